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

// CHECK: remark: function @f has no gradient: its gradient has 23 operations, 23 of them pools and their gradients; accepted are 64 and 16: make two functions of it, with tensors between
func.func @f(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf32> {
    %a = argpool.pool max %x kernel [3, 3] : f32
    %b = argpool.pool max %a kernel [3, 3] : f32
    %c = argpool.pool max %b kernel [3, 3] : f32
    %d = argpool.pool max %c kernel [3, 3] : f32
    %e = argpool.pool max %d kernel [3, 3] : f32
    %f = argpool.pool max %e kernel [3, 3] : f32
    %g = argpool.pool max %f kernel [3, 3] : f32
    %h = argpool.pool max %g kernel [3, 3] : f32
    argpool.yield %h : f32
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
