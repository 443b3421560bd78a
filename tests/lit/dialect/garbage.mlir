// What is no spec at all is refused where it stands, and nothing crashes.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

func.func @unknown(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{custom op 'argpool.average_pool' is unknown}}
  argpool.average_pool %x window(kernel [2]) : tensor<1x1x8xf32>
  return
}

// -----

func.func @unknown_generic(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{unregistered operation 'argpool.average_pool' found in dialect ('argpool')}}
  "argpool.average_pool"(%x) : (tensor<1x1x8xf32>) -> ()
  return
}

// -----

func.func @no_indices(%v: tensor<1x1x4xf32>) {
  // expected-error @+1 {{expected ','}}
  argpool.max_unpool %v window(kernel [2]) index(plane) : tensor<1x1x4xf32>
  return
}

// -----

func.func @no_indices_generic(%v: tensor<1x1x4xf32>) {
  // expected-error @+1 {{expected 2 operands, but found 1}}
  "argpool.max_unpool_backward"(%v) {window = #argpool.window<kernel [2]>,
      index_space = #argpool<index_space plane>} : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  return
}

// -----

func.func @attributes_of_other_kinds(%v: tensor<1x1x4xf32>, %i: tensor<1x1x4xi64>) {
  // expected-error @+1 {{attribute 'window' failed to satisfy constraint}}
  "argpool.max_pool_backward"(%v, %i) {window = 3 : i64,
      index_space = #argpool<index_space plane>}
      : (tensor<1x1x4xf32>, tensor<1x1x4xi64>) -> tensor<1x1x8xf32>
  return
}

// -----

func.func @unranked(%x: tensor<*xf32>) {
  // expected-error @+1 {{expected builtin.tensor, but found 'tensor<*xf32>'}}
  argpool.max_pool %x window(kernel [2]) index(plane : i64) : tensor<*xf32>
  return
}

// -----

func.func @unranked_indices(%g: tensor<1x1x8xf32>, %i: tensor<*xi64>) {
  argpool.max_unpool_backward %g, %i window(kernel [2]) index(plane)
      // expected-error @+1 {{expected builtin.tensor, but found 'tensor<*xi64>'}}
      : tensor<1x1x8xf32>, tensor<*xi64>
  return
}

// -----

func.func @no_tensor(%x: f32, %i: tensor<1x1x4xi64>) {
  // expected-error @+1 {{expected builtin.tensor, but found 'f32'}}
  argpool.max_pool_backward %x, %i window(kernel [2]) index(plane) : f32, tensor<1x1x4xi64>
  return
}

// -----

func.func @no_tensor_generic(%x: f32, %i: tensor<1x1x4xi64>) {
  // expected-error @+1 {{operand #0 must be ranked tensor of any type values, but got 'f32'}}
  "argpool.max_pool_backward"(%x, %i) {window = #argpool.window<kernel [2]>,
      index_space = #argpool<index_space plane>} : (f32, tensor<1x1x4xi64>) -> tensor<1x1x8xf32>
  return
}

// -----

func.func @indices_of_another_rank(%v: tensor<1x1x4xf32>, %i: tensor<1x4xi64>) {
  // expected-error @+1 {{C1: values and indices share one shape}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) : tensor<1x1x4xf32>, tensor<1x4xi64>
  return
}

// -----

func.func @extent_of_no_integer(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{integer value too large}}
  argpool.max_pool %x window(kernel [99999999999999999999]) index(plane : i64) : tensor<1x1x8xf32>
  return
}

// -----

func.func @extent_of_64_bits(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{R19: dilation of W is 9223372036854775807; accepted are 1 to 268435455}}
  argpool.max_pool %x window(kernel [1] stride [1] dilation [9223372036854775807])
      index(plane : i64) : tensor<1x1x8xf32>
  return
}

// -----

func.func @taps_beyond_64_bits(%x: tensor<1x1x?x?x?xf32>) {
  // expected-error @+1 {{C7: ui16 cannot hold the largest index of space 'window' here, 9223372036854775806; accepted is at most 65535}}
  argpool.max_pool %x window(kernel [268435455, 268435455, 268435455])
      index(window : ui16) : tensor<1x1x?x?x?xf32>
  return
}

// -----

func.func @size_beyond_64_bits(%g: tensor<1x1x1xf32>, %i: tensor<1x1x1xi64>) {
  // expected-error @+1 {{C1: the pooled extent of W overflows 64 bits}}
  argpool.max_pool_backward %g, %i window(kernel [2] pad [1]) index(plane)
      src_size [9223372036854775807] : tensor<1x1x1xf32>, tensor<1x1x1xi64>
  return
}

// -----

func.func @empty_lists(%g: tensor<1x1x1xf32>, %i: tensor<1x1x1xi64>) {
  // expected-error @+1 {{C2: output_size has 0 entries; accepted are 1 (spatial) or 3 (as values has)}}
  argpool.max_unpool %g, %i window(kernel [2]) index(plane) output_size []
      : tensor<1x1x1xf32>, tensor<1x1x1xi64>
  return
}

// -----

// expected-error @+1 {{expected one of max_pool, max_unpool, max_pool_backward, max_unpool_backward, check_indices, locate_index, max_unpool_scatter, max_pool_backward_scatter, max_unpool_backward_exact}}
argpool.kernel @k for max elem f32 index i64 layout channels_first window(any)
