// THE list: the targets kernels are compiled for, and the schedules ("variants") each kernel has.
// Targets stand here, variants in the files of variants/: the compiler reads this file, then those,
// by name. Syntax and meaning: tools/dialect/plan.td; adding one: README.md.
// SPDX-License-Identifier: MIT

// ---- Targets: clusters of CPU features, each needing more than the one before of its architecture

argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)

argpool.target @avx2 halide "x86-64-linux-sse41-avx-f16c-fma-avx2" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+avx,+f16c,+fma,+avx2" vector_bytes 32 needs(sse41, avx, f16c, fma, avx2)

argpool.target @avx512 halide "x86-64-linux-sse41-avx-f16c-fma-avx2-avx512-avx512_skylake" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+popcnt,+avx,+f16c,+fma,+avx2,+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd"
    vector_bytes 64 needs(sse41, popcnt, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd)

// Every AArch64 CPU that runs Linux, and ARMv7 with NEON and hard float. Vectors are as wide as
// base's: so are variants' lanes. On neon32 f32 is compared as integers, and added one by one.
argpool.target @neon halide "arm-64-linux" triple "aarch64-unknown-linux-gnu" features "+neon" vector_bytes 16 needs(neon)
argpool.target @neon32 halide "arm-32-linux" triple "armv7-unknown-linux-gnueabihf" features "+neon" vector_bytes 16 needs(neon)

// WebAssembly's vectors, and RISC-V's where they have 128 bits exactly: such code is wrong on longer
// ones, and stores beyond its outputs.
argpool.target @simd128 like @neon halide "wasm-32-wasmrt-wasm_simd128" triple "wasm32-unknown-unknown"
    features "+simd128,+bulk-memory,+sign-ext" vector_bytes 16 needs(simd128)
argpool.target @rvv128 like @neon halide "riscv-64-linux-rvv-vector_bits_128" triple "riscv64-unknown-linux-gnu"
    features "+m,+a,+f,+d,+c,+v" vector_bytes 16 needs(rvv128)

// ---- How large a window may be that is compiled in -----------------------------------------------
// Code, and what making it takes, grow with what schedules unroll (tools/transforms/unrolled.cpp):
// of pooling the loads of a row of taps, of gathers the taps and cells of a window. Beyond these
// limits the kernels for any window serve, beside variants written for the one window. Measured
// (tests/specs/compile_bounds.py): all rows of a kernel take less than 10 s and 200 KB a row.

argpool.unroll_limit 64 for max_pool
// Windows of more loads a vector are left to `rows`. LLVM 21's LoopLoadElimination, which analyses
// the loop over whole vectors that streams have and `rows` have not, compares every two loads under
// every assumption made so far: 15x3 with stride 8x6 took 36 s, 13x3 0.2. Outputs are then a
// fortieth of what is read or less, and how they are stored makes no difference.
argpool.unroll_limit 192 for max_pool streams
argpool.unroll_limit 25 for max_unpool
argpool.unroll_limit 25 for max_pool_backward
argpool.unroll_limit 25 for check_indices
