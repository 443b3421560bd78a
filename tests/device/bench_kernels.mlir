// What tools/device_check times: the windows of its list, compiled in.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool when <elem = [f32, f16, bf16], index = [i64, u8, none]>
    window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32, f16, bf16], index = [i64, u8, none]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [7, 7] stride [1, 1] pad [3, 3])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [4, 4])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(any)
argpool.kernels for max_unpool when <elem = [x32, x16], index = [i64, u8]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [4, 4])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(any)
argpool.kernels for max_unpool_scatter when <elem = [x32, x16], index = [i64, u8]> window(any)
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64, u8]> window(kernel [2, 2])
argpool.kernels for max_pool_backward when <elem = [f32, f16, bf16], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward_scatter when <elem = [f32, f16, bf16], index = [i64, u8]>
    window(any)
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64, u8]> window(any)
argpool.kernels for check_indices when <index = [i64, u8]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for check_indices when <index = [i64]> window(kernel [2, 2, 2])
argpool.kernels for check_indices when <index = [i64]> window(kernel [4, 4])
argpool.kernels for check_indices when <index = [i64, u8]> window(any)
argpool.kernels for locate_index window(any)
argpool.kernels for report_index window(any)
