// Kernels × targets × variants → rows; then nothing is left to do.
// RUN: argpool-opt %s --argpool-select-variants --split-input-file | FileCheck %s
// RUN: argpool-opt %s --argpool-select-variants --split-input-file > %t.once
// RUN: argpool-opt %t.once --argpool-select-variants --split-input-file | diff %t.once -
// RUN: argpool-opt %s --argpool-select-variants=targets=avx2,base --split-input-file \
// RUN:   | FileCheck %s --check-prefix=TWO

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.target @avx512 halide "x86-64-avx512" triple "x86_64" vector_bytes 64 needs(avx512f)

argpool.variant @rows for max_pool targets [@base, @avx512]
    guard <min_w = 2 * lanes, align = vector> cost <call = 50, cell = 0.5>
argpool.variant @wide for max_pool targets [@avx512, @avx2] when <layout = channels_first>
    lanes <2 * natural> guard <min_w = lanes> streams
argpool.variant @fixed for max_pool targets [@avx2] when <index = [u8], elem = [f32]> lanes <4>
argpool.variant @any for max_pool targets [@avx2] when <window = any>
argpool.variant @one for max_pool targets [@avx2] when <window = (kernel [2, 2])>
argpool.variant @compiled for max_pool targets [@avx2] when <window = compiled>
argpool.variant @taps for check_indices targets [@base]

// Later targets first, then the list's order; lanes and guards are numbers.
// CHECK-LABEL: module
// CHECK-NOT: argpool.variant
// CHECK: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx512_rows {{.*}} on @avx512 schedule "rows" lanes 16 guard <min_w = 32, align = 64> cost <call = 50, cell = 0.5>
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx512_wide_v32_stream {{.*}} on @avx512 schedule "wide" lanes 32 guard <min_w = 32> streams
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx2_wide_v16_stream {{.*}} on @avx2 schedule "wide" lanes 16 guard <min_w = 16> streams
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx2_fixed_v4 {{.*}} lanes 4{{$}}
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx2_one {{.*}} lanes 8{{$}}
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx2_compiled {{.*}} lanes 8{{$}}
// CHECK-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__base_rows {{.*}} lanes 4 guard <min_w = 8, align = 16>
argpool.kernel @max_pool_f32_u8_cf_2dk2s2 for max_pool elem f32 index u8 layout channels_first
    window(kernel [2, 2])
// CHECK-NEXT: argpool.kernel @max_pool_f64_i64_cl_any__avx512_rows {{.*}} lanes 8 guard <min_w = 16, align = 64>
// CHECK-NEXT: argpool.kernel @max_pool_f64_i64_cl_any__avx2_any {{.*}} lanes 4{{$}}
// CHECK-NEXT: argpool.kernel @max_pool_f64_i64_cl_any__base_rows {{.*}} lanes 2
argpool.kernel @max_pool_f64_i64_cl_any for max_pool elem f64 index i64 layout channels_last
    window(any)
// Natural lanes of a kernel without elements are its indices'.
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_2dk3s2p1__base_taps {{.*}} on @base schedule "taps" lanes 2{{$}}
// CHECK-NEXT: }
argpool.kernel @check_indices_i64_cf_2dk3s2p1 for check_indices index i64 layout channels_first
    window(kernel [3, 3] stride [2, 2] pad [1, 1])

// The order of the option does not matter, and targets not asked for are gone.
// TWO-LABEL: module
// TWO-NEXT: argpool.target @base
// TWO-NEXT: argpool.target @avx2
// TWO-NEXT: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__avx2_wide_v16_stream
// TWO-NOT: avx512
// TWO: argpool.kernel @max_pool_f32_u8_cf_2dk2s2__base_rows
// TWO: argpool.kernel @check_indices_i64_cf_2dk3s2p1__base_taps
// TWO-NEXT: }

// -----

// Variants of one schedule that differ in lanes, stores or prefetches have rows of different names.
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @rows for max_pool targets [@avx2]
argpool.variant @rows for max_pool targets [@avx2] lanes <4>
argpool.variant @rows for max_pool targets [@avx2] guard <align = vector> streams
argpool.variant @rows for max_pool targets [@avx2] guard <align = 16> streams
argpool.variant @rows for max_pool targets [@avx2] hints(prefetch_output)
// The other run asks for a target of this name.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// CHECK-LABEL: module
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__avx2_rows for
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__avx2_rows_v4 for
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__avx2_rows_stream for
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__avx2_rows_stream16 for
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__avx2_rows_ahead for
// CHECK-NEXT: }
argpool.kernel @any for max_pool elem f32 index i64 layout channels_first window(any)

// -----

// Unpooling with any window is the scatter's where no gather is: no rows, no error.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @gather for max_unpool targets [@base] when <window = compiled>
argpool.variant @serial for max_unpool_scatter targets [@base]
// CHECK-LABEL: module
// CHECK: argpool.target @avx2
// CHECK-NEXT: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_serial
// CHECK-NEXT: }
argpool.kernel @max_unpool_x32_i64_cf_any for max_unpool elem x32 index i64 layout channels_first
    window(any)
argpool.kernel @check_indices_i64_cf_any for check_indices index i64 layout channels_first
    window(any)
argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64
    layout channels_first window(any)

// -----

// So is the gradient of pooling; a check goes where no gather of either kind has a row.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @gather for max_pool_backward targets [@base] when <window = compiled>
argpool.variant @serial for max_pool_backward_scatter targets [@base]
// CHECK-LABEL: module
// CHECK: argpool.target @avx2
// CHECK-NEXT: argpool.kernel @max_pool_backward_scatter_f16_i64_cf_any__base_serial {{.*}} lanes 8{{$}}
// CHECK-NEXT: }
argpool.kernel @max_pool_backward_f16_i64_cf_any for max_pool_backward elem f16 index i64
    layout channels_first window(any)
argpool.kernel @check_indices_i64_cf_any for check_indices index i64 layout channels_first
    window(any)
argpool.kernel @max_pool_backward_scatter_f16_i64_cf_any for max_pool_backward_scatter elem f16
    index i64 layout channels_first window(any)

// -----

// The gradient of unpooling by offsets does without rows of its window where any window has them.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.variant @rows for max_unpool_backward targets [@base] when <window = any>
argpool.variant @near for max_unpool_backward targets [@avx2] when <window = disjoint>
// CHECK-LABEL: module
// CHECK: argpool.target @avx2
// CHECK-NEXT: argpool.kernel @max_unpool_backward_x32_i64_cf_2dk2s2__avx2_near
// CHECK-NEXT: argpool.kernel @max_unpool_backward_x32_i64_cf_any__base_rows
// CHECK-NEXT: }
argpool.kernel @max_unpool_backward_x32_i64_cf_2dk2s2 for max_unpool_backward elem x32 index i64
    layout channels_first window(kernel [2, 2])
argpool.kernel @max_unpool_backward_x32_i64_cf_2dk3s2p1 for max_unpool_backward elem x32 index i64
    layout channels_first window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernel @max_unpool_backward_x32_i64_cf_any for max_unpool_backward elem x32 index i64
    layout channels_first window(any)

// -----

// Windows that share cells, are padded or dilated are not disjoint.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @apart for max_pool targets [@base] when <window = disjoint>
argpool.variant @shared for max_pool targets [@base] when <window = overlapping>
argpool.variant @told for max_pool targets [@base] when <window = any>
// The other run asks for a target of this name.
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
// CHECK-LABEL: module
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_apart
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk2s2x1__base_shared
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk2s2p0x1__base_shared
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk2s2d2x1__base_shared
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk2s3d2__base_apart
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__base_told
// CHECK-NEXT: }
argpool.kernel @k2s2 for max_pool elem f32 index i64 layout channels_first window(kernel [2, 2])
argpool.kernel @k2s2x1 for max_pool elem f32 index i64 layout channels_first
    window(kernel [2, 2] stride [2, 1])
argpool.kernel @padded for max_pool elem f32 index i64 layout channels_first
    window(kernel [2, 2] pad [0, 1])
argpool.kernel @dilated for max_pool elem f32 index i64 layout channels_first
    window(kernel [2, 2] dilation [2, 1])
argpool.kernel @dilated_apart for max_pool elem f32 index i64 layout channels_first
    window(kernel [2, 2] stride [3, 3] dilation [2, 2])
argpool.kernel @any for max_pool elem f32 index i64 layout channels_first window(any)
