// The table: kernels by key, compiled-in windows first and `any` last; each with its rows, those of
// the later targets first.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: env FAKE=%S/Inputs/returns.ll argpool-compile %t/spec.mlir -q --name=demo --cache= -o %t \
// RUN:     --variants=%t/variants.mlir --costs=%t/costs --generator=%S/Inputs/fake_generator
// RUN: cc -DTABLE=demo_table -I %source/runtime/include %S/Inputs/print_table.c %t/libdemo.a \
// RUN:     -o %t/print
// RUN: %t/print | FileCheck %s

// CHECK: demo, version 9, size right, by argpool {{[0-9.]+}}, Halide {{[0-9.]+}}, LLVM {{[0-9.]+}}
// CHECK-NEXT: target 0: base cpu 1 device 1
// CHECK-NEXT: target 1: avx2 cpu 1f device 1
// CHECK-NEXT: cpu 0: epyc AuthenticAMD family 25 model 17 shared 2 0.25 0.5 1.04858e+06 has 23
// CHECK-NEXT: cpu 1: via CentaurHauls family 6 model 15 shared 0 0 0 0 has 0
// CHECK-NEXT: cpu 2: short x family 6 model 207 shared 0 0 0 0 has 0
// CHECK-NEXT: kernel 01020001 kernel 2 2 1 stride 2 2 1 pad 0 0 0 dilation 1 1 1
// CHECK-NEXT: row 0 max_pool_f32_none_cf_2dk2s2__avx2_rows on avx2, lanes 8, w 8 to 0 by 0, c 0 to 0, cells 0 to 0, align 0, flags 0, cost 1: 10 1 0.5, 20 2 0.25, 30 3 0.125
// CHECK-NEXT: row 1 max_pool_f32_none_cf_2dk2s2__avx2_stream on avx2, lanes 8, w 0 to 8 by 16, c 2 to 3, cells 0 to 64, align 32, flags 20
// CHECK-NEXT: row 2 max_pool_f32_none_cf_2dk2s2__base_rows on base, lanes 4, w 4 to 0 by 0, c 0 to 0, cells 0 to 0, align 0, flags 0, cost 2: 50 8 0.25, 50 8 0.25, 50 8 0.25
// CHECK-NEXT: kernel 01020001 kernel 3 2 1 stride 2 1 1 pad 0 1 0 dilation 1 2 1
// The window of row 1 has no padding, that of row 4 has: the guard for whole windows is row 1's.
// CHECK: row 4 {{.*}}_stream on avx2, {{.*}}, flags 4
// Rows that cost the same share it.
// CHECK: row 5 {{.*}}, cost 2: 50 8 0.25, 50 8 0.25, 50 8 0.25
// CHECK: kernel 01020001 kernel 0 0 0 stride 0 0 0 pad 0 0 0 dilation 0 0 0
// CHECK: 8 rows, 2 costs

//--- spec.mlir
func.func @pools(%x: tensor<1x1x?x?xf32>) {
  argpool.max_pool %x window(any rank 2) index(plane : i64) : tensor<1x1x?x?xf32>
  argpool.max_pool %x window(kernel [2, 3] stride [1, 2] pad [1, 0] dilation [2, 1])
      index(plane : i64) : tensor<1x1x?x?xf32>
  argpool.max_pool %x window(kernel [2, 2]) index(plane : i64) : tensor<1x1x?x?xf32>
  return
}
//--- costs/1.mlir
argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 has(sse41, avx, avx512f)
    shared threads 2 stream 0.25 missed 0.5 memory 1048576 {
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 10, row = 1, cell = 0.5>
}
//--- costs/2.mlir
argpool.costs @via cpu "CentaurHauls" family 6 model 15 {
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 20, row = 2, cell = 0.25>
}
//--- costs/3.mlir
argpool.costs @short cpu "x" family 6 model 207 {
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 30, row = 3, cell = 0.125>
}
//--- variants.mlir
argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-linux-sse41-avx-f16c-fma-avx2"
    triple "x86_64-unknown-linux-gnu" features "+avx2,+f16c,+fma" vector_bytes 32
    needs(sse41, avx, f16c, fma, avx2)
argpool.variant @rows for max_pool targets [@base, @avx2]
    guard <min_w = lanes> cost <call = 50, row = 8, cell = 0.25>
argpool.variant @stream for max_pool targets [@avx2] when <window = compiled>
    guard <max_w = lanes, multiple_w = 2 * lanes, min_c = 2, max_c = 3, max_cells = 64,
           align = vector> hints(joined_lines, whole_if_unpadded)
