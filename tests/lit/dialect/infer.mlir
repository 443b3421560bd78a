// Result types: C1 for pooling, C2 for unpooling; extents that are not known stay unknown.
// RUN: argpool-opt %s --mlir-print-op-generic | FileCheck %s

// CHECK: "argpool.max_pool"{{.*}} : (tensor<2x64x360x481xf16>) -> (tensor<2x64x180x241xf16>, tensor<2x64x180x241xi32>)
func.func @floor(%x: tensor<2x64x360x481xf16>) {
  argpool.max_pool %x window(kernel [3, 3] stride [2, 2] pad [1, 1]) index(plane : i32)
      : tensor<2x64x360x481xf16>
  return
}

// CHECK: "argpool.max_pool"{{.*}} -> (tensor<?x?x?x8xf32>, tensor<?x?x?x8xi64>)
func.func @dynamic(%x: tensor<?x?x?x16xf32>) {
  argpool.max_pool %x window(kernel [2, 2]) index(tensor : i64) : tensor<?x?x?x16xf32>
  return
}

// The window 3 x 3 of stride 2 on 6 cells: 2 without, 3 with ceil_mode. And 7 taps on 6 cells (C1).
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<1x1x2x2xf32>, tensor<1x1x2x2xi64>)
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<1x1x3x3xf32>, tensor<1x1x3x3xi64>)
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<1x1x1x1xf32>, tensor<1x1x1x1xi64>)
func.func @ceil(%x: tensor<1x1x6x6xf32>) {
  argpool.max_pool %x window(kernel [3, 3] stride [2, 2]) index(plane : i64) : tensor<1x1x6x6xf32>
  argpool.max_pool %x window(kernel [3, 3] stride [2, 2] ceil_mode) index(plane : i64)
      : tensor<1x1x6x6xf32>
  argpool.max_pool %x window(kernel [7, 7] ceil_mode) index(plane : i64) : tensor<1x1x6x6xf32>
  return
}

// ceil_mode adds no window that would start past the cells and the begin pad: 2, not 3 of 5.
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<1x3xf32>, tensor<1x3xi64>)
func.func @ceil_less_one(%x: tensor<1x5xf32>) {
  argpool.max_pool %x window(kernel [1] stride [2] pad [0] pad_end [1] ceil_mode)
      index(plane : i64) : tensor<1x5xf32>
  return
}

// Asymmetric pads and dilation: floor((9 + 1 + 2 - 2 * 2 - 1) / 2) + 1 = 4, and W as it comes.
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<4x4x9xbf16>, tensor<4x4x9xui8>)
func.func @dilation(%x: tensor<4x9x9xbf16>) {
  argpool.max_pool %x window(kernel [3, 1] stride [2, 1] pad [1, 0] pad_end [2, 0] dilation [2, 1])
      index(window : ui8) : tensor<4x9x9xbf16>
  return
}

// The contract's third example, both ways; rank 3.
// CHECK: "argpool.max_pool"{{.*}} -> (tensor<20x16x25x16x7xf32>, tensor<20x16x25x16x7xi64>)
// CHECK: "argpool.max_unpool"{{.*}} -> tensor<20x16x51x33x15xf32>
func.func @rank3(%x: tensor<20x16x51x33x15xf32>) -> tensor<20x16x51x33x15xf32> {
  %v, %i = argpool.max_pool %x window(kernel [3, 3, 3] stride [2, 2, 2]) index(plane : i64)
      : tensor<20x16x51x33x15xf32>
  %d = argpool.max_unpool %v, %i window(kernel [3, 3, 3] stride [2, 2, 2]) index(plane)
      output_size [51, 33, 15] : tensor<20x16x25x16x7xf32>, tensor<20x16x25x16x7xi64>
  return %d : tensor<20x16x51x33x15xf32>
}

// CHECK: "argpool.max_unpool"{{.*}} -> tensor<1x64x28x28xf32>
func.func @default_size(%v: tensor<1x64x14x14xf32>, %i: tensor<1x64x14x14xi32>) {
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane)
      : tensor<1x64x14x14xf32>, tensor<1x64x14x14xi32>
  return
}

// CHECK: "argpool.max_unpool"{{.*}} -> tensor<1x16x15x15xi1>
// CHECK: "argpool.max_unpool"{{.*}} -> tensor<1x16x13x?xi1>
func.func @output_size(%v: tensor<1x16x7x7xi1>, %i: tensor<1x16x7x7xi32>) {
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(image) output_size [1, 16, 15, 15]
      : tensor<1x16x7x7xi1>, tensor<1x16x7x7xi32>
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(image) output_size [13, ?]
      : tensor<1x16x7x7xi1>, tensor<1x16x7x7xi32>
  return
}

// (n - 1) * stride - pads + dilation * (k - 1) + 1, rank 1, unbatched.
// CHECK: "argpool.max_unpool"{{.*}} -> tensor<3x20xcomplex<f32>>
func.func @dilated(%v: tensor<3x8xcomplex<f32>>, %i: tensor<3x8xui16>) {
  argpool.max_unpool %v, %i window(kernel [3] stride [2] pad [1] pad_end [0] dilation [3])
      index(window) : tensor<3x8xcomplex<f32>>, tensor<3x8xui16>
  return
}

// CHECK: "argpool.max_unpool"{{.*}} -> tensor<?x8x?x?xi64>
// CHECK: "argpool.max_unpool"{{.*}} -> tensor<?x8x9x?xi64>
func.func @unknown(%v: tensor<?x8x?x4xi64>, %i: tensor<?x8x?x4xi64>) {
  argpool.max_unpool %v, %i window(any rank 2) index(plane)
      : tensor<?x8x?x4xi64>, tensor<?x8x?x4xi64>
  argpool.max_unpool %v, %i window(any rank 2) index(plane) output_size [9, ?]
      : tensor<?x8x?x4xi64>, tensor<?x8x?x4xi64>
  return
}
