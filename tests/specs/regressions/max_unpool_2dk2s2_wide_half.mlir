// A plane's loop wrote the first slab alone where a call of rank 3 has windows of one slab.
// row: max_unpool_x32_i64_cf_2dk2s2__avx2_plane_loop
// problem: max_unpool f32 i64 plane cf n1c2d2h3w8 k1x2x2s1x2x2 fill=bits idx=own
// problem: max_unpool f32 i64 plane cf n2c2d3h3w8 k1x2x2s1x2x2 fill=bits idx=bad
// problem: max_unpool f32 i64 plane cf n2c2d3h3w9 k1x2x2s1x2x2 out=3x7x19 fill=bits idx=alias
func.func @f0(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
