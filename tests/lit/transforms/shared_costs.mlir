// Rows cost what their schedule does on every kind of CPU, times factors and the machine's numbers;
// what was measured of a row comes first.
// RUN: argpool-opt %s --argpool-select-variants | FileCheck %s

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] cost <call = 50, cell = 1>
argpool.variant @rows for max_pool targets [@base] cost <cell = 2> streams
argpool.variant @wide for max_pool targets [@base] cost <cell = 3>

argpool.row_cost for max_pool on "base" schedule "rows"
    when <layout = channels_first, window = any> cost <call = 10, plane = 4, row = 2, far = 0.5>
argpool.row_cost for max_pool on "base" schedule "rows"
    when <layout = channels_last, window = any> cost <call = 1000>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <window = any> cost <call = 1000>
argpool.row_cost for max_pool on "base" schedule "rows_stream"
    when <layout = channels_first, window = any> cost <call = 10, cell = 2, far = 0.5, deep = 0.25>
argpool.factor 1.5 for max_pool on "base" when <elem = [f32]>
argpool.factor 2 for max_pool on "base" schedule "rows_stream" when <index = [i64]>
argpool.factor 100 for max_pool on "base" when <elem = [f64]>

// CHECK-NOT: argpool.row_cost
// CHECK-NOT: argpool.factor
// CHECK: argpool.costs @new cpu "GenuineIntel" family 6 model 207{{$}}
// CHECK-NEXT: argpool.costs @old cpu "GenuineIntel" family 6 model 85{{$}}
argpool.costs @new cpu "GenuineIntel" family 6 model 207
    machine <call = 2, base = 4, far = 0.5, stream_call = 3, stream_far = 0.5, stream_deep = 2,
             cache = 1000, last = 2000> {
  argpool.factor 0.5 for max_pool on "base" schedule "wider" when <elem = [f32]>
}
argpool.costs @old cpu "GenuineIntel" family 6 model 85 machine <cache = 500, last = 600> {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 8>
}
// CHECK: @max_pool_f32_i64_cf_any__base_rows {{.*}} measured {new = <call = 20, plane = 8, row = 12, far = 0.25, cache = 1000>, old = <call = 8>}
// CHECK: @max_pool_f32_i64_cf_any__base_rows_stream {{.*}} measured {new = <call = 60, cell = 24, far = 0.125, cache = 1000, deep = 0.5, last = 2000>, old = <call = 10, cell = 6, far = 0.5, cache = 500, deep = 0.25, last = 600>}
// CHECK: @max_pool_f32_i64_cf_any__base_wide {{.*}} cost <cell = 3>{{$}}
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)

// A factor of a kind is for that kind alone.
argpool.variant @wider for max_pool targets [@base] cost <cell = 1>
argpool.row_cost for max_pool on "base" schedule "wider" when <window = any> cost <cell = 1>
// CHECK: @max_pool_f32_i64_cl_any__base_wider {{.*}} measured {new = <cell = 3>, old = <cell = 1.5>}
argpool.kernel @max_pool_f32_i64_cl_any for max_pool elem f32 index i64 layout channels_last
    window(any)

// A compiled-in window of more than 25 taps over a cell costs more with each; one of 6 is as fitted.
argpool.row_cost for max_pool on "base" schedule "rows"
    when <layout = channels_first, window = compiled> cost <call = 10, cell = 1>
// CHECK: @max_pool_i32_i64_cf_2dk5s1__base_rows {{.*}} measured {new = <call = 20, cell = 4>
// CHECK: @max_pool_i32_i64_cf_2dk6s1__base_rows {{.*}} measured {new = <call = 20, cell = 24>
argpool.kernel @max_pool_i32_i64_cf_2dk5s1 for max_pool elem i32 index i64 layout channels_first
    window(kernel [5, 5] stride [1, 1])
argpool.kernel @max_pool_i32_i64_cf_2dk6s1 for max_pool elem i32 index i64 layout channels_first
    window(kernel [6, 6] stride [1, 1])
