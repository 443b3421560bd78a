func.func @pair(%x: tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return %d : tensor<1x8x32x32xf32>
}
