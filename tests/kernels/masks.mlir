// The kernels of max_mask that mask_test.cpp runs: every type and layout, and windows of 1 to 3
// dimensions.
func.func @pair(%x: tensor<2x3x6x8xf32>) -> tensor<2x3x6x8xf32> {  // becomes one, by fuse-mask
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<2x3x6x8xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<2x3x3x4xf32>, tensor<2x3x3x4xi64>
  return %d : tensor<2x3x6x8xf32>
}
argpool.kernels for max_mask window(kernel [2, 2])
argpool.kernels for max_mask when <elem = [f32, u8]> window(kernel [3, 3])
argpool.kernels for max_mask when <elem = [f32, i64]> window(kernel [4])
argpool.kernels for max_mask when <elem = [f32, f16]> window(kernel [2, 2, 2])
argpool.kernels for max_mask when <elem = [f32]> window(kernel [1, 3])
