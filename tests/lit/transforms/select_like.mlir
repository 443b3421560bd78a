// A target that is like another has its variants, and its own instead where both make a row.
// RUN: argpool-opt %s --argpool-select-variants=targets=wide | FileCheck %s
// RUN: argpool-opt %s --argpool-select-variants=targets=neon | FileCheck %s --check-prefix=NEON
// RUN: sed 's/@neon, @base/@wide/' %s \
// RUN:   | not argpool-opt --argpool-select-variants=targets=wide 2>&1 \
// RUN:   | FileCheck %s --check-prefix=TWICE

// CHECK-DAG: @max_pool_f32_i64_cf_any__wide_rows {{.*}} cost <row = 2>
// CHECK-DAG: @max_pool_f32_i64_cf_any__wide_rows_v8 {{.*}} cost <row = 4>
// NEON-DAG: @max_pool_f32_i64_cf_any__neon_rows {{.*}} cost <row = 3>
// NEON-DAG: @max_pool_f32_i64_cf_any__neon_rows_v8 {{.*}} cost <row = 4>
// TWICE: error: a second variant makes max_pool_f32_i64_cf_any__wide_rows
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @neon halide "arm-64" triple "aarch64" vector_bytes 16 needs(neon)
argpool.target @wide like @neon halide "wasm-32" triple "wasm32" vector_bytes 16 needs(simd128)
argpool.variant @rows for max_pool targets [@neon, @base] cost <row = 3>
argpool.variant @rows for max_pool targets [@neon] lanes <8> cost <row = 4>
argpool.variant @rows for max_pool targets [@wide] cost <row = 2>
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)
