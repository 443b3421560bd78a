// The rows that stream took 36 s each to generate: LLVM compares every two of a vector's 270 loads.
// row: max_pool_f32_u8_cf_2dk15x3s8x6__avx512_rows
// problem: max_pool f32 u8 window cf n1c2h31w99 k15x3s8x6 fill=random
func.func @f0(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>) {
  %v, %i = argpool.max_pool %x window(kernel [15, 3] stride [8, 6]) index(window : ui8) : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
}
