// THE list: the targets that kernels are compiled for, and the schedules ("variants") each kernel has.
// Syntax and meaning: tools/dialect/plan.td; adding one: README.md. The compiler reads this file.
// SPDX-License-Identifier: MIT

// ---- Targets: clusters of CPU features, each asking more than the one before -------------------------

argpool.target @base
    halide "x86-64-linux-sse41"
    triple "x86_64-unknown-linux-gnu" features "+sse4.1"
    vector_bytes 16 needs(sse41)

argpool.target @avx2
    halide "x86-64-linux-sse41-avx-f16c-fma-avx2"
    triple "x86_64-unknown-linux-gnu" features "+sse4.1,+avx,+f16c,+fma,+avx2"
    vector_bytes 32 needs(sse41, avx, f16c, fma, avx2)

argpool.target @avx512
    halide "x86-64-linux-sse41-avx-f16c-fma-avx2-avx512-avx512_skylake"
    triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+avx,+f16c,+fma,+avx2,+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd"
    vector_bytes 64
    needs(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd)

// ---- Pooling ----------------------------------------------------------------------------------------

// No row touches a cell outside, at any width: a guard here is for speed, or for aligned stores.

argpool.variant @rows for max_pool targets [@base, @avx2, @avx512]
    when <layout = channels_first, window = compiled> lanes <natural>
argpool.variant @narrow for max_pool targets [@base, @avx2, @avx512]
    when <layout = channels_first, window = compiled> lanes <natural>
argpool.variant @stream for max_pool targets [@base, @avx2, @avx512]
    when <layout = channels_first, window = compiled> lanes <natural>
    guard <multiple_w = lanes, align = vector> streams
argpool.variant @rows for max_pool targets [@base, @avx2, @avx512]
    when <layout = channels_last, window = compiled> lanes <natural>
argpool.variant @stream for max_pool targets [@base, @avx2, @avx512]
    when <layout = channels_last, window = compiled> lanes <natural>
    guard <min_c = lanes, align = vector> streams
argpool.variant @rows for max_pool targets [@base, @avx2, @avx512]
    when <window = any> lanes <natural>

// ---- Unpooling: the gather and its check; the scatter and the search, for foreign indices ------------

argpool.variant @rows for max_unpool targets [@base, @avx2, @avx512]
    when <window = compiled> lanes <natural>
argpool.variant @stream for max_unpool targets [@base, @avx2, @avx512]
    when <layout = channels_first, window = compiled> lanes <natural>
    guard <min_w = lanes, align = vector> streams
argpool.variant @taps for check_indices targets [@base, @avx2, @avx512]
argpool.variant @scan for locate_index targets [@base]
argpool.variant @serial for max_unpool_scatter targets [@base]
