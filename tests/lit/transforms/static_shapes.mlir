// Rows that no call of the spec's shapes may run are taken out of the plan; nothing more the second
// time; a spec of open shapes keeps all.
// RUN: argpool-opt %s --argpool-collect-kernels --argpool-select-variants --argpool-static-shapes=report=true -o %t.once 2>%t.said
// RUN: FileCheck %s < %t.once
// RUN: FileCheck %s --check-prefix=SAID < %t.said
// RUN: argpool-opt %t.once --argpool-static-shapes | diff %t.once -
// RUN: sed 's/x30x/x?x/g; s/x15x/x?x/g' %s | argpool-opt --argpool-collect-kernels --argpool-select-variants --argpool-static-shapes=report=true 2>&1 | FileCheck %s --check-prefix=OPEN

// SAID: remark: 4 of 9 rows are left out: no call of the shapes given may run them
// OPEN: remark: 0 of 9 rows are left out
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base]
argpool.variant @wide for max_pool targets [@base] guard <min_w = 16>
argpool.variant @small for max_pool targets [@base] guard <min_w = 4, max_w = 15, align = 64>
argpool.variant @whole for max_pool targets [@base] guard <multiple_w = 4>
argpool.variant @tiny for max_pool targets [@base] guard <max_cells = 100>
argpool.variant @wide for max_unpool targets [@base] guard <min_w = 16, max_c = 4>
argpool.variant @taps for check_indices targets [@base]
argpool.variant @scan for locate_index targets [@base]
argpool.variant @serial for max_unpool_scatter targets [@base] guard <min_c = 9>

// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_rows
// CHECK-NEXT: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_small
// CHECK-NOT: argpool.kernel @max_pool
// CHECK-NOT: argpool.kernel @max_unpool_x32
// CHECK: argpool.kernel @check_indices
// CHECK: argpool.kernel @locate_index
// CHECK: argpool.kernel @max_unpool_scatter
func.func @down(%x: tensor<?x16x30x30xf32>) -> (tensor<?x16x15x15xf32>, tensor<?x16x15x15xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<?x16x30x30xf32>
  return %v, %i : tensor<?x16x15x15xf32>, tensor<?x16x15x15xi64>
}
func.func @up(%v: tensor<?x16x15x15xf32>, %i: tensor<?x16x15x15xi64>) -> tensor<?x16x30x30xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<?x16x15x15xf32>, tensor<?x16x15x15xi64>
  return %d : tensor<?x16x30x30xf32>
}
