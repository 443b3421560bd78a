// The rows that static_speed.py tells of unless it is given others: those whose work is one loop.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool when <elem = [f32, f16, u8], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [none]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64], layout = channels_last>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64]> window(any)
