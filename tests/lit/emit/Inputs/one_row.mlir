// A list of variants with a single row for pooling; it streams for window kernel [3, 3].
argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base] when <window = (kernel [2, 2])>
argpool.variant @rows for max_pool targets [@base] when <window = (kernel [3, 3])>
    guard <align = vector> streams
