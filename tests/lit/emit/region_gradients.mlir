// --gradients: a function more in the header for each region that has a gradient, and a line about
// those that have none; named ones must have one.
// RUN: argpool-compile %s --gradients --name=net --targets=base -o %t 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s < %t/net.h
// RUN: argpool-compile %s -q --gradients=near --targets=base --emit=plan | FileCheck %s --check-prefix=PLAN
// RUN: argpool-compile %s -q --targets=base --emit=plan | FileCheck %s --check-prefix=NONE
// RUN: not argpool-compile %s -q --gradients=near,bytes --emit=plan 2>&1 | FileCheck %s --check-prefix=REFUSED

// SAID: function @bytes has no gradient: none of its inputs, or of its results, has floats
// CHECK: src1 in ?x3x?x? f32
// CHECK-NEXT: src2 in ?x3x?x? f32
// CHECK-NEXT: dst out ?x3x?x? f32
// CHECK: argpool_status net_near_backward(const DLTensor* src1,
// PLAN: region "a: in f32; b: max f32 a 3x3 1x1 1x1; out f32 b"
// PLAN: region "a: in f32; b: in f32; c: max_tap i8 a 3x3 1x1 1x1; d: pool_gradient f32 c b 3x3 1x1 1x1; out f32 d"
// NONE-NOT: pool_gradient
// REFUSED: error: function @bytes has no gradient: none of its inputs, or of its results, has floats
// REFUSED: argpool-region-gradients failed; correct what is marked above
func.func @near(%s: tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32> {
  %r = argpool.region(%x = %s) : (tensor<?x3x?x?xf32>) -> tensor<?x3x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<?x3x?x?xf32>
}
func.func @bytes(%s: tensor<?x3x?x?xui8>) -> tensor<?x3x?x?xui8> {
  %r = argpool.region(%x = %s) : (tensor<?x3x?x?xui8>) -> tensor<?x3x?x?xui8> {
    %p = argpool.pool umax %x kernel [3, 3] : i8
    argpool.yield %p : i8
  }
  return %r : tensor<?x3x?x?xui8>
}
