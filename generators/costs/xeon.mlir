// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=420 --seed=1
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 4.6 %, worst 1028.1 % of 4806 calls
//   max_pool cf: mean 9.9 %, worst 1028.1 % of 821 calls
//   max_pool cl: mean 3.0 %, worst 220.5 % of 1339 calls
//   max_pool_backward cf: mean 7.8 %, worst 748.3 % of 285 calls
//   max_pool_backward cl: mean 5.3 %, worst 159.7 % of 282 calls
//   max_unpool cf: mean 7.6 %, worst 564.6 % of 367 calls
//   max_unpool cl: mean 4.5 %, worst 308.7 % of 633 calls
//   max_unpool_backward cf: mean 0.6 %, worst 104.4 % of 367 calls
//   max_unpool_backward cl: mean 0.2 %, worst 24.9 % of 414 calls
//   max_unpool_sum cf: mean 0.6 %, worst 19.2 % of 167 calls
//   max_unpool_sum cl: mean 1.1 %, worst 27.0 % of 131 calls
// SPDX-License-Identifier: MIT

argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 58, plane = 37.39, row = 1.346, vector = 1.508, tail = 22.19, tap = 0.1351, step = 0.02166, far = 0.01608, cache = 1258291>
argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 68.26, plane = 11.17, row = 8.811, vector = 2.519, tail = 8.616, thin = 4.704, tap = 0.506, far = 0.009352, cache = 838861>
argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 55.74, row = 8.463, vector = 1.013, tail = 2.635, cell = 0.08315, tap = 0.06609, step = 0.00307, far = 0.01559, cache = 1677722>
argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 65.9, row = 9.817, cell = 0.3738, thin = 5.082, tap = 0.1917, step = 0.009438, far = 0.008311, cache = 1258291>
argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 65.58, row = 6.588, vector = 1.76, tail = 0.872, thin = 0.3367, tap = 0.2936, step = 0.01461, far = 0.005733, cache = 1258291>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 29.84, plane = 0.7275, row = 4.034, vector = 2.753, tail = 0.9467, cell = 0.1814, far = 0.02053, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 17.83, plane = 0.05646, vector = 8.43, tail = 25.84, cell = 0.08972, far = 0.01631, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 17.35, plane = 2.878, row = 2.38, vector = 4.409, tail = 0.1747, cell = 0.2569, far = 0.005273, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 176.8, plane = 3.241, row = 2.3, width = 16, cell = 0.8596, thin = 0.1865, far = 0.009971, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 15.57, plane = 1.232, row = 4.164, vector = 3.239, tail = 3.023, cell = 0.7689, far = 0.005512, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 200.4, plane = 4.39, row = 5.43, vector = 1.63, width = 8, cell = 1.214, far = 0.0063, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 23.28, plane = 1.864, row = 4.557, vector = 3.969, tail = 0.259, thin = 8.906, far = 0.001767, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 265.5, plane = 3.382, row = 10.25, vector = 10.42, tail = 0.03039, far = 0.00807, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 19.2, vector = 12.02, tail = 43.72, cell = 0.6874, far = 0.01736, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 265.2, plane = 2.361, row = 9.784, vector = 11.13, tail = 0.5894, far = 0.0009657, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 456.5, plane = 8.111, row = 9.86, vector = 2.553, width = 16, cell = 1.121, thin = 0.07179, far = 0.00381, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 256.8, plane = 2.738, row = 19.54, vector = 14.81, tail = 0.2612, far = 0.003698, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 458, plane = 1.889, row = 20.01, width = 16, tail = 1.312, cell = 3.47, thin = 0.2219, far = 0.002726, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 27.49, plane = 2.578, row = 16.82, vector = 7.629, cell = 0.03779, thin = 1.78, far = 0.001224, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 36.2, plane = 20.22, row = 11.02, vector = 0.9694, tail = 9.929, cell = 0.04133, tap = 0.2208, step = 0.02577, far = 0.008607, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 36.44, plane = 10.63, row = 9.858, vector = 3.416, tail = 2.937, thin = 15.03, tap = 0.7135>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 48.81, row = 5.667, vector = 3.641, far = 0.02288, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 55.2, vector = 6.915, cell = 0.03197, far = 0.02262, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 142.3, plane = 45.61, row = 2.039, vector = 0.05368, width = 32, cell = 0.849, thin = 0.02789, far = 0.009893, cache = 2726298>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.84, row = 6.343, vector = 5.02, tail = 0.7049, far = 0.007457, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.62, row = 6.513, vector = 4.625, tail = 0.657, cell = 0.05543, thin = 10.65, far = 0.008245, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 158.6, plane = 56.52, row = 6.08, vector = 4.317, tail = 217.4, far = 0.006381, cache = 2726298>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 57.62, row = 6.725, vector = 2.804, tail = 0.04958, thin = 9.121, far = 0.005478, cache = 2097152>
argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 70.48, row = 8.742, vector = 3.89, tail = 4.646, tap = 0.1367, far = 0.008264, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 73.32, row = 11.06, vector = 2.448, tail = 5.095, thin = 7.096, tap = 0.4486, far = 0.005238, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 73.94, row = 9.68, vector = 3.65, tail = 3.212, thin = 4.994, tap = 0.5731, far = 0.004002, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 11.22, plane = 17.77, row = 8.525, width = 32, tail = 26.09, cell = 0.366, tap = 0.1841, step = 0.02282, far = 0.004532, cache = 838861>
argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 40.23, plane = 40.88, row = 7.763, vector = 2.048, tail = 9.873, tap = 0.8699>
argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 80.2, row = 11.27, vector = 2.194, tap = 0.1243, step = 0.000509, far = 0.01312, cache = 1258291>
argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 81.45, row = 10.32, cell = 0.8676, thin = 5.668, tap = 0.3678, step = 0.004182, far = 0.009455, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 83.68, row = 8.808, vector = 2.644, tail = 3.319, tap = 0.5418, step = 0.01594>
argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 40.33, plane = 23, row = 7.143, width = 32, cell = 0.4649, thin = 0.8329, tap = 0.1743, step = 0.01151, far = 0.01551, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 40.27, plane = 12.55, row = 9.69, vector = 3.059, tail = 12.24, thin = 19.41, tap = 0.6835>
argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 53.5, row = 7.258, vector = 1.924, tail = 5.261, tap = 0.1279, far = 0.004413, cache = 1258291>
argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 53.92, row = 11.36, tail = 5.253, thin = 0.8678, tap = 0.4907, far = 0.004213, cache = 838861>
argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 89.56, row = 8.028, tail = 4.11, cell = 0.5689, thin = 0.122, tap = 0.5791, far = 0.009289, cache = 1258291>
argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 47.15, plane = 26.52, row = 11.01, vector = 6.125, width = 32, cell = 0.1339, tap = 0.1688, step = 0.02857, far = 0.01594, cache = 1677722>
argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 47.22, plane = 11.6, row = 13.95, vector = 6.593, width = 8, cell = 0.2562, tap = 0.7645, far = 0.004853, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 60.34, row = 9.131, vector = 2.324, tail = 1.296, tap = 0.1, step = 0.009827, far = 0.005682, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 74.53, row = 8.427, tail = 6.087, cell = 0.1053, thin = 6.151, tap = 0.4389, step = 0.03355, far = 0.01045, cache = 2097152>
argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 68.24, row = 7.868, tail = 2.109, cell = 0.9484, thin = 8.43, tap = 0.4818, step = 0.03505, far = 0.01305, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 20.38, row = 0.5902, vector = 1.498, tail = 2.81, cell = 0.139, far = 0.02031, cache = 1677722, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 12.03, plane = 3.084, row = 1.61, vector = 3.404, cell = 0.01028, far = 0.01022, cache = 2097152, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 19.09, plane = 0.3072, row = 3.153, vector = 1.515, tail = 0.6109, cell = 0.2228, thin = 8, far = 0.004892, cache = 1677722, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 24.34, plane = 0.06789, vector = 7.386, tail = 21.56, cell = 0.1882, far = 0.03091, cache = 1677722, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 158.7, plane = 4.774, row = 0.08383, vector = 4.391, far = 0.0122, cache = 1258291, deep = 0.002326, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 13.11, plane = 1.488, row = 2.36, vector = 4.143, tail = 0.9694, far = 0.008846, cache = 1677722, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 124.3, plane = 0.7568, row = 0.6079, vector = 3.518, width = 16, cell = 0.2721, far = 0.01116, cache = 2097152, deep = 0.002326, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 20.53, plane = 1.007, row = 2.966, vector = 1.794, tail = 0.477, cell = 0.1821, thin = 8.288, far = 0.005348, cache = 1677722, deep = 0.001387, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 380.7, plane = 6.905, row = 3.555, vector = 5.153, tail = 2.194, cell = 0.07133, far = 0.002364, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 382.3, row = 3.157, vector = 5.075, tail = 2.502, cell = 0.08809>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 379.2, row = 3.333, vector = 5.64, tail = 1.879, thin = 15.67>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 26.06, plane = 0.04817, vector = 17.98, tail = 39.58, cell = 0.2028, far = 0.03443, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 551.6, row = 2.79, width = 64, cell = 0.3981, thin = 0.04409>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 355.4, row = 7.803, vector = 7.165, tail = 5.35, cell = 0.09284>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 519.6, row = 5.831, width = 32, cell = 0.9225, thin = 0.1836>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 3.21, row = 11.99, vector = 2.031, tail = 10.38, cell = 0.777, thin = 1.028>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 20.35, row = 0.8524, vector = 5.582, tail = 2.036, cell = 0.2223, far = 0.01074, cache = 2726298, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 12.43, row = 0.2029, vector = 7.682, cell = 0.1742, far = 0.001673, cache = 838861, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 15.93, plane = 3.038, row = 1.843, vector = 5.651, thin = 15.49, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 12.62, plane = 0.1255, vector = 21.42, tail = 39.62, cell = 0.01694, far = 0.01321, cache = 1677722, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 145.8, plane = 11.78, vector = 8.014, far = 0.01251, cache = 838861, deep = 0.006453, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <plane = 2.472, row = 2.933, vector = 10.42, tail = 0.06329, far = 0.007907, cache = 838861, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 94.79, plane = 5.354, row = 3.397, vector = 9.902, far = 0.007878, cache = 838861, deep = 0.006453, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 6.398, plane = 2.663, row = 3.424, vector = 5.694, tail = 0.224, thin = 9.365, deep = 0.01845, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 261.5, row = 6.417, vector = 6.784, cell = 0.1404, far = 0.005247, cache = 2097152, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 243.5, row = 6.381, vector = 6.448, tail = 1.031, cell = 0.3112, far = 0.0003427, cache = 838861, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 253.7, row = 7.209, vector = 3.124, tail = 0.5293, cell = 0.5775, thin = 15.76, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 24.96, plane = 0.02306, vector = 17.49, tail = 38.83, cell = 0.337, far = 0.01143, cache = 838861, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 435.3, row = 6.208, vector = 9.236, far = 0.003173, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 245.5, plane = 1.736, row = 9.812, vector = 6.516, tail = 2.172, cell = 0.4232, far = 0.004157, cache = 838861, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 415.3, row = 9.618, width = 16, cell = 1.191, thin = 0.1278, far = 0.004042, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 28.56, row = 15.08, vector = 0.5677, tail = 1.532, cell = 1.166, thin = 5.244, far = 0.001279, cache = 838861, deep = 0.001703, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 33.79, plane = 12.79, row = 12.81, vector = 6.208, width = 32, tail = 6.506, tap = 0.08923, step = 0.005517, far = 0.004621, cache = 838861, deep = 0.01088, last = 25165824>
argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 287.2, plane = 73.21, vector = 10.05, width = 32, tail = 5.129, step = 0.07126, far = 0.04172, cache = 1677722, deep = 0.01088, last = 25165824>
argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 316, plane = 78.58, row = 0.2902, vector = 6.052, tail = 8.151, step = 0.1283, far = 0.02938, cache = 1258291, deep = 0.01088, last = 25165824>
argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 18.96, plane = 14.39, row = 10.21, vector = 2.914, tail = 0.6486, thin = 10.44, tap = 0.2384, step = 0.01714, deep = 0.01088, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 41.88, row = 0.8135, vector = 2.74, tail = 1.174, far = 0.02288, cache = 1677722, deep = 0.003329, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 51.19, vector = 1.338, tail = 1.345, cell = 0.1414, far = 0.01991, cache = 1258291, deep = 0.003329, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 135.2, plane = 38.73, width = 64, cell = 0.2498, thin = 0.005334, far = 0.01747, cache = 2097152, deep = 0.001779, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 51.22, row = 2.073, vector = 2.72, tail = 1.687, far = 0.0128, cache = 1677722, deep = 0.003329, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 109.9, plane = 54.3, row = 1.831, vector = 2.743, far = 0.01073, cache = 2097152, deep = 0.001779, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 48.03, row = 2.854, vector = 1.347, tail = 0.354, cell = 0.1192, thin = 7.59, far = 0.008125, cache = 2097152, deep = 0.003329, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 58.67, row = 7.851, vector = 1.974, tail = 3.614, tap = 0.03407, far = 0.008177, cache = 1677722, deep = 0.01183, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 67.94, row = 9.109, vector = 0.9174, tail = 3.377, thin = 7.341, tap = 0.128, far = 0.004581, cache = 838861, deep = 0.01183, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 68.01, row = 8.461, vector = 1.415, tail = 1.457, thin = 4.879, tap = 0.1823, step = 0.0003507, far = 0.001343, cache = 838861, deep = 0.01183, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 13.62, plane = 0.2861, vector = 4.71, width = 32, cell = 0.1295, thin = 0.1231, far = 0.02597, cache = 1258291, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 6.273, plane = 2.166, vector = 1.874, tail = 1.243, cell = 0.2078, far = 0.01909, cache = 1677722, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 23.32, plane = 3.509, vector = 0.6442, tail = 1.355, cell = 0.4242, thin = 5.355, far = 0.007005, cache = 2097152, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 21.8, vector = 7.617, tail = 22.78, cell = 0.05979, far = 0.02351, cache = 2097152, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 203.8, width = 32, tail = 0.8234, cell = 0.5755, thin = 0.06264, far = 0.002796, cache = 1258291, deep = 0.001091, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 18.16, plane = 3.339, vector = 3.773, cell = 0.01902, far = 0.0129, cache = 1677722, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 214.9, plane = 3.08, width = 16, cell = 0.5875, thin = 0.3403, far = 0.004826, cache = 2726298, deep = 0.001091, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 26.68, plane = 4.288, vector = 1.011, tail = 0.8237, cell = 0.4537, thin = 5.002, far = 0.002384, cache = 2097152, deep = 0.001635, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 17.21, plane = 4.27, row = 3.029, vector = 4.015, cell = 0.09717, far = 0.02383, cache = 1677722, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 22.24, plane = 3.359, row = 2.473, vector = 4.295, tail = 1.435, cell = 0.02997, far = 0.01388, cache = 1677722, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 22.28, plane = 3.238, row = 3.394, vector = 3.05, tail = 0.6401, cell = 0.2159, thin = 11.32, far = 0.005024, cache = 2726298, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 41.76, plane = 0.0007278, vector = 6.767, tail = 26.22, cell = 0.4013, far = 0.019, cache = 1258291, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 180.4, plane = 8.712, row = 0.5903, vector = 0.5899, width = 64, cell = 0.5979, thin = 0.02019, far = 0.007661, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 18.4, row = 2.565, vector = 7.078, tail = 0.9158, far = 0.008878, cache = 2726298, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 223.8, plane = 3.828, row = 5.018, vector = 6.181, far = 0.00959, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 25.1, plane = 2.755, row = 3.84, vector = 3.889, tail = 0.3178, cell = 0.09928, thin = 11.97, far = 0.006176, cache = 2726298, deep = 0.0005881, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 34.39, row = 3.041, tail = 5.562, cell = 0.6295, far = 0.02059, cache = 2097152, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 27.88, row = 3.59, vector = 6.371, tail = 4.262, cell = 0.2904, far = 0.01013, cache = 2097152, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 23.82, plane = 2.201, row = 8.139, vector = 6.086, tail = 0.6416, thin = 30.03, far = 0.002602, cache = 2097152, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 30.5, plane = 0.1152, vector = 16.79, tail = 43.52, cell = 0.4362, far = 0.01027, cache = 1677722, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 212.1, row = 1.412, width = 32, tail = 0.7803, cell = 0.757, far = 0.01399, cache = 2726298, deep = 0.001363, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 28.8, row = 5.784, vector = 11.45, tail = 4.481, cell = 0.1778, far = 0.004774, cache = 1677722, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 201.2, plane = 29.71, row = 7.684, vector = 12.45, far = 0.004208, cache = 2097152, deep = 0.001363, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 24.65, plane = 3.49, row = 6.854, vector = 7.765, tail = 1.164, thin = 31.26, far = 0.003638, cache = 2097152, deep = 0.08377, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 406, row = 6.495, vector = 9.276, tail = 2.157, far = 0.004027, cache = 838861, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 385.4, row = 7.635, vector = 5.891, tail = 2.844, cell = 0.254, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 384.4, row = 8.607, vector = 4.962, tail = 0.4228, cell = 0.358, thin = 18.45, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 20.46, vector = 17.05, tail = 45.91, cell = 0.5156, far = 0.01355, cache = 1258291, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 603.2, row = 5.381, width = 64, cell = 0.5829, thin = 0.05999, far = 0.002059, cache = 838861, deep = 0.01168, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 404.5, row = 14.39, vector = 9.742, tail = 4.601, cell = 0.4702, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 591.6, row = 17.76, width = 32, cell = 1.445, thin = 0.179, deep = 0.01168, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 50.25, row = 23.69, vector = 3.723, tail = 1.721, cell = 1.048, thin = 6.955, deep = 0.01126, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 20.05, plane = 6.632, row = 1.754, vector = 11.68, tail = 0.5393, far = 0.01122, cache = 2097152, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 7.524, plane = 18.37, row = 1.957, vector = 9.038, tail = 0.5705, cell = 0.1299, far = 0.001293, cache = 838861, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 27.84, plane = 1.397, row = 4.927, vector = 3.607, tail = 1.445, cell = 0.9062, thin = 23.96, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 20.92, vector = 17.11, tail = 44.5, cell = 0.6118, far = 0.007596, cache = 1258291, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 215, plane = 8.97, row = 3.598, width = 64, tail = 0.3633, cell = 0.719, far = 0.006075, cache = 2726298, deep = 0.001164, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 20.08, plane = 9.974, row = 4.803, vector = 15.38, tail = 0.6492, far = 0.001905, cache = 838861, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 256.7, plane = 6.095, row = 2.323, vector = 1.078, width = 32, tail = 3.058, cell = 1.839, thin = 0.08939, far = 0.001263, cache = 838861, deep = 0.001164, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 32.56, plane = 3.642, row = 4.872, vector = 7.742, cell = 0.2095, thin = 21.96, deep = 0.04463, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 256.3, row = 2.769, tail = 14.82, cell = 0.7809, far = 0.01223, cache = 2097152, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 229.5, plane = 6.314, row = 5.378, width = 16, tail = 5.976, cell = 1.32, thin = 0.08678, far = 0.002068, cache = 2097152, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 230.7, row = 10.22, vector = 2.789, tail = 1.38, cell = 1.097, thin = 22.94, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 18.69, plane = 0.005895, vector = 18.86, tail = 46.68, cell = 0.4167, far = 0.01764, cache = 2726298, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 465.8, vector = 21.18, width = 32, cell = 0.05702, far = 0.006272, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 229.1, plane = 9.068, row = 9.185, width = 16, tail = 8.849, cell = 1.971, thin = 0.1427, far = 0.002431, cache = 838861, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 472.7, vector = 41.1, width = 32, cell = 0.5386, far = 0.002745, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 9.203, row = 13.72, vector = 8.908, tail = 2.659, thin = 14.57, deep = 0.042, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 55.82, row = 7.786, vector = 31.51, tail = 4.912, far = 0.00667, cache = 1258291, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 34.84, row = 9.888, vector = 29.47, tail = 1.505, far = 0.004612, cache = 1677722, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 18.98, plane = 12.27, row = 13.13, vector = 20.1, tail = 0.2795, thin = 75.6, far = 0.002219, cache = 2726298, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <plane = 0.3219, vector = 86.09, tail = 43.89, cell = 0.2842, far = 0.02625, cache = 2726298, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 206.9, row = 9.535, width = 64, cell = 2.006, thin = 0.07396, far = 0.004783, cache = 1258291, deep = 0.0003821, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 0.9305, plane = 30.65, row = 11.85, vector = 44.97, tail = 1.529, far = 0.002505, cache = 838861, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 173.9, plane = 54.43, row = 4.777, vector = 2.41, width = 32, tail = 0.4694, cell = 5.633, thin = 0.5123, far = 0.006484, cache = 1677722, deep = 0.0003821, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 32.41, plane = 11.37, row = 14.34, vector = 20.04, cell = 0.7787, thin = 71.74, far = 0.004202, cache = 2726298, deep = 0.002478, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 19.05, plane = 1.951, vector = 3.202, tail = 1.929, cell = 0.3538, far = 0.01757, cache = 2097152, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 19.09, plane = 3.257, vector = 3.41, tail = 0.346, cell = 0.1305, far = 0.01451, cache = 1677722, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 25.78, plane = 0.1443, vector = 6.947, tail = 0.4901, thin = 10.85, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 48.51, plane = 0.02381, vector = 12.12, tail = 30.31, cell = 0.01195, far = 0.01844, cache = 1677722, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 183.9, width = 64, cell = 0.6449, thin = 0.03326, far = 0.006768, cache = 838861, deep = 0.002029, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 25.17, plane = 6.87, vector = 4.636, tail = 4.213, cell = 0.593, far = 0.00176, cache = 2726298, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 224.2, vector = 3.976, width = 32, cell = 1.046, thin = 0.1764, far = 0.004312, cache = 2097152, deep = 0.002029, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 27.23, plane = 6.08, vector = 5.442, tail = 1.881, thin = 8.336, far = 0.001954, cache = 2726298, deep = 0.00281, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 25.6, row = 4.443, vector = 6.41, tail = 5.195, cell = 0.09714, far = 0.01679, cache = 1677722, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 23.69, plane = 0.6624, row = 4.598, tail = 4.728, cell = 0.7278, far = 0.01487, cache = 2097152, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 21.93, plane = 3.209, row = 3.418, vector = 2.748, tail = 1.688, cell = 0.4775, thin = 10.48, far = 0.008865, cache = 2726298, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 39.3, plane = 0.02758, vector = 11.63, tail = 26.27, cell = 0.1627, far = 0.0179, cache = 1677722, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 198.6, row = 1.581, width = 64, cell = 0.6799, thin = 0.07991, far = 0.01141, cache = 2726298, deep = 0.0008663, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 32.54, row = 4.441, vector = 5.695, tail = 3.019, cell = 0.361, far = 0.0111, cache = 1677722, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 209.4, row = 8.117, vector = 7.623, far = 0.01149, cache = 2726298, deep = 0.0008663, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 25.28, plane = 2.206, row = 4.224, vector = 2.639, tail = 2.416, cell = 0.7004, thin = 10.89, far = 0.007564, cache = 2726298, deep = 0.002751, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <vector = 1.473, width = 32, cell = 0.3225, thin = 0.2732, far = 0.02294, cache = 1258291, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 11.08, plane = 2.445, vector = 3.533, tail = 0.3088, cell = 0.02122, far = 0.01417, cache = 1677722, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 22.38, plane = 3.915, vector = 2.843, thin = 8.107, far = 0.002166, cache = 2726298, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 26.25, vector = 6.716, tail = 27.06, cell = 0.2068, far = 0.02334, cache = 1677722, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 217.2, vector = 2.007, width = 64, cell = 0.5295, thin = 0.06191, far = 0.004751, cache = 2726298, deep = 0.0004847, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 10.68, plane = 5.315, vector = 4.336, cell = 0.1167, far = 0.003741, cache = 2097152, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 180.1, plane = 1.247, vector = 4.913, width = 32, tail = 1.646, cell = 0.4713, thin = 0.1974, far = 0.007949, cache = 2726298, deep = 0.0004847, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 17.6, plane = 4.344, vector = 3.682, tail = 0.2033, thin = 7.336, far = 0.001355, cache = 2726298, deep = 0.04855, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 62.87, row = 12.74, vector = 7.26, tail = 0.7745, cell = 0.1307, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 28.12, row = 8.13, vector = 8.349, tail = 5.44, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 62.45, row = 8.602, vector = 6.101, tail = 3.144, cell = 0.133, thin = 21.09, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 12.25, plane = 0.1926, vector = 22.97, tail = 57.74, cell = 0.1824, far = 0.002496, cache = 2097152, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 339.5, row = 5.422, width = 64, cell = 0.602, thin = 0.125, far = 0.004415, cache = 838861, deep = 0.0002968, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 36.15, row = 14.46, vector = 14.28, tail = 9.007, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 321, row = 12.56, width = 32, cell = 1.603, thin = 0.3511, far = 0.004625, cache = 838861, deep = 0.0002968, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 35.36, row = 19.67, vector = 4.421, tail = 8.385, cell = 0.9318, thin = 11.72, far = 0.004939, cache = 1677722, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 38.92, plane = 6.523, row = 16.61, vector = 10.99, tail = 2.182, far = 0.001909, cache = 1258291, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 26.74, row = 18.31, vector = 9.899, tail = 1.691, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 37.96, row = 17.73, vector = 4.028, tail = 1.093, cell = 0.6975, thin = 17.99, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 9.556, plane = 0.06237, vector = 24, tail = 59.69, cell = 0.1841, far = 0.003062, cache = 838861, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 216.9, row = 19, vector = 11, deep = 0.007762, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 34.28, plane = 1.298, row = 26.91, vector = 15.36, tail = 1.436, cell = 0.03496, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 259, row = 28.95, width = 32, cell = 1.801, thin = 0.3171, deep = 0.007762, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 57.7, row = 29.21, vector = 1.073, tail = 3.713, cell = 1.966, thin = 11.67, deep = 0.00336, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 57.65, plane = 6.828, row = 13.11, vector = 6.31, tail = 9.564, tap = 0.07213, step = 0.01155, far = 0.01052, cache = 1677722, deep = 0.05579, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 1129, plane = 89.62, vector = 12.43, tail = 12.85, step = 0.1858, far = 0.04421, cache = 1258291, deep = 0.05579, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 978.8, plane = 85.85, vector = 13.82, tail = 6.543, thin = 2.033, step = 0.2518, far = 0.03493, cache = 1258291, deep = 0.05579, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 63.29, plane = 11.53, row = 11.53, vector = 4.044, tail = 4.39, thin = 20.46, tap = 0.3652, step = 0.01353, far = 0.004806, cache = 2726298, deep = 0.05579, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 40.55, row = 5.223, vector = 2.258, cell = 0.04729, far = 0.02465, cache = 1677722, deep = 0.007203, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 51.93, tail = 3.063, cell = 0.5264, far = 0.02414, cache = 2097152, deep = 0.007203, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 171.2, plane = 40.69, width = 64, tail = 0.4792, cell = 0.5331, thin = 0.01859, far = 0.002399, cache = 2726298, deep = 0.003543, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 49.11, row = 0.0492, vector = 6.028, width = 32, cell = 0.2156, thin = 0.05718, far = 0.01344, cache = 1677722, deep = 0.007203, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 195.8, plane = 49.77, row = 0.2422, width = 16, tail = 1.348, cell = 0.5767, thin = 0.08822, far = 0.001826, cache = 838861, deep = 0.003543, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 53.55, row = 5.538, vector = 1.16, cell = 0.1922, thin = 2.763, far = 0.009478, cache = 1677722, deep = 0.007203, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 57.5, row = 5.498, vector = 5.042, far = 0.01893, cache = 1677722, deep = 0.00176, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 64.32, vector = 5.986, tail = 0.2134, cell = 0.1712, far = 0.01586, cache = 1258291, deep = 0.00176, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 180.3, plane = 39.21, row = 1.438, vector = 9.485, tail = 82.8, far = 0.005069, cache = 1677722, deep = 0.003455, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 58.91, row = 6.699, vector = 1.85, tail = 3.085, cell = 0.5192, far = 0.006419, cache = 2097152, deep = 0.00176, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 189.1, plane = 60.35, row = 4.446, width = 16, tail = 2.847, cell = 0.7147, thin = 0.02938, far = 0.005181, cache = 2097152, deep = 0.003455, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 60.17, row = 7.852, vector = 2.768, tail = 0.1378, cell = 0.2488, thin = 12.13, far = 0.004488, cache = 2097152, deep = 0.00176, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 47.1, row = 8.889, vector = 8.349, tail = 3.386, far = 0.01883, cache = 1677722, deep = 0.01947, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 52.53, vector = 10.86, tail = 1.033, cell = 0.1195, far = 0.02257, cache = 1677722, deep = 0.01947, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 141.9, plane = 58.36, row = 5.825, width = 32, cell = 0.6902, thin = 0.0543, far = 0.0112, cache = 2097152, deep = 0.0006309, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 46.43, row = 9.807, vector = 14.62, tail = 1.909, deep = 0.01947, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 131.4, plane = 91.14, row = 10.5, tail = 134, cell = 1.571, far = 0.003098, cache = 1677722, deep = 0.0006309, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 56.22, row = 9.179, vector = 6.801, tail = 0.59, cell = 0.2015, thin = 28.18, deep = 0.01947, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 59.75, row = 8.432, tail = 36.8, cell = 3.1, far = 0.009278, cache = 838861, deep = 0.004078, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 65.16, vector = 40.67, tail = 9.036, cell = 1.977, far = 0.007685, cache = 838861, deep = 0.004078, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <plane = 63.49, row = 3.665, vector = 53.6, deep = 0.00177, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 63.82, vector = 103.2, cell = 0.5244, deep = 0.004078, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <plane = 95.83, vector = 107.1, deep = 0.00177, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 103.2, plane = 60.47, vector = 71.47, tail = 2.345, thin = 72.89, deep = 0.004078, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 46.33, row = 3.844, vector = 2.632, width = 32, cell = 0.2655, far = 0.02146, cache = 1677722, deep = 0.03744, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <plane = 59.74, vector = 8.308, far = 0.0125, cache = 1677722, deep = 0.03744, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 155.7, plane = 46.18, row = 0.3414, vector = 1.07, width = 32, cell = 0.5709, far = 0.005274, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 57.91, row = 7.492, vector = 5.852, far = 0.008247, cache = 1677722, deep = 0.03744, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 186.9, plane = 55.46, row = 7.474, tail = 123.1, cell = 0.7243, far = 0.006384, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 58.31, row = 8.314, vector = 1.134, tail = 0.5549, cell = 0.5628, thin = 7.129, far = 0.008702, cache = 2097152, deep = 0.03744, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 10.03, plane = 68, row = 4.928, vector = 13.11, tail = 0.004928, far = 0.01415, cache = 2097152, deep = 0.1406, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 71.58, row = 2.656, vector = 12.04, tail = 3.458, far = 0.008391, cache = 2726298, deep = 0.1406, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 179.9, plane = 69.8, row = 5.124, width = 32, cell = 0.7891, thin = 0.1866, far = 0.003256, cache = 1677722, deep = 0.002276, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 4.906, plane = 78.76, row = 3.167, vector = 18.21, tail = 2.344, far = 0.0142, cache = 2726298, deep = 0.1406, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 153.9, plane = 84.94, vector = 12.06, width = 32, cell = 1.768, deep = 0.002276, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 78.56, plane = 73.81, row = 7.11, vector = 2.732, tail = 1.86, cell = 1.877, thin = 70.02, far = 0.01567, cache = 2097152, deep = 0.1406, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 114.1, vector = 12.68, width = 64, cell = 1.4, deep = 0.08142, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 17.46, plane = 82.96, vector = 6.776, width = 32, cell = 2.571, thin = 0.2372, deep = 0.08142, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 139.4, plane = 118.6, vector = 9.661, width = 64, cell = 1.428, deep = 0.01707, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 21.46, plane = 100.1, tail = 18.57, cell = 4.551, far = 0.03778, cache = 838861, deep = 0.08142, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 170.8, plane = 115, vector = 34.97, tail = 1752, far = 0.0241, cache = 838861, deep = 0.01707, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 192.9, plane = 80.65, row = 12.93, vector = 13.28, cell = 1.215, thin = 235.7, far = 0.02444, cache = 838861, deep = 0.08142, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 76.57, row = 8.208, vector = 3.86, tail = 4.382, tap = 0.05721, step = 0.002931, far = 0.0107, cache = 1677722, deep = 0.06603, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 85.79, row = 9.225, vector = 1.782, tail = 5.016, thin = 5.805, tap = 0.2152, step = 0.01743, far = 0.001947, cache = 838861, deep = 0.06603, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <plane = 86.9, row = 9.703, vector = 2.74, tail = 2.445, thin = 5.857, tap = 0.2437, step = 0.01926, far = 0.00328, cache = 2097152, deep = 0.06603, last = 83886080>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 18.38, row = 3.02, vector = 4.043, tail = 0.1939, far = 0.02333, cache = 838861, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 14.2, row = 2.833, vector = 4.036, tail = 0.6197, far = 0.01128, cache = 838861, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 8.911, row = 3.819, vector = 3.258, tail = 0.2561, thin = 13.98, far = 0.005208, cache = 838861, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 30.28, plane = 0.1278, vector = 9.581, tail = 30.5, cell = 0.2258, far = 0.01915, cache = 2726298, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <plane = 132.1, row = 10.5, vector = 7.085>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 10.78, row = 3.956, vector = 5.874, tail = 0.6304, far = 0.008691, cache = 838861, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 199, row = 4.713, vector = 5.171, far = 0.009981, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 8.11, row = 3.992, vector = 3.983, thin = 14.66, far = 0.003965, cache = 838861, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 253.8, plane = 22.47, row = 8.53, vector = 9.674, cell = 0.02806, far = 0.008831, cache = 2097152, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 251.3, plane = 3.991, row = 10.14, vector = 9.331, far = 0.003446, cache = 2726298, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 258.7, plane = 0.7403, row = 10.34, vector = 1.11, tail = 2.587, cell = 1.327, thin = 21.31, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 32.96, vector = 22.93, tail = 45.54, cell = 0.1267, far = 0.02663, cache = 1677722, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 474.2, row = 7.171, vector = 1.631, width = 64, cell = 0.6217, thin = 0.0998, far = 0.007144, cache = 2726298, deep = 0.002535, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 263, row = 15.85, vector = 13.55, tail = 0.123, cell = 0.007198, far = 0.005745, cache = 2726298, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 467.2, row = 18.62, vector = 13.05, far = 0.007105, cache = 2726298, deep = 0.002535, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 38.11, row = 16.58, tail = 3.405, cell = 1.869, thin = 13.25, deep = 0.01129, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 36, row = 8.827, vector = 2.537, tail = 10.57, tap = 0.07547, step = 0.0344, far = 0.005541, cache = 838861, deep = 0.03529, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 966.4, plane = 92.58, vector = 1.957, width = 32, tail = 17.49, cell = 0.4271, thin = 0.2103, step = 0.2075, far = 0.04489, cache = 2097152, deep = 0.03529, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 1097, plane = 85.73, row = 2.607, vector = 14.06, tail = 11.71, step = 0.2201, far = 0.02518, cache = 1677722, deep = 0.03529, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 27.31, plane = 22.61, row = 8.434, vector = 3.352, tail = 7.276, thin = 16.64, tap = 0.3494, step = 0.01426, deep = 0.03529, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 42.32, row = 6.325, vector = 3.213, tail = 2.543, cell = 0.04268, far = 0.02368, cache = 2097152, deep = 0.007885, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 60.71, vector = 5.604, tail = 0.2795, cell = 0.07309, far = 0.0174, cache = 1677722, deep = 0.007885, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 178.9, plane = 16.3, width = 64, tail = 1.663, cell = 0.476, thin = 0.02938>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 40.64, row = 6.063, vector = 4.936, tail = 1.869, cell = 0.06127, far = 0.00804, cache = 2097152, deep = 0.007885, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 151.9, plane = 57.57, row = 4.244, vector = 1.265, width = 16, cell = 0.5106, thin = 0.1119>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 53.82, row = 6.656, vector = 1.913, tail = 0.4971, cell = 0.24, thin = 12.61, far = 0.007062, cache = 2726298, deep = 0.007885, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 68.52, row = 8.725, vector = 3.113, tail = 5.304, tap = 0.05889, far = 0.01046, cache = 1677722, deep = 0.03863, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 73.06, row = 11.03, vector = 0.4142, tail = 5.118, cell = 0.08819, thin = 6.929, tap = 0.2245, far = 0.008054, cache = 1258291, deep = 0.03863, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 77.98, row = 8.903, vector = 2.164, tail = 2.879, thin = 7.389, tap = 0.2797, far = 0.009822, cache = 2097152, deep = 0.03863, last = 25165824>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 14.18, row = 1.545, vector = 3.384, tail = 0.4733, cell = 0.1207, far = 0.01881, cache = 1677722, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 15.26, plane = 1.087, row = 2.063, vector = 4.576, cell = 0.01947, far = 0.008534, cache = 1677722, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 19.92, plane = 1.852, row = 3.579, vector = 2.349, tail = 0.4179, cell = 0.2588, thin = 11.72, far = 0.00497, cache = 2726298, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 45.76, plane = 0.03268, vector = 8.668, tail = 22.35, cell = 0.2405, far = 0.02491, cache = 2097152, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 179.8, row = 6.168, vector = 4.832>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 14.36, plane = 0.7463, row = 2.226, vector = 5.864, tail = 0.2289, far = 0.007463, cache = 1677722, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 155.5, row = 11.78, vector = 5.289>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 24.44, plane = 2.183, row = 3.219, vector = 2.964, cell = 0.1102, thin = 12.43, far = 0.004193, cache = 2726298, deep = 0.002864, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 279.8, row = 7.915, vector = 9.99, tail = 1.115, far = 0.006729, cache = 2097152, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 276.3, row = 8.258, vector = 7.389, tail = 1.007, cell = 0.3272, far = 0.002003, cache = 2097152, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 311.2, plane = 1.002, row = 9.503, vector = 4.258, tail = 0.9917, cell = 0.5398, thin = 21.5, far = 0.001018, cache = 2726298, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 51.55, plane = 0.1007, vector = 22.6, tail = 41.81, cell = 0.07639, far = 0.02566, cache = 2726298, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <plane = 140.6, row = 11.79, vector = 44.94, width = 64, tail = 322>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 262, plane = 1.124, row = 11.8, vector = 13.88, tail = 1.177, cell = 0.08172, far = 0.001468, cache = 1677722, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 430.4, row = 11.32, vector = 15.44>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 73.36, row = 17.42, vector = 2.134, tail = 1.663, cell = 1.166, thin = 12.46, deep = 0.003054, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 47.62, plane = 31.64, row = 8.362, tail = 13.02, tap = 0.1456, step = 0.00387, far = 0.01466, cache = 1677722, deep = 0.01593, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 2450, plane = 62.5, vector = 42.19, width = 64, step = 0.1172, far = 0.08859, cache = 838861, deep = 0.01593, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 2264, plane = 70.57, vector = 37.51, width = 32, cell = 0.7753, thin = 0.02052, step = 0.1737, far = 0.0533, cache = 838861, deep = 0.01593, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 48.03, plane = 14.79, row = 8.185, vector = 2.394, tail = 6.784, thin = 14.73, tap = 0.3681, step = 0.01316, deep = 0.01593, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 39.55, row = 0.1688, vector = 0.8964, width = 32, cell = 0.2544, thin = 0.124, far = 0.02076, cache = 1677722, deep = 0.003816, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 61.16, vector = 3.498, cell = 0.2281, far = 0.0175, cache = 1258291, deep = 0.003816, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 133.4, plane = 35.31, row = 0.7795, vector = 19.33, width = 64, tail = 39.02>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 54.41, row = 4.137, vector = 2.424, tail = 0.9311, cell = 0.2929, far = 0.007108, cache = 1258291, deep = 0.003816, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 140.5, plane = 58.58, row = 5.903, vector = 4.499, tail = 271.5, far = 0.005181, cache = 1677722>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 56.34, row = 4.106, vector = 1.686, cell = 0.1415, thin = 13.21, far = 0.00723, cache = 1677722, deep = 0.003816, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 71.83, row = 7.67, vector = 2.105, tail = 4.672, tap = 0.05907, step = 0.00005941, far = 0.01381, cache = 1677722, deep = 0.007674, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 80.92, row = 9.156, vector = 0.0756, tail = 5.014, cell = 0.1272, thin = 6.49, tap = 0.2024, step = 0.006638, far = 0.008001, cache = 838861, deep = 0.007674, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 79.25, row = 7.983, vector = 1.968, tail = 2.707, thin = 6.855, tap = 0.2555, step = 0.001315, far = 0.006574, cache = 1258291, deep = 0.007674, last = 8388608>
argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 27.54, row = 16.4, vector = 6.443, width = 32, thin = 0.7308, tap = 0.1064, step = 0.01305>
argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1373, plane = 87.03, row = 17.65, tail = 0.3142, cell = 0.365, thin = 1.307, step = 0.11, far = 0.06866, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1196, plane = 84.5, vector = 25.1, width = 32, cell = 0.3437, step = 0.1907, far = 0.08072, cache = 1258291>
argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <plane = 0.2731, row = 27.96, vector = 1.762, thin = 13.11, tap = 0.4199, far = 0.01429, cache = 838861>
argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 67.09, row = 7.587, vector = 1.844, tail = 5.837, tap = 0.0614, step = 0.0007864, far = 0.01272, cache = 1677722>
argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 75.75, row = 10.12, vector = 1.034, tail = 4.192, thin = 7.201, tap = 0.1874, step = 0.01125, far = 0.007221, cache = 1258291>
argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 76.4, row = 8.439, vector = 2.281, tail = 0.8222, thin = 10.54, tap = 0.2254, step = 0.01008, far = 0.007608, cache = 1677722>
argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 19.43, plane = 33.06, width = 32, tail = 12.58, tap = 0.1381, step = 0.02818>
argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 62.47, plane = 30.03, row = 14.62, tail = 6.853, thin = 13.39, tap = 0.2889, step = 0.006197, far = 0.000256, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 63.29, row = 5.946, vector = 0.2845, tail = 7.355, tap = 0.06758, step = 0.001189, far = 0.01803, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 59.77, row = 8.954, vector = 2.292, tail = 3.93, tap = 0.08786, far = 0.006148, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 64.9, row = 12.57, vector = 1.744, tail = 2.851, thin = 8.168, tap = 0.1318, step = 0.001381, far = 0.01456, cache = 1258291>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 18.69, plane = 12.31, row = 2.37, vector = 12.08, tail = 3.922, cell = 0.08279, far = 0.008266, cache = 2097152>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 28.35, row = 2.054, vector = 10.43, tail = 1.148, cell = 0.07371, far = 0.002055, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 24.97, plane = 3.307, row = 0.6579, vector = 8.651, tail = 1.173, cell = 0.2577>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 216.5, plane = 8.13, width = 64, tail = 2.151, cell = 0.7444, thin = 0.06874, far = 0.002278, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 27.09, row = 3.519, vector = 12.49, tail = 1.475, cell = 0.1809, far = 0.00254, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 240.3, plane = 5.163, row = 0.4162, width = 64, tail = 2.531, cell = 0.889, thin = 0.1088, far = 0.004288, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 27.56, plane = 4.872, row = 3.22, vector = 8.638, tail = 1.092, cell = 0.2949>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 25.06, plane = 1.647, row = 3.521, vector = 1.898, tail = 3.764, cell = 1.544, thin = 12.39>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 321.2, row = 31.3, vector = 30.41, tail = 0.6549>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 291.4, row = 19.58, vector = 13.69, tail = 5.509, cell = 0.6122, far = 0.001042, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 289.9, row = 17.08, vector = 19.54, cell = 0.3633>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 549.8, row = 22.49, vector = 22.88>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 39.61, plane = 6.341, row = 75.53, vector = 29.99, cell = 0.0635, far = 0.001707, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 401.7, row = 65.27, width = 64, cell = 1.931, thin = 0.1057>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 70.29, row = 39.32, vector = 18.75, tail = 2.891, cell = 0.2777>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 87.66, row = 29.19, width = 16, cell = 4.113, thin = 1.194, far = 0.00877, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 20.31, plane = 63.57, row = 3.869, tail = 8.969, tap = 0.2539, far = 0.001228, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 71.5, plane = 10.21, row = 10.3, vector = 0.2978, tail = 7.81, thin = 26.42, tap = 0.4492, step = 0.01974>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 49.66, row = 4.411, vector = 12.5, tail = 1.308, far = 0.01146, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 55.96, vector = 8.958, tail = 2.221, cell = 0.084, far = 0.009509, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 57, row = 3.699, vector = 3.254, tail = 1.718, cell = 0.6834, thin = 17.77, far = 0.001393, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 170.2, plane = 55.85, row = 2.896, tail = 137.5, cell = 0.4946>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.9, row = 3.981, vector = 10.24, tail = 4.829, cell = 0.1844, far = 0.000287, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 59.43, row = 5.653, tail = 3.46, cell = 1.039, thin = 16.79, far = 0.001215, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 183.1, plane = 60.89, row = 4.592, vector = 12.3, tail = 239.9>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 61.05, row = 5.373, tail = 3.44, cell = 1.082, thin = 16.04, far = 0.004518, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 76.9, row = 6.281, vector = 7.658, tail = 15.65, tap = 0.111, far = 0.003558, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 82.95, row = 10.88, vector = 7.287, tail = 12.2, tap = 0.1984, far = 0.005579, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 92.68, row = 10.84, tail = 9.068, cell = 0.6369, thin = 12.97, tap = 0.3005, far = 0.007301, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 106.3, plane = 23.68, width = 64, thin = 3.996, tap = 0.2628, far = 0.1516, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 16.69, tail = 68.27, cell = 0.2072, thin = 23.63, tap = 0.4133, step = 0.04324>
argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 95.25, row = 10.33, vector = 3.124, tail = 6.39, tap = 0.1081>
argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 96.75, row = 21.47, vector = 4.355, width = 32, tail = 0.2302, thin = 0.003878, tap = 0.1978>
argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 90.89, row = 17.86, vector = 2.7, thin = 11.08, tap = 0.2884, far = 0.03475, cache = 2097152>
argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 264.1, plane = 14.67, row = 42.3, tail = 55.79, tap = 0.1645, far = 0.02921, cache = 838861>
argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 275.1, plane = 33.21, row = 11.46, tail = 58.77, thin = 41.8, tap = 0.2918, far = 0.05151, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 66.99, row = 3.461, vector = 4.266, width = 64, tail = 5.784, tap = 0.07558, far = 0.00703, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 71.32, vector = 5.412, width = 64, tail = 8.992, thin = 0.1499, tap = 0.1345, far = 0.007939, cache = 1258291>
argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 80.4, row = 14.58, vector = 1.777, tail = 5.627, thin = 10.49, tap = 0.1815, step = 0.000816, far = 0.009118, cache = 1258291>
argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 37.83, width = 64, tail = 164.6, thin = 6.927, tap = 0.1552>
argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 903.4, row = 12.68, tail = 21.12, thin = 32.56, tap = 0.319>
argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 87.44, row = 2.659, tail = 17.68, cell = 0.02598, tap = 0.07878, step = 0.0006858>
argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 0.9063, plane = 78.08, row = 12.07, vector = 2.235, tail = 7.283, tap = 0.1044, step = 0.005074>
argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 74.85, plane = 71.59, row = 10.85, tail = 2.094, cell = 0.3524, thin = 13.42, tap = 0.18, step = 0.00009277, far = 0.004013, cache = 838861>
argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <plane = 29.11, vector = 1.359, tail = 3327, step = 0.03768>
argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 31.32, plane = 19.28, vector = 7.145, width = 16, tail = 15.49, thin = 4.194, tap = 0.2099>
argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 61.57, row = 6.492, vector = 2.603, tail = 9.16, tap = 0.04268, step = 0.002815, far = 0.003725, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 58.55, row = 12.99, vector = 2.505, tail = 6.756, tap = 0.06276, step = 0.004251, far = 0.003443, cache = 1258291>
argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 57.46, row = 13.95, tail = 5.039, cell = 0.3352, thin = 10.28, tap = 0.1018, step = 0.005004, far = 0.006519, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 5.197, plane = 35.47, row = 1.118, vector = 14.84, tail = 1.963, far = 0.006906, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 25, row = 1.923, vector = 11.49, tail = 1.924, far = 0.001575, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 25.05, plane = 3.236, row = 0.9345, vector = 10.41, tail = 0.4168>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 172.3, plane = 49.96, row = 0.1312, width = 64, cell = 0.7325, thin = 0.1281, far = 0.0002657, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 24.7, row = 4.221, vector = 15.12, tail = 1.606, far = 0.0009855, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 221.3, plane = 1.059, row = 4.068, width = 64, tail = 1.327, cell = 0.8656, thin = 0.0539, far = 0.002893, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 30.5, plane = 2.351, row = 3.829, vector = 10.77, tail = 0.6796>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 31.88, plane = 0.2579, row = 4.414, vector = 2.013, tail = 2.975, cell = 1.485, thin = 12.83>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 328.2, plane = 2.208, row = 31.88, vector = 24.89, tail = 4.266, cell = 0.1436>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 297.6, row = 19.52, vector = 23.23, far = 0.003289, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 286.8, plane = 3.588, row = 16.04, vector = 19.94, cell = 0.2442>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 481.3, plane = 17.44, row = 20.4, vector = 22.5>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.14, plane = 6.114, row = 79.94, vector = 24.79, tail = 3.874, cell = 0.3803, far = 0.002265, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 236.5, row = 74.25, vector = 6.495, width = 32, cell = 1.679, far = 0.0005797, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 52.93, row = 41.17, vector = 20.11, tail = 0.9607, cell = 0.1308>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 38.84, row = 32.68, tail = 4.636, cell = 4.116, thin = 1.852, far = 0.007312, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 63.99, plane = 16.99, row = 5.974, tail = 11.09, tap = 0.2507, far = 0.003308, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 47.49, plane = 1.871, row = 15.6, vector = 0.05497, tail = 9.085, thin = 25.07, tap = 0.4793>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.54, row = 3.93, vector = 7.036, tail = 6.304, cell = 0.1411, far = 0.01005, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 61.09, vector = 4.959, tail = 3.751, cell = 0.3209, far = 0.01158, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 57.92, row = 2.8, tail = 5.284, cell = 1.021, thin = 17.82, far = 0.002378, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 146.7, plane = 62.58, row = 1.429, tail = 187.1, cell = 0.4821>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 57.03, row = 7.061, vector = 5.038, tail = 5.553, cell = 0.4719, far = 0.0003883, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 61.04, row = 4.25, tail = 5.042, cell = 1.048, thin = 16.99, far = 0.001296, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 156.3, plane = 65.02, row = 5.086, tail = 241.1, cell = 0.7549, far = 0.002289, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 63.48, row = 3.071, tail = 4.922, cell = 1.103, thin = 16.75, far = 0.004203, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 78.52, row = 5.691, vector = 5.956, tail = 17.55, tap = 0.1153, far = 0.005979, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 83.13, row = 12.59, vector = 4.972, tail = 11.72, tap = 0.2259, far = 0.008707, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 93.68, row = 11.25, vector = 3.782, tail = 5.161, thin = 12.4, tap = 0.3293, far = 0.009133, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 347.4, width = 32, tail = 58.16, thin = 2.791, tap = 0.249, far = 0.004743, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 252.7, plane = 55.3, row = 62.01, vector = 0.8227, width = 16, tail = 7.478, thin = 7.231, tap = 0.3941, far = 0.01952, cache = 838861>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 78.04, row = 4.282, vector = 4.652, tail = 7.974, tap = 0.1137>
argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 72.09, vector = 19.63, width = 64, tail = 9.774, tap = 0.1911, step = 0.004494>
argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 81.46, row = 21.76, vector = 2.561, tail = 0.5963, thin = 6.232, tap = 0.3147>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 602.8, row = 2.939, width = 64, thin = 7.866, tap = 0.1879, far = 0.01179, cache = 838861>
argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 777, plane = 10.76, row = 42.15, width = 16, cell = 0.4176, thin = 15.8, tap = 0.2461>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 65.57, row = 8.951, vector = 2.826, tail = 14.11, tap = 0.05818>
argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 73.64, row = 4.262, width = 64, cell = 0.1345, thin = 0.3301, tap = 0.1267, step = 0.0003439>
argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 75.47, row = 12.24, vector = 2.622, tail = 3.114, thin = 7.007, tap = 0.1756, far = 0.00521, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 120.7, row = 23.99, tail = 72.27, tap = 0.2154, step = 0.008629, far = 0.03161, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 113, row = 19.25, width = 16, tail = 21.92, cell = 0.3618, thin = 11.68, tap = 0.3031, step = 0.007223, far = 0.02334, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 81.39, row = 4.687, tail = 7.593, cell = 0.05735, tap = 0.0641, step = 0.000878, far = 0.005218, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 73.46, row = 10.88, vector = 0.02681, tail = 6.797, cell = 0.1382, tap = 0.1108, step = 0.003328>
argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 73.9, row = 10.92, tail = 6.997, cell = 0.347, thin = 6.774, tap = 0.1535, step = 0.006665, far = 0.0076, cache = 1677722>
argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 0.468, plane = 76.54, vector = 6.05, width = 16, tail = 10.86, tap = 0.1096, step = 0.02781, far = 0.003829, cache = 838861>
argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 29.67, row = 9.297, tail = 22.04, cell = 0.9869, tap = 0.7779, far = 0.007993, cache = 2097152>
argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 50.89, row = 5.36, vector = 1.492, tail = 4.588, tap = 0.073, step = 0.0008166, far = 0.005044, cache = 1677722>
argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 2.956, plane = 61.58, row = 8.483, vector = 1.102, tail = 0.8907, tap = 0.5477, step = 0.008907, far = 0.009053, cache = 838861>
argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 32.82, plane = 9.839, row = 11.47, vector = 2.187, tail = 13, cell = 0.1989, tap = 0.1717, step = 0.04694, far = 0.001622, cache = 1258291>
argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 32.73, plane = 24.98, width = 8, tail = 7.424, cell = 1.074, thin = 7.613, tap = 1.415>
argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 68.37, row = 7.33, vector = 4.118, tail = 6.916, tap = 0.108, step = 0.003987, far = 0.008073, cache = 2726298>
argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 78.45, row = 9.389, vector = 2.171, tail = 2.469, tap = 1.171, far = 0.001052, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 33.32, plane = 22.5, row = 9.656, vector = 6.327, width = 16, tail = 0.2298, cell = 0.04318, thin = 2.63, tap = 0.1776, step = 0.03282, far = 0.005818, cache = 1677722>
argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 28.87, plane = 2.803, row = 17.52, vector = 5.589, width = 4, tail = 10.43, thin = 31.36, tap = 1.438>
argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 71.72, row = 6.971, vector = 1.413, tail = 6.104, cell = 0.264, tap = 0.1213, far = 0.01259, cache = 1677722>
argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 3.099, plane = 80.94, row = 9.691, tail = 2.387, cell = 1.362, tap = 1.137, step = 0.02924, far = 0.01203, cache = 1677722>
argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 33.69, plane = 29.86, width = 32, tail = 8.867, cell = 0.376, thin = 1.107, tap = 0.1944, far = 0.01451, cache = 838861>
argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 25.75, plane = 7.104, row = 7.62, vector = 6.28, width = 4, tail = 0.1399, thin = 12.65, tap = 0.9161>
argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 62.8, row = 8.063, vector = 2.904, width = 16, tail = 2.501, tap = 0.1242, far = 0.008757, cache = 1258291>
argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 2.176, plane = 73.51, row = 8.499, vector = 0.855, tail = 2.58, thin = 5.287, tap = 0.8778, far = 0.0142, cache = 1677722>
argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <plane = 21.2, row = 18.7, cell = 0.3738, tap = 0.1826, step = 0.03228, far = 0.0001103, cache = 1677722>
argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 11.4, row = 12.35, width = 4, tail = 8.384, cell = 1.302, thin = 20.12, tap = 0.9859>
argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 63.93, row = 4.57, vector = 1.622, tail = 6.628, tap = 0.1236, far = 0.007933, cache = 1677722>
argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 65.41, row = 6.967, tail = 3.925, cell = 0.6599, tap = 0.8177, far = 0.00405, cache = 838861>
argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <plane = 24.94, row = 5.414, width = 32, tail = 17.24, cell = 0.007999, thin = 0.7364, tap = 0.109, step = 0.02651, far = 0.001418, cache = 838861>
argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 0.5351, plane = 4.721, row = 17.02, cell = 0.6225, thin = 19.77, tap = 0.2101, step = 0.01096, far = 0.009772, cache = 2726298>
argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 59.76, row = 6.702, vector = 1.197, tail = 1.92, tap = 0.05708, far = 0.008903, cache = 1677722>
argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 62.79, row = 5.482, vector = 1.018, tail = 1.262, thin = 3.179, tap = 0.1801, step = 0.001092, far = 0.003002, cache = 838861>
argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 32.19, plane = 19.58, row = 14.5, vector = 6.795, width = 32, tail = 10.57, tap = 0.1382, far = 0.005525, cache = 1677722>
argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 76.43, plane = 11.01, row = 28.11, vector = 2.908, cell = 0.2865, thin = 13.83, tap = 0.3261, step = 0.02069>
argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 80.11, row = 6.814, vector = 4.163, tail = 4.291, tap = 0.1001, far = 0.007445, cache = 1677722>
argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 86.52, row = 8.789, vector = 4.439, tail = 3.446, thin = 5.555, tap = 0.1959, step = 0.001639, far = 0.002816, cache = 838861>
argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 39.48, plane = 10.74, row = 8.227, vector = 2.551, tail = 17.87, tap = 0.09874, step = 0.04052, far = 0.002338, cache = 2097152>
argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 67.8, plane = 29.77, row = 9.267, vector = 6.379, width = 8, tail = 6.561, tap = 0.3137, step = 0.03065>
argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 72.41, row = 7.816, vector = 3.705, tail = 4.429, tap = 0.09256, step = 0.002948, far = 0.004121, cache = 838861>
argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 80.6, row = 7.913, vector = 3.823, tail = 1.88, thin = 5.406, tap = 0.1847, step = 0.007416, far = 0.003627, cache = 838861>
argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 47.7, plane = 36.06, row = 8.903, width = 32, tail = 19.21, cell = 0.023, thin = 0.5542, tap = 0.13, step = 0.007002, far = 0.00344, cache = 838861>
argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 54.85, plane = 12.48, row = 11.19, tail = 7.329, cell = 0.8587, thin = 22.59, tap = 0.2969, step = 0.003401>
argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 70.03, row = 7.754, vector = 1.835, tail = 1.595, tap = 0.0876, far = 0.01119, cache = 1677722>
argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 75.12, row = 7.062, vector = 0.3038, tail = 1.366, cell = 0.5369, thin = 4.492, tap = 0.1991, far = 0.01069, cache = 1677722>
argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 2.495, plane = 39.74, row = 22.06, width = 32, cell = 0.0578, thin = 1.394, tap = 0.09474, step = 0.016, far = 0.00993, cache = 1677722>
argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 30.11, plane = 14.43, row = 9.491, vector = 1.112, tail = 1.116, cell = 0.735, thin = 24.22, tap = 0.2842, step = 0.004591>
argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 70.15, row = 7.137, vector = 2.072, tail = 1.797, tap = 0.08426, far = 0.006574, cache = 2726298>
argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 76.32, row = 7.617, vector = 2.399, tail = 2.078, thin = 3.606, tap = 0.1939, step = 0.0007409, far = 0.00467, cache = 2726298>
argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <row = 51.53, cell = 0.01217, tap = 0.1149, step = 0.006499, far = 0.01286, cache = 838861>
argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <plane = 8.787, row = 15.71, cell = 0.4792, thin = 10.67, tap = 0.1173, step = 0.01385>
argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 61.53, row = 6.054, vector = 1.235, tail = 1.437, tap = 0.05299, step = 0.001894, far = 0.004925, cache = 2097152>
argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 63.86, row = 3.697, vector = 3.831, width = 64, cell = 0.02319, thin = 0.06843, tap = 0.02702, step = 0.0009752, far = 0.007544, cache = 1677722>
argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 64.33, row = 5.786, vector = 1.014, tail = 1.084, thin = 9.153, tap = 0.06301, step = 0.002315, far = 0.007606, cache = 2097152>
argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 85.68, plane = 35.53, width = 64, thin = 0.3328, tap = 0.2464>
argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 80.54, plane = 7.886, row = 21.84, cell = 0.2746, thin = 26.41, tap = 0.3673, step = 0.01202>
argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 93.09, row = 8.746, vector = 3.704, tail = 2.423, tap = 0.09858, far = 0.00704, cache = 2097152>
argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 94.66, row = 12.47, vector = 4.144, tail = 6.538, tap = 0.1117, step = 0.0007076, far = 0.005663, cache = 2097152>
argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 92.13, row = 10.42, tail = 3.654, cell = 0.6413, thin = 6.943, tap = 0.135, step = 0.0007851, far = 0.004244, cache = 1677722>
argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 20.77, width = 32, cell = 0.02135, thin = 6.686, tap = 0.1813>
argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 274.8, row = 9.203, width = 16, tail = 56.2, thin = 10.5, tap = 0.5573>
argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <plane = 74.45, row = 6.544, vector = 2.239, width = 16, tail = 3.817, cell = 0.3159, thin = 0.002545, tap = 0.09195, step = 0.0007179>
argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 68.36, row = 8.334, vector = 3.772, tail = 7.651, tap = 0.1045, step = 0.004385, far = 0.001196, cache = 838861>
argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 77.66, row = 8.747, tail = 4.55, cell = 0.507, thin = 8.15, tap = 0.1344, step = 0.002007>
argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 9.68, width = 64, tail = 0.277, cell = 0.2587, thin = 0.9822, tap = 0.09803, far = 0.1197, cache = 1258291>
argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 1247, plane = 10.21, row = 11.61, width = 16, thin = 20.53, tap = 0.3296>
argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 63.51, row = 7.516, vector = 2.601, tail = 1.951, tap = 0.05348, step = 0.004622>
argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 17.62, row = 10.24, tail = 8.516, cell = 0.2664, tap = 0.01563, step = 0.007115>
argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 88.29, row = 7.286, tail = 3.223, cell = 0.303, thin = 6.839, tap = 0.09428, step = 0.002962>
argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 5.935, plane = 107.5, width = 32, thin = 0.4354, tap = 0.1214, step = 0.0077>
argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 351.5, row = 5.593, tail = 29.05, cell = 0.4479, thin = 12.04, tap = 0.1656, step = 0.006955, far = 0.02744, cache = 838861>
argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 21.17, plane = 70.5, row = 2.963, vector = 3.249, width = 16, tail = 3.987, tap = 0.09953, far = 0.01197, cache = 1258291>
argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 9.957, plane = 68.04, row = 8.461, vector = 1.928, tail = 5.652, tap = 0.05703, far = 0.008493, cache = 1258291>
argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 28.02, plane = 71.37, row = 8.808, vector = 0.3608, tail = 1.87, cell = 0.248, thin = 7.038, tap = 0.09942, step = 0.0004148, far = 0.007529, cache = 838861>
argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 28.57, vector = 1.39, tail = 53.03, tap = 0.0586, step = 0.02132>
argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 10.83, tail = 34.54, cell = 0.3096, tap = 0.1002, step = 0.01691>
argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <row = 6.349, vector = 6.319>
argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 54916, plane = 637, row = 17.61, thin = 21.24>
argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 111.4, width = 64, thin = 1.753, tap = 0.1907>
argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 77.83, width = 16, thin = 6.195, tap = 0.3362, step = 0.03232, far = 0.01452, cache = 838861>
argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 82.88, row = 7.197, vector = 3.686, tail = 3.977, tap = 0.09>
argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 93.47, row = 7.472, tail = 1.85, cell = 0.6354, thin = 10.77, tap = 0.15, far = 0.002328, cache = 838861>
argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 5.575, row = 84.18, width = 32, tail = 33.4, thin = 2.597, tap = 0.1392, step = 0.001886, far = 0.0124, cache = 2726298>
argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <row = 59.29, width = 32, cell = 0.2366, thin = 3.001, tap = 0.2697, far = 0.05888, cache = 2726298>
argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 5.062, plane = 64.02, width = 32, tail = 6.907, cell = 0.3489, thin = 0.09558, tap = 0.1184>
argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 64.7, row = 8.884, cell = 0.421, thin = 17.64, tap = 0.1766>
argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 101.6, width = 64, tail = 1.918, tap = 0.1349, step = 0.02222>
argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 1389, plane = 34.83, row = 1.424, width = 16, thin = 6.321, tap = 0.2161, far = 0.1564, cache = 838861>
argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 60.01, vector = 14.51, width = 16, step = 0.007853>
argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <row = 15.9, thin = 12.48, tap = 0.1355>
argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 536.4, plane = 86.94, width = 32, tail = 32.94, thin = 16.37, tap = 0.1244, step = 0.01142>
argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 361.9, row = 7.119, tail = 13.89, cell = 0.4309, thin = 30.7, tap = 0.1724, step = 0.01167>
argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 399.9, plane = 80.18, row = 4.081, vector = 0.3164, width = 16, tail = 3.415, cell = 0.09731, thin = 0.04272, tap = 0.09765, far = 0.01185, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 459.8, plane = 75.82, row = 8.126, tail = 4.263, cell = 0.1991, thin = 11.45, tap = 0.1126, far = 0.001202, cache = 838861>
argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 90.45, plane = 88.41, width = 64, cell = 0.1356, thin = 45.82, step = 0.04441>
argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 125.3, row = 13.97, tail = 28.7, thin = 8.665, tap = 0.2414, step = 0.001048>
argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 23.98, vector = 23.22, width = 128, tail = 7.35>
argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 5.609, plane = 51.34, row = 4.627, vector = 2.08, tail = 1.552, thin = 10.04, tap = 0.07199, step = 0.001027>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <plane = 25.15, row = 1.124, vector = 7.201, cell = 0.04546, far = 0.01462, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 18.15, plane = 8.046, row = 3.012, vector = 1.271, tail = 2.63, cell = 0.2444, far = 0.009662, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 23.13, plane = 3.317, row = 3.395, vector = 3.164, tail = 0.05422, cell = 0.08426, far = 0.001228, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_stream" cost <call = 210.7, vector = 11.9, far = 0.002231, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 27.69, plane = 3.097, row = 3.04, vector = 7.293, tail = 1.881, cell = 0.1143, far = 0.0005701, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_stream" cost <call = 167.1, vector = 11.87, far = 0.006497, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 26.78, plane = 1.216, row = 3.777, vector = 7.498, tail = 1.667, far = 0.001109, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 28.79, plane = 0.1785, row = 4.738, vector = 2.351, tail = 0.6544, cell = 0.5341, thin = 12.83, far = 0.001512, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 279.2, plane = 20.54, row = 30.1, vector = 13.94, tail = 2.846, cell = 0.06039, far = 0.000107, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 274.2, plane = 0.2875, row = 22.24, vector = 10.43, tail = 0.2165>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 254.3, plane = 10.96, row = 19.6, vector = 7.73, tail = 1.042>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 199.1, plane = 301.8, row = 7.516, vector = 46.12, width = 64, tail = 49.31>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 56.15, plane = 0.6711, row = 56, vector = 19.7, tail = 1.924>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 276.9, row = 37.65, vector = 4.611, width = 64, cell = 1.145, thin = 0.1591>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 60.75, row = 71.01, vector = 13.6, tail = 2.124, cell = 0.1845>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 49.66, row = 42.05, tail = 2.724, cell = 2.232, thin = 0.8543>
argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 39.35, plane = 49.82, row = 5.664, tail = 7.649, tap = 0.139, step = 0.0231>
argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 65.35, plane = 3.035, row = 15.57, tail = 5.204, thin = 21.94, tap = 0.3017, step = 0.03419>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.08, row = 4.805, vector = 4.344, width = 256, cell = 0.1824>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 60.36, vector = 6.98, tail = 0.9944, far = 0.02309, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 51.25, row = 6.519, tail = 1.309, cell = 0.2889, thin = 13.1, far = 0.005359, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 166.2, plane = 38.1, tail = 454.3, cell = 0.4254>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.4, row = 5.6, vector = 7.503, tail = 1.81>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 60.86, row = 5.991, tail = 0.6534, cell = 0.5538, thin = 13.37>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 59.27, row = 6.149, tail = 0.0882, cell = 0.7236, thin = 13.29>
argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 74.62, row = 3.818, vector = 9.541, tail = 6.759, tap = 0.03078, far = 0.009363, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 94.02, row = 9.994, tail = 0.8957, cell = 0.6078, thin = 13.88, tap = 0.1761, far = 0.00009138, cache = 838861>
argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 652.4, plane = 26.45, row = 3.027, tap = 0.1172, step = 0.0276>
argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 327.5, plane = 7.256, row = 10.09, tail = 6.85, cell = 0.1808, thin = 35.39, tap = 0.2649, step = 0.05558, far = 0.03146, cache = 1258291>
argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 66.09, row = 1.125, vector = 8.061, tap = 0.04066>
argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 75.17, row = 9.312, vector = 3.708, tail = 6.159, thin = 10.8, tap = 0.1639, step = 0.004605>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 18.97, plane = 10.73, row = 2.436, vector = 1.195, tail = 2.124, cell = 0.08388, far = 0.01255, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 15.68, plane = 5.506, row = 3.368, vector = 2.429, tail = 1.147, cell = 0.03607, far = 0.00557, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 33.19, plane = 0.4107, row = 3.405, vector = 2.526, tail = 0.1564, far = 0.003614, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_stream" cost <call = 100.3, plane = 60.65, row = 5.599, vector = 2.826>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 18.44, plane = 1.867, row = 3.673, vector = 3.244, tail = 0.9844, cell = 0.03227, far = 0.004973, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_stream" cost <call = 194.8, row = 5.807, vector = 1.417, width = 64, cell = 0.2168>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 23.16, plane = 0.7997, row = 4.185, vector = 2.918, tail = 0.3542, far = 0.004819, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 33.34, plane = 0.07147, row = 4.409, vector = 1.453, tail = 0.5999, cell = 0.3172, thin = 12.06, far = 0.001926, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 14.7, plane = 36.89, row = 8.486, tail = 4.845, tap = 0.133, step = 0.001173>
argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 76.57, plane = 11.83, row = 9.349, vector = 2.369, tail = 4.123, thin = 19.18, tap = 0.1937, step = 0.01708>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 62.62, row = 1.087, vector = 2.941, cell = 0.0273>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 59.39, tail = 2.986, cell = 0.2847>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 57.52, row = 4.142, vector = 0.3015, tail = 0.242, cell = 0.132, thin = 15.36, far = 0.00856, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 122.5, plane = 61.05, vector = 7.96>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 22.56, plane = 55.51, row = 2.865, width = 32, tail = 0.2497, cell = 0.1796, thin = 0.08716>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 36.01, plane = 56.12, row = 4.098, vector = 1.423, tail = 0.08166, cell = 0.2108, thin = 14.77, far = 0.009543, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 10.18, plane = 56.14, row = 4.777, vector = 0.5653, tail = 0.01146, cell = 0.151, thin = 14.97, far = 0.006717, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 63.65, row = 7.026, vector = 2.74, tail = 3.203, tap = 0.01228>
argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 29.93, plane = 71.27, row = 9.079, tail = 2.481, cell = 0.281, thin = 11.89, tap = 0.117, step = 0.002341, far = 0.004643, cache = 2726298>
argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <plane = 6.261, row = 54.56, width = 32, tail = 6.659, thin = 7.363, tap = 0.1657>
argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <row = 30.67, tail = 12.09, cell = 0.2854, thin = 9.602, tap = 0.2685, step = 0.003765, far = 0.004528, cache = 838861>
argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 65.57, row = 2.387, width = 128, cell = 0.11, thin = 0.2013, tap = 0.01402>
argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 78.72, plane = 74.74, row = 7.662, tail = 4.148, cell = 0.2356, thin = 14.23, tap = 0.1361, step = 0.00528, far = 0.01228, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <plane = 12.5, row = 0.03646, vector = 1.729, width = 16, cell = 0.02325, far = 0.002753, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 83.98, plane = 1.479, row = 1.748, vector = 3.83, width = 32, tail = 0.2182, cell = 0.008024, far = 0.001459, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 236.7, row = 1.371, vector = 1.879>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <plane = 13.14, row = 0.9129, vector = 3.483, width = 16, tail = 0.474, thin = 0.2311, far = 0.002782, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 207.3, plane = 18.51, row = 2.299, width = 64, tail = 0.2016, cell = 0.2212, thin = 0.0004253, far = 0.0004441, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <plane = 6.625, row = 0.8956, vector = 2.509, width = 8, tail = 0.2364, thin = 1.155, far = 0.002299, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 53.32, plane = 5.054, row = 6.101, vector = 3.331, width = 32, tail = 0.9767, cell = 0.01855, thin = 0.3173, far = 0.003753, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 144, plane = 71.08, row = 4.434, vector = 2.1>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 49.57, row = 5.9, width = 32, tail = 10.9, cell = 0.2343, thin = 0.1774, far = 0.002808, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 185.1, plane = 13.49, row = 4.788, vector = 1.988, width = 64, cell = 0.2082, thin = 0.01201, far = 0.002977, cache = 2726298>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 50.38, plane = 6.954, row = 4.459, width = 8, tail = 4.29, cell = 0.5743, thin = 0.09508>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.24, row = 0.9964, vector = 1.937, tail = 0.1797, far = 0.004169, cache = 1677722>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 25.5, row = 0.7828, vector = 0.694, tail = 0.05567, thin = 0.01803, far = 0.003096, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 118.4, plane = 113.7, vector = 2.239>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 20.81, row = 0.5457, vector = 1.514, tail = 0.4474, thin = 0.7247, far = 0.003203, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 116.4, plane = 145.7, width = 64, tail = 0.694, cell = 0.3053>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 20.65, row = 0.6349, vector = 1.149, tail = 0.2502, thin = 0.654, far = 0.0007595, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 4.53, plane = 30.25, row = 1.71, vector = 2.051, tail = 0.6002, thin = 0.123>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 138, plane = 72.72, row = 0.5668, vector = 3.12, far = 0.00174, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 24.13, row = 2.134, vector = 3.961, tail = 0.6606, thin = 1.29>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 174.5, plane = 28.35, row = 2.39, vector = 4.934, far = 0.001955, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 27.26, row = 2.093, vector = 2.479, tail = 0.4141, cell = 0.02223, thin = 1.349>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <plane = 11.9, vector = 2.055, width = 16, cell = 0.02456, far = 0.002323, cache = 838861>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 85.41, plane = 10.23, row = 1.019, vector = 4.298, width = 32, tail = 0.3003, cell = 0.02043, far = 0.005684, cache = 2726298>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 233.3, plane = 18.41, row = 0.119, width = 64, tail = 0.764, cell = 0.1218, far = 0.00511, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <plane = 14.02, vector = 3.507, width = 16, tail = 0.2614, thin = 0.3576, far = 0.001912, cache = 838861>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 208.3, plane = 31.52, row = 0.91, vector = 4.383>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <plane = 7.394, row = 0.7964, vector = 2.408, width = 8, tail = 0.1506, thin = 0.8813, far = 0.001221, cache = 2726298>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 60.29, plane = 4.822, row = 6.468, vector = 4.514, width = 32, tail = 0.453, thin = 0.3207, far = 0.003055, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 210.4, plane = 13.9, row = 3.62, width = 64, cell = 0.1517, thin = 0.1002, far = 0.001986, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 56.53, row = 6.817, vector = 0.0009147, width = 32, tail = 10.33, cell = 0.2017, thin = 0.1461, far = 0.01043, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 224.9, plane = 4.631, row = 5.031, vector = 3.937, width = 64, cell = 0.1379, far = 0.001315, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 30.92, plane = 5.366, row = 5.278, vector = 0.9156, width = 8, tail = 3.465, cell = 0.3049, thin = 0.1089, far = 0.005889, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 105.6, row = 0.9832, vector = 1.25, tail = 0.6264, cell = 0.04183, far = 0.006343, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 22.81, row = 0.5992, vector = 0.7915, tail = 0.1615, thin = 0.004714, far = 0.01094, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 143.5, plane = 117.8, row = 0.2689, vector = 2.193, far = 0.0101, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 22.12, row = 0.4941, vector = 1.431, tail = 0.1689, thin = 0.6085, far = 0.004511, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 164.6, plane = 119.8, row = 1.007, width = 32, tail = 0.01159, cell = 0.3054, thin = 0.01356>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 22.32, row = 0.6196, vector = 1.162, tail = 0.2373, thin = 0.5531, far = 0.003715, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 33.42, row = 1.751, vector = 2.035, tail = 0.5046, thin = 0.1418, far = 0.002376, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 155, plane = 28.77, row = 1.555, vector = 3.187, far = 0.001858, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 28.3, row = 2.066, vector = 3.723, tail = 0.8972, thin = 0.7114, far = 0.006296, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 141.1, plane = 33.49, row = 1.892, width = 64, cell = 0.3592, thin = 0.00904, far = 0.0004177, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 30.73, row = 1.865, vector = 2.678, tail = 0.5077, thin = 1.358, far = 0.002635, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <plane = 0.6578, vector = 4.933, width = 32, cell = 0.02367, thin = 0.1186, far = 0.00955, cache = 1677722, deep = 0.02663, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 63.84, plane = 2.23, vector = 2.316, tail = 33.4, cell = 0.35, deep = 0.02663, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 57.46, plane = 6.908, vector = 6.729, width = 32, tail = 1.231, far = 0.01414, cache = 2097152, deep = 0.02663, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 194.5, plane = 6.398, width = 64, tail = 0.4798, cell = 0.1951, far = 0.00795, cache = 1677722, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 205.7, plane = 5.525, vector = 0.2958, width = 32, cell = 0.2306, thin = 0.0558, far = 0.004461, cache = 2726298, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 199.4, plane = 8.497, vector = 2.641, width = 16, cell = 0.178, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <plane = 5.184, vector = 2.589, width = 16, thin = 0.1394, far = 0.01144, cache = 1677722, deep = 0.02663, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 197.9, plane = 6.866, vector = 2.633, far = 0.0001328, cache = 2726298, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16" cost <call = 199.5, plane = 7.185, vector = 2.651, far = 0.0005502, cache = 2726298, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 192.7, plane = 5.151, vector = 4.556, width = 16, cell = 0.2862, deep = 0.0006175, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <plane = 5.296, vector = 1.328, width = 8, cell = 0.08632, thin = 0.6279, far = 0.006871, cache = 1677722, deep = 0.02663, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 5.778, plane = 10.54, vector = 2.125, width = 16, cell = 0.03794, far = 0.005158, cache = 1258291, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <plane = 7.167, vector = 0.8601, tail = 22.72, cell = 0.2418, far = 0.0004612, cache = 838861, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 57.79, plane = 39.29, vector = 3.258, width = 32, tail = 0.6675, cell = 0.06611, far = 0.01373, cache = 2097152, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 56.51, plane = 205.7, vector = 2.728, far = 0.003872, cache = 838861, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 229.8, plane = 10.12, row = 0.417, vector = 1.212, width = 32, cell = 0.1878, far = 0.003019, cache = 2097152, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 183.2, plane = 72.52, vector = 1.423, far = 0.002832, cache = 1677722, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 11.92, plane = 12.13, vector = 2.565, width = 16, cell = 0.119, far = 0.003283, cache = 1258291, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 231.2, plane = 8.003, row = 1.683, vector = 0.5925, width = 32, cell = 0.2885, far = 0.002729, cache = 1677722, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16" cost <call = 230, plane = 8.177, row = 0.4612, vector = 2.567, width = 32, cell = 0.2318, far = 0.005875, cache = 2097152, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 249.3, row = 2.253, vector = 1.611, far = 0.001966, cache = 1677722, deep = 0.0008617, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 3.075, plane = 8.186, row = 0.7887, vector = 2.539, width = 8, thin = 0.8065, far = 0.006707, cache = 2097152, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 19.73, plane = 21.79, row = 0.4188, vector = 2.434, width = 16, cell = 0.02074, thin = 0.0395, far = 0.001894, cache = 2097152, deep = 0.04484, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 275.6, plane = 2.444, vector = 2.557, tail = 11.45, cell = 0.1987, far = 0.002437, cache = 838861, deep = 0.04484, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 146.4, row = 1.033, vector = 0.3499, tail = 0.7295, cell = 0.14, far = 0.008564, cache = 2726298, deep = 0.04484, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 310.6, width = 64, cell = 0.1815, thin = 0.03698, far = 0.0001699, cache = 838861, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16" cost <call = 308.7, plane = 5.42, row = 0.7628, vector = 1.63, far = 0.004057, cache = 2097152, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <plane = 372.9, row = 0.9392, vector = 4.645, width = 16, tail = 7.286, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 27.6, plane = 23.46, row = 0.6844, vector = 3.307, width = 16, cell = 0.07309, far = 0.006589, cache = 2097152, deep = 0.04484, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 288.2, plane = 36.57, row = 0.994, vector = 2.086, far = 0.005262, cache = 2726298, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16" cost <call = 293.2, plane = 31.32, row = 1.044, vector = 2.086, far = 0.004644, cache = 2726298, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <call = 304.3, row = 1.651, vector = 1.321, far = 0.002881, cache = 838861, deep = 0.008685, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 26.56, plane = 23.11, row = 1.312, vector = 1.69, width = 8, cell = 0.0976, thin = 0.5992, far = 0.008411, cache = 1677722, deep = 0.04484, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 216.3, plane = 27.95, row = 7.912, vector = 2.491, width = 32, cell = 0.1834, thin = 1.271, far = 0.01488, cache = 1258291, deep = 0.001849, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 305.2, plane = 14.23, row = 15.57, vector = 0.7496, width = 16, cell = 0.3226, thin = 0.6796, far = 0.007002, cache = 2726298, deep = 0.001849, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 142.6, plane = 13.71, row = 8.024, width = 16, cell = 0.4502, thin = 0.05476, far = 0.00354, cache = 1258291, deep = 0.001849, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 192.9, plane = 20.58, row = 6.203, vector = 4.65, width = 32, tail = 2.831, cell = 0.07053, thin = 1.418, far = 0.01603, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 265.3, plane = 60.17, row = 4.382, width = 64, cell = 0.2584, thin = 0.06276, far = 0.006005, cache = 2097152, deep = 0.002518, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 193.1, plane = 16.79, row = 11.48, vector = 1.257, width = 16, tail = 3.247, cell = 0.3, thin = 0.975, far = 0.01118, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 316.6, plane = 26.89, row = 9.48, width = 32, cell = 0.3771, thin = 0.05706, far = 0.005408, cache = 2726298, deep = 0.002518, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 44.46, plane = 5.293, row = 5.88, vector = 0.05889, width = 8, tail = 2.717, cell = 0.4116, thin = 0.09929, far = 0.006879, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 8.496, vector = 7.217, width = 32, cell = 0.06388, far = 0.001466, cache = 838861, deep = 0.0005923, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 47.91, plane = 1.087, vector = 5.054, tail = 26.14, cell = 0.1164, far = 0.005985, cache = 838861, deep = 0.0005923, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 74.68, plane = 2.481, vector = 20.69, width = 64, tail = 2.411, thin = 1.122, deep = 0.0005923, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 216.4, plane = 2.381, vector = 11.7, width = 64, tail = 56.54, far = 0.003147, cache = 2097152, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 193.9, plane = 4.715, vector = 6.495, width = 32, tail = 6.212, thin = 1.355, far = 0.003059, cache = 2726298, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 198.5, plane = 5.667, vector = 4.535, width = 16, tail = 63.96, far = 0.0007099, cache = 2726298, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 0.211, plane = 6.842, vector = 8.882, width = 32, tail = 1.008, far = 0.005386, cache = 1677722, deep = 0.0005923, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 200.9, plane = 5.976, vector = 10.01, width = 32, tail = 10.99, thin = 1.236, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16" cost <call = 196.2, plane = 6.225, vector = 11.43, width = 32, tail = 8.548, thin = 1.166, far = 0.0006021, cache = 2726298, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16_narrow" cost <call = 194.6, plane = 5.549, vector = 5.958, width = 16, tail = 62.91, deep = 0.005696, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <plane = 5.171, width = 16, tail = 3.395, cell = 0.2906, thin = 0.2438, far = 0.004179, cache = 2097152, deep = 0.0005923, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 93.66, row = 2.051, vector = 2.685, far = 0.01718, cache = 2097152, deep = 0.008644, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 11.43, row = 0.5262, vector = 1.22, thin = 0.001097, far = 0.01431, cache = 1677722, deep = 0.008644, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 155.9, plane = 96.88, row = 1.45, vector = 3.064, far = 0.007733, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 13.11, row = 0.8799, vector = 1.839, thin = 0.1189, far = 0.007483, cache = 2726298, deep = 0.008644, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 166.3, plane = 102.3, row = 2.692, vector = 3.758>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 14.24, row = 1.072, vector = 1.1, thin = 0.5672, far = 0.009741, cache = 2726298, deep = 0.008644, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.02, row = 1.012, vector = 0.937, tail = 1.277, cell = 0.07004, far = 0.01786, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 184.9, row = 0.1171, vector = 3.406, far = 0.02634, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 18.09, row = 0.3176, vector = 1.046, tail = 0.2679, far = 0.01703, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 133.8, plane = 113.9, vector = 0.7973, width = 64, tail = 0.06547, cell = 0.1753, far = 0.003414, cache = 1258291, deep = 0.0008637, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 24.51, row = 0.2376, vector = 1.838, tail = 0.06638, thin = 0.09322, far = 0.004676, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 153.3, plane = 118.5, row = 0.8204, width = 32, tail = 0.05926, cell = 0.3969, thin = 0.02096, far = 0.001382, cache = 2726298, deep = 0.0008637, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 21.01, row = 0.7312, vector = 0.8526, cell = 0.04273, thin = 0.64, far = 0.007135, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 84.36, row = 0.304, vector = 1.887, tail = 0.2504, far = 0.01788, cache = 2097152, deep = 0.05119, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 188.5, row = 0.1744, vector = 2.918, far = 0.01926, cache = 1677722, deep = 0.05119, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 26.52, row = 0.3992, vector = 0.6137, tail = 0.3911, cell = 0.03787, far = 0.01565, cache = 1677722, deep = 0.05119, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 161, plane = 110.1, row = 0.1504, vector = 3.044, far = 0.001343, cache = 2726298, deep = 0.0002213, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 35.42, row = 0.1333, vector = 1.745, tail = 0.2501, thin = 0.01666, far = 0.004159, cache = 1677722, deep = 0.05119, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 105.2, plane = 126.2, vector = 3.906, far = 0.01567, cache = 838861, deep = 0.0002213, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 28.68, row = 0.488, vector = 0.6392, tail = 0.1844, cell = 0.08393, thin = 0.7577, far = 0.003608, cache = 2097152, deep = 0.05119, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 19.76, row = 7.259, vector = 9.758, tail = 2.732, thin = 0.4304, far = 0.001685, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 174.6, plane = 17.1, row = 5.115, cell = 1.035, far = 0.004301, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 10.2, plane = 22.51, row = 7.879, vector = 18.44, tail = 3.457, thin = 0.3869, far = 0.003112, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 163.1, plane = 21.72, row = 8.166, vector = 18.31, tail = 373.7>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 21.19, row = 11.31, vector = 8.961, tail = 1.467, thin = 6.55>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 13.3, plane = 65.71, row = 0.4028, vector = 2.375, tail = 1.625, thin = 0.01701, far = 0.003541, cache = 2726298, deep = 0.02258, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 182.4, plane = 72.04, vector = 3.706, far = 0.002839, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 22.44, plane = 66.21, row = 0.224, vector = 4.961, tail = 1.655, thin = 0.08724, deep = 0.02258, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 185.7, plane = 34.39, row = 0.9131, width = 32, tail = 2.125, cell = 0.6007>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 25.6, plane = 62.94, row = 1.471, vector = 2.558, tail = 0.6802, thin = 1.426, deep = 0.02258, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 33.7, row = 2.047, vector = 2.075, tail = 0.3352, thin = 0.06271, far = 0.004049, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 180, plane = 38.67, row = 0.2099, width = 64, cell = 0.2091, thin = 0.02211, far = 0.001332, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 29.28, row = 1.501, vector = 4.487, tail = 0.5501, thin = 0.1929, far = 0.003438, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 198.6, plane = 27.64, row = 1.652, vector = 4.449>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 25.23, row = 2.208, vector = 2.308, tail = 0.3248, thin = 1.475, far = 0.002438, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 96.76, row = 1.473, vector = 1.884, far = 0.02048, cache = 1677722, deep = 0.02351, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 18.98, row = 0.3662, vector = 0.9015, thin = 0.004929, far = 0.02201, cache = 1677722, deep = 0.02351, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 161.6, plane = 97.68, row = 0.03723, vector = 1.556, width = 32, cell = 0.1425, thin = 0.00903, far = 0.00186, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <plane = 16.91, row = 0.4094, vector = 1.764, tail = 0.08637, thin = 0.08409, far = 0.006511, cache = 1677722, deep = 0.02351, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 180.7, plane = 108.2, row = 1.553, vector = 3.094>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 15.81, row = 0.6219, vector = 1.027, tail = 0.1832, thin = 0.3938, far = 0.008417, cache = 2097152, deep = 0.02351, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 4.35, plane = 10.9, vector = 1.645, width = 16, cell = 0.05485, far = 0.007776, cache = 2097152, deep = 0.001846, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 20.72, plane = 13.54, tail = 19.37, cell = 0.1649, deep = 0.001846, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 100.6, vector = 0.9278, width = 64, tail = 0.9328, cell = 0.1157, far = 0.01867, cache = 1677722, deep = 0.001846, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 204.5, plane = 21.74, row = 0.5261, vector = 2.862>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 183.5, plane = 43.51, row = 0.4561, width = 32, tail = 1.557, cell = 0.1855>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16_narrow" cost <call = 206.1, plane = 23.62, width = 16, tail = 0.3295, cell = 0.3087>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 19.32, plane = 14.44, vector = 1.132, width = 16, cell = 0.1957, far = 0.003111, cache = 1677722, deep = 0.001846, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 204.7, plane = 33.86, row = 1.815, width = 32, tail = 0.3916, cell = 0.2417>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16" cost <call = 211.6, plane = 30.54, row = 1.546, width = 32, tail = 0.9368, cell = 0.2426>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16_narrow" cost <call = 203.5, plane = 22.56, row = 1.041, width = 16, tail = 0.4935, cell = 0.3278>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 1.68, plane = 13.06, row = 0.9537, vector = 1.045, width = 8, cell = 0.173, thin = 0.113, far = 0.002375, cache = 1677722, deep = 0.001846, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 193.2, plane = 13.26, row = 8.073, vector = 5.704, width = 32, tail = 1.299, thin = 1.214, far = 0.01219, cache = 2726298, deep = 0.04803, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 327.1, plane = 19.49, row = 4.226, width = 64, cell = 0.2277, thin = 0.1059, far = 0.003493, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 190.1, plane = 11.63, row = 11.49, vector = 4.425, width = 16, tail = 0.009798, cell = 0.05355, thin = 1.045, far = 0.01216, cache = 2726298, deep = 0.04803, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 304.6, plane = 13.13, row = 10.34, width = 32, cell = 0.3283, thin = 0.07649, far = 0.004197, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 50.13, plane = 5.589, row = 5.972, vector = 1.32, width = 8, tail = 1.223, cell = 0.2365, thin = 0.1582, far = 0.01612, cache = 2726298, deep = 0.04803, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 82.47, row = 0.9853, tail = 1.147, cell = 0.1008, far = 0.01984, cache = 1677722, deep = 0.005055, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 186, row = 0.7136, cell = 0.1703, far = 0.02507, cache = 1258291, deep = 0.005055, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 23.01, row = 0.4528, vector = 0.833, cell = 0.003172, far = 0.01848, cache = 1258291, deep = 0.005055, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 154.1, plane = 85.56, row = 0.3351, vector = 2.968, deep = 0.00444, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 25.19, row = 0.2123, vector = 1.747, tail = 0.01783, thin = 0.02782, far = 0.002786, cache = 1677722, deep = 0.005055, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 150.2, plane = 109.6, row = 0.5627, width = 16, tail = 0.2253, cell = 0.3157, deep = 0.00444, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 25.06, row = 0.5144, vector = 1.002, thin = 0.4952, far = 0.01065, cache = 1677722, deep = 0.005055, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 32.47, row = 2.059, vector = 1.641, tail = 0.7332, thin = 0.009447, far = 0.007933, cache = 1258291, deep = 0.01167, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 158.8, plane = 27.07, row = 0.1549, width = 32, cell = 0.1904, thin = 0.05269>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 31.5, row = 1.505, vector = 3.904, tail = 0.3259, thin = 0.05005, far = 0.003062, cache = 838861, deep = 0.01167, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 170.8, plane = 26.03, row = 0.608, width = 32, tail = 0.4103, cell = 0.5199, thin = 0.0147>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 27.28, row = 2.238, vector = 2.148, tail = 0.06131, thin = 1.136, far = 0.004627, cache = 2726298, deep = 0.01167, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <plane = 10.62, row = 1.098, cell = 0.1052, far = 0.01378, cache = 2097152, deep = 0.003464, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <plane = 45.44, row = 0.7352, vector = 1.593, tail = 0.1059, far = 0.01873, cache = 1677722, deep = 0.003464, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 172.9, plane = 1.337, row = 1.66, vector = 2.761, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16" cost <call = 169.3, plane = 17.98, row = 1.632, vector = 1.413, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16_narrow" cost <call = 195, plane = 43.11, row = 0.08078, vector = 1.183, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 2.173, plane = 12.39, vector = 1.972, width = 16, cell = 0.02422, thin = 0.1126, far = 0.01987, cache = 2097152, deep = 0.003464, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 171.9, plane = 4.671, row = 2.607, vector = 1.474, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16" cost <call = 160.4, plane = 15.25, row = 2.482, vector = 1.477, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16_narrow" cost <call = 196.9, plane = 29.33, row = 2.368, vector = 1.159, deep = 0.0009771, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 44.98, plane = 12.07, vector = 1.744, width = 16, cell = 0.0999, thin = 0.3215, far = 0.01835, cache = 1677722, deep = 0.003464, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 163.7, plane = 11.3, row = 9.183, vector = 1.923, width = 32, tail = 2.339, cell = 0.08256, thin = 0.7924, far = 0.008885, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 249.1, plane = 102.7, row = 3.74, vector = 3.145>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 208.9, plane = 10.8, row = 11.04, vector = 2.169, width = 16, tail = 1.079, cell = 0.1579, thin = 0.8009, far = 0.006032, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 388.5, plane = 0.1368, row = 8.574, vector = 0.5893, width = 32, cell = 0.2741, thin = 0.1658, far = 0.001883, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 59.14, plane = 5.378, row = 6.595, vector = 0.9068, width = 8, tail = 2.602, cell = 0.2144, thin = 0.07643, far = 0.005955, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 90.95, width = 64, cell = 0.09003, thin = 0.0597, far = 0.01492, cache = 838861, deep = 0.02209, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 147.8, vector = 2.424, far = 0.02428, cache = 838861, deep = 0.02209, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 16.59, row = 0.5595, vector = 0.4274, tail = 0.006063, cell = 0.01585, far = 0.02517, cache = 838861, deep = 0.02209, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 193.5, plane = 79.32, row = 0.0263, vector = 2.944>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 16.32, row = 0.3323, vector = 0.9254, tail = 0.08726, thin = 0.2632, far = 0.01003, cache = 838861, deep = 0.02209, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 173.9, plane = 85.99, vector = 3.876, width = 16, tail = 0.4347>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 15.05, row = 0.4795, vector = 0.7239, tail = 0.2198, thin = 0.4744, far = 0.005086, cache = 1258291, deep = 0.02209, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 11.58, row = 1.46, vector = 0.9863, tail = 0.4276, thin = 0.03438, far = 0.01516, cache = 1677722, deep = 0.002168, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 188.6, width = 32, cell = 0.1833, thin = 0.00527>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 10.2, plane = 15.35, row = 1.274, vector = 1.962, tail = 0.3364, thin = 1, far = 0.002368, cache = 2726298, deep = 0.002168, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 192.2, plane = 9.773, row = 0.6306, width = 16, tail = 0.4146, cell = 0.2827>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 7.735, plane = 14.56, row = 1.565, vector = 1.361, cell = 0.009577, thin = 1.332, far = 0.007595, cache = 2726298, deep = 0.002168, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 0.5901, plane = 11.95, vector = 1.501, width = 16, cell = 0.1146, far = 0.01568, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 88.48, plane = 6.634, row = 1.803, vector = 6.439, width = 32, cell = 0.02002, far = 0.01742, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 230.8, plane = 3.937, row = 0.332, width = 32, tail = 0.3372, cell = 0.3644, thin = 0.01855, far = 0.001851, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 227.7, plane = 9.923, row = 0.7064, vector = 2.937, far = 0.002576, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 226.5, plane = 18.04, row = 1.004, vector = 1.603, far = 0.001536, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 0.2791, plane = 15.04, vector = 5.335, width = 16, cell = 0.1587, far = 0.005049, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 218.5, plane = 7.863, row = 2.139, vector = 2.11>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16" cost <call = 233.1, plane = 6.487, row = 2.202, vector = 4.814>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 227.6, plane = 12.84, row = 2.123, width = 16, tail = 0.4307, cell = 0.5749>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 4.458, plane = 7.89, row = 0.6148, vector = 4.269, width = 8, cell = 0.01078, thin = 0.5297, far = 0.01063, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 178.4, plane = 20.55, row = 8.158, vector = 2.63, width = 16, tail = 2.808, cell = 0.2072, thin = 1.279, far = 0.01071, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 298.9, plane = 24.36, row = 3.445, vector = 8.848, width = 32, cell = 0.1946, far = 0.002865, cache = 838861>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 224.6, plane = 14.8, row = 10.48, vector = 4.681, width = 8, tail = 0.152, cell = 0.2284, thin = 1.03, far = 0.01412, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 325.4, plane = 14.76, row = 10.19, width = 16, cell = 0.7738, thin = 0.1373>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 63.08, plane = 4.24, row = 6.429, vector = 3.286, width = 8, tail = 1.306, cell = 0.2163, thin = 0.1056, far = 0.01924, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 81.81, row = 0.8775, vector = 0.8901, tail = 2.575, cell = 0.1385, far = 0.02313, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 13.6, row = 0.6544, vector = 0.009185, tail = 0.6393, cell = 0.1539, far = 0.01951, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 159.9, plane = 101.9, row = 0.04231, vector = 0.02153, width = 32, cell = 0.3729, thin = 0.005596, far = 0.0006649, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 18.12, row = 0.6834, vector = 2.452, tail = 0.3467, thin = 0.01329, far = 0.009077, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 157.5, plane = 118.8, row = 1.078, vector = 0.7234, width = 8, cell = 0.4408>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 17.63, row = 0.8621, vector = 1.68, thin = 0.4702, far = 0.006373, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 32.48, row = 1.584, vector = 2.022, tail = 1.153, cell = 0.03455, far = 0.01306, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 179.4, plane = 23.8, row = 0.6084, width = 16, tail = 0.4412, cell = 0.3664, far = 0.003247, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 35.13, row = 1.758, vector = 6.293, tail = 0.604, thin = 0.2256, far = 0.002567, cache = 838861>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 170.1, plane = 24.32, row = 1.749, vector = 0.8776, width = 8, cell = 0.6994, thin = 0.05556>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <plane = 24.76, row = 2.326, vector = 3.592, tail = 0.07568, thin = 1.184, far = 0.003334, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 2.037, plane = 3.214, vector = 2.13, width = 16, tail = 1.228, cell = 0.01746, thin = 0.03248, far = 0.01278, cache = 1677722, deep = 0.0299, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 114.2, plane = 13.45, tail = 49.69, far = 0.2191, cache = 2726298, deep = 0.0299, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 67.3, plane = 7.208, vector = 6.476, width = 32, far = 0.01586, cache = 2097152, deep = 0.0299, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 201.3, plane = 4.823, vector = 3.361, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 213.2, plane = 4.137, width = 32, cell = 0.2531, thin = 0.2186, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 223.5, plane = 6.296, vector = 1.433, far = 0.0007123, cache = 838861, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 2.385, plane = 4.919, vector = 2.479, width = 16, tail = 0.265, cell = 0.007213, thin = 0.1561, far = 0.012, cache = 1677722, deep = 0.0299, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 215, plane = 5.845, width = 32, cell = 0.3308, thin = 0.08462, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16" cost <call = 216.1, plane = 5.188, width = 32, cell = 0.3388, thin = 0.1359, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 222.3, plane = 3.989, vector = 2.307, far = 0.001306, cache = 838861, deep = 0.001276, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 5.166, vector = 1.732, width = 8, cell = 0.03581, thin = 0.7125, far = 0.006533, cache = 1677722, deep = 0.0299, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 1.513, plane = 10.05, vector = 2.25, width = 16, cell = 0.01768, far = 0.006955, cache = 1677722, deep = 0.0471, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 71.99, plane = 3.804, vector = 2.873, tail = 21.35, cell = 0.136, deep = 0.0471, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 98.84, plane = 9.513, row = 1.473, tail = 3.001, cell = 0.1475, far = 0.01538, cache = 2097152, deep = 0.0471, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 219.2, plane = 15.45, vector = 2.972, far = 0.003543, cache = 838861, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 244.4, plane = 7.651, row = 0.9768, vector = 1.838, far = 0.001976, cache = 838861, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 224.3, plane = 15.27, row = 0.2665, vector = 1.485, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 8.924, plane = 11, vector = 2.656, width = 16, cell = 0.126, far = 0.004357, cache = 2726298, deep = 0.0471, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 233.1, plane = 6.113, row = 2.006, vector = 2.53, far = 0.0005142, cache = 838861, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16" cost <call = 229.6, plane = 8.223, row = 1.61, vector = 2.555, far = 0.001138, cache = 838861, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 226.4, plane = 9.468, row = 1.965, vector = 1.633, deep = 0.01633, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <plane = 9.286, row = 0.3147, vector = 2.126, width = 8, tail = 1.04, cell = 0.0729, thin = 0.3298, far = 0.006258, cache = 2726298, deep = 0.0471, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 14.77, plane = 16.7, row = 0.8295, vector = 2.059, width = 16, tail = 0.01969, cell = 0.01934, thin = 0.003451, far = 0.006704, cache = 2097152, deep = 0.03469, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 143.3, plane = 2.012, vector = 5.131, tail = 11.83, cell = 0.04033, deep = 0.03469, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 153.3, row = 0.9814, tail = 1.371, cell = 0.1438, far = 0.01228, cache = 1677722, deep = 0.03469, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 43.33, plane = 145.9, row = 0.7457, vector = 4.423, width = 64, cell = 0.105, far = 0.002369, cache = 1258291, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 271.2, row = 0.7576, vector = 1.639, far = 0.002627, cache = 1258291, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <plane = 272.9, row = 0.7671, vector = 3.855, width = 16, cell = 0.06554, far = 0.004597, cache = 1677722, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 32.89, plane = 17.55, row = 0.2635, vector = 4.347, width = 16, cell = 0.009024, far = 0.006179, cache = 1258291, deep = 0.03469, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 212.6, plane = 41.28, row = 1.546, vector = 2.085, far = 0.001972, cache = 1677722, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16" cost <call = 155.1, plane = 91.71, row = 1.511, vector = 2.085, far = 0.002382, cache = 1677722, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <plane = 266.5, row = 2.583, vector = 3.456, width = 16, cell = 0.1088, far = 0.002118, cache = 838861, deep = 0.002251, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.16, plane = 30.59, row = 0.8232, vector = 2.36, width = 16, cell = 0.1607, far = 0.008671, cache = 2726298, deep = 0.03469, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 195.7, plane = 30.94, row = 7.911, vector = 3.358, width = 32, cell = 0.1434, thin = 1.288, far = 0.01587, cache = 2097152, deep = 0.07176, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 262.7, plane = 19.26, row = 15.67, width = 16, cell = 0.3587, thin = 0.6504, far = 0.004843, cache = 1677722, deep = 0.07176, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 101.7, plane = 14.33, row = 7.584, vector = 1.325, width = 16, cell = 0.4036, thin = 0.0493, far = 0.006144, cache = 2726298, deep = 0.07176, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 187.1, plane = 16.89, row = 8.058, vector = 6.25, width = 32, tail = 2.025, cell = 0.02618, thin = 1.305, far = 0.01131, cache = 2726298, deep = 0.007033, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 298.5, plane = 19.82, row = 4.993, width = 64, cell = 0.248, thin = 0.1208, far = 0.008765, cache = 2097152, deep = 0.00615, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 185.8, plane = 17.95, row = 10.58, vector = 4.599, width = 16, cell = 0.08372, thin = 1.275, far = 0.0181, cache = 2726298, deep = 0.007033, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 293, plane = 33.56, row = 9.731, vector = 2.872, far = 0.006131, cache = 2726298, deep = 0.00615, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 45.97, plane = 7.422, row = 5.246, vector = 1.781, width = 8, tail = 1.895, cell = 0.2199, thin = 0.1258, far = 0.02263, cache = 2726298, deep = 0.007033, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 91.83, row = 0.9927, vector = 1.198, tail = 1.302, cell = 0.1139, far = 0.01485, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 14.32, row = 0.4819, vector = 1.243, tail = 0.04959, thin = 0.003466, far = 0.0139, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 161.5, plane = 99.83, row = 1.416, vector = 2.949, far = 0.004076, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 17.94, row = 0.6404, vector = 1.849, tail = 0.3654, thin = 0.08711, far = 0.004943, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 140.2, plane = 107.8, row = 1.705, width = 32, cell = 0.4796, thin = 0.03847, far = 0.0004631, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 16.59, row = 0.9693, vector = 0.8834, cell = 0.06488, thin = 0.81, far = 0.007763, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 108.4, row = 0.7073, vector = 2.09, tail = 0.4416, far = 0.01847, cache = 1677722, deep = 0.02327, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 25.37, row = 0.2042, vector = 0.8591, tail = 0.498, far = 0.0179, cache = 838861, deep = 0.02327, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 145.9, plane = 110.1, width = 32, tail = 0.3795, cell = 0.1877, far = 0.005372, cache = 2726298, deep = 0.002638, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 22.75, row = 0.3376, vector = 1.813, tail = 0.07438, thin = 0.08427, far = 0.004971, cache = 1677722, deep = 0.02327, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 154, plane = 117.1, row = 1.22, width = 16, cell = 0.3956, thin = 0.2247, deep = 0.002638, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 22.83, row = 0.7864, vector = 1.056, thin = 0.5138, far = 0.009552, cache = 2097152, deep = 0.02327, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 100.8, row = 0.7018, vector = 1.672, tail = 0.1068, cell = 0.006961, far = 0.01915, cache = 1677722, deep = 0.03497, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 29.34, row = 0.4672, vector = 0.4897, tail = 0.1927, cell = 0.05257, far = 0.01854, cache = 1258291, deep = 0.03497, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 164.2, plane = 104.7, row = 0.2127, vector = 3.004, far = 0.001472, cache = 2726298, deep = 0.01525, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 35.76, row = 0.1357, vector = 1.714, tail = 0.1743, cell = 0.005803, thin = 0.03633, far = 0.00347, cache = 1677722, deep = 0.03497, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 124.3, plane = 136.2, vector = 3.372, far = 0.02794, cache = 838861, deep = 0.01525, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 29.92, row = 0.5842, vector = 0.9744, tail = 0.05472, thin = 0.1619, far = 0.004377, cache = 1677722, deep = 0.03497, last = 83886080>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <plane = 10.97, row = 0.1225, vector = 2.369, width = 16, cell = 0.02691, far = 0.001312, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 79.26, plane = 13.91, row = 1.214, vector = 4.585, width = 32, tail = 0.9909, cell = 0.02101, far = 0.002009, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 180.7, plane = 53.84, row = 1.03, vector = 3.78, far = 0.002435, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <plane = 13.34, row = 0.2755, vector = 3.871, width = 16, tail = 0.01932, thin = 0.3458, far = 0.0007086, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 224.3, plane = 10.75, row = 1.167, width = 64, cell = 0.289, thin = 0.02403>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 16.71, plane = 8.067, vector = 9.045, width = 8, tail = 0.766, thin = 0.3459>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 55.48, plane = 6.892, row = 5.661, vector = 5.373, width = 32, tail = 1.981, thin = 0.2996, far = 0.003068, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 289.1, plane = 10.27, row = 7.653, width = 128, cell = 0.2414, thin = 0.0265>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 56.96, plane = 1.39, row = 6.461, vector = 1.726, width = 32, tail = 11.85, cell = 0.2024, thin = 0.1591, far = 0.008147, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 294.8, row = 12.19, vector = 1.464, width = 64, cell = 0.3233, thin = 0.02536, far = 0.00186, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 26.92, plane = 0.1429, row = 4.112, vector = 9.483, width = 8, tail = 3.749, cell = 0.3373, thin = 0.7329, far = 0.07112, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_wide" cost <plane = 110.4, row = 0.7844, vector = 2.062, tail = 0.4378, cell = 0.01109, far = 0.008592, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 25.71, row = 0.7539, vector = 0.8177, tail = 0.07268, thin = 0.01806, far = 0.008986, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 160.7, plane = 122, vector = 1.298, width = 128, cell = 0.1314, far = 0.003639, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 21.83, row = 0.5899, vector = 1.483, tail = 0.6887, thin = 0.5362, far = 0.007366, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 145.8, plane = 125.1, vector = 1.427, width = 64, cell = 0.3133, thin = 0.006706>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <plane = 25.57, row = 0.528, vector = 3.91, tail = 0.1935, thin = 0.6053, far = 0.004837, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <plane = 9.817, vector = 4.487, width = 16, far = 0.001998, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 104.6, plane = 12.32, row = 1.092, vector = 7.555, width = 32, tail = 0.4662, far = 0.003123, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 247.9, plane = 17.4, row = 2.206, vector = 6.552>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <plane = 12.56, vector = 4.15, width = 16, tail = 1.536, cell = 0.06934, thin = 0.1352, far = 0.000726, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 269.3, plane = 12.99, row = 2.054, vector = 5.821>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 6.647, plane = 12.33, vector = 3.954, width = 8, tail = 0.3377, thin = 0.2154, far = 0.002835, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 71.77, plane = 7.291, row = 7.387, vector = 3.984, width = 32, tail = 2.281, cell = 0.08815, thin = 0.2629, far = 0.007407, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 303.5, row = 10.15, vector = 8.865>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 82.99, plane = 3.221, row = 5.218, width = 32, tail = 12.75, cell = 0.2824, thin = 0.1837, far = 0.00868, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 323.2, plane = 6.84, row = 11.48, width = 64, cell = 0.3596, thin = 0.05876, far = 0.01022, cache = 2097152>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 17.92, plane = 8.418, row = 4.914, width = 8, tail = 4.064, cell = 0.5993, thin = 0.1054, far = 0.006736, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_wide" cost <plane = 102.4, row = 0.5687, vector = 2.403, tail = 1.041, cell = 0.0587>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 16.38, row = 0.1903, vector = 2.042, tail = 0.5482, far = 0.0005395, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 105.4, plane = 123.2, row = 0.3501, vector = 6.624, width = 64, cell = 0.1183>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 14.78, row = 0.571, vector = 2.602, tail = 1.311, thin = 0.4032>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 90.22, plane = 166.4, width = 64, tail = 0.4126, cell = 0.4827, thin = 0.0004716>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 17.74, row = 0.6163, vector = 1.875, tail = 0.8092, thin = 0.2733>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 25.69, plane = 7.16, vector = 0.5171, cell = 0.7967, tap = 0.0002307, step = 0.001113, far = 0.003332, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 27.69, plane = 11.82, vector = 0.4724, cell = 1.048, tap = 0.0002638, step = 0.0009643, far = 0.003302, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 27.56, plane = 12.93, vector = 0.3263, cell = 1.131, tap = 0.0003003, step = 0.001108, far = 0.003841, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 65.11, row = 0.3085, vector = 7.972, tail = 1.221, cell = 0.06119, thin = 1.916, tap = 0.0008606, far = 0.005347, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 67.9, row = 0.4289, vector = 7.601, tail = 2.436, cell = 0.4418, thin = 1.223, tap = 0.0006595, far = 0.002301, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 67.04, row = 1.316, vector = 9.371, tail = 1.104, cell = 0.2599, thin = 1.596, far = 0.006062, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 15.97, plane = 10.51, cell = 0.5929, step = 0.000172, far = 0.0007856, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 9.432, plane = 12.06, cell = 0.7009, step = 0.0001974, far = 0.0002927, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 14.31, plane = 13.14, cell = 0.8729, step = 0.0003314>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 62.96, vector = 4.362, tail = 2.825, cell = 0.5175, thin = 0.8241, tap = 0.001391, step = 0.0003984, far = 0.006562, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 65.06, row = 0.07626, vector = 6.53, tail = 1.52, cell = 0.249, thin = 1.366, tap = 0.0004746, step = 0.0005389, far = 0.0005932, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 6.956, plane = 65.16, vector = 4.895, tail = 4.056, cell = 1.013, thin = 0.812, tap = 0.001793, step = 0.0004802>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 363.2, row = 4.235, vector = 42.08, cell = 0.4736, step = 0.00085>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_narrow" cost <call = 553.2, plane = 4.784, row = 1.212, vector = 24.28, cell = 0.2242, thin = 11.04, step = 0.0005662>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 426.9, plane = 1.902, row = 2.344, vector = 43.79, cell = 0.2449, step = 0.0007376>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 390.3, plane = 4.592, row = 1.891, vector = 22.67, cell = 0.4483, thin = 11.61, step = 0.0006108>
argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <call = 139.4, plane = 73.83, vector = 38.79, tail = 9.853, cell = 5.401, thin = 5.847>
argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <call = 109.3, plane = 67.5, vector = 28.51, tail = 13.5, cell = 6.147, thin = 6.04>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <plane = 48.29, row = 0.1936, vector = 34.82, tail = 3.661, cell = 1.241, tap = 0.04112>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_narrow" cost <plane = 5.362, row = 1, vector = 21.94, tail = 0.9536, cell = 0.8303, thin = 10.84, tap = 0.004254>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <plane = 36.29, vector = 41.24, tail = 0.1926, cell = 0.5504, tap = 0.02425>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <plane = 5.381, row = 1.807, vector = 20.36, tail = 1.715, cell = 1.049, thin = 10.61, tap = 0.006836>
argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 69.01, plane = 77.54, vector = 33.3, tail = 19.75, cell = 6.19, thin = 3.145>
argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 139, plane = 68.31, vector = 22.6, tail = 23.57, cell = 6.792, thin = 3.422>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 26.53, plane = 7.769, vector = 0.00854, cell = 0.8678, tap = 0.00008219, step = 0.00146, far = 0.002593, cache = 2097152>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 18.62, plane = 9.485, vector = 0.6094, cell = 1.092, step = 0.001004, far = 0.006267, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 27.54, plane = 10.84, vector = 0.3438, cell = 1.298, tap = 0.00003202, step = 0.001993, far = 0.002545, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 66.22, tail = 4.316, cell = 1.002, thin = 0.8756, tap = 0.001159, step = 0.0008174, far = 0.002102, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 69.09, vector = 1.634, tail = 4.452, cell = 1.186, thin = 0.7446, tap = 0.001566, step = 0.0004564, far = 0.0003214, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 69.76, row = 0.8775, vector = 3.43, tail = 3.928, cell = 1.165, thin = 0.5295, tap = 0.0007834, step = 0.0006335, far = 0.001136, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 21.86, plane = 8.148, vector = 0.0471, cell = 0.5908, step = 0.0006872, far = 0.006646, cache = 2726298>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 4.144, plane = 9.111, cell = 0.8465, step = 0.0009361, far = 0.006483, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 19.66, plane = 9.913, cell = 0.8024, step = 0.001294, far = 0.005845, cache = 2726298>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 66.33, tail = 3.5, cell = 1.118, thin = 0.4701, tap = 0.0003275, far = 0.002261, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 68.14, vector = 0.9862, tail = 3.587, cell = 1.136, thin = 0.5695, tap = 0.00005734, far = 0.0009105, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 66.87, vector = 2.303, tail = 3.284, cell = 0.9491, thin = 0.6144, far = 0.0004118, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 92.67, row = 4.316, vector = 41.96, tail = 1.906, cell = 0.4974, step = 0.0001189>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_narrow" cost <call = 105.8, plane = 7.91, row = 0.3666, vector = 25.1, thin = 10.71, step = 0.001099>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 101.1, row = 3.24, vector = 43.05, cell = 0.2251>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 92.33, plane = 8.371, row = 0.6624, vector = 24.46, tail = 0.2282, thin = 10.63, step = 0.0007704>
argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 44.49, plane = 4.364, width = 32, tail = 40.95, cell = 10.19, thin = 1.859, tap = 0.03848>
argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 50.17, plane = 0.554, width = 32, tail = 36.48, cell = 9.601, thin = 1.907, tap = 0.03262>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 103.8, plane = 5.273, row = 3.596, vector = 38.54, tail = 1.304, cell = 0.8934, step = 0.001232>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_narrow" cost <call = 107.3, plane = 3.584, row = 1.883, vector = 23.42, cell = 0.3131, thin = 10.61, step = 0.0006952>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 94.93, plane = 5.011, row = 2.781, vector = 38.13, tail = 1.952, cell = 0.7644, step = 0.0000594>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 72.89, plane = 2.886, row = 4.032, vector = 22.08, cell = 0.4453, thin = 10.05, tap = 0.006037, step = 0.0001396>
argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 69.99, vector = 25.92, tail = 25.96, cell = 7.296, thin = 1.538>
argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 66.55, vector = 4.278, tail = 40.1, cell = 9.217, thin = 0.4236>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 24.54, plane = 7.306, cell = 0.3777, step = 0.001078, far = 0.01656, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 174.2, plane = 1.475, vector = 4.636, step = 0.002375, far = 0.01836, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 16.4, plane = 10.33, cell = 1.14, thin = 0.01451, tap = 0.00008196, step = 0.001616, far = 0.006586, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 201.3, plane = 2.307, width = 16, tail = 0.5353, cell = 0.8691, step = 0.001756, far = 0.009057, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 21.19, plane = 11.94, cell = 1.349, tap = 0.00005239, step = 0.002438, far = 0.004385, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 65.99, row = 0.2523, vector = 3.871, tail = 0.53, thin = 1.905, tap = 0.0001506, step = 0.0009116, far = 0.01202, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 68.98, vector = 3.756, tail = 2.696, cell = 0.8407, thin = 0.9034, tap = 0.0000156, step = 0.0008064, far = 0.004857, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 70.6, row = 0.3519, vector = 6.31, tail = 1.869, cell = 0.6209, thin = 1.193, step = 0.0005998, far = 0.006031, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 25.67, plane = 7.308, vector = 0.1674, cell = 0.2701, step = 0.0008513, far = 0.01386, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 165.7, plane = 2.746, vector = 3.476, step = 0.00272, far = 0.01565, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 20.79, plane = 8.436, vector = 0.3473, cell = 0.6322, step = 0.0007669, far = 0.009789, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 204.2, plane = 2.885, vector = 4.164, step = 0.0009787, far = 0.007841, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 25.81, plane = 9.599, vector = 0.2754, cell = 0.6521, step = 0.000837, far = 0.007895, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 64.36, row = 0.5642, vector = 2.997, tail = 0.2586, cell = 0.03211, thin = 1.569, tap = 0.0002309, step = 0.0004428, far = 0.008111, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 64.41, row = 0.4618, vector = 1.173, tail = 2.96, cell = 0.807, thin = 0.6149, tap = 0.000569, step = 0.0005363, far = 0.008963, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 64.14, row = 0.3429, vector = 6.197, tail = 1.618, cell = 0.2657, thin = 0.8087, step = 0.000588, far = 0.008166, cache = 2726298>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 60.55, plane = 13.12, row = 0.7005, vector = 39.21, cell = 0.4398, step = 0.005214>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_narrow" cost <call = 59.97, plane = 7.318, row = 0.9724, vector = 15.92, tail = 3.913, cell = 1.789, thin = 10.25, step = 0.005608, far = 0.003882, cache = 2726298>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 49.85, plane = 10.98, row = 0.1232, vector = 39.13, cell = 0.6564, step = 0.006815>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 60.46, plane = 7.841, row = 0.3404, vector = 17.16, tail = 2.977, cell = 1.447, thin = 10.83, step = 0.006945, far = 0.002002, cache = 2726298>
argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <call = 38.12, plane = 63.23, vector = 29.94, tail = 14.83, cell = 6.205, thin = 5.191, step = 0.004402>
argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <call = 36, plane = 61.66, vector = 20.08, tail = 17.49, cell = 7.158, thin = 5.089, step = 0.00323>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 46.32, plane = 7.58, row = 2.913, vector = 42.85, tail = 1.876, tap = 0.001303>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_narrow" cost <call = 43.65, plane = 4.501, row = 0.5937, vector = 21.33, tail = 1.357, cell = 0.5698, thin = 10.8, tap = 0.0008448>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 31.39, plane = 9.542, row = 2.312, vector = 44.86>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 42.84, plane = 2.748, row = 1.373, vector = 21.13, tail = 1.298, cell = 0.631, thin = 11.19>
argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 607, plane = 84.49, vector = 23.83, tail = 29.72, cell = 6.769, thin = 0.08706, tap = 0.001417>
argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 695.4, plane = 79, row = 0.1542, vector = 9.288, tail = 34.61, cell = 8.332, tap = 0.005536>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 23.96, plane = 8.198, cell = 0.4071, step = 0.001018, far = 0.02075, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 21.37, plane = 10.24, tail = 0.1992, cell = 1.32, step = 0.001667, far = 0.007754, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 22.64, plane = 12.37, vector = 0.03657, cell = 1.516, step = 0.00267, far = 0.006594, cache = 2726298>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 60, row = 0.9016, vector = 2.912, tail = 0.5954, cell = 0.1557, thin = 2.006, tap = 0.0006355, far = 0.01001, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 67.64, row = 0.114, vector = 2.312, tail = 4.503, cell = 1.168, thin = 0.6253, tap = 0.001354, far = 0.00667, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 67.4, row = 0.8518, vector = 6.574, tail = 2.064, cell = 0.6499, thin = 1.054, tap = 0.001766, far = 0.007638, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 24.1, plane = 8.538, cell = 0.3304, step = 0.001461, far = 0.01983, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 26, plane = 9.529, tail = 0.01056, cell = 0.7116, tap = 0.000122, step = 0.0011, far = 0.01158, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 23.83, plane = 10.8, cell = 0.7735, tap = 0.0001226, step = 0.00161, far = 0.01084, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 63.76, row = 0.9243, vector = 2.86, tail = 0.1327, cell = 0.104, thin = 1.547, step = 0.0005567, far = 0.006384, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 64.72, row = 0.9381, vector = 0.587, tail = 3.553, cell = 1.026, thin = 0.5094, tap = 0.0004741, step = 0.0004168, far = 0.007263, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 64.64, row = 0.8202, vector = 3.296, tail = 2.963, cell = 0.7157, thin = 0.6871, tap = 0.0001636, step = 0.001427, far = 0.007708, cache = 2097152>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 59.62, plane = 6.149, row = 2.729, vector = 43.86, cell = 0.1604, step = 0.003241, far = 0.002131, cache = 838861>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_narrow" cost <call = 51.65, plane = 6.384, row = 2.157, vector = 22.3, cell = 0.248, thin = 10.55, step = 0.004855, far = 0.002399, cache = 838861>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 47.56, plane = 4.919, row = 2.06, vector = 45.23, cell = 0.08784, step = 0.004011, far = 0.002113, cache = 838861>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 51.91, plane = 5.301, row = 3.414, vector = 21.6, cell = 0.4921, thin = 10.4, step = 0.005118, far = 0.002792, cache = 838861>
argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <call = 7.528, plane = 75.39, vector = 23, tail = 26.38, cell = 7.52, thin = 2.756>
argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 20.61, plane = 71.76, vector = 16.41, tail = 28.92, cell = 8.135, thin = 2.385>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 41.99, plane = 3.491, vector = 45.83, tail = 6.287, step = 0.003151>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_narrow" cost <call = 38.16, plane = 4.479, vector = 21.23, tail = 4.546, cell = 0.6709, thin = 8.819, step = 0.003361>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 29.89, plane = 2.894, vector = 47, tail = 5.923, step = 0.003518>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 35.55, plane = 3.78, vector = 21.99, tail = 5.312, cell = 0.6608, thin = 7.583, step = 0.002319>
argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 75.52, vector = 32.43, tail = 14.7, cell = 6.44, thin = 3.177>
argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 1.012, plane = 71.65, vector = 27.57, tail = 13.45, cell = 6.69, thin = 3.511>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 39.77, plane = 5.831, vector = 1.72, tail = 0.3455, cell = 0.05803, thin = 1.983, far = 0.002934, cache = 2726298, deep = 0.003388, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_narrow" cost <call = 31.25, plane = 5.228, vector = 1.54, cell = 0.02338, thin = 2.407, deep = 0.003388, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 31.8, plane = 6.212, vector = 1.825, cell = 0.04239, thin = 1.842, far = 0.001089, cache = 2726298, deep = 0.003388, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 30.65, plane = 5.42, vector = 1.342, cell = 0.08484, thin = 2.382, deep = 0.003388, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 29.17, plane = 5.576, vector = 1.395, cell = 0.118, thin = 2.175, deep = 0.003388, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 42.26, plane = 5.887, row = 1.26, tail = 0.987, cell = 0.1837, thin = 2.392, far = 0.001692, cache = 2726298, deep = 0.002926, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_narrow" cost <call = 34.03, plane = 5.178, row = 1.59, vector = 1.419, tail = 0.1168, cell = 0.1024, thin = 2.221, deep = 0.002926, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 32.39, plane = 7.551, row = 1.655, vector = 2.387, tail = 0.04736, thin = 2.079, far = 0.0004268, cache = 838861, deep = 0.002926, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 32.16, plane = 5.793, row = 1.483, vector = 1.91, tail = 0.03385, thin = 3.239, deep = 0.002926, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 31.74, plane = 4.958, row = 1.8, vector = 2.009, tail = 0.03184, thin = 3.209, deep = 0.002926, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 33.22, plane = 14.15, row = 0.9242, tail = 1.128, cell = 0.2385, thin = 3.511, far = 0.0003067, cache = 838861, deep = 0.001379, last = 83886080>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_narrow" cost <call = 30.36, plane = 11.32, row = 2.3, vector = 0.5147, tail = 0.9371, cell = 0.3855, thin = 2.6, far = 0.00009828, cache = 838861, deep = 0.001379, last = 83886080>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 31.54, plane = 11.7, row = 2.546, vector = 1.137, tail = 0.7775, cell = 0.1877, thin = 2.734, far = 0.0007069, cache = 838861, deep = 0.001379, last = 83886080>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 30.71, plane = 10.19, row = 2.703, vector = 0.8086, tail = 0.9208, cell = 0.3232, thin = 2.644, far = 0.0002583, cache = 838861, deep = 0.001379, last = 83886080>
argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 30.47, plane = 9.362, row = 2.791, vector = 0.403, tail = 0.8985, cell = 0.4807, thin = 2.428, far = 0.0005866, cache = 838861, deep = 0.001379, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 38.47, plane = 6.259, row = 1.378, vector = 0.5201, tail = 1.552, cell = 0.321, thin = 2.153, deep = 0.001926, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_narrow" cost <call = 32.74, plane = 5.341, row = 2.439, vector = 1.845, tail = 0.7333, cell = 0.3406, thin = 1.43, deep = 0.001926, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 32.98, plane = 5.661, row = 2.207, vector = 0.1072, tail = 2.003, cell = 0.5238, thin = 1.682, deep = 0.001926, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 30.13, plane = 5.233, row = 2.136, vector = 2.217, tail = 0.6198, cell = 0.3785, thin = 1.421, deep = 0.001926, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 28.43, plane = 5.275, row = 2.149, vector = 2.439, tail = 0.604, cell = 0.3719, thin = 1.437, deep = 0.001926, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 37.41, plane = 8.934, row = 1.384, vector = 2.523, tail = 0.5749, cell = 0.1818, thin = 2.287, far = 0.0003764, cache = 1258291, deep = 0.01752, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 30.76, plane = 7.981, row = 2.578, vector = 3.052, tail = 0.1994, cell = 0.03632, thin = 1.934, deep = 0.01752, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 32.1, plane = 7.708, row = 2.775, vector = 2.501, tail = 0.4781, cell = 0.2117, thin = 1.801, deep = 0.01752, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 29.94, plane = 7.912, row = 2.431, vector = 3.107, tail = 0.09889, cell = 0.1271, thin = 1.841, deep = 0.01752, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 30.04, plane = 8.129, row = 2.585, vector = 2.563, tail = 0.3378, cell = 0.3244, thin = 1.543, deep = 0.01752, last = 83886080>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 42.67, plane = 5.936, vector = 0.2023, tail = 1.582, cell = 0.1458, thin = 2.045, far = 0.001228, cache = 2726298, deep = 0.002909, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_narrow" cost <call = 35.16, plane = 5.455, vector = 1.594, tail = 0.2352, thin = 2.31, far = 0.0001296, cache = 838861, deep = 0.002909, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 37.94, plane = 5.603, vector = 1.699, tail = 0.4046, cell = 0.05817, thin = 2.063, far = 0.0008405, cache = 838861, deep = 0.002909, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 33.48, plane = 5.416, vector = 1.625, cell = 0.005717, thin = 2.26, far = 0.0001997, cache = 838861, deep = 0.002909, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 33.27, plane = 5.195, vector = 1.831, tail = 0.0312, thin = 2.052, far = 0.0001896, cache = 838861, deep = 0.002909, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 77.69, row = 0.8159, tail = 0.7103, cell = 0.1678, thin = 0.7021, far = 0.003067, cache = 2726298, deep = 0.002711, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_narrow" cost <plane = 76.13, row = 1.715, tail = 0.401, cell = 0.3804, thin = 0.08395, far = 0.0001001, cache = 838861, deep = 0.002711, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 76.6, row = 1.304, tail = 0.3873, cell = 0.2633, thin = 0.4853, far = 0.001605, cache = 2726298, deep = 0.002711, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_narrow" cost <plane = 75.65, row = 1.651, tail = 0.6671, cell = 0.3904, far = 0.0002561, cache = 2097152, deep = 0.002711, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 75.45, row = 1.715, tail = 0.4187, cell = 0.4615, thin = 0.0988, far = 0.001358, cache = 838861, deep = 0.002711, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 76.96, row = 1.087, vector = 0.55, tail = 0.6448, cell = 0.1557, thin = 0.9314, far = 0.002288, cache = 2726298, deep = 0.001836, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_narrow" cost <plane = 72.79, row = 1.551, vector = 0.3789, tail = 0.6993, cell = 0.3158, thin = 0.595, far = 0.0007259, cache = 838861, deep = 0.001836, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 74.41, row = 1.457, vector = 0.1151, tail = 1.013, cell = 0.2748, thin = 0.7406, far = 0.001365, cache = 838861, deep = 0.001836, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_narrow" cost <plane = 73.53, row = 1.699, vector = 0.3076, tail = 0.6792, cell = 0.3527, thin = 0.5396, far = 0.000877, cache = 838861, deep = 0.001836, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 74.25, row = 1.601, vector = 0.4058, tail = 0.6577, cell = 0.4068, thin = 0.5477, far = 0.0006411, cache = 838861, deep = 0.001836, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 76.69, row = 1.284, vector = 1.189, tail = 0.22, cell = 0.1546, thin = 1.705, far = 0.0005806, cache = 838861, deep = 0.0007178, last = 83886080>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_narrow" cost <plane = 69.8, row = 2.029, vector = 1.194, tail = 0.3389, cell = 0.2292, thin = 1.099, far = 0.0003523, cache = 838861, deep = 0.0007178, last = 83886080>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 70.97, row = 2.588, vector = 2.651, tail = 0.3365, thin = 1.399, far = 0.001101, cache = 838861, deep = 0.0007178, last = 83886080>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_narrow" cost <plane = 68.18, row = 2.336, vector = 2.083, cell = 0.05993, thin = 3.376, far = 0.0005406, cache = 838861, deep = 0.0007178, last = 83886080>
argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 69.36, row = 2.193, vector = 1.532, tail = 0.3148, cell = 0.258, thin = 2.546, far = 0.0002669, cache = 838861, deep = 0.0007178, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 89.32, row = 0.4149, vector = 0.2418, tail = 1.848, cell = 0.2006, thin = 1.282, far = 0.002809, cache = 2097152, deep = 0.03442, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_narrow" cost <plane = 86.77, row = 1.924, tail = 0.8848, cell = 0.462, thin = 0.8492, far = 0.0007648, cache = 838861, deep = 0.03442, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 87.41, row = 1.879, tail = 0.8686, cell = 0.3206, thin = 1.07, far = 0.001864, cache = 838861, deep = 0.03442, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 85.38, row = 2.027, tail = 0.8066, cell = 0.4928, thin = 0.777, far = 0.0008289, cache = 838861, deep = 0.03442, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 86.01, row = 1.998, tail = 0.7633, cell = 0.6033, thin = 0.7577, far = 0.0009959, cache = 838861, deep = 0.03442, last = 83886080>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 81.16, row = 1.197, tail = 1.17, cell = 0.1765, thin = 1.154, far = 0.001882, cache = 838861, deep = 0.003628, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_narrow" cost <plane = 76.7, row = 1.718, vector = 0.2733, tail = 0.8977, cell = 0.3559, thin = 0.7903, far = 0.00184, cache = 838861, deep = 0.003628, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 79.67, row = 1.401, tail = 1.474, cell = 0.281, thin = 0.9596, far = 0.002412, cache = 838861, deep = 0.003628, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_narrow" cost <plane = 77.02, row = 1.992, vector = 0.09458, tail = 0.8877, cell = 0.437, thin = 0.6857, far = 0.001813, cache = 838861, deep = 0.003628, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 77.55, row = 1.745, vector = 0.2721, tail = 0.8523, cell = 0.4783, thin = 0.6524, far = 0.001402, cache = 838861, deep = 0.003628, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 84.39, row = 1.394, tail = 1.166, cell = 0.1911, thin = 1.365, far = 0.001361, cache = 838861, deep = 0.0005139, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 80.41, row = 1.818, vector = 0.275, tail = 0.7939, cell = 0.3737, thin = 0.9613, far = 0.001084, cache = 838861, deep = 0.0005139, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 82, row = 2.113, tail = 0.6884, cell = 0.2912, thin = 1.107, far = 0.00167, cache = 838861, deep = 0.0005139, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 80.46, row = 2.123, vector = 0.08005, tail = 0.7722, cell = 0.4472, thin = 0.9061, far = 0.001208, cache = 838861, deep = 0.0005139, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 79.7, row = 1.982, tail = 1.007, cell = 0.5689, thin = 0.732, far = 0.00204, cache = 838861, deep = 0.0005139, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 77.73, row = 1.364, vector = 0.1439, cell = 0.143, thin = 0.7041, far = 0.000775, cache = 838861, deep = 0.001591, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_narrow" cost <plane = 75.48, row = 1.741, tail = 0.437, cell = 0.3594, thin = 0.1137, far = 0.0004708, cache = 838861, deep = 0.001591, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 77.13, row = 1.897, cell = 0.2354, thin = 0.4433, far = 0.001252, cache = 838861, deep = 0.001591, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_narrow" cost <plane = 75.83, row = 1.82, tail = 0.3899, cell = 0.3725, thin = 0.09282, far = 0.0005686, cache = 838861, deep = 0.001591, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 75.38, row = 2.017, width = 16, cell = 0.4276, thin = 0.1021, far = 0.0003797, cache = 838861, deep = 0.001591, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 38.57, plane = 6.242, row = 1.568, tail = 0.5589, cell = 0.09477, thin = 2.15, far = 0.0007451, cache = 1258291>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_narrow" cost <call = 32.21, plane = 5.821, row = 1.213, vector = 0.4622, tail = 0.4968, cell = 0.2354, thin = 1.978>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 29.93, plane = 10.94, row = 0.9185, vector = 1.562, thin = 1.729, far = 0.0007731, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 29.75, plane = 9.532, row = 0.879, vector = 1.463, tail = 0.0198, thin = 1.869, far = 0.0003791, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 27.71, plane = 9.979, row = 0.7976, vector = 1.508, thin = 1.83, far = 0.0003141, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 35.83, plane = 9.53, row = 1.511, vector = 0.4375, tail = 1.417, cell = 0.219, thin = 1.8>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 30.29, plane = 8.45, row = 2.298, vector = 2.341, tail = 0.1693, cell = 0.09686, thin = 1.413>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 29.85, plane = 8.823, row = 2.145, vector = 1.279, tail = 0.4768, cell = 0.266, thin = 1.593>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 25.84, plane = 8.347, row = 2.168, vector = 2.374, tail = 0.05028, cell = 0.2022, thin = 1.274>
argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 24.86, plane = 8.295, row = 2.189, vector = 2.54, cell = 0.1498, thin = 1.344>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 79.12, row = 1.188, tail = 0.4012, cell = 0.09607, thin = 0.7422, far = 0.0007545, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_narrow" cost <plane = 77.5, row = 1.461, tail = 0.6891, cell = 0.3485, thin = 0.2571, far = 0.0006341, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 77.39, row = 1.601, tail = 0.2227, cell = 0.1824, thin = 0.5774, far = 0.0008078, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_narrow" cost <plane = 77.04, row = 1.674, tail = 0.6276, cell = 0.3576, thin = 0.16, far = 0.0006176, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 77.63, row = 1.614, tail = 0.5277, cell = 0.3534, thin = 0.2439, far = 0.001006, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 77.05, row = 1.9, cell = 0.09596, thin = 1.045, far = 0.001391, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_narrow" cost <plane = 73.24, row = 1.771, tail = 0.9819, cell = 0.3825, thin = 0.3246, far = 0.0008117, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 74.98, row = 2.043, tail = 0.4105, cell = 0.1978, thin = 0.7175, far = 0.001414, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_narrow" cost <plane = 73.17, row = 1.882, tail = 0.9965, cell = 0.3978, thin = 0.2817, far = 0.0009609, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 71.68, row = 1.907, tail = 0.949, cell = 0.4134, thin = 0.2607, far = 0.000992, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 35.41, plane = 4.763, row = 1.192, vector = 0.09271, tail = 0.1652, cell = 0.04691, thin = 2.372, deep = 0.00002193, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_narrow" cost <call = 28.63, plane = 4.549, row = 1.072, vector = 0.4224, tail = 0.2822, cell = 0.07243, thin = 2.205, far = 0.0001097, cache = 838861, deep = 0.00002193, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 30.38, plane = 4.614, row = 1.337, tail = 0.1156, cell = 0.05141, thin = 2.319, far = 0.00003832, cache = 838861, deep = 0.00002193, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 27.34, plane = 4.642, row = 1.133, vector = 0.2242, tail = 0.4013, cell = 0.1212, thin = 2.167, far = 0.00006633, cache = 838861, deep = 0.00002193, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 30.68, plane = 4.645, row = 1.427, tail = 0.09563, cell = 0.05111, thin = 2.349, far = 0.00004365, cache = 838861, deep = 0.00002193, last = 25165824>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 39.45, plane = 8.531, vector = 2.372, tail = 0.4996, cell = 0.1216, thin = 1.749>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 35.94, plane = 8.05, row = 1.252, vector = 2.177, tail = 0.2511, cell = 0.1453, thin = 1.283>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 35.05, plane = 6.989, row = 1.152, vector = 1.362, tail = 1.129, cell = 0.2241, thin = 1.549>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 33.41, plane = 7.768, row = 1.534, vector = 2.219, tail = 0.178, cell = 0.1381, thin = 1.189>
argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 35.26, plane = 6.785, row = 0.8498, vector = 1.382, tail = 1.914, cell = 0.3117, thin = 1.444>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 75.07, row = 1.505, cell = 0.03757, thin = 0.8295, far = 0.0009488, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_narrow" cost <plane = 74.58, row = 0.9253, vector = 0.3514, tail = 0.1737, cell = 0.0906, thin = 0.8321, far = 0.0002157, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 75.14, row = 1.48, cell = 0.03982, thin = 0.8252, far = 0.001036, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_narrow" cost <plane = 75.17, row = 1.152, vector = 0.004793, tail = 0.3097, cell = 0.1755, thin = 0.7407, far = 0.0003122, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 75.77, row = 1.587, cell = 0.04123, thin = 0.8483, far = 0.00128, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 76.68, row = 1.283, tail = 0.1507, cell = 0.04619, thin = 1.146, far = 0.0006918, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_narrow" cost <plane = 78.84, row = 1.816, tail = 0.2718, cell = 0.1778, thin = 0.7214, far = 0.001452, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 77.24, row = 1.474, cell = 0.0409, thin = 1.081, far = 0.0007835, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_narrow" cost <plane = 78.67, row = 2.076, tail = 0.2605, cell = 0.1812, thin = 0.621, far = 0.001401, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 77.49, row = 1.586, cell = 0.04702, thin = 1.127, far = 0.0009843, cache = 838861>
argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 27.85, plane = 8.958, tail = 0.0001737, cell = 0.1126, thin = 0.006641, far = 0.002626, cache = 2726298, deep = 0.00306, last = 8388608>
argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 26.17, plane = 9.444, tail = 0.03813, cell = 0.2593, thin = 0.02949, far = 0.00162, cache = 2726298, deep = 0.00306, last = 8388608>
argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 93.69, row = 0.3201, tail = 0.2382, cell = 0.1373, thin = 0.4854, tap = 0.0003319, far = 0.002147, cache = 2726298, deep = 0.002186, last = 8388608>
argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 95.28, row = 0.3558, tail = 0.3382, cell = 0.3675, thin = 0.3243, tap = 0.000561, far = 0.001343, cache = 838861, deep = 0.002186, last = 8388608>
argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 29.82, plane = 9.061, cell = 0.108, step = 0.00009666, far = 0.000305, cache = 2726298, deep = 0.0003696, last = 8388608>
argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 28.18, plane = 9.245, tail = 0.1082, cell = 0.3458, thin = 0.009532, deep = 0.0003696, last = 8388608>
argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 95.67, row = 0.1191, tail = 0.4434, cell = 0.1368, thin = 0.4971, tap = 0.0004168, far = 0.001097, cache = 838861, deep = 0.0008557, last = 8388608>
argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 98.58, row = 0.0585, tail = 0.775, cell = 0.4382, thin = 0.1366, tap = 0.0006583, far = 0.0009368, cache = 838861, deep = 0.0008557, last = 8388608>
argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 13.85, plane = 3.456, vector = 0.4044, cell = 5.117, thin = 0.1202, step = 0.002348, deep = 0.001838, last = 8388608>
argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 18.67, plane = 3.478, vector = 0.4022, cell = 5.094, thin = 0.1136, step = 0.003684, far = 0.001593, cache = 2726298, deep = 0.001838, last = 8388608>
argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 89.06, vector = 0.4412, width = 32, cell = 5.038, thin = 0.08452, tap = 0.0007985, deep = 0.001683, last = 8388608>
argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 88.9, vector = 0.4523, width = 32, cell = 5.041, thin = 0.09335, tap = 0.0006636, far = 0.0003031, cache = 838861, deep = 0.001683, last = 8388608>
argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 13.66, plane = 2.58, row = 0.6447, vector = 1.312, cell = 5.008, step = 0.001288>
argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 14.69, plane = 2.532, row = 0.8928, vector = 1.08, cell = 5.029, step = 0.0008197>
argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 92.26, row = 0.5965, width = 32, cell = 4.944, thin = 0.2436, tap = 0.0009889, far = 0.001436, cache = 838861>
argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 92.12, row = 0.5429, width = 32, cell = 4.941, thin = 0.2593, tap = 0.001097, far = 0.001148, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 24.55, plane = 16.42, row = 0.04294, cell = 0.1265, thin = 0.01569, tap = 0.0008893, far = 0.02979, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 33.42, plane = 22.63, cell = 0.1191, thin = 0.006636, tap = 0.0009522, far = 0.02705, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 40.57, plane = 19.9, row = 0.09467, vector = 0.09655, cell = 0.135, tap = 0.0009857, far = 0.02553, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 114, vector = 1.631, width = 128, cell = 0.2179, thin = 0.008099, far = 0.03053, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 117.9, row = 2.4, width = 32, tail = 1.564, cell = 0.1848, thin = 0.05416, tap = 0.002198, far = 0.02798, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 120.6, plane = 18.86, cell = 0.0424, tap = 0.002095, far = 0.06794, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 137.6, plane = 24.79, cell = 0.04854, tap = 0.001951, far = 0.07101, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 166, plane = 22.76, cell = 0.06593, thin = 0.008424, tap = 0.001787, far = 0.08026, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <call = 158.5, plane = 133.8, vector = 1.718, cell = 0.06388, tap = 0.0003798, far = 0.1054, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 293.6, plane = 127.4, row = 2.387, vector = 1.665, tail = 1.139, cell = 0.02682, far = 0.1127, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <plane = 4.047, tail = 21.77, cell = 0.409, thin = 0.4538, tap = 0.05464>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <plane = 3.958, width = 64, tail = 24.7, cell = 0.4299, thin = 0.5592, tap = 0.05245>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 35.37, vector = 3.26, cell = 0.9789>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 34.43, vector = 4.048, tail = 3.049, cell = 0.8666>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 69641, width = 128, cell = 0.5645, thin = 2.79, tap = 0.09088>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 69687, plane = 155.6, cell = 0.6616, tap = 0.07893>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 6064, plane = 598.9, vector = 1.937, cell = 0.8911>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 5367, plane = 466, vector = 4.948, cell = 1.002>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 25.99, plane = 17.9, cell = 0.1449, thin = 0.005404, far = 0.02202, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 24.16, plane = 23.47, cell = 0.1389, tap = 0.0004564, far = 0.02474, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 27.93, plane = 20.04, cell = 0.17, tap = 0.00004619, far = 0.02445, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 106.6, row = 1.196, width = 64, cell = 0.244, thin = 0.03601, far = 0.0314, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 111.6, row = 2.218, width = 32, cell = 0.2321, thin = 0.09939, far = 0.02559, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 111.9, plane = 16.76, cell = 0.04938, thin = 0.03694, tap = 0.001163, far = 0.0522, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 113.9, plane = 24.43, width = 32, cell = 0.05911, thin = 0.0142, tap = 0.001072, far = 0.05234, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 142.9, plane = 18.85, cell = 0.08069, thin = 0.3224, tap = 0.0004942, far = 0.06066, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <call = 4.217, plane = 126.8, vector = 1.2, width = 64, cell = 0.08572, tap = 0.002173, far = 0.03456, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 96.61, plane = 122.4, row = 0.5946, vector = 1.319, width = 32, cell = 0.07478, thin = 0.2005, tap = 0.002899, far = 0.0367, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 89.43, thin = 7.327, tap = 0.2495>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 91.41, width = 32, thin = 7.407, tap = 0.2501>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 2.278, cell = 0.7105, tap = 0.03699>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <tail = 2.601, cell = 0.7913, thin = 0.5911, tap = 0.03167>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <plane = 10.29, cell = 0.9467, tap = 0.01743>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 14.01, width = 16, cell = 1.105, thin = 0.2165, tap = 0.01241>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 2289, plane = 109.7, vector = 0.8004, cell = 0.2413, tap = 0.02218>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 4124, plane = 113.6, width = 32, tail = 2.394, cell = 0.07895, tap = 0.03286>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 25.09, plane = 17.65, cell = 0.1675, far = 0.02863, cache = 838861, deep = 0.008644, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 29.32, plane = 17.86, cell = 0.165, far = 0.02955, cache = 838861, deep = 0.008644, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 27.77, plane = 19.27, cell = 0.1909, far = 0.02939, cache = 838861, deep = 0.008644, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 110.1, row = 1.128, tail = 0.02642, cell = 0.2296, far = 0.03297, cache = 838861, deep = 0.01864, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 111.1, row = 1.412, width = 16, tail = 0.09668, cell = 0.2076, thin = 0.291, far = 0.03399, cache = 838861, deep = 0.01864, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 43.94, plane = 16.13, cell = 0.1348, thin = 0.01007, tap = 0.0001967, far = 0.03832, cache = 1258291, deep = 0.008319, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 46.57, plane = 17.56, cell = 0.1556, thin = 0.02659, far = 0.0368, cache = 1258291, deep = 0.008319, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 43.66, plane = 18.74, vector = 0.3161, cell = 0.1135, far = 0.03667, cache = 1258291, deep = 0.008319, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 111.4, width = 64, tail = 1.424, cell = 0.1478, thin = 0.02157, tap = 0.00213, far = 0.03176, cache = 838861, deep = 0.01656, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 114.9, row = 1.59, width = 16, tail = 0.2087, cell = 0.2111, thin = 0.225, tap = 0.0003833, far = 0.0329, cache = 838861, deep = 0.01656, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 13.99, plane = 16.22, row = 3.953, cell = 0.2666, thin = 0.2754, tap = 0.03856, far = 0.2106, cache = 838861, deep = 0.1694, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 71.64, plane = 18.46, row = 4.292, vector = 0.9951, width = 16, cell = 0.194, thin = 0.4947, tap = 0.03887, far = 0.2005, cache = 838861, deep = 0.1694, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <call = 353.3, plane = 37.79, vector = 0.2785, cell = 0.9698, tap = 0.06483, far = 0.1363, cache = 2726298, deep = 0.03144, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <call = 451, plane = 37.88, width = 8, cell = 1.076, thin = 0.4673, tap = 0.06601, far = 0.1401, cache = 2726298, deep = 0.03144, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 20.76, plane = 25.12, width = 64, cell = 0.7843, thin = 0.1743, far = 0.0434, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 213.4, plane = 43.06, cell = 0.7477, far = 0.04501, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <call = 721.5, plane = 17.51, vector = 0.4478, cell = 1.158, tap = 0.049, far = 0.1046, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <call = 793.3, plane = 28.89, vector = 2.159, width = 16, cell = 0.9294, tap = 0.05764, far = 0.1564, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 35.01, plane = 18.12, cell = 0.1949, tap = 0.00237, far = 0.03103, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 37.7, plane = 17.59, vector = 0.1869, cell = 0.148, tap = 0.002833, far = 0.03067, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 34.83, plane = 18.21, vector = 0.4535, tail = 0.04056, tap = 0.002721, far = 0.0304, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 94.73, row = 0.8987, width = 32, cell = 0.3131, thin = 0.1154, far = 0.02429, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 97.83, row = 1.328, width = 8, cell = 0.2838, thin = 0.5214, far = 0.02918, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 49.81, plane = 16.2, vector = 0.1233, width = 32, cell = 0.1647, thin = 0.136, tap = 0.001789, far = 0.03672, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 52.98, plane = 15.96, row = 0.3005, tail = 1.398, cell = 0.1888, tap = 0.002359, far = 0.03594, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 50.71, plane = 17.13, row = 0.04528, vector = 0.3783, width = 4, tail = 1.543, cell = 0.1251, tap = 0.002945, far = 0.03986, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 113.6, row = 1.002, cell = 0.279, far = 0.0373, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 120.2, row = 0.8956, width = 8, cell = 0.3136, thin = 0.4739, tap = 0.005194, far = 0.04163, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <plane = 8.345, vector = 0.4807, cell = 0.9482, tap = 0.0399, far = 0.07249, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 331.5, plane = 1.783, width = 4, cell = 1.332, thin = 8.795, tap = 0.03922, far = 0.04683, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <width = 32, cell = 1.044, thin = 0.2716, tap = 0.003385, far = 0.06687, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <call = 35.64, row = 2.191, vector = 2.337, tail = 7.131, far = 0.04485, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <plane = 21.99, row = 3.055, cell = 0.7345, thin = 0.3615, tap = 0.01921>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <plane = 21.44, row = 6.009, vector = 2.764, width = 4, tap = 0.01841>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 43.06, plane = 52.6, vector = 0.3221, width = 16, cell = 0.8802, thin = 0.3536, far = 0.009806, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 33.01, plane = 48.11, width = 8, cell = 0.9274, thin = 1.448, far = 0.003222, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 49.14, plane = 16.25, cell = 0.2008, thin = 0.1094, tap = 0.0006922, far = 0.03165, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 47.18, plane = 17.29, cell = 0.2118, thin = 0.102, tap = 0.0007654, far = 0.0315, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 42.83, plane = 21.9, cell = 0.2178, thin = 0.07278, tap = 0.0008562, far = 0.03183, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 118.1, row = 0.917, vector = 1.003, cell = 0.1796, tap = 0.001484, far = 0.02714, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 120, row = 1.033, vector = 1.313, cell = 0.164, tap = 0.001833, far = 0.02742, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 121.6, row = 2.945, vector = 4.082, thin = 0.1974, far = 0.02635, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 25.22, plane = 16.65, cell = 0.2207, thin = 0.06697, tap = 0.001638, far = 0.02665, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 26.98, plane = 17.86, cell = 0.2349, thin = 0.04606, tap = 0.001658, far = 0.02709, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 26.77, plane = 23.19, cell = 0.2431, tap = 0.001921, far = 0.02809, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 119.2, row = 0.7504, vector = 0.5225, cell = 0.2054, tap = 0.002557, far = 0.03737, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 122.2, row = 1.716, cell = 0.2498, tap = 0.0006413, far = 0.03799, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 118.5, row = 1.524, vector = 4.146, tail = 2.119, tap = 0.002079, far = 0.03952, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 42.12, plane = 16.86, cell = 0.1696, tap = 0.001885, far = 0.03034, cache = 838861, deep = 0.05671, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 42.6, plane = 17.6, cell = 0.1765, tap = 0.001865, far = 0.02959, cache = 838861, deep = 0.05671, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 42.32, plane = 21.47, cell = 0.1868, tap = 0.002152, far = 0.02866, cache = 838861, deep = 0.05671, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 115.6, row = 1.162, vector = 0.3511, cell = 0.1749, far = 0.03902, cache = 1258291, deep = 0.1013, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 118.4, row = 1.261, vector = 0.1633, cell = 0.1961, far = 0.03783, cache = 1258291, deep = 0.1013, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 117.4, row = 2.144, tail = 2.437, cell = 0.1975, thin = 0.04335, far = 0.03815, cache = 1258291, deep = 0.1013, last = 83886080>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 55.8, plane = 19.4, vector = 0.1565, cell = 0.1074, thin = 0.01561, tap = 0.003066, far = 0.0348, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 58.44, plane = 20.38, vector = 0.1371, cell = 0.1198, thin = 0.01242, tap = 0.003259, far = 0.03346, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 59.24, plane = 24.46, vector = 0.3089, cell = 0.1177, tap = 0.003286, far = 0.03137, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 122.6, row = 1.033, width = 64, cell = 0.1951, thin = 0.03077, tap = 0.0003792, far = 0.04758, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 130.6, row = 0.9839, width = 64, cell = 0.1942, thin = 0.03817, tap = 0.001207, far = 0.04619, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 135.4, row = 2.321, vector = 1.139, tail = 1.123, cell = 0.1369, tap = 0.001258, far = 0.03272, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 88.94, plane = 44.52, cell = 0.3954, tap = 0.005417, far = 0.0182, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 198, plane = 41.04, cell = 1.273, tap = 0.01349, far = 0.0346, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 174.7, plane = 49.35, cell = 1.707, tap = 0.008995, far = 0.02311, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 157.4, plane = 123.9, row = 0.1011, vector = 1.797, cell = 0.9358, thin = 0.01862, far = 0.0403, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 173, plane = 124.6, vector = 7.455, cell = 0.6126, thin = 0.1951, far = 0.04944, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 236.3, plane = 128.4, vector = 10.88, tail = 5.542, cell = 0.7427, thin = 0.4153, tap = 0.004822, far = 0.02471, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 1082, plane = 47.02, cell = 0.5413, far = 0.09749, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 980.1, plane = 46.8, cell = 1.009, tap = 0.0004151, far = 0.1649, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 514.7, plane = 53.38, cell = 1.423, tap = 0.01867, far = 0.1338, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 148.7, plane = 147.9, vector = 0.635, cell = 0.6561, thin = 0.3411, far = 0.1859, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 137.1, row = 0.241, vector = 7.629, cell = 0.2598, thin = 0.4153, far = 0.2415, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <plane = 131.2, vector = 7.142, tail = 13.8, cell = 0.9029, far = 0.221, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 68.83, plane = 49.06, cell = 0.4279, tap = 0.001025, far = 0.02217, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 104.7, plane = 54.53, cell = 0.9055, tap = 0.005753, far = 0.02545, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 127.7, plane = 52.32, cell = 1.033, tap = 0.007827, far = 0.02753, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <call = 5.129, plane = 134.1, vector = 2.687, cell = 0.4115, tap = 0.00218, far = 0.02988, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 65.71, plane = 139.8, vector = 3.163, tail = 3.367, cell = 0.4516, tap = 0.00289, far = 0.0264, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 93.46, plane = 149.6, vector = 4.724, tail = 8.942, cell = 0.4381, tap = 0.004386, far = 0.01968, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 272.9, plane = 54.91, cell = 0.3122, tap = 0.005156, far = 0.04028, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 233, plane = 62.06, vector = 0.1443, cell = 0.8684, tap = 0.005427, far = 0.03676, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 203.9, plane = 58.72, vector = 0.7322, cell = 1.018, tap = 0.005332, far = 0.03425, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 350.9, plane = 146.8, vector = 2.118, width = 64, cell = 0.5312, tap = 0.007498, far = 0.06694, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 406.3, plane = 143.1, row = 3.859, vector = 3.873, cell = 0.3639, tap = 0.007812, far = 0.063, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 534.4, plane = 143, row = 4.753, vector = 6.027, tail = 6.708, cell = 0.3103, tap = 0.008872, far = 0.0692, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 202.8, plane = 17.66, cell = 0.1011, thin = 0.002281, far = 0.05325, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 217.3, plane = 21.93, cell = 0.1031, far = 0.05292, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 240, plane = 22.26, cell = 0.1123, far = 0.0544, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <call = 21.24, plane = 137.1, vector = 0.6215, width = 64, cell = 0.1128, thin = 0.09496, far = 0.06165, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <call = 65.9, plane = 123.5, row = 1.735, tail = 6.713, cell = 0.1251, thin = 0.1217, far = 0.06153, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <call = 66.25, plane = 133.6, row = 1.501, tail = 2.923, cell = 0.1456, thin = 0.1336, far = 0.06725, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 222, plane = 17.61, vector = 0.2559, cell = 0.02473, tap = 0.001365, far = 0.053, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 250, plane = 22.71, vector = 0.1496, cell = 0.03285, tap = 0.001381, far = 0.05462, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 289.7, plane = 22.72, vector = 0.3319, cell = 0.03736, tap = 0.001069, far = 0.05848, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 137.4, width = 32, cell = 0.1499, thin = 0.391, far = 0.07588, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 125.1, row = 1.328, tail = 7.257, cell = 0.15, thin = 0.7161, far = 0.07023, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 127.1, row = 1.052, vector = 2.514, width = 32, cell = 0.0849, thin = 0.4569, far = 0.07479, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 111.1, plane = 17.17, width = 32, cell = 0.0457, thin = 0.03568, tap = 0.003732, far = 0.04299, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 106.9, plane = 22.58, width = 32, cell = 0.04802, thin = 0.01783, tap = 0.003824, far = 0.04155, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 122.4, plane = 22.13, width = 32, cell = 0.05452, thin = 0.02096, tap = 0.003911, far = 0.04279, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 167.3, width = 32, tail = 0.8643, cell = 0.1461, thin = 0.007766, far = 0.03463, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <call = 1.303, plane = 148.8, row = 0.257, vector = 4.475, width = 32, tail = 3.644, thin = 0.06085, far = 0.02872, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <call = 12.91, plane = 157.8, vector = 0.4279, width = 32, tail = 3.59, cell = 0.14, thin = 0.07511, far = 0.03319, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 98.18, plane = 16.72, width = 64, cell = 0.09145, thin = 0.03014, tap = 0.001939, far = 0.05391, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 108.9, plane = 20.23, width = 64, cell = 0.1023, thin = 0.01533, tap = 0.001829, far = 0.05561, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 126.9, plane = 19.83, width = 64, cell = 0.1023, thin = 0.02774, tap = 0.002608, far = 0.0615, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 42.2, plane = 141, vector = 0.8114, tail = 0.5857, cell = 0.1233, far = 0.05386, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 144.3, plane = 119.6, tail = 8.206, cell = 0.1984, thin = 0.09309, far = 0.01807, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 131.3, plane = 133.1, tail = 5.132, cell = 0.205, thin = 0.03183, far = 0.03379, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 51.8, plane = 18.09, width = 64, cell = 0.1479, thin = 0.02808, tap = 0.0005815, far = 0.03979, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 51.87, plane = 19.07, width = 64, cell = 0.1525, thin = 0.03049, tap = 0.0004987, far = 0.03914, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 51.08, plane = 22.96, width = 64, cell = 0.1665, thin = 0.02749, tap = 0.0002841, far = 0.0395, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 141, vector = 1.783, cell = 0.08315, far = 0.039, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 146.8, vector = 1.548, cell = 0.108, far = 0.03727, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 150.2, row = 1.296, vector = 3.399, tail = 0.7491, far = 0.03809, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 55.98, plane = 20.38, cell = 0.1036, tap = 0.002904, far = 0.03496, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 59.08, plane = 21.11, cell = 0.1158, tap = 0.002778, far = 0.03409, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 55.4, plane = 25.64, cell = 0.1328, tap = 0.002635, far = 0.03356, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <call = 2.423, plane = 140.9, vector = 0.9435, width = 32, cell = 0.1787, thin = 0.05882, far = 0.03886, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 145.5, row = 0.904, vector = 0.1616, cell = 0.2116, far = 0.03731, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <call = 48.23, plane = 148.3, row = 1.042, vector = 0.7419, tail = 2.765, cell = 0.1805, thin = 0.04, far = 0.04139, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 38.35, plane = 18.58, cell = 0.2125, tap = 0.003045, far = 0.02931, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 39.01, plane = 19.59, cell = 0.2217, tap = 0.002955, far = 0.03038, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 37.49, plane = 24.3, cell = 0.2319, tap = 0.003535, far = 0.02906, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 114.4, vector = 1.382, width = 64, cell = 0.2298, far = 0.03391, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 117.1, vector = 1.782, width = 64, cell = 0.2305, far = 0.03409, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 118.7, row = 1.01, vector = 4.516, tail = 1.923, far = 0.03274, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 57.59, plane = 18.62, cell = 0.1501, thin = 0.09141, tap = 0.004143, far = 0.03267, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 55.74, plane = 19.62, cell = 0.1693, thin = 0.07584, tap = 0.00478, far = 0.03539, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 45.96, plane = 25.17, cell = 0.1933, thin = 0.02491, tap = 0.005511, far = 0.03857, cache = 2097152>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 116, row = 0.626, vector = 0.9696, cell = 0.1356, tap = 0.007193, far = 0.03437, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 123.5, row = 0.9662, vector = 0.9269, cell = 0.1319, tap = 0.007165, far = 0.03519, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 122.7, row = 0.4205, vector = 4.631, tail = 2.441, tap = 0.009027, far = 0.04438, cache = 2097152>
