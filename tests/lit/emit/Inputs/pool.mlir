func.func @down(%x: tensor<?x64x360x480xf32>)
    -> (tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64)
      : tensor<?x64x360x480xf32>
  return %v, %i : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
}
