// Halide 21 stopped with an internal error while it generated these rows: a bound was infinite.
// row: max_unpool_backward_x32_u8_cf_2dk2s2__base_rows
// row: max_unpool_backward_x64_u8_cf_1dk10s1__base_rows_v4
// problem: max_unpool_backward f32 u8 window cf n2c3h5w7 k2s2 fill=random
func.func @f0(%g: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xui8>) -> tensor<?x?x?x?xf32> {
  %v = argpool.max_unpool_backward %g, %i window(kernel [2, 2] stride [2, 2]) index(window) duplicates(sum) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  return %v : tensor<?x?x?x?xf32>
}
func.func @f1(%g: tensor<?x?x?xi64>, %i: tensor<?x?x?xui8>) -> tensor<?x?x?xi64> {
  %v = argpool.max_unpool_backward %g, %i window(kernel [10] stride [1]) index(window) duplicates(sum) : tensor<?x?x?xi64>, tensor<?x?x?xui8>
  return %v : tensor<?x?x?xi64>
}
func.func @f2(%g: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xui8>) -> tensor<?x?x?x?xf32> {
  %v = argpool.max_unpool_backward %g, %i window(kernel [1, 4] stride [1, 2] pad [0, 1] dilation [1, 2]) index(window) duplicates(last) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xui8>
  return %v : tensor<?x?x?x?xf32>
}
