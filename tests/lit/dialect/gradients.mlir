// The gradients and `duplicates`, printed and read again, and the types that follow.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s
// RUN: argpool-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=TYPES

// Spatial extents of src are unknown unless src_size says them.
// CHECK-LABEL: @pool_backward
// CHECK: argpool.max_pool_backward %arg0, %arg1 window(kernel [2, 2] stride [2, 2]) index(plane) : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
// CHECK: argpool.max_pool_backward {{.*}} index(plane) layout(channels_last) src_size [32, 33] :
// CHECK: argpool.max_pool_backward {{.*}} src_size [1, 8, ?, 33] :
// CHECK: argpool.max_pool_backward {{.*}} window(any rank 2) index(plane) src_size [7, 9] :
// TYPES: "argpool.max_pool_backward"{{.*}} -> tensor<1x8x?x?xf32>
// TYPES: "argpool.max_pool_backward"{{.*}} -> tensor<1x8x32x33xf32>
// TYPES: "argpool.max_pool_backward"{{.*}} -> tensor<1x8x?x33xf32>
// TYPES: "argpool.max_pool_backward"{{.*}} -> tensor<1x8x7x9xf32>
func.func @pool_backward(%g: tensor<1x8x16x16xf32>, %i: tensor<1x8x16x16xi64>) {
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) layout(channels_first)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) layout(channels_last)
      src_size [32, 33] : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane)
      src_size [1, 8, ?, 33] : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  argpool.max_pool_backward %g, %i window(any rank 2) index(plane)
      src_size [7, 9] : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return
}

// With ceil_mode a kernel larger than the cells is one window (C1). Rank 1, unbatched, f16.
// TYPES: "argpool.max_pool_backward"{{.*}} -> tensor<?x6xf16>
func.func @pool_backward_ceil(%g: tensor<?x1xf16>, %i: tensor<?x1xui16>) {
  argpool.max_pool_backward %g, %i window(kernel [7] ceil_mode) index(window) src_size [6]
      : tensor<?x1xf16>, tensor<?x1xui16>
  return
}

// CHECK-LABEL: @unpool_backward
// CHECK: argpool.max_unpool_backward %arg0, %arg1 window(kernel [2, 2] stride [2, 2]) index(plane) : tensor<?x8x33x32xi1>, tensor<4x?x16x?xi64>
// CHECK: argpool.max_unpool_backward {{.*}} index(tensor_default_shape) layout(channels_last) duplicates(exact) :
// CHECK: argpool.max_unpool_backward {{.*}} window(any rank 2) index(plane) duplicates(sum) :
// TYPES-COUNT-3: "argpool.max_unpool_backward"{{.*}} -> tensor<4x8x16x?xi1>
func.func @unpool_backward(%g: tensor<?x8x33x32xi1>, %i: tensor<4x?x16x?xi64>) {
  argpool.max_unpool_backward %g, %i window(kernel [2, 2]) index(plane) duplicates(last)
      : tensor<?x8x33x32xi1>, tensor<4x?x16x?xi64>
  argpool.max_unpool_backward %g, %i window(kernel [2, 2]) index(tensor_default_shape)
      layout(channels_last) duplicates(exact) : tensor<?x8x33x32xi1>, tensor<4x?x16x?xi64>
  argpool.max_unpool_backward %g, %i window(any rank 2) index(plane) duplicates(sum)
      : tensor<?x8x33x32xi1>, tensor<4x?x16x?xi64>
  return
}

// CHECK-LABEL: @unpool_sum
// CHECK: argpool.max_unpool {{.*}} index(image) layout(channels_last) duplicates(sum) output_size [5, 5, 5] :
// TYPES: "argpool.max_unpool"{{.*}} -> tensor<3x5x5x5xui16>
func.func @unpool_sum(%v: tensor<3x2x2x2xui16>, %i: tensor<3x2x2x2xi32>) {
  argpool.max_unpool %v, %i window(kernel [2, 2, 2]) index(image) layout(channels_last)
      duplicates(sum) output_size [5, 5, 5] : tensor<3x2x2x2xui16>, tensor<3x2x2x2xi32>
  return
}
