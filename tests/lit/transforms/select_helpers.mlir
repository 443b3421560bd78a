// Where helpers exist for a target that was not asked for, the refusal says which one to add.
// RUN: not argpool-opt %s --argpool-select-variants=targets=avx2,avx512 2>&1 | FileCheck %s
// RUN: argpool-opt %s --argpool-select-variants=targets=avx2,base -o %t

argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-avx2" triple "x86_64" vector_bytes 32 needs(avx2)
argpool.target @avx512 halide "x86-64-avx512" triple "x86_64" vector_bytes 64 needs(avx512f)
argpool.variant @scan for locate_index targets [@base, @avx512]
// CHECK: error: no variant computes locate_index_i64_cf_any on avx2; base has one: add base to the targets
argpool.kernel @locate_index_i64_cf_any for locate_index index i64 layout channels_first
    window(any)
