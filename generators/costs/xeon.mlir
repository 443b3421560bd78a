// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-21 by argpool-tune 0.1.0 --seconds=420 --seed=1
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 4.5 %, worst 1048.7 % of 4561 calls
//   max_pool cf: mean 8.7 %, worst 937.1 % of 811 calls
//   max_pool cl: mean 7.7 %, worst 1048.7 % of 1152 calls
//   max_pool_backward cf: mean 2.3 %, worst 152.7 % of 202 calls
//   max_pool_backward cl: mean 3.3 %, worst 208.9 % of 302 calls
//   max_unpool cf: mean 3.0 %, worst 87.1 % of 453 calls
//   max_unpool cl: mean 2.3 %, worst 107.2 % of 604 calls
//   max_unpool_backward cf: mean 0.2 %, worst 23.9 % of 372 calls
//   max_unpool_backward cl: mean 0.1 %, worst 5.3 % of 355 calls
//   max_unpool_sum cf: mean 0.1 %, worst 16.0 % of 149 calls
//   max_unpool_sum cl: mean 0.7 %, worst 12.7 % of 161 calls
// SPDX-License-Identifier: MIT

argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 44.01, plane = 16.62, row = 9.992, width = 16, tail = 8.669, cell = 0.3902, tap = 0.09686, far = 0.01129, cache = 2726298>
argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 207.8, width = 32, cell = 0.6672, thin = 0.1277, tap = 0.2205, far = 0.01899, cache = 1258291>
argpool.measured "max_pool_f64_none_cf_any__avx512_running" cost <call = 202.7, plane = 36.46, vector = 8.781, width = 16, tail = 11.8, cell = 0.8024, thin = 1.353, tap = 0.006166, far = 0.02877, cache = 2726298>
argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 35.35, row = 21.42, cell = 2.082, thin = 3.572, tap = 0.1265, far = 0.01701, cache = 838861>
argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 60.37, row = 9.191, vector = 5.842, width = 16, tail = 0.2555, far = 0.01493, cache = 2726298, deep = 0.1048, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__avx512_running" cost <call = 40.95, plane = 165.9, vector = 3.659, tail = 0.7049, cell = 0.4701, thin = 0.1891, tap = 0.007468, far = 0.03503, cache = 2726298, deep = 0.2725, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <call = 3.617, plane = 64.98, row = 7.468, tail = 2.303, cell = 0.831, thin = 4.439, far = 0.01128, cache = 838861, deep = 0.2444, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <call = 13.82, plane = 63.3, row = 6.697, width = 4, tail = 0.3109, cell = 1.533, thin = 0.4573, tap = 0.003958, far = 0.01558, cache = 838861, deep = 0.3084, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 13.78, plane = 4.389, row = 1.926, vector = 2.255, tail = 1.354, cell = 0.1868, far = 0.0187, cache = 1677722, deep = 0.008403, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 54.47, cell = 0.9858, far = 0.01887, cache = 1677722, deep = 0.005017, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 16.56, plane = 2.986, row = 2.062, vector = 3.774, cell = 0.1374, far = 0.007907, cache = 1677722, deep = 0.01089, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 169.2, plane = 3.396, row = 0.4644, vector = 2.167, width = 32, cell = 0.7312, far = 0.007463, cache = 2097152, deep = 0.01386, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.53, plane = 1.522, row = 3.197, vector = 5.043, tail = 0.9876, far = 0.008263, cache = 1677722, deep = 0.005071, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 193.7, plane = 2.803, row = 4.472, vector = 0.7812, width = 8, cell = 1.05, far = 0.008945, cache = 2097152, deep = 0.003866, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 18.13, plane = 2.272, row = 3.186, vector = 3.212, tail = 0.6157, thin = 7.457, far = 0.004961, cache = 1677722, deep = 0.01252, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 213.2, plane = 0.4327, row = 9.393, vector = 7.119, tail = 0.5103, cell = 0.1808, far = 0.006612, cache = 2097152, deep = 0.00901, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 177.3, cell = 1.835, far = 0.01653, cache = 1258291, deep = 0.01818, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 212.3, plane = 1.984, row = 8.526, vector = 9.581, far = 0.002009, cache = 2726298, deep = 0.01251, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 405.4, row = 9.143, vector = 1.581, width = 32, cell = 1.007, far = 0.004541, cache = 2726298, deep = 0.009523, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 209.5, plane = 2.031, row = 14.95, vector = 12.13, tail = 0.9081, far = 0.002584, cache = 1258291, deep = 0.004993, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 399.9, plane = 1.68, row = 16.47, width = 16, cell = 2.869, thin = 0.0907, far = 0.001909, cache = 2097152, deep = 0.007273, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 19.79, plane = 2.447, row = 14.45, vector = 6.014, cell = 0.1635, thin = 0.9095, far = 0.001104, cache = 2726298, deep = 0.00758, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 4.492, plane = 21.51, row = 16.39, vector = 4.191, width = 16, tail = 0.3304, tap = 0.167, far = 0.01058, cache = 1677722, deep = 0.006195, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 178.7, cell = 0.7513, tap = 0.2757, far = 0.01797, cache = 2097152, deep = 0.007276, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_running" cost <call = 1322, plane = 59.87, row = 6.412, vector = 39.79, width = 32, tail = 13.28, cell = 2.211, tap = 0.002089, far = 0.04282, cache = 838861, deep = 0.08442, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 49.55, plane = 5.369, row = 10.13, vector = 4.668, tail = 1.02, thin = 12.82, tap = 0.3597, far = 0.004112, cache = 838861>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.27, row = 3.932, vector = 1.498, tail = 2.665, cell = 0.1949, far = 0.02141, cache = 1677722, deep = 0.009741, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 39.92, vector = 3.705, tail = 2.3, cell = 0.2009, far = 0.02072, cache = 1677722, deep = 0.00003153, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 145.6, plane = 38.13, vector = 1.01, width = 32, tail = 0.2019, cell = 0.7321, thin = 0.05137, far = 0.007774, cache = 2097152, deep = 0.009116, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <plane = 73.2, vector = 0.2803, cell = 2.033, thin = 0.02808, far = 0.003034, cache = 1258291, deep = 0.02423, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 44.91, row = 5.417, vector = 1.724, tail = 1.409, cell = 0.4993, far = 0.009346, cache = 1677722, deep = 0.01963, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 45.76, row = 5.282, vector = 0.5107, tail = 1.947, cell = 0.7818, thin = 10.11, far = 0.009901, cache = 1677722, deep = 0.0194, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 146.8, plane = 48.53, row = 4.028, width = 8, tail = 0.9647, cell = 0.915, far = 0.006353, cache = 1677722, deep = 0.0272, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 47.59, row = 5.528, vector = 2.185, tail = 0.09412, thin = 8.911, far = 0.007125, cache = 1258291, deep = 0.03306, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 37.87, row = 4.147, vector = 7.099, tail = 0.2362, far = 0.008925, cache = 1677722, deep = 0.01374, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <plane = 47.75, vector = 7.062, tail = 2.838, cell = 0.145, far = 0.01818, cache = 1677722, deep = 0.005106, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 162.9, plane = 47.44, row = 2.734, vector = 0.5639, width = 16, cell = 0.8499, thin = 0.1556, far = 0.007601, cache = 2726298, deep = 0.01361, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 88.6, vector = 0.345, cell = 3.868, thin = 0.07119, far = 0.0008815, cache = 838861, deep = 0.01634, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.58, row = 6.297, vector = 10.17, tail = 1.375, cell = 0.2953, far = 0.001288, cache = 838861, deep = 0.01464, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 47.46, row = 6.256, vector = 4.933, tail = 3.124, cell = 1.607, thin = 12.89, far = 0.001831, cache = 838861, deep = 0.01706, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 165.2, plane = 50.03, row = 6.89, width = 8, tail = 0.1701, cell = 2.518, thin = 0.03088, far = 0.001044, cache = 2726298, deep = 0.01476, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <plane = 48.19, row = 6.372, vector = 4.467, cell = 0.5327, thin = 12.43, far = 0.00224, cache = 838861, deep = 0.01487, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 61.38, row = 9.118, vector = 6.389, tail = 2.173, tap = 0.005335, far = 0.01265, cache = 1258291, deep = 0.03042, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx512_running" cost <call = 227.4, plane = 571.9, vector = 14.18, tail = 6.672, cell = 0.6899, tap = 0.02873, far = 0.03486, cache = 1258291, deep = 0.09795, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 72.59, row = 11.02, tail = 3.254, cell = 1.961, thin = 4.161, far = 0.01116, cache = 1258291, deep = 0.05646, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 73.87, row = 9.371, vector = 3.795, cell = 1.742, thin = 3.214, tap = 0.003656, far = 0.01243, cache = 1258291, deep = 0.06936, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 63.91, plane = 5.854, row = 24.51, width = 16, cell = 0.8551, thin = 0.5766, tap = 0.01019, far = 0.01447, cache = 2097152, deep = 0.1516, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 232.8, cell = 0.6618, tap = 0.268, far = 0.01737, cache = 838861, deep = 0.08333, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_running" cost <call = 1645, plane = 95.24, vector = 30.03, width = 16, cell = 0.19, thin = 0.3619, tap = 0.02049, far = 0.04139, cache = 838861, deep = 0.4812, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 46.26, plane = 2.176, row = 25.75, vector = 5.761, tail = 22.33, tap = 0.177, deep = 0.4688, last = 8388608>
argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 59.19, row = 8.73, vector = 3.473, tail = 3.414, cell = 0.0894, tap = 0.007355, far = 0.01793, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__avx512_running" cost <call = 181.8, plane = 481.1, tail = 16.74, cell = 1.637, tap = 0.008121, far = 0.06615, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 71.76, row = 11.35, tail = 6.085, cell = 1.198, thin = 0.1843, far = 0.06639, cache = 838861>
argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 73.11, row = 10.07, vector = 4.278, cell = 0.3907, far = 0.05832, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 141, row = 21.2, vector = 6.81, tail = 1.608, tap = 0.01109, far = 0.01925, cache = 838861, deep = 0.7946, last = 8388608>
argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 319.7, cell = 0.6248, tap = 0.2593, far = 0.01817, cache = 838861, deep = 0.01705, last = 8388608>
argpool.measured "max_pool_f64_u8_cf_any__avx512_running" cost <call = 1184, plane = 79.1, vector = 16.59, thin = 4.055, tap = 0.01793, far = 0.05324, cache = 1677722>
argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 177.7, row = 9.293, width = 4, tail = 19.09, cell = 3.379, thin = 7.512, tap = 0.06887, far = 0.02768, cache = 838861, deep = 0.7003, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 66.35, row = 5.065, vector = 4.258, width = 16, tail = 0.8192, cell = 0.2889, thin = 0.3138, tap = 0.001219, far = 0.01516, cache = 838861, deep = 0.04677, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx512_running" cost <call = 430, plane = 461.6, vector = 6.535, tail = 7.473, cell = 0.4678, tap = 0.02681, far = 0.06092, cache = 838861, deep = 0.2183, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 67.83, row = 7.345, tail = 6.237, cell = 1.419, thin = 2.115, far = 0.01678, cache = 838861, deep = 0.1448, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 66.04, row = 6.73, vector = 4.679, tail = 3.373, tap = 0.003085, far = 0.02186, cache = 838861, deep = 0.1373, last = 8388608>
argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 37.11, plane = 4.386, row = 12.98, width = 32, cell = 0.2483, thin = 0.6931, tap = 0.1648, far = 0.008214, cache = 838861>
argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 329, cell = 0.5064, tap = 0.2769, far = 0.01717, cache = 838861>
argpool.measured "max_pool_f64_u16_cf_any__avx512_running" cost <call = 1178, plane = 59.98, vector = 41.35, width = 32, cell = 0.6707, thin = 0.2915, tap = 0.02069>
argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 42.96, plane = 10.87, row = 7.632, vector = 2.524, tail = 4.984, thin = 18.18, tap = 0.5592, far = 0.002281, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 71.26, row = 8.548, cell = 0.4539, tap = 0.0009527, far = 0.01625, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_running" cost <plane = 548.8, row = 9.488, vector = 3.928, cell = 0.9667, tap = 0.01371, far = 0.05931, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <call = 5.582, plane = 64.82, row = 14.54, cell = 1.063, thin = 0.1169, far = 0.02666, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 14.66, plane = 65.33, row = 9.445, vector = 1.074, width = 8, cell = 1.789, thin = 0.4902, tap = 0.001448, far = 0.03022, cache = 838861>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 16.68, plane = 1.546, row = 1.761, vector = 1.66, cell = 0.06686, far = 0.02033, cache = 1677722, deep = 0.004451, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 14.96, plane = 1.476, row = 1.792, vector = 1.351, tail = 0.3518, cell = 0.1662, far = 0.01296, cache = 1677722, deep = 0.006726, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 16.71, plane = 1.11, row = 2.395, vector = 1.206, tail = 0.4895, cell = 0.2477, thin = 5.427, far = 0.008653, cache = 2097152, deep = 0.007372, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 88.09, width = 64, cell = 0.5127, thin = 0.07478, far = 0.02595, cache = 1677722, deep = 0.04154, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 171.9, plane = 4.794, row = 0.2479, width = 32, cell = 0.2413, thin = 0.006478, far = 0.01463, cache = 2097152, deep = 0.005107, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 16.2, plane = 1.223, row = 1.771, vector = 2.454, tail = 0.2665, cell = 0.1159, far = 0.01204, cache = 1677722, deep = 0.007867, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 163.4, plane = 4.135, row = 1.72, vector = 3.025, far = 0.01464, cache = 2726298, deep = 0.004612, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 17.2, plane = 1.495, row = 2.25, vector = 1.525, tail = 0.1323, cell = 0.1344, thin = 7.468, far = 0.009557, cache = 1677722, deep = 0.009433, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 310.1, row = 8.92, vector = 4.967, tail = 2.129, far = 0.003372, cache = 2726298, deep = 0.003373, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 296.2, row = 8.181, vector = 4.533, tail = 1.332, cell = 0.003335, far = 0.003174, cache = 1677722, deep = 0.002108, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 303.9, row = 8.181, vector = 4.464, tail = 0.05757, thin = 6.902, far = 0.005843, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 282.4, cell = 1.158, far = 0.02198, cache = 1677722, deep = 0.08439, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 489, row = 6.771, width = 64, cell = 0.3096, thin = 0.02798, far = 0.0004803, cache = 838861, deep = 0.003596, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 322.1, row = 9.229, vector = 5.917, tail = 1.339, far = 0.00474, cache = 2726298, deep = 0.001118, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 491.2, row = 9.404, vector = 5.18, deep = 0.004659, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 19.95, row = 15.12, vector = 3.484, tail = 1.38, cell = 0.08812, thin = 3.83, far = 0.003999, cache = 838861, deep = 0.002396, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 15.36, plane = 0.8087, row = 1.266, vector = 6.545, cell = 0.03222, far = 0.01021, cache = 1677722, deep = 0.03418, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 15.69, row = 0.8407, vector = 6.901, cell = 0.02249, far = 0.005108, cache = 1258291, deep = 0.03756, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 16.61, plane = 0.5466, row = 3.566, vector = 3.949, cell = 0.1541, thin = 9.888, far = 0.003607, cache = 1258291, deep = 0.04573, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 164.1, cell = 1.253, far = 0.02719, cache = 2097152, deep = 0.1683, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 185.4, width = 64, cell = 0.4384, thin = 0.04454, far = 0.0131, cache = 2097152, deep = 0.005325, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 16.9, row = 4.934, vector = 7.673, cell = 0.005591, far = 0.00515, cache = 1258291, deep = 0.04294, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 151.1, row = 4.389, vector = 7.371, far = 0.01595, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 17.65, plane = 0.6315, row = 4.106, vector = 3.757, cell = 0.1399, thin = 9.276, far = 0.002944, cache = 1258291, deep = 0.04766, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 220.9, plane = 0.8632, row = 4.15, vector = 7.299, tail = 0.1191, far = 0.006419, cache = 1677722, deep = 0.01063, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 204.1, plane = 1.992, row = 4.719, vector = 6.258, tail = 0.7447, cell = 0.1157, far = 0.003189, cache = 2726298, deep = 0.007852, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 200.5, row = 6.743, vector = 1.978, tail = 1.627, cell = 0.6391, thin = 7.567, far = 0.002263, cache = 2726298, deep = 0.009348, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 136.8, cell = 1.195, far = 0.02527, cache = 1258291, deep = 0.05435, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 401.6, row = 1.623, vector = 1.247, width = 64, tail = 2.425, cell = 0.432, far = 0.001875, cache = 1677722, deep = 0.1136, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 206.6, plane = 3.495, row = 6.669, vector = 6.578, tail = 1.76, cell = 0.1785, far = 0.005793, cache = 1677722, deep = 0.01749, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 402.7, plane = 0.4412, row = 7.051, vector = 2.241, width = 16, cell = 0.7916, thin = 0.02295, far = 0.002467, cache = 1258291, deep = 0.1097, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 23.09, row = 11.88, vector = 2.623, tail = 1.301, cell = 0.428, thin = 4.128, far = 0.005298, cache = 1677722, deep = 0.01108, last = 25165824>
argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 34.28, plane = 22.74, row = 10.48, vector = 1.069, tail = 4.03, tap = 0.08403, far = 0.01461, cache = 1677722, deep = 0.007238, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 263.9, width = 64, cell = 0.4674, thin = 0.09144, tap = 0.1767, far = 0.02508, cache = 1677722, deep = 0.02577, last = 25165824>
argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 330.4, plane = 38.6, vector = 19.92, width = 64, cell = 0.2894, thin = 0.09804, tap = 0.002114, far = 0.05437, cache = 838861, deep = 0.03769, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 335.1, plane = 41.31, vector = 20.44, width = 32, cell = 0.9839, tap = 0.005835, far = 0.07748, cache = 838861, deep = 0.01763, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 50.56, plane = 7.771, row = 7.243, vector = 1.871, tail = 3.632, thin = 9.262, tap = 0.2406, far = 0.007875, cache = 1258291, deep = 0.01316, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 27.47, row = 0.6844, vector = 1.412, width = 32, cell = 0.1041, thin = 0.1204, far = 0.02185, cache = 1677722, deep = 0.02051, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 38.55, vector = 1.697, tail = 0.9453, cell = 0.08113, far = 0.02047, cache = 1677722, deep = 0.01945, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 157.3, plane = 30.94, row = 0.5508, width = 32, cell = 0.2164, thin = 0.09786, far = 0.01127, cache = 1677722, deep = 0.007572, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <plane = 67.52, vector = 0.1931, cell = 1.051, thin = 0.01579, far = 0.003386, cache = 838861, deep = 0.04348, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 35.55, row = 2.335, vector = 1.881, tail = 0.9055, cell = 0.04992, far = 0.01649, cache = 1677722, deep = 0.03993, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_narrow" cost <plane = 37.09, row = 2.453, vector = 0.05929, tail = 0.8098, cell = 0.5241, thin = 7.047, far = 0.01227, cache = 1258291, deep = 0.06335, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 148.1, plane = 36.83, row = 2.141, vector = 2.306, far = 0.01446, cache = 2097152, deep = 0.0322, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 37.25, row = 2.484, vector = 0.5149, tail = 0.4592, cell = 0.2524, thin = 6.694, far = 0.01441, cache = 1677722, deep = 0.04601, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <plane = 22.32, row = 1.349, vector = 5.088, tail = 0.08097>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <plane = 39.49, vector = 4.429, cell = 0.03599, far = 0.002972, cache = 838861, deep = 0.01404, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 159.6, plane = 37.99, width = 32, cell = 0.323, thin = 0.1025>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <plane = 110.1, vector = 1.069, cell = 1.803>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 45.32, row = 2.231, vector = 6.646, tail = 0.7423, cell = 0.0009101, far = 0.00155, cache = 838861, deep = 0.001777, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_narrow" cost <plane = 52.25, row = 2.109, vector = 4.557, tail = 0.8995, cell = 0.5055, thin = 17.66, far = 0.009492, cache = 1677722, deep = 0.02476, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 135, plane = 53.34, row = 1.325, width = 32, cell = 0.78, thin = 0.1202>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <plane = 36.7, row = 2.146, vector = 3.366, tail = 0.6705, cell = 0.1894, thin = 13.41, far = 0.00641, cache = 1677722, deep = 0.01771, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 37.07, row = 1.038, vector = 1.816, tail = 5.485, cell = 0.2076, far = 0.01352, cache = 1677722, deep = 0.003531, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 43.21, vector = 3.608, tail = 0.7414, cell = 0.1727, far = 0.02046, cache = 1677722, deep = 0.008481, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 131.3, plane = 47.07, row = 1.236, width = 32, tail = 1.077, cell = 0.3319, far = 0.009748, cache = 2097152, deep = 0.01021, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 83.38, vector = 0.2575, cell = 2.135, thin = 0.1209, far = 0.008362, cache = 2097152>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 43.72, row = 4.155, vector = 3.655, tail = 3.14, cell = 0.3524, far = 0.005332, cache = 1258291, deep = 0.007194, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_narrow" cost <plane = 43.43, row = 3.725, vector = 4.688, tail = 1.117, cell = 0.5097, thin = 14.81, far = 0.002611, cache = 1677722, deep = 0.009725, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 131.1, plane = 47.6, row = 4.487, cell = 0.7785, far = 0.002116, cache = 2726298, deep = 0.01637, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 42.21, row = 4.074, vector = 2.764, tail = 0.9817, cell = 0.3426, thin = 11.29, far = 0.004232, cache = 838861, deep = 0.01114, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 35.22, row = 1.349, vector = 4.675, tail = 1.938, cell = 0.02287, far = 0.01237, cache = 1677722, deep = 0.007603, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <plane = 41.19, vector = 4.073, tail = 0.3691, cell = 0.1227, far = 0.01092, cache = 1258291, deep = 0.01458, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 146.3, plane = 39.48, row = 1.193, width = 32, cell = 0.3184, thin = 0.04685, far = 0.00781, cache = 1677722, deep = 0.01031, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <plane = 77.16, tail = 0.2552, cell = 1.965, thin = 0.02325, far = 0.004196, cache = 838861, deep = 0.002458, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 42.24, row = 2.926, vector = 6.233, tail = 1.026, cell = 0.05175, far = 0.002214, cache = 1258291, deep = 0.00826, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_narrow" cost <plane = 38.04, row = 2.579, tail = 2.302, cell = 1.692, thin = 15.42, far = 0.001105, cache = 838861, deep = 0.002836, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 124.2, plane = 43.63, row = 3.6, vector = 6.305, far = 0.00121, cache = 2097152, deep = 0.008643, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <plane = 37.42, row = 2.993, vector = 0.3787, tail = 1.196, cell = 0.9435, thin = 11.39, far = 0.002923, cache = 1258291, deep = 0.007195, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 60.29, row = 8.059, tail = 4.546, cell = 0.2423, far = 0.009235, cache = 838861, deep = 0.01242, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 73.28, plane = 184.7, vector = 8.795, tail = 1.326, tap = 0.004049, far = 0.03095, cache = 838861, deep = 0.01993, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <call = 7.511, plane = 61.66, row = 9.807, tail = 4.313, cell = 0.5055, thin = 6.383, far = 0.01229, cache = 838861, deep = 0.04361, last = 83886080>
argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 71.38, plane = 183.9, vector = 12.99, tail = 2.475, tap = 0.006774, far = 0.03542, cache = 838861, deep = 0.09474, last = 83886080>
argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 48.62, plane = 58.93, row = 7.701, tail = 4.497, cell = 0.962, thin = 3.445, tap = 0.001131, far = 0.01393, cache = 838861, deep = 0.04976, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 14.25, plane = 3.441, vector = 0.5418, width = 32, cell = 0.1586, far = 0.02322, cache = 838861, deep = 0.01047, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 8.242, plane = 1.956, cell = 0.343, far = 0.01696, cache = 1677722, deep = 0.03354, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 18.26, plane = 3.13, vector = 1.981, tail = 0.1679, thin = 4.659, far = 0.007783, cache = 2726298, deep = 0.03345, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 54.98, tail = 0.04477, cell = 0.4247, thin = 0.008823, far = 0.0272, cache = 1258291, deep = 0.0844, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 185.9, plane = 0.1209, width = 32, tail = 0.6556, cell = 0.5249, thin = 0.05665, far = 0.003497, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 15.96, plane = 2.366, vector = 2.068, cell = 0.1266, far = 0.01342, cache = 2097152, deep = 0.02897, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 234.6, plane = 0.1951, vector = 5.974, width = 16, cell = 0.2101, far = 0.003662, cache = 1258291, deep = 0.005806, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 22.43, plane = 3.247, vector = 1.91, cell = 0.08478, thin = 4.983, far = 0.006235, cache = 2726298, deep = 0.03678, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 5.838, plane = 17.6, row = 1.537, vector = 4.227, cell = 0.007996, far = 0.01959, cache = 1677722, deep = 0.01854, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 17.71, plane = 2.508, row = 2.601, vector = 2.934, tail = 0.5743, cell = 0.1006, far = 0.01226, cache = 1677722, deep = 0.02529, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.89, plane = 1.803, row = 3.04, vector = 2.804, tail = 0.5142, cell = 0.1108, thin = 9.765, far = 0.004541, cache = 1677722, deep = 0.02376, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 99.26, cell = 0.7095, far = 0.02926, cache = 2097152, deep = 0.04811, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 177.6, plane = 9.919, width = 32, tail = 0.009151, cell = 0.5556, thin = 0.05989, far = 0.006867, cache = 2726298, deep = 0.005036, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 21.28, row = 3.122, vector = 5.226, tail = 0.5807, far = 0.009219, cache = 1677722, deep = 0.02953, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 199.9, plane = 5.136, row = 2.999, vector = 0.09859, width = 16, cell = 0.6445, thin = 0.1323, far = 0.01006, cache = 2097152, deep = 0.00301, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 21.68, plane = 1.528, row = 3.312, vector = 2.937, tail = 0.4634, cell = 0.1505, thin = 10.12, far = 0.00515, cache = 1677722, deep = 0.02938, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 21.86, row = 3.333, vector = 4.999, tail = 2.899, cell = 0.2014, far = 0.01353, cache = 1677722, deep = 0.007505, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <call = 5.075, plane = 15.6, row = 3.32, vector = 4.548, tail = 4.027, cell = 0.3755, far = 0.005813, cache = 1677722, deep = 0.007288, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 18.5, plane = 5.089, row = 6.659, vector = 5.301, tail = 0.001815, thin = 23.81, far = 0.003414, cache = 1677722, deep = 0.005714, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 77.93, cell = 1.404, far = 0.01165, cache = 1258291, deep = 0.01216, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 166.2, row = 1.275, width = 32, tail = 2, cell = 0.6736, far = 0.006416, cache = 2097152, deep = 0.01134, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 17.06, plane = 6.853, row = 5.072, vector = 7.189, tail = 3.919, cell = 0.3662, far = 0.003795, cache = 838861, deep = 0.005528, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 93.48, plane = 54.83, row = 9.246, width = 32, tail = 1.105, cell = 1.29, far = 0.002774, cache = 1258291, deep = 0.004337, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.67, plane = 5.605, row = 6.668, vector = 5.473, cell = 0.1921, thin = 24.64, far = 0.00242, cache = 1677722, deep = 0.006267, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 321.9, plane = 57.74, row = 4.662, vector = 6.955, tail = 2.739, cell = 0.08399, far = 0.001372, cache = 2726298, deep = 0.01382, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 324, plane = 1.45, row = 8.894, vector = 7.08, tail = 0.5781, deep = 0.01366, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 300.2, row = 9.325, tail = 4.873, cell = 1.447, thin = 13.81, far = 0.002772, cache = 2726298, deep = 0.005708, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 22.54, cell = 1.5, far = 0.0135, cache = 2097152, deep = 0.02427, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 469.1, plane = 87.32, vector = 0.4247, width = 64, cell = 0.5484, thin = 0.2012, deep = 0.004944, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 339.6, row = 12.45, vector = 8.39, tail = 0.876, cell = 0.2922, far = 0.003915, cache = 2726298, deep = 0.006557, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 438.8, row = 13.2, width = 32, cell = 1.16, thin = 0.1547, deep = 0.0009517, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 21.05, row = 15.93, tail = 4.801, cell = 1.613, thin = 8.223, deep = 0.01092, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 43.79, vector = 16.33, width = 32, tail = 16.93, thin = 0.01805, far = 0.003567, cache = 838861, deep = 0.03874, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 25.64, plane = 8.113, row = 1.262, vector = 2.926, tail = 2.908, cell = 0.7278, far = 0.008484, cache = 2097152, deep = 0.02382, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 29.4, plane = 8.651, width = 16, tail = 3.346, cell = 1.63, thin = 0.09506, far = 0.007466, cache = 2726298, deep = 0.02258, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 261.6, cell = 1.235, far = 0.03047, cache = 838861, deep = 0.1424, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 207.6, vector = 10.23, deep = 0.02619, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 33.34, plane = 8.827, row = 3.326, vector = 6.182, tail = 2.628, cell = 0.7523, far = 0.00627, cache = 1677722, deep = 0.01476, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 103.6, plane = 37.39, row = 7.54, vector = 12.03, deep = 0.01828, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 43.23, plane = 2.163, row = 4.123, vector = 6.041, cell = 0.2533, far = 0.005904, cache = 2726298, deep = 0.01367, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 221.2, row = 8.02, vector = 9.509, far = 0.008306, cache = 2097152, deep = 0.002207, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 205.4, plane = 1.71, row = 8.395, vector = 8.847, tail = 0.02491, far = 0.003579, cache = 2726298, deep = 0.002028, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 200.7, plane = 1.202, row = 8.855, vector = 4.009, tail = 1.482, cell = 0.5488, thin = 19.8, far = 0.0003285, cache = 2726298, deep = 0.004023, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 179.8, cell = 1.491, far = 0.01735, cache = 1677722, deep = 0.01417, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 419.1, row = 7.6, vector = 0.7012, width = 32, cell = 0.59, thin = 0.1058, far = 0.004436, cache = 2726298, deep = 0.005286, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 180.8, plane = 15.44, row = 12.74, vector = 5.005, width = 16, tail = 3.599, cell = 1.258, thin = 0.05614, far = 0.007728, cache = 2097152, deep = 0.01151, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 365.4, plane = 13.46, row = 17.84, vector = 3.466, width = 16, cell = 1.276, thin = 0.7251, far = 0.007368, cache = 2097152, deep = 0.0005492, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 20.94, plane = 0.5372, row = 14.65, vector = 4.132, tail = 1.565, cell = 0.6963, thin = 11.11, deep = 0.004065, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 27.89, row = 7.786, vector = 24.97, tail = 1.368, cell = 0.06271, far = 0.004108, cache = 1258291, deep = 0.04112, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 39.81, row = 9.144, vector = 23.31, tail = 6.202, cell = 0.1536, far = 0.002848, cache = 2097152, deep = 0.02833, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 1.714, plane = 29.15, row = 12.03, vector = 1.302, tail = 10.81, cell = 3.92, thin = 51.19, far = 0.002731, cache = 2726298, deep = 0.01821, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 236.9, cell = 5.061, far = 0.008606, cache = 1677722, deep = 0.3643, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 180.5, row = 0.2773, vector = 0.4124, width = 64, tail = 2.233, cell = 1.798, far = 0.003742, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 34.91, row = 10.4, vector = 34.59, tail = 7.619, far = 0.003459, cache = 1258291, deep = 0.02678, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 244.6, plane = 55.24, row = 10.81, vector = 33.09, far = 0.01018, cache = 838861, deep = 0.002706, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <plane = 20.69, row = 13.45, tail = 11.8, cell = 4.607, thin = 48.63, far = 0.003657, cache = 2726298, deep = 0.01537, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 18.08, plane = 0.9152, vector = 5.764, cell = 0.06077, far = 0.01681, cache = 2097152, deep = 0.001333, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 17.11, plane = 1.403, vector = 3.851, tail = 0.173, far = 0.01121, cache = 1677722, deep = 0.006668, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 18.43, plane = 0.7225, vector = 4.749, cell = 0.2411, thin = 9.549, deep = 0.004044, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 94.48, cell = 0.7178, thin = 0.004879, far = 0.0189, cache = 1677722, deep = 0.009996, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 180.8, vector = 3.032, width = 64, cell = 0.5164, far = 0.002456, cache = 2097152, deep = 0.008621, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 20.19, plane = 7.174, vector = 6.623, tail = 0.6127, cell = 0.1117, far = 0.003885, cache = 2097152, deep = 0.005814, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 219.8, plane = 2.475, vector = 1.481, width = 32, cell = 0.8682, thin = 0.01923, far = 0.003339, cache = 2726298, deep = 0.004465, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 20.85, plane = 4.365, vector = 4.068, tail = 0.5732, cell = 0.1047, thin = 6.415, far = 0.00261, cache = 1677722, deep = 0.005129, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 15.68, plane = 16.46, row = 8.008, vector = 4.966, tail = 7.796, tap = 0.08398, far = 0.009513, cache = 1258291, deep = 0.02282, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 197.8, cell = 0.4415, thin = 0.006318, tap = 0.2519, far = 0.01692, cache = 1677722, deep = 0.0129, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 2165, plane = 82.77, vector = 19.93, tail = 7.142, thin = 0.5398, tap = 0.01025, far = 0.05439, cache = 838861, deep = 0.03607, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 1707, plane = 50.04, row = 8.168, vector = 19.88, tail = 8.838, thin = 0.5855, tap = 0.01307, far = 0.06813, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 46.37, plane = 8.295, row = 11.46, vector = 3.859, tail = 2.83, thin = 16.1, tap = 0.3023, far = 0.004146, cache = 2097152, deep = 0.01883, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 39.04, row = 2.98, width = 64, cell = 0.1438, thin = 0.1118, far = 0.02468, cache = 1677722, deep = 0.01144, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 49.72, vector = 2.563, tail = 0.6789, cell = 0.1323, far = 0.01804, cache = 1677722, deep = 0.01882, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 167.3, plane = 33.82, width = 32, cell = 0.4951, thin = 0.04471, far = 0.002775, cache = 2097152, deep = 0.007092, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 68.37, cell = 0.703, far = 0.003741, cache = 2097152, deep = 0.004983, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 44.58, row = 4.25, vector = 1.917, tail = 0.08545, cell = 0.06515, far = 0.01557, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_narrow" cost <plane = 46.48, row = 4.691, vector = 0.6705, tail = 0.4444, cell = 0.254, thin = 2.945, far = 0.0101, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 200, plane = 38.21, vector = 6.321, width = 16, cell = 0.1959, far = 0.0006067, cache = 2726298, deep = 0.008641, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 47, row = 4.288, vector = 1.022, tail = 0.201, cell = 0.1787, thin = 3.156, far = 0.01164, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 35.11, row = 3.09, vector = 4.609, tail = 1.071, far = 0.02066, cache = 1677722, deep = 0.0009513, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 52.71, vector = 4.524, tail = 1.245, cell = 0.1718, far = 0.01523, cache = 1258291, deep = 0.00751, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 148.3, plane = 37.38, vector = 2.05, width = 64, cell = 0.5222, far = 0.005527, cache = 2726298, deep = 0.001951, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 74.62, vector = 0.1694, cell = 1.153, thin = 0.01873, far = 0.004042, cache = 838861, deep = 0.00572, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 47.16, row = 5.27, vector = 4.823, tail = 0.6475, far = 0.007388, cache = 1677722, deep = 0.004174, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_narrow" cost <plane = 49.48, row = 5.473, vector = 2.403, tail = 0.9714, cell = 0.3788, thin = 8.606, far = 0.003994, cache = 1258291, deep = 0.004909, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 151.9, plane = 46.99, row = 2.62, width = 16, tail = 2.562, cell = 0.6595, far = 0.005799, cache = 2726298, deep = 0.004773, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 49.91, row = 5.772, vector = 2.072, tail = 0.6483, cell = 0.1896, thin = 8.865, far = 0.006605, cache = 1677722, deep = 0.005788, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 36.44, row = 3.931, vector = 4.217, tail = 5.985, cell = 0.2603, far = 0.01924, cache = 1677722, deep = 0.01878, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 43.13, vector = 3.063, tail = 2.9, cell = 0.8615, far = 0.02013, cache = 2097152, deep = 0.04057, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 117, plane = 80.12, row = 4.601, tail = 24.89, cell = 0.6596, far = 0.00821, cache = 2097152, deep = 0.01777, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 114.5, vector = 1.419, width = 32, cell = 2.24, far = 0.001593, cache = 2097152, deep = 0.02229, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 51.16, row = 8.4, vector = 11.39, cell = 0.01219, far = 0.003617, cache = 1677722, deep = 0.02434, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_narrow" cost <plane = 52.5, row = 6.653, vector = 9.503, tail = 1.637, cell = 0.2216, thin = 23.75, far = 0.004353, cache = 1677722, deep = 0.01435, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 13.95, plane = 190.2, row = 10.7, tail = 69.61, cell = 1.223, far = 0.003554, cache = 2097152, deep = 0.02596, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 51.15, row = 7.029, vector = 6.176, tail = 0.4428, thin = 26.11, far = 0.005396, cache = 1677722, deep = 0.01968, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 31.75, row = 5.96, vector = 10.59, tail = 24.33>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 3.054, plane = 57.18, vector = 12.85, tail = 16.89, deep = 0.0269, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 160.3, plane = 53.19, vector = 11.01, far = 0.01981, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 669.4, plane = 216.8, width = 64, tail = 0.5195, cell = 1.286, thin = 0.9488, far = 0.01516, cache = 838861, deep = 0.01374, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 39.71, row = 6.825, vector = 14.75, tail = 22.88, deep = 0.02577, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 61.74, vector = 7.491, tail = 9.025, cell = 1.486, thin = 18.48, far = 0.03865, cache = 2726298, deep = 0.03632, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 163.4, plane = 60.78, vector = 13.7, far = 0.02389, cache = 838861, deep = 0.0528, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 59.87, vector = 8.985, tail = 6.759, thin = 18.48, far = 0.03321, cache = 2726298, deep = 0.04459, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 40.71, row = 6.417, vector = 5.035, tail = 8.542, cell = 0.1874, far = 0.01193, cache = 2097152, deep = 0.01391, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 59.75, vector = 11.85, tail = 1.193, far = 0.02317, cache = 1677722, deep = 0.06922, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 139.3, plane = 53.4, row = 1.686, width = 32, tail = 1.08, cell = 0.6322, thin = 0.2303, far = 0.002308, cache = 2097152, deep = 0.006646, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 88.55, tail = 0.3132, cell = 2.401, thin = 0.1103, far = 0.005587, cache = 838861, deep = 0.01568, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 0.5608, plane = 54.82, row = 8.424, vector = 12.94, tail = 3.379, far = 0.00352, cache = 2726298, deep = 0.002153, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_narrow" cost <call = 11.17, plane = 61.92, row = 8.122, vector = 4.035, tail = 5.338, cell = 1.917, thin = 13.52, far = 0.004065, cache = 1258291, deep = 0.003744, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 154.6, plane = 63.62, row = 8.814, vector = 11.59, tail = 151.7, far = 0.001337, cache = 2726298, deep = 0.005328, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 0.3405, plane = 58.42, row = 9.115, vector = 6.785, tail = 0.3114, cell = 0.01039, thin = 16.02, far = 0.005184, cache = 2726298, deep = 0.004533, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.41, row = 6.491, vector = 5.243, tail = 3.963, cell = 0.1288, far = 0.0118, cache = 1677722, deep = 0.002008, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <plane = 57.21, vector = 8.046, tail = 2.947, cell = 0.3462, far = 0.01292, cache = 1258291, deep = 0.006362, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 147.3, plane = 49.04, row = 2.455, width = 32, tail = 0.06358, cell = 0.5743, thin = 0.2439, far = 0.005538, cache = 2726298, deep = 0.003786, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 79.22, tail = 0.01399, cell = 2.611, thin = 0.07557, far = 0.003564, cache = 838861, deep = 0.001283, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 54.35, row = 7.758, vector = 12.06, tail = 2.248, cell = 0.07614, far = 0.0008466, cache = 1258291, deep = 0.004143, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 1.804, plane = 53.45, row = 7.031, vector = 2.059, tail = 4.25, cell = 2.468, thin = 13.08, deep = 0.004123, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 166.7, plane = 53.89, row = 7.364, width = 32, tail = 1.121, cell = 1.423, far = 0.0006224, cache = 2726298, deep = 0.004596, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 53.27, row = 7.412, vector = 3.32, tail = 1.62, cell = 0.8739, thin = 15.27, far = 0.001247, cache = 1258291, deep = 0.004441, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 60.5, row = 1.651, vector = 47.42, tail = 4.713, far = 0.00476, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 75.24, vector = 50.78, tail = 1.582, far = 0.01122, cache = 838861, deep = 0.02282, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 147.1, plane = 51.91, row = 1.947, tail = 237.1, cell = 3.051, far = 0.001499, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <plane = 120, cell = 5.789, thin = 0.3139, far = 0.00519, cache = 838861, deep = 0.02861, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 18.82, plane = 79.68, row = 0.9251, vector = 86.01, far = 0.002214, cache = 838861, deep = 0.001388, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_narrow" cost <call = 50.12, plane = 67.23, row = 0.2202, vector = 57.24, tail = 9.953, cell = 4.864, thin = 38.27, deep = 0.002412, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 96.39, plane = 66.06, row = 2.386, tail = 173.9, cell = 10.79, deep = 0.001678, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 71.11, vector = 53.85, tail = 4.86, cell = 1.22, thin = 48.56, far = 0.002301, cache = 1258291, deep = 0.001285, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 30.57, row = 6.519, cell = 0.2746, far = 0.01951, cache = 1677722, deep = 0.002788, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <plane = 51.02, vector = 3.195, tail = 2.896, cell = 0.4969, far = 0.01748, cache = 2726298, deep = 0.0004429, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 149.8, plane = 38.84, row = 1.695, cell = 0.5408, far = 0.007378, cache = 2726298, deep = 0.002603, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 76.5, cell = 1.103, far = 0.004502, cache = 1258291, deep = 0.0105, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 44.63, row = 6.048, vector = 4.21, cell = 0.07073, far = 0.01081, cache = 2097152, deep = 0.006903, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_narrow" cost <plane = 46.35, row = 6.2, tail = 1.817, cell = 0.9829, thin = 5.209, far = 0.007727, cache = 2097152, deep = 0.006747, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 150.1, plane = 48.34, row = 5.439, width = 32, cell = 0.6256, thin = 0.02368, far = 0.009885, cache = 2726298, deep = 0.007913, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 47.08, row = 7.168, tail = 0.4006, cell = 0.7129, thin = 5.631, far = 0.008981, cache = 2097152, deep = 0.01458, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 0.9841, plane = 62.95, row = 4.313, vector = 6.914, tail = 2.655, cell = 0.2326, far = 0.01411, cache = 1677722, deep = 0.1473, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 16.57, plane = 57.91, row = 4.722, vector = 9.834, cell = 0.006141, far = 0.008393, cache = 2726298, deep = 0.2864, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 198.2, plane = 62.84, row = 1.057, width = 32, cell = 0.6964, thin = 0.2563, far = 0.004466, cache = 2726298, deep = 0.02325, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <plane = 157.4, width = 32, tail = 0.7493, cell = 6.662, thin = 0.02372, deep = 0.02059, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 34.65, plane = 62.6, row = 5.272, vector = 13.03, cell = 0.1546, far = 0.01124, cache = 2726298, deep = 0.2286, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_narrow" cost <call = 17.69, plane = 58.46, row = 4.644, vector = 11.21, tail = 0.5421, cell = 0.6936, thin = 53.58, deep = 0.1254, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 201.6, plane = 67.38, row = 2.465, width = 16, cell = 1.744, thin = 0.5459, far = 0.004183, cache = 1677722, deep = 0.02943, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 24.93, plane = 60.41, row = 5.044, vector = 7.394, cell = 0.2986, thin = 48.18, far = 0.0104, cache = 2726298, deep = 0.2189, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 71.61, row = 9.773, vector = 6.375, tail = 2.281, tap = 0.0005013, far = 0.0135, cache = 1258291, deep = 0.006258, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 165, plane = 558.5, row = 1.437, vector = 16.53, tail = 2.419, tap = 0.006792, far = 0.03202, cache = 838861, deep = 0.02558, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 86.05, row = 12.74, vector = 0.08929, tail = 1.282, cell = 0.7635, thin = 3.736, far = 0.01174, cache = 838861, deep = 0.0098, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 234.7, plane = 592, vector = 15.61, tail = 5.277, tap = 0.01279, far = 0.03947, cache = 838861, deep = 0.0202, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <plane = 79.19, row = 10.27, tail = 2.524, cell = 1.368, thin = 3.351, tap = 0.004082, far = 0.01391, cache = 838861, deep = 0.05417, last = 83886080>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 0.9776, plane = 18.78, row = 2.433, vector = 2.29, tail = 0.04705, cell = 0.06583, far = 0.01261, cache = 1258291, deep = 0.02894, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 16.58, row = 1.766, vector = 3.873, width = 16, tail = 0.08476, cell = 0.2001, far = 0.01298, cache = 1677722, deep = 0.02437, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 18.84, row = 3.576, vector = 2.72, thin = 10.07, far = 0.006589, cache = 1677722, deep = 0.02369, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 52.85, cell = 0.9315, far = 0.01747, cache = 2726298, deep = 0.1247, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 148, vector = 6.395, far = 0.01801, cache = 1258291, deep = 0.003487, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 18.11, row = 4.039, vector = 4.306, tail = 1.133, far = 0.007688, cache = 838861, deep = 0.0228, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 197.1, plane = 16.05, vector = 4.076, far = 0.01357, cache = 838861, deep = 0.0111, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 17.87, row = 3.845, vector = 2.864, thin = 11.06, far = 0.009861, cache = 1677722, deep = 0.0166, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 227.9, row = 7.892, vector = 8.739, tail = 0.2091, far = 0.005758, cache = 1677722, deep = 0.02491, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 210.7, plane = 0.7031, row = 8.367, vector = 3.096, tail = 1.256, cell = 0.6814, deep = 0.01469, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 205.7, plane = 2.757, row = 8.086, vector = 3.092, tail = 0.4006, cell = 0.7051, thin = 19.46, deep = 0.01037, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 81.76, cell = 1.451, far = 0.002542, cache = 2726298, deep = 0.01925, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 459.9, vector = 14.95, width = 32, cell = 0.08159, thin = 0.07046, far = 0.005225, cache = 1677722>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 211.4, row = 11.09, vector = 9.604, tail = 1.94, cell = 0.2091, far = 0.004723, cache = 1677722, deep = 0.0143, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 469.3, vector = 4.249, width = 32, tail = 8.759, cell = 1.213, thin = 0.1417, far = 0.003362, cache = 1258291>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 21.2, plane = 1.707, row = 13.65, vector = 1.421, tail = 1.87, cell = 1.184, thin = 10.69, far = 0.004965, cache = 2726298, deep = 0.01151, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 24.98, row = 13.74, vector = 2.025, width = 64, tail = 11.52, tap = 0.1074, far = 0.01007, cache = 2097152, deep = 0.02397, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 290.9, width = 64, cell = 0.5196, thin = 0.03045, tap = 0.2268, far = 0.02083, cache = 2726298, deep = 0.03864, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 2924, plane = 50.02, row = 20.01, vector = 18.2, tail = 16.11, far = 0.081, cache = 838861, deep = 0.05752, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 2540, plane = 48.93, row = 13.77, vector = 17.31, tail = 7.979, thin = 12.1, tap = 0.008631, far = 0.1096, cache = 838861, deep = 0.03592, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <plane = 9.361, row = 10.21, vector = 2.422, tail = 4.351, thin = 19.89, tap = 0.3384, deep = 0.01371, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 28.91, row = 4.173, tail = 3.151, cell = 0.1956, far = 0.02171, cache = 1677722, deep = 0.001676, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 47.07, vector = 4.842, tail = 0.5855, far = 0.01987, cache = 1677722, deep = 0.01694, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 164.9, plane = 33.28, width = 64, tail = 1.447, cell = 0.3691, thin = 0.006423, far = 0.01025, cache = 2726298, deep = 0.0009644, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <plane = 66.61, vector = 0.198, width = 32, cell = 1.129, thin = 0.01008, far = 0.007816, cache = 1677722, deep = 0.001361, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 37.88, row = 4.575, vector = 3.855, tail = 1.422, far = 0.008848, cache = 1677722, deep = 0.002684, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_narrow" cost <plane = 46.71, row = 5.303, vector = 3.339, cell = 0.03825, thin = 10.88, far = 0.004738, cache = 1677722, deep = 0.002841, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 159.9, plane = 50.44, row = 4.464, width = 16, tail = 0.2645, cell = 0.4341, far = 0.007663, cache = 2097152, deep = 0.00567, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 44.63, row = 5.444, vector = 2.192, tail = 0.143, thin = 11.6, far = 0.007659, cache = 1677722, deep = 0.00534, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 18.11, row = 3.776, vector = 7.572, tail = 1.016, far = 0.01365, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <plane = 34.04, vector = 7.871, cell = 0.05723, far = 0.01324, cache = 1677722, deep = 0.006529, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 154.7, plane = 44.73, row = 3.623, vector = 6.978, tail = 28.66, far = 0.009961, cache = 2726298, deep = 0.001896, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <plane = 100.2, vector = 0.2731, cell = 2.603, thin = 0.1046, far = 0.003013, cache = 838861, deep = 0.005431, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 7.897, plane = 9.228, row = 5.354, vector = 12.04, tail = 1.632, far = 0.008391, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_narrow" cost <call = 0.6229, plane = 48.32, row = 5.654, tail = 5.604, cell = 2.839, thin = 11.88, far = 0.01021, cache = 1258291>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 168.5, plane = 34.82, row = 7.322, cell = 1.254, far = 0.001526, cache = 838861, deep = 0.002975, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 48.59, row = 6.439, tail = 2.802, cell = 1.391, thin = 15.2, far = 0.004083, cache = 1258291, deep = 0.00231, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 64.2, row = 10.45, vector = 4.799, tail = 1.908, tap = 0.002326, far = 0.01427, cache = 1258291, deep = 0.006512, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 304.9, plane = 498.8, row = 7.374, vector = 12.78, tap = 0.007597, far = 0.04631, cache = 838861, deep = 0.03984, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 72.06, row = 10.22, vector = 0.8952, tail = 4.598, cell = 0.6797, thin = 3.475, far = 0.01168, cache = 838861, deep = 0.2225, last = 83886080>
argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 356.9, plane = 502.5, row = 2.701, vector = 17.33, tap = 0.009746, far = 0.0321, cache = 838861, deep = 0.05907, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 72.88, row = 8.425, vector = 1.536, tail = 5.024, cell = 0.9782, thin = 2.093, tap = 0.0111, far = 0.01312, cache = 838861, deep = 0.1879, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 16.05, plane = 0.5737, row = 1.533, tail = 1.529, cell = 0.2365, far = 0.01732, cache = 1677722, deep = 0.02069, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 12.27, plane = 6.054, row = 0.5884, vector = 1.905, tail = 2.944, cell = 0.234, far = 0.01033, cache = 1677722, deep = 0.02067, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 16.07, plane = 1.229, row = 3.1, vector = 0.8546, tail = 2.091, cell = 0.4649, thin = 10.55, far = 0.006275, cache = 1258291, deep = 0.02576, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 112.8, cell = 0.7877, far = 0.01873, cache = 1258291, deep = 0.03853, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 180.9, row = 1.61, vector = 12.3, width = 64, cell = 0.05782, far = 0.005164, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 15.88, plane = 1.07, row = 2.238, vector = 2.971, tail = 3.592, cell = 0.159, far = 0.008714, cache = 1258291, deep = 0.02911, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 176.4, plane = 0.06191, row = 5.467, vector = 7.929, width = 16, tail = 141.3, far = 0.006571, cache = 1258291, deep = 0.00659, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.9, plane = 1.506, row = 2.903, vector = 2.438, tail = 0.4288, thin = 11.46, far = 0.00645, cache = 1258291, deep = 0.02715, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 202, plane = 13.39, row = 5.754, vector = 5.975, cell = 0.196, far = 0.008027, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 205.6, row = 7.333, vector = 7.228, cell = 0.1806, far = 0.005079, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 196.3, plane = 2.666, row = 6.936, vector = 5.157, tail = 0.4945, cell = 0.1938, thin = 22.45, far = 0.002184, cache = 2726298, deep = 0.0003754, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 315.2, cell = 1.355, far = 0.01075, cache = 1258291, deep = 0.02159, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 397.5, vector = 10.29>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 212.6, row = 9.974, vector = 11.32, far = 0.005097, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 369.4, row = 11.01, vector = 23.2, width = 16, tail = 109.8>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.8, plane = 2.419, row = 13, vector = 5.584, cell = 0.0173, thin = 14.11, far = 0.001683, cache = 1677722, deep = 0.003686, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 4.965, plane = 45.7, row = 8.649, tail = 8.409, cell = 0.1223, tap = 0.07841, far = 0.01039, cache = 1258291, deep = 0.02499, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 478.9, cell = 0.1741, tap = 0.2493, far = 0.02419, cache = 838861, deep = 0.02427, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 1446, plane = 73.68, vector = 31.81, width = 32, cell = 0.0249, tap = 0.01566, far = 0.08694, cache = 838861, deep = 0.1528, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 1225, plane = 65.17, vector = 40.92, width = 16, tap = 0.009143, far = 0.09916, cache = 838861, deep = 0.1169, last = 25165824>
argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 19.84, plane = 21.8, row = 8.182, vector = 3.141, tail = 3.311, thin = 17.17, tap = 0.2401, far = 0.008613, cache = 838861, deep = 0.01031, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 27.23, row = 0.7014, vector = 3.76, far = 0.01801, cache = 1677722, deep = 0.003096, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 49.21, vector = 3.55, tail = 0.1542, cell = 0.107, far = 0.01443, cache = 1258291, deep = 0.007672, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 84.84, plane = 49.78, row = 2.565, width = 32, tail = 58.19, cell = 0.2333, far = 0.01327, cache = 2097152>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <plane = 71.3, vector = 0.187, cell = 1.132, far = 0.005382, cache = 1677722, deep = 0.003143, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 43.55, row = 2.982, vector = 2.829, tail = 1.223, cell = 0.1263, far = 0.007729, cache = 1677722, deep = 0.008152, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_narrow" cost <plane = 45.24, row = 2.953, vector = 2.998, cell = 0.05677, thin = 10.98, far = 0.00447, cache = 1258291, deep = 0.004804, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 146.3, plane = 47.63, row = 5.834, tail = 2.235, cell = 0.4524, far = 0.006185, cache = 2097152, deep = 0.01751, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 44.94, row = 3.253, vector = 1.693, tail = 0.104, cell = 0.03202, thin = 11.54, far = 0.007359, cache = 1258291, deep = 0.00696, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 34.34, row = 3.014, vector = 6.403, tail = 2.76, far = 0.008812, cache = 1677722, deep = 0.005136, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <plane = 48.29, vector = 1.331, tail = 4.332, cell = 0.7739, far = 0.01585, cache = 1677722, deep = 0.002218, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 140.7, plane = 46.87, row = 1.966, tail = 131, cell = 0.424, far = 0.006796, cache = 2097152, deep = 0.006066, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <plane = 77.72, tail = 0.3379, cell = 2.338, thin = 0.06337, deep = 0.005032, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 44.53, row = 5.431, vector = 2.855, tail = 6.902, cell = 1.052, far = 0.004242, cache = 838861, deep = 0.0005952, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_narrow" cost <call = 7.715, plane = 49.15, row = 3.904, vector = 3.006, tail = 3.723, cell = 1.916, thin = 12.12, far = 0.003571, cache = 838861>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 166.7, plane = 23.48, row = 6.161, vector = 21.45, width = 16, tail = 62.02, far = 0.001323, cache = 838861, deep = 0.004968, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <plane = 47.07, row = 4.641, vector = 2.583, tail = 1.433, cell = 0.6411, thin = 15.02, far = 0.003769, cache = 838861, deep = 0.002917, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 61.71, row = 9.103, vector = 4.55, tail = 1.031, far = 0.01224, cache = 1258291, deep = 0.009436, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 147.6, plane = 584, row = 3.455, vector = 15.26, tail = 2.401, tap = 0.01072, far = 0.02636, cache = 838861, deep = 0.02181, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 68.93, row = 10.38, vector = 4.957, cell = 0.1553, thin = 5.154, far = 0.008875, cache = 1258291, deep = 0.006779, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 98.91, plane = 608, vector = 17.56, tail = 6.567, tap = 0.008705, far = 0.02988, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 69.92, row = 8.364, vector = 3.973, cell = 0.2792, thin = 6.549, far = 0.008648, cache = 1258291, deep = 0.0006853, last = 8388608>
argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 276.9, row = 41.62, vector = 4.323, width = 64, tail = 22.67, tap = 0.07019, far = 0.01372, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 695.4, cell = 0.292, thin = 0.09426, tap = 0.2302, far = 0.02877, cache = 2097152>
argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1332, plane = 64.99, vector = 35.37, width = 64, cell = 0.3744, tap = 0.008678, far = 0.02813, cache = 1258291>
argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1281, plane = 54.18, row = 19.66, cell = 2.028, thin = 3.001, tap = 0.01621, far = 0.06756, cache = 2097152>
argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 132.4, plane = 5.821, row = 9.607, tail = 21.98, cell = 0.5947, thin = 17.12, tap = 0.2987, deep = 4.169, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 62.24, row = 13.26, vector = 2.031, cell = 0.08098, tap = 0.001484, far = 0.02509, cache = 2097152, deep = 0.8346, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 214.6, plane = 585.5, vector = 12.04, tail = 4.057, tap = 0.01006, far = 0.1143, cache = 2726298, deep = 0.9384, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <call = 12.56, plane = 62.56, row = 14.69, cell = 0.5321, thin = 4.033, far = 0.09073, cache = 2726298, deep = 4.977, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 228, plane = 670.4, row = 3.588, vector = 13.49, tap = 0.01552, far = 0.1404, cache = 2726298, deep = 0.9453, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 30.65, plane = 65.43, row = 9.588, tail = 2.959, cell = 1.021, thin = 3.261, far = 0.1036, cache = 2726298, deep = 3.596, last = 8388608>
argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 32.71, plane = 34.05, row = 0.4691, width = 64, cell = 0.2253, thin = 0.3152, tap = 0.07956, far = 0.02176, cache = 2726298>
argpool.measured "max_pool_f16_none_cf_any__avx512_running" cost <call = 227.3, plane = 63.54, row = 10.51, vector = 10.8, tail = 24.78, far = 0.04744, cache = 1677722>
argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 33.64, plane = 18.36, row = 6.892, width = 16, cell = 0.5407, thin = 13.48, tap = 0.1115, far = 0.0001628, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 76.61, plane = 73.38, row = 1.369, vector = 5.057, tail = 10.26, tap = 0.008648, far = 0.01897, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 168, plane = 144.2, vector = 9.017, tail = 0.121, thin = 0.03775, tap = 0.003469, far = 0.02195, cache = 1258291, deep = 0.3518, last = 8388608>
argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 78.34, plane = 57.08, row = 6.804, vector = 4.601, tail = 6.886, tap = 0.01704, far = 0.01557, cache = 838861>
argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 91.03, plane = 49.64, row = 7.89, tail = 4.073, cell = 0.5738, thin = 4.382, tap = 0.02499, far = 0.01812, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 14.76, plane = 10.1, row = 0.4612, vector = 10.35, tail = 0.8608, cell = 0.04994, far = 0.008476, cache = 1677722, deep = 0.009094, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 21.65, row = 1.253, vector = 9.325, tail = 1.953, far = 0.003657, cache = 1677722, deep = 0.009286, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 18.44, plane = 1.428, row = 1.296, vector = 8.551, tail = 0.9703, cell = 0.007967, deep = 0.009961, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 205.7, plane = 0.7912, row = 0.7181, width = 64, tail = 0.009488, cell = 0.6143, thin = 0.07791, far = 0.005246, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 21.94, row = 3.044, vector = 12.01, tail = 1.264, far = 0.003587, cache = 1677722, deep = 0.0095, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 248.1, row = 2.493, vector = 0.6988, width = 64, cell = 0.7044, thin = 0.05828, far = 0.0051, cache = 2726298, deep = 0.009463, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 17.51, plane = 1.817, row = 3.364, vector = 8.299, tail = 1.071, cell = 0.08145, far = 0.000821, cache = 2726298, deep = 0.01249, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 20.88, plane = 1.254, row = 3.19, vector = 2.872, tail = 2.037, cell = 0.9466, thin = 10.88, far = 0.001349, cache = 1677722, deep = 0.007762, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 269.7, row = 22.87, vector = 24.59, cell = 0.007015, far = 0.001156, cache = 1258291, deep = 0.005299, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 243.3, plane = 1.18, row = 15.72, vector = 18.25, cell = 0.06355, far = 0.0005822, cache = 838861>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 225.9, plane = 9.927, row = 12.02, vector = 17.73, cell = 0.1163, far = 0.002852, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 419.7, plane = 9.515, row = 14.7, vector = 38.23, width = 32, tail = 76.95, far = 0.0006617, cache = 1677722, deep = 0.00777, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 31.85, plane = 2.342, row = 60.5, vector = 26.04, tail = 0.558, far = 0.002812, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 287.1, plane = 10.96, row = 52.88, vector = 7.826, width = 32, cell = 1.347, thin = 0.02488, far = 0.01158, cache = 1258291>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 40.19, row = 32.71, vector = 17.66, tail = 0.8992, far = 0.003796, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 29.63, row = 27.21, tail = 7.025, cell = 3.405, thin = 4.939, far = 0.00483, cache = 1677722>
argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <plane = 54.62, row = 4.19, tail = 7.904, tap = 0.1963, far = 0.001813, cache = 838861, deep = 0.0106, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_any__avx512_running" cost <call = 2295, plane = 96.2, row = 1.468, vector = 80.76, width = 64, tail = 13.25, cell = 0.3165, tap = 0.0007607, far = 0.09553, cache = 838861, deep = 0.017, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 29.49, plane = 0.6968, row = 12.54, vector = 2.018, tail = 5.735, thin = 22.55, tap = 0.3297, far = 0.0008839, cache = 838861, deep = 0.01265, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 46.55, row = 3.584, vector = 7.012, tail = 1.409, cell = 0.09702, far = 0.01197, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 56.73, vector = 7.769, tail = 0.6526, cell = 0.03213, far = 0.01261, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.33, row = 3.384, vector = 3.374, tail = 0.9862, cell = 0.4623, thin = 13.95, far = 0.0002193, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 135.8, plane = 64.85, row = 1.862, tail = 97.9, cell = 0.4343, far = 0.003693, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.91, row = 5.238, vector = 9.465, tail = 1.501, cell = 0.0396, far = 0.002182, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53, row = 5.152, vector = 0.6169, tail = 2.809, cell = 0.7549, thin = 13.17, far = 0.001386, cache = 2097152, deep = 0.0004782, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 151.1, plane = 75.66, row = 0.7951, width = 64, tail = 3.659, cell = 0.6118, far = 0.003741, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 53.95, row = 5.314, tail = 2.851, cell = 0.8758, thin = 13.02, far = 0.001557, cache = 2726298, deep = 0.01591, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 53.65, row = 5.208, vector = 20.42, tail = 2.527, far = 0.002851, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 63.37, vector = 17.62, tail = 1.822, far = 0.01081, cache = 2097152>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 60.29, row = 5.457, vector = 3.951, tail = 3.637, cell = 1.576, thin = 20.66, far = 0.002362, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 185.1, plane = 59, row = 2.718, width = 64, cell = 0.6455, thin = 0.08278, far = 0.0008266, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 56.14, row = 7.867, vector = 23.46, tail = 1.826, far = 0.009831, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 61.66, row = 9.598, vector = 0.7856, tail = 2.95, cell = 1.778, thin = 20.01, far = 0.00565, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 199.5, plane = 64.67, row = 3.524, width = 64, tail = 1.766, cell = 1.404, thin = 0.0793>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 60.03, row = 7.098, vector = 2.284, tail = 4.047, cell = 1.526, thin = 20.31, far = 0.0006247, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 67.94, row = 6.718, vector = 8.994, tail = 9.924, tap = 0.06182, far = 0.00302, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 50.97, plane = 639.3, vector = 54.26, cell = 0.009006, thin = 0.1782, tap = 0.002143, far = 0.01024, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 75.53, row = 13.12, vector = 7.158, tail = 9.945, tap = 0.1216, far = 0.006344, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 86.77, row = 11.81, tail = 4.411, cell = 0.8412, thin = 9.552, tap = 0.1683, far = 0.006837, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 19.35, plane = 49.07, row = 4.955, vector = 1.451, tail = 9.986, tap = 0.1524, far = 0.03599, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_running" cost <call = 2451, plane = 53.96, row = 9.074, vector = 47.28, width = 32>
argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 70.84, plane = 1.337, row = 16.06, tail = 4.192, cell = 0.4525, thin = 36.82, tap = 0.257, far = 0.06858, cache = 1258291>
argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <call = 14.65, plane = 67.54, row = 7.987, vector = 6.908, tail = 13.06, tap = 0.03481, far = 0.03459, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 619.8, plane = 337.1, vector = 26.04, width = 64, tap = 0.0167, far = 0.07541, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 82.5, row = 1.509, vector = 18.77, width = 32, cell = 0.3491, tap = 0.01654, far = 0.02502, cache = 838861, deep = 0.05189, last = 8388608>
argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 1.956, plane = 75.7, row = 9.479, vector = 5.371, cell = 0.629, thin = 10.37, tap = 0.0294, far = 0.05238, cache = 838861, deep = 0.01908, last = 8388608>
argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 83.63, row = 138.4, width = 32, thin = 11.34, tap = 0.126, far = 0.02927, cache = 2726298>
argpool.measured "max_pool_f16_u8_cf_any__avx512_running" cost <call = 586.8, plane = 53.87, vector = 52.03, width = 64, cell = 0.8125, tap = 0.003029, far = 0.1569, cache = 2726298, deep = 0.6294, last = 8388608>
argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 26.85, plane = 65.43, row = 8.589, vector = 2.313, width = 16, tap = 0.256, far = 0.04067, cache = 838861, deep = 0.6811, last = 8388608>
argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 74.73, plane = 34.76, row = 3.242, vector = 7.719, tail = 13.17, tap = 0.004655>
argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 137.6, plane = 588.4, row = 0.3505, vector = 12.93, tail = 4.76, tap = 0.005057, far = 0.04362, cache = 2097152, deep = 0.1341, last = 8388608>
argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 129.9, plane = 50.77, row = 10.33, vector = 2.268, tail = 14.13, cell = 0.233, tap = 0.01003, far = 0.0006233, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 165.1, plane = 60.62, row = 9.321, tail = 5.816, cell = 0.7748, thin = 7.034, tap = 0.01561, far = 0.00796, cache = 2097152>
argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 69.58, row = 7.994, width = 32, tail = 5.244, cell = 0.1696, thin = 2.192, tap = 0.1215, deep = 0.7928, last = 8388608>
argpool.measured "max_pool_f16_u16_cf_any__avx512_running" cost <call = 3609, plane = 115.4, width = 64, tail = 19.12, cell = 1.251, tap = 0.006852, far = 0.0006252, cache = 1258291>
argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 6.318, plane = 16.51, row = 16.05, vector = 4.057, width = 32, tail = 15.1, cell = 0.5022, thin = 3.019, tap = 0.1557, far = 0.02032, cache = 2726298, deep = 0.2272, last = 8388608>
argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 53.86, row = 7.334, vector = 6.505, tap = 0.02091>
argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 887.3, plane = 458.2, row = 18.99, cell = 0.4406, thin = 0.4655, tap = 0.003614, far = 0.03004, cache = 1677722>
argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 64.47, row = 13.6, vector = 1.811, width = 32, cell = 0.1879, thin = 0.2449, tap = 0.05147>
argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 15.25, plane = 64.02, row = 12.11, vector = 3.658, tail = 2.356, thin = 9.275, tap = 0.0848>
argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <call = 53.47, plane = 68.43, width = 64, thin = 1.692, tap = 0.165>
argpool.measured "max_pool_bf16_none_cf_any__avx512_running" cost <call = 677, plane = 45.55, vector = 12.25, width = 64, tail = 22.3, thin = 0.01508, tap = 0.01254, far = 0.1595, cache = 838861>
argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 140.8, plane = 33.41, row = 18.87, cell = 0.06743, thin = 19.17, tap = 0.2115, far = 0.03729, cache = 2726298>
argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 55.61, row = 13.03, vector = 4.414, tail = 5.907, tap = 0.002135, far = 0.01555, cache = 1258291>
argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 126.4, plane = 201.4, vector = 7.468, tail = 1.37, tap = 0.008855, far = 0.04476, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 54.81, row = 9.214, vector = 4.619, tail = 10.13, tap = 0.003515, far = 0.01794, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 0.6784, plane = 59.26, row = 8.51, tail = 4.624, cell = 0.5979, thin = 4.779, tap = 0.004861, far = 0.0279, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 24.84, row = 1.596, vector = 11.3, tail = 0.7974, far = 0.01046, cache = 2097152, deep = 0.008037, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 22.11, plane = 0.6804, row = 1.084, vector = 9.128, tail = 1.437, far = 0.003612, cache = 2097152, deep = 0.009082, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 25.89, plane = 1.58, row = 1.929, vector = 8.284, tail = 0.07328, far = 0.001453, cache = 2097152, deep = 0.005224, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 219.6, row = 1.066, width = 64, tail = 0.4765, cell = 0.5864, far = 0.007646, cache = 2726298, deep = 0.002325, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 23.78, row = 3.176, vector = 11.99, tail = 0.7703, far = 0.00355, cache = 2097152, deep = 0.01011, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 230.7, row = 2.585, vector = 0.8474, width = 64, tail = 0.157, cell = 0.7048, thin = 0.03967, far = 0.004501, cache = 2097152, deep = 0.01033, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 25.92, plane = 0.6037, row = 3.396, vector = 8.891, tail = 0.2845, far = 0.001948, cache = 2097152, deep = 0.01026, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 13.77, row = 3.781, vector = 1.722, tail = 2.989, cell = 1.226, thin = 11, deep = 0.01629, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 264.9, row = 25.18, vector = 23.73, tail = 0.9312, deep = 0.01448, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 235.6, plane = 12.18, row = 13.74, vector = 19.51, tail = 1.192, deep = 0.008387, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 231, plane = 5.821, row = 13.68, vector = 14.46, tail = 0.818, cell = 0.4769>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 439.6, row = 17.83, vector = 18.29>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 14.15, plane = 11.2, row = 62.09, vector = 21.67, tail = 6.898, cell = 0.3043, deep = 0.02233, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 251.5, row = 61.29, vector = 3.334, width = 32, cell = 1.484, far = 0.00072, cache = 2726298, deep = 0.0108, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 37.98, row = 33.33, vector = 13.94, tail = 2.655, cell = 0.5005, deep = 0.002299, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 45.09, row = 27.19, tail = 5.092, cell = 3.446, thin = 4.09, far = 0.009523, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <plane = 71.25, row = 4.201, vector = 0.1996, tail = 7.824, tap = 0.1911, far = 0.002015, cache = 838861, deep = 0.008879, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_running" cost <call = 1470, plane = 44.9, row = 9.606, vector = 114.4, width = 64, far = 0.1016, cache = 2097152, deep = 0.03048, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 32.27, row = 12.78, vector = 2.146, tail = 5.287, cell = 0.1033, thin = 24.67, tap = 0.3221>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 39.11, row = 3.385, vector = 4.551, tail = 3.591, cell = 0.1617, far = 0.012, cache = 2097152, deep = 0.007675, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 52.52, vector = 8.14, tail = 0.6405, cell = 0.0001131, far = 0.01461, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 49.74, row = 4.243, vector = 0.845, tail = 0.2082, cell = 0.6909, thin = 15.15, far = 0.001817, cache = 838861, deep = 0.002029, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 153.3, plane = 49.37, row = 0.1154, width = 64, tail = 0.5586, cell = 0.4485, far = 0.003222, cache = 1258291, deep = 0.004133, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.74, row = 5.676, vector = 6.35, tail = 2.713, cell = 0.226, far = 0.001891, cache = 1258291, deep = 0.007134, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.31, row = 5.287, tail = 0.8402, cell = 0.8161, thin = 14.68, far = 0.001479, cache = 838861, deep = 0.00695, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 174, plane = 51.42, row = 2.427, width = 64, tail = 1.138, cell = 0.6273, thin = 0.0113, far = 0.002473, cache = 1258291, deep = 0.003482, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 52.2, row = 5.47, tail = 0.4868, cell = 0.8562, thin = 14.65, far = 0.001835, cache = 1258291, deep = 0.01107, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 48.41, row = 4.282, vector = 20.3, tail = 1.186, far = 0.001519, cache = 1677722, deep = 0.01493, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 59.4, vector = 17.47, tail = 0.3916, far = 0.006554, cache = 2097152, deep = 0.03236, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 59.3, row = 5.717, vector = 2.713, tail = 4.553, cell = 1.517, thin = 20.94, deep = 0.01158, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 174.1, plane = 55.88, row = 0.9442, width = 64, tail = 1.429, cell = 0.6352, thin = 0.0768, far = 0.001528, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 52.12, row = 7.495, vector = 23.28, tail = 0.9609, cell = 0.01462, far = 0.0009481, cache = 1677722, deep = 0.02113, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 63.23, row = 6.86, tail = 5.394, cell = 1.929, thin = 20.37, far = 0.003774, cache = 2726298, deep = 0.005516, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 195.2, plane = 57.5, row = 4.896, vector = 0.806, width = 64, cell = 1.394, thin = 0.07311>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 60.66, row = 6.015, vector = 1.108, tail = 5.269, cell = 1.697, thin = 20.71, far = 0.002366, cache = 2726298, deep = 0.009071, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 77.89, row = 6.81, vector = 9.537, tail = 7.307, tap = 0.0476, far = 0.005259, cache = 838861, deep = 0.02035, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 12.22, plane = 628.6, row = 4.47, vector = 49.42, cell = 0.03529, tap = 0.01154, far = 0.01638, cache = 1677722, deep = 0.1203, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 76.36, row = 14.71, vector = 9.444, tail = 5.113, tap = 0.09154, far = 0.008481, cache = 838861, deep = 0.01399, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 82.39, row = 11.25, tail = 3.792, cell = 0.9133, thin = 9.923, tap = 0.1508, far = 0.007971, cache = 838861, deep = 0.01288, last = 8388608>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <row = 98.73, tail = 44.22, cell = 0.01064, tap = 0.1589, far = 0.01629, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_running" cost <call = 4215, plane = 68.35, vector = 26.35, tail = 19.88, tap = 0.001409, far = 0.2295, cache = 1677722>
argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 19.98, row = 63.03, tail = 21.62, cell = 0.2844, thin = 4.79, tap = 0.2887, far = 0.03101, cache = 1258291>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 36.45, plane = 70.36, row = 0.4719, vector = 12.48, tail = 3.858, tap = 0.04118, far = 0.02935, cache = 2726298>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 207.8, plane = 534.5, vector = 20.15, tail = 8.123, tap = 0.01387, far = 0.04615, cache = 1258291>
argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 96.02, plane = 56.35, row = 0.06501, vector = 11.86, tail = 11.25, cell = 0.01474, tap = 0.07507, far = 0.06936, cache = 2726298, deep = 0.3109, last = 8388608>
argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 129.4, plane = 57.51, vector = 10.32, tail = 6.281, thin = 8.963, tap = 0.07195, far = 0.0868, cache = 2726298>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 22.25, row = 4.33, width = 64, cell = 0.107, thin = 1.129, tap = 0.1615, far = 0.07116, cache = 1677722>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_running" cost <call = 1447, plane = 182.7, cell = 1.624, thin = 5.023, tap = 0.01272>
argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 10.8, row = 21.05, vector = 4.419, width = 16, tail = 57.52, cell = 0.1601, thin = 4.316, tap = 0.2199, far = 0.06552, cache = 1677722>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 57.99, row = 14.78, cell = 0.2465, far = 0.04713, cache = 2726298, deep = 0.0958, last = 8388608>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 180.1, plane = 699.4, row = 0.4515, vector = 14.38, tail = 0.6215, tap = 0.007726, far = 0.01475, cache = 2097152, deep = 1.112, last = 8388608>
argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 60.62, row = 10.88, vector = 7.394, tail = 5.157, far = 0.02589, cache = 2726298, deep = 5.326, last = 8388608>
argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 80.86, row = 14.39, vector = 0.7808, tail = 5.711, cell = 0.5806, thin = 3.128, tap = 0.003798, far = 0.02701, cache = 2726298, deep = 8.562, last = 8388608>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <plane = 62.78, row = 1.245, width = 64, thin = 0.305, tap = 0.1339, far = 0.0589, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_running" cost <call = 523.1, plane = 75.12, row = 2.439, vector = 27.62, tail = 17.41, tap = 0.002631, far = 0.1329, cache = 2097152, deep = 0.7555, last = 8388608>
argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <plane = 43.85, row = 4.469, tail = 7.415, thin = 23.48, tap = 0.3156, far = 0.02786, cache = 1677722>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 78.53, width = 64, tail = 2.787, cell = 0.3171, thin = 0.06418, far = 0.0888, cache = 2726298>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 687.5, plane = 525.5, row = 1.972, vector = 12.04, width = 64, tap = 0.03633, far = 0.03805, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 65.96, row = 9.072, vector = 8.428, tail = 7.74, far = 0.05317, cache = 2097152>
argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 57.33, row = 14.55, vector = 6.241, tail = 1.091, cell = 0.07483, thin = 5.472, tap = 0.001213, far = 0.06366, cache = 2097152>
argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 17.68, plane = 2.762, row = 31.02, vector = 4.911, width = 16, tap = 0.1046, far = 0.01054, cache = 1258291>
argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 430.4, cell = 0.6276, tap = 0.2282, far = 0.007817, cache = 838861, deep = 0.1319, last = 8388608>
argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 61.14, plane = 4.276, row = 7.005, vector = 3.246, tail = 11.32, thin = 3.812, tap = 0.4207, far = 0.01646, cache = 838861, deep = 0.3881, last = 8388608>
argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 50.5, row = 7.599, vector = 4.998, width = 16, tap = 0.002539, far = 0.0158, cache = 1677722, deep = 0.02458, last = 8388608>
argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 14.62, plane = 54.95, row = 8.922, width = 8, cell = 1.68, thin = 0.7248, tap = 0.004217, far = 0.02716, cache = 2097152>
argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 31.14, plane = 8.898, row = 11.66, vector = 2.207, tail = 9.692, tap = 0.1768, far = 0.01462, cache = 2097152>
argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 250.7, cell = 0.7631, thin = 0.02415, tap = 0.245, far = 0.01583, cache = 1258291>
argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 42.75, plane = 1.669, row = 8.791, width = 8, tail = 9.935, cell = 1.317, thin = 0.2621, tap = 1.062, far = 0.002519, cache = 838861>
argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 67.92, row = 9.312, vector = 5.358, tail = 5.975, tap = 0.00136, far = 0.009696, cache = 838861, deep = 0.03275, last = 8388608>
argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 27.84, plane = 59.16, row = 14.17, width = 4, tail = 4.798, cell = 3.568, tap = 0.001409, far = 0.05402, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 110.2, width = 32, cell = 0.4415, thin = 1.882, tap = 0.05518, far = 0.01741, cache = 838861>
argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 290.7, cell = 0.5791, thin = 0.02509, tap = 0.2335, far = 0.02299, cache = 2097152>
argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 127.9, row = 1.256, vector = 17.29, width = 8, cell = 2.996, thin = 4.461, tap = 0.2524, far = 0.05138, cache = 2097152>
argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 65.54, row = 5.071, vector = 5.738, tail = 4.336, tap = 0.007934, far = 0.01058, cache = 2097152, deep = 0.1157, last = 8388608>
argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 62.97, row = 6.153, vector = 7.896, width = 8, tail = 3.021, cell = 2.958, thin = 1.179, tap = 0.0008059, far = 0.01433, cache = 2097152, deep = 0.7899, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <plane = 26.67, row = 0.645, tail = 15.97, cell = 0.2343, tap = 0.1716, far = 0.02196, cache = 2726298, deep = 0.7295, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 459.9, cell = 0.6997, thin = 0.1501, tap = 0.2237, far = 0.02617, cache = 1258291, deep = 0.2059, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 67.19, plane = 13.26, row = 13.13, tail = 15.91, cell = 1.324, thin = 25.15, tap = 0.6747, far = 0.01272, cache = 2726298, deep = 1.629, last = 8388608>
argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 72.27, row = 4.606, vector = 0.3798, tail = 1.146, cell = 0.2032, tap = 0.06345, far = 0.01744, cache = 1258291>
argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 58.89, row = 6.72, vector = 1.362, width = 8, cell = 1.857, thin = 1.165, tap = 0.1966, far = 0.0738, cache = 2097152>
argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 38.03, plane = 15.03, row = 15.57, vector = 5.515, width = 16, tail = 2.675, tap = 0.122, far = 0.008498, cache = 838861>
argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 190, width = 16, cell = 0.717, thin = 0.03064, tap = 0.2352, far = 0.01526, cache = 838861, deep = 0.03445, last = 8388608>
argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 53.42, plane = 7.319, row = 15.95, width = 8, cell = 1.215, thin = 0.9576, tap = 0.7102, far = 0.006472, cache = 1258291>
argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 71.88, row = 3.686, vector = 8.614, width = 32, cell = 0.1921, thin = 0.1658, tap = 0.004728, far = 0.0189, cache = 1677722>
argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 84.91, plane = 61.84, row = 9.375, vector = 3.553, cell = 0.4682, tap = 0.04594, far = 0.05538, cache = 2097152>
argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 39.65, plane = 9.247, row = 8.64, width = 32, tail = 14.44, cell = 0.2597, thin = 0.2647, tap = 0.036, far = 0.008966, cache = 838861, deep = 0.06619, last = 8388608>
argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 220.1, cell = 0.3873, thin = 0.1202, tap = 0.1774, far = 0.02665, cache = 1258291>
argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 53.51, row = 11.9, tail = 7.206, cell = 0.8116, thin = 13.26, tap = 0.111, far = 0.01371, cache = 838861, deep = 0.02633, last = 8388608>
argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 57.58, row = 6.792, vector = 2.198, tail = 1.633, tap = 0.001498, far = 0.01145, cache = 1258291, deep = 0.03714, last = 8388608>
argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 57.7, row = 7.132, tail = 3.045, cell = 0.5379, thin = 0.7506, tap = 0.003754, far = 0.01448, cache = 1258291, deep = 0.01199, last = 8388608>
argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 29.64, plane = 11.79, row = 11.22, vector = 3.757, tail = 12.04, tap = 0.08311, far = 0.007013, cache = 838861, deep = 0.4399, last = 8388608>
argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 399.5, plane = 0.06959, cell = 0.4055, thin = 0.1588, tap = 0.2085, far = 0.01169, cache = 838861, deep = 0.09735, last = 8388608>
argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 115.6, plane = 10.04, row = 21.55, vector = 4.1, tail = 0.1261, thin = 20.3, tap = 0.2349, far = 0.003142, cache = 838861, deep = 0.2487, last = 8388608>
argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <call = 7.082, plane = 74.93, row = 9.29, vector = 3.304, tail = 5.264, cell = 0.2723, tap = 0.002669, far = 0.01195, cache = 1258291, deep = 0.02593, last = 8388608>
argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 34.91, plane = 76.97, row = 8.609, tail = 2.505, cell = 1.588, thin = 2.78, tap = 0.005574, far = 0.01598, cache = 838861, deep = 0.03976, last = 8388608>
argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <row = 29.7, vector = 6.926, width = 32, tail = 4.089, tap = 0.05943, far = 0.01299, cache = 838861>
argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 204.9, cell = 0.4187, thin = 0.09502, tap = 0.2118, far = 0.01335, cache = 838861, deep = 0.04223, last = 8388608>
argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <row = 33.42, cell = 0.86, thin = 12.35, tap = 0.2032, far = 0.03214, cache = 838861, deep = 0.006097, last = 8388608>
argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 67.01, row = 7.342, vector = 0.01331, tail = 4.329, cell = 0.7174, tap = 0.0005548, far = 0.01044, cache = 838861, deep = 0.08443, last = 8388608>
argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 69.58, row = 10.14, tail = 0.604, cell = 1.541, thin = 2.393, tap = 0.00143, far = 0.01072, cache = 838861, deep = 0.1667, last = 8388608>
argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 51.43, plane = 15.71, row = 12.93, width = 64, tail = 0.6039, cell = 0.04084, thin = 0.7044, tap = 0.08123, far = 0.01305, cache = 2097152>
argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 475.1, vector = 0.2057, cell = 0.2279, thin = 0.2013, tap = 0.2069, far = 0.03687, cache = 1677722, deep = 0.0136, last = 8388608>
argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 13.42, plane = 14.65, row = 12.18, tail = 4.766, cell = 0.8074, thin = 23.18, tap = 0.2178, far = 0.004279, cache = 838861>
argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 60.8, row = 8.008, vector = 3.42, tail = 1.387, tap = 0.003454, far = 0.01218, cache = 2097152>
argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 63.44, row = 7.255, vector = 2.821, tail = 2.775, cell = 0.2671, thin = 2.511, tap = 0.006279, far = 0.01054, cache = 838861, deep = 0.29, last = 8388608>
argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 36.7, plane = 34.45, row = 11.5, vector = 0.6366, tail = 4.133, tap = 0.09814, far = 0.02468, cache = 2726298>
argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 389, cell = 0.3363, thin = 0.3116, tap = 0.2041, far = 0.03247, cache = 2726298>
argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 42.86, plane = 14.8, row = 8.976, vector = 3.188, tail = 0.9379, thin = 25.9, tap = 0.2335, far = 0.0103, cache = 838861, deep = 0.007, last = 8388608>
argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 65.2, row = 7.203, vector = 3.554, tail = 2.702, tap = 0.0005635, far = 0.01153, cache = 838861, deep = 0.1818, last = 8388608>
argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 3.939, plane = 61.95, row = 8.591, tail = 4.063, cell = 1.011, thin = 2.358, tap = 0.001112, far = 0.02123, cache = 838861, deep = 0.3061, last = 8388608>
argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <plane = 9.516, row = 61.02, width = 64, tail = 14.75, thin = 1.066, tap = 0.06525, far = 0.2141, cache = 1677722>
argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <plane = 8.7, row = 49.29, width = 16, cell = 0.2266, thin = 0.5357, tap = 0.09152, far = 0.1481, cache = 2726298>
argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 3.77, plane = 58.45, row = 6.865, width = 16, tail = 2.487, cell = 0.2816, thin = 0.2192, far = 0.493, cache = 2726298>
argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 57.53, row = 8.82, vector = 0.2031, tail = 0.1137, cell = 0.1298, far = 0.0244, cache = 1258291>
argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 16.8, plane = 51.2, row = 8.585, tail = 2.303, cell = 0.2925, thin = 7.482, tap = 0.00001493, far = 0.8023, cache = 2726298>
argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 51.88, plane = 68.79, width = 64, thin = 1.24, tap = 0.1418, far = 0.001176, cache = 838861, deep = 0.01538, last = 8388608>
argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 237.5, plane = 6.289, row = 11.54, tail = 7.011, cell = 0.2027, thin = 14.83, tap = 0.2635, far = 0.0549, cache = 2097152>
argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 23.58, plane = 63.41, row = 8.733, vector = 6.412, tap = 0.006245, far = 0.006983, cache = 838861>
argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <call = 9.349, plane = 48.09, row = 18.45, cell = 0.6537, tap = 0.002913, far = 0.01012, cache = 2726298>
argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 29.19, plane = 59.6, row = 10.8, cell = 1.048, thin = 9.163, tap = 0.006789, far = 0.01397, cache = 838861>
argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 20.37, row = 19.97, width = 32, tail = 17.22, cell = 0.3517, thin = 8.733, tap = 0.01549, far = 0.002717, cache = 838861, deep = 0.1965, last = 8388608>
argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 56.27, row = 26.8, cell = 1.032, thin = 18.84, tap = 0.04949, far = 0.05143, cache = 1258291>
argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 5.32, plane = 60.98, row = 13.37, cell = 0.6435, tap = 0.003651, far = 0.0249, cache = 2097152>
argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 59.89, row = 19.34, vector = 0.08094, cell = 0.3974, tap = 0.004132, far = 0.01654, cache = 838861>
argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 22.68, plane = 49.73, row = 14.02, cell = 0.8211, thin = 5.665, tap = 0.006016, far = 0.03151, cache = 2097152>
argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 61.32, row = 3.879, width = 32, thin = 0.1088, tap = 0.1489, far = 0.04557, cache = 2097152>
argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 15.81, plane = 7.327, row = 15.92, vector = 2.22, tail = 6.879, thin = 9.286, tap = 0.1982, far = 0.02876, cache = 2726298, deep = 0.008302, last = 8388608>
argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 66.21, row = 9.049, vector = 1.199, tail = 3.659, cell = 0.3016, tap = 0.002515, far = 0.008342, cache = 838861, deep = 0.05134, last = 8388608>
argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 59.58, row = 14.86, vector = 1.068, tail = 4.407, cell = 0.1772, tap = 0.002248, far = 0.00324, cache = 838861, deep = 0.0584, last = 8388608>
argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 63.96, row = 9.692, tail = 3.16, cell = 0.5692, thin = 4.109, tap = 0.003082, far = 0.007774, cache = 838861, deep = 0.07313, last = 8388608>
argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 164, plane = 12.17, row = 13.99, vector = 5.276, tap = 0.03263, far = 0.002698, cache = 838861>
argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 82.43, row = 25.78, vector = 17.19, width = 16, thin = 8.992, tap = 0.02885>
argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 11.84, plane = 64.7, row = 4.843, vector = 7.937, width = 16, tail = 0.6249, thin = 0.571, far = 0.02149, cache = 1677722>
argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 61.44, row = 7.135, width = 32, tail = 6.398, cell = 0.2892, far = 0.01907, cache = 2097152>
argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 17.62, plane = 61.32, row = 7.936, vector = 4.465, tail = 3.707, thin = 3.915, far = 0.0247, cache = 1677722, deep = 8.937, last = 8388608>
argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <plane = 31.9, row = 3.841, tail = 97.78, tap = 0.06555, far = 0.148, cache = 1258291>
argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <plane = 8.453, row = 8.424, width = 16, tail = 24.34, cell = 0.2399, tap = 0.1005, far = 0.09314, cache = 1677722>
argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 10744, row = 4.188, vector = 1.324, tail = 6.031, tap = 0.01701, far = 0.09569, cache = 838861>
argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 743.6, plane = 13.95, row = 7.529, vector = 1.564, tail = 2.282, thin = 11.43, tap = 0.02211, far = 0.02974, cache = 838861>
argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 65.21, plane = 29.78, row = 0.454, tail = 4.04, tap = 0.1656, far = 0.2668, cache = 2097152>
argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 92, plane = 6.845, row = 10.57, tail = 2.61, cell = 0.4542, thin = 23.7, tap = 0.1973, far = 0.2057, cache = 2097152>
argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 78.78, row = 10.42, vector = 4.672, tail = 0.1352, tap = 0.01258, far = 0.02954, cache = 1258291>
argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 70.42, row = 13.25, vector = 1.194, cell = 0.7127, thin = 9.231, tap = 0.01815, far = 0.04546, cache = 1258291, deep = 2.218, last = 8388608>
argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 103.3, width = 64, thin = 1.929, tap = 0.1316, far = 0.4511, cache = 2726298>
argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <row = 31.85, cell = 0.06794, thin = 15.11, tap = 0.3338>
argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 81.83, row = 4.862, vector = 3.941, tail = 2.803, cell = 0.1563, tap = 0.003195, far = 0.04214, cache = 838861, deep = 0.08243, last = 8388608>
argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 80.53, row = 6.241, vector = 5.858, tail = 3.909, cell = 0.0967, thin = 8.203, tap = 0.006978, far = 0.05826, cache = 838861, deep = 0.249, last = 8388608>
argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <call = 269.6, plane = 47.45, tap = 0.1348, far = 0.1341, cache = 838861>
argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 327.6, plane = 20.41, row = 3.564, tail = 15.66, cell = 0.1928, thin = 77.62, tap = 0.1844, far = 0.07943, cache = 838861>
argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 20.32, plane = 57.22, row = 6.449, width = 32, tail = 2.885, cell = 0.4273, thin = 0.06659, tap = 0.00311, far = 0.03282, cache = 1258291>
argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 47.08, plane = 34.68, row = 12.8, vector = 1.091, cell = 0.3792, thin = 12.39, tap = 0.00558, far = 0.04147, cache = 1258291>
argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <row = 69.51, width = 64, tail = 25.63, cell = 0.1024, tap = 0.07895>
argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <plane = 15.99, row = 14.23, cell = 0.06307, thin = 9.942, tap = 0.2333, far = 0.03084, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 27.87, plane = 60.82, row = 6.231, vector = 3.666, tail = 2.268, tap = 0.006045, far = 0.0242, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 39.17, plane = 61.57, row = 5.079, tail = 2.591, cell = 0.5985, thin = 11.2, tap = 0.008766, far = 0.04084, cache = 838861>
argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 151.6, plane = 53.92, row = 1.142, vector = 2.173, width = 32, thin = 0.08466, tap = 0.08823>
argpool.measured "max_pool_u8_none_cf_any__avx512_running" cost <call = 3006, plane = 49.32, vector = 13.44, width = 32, tail = 1.483, tap = 0.01057, far = 0.2448, cache = 838861>
argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 891.5, row = 4.978, vector = 1.478, tail = 2.135, tap = 0.1126, far = 0.06365, cache = 2726298>
argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 49.92, row = 2.428, vector = 1.973, tail = 0.5599, cell = 0.04532, tap = 0.0009083, far = 0.0004382, cache = 838861, deep = 0.04124, last = 8388608>
argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 191.4, plane = 140.3, vector = 2.444, tail = 6.212, tap = 0.001459, far = 0.03166, cache = 838861, deep = 0.08076, last = 8388608>
argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 108.5, plane = 49, row = 10.95, cell = 0.2121, thin = 6.514, tap = 0.0002769, far = 0.04863, cache = 838861, deep = 0.009788, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <plane = 17.76, row = 0.3415, vector = 4.477, tail = 0.2806, cell = 0.07898, far = 0.01586, cache = 1677722>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 16.3, plane = 2.646, row = 0.6885, width = 32, tail = 0.3676, cell = 0.2746, thin = 0.09002, far = 0.01251, cache = 1677722, deep = 0.003864, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 16.62, plane = 3.722, row = 2.517, vector = 2.714, tail = 0.2304, cell = 0.04905, far = 0.002285, cache = 2097152, deep = 0.01174, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_stream" cost <call = 170.7, vector = 51.83, width = 64, tail = 63.68, deep = 0.002161, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 18.03, plane = 3.577, row = 2.434, vector = 7.354, tail = 0.3958, far = 0.001787, cache = 1677722, deep = 0.009998, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_stream" cost <call = 245.5, vector = 24.57, width = 32, tail = 106.4, far = 0.004832, cache = 1677722, deep = 0.002669, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 23.96, plane = 0.1282, row = 3.606, vector = 5.859, tail = 1.096, cell = 0.02841, far = 0.00113, cache = 1677722, deep = 0.01054, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 14.97, plane = 0.9007, row = 3.698, vector = 0.6719, tail = 1.469, cell = 0.7744, thin = 10.68, deep = 0.006411, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 245.8, row = 25.15, vector = 10.96, cell = 0.03878, far = 0.00357, cache = 1677722, deep = 0.0183, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 221.9, row = 18.17, vector = 8.512, tail = 0.367, deep = 0.009704, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 211.5, plane = 3.428, row = 16.34, vector = 5.036, width = 16, cell = 0.4724, thin = 0.2198, deep = 0.001226, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 254.9, row = 7.971, vector = 10.47, far = 0.000369, cache = 838861>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 31.59, row = 47.3, vector = 16.16, tail = 0.6543, deep = 0.006786, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 269.3, row = 40.22, width = 64, cell = 0.958, thin = 0.02352, deep = 0.01111, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 23.07, plane = 9.33, row = 58.22, vector = 11.1, tail = 1.386, cell = 0.157, deep = 0.01622, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 32.66, row = 28, width = 16, cell = 1.982, thin = 0.8808, deep = 0.009788, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 10, plane = 36.8, row = 1.645, width = 32, tail = 1.019, thin = 0.1993, tap = 0.1618, deep = 0.01004, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__avx512_running" cost <call = 1057, plane = 77.77, vector = 73.9, width = 64, tap = 0.002534, far = 0.1453, cache = 838861, deep = 0.08026, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 67.88, plane = 4.673, row = 15.02, tail = 2.43, thin = 17.09, tap = 0.316>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 36.8, row = 4.648, vector = 6.693, cell = 0.06797, far = 0.0158, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 51.78, vector = 4.762, tail = 0.3728, cell = 0.07409, far = 0.02514, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 48.96, row = 5.776, tail = 1.022, cell = 0.2397, thin = 11.89, far = 0.01208, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 182.6, plane = 38.61, cell = 0.381, far = 0.0009731, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.26, row = 5.699, vector = 6.131, tail = 0.3966, far = 0.00575, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 50.6, row = 5.84, tail = 1.394, cell = 0.4403, thin = 11.52, far = 0.003643, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 0.6478, plane = 51.24, row = 5.359, tail = 1.644, cell = 0.595, thin = 11.44, far = 0.001021, cache = 2097152>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 5.041, row = 15.97, width = 128, tail = 2.275, cell = 0.2695, thin = 0.224, far = 0.009107, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 37.28, tail = 9.765, cell = 0.6426, far = 0.0498, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 47.82, row = 7.347, tail = 0.7778, cell = 0.4503, thin = 26.67, far = 0.005686, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 216.5, vector = 28.02, tail = 639.6>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 8.727, plane = 32.9, row = 0.1159, vector = 37.87, width = 64, cell = 0.2746, far = 0.003709, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 48.12, row = 6.437, tail = 1.191, cell = 1.039, thin = 26.24, far = 0.00286, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <plane = 49.01, row = 5.893, tail = 1.235, cell = 1.348, thin = 26.13, far = 0.003594, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 85.49, row = 5.527, vector = 12.8, cell = 0.02675, tap = 0.0001463, far = 0.0128, cache = 2097152>
argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 2.974, plane = 626.3, vector = 53.03, tail = 8.371, tap = 0.004961, far = 0.04325, cache = 2097152>
argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 58.34, plane = 86.78, row = 7.724, tail = 0.2818, cell = 1.167, thin = 10.48, tap = 0.0001019, far = 0.02495, cache = 2726298>
argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 18.75, plane = 160.8, row = 8.591, vector = 0.04895, tap = 0.1037>
argpool.measured "max_pool_u8_i32_cf_any__avx512_running" cost <call = 365.5, plane = 77.93, row = 32.57, vector = 11.76, thin = 5.244, tap = 0.00802>
argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <plane = 77.86, row = 19.98, width = 16, cell = 0.6771, thin = 5.767, tap = 0.1407>
argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 72.76, row = 4.002, vector = 7.01, tail = 3.64, cell = 0.03034, tap = 0.001678, far = 0.01284, cache = 838861>
argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 507.9, plane = 273.8, row = 1.659, vector = 25.77, tail = 15.27, tap = 0.00612, far = 0.0679, cache = 838861, deep = 0.2393, last = 8388608>
argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 61.92, row = 11.92, cell = 0.9844, thin = 10.29, tap = 0.004823, far = 0.01334, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 10.3, plane = 5.779, row = 1.962, vector = 3.139, cell = 0.0003672, far = 0.01101, cache = 2097152, deep = 0.01122, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 9.415, plane = 0.8947, row = 2.988, vector = 2.167, tail = 0.7426, cell = 0.01605, far = 0.006002, cache = 1677722, deep = 0.008646, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.05, plane = 0.8502, row = 2.987, vector = 1.828, tail = 0.1944, cell = 0.0289, far = 0.001532, cache = 2097152, deep = 0.01192, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_stream" cost <call = 156.2, row = 7.774, vector = 1.955, far = 0.0084, cache = 1258291>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 9.471, plane = 0.8483, row = 3.14, vector = 2.917, tail = 0.4962, cell = 0.0126, far = 0.004639, cache = 1258291, deep = 0.009147, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_stream" cost <call = 199.2, plane = 12.58, row = 3.27, vector = 1.167, width = 64, cell = 0.1633, far = 0.006591, cache = 2097152>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 15.75, plane = 0.8125, row = 3.521, vector = 2.114, tail = 0.3098, cell = 0.02749, far = 0.001249, cache = 2097152, deep = 0.01178, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 28.68, plane = 0.9232, row = 3.583, tail = 0.7133, cell = 0.5912, thin = 10.48, deep = 0.001261, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <plane = 76.63, row = 2.367, width = 64, tail = 1.728, thin = 0.05973, tap = 0.1209>
argpool.measured "max_pool_u8_u8_cf_any__avx512_running" cost <call = 2324, plane = 15.47, row = 11.12, vector = 22.29, tail = 44.59, far = 0.1668, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 15.89, plane = 11.41, row = 8.412, vector = 3.019, tail = 0.7925, thin = 15.62, tap = 0.1734>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 33.65, row = 1.427, width = 256, tail = 1.281, cell = 0.01657, thin = 0.02524, far = 0.02851, cache = 1677722>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 55.25, vector = 3.55, tail = 0.3635, far = 0.01308, cache = 2726298, deep = 0.04148, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 45.7, row = 3.408, tail = 1.046, cell = 0.1325, thin = 12.81, far = 0.004588, cache = 1258291, deep = 0.002692, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 106.1, plane = 37.64, row = 0.6794, vector = 5.928, tail = 748.9, far = 0.009352, cache = 1677722>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 43.19, row = 3.422, vector = 1.908, tail = 0.6615, far = 0.005667, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <plane = 46.71, row = 3.304, tail = 1.182, cell = 0.3336, thin = 12.66, deep = 0.008281, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <plane = 46.96, row = 3.868, tail = 0.8892, cell = 0.1784, thin = 12.49, far = 0.004616, cache = 2726298>
argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 68.17, row = 6.385, vector = 3.527, tail = 4.966, far = 0.01362, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 527.6, plane = 428.2, vector = 11.33, tail = 11.03, tap = 0.0004622, far = 0.04631, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 52.86, plane = 66.37, row = 7.428, tail = 1.072, cell = 0.6629, thin = 11.73, far = 0.02208, cache = 1677722>
argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 18.65, plane = 37.1, row = 5.684, width = 32, tail = 15.41, cell = 0.08927, thin = 2.063, tap = 0.08212>
argpool.measured "max_pool_u8_u16_cf_any__avx512_running" cost <call = 3399, plane = 98.59, vector = 0.6303, tail = 4.955, cell = 0.1041, tap = 0.1853, far = 0.03017, cache = 838861>
argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 13.4, plane = 46.03, row = 6.455, tail = 24.48, cell = 0.2539, thin = 19.21, tap = 0.1624, far = 0.03225, cache = 2726298>
argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 4.618, plane = 69.8, tail = 18.94, tap = 0.007242>
argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 359.5, plane = 748.1, row = 4.521, vector = 26.62, width = 256, tap = 0.01628, far = 0.09082, cache = 1258291, deep = 0.1983, last = 8388608>
argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 281.2, plane = 50.61, row = 5.334, cell = 0.6959, thin = 11.33, tap = 0.01246, far = 0.05652, cache = 838861>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 1.75, plane = 10.52, vector = 1.343, width = 16, cell = 0.02258, far = 0.001708, cache = 1258291, deep = 0.0106, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 66.87, plane = 15, row = 0.9536, vector = 2.631, width = 32, tail = 0.08972, cell = 0.02498, far = 0.005622, cache = 1677722, deep = 0.01169, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.924, plane = 7.021, row = 0.3813, vector = 1.405, width = 8, tail = 0.05618, thin = 0.1979, far = 0.001059, cache = 1258291, deep = 0.01263, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 241.2, row = 1.162, vector = 1.549, far = 0.003395, cache = 1258291, deep = 0.02058, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 5.301, plane = 11.56, vector = 2.939, width = 16, tail = 0.3685, thin = 0.2785, far = 0.001932, cache = 1258291, deep = 0.01124, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_narrow" cost <call = 8.018, plane = 6.087, row = 0.6039, vector = 2.068, width = 8, tail = 0.1899, thin = 0.5795, far = 0.001151, cache = 838861, deep = 0.01699, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 227.7, plane = 12.31, row = 1.521, vector = 2.93, far = 0.001385, cache = 1258291, deep = 0.007947, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 9.643, plane = 6.494, row = 0.5807, vector = 2.045, width = 8, tail = 0.1539, thin = 0.7058, far = 0.001145, cache = 1677722, deep = 0.01741, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 68.4, plane = 12.3, row = 2.949, vector = 4.296, width = 32, tail = 0.5741, thin = 0.06215, far = 0.002299, cache = 838861, deep = 0.03777, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 216.4, plane = 47.94, vector = 2.355, far = 0.0008542, cache = 2726298, deep = 0.02621, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 129.6, plane = 4.747, row = 9.121, vector = 10.14, width = 32, tail = 4.114, cell = 0.05055, far = 0.007228, cache = 1677722, deep = 0.03827, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 184.6, plane = 9.443, row = 8.252, vector = 5.926, far = 0.001775, cache = 1677722, deep = 0.02977, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 95.18, plane = 11.05, row = 4.959, vector = 5.048, width = 8, tail = 0.5515, cell = 0.2345, far = 0.007489, cache = 2726298, deep = 0.05722, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 109.2, row = 0.7394, vector = 1.538, tail = 0.04777, far = 0.007389, cache = 2097152, deep = 0.01721, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 31.54, row = 0.5427, vector = 0.582, tail = 0.1265, thin = 0.05461, far = 0.003956, cache = 1258291, deep = 0.009142, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 127.3, plane = 98.85, row = 0.2665, vector = 1.704, far = 0.009556, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.31, row = 0.4464, vector = 1.265, tail = 0.3083, thin = 0.58, far = 0.002358, cache = 1258291, deep = 0.01504, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 184.5, plane = 113.3, row = 0.1697, width = 64, tail = 0.47, cell = 0.2378, far = 0.004155, cache = 838861, deep = 0.01731, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 28.68, row = 0.6369, vector = 0.9374, tail = 0.1915, thin = 0.4804, far = 0.002732, cache = 1677722, deep = 0.03461, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 49.15, row = 1.87, vector = 1.659, tail = 0.1195, thin = 0.04091, deep = 0.2898, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 186, plane = 22.21, vector = 2.666, far = 0.0003285, cache = 2726298>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 46.91, row = 2.493, vector = 3.173, tail = 0.1969, thin = 0.9593, deep = 0.1383, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 184.9, plane = 26.52, row = 0.607, width = 64, tail = 0.5036, cell = 0.2664, far = 0.002315, cache = 2726298>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.49, row = 2.278, vector = 2.016, tail = 0.3982, thin = 0.9408, deep = 0.03413, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <plane = 8.504, vector = 1.914, width = 16, cell = 0.00452, far = 0.001767, cache = 838861, deep = 0.01413, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 61.1, plane = 9.175, row = 1.027, vector = 3.268, width = 32, tail = 0.3259, cell = 0.02557, far = 0.004312, cache = 1677722, deep = 0.01357, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_narrow" cost <plane = 8.423, row = 0.2751, vector = 1.432, width = 8, tail = 0.01545, thin = 0.07411, far = 0.001231, cache = 1258291, deep = 0.01321, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 218.4, plane = 3.692, row = 0.8329, vector = 1.64, far = 0.004644, cache = 2097152, deep = 0.0131, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 1.369, plane = 11.31, vector = 2.869, width = 16, tail = 0.4218, thin = 0.266, far = 0.002118, cache = 1258291, deep = 0.01747, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_narrow" cost <call = 1.359, plane = 8.612, row = 0.2767, vector = 2.047, width = 8, tail = 0.122, thin = 0.3481, far = 0.0005715, cache = 838861, deep = 0.01794, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 227.1, plane = 2.992, row = 1.885, vector = 3.394, far = 0.001799, cache = 838861, deep = 0.005473, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <plane = 8.844, row = 0.4053, vector = 1.984, width = 8, tail = 0.07425, thin = 0.4341, far = 0.0003835, cache = 838861, deep = 0.01793, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 71.76, plane = 13.79, row = 2.866, vector = 5.002, width = 32, tail = 0.01092, thin = 0.09798, far = 0.003905, cache = 1677722, deep = 0.01251, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 259.1, width = 64, cell = 0.1803, thin = 0.08451, far = 0.003872, cache = 2097152, deep = 0.01057, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 104.3, plane = 13.3, row = 9.37, vector = 1.686, tail = 8.499, cell = 0.3183, thin = 0.3387, far = 0.006313, cache = 1677722, deep = 0.01904, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 218.9, row = 5.79, width = 64, cell = 0.419, thin = 0.05532, far = 0.01019, cache = 2726298>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 120.1, plane = 7.687, row = 5.987, vector = 3.905, width = 8, tail = 1.173, cell = 0.1872, far = 0.005016, cache = 2726298, deep = 0.003099, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 103.7, row = 0.6307, vector = 1.569, cell = 0.003749, far = 0.007866, cache = 2097152, deep = 0.01004, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.71, row = 0.4857, vector = 0.6641, tail = 0.1179, thin = 0.06202, far = 0.00974, cache = 1258291, deep = 0.008865, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 133.1, plane = 94.87, vector = 2.003, far = 0.01273, cache = 1677722>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.21, row = 0.3628, vector = 1.168, tail = 0.2294, thin = 0.5242, far = 0.004153, cache = 1258291, deep = 0.01195, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 143.4, plane = 106, row = 0.5053, vector = 0.1968, width = 32, cell = 0.2494, thin = 0.01179, far = 0.001412, cache = 2097152, deep = 0.01019, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 29.29, row = 0.5393, vector = 0.9396, tail = 0.08683, thin = 0.5106, far = 0.00524, cache = 1677722, deep = 0.02194, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.33, row = 1.924, vector = 1.683, tail = 0.0333, thin = 0.04588, far = 0.001949, cache = 838861, deep = 0.01161, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 178.3, plane = 30.35, width = 64, cell = 0.1687, thin = 0.003978, far = 0.00132, cache = 1258291>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.17, row = 2.366, vector = 3.072, tail = 0.6369, thin = 0.5351, far = 0.0005702, cache = 838861, deep = 0.01996, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 168.6, plane = 34.88, row = 1.009, width = 64, tail = 0.226, cell = 0.2965, deep = 0.0128, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.99, row = 2.281, vector = 2.13, tail = 0.2079, thin = 1.076, far = 0.001097, cache = 838861, deep = 0.01477, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 1.008, plane = 0.9196, vector = 2.24, width = 32, tail = 0.5794, cell = 0.071, thin = 0.05746, far = 0.009975, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 57.16, plane = 3.895, vector = 4.048, width = 64, cell = 0.1078, thin = 0.07256, far = 0.01599, cache = 2097152, deep = 0.002977, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_narrow" cost <call = 0.7112, plane = 3.408, width = 16, tail = 0.6783, cell = 0.1887, far = 0.00655, cache = 1258291, deep = 0.002978, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 205.8, plane = 3.085, vector = 2.727, far = 0.01151, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 193.5, plane = 4.108, width = 32, cell = 0.2026, thin = 0.03225, far = 0.005569, cache = 1258291, deep = 0.003429, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 220.4, plane = 4.806, vector = 4.332, width = 16, tail = 8.704, far = 0.002305, cache = 1258291, deep = 0.00538, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 0.0222, plane = 3.583, vector = 1.444, width = 16, cell = 0.03958, thin = 0.1053, far = 0.01125, cache = 1677722, deep = 0.001414, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_narrow" cost <plane = 2.6, width = 8, tail = 0.194, cell = 0.2785, thin = 0.2915, far = 0.003027, cache = 1258291, deep = 0.002522, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 191.9, plane = 5.093, vector = 2.076, far = 0.002342, cache = 1258291, deep = 0.004772, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16" cost <call = 199.5, plane = 4.795, width = 32, cell = 0.2633, thin = 0.01288, far = 0.002276, cache = 1258291, deep = 0.004966, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 216.3, plane = 2.486, vector = 7.372, width = 16, tail = 4.707, far = 0.00079, cache = 1258291, deep = 0.002784, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <plane = 4.002, vector = 0.6749, width = 8, tail = 0.0928, cell = 0.1164, thin = 0.5132, far = 0.00538, cache = 1258291, deep = 0.005443, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 3.273, plane = 7.455, vector = 1.477, width = 16, cell = 0.0514, far = 0.007052, cache = 2097152, deep = 0.01063, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 70.99, plane = 6.261, row = 1.162, vector = 2.558, width = 32, tail = 0.4007, cell = 0.05456, far = 0.01261, cache = 1677722, deep = 0.008076, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_narrow" cost <call = 3.541, plane = 6.284, row = 0.6329, vector = 1.431, width = 8, tail = 0.127, thin = 0.01555, far = 0.003992, cache = 1677722, deep = 0.01354, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 218.1, plane = 3.977, row = 0.4514, width = 64, tail = 0.3529, cell = 0.1761, far = 0.002119, cache = 2726298, deep = 0.003571, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 232.7, plane = 6.811, row = 0.8404, vector = 1.554, far = 0.001274, cache = 2726298, deep = 0.004161, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 200.1, plane = 41.11, vector = 4.878, width = 16, tail = 1.049, far = 0.0005221, cache = 838861, deep = 0.004149, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 7.35, plane = 8.298, vector = 2.2, width = 16, cell = 0.09674, far = 0.005774, cache = 1677722, deep = 0.008913, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_narrow" cost <call = 4.111, plane = 6.188, row = 0.2982, vector = 2.161, width = 8, tail = 0.1664, far = 0.003535, cache = 838861, deep = 0.005023, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 227.8, plane = 6.291, row = 1.655, vector = 2.093, far = 0.001243, cache = 2726298, deep = 0.002871, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16" cost <call = 227.9, plane = 6.495, row = 1.539, vector = 2.088, far = 0.001232, cache = 838861, deep = 0.002933, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 231.3, row = 1.909, vector = 2.283, width = 16, cell = 0.1929, far = 0.0006892, cache = 2726298, deep = 0.00358, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 6.159, plane = 6.536, row = 0.6104, vector = 2.077, width = 8, tail = 0.07325, thin = 0.6305, far = 0.007162, cache = 2097152, deep = 0.01633, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 14.6, plane = 11.73, row = 0.116, vector = 1.175, tail = 1.033, far = 0.003908, cache = 2726298, deep = 0.01848, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 114.8, row = 0.1896, vector = 2.148, tail = 1.706, cell = 0.01008, far = 0.00901, cache = 2726298, deep = 0.01318, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_narrow" cost <call = 23.24, plane = 14.07, row = 0.8434, vector = 1.443, width = 8, tail = 0.2431, far = 0.003554, cache = 2097152, deep = 0.02303, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 248.3, vector = 2.677, far = 0.001116, cache = 838861, deep = 0.002751, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16" cost <plane = 270.1, row = 0.08368, vector = 1.452, far = 0.0002897, cache = 838861, deep = 0.005004, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <plane = 246.3, row = 0.2743, vector = 0.9723, far = 0.002431, cache = 838861, deep = 0.01615, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 23.01, plane = 14.36, row = 0.1147, vector = 2.989, width = 16, cell = 0.05698, far = 0.006422, cache = 2726298, deep = 0.01591, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_narrow" cost <call = 15.46, plane = 12.12, row = 0.4261, vector = 1.429, width = 8, tail = 0.4376, cell = 0.1003, far = 0.00336, cache = 2726298, deep = 0.005109, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 242.4, row = 0.219, vector = 1.853, far = 0.0003711, cache = 838861, deep = 0.003177, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16" cost <call = 229.4, row = 0.2699, vector = 1.847, far = 0.0002884, cache = 838861, deep = 0.003004, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <plane = 243.2, vector = 2.674, width = 16, cell = 0.1229, far = 0.00002293, cache = 838861, deep = 0.009117, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 11.64, plane = 24.93, vector = 0.9062, width = 16, cell = 0.2212, thin = 0.7619, far = 0.006095, cache = 2726298, deep = 0.01407, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 61.09, plane = 12.99, row = 6.333, vector = 4.278, cell = 0.3519, thin = 0.03873, far = 0.00501, cache = 1258291, deep = 0.003536, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 222.1, width = 64, tail = 1.818, cell = 0.6525, thin = 0.05121, far = 0.002148, cache = 2726298, deep = 0.003021, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 101.4, plane = 9.561, row = 5.058, vector = 5.886, tail = 0.5578, cell = 0.31, far = 0.003701, cache = 1677722, deep = 0.004138, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 197, plane = 19.1, row = 3.67, width = 32, cell = 1.034, thin = 0.08548, far = 0.001761, cache = 838861, deep = 0.004687, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__base_rows" cost <call = 221.3, plane = 2.483, row = 11.07, tail = 15.63, cell = 2.202, thin = 0.7857, far = 0.002758, cache = 838861, deep = 0.003278, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 42.85, plane = 18.3, row = 3.798, vector = 2.703, thin = 0.198, far = 0.01046, cache = 1677722, deep = 0.001192, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 89.49, plane = 12.43, row = 6.551, vector = 4.394, width = 16, far = 0.00566, cache = 2726298, deep = 0.03553, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 131.7, plane = 7.055, row = 6.83, vector = 4.298, width = 8, far = 0.004279, cache = 2726298, deep = 0.05344, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 66.68, plane = 10.5, row = 2.977, vector = 4.563, width = 32, cell = 0.003357, thin = 0.04447, far = 0.01135, cache = 1258291, deep = 0.05127, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 242.5, width = 64, cell = 0.2087, thin = 0.05327, far = 0.004227, cache = 838861, deep = 0.008624, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 87.65, plane = 8.117, row = 4.75, vector = 5.016, width = 16, tail = 0.3706, thin = 0.03354, far = 0.00682, cache = 1677722, deep = 0.03806, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 208, plane = 10.32, row = 3.068, vector = 1.632, width = 32, cell = 0.2956, deep = 0.009232, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 110.1, plane = 8.358, row = 5.346, vector = 4.665, width = 8, tail = 0.8718, far = 0.01197, cache = 2097152, deep = 0.0291, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 7.765, vector = 4.335, width = 32, cell = 0.09632, far = 0.004006, cache = 2097152, deep = 0.0008753, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 61.1, plane = 3.072, vector = 17.15, width = 64, tail = 0.8618, thin = 0.8659, far = 0.002663, cache = 1677722, deep = 0.002673, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_narrow" cost <call = 8.603, plane = 1.682, vector = 2.994, width = 16, cell = 0.09472, far = 0.00361, cache = 1677722, deep = 0.001739, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 196.5, plane = 3.418, vector = 11.03, width = 64, tail = 30.27, thin = 0.2244, far = 0.0007982, cache = 838861, deep = 0.005282, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 179.9, plane = 3.593, vector = 5.731, width = 32, tail = 16.62, thin = 0.1259, far = 0.0008844, cache = 838861, deep = 0.00474, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 216, plane = 4.196, vector = 3.659, width = 16, tail = 44.54, far = 0.002198, cache = 2097152, deep = 0.003375, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 1.38, plane = 5.349, vector = 7.183, width = 32, tail = 0.04362, far = 0.006063, cache = 2097152, deep = 0.04278, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_narrow" cost <call = 1.973, plane = 3.563, vector = 4.759, width = 16, far = 0.003256, cache = 2097152, deep = 0.003253, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 189.2, plane = 4.569, vector = 8.042, width = 32, tail = 17.72, thin = 0.223, far = 0.004105, cache = 2726298, deep = 0.001476, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16" cost <call = 185.2, plane = 5.042, vector = 9.229, width = 32, tail = 16.49, thin = 0.1767, far = 0.00008779, cache = 838861, deep = 0.004613, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16_narrow" cost <call = 215.5, plane = 3.42, vector = 4.814, width = 16, tail = 42.98, far = 0.001179, cache = 2097152, deep = 0.004473, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 2.648, plane = 4.475, vector = 3.094, width = 16, cell = 0.03988, thin = 0.2537, far = 0.005678, cache = 2097152, deep = 0.03586, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 98.21, row = 1.506, vector = 1.918, cell = 0.01138, far = 0.01724, cache = 1677722, deep = 0.002925, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 15.75, row = 0.4248, vector = 0.9865, far = 0.01832, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 155.4, plane = 81.21, vector = 1.152, width = 64, tail = 0.08943, cell = 0.1725, far = 0.005844, cache = 2726298, deep = 0.004018, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 20.06, row = 0.5066, vector = 1.548, tail = 0.284, thin = 0.06042, far = 0.007487, cache = 1677722, deep = 0.01577, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 176.3, plane = 89.74, row = 1.442, width = 16, tail = 0.263, cell = 0.4061, deep = 0.003415, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 21.14, row = 0.7185, vector = 0.9314, tail = 0.2335, thin = 0.5256, far = 0.007665, cache = 1677722, deep = 0.01365, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 110.3, row = 0.2876, tail = 2.251, cell = 0.1069, far = 0.01902, cache = 2726298, deep = 0.02235, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.91, row = 0.3971, vector = 0.2151, tail = 0.5527, cell = 0.06814, far = 0.01153, cache = 838861, deep = 0.02327, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 169.1, plane = 93.59, vector = 0.1149, width = 64, cell = 0.1651, thin = 0.008806, far = 0.005718, cache = 1677722, deep = 0.005601, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 34.09, row = 0.3385, vector = 1.445, tail = 0.2037, thin = 0.05253, far = 0.006572, cache = 2097152, deep = 0.02795, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 145.9, plane = 116.6, row = 0.7901, width = 16, tail = 0.1943, cell = 0.3186, far = 0.004477, cache = 1677722, deep = 0.00597, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 33.76, row = 0.6172, vector = 0.8144, tail = 0.2868, thin = 0.2651, far = 0.01192, cache = 2097152, deep = 0.02232, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 102.7, row = 0.4569, tail = 0.6405, cell = 0.09373, far = 0.01655, cache = 1677722, deep = 0.003008, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 38.05, row = 0.4644, vector = 0.3367, tail = 0.1767, cell = 0.04282, far = 0.01663, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 152.6, plane = 95.29, row = 0.07205, vector = 2.803, far = 0.00004471, cache = 838861, deep = 0.002895, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 46.52, row = 0.2351, vector = 1.428, tail = 0.06733, thin = 0.02003, far = 0.002522, cache = 1677722, deep = 0.006869, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 130.9, plane = 103.9, vector = 3.276, far = 0.01864, cache = 838861, deep = 0.002714, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 46.87, row = 0.3827, vector = 0.7941, tail = 0.193, thin = 0.2023, far = 0.006222, cache = 2726298, deep = 0.1054, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 16.74, row = 6.481, vector = 7.911, tail = 0.6655, cell = 0.02399, thin = 0.1985, far = 0.001866, cache = 2097152, deep = 0.004265, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 170.7, plane = 14.35, row = 2.58, width = 32, cell = 0.8389, thin = 0.1001, far = 0.001047, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 18.4, row = 7.52, vector = 15.25, tail = 0.116, thin = 0.5075, deep = 0.00792, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 170.1, plane = 18.23, row = 6.909, vector = 15.12, tail = 208, far = 0.002214, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 22.3, row = 9.237, vector = 7.402, tail = 0.7619, thin = 4.15, far = 0.001448, cache = 1677722, deep = 0.006841, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 2.228, plane = 69.2, row = 1.674, vector = 1.955, tail = 0.1663, deep = 0.003874, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 201.6, plane = 41.48, width = 32, tail = 0.2837, cell = 0.2022, far = 0.0003251, cache = 2726298, deep = 0.002541, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 41.97, plane = 71.16, row = 1.457, vector = 4.025, tail = 0.301, thin = 0.02591, deep = 0.002002, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 221.2, plane = 45.39, row = 0.5941, width = 16, tail = 0.09857, cell = 0.5009>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 45.85, plane = 75.25, row = 1.995, vector = 2.058, thin = 1.076, deep = 0.004348, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.21, row = 1.965, vector = 1.685, cell = 0.001595, thin = 0.004285, far = 0.003281, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 175.7, plane = 28.35, row = 0.4589, width = 32, cell = 0.1751, thin = 0.02119, far = 0.00464, cache = 2726298>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.92, row = 2.07, vector = 3.588, tail = 0.05622, far = 0.003553, cache = 2097152>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 177.2, plane = 28.9, row = 1.065, vector = 3.628, far = 0.00244, cache = 2726298, deep = 0.0006595, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.87, row = 2.469, vector = 1.774, tail = 0.1347, thin = 0.7151, far = 0.005618, cache = 2097152, deep = 0.003487, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 96.93, row = 0.9516, vector = 0.5325, tail = 0.5634, cell = 0.06132, far = 0.01815, cache = 1677722, deep = 0.001159, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 30.17, row = 0.2907, vector = 0.652, tail = 0.04739, cell = 0.01775, far = 0.01469, cache = 1258291, deep = 0.002737, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 145.5, plane = 77.59, row = 0.4293, vector = 2.77, far = 0.003088, cache = 2726298, deep = 0.002922, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <plane = 28.11, row = 0.2667, vector = 1.447, tail = 0.145, thin = 0.04327, far = 0.005772, cache = 1677722, deep = 0.02618, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 151.3, plane = 95.83, row = 1.083, vector = 2.563, far = 0.0006465, cache = 2726298, deep = 0.005008, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 26.52, row = 0.4812, vector = 0.8537, tail = 0.2399, thin = 0.2416, far = 0.006124, cache = 1258291, deep = 0.01528, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 4.414, plane = 7.427, row = 0.1316, vector = 1.317, width = 16, cell = 0.04368, far = 0.008975, cache = 2097152, deep = 0.006181, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 73.35, row = 0.901, tail = 1.643, cell = 0.1041, far = 0.01583, cache = 1677722, deep = 0.004036, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_narrow" cost <call = 6.925, plane = 6.259, row = 0.7926, vector = 1.31, width = 8, far = 0.003257, cache = 2726298, deep = 0.01193, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 208.4, plane = 15.16, vector = 2.706, far = 0.0009161, cache = 838861, deep = 0.002643, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 209.9, plane = 14.93, row = 0.1466, vector = 1.379, far = 0.001003, cache = 838861, deep = 0.002444, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16_narrow" cost <call = 254.9, row = 0.1571, width = 16, tail = 0.6222, cell = 0.2484, far = 0.00062, cache = 2726298, deep = 0.008752, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 9.169, plane = 7.039, vector = 2.636, width = 16, cell = 0.05241, far = 0.004214, cache = 2726298, deep = 0.03091, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_narrow" cost <call = 9.804, plane = 6.118, row = 0.3964, vector = 2.032, width = 8, far = 0.002388, cache = 2097152, deep = 0.007263, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 225.4, plane = 11.68, row = 1.051, vector = 0.4968, width = 32, cell = 0.1827, far = 0.0005495, cache = 838861, deep = 0.004093, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16" cost <call = 218.2, plane = 15.47, row = 1.128, vector = 0.1886, width = 32, cell = 0.193, far = 0.0006544, cache = 838861, deep = 0.003985, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16_narrow" cost <call = 221.8, plane = 11.27, row = 1.483, vector = 0.6901, width = 16, cell = 0.2138, far = 0.000513, cache = 2726298, deep = 0.00685, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 1.726, plane = 6.838, row = 0.5848, vector = 1.972, width = 8, tail = 0.3934, thin = 0.1397, far = 0.007117, cache = 2726298, deep = 0.02537, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 65.83, plane = 9.063, row = 2.263, vector = 4.394, width = 32, tail = 1.208, thin = 0.06468, far = 0.01298, cache = 1677722, deep = 0.1467, last = 83886080>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 235, width = 64, tail = 1.722, cell = 0.199, far = 0.002899, cache = 1677722, deep = 0.003703, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 92.06, plane = 9.469, row = 5.018, vector = 3.852, width = 16, cell = 0.02671, thin = 0.06675, far = 0.008773, cache = 1258291, deep = 0.3981, last = 83886080>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 257.3, plane = 11.69, row = 2.622, width = 32, cell = 0.2996, thin = 0.07682, far = 0.003595, cache = 1677722, deep = 0.008475, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 142.5, plane = 12.97, row = 5.276, vector = 2.235, tail = 1.673, thin = 0.08472, far = 0.008597, cache = 2097152, deep = 0.0213, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 90.61, row = 0.7485, vector = 0.9704, tail = 0.4482, cell = 0.02375, far = 0.02022, cache = 1677722, deep = 0.004219, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 27.56, row = 0.3029, vector = 0.8391, tail = 0.08368, far = 0.01787, cache = 1677722, deep = 0.001704, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 165.5, plane = 77.65, row = 0.007637, width = 32, cell = 0.172, thin = 0.01434, far = 0.002067, cache = 2726298, deep = 0.001503, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 30.05, row = 0.3018, vector = 1.394, tail = 0.07013, thin = 0.01558, far = 0.004987, cache = 2097152, deep = 0.1508, last = 83886080>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 165.8, plane = 96.49, row = 0.5271, width = 32, cell = 0.2561, thin = 0.01113, far = 0.003921, cache = 2726298, deep = 0.009821, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 30.1, row = 0.5265, vector = 0.8389, tail = 0.1001, thin = 0.3453, far = 0.006484, cache = 2097152, deep = 0.1483, last = 83886080>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 48.52, row = 2.056, vector = 1.279, tail = 0.2662, far = 0.007826, cache = 1677722, deep = 0.001765, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 180.2, plane = 22.42, row = 0.1811, width = 32, cell = 0.1676, thin = 0.05349, far = 0.001779, cache = 838861, deep = 0.004288, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 51.75, row = 1.91, vector = 3.189, far = 0.002267, cache = 1677722, deep = 0.003534, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 185.7, plane = 25.37, row = 0.7394, width = 32, cell = 0.4014, thin = 0.03367, far = 0.0009639, cache = 1677722, deep = 0.004291, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 52.55, row = 2.346, vector = 1.707, thin = 0.8287, far = 0.002813, cache = 1677722, deep = 0.008338, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 3.53, plane = 7.999, vector = 1.364, width = 16, cell = 0.005487, thin = 0.0005044, far = 0.01757, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 47.64, plane = 10.21, row = 0.2674, vector = 0.5037, tail = 2.066, cell = 0.05634, far = 0.01843, cache = 1677722, deep = 0.003191, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_narrow" cost <call = 5.689, plane = 4.116, row = 0.5228, vector = 0.9527, width = 8, tail = 0.3758, thin = 0.195, far = 0.01049, cache = 2097152, deep = 0.004873, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 220.9, row = 0.1135, width = 64, tail = 0.3369, cell = 0.1663, thin = 0.01123, far = 0.0001556, cache = 838861, deep = 0.004377, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16" cost <call = 222.8, plane = 4.214, row = 0.4432, width = 32, tail = 0.4265, cell = 0.1692, far = 0.0002206, cache = 838861, deep = 0.003745, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16_narrow" cost <call = 248.5, plane = 0.4966, row = 0.6989, vector = 3.885, width = 16, tail = 9.432, far = 0.004081, cache = 2726298, deep = 0.00194, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 5.043, plane = 9.264, row = 0.11, vector = 1.711, width = 16, tail = 0.09417, cell = 0.0109, thin = 0.1028, far = 0.01226, cache = 2097152, deep = 0.07579, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_narrow" cost <call = 5.81, plane = 3.746, row = 0.6116, vector = 1.367, width = 8, tail = 0.3457, far = 0.002867, cache = 2726298, deep = 0.007152, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 221.2, plane = 7.53, row = 0.7494, width = 32, tail = 0.09048, cell = 0.17, far = 0.0006105, cache = 838861, deep = 0.006645, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16" cost <call = 221.3, plane = 8.94, row = 0.7459, vector = 1.361, far = 0.0006398, cache = 838861, deep = 0.006913, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16_narrow" cost <call = 247.4, plane = 4.641, row = 1.87, vector = 3.86, width = 16, tail = 9.902, far = 0.00204, cache = 2726298, deep = 0.004349, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 8.003, plane = 3.728, row = 0.6432, vector = 1.413, width = 8, tail = 0.2415, thin = 0.3502, far = 0.007386, cache = 2097152, deep = 0.07985, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <plane = 6.781, row = 6.189, vector = 1.861, tail = 0.3125, thin = 0.01364, far = 0.008846, cache = 1258291, deep = 0.05958, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 61.94, vector = 3.401>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 20.7, plane = 4.458, row = 6.299, vector = 5.814, width = 16, cell = 0.1007, thin = 0.002672, far = 0.008723, cache = 1258291, deep = 0.05122, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 151.5, row = 6.737, vector = 3.869, far = 0.02004, cache = 1258291>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 34.96, plane = 8.317, row = 6.071, vector = 0.9633, width = 16, cell = 0.6394, thin = 0.1896, far = 0.01816, cache = 1677722, deep = 0.02844, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 69.89, row = 0.7363, tail = 1.41, cell = 0.06966, far = 0.02003, cache = 1677722, deep = 0.003978, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 22.81, row = 0.33, vector = 0.3193, tail = 0.1491, cell = 0.01831, far = 0.0189, cache = 838861, deep = 0.01253, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 199.3, plane = 72.93, vector = 2.67, far = 0.001915, cache = 1677722, deep = 0.001434, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 23.54, row = 0.3312, vector = 0.7748, tail = 0.09015, thin = 0.1774, far = 0.01167, cache = 1258291, deep = 0.03766, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 200.8, plane = 84.2, width = 16, tail = 0.1674, cell = 0.2252, far = 0.01298, cache = 2726298, deep = 0.007858, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 23.32, row = 0.4195, vector = 0.627, tail = 0.1744, thin = 0.4029, far = 0.00705, cache = 2726298, deep = 0.03998, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 29.53, row = 1.877, vector = 0.7736, cell = 0.01001, far = 0.01267, cache = 1258291, deep = 0.004907, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 153, width = 32, tail = 0.0698, cell = 0.1741, deep = 0.002289, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 33.64, row = 1.944, vector = 1.668, tail = 0.1811, thin = 0.7113, far = 0.003143, cache = 2726298, deep = 0.01352, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 195.3, plane = 9.051, row = 1.047, vector = 1.864, far = 0.003504, cache = 2726298, deep = 0.01944, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 29.56, row = 1.901, vector = 1.225, tail = 0.04334, thin = 1.885, far = 0.001442, cache = 2726298, deep = 0.01741, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 2.236, plane = 7.21, row = 0.2332, vector = 1.691, width = 16, cell = 0.06066, far = 0.0165, cache = 1677722, deep = 0.005237, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 77.89, row = 1.03, vector = 4.098, width = 32, tail = 0.2581, cell = 0.06091, far = 0.01811, cache = 1677722, deep = 0.002364, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_narrow" cost <call = 7.266, plane = 7.677, vector = 1.314, width = 8, cell = 0.0888, far = 0.0092, cache = 2097152, deep = 0.005601, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 223.1, plane = 4.449, row = 0.2611, width = 32, tail = 0.2287, cell = 0.3404, thin = 0.000333, far = 0.0008254, cache = 2726298, deep = 0.005375, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 222.2, plane = 4.3, row = 0.2762, width = 32, tail = 0.2545, cell = 0.3443, thin = 0.003136, far = 0.001157, cache = 2726298, deep = 0.004984, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 224.7, plane = 5.989, row = 0.5439, vector = 1.422, far = 0.001804, cache = 2726298, deep = 0.007711, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.513, plane = 9.919, vector = 5.373, width = 16, cell = 0.0645, far = 0.0043, cache = 2097152, deep = 0.02336, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_narrow" cost <call = 5.842, plane = 7.197, vector = 2.807, width = 8, cell = 0.04308, far = 0.003126, cache = 2097152, deep = 0.01093, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 228.9, plane = 7.541, row = 1.35, vector = 1.743, far = 0.00134, cache = 2726298, deep = 0.007605, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16" cost <call = 230, row = 1.268, width = 32, tail = 0.2112, cell = 0.4972, thin = 0.04083, far = 0.001619, cache = 2726298, deep = 0.003521, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 216.9, plane = 18.76, row = 1.032, vector = 1.906, far = 0.001796, cache = 2726298, deep = 0.004882, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 6.981, plane = 8.715, vector = 3.565, width = 8, cell = 0.002505, thin = 0.225, far = 0.004224, cache = 1677722, deep = 0.02614, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 63.85, plane = 11.6, row = 0.9421, vector = 4.487, width = 16, tail = 0.3017, thin = 0.2332, far = 0.01203, cache = 1677722, deep = 0.001007, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 233.1, width = 32, cell = 0.3954, thin = 0.1129, far = 0.003603, cache = 2726298>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 100, plane = 10.57, row = 3.876, vector = 2.465, width = 8, tail = 1.498, cell = 0.3248, thin = 0.01622, far = 0.008273, cache = 1258291, deep = 0.007693, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 185.6, plane = 24.23, vector = 2.935, far = 0.002625, cache = 2726298, deep = 0.004594, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 129.6, plane = 10.11, row = 5.112, vector = 6.283, width = 8, cell = 0.02633, thin = 0.07184, far = 0.01305, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 81.59, row = 0.7521, vector = 0.9477, tail = 1.323, cell = 0.1022, far = 0.02064, cache = 1677722, deep = 0.002006, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 22.99, row = 0.6858, vector = 0.5052, tail = 0.04869, cell = 0.05824, far = 0.01936, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 157.8, plane = 81.66, row = 0.1081, width = 32, cell = 0.3469, thin = 0.003543, far = 0.001217, cache = 2726298, deep = 0.00342, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.33, row = 0.46, vector = 2.015, tail = 0.4284, thin = 0.01065, far = 0.01103, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 146.7, plane = 106.5, row = 0.7787, vector = 0.4057, width = 8, cell = 0.3927, far = 0.003968, cache = 2726298, deep = 0.03261, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 30.02, row = 0.6221, vector = 1.368, tail = 0.1028, thin = 0.3122, far = 0.008577, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.22, row = 1.749, vector = 1.271, tail = 0.6676, cell = 0.0623, far = 0.01422, cache = 1677722, deep = 0.01261, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 187.8, plane = 9.677, row = 0.179, width = 16, cell = 0.3468, thin = 0.04879, far = 0.001286, cache = 2726298, deep = 0.008794, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.92, row = 2.415, vector = 5.003, tail = 0.1072, thin = 0.0883, far = 0.003845, cache = 2726298, deep = 0.002914, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 180.7, plane = 28.12, row = 1.523, vector = 0.3726, width = 8, cell = 0.5834, thin = 0.02225, far = 0.0009527, cache = 2726298, deep = 0.01602, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <plane = 50.1, row = 2.322, vector = 2.854, tail = 0.2829, thin = 0.4896, far = 0.00337, cache = 2726298, deep = 0.005567, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 0.9651, plane = 2.208, vector = 2.093, width = 32, cell = 0.05606, thin = 0.04715, far = 0.01126, cache = 1258291, deep = 0.03207, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 52.8, plane = 5.482, vector = 5.16, width = 32, tail = 1.014, far = 0.01491, cache = 1677722, deep = 0.02361, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 3.715, plane = 2.088, vector = 1.643, width = 8, tail = 0.684, cell = 0.03974, thin = 0.07841, far = 0.003901, cache = 1258291, deep = 0.02873, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 184.5, plane = 1.826, width = 64, cell = 0.1936, thin = 0.05445, far = 0.008594, cache = 2726298, deep = 0.001355, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 193.6, plane = 3.007, width = 32, cell = 0.2113, thin = 0.1216, far = 0.00548, cache = 2726298, deep = 0.003007, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 214.9, plane = 4.317, vector = 2.312, width = 16, cell = 0.1477, far = 0.002126, cache = 2726298, deep = 0.005116, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <plane = 3.714, vector = 2.072, width = 16, tail = 0.1003, thin = 0.09914, far = 0.01146, cache = 1677722, deep = 0.03108, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_narrow" cost <call = 2.073, plane = 1.898, vector = 2.211, width = 8, tail = 0.1715, thin = 0.3028, far = 0.004147, cache = 1258291, deep = 0.0291, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 198.6, plane = 3.572, width = 32, cell = 0.2707, thin = 0.07636, far = 0.002524, cache = 2097152, deep = 0.004038, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16" cost <call = 198.6, plane = 3.743, width = 32, cell = 0.2732, thin = 0.08141, far = 0.002075, cache = 2097152, deep = 0.005137, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 220.4, plane = 2.522, width = 16, tail = 1.094, cell = 0.4599, far = 0.001223, cache = 838861, deep = 0.002247, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 4.267, vector = 1.127, width = 8, cell = 0.05939, thin = 0.4471, far = 0.006434, cache = 1258291, deep = 0.03349, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 0.1314, plane = 7.541, vector = 1.658, width = 16, cell = 0.02484, far = 0.008562, cache = 2726298, deep = 0.001142, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 71.52, plane = 5.691, row = 0.6323, vector = 1.347, width = 32, tail = 1.378, cell = 0.08878, far = 0.01392, cache = 1677722, deep = 0.001364, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.757, plane = 6.987, vector = 1.541, width = 8, cell = 0.05447, thin = 0.0477, far = 0.003151, cache = 2726298, deep = 0.02746, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 230.8, width = 64, tail = 0.231, cell = 0.1727, far = 0.003586, cache = 2726298, deep = 0.005821, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 232, plane = 5.168, row = 0.9585, vector = 1.544, far = 0.002411, cache = 2726298, deep = 0.009101, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 245.2, width = 16, tail = 1.237, cell = 0.2991, far = 0.002709, cache = 2726298, deep = 0.007125, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 5.978, plane = 7.641, vector = 2.588, width = 16, cell = 0.07538, far = 0.003513, cache = 1258291, deep = 0.01492, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_narrow" cost <call = 0.6843, plane = 6.947, row = 0.3076, vector = 2.213, width = 8, cell = 0.003714, far = 0.003137, cache = 2726298, deep = 0.01279, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 226.9, plane = 5.32, row = 1.487, width = 32, tail = 0.006626, cell = 0.2583, thin = 0.009702, far = 0.001545, cache = 2726298, deep = 0.004208, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16" cost <call = 227.5, plane = 5.105, row = 1.327, width = 32, cell = 0.2594, thin = 0.0148, far = 0.001201, cache = 2726298, deep = 0.004892, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 237.8, plane = 0.3534, row = 0.9408, width = 16, tail = 1.073, cell = 0.3364, far = 0.002248, cache = 1258291, deep = 0.006232, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <plane = 8.022, row = 0.3208, vector = 2.212, width = 8, thin = 0.377, far = 0.004891, cache = 2726298, deep = 0.01957, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 19.05, plane = 12.59, row = 0.3904, vector = 1.802, width = 16, tail = 0.002057, cell = 0.008736, thin = 0.009022, far = 0.007674, cache = 2097152, deep = 0.01825, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 108.7, row = 0.4503, vector = 3.987, width = 32, tail = 0.1277, far = 0.01034, cache = 1677722, deep = 0.01693, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 20.41, plane = 16.08, row = 0.8547, vector = 0.5126, cell = 0.1149, thin = 0.5699, far = 0.00498, cache = 2097152, deep = 0.01422, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 242.1, row = 0.09808, vector = 2.674, far = 0.002498, cache = 1258291, deep = 0.001535, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 227.4, plane = 12.21, row = 0.4668, width = 32, cell = 0.1783, thin = 0.02526, far = 0.001927, cache = 1258291, deep = 0.003968, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <call = 249.4, row = 0.7292, vector = 1.016, far = 0.003289, cache = 2726298, deep = 0.00823, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 29.66, plane = 15, row = 0.1631, vector = 3.207, width = 16, cell = 0.0296, far = 0.007079, cache = 2726298, deep = 0.0309, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_narrow" cost <call = 22.51, plane = 12.34, row = 1.11, vector = 1.445, width = 8, cell = 0.0903, far = 0.004183, cache = 2097152, deep = 0.01418, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 220.9, plane = 8.835, row = 1.34, width = 32, cell = 0.2154, thin = 0.01578, far = 0.002298, cache = 2726298, deep = 0.002362, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16" cost <call = 221.8, plane = 8.802, row = 1.394, width = 32, cell = 0.215, thin = 0.0208, far = 0.002593, cache = 2726298, deep = 0.002357, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <plane = 251.8, row = 1.364, vector = 1.086, far = 0.004899, cache = 2726298, deep = 0.007017, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 20.15, plane = 21.56, row = 1.277, vector = 1.313, width = 8, cell = 0.09271, thin = 0.6414, far = 0.00796, cache = 2726298, deep = 0.02716, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 64.8, plane = 15.1, row = 5.212, vector = 5.938, cell = 0.2632, far = 0.00465, cache = 1258291, deep = 0.0009956, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 246.8, width = 64, tail = 0.6324, cell = 0.6297, far = 0.004143, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 87.65, plane = 9.947, row = 5.361, vector = 1.806, tail = 2.935, cell = 0.781, far = 0.004117, cache = 1258291, deep = 0.001129, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 237.6, plane = 1.021, row = 2.846, width = 32, tail = 3.525, cell = 1.009, far = 0.002344, cache = 838861>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 123.3, row = 10.71, tail = 15.01, cell = 2.496, far = 0.001231, cache = 838861, deep = 0.0004397, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 39.26, plane = 20.98, row = 2.149, vector = 4.427, width = 32, cell = 0.03649, thin = 0.1238, far = 0.008724, cache = 1677722, deep = 0.006695, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 70.6, plane = 11.67, row = 5.788, vector = 4.524, width = 16, thin = 0.05158, far = 0.00419, cache = 1677722, deep = 0.01313, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 123, plane = 6.185, row = 6.562, vector = 3.679, width = 8, cell = 0.1246, thin = 0.06667, far = 0.002558, cache = 1677722, deep = 0.05143, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 67.95, plane = 12.62, row = 3.265, vector = 4.602, width = 32, cell = 0.002032, thin = 0.07206, far = 0.0104, cache = 1677722, deep = 0.0038, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 278.5, width = 64, cell = 0.2116, thin = 0.07012, deep = 0.005687, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 84.83, plane = 8.261, row = 5.593, vector = 4.267, width = 16, cell = 0.02618, thin = 0.05225, far = 0.006234, cache = 1677722, deep = 0.005958, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 271.5, plane = 0.1594, row = 3.716, vector = 1.103, width = 32, cell = 0.2901, thin = 0.1679, far = 0.0009087, cache = 2726298, deep = 0.005471, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 105.3, plane = 8.038, row = 6.295, vector = 3.475, width = 8, tail = 0.5614, cell = 0.1621, far = 0.004223, cache = 1677722, deep = 0.01282, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 90.65, row = 1.61, vector = 1.628, cell = 0.03021, far = 0.01711, cache = 2097152, deep = 0.007607, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 18.47, row = 0.5711, vector = 0.7843, tail = 0.1635, far = 0.01367, cache = 1258291, deep = 0.03565, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 153.4, plane = 81.81, row = 0.4018, vector = 0.2005, width = 64, tail = 0.5143, cell = 0.1768, far = 0.00745, cache = 2726298, deep = 0.003904, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 20.59, row = 0.5267, vector = 1.51, tail = 0.2835, thin = 0.09069, far = 0.006834, cache = 1677722, deep = 0.04199, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 163.4, plane = 90.39, row = 1.634, width = 32, tail = 0.05516, cell = 0.3893, thin = 0.01861, far = 0.001679, cache = 2726298, deep = 0.003107, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 21.03, row = 0.8882, vector = 0.933, tail = 0.3402, thin = 0.4396, far = 0.007238, cache = 1677722, deep = 0.01114, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 102.5, row = 0.8696, vector = 1.005, tail = 0.3952, cell = 0.03945, far = 0.01653, cache = 1677722, deep = 0.004547, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.16, row = 0.3787, vector = 0.7778, tail = 0.1179, cell = 0.005605, far = 0.01847, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 155.9, plane = 92.92, row = 0.04009, width = 64, cell = 0.1743, thin = 0.009348, far = 0.002511, cache = 2726298, deep = 0.003692, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.79, row = 0.3296, vector = 1.439, tail = 0.2301, thin = 0.03669, far = 0.004688, cache = 1677722, deep = 0.04559, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 162.2, plane = 103.9, row = 0.8697, width = 32, tail = 0.005692, cell = 0.3225, thin = 0.005363, far = 0.0003085, cache = 2726298, deep = 0.006297, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 31.18, row = 0.5656, vector = 0.8458, tail = 0.1657, thin = 0.3867, far = 0.006049, cache = 1677722, deep = 0.04429, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 101.3, row = 0.2468, tail = 1.537, cell = 0.09604, far = 0.01782, cache = 1677722, deep = 0.003171, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 39.38, row = 0.3135, vector = 0.1511, tail = 0.5315, cell = 0.07388, far = 0.01611, cache = 1258291, deep = 0.011, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 144.1, plane = 93.86, row = 0.006523, vector = 2.801, far = 0.0007989, cache = 838861, deep = 0.0014, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 49.14, row = 0.1424, vector = 1.399, tail = 0.2432, thin = 0.01547, far = 0.004717, cache = 1677722, deep = 0.01322, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 118.4, plane = 119.3, vector = 2.884, far = 0.02307, cache = 838861, deep = 0.008181, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 47.55, row = 0.5258, vector = 0.7898, tail = 0.09047, thin = 0.2159, far = 0.006209, cache = 1677722, deep = 0.0105, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 0.495, plane = 22.59, row = 6.661, vector = 8.025, tail = 1.213, thin = 0.08286>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 183, plane = 16.95, row = 3.644, width = 32, tail = 1.217, cell = 0.8093, deep = 0.006544, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 2.513, plane = 19.29, row = 7.695, vector = 15.11, tail = 1.133, thin = 0.2745, deep = 0.01081, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 189.7, plane = 16.21, row = 5.305, width = 32, cell = 1.873, thin = 0.1105, deep = 0.014, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 0.245, plane = 19.53, row = 8.205, vector = 9.118, tail = 1.475, thin = 4.344, deep = 0.01167, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 3.584, plane = 82.52, row = 1.242, vector = 1.723, tail = 0.4827, thin = 0.04621, far = 0.004077, cache = 1258291, deep = 0.0228, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 179.7, plane = 65.43, width = 32, cell = 0.1816, thin = 0.03082, far = 0.005664, cache = 2726298, deep = 0.01186, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 29.49, plane = 81.55, row = 1.341, vector = 3.978, tail = 0.4238, thin = 0.06501, deep = 0.008911, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 171.7, plane = 99.43, vector = 0.4486, width = 32, cell = 0.4786, far = 0.003109, cache = 2726298, deep = 0.00435, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 52, plane = 81.93, row = 1.606, vector = 2.438, tail = 0.2799, thin = 1.145, deep = 0.008628, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 45, row = 1.644, vector = 1.508, tail = 0.2645, thin = 0.06505, far = 0.007629, cache = 2097152, deep = 0.04218, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 193.9, plane = 24.98, vector = 1.064, width = 64, cell = 0.1587, far = 0.00415, cache = 2726298, deep = 0.007264, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.17, row = 2.306, vector = 3.542, far = 0.005098, cache = 2726298>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 188.1, plane = 24.71, row = 1.034, width = 32, tail = 0.1219, cell = 0.4512, thin = 0.007443, deep = 0.002851, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 43.51, row = 2.378, vector = 2.137, tail = 0.1503, thin = 0.5712, far = 0.002528, cache = 2097152, deep = 0.006754, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 1.213, plane = 10.18, vector = 1.878, width = 16, cell = 0.02836, far = 0.001328, cache = 1258291, deep = 0.009294, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 66.91, plane = 7.858, row = 1.113, vector = 3.615, width = 32, tail = 0.3553, cell = 0.02618, far = 0.002579, cache = 2097152, deep = 0.01024, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 2.228, plane = 8.797, vector = 2.024, width = 8, deep = 0.01017, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 220.9, row = 1.084, vector = 3.341, far = 0.002062, cache = 2097152, deep = 0.01057, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <plane = 11.24, vector = 3.215, width = 16, tail = 0.44, thin = 0.2444, far = 0.001261, cache = 1258291, deep = 0.01154, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 9.473, row = 0.1072, vector = 2.594, width = 8, tail = 0.223, thin = 0.327, deep = 0.01254, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 233.8, plane = 3.528, row = 0.9077, width = 64, tail = 0.4394, cell = 0.2423, thin = 0.006226, deep = 0.003948, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <plane = 8.835, vector = 7.428, width = 8, tail = 0.6293, thin = 0.2202, deep = 0.0119, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 76.71, plane = 11.67, row = 4.936, vector = 4.972, width = 32, cell = 0.01192, thin = 0.1002, far = 0.0054, cache = 838861, deep = 0.01212, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 327.1, width = 128, cell = 0.1938, thin = 0.02527, far = 0.005076, cache = 1258291, deep = 0.01226, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 68.68, plane = 17.58, row = 8.821, vector = 1.554, tail = 8.054, cell = 0.3684, thin = 0.4338, far = 0.005712, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 266.4, plane = 5.306, row = 6.558, vector = 2.068, width = 64, cell = 0.4269, thin = 0.009651, far = 0.005426, cache = 2097152, deep = 0.003409, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 79.61, plane = 9.357, row = 7.649, vector = 11.38, width = 8, cell = 0.0603, thin = 0.1555, far = 0.007697, cache = 838861, deep = 0.01005, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_wide" cost <plane = 114.9, row = 0.6637, vector = 1.497, tail = 0.07867, cell = 0.01571, far = 0.006296, cache = 1677722, deep = 0.007731, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 34.64, row = 0.5663, vector = 0.6419, tail = 0.2649, thin = 0.02275, far = 0.008777, cache = 1258291, deep = 0.004179, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 185.5, plane = 110.7, row = 0.2571, width = 64, tail = 0.2091, cell = 0.1143, far = 0.001252, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.2299, plane = 32.31, row = 0.43, vector = 1.212, tail = 0.4259, thin = 0.5375, far = 0.003812, cache = 1258291, deep = 0.005427, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 172, plane = 107.5, row = 0.6244, width = 32, cell = 0.2757, thin = 0.01279, deep = 0.00554, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 13.05, plane = 27.73, row = 0.9605, vector = 3.119, thin = 0.3167, far = 0.006388, cache = 1677722, deep = 0.003456, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.66, row = 1.854, vector = 1.581, tail = 0.3581, thin = 0.1769, far = 0.001896, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 160.8, plane = 27.87, row = 0.1829, width = 128, cell = 0.2047, thin = 0.007392, far = 0.002689, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.38, row = 1.927, vector = 3.548, tail = 1.067, thin = 0.5461, far = 0.001458, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 152.6, plane = 30.13, row = 1.403, width = 32, cell = 0.4176, thin = 0.04416, far = 0.003081, cache = 2726298>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 47.01, row = 1.922, vector = 5.252, tail = 0.6031, thin = 1.169, far = 0.004473, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 5.33, plane = 8.206, vector = 3.473, width = 16, tail = 0.1321, cell = 0.00819, thin = 0.001123, far = 0.003221, cache = 1258291, deep = 0.008057, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 74.39, plane = 8.831, row = 0.6283, vector = 6.344, width = 32, tail = 0.9679, cell = 0.005121, far = 0.0032, cache = 1677722, deep = 0.006244, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 4.591, plane = 10.56, vector = 2.207, width = 8, tail = 0.0617, cell = 0.04388, far = 0.002162, cache = 1258291, deep = 0.01101, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 256.7, row = 1.959, width = 128, cell = 0.1694, thin = 0.003268, far = 0.002807, cache = 1677722, deep = 0.007629, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <plane = 11.9, vector = 2.387, width = 16, tail = 1.385, cell = 0.1192, thin = 0.1427, far = 0.004434, cache = 1677722, deep = 0.00591, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 10.5, row = 0.2473, vector = 2.449, width = 8, tail = 0.811, cell = 0.09522, thin = 0.07487, far = 0.004265, cache = 2726298, deep = 0.008037, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 231.4, row = 2.039, width = 64, tail = 0.2713, cell = 0.2965, thin = 0.0004952, far = 0.001553, cache = 1258291, deep = 0.0022, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 1.356, plane = 10.53, row = 0.2146, vector = 2.996, width = 8, tail = 0.4512, cell = 0.02034, thin = 0.1319, far = 0.002934, cache = 1258291, deep = 0.01119, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 75.98, plane = 13.63, row = 3.178, vector = 7.373, width = 32, thin = 0.07422, far = 0.003718, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 257.2, vector = 9.094>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 75.88, plane = 16.03, row = 8.671, vector = 0.1002, tail = 9.551, cell = 0.4847, thin = 0.5667, far = 0.007226, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 220.8, plane = 43.31, row = 5.53, vector = 7.74, far = 0.001422, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 91.05, plane = 5.214, row = 6.836, vector = 6.484, width = 8, tail = 1.034, thin = 0.01615, far = 0.002659, cache = 1258291>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_wide" cost <plane = 104.6, row = 0.6259, vector = 2.697, tail = 0.2028, far = 0.003188, cache = 1677722, deep = 0.01023, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.63, row = 0.2553, vector = 1.664, tail = 0.1815, thin = 0.05074, far = 0.001868, cache = 838861, deep = 0.01135, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 167.1, plane = 107.1, row = 0.8521, vector = 5.537, far = 0.00153, cache = 2726298, deep = 0.01136, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.33, row = 0.5234, vector = 2.144, tail = 0.4253, thin = 0.4552, far = 0.001785, cache = 838861, deep = 0.02862, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 184.2, plane = 105.8, row = 0.5484, width = 32, tail = 0.1856, cell = 0.3894, far = 0.002199, cache = 2726298, deep = 0.01065, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 1.772, plane = 28.12, row = 0.5347, vector = 1.577, tail = 0.233, thin = 0.4217, far = 0.003396, cache = 1677722, deep = 0.01608, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 47.25, row = 1.291, vector = 2.756, tail = 0.3683, thin = 0.1717, far = 0.001852, cache = 1258291, deep = 0.007646, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 181.2, plane = 30.78, width = 128, tail = 0.4823, cell = 0.2288, thin = 0.002349, far = 0.001508, cache = 1258291, deep = 0.007016, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.13, row = 2.028, vector = 4.575, tail = 0.7812, thin = 0.5399, far = 0.002306, cache = 1258291, deep = 0.02233, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 178.4, plane = 29.92, row = 1.411, vector = 8.165, deep = 0.01964, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 0.9618, plane = 47.62, row = 2.17, vector = 3.021, tail = 0.1942, thin = 0.7946, deep = 0.01333, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 19.48, plane = 7.629, cell = 0.7147, tap = 0.0002176, far = 0.002271, cache = 838861, deep = 0.007626, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 19.02, plane = 11.14, cell = 0.9252, tap = 0.0002178, far = 0.002199, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 19.73, plane = 11.93, cell = 0.9789, tap = 0.0002317, far = 0.00171, cache = 838861, deep = 0.001544, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 54.76, row = 0.2598, vector = 5.834, tail = 2.051, cell = 0.1515, thin = 1.382, tap = 0.0003098, far = 0.006021, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 54.35, row = 0.1487, vector = 5.631, tail = 2.67, cell = 0.4569, thin = 1.072, tap = 0.0000644, far = 0.002055, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 54.24, row = 0.7491, vector = 7.081, tail = 1.775, cell = 0.2985, thin = 1.311, tap = 0.00004292, far = 0.003902, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 16.31, plane = 7.747, vector = 0.05507, cell = 0.4825, tap = 0.0000006461, far = 0.002524, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 13.78, plane = 9.23, vector = 0.1305, cell = 0.5612, far = 0.001425, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 13.18, plane = 10.04, vector = 0.131, cell = 0.7045, tap = 0.00005474, far = 0.0009161, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 52.79, vector = 5.272, tail = 0.8364, cell = 0.2605, thin = 0.8289, tap = 0.000005742, far = 0.007448, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 53.16, vector = 6.238, tail = 0.7206, cell = 0.1246, thin = 1.181, tap = 0.00004708, far = 0.004174, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 54.45, vector = 5.782, tail = 2.129, cell = 0.6551, thin = 0.757, tap = 0.00004563, far = 0.004806, cache = 838861>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 49.58, plane = 4.05, row = 1.774, vector = 30.36, tail = 3.647, cell = 0.9904, tap = 0.0002763, far = 0.003916, cache = 1258291>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_narrow" cost <call = 71.43, plane = 2.013, vector = 21.23, tail = 1.38, thin = 8.738, tap = 0.001093, far = 0.002097, cache = 838861>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 87.44, plane = 5.19, tail = 19.41, cell = 4.8, tap = 0.0005219>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 78.3, plane = 1.66, row = 0.8717, vector = 20.48, tail = 1.708, thin = 8.774, tap = 0.00126, far = 0.0008275, cache = 838861>
argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 59.78, vector = 32.28, tail = 9.43, cell = 4.781, thin = 4.899>
argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 59.79, vector = 23.87, tail = 12.59, cell = 5.308, thin = 4.958>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 122.6, plane = 4.977, row = 1.443, vector = 35.85, tail = 3.052, cell = 0.2267, tap = 0.007245, far = 0.01517, cache = 1258291>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_narrow" cost <call = 167.8, plane = 3.468, vector = 16.94, tail = 4.466, cell = 0.8561, thin = 8.55, tap = 0.009166, far = 0.01454, cache = 1258291>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 95.19, plane = 3.203, row = 0.06138, vector = 35.33, tail = 3.404, cell = 0.3719, tap = 0.003457, far = 0.01526, cache = 2726298>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 134.5, plane = 3.241, vector = 16.32, tail = 5.49, cell = 0.9055, thin = 8.4, tap = 0.009124, far = 0.008208, cache = 838861>
argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 29.11, plane = 55.69, vector = 48.17, tail = 2.658, cell = 2.696, thin = 2.946, far = 0.05892, cache = 838861>
argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 27.23, plane = 51.13, vector = 44.8, tail = 3.347, cell = 2.57, thin = 2.767, far = 0.05354, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 20.17, plane = 6.518, cell = 0.7444, far = 0.003324, cache = 1677722, deep = 0.003724, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 14.84, plane = 8.5, tail = 0.05827, cell = 0.9844, thin = 0.01016, far = 0.00574, cache = 838861, deep = 0.001147, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 21.53, plane = 9.418, vector = 0.06925, cell = 1.133, thin = 0.0005951, far = 0.003073, cache = 1677722>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 54.89, row = 0.5282, tail = 3.154, cell = 0.8487, thin = 0.6549, tap = 0.0001543, far = 0.004768, cache = 838861, deep = 0.00272, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 56.29, row = 0.4402, vector = 0.8077, tail = 3.716, cell = 1.054, thin = 0.5704, tap = 0.00003002, far = 0.004375, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 56.03, row = 1.18, vector = 2.401, tail = 3.151, cell = 0.9939, thin = 0.4882, tap = 0.00005877, far = 0.006633, cache = 838861, deep = 0.002808, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 22.87, plane = 6.101, vector = 0.4008, cell = 0.436, far = 0.004723, cache = 838861, deep = 0.01078, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 11.44, plane = 6.808, vector = 0.6589, tail = 0.09246, cell = 0.608, far = 0.008576, cache = 838861>
argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 23.12, plane = 7.834, vector = 0.2284, cell = 0.6346, far = 0.005087, cache = 838861, deep = 0.002424, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 53.81, row = 0.1859, vector = 0.315, tail = 2.481, cell = 0.9052, thin = 0.4084, far = 0.00411, cache = 838861, deep = 0.003493, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 54.56, row = 0.2147, vector = 1.327, tail = 2.442, cell = 0.8895, thin = 0.4702, far = 0.003247, cache = 838861, deep = 0.0002356, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 54.4, row = 0.1799, vector = 2.878, tail = 1.722, cell = 0.672, thin = 0.5999, far = 0.00351, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 45.28, plane = 3.004, row = 2.118, vector = 36.9, cell = 0.197, far = 0.003346, cache = 2726298>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_narrow" cost <call = 43.19, plane = 3.134, row = 1.592, vector = 15.39, tail = 2.18, cell = 1.396, thin = 8.734, far = 0.003196, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 41.19, plane = 3.604, row = 1.5, vector = 35.18, tail = 0.8957, cell = 0.2821, far = 0.002843, cache = 838861>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 44.04, plane = 2.819, row = 1.65, vector = 16.49, tail = 1.499, cell = 0.9586, thin = 9.088, far = 0.004895, cache = 2726298>
argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 14.61, plane = 60.21, vector = 24.44, tail = 20.09, cell = 5.653, thin = 2.998, far = 0.02268, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 16.34, plane = 55.93, vector = 17.19, tail = 21.86, cell = 6.024, thin = 3.013, far = 0.02819, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 94.6, row = 1.937, vector = 30.83, tail = 2.496, cell = 0.9505, tap = 0.0001293, far = 0.00005871, cache = 838861>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_narrow" cost <call = 88.99, plane = 13.98, vector = 4.024, tail = 4.351, cell = 4.197, thin = 8.727, tap = 0.0003122, far = 0.004311, cache = 838861>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 93.27, row = 1.238, vector = 28.82, tail = 2.993, cell = 1.063, tap = 0.0001646, far = 0.007622, cache = 838861>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 86.66, plane = 11.78, row = 0.5571, vector = 4.982, tail = 4.702, cell = 3.814, thin = 9.046, tap = 0.0002262, far = 0.003759, cache = 838861>
argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 71.76, row = 5.071, vector = 23.28, width = 16, tail = 6.322, cell = 7.012, thin = 3.183, tap = 0.02006, far = 0.06833, cache = 2726298>
argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 69.45, row = 3.837, vector = 11.89, width = 16, tail = 14.42, cell = 7.156, thin = 2.833, tap = 0.01737, far = 0.05306, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 19.06, plane = 5.874, vector = 0.1725, cell = 0.2865, far = 0.01422, cache = 1677722, deep = 0.004719, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 176.4, plane = 1.078, row = 0.1771, vector = 4.233, far = 0.01199, cache = 1677722, deep = 0.01069, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 17.97, plane = 8.179, vector = 0.4963, cell = 0.8718, tap = 0.00002295, far = 0.008462, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 191.8, plane = 1.282, vector = 5.858, far = 0.007845, cache = 1677722, deep = 0.003743, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 21.77, plane = 9.851, vector = 0.4759, cell = 1.057, far = 0.006709, cache = 1258291>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 51.83, row = 0.04606, vector = 1.627, tail = 1.945, cell = 0.2032, thin = 1.483, far = 0.008283, cache = 1258291, deep = 0.01393, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 55.08, vector = 0.8927, tail = 4.453, cell = 0.978, thin = 0.5085, tap = 0.0002114, far = 0.006305, cache = 1258291, deep = 0.002302, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 54.8, row = 0.2525, vector = 3.62, tail = 3.07, cell = 0.712, thin = 0.8893, tap = 0.000164, far = 0.008053, cache = 1258291, deep = 0.001947, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 23.15, plane = 5.782, cell = 0.2324, far = 0.01486, cache = 1677722, deep = 0.01463, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 164.5, plane = 2.597, vector = 3.535, far = 0.01129, cache = 1677722, deep = 0.02322, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 19.43, plane = 7.202, cell = 0.5456, far = 0.009548, cache = 1258291, deep = 0.01449, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 202.4, plane = 2.859, row = 0.01016, vector = 3.526, far = 0.01009, cache = 1677722, deep = 0.01531, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 24.33, plane = 7.967, cell = 0.5662, tap = 0.0000247, far = 0.009, cache = 1677722, deep = 0.01531, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 53.84, row = 0.315, vector = 2.611, cell = 0.02895, thin = 1.386, tap = 0.00002083, far = 0.01021, cache = 1677722, deep = 0.01216, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 52.97, row = 0.4236, vector = 1.907, tail = 1.379, cell = 0.5798, thin = 0.635, tap = 0.00005072, far = 0.006556, cache = 1677722>
argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 51.65, row = 0.4254, vector = 5.862, tail = 0.03297, cell = 0.1475, thin = 0.8862, tap = 0.0000461, far = 0.006586, cache = 1677722>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 30.85, plane = 12.41, row = 1.691, vector = 30.55, tail = 4.169, cell = 0.6619, far = 0.001515, cache = 838861, deep = 0.02449, last = 8388608>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_narrow" cost <call = 30.99, plane = 3.459, row = 1.315, vector = 13.37, tail = 4.77, cell = 1.549, thin = 8.457, far = 0.003231, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 15.6, plane = 12.8, row = 0.7052, vector = 32.17, tail = 3.984, cell = 0.6759, far = 0.002399, cache = 1677722, deep = 0.007211, last = 8388608>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 31.05, plane = 4.077, row = 1.042, vector = 12.53, tail = 5.178, cell = 1.739, thin = 8.637, far = 0.00277, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 56.81, row = 1.772, vector = 22.07, tail = 15.59, cell = 5.585, thin = 3.405, tap = 0.001185, far = 0.007873, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 54.18, row = 2.833, vector = 14.05, tail = 16.51, cell = 6.365, thin = 3.421, tap = 0.0001284, far = 0.00894, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 39.81, plane = 1.831, row = 3.64, vector = 34.92, tail = 1.078, cell = 0.103, tap = 0.0004298, far = 0.0009791, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_narrow" cost <call = 34.05, plane = 4.314, row = 2.042, vector = 19.05, cell = 0.1126, thin = 8.947, tap = 0.0004133, far = 0.001752, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 30, plane = 2.015, row = 2.793, vector = 35.73, tail = 0.9275, cell = 0.2115, tap = 0.0004312, far = 0.0004595, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 32.65, plane = 3.28, row = 2.434, vector = 18.91, cell = 0.1495, thin = 9.235, tap = 0.0003418, far = 0.001991, cache = 838861>
argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 60.89, row = 3.267, vector = 17.38, tail = 19.98, cell = 6.11, thin = 1.78, far = 0.002549, cache = 838861, deep = 0.005951, last = 8388608>
argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 56.67, row = 4.018, vector = 6.62, tail = 24.89, cell = 7.308, thin = 0.6741, far = 0.002835, cache = 838861>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 19.51, plane = 6.335, cell = 0.3364, far = 0.01587, cache = 2097152, deep = 0.01169, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 19.68, plane = 8.32, cell = 1.079, thin = 0.06564, far = 0.008557, cache = 1677722, deep = 0.01763, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 20.92, plane = 10.14, cell = 1.246, far = 0.009413, cache = 2097152, deep = 0.01578, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 47.67, row = 0.2575, vector = 1.574, tail = 1.66, cell = 0.2329, thin = 1.611, far = 0.01113, cache = 1677722, deep = 0.0007207, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 54.84, row = 0.108, vector = 1.594, tail = 3.794, cell = 1.034, thin = 0.5214, tap = 0.00007901, far = 0.007576, cache = 1677722, deep = 0.005887, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 53.61, row = 0.4618, vector = 5.135, tail = 2.041, cell = 0.6033, thin = 0.8876, tap = 0.0001978, far = 0.009642, cache = 1677722, deep = 0.002691, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 19.92, plane = 6.453, cell = 0.2578, far = 0.01673, cache = 1677722, deep = 0.01026, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 20.83, plane = 7.741, cell = 0.5942, tap = 0.000004093, far = 0.009547, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 19.67, plane = 8.843, cell = 0.6476, tap = 0.00005322, far = 0.009298, cache = 1677722>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 51.52, row = 0.2087, vector = 2.667, tail = 0.1494, cell = 0.06213, thin = 1.349, far = 0.009507, cache = 1677722, deep = 0.01513, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 52.69, row = 0.5883, vector = 0.9024, tail = 2.489, cell = 0.8449, thin = 0.43, tap = 0.00002187, far = 0.007749, cache = 2097152>
argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 52.42, row = 0.5954, vector = 3.64, tail = 1.283, cell = 0.5309, thin = 0.653, far = 0.00729, cache = 1677722, deep = 0.002799, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 32.47, plane = 2.883, row = 2.541, vector = 37.59, cell = 0.1131, far = 0.001347, cache = 2726298, deep = 0.01393, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_narrow" cost <call = 35.3, plane = 4.36, row = 1.324, vector = 16.77, tail = 0.6179, cell = 0.7994, thin = 9.421, far = 0.00493, cache = 2726298, deep = 0.01084, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 24.28, plane = 1.768, row = 2.193, vector = 37.65, cell = 0.2151, far = 0.003767, cache = 2726298, deep = 0.01247, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 33.68, plane = 4.264, row = 1.575, vector = 17.08, tail = 0.6057, cell = 0.8019, thin = 9.167, far = 0.007775, cache = 2726298, deep = 0.006914, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 57.89, vector = 24.32, tail = 13.74, cell = 5.606, thin = 3.879, tap = 0.001749>
argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 57.27, vector = 15.24, tail = 17.46, cell = 6.584, thin = 3.624, tap = 0.001196>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 39.04, plane = 3.646, row = 2.457, vector = 36.33, tail = 1.965, cell = 0.1729, far = 0.002363, cache = 1258291, deep = 0.009542, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_narrow" cost <call = 35.71, plane = 3.109, row = 1.47, vector = 19.66, tail = 0.8676, thin = 9.419, far = 0.003727, cache = 2726298, deep = 0.01091, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 27.66, plane = 2.967, row = 1.875, vector = 36.01, tail = 2.729, cell = 0.3448, far = 0.004478, cache = 2726298, deep = 0.007056, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 32.84, plane = 2.479, row = 1.585, vector = 19.65, tail = 1.025, cell = 0.1448, thin = 9.08, far = 0.004704, cache = 2726298, deep = 0.007244, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 56.36, vector = 22.68, tail = 16.84, cell = 5.924, thin = 2.641, deep = 0.01597, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 55.14, vector = 14.63, tail = 19.89, cell = 6.685, thin = 2.447, deep = 0.009004, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 32.39, plane = 4.565, vector = 1.472, tail = 0.2663, cell = 0.03768, thin = 1.67, far = 0.005044, cache = 2726298, deep = 0.007065, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_narrow" cost <call = 26.32, plane = 4.317, vector = 0.7625, tail = 0.2339, cell = 0.1305, thin = 1.828, far = 0.002048, cache = 2726298, deep = 0.00457, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 26.47, plane = 4.828, vector = 1.241, tail = 0.2715, cell = 0.05782, thin = 1.581, far = 0.002657, cache = 2726298, deep = 0.0045, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 26.04, plane = 4.418, vector = 0.4867, tail = 0.3851, cell = 0.2108, thin = 1.784, far = 0.001108, cache = 2726298, deep = 0.003977, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 25.15, plane = 4.643, vector = 1.241, tail = 0.03155, cell = 0.0621, thin = 1.684, far = 0.001369, cache = 2726298, deep = 0.00427, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 34.31, plane = 5.081, row = 0.9329, vector = 0.5875, tail = 0.3935, cell = 0.1093, thin = 1.984, far = 0.002197, cache = 2726298, deep = 0.005128, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_narrow" cost <call = 28.47, plane = 4.563, row = 1.28, vector = 0.944, tail = 0.2441, cell = 0.1308, thin = 1.839, far = 0.0005633, cache = 2726298, deep = 0.002821, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 26.82, plane = 6.482, row = 1.268, vector = 1.903, tail = 0.114, cell = 0.002781, thin = 1.954, far = 0.001297, cache = 2726298, deep = 0.003041, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 27.47, plane = 5.527, row = 1.175, vector = 1.539, tail = 0.02952, thin = 2.967, far = 0.0003961, cache = 2726298, deep = 0.002922, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 26.94, plane = 4.862, row = 1.424, vector = 1.624, tail = 0.08172, thin = 3.05, far = 0.0003339, cache = 2097152, deep = 0.002971, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 32.33, plane = 8.477, row = 1.409, vector = 2.328, cell = 0.02242, thin = 2.862, far = 0.0004507, cache = 838861, deep = 0.004416, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_narrow" cost <call = 27.11, plane = 7.514, row = 2.324, vector = 1.62, thin = 2.889, far = 0.0001561, cache = 838861, deep = 0.001873, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 28.25, plane = 8.096, row = 2.533, vector = 1.823, tail = 0.02927, cell = 0.02611, thin = 2.486, far = 0.0006724, cache = 838861, deep = 0.002211, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 27.74, plane = 7.545, row = 2.704, vector = 1.657, thin = 2.651, far = 0.0001457, cache = 838861, deep = 0.00192, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 27.89, plane = 7.085, row = 2.75, vector = 1.826, thin = 2.683, far = 0.0001391, cache = 838861, deep = 0.00149, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 31.11, plane = 7.314, row = 0.6938, vector = 1.495, tail = 0.9938, cell = 0.175, thin = 1.529, far = 0.003726, cache = 2097152, deep = 0.004606, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 28.48, plane = 6.962, row = 1.995, vector = 1.456, tail = 0.4699, cell = 0.2481, thin = 1.164, deep = 0.003168, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 28.6, plane = 7.059, row = 1.732, vector = 0.8047, tail = 1.14, cell = 0.3168, thin = 1.241, far = 0.001471, cache = 2726298, deep = 0.00226, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 28.12, plane = 6.686, row = 1.882, vector = 1.808, tail = 0.2491, cell = 0.264, thin = 1.116, deep = 0.001729, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 28.01, plane = 6.889, row = 2.074, vector = 1.681, tail = 0.4359, cell = 0.3517, thin = 0.9748, deep = 0.001364, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 33.88, plane = 5.276, row = 0.8308, vector = 1.006, tail = 0.9823, cell = 0.2093, thin = 1.818, far = 0.001156, cache = 838861, deep = 0.006873, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_narrow" cost <call = 28.94, plane = 4.665, row = 2.109, vector = 0.8324, tail = 0.7824, cell = 0.4347, thin = 1.316, far = 0.0002127, cache = 838861, deep = 0.002174, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 30.68, plane = 4.926, row = 1.968, vector = 0.927, tail = 0.5934, cell = 0.3111, thin = 1.547, far = 0.0005448, cache = 838861, deep = 0.003034, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 29.53, plane = 4.523, row = 1.878, vector = 1.093, tail = 0.7459, cell = 0.4786, thin = 1.263, far = 0.00004649, cache = 838861, deep = 0.001301, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 28.39, plane = 4.796, row = 1.918, vector = 1.1, tail = 0.7968, cell = 0.5149, thin = 1.233, far = 0.00002644, cache = 838861, deep = 0.001044, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 30.93, plane = 7.611, row = 0.8502, vector = 2.577, tail = 0.3074, cell = 0.1062, thin = 1.881, far = 0.001423, cache = 2726298, deep = 0.004324, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 27.53, plane = 7.006, row = 2.128, vector = 1.92, tail = 0.4183, cell = 0.1554, thin = 1.49, far = 0.0008033, cache = 1677722, deep = 0.001045, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 28.38, plane = 6.775, row = 2.316, vector = 1.763, tail = 0.5844, cell = 0.1922, thin = 1.456, far = 0.0004184, cache = 838861, deep = 0.002464, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 27.04, plane = 7.12, row = 2.021, vector = 2.102, tail = 0.3334, cell = 0.1976, thin = 1.41, far = 0.0005611, cache = 1677722, deep = 0.0006227, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 27.99, plane = 7.068, row = 2.127, vector = 1.909, tail = 0.4686, cell = 0.2985, thin = 1.18, far = 0.00004058, cache = 838861, deep = 0.000524, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 34.59, plane = 5.015, vector = 1.203, cell = 0.05158, thin = 1.752, far = 0.0015, cache = 2726298, deep = 0.005644, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_narrow" cost <call = 29.9, plane = 4.571, vector = 1.131, cell = 0.03649, thin = 1.982, far = 0.0008684, cache = 2726298, deep = 0.003775, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 30.64, plane = 4.843, vector = 1.436, cell = 0.04091, thin = 1.695, far = 0.001055, cache = 2726298, deep = 0.003872, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 30.05, plane = 4.512, vector = 1.109, cell = 0.05324, thin = 1.879, far = 0.0006237, cache = 1258291, deep = 0.003625, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 28.76, plane = 4.456, vector = 1.209, cell = 0.06755, thin = 1.71, far = 0.0005169, cache = 2726298, deep = 0.003216, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 65.34, row = 0.9532, tail = 0.2925, cell = 0.1211, thin = 0.6624, far = 0.003882, cache = 2726298, deep = 0.006927, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_narrow" cost <plane = 63.48, row = 1.602, tail = 0.3643, cell = 0.2938, thin = 0.0402, far = 0.001883, cache = 2726298, deep = 0.003905, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 63.89, row = 1.548, cell = 0.1973, thin = 0.3998, far = 0.003105, cache = 2726298, deep = 0.004799, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_narrow" cost <plane = 63.14, row = 1.578, tail = 0.3662, cell = 0.3062, thin = 0.03207, far = 0.001808, cache = 2726298, deep = 0.003811, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 62.34, row = 1.709, tail = 0.2413, cell = 0.3667, thin = 0.05788, far = 0.002406, cache = 2097152, deep = 0.003144, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 64.24, row = 0.7087, vector = 0.4577, tail = 0.8243, cell = 0.1223, thin = 0.748, far = 0.003234, cache = 2726298, deep = 0.004076, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_narrow" cost <plane = 61.02, row = 1.301, vector = 0.2181, tail = 0.6741, cell = 0.2761, thin = 0.4772, far = 0.001238, cache = 2097152, deep = 0.003312, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 61.31, row = 1.176, vector = 0.3245, tail = 0.7321, cell = 0.1958, thin = 0.5952, far = 0.002617, cache = 2726298, deep = 0.003415, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_narrow" cost <plane = 60.75, row = 1.393, vector = 0.1759, tail = 0.6671, cell = 0.3053, thin = 0.4166, far = 0.001313, cache = 2097152, deep = 0.003043, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 60.94, row = 1.283, vector = 0.3188, tail = 0.6558, cell = 0.332, thin = 0.4269, far = 0.001117, cache = 2097152, deep = 0.002716, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 63.66, row = 0.7142, vector = 2.004, cell = 0.04306, thin = 1.4, far = 0.000848, cache = 838861, deep = 0.004083, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_narrow" cost <plane = 59.3, row = 1.376, vector = 1.005, tail = 0.5228, cell = 0.1615, thin = 1.113, far = 0.0006762, cache = 838861, deep = 0.001996, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 57.34, row = 1.696, vector = 2.057, tail = 0.5839, thin = 1.115, far = 0.001158, cache = 838861, deep = 0.00226, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_narrow" cost <plane = 55.59, row = 1.721, vector = 1.796, tail = 0.5967, thin = 1.347, far = 0.0008189, cache = 838861, deep = 0.00132, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 56.23, row = 1.562, vector = 1.98, tail = 0.4578, thin = 1.157, far = 0.000801, cache = 838861, deep = 0.001093, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 74.05, row = 0.7545, vector = 0.4779, tail = 1.004, cell = 0.1345, thin = 1.125, far = 0.003814, cache = 2726298, deep = 0.008823, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_narrow" cost <plane = 71.55, row = 1.711, tail = 0.783, cell = 0.3847, thin = 0.6748, far = 0.001806, cache = 2726298, deep = 0.004973, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 72.12, row = 1.615, vector = 0.1262, tail = 0.4867, cell = 0.2312, thin = 0.9414, far = 0.002654, cache = 838861, deep = 0.007324, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 70.56, row = 1.8, tail = 0.6447, cell = 0.3879, thin = 0.7175, far = 0.001336, cache = 838861, deep = 0.005162, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 71.7, row = 1.661, vector = 0.06949, tail = 0.6175, cell = 0.4502, thin = 0.6499, far = 0.002598, cache = 838861, deep = 0.004227, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 67.55, row = 0.9967, vector = 0.518, tail = 0.608, cell = 0.1156, thin = 0.975, far = 0.00131, cache = 838861, deep = 0.005778, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_narrow" cost <plane = 62.94, row = 1.458, vector = 0.426, tail = 0.4251, cell = 0.2556, thin = 0.8698, far = 0.0007847, cache = 838861, deep = 0.002814, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 65.2, row = 1.706, vector = 0.07683, tail = 0.8365, cell = 0.2198, thin = 0.7289, far = 0.001832, cache = 838861, deep = 0.003467, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_narrow" cost <plane = 63.88, row = 1.652, vector = 0.6882, tail = 0.07237, cell = 0.2108, thin = 0.875, far = 0.001244, cache = 838861, deep = 0.003141, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 63.5, row = 1.468, vector = 0.6389, tail = 0.2144, cell = 0.291, thin = 0.7925, far = 0.001083, cache = 838861, deep = 0.00254, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 69.89, row = 0.8009, vector = 0.3429, tail = 1.074, cell = 0.1288, thin = 1.145, far = 0.002092, cache = 2097152, deep = 0.003216, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 66.91, row = 1.462, vector = 0.6263, tail = 0.4238, cell = 0.2014, thin = 0.8817, far = 0.0008938, cache = 838861, deep = 0.001732, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 67.5, row = 1.479, vector = 0.1057, tail = 0.8521, cell = 0.2236, thin = 0.8976, far = 0.001476, cache = 838861, deep = 0.002561, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 66.45, row = 1.677, vector = 0.2938, tail = 0.5519, cell = 0.3034, thin = 0.8161, far = 0.001058, cache = 838861, deep = 0.00201, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 66.4, row = 1.59, vector = 0.2605, tail = 0.645, cell = 0.4, thin = 0.7095, far = 0.001831, cache = 838861, deep = 0.001617, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 65.66, row = 0.9984, vector = 0.05451, tail = 0.2272, cell = 0.1161, thin = 0.5441, far = 0.001842, cache = 2726298, deep = 0.007495, last = 25165824>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_narrow" cost <plane = 63.23, row = 1.38, tail = 0.3459, cell = 0.298, thin = 0.1347, far = 0.0009153, cache = 2726298, deep = 0.00255, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 64.67, row = 1.478, tail = 0.08068, cell = 0.191, thin = 0.3706, far = 0.001181, cache = 838861, deep = 0.004108, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_narrow" cost <plane = 63.3, row = 1.464, tail = 0.3546, cell = 0.305, thin = 0.08727, far = 0.001163, cache = 2726298, deep = 0.002298, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 63.58, row = 1.486, tail = 0.37, cell = 0.3502, thin = 0.04511, far = 0.001181, cache = 2726298, deep = 0.002107, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 33.06, plane = 4.931, row = 1.127, vector = 0.4128, tail = 0.5696, cell = 0.04738, thin = 1.722, far = 0.0001794, cache = 838861, deep = 0.003978, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_narrow" cost <call = 28.23, plane = 4.624, row = 1.108, vector = 1.077, cell = 0.009778, thin = 1.628, deep = 0.0009675, last = 25165824>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 27.58, plane = 7.775, row = 1.014, vector = 0.963, tail = 0.04727, cell = 0.03588, thin = 1.392, far = 0.00005846, cache = 838861, deep = 0.002188, last = 25165824>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 26.91, plane = 6.305, row = 0.9232, vector = 1.174, tail = 0.2032, thin = 1.419, deep = 0.0005552, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 26.71, plane = 6.354, row = 0.8664, vector = 1.213, tail = 0.1991, thin = 1.325, deep = 0.0007159, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 30.21, plane = 7.935, row = 1.162, vector = 0.2609, tail = 1.376, cell = 0.1746, thin = 1.507, far = 0.0001411, cache = 838861, deep = 0.001407, last = 25165824>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 28.82, plane = 7.093, row = 1.905, vector = 2.134, tail = 0.1891, cell = 0.009637, thin = 1.201, far = 0.0001529, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 28.48, plane = 6.822, row = 1.967, vector = 1.789, tail = 0.2401, cell = 0.1081, thin = 1.297, far = 0.0002019, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 28.5, plane = 6.922, row = 1.748, vector = 1.988, tail = 0.2018, cell = 0.14, thin = 1.132, far = 0.0002903, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 27.16, plane = 6.996, row = 1.882, vector = 2.159, tail = 0.08459, cell = 0.0865, thin = 1.131, far = 0.000231, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 63.57, row = 1.028, vector = 0.5203, cell = 0.04749, thin = 0.7039, far = 0.0003936, cache = 838861, deep = 0.003571, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_narrow" cost <plane = 62.28, row = 1.33, vector = 0.05931, tail = 0.5022, cell = 0.2761, thin = 0.271, far = 0.0004662, cache = 838861, deep = 0.0007901, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 62.78, row = 1.318, tail = 0.302, cell = 0.1551, thin = 0.5389, far = 0.0005943, cache = 838861, deep = 0.001487, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_narrow" cost <plane = 61.95, row = 1.447, tail = 0.5173, cell = 0.296, thin = 0.1957, far = 0.0006793, cache = 838861, deep = 0.001047, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 61.95, row = 1.47, tail = 0.5104, cell = 0.297, thin = 0.1998, far = 0.0007049, cache = 838861, deep = 0.0008713, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 68.64, row = 1.54, tail = 0.2283, cell = 0.07251, thin = 0.7767, far = 0.001345, cache = 838861, deep = 0.001744, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_narrow" cost <plane = 66.09, row = 1.51, tail = 0.503, cell = 0.3026, thin = 0.4789, far = 0.001403, cache = 838861, deep = 0.000119, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 67.21, row = 1.64, tail = 0.3301, cell = 0.1522, thin = 0.6376, far = 0.001454, cache = 838861, deep = 0.0007337, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_narrow" cost <plane = 65.94, row = 1.619, tail = 0.5137, cell = 0.3168, thin = 0.4376, far = 0.001464, cache = 838861, deep = 0.0001466, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 65.46, row = 1.577, tail = 0.5596, cell = 0.331, thin = 0.4081, far = 0.001618, cache = 838861, deep = 0.0001524, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 28.45, plane = 3.965, row = 1.111, tail = 0.1293, cell = 0.04491, thin = 1.963, deep = 0.0001122, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_narrow" cost <call = 29.9, plane = 3.5, row = 1.11, vector = 0.4866, cell = 0.02942, thin = 1.78>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 31.64, plane = 3.615, row = 1.168, tail = 0.1966, cell = 0.04527, thin = 1.893, deep = 0.0003764, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 29.97, plane = 3.557, row = 1.243, vector = 0.4353, cell = 0.04111, thin = 1.717, deep = 0.00002926, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 31.51, plane = 3.769, row = 1.215, tail = 0.1642, cell = 0.04492, thin = 1.916, deep = 0.0003357, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 50.16, plane = 6.425, row = 0.9957, vector = 0.4068, tail = 0.6331, cell = 0.1896, thin = 1.51, far = 0.0004288, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 25.57, plane = 6.315, row = 1.722, vector = 1.515, cell = 0.1917, thin = 0.9214, far = 0.0005607, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 55.91, plane = 5.877, row = 2.176, tail = 0.5856, cell = 0.2443, thin = 1.293>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 22.87, plane = 6.078, row = 1.847, vector = 1.797, cell = 0.1274, thin = 0.7673, far = 0.0001863, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 57.16, plane = 5.667, row = 2.492, tail = 0.9554, cell = 0.3129, thin = 1.162>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 57.99, row = 1.448, cell = 0.01171, thin = 0.7086, far = 0.001431, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_narrow" cost <plane = 57.3, row = 1.494, tail = 0.01164, cell = 0.1254, thin = 0.5061, far = 0.001198, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 58.15, row = 1.386, cell = 0.01593, thin = 0.7412, far = 0.001463, cache = 838861, deep = 0.0001949, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_narrow" cost <plane = 57.23, row = 1.664, cell = 0.1242, thin = 0.432, far = 0.001195, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 58.64, row = 1.594, cell = 0.01498, thin = 0.6882, far = 0.001427, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 56.75, row = 1.664, cell = 0.01187, thin = 0.9, far = 0.001684, cache = 838861, deep = 0.0002214, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_narrow" cost <plane = 56.9, row = 1.478, tail = 0.4092, cell = 0.1329, thin = 0.2203, far = 0.002117, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 56.57, row = 1.72, cell = 0.01316, thin = 0.8368, far = 0.001741, cache = 838861, deep = 0.00000994, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_narrow" cost <plane = 56.47, row = 1.726, tail = 0.3713, cell = 0.1332, thin = 0.04506, far = 0.002028, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 56.73, row = 1.658, cell = 0.02207, thin = 0.899, far = 0.001582, cache = 838861>
argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 21.88, plane = 7.402, vector = 0.004522, cell = 0.08681, far = 0.002998, cache = 2726298, deep = 0.005245, last = 8388608>
argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 22.08, plane = 7.823, row = 0.04621, tail = 0.01556, cell = 0.2052, thin = 0.01657, tap = 0.000004935, far = 0.002344, cache = 2726298, deep = 0.004029, last = 8388608>
argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 78.47, row = 0.2998, tail = 0.2492, cell = 0.1044, thin = 0.4262, tap = 0.00002413, far = 0.002935, cache = 2726298, deep = 0.004453, last = 8388608>
argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 80.06, row = 0.3435, tail = 0.3861, cell = 0.2938, thin = 0.1372, tap = 0.00005998, far = 0.001377, cache = 838861, deep = 0.003272, last = 8388608>
argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 23.97, plane = 7.525, cell = 0.08394, far = 0.0005562, cache = 2726298, deep = 0.002261, last = 8388608>
argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 23.99, plane = 7.775, tail = 0.05321, cell = 0.278, thin = 0.01399, far = 0.000006055, cache = 838861, deep = 0.0007383, last = 8388608>
argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 79.44, row = 0.1044, tail = 0.4014, cell = 0.1123, thin = 0.4139, tap = 0.000006079, far = 0.0008357, cache = 838861, deep = 0.002005, last = 8388608>
argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 80.75, row = 0.09558, tail = 0.6635, cell = 0.3681, thin = 0.08819, tap = 0.00002659, far = 0.0007342, cache = 838861>
argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 7.959, plane = 2.504, row = 0.1994, vector = 0.3409, width = 16, cell = 4.326, thin = 0.07584, tap = 0.0001338, deep = 0.0007757, last = 8388608>
argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 8.483, plane = 2.569, row = 0.249, vector = 0.232, width = 16, cell = 4.337, thin = 0.07488, tap = 0.0001912, deep = 0.0009372, last = 8388608>
argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 74.43, row = 0.09409, vector = 0.1244, cell = 4.21, thin = 0.1982, tap = 0.000301, far = 0.00309, cache = 838861, deep = 0.000691, last = 8388608>
argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 74.55, row = 0.12, vector = 0.1411, cell = 4.205, thin = 0.1655, tap = 0.0004312, far = 0.003125, cache = 838861, deep = 0.0009632, last = 8388608>
argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 20.39, plane = 2.718, vector = 0.2854, width = 16, cell = 4.328, thin = 0.09406, tap = 0.0003135>
argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 22.59, plane = 2.618, vector = 0.3406, width = 16, cell = 4.324, thin = 0.09012, tap = 0.0004054>
argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 78.5, row = 0.1433, width = 32, cell = 4.242, thin = 0.1205, tap = 0.0001269, far = 0.0002435, cache = 838861, deep = 0.01012, last = 8388608>
argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 78.55, row = 0.1416, width = 32, cell = 4.243, thin = 0.1175, tap = 0.00005688, far = 0.0003954, cache = 838861, deep = 0.008366, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 34.89, plane = 13.5, cell = 0.08962, tap = 0.001728, far = 0.02524, cache = 1258291, deep = 0.002084, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 35.63, plane = 18.9, cell = 0.08622, tap = 0.001903, far = 0.02583, cache = 1258291, deep = 0.001524, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 37.61, plane = 16.86, cell = 0.1076, tap = 0.001969, far = 0.02348, cache = 1258291, deep = 0.0006889, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <call = 29.52, plane = 102.4, vector = 0.7417, tail = 0.519, cell = 0.1391, far = 0.04053, cache = 838861, deep = 0.08287, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <call = 31.59, plane = 106.7, row = 2.069, tail = 1.332, cell = 0.1318, thin = 0.0009464, far = 0.0371, cache = 838861, deep = 0.0769, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 85.4, plane = 14.67, cell = 0.04295, thin = 0.001073, tap = 0.0007803, far = 0.04409, cache = 838861, deep = 0.02912, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 101.9, plane = 20.9, cell = 0.04687, thin = 0.0009769, tap = 0.0006968, far = 0.04773, cache = 838861, deep = 0.03215, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 131.5, plane = 18.36, width = 32, cell = 0.05253, thin = 0.01022, tap = 0.0009963, far = 0.05579, cache = 838861, deep = 0.03214, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 101, width = 256, tail = 1.366, cell = 0.05816, thin = 0.009997, tap = 0.002214, far = 0.04564, cache = 838861, deep = 0.04018, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 105.8, row = 2.6, width = 32, tail = 0.6595, cell = 0.0859, thin = 0.1148, tap = 0.002766, far = 0.05991, cache = 838861, deep = 0.02195, last = 8388608>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 115.3, plane = 8.548, width = 256, cell = 0.3002, thin = 0.3039, tap = 0.02467, far = 0.4075, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 586.7, plane = 18.11, width = 32, cell = 0.4411, thin = 0.4298, tap = 0.01985, far = 0.578, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 590.9, cell = 1.648, far = 1.423, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 677.6, cell = 1.587, thin = 0.07238, far = 1.188, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 6.64, cell = 2.683>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 21.89, cell = 2.824, far = 0.005909, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 7297, plane = 15.05, vector = 1.193, cell = 0.5369, tap = 0.02163, far = 0.4362, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 7100, plane = 15.92, vector = 4.974, cell = 0.4973, tap = 0.02074, far = 0.3075, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 39.35, plane = 14.42, cell = 0.09291, thin = 0.0002579, tap = 0.001574, far = 0.02552, cache = 838861, deep = 0.02502, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 36.25, plane = 19.3, cell = 0.08946, tap = 0.00166, far = 0.02794, cache = 838861, deep = 0.01863, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 39.86, plane = 15.9, cell = 0.1112, thin = 0.01073, tap = 0.001724, far = 0.02763, cache = 838861, deep = 0.0168, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 92.68, vector = 1.008, cell = 0.1536, tap = 0.001693, far = 0.02957, cache = 838861, deep = 0.02659, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 95.66, row = 0.009366, vector = 0.3921, width = 32, tail = 1.483, cell = 0.1527, thin = 0.07838, tap = 0.002599, far = 0.02504, cache = 838861, deep = 0.01436, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 44.64, plane = 14.39, cell = 0.04817, thin = 0.03414, tap = 0.001059, far = 0.03896, cache = 838861, deep = 0.03908, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 41.17, plane = 20.93, width = 32, cell = 0.05504, thin = 0.02362, tap = 0.001116, far = 0.03871, cache = 838861, deep = 0.0353, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 50.51, plane = 17.89, width = 32, cell = 0.0672, thin = 0.04741, tap = 0.00103, far = 0.04222, cache = 838861, deep = 0.05503, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <call = 23.43, plane = 100.3, vector = 1.847, cell = 0.0163, tap = 0.003558, far = 0.03809, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 101.6, plane = 98.18, row = 2.031, vector = 0.07717, width = 16, tail = 0.8559, cell = 0.07777, thin = 0.06196, tap = 0.004186, far = 0.04514, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 20.84, cell = 0.5786, far = 1.863, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 27.26, cell = 0.691, thin = 0.4731, tap = 0.004926, far = 1.759, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 606.2, cell = 0.2498, far = 0.5604, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 132.2, cell = 0.8927, tap = 0.02356, far = 0.2376, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <call = 2453, plane = 17.45, cell = 0.5746, far = 0.254, cache = 838861, deep = 0.1262, last = 8388608>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 2085, plane = 18.9, cell = 1.203, deep = 0.2131, last = 8388608>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 89.16, cell = 0.4336, tap = 0.04053, far = 0.5069, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 114.4, cell = 0.3975, tap = 0.05142, far = 0.3649, cache = 838861>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 27.86, plane = 14.47, cell = 0.1325, thin = 0.01279, tap = 0.001134, far = 0.02552, cache = 838861, deep = 0.01143, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 29.8, plane = 14.58, cell = 0.1309, thin = 0.01202, tap = 0.001228, far = 0.02687, cache = 838861, deep = 0.01174, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 28.23, plane = 15.82, tail = 0.08614, cell = 0.1507, thin = 0.006712, tap = 0.0013, far = 0.02642, cache = 838861, deep = 0.0105, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 92.34, row = 0.3766, vector = 0.5338, cell = 0.1232, tap = 0.003922, far = 0.03122, cache = 838861, deep = 0.0152, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 94.47, row = 1.417, width = 16, cell = 0.1381, thin = 0.1572, tap = 0.003885, far = 0.03052, cache = 838861, deep = 0.01743, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 25.36, plane = 13.59, tail = 0.07461, cell = 0.1001, tap = 0.002225, far = 0.03036, cache = 838861, deep = 0.01083, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 24.58, plane = 14.44, tail = 0.1139, cell = 0.1159, thin = 0.01563, tap = 0.002478, far = 0.02907, cache = 838861, deep = 0.00963, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 17.65, plane = 15.72, tail = 0.1916, cell = 0.1439, tap = 0.002681, far = 0.02899, cache = 838861, deep = 0.00885, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 92.02, row = 0.819, vector = 0.3698, cell = 0.1085, tap = 0.003039, far = 0.02318, cache = 838861, deep = 0.02343, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 94.8, row = 1.115, width = 16, cell = 0.1708, thin = 0.2077, tap = 0.003964, far = 0.02404, cache = 838861, deep = 0.02416, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 19.76, cell = 1.172, thin = 1.331, tap = 0.02464, far = 0.02432, cache = 2726298, deep = 0.08147, last = 25165824>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 174.8, row = 1.255, width = 16, cell = 1.134, thin = 1.653, tap = 0.02336, far = 0.01373, cache = 2726298, deep = 0.09639, last = 25165824>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 28.24, vector = 1.68, cell = 0.5114, tap = 0.02, far = 0.3235, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 29.55, row = 1.991, cell = 0.6183, thin = 0.3692, tap = 0.02215, far = 0.3293, cache = 1258291>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <plane = 7.447, width = 64, cell = 0.4917, thin = 0.4227, tap = 0.008411, far = 0.07243, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <plane = 3.881, row = 3.885, vector = 0.1027, width = 8, tail = 2.398, cell = 0.5279, tap = 0.006661, far = 0.07299, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 47.12, vector = 1.561, cell = 0.6836, far = 0.1864, cache = 1677722, deep = 0.02703, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 51.82, row = 0.8804, vector = 0.08739, width = 8, cell = 0.8148, thin = 0.9439, far = 0.1803, cache = 1677722, deep = 0.03078, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 16.64, plane = 13.51, width = 32, cell = 0.1852, thin = 0.03852, tap = 0.001063, far = 0.02797, cache = 1258291, deep = 0.0003206, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 18.53, plane = 13.99, cell = 0.1937, tap = 0.001149, far = 0.02763, cache = 1258291, deep = 0.004022, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 15.79, plane = 14.38, vector = 0.0556, cell = 0.1897, thin = 0.458, tap = 0.001215, far = 0.02706, cache = 1258291, deep = 0.002924, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 88.32, row = 0.07391, width = 32, tail = 0.4804, cell = 0.2892, thin = 0.07273, tap = 0.003274, far = 0.02179, cache = 1258291, deep = 0.04071, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 84.22, row = 0.9285, width = 8, cell = 0.2073, thin = 0.414, tap = 0.003155, far = 0.02638, cache = 838861, deep = 0.05333, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 31.18, plane = 14.81, width = 32, cell = 0.1344, thin = 0.02209, tap = 0.001785, far = 0.02911, cache = 1258291, deep = 0.01788, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 31.29, plane = 15.34, vector = 0.6072, tail = 0.04862, tap = 0.002064, far = 0.02831, cache = 1258291, deep = 0.01763, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 26.06, plane = 16.62, vector = 0.336, tail = 1.046, tap = 0.002594, far = 0.0283, cache = 1258291, deep = 0.01909, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.2, row = 0.8974, vector = 0.1081, cell = 0.124, thin = 0.03597, tap = 0.003225, far = 0.03373, cache = 838861, deep = 0.04827, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 101.8, row = 0.6937, width = 8, cell = 0.1844, thin = 0.4854, tap = 0.003875, far = 0.03277, cache = 838861, deep = 0.05821, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 113.7, row = 0.2711, cell = 0.8774, thin = 3.97, tap = 0.02246>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 83.69, row = 1.105, vector = 1.682, tail = 17.19, tap = 0.02127>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 21.35, cell = 0.7419, thin = 2.154, tap = 0.01096, far = 0.097, cache = 2097152, deep = 4.823, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 17.34, width = 8, cell = 0.8077, thin = 3.075, tap = 0.006952, far = 0.09777, cache = 2097152, deep = 4.973, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 837.7, plane = 16.08, width = 32, cell = 0.2402, thin = 0.4725, tap = 0.02752, far = 0.2168, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 804.7, plane = 33.93, vector = 0.5675, tail = 17.43, tap = 0.02657, far = 0.2088, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 77.8, plane = 32.46, vector = 1.743, cell = 0.2879, tap = 0.02295, far = 0.09904, cache = 838861, deep = 0.401, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 64.52, plane = 50.92, width = 8, tail = 1.479, cell = 0.5004, thin = 0.1313, tap = 0.02349, far = 0.09762, cache = 838861, deep = 0.3946, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 25.84, plane = 13.8, cell = 0.1928, thin = 0.02672, tap = 0.00222, far = 0.01759, cache = 838861, deep = 0.0439, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 25.43, plane = 14.72, cell = 0.1964, thin = 0.02389, tap = 0.002294, far = 0.01752, cache = 838861, deep = 0.04267, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 19.93, plane = 19.21, cell = 0.2045, tap = 0.00252, far = 0.01749, cache = 838861, deep = 0.04423, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 90.1, vector = 1.716, cell = 0.07349, tap = 0.003442, far = 0.02958, cache = 1258291, deep = 0.0307, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 93.73, row = 0.01304, vector = 2.045, cell = 0.06288, tap = 0.003671, far = 0.0291, cache = 1258291, deep = 0.03227, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 89.07, row = 1.433, vector = 2.851, tail = 1.296, thin = 0.02366, tap = 0.003601, far = 0.02686, cache = 1258291, deep = 0.0355, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 26.88, plane = 14.52, cell = 0.1855, tap = 0.001877, far = 0.02263, cache = 838861, deep = 0.00639, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 28.46, plane = 15.44, cell = 0.1933, tap = 0.00197, far = 0.02288, cache = 838861, deep = 0.004251, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 27.12, plane = 18.39, cell = 0.1974, tap = 0.002324, far = 0.0241, cache = 838861, deep = 0.0006487, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 107.3, row = 0.8832, vector = 0.4434, cell = 0.1012, tap = 0.004355, far = 0.03081, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 110.6, row = 0.7194, vector = 0.8998, cell = 0.08725, tap = 0.004721, far = 0.02964, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 109.1, row = 2.247, vector = 3.203, width = 32, cell = 0.03, tap = 0.004396, far = 0.02536, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 39.73, plane = 14.43, cell = 0.1539, tap = 0.0002117, far = 0.02552, cache = 838861, deep = 0.01194, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 39.13, plane = 15.06, cell = 0.1581, tap = 0.0002976, far = 0.02518, cache = 838861, deep = 0.01085, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 39.28, plane = 18.33, cell = 0.1674, tap = 0.0002762, far = 0.0249, cache = 838861, deep = 0.01078, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 103.4, row = 0.4533, width = 32, tail = 0.6529, cell = 0.1484, thin = 0.02115, tap = 0.001469, far = 0.02948, cache = 838861, deep = 0.01784, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 107.6, row = 0.2704, width = 32, tail = 0.7305, cell = 0.1597, thin = 0.02666, tap = 0.00159, far = 0.02813, cache = 838861, deep = 0.01801, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 107, row = 2.061, tail = 1.704, cell = 0.1499, thin = 0.04892, tap = 0.001774, far = 0.02931, cache = 838861, deep = 0.01768, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 49.74, plane = 15.35, cell = 0.1173, thin = 0.0331, tap = 0.00179, far = 0.02928, cache = 1677722, deep = 0.0245, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 52, plane = 16.24, cell = 0.1255, thin = 0.03487, tap = 0.001871, far = 0.02929, cache = 1677722, deep = 0.0243, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 49.99, plane = 19.13, cell = 0.1346, thin = 0.03192, tap = 0.001842, far = 0.03182, cache = 1677722, deep = 0.02411, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 100.4, row = 0.8947, width = 32, cell = 0.1063, thin = 0.03508, tap = 0.003537, far = 0.03093, cache = 838861, deep = 0.0421, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 106.8, row = 0.5822, vector = 0.1784, width = 32, cell = 0.1119, thin = 0.04041, tap = 0.003917, far = 0.02991, cache = 838861, deep = 0.04398, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 104.3, row = 1.095, vector = 2.525, width = 32, cell = 0.03832, thin = 0.08656, tap = 0.003883, far = 0.03066, cache = 838861, deep = 0.04703, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 93.38, plane = 40.35, cell = 0.3162, tap = 0.003148, far = 0.02574, cache = 1258291, deep = 0.00123, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 261, plane = 38.91, cell = 1.008, tap = 0.009588, far = 0.04769, cache = 838861, deep = 0.005199, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 188.7, plane = 44.88, vector = 0.1228, cell = 1.366, tap = 0.005458, far = 0.04172, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 27.02, plane = 111.4, vector = 1.799, cell = 0.6259, tap = 0.01176, far = 0.07191, cache = 1258291>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 93.56, plane = 108.4, vector = 4.264, tail = 1.182, cell = 0.487, tap = 0.01187, far = 0.06854, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 46.08, plane = 113.4, vector = 3.715, tail = 10.06, cell = 0.8711, tap = 0.01269, far = 0.0946, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 442.6, plane = 43.55, cell = 0.5379, far = 0.1023, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 532.9, plane = 46.75, cell = 0.9609, far = 0.1499, cache = 2097152>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 240.8, plane = 52.24, cell = 1.478, far = 0.06673, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 485.9, plane = 97.64, row = 0.2861, width = 32, tail = 0.5559, cell = 0.5805, thin = 0.4764, tap = 0.01302>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 381, plane = 98.38, row = 2.933, width = 32, cell = 0.5514, thin = 1.073, tap = 0.01246>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 245.4, plane = 117.1, tail = 10.91, cell = 1.064, thin = 1.156, tap = 0.008084>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 52.78, plane = 45.16, cell = 0.3241, tap = 0.002835, far = 0.01343, cache = 838861, deep = 0.04175, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 61.08, plane = 48.92, cell = 0.7482, tap = 0.003499, far = 0.01739, cache = 838861, deep = 0.02597, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 63.25, plane = 47.7, cell = 0.8747, tap = 0.003696, far = 0.01866, cache = 838861, deep = 0.03526, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 118.2, vector = 1.959, cell = 0.3253, tap = 0.003618, far = 0.03067, cache = 1258291, deep = 0.06289, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 37.62, plane = 118.4, vector = 2.486, tail = 2.561, cell = 0.3775, tap = 0.004741, far = 0.04572, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 59.07, plane = 124.6, vector = 6.299, tail = 7.261, cell = 0.2229, tap = 0.004958, far = 0.04851, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 107.5, plane = 49.2, cell = 0.3048, thin = 0.1243, tap = 0.003108, far = 0.03608, cache = 838861, deep = 0.1327, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 136.8, plane = 51.43, cell = 0.768, thin = 0.1022, tap = 0.003112, far = 0.03768, cache = 838861, deep = 0.1232, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 137.5, plane = 48.99, cell = 0.9304, thin = 0.09254, tap = 0.002801, far = 0.03832, cache = 838861, deep = 0.1161, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 61.93, plane = 135.4, vector = 2.207, cell = 0.1776, tap = 0.003548, far = 0.07468, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 120.8, plane = 159.9, row = 0.03972, vector = 5.356, tail = 1.058, cell = 0.04377, tap = 0.002815, far = 0.08588, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 121, plane = 147, row = 0.5847, vector = 6.089, tail = 5.88, cell = 0.07821, tap = 0.004504, far = 0.1082, cache = 2726298>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 140.7, plane = 15.31, cell = 0.03773, tap = 0.001755, far = 0.04864, cache = 838861, deep = 0.02029, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 144.8, plane = 18.57, cell = 0.03812, tap = 0.001865, far = 0.04927, cache = 838861, deep = 0.02221, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 166.6, plane = 18.43, cell = 0.04293, tap = 0.002074, far = 0.05301, cache = 838861, deep = 0.01781, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <call = 42.38, plane = 110.5, row = 0.5583, width = 32, cell = 0.1002, thin = 0.07648, tap = 0.0008679, far = 0.05175, cache = 838861, deep = 0.1153, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <call = 59.14, plane = 97.31, row = 3.169, tail = 4.811, cell = 0.08431, thin = 0.03229, tap = 0.0002794, far = 0.05883, cache = 838861, deep = 0.1526, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <call = 71.57, plane = 102.1, row = 2.743, width = 32, tail = 0.5112, cell = 0.09007, thin = 0.1255, tap = 0.0005905, far = 0.06676, cache = 838861, deep = 0.1411, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 97.83, plane = 14.7, cell = 0.06118, thin = 0.005501, tap = 0.002395, far = 0.03055, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 107.9, plane = 17.46, cell = 0.0638, tap = 0.002681, far = 0.03236, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 112.7, plane = 17.65, cell = 0.07946, tap = 0.003182, far = 0.03719, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 133.3, row = 1.042, cell = 0.04508, tap = 0.003863, far = 0.07819, cache = 838861, deep = 0.03328, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 129.2, row = 2.1, tail = 5.034, cell = 0.05912, thin = 0.02808, tap = 0.003064, far = 0.08775, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 138.9, row = 2.29, tail = 1.575, cell = 0.05858, tap = 0.003991, far = 0.0952, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 95.88, plane = 15.19, vector = 0.03085, width = 64, cell = 0.0697, thin = 0.02553, tap = 0.0008561, far = 0.04204, cache = 838861, deep = 0.02867, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 93.7, plane = 18.64, width = 64, cell = 0.07306, thin = 0.02484, tap = 0.0008314, far = 0.04285, cache = 838861, deep = 0.02653, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 107.9, plane = 18.66, width = 64, cell = 0.08012, thin = 0.02375, tap = 0.000969, far = 0.04564, cache = 838861, deep = 0.02068, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 131.4, tail = 0.379, cell = 0.09764, thin = 0.08102, tap = 0.003855, far = 0.05774, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 130.8, row = 0.3558, vector = 0.3945, tail = 5.665, cell = 0.06754, thin = 0.2701, tap = 0.004081, far = 0.05901, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 137.9, row = 0.1518, tail = 3.038, cell = 0.0972, thin = 0.1852, tap = 0.004603, far = 0.06597, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 23.97, plane = 16.79, width = 64, cell = 0.06923, thin = 0.02045, tap = 0.001304, far = 0.0201, cache = 838861, deep = 0.04894, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 31.55, plane = 20.2, width = 64, cell = 0.07514, thin = 0.01618, tap = 0.001283, far = 0.01993, cache = 838861, deep = 0.04886, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 10.87, plane = 20.14, vector = 0.2366, cell = 0.09032, tap = 0.00161, far = 0.0394, cache = 2726298>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 17.06, plane = 101.3, row = 0.685, width = 64, tail = 0.2116, cell = 0.105, thin = 0.03382, tap = 0.001756, far = 0.04476, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 52.88, plane = 98.5, row = 0.8415, width = 64, tail = 5.159, cell = 0.106, thin = 0.05292, tap = 0.001833, far = 0.03819, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 56.23, plane = 101.6, row = 0.1709, width = 64, tail = 3.494, cell = 0.1302, thin = 0.01178, tap = 0.002315, far = 0.04696, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 60.01, plane = 14.22, width = 32, cell = 0.08704, thin = 0.05961, tap = 0.00111, far = 0.0321, cache = 838861, deep = 0.01966, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 60.55, plane = 14.67, width = 32, cell = 0.08866, thin = 0.06057, tap = 0.001187, far = 0.03256, cache = 838861, deep = 0.0184, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 64.12, plane = 17.38, width = 32, cell = 0.09445, thin = 0.04963, tap = 0.001446, far = 0.03373, cache = 838861, deep = 0.0128, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 105.4, row = 0.9139, width = 32, cell = 0.1161, thin = 0.0217, tap = 0.003487, far = 0.04139, cache = 1258291, deep = 0.003163, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <call = 1.829, plane = 108.4, row = 0.8279, width = 32, cell = 0.1223, thin = 0.02702, tap = 0.003753, far = 0.04103, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <call = 14.97, plane = 108.2, row = 1.423, tail = 2.18, cell = 0.1195, thin = 0.02202, tap = 0.004335, far = 0.03906, cache = 1258291, deep = 0.01784, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 35.14, plane = 15.14, cell = 0.09957, thin = 0.04554, tap = 0.001726, far = 0.02716, cache = 838861, deep = 0.08107, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 33.58, plane = 15.69, cell = 0.1053, thin = 0.05464, tap = 0.001939, far = 0.02702, cache = 838861, deep = 0.08488, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 28.19, plane = 18.43, cell = 0.1141, thin = 0.05243, tap = 0.002215, far = 0.02731, cache = 838861, deep = 0.09727, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 103.3, row = 0.8235, width = 64, cell = 0.1147, thin = 0.01198, tap = 0.003677, far = 0.03208, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 108.5, row = 0.776, width = 64, cell = 0.1213, thin = 0.01494, tap = 0.004023, far = 0.03133, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 108, row = 2.002, tail = 1.505, cell = 0.1268, thin = 0.04357, tap = 0.00491, far = 0.03154, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 33.32, plane = 15.11, cell = 0.1803, tap = 0.0009034, far = 0.02413, cache = 838861, deep = 0.01631, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 32.66, plane = 15.91, cell = 0.1847, tap = 0.001035, far = 0.02417, cache = 838861, deep = 0.01559, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 29.7, plane = 20.85, cell = 0.192, tap = 0.001183, far = 0.0241, cache = 838861, deep = 0.01305, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 96.69, vector = 1.274, width = 32, cell = 0.09647, tap = 0.00426, far = 0.03053, cache = 838861, deep = 0.02217, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 100.7, vector = 1.57, width = 32, cell = 0.09597, tap = 0.004475, far = 0.03105, cache = 838861, deep = 0.01956, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 99.93, vector = 5.215, width = 32, tail = 0.4855, tap = 0.00443, far = 0.03083, cache = 838861, deep = 0.0178, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 37.56, plane = 14.99, cell = 0.1586, thin = 0.0285, tap = 0.0003248, far = 0.02896, cache = 838861, deep = 0.003905, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 35.5, plane = 15.88, cell = 0.1708, thin = 0.02519, tap = 0.0004005, far = 0.02929, cache = 838861, deep = 0.001506, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 29.04, plane = 21.29, cell = 0.1798, tap = 0.0003579, far = 0.03043, cache = 838861, deep = 0.0005186, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.5, row = 0.3575, vector = 0.83, cell = 0.08038, tap = 0.003818, far = 0.03045, cache = 838861, deep = 0.02645, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 104.8, row = 0.7652, vector = 0.6947, cell = 0.09417, thin = 0.0112, tap = 0.004186, far = 0.02957, cache = 838861, deep = 0.02538, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 111.5, row = 1.217, vector = 1.276, tail = 2.639, cell = 0.04305, tap = 0.004722, far = 0.03248, cache = 838861, deep = 0.05183, last = 8388608>
