// SegNet's five pairs: each encoder pools 2x2 by 2 and remembers where the maxima sat; the decoder
// of the same level puts values back there. The extents are those of a 360x480 image; as rows are
// not always even, the decoder names the extents it unpools to. Tap numbers instead of offsets: an
// eighth of the memory.
func.func @encode(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [2, 2] ceil_mode) index(window : ui8)
      : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
}
func.func @decode(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xui8>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2] stride [2, 2] ceil_mode) index(window)
      output_size [?, ?] : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  return %d : tensor<?x?x?x?xf32>
}
