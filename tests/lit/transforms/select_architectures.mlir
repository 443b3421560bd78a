// A library is for one architecture: that of the first target, where none is named.
// RUN: not argpool-opt %s --argpool-select-variants=targets=base,neon 2>&1 \
// RUN:   | FileCheck %s --check-prefix=MIXED
// RUN: argpool-opt %s --argpool-select-variants | FileCheck %s --implicit-check-not=neon
// RUN: argpool-opt %s --argpool-select-variants=targets=neon \
// RUN:   | FileCheck %s --check-prefix=NEON --implicit-check-not=base

// MIXED: error: target neon is for aarch64, target base for x86_64; a library is for one
// MIXED-SAME: architecture: compile one for each
// CHECK: @max_pool_f32_i64_cf_any__base_rows
// NEON: @max_pool_f32_i64_cf_any__neon_rows
argpool.target @base halide "x86-64" triple "x86_64" vector_bytes 16 needs(sse41)
argpool.target @neon halide "arm-64" triple "aarch64" vector_bytes 16 needs(neon)
argpool.variant @rows for max_pool targets [@base, @neon]
argpool.kernel @max_pool_f32_i64_cf_any for max_pool elem f32 index i64 layout channels_first
    window(any)
