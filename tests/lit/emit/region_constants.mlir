// Comparisons that look at no cell are constants of a region's text.
// RUN: argpool-compile %s -q --targets=base --emit=plan | FileCheck %s
// CHECK: b: const i1 0x1; c: const i1 0x0; {{.*}}out i1 b; out i1 c
func.func @always(%s: tensor<?x?x?xf32>)
    -> (tensor<?x?x?xi1>, tensor<?x?x?xi1>, tensor<?x?x?xf32>) {
  %o:3 = argpool.region(%x = %s) : (tensor<?x?x?xf32>)
      -> (tensor<?x?x?xi1>, tensor<?x?x?xi1>, tensor<?x?x?xf32>) {
    %t = arith.cmpf true, %x, %x : f32
    %f = arith.cmpf false, %x, %x : f32
    %p = argpool.pool max %x kernel [3, 3] : f32
    argpool.yield %t, %f, %p : i1, i1, f32
  }
  return %o#0, %o#1, %o#2 : tensor<?x?x?xi1>, tensor<?x?x?xi1>, tensor<?x?x?xf32>
}
