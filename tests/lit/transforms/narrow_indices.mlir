// Indices that only operations of the same window read become tap numbers; nothing more the second
// time.
// RUN: argpool-opt %s --argpool-narrow-indices=report=true --split-input-file 2>%t.said | FileCheck %s
// RUN: FileCheck %s --check-prefix=SAID < %t.said
// RUN: argpool-opt %s --argpool-narrow-indices --split-input-file > %t.once
// RUN: argpool-opt %t.once --argpool-narrow-indices --split-input-file | diff %t.once -

// CHECK-LABEL: func.func @pair
// CHECK: argpool.max_pool %{{.*}} window(kernel [2, 2] stride [2, 2]) index(window : ui8)
// CHECK: argpool.max_unpool %{{.*}} index(window) : tensor<1x8x16x16xf32>, tensor<1x8x16x16xui8>
// SAID: remark: @pair: indices became tap numbers, 0.02 -> 0.00 MB a call
func.func @pair(%x: tensor<1x8x32x32xf32>, %w: tensor<1x8x16x16xf32>) -> tensor<1x8x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x8x32x32xf32>
  %d = argpool.max_unpool %w, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x16x16xf32>, tensor<1x8x16x16xi64>
  return %d : tensor<1x8x32x32xf32>
}

// -----

// More than 255 taps; the gradient reads them, too.
// CHECK-LABEL: func.func @many_taps
// CHECK: index(window : ui16)
// CHECK: argpool.max_pool_backward {{.*}} index(window) {{.*}} tensor<1x1x2x2xui16>
func.func @many_taps(%x: tensor<1x1x32x32xf32>, %g: tensor<1x1x2x2xf32>) -> tensor<1x1x32x32xf32> {
  %v, %i = argpool.max_pool %x window(kernel [16, 16]) index(plane : i32) : tensor<1x1x32x32xf32>
  %s = argpool.max_pool_backward %g, %i window(kernel [16, 16]) index(plane) src_size [32, 32]
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi32>
  return %s : tensor<1x1x32x32xf32>
}

// -----

// CHECK-LABEL: func.func @returned
// CHECK: index(plane : i64)
// SAID: remark: @returned: indices stay offsets: func.return reads them
func.func @returned(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x2x2xi64> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  return %i : tensor<1x1x2x2xi64>
}

// -----

// An offset counts in dst, which is wider here; a tap number would name another cell.
// CHECK-LABEL: func.func @wider
// CHECK: index(plane : i64)
// SAID: remark: @wider: indices stay offsets: argpool.max_unpool writes a tensor that is not known
func.func @wider(%x: tensor<1x1x4x4xf32>) -> tensor<1x1x4x5xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x4x4xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [4, 5]
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x4x5xf32>
}

// -----

// CHECK-LABEL: func.func @open
// CHECK: index(plane : i64)
// SAID: remark: @open: indices stay offsets: argpool.max_unpool writes a tensor that is not known
func.func @open(%x: tensor<1x1x?x4xf32>) -> tensor<1x1x?x4xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x?x4xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x1x?x2xf32>, tensor<1x1x?x2xi64>
  return %d : tensor<1x1x?x4xf32>
}

// -----

// CHECK-LABEL: func.func @other_window
// CHECK: index(plane : i64)
// SAID: remark: @other_window: indices stay offsets: argpool.max_unpool reads them by another window
func.func @other_window(%x: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
  %v, %i = argpool.max_pool %x window(kernel [3, 3] stride [2, 2]) index(plane : i64)
      : tensor<1x1x5x5xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [5, 5]
      : tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>
  return %d : tensor<1x1x5x5xf32>
}

// -----

// The taps of windows that differ at their ends only are the same.
// CHECK-LABEL: func.func @other_end
// CHECK: index(window : ui8)
func.func @other_end(%x: tensor<1x1x5x5xf32>) -> tensor<1x1x5x5xf32> {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] pad_end [1, 1]) index(tensor : i64)
      : tensor<1x1x5x5xf32>
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(tensor) output_size [5, 5]
      : tensor<1x1x3x3xf32>, tensor<1x1x3x3xi64>
  return %d : tensor<1x1x5x5xf32>
}
