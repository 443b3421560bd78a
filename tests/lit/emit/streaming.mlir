// A streaming variant's whole-vector stores to its outputs pass by the cache, in LLVM IR and in
// machine code; its masked tails, and an ordinary variant's stores, do not.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cf_2dk2s2__avx512
// RUN: %{row}_rows_stream --emit=llvm | FileCheck %s --check-prefix=LLVM
// RUN: %{row}_rows_stream --emit=asm | FileCheck %s --check-prefix=ASM
// RUN: %{row}_rows --emit=llvm | FileCheck %s --check-prefix=ROWS
// RUN: %{row}_rows --emit=asm | FileCheck %s --check-prefix=ROWS

// LLVM: define hidden noundef i32 @streaming__max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream(
// LLVM: store <16 x float> {{.*}}, align 64, {{.*}}!nontemporal ![[MARK:[0-9]+]]
// LLVM: store <8 x i64> {{.*}}, align 64, {{.*}}!nontemporal ![[MARK]]
// LLVM: ![[MARK]] = !{i32 1}

// ASM: .hidden streaming__max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream
// ASM-DAG: vmovntps %zmm
// ASM-DAG: vmovnt{{dq|ps|pd}} %zmm

// ROWS: streaming__max_pool_f32_i64_cf_2dk2s2__avx512_rows
// ROWS-NOT: nontemporal
// ROWS-NOT: vmovnt

func.func @down(%x: tensor<?x64x360x480xf32>)
    -> (tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64)
      : tensor<?x64x360x480xf32>
  return %v, %i : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
}
