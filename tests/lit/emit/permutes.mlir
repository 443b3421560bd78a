// What a row of few channels picks out of vectors at hand is permuted in registers, the low halves
// of 64-bit indices straight out of the two vectors that hold them. (Rows of windows that lack cells
// gather, further below.)
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_unpool_x32_i64_cl_2dk2s2_
// RUN: %{row}_avx512_pixel_line --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: %{row}_avx512_pixel_line --emit=asm | FileCheck %s --check-prefix=ASM
// DEFINE: %{pool} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cl_1dk2s2_
// RUN: %{pool}_avx2_pixel_line --emit=llvm | FileCheck %s --check-prefix=AVX2

// LLVM-NOT: masked.gather
// LLVM: call <16 x i32> @llvm.x86.avx512.vpermi2var.d.512
// LLVM-NOT: masked.gather
// LLVM: call <16 x i32> @llvm.x86.avx512.permvar.si.512

// ASM: vpermi2d {{.*}}%zmm
// ASM: vpermd {{.*}}%zmm

// AVX2 permutes each of two vectors, and takes lanes of the one or the other.
// AVX2-COUNT-2: call <8 x float> @llvm.x86.avx2.permps(
// AVX2-NEXT: select <8 x i1>

argpool.kernels for max_unpool
    when <elem = [x32], index = [i64], layout = channels_last> window(kernel [2, 2])
argpool.kernels for max_pool
    when <elem = [f32], index = [i64], layout = channels_last> window(kernel [2])
