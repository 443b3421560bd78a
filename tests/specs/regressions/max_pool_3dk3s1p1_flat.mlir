// Vectors of windows of several slabs over one slab of cells went back to its first row, which was
// not loaded.
// row: max_pool_f32_i64_cf_3dk3s1p1__avx512_plane_line
// problem: max_pool f32 i64 batch_image cf n1c1d1h3w9 k3s1p1e2x1x0d1 fill=random
func.func @f0(%x: tensor<?x?x?x?x?xf32>) -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [3, 3, 3] stride [1, 1, 1] pad [1, 1, 1]) index(plane : i64) : tensor<?x?x?x?x?xf32>
  return %v, %i : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xi64>
}
