// The kernels of libargpool: windows given at run time, so that every call finds a kernel, and compiled
// in what networks use most. Why these and no more, and what they cost: generators/README.md, "Budget".
// SPDX-License-Identifier: MIT

// ---- Windows given at run time: every element type, index kind and layout, and any rank ----------

argpool.kernels for max_pool window(any)
argpool.kernels for max_unpool_scatter window(any)
argpool.kernels for max_pool_backward_scatter window(any)
argpool.kernels for max_unpool_backward window(any)
argpool.kernels for max_unpool_backward_exact window(any)
argpool.kernels for locate_index window(any)
// Rows of devices only: CPUs scatter where a window is given at run time.
argpool.kernels for max_unpool window(any)
argpool.kernels for max_pool_backward window(any)
argpool.kernels for check_indices window(any)
argpool.kernels for report_index window(any)

// ---- Compiled in: float, with int64 indices or none ---------------------------------------------

argpool.kernels for max_pool when <elem = [f32], index = [i64, none]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [3, 3] stride [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
// The window of pyramid pooling (SPPF): channels-first of values alone, 51 KB, as networks keep no
// indices of it; small planes take half the time that windows given at run time take.
argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_last>
    window(kernel [5, 5] stride [1, 1] pad [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [none], layout = channels_first>
    window(kernel [5, 5] stride [1, 1] pad [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [4])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3, 3] stride [2, 2, 2])

argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]>
    window(kernel [3, 3] stride [2, 2])
// Where each cell lies under nine windows, scatters are quicker channels-first.
argpool.kernels for max_unpool when <elem = [x32], index = [i64], layout = channels_last>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [4])
argpool.kernels for max_unpool when <elem = [x32], index = [i64]> window(kernel [2, 2, 2])

// Channels-first, kernels of any window are as quick.
argpool.kernels for max_unpool_backward when <elem = [x32], index = [i64], layout = channels_last>
    window(kernel [2, 2])

argpool.kernels for check_indices when <index = [i64]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for check_indices when <index = [i64]> window(kernel [3, 3] stride [2, 2])
argpool.kernels for check_indices when <index = [i64]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for check_indices when <index = [i64]> window(kernel [2])
argpool.kernels for check_indices when <index = [i64]> window(kernel [4])
argpool.kernels for check_indices when <index = [i64]> window(kernel [2, 2, 2])

argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]> window(kernel [2])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64]> window(kernel [2, 2, 2])

// ---- Compiled in: k2s2 and k3s2p1 of other types ------------------------------------------------

argpool.kernels for max_pool when <elem = [f32], index = [i32, u8]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i32, u8]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f64, f16, bf16, u8], index = [i64]>
    window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f64, f16, bf16, u8], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
// u8 with taps, as quantised networks pool: any windows took three times as long.
argpool.kernels for max_pool when <elem = [u8], index = [u8]> window(kernel [2, 2])

argpool.kernels for max_unpool when <elem = [x32], index = [i32, u8]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x32], index = [i32, u8]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x64, x16, x8], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_unpool when <elem = [x64, x16, x8], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])

argpool.kernels for max_unpool when <elem = [x16], index = [u8]> window(kernel [2, 2])

argpool.kernels for max_pool_backward when <elem = [f32], index = [u8]> window(kernel [2, 2])
argpool.kernels for max_pool_backward when <elem = [f32], index = [u8]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f16, bf16], index = [i64]>
    window(kernel [2, 2])
argpool.kernels for max_pool_backward when <elem = [f16, bf16], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])

argpool.kernels for max_unpool_backward when <elem = [x32], index = [u8]> window(kernel [2, 2])
argpool.kernels for max_unpool_backward when <elem = [x32], index = [u8]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])

argpool.kernels for check_indices when <index = [i32, u8]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i32, u8]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
