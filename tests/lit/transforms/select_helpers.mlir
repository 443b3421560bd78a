// A kernel that the first of the targets has no rows for has those of the nearest target that asks
// less; that target is in the plan with no other row. Where none asks less, the kernel is refused.
// RUN: argpool-opt %s --argpool-select-variants=targets=avx2,avx512 | FileCheck %s
// RUN: argpool-opt %s --argpool-select-variants=targets=avx512 | FileCheck %s --check-prefix=OWN
// RUN: not argpool-opt %s --argpool-select-variants=targets=neon 2>&1 | FileCheck %s --check-prefix=NONE

argpool.target @oldest halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.target @avx512 halide "x86-64-avx512" triple "x86_64" vector_bytes 64 needs(avx512f)
argpool.target @neon halide "arm-64" triple "aarch64" vector_bytes 16 needs(neon)
argpool.variant @scan for locate_index targets [@oldest, @base, @avx512]
argpool.variant @serial for max_unpool_scatter targets [@base]
argpool.variant @rows for max_unpool targets [@base, @avx512] when <window = compiled>
argpool.variant @taps for check_indices targets [@base, @avx2, @neon] when <window = compiled>

// CHECK-NOT: argpool.target @oldest
// CHECK: argpool.target @base
// CHECK: argpool.target @avx2
// CHECK: argpool.target @avx512
// OWN: argpool.target @base
// OWN: argpool.target @avx2
// OWN: argpool.target @avx512

// The gather's scatter, which is lent, serves where the gather has no row of its own.
// CHECK-NOT: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2__base_rows
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2__avx512_rows
// CHECK-NOT: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2__
argpool.kernel @max_unpool_x32_i64_cf_2dk2s2 for max_unpool elem x32 index i64
    layout channels_first window(kernel [2, 2])
// CHECK: argpool.kernel @check_indices_i64_cf_2dk2s2__avx2_taps
// CHECK-NOT: argpool.kernel @check_indices
// OWN: argpool.kernel @check_indices_i64_cf_2dk2s2__avx2_taps
argpool.kernel @check_indices_i64_cf_2dk2s2 for check_indices index i64
    layout channels_first window(kernel [2, 2])
// CHECK: argpool.kernel @locate_index_i64_cf_any__avx512_scan
// CHECK: argpool.kernel @locate_index_i64_cf_any__base_scan
// CHECK-NOT: argpool.kernel @locate_index
// OWN: argpool.kernel @locate_index_i64_cf_any__avx512_scan
// OWN-NOT: argpool.kernel @locate_index
// NONE: error: no variant computes locate_index_i64_cf_any on neon
argpool.kernel @locate_index_i64_cf_any for locate_index index i64 layout channels_first
    window(any)
// CHECK: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_serial
// OWN: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_serial
argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64
    layout channels_first window(any)

// Rows of avx2 that short rows of cells may not run have base's beside them.
argpool.variant @wide for max_pool targets [@avx2, @avx512] guard <min_w = lanes>
argpool.variant @rows for max_pool targets [@base]
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__avx512_wide
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__avx2_wide
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_rows
argpool.kernel @max_pool_f32_i64_cf_2dk2s2 for max_pool elem f32 index i64
    layout channels_first window(kernel [2, 2])

// For any window a library has every schedule of its list, also where another schedule serves all
// calls. Rows of a schedule that serves all calls on a later target are not lent.
argpool.variant @many for max_pool targets [@avx2, @avx512] when <window = any>
argpool.variant @few for max_pool targets [@base, @avx2] when <window = any>
argpool.variant @few for max_pool targets [@avx512] when <window = any> guard <min_w = lanes>
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__avx512_
// OWN: argpool.kernel @max_pool_f32_i64_cf_any__avx512_many
// OWN-NOT: argpool.kernel @max_pool_f32_i64_cf_any__avx2_many
// OWN: argpool.kernel @max_pool_f32_i64_cf_any__avx2_few
// OWN-NOT: argpool.kernel @max_pool_f32_i64_cf_any__base_few
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64
    layout channels_first window(any)
