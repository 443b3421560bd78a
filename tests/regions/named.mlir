// Regions that programs know by name: key points, detection heads, SPPF, morphology.
// SPDX-License-Identifier: MIT

// Non-maximum suppression of SuperPoint (transformers' simple_nms): radius 4, two rounds.
func.func @nms(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %out = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %zero = arith.constant 0.0 : f32
    %true = arith.constant true
    %p = argpool.pool max %x kernel [9, 9] : f32
    %m0 = arith.cmpf oeq, %x, %p : f32
    %near1 = argpool.pool any %m0 kernel [9, 9] : i1
    %rest1 = arith.select %near1, %zero, %x : f32
    %top1 = argpool.pool max %rest1 kernel [9, 9] : f32
    %is1 = arith.cmpf oeq, %rest1, %top1 : f32
    %far1 = arith.xori %near1, %true : i1
    %new1 = arith.andi %is1, %far1 : i1
    %m1 = arith.ori %m0, %new1 : i1
    %near2 = argpool.pool any %m1 kernel [9, 9] : i1
    %rest2 = arith.select %near2, %zero, %x : f32
    %top2 = argpool.pool max %rest2 kernel [9, 9] : f32
    %is2 = arith.cmpf oeq, %rest2, %top2 : f32
    %far2 = arith.xori %near2, %true : i1
    %new2 = arith.andi %is2, %far2 : i1
    %m2 = arith.ori %m1, %new2 : i1
    %r = arith.select %m2, %x, %zero : f32
    argpool.yield %r : f32
  }
  return %out : tensor<?x?x?x?xf32>
}

// The peaks of CenterNet's heat maps, as frameworks compute them: x * (x == pool(x)).
func.func @peaks(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %out = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %f = arith.uitofp %e : i1 to f32
    %r = arith.mulf %x, %f : f32
    argpool.yield %r : f32
  }
  return %out : tensor<?x?x?x?xf32>
}

// SPPF of YOLO: three pools one after the other, each a result; the caller's are slices of one
// tensor, beside x.
func.func @sppf(%s: tensor<?x?x?x?xf32>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %a, %b, %c = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %p = argpool.pool max %x kernel [5, 5] : f32
    %q = argpool.pool max %p kernel [5, 5] : f32
    %r = argpool.pool max %q kernel [5, 5] : f32
    argpool.yield %p, %q, %r : f32, f32, f32
  }
  return %a, %b, %c : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// Morphology of bytes, flat 15x15 boxes: opening, and what is brighter than it.
func.func @tophat(%s: tensor<?x?x?xui8>) -> (tensor<?x?x?xui8>, tensor<?x?x?xui8>) {
  %a, %b = argpool.region(%x = %s) : (tensor<?x?x?xui8>)
      -> (tensor<?x?x?xui8>, tensor<?x?x?xui8>) {
    %e = argpool.pool umin %x kernel [15, 15] : i8
    %o = argpool.pool umax %e kernel [15, 15] : i8
    %t = arith.subi %x, %o : i8
    argpool.yield %o, %t : i8, i8
  }
  return %a, %b : tensor<?x?x?xui8>, tensor<?x?x?xui8>
}

// The morphological gradient by an even box, as its two poolings mirror each other.
func.func @gradient(%s: tensor<?x?x?xui8>) -> tensor<?x?x?xui8> {
  %g = argpool.region(%x = %s) : (tensor<?x?x?xui8>) -> tensor<?x?x?xui8> {
    %d = argpool.pool umax %x kernel [4, 4] pad [2, 2] : i8
    %e = argpool.pool umin %x kernel [4, 4] pad [1, 1] : i8
    %r = arith.subi %d, %e : i8
    argpool.yield %r : i8
  }
  return %g : tensor<?x?x?xui8>
}

// Cells that are numbers, and those whose neighbours are: comparisons that hold of all but NaN.
func.func @numbers(%s: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>) {
  %all:2 = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>) {
    %own = arith.cmpf ole, %x, %x : f32
    %least = argpool.pool min %x kernel [3, 3] : f32
    %near = arith.cmpf ole, %least, %x : f32
    argpool.yield %own, %near : i1, i1
  }
  return %all#0, %all#1 : tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>
}

// Sums from +0 by taps that a tensor holds: of one window, and of several; a tap may name no cell.
func.func @sums(%t: tensor<?x?x?x?xui8>, %g: tensor<?x?x?x?xf32>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %a, %b = argpool.region(%x = %t, %y = %g) : (tensor<?x?x?x?xui8>, tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %own = argpool.pool_gradient %x, %y kernel [1, 1] : f32
    %near = argpool.pool_gradient %x, %y kernel [2, 3] dilation [3, 1] pad [3, 0] : f32
    argpool.yield %own, %near : f32, f32
  }
  return %a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// A level of clDice's soft skeleton, whose gradient has pools of three windows.
func.func @skeleton(%image: tensor<?x?x?x?xf32>, %sum: tensor<?x?x?x?xf32>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %a, %b = argpool.region(%x = %image, %y = %sum) : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %zero = arith.constant 0.0 : f32
    %v = argpool.pool min %x kernel [3, 1] : f32
    %h = argpool.pool min %x kernel [1, 3] : f32
    %l = arith.cmpf olt, %h, %v : f32
    %e = arith.select %l, %h, %v : f32
    %o = argpool.pool max %e kernel [3, 3] : f32
    %d = arith.subf %x, %o : f32
    %below = arith.cmpf ole, %d, %zero : f32
    %delta = arith.select %below, %zero, %d : f32
    %m = arith.mulf %y, %delta : f32
    %n = arith.subf %delta, %m : f32
    %under = arith.cmpf ole, %n, %zero : f32
    %more = arith.select %under, %zero, %n : f32
    %r = arith.addf %y, %more : f32
    argpool.yield %e, %r : f32, f32
  }
  return %a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// f16 and bf16: sums that become infinite, products that become subnormal numbers.
func.func @halves(%s: tensor<?x?x?x?xf16>, %t: tensor<?x?x?x?xf16>)
    -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xi1>) {
  %r:4 = argpool.region(%x = %s, %y = %t) : (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>)
      -> (tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xi1>) {
    %third = arith.constant 0.3333 : f16
    %p = argpool.pool max %x kernel [3, 3] : f16
    %q = argpool.pool min %y kernel [2, 5] : f16
    %e = arith.cmpf ueq, %x, %p : f16
    %sum = arith.addf %p, %q : f16
    %product = arith.mulf %sum, %y : f16
    %d = arith.subf %product, %third : f16
    %n = arith.negf %d : f16
    %more = argpool.pool max %n kernel [3, 1] : f16
    %r = arith.select %e, %n, %x : f16
    argpool.yield %sum, %more, %r, %e : f16, f16, f16, i1
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>, tensor<?x?x?x?xf16>,
      tensor<?x?x?x?xi1>
}

func.func @brains(%s: tensor<?x?x?x?xbf16>, %t: tensor<?x?x?x?xbf16>)
    -> (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>, tensor<?x?x?x?xi1>) {
  %r:4 = argpool.region(%x = %s, %y = %t) : (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>)
      -> (tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>, tensor<?x?x?x?xi1>) {
    %third = arith.constant 0.3333 : bf16
    %p = argpool.pool max %x kernel [3, 3] : bf16
    %q = argpool.pool min %y kernel [2, 5] : bf16
    %e = arith.cmpf ueq, %x, %p : bf16
    %sum = arith.addf %p, %q : bf16
    %product = arith.mulf %sum, %y : bf16
    %d = arith.subf %product, %third : bf16
    %n = arith.negf %d : bf16
    %more = argpool.pool max %n kernel [3, 1] : bf16
    %r = arith.select %e, %n, %x : bf16
    argpool.yield %sum, %more, %r, %e : bf16, bf16, bf16, i1
  }
  return %r#0, %r#1, %r#2, %r#3 : tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>, tensor<?x?x?x?xbf16>,
      tensor<?x?x?x?xi1>
}

// Each conversion rounds once.
!half = tensor<?x?x?xf16>
func.func @to_f16(%as: tensor<?x?x?xf64>, %bs: tensor<?x?x?xf32>,
                  %is: tensor<?x?x?xui64>, %js: tensor<?x?x?xi32>, %ks: tensor<?x?x?xui16>)
    -> (!half, !half, !half, !half, !half, !half, !half, tensor<?x?x?xf64>) {
  %r:8 = argpool.region(%a = %as, %b = %bs, %i = %is, %j = %js, %k = %ks)
      : (tensor<?x?x?xf64>, tensor<?x?x?xf32>, tensor<?x?x?xui64>,
         tensor<?x?x?xi32>, tensor<?x?x?xui16>)
      -> (!half, !half, !half, !half, !half, !half, !half, tensor<?x?x?xf64>) {
    %v = arith.truncf %a : f64 to f16
    %w = arith.truncf %b : f32 to f16
    %u = arith.uitofp %i : i64 to f16
    %s = arith.sitofp %i : i64 to f16
    %m = arith.uitofp %j : i32 to f16
    %n = arith.sitofp %j : i32 to f16
    %o = arith.sitofp %k : i16 to f16
    %p = argpool.pool max %v kernel [2, 2] : f16
    %q = arith.extf %p : f16 to f64
    argpool.yield %v, %w, %u, %s, %m, %n, %o, %q
        : f16, f16, f16, f16, f16, f16, f16, f64
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7
      : !half, !half, !half, !half, !half, !half, !half, tensor<?x?x?xf64>
}

!brain = tensor<?x?x?xbf16>
func.func @to_bf16(%as: tensor<?x?x?xf64>, %bs: tensor<?x?x?xf32>,
                  %is: tensor<?x?x?xui64>, %js: tensor<?x?x?xi32>, %ks: tensor<?x?x?xui16>)
    -> (!brain, !brain, !brain, !brain, !brain, !brain, !brain, tensor<?x?x?xf64>) {
  %r:8 = argpool.region(%a = %as, %b = %bs, %i = %is, %j = %js, %k = %ks)
      : (tensor<?x?x?xf64>, tensor<?x?x?xf32>, tensor<?x?x?xui64>,
         tensor<?x?x?xi32>, tensor<?x?x?xui16>)
      -> (!brain, !brain, !brain, !brain, !brain, !brain, !brain, tensor<?x?x?xf64>) {
    %v = arith.truncf %a : f64 to bf16
    %w = arith.truncf %b : f32 to bf16
    %u = arith.uitofp %i : i64 to bf16
    %s = arith.sitofp %i : i64 to bf16
    %m = arith.uitofp %j : i32 to bf16
    %n = arith.sitofp %j : i32 to bf16
    %o = arith.sitofp %k : i16 to bf16
    %p = argpool.pool max %v kernel [2, 2] : bf16
    %q = arith.extf %p : bf16 to f64
    argpool.yield %v, %w, %u, %s, %m, %n, %o, %q
        : bf16, bf16, bf16, bf16, bf16, bf16, bf16, f64
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7
      : !brain, !brain, !brain, !brain, !brain, !brain, !brain, tensor<?x?x?xf64>
}

// Images of few channels, which may lie beside each other: opening, and an edge of a mask.
func.func @opened(%s: tensor<?x3x?x?xui8>) -> tensor<?x3x?x?xui8> {
  %r = argpool.region(%x = %s) : (tensor<?x3x?x?xui8>) -> tensor<?x3x?x?xui8> {
    %a = argpool.pool umin %x kernel [3, 3] : i8
    %b = argpool.pool umax %a kernel [4, 4] dilation [1, 2] pad [2, 4] : i8
    argpool.yield %b : i8
  }
  return %r : tensor<?x3x?x?xui8>
}
func.func @edge(%s: tensor<4x?x?xf32>, %m: tensor<4x?x?xi1>) -> (tensor<4x?x?xf32>, tensor<4x?x?xi1>) {
  %r:2 = argpool.region(%x = %s, %y = %m)
      : (tensor<4x?x?xf32>, tensor<4x?x?xi1>) -> (tensor<4x?x?xf32>, tensor<4x?x?xi1>) {
    %a = argpool.pool max %x kernel [3, 3] : f32
    %d = arith.subf %a, %x : f32
    %n = argpool.pool any %y kernel [1, 7] : i1
    %z = arith.select %n, %d, %x : f32
    argpool.yield %z, %n : f32, i1
  }
  return %r#0, %r#1 : tensor<4x?x?xf32>, tensor<4x?x?xi1>
}

// An f64 becomes an f16 by way of f32: two roundings, which differ from one near the middle of two
// neighbouring f16.
func.func @two_roundings(%s: tensor<?x?x?xf64>) -> tensor<?x?x?xf16> {
  %out = argpool.region(%x = %s) : (tensor<?x?x?xf64>) -> tensor<?x?x?xf16> {
    %p = argpool.pool max %x kernel [3, 3] : f64
    %f = arith.truncf %p : f64 to f32
    %h = arith.truncf %f : f32 to f16
    argpool.yield %h : f16
  }
  return %out : tensor<?x?x?xf16>
}
