// Regions: spelling, what MLIR makes of them, and twice is once.
// RUN: argpool-opt %s | argpool-opt | FileCheck %s
// RUN: argpool-opt %s --pass-pipeline='builtin.module(func.func(argpool.region(canonicalize, cse)))' | FileCheck %s --check-prefix=SIMPLE

// CHECK-LABEL: func.func @peaks
// CHECK: argpool.region(%[[X:.*]] = %arg0) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
// CHECK: argpool.pool max %[[X]] kernel [3, 3] : f32
// CHECK: arith.cmpf oeq
// CHECK: argpool.yield %{{.*}} : f32
func.func @peaks(%s: tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
  %out = argpool.region(%x = %s) : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32> {
    %zero = arith.constant 0.0 : f32
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %r = arith.select %e, %x, %zero : f32
    argpool.yield %r : f32
  }
  return %out : tensor<?x?x?x?xf32>
}

// The same pool twice is one, what nobody reads is gone, and not(not(m)) is m.
// CHECK-LABEL: func.func @several
// CHECK: argpool.region(%{{.*}} = %arg0, %{{.*}} = %arg1) : (tensor<3x?x?xui8>, tensor<3x8x?xi1>) -> (tensor<3x8x?xui8>, tensor<?x8x?xi1>) {
// CHECK: argpool.pool umin %{{.*}} kernel [1, 4] dilation [1, 2] pad [0, 6] : i8
// SIMPLE-LABEL: func.func @several
// SIMPLE-COUNT-1: argpool.pool umax
// SIMPLE-NOT: argpool.pool umax
// SIMPLE-NOT: xori
// SIMPLE: argpool.pool any
// SIMPLE: return
func.func @several(%s: tensor<3x?x?xui8>, %m: tensor<3x8x?xi1>)
    -> (tensor<3x8x?xui8>, tensor<?x8x?xi1>) {
  %a, %b = argpool.region(%x = %s, %y = %m)
      : (tensor<3x?x?xui8>, tensor<3x8x?xi1>) -> (tensor<3x8x?xui8>, tensor<?x8x?xi1>) {
    %true = arith.constant true
    %p = argpool.pool umax %x kernel [3, 3] : i8
    %q = argpool.pool umax %x kernel [3, 3] : i8
    %unread = argpool.pool max %p kernel [5, 5] : i8
    %r = argpool.pool umin %q kernel [1, 4] dilation [1, 2] pad [0, 6] : i8
    %d = arith.subi %p, %r : i8
    %n = arith.xori %y, %true : i1
    %k = arith.xori %n, %true : i1
    %t = argpool.pool any %k kernel [2, 2] pad [1, 1] : i1
    argpool.yield %d, %t : i8, i1
  }
  return %a, %b : tensor<3x8x?xui8>, tensor<?x8x?xi1>
}

// What gradients are made of: of one window, two gradients by one tap.
// CHECK-LABEL: func.func @gradients
// CHECK: %[[T:.*]] = argpool.tap min %[[X:.*]] kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
// CHECK: argpool.pool_gradient %[[T]], %{{.*}} kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
// CHECK: argpool.yield %{{.*}}, %[[T]] : f64, i8
// SIMPLE-LABEL: func.func @gradients
// SIMPLE-COUNT-1: argpool.tap
// SIMPLE-NOT: argpool.tap
// SIMPLE-COUNT-2: argpool.pool_gradient
// SIMPLE-NOT: argpool.pool_gradient
// SIMPLE: return
func.func @gradients(%s: tensor<3x?x?xf64>, %g: tensor<3x?x?xf64>)
    -> (tensor<3x?x?xf64>, tensor<3x?x?xui8>) {
  %a, %b = argpool.region(%x = %s, %y = %g)
      : (tensor<3x?x?xf64>, tensor<3x?x?xf64>) -> (tensor<3x?x?xf64>, tensor<3x?x?xui8>) {
    %t = argpool.tap min %x kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
    %d = argpool.pool_gradient %t, %y kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
    %u = argpool.tap min %x kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
    %e = argpool.pool_gradient %u, %d kernel [3, 1] dilation [2, 1] pad [4, 0] : f64
    %unread = argpool.pool_gradient %u, %e kernel [3, 1] : f64
    argpool.yield %e, %t : f64, i8
  }
  return %a, %b : tensor<3x?x?xf64>, tensor<3x?x?xui8>
}

// What simplifying leaves of a region may have no pool, or a signed one of unsigned elements: specs
// may not (emit/region_written.test).
// CHECK: func.func @left(
// CHECK: func.func @left_signed(
func.func @left(%s: tensor<1x2x3xui8>) -> tensor<1x2x3xui8> {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xui8>) -> tensor<1x2x3xui8> {
    argpool.yield %x : i8
  }
  return %o : tensor<1x2x3xui8>
}
func.func @left_signed(%s: tensor<1x2x3xui8>) -> tensor<1x2x3xi8> {
  %o = argpool.region(%x = %s) : (tensor<1x2x3xui8>) -> tensor<1x2x3xi8> {
    %p = argpool.pool min %x kernel [3, 3] : i8
    argpool.yield %p : i8
  }
  return %o : tensor<1x2x3xi8>
}
