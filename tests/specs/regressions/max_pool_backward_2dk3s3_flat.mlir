// The planes' table of cells was made for more vectors than the stack had room for, where a plane's
// rows were too many cells to lie flat.
// row: max_pool_backward_f32_i64_cf_2dk3s3__avx512_plane_line
// problem: max_unpool f32 i64 image cf n1c1h4w10 k3s3e2x0d1 out=9x31 dup=sum fill=random idx=own
// problem: max_pool_backward f32 i64 plane cf n3c1h7w8 k3s3e1x0d1 out=22x25 fill=nan idx=own gap=2x6x7x1
func.func @f0(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_pool_backward %v, %i window(kernel [3, 3]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
