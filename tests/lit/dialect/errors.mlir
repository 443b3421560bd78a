// Every refusal of the two operations: the rule, what was given and what is accepted.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

func.func @c3_kernel(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{C3: kernel of W is 0; accepted are 1 to 268435455}}
  argpool.max_pool %x window(kernel [2, 0]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @c3_pad(%x: tensor<1x1x8x8x8xf32>) {
  // expected-error @+1 {{C3: pad_end of H is -1; accepted are 0 to 268435455}}
  argpool.max_pool %x window(kernel [2, 2, 2] pad [0, 1, 0] pad_end [0, -1, 0]) index(plane : i64)
      : tensor<1x1x8x8x8xf32>
  return
}

// -----

func.func @entries(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{window has 2 dimensions, and 1 entries in stride}}
  argpool.max_pool %x window(kernel [2, 2] stride [2]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @rank_4(%x: tensor<1x1x8x8x8x8xf32>) {
  // expected-error @+1 {{window has 4 dimensions; accepted are 1, 2 and 3}}
  argpool.max_pool %x window(kernel [2, 2, 2, 2]) index(plane : i64) : tensor<1x1x8x8x8x8xf32>
  return
}

// -----

func.func @no_kernel(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{a window has no clause 'stride' here; accepted are kernel [..] stride [..]}}
  argpool.max_pool %x window(stride [2, 2]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @misspelt(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{a window has no clause 'strides' at all (is 'stride' meant?); accepted are kernel [..] stride [..]}}
  argpool.max_pool %x window(kernel [2, 2] strides [2, 2]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @twice(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{a window has no clause 'pad' here}}
  argpool.max_pool %x window(kernel [2, 2] pad [1, 1] pad [1, 1]) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @no_kernel_at_all(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{a window has a kernel; accepted are kernel [..] stride [..]}}
  argpool.max_pool %x window() index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @tensor_rank(%x: tensor<8x8xf32>) {
  // expected-error @+1 {{src has 2 dimensions; a window of rank 2 takes 3 (C, spatial) or 4 (N, C, spatial)}}
  argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<8x8xf32>
  return
}

// -----

func.func @any_rank(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{the rank of window(any) is not known here; accepted is window(any rank 1), 2 or 3}}
  argpool.max_pool %x window(any) index(plane : i64) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @c1_extent(%x: tensor<1x1x8x4xf32>) {
  // expected-error @+1 {{C1: no window fits W: it spans 7 cells, and 4 cells with pads 1 and 1 are there; accepted is a span of at most 6}}
  argpool.max_pool %x window(kernel [3, 7] stride [1, 1] pad [1, 1]) index(plane : i64)
      : tensor<1x1x8x4xf32>
  return
}

// -----

func.func @c1_overflow(%x: tensor<1x1x9223372036854775807xf32>) {
  // expected-error @+1 {{C1: the pooled extent of W overflows 64 bits}}
  argpool.max_pool %x window(kernel [2] pad [1]) index(plane : i64)
      : tensor<1x1x9223372036854775807xf32>
  return
}

// -----

func.func @c3_no_cells(%x: tensor<1x1x0x8xf32>) {
  // expected-error @+1 {{C3: H has no cells; spatial extents are at least 1}}
  argpool.max_pool %x window(kernel [2, 2] pad [1, 1]) index(plane : i64) : tensor<1x1x0x8xf32>
  return
}

// -----

func.func @c3_empty_first(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{C3: window 0 of W holds no cell; accepted are windows with at least one cell inside the tensor}}
  argpool.max_pool %x window(kernel [2] pad [2]) index(plane : i64) : tensor<1x1x8xf32>
  return
}

// -----

func.func @c3_empty_last(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{C3: window 4 of W holds no cell}}
  argpool.max_pool %x window(kernel [2] pad [0] pad_end [2]) index(plane : i64) : tensor<1x1x8xf32>
  return
}

// -----

// Taps at -2 and 1 fall on both sides of the only cell.
func.func @c3_empty_between(%x: tensor<1x1x1xf32>) {
  // expected-error @+1 {{C3: window 0 of W holds no cell}}
  argpool.max_pool %x window(kernel [2] stride [1] pad [2] pad_end [1] dilation [3])
      index(plane : i64) : tensor<1x1x1xf32>
  return
}

// -----

func.func @c7_type(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{C7: index space 'tensor' takes i64 indices, given i32}}
  argpool.max_pool %x window(kernel [2, 2]) index(tensor : i32) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @c7_signedness(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{C7: index space 'window' takes ui8 or ui16 indices, given i8}}
  argpool.max_pool %x window(kernel [2, 2]) index(window : i8) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @c7_float(%x: tensor<1x1x8x8xf32>) {
  // expected-error @+1 {{C7: index space 'plane' takes i64 or i32 indices, given f32}}
  argpool.max_pool %x window(kernel [2, 2]) index(plane : f32) : tensor<1x1x8x8xf32>
  return
}

// -----

func.func @c7_plane(%x: tensor<?x?x65536x65536xf32>) {
  // expected-error @+1 {{C7: i32 cannot hold the largest index of space 'plane' here, 4294967295; accepted is at most 2147483647}}
  argpool.max_pool %x window(kernel [2, 2]) index(plane : i32) : tensor<?x?x65536x65536xf32>
  return
}

// -----

func.func @c7_taps(%x: tensor<1x1x64x64xf32>) {
  // expected-error @+1 {{C7: ui8 cannot hold the largest index of space 'window' here, 255; accepted is at most 254}}
  argpool.max_pool %x window(kernel [16, 16]) index(window : ui8) : tensor<1x1x64x64xf32>
  return
}

// -----

func.func @c7_overflow(%x: tensor<4294967296x4294967296x64x64xf32>) {
  // expected-error @+1 {{C7: i64 cannot hold the largest index of space 'batch_image' here, more than 64 bits}}
  argpool.max_pool %x window(kernel [2, 2]) index(batch_image : i64)
      : tensor<4294967296x4294967296x64x64xf32>
  return
}

// -----

func.func @c16_pool(%x: tensor<1x1x8x8xsi32>) {
  // expected-error @+1 {{C16: pools f64, f32, f16, bf16, i64, i32, i16, i8, ui64, ui32, ui16, ui8 or i1, given 'si32'}}
  argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x8x8xsi32>
  return
}

// -----

func.func @c16_unpool(%v: tensor<1x1x4xcomplex<f64>>, %i: tensor<1x1x4xi64>) {
  // expected-error @+1 {{C16: unpools element types of 1, 2, 4 or 8 bytes, given 'complex<f64>'}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane)
      : tensor<1x1x4xcomplex<f64>>, tensor<1x1x4xi64>
  return
}

// -----

func.func @c1_shapes(%v: tensor<1x1x4xf32>, %i: tensor<1x1x5xi64>) {
  // expected-error @+1 {{C1: values and indices share one shape, given 'tensor<1x1x4xf32>' and 'tensor<1x1x5xi64>'}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) : tensor<1x1x4xf32>, tensor<1x1x5xi64>
  return
}

// -----

func.func @c2_size(%v: tensor<1x1x4x4xf32>, %i: tensor<1x1x4x4xi64>) {
  // expected-error @+1 {{C2: output_size of W is 10; accepted are 7 to 9, strictly within one stride of the default 8}}
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [8, 10]
      : tensor<1x1x4x4xf32>, tensor<1x1x4x4xi64>
  return
}

// -----

func.func @c2_small(%v: tensor<1x1x?xf32>, %i: tensor<1x1x?xi64>) {
  // expected-error @+1 {{C2: output_size of W is 0; accepted are sizes of at least 1}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) output_size [0]
      : tensor<1x1x?xf32>, tensor<1x1x?xi64>
  return
}

// -----

func.func @c2_default(%v: tensor<1x1x1xf32>, %i: tensor<1x1x1xi64>) {
  // expected-error @+1 {{C2: the default extent of W is 0; accepted are windows whose default is at least 1}}
  argpool.max_unpool %v, %i window(kernel [2] pad [1]) index(plane) output_size [1]
      : tensor<1x1x1xf32>, tensor<1x1x1xi64>
  return
}

// -----

func.func @c2_overflow(%v: tensor<1x1x9223372036854775807xf32>,
                       %i: tensor<1x1x9223372036854775807xi64>) {
  // expected-error @+1 {{C2: the unpooled extent of W overflows 64 bits}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane)
      : tensor<1x1x9223372036854775807xf32>, tensor<1x1x9223372036854775807xi64>
  return
}

// -----

func.func @c2_entries(%v: tensor<1x1x4x4xf32>, %i: tensor<1x1x4x4xi64>) {
  // expected-error @+1 {{C2: output_size has 3 entries; accepted are 2 (spatial) or 4 (as values has)}}
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [1, 8, 8]
      : tensor<1x1x4x4xf32>, tensor<1x1x4x4xi64>
  return
}

// -----

func.func @c2_channels(%v: tensor<1x3x4x4xf32>, %i: tensor<1x3x4x4xi64>) {
  // expected-error @+1 {{C2: output_size of C is 4; accepted is 3, as values has}}
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [1, 4, 8, 8]
      : tensor<1x3x4x4xf32>, tensor<1x3x4x4xi64>
  return
}

// -----

func.func @c2_images(%v: tensor<?x3x4x4xf32>, %i: tensor<?x3x4x4xi64>) {
  // expected-error @+1 {{C2: output_size of N is -1; accepted are 0 and more, or ? as values has}}
  argpool.max_unpool %v, %i window(kernel [2, 2]) index(plane) output_size [-1, 3, 8, 8]
      : tensor<?x3x4x4xf32>, tensor<?x3x4x4xi64>
  return
}

// -----

func.func @c3_no_pooled_cells(%v: tensor<1x3x0xf32>, %i: tensor<1x3x0xi64>) {
  // expected-error @+1 {{C3: W has no pooled cells; spatial extents are at least 1}}
  argpool.max_unpool %v, %i window(kernel [2]) index(plane) : tensor<1x3x0xf32>, tensor<1x3x0xi64>
  return
}

// -----

// A tap of an empty window can name nothing; an offset can, and is accepted.
func.func @c3_taps(%v: tensor<1x1x5xf32>, %o: tensor<1x1x5xi64>, %t: tensor<1x1x5xui8>) {
  argpool.max_unpool %v, %o window(kernel [2] pad [2]) index(plane)
      : tensor<1x1x5xf32>, tensor<1x1x5xi64>
  // expected-error @+1 {{C3: window 0 of W holds no cell}}
  argpool.max_unpool %v, %t window(kernel [2] pad [2]) index(window)
      : tensor<1x1x5xf32>, tensor<1x1x5xui8>
  return
}

// -----

// A result type that is written must be the one that is inferred.
func.func @inferred(%x: tensor<1x1x8xf32>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{op inferred type(s) 'tensor<1x1x4xf32>', 'tensor<1x1x4xi64>' are incompatible with return type(s) of operation 'tensor<1x1x3xf32>', 'tensor<1x1x4xi64>'}}
  "argpool.max_pool"(%x) {window = #argpool.window<kernel [2]>,
      index_space = #argpool<index_space plane>, index_type = i64}
      : (tensor<1x1x8xf32>) -> (tensor<1x1x3xf32>, tensor<1x1x4xi64>)
  return
}

// -----

func.func @missing(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{requires attribute 'window'}}
  "argpool.max_pool"(%x) {index_space = #argpool<index_space plane>, index_type = i64}
      : (tensor<1x1x8xf32>) -> (tensor<1x1x4xf32>, tensor<1x1x4xi64>)
  return
}

// -----

func.func @word(%x: tensor<1x1x8xf32>) {
  // expected-error @+1 {{expected one of plane, tensor, tensor_colmajor, image, batch_image, window}}
  argpool.max_pool %x window(kernel [2]) index(cell : i64) : tensor<1x1x8xf32>
  return
}

// -----

func.func @r19_stride(%x: tensor<1x1x4x4xf32>) {
  // expected-error @+1 {{R19: stride of H is 268435456; accepted are 1 to 268435455}}
  argpool.max_pool %x window(kernel [2, 2] stride [268435456, 268435456]) index(plane : i64)
      : tensor<1x1x4x4xf32>
  return
}

// -----

func.func @r19_pad_end(%x: tensor<1x1x?xf32>) {
  // expected-error @+1 {{R19: pad_end of W is 268435456; accepted are 0 to 268435455}}
  argpool.max_pool %x window(kernel [2] pad [0] pad_end [268435456]) index(plane : i64)
      : tensor<1x1x?xf32>
  return
}

// -----

func.func @r19_reach(%x: tensor<1x1x?xf32>) {
  argpool.max_pool %x window(kernel [268435455] stride [1]) index(plane : i64) : tensor<1x1x?xf32>
  // expected-error @+1 {{R19: dilation * (kernel - 1) of W is 268435456; accepted are 0 to 268435455}}
  argpool.max_pool %x window(kernel [257] dilation [1048576]) index(plane : i64)
      : tensor<1x1x?xf32>
  return
}

// -----

// Window 0 lies in the padding, whatever H and W are; with a pad of 1 it does not.
func.func @c3_always_before(%x: tensor<?x64x?x?xf32>) {
  argpool.max_pool %x window(kernel [2, 2] pad [1, 1]) index(plane : i64) : tensor<?x64x?x?xf32>
  argpool.max_pool %x window(kernel [2, 2] pad [2, 2] dilation [2, 2]) index(plane : i64)
      : tensor<?x64x?x?xf32>
  // expected-error @+1 {{C3: the first window of H lies in the padding, whatever the extent: it spans 2 cells, and pad is 2; accepted are 0 to 1}}
  argpool.max_pool %x window(kernel [2, 2] pad [2, 2]) index(plane : i64) : tensor<?x64x?x?xf32>
  return
}

// -----

// Where the last window starts depends on W, unless pad_end exceeds a window and a stride.
func.func @c3_always_past(%x: tensor<1x1x?xf32>) {
  argpool.max_pool %x window(kernel [2] stride [3] pad [0] pad_end [3]) index(plane : i64)
      : tensor<1x1x?xf32>
  argpool.max_pool %x window(kernel [2] stride [3] pad [0] pad_end [4] ceil_mode) index(plane : i64)
      : tensor<1x1x?xf32>
  // expected-error @+1 {{C3: the last window of W lies in the padding, whatever the extent: it spans 2 cells with stride 3, and pad_end is 4; accepted are 0 to 3}}
  argpool.max_pool %x window(kernel [2] stride [3] pad [0] pad_end [4]) index(plane : i64)
      : tensor<1x1x?xf32>
  return
}

// -----

func.func @c3_gradient(%g: tensor<1x1x?xf32>, %i: tensor<1x1x?xi64>) {
  // expected-error @+1 {{C3: the first window of W lies in the padding, whatever the extent}}
  argpool.max_pool_backward %g, %i window(kernel [3] pad [3]) index(plane)
      : tensor<1x1x?xf32>, tensor<1x1x?xi64>
  return
}

// -----

// A tap of an empty window can name nothing; an offset can, and is accepted.
func.func @c3_taps_always(%v: tensor<1x1x?xf32>, %o: tensor<1x1x?xi64>, %t: tensor<1x1x?xui8>) {
  argpool.max_unpool %v, %o window(kernel [2] pad [2]) index(plane)
      : tensor<1x1x?xf32>, tensor<1x1x?xi64>
  // expected-error @+1 {{C3: the first window of W lies in the padding, whatever the extent}}
  argpool.max_unpool %v, %t window(kernel [2] pad [2]) index(window)
      : tensor<1x1x?xf32>, tensor<1x1x?xui8>
  return
}
