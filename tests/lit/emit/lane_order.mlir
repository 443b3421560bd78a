// AVX2 puts every other element of two vectors in order when all is worked out of them: lanes of values
// once, codes by the shuffles that widen them.
//
// DEFINE: %{row} = argpool-compile %s -q --cache=%t/cache --row=max_pool_f32_i64_cf_2dk2s2_
// RUN: %{row}_avx2_rows --emit=llvm | FileCheck %s
// RUN: %{row}_avx512_rows_v8 --emit=llvm | FileCheck %s --check-prefix=NONE

// CHECK: shufflevector <8 x float> {{.*}} <8 x i32> <i32 0, i32 2, i32 8, i32 10, i32 4, i32 6, i32 12, i32 14>
// CHECK: shufflevector <8 x i32> {{.*}} <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 4, i32 12, i32 5, i32 13,
// CHECK-NOT: shufflevector <8 x float> {{.*}} <8 x i32> <i32 0, i32 2, i32 4,
// NONE-NOT: <i32 0, i32 2, i32 8, i32 10,

argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [2, 2])
