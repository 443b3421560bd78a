// Targets, variants, kernels and rows, printed and read again.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s

// CHECK: argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu" cpu "penryn" vector_bytes 16 needs(sse41)
argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu" cpu "penryn"
    vector_bytes 16 needs(sse41)
// CHECK: argpool.target @avx2 {{.*}} features "+avx2" vector_bytes 32 needs(sse41, avx, avx2)
argpool.target @avx2 halide "x86-64-linux-sse41-avx-avx2" triple "x86_64-unknown-linux-gnu"
    features "+avx2" vector_bytes 32 needs(avx2, avx, sse41)

// CHECK: argpool.variant @rows for max_pool targets [@base, @avx2] guard <min_w = lanes, multiple_w = 2 * lanes>
// CHECK-SAME: cost <call = 50, row = 8, cell = 0.3, far = 1.5e-05, cache = 1048576>
argpool.variant @rows for max_pool targets [@base, @avx2]
    guard <multiple_w = 2 * lanes, min_w = lanes>
    cost <call = 50.0, row = 8, cell = 0.3, far = 1.5e-5, cache = 1048576>
// CHECK: argpool.variant @stream for max_unpool targets [@avx2]
// CHECK-SAME: when <layout = channels_first, elem = [x32], index = [i64, i32], window = compiled>
// CHECK-SAME: lanes <2 * natural> guard <min_c = 3, align = vector> streams
argpool.variant @stream for max_unpool targets [@avx2]
    when <window = compiled, layout = channels_first, elem = [x32], index = [i64, i32]>
    lanes <2 * natural> guard <min_c = 3, align = vector> streams
// CHECK: argpool.variant @rows for max_unpool targets [@avx2] when <window = (kernel [2, 2] stride [2, 2])> lanes <4>
argpool.variant @rows for max_unpool targets [@avx2] when <window = (kernel [2, 2])> lanes <4>
// CHECK: argpool.variant @flat for max_unpool targets [@avx2] when <rank = [1, 2], window = disjoint>
// CHECK-SAME: guard <max_w = lanes, max_c = 3, max_cells = 8 * lanes>
argpool.variant @flat for max_unpool targets [@avx2] when <window = disjoint, rank = [1, 2]>
    guard <max_cells = 8 * lanes, max_w = lanes, max_c = 3>
// CHECK: argpool.variant @fused for max_pool_backward targets [@avx2] when <window = disjoint> cost <call = 1> streams checks consecutive hints(prefetch_inputs, joined_lines)
argpool.variant @fused for max_pool_backward targets [@avx2] when <window = disjoint>
    cost <call = 1> streams checks consecutive hints(joined_lines, prefetch_inputs)
// CHECK: argpool.variant @scan for locate_index targets [@base] when <window = any>
argpool.variant @scan for locate_index targets [@base] when <window = any>

// CHECK: argpool.kernels for max_pool when <elem = [f32], index = [i64, none]> window(kernel [2, 2] stride [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]> window(kernel [2, 2])
// CHECK: argpool.kernels for locate_index window(any)
argpool.kernels for locate_index window(any)

// CHECK: argpool.kernel @max_pool_f32_none_cl_2dk3s2p1 for max_pool elem f32 index none layout channels_last window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernel @max_pool_f32_none_cl_2dk3s2p1 for max_pool elem f32 index none
    layout channels_last window(kernel [3, 3] stride [2, 2] pad [1, 1])
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_any__avx2_stream for max_unpool elem x32 index i64 layout channels_first window(any)
// CHECK-SAME: on @avx2 schedule "stream" lanes 16 guard <min_w = 16, align = 32> cost <call = 50> streams
argpool.kernel @max_unpool_x32_i64_cf_any__avx2_stream for max_unpool elem x32 index i64
    layout channels_first window(any)
    on @avx2 schedule "stream" lanes 16 guard <align = 32, min_w = 16> cost <call = 50> streams
// CHECK: argpool.kernel @max_unpool_x8_u16_cl_any__avx2_fused {{.*}} schedule "fused" lanes 32 checks consecutive hints(whole_windows, same_extents)
argpool.kernel @max_unpool_x8_u16_cl_any__avx2_fused for max_unpool elem x8 index u16
    layout channels_last window(any) on @avx2 schedule "fused" lanes 32 checks consecutive hints(whole_windows, same_extents)
// CHECK: argpool.kernel @locate_index_i64_cf_any__base_scan for locate_index index i64 layout channels_first window(any) on @base schedule "scan" lanes 1
argpool.kernel @locate_index_i64_cf_any__base_scan for locate_index index i64
    layout channels_first window(any) on @base schedule "scan" lanes 1
