// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-21 by argpool-tune 0.1.0 --seconds=390 --seed=1
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 2.7 %, worst 532.2 % of 5332 calls
//   max_pool cf: mean 7.3 %, worst 363.6 % of 861 calls
//   max_pool cl: mean 2.3 %, worst 532.2 % of 1315 calls
//   max_pool_backward cf: mean 0.8 %, worst 53.9 % of 254 calls
//   max_pool_backward cl: mean 2.7 %, worst 200.3 % of 343 calls
//   max_unpool cf: mean 3.4 %, worst 167.6 % of 560 calls
//   max_unpool cl: mean 2.1 %, worst 59.7 % of 704 calls
//   max_unpool_backward cf: mean 0.3 %, worst 21.2 % of 441 calls
//   max_unpool_backward cl: mean 0.1 %, worst 4.5 % of 446 calls
//   max_unpool_sum cf: mean 0.1 %, worst 9.6 % of 213 calls
//   max_unpool_sum cl: mean 0.6 %, worst 17.4 % of 195 calls
// Since then rows have changed: those of overlapping gathers, of planes as lanes and of lines
// (`flat`) whose vectors are counted anew have no cost here, and so their guesses in variants.mlir.
// SPDX-License-Identifier: MIT

argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 22.86, plane = 18.38, row = 0.07336, width = 32, tail = 13.83, cell = 0.3742, thin = 0.2041, tap = 0.07256, step = 0.03138, far = 0.005193, cache = 1677722>
argpool.measured "max_pool_f64_none_cf_any__avx512_running" cost <call = 184.3, plane = 39.67, width = 16, tail = 22.19, cell = 0.9495, thin = 0.5608, step = 0.05912, far = 0.02245, cache = 838861>
argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 20.04, row = 21.85, width = 4, cell = 1.43, thin = 5.549, tap = 0.3034, step = 0.0136>
argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 60.26, row = 7.436, vector = 1.719, width = 16, tail = 1.539, tap = 0.05442, step = 0.005286, far = 0.01516, cache = 2726298>
argpool.measured "max_pool_f64_none_cl_any__avx512_running" cost <call = 1.136, plane = 165, vector = 4.713, tail = 0.07832, thin = 0.2474, step = 0.08257, far = 0.02223, cache = 2726298>
argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 59.92, row = 7.088, tail = 2.731, cell = 0.2115, thin = 4.491, tap = 0.1662, step = 0.01337, far = 0.01056, cache = 2726298>
argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 59.54, row = 6.363, tail = 1.621, cell = 0.5293, tap = 0.2707, step = 0.01317, far = 0.01421, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 15.22, plane = 6.654, row = 1.845, vector = 2.071, tail = 1.372, cell = 0.2148, far = 0.01815, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 65.15, cell = 1.015, far = 0.01915, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 20.77, plane = 3.492, row = 2.053, vector = 3.999, cell = 0.08045, far = 0.007637, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 181.3, plane = 4.039, row = 1.005, width = 16, cell = 0.7823, thin = 0.2156, far = 0.01026, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 16.27, plane = 1.709, row = 3.3, vector = 5.094, tail = 0.6922, far = 0.007615, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 205.7, plane = 2.821, row = 5.01, vector = 4.54, far = 0.00869, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 21.5, plane = 2.315, row = 3.291, vector = 3.242, tail = 0.3462, thin = 7.798, far = 0.00453, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 216.2, row = 9.518, vector = 6.205, tail = 1.327, cell = 0.3102, far = 0.006809, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 171.7, cell = 1.869, far = 0.0169, cache = 1258291>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 211.6, plane = 1.149, row = 8.891, vector = 5.814, tail = 1.923, cell = 0.9778, far = 0.001288, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 410.3, row = 9.126, vector = 4.389, width = 16, cell = 0.7972, far = 0.004058, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 211.3, plane = 0.5948, row = 15.18, vector = 8.505, tail = 3.129, cell = 0.9409, far = 0.002616, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 404.7, plane = 0.2653, row = 16.35, width = 16, cell = 2.935, thin = 0.1666, far = 0.001213, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 19.4, plane = 1.877, row = 14.3, vector = 6.448, tail = 0.08666, thin = 1.247, far = 0.0009109, cache = 2726298>
argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 6.588, plane = 26.49, row = 13.57, vector = 2.798, width = 16, tail = 2.54, tap = 0.1591, step = 0.01977, far = 0.008827, cache = 1677722>
argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 230.3, cell = 0.3226, tap = 0.3486, step = 0.01708, far = 0.01426, cache = 2097152>
argpool.measured "max_pool_f64_i64_cf_any__avx512_running" cost <call = 1187, plane = 88, vector = 17.04, width = 32, tail = 20.45, cell = 0.6115, step = 0.2447, far = 0.03245, cache = 1258291>
argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 44.9, plane = 11.18, row = 9.828, vector = 2.596, tail = 1.683, thin = 10.24, tap = 0.5963, far = 0.001435, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 31.67, row = 4.179, tail = 3.312, cell = 0.3926, far = 0.0211, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 40.62, row = 0.0231, vector = 1.592, tail = 3.498, cell = 0.4932, far = 0.01947, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 143.3, plane = 41.64, vector = 0.8651, width = 32, tail = 1.003, cell = 0.7183, far = 0.009367, cache = 2726298>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 45.11, row = 5.631, vector = 3.392, tail = 0.1737, cell = 0.09602, far = 0.008842, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 45.56, row = 5.67, vector = 1.521, tail = 1.056, cell = 0.5428, thin = 10.26, far = 0.009369, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 152.7, plane = 48.6, row = 4.444, width = 8, tail = 0.6552, cell = 0.9026, far = 0.006498, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 47.08, row = 5.779, vector = 2.208, tail = 0.0929, thin = 8.557, far = 0.006547, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 38.38, row = 4.685, vector = 6.368, tail = 0.3526, cell = 0.09711, far = 0.008836, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <plane = 49.1, vector = 2.813, tail = 4.085, cell = 0.6884, far = 0.01723, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 159.3, plane = 51.7, row = 4.244, cell = 0.8599, far = 0.007729, cache = 2726298>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 50.59, row = 6.462, vector = 7.017, tail = 3.742, cell = 1.08, far = 0.002407, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 50.81, row = 6.306, tail = 7.318, cell = 2.835, thin = 12.1, far = 0.002598, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 156, plane = 54.34, row = 7.102, cell = 2.531, far = 0.001378, cache = 2726298>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <plane = 49.29, row = 6.435, vector = 5.544, tail = 0.1869, thin = 12.08, far = 0.001861, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 65.78, row = 8.335, vector = 2.975, tail = 4.752, tap = 0.1067, far = 0.01153, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_any__avx512_running" cost <call = 223.8, plane = 580.7, vector = 10.56, tail = 8.356, tap = 0.003084, step = 0.1283, far = 0.02847, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 75.54, row = 9.116, vector = 0.6615, tail = 4.588, cell = 0.4241, thin = 3.899, tap = 0.3409, far = 0.0083, cache = 1258291>
argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 75.63, row = 8.001, vector = 3.363, tail = 1.911, thin = 2.449, tap = 0.4676, far = 0.007201, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <plane = 19.08, row = 13.92, width = 32, cell = 0.356, thin = 0.4539, tap = 0.1293, step = 0.02368, far = 0.01597, cache = 2726298>
argpool.measured "max_pool_f64_i32_cf_any__avx512_running" cost <call = 1174, plane = 118, row = 2.15, vector = 15.7, width = 16, thin = 0.4611, step = 0.2127, far = 0.04417, cache = 1258291>
argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 8.014, plane = 10.89, row = 15.29, tail = 19.49, cell = 1.211, tap = 0.6481>
argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 73.33, row = 7.679, vector = 1.746, tail = 3.818, tap = 0.09206, step = 0.002873, far = 0.01512, cache = 2097152>
argpool.measured "max_pool_f64_i32_cl_any__avx512_running" cost <call = 106.6, plane = 518.8, vector = 1.82, tail = 14.91, cell = 0.5971, step = 0.1337, far = 0.05364, cache = 2097152>
argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 71.31, row = 7.593, tail = 5.855, cell = 0.5547, thin = 1.697, tap = 0.312, step = 0.02263, far = 0.02492, cache = 1258291>
argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 73.07, row = 7.782, vector = 2.715, tail = 1.798, thin = 0.8311, tap = 0.4054, step = 0.01762, far = 0.01436, cache = 2097152>
argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 77.28, plane = 13.16, row = 11.67, vector = 1.576, tail = 12.4, tap = 0.1248, step = 0.02785, far = 0.008034, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__avx512_running" cost <call = 859.2, plane = 87.66, vector = 25.52, width = 32, cell = 0.0002514, step = 0.2156, far = 0.03897, cache = 1677722>
argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 59.57, row = 17.7, vector = 5.55, width = 4, tail = 4.125, thin = 14.14, tap = 0.5301>
argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 72.15, row = 3.965, vector = 2.818, width = 16, tail = 1.747, thin = 0.3167, tap = 0.09968, step = 0.001244, far = 0.01008, cache = 838861>
argpool.measured "max_pool_f64_u8_cl_any__avx512_running" cost <call = 400.9, plane = 456.8, vector = 6.224, tail = 8.466, tap = 0.00268, step = 0.1536, far = 0.02128, cache = 838861>
argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 70.84, row = 7.014, tail = 6.169, cell = 0.2392, thin = 2.383, tap = 0.3379, step = 0.01377, far = 0.005612, cache = 838861>
argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 70.06, row = 6.21, vector = 1.765, tail = 2.91, thin = 3.991, tap = 0.4251, step = 0.008188, far = 0.007313, cache = 2097152>
argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 33.32, plane = 13.24, row = 13.05, width = 16, tail = 0.1201, cell = 0.3015, thin = 0.9048, tap = 0.1159, step = 0.03815, far = 0.00273, cache = 1258291>
argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 376.6, cell = 0.2411, tap = 0.3547, far = 0.01291, cache = 838861>
argpool.measured "max_pool_f64_u16_cf_any__avx512_running" cost <call = 1029, plane = 63.63, vector = 31.75, width = 32, cell = 0.02602, step = 0.1943, far = 0.00595, cache = 1677722>
argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 56.21, plane = 12.06, row = 8.291, vector = 2.343, tail = 1.885, thin = 32.15, tap = 0.5927, far = 0.002104, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 64.67, row = 6.144, tail = 4.571, cell = 0.1794, tap = 0.1019, step = 0.002308, far = 0.0104, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__avx512_running" cost <plane = 508.2, row = 7.93, vector = 5.444, cell = 0.4293, step = 0.1151, far = 0.03075, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 65.59, row = 9.496, vector = 1.181, thin = 2.145, tap = 0.3021, step = 0.02403, far = 0.0128, cache = 1677722>
argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 70.09, row = 5.868, vector = 1.762, tail = 0.6776, thin = 3.797, tap = 0.4209, step = 0.01205, far = 0.009437, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 18.99, plane = 3.394, width = 32, tail = 0.8351, cell = 0.1867, thin = 0.08097, far = 0.02027, cache = 2097152, deep = 0.003326, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 16.98, plane = 1.799, row = 1.871, vector = 0.9153, tail = 0.509, cell = 0.231, far = 0.01182, cache = 2097152, deep = 0.005335, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 22.22, plane = 1.304, row = 2.463, vector = 2.033, tail = 0.04584, cell = 0.04345, thin = 5.295, far = 0.007248, cache = 2097152, deep = 0.0062, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 151.1, row = 0.2959, vector = 1.477, width = 64, cell = 0.2179, far = 0.01428, cache = 2097152, deep = 0.005084, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 21.9, plane = 0.2979, row = 2.004, vector = 3.189, cell = 0.02028, far = 0.01068, cache = 1677722, deep = 0.006591, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 163.4, plane = 1.775, row = 1.804, vector = 3.143, far = 0.01152, cache = 2726298, deep = 0.003551, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 24.38, plane = 1.715, row = 2.36, vector = 1.73, cell = 0.08147, thin = 7.042, far = 0.008634, cache = 2097152, deep = 0.006795, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 289.5, row = 9.261, vector = 4.473, tail = 1.948, cell = 0.05196>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 283.9, row = 7.933, vector = 3.871, tail = 1.616, cell = 0.1082>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 299.2, row = 8.204, vector = 4.244, cell = 0.08527, thin = 6.695>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 284, cell = 1.188, far = 0.01818, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 451.8, row = 7.254, width = 64, cell = 0.3299, thin = 0.005897>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 285.1, row = 9.003, vector = 4.413, tail = 2.409, cell = 0.2363>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 442.4, row = 9.159, vector = 5.543>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 9.639, row = 15.73, vector = 3.978, tail = 0.6005, thin = 3.085>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 9.113, plane = 6.789, row = 0.7253, vector = 5.78, cell = 0.08723, far = 0.01509, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 8.86, plane = 6.679, vector = 6.765, cell = 0.06014, far = 0.005162, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 13.07, plane = 3.414, row = 2.437, vector = 4.03, tail = 0.3217, cell = 0.1635, thin = 8.941, far = 0.004849, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 193.3, plane = 0.0127, cell = 1.258, far = 0.02825, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 163.1, width = 64, tail = 0.1983, cell = 0.4716, thin = 0.03644>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 4.175, plane = 13.27, row = 3.182, vector = 7.252, cell = 0.09299, far = 0.009782, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 138, row = 3.368, vector = 8.041>
argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 13.26, plane = 3.708, row = 2.842, vector = 4.013, tail = 0.181, cell = 0.1135, thin = 8.602, far = 0.005918, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 228.4, row = 4.431, vector = 7.226, tail = 0.5454, far = 0.008558, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 213.2, plane = 2.921, row = 6.109, vector = 5.096, tail = 0.1666, cell = 0.2495, far = 0.004348, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 210, row = 7.729, vector = 2.293, tail = 0.8026, cell = 0.559, thin = 7.326, far = 0.00442, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 96.14, cell = 1.255, far = 0.0214, cache = 1677722>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 402.3, row = 3.294, vector = 2.371, width = 32, cell = 0.3884, far = 0.004535, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 220.3, plane = 1.753, row = 9.079, vector = 5.219, tail = 0.8359, cell = 0.3344, far = 0.01137, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 396.5, row = 6.275, vector = 8.072, width = 16, cell = 0.4568, thin = 0.0353, far = 0.007013, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 24.84, row = 13.05, vector = 3.234, tail = 0.2331, cell = 0.2809, thin = 4.548, far = 0.007446, cache = 2726298>
argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 37.82, plane = 28.02, row = 7.712, vector = 1.3, tail = 5.35, tap = 0.0618, step = 0.01472, far = 0.01118, cache = 1677722, deep = 0.003824, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 204.2, plane = 51.05, vector = 19.99, width = 64, cell = 0.06478, thin = 0.03725, step = 0.06511, far = 0.0383, cache = 2726298, deep = 0.01168, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 183.4, plane = 52.56, vector = 19.76, width = 32, cell = 0.621, step = 0.09203, far = 0.02002, cache = 1677722, deep = 0.03085, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 59.04, plane = 8.289, row = 7.208, vector = 2.194, tail = 4.061, thin = 8.583, tap = 0.2061, step = 0.01349, far = 0.001871, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 32.21, row = 0.8031, vector = 1.787, tail = 1.648, cell = 0.0321, far = 0.02163, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 40.33, vector = 2.373, tail = 0.3155, far = 0.0207, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 157.6, plane = 36.04, row = 0.7672, vector = 3.575, far = 0.0151, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 36.24, row = 2.388, vector = 2.399, tail = 0.2364, far = 0.01672, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 158.1, plane = 39.23, row = 2.165, vector = 2.347, far = 0.0149, cache = 2726298>
argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 37.3, row = 2.512, vector = 0.8385, tail = 0.4788, cell = 0.1841, thin = 8.192, far = 0.01102, cache = 1677722, deep = 0.006429, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <plane = 14.87, row = 1.137, vector = 4.855, cell = 0.03363>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <plane = 44.22, vector = 1.233, width = 16, cell = 0.537, thin = 0.03043>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 142.9, plane = 27.69, width = 32, cell = 0.3443, thin = 0.09667>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 43.4, row = 2.409, vector = 6.748, tail = 0.4036>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 138.3, plane = 39.29, row = 2.853, width = 32, cell = 0.7889, thin = 0.04573>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <plane = 34.6, row = 2.794, vector = 4.108, tail = 0.2221, thin = 14.17, far = 0.002803, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 40.04, row = 1.312, tail = 5.593, cell = 0.3289, far = 0.01328, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 42.97, vector = 3.425, tail = 0.6873, cell = 0.2109, far = 0.02034, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 142.9, plane = 44.03, row = 0.5803, width = 32, tail = 0.5998, cell = 0.343, thin = 0.06378, far = 0.01103, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 44.88, row = 4.697, vector = 3.215, tail = 3.037, cell = 0.4164, far = 0.005565, cache = 1258291>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 148.4, plane = 44.76, row = 4.127, width = 16, cell = 0.7899, thin = 0.1241, far = 0.003179, cache = 2726298>
argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 42.65, row = 4.161, vector = 2.534, tail = 1.006, cell = 0.4288, thin = 11.57, far = 0.006525, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 37.91, row = 0.5284, vector = 3.265, tail = 3.657, cell = 0.1196, far = 0.01485, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <plane = 44.74, vector = 2.735, tail = 1.848, cell = 0.2822, far = 0.02257, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 140.9, plane = 38.9, width = 32, cell = 0.3512, thin = 0.07925>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 43.05, row = 1.638, vector = 4.193, tail = 3.697, cell = 0.3364, far = 0.004409, cache = 1677722>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 131.2, plane = 44.4, row = 3.165, vector = 6.351, far = 0.002283, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <plane = 35.37, row = 2.751, vector = 0.3927, tail = 1.255, cell = 0.976, thin = 12.41, far = 0.004892, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 64.25, row = 6.572, vector = 1.372, tail = 2.824, tap = 0.03479, step = 0.0006666, far = 0.009733, cache = 1677722, deep = 0.004808, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 58.11, plane = 170.8, vector = 3.634, tail = 4.267, step = 0.04687, far = 0.01593, cache = 838861, deep = 0.01475, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 63.33, row = 7.225, vector = 0.6366, tail = 3.01, thin = 7.551, tap = 0.1012, step = 0.006529, far = 0.004118, cache = 1677722, deep = 0.00681, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 64.78, plane = 167, vector = 6.782, tail = 4.075, step = 0.09584, far = 0.006562, cache = 838861, deep = 0.01081, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 20.3, plane = 61.84, row = 6.416, vector = 0.9993, tail = 2.189, thin = 4.948, tap = 0.1483, step = 0.006395, far = 0.002687, cache = 838861, deep = 0.006134, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 12.11, plane = 0.4512, vector = 2.233, width = 64, cell = 0.1807, thin = 0.06978, far = 0.02317, cache = 1258291, deep = 0.004651, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.292, plane = 1.642, vector = 0.3277, width = 32, tail = 0.2662, cell = 0.3358, thin = 0.01287, far = 0.01752, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 19.31, plane = 2.66, vector = 1.601, tail = 0.2722, cell = 0.1159, thin = 4.839, far = 0.005973, cache = 2726298, deep = 0.003432, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 175.9, plane = 0.07773, width = 32, tail = 0.8168, cell = 0.5464, thin = 0.03899>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 16.74, plane = 3.301, tail = 0.4654, cell = 0.3773, far = 0.01262, cache = 1677722, deep = 0.002949, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 204.5, vector = 4.648, width = 32, cell = 0.4158, far = 0.005586, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 20.75, plane = 3.206, vector = 1.366, tail = 0.4442, cell = 0.2358, thin = 4.837, far = 0.003646, cache = 2726298, deep = 0.005998, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 16.3, plane = 4.299, row = 2.259, vector = 3.881, cell = 0.0376, far = 0.01769, cache = 1677722, deep = 0.003406, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 16.13, plane = 3.766, row = 2.246, vector = 3.309, tail = 0.1762, cell = 0.07738, far = 0.009852, cache = 1677722, deep = 0.005095, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.15, plane = 1.694, row = 2.974, vector = 2.294, tail = 0.7033, cell = 0.2688, thin = 10.19, far = 0.003109, cache = 1677722, deep = 0.005614, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 82.63, cell = 0.7189, far = 0.02315, cache = 1677722, deep = 0.002969, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 184.7, width = 32, tail = 1.639, cell = 0.5259, thin = 0.01245, far = 0.008587, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 21.21, plane = 0.1773, row = 3.161, vector = 5.304, tail = 0.3535, far = 0.00708, cache = 1677722, deep = 0.00805, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 201.1, plane = 2.221, row = 2.53, vector = 0.9923, width = 32, tail = 0.8929, cell = 0.6116, far = 0.01025, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 21.24, plane = 2.131, row = 3.025, vector = 2.515, tail = 0.7617, cell = 0.2697, thin = 10.3, far = 0.00385, cache = 1677722, deep = 0.007629, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 28.34, row = 3.599, vector = 8.292, tail = 1.309, far = 0.01517, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 25.38, row = 4.429, vector = 4.252, tail = 2.498, cell = 0.4233, far = 0.004168, cache = 1258291, deep = 0.006518, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 19.33, plane = 6.008, row = 6.205, vector = 5.486, tail = 0.1247, thin = 23.76, far = 0.001949, cache = 1258291, deep = 0.005829, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 102.3, cell = 1.481, far = 0.007274, cache = 1258291, deep = 0.01472, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 146.9, row = 2.108, vector = 11.26, far = 0.01096, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 30.99, row = 7.006, vector = 6.313, tail = 2.696, cell = 0.4815, far = 0.003103, cache = 838861, deep = 0.005542, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <plane = 197.8, row = 7.865, vector = 10.17, far = 0.004789, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 20.65, plane = 7.367, row = 5.904, vector = 5.924, cell = 0.136, thin = 24.79, far = 0.002584, cache = 2097152, deep = 0.004432, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 365.2, row = 8.863, vector = 5.882, tail = 1.935, cell = 0.1168, far = 0.003917, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 325.6, plane = 1.635, row = 9.275, vector = 7.169, tail = 0.1571, far = 0.002235, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 317.2, row = 10.28, vector = 3.263, tail = 1.701, cell = 0.6264, thin = 14.53, far = 0.004316, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 225.9, cell = 1.434, far = 0.02193, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 523.8, plane = 25.28, vector = 8.609, width = 64, tail = 0.6693, cell = 0.4333, thin = 0.05269>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 349.1, plane = 5.253, row = 11.27, vector = 11.01, tail = 0.3342, far = 0.006741, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 517.2, row = 14.4, vector = 0.3762, width = 32, cell = 1.174, thin = 0.07265>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 27.47, row = 15.87, vector = 5.45, tail = 1.427, cell = 0.2837, thin = 8.694, far = 0.005364, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 28.96, width = 32, cell = 0.5929, thin = 0.04358, far = 0.01773, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 10.74, plane = 2.114, row = 1.822, vector = 6.619, tail = 0.8434, cell = 0.336, far = 0.0007669, cache = 838861, deep = 0.006867, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 4.332, plane = 4.67, row = 4.575, vector = 1.979, cell = 1.181, deep = 0.00477, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 231.1, cell = 1.297, far = 0.02417, cache = 838861, deep = 0.003852, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <width = 64, cell = 0.6688, thin = 1.713>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 15.25, row = 4.021, vector = 11.62, cell = 0.1662, deep = 0.007593, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 194.1, row = 5.649, vector = 12.48>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 13.18, plane = 2.877, row = 4.113, vector = 4.528, cell = 0.682, deep = 0.00743, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 221.3, row = 7.007, vector = 9.956, tail = 0.1941, far = 0.01012, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 204.9, plane = 5.73, row = 5.596, vector = 9.058, tail = 1.309, far = 0.007653, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 184.6, plane = 8.481, row = 4.462, tail = 4.083, cell = 1.71, thin = 16.05, far = 0.001103, cache = 1258291, deep = 0.003339, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 210.4, plane = 0.05946, cell = 1.449, far = 0.01978, cache = 1677722, deep = 0.005757, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 344.6, plane = 45.2, width = 64, cell = 0.8102, thin = 0.1652>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 208.8, plane = 12.01, row = 4.822, vector = 13.2, tail = 3.08, far = 0.0104, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 368.2, plane = 5.514, row = 10.35, width = 32, cell = 1.661, thin = 0.1972>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 15.7, plane = 4.867, row = 12.27, tail = 2.733, cell = 1.789, thin = 8.628, far = 0.003973, cache = 1258291, deep = 0.006539, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 23.36, row = 9.189, vector = 23.66, cell = 0.1997, far = 0.006509, cache = 1677722>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 17.48, row = 10.54, vector = 22.99, tail = 0.683, cell = 0.4073, far = 0.003411, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <plane = 2.047, row = 15.4, tail = 6.878, cell = 4.52, thin = 68.04>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 190.6, cell = 5.12, far = 0.02063, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 197.3, vector = 39.42, width = 64, cell = 1.089>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 6.102, row = 11.59, vector = 33.08, cell = 0.5499, far = 0.005276, cache = 1258291>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 264.1, row = 14.6, vector = 36.61, far = 0.003396, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 3.703, row = 16.5, vector = 3.642, cell = 4.029, thin = 64.21>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 19.91, plane = 1.736, vector = 5.09, cell = 0.09774, far = 0.01745, cache = 2097152>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 18.2, plane = 2.052, vector = 3.654, cell = 0.029, far = 0.01094, cache = 1677722, deep = 0.005376, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 20.42, plane = 0.8258, vector = 5.757, tail = 0.061, thin = 10.07, deep = 0.003486, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 181.3, plane = 1.795, vector = 0.5158, width = 64, tail = 0.6441, cell = 0.5277, far = 0.002031, cache = 2097152, deep = 0.008412, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 21.79, plane = 8.379, vector = 6.2, tail = 1.279, cell = 0.161, far = 0.004246, cache = 2097152, deep = 0.003765, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 218.1, plane = 3.653, vector = 5.006, width = 32, cell = 0.7575, far = 0.001442, cache = 2726298, deep = 0.004903, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 21.97, plane = 4.884, vector = 4.5, tail = 0.9017, thin = 6.975, far = 0.002002, cache = 1677722, deep = 0.004913, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 25.35, plane = 15.71, row = 6.833, vector = 4.464, tail = 5.015, tap = 0.08767, step = 0.003366, far = 0.007283, cache = 1677722, deep = 0.005611, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 1849, plane = 76.04, vector = 25.98, width = 64, cell = 0.1559, step = 0.1296, far = 0.04026, cache = 838861, deep = 0.02288, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 1239, plane = 65.87, vector = 25.97, width = 32, cell = 0.7898, step = 0.1959, far = 0.03113, cache = 838861, deep = 0.009067, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 47.4, plane = 13.63, row = 7.473, vector = 3.426, tail = 3.11, thin = 15.05, tap = 0.3267, step = 0.0107, deep = 0.005816, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 46.46, row = 4.248, vector = 1.068, tail = 0.8046, cell = 0.08296, far = 0.02644, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 50.46, vector = 2.333, tail = 1.159, cell = 0.1653, far = 0.017, cache = 1677722, deep = 0.03004, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 190.9, plane = 34.41, width = 32, cell = 0.4716, thin = 0.04798, far = 0.007255, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 72.05, cell = 0.6945, far = 0.001507, cache = 1258291, deep = 0.008007, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 49.03, row = 2.858, vector = 1.785, tail = 1.342, cell = 0.09201, far = 0.01521, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 236.1, plane = 39.23, vector = 4.856, width = 16, cell = 0.2766, far = 0.004817, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 47.9, row = 4.771, vector = 0.7622, cell = 0.2359, thin = 2.8, far = 0.004727, cache = 1258291, deep = 0.01165, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.51, row = 1.753, vector = 4.779, width = 32, tail = 2.857, cell = 0.1634, far = 0.01772, cache = 1677722, deep = 0.00242, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 52.48, vector = 4.051, tail = 1.166, cell = 0.2616, far = 0.01424, cache = 1677722, deep = 0.005814, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 160.2, plane = 38.6, vector = 1.569, width = 64, cell = 0.5125, thin = 0.0169, far = 0.006321, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 47.26, row = 5.42, vector = 4.916, tail = 0.5918, far = 0.007189, cache = 2097152, deep = 0.003014, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 157.9, plane = 46.31, row = 4.69, tail = 216.7, cell = 0.6197, far = 0.007643, cache = 2726298, deep = 0.002903, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 51.18, row = 5.959, vector = 0.6035, tail = 1.506, cell = 0.5481, thin = 10.9, far = 0.006115, cache = 1677722, deep = 0.006243, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 40.79, row = 5.838, vector = 7.993, tail = 2.964, far = 0.0182, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 54.99, vector = 9.936, tail = 0.2029, far = 0.02363, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 114.4, plane = 78.37, width = 64, tail = 0.7806, cell = 0.6513, thin = 0.1632, far = 0.01164, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 56.66, row = 7.455, vector = 11.72, tail = 1.615, far = 0.004978, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 147.3, plane = 85.53, row = 6.589, width = 32, tail = 1.155, cell = 1.259, thin = 0.04933, far = 0.007238, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 57.46, row = 6.719, vector = 1.36, tail = 3.838, cell = 1.245, thin = 26.15, far = 0.003158, cache = 1677722, deep = 0.004882, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 50.1, row = 4.335, vector = 4.807, tail = 5.801, cell = 0.3356, far = 0.002627, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 4.047, plane = 65.23, row = 1.579, vector = 8.906, cell = 0.4525, far = 0.00921, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 175.2, plane = 52.82, row = 0.6431, width = 32, cell = 0.6828, thin = 0.2901>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 55.12, row = 8.538, vector = 14.36, far = 0.0008199, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 177.5, plane = 52.22, row = 6.359, vector = 6.613, width = 16, cell = 1.278>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 14.74, plane = 55.88, row = 8.658, vector = 0.5929, tail = 0.3444, cell = 2.109, thin = 16.89>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 48.25, row = 7.322, vector = 3.658, tail = 5.798, cell = 0.2782, far = 0.01194, cache = 2726298, deep = 0.002239, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 61.86, vector = 10.58, cell = 0.1858, far = 0.01873, cache = 1677722, deep = 0.0001861, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 154, plane = 52.21, vector = 7.272, width = 64, cell = 0.5218, thin = 0.006616, far = 0.004996, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 55.56, row = 8.808, vector = 13.18, tail = 1.722, far = 0.00428, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 166.7, plane = 62.06, row = 8.683, vector = 11.81, tail = 71.56, far = 0.002441, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 21.67, plane = 58.53, row = 10.07, vector = 5.418, cell = 0.3115, thin = 18.05, far = 0.007564, cache = 1258291>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 46.5, row = 7.12, vector = 6.198, tail = 2.378, cell = 0.06346, far = 0.01213, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <plane = 58.62, vector = 5.359, tail = 4.342, cell = 0.6636, far = 0.01009, cache = 1258291>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 156.5, plane = 51.1, row = 3.844, width = 32, tail = 0.1362, cell = 0.5347, thin = 0.1337, far = 0.005742, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 54.98, row = 7.839, vector = 6.958, tail = 5.811, cell = 0.7239, far = 0.0006717, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 178.7, plane = 53.71, row = 8.457, width = 16, tail = 0.003407, cell = 1.425, far = 0.001153, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 53.97, row = 7.391, vector = 3.873, tail = 1.269, cell = 0.7614, thin = 15.5, far = 0.001502, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 44.04, row = 4.797, vector = 45.22, tail = 5.845, cell = 0.1496, far = 0.001392, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 63.35, vector = 41.43, tail = 17.82, cell = 1.206, far = 0.006798, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 228.2, plane = 50.82, vector = 7.662, width = 32, cell = 2.733, far = 0.0004575, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 21.53, plane = 75.95, row = 0.39, vector = 83.94, tail = 16.77, cell = 0.3221, far = 0.002018, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 100.5, plane = 49.1, row = 1.842, tail = 178.6, cell = 10.98>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 20.51, plane = 61.83, row = 1.224, vector = 58.88, tail = 6.561, thin = 55.49, far = 0.00489, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 35.35, row = 6.387, cell = 0.2669, far = 0.0193, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <plane = 49.54, vector = 6.946, cell = 0.0368, far = 0.01589, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 145.9, plane = 47.74, width = 64, tail = 0.2271, cell = 0.5356, thin = 0.04113, far = 0.008289, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 42.9, row = 5.512, vector = 4.864, far = 0.0127, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 154.7, plane = 53.24, row = 5.08, cell = 0.6203, far = 0.01183, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 43.19, row = 7.527, vector = 0.7403, cell = 0.5327, thin = 5.02, far = 0.008013, cache = 2097152, deep = 0.01026, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 1.035, plane = 63.8, row = 3.519, vector = 10.86, tail = 0.9659, far = 0.01835, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 14.51, plane = 59.49, row = 4.806, vector = 9.038, cell = 0.1141, far = 0.01508, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 204.1, plane = 62.82, vector = 6.652, width = 64, cell = 0.585, far = 0.008466, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 38.69, plane = 61.57, row = 4.359, vector = 14.2, cell = 0.05149, far = 0.01882, cache = 2726298>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 210.7, plane = 69.02, row = 1.841, width = 16, cell = 1.769, thin = 0.52, far = 0.009902, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 28.25, plane = 60.13, row = 5.196, vector = 7.995, tail = 0.1554, cell = 0.1547, thin = 47.71, far = 0.005211, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 80.99, row = 6.527, vector = 2.965, tail = 5.044, tap = 0.05421, step = 0.0007671, far = 0.01299, cache = 1677722, deep = 0.003317, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 5.091, plane = 590.4, vector = 8.904, tail = 8.027, step = 0.08358, far = 0.01925, cache = 1258291, deep = 0.01353, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 81.89, row = 7.059, vector = 1.616, tail = 4.551, thin = 4.622, tap = 0.1902, step = 0.01143, far = 0.003891, cache = 1258291, deep = 0.005001, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 88.13, plane = 619, vector = 8.474, tail = 8.097, step = 0.1587, far = 0.009505, cache = 838861, deep = 0.01813, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <plane = 82.96, row = 7.573, vector = 2.156, tail = 2.379, thin = 5.099, tap = 0.243, step = 0.009343, far = 0.002539, cache = 1258291, deep = 0.006706, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 33.09, row = 3.104, vector = 1.232, cell = 0.1288, far = 0.02129, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 23.19, plane = 4.016, row = 1.193, vector = 2.662, cell = 0.1314, far = 0.01314, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 19.96, row = 3.157, vector = 2.953, thin = 10.28, far = 0.008162, cache = 2097152>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 57.66, cell = 0.8946, far = 0.01843, cache = 2726298>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 189.7, plane = 3.669, width = 64, cell = 0.3185, thin = 0.04704, far = 0.01646, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 14.43, plane = 1.716, row = 1.314, vector = 5.176, far = 0.01122, cache = 2097152>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 179.4, row = 1.874, vector = 5.771, width = 16, cell = 0.2266, far = 0.01289, cache = 1258291>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 18.88, plane = 0.5779, row = 3.112, vector = 2.54, cell = 0.1421, thin = 11.21, far = 0.01096, cache = 2097152>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 238.4, row = 8.189, vector = 7.562, tail = 3.055, cell = 0.09393>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 226.5, row = 8.366, vector = 7.48, cell = 0.1389, far = 0.005153, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 225.9, plane = 2.706, row = 8.362, vector = 4.243, tail = 0.2276, cell = 0.4071, thin = 20.68, far = 0.004668, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 126.1, cell = 1.404, far = 0.01707, cache = 2726298>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 461.9, row = 6.395, width = 32, cell = 0.5513, thin = 0.152>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 234.2, row = 10.61, vector = 10.02, tail = 0.8286, cell = 0.1673, far = 0.01018, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 505.7, vector = 16.61, width = 32, cell = 0.8581, thin = 0.266, far = 0.002816, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 22.3, plane = 1.072, row = 14.38, vector = 4.774, cell = 0.3373, thin = 12.23, far = 0.004134, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 3.934, plane = 28.81, row = 9.061, vector = 3.924, width = 32, tail = 10.62, tap = 0.06901, step = 0.02214, far = 0.004631, cache = 2726298, deep = 0.007678, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 2423, plane = 94.46, row = 6.739, vector = 8.209, tail = 16.72, step = 0.1278, far = 0.07108, cache = 1677722, deep = 0.01858, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 2024, plane = 83.62, vector = 20.04, width = 16, tail = 15.36, step = 0.176, far = 0.07132, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 24.04, plane = 13.91, row = 8.085, vector = 2.285, tail = 3.758, thin = 21.51, tap = 0.3453, step = 0.005019, deep = 0.006258, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 26.83, row = 4.747, tail = 2.799, cell = 0.1989, far = 0.02082, cache = 1677722, deep = 0.003065, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 49.17, row = 0.27, vector = 4.829, tail = 0.5471, far = 0.01793, cache = 1258291, deep = 0.007925, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 158, plane = 33.91, width = 64, tail = 1.367, cell = 0.3721, thin = 0.006838, far = 0.01008, cache = 2726298>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 37.98, row = 5.832, vector = 3.817, tail = 0.8873, far = 0.007865, cache = 1258291, deep = 0.004918, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 163.4, plane = 48.2, row = 4.788, width = 16, cell = 0.4485, thin = 0.08857, far = 0.01031, cache = 2726298>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 46, row = 5.852, vector = 2.184, thin = 11.55, far = 0.005987, cache = 838861, deep = 0.007497, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 67.49, row = 0.306, vector = 6.006, cell = 0.09275, far = 0.01205, cache = 1258291, deep = 0.001852, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <plane = 57.34, vector = 6.81, width = 16, cell = 0.6552, far = 0.01209, cache = 1677722, deep = 0.006905, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 1316, plane = 213.7, vector = 2.329, far = 0.02038, cache = 838861>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 112.5, row = 0.8319, vector = 6.911, cell = 0.5785, far = 0.01411, cache = 838861, deep = 0.0001562, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 1087, plane = 266.7, row = 6.556, vector = 7.712, far = 0.01602, cache = 838861>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 58.93, row = 2.555, cell = 1.448, thin = 28.56, far = 0.006845, cache = 838861>
argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 69.19, row = 8.663, vector = 2.299, tail = 3.002, tap = 0.04385, step = 0.001021, far = 0.01007, cache = 1258291, deep = 0.006065, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 332.4, plane = 461.7, vector = 9.684, tail = 8.161, tap = 0.001782, step = 0.07109, far = 0.03227, cache = 2726298, deep = 0.0317, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 74.59, row = 9.044, vector = 1.107, tail = 4.059, thin = 3.999, tap = 0.1703, step = 0.008536, far = 0.003899, cache = 838861, deep = 0.006854, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 372.7, plane = 465, vector = 11.29, tail = 5.098, tap = 0.00001313, step = 0.126, far = 0.01956, cache = 2726298, deep = 0.03039, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 76.16, row = 7.457, vector = 2.164, tail = 3.27, thin = 3.876, tap = 0.224, step = 0.005109, far = 0.003329, cache = 838861, deep = 0.006749, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 13.45, row = 0.6346, vector = 1.388, width = 64, tail = 2.026, cell = 0.2298, far = 0.01092, cache = 1677722, deep = 0.009674, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 16.65, row = 2.546, vector = 3.685, tail = 1.056, far = 0.006973, cache = 1258291, deep = 0.006683, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 15.58, plane = 1.261, row = 4.014, vector = 0.8224, tail = 2.118, cell = 0.4878, thin = 9.533, far = 0.004724, cache = 1258291, deep = 0.005988, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 152.4, cell = 0.8035, far = 0.02505, cache = 1258291, deep = 0.003248, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 143.5, vector = 19.82, width = 64, tail = 32.29>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 17.37, row = 2.984, vector = 4.311, tail = 2.557, far = 0.008588, cache = 1258291, deep = 0.005428, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 175.7, row = 5.709, vector = 8.152, width = 16, tail = 140.8, far = 0.009088, cache = 838861>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.4, plane = 1.718, row = 4.108, vector = 2.309, cell = 0.02516, thin = 10.45, far = 0.004348, cache = 1258291, deep = 0.008003, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 214.1, plane = 13.28, row = 5.684, vector = 3.938, cell = 0.3203, far = 0.006729, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 208.6, plane = 3.518, row = 6.499, vector = 7.554, tail = 0.3476, cell = 0.1502, far = 0.005658, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 202.7, plane = 2.774, row = 6.584, vector = 5.966, tail = 0.09028, thin = 22.11, far = 0.003114, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 224.5, cell = 1.388, far = 0.02297, cache = 2726298>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 350.2, row = 59.54, vector = 5.118>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 219.9, row = 9.066, vector = 11.45, tail = 0.7149, far = 0.007821, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 421.9, row = 10.19, vector = 23.97, width = 16, tail = 107.9>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.98, plane = 1.862, row = 13.03, vector = 5.484, cell = 0.0622, thin = 13.26, far = 0.003598, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 2.217, plane = 50.02, row = 7.443, tail = 9.763, cell = 0.09229, tap = 0.08063, step = 0.007437, far = 0.006787, cache = 838861, deep = 0.006677, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 367.7, cell = 0.1346, tap = 0.2372, step = 0.04359, far = 0.02673, cache = 2726298, deep = 0.002521, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 901.8, plane = 91.08, vector = 15, width = 32, tail = 12.56, step = 0.1525, far = 0.01162, cache = 838861, deep = 0.06603, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 797, plane = 92.24, vector = 28.51, width = 32, cell = 0.4863, step = 0.1969, far = 0.02845, cache = 1258291, deep = 0.044, last = 25165824>
argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 10.13, plane = 22.72, row = 12.28, vector = 2.407, tail = 0.775, thin = 16.34, tap = 0.2565, step = 0.01738, far = 0.004389, cache = 1677722, deep = 0.00132, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 27.44, row = 0.2769, vector = 3.93, far = 0.02, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 47.29, vector = 3.529, tail = 0.207, cell = 0.1251, far = 0.01927, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 132.6, plane = 36.77, row = 1.344, vector = 15.01, width = 64, tail = 22.14>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 42.38, row = 2.185, vector = 3.344, tail = 1.54, cell = 0.07759, far = 0.01081, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 162.9, plane = 43.05, row = 8.227, vector = 3.515>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 44.26, row = 3.245, vector = 1.647, tail = 0.2705, cell = 0.05029, thin = 11.69, far = 0.00764, cache = 2726298, deep = 0.006871, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 35.28, vector = 3.701, width = 32, tail = 2.054, cell = 0.3489, far = 0.008318, cache = 2097152>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <plane = 49.59, vector = 4.961, tail = 1.966, cell = 0.3252, far = 0.01256, cache = 1258291>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 96.36, plane = 110.7, row = 10.2, tail = 111, cell = 0.2602, far = 0.007738, cache = 838861>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 46.91, row = 5.129, vector = 7.493, tail = 3.424, cell = 0.4982, far = 0.002455, cache = 838861>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 149.8, plane = 55.55, row = 4.317, vector = 10.72, tail = 3.14, far = 0.0006132, cache = 838861>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <plane = 46.59, row = 4.643, vector = 2.523, tail = 1.319, cell = 0.6778, thin = 14.68, far = 0.002572, cache = 838861>
argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 63.09, row = 6.724, vector = 1.664, tail = 3.586, tap = 0.04594, step = 0.001469, far = 0.00743, cache = 1258291, deep = 0.01096, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 56.26, plane = 571.6, row = 0.9067, vector = 8.465, tail = 9.015, tap = 0.001265, step = 0.06688, far = 0.0243, cache = 2726298, deep = 0.02474, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 67.95, row = 7.381, vector = 1.225, tail = 4.054, thin = 5.72, tap = 0.1591, step = 0.008721, far = 0.00402, cache = 1258291, deep = 0.006614, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 173.3, plane = 614.4, vector = 10.02, tail = 8.309, step = 0.1221, far = 0.01877, cache = 2726298, deep = 0.01808, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 68.04, row = 7.315, vector = 1.923, tail = 1.443, thin = 7.203, tap = 0.1898, step = 0.007578, deep = 0.009291, last = 8388608>
argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 246.5, row = 31.33, vector = 3.997, width = 64, tail = 35.81, tap = 0.0656, step = 0.01206, far = 0.006063, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1115, plane = 73.75, vector = 30.24, width = 64, step = 0.1114>
argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1022, plane = 80.28, vector = 33.6, width = 32, cell = 0.06877, step = 0.1879>
argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 136.2, row = 9.857, tail = 31.61, cell = 0.4678, thin = 13.78, tap = 0.3303, step = 0.001798>
argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 73.95, row = 7.296, vector = 1.324, tail = 2.962, tap = 0.04897, step = 0.0002589, far = 0.005268, cache = 1677722>
argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 113.9, plane = 567.2, vector = 6.415, tail = 8.207, tap = 0.001652, step = 0.07543, far = 0.006605, cache = 838861>
argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 71.96, row = 10.33, vector = 1.971, tail = 1.16, thin = 4.907, tap = 0.1135, step = 0.004066, far = 0.0244, cache = 2097152>
argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 67.93, plane = 665.5, row = 3.758, vector = 8.654, tail = 1.507, step = 0.127>
argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 68.97, row = 7.537, vector = 2.174, tail = 1.243, thin = 6.191, tap = 0.175, step = 0.007717>
argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 2.723, plane = 28.01, width = 64, cell = 0.2161, thin = 0.4564, tap = 0.07915, step = 0.007891>
argpool.measured "max_pool_f16_none_cf_any__avx512_running" cost <call = 138.5, plane = 55.82, row = 13.76, vector = 8.945, tail = 20.62, step = 0.04493>
argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 27.98, plane = 20.54, row = 6.65, width = 16, cell = 0.4326, thin = 13.2, tap = 0.137, step = 0.002414, far = 0.0004525, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 75.04, width = 128, tail = 2.935, cell = 0.009368, thin = 0.07183, tap = 0.05455, step = 0.001141, far = 0.005991, cache = 1677722>
argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 70.55, plane = 140.3, vector = 7.336, width = 64, tail = 1.336, step = 0.03505, far = 0.008078, cache = 1258291>
argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 66.74, row = 8.318, vector = 0.8141, tail = 8.725, tap = 0.07477, step = 0.0005647, far = 0.0118, cache = 2726298>
argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 64.16, row = 8.791, tail = 3.132, cell = 0.1809, thin = 4.86, tap = 0.1143, step = 0.001108, far = 0.01184, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 21.4, plane = 6.542, row = 0.9489, vector = 10.8, tail = 0.741, cell = 0.0262, far = 0.009072, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 22.46, row = 1.953, vector = 9.184, tail = 2.671, far = 0.004907, cache = 2097152>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.84, plane = 1.552, row = 1.462, vector = 8.345, tail = 0.6808, cell = 0.0296, far = 0.002832, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 198.3, plane = 3.209, row = 3.074, width = 64, cell = 0.5944, thin = 0.02897, far = 0.004099, cache = 2097152>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 24.24, row = 3.535, vector = 11.89, tail = 1.468, far = 0.00473, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 237.6, row = 3.503, width = 64, cell = 0.7106, thin = 0.04054, far = 0.006338, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 21.47, plane = 2.159, row = 3.491, vector = 8.244, tail = 0.4692, cell = 0.08411, far = 0.004024, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 22.42, plane = 1.49, row = 3.135, vector = 2.634, tail = 2.06, cell = 1.014, thin = 11.1, far = 0.003983, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 294.3, row = 24.39, vector = 18.55, cell = 0.2003, far = 0.001298, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 255.7, row = 15.93, vector = 19.37, tail = 0.01737, far = 0.001044, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 247.7, plane = 5.959, row = 12.75, vector = 17.28, tail = 0.3027, cell = 0.1967, far = 0.003329, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 392.1, row = 16.21, vector = 39.91, width = 32, tail = 151.1>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 37.83, row = 62.02, vector = 23.5, cell = 0.1908, far = 0.005084, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 305.5, row = 55.27, width = 32, cell = 1.624, thin = 0.1955, far = 0.006554, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 38.59, row = 32.69, vector = 17.62, cell = 0.05061, far = 0.001679, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 29.73, row = 28.75, tail = 1.9, cell = 3.454, thin = 6.724, far = 0.004777, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 7.406, plane = 52.4, row = 3.894, tail = 8.056, tap = 0.205, far = 0.002025, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_any__avx512_running" cost <call = 2206, plane = 126, row = 41.11, vector = 24.75, width = 64, tail = 4.333, step = 0.09075, far = 0.09375, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 47.11, plane = 2.593, row = 12.18, vector = 0.3552, tail = 5.525, thin = 22.93, tap = 0.3412, step = 0.02136, far = 0.002769, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 57.26, row = 4.305, vector = 9.221, tail = 1.107, cell = 0.01913, far = 0.0125, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 54.99, vector = 7.918, tail = 0.2219, cell = 0.03614, far = 0.01201, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 49.64, row = 3.24, vector = 4.168, tail = 0.3638, cell = 0.3891, thin = 14.38, far = 0.0006035, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 185.4, plane = 60.46, width = 128, cell = 0.4099, thin = 0.07026, far = 0.002393, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.56, row = 5.773, vector = 9.552, tail = 0.9096, cell = 0.04451, far = 0.001969, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.11, row = 5.207, vector = 2.079, tail = 1.607, cell = 0.5922, thin = 13.43, far = 0.001251, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 191.7, plane = 75.09, row = 4.898, tail = 41.68, cell = 0.6022, far = 0.00276, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 52.13, row = 5.361, vector = 2.197, tail = 1.361, cell = 0.6257, thin = 13.13, far = 0.0003291, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 52.7, row = 5.985, vector = 20.51, tail = 1.355, far = 0.002009, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 64.99, row = 0.009069, vector = 17.48, tail = 3.221, far = 0.00516, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 2.477, plane = 57.22, row = 5.877, tail = 6.409, cell = 2.081, thin = 20.43>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 158.9, plane = 63.23, row = 1.016, width = 64, tail = 3.967, cell = 0.6637, thin = 0.04561>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 57.74, row = 7.882, vector = 23.44, tail = 3.601, far = 0.0008859, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 4.038, plane = 56.4, row = 6.298, tail = 7.022, cell = 1.932, thin = 19.87>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 170.6, plane = 60.57, row = 6.719, width = 32, cell = 1.409, thin = 0.08855>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 7.027, plane = 56.59, row = 6.796, tail = 6.65, cell = 1.829, thin = 19.85>
argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 88.51, row = 5.723, vector = 4.464, tail = 12.55, tap = 0.09992, far = 0.00255, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 21.23, plane = 634.1, vector = 34.19, tail = 19.2, step = 0.03949, far = 0.01009, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 85.24, row = 10.34, vector = 4.384, tail = 12.5, tap = 0.1802, step = 0.00212, far = 0.00319, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 89.44, row = 9.53, tail = 6.976, cell = 0.4652, thin = 9.859, tap = 0.2758, step = 0.0003784, far = 0.002064, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <plane = 49.07, row = 5.296, tail = 14.14, tap = 0.162, step = 0.02151>
argpool.measured "max_pool_f16_i32_cf_any__avx512_running" cost <call = 1774, plane = 95.41, vector = 34.82, width = 64, tail = 4.44, step = 0.1421>
argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 53.82, plane = 2.156, row = 16.39, tail = 7.056, cell = 0.2963, thin = 37.73, tap = 0.3072, step = 0.01306>
argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 71.19, row = 6.997, tail = 21.92, cell = 0.06195, tap = 0.1004>
argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 750.3, plane = 359.3, row = 7.953, vector = 9.218, tail = 9.803, step = 0.0462, far = 0.0256, cache = 1258291>
argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <call = 7.206, plane = 79.57, row = 12.49, vector = 1.91, tail = 9.34, tap = 0.1875>
argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 51.73, plane = 73.79, row = 13.22, vector = 2.263, tail = 4.334, thin = 8.625, tap = 0.2625, far = 0.001417, cache = 838861>
argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 78.14, row = 114.3, width = 32, cell = 0.03922, thin = 13.63, tap = 0.1043, step = 0.01971, far = 0.0112, cache = 838861>
argpool.measured "max_pool_f16_u8_cf_any__avx512_running" cost <call = 654.4, plane = 67.62, vector = 45.13, width = 64, step = 0.09811>
argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 26.65, plane = 61.92, vector = 4.24, width = 16, tail = 10.1, tap = 0.1778, step = 0.03125, far = 0.02928, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 10.55, plane = 59.79, row = 3.912, vector = 0.2008, tail = 8.403, tap = 0.06904, far = 0.002978, cache = 1258291>
argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 0.9966, plane = 583.6, row = 2.266, vector = 6.487, tail = 4.994, step = 0.04469, far = 0.04849, cache = 2097152>
argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 71.14, row = 10.59, vector = 0.1609, tail = 7.705, tap = 0.1202, far = 0.001407, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 7.377, plane = 81.04, row = 9.483, tail = 3.341, cell = 0.1781, thin = 6.653, tap = 0.1555, step = 0.003086, far = 0.01155, cache = 1677722>
argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 73.24, row = 4.172, width = 32, tail = 3.086, thin = 2.278, tap = 0.185>
argpool.measured "max_pool_f16_u16_cf_any__avx512_running" cost <call = 4106, plane = 135.3, vector = 6.314, tail = 16.69, step = 0.09254, far = 0.04096, cache = 1677722>
argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 19.52, row = 6.371, width = 16, tail = 37.28, cell = 0.2713, thin = 7.226, tap = 0.2449, step = 0.005977, far = 0.01942, cache = 1677722>
argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <call = 32.57, plane = 113.6, width = 128, tail = 5.943, cell = 0.02969, thin = 0.0847, tap = 0.05935>
argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 647.1, plane = 463.2, vector = 6.035, width = 64, tail = 13.4, cell = 0.1837, step = 0.0349, far = 0.02988, cache = 838861>
argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 118.7, plane = 74.42, row = 9.225, vector = 1.343, tail = 5, tap = 0.1045, step = 0.0002435>
argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 177.9, plane = 70.28, row = 9.385, tail = 5.69, cell = 0.2131, thin = 8.282, tap = 0.1526, far = 0.00145, cache = 838861>
argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <call = 70.35, plane = 53.54, tail = 36.55, tap = 0.1341, step = 0.01815>
argpool.measured "max_pool_bf16_none_cf_any__avx512_running" cost <call = 278.4, plane = 72.01, vector = 24.17, width = 64, step = 0.06182, far = 0.01688, cache = 838861>
argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 95.43, plane = 41.12, row = 5.59, tail = 9.567, cell = 0.1842, thin = 20.41, tap = 0.1669, step = 0.01866, far = 0.01239, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 72.2, row = 1.56, vector = 2.07, tail = 7, tap = 0.04424, step = 0.001904, far = 0.005169, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 71.27, plane = 189.3, vector = 6.633, tail = 2.055, step = 0.03133>
argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 61.4, row = 6.615, vector = 2.31, tail = 10.1, tap = 0.06321, step = 0.002638, far = 0.002988, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 65.77, row = 6.142, tail = 5.339, cell = 0.3024, thin = 5.74, tap = 0.1143, step = 0.0004957, far = 0.002697, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 25.83, row = 1.469, vector = 10.88, tail = 0.2777, cell = 0.01954, far = 0.01002, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 9.441, plane = 12.98, row = 0.5643, vector = 9.199, tail = 2.218, far = 0.004649, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.28, plane = 2.003, row = 1.097, vector = 8.442, tail = 0.7504, far = 0.001874, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 216.5, width = 64, tail = 1.77, cell = 0.6035, far = 0.004621, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 7.232, plane = 18.24, row = 2.358, vector = 12.07, tail = 1.058, far = 0.004413, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 220, plane = 4.793, row = 2.985, width = 32, cell = 0.7296, thin = 0.08334, far = 0.006158, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 17.32, plane = 1.445, row = 2.983, vector = 9.017, tail = 0.6944, far = 0.002808, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 15.82, row = 4.148, vector = 1.1, tail = 2.992, cell = 1.381, thin = 11.13, far = 0.0004325, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 287, row = 25.31, vector = 24.14>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 250.2, row = 15.23, vector = 7.378, tail = 7.058, cell = 0.761>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 243.4, plane = 7.624, row = 14.38, vector = 18.18>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 438.5, row = 11.66, width = 64, cell = 1.24, thin = 0.2246>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 20.54, row = 64.32, vector = 10.5, tail = 10.93, cell = 1.02, far = 0.001498, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 239.4, row = 58.76, width = 64, cell = 1.647, thin = 0.1775, far = 0.00379, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 33.06, plane = 3.043, row = 34.84, vector = 17.93, tail = 0.001081>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 42.57, row = 27.76, tail = 6.506, cell = 3.498, thin = 2.993>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <plane = 81.2, row = 2.559, tail = 7.835, tap = 0.2079, step = 0.0009425>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_running" cost <call = 1394, plane = 91.73, vector = 40.96, width = 64, tail = 46.49, step = 0.1225, far = 0.08077, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 12.91, row = 10.53, tail = 8.883, thin = 25, tap = 0.3477, step = 0.03971>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 41.89, row = 3.809, vector = 4.754, tail = 2.845, cell = 0.1516, far = 0.01326, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 54.32, vector = 8.18, tail = 1.584, far = 0.01391, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.61, row = 4.258, tail = 0.2615, cell = 0.8081, thin = 15.6, far = 0.001515, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 151.5, plane = 49.13, width = 128, cell = 0.4468, thin = 0.02147>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.34, row = 6.05, vector = 7.784, tail = 2.834, cell = 0.1333, far = 0.002056, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 55.09, row = 5.294, tail = 0.2376, cell = 0.8268, thin = 14.98, far = 0.001364, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 179.5, plane = 54.38, row = 1.564, width = 64, tail = 2.324, cell = 0.6234, thin = 0.01881, far = 0.002971, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 55.14, row = 5.43, tail = 0.06801, cell = 0.8674, thin = 14.89, far = 0.002056, cache = 1258291>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 45.57, row = 4, vector = 20.64, tail = 0.6999, far = 0.003364, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 57.45, vector = 16.32, tail = 2.856, cell = 0.06425, far = 0.008853, cache = 2097152>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 57.82, row = 5.381, vector = 1.188, tail = 4.768, cell = 1.723, thin = 21.13>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 161.4, plane = 55.48, row = 1.282, width = 64, tail = 3.107, cell = 0.6239, thin = 0.05441>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 49.32, row = 7.7, vector = 23.5, tail = 3.312, far = 0.001921, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 59.63, row = 5.143, tail = 5.887, cell = 1.972, thin = 20.76>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 184.8, plane = 61.85, row = 4.514, vector = 3.177, width = 64, cell = 1.348, thin = 0.04534>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 57.69, row = 5.948, tail = 5.167, cell = 1.87, thin = 20.73>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 82.15, row = 4.857, vector = 5.873, tail = 10.67, tap = 0.08311, far = 0.004478, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <plane = 608.8, row = 0.6206, vector = 37.73, tail = 11.7, tap = 0.002426, step = 0.03668, far = 0.007895, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 82.18, row = 10.79, vector = 4.469, tail = 11.44, tap = 0.1814, far = 0.004501, cache = 838861>
argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 86.94, row = 10.3, tail = 3.342, cell = 0.4211, thin = 10.43, tap = 0.2847, far = 0.002416, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <row = 93.95, tail = 28, tap = 0.1883>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_running" cost <call = 2872, plane = 68.57, vector = 18.27, width = 64, tail = 19.44, cell = 0.5271, step = 0.1055, far = 0.03761, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 15.76, row = 55.22, tail = 20.49, cell = 0.2341, thin = 5.948, tap = 0.2654, step = 0.0433>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 80.85, row = 0.7203, vector = 6.571, tail = 11.69, tap = 0.08698, step = 0.0007534>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 68.87, plane = 445, row = 6.644, vector = 14.5, tail = 7.483, step = 0.05383>
argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 88.24, row = 1.18, vector = 5.713, tail = 12.09, tap = 0.1878>
argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 88.08, row = 8.866, vector = 3.278, tail = 3.731, thin = 9.189, tap = 0.2649, step = 0.0006327>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <width = 64, cell = 0.03382, thin = 1.406, tap = 0.2279>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_running" cost <call = 1324, plane = 185.9, cell = 0.5439, thin = 4.402, tap = 0.003907, step = 0.1264>
argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <row = 20, width = 16, tail = 58.58, cell = 0.4213, thin = 4.162, tap = 0.2609>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 78.01, row = 2.33, vector = 0.969, tail = 7.855, tap = 0.06154>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 212.9, plane = 654, vector = 9.745, tail = 4.388, tap = 0.0008123, step = 0.04192, far = 0.007263, cache = 1258291>
argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 77.32, row = 8.728, vector = 1.758, tail = 6.074, tap = 0.1031, far = 0.009767, cache = 838861>
argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 76.12, row = 8.817, vector = 2.31, tail = 5.28, thin = 5.105, tap = 0.1458, far = 0.003064, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 272, plane = 70.34, tail = 14.68, tap = 0.1018, step = 0.03227>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_running" cost <call = 1278, plane = 86.41, vector = 9.509, tail = 22.6, step = 0.09857, far = 0.06845, cache = 1677722>
argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <plane = 41.96, row = 6.82, tail = 7.209, thin = 23.12, tap = 0.254, step = 0.04155>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 87.58, row = 6, vector = 2.021, tail = 3.75, tap = 0.04502, step = 0.0003838, far = 0.00339, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 342.9, plane = 520.3, vector = 9.594, tail = 6.376, step = 0.04766, far = 0.002123, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 69.87, row = 11.58, vector = 2.233, tail = 8.899, tap = 0.07801, step = 0.003802, far = 0.006868, cache = 1258291>
argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 63.1, row = 11.6, vector = 2.454, tail = 4.44, thin = 6.423, tap = 0.1261, step = 0.005609>
argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 15.58, plane = 11.49, row = 23.96, width = 32, cell = 0.3244, thin = 0.2326, tap = 0.06679, step = 0.02574, far = 0.006126, cache = 838861>
argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 517.9, plane = 0.02111, cell = 0.3009, tap = 0.2799, step = 0.01961, far = 0.00271, cache = 838861>
argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 38.88, plane = 12.46, row = 6.846, tail = 11.71, cell = 0.9336, tap = 0.5978, far = 0.003723, cache = 838861>
argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 53.16, row = 5.918, vector = 0.03403, tail = 2.093, cell = 0.128, tap = 0.05635, step = 0.002649, far = 0.01068, cache = 1677722>
argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 59.26, row = 6.638, vector = 1.098, tail = 1.658, tap = 0.4511, step = 0.01272, far = 0.0002142, cache = 838861>
argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 18.36, plane = 20.5, row = 10.95, vector = 1.103, tail = 11.58, cell = 0.0004867, tap = 0.2066, step = 0.005802, far = 0.01045, cache = 1677722>
argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 55, plane = 13.35, row = 6.731, tail = 4.838, cell = 0.7814, thin = 17.9, tap = 1.218>
argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 79.33, row = 5.731, vector = 2.72, tail = 6.06, tap = 0.09948, step = 0.004007, far = 0.008347, cache = 1258291>
argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 8.494, plane = 70.66, row = 8.845, vector = 2.745, tail = 4.261, thin = 1.261, tap = 0.7836, step = 0.04409, far = 0.0007703, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 56.64, row = 12.29, tail = 31.72, tap = 0.1998>
argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 275.7, cell = 0.286, tap = 0.3042, step = 0.0257, far = 0.01011, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 55.72, row = 3.885, width = 8, tail = 5.315, cell = 0.4086, thin = 7.132, tap = 1.485>
argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 73.48, row = 5.665, vector = 2.301, tail = 5.106, cell = 0.0317, tap = 0.09962, far = 0.008796, cache = 2097152>
argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 3.428, plane = 77.02, row = 8.145, tail = 5.258, cell = 0.7606, thin = 0.0559, tap = 1.064, step = 0.004702, far = 0.01234, cache = 2097152>
argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <plane = 35.51, row = 1.194, width = 32, cell = 0.06438, thin = 0.6162, tap = 0.2109, step = 0.01121, far = 0.007512, cache = 838861>
argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 40.19, plane = 11.65, row = 15.86, width = 8, tail = 6.735, cell = 0.4572, thin = 13.03, tap = 0.9519>
argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 69.58, row = 8.96, vector = 1.954, width = 16, tap = 0.1059>
argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 68.09, row = 6.649, width = 4, tail = 3.671, tap = 0.8766, far = 0.009401, cache = 838861>
argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 12.55, plane = 22.96, row = 6.222, vector = 3.543, width = 16, tail = 9.255, tap = 0.1591, step = 0.0175, far = 0.001477, cache = 838861>
argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 9.351, plane = 16.53, row = 8.182, vector = 1.371, width = 8, tail = 1.737, cell = 0.6021, thin = 2.005, tap = 0.8597, far = 0.00176, cache = 838861>
argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 78.02, row = 7.83, tail = 1.935, cell = 0.1196, tap = 0.08837, far = 0.0131, cache = 1677722>
argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 6.671, plane = 70.64, row = 6.871, tail = 3.389, cell = 0.5489, tap = 0.6839, far = 0.00795, cache = 2097152>
argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 0.1998, plane = 19.88, row = 4.441, tail = 14.45, cell = 0.1457, tap = 0.03981, step = 0.02698, far = 0.004764, cache = 1258291>
argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 42.52, plane = 17.22, row = 4.828, vector = 2.055, width = 8, tail = 8.176, cell = 0.3164, tap = 0.1498, step = 0.007588, far = 0.00303, cache = 838861>
argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 61.79, row = 5.127, vector = 0.9856, tail = 2.074, tap = 0.0498, step = 0.0003055, far = 0.009291, cache = 2097152>
argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 63.45, row = 4.841, vector = 0.7731, tail = 2.119, cell = 0.04792, thin = 1.682, tap = 0.1038, step = 0.001367, far = 0.006193, cache = 1677722>
argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 55.25, plane = 22.1, row = 9.768, vector = 1.252, tail = 12.49, tap = 0.1103, step = 0.00541, far = 0.007544, cache = 838861>
argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 77.37, plane = 14.55, row = 20.2, vector = 3.849, thin = 19.73, tap = 0.2297, step = 0.03088>
argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 83.17, row = 6.954, vector = 3.21, tail = 4.345, tap = 0.07786, step = 0.001101, far = 0.008316, cache = 2097152>
argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 84.83, row = 7.238, tail = 2.817, cell = 0.9531, thin = 3.133, tap = 0.1742, step = 0.002051, far = 0.00479, cache = 1677722>
argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <plane = 6.623, row = 13.93, width = 64, cell = 0.1922, thin = 0.2974, tap = 0.1009, step = 0.01674, far = 0.01078, cache = 2097152>
argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <plane = 7.786, row = 19.06, vector = 5.438, width = 8, tail = 1.922, thin = 4.115, tap = 0.3174, step = 0.01245, far = 0.01135, cache = 2097152>
argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 68.47, row = 6.297, vector = 3.08, tail = 2.977, tap = 0.073, step = 0.003339, far = 0.005994, cache = 1258291>
argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 74.4, row = 7.264, tail = 2.654, cell = 0.8358, thin = 3.031, tap = 0.1552, step = 0.006274, far = 0.00874, cache = 2726298>
argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 85.89, plane = 30.07, row = 2.611, width = 64, tail = 0.1952, thin = 0.9544, tap = 0.08302, step = 0.02177, far = 0.01092, cache = 1258291>
argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 481.5, plane = 0.3377, cell = 0.06973, tap = 0.2826, step = 0.003828, far = 0.02216, cache = 2726298>
argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 15.22, plane = 21.03, row = 12.32, tail = 0.6721, cell = 0.7108, thin = 21, tap = 0.2471, step = 0.004503>
argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 70.24, row = 6.343, vector = 1.467, tail = 2.183, tap = 0.0729, step = 0.0002001, far = 0.009065, cache = 2097152>
argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 69.63, row = 6.42, vector = 1.799, tail = 2.538, thin = 3.003, tap = 0.1608, step = 0.002898, far = 0.006266, cache = 1677722>
argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 8.343, plane = 41.12, row = 8.114, vector = 1.063, tap = 0.06619, step = 0.03004, far = 0.01493, cache = 2726298>
argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 27.86, plane = 21.27, row = 9.133, vector = 2.539, tail = 1.296, thin = 23.79, tap = 0.2462, step = 0.01317>
argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 71.89, row = 5.487, vector = 1.744, tail = 3.1, tap = 0.07861, step = 0.0003131, far = 0.006738, cache = 2097152>
argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 69.5, row = 6.434, vector = 2.087, tail = 2.12, thin = 3.604, tap = 0.1491, step = 0.003807, far = 0.004655, cache = 838861>
argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <plane = 18.53, row = 29.24, width = 64, tail = 14.84, thin = 2.208, tap = 0.1085>
argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 55.91, plane = 21.87, row = 8.3, width = 32, tail = 34.88, cell = 0.08789, thin = 0.5256, tap = 0.135, step = 0.002784>
argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 58.58, row = 4.089, vector = 1.764, width = 16, tail = 1.576, thin = 0.2111, tap = 0.05582>
argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 59.8, row = 3.898, vector = 0.9391, tail = 2.412, tap = 0.03089, step = 0.00009383>
argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 50.32, row = 5.738, vector = 0.893, tail = 2.293, thin = 9.04, tap = 0.05495, step = 0.0001428>
argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 74.26, plane = 64.92, width = 64, cell = 0.002512, thin = 1.5, tap = 0.1425, far = 0.01068, cache = 2097152>
argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 161.3, plane = 6.542, row = 11.27, tail = 9.63, cell = 0.2431, thin = 14.09, tap = 0.2338, step = 0.03151, far = 0.02824, cache = 2097152>
argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 86.9, row = 8.163, vector = 3.547, tail = 0.9686, tap = 0.07852, far = 0.003004, cache = 838861>
argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 86.25, row = 9.972, vector = 2.829, tail = 4.129, cell = 0.0479, tap = 0.09439, step = 0.0005241, far = 0.003243, cache = 838861>
argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 75.69, row = 9.118, vector = 1.183, tail = 1.312, cell = 0.4596, thin = 8.405, tap = 0.1124, far = 0.001109, cache = 838861>
argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 22.65, row = 16.13, width = 32, tail = 19.33, thin = 6.73, tap = 0.1428, step = 0.03601, far = 0.01114, cache = 838861>
argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 103, row = 19.25, tail = 9.084, cell = 0.1794, thin = 17.76, tap = 0.2121, step = 0.041, far = 0.02545, cache = 1677722>
argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <plane = 78.73, row = 9.642, vector = 2.773, tap = 0.07693, step = 0.0000437, far = 0.004787, cache = 1677722>
argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 78.79, row = 10.31, vector = 2.745, tail = 3.548, tap = 0.09152, far = 0.00434, cache = 1677722>
argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 13.34, plane = 66.46, row = 11.82, vector = 0.5591, cell = 0.3444, thin = 6.234, tap = 0.1119, step = 0.001, far = 0.006191, cache = 2097152>
argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 73.99, row = 0.6918, width = 64, tail = 5.839, tap = 0.1127, step = 0.01908>
argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 28.32, plane = 24.45, row = 11.97, vector = 2.54, tail = 3.621, thin = 7.288, tap = 0.1658, step = 0.01277, far = 0.01221, cache = 2097152>
argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <call = 4.582, plane = 75.88, row = 6.918, vector = 1.552, tail = 1.72, tap = 0.07088, far = 0.002548, cache = 838861>
argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 73.83, row = 9.861, vector = 1.414, tail = 4.196, tap = 0.04905, far = 0.002928, cache = 1258291>
argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 12.71, plane = 70.03, row = 7.795, tail = 2.116, cell = 0.2522, thin = 5.225, tap = 0.08645, step = 0.0005583, far = 0.001004, cache = 838861>
argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 219.4, tail = 30.83, tap = 0.1031, step = 0.01714>
argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 93.75, plane = 34.48, vector = 4.615, width = 16, tail = 29.36, thin = 8.464, tap = 0.1532, step = 0.01841>
argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <plane = 75.52, row = 6.642, vector = 1.51, tail = 3.926, tap = 0.0625, step = 0.00065, far = 0.01405, cache = 2097152>
argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 70.82, row = 8.239, vector = 1.569, tail = 3.636, tap = 0.04265, step = 0.0005881, far = 0.01369, cache = 2097152>
argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 70.28, row = 6.936, vector = 1.751, tail = 4.851, thin = 4.397, tap = 0.08596, step = 0.000977, far = 0.01252, cache = 2097152>
argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 4.729, width = 32, tail = 27.62, thin = 65.75, tap = 0.09273, step = 0.0001246, far = 0.02589, cache = 838861>
argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <plane = 9.743, row = 7.922, width = 16, tail = 25.12, cell = 0.2218, tap = 0.1128>
argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 4268, width = 16, tail = 4.588, cell = 0.05186, thin = 0.2674, tap = 0.05229, step = 0.006016>
argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 945.8, plane = 7.8, row = 7.653, vector = 0.3721, cell = 0.05142, thin = 11.28, tap = 0.0453, step = 0.008266>
argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 66.66, plane = 29.82, tail = 3.02, tap = 0.1769, step = 0.003786>
argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 81.58, plane = 11.89, row = 7.613, tail = 2.194, cell = 0.466, thin = 24.38, tap = 0.1706, step = 0.02677>
argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 93.81, row = 4.586, width = 32, tail = 3.277, cell = 0.3016, thin = 0.07663, tap = 0.09394>
argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 19.66, plane = 87.74, row = 10.11, vector = 2.761, cell = 0.09189, thin = 10.33, tap = 0.1375, step = 0.0002045>
argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 83.96, width = 64, thin = 1.993, tap = 0.1388, step = 0.003274>
argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 18.63, row = 31.59, cell = 0.04143, thin = 16.61, tap = 0.354>
argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 84.29, row = 6.794, vector = 1.761, tail = 1.797, cell = 0.09837, tap = 0.07721, far = 0.01054, cache = 1258291>
argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 7.577, plane = 78.76, row = 8.757, vector = 2.867, tail = 2.663, thin = 8.424, tap = 0.1231, far = 0.01152, cache = 1258291>
argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <call = 279.7, plane = 88.43, width = 32, thin = 1.309, tap = 0.1273>
argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 210, plane = 121.2, row = 1.991, cell = 0.1004, thin = 80.76, tap = 0.1937, step = 0.01009>
argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 65.09, row = 6.596, vector = 1.515, tail = 1.864, tap = 0.06646, step = 0.0008291>
argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 49.73, row = 8.686, vector = 1.747, tail = 2.528, thin = 13.11, tap = 0.09113, step = 0.001942>
argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 107.4, row = 48.3, vector = 7.688, width = 32, tail = 43.36, tap = 0.02757, step = 0.02347>
argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <plane = 19.96, row = 11.36, cell = 0.1085, thin = 9.822, tap = 0.2272, step = 0.008122, far = 0.02636, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <plane = 65.99, row = 6.059, vector = 1.375, tail = 3.745, tap = 0.06914, step = 0.0007999>
argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 64.78, row = 5.85, tail = 3.435, cell = 0.2078, thin = 10.09, tap = 0.0969, step = 0.002989, far = 0.00228, cache = 1677722>
argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 122.5, plane = 54.69, row = 5.235, vector = 1.188, tail = 2.153, tap = 0.0474, step = 0.02012>
argpool.measured "max_pool_u8_none_cf_any__avx512_running" cost <call = 1065, plane = 117.8, row = 10.54, width = 64, thin = 0.1277, step = 0.08304>
argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 230.6, plane = 35.12, row = 6.818, vector = 0.8503, width = 16, tail = 1.097, tap = 0.07921, step = 0.04669>
argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 65.17, row = 4.158, vector = 0.6234, tail = 3.612, cell = 0.00232, tap = 0.006543, step = 0.00001928, far = 0.01272, cache = 838861>
argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 95.44, plane = 139.5, tail = 7.569, tap = 0.003221, step = 0.01694, far = 0.01308, cache = 838861>
argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 58.85, row = 4.094, tail = 2.448, cell = 0.1461, thin = 7.395, tap = 0.04085, step = 0.005441>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <plane = 19.87, row = 0.4751, vector = 4.656, tail = 0.4769, cell = 0.0711, far = 0.01642, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 18.19, plane = 3.706, row = 2.102, vector = 1.911, tail = 1.272, cell = 0.1433, far = 0.0139, cache = 2097152>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 20.19, plane = 3.972, row = 2.365, vector = 3.028, tail = 0.4627, cell = 0.01371, far = 0.003478, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_stream" cost <call = 173.4, vector = 49.52, width = 64, tail = 14>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 24.24, plane = 1.139, row = 2.192, vector = 6.453, tail = 1.332, cell = 0.06153, far = 0.00373, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_stream" cost <call = 178.9, vector = 22.21, width = 32, tail = 102.2, far = 0.006865, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 25.06, plane = 0.9087, row = 3.29, vector = 6.097, tail = 1.521, cell = 0.002376, far = 0.003886, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 17.59, plane = 0.8238, row = 3.779, tail = 2.017, cell = 0.9487, thin = 10.73>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 243.1, plane = 3.504, row = 24.65, vector = 12.22, tail = 1.634, far = 0.004153, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 202.8, plane = 8.548, row = 18.66, vector = 7.577, tail = 0.9638, cell = 0.05792, far = 0.001557, cache = 2097152>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 197.1, plane = 10.55, row = 17.82, vector = 2.641, tail = 1.814, cell = 0.4396, far = 0.001931, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 334.3, plane = 2.375, row = 10.8, vector = 9.665>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 15.24, plane = 6.418, row = 48.87, vector = 13.61, tail = 0.4331, cell = 0.1741, far = 0.002144, cache = 2097152>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 216.7, row = 37.99, width = 64, cell = 0.985, thin = 0.1532, far = 0.0007119, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 29.47, plane = 3.088, row = 58.85, vector = 6.749, tail = 5.22, cell = 0.7111, far = 0.002863, cache = 2726298>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 25.72, row = 27.56, width = 16, cell = 2.052, thin = 1.034>
argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 26.93, plane = 34.79, row = 0.4295, width = 32, tail = 1.361, thin = 0.192, tap = 0.1699>
argpool.measured "max_pool_u8_i64_cf_any__avx512_running" cost <call = 698.5, plane = 112.3, vector = 40.31, width = 64, step = 0.1546, far = 0.02859, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 74.69, plane = 5.503, row = 11.7, vector = 0.03851, tail = 5.383, thin = 17.43, tap = 0.251, step = 0.03954>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 41.61, row = 4.083, vector = 7.417, cell = 0.06191, far = 0.01536, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 55.25, vector = 4.989, tail = 0.3721, cell = 0.0573, far = 0.02366, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 49.95, row = 5.844, tail = 1.077, cell = 0.2479, thin = 11.96, far = 0.01104, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 185, plane = 39.4, row = 0.4001, cell = 0.3679, far = 0.0004304, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.02, row = 5.247, vector = 6.315, tail = 0.9325, far = 0.003933, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.31, row = 5.724, tail = 1.401, cell = 0.4455, thin = 11.57, far = 0.001711, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 51.97, row = 5.342, tail = 1.833, cell = 0.6039, thin = 11.42, far = 0.001906, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.178, row = 35.72, vector = 19.43, width = 128, cell = 0.1202>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 39.88, tail = 7.907, cell = 0.6513, far = 0.02027, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 44.47, row = 8.136, tail = 2.047, cell = 0.4687, thin = 26.86, far = 0.002007, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 217.8, vector = 25.8, tail = 572.9>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 46.88, row = 6.986, vector = 12.23, tail = 2.27, cell = 0.1228>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 43.73, row = 6.956, tail = 4.794, cell = 1.049, thin = 26.09, far = 0.000267, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <plane = 44.66, row = 6.286, tail = 4.659, cell = 1.355, thin = 26.26>
argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 88.79, row = 5.934, vector = 8.772, tail = 2.237, tap = 0.02174, far = 0.008995, cache = 2097152>
argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 4.776, plane = 586.7, row = 10.65, vector = 30.38, tail = 17.56, step = 0.04523, far = 0.009302, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 20.72, plane = 87.88, row = 7.343, tail = 1.534, cell = 0.6316, thin = 10.29, tap = 0.1301, step = 0.003579, far = 0.003444, cache = 838861>
argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 121, plane = 163.4, row = 4.744, tap = 0.1011, step = 0.007375>
argpool.measured "max_pool_u8_i32_cf_any__avx512_running" cost <call = 238.8, plane = 61.62, row = 13.91, vector = 4.783, tail = 33.37, thin = 2.477, step = 0.1367>
argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <plane = 83.91, row = 15.07, width = 16, cell = 0.3903, thin = 5.573, tap = 0.2183>
argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <call = 23.02, plane = 88.13, width = 128, tail = 0.4434, thin = 0.09077, tap = 0.03866>
argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 335.8, plane = 277.4, vector = 26.25, tail = 14.21, step = 0.03595, far = 0.003106, cache = 838861>
argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 91.42, row = 5.222, tail = 5.204, cell = 0.349, thin = 10.99, tap = 0.1509, step = 0.005633>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 6.391, plane = 10.5, row = 2.166, vector = 2.505, cell = 0.0201, far = 0.01275, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 10.33, plane = 2.486, row = 3.065, vector = 2.412, tail = 0.4602, far = 0.006185, cache = 2097152>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 17.28, plane = 2.158, row = 2.897, vector = 2.064, tail = 0.2813, far = 0.002831, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_stream" cost <call = 129.3, plane = 7.615, row = 5.823, vector = 2.208>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 8.691, plane = 3.218, row = 3.055, vector = 2.866, tail = 0.4172, cell = 0.01604, far = 0.004881, cache = 1677722>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_stream" cost <call = 181.6, plane = 12.07, row = 4.298, vector = 2.9, far = 0.004168, cache = 1258291>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 15.13, plane = 2.687, row = 3.349, vector = 2.335, tail = 0.4005, far = 0.002147, cache = 2726298>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 23.41, plane = 0.8507, row = 3.884, vector = 0.5752, tail = 0.3619, cell = 0.4456, thin = 10.7>
argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <plane = 70.5, row = 5.737, tail = 4.381, tap = 0.03668, step = 0.03292, far = 0.00003535, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_any__avx512_running" cost <call = 1416, plane = 35.58, row = 21.12, vector = 2.94, tail = 39.06, step = 0.09273, far = 0.1496, cache = 2097152>
argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 30.3, plane = 13.66, row = 8.183, vector = 3.212, tail = 1.245, thin = 15.43, tap = 0.1116, step = 0.02247>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 27.17, row = 4.608, vector = 1.662, tail = 0.6894>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 55.98, vector = 3.584, tail = 0.3638, far = 0.009807, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 45.58, row = 3.553, tail = 0.9919, cell = 0.1328, thin = 12.68, far = 0.005576, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 108, plane = 36.43, vector = 7.051, tail = 679>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 42.66, row = 3.33, vector = 2.007, tail = 0.5698, far = 0.006306, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <plane = 46.92, row = 3.378, tail = 1.098, cell = 0.3401, thin = 12.6, far = 0.002827, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <plane = 46.63, row = 4.074, tail = 0.9655, cell = 0.1756, thin = 12.38, far = 0.004468, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 74.22, vector = 4.896, width = 128, thin = 0.05681, tap = 0.007708, step = 0.0003378, far = 0.01448, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 465.6, plane = 437.4, vector = 10.78, tail = 11.46, step = 0.007258, far = 0.04493, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 20.58, plane = 70.03, row = 6.589, tail = 2.118, cell = 0.3198, thin = 11.44, tap = 0.09419, step = 0.0006992, far = 0.00381, cache = 838861>
argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 69.41, plane = 52.54, row = 10.86, cell = 0.001302, tap = 0.0694, step = 0.01951>
argpool.measured "max_pool_u8_u16_cf_any__avx512_running" cost <call = 3202, plane = 92.95, vector = 19.61, width = 64, cell = 0.05285, step = 0.1066, far = 0.04052, cache = 1258291>
argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 0.2984, plane = 44.64, row = 6.844, vector = 1.051, tail = 16.33, thin = 21.98, tap = 0.1791, step = 0.01074>
argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 63.67, width = 128, cell = 0.09507, thin = 0.1395, tap = 0.009111>
argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 219.4, plane = 723.8, vector = 26.25, tail = 5.432, step = 0.01343, far = 0.04187, cache = 838861>
argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 198, plane = 62.72, row = 6.772, cell = 0.2846, thin = 9.797, tap = 0.1021, step = 0.0005273, far = 0.006368, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <plane = 10.66, row = 0.03758, vector = 1.286, width = 16, cell = 0.02672, far = 0.003584, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 65.72, plane = 11.66, row = 0.9828, vector = 1.352, width = 32, tail = 0.8629, cell = 0.06772, far = 0.009913, cache = 2726298>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.991, plane = 6.383, row = 0.5449, vector = 1.422, width = 8, tail = 0.02562, thin = 0.2854, far = 0.002866, cache = 1677722>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 227.1, row = 0.8687, vector = 1.657>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <plane = 11.8, row = 0.1934, vector = 2.984, width = 16, tail = 0.05678, thin = 0.3092, far = 0.002374, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_narrow" cost <call = 3.967, plane = 5.273, row = 0.7718, vector = 2.081, width = 8, tail = 0.1891, thin = 0.7245, far = 0.003552, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 225.2, plane = 3.506, row = 1.932, vector = 2.885, far = 0.005523, cache = 2097152>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 3.034, plane = 5.63, row = 0.7622, vector = 2.062, width = 8, tail = 0.1625, thin = 0.8206, far = 0.005444, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 100.8, plane = 9.657, row = 4.382, vector = 5.149, width = 8, tail = 1.072, cell = 0.2389, far = 0.01337, cache = 1677722>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 105.3, row = 0.6993, vector = 1.528, tail = 0.1041, far = 0.006868, cache = 2097152>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 31.81, row = 0.4968, vector = 0.5642, tail = 0.1968, thin = 0.04554, far = 0.004375, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <plane = 111.2, row = 0.2881, vector = 2.045>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 28.69, row = 0.4601, vector = 1.248, tail = 0.3555, thin = 0.5702, far = 0.003641, cache = 1258291>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 205.8, plane = 105.8, row = 0.1636, width = 64, tail = 0.4344, cell = 0.2355, far = 0.0051, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 29.83, row = 0.601, vector = 0.9346, tail = 0.1943, thin = 0.5089, far = 0.004698, cache = 1677722>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 46.37, row = 1.757, vector = 1.693, tail = 0.2272, thin = 0.01483>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 183.2, plane = 12.52, vector = 2.766>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.68, row = 2.216, vector = 3.26, tail = 0.364, thin = 0.9809>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 170.4, plane = 26.31, row = 0.2362, width = 64, tail = 0.4988, cell = 0.279, far = 0.004324, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.07, row = 2.291, vector = 2.038, tail = 0.2273, thin = 0.998>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 2.862, plane = 8.641, vector = 1.784, width = 16, cell = 0.01308, far = 0.003033, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 68.66, plane = 10.08, row = 0.9554, vector = 3.878, width = 32, cell = 0.005231, far = 0.005532, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.701, plane = 8.686, row = 0.2718, vector = 1.429, width = 8, thin = 0.06351, far = 0.002292, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 234.4, plane = 4.853, row = 0.7279, vector = 1.616, far = 0.005216, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 2.839, plane = 10.97, row = 0.04565, vector = 2.844, width = 16, tail = 0.475, thin = 0.2589, far = 0.003014, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_narrow" cost <call = 3.009, plane = 8.707, row = 0.3518, vector = 2.038, width = 8, tail = 0.09442, thin = 0.3081, far = 0.002539, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 238.7, plane = 1.136, row = 1.931, vector = 3.42, far = 0.002031, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 3.368, plane = 9.217, row = 0.456, vector = 1.969, width = 8, tail = 0.1107, thin = 0.3445, far = 0.002053, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 112.2, plane = 9.812, row = 5.881, vector = 3.883, width = 8, tail = 1.425, cell = 0.2001, far = 0.008579, cache = 2726298>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 103.2, row = 0.7045, vector = 1.231, tail = 0.1351, cell = 0.02573, far = 0.006752, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.61, row = 0.5072, vector = 0.6624, tail = 0.1201, thin = 0.06746, far = 0.009106, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 169, plane = 99.56, vector = 1.827, far = 0.008948, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.52, row = 0.3971, vector = 1.198, tail = 0.1894, thin = 0.5344, far = 0.003783, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 154.1, plane = 100.2, row = 0.6381, vector = 0.5251, width = 32, cell = 0.2412>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 30.11, row = 0.601, vector = 0.959, tail = 0.008832, thin = 0.5367, far = 0.003755, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.79, row = 2.021, vector = 1.687, tail = 0.04621, thin = 0.04636, far = 0.002728, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 168.4, plane = 38.35, width = 64, tail = 0.2431, cell = 0.1658, far = 0.001132, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.35, row = 2.411, vector = 3.078, tail = 0.7568, thin = 0.5399, far = 0.001964, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 168.3, plane = 34.7, row = 0.6802, vector = 0.5136, width = 64, tail = 0.267, cell = 0.2915, far = 0.001823, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 49.41, row = 2.294, vector = 2.129, tail = 0.4871, thin = 0.8466, far = 0.004558, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 3.034, plane = 1.609, vector = 2.257, width = 32, cell = 0.06954, thin = 0.06086, far = 0.009584, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 65.86, plane = 3.656, vector = 8.956, width = 64, cell = 0.02711, thin = 0.01814, far = 0.01501, cache = 1677722, deep = 0.0004738, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_narrow" cost <call = 9.287, plane = 3.292, width = 16, tail = 0.7454, cell = 0.1857, thin = 0.02804, far = 0.00728, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 147.4, plane = 6.484, vector = 3.465>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 213, plane = 3.733, vector = 1.568, far = 0.007724, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 246.3, plane = 4.429, vector = 4.333, width = 16, tail = 4.324, far = 0.002865, cache = 1258291, deep = 0.003996, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 2.308, plane = 3.81, vector = 0.6177, width = 16, cell = 0.09108, thin = 0.1895, far = 0.01252, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_narrow" cost <call = 6.264, plane = 2.092, vector = 0.5463, width = 16, cell = 0.2468, thin = 0.1561, far = 0.004169, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 206.8, plane = 4.341, vector = 2.094, far = 0.004125, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16" cost <call = 206.5, plane = 4.68, vector = 2.125, far = 0.004264, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 245.7, plane = 2.63, vector = 7.37, width = 16, tail = 2.843, far = 0.002325, cache = 1258291, deep = 0.0004511, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 2.254, plane = 4.225, width = 8, cell = 0.2016, thin = 0.5768, far = 0.007186, cache = 1677722, deep = 0.003534, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 1.206, plane = 7.434, vector = 1.442, width = 16, cell = 0.05667, far = 0.006477, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 69.92, plane = 4.486, row = 0.9388, vector = 2.487, width = 32, tail = 0.8508, cell = 0.06065, far = 0.01232, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_narrow" cost <call = 2.988, plane = 5.184, row = 1.025, vector = 0.7228, tail = 0.4748, thin = 0.293, far = 0.004221, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 204.6, plane = 15.32, width = 64, tail = 0.6346, cell = 0.1709, far = 0.00355, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 228.6, plane = 7.253, row = 0.7418, vector = 1.562, far = 0.002317, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 199.2, plane = 31.72, vector = 2.5, width = 16, cell = 0.155, far = 0.0008232, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 3.197, plane = 8.28, vector = 2.149, width = 16, cell = 0.108, far = 0.004903, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_narrow" cost <call = 0.268, plane = 4.538, row = 0.8702, vector = 1.094, tail = 0.918, thin = 0.2815, far = 0.003728, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 219, plane = 5.703, row = 1.671, vector = 2.127, far = 0.001564, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16" cost <call = 219.2, plane = 5.756, row = 1.519, vector = 2.134, far = 0.001634, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 197.8, plane = 26.62, row = 1.071, vector = 1.988, width = 16, cell = 0.2232, far = 0.00132, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 1.213, plane = 6.352, row = 0.458, vector = 1.927, width = 8, tail = 0.3478, cell = 0.02705, thin = 0.4838, far = 0.006693, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 10.05, plane = 11.12, row = 0.6315, vector = 1.824, width = 16, cell = 0.02576, far = 0.003228, cache = 1677722, deep = 0.003555, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 108, row = 0.544, vector = 3.239, width = 32, cell = 0.03394, far = 0.008186, cache = 1677722, deep = 0.002108, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_narrow" cost <call = 22.6, plane = 14.34, row = 0.5991, vector = 1.058, width = 8, tail = 0.4556, cell = 0.04684, thin = 0.1478, far = 0.002864, cache = 2097152, deep = 0.004201, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 76.61, plane = 162.2, row = 0.1317, vector = 2.57, far = 0.002351, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16" cost <call = 33.19, plane = 226.9, row = 0.2021, vector = 1.416, far = 0.002934, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <call = 108.3, plane = 154.1, vector = 3.828, width = 16, tail = 10.54, far = 0.002872, cache = 838861, deep = 0.01202, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 26.5, plane = 15.43, vector = 3.117, width = 16, cell = 0.04363, far = 0.003173, cache = 2097152, deep = 0.01172, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_narrow" cost <call = 26.68, plane = 11.59, row = 0.2987, vector = 1.415, width = 8, tail = 0.9649, cell = 0.0963, far = 0.002814, cache = 2097152, deep = 0.003457, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <plane = 252.6, row = 0.4491, width = 32, tail = 0.3656, cell = 0.2213, far = 0.002067, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16" cost <plane = 253.5, row = 0.3395, width = 32, tail = 0.3518, cell = 0.222, far = 0.002334, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <call = 10.4, plane = 247.6, vector = 4.483, width = 16, tail = 6.388, far = 0.000427, cache = 1258291, deep = 0.007744, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 22.32, plane = 15.86, row = 0.7551, vector = 1.253, width = 8, tail = 0.2609, cell = 0.1056, thin = 1.054, far = 0.005239, cache = 2097152, deep = 0.01169, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 58.05, plane = 12.71, row = 6.732, vector = 3.871, cell = 0.3992, far = 0.005315, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 176.9, width = 64, tail = 2.455, cell = 0.6799>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 88.36, plane = 10.05, row = 5.586, vector = 4.985, tail = 0.5835, cell = 0.4399, far = 0.005455, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 203.5, row = 2.492, width = 32, tail = 1.636, cell = 1.053, thin = 0.1607, far = 0.006667, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__base_rows" cost <call = 177.3, row = 10.55, tail = 14.89, cell = 2.387, thin = 2.155, far = 0.00926, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 152.1, plane = 7.345, row = 6.843, vector = 2.876, width = 8, cell = 0.1801, far = 0.00635, cache = 2726298, deep = 0.01663, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 116.5, plane = 9.356, row = 6.077, vector = 4.614, width = 8, tail = 0.4101, thin = 0.0907, far = 0.007895, cache = 838861, deep = 0.01295, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 7.586, vector = 5.253, width = 32, cell = 0.07246, far = 0.006922, cache = 2726298, deep = 0.001751, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 53.64, plane = 3.281, vector = 17.43, width = 64, tail = 0.6031, thin = 0.8426, far = 0.005719, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_narrow" cost <call = 4.787, plane = 0.088, vector = 4.525, width = 16, tail = 0.9637, cell = 0.00804, far = 0.006774, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 168.7, plane = 2.803, vector = 11.43, width = 64, tail = 30.91>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 180.2, plane = 2.795, vector = 5.95, width = 32, tail = 5.572>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 203.9, plane = 2.946, vector = 3.839, width = 16, tail = 55.25, far = 0.0003684, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <plane = 5.81, vector = 7.083, width = 32, cell = 0.008726, far = 0.009823, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_narrow" cost <call = 0.1426, plane = 3.798, vector = 4.854, width = 16, far = 0.007991, cache = 2726298, deep = 0.0003901, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 200.7, plane = 3.541, vector = 2.143>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16" cost <call = 201.7, plane = 3.226, vector = 2.331, width = 32, cell = 0.2303>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16_narrow" cost <call = 201.8, plane = 2.505, vector = 5.05, width = 16, tail = 47.44>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <plane = 6.04, vector = 1.885, width = 8, tail = 1.051, far = 0.009104, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 95.9, row = 1.474, vector = 0.8415, tail = 0.8307, cell = 0.07802, far = 0.01715, cache = 1677722, deep = 0.001694, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 16.25, row = 0.3836, vector = 0.9889, tail = 0.09512, far = 0.01782, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 173.9, plane = 77.19, row = 0.2431, vector = 0.7905, width = 64, cell = 0.1707, thin = 0.003869, far = 0.006039, cache = 2726298, deep = 0.002806, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 20.71, row = 0.4812, vector = 1.541, tail = 0.3697, thin = 0.05627, far = 0.007148, cache = 1677722, deep = 0.01057, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 209.1, plane = 89.45, row = 1.615, width = 16, tail = 0.291, cell = 0.3942, far = 0.0005568, cache = 838861, deep = 0.003252, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 21.88, row = 0.8439, vector = 0.9193, tail = 0.1465, thin = 0.5417, far = 0.008506, cache = 1677722, deep = 0.01156, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 96.98, row = 1.19, vector = 0.626, tail = 1.591, cell = 0.06338, far = 0.01771, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 27.05, row = 0.3816, vector = 0.2439, tail = 0.5618, cell = 0.06499, far = 0.01567, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 173.6, plane = 83.07, width = 32, tail = 0.4039, cell = 0.1674, far = 0.00627, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.59, row = 0.2721, vector = 1.503, tail = 0.2298, thin = 0.06652, far = 0.01375, cache = 2097152, deep = 0.0008474, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 162.9, plane = 101.8, row = 0.7301, width = 32, cell = 0.3269, thin = 0.0109, far = 0.002365, cache = 838861, deep = 0.004106, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 28.48, row = 0.6662, vector = 0.833, tail = 0.3107, thin = 0.248, far = 0.02, cache = 2097152, deep = 0.00569, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 110, row = 0.6772, tail = 0.7881, cell = 0.09172, far = 0.0158, cache = 1677722, deep = 0.003894, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 43.42, row = 0.4834, vector = 0.469, cell = 0.02912, far = 0.01614, cache = 1258291, deep = 0.00461, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 143.6, plane = 108.7, row = 0.1202, vector = 2.692, far = 0.001626, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 48.58, row = 0.2232, vector = 1.461, tail = 0.04058, thin = 0.0163, far = 0.003959, cache = 2097152, deep = 0.00544, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 139.4, plane = 109.1, vector = 3.162, far = 0.02525, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 50.36, row = 0.3474, vector = 0.8017, tail = 0.2343, thin = 0.2014, far = 0.00399, cache = 1677722, deep = 0.003757, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 2.849, plane = 17.82, row = 6.175, vector = 7.943, tail = 1.043, cell = 0.02794, thin = 0.2074, far = 0.001812, cache = 2097152, deep = 0.001865, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 164.5, plane = 16.17, row = 2.656, width = 32, tail = 1.538, cell = 0.8468>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 19.54, row = 7.414, vector = 15.32, tail = 0.8581, thin = 0.3228, far = 0.001233, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 166.3, plane = 18.45, row = 6.665, vector = 15.36, tail = 228.6>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 21.31, row = 9.254, vector = 7.488, tail = 0.9017, thin = 4.112, deep = 0.002633, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 9.184, plane = 73.72, row = 1.584, vector = 1.946, tail = 0.3276, far = 0.001215, cache = 2097152, deep = 0.003398, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 187.5, plane = 48.39, row = 0.04428, width = 32, cell = 0.1965, thin = 0.01327, far = 0.003589, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 47.13, plane = 73.87, row = 1.315, vector = 4.095, tail = 0.4462, deep = 0.005999, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 173.6, plane = 44.01, row = 0.9398, width = 16, cell = 0.4952, thin = 0.02066>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 48.51, plane = 79.54, row = 2.027, vector = 2.066, thin = 1.094, deep = 0.008195, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.51, row = 1.878, vector = 1.727, tail = 0.1342, far = 0.002637, cache = 1258291, deep = 0.003467, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 179.6, plane = 26.97, row = 0.1429, width = 32, tail = 0.1873, cell = 0.1758, thin = 0.02839, far = 0.005158, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.48, row = 2.16, vector = 3.634, tail = 0.06558, far = 0.005603, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 176.4, plane = 28.82, row = 0.673, width = 32, cell = 0.4632, thin = 0.02814, far = 0.002628, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 47.26, row = 2.56, vector = 1.796, tail = 0.01819, thin = 0.7581, far = 0.005063, cache = 2097152, deep = 0.004764, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 99.5, row = 0.8802, vector = 0.6828, tail = 0.4509, cell = 0.05457, far = 0.01819, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 30.12, row = 0.3155, vector = 0.6679, cell = 0.01965, far = 0.01434, cache = 1258291, deep = 0.003029, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 149.7, plane = 78.46, row = 0.3307, vector = 2.715, far = 0.003249, cache = 2726298, deep = 0.002419, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 0.1325, plane = 27.26, row = 0.2458, vector = 1.502, tail = 0.08656, thin = 0.04841, far = 0.005955, cache = 1677722, deep = 0.006479, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 163.4, plane = 92.48, row = 1.068, vector = 2.623, far = 0.00169, cache = 2726298, deep = 0.001399, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 27.25, row = 0.4801, vector = 0.8791, tail = 0.147, thin = 0.2921, far = 0.006776, cache = 1258291, deep = 0.01075, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 0.3972, plane = 8.196, row = 0.1735, vector = 1.037, tail = 0.2494, thin = 0.01729, far = 0.00915, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 50.52, plane = 21.76, vector = 0.06976, tail = 1.943, cell = 0.104, far = 0.01621, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_narrow" cost <call = 3.472, plane = 6.461, row = 0.6424, vector = 1.353, width = 8, tail = 0.1754, far = 0.003374, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 204.2, plane = 3.114, width = 64, cell = 0.1681, thin = 0.01843, far = 0.001034, cache = 1258291>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 202.8, plane = 6.446, row = 0.239, width = 32, cell = 0.1717, thin = 0.01047, far = 0.0008279, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16_narrow" cost <call = 221.8, plane = 7.08, width = 16, tail = 0.3431, cell = 0.258>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 1.584, plane = 7.842, vector = 2.244, width = 16, cell = 0.08282, far = 0.004409, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_narrow" cost <call = 1.429, plane = 6.103, row = 0.4173, vector = 2.078, width = 8, tail = 0.1228, far = 0.002532, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 214.9, plane = 5.79, row = 1.335, vector = 1.638>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16" cost <call = 216.1, plane = 5.255, row = 1.038, width = 32, cell = 0.2066, thin = 0.02213, far = 0.0008772, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16_narrow" cost <call = 219.7, plane = 11.09, row = 0.6398, vector = 1.027, width = 16, cell = 0.2034, far = 0.000997, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <plane = 7.175, row = 0.3071, vector = 2.03, width = 8, tail = 0.4862, thin = 0.2345, far = 0.009622, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 148.4, plane = 9.43, row = 5.419, vector = 4.256, width = 8, cell = 0.0253, far = 0.02436, cache = 2726298, deep = 0.002364, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 84.78, row = 0.6521, vector = 0.6145, tail = 0.6213, cell = 0.05163, far = 0.0213, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 27.6, row = 0.2881, vector = 0.8384, tail = 0.1103, cell = 0.003377, far = 0.01827, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 165.5, plane = 76.27, vector = 0.08675, width = 64, cell = 0.1649, thin = 0.003681, far = 0.00186, cache = 838861>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 30.84, row = 0.2384, vector = 1.433, tail = 0.135, thin = 0.0107, far = 0.003583, cache = 1677722, deep = 0.003742, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 160.2, plane = 94.81, row = 0.5117, vector = 2.128, far = 0.004483, cache = 2097152>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 30.1, row = 0.549, vector = 0.8635, tail = 0.02854, thin = 0.3762, far = 0.004919, cache = 1677722, deep = 0.00324, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 48.15, row = 2.166, vector = 1.327, tail = 0.115, far = 0.007854, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 183, plane = 23.87, row = 0.4743, width = 32, cell = 0.1643, thin = 0.04212, far = 0.003108, cache = 1677722>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 1.109, plane = 51.32, row = 1.878, vector = 3.272, cell = 0.00199, far = 0.003998, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 190.4, plane = 26.04, row = 1.003, vector = 3.331, far = 0.001014, cache = 2726298>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 49.12, row = 2.319, vector = 1.769, tail = 0.02345, thin = 0.8957, far = 0.00662, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 3.98, plane = 7.558, vector = 1.32, width = 16, tail = 0.01008, cell = 0.01203, thin = 0.004622, far = 0.01676, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 57.43, plane = 2.683, row = 0.817, tail = 2.237, cell = 0.09053, far = 0.0178, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_narrow" cost <call = 7.297, plane = 3.847, row = 0.5148, vector = 0.5854, width = 8, tail = 0.6881, cell = 0.05102, thin = 0.1948, far = 0.01131, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 226, width = 64, tail = 0.5488, cell = 0.1624, far = 0.0004129, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16" cost <call = 238.2, row = 0.7368, width = 32, tail = 0.4639, cell = 0.1635, far = 0.000951, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16_narrow" cost <call = 246, row = 0.6438, vector = 1.03, far = 0.0001698, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 5.708, plane = 9.603, row = 0.4669, vector = 1.35, width = 16, cell = 0.03674, thin = 0.07983, far = 0.01151, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_narrow" cost <call = 5.047, plane = 3.935, row = 0.488, vector = 0.5649, width = 8, tail = 0.9106, cell = 0.1065, far = 0.005494, cache = 2726298>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 237.5, plane = 2.844, row = 1.005, width = 32, tail = 0.5523, cell = 0.1641, far = 0.002115, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16" cost <call = 244.3, plane = 0.5831, row = 1.171, width = 32, tail = 0.5475, cell = 0.1637, far = 0.002353, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16_narrow" cost <call = 252.7, row = 2.298, vector = 0.9971, far = 0.0009737, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 4.16, plane = 3.841, row = 0.5543, vector = 0.4004, width = 8, tail = 1.003, cell = 0.1332, thin = 0.3393, far = 0.007201, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 36.37, plane = 9.1, row = 7.537, cell = 0.7071, far = 0.02422, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 75.56, row = 0.4659, tail = 1.652, cell = 0.07193, far = 0.02055, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 23.52, row = 0.3601, vector = 0.443, tail = 0.02164, far = 0.02188, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 187.7, plane = 71.4, vector = 2.576, far = 0.00202, cache = 1258291>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 22.87, row = 0.2983, vector = 0.7474, cell = 0.007132, thin = 0.2226, far = 0.01552, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 188.5, plane = 84.18, width = 16, tail = 0.3947, cell = 0.1938, far = 0.0123, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 23.59, row = 0.4125, vector = 0.6284, thin = 0.5659, far = 0.007275, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 34.56, row = 1.823, vector = 0.307, tail = 0.3184, cell = 0.06298, far = 0.01802, cache = 1258291>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 244.5, vector = 0.1823, width = 64, cell = 0.1582, far = 0.002096, cache = 838861>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 0.3103, plane = 35.95, row = 1.695, vector = 1.745, tail = 0.03482, thin = 0.8325, far = 0.005797, cache = 2726298>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 207.1, plane = 3.001, row = 0.834, vector = 1.979>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 5.507, plane = 31.17, row = 1.823, vector = 1.242, tail = 0.2009, thin = 1.423, far = 0.006338, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 1.152, plane = 7.969, row = 0.2485, vector = 1.422, width = 16, tail = 0.193, cell = 0.07902, far = 0.01633, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 74.11, row = 1.009, vector = 1.298, width = 32, tail = 1.76, cell = 0.1504, far = 0.01732, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.855, plane = 7.975, vector = 1.457, width = 8, cell = 0.07227, far = 0.009061, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 217.6, plane = 5.487, row = 0.2366, vector = 2.639, far = 0.001301, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 217.6, plane = 5.901, row = 0.3227, vector = 2.664, far = 0.001502, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 231.2, row = 0.8936, vector = 1.379, far = 0.002766, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 4.478, plane = 10.11, vector = 5.492, width = 16, cell = 0.05943, far = 0.004329, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_narrow" cost <call = 5.581, plane = 7.586, vector = 2.943, width = 8, cell = 0.03025, far = 0.004067, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 230.4, plane = 4.853, row = 1.542, vector = 0.1798, width = 16, cell = 0.4209, thin = 0.1638, far = 0.002235, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16" cost <call = 226.2, plane = 2.955, row = 1.52, vector = 3.961, far = 0.00139, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 232.9, row = 1.573, vector = 1.905, far = 0.001827, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 4.825, plane = 9.293, row = 0.3003, vector = 3.625, width = 8, thin = 0.1232, far = 0.005275, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 123.4, plane = 15.04, row = 5.012, vector = 3.307, tail = 1.4, thin = 0.01813, far = 0.01648, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 81.02, row = 0.7071, vector = 1.21, tail = 1.218, cell = 0.08624, far = 0.02048, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 23.09, row = 0.6927, vector = 0.3991, tail = 0.1355, cell = 0.0713, far = 0.01927, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 150.3, plane = 86.68, row = 0.1552, vector = 0.006629, width = 32, cell = 0.332, thin = 0.003165, far = 0.001818, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.18, row = 0.5201, vector = 2.023, tail = 0.3712, thin = 0.01142, far = 0.009654, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 148.3, plane = 105.3, row = 0.9579, vector = 1.754, far = 0.004746, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 29.38, row = 0.6136, vector = 1.386, tail = 0.0846, thin = 0.3451, far = 0.009357, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 43.25, row = 1.736, vector = 1.399, tail = 0.6266, cell = 0.05507, far = 0.01657, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 184.9, plane = 12.32, vector = 0.6021, width = 32, cell = 0.317, thin = 0.003257, far = 0.002947, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 49.25, row = 2.276, vector = 5.114, tail = 0.1062, thin = 0.09166, far = 0.00492, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 178.7, plane = 23.96, row = 1.554, vector = 0.3401, width = 8, cell = 0.603, thin = 0.03811, far = 0.003174, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <plane = 47.81, row = 2.269, vector = 2.928, tail = 0.1121, thin = 0.5268, far = 0.00476, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 2.031, plane = 1.843, vector = 1.612, width = 32, tail = 0.4992, cell = 0.07338, thin = 0.06297, far = 0.01172, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 52.98, plane = 5.682, vector = 5.16, width = 32, tail = 0.8488, far = 0.01491, cache = 1677722, deep = 0.0003808, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 5.899, plane = 2.103, vector = 1.316, width = 16, cell = 0.1635, thin = 0.1117, far = 0.004483, cache = 1258291, deep = 0.001376, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 179.5, plane = 1.819, width = 64, cell = 0.1862, thin = 0.06139, far = 0.009891, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 196.5, plane = 3.439, width = 32, cell = 0.2071, thin = 0.1334, far = 0.007793, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 218.2, plane = 5.298, vector = 2.551, width = 16, cell = 0.1301, far = 0.003339, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <plane = 3.803, vector = 2.099, width = 16, tail = 0.139, thin = 0.0938, far = 0.01193, cache = 1677722, deep = 0.0007345, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_narrow" cost <call = 5.242, plane = 1.464, vector = 2.261, width = 16, cell = 0.1377, thin = 0.1408, far = 0.004451, cache = 1258291, deep = 0.001181, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 198.1, plane = 4.1, width = 32, cell = 0.2683, thin = 0.05149, far = 0.004971, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16" cost <call = 199.3, plane = 3.958, width = 32, cell = 0.2719, thin = 0.06427, far = 0.005273, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 221.5, plane = 3.027, width = 16, tail = 1.587, cell = 0.4608, far = 0.002054, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 4.439, width = 8, cell = 0.2038, thin = 0.4987, far = 0.006411, cache = 1258291, deep = 0.005358, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 1.72, plane = 8.327, vector = 1.662, width = 16, cell = 0.02411, far = 0.009211, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 59.05, plane = 12.57, row = 0.3725, vector = 2.431, width = 32, tail = 0.7921, cell = 0.05979, far = 0.01284, cache = 1677722, deep = 0.0002281, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 2.112, plane = 7.597, vector = 1.628, width = 8, cell = 0.04633, thin = 0.08159, far = 0.003931, cache = 2726298, deep = 0.0007734, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 221.5, width = 64, cell = 0.169, thin = 0.03618, far = 0.003129, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 233.6, plane = 1.152, row = 0.9953, width = 32, tail = 0.3012, cell = 0.1984, far = 0.001708, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 238.2, row = 1.254, width = 16, tail = 0.127, cell = 0.2966, far = 0.003363, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 6.892, plane = 9.286, vector = 2.35, width = 16, cell = 0.08948, far = 0.007566, cache = 2726298, deep = 0.00786, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_narrow" cost <plane = 7.961, row = 0.09828, vector = 2.282, width = 8, far = 0.004484, cache = 2726298, deep = 0.002143, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 230.8, plane = 1.771, row = 1.672, width = 32, tail = 0.3471, cell = 0.2622, far = 0.001593, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16" cost <call = 231.9, plane = 1.038, row = 1.687, width = 32, tail = 0.3215, cell = 0.2616, far = 0.001734, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 234.4, row = 2.318, vector = 1.327, far = 0.002497, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <plane = 9.769, row = 0.2289, vector = 2.186, width = 8, cell = 0.005388, thin = 0.3309, far = 0.007615, cache = 2726298, deep = 0.008095, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 12.47, plane = 19.22, row = 0.435, vector = 1.562, width = 16, cell = 0.02553, thin = 0.01202, far = 0.006903, cache = 2097152, deep = 0.002994, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 23.12, plane = 91.3, row = 0.302, vector = 4.127, width = 32, far = 0.01074, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 15.75, plane = 18.73, vector = 1.212, width = 16, tail = 0.2741, cell = 0.1812, far = 0.002665, cache = 2726298, deep = 0.005175, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 249.8, row = 0.2684, vector = 2.58, far = 0.002281, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 214.8, plane = 28.19, row = 0.4135, vector = 1.445, far = 0.002623, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <plane = 250.4, row = 0.6517, vector = 1.029, far = 0.005501, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 18.5, plane = 26.74, vector = 2.623, width = 16, cell = 0.07237, far = 0.007196, cache = 2726298, deep = 0.01334, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_narrow" cost <call = 16.9, plane = 15.93, row = 0.6691, vector = 1.752, width = 8, cell = 0.06241, far = 0.004042, cache = 2097152, deep = 0.003597, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 211, plane = 23.62, row = 1.085, vector = 1.766, far = 0.001867, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16" cost <call = 209.9, plane = 27.84, row = 0.998, vector = 1.769, far = 0.003164, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <plane = 242, row = 1.057, vector = 1.118, far = 0.003262, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 8.715, plane = 29.03, row = 0.5498, vector = 2.021, width = 8, cell = 0.01924, thin = 0.6321, far = 0.007986, cache = 2726298, deep = 0.01514, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 82.89, plane = 14.25, row = 5.921, vector = 5.793, cell = 0.2756, far = 0.003823, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 235.5, plane = 21.06, row = 1.879, vector = 10.22, far = 0.0008559, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 102.9, plane = 9.514, row = 5.474, vector = 1.585, tail = 3.34, cell = 0.8335, far = 0.004052, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 253.9, plane = 3.718, row = 4.656, width = 32, cell = 1.034, thin = 0.08285>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 100.3, row = 12.65, tail = 16.74, cell = 2.368>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 130.2, plane = 5.514, row = 7.847, vector = 2.452, width = 8, cell = 0.2736, thin = 0.02351, far = 0.007256, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 133.1, plane = 7.658, row = 6.269, vector = 4.826, width = 8, tail = 0.7411, far = 0.006528, cache = 2726298, deep = 0.00729, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 90.45, row = 1.543, vector = 1.632, cell = 0.02466, far = 0.01331, cache = 1677722, deep = 0.004096, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 19.28, row = 0.7282, vector = 0.7334, far = 0.01417, cache = 1258291, deep = 0.00009127, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 139.5, plane = 85.6, row = 0.7824, width = 32, cell = 0.1717, thin = 0.01349, far = 0.009317, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 20.67, row = 0.6265, vector = 1.492, tail = 0.2228, thin = 0.07543, far = 0.006693, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 167.8, plane = 86.9, row = 1.746, width = 32, tail = 0.209, cell = 0.3905, thin = 0.0004246, far = 0.001383, cache = 2097152, deep = 0.002377, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 21.56, row = 0.8042, vector = 0.9362, tail = 0.3136, thin = 0.5065, far = 0.008108, cache = 1677722, deep = 0.004964, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.1, row = 0.8517, vector = 1.572, tail = 0.1476, cell = 0.006178, far = 0.01649, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.01, row = 0.3535, vector = 0.6454, tail = 0.2149, cell = 0.02151, far = 0.01451, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 162.1, plane = 91.04, width = 32, tail = 0.2181, cell = 0.1678, far = 0.002121, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.17, row = 0.2979, vector = 1.466, tail = 0.2452, thin = 0.03769, far = 0.003953, cache = 1677722, deep = 0.002786, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 163.5, plane = 102.7, row = 0.9217, vector = 2.602, far = 0.002439, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 29.75, row = 0.5598, vector = 0.8521, tail = 0.2011, thin = 0.3383, far = 0.004279, cache = 838861, deep = 0.00846, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 116.7, tail = 1.661, cell = 0.09583, far = 0.01499, cache = 838861, deep = 0.003351, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 43.04, row = 0.1378, vector = 0.2265, tail = 0.6181, cell = 0.06951, far = 0.0154, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 129.1, plane = 98.25, row = 0.05913, vector = 2.735, deep = 0.002449, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 3.52, plane = 50.8, row = 0.1585, vector = 1.415, tail = 0.2209, thin = 0.004586, far = 0.004084, cache = 1258291, deep = 0.0058, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 120.8, plane = 121.1, vector = 2.848, far = 0.03375, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 1.645, plane = 50.21, row = 0.478, vector = 0.8153, tail = 0.05922, thin = 0.2232, far = 0.00605, cache = 1258291, deep = 0.004331, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 24.96, row = 6.269, vector = 8.052, tail = 1.622, far = 0.00112, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 175.5, plane = 15.64, row = 3.619, width = 32, tail = 0.9111, cell = 0.8223, far = 0.000203, cache = 838861, deep = 0.001437, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 21.55, row = 7.188, vector = 15.16, tail = 2.149, deep = 0.001553, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 173.2, plane = 12.86, row = 5.78, vector = 15.18, far = 0.0006201, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 19.94, row = 7.974, vector = 9.136, tail = 1.04, thin = 4.833, deep = 0.003448, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 1.297, plane = 77.2, row = 1.228, vector = 1.755, tail = 0.6079, thin = 0.02866, far = 0.003503, cache = 1258291, deep = 0.0007049, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 178.7, plane = 67.83, width = 32, cell = 0.18, thin = 0.0276, far = 0.002812, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 21.15, plane = 76.24, row = 1.273, vector = 4.04, tail = 0.763, far = 0.0006464, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 150.4, plane = 120.4, row = 0.02443, width = 16, tail = 0.5645, cell = 0.4904, far = 0.003703, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 40.88, plane = 71.66, row = 1.809, vector = 2.461, tail = 0.4973, thin = 0.9357>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 46.25, row = 1.65, vector = 1.502, thin = 0.1221, far = 0.006641, cache = 2097152, deep = 0.00133, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 178.2, plane = 30.14, vector = 0.7892, width = 64, cell = 0.1574, thin = 0.01764, far = 0.002676, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.2, row = 2.337, vector = 3.311, cell = 0.02858, thin = 0.01421, far = 0.001712, cache = 1677722, deep = 0.007753, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 157.8, plane = 29.54, row = 1.465, vector = 3.664, far = 0.0003049, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 45.23, row = 2.462, vector = 2.13, tail = 0.04713, thin = 0.656, far = 0.001851, cache = 838861, deep = 0.01181, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.029, plane = 9.549, row = 0.009171, vector = 2.102, width = 16, cell = 0.01685, far = 0.00514, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 76.14, plane = 6.243, row = 1.041, vector = 4.443, width = 32, tail = 0.2399, cell = 0.0008899, far = 0.005715, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 3.573, plane = 7.9, row = 0.002115, vector = 2.061, width = 8, thin = 0.08961, far = 0.003481, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 202.8, row = 0.06241, width = 128, tail = 0.1096, cell = 0.11, thin = 0.008062>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <plane = 10.61, vector = 3.251, width = 16, tail = 0.7066, thin = 0.2271, far = 0.00435, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 7.784, row = 0.2001, vector = 2.629, width = 8, tail = 0.2749, thin = 0.4283, far = 0.00285, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 225.8, plane = 0.3836, row = 0.606, width = 64, tail = 0.1296, cell = 0.2431, thin = 0.02793, far = 0.001039, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 3.606, plane = 7.48, vector = 7.492, width = 8, tail = 0.6701, thin = 0.3254, far = 0.0004358, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 114, plane = 9.56, row = 6.432, vector = 10.67, width = 8, tail = 1.627, cell = 0.2044, thin = 0.05497, far = 0.007034, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_wide" cost <plane = 109.1, row = 0.7337, vector = 1.268, tail = 0.4047, cell = 0.02895, far = 0.006889, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.92, row = 0.562, vector = 0.6525, tail = 0.2944, thin = 0.006056, far = 0.009209, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 174.8, plane = 101.9, row = 0.8218, vector = 3.433, far = 0.001817, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.86, row = 0.4187, vector = 1.236, tail = 0.4891, thin = 0.5085, far = 0.005019, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 165.5, plane = 101.4, row = 0.7426, width = 64, cell = 0.2702, thin = 0.01202, far = 0.002492, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 3.419, plane = 27.5, row = 0.8383, vector = 2.995, tail = 0.2821, cell = 0.04006, thin = 0.1961, far = 0.008247, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 48.17, row = 1.885, vector = 1.58, tail = 0.2386, thin = 0.1938, far = 0.003438, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 154.2, plane = 34.55, row = 0.18, vector = 6.676>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.23, row = 2.098, vector = 3.565, tail = 0.8487, thin = 0.5602, far = 0.002765, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 179.3, plane = 27.8, row = 1.185, vector = 0.4282, width = 32, cell = 0.4074, thin = 0.01791, far = 0.0003305, cache = 838861>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 48.6, row = 1.934, vector = 5.306, tail = 0.4804, thin = 1.123>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 2.762, plane = 8.691, vector = 3.675, width = 16, tail = 0.006342, far = 0.004606, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 88.52, row = 0.9877, vector = 6.44, width = 32, tail = 0.2512, cell = 0.006603, far = 0.005059, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.796, plane = 11.48, row = 0.01816, vector = 1.817, width = 8, cell = 0.09709, thin = 0.03533, far = 0.005244, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 242.2, plane = 14.04, row = 1.131, vector = 5.945>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <plane = 11.48, vector = 3.114, width = 16, tail = 1.167, cell = 0.07591, thin = 0.1578, far = 0.006384, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 10.86, row = 0.5551, vector = 2.808, width = 8, tail = 0.2328, cell = 0.04908, thin = 0.1316, far = 0.006327, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 226.1, row = 1.816, width = 64, tail = 0.1736, cell = 0.3019, thin = 0.004881, far = 0.002923, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <plane = 10.73, row = 0.4136, vector = 3.182, width = 8, tail = 0.02777, thin = 0.1894, far = 0.006702, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 86.39, plane = 7.948, row = 6.199, vector = 6.628, width = 8, tail = 0.9414, far = 0.00165, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_wide" cost <plane = 108.3, row = 0.6737, vector = 2.731, tail = 0.02437, far = 0.005018, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.35, row = 0.1945, vector = 1.701, tail = 0.2769, thin = 0.04395, far = 0.00395, cache = 2097152>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 171.2, plane = 107.3, row = 0.9836, width = 64, tail = 0.2219, cell = 0.175, far = 0.000002856, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.04, row = 0.4184, vector = 2.191, tail = 0.4814, thin = 0.4779, far = 0.003027, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 200.5, plane = 104.8, row = 0.2034, width = 64, cell = 0.3995, thin = 0.02407, far = 0.003804, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 26.97, row = 0.4704, vector = 1.617, tail = 0.2803, thin = 0.4806, far = 0.007045, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 49.04, row = 1.523, vector = 2.765, tail = 0.2338, thin = 0.1325>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 178.3, plane = 29.18, row = 0.2317, width = 64, tail = 0.1821, cell = 0.2273, thin = 0.03304, far = 0.005709, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 50.42, row = 2.294, vector = 4.544, tail = 0.7657, thin = 0.4698, far = 0.002633, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 180.3, plane = 28.8, row = 1.161, width = 64, tail = 0.3527, cell = 0.5064, thin = 0.01009, far = 0.004159, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 50.91, row = 2.209, vector = 3.034, tail = 0.1839, thin = 0.7809, far = 0.003942, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 18.61, plane = 7.601, cell = 0.7232, tap = 0.000257, step = 0.0002192, far = 0.003104, cache = 2726298>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 17.67, plane = 11.3, cell = 0.9386, tap = 0.0002464, far = 0.002334, cache = 1677722>
argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 17.37, plane = 12.03, cell = 0.9968, tap = 0.0002411, far = 0.0009827, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 54.09, row = 0.334, vector = 5.845, tail = 2.348, cell = 0.1445, thin = 1.278, tap = 0.002257, far = 0.004785, cache = 1677722>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 56.3, row = 0.3713, vector = 6.709, tail = 1.669, cell = 0.3272, thin = 1.128, tap = 0.0007456, far = 0.001342, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 55.77, row = 0.9803, vector = 8.806, tail = 0.2846, cell = 0.09345, thin = 1.39, tap = 0.0007893, far = 0.003327, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 15.38, plane = 7.85, vector = 0.08912, cell = 0.4774, tap = 0.0000914, step = 0.0001855, far = 0.002291, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 13.47, plane = 9.255, vector = 0.1849, cell = 0.5514, tap = 0.0001129, step = 0.0001703, far = 0.001226, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 12.24, plane = 10.45, vector = 0.03874, cell = 0.7128, tap = 0.0001594, step = 0.0003466, far = 0.0001796, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 53.78, row = 0.3216, vector = 4.366, tail = 1.506, cell = 0.3521, thin = 0.7202, tap = 0.001306, step = 0.0006523, far = 0.006139, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 56, row = 0.287, vector = 6.078, tail = 0.6126, cell = 0.1289, thin = 1.157, tap = 0.0009727, step = 0.0002647, far = 0.003772, cache = 1677722>
argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 57.24, vector = 5.245, tail = 2.585, cell = 0.6992, thin = 0.6801, tap = 0.001247, step = 0.0006152, far = 0.004849, cache = 1258291>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 10.11, plane = 14.67, vector = 38.77, tail = 2.006, tap = 0.004812>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_narrow" cost <plane = 3.214, vector = 4.912, tail = 27.95, cell = 4.087, tap = 0.003068>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 13.08, plane = 11.32, vector = 38.78, tail = 1.104, tap = 0.003856>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 5.887, vector = 4.776, tail = 23.18, cell = 4, thin = 2.568, tap = 0.003532>
argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 58.77, vector = 48.83, tail = 2.953, cell = 2.787, thin = 4.31>
argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 50.29, vector = 38.36, tail = 6.125, cell = 3.657, thin = 4.556>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 258.4, plane = 7.687, vector = 29.09, width = 16, cell = 2.987, thin = 0.2388, tap = 0.0001066>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_narrow" cost <call = 894.6, plane = 7.346, vector = 20.6, thin = 10.62, step = 0.001414>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 1205, plane = 10.74, vector = 23.46, width = 16, cell = 3.259, tap = 0.001349>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 762.6, plane = 3.251, row = 0.402, vector = 20.55, tail = 2.278, thin = 9.846, step = 0.0003298>
argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <plane = 94.65, vector = 51.44, tail = 9.741, cell = 2.149, thin = 2.043, step = 0.003332>
argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 39.51, plane = 116.2, vector = 52.33, width = 16, cell = 4.731, thin = 1.467, step = 0.002963>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 17.87, plane = 6.6, cell = 0.7327, step = 0.0007508, far = 0.003943, cache = 1677722>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 14.71, plane = 8.298, vector = 0.02377, tail = 0.0727, cell = 0.9689, thin = 0.03948, step = 0.0004624, far = 0.006631, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 18.91, plane = 9.207, vector = 0.05107, cell = 1.121, thin = 0.02984, step = 0.0009407, far = 0.004363, cache = 1677722>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 55.55, row = 0.2976, tail = 3.492, cell = 0.84, thin = 0.6806, tap = 0.00027, step = 0.0004916, far = 0.004678, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 57.63, row = 0.4385, vector = 1.244, tail = 3.432, cell = 0.9998, thin = 0.6021, tap = 0.0005749, step = 0.00005947, far = 0.004104, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 57.3, row = 1.359, vector = 3.284, tail = 2.091, cell = 0.9008, thin = 0.5843, tap = 0.0005472, far = 0.005574, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 19.28, plane = 6.417, vector = 0.2579, cell = 0.4542, thin = 0.008824, step = 0.0005131, far = 0.005924, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 8.23, plane = 6.929, vector = 0.8267, cell = 0.5905, thin = 0.0253, step = 0.0002728, far = 0.007918, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 16.68, plane = 8.518, vector = 0.08359, cell = 0.6569, step = 0.0007838, far = 0.004787, cache = 1258291>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 53.09, row = 0.3269, vector = 0.2725, tail = 2.348, cell = 0.9035, thin = 0.41, step = 0.0003513, far = 0.002895, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 53.36, row = 0.1354, vector = 1.202, tail = 2.646, cell = 0.9034, thin = 0.4467, step = 0.0004723, far = 0.002247, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 53.53, row = 0.09868, vector = 2.583, tail = 1.976, cell = 0.7092, thin = 0.5889, step = 0.0002445, far = 0.002579, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 21.23, plane = 5.151, row = 1.629, vector = 38.14, tap = 0.001075, step = 0.001013, far = 0.002725, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_narrow" cost <call = 27.19, plane = 5.277, tail = 17.17, cell = 5.237, thin = 5.634, tap = 0.001107>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 24.2, plane = 3.53, row = 1.39, vector = 60.2, width = 16, cell = 0.8764, thin = 0.3281, tap = 0.001788, far = 0.003302, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 28.92, plane = 4.974, tail = 17.26, cell = 5.076, thin = 6.058, tap = 0.001212>
argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 75.63, vector = 21, tail = 22.68, cell = 6.11, thin = 2.231, step = 0.002317>
argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 69.99, vector = 14.07, tail = 24.86, cell = 6.442, thin = 2.14, step = 0.002253>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 39.68, plane = 38.38, row = 0.4795, vector = 3.361, tail = 19.59, cell = 4.393>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_narrow" cost <call = 7.698, plane = 8.239, tail = 17.48, cell = 5.282, thin = 4.396>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 43.53, plane = 34.42, vector = 1.716, tail = 19.12, cell = 4.49>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 0.8756, plane = 8.545, row = 0.3406, tail = 17.58, cell = 5.155, thin = 4.357>
argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 61.57, width = 16, tail = 33.92, cell = 8.492, thin = 2.213, tap = 0.01761, step = 0.002381>
argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 61.67, width = 16, tail = 29.97, cell = 8.021, thin = 2.014, tap = 0.01714>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 17.34, plane = 6.268, vector = 0.01209, cell = 0.2964, step = 0.001216, far = 0.016, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 176.1, plane = 1.938, vector = 3.756, step = 0.002374, far = 0.01422, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 16.93, plane = 8.447, vector = 0.1359, cell = 0.9156, thin = 0.01427, step = 0.001253, far = 0.007809, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 192.7, plane = 2.224, vector = 5.744, step = 0.001539, far = 0.007856, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 20.25, plane = 9.83, vector = 0.2021, cell = 1.088, step = 0.001673, far = 0.006136, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 52.66, row = 0.2847, vector = 2.167, tail = 1.394, cell = 0.1297, thin = 1.5, tap = 0.00006844, step = 0.0004244, far = 0.0111, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 55.31, row = 0.3766, vector = 1.279, tail = 3.885, cell = 0.9312, thin = 0.4949, tap = 0.000561, step = 0.0002807, far = 0.006684, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 57.06, row = 0.4539, vector = 4.252, tail = 2.229, cell = 0.6439, thin = 0.9294, tap = 0.0007098, step = 0.0001142, far = 0.008651, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 21.52, plane = 5.934, cell = 0.2289, step = 0.0005839, far = 0.01448, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 144, plane = 3.428, vector = 3.059, step = 0.00215, far = 0.01072, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 17.51, plane = 7.2, cell = 0.5434, tap = 0.0001593, step = 0.0006003, far = 0.01058, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 191.9, plane = 3.042, vector = 3.334, step = 0.001626, far = 0.009279, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 22.71, plane = 8.146, cell = 0.5566, tap = 0.000131, step = 0.0008881, far = 0.008536, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 52.86, row = 0.3935, vector = 2.722, cell = 0.01306, thin = 1.334, tap = 0.0001062, step = 0.0005794, far = 0.01213, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 53.03, row = 0.2573, vector = 1.75, tail = 1.772, cell = 0.5871, thin = 0.5722, tap = 0.0006017, step = 0.0009978, far = 0.005133, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 52.61, row = 0.1708, vector = 4.491, tail = 0.6163, cell = 0.32, thin = 0.7901, tap = 0.000374, step = 0.0007221, far = 0.005284, cache = 1677722>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 45.02, row = 5.375, vector = 23.93, tail = 7.452, cell = 1.453, far = 0.002558, cache = 838861>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_narrow" cost <call = 31.28, plane = 3.151, row = 1.807, vector = 14.01, tail = 4.417, cell = 1.354, thin = 7.763, step = 0.001227, far = 0.002057, cache = 838861>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 32.64, row = 4.502, vector = 24.48, tail = 8.274, cell = 1.565, far = 0.001888, cache = 838861>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 29.61, plane = 3.998, row = 1.356, vector = 12.63, tail = 4.782, cell = 1.697, thin = 8.263, step = 0.001427, far = 0.00209, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 53.78, row = 0.1615, vector = 23.15, tail = 16.38, cell = 5.536, thin = 3.764, step = 0.005033>
argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 52.27, row = 1.668, vector = 16.15, tail = 16.15, cell = 6.203, thin = 3.803, step = 0.003356>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 38.03, row = 5.206, vector = 36.01, tail = 2.612>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_narrow" cost <call = 33.6, plane = 1.493, row = 3.145, vector = 19.83, tail = 0.2957, thin = 8.449>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 28.86, row = 4.382, vector = 37.8, tail = 1.815>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 33.34, plane = 0.5452, row = 3.582, vector = 19.81, tail = 0.2921, thin = 8.854>
argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 64.84, vector = 26.47, tail = 15.98, cell = 5.036, thin = 2.229, tap = 0.01939, step = 0.004593, far = 0.003878, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 58.36, vector = 14.86, tail = 21.88, cell = 6.405, thin = 1.24, tap = 0.0152, step = 0.003124, far = 0.003664, cache = 838861>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 18.7, plane = 6.428, cell = 0.32, step = 0.001428, far = 0.01608, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 18.66, plane = 8.341, tail = 0.1085, cell = 1.066, thin = 0.04404, step = 0.001855, far = 0.008845, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 19.14, plane = 10.16, vector = 0.3093, cell = 1.18, step = 0.002884, far = 0.009716, cache = 2726298>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 48.83, row = 0.2804, vector = 1.631, tail = 1.699, cell = 0.2177, thin = 1.628, tap = 0.00009701, step = 0.0003294, far = 0.01037, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 54.37, row = 0.2468, vector = 0.6656, tail = 4.68, cell = 1.145, thin = 0.402, tap = 0.0003964, step = 0.0002751, far = 0.00698, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 53.3, row = 0.7158, vector = 5.182, tail = 2.031, cell = 0.5893, thin = 0.8293, tap = 0.0009283, far = 0.009086, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 17.76, plane = 6.82, cell = 0.248, step = 0.001154, far = 0.02061, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 20.67, plane = 7.767, cell = 0.5817, step = 0.0009169, far = 0.00945, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 19.81, plane = 9.193, cell = 0.6272, tap = 0.000001495, step = 0.001224, far = 0.009282, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 51.28, row = 0.3679, vector = 2.672, tail = 0.1138, cell = 0.04394, thin = 1.364, step = 0.001065, far = 0.009117, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 51.42, row = 0.6547, vector = 1.319, tail = 2.006, cell = 0.7822, thin = 0.5436, tap = 0.0002924, step = 0.0007101, far = 0.007558, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 51.75, row = 0.4356, vector = 3.884, tail = 0.9338, cell = 0.4869, thin = 0.785, tap = 0.0004764, step = 0.0009786, far = 0.007122, cache = 1677722>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 37.66, plane = 3.837, row = 2.085, vector = 37.67, cell = 0.07644, tap = 0.00001054, far = 0.00645, cache = 1677722>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_narrow" cost <call = 36.17, plane = 5.96, row = 2.931, vector = 14.01, cell = 1.452, thin = 9.621, step = 0.001069, far = 0.006652, cache = 2726298>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 29.42, plane = 4.132, row = 1.374, vector = 36.77, tail = 0.3508, cell = 0.3208, far = 0.008916, cache = 2726298>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 35.67, plane = 5.8, row = 3.345, vector = 14.09, cell = 1.514, thin = 9.522, step = 0.001042, far = 0.006151, cache = 1677722>
argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <call = 16.71, plane = 72.6, vector = 16.97, tail = 17.91, cell = 6.518, thin = 4.092, far = 0.006275, cache = 1677722>
argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 18.68, plane = 70.37, vector = 13.73, tail = 16.55, cell = 6.711, thin = 4.358, step = 0.003678, far = 0.004715, cache = 1677722>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 36.63, plane = 6.79, row = 3.834, vector = 35.49, cell = 0.2612, step = 0.002341, far = 0.002826, cache = 2097152>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_narrow" cost <call = 37.4, plane = 3.545, row = 1.533, vector = 19.69, tail = 0.4392, thin = 9.378, step = 0.001088, far = 0.006012, cache = 2726298>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 27.05, plane = 5.589, row = 2.835, vector = 36.81, cell = 0.2406, step = 0.001685, far = 0.004434, cache = 2097152>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 36.26, plane = 3.483, row = 1.335, vector = 20.23, tail = 0.5866, thin = 8.951, step = 0.0007843, far = 0.005373, cache = 1258291>
argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 57.96, vector = 24.33, tail = 16.21, cell = 5.774, thin = 2.434, tap = 0.0003759, step = 0.0002384>
argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 56.39, vector = 14.42, tail = 20.8, cell = 6.755, thin = 2.167, tap = 0.001052>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 33.66, plane = 4.392, vector = 1.785, tail = 0.09631, cell = 0.02052, thin = 1.742, far = 0.003677, cache = 2726298, deep = 0.004963, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_narrow" cost <call = 27.4, plane = 4.365, vector = 0.9467, tail = 0.1206, cell = 0.08751, thin = 1.853, far = 0.0008942, cache = 2726298, deep = 0.003046, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 27.64, plane = 4.88, vector = 1.531, tail = 0.241, cell = 0.02332, thin = 1.567, far = 0.001976, cache = 2726298, deep = 0.003939, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 27.29, plane = 4.533, vector = 0.9105, tail = 0.09447, cell = 0.1073, thin = 1.828, far = 0.0006545, cache = 2726298, deep = 0.002847, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 26.32, plane = 4.607, vector = 1.332, cell = 0.04523, thin = 1.688, far = 0.0005311, cache = 2726298, deep = 0.002419, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 34.17, plane = 5.055, row = 0.9406, vector = 0.2661, tail = 0.7474, cell = 0.1314, thin = 1.973, far = 0.001757, cache = 2726298, deep = 0.004159, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_narrow" cost <call = 28.61, plane = 4.519, row = 1.309, vector = 1.246, cell = 0.05825, thin = 1.953, far = 0.0001933, cache = 1258291, deep = 0.002355, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 26.18, plane = 6.626, row = 1.16, vector = 1.96, tail = 0.1857, thin = 2.012, far = 0.0006825, cache = 1677722, deep = 0.002893, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 26.77, plane = 5.295, row = 1.221, vector = 1.556, thin = 3.358, deep = 0.001933, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 26.31, plane = 5.043, row = 1.414, vector = 1.637, tail = 0.04602, thin = 3.307, far = 0.0001618, cache = 1258291, deep = 0.002528, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 30.41, plane = 10.21, row = 1.392, vector = 2.752, tail = 0.2001, thin = 2.727, far = 0.0003712, cache = 838861, deep = 0.003719, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_narrow" cost <call = 25.44, plane = 9.161, row = 2.006, vector = 1.671, tail = 0.2806, thin = 2.717, deep = 0.001385, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 25.55, plane = 9.996, row = 2.359, vector = 1.683, tail = 0.4965, cell = 0.05128, thin = 2.345, far = 0.0005707, cache = 838861, deep = 0.001587, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 25.37, plane = 8.811, row = 2.326, vector = 1.723, tail = 0.3102, thin = 2.75, deep = 0.0009654, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 26.5, plane = 7.567, row = 2.422, vector = 1.898, tail = 0.2054, thin = 2.585, far = 0.00001007, cache = 838861, deep = 0.001268, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 30.57, plane = 7.04, row = 0.5721, vector = 1.942, tail = 0.9211, cell = 0.1534, thin = 1.542, far = 0.002491, cache = 1677722, deep = 0.00454, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 27.67, plane = 6.828, row = 1.993, vector = 1.425, tail = 0.4379, cell = 0.2654, thin = 1.245, deep = 0.000316, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 27.81, plane = 6.586, row = 1.784, vector = 1.492, tail = 0.777, cell = 0.2379, thin = 1.29, far = 0.0005331, cache = 838861, deep = 0.00253, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 27.06, plane = 6.425, row = 1.896, vector = 1.636, tail = 0.3289, cell = 0.3178, thin = 1.182>
argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 26.78, plane = 6.604, row = 2.133, vector = 1.779, tail = 0.294, cell = 0.3401, thin = 1.1>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 36.37, plane = 5.241, row = 0.6935, vector = 1.973, tail = 0.3829, cell = 0.1557, thin = 1.83, far = 0.0007999, cache = 838861, deep = 0.003255, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_narrow" cost <call = 29.35, plane = 4.595, row = 2.03, vector = 1.214, tail = 0.5054, cell = 0.3498, thin = 1.441, deep = 0.000555, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 31.12, plane = 4.88, row = 1.866, vector = 1.14, tail = 0.6381, cell = 0.2881, thin = 1.554, far = 0.0004614, cache = 838861, deep = 0.001594, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 29.34, plane = 4.678, row = 1.827, vector = 1.295, tail = 0.577, cell = 0.4357, thin = 1.343, far = 0.00008747, cache = 838861>
argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 29.06, plane = 4.693, row = 1.889, vector = 1.454, tail = 0.582, cell = 0.4325, thin = 1.34, far = 0.0003886, cache = 1677722>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 32.26, plane = 7.715, row = 0.8782, vector = 2.786, cell = 0.09959, thin = 1.926, far = 0.001104, cache = 2726298, deep = 0.002929, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 28.01, plane = 7.27, row = 2.051, vector = 2.008, tail = 0.4159, cell = 0.1462, thin = 1.5, far = 0.0006215, cache = 1677722, deep = 0.000736, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 28.21, plane = 6.951, row = 2.199, vector = 1.788, tail = 0.6016, cell = 0.2003, thin = 1.487, far = 0.0002656, cache = 838861, deep = 0.001183, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 27.7, plane = 7.187, row = 1.957, vector = 2.26, tail = 0.2678, cell = 0.17, thin = 1.473, far = 0.0003229, cache = 2097152, deep = 0.00031, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 28.53, plane = 7.149, row = 2.074, vector = 1.999, tail = 0.436, cell = 0.2891, thin = 1.239>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 33.05, plane = 5.28, vector = 0.6928, tail = 0.3738, cell = 0.08485, thin = 1.739, far = 0.0009193, cache = 2726298, deep = 0.004844, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_narrow" cost <call = 28.77, plane = 4.61, vector = 1.086, tail = 0.1346, cell = 0.04988, thin = 1.875, far = 0.0003047, cache = 2726298, deep = 0.001854, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 30.52, plane = 5.005, vector = 1.361, cell = 0.03794, thin = 1.711, far = 0.0007079, cache = 2726298, deep = 0.003131, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 28.18, plane = 4.631, vector = 1.17, cell = 0.04251, thin = 1.782, far = 0.0002177, cache = 2726298, deep = 0.001907, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 27.28, plane = 4.864, vector = 0.8638, cell = 0.1551, thin = 1.552, deep = 0.001596, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 65.77, row = 0.9269, tail = 0.3358, cell = 0.1239, thin = 0.6734, far = 0.002312, cache = 2726298, deep = 0.007217, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_narrow" cost <plane = 64.22, row = 1.633, tail = 0.2956, cell = 0.2981, thin = 0.07634, far = 0.0007208, cache = 2726298, deep = 0.003873, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 64.51, row = 1.497, cell = 0.1989, thin = 0.4129, far = 0.001954, cache = 2726298, deep = 0.004993, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_narrow" cost <plane = 63.87, row = 1.637, tail = 0.3203, cell = 0.3076, thin = 0.005944, far = 0.0008404, cache = 1677722, deep = 0.003858, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 63.58, row = 1.852, width = 8, cell = 0.3579, thin = 0.07443, far = 0.001779, cache = 838861, deep = 0.003303, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 64.24, row = 0.6467, vector = 0.676, tail = 0.6386, cell = 0.1104, thin = 0.7814, far = 0.002753, cache = 2726298, deep = 0.003153, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_narrow" cost <plane = 60.94, row = 1.265, vector = 0.2372, tail = 0.6839, cell = 0.2747, thin = 0.5001, far = 0.001099, cache = 2097152, deep = 0.001852, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 61.65, row = 1.127, vector = 0.2792, tail = 0.8252, cell = 0.1999, thin = 0.5958, far = 0.00142, cache = 838861, deep = 0.002817, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_narrow" cost <plane = 60.96, row = 1.372, vector = 0.1719, tail = 0.6978, cell = 0.3066, thin = 0.4308, far = 0.0009025, cache = 838861, deep = 0.002182, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 61.39, row = 1.273, vector = 0.319, tail = 0.6712, cell = 0.3328, thin = 0.4397, far = 0.0008505, cache = 838861, deep = 0.001692, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 65.53, row = 0.73, vector = 1.932, cell = 0.05181, thin = 1.383, far = 0.001018, cache = 838861, deep = 0.003417, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_narrow" cost <plane = 60.63, row = 1.185, vector = 0.815, tail = 0.7156, cell = 0.2181, thin = 1.195, far = 0.0007833, cache = 838861, deep = 0.0007876, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 60.06, row = 1.612, vector = 2.069, tail = 0.3398, thin = 1.139, far = 0.001442, cache = 838861, deep = 0.001338, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_narrow" cost <plane = 58.98, row = 1.588, vector = 1.812, tail = 0.4776, thin = 1.396, far = 0.001094, cache = 838861, deep = 0.0004492, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 59.45, row = 1.44, vector = 1.994, tail = 0.3508, thin = 1.266, far = 0.001091, cache = 838861, deep = 0.000428, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 75.11, row = 0.7628, tail = 1.494, cell = 0.1542, thin = 1.045, far = 0.002206, cache = 838861, deep = 0.008888, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_narrow" cost <plane = 72.33, row = 1.678, vector = 0.2267, tail = 0.6904, cell = 0.3072, thin = 0.7361, far = 0.001463, cache = 838861, deep = 0.004282, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 72.99, row = 1.702, tail = 0.6077, cell = 0.2392, thin = 0.8998, far = 0.002911, cache = 838861, deep = 0.005615, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 71.38, row = 1.83, tail = 0.791, cell = 0.3815, thin = 0.56, far = 0.001731, cache = 838861, deep = 0.003632, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 72.44, row = 1.65, vector = 0.2356, tail = 0.7017, cell = 0.4042, thin = 0.5526, far = 0.003331, cache = 838861, deep = 0.002568, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 70.28, row = 0.7055, vector = 0.8785, tail = 0.6242, cell = 0.09225, thin = 0.9835, far = 0.001525, cache = 838861, deep = 0.004472, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_narrow" cost <plane = 64.86, row = 1.453, vector = 0.9515, tail = 0.09358, cell = 0.1229, thin = 0.8936, far = 0.0018, cache = 2726298, deep = 0.002038, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 67.04, row = 1.567, vector = 0.4966, tail = 0.5886, cell = 0.1666, thin = 0.7899, far = 0.002231, cache = 838861, deep = 0.002103, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_narrow" cost <plane = 65.21, row = 1.661, vector = 0.9082, cell = 0.1494, thin = 0.8639, far = 0.001781, cache = 838861, deep = 0.002203, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 65.63, row = 1.503, vector = 1.024, cell = 0.1848, thin = 0.8, far = 0.00163, cache = 838861, deep = 0.001784, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 69.88, row = 0.952, vector = 0.0987, tail = 1.215, cell = 0.1473, thin = 1.14, far = 0.00229, cache = 2726298, deep = 0.001664, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 67.03, row = 1.505, vector = 0.3342, tail = 0.6574, cell = 0.2807, thin = 0.8384, far = 0.0008989, cache = 838861, deep = 0.001073, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 67.89, row = 1.48, tail = 0.899, cell = 0.2408, thin = 0.9345, far = 0.00144, cache = 838861, deep = 0.001941, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 66.75, row = 1.729, vector = 0.1969, tail = 0.6157, cell = 0.3316, thin = 0.7925, far = 0.001084, cache = 838861, deep = 0.001028, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 66.48, row = 1.627, vector = 0.2815, tail = 0.612, cell = 0.3938, thin = 0.7144, far = 0.001783, cache = 838861, deep = 0.001567, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 65.94, row = 0.9295, vector = 0.112, tail = 0.3174, cell = 0.1178, thin = 0.5442, far = 0.00133, cache = 2097152, deep = 0.003701, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_narrow" cost <plane = 64.19, row = 1.388, tail = 0.3308, cell = 0.3023, thin = 0.1368, far = 0.001207, cache = 2097152, deep = 0.001743, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 65.45, row = 1.42, tail = 0.1734, cell = 0.1988, thin = 0.3522, far = 0.001645, cache = 2097152, deep = 0.002538, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_narrow" cost <plane = 64.29, row = 1.446, tail = 0.3229, cell = 0.3117, thin = 0.119, far = 0.00144, cache = 2097152, deep = 0.001461, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 64.64, row = 1.458, tail = 0.3526, cell = 0.3573, thin = 0.07857, far = 0.001458, cache = 2097152, deep = 0.001109, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 31.94, plane = 4.723, row = 1.113, vector = 0.9395, tail = 0.2145, cell = 0.01957, thin = 1.751, far = 0.0002375, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_narrow" cost <call = 26.34, plane = 4.54, row = 1.045, vector = 1.141, cell = 0.002296, thin = 1.697>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 26.06, plane = 7.201, row = 0.9921, vector = 1.282, tail = 0.04966, thin = 1.378, far = 0.00006648, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 25.79, plane = 5.715, row = 0.9547, vector = 1.211, tail = 0.2477, thin = 1.569>
argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 24.56, plane = 6.48, row = 0.7826, vector = 1.255, tail = 0.2663, thin = 1.498>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 29.84, plane = 7.619, row = 1.65, tail = 1.297, cell = 0.1871, thin = 1.501, deep = 0.0003218, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 28.97, plane = 6.862, row = 2.082, vector = 1.821, tail = 0.312, cell = 0.0902, thin = 1.179>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 27.59, plane = 6.81, row = 2.179, vector = 0.9441, tail = 0.73, cell = 0.2137, thin = 1.254>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 26.53, plane = 6.711, row = 1.924, vector = 2.125, tail = 0.02759, cell = 0.111, thin = 1.167>
argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 27.09, plane = 6.778, row = 2.033, vector = 2.18, cell = 0.08459, thin = 1.156>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 65.52, row = 1.065, vector = 0.45, cell = 0.04972, thin = 0.6327, far = 0.0005299, cache = 838861, deep = 0.001443, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_narrow" cost <plane = 63.1, row = 1.352, tail = 0.4831, cell = 0.2921, thin = 0.2608, far = 0.0007125, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 63.81, row = 1.379, tail = 0.2981, cell = 0.1535, thin = 0.4575, far = 0.0008145, cache = 838861, deep = 0.0008355, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_narrow" cost <plane = 62.82, row = 1.422, tail = 0.4605, cell = 0.2986, thin = 0.2237, far = 0.0009663, cache = 838861, deep = 0.0005358, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 62.99, row = 1.395, tail = 0.5269, cell = 0.2993, thin = 0.2161, far = 0.0009439, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 70.42, row = 1.49, tail = 0.2541, cell = 0.08249, thin = 0.8016, far = 0.001261, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_narrow" cost <plane = 67.06, row = 1.56, tail = 0.4333, cell = 0.318, thin = 0.4595, far = 0.0008925, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 67.24, row = 1.703, tail = 0.2749, cell = 0.1606, thin = 0.622, far = 0.001336, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_narrow" cost <plane = 66.34, row = 1.658, tail = 0.4686, cell = 0.3294, thin = 0.3906, far = 0.001154, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 65.39, row = 1.6, tail = 0.5055, cell = 0.342, thin = 0.3895, far = 0.001343, cache = 838861>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 28.53, plane = 4.158, row = 0.9768, tail = 0.287, cell = 0.04857, thin = 1.958>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_narrow" cost <call = 28.18, plane = 3.634, row = 1.082, vector = 0.22, tail = 0.0443, cell = 0.09919, thin = 1.888>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 28.41, plane = 3.647, row = 1.117, tail = 0.2469, cell = 0.04862, thin = 1.916>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 29.76, plane = 3.619, row = 1.2, vector = 0.05722, tail = 0.1531, cell = 0.1409, thin = 1.817>
argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 28.6, plane = 3.802, row = 1.169, tail = 0.2341, cell = 0.04839, thin = 1.931>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 67.67, plane = 5.08, row = 1.04, tail = 0.3279, cell = 0.2122, thin = 1.906>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 24.16, plane = 6.299, row = 2.923, vector = 0.05853, cell = 0.5532, thin = 0.6104>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 75.4, plane = 4.224, row = 1.138, tail = 0.7037, cell = 0.2487, thin = 1.818>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 25.79, plane = 5.965, row = 2.918, vector = 0.5754, cell = 0.4306, thin = 0.5899>
argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 79.34, plane = 4.994, row = 1.03, tail = 1.433, cell = 0.3192, thin = 1.545>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 56.84, row = 1.513, cell = 0.01008, thin = 0.6986, far = 0.001586, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_narrow" cost <plane = 55.81, row = 1.512, cell = 0.1255, thin = 0.4522, far = 0.001415, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 56.61, row = 1.484, cell = 0.01347, thin = 0.725, far = 0.001627, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_narrow" cost <plane = 55.72, row = 1.71, cell = 0.1251, thin = 0.3207, far = 0.001343, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 57.59, row = 1.574, cell = 0.01455, thin = 0.7241, far = 0.001598, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 58.29, row = 1.641, cell = 0.02411, thin = 0.9269, far = 0.001159, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_narrow" cost <plane = 60.26, row = 1.246, tail = 0.6986, cell = 0.1458, far = 0.003017, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 58.44, row = 1.675, cell = 0.02358, thin = 0.8665, far = 0.001293, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_narrow" cost <plane = 59.21, row = 1.568, tail = 0.6095, cell = 0.1432, far = 0.002104, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 58.99, row = 1.685, cell = 0.02795, thin = 0.9191, far = 0.001306, cache = 838861>
argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 22.13, plane = 7.473, vector = 0.01173, cell = 0.08837, far = 0.002659, cache = 2726298, deep = 0.004456, last = 8388608>
argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 22.14, plane = 7.937, row = 0.03108, tail = 0.006677, cell = 0.2086, thin = 0.01916, far = 0.001897, cache = 2726298, deep = 0.003295, last = 8388608>
argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 79.51, row = 0.2513, tail = 0.1947, cell = 0.1062, thin = 0.512, tap = 0.0003928, far = 0.002434, cache = 2726298, deep = 0.004152, last = 8388608>
argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 81.19, row = 0.3164, tail = 0.4198, cell = 0.294, thin = 0.1825, tap = 0.0005333, far = 0.001384, cache = 838861, deep = 0.002599, last = 8388608>
argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 24.86, plane = 7.566, cell = 0.0847, thin = 0.00234, far = 0.0001663, cache = 838861, deep = 0.002258, last = 8388608>
argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 24.38, plane = 7.807, tail = 0.03699, cell = 0.2808, thin = 0.01957, far = 0.00002808, cache = 838861, deep = 0.0001304, last = 8388608>
argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 80.47, row = 0.148, tail = 0.3504, cell = 0.1114, thin = 0.4023, tap = 0.0002351, far = 0.0008477, cache = 838861, deep = 0.001202, last = 8388608>
argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 82.14, row = 0.1026, tail = 0.6165, cell = 0.3697, thin = 0.08055, tap = 0.0003254, far = 0.0007488, cache = 838861>
argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <plane = 2.599, row = 0.8591, cell = 4.403, tap = 0.0004304>
argpool.measured "locate_index_u8_cf_any__base_scan" cost <plane = 2.672, row = 0.7258, cell = 4.411, thin = 0.03361, tap = 0.000483>
argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 74.65, vector = 0.04721, cell = 4.286, thin = 0.2608, far = 0.004713, cache = 838861, deep = 0.001002, last = 8388608>
argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 75.35, vector = 0.01158, cell = 4.284, thin = 0.2571, far = 0.004799, cache = 838861>
argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 8.655, plane = 2.753, vector = 1.172, cell = 4.277, tap = 0.0007413, step = 0.0006888>
argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 9.848, plane = 2.696, vector = 1.212, cell = 4.271, tap = 0.0007384, step = 0.0006351>
argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 76.95, vector = 0.4624, width = 32, cell = 4.286, thin = 0.1038>
argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 77.18, vector = 0.4665, width = 32, cell = 4.29, thin = 0.09666>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 31.76, plane = 13.56, cell = 0.09435, tap = 0.001719, far = 0.02691, cache = 1677722>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 33.63, plane = 18.9, width = 128, cell = 0.08749, thin = 0.00354, tap = 0.00174, far = 0.02252, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 36.07, plane = 16.8, cell = 0.1114, tap = 0.001674, far = 0.02118, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <call = 34.57, plane = 102.3, row = 0.08794, vector = 0.7007, tail = 0.4911, cell = 0.1463, far = 0.04053, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <call = 39.24, plane = 106.8, row = 1.863, tail = 1.668, cell = 0.1384, thin = 0.00008849, far = 0.03642, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 79.51, plane = 15.07, cell = 0.05467, far = 0.05282, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 92.38, plane = 21.1, cell = 0.05838, thin = 0.006964, far = 0.05581, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 129.6, plane = 19.51, cell = 0.06956, thin = 0.001018, far = 0.06526, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <call = 14.51, plane = 108.3, row = 1.421, cell = 0.08131, tap = 0.001473, far = 0.04281, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 31.66, plane = 112.9, row = 3.245, width = 32, cell = 0.1082, thin = 0.1422, tap = 0.0007766, far = 0.06118, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 72.62, plane = 18.07, width = 256, cell = 0.2715, thin = 0.4207, tap = 0.01728>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 793.3, plane = 25.55, width = 32, cell = 0.5664, thin = 0.4199, tap = 0.01065>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 609, cell = 1.64>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 553.7, vector = 0.4561, width = 32, cell = 1.839>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 13.61, cell = 2.556>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 40, cell = 2.613>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 7708, vector = 0.8742, cell = 0.6016, tap = 0.04196>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 7769, vector = 4.963, cell = 0.5361, tap = 0.03507>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 41.45, plane = 14.72, cell = 0.0927, thin = 0.001258, tap = 0.001634, far = 0.02673, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 38.52, plane = 19.32, cell = 0.09005, tap = 0.001631, far = 0.0291, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 41.79, plane = 16.26, cell = 0.113, thin = 0.008176, tap = 0.001659, far = 0.02815, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 94.8, vector = 1.088, cell = 0.1697, far = 0.02972, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 99.3, width = 32, tail = 1.699, cell = 0.1905, thin = 0.08879, far = 0.02353, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 54.09, plane = 14.17, cell = 0.04464, thin = 0.05807, tap = 0.0007351, far = 0.04243, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 54.62, plane = 20.01, width = 32, cell = 0.05151, thin = 0.0402, tap = 0.0008179, far = 0.04194, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 61.04, plane = 17.74, width = 32, cell = 0.06563, thin = 0.06507, tap = 0.0003889, far = 0.04636, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <call = 52.65, plane = 104, vector = 1.883, cell = 0.02031, tap = 0.002664, far = 0.03861, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 76.05, plane = 102.1, row = 1.482, vector = 1.865, width = 16, tail = 0.1165, thin = 0.09081, tap = 0.001443, far = 0.04314, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 20.54, cell = 0.6201>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 27.6, cell = 0.7439>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 242.3, cell = 1.315>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 482.6, cell = 1.651>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <call = 2980, plane = 19.72, cell = 0.9124>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 2838, plane = 21.99, cell = 1.176>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 64.04, plane = 130.1, width = 128, cell = 0.7926, thin = 0.07127>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 171.6, cell = 0.6847, tap = 0.0385>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 30.57, plane = 14.27, cell = 0.1376, thin = 0.01431, tap = 0.0004789, far = 0.02661, cache = 838861, deep = 0.00848, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 34.28, plane = 14.33, cell = 0.1362, thin = 0.01876, tap = 0.000468, far = 0.02811, cache = 838861, deep = 0.007503, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 32.91, plane = 15.57, tail = 0.08589, cell = 0.1553, thin = 0.009921, tap = 0.0003657, far = 0.02765, cache = 838861, deep = 0.007569, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 94.31, row = 0.824, width = 64, cell = 0.1899, thin = 0.004431, far = 0.03183, cache = 838861, deep = 0.02129, last = 25165824>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 98.52, row = 1.284, width = 16, cell = 0.1666, thin = 0.187, tap = 0.001742, far = 0.03031, cache = 838861, deep = 0.01414, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 22.36, plane = 13.45, width = 64, cell = 0.09397, thin = 0.02415, tap = 0.002626, far = 0.02901, cache = 838861, deep = 0.01076, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 25.53, plane = 14.4, row = 0.04809, tail = 0.1789, cell = 0.1123, thin = 0.02809, tap = 0.002826, far = 0.02809, cache = 838861, deep = 0.007168, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 19.88, plane = 15.84, row = 0.01773, width = 8, tail = 0.2557, cell = 0.1373, tap = 0.003015, far = 0.02869, cache = 838861, deep = 0.006923, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 94.65, row = 0.6835, vector = 0.5255, cell = 0.1215, tap = 0.001569, far = 0.02292, cache = 838861, deep = 0.01865, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 98.22, row = 1.289, width = 8, cell = 0.2026, thin = 0.2773, tap = 0.001276, far = 0.02387, cache = 838861, deep = 0.01416, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 46.65, row = 1.545, width = 32, cell = 0.7892, thin = 1.16, tap = 0.02703, far = 0.1238, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 260.5, row = 0.8316, width = 16, cell = 0.9009, thin = 1.998, tap = 0.02519, far = 0.09685, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 27.17, vector = 1.378, cell = 0.9046, far = 0.287, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 28.9, vector = 1.418, width = 8, cell = 0.8688, thin = 0.535, far = 0.2766, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <plane = 10.19, width = 64, cell = 0.6181, thin = 0.3555, far = 0.06743, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <plane = 7.697, row = 4.003, tail = 1.24, cell = 0.6332, thin = 1.011, far = 0.07406, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 46.66, vector = 1.553, cell = 0.6721, far = 0.2032, cache = 1677722>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 50.18, row = 0.9468, width = 8, cell = 0.8295, thin = 0.9831, far = 0.1864, cache = 1677722>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 15.41, plane = 13.62, width = 32, cell = 0.1986, thin = 0.02741, tap = 0.001231, far = 0.02664, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 19.52, plane = 14.12, cell = 0.2015, tap = 0.0007289, far = 0.0272, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 19.92, plane = 14.32, vector = 0.07166, cell = 0.1827, thin = 0.6667, tap = 0.0005699, far = 0.02465, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 81.32, row = 0.6058, width = 16, cell = 0.267, thin = 0.1301, tap = 0.0007333, far = 0.02231, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 81.88, row = 1.635, width = 8, cell = 0.2226, thin = 0.3564, tap = 0.0008475, far = 0.02629, cache = 838861>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 31.21, plane = 15.2, width = 32, cell = 0.1273, thin = 0.03623, tap = 0.002038, far = 0.03125, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 32.11, plane = 15.44, vector = 0.5848, tail = 0.4179, tap = 0.002336, far = 0.03052, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 26.68, plane = 16.67, row = 0.01239, vector = 0.3285, tail = 1.167, tap = 0.00285, far = 0.03055, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.1, row = 1.072, vector = 0.1585, cell = 0.1606, tap = 0.001665, far = 0.03932, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 102.4, row = 0.9814, vector = 0.2591, width = 8, cell = 0.2132, thin = 0.4459, far = 0.0368, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 418.5, plane = 1.181, cell = 1.092, thin = 3.402, far = 0.001055, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 387.1, plane = 0.7327, row = 0.4114, vector = 2.193, tail = 16.74>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 30.64, cell = 0.9407, thin = 1.707, far = 0.08528, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 29.52, width = 8, cell = 0.9548, thin = 2.338, far = 0.07786, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 1366, plane = 18.71, width = 32, cell = 0.1922, thin = 0.3379, tap = 0.02954, far = 0.2305, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 1380, plane = 12.08, row = 3.576, width = 4, cell = 0.2803, thin = 15.94, tap = 0.02535, far = 0.2252, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 49.14, plane = 26.12, row = 0.1545, vector = 1.133, cell = 0.6912, far = 0.09149, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 54.6, plane = 36.81, row = 0.6874, width = 4, cell = 0.8551, thin = 0.8187, far = 0.08554, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 22.49, plane = 14.26, cell = 0.2012, thin = 0.05109, tap = 0.002368, far = 0.0254, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 22.2, plane = 15.34, cell = 0.2062, thin = 0.0475, tap = 0.002405, far = 0.02531, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 17.17, plane = 19.94, cell = 0.2143, thin = 0.01955, tap = 0.002547, far = 0.02544, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 93.87, vector = 1.644, cell = 0.1234, tap = 0.0008326, far = 0.03576, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 96.01, vector = 2.049, cell = 0.1145, tap = 0.0003589, far = 0.03558, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 89.98, row = 1.662, vector = 3.673, tail = 0.867, thin = 0.07425, far = 0.03444, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 25.88, plane = 14.56, cell = 0.1998, tap = 0.001543, far = 0.02266, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 26.49, plane = 15.52, cell = 0.209, tap = 0.001666, far = 0.02299, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 24.95, plane = 18.94, cell = 0.209, tap = 0.002153, far = 0.02436, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 114.4, row = 0.4235, vector = 0.8926, cell = 0.1025, tap = 0.003193, far = 0.02883, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 118.7, row = 0.5393, vector = 1.095, cell = 0.09623, tap = 0.003662, far = 0.02772, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 113.8, row = 3.799, vector = 2.381, tap = 0.00325, far = 0.02771, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 42.1, plane = 14.55, cell = 0.1593, far = 0.0265, cache = 838861, deep = 0.00439, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 42.29, plane = 15.55, cell = 0.1642, far = 0.02617, cache = 838861, deep = 0.004304, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 41.77, plane = 18.12, cell = 0.1727, far = 0.02599, cache = 838861, deep = 0.004067, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 103.5, row = 0.8641, width = 32, tail = 0.2664, cell = 0.1669, thin = 0.01972, far = 0.02985, cache = 838861, deep = 0.01893, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 107.7, row = 0.476, width = 32, tail = 0.5328, cell = 0.1784, thin = 0.02318, far = 0.02833, cache = 838861, deep = 0.01864, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 108, row = 2.108, tail = 1.558, cell = 0.1684, thin = 0.04916, far = 0.02935, cache = 838861, deep = 0.01814, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 44.74, plane = 15.77, width = 32, cell = 0.1257, thin = 0.02406, tap = 0.001587, far = 0.03845, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 47.18, plane = 16.44, width = 32, cell = 0.1392, thin = 0.02478, tap = 0.001076, far = 0.03882, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 42.39, plane = 19.66, width = 64, cell = 0.1558, thin = 0.01538, tap = 0.0004516, far = 0.04121, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 102.1, row = 0.9864, width = 32, cell = 0.1269, thin = 0.02705, tap = 0.002451, far = 0.03155, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 107.4, row = 0.8487, width = 32, cell = 0.1403, thin = 0.0289, tap = 0.002558, far = 0.03076, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 107.2, row = 1.73, vector = 1.923, width = 32, cell = 0.0871, thin = 0.04512, tap = 0.002228, far = 0.03012, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 128.1, plane = 38.44, cell = 0.3244, tap = 0.002558, far = 0.02283, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 289.9, plane = 36.54, cell = 1.064, tap = 0.005785, far = 0.04757, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 168.8, plane = 42.24, cell = 1.395, tap = 0.006426, far = 0.04547, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 70.52, plane = 109.3, vector = 1.849, cell = 0.6833, far = 0.07372, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 117, plane = 109.5, vector = 2.111, tail = 3.193, cell = 0.6893, far = 0.08528, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 149, plane = 112, vector = 5.973, tail = 7.91, cell = 0.7976, thin = 0.08379, tap = 0.008178, far = 0.09315, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 254.1, plane = 38.95, vector = 0.0826, cell = 0.6053>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 508.5, plane = 44.01, cell = 0.9649, far = 0.05547, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 366.4, plane = 51.41, cell = 1.487, far = 0.06354, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 496.2, plane = 100, row = 0.2991, width = 32, tail = 0.5554, cell = 0.6248, thin = 0.4709, tap = 0.0119>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 394, plane = 100.4, row = 2.416, width = 32, cell = 0.5892, thin = 0.8976, tap = 0.01152>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 331.6, plane = 112, tail = 10.86, cell = 1.088, thin = 1.163, tap = 0.01011, far = 0.01102, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 52.31, plane = 45.38, cell = 0.3286, tap = 0.003078, far = 0.0145, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 61.79, plane = 48.51, cell = 0.7538, tap = 0.003826, far = 0.01634, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 65.97, plane = 46.2, cell = 0.8876, tap = 0.003945, far = 0.01871, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <call = 1.552, plane = 116.3, vector = 2.039, cell = 0.3551, tap = 0.001437, far = 0.03871, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 58.91, plane = 116.2, vector = 1.918, tail = 3.682, cell = 0.4378, tap = 0.004391, far = 0.04193, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 68.16, plane = 121.6, vector = 7.781, tail = 5.799, cell = 0.1516, tap = 0.002017, far = 0.04881, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 129.8, plane = 49.77, cell = 0.2911, thin = 0.0547, tap = 0.003716, far = 0.0421, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 142.4, plane = 51.13, cell = 0.7645, thin = 0.003379, tap = 0.003716, far = 0.04789, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 163.6, plane = 47.86, cell = 0.915, tap = 0.003446, far = 0.05022, cache = 838861>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 105.9, plane = 139.2, vector = 2.255, cell = 0.2002, far = 0.07481, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 106.1, plane = 151.5, vector = 6.585, tail = 0.4017, thin = 0.0657, tap = 0.001285, far = 0.07045, cache = 1677722>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 148.4, plane = 139.5, row = 0.07101, vector = 7.971, tail = 6.403, tap = 0.001414, far = 0.08464, cache = 2097152>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 132.9, plane = 15.73, cell = 0.04008, tap = 0.001782, far = 0.05071, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 134.2, plane = 18.96, cell = 0.04242, tap = 0.001812, far = 0.05072, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 155.2, plane = 19.02, cell = 0.04914, tap = 0.001947, far = 0.0533, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <call = 64.58, plane = 114.3, row = 0.6445, width = 32, cell = 0.1032, thin = 0.0873, far = 0.05788, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <call = 78.87, plane = 102.7, row = 3.032, tail = 3.29, cell = 0.08633, thin = 0.08689, far = 0.06396, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <call = 87.34, plane = 104.7, row = 2.396, width = 32, tail = 1.055, cell = 0.09819, thin = 0.1086, far = 0.06871, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 176.5, plane = 14.77, vector = 0.2571, width = 32, cell = 0.04658, tap = 0.00268, far = 0.03388, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 197.9, plane = 17.92, vector = 0.1431, width = 32, cell = 0.05492, tap = 0.002903, far = 0.03441, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 230.3, plane = 17.47, vector = 0.2751, width = 32, cell = 0.06774, tap = 0.003132, far = 0.04027, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <call = 1.953, plane = 137.3, row = 0.9814, width = 64, cell = 0.06852, thin = 0.02031, tap = 0.002773, far = 0.07572, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 124.6, row = 3.857, tail = 2.902, cell = 0.08118, thin = 0.2071, far = 0.08121, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 131.6, row = 3.294, tail = 0.7703, cell = 0.09451, far = 0.08886, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 105.4, plane = 14.73, vector = 0.1926, width = 64, cell = 0.05661, thin = 0.03954, tap = 0.001221, far = 0.04305, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 102.9, plane = 18.56, width = 64, cell = 0.06439, thin = 0.04068, tap = 0.001261, far = 0.04317, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 116.8, plane = 18.56, width = 64, cell = 0.07046, thin = 0.04686, tap = 0.001218, far = 0.04538, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <call = 0.8365, plane = 136.1, vector = 0.5746, width = 32, cell = 0.107, thin = 0.1083, far = 0.05287, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <call = 12.09, plane = 139, row = 1.162, tail = 3.871, cell = 0.1206, thin = 0.2638, far = 0.05412, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <call = 13.82, plane = 143.8, row = 0.9559, tail = 2.429, cell = 0.1305, thin = 0.1502, far = 0.06021, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 27.67, plane = 16.62, vector = 0.02306, cell = 0.09082, tap = 0.0006155, far = 0.02404, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 50.08, plane = 20.21, vector = 0.0301, cell = 0.08307, tap = 0.0007884, far = 0.02106, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 40.07, plane = 20.95, vector = 0.01314, cell = 0.1127, tap = 0.0004254, far = 0.0236, cache = 1677722>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 20.98, plane = 100.4, width = 64, tail = 1.055, cell = 0.1296, thin = 0.0155, far = 0.0406, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 76.36, plane = 98.01, width = 64, tail = 5.779, cell = 0.1298, thin = 0.006526, far = 0.03654, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 59.08, plane = 101.4, width = 64, tail = 3.871, cell = 0.15, far = 0.04543, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 64.55, plane = 14.29, width = 32, cell = 0.09407, thin = 0.06184, tap = 0.0006537, far = 0.0327, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 64.65, plane = 15.18, width = 32, cell = 0.09758, thin = 0.05978, tap = 0.000762, far = 0.03246, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 66.07, plane = 17.79, width = 32, cell = 0.1067, thin = 0.05216, tap = 0.0007661, far = 0.03279, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 109.2, row = 0.8887, width = 32, cell = 0.1467, thin = 0.02943, tap = 0.0001617, far = 0.04321, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 113.5, row = 0.7905, width = 32, cell = 0.1548, thin = 0.03633, far = 0.04277, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <call = 8.257, plane = 116, row = 1.383, tail = 2.171, cell = 0.1604, thin = 0.03218, far = 0.04146, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 44.42, plane = 15.85, cell = 0.1018, thin = 0.05463, tap = 0.001699, far = 0.02905, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 45.8, plane = 16.46, cell = 0.1081, thin = 0.06207, tap = 0.001724, far = 0.02895, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 39.24, plane = 19.15, cell = 0.1223, thin = 0.06013, tap = 0.001736, far = 0.02914, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 110.6, row = 0.7945, width = 64, cell = 0.1255, thin = 0.01378, tap = 0.003604, far = 0.03159, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 114.9, row = 0.7851, width = 64, cell = 0.1359, thin = 0.01286, tap = 0.003815, far = 0.03147, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 120, row = 1.694, tail = 1.692, cell = 0.1497, thin = 0.03305, tap = 0.005608, far = 0.02655, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 33.66, plane = 15.76, cell = 0.1848, tap = 0.0007074, far = 0.0244, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 34.06, plane = 16.41, cell = 0.1896, tap = 0.0008308, far = 0.02461, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 30.57, plane = 20.09, cell = 0.2006, tap = 0.0008324, far = 0.02463, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 102.9, vector = 1.129, cell = 0.09791, thin = 0.06597, tap = 0.002567, far = 0.03063, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 105.8, vector = 1.647, width = 32, cell = 0.1308, tap = 0.002328, far = 0.03046, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 106.9, vector = 3.303, tail = 2.029, thin = 0.1198, tap = 0.000948, far = 0.03189, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 42.92, plane = 14.84, cell = 0.1548, thin = 0.02141, far = 0.03072, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 40.64, plane = 15.82, cell = 0.1674, thin = 0.02629, far = 0.03089, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 37.21, plane = 20.6, cell = 0.1767, far = 0.03235, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 101.3, width = 32, tail = 1.103, cell = 0.1624, thin = 0.002451, tap = 0.0008314, far = 0.03073, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 104.4, width = 32, tail = 1.465, cell = 0.1711, thin = 0.01206, tap = 0.0009781, far = 0.03037, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 110.2, row = 1.033, vector = 2.937, tail = 2.808, tap = 0.0001849, far = 0.03275, cache = 838861>
