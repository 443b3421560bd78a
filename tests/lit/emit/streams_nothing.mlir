// A row that promises to stream, and has no store to an output that could, is refused.
// RUN: env FAKE=%S/Inputs/unaligned.ll not argpool-compile %s -q --cache= -o %t \
// RUN:     --variants=%S/Inputs/one_row.mlir --generator=%S/Inputs/fake_generator 2>&1 \
// RUN:     | FileCheck %s
// CHECK: max_pool_f32_i64_cf_2dk3s3__base_rows_stream: its variant says `streams`, but no store to an output
// CHECK-SAME: aligned to 16 bytes or more

func.func @down(%x: tensor<1x1x9x9xf32>) -> tensor<1x1x3x3xi64> {
  %v, %i = argpool.max_pool %x window(kernel [3, 3]) index(plane : i64) : tensor<1x1x9x9xf32>
  return %i : tensor<1x1x3x3xi64>
}
