// Cells at the distances that an index names, which Halide loads lane by lane, are one instruction
// where the target has it.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cf_any_
// RUN: %{row}_avx512_any_window --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: %{row}_avx512_any_window --emit=asm | FileCheck %s --check-prefix=ASM
// RUN: %{row}_base_any_window --emit=llvm | FileCheck %s --check-prefix=BASE

// LLVM: call <16 x float> @llvm.masked.gather.v16f32
// ASM: vgatherdps {{.*}}%zmm

// BASE: gathers__max_pool_f32_i64_cf_any__base_any_window
// BASE-NOT: masked.gather

argpool.kernels for max_pool
    when <elem = [f32], index = [i64], layout = channels_first> window(any)
