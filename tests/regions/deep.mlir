// Regions too deep for one kernel: parts, with values of several types in memory between.
// SPDX-License-Identifier: MIT

// A result that later parts read, a mask and sums across the cut, one value yielded twice, an input
// that comes out as it is.
func.func @openings(%s: tensor<?x?x?x?xf32>, %m: tensor<?x?x?x?xi1>)
    -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>,
        tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>) {
  %r:6 = argpool.region(%x = %s, %y = %m)
      : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>)
      -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>,
          tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>) {
    %half = arith.constant 0.5 : f32
    %a1 = argpool.pool min %x kernel [17, 16] : f32
    %o1 = argpool.pool max %a1 kernel [17, 16] pad [8, 8] : f32
    %d1 = arith.subf %x, %o1 : f32
    %m1 = arith.cmpf ogt, %d1, %half : f32
    %b1 = argpool.pool min %o1 kernel [1, 16] : f32
    %b2 = argpool.pool max %b1 kernel [18, 1] pad [8, 0] : f32
    %n1 = argpool.pool any %y kernel [17, 1] : i1
    %q1 = arith.andi %n1, %m1 : i1
    %w = arith.truncf %b2 : f32 to f16
    %c1 = argpool.pool max %w kernel [18, 1] : f16
    %c2 = argpool.pool min %c1 kernel [1, 19] : f16
    %v = arith.extf %c2 : f16 to f32
    %d2 = arith.mulf %v, %half : f32
    %e1 = argpool.pool min %d2 kernel [31, 1] : f32
    %e2 = argpool.pool max %e1 kernel [1, 16] dilation [1, 2] : f32
    %t = arith.addf %e2, %d1 : f32
    %n2 = argpool.pool any %q1 kernel [1, 31] : i1
    %f = arith.select %n2, %t, %x : f32
    argpool.yield %o1, %m1, %f, %o1, %n2, %y : f32, i1, f32, f32, i1, i1
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5
      : tensor<?x?x?x?xf32>, tensor<?x?x?x?xi1>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>,
        tensor<?x?x?x?xi1>, tensor<?x?x?x?xi1>
}
