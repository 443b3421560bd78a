// Pooling and unpooling with windows that share cells, and their gradients.
func.func @pool(%x: tensor<1x1x3x3xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [1, 1]) index(plane : i64)
      : tensor<1x1x3x3xf32>
  return %v, %i : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
}

func.func @pool_backward(%g: tensor<1x1x2x2xf32>, %i: tensor<1x1x2x2xi64>)
    -> tensor<1x1x3x3xf32> {
  %s = argpool.max_pool_backward %g, %i window(kernel [2, 2] stride [1, 1]) index(plane)
      src_size [3, 3] : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %s : tensor<1x1x3x3xf32>
}

func.func @unpool(%v: tensor<1x1x2x2xf32>, %i: tensor<1x1x2x2xi64>) -> tensor<1x1x3x3xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2] stride [1, 1]) index(plane) duplicates(sum)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x3x3xf32>
}

func.func @unpool_backward(%g: tensor<1x1x3x3xf32>, %i: tensor<1x1x2x2xi64>)
    -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>) {
  %all = argpool.max_unpool_backward %g, %i window(kernel [2, 2] stride [1, 1]) index(plane)
      duplicates(sum) : tensor<1x1x3x3xf32>, tensor<1x1x2x2xi64>
  %last = argpool.max_unpool_backward %g, %i window(kernel [2, 2] stride [1, 1]) index(plane)
      duplicates(exact) : tensor<1x1x3x3xf32>, tensor<1x1x2x2xi64>
  return %all, %last : tensor<1x1x2x2xf32>, tensor<1x1x2x2xf32>
}
