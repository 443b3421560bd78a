// min_pool: spelling, its types, the kernels of max_pool that serve it, its functions, and refusals.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics | FileCheck %s
// RUN: argpool-opt %s --split-input-file --verify-diagnostics --argpool-collect-kernels | FileCheck %s --check-prefix=KERNEL

// CHECK-LABEL: func.func @both
// CHECK: %values, %indices = argpool.min_pool %arg0 window(kernel [3, 3] stride [2, 2] pad [1, 1]) index(window : ui8) layout(channels_last) : tensor<?x8x5x4xui16>
// KERNEL: argpool.kernel @max_pool_i16_u8_cl_2dk3s2p1 for max_pool elem i16 index u8 layout channels_last window(kernel [3, 3] stride [2, 2] pad [1, 1])
func.func @both(%x: tensor<?x8x5x4xui16>) -> (tensor<?x8x3x2xui16>, tensor<?x8x3x2xui8>) {
  %v, %i = argpool.min_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1]) index(window : ui8)
      layout(channels_last) : tensor<?x8x5x4xui16>
  return %v, %i : tensor<?x8x3x2xui16>, tensor<?x8x3x2xui8>
}

// -----

// CHECK-LABEL: func.func @values
// CHECK: argpool.min_pool %arg0 window(any rank 2) index(plane : i64) : tensor<1x1x?x?xui8>
// KERNEL: argpool.kernel @max_pool_u8_none_cf_any for max_pool elem u8 index none layout channels_first window(any)
func.func @values(%x: tensor<1x1x?x?xui8>) -> tensor<1x1x?x?xui8> {
  %v, %i = argpool.min_pool %x window(any rank 2) index(plane : i64) : tensor<1x1x?x?xui8>
  return %v : tensor<1x1x?x?xui8>
}

// -----

func.func @element(%x: tensor<1x1x8x8xsi32>) {
  // expected-error @+1 {{C16: pools f64, f32, f16, bf16, i64, i32, i16, i8, ui64, ui32, ui16, ui8 or i1, given 'si32'}}
  argpool.min_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x8x8xsi32>
  return
}

// -----

func.func @kernel(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{C1: no window fits W: it spans 9 cells, and 8 cells}}
  argpool.min_pool %x window(kernel [2, 9]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}
