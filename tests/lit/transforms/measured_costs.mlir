// A measured cost takes the place of the variant's, for the row of its name alone.
// RUN: argpool-opt %s --argpool-select-variants --split-input-file --verify-diagnostics | FileCheck %s

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] cost <call = 50, cell = 1>
argpool.variant @narrow for max_pool targets [@base] cost <cell = 2>
// CHECK-NOT: argpool.measured
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 7, vector = 0.5>
argpool.measured "a_row_of_another_library" cost <call = 7>
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_rows {{.*}} cost <call = 7, vector = 0.5>
// CHECK: argpool.kernel @max_pool_f32_i64_cf_any__base_narrow {{.*}} cost <cell = 2>
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// -----

argpool.measured "a_row" cost <call = 7>
// expected-error @+1 {{the cost of a_row is given twice}}
argpool.measured "a_row" cost <call = 8>
