// What argpool-tune writes, printed and read again; and what is left of it in a plan.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s

// CHECK: argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
// CHECK-NEXT: argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 12.5, plane = 3, row = 1, vector = 0.4, width = 16, tail = 2, cell = 0.125, input = 0.5, thin = 0.75, tap = 1, step = 2, far = 0.01, cache = 2097152, deep = 0.02, last = 100000000>
// CHECK-NEXT: argpool.measured "another_row" cost <call = 1>
// CHECK-NEXT: }
argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 {
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <last = 100000000, deep = 0.02,
      cache = 2097152, far = 0.01, tap = 1, step = 2, cell = 0.125, input = 0.5, tail = 2,
      thin = 0.75, width = 16, vector = 0.4, row = 1, plane = 3, call = 12.5>
  argpool.measured "another_row" cost <call = 1>
}
// CHECK-NEXT: argpool.costs @nothing_measured cpu "x" family 0 model 65535{{$}}
argpool.costs @nothing_measured cpu "x" family 0 model 65535 {}
// CHECK-NEXT: argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17{{$}}
argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17
// CHECK-NEXT: argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx2){{$}}
argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(avx2, sse41)
// CHECK-NEXT: argpool.costs @zen cpu "AuthenticAMD" family 25 model 18 has(avx) shared threads 2 stream 4.100000e-02 missed 1.250000e-02 memory 33554432 {
argpool.costs @zen cpu "AuthenticAMD" family 25 model 18 has(avx)
    shared threads 2 stream 0.041 missed 0.0125 memory 33554432 {
  argpool.measured "another_row" cost <call = 1>
}

// CHECK: argpool.costs @zen5 cpu "AuthenticAMD" family 26 model 2 machine <call = 1.1, avx512 = 0.8, cache = 734003, last = 16777216>{{$}}
argpool.costs @zen5 cpu "AuthenticAMD" family 26 model 2
    machine <last = 16777216, cache = 734003, avx512 = 0.8, call = 1.1>
// CHECK-NEXT: argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 21, vector = 3.4>
argpool.row_cost for max_pool on "avx512" schedule "rows"
    when <layout = channels_first, window = compiled> cost <call = 21, vector = 3.4>
// CHECK-NEXT: argpool.factor 1.25 for max_pool on "avx512" when <elem = [f16]>
argpool.factor 1.25 for max_pool on "avx512" when <elem = [f16]>
// CHECK-NEXT: argpool.factor 2 for max_pool on "avx2" schedule "rows" when <window = (kernel [3, 3] stride [2, 2])>
argpool.factor 2 for max_pool on "avx2" schedule "rows"
    when <window = (kernel [3, 3] stride [2, 2])>

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
// CHECK: on @base schedule "rows" lanes 4 guard <min_w = 4> measured {epyc = <call = 7, cell = 0.5>, xeon = <>} streams
argpool.kernel @max_pool_f32_i64_cf_any__base_rows for max_pool elem f32 index i64
    layout channels_first window(any) on @base schedule "rows" lanes 4 guard <min_w = 4>
    measured {xeon = <>, "epyc" = <cell = 0.5, call = 7>} streams
