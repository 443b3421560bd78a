// f16 and bf16 in regions: they are 4 bytes while they are computed, so a vector has as many as of
// f32. Conversions that round twice do so; their gradient converts back.
// RUN: argpool-compile %s --name=net --targets=base,avx2 --gradients --emit=plan | FileCheck %s
// RUN: argpool-compile %s -q --name=net --targets=base -o %t
// RUN: FileCheck %s --check-prefix=HEADER < %t/net.h

// CHECK: region "a: in f16; b: const f16 0x7bff; c: max f16 a 3x3 1x1 1x1; d: add f16 c b; out f16 d" on @avx2 lanes 8 most_cells 4096
// CHECK: on @base lanes 4{{$}}
// CHECK: region "a: in i32; b: max i32 a 3x3 1x1 1x1; c: sitofp f32 b; d: truncf bf16 c; e: uitofp f32 b; f: truncf f16 e; out bf16 d; out f16 f" on @avx2 lanes 8
// CHECK: region "a: in f32; b: truncf bf16 a; c: min bf16 b 1x2 1x1 0x0; d: extf f64 c; out f64 d" on @avx2 lanes 4
// CHECK: region "a: in f32; b: in f64; c: truncf bf16 a; d: truncf bf16 b; e: min_tap i8 c 1x2 1x1 0x0; f: pool_gradient bf16 e d 1x2 1x1 0x0; g: extf f32 f; out f32 g" on @avx2 lanes 4
// HEADER: src in ?x?x? f16
// HEADER: dst1 out ?x?x? bf16
func.func @largest(%s: tensor<?x?x?xf16>) -> tensor<?x?x?xf16> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf16>) -> tensor<?x?x?xf16> {
    %most = arith.constant 65504.0 : f16
    %p = argpool.pool max %x kernel [3, 3] : f16
    %d = arith.addf %p, %most : f16
    argpool.yield %d : f16
  }
  return %r : tensor<?x?x?xf16>
}
func.func @twice(%s: tensor<?x?x?xi32>) -> (tensor<?x?x?xbf16>, tensor<?x?x?xf16>) {
  %a, %b = argpool.region(%x = %s)
      : (tensor<?x?x?xi32>) -> (tensor<?x?x?xbf16>, tensor<?x?x?xf16>) {
    %p = argpool.pool max %x kernel [3, 3] : i32
    %f = arith.sitofp %p : i32 to f32
    %d = arith.truncf %f : f32 to bf16
    %u = arith.uitofp %p : i32 to f32
    %e = arith.truncf %u : f32 to f16
    argpool.yield %d, %e : bf16, f16
  }
  return %a, %b : tensor<?x?x?xbf16>, tensor<?x?x?xf16>
}
func.func @converted(%s: tensor<?x?x?xf32>) -> tensor<?x?x?xf64> {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xf64> {
    %n = arith.truncf %x : f32 to bf16
    %p = argpool.pool min %n kernel [1, 2] : bf16
    %w = arith.extf %p : bf16 to f64
    argpool.yield %w : f64
  }
  return %r : tensor<?x?x?xf64>
}
