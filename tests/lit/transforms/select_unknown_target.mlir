// RUN: not argpool-opt %s --argpool-select-variants=targets=base,neon 2>&1 | FileCheck %s

// CHECK: error: unknown target 'neon'; known are base, avx2
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
