// 2x2 pooling with tap numbers, for a device without an operating system.
func.func @down(%x: tensor<1x8x32x32xf32>) -> (tensor<1x8x16x16xf32>, tensor<1x8x16x16xui8>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(window : ui8) : tensor<1x8x32x32xf32>
  return %v, %i : tensor<1x8x16x16xf32>, tensor<1x8x16x16xui8>
}
