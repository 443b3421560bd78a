// Of a row that is cut off a cell had the index of one that exists: column-major, height 1.
// row: max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v32
// problem: max_unpool f32 i64 tensor_colmajor cf n1c1d3h1w30 k1x2x2s1x2x2d1 out=3x1x59 fill=random idx=own
func.func @f0(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(tensor_colmajor) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
