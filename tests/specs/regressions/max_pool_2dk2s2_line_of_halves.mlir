// A line of windows compared f16 as memory has it, without FloatKey.
// variants: lists/plane_line.mlir
// row: max_pool_f16_i64_cf_2dk2s2__base_plane_line
// problem: max_pool f16 i64 plane cf n1c1h2w16 k2s2 fill=negative
// problem: max_pool f16 i64 plane cf n1c1h2w16 k2s2 fill=nan
func.func @f0(%x: tensor<?x?x?x?xf16>) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<?x?x?x?xf16>
  return %v, %i : tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>
}
func.func @f1(%x: tensor<?x?x?x?xbf16>) -> (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<?x?x?x?xbf16>
  return %v, %i : tensor<?x?x?x?xbf16>, tensor<?x?x?x?xi64>
}
