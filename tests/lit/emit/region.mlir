// Regions in a spec: simplified, planned, and a function each in the header, for C99 and C++.
// RUN: cp %s %t.mlir
// RUN: argpool-compile %t.mlir --name=net --targets=base,avx2 --emit=plan | FileCheck %s --check-prefix=PLAN
// RUN: argpool-compile %s -q --name=net --targets=base -o %t
// RUN: FileCheck %s < %t/net.h
// DEFINE: %{flags} = -Wall -Wextra -pedantic -Werror -fsyntax-only -I %source/runtime/include
// RUN: cc -std=c99 %{flags} -x c %t/net.h
// RUN: c++ -std=c++11 %{flags} -x c++ %t/net.h
// RUN: cp %t/libnet.a %t.a
// RUN: argpool-compile %s -q --name=net --targets=base --cache= -j1 -o %t
// RUN: cmp %t/libnet.a %t.a

// PLAN: argpool.pipeline @[[NAME:region_[0-9a-f]*]]__avx2_planes of "[[NAME]]" region "a: in u8; b: umax i8 a 3x3 1x1 1x1; c: sub i8 b a; out u8 c; out u8 b" on @avx2 lanes 32 most_cells 4096
// PLAN-NEXT: argpool.pipeline @[[NAME]]__avx2_rows of {{.*}} on @avx2 lanes 32{{$}}
// PLAN-NEXT: argpool.pipeline @[[NAME]]__avx2_rows_last of {{.*}} on @avx2 lanes 32 channels_last
// PLAN-NEXT: argpool.pipeline @[[NAME]]__base_planes of
// PLAN-NEXT: argpool.pipeline @[[NAME]]__base_rows of
// PLAN-NEXT: argpool.pipeline @[[NAME]]__base_rows_last of
// PLAN-NEXT: argpool.pipeline @[[NAME]]__base_rows_v1 of
// CHECK: #include <argpool_region.h>
// CHECK: /* a: in u8; b: umax i8 a 3x3 1x1 1x1; c: sub i8 b a; out u8 c; out u8 b */
// CHECK-NEXT: extern const argpool_region net_[[NAME:region_[0-9a-f]*]];
// CHECK: extern const argpool_region_function net_regions[];
// CHECK: /* region: the layout of its strides.
// CHECK-NEXT: src in ?x3x?x? ui8
// CHECK-NEXT: dst1 out ?x3x?x? ui8
// CHECK-NEXT: dst2 out ?x3x?x? ui8
// CHECK: argpool_status net_edges(const DLTensor* src,
// CHECK: const DLTensor* const tensors[] = {src, dst1, dst2};
// CHECK: bad = argpool_check_extents("net_edges", "dst2", dst2, 4, dst2_extents);
// CHECK: return argpool_run_region(&net_[[NAME]], tensors, options);
// CHECK: static const int64_t src_extents[] = {-1, 2, -1, -1, 9};
// CHECK: bad = argpool_check_extents("net_dilated", "src", src, 5, src_extents);
// CHECK: inline argpool::result net_edges(const argpool::input& src,
func.func @edges(%s: tensor<?x3x?x?xui8>) -> (tensor<?x3x?x?xui8>, tensor<?x3x?x?xui8>) {
  %a, %b = argpool.region(%x = %s)
      : (tensor<?x3x?x?xui8>) -> (tensor<?x3x?x?xui8>, tensor<?x3x?x?xui8>) {
    %p = argpool.pool umax %x kernel [3, 3] : i8
    %q = argpool.pool umax %x kernel [3, 3] : i8
    %d = arith.subi %p, %x : i8
    argpool.yield %d, %q : i8, i8
  }
  return %a, %b : tensor<?x3x?x?xui8>, tensor<?x3x?x?xui8>
}
// Volumes have five extents.
func.func @dilated(%s: tensor<2x?x?x9xf32>) -> tensor<2x?x?x9xf32> {
  %r = argpool.region(%x = %s) : (tensor<2x?x?x9xf32>) -> tensor<2x?x?x9xf32> {
    %p = argpool.pool max %x kernel [3, 1, 1] : f32
    argpool.yield %p : f32
  }
  return %r : tensor<2x?x?x9xf32>
}
