// --emit=plan: the rows that operations need, for the targets that are asked for, either separator.
// RUN: argpool-compile %s --emit=plan --targets="base;avx2" -q | FileCheck %s
// RUN: argpool-compile %s --emit=plan --targets=base,avx2 -q | FileCheck %s
// RUN: argpool-compile %s --emit=plan --targets=native -q | grep -o "max_pool_f32[^ ]*2dk2s2__[a-z0-9]*_" \
// RUN:   | sort -u | wc -l | FileCheck %s --check-prefix=NATIVE
// RUN: not argpool-compile %s --emit=plan --targets=native --architecture=wasm32 -q 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ELSEWHERE
// RUN: argpool-compile %s --until-after=collect -q | FileCheck %s --check-prefix=COLLECT
// RUN: argpool-compile %s --emit=ir -q | FileCheck %s --check-prefix=IR

// CHECK-NOT: @avx512
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__avx2_rows for max_pool elem f32 index i64
// CHECK-SAME: window(kernel [2, 2] stride [2, 2]) on @avx2 schedule "rows" lanes 8
// CHECK: argpool.kernel @max_pool_f32_i64_cf_2dk2s2__base_rows
// CHECK: argpool.kernel @max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16
// CHECK: argpool.kernel @check_indices_i64_cf_2dk2s2__
// CHECK: argpool.kernel @locate_index_i64_cf_any__
// CHECK: argpool.kernel @max_unpool_scatter_x32_i64_cf_any__

// One target's rows, whichever this machine's is.
// ELSEWHERE: native is no target for "wasm32": this machine's CPU is x86_64; name the targets
// NATIVE: {{^}}1{{$}}

// COLLECT: argpool.kernel @max_pool_f32_i64_cf_2dk2s2 for max_pool
// COLLECT-NOT: on @
// IR: argpool.max_unpool
// IR-NOT: argpool.kernel

func.func @both(%x: tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return %d : tensor<1x8x32x32xf32>
}
