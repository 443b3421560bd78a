// Enough kernels for a program that is linked, and not run.
// SPDX-License-Identifier: MIT
argpool.kernels for max_pool when <elem = [f32], index = [i64]> window(kernel [2, 2])
argpool.kernels for max_pool_backward_scatter when <elem = [f32], index = [i64]> window(any)
argpool.kernels for max_unpool_backward when <elem = [x8], index = [i32]> window(any)
argpool.kernels for locate_index when <index = [i64]> window(any)
