// Gradients of regions (C23): each operation passed backwards, the last first; uses of a value add
// from the last; what the gradient needs of the region's own operations, once, and no more. It is
// simplified before it is held against the limits: 255 differences are 255 signs, or one.
// RUN: argpool-opt %s --argpool-region-gradients -o %t.all
// RUN: FileCheck %s < %t.all
// RUN: argpool-opt %s --argpool-region-gradients=functions=sppf,peaks | grep -c backward | FileCheck %s --check-prefix=TWO
// RUN: argpool-opt %t.all | diff %t.all -
// RUN: python3 %S/Inputs/chain.py 1 3 --differences 255 > %t.differences
// RUN: argpool-opt %t.differences --argpool-region-gradients 2>&1 | FileCheck %s --check-prefix=SIGNS
// TWO: 2
// SIGNS: func.func @chain_backward
// SIGNS: argpool.tap max
// SIGNS-NOT: arith.negf {{.*}}arith.negf

// CHECK: func.func @sppf(
// CHECK: func.func @sppf_backward(%[[S:.*]]: tensor<?x?x?x?xf32>, %[[A:.*]]: tensor<?x?x?x?xf32>, %[[B:.*]]: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT: %[[R:.*]] = argpool.region(%[[X:.*]] = %[[S]], %[[GP:.*]] = %[[A]], %[[GQ:.*]] = %[[B]])
// CHECK-NEXT: %[[P:.*]] = argpool.pool max %[[X]] kernel [5, 5] : f32
// CHECK-NEXT: %[[T:.*]] = argpool.tap max %[[P]] kernel [4, 3] dilation [1, 2] pad [0, 4] : f32
// CHECK-NEXT: %[[G:.*]] = argpool.pool_gradient %[[T]], %[[GQ]] kernel [4, 3] dilation [1, 2] pad [0, 4] : f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[GP]], %[[G]] : f32
// CHECK-NEXT: %[[U:.*]] = argpool.tap max %[[X]] kernel [5, 5] : f32
// CHECK-NEXT: %[[D:.*]] = argpool.pool_gradient %[[U]], %[[SUM]] kernel [5, 5] : f32
// CHECK-NEXT: argpool.yield %[[D]] : f32
// CHECK: return %[[R]]
func.func @sppf(%s: tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
  %a, %b = argpool.region(%x = %s)
      : (tensor<?x?x?x?xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) {
    %p = argpool.pool max %x kernel [5, 5] : f32
    %q = argpool.pool max %p kernel [4, 3] dilation [1, 2] pad [0, 4] : f32
    argpool.yield %p, %q : f32, f32
  }
  return %a, %b : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>
}

// No gradient goes through comparisons, nor to or from integers.
// CHECK: func.func @peaks_backward(%{{.*}}: tensor<?x?x?xf64>, %{{.*}}: tensor<?x?x?xui8>, %{{.*}}: tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
// CHECK-NEXT: argpool.region(%[[X:.*]] = %arg0, %{{.*}} = %arg1, %[[G:.*]] = %arg2)
// CHECK-NEXT: %[[P:.*]] = argpool.pool max %[[X]] kernel [3, 3] : f64
// CHECK-NEXT: %[[E:.*]] = arith.cmpf oeq, %[[X]], %[[P]] : f64
// CHECK-NEXT: %[[F:.*]] = arith.uitofp %[[E]] : i1 to f64
// CHECK-NEXT: %[[D:.*]] = arith.mulf %[[G]], %[[F]] : f64
// CHECK-NEXT: argpool.yield %[[D]] : f64
func.func @peaks(%s: tensor<?x?x?xf64>, %m: tensor<?x?x?xui8>)
    -> (tensor<?x?x?xf64>, tensor<?x?x?xi1>) {
  %r, %k = argpool.region(%x = %s, %y = %m)
      : (tensor<?x?x?xf64>, tensor<?x?x?xui8>) -> (tensor<?x?x?xf64>, tensor<?x?x?xi1>) {
    %p = argpool.pool max %x kernel [3, 3] : f64
    %e = arith.cmpf oeq, %x, %p : f64
    %f = arith.uitofp %e : i1 to f64
    %q = arith.mulf %x, %f : f64
    argpool.yield %q, %e : f64, i1
  }
  return %r, %k : tensor<?x?x?xf64>, tensor<?x?x?xi1>
}

// Of select and mul; a value that is used twice by one operation; an input that only a
// comparison reads has the gradient 0.
// CHECK: func.func @chosen_backward(
// CHECK-NEXT: argpool.region(%[[X:.*]] = %arg0, %[[Y:.*]] = %arg1, %[[G:.*]] = %arg2)
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %[[P:.*]] = argpool.pool min %[[X]] kernel [1, 3] : f32
// CHECK-NEXT: %[[C:.*]] = arith.cmpf olt, %[[X]], %[[Y]] : f32
// CHECK-NEXT: %[[S:.*]] = arith.select %[[C]], %[[P]], %[[X]] : f32
// CHECK-NEXT: %[[HALF:.*]] = arith.mulf %[[G]], %[[S]] : f32
// CHECK-NEXT: %[[BOTH:.*]] = arith.addf %[[HALF]], %[[HALF]] : f32
// CHECK-NEXT: %[[GP:.*]] = arith.select %[[C]], %[[BOTH]], %[[ZERO]] : f32
// CHECK-NEXT: %[[GX:.*]] = arith.select %[[C]], %[[ZERO]], %[[BOTH]] : f32
// CHECK-NEXT: argpool.tap
// CHECK: argpool.yield %{{.*}}, %[[ZERO]] : f32, f32
func.func @chosen(%s: tensor<?x?x?xf32>, %t: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s, %y = %t)
      : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool min %x kernel [1, 3] : f32
    %c = arith.cmpf olt, %x, %y : f32
    %s1 = arith.select %c, %p, %x : f32
    %m = arith.mulf %s1, %s1 : f32
    argpool.yield %m : f32
  }
  return %r : tensor<?x?x?xf32>
}
