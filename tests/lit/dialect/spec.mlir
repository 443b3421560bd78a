// A spec, printed and read again: the operations and every part of a window.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s

// CHECK-LABEL: @down
// CHECK: %values, %indices = argpool.max_pool %arg0 window(kernel [2, 2] stride [2, 2]) index(plane : i64) : tensor<?x64x360x480xf32>
// CHECK: return {{.*}} : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
func.func @down(%x: tensor<?x64x360x480xf32>)
    -> (tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>) {
  %v, %i = argpool.max_pool %x window(kernel [2, 2] stride [2, 2]) index(plane : i64)
      layout(channels_first) : tensor<?x64x360x480xf32>
  return %v, %i : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
}

// CHECK-LABEL: @up
// CHECK: argpool.max_unpool %arg0, %arg1 window(kernel [2, 2] stride [2, 2]) index(plane) layout(channels_last) output_size [361, ?]
// CHECK-SAME: : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
func.func @up(%v: tensor<?x64x180x240xf32>, %i: tensor<?x64x180x240xi64>)
    -> tensor<?x64x361x?xf32> {
  %d = argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) layout(channels_last)
      output_size [361, ?] : tensor<?x64x180x240xf32>, tensor<?x64x180x240xi64>
  return %d : tensor<?x64x361x?xf32>
}

// CHECK-LABEL: @every_part
// CHECK: window(kernel [3, 3] stride [2, 1] pad [1, 0] pad_end [1, 2] dilation [1, 2] ceil_mode)
// CHECK-SAME: index(window : ui8)
func.func @every_part(%x: tensor<3x9x9xf32>) {
  argpool.max_pool %x window(kernel [3, 3] stride [2, 1] pad [1, 0] pad_end [1, 2] dilation [1, 2]
                             ceil_mode) index(window : ui8) : tensor<3x9x9xf32>
  return
}

// Told at run time: only the rank is known.
// CHECK-LABEL: @any
// CHECK: window(any rank 2) index(tensor : i64) layout(channels_last) : tensor<?x?x?x?xf32>
func.func @any(%x: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %v, %i = argpool.max_pool %x window(any rank 2) index(tensor : i64) layout(channels_last)
      : tensor<?x?x?x?xf32>
  return %v : tensor<?x?x?x?xf32>
}
