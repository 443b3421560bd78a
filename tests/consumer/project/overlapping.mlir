func.func @down(%x: tensor<1x1x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xui8>) {
  %v, %i = argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1]) index(window : ui8)
      : tensor<1x1x4x4xf32>
  return %v, %i : tensor<1x1x2x2xf32>, tensor<1x1x2x2xui8>
}
