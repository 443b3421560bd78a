// Windows of 1x2x2 over volumes whose rows are whole pages: a schedule for such rows wrote
// slab 0 alone.
// problem: max_unpool f32 i64 plane cf n1c1d2h1w512 k1x2x2s1x2x2 idx=own
// problem: max_unpool f32 i64 plane cf n1c2d3h2w512 k1x2x2s1x2x2 idx=bad threads=2
// problem: max_pool_backward f32 i64 plane cf n1c1d3h1w1024 k1x2x2s1x2x2 idx=own
func.func @unpool(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
func.func @gradient(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_pool_backward %v, %i window(kernel [2, 2]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
