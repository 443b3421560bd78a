// Channels-last pools of floats of more than 16 taps (by vectors of 32 bytes, in volumes whose
// windows overlap, 7), whose windows share no rows of one slab, have no `channels` but on AVX-512,
// and the kernel for any window beside their own.
// RUN: argpool-opt %s --argpool-collect-kernels --argpool-select-variants | FileCheck %s

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.target @avx512 halide "x86-64" triple "x86_64" vector_bytes 64 needs(avx512f)
argpool.unroll_limit 64 for max_pool
argpool.variant @channels for max_pool targets [@base, @avx2, @avx512] when <window = compiled>
argpool.variant @pixel_line for max_pool targets [@base] when <window = compiled> guard <max_c = 3>
argpool.variant @any_channels for max_pool targets [@base] when <window = any>

// CHECK-NOT: argpool.kernel
// CHECK: argpool.kernel @max_pool_f32_none_cl_2dk5s1__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_2dk5s1__avx2_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_2dk5s1__base_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_2dk5s1__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_2dk5s5__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_2dk5s5__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk2s1__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk2s1__base_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk2s1__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s1__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s1__base_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s1__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s3x2x2__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s3x2x2__avx2_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s3x2x2__base_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3x2x2s3x2x2__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3s2__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_3dk3s2__base_pixel_line
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cl_any__base_any_channels
// CHECK-NEXT: argpool.kernel @max_pool_i8_none_cl_2dk5s5__avx512_channels
// CHECK-NEXT: argpool.kernel @max_pool_i8_none_cl_2dk5s5__avx2_channels
// CHECK-NEXT: argpool.kernel @max_pool_i8_none_cl_2dk5s5__base_channels
// CHECK-NEXT: argpool.kernel @max_pool_i8_none_cl_2dk5s5__base_pixel_line
// CHECK-NOT: argpool.kernel

func.func @planes(%x: tensor<?x?x?x?xf32>, %y: tensor<?x?x?x?xi8>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xi8>) {
  %a, %i = argpool.max_pool %x window(kernel [5, 5]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %b, %j = argpool.max_pool %x window(kernel [5, 5] stride [1, 1]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf32>
  %c, %k = argpool.max_pool %y window(kernel [5, 5]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?xi8>
  return %a, %b, %c : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xi8>
}
func.func @volumes(%x: tensor<?x?x?x?x?xf32>) -> (tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) {
  %a, %i = argpool.max_pool %x window(kernel [3, 3, 3] stride [2, 2, 2]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?x?xf32>
  %b, %j = argpool.max_pool %x window(kernel [2, 2, 2] stride [1, 1, 1]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?x?xf32>
  %c, %k = argpool.max_pool %x window(kernel [3, 2, 2]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?x?xf32>
  %d, %l = argpool.max_pool %x window(kernel [3, 2, 2] stride [1, 1, 1]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?x?xf32>
  return %a, %b, %c, %d : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>
}
