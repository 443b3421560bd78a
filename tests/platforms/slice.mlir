// The kernels that slice.cpp calls: windows given at run time, and two compiled in.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool when <elem = [f32, f64, i32, i8], index = [i64, i32, none]> window(any)
argpool.kernels for max_unpool_scatter when <elem = [x32, x64, x8], index = [i64, i32]> window(any)
argpool.kernels for max_pool_backward_scatter when <elem = [f32, f64], index = [i64, i32]> window(any)
argpool.kernels for max_unpool_backward when <elem = [x32, x64, x8], index = [i64, i32]> window(any)
argpool.kernels for max_mask when <elem = [f32]> window(kernel [2, 2])
argpool.kernels for max_mask when <elem = [f32]> window(kernel [3, 3])
argpool.kernels for locate_index when <index = [i64, i32]> window(any)

argpool.kernels for max_pool when <elem = [f32], index = [i64, i32]> window(kernel [2, 2])
argpool.kernels for max_pool when <elem = [f32], index = [i64]>
    window(kernel [3, 3] stride [2, 2] pad [1, 1])
argpool.kernels for max_unpool when <elem = [x32], index = [i64, i32]> window(kernel [2, 2])
argpool.kernels for check_indices when <index = [i64, i32]> window(kernel [2, 2])
