// What a region may not say, and what to write instead.
// RUN: argpool-opt %s --split-input-file --verify-diagnostics

func.func @rank(%s: tensor<?xf32>) {
  // expected-error @+1 {{has a tensor of 1 dimensions; accepted are 3 (C, H, W) and 4 (N, C, H, W), with D behind C for windows of 3 extents, without H for those of 1}}
  %o = argpool.region(%x = %s) : (tensor<?xf32>) -> tensor<?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @extents(%s: tensor<?x?x?x?x?xf32>) {
  %o = argpool.region(%x = %s) : (tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32> {
    // expected-error @+1 {{C20: kernel has 2 extents, and the region's tensors 5 dimensions; accepted are [N,] C, then as many extents}}
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @mixed(%s: tensor<?x?x?x?xf32>) {
  %o = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{C20: kernel has 3 extents, and another window of the region 2; accepted are as many in all}}
    %q = argpool.pool max %p kernel [3, 3, 3] : f32
    argpool.yield %q : f32
  }
  return
}

// -----

func.func @shapes(%s: tensor<1x2x3xf32>) {
  // expected-error @+1 {{C18: all tensors of a region share one shape, given 'tensor<1x2x3xf32>' and 'tensor<1x2x4xf32>'}}
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x4xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @elements(%s: tensor<1x2x3xf80>) {
  // expected-error @+1 {{C16: takes f64, f32, f16, bf16, i64, i32, i16, i8, ui64, ui32, ui16, ui8 and i1, given 'f80'}}
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf80>) -> tensor<1x2x3xf80> {
    %p = argpool.pool max %x kernel [3, 3] : f80
    argpool.yield %p : f80
  }
  return
}

// -----

func.func @operation(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{is no operation of a region; accepted are argpool.pool, argpool.tap, argpool.pool_gradient, arith.constant,}}
    %d = arith.divf %x, %p : f32
    argpool.yield %d : f32
  }
  return
}

// -----

func.func @flags(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{has flags that permit other results than its own; take them out}}
    %d = arith.addf %x, %p fastmath<nnan> : f32
    argpool.yield %d : f32
  }
  return
}

// -----

func.func @rounds(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf16> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{has flags that permit other results than its own; take them out}}
    %d = arith.truncf %p upward : f32 to f16
    argpool.yield %d : f16
  }
  return
}

// -----

func.func @wraps(%s: tensor<1x2x3xi8>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xi8>) -> tensor<1x2x3xi8> {
    %p = argpool.pool max %x kernel [3, 3] : i8
    // expected-error @+1 {{has flags that permit other results than its own; take them out}}
    %d = arith.addi %x, %p overflow<nsw> : i8
    argpool.yield %d : i8
  }
  return
}

// -----

func.func @extreme(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{any of 'f32'; accepted are max and min of floats and integers}}
    %p = argpool.pool any %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @dimensions(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{kernel has 4 entries; accepted are 1 (W), 2 (H, W) and 3 (D, H, W)}}
    %p = argpool.pool max %x kernel [3, 3, 3, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @entries(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{pad has 3 entries; accepted are as many as kernel has, 2}}
    %p = argpool.pool max %x kernel [3, 3] pad [1, 1, 1] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @numbers(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{kernel has a 0; accepted are 1 to 1024}}
    %p = argpool.pool max %x kernel [3, 0] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @pads(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{C20: pad is 3, and no tap would be the window's own cell: accepted are multiples of dilation, 0 to 2}}
    %p = argpool.pool max %x kernel [3, 3] pad [1, 3] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @between(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{C20: pad is 1, and no tap would be the window's own cell: accepted are multiples of dilation, 0 to 4}}
    %p = argpool.pool max %x kernel [3, 3] dilation [1, 2] pad [1, 1] : f32
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @yields(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xi1> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{yields a 'f32' for a result of 'i1'}}
    argpool.yield %p : f32
  }
  return
}

// -----

func.func @outside(%s: tensor<1x2x3xf32>) {
  %c = arith.constant 0.0 : f32
  // expected-note @+1 {{required by region isolation constraints}}
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    // expected-error @+1 {{using value defined outside the region}}
    %d = arith.addf %c, %p : f32
    argpool.yield %d : f32
  }
  return
}

// -----

func.func @taps(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xi8> {
    // expected-error @+1 {{C23: a window of 256 taps; accepted are 255 at most, which an i8 numbers}}
    %t = argpool.tap max %x kernel [16, 16] : f32
    argpool.yield %t : i8
  }
  return
}

// -----

func.func @tap_of_any(%s: tensor<1x2x3xf32>) {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xf32>) -> tensor<1x2x3xi8> {
    // expected-error @+1 {{umax of 'f32'; accepted are max and min of floats}}
    %t = argpool.tap umax %x kernel [3, 3] : f32
    argpool.yield %t : i8
  }
  return
}

// -----

func.func @gradient_window(%s: tensor<1x2x3xf32>, %t: tensor<1x2x3xui8>) {
  %o = argpool.region(%x = %s, %y = %t) : (tensor<1x2x3xf32>, tensor<1x2x3xui8>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{C20: pad is 3, and no tap would be the window's own cell}}
    %g = argpool.pool_gradient %y, %x kernel [3, 3] pad [1, 3] : f32
    argpool.yield %g : f32
  }
  return
}

// -----

func.func @gradient_taps(%s: tensor<1x2x3xf32>, %t: tensor<1x2x3xui8>) {
  %o = argpool.region(%x = %s, %y = %t) : (tensor<1x2x3xf32>, tensor<1x2x3xui8>) -> tensor<1x2x3xf32> {
    // expected-error @+1 {{C23: a window of 289 taps; accepted are 255 at most}}
    %g = argpool.pool_gradient %y, %x kernel [17, 17] : f32
    argpool.yield %g : f32
  }
  return
}

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{has 1 parts and values of 1; needed are two parts or more, and values of each}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1"]
    values [array<i64: 0, 1>] between 0

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{has 2 parts and values of 1; needed are two parts or more, and values of each}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 1>] between 0

// -----

// expected-error @+1 {{part 1 is region_1, which has no rows}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 2>, array<i64: 2, 1>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 1 has values "0, 2"; needed is an array<i64>}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values ["0, 2", array<i64: 2, 1>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 2 has 2 tensors, and 3 values}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 2>, array<i64: 2, 1, 0>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 1 has a tensor at 3; the region has 2 tensors, and 4 bytes lie between its parts}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 3>, array<i64: 3, 1>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 2 reads at 6 what no part before it makes}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 2>, array<i64: 6, 1>] between 8

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 1 writes at 0 an input of the region}}
argpool.split @region_0 region "a: in f32; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 0>, array<i64: 0, 1>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{part 2 has a tensor of f32 at 1, which is of u8}}
argpool.split @region_0 region "a: in f32; b: ugt i1 a a; out u8 b" parts ["region_1", "region_1"]
    values [array<i64: 0, 2>, array<i64: 2, 1>] between 4

// -----

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.pipeline @region_1__base_rows of "region_1"
    region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b" on @base lanes 4
// expected-error @+1 {{has no part that makes result 2}}
argpool.split @region_0 region "a: in f32; out f32 a; out f32 a" parts ["region_1", "region_1"]
    values [array<i64: 0, 3>, array<i64: 3, 1>] between 4
