// What the GPU matrix runs.
argpool.kernels for max_pool window(any)
argpool.kernels for max_pool when <elem = [f32, f16, u8], index = [i64, u8, none]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
