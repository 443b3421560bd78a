// The device rows that tools/ptxas tells the registers of: what networks use most, and the largest.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f64, f16], index = [i64]> window(any)
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool_scatter when <elem = [x32], index = [i64]> window(any)
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward_scatter when <elem = [f16], index = [i64]> window(any)
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64]> window(any)
argpool.kernels for check_indices when <index = [i64]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64]> window(any)
argpool.kernels for locate_index when <index = [i64]> window(any)
argpool.kernels for report_index when <index = [i64]> window(any)
