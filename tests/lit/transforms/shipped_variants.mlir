// The list we ship reads, and has rows for whatever the default set and a usual spec ask for.
// RUN: bash -c "cat %source/generators/variants.mlir %source/generators/variants/*.mlir > %t.variants"
// RUN: argpool-opt %t.variants -o %t.read
// RUN: cat %t.variants %source/tools/default.mlir \
// RUN:   | argpool-opt --argpool-collect-kernels --argpool-select-variants | FileCheck %s
// RUN: cat %t.variants %s \
// RUN:   | argpool-opt --argpool-collect-kernels --argpool-select-variants | FileCheck %s

// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__avx512_rows
// CHECK: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_
func.func @unpool(%x: tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return %d : tensor<1x8x32x32xf32>
}
