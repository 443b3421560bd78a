// What the GPU matrix runs: every kernel that tells windows at run time, and some compiled in.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool window(any)
argpool.kernels for max_unpool window(any)
argpool.kernels for max_unpool_scatter window(any)
argpool.kernels for max_pool_backward window(any)
argpool.kernels for max_pool_backward_scatter window(any)
argpool.kernels for max_unpool_backward window(any)
argpool.kernels for check_indices window(any)
argpool.kernels for locate_index window(any)
argpool.kernels for report_index window(any)

argpool.kernels for max_pool when <elem = [f32, f16, u8], index = [i64, u8, none]>
    window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2, 2])
argpool.kernels for max_unpool when <elem = [x32, x16], index = [i64, u8]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32, bf16], index = [i64]>
    window(kernel [2, 2])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for check_indices when <index = [i64, u8]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])

// Strides that do not divide four cells, tiles that a thread cannot hold, windows apart, dilation.
argpool.kernels for max_unpool when <elem = [x32, x16], index = [i64, u8]>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64, u8]>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64, u8]>
    window(kernel [5, 6] stride [5, 6] pad [2, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64, u8]>
    window(kernel [2, 2] stride [3, 4] dilation [2, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64, u8]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for check_indices when <index = [i64, u8]>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [5, 6] stride [5, 6] pad [2, 1])
argpool.kernels for check_indices when <index = [i64, u8]>
    window(kernel [2, 2] stride [3, 4] dilation [2, 1])
