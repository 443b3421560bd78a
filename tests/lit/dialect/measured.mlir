// What argpool-tune writes, printed and read again.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s

// CHECK: argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 12.5, plane = 3, row = 1, vector = 0.4, width = 16, tail = 2, cell = 0.125, input = 0.5, thin = 0.75, tap = 1, step = 2, far = 0.01, cache = 2097152, deep = 0.02, last = 100000000>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <last = 100000000, deep = 0.02,
    cache = 2097152, far = 0.01, tap = 1, step = 2, cell = 0.125, input = 0.5, tail = 2, thin = 0.75,
    width = 16, vector = 0.4, row = 1, plane = 3, call = 12.5>
