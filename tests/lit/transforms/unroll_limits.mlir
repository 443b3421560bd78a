// Windows that would unroll more than a limit are left to the kernels for any window, and to the
// variants that name them; what is below the limit is compiled in. Of variants that stream the loads
// of a vector are limited: 3x3 taps, 4 cells apart, are 36, and of channels-last 9.
// RUN: argpool-opt %s --argpool-collect-kernels --argpool-select-variants 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t
// RUN: FileCheck %s --check-prefix=ONCE --input-file=%t
// RUN: argpool-opt %s --argpool-collect-kernels --argpool-select-variants 2>%t \
// RUN:     | argpool-opt --argpool-select-variants | FileCheck %s

// A pool that looks at a cell more than 25 times has the kernel for any window beside its own where
// that has another schedule.
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.unroll_limit 64 for max_pool
argpool.unroll_limit 32 for max_unpool
argpool.unroll_limit 32 for check_indices
argpool.unroll_limit 35 for max_pool streams
argpool.variant @rows for max_pool targets [@base]
argpool.variant @rows for max_pool targets [@base]
    when <elem = [f64], window = compiled> streams
argpool.variant @scans for max_pool targets [@base]
    when <window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
argpool.variant @many_taps for max_pool targets [@base] when <elem = [f16], window = any>
argpool.variant @rows for max_unpool targets [@base] when <window = compiled>
argpool.variant @taps for check_indices targets [@base] when <window = compiled>
argpool.variant @serial for max_unpool_scatter targets [@base]
argpool.variant @scan for locate_index targets [@base]

// In the table's order: by kernel, compiled-in windows first.
// CHECK-NOT: unroll_limit
// CHECK: argpool.kernel @max_pool_f64_none_cf_2dk3s3__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f64_none_cf_2dk3s3__base_rows_stream
// CHECK-NEXT: argpool.kernel @max_pool_f64_none_cf_2dk3s4__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f64_none_cl_2dk3s4__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f64_none_cl_2dk3s4__base_rows_stream
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk8s8__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk13s1p6__base_scans
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_any__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f16_i64_cf_2dk5s1__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f16_i64_cf_2dk7s1p3__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f16_i64_cf_any__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f16_i64_cf_any__base_many_taps
// CHECK-NEXT: argpool.kernel @max_pool_i16_i64_cf_2dk7s1p3__base_rows
// CHECK-NEXT: argpool.kernel @max_unpool_x32_i64_cf_2dk5s5__base_rows
// CHECK-NEXT: argpool.kernel @check_indices_i64_cf_2dk5s5__base_taps
// CHECK-NEXT: argpool.kernel @locate_index_i64_cf_any__base_scan
// CHECK-NEXT: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__base_serial
// CHECK-NOT: argpool.kernel

// REMARK-NOT: remark: @small
// REMARK: [[@LINE+13]]:17: remark: @pyramid: max_pool of kernel 13x13 stride 1x1 pad 6x6 is served by the run-time-window kernels, and by the variants written for this window; compiled-in code would unroll 169 loads of a row of taps, and the limit is 64
// REMARK-DAG: remark: @up: max_unpool of kernel 16x16 is served by the run-time-window kernels; compiled-in code would unroll 256 taps, and the limit is 32
// REMARK-DAG: remark: @apart: max_unpool of kernel 2x2 stride 64x64 is served by the run-time-window kernels; compiled-in code would unroll 4096 cells, and the limit is 32
// ONCE-COUNT-1: remark: @up
// ONCE-NOT: remark: @up

func.func @small(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [8, 8]) index(plane : i64) : tensor<?x?x?x?xf32>
  %d = argpool.max_unpool %v, %i window(kernel [5, 5]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %v, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
}
func.func @pyramid(%x: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>) {
  // The remark stands at the operation.
  %values, %i = argpool.max_pool %x window(kernel [13, 13] stride [1, 1] pad [6, 6]) index(plane : i64) : tensor<?x?x?x?xf32>
  return %values, %i : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
}
func.func @up(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [16, 16]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
func.func @apart(%v: tensor<?x?x?x?xf32>, %i: tensor<?x?x?x?xi64>) -> tensor<?x?x?x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2] stride [64, 64]) index(plane) : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi64>
  return %d : tensor<?x?x?x?xf32>
}
func.func @streams(%x: tensor<?x?x?x?xf64>) -> (tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>) {
  %a, %i = argpool.max_pool %x window(kernel [3, 3]) index(plane : i64) : tensor<?x?x?x?xf64>
  %b, %j = argpool.max_pool %x window(kernel [3, 3] stride [4, 4]) index(plane : i64) : tensor<?x?x?x?xf64>
  %c, %k = argpool.max_pool %x window(kernel [3, 3] stride [4, 4]) index(plane : i64) layout(channels_last) : tensor<?x?x?x?xf64>
  return %a, %b, %c : tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>, tensor<?x?x?x?xf64>
}
func.func @often(%x: tensor<?x?x?x?xf16>, %y: tensor<?x?x?x?xi16>) -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi64>) {
  %a, %i = argpool.max_pool %x window(kernel [7, 7] stride [1, 1] pad [3, 3]) index(plane : i64) : tensor<?x?x?x?xf16>
  %b, %j = argpool.max_pool %x window(kernel [5, 5] stride [1, 1]) index(plane : i64) : tensor<?x?x?x?xf16>
  %c, %k = argpool.max_pool %y window(kernel [7, 7] stride [1, 1] pad [3, 3]) index(plane : i64) : tensor<?x?x?x?xi16>
  return %a, %i, %b, %j, %c, %k : tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xi64>, tensor<?x?x?x?xi16>, tensor<?x?x?x?xi64>
}
