// Regions of libargpool, beside default.mlir where CPUs have 64 bits: the sizes of
// argpool_filters.h's functions that programs use most, by the names under which
// runtime/src/api/filters.cpp finds them.
// SPDX-License-Identifier: MIT

// Non-maximum suppression of SuperPoint, radius 4.
func.func @nms4_f32(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
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

// Peaks of heat maps: CenterNet's.
func.func @peaks3_product_f32(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %out = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %f = arith.uitofp %e : i1 to f32
    %r = arith.mulf %x, %f : f32
    argpool.yield %r : f32
  }
  return %out : tensor<?x?x?x?xf32>
}

// SPPF of YOLO.
func.func @chain3_5_f32(%s: tensor<?x?x?x?xf32>)
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
