// Rows of regions: the text, three rows for each target, later ones first, and one of single cells;
// nothing more the second time; regions of one meaning share them; more where the spec says that
// an image has few channels, unless windows would reach too many columns of them; no rows for
// 32-bit ARM.
// RUN: argpool-opt %s --argpool-region-rows -o %t.once
// RUN: FileCheck %s < %t.once
// RUN: argpool-opt %t.once --argpool-region-rows | diff %t.once -
// RUN: grep -v '@base\|@wide' %s | not argpool-opt --argpool-region-rows 2>&1 | FileCheck %s --check-prefix=ARM

// ARM: regions are compiled for x86-64 and AArch64, and no target of either is chosen; name one, say --targets=base
argpool.target @base halide "x86-64-linux" triple "x86_64-unknown-linux-gnu" vector_bytes 16 needs(sse41)
argpool.target @wide halide "x86-64-linux-avx2" triple "x86_64-unknown-linux-gnu" vector_bytes 32 needs(avx2)
argpool.target @neon32 halide "arm-32-linux" triple "armv7-unknown-linux-gnueabihf" vector_bytes 16 needs(neon)

// CHECK: argpool.pipeline @[[NAME:region_[0-9a-f]*]]__wide_planes of "[[NAME]]" region {{.*}} on @wide lanes 8 most_cells 4096
// CHECK-NEXT: argpool.pipeline @[[NAME]]__wide_rows of "[[NAME]]" region "[[TEXT:a: in f32; b: in u8; c: const f32 0x80000000; d: max f32 a 3x5 1x2 1x4; e: oge i1 d c; f: select i8 e b b; g: neg f32 d; out f32 g; out u8 f; out i1 e]]" on @wide lanes 8{{$}}
// CHECK-NEXT: argpool.pipeline @[[NAME]]__wide_rows_last of "[[NAME]]" region "[[TEXT]]" on @wide lanes 8 channels_last
// CHECK-NEXT: argpool.pipeline @[[NAME]]__base_planes of "[[NAME]]" region "[[TEXT]]" on @base lanes 4 most_cells 4096
// CHECK-NEXT: argpool.pipeline @[[NAME]]__base_rows of "[[NAME]]" region "[[TEXT]]" on @base lanes 4{{$}}
// CHECK-NEXT: argpool.pipeline @[[NAME]]__base_rows_last of "[[NAME]]" region "[[TEXT]]" on @base lanes 4 channels_last
// CHECK-NEXT: argpool.pipeline @[[NAME]]__base_rows_v1 of "[[NAME]]" region "[[TEXT]]" on @base lanes 1
// CHECK-NEXT: argpool.pipeline @[[NAME]]__wide_rows_c3 of "[[NAME]]" region "a: in f32; b: in u8; c: const f32 0x80000000; d: max f32 a 3x5 1x6 1x12; e: {{.*}}" on @wide lanes 8 pixels 3
// CHECK-NEXT: argpool.pipeline @[[NAME]]__base_rows_c3 of "[[NAME]]" region {{.*}} on @base lanes 4 pixels 3
// CHECK-NEXT: argpool.pipeline @region_{{.*}}__wide_planes of {{.*}} region "a: in u8; b: umin i8 a 2x2 1x1 0x0; out u8 b" on @wide lanes 32 most_cells 4096
// CHECK-NEXT: __wide_rows of {{.*}} lanes 32
// CHECK-NEXT: __wide_rows_last of {{.*}} lanes 32 channels_last
// CHECK-NEXT: __base_planes of {{.*}} lanes 16
// CHECK-NEXT: __base_rows of {{.*}} lanes 16
// CHECK-NEXT: __base_rows_last of {{.*}} lanes 16 channels_last
// CHECK-NEXT: __base_rows_v1 of
// CHECK: __wide_planes of {{.*}} region "rank 3; a: in f32; b: max f32 a 3x1x5 1x1x2 1x0x4; out f32 b"
// CHECK-NOT: rows_c
// CHECK: __wide_planes of {{.*}} region "rank 1; a: in f32; b: max_tap i8 a 9 1 4; out i8 b"
// CHECK-COUNT-6: argpool.pipeline
// CHECK-NEXT: __wide_planes of {{.*}} region "a: in u8; b: umax i8 a 1x258 1x1 0x128; out u8 b"
// CHECK-COUNT-6: argpool.pipeline
// CHECK-NOT: argpool.pipeline
func.func @first(%s: tensor<?x?x?xf32>, %m: tensor<?x?x?xui8>) {
  %r:3 = argpool.region(%x = %s, %y = %m) : (tensor<?x?x?xf32>, tensor<?x?x?xui8>)
      -> (tensor<?x?x?xf32>, tensor<?x?x?xui8>, tensor<?x?x?xi1>) {
    %zero = arith.constant -0.0 : f32
    %p = argpool.pool max %x kernel [3, 5] dilation [1, 2] : f32
    %e = arith.cmpf oge, %p, %zero : f32
    %b = arith.select %e, %y, %y : i8
    %n = arith.negf %p : f32
    argpool.yield %n, %b, %e : f32, i8, i1
  }
  return
}
func.func @same(%s: tensor<2x3x4x4xf32>, %m: tensor<2x3x4x4xui8>) {
  %r:3 = argpool.region(%x = %s, %y = %m) : (tensor<2x3x4x4xf32>, tensor<2x3x4x4xui8>)
      -> (tensor<2x3x4x4xf32>, tensor<2x3x4x4xui8>, tensor<2x3x4x4xi1>) {
    %zero = arith.constant -0.0 : f32
    %p = argpool.pool max %x kernel [3, 5] dilation [1, 2] pad [1, 4] : f32
    %e = arith.cmpf oge, %p, %zero : f32
    %b = arith.select %e, %y, %y : i8
    %n = arith.negf %p : f32
    argpool.yield %n, %b, %e : f32, i8, i1
  }
  return
}
func.func @bytes(%s: tensor<?x?x?xui8>) {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xui8>) -> tensor<?x?x?xui8> {
    %p = argpool.pool umin %x kernel [2, 2] : i8
    argpool.yield %p : i8
  }
  return
}
// Volumes without N have as many dimensions as planes with it: the windows say which they are, so
// that 3 slices are not 3 channels.
func.func @volumes(%s: tensor<2x3x?x?xf32>) {
  %r = argpool.region(%x = %s) : (tensor<2x3x?x?xf32>) -> tensor<2x3x?x?xf32> {
    %p = argpool.pool max %x kernel [3, 1, 5] dilation [1, 1, 2] : f32
    argpool.yield %p : f32
  }
  return
}
func.func @lines(%s: tensor<?x?x?xf32>) {
  %r = argpool.region(%x = %s) : (tensor<?x?x?xf32>) -> tensor<?x?x?xi8> {
    %p = argpool.tap max %x kernel [9] : f32
    argpool.yield %p : i8
  }
  return
}
// Of 257 columns beside a cell 4 channels make 1028.
func.func @long(%s: tensor<4x?x?xui8>) {
  %r = argpool.region(%x = %s) : (tensor<4x?x?xui8>) -> tensor<4x?x?xui8> {
    %p = argpool.pool umax %x kernel [1, 258] : i8
    argpool.yield %p : i8
  }
  return
}
