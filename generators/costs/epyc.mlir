// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=500 --seed=1, then seven runs of
// single kinds of 25 and 30 s (--only, --with),
// on AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on (before
// those seven):
//   all: mean 2.5 %, worst 411.9 % of 4283 calls
//   max_pool cf: mean 6.7 %, worst 411.9 % of 699 calls
//   max_pool cl: mean 4.0 %, worst 311.5 % of 1107 calls
//   max_pool_backward cf: mean 0.3 %, worst 21.8 % of 306 calls
//   max_pool_backward cl: mean 0.9 %, worst 31.7 % of 207 calls
//   max_unpool cf: mean 0.6 %, worst 63.0 % of 400 calls
//   max_unpool cl: mean 0.8 %, worst 78.3 % of 540 calls
//   max_unpool_backward cf: mean 1.0 %, worst 117.1 % of 340 calls
//   max_unpool_backward cl: mean 0.6 %, worst 16.1 % of 351 calls
//   max_unpool_sum cf: mean 0.0 %, worst 2.7 % of 203 calls
//   max_unpool_sum cl: mean 0.3 %, worst 9.1 % of 130 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.041 memory 26840000 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <plane = 39.7, tail = 8.355, cell = 0.04875, input = 0.0629, tap = 0.1852, step = 0.00425, far = 0.0033, cache = 1048576>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 141.5, plane = 16.49, row = 0.2781, vector = 7.255, tail = 45.06, tap = 0.5134, step = 0.07289, far = 0.02543, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <plane = 22.21, row = 5.509, width = 4, tail = 2.358, cell = 0.7873, input = 0.004544, thin = 13.86, tap = 0.3944, far = 0.009462, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 57.23, row = 4.678, vector = 0.9369, tail = 2.801, tap = 0.09562, step = 0.007531, far = 0.0003738, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 62.14, row = 4.619, tail = 1.199, cell = 0.2867, thin = 2.162, tap = 0.1141, step = 0.003904, far = 0.0008497, cache = 419430>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 62.1, row = 4.543, vector = 1.384, tail = 0.4229, thin = 0.396, tap = 0.2364, step = 0.006012, far = 0.0009252, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 23.82, plane = 1.455, row = 1.949, vector = 3.333, tail = 0.6067, cell = 0.04772, far = 0.001489, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 57.29, plane = 0.1204, vector = 9.683, tail = 21.13, cell = 0.4477, far = 0.01253, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 27.98, plane = 2.739, row = 1.294, vector = 2.48, tail = 0.3732, cell = 0.03931, far = 0.0007092, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 165.3, plane = 1.915, row = 1.424, vector = 3.719, far = 0.0007664, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 23.94, plane = 2.838, row = 2.001, vector = 2.577, tail = 0.3311, cell = 0.04794, far = 0.0001581, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 148.2, plane = 3.553, row = 1.053, vector = 0.3414, width = 8, cell = 0.602, far = 0.0001943, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 33.97, plane = 2.902, row = 1.899, vector = 2.799, cell = 0.2604, thin = 6.812, far = 0.000425, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 279.1, plane = 4.249, row = 7.896, vector = 7.45, tail = 2.063, cell = 0.2603, far = 0.0003775, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 39.22, vector = 19.32, tail = 22.76, cell = 1.038, far = 0.01376, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 263.4, plane = 3.721, row = 7.028, vector = 5.319, tail = 1.293, cell = 0.3844>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 404.2, plane = 5.202, row = 11.55, vector = 10.7, far = 0.0002189, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 228.9, plane = 4.441, row = 10.84, vector = 6.628, tail = 0.6876, cell = 0.2698>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 353, plane = 7.312, row = 13.84, vector = 6.98>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 70.68, plane = 4.092, row = 14.63, vector = 5.241, cell = 0.3363>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 84.38, plane = 21.49, row = 7.757, vector = 0.493, tail = 8.393, tap = 0.3084>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 46.52, vector = 9.565, tail = 38.72, tap = 0.7765, step = 0.08167, far = 0.03392, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 91.71, plane = 12.88, row = 10.28, vector = 2.086, tail = 3.551, thin = 6.752, tap = 0.5873, far = 0.001957, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 47.52, row = 2.025, vector = 3.58, tail = 0.4071, cell = 0.01, far = 0.002798, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 60.22, vector = 2.425, tail = 2.494, cell = 0.2643, far = 0.003071, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 124.2, plane = 54.52, row = 0.6232, width = 16, cell = 0.4516, thin = 0.03775, far = 0.002179, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 36.54, plane = 66.01, row = 22.64, vector = 6.471, tail = 0.1293, thin = 12.09, far = 0.001666, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.5, row = 2.44, vector = 1.779, tail = 0.021, cell = 0.1023, far = 0.001965, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.95, row = 2.405, vector = 0.8851, tail = 0.4334, cell = 0.3267, thin = 5.495, far = 0.001945, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 113.5, plane = 55.73, row = 1.399, vector = 1.956, tail = 130.3, far = 0.002056, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 53.37, row = 2.602, cell = 1.17, thin = 2.866, far = 0.001358, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 99.57, plane = 80.26, row = 1.265, vector = 7.385, tail = 0.06305, cell = 0.01339>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 119.4, plane = 80.86, vector = 8.596, cell = 0.1403, far = 0.0002051, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 365.9, plane = 89.26, row = 0.7689, tail = 1017, cell = 0.9462>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 3.119, plane = 86.42, row = 55.86, vector = 14.23, thin = 24.73>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 96.07, plane = 83.12, row = 0.4108, vector = 4.652, tail = 0.2974, cell = 0.3129>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 94.92, plane = 84.03, row = 0.3463, vector = 3.573, tail = 0.8154, cell = 0.5829, thin = 11.58>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 288.6, plane = 287.3, width = 16, cell = 1.518, thin = 0.2319>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 140.9, plane = 85.03, row = 1.023, vector = 1.436, cell = 2.104, thin = 8.962>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 35.84, plane = 65.51, row = 8.775, vector = 2.922, tail = 4.327, tap = 0.1179, far = 0.002439, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 29.4, plane = 75.06, row = 8.383, tail = 1.148, cell = 0.6935, thin = 5.04, tap = 0.1794, far = 0.003821, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 28.36, plane = 74.53, row = 7.449, vector = 0.7927, cell = 1.127, tap = 0.4082, far = 0.005737, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 107, plane = 6.547, row = 3.878, width = 32, tail = 43.2, cell = 0.3469, tap = 0.2352>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 53.93, vector = 2.384, tail = 41.37, cell = 1.164, tap = 0.7135, step = 0.07357, far = 0.08783, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 167.3, plane = 15.54, row = 9.451, vector = 2.778, tail = 7.356, thin = 10.31, tap = 0.5886, far = 0.006536, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 36714008>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 36904020>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <plane = 26.96, row = 4.309, width = 32, cell = 0.3773, input = 0.008216, thin = 1.427, tap = 0.2448>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 64.42, row = 0.8352, vector = 9.01, tail = 23.78, input = 0.07556, tap = 0.8399, step = 0.02955, far = 0.0856, cache = 838861>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 22.18, plane = 10.33, row = 7.073, tail = 9.942, cell = 1.606, thin = 18.6, tap = 0.4921>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 41.56, row = 6.087, vector = 1.289, tap = 0.1528, far = 0.003921, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 42.55, row = 6.746, vector = 0.8708, tail = 2.232, cell = 0.1164, thin = 3.928, tap = 0.2027, far = 0.003975, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 50.22, row = 5.967, tail = 4.327, cell = 0.5747, thin = 1.204, tap = 0.457, far = 0.006292, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 37.11, row = 37.46, vector = 7.965, width = 32, tap = 0.2394>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 126.1, plane = 8.046, row = 3.026, vector = 1.686, tail = 29.63, tap = 0.936, step = 0.03637, far = 0.04729, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 20.77, row = 27.98, width = 4, tail = 5.974, cell = 1.056, thin = 17.51, tap = 0.5256, far = 0.004292, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 76.89, row = 3.767, vector = 0.8877, tail = 5.148, tap = 0.1723, step = 0.00007248, far = 0.001056, cache = 838861>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 72.07, row = 6.01, vector = 1.231, tail = 5.304, thin = 3.441, tap = 0.2281, step = 0.005691, far = 0.000481, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 65.6, row = 4.89, tail = 0.4788, cell = 0.7633, thin = 9.065, tap = 0.4509, step = 0.01937>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 15.91, row = 0.5727, vector = 1.084, width = 32, cell = 0.1381, thin = 0.09531, far = 0.006413, cache = 1363149, deep = 0.02183, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 12.33, row = 0.3952, vector = 1.046, tail = 0.5391, cell = 0.07634, far = 0.003008, cache = 1048576, deep = 0.03379, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 13.39, plane = 1.898, row = 0.7394, vector = 1.264, thin = 5.388, far = 0.002675, cache = 1048576, deep = 0.0197, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 119.2, plane = 0.03548, vector = 8.39, tail = 33.26, cell = 0.02533, deep = 0.2436, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 106.1, plane = 27.21, row = 0.545, vector = 2.862, deep = 0.005733, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 17.18, plane = 2.381, row = 0.6953, vector = 1.63, cell = 0.02724, far = 0.002137, cache = 1363149, deep = 0.02096, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 128.9, plane = 19.19, vector = 1.744, far = 0.004877, cache = 1363149, deep = 0.005676, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 16.72, plane = 1.082, row = 1.297, vector = 0.703, tail = 0.388, cell = 0.2113, thin = 4.81, far = 0.002123, cache = 1048576, deep = 0.01557, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 273.9, tail = 9.558, cell = 0.6659, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 218.5, plane = 26.32, vector = 6.149, width = 16, tail = 0.8308, cell = 0.492, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 213.6, plane = 4.261, width = 8, tail = 3.114, cell = 1.496, thin = 10.64, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.3775, vector = 9.3, tail = 54.47, cell = 0.3696, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 40.26, vector = 5.303, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 402.1, width = 32, tail = 0.9344, cell = 0.5343>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 197.1, plane = 28.06, vector = 5.101, width = 16, tail = 0.8771, cell = 0.3668, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 395.5, row = 5.53, vector = 3.671>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <row = 15.27, vector = 2.998, width = 16, tail = 3.513, cell = 0.9191, deep = 0.04041, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 13.95, plane = 12.27, row = 0.02716, vector = 0.6925, tail = 5.434, cell = 0.3275, input = 0.01158, far = 0.007816, cache = 419430, deep = 0.00654, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 1.074, row = 0.4131, tail = 2.416, cell = 0.6077, far = 0.00566, cache = 1363149, deep = 0.005658, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <plane = 0.5565, row = 0.8756, vector = 2.92, cell = 0.115, thin = 13.45, far = 0.0009835, cache = 419430, deep = 0.006399, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 11.96, vector = 16.73, tail = 43.61, cell = 0.2722, input = 0.04639, far = 0.0001441, cache = 629146, deep = 0.2026, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_shared" cost <row = 1.19, vector = 0.312, tail = 5.638, cell = 0.5174, deep = 0.006373, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 33.86, vector = 2.046, input = 0.1153>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <row = 0.8274, tail = 2.38, cell = 0.5099, input = 0.02126, far = 0.003761, cache = 1363149, deep = 0.004688, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 67.44, plane = 12.8, width = 16, tail = 1.192, cell = 0.09767, input = 0.1213>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 5.216, plane = 0.4948, row = 1.484, vector = 2.074, tail = 0.9902, cell = 0.3741, thin = 10.57, far = 0.0008052, cache = 1363149, deep = 0.004037, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 304.1, row = 4.28, tail = 4.084, cell = 0.5351, far = 0.00928, cache = 629146, deep = 0.0008647, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 412.2, plane = 1.226, row = 1.359, tail = 7.916, cell = 0.7802, far = 0.009022, cache = 629146, deep = 0.0001659, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 474.4, plane = 1.631, row = 0.2547, width = 8, tail = 7.119, cell = 1.201, thin = 5.916, far = 0.01088, cache = 629146, deep = 0.0001659, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 56.27, vector = 19.07, tail = 60.31, far = 0.02628, cache = 419430, deep = 0.1783, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_shared" cost <call = 301.2, vector = 3.859, cell = 0.1997, far = 0.01504, cache = 629146, deep = 0.0002903, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 153.7, width = 32, tail = 2.894, cell = 0.7197, thin = 0.05241, deep = 0.0007606, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 269.4, row = 4.562, tail = 6.382, cell = 0.6918, far = 0.006599, cache = 629146, deep = 0.0001659, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 222.7, plane = 11.83, row = 0.8102, width = 32, tail = 1.776, cell = 0.8016, deep = 0.0007606, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 232.2, row = 9.055, width = 8, tail = 6.399, cell = 1.132, thin = 3.042, far = 0.008603, cache = 629146, deep = 0.0001659, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 61.81, plane = 42.22, row = 1.808, width = 32, tail = 8.461, input = 0.02848, thin = 0.08463, tap = 0.09334, step = 0.005655, far = 0.01154, cache = 419430, deep = 0.03469, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 48.55, plane = 0.2943, vector = 7.818, tail = 51.97, tap = 0.5691, far = 0.02584, cache = 838861, deep = 0.5326, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 143.7, plane = 61.84, row = 5.467, vector = 5.427, tail = 6.676, input = 0.1332, thin = 0.6002, step = 0.04694, far = 0.015, cache = 1363149, deep = 0.04732, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 730.2, plane = 14.32, row = 3.581, vector = 24.97, width = 32, input = 0.6394, thin = 0.4994, step = 0.03157, far = 0.02721, cache = 1048576, deep = 0.08932, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 160.6, plane = 65.59, vector = 25.95, width = 16, tail = 16.93, input = 0.4879, tap = 0.003392, step = 0.3075, far = 0.04501, cache = 838861, deep = 0.1365, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 26.67, plane = 13.86, row = 9.332, vector = 0.4529, tail = 2.336, cell = 0.3286, thin = 6.856, tap = 0.2127, step = 0.007958, far = 0.009007, cache = 629146, deep = 0.02314, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 42.77, row = 0.7375, vector = 2.953, tail = 0.4271, far = 0.002767, cache = 629146, deep = 0.04896, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 49.08, vector = 1.324, cell = 0.1381, far = 0.004284, cache = 419430, deep = 0.04836, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 145.2, plane = 48.45, row = 0.5585, vector = 2.595, far = 0.003372, cache = 629146, deep = 0.04836, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 33.2, plane = 88.92, row = 6.825, vector = 4.258, cell = 0.08254, thin = 6.798, far = 0.001727, cache = 1048576, deep = 0.04738, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 43.8, row = 0.8289, vector = 1.262, cell = 0.03955, far = 0.002444, cache = 419430, deep = 0.04969, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 148.8, plane = 47.83, row = 0.6415, vector = 0.05672, width = 16, cell = 0.1585, thin = 0.03966, far = 0.00342, cache = 629146, deep = 0.04839, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 8.904, plane = 44.38, row = 1.678, vector = 0.4451, tail = 0.07497, cell = 0.2346, thin = 5.638, far = 0.001809, cache = 419430, deep = 0.0518, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 8.32, plane = 79.03, vector = 5.651, width = 32, tail = 0.04181, far = 0.04607, cache = 1363149, deep = 0.03975, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 74.54, plane = 82.77, vector = 1.34, tail = 0.5144, cell = 0.1055, far = 0.02205, cache = 419430, deep = 0.05289, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 283, plane = 74.11, vector = 8.841, width = 64, tail = 15.21, thin = 1.64, far = 0.03639, cache = 629146, deep = 0.01277, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 310.9, plane = 7.575, row = 99.45, vector = 5.399, thin = 5.021, far = 0.04559, cache = 419430, deep = 0.04954, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 35.04, plane = 78.85, vector = 1.388, tail = 0.2782, cell = 0.05718, far = 0.02675, cache = 629146, deep = 0.0537, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 241.1, plane = 78.54, row = 0.1475, vector = 4.491, width = 32, cell = 0.02614, far = 0.05038, cache = 629146, deep = 0.0149, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 230.2, plane = 62.29, row = 0.5116, vector = 0.6158, cell = 0.3835, thin = 9.415, far = 0.04518, cache = 1363149, deep = 0.03628, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 56.06, row = 0.867, vector = 2.62, width = 32, cell = 0.0133, input = 0.04565, thin = 0.1199, far = 0.002404, cache = 838861, deep = 0.04722, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 47.77, vector = 0.7952, tail = 1.653, input = 0.08424, far = 0.006157, cache = 629146, deep = 0.04722, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 612.5, plane = 60.66, row = 1.354, tail = 1012, cell = 0.13, input = 0.02448, far = 0.004162, cache = 1048576, deep = 0.05701, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 0.2887, plane = 80.06, row = 10.44, vector = 10.63, thin = 9.062, far = 0.004368, cache = 838861, deep = 0.04722, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 50.76, row = 3.071, vector = 0.3901, tail = 1.317, input = 0.06291, far = 0.003761, cache = 838861, deep = 0.04722, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 239.1, plane = 56.48, width = 32, tail = 1.491, input = 0.07495, far = 0.004708, cache = 838861, deep = 0.05701, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 61.36, plane = 58.68, row = 1.791, tail = 0.258, cell = 0.315, input = 0.09002, thin = 8.023, far = 0.008464, cache = 838861, deep = 0.04722, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 30.07, plane = 81.82, row = 0.7444, vector = 4.103, tail = 2.385, far = 0.01166, cache = 838861, deep = 0.0406, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 51.99, plane = 97.48, vector = 6.448, width = 16, cell = 0.04321, far = 0.0211, cache = 838861, deep = 0.04016, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 692.3, plane = 91.63, vector = 3.409, far = 0.01417, cache = 629146, deep = 0.06274, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <row = 129.8, tail = 6.197, cell = 0.6384, thin = 6.834, deep = 0.04016, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 19.22, plane = 92.69, vector = 6.166, width = 16, tail = 0.3284, far = 0.01265, cache = 838861, deep = 0.0428, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 425.8, plane = 109.3, vector = 2.613, far = 0.01641, cache = 629146, deep = 0.06274, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 46.81, plane = 63.25, vector = 3.358, thin = 5.741, far = 0.02801, cache = 1048576, deep = 0.02653, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 62.65, row = 4.932, vector = 0.7117, tail = 3.098, tap = 0.04827, step = 0.002401, far = 0.001428, cache = 1363149, deep = 0.05248, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 282.2, plane = 484, tail = 16.8, input = 0.5213, tap = 0.01768, step = 0.01074, far = 0.01123, cache = 1363149, deep = 0.1051, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 64.31, row = 6.372, vector = 1.078, tail = 0.5309, thin = 2.646, tap = 0.0519, step = 0.001424, far = 0.001355, cache = 419430, deep = 0.05619, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 350.1, plane = 495.6, row = 1.093, vector = 4.672, tail = 18.78, input = 0.9992, tap = 0.009608, far = 0.01863, cache = 1363149, deep = 0.1017, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 63.78, row = 6.133, vector = 1.324, tail = 0.1191, thin = 2.738, tap = 0.1093, step = 0.003849, far = 0.001392, cache = 419430, deep = 0.05691, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 15.37, plane = 4.738, tail = 2.493, cell = 0.3188, far = 0.004505, cache = 419430, deep = 0.02099, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 23, plane = 4.09, vector = 0.234, tail = 2.019, cell = 0.2124, far = 0.0006264, cache = 419430, deep = 0.02826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 18.24, plane = 4.29, vector = 1.328, cell = 0.05672, thin = 5.357, far = 0.0006346, cache = 629146, deep = 0.03017, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 5.882, plane = 0.05015, row = 0.2978, vector = 2.87, tail = 23.48, cell = 0.6316, far = 0.005774, cache = 1048576, deep = 0.1554, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 144.4, width = 32, tail = 1.297, cell = 0.2967, far = 0.002604, cache = 1363149, deep = 0.002151, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 17.43, plane = 3.582, tail = 2.873, cell = 0.3531, far = 0.004438, cache = 1048576, deep = 0.02016, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 141.4, plane = 0.2223, vector = 2.541, width = 32, tail = 0.6989, cell = 0.22, thin = 0.01528, far = 0.00121, cache = 1363149, deep = 0.001903, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 21.24, plane = 4.03, vector = 2.219, cell = 0.06426, thin = 3.991, deep = 0.01482, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 25.33, plane = 3.978, row = 1.612, vector = 4.615, tail = 0.07331, far = 0.001042, cache = 629146, deep = 0.02114, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 16.13, plane = 4.269, row = 0.748, vector = 2.639, tail = 0.3968, cell = 0.06319, far = 0.0009455, cache = 419430, deep = 0.03087, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 17.71, plane = 3.335, row = 1.394, vector = 1.889, cell = 0.1259, thin = 16.99, far = 0.0009263, cache = 419430, deep = 0.02763, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 11.42, plane = 0.07157, vector = 10.39, tail = 40.01, far = 0.002148, cache = 1363149, deep = 0.3324, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 404.4, plane = 0.3318, vector = 0.6576, cell = 0.5702, thin = 0.008651, deep = 0.03675, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 181.4, vector = 1.246, width = 64, cell = 0.3756, deep = 0.008727, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 23.99, plane = 2.875, row = 1.768, vector = 3.119, tail = 0.1468, cell = 0.01654, deep = 0.01676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 157.9, plane = 4.365, row = 0.7575, vector = 3.481, deep = 0.005182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 20.14, plane = 2.841, row = 2.247, vector = 2.447, cell = 0.176, thin = 9.382, far = 0.0008495, cache = 419430, deep = 0.01054, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 35.53, row = 3.019, vector = 6.184, tail = 0.9609, cell = 0.09707, far = 0.004449, cache = 838861, deep = 0.05139, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 39.06, row = 1.297, vector = 5.329, tail = 1.117, cell = 0.04392, far = 0.002438, cache = 629146, deep = 0.05726, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 44.34, plane = 1.222, row = 2.106, vector = 4.047, tail = 0.6899, cell = 0.05097, thin = 29.51, far = 0.001477, cache = 629146, deep = 0.06076, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 49.99, vector = 29.3, tail = 40.56, cell = 0.06412, far = 0.03092, cache = 1363149, deep = 0.2119, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 389.5, plane = 23.88, vector = 0.9567, cell = 0.9256, deep = 0.067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 152.2, row = 3.699, vector = 7.117, far = 0.004036, cache = 838861, deep = 0.02737, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 41.5, row = 3.081, vector = 4.772, tail = 0.4049, cell = 0.09376, far = 0.003963, cache = 838861, deep = 0.05175, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <plane = 159.1, row = 3.591, width = 16, tail = 3.919, cell = 0.6483, far = 0.00524, cache = 1048576, deep = 0.0229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 37.4, plane = 1.145, row = 4.098, vector = 5.344, tail = 0.38, thin = 17.32, far = 0.003275, cache = 1363149, deep = 0.0478, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 353.1, row = 4.709, vector = 9.683, tail = 2.294, deep = 0.0103, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 316.3, plane = 1.955, row = 4.95, vector = 6.076, tail = 1.452, cell = 0.05631, deep = 0.01336, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 304.4, plane = 2.792, row = 5.698, vector = 3.666, tail = 0.1095, cell = 0.5108, thin = 16.89, deep = 0.01347, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 11.86, plane = 0.08019, vector = 11.86, tail = 48.22, cell = 0.4699, far = 0.02115, cache = 419430, deep = 0.127, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 120.8, plane = 5.207, vector = 5.782, cell = 0.1077, deep = 0.01266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 581.9, row = 7.864, vector = 10.45, deep = 0.005769, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 246.5, plane = 11.2, row = 11.33, vector = 5.515, cell = 0.1262, far = 0.001156, cache = 629146, deep = 0.01106, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 529, row = 8.831, width = 32, cell = 0.7475, thin = 0.1808, deep = 0.005873, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 4.298, plane = 6.473, row = 18.28, vector = 1.202, width = 8, tail = 1.774, cell = 1.354, thin = 0.3179, deep = 0.01185, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 22.96, plane = 7.001, vector = 7.332, tail = 2.247, input = 0.05399, far = 0.002031, cache = 419430, deep = 0.0218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 32.39, vector = 4.75, width = 16, tail = 0.6574, cell = 0.7274, far = 0.0005164, cache = 419430, deep = 0.02381, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 38.43, row = 4.641, vector = 0.7857, cell = 1.183, thin = 33.58, far = 0.0045, cache = 1363149, deep = 0.02142, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 28.11, vector = 13.73, tail = 48.35, cell = 0.9911, far = 0.01407, cache = 419430, deep = 0.2091, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 25.44, plane = 9.625, vector = 7.007, tail = 2.138, input = 0.04312, deep = 0.02012, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 168.5, width = 32, tail = 0.3086, cell = 0.08307, input = 0.1468, far = 0.003755, cache = 419430, deep = 0.005352, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 22.05, plane = 8.589, vector = 4.895, width = 16, tail = 1.623, cell = 0.5527, input = 0.02152, far = 0.00286, cache = 419430, deep = 0.01634, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 135.4, row = 1.492, vector = 10.22, width = 16, cell = 0.2697, far = 0.003922, cache = 1363149, deep = 0.00498, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 14.66, row = 6.676, vector = 2.044, cell = 1.103, thin = 15, far = 0.006308, cache = 1363149, deep = 0.01431, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 301.3, row = 5.148, vector = 1.962, tail = 11.36, cell = 0.7204, far = 0.005985, cache = 419430, deep = 0.0007489, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 207.3, vector = 20.88, width = 16, tail = 1.28, far = 0.004271, cache = 419430, deep = 0.002307, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 282, plane = 2.045, row = 2.214, tail = 3.538, cell = 1.744, thin = 35.2, deep = 0.0008455, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <vector = 20.42, tail = 67.22, far = 0.01518, cache = 1048576, deep = 0.2236, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 119.6, row = 0.2592, vector = 14.15, tail = 0.7246, cell = 0.09176, deep = 0.001197, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 362.8, row = 1.605, width = 32, cell = 1.133, thin = 0.4273>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 192.8, row = 5.433, vector = 16.1, width = 16, cell = 0.2811, thin = 0.07478, deep = 0.0006175, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 247.2, plane = 66.83, vector = 22.7, width = 16, tail = 16.83>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 32.42, row = 11.06, tail = 3.134, cell = 1.874, thin = 14.99, deep = 0.0005986, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 113.1, row = 4.44, vector = 25.44, tail = 4.969, input = 0.01757, far = 0.003241, cache = 629146, deep = 0.03715, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 150.1, row = 5.629, vector = 18.27, tail = 4.594, input = 0.03463, far = 0.00543, cache = 629146, deep = 0.0395, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 215.2, row = 6.158, vector = 5.729, tail = 9.552, cell = 1.914, input = 0.07081, thin = 96.45, far = 0.009789, cache = 629146, deep = 0.03466, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 322, tail = 27.43, cell = 9.812, far = 0.01957, cache = 1363149, deep = 0.2556, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <width = 64, cell = 1.998, thin = 0.02376, far = 0.001454, cache = 1363149, deep = 0.03083, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 132.9, plane = 12.7, row = 4.679, tail = 16.76, cell = 2.002, input = 0.03608, far = 0.006008, cache = 629146, deep = 0.03674, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 510.7, plane = 98.2, width = 16, tail = 2.767, cell = 2.411, input = 0.001702, far = 0.004366, cache = 629146, deep = 0.03141, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 265.5, plane = 4.571, row = 3.688, tail = 11.97, cell = 3.489, input = 0.04096, thin = 40.94, far = 0.007354, cache = 629146, deep = 0.03705, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 51.08, plane = 3.205, vector = 5.537, tail = 0.06271, cell = 0.03063, far = 0.0002773, cache = 1363149, deep = 0.02429, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 36.98, plane = 3.306, vector = 1.257, tail = 1.689, cell = 0.2145, deep = 0.03084, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 61.23, plane = 5.307, vector = 1.148, tail = 1.679, cell = 0.4854, thin = 10.47, deep = 0.02426, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 69.6, plane = 0.09228, vector = 22.88, tail = 21.78, far = 0.01557, cache = 1363149, deep = 0.2382, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 96.1, width = 32, cell = 0.5124, thin = 0.03358, deep = 0.003864, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 71.32, plane = 2.648, vector = 4.967, tail = 0.3936, far = 0.0008629, cache = 419430, deep = 0.0181, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 182, width = 16, tail = 1.509, cell = 0.6269, far = 0.006527, cache = 419430, deep = 0.003864, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 72.19, plane = 3.975, vector = 0.2779, width = 8, tail = 0.8889, cell = 0.9761, thin = 6.266, far = 0.001354, cache = 419430, deep = 0.02109, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 19.94, plane = 7.485, row = 1.244, vector = 7.109, input = 0.01421, far = 0.0001033, cache = 419430, deep = 0.02135, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 19.34, plane = 2.437, row = 1.523, vector = 4.61, tail = 1.232, far = 0.0001297, cache = 419430, deep = 0.02706, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 15.5, plane = 3.251, row = 2.274, vector = 1.149, tail = 0.381, input = 0.05256, thin = 13.5, far = 0.0006881, cache = 419430, deep = 0.02713, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 10.76, plane = 0.1632, row = 1.281, vector = 2.851, tail = 26.98, cell = 1.259, far = 0.01151, cache = 419430, deep = 0.1268, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 139.4, plane = 17.75, row = 3.008, vector = 1.942, width = 32, cell = 0.3385, thin = 0.5117, far = 0.00203, cache = 419430, deep = 0.001387, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.01, plane = 0.7786, row = 1.599, vector = 5.059, tail = 1.471, deep = 0.02029, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 151.5, width = 32, input = 0.05895, thin = 0.6151, far = 0.001502, cache = 1363149, deep = 0.001387, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 21.62, plane = 2.608, row = 2.788, vector = 2.302, tail = 0.0992, input = 0.0452, thin = 8.735, far = 0.0003316, cache = 419430, deep = 0.01578, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 26.84, width = 32, tail = 6.719, cell = 0.3337, thin = 0.127, far = 0.002877, cache = 1048576, deep = 0.01677, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 16.53, vector = 8.237, width = 32, tail = 0.2182, cell = 0.1102, thin = 0.1319, far = 0.0007919, cache = 629146, deep = 0.0171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.655, plane = 4.097, vector = 1.263, width = 16, cell = 0.4495, deep = 0.01454, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 17.25, vector = 4.906, tail = 23.01, cell = 0.8615, deep = 0.2011, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 201.7, plane = 2.606, input = 0.2234, deep = 0.0006452, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 31.3, plane = 4.761, vector = 2.111, cell = 0.1509, far = 0.001769, cache = 629146, deep = 0.0147, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 177.6, plane = 6.555, input = 0.1022, far = 0.009902, cache = 419430, deep = 0.001238, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 21.45, plane = 4.175, vector = 2.146, cell = 0.1736, far = 0.001173, cache = 1363149, deep = 0.01249, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 34.64, plane = 10.3, row = 4.776, vector = 10.81, tail = 1.202, input = 0.006211, far = 0.0006383, cache = 1363149, deep = 0.0003563, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 42.35, row = 4.591, vector = 6.218, tail = 2.393, cell = 0.07136, deep = 0.0003118, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 37.37, row = 6.267, vector = 4.856, tail = 1.088, cell = 0.1815, thin = 16.57, deep = 0.0006235, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.537, tail = 55.62, cell = 1.47, deep = 0.09687, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 234.4, row = 9.489, width = 32, tail = 2.679, cell = 0.6856, input = 0.01073, far = 0.002946, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 28.1, row = 7.287, vector = 6.835, tail = 2.992, cell = 0.01654, far = 0.0006501, cache = 838861, deep = 0.0003118, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 239.9, row = 8.646, width = 32, cell = 0.7815, thin = 0.2058, far = 0.00742, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 15.31, tail = 5.506, cell = 1.389, input = 0.04146, thin = 10.15, far = 0.01191, cache = 419430, deep = 0.01036, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 48.04, row = 13.87, vector = 2.026, tail = 5.667, cell = 0.2077, input = 0.134, far = 0.000295, cache = 419430, deep = 0.008911, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 40.28, row = 6.165, vector = 7.69, tail = 1.169, input = 0.06547, far = 0.003701, cache = 1363149, deep = 0.01266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 35.12, plane = 2.999, row = 8.77, vector = 3.243, cell = 0.768, input = 0.035, thin = 13.77, far = 0.006053, cache = 1363149, deep = 0.01171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 5.884, plane = 1.095, tail = 71.8, cell = 1.828, deep = 0.1931, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 39.29, row = 9.754, vector = 3.677, tail = 1.134, far = 0.008469, cache = 419430, deep = 0.0286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 202, plane = 35.25, vector = 6.78, width = 64, tail = 9.634, cell = 0.424, input = 0.08461, far = 0.01098, cache = 419430, deep = 0.002773, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 10.12, plane = 16.5, row = 14.21, vector = 8.009, tail = 2.377, input = 0.04363, far = 0.006664, cache = 1363149, deep = 0.01384, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 165.9, row = 14.44, width = 32, tail = 1.178, cell = 1.191, thin = 0.2669, far = 0.002714, cache = 1363149, deep = 0.004909, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 80.45, plane = 3.891, row = 20.52, vector = 0.5447, width = 8, tail = 1.717, cell = 1.902, far = 0.0009151, cache = 419430, deep = 0.01447, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1298, plane = 14.97, row = 11.42, tail = 9.867, cell = 1.569, far = 0.005762, cache = 1363149, deep = 0.003212, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1231, plane = 34.23, row = 4.669, width = 32, cell = 2.185, thin = 0.403, far = 0.009916, cache = 1363149, deep = 0.003288, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1212, row = 7.727, tail = 2.611, cell = 3.763, thin = 57.72, far = 0.01663, cache = 1363149, deep = 0.006542, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.5544, tail = 124.5, cell = 3.525, far = 0.04417, cache = 419430, deep = 0.276, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 186.9, plane = 30.47, vector = 8.824, tail = 0.02646, deep = 0.005577, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1436, plane = 127, row = 13.34, vector = 28.07>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 967.8, row = 32.83, vector = 2.384, tail = 8.822, cell = 1.585, far = 0.01065, cache = 1363149, deep = 0.008178, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1496, row = 25.65, vector = 13.99, far = 0.001784, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 64.49, row = 24.65, vector = 11.31, tail = 16.87, cell = 0.7919, thin = 27.2, far = 0.01225, cache = 419430, deep = 0.00478, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 5921, row = 19.59, vector = 60.42, tail = 32.84, cell = 2.906>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 3350, row = 26.64, vector = 54.49, tail = 6.292, cell = 1.744>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 3166, plane = 16.79, row = 15.89, tail = 25.81, cell = 14.01, thin = 162.5, far = 0.02663, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 255.7, plane = 0.9125, vector = 20.11, tail = 311.8, cell = 9.365, far = 0.2049, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 410.1, plane = 53.47, row = 3.388, vector = 9.901, tail = 3.029, far = 0.007124, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 7383, row = 24.8, vector = 96.61>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3112, row = 47.03, vector = 56.23, tail = 5.155>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 3629, row = 58.96, width = 16, tail = 5.148, cell = 6.505>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 214.9, row = 59.59, tail = 76.94, cell = 12.07, thin = 110.4, far = 0.1893, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 30126, plane = 307.9, row = 106.3, vector = 132.2, tail = 147.9, far = 0.2212, cache = 1048576, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 10536, row = 175.7, vector = 222.2, width = 16, tail = 74.97, far = 0.1113, cache = 1048576, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 10568, plane = 25.08, row = 60.41, tail = 122.1, cell = 24.91, thin = 169.6, far = 0.2588, cache = 1363149, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <plane = 3.67, vector = 6.41, tail = 430.9, cell = 17.63, far = 1.021, cache = 1048576, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 532.7, plane = 59.83, vector = 12.73, tail = 1.925, cell = 0.2222, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 25411, row = 186.6, vector = 139.5, far = 0.1634, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 12540, row = 166.3, vector = 196, width = 16, tail = 49.4, far = 0.05231, cache = 1363149, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 12877, row = 231.9, vector = 190.5, width = 16, tail = 140.4, far = 0.1293, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 71.49, row = 78.06, tail = 208.1, cell = 24.43, thin = 52.48, far = 0.3397, cache = 1048576, deep = 0.222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 49.06, plane = 16.69, row = 4.677, vector = 4.532, tail = 5.709, tap = 0.1281, far = 0.0004519, cache = 419430, deep = 0.03208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 40.82, vector = 6.982, tail = 57.9, input = 0.01938, tap = 0.5864, step = 0.01048, far = 0.02309, cache = 1048576, deep = 0.4484, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 650.2, plane = 83.9, row = 3.706, vector = 14.11, tail = 12.93, input = 0.3496, step = 0.1001, deep = 0.07327, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 979.8, plane = 14.55, vector = 0.4018, width = 64, cell = 1.207, input = 0.8175, thin = 0.4062, tap = 0.005424, step = 0.05002, far = 0.02128, cache = 1363149, deep = 0.1238, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 411.7, plane = 78.79, row = 1.932, vector = 19.78, tail = 23.23, input = 0.7034, thin = 1.381, tap = 0.01033, step = 0.3261, far = 0.00907, cache = 419430, deep = 0.1738, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 56.98, plane = 11.98, row = 7.734, vector = 3.201, tail = 2.49, input = 0.004567, thin = 12.41, tap = 0.2898, far = 0.0007692, cache = 419430, deep = 0.03529, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 45.73, row = 2.475, vector = 2.558, cell = 0.03793, far = 0.001622, cache = 629146, deep = 0.05028, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 51.68, vector = 1.221, tail = 0.7284, cell = 0.1578, far = 0.005381, cache = 419430, deep = 0.06391, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 130.3, plane = 43.68, vector = 2.375, width = 32, cell = 0.1506, far = 0.002031, cache = 1363149, deep = 0.0249, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 133.5, vector = 5.829, thin = 2.978, far = 0.002818, cache = 419430, deep = 0.05406, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 47.62, row = 2.102, vector = 1.678, tail = 0.0699, far = 0.002811, cache = 419430, deep = 0.06324, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 133.3, plane = 45.31, width = 32, tail = 1.212, cell = 0.2296, thin = 0.001559, far = 0.001521, cache = 1048576, deep = 0.0285, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 49.41, row = 1.66, vector = 0.8326, cell = 0.1748, thin = 1.838, far = 0.005607, cache = 419430, deep = 0.08777, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.83, row = 1.891, vector = 3.97, tail = 0.3237, cell = 0.03188, far = 0.00207, cache = 419430, deep = 0.03042, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 7.564, plane = 61.17, vector = 2.172, tail = 0.3101, cell = 0.1755, far = 0.003442, cache = 629146, deep = 0.05326, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 151.6, plane = 48.28, width = 64, tail = 0.739, cell = 0.3778, far = 0.0008079, cache = 1363149, deep = 0.02229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 12.93, plane = 106, row = 9.166, vector = 8.443, tail = 0.2097, thin = 16.56, far = 0.0009411, cache = 419430, deep = 0.02968, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.45, row = 1.874, vector = 2.418, tail = 0.0823, cell = 0.04587, far = 0.001837, cache = 419430, deep = 0.03099, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 138.8, plane = 51.02, row = 0.8156, width = 16, cell = 0.384, thin = 0.03418, far = 0.000934, cache = 1363149, deep = 0.02484, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 10.59, plane = 52.93, row = 2.262, vector = 0.955, cell = 0.4286, thin = 9.325, far = 0.001201, cache = 419430, deep = 0.02844, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 30.97, row = 2.684, vector = 6.876, tail = 1.418, cell = 0.2033, far = 0.001317, cache = 419430, deep = 0.02677, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 57.49, vector = 5.494, cell = 0.2363, far = 0.006058, cache = 1363149, deep = 0.03902, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 148.2, plane = 53.53, row = 3.91, width = 32, cell = 0.5096, thin = 0.04061, far = 0.00385, cache = 1048576, deep = 0.02549, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 65.45, row = 17.06, vector = 11.94, tail = 0.856, cell = 0.1543, thin = 24.62, far = 0.0009765, cache = 1363149, deep = 0.02598, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 33.08, row = 2.265, vector = 5.552, cell = 0.04949, far = 0.001593, cache = 629146, deep = 0.02809, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 144.8, plane = 48.48, row = 0.2637, vector = 7.384, width = 32, cell = 0.4176, far = 0.003235, cache = 419430, deep = 0.02601, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 34.05, row = 3.12, vector = 1.248, tail = 0.3655, cell = 1.072, thin = 15.68, far = 0.001093, cache = 838861, deep = 0.02494, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 179.4, plane = 90.35, row = 1.518, vector = 4.578, tail = 0.7544, far = 0.006989, cache = 419430, deep = 0.02837, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 205.9, plane = 99.83, vector = 2.079, tail = 0.2697, cell = 0.1818, far = 0.01195, cache = 419430, deep = 0.03745, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 340.5, plane = 113.5, row = 1.642, tail = 943, cell = 0.3617, far = 0.006423, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <plane = 17.71, row = 164.6, vector = 11.4, thin = 11.44, far = 0.03731, cache = 838861, deep = 0.02087, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 183.8, plane = 111.7, row = 0.8693, tail = 3.464, cell = 0.5356, far = 0.02646, cache = 419430, deep = 0.02686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 469.2, plane = 581.5, tail = 500.1, cell = 0.2281, far = 0.297, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 280.8, plane = 107.5, row = 2.568, cell = 0.8673, thin = 18.52, far = 0.01077, cache = 419430, deep = 0.03458, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 0.9269, plane = 65.69, row = 2.154, vector = 0.1171, tail = 6.202, input = 0.106, far = 0.001665, cache = 419430, deep = 0.024, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 54.88, plane = 53.64, tail = 3.216, input = 0.1802, far = 0.003995, cache = 1048576, deep = 0.05334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 260.9, plane = 82.84, row = 0.7918, tail = 666.2, input = 0.1107, far = 0.001388, cache = 629146, deep = 0.02084, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 95.55, row = 11.46, vector = 14.66, tail = 2.145, thin = 26.71, far = 0.005184, cache = 419430, deep = 0.02686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 59.64, row = 3.217, vector = 0.6281, tail = 3.149, input = 0.1346, far = 0.002484, cache = 629146, deep = 0.02347, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 87.28, plane = 207.5, row = 3.821, tail = 1358, input = 0.1635, far = 0.003638, cache = 838861, deep = 0.01885, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <plane = 56.43, row = 3.643, tail = 1.498, cell = 0.1569, input = 0.2488, thin = 13.41, far = 0.0006955, cache = 1363149, deep = 0.02013, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 134.5, plane = 93.89, row = 1.329, vector = 7.747, cell = 0.08127, far = 0.001337, cache = 1363149, deep = 0.03393, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 156, plane = 101.3, vector = 2.882, tail = 10.53, cell = 0.6137, far = 0.001436, cache = 1363149, deep = 0.028, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 495.4, plane = 115.5, vector = 8.276, tail = 702.5, far = 0.004742, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 70.25, row = 106.9, vector = 11.66, tail = 4.074, cell = 0.1321, thin = 16.13, far = 0.01275, cache = 838861, deep = 0.03866, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 24.31, plane = 105.4, vector = 3.389, tail = 11.48, cell = 0.3776, far = 0.002072, cache = 1363149, deep = 0.03261, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 623.4, plane = 238.7, vector = 6.158, tail = 861.6, far = 0.007752, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 225.9, plane = 85.1, row = 0.598, vector = 0.8797, tail = 3.341, cell = 1.353, thin = 11.13, deep = 0.03441, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <call = 92.27, plane = 55.27, row = 4.089, vector = 21.7, tail = 16.64, cell = 1.83, input = 0.005486, far = 0.01935, cache = 1048576, deep = 0.0054, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 62.9, plane = 52.49, row = 7.839, width = 16, tail = 3.883, cell = 4.936, thin = 2.416, far = 0.04034, cache = 1048576, deep = 0.1216, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 198.3, plane = 56.46, row = 0.8806, vector = 54.97, far = 0.01663, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 206.6, plane = 86.66, row = 43.75, cell = 3.319, thin = 60.96, far = 0.02136, cache = 838861, deep = 0.007668, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 112.4, plane = 53.1, row = 9.665, vector = 3.594, width = 16, tail = 4.783, cell = 4.744, input = 0.0000724, thin = 1.826, far = 0.02532, cache = 1048576, deep = 0.005634, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 219.1, plane = 39.59, row = 13.92, vector = 8.044, width = 16, cell = 3.878, input = 0.03645, far = 0.03227, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 371.6, plane = 18.3, vector = 17.38, cell = 2.173, input = 0.173, thin = 33.16, far = 0.03203, cache = 1048576, deep = 0.006529, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 52.54, row = 2.525, vector = 2.268, tail = 1.656, cell = 0.1492, far = 0.003403, cache = 838861, deep = 0.02396, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 11.87, plane = 55.57, tail = 2.864, cell = 0.531, far = 0.005236, cache = 629146, deep = 0.04569, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 118.6, plane = 52.99, row = 2.926, width = 64, cell = 0.2988, thin = 0.009131, far = 0.001868, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 15.2, plane = 134.5, vector = 7.97, thin = 10.1, far = 0.003396, cache = 629146, deep = 0.02597, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 51.77, row = 2.669, tail = 1.179, cell = 0.3361, far = 0.003293, cache = 629146, deep = 0.02504, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 116.7, plane = 52.87, row = 2.379, width = 16, tail = 0.2211, cell = 0.3417, thin = 0.06505, far = 0.002355, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 54.9, row = 3.244, tail = 0.6956, cell = 0.645, thin = 2.118, far = 0.002516, cache = 629146, deep = 0.02184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 49.97, row = 3.965, vector = 11.77, tail = 8.034, far = 0.007201, cache = 419430, deep = 0.06562, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 58.95, row = 0.03937, vector = 2.52, width = 16, tail = 9.541, cell = 0.9055, thin = 0.1338, far = 0.0111, cache = 629146, deep = 0.07112, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 129.1, plane = 81.02, row = 5.046, vector = 11.54, tail = 502, far = 0.00428, cache = 629146>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 33.07, plane = 377, width = 32, tail = 0.6962, cell = 0.4994, thin = 0.2386, far = 0.02346, cache = 1048576, deep = 0.06562, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 42.3, plane = 60.92, row = 141.6, vector = 64.59, thin = 48.79, far = 0.03957, cache = 629146, deep = 0.0514, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 59.68, row = 0.2727, vector = 3.315, width = 16, tail = 8.476, cell = 0.9289, thin = 0.1986, far = 0.01259, cache = 629146, deep = 0.07121, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 143, plane = 77.65, width = 32, tail = 2.25, cell = 1.093, thin = 0.1614, far = 0.0007682, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 15.25, plane = 70.31, row = 5.263, vector = 8.19, tail = 0.442, cell = 0.1526, thin = 58.17, far = 0.02859, cache = 1363149, deep = 0.09531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 120.1, plane = 95.83, row = 2.364, vector = 6.86, input = 0.05274, far = 0.004685, cache = 1363149, deep = 0.0127, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 261.9, plane = 82.63, vector = 2.552, width = 16, cell = 0.3994, input = 0.1464, far = 0.007282, cache = 1363149, deep = 0.03824, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 432.9, plane = 120.2, vector = 0.8339, width = 64, cell = 0.2218, input = 0.1049, thin = 0.07639, far = 0.0109, cache = 1363149, deep = 0.002173, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 94.89, plane = 34.91, row = 127.9, cell = 0.9189, thin = 5.925, far = 0.008265, cache = 838861, deep = 0.01323, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 55.27, plane = 95.97, row = 2.636, tail = 2.246, cell = 0.6194, input = 0.06518, far = 0.0003571, cache = 1363149, deep = 0.01297, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 814.1, plane = 214.1, row = 0.6492, cell = 0.2061, far = 0.02456, cache = 419430, deep = 0.001543, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 75.32, plane = 82.52, row = 2.374, tail = 2.837, cell = 0.9153, input = 0.2747, thin = 16.8, far = 0.005273, cache = 419430, deep = 0.0113, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 95.33, row = 5.368, width = 32, tail = 0.4205, cell = 1.466, thin = 1.921, far = 0.06504, cache = 1363149, deep = 0.02199, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 92.23, row = 8.536, vector = 3.419, tail = 21.38, cell = 1.403, far = 0.1195, cache = 1363149, deep = 0.04117, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 20.81, plane = 97.36, row = 2.252, width = 32, cell = 1.676, thin = 2.397, far = 0.01728, cache = 1363149, deep = 0.003311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 9599, width = 64, cell = 0.4526, thin = 0.2171, far = 0.07887, cache = 1363149, deep = 0.03232, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <row = 539.7, vector = 94.32, cell = 6.585, thin = 78.61, deep = 0.0283, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 95.98, row = 7.866, tail = 25.94, cell = 1.847, far = 0.1206, cache = 1363149, deep = 0.05126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 101.3, row = 3.435, width = 32, cell = 2.114, thin = 2.181, far = 0.05842, cache = 1363149, deep = 0.00505, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 30.6, plane = 81.05, row = 6.536, vector = 6.038, tail = 7.851, cell = 2.197, thin = 177, far = 0.2846, cache = 1363149, deep = 0.07166, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 441.5, row = 0.6477, vector = 66.56, width = 32, tail = 19.61, far = 0.002991, cache = 419430, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 512.4, plane = 64.16, row = 8.587, vector = 2.492, tail = 15.48, cell = 2.447, far = 0.09393, cache = 419430, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 613.4, row = 9.94, vector = 62.83, width = 32, tail = 3.038>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <width = 64, cell = 1.676, thin = 0.04986, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 30611, plane = 2246, cell = 27.46, thin = 61.11, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 526.1, plane = 71.4, row = 11.21, vector = 9.547, tail = 9.347, cell = 1.413, far = 0.08838, cache = 419430, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 675, plane = 5.93, width = 32, tail = 21.54, cell = 2.875>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 1094, plane = 73.98, row = 2.268, vector = 4.782, width = 8, tail = 17.03, cell = 4.83, far = 0.1385, cache = 419430, deep = 0.01638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 15.55, plane = 69.91, row = 6.361, vector = 3.163, tail = 4.008, tap = 0.05989, step = 0.006737, far = 0.001234, cache = 419430, deep = 0.02814, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 216.3, plane = 688.5, row = 9.129, vector = 7.897, tail = 12.33, input = 0.5934, tap = 0.01129, step = 0.02265, far = 0.01, cache = 1363149, deep = 0.1181, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 21.1, plane = 73.09, row = 6.383, vector = 2.513, tail = 2.048, thin = 4.647, tap = 0.08074, step = 0.009175, far = 0.002335, cache = 419430, deep = 0.02946, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 334.3, plane = 713.7, row = 4.866, vector = 8.726, tail = 26.46, input = 1.088, tap = 0.01147, step = 0.02553, far = 0.01438, cache = 629146, deep = 0.1795, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 26.49, plane = 75.06, row = 5.757, vector = 2.539, tail = 1.036, thin = 4.956, tap = 0.1797, step = 0.01748, far = 0.003461, cache = 419430, deep = 0.02983, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 31.74, vector = 6.287, width = 64, cell = 0.1276, far = 0.001404, cache = 629146, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 24.07, vector = 2.467, tail = 2.014, cell = 0.007125, far = 0.003332, cache = 419430, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 30.44, plane = 3.026, row = 1.817, vector = 0.9453, tail = 1.377, cell = 0.2565, thin = 14.65, far = 0.002876, cache = 419430, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 12.02, plane = 0.09264, vector = 7.557, tail = 47.77, cell = 0.1084, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 158.8, row = 3.08, vector = 3.866>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 25.52, plane = 4.524, row = 2.137, vector = 1.502, tail = 1.06, cell = 0.1277, far = 0.0005757, cache = 419430, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 146.6, plane = 5.948, row = 1.841, vector = 2.506>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 25.42, plane = 3.089, row = 2.002, vector = 2.742, tail = 0.7861, thin = 8.004, far = 0.003064, cache = 419430, deep = 0.02305, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 311.6, plane = 25.98, vector = 10.93, tail = 3.24, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 209.9, plane = 42.86, row = 2.57, width = 16, cell = 0.9604, thin = 0.6556, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 273.1, row = 6.389, tail = 3.536, cell = 1.389, thin = 38.79, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 22.84, tail = 58.05, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 109.5, plane = 65.44, cell = 0.6159, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 391.6, width = 64, tail = 7.041, cell = 0.7522>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 213.6, plane = 38.11, vector = 4.18, width = 16, tail = 2.536, cell = 0.7004, thin = 0.8552, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 343.6, plane = 32.97, row = 8.243, vector = 7.367>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 91.07, row = 12.33, tail = 4.738, cell = 1.508, thin = 11.96, deep = 0.06273, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 118.4, plane = 54.82, row = 3.716, tail = 9.438, input = 0.02531, tap = 0.1355, step = 0.003644, far = 0.00218, cache = 419430, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 80.31, vector = 11.01, tail = 48.08, tap = 0.5575, step = 0.01148, far = 0.04233, cache = 1363149, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 730.4, plane = 81.47, vector = 8.604, tail = 8.057, input = 0.2885, thin = 1.143, step = 0.1801, far = 0.005995, cache = 1363149, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 888.6, plane = 13.3, row = 45.57, cell = 1.573, input = 0.5608, step = 0.04453, far = 0.06689, cache = 1363149, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 670.7, plane = 84.75, row = 6.08, vector = 20.65, tail = 14.38, input = 0.3654, step = 0.4402, far = 0.0273, cache = 1363149, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 139.9, plane = 25.11, row = 6.627, vector = 1.882, tail = 5.929, thin = 16.73, tap = 0.3033, far = 0.0132, cache = 1363149, deep = 0.1637, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 40.76, row = 1.624, vector = 2.691, tail = 2.007, cell = 0.07545, far = 0.00171, cache = 629146, deep = 0.04759, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 2.231, plane = 59.17, tail = 1.958, cell = 0.4026, far = 0.005405, cache = 1048576, deep = 0.04759, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 83.33, plane = 54.3, row = 0.2668, vector = 3.548, width = 32, cell = 0.1272, thin = 0.04142>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 30.25, plane = 95.05, row = 8.793, vector = 6.294, tail = 0.398, thin = 17.31, far = 0.004188, cache = 419430, deep = 0.04759, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 43.62, row = 2.245, vector = 1.905, tail = 1.486, cell = 0.04229, far = 0.0007385, cache = 419430, deep = 0.04759, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 92.77, plane = 52.55, row = 1.026, vector = 0.609, width = 32, tail = 0.1206, cell = 0.2357, thin = 0.002092>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 50.95, row = 2.459, vector = 0.5159, cell = 0.4443, thin = 8.802, far = 0.00402, cache = 1363149, deep = 0.04675, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 96.82, plane = 46.47, vector = 1.353, width = 64, cell = 0.5042, thin = 0.5838, deep = 0.02314, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 148.9, plane = 55.06, vector = 0.8074, cell = 0.9171, far = 0.006186, cache = 1363149, deep = 0.02844, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 326.4, plane = 52.53, width = 64, cell = 0.5111, thin = 1.056, deep = 0.0213, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <plane = 39.22, row = 95.25, cell = 1.178, thin = 25.48, deep = 0.02452, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 71.96, vector = 5.434, cell = 0.7615, far = 0.01144, cache = 419430, deep = 0.02589, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 80.66, plane = 280.4, cell = 1.841, far = 0.1662, cache = 419430, deep = 0.03797, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 154.7, plane = 58.65, row = 1.272, vector = 2.174, cell = 1.022, thin = 15.4, far = 0.001108, cache = 419430, deep = 0.02164, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 72.21, row = 6.68, vector = 1.77, tail = 4.595, tap = 0.07482, step = 0.0005437, far = 0.002949, cache = 838861, deep = 0.0447, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 292.8, plane = 667.1, row = 2.507, vector = 10.76, tail = 13.91, input = 0.6646, tap = 0.0007989, step = 0.0005533, far = 0.01661, cache = 1363149, deep = 0.1127, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 74.04, row = 6.749, vector = 1.925, tail = 3.082, thin = 6.874, tap = 0.1014, step = 0.000061, far = 0.003166, cache = 838861, deep = 0.04265, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 492.7, plane = 654.8, row = 3.856, vector = 8.855, tail = 30.39, input = 1.167, far = 0.01321, cache = 1363149, deep = 0.1053, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <call = 1.363, plane = 73.15, row = 6.295, vector = 2.237, tail = 1.779, thin = 7.718, tap = 0.2074, step = 0.002406, far = 0.005281, cache = 1048576, deep = 0.04405, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.83, plane = 2.733, row = 0.6808, vector = 3.03, tail = 0.4831, cell = 0.0297, far = 0.001057, cache = 629146, deep = 0.01711, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 13.68, plane = 2.072, row = 0.4619, vector = 1.797, tail = 0.4332, cell = 0.06064, far = 0.0009634, cache = 419430, deep = 0.01751, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.55, plane = 2.431, row = 1.034, vector = 1.359, tail = 0.01818, cell = 0.07665, thin = 18.73, far = 0.000625, cache = 838861, deep = 0.01452, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1274, row = 0.1686, vector = 7.896, tail = 38.41, far = 0.007734, cache = 1363149, deep = 0.3337, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 153.5, plane = 2, row = 0.7314, width = 64, cell = 0.2192, thin = 0.001305, far = 0.0005497, cache = 419430, deep = 0.01307, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 20.14, plane = 1.877, row = 0.7331, vector = 2.671, tail = 0.06835, cell = 0.008084, deep = 0.01371, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 159.2, plane = 2.01, row = 0.2639, vector = 0.1806, width = 32, tail = 0.1673, cell = 0.3313, thin = 0.004702, far = 0.000393, cache = 1363149, deep = 0.009207, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 17.94, plane = 2.25, row = 1.567, vector = 1.841, cell = 0.1063, thin = 8.859, far = 0.0007166, cache = 1363149, deep = 0.006849, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 312.4, row = 6.959, vector = 8.935, tail = 1.954, cell = 0.02501, far = 0.004097, cache = 629146, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 318.8, row = 4.229, vector = 0.01763, width = 16, tail = 3.575, cell = 0.922, far = 0.001947, cache = 838861, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 292.4, row = 5.131, tail = 4.087, cell = 1.436, thin = 35.12, far = 0.0009972, cache = 629146, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 78.52, vector = 20.17, tail = 51.06, cell = 0.1891, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 42.2, plane = 3.214, vector = 11.39, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 364.2, plane = 42.62, row = 8.179, vector = 10.44>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 285.7, plane = 97.32, vector = 12.11, width = 32, tail = 0.9026, cell = 0.4012, far = 0.004573, cache = 419430, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 316.5, plane = 48.88, row = 10.94, vector = 13.63, width = 16, tail = 577.6>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 120.3, row = 12.05, vector = 5.473, tail = 1.685, thin = 14.13, far = 0.0003605, cache = 419430, deep = 0.3117, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 13.82, plane = 39, row = 10.17, tail = 6.286, tap = 0.1438, step = 0.003499, far = 0.0007917, cache = 1363149, deep = 0.0249, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 27.72, plane = 0.1331, vector = 3.367, tail = 58.77, cell = 0.1528, input = 0.02879, tap = 0.5847, far = 0.04799, cache = 1048576, deep = 0.5261, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 629.3, plane = 66.74, row = 2.525, vector = 24.54, tail = 15.34, input = 0.2486, step = 0.09401, deep = 0.09057, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 448.6, plane = 13.91, vector = 1.442, cell = 1.066, input = 0.5792, tap = 0.4117, far = 0.02411, cache = 629146, deep = 0.06457, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 430, plane = 72.93, row = 9.718, vector = 30.26, tail = 16.4, input = 0.1608, step = 0.3568, deep = 0.2147, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 37.79, plane = 12.54, row = 8.134, vector = 2.207, tail = 1.632, thin = 10.33, tap = 0.3014, far = 0.002788, cache = 838861, deep = 0.03886, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 41.78, row = 1.931, vector = 2.478, cell = 0.0679, far = 0.00288, cache = 629146, deep = 0.04576, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 8.225, plane = 54.91, row = 0.08211, vector = 1.033, tail = 0.08169, cell = 0.2428, far = 0.006116, cache = 629146, deep = 0.04578, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 139.3, plane = 44.92, row = 1.707, vector = 3.496, tail = 89.47, far = 0.002432, cache = 419430, deep = 0.04339, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 77.44, plane = 79.09, row = 6.325, vector = 3.782, cell = 0.1514, thin = 17.19, far = 0.001639, cache = 629146, deep = 0.04826, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 46.61, row = 1.959, vector = 0.627, cell = 0.1741, far = 0.003425, cache = 419430, deep = 0.04732, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 132.7, plane = 48.49, row = 1.659, vector = 2.011, tail = 404.2, far = 0.003421, cache = 419430, deep = 0.04339, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 3.56, plane = 49.05, row = 2.165, vector = 0.1538, tail = 0.1702, cell = 0.3959, thin = 8.352, far = 0.003113, cache = 838861, deep = 0.04952, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 260.4, plane = 96.88, vector = 5.525, tail = 1.552, far = 0.006496, cache = 419430, deep = 0.03606, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 357.5, plane = 64.52, vector = 5.333, tail = 2.411, far = 0.004097, cache = 419430, deep = 0.03606, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <plane = 404.3, width = 32, cell = 0.3768, thin = 0.1461>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 167.7, plane = 26.83, row = 83.56, vector = 8.578, tail = 6.439, thin = 30.28, far = 0.01425, cache = 1363149, deep = 0.03606, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 83.45, vector = 8.459, far = 0.02688, cache = 419430, deep = 0.03606, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 425.2, plane = 68.35, width = 32, tail = 0.3462, cell = 0.4814, thin = 0.1136, far = 0.002245, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 521.6, plane = 71.63, row = 0.619, vector = 4.587, tail = 1.205, thin = 14.08, far = 0.009504, cache = 419430, deep = 0.03455, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 18.63, plane = 67.03, row = 6.01, vector = 1.681, tail = 3.444, tap = 0.05983, step = 0.002345, far = 0.00285, cache = 629146, deep = 0.05359, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 390.2, plane = 629.6, row = 7.447, vector = 6.911, tail = 14.65, input = 0.6098, tap = 0.00007591, step = 0.004505, far = 0.01477, cache = 419430, deep = 0.1142, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 15.62, plane = 72.97, row = 5.068, tail = 2.055, cell = 0.2091, thin = 7.171, tap = 0.09446, step = 0.001288, far = 0.003425, cache = 629146, deep = 0.05335, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 598.1, plane = 671.1, row = 5.169, tail = 28.85, cell = 1.114, input = 0.9923, thin = 2.107, far = 0.03688, cache = 1363149, deep = 0.1256, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 38.78, plane = 72.33, row = 4.538, vector = 1.813, tail = 1.231, thin = 6.794, tap = 0.1963, step = 0.001236, far = 0.008458, cache = 419430, deep = 0.05056, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 66.6, width = 64, tail = 2.88, input = 0.07091, thin = 0.9001, tap = 0.1412, step = 0.01144>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <vector = 4.981, tail = 66.01, tap = 0.5694, step = 0.03034, far = 0.03682, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 831, plane = 54.57, tail = 18.76, cell = 0.4851, input = 0.609, thin = 1.901, step = 0.09672>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 165.7, plane = 14.14, row = 23.84, vector = 14.54, width = 32, cell = 1.267, input = 0.5021, thin = 1.24, step = 0.1009>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 863.5, plane = 63.06, tail = 26.54, cell = 0.9315, input = 1.287, thin = 1.055, step = 0.4027>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 114.1, plane = 2.362, row = 28.59, vector = 0.3594, cell = 0.2818, thin = 6.021, tap = 0.3409>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.13, row = 4.082, vector = 2.061, tail = 5.347, tap = 0.06559, step = 0.002813, far = 0.000934, cache = 629146>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 397.8, plane = 653.1, row = 5.466, vector = 0.9324, tail = 16.68, input = 0.7577, tap = 0.01768, far = 0.02352, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 72.09, row = 4.864, vector = 2.063, tail = 2.826, thin = 9.234, tap = 0.08446, step = 0.003878, far = 0.0009274, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 607.2, plane = 643.8, vector = 0.9654, tail = 31.49, input = 1.5, tap = 0.02046, far = 0.03436, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 4.77, plane = 73.74, row = 4.312, vector = 2.202, tail = 2.066, thin = 9.867, tap = 0.1824, step = 0.007655, far = 0.0004221, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 20.94, plane = 23.15, row = 8.651, width = 32, tail = 14.6, input = 0.06606, tap = 0.0867, step = 0.01314>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1305, plane = 7.632, cell = 1.2, input = 0.6253, tap = 0.005096, step = 0.01786>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 60.93, plane = 21.91, row = 15.01, vector = 0.9926, tail = 3.171, input = 0.0138, thin = 13.65, tap = 0.2036>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 64.92, row = 4.25, tail = 5.731, input = 0.001798, tap = 0.05162, step = 0.0004232, far = 0.02189, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 514.5, width = 64, tail = 19.62, input = 0.3078, tap = 0.0002622, step = 0.01249, far = 0.0218, cache = 629146>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 4.456, plane = 58.59, row = 4.366, vector = 1.57, tail = 4.834, input = 0.002343, tap = 0.04254, step = 0.0003692, far = 0.02562, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 67.14, row = 5.75, vector = 1.556, tail = 1.229, input = 0.004278, thin = 4.929, tap = 0.08337, step = 0.002437, far = 0.06063, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 23.94, row = 1.207, vector = 10.61, tail = 0.6449, cell = 0.03339, far = 0.001247, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 14.65, row = 1.07, vector = 6.354, tail = 0.1199, cell = 0.03394, far = 0.00218, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 11.2, plane = 1.988, row = 1.141, vector = 4.01, tail = 1.029, cell = 0.1942, far = 0.002344, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 16.14, row = 1.255, vector = 9.134, tail = 0.5982, cell = 0.04321, far = 0.0009378, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 23.18, plane = 2.455, row = 1.533, vector = 6.602, tail = 0.02754, cell = 0.05298, far = 0.000954, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 3.237, plane = 3.634, row = 1.25, vector = 3.093, tail = 1.006, cell = 0.6931, thin = 10.54, far = 0.004184, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 237.9, plane = 15.85, row = 26.43, vector = 24.92, tail = 1.896, cell = 0.011, far = 0.002407, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 244.9, plane = 8.646, row = 15.42, vector = 13.18, cell = 0.1487, far = 0.006891, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 213.2, plane = 14.96, row = 10.17, vector = 12.19, cell = 0.04548, far = 0.005999, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 24.77, row = 51.66, vector = 18.13, cell = 0.1053, far = 0.003211, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 15.83, plane = 16.5, row = 27.68, vector = 10.82, tail = 5.564, cell = 0.649, far = 0.004941, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 22.11, row = 17.91, width = 8, tail = 9.374, cell = 3.482, thin = 1.1, far = 0.01292, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 22.52, plane = 51.14, row = 4.546, tail = 6.704, tap = 0.168, step = 0.006065, far = 0.0006145, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 734.8, plane = 16.88, vector = 19.01, width = 32, cell = 0.655, input = 0.8092, thin = 0.9782, tap = 0.00108, step = 0.06082, far = 0.01871, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 48.44, plane = 11.58, row = 6.481, vector = 1.342, tail = 6.528, thin = 24.9, tap = 0.3325, step = 0.006947, far = 0.004986, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 48.67, row = 1.212, vector = 10.72, far = 0.001823, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 55.19, vector = 6.245, tail = 0.3211, far = 0.003594, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <call = 1.475, plane = 50.35, row = 1.816, vector = 0.5216, tail = 2.62, cell = 0.4651, thin = 12.56, far = 0.002476, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 155, plane = 50.35, tail = 144.4, cell = 0.3494>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.91, row = 2.145, vector = 5.201, tail = 2.327, cell = 0.1277, far = 0.002378, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 50.26, row = 1.976, tail = 3.31, cell = 0.6028, thin = 12.25, far = 0.002971, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 155.4, plane = 49.04, row = 1.046, vector = 6.837, tail = 209, far = 0.001528, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 13.52, plane = 50.4, row = 2.103, tail = 3.587, cell = 0.7536, thin = 11.91, far = 0.004498, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 6.2, plane = 108.1, vector = 11.17, cell = 0.3054, far = 0.0003822, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 28.12, plane = 94.7, vector = 9.52, cell = 0.2189, far = 0.004178, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 57.82, plane = 85.12, row = 3.498, vector = 4.557, tail = 1.176, cell = 0.5366, thin = 23.75>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 98.21, plane = 112.7, tail = 959, cell = 1.048, far = 0.01597, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 6.698, plane = 98.87, row = 2.303, vector = 7.948, tail = 3.928, cell = 0.3564>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 16.42, plane = 94.79, vector = 5.937, tail = 4.384, cell = 0.8386, thin = 22.6>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 232.4, plane = 214.8, row = 7.922, vector = 27.76, width = 32, tail = 10.9, far = 0.003729, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 69.72, plane = 90.64, row = 1.365, vector = 5.441, tail = 3.713, cell = 0.8759, thin = 22.85>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 10.41, plane = 69.66, row = 7.71, vector = 6.914, tail = 4.729, tap = 0.09164, far = 0.004115, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 429.2, plane = 714.4, row = 26.49, vector = 48.04, tail = 15.31, input = 0.2862, far = 0.002668, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 35.39, plane = 67.04, row = 8.989, vector = 4.19, tail = 7.282, tap = 0.119, far = 0.002895, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 61.18, plane = 74.43, row = 6.991, vector = 1.758, tail = 7.477, cell = 0.2826, thin = 12.46, tap = 0.2321, far = 0.007371, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 46.25, plane = 24.29, row = 2.84, width = 32, tail = 34.64, thin = 1.27, tap = 0.1814, step = 0.0145, far = 0.01243, cache = 1048576>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 619.6, plane = 16.19, width = 32, tail = 9.278, cell = 1.197, input = 0.7915, thin = 0.3834, tap = 0.001101, step = 0.02017, far = 0.001038, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 9.318, row = 9.246, tail = 41.76, cell = 0.4324, thin = 12.32, tap = 0.2862, step = 0.01481>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 85.58, row = 5.368, vector = 2.224, tail = 6.699, tap = 0.1087, far = 0.00374, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <plane = 584.2, row = 5.307, vector = 14.84, tail = 35.95, input = 0.4394, step = 0.0009918, far = 0.02643, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 91.81, row = 8.431, vector = 2.415, tail = 3.176, tap = 0.1252, far = 0.01317, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 86.06, row = 10.55, vector = 3.02, tail = 4.077, thin = 12.07, tap = 0.2373>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 40.67, plane = 52.97, row = 8.705, width = 32, tail = 18.38, cell = 0.09415, thin = 1.503, tap = 0.1357, far = 0.0004877, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <plane = 1.639, row = 50.82, vector = 23.05, width = 32, input = 0.7455, step = 0.06555>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 81.92, plane = 25.38, row = 9.283, tail = 25.95, cell = 0.454, thin = 78.47, tap = 0.1744, step = 0.007263, far = 0.02375, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 64.02, vector = 0.7568, tail = 7.746, tap = 0.07571, step = 0.0002009, far = 0.00236, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 215.8, plane = 643.4, row = 0.9176, vector = 21.39, width = 64, tail = 7.463, input = 0.3392, tap = 0.002942>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 60.61, row = 4.94, vector = 0.9529, tail = 5.142, tap = 0.08107, far = 0.002797, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 65.83, row = 5.98, vector = 1.454, tail = 5.935, thin = 10.66, tap = 0.1585, far = 0.01973, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <call = 26.7, plane = 78.18, row = 4.181, tail = 12.94, tap = 0.1547, far = 0.004061, cache = 838861>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 17.52, row = 11.25, tail = 30.7, cell = 0.1507, thin = 14.97, tap = 0.2773>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <call = 0.4456, plane = 89.2, row = 1.259, tail = 10.59, cell = 0.07773, tap = 0.0564, step = 0.00325>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 398, plane = 418.6, row = 13.29, vector = 6.586, tail = 12.66, input = 0.4659, thin = 1.662, tap = 0.008285>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 57.81, plane = 76.32, row = 4.638, tail = 1.535, cell = 0.1689, input = 0.002049, tap = 0.04908, step = 0.003434>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 61.71, plane = 80.75, row = 2.974, tail = 1.976, cell = 0.4097, thin = 15.13, tap = 0.1283, step = 0.002941, far = 0.002803, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 32.74, vector = 1.979, tail = 899.8, tap = 0.05352, step = 0.01646>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 75.9, plane = 11.6, row = 12.37, width = 32, cell = 0.1188, input = 0.6963, thin = 7.958, tap = 0.1196, far = 0.02051, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <row = 20.7, width = 16, tail = 19.68, cell = 0.2181, thin = 2.298, tap = 0.2108>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 57.89, row = 7.162, vector = 2.496, tail = 3.951, tap = 0.03184, step = 0.003897, far = 0.00131, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 205, plane = 506.1, row = 8.28, vector = 2.977, tail = 7.619, input = 0.319, step = 0.001649, far = 0.0357, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 4.037, plane = 59.58, row = 7.065, vector = 2.162, tail = 1.694, tap = 0.03316, step = 0.002497, far = 0.0008871, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 23.19, plane = 58.72, row = 5.164, vector = 2.51, tail = 3.982, thin = 8.975, tap = 0.0802, step = 0.001433, far = 0.006899, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 23.12, row = 1.16, vector = 10.73, tail = 0.9512, cell = 0.0243, far = 0.001431, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 12.3, plane = 1.561, row = 0.9105, vector = 6.928, tail = 0.219, far = 0.002128, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.95, plane = 1.968, row = 0.9194, vector = 4.342, tail = 1.338, cell = 0.1549, far = 0.003422, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 14.1, plane = 2.23, row = 1.134, vector = 9.078, tail = 0.6988, cell = 0.0506, far = 0.0006924, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 19.57, plane = 3.714, row = 1.042, vector = 6.293, tail = 1.06, cell = 0.0956, far = 0.001714, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 2.38, plane = 2.246, row = 0.8221, vector = 3.988, tail = 1.44, cell = 0.4804, thin = 10.73, far = 0.004096, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 232, plane = 6.768, row = 27.48, vector = 23.62, tail = 2.89, cell = 0.0498, far = 0.001638, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 233.5, plane = 2.205, row = 16.09, vector = 13.58, cell = 0.1274, far = 0.003267, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 212.4, plane = 8.397, row = 10.98, vector = 9.142, tail = 1.5, cell = 0.439, far = 0.004586, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 24.58, row = 48.19, vector = 20.15, tail = 0.5219, far = 0.004063, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 27.01, plane = 3.939, row = 30.3, vector = 12.14, tail = 3.426, cell = 0.467, far = 0.003091, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 32.6, row = 23.92, vector = 4.84, tail = 3.087, cell = 2.152, thin = 5.68, far = 0.009815, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 49.77, plane = 11.72, row = 6.409, tail = 8.814, tap = 0.1831, far = 0.002137, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 464.2, plane = 17.06, vector = 8.498, tail = 19.23, cell = 0.6249, input = 0.9666, step = 0.01065, far = 0.03051, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 15.43, plane = 8.973, row = 9.39, vector = 1.094, tail = 6.577, thin = 22.52, tap = 0.3556, far = 0.001177, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.08, row = 1.662, vector = 8.038, tail = 1.999, cell = 0.06036, far = 0.002707, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 58.91, vector = 5.985, tail = 0.6392, far = 0.004302, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <call = 3.165, plane = 52.25, row = 2.511, vector = 0.6572, tail = 1.533, cell = 0.4338, thin = 12.62, far = 0.003239, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 154.8, plane = 49.91, row = 0.4908, tail = 90.33, cell = 0.342, far = 0.0007968, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.51, row = 2.273, vector = 2.64, tail = 3.619, cell = 0.2785, far = 0.002904, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.2, row = 3.241, tail = 1.833, cell = 0.593, thin = 12.35, far = 0.003266, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 151, plane = 50.34, row = 0.9151, tail = 142.4, cell = 0.4233, far = 0.001256, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 52.52, vector = 0.2957, tail = 4.713, cell = 0.7425, thin = 12.27, far = 0.003627, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.97, plane = 111.5, vector = 17.91, cell = 0.0569, far = 0.001372, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 49.44, plane = 88.16, vector = 9.528, cell = 0.1988, far = 0.002652, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 84.45, plane = 76.82, row = 1.749, vector = 4.236, tail = 1.787, cell = 0.5758, thin = 24.52>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 362.4, vector = 19.55, tail = 1645, far = 0.03795, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 37.61, plane = 87.95, row = 3.366, vector = 11.23, tail = 0.2991, cell = 0.1317>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 51.68, plane = 79.56, row = 1.832, vector = 2.875, tail = 4.216, cell = 1.137, thin = 23.1>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 209.2, plane = 182.6, row = 4.795, vector = 13.27, tail = 1783, far = 0.008621, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 144.6, plane = 77.66, row = 1.793, vector = 4.757, tail = 2.432, cell = 0.934, thin = 23.36>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 7.921, plane = 64.2, row = 3.508, vector = 5.947, tail = 13.91, tap = 0.1014, far = 0.003987, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 185, plane = 726, row = 12.33, vector = 35.29, tail = 34.64, input = 0.4044, step = 0.000275, far = 0.007553, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 27.22, plane = 64.84, row = 5.721, vector = 4.486, tail = 8.812, tap = 0.1224, far = 0.004934, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 36, plane = 72.55, row = 6.109, vector = 4.354, tail = 4.922, thin = 12.34, tap = 0.224, far = 0.006946, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 415.5, plane = 7.363, width = 32, tail = 57.48, thin = 0.1056, tap = 0.1611, far = 0.007315, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <plane = 23.05, row = 17.05, tail = 10.88, cell = 0.8525, input = 1.023, far = 0.05203, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 301.8, row = 58.6, vector = 5.885, width = 16, thin = 4.375, tap = 0.2522, far = 0.003928, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 76.07, row = 2.616, vector = 5.063, tail = 5.289, tap = 0.09917>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 19.24, plane = 665.8, vector = 20.14, width = 64, tail = 13.58, input = 0.4282, tap = 0.004286, far = 0.01564, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 74.17, row = 3.444, vector = 0.1805, width = 32, tail = 4.306, cell = 0.2306, thin = 0.2856, tap = 0.1216>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 61.63, row = 15.5, vector = 2.705, tail = 4.353, thin = 9.396, tap = 0.2345, far = 0.004623, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 700.9, plane = 29.93, row = 1.603, vector = 0.5288, width = 32, tail = 9.951, thin = 1.255, tap = 0.1514>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1359, plane = 10.93, width = 32, cell = 1.057, input = 0.648, thin = 0.5552, step = 0.0387, far = 0.04378, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 502.2, plane = 0.5547, row = 32.82, width = 16, tail = 5.602, cell = 0.1262, thin = 18.51, tap = 0.2332, far = 0.02624, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 74.14, row = 1.667, vector = 1.756, tail = 6.142, tap = 0.06902, step = 0.001247, far = 0.003653, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 188.5, plane = 659.7, vector = 8.045, tail = 20.1, input = 0.3207, tap = 0.001973, step = 0.02852, far = 0.02897, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 75.77, row = 0.5827, width = 64, cell = 0.1414, input = 0.002199, thin = 0.07898, tap = 0.06484, step = 0.002751, far = 0.002109, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 83.69, row = 3.527, vector = 1.849, tail = 5.243, thin = 9.147, tap = 0.1559, far = 0.008634, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 197.3, plane = 10.61, row = 15.7, tail = 26.56, input = 0.008506, tap = 0.1617, step = 0.01113, far = 0.02478, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 3.278, row = 37.37, cell = 0.2113, thin = 14.77, tap = 0.28>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 74.83, vector = 1.295, width = 64, tail = 7.876, cell = 0.03068, tap = 0.05903, step = 0.002987, far = 0.004135, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 621.7, plane = 639.6, row = 5.093, vector = 4.024, tail = 25.22, input = 0.3504, tap = 0.005151, far = 0.03564, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 4.62, plane = 71.09, row = 4.916, vector = 1.148, tail = 4.533, cell = 0.05553, tap = 0.05538, step = 0.004006, far = 0.002166, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 71.79, row = 4.865, vector = 2.464, tail = 3.414, thin = 8.845, tap = 0.1235, step = 0.007304, far = 0.003107, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 14.05, plane = 47.06, row = 0.8416, vector = 4.409, width = 16, tail = 11.83, input = 0.002326, tap = 0.1353, step = 0.0225, far = 0.0002127, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 117.7, plane = 13.83, vector = 6.221, tail = 40.28, tap = 0.2685, step = 0.03425, far = 0.02161, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 49.7, row = 7.597, tail = 15.06, cell = 0.7142, input = 0.01937, tap = 0.5421, far = 0.01153, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 40.14, row = 4.427, vector = 1.548, tail = 4.978, tap = 0.05934, step = 0.002657, far = 0.0005272, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 51.1, row = 4.781, vector = 1.218, tail = 1.194, thin = 3.768, tap = 0.3661, step = 0.01634, far = 0.0005321, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 112.2, plane = 22.05, row = 1.078, tail = 16.67, cell = 0.4788, input = 0.09259, tap = 0.207, step = 0.005467>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 42.8, vector = 7.048, tail = 41.59, tap = 0.4328, step = 0.01818, far = 0.006706, cache = 629146>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 60.69, plane = 22.37, row = 5.017, width = 8, tail = 7.925, cell = 0.9659, thin = 2.9, tap = 1.004, step = 0.01361, far = 0.02292, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 74.34, row = 6.105, vector = 3.859, tail = 7.615, tap = 0.1226, far = 0.00027, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 73.37, row = 6.083, vector = 2.467, tail = 3.729, thin = 0.5201, tap = 0.8368, step = 0.01025>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 127.4, plane = 44.07, row = 2.477, width = 16, tail = 2.614, cell = 0.1078, input = 0.0593, thin = 7.549, tap = 0.2904>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 155.6, row = 1.897, vector = 1.277, tail = 35.22, tap = 0.469, step = 0.06841, far = 0.01763, cache = 629146>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 146.6, row = 31.53, vector = 1.488, width = 4, cell = 0.7438, thin = 14.53, tap = 0.9244, step = 0.07019, far = 0.009255, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <call = 18.24, plane = 65.29, row = 6.341, vector = 3.906, tail = 7.132, tap = 0.1161, step = 0.001063, far = 0.001349, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 26.5, plane = 73.16, row = 5.695, tail = 4.541, cell = 1.51, thin = 0.3798, tap = 0.815, step = 0.02774>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 257.2, plane = 54.79, width = 16, cell = 0.4676, input = 0.1473, thin = 41.76, far = 0.0023, cache = 419430>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 782.3, plane = 11, vector = 5.131, tail = 34.57, tap = 0.4503, step = 0.08402>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 121, row = 86.26, tail = 620.3, cell = 0.7234, tap = 0.7796>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 66.38, row = 5.734, vector = 1.364, tail = 1.863, tap = 0.128, far = 0.002005, cache = 1048576>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 17.91, plane = 69.48, row = 4.589, vector = 0.7397, tail = 1.398, thin = 11.43, tap = 0.7245, step = 0.005923>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 68.11, plane = 14.21, row = 9.988, tail = 9.036, cell = 0.3262, input = 0.01081, tap = 0.2175, far = 0.001304, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 54.83, vector = 7.388, tail = 39.87, tap = 0.3691, step = 0.0331, far = 0.003679, cache = 838861>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 114, row = 7.669, vector = 3.6, width = 4, tail = 9.73, cell = 0.09277, thin = 6.37, tap = 0.7718>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 63.4, row = 2.669, vector = 1.794, tail = 7.814, tap = 0.1174, far = 0.002733, cache = 629146>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 65.08, row = 4.763, vector = 1.204, tail = 1.772, thin = 2.163, tap = 0.6528, far = 0.003959, cache = 838861>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 9.318, plane = 15.26, row = 10.52, width = 32, tail = 26.59, input = 0.001982, tap = 0.1111, step = 0.02414>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 47.26, row = 3.581, vector = 1.238, tail = 53.14, cell = 0.3632, tap = 0.2584, step = 0.04605, far = 0.01813, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <plane = 0.1372, row = 17.58, vector = 3.76, width = 8, tail = 10.06, input = 0.004403, tap = 0.1597, step = 0.003188>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 56.39, row = 6.469, vector = 1.217, tail = 1.9, tap = 0.03568, far = 0.002891, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 58.2, row = 6.585, vector = 1.269, tail = 1.232, thin = 2.965, tap = 0.07015, step = 0.0000299, far = 0.002715, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 31.8, plane = 41.71, row = 10.69, cell = 0.1028, input = 0.02367, tap = 0.1805>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 87.88, plane = 0.07336, row = 1.422, vector = 4.387, tail = 42.98, cell = 0.3581, tap = 0.3661, step = 0.002401, far = 0.005482, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 95.97, row = 31.26, vector = 3.056, cell = 0.1016, thin = 16.63, tap = 0.2552, far = 0.001877, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <call = 7.571, plane = 73.61, row = 7.91, vector = 3.61, tail = 4.1, tap = 0.06021, step = 0.002735, far = 0.003396, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 7.734, plane = 73.78, row = 7.112, vector = 3.674, tail = 3.259, thin = 6.492, tap = 0.1625, step = 0.004862, far = 0.001541, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 119.2, row = 6.008, vector = 0.4078, tail = 34.67, input = 0.006382, tap = 0.1499, step = 0.03476>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 40.04, row = 2.336, vector = 4.634, tail = 61.11, input = 0.004752, tap = 0.3903, step = 0.003942, far = 0.03755, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 133.5, plane = 23.2, row = 11.22, vector = 2.462, tail = 7.12, thin = 7.359, tap = 0.2324, step = 0.03125, far = 0.004962, cache = 838861>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <call = 30.06, plane = 65.13, row = 9.306, vector = 3.715, tail = 3.572, tap = 0.05739, step = 0.002026, far = 0.001234, cache = 1048576>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <call = 31.32, plane = 73.87, row = 6.782, tail = 4.671, cell = 0.8734, thin = 4.965, tap = 0.1536, step = 0.004458, far = 0.002418, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 70.71, plane = 19.81, row = 8.585, width = 32, tail = 31.06, thin = 0.1577, tap = 0.1705, step = 0.000579>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <plane = 0.3835, row = 5.074, vector = 5.335, tail = 52.41, tap = 0.348, step = 0.009346, far = 0.0189, cache = 838861>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 91.82, plane = 1.361, row = 22.13, tail = 7.245, cell = 0.6425, thin = 19.91, tap = 0.2267>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 66.04, row = 6.386, vector = 2.408, tail = 1.03, tap = 0.05987, far = 0.001511, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 72.82, row = 5.61, vector = 0.5208, tail = 1.291, cell = 0.4359, thin = 4.969, tap = 0.1547, far = 0.003899, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 46.2, row = 4.346, width = 64, tail = 35.52, input = 0.05924, thin = 0.03991, tap = 0.1175, step = 0.002358>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 111, plane = 0.07531, row = 7.111, vector = 2.109, tail = 49.01, tap = 0.3713, step = 0.008217, far = 0.02069, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 166.5, plane = 9.476, row = 15.87, cell = 0.674, thin = 21.99, tap = 0.2126, step = 0.0006014, far = 0.005811, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 71.95, row = 5.616, vector = 2.206, tail = 1.223, tap = 0.06513, far = 0.0007232, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 74.37, row = 5.727, vector = 2.018, tail = 1.395, thin = 5.183, tap = 0.1622, far = 0.002109, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 30.57, row = 60.1, cell = 0.007134, tap = 0.07866, far = 0.0004511, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 19.46, plane = 13.69, row = 14.67, cell = 0.2005, input = 0.03799, thin = 7.86, tap = 0.1132>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 57.82, row = 5.857, vector = 1.152, tail = 1.165, tap = 0.03066, step = 0.002528, far = 0.003115, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 57.67, row = 5.735, vector = 1.297, tail = 1.62, input = 0.0009811, tap = 0.01426, step = 0.00169, far = 0.001754, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 59.45, row = 5.758, vector = 0.8216, tail = 0.9449, cell = 0.05515, thin = 7.865, tap = 0.03196, step = 0.002518, far = 0.0008694, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 55.43, plane = 31.11, width = 32, thin = 0.5741, tap = 0.2143, step = 0.001592>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 55.2, plane = 10.63, row = 21.92, cell = 0.2113, thin = 24.8, tap = 0.2748, step = 0.006491, far = 0.006293, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 16.29, plane = 73.5, row = 7.267, vector = 3.506, tail = 4.347, input = 0.00001879, tap = 0.06064, step = 0.001466, far = 0.007516, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <call = 6.732, plane = 75.01, row = 5.317, vector = 3.87, tail = 5.007, input = 0.003806, tap = 0.05811, far = 0.005286, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 16.16, plane = 76.38, row = 4.985, tail = 5.077, cell = 0.509, thin = 7.585, tap = 0.1159, step = 0.001589, far = 0.007922, cache = 1048576>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 20.32, width = 32, thin = 4.199, tap = 0.1925>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <row = 28.2, width = 16, tail = 29.35, thin = 12.67, tap = 0.3522>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 54.03, plane = 69.69, row = 8.86, vector = 2.758, tail = 2.118, cell = 0.05123, input = 0.0008697, tap = 0.06076, step = 0.00134, far = 0.001189, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 14.34, plane = 71.69, row = 6.809, vector = 3.448, tail = 4.604, tap = 0.05513, step = 0.001118, far = 0.000257, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 17.6, plane = 74, row = 6.45, tail = 3.711, cell = 0.445, thin = 8.704, tap = 0.1145, step = 0.001793, far = 0.001344, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 22.89, row = 14.39, tap = 0.1187, far = 0.08718, cache = 1048576>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 1770, plane = 9.43, row = 13.44, width = 16, cell = 0.05158, thin = 13.5, tap = 0.2255, far = 0.08206, cache = 1048576>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 73.78, row = 6.524, tail = 3.482, cell = 0.2636, tap = 0.04331, step = 0.003815, far = 0.007699, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <call = 4.474, plane = 49.68, row = 7.072, tail = 3.149, cell = 0.1836, tap = 0.01677, step = 0.003231>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 92.68, row = 5.141, tail = 2.03, cell = 0.2526, thin = 7.201, tap = 0.07366, step = 0.002914, far = 0.008992, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 13.15, plane = 67.31, vector = 3.948, width = 64, tail = 9.497, tap = 0.08243, step = 0.002405, far = 0.05379, cache = 629146>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 37.61, plane = 8.484, row = 17.94, tail = 7.329, cell = 0.2397, input = 0.05031, thin = 12.88, tap = 0.1427, far = 0.03036, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 18.83, plane = 71.04, row = 6.527, vector = 2.013, tail = 0.4344, tap = 0.05899, step = 0.0004917, far = 0.003768, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 9.197, plane = 72.93, row = 5.291, vector = 4.401, width = 32, tail = 1.136, thin = 0.02763, tap = 0.03161, far = 0.001389, cache = 629146>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 6.729, plane = 70.36, row = 5.578, vector = 0.3636, tail = 1.459, cell = 0.2287, thin = 8.82, tap = 0.07968, step = 0.001961, far = 0.001969, cache = 629146>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 22.91, vector = 1.627, tail = 37.69, tap = 0.03007, step = 0.01784, far = 0.0231, cache = 629146>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 10.82, tail = 24.66, cell = 0.1812, input = 0.03706, tap = 0.09194, far = 0.02174, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <row = 9.799, vector = 4.352>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <row = 9.3, vector = 3.913, thin = 30.16>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 78.95, width = 64, thin = 1.103, tap = 0.1649>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 62.36, width = 16, cell = 0.3497, input = 0.05102, thin = 3.242, tap = 0.2147, far = 0.001086, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 22.84, plane = 71.19, row = 7.208, vector = 3.427, tail = 2.62, tap = 0.07042, far = 0.007591, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 22.39, plane = 75.7, row = 3.85, tail = 1.649, cell = 0.4898, thin = 14.27, tap = 0.1329, far = 0.01652, cache = 838861>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 64.71, row = 8.491, width = 32, tail = 29.91, thin = 2.185, tap = 0.1151, far = 0.008814, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 101.8, row = 39.98, width = 32, tail = 7.48, cell = 0.3892, thin = 1.792, tap = 0.171, step = 0.004702, far = 0.0283, cache = 1048576>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 86.36, plane = 61.05, width = 32, tail = 6.37, cell = 0.3623, thin = 0.2387, tap = 0.07946>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 59.55, plane = 71.11, row = 7.007, cell = 0.3204, input = 0.002918, thin = 24.06, tap = 0.1436, far = 0.005526, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 58.36, width = 64, thin = 0.1015, tap = 0.1485, step = 0.01055>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 866.6, row = 10.02, tail = 8.765, thin = 24.31, tap = 0.2278, far = 0.0194, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 14.57, vector = 6.565, step = 0.005035>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <row = 12.24, thin = 15.82, tap = 0.114>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 778, plane = 98.09, width = 32, thin = 5.768, tap = 0.09491, step = 0.01796>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <row = 20.21, tail = 0.009483, cell = 0.3969, thin = 25.46, tap = 0.1314, step = 0.0139, far = 0.009373, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 40.51, plane = 70.21, row = 5.945, vector = 1.656, tail = 2.458, tap = 0.0614, far = 0.003729, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 87.42, plane = 78.2, row = 5.734, vector = 0.854, tail = 1.611, cell = 0.05328, thin = 16.11, tap = 0.1021, far = 0.008585, cache = 629146>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 51.7, plane = 59.06, width = 32, thin = 15.01, tap = 0.06792, step = 0.016>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 4470, plane = 10.82, cell = 0.7388, input = 0.3069, step = 0.01929, far = 0.2244, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 81.57, plane = 28.38, row = 8.943, cell = 0.06025, input = 0.05305, thin = 9.353, tap = 0.1133, far = 0.07676, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 17.84, row = 6.276, width = 256, cell = 0.05089, thin = 0.1474, tap = 0.004098>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 66.28, plane = 514.3, vector = 11.5, width = 128, tail = 10.14, input = 0.04583, tap = 0.0001244, step = 0.001022>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 61.01, row = 9.809, vector = 0.5716, tail = 3.795, thin = 8.773, tap = 0.04493>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 37.4, plane = 2.742, row = 1.539, vector = 5.202, tail = 0.2137, far = 0.0003461, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 22.65, row = 1.48, vector = 2.844, tail = 0.1764, far = 0.00008632, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 25.29, plane = 1.687, row = 1.836, vector = 1.556, tail = 0.256, cell = 0.05133, far = 0.0001607, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 26.07, plane = 2.753, row = 1.223, vector = 3.999, tail = 1.057, cell = 0.0715, far = 0.0000601, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 34.77, plane = 1.19, row = 2.051, vector = 3.797, cell = 0.07616, far = 0.001346, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 11.39, plane = 1.441, row = 1.654, vector = 1.703, tail = 0.5519, cell = 0.3425, thin = 11.87, far = 0.0004368, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 244.6, row = 24.54, vector = 10.14, tail = 2.5, cell = 0.02238, far = 0.001266, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 254.3, plane = 4.393, row = 16.21, vector = 3.503, tail = 2.288, cell = 0.1725>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 280.6, plane = 3.94, row = 18.51, vector = 4.026, tail = 0.1827, cell = 0.007669>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 32.26, plane = 8.782, row = 15.68, vector = 7.674, cell = 0.01771, far = 0.000637, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 5.538, row = 50.72, vector = 11.8, cell = 0.07908>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 19.12, row = 68.86, vector = 7.687, tail = 1.865, cell = 0.4027>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 47.29, plane = 0.3552, row = 32.37, tail = 1.193, cell = 1.725, thin = 1.527>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 38.68, plane = 45.81, row = 6.49, tail = 6.082, tap = 0.1043, step = 0.009807, far = 0.0001088, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 776.5, plane = 17.24, tail = 6.809, cell = 0.6287, input = 0.793, tap = 0.008675, step = 0.04922, far = 0.03406, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 79.51, plane = 15.69, row = 8.833, tail = 3.765, cell = 0.214, thin = 16.12, tap = 0.2252, step = 0.01227>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 38.69, row = 1.942, vector = 8.522, cell = 0.01025>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 55.28, vector = 2.836, tail = 1.196, cell = 0.0223, far = 0.002829, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 44.95, row = 3.85, tail = 0.5828, cell = 0.1906, thin = 11.63, far = 0.0002244, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 118.9, tail = 513.5, cell = 0.2795>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 43.09, row = 3.281, vector = 3.779, far = 0.0009424, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 45.18, row = 3.494, tail = 0.3839, cell = 0.2905, thin = 11.65>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 46.83, row = 3.557, tail = 0.4668, cell = 0.4887, thin = 12.15, far = 0.001788, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 0.1929, plane = 84.37, vector = 14.48, tail = 2.746, cell = 0.06573, far = 0.0007368, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 139.7, plane = 69.27, vector = 5.309, tail = 0.5757, cell = 0.04978, far = 0.007128, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 117.3, plane = 69.87, row = 1.552, vector = 2.82, cell = 0.07027, thin = 27.45, far = 0.004184, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 176.8, plane = 176, tail = 802.2, cell = 0.3464>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 35.61, plane = 77.89, vector = 8.761, tail = 1.516, cell = 0.07953, far = 0.002441, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 12.29, plane = 83.83, row = 1.739, vector = 2.467, tail = 2.758, cell = 0.4316, thin = 27.62, far = 0.007376, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 96.97, plane = 80.41, vector = 6.219, tail = 1.548, cell = 0.3772, thin = 30.17, far = 0.003475, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 61.56, row = 3.901, vector = 3.98, tail = 7.966, tap = 0.03172, far = 0.005884, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 60.57, plane = 679.9, row = 26.19, vector = 33.9, tail = 36.48, input = 0.2532, step = 0.00431, far = 0.01694, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 2.495, plane = 77.62, row = 7.319, tail = 0.6958, cell = 0.3871, thin = 16.52, tap = 0.1388, far = 0.009217, cache = 838861>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 495.5, plane = 26.71, width = 32, thin = 0.5194, tap = 0.07633, step = 0.03802, far = 0.01378, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 16.18, cell = 1.209, input = 0.5561, step = 0.06966, far = 0.0417, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 312.8, plane = 9.274, row = 11.54, tail = 7.275, cell = 0.3523, thin = 22.2, tap = 0.1453, step = 0.04289, far = 0.01056, cache = 838861>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 75.63, row = 6.343, vector = 1.897, tail = 2.773, tap = 0.04823>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 306.7, plane = 540, row = 21.96, vector = 30.84, width = 256, input = 0.3494, tap = 0.003829, step = 0.004373>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 21.47, plane = 68.38, row = 6.617, vector = 3.194, tail = 4.539, thin = 15.14, tap = 0.1215, step = 0.01145, far = 0.0688, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 19.76, row = 0.7454, vector = 2.518, tail = 0.3169, cell = 0.0004682, far = 0.0006345, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 16.61, row = 1.054, vector = 1.443, cell = 0.001038, far = 0.0004631, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 17.99, plane = 2.71, row = 1.14, vector = 1.24, tail = 0.005189, far = 0.0008638, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 25.82, row = 1.298, vector = 2.133, tail = 0.09425>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 16.23, plane = 2.931, row = 1.001, vector = 1.995, tail = 0.1379, cell = 0.01147>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 15.67, plane = 0.6545, row = 1.593, vector = 0.6786, tail = 0.3938, cell = 0.2496, thin = 13.75, far = 0.003194, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 91.19, plane = 44.91, row = 19.24, vector = 0.07304, width = 64, tail = 18.46, thin = 0.03471, tap = 0.08769, step = 0.009581>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <plane = 11.41, tail = 19.23, cell = 0.8188, input = 0.6666, step = 0.0191, far = 0.1005, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 128.9, plane = 14.26, row = 11.28, vector = 0.18, tail = 2.491, cell = 0.3084, thin = 13.25, tap = 0.1495, step = 0.006207>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 44.53, row = 0.7376, vector = 1.957, tail = 0.5839, cell = 0.0212, far = 0.002407, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 0.6924, plane = 59.7, vector = 1.98, cell = 0.02125, far = 0.002245, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 3.106, plane = 51.2, row = 1.961, vector = 0.4352, tail = 0.4099, cell = 0.0776, thin = 13.78, far = 0.0007065, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 166.1, plane = 42.73, width = 256, cell = 0.06842, thin = 0.0009729, far = 0.0003712, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 21.8, plane = 92.7, row = 12.47, vector = 6.551, thin = 13.4, far = 0.0008616, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.54, row = 1.895, vector = 1.205, tail = 0.1716, cell = 0.003242, far = 0.00147, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 6.14, plane = 51.3, row = 1.935, vector = 0.5702, tail = 0.3695, cell = 0.07883, thin = 13.97, far = 0.0007516, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 7.25, plane = 51.13, row = 2.306, vector = 0.5779, tail = 0.4207, cell = 0.1027, thin = 15.21, far = 0.001463, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 7.896, plane = 63.04, row = 6.376, vector = 2.557, tail = 2.956, tap = 0.01085, far = 0.001147, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 115.4, plane = 624.5, row = 9.317, vector = 28.51, tail = 9.208, input = 0.04892, far = 0.01466, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 68.61, plane = 71.25, row = 5.382, tail = 1.195, cell = 0.2166, thin = 16.52, tap = 0.1118, far = 0.007841, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 83.32, plane = 13.17, row = 49.23, vector = 0.1507, width = 32, tail = 10.11, thin = 1.528, tap = 0.1136, step = 0.006607, far = 0.004775, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <row = 21.57, cell = 0.242, input = 0.03031, thin = 26.74, tap = 0.2126>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 6.026, plane = 59.79, width = 128, cell = 0.08781, input = 0.02061, thin = 0.1771, step = 0.000375>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 622.1, row = 31.34, input = 0.207, step = 0.03073>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 4.625, plane = 52.66, tail = 2.609, cell = 0.3209, thin = 23.11, tap = 0.1324, step = 0.006687>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 12.12, plane = 11.22, row = 0.7682, vector = 0.8594, width = 16, cell = 0.02471, far = 0.001286, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 17.79, plane = 29, row = 1.092, vector = 1.332, cell = 0.02175, far = 0.0007763, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 145.9, plane = 34.68, row = 0.3913, vector = 0.9406, far = 0.001579, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 7.684, plane = 15.24, row = 0.2311, vector = 1.922, width = 16, cell = 0.02727, thin = 0.3652, far = 0.0002262, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 135.3, plane = 36.19, row = 0.5084, vector = 1.907, far = 0.001754, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 14.27, plane = 9.219, row = 0.7408, vector = 1.856, width = 8, cell = 0.002788, thin = 0.6914, far = 0.000548, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 32.67, plane = 6.371, row = 3.133, vector = 2.053, width = 32, tail = 1.179, cell = 0.0282, thin = 0.1357, far = 0.001196, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 151.8, row = 2.744, vector = 1.544, far = 0.0009657, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 40.15, plane = 4.619, row = 2.762, vector = 1.38, width = 32, tail = 6.45, cell = 0.1025, thin = 0.1852, far = 0.001475, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 134.4, plane = 21.57, row = 2.309, vector = 2.369, far = 0.0003468, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 37.46, plane = 10.28, row = 3.648, width = 8, tail = 2.236, cell = 0.3635, far = 0.001214, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 95.94, row = 0.97, vector = 0.9625, tail = 0.04045, far = 0.002031, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 16.83, plane = 26.02, row = 0.8984, vector = 0.3794, tail = 0.05703, cell = 0.01692, far = 0.001185, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 153.2, plane = 97.52, row = 0.06822, vector = 1.088, far = 0.001236, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 26.99, plane = 25.24, row = 0.6534, vector = 0.9763, tail = 0.01522, thin = 0.4524, far = 0.0002248, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 147.5, plane = 96.67, width = 64, cell = 0.1155, thin = 0.016, far = 0.001673, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 37.47, plane = 22.23, row = 0.675, vector = 0.873, thin = 0.4744, far = 0.002105, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 41.69, plane = 33.05, row = 2.49, vector = 1.331, tail = 0.03412, thin = 0.01374, far = 0.003414, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 197.7, plane = 29.56, row = 1.685, vector = 2.116, far = 0.004527, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 64.36, plane = 32.7, row = 2.104, vector = 2.349, cell = 0.01301, thin = 0.8114, far = 0.00323, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 215.5, plane = 37, row = 1.847, width = 64, tail = 0.1936, cell = 0.2054, thin = 0.005278, far = 0.005215, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 96.69, plane = 32.67, row = 2.101, vector = 1.095, cell = 0.2561, thin = 1.093, far = 0.007173, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.373, plane = 10.45, row = 0.6576, vector = 1.394, width = 16, tail = 0.02049, far = 0.0003672, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 25.78, plane = 24.86, row = 0.7059, vector = 1.61, tail = 0.5548, cell = 0.02061, far = 0.0006284, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 163.3, plane = 17, row = 0.5776, width = 64, tail = 0.04805, cell = 0.06615, thin = 0.001753, far = 0.0004347, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 9.823, plane = 14.74, vector = 2.294, width = 16, tail = 0.3421, thin = 0.2632, far = 0.0001799, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 160.3, plane = 18.22, row = 0.2603, width = 64, tail = 0.1431, cell = 0.1624, far = 0.000584, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 14.86, plane = 9.659, row = 0.7738, vector = 1.76, width = 8, tail = 0.2717, thin = 0.4948>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 34.99, plane = 7.831, row = 3.844, vector = 3.08, width = 32, tail = 0.425, cell = 0.005443, thin = 0.124, far = 0.001284, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 140, plane = 19.85, row = 3.103, vector = 0.2256, width = 64, cell = 0.1027, thin = 0.004089, far = 0.0003128, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 47.97, plane = 4.727, row = 3.307, vector = 2.361, width = 32, tail = 4.947, cell = 0.04675, thin = 0.2209, far = 0.002342, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 141.1, plane = 19.44, row = 2.883, vector = 1.961, far = 0.0004647, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 60.82, plane = 7.078, row = 4.092, vector = 0.2584, width = 8, tail = 2.649, cell = 0.2677, thin = 0.04106, far = 0.002361, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 92.17, row = 0.8823, vector = 1.044, tail = 0.1268, cell = 0.002579, far = 0.001561, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 16.75, plane = 26.26, row = 0.6675, vector = 0.4811, tail = 0.2518, cell = 0.01475, far = 0.001726, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 104.3, plane = 102, row = 0.5024, vector = 0.9914, far = 0.0009973, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 17.55, plane = 26.38, row = 0.4365, vector = 0.9457, tail = 0.2223, thin = 0.3507, far = 0.001811, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 119.1, plane = 101.9, row = 0.487, width = 32, tail = 0.05121, cell = 0.1181, thin = 0.007942, far = 0.001225, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 32.5, plane = 25.82, row = 0.5788, vector = 0.8496, tail = 0.09267, thin = 0.3702, far = 0.001526, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 57.75, plane = 29.71, row = 2.581, vector = 1.354, tail = 0.2474, far = 0.005201, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 134.9, plane = 39.42, row = 1.146, vector = 2.387, far = 0.0008297, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 76.39, plane = 30.14, row = 2.344, vector = 2.197, thin = 0.4908, far = 0.005096, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 174.6, plane = 36.95, row = 2.201, width = 64, tail = 0.1095, cell = 0.2322, thin = 0.002318, far = 0.002812, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 125.5, plane = 31.42, row = 1.854, vector = 2.145, tail = 0.04325, thin = 1.02, far = 0.006307, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 4.814, plane = 4.787, vector = 1.681, width = 16, tail = 0.04602, far = 0.001137, cache = 838861, deep = 0.01892, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 33.18, plane = 2.837, vector = 1.497, tail = 9.344, far = 0.0009806, cache = 419430, deep = 0.01731, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 25.6, plane = 9.769, vector = 1.939, tail = 1.259, cell = 0.05004, far = 0.001349, cache = 629146, deep = 0.01447, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 157.2, plane = 10.32, vector = 1.456, far = 0.001795, cache = 629146, deep = 0.004756, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 152.1, plane = 10.09, vector = 1.094, far = 0.002418, cache = 1363149, deep = 0.004756, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 150, plane = 10, vector = 0.6875, far = 0.001884, cache = 1363149, deep = 0.004756, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.189, plane = 4.659, vector = 1.712, width = 16, thin = 0.5545, far = 0.001271, cache = 838861, deep = 0.01843, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 143.2, plane = 8.952, vector = 2.678, deep = 0.004756, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 7.402, plane = 4.758, vector = 1.194, width = 8, cell = 0.0503, thin = 0.4685, far = 0.0005382, cache = 1363149, deep = 0.0154, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 14.18, plane = 8.86, row = 0.7587, vector = 1.411, width = 16, cell = 0.01251, far = 0.0002948, cache = 1363149, deep = 0.01266, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 52.11, plane = 1.335, vector = 1.09, tail = 0.8953, cell = 0.06584, far = 0.00562, cache = 1363149, deep = 0.006549, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 18.61, plane = 33.81, row = 0.6494, vector = 1.871, tail = 0.2716, cell = 0.02392, far = 0.001377, cache = 1048576, deep = 0.01078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <plane = 24.3, row = 0.7401, vector = 0.6308, cell = 0.08689, far = 0.01197, cache = 1048576, deep = 0.005111, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 135.1, plane = 36.38, row = 0.5602, vector = 1.219, far = 0.0008723, cache = 1363149, deep = 0.002119, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 138.8, plane = 22.24, row = 0.5908, vector = 0.9703, far = 0.001619, cache = 1048576, deep = 0.00135, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 149.8, plane = 21.51, row = 1.727, vector = 0.5143, far = 0.001399, cache = 629146, deep = 0.00188, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 7.43, plane = 18.3, vector = 2.932, width = 16, cell = 0.001812, thin = 0.3958, deep = 0.0066, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 137.4, plane = 22.03, row = 0.3025, vector = 1.958, far = 0.001085, cache = 1363149, deep = 0.001568, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 17.35, plane = 7.666, row = 0.9275, vector = 1.877, width = 8, thin = 0.6661, far = 0.0006372, cache = 838861, deep = 0.005024, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 28.94, plane = 12.66, row = 0.9811, vector = 1.158, width = 16, tail = 0.7115, cell = 0.03058, deep = 0.01353, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 3.9, plane = 5.512, tail = 9.301, cell = 0.08368, deep = 0.01353, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 50.3, row = 0.6245, vector = 1.528, tail = 0.9399, cell = 0.02685, far = 0.0004749, cache = 419430, deep = 0.02109, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 71.6, row = 1.046, vector = 0.6048, tail = 0.4954, cell = 0.02718, far = 0.002315, cache = 419430, deep = 0.01353, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 106.2, plane = 56.21, row = 0.3476, width = 64, tail = 0.3284, cell = 0.07312, deep = 0.001371, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 16.87, plane = 29.43, row = 0.7577, vector = 1.733, width = 16, tail = 0.9417, cell = 0.07439, thin = 0.5847, deep = 0.01402, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 130.5, plane = 33.79, row = 0.07423, vector = 1.311, far = 0.0004886, cache = 1048576, deep = 0.001439, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 30.68, plane = 17.25, row = 1.295, vector = 1.891, width = 8, tail = 0.04955, thin = 0.5341, deep = 0.009596, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 125.3, plane = 17.58, row = 4.086, vector = 1.665, width = 64, cell = 0.1994, deep = 0.03355, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 106.1, plane = 10.18, row = 9.125, vector = 2.003, width = 32, cell = 0.1495, thin = 1.044, far = 0.0001316, cache = 419430, deep = 0.03997, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 112.9, plane = 8.57, row = 15.57, vector = 0.8247, width = 16, cell = 0.1951, thin = 0.9672, deep = 0.03868, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 42.95, plane = 3.79, row = 6.816, width = 16, cell = 0.2819, thin = 0.1096, far = 0.0002872, cache = 419430, deep = 0.02985, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 108.6, plane = 10.6, row = 0.5324, vector = 2.195, cell = 0.07968, far = 0.003285, cache = 419430, deep = 0.01629, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 113, plane = 14.67, row = 5.737, vector = 6.013, width = 32, tail = 0.5672, thin = 1.218, far = 0.0035, cache = 1363149, deep = 0.01527, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 158.4, plane = 66.84, row = 5.719, vector = 2.964, far = 0.005275, cache = 1363149, deep = 0.004096, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 110.1, plane = 23, row = 6.472, vector = 2.945, width = 16, tail = 6.031, cell = 0.04257, thin = 1.177, far = 0.005916, cache = 629146, deep = 0.01755, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 175.3, plane = 41.12, row = 6.356, vector = 1.897, far = 0.003743, cache = 1363149, deep = 0.004066, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 31.29, plane = 8.269, row = 4.062, vector = 2.095, width = 8, tail = 0.8701, cell = 0.03586, far = 0.004133, cache = 419430, deep = 0.01046, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 10.72, plane = 3.375, vector = 3.822, width = 32, cell = 0.01899, deep = 0.01645, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.324, vector = 1.197, tail = 25.45, deep = 0.01429, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 30.56, plane = 9.103, vector = 2.597, tail = 1.068, far = 0.0006419, cache = 629146, deep = 0.01831, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 156, plane = 6.496, vector = 4.456, width = 64, tail = 162.2, thin = 2.415, far = 0.001864, cache = 419430, deep = 0.008685, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 149.4, plane = 6.642, vector = 3.817, width = 32, tail = 110.7, far = 0.002943, cache = 419430, deep = 0.009426, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 141.6, plane = 7.74, vector = 2.174, width = 16, tail = 68.84, far = 0.0008648, cache = 1363149, deep = 0.007166, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 7.689, plane = 3.866, vector = 6.189, width = 32, tail = 1.098, thin = 0.7208, deep = 0.0132, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 150.4, plane = 7.842, vector = 5.914, width = 32, tail = 96.72, far = 0.002201, cache = 419430, deep = 0.008861, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 11.74, plane = 4.636, vector = 0.5923, width = 16, tail = 1.763, cell = 0.1626, thin = 0.4923, far = 0.0004059, cache = 419430, deep = 0.01233, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 84.57, vector = 3.231, width = 64, cell = 0.03778, thin = 0.003959, far = 0.003579, cache = 419430, deep = 0.0162, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 71.91, vector = 0.4002, tail = 1.232, cell = 0.08058, far = 0.006714, cache = 1363149, deep = 0.01807, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 3.557, plane = 17.44, row = 0.9096, vector = 0.152, tail = 0.1704, cell = 0.06778, far = 0.002134, cache = 629146, deep = 0.01891, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 125.6, plane = 92.06, row = 0.9134, width = 32, cell = 0.08459, thin = 0.07573, far = 0.002162, cache = 1048576, deep = 0.005993, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 3.34, plane = 18.59, row = 0.7669, vector = 1.119, tail = 0.1121, thin = 0.6419, far = 0.00127, cache = 1363149, deep = 0.01723, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 126.3, plane = 90.14, row = 1.607, vector = 1.471, far = 0.002586, cache = 1363149, deep = 0.004188, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 9.885, plane = 18.48, row = 0.8722, vector = 0.7342, cell = 0.02638, thin = 0.4143, far = 0.003846, cache = 1363149, deep = 0.01869, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 89.15, row = 0.7241, vector = 1.308, tail = 0.07187, cell = 0.0000712, far = 0.001773, cache = 419430, deep = 0.02198, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 68.89, vector = 0.3247, tail = 1.405, cell = 0.08027, far = 0.001731, cache = 419430, deep = 0.02895, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 116.4, vector = 2.671, tail = 10.6, thin = 1.976, far = 0.002574, cache = 1048576, deep = 0.03283, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat_pairs" cost <cell = 0.2255, far = 0.005673, cache = 419430, deep = 0.03312, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 14.59, plane = 28.32, row = 0.7096, vector = 0.566, tail = 0.1156, cell = 0.009469, far = 0.001602, cache = 629146, deep = 0.0261, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 133.2, plane = 84.48, row = 0.1583, width = 32, tail = 0.01672, cell = 0.1164, thin = 0.01392, deep = 0.005574, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 19.4, plane = 28.41, row = 0.5367, vector = 1.117, tail = 0.2404, thin = 0.5871, far = 0.000732, cache = 419430, deep = 0.02297, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 129.8, plane = 98.45, row = 0.5686, width = 16, tail = 0.1818, cell = 0.1595, far = 0.0004112, cache = 419430, deep = 0.003563, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 31.82, plane = 24.99, row = 0.65, vector = 0.7795, thin = 0.3411, far = 0.002526, cache = 419430, deep = 0.01977, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 73.69, row = 0.4205, vector = 1.426, tail = 0.4232, far = 0.001265, cache = 629146, deep = 0.02125, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 37.58, vector = 1.726, tail = 0.1598, deep = 0.0242, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 112.7, row = 1.251, vector = 1.893, tail = 11.8, thin = 2.64, far = 0.001807, cache = 419430, deep = 0.02825, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 4.275, plane = 37.82, row = 0.664, vector = 0.5535, tail = 0.117, far = 0.001119, cache = 838861, deep = 0.0242, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 114.4, plane = 104.3, row = 0.2353, vector = 0.7018, width = 64, cell = 0.067, far = 0.0008654, cache = 1363149, deep = 0.003903, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 8.994, plane = 37, row = 0.399, vector = 1.035, tail = 0.244, thin = 0.6003, far = 0.001156, cache = 629146, deep = 0.0237, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 102.3, plane = 125.1, row = 0.198, width = 32, cell = 0.1191, thin = 0.02818, far = 0.00141, cache = 419430, deep = 0.01377, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 18.38, plane = 33.12, row = 0.4904, vector = 0.7543, thin = 0.5214, far = 0.002941, cache = 629146, deep = 0.02046, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 27.8, row = 6.441, vector = 6.923, tail = 0.6165, cell = 0.1045, far = 0.001541, cache = 1048576, deep = 0.01983, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 169.4, plane = 23.08, row = 3.248, width = 32, tail = 3.016, cell = 0.8429, thin = 0.005464, far = 0.01583, cache = 1048576, deep = 0.01052, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 14.38, plane = 29.51, row = 6.152, vector = 8.69, tail = 0.1412, cell = 0.3021, far = 0.0009033, cache = 419430, deep = 0.01212, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 127.9, plane = 25.89, row = 5.713, vector = 11.55, tail = 310.1, far = 0.007697, cache = 1363149, deep = 0.006214, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 23.51, plane = 29.5, row = 7.097, vector = 8.011, cell = 0.07296, thin = 1.365, deep = 0.01221, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 87.03, plane = 63.15, row = 0.7674, vector = 1.805, tail = 1.154, far = 0.002471, cache = 629146, deep = 0.02016, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 148.6, plane = 55.71, row = 0.3968, vector = 0.8065, width = 64, tail = 0.1685, cell = 0.1669, far = 0.001545, cache = 419430, deep = 0.004243, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 115, plane = 49.81, row = 1.309, vector = 5.189, width = 16, tail = 0.1622, thin = 0.02956, far = 0.004398, cache = 419430, deep = 0.009917, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 226.7, plane = 21.89, row = 1.663, vector = 4.563, width = 32, cell = 0.2017, far = 0.003584, cache = 419430, deep = 0.002509, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 207.9, plane = 61.44, row = 1.406, vector = 1.979, thin = 1.189, far = 0.006644, cache = 629146, deep = 0.006142, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 32.89, plane = 39.67, row = 1.911, vector = 1.539, tail = 0.5307, far = 0.003558, cache = 838861, deep = 0.02264, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 178.1, plane = 33.96, row = 1.127, vector = 0.3851, width = 64, cell = 0.1453, thin = 0.01307, far = 0.003097, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 47.26, plane = 42.4, row = 1.843, vector = 2.372, tail = 0.1678, thin = 0.6948, far = 0.00477, cache = 838861, deep = 0.03807, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 229.6, plane = 25.61, row = 1.408, vector = 0.7518, width = 16, cell = 0.2754, far = 0.004904, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 92.11, plane = 32, row = 2.055, vector = 1.101, tail = 0.2746, cell = 0.1848, thin = 1.756, far = 0.005175, cache = 629146, deep = 0.01192, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 92.23, row = 0.8802, vector = 1.211, cell = 0.0009615, far = 0.002883, cache = 629146, deep = 0.01695, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 71.24, row = 0.2519, vector = 2.003, tail = 0.04253, deep = 0.01829, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 36.63, row = 0.526, vector = 0.5493, tail = 0.02206, cell = 0.01219, far = 0.002147, cache = 1048576, deep = 0.01994, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 131.3, plane = 93.09, vector = 0.5276, width = 64, tail = 0.3486, cell = 0.06366, far = 0.002421, cache = 1363149, deep = 0.002948, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 17.76, plane = 23.44, row = 0.3342, vector = 1.073, tail = 0.3266, thin = 0.7891, far = 0.001985, cache = 838861, deep = 0.01593, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 138.3, plane = 94.49, row = 0.5852, width = 16, cell = 0.1421, thin = 0.09256, far = 0.001516, cache = 629146, deep = 0.004666, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 31.31, plane = 22.71, row = 0.6419, vector = 0.7946, tail = 0.1083, thin = 0.2264, far = 0.003757, cache = 629146, deep = 0.01492, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 22.48, plane = 8.954, row = 0.75, vector = 0.8957, width = 16, tail = 0.1431, cell = 0.03147, far = 0.0008077, cache = 838861, deep = 0.01739, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 77.45, plane = 0.358, vector = 1.739, cell = 0.02042, far = 0.00303, cache = 419430, deep = 0.01425, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 35.36, plane = 19.73, row = 1.071, vector = 1.249, tail = 0.5108, cell = 0.029, far = 0.001717, cache = 629146, deep = 0.01839, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 32.29, plane = 20.3, row = 2.062, tail = 0.4533, cell = 0.05449, far = 0.00856, cache = 1363149, deep = 0.01143, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 147, plane = 27.27, row = 1.03, vector = 0.9371, far = 0.003374, cache = 1363149, deep = 0.004075, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 137.8, plane = 25.11, row = 0.9562, width = 32, tail = 1.198, cell = 0.1058, far = 0.00309, cache = 1363149, deep = 0.002676, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 5.315, plane = 18.84, row = 0.2798, vector = 1.73, width = 16, tail = 0.06828, cell = 0.05108, thin = 0.489, far = 0.0004697, cache = 838861, deep = 0.01139, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 132.5, plane = 26.1, row = 1.54, width = 32, tail = 1.33, cell = 0.1781, far = 0.003288, cache = 1363149, deep = 0.003839, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 14.27, plane = 11.05, row = 0.7073, vector = 1.622, width = 8, cell = 0.02293, thin = 0.1414, deep = 0.00915, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 113.8, vector = 2.914, width = 32, cell = 0.08748, far = 0.001558, cache = 1363149, deep = 0.04006, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 102.2, plane = 20.34, row = 3.961, vector = 2.838, width = 32, tail = 2.184, cell = 0.07742, thin = 1.198, far = 0.002184, cache = 419430, deep = 0.05181, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <plane = 261.3, row = 4.825, vector = 2.692, deep = 0.008489, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 115.1, plane = 20.22, row = 2.769, vector = 3.267, width = 16, tail = 7.496, thin = 1.283, far = 0.00624, cache = 419430, deep = 0.04884, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 267.8, plane = 3.665, row = 8.322, vector = 6.219, width = 32, tail = 4.636, far = 0.003615, cache = 1363149, deep = 0.008489, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 44.7, plane = 9.416, row = 3.727, vector = 2.136, width = 8, tail = 1.08, far = 0.007208, cache = 419430, deep = 0.04189, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 83.42, row = 0.6893, width = 32, tail = 0.7248, cell = 0.07184, thin = 0.01596, far = 0.002495, cache = 629146, deep = 0.01533, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <call = 11.35, plane = 105.1, tail = 2.365, far = 0.01541, cache = 419430, deep = 0.01533, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 117, row = 0.156, vector = 1.986, tail = 11.92, cell = 0.00145, thin = 2.089, far = 0.009695, cache = 1363149, deep = 0.01891, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 10.9, plane = 29.86, row = 0.7749, tail = 0.298, cell = 0.07048, far = 0.002548, cache = 419430, deep = 0.01193, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 60.98, plane = 114.7, row = 0.3726, vector = 2.099, width = 32, cell = 0.007196, far = 0.001359, cache = 1363149>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 14.48, plane = 30.99, row = 0.5995, vector = 0.9363, tail = 0.5425, thin = 0.6722, far = 0.002745, cache = 419430, deep = 0.04032, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 81.74, plane = 118, row = 0.3633, width = 32, tail = 0.1001, cell = 0.1207, thin = 0.05121>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 23.28, plane = 28.47, row = 0.5549, vector = 0.3476, tail = 0.5046, cell = 0.108, thin = 0.1503, far = 0.004306, cache = 1363149, deep = 0.007919, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 23.19, plane = 43.19, row = 2.191, vector = 1.204, tail = 0.566, far = 0.008024, cache = 1363149, deep = 0.01294, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 164.1, plane = 51.71, row = 1.927, vector = 1.57, far = 0.004583, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 40.65, plane = 41.75, row = 1.762, vector = 4.025, width = 16, tail = 0.8139, far = 0.002225, cache = 419430, deep = 0.009195, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 182.8, plane = 47.69, row = 1.865, vector = 0.6178, width = 16, cell = 0.2137, thin = 0.05637, far = 0.007951, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 67.86, plane = 36.74, row = 2.01, vector = 1.709, tail = 0.04615, thin = 0.8737, far = 0.006948, cache = 629146, deep = 0.0106, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 18.71, plane = 7.396, row = 0.4133, vector = 1.049, width = 16, tail = 0.1204, cell = 0.01355, deep = 0.01173, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 30.38, plane = 22.46, row = 0.7288, vector = 1.151, tail = 0.317, cell = 0.01797, far = 0.001543, cache = 629146, deep = 0.02838, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 28.61, plane = 16.82, row = 0.9506, vector = 0.4174, tail = 0.5183, cell = 0.04789, deep = 0.01255, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 167, plane = 12.92, vector = 2.123, deep = 0.002405, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 8.232, plane = 13.17, vector = 1.767, width = 16, tail = 0.1386, thin = 0.9135, deep = 0.006973, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 151.3, plane = 18.94, width = 32, cell = 0.1372, thin = 0.01951, deep = 0.002206, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 12.78, plane = 7.947, row = 0.6712, vector = 1.188, width = 8, cell = 0.01061, thin = 0.4136, deep = 0.005016, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 99.62, plane = 17.95, row = 5.812, vector = 1.099, width = 32, tail = 1.387, cell = 0.09151, thin = 0.7876, far = 0.001665, cache = 1048576, deep = 0.004863, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <plane = 238.2, row = 4.746, vector = 2.025>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 118, plane = 15.44, row = 8.602, vector = 3.135, width = 16, tail = 4.641, thin = 0.7176, far = 0.0009003, cache = 1363149, deep = 0.004863, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <plane = 257.3, row = 5.621, vector = 1.586>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 32.04, plane = 9.724, row = 3.793, vector = 0.003136, width = 8, tail = 2.987, cell = 0.264, deep = 0.004863, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 95.47, row = 0.6732, vector = 0.8722, tail = 0.4153, far = 0.009851, cache = 1363149, deep = 0.03064, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 115.4, tail = 3.891, cell = 0.1037, thin = 2.056, far = 0.006506, cache = 838861, deep = 0.02825, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 25.89, plane = 19.62, row = 0.2406, vector = 0.5629, tail = 0.2555, far = 0.01285, cache = 1363149, deep = 0.02799, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 131, plane = 96.74, width = 32, cell = 0.06864, thin = 0.02238>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 16.15, plane = 19.95, row = 0.2483, vector = 0.6212, tail = 0.3225, thin = 0.9406, far = 0.01085, cache = 1363149, deep = 0.0284, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 140.8, plane = 100.3, vector = 0.9581, width = 32, cell = 0.07164>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 24.36, plane = 18.81, row = 0.4204, vector = 0.4959, tail = 0.1728, thin = 0.4872, far = 0.01623, cache = 1363149, deep = 0.02515, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 26.47, row = 3.163, width = 16, tail = 0.4344, thin = 0.1258>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 213.8, row = 2.555>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 17.45, row = 3.666, tail = 1.421, thin = 2.488>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 212, row = 4.193>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 32.8, row = 5.567, tail = 0.1555, cell = 0.01321>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 13.04, plane = 9.305, row = 0.1847, vector = 2.316, width = 16, cell = 0.000903, far = 0.0009907, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 36.93, plane = 17.62, row = 1.028, vector = 3.339, tail = 0.04776, cell = 0.02183, far = 0.001786, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 149.4, plane = 21.71, row = 0.321, width = 32, cell = 0.1287, thin = 0.03343, far = 0.0007026, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 152.3, plane = 23.12, row = 0.3034, vector = 0.667, width = 32, cell = 0.1813, far = 0.000717, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 1.389, plane = 18.81, vector = 5.599, width = 16, tail = 0.05109, thin = 0.3643>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 152.2, plane = 14.28, row = 0.9161, vector = 0.7676, width = 16, cell = 0.2119, thin = 0.02198>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 14.51, plane = 8.561, row = 0.5923, vector = 2.916, width = 8, tail = 0.2004, thin = 0.3675>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 90.4, plane = 23.48, row = 5.681, vector = 3.424, width = 16, tail = 2.203, cell = 0.07481, thin = 1.009, far = 0.001787, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 191.3, plane = 30.16, row = 5.076, vector = 1.768, width = 32, cell = 0.2328, thin = 0.07032, far = 0.00168, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 104.4, plane = 27.01, row = 5.652, vector = 2.379, width = 8, tail = 4.289, cell = 0.1752, thin = 0.4483, far = 0.004171, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 204.8, plane = 27.59, row = 5.655, vector = 0.03417, width = 16, cell = 0.4793, thin = 0.1093>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 53.11, plane = 12.82, row = 3.009, vector = 3.104, width = 8, tail = 1.555, cell = 0.05809, far = 0.004313, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 97.43, row = 0.6634, vector = 1.876, tail = 0.079, cell = 0.003919, far = 0.002613, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 12.67, plane = 26.46, row = 0.6123, vector = 0.5902, tail = 0.1391, cell = 0.04283, far = 0.002573, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 129.5, plane = 95.13, row = 0.7717, vector = 1.048, far = 0.0001857, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 19.91, plane = 22.12, row = 0.4198, vector = 1.829, tail = 0.1108, thin = 0.5457, far = 0.0008892, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 124.7, plane = 96.38, row = 0.7546, width = 8, cell = 0.2137, thin = 0.07907>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 23.92, plane = 21.97, row = 0.6101, vector = 1.151, thin = 0.2343, far = 0.001972, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 32.49, plane = 35.01, row = 1.671, vector = 1.689, tail = 0.8099, cell = 0.02971, thin = 0.05493, far = 0.004102, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 163.4, plane = 35.77, row = 1.666, width = 32, cell = 0.2145, thin = 0.02809, far = 0.002552, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 59.11, plane = 33.52, row = 1.337, vector = 3.918, tail = 0.003005, thin = 0.7492, far = 0.003352, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 220.8, plane = 34.71, row = 1.267, vector = 0.9516, width = 8, cell = 0.3466, thin = 0.1207, far = 0.004653, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 82.63, plane = 28.94, row = 1.949, vector = 2.454, cell = 0.02285, thin = 1.016, far = 0.004398, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 4.568, plane = 4.426, vector = 0.7377, width = 16, tail = 0.9192, cell = 0.05707, far = 0.001533, cache = 1048576, deep = 0.02044, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 25.48, plane = 2.261, vector = 1.293, cell = 0.0656, deep = 0.01947, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.97, plane = 10.91, vector = 2.291, tail = 0.2745, cell = 0.04663, far = 0.0006816, cache = 838861, deep = 0.01647, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 160.7, plane = 9.032, width = 64, cell = 0.1043, thin = 0.07111, far = 0.001447, cache = 1048576, deep = 0.001194, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 157.4, plane = 9.792, vector = 1.133, far = 0.00205, cache = 1363149, deep = 0.001194, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 3.639, plane = 4.806, vector = 1.711, width = 16, tail = 0.1014, cell = 0.003969, thin = 0.6694, far = 0.00116, cache = 1363149, deep = 0.02042, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 149.2, plane = 9.861, vector = 2.704, deep = 0.001194, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 4.918, plane = 4.588, vector = 1.651, width = 8, cell = 0.0043, thin = 0.5016, deep = 0.01672, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 16.56, plane = 8.576, row = 1.151, tail = 0.7171, cell = 0.08912, far = 0.000664, cache = 629146, deep = 0.01469, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 78.04, plane = 1.302, vector = 2.089, far = 0.001834, cache = 419430, deep = 0.01224, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 29.08, plane = 24.59, row = 1.221, tail = 1.339, cell = 0.08087, far = 0.001524, cache = 1363149, deep = 0.01413, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 29.12, plane = 19.2, row = 1.036, vector = 1.175, tail = 0.6751, cell = 0.02963, far = 0.005556, cache = 838861, deep = 0.01224, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 137.9, plane = 29.15, row = 0.6473, vector = 0.1759, width = 64, cell = 0.07606, thin = 0.00451, far = 0.0024, cache = 1363149, deep = 0.002371, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 143.3, plane = 19.31, row = 0.8693, vector = 1.003, width = 32, cell = 0.09111, far = 0.002211, cache = 838861, deep = 0.002086, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 6.163, plane = 16.45, row = 0.1382, vector = 3.031, width = 16, tail = 0.1282, thin = 0.5046, deep = 0.01038, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 128.7, plane = 18.79, row = 0.9547, vector = 2.171, far = 0.002635, cache = 1363149, deep = 0.004259, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 17.22, plane = 9.202, row = 0.8836, vector = 2.03, width = 8, thin = 0.3895, far = 0.001291, cache = 1363149, deep = 0.008866, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 34.91, plane = 12.09, row = 1.14, vector = 0.743, tail = 1.072, thin = 0.09296, deep = 0.01805, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 57.28, plane = 6.333, vector = 0.6905, tail = 12.67, far = 0.0047, cache = 419430, deep = 0.01805, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 56.83, row = 1.077, vector = 2.861, width = 64, cell = 0.02746, thin = 0.005721, far = 0.0002029, cache = 1048576, deep = 0.02371, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 62.55, row = 0.821, vector = 1.431, deep = 0.01805, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 129.2, row = 1.039, vector = 0.4994, width = 64, cell = 0.06828, thin = 0.00238, deep = 0.0005274, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 16.7, plane = 35.54, row = 0.6142, vector = 3.009, width = 16, tail = 0.1628, thin = 0.7012, deep = 0.01598, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 34.63, plane = 160.6, row = 0.06833, vector = 1.422, deep = 0.0004518, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 37.98, plane = 20.63, row = 0.6359, vector = 1.969, width = 8, tail = 0.6908, thin = 0.4377, far = 0.002949, cache = 1363149, deep = 0.01171, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 44.02, plane = 26.35, cell = 0.6577, deep = 0.03684, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 279.5, plane = 44.5, row = 5.43, vector = 14.49, tail = 2.613, cell = 0.02111, thin = 5.382, far = 0.002982, cache = 419430, deep = 0.04663, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 525.9, plane = 151.7, vector = 14.92, far = 0.01151, cache = 1363149, deep = 0.0317, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 275.1, plane = 45.78, row = 12.03, vector = 7.573, tail = 3.872, thin = 4.49, far = 0.003756, cache = 419430, deep = 0.04534, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 419.6, plane = 142.2, row = 9.076, vector = 6.319, width = 32, cell = 0.7586, thin = 0.03602, far = 0.003659, cache = 419430, deep = 0.03904, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 89.16, plane = 17.42, row = 6.315, tail = 13.85, cell = 1.33, deep = 0.04154, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 117.4, plane = 30.27, row = 4.73, vector = 2.671, width = 64, cell = 0.2071, far = 0.001193, cache = 1363149, deep = 0.02365, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 113.5, plane = 15.63, row = 10.51, width = 32, cell = 0.2125, thin = 0.9969, far = 0.002824, cache = 1363149, deep = 0.04208, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 121.6, plane = 16.1, row = 14.9, width = 16, cell = 0.274, thin = 0.9148, far = 0.003993, cache = 1363149, deep = 0.04214, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 41.77, plane = 6.995, row = 5.814, vector = 1.383, width = 8, cell = 0.1505, far = 0.002521, cache = 419430, deep = 0.02853, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 82.05, plane = 29.99, vector = 3.665, width = 32, cell = 0.1163, far = 0.003083, cache = 419430, deep = 0.02611, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 109, plane = 17.64, row = 6.182, vector = 3.366, width = 32, tail = 3.097, cell = 0.08914, thin = 1.135, far = 0.002384, cache = 419430, deep = 0.0397, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 164.3, plane = 43.39, row = 4.934, width = 64, cell = 0.2116, thin = 0.04771, deep = 0.01439, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 102.5, plane = 22.01, row = 6.024, vector = 1.571, width = 16, tail = 7.398, cell = 0.1554, thin = 1.261, far = 0.004351, cache = 419430, deep = 0.04274, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 149.3, plane = 55.11, row = 5.901, width = 32, cell = 0.2749, thin = 0.05691, deep = 0.01072, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 23.68, plane = 7.401, row = 4.127, width = 8, tail = 2.128, cell = 0.3065, far = 0.004558, cache = 419430, deep = 0.02836, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 82.95, row = 1.568, vector = 1.518, tail = 1.229, far = 0.002128, cache = 629146, deep = 0.01394, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 54.8, vector = 2.12, tail = 1.215, far = 0.003822, cache = 419430, deep = 0.01394, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 11.16, plane = 18.42, row = 0.9148, vector = 0.155, tail = 0.1867, cell = 0.06771, far = 0.00125, cache = 629146, deep = 0.01628, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 128.9, plane = 93.82, row = 1.108, width = 32, cell = 0.08094, thin = 0.155, far = 0.001879, cache = 1048576>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 11.68, plane = 25.75, row = 0.9787, vector = 1.112, tail = 0.07055, thin = 0.6215, far = 0.001546, cache = 1363149, deep = 0.01394, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 136.4, plane = 87.79, row = 1.231, width = 32, cell = 0.1958, thin = 0.08579>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 20.81, plane = 18.53, row = 1.003, vector = 0.1577, tail = 0.1905, cell = 0.1811, thin = 0.452, far = 0.002703, cache = 419430, deep = 0.01249, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 91.37, row = 0.7886, vector = 0.9216, tail = 0.3779, cell = 0.02081, far = 0.001999, cache = 419430, deep = 0.02418, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 79.86, tail = 1.496, cell = 0.1222, deep = 0.02389, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 128.7, row = 0.1707, vector = 1.91, tail = 9.723, cell = 0.03895, thin = 2.117, far = 0.0163, cache = 1363149, deep = 0.02257, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 15.71, plane = 29.63, row = 0.374, width = 32, tail = 0.7134, cell = 0.08171, thin = 0.01441, far = 0.002033, cache = 419430, deep = 0.02434, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 84.98, plane = 109.2, row = 0.4909, width = 64, tail = 0.04589, cell = 0.07777, thin = 0.01169, far = 0.0006575, cache = 419430, deep = 0.005672, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 21.02, plane = 31.5, row = 0.4917, vector = 1.102, tail = 0.1103, thin = 0.7727, far = 0.0007072, cache = 419430, deep = 0.02429, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 61.14, plane = 118, row = 0.3391, vector = 0.6686, width = 16, cell = 0.1249, deep = 0.005075, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 32.84, plane = 27.65, row = 0.6103, vector = 0.8064, thin = 0.3954, far = 0.001795, cache = 419430, deep = 0.02333, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 85.28, row = 0.7894, vector = 1.39, far = 0.0009607, cache = 419430, deep = 0.01816, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 77.7, row = 0.3418, vector = 0.7475, cell = 0.04356, far = 0.01222, cache = 1363149, deep = 0.01993, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 139.2, row = 0.1381, vector = 1.959, tail = 8.842, thin = 3.992, far = 0.004073, cache = 838861, deep = 0.01993, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 8.401, plane = 40.56, row = 0.6233, vector = 0.5264, tail = 0.06053, far = 0.002248, cache = 838861, deep = 0.02084, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 126.9, plane = 122.5, row = 0.6643, width = 32, cell = 0.07539, thin = 0.01139, far = 0.0004169, cache = 1363149, deep = 0.001543, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 11.3, plane = 41.26, row = 0.5246, vector = 1.039, tail = 0.03661, thin = 0.5832, far = 0.0009911, cache = 1048576, deep = 0.0211, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 151, plane = 125.2, row = 0.5178, vector = 0.9991, far = 0.001934, cache = 629146, deep = 0.002154, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 28.08, plane = 34.73, row = 0.4573, vector = 0.548, cell = 0.05674, thin = 0.246, far = 0.003067, cache = 838861, deep = 0.01545, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 51.5, plane = 24.7, row = 6.637, vector = 6.483, tail = 1.925, cell = 0.08492, far = 0.006328, cache = 419430, deep = 0.02447, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 260.7, plane = 12.64, row = 1.437, width = 64, tail = 1.341, cell = 0.7601, thin = 0.1857, far = 0.009455, cache = 629146, deep = 0.01347, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 98.76, plane = 22.78, row = 5.054, vector = 11.91, tail = 0.87, thin = 0.1988, far = 0.01143, cache = 419430, deep = 0.02972, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 289.5, plane = 18.99, row = 4.949, tail = 153.8, cell = 1.631, far = 0.008081, cache = 419430, deep = 0.01347, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 134, plane = 23.52, row = 5.751, vector = 9.694, thin = 4.172, far = 0.01612, cache = 419430, deep = 0.02722, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 68.6, plane = 66.65, row = 1.495, vector = 1.532, tail = 0.7309, thin = 0.0325, far = 0.002283, cache = 629146, deep = 0.02596, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 154.1, plane = 79.12, vector = 0.04385, width = 64, cell = 0.167, thin = 0.04068, far = 0.005945, cache = 419430, deep = 0.004065, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 96.16, plane = 70.32, row = 1.343, vector = 3.006, tail = 0.595, thin = 0.5566, far = 0.002566, cache = 838861, deep = 0.01693, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 209.8, plane = 96.47, row = 0.3473, width = 16, cell = 0.4014, thin = 0.08417, far = 0.004955, cache = 629146, deep = 0.005122, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 192.2, plane = 70.5, row = 1.658, vector = 2.214, thin = 0.921, far = 0.01061, cache = 1363149, deep = 0.01877, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 22.98, plane = 32.52, row = 1.788, vector = 1.27, tail = 0.903, thin = 0.003736, far = 0.001765, cache = 419430, deep = 0.02612, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 130, plane = 34.34, row = 1.608, width = 32, cell = 0.1525, thin = 0.05138, far = 0.001302, cache = 419430, deep = 0.01047, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 37.1, plane = 28.24, row = 1.682, vector = 2.777, tail = 1.207, thin = 0.469, far = 0.0007263, cache = 419430, deep = 0.02369, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 133, plane = 38.08, row = 1.842, vector = 2.898, far = 0.004655, cache = 1048576, deep = 0.01047, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 55.3, plane = 27.52, row = 2.044, vector = 2.163, thin = 0.5381, far = 0.003236, cache = 629146, deep = 0.02797, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 17.94, plane = 8.968, row = 0.3192, vector = 1.782, width = 16, tail = 0.1492, far = 0.0001341, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.81, plane = 25.01, row = 0.668, vector = 1.571, tail = 1.057, cell = 0.03831, far = 0.00072, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 15.95, plane = 12.6, vector = 2.422, width = 16, tail = 0.4402, thin = 0.2913, far = 0.000825, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 25.18, plane = 8.622, row = 0.24, vector = 2.119, width = 8, tail = 0.6331, thin = 0.3914, far = 0.001572, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 22.39, plane = 10.68, row = 3.249, vector = 2.86, width = 32, tail = 1.727, cell = 0.04948, thin = 0.0948, far = 0.003693, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.57, plane = 5.162, row = 2.869, width = 32, tail = 8.101, cell = 0.1907, thin = 0.1407, far = 0.004897, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 185.5, plane = 12.4, row = 4.154, vector = 7.217, width = 8, tail = 1.913, cell = 0.1178, far = 0.009652, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 0.4525, plane = 31.06, row = 0.5579, vector = 0.5477, tail = 0.412, cell = 0.03189, far = 0.0007563, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.06662, plane = 30.88, row = 0.4864, vector = 1.01, tail = 0.5377, thin = 0.3583, far = 0.0003371, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 11.54, plane = 28.72, row = 0.4835, vector = 1.011, tail = 0.4329, thin = 0.352>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 2.106, plane = 38.06, row = 1.757, vector = 1.462, tail = 0.5201, thin = 0.2343, far = 0.003479, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 94.66, plane = 40.78, row = 0.6083, width = 128, tail = 0.7467, cell = 0.1958, thin = 0.00005844, far = 0.0003351, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 3.482, plane = 37.99, row = 1.272, vector = 3.166, tail = 1.087, thin = 0.5569, far = 0.005024, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 109.2, plane = 40.11, row = 1.058, width = 64, cell = 0.416, thin = 0.01753, far = 0.004924, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 27.05, plane = 36.08, row = 2.268, vector = 5.053, tail = 1.162, thin = 0.9177, far = 0.009845, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 17.73, plane = 10.24, row = 0.4194, vector = 1.5, width = 16, cell = 0.01734, far = 0.00003932, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 22.83, plane = 25.46, row = 0.5442, vector = 1.976, tail = 0.4644, cell = 0.02839, far = 0.0006406, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 11.4, plane = 13.82, vector = 2.448, width = 16, tail = 0.2685, thin = 0.3061, far = 0.0000656, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 17.43, plane = 12.79, row = 0.2303, vector = 1.497, width = 8, tail = 0.8292, cell = 0.07859, thin = 0.2397>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 24.97, plane = 12.38, row = 3.433, vector = 3.527, width = 32, tail = 2.199, cell = 0.07159, thin = 0.07751, far = 0.002967, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 36.38, plane = 6.344, row = 2.999, width = 32, tail = 7.918, cell = 0.1868, thin = 0.0948, far = 0.003613, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 36.02, plane = 10.35, row = 3.822, vector = 0.1587, width = 8, tail = 2.035, cell = 0.3869, far = 0.001081, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.3, row = 0.5487, vector = 0.8032, tail = 0.2392, far = 0.001089, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.69, row = 0.436, vector = 1.008, tail = 0.4983, thin = 0.3584, far = 0.001159, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 5.352, plane = 24.46, row = 0.497, vector = 0.9998, tail = 0.2967, thin = 0.4072, far = 0.001233, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 37.52, row = 1.449, vector = 1.921, tail = 0.6007, thin = 0.1307, far = 0.001149, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 136.7, plane = 44.19, row = 0.6833, vector = 7.294, far = 0.004068, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 0.854, plane = 38.71, row = 1.259, vector = 4.072, tail = 0.8444, thin = 0.4209, far = 0.003402, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 150.5, plane = 44.31, row = 1.713, width = 32, tail = 0.3722, cell = 0.4674, far = 0.005126, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 5.575, plane = 38.51, row = 1.212, vector = 3.035, tail = 0.5346, thin = 1.237, far = 0.004832, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 35.56, plane = 7.831, vector = 0.4134, cell = 0.4765, input = 0.003959>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 28.71, plane = 8.835, vector = 0.4702, cell = 0.682, input = 0.008301>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 28.47, plane = 9.865, vector = 0.6313, cell = 0.788, input = 0.00876, far = 0.0006141, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 65.39, row = 0.2946, vector = 4.786, tail = 0.5899, input = 0.005446, thin = 1.766, far = 0.001234, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 64.66, row = 0.1791, vector = 6.588, tail = 0.8914, input = 0.01055, thin = 1.781>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 65.62, row = 0.5531, vector = 8.09, tail = 0.9641, input = 0.01144, thin = 1.936, far = 0.001338, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 2.12, plane = 9.453, cell = 0.4784, input = 0.006479, far = 0.0001677, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <plane = 10.35, cell = 0.4884, input = 0.007299, far = 0.001261, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 12.21, cell = 0.6272, input = 0.01483>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 64.63, row = 0.611, vector = 4.569, tail = 0.584, input = 0.0008041, thin = 1.172, far = 0.001543, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 64.34, row = 0.4716, vector = 4.785, tail = 0.6803, input = 0.001059, thin = 1.585, far = 0.001941, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 2.336, plane = 65.96, row = 0.4366, vector = 6.187, tail = 2.089, cell = 0.4431, thin = 1.028, far = 0.001495, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 22.81, vector = 37.22, cell = 0.01677, far = 0.00398, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 21.05, plane = 3.814, vector = 29.81, cell = 0.2517>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 43.43, plane = 3.386, vector = 15.41, cell = 0.4036, thin = 10.3>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 94.03, vector = 15.76, tail = 12.08, cell = 6.126, input = 0.0114, thin = 5.047, far = 0.002664, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 88.34, row = 17.04, vector = 9.723, tail = 2.877, cell = 5.91, thin = 5.03, far = 0.001225, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 87.8, plane = 5.826, row = 0.04798, vector = 37, tail = 0.6318, input = 0.002401, far = 0.00607, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 201.5, plane = 15.46, vector = 29.83, cell = 0.148, far = 0.006315, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 186.7, plane = 1.935, vector = 16.61, cell = 0.09669, thin = 9.811, far = 0.01342, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 32.4, plane = 71.49, row = 0.0099, vector = 9.219, tail = 22.51, cell = 6.843, thin = 1.785>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 64.15, vector = 18.48, tail = 14.57, cell = 4.997, input = 0.003489, thin = 3.137>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 22.26, plane = 8.052, cell = 0.521, input = 0.005388, far = 0.0001218, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 17.62, plane = 9.255, cell = 0.7444, input = 0.008552>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 15.78, plane = 10.3, cell = 0.9734, input = 0.008785>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 62.6, tail = 3.126, cell = 0.6102, input = 0.002833, thin = 1.171, far = 0.001192, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 62.43, row = 0.1228, vector = 1.477, tail = 3.101, cell = 0.6015, input = 0.006013, thin = 1.242, far = 0.0005403, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.11, row = 0.1672, vector = 3.391, tail = 3.988, cell = 0.7284, input = 0.005087, thin = 0.7308, far = 0.001169, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 23, plane = 7.619, cell = 0.4699, input = 0.002641, far = 0.001009, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 15.96, plane = 8.351, vector = 0.08185, cell = 0.6169, input = 0.0006158>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 20.13, plane = 9.213, cell = 0.6637, input = 0.002031>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.83, row = 0.07909, vector = 2.926, tail = 0.898, cell = 0.245, input = 0.00009308, thin = 0.8605, far = 0.002618, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 61.87, vector = 4.051, tail = 0.9208, cell = 0.2789, thin = 0.8448, far = 0.003244, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.54, row = 0.07736, vector = 5.021, tail = 0.5057, cell = 0.2183, input = 0.0001446, thin = 0.9489, far = 0.003762, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 30.97, plane = 5.441, row = 0.8265, vector = 34.25, tail = 1.08, cell = 0.1022, input = 0.01108, far = 0.001947, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 31.43, plane = 11.77, row = 0.03076, vector = 31.04, input = 0.01552>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 38.23, plane = 6.91, vector = 16.73, tail = 0.07266, input = 0.01572, thin = 9.981>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 57.03, tail = 24.98, cell = 8.226, thin = 5.001>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 56.94, tail = 21.96, cell = 7.527, thin = 6.054>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 53.45, plane = 2.302, row = 1.091, vector = 30.97, tail = 0.229, cell = 0.5404, far = 0.005889, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <plane = 1.61, row = 3.037, vector = 29.96, input = 0.00829, far = 0.01217, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 14.3, row = 0.9733, vector = 15.75, cell = 0.08246, input = 0.1448, thin = 14.42, far = 0.006035, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 59.55, tail = 29.08, cell = 8.054, thin = 2.126, far = 0.005771, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 60.99, tail = 27.95, cell = 7.257, thin = 1.667, far = 0.01039, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 25.74, plane = 3.985, row = 1.382, vector = 3.35, tail = 2.204, cell = 0.04423, far = 0.001617, cache = 629146, deep = 0.03351, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 33.03, plane = 3.695, row = 1.797, vector = 4.456, tail = 2.047, far = 0.001002, cache = 629146, deep = 0.02218, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 165.9, plane = 4.473, row = 1.113, vector = 0.02629, width = 64, cell = 0.2594, thin = 0.0215, far = 0.001543, cache = 629146, deep = 0.01874, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 22.84, plane = 7.55, vector = 0.01537, tail = 0.06134, cell = 0.5903, input = 0.01027, thin = 0.03069, far = 0.0008807, cache = 1048576, deep = 0.08412, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 3.205, vector = 0.8268, tail = 8.319, input = 0.09645, far = 0.0003207, cache = 419430, deep = 0.06173, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 181.8, plane = 6.766, vector = 8.041, input = 0.01055, deep = 0.007735, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 30.62, plane = 10.38, vector = 0.1915, cell = 0.3513, input = 0.008686, far = 0.001504, cache = 629146, deep = 0.04291, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 176.6, plane = 5.225, vector = 4.414, input = 0.01273, far = 0.000001798, cache = 419430, deep = 0.00586, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 21.29, plane = 9.016, cell = 0.9503, input = 0.008498, deep = 0.05967, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 62.79, row = 2.124, vector = 2.576, tail = 2.03, cell = 0.08942, far = 0.002871, cache = 629146, deep = 0.03433, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 63.51, row = 0.08682, vector = 1.77, tail = 2.225, cell = 0.4589, input = 0.006424, thin = 1.179, far = 0.002631, cache = 629146, deep = 0.06519, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 68.83, row = 1.957, vector = 4.304, tail = 2.367, cell = 0.04447, input = 0.00498, thin = 1.551, far = 0.001046, cache = 629146, deep = 0.03489, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 63.85, row = 0.1838, vector = 6.924, tail = 0.5444, cell = 0.08828, input = 0.006612, thin = 1.561, far = 0.001407, cache = 629146, deep = 0.03418, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 25.77, plane = 7.059, vector = 0.3036, cell = 0.4989, input = 0.002868, far = 0.001275, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 27.85, plane = 3.67, vector = 1.422, tail = 2.469, cell = 0.004134, input = 0.04744>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 161.5, plane = 5.079, row = 0.5752, vector = 7.766>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 31.5, plane = 9.756, vector = 0.03889, cell = 0.3502, input = 0.007212, far = 0.001069, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 160.6, plane = 3.206, row = 0.05746, vector = 3.942, input = 0.003912, far = 0.0002432, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 25.77, plane = 8.332, cell = 0.5027, input = 0.004694, far = 0.001038, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 58.39, row = 0.334, vector = 2.122, tail = 1.529, cell = 0.3652, input = 0.00003326, thin = 0.7675, far = 0.004048, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 66.06, row = 2.032, vector = 4.562, input = 0.001651, thin = 1.322>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 58.57, row = 0.6297, vector = 5.293, tail = 0.1803, thin = 1.093, far = 0.002169, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 39.61, plane = 1.158, row = 0.6072, vector = 34.42, cell = 0.04484, input = 0.0003595, far = 0.004918, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 24.97, plane = 3.015, row = 0.2626, vector = 30.2, cell = 0.1021, input = 0.01113, far = 0.001798, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 30.96, plane = 0.3022, row = 0.5502, vector = 11.6, tail = 1.519, cell = 1.051, input = 0.01593, thin = 12.15>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 66.33, vector = 8.902, tail = 18.82, cell = 6.67, input = 0.004091, thin = 4.666, far = 0.001162, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 64.14, vector = 7.951, tail = 15.32, cell = 6.249, input = 0.005951, thin = 5.234, far = 0.00001106, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 45.24, plane = 1.079, row = 0.8269, vector = 34.12, tail = 0.01132, cell = 0.0684, input = 0.0002082, far = 0.003064, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 39.68, plane = 1.126, row = 1.037, vector = 29.04, cell = 0.1838, far = 0.003824, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 45.6, plane = 2.082, row = 0.4104, vector = 15.6, input = 0.003543, thin = 10.06, far = 0.003318, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 82.93, vector = 7.506, width = 16, tail = 21.59, cell = 7.464, thin = 1.579>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 74.55, width = 16, tail = 25.54, cell = 7.3, input = 0.01235, thin = 1.664>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 22, plane = 9.715, cell = 0.6897, input = 0.005954, far = 0.001904, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 19.03, plane = 10.24, cell = 0.9359, input = 0.01063, far = 0.0001484, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 19.79, plane = 9.304, vector = 0.268, cell = 1.132, input = 0.01051, thin = 0.0008472, far = 0.00003017, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 59.23, row = 0.3013, vector = 0.7867, tail = 3.055, cell = 0.6826, thin = 1.057, far = 0.002888, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 59.82, vector = 6.081, tail = 1.52, cell = 0.2737, thin = 1.455, far = 0.002556, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 60.28, vector = 6.814, tail = 1.362, cell = 0.2609, thin = 1.166, far = 0.003314, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 17.51, plane = 9.365, vector = 0.03975, cell = 0.5652, input = 0.01012, thin = 0.01428, far = 0.001265, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 17.63, plane = 9.475, cell = 0.5616, input = 0.01457, far = 0.001008, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 17.12, plane = 8.864, cell = 0.6205, input = 0.01738, far = 0.0008392, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 57.28, row = 1.135, tail = 3.007, cell = 0.7325, thin = 0.5011, far = 0.002206, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 55.81, row = 0.6395, vector = 5.453, tail = 0.7555, cell = 0.05185, input = 0.001025, thin = 1.192, far = 0.001746, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 56.47, row = 0.6951, vector = 4.591, tail = 0.884, cell = 0.2632, thin = 1.037, far = 0.001547, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 40.24, plane = 1.867, row = 0.246, vector = 36.55, tail = 0.3689, cell = 0.06004, input = 0.002011, far = 0.00189, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 36.03, plane = 2.379, row = 0.1392, vector = 32.73, cell = 0.08202, input = 0.0007552, far = 0.002393, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 36.46, plane = 2.273, row = 0.19, vector = 16.35, tail = 0.2023, input = 0.005546, thin = 10.76, far = 0.001228, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <call = 4.15, plane = 69.31, row = 0.3065, vector = 17.88, tail = 17.56, cell = 6.246, thin = 2.937, far = 0.001706, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 15.97, plane = 66.79, row = 1.849, vector = 16.85, tail = 13, cell = 5.431, thin = 4.261, far = 0.005483, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 37.34, plane = 1.449, row = 0.2278, vector = 33.83, tail = 1.415, cell = 0.4265, input = 0.005404, far = 0.001219, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 30.03, plane = 2.122, row = 0.575, vector = 32.61, input = 0.01298, far = 0.002186, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 31.98, plane = 2.636, row = 0.3602, vector = 11.9, tail = 2.265, cell = 1.144, input = 0.01434, thin = 8.971, far = 0.002383, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <call = 1.101, plane = 71.1, vector = 23.86, tail = 7.405, cell = 5.529, thin = 3.767>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 23.27, plane = 69.77, vector = 20.94, tail = 6.165, cell = 4.993, thin = 3.935>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.26, plane = 5.642, vector = 0.7387, tail = 0.4513, cell = 0.09406, thin = 1.847, deep = 0.00009186, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 21.26, plane = 5.628, vector = 0.893, cell = 0.03982, thin = 1.941, deep = 0.0001134, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 20.07, plane = 5.5, vector = 0.6796, cell = 0.0708, thin = 2.069, deep = 0.00006691, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 19.33, plane = 5.548, vector = 0.8851, cell = 0.0827, thin = 2.037, deep = 0.00004114, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 28.71, plane = 4.111, row = 1.004, vector = 1.262, tail = 0.2765, cell = 0.08086, thin = 2.251, far = 0.0001314, cache = 419430, deep = 0.0006587, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 23.73, plane = 4.601, row = 1.642, vector = 1.172, cell = 0.01317, thin = 2.239, far = 0.0001744, cache = 419430, deep = 0.00002318, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 22.3, plane = 4.069, row = 1.698, vector = 0.9793, cell = 0.02136, thin = 2.378, far = 0.0001373, cache = 419430, deep = 0.00002318, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 21.71, plane = 4.204, row = 1.656, vector = 1.378, cell = 0.007534, thin = 2.237, far = 0.0001069, cache = 419430, deep = 0.00002318, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 25.89, plane = 5.283, row = 1.384, vector = 1.592, tail = 0.7704, cell = 0.1084, thin = 2.992>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 23.82, plane = 5.305, row = 2.184, vector = 1.097, tail = 0.1932, cell = 0.063, thin = 3.06>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 23.36, plane = 4.449, row = 2.327, vector = 1.252, thin = 3.451, far = 0.00004512, cache = 419430>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 22.18, plane = 4.614, row = 2.542, vector = 1.691, tail = 0.0009142, thin = 3.024>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 23.36, plane = 5.415, row = 0.7814, vector = 3.146, tail = 1.077, cell = 0.1116, thin = 1.782, far = 0.0002569, cache = 419430, deep = 0.001844, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 22.32, plane = 6.642, row = 2.307, vector = 1.75, tail = 0.001469, cell = 0.09775, thin = 1.844, deep = 0.001751, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 23.43, plane = 7.049, row = 1.898, vector = 1.486, tail = 0.03235, cell = 0.1946, thin = 1.683, deep = 0.003599, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 23.08, plane = 7.215, row = 2.575, vector = 1.282, tail = 0.5933, cell = 0.3846, thin = 1.146, deep = 0.003802, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 25.3, plane = 4.576, row = 0.8672, vector = 0.4033, tail = 2.096, cell = 0.2997, input = 0.0008949, thin = 2.177, deep = 0.0003035, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 20.43, plane = 4.273, row = 1.82, vector = 1.348, tail = 0.5333, cell = 0.0973, input = 0.01898, thin = 2.118, deep = 0.000929, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 20.8, plane = 4.495, row = 1.765, vector = 1.847, tail = 0.1714, cell = 0.08054, input = 0.01315, thin = 1.839, deep = 0.0004201, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 21.52, plane = 4.421, row = 2.14, vector = 1.87, tail = 0.4805, cell = 0.1831, input = 0.0194, thin = 1.424, deep = 0.0007943, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 25.41, plane = 6.371, row = 0.7807, vector = 2.951, tail = 0.571, cell = 0.1301, thin = 2.147, far = 0.0001486, cache = 419430, deep = 0.001341, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 23.32, plane = 6.467, row = 2.303, vector = 2.003, cell = 0.07795, thin = 2.057, far = 0.0003155, cache = 419430, deep = 0.001182, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 22.7, plane = 7.039, row = 1.866, vector = 1.706, tail = 0.08615, cell = 0.1571, thin = 1.948, far = 0.0002196, cache = 419430, deep = 0.0009544, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 23.86, plane = 6.721, row = 2.577, vector = 1.796, tail = 0.3538, cell = 0.264, thin = 1.467, far = 0.0001982, cache = 419430, deep = 0.001175, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 25.16, plane = 5.133, vector = 1.156, tail = 0.01867, cell = 0.06736, thin = 2.089, far = 0.00006314, cache = 419430, deep = 0.0001166, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 22.48, plane = 5.608, vector = 0.784, tail = 0.007228, cell = 0.05139, thin = 1.928, far = 0.0001281, cache = 419430, deep = 0.00007374, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 21.19, plane = 5.219, tail = 0.6113, cell = 0.2427, thin = 1.812, deep = 0.0001222, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 20.43, plane = 4.987, tail = 0.745, cell = 0.3045, thin = 1.686, deep = 0.0001217, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 68.47, row = 0.5474, vector = 0.001595, tail = 0.7352, cell = 0.1433, thin = 0.6257, far = 0.0007669, cache = 1363149, deep = 0.000432, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 68.22, row = 1.097, tail = 0.4043, cell = 0.1428, thin = 0.5564, far = 0.0007487, cache = 1048576, deep = 0.0003689, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 68.79, row = 1.562, tail = 0.4655, cell = 0.2825, thin = 0.09912, far = 0.001011, cache = 1363149, deep = 0.00008065, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 65.2, row = 0.9743, vector = 0.01008, tail = 0.778, cell = 0.1563, thin = 0.9038, far = 0.0007976, cache = 419430, deep = 0.0005227, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 65.42, row = 1.4, vector = 0.03308, tail = 0.4045, cell = 0.1521, thin = 0.911, far = 0.0008332, cache = 419430, deep = 0.0002734, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 65.55, row = 1.709, vector = 0.1252, tail = 0.424, cell = 0.2902, thin = 0.5172, far = 0.0008095, cache = 419430, deep = 0.0001951, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 57.03, row = 1.213, tail = 1.014, cell = 0.202, thin = 1.634, far = 0.0006222, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 53.76, row = 2.187, vector = 1.393, cell = 0.01602, thin = 1.48, far = 0.0006105, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 53.71, row = 2.473, vector = 1.378, tail = 0.2146, cell = 0.0557, thin = 1.057, far = 0.0006098, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 77.61, row = 0.8211, tail = 1.15, cell = 0.1783, thin = 1.298, far = 0.001188, cache = 419430, deep = 0.001855, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 78.06, row = 2.202, cell = 0.1696, thin = 1.198, far = 0.001733, cache = 419430, deep = 0.0008799, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 77.26, row = 2.453, tail = 0.2866, cell = 0.3722, thin = 0.6888, far = 0.001236, cache = 419430, deep = 0.0004175, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 69.74, row = 1.222, tail = 0.7393, cell = 0.1524, thin = 1.161, far = 0.001399, cache = 419430, deep = 0.0001552, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 69.84, row = 1.239, tail = 0.8718, cell = 0.1518, thin = 1.178, far = 0.001741, cache = 419430, deep = 0.00004051, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 68.74, row = 2.05, tail = 0.6663, cell = 0.3339, thin = 0.5719, far = 0.001765, cache = 419430, deep = 0.0005014, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 71.99, row = 1.394, tail = 0.635, cell = 0.1553, thin = 1.295, far = 0.00158, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 72.21, row = 2.06, tail = 0.07578, cell = 0.1571, thin = 1.245, far = 0.001442, cache = 419430, deep = 0.0002036, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 72.32, row = 2.172, tail = 0.5448, cell = 0.3529, thin = 0.6879, far = 0.001377, cache = 419430, deep = 0.0004064, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 69.16, row = 1.15, cell = 0.12, thin = 0.6769, far = 0.0009861, cache = 419430, deep = 0.0007751, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 68.91, row = 1.564, cell = 0.1274, thin = 0.5241, far = 0.0007356, cache = 1048576, deep = 0.001, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 68.61, row = 1.746, tail = 0.2187, cell = 0.2779, thin = 0.07338, far = 0.0007659, cache = 838861, deep = 0.0002827, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 25.93, plane = 5.227, row = 1.422, tail = 0.5405, cell = 0.07367, thin = 2.033, far = 0.0001467, cache = 419430, deep = 0.00001885, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 20.39, plane = 5.355, row = 1.581, vector = 0.03844, tail = 0.5294, cell = 0.1042, thin = 2.04, far = 0.0002547, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 20.49, plane = 5.204, row = 1.479, vector = 0.8291, tail = 0.1016, cell = 0.006421, thin = 1.823, far = 0.000128, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 20.77, plane = 4.883, row = 1.67, vector = 0.9423, tail = 0.13, thin = 1.785, far = 0.00006572, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 20.26, plane = 7.054, row = 0.8529, vector = 2.009, tail = 0.4122, cell = 0.1072, thin = 1.789, deep = 0.0006116, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 20.82, plane = 7.129, row = 1.99, vector = 0.8372, tail = 0.3782, cell = 0.1544, thin = 1.675, deep = 0.00007197, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 19.51, plane = 6.929, row = 1.73, vector = 1.605, cell = 0.133, thin = 1.565, deep = 0.00348, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 19.77, plane = 6.795, row = 1.809, vector = 1.888, cell = 0.1262, thin = 1.427, deep = 0.0007586, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 71.04, row = 0.892, vector = 0.3461, tail = 0.1135, cell = 0.05011, thin = 0.7937, far = 0.001199, cache = 419430, deep = 0.0000807, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 71, row = 1.33, tail = 0.1911, cell = 0.09889, thin = 0.6931, far = 0.001205, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 70.97, row = 1.679, tail = 0.4516, cell = 0.2366, thin = 0.279, far = 0.001204, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 65.05, row = 1.535, cell = 0.08319, thin = 1.017, far = 0.001156, cache = 419430, deep = 0.0003297, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 64.54, row = 2.008, cell = 0.1154, thin = 0.8337, far = 0.001494, cache = 419430, deep = 0.0003743, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 63.49, row = 2.013, tail = 0.5729, cell = 0.2834, thin = 0.3433, far = 0.001495, cache = 419430, deep = 0.0003297, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 20.3, plane = 3.734, row = 1.285, vector = 0.2486, tail = 0.01784, cell = 0.02299, thin = 2.26>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 19.68, plane = 3.631, row = 1.3, vector = 0.3121, cell = 0.01969, thin = 2.213>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 18.38, plane = 3.779, row = 1.124, vector = 0.3854, tail = 0.03063, cell = 0.04154, thin = 2.151, deep = 0.000002877, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 20.26, plane = 3.614, row = 1.489, vector = 0.1483, tail = 0.03924, cell = 0.03037, thin = 2.24>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 18.36, plane = 6.232, row = 0.1147, vector = 2.169, tail = 0.03194, cell = 0.05897, thin = 2.157>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 22.65, plane = 6.013, row = 0.6227, vector = 1.644, cell = 0.1057, thin = 2.094>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 19.4, plane = 5.999, row = 1.526, vector = 0.6432, tail = 0.7114, cell = 0.3198, thin = 1.476>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 24.89, plane = 5.772, row = 1.309, vector = 1.246, tail = 0.1429, cell = 0.1919, thin = 1.919>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 67.35, row = 1.402, cell = 0.02644, thin = 0.8195, far = 0.0007572, cache = 419430, deep = 0.0009213, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 66.72, row = 1.367, cell = 0.02752, thin = 0.8244, far = 0.0006838, cache = 419430, deep = 0.0008365, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 68.37, row = 1.459, cell = 0.02929, thin = 0.8129, far = 0.0006955, cache = 419430, deep = 0.0008437, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 25.98, row = 1.247, cell = 0.08552, thin = 1.149, far = 0.0004657, cache = 419430, deep = 0.00001276, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 26.26, row = 1.138, cell = 0.07131, thin = 1.196, far = 0.0006774, cache = 419430, deep = 0.00001276, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 26.03, row = 1.263, cell = 0.08484, thin = 1.134, far = 0.0004959, cache = 419430, deep = 0.00001276, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 17.46, plane = 6.504, cell = 0.07997, input = 0.0009671, far = 0.0002815, cache = 1363149, deep = 0.0005532, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 18.59, plane = 6.765, tail = 0.01699, cell = 0.1814, input = 0.001242, thin = 0.00494, deep = 0.0001199, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 86.79, row = 0.2404, tail = 0.2291, cell = 0.08873, thin = 0.414, far = 0.001021, cache = 419430, deep = 0.00003387, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 88.07, row = 0.3282, tail = 0.2784, cell = 0.2281, thin = 0.2733, far = 0.0005823, cache = 1363149, deep = 0.000001165, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 17.5, plane = 6.522, cell = 0.08033, input = 0.001793, deep = 0.0000712, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 18.99, plane = 6.661, tail = 0.009707, cell = 0.2163, input = 0.001681, thin = 0.0002897>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 92.29, row = 0.1684, tail = 0.339, cell = 0.1017, thin = 0.4451, far = 0.001213, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.19, row = 0.2785, tail = 0.4776, cell = 0.2563, thin = 0.2038, far = 0.001124, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 16.05, plane = 2.31, row = 0.3743, cell = 4.145, thin = 0.04727, far = 0.002818, cache = 1363149>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 14.07, plane = 2.334, row = 0.4199, cell = 4.141, thin = 0.04792, far = 0.002635, cache = 1363149>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 88.7, vector = 0.3086, tail = 0.1867, cell = 3.961, far = 0.002362, cache = 419430, deep = 0.005194, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 89, vector = 0.4203, tail = 0.06824, cell = 3.967, far = 0.001804, cache = 419430, deep = 0.00313, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 15.97, plane = 1.551, vector = 0.7022, width = 16, tail = 0.03549, cell = 4.11, input = 0.009427>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 14.43, plane = 1.562, vector = 0.8561, width = 16, tail = 0.02671, cell = 4.118, input = 0.008532>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 90.47, row = 0.4875, width = 32, cell = 3.842, thin = 0.233, far = 0.002833, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 90.6, row = 0.4612, width = 32, cell = 3.843, thin = 0.2447, far = 0.002554, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 56.99, plane = 6.724, cell = 0.0178, input = 0.4524, far = 0.002491, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 59.93, plane = 7.016, cell = 0.01673, input = 0.54, far = 0.001436, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 99.8, row = 0.8054, vector = 0.8297, input = 0.5865, far = 0.005297, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 101.8, row = 2.817, width = 32, tail = 0.4461, cell = 0.002962, input = 0.8523, thin = 0.04811, far = 0.002907, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 58.89, plane = 6.567, cell = 0.01637, input = 0.4495, far = 0.003782, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 60.97, plane = 6.556, cell = 0.01654, input = 0.554, far = 0.004508, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 108.9, row = 0.4389, vector = 1.225, input = 0.7696, far = 0.004857, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 108.8, row = 1.024, vector = 0.752, width = 64, tail = 1.621, input = 0.9376, thin = 0.002776, far = 0.006361, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 1076, row = 6.379, width = 128, input = 8.871, thin = 0.1447>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 541.9, row = 6.027, cell = 0.1077, input = 8.835, thin = 0.7807>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 8.35, vector = 2.237, cell = 0.3404, input = 8.335>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 7.751, vector = 5.158, cell = 0.2005, input = 8.15>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 8154, input = 9.852>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 13931, cell = 0.01388, input = 9.691>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 361.5, row = 1.651, input = 9.591, far = 0.1138, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <row = 1.678, tail = 0.9204, input = 9.778, thin = 0.1678, far = 0.05011, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 59.92, plane = 7.146, cell = 0.03517, input = 0.4729, far = 0.001626, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 59.41, plane = 6.935, cell = 0.03473, input = 0.5631, far = 0.001237, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 98.39, row = 1.068, vector = 0.5332, input = 0.6349, far = 0.003806, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 98.4, row = 2.016, vector = 0.001397, width = 32, tail = 0.02517, cell = 0.008334, input = 0.9645, thin = 0.09581, far = 0.002499, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 68.25, plane = 6.953, cell = 0.02572, input = 0.4804, far = 0.001508, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 65.95, plane = 7.101, cell = 0.02592, input = 0.5931, far = 0.00114, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 109.8, vector = 1.406, width = 128, cell = 0.008134, input = 0.82, far = 0.0036, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 108.1, row = 1.306, width = 32, tail = 0.3046, cell = 0.01118, input = 0.9788, thin = 0.1324, far = 0.005744, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <call = 25383, plane = 26.1, width = 128, cell = 0.5113, input = 3.654, thin = 8.058>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 19175, width = 32, tail = 16.61, cell = 0.4763, input = 4.418, thin = 6.608>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 0.5625, width = 64, tail = 0.4901, input = 9.706, thin = 0.06491, far = 0.081, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <call = 16.75, row = 1.369, width = 16, cell = 0.08888, input = 9.448, thin = 0.1885, far = 0.0979, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 3.267, cell = 0.1614, input = 9.111>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 56.69, vector = 2.142, tail = 1.985, input = 9.086>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 214, plane = 14.75, vector = 0.3466, cell = 0.1121, input = 9.679, thin = 0.04625>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 75.98, plane = 16.54, vector = 0.8154, width = 16, cell = 0.06979, input = 9.748, thin = 0.1355>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 63.27, plane = 5.642, cell = 0.05519, input = 0.4851, far = 0.001299, cache = 838861, deep = 0.0299, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 63.19, plane = 5.793, cell = 0.05523, input = 0.5014, far = 0.0008378, cache = 629146, deep = 0.03063, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 60.86, plane = 5.83, vector = 0.06992, cell = 0.03746, input = 0.5911, thin = 0.04174, far = 0.0002408, cache = 419430, deep = 0.0282, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 99.41, row = 0.9546, vector = 0.5499, input = 0.671, far = 0.002377, cache = 419430, deep = 0.02345, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 98.44, row = 1.398, width = 16, tail = 0.08424, cell = 0.04019, input = 1.013, thin = 0.2046, far = 0.00003344, cache = 419430, deep = 0.01904, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 68.01, plane = 5.843, vector = 0.03745, cell = 0.04721, input = 0.4894, thin = 0.002916, far = 0.001615, cache = 838861, deep = 0.03329, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 67.84, plane = 6.154, cell = 0.05061, input = 0.5056, far = 0.001276, cache = 838861, deep = 0.03298, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 66.92, plane = 5.848, tail = 0.0168, cell = 0.0508, input = 0.6174, thin = 0.01507, far = 0.001442, cache = 629146, deep = 0.03317, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 102.2, row = 1.296, vector = 0.4846, input = 0.8538, far = 0.002773, cache = 419430, deep = 0.005542, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 102.8, row = 1.402, width = 16, tail = 0.06572, cell = 0.02704, input = 1.025, thin = 0.21, far = 0.003083, cache = 419430, deep = 0.006286, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <width = 64, tail = 1.326, input = 9.781, thin = 0.0921, far = 0.129, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 22.83, row = 2.184, width = 16, cell = 0.03315, input = 9.735, thin = 0.2974, far = 0.1227, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 2.964, row = 0.8112, vector = 0.08709, width = 32, cell = 0.1067, input = 9.122, thin = 0.03614, far = 0.02751, cache = 419430, deep = 0.06133, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 0.0225, row = 0.8626, width = 16, cell = 0.1651, input = 9.045, thin = 0.2312, far = 0.01302, cache = 419430, deep = 0.06347, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 19.73, row = 0.7122, width = 64, cell = 0.08712, input = 9.427, thin = 0.1138, far = 0.02783, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 88.86, row = 0.1848, width = 8, cell = 0.04326, input = 9.711, thin = 0.4982, far = 0.02892, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 5.014, width = 32, tail = 0.8569, input = 9.327, thin = 0.1461, far = 0.03215, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 2.8, row = 0.9103, width = 16, cell = 0.06234, input = 9.248, thin = 0.2803, far = 0.04013, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 67.25, plane = 5.885, cell = 0.09847, input = 0.5528, thin = 0.02289, far = 0.002319, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 66.54, plane = 5.994, cell = 0.09943, input = 0.6342, thin = 1.846, far = 0.001908, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 94.29, row = 0.6881, vector = 0.6507, width = 32, cell = 0.03478, input = 0.7291, thin = 0.05596, far = 0.003074, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 94.34, row = 1.266, width = 8, cell = 0.05875, input = 1.107, thin = 0.4698, far = 0.001325, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 67.93, plane = 5.976, row = 0.01956, vector = 0.07303, cell = 0.08427, input = 0.5429, thin = 0.03845, far = 0.001109, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 67.73, plane = 5.738, row = 0.03076, tail = 0.1258, cell = 0.102, input = 0.6544, thin = 0.1324, far = 0.00109, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 94.54, row = 1.47, width = 16, tail = 0.04833, cell = 0.06541, input = 0.8972, thin = 0.03506, far = 0.002159, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 91.5, row = 1.941, width = 8, cell = 0.0602, input = 1.028, thin = 0.4004, far = 0.00268, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <width = 16, input = 9.273, thin = 0.3095, far = 0.03673, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <width = 8, tail = 2.346, cell = 0.02205, input = 9.326, thin = 0.1998, far = 0.0324, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <call = 1.503, plane = 2.192, row = 0.0467, width = 32, cell = 0.2338, input = 8.481, thin = 0.271, far = 0.0256, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <row = 2.928, width = 8, cell = 0.2084, input = 8.444, thin = 0.07022, far = 0.03461, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <row = 0.8291, width = 16, cell = 0.1689, input = 9.751, thin = 0.1454, far = 0.01429, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 1.467, vector = 0.114, width = 8, tail = 1.38, cell = 0.1367, input = 9.784, thin = 0.3119, far = 0.01286, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 4.71, plane = 2.457, row = 0.4582, width = 32, tail = 0.4673, cell = 0.1884, input = 8.418, thin = 0.07912, far = 0.01528, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 1.043, width = 8, cell = 0.2403, input = 8.499, thin = 0.8594, far = 0.01503, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 67.29, plane = 5.495, cell = 0.08356, input = 0.7685, far = 0.002503, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 69.42, plane = 5.549, cell = 0.08226, input = 0.8556, far = 0.002172, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 96.94, row = 1.132, vector = 0.8079, tail = 0.6316, input = 0.8913, far = 0.003557, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 96.74, row = 1.287, vector = 0.648, tail = 5.469, cell = 0.0135, input = 0.8666, thin = 0.1057, far = 0.003758, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 93.89, row = 1.589, vector = 0.7737, tail = 3.258, input = 1.017, far = 0.002986, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 72.89, plane = 5.53, cell = 0.08543, input = 0.7616, far = 0.001526, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 71.94, plane = 5.366, cell = 0.08507, input = 0.873, far = 0.001515, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 85.59, row = 0.6149, vector = 1.111, width = 32, tail = 0.6874, cell = 0.03405, input = 0.8504, far = 0.003723, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 85.04, row = 1.855, vector = 0.9312, tail = 4.133, cell = 0.0149, input = 0.8115, thin = 0.1751, far = 0.003687, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 85.2, row = 1.984, vector = 1.015, tail = 2.247, input = 0.9536, thin = 0.06585, far = 0.00457, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 70.22, plane = 5.569, row = 0.01477, cell = 0.04794, input = 0.6686, far = 0.0007381, cache = 838861, deep = 0.0383, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 72.01, plane = 6.049, cell = 0.04889, input = 0.6837, far = 0.0002711, cache = 838861, deep = 0.03892, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 68.63, plane = 5.776, cell = 0.04851, input = 0.7699, deep = 0.03711, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 104.4, row = 1.243, vector = 0.4806, input = 0.7639, far = 0.002756, cache = 629146, deep = 0.02776, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 104.6, row = 1.805, vector = 0.4582, tail = 4.945, input = 0.7536, thin = 0.05755, far = 0.002574, cache = 629146, deep = 0.03159, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 106.7, row = 1.759, tail = 1.585, cell = 0.02502, input = 0.9038, thin = 0.06214, far = 0.002383, cache = 629146, deep = 0.02256, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 68.68, plane = 5.239, width = 64, cell = 0.04342, input = 0.7054, thin = 0.001621, far = 0.0009027, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 68.28, plane = 5.705, cell = 0.04328, input = 0.7267, thin = 0.0002543, far = 0.0009682, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 65.29, plane = 5.546, cell = 0.04368, input = 0.8379, far = 0.0008871, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 98.79, row = 1.339, vector = 0.2039, cell = 0.0172, input = 0.8135, far = 0.002032, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 102, row = 2.272, tail = 4.468, cell = 0.02618, input = 0.7929, thin = 0.09428, far = 0.001525, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 102.7, row = 2.214, tail = 0.7426, cell = 0.0269, input = 0.9475, thin = 0.105, far = 0.001643, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 44.73, plane = 29.09, cell = 0.4166, input = 0.7475, thin = 0.0212, far = 0.006822, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 46.59, plane = 36.77, cell = 0.4919, input = 2.041, thin = 0.01684, far = 0.006422, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 44.57, plane = 33.32, cell = 1.069, input = 1.377, thin = 0.05134, far = 0.01237, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 113.3, vector = 1.422, cell = 0.1579, input = 2.002, far = 0.004004, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 111.5, row = 0.3355, vector = 2.668, tail = 2.274, cell = 0.1134, input = 2.009, thin = 0.0416, far = 0.003052, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 57.09, plane = 120.9, vector = 6.147, tail = 4.687, cell = 0.3076, input = 1.751, thin = 0.1212, far = 0.003161, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 98.35, plane = 25.88, cell = 0.4174, input = 2.004, far = 0.01069, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 95.48, plane = 33.14, cell = 0.4922, input = 2.055, far = 0.01348, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 56.1, plane = 34.34, cell = 1.099, input = 1.395, thin = 0.0137, far = 0.006943, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 8.882, plane = 110, vector = 1.367, cell = 0.1394, input = 2.202, far = 0.00454, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 106.2, row = 0.4489, vector = 1.576, tail = 2.777, cell = 0.1138, input = 2.223, thin = 0.05965, far = 0.002133, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 90.73, plane = 117, vector = 2.988, tail = 7.684, cell = 0.4381, input = 1.968, far = 0.01188, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 49.97, plane = 36.16, cell = 0.41, input = 0.8601, far = 0.004777, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 35.94, plane = 42.91, cell = 0.514, input = 0.6629, far = 0.004904, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 42.83, plane = 37.47, cell = 0.6476, input = 0.7489, thin = 0.01461, far = 0.003645, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 119.5, vector = 1.861, cell = 0.1394, input = 1.081, far = 0.007956, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 119.6, vector = 3.362, tail = 1.992, cell = 0.08185, input = 1.121, thin = 0.04617, far = 0.007896, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 124.9, vector = 2.265, tail = 7.219, cell = 0.2099, input = 1.183, far = 0.006295, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 56.52, plane = 40.28, cell = 0.4376, input = 0.6347>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 51.07, plane = 50.48, cell = 0.5225, input = 0.659>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 83.89, plane = 39.82, cell = 0.6438, input = 0.7961, thin = 0.007499>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 121.4, vector = 1.916, cell = 0.1451, input = 1.166, far = 0.008083, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 118, vector = 3.334, tail = 2.371, cell = 0.09247, input = 1.182, thin = 0.09077, far = 0.003112, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 28.81, plane = 120.4, vector = 4.351, tail = 4.877, cell = 0.08717, input = 1.189, thin = 0.2083, far = 0.002651, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 67.2, plane = 5.448, cell = 0.01201, input = 0.6046, thin = 0.0001397>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 63.95, plane = 5.49, cell = 0.01194, input = 0.6891>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 114, row = 0.9042, width = 32, cell = 0.01332, input = 0.7757, thin = 0.0751, far = 0.003322, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 109.5, row = 2.535, tail = 3.38, cell = 0.0084, input = 0.7602, thin = 0.1191, far = 0.0003337, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 113.8, row = 2.731, width = 32, tail = 0.5045, cell = 0.002588, input = 0.8621, thin = 0.03801, far = 0.002209, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 92.16, plane = 5.598, cell = 0.006074, input = 0.6055, far = 0.002118, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 87.64, plane = 5.764, cell = 0.005988, input = 0.7188, far = 0.0023, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 110, row = 1.41, width = 64, cell = 0.009554, input = 0.8791, thin = 0.01093, far = 0.007735, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 106.5, row = 2.361, tail = 3.674, cell = 0.004923, input = 0.8558, thin = 0.0003213, far = 0.009509, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 111.7, row = 2.459, tail = 0.8958, cell = 0.007644, input = 0.9407, thin = 0.06087, far = 0.01234, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 68.08, plane = 5.698, cell = 0.02093, input = 0.6192, far = 0.001278, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 62.64, plane = 5.811, cell = 0.02144, input = 0.7085, far = 0.0007421, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 114.4, row = 0.9131, vector = 0.2531, input = 0.8622, far = 0.005434, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 107.1, row = 1.751, vector = 0.1705, tail = 4.024, input = 0.7978, thin = 0.07057, far = 0.004116, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 113.1, row = 1.396, tail = 1.618, cell = 0.01376, input = 0.9055, thin = 0.07646, far = 0.005229, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 80.44, plane = 5.967, cell = 0.01941, input = 0.6458>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 85.85, plane = 5.916, cell = 0.01969, input = 0.7618>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 113.6, row = 0.8325, vector = 0.4361, input = 0.8865, far = 0.004116, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 109.4, row = 1.314, tail = 4.283, cell = 0.02687, input = 0.8687, thin = 0.1059, far = 0.001422, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 113.5, row = 0.8291, tail = 2.082, cell = 0.03185, input = 1.008, thin = 0.07965, far = 0.001257, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 68.84, plane = 6.119, cell = 0.04532, input = 0.6589, far = 0.001207, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 66.49, plane = 5.864, cell = 0.04639, input = 0.7407, far = 0.0007756, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 102.2, row = 1.268, vector = 0.4903, input = 0.8891, far = 0.001784, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 99.46, row = 1.603, vector = 0.5015, tail = 4.994, input = 0.8817, thin = 0.09375, far = 0.001585, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 102.8, row = 1.471, tail = 1.599, cell = 0.0332, input = 1.012, thin = 0.06974, far = 0.001296, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 70.67, plane = 5.943, cell = 0.03858, input = 0.6876, far = 0.001398, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 68.97, plane = 5.811, cell = 0.03894, input = 0.7956, far = 0.001303, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 108.2, row = 1.14, vector = 0.364, cell = 0.005552, input = 0.9267, far = 0.003602, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 109.3, row = 2.091, tail = 4.802, cell = 0.01755, input = 0.9153, thin = 0.08099, far = 0.003108, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 107.9, row = 2.003, tail = 1.044, cell = 0.01708, input = 1.053, thin = 0.09806, far = 0.004684, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 65.7, plane = 5.647, cell = 0.08135, input = 0.7671, far = 0.001745, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 63.81, plane = 5.601, cell = 0.08177, input = 0.8545, far = 0.001509, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 95.03, row = 1.378, vector = 0.8022, cell = 0.004793, input = 1.004, far = 0.001971, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 96.51, row = 1.517, vector = 0.8812, tail = 4.562, input = 0.9988, thin = 0.08093, far = 0.002358, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 95.85, row = 1.665, vector = 0.914, tail = 2.378, input = 1.11, far = 0.001914, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 70.23, plane = 5.883, cell = 0.09025, input = 0.7018, far = 0.001279, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 77.52, plane = 5.769, cell = 0.08967, input = 0.8162, far = 0.001117, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 92.26, row = 1.555, vector = 0.8015, tail = 0.01744, input = 0.9209, far = 0.002087, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 99.68, row = 1.559, vector = 0.8018, tail = 4.551, input = 0.9055, thin = 0.1531, far = 0.002507, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 98.14, row = 1.639, vector = 0.686, tail = 2.691, input = 1.129, far = 0.002724, cache = 419430>
}
