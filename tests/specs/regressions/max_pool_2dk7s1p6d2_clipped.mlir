// Rows with a compiled window number all of its taps: the runtime, which clips windows for rows that
// take them at run time, mended numbers that were right.
// row: max_pool_f32_u8_cf_2dk7s1p6d2__base_rows
// problem: max_pool f32 u8 window cf n1c2h2w3 k7s1p6d2 fill=ties
// problem: max_pool f32 u8 window cf n1c17h1w1 k7s1p6d2 fill=mix
func.func @f0(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>) {
  %v, %i = argpool.max_pool %x window(kernel [7, 7] stride [1, 1] pad [6, 6] dilation [2, 2]) index(window : ui8) : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
}
