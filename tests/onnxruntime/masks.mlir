// Of an app: pooling by 2x2 and unpooling in one.
// SPDX-License-Identifier: MIT
argpool.kernels for max_mask when <elem = [f32]> window(kernel [2, 2])
