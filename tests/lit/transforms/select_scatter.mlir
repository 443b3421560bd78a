// A gather that no variant computes is no lack where its scatter is there: that serves all indices.
// RUN: argpool-opt %s --argpool-select-variants | FileCheck %s

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_unpool targets [@base] when <window = disjoint>
argpool.variant @serial for max_unpool_scatter targets [@base]
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2__base_rows
// CHECK-NOT: k3s2
// CHECK: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_serial
// CHECK-NOT: k3s2
argpool.kernel @max_unpool_x32_i64_cf_2dk2s2 for max_unpool elem x32 index i64
    layout channels_first window(kernel [2, 2] stride [2, 2])
argpool.kernel @max_unpool_x32_i64_cf_2dk3s2 for max_unpool elem x32 index i64
    layout channels_first window(kernel [3, 3] stride [2, 2])
argpool.kernel @max_unpool_scatter_x32_i64_cf_any for max_unpool_scatter elem x32 index i64
    layout channels_first window(any)
