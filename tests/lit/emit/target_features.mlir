// A row may use what its target needs and no more: the generator's choice of a CPU, which has more
// features than the runtime asks for, does not reach code generation.
//
// RUN: argpool-compile %s -q --cache=%t/cache --emit=llvm \
// RUN:   --row=max_pool_f32_i64_cf_2dk2s2__avx2_rows | FileCheck %s

// CHECK: define hidden noundef i32 @target_features__max_pool_f32_i64_cf_2dk2s2__avx2_rows(
// CHECK-NOT: "target-cpu"
// CHECK: "target-features"="+sse4.1,+avx,+f16c,+fma,+avx2"
// CHECK-NOT: "target-cpu"
// CHECK-NOT: bmi

func.func @down(%x: tensor<?x64x360x480xf32>)
    -> (tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64)
      : tensor<?x64x360x480xf32>
  return %v, %i : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
}
