// Windows that apps compile in and libargpool does not: the matrix runs their schedules here. (The
// benchmarks have a list of their own, ../bench/kernels.mlir.)
// SPDX-License-Identifier: MIT

// Stride 1: dilation, and pyramids' windows.
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [5, 5] stride [1, 1] pad [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [9, 9] stride [1, 1] pad [4, 4])
argpool.kernels for max_pool when <elem = [f32], index = [i64, none]>
    window(kernel [13, 13] stride [1, 1] pad [6, 6])
// Windows that step: dilated, padded though they are disjoint, such as leave cells out, or are not
// square.
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [2, 2] stride [2, 2] pad [1, 1])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2] stride [3, 3])
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [1, 3] stride [1, 2])
// Windows that overlap and step by more than two: a tile of their cells is no power of two wide.
argpool.kernels for max_unpool when <elem = [x32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for max_pool_backward when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for check_indices when <index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [3, 3] pad [1, 1])
argpool.kernels for locate_index when <index = [i64], layout = channels_first> window(any)
argpool.kernels for max_unpool_scatter when <elem = [x32], index = [i64], layout = channels_first>
    window(any)
argpool.kernels for max_pool_backward_scatter
    when <elem = [f32], index = [i64], layout = channels_first> window(any)
