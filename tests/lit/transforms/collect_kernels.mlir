// What each operation needs, once, in the table's order; and nothing more the second time.
// RUN: argpool-opt %s --argpool-collect-kernels --split-input-file | FileCheck %s
// RUN: argpool-opt %s --argpool-collect-kernels --split-input-file > %t.once
// RUN: argpool-opt %t.once --argpool-collect-kernels --split-input-file | diff %t.once -

// A pool needs itself, an unpool five: two for its window, three for any. By kernel, then element,
// index, layout and window.
// CHECK-LABEL: func.func @pair
func.func @pair(%x: tensor<1x8x32x32xf32>, %w: tensor<1x8x8x8xf16>, %j: tensor<1x8x8x8xi32>)
    -> (tensor<1x8x32x32xf32>, tensor<1x8x16x16xf16>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  %e = argpool.max_unpool %w, %j window(kernel [2, 2]) index(image) layout(channels_last)
      : tensor<1x8x8x8xf16>, tensor<1x8x8x8xi32>
  return %d, %e : tensor<1x8x32x32xf32>, tensor<1x8x16x16xf16>
}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2 for max_pool elem f32 index i64 layout channels_first window(kernel [2, 2] stride [2, 2])
// CHECK-NEXT: argpool.kernel @max_unpool_x16_i32_cl_2dk2s2 for max_unpool elem x16 index i32 layout channels_last window(kernel [2, 2] stride [2, 2])
// CHECK-NEXT: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2 for max_unpool elem x32
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_2dk2s2 for check_indices index i64 layout channels_first window(kernel [2, 2] stride [2, 2])
// CHECK-NEXT: argpool.kernel @check_indices_i32_cl_2dk2s2 for check_indices
// CHECK-NEXT: argpool.kernel @locate_index_i64_cf_any for locate_index index i64 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @locate_index_i32_cl_any for locate_index
// CHECK-NEXT: argpool.kernel @max_unpool_scatter_x16_i32_cl_any for max_unpool_scatter elem x16
// CHECK-NEXT: argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @report_index_i64_cf_any for report_index index i64 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @report_index_i32_cl_any for report_index
// CHECK-NEXT: }

// -----

// The spaces of C7 are affine but for window, so that they share a kernel; sizes do not matter.
// CHECK-LABEL: func.func @spaces
func.func @spaces(%x: tensor<1x8x32x32xf32>, %y: tensor<?x3x?x?xf32>)
    -> (tensor<1x8x16x16xi64>, tensor<?x3x?x?xi64>, tensor<1x8x16x16xui8>) {
  %v0, %i0 = argpool.max_pool %x window(kernel [2, 2]) index(tensor : i64) : tensor<1x8x32x32xf32>
  %v1, %i1 = argpool.max_pool %y window(kernel [2, 2]) index(image : i64) : tensor<?x3x?x?xf32>
  %v2, %i2 = argpool.max_pool %x window(kernel [2, 2]) index(window : ui8) : tensor<1x8x32x32xf32>
  return %i0, %i1, %i2 : tensor<1x8x16x16xi64>, tensor<?x3x?x?xi64>, tensor<1x8x16x16xui8>
}
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2
// CHECK-NEXT: }

// -----

// Indices that nobody uses are not captured.
// CHECK-LABEL: func.func @no_indices
func.func @no_indices(%x: tensor<8x32x32xf32>) -> tensor<8x16x16xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<8x32x32xf32>
  return %v : tensor<8x16x16xf32>
}
// CHECK: argpool.kernel @max_pool_f32_none_cf_2dk2s2 for max_pool elem f32 index none
// CHECK-NEXT: }

// -----

// A kernel sees begin pads only, and no outermost dimension that does nothing: the first four share
// one. Names spell what differs between dimensions. `any` comes last.
// CHECK-LABEL: func.func @windows
func.func @windows(%x: tensor<1x1x9x9x9xf32>, %y: tensor<1x1x9x9xf32>) -> (tensor<1x1x?x?x?xf32>,
    tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>, tensor<1x1x9x5x5xf32>,
    tensor<1x1x4x10xf32>) {
  %any, %a = argpool.max_pool %x window(any rank 3) index(plane : i64) : tensor<1x1x9x9x9xf32>
  %v0, %i0 = argpool.max_pool %y window(kernel [3, 3] stride [2, 2] pad [1, 1])
      index(plane : i64) : tensor<1x1x9x9xf32>
  %v1, %i1 = argpool.max_pool %y window(kernel [3, 3] stride [2, 2] pad [1, 1] pad_end [2, 2])
      index(plane : i64) : tensor<1x1x9x9xf32>
  %v2, %i2 = argpool.max_pool %y window(kernel [3, 3] stride [2, 2] pad [1, 1] ceil_mode)
      index(plane : i64) : tensor<1x1x9x9xf32>
  %v3, %i3 = argpool.max_pool %x window(kernel [1, 3, 3] stride [1, 2, 2] pad [0, 1, 1])
      index(plane : i64) : tensor<1x1x9x9x9xf32>
  %v4, %i4 = argpool.max_pool %y window(kernel [2, 3] stride [2, 1] pad [0, 1] pad_end [0, 4]
      dilation [1, 2]) index(plane : i64) : tensor<1x1x9x9xf32>
  return %any, %v0, %v1, %v2, %v3, %v4 : tensor<1x1x?x?x?xf32>, tensor<1x1x5x5xf32>,
      tensor<1x1x5x5xf32>, tensor<1x1x5x5xf32>, tensor<1x1x9x5x5xf32>, tensor<1x1x4x10xf32>
}
// CHECK: argpool.kernel @max_pool_f32_none_cf_2dk2x3s2x1p0x1d1x2 {{.*}} window(kernel [2, 3] stride [2, 1] pad [0, 1] dilation [1, 2])
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cf_2dk3s2p1 {{.*}} window(kernel [3, 3] stride [2, 2] pad [1, 1])
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cf_any {{.*}} window(any)
// CHECK-NEXT: }

// -----

// Element types: computing kernels keep them, moving ones keep their width.
// CHECK-LABEL: func.func @elements
func.func @elements(%a: tensor<3x8xbf16>, %b: tensor<3x8xui8>, %c: tensor<3x8xi8>,
                    %d: tensor<3x4xi1>, %e: tensor<3x4xcomplex<f32>>, %i: tensor<3x4xi32>)
    -> (tensor<3x4xbf16>, tensor<3x4xui8>, tensor<3x4xi8>, tensor<3x8xi1>, tensor<3x8xcomplex<f32>>) {
  %v0, %i0 = argpool.max_pool %a window(kernel [2]) index(plane : i64) : tensor<3x8xbf16>
  %v1, %i1 = argpool.max_pool %b window(kernel [2]) index(plane : i64) : tensor<3x8xui8>
  %v2, %i2 = argpool.max_pool %c window(kernel [2]) index(plane : i64) : tensor<3x8xi8>
  %v3 = argpool.max_unpool %d, %i window(kernel [2]) index(plane) : tensor<3x4xi1>, tensor<3x4xi32>
  %v4 = argpool.max_unpool %e, %i window(kernel [2]) index(plane)
      : tensor<3x4xcomplex<f32>>, tensor<3x4xi32>
  return %v0, %v1, %v2, %v3, %v4 : tensor<3x4xbf16>, tensor<3x4xui8>, tensor<3x4xi8>,
      tensor<3x8xi1>, tensor<3x8xcomplex<f32>>
}
// CHECK: argpool.kernel @max_pool_bf16_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_i8_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_u8_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_unpool_x8_i32_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_unpool_x64_i32_cf_1dk2s2

// -----

// Unsigned elements are pooled by kernels of signed ones, i1 as bytes.
// CHECK-LABEL: func.func @unsigned
func.func @unsigned(%a: tensor<3x8xui64>, %b: tensor<3x8xui32>, %c: tensor<3x8xui16>,
                    %d: tensor<3x8xi1>)
    -> (tensor<3x4xui64>, tensor<3x4xui32>, tensor<3x4xui16>, tensor<3x4xi1>) {
  %v0, %i0 = argpool.max_pool %a window(kernel [2]) index(plane : i64) : tensor<3x8xui64>
  %v1, %i1 = argpool.max_pool %b window(kernel [2]) index(plane : i64) : tensor<3x8xui32>
  %v2, %i2 = argpool.max_pool %c window(kernel [2]) index(plane : i64) : tensor<3x8xui16>
  %v3, %i3 = argpool.max_pool %d window(kernel [2]) index(plane : i64) : tensor<3x8xi1>
  return %v0, %v1, %v2, %v3 : tensor<3x4xui64>, tensor<3x4xui32>, tensor<3x4xui16>, tensor<3x4xi1>
}
// CHECK: argpool.kernel @max_pool_i64_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_i32_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_i16_none_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @max_pool_u8_none_cf_1dk2s2

// -----

// Adding: a gradient, and unpooling with duplicates(sum), which share kernels where the elements
// are floats. Integers are bits, whatever their sign.
// CHECK-LABEL: func.func @sums
func.func @sums(%g: tensor<3x4xf16>, %a: tensor<3x4xi8>, %b: tensor<3x4xui8>, %c: tensor<3x4xi64>,
                %i: tensor<3x4xi64>) {
  argpool.max_pool_backward %g, %i window(kernel [2]) index(plane) src_size [9]
      : tensor<3x4xf16>, tensor<3x4xi64>
  argpool.max_unpool %g, %i window(kernel [2]) index(tensor) duplicates(sum)
      : tensor<3x4xf16>, tensor<3x4xi64>
  argpool.max_unpool %a, %i window(kernel [2]) index(plane) duplicates(sum)
      : tensor<3x4xi8>, tensor<3x4xi64>
  argpool.max_unpool %b, %i window(kernel [2]) index(plane) duplicates(sum)
      : tensor<3x4xui8>, tensor<3x4xi64>
  argpool.max_unpool %c, %i window(any rank 1) index(plane) duplicates(sum)
      : tensor<3x4xi64>, tensor<3x4xi64>
  return
}
// CHECK: argpool.kernel @max_pool_backward_f16_i64_cf_1dk2s2 for max_pool_backward elem f16 index i64 layout channels_first window(kernel [2] stride [2])
// CHECK-NEXT: argpool.kernel @max_pool_backward_x8_i64_cf_1dk2s2 for max_pool_backward elem x8
// CHECK-NEXT: argpool.kernel @max_pool_backward_x64_i64_cf_any for max_pool_backward elem x64 index i64 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_1dk2s2 for
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_any for
// CHECK-NEXT: argpool.kernel @locate_index_i64_cf_any for
// CHECK-NEXT: argpool.kernel @max_pool_backward_scatter_f16_i64_cf_any for max_pool_backward_scatter elem f16 index i64 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @max_pool_backward_scatter_x8_i64_cf_any for
// CHECK-NEXT: argpool.kernel @max_pool_backward_scatter_x64_i64_cf_any for
// CHECK-NEXT: argpool.kernel @report_index_i64_cf_any for
// CHECK-NEXT: }

// -----

// Fetching: the window's kernel, and, where indices are offsets, the one for any window, which may
// have rows where the first has none; tap numbers mean nothing without their window. `sum` is fetched
// as `last` is. Devices check indices apart.
// CHECK-LABEL: func.func @fetches
func.func @fetches(%g: tensor<3x8xbf16>, %i: tensor<3x4xi32>, %t: tensor<3x4xui8>,
                   %u: tensor<3x4xui16>) {
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane) layout(channels_last)
      : tensor<3x8xbf16>, tensor<3x4xi32>
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane) layout(channels_last)
      duplicates(sum) : tensor<3x8xbf16>, tensor<3x4xi32>
  argpool.max_unpool_backward %g, %t window(kernel [2]) index(window)
      : tensor<3x8xbf16>, tensor<3x4xui8>
  argpool.max_unpool_backward %g, %u window(any rank 1) index(window)
      : tensor<3x8xbf16>, tensor<3x4xui16>
  argpool.max_unpool_backward %g, %t window(kernel [2]) index(window) duplicates(exact)
      : tensor<3x8xbf16>, tensor<3x4xui8>
  return
}
// CHECK: argpool.kernel @max_unpool_backward_x16_i32_cl_1dk2s2 for max_unpool_backward
// CHECK-NEXT: argpool.kernel @max_unpool_backward_x16_i32_cl_any for max_unpool_backward elem x16 index i32 layout channels_last window(any)
// CHECK-NEXT: argpool.kernel @max_unpool_backward_x16_u8_cf_1dk2s2 for max_unpool_backward elem x16 index u8 layout channels_first window(kernel [2] stride [2])
// CHECK-NEXT: argpool.kernel @max_unpool_backward_x16_u16_cf_any for max_unpool_backward elem x16 index u16
// CHECK-NEXT: argpool.kernel @check_indices_i32_cl_any for
// CHECK-NEXT: argpool.kernel @check_indices_u8_cf_any for
// CHECK-NEXT: argpool.kernel @check_indices_u16_cf_any for
// CHECK-NEXT: argpool.kernel @locate_index_i32_cl_any for
// CHECK-NEXT: argpool.kernel @locate_index_u8_cf_any for
// CHECK-NEXT: argpool.kernel @locate_index_u16_cf_any for
// CHECK-NEXT: argpool.kernel @max_unpool_backward_exact_x16_u8_cf_any for max_unpool_backward_exact elem x16 index u8 layout channels_first window(any)
// CHECK-NEXT: argpool.kernel @report_index_i32_cl_any for
// CHECK-NEXT: argpool.kernel @report_index_u8_cf_any for
// CHECK-NEXT: argpool.kernel @report_index_u16_cf_any for
// CHECK-NEXT: }

// -----

// A kernel that is asked for by hand stays; where rows are, the plan is made.
// CHECK-LABEL: module
func.func @made(%x: tensor<8x32xf32>) -> tensor<8x16xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2]) index(plane : i64) : tensor<8x32xf32>
  return %v : tensor<8x16xf32>
}
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.kernel @row for max_pool elem f32 index i64 layout channels_first window(any)
    on @base schedule "rows" lanes 4
// CHECK-NOT: argpool.kernel @max_pool

// -----

// Kernels by the set: what the kind takes and the condition allows, once each.
// CHECK-LABEL: module
argpool.kernel @max_pool_f32_none_cf_2dk2s2 for max_pool elem f32 index none layout channels_first
    window(kernel [2, 2])
argpool.kernels for check_indices when <index = [u8, i64]> window(kernel [2])
argpool.kernels for max_pool when <elem = [u8, f32], index = [none], layout = channels_first>
    window(kernel [2, 2])
argpool.kernels for locate_index window(any)
// CHECK-NEXT: argpool.kernel @max_pool_f32_none_cf_2dk2s2 for max_pool elem f32 index none
// CHECK-NEXT: argpool.kernel @max_pool_u8_none_cf_2dk2s2 for max_pool elem u8 index none
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_1dk2s2 for check_indices index i64
// CHECK-NEXT: argpool.kernel @check_indices_i64_cl_1dk2s2
// CHECK-NEXT: argpool.kernel @check_indices_u8_cf_1dk2s2
// CHECK-NEXT: argpool.kernel @check_indices_u8_cl_1dk2s2
// CHECK-NEXT: argpool.kernel @locate_index_i64_cf_any for locate_index index i64
// CHECK-NEXT: argpool.kernel @locate_index_i64_cl_any
// CHECK-NEXT: argpool.kernel @locate_index_i32_cf_any
// CHECK-NEXT: argpool.kernel @locate_index_i32_cl_any
// CHECK-NEXT: argpool.kernel @locate_index_u8_cf_any
// CHECK-NEXT: argpool.kernel @locate_index_u8_cl_any
// CHECK-NEXT: argpool.kernel @locate_index_u16_cf_any
// CHECK-NEXT: argpool.kernel @locate_index_u16_cl_any
// CHECK-NEXT: }
