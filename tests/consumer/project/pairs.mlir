func.func @down(%x: tensor<1x1x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  return %v, %i : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
}

func.func @up(%v: tensor<1x1x2x2xf32>, %i: tensor<1x1x2x2xi64>) -> tensor<1x1x4x4xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x4x4xf32>
}
