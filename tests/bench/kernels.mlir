// Windows of the problems that libargpool is told at run time: an app compiles its own in, and so
// do the benchmarks. What a case gains by that is printed.
// SPDX-License-Identifier: MIT

// Dilation.
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])
// Pyramids' windows.
argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [5, 5] stride [1, 1] pad [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [9, 9] stride [1, 1] pad [4, 4])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [13, 13] stride [1, 1] pad [6, 6])
// Windows that leave cells out, or are not square.
argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [2, 2] stride [3, 3])
argpool.kernels for max_pool when <elem = [f32], index = [i64], layout = channels_first>
    window(kernel [1, 3] stride [1, 2])
