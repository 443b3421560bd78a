// Every refusal of the gradients and of `duplicates`: the rule, what was given, what is accepted.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

func.func @c1_size(%g: tensor<1x8x4x4xf32>, %i: tensor<1x8x4x4xi64>) {
  // expected-error @+1 {{C1: src_size of W is 10, which pools to 5; accepted are sizes that pool to 4, as grad_values has}}
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) src_size [9, 10]
      : tensor<1x8x4x4xf32>, tensor<1x8x4x4xi64>
  return
}

// -----

func.func @c1_no_window(%g: tensor<8x1xf32>, %i: tensor<8x1xi64>) {
  // expected-error @+1 {{C1: no window fits W: it spans 3 cells, and 2 cells with pads 0 and 0 are there; accepted is a span of at most 2}}
  argpool.max_pool_backward %g, %i window(kernel [3]) index(plane) src_size [2]
      : tensor<8x1xf32>, tensor<8x1xi64>
  return
}

// -----

func.func @c1_entries(%g: tensor<1x8x4x4xf32>, %i: tensor<1x8x4x4xi64>) {
  // expected-error @+1 {{C1: src_size has 3 entries; accepted are 2 (spatial) or 4 (as grad_values has)}}
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) src_size [8, 8, 8]
      : tensor<1x8x4x4xf32>, tensor<1x8x4x4xi64>
  return
}

// -----

func.func @c1_channels(%g: tensor<1x8x4x4xf32>, %i: tensor<1x8x4x4xi64>) {
  // expected-error @+1 {{C1: src_size of C is 7; accepted is 8, as grad_values has}}
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) src_size [1, 7, 8, 8]
      : tensor<1x8x4x4xf32>, tensor<1x8x4x4xi64>
  return
}

// -----

func.func @c1_shapes(%g: tensor<1x8x4xf32>, %i: tensor<1x8x5xi64>) {
  // expected-error @+1 {{C1: grad_values and indices share one shape, given 'tensor<1x8x4xf32>' and 'tensor<1x8x5xi64>'}}
  argpool.max_pool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<1x8x4xf32>, tensor<1x8x5xi64>
  return
}

// -----

func.func @c3_size(%g: tensor<1x8x4xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C3: src_size of W is -1; accepted are 1 and more, or ?}}
  argpool.max_pool_backward %g, %i window(any rank 1) index(plane) src_size [-1]
      : tensor<1x8x4xf32>, tensor<1x8x4xi64>
  return
}

// -----

// Offsets, too: pooling never makes such a window, so that its gradient has none.
func.func @c3_empty(%g: tensor<1x1x5xf32>, %i: tensor<1x1x5xi64>) {
  // expected-error @+1 {{C3: window 0 of W holds no cell; accepted are windows with at least one cell inside the tensor}}
  argpool.max_pool_backward %g, %i window(kernel [2] pad [2]) index(plane) src_size [7]
      : tensor<1x1x5xf32>, tensor<1x1x5xi64>
  return
}

// -----

func.func @c7_type(%g: tensor<1x8x4xf32>, %i: tensor<1x8x4xi32>) {
  // expected-error @+1 {{C7: index space 'tensor_colmajor' takes i64 indices, given i32}}
  argpool.max_pool_backward %g, %i window(kernel [2]) index(tensor_colmajor)
      : tensor<1x8x4xf32>, tensor<1x8x4xi32>
  return
}

// -----

// What must fit are the indices of src, not of what is pooled.
func.func @c7_capacity(%g: tensor<1x1x32768x32768xf32>, %i: tensor<1x1x32768x32768xi32>) {
  // expected-error @+1 {{C7: i32 cannot hold the largest index of space 'plane' here, 4294967295; accepted is at most 2147483647}}
  argpool.max_pool_backward %g, %i window(kernel [2, 2]) index(plane) src_size [65536, 65536]
      : tensor<1x1x32768x32768xf32>, tensor<1x1x32768x32768xi32>
  return
}

// -----

func.func @c7_default_shape(%g: tensor<1x8x4xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C7: index space 'tensor_default_shape' is for unpooling; accepted are plane, tensor, tensor_colmajor, image, batch_image and window}}
  argpool.max_pool_backward %g, %i window(kernel [2]) index(tensor_default_shape)
      : tensor<1x8x4xf32>, tensor<1x8x4xi64>
  return
}

// -----

func.func @c7_default_shape_of_a_pool(%x: tensor<1x8x4xf32>) {
  // expected-error @+1 {{C7: index space 'tensor_default_shape' is for unpooling}}
  argpool.max_pool %x window(kernel [2]) index(tensor_default_shape : i64) : tensor<1x8x4xf32>
  return
}

// -----

func.func @c7_default_shape_type(%v: tensor<1x8x4xf32>, %i: tensor<1x8x4xi32>) {
  // expected-error @+1 {{C7: index space 'tensor_default_shape' takes i64 indices, given i32}}
  argpool.max_unpool %v, %i window(kernel [2]) index(tensor_default_shape)
      : tensor<1x8x4xf32>, tensor<1x8x4xi32>
  return
}

// -----

// 2^31 * 2^31 * 4 cells of the given shape fit 64 bits; 2^31 * 2^31 * 8 of the default do not.
func.func @c7_default_shape_capacity(%v: tensor<2147483648x2147483648x1xf32>,
                                     %i: tensor<2147483648x2147483648x1xi64>) {
  argpool.max_unpool %v, %i window(kernel [8]) index(tensor) output_size [1]
      : tensor<2147483648x2147483648x1xf32>, tensor<2147483648x2147483648x1xi64>
  // expected-error @+1 {{C7: i64 cannot hold the largest index of space 'tensor_default_shape' here, more than 64 bits}}
  argpool.max_unpool %v, %i window(kernel [8]) index(tensor_default_shape) output_size [1]
      : tensor<2147483648x2147483648x1xf32>, tensor<2147483648x2147483648x1xi64>
  return
}

// -----

func.func @c16_pool_backward(%g: tensor<1x8x4xi32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C16: adds f64, f32, f16 or bf16, given 'i32'}}
  argpool.max_pool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<1x8x4xi32>, tensor<1x8x4xi64>
  return
}

// -----

func.func @dimensions(%g: tensor<4xf32>, %i: tensor<4xi64>) {
  // expected-error @+1 {{grad_values has 1 dimensions; a window of rank 1 takes 2 (C, spatial) or 3 (N, C, spatial)}}
  argpool.max_pool_backward %g, %i window(kernel [2]) index(plane) : tensor<4xf32>, tensor<4xi64>
  return
}

// -----

func.func @c2_size(%g: tensor<1x8x8x10xf32>, %i: tensor<1x8x4x4xi64>) {
  // expected-error @+1 {{C2: grad_dst of W is 10; accepted are 7 to 9, strictly within one stride of the default 8}}
  argpool.max_unpool_backward %g, %i window(kernel [2, 2]) index(plane)
      : tensor<1x8x8x10xf32>, tensor<1x8x4x4xi64>
  return
}

// -----

func.func @c2_no_cells(%g: tensor<1x8x0xf32>, %i: tensor<1x8x?xi64>) {
  // expected-error @+1 {{C2: grad_dst of W is 0; accepted are sizes of at least 1}}
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<1x8x0xf32>, tensor<1x8x?xi64>
  return
}

// -----

func.func @c2_channels(%g: tensor<1x8x8xf32>, %i: tensor<1x7x4xi64>) {
  // expected-error @+1 {{C2: grad_dst and indices share N and C, given 'tensor<1x8x8xf32>' and 'tensor<1x7x4xi64>'}}
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<1x8x8xf32>, tensor<1x7x4xi64>
  return
}

// -----

func.func @c2_batched(%g: tensor<8x8xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C2: grad_dst and indices share N and C, given 'tensor<8x8xf32>' and 'tensor<1x8x4xi64>'}}
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<8x8xf32>, tensor<1x8x4xi64>
  return
}

// -----

// As in unpooling: a tap of an empty window can name nothing; an offset can, and is accepted.
func.func @c3_taps(%g: tensor<1x1x6xf32>, %o: tensor<1x1x5xi64>, %t: tensor<1x1x5xui8>) {
  argpool.max_unpool_backward %g, %o window(kernel [2] pad [2]) index(plane)
      : tensor<1x1x6xf32>, tensor<1x1x5xi64>
  // expected-error @+1 {{C3: window 0 of W holds no cell}}
  argpool.max_unpool_backward %g, %t window(kernel [2] pad [2]) index(window)
      : tensor<1x1x6xf32>, tensor<1x1x5xui8>
  return
}

// -----

func.func @c16_unpool_backward(%g: tensor<1x8x8xi128>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C16: moves element types of 1, 2, 4 or 8 bytes, given 'i128'}}
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane)
      : tensor<1x8x8xi128>, tensor<1x8x4xi64>
  return
}

// -----

func.func @c10_exact(%v: tensor<1x8x4xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C10: duplicates(exact) is for max_unpool_backward; accepted are last and sum}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) duplicates(exact)
      : tensor<1x8x4xf32>, tensor<1x8x4xi64>
  return
}

// -----

func.func @c8_bool(%v: tensor<1x8x4xi1>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C8: duplicates(sum) adds f64, f32, f16, bf16 and integers of 8 to 64 bits, given 'i1'}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) duplicates(sum)
      : tensor<1x8x4xi1>, tensor<1x8x4xi64>
  return
}

// -----

func.func @c8_complex(%v: tensor<1x8x4xcomplex<f32>>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{C8: duplicates(sum) adds f64, f32, f16, bf16 and integers of 8 to 64 bits, given 'complex<f32>'}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) duplicates(sum)
      : tensor<1x8x4xcomplex<f32>>, tensor<1x8x4xi64>
  return
}

// -----

func.func @word(%v: tensor<1x8x4xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{expected one of last, sum, exact}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) duplicates(first)
      : tensor<1x8x4xf32>, tensor<1x8x4xi64>
  return
}

// -----

// Clauses stand in one order: duplicates before output_size.
func.func @order(%v: tensor<1x8x4xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{expected ':'}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) output_size [8] duplicates(sum) : tensor<1x8x4xf32>, tensor<1x8x4xi64>
  return
}

// -----

func.func @missing(%g: tensor<1x8x8xf32>, %i: tensor<1x8x4xi64>) {
  // expected-error @+1 {{requires attribute 'window'}}
  "argpool.max_unpool_backward"(%g, %i) {index_space = #argpool<index_space plane>}
      : (tensor<1x8x8xf32>, tensor<1x8x4xi64>) -> tensor<1x8x4xf32>
  return
}
