// Halves in one dimension without images, bytes in three, channels-last.
func.func @halves(%x: tensor<2x8xf16>) -> (tensor<2x4xf16>, tensor<2x4xi32>) {
  %v, %i = argpool.max_pool %x window(kernel [2]) index(plane : i32) : tensor<2x8xf16>
  return %v, %i : tensor<2x4xf16>, tensor<2x4xi32>
}

func.func @bytes(%x: tensor<1x2x2x4x4xi8>) -> tensor<1x2x3x4x5xi8> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2, 2]) index(window : ui8) layout(channels_last)
      : tensor<1x2x2x4x4xi8>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2, 2]) index(window) layout(channels_last)
      output_size [3, 4, 5] : tensor<1x2x1x2x2xi8>, tensor<1x2x1x2x2xui8>
  return %d : tensor<1x2x3x4x5xi8>
}
