// `plane_line` of every element: no shipped row has it of f16 and bf16.
argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)
argpool.target @avx2 halide "x86-64-linux-sse41-avx-f16c-fma-avx2" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+avx,+f16c,+fma,+avx2" vector_bytes 32 needs(sse41, avx, f16c, fma, avx2)
argpool.target @avx512 halide "x86-64-linux-sse41-avx-f16c-fma-avx2-avx512-avx512_skylake" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+popcnt,+avx,+f16c,+fma,+avx2,+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd"
    vector_bytes 64 needs(sse41, popcnt, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd)
argpool.variant @plane_line for max_pool targets [@base, @avx2, @avx512] when <layout = channels_first>
