// Simplifying a region may leave a pool that compares as signed what an unsigned tensor has: here
// both choices of a select are one value, taken for signed.
// RUN: argpool-compile %s -q --targets=base --emit=plan | FileCheck %s
// CHECK: argpool.pipeline @region_{{.*}}__base_rows of {{.*}} region "a: in u8; b: min i8 a 3x3 1x1 1x1; out i8 b"
func.func @same(%s: tensor<?x?x?xui8>) -> tensor<?x?x?xi8> {
  %o = argpool.region(%x = %s) : (tensor<?x?x?xui8>) -> tensor<?x?x?xi8> {
    %zero = arith.constant 0 : i8
    %is = arith.cmpi slt, %x, %zero : i8
    %v = arith.select %is, %x, %x : i8
    %p = argpool.pool min %v kernel [3, 3] : i8
    argpool.yield %p : i8
  }
  return %o : tensor<?x?x?xi8>
}
