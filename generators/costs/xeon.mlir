// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=480 --seed=1
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 2.7 %, worst 255.8 % of 4608 calls
//   max_pool cf: mean 5.6 %, worst 178.7 % of 791 calls
//   max_pool cl: mean 3.5 %, worst 255.8 % of 1279 calls
//   max_pool_backward cf: mean 1.3 %, worst 81.0 % of 296 calls
//   max_pool_backward cl: mean 2.4 %, worst 124.9 % of 291 calls
//   max_unpool cf: mean 3.5 %, worst 137.0 % of 363 calls
//   max_unpool cl: mean 1.5 %, worst 103.4 % of 625 calls
//   max_unpool_backward cf: mean 0.7 %, worst 107.7 % of 315 calls
//   max_unpool_backward cl: mean 0.2 %, worst 25.1 % of 365 calls
//   max_unpool_sum cf: mean 0.2 %, worst 6.4 % of 165 calls
//   max_unpool_sum cl: mean 0.5 %, worst 6.9 % of 118 calls
// SPDX-License-Identifier: MIT

argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 54.66, plane = 36.98, tail = 24.61, input = 0.09238, tap = 0.1769, step = 0.0001432, far = 0.01446, cache = 1258291>
argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 63.96, row = 0.7927, vector = 2.951, tail = 57.96, tap = 0.2998, step = 0.01181, far = 0.01038, cache = 838861>
argpool.measured "max_pool_f64_none_cf_any__avx512_planes" cost <call = 915.3, plane = 9.373, row = 0.2108, vector = 9.026, input = 0.521>
argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 120.1, plane = 22.27, row = 5.398, vector = 2.065, tail = 9.459, tap = 0.528, far = 0.01449, cache = 1258291>
argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 53.51, row = 7.814, tail = 5.355, cell = 0.2435, input = 0.003021, tap = 0.07627, step = 0.003695, far = 0.01406, cache = 2726298>
argpool.measured "max_pool_f64_none_cl_any__avx512_running" cost <call = 98.2, plane = 760.5, row = 1.468, vector = 2.567, tail = 10.72, cell = 0.3605, input = 0.5119, step = 0.001308, far = 0.0337, cache = 2097152>
argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 69.5, row = 9.647, tail = 0.5996, cell = 0.39, thin = 5.542, tap = 0.2099, step = 0.007819, far = 0.005392, cache = 1258291>
argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 69.51, row = 6.438, vector = 1.88, tail = 1.36, thin = 0.8021, tap = 0.3212, step = 0.01048, far = 0.003132, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 26.74, plane = 1.212, row = 3.865, vector = 2.444, tail = 1.277, cell = 0.235, far = 0.01986, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 20.17, plane = 0.05011, vector = 8.389, tail = 27.11, cell = 0.1204, far = 0.01713, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 18.12, plane = 3.083, row = 2.325, vector = 4.495, cell = 0.2716, far = 0.004208, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 185.4, plane = 1.681, row = 2.54, vector = 2.341, width = 16, cell = 0.7147, thin = 0.07383, far = 0.009713, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.99, plane = 0.9749, row = 4.364, vector = 4.252, tail = 2.492, cell = 0.5643, far = 0.005535, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 212.1, plane = 3.51, row = 5.91, vector = 1.844, width = 8, cell = 1.2, far = 0.004478, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 20.3, plane = 2.647, row = 4.54, vector = 4.031, cell = 0.01783, thin = 8.794, far = 0.0009854, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 272.6, plane = 2.897, row = 10.58, vector = 10.06, cell = 0.06213, far = 0.005779, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 13.3, vector = 11.3, tail = 44.37, cell = 0.8881, far = 0.01303, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 267, plane = 1.073, row = 10.91, vector = 11.18, cell = 0.05322>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 470.4, plane = 5.911, row = 12.47, vector = 10.11, far = 0.003384, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 262.9, row = 21.33, vector = 15.15, tail = 0.1366>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 463.5, row = 25.85, vector = 13.89>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 29.15, plane = 1.348, row = 17.69, vector = 6.55, cell = 0.6431, thin = 2.528>
argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 34.44, plane = 16.3, row = 12.72, vector = 1.058, tail = 9.727, cell = 0.02695, tap = 0.2406, step = 0.01956, far = 0.008297, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 37.87, plane = 0.009717, vector = 6.681, tail = 64.97, tap = 0.2919, step = 0.01157, far = 0.01656, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_any__avx512_planes" cost <call = 955.2, plane = 14.2, row = 4.392, vector = 16.12, width = 16, tail = 7.568, cell = 0.1588, input = 0.7328, tap = 0.01953, step = 0.02003, far = 0.01684, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 35.1, plane = 11.21, row = 11.23, vector = 3.183, tail = 2.342, thin = 14.9, tap = 0.7509>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 47.83, row = 5.562, vector = 3.696, tail = 0.386, far = 0.02299, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 58.29, vector = 6.799, tail = 0.3062, far = 0.01815, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 140.9, plane = 47.53, row = 0.2667, vector = 2.286, width = 32, cell = 0.7583, thin = 0.07929, far = 0.009105, cache = 2097152>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <plane = 72.3, row = 35.37, vector = 7.197, tail = 0.2207, thin = 11.21, far = 0.02155, cache = 2097152>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.72, row = 5.845, vector = 5.15, tail = 1.585, far = 0.00961, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53.14, row = 5.779, vector = 4.275, tail = 1.636, cell = 0.1962, thin = 10.84, far = 0.009963, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 157.4, plane = 56.21, row = 6.353, vector = 4.321, tail = 310, far = 0.00555, cache = 2097152>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 57.03, row = 6.875, vector = 2.845, tail = 0.8479, thin = 8.409, far = 0.006751, cache = 2097152>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 67.21, row = 2.011, vector = 5.779, tail = 2.567, cell = 0.1907, far = 0.01545, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <plane = 80.86, vector = 8.667, cell = 0.006411, far = 0.01998, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 155.9, plane = 75.04, row = 0.259, width = 32, cell = 0.9691, thin = 0.1519, far = 0.007693, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 19.01, plane = 84.69, row = 65.82, vector = 13.67, tail = 0.4417, thin = 27.04, far = 0.006394, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 77.03, row = 3.542, vector = 10.59, tail = 0.3948, cell = 0.04331>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 74.56, row = 3.728, vector = 7.396, tail = 1.738, cell = 0.8213, thin = 19.21, far = 0.0002565, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 166.8, plane = 77.63, row = 4.154, cell = 2.568, far = 0.001573, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <plane = 76.06, row = 4.033, vector = 4.943, cell = 0.7928, thin = 17.6>
argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 70.66, row = 9.531, vector = 3.587, tail = 4.892, input = 0.02937, tap = 0.1224, far = 0.009629, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_any__avx512_running" cost <call = 252.5, plane = 892.9, row = 8.984, vector = 7.715, tail = 11.05, input = 0.9162, tap = 0.0126, far = 0.02491, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 73.79, row = 11.43, tail = 6.327, cell = 0.6389, thin = 7.696, tap = 0.4485, far = 0.005367, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 74.77, row = 10.07, vector = 3.383, tail = 3.905, input = 0.05021, thin = 4.26, tap = 0.5701, far = 0.0061, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 24.72, plane = 37.14, row = 6.959, width = 16, tail = 10.92, cell = 0.3054, input = 0.01082, thin = 0.6165, tap = 0.1819, step = 0.03485>
argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 169.4, row = 8.504, vector = 3.773, tail = 63.67, input = 0.02947, tap = 0.3263, far = 0.01999, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__avx512_planes" cost <call = 2519, plane = 17.28, row = 2.254, vector = 9.24, tail = 20.4, input = 0.5647, tap = 0.008172, step = 0.01707, far = 0.01945, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 84.71, plane = 22.59, row = 20.36, cell = 1.137, thin = 9.466, tap = 0.8405>
argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 16.39, plane = 76.95, cell = 0.7125, input = 0.002639, tap = 0.1851, far = 0.01294, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__avx512_running" cost <call = 1520, plane = 991.8, row = 15.8, vector = 10.11, input = 0.8418, tap = 0.01424, far = 0.007346, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 67.99, plane = 92.35, vector = 3.505, tail = 5.043, thin = 8.213, tap = 0.5751, step = 0.008577, far = 0.01084, cache = 1258291>
argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 160.3, plane = 76.84, vector = 15.79, width = 8, tap = 0.6449, step = 0.005231>
argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 42.78, plane = 35.5, row = 7.465, vector = 0.09101, tail = 10.09, input = 0.1345, tap = 0.1793, far = 0.01802, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 59.1, plane = 0.1301, row = 0.3074, vector = 4.286, tail = 56.08, input = 0.007072, tap = 0.3159, step = 0.001713, far = 0.05315, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__avx512_planes" cost <call = 1621, plane = 9.54, vector = 4.309, width = 16, cell = 0.7177, input = 1.065, tap = 0.04701, step = 0.02529>
argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 37.86, plane = 15.64, row = 1.683, vector = 7.032, width = 4, tail = 7.683, tap = 0.687>
argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 52.09, row = 8.467, vector = 2.704, tail = 7.017, input = 0.001559, tap = 0.1022, step = 0.001025, far = 0.01642, cache = 1258291>
argpool.measured "max_pool_f64_u8_cl_any__avx512_running" cost <call = 35.41, plane = 1054, row = 5.049, vector = 1.827, tail = 13.35, cell = 0.455, input = 0.8085, thin = 1.172, tap = 0.01059, step = 0.01982, far = 0.01019, cache = 1258291>
argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 64.84, row = 9.264, vector = 0.3482, tail = 7.131, thin = 1.689, tap = 0.4852, far = 0.01693, cache = 838861>
argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 89.68, row = 7.261, tail = 4.888, cell = 0.7018, thin = 0.2716, tap = 0.5837, far = 0.01841, cache = 1677722>
argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 39.69, plane = 30.17, row = 18.13, cell = 0.2815, tap = 0.1866, step = 0.03602, far = 0.01616, cache = 1258291>
argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 32.57, plane = 0.5038, vector = 3.884, tail = 63.57, tap = 0.3135, step = 0.01326, far = 0.01364, cache = 1258291>
argpool.measured "max_pool_f64_u16_cf_any__avx512_planes" cost <call = 637.7, plane = 11.75, row = 13.47, width = 16, cell = 1.55, input = 0.8228, thin = 1.242, tap = 0.00324>
argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 43.3, plane = 11.79, row = 19.7, width = 8, cell = 1.117, thin = 2.474, tap = 0.8126, far = 0.0004777, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 50.56, row = 10.11, vector = 2.798, width = 32, tail = 0.1094, cell = 0.2065, tap = 0.09192, step = 0.01396, far = 0.00473, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__avx512_running" cost <call = 38.12, plane = 994.9, vector = 2.959, tail = 18.96, cell = 0.5333, input = 0.8844, tap = 0.0109, step = 0.02731, far = 0.02802, cache = 2097152>
argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 75.57, row = 9.223, vector = 0.4461, tail = 5.01, thin = 5.391, tap = 0.4437, step = 0.0306, far = 0.006565, cache = 1677722>
argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 65.82, row = 7.882, tail = 2.318, cell = 0.9088, thin = 8.114, tap = 0.5046, step = 0.03652, far = 0.01112, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 18.99, row = 0.884, vector = 1.22, tail = 2.585, cell = 0.1597, far = 0.02178, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 4.72, plane = 11.77, row = 1.231, vector = 2.496, cell = 0.1363, far = 0.01136, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 18.5, plane = 1.111, row = 3.323, vector = 1.736, cell = 0.1782, thin = 8.307, far = 0.006236, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 60.24, plane = 0.0823, vector = 7.644, tail = 22.01, cell = 0.1701, far = 0.02999, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 182.6, vector = 4.467, far = 0.01437, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 3.864, plane = 11.42, row = 2.278, vector = 4.274, far = 0.007876, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 129.6, plane = 13.85, vector = 3.682, width = 16, cell = 0.2785, far = 0.01408, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 20.74, plane = 1.94, row = 3.059, vector = 2.045, cell = 0.1321, thin = 9.083, far = 0.006648, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 393, row = 4.765, vector = 3.806, tail = 2.488, cell = 0.1492, far = 0.003144, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 371.4, row = 2.929, vector = 5.614, tail = 3.209, cell = 0.02862>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 356.3, row = 3.655, vector = 5.665, tail = 2.377, thin = 15.3>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.008691, vector = 19.11, tail = 38.55, cell = 0.1715, far = 0.1362, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 82.12, plane = 6.053, vector = 4.388, tail = 0.7497, cell = 0.009146>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 535.3, row = 4.209, width = 64, cell = 0.3911, thin = 0.01259>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 364.3, row = 7.335, vector = 7.938, tail = 5.635>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 497.4, row = 7.148, vector = 7.286>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 14.55, row = 13.58, vector = 1.072, tail = 10.8, cell = 0.9973>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 23.64, plane = 1.025, row = 1.065, vector = 6.901, tail = 0.3834, input = 0.03075, far = 0.01151, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 20.68, row = 0.483, vector = 6.8, cell = 0.2655, far = 0.005296, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 27.97, plane = 4.252, row = 1.704, vector = 5.218, input = 0.01707, thin = 16.75, far = 0.002531, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 10.63, plane = 0.1172, vector = 21.5, tail = 38.5, far = 0.02261, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 151.4, width = 64, cell = 0.5293, thin = 0.1081, far = 0.01016, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 1.675, plane = 8.592, row = 2.485, vector = 10.45, far = 0.009294, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 127.5, row = 3.528, vector = 10.01, far = 0.01754, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 24.54, plane = 2.164, row = 3.671, vector = 5.484, tail = 0.193, thin = 9.698, far = 0.005641, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 296.5, plane = 4.88, row = 5.19, vector = 8.99, cell = 0.02416, far = 0.004973, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 293.8, row = 5.762, vector = 9.041, tail = 1.961, far = 0.002907, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 333.5, row = 6.114, vector = 4.105, tail = 1.591, cell = 0.3554, thin = 15.14, far = 0.001888, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 14.09, plane = 0.008479, vector = 18.43, tail = 44.25, cell = 0.3078, far = 0.01514, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 493, row = 6.063, vector = 9.17, far = 0.002791, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 309.9, plane = 10.44, row = 7.599, vector = 10.13, tail = 4.863, far = 0.005303, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 484.4, plane = 7.704, row = 7.901, vector = 9.807, far = 0.0056, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 91.19, row = 12.52, tail = 4.686, cell = 1.349, thin = 5.323, far = 0.003984, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 51.08, plane = 24.25, row = 20.48, vector = 3.125, width = 32, tap = 0.103, step = 0.00335, far = 0.008998, cache = 838861>
argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 41.86, plane = 0.06252, row = 0.8202, vector = 7.413, tail = 73.71, input = 0.004709, tap = 0.2, step = 0.006553, far = 0.02282, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 207.5, plane = 63.75, vector = 17.07, width = 64, tail = 0.6042, input = 0.2732, step = 0.04139, far = 0.02136, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 1041, plane = 7.139, width = 32, cell = 0.3911, input = 0.3445, thin = 0.1331, tap = 0.01048, step = 0.01144, far = 0.01587, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 253.2, plane = 78.46, row = 0.5206, vector = 4.944, tail = 8.503, input = 0.3129, step = 0.09596, far = 0.01276, cache = 838861>
argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 63.64, plane = 14.23, row = 9.84, vector = 2.16, tail = 1.2, cell = 0.06021, input = 0.03054, thin = 11.52, tap = 0.281, step = 0.001852, far = 0.00293, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 46.84, row = 0.6139, vector = 2.627, far = 0.02733, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 51.91, vector = 2.476, tail = 0.2782, far = 0.02269, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 133.3, plane = 36.16, vector = 0.2755, width = 32, cell = 0.2455, thin = 0.0588, far = 0.0183, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 0.8147, plane = 91.23, row = 6.778, vector = 6.895, thin = 12.79, far = 0.01729, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 52.38, row = 2.365, vector = 2.766, tail = 0.8789, far = 0.01531, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 109.8, plane = 53.11, row = 1.818, width = 32, cell = 0.3438, thin = 0.04358, far = 0.0127, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 50.21, row = 2.852, vector = 1.447, tail = 0.1288, cell = 0.1007, thin = 7.289, far = 0.01168, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 83.02, plane = 55.7, vector = 7.917, width = 32, tail = 2.26, far = 0.007579, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 249.7, plane = 65.3, vector = 1.922, cell = 0.2374, far = 0.007923, cache = 2726298>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 286.4, plane = 44.02, row = 1.059, vector = 3.317, width = 64, cell = 0.1769, thin = 0.4928, far = 0.003757, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 42.35, plane = 14.11, row = 78.17, vector = 3.62, tail = 0.2592, cell = 0.1922, thin = 24.13, far = 0.01257, cache = 2726298>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 202.9, plane = 74.74, row = 0.05381, vector = 4.486, tail = 0.7601, cell = 0.06765>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 313.1, plane = 76.16, width = 32, cell = 0.5783, thin = 0.1092>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 253.9, plane = 53.12, vector = 1.899, tail = 0.1581, cell = 0.4042, thin = 16.87>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 59.7, row = 1.05, vector = 4.039, tail = 4.035, input = 0.0186, far = 0.01782, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 53.57, vector = 2.862, tail = 1.537, input = 0.06407, far = 0.02541, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 224.8, plane = 47.37, vector = 0.07388, width = 64, cell = 0.1615, input = 0.0402, thin = 0.00888, far = 0.01544, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 16.79, plane = 88, row = 13.47, vector = 9.804, cell = 0.07985, input = 0.0232, thin = 27.15, far = 0.003851, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 8.612, plane = 56.19, row = 2.852, vector = 4.295, tail = 2.667, input = 0.04937, far = 0.004953, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 172.2, plane = 54.94, row = 4.204, tail = 350.7, cell = 0.3482, input = 0.08192, far = 0.003925, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 37.12, plane = 50.42, row = 3.442, tail = 4.211, cell = 0.6282, input = 0.07735, thin = 14.46, far = 0.004263, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 54.11, row = 1.52, vector = 5.361, tail = 0.1269, far = 0.01583, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 14.38, plane = 60.5, vector = 3.812, tail = 0.232, cell = 0.222, far = 0.018, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 151.4, plane = 57.98, row = 0.5705, tail = 54.33, cell = 0.362, far = 0.01359, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 10.81, plane = 54.45, row = 71.09, tail = 0.9297, cell = 0.6494, thin = 18.33, far = 0.01685, cache = 2726298>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 61.5, row = 1.429, vector = 4.931, width = 16, tail = 0.2158, cell = 0.5088, thin = 0.326, far = 0.003804, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 154.5, plane = 59.08, row = 2.306, tail = 27.73, cell = 0.771, far = 0.004728, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 15.79, plane = 61.03, row = 1.894, tail = 1.455, cell = 1.084, thin = 10.49, far = 0.000146, cache = 838861>
argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 62.62, row = 7.085, vector = 1.812, tail = 4.285, input = 0.004617, tap = 0.03841, far = 0.01154, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 127.7, plane = 711.7, row = 0.8155, vector = 3.713, tail = 7.855, input = 0.2658, tap = 0.005766, step = 0.005698, far = 0.02508, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 69.59, row = 9.998, vector = 1.025, tail = 2.964, thin = 7.471, tap = 0.1281, far = 0.007299, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 230.5, plane = 682.4, row = 3.843, vector = 2.942, tail = 5.458, input = 0.4455, tap = 0.01084, step = 0.01913, far = 0.02668, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 20.52, plane = 67.3, row = 9.981, vector = 1.586, tail = 0.4418, thin = 4.877, tap = 0.1717, far = 0.004234, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 9.877, vector = 6.774, width = 64, tail = 0.247, cell = 0.1891, far = 0.02768, cache = 1258291, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.121, plane = 1.939, vector = 2.51, tail = 0.9482, cell = 0.1429, far = 0.01838, cache = 1258291, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 26.03, plane = 3.409, vector = 2.39, tail = 0.1127, thin = 5.516, far = 0.007456, cache = 2097152, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 21.36, vector = 7.094, tail = 23.38, cell = 0.09857, far = 0.02561, cache = 2097152, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 202.3, width = 32, tail = 1.934, cell = 0.5769, far = 0.002291, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 20.22, plane = 2.94, vector = 3.628, tail = 0.7267, cell = 0.05494, far = 0.01284, cache = 1677722, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 221, plane = 2.822, vector = 0.2326, width = 16, cell = 0.5826, thin = 0.3459, far = 0.00395, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 25.77, plane = 3.704, vector = 2.55, cell = 0.1445, thin = 5.252, far = 0.003202, cache = 2097152, deep = 0.05575, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 35.97, plane = 0.295, row = 2.913, vector = 4.896, cell = 0.0594, far = 0.0232, cache = 1677722, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 21.86, plane = 0.2307, row = 3.999, vector = 4.53, tail = 0.1725, far = 0.01555, cache = 2097152, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 17.69, plane = 1.776, row = 4.682, vector = 3.012, cell = 0.2231, thin = 12.13, far = 0.00403, cache = 2726298, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 51.92, plane = 0.01953, vector = 8.948, tail = 26.46, cell = 0.2747, far = 0.02428, cache = 1677722, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 208.7, vector = 0.7568, width = 64, cell = 0.5757, thin = 0.1093, far = 0.008174, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 14.99, plane = 1.781, row = 4.558, vector = 6.293, cell = 0.07985, far = 0.01049, cache = 2726298, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 228.9, row = 6.483, width = 16, cell = 0.7573, thin = 0.3848, far = 0.01057, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 24.92, plane = 1.253, row = 5.305, vector = 2.691, cell = 0.3931, thin = 12.97, far = 0.008315, cache = 2726298, deep = 0.05284, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 36.37, row = 3.661, vector = 6.898, tail = 3.123, cell = 0.205, far = 0.01969, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 31.06, row = 3.229, vector = 5.221, tail = 4.171, cell = 0.4797, far = 0.01062, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 22.06, plane = 1.841, row = 7.521, vector = 6.286, tail = 0.3277, thin = 31.47, far = 0.005642, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 32.77, plane = 0.07368, vector = 14.03, tail = 43.28, cell = 0.7164, far = 0.01885, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 225.1, row = 1.223, vector = 3.939, width = 32, cell = 0.6392, far = 0.01257, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 27.46, row = 5.288, vector = 12.57, tail = 2.527, cell = 0.1045, far = 0.00927, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 207.3, plane = 10.7, row = 9.193, vector = 12.28, far = 0.00665, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 23.16, plane = 2.187, row = 6.639, vector = 7.956, tail = 0.6512, thin = 31.93, far = 0.007729, cache = 2097152, deep = 0.1417, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 398.8, row = 8.19, vector = 9.211, tail = 1.712, far = 0.003436, cache = 1677722, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 391.5, row = 5.25, vector = 8.148, tail = 3.991, far = 0.00512, cache = 2726298, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 386.5, row = 8.969, vector = 5.268, tail = 0.6775, cell = 0.2946, thin = 21.08, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 27.38, plane = 0.05096, vector = 19.63, tail = 46.64, cell = 0.3631, far = 0.01622, cache = 838861, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 146.6, plane = 4.93, vector = 6.532, tail = 1.04, cell = 0.04007, far = 0.01625, cache = 838861, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 592.3, row = 6.514, width = 64, cell = 0.5937, thin = 0.03946, far = 0.008009, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 393.2, row = 13.23, vector = 13.68, tail = 4.074, cell = 0.01547, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 534.4, row = 14.35, width = 32, cell = 1.52, thin = 0.213>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 57.38, row = 23.55, vector = 4.467, tail = 1.965, cell = 0.8574, thin = 10.74, far = 0.001739, cache = 2726298, deep = 0.01566, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 30.03, plane = 6.84, row = 1.691, vector = 7.925, tail = 2.354, input = 0.05729, far = 0.01119, cache = 2097152, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 17.45, row = 2.737, vector = 4.762, tail = 2.672, input = 0.1653, far = 0.00239, cache = 1258291, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 19.82, row = 4.908, vector = 1.501, tail = 1.576, cell = 0.3386, input = 0.2737, thin = 24.97, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 27.5, vector = 16.99, tail = 45.27, cell = 0.6215, far = 0.01104, cache = 1258291, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 216.8, plane = 6.439, row = 1.672, width = 64, cell = 0.7359, thin = 0.1408, far = 0.003455, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 16.59, row = 5.273, vector = 7.677, tail = 4.081, input = 0.2465, far = 0.00189, cache = 1258291, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 262.5, row = 7.662, vector = 13.34, input = 0.0466, far = 0.001164, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 22.78, row = 4.054, vector = 1, tail = 3.211, cell = 0.308, input = 0.4012, thin = 23.7, deep = 0.05213, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 296.7, tail = 12.58, cell = 0.7945, far = 0.02295, cache = 1677722, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 286.3, plane = 1.062, vector = 10.67, tail = 7.677, far = 0.02401, cache = 2726298, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 269, plane = 13.15, row = 2.626, vector = 1.185, tail = 3.327, cell = 1.569, thin = 24.83, far = 0.0194, cache = 2097152, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 161.3, plane = 0.9618, vector = 13.8, tail = 32.58, cell = 0.8568, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 507.6, width = 64, cell = 0.8132, thin = 0.7333>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 272.3, plane = 24.02, vector = 16.42, tail = 3.981, far = 0.03608, cache = 2726298, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 527.8, row = 22.85, vector = 30.62, width = 16, tail = 73.4>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 43.95, plane = 8.478, row = 11.48, tail = 1.55, cell = 2.199, thin = 22.22, far = 0.03169, cache = 2726298, deep = 0.0486, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 55.9, row = 9.924, vector = 29.62, tail = 5.814, cell = 0.1354, far = 0.004073, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 57.99, row = 13.67, vector = 3.775, tail = 13.5, cell = 3.119, input = 0.004654, far = 0.005354, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 37.67, plane = 1.765, row = 18.63, vector = 11.78, tail = 6.725, cell = 1.291, input = 0.05937, thin = 76.47, far = 0.003347, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <vector = 79.67, tail = 37.23, cell = 0.8321, input = 0.02992, far = 0.02336, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 226.1, row = 8.8, width = 64, cell = 2.033, thin = 0.0863, far = 0.002575, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 61.4, row = 14.54, vector = 6.503, tail = 27.02, cell = 4.76, far = 0.008782, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 242.2, row = 8.445, width = 16, tail = 10.81, cell = 5.884, far = 0.0000313, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 41.85, plane = 6.604, row = 20.21, vector = 10.15, tail = 5.506, cell = 2.095, input = 0.0921, thin = 72.29, far = 0.00851, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 23.76, plane = 1.701, tail = 6.249, cell = 0.5536, far = 0.01845, cache = 2097152, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 15.34, plane = 2.971, vector = 4.258, cell = 0.03943, far = 0.01694, cache = 2097152, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 29.33, vector = 7.018, tail = 2.242, thin = 10.22, far = 0.003707, cache = 2097152, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 44.23, plane = 0.03082, vector = 12.4, tail = 29.44, cell = 0.02626, far = 0.03048, cache = 2097152, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 185.9, width = 32, cell = 0.7266, thin = 0.009036, far = 0.003565, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 27.72, plane = 7.281, vector = 3.139, tail = 5.753, cell = 0.7788, far = 0.004759, cache = 2726298, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 186, width = 16, tail = 4.351, cell = 1.383, far = 0.002868, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 27.2, plane = 5.373, vector = 5.461, tail = 3.701, thin = 7.782, far = 0.006583, cache = 2726298, deep = 0.04925, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 28.33, row = 4.813, vector = 3.898, tail = 5.427, input = 0.03208, far = 0.01699, cache = 1677722, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 23.96, row = 5.19, vector = 1.994, tail = 2.547, cell = 0.4729, far = 0.01353, cache = 1677722, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 19.92, plane = 1.425, row = 4.17, vector = 2.403, tail = 1.612, input = 0.06331, thin = 11.32, far = 0.007494, cache = 2097152, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 36.5, plane = 0.04908, vector = 11.9, tail = 27.02, input = 0.01872, far = 0.01762, cache = 1677722, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 196.3, plane = 12.54, row = 3.018, width = 64, cell = 0.6631, thin = 0.04338, far = 0.01186, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 25.87, plane = 0.9496, row = 4.32, vector = 5.136, tail = 3.189, input = 0.05113, far = 0.01014, cache = 1677722, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 211.6, row = 8.461, input = 0.1092, far = 0.01047, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 22.61, plane = 1.395, row = 4.94, vector = 3.187, tail = 1.501, cell = 0.5737, thin = 11.66, far = 0.007634, cache = 2726298, deep = 0.06734, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 2.249, plane = 2.168, vector = 5.201, cell = 0.03613, far = 0.02313, cache = 1258291, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 13.05, plane = 2.75, vector = 3.563, tail = 0.3813, cell = 0.01726, far = 0.01576, cache = 1677722, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 27.92, plane = 3.833, vector = 2.475, cell = 0.1009, thin = 8.195, far = 0.004066, cache = 2726298, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 10.66, vector = 7.427, tail = 29.69, cell = 0.1624, far = 0.0238, cache = 1677722, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 198.9, width = 64, cell = 0.5562, thin = 0.1849, far = 0.004135, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 16.96, plane = 4.695, vector = 4.726, cell = 0.0797, far = 0.008603, cache = 2726298, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 182.2, vector = 8.361, width = 32, tail = 2.923, cell = 0.3666, far = 0.0105, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 19.97, plane = 4.466, vector = 2.816, cell = 0.2012, thin = 7.607, far = 0.004655, cache = 2726298, deep = 0.04725, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 69.06, row = 13.8, vector = 7.177, cell = 0.1235>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 59.11, row = 8.657, vector = 8.28, tail = 4.41, far = 0.0003932, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 101.8, row = 8.487, vector = 6.512, tail = 3.86, thin = 20.89, far = 0.01085, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 20.73, plane = 0.1513, vector = 25.6, tail = 59.1, far = 0.007729, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 343.9, row = 12.7, width = 32, tail = 1.372, cell = 0.5492, input = 0.003021, thin = 0.05996, far = 0.00126, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 75.26, row = 15.76, vector = 14.09, tail = 7.475>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 329.1, row = 11.9, width = 32, cell = 1.596, thin = 0.4385, far = 0.009895, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 53.6, row = 18.33, vector = 3.233, tail = 12.67, cell = 1.195, thin = 10.72, far = 0.0174, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 42.13, row = 16.68, vector = 11.74, tail = 0.466, far = 0.004862, cache = 2726298, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 22.31, plane = 4.507, row = 17.89, vector = 10.15, tail = 0.6981, far = 0.0016, cache = 2726298, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 30.99, row = 17.28, vector = 5.939, tail = 0.5782, input = 0.06144, thin = 20.7, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 12.04, plane = 0.05924, vector = 27.03, tail = 59.81, far = 0.01405, cache = 2726298, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 257.6, row = 18.74, vector = 10.92, far = 0.007468, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 24.65, plane = 6.025, row = 25.09, vector = 13.78, tail = 2.062, cell = 0.3688, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 268.6, plane = 0.4497, row = 33.69, vector = 13.88, far = 0.0192, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 45.77, row = 28.92, vector = 5.775, tail = 1.179, cell = 0.8391, thin = 14.28, deep = 0.04514, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 66.41, plane = 8.498, row = 13.39, vector = 5.117, tail = 10.54, input = 0.05136, tap = 0.08363, far = 0.01059, cache = 1677722, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 51.25, vector = 8.131, tail = 75.58, tap = 0.2486, step = 0.01573, far = 0.01653, cache = 2097152, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 988.1, plane = 74.48, vector = 8.774, tail = 15.91, input = 0.7872, step = 0.08059, far = 0.007554, cache = 1677722, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 1073, plane = 10.78, row = 10.65, cell = 0.8671, input = 0.373, tap = 0.003412, step = 0.03541, far = 0.01613, cache = 2097152, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 801.8, plane = 69.48, vector = 26.25, width = 32, cell = 0.7301, input = 0.805, step = 0.1118, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 63.72, plane = 9.902, row = 13.24, vector = 3.67, tail = 3.358, input = 0.03416, thin = 23.4, tap = 0.4024, far = 0.00584, cache = 2726298, deep = 0.06746, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 30.2, vector = 9.133, width = 64, cell = 0.1287, far = 0.02507, cache = 1677722, deep = 0.02984, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 52.22, tail = 3.314, cell = 0.5359, far = 0.02712, cache = 1677722, deep = 0.02984, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 170, plane = 33.86, width = 32, cell = 0.5606, thin = 0.2141, far = 0.003974, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 132.3, vector = 6.438, thin = 2.992, far = 0.03439, cache = 2097152, deep = 0.02984, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 49.99, row = 3.337, vector = 2.728, width = 16, cell = 0.2332, far = 0.01796, cache = 2097152, deep = 0.02984, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 190.2, plane = 44.1, row = 0.1769, width = 32, tail = 1.992, cell = 0.6017, thin = 0.0718, far = 0.004472, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 54.27, row = 5.443, vector = 1.427, cell = 0.1561, thin = 2.518, far = 0.02918, cache = 2726298, deep = 0.02984, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 56.95, row = 4.861, vector = 5.29, tail = 0.6221, far = 0.01898, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 61.9, vector = 8.531, width = 16, cell = 0.4168, thin = 0.1554, far = 0.01755, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 150.9, plane = 50.19, row = 1.296, vector = 9.461, tail = 110.8, far = 0.003464, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 15.1, plane = 113.1, row = 18.01, vector = 8.445, thin = 17.63, far = 0.01571, cache = 1258291>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 57.85, row = 6.955, vector = 6.172, tail = 1.015, far = 0.007016, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 170.7, plane = 54.32, row = 4.736, width = 16, tail = 3.691, cell = 0.7491, thin = 1.083, far = 0.005801, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 57.94, row = 8.187, vector = 3.495, tail = 0.1069, cell = 0.09474, thin = 12.39, far = 0.007681, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 36.1, row = 10.38, vector = 7.593, tail = 0.7335, cell = 0.07886, far = 0.01978, cache = 1677722, deep = 0.03231, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 41.76, row = 1.988, vector = 10.68, cell = 0.1737, far = 0.02422, cache = 1677722, deep = 0.03231, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 108, plane = 91.62, row = 1.634, width = 64, cell = 0.7346, thin = 0.4015, far = 0.009852, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 133.1, row = 25.58, vector = 16.24, thin = 35.5, far = 0.01271, cache = 1677722, deep = 0.03231, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 40.89, row = 13.09, vector = 14.83, far = 0.00023, cache = 838861, deep = 0.03231, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 142, plane = 99.1, row = 11.48, tail = 95.21, cell = 1.631, far = 0.002186, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 57.88, row = 9.404, vector = 7.616, tail = 1.983, thin = 26.41, far = 0.004272, cache = 2726298, deep = 0.03231, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 41.35, plane = 97.09, row = 1.318, vector = 3.715, tail = 5.234, cell = 0.3684, far = 0.0118, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 158.8, plane = 137.5, vector = 4.712, tail = 0.5102, cell = 0.4553, far = 0.01671, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 250.2, plane = 98.13, row = 3.025, cell = 0.6289>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 33.17, plane = 60.79, row = 110.8, vector = 13.48, tail = 1.431, thin = 27.06, far = 0.01044, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 129.7, plane = 126.4, row = 0.8307, vector = 7.347, tail = 1.82, cell = 0.4616>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 269.4, plane = 122.4, row = 1.258, cell = 1.52, far = 0.02479, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 207.6, plane = 125.4, tail = 4.307, cell = 1.802, thin = 25.36>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 71.7, row = 2.688, vector = 8.144, tail = 4.239, input = 0.00694, far = 0.0201, cache = 1677722, deep = 0.02656, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 67.17, vector = 4.481, tail = 3.052, input = 0.09513, far = 0.01963, cache = 1677722, deep = 0.02656, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 122.3, plane = 69.36, row = 2.92, tail = 102.9, cell = 0.434, input = 0.03824, far = 0.00803, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 113.8, row = 33.89, vector = 15.49, tail = 0.4288, thin = 31.8, far = 0.008965, cache = 1677722, deep = 0.02656, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 62.74, row = 6.231, vector = 9.786, tail = 2.467, input = 0.04954, far = 0.003626, cache = 838861, deep = 0.02656, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 146.5, plane = 74, row = 5.857, width = 16, tail = 1.728, cell = 1.184, input = 0.0537, thin = 0.2028, far = 0.00873, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <plane = 66.65, row = 6.886, vector = 3.719, tail = 0.6364, cell = 0.6405, input = 0.03743, thin = 23.9, far = 0.005102, cache = 1258291, deep = 0.02656, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 63.81, row = 1.505, tail = 10.29, cell = 0.5419, far = 0.01858, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 3.282, plane = 86, vector = 7.045, tail = 1.021, cell = 0.1481, far = 0.01655, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 154, plane = 75.45, row = 1.769, tail = 65.16, cell = 0.6148, far = 0.007834, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 63.86, row = 101.5, vector = 15.44, tail = 3.3, thin = 10.53, far = 0.01126, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 81.75, row = 3.986, vector = 8.652, tail = 6.144, cell = 0.4195, far = 0.001902, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 146.6, plane = 80.01, row = 5.344, width = 16, tail = 13.3, cell = 1.466, far = 0.00373, cache = 1258291>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 71.32, row = 4.698, vector = 2.096, tail = 2.964, cell = 1.27, thin = 19.88, far = 0.005723, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 57.64, row = 4.568, tail = 41.95, cell = 3.231, far = 0.009771, cache = 2726298, deep = 0.01576, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 49.02, width = 16, tail = 21.33, cell = 7.358, thin = 2.486, far = 0.02857, cache = 1258291, deep = 0.01576, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 92.61, plane = 66.57, width = 32, cell = 3.35, thin = 0.1029>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 312.5, plane = 119.8, row = 14.96, vector = 55.53, thin = 91.16, far = 0.01348, cache = 2726298, deep = 0.01576, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 117.9, plane = 66.49, vector = 103.8, cell = 0.6542, deep = 0.01576, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 138, plane = 62.05, width = 32, cell = 13.68, thin = 0.2187>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 233, plane = 49.63, row = 1.154, vector = 56.55, tail = 9.36, cell = 3.757, thin = 73.08, far = 0.005526, cache = 2726298, deep = 0.01576, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 54.5, row = 5.042, vector = 3.083, cell = 0.1533, far = 0.02208, cache = 2097152, deep = 0.04483, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <plane = 62.03, vector = 8.66, tail = 0.5138, far = 0.01604, cache = 1677722, deep = 0.04483, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 153.7, plane = 49.38, width = 64, tail = 1.013, cell = 0.6269, far = 0.005871, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 133.8, vector = 8.791, thin = 11.33, far = 0.02138, cache = 1677722, deep = 0.04483, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 60.88, row = 7.945, vector = 6.21, far = 0.008837, cache = 2097152, deep = 0.04483, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 194.7, plane = 56.09, row = 7.282, tail = 70.83, cell = 0.7919, far = 0.005986, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 63.23, row = 8.616, tail = 0.6389, cell = 0.8807, thin = 7.712, far = 0.008543, cache = 2097152, deep = 0.04483, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 3.339, plane = 53.49, row = 7.451, vector = 12.09, tail = 11.1, far = 0.02338, cache = 2097152, deep = 0.1359, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 11.4, plane = 56.54, row = 4.089, vector = 23.81, width = 16, tail = 3.082, far = 0.01366, cache = 2726298, deep = 0.1359, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 153.9, plane = 83.31, row = 10.49, vector = 10.81, tail = 1051, far = 0.01019, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 615.4, plane = 125.8, row = 64.21, vector = 54.37, tail = 3.209, thin = 85.89, far = 0.02004, cache = 2726298, deep = 0.1359, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 31.32, plane = 57.21, row = 4.251, vector = 28.27, width = 16, tail = 6.08, cell = 0.4946, far = 0.01744, cache = 2097152, deep = 0.1359, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 171, plane = 80.16, row = 0.931, width = 32, cell = 2.199, thin = 1.258>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 85.69, plane = 69.28, row = 9.963, tail = 1.984, cell = 2.527, thin = 69.07, far = 0.03696, cache = 2726298, deep = 0.1359, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 160.5, row = 5.767, tail = 12.69, input = 0.4337, far = 0.0306, cache = 2097152, deep = 0.0143, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 235.4, plane = 111.4, tail = 6.702, input = 1.293, far = 0.03431, cache = 1677722, deep = 0.0143, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 439.2, plane = 242, width = 64, tail = 3.087, cell = 0.385, input = 0.1546, thin = 0.05246, far = 0.0216, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 33.43, plane = 40.76, row = 135.4, tail = 1.467, cell = 0.7747, thin = 16.93, far = 0.01469, cache = 2726298, deep = 0.0143, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 266.9, plane = 155.6, vector = 2.34, tail = 10.13, input = 1.247, far = 0.02794, cache = 1258291, deep = 0.0143, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 254.2, plane = 155.3, vector = 7.939, input = 1.003, far = 0.02978, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 254.4, plane = 100.9, row = 4.09, tail = 4.814, cell = 0.05414, input = 1.872, thin = 21.72, far = 0.04247, cache = 1677722, deep = 0.0143, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 17.91, plane = 103.8, vector = 14.3, width = 64, cell = 1.385, far = 0.009421, cache = 838861, deep = 0.06958, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 79.84, tail = 19.26, cell = 2.707, far = 0.02948, cache = 838861, deep = 0.06958, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 161.3, plane = 106.2, vector = 10.74, width = 64, cell = 1.423, far = 0.0006233, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <row = 363.5, vector = 167.1, thin = 248.4, deep = 0.06958, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 71.45, tail = 27.27, cell = 4.809, far = 0.02708, cache = 838861, deep = 0.06958, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 62.61, plane = 121.7, vector = 36.52, tail = 1943, far = 0.02168, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 179.8, plane = 81.3, row = 11.52, vector = 14.52, cell = 1.067, thin = 235.8, far = 0.03781, cache = 838861, deep = 0.06958, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 82.24, row = 8.58, vector = 4.034, tail = 4.874, input = 0.002714, tap = 0.05552, step = 0.002282, far = 0.01225, cache = 2097152, deep = 0.07931, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 112.5, plane = 920.7, row = 5.782, vector = 8.486, tail = 12.35, input = 0.4175, tap = 0.006932, step = 0.01883, far = 0.02818, cache = 1677722, deep = 0.07931, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 87.62, row = 9.501, vector = 2.224, tail = 4.654, thin = 6.451, tap = 0.222, step = 0.01315, far = 0.003283, cache = 838861, deep = 0.07931, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 168.9, plane = 960, row = 8.716, vector = 7.692, tail = 5.404, input = 0.7458, tap = 0.008242, step = 0.02802, far = 0.02468, cache = 838861, deep = 0.07931, last = 90876584>
argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <plane = 89.84, row = 9.683, vector = 2.973, tail = 2.777, thin = 5.716, tap = 0.2509, step = 0.01571, far = 0.004836, cache = 2097152, deep = 0.07931, last = 90876584>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 20.96, vector = 5.279, tail = 1.489, far = 0.02231, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 15.71, vector = 5.032, tail = 1.656, far = 0.008658, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 9.432, plane = 4.378, row = 2.566, vector = 3.776, tail = 0.236, thin = 19.48>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 130.2, plane = 0.2554, vector = 12.66, tail = 29.05, far = 0.01866, cache = 2097152>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <plane = 163.9, row = 4.687, vector = 8.009>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 10.93, vector = 7.18, tail = 2.149, far = 0.004561, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 177.8, plane = 7.306, row = 1.839, vector = 7.262>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 15.26, plane = 4.936, row = 2.705, vector = 1.948, tail = 1.285, cell = 0.6062, thin = 19.69, far = 0.0009645, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 248.2, plane = 22.49, row = 7.23, vector = 20.86, width = 32, tail = 1.74, far = 0.01064, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 237.4, plane = 8.193, row = 9.428, tail = 8.812, cell = 1.222, far = 0.006196, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 238.1, plane = 0.4823, row = 10.52, vector = 6.657, tail = 2.233, thin = 22.91, far = 0.00209, cache = 2726298>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 13.34, vector = 22.61, tail = 48.97, cell = 0.1802, far = 0.05502, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 297.7, plane = 171.5, row = 9.197, vector = 20.07, width = 32, tail = 12.05, far = 0.009077, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 239.4, plane = 11.22, row = 14.31, tail = 12.55, cell = 1.759, far = 0.01117, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 452.9, row = 15.57, width = 32, tail = 3.232, cell = 1.699, far = 0.01304, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 16.61, row = 16.95, vector = 4.738, tail = 3.822, cell = 0.7277, thin = 14.06, far = 0.005711, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 3.773, plane = 34.99, row = 1.02, tail = 19.36, input = 0.1566, tap = 0.09833, far = 0.006478, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 39.61, plane = 0.01044, vector = 10.26, tail = 80.11, tap = 0.2354, step = 0.00888, far = 0.01947, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 1013, plane = 85.79, vector = 12.65, tail = 10.67, input = 0.7195, step = 0.1052>
argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 869.3, plane = 12.26, width = 64, cell = 0.6129, input = 0.4496, thin = 1.017, step = 0.038, far = 0.03554, cache = 2097152>
argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 1170, plane = 94.33, vector = 18.01, tail = 3.335, input = 0.6131, thin = 1.708, step = 0.1159>
argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 50.29, plane = 20.95, row = 8.466, vector = 2.835, tail = 8.505, input = 0.05163, thin = 24.94, tap = 0.3928>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 38.52, row = 6.196, vector = 2.907, tail = 2.519, cell = 0.05052, far = 0.02101, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 54.17, vector = 7.421, width = 16, tail = 0.945, cell = 0.3003, thin = 0.09491, far = 0.01922, cache = 1677722>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 127.4, plane = 53.06, row = 0.3171, vector = 7.644, width = 32, cell = 0.2263>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <plane = 122.6, row = 8.918, vector = 7.099, tail = 0.7619, thin = 23.79, far = 0.01585, cache = 1677722>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 27.38, row = 7.183, vector = 7.28, width = 16, tail = 1.977, cell = 0.1798, thin = 0.2326, far = 0.01072, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 139.4, plane = 58.16, row = 5.458, width = 16, cell = 0.5899, thin = 0.6799>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 38.87, row = 8.46, vector = 2.812, tail = 1.422, thin = 19.12, far = 0.004906, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 0.1428, plane = 72.92, row = 2.551, tail = 6.726, cell = 0.5043, far = 0.01534, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 40.02, plane = 75.24, tail = 0.4176, cell = 1.055, far = 0.02214, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 195.8, plane = 73.03, width = 64, cell = 0.5017, thin = 0.1623, far = 0.00698, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 70.47, plane = 65.83, row = 93.48, tail = 0.6968, cell = 0.8375, thin = 28.84, far = 0.01012, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 39.85, plane = 74.74, row = 4.162, vector = 8.889, tail = 0.3225, cell = 0.2613>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 187.5, plane = 95.81, row = 2.333, width = 16, cell = 1.341, thin = 0.6716, far = 0.002818, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 64.94, plane = 73, row = 2.949, vector = 3.177, tail = 2.096, cell = 0.8242, thin = 22.3, far = 0.003695, cache = 2726298>
argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 73.48, row = 8.652, vector = 2.61, tail = 5.486, input = 0.003139, tap = 0.06467, step = 0.00008039, far = 0.01294, cache = 1677722>
argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 337.6, plane = 918.7, row = 3.24, vector = 9.357, tail = 14.28, input = 0.3963, step = 0.004258, far = 0.03057, cache = 1258291>
argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 78.91, row = 11.13, vector = 1.403, tail = 5.338, thin = 8.657, tap = 0.2091, step = 0.007266, far = 0.01295, cache = 1677722>
argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 466.9, plane = 968, row = 3.122, vector = 9.601, tail = 9.125, input = 0.7438, step = 0.007783, far = 0.02909, cache = 2726298>
argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 79.96, row = 8.376, vector = 2.179, tail = 2.599, cell = 0.04091, thin = 12.94, tap = 0.2878, step = 0.001032, far = 0.008843, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 16.22, row = 1.631, vector = 4.552, tail = 0.2804, cell = 0.04259, far = 0.01856, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 15.08, plane = 2.576, row = 2.04, vector = 3.913, tail = 0.1332, cell = 0.09876, far = 0.007137, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 28.93, plane = 1.269, row = 3.696, vector = 3.309, tail = 0.303, cell = 0.01154, thin = 11.09, far = 0.004464, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 28.29, plane = 0.02254, vector = 9.751, tail = 22.23, cell = 0.1981, far = 0.02413, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 193.2, row = 7.6, vector = 4.581>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 17.84, plane = 0.1576, row = 3.114, vector = 5.665, tail = 0.1584, far = 0.005536, cache = 838861>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 170.8, row = 9.697, vector = 5.327>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 31.99, plane = 2.258, row = 3.019, vector = 2.948, tail = 0.2703, cell = 0.1191, thin = 11.84, far = 0.002909, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 279.9, row = 8.015, vector = 10.02, tail = 0.7853, far = 0.005181, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 252.1, plane = 0.9901, row = 8.064, vector = 16.8, width = 16, cell = 0.1993, far = 0.002297, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 272, row = 9.276, vector = 4.634, tail = 1.438, cell = 0.4675, thin = 20.5>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 74.82, plane = 0.08997, vector = 23.99, tail = 41.7, far = 0.03115, cache = 2726298>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 374.9, plane = 80.44, row = 16.63, vector = 10.61>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 264.1, plane = 1.67, row = 11.83, vector = 13.98, cell = 0.06858, far = 0.003996, cache = 2726298>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 411.6, row = 12.17, vector = 15.12>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 61.23, row = 17.05, vector = 1.735, tail = 2.616, cell = 1.29, thin = 11.35, far = 0.001368, cache = 2726298>
argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 80.85, plane = 31.88, row = 8.111, tail = 14.36, tap = 0.1238, step = 0.01162, far = 0.01333, cache = 1677722>
argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 3.216, plane = 0.0176, vector = 8.574, tail = 73.16, input = 0.02675, tap = 0.2204, step = 0.007315, far = 0.01832, cache = 1677722>
argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 1453, plane = 77.53, vector = 34.48, width = 64, input = 0.6239, step = 0.08414>
argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 935.9, plane = 11.44, width = 64, cell = 0.6629, input = 0.3893, thin = 0.5935, step = 0.02552, far = 0.0275, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 1295, plane = 72.62, vector = 41.48, width = 32, cell = 0.2224, input = 0.4955, step = 0.1445>
argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 20.45, plane = 13.63, row = 9.011, vector = 1.652, tail = 9.103, input = 0.03674, thin = 14.1, tap = 0.409>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 40.22, row = 0.009625, vector = 1.522, width = 32, cell = 0.2441, thin = 0.109, far = 0.02007, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 61.24, vector = 2.883, cell = 0.3465, far = 0.01816, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 133.3, plane = 36.84, vector = 5.029, tail = 92.97>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 21.73, plane = 90.84, row = 17.61, vector = 0.4229, cell = 0.4431, thin = 18.36, far = 0.01265, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 53.59, row = 4.218, vector = 1.15, tail = 1.73, cell = 0.4727, far = 0.006323, cache = 1258291>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 122.2, plane = 59.73, row = 6.776, cell = 0.5802, far = 0.003447, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 53.24, row = 4.348, vector = 1.736, cell = 0.1525, thin = 14.62, far = 0.007337, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 62.5, row = 1.919, vector = 6.82, tail = 3.249, far = 0.009264, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 16.82, plane = 73.11, vector = 5.407, cell = 0.2571, far = 0.007037, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 227.7, row = 18.48, vector = 6.022, tail = 332.3>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 87.48, plane = 81.65, row = 70.35, vector = 12.94, tail = 0.7534, thin = 29.88, far = 0.009357, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 73.43, row = 1.981, vector = 11.09, tail = 0.8001>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 229.5, row = 4.559, vector = 10.7, tail = 28.06>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 10.66, plane = 70.22, row = 2.836, vector = 2.375, tail = 2.323, cell = 0.8891, thin = 19.87>
argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 73.27, row = 8.073, vector = 1.926, tail = 4.219, input = 0.006268, tap = 0.0588, far = 0.01281, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 233.5, plane = 934, row = 7.586, vector = 12.13, tail = 10.57, input = 0.3339, far = 0.03117, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 79.25, row = 9.545, vector = 1.175, tail = 4.11, cell = 0.009387, thin = 7.704, tap = 0.2066, step = 0.00615, far = 0.007935, cache = 1258291>
argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 377.1, plane = 958.9, row = 3.717, vector = 8.479, tail = 16.04, cell = 0.2804, input = 0.6166, thin = 0.08422, step = 0.003617, far = 0.03729, cache = 2097152>
argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 77.8, row = 8.391, vector = 1.922, tail = 3.292, thin = 7.791, tap = 0.2628, step = 0.002082, far = 0.007067, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 26.03, plane = 49.04, width = 32, tail = 14.06, input = 0.1194, thin = 0.4044, tap = 0.1114, far = 0.004952, cache = 1677722>
argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 68.8, vector = 4.983, tail = 80.65, tap = 0.2481, step = 0.01509, far = 0.02907, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1671, plane = 45.85, vector = 18.65, width = 32, tail = 13.91, input = 0.612, step = 0.07721>
argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 189.5, plane = 10.99, row = 1.64, vector = 16.93, input = 0.3384, step = 0.03488>
argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1566, plane = 57.7, row = 0.2878, vector = 10.53, width = 32, tail = 18.72, cell = 0.3729, input = 0.4854, step = 0.1787, far = 0.06472, cache = 1258291>
argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 150.2, plane = 2.437, row = 9.309, width = 16, tail = 25.39, input = 0.002848, thin = 0.9022, tap = 0.4901, far = 0.0277, cache = 1258291>
argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.4, row = 7.813, vector = 2.099, tail = 6.307, tap = 0.05953, step = 0.001896, far = 0.01125, cache = 2097152>
argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 305.4, plane = 885.3, row = 5.206, vector = 4.317, tail = 17.55, input = 0.5486, tap = 0.00529, step = 0.00606, far = 0.02674, cache = 838861>
argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 86.59, row = 10.64, vector = 0.723, tail = 4.548, thin = 6.993, tap = 0.2069, step = 0.01175, far = 0.00587, cache = 838861>
argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 299.7, plane = 903.3, row = 11.01, vector = 3.891, tail = 12.21, input = 0.995, tap = 0.004442, step = 0.02461>
argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 83.61, row = 8.156, vector = 2.167, tail = 0.6492, thin = 10.94, tap = 0.2545, step = 0.0114, far = 0.003882, cache = 1677722>
argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <plane = 32.38, width = 32, tail = 11.07, input = 0.1389, tap = 0.09688, step = 0.01361>
argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1803, plane = 12.43, cell = 1.138, input = 0.9462, step = 0.0823>
argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 47.44, plane = 32.92, row = 12.07, tail = 5.947, input = 0.0731, thin = 14.34, tap = 0.2631>
argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 29.17, plane = 65.53, row = 5.473, tail = 9.145, input = 0.002132, tap = 0.06904, step = 0.0004142, far = 0.0136, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 807.1, row = 9.315, vector = 1.236, tail = 6.343, input = 0.2212, step = 0.009503>
argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 53.48, plane = 59.98, row = 9.874, vector = 1.433, tail = 10.76, input = 0.003888, tap = 0.08826, far = 0.006749, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 116.7, plane = 69.8, row = 13.59, vector = 0.6782, tail = 4.087, input = 0.01172, thin = 5.587, tap = 0.1446, far = 0.02574, cache = 1258291>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 46.91, row = 1.773, vector = 14.48, tail = 2.332, cell = 0.0249, far = 0.006964, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 32.69, plane = 9.546, row = 1.127, vector = 11.57, tail = 1.482, cell = 0.009928, far = 0.001822, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 31.8, plane = 6.55, row = 0.6564, vector = 9.807, tail = 0.3776, cell = 0.1345>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 226.5, plane = 24.16, row = 4.58, vector = 22.62, width = 32, tail = 254, far = 0.004422, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 21.07, plane = 12.68, row = 2.088, vector = 15.75, tail = 1.091, far = 0.002188, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 248.9, row = 5.145, width = 64, tail = 0.5313, cell = 0.866, thin = 0.0122, far = 0.003787, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 27.88, plane = 5.323, row = 3.513, vector = 11.07, tail = 0.00756, far = 0.0009581, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 33.81, plane = 0.7324, row = 4.669, vector = 3.569, tail = 1.916, cell = 1.141, thin = 13.26>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 19.46, plane = 356.5, row = 27.93, vector = 31.78, tail = 2.725>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 326.8, row = 20.35, vector = 24.24, tail = 1.87>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 319.4, plane = 2.977, row = 17.36, vector = 19.69, cell = 0.4849>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 3.671, plane = 449.2, row = 16.35, vector = 24.29>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 59.89, row = 75.08, vector = 32.35, tail = 9.357>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 207, row = 47.1, width = 64, cell = 2.179, thin = 1.365>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 78.76, row = 39.21, vector = 21.73, tail = 1.302, cell = 0.02889>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 104, row = 27.99, width = 16, tail = 0.3016, cell = 4.304, thin = 1.463, far = 0.004453, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 44.97, plane = 81.13, row = 2.862, tail = 9.276, tap = 0.2654, far = 0.0001613, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 1495, plane = 17.43, vector = 4.538, width = 32, cell = 1.313, input = 1.421, thin = 2.377, tap = 0.01716, step = 0.00721, far = 0.007848, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 108, plane = 4.77, row = 13.23, tail = 8.584, thin = 30.37, tap = 0.4439, step = 0.02515, far = 0.001866, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 48.23, row = 5.524, vector = 16.59, width = 64, cell = 0.1347, far = 0.01113, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 56.75, vector = 8.961, tail = 1.77, cell = 0.098, far = 0.01511, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 56.25, row = 4.29, vector = 1.687, tail = 2.675, cell = 0.9008, thin = 18.65, far = 0.002024, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 174.7, plane = 54.75, row = 3.582, tail = 186.1, cell = 0.4876>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.58, row = 5.431, vector = 11.95, tail = 3.044, cell = 0.08251>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 58.86, row = 6.352, tail = 3.756, cell = 1.04, thin = 17.63, far = 0.001054, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 179.5, plane = 58.44, row = 5.23, vector = 12.41, tail = 297.2>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 60.18, row = 6.081, tail = 3.376, cell = 1.103, thin = 16.75, far = 0.002442, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 82.14, row = 2.771, vector = 23.82, tail = 2.64>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 83.78, vector = 13.62, tail = 1.918, cell = 0.3624, far = 0.005156, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 5.921, plane = 74.85, vector = 3.657, tail = 6.646, cell = 1.838, thin = 27.08>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 173.2, plane = 92.92, row = 3.728, tail = 161.4, cell = 0.6992>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 90.55, row = 0.5113, vector = 17.96, tail = 6.342, cell = 0.5044>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 21.92, plane = 81.66, tail = 10.83, cell = 2.194, thin = 25.77>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 162.6, plane = 102.6, row = 1.619, vector = 25.15, tail = 177.4>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 33.29, plane = 82.82, tail = 10.96, cell = 2.079, thin = 25.3>
argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 85.2, row = 5.488, vector = 6.865, tail = 14.56, input = 0.005171, tap = 0.1156, far = 0.003177, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 244.5, plane = 860.1, row = 13.38, vector = 47, tail = 22.26, input = 0.2252, step = 0.01285, far = 0.01593, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 81.5, row = 12.41, vector = 7.346, tail = 9.666, input = 0.005391, tap = 0.2005, far = 0.005733, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 91.25, row = 11.02, tail = 8.205, cell = 0.6958, thin = 13.85, tap = 0.2967, far = 0.00665, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 420.2, width = 64, thin = 4.381, tap = 0.2576, far = 0.2704, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <plane = 17.87, vector = 27.55, width = 64, cell = 0.2902, input = 1.552, thin = 0.0111, tap = 0.0188>
argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 771.4, row = 13.23, tail = 61.59, thin = 41.4, tap = 0.4052, step = 0.05352, far = 0.09402, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 82.02, row = 7.318, vector = 4.652, tail = 5.028, tap = 0.1143, far = 0.002304, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 31.74, plane = 794.8, row = 8.251, vector = 10.77, tail = 37.71, input = 0.2449, step = 0.01802, far = 0.05515, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 93.75, row = 11.52, vector = 8.306, width = 32, thin = 0.4635, tap = 0.2034, far = 0.04363, cache = 1677722>
argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 82.31, row = 22.43, vector = 1.199, tail = 0.05196, thin = 11.66, tap = 0.3188, far = 0.02986, cache = 838861>
argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 243.2, plane = 13.15, row = 41.23, tail = 56.01, tap = 0.1594, far = 0.02285, cache = 838861>
argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 912.4, plane = 15.98, row = 63.53, input = 1.268, step = 0.1266>
argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 175.8, plane = 34.89, row = 11.22, tail = 52.98, thin = 57.19, tap = 0.2962, far = 0.04956, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 65.21, row = 5.498, vector = 2.618, width = 64, tail = 5.268, tap = 0.08204, far = 0.00552, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <plane = 1039, row = 10.86, vector = 11.98, tail = 5.524, input = 0.2866>
argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 73.49, row = 14.63, vector = 0.2634, tail = 4.875, tap = 0.1408, step = 0.001505, far = 0.00722, cache = 1258291>
argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 91.08, row = 12.4, vector = 1.227, tail = 7.677, input = 0.01305, thin = 16.37, tap = 0.1921, far = 0.007708, cache = 838861>
argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 16.09, width = 64, tail = 170.9, thin = 7.118, tap = 0.1632>
argpool.measured "max_pool_f16_u16_cf_any__avx512_planes" cost <plane = 12.78, width = 32, cell = 1.355, input = 1.981, thin = 3.203>
argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 884.1, row = 12.16, tail = 17.7, thin = 31.78, tap = 0.3351>
argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 89.02, width = 128, tail = 5.712, cell = 0.16, thin = 0.08225, tap = 0.02948, step = 0.01138>
argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 731.2, plane = 719.9, row = 28.78, cell = 0.2367, input = 0.2869, thin = 1.432, step = 0.006873>
argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 73.52, row = 11.83, vector = 4.178, tail = 4.29, tap = 0.06998, step = 0.01143>
argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 69.7, plane = 83.4, row = 11.64, tail = 1.072, cell = 0.4095, thin = 9.347, tap = 0.1467, step = 0.006749, far = 0.004179, cache = 1258291>
argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 26.21, vector = 5.451, tail = 976.6, input = 0.03659, step = 0.02342>
argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 19.22, width = 32, cell = 0.2819, input = 1.043, thin = 5.384, tap = 0.1326>
argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <plane = 21.99, width = 16, tail = 47.98, cell = 0.1543, input = 0.1596, thin = 0.001681, tap = 0.2311>
argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 55.38, row = 7.402, vector = 3.092, tail = 12.34, tap = 0.04637, step = 0.002834>
argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 270.7, plane = 723.1, row = 3.347, vector = 7.145, width = 64, tail = 3.991, input = 0.2174, far = 0.004311, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 52.47, row = 15.03, vector = 2.978, tail = 7.428, tap = 0.05757, step = 0.004009, far = 0.005002, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 56.85, row = 11.89, tail = 3.306, cell = 0.3498, thin = 11.97, tap = 0.1103, step = 0.003935, far = 0.01589, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 18.55, plane = 22.26, row = 2.738, vector = 14.7, tail = 2.104, far = 0.006609, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 32.96, row = 2.799, vector = 9.849, tail = 3.078, cell = 0.09506, far = 0.003046, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 30.74, row = 1.871, vector = 10.69, tail = 0.8868>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 155.1, plane = 67.15, row = 3.33, width = 64, cell = 0.7107, thin = 0.09886>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 23.45, plane = 3.644, row = 4.714, vector = 13.86, tail = 2.494, cell = 0.06992, far = 0.003866, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 208.8, plane = 26.76, row = 4.831, width = 64, tail = 0.7139, cell = 0.8512, thin = 0.06764, far = 0.002322, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 27.11, plane = 1.07, row = 3.934, vector = 11.1, tail = 0.4727>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 24.61, plane = 0.08673, row = 4.68, vector = 3.065, tail = 2.245, cell = 1.279, thin = 13.36>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 340.9, row = 32.22, vector = 28.88, cell = 0.0725>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 299.2, row = 19.97, vector = 22.76, cell = 0.07406, far = 0.003206, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 284.3, plane = 6.76, row = 16.02, vector = 19.77, cell = 0.3848>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 482.8, plane = 7.446, row = 21.31, vector = 23.7>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.66, row = 74.61, vector = 24.24, tail = 4.699, cell = 0.4725, far = 0.001067, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 235, row = 70.9, width = 32, cell = 1.944, thin = 0.1076>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 48.4, row = 41.71, vector = 19.93, cell = 0.1483>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 35.63, row = 33.39, tail = 5.099, cell = 4.103, thin = 1.581, far = 0.0164, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 63.53, plane = 18.67, row = 7.481, tail = 10.43, tap = 0.258>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 1457, plane = 17.27, row = 19.16, vector = 13.93, input = 1.568, step = 0.003419, far = 0.05128, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 45.23, plane = 0.7806, row = 17.18, tail = 9.791, thin = 25.44, tap = 0.4898>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 54.07, row = 4.692, vector = 11.84, tail = 3.021, cell = 0.01727, far = 0.008431, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 58.37, vector = 9.616, tail = 1.695, cell = 0.06036, far = 0.01029, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 56.92, row = 4.46, vector = 5.562, tail = 3.22, cell = 0.4061, thin = 18.2>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 162, plane = 64.65, row = 2.498, tail = 166.3, cell = 0.4767>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.32, row = 7.779, vector = 12.91, tail = 2.113>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 57.93, row = 6.298, vector = 1.229, tail = 5.626, cell = 0.888, thin = 17.8>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 174.4, plane = 59.84, row = 5.904, tail = 225.2, cell = 0.7599, far = 0.0004269, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 59.42, row = 6.18, tail = 5.018, cell = 1.098, thin = 17.55>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 81.15, row = 1.986, vector = 23.89, tail = 0.6818, cell = 0.01491, far = 0.004125, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 85.14, vector = 18.77, tail = 0.5467, cell = 0.0429, far = 0.002454, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 10.61, plane = 71.09, row = 0.818, tail = 9.44, cell = 2.294, thin = 26.37>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 173.3, plane = 76.35, row = 1.325, vector = 25.7, tail = 837.1>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 90.92, row = 6.306, vector = 23.74, cell = 0.08114, far = 0.005971, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 15.01, plane = 77.65, row = 2.842, tail = 7.746, cell = 2.17, thin = 25.89>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 198.5, plane = 96.67, row = 5.171, vector = 24.4, tail = 428.2>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 30.66, plane = 76.19, row = 2.815, vector = 1.581, tail = 7.379, cell = 1.85, thin = 25.04, far = 0.00613, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 77.97, row = 5.882, vector = 7.045, tail = 17.1, tap = 0.1225, far = 0.006113, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 132, plane = 901.4, row = 15.59, vector = 39.26, tail = 27.9, input = 0.3117, far = 0.01067, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 78.45, row = 13.86, vector = 6.625, tail = 11.2, tap = 0.2108, far = 0.006815, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 84.1, row = 14.39, vector = 4.572, tail = 7.561, thin = 12.71, tap = 0.3147, far = 0.01387, cache = 2726298>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 386.2, width = 32, tail = 58.87, thin = 2.706, tap = 0.2496, far = 0.00416, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 1207, plane = 26.39, cell = 1.049, input = 1.655, tap = 0.01588, far = 0.01011, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 275.9, plane = 52.42, row = 73.17, vector = 0.1246, width = 16, tail = 14.47, thin = 6.49, tap = 0.3933, far = 0.01705, cache = 838861>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 72.84, row = 5.909, vector = 4.6, tail = 6.894, tap = 0.1229>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 79.99, plane = 863.6, row = 13.12, vector = 19.12, tail = 0.7387, input = 0.2002, tap = 0.00548>
argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 70.54, row = 15.22, vector = 2.174, tail = 5.808, tap = 0.2474>
argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 76.45, row = 20.5, vector = 2.654, tail = 2.904, thin = 5.408, tap = 0.3153>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 487.4, plane = 49.91, row = 3.39, width = 64, tail = 53.97, input = 0.02388, thin = 1.56, tap = 0.1831, far = 0.009171, cache = 838861>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 477.9, plane = 20.26, width = 32, cell = 1.656, input = 1.678, thin = 1.381, tap = 0.003491, step = 0.01186>
argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 643.8, row = 72.83, width = 16, tail = 5.36, cell = 0.2517, input = 0.04081, thin = 13.86, tap = 0.2756>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 62.01, row = 8.403, vector = 3.224, tail = 17.12, tap = 0.06042>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 546.3, plane = 783.7, row = 4.274, vector = 14.5, tail = 9.933, input = 0.2427, tap = 0.001671, step = 0.01206, far = 0.03521, cache = 1258291>
argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 73.73, row = 4.381, width = 64, cell = 0.1547, input = 0.008202, thin = 0.2628, tap = 0.1231>
argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 80.02, row = 10.98, vector = 2.558, tail = 3.68, thin = 7.824, tap = 0.1796, far = 0.007385, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <plane = 6.329, width = 64, input = 0.006696, thin = 0.4011, tap = 0.2311, step = 0.01934, far = 0.03438, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_planes" cost <plane = 22.2, row = 2.798, cell = 1.298, input = 0.5924, step = 0.1966, far = 0.1027, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 182.2, plane = 19.88, width = 16, tail = 18.58, cell = 0.2132, input = 0.06951, thin = 13.32, tap = 0.3182, far = 0.01833, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 84.4, row = 4.301, tail = 8.324, cell = 0.05137, tap = 0.0714, step = 0.0009101, far = 0.00535, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 443, plane = 931.7, vector = 10.97, tail = 25.34, input = 0.2451, step = 0.002178, far = 0.01939, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 72.08, row = 10.9, tail = 7.873, cell = 0.1373, tap = 0.115, step = 0.002842, far = 0.001193, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 74.93, row = 12.5, tail = 5.965, cell = 0.3109, thin = 7.278, tap = 0.1551, step = 0.007694, far = 0.01784, cache = 838861>
argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <plane = 57.95, vector = 4.534, width = 16, tail = 11.4, input = 0.03827, tap = 0.1034, step = 0.02921, far = 0.0097, cache = 2097152>
argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 46.8, vector = 3.211, tail = 60.39, tap = 0.2404, step = 0.02182, far = 0.01956, cache = 2097152>
argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 8.116, row = 9.136, tail = 40.91, cell = 1.024, tap = 0.8093>
argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 51.26, row = 5.218, vector = 1.673, tail = 4.844, tap = 0.06652, step = 0.0003505, far = 0.008989, cache = 1258291>
argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 64.96, row = 8.317, vector = 1.372, tail = 2.098, tap = 0.5263, step = 0.01124, far = 0.005333, cache = 838861>
argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 29.75, plane = 15.6, row = 8.563, tail = 12.52, cell = 0.1868, input = 0.2022, tap = 0.1954, step = 0.01595, far = 0.001908, cache = 1677722>
argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 43.5, plane = 0.04798, vector = 5.637, tail = 64.05, tap = 0.2959, step = 0.01859, far = 0.007765, cache = 1677722>
argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 60.2, plane = 25.93, width = 8, tail = 9.868, cell = 1.293, thin = 6.081, tap = 1.391>
argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 80.08, row = 6.92, vector = 3.504, tail = 7.884, input = 0.01027, tap = 0.1265, far = 0.009477, cache = 2726298>
argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 26.95, plane = 85.61, row = 9.326, vector = 2.025, tail = 2.506, tap = 1.209, far = 0.00233, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 54.11, plane = 13.23, row = 16.07, vector = 2.764, width = 16, tail = 11.23, input = 0.1131, thin = 1.561, tap = 0.194, step = 0.01107, far = 0.009163, cache = 2097152>
argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 15.89, row = 1.872, vector = 4.605, tail = 60.98, tap = 0.2724, step = 0.01878, far = 0.01066, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 83.89, plane = 1.329, row = 16.57, vector = 4.785, width = 4, tail = 15.5, thin = 33.21, tap = 1.452, far = 0.0005033, cache = 2726298>
argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 67.73, row = 6.665, vector = 3.741, tail = 3.769, tap = 0.1287, far = 0.01084, cache = 1677722>
argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 81.55, row = 13.06, tail = 0.7977, cell = 1.45, tap = 1.076, step = 0.0331, far = 0.01195, cache = 1677722>
argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 20.82, plane = 22.64, row = 16.61, vector = 2.46, tail = 12.9, tap = 0.2243, far = 0.01362, cache = 838861>
argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <row = 0.2003, vector = 6.642, tail = 60.47, input = 0.006999, tap = 0.2707, step = 0.006945, far = 0.002774, cache = 838861>
argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 5.424, plane = 29.28, row = 4.072, tail = 15.35, cell = 1.36, thin = 5.911, tap = 0.9793>
argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 64.16, row = 5.334, vector = 3.362, width = 32, tail = 0.8872, cell = 0.07747, thin = 0.4211, tap = 0.128, far = 0.004239, cache = 838861>
argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 52.57, plane = 73.58, row = 8.774, tail = 2.514, cell = 0.2996, thin = 5.817, tap = 0.8802, step = 0.01264, far = 0.01501, cache = 1258291>
argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <plane = 30.56, row = 4.675, width = 32, cell = 0.08565, input = 0.1462, thin = 0.954, tap = 0.2105, step = 0.001613, far = 0.006047, cache = 838861>
argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 54.07, row = 2.029, vector = 4.505, tail = 59.29, tap = 0.2797, step = 0.01304, far = 0.01946, cache = 2097152>
argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 24.1, plane = 7.64, row = 18.56, cell = 1.259, thin = 18.35, tap = 0.9605>
argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 85.27, row = 4.703, vector = 1.525, tail = 4.418, tap = 0.1313, far = 0.01567, cache = 1677722>
argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 64.35, row = 10.28, width = 4, cell = 0.8694, thin = 0.8643, tap = 0.8514, far = 0.009921, cache = 1677722>
argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <plane = 8.037, row = 6.491, width = 32, tail = 32.08, input = 0.0508, thin = 0.01374, tap = 0.1022, step = 0.01928, far = 0.002662, cache = 1677722>
argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <row = 1.407, vector = 4.819, tail = 71.28, tap = 0.2002, step = 0.01661, far = 0.02123, cache = 838861>
argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <plane = 4.284, row = 16.59, cell = 0.5306, input = 0.0289, thin = 20.49, tap = 0.2521, far = 0.003829, cache = 838861>
argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 60.75, row = 6.427, vector = 1.186, tail = 2.182, tap = 0.064, step = 0.00006651, far = 0.009815, cache = 2097152>
argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 62.7, row = 5.893, vector = 1.289, tail = 1.208, thin = 3.71, tap = 0.1254, step = 0.00009954, far = 0.005898, cache = 1677722>
argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 25.37, plane = 23.83, row = 9.645, vector = 14.83, width = 64, tail = 9.819, tap = 0.1423, far = 0.003549, cache = 2097152>
argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 24.56, plane = 0.132, vector = 7.684, tail = 78.86, tap = 0.2274, step = 0.009805, far = 0.01409, cache = 2097152>
argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 62.37, plane = 3.616, row = 35.56, vector = 0.9337, cell = 0.5596, input = 0.1136, thin = 15.56, tap = 0.3588, step = 0.003179>
argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 75.95, row = 7.89, vector = 4.217, tail = 4.711, input = 0.0007462, tap = 0.1039, step = 0.0003204, far = 0.003725, cache = 1258291>
argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 83.03, row = 8.952, vector = 4.61, tail = 4.077, input = 0.00003646, thin = 6.707, tap = 0.1976, step = 0.003128, far = 0.00004521, cache = 838861>
argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 44.1, plane = 13.48, row = 9.44, vector = 1.89, tail = 22.57, tap = 0.1039, step = 0.03474, far = 0.003072, cache = 2097152>
argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 16.91, vector = 5.46, tail = 82.03, input = 0.02421, tap = 0.2512, far = 0.02765, cache = 1258291>
argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 49.55, plane = 25.5, row = 13.65, vector = 6.255, width = 8, tail = 12.65, tap = 0.2985, step = 0.03162>
argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 73.86, row = 7.77, vector = 3.785, tail = 3.34, input = 0.001785, tap = 0.1032, step = 0.000976, far = 0.003535, cache = 838861>
argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 80.62, row = 8.343, vector = 3.794, tail = 2.859, thin = 5.311, tap = 0.2216, step = 0.005018, far = 0.005634, cache = 838861>
argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 45.41, plane = 32.8, row = 30.05, width = 32, tail = 12.82, cell = 0.03438, thin = 0.0968, tap = 0.1329, step = 0.0005607>
argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 32.41, plane = 0.08503, vector = 5.846, tail = 73.57, input = 0.0426, tap = 0.2218, step = 0.0007303, far = 0.01653, cache = 2097152>
argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 35.31, plane = 11.75, row = 12.72, tail = 5.587, cell = 0.9459, input = 0.01036, thin = 24.09, tap = 0.3016>
argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 76.17, row = 8.177, vector = 1.515, tail = 0.8191, tap = 0.1035, far = 0.01152, cache = 1677722>
argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 81.83, row = 7.324, vector = 0.4957, tail = 0.4318, cell = 0.4895, thin = 4.731, tap = 0.2016, step = 0.001264, far = 0.007386, cache = 1258291>
argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 16.6, row = 33.86, width = 32, input = 0.1278, thin = 0.8442, tap = 0.09513, far = 0.002689, cache = 1677722>
argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 40.35, plane = 0.2884, row = 0.5545, vector = 6.815, tail = 74.03, input = 0.002483, tap = 0.2164, step = 0.01232, far = 0.01444, cache = 1677722>
argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 30.12, plane = 16.91, row = 9.85, tail = 7.011, cell = 0.9508, input = 0.03551, thin = 23.17, tap = 0.2837>
argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 76.22, row = 6.626, vector = 1.686, tail = 2.627, input = 0.001621, tap = 0.1043, far = 0.005236, cache = 2726298>
argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 5.938, plane = 79.46, row = 7.507, vector = 1.219, tail = 2.962, cell = 0.2764, thin = 3.551, tap = 0.2048, step = 0.001088, far = 0.002543, cache = 838861>
argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <row = 53.75, cell = 0.05024, tap = 0.1017, step = 0.002894, far = 0.01393, cache = 838861>
argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 100.7, plane = 6.222, row = 16.6, cell = 0.4473, thin = 16.65, tap = 0.1098, step = 0.01386>
argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 6.85, plane = 64, row = 6.349, vector = 1.459, tail = 1.167, tap = 0.04905, step = 0.00121, far = 0.002409, cache = 1258291>
argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 72.57, row = 7.052, vector = 1.074, tail = 1.253, tap = 0.02896, step = 0.00068, far = 0.004146, cache = 838861>
argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 64.96, row = 6.001, vector = 1.233, tail = 1.131, thin = 8.166, tap = 0.06138, step = 0.0009137, far = 0.002718, cache = 838861>
argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 166.9, plane = 35.39, width = 64, thin = 0.4373, tap = 0.2452>
argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 266.1, plane = 17.9, row = 16.97, input = 0.09117, thin = 26.33, tap = 0.3563, step = 0.005625, far = 0.0146, cache = 838861>
argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 88.25, row = 8.757, vector = 3.969, tail = 2.202, tap = 0.1045, far = 0.004659, cache = 1677722>
argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 95.72, row = 11.86, vector = 4.132, tail = 7.001, tap = 0.1252, step = 0.0002972, far = 0.003172, cache = 1677722>
argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 92.68, row = 9.038, tail = 3.94, cell = 0.7197, thin = 7.199, tap = 0.1411, step = 0.001703, far = 0.002083, cache = 838861>
argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 18.86, width = 32, tail = 25.27, thin = 5.866, tap = 0.2218>
argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 442, row = 0.2056, width = 16, tail = 62.09, thin = 12.62, tap = 0.6524>
argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <plane = 75.74, row = 8.407, vector = 3.44, tail = 3.035, tap = 0.1022>
argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 69.69, row = 9.677, vector = 3.821, tail = 6.917, tap = 0.1009, step = 0.005364>
argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 78.91, row = 9.462, tail = 5.141, cell = 0.4729, thin = 8.31, tap = 0.1473, step = 0.0007203>
argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 15.6, vector = 19.11, width = 64, tail = 2.073, thin = 0.2426, tap = 0.08877, far = 0.1158, cache = 1258291>
argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 1389, plane = 22.75, row = 6.443, width = 16, thin = 22.89, tap = 0.306>
argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 65.84, row = 7.566, width = 16, tail = 1.483, cell = 0.3245, thin = 0.07687, tap = 0.05527, step = 0.004153>
argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <row = 0.9986, width = 64, cell = 0.3659, input = 0.01233, thin = 0.5438, tap = 0.007538, step = 0.007412>
argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 76.68, row = 7.629, tail = 2.234, cell = 0.318, thin = 7.167, tap = 0.09461, step = 0.003609, far = 0.009684, cache = 1258291>
argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 100.2, plane = 118.8, width = 32, thin = 0.4843, tap = 0.1154, step = 0.01293>
argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 303.9, row = 3.971, tail = 31.91, cell = 0.4549, input = 0.01282, thin = 14.03, tap = 0.1717, far = 0.0457, cache = 838861>
argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 8.397, plane = 72.82, row = 4.548, vector = 7.03, width = 32, tail = 0.8689, tap = 0.09096, far = 0.005737, cache = 1258291>
argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 7.924, plane = 66.68, row = 9.808, vector = 1.806, tail = 5.149, tap = 0.05691, far = 0.00384, cache = 838861>
argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 26.93, plane = 67.53, row = 8.974, vector = 0.4313, tail = 1.909, cell = 0.2414, thin = 9.68, tap = 0.1011, step = 0.0008669, far = 0.006359, cache = 838861>
argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 33.68, tail = 46.16, tap = 0.1041, step = 0.02517>
argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 309.7, row = 9.762, tail = 41.51, cell = 0.08502, input = 0.03861, tap = 0.1679, far = 0.01887, cache = 838861>
argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 4575, plane = 377.1, vector = 18.81, width = 32>
argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 631.9, vector = 7.208, tail = 2.534, thin = 23.08, step = 0.008252>
argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 74.59, width = 64, thin = 3.238, tap = 0.2205>
argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 80.63, width = 16, input = 0.05683, thin = 6.104, tap = 0.3453, far = 0.02279, cache = 838861>
argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 85.98, row = 6.85, vector = 3.664, tail = 5.007, tap = 0.09792, far = 0.0005827, cache = 838861>
argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 95.57, row = 7.876, tail = 3.232, cell = 0.6239, thin = 10.54, tap = 0.1515, far = 0.004061, cache = 838861>
argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 32.91, row = 62.71, width = 32, tail = 44.79, thin = 2.865, tap = 0.1344, step = 0.004591, far = 0.06717, cache = 2726298>
argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 24.24, row = 55.2, width = 32, cell = 0.3416, thin = 4.566, tap = 0.26, far = 0.1377, cache = 2726298>
argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 211.8, plane = 49.95, row = 8.903, vector = 4.832, width = 16, tail = 6.572, tap = 0.111>
argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 260.9, plane = 57.05, row = 9.886, cell = 0.4612, thin = 17.73, tap = 0.1729, far = 0.01595, cache = 838861>
argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 83.39, width = 64, tail = 39.56, tap = 0.1051, step = 0.03479>
argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 3657, row = 17.75, tail = 75.71, thin = 17.07, tap = 0.1534, step = 0.002937, far = 0.2519, cache = 838861>
argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 313.3, vector = 11.37, width = 16, cell = 0.1383, step = 0.01092>
argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 159.5, vector = 5.945, tail = 2.397, thin = 14.39, tap = 0.1008>
argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 1620, plane = 85.93, width = 32, thin = 20.12, tap = 0.1394, step = 0.007933>
argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <plane = 33.02, row = 2.5, width = 32, cell = 0.3989, thin = 1.413, tap = 0.1737, step = 0.01136>
argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 347.3, plane = 79.05, row = 7.439, vector = 1.204, tail = 1.279, tap = 0.09291, far = 0.009067, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 527.6, plane = 88.21, row = 8.059, vector = 0.8536, thin = 12.43, tap = 0.1366, step = 0.0004004, far = 0.02635, cache = 838861>
argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 79.52, plane = 84.3, width = 64, cell = 0.1451, thin = 43.89, step = 0.04562>
argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <plane = 8.911, cell = 1.084, input = 0.8126, step = 0.05225>
argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 206.9, row = 17.04, tail = 37.69, thin = 5.621, tap = 0.2154, step = 0.00457>
argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <call = 23.44, plane = 28.04, vector = 16.11, width = 256, cell = 0.0356, tap = 0.005314, step = 0.004435>
argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 83.81, plane = 601.1, vector = 17.31, width = 256, input = 0.07606, tap = 0.001002>
argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 54.88, plane = 52.83, row = 4.339, vector = 2.171, thin = 9.412, tap = 0.07285, step = 0.0007117>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 6.199, plane = 22.13, row = 1.761, vector = 6.988, cell = 0.05824, far = 0.01385, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 23.63, plane = 0.8174, row = 3.043, vector = 3.069, tail = 2.113, cell = 0.1431, far = 0.009356, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 24.95, plane = 2.431, row = 3.249, vector = 3.156, tail = 0.4087, cell = 0.09649, far = 0.0001729, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_stream" cost <call = 200.5, vector = 11.7, far = 0.0001621, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 30.17, row = 3.106, vector = 9.093, tail = 0.9505, cell = 0.01461>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_stream" cost <call = 171.7, vector = 12.01>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 30.33, plane = 0.791, row = 3.534, vector = 6.588, tail = 2.189, cell = 0.1304, far = 0.001743, cache = 2097152>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 33.85, plane = 0.2964, row = 4.711, tail = 2.555, cell = 1.133, thin = 12.67, far = 0.001639, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 254.6, plane = 70.12, row = 27.66, vector = 15.44, tail = 7.257, far = 0.001803, cache = 1258291>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 279.2, row = 22.11, vector = 3.453, tail = 8.973, cell = 0.4408>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 263.8, row = 20.08, vector = 9.123, width = 16, tail = 3.86, cell = 0.4066>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 355.6, plane = 146.6, row = 5.468, vector = 44.92, width = 64, tail = 107.1, far = 0.00493, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 47.96, row = 56.61, tail = 23.31, cell = 1.242>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 215, plane = 43.82, row = 41.73, vector = 19.82>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 60.99, row = 72.98, vector = 9.931, tail = 5.67, cell = 0.6492, far = 0.000489, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 45.13, row = 42.38, tail = 3.56, cell = 2.262, thin = 0.5223, far = 0.005204, cache = 2097152>
argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 58.7, plane = 39.23, row = 6.533, tail = 8.949, tap = 0.1558, step = 0.01737>
argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1213, plane = 16.27, cell = 0.775, input = 1.123, tap = 0.01643, step = 0.02164, far = 0.0002199, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 67.26, plane = 3.758, row = 16.3, tail = 5.611, cell = 0.04051, thin = 22.06, tap = 0.311, step = 0.02941>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 13.54, vector = 8.359, width = 128, cell = 0.1922>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 62.53, vector = 7.053, far = 0.01739, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 56.54, row = 6.645, vector = 0.4186, tail = 1.75, cell = 0.2355, thin = 14.19, far = 0.004495, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 165.2, plane = 32.38, tail = 497.1, cell = 0.4152>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 57.65, row = 5.504, vector = 7.682, tail = 1.366, cell = 0.003063>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 66.62, row = 6.702, tail = 1.894, cell = 0.5325, thin = 13.91>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 76.31, row = 6.588, tail = 2.129, cell = 0.6982, thin = 13.53, far = 0.0003073, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 50.55, row = 0.2674, vector = 22.31, cell = 0.02514, far = 0.01133, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 76.92, tail = 5.277, cell = 0.4666, far = 0.01203, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 58.59, row = 3.759, vector = 2.622, tail = 0.8088, cell = 0.2887, thin = 32.83, far = 0.00225, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 156.5, plane = 67.65, row = 3.423, tail = 539, cell = 0.485>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 4.868, plane = 77.97, row = 2.484, vector = 16.33, tail = 2.391>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 67.48, row = 4.209, vector = 2.567, tail = 2.365, cell = 0.8619, thin = 31.82>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 3.782, plane = 75.02, row = 2.864, vector = 1.307, tail = 4.2, cell = 1.306, thin = 30.88>
argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 87.64, row = 5.94, vector = 9.408, tail = 9.702, tap = 0.02778, far = 0.008899, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 61.41, plane = 867, vector = 45.76, tail = 46.53, input = 0.2575, far = 0.009022, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 92.98, row = 10.29, tail = 2.537, cell = 0.6121, thin = 14.17, tap = 0.1753, far = 0.002082, cache = 838861>
argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 625.6, plane = 28.88, width = 32, thin = 0.2205, tap = 0.101, step = 0.05594>
argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 26.61, cell = 0.954, input = 1.132, step = 0.002522>
argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 192.4, plane = 19.79, row = 8.911, vector = 0.7049, tail = 11.57, thin = 38.48, tap = 0.2801, step = 0.06813>
argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 62.57, row = 8.834, vector = 2.506, tail = 14.9, input = 0.01481, tap = 0.03014>
argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 191.3, plane = 767.3, row = 48.17, tail = 8.237, input = 0.3673, thin = 0.04871, tap = 0.005628>
argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 67.75, row = 9.676, vector = 3.222, tail = 5.462, thin = 13, tap = 0.1819, step = 0.01218>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 15.98, plane = 8.297, row = 2.742, vector = 2.506, tail = 1.331, cell = 0.04512, far = 0.01311, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 9.394, plane = 4.566, row = 3.372, vector = 3.011, tail = 0.8603, far = 0.004041, cache = 1258291>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 25.97, plane = 1.723, row = 3.359, vector = 2.595, tail = 0.2915>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_stream" cost <plane = 155, row = 5.628, vector = 2.827>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 10.41, plane = 4.039, row = 3.611, vector = 3.349, tail = 0.5688, cell = 0.02801, far = 0.005902, cache = 1258291>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_stream" cost <call = 171, row = 4.099, vector = 4.214, width = 64, cell = 0.1848>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 25.71, plane = 4.664, row = 4.082, vector = 2.933, tail = 0.3037, far = 0.01261, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 49.37, row = 4.596, vector = 1.207, tail = 0.8756, cell = 0.3795, thin = 12.19, far = 0.00712, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <plane = 72.65, row = 7.376, tail = 2.662, tap = 0.1059, step = 0.01523, far = 0.003902, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 2131, plane = 17.93, width = 64, cell = 1.761, input = 0.9078, thin = 0.3146, step = 0.05316, far = 0.01618, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 87.04, plane = 14.6, row = 9.269, vector = 3.412, tail = 3.586, thin = 19.84, tap = 0.1554, step = 0.02651>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 73.57, width = 256, cell = 0.03873, thin = 0.05211>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 67.19, vector = 4.716, width = 64, tail = 0.04382, cell = 0.2232>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 62.93, row = 4.746, cell = 0.177, thin = 15.47>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 124.2, plane = 52.8, vector = 7.99>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 144.5, vector = 8.097, thin = 19.88>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 60.78, row = 1.275, vector = 6.652, width = 64, cell = 0.08975, thin = 0.007736>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 3.081, plane = 66.37, row = 4.678, vector = 0.7945, cell = 0.3088, thin = 15.03>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <plane = 61.36, row = 5.171, vector = 0.02156, cell = 0.236, thin = 15.22>
argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 57.16, row = 8.569, vector = 2.103, tail = 3.192, tap = 0.01365>
argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <plane = 793.3, row = 3.221, vector = 18.3, tail = 21.7, input = 0.08027, far = 0.006373, cache = 2097152>
argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 71.31, row = 10.43, tail = 2.603, cell = 0.2863, thin = 12.48, tap = 0.1315>
argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 1163, plane = 20.13, row = 36, vector = 1.322, width = 32, tail = 23.68, thin = 6.338, tap = 0.128>
argpool.measured "max_pool_u8_u16_cf_any__avx512_planes" cost <call = 6208, plane = 21.94, cell = 1.163, input = 0.6895, step = 0.06188, far = 0.1343, cache = 838861>
argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 377.6, plane = 2.052, row = 25.27, tail = 9.045, cell = 0.3674, input = 0.03929, thin = 14.98, tap = 0.2398>
argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 59.88, width = 128, cell = 0.1148, input = 0.01487, thin = 0.302, tap = 0.0007353>
argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 91.08, plane = 833.4, row = 30.59, input = 0.2134, step = 0.01398>
argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 88.53, plane = 61.58, row = 2.057, tail = 3.634, cell = 0.3599, thin = 16.16, tap = 0.1437, step = 0.008206>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <plane = 13.02, row = 0.07664, vector = 1.76, width = 16, cell = 0.02463, far = 0.003996, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 89.57, row = 1.872, vector = 4.071, width = 32, tail = 0.1228, far = 0.00347, cache = 1677722>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 258, row = 2.429, vector = 1.865>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <plane = 14.07, row = 0.978, vector = 3.216, width = 16, tail = 0.3089, cell = 0.02477, thin = 0.2494, far = 0.001837, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 123.1, plane = 119.6, row = 1.55, vector = 3.628>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <plane = 6.496, row = 0.9803, vector = 2.605, width = 8, tail = 0.1164, thin = 1.191, far = 0.0004372, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 36.37, plane = 7.794, row = 5.476, vector = 3.145, width = 32, tail = 0.409, cell = 0.01642, thin = 0.1494, far = 0.002467, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 155.3, plane = 38.19, row = 4.609, vector = 1.877>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.08, plane = 1.923, row = 5.449, width = 32, tail = 9.908, cell = 0.2232, thin = 0.06499, far = 0.0009572, cache = 2097152>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 225.4, row = 4.469, vector = 2.151, width = 64, cell = 0.1813, thin = 0.008497, far = 0.0004822, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 76.04, plane = 9.691, row = 3.27, vector = 4.431, width = 8, tail = 1.861, thin = 0.1763, far = 0.0001693, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 90.49, row = 1.502, vector = 1.78, tail = 0.00824, cell = 0.004718, far = 0.001487, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.2, row = 0.8619, vector = 0.695, tail = 0.002259, thin = 0.01949, far = 0.003197, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 116.3, plane = 104.3, row = 0.1385, vector = 2.203>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 21.11, row = 0.6551, vector = 1.522, tail = 0.4892, thin = 0.6868, far = 0.004188, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 156.9, plane = 117.1, width = 64, cell = 0.3104, thin = 0.03484>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 23.88, row = 0.7107, vector = 1.15, tail = 0.1465, thin = 0.69, far = 0.005142, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 2.532, plane = 32.2, row = 1.595, vector = 2.083, tail = 0.8932, thin = 0.08438>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 166.4, plane = 59.72, row = 1.118, vector = 3.011, far = 0.0006865, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 25.93, row = 1.989, vector = 3.971, tail = 0.9542, thin = 1.261>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 210.8, plane = 29.11, row = 3.409, vector = 4.692, far = 0.004746, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 29, row = 2.099, vector = 2.563, tail = 0.2826, thin = 1.571>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <plane = 11.4, vector = 2.448, width = 16, cell = 0.003566, far = 0.002266, cache = 838861>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 71.22, plane = 20.45, row = 1.935, vector = 3.781, width = 32, cell = 0.03517, far = 0.002547, cache = 2726298>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 242.8, row = 1.49, vector = 1.916, far = 0.006416, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <plane = 12.32, vector = 3.59, width = 16, tail = 1.079, thin = 0.3142, far = 0.001003, cache = 838861>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 221.7, row = 2.759, vector = 4.433>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <plane = 8.352, row = 0.7057, vector = 2.493, width = 8, tail = 0.4043, thin = 0.6958>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 43.99, plane = 8.382, row = 5.31, vector = 3.474, width = 32, tail = 0.8631, cell = 0.03658, thin = 0.1443, far = 0.003024, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 192, plane = 17.83, row = 4.828, width = 64, cell = 0.1465, thin = 0.02828>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 52.79, plane = 2.634, row = 5.472, width = 32, tail = 9.364, cell = 0.1919, thin = 0.04449, far = 0.009155, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 222.4, row = 6.022, vector = 2.873, far = 0.001342, cache = 838861>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 36.8, plane = 7.644, row = 5.14, vector = 2.331, width = 8, tail = 2.348, cell = 0.09316, far = 0.005736, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 100.4, row = 1.056, vector = 1.327, tail = 0.3066, cell = 0.03719, far = 0.006925, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 23.06, row = 0.6143, vector = 0.7937, tail = 0.1767, far = 0.01143, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 160.1, plane = 110.7, row = 0.4755, vector = 2.184, far = 0.01144, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 22.62, row = 0.5129, vector = 1.44, tail = 0.2025, thin = 0.6141, far = 0.005887, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 177.6, plane = 111.1, row = 0.933, width = 32, cell = 0.3127, thin = 0.0168>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 23.47, row = 0.6613, vector = 1.171, tail = 0.1519, thin = 0.5711, far = 0.006768, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 29.8, row = 1.676, vector = 2.132, tail = 0.4625, thin = 0.2152, far = 0.0002159, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 181.3, plane = 32.21, row = 0.515, width = 64, tail = 0.7355, cell = 0.2027, thin = 0.01109, far = 0.00193, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 23.16, row = 2.204, vector = 3.856, tail = 0.6304, thin = 0.9214, far = 0.0003016, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 160.9, plane = 29.76, row = 0.8962, width = 64, tail = 0.4961, cell = 0.3744, thin = 0.0168>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 26.24, row = 2.102, vector = 2.724, tail = 0.5761, thin = 1.223>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 6.053, plane = 1.889, vector = 2.925, width = 16, tail = 1.607, thin = 0.07606, far = 0.008288, cache = 1677722, deep = 0.05162, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 67.03, plane = 7.523, deep = 0.05162, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 49.6, plane = 7.754, vector = 7.038, width = 32, tail = 0.9526, far = 0.01444, cache = 2097152, deep = 0.05162, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 197.9, plane = 5.9, vector = 3.37, far = 0.006065, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 201.6, plane = 5.034, width = 32, cell = 0.2583, thin = 0.1035, far = 0.001555, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 0.8476, plane = 4.908, vector = 2.769, width = 16, tail = 0.3502, thin = 0.1288, far = 0.01124, cache = 1677722, deep = 0.05162, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 201.7, plane = 6.43, vector = 2.68>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <plane = 4.842, vector = 1.65, width = 8, cell = 0.06023, thin = 0.6959, far = 0.00529, cache = 1258291, deep = 0.05162, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.277, plane = 10.35, vector = 2.233, width = 16, cell = 0.0431, far = 0.004331, cache = 1677722, deep = 0.04246, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 97.51, plane = 1.322, vector = 2.491, tail = 11.58, cell = 0.02786, far = 0.0167, cache = 1677722, deep = 0.04246, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 88.5, plane = 25.96, vector = 2.204, width = 32, tail = 0.8985, cell = 0.1072, far = 0.01271, cache = 2097152, deep = 0.04246, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 265.7, row = 2.413, vector = 2.707, far = 0.003796, cache = 838861, deep = 0.01596, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 249.5, plane = 9.339, row = 0.6372, vector = 1.901, far = 0.002006, cache = 2726298, deep = 0.01596, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 10.51, plane = 12.72, vector = 2.894, width = 16, cell = 0.1169, far = 0.008888, cache = 2726298, deep = 0.04246, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 252.9, plane = 3.836, row = 2.426, vector = 2.607, deep = 0.01596, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 9.593, plane = 11.48, row = 0.245, vector = 2.313, width = 8, cell = 0.04982, thin = 0.9335, far = 0.01025, cache = 2726298, deep = 0.04246, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 18.61, plane = 18.27, row = 0.2595, vector = 2.792, width = 16, tail = 0.2201, cell = 0.001578, thin = 0.02621, far = 0.004545, cache = 2097152, deep = 0.05712, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <plane = 3.073, vector = 2.973, deep = 0.05712, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 133, row = 0.5324, vector = 1.872, tail = 1.849, cell = 0.04512, far = 0.009498, cache = 2097152, deep = 0.05712, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 235.8, vector = 2.88, far = 0.004597, cache = 2097152, deep = 0.03048, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16" cost <call = 212.3, plane = 42.97, row = 0.23, vector = 1.725, far = 0.004307, cache = 2726298, deep = 0.03048, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 31.12, plane = 22.26, row = 0.01684, vector = 4.73, width = 16, thin = 0.008798, far = 0.00908, cache = 2726298, deep = 0.05712, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 178.4, plane = 47.5, row = 1.195, vector = 2.134, far = 0.002733, cache = 838861, deep = 0.03048, last = 181753168>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 26.02, plane = 20.54, row = 1.145, vector = 1.439, width = 8, cell = 0.1421, thin = 0.5795, far = 0.01233, cache = 2097152, deep = 0.05712, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 139.6, plane = 28.18, row = 6.765, width = 32, cell = 0.2781, thin = 1.241, far = 0.01775, cache = 1258291, deep = 0.08763, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 222.9, plane = 11.98, row = 14.8, width = 16, cell = 0.3622, thin = 0.6454, far = 0.009269, cache = 1258291, deep = 0.08763, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 83.84, plane = 0.5161, row = 9.871, cell = 0.3421, far = 0.008264, cache = 1258291, deep = 0.08763, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 198.1, plane = 23, row = 4.064, vector = 1.254, width = 32, tail = 5.854, cell = 0.1719, thin = 1.232, far = 0.01691, cache = 1677722, deep = 0.04452, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 245.4, plane = 86.25, row = 4.697, vector = 4.069, far = 0.006062, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 266, plane = 19.86, row = 9.663, vector = 2.337, width = 16, tail = 1.684, cell = 0.2021, thin = 0.966, far = 0.01954, cache = 2097152, deep = 0.04452, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 369.7, plane = 20.09, row = 8.846, width = 32, cell = 0.3664, thin = 0.173, far = 0.00275, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 68.36, plane = 9.326, row = 5.553, vector = 1.233, width = 8, tail = 1.407, cell = 0.2128, far = 0.01694, cache = 2097152, deep = 0.04452, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 11.85, vector = 8.118, width = 32, cell = 0.03716, far = 0.002669, cache = 1677722, deep = 0.0325, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 254.4, plane = 6.211, deep = 0.0325, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 95.54, plane = 7.63, vector = 20.68, width = 64, thin = 1.04, far = 0.0009885, cache = 2726298, deep = 0.0325, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 210.7, plane = 3.047, vector = 11.6, width = 64, tail = 46.68, thin = 0.1237, far = 0.003035, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 202.9, plane = 4.954, vector = 6.285, width = 32, tail = 21.92, thin = 0.4478, far = 0.002526, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 0.696, plane = 8.153, vector = 8.927, width = 32, far = 0.00712, cache = 1677722, deep = 0.0325, last = 90876584>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 208, plane = 6.549, vector = 9.901, width = 32, tail = 23.86, thin = 0.4489, far = 0.001735, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 3.514, plane = 6.486, vector = 2.141, width = 16, tail = 1.184, cell = 0.1588, thin = 0.3381, far = 0.0078, cache = 2097152, deep = 0.0325, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 98.42, row = 2.009, vector = 2.638, far = 0.01759, cache = 2097152, deep = 0.03839, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 14.45, row = 0.4962, vector = 1.225, tail = 0.03117, thin = 0.00611, far = 0.01441, cache = 1677722, deep = 0.03839, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 110.8, plane = 107.5, row = 1.774, vector = 3.009, far = 0.007841, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 14.45, row = 0.5787, vector = 1.952, tail = 0.2363, thin = 0.1095, far = 0.009515, cache = 2726298, deep = 0.03839, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 133.6, plane = 102.9, row = 2.149, vector = 3.956>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 16.18, row = 0.856, vector = 1.153, tail = 0.202, thin = 0.5335, far = 0.01153, cache = 2726298, deep = 0.03839, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 96.13, row = 1.012, vector = 1.22, tail = 1.045, cell = 0.05427, far = 0.01789, cache = 1677722, deep = 0.04439, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 119.7, vector = 3.114, tail = 12.41, thin = 3.013, far = 0.03968, cache = 2726298, deep = 0.04439, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 18.78, row = 0.2276, vector = 1.136, tail = 0.2684, far = 0.01786, cache = 1677722, deep = 0.04439, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 141.2, plane = 107.9, row = 0.4201, width = 32, cell = 0.1883, thin = 0.009415, far = 0.003705, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.13, row = 0.2094, vector = 1.86, tail = 0.134, thin = 0.09732, far = 0.004119, cache = 1258291, deep = 0.04439, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 164.4, plane = 107.6, row = 1.068, width = 32, cell = 0.4043, thin = 0.008819, far = 0.000812, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 21.79, row = 0.6811, vector = 1.049, tail = 0.002095, thin = 0.6158, far = 0.009556, cache = 1677722, deep = 0.04439, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 94.99, row = 0.422, vector = 1.805, tail = 0.7612, far = 0.01767, cache = 1677722, deep = 0.06043, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 134.1, vector = 2.839, tail = 4.247, thin = 2.928, far = 0.03132, cache = 838861, deep = 0.06043, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 25.65, row = 0.4808, vector = 0.6017, tail = 0.3052, cell = 0.03872, far = 0.01548, cache = 1677722, deep = 0.06043, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 156.4, plane = 98.64, vector = 0.4605, width = 64, cell = 0.1791, far = 0.0006395, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 33.68, row = 0.1494, vector = 1.804, tail = 0.1619, thin = 0.02366, far = 0.004177, cache = 1677722, deep = 0.06043, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 117.6, plane = 124.1, vector = 3.598, far = 0.02015, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 30.46, row = 0.503, vector = 0.8666, tail = 0.1235, cell = 0.02916, thin = 0.6081, far = 0.001945, cache = 838861, deep = 0.06043, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 18.54, row = 7.486, vector = 10.18, tail = 2.983, thin = 0.4047, far = 0.003752, cache = 838861, deep = 0.05002, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 128.7, width = 64, tail = 3.509, cell = 1.163, far = 0.008471, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 15.69, row = 7.899, vector = 19.17, tail = 3.375, thin = 0.4741, far = 0.004876, cache = 1258291, deep = 0.05002, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 205, row = 8.273, vector = 19.2, tail = 263.9, far = 0.006212, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 14.27, row = 11, vector = 9.278, tail = 2.362, thin = 8.006, far = 0.006093, cache = 1258291, deep = 0.05002, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 31.68, plane = 68.59, row = 0.6557, vector = 2.342, tail = 1.42, thin = 0.008596, far = 0.007542, cache = 2726298, deep = 0.03695, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 205.7, plane = 65.87, vector = 3.735, far = 0.004869, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 33.5, plane = 72.43, row = 0.3122, vector = 5.054, tail = 1.406, thin = 0.09124, far = 0.003375, cache = 2726298, deep = 0.03695, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 148, plane = 69.41, row = 0.577, vector = 4.939>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 14.58, plane = 71.09, row = 1.901, vector = 2.596, tail = 0.2299, thin = 1.533, deep = 0.03695, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 5.729, plane = 37.84, row = 1.823, vector = 2.07, tail = 0.4289, thin = 0.09374, far = 0.005316, cache = 1258291, deep = 0.008164, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 189.5, plane = 32.51, row = 0.7554, width = 32, tail = 0.585, cell = 0.2022, thin = 0.003113, far = 0.003525, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.869, plane = 30.36, row = 1.907, vector = 4.402, tail = 0.2625, thin = 0.1982, far = 0.006326, cache = 1258291, deep = 0.008164, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 229.1, plane = 26.21, row = 2.16, vector = 4.34, far = 0.004137, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 1.324, plane = 28.95, row = 2.242, vector = 2.294, tail = 0.3446, thin = 1.393, far = 0.008058, cache = 1677722, deep = 0.008164, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 96.72, row = 1.148, vector = 1.849, cell = 0.003211, far = 0.02053, cache = 1677722, deep = 0.0266, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 20.62, row = 0.3766, vector = 0.9311, tail = 0.0234, far = 0.02239, cache = 1677722, deep = 0.0266, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 167.2, plane = 95.97, width = 32, cell = 0.1875, thin = 0.0222, far = 0.002511, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <plane = 19.78, row = 0.2648, vector = 1.799, tail = 0.2212, thin = 0.07902, far = 0.0117, cache = 2097152, deep = 0.0266, last = 90876584>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 172.2, plane = 115.3, row = 1.206, vector = 3.119>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 19.36, row = 0.5671, vector = 1.035, tail = 0.2648, thin = 0.4052, far = 0.01206, cache = 1677722, deep = 0.0266, last = 90876584>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 3.859, plane = 10.02, vector = 1.876, width = 16, cell = 0.04078, far = 0.008678, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <plane = 5.116, vector = 1.136, tail = 18.85, cell = 0.04576>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 72.65, plane = 27.2, row = 0.04868, width = 32, tail = 2.384, cell = 0.1273, far = 0.01716, cache = 1258291>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 209.2, plane = 8.905, width = 64, cell = 0.1775, thin = 0.01063, far = 0.002251, cache = 838861>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 205.9, plane = 11.26, row = 0.6162, width = 32, tail = 1.79, cell = 0.1787, far = 0.002518, cache = 838861>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 16.92, plane = 12.63, vector = 2.216, width = 16, cell = 0.1308, far = 0.004655, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 205.4, plane = 16.14, row = 1.34, width = 32, tail = 0.6975, cell = 0.2492, far = 0.001779, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 11.14, plane = 13.38, row = 0.9188, vector = 1.075, width = 8, cell = 0.1727, thin = 0.1535, far = 0.007688, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 173.3, plane = 19.54, row = 5.626, vector = 4.151, width = 32, tail = 2.029, cell = 0.05424, thin = 1.14, far = 0.01271, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 291, plane = 28.45, row = 0.5077, width = 64, cell = 0.2512, thin = 0.1493, far = 0.00162, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 182.5, plane = 22.32, row = 8.62, vector = 1.835, width = 16, cell = 0.2301, thin = 1.019, far = 0.009252, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 263.9, plane = 46.34, row = 7.821, vector = 2.737, far = 0.0008788, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 33.53, plane = 12.49, row = 4.93, vector = 0.1747, width = 8, tail = 0.7507, cell = 0.36, far = 0.01554, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 84.78, row = 0.905, width = 32, tail = 0.5539, cell = 0.1035, far = 0.01911, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 155.6, tail = 7.725, cell = 0.1776, thin = 2.061, far = 0.03765, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 27.8, row = 0.4272, vector = 0.756, cell = 0.02578, far = 0.01413, cache = 838861>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 179.5, plane = 83.74, row = 0.242, vector = 2.962, far = 0.001898, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 27.63, row = 0.1992, vector = 1.835, thin = 0.02792, far = 0.004291, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 201, plane = 100.4, vector = 0.6446, width = 32, tail = 0.3064, cell = 0.3049, far = 0.003916, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 26.65, row = 0.6505, vector = 0.7791, cell = 0.06721, thin = 0.478, far = 0.01438, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 32.17, row = 2.079, vector = 1.555, tail = 0.9181, cell = 0.009345, thin = 0.03946, far = 0.009485, cache = 1258291>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 158.7, plane = 26.45, width = 32, cell = 0.1921, thin = 0.06145>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 33.77, row = 1.304, vector = 3.922, tail = 0.5769, thin = 0.08417, far = 0.009569, cache = 838861>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 166.4, plane = 27.04, row = 0.647, width = 32, cell = 0.5199, thin = 0.04439>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 29.35, row = 2.243, vector = 2.109, tail = 0.5259, thin = 1.12, far = 0.01261, cache = 1258291>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 0.7795, plane = 9.762, vector = 1.622, width = 16, cell = 0.004754, far = 0.01422, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <plane = 11.35, row = 1.941, vector = 0.8829, cell = 0.04074, far = 0.01851, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 153.1, plane = 29.94, row = 0.5278, vector = 2.782>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16" cost <call = 137.9, plane = 52.45, row = 0.4325, vector = 1.425>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 1.721, plane = 12.04, vector = 2.286, width = 16, cell = 0.00368, thin = 0.0451, far = 0.0234, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 126.3, plane = 40.73, row = 1.86, vector = 1.476>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 46.66, plane = 12.55, vector = 1.7, width = 16, cell = 0.1022, thin = 0.2502, far = 0.01964, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 127, plane = 15.69, row = 5.282, vector = 4.664, width = 32, tail = 1.32, thin = 0.8858, far = 0.01017, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <plane = 357.2, row = 0.6675, width = 64, cell = 0.2088, thin = 0.06553>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 196.7, plane = 12.58, row = 9.834, vector = 4.368, width = 16, tail = 1.09, thin = 0.5025, far = 0.01531, cache = 2726298>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 374.9, plane = 50.57, row = 6.785, vector = 2.21, far = 0.003137, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 41.55, plane = 5.793, row = 7.02, width = 8, tail = 3.349, cell = 0.3023, thin = 0.2368, far = 0.01573, cache = 2726298>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 84.1, row = 0.8354, vector = 0.5849, tail = 0.458, cell = 0.0471, far = 0.01163, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 119.1, vector = 2.354, cell = 0.02494, thin = 2.3, far = 0.01531, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 18.4, vector = 0.2424, width = 32, tail = 0.6177, cell = 0.06592, far = 0.02405, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 180.7, plane = 75.05, width = 32, cell = 0.1841, thin = 0.01046>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 16.51, row = 0.2174, vector = 0.9639, tail = 0.2152, thin = 0.2629, far = 0.008939, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 137.1, plane = 86.73, vector = 3.817, width = 16, tail = 0.5477, thin = 1.722>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 17.24, row = 0.5085, vector = 0.7282, tail = 0.2116, thin = 0.4601, far = 0.004734, cache = 1258291>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 18.98, row = 1.151, vector = 1.207, tail = 0.0818, thin = 0.5043, far = 0.01274, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 186.2, plane = 0.2512, vector = 2.964>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 1.076, plane = 26.51, row = 1.261, vector = 1.39, tail = 0.5662, cell = 0.08118, thin = 1.486, far = 0.0004052, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 157.4, plane = 25.7, width = 16, tail = 0.8962, cell = 0.3183>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 28.86, row = 1.695, vector = 1.37, tail = 1.396, thin = 0.806, far = 0.01273, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 0.6319, plane = 11.51, row = 0.2911, vector = 1.579, cell = 0.009164, thin = 0.1249, far = 0.0162, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 74.58, plane = 8.997, row = 2.382, vector = 2.519, width = 32, tail = 3.504, cell = 0.1386, far = 0.01691, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 223.2, row = 1.172, vector = 2.832, far = 0.002921, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 221.7, row = 1.307, vector = 2.858, far = 0.002944, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <plane = 14.95, vector = 5.633, width = 16, cell = 0.1448, far = 0.01112, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 203.3, plane = 7.659, row = 2.206, vector = 2.139, far = 0.001021, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 7.752, plane = 6.734, row = 0.8463, vector = 4.354, width = 8, tail = 0.3018, thin = 0.6357, far = 0.01439, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 146.6, plane = 27.48, row = 4.926, vector = 2.328, width = 16, tail = 2.524, cell = 0.2155, thin = 1.382, far = 0.01391, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 259.9, plane = 19.04, row = 0.6417, width = 32, cell = 0.4802, thin = 0.3059, far = 0.003303, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 208.2, plane = 27.51, row = 7.139, width = 8, tail = 3.192, cell = 0.7579, thin = 0.5808, far = 0.02105, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 244.5, plane = 30.55, row = 7.484, vector = 2.979>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 72.43, plane = 14.5, row = 3.739, vector = 0.6735, width = 8, tail = 3.06, cell = 0.5141, far = 0.02621, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 76.7, row = 0.285, vector = 2.532, tail = 0.9968, cell = 0.04825, far = 0.01851, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 12.98, row = 0.3904, vector = 0.1405, tail = 0.86, cell = 0.1457, far = 0.01985, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 142.7, plane = 104.7, vector = 0.1762, width = 32, cell = 0.3688, far = 0.0006434, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 18.42, row = 0.7658, vector = 2.535, tail = 0.2318, thin = 0.0326, far = 0.01161, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 136.5, plane = 116.1, row = 1.063, vector = 0.7689, width = 8, cell = 0.4476>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 18.67, row = 0.8844, vector = 1.719, tail = 0.03279, thin = 0.4653, far = 0.007926, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 37.87, row = 1.526, vector = 1.927, tail = 1.367, cell = 0.05171, far = 0.01429, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 191.8, plane = 26.69, row = 0.4646, width = 16, cell = 0.3653, thin = 0.08842, far = 0.0048, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 39.01, row = 1.691, vector = 6.439, tail = 0.99, thin = 0.1728, far = 0.004127, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 195.6, plane = 26.63, row = 1.522, vector = 2.468, width = 8, cell = 0.5199, far = 0.00164, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 1.117, plane = 29.54, row = 2.517, vector = 3.143, tail = 0.5185, cell = 0.1301, thin = 0.9971, far = 0.004136, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.099, plane = 1.91, vector = 4.282, width = 32, tail = 0.361, cell = 0.02346, thin = 0.1476, far = 0.01161, cache = 1677722, deep = 0.03692, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 118952, deep = 0.03692, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 70.92, plane = 7.147, vector = 6.531, width = 32, tail = 0.9559, far = 0.01607, cache = 2097152, deep = 0.03692, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 193, plane = 4.062, width = 64, cell = 0.2128, thin = 0.3627>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 2.863, plane = 3.917, vector = 4.649, width = 32, cell = 0.02568, thin = 0.06197, far = 0.01157, cache = 1677722, deep = 0.03692, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 202.9, plane = 7.713, vector = 2.562, far = 0.003019, cache = 2097152>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 5.476, vector = 0.4271, width = 8, tail = 1.116, cell = 0.2062, thin = 0.4511, far = 0.007585, cache = 1677722, deep = 0.03692, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 4.236, plane = 10.27, vector = 2.253, width = 16, cell = 0.01771, far = 0.006565, cache = 1677722, deep = 0.04988, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 68.79, plane = 4.126, vector = 0.04502, tail = 12.43, cell = 0.175, far = 0.006877, cache = 838861, deep = 0.04988, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 85.08, plane = 9.671, row = 1.4, tail = 3.031, cell = 0.1501, far = 0.01352, cache = 1677722, deep = 0.04988, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 197.3, plane = 13.73, vector = 3.016, far = 0.004163, cache = 838861, deep = 0.01977, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 7.412, plane = 11.67, vector = 3.091, width = 16, cell = 0.1037, far = 0.008061, cache = 2726298, deep = 0.04988, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 204.1, plane = 7.682, row = 1.795, vector = 2.603, far = 0.0003437, cache = 838861, deep = 0.01977, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 2.278, plane = 10.25, row = 0.8389, vector = 2.725, width = 8, tail = 0.3273, thin = 0.4514, far = 0.009957, cache = 2726298, deep = 0.04988, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 17.51, plane = 17.66, row = 0.5817, vector = 2.399, width = 16, cell = 0.009397, thin = 0.0146, far = 0.00592, cache = 2726298, deep = 0.0328, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 96.18, plane = 4.494, cell = 0.1986, deep = 0.0328, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 132.4, row = 0.767, vector = 4.848, width = 32, tail = 1.639, far = 0.01116, cache = 2097152, deep = 0.0328, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 228.9, row = 0.15, width = 64, tail = 0.2826, cell = 0.1758, far = 0.003154, cache = 2726298, deep = 0.008895, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 25.03, plane = 21.09, vector = 3.76, width = 16, cell = 0.06812, far = 0.009261, cache = 2726298, deep = 0.0328, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <plane = 244.9, row = 1.521, vector = 2.163, far = 0.001573, cache = 2726298, deep = 0.008895, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 20.15, plane = 26.42, row = 0.6685, vector = 2.095, width = 8, cell = 0.0791, thin = 1.155, far = 0.01018, cache = 2726298, deep = 0.0328, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 145.4, plane = 23.13, row = 6.9, vector = 2.637, width = 32, cell = 0.1746, thin = 1.222, far = 0.01576, cache = 2097152, deep = 0.1011, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 223.5, plane = 13.32, row = 13.37, width = 16, cell = 0.3595, thin = 0.7761, far = 0.008014, cache = 1677722, deep = 0.1011, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 68.5, plane = 3.341, row = 8.556, width = 16, cell = 0.4082, thin = 0.1395, far = 0.006882, cache = 2726298, deep = 0.1011, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 150.1, plane = 27.3, row = 6.405, width = 32, tail = 3.983, cell = 0.2148, thin = 1.261, far = 0.01236, cache = 838861, deep = 0.00713, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 247.8, plane = 22.67, row = 4.642, width = 64, cell = 0.2515, thin = 0.092, far = 0.007515, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 169.8, plane = 21.84, row = 9.443, vector = 1.799, width = 16, tail = 2.078, cell = 0.2263, thin = 0.9483, far = 0.03351, cache = 2726298, deep = 0.00713, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 271.7, plane = 36.17, row = 8.899, vector = 2.777, far = 0.007358, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 44.58, plane = 10.63, row = 4.663, vector = 1.438, width = 8, tail = 1.114, cell = 0.2114, far = 0.03633, cache = 2726298, deep = 0.00713, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 70.99, row = 2.383, vector = 2.806, cell = 0.01756, far = 0.01563, cache = 1677722, deep = 0.03891, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 13.26, row = 0.4629, vector = 1.318, far = 0.01412, cache = 1677722, deep = 0.03891, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 178.6, plane = 67.97, row = 0.7981, width = 64, cell = 0.2133, thin = 0.07399, far = 0.005224, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 17.3, row = 0.7067, vector = 1.837, tail = 0.3505, thin = 0.06158, far = 0.00619, cache = 1677722, deep = 0.03891, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 153.7, plane = 83.27, row = 2.192, vector = 4.072>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 15.32, row = 0.9644, vector = 1.038, cell = 0.02821, thin = 0.8221, far = 0.008871, cache = 1677722, deep = 0.03891, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 94.49, row = 0.9684, vector = 1.884, cell = 0.01514, far = 0.01788, cache = 1677722, deep = 0.03979, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 152.4, vector = 0.9737, tail = 6.778, cell = 0.1525, thin = 2.128, far = 0.04254, cache = 1258291, deep = 0.03979, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 22, row = 0.5315, vector = 0.6698, width = 16, cell = 0.06699, thin = 0.06317, far = 0.01816, cache = 838861, deep = 0.03979, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 129.1, plane = 99.33, row = 0.9405, vector = 2.983, far = 0.002952, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 22.99, row = 0.4062, vector = 1.852, thin = 0.1138, far = 0.008975, cache = 2097152, deep = 0.03979, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 170.7, plane = 108.7, row = 1.449, vector = 3.204>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 21.37, row = 0.9907, vector = 0.3352, tail = 0.3952, cell = 0.1816, thin = 0.3687, far = 0.01135, cache = 2097152, deep = 0.03979, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 104.8, row = 0.6646, vector = 1.393, tail = 0.03941, cell = 0.02765, far = 0.01847, cache = 1677722, deep = 0.03739, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 147.9, vector = 2.777, tail = 1.83, thin = 1.71, far = 0.03345, cache = 1258291, deep = 0.03739, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 25.16, row = 0.7094, vector = 0.4263, cell = 0.06007, far = 0.01748, cache = 1258291, deep = 0.03739, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 106.7, plane = 134.3, row = 0.12, width = 32, cell = 0.189, thin = 0.01413>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 35.25, row = 0.1775, vector = 1.826, thin = 0.03931, far = 0.005111, cache = 2726298, deep = 0.03739, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 92.32, plane = 128.8, vector = 3.803, far = 0.01689, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 28.91, row = 0.6311, vector = 0.9922, thin = 0.1791, far = 0.003481, cache = 1677722, deep = 0.03739, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 19.72, row = 7.058, vector = 10.56, tail = 3.771, thin = 0.03151>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 90.84, plane = 82.68, row = 5.035, width = 32, cell = 1.05, thin = 0.04766>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 17.58, row = 8.443, vector = 19.25, tail = 3.081>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 184.9, plane = 17.85, row = 7.412, vector = 19.24, tail = 228.5>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 15.27, row = 9.696, vector = 11.5, tail = 2.057, thin = 6.756>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 0.2714, plane = 76.06, row = 0.9323, vector = 2.156, tail = 0.6531, thin = 0.2357, far = 0.00167, cache = 838861, deep = 0.01629, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 161.6, plane = 81.46, width = 32, tail = 0.1549, cell = 0.2386, thin = 0.02216, far = 0.001777, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 74.78, row = 1.103, vector = 5.013, tail = 0.5421, thin = 0.2018, deep = 0.01629, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 122.8, plane = 100.8, row = 0.7045, vector = 4.943>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 8.265, plane = 80.11, row = 1.818, vector = 3.032, thin = 1.401, deep = 0.01629, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 8.795, plane = 28.81, row = 1.576, vector = 1.86, tail = 0.5116, thin = 0.1667, far = 0.003421, cache = 2097152, deep = 0.006154, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 210.4, plane = 35.3, row = 0.06163, width = 32, tail = 0.05003, cell = 0.2115, thin = 0.07896, far = 0.003341, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 22.97, plane = 25.14, row = 1.522, vector = 4.52, tail = 0.8117, thin = 0.07304, far = 0.00136, cache = 838861, deep = 0.006154, last = 90876584>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 232.7, plane = 27.36, row = 1.399, vector = 4.535>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 25.03, plane = 23.66, row = 2.164, vector = 2.669, tail = 0.2174, thin = 1.036, far = 0.002509, cache = 838861, deep = 0.006154, last = 90876584>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 10.96, plane = 10.61, vector = 2.378, width = 16, cell = 0.03088, far = 0.004776, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 83.02, plane = 14.48, row = 0.9473, vector = 5.153, width = 32, cell = 0.009755, far = 0.006886, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 241.6, plane = 15.42, row = 1.006, width = 128, tail = 0.8832, cell = 0.1072, far = 0.004376, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 4.147, plane = 14.71, row = 0.2415, vector = 3.671, width = 16, tail = 0.06595, thin = 0.3385, far = 0.002316, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 229.3, plane = 12.03, row = 1.917, vector = 4.391, far = 0.00297, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 13.54, plane = 9.123, row = 0.3594, vector = 2.878, width = 8, tail = 0.3341, thin = 0.5754, far = 0.001623, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 13.86, plane = 14.94, row = 3.729, vector = 5.407, width = 32, cell = 0.01357, thin = 0.1943, far = 0.001855, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 284.3, row = 1.824, width = 128, tail = 4.931, cell = 0.2561>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 26.07, plane = 6.662, row = 4.444, vector = 5.085, width = 32, tail = 5.875, cell = 0.1153, thin = 0.1865, far = 0.009518, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 209.3, plane = 65.92, row = 4.175, width = 64, tail = 0.05952, cell = 0.4054, thin = 0.06807>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 139.5, row = 5.438, vector = 12.69, width = 8, tail = 9.931>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_wide" cost <plane = 101.6, row = 0.771, vector = 2.311, tail = 0.4273, far = 0.007244, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.37, row = 0.6112, vector = 0.8836, tail = 0.1717, thin = 0.01434, far = 0.00687, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 159.2, plane = 111.7, width = 64, cell = 0.1357, thin = 0.04817, far = 0.002633, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 24.53, row = 0.5559, vector = 1.438, tail = 0.8362, thin = 0.5374, far = 0.007086, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <plane = 24.11, row = 0.7064, vector = 1.313, tail = 0.3526, thin = 0.5853, far = 0.005934, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 38.19, row = 1.453, vector = 1.907, tail = 0.7699, thin = 0.303, far = 0.003095, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 173.2, plane = 33.46, vector = 0.537, width = 128, tail = 0.6937, cell = 0.2398>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 38.1, row = 1.241, vector = 4.26, tail = 1.83, thin = 0.718, far = 0.005828, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 162.1, plane = 33.57, row = 0.917, width = 64, cell = 0.5157, thin = 0.02924>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 47.28, row = 1.259, vector = 6.347, tail = 0.5993, thin = 1.761, far = 0.007689, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <plane = 10.53, vector = 2.872, width = 16, far = 0.001605, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 69.63, plane = 7.041, row = 1.146, tail = 5.027, cell = 0.1712, far = 0.0009911, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 213.4, plane = 5.838, row = 0.6064, vector = 3.816, far = 0.000932, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <plane = 12.74, row = 0.2729, vector = 3.65, width = 16, tail = 0.9803, thin = 0.3084, far = 0.0004805, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 201.7, row = 2.682, width = 64, cell = 0.2783, thin = 0.01579>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <plane = 10.65, row = 0.3649, vector = 2.889, width = 8, tail = 0.8067, thin = 0.5372, far = 0.002714, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 91.03, plane = 14.51, row = 4.693, vector = 5.147, width = 32, tail = 0.4285, cell = 0.05916, thin = 0.1347, far = 0.006561, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 290.9, plane = 161.4, width = 128, cell = 0.3039, thin = 0.03804>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 81.42, plane = 8.215, row = 4.512, vector = 0.2259, width = 32, tail = 9.886, cell = 0.2671, far = 0.01054, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 438.3, plane = 70.24, row = 6.222, vector = 4.685, width = 64, cell = 0.285, far = 0.007582, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 133.7, plane = 11.27, row = 4.028, vector = 2.569, width = 8, tail = 1.757, cell = 0.2448, thin = 0.0634, far = 0.01751, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.74, row = 0.8874, vector = 2.314, cell = 0.0005608, far = 0.004013, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 22.18, row = 0.697, vector = 0.8895, tail = 0.1963, far = 0.007214, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 117.4, plane = 126.5, width = 64, cell = 0.1398, thin = 0.1242>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 15.91, row = 0.5459, vector = 1.453, tail = 0.9142, thin = 0.584, far = 0.0056, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 14.82, row = 0.6786, vector = 1.328, tail = 0.6116, thin = 0.4812, far = 0.008372, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 40.4, row = 0.9487, vector = 3.335, tail = 0.04182, thin = 0.3223, far = 0.002642, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 145.3, plane = 29.81, row = 1.93, vector = 9.055>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 43.14, row = 1.911, vector = 5.509, tail = 0.3684, thin = 0.7618, far = 0.005428, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 172.8, plane = 39.35, row = 1.397, width = 32, tail = 0.9365, cell = 0.6163, far = 0.004995, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 45.63, row = 1.746, vector = 2.289, tail = 0.4831, cell = 0.3344, thin = 2.308, far = 0.005865, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 25.34, plane = 7.522, vector = 0.376, cell = 0.8444, step = 0.001063>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 25.98, plane = 12.73, vector = 0.2211, cell = 1.116, tap = 0.0001539, step = 0.0008805, far = 0.00108, cache = 2097152>
argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 26.71, plane = 14.09, vector = 0.00852, cell = 1.214, tap = 0.00008445, step = 0.0009733>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 66.58, row = 0.2122, vector = 8.913, tail = 0.8486, thin = 1.996, tap = 0.000251, far = 0.001812, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <call = 26.74, plane = 68.09, vector = 9.551, tail = 1.068, cell = 0.247, input = 0.002297, thin = 1.545, tap = 0.0005822>
argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <call = 50.65, plane = 66.89, row = 0.9124, vector = 10.77, tail = 0.2259, cell = 0.1305, thin = 1.766, far = 0.003988, cache = 2097152>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 23.46, plane = 9.955, vector = 0.3101, cell = 0.5565, input = 0.0005107, thin = 0.07583, step = 0.0003043, far = 0.001022, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 21.32, plane = 11.82, vector = 0.189, cell = 0.681, thin = 0.0864, step = 0.0004154, far = 0.001263, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 21.14, plane = 12.63, vector = 0.149, cell = 0.863, input = 0.0002166, thin = 0.15, step = 0.0006209>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 64.85, vector = 4.588, tail = 2.81, cell = 0.5132, thin = 0.8693, tap = 0.001225, step = 0.0002476, far = 0.007179, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <call = 4.038, plane = 67.12, row = 0.1749, vector = 7.68, tail = 0.6654, cell = 0.1263, thin = 1.464, tap = 0.0007614, step = 0.0001165, far = 0.001812, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 11.68, plane = 69.64, vector = 6.037, tail = 3.257, cell = 0.9008, thin = 0.868, tap = 0.00204, step = 0.00003777, far = 0.002207, cache = 838861>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 589.5, plane = 63.34, vector = 44.01, tail = 12.83, tap = 0.025>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 674, plane = 60.56, tail = 41.56, cell = 5.46, tap = 0.025>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 617.8, row = 2.512, tail = 26.62, cell = 5.87, input = 0.003754, thin = 6.701, tap = 0.0325>
argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <call = 61.56, plane = 74.96, vector = 35.56, tail = 12.19, cell = 5.919, thin = 6.899, tap = 0.007754>
argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <call = 146, plane = 60.07, vector = 24.19, tail = 16.38, cell = 6.806, thin = 7.361, tap = 0.005187>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <plane = 46.34, vector = 43.64, tail = 0.7011, tap = 0.06956>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <plane = 35.18, vector = 43.54, tail = 0.2972, tap = 0.08399>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 125.7, plane = 8.377, row = 0.1863, vector = 24.53, tail = 6.333, thin = 9.763, tap = 0.008661>
argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 65.65, plane = 68.75, row = 3.509, vector = 36.2, tail = 14.67, cell = 6.01, thin = 3.218>
argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 99.51, plane = 70.23, vector = 24.84, tail = 22.42, cell = 6.674, thin = 3.595>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 27.1, plane = 8.102, cell = 0.8552, input = 0.01098, tap = 0.000454, far = 0.003993, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 15.29, plane = 9.546, vector = 0.7072, cell = 1.079, input = 0.009288, thin = 0.008177, tap = 0.0002502, far = 0.006198, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 26.99, plane = 11.11, vector = 0.3087, cell = 1.292, input = 0.01303, tap = 0.000529, far = 0.002876, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 69.07, tail = 4.72, cell = 1.03, input = 0.005309, thin = 0.739, tap = 0.001043, far = 0.00191, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 72.14, tail = 6.149, cell = 1.413, input = 0.00353, thin = 0.5191, tap = 0.0006285, far = 0.001655, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 71.15, row = 1.466, vector = 0.6305, tail = 6.45, cell = 1.512, input = 0.003693, thin = 0.1682, tap = 0.0005193, far = 0.003239, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 24.32, plane = 8.286, tail = 0.02828, cell = 0.5868, input = 0.005466, thin = 0.02924, tap = 0.00004091, far = 0.007473, cache = 2726298>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 6.317, plane = 9.439, cell = 0.8196, input = 0.01153, thin = 0.003578, tap = 0.00001158, far = 0.006736, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 22.5, plane = 10.39, cell = 0.7903, input = 0.009005, tap = 0.0001908, step = 0.00005694, far = 0.006559, cache = 2726298>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 64.39, row = 0.5574, tail = 3.244, cell = 1.159, thin = 0.3304, tap = 0.001996, far = 0.000997, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 68.45, row = 0.5503, tail = 4.231, cell = 1.275, thin = 0.351, tap = 0.002592, far = 0.001059, cache = 2097152>
argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 64.8, row = 0.2067, vector = 1.317, tail = 4.499, cell = 1.102, thin = 0.396, tap = 0.001961>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 3.67, plane = 33.02, row = 3.631, vector = 46.15, step = 0.001346>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 34.06, plane = 25.82, row = 3.117, vector = 44.85, tail = 0.3679>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 25.56, row = 3.095, vector = 15.35, tail = 4.337, cell = 2.35, thin = 15.2, tap = 0.0003503, step = 0.0006105>
argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 77.68, plane = 26.19, width = 32, tail = 47.08, cell = 9.883, thin = 1.244, tap = 0.07934>
argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 156.2, plane = 25.32, width = 32, tail = 45.94, cell = 9.381, thin = 0.9479, tap = 0.05258>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <row = 2.889, vector = 36.41, tail = 13.96, cell = 0.984, tap = 0.06133>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 25.45, plane = 7.843, row = 1.795, vector = 40.02, cell = 0.4741, tap = 0.03479>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <plane = 6.625, row = 2.345, vector = 23.35, thin = 10.25, tap = 0.056>
argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 76.27, vector = 35.23, tail = 17.28, cell = 6.205, thin = 2.89, tap = 0.005513>
argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 70.51, vector = 28.51, tail = 18.2, cell = 6.208, thin = 3.099, tap = 0.02422>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 24.43, plane = 7.325, cell = 0.3796, input = 0.007998, tap = 0.0001385, far = 0.0159, cache = 1677722, deep = 0.0287, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 13.11, tail = 9.769, input = 0.03512, tap = 0.0007003, far = 0.01944, cache = 2097152, deep = 0.0287, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 176, plane = 1.205, vector = 4.775, input = 0.01688, far = 0.01784, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 17.59, plane = 10.4, cell = 1.173, input = 0.003138, thin = 0.003354, tap = 0.000119, step = 0.0009078, far = 0.00492, cache = 1258291, deep = 0.0287, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 208.7, plane = 2.786, width = 16, tail = 0.251, cell = 0.874, input = 0.01301, tap = 0.0006017, far = 0.007433, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 22, plane = 12.12, cell = 1.386, input = 0.008421, tap = 0.0003984, step = 0.0008189, far = 0.004328, cache = 2726298, deep = 0.0287, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 65.44, row = 0.2348, vector = 4.012, tail = 0.5908, input = 0.005026, thin = 1.891, tap = 0.000254, far = 0.009029, cache = 1677722, deep = 0.02336, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 67.84, vector = 5.07, tail = 1.923, cell = 0.7223, input = 0.005119, thin = 0.9143, tap = 0.0001308, far = 0.005526, cache = 1258291, deep = 0.02336, last = 90876584>
argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 69.35, row = 0.08256, vector = 8.795, tail = 0.3144, cell = 0.3564, input = 0.006337, thin = 1.329, far = 0.005965, cache = 1258291, deep = 0.02336, last = 90876584>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 22.42, plane = 8.147, cell = 0.2909, input = 0.01008, far = 0.01457, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <plane = 15.02, tail = 9.051, step = 0.003462, far = 0.007944, cache = 838861>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 149.6, plane = 2.606, vector = 3.553, input = 0.02476, tap = 0.0000003563, far = 0.01456, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 18.59, plane = 8.736, vector = 0.3174, cell = 0.6491, input = 0.00706, thin = 0.007904, far = 0.00666, cache = 838861>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 199.2, plane = 3.47, vector = 4.135, input = 0.01528, tap = 0.0001278, far = 0.00758, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 23.07, plane = 9.955, vector = 0.2862, cell = 0.6599, input = 0.008108, tap = 0.000188, far = 0.005077, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 65.33, row = 0.9255, vector = 2.968, tail = 0.02762, cell = 0.02984, input = 0.003952, thin = 1.634, tap = 0.0003055, far = 0.008113, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 65.12, row = 0.8456, vector = 1.474, tail = 2.332, cell = 0.7832, input = 0.003371, thin = 0.7064, tap = 0.0004584, far = 0.007917, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 62.98, row = 1.087, vector = 6.647, tail = 0.5435, cell = 0.2218, input = 0.003605, thin = 1.016, tap = 0.0002571, step = 0.000001693, far = 0.006312, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 55.08, plane = 19.79, row = 0.5353, vector = 40.49, tail = 0.5322, cell = 0.4194>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 38.94, plane = 16, row = 0.03939, vector = 41.14, tail = 0.6894, cell = 0.5845>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 60.33, plane = 3.089, row = 0.9179, vector = 22.35, tail = 1.822, cell = 0.3616, thin = 11.54>
argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 69.05, vector = 30.22, tail = 15.31, cell = 6.107, input = 0.02513, thin = 5.646, step = 0.01022, far = 0.02134, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 68.44, vector = 17.59, tail = 20.9, cell = 7.518, input = 0.005977, thin = 4.858, step = 0.004988, far = 0.02409, cache = 1677722>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 29.54, plane = 7.159, row = 1.491, vector = 40.55, cell = 0.3241, input = 0.008792, step = 0.01179>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 31.27, plane = 7.069, row = 1.323, vector = 42.45, cell = 0.2642, input = 0.03065, step = 0.004305>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 32.91, plane = 8.026, vector = 17.18, tail = 1.789, cell = 1.514, input = 0.05372, thin = 12.01, tap = 0.001256, step = 0.002688>
argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 105.1, row = 5.744, vector = 24.32, tail = 23.7, cell = 6.915, input = 0.0228, thin = 0.05608, tap = 0.001331, far = 0.006808, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 125.2, plane = 102.9, row = 4.837, vector = 5.332, tail = 33.38, cell = 8.909, input = 0.03165, tap = 0.008108, far = 0.01092, cache = 838861>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 22.89, plane = 8.578, cell = 0.3928, input = 0.01266, tap = 0.0000199, far = 0.02077, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 18.16, plane = 10.53, width = 16, cell = 1.321, input = 0.01572, thin = 0.04794, tap = 0.0003943, far = 0.007776, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 21.28, plane = 12.55, tail = 0.007227, cell = 1.517, input = 0.01643, tap = 0.0005582, step = 0.0006832, far = 0.006102, cache = 2726298>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 63.24, row = 0.9372, vector = 1.97, tail = 1.536, cell = 0.2766, input = 0.002564, thin = 1.872, tap = 0.001131, far = 0.01312, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 71.36, row = 0.205, vector = 1.879, tail = 4.867, cell = 1.264, input = 0.00367, thin = 0.551, tap = 0.001251, far = 0.006167, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 69.44, row = 0.03684, vector = 6.709, tail = 2.925, cell = 0.6861, input = 0.004059, thin = 0.9599, tap = 0.001772, far = 0.006968, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 22.9, plane = 8.756, vector = 0.04868, cell = 0.3224, input = 0.01287, far = 0.01976, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 26.97, plane = 9.331, vector = 0.2194, tail = 0.0006846, cell = 0.6952, input = 0.007157, tap = 0.00006349, far = 0.0122, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 25.02, plane = 10.85, vector = 0.08314, cell = 0.7753, input = 0.009505, tap = 0.000236, far = 0.0112, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 65.66, row = 1.111, vector = 2.731, tail = 0.1968, cell = 0.117, input = 0.003692, thin = 1.535, tap = 0.0005874, far = 0.00822, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 66.78, row = 1.607, tail = 3.585, cell = 1.133, input = 0.001436, thin = 0.408, tap = 0.001299, far = 0.007245, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 66.44, row = 1.289, vector = 3.489, tail = 2.558, cell = 0.731, input = 0.005329, thin = 0.6853, tap = 0.001993, far = 0.006754, cache = 2097152>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 48.29, plane = 12.35, row = 0.7363, vector = 36.83, tail = 5.487, cell = 1.226, tap = 0.00236>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 37, plane = 11.31, vector = 37.36, tail = 5.277, cell = 1.282, tap = 0.002628>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 44.11, plane = 10.53, row = 0.7236, vector = 23.81, cell = 0.1693, thin = 10.84, tap = 0.001786>
argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 84.39, vector = 21.7, tail = 26.19, cell = 7.771, thin = 4.04>
argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 11.87, plane = 72.62, row = 0.6001, vector = 14.27, tail = 26.5, cell = 8.512, thin = 4.038, tap = 0.001172>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 32.16, plane = 4.403, vector = 40.16, tail = 11.81, cell = 0.8053, tap = 0.001639, step = 0.004757>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 22.04, plane = 3.92, vector = 47.91, tail = 6.113, tap = 0.00133, step = 0.003908>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 25.89, plane = 3.79, vector = 25.07, tail = 3.75, thin = 7.905, tap = 0.002675, step = 0.005072>
argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 70.57, vector = 41.85, tail = 10.19, cell = 5.37, thin = 3.545, tap = 0.02345, far = 0.001343, cache = 838861>
argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 72.21, vector = 36.43, tail = 8.929, cell = 5.575, thin = 3.943, tap = 0.03783, far = 0.0005237, cache = 838861>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 43.98, plane = 5.613, vector = 2.065, tail = 0.6377, cell = 0.04822, thin = 1.986, far = 0.005413, cache = 2726298, deep = 0.02854, last = 90876584>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 34.08, plane = 5.881, vector = 1.932, cell = 0.04606, thin = 2, far = 0.002678, cache = 2726298, deep = 0.02854, last = 90876584>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 32.47, plane = 5.219, vector = 1.742, thin = 2.272, far = 0.000625, cache = 2097152, deep = 0.02854, last = 90876584>
argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 30.27, plane = 5.389, vector = 1.798, cell = 0.03867, thin = 2.094, deep = 0.02854, last = 90876584>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 42.73, plane = 5.946, row = 1.38, vector = 0.4341, tail = 0.746, cell = 0.1632, thin = 2.403, far = 0.002857, cache = 2726298, deep = 0.01564, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 32.13, plane = 8.18, row = 1.527, vector = 2.468, tail = 0.168, thin = 2.29, far = 0.0006558, cache = 838861, deep = 0.01564, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 32.83, plane = 5.534, row = 1.502, vector = 1.955, tail = 0.1412, thin = 4.247, far = 0.0001031, cache = 838861, deep = 0.01564, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 31.6, plane = 4.788, row = 1.819, vector = 2.053, tail = 0.1939, thin = 4.117, far = 0.0001303, cache = 838861, deep = 0.01564, last = 181753168>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 33.16, plane = 13.59, row = 1.483, tail = 1.267, cell = 0.2381, thin = 3.534, far = 0.001949, cache = 2726298, deep = 0.01624, last = 181753168>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 31.14, plane = 10.88, row = 2.452, vector = 2.708, cell = 0.002651, thin = 2.918, far = 0.001651, cache = 838861, deep = 0.01624, last = 181753168>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 31.17, plane = 8.881, row = 2.778, vector = 2.077, tail = 0.1828, cell = 0.01985, thin = 3.225, far = 0.001062, cache = 838861, deep = 0.01624, last = 181753168>
argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 30.75, plane = 7.917, row = 2.725, vector = 1.886, tail = 0.3751, cell = 0.1193, thin = 2.885, far = 0.001619, cache = 838861, deep = 0.01624, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 38.95, plane = 6.211, row = 1.247, vector = 0.8655, tail = 1.589, cell = 0.3079, thin = 2.172, far = 0.001456, cache = 1677722, deep = 0.01689, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 33.24, plane = 5.568, row = 2.206, tail = 2.066, cell = 0.5424, thin = 1.778, far = 0.0009126, cache = 838861, deep = 0.01689, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 29.46, plane = 5.685, row = 2.286, vector = 1.329, tail = 0.9615, cell = 0.6078, thin = 1.282, far = 0.000119, cache = 838861, deep = 0.01689, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 27.62, plane = 5.751, row = 2.249, vector = 1.464, tail = 1.086, cell = 0.62, thin = 1.275, far = 0.0008545, cache = 838861, deep = 0.01689, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 37.71, plane = 9.06, row = 1.361, vector = 1.929, tail = 1.287, cell = 0.2269, thin = 2.264, far = 0.0007762, cache = 1677722, deep = 0.02901, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 33.13, plane = 7.902, row = 2.838, vector = 2.571, tail = 0.3984, cell = 0.215, thin = 1.838, far = 0.00006104, cache = 838861, deep = 0.02901, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 31.43, plane = 8.26, row = 2.38, vector = 2.469, tail = 0.6803, cell = 0.2995, thin = 1.736, deep = 0.02901, last = 181753168>
argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 31.27, plane = 8.473, row = 2.526, vector = 1.904, tail = 0.9685, cell = 0.5023, thin = 1.414, deep = 0.02901, last = 181753168>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 42.02, plane = 5.967, vector = 1.376, tail = 0.9432, cell = 0.07937, thin = 2.034, far = 0.002131, cache = 2726298, deep = 0.02253, last = 181753168>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 37.9, plane = 5.608, vector = 2.23, tail = 0.1913, thin = 2.015, far = 0.001179, cache = 838861, deep = 0.02253, last = 181753168>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 35.42, plane = 5.38, vector = 1.612, cell = 0.01591, thin = 2.324, far = 0.0005891, cache = 838861, deep = 0.02253, last = 181753168>
argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 34.38, plane = 5.223, vector = 1.861, thin = 2.095, far = 0.0005785, cache = 838861, deep = 0.02253, last = 181753168>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 80.24, row = 1.404, tail = 0.2445, cell = 0.1706, thin = 0.6995, far = 0.003732, cache = 2726298, deep = 0.02762, last = 90876584>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 78.73, row = 1.511, tail = 0.5653, cell = 0.2648, thin = 0.3932, far = 0.002642, cache = 2726298, deep = 0.02762, last = 90876584>
argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 77.51, row = 1.804, tail = 0.5487, cell = 0.4756, thin = 0.07908, far = 0.001478, cache = 838861, deep = 0.02762, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 78.75, row = 1.132, vector = 0.8707, tail = 0.3903, cell = 0.1413, thin = 0.9513, far = 0.003054, cache = 2726298, deep = 0.00309, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 78.2, row = 1.482, vector = 0.2805, tail = 0.978, cell = 0.2606, thin = 0.7222, far = 0.001706, cache = 838861, deep = 0.00309, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 76.03, row = 1.665, vector = 0.5342, tail = 0.5904, cell = 0.3858, thin = 0.5773, far = 0.0006912, cache = 838861, deep = 0.00309, last = 90876584>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 78.77, row = 1.4, vector = 0.5373, tail = 0.7659, cell = 0.2013, thin = 1.703, far = 0.001079, cache = 838861, deep = 0.002897, last = 90876584>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 73.61, row = 2.681, vector = 1.16, tail = 1.288, cell = 0.1954, thin = 1.516, far = 0.001294, cache = 838861, deep = 0.002897, last = 90876584>
argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 71.74, row = 2.506, vector = 2.283, cell = 0.06505, thin = 1.971, far = 0.0007563, cache = 838861, deep = 0.002897, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 90.62, row = 0.9312, tail = 1.561, cell = 0.2171, thin = 1.311, far = 0.004952, cache = 2726298, deep = 0.05027, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 88.05, row = 2.177, tail = 0.5116, cell = 0.3294, thin = 1.142, far = 0.003451, cache = 2097152, deep = 0.05027, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 86.91, row = 2.076, tail = 0.8004, cell = 0.6112, thin = 0.7206, far = 0.00157, cache = 838861, deep = 0.05027, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 84.31, row = 1.557, tail = 0.6771, cell = 0.1937, thin = 1.246, far = 0.003088, cache = 2726298, deep = 0.03296, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 83.81, row = 1.383, tail = 1.479, cell = 0.3124, thin = 0.9812, far = 0.002927, cache = 2726298, deep = 0.03296, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 80.28, row = 1.989, tail = 1.017, cell = 0.5716, thin = 0.5682, far = 0.0009771, cache = 838861, deep = 0.03296, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 88.44, row = 1.586, vector = 0.4317, tail = 0.7258, cell = 0.168, thin = 1.377, far = 0.002343, cache = 1258291, deep = 0.0178, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 86.24, row = 2.007, tail = 0.9101, cell = 0.3007, thin = 1.115, far = 0.002246, cache = 838861, deep = 0.0178, last = 90876584>
argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 84.65, row = 2.068, tail = 0.9771, cell = 0.5808, thin = 0.7881, far = 0.002451, cache = 838861, deep = 0.0178, last = 90876584>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 80.24, row = 1.125, vector = 0.5947, cell = 0.1229, thin = 0.6811, far = 0.002122, cache = 2726298, deep = 0.007864, last = 90876584>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 79.43, row = 2.058, tail = 0.2397, cell = 0.2428, thin = 0.355, far = 0.002005, cache = 2726298, deep = 0.007864, last = 90876584>
argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 80.39, row = 1.842, tail = 0.6774, cell = 0.4365, far = 0.0004565, cache = 838861, deep = 0.007864, last = 90876584>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 38, plane = 6.33, row = 1.614, tail = 0.9251, cell = 0.09912, thin = 2.087, far = 0.0006629, cache = 1258291>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 29.27, plane = 11.32, row = 0.8159, vector = 1.601, tail = 0.157, thin = 1.834, far = 0.0005328, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 29.81, plane = 9.364, row = 0.8899, vector = 1.475, tail = 0.02981, thin = 2.492, far = 0.000333, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 26.33, plane = 9.611, row = 0.7732, vector = 1.532, tail = 0.02613, thin = 2.096, far = 0.0002266, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 35.33, plane = 9.345, row = 1.541, vector = 0.3032, tail = 1.669, cell = 0.2407, thin = 1.807>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 28.35, plane = 9.022, row = 1.918, vector = 0.4919, tail = 1.35, cell = 0.3851, thin = 1.542>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 25.11, plane = 8.35, row = 1.919, vector = 3.109, cell = 0.0568, thin = 1.254>
argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 23.72, plane = 8.337, row = 2.08, vector = 3.005, cell = 0.06437, thin = 1.253>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 81.32, row = 1.482, vector = 0.1739, cell = 0.08864, thin = 0.7748, far = 0.001864, cache = 2097152>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 80.93, row = 1.815, tail = 0.09282, cell = 0.1932, thin = 0.581, far = 0.002495, cache = 2097152>
argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 80.28, row = 1.524, tail = 1.219, cell = 0.3763, thin = 0.00682, far = 0.001685, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 78.32, row = 2.105, cell = 0.09293, thin = 1.054, far = 0.002015, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 77.11, row = 1.989, tail = 1.038, cell = 0.1963, thin = 0.7311, far = 0.001749, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 76.68, row = 2.165, vector = 0.07169, width = 8, tail = 1.433, cell = 0.3914, far = 0.001809, cache = 838861>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 29.18, plane = 5.214, row = 1.032, tail = 0.1574, cell = 0.05544, thin = 2.376>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 30.78, plane = 4.976, row = 1.168, cell = 0.05226, thin = 2.331, far = 0.0002589, cache = 838861>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 18.36, plane = 5.3, vector = 0.6469, width = 8, tail = 0.8308, cell = 0.1281, thin = 2.096>
argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 31.5, plane = 5.165, row = 1.182, tail = 0.04011, cell = 0.05277, thin = 2.357, far = 0.0002371, cache = 838861>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 42.15, plane = 6.381, row = 1.066, vector = 2.782, cell = 0.08663, thin = 1.925>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 41.93, plane = 6.184, row = 2.058, vector = 0.4067, tail = 1.054, cell = 0.2753, thin = 1.79>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 37.01, plane = 6.081, row = 2.337, vector = 0.7724, tail = 1.082, cell = 0.4991, thin = 1.77>
argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 42.72, plane = 5.978, row = 2.363, vector = 0.198, tail = 1.468, cell = 0.3731, thin = 1.679>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 74.3, row = 1.383, cell = 0.03953, thin = 0.9069, far = 0.001046, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 75.09, row = 1.467, cell = 0.04038, thin = 0.837, far = 0.001027, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 75.59, row = 1.648, cell = 0.04169, thin = 0.8457, far = 0.0007823, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 76.57, row = 1.354, vector = 0.5419, tail = 0.4693, thin = 1.137, far = 0.001515, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 81.44, row = 1.64, vector = 0.3411, tail = 0.5388, thin = 1.048, far = 0.002049, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 77.05, row = 1.826, tail = 0.5548, cell = 0.03528, thin = 1.098, far = 0.00161, cache = 838861>
argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 26.31, plane = 9.063, vector = 0.04146, tail = 0.05163, cell = 0.1302, far = 0.004617, cache = 2726298, deep = 0.01849, last = 181753168>
argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 24.2, plane = 9.615, row = 0.07916, width = 32, cell = 0.2825, thin = 0.01497, far = 0.003077, cache = 2726298, deep = 0.01849, last = 181753168>
argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 96.89, row = 0.331, tail = 0.292, cell = 0.1446, thin = 0.4891, tap = 0.0002348, far = 0.002956, cache = 2726298, deep = 0.007513, last = 90876584>
argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 98.74, row = 0.3264, tail = 0.4616, cell = 0.3794, thin = 0.3089, tap = 0.0003746, far = 0.001563, cache = 838861, deep = 0.007513, last = 90876584>
argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 27.83, plane = 9.088, width = 32, cell = 0.1204, input = 0.001278, thin = 0.01285, far = 0.001006, cache = 838861>
argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 25.4, plane = 9.252, row = 0.1654, tail = 0.05597, cell = 0.3591, input = 0.001339, thin = 0.004232, far = 0.0007824, cache = 838861>
argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 97.58, row = 0.199, tail = 0.4584, cell = 0.1426, thin = 0.5013, tap = 0.0004201, far = 0.001361, cache = 838861>
argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 101, row = 0.4466, width = 16, tail = 0.4056, cell = 0.4395, thin = 0.1223, tap = 0.0004327, far = 0.001287, cache = 838861>
argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 30.81, plane = 3.471, row = 0.155, width = 32, cell = 5.221, thin = 0.126, tap = 0.0005841, step = 0.003163>
argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 37.21, plane = 3.502, row = 0.09832, width = 16, cell = 5.236, thin = 0.1137, tap = 0.0005792, step = 0.003401, far = 0.006044, cache = 2726298>
argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 88.73, vector = 0.5791, width = 16, cell = 5.115, thin = 0.2894, tap = 0.003315, step = 0.004012>
argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 88.96, vector = 0.5221, width = 16, cell = 5.107, thin = 0.2819, tap = 0.003419, step = 0.004952>
argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 61.9, plane = 4.325, row = 0.1858, width = 16, cell = 5.187, input = 0.008052, thin = 0.334, tap = 0.004109, far = 0.01274, cache = 2097152>
argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 63.98, plane = 4.086, row = 0.3629, width = 16, cell = 5.204, input = 0.006973, thin = 0.3123, tap = 0.002715, far = 0.01208, cache = 2097152>
argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 94.77, vector = 0.00515, tail = 0.4274, cell = 5.276, step = 0.0007664, far = 0.005679, cache = 2097152>
argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 94.71, vector = 0.3198, tail = 0.2255, cell = 5.202, step = 0.0003909, far = 0.006607, cache = 2097152>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <plane = 16.1, vector = 0.02854, cell = 0.01362, input = 0.5573, tap = 0.0005312, far = 0.01922, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <plane = 21.86, cell = 0.01145, input = 0.5586, tap = 0.0002314, far = 0.01577, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <plane = 19.57, vector = 0.06462, cell = 0.007667, input = 0.6734, tap = 0.0001765, far = 0.01158, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 104.8, row = 1.034, vector = 0.4763, input = 1.219, far = 0.01441, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 108.2, row = 2.726, tail = 1.465, input = 1.043, tap = 0.001018, far = 0.008534, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 16.11, plane = 14.68, width = 128, tail = 0.178, input = 0.5011, thin = 0.00367, step = 0.0002223, far = 0.006357, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 16.71, plane = 22.27, width = 128, tail = 0.01106, input = 0.5665, thin = 0.006001, tap = 0.0001902, step = 0.0002305, far = 0.002948, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 10.87, plane = 20.44, width = 64, tail = 0.03514, input = 0.7343, thin = 0.006701, tap = 0.0001541, step = 0.0002613>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 111.2, row = 0.4653, vector = 1.12, input = 0.8508, far = 0.01645, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 114, row = 2.288, tail = 1.799, input = 1.181, tap = 0.000996, far = 0.003331, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <vector = 6.671, tail = 10.36, input = 6.556>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <vector = 2.9, width = 32, tail = 16.77, input = 6.716>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 42.2, vector = 0.7698, input = 7.365>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 69.27, vector = 3.427, width = 64, input = 7.095>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 21248, width = 128, cell = 0.4712, input = 4.675, thin = 1.044>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 1423, plane = 34, cell = 0.1513, input = 6.375>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <plane = 82.4, row = 2.074, input = 7.476>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 133.2, row = 2.239, tail = 2.455, input = 7.071>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 5.451, plane = 17.2, cell = 0.02666, input = 0.5502, thin = 0.01597, step = 0.0002636, far = 0.01988, cache = 1677722>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 4.919, plane = 22.62, cell = 0.03404, input = 0.5265, step = 0.000144, far = 0.0183, cache = 1677722>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 13.34, plane = 19.14, tail = 0.1276, cell = 0.03084, input = 0.6338, step = 0.0001776, far = 0.01352, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 102.4, row = 0.8487, vector = 0.376, input = 1.239, tap = 0.0001611, far = 0.01704, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 107.7, row = 2.152, width = 32, tail = 0.2146, input = 1.072, thin = 0.06757, tap = 0.0008749, far = 0.01472, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 13.29, plane = 15.31, vector = 0.2021, cell = 0.0117, input = 0.5034, thin = 0.03004, far = 0.02274, cache = 1677722>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 9.667, plane = 21.63, vector = 0.07231, width = 64, tail = 0.3248, cell = 0.0153, input = 0.5832, thin = 0.002229, far = 0.01855, cache = 1677722>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 11.91, plane = 18.89, vector = 0.1704, tail = 0.314, input = 0.7395, thin = 0.03573, far = 0.0162, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 112.9, row = 0.4847, vector = 0.543, tail = 0.1277, input = 0.8671, tap = 0.001251, far = 0.01889, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 113.9, row = 1.29, width = 16, tail = 0.8035, input = 1.224, thin = 0.08222, tap = 0.002643, far = 0.02409, cache = 1677722>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <call = 9004, plane = 55.65, width = 128, tail = 10.4, input = 6.028, thin = 3.272>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 32.29, width = 32, tail = 27.93, input = 6.725, thin = 1.808, step = 0.001165>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 0.6615, cell = 0.03224, input = 8.431>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <tail = 0.2059, cell = 0.2189, input = 7.913, thin = 1.336>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 0.1777, tail = 1.155, input = 7.35, step = 0.0004147>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <width = 32, tail = 2.675, input = 7.502, thin = 0.09517, step = 0.0008357>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 2434, plane = 9.633, row = 0.3694, width = 64, cell = 0.1695, input = 7.324, thin = 0.01242, tap = 0.0007182>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 3961, plane = 24.6, vector = 1.768, width = 32, input = 7.378, tap = 0.002324, step = 0.001214>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 9.477, plane = 17.26, cell = 0.03591, input = 0.6081, thin = 0.01334, step = 0.0004065, far = 0.02413, cache = 1258291, deep = 0.07237, last = 90876584>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 10.49, plane = 17.83, cell = 0.03213, input = 0.6293, thin = 0.01287, step = 0.0004957, far = 0.02244, cache = 1258291, deep = 0.07237, last = 90876584>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 9.239, plane = 19.02, vector = 0.0379, tail = 0.06656, cell = 0.02313, input = 0.738, thin = 0.005804, step = 0.0006164, far = 0.02043, cache = 1258291, deep = 0.07237, last = 90876584>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 102, row = 1.109, input = 1.32, tap = 0.003948, far = 0.02163, cache = 1258291, deep = 0.1078, last = 90876584>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 104.5, row = 1.492, width = 16, tail = 0.1508, input = 1.159, thin = 0.2421, tap = 0.00449, far = 0.0231, cache = 1258291, deep = 0.1078, last = 90876584>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 17.15, plane = 15.18, vector = 0.05772, cell = 0.02427, input = 0.5271, thin = 0.02015, tap = 0.000478, far = 0.02204, cache = 838861>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 14.96, plane = 16.47, tail = 0.02317, cell = 0.04283, input = 0.5754, thin = 0.04496, tap = 0.0008358, far = 0.02194, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 12.96, plane = 18.04, vector = 0.04504, width = 16, cell = 0.03718, input = 0.7565, thin = 0.01871, tap = 0.0003971, far = 0.01965, cache = 838861>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 105.9, width = 64, tail = 1.437, cell = 0.003236, input = 0.7156, thin = 0.01564, tap = 0.003869, far = 0.02886, cache = 838861>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 108.7, row = 1.453, width = 16, tail = 0.6463, cell = 0.03273, input = 1.02, thin = 0.1369, tap = 0.003946, far = 0.02841, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 1.246, width = 64, tail = 5.85, input = 7.161, far = 0.07133, cache = 1677722>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 7.54, tail = 3.339, input = 7.119, thin = 0.765, far = 0.05552, cache = 1677722>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <call = 109.8, plane = 17.06, vector = 0.9429, cell = 0.04318, input = 7.659, tap = 0.003881, step = 0.002052>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <call = 198.2, plane = 18.49, row = 0.1607, vector = 1.549, input = 7.259, tap = 0.008516, step = 0.00007686>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 34.68, width = 32, input = 7.4, thin = 0.7698, tap = 0.002218, far = 0.009003, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 8.471, plane = 0.1278, width = 8, input = 7.713, thin = 1.206, tap = 0.002004, far = 0.004596, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 20.57, width = 32, tail = 0.8522, input = 7.68, step = 0.0004832, far = 0.002142, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 23.22, row = 1.777, tail = 0.1785, input = 7.611, tap = 0.003012, far = 0.0408, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 15.04, plane = 16.96, row = 0.07555, cell = 0.1141, input = 0.5573, thin = 0.02528, tap = 0.0008863, step = 0.0000296, far = 0.02366, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 17.26, plane = 16.78, row = 0.03529, tail = 0.1499, cell = 0.1081, input = 0.5816, tap = 0.0009359, step = 0.0001171, far = 0.02347, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 14.82, plane = 17.37, row = 0.06055, vector = 0.2354, tail = 0.2465, input = 0.6954, tap = 0.0008297, step = 0.00008169, far = 0.02229, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 91.93, row = 0.9428, width = 32, cell = 0.04108, input = 1.384, thin = 0.09042, tap = 0.002378, far = 0.02117, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 96.51, row = 1.311, width = 8, input = 1.224, thin = 0.5609, tap = 0.008228, far = 0.02204, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 0.9742, plane = 16.06, width = 32, cell = 0.1104, input = 0.5066, thin = 0.03542, far = 0.02128, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 2.463, plane = 17.19, tail = 0.2975, cell = 0.1229, input = 0.5805, far = 0.02039, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <plane = 17.09, width = 4, tail = 0.6893, cell = 0.1432, input = 0.7452, far = 0.02127, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 96.1, row = 0.6367, width = 16, input = 0.9297, thin = 0.1969, tap = 0.01089, far = 0.0238, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 107.1, row = 0.7734, width = 8, cell = 0.01839, input = 1.227, thin = 0.5998, tap = 0.01201, far = 0.02288, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <plane = 2.839, width = 32, input = 7.341, thin = 0.402, far = 0.04556, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 2.56, tail = 3.379, cell = 0.07614, input = 7.131, step = 0.003865, far = 0.03056, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <row = 1.066, width = 32, cell = 0.1068, input = 7.192, thin = 0.19, tap = 0.002486, far = 0.04503, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <row = 3.912, tail = 3.028, cell = 0.05665, input = 7.238, far = 0.05045, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 45.78, plane = 17.91, row = 0.457, cell = 0.02415, input = 7.69, thin = 0.5054, tap = 0.007237, far = 0.03107, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 11.61, plane = 18.65, row = 0.7084, width = 8, tail = 3.896, cell = 0.1316, input = 7.546, thin = 0.03965, tap = 0.001539, far = 0.02083, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 29.16, width = 32, tail = 0.5237, cell = 0.1065, input = 7.591, thin = 0.04198, tap = 0.00174, far = 0.01598, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 31.67, width = 4, cell = 0.1273, input = 7.739, thin = 0.8889, tap = 0.001461, far = 0.0123, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 16.09, plane = 15.62, cell = 0.04908, input = 0.8515, thin = 0.06807, tap = 0.00009747, step = 0.001275, far = 0.02113, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 18.47, plane = 16.71, width = 32, cell = 0.05025, input = 0.9029, thin = 0.02826, step = 0.001146, far = 0.01982, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 16, plane = 21.25, width = 32, cell = 0.0438, input = 0.9976, thin = 0.02531, step = 0.001188, far = 0.01923, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 102.4, row = 0.8792, vector = 1.185, input = 1.095, tap = 0.002415, step = 0.000151, far = 0.02628, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 101.9, row = 1.262, vector = 1.302, input = 1.158, tap = 0.002917, step = 0.00003837, far = 0.02188, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 97.49, row = 3.691, vector = 0.8673, tail = 2.893, input = 1.084, tap = 0.004082, far = 0.01839, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <plane = 14.45, tail = 0.632, cell = 0.1021, input = 0.7516, thin = 0.09326, step = 0.0002517, far = 0.02137, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <plane = 15.74, tail = 0.6143, cell = 0.1187, input = 0.8181, thin = 0.08468, step = 0.0001386, far = 0.01999, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <plane = 20.05, tail = 0.538, cell = 0.1161, input = 0.9719, thin = 0.04375, step = 0.00014, far = 0.02086, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 92.49, vector = 1.453, width = 32, cell = 0.02458, input = 1.114, thin = 0.01658, tap = 0.003124, far = 0.01545, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 98.16, row = 0.9115, vector = 1.091, cell = 0.01188, input = 1.103, tap = 0.003354, far = 0.01297, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 89.41, row = 1.581, vector = 1.333, tail = 4.287, input = 1.058, tap = 0.004267, far = 0.01615, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 3.61, plane = 15.96, cell = 0.058, input = 0.7198, tap = 0.00004643, step = 0.0001767, far = 0.02263, cache = 1677722, deep = 0.06419, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 3.474, plane = 16.75, cell = 0.06244, input = 0.7676, step = 0.0001296, far = 0.02046, cache = 1677722, deep = 0.06419, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 2.674, plane = 20.73, cell = 0.05886, input = 0.8373, tap = 0.0001978, step = 0.000138, far = 0.01901, cache = 1677722, deep = 0.06419, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 106.9, row = 1.045, vector = 0.4834, input = 1.086, tap = 0.001148, far = 0.02377, cache = 1677722, deep = 0.1122, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 109.5, row = 1.126, vector = 0.3325, cell = 0.0005127, input = 1.177, tap = 0.001692, far = 0.02143, cache = 1677722, deep = 0.1122, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 107.1, row = 2.225, vector = 0.1931, tail = 2.354, input = 1.132, tap = 0.00242, far = 0.02155, cache = 1677722, deep = 0.1122, last = 90876584>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 5.681, plane = 16.04, vector = 0.3825, cell = 0.01496, input = 0.6635, thin = 0.01925, tap = 0.000004784, step = 0.0003671, far = 0.01924, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 10.23, plane = 16.97, vector = 0.3307, cell = 0.02105, input = 0.7331, thin = 0.02436, step = 0.0003497, far = 0.01823, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 5.871, plane = 20.54, vector = 0.402, cell = 0.01164, input = 0.871, thin = 0.01329, step = 0.0003894, far = 0.01612, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 97.66, row = 0.2106, vector = 1.259, width = 64, cell = 0.03507, input = 1.043, tap = 0.001721, step = 0.00001674, far = 0.01632, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 102.4, row = 1.042, vector = 0.2161, width = 32, cell = 0.03488, input = 1.113, thin = 0.02597, tap = 0.001267, step = 0.000244, far = 0.0138, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 100.2, row = 2.124, vector = 0.293, tail = 2.443, cell = 0.002017, input = 1.12, thin = 0.0205, tap = 0.001603, step = 0.0005339, far = 0.01397, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 32.88, plane = 35.52, cell = 0.2462, input = 0.9525, tap = 0.0004381, far = 0.0168, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 55.94, plane = 28.92, cell = 0.6779, input = 3.532, tap = 0.001396>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 57.34, plane = 38.8, cell = 1.477, input = 1.495, tap = 0.0004194, far = 0.007061, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 49.46, plane = 114.4, vector = 1.765, cell = 0.1627, input = 3.748, step = 0.000339, far = 0.04971, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 33.7, plane = 108.9, row = 0.09523, vector = 3.922, tail = 3.096, cell = 0.01247, input = 3.764, step = 0.00165, far = 0.02633, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 124.5, plane = 118.7, vector = 4.463, tail = 12.2, cell = 0.6783, input = 1.95, step = 0.0005961, far = 0.03326, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 109.6, plane = 30.96, cell = 0.2273, input = 3.561, tap = 0.0004002, far = 0.03318, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 129.5, plane = 27.69, cell = 0.6713, input = 3.662, far = 0.01057, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 106.2, plane = 38.12, cell = 1.428, input = 1.662>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 78.94, plane = 143.7, vector = 1.484, tail = 0.1242, cell = 0.04641, input = 4.057, step = 0.0009957, far = 0.004029, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 14.09, plane = 124.6, row = 0.6343, vector = 1.388, tail = 4.376, cell = 0.06673, input = 4.019, tap = 0.0005698, step = 0.0009957, far = 0.001917, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 68.59, plane = 145.5, vector = 12.05, tail = 7.35, input = 2.316, tap = 0.008166, far = 0.04908, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 55.1, plane = 37.8, cell = 0.2292, input = 0.8863, step = 0.000927, far = 0.01477, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 49.65, plane = 42.21, cell = 0.727, input = 0.9982, step = 0.001504, far = 0.004917, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 51.24, plane = 40.53, cell = 0.8818, input = 0.9437, step = 0.002218>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 121.7, vector = 2.711, cell = 0.0742, input = 1.423, step = 0.001056, far = 0.03072, cache = 2097152>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 127.3, vector = 3.963, tail = 2.766, cell = 0.05732, input = 1.472, tap = 0.0003803, step = 0.001435, far = 0.0333, cache = 2097152>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 31.85, plane = 131.7, vector = 6.032, tail = 8.407, input = 1.522, tap = 0.0001887, step = 0.00175, far = 0.0243, cache = 2097152>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <plane = 46.57, cell = 0.3126, input = 0.7895, thin = 0.09733, tap = 0.001451>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <plane = 48.44, cell = 0.8291, input = 0.7978, tap = 0.003127>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <plane = 45.2, cell = 0.9986, input = 0.7854, tap = 0.00344>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 220.1, plane = 149.1, vector = 2.68, cell = 0.04947, input = 1.237, tap = 0.0006988, step = 0.002365, far = 0.05437, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 334.5, plane = 142.8, vector = 4.764, tail = 2.408, cell = 0.0107, input = 1.24, tap = 0.0005965, step = 0.002153, far = 0.02928, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 349.5, plane = 143.2, vector = 6.034, tail = 10.28, input = 1.337, tap = 0.0008667, step = 0.002347, far = 0.02924, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <plane = 16.23, cell = 0.00604, input = 0.7058, step = 0.0001376, far = 0.02061, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <plane = 19.99, vector = 0.05753, cell = 0.004199, input = 0.7332, step = 0.00008921, far = 0.01865, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 0.6199, plane = 20.53, vector = 0.1173, cell = 0.004538, input = 0.8263, tap = 0.00005889, step = 0.00004816, far = 0.01511, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 118.5, row = 0.595, width = 64, input = 1.073, thin = 0.08625, step = 0.0003037, far = 0.01248, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 107.7, row = 3.814, vector = 0.02455, tail = 4.783, input = 1.136, far = 0.008827, cache = 2726298>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 121.4, row = 3.993, width = 64, input = 1.269, thin = 0.04456, far = 0.005426, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 8.946, plane = 15.72, width = 32, cell = 0.01473, input = 0.6382, thin = 0.008886, far = 0.01919, cache = 2097152>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 15.56, plane = 19.87, width = 32, cell = 0.01373, input = 0.7009, thin = 0.004917, step = 0.00002035, far = 0.01685, cache = 2097152>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <plane = 20.31, width = 32, cell = 0.01421, input = 0.8836, thin = 0.003605, tap = 0.0001422, far = 0.01553, cache = 2097152>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 124.1, row = 0.5569, width = 32, input = 1.098, thin = 0.07332, tap = 0.0008418, step = 0.0007152, far = 0.01185, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <call = 21.75, plane = 114.2, row = 1.669, tail = 6.225, input = 1.131, thin = 0.07889, tap = 0.0003889, step = 0.0006798, far = 0.003907, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <call = 29.04, plane = 121, row = 1.281, tail = 2.483, input = 1.333, thin = 0.15, tap = 0.0006992, step = 0.0006207, far = 0.003044, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 12.91, plane = 15.38, vector = 0.09727, width = 32, cell = 0.0216, input = 0.6821, thin = 0.01587, far = 0.02179, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 0.9542, plane = 20.42, vector = 0.05261, cell = 0.02872, input = 0.733, far = 0.02005, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 4.088, plane = 19.88, vector = 0.2467, cell = 0.01786, input = 0.8334, thin = 0.004888, far = 0.01575, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 120.9, width = 64, tail = 0.9095, input = 1.107, thin = 0.01371, tap = 0.002044, far = 0.01307, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 112, row = 1.888, vector = 0.04673, tail = 6.26, input = 1.113, tap = 0.001279, step = 0.00007375, far = 0.02059, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 117.5, row = 1.488, tail = 2.537, input = 1.286, tap = 0.002316, far = 0.01954, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 26.86, plane = 17.48, vector = 0.09135, width = 64, cell = 0.008051, input = 0.6226, thin = 0.0191, tap = 0.0001947, step = 0.000692, far = 0.01905, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 19.87, plane = 20.66, vector = 0.002792, tail = 0.1864, cell = 0.01746, input = 0.7036, step = 0.0007143, far = 0.01275, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 23.58, plane = 20.23, width = 32, tail = 0.206, cell = 0.0238, input = 0.8307, thin = 0.01151, tap = 0.0004896, step = 0.0004192, far = 0.01139, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 111.4, row = 0.1216, vector = 0.9973, width = 64, input = 1.114, thin = 0.009737, tap = 0.001117, far = 0.02169, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 103.9, row = 2.443, tail = 4.701, input = 1.125, thin = 0.08606, tap = 0.001528, far = 0.0165, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 113.2, row = 1.998, tail = 2.284, input = 1.337, thin = 0.08531, tap = 0.001831, far = 0.01381, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 4.438, plane = 16, vector = 0.02227, cell = 0.0484, input = 0.7261, thin = 0.04012, tap = 0.0001436, step = 0.00002592, far = 0.01885, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 1.232, plane = 16.97, cell = 0.06441, input = 0.7465, thin = 0.04019, tap = 0.00009744, step = 0.00000109, far = 0.01943, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 4.385, plane = 20.49, width = 64, cell = 0.05334, input = 0.8569, thin = 0.01522, step = 0.0001042, far = 0.01495, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 108.1, row = 0.9086, vector = 0.6721, input = 1.068, tap = 0.00145, far = 0.0228, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 113.4, row = 0.6935, vector = 0.6777, input = 1.148, tap = 0.001315, far = 0.01545, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 110.7, row = 1.181, vector = 0.776, tail = 2.743, input = 1.247, tap = 0.001418, far = 0.01316, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 16.66, plane = 16.43, cell = 0.05363, input = 0.6655, thin = 0.04338, far = 0.02203, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 18.43, plane = 17.39, cell = 0.05779, input = 0.742, thin = 0.03303, far = 0.01995, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 13.49, plane = 20.77, cell = 0.06275, input = 0.8841, thin = 0.01706, tap = 0.00001827, step = 0.00001423, far = 0.01783, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 109.6, row = 0.7858, vector = 0.614, cell = 0.01607, input = 1, tap = 0.001689, far = 0.02033, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 108.9, row = 0.9842, vector = 0.3104, cell = 0.03823, input = 1.119, tap = 0.002199, far = 0.02952, cache = 2726298>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 111.3, row = 1.882, vector = 0.1623, tail = 2.39, cell = 0.03773, input = 1.309, tap = 0.0009737, far = 0.02135, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <plane = 15.83, cell = 0.1177, input = 0.7264, thin = 0.01788, far = 0.02281, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <plane = 16.69, cell = 0.1245, input = 0.7687, thin = 0.01909, far = 0.02123, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <plane = 21.01, cell = 0.1254, input = 0.8605, far = 0.01886, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 93.48, row = 0.3903, vector = 1.196, width = 32, tail = 0.02358, input = 1.055, thin = 0.06254, tap = 0.004495, far = 0.01533, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 97.28, vector = 2.206, width = 64, cell = 0.006375, input = 1.131, tap = 0.004545, far = 0.01451, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 98.56, row = 2.462, vector = 1.188, tail = 2.995, input = 1.17, tap = 0.003296, far = 0.01181, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 15.66, plane = 16.23, cell = 0.07011, input = 0.7445, thin = 0.09032, tap = 0.00002573, step = 0.0004595, far = 0.02252, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 15.39, plane = 16.79, cell = 0.07851, input = 0.8237, thin = 0.0882, step = 0.0004381, far = 0.02139, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 10.87, plane = 21.23, cell = 0.08316, input = 0.9673, thin = 0.0635, step = 0.0004413, far = 0.02076, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 101.2, row = 1.505, vector = 0.8936, tail = 0.001916, input = 1.085, tap = 0.001697, step = 0.00006541, far = 0.01648, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 103.3, row = 0.9438, vector = 1.565, tail = 0.275, input = 1.169, tap = 0.001416, far = 0.0186, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 113.1, row = 2.17, vector = 0.7511, tail = 3.932, input = 1.313, tap = 0.001482, far = 0.01609, cache = 838861>
