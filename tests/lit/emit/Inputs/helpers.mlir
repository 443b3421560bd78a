// One row for each kernel.
argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)
argpool.variant @rows for max_pool targets [@base]
argpool.variant @rows for max_unpool targets [@base]
argpool.variant @taps for check_indices targets [@base]
argpool.variant @scan for locate_index targets [@base]
argpool.variant @serial for max_unpool_scatter targets [@base]
argpool.variant @rows for max_pool_backward targets [@base]
argpool.variant @serial for max_pool_backward_scatter targets [@base]
argpool.variant @fetch for max_unpool_backward targets [@base]
argpool.variant @serial for max_unpool_backward_exact targets [@base]
