// A gather's guessed cost of a cell grows with the windows over it, from those of k3s2 in two
// dimensions on; pooling's and a scatter's do not.
// RUN: argpool-opt %s --argpool-select-variants | FileCheck %s

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_unpool targets [@base] cost <row = 4, cell = 0.5>
argpool.variant @rows for max_pool targets [@base] cost <row = 4, cell = 0.5>
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_2dk3s2__base_rows
// CHECK-SAME: cost <row = 4, cell = 0.5>
argpool.kernel @max_unpool_x32_i64_cf_2dk3s2 for max_unpool elem x32 index i64
    layout channels_first window(kernel [3, 3] stride [2, 2])
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_3dk3s2__base_rows
// CHECK-SAME: cost <row = 4, cell = 1>
argpool.kernel @max_unpool_x32_i64_cf_3dk3s2 for max_unpool elem x32 index i64
    layout channels_first window(kernel [3, 3, 3] stride [2, 2, 2])
// CHECK: argpool.kernel @max_pool_f32_i64_cf_3dk3s2__base_rows
// CHECK-SAME: cost <row = 4, cell = 0.5>
argpool.kernel @max_pool_f32_i64_cf_3dk3s2 for max_pool elem f32 index i64
    layout channels_first window(kernel [3, 3, 3] stride [2, 2, 2])
