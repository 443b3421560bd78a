// A part of the default kernels: every operation and helper, both layouts, elements of every width.
// What cross builds compile where time is short (presets …-qemu-slice).
// SPDX-License-Identifier: MIT

argpool.kernels for max_pool when <elem = [f32, u8], index = [i64]> window(any)
argpool.kernels for max_pool when <elem = [f32, bf16, u8], index = [none]> window(any)
argpool.kernels for max_pool when <elem = [f32, f16, f64], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [u8]> window(kernel [2, 2])

argpool.kernels for max_unpool when <elem = [x32, x8], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x64, x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for check_indices when <index = [i64]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for locate_index when <index = [i64, u8]> window(any)
argpool.kernels for max_unpool_scatter when <elem = [x32, x8], index = [i64]> window(any)
argpool.kernels for max_unpool_scatter when <elem = [x64], index = [i64, u8]> window(any)

argpool.kernels for max_pool_backward when <elem = [f32, f16], index = [i64]>
    window(kernel [2, 2])
argpool.kernels for max_pool_backward_scatter when <elem = [f32, f16, f64], index = [i64]>
    window(any)

argpool.kernels for max_unpool_backward when <elem = [x32, x8], index = [i64]> window(any)
argpool.kernels for max_unpool_backward when <elem = [x32], index = [u8]> window(any)
argpool.kernels for max_unpool_backward_exact when <elem = [x32], index = [i64]> window(any)
