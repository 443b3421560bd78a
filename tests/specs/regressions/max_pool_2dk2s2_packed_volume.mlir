// Windows of 1x2x2 over volumes whose last rows lack cells: row_packing_x4's pass over all rows, which has
// no table for these, read a row past the last plane.
// problem: max_pool f32 i64 plane cf n1c1d3h3w17 k1x2x2s1x2x2e0x1x1d1 fill=lowest threads=2 seed=67
// problem: max_pool f32 i64 plane cf n1c2d2h5w9 k1x2x2s1x2x2e0x1x1d1 fill=nan
func.func @pool(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [2, 2]) index(plane : i64) : tensor<?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
}
