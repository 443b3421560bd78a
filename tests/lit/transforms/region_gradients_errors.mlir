// Functions that have no gradient: refused by name, and remarked on where no names are given.
// RUN: argpool-opt %s --split-input-file --argpool-region-gradients 2>&1 | FileCheck %s
// RUN: not argpool-opt %s --split-input-file --argpool-region-gradients=functions=f 2>&1 | FileCheck %s --check-prefix=NAMED
// RUN: not argpool-opt %s --split-input-file --argpool-region-gradients=functions=absent 2>&1 | FileCheck %s --check-prefix=ABSENT

// NAMED: error: function @f has no gradient: none of its inputs, or of its results, has floats
// CHECK: remark: function @f has no gradient: none of its inputs, or of its results, has floats
func.func @f(%s: tensor<?x?x?xui8>) -> tensor<?x?x?xui8> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xui8>) -> tensor<?x?x?xui8> {
    %p = argpool.pool umax %x kernel [3, 3] : i8
    argpool.yield %p : i8
  }
  return %r : tensor<?x?x?xui8>
}

// -----

// CHECK: remark: function @f has no gradient: no result depends on an input of floats but by comparisons and integers, which have no gradient
func.func @f(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    %e = arith.cmpf oeq, %x, %p : f32
    %f = arith.uitofp %e : i1 to f32
    argpool.yield %f : f32
  }
  return %r : tensor<?x?x?xf32>
}

// -----

// CHECK: remark: function @f has no gradient: a pool has 289 taps; accepted in gradients are 255 at most
func.func @f(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [17, 17] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?xf32>
}

// -----

// CHECK: remark: function @f has no gradient: argpool.pool_gradient has none of its own
func.func @f(%s: tensor<?x?x?xf32>, %g: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s, %y = %g) : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %t = argpool.tap max %x kernel [3, 3] : f32
    %p = argpool.pool_gradient %t, %y kernel [3, 3] : f32
    %q = arith.addf %p, %x : f32
    argpool.yield %q : f32
  }
  return %r : tensor<?x?x?xf32>
}

// -----

// CHECK: remark: function @f has no gradient: it is more than one argpool.region and its return
func.func @f(%s: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  %q = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool min %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return %r, %q : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}

// -----

// CHECK: remark: function @f has no gradient: its gradient has no pool; a loop of your own does as well
func.func @f(%s: tensor<?x?x?xf32>, %m: tensor<?x?x?xi1>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s, %y = %m) : (tensor<?x?x?xf32>, tensor<?x?x?xi1>) -> tensor<?x?x?xf32> {
    %p = argpool.pool any %y kernel [3, 3] : i1
    %f = arith.uitofp %p : i1 to f32
    %q = arith.addf %f, %x : f32
    argpool.yield %q : f32
  }
  return %r : tensor<?x?x?xf32>
}

// -----

// CHECK: remark: function @f has no gradient: its gradient has 65 operations, 65 of them pools and their gradients; accepted are 256 and 64: make two functions of it, with tensors between
func.func @f(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p0 = argpool.pool max %x kernel [3, 3] : f32
    %p1 = argpool.pool max %p0 kernel [3, 3] : f32
    %p2 = argpool.pool max %p1 kernel [3, 3] : f32
    %p3 = argpool.pool max %p2 kernel [3, 3] : f32
    %p4 = argpool.pool max %p3 kernel [3, 3] : f32
    %p5 = argpool.pool max %p4 kernel [3, 3] : f32
    %p6 = argpool.pool max %p5 kernel [3, 3] : f32
    %p7 = argpool.pool max %p6 kernel [3, 3] : f32
    %p8 = argpool.pool max %p7 kernel [3, 3] : f32
    %p9 = argpool.pool max %p8 kernel [3, 3] : f32
    %p10 = argpool.pool max %p9 kernel [3, 3] : f32
    %p11 = argpool.pool max %p10 kernel [3, 3] : f32
    %p12 = argpool.pool max %p11 kernel [3, 3] : f32
    %p13 = argpool.pool max %p12 kernel [3, 3] : f32
    %p14 = argpool.pool max %p13 kernel [3, 3] : f32
    %p15 = argpool.pool max %p14 kernel [3, 3] : f32
    %p16 = argpool.pool max %p15 kernel [3, 3] : f32
    %p17 = argpool.pool max %p16 kernel [3, 3] : f32
    %p18 = argpool.pool max %p17 kernel [3, 3] : f32
    %p19 = argpool.pool max %p18 kernel [3, 3] : f32
    %p20 = argpool.pool max %p19 kernel [3, 3] : f32
    %p21 = argpool.pool max %p20 kernel [3, 3] : f32
    argpool.yield %p21 : f32
  }
  return %r : tensor<?x?x?xf32>
}

// -----

// ABSENT: error: function @absent has no gradient: the spec has no such function
// CHECK: remark: function @f has no gradient: the spec has a function @f_backward already
func.func @f(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?xf32>
}
func.func @f_backward(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %p = argpool.pool max %x kernel [17, 17] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x?x?xf32>
}
