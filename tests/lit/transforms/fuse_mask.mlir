// A pool and the only unpool of its results become one; nothing more the second time.
// RUN: argpool-opt %s --argpool-fuse-mask=report=true --split-input-file 2>%t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID < %t.said
// RUN: argpool-opt %s --argpool-fuse-mask --split-input-file > %t.once
// RUN: argpool-opt %t.once --argpool-fuse-mask --split-input-file | diff %t.once -

// CHECK-LABEL: func.func @pair
// CHECK-NEXT: %[[D:.*]] = argpool.max_mask %arg0 window(kernel [2, 2] stride [2, 2]) : tensor<1x8x32x32xf32>
// CHECK-NEXT: return %[[D]]
// SAID: remark: @pair: pools and unpools in one, 0.02 MB of values and indices a call are not stored
func.func @pair(%x: tensor<1x8x32x32xf32>) -> tensor<1x8x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return %d : tensor<1x8x32x32xf32>
}

// -----

// The last windows may be cut off, and cells may be in none; a name of its own, and channels-last.
// CHECK-LABEL: func.func @odd
// CHECK: argpool.max_mask %arg0 window(kernel [2, 3] stride [2, 3] ceil_mode) layout(channels_last) {argpool.entry = "down_up"}
// SAID: remark: @down_up: pools and unpools in one
func.func @odd(%x: tensor<2x8x31x32xi8>) -> tensor<2x8x31x32xi8> {
  %v, %i = argpool.max_pool %x window(kernel [2, 3] ceil_mode) index(image : i32)
      layout(channels_last) {argpool.entry = "down"} : tensor<2x8x31x32xi8>
  %d = argpool.max_unpool %v, %i window(kernel [2, 3]) index(image) layout(channels_last)
      output_size [31, 32] {argpool.entry = "up"} : tensor<2x8x16x11xi8>, tensor<2x8x16x11xi32>
  return %d : tensor<2x8x31x32xi8>
}

// -----

// CHECK-LABEL: func.func @values_leave
// CHECK: argpool.max_pool
// SAID: remark: @values_leave: is not fused: its values are read beside the unpooling
func.func @values_leave(%x: tensor<1x1x4x4xf32>) -> (tensor<1x1x2x2xf32>, tensor<1x1x4x4xf32>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %v, %d : tensor<1x1x2x2xf32>, tensor<1x1x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @other_values
// CHECK: argpool.max_pool
// SAID: remark: @other_values: is not fused: other values are unpooled by its indices
func.func @other_values(%x: tensor<1x1x4x4xf32>, %w: tensor<1x1x2x2xf32>) -> tensor<1x1x4x4xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  %d = argpool.max_unpool %w, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @indices_leave
// CHECK: argpool.max_pool
// SAID: remark: @indices_leave: is not fused: func.return reads its indices
func.func @indices_leave(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xi64> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  return %i : tensor<1x1x2x2xi64>
}

// -----

// CHECK-LABEL: func.func @twice
// CHECK: argpool.max_pool
// SAID: remark: @twice: is not fused: several operations read its indices
func.func @twice(%x: tensor<1x1x4x4xf32>) -> (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  %e = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d, %e : tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>
}

// -----

// CHECK-LABEL: func.func @wider
// CHECK: argpool.max_pool
// SAID: remark: @wider: is not fused: argpool.max_unpool writes a tensor that is not known to have
func.func @wider(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x4x5xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [4, 5]
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @overlapping
// CHECK: argpool.max_pool
// SAID: remark: @overlapping: is not fused: its windows do not lie side by side
func.func @overlapping(%x: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
  %v, %i = argpool.max_pool %x window(kernel [3, 3] stride [2, 2]) index(plane : i64)
      : tensor<1x1x5x5xf32>
  %d = argpool.max_unpool %v, %i window(kernel [3, 3] stride [2, 2]) index(plane)
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x5x5xf32>
}

// -----

// CHECK-LABEL: func.func @unsigned
// CHECK: argpool.max_pool
// SAID: remark: @unsigned: is not fused: its elements are none of f64, f32
func.func @unsigned(%x: tensor<1x1x4x4xui32>) -> tensor<1x1x4x4xui32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xui32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x2x2xui32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x4x4xui32>
}
