// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=500, then 280 s of f32 pooling and eight runs
// of single kinds (--only, --with), with what the morning timed of pooling that had not changed,
// on AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on (before the
// last two of those runs, of pooling k13 and k2s2):
//   all: mean 3.4 %, worst 706.7 % of 428 calls
//   max_pool cf: mean 2.1 %, worst 37.7 % of 111 calls
//   max_pool cl: mean 10.5 %, worst 706.7 % of 108 calls
//   max_pool_backward cf: mean 0.7 %, worst 11.0 % of 26 calls
//   max_pool_backward cl: mean 0.2 %, worst 3.0 % of 27 calls
//   max_unpool cf: mean 0.8 %, worst 10.0 % of 41 calls
//   max_unpool cl: mean 0.7 %, worst 10.1 % of 45 calls
//   max_unpool_backward cf: mean 0.6 %, worst 8.7 % of 23 calls
//   max_unpool_backward cl: mean 0.5 %, worst 9.2 % of 26 calls
//   max_unpool_sum cf: mean 0.0 %, worst 0.0 % of 11 calls
//   max_unpool_sum cl: mean 0.0 %, worst 0.3 % of 10 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 60.31, plane = 32.45, row = 2.956, tail = 10.35, cell = 0.001255, input = 0.003709, tap = 0.2423, far = 0.006258, cache = 1048576>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 67.37, row = 4.559, vector = 7.296, tail = 40.77, tap = 0.649, step = 0.06774, far = 0.02801, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 101.1, plane = 9.323, row = 7.375, tail = 12.52, cell = 1.009, thin = 8.461, tap = 0.3662, far = 0.004962, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 58.22, row = 5.132, vector = 1.067, tail = 2.641, tap = 0.09547, step = 0.005854, far = 0.0009307, cache = 838861>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 64.23, row = 5.172, tail = 0.8565, cell = 0.2978, thin = 2.339, tap = 0.1129, step = 0.003116, far = 0.00127, cache = 419430>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 63.02, row = 4.852, vector = 1.462, tail = 0.2379, thin = 0.3979, tap = 0.2395, step = 0.00523, far = 0.0004121, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 30.1, plane = 3.283, row = 1.996, vector = 4.18, tail = 0.7292, cell = 0.02618, far = 0.0008387, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 35.95, plane = 0.04051, vector = 9.951, tail = 19.44, cell = 0.4978, far = 0.01173, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 24.64, plane = 2.83, row = 2.13, vector = 2.578, tail = 0.734, cell = 0.1619, far = 0.0005373, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 152.1, plane = 12.35, row = 2.538, width = 16, cell = 0.5514, thin = 0.0897, far = 0.0003916, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 29.98, plane = 3.067, row = 2.09, vector = 2.921, tail = 0.4626, cell = 0.07046>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 158.1, plane = 8.985, row = 2.439, vector = 0.2638, width = 16, tail = 0.1929, cell = 0.6868, far = 0.0002957, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 28.11, plane = 2.619, row = 2.189, vector = 2.962, cell = 0.2225, thin = 6.553, far = 0.0002179, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 258.6, plane = 2.415, row = 7.238, vector = 10.52, tail = 0.5216, cell = 0.02006>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 38.33, vector = 22.53, tail = 21.72, cell = 0.633, far = 0.01402, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 246.4, plane = 2.791, row = 6.865, vector = 6.515, tail = 0.3984, cell = 0.1714>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 352.6, plane = 10.77, row = 10.21, vector = 11.23>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 228.7, plane = 3.737, row = 11.03, vector = 6.371, cell = 0.2108>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 331.1, plane = 6.659, row = 14.47, vector = 7.075, far = 0.0001605, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 32.27, plane = 3.947, row = 14.17, vector = 5.334, cell = 0.3123, thin = 0.4031>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 32.15, plane = 19.66, row = 7.423, vector = 0.2075, tail = 7.453, tap = 0.3134>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 48.47, vector = 9.549, tail = 40.96, tap = 0.7768, step = 0.0698, far = 0.02688, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 32.81, plane = 11.5, row = 10.34, vector = 2.634, tail = 2.56, thin = 7.403, tap = 0.5927, far = 0.002705, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.26, row = 1.766, vector = 3.176, tail = 0.5814, cell = 0.07748, far = 0.002617, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <call = 0.3957, plane = 61.44, vector = 2.028, tail = 2.77, cell = 0.3063, far = 0.003185, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 118.9, plane = 54.04, row = 0.66, width = 16, cell = 0.4583, thin = 0.03489, far = 0.00206, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 20.61, plane = 66.59, row = 20.65, vector = 6.653, tail = 0.1069, thin = 12.9, far = 0.001541, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.91, row = 2.063, vector = 1.168, tail = 0.6967, cell = 0.262, far = 0.00217, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.5, row = 2.031, vector = 0.5383, tail = 0.9737, cell = 0.4197, thin = 6.012, far = 0.002146, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 108.4, plane = 55.38, row = 1.281, width = 8, tail = 0.05218, cell = 0.4998, thin = 0.05717, far = 0.00187, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 53.97, row = 2.449, vector = 0.005598, cell = 1.163, thin = 3.656, far = 0.001965, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 67.64, row = 1.858, vector = 7.552, tail = 1.323, cell = 0.04649>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 10.04, plane = 73.07, vector = 7.457, tail = 0.174, cell = 0.2114, far = 0.0007665, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 136, plane = 68.97, row = 2.245, cell = 0.896, far = 0.0003204, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 19.42, plane = 79.64, row = 55.99, vector = 14.04, thin = 21.35, far = 0.001304, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 64.28, row = 2.769, vector = 3.86, tail = 1.409, cell = 0.3426, far = 0.0006579, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 65.03, row = 2.768, vector = 2.609, tail = 1.926, cell = 0.6495, thin = 11.59, far = 0.0004859, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 131.8, plane = 69.36, row = 3.124, cell = 1.21, far = 0.0003482, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 15.56, plane = 68.98, row = 3.41, vector = 0.856, cell = 2.346, thin = 9.008>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 67.13, row = 8.498, vector = 2.518, tail = 3.947, tap = 0.142, far = 0.002017, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 72.41, row = 8.32, tail = 2.28, cell = 0.6226, thin = 5.072, tap = 0.2095, far = 0.003938, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 71.3, row = 7.011, vector = 2.941, tail = 0.02297, tap = 0.4663, far = 0.00595, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 12.77, plane = 44.92, row = 8.339, width = 32, tail = 0.4225, cell = 0.1716, thin = 1.725, tap = 0.2773>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <vector = 6.147, tail = 40.06, cell = 0.477, input = 0.04485, tap = 0.7722, step = 0.05743, far = 0.0491, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 1.824, plane = 24, width = 4, tail = 14.47, cell = 1.288, tap = 0.634, far = 0.001559, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <row = 20.25, width = 16, thin = 5.521, tap = 0.1709>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 76.13, vector = 1.772, width = 16, tail = 10.05, tap = 0.3171, far = 0.001699, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 54.8, plane = 69.68, row = 12.77, cell = 0.2508, thin = 67.82, tap = 0.5762>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 17.66, plane = 8.201, row = 34.56, cell = 0.2585, input = 0.02355, tap = 0.2379, far = 0.003868, cache = 1048576>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <vector = 11.25, tail = 35.87, tap = 0.7241, step = 0.1068>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 22.24, plane = 10.11, row = 9.233, vector = 2.88, tail = 13.94, thin = 14.65, tap = 0.515, far = 0.01056, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 63.98, row = 7.159, vector = 0.14, tail = 5.209, tap = 0.1698, far = 0.001465, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 67.16, row = 6.329, vector = 0.8595, tail = 2.167, thin = 5.474, tap = 0.2305, far = 0.002078, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 70.15, row = 5.879, tail = 5.147, cell = 0.4423, thin = 0.1531, tap = 0.5076, far = 0.002415, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 8.286, row = 39.73, vector = 2.84, width = 32, input = 0.04624, tap = 0.2614>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 27.47, plane = 18.07, vector = 1.184, tail = 40.75, tap = 0.8215, step = 0.04734, far = 0.06208, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 17.2, row = 28.67, vector = 3.469, width = 4, tail = 2.212, thin = 5.551, tap = 0.5746, far = 0.00665, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 68.69, row = 6.567, vector = 0.5651, tail = 4.631, tap = 0.1664, step = 0.003774, far = 0.000333, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 72.09, row = 6.499, vector = 1.056, tail = 3.479, thin = 4.926, tap = 0.2337, step = 0.00681, far = 0.0004542, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 67.77, row = 5.383, tail = 4.176, cell = 0.6442, thin = 4.302, tap = 0.4675, step = 0.023>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 13.02, plane = 12.91, row = 1.053, vector = 3.202, tail = 0.9104, cell = 0.0023, far = 0.001987, cache = 629146, deep = 0.02994, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 17.3, plane = 3.721, row = 0.2532, vector = 2.229, tail = 0.7673, cell = 0.06421, far = 0.001247, cache = 419430, deep = 0.03827, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 22.32, plane = 2.861, row = 1.071, vector = 1.496, cell = 0.1181, thin = 4.614, far = 0.00152, cache = 419430, deep = 0.03796, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 42.67, plane = 0.01988, vector = 8.231, tail = 34.51, cell = 0.05313, deep = 0.2922, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 136, plane = 7.441, width = 32, cell = 0.1962, thin = 0.06321, far = 0.001364, cache = 629146, deep = 0.02275, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 23.87, plane = 4.253, row = 1.405, vector = 2.317, tail = 0.1322, cell = 0.008407, far = 0.0004408, cache = 419430, deep = 0.02676, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 134.7, plane = 3.981, row = 0.8428, width = 16, cell = 0.2688, thin = 0.05823, far = 0.0002439, cache = 419430, deep = 0.01752, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 22.86, plane = 1.134, row = 2.855, vector = 1.188, cell = 0.2773, thin = 3.889, far = 0.002467, cache = 1363149, deep = 0.01681, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 316.9, plane = 7.28, row = 1.859, vector = 6.684, tail = 3.502, cell = 0.1013, deep = 0.009293, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 295.8, row = 2.696, vector = 4.402, tail = 2.218, cell = 0.2163, far = 0.003811, cache = 838861, deep = 0.009049, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 258.1, plane = 4.088, row = 2.896, vector = 2.882, cell = 0.6031, thin = 8.328, far = 0.009023, cache = 629146, deep = 0.01721, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1613, vector = 2.835, tail = 47.1, cell = 0.7809, far = 0.01282, cache = 1363149, deep = 0.1688, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 117.8, plane = 0.6023, row = 0.4566, vector = 4.616, tail = 1.155, deep = 0.01079, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 524.4, row = 0.05855, vector = 3.4, width = 64, cell = 0.3763, thin = 0.0143>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 281.8, plane = 1.341, row = 2.73, vector = 3.551, tail = 2.498, cell = 0.1186, far = 0.001037, cache = 838861, deep = 0.007778, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 484.7, row = 0.5385, width = 32, cell = 0.4069, thin = 0.3392, far = 0.001967, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 11.56, row = 18.63, vector = 0.3853, tail = 0.1585, cell = 0.9249, thin = 1.677, far = 0.0137, cache = 419430, deep = 0.005845, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 17.6, plane = 8.527, vector = 3.765, tail = 1.731, cell = 0.314, far = 0.0002823, cache = 419430, deep = 0.01642, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 18.07, vector = 0.2938, width = 16, cell = 0.8682, thin = 0.4051, deep = 0.02541, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 46.61, row = 1.326, vector = 2.993, tail = 0.2591, cell = 0.5042, thin = 9.771, far = 0.00007544, cache = 419430, deep = 0.02302, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 28.61, plane = 1.208, vector = 4.648, tail = 46.96, cell = 1.22, deep = 0.4024, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_shared" cost <call = 74.39, plane = 2.038, vector = 2.913, tail = 2.373, cell = 0.2942, far = 0.00274, cache = 419430, deep = 0.02333, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 120.9, plane = 2.286, width = 64, cell = 0.5669, thin = 0.009716, far = 0.006706, cache = 419430, deep = 0.004338, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 28.44, plane = 0.936, row = 0.05705, vector = 0.1622, width = 16, tail = 1.825, cell = 0.6955, thin = 0.2224, deep = 0.01481, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 139.2, vector = 8.271, width = 16, cell = 0.1893, far = 0.007975, cache = 419430, deep = 0.002876, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 39.18, row = 2.579, vector = 2.715, tail = 0.318, cell = 0.5317, thin = 8.487, deep = 0.01424, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 235.7, row = 5.658, vector = 8.173, tail = 1.006, deep = 0.01158, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 233.1, plane = 5.799, row = 2.297, vector = 4.311, tail = 2.391, cell = 0.2936, far = 0.001267, cache = 629146, deep = 0.00951, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 230.8, plane = 5.659, row = 2.628, tail = 3.325, cell = 1.244, thin = 6.045, deep = 0.009005, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 17.88, tail = 55.68, far = 0.02308, cache = 1363149, deep = 0.3265, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_shared" cost <call = 167.6, vector = 7.367, cell = 0.03854, far = 0.0007404, cache = 419430, deep = 0.04785, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 370.3, plane = 2.222, row = 4.543, width = 32, cell = 0.5055, thin = 0.07802, deep = 0.008577, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 209.6, plane = 4.262, row = 4.987, vector = 3.91, tail = 0.5914, cell = 0.2173, deep = 0.007957, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 335.9, plane = 2.673, row = 5.711, vector = 5.212, far = 0.0005272, cache = 419430, deep = 0.006377, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 78.64, plane = 0.6996, row = 13.12, tail = 2.237, cell = 1.003, thin = 2.895, far = 0.006848, cache = 419430, deep = 0.004763, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 33.7, plane = 48.08, row = 5.477, width = 32, input = 0.04725, thin = 0.2177, tap = 0.1115, step = 0.00708, deep = 0.04467, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 65.79, row = 0.8606, vector = 8.807, tail = 45.9, tap = 0.5395, step = 0.007906, far = 0.02765, cache = 838861, deep = 0.6754, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 78.38, plane = 68.76, vector = 11.14, width = 32, tail = 5.232, input = 0.1554, step = 0.04605, far = 0.007864, cache = 419430, deep = 0.08443, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 749.1, plane = 10.14, vector = 11.06, tail = 8.203, input = 0.7853, tap = 0.008578, step = 0.02427, far = 0.03434, cache = 1363149, deep = 0.1275, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 145.7, plane = 86.91, row = 5.267, vector = 11.06, tail = 16.94, input = 0.554, thin = 0.03553, tap = 0.008516, step = 0.2767, far = 0.05887, cache = 838861, deep = 0.2465, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 23.15, plane = 15.62, row = 8.796, vector = 2.557, tail = 0.06196, input = 0.004095, thin = 7.112, tap = 0.1705, step = 0.008649, far = 0.002235, cache = 419430, deep = 0.04106, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 42.46, vector = 2.396, tail = 0.06143, cell = 0.03643, far = 0.003793, cache = 419430, deep = 0.04267, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 3.511, plane = 46.85, vector = 1.122, tail = 0.02029, cell = 0.1637, far = 0.004412, cache = 419430, deep = 0.06587, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 131.9, plane = 44.18, vector = 0.1006, width = 64, tail = 0.1073, cell = 0.1871, thin = 0.004255, far = 0.002905, cache = 838861, deep = 0.04108, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 25, plane = 80.78, row = 8.824, vector = 5.821, thin = 6.169, far = 0.001263, cache = 419430, deep = 0.04253, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 44.43, vector = 1.01, width = 32, cell = 0.1639, thin = 0.00467, far = 0.003912, cache = 419430, deep = 0.04757, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 126.8, plane = 46.8, vector = 0.6748, width = 32, cell = 0.1685, thin = 0.007497, far = 0.00317, cache = 838861, deep = 0.04285, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 1.623, plane = 43.34, row = 1.513, vector = 1.273, cell = 0.02566, thin = 4.924, far = 0.002503, cache = 419430, deep = 0.04661, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 61.4, plane = 71.41, row = 2.607, vector = 3.507, tail = 0.0732, cell = 0.03308, far = 0.002356, cache = 419430, deep = 0.03564, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 95.26, plane = 75.88, vector = 2.053, tail = 0.4399, cell = 0.1636, far = 0.00594, cache = 1363149, deep = 0.06132, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 164.4, plane = 63.62, row = 8.555, width = 64, tail = 4.105, cell = 0.1987, far = 0.00379, cache = 419430, deep = 0.01868, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 32.34, plane = 33.15, row = 64.97, cell = 0.5624, thin = 12.51, far = 0.02258, cache = 419430, deep = 0.03454, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 56.15, plane = 66.4, row = 1.543, tail = 1.806, cell = 0.2792, far = 0.006345, cache = 419430, deep = 0.04293, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 164.7, plane = 75.52, vector = 2.283, width = 16, cell = 0.1109, deep = 0.02395, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 159.1, plane = 64.27, row = 0.8893, tail = 2.547, cell = 0.6328, thin = 6.561, deep = 0.04444, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 40.81, row = 0.8731, vector = 2.602, tail = 5.309, input = 0.03785, far = 0.00373, cache = 419430, deep = 0.04175, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 5.758, plane = 48.35, vector = 0.2427, tail = 2.897, cell = 0.2656, input = 0.06025, far = 0.005362, cache = 419430, deep = 0.07459, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 114.2, plane = 59.97, width = 32, tail = 1.318, cell = 0.3176, input = 0.008863, far = 0.001651, cache = 419430, deep = 0.03766, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 0.7472, plane = 76.52, row = 5.916, vector = 11.66, tail = 1.704, thin = 7.307, far = 0.01796, cache = 1048576, deep = 0.03965, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 43.43, row = 2.005, vector = 0.2707, tail = 2.909, cell = 0.1532, input = 0.03632, far = 0.002694, cache = 419430, deep = 0.0429, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 123.8, plane = 51.63, row = 1.743, tail = 167.2, cell = 0.2103, input = 0.02688, far = 0.001663, cache = 419430, deep = 0.03821, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 8.93, plane = 47.83, row = 1.694, vector = 2.047, tail = 2.162, input = 0.0557, thin = 6.555, far = 0.003889, cache = 629146, deep = 0.03306, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 16.52, plane = 53.47, row = 1.693, vector = 3.92, tail = 2.199, cell = 0.1327, far = 0.0004, cache = 419430, deep = 0.04767, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 31.68, plane = 55.16, vector = 3.222, cell = 0.2162, far = 0.003921, cache = 1363149, deep = 0.05391, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 133.6, plane = 54.96, row = 0.9143, vector = 0.8407, width = 64, tail = 0.121, cell = 0.3577, thin = 0.006864, far = 0.0005433, cache = 838861, deep = 0.0397, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 12.26, plane = 87, row = 35, cell = 0.7232, thin = 3.889, far = 0.003164, cache = 629146, deep = 0.0547, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 19.3, plane = 54.4, row = 1.941, vector = 0.143, tail = 1.767, cell = 0.3777, far = 0.0007113, cache = 419430, deep = 0.04228, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 145, plane = 56.02, row = 2.013, width = 32, tail = 0.02498, cell = 0.3694, thin = 0.0369, far = 0.0009365, cache = 419430, deep = 0.04072, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 58.05, plane = 56.13, row = 1.985, vector = 2.386, tail = 0.1215, cell = 0.2163, thin = 6.213, deep = 0.03675, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 61.32, row = 4.792, vector = 1.351, tail = 2.77, tap = 0.04479, step = 0.003031, far = 0.0009546, cache = 1048576, deep = 0.04274, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 167.8, plane = 493.2, row = 0.837, vector = 0.6539, tail = 15.22, input = 0.5744, tap = 0.01315, step = 0.00005696, far = 0.01215, cache = 1363149, deep = 0.1205, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 63.03, row = 5.689, vector = 0.4252, tail = 1.694, cell = 0.1094, thin = 2.916, tap = 0.04919, step = 0.002323, far = 0.001774, cache = 419430, deep = 0.04415, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 285.1, plane = 496.7, row = 1.455, tail = 20.92, cell = 0.4162, input = 1.156, tap = 0.01252, step = 0.006387, far = 0.02714, cache = 1363149, deep = 0.1664, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 62.47, row = 5.206, vector = 1.068, tail = 1.465, cell = 0.113, thin = 2.615, tap = 0.1087, step = 0.004174, far = 0.001741, cache = 419430, deep = 0.04099, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 12.49, plane = 4.205, vector = 3.034, tail = 2.947, cell = 0.1807, far = 0.003132, cache = 629146, deep = 0.01792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 13.57, plane = 4.171, vector = 1.28, tail = 1.63, cell = 0.1175, far = 0.0005893, cache = 419430, deep = 0.03077, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 15.03, plane = 4.145, vector = 1.08, tail = 0.5371, cell = 0.1752, thin = 5.106, far = 0.0006577, cache = 629146, deep = 0.03432, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 26.39, plane = 0.04086, vector = 3.353, tail = 20.51, cell = 0.6274, far = 0.007462, cache = 1363149, deep = 0.2266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 156.7, plane = 5.999, width = 32, cell = 0.2935, thin = 0.2477, far = 0.0008008, cache = 419430, deep = 0.008127, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 16.63, plane = 3.589, vector = 0.1579, tail = 2.985, cell = 0.3855, far = 0.00251, cache = 1048576, deep = 0.01918, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 162.1, plane = 7.744, vector = 2.509, width = 16, cell = 0.1507, thin = 0.1017, deep = 0.008219, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 20.55, plane = 3.823, vector = 2.18, cell = 0.1032, thin = 3.853, far = 0.0006982, cache = 629146, deep = 0.01011, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 30.05, plane = 6.281, row = 2.555, vector = 4.083, tail = 1.078, cell = 0.1265, deep = 0.02034, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 23.84, plane = 4.415, row = 2.079, vector = 3.036, tail = 0.5527, cell = 0.1593, far = 0.0001806, cache = 419430, deep = 0.02876, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 24.99, plane = 3.802, row = 1.902, vector = 1.25, tail = 0.1967, cell = 0.5017, thin = 15.58, far = 0.0001796, cache = 419430, deep = 0.02561, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 13.31, plane = 0.1345, vector = 10.12, tail = 39.69, far = 0.002938, cache = 419430, deep = 0.3613, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 576, plane = 0.1908, vector = 0.937, cell = 0.5584, deep = 0.03815, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 130.9, plane = 13.33, row = 3.521, width = 32, cell = 0.4161, thin = 0.07797, deep = 0.009235, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 34.17, plane = 2.898, row = 2.46, vector = 3.229, tail = 0.4933, cell = 0.1067, deep = 0.01567, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 149, plane = 9.257, row = 4.602, width = 16, cell = 0.4982, thin = 0.06011, deep = 0.006045, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 31.68, plane = 2.815, row = 2.879, vector = 1.975, cell = 0.4836, thin = 8.1, far = 0.0005065, cache = 419430, deep = 0.01079, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 31.63, row = 1.29, vector = 7.606, tail = 1.513, cell = 0.186, far = 0.003896, cache = 838861, deep = 0.04879, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 29.57, row = 1.038, vector = 5.343, tail = 2.439, cell = 0.2542, far = 0.002075, cache = 838861, deep = 0.04857, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 28.42, plane = 4.378, row = 3.448, tail = 2.198, cell = 1.31, thin = 26.53, far = 0.001463, cache = 419430, deep = 0.05065, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 43.5, vector = 29.34, tail = 41.04, far = 0.02137, cache = 1363149, deep = 0.296, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 622.8, plane = 11.86, vector = 0.1964, cell = 1.006, thin = 0.09177, deep = 0.06065, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 155.8, row = 0.27, vector = 0.9586, width = 64, cell = 0.6958, thin = 0.003075, far = 0.002669, cache = 1048576, deep = 0.03986, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 37.45, vector = 4.08, tail = 2.365, cell = 0.4016, far = 0.00193, cache = 419430, deep = 0.04991, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 157.1, row = 0.1586, vector = 7.361, far = 0.002562, cache = 838861, deep = 0.04063, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 29.39, plane = 8.201, row = 2.338, vector = 0.1336, tail = 3.472, cell = 1.49, thin = 13.27, far = 0.001695, cache = 419430, deep = 0.04, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 331.8, row = 3.485, vector = 7.617, tail = 4.183, cell = 0.2144, deep = 0.007033, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 318.7, row = 3.423, vector = 5.976, tail = 1.911, cell = 0.1277, deep = 0.01613, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 318.6, row = 4.756, vector = 5.769, tail = 0.5648, thin = 16.26, far = 0.004604, cache = 1363149, deep = 0.01392, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.007297, vector = 7.94, tail = 45.56, cell = 0.7712, far = 0.005436, cache = 1048576, deep = 0.1295, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 146, plane = 1.314, vector = 7.036, tail = 2.047, far = 0.00169, cache = 1048576, deep = 0.02234, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 623.5, row = 4.143, width = 64, cell = 0.6704, thin = 0.08867, deep = 0.004469, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 291.1, row = 5.777, vector = 4.637, tail = 4.059, cell = 0.286, deep = 0.006191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 591.2, row = 9.426, vector = 5.795, far = 0.001184, cache = 629146, deep = 0.00333, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 7.704, row = 16.41, vector = 6.311, tail = 3.029, thin = 7.948, far = 0.003251, cache = 838861, deep = 0.007623, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 42.5, row = 0.5651, vector = 7.241, input = 0.08859, deep = 0.007387, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 12.27, plane = 10.09, vector = 5.642, tail = 0.6258, cell = 0.3759, input = 0.007504, deep = 0.009771, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 16.87, plane = 5.094, row = 0.978, vector = 3.842, tail = 1.4, cell = 0.4904, input = 0.03369, thin = 36.74, deep = 0.00433, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 22.88, plane = 0.3101, tail = 47.12, cell = 1.936, far = 0.004077, cache = 419430, deep = 0.245, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 38.72, vector = 8.051, tail = 1.57, input = 0.03033, far = 0.004484, cache = 419430, deep = 0.009437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 146.6, row = 2.482, width = 32, cell = 0.4121, input = 0.1118, thin = 0.06372, far = 0.0004533, cache = 419430, deep = 0.003239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 23.9, plane = 5.18, row = 1.188, vector = 7.668, tail = 0.786, input = 0.02463, deep = 0.00389, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 137, plane = 13.11, row = 1.58, width = 32, cell = 0.7899, input = 0.06919, thin = 0.07302, far = 0.0006612, cache = 419430, deep = 0.002925, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 26.22, plane = 4.111, row = 2.6, vector = 3.628, tail = 2.322, cell = 0.4102, input = 0.06838, thin = 18.51, far = 0.001182, cache = 419430, deep = 0.001665, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 257.7, plane = 3.08, row = 7.912, vector = 11.2, tail = 0.2965, cell = 0.05157, far = 0.0001172, cache = 419430, deep = 0.006633, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 239, plane = 7.495, row = 3.572, vector = 6.73, tail = 0.8661, cell = 0.2102, deep = 0.01108, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 239, plane = 7.754, row = 4.441, vector = 5.821, tail = 0.1731, cell = 0.0533, thin = 38.48, deep = 0.009245, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 20.76, vector = 18.81, tail = 56.64, cell = 0.2189, far = 0.006464, cache = 1363149, deep = 0.3407, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 110.1, plane = 10.12, vector = 7.692, tail = 0.8717, cell = 0.2168, far = 0.0006244, cache = 629146, deep = 0.02526, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 369.9, plane = 4.618, row = 11.98, vector = 13.85, far = 0.0004831, cache = 838861, deep = 0.00321, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 221.6, plane = 5.678, row = 8.048, vector = 6.84, tail = 2.069, cell = 0.1638, deep = 0.004101, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 349.9, plane = 13.31, row = 10.76, vector = 8.164, far = 0.001224, cache = 419430, deep = 0.003702, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 31.41, plane = 6.426, row = 12.53, vector = 3.347, tail = 2.217, cell = 0.7851, thin = 13.92, far = 0.0009673, cache = 419430, deep = 0.006085, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 47.48, row = 7.234, vector = 30.64, tail = 3.088, cell = 0.3512, far = 0.006791, cache = 1363149, deep = 0.03095, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 29.39, row = 11.84, vector = 19.79, tail = 0.3791, input = 0.03565, far = 0.008429, cache = 1363149, deep = 0.0302, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 19.73, plane = 2.438, row = 11.92, vector = 13.15, tail = 1.109, cell = 0.529, input = 0.04677, thin = 92.54, far = 0.01268, cache = 1363149, deep = 0.02713, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 60.69, vector = 37.9, tail = 30.49, cell = 7.556, far = 0.0415, cache = 1363149, deep = 0.3596, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 71.59, plane = 66.9, row = 5.951, width = 64, cell = 2.282, input = 0.003279, thin = 0.06683, far = 0.005505, cache = 1363149, deep = 0.03125, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 0.6745, plane = 45.32, row = 6.338, vector = 14.8, tail = 3.416, cell = 1.017, far = 0.003132, cache = 1363149, deep = 0.03395, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 3.9, plane = 146.9, row = 4.933, width = 16, cell = 2.891, thin = 0.2979, far = 0.003276, cache = 1363149, deep = 0.03285, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 29.73, plane = 2.407, row = 11.84, vector = 14.08, cell = 0.7459, input = 0.02658, thin = 47.81, far = 0.006875, cache = 419430, deep = 0.02838, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 45.44, plane = 3.932, vector = 7.217, tail = 1.063, far = 0.0003685, cache = 629146, deep = 0.01829, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 32.2, plane = 3.498, vector = 1.709, tail = 2.449, cell = 0.2473, deep = 0.02432, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 42.22, plane = 5.03, vector = 1.733, tail = 1.828, cell = 0.3996, thin = 11.09, deep = 0.01676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 38.85, vector = 18.79, tail = 18.67, cell = 0.3404, far = 0.01684, cache = 1363149, deep = 0.303, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 154.5, plane = 3.442, vector = 2.975, width = 64, tail = 1.434, cell = 0.4552, far = 0.004579, cache = 838861, deep = 0.006299, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 49.27, plane = 3.137, vector = 5.422, tail = 1.784, cell = 0.05095, far = 0.0001553, cache = 419430, deep = 0.01125, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 174.9, plane = 5.913, width = 16, cell = 0.7189, thin = 0.1552, deep = 0.005979, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 47.42, plane = 4.36, vector = 3.429, tail = 0.681, cell = 0.2316, thin = 5.865, far = 0.0006346, cache = 419430, deep = 0.006847, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 29.61, plane = 7.975, row = 2.989, vector = 7.903, input = 0.00887, far = 0.000481, cache = 419430, deep = 0.02945, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 20.05, plane = 2.002, row = 2.438, vector = 2.635, tail = 1.233, cell = 0.2847, far = 0.001447, cache = 1048576, deep = 0.03949, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 18.89, plane = 3.347, row = 2.326, tail = 1.845, input = 0.09391, thin = 13.55, far = 0.001523, cache = 1048576, deep = 0.04218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 44.25, plane = 0.4178, vector = 12.55, tail = 28.52, input = 0.04873, far = 0.01552, cache = 1363149, deep = 0.1863, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 159.7, plane = 1.754, row = 5.539, vector = 9.18, far = 0.0000494, cache = 419430, deep = 0.01944, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 26.74, plane = 2.711, row = 2.054, vector = 3.853, tail = 1.01, input = 0.02882, deep = 0.02828, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 151.7, plane = 9.522, row = 3.424, vector = 0.1557, width = 32, input = 0.07508, thin = 0.04835, far = 0.0003478, cache = 419430, deep = 0.01654, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 26.33, plane = 3.144, row = 2.296, vector = 0.8771, tail = 1.713, cell = 0.8926, thin = 7.311, far = 0.0004163, cache = 419430, deep = 0.02129, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 27.17, plane = 4.474, vector = 5.683, cell = 0.03372, far = 0.0005373, cache = 629146, deep = 0.0182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 11.37, plane = 4.799, vector = 2.475, tail = 0.2681, cell = 0.084, deep = 0.01788, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 13.22, plane = 4.239, vector = 0.4226, tail = 0.9549, cell = 0.4771, thin = 9.993, deep = 0.01465, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 26.52, vector = 2.721, tail = 20.82, cell = 1.014, far = 0.00596, cache = 419430, deep = 0.2886, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 184.1, plane = 5.274, vector = 2.75, width = 32, cell = 0.2435, thin = 0.1665, far = 0.003216, cache = 419430, deep = 0.005774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 20.22, plane = 3.614, vector = 1.883, tail = 1.223, cell = 0.2551, deep = 0.0138, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 182.4, plane = 8.134, vector = 1.111, width = 16, cell = 0.257, thin = 0.1242, far = 0.003404, cache = 419430, deep = 0.006117, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 19.19, plane = 4.054, vector = 0.8854, tail = 1.237, cell = 0.5661, thin = 5.753, far = 0.001416, cache = 1363149, deep = 0.00805, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 35.33, row = 3.534, vector = 11.32, tail = 2.675, far = 0.003033, cache = 1363149, deep = 0.0004604, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 34.88, plane = 0.2582, row = 5.106, vector = 4.814, tail = 2.11, cell = 0.2279, deep = 0.001671, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 12.77, row = 6.223, vector = 3.185, tail = 1.858, cell = 0.5167, input = 0.08983, thin = 15.39, deep = 0.0004333, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.536, tail = 57.94, cell = 1.515, deep = 0.1223, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 296.4, row = 3.988, width = 64, cell = 0.6574, input = 0.04287, thin = 0.09312, far = 0.004062, cache = 419430, deep = 0.001526, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 39.78, row = 8.617, vector = 3.839, tail = 3.965, cell = 0.3448, far = 0.002467, cache = 1048576, deep = 0.0008591, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 271.6, row = 9.629, width = 32, cell = 0.5114, input = 0.2176, thin = 0.1507, far = 0.006312, cache = 1048576, deep = 0.001386, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 17.45, tail = 5.32, cell = 1.412, input = 0.1207, thin = 4.132, far = 0.004942, cache = 419430, deep = 0.000265, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 52.4, plane = 4.053, row = 7.256, vector = 8.574, width = 32, tail = 1.67, cell = 0.6534, thin = 0.2803, deep = 0.0173, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 32.03, row = 8.488, vector = 3.057, tail = 1.776, cell = 0.2867, input = 0.09867, deep = 0.03483, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 28.76, row = 12.21, tail = 1.48, cell = 1.162, input = 0.0822, thin = 15.53, deep = 0.02975, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 31.67, vector = 4.276, tail = 60.63, cell = 1.74, deep = 0.2645, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 48.85, plane = 2, row = 0.6986, vector = 12, width = 32, cell = 0.1663, thin = 0.02739, far = 0.0004106, cache = 419430, deep = 0.04743, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 180.8, row = 14.33, width = 32, cell = 0.8956, thin = 0.3005, far = 0.0009374, cache = 419430, deep = 0.01038, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 20.06, plane = 26.29, row = 13.17, vector = 9.07, tail = 3.374, far = 0.00003206, cache = 419430, deep = 0.01396, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 155.6, plane = 13.62, row = 14.77, vector = 7.693, width = 32, cell = 0.8435, thin = 0.1913, far = 0.001247, cache = 419430, deep = 0.01265, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 32.35, row = 26.4, cell = 1.684, input = 0.0396, thin = 9.302, deep = 0.0143, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1294, plane = 69.91, row = 5.645, tail = 19.6, cell = 1.742, deep = 0.01049, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1310, row = 10.64, vector = 9.982, tail = 3.307, cell = 0.92, far = 0.001686, cache = 629146, deep = 0.01707, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1316, plane = 1.959, row = 8.422, vector = 12.89, tail = 3.395, cell = 0.5571, thin = 56.05, far = 0.002591, cache = 419430, deep = 0.01557, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <vector = 9.237, tail = 117.7, cell = 3.58, far = 0.001341, cache = 419430, deep = 0.4999, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 263.6, plane = 6.372, vector = 9.448, tail = 0.5355, thin = 0.01481, deep = 0.0329, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1744, row = 12.21, vector = 1.379, width = 32, cell = 1.62, thin = 0.8989, far = 0.004076, cache = 1363149, deep = 0.007676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1262, row = 18.51, vector = 11.16, tail = 3.059, cell = 0.5055, far = 0.004215, cache = 1363149, deep = 0.01094, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1788, plane = 6.185, row = 18.37, vector = 14.59, far = 0.00665, cache = 1363149, deep = 0.02478, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 204.6, plane = 1.765, row = 23.78, tail = 28.32, cell = 3.731, thin = 37.72, far = 0.003035, cache = 419430, deep = 0.01571, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 7000, row = 26.78, vector = 89.58, tail = 5.593, far = 0.01215, cache = 629146, deep = 0.01012, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 5770, row = 28.98, vector = 60.26, tail = 10.63, far = 0.00703, cache = 419430, deep = 0.01285, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 4990, plane = 30.46, tail = 53.03, cell = 12.96, thin = 154.6, far = 0.0191, cache = 419430, deep = 0.01311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 66.08, plane = 1.337, row = 9.951, tail = 337, cell = 9.924, far = 0.1367, cache = 419430, deep = 1.025, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 448.4, plane = 20.02, vector = 13.82, cell = 0.0457, thin = 0.2004, far = 0.04067, cache = 629146, deep = 0.01055, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 7748, row = 33.68, vector = 86.73, far = 0.001277, cache = 419430, deep = 0.01536, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 5376, row = 32.88, vector = 51.21, tail = 22.1, far = 0.01882, cache = 419430, deep = 0.01443, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 6459, plane = 9.986, row = 39.44, width = 32, cell = 5.964, thin = 0.6999, far = 0.01162, cache = 419430, deep = 0.03554, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 679.9, plane = 35.11, row = 19.89, tail = 115.9, cell = 12.78, thin = 111.1, deep = 0.1302, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 6416, plane = 1104, vector = 212.5, cell = 0.05478, deep = 0.02672, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 6982, width = 32, cell = 18.31, thin = 14.94, far = 0.003969, cache = 419430, deep = 0.02525, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 9205, plane = 5.313, tail = 118.4, cell = 29.99, thin = 291.7, far = 0.147, cache = 419430, deep = 0.01982, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 137.8, plane = 5.891, vector = 17.33, tail = 487.8, cell = 16.81, far = 0.1311, cache = 629146, deep = 2.239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 397.6, plane = 9.798, row = 7.834, vector = 15.25, cell = 0.03862, far = 0.003271, cache = 419430, deep = 0.05119, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 55281, plane = 16.39, width = 32, cell = 8.202, thin = 8.503, far = 0.3537, cache = 419430, deep = 0.002901, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 6290, width = 32, cell = 15.48, thin = 13.24, deep = 0.01179, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 6088, plane = 92.4, width = 32, cell = 16.26, thin = 12.16>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 31.18, row = 36.85, tail = 204.3, cell = 33.05, thin = 192.7, deep = 0.3486, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 42.16, plane = 14.51, row = 8.04, vector = 4.984, tail = 7.745, input = 0.0288, tap = 0.1279, step = 0.003569, far = 0.0003876, cache = 419430, deep = 0.03248, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 56.43, vector = 6.874, tail = 55.27, input = 0.009863, tap = 0.599, step = 0.01062, far = 0.02414, cache = 1048576, deep = 0.4242, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 751, plane = 71.99, row = 5.302, vector = 14.24, tail = 15.44, input = 0.3608, step = 0.1078, deep = 0.08196, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 958.7, plane = 14.81, vector = 10.99, width = 64, cell = 0.9408, input = 0.804, thin = 0.0124, tap = 0.002742, step = 0.05454, far = 0.0219, cache = 1363149, deep = 0.1153, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 533.2, plane = 74.07, vector = 34.55, width = 16, tail = 18.11, input = 0.8283, tap = 0.01273, step = 0.347, far = 0.01082, cache = 419430, deep = 0.1632, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 39.01, plane = 9.163, row = 14.88, vector = 3.361, tail = 2.53, input = 0.004312, thin = 13.11, tap = 0.2911, far = 0.003145, cache = 419430, deep = 0.03502, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 51.02, row = 1.403, vector = 2.569, tail = 0.4202, cell = 0.05118, far = 0.001123, cache = 629146, deep = 0.03885, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 58.17, tail = 1.077, cell = 0.3306, far = 0.002753, cache = 629146, deep = 0.07437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 130.9, plane = 44.94, row = 1.242, tail = 33.4, cell = 0.2259, far = 0.002503, cache = 1363149, deep = 0.01361, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 13.43, plane = 120.7, vector = 6.417, thin = 3.976, far = 0.001774, cache = 629146, deep = 0.03635, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 51.14, row = 1.05, vector = 1.011, width = 16, tail = 0.6461, cell = 0.1739, thin = 0.09831, far = 0.001782, cache = 629146, deep = 0.04425, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 127.2, plane = 49.6, row = 0.9244, vector = 2.142, width = 16, cell = 0.09423, far = 0.002892, cache = 1363149, deep = 0.01456, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 2.549, plane = 53.46, row = 1.521, vector = 0.3943, tail = 0.4654, cell = 0.3584, thin = 1.948, far = 0.001698, cache = 629146, deep = 0.05253, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 57.62, row = 1.674, vector = 4.938, far = 0.002455, cache = 838861, deep = 0.03489, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 2.187, plane = 64.06, vector = 3.202, cell = 0.1218, far = 0.003989, cache = 629146, deep = 0.05182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 103.3, plane = 58.78, row = 0.944, vector = 5.356, tail = 70.51, far = 0.001373, cache = 1363149, deep = 0.02873, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 56.7, plane = 108.7, row = 9.804, vector = 8.26, tail = 0.6004, thin = 14.65, far = 0.0031, cache = 1363149, deep = 0.03346, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 55.24, row = 1.363, vector = 2.015, tail = 0.5951, cell = 0.1094, far = 0.002672, cache = 838861, deep = 0.03753, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 98.43, plane = 61.23, row = 0.4994, width = 32, cell = 0.366, thin = 0.0355, far = 0.001643, cache = 1363149, deep = 0.03273, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 5.605, plane = 55.68, row = 2.319, vector = 0.03412, tail = 0.334, cell = 0.6809, thin = 7.952, far = 0.001837, cache = 1363149, deep = 0.03545, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 58.01, row = 2.338, vector = 8.17, cell = 0.1305, far = 0.001567, cache = 419430, deep = 0.03517, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <call = 3.227, plane = 63.58, vector = 5.196, cell = 0.4128, far = 0.004261, cache = 838861, deep = 0.06587, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 143.9, plane = 64.73, row = 1.815, width = 32, cell = 0.5774, thin = 0.1167, far = 0.002436, cache = 419430, deep = 0.02968, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 16.45, plane = 106.8, row = 12.09, vector = 13.64, tail = 1.301, thin = 21.04, far = 0.001289, cache = 419430, deep = 0.03392, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 56.17, row = 3.136, vector = 4.824, cell = 0.148, far = 0.0006373, cache = 629146, deep = 0.03707, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 140.1, plane = 62.44, row = 1.889, vector = 2.122, width = 32, cell = 0.6068, far = 0.00197, cache = 419430, deep = 0.03063, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 9.744, plane = 56.43, row = 4.279, vector = 2.062, tail = 0.07707, cell = 0.8693, thin = 15.2, far = 0.0007206, cache = 629146, deep = 0.03459, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 84.59, plane = 102.5, row = 0.6165, vector = 7.823, tail = 4.841, cell = 0.2017, deep = 0.02009, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 265.3, plane = 115.8, vector = 6.873, tail = 1.142, cell = 0.0338, far = 0.006288, cache = 419430, deep = 0.06204, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 248.4, plane = 100.7, row = 0.7698, width = 64, tail = 0.7305, cell = 0.6003, deep = 0.00436, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <plane = 11.33, row = 156, vector = 4.585, tail = 1.962, cell = 0.626, thin = 7.938, far = 0.005912, cache = 419430, deep = 0.01729, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 88.8, plane = 100.7, row = 1.252, vector = 4.414, tail = 3.195, cell = 0.3051, deep = 0.01973, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 199.2, plane = 109.7, row = 2.03, tail = 13.05, cell = 0.8057, deep = 0.002581, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 239.1, plane = 100.8, row = 1.71, vector = 2.353, tail = 2.942, cell = 0.8336, thin = 17.58, far = 0.001249, cache = 419430, deep = 0.009312, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 4.704, plane = 65.81, row = 2.186, vector = 6.534, tail = 1.582, input = 0.03401, far = 0.002553, cache = 419430, deep = 0.03182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 4.8, plane = 66.73, vector = 3.361, tail = 0.2169, input = 0.08808, far = 0.005366, cache = 419430, deep = 0.07576, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 119, plane = 68.37, row = 2.76, tail = 45.58, cell = 0.4159, input = 0.0326, far = 0.001647, cache = 629146, deep = 0.02104, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 47.5, plane = 105.2, row = 15.1, vector = 15.09, thin = 25.67, far = 0.00122, cache = 419430, deep = 0.03267, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 61.48, row = 2.273, vector = 2.277, tail = 1.877, cell = 0.4894, input = 0.00232, far = 0.004231, cache = 629146, deep = 0.0276, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 118.4, plane = 65.54, row = 3.678, tail = 14.71, cell = 0.5324, input = 0.02967, far = 0.003412, cache = 419430, deep = 0.02038, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 4.07, plane = 64.03, row = 3.271, vector = 1.355, cell = 0.9315, input = 0.03732, thin = 15.31, far = 0.001807, cache = 629146, deep = 0.0244, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 68.38, row = 3.065, tail = 3.768, cell = 0.6115, far = 0.002116, cache = 1363149, deep = 0.03331, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 36.61, plane = 72.83, vector = 5.809, tail = 0.9626, cell = 0.1588, far = 0.001842, cache = 838861, deep = 0.0429, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 131.9, plane = 73.56, row = 3.698, tail = 438.9, cell = 0.572, far = 0.0007585, cache = 629146, deep = 0.02338, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 63.61, row = 97.61, vector = 14.13, tail = 5.251, thin = 17.57, far = 0.001065, cache = 1363149, deep = 0.03614, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 3.913, plane = 66.16, row = 2.784, vector = 5.648, tail = 1.648, cell = 0.09434, far = 0.002719, cache = 838861, deep = 0.03143, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 163.7, plane = 72.19, row = 2.805, vector = 5.948, tail = 167.2, far = 0.001062, cache = 1363149, deep = 0.02303, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 34.56, plane = 66.96, row = 3.233, tail = 4.886, cell = 1.5, thin = 14.92, far = 0.001203, cache = 1363149, deep = 0.02581, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 60.23, row = 5.695, vector = 50.15, cell = 0.1794, far = 0.001982, cache = 629146, deep = 0.03079, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 58.05, row = 3.392, vector = 30.15, cell = 1.12, input = 0.002701, far = 0.01672, cache = 838861, deep = 0.03647, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 72, plane = 54.46, row = 8.147, tail = 736.3, cell = 3.145, input = 0.008531, far = 0.00356, cache = 1363149, deep = 0.0273, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 3.061, plane = 132.4, vector = 61.8, tail = 1.03, thin = 34.49, far = 0.006637, cache = 1048576, deep = 0.03247, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 59.08, row = 7.628, vector = 30.21, cell = 0.8145, input = 0.008406, far = 0.007012, cache = 629146, deep = 0.03224, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 139.7, plane = 47.92, row = 8.512, vector = 32.22, tail = 177.9, input = 0.03973, far = 0.005602, cache = 629146, deep = 0.03571, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 50.54, row = 9.081, vector = 11.93, cell = 5.303, input = 0.05555, thin = 25.5, far = 0.009808, cache = 629146, deep = 0.05676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 55.25, row = 3.127, vector = 2.719, tail = 0.9329, cell = 0.1426, far = 0.001886, cache = 838861, deep = 0.03117, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 28.62, plane = 61.71, vector = 2.854, tail = 0.3729, cell = 0.2536, far = 0.004323, cache = 629146, deep = 0.06641, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 134.4, plane = 55.55, row = 1.262, width = 32, tail = 0.3034, cell = 0.3263, thin = 0.07366, far = 0.001253, cache = 1363149, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 4.407, plane = 121.4, vector = 8.57, thin = 8.584, far = 0.002106, cache = 838861, deep = 0.0316, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 56.8, row = 3.006, vector = 1.018, tail = 0.1223, cell = 0.2534, far = 0.002131, cache = 838861, deep = 0.03256, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 117.7, plane = 58.03, row = 2.562, width = 16, cell = 0.3513, thin = 0.03948, far = 0.001701, cache = 1048576, deep = 0.02505, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 13.86, plane = 57.85, row = 3.707, cell = 0.6898, thin = 1.885, far = 0.001576, cache = 1048576, deep = 0.02931, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 4.775, plane = 72.77, row = 4.809, vector = 7.333, tail = 2.561, cell = 0.305, far = 0.005982, cache = 419430, deep = 0.1042, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 23.32, plane = 75.48, width = 16, tail = 2.591, cell = 1.098, thin = 0.4696, far = 0.009683, cache = 629146, deep = 0.1169, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 163.5, plane = 73.18, row = 6.272, tail = 540.8, cell = 0.7176, far = 0.0008183, cache = 419430, deep = 0.04653, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <plane = 571.8, cell = 0.5232, far = 0.01444, cache = 1048576, deep = 0.09757, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 141, row = 193.9, vector = 64.8, thin = 35.74, deep = 0.06245, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 33.88, plane = 76.29, width = 16, tail = 2.626, cell = 1.176, thin = 0.5076, far = 0.01131, cache = 629146, deep = 0.1129, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 188.9, plane = 86.41, width = 16, tail = 2.694, cell = 1.08, thin = 0.4586, far = 0.006792, cache = 419430, deep = 0.05865, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 10.99, plane = 76.94, row = 6.211, vector = 1.494, tail = 2.143, cell = 1.796, thin = 55.61, far = 0.02195, cache = 629146, deep = 0.2049, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 228.8, plane = 106.5, tail = 17.85, cell = 0.2273, input = 0.5149, far = 0.002118, cache = 1363149, deep = 0.05122, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 427, plane = 108.2, row = 3.465, vector = 0.1009, input = 1.531, far = 0.04061, cache = 1363149, deep = 0.1017, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 324.5, row = 0.5875, width = 32, cell = 0.1173, input = 0.5696, thin = 1.424, far = 0.003038, cache = 1363149, deep = 0.009941, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 136.4, row = 150.7, tail = 2.36, cell = 1.035, thin = 4.519, far = 0.01573, cache = 1048576, deep = 0.02275, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 224, plane = 68.8, width = 32, tail = 10.76, cell = 0.07862, input = 0.8269, far = 0.01198, cache = 1048576, deep = 0.04428, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 420.5, plane = 46.98, vector = 6.288, width = 32, tail = 2.772, input = 0.7284, thin = 1.096, far = 0.006234, cache = 1363149, deep = 0.0138, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 399.4, plane = 107.4, row = 0.2392, vector = 1.869, tail = 4.407, cell = 0.1269, input = 1.518, thin = 16.98, far = 0.005983, cache = 1363149, deep = 0.04443, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 64.73, plane = 91.61, row = 8.969, vector = 15.93, tail = 3.375, cell = 0.4037, far = 0.006643, cache = 1363149, deep = 0.1359, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 66.25, row = 8.151, tail = 7.284, cell = 1.976, far = 0.01356, cache = 1363149, deep = 0.2194, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 192.9, plane = 81.7, row = 11.41, tail = 1577, cell = 1.473, deep = 0.06453, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 279.2, plane = 57.29, vector = 6.952, cell = 0.4359, far = 0.003531, cache = 629146, deep = 0.1437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 291, row = 598.2, vector = 96.76, cell = 5.552, thin = 54.42, deep = 0.1988, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 70.36, row = 3.589, width = 16, tail = 6.133, cell = 2.049, thin = 0.4855, far = 0.01175, cache = 1363149, deep = 0.2334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 181.2, plane = 71.79, row = 5.947, width = 16, cell = 2.049, thin = 0.8712, deep = 0.1431, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <plane = 83.36, row = 11.43, vector = 8.411, tail = 2.327, cell = 1.447, thin = 168.6, far = 0.04569, cache = 1363149, deep = 0.4111, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 321.7, plane = 75.04, row = 16.23, vector = 19.59, tail = 12.3, cell = 0.5644, far = 0.02564, cache = 1363149, deep = 0.09811, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 149, plane = 48.11, row = 12.94, vector = 22.33, far = 0.01274, cache = 419430, deep = 0.1146, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 461, plane = 65.24, row = 2.456, vector = 8.142, width = 32, cell = 1.689, thin = 0.7321, far = 0.01412, cache = 629146, deep = 0.06923, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 1431, tail = 7.409, cell = 1.11, far = 0.03286, cache = 838861, deep = 0.09084, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 518.7, row = 632, cell = 25.15, thin = 271.9, deep = 0.2615, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 140, plane = 57.01, row = 14.25, vector = 21.17, tail = 0.3769, far = 0.01865, cache = 629146, deep = 0.125, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 466.8, plane = 33.32, width = 16, cell = 2.877, thin = 2.247, deep = 0.1471, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 54.35, plane = 93.64, row = 12.52, vector = 10.24, cell = 2.705, thin = 366, far = 0.06347, cache = 838861, deep = 0.2225, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 78.68, row = 6.44, vector = 3.412, tail = 4.91, tap = 0.0718, step = 0.003976, far = 0.001431, cache = 419430, deep = 0.03483, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 270.4, plane = 682.1, row = 7.783, vector = 9.83, tail = 10.25, input = 0.6643, tap = 0.00998, step = 0.002448, far = 0.006108, cache = 419430, deep = 0.1347, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 2.375, plane = 83.03, row = 6.97, vector = 2.557, tail = 2.522, thin = 4.732, tap = 0.09811, step = 0.00568, far = 0.001472, cache = 419430, deep = 0.03875, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 424.6, plane = 700.2, row = 2.027, vector = 7.989, tail = 29.86, input = 1.239, tap = 0.0175, step = 0.02213, far = 0.01821, cache = 629146, deep = 0.1943, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 9.571, plane = 84.05, row = 6.42, vector = 2.78, tail = 2.388, thin = 4.146, tap = 0.2151, step = 0.01109, far = 0.0002991, cache = 419430, deep = 0.04365, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 33.86, plane = 15.97, row = 2.091, vector = 3.048, tail = 1.295, cell = 0.06279, far = 0.002, cache = 838861, deep = 0.021, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 23.12, plane = 31.86, row = 0.0298, vector = 3.27, tail = 1.022, far = 0.001559, cache = 419430, deep = 0.04202, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 69.36, plane = 4.916, row = 2.157, tail = 0.3432, cell = 0.6176, thin = 15.25, far = 0.004046, cache = 1048576, deep = 0.03671, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 213, plane = 0.1744, vector = 3.693, tail = 39.72, cell = 0.2961, far = 0.005932, cache = 1048576, deep = 0.359, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 139, plane = 36.25, row = 2.1, width = 64, cell = 0.2862, thin = 0.03448, far = 0.0002369, cache = 419430, deep = 0.01111, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 27.04, plane = 27.23, row = 0.7497, vector = 2.094, tail = 0.5344, cell = 0.1248, far = 0.0006682, cache = 1363149, deep = 0.01877, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 157.8, plane = 35.86, row = 1.991, vector = 5.946, width = 16, tail = 2.198, far = 0.0008258, cache = 1363149, deep = 0.007803, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 63.58, plane = 3.479, row = 2.893, tail = 0.6875, cell = 0.7238, thin = 14.3, far = 0.004237, cache = 1048576, deep = 0.01208, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 222.5, plane = 29.6, row = 4.57, tail = 10.51, cell = 0.6812, far = 0.0007674, cache = 629146, deep = 0.02193, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 209.2, plane = 38.36, row = 1.16, tail = 9.439, cell = 0.9372, far = 0.003532, cache = 1048576, deep = 0.05034, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 234.8, plane = 30.36, row = 3.436, tail = 0.1068, cell = 1.392, thin = 40.15, far = 0.001182, cache = 419430, deep = 0.05173, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 50.18, vector = 25.85, tail = 54.12, deep = 0.2873, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 131.2, plane = 11.84, tail = 6.865, cell = 0.6487, deep = 0.0313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 397.4, row = 6.325, vector = 0.7419, width = 64, cell = 0.7481, thin = 0.003217, far = 0.00221, cache = 1048576, deep = 0.003814, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 200.8, plane = 39.9, row = 2.138, width = 32, tail = 0.1959, cell = 0.8622, thin = 0.3785, far = 0.002067, cache = 629146, deep = 0.01669, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 307.3, plane = 59.37, row = 6.792, vector = 7.364, far = 0.002852, cache = 838861, deep = 0.004401, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 16.12, plane = 26.27, row = 12.33, cell = 1.514, thin = 11.36, far = 0.002876, cache = 1048576, deep = 0.01432, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 8.907, plane = 61.44, row = 3.335, tail = 5.278, input = 0.05678, tap = 0.1396, step = 0.002701, far = 0.0005131, cache = 419430, deep = 0.06344, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 142.4, plane = 0.2177, row = 1.835, vector = 10.24, tail = 46.23, input = 0.0009486, tap = 0.523, step = 0.01213, far = 0.05535, cache = 1048576, deep = 0.6316, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 989.7, plane = 77.12, vector = 28.13, width = 64, cell = 0.2981, input = 0.3835, tap = 0.0002898, step = 0.09816, far = 0.02006, cache = 1363149, deep = 0.07387, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 705.3, plane = 15.67, width = 64, cell = 1.336, input = 0.8162, thin = 0.9933, step = 0.01584, far = 0.03606, cache = 1048576, deep = 0.1116, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 920.2, plane = 86.7, row = 9.288, vector = 19.19, tail = 13.61, input = 0.5756, step = 0.343, far = 0.02821, cache = 419430, deep = 0.3015, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 20.43, plane = 21.46, row = 10.39, vector = 2.32, tail = 3.737, input = 0.001948, thin = 15.33, tap = 0.3041, far = 0.0008315, cache = 419430, deep = 0.06282, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 44.28, row = 1.947, vector = 1.845, tail = 3.237, cell = 0.1108, far = 0.00276, cache = 419430, deep = 0.03814, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 12.99, plane = 59.78, vector = 0.3308, tail = 3.965, cell = 0.3445, far = 0.005038, cache = 1048576, deep = 0.05872, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 150, plane = 40.38, width = 64, cell = 0.2435, thin = 0.04252, far = 0.002039, cache = 419430, deep = 0.03701, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 32.17, plane = 105.4, row = 6.506, vector = 6.852, thin = 15.94, far = 0.002251, cache = 629146, deep = 0.0377, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 51.2, row = 2.049, vector = 1.08, tail = 2.384, cell = 0.1328, far = 0.003142, cache = 629146, deep = 0.04011, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 125.5, plane = 58.81, row = 0.7712, vector = 1.147, width = 16, cell = 0.1913, far = 0.00192, cache = 838861, deep = 0.03855, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 56.58, row = 1.826, vector = 1.822, cell = 0.1227, thin = 8.441, far = 0.003044, cache = 838861, deep = 0.03841, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 61.62, plane = 68.81, row = 0.8326, vector = 5.033, tail = 6.04, cell = 0.1735, far = 0.0007677, cache = 1048576, deep = 0.04768, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 123.3, plane = 64.98, vector = 4.283, tail = 1.831, cell = 0.2279, far = 0.005683, cache = 838861, deep = 0.09683, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 177.5, plane = 68.86, row = 2.021, vector = 6.992, tail = 611.7, far = 0.0015, cache = 1048576, deep = 0.02622, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 128.9, row = 81.03, vector = 3.444, cell = 0.6158, thin = 29.45, far = 0.01486, cache = 419430, deep = 0.04634, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 63.3, plane = 64.19, row = 2.955, vector = 0.7902, tail = 3.861, cell = 0.5604, far = 0.002515, cache = 1048576, deep = 0.04509, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 132.4, plane = 68.5, row = 3.126, vector = 4.732, tail = 828.4, far = 0.004277, cache = 1048576, deep = 0.02549, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 92.35, plane = 66.25, row = 4.993, vector = 0.6857, tail = 2.285, cell = 1.109, thin = 11.85, far = 0.004676, cache = 1048576, deep = 0.02923, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 70.65, row = 6.429, vector = 2.282, tail = 5.481, tap = 0.07333, far = 0.0009089, cache = 419430, deep = 0.04114, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 218, plane = 674, row = 4.507, vector = 10.8, tail = 12.66, input = 0.6474, tap = 0.002523, step = 0.003506, far = 0.004854, cache = 419430, deep = 0.1495, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 75, row = 6.631, vector = 2.084, tail = 2.882, thin = 7.149, tap = 0.1018, far = 0.001225, cache = 419430, deep = 0.04231, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 373.3, plane = 639.3, row = 4.39, vector = 9.787, tail = 30.59, input = 1.303, tap = 0.005121, deep = 0.1884, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 76.64, row = 6.119, vector = 1.04, tail = 2.387, cell = 0.307, thin = 7.849, tap = 0.2217, step = 0.0001336, far = 0.001241, cache = 419430, deep = 0.03342, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 43.52, plane = 2.206, row = 1.799, vector = 4.259, tail = 0.3178, deep = 0.02184, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 30.93, plane = 3.091, row = 0.5597, vector = 3.267, tail = 0.09004, cell = 0.04271, far = 0.0004454, cache = 419430, deep = 0.02491, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 33.99, plane = 3.38, row = 1, vector = 1.244, tail = 0.2718, cell = 0.3651, thin = 15.1, far = 0.001019, cache = 1048576, deep = 0.0236, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.01719, vector = 9.307, tail = 36.38, far = 0.008179, cache = 1363149, deep = 0.4165, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 185.4, row = 1.63, vector = 8.55, width = 32, tail = 51.88, far = 0.0002879, cache = 419430, deep = 0.01434, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 41.76, plane = 2.768, row = 1.626, vector = 2.867, cell = 0.01876, deep = 0.01699, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 184.5, row = 2.671, vector = 11.59, width = 32, tail = 36.72, far = 0.0003705, cache = 419430, deep = 0.01172, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 38.92, plane = 2.664, row = 2.286, vector = 0.9417, tail = 0.8559, cell = 0.4531, thin = 8.133, far = 0.001879, cache = 1363149, deep = 0.008986, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 268.3, plane = 3.336, row = 6.666, vector = 9.168, tail = 2.345, cell = 0.05166, deep = 0.01245, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 235.4, plane = 6.186, row = 2.677, vector = 8.102, tail = 1.097, far = 0.0001051, cache = 419430, deep = 0.04725, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 242.5, plane = 5.692, row = 4.048, vector = 5.543, cell = 0.1156, thin = 39.42, far = 0.0002574, cache = 419430, deep = 0.03572, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 34.44, vector = 20.28, tail = 54.88, far = 0.01415, cache = 1363149, deep = 0.5133, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 91.51, plane = 28.76, vector = 9.564, cell = 0.05674, far = 0.0006649, cache = 419430, deep = 0.03238, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 257.6, plane = 140.4, row = 6.281, vector = 10.83, deep = 0.00511, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 223.3, plane = 3.227, row = 8.859, vector = 5.231, tail = 1.678, cell = 0.2084, far = 0.0005475, cache = 1363149, deep = 0.009304, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 349.6, plane = 0.8755, row = 12.49, vector = 7.063, deep = 0.004883, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 21.7, plane = 3.732, row = 13.38, vector = 5.481, tail = 0.6192, thin = 16.9, far = 0.0004251, cache = 419430, deep = 0.007724, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 42.61, plane = 40.15, row = 3.992, tail = 10.22, tap = 0.1644, step = 0.01341, far = 0.0007101, cache = 419430, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 52.72, row = 0.8073, vector = 8.129, tail = 44.75, tap = 0.5599, step = 0.01546, far = 0.02737, cache = 838861, deep = 0.7491, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 875.6, plane = 71.91, vector = 29.1, width = 32, tail = 3.824, input = 0.2913, step = 0.1128, deep = 0.1273, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 489.6, plane = 14.97, vector = 23.55, input = 0.682, tap = 0.001417, step = 0.05309, far = 0.029, cache = 1363149, deep = 0.1378, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 755.6, plane = 63.92, vector = 47.39, width = 32, cell = 1.05, input = 0.6103, tap = 0.01732, step = 0.3025, deep = 0.3635, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 23.87, plane = 14.39, row = 13.76, tail = 3.668, cell = 0.4606, thin = 14.9, tap = 0.3037, deep = 0.05402, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 50.03, row = 0.5649, vector = 3.57, tail = 0.1738, cell = 0.01643, far = 0.002496, cache = 629146, deep = 0.04394, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 2.101, plane = 58.95, vector = 2.05, tail = 0.003046, cell = 0.1229, far = 0.003701, cache = 419430, deep = 0.05675, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 79.25, plane = 57.52, vector = 15.7, width = 64, tail = 61.34, far = 0.002599, cache = 1048576, deep = 0.04044, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 10.49, plane = 92.4, row = 5.726, vector = 6.35, thin = 17.66, far = 0.001145, cache = 419430, deep = 0.04162, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 51.73, row = 1.276, vector = 1.834, cell = 0.03537, far = 0.002431, cache = 419430, deep = 0.04364, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 113.1, plane = 53.54, row = 0.3277, vector = 8.732, width = 32, tail = 43.62, far = 0.002444, cache = 838861, deep = 0.04363, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 0.6552, plane = 51.61, row = 2.029, tail = 0.3302, cell = 0.4535, thin = 9.971, far = 0.001522, cache = 629146, deep = 0.04469, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 11.95, plane = 71.55, row = 1.213, vector = 6.56, tail = 0.8544, cell = 0.05001, deep = 0.0284, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 23.7, plane = 71.12, vector = 2.016, cell = 0.5154, far = 0.001806, cache = 838861, deep = 0.04001, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 153.2, plane = 80.93, width = 64, cell = 0.4556, thin = 11.59, far = 0.005516, cache = 1363149, deep = 0.02182, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 73.82, plane = 50.48, row = 95.7, vector = 11.66, tail = 0.1363, thin = 22.68, far = 0.001916, cache = 419430, deep = 0.03612, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 46.9, plane = 67.16, row = 1.999, vector = 4.817, tail = 0.2179, cell = 0.07268, deep = 0.02619, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 140.5, plane = 81.83, row = 0.4557, tail = 36.32, cell = 0.5892, far = 0.005416, cache = 1048576, deep = 0.02182, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 21.42, plane = 67.78, row = 2.596, vector = 2.377, tail = 0.9096, cell = 0.6454, thin = 16.12, deep = 0.02148, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 6.996, plane = 70.52, row = 5.943, vector = 1.812, tail = 4.02, tap = 0.06484, step = 0.001423, far = 0.001688, cache = 419430, deep = 0.04085, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 90.1, plane = 660.3, row = 5.692, vector = 5.247, tail = 15.66, input = 0.6245, tap = 0.007492, step = 0.007268, far = 0.0194, cache = 419430, deep = 0.1243, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 10.31, plane = 72.5, row = 5.599, vector = 1.927, tail = 1.708, thin = 8.156, tap = 0.09181, step = 0.001789, far = 0.001787, cache = 419430, deep = 0.04253, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 153.5, plane = 681.4, row = 4.728, vector = 4.915, tail = 29.41, input = 1.333, thin = 0.547, tap = 0.02, step = 0.04134, far = 0.02689, cache = 838861, deep = 0.2254, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 71.93, row = 5.403, vector = 1.876, tail = 2.036, thin = 8.129, tap = 0.2017, step = 0.001863, far = 0.00382, cache = 419430, deep = 0.0376, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 44.41, row = 12.7, width = 32, tail = 2.221, input = 0.05996, thin = 0.2255, tap = 0.1419, step = 0.006218>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 87.93, plane = 0.02354, row = 0.9101, vector = 8.613, tail = 48.87, tap = 0.5609, step = 0.01031, far = 0.03394, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 839.3, plane = 73.62, vector = 29.8, width = 64, cell = 0.0952, input = 0.3867, step = 0.11, far = 0.00736, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <plane = 16.75, width = 32, tail = 3.937, cell = 1.648, input = 0.6186, thin = 1.035, step = 0.05224, far = 0.01566, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 627.8, plane = 82.94, vector = 15.78, tail = 14.63, input = 0.8895, thin = 1.088, tap = 0.009943, step = 0.3093, far = 0.005671, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <plane = 16.28, row = 15.3, vector = 2.496, thin = 8.134, tap = 0.2886>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 72.02, row = 4.684, vector = 1.618, tail = 5.699, tap = 0.07427, step = 0.0004924, far = 0.002191, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 263.8, plane = 624.4, row = 5.767, vector = 3.399, tail = 17.29, input = 0.7696, tap = 0.01102>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 72.81, row = 5.561, vector = 1.77, tail = 2.913, thin = 8.399, tap = 0.09893, step = 0.0007074, far = 0.001741, cache = 629146>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 436, plane = 662.3, row = 10.01, vector = 0.4442, tail = 29.73, input = 1.564, tap = 0.01841, far = 0.06484, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 0.1728, plane = 73.99, row = 4.863, vector = 1.93, tail = 2.148, thin = 9.022, tap = 0.2091, step = 0.003067, far = 0.002502, cache = 1048576>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 27.16, plane = 25.37, row = 4.637, width = 32, tail = 12.34, input = 0.06448, tap = 0.1147, step = 0.009656>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1258, plane = 7.898, cell = 1.125, input = 0.712, tap = 0.006521, step = 0.01209>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 50.49, plane = 11.79, row = 11.66, vector = 2.974, tail = 6.307, input = 0.01454, thin = 15.74, tap = 0.1718, step = 0.003869>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 68.43, row = 2.397, vector = 1.443, tail = 5.435, tap = 0.05425, far = 0.002124, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 540.8, vector = 0.3223, width = 64, tail = 20.5, input = 0.2546, step = 0.01709, far = 0.03521, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 8.878, plane = 59.95, row = 4.528, vector = 1.815, tail = 3.216, tap = 0.04882, far = 0.003483, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 36.75, plane = 71.75, row = 4.947, vector = 1.625, tail = 3.079, thin = 6.163, tap = 0.09562, step = 0.000707, far = 0.01773, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 25.7, plane = 8.028, row = 1.628, vector = 11.32, tail = 0.9571, cell = 0.06274, far = 0.0009593, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 15.9, plane = 6.905, row = 0.9761, vector = 7.503, tail = 0.07279, cell = 0.0258, far = 0.001857, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 11.97, plane = 4.929, row = 1.074, vector = 6.191, tail = 0.07906, far = 0.002349, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 27.15, plane = 4.375, row = 0.7747, vector = 9.405, tail = 0.66, cell = 0.05752, far = 0.0001758, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 30.48, plane = 2.748, row = 1.411, vector = 8.225, tail = 0.1545, far = 0.0001405, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 8.551, plane = 2.612, row = 1.649, vector = 4.239, tail = 1.133, cell = 0.618, thin = 10.63, far = 0.003698, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 248.6, plane = 4.312, row = 26.77, vector = 26.23, tail = 0.6684, far = 0.00244, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 230, plane = 7.727, row = 14.41, vector = 16.18, tail = 0.04977, cell = 0.02342, far = 0.005987, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 219.2, plane = 13.91, row = 9.591, vector = 12.91, tail = 0.8773, cell = 0.03926, far = 0.003667, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 45.36, plane = 18.98, row = 47.58, vector = 19.56, tail = 1.669, cell = 0.006252, far = 0.002306, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 70.66, plane = 6.675, row = 30.12, vector = 16.03, tail = 1.438, far = 0.003269, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 71.9, row = 22.07, tail = 6.465, cell = 3.558, thin = 5.923, far = 0.0115, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <plane = 56.12, row = 5.677, tail = 7.051, tap = 0.1701, step = 0.01245, far = 0.00001261, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 1086, plane = 17.83, vector = 21.03, input = 0.7889, tap = 0.0003316, step = 0.05546, far = 0.03325, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 39.05, plane = 12.87, row = 8.769, vector = 1.102, tail = 7.228, thin = 23.76, tap = 0.3544, step = 0.01147, far = 0.005314, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 53.88, row = 1.57, vector = 9.473, tail = 0.4166, cell = 0.04509, far = 0.001662, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 57.56, vector = 6.353, cell = 0.03314, far = 0.002644, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.19, row = 2.181, vector = 0.7393, tail = 2.044, cell = 0.465, thin = 12.88, far = 0.002362, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 164.7, plane = 52.82, row = 1.669, tail = 147.6, cell = 0.3327, far = 0.001278, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.3, row = 2.336, vector = 5.909, tail = 1.35, cell = 0.1213, far = 0.002238, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53.08, row = 2.184, vector = 0.1896, tail = 2.982, cell = 0.6024, thin = 12.58, far = 0.002135, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 161.5, plane = 53.37, row = 1.895, vector = 6.97, tail = 114.9, far = 0.001599, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 5.75, plane = 53.68, row = 2.358, tail = 3.301, cell = 0.8039, thin = 12.14, far = 0.002539, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 77.86, row = 1.448, vector = 16.63, tail = 0.2815, cell = 0.08364, far = 0.00167, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 82.05, vector = 10.07, cell = 0.09774, far = 0.00654, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 2.524, plane = 72.51, row = 2.404, vector = 5.118, tail = 3.527, cell = 0.4071, thin = 23.21, far = 0.003505, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 188.3, plane = 81.47, row = 0.8361, tail = 416.4, cell = 0.6186>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 5.445, plane = 80.29, row = 1.673, vector = 13.09, tail = 1.386, cell = 0.07418, far = 0.002688, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 14.51, plane = 75.15, row = 1.587, vector = 4.682, tail = 5.072, cell = 0.5772, thin = 23.01, far = 0.002513, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 184.9, plane = 79.82, row = 1.748, tail = 360, cell = 0.858, far = 0.0002365, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 27.56, plane = 77, row = 1.134, vector = 4.229, tail = 6.942, cell = 1.041, thin = 22.24, far = 0.003948, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 6.242, plane = 80.79, row = 5.127, vector = 7.289, tail = 6.735, tap = 0.09582, far = 0.003422, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 371.2, plane = 694.8, row = 6.941, vector = 47.06, tail = 32.42, input = 0.3428, far = 0.006376, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 8.336, plane = 77.65, row = 8.901, vector = 5.123, tail = 6.964, tap = 0.1216, far = 0.003681, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 28.69, plane = 81.8, row = 7.753, vector = 1.843, tail = 6.412, cell = 0.38, thin = 12.65, tap = 0.23, far = 0.006903, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <row = 15.31, width = 32, tail = 34.89, thin = 2.142, tap = 0.1839, step = 0.01923, far = 0.0194, cache = 1048576>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 598.8, plane = 16.67, row = 4.897, vector = 33.8, width = 32, cell = 0.3455, input = 0.7836, tap = 0.00005927, step = 0.02612>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 16.23, tail = 36.9, cell = 0.3635, thin = 14.39, tap = 0.3124, step = 0.01486, far = 0.008533, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 82.05, row = 5.896, vector = 1.78, tail = 6.224, tap = 0.1096, step = 0.0005201, far = 0.006176, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <plane = 587.8, row = 17.15, vector = 1.465, tail = 38.96, input = 0.5066, tap = 0.00288, far = 0.06243, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 78.91, row = 7.357, vector = 7.704, width = 64, cell = 0.03217, thin = 0.003462, tap = 0.122, step = 0.002244, far = 0.008864, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 82.87, row = 10.29, vector = 2.599, tail = 3.7, cell = 0.02342, thin = 12.1, tap = 0.2395, step = 0.002761, far = 0.008899, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 3.393, plane = 48.25, row = 4.992, width = 32, tail = 10.72, thin = 1.989, tap = 0.1671>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 1268, plane = 5.871, row = 45.21, vector = 13.95, width = 32, input = 0.7247, step = 0.07623>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 8.606, plane = 27.63, row = 7.072, vector = 2.774, tail = 8.337, thin = 13.22, tap = 0.2027, step = 0.02037>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 63.3, row = 6.572, vector = 9.056, width = 64, tail = 1.551, tap = 0.04766, step = 0.004137>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 177.3, plane = 681.8, row = 8.121, vector = 13.57, width = 64, tail = 5.954, input = 0.3781, tap = 0.003499>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 66.27, row = 4.64, vector = 3.255, tail = 5.615, tap = 0.05887, step = 0.002303, far = 0.000536, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 63.89, row = 4.848, vector = 2.913, tail = 10.03, input = 0.005015, thin = 9.06, tap = 0.135, step = 0.002458, far = 0.006224, cache = 419430>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 28.12, row = 2.689, width = 32, input = 0.03033, thin = 0.4064, tap = 0.1766>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 35.92, row = 11.72, tail = 8.532, cell = 0.06224, input = 0.03557, thin = 21.72, tap = 0.2728>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 72.73, row = 1.198, tail = 7.974, cell = 0.07384, tap = 0.06462, step = 0.002912, far = 0.003993, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 326.8, plane = 542.6, row = 13.05, vector = 14.76, width = 64, tail = 17.29, input = 0.4361>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 70.72, row = 4.074, tail = 6.391, cell = 0.1356, tap = 0.06697, step = 0.001909, far = 0.005946, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 11.34, plane = 68.77, row = 2.664, tail = 4.499, cell = 0.3646, thin = 14.87, tap = 0.1495, step = 0.001877, far = 0.006074, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 34.11, tail = 276.6, tap = 0.1075, step = 0.006016, far = 0.01847, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 39.72, plane = 11.83, row = 17.62, width = 32, cell = 0.4758, input = 0.6997, thin = 4.763, tap = 0.03331, step = 0.01072, far = 0.07603, cache = 838861>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 1.272, plane = 0.4373, row = 20.91, vector = 4.95, width = 16, tail = 18.77, tap = 0.1972, far = 0.004279, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 59.21, row = 6.895, vector = 2.08, tail = 4.429, tap = 0.03631, step = 0.003317, far = 0.003308, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 257.3, plane = 499.1, row = 18.69, tail = 1.23, input = 0.3062, tap = 0.0003763, step = 0.006882, far = 0.00914, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 61.84, row = 6.536, vector = 1.908, tail = 2.261, tap = 0.03557, step = 0.002629, far = 0.003662, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 60.73, row = 6.329, vector = 2.304, tail = 1.597, thin = 7.624, tap = 0.07848, step = 0.0035, far = 0.01284, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 32.38, row = 2.586, vector = 11.3, tail = 0.9065, cell = 0.04533, far = 0.001737, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 19.1, plane = 1.777, row = 1.892, vector = 7.277, tail = 0.2397, cell = 0.02291, far = 0.002851, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.18, plane = 5.317, row = 1.393, vector = 6.086, cell = 0.007283, far = 0.003318, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 26.07, plane = 3.606, row = 0.9525, vector = 9.137, tail = 1.286, cell = 0.06264, far = 0.0006532, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 24.42, plane = 4.709, row = 1.51, vector = 7.885, tail = 0.3571, cell = 0.04109, far = 0.0008777, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 1.691, plane = 2.693, row = 1.687, vector = 1.834, tail = 2.4, cell = 1.237, thin = 9.672, far = 0.004324, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 248, row = 27.51, vector = 24.48, tail = 2.114, cell = 0.04656, far = 0.00101, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 221.5, plane = 11.82, row = 15.2, vector = 9.6, tail = 3.839, cell = 0.4265, far = 0.00166, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 205.8, plane = 7.019, row = 11.16, vector = 11.49, cell = 0.2157, far = 0.001872, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 11.02, plane = 16.66, row = 49.08, vector = 9.815, tail = 7.442, cell = 0.6161>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 16.89, plane = 3.72, row = 31.72, vector = 14.16, cell = 0.26, far = 0.0004508, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <row = 24.25, tail = 3.514, cell = 3.57, thin = 4.12, far = 0.009536, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 20.78, plane = 17.83, row = 8.709, tail = 9.75, tap = 0.1922, far = 0.001701, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 674.9, plane = 16.5, vector = 2.204, cell = 1.196, input = 0.9942, step = 0.0241>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 18.26, plane = 11.59, row = 12.73, vector = 2.014, tail = 5.098, thin = 21.45, tap = 0.3407, step = 0.003424, far = 0.000702, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.78, row = 1.498, vector = 9.621, tail = 0.9055, cell = 0.02934, far = 0.002042, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 62.41, vector = 2.98, tail = 2.198, cell = 0.2225, far = 0.002851, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 54.07, row = 1.271, vector = 0.5753, tail = 2.449, cell = 0.4848, thin = 12.96, far = 0.00316, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 124.7, plane = 55.37, row = 0.3812, tail = 114.3, cell = 0.3599, far = 0.0007426, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.81, row = 2.22, vector = 4.169, tail = 2.942, cell = 0.2203, far = 0.003071, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 55.6, row = 1.035, tail = 3.47, cell = 0.632, thin = 12.71, far = 0.003501, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 129.3, plane = 55.05, row = 1.251, vector = 7.084, tail = 124.2, far = 0.0008044, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.333, plane = 55.83, row = 1.186, tail = 3.686, cell = 0.8062, thin = 12.33, far = 0.004033, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 73.83, row = 3.778, vector = 17.14, cell = 0.06975>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 74.6, vector = 10.12, tail = 0.05123, cell = 0.1213, far = 0.00181, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 65.3, row = 3.196, vector = 4.917, tail = 2.841, cell = 0.4532, thin = 24.72>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 164.4, plane = 74.09, row = 1.474, tail = 510.1, cell = 0.6209>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 71.15, row = 3.281, vector = 11.88, tail = 1.765, cell = 0.1698, far = 0.0009561, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 1.019, plane = 68.93, row = 3.297, vector = 3.445, tail = 4.085, cell = 0.7503, thin = 24.22, far = 0.001179, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 164.7, plane = 73.35, row = 3.07, tail = 241.5, cell = 0.835, far = 0.000946, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 10.28, plane = 69.91, row = 3.096, vector = 3.452, tail = 5.901, cell = 1.16, thin = 23.48>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 76.16, row = 5.686, vector = 5.897, tail = 11.89, tap = 0.1037, far = 0.00298, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 217.5, plane = 739.5, row = 8.988, vector = 33.41, tail = 37.61, input = 0.4409, step = 0.002514, far = 0.008374, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 74.12, row = 8.14, vector = 4.944, tail = 7.369, tap = 0.1278, far = 0.003622, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 4.596, plane = 87.3, row = 6.425, vector = 4.758, tail = 4.832, thin = 12.41, tap = 0.2338, far = 0.006229, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 244.9, plane = 42.89, row = 16.18, vector = 0.3459, width = 32, tail = 7.524, tap = 0.1594, far = 0.01432, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <plane = 20.91, row = 11.81, width = 32, cell = 1.069, input = 0.826, thin = 0.4289, step = 0.04728, far = 0.03326, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 183.8, row = 57.34, width = 16, cell = 0.359, input = 0.004216, thin = 5.149, tap = 0.2633, far = 0.02852, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 74.24, row = 0.6842, vector = 15.1, width = 128, tail = 1.123, cell = 0.1229, tap = 0.0696, step = 0.004679>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <plane = 680, row = 11.25, vector = 12.09, width = 64, tail = 11.07, input = 0.5266, tap = 0.003704>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 77.23, row = 3.574, vector = 11.96, width = 64, cell = 0.07985, thin = 0.08014, tap = 0.1016, step = 0.004685, far = 0.004484, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 65.17, row = 18.72, vector = 3.654, thin = 10.93, tap = 0.2054, step = 0.005079, far = 0.009154, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 727, plane = 23.91, row = 6.586, vector = 1.326, width = 32, tail = 14.38, thin = 0.6782, tap = 0.1578>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1426, plane = 12.15, width = 32, cell = 1.088, input = 0.6775, thin = 0.3062, step = 0.0455, far = 0.03895, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 445.3, row = 33.15, vector = 5.949, width = 16, cell = 0.001436, thin = 16.11, tap = 0.2066, step = 0.004641, far = 0.01016, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 74.2, row = 3.519, vector = 1.406, tail = 7.813, tap = 0.06657, step = 0.00007663, far = 0.003225, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 303.1, plane = 635.7, row = 3.143, vector = 7.076, tail = 16.71, input = 0.2532, tap = 0.001958, step = 0.03161, far = 0.04976, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 76.57, row = 3.695, vector = 3.926, width = 32, input = 0.0005301, tap = 0.06866, far = 0.004036, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 10.86, plane = 74.52, row = 6.561, vector = 1.99, tail = 3.429, thin = 8.626, tap = 0.1471, far = 0.009352, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 146.3, plane = 25.9, row = 22.1, width = 32, thin = 0.007445, tap = 0.1588, step = 0.01319, far = 0.02252, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 73.34, row = 44.09, cell = 0.2014, thin = 18.64, tap = 0.2593>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 80.58, row = 2.477, vector = 1.429, tail = 4.092, cell = 0.01578, tap = 0.06067, step = 0.001223, far = 0.006247, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 528.8, plane = 653.2, vector = 3.33, tail = 36.1, input = 0.3569, tap = 0.007415, far = 0.0396, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 73.37, row = 5.395, vector = 1.959, tail = 2.615, tap = 0.0584, step = 0.00162, far = 0.005302, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 74.03, row = 6.082, vector = 2.137, tail = 2.858, cell = 0.04347, thin = 10.46, tap = 0.1277, step = 0.003612, far = 0.005767, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 2.793, plane = 42.89, row = 8.043, vector = 5.048, width = 16, tail = 14.82, tap = 0.142, step = 0.01375, far = 0.0001576, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 22.59, row = 3.774, vector = 8.644, tail = 43.05, tap = 0.2817, step = 0.03385, far = 0.01833, cache = 1363149>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <row = 7.656, vector = 4.365, width = 4, tail = 10.39, tap = 0.5726, far = 0.002738, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 60.93, row = 6.022, vector = 1.34, tail = 1.678, tap = 0.05999, step = 0.002444, far = 0.001255, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 57.69, row = 4.712, tail = 1.169, cell = 0.6688, thin = 4.193, tap = 0.3978, step = 0.01243>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 51.65, plane = 16.02, row = 3.953, tail = 15.14, cell = 0.4652, input = 0.06811, tap = 0.2169, step = 0.01108, far = 0.0002533, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 33.33, plane = 0.1297, vector = 8.285, tail = 40.85, tap = 0.4481, step = 0.02374, far = 0.0007018, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <plane = 24.66, row = 2.891, width = 8, tail = 9.726, cell = 1.02, thin = 2.694, tap = 1.09, step = 0.01363, far = 0.01207, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 73, row = 6.709, vector = 3.633, tail = 6.783, tap = 0.1231, far = 0.0007604, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 78.93, row = 5.709, vector = 2.473, tail = 4.662, tap = 0.8389, step = 0.01269>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 36.94, plane = 20.35, row = 20.35, vector = 4.37, width = 16, input = 0.01603, tap = 0.2269, step = 0.01564>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 32.93, plane = 0.4966, row = 3.266, vector = 4.59, tail = 41.88, tap = 0.4423, step = 0.02048, far = 0.01103, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <row = 29.26, vector = 4.632, width = 4, cell = 0.1981, thin = 5.713, tap = 1.015, step = 0.0004363, far = 0.005897, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 67.45, row = 6.95, vector = 3.436, tail = 5.672, tap = 0.127, far = 0.001726, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 73.07, row = 5.169, tail = 4.699, cell = 1.421, thin = 1.719, tap = 0.8855, step = 0.01801>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 15.48, row = 9.164, vector = 5.397, width = 16, tail = 48.43, tap = 0.2157, far = 0.0004651, cache = 419430>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <vector = 9.786, tail = 33.98, tap = 0.2344, step = 0.1082, far = 0.004757, cache = 1363149>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 2.477, row = 19.79, vector = 2.134, tail = 26.68, tap = 0.809>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 69.19, row = 5.173, vector = 1.569, tail = 3.936, tap = 0.1145, step = 0.002599, far = 0.001311, cache = 629146>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 19.97, plane = 67.34, row = 4.893, tail = 1.595, cell = 0.6536, thin = 10.97, tap = 0.6409, step = 0.02386, far = 0.001952, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 18.59, plane = 15.26, row = 5.028, tail = 14.49, cell = 0.2463, tap = 0.2493, far = 0.003087, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 68.04, vector = 7.452, tail = 42.44, tap = 0.3173, step = 0.04639, far = 0.00807, cache = 838861>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 14.83, row = 7.605, vector = 4.375, width = 4, tail = 10.77, thin = 2.008, tap = 0.7627>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 66.98, row = 5.319, vector = 1.501, tail = 5.115, tap = 0.1128, far = 0.001711, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 67.2, row = 4.623, tail = 2.646, cell = 0.82, thin = 1.76, tap = 0.6298, step = 0.0001939>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 9.499, plane = 42.53, row = 10.4, width = 64, input = 0.02337, thin = 0.2646, tap = 0.1025, step = 0.02622, far = 0.001879, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 62.4, row = 3.733, vector = 3.972, tail = 53.03, cell = 0.2275, tap = 0.2799, step = 0.04075, far = 0.01824, cache = 629146>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 5.705, plane = 5.082, row = 20.64, cell = 0.5596, input = 0.0006814, thin = 15.1, tap = 0.1659, step = 0.003975, far = 0.005202, cache = 838861>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 60.62, row = 6.453, vector = 1.189, tail = 2.811, tap = 0.03795, far = 0.002636, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 60.42, row = 6.26, vector = 0.6045, tail = 1.644, cell = 0.1598, thin = 3.267, tap = 0.08601, step = 0.0009927, far = 0.001547, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 35.32, plane = 24.65, row = 17.63, vector = 8.443, width = 64, input = 0.02824, thin = 0.1437, tap = 0.1855, far = 0.003229, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 90.44, plane = 0.2262, row = 1.069, vector = 6.422, tail = 50.58, cell = 0.1579, tap = 0.3802, step = 0.004366, far = 0.01174, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 55.02, plane = 3.81, row = 29.87, cell = 0.8616, input = 0.04501, thin = 18.85, tap = 0.2765, far = 0.005122, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 83.97, row = 8.653, vector = 4.156, tail = 4.092, tap = 0.07156, far = 0.00299, cache = 629146>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 84.3, row = 7.598, vector = 4.075, tail = 3.541, thin = 5.889, tap = 0.1821, step = 0.0004196, far = 0.002189, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 70.8, plane = 9.356, row = 4.907, vector = 0.3689, tail = 38.69, tap = 0.1481, step = 0.03583>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 34.66, row = 2.986, vector = 6.727, tail = 56.57, tap = 0.399, step = 0.004554, far = 0.02299, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 64.54, plane = 20.26, row = 10.05, vector = 5.131, width = 8, tail = 10.88, input = 0.04758, tap = 0.2284, step = 0.02008, far = 0.005681, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 69.76, row = 8.874, vector = 3.529, tail = 3.725, tap = 0.06267, step = 0.001021, far = 0.001748, cache = 629146>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 77.92, row = 6.799, vector = 1.368, tail = 3.325, cell = 0.5085, thin = 5.883, tap = 0.1604, step = 0.002744, far = 0.002616, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 69.84, plane = 21.34, row = 6.579, width = 32, tail = 40.17, tap = 0.163, step = 0.0006246>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 14.46, plane = 0.619, row = 1.561, vector = 8.542, tail = 55.03, tap = 0.3177, step = 0.01196, far = 0.02024, cache = 838861>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 12.13, plane = 7.214, row = 16.85, tail = 6.599, cell = 0.716, thin = 21.3, tap = 0.2246>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 67.18, row = 6.365, vector = 2.293, tail = 1.593, tap = 0.06464, far = 0.001417, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 69.55, row = 5.395, vector = 2.342, tail = 1.414, thin = 5.225, tap = 0.1553, step = 0.002068, far = 0.0008789, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 34.54, row = 18.93, width = 32, tail = 11.79, input = 0.0335, thin = 0.2545, tap = 0.131, step = 0.01194, far = 0.00253, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 122.5, plane = 0.4545, row = 1.239, vector = 1.791, tail = 54.07, input = 0.02213, tap = 0.3977, far = 0.02957, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 64.26, plane = 7.638, row = 13.23, tail = 0.4995, cell = 0.6549, thin = 18.66, tap = 0.2499, far = 0.005533, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 70.2, row = 5.803, vector = 2.134, tail = 2.147, tap = 0.06429, far = 0.001962, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 73.46, row = 5.547, vector = 2.055, tail = 1.745, thin = 4.891, tap = 0.1637, step = 0.0006176, far = 0.002642, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 71.58, row = 62.15, cell = 0.03396, tap = 0.07577, far = 0.002886, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 54.61, plane = 6.09, row = 20.2, cell = 0.3857, input = 0.01199, thin = 6.022, tap = 0.1076>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 0.9125, plane = 59.98, row = 6.001, vector = 1.217, tail = 1.03, tap = 0.03346, step = 0.001797, far = 0.00009703, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 63.75, row = 5.86, vector = 1.299, tail = 1.61, tap = 0.01694, step = 0.001182, far = 0.0005166, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 62.28, row = 5.862, vector = 1.298, tail = 0.6064, thin = 7.298, tap = 0.0349, step = 0.001821, far = 0.00004669, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 25.53, plane = 51.24, width = 64, thin = 0.6217, tap = 0.2215>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 45.7, plane = 5.516, row = 34.61, cell = 0.2833, input = 0.04107, thin = 18.84, tap = 0.2912, step = 0.002942>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 82.45, row = 8.333, vector = 3.784, tail = 2.9, input = 0.008895, tap = 0.0662, step = 0.0002433, far = 0.002772, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 85.34, row = 6.648, vector = 4.037, tail = 3.945, input = 0.008899, tap = 0.06036, far = 0.002192, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 0.6251, plane = 84.78, row = 6.567, tail = 4.076, cell = 0.5922, thin = 8.234, tap = 0.1134, step = 0.002237, far = 0.003929, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 220.2, plane = 13.26, width = 32, thin = 2.7, tap = 0.1923>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 56.24, row = 30.48, tail = 27.3, thin = 8.56, tap = 0.3129>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 3.094, plane = 74.83, row = 9.352, vector = 3.085, tail = 1.79, tap = 0.065, step = 0.001077, far = 0.0005055, cache = 838861>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 75.18, row = 7.065, vector = 3.258, tail = 5.124, tap = 0.05623, step = 0.000858, far = 0.0005605, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 5.526, plane = 77.01, row = 7.436, vector = 0.4884, tail = 3.664, cell = 0.3754, thin = 8.925, tap = 0.1127, step = 0.002324>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 39.5, plane = 12.56, width = 64, tail = 6.407, thin = 1.241, tap = 0.1652>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <row = 32.57, width = 16, cell = 0.1521, input = 0.02987, thin = 13.83, tap = 0.1996, far = 0.01872, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 80.98, row = 5.644, vector = 2.466, tail = 1.532, tap = 0.04801, step = 0.002203, far = 0.001722, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 79.52, row = 5.682, vector = 2.36, tail = 2.82, tap = 0.02753, step = 0.001652>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 94.55, row = 4.067, tail = 2.362, cell = 0.2897, thin = 8.958, tap = 0.0801, step = 0.002653, far = 0.004593, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 41.17, plane = 80.88, width = 32, tail = 8.843, input = 0.0054, thin = 0.3624, tap = 0.09279, step = 0.003072, far = 0.02995, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 118.8, row = 16.7, tail = 17.03, cell = 0.329, thin = 13.5, tap = 0.1673, far = 0.01234, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 3.8, plane = 75.9, row = 6.044, vector = 1.374, tail = 1.186, cell = 0.1242, tap = 0.05953, step = 0.000389, far = 0.001803, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 78.62, row = 4.513, vector = 2.398, tail = 2.302, cell = 0.007033, input = 0.0009662, tap = 0.035, far = 0.001536, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 9.925, plane = 69.37, row = 4.963, vector = 1.629, tail = 1.666, cell = 0.1148, thin = 9.391, tap = 0.08299, step = 0.001297, far = 0.002217, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 39.97, vector = 1.096, tail = 27.25, tap = 0.03729, step = 0.0176, far = 0.04636, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 0.2287, row = 16.96, tail = 22.16, cell = 0.1232, input = 0.04888, thin = 2.427, tap = 0.1008, far = 0.03399, cache = 1363149>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 88.96, row = 6.925, tail = 1.299, cell = 0.1803, tap = 0.04356, far = 0.04087, cache = 1048576>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 67.42, row = 6.768, tail = 0.776, cell = 0.2131, thin = 13.18, tap = 0.04278, far = 0.0326, cache = 1048576>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 33.53, width = 32, thin = 3.134, tap = 0.1326, step = 0.02345, far = 0.005888, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 26.82, row = 55.31, cell = 0.2265, thin = 11.93, tap = 0.2106, step = 0.01176, far = 0.01682, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 76.38, row = 7.302, vector = 3.472, tail = 3.693, tap = 0.07353, far = 0.004294, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 83.97, row = 5.099, tail = 2.954, cell = 0.5291, thin = 14.35, tap = 0.1292, far = 0.007838, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 32.09, row = 18.23, width = 32, tail = 20.3, input = 0.02716, thin = 2.448, tap = 0.1074, far = 0.01152, cache = 1363149>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 86.61, row = 41.56, cell = 0.3269, input = 0.006186, thin = 12.46, tap = 0.1787, step = 0.01347, far = 0.02047, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 87.72, row = 8.46, vector = 0.823, tail = 5.061, cell = 0.2233, tap = 0.07945>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 8.093, plane = 79.19, row = 6.312, tail = 4.874, cell = 0.4247, thin = 17.71, tap = 0.1333>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 36.83, width = 32, tail = 1.063, thin = 2.008, tap = 0.1881, step = 0.008131>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 490.6, row = 20.96, tail = 9.566, cell = 0.2107, thin = 19.68, tap = 0.2097, far = 0.00478, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 62, row = 4.413, vector = 3.242, tail = 3.055, tap = 0.05142>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 54.1, row = 2.433, vector = 3.757, tail = 6.629, input = 0.002949, thin = 15.35, tap = 0.07228, step = 0.001099, far = 0.05294, cache = 838861>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <plane = 90.88, width = 32, tail = 4.468, thin = 5.754, tap = 0.1047, step = 0.01991>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 99.88, row = 14.61, tail = 7.925, cell = 0.3293, thin = 25.63, tap = 0.1421, step = 0.01007, far = 0.02399, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 131.1, plane = 65.47, row = 6.158, vector = 4.009, width = 16, tail = 1.797, thin = 0.02333, tap = 0.05759, far = 0.008856, cache = 1363149>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 192.2, plane = 66.39, row = 7.027, tail = 1.326, cell = 0.2371, thin = 15.97, tap = 0.09105, far = 0.007538, cache = 1363149>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 49.56, plane = 39.08, row = 15.74, tail = 3.553, tap = 0.06301, step = 0.02434>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 761.7, plane = 10.67, width = 32, cell = 0.9415, input = 0.3572, thin = 0.2881, step = 0.02319, far = 0.1362, cache = 629146>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 13, plane = 22.58, row = 11.22, tail = 5.496, cell = 0.04263, input = 0.05299, thin = 10.31, tap = 0.1282, far = 0.0004172, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 50.89, row = 4.946, tail = 7.405, cell = 0.02, tap = 0.009132, far = 0.001995, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 89.85, plane = 492.9, vector = 21.95, width = 256, input = 0.05217, tap = 0.0007157>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 57.62, row = 6.575, vector = 1.036, tail = 7.905, thin = 6.774, tap = 0.04078, far = 0.003491, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 26.39, plane = 8.592, row = 2.021, vector = 5.415, tail = 0.6318, cell = 0.02028, far = 0.0003791, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 18.49, plane = 4.726, row = 2.527, vector = 3.26, tail = 0.3475, cell = 0.01153, far = 0.0002226, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 21.21, plane = 3.974, row = 2.364, vector = 2.407, tail = 0.1357, cell = 0.02784, far = 0.0007643, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 31.14, plane = 2.254, row = 1.647, vector = 5.598, cell = 0.03095, far = 0.0008328, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 27.18, plane = 5.022, row = 1.785, vector = 5.157, cell = 0.03508, far = 0.002165, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 24.41, plane = 1.825, row = 2.39, vector = 1.795, tail = 0.7367, cell = 0.4933, thin = 10.91, far = 0.001246, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 231.4, plane = 18.73, row = 24.11, vector = 8.275, tail = 3.524, cell = 0.09909>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 238.8, plane = 4.062, row = 16.74, vector = 5.821, tail = 0.326, cell = 0.03357>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 241.5, plane = 3.707, row = 19.14, vector = 4.049, cell = 0.01339>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 25.69, plane = 15.57, row = 14.42, vector = 8.765, cell = 0.007818>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 22.41, plane = 14.48, row = 44.11, vector = 9.378, cell = 0.1528, far = 0.001153, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 51.41, plane = 8.342, row = 71.47, vector = 10.57, cell = 0.1461>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 42.37, row = 33.39, tail = 2.482, cell = 1.769, thin = 1.283, far = 0.0004028, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <plane = 56.28, row = 8.873, tail = 6.184, tap = 0.1121, step = 0.009468, far = 0.0003739, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1537, plane = 17.61, tail = 2.601, cell = 0.7562, input = 0.7476, tap = 0.008958, step = 0.06449, far = 0.03542, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 74.61, plane = 11.03, row = 10.16, vector = 1.434, tail = 4.097, thin = 16.76, tap = 0.249, step = 0.008499, far = 0.002152, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 49.17, row = 0.6798, vector = 9.4, cell = 0.01803, far = 0.0002161, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 60.35, vector = 2.027, tail = 0.685, cell = 0.0943, far = 0.002625, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 50.66, row = 2.345, tail = 0.6604, cell = 0.2301, thin = 13.02, far = 0.0003291, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 71.45, plane = 49, tail = 470.8, cell = 0.2315, far = 0.0002691, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 49.77, row = 2.325, vector = 2.729, tail = 0.5327, cell = 0.09528, far = 0.00005442, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.31, row = 1.743, tail = 0.9301, cell = 0.3327, thin = 12.8>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 4.135, plane = 52.85, row = 1.635, tail = 1.235, cell = 0.535, thin = 13.39>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.95, row = 6.212, vector = 19.08, tail = 0.7255, far = 0.0009895, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 64.86, tail = 3.187, cell = 0.4259>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 49.08, row = 5.265, vector = 3.687, tail = 0.07188, thin = 26.71, far = 0.0001299, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 138.6, plane = 69.82, row = 3.775, tail = 448.3, cell = 0.2942>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 1.85, plane = 60.91, row = 4.812, vector = 9.286, cell = 0.002457>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 52.76, row = 4.692, vector = 6.069, tail = 0.7396, thin = 27.29, far = 0.0005541, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 12.71, plane = 56.04, row = 5.305, vector = 8.616, cell = 0.02816, thin = 29.08>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 67.24, row = 6.231, vector = 6.523, tail = 7.011, tap = 0.03475, far = 0.001111, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 146.2, plane = 699.9, row = 10.32, vector = 52.01, tail = 38.94, input = 0.2876, step = 0.00328, far = 0.01163, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 82.32, row = 6.607, tail = 2.631, cell = 0.4908, thin = 15.18, tap = 0.1502, far = 0.004336, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 503.3, plane = 21.2, width = 64, thin = 0.4915, tap = 0.0791, step = 0.04432, far = 0.01205, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 1725, plane = 13.06, cell = 1.105, input = 0.6444, tap = 0.01862, step = 0.04035, far = 0.07491, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 269.3, plane = 13.06, row = 9.68, tail = 8.848, cell = 0.2296, input = 0.007586, thin = 20.68, tap = 0.169, step = 0.05015, far = 0.01227, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 52.11, width = 256, tail = 4.753, cell = 0.04395, thin = 0.04424, tap = 0.04573, far = 0.005691, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 234.8, plane = 508, row = 17.17, tail = 33.99, input = 0.4287, tap = 0.001048, step = 0.0009278>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 70.31, row = 6.58, vector = 3.028, tail = 7.182, thin = 14.3, tap = 0.1409, far = 0.001497, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 28.54, plane = 1.563, row = 1.97, vector = 2.308, tail = 1.144, cell = 0.01482>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 20.39, plane = 2.804, row = 2.148, vector = 1.92, tail = 0.3272, cell = 0.009274, far = 0.0003621, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 20.63, plane = 2.63, row = 2.139, vector = 1.848, tail = 0.2827, cell = 0.007299>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 27.1, plane = 3.663, row = 1.959, vector = 2.802, tail = 0.4358, cell = 0.01638, far = 0.000293, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 25.41, plane = 2.72, row = 2.282, vector = 2.605, tail = 0.2817, cell = 0.006377, far = 0.0004656, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 31.69, plane = 2.082, row = 2.505, vector = 1.526, tail = 0.3893, cell = 0.192, thin = 9.634, far = 0.001643, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 30.46, plane = 49.51, row = 20.75, tail = 7.281, tap = 0.08514, step = 0.01447, far = 0.00138, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 774, plane = 12.31, row = 11.55, vector = 12, input = 0.6649, tap = 0.002222, step = 0.02834, far = 0.05544, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 63.43, plane = 17.1, row = 9.144, vector = 1.328, tail = 3.445, cell = 0.04984, thin = 13.52, tap = 0.1911, step = 0.005229, far = 0.002744, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 51.62, row = 1.27, vector = 2.406, tail = 0.178, cell = 0.01809, far = 0.002061, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 6.502, plane = 62.92, vector = 1.847, tail = 0.07812, cell = 0.0506, far = 0.001616, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 4.776, plane = 53.77, row = 2.2, vector = 0.7175, tail = 0.1187, cell = 0.05629, thin = 13.99, far = 0.00136, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 129.7, plane = 50.28, row = 0.4941, vector = 4.16, tail = 316.6, far = 0.0007679, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 13.73, plane = 101.4, row = 8.39, vector = 7.122, thin = 13.36, far = 0.001932, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 53.19, row = 2.198, vector = 1.172, tail = 0.2374, cell = 0.01309, far = 0.001585, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 6.29, plane = 53.61, row = 2.119, vector = 0.8731, tail = 0.08898, cell = 0.05716, thin = 14.14, far = 0.0009007, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 6.137, plane = 53.3, row = 2.514, vector = 0.7889, tail = 0.2327, cell = 0.09477, thin = 15.32, far = 0.001773, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 66.45, row = 6.181, vector = 2.823, tail = 3.27, input = 0.001887, tap = 0.009686, far = 0.001726, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 119.5, plane = 626.2, row = 10.99, vector = 9.027, tail = 23.67, input = 0.1332>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 23.85, plane = 71.07, row = 6.856, vector = 2.144, tail = 1.072, thin = 16.03, tap = 0.1018, far = 0.007349, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 774.3, plane = 35.69, row = 31.33, tail = 21.39, tap = 0.07422, step = 0.01807, far = 0.01984, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 954.4, row = 27.89, cell = 0.267, input = 0.006988, thin = 24.79, tap = 0.1971>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 68.86, row = 13.83, cell = 0.06824, tap = 0.008164, step = 0.0007008>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 676, tail = 32.95, input = 0.2465, step = 0.02058, far = 0.05066, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 96.97, plane = 50.6, tail = 8.299, cell = 0.2211, thin = 16.84, tap = 0.1239, step = 0.01158, far = 0.05553, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 19.96, plane = 11.82, row = 0.5973, vector = 0.8909, width = 16, cell = 0.02481, far = 0.001487, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 27.51, plane = 26.9, row = 1.04, vector = 1.472, tail = 0.1761, cell = 0.01891, far = 0.0006743, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 131.6, plane = 50.53, row = 0.1755, vector = 0.967, far = 0.001222, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 23.9, plane = 15.02, row = 0.06348, vector = 2.242, width = 16, cell = 0.008242, thin = 0.3412, far = 0.0008213, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 138.8, plane = 28.44, row = 0.5511, vector = 1.888, far = 0.0007939, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 32.62, plane = 10.48, row = 0.2891, vector = 1.886, width = 8, tail = 0.4614, thin = 0.6433, far = 0.002343, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 34.41, plane = 8.095, row = 3.459, vector = 1.047, width = 32, tail = 1.573, cell = 0.05948, thin = 0.1209, far = 0.00141, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 180.2, row = 3.139, vector = 1.506, far = 0.0007758, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 41.28, plane = 5.252, row = 3.305, width = 32, tail = 6.889, cell = 0.143, thin = 0.166, far = 0.001882, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 179.8, plane = 9.903, row = 2.814, vector = 0.8948, width = 64, cell = 0.1289, thin = 0.006094, far = 0.001798, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 44.18, plane = 9.427, row = 3.713, vector = 1.178, width = 8, tail = 1.851, cell = 0.2224, far = 0.001545, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 92.14, row = 0.9171, vector = 1.01, far = 0.001108, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 19.65, plane = 25.38, row = 0.8977, vector = 0.4593, tail = 0.02553, cell = 0.00917, far = 0.0001986, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 154.3, plane = 100.9, row = 0.3052, vector = 1.072, far = 0.001082, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 30.9, plane = 24.39, row = 0.6426, vector = 0.9716, tail = 0.05657, thin = 0.4472, far = 0.0007714, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 142.6, plane = 98.48, row = 0.4561, width = 64, cell = 0.1115, thin = 0.008476, far = 0.001886, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 41.79, plane = 23.24, row = 0.6539, vector = 0.8731, tail = 0.01946, thin = 0.4382, far = 0.001566, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 41.98, plane = 31.47, row = 2.107, vector = 1.364, tail = 0.3875, thin = 0.01845, far = 0.004393, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 192.8, plane = 37.16, row = 1.658, vector = 2.119, far = 0.006145, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 91.71, plane = 32.57, row = 1.892, vector = 2.409, tail = 0.09577, thin = 0.85, far = 0.006482, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 185.5, plane = 39.7, row = 2.022, vector = 3.262, far = 0.006444, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 111.4, plane = 31.27, row = 2.179, vector = 1.284, cell = 0.1962, thin = 1.058, far = 0.01106, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 10.93, plane = 10.37, row = 0.4426, vector = 1.413, width = 16, cell = 0.0003549, far = 0.001625, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 36.08, plane = 16.93, row = 1.085, vector = 2.226, tail = 0.03433, far = 0.0009591, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 164.6, plane = 20, row = 0.5359, width = 64, cell = 0.06626, thin = 0.004276, far = 0.0009627, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 13.24, plane = 14.19, vector = 2.248, width = 16, tail = 0.1739, thin = 0.2546, far = 0.002752, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 165.7, plane = 20.48, row = 0.2276, width = 64, tail = 0.1354, cell = 0.1566, far = 0.0006244, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 21.55, plane = 10.67, row = 0.6665, vector = 1.733, width = 8, thin = 0.3311, far = 0.00234, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 40.3, plane = 9.077, row = 3.563, vector = 1.312, width = 32, tail = 1.628, cell = 0.06534, thin = 0.09067, far = 0.002162, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 159.2, plane = 15.41, row = 2.55, width = 64, cell = 0.1107, thin = 0.02346, far = 0.002528, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 53.27, plane = 4.591, row = 3.211, width = 32, tail = 6.439, cell = 0.1221, thin = 0.1686, far = 0.004831, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 162.2, plane = 17.49, row = 2.412, width = 64, cell = 0.1213, thin = 0.01194, far = 0.002627, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 68.87, plane = 8.659, row = 3.622, width = 8, tail = 1.917, cell = 0.3078, far = 0.008254, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 98.3, row = 0.8868, vector = 1.019, tail = 0.2293, cell = 0.006468, far = 0.001222, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 23.17, plane = 25.35, row = 0.6878, vector = 0.4494, tail = 0.2738, cell = 0.02168, far = 0.0008695, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 95.58, plane = 110.2, row = 0.5391, vector = 0.9947, far = 0.0009877, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 25.77, plane = 25.2, row = 0.4407, vector = 0.9483, tail = 0.2299, thin = 0.3596, far = 0.001984, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 100.1, plane = 109.8, row = 0.5846, width = 32, tail = 0.2285, cell = 0.1109, thin = 0.0005509, far = 0.001869, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 40, plane = 24.44, row = 0.6231, vector = 0.8446, tail = 0.09483, thin = 0.3184, far = 0.003412, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 53.2, plane = 33.9, row = 2.574, vector = 1.395, tail = 0.3486, far = 0.002932, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 122.1, plane = 39.45, row = 1.434, vector = 2.248, far = 0.002026, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 72.36, plane = 30.99, row = 2.239, vector = 2.242, tail = 0.1048, thin = 0.5499, far = 0.003168, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 159.5, plane = 39.43, row = 2.395, width = 64, cell = 0.2303, thin = 0.01503, far = 0.00389, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 121.6, plane = 32.93, row = 2.023, vector = 2.146, tail = 0.07399, thin = 0.8708, far = 0.007147, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.149, plane = 4.097, vector = 1.612, width = 16, tail = 0.4075, far = 0.001928, cache = 838861, deep = 0.01936, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 35.64, plane = 2.566, vector = 1.726, deep = 0.01754, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.37, plane = 9.239, vector = 0.6411, tail = 2.031, cell = 0.08859, far = 0.001454, cache = 629146, deep = 0.01599, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 179.6, width = 64, tail = 9.425, cell = 0.08903, far = 0.01497, cache = 629146, deep = 0.002448, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 168.6, plane = 6.515, vector = 4.177, width = 32, tail = 0.01989, far = 0.002838, cache = 419430, deep = 0.004196, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 152.9, plane = 8.777, vector = 0.1211, width = 16, cell = 0.1609, far = 0.001819, cache = 838861, deep = 0.003476, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 4.68, plane = 4.878, vector = 1.653, width = 16, tail = 0.1484, thin = 0.6501, far = 0.001815, cache = 838861, deep = 0.01822, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 148.8, plane = 8.191, vector = 2.644, far = 0.001176, cache = 838861, deep = 0.001573, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 7.261, plane = 4.356, vector = 1.552, width = 8, tail = 0.3318, thin = 0.4782, far = 0.001963, cache = 1363149, deep = 0.01482, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 12.48, plane = 8.825, row = 0.6335, vector = 1.513, width = 16, cell = 0.01465, deep = 0.01681, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 56.84, plane = 1.663, vector = 1.093, tail = 0.02364, cell = 0.07014, deep = 0.01408, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 36.59, plane = 16.12, row = 0.7648, vector = 2.649, tail = 0.1984, cell = 0.005902, far = 0.0006545, cache = 419430, deep = 0.02202, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 31.26, plane = 16.03, row = 2.415, tail = 0.9578, cell = 0.06516, deep = 0.01413, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 161.9, plane = 20.34, vector = 1.972, far = 0.001516, cache = 1048576, deep = 0.003782, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 160.3, plane = 21.12, vector = 0.9226, width = 32, cell = 0.1135, thin = 0.02782, far = 0.000518, cache = 1048576, deep = 0.003263, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 150.8, plane = 25.33, row = 0.7456, vector = 2.429, width = 16, tail = 0.2561, deep = 0.002871, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 0.8956, plane = 18.3, vector = 3.111, width = 16, thin = 0.4061, deep = 0.007835, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 156.2, plane = 22.41, row = 0.01834, width = 32, tail = 0.3051, cell = 0.2554, thin = 0.01874, far = 0.002056, cache = 1363149, deep = 0.0004198, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 11.93, plane = 9.138, row = 0.5832, vector = 2.019, width = 8, thin = 0.5703, deep = 0.007242, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 33.85, plane = 12.5, row = 1.183, vector = 1.677, width = 16, tail = 0.1716, deep = 0.0224, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 52.68, plane = 4.84, tail = 7.841, cell = 0.0911, deep = 0.02148, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 53.33, row = 0.8635, vector = 2.428, tail = 0.1467, far = 0.0001948, cache = 419430, deep = 0.03181, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 17.54, plane = 41.71, row = 1.108, vector = 1.029, tail = 0.1639, cell = 0.01353, far = 0.001807, cache = 419430, deep = 0.03676, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 181.2, plane = 5.287, row = 0.1458, vector = 1.674, far = 0.0008677, cache = 419430, deep = 0.00297, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 15.92, plane = 35.91, row = 0.7392, vector = 3.004, width = 16, tail = 0.2473, thin = 0.5993, deep = 0.01792, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 126.9, plane = 50.67, row = 0.06527, width = 32, tail = 0.1626, cell = 0.1655, thin = 0.009227, far = 0.0003566, cache = 419430, deep = 0.003814, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 29.36, plane = 21.15, row = 1.205, vector = 1.948, width = 8, thin = 0.5169, deep = 0.01672, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 146.5, row = 4.048, vector = 4.965, width = 64, cell = 0.1342, far = 0.001059, cache = 1363149, deep = 0.02385, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 142.9, plane = 16.28, row = 8.899, vector = 1.26, width = 32, cell = 0.02216, input = 0.6126, thin = 1.012, far = 0.001979, cache = 1363149, deep = 0.03263, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 138.9, plane = 13.71, row = 15.08, vector = 0.5435, width = 16, cell = 0.1505, input = 0.2405, thin = 0.854, far = 0.00246, cache = 1363149, deep = 0.03276, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 68.03, plane = 7.651, row = 5.59, vector = 0.2403, width = 16, cell = 0.1488, input = 0.512, thin = 0.1067, far = 0.001699, cache = 1363149, deep = 0.02878, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 132.8, row = 0.7857, vector = 4.137, width = 32, cell = 0.07443, far = 0.006924, cache = 629146, deep = 0.01994, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 122.1, plane = 18.71, row = 5.685, vector = 1.26, width = 32, tail = 4.306, cell = 0.1439, thin = 1.134, far = 0.004411, cache = 629146, deep = 0.03272, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 210.3, row = 6.77, vector = 2.93, far = 0.007382, cache = 1363149, deep = 0.002536, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126.9, plane = 17.26, row = 6.611, vector = 3.54, width = 16, tail = 7.406, thin = 1.131, far = 0.007312, cache = 629146, deep = 0.03824, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 188.4, plane = 38.41, row = 6.202, width = 32, cell = 0.2294, thin = 0.05631, far = 0.003231, cache = 419430, deep = 0.005669, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 37.23, plane = 9.27, row = 4.503, vector = 2.398, width = 8, tail = 0.2043, far = 0.005672, cache = 629146, deep = 0.02591, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 13.65, plane = 3.798, vector = 1.823, width = 32, cell = 0.08499, deep = 0.01369, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.468, vector = 1.061, tail = 12.15, deep = 0.01272, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 36.17, plane = 9.886, tail = 0.2585, cell = 0.08294, far = 0.0004392, cache = 629146, deep = 0.0154, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 19.44, plane = 10.05, vector = 5.978, width = 64, tail = 157.3, thin = 2.217, deep = 0.00145, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 20.74, plane = 7.79, vector = 4.481, width = 32, tail = 114.2, far = 0.001002, cache = 1363149, deep = 0.002414, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 151, plane = 8.237, vector = 2.132, width = 16, tail = 72.25, far = 0.001943, cache = 419430, deep = 0.001344, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 2.549, plane = 3.639, vector = 6.483, width = 32, tail = 1.212, thin = 0.7019, deep = 0.01053, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 26.63, plane = 8.785, vector = 6.926, width = 32, tail = 100.3, thin = 0.3614, deep = 0.002768, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 9.118, plane = 4.557, vector = 1.627, width = 16, tail = 0.2273, cell = 0.1056, thin = 0.4714, far = 0.001084, cache = 1363149, deep = 0.008914, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 85.43, row = 1.183, vector = 1.347, tail = 0.1231, far = 0.003957, cache = 419430, deep = 0.01753, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 69.96, vector = 0.02867, tail = 1.492, cell = 0.07152, far = 0.006805, cache = 419430, deep = 0.01919, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 9.69, plane = 17.44, row = 0.7722, vector = 0.1135, tail = 0.3701, cell = 0.06675, far = 0.003225, cache = 419430, deep = 0.01946, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 115.8, plane = 88.7, row = 0.6103, vector = 1.384, width = 32, cell = 0.04433, thin = 0.03226, far = 0.002541, cache = 1048576, deep = 0.003554, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 8.594, plane = 16.54, row = 0.6358, vector = 1.141, tail = 0.3734, thin = 0.6686, far = 0.002404, cache = 629146, deep = 0.0164, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 113.4, plane = 91.08, row = 1.002, width = 32, cell = 0.1887, thin = 0.04199, far = 0.001873, cache = 1363149, deep = 0.00331, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 16.5, plane = 15.7, row = 0.8844, vector = 0.2978, tail = 0.4713, cell = 0.1385, thin = 0.2741, far = 0.003772, cache = 629146, deep = 0.01871, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 90.23, row = 0.2923, vector = 0.8659, tail = 0.6897, cell = 0.02773, far = 0.001577, cache = 419430, deep = 0.0316, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 76.91, vector = 0.8403, tail = 1.264, cell = 0.001819, far = 0.01374, cache = 629146, deep = 0.02959, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 150.6, tail = 10.42, cell = 0.1552, far = 0.01501, cache = 1363149, deep = 0.02242, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 9.959, plane = 28.11, row = 0.3403, vector = 0.3834, width = 16, tail = 0.2135, cell = 0.06407, thin = 0.05526, far = 0.0009149, cache = 419430, deep = 0.02924, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 76.79, plane = 105.2, row = 0.6782, vector = 2.122, width = 32, tail = 0.7994, far = 0.001024, cache = 1363149, deep = 0.01033, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 10.85, plane = 23.7, row = 0.8904, vector = 0.7443, cell = 0.03933, thin = 0.8507, far = 0.002308, cache = 1048576, deep = 0.02409, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 123.6, plane = 100.6, row = 0.988, vector = 1.084, width = 16, cell = 0.06342, far = 0.002557, cache = 838861, deep = 0.0075, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 24.76, plane = 19.99, row = 0.8268, vector = 0.3773, tail = 0.08484, cell = 0.09921, thin = 0.2947, far = 0.00393, cache = 838861, deep = 0.02126, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 88.75, row = 0.1955, vector = 1.486, tail = 0.512, far = 0.0005813, cache = 419430, deep = 0.01566, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <call = 37.89, vector = 1.83, tail = 0.1546, deep = 0.01731, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 111.9, row = 1.537, vector = 1.964, tail = 13.29, thin = 2.683, deep = 0.02533, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 13.57, plane = 43.98, row = 0.456, vector = 0.572, tail = 0.3118, far = 0.001244, cache = 1363149, deep = 0.0179, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 71.38, plane = 121.6, row = 0.5693, vector = 1.266, far = 0.0003073, cache = 1363149, deep = 0.002847, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 13.46, plane = 43.82, row = 0.2953, vector = 1.046, tail = 0.4523, thin = 0.5403, far = 0.00202, cache = 629146, deep = 0.01841, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 91.94, plane = 143, vector = 0.09737, width = 32, cell = 0.1392, thin = 0.02906, far = 0.001368, cache = 419430, deep = 0.009839, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 23.45, plane = 37.95, row = 0.5298, vector = 0.7672, thin = 0.5346, far = 0.002826, cache = 629146, deep = 0.01636, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 27.39, plane = 29.81, row = 8.435, vector = 4.735, cell = 0.2987, far = 0.003836, cache = 629146, deep = 0.03556, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 224.5, plane = 16.65, row = 3.268, width = 32, cell = 0.86, thin = 0.2309, far = 0.006503, cache = 1363149, deep = 0.02102, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 47.43, plane = 32, row = 5.835, vector = 6.415, tail = 2.257, cell = 0.5515, far = 0.009262, cache = 419430, deep = 0.01344, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 181.3, plane = 29.48, row = 5.561, vector = 11.1, tail = 539.6, far = 0.008456, cache = 629146, deep = 0.01486, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 87.15, plane = 28.36, row = 7.147, vector = 8.047, cell = 0.06402, thin = 1.951, far = 0.01055, cache = 629146, deep = 0.01182, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 63.17, plane = 62.65, row = 1.268, vector = 1.784, tail = 1.021, far = 0.003857, cache = 419430, deep = 0.01864, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 144.5, plane = 51.62, row = 1.329, width = 32, cell = 0.1788, thin = 0.01215, far = 0.0006424, cache = 419430, deep = 0.005215, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 36.96, plane = 56.95, row = 1.998, vector = 5.293, width = 16, far = 0.004512, cache = 419430, deep = 0.005321, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 135.2, plane = 49.17, row = 2.06, vector = 3.067, width = 16, cell = 0.1643, thin = 0.4354, far = 0.0008578, cache = 419430, deep = 0.001749, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 129, plane = 66.82, row = 1.624, vector = 2.012, thin = 1.255, far = 0.01027, cache = 629146, deep = 0.0032, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 40.24, plane = 32.92, row = 1.921, vector = 1.453, tail = 0.5626, cell = 0.01682, far = 0.002126, cache = 629146, deep = 0.02486, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 131.4, plane = 32.5, row = 1.344, width = 32, cell = 0.155, thin = 0.01433, far = 0.005126, cache = 1363149, deep = 0.01122, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 54.14, plane = 30.08, row = 1.723, vector = 2.461, tail = 0.2086, thin = 0.7915, far = 0.004091, cache = 838861, deep = 0.01966, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 162.1, plane = 28.79, row = 1.465, vector = 1.793, width = 16, cell = 0.2147, far = 0.00913, cache = 1363149, deep = 0.008203, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 79.09, plane = 27.27, row = 2.013, vector = 1.55, cell = 0.09035, thin = 1.385, far = 0.006085, cache = 838861, deep = 0.01208, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 91.49, row = 0.8857, vector = 1.25, far = 0.002012, cache = 629146, deep = 0.01502, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 73.22, row = 0.6253, vector = 1.702, deep = 0.02483, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 15.21, plane = 24.84, row = 0.3583, vector = 0.6338, tail = 0.1662, far = 0.00153, cache = 629146, deep = 0.01946, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 100.3, plane = 102.2, vector = 1.186, width = 64, cell = 0.05432, deep = 0.00298, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 19.07, plane = 20.34, row = 0.2782, vector = 1.128, tail = 0.3808, thin = 0.7102, far = 0.001105, cache = 1048576, deep = 0.01534, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 117.9, plane = 94.68, row = 1.184, vector = 1.165, width = 16, cell = 0.06791, thin = 0.06848, far = 0.000277, cache = 419430, deep = 0.002832, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 32.33, plane = 19.8, row = 0.6526, vector = 0.8246, tail = 0.04774, thin = 0.2151, far = 0.00232, cache = 629146, deep = 0.012, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 23.48, plane = 8.165, row = 0.9289, vector = 1.225, width = 16, cell = 0.01438, deep = 0.01382, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 83.52, plane = 1.122, vector = 0.6661, cell = 0.08094, far = 0.007435, cache = 1363149, deep = 0.008318, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 41.77, plane = 18.4, row = 0.7623, vector = 1.951, cell = 0.01342, far = 0.001112, cache = 838861, deep = 0.02339, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 44.86, plane = 21.62, row = 0.8353, tail = 1.275, cell = 0.06599, far = 0.012, cache = 1363149, deep = 0.006023, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 151.4, plane = 25.64, row = 0.5917, vector = 0.9962, far = 0.001257, cache = 838861>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 129.8, plane = 22.54, row = 0.5814, vector = 0.8946, far = 0.0005886, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 4.25, plane = 17.37, vector = 2.11, width = 16, tail = 0.3211, cell = 0.03186, thin = 0.571, deep = 0.00881, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 122.6, plane = 19.92, row = 1.029, vector = 1.487>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 9.294, plane = 10.73, row = 0.692, vector = 1.815, width = 8, thin = 0.03838, far = 0.0002737, cache = 419430, deep = 0.006279, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 122.3, vector = 2, width = 64, cell = 0.157, far = 0.002202, cache = 629146, deep = 0.03628, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 108.4, plane = 19.88, row = 3.15, vector = 1.495, width = 32, tail = 3.986, cell = 0.1351, thin = 1.232, far = 0.00404, cache = 838861, deep = 0.04355, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <plane = 227, row = 0.5708, vector = 6.752, width = 64, cell = 0.08477, far = 0.0006643, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 125.5, plane = 16.84, vector = 3.686, width = 16, tail = 11.41, thin = 1.268, far = 0.01025, cache = 629146, deep = 0.03447, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <plane = 265.1, row = 0.109, vector = 1.953, far = 0.001739, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 38.02, plane = 9.666, row = 3.707, vector = 2.431, width = 8, tail = 1.079, far = 0.00871, cache = 838861, deep = 0.03785, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 88.81, row = 0.4971, width = 32, tail = 0.8343, cell = 0.07256, thin = 0.03758, far = 0.003574, cache = 629146, deep = 0.01705, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <call = 14.1, plane = 85.68, tail = 3.227, far = 0.01678, cache = 419430, deep = 0.01715, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 137.9, vector = 2.234, tail = 9.638, thin = 1.818, far = 0.004626, cache = 1363149, deep = 0.02387, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 4.954, plane = 32.64, row = 0.6439, vector = 0.06377, tail = 0.3761, cell = 0.06715, far = 0.00241, cache = 1363149, deep = 0.02177, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 153.6, plane = 92.83, row = 0.7424, vector = 0.2952, width = 32, cell = 0.05811, thin = 0.03372, far = 0.002206, cache = 1048576, deep = 0.002761, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 6.924, plane = 32.5, row = 0.5166, vector = 1.01, tail = 0.1104, thin = 0.768, far = 0.003057, cache = 1363149, deep = 0.01934, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 122.5, plane = 102.7, row = 0.3486, width = 32, cell = 0.119, thin = 0.05992, far = 0.001848, cache = 838861, deep = 0.002617, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 14.46, plane = 30.03, row = 0.515, vector = 0.7881, thin = 0.2759, far = 0.004843, cache = 1363149, deep = 0.01433, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 40.84, plane = 42.87, row = 1.94, vector = 1.323, tail = 0.6612, far = 0.005091, cache = 838861, deep = 0.02793, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 138.8, plane = 40.57, vector = 1.312, width = 64, tail = 1.153, cell = 0.09481, thin = 0.004203, far = 0.01772, cache = 1363149, deep = 0.021, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 58.72, plane = 45.13, row = 1.695, vector = 2.113, tail = 0.8108, thin = 0.5937, far = 0.003076, cache = 629146, deep = 0.02616, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 143.6, plane = 37.79, row = 1.804, vector = 0.6715, width = 16, cell = 0.2309, thin = 0.03741, far = 0.004422, cache = 838861, deep = 0.03412, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 88.34, plane = 36.08, row = 1.878, vector = 1.79, tail = 0.1144, thin = 0.8964, far = 0.002155, cache = 629146, deep = 0.02705, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 34.85, plane = 7.994, row = 0.1271, vector = 1.325, width = 16, tail = 0.1508, cell = 0.005695, deep = 0.01442, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 49.54, plane = 18.35, row = 0.4563, vector = 1.79, tail = 0.1745, far = 0.002355, cache = 419430, deep = 0.02026, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 58.57, plane = 19.52, row = 0.996, vector = 0.8117, tail = 0.3978, far = 0.002872, cache = 419430, deep = 0.01429, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 229.3, plane = 6.463, width = 64, cell = 0.08852, thin = 0.04419, deep = 0.00823, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 16.16, plane = 13.44, vector = 1.836, width = 16, thin = 0.9464, far = 0.0003913, cache = 419430, deep = 0.01118, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 179.4, plane = 19.47, row = 0.4611, vector = 0.9651, deep = 0.00617, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 16.96, plane = 9.133, row = 0.4653, vector = 1.36, width = 8, thin = 0.4087, deep = 0.008592, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 101, plane = 13.21, row = 7.128, vector = 3.108, width = 32, tail = 0.5371, cell = 0.03366, thin = 0.7708, far = 0.0007758, cache = 629146, deep = 0.04255, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 213.9, plane = 26.7, row = 5.286, width = 64, cell = 0.1402, thin = 0.0404, deep = 0.001585, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 109.4, plane = 13.59, row = 8.744, vector = 2.096, width = 16, tail = 6.275, cell = 0.06735, thin = 0.6744, deep = 0.04559, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 209.7, plane = 31.58, row = 6.232, width = 32, cell = 0.2109, thin = 0.05947, deep = 0.0006578, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 29.26, plane = 7.031, row = 5.421, vector = 2.118, width = 8, tail = 0.8406, far = 0.00005128, cache = 419430, deep = 0.03522, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <call = 29.23, plane = 88.57, row = 0.7675, tail = 0.8089, cell = 0.04726, far = 0.009485, cache = 838861, deep = 0.02671, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 1200, plane = 124.5, vector = 0.32, tail = 20.04, cell = 0.01743, far = 0.01893, cache = 629146, deep = 0.02671, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 56.53, plane = 19.15, row = 0.3765, vector = 0.01119, width = 16, tail = 0.3276, cell = 0.06085, far = 0.007634, cache = 838861, deep = 0.02782, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 155.9, plane = 99.02, width = 32, tail = 0.736, cell = 0.04732, far = 0.008322, cache = 419430, deep = 0.005692, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 60.56, plane = 18.35, row = 0.3194, tail = 0.1549, cell = 0.07238, thin = 1.06, far = 0.009679, cache = 838861, deep = 0.02624, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 153.9, plane = 101.8, vector = 0.9593, width = 32, tail = 0.4844, cell = 0.04997, far = 0.008992, cache = 419430, deep = 0.005692, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 38.9, plane = 18.47, row = 0.419, vector = 0.3696, cell = 0.02946, thin = 0.3763, far = 0.01149, cache = 1048576, deep = 0.02574, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 32.4, plane = 12.85, vector = 0.3585, width = 16, tail = 2.232, cell = 0.1347, far = 0.01364, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 73.71, plane = 90.59, vector = 2.239, width = 32, cell = 0.01057>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 21.37, plane = 21.07, row = 0.2015, vector = 1.341, tail = 1.388, thin = 2.665, far = 0.01384, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 116.2, plane = 35.58, vector = 2.76, width = 32, cell = 0.07882>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 12.69, plane = 10.61, row = 1.185, vector = 3.696, width = 16, cell = 0.06484, thin = 0.01034, far = 0.001604, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 15.8, plane = 10.7, row = 0.01423, vector = 2.005, width = 16, cell = 0.03368, far = 0.0001857, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 43.73, plane = 16.11, row = 0.9412, vector = 3.169, cell = 0.03662, far = 0.001195, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 134.2, plane = 20.9, width = 32, cell = 0.1384, thin = 0.05748, far = 0.0004295, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 127.8, plane = 23.91, vector = 0.5154, width = 32, cell = 0.1989, thin = 0.02104, far = 0.0001726, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.176, plane = 18.53, vector = 5.655, width = 16, thin = 0.3829, far = 0.0001037, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 132.4, plane = 15.86, row = 1.056, vector = 0.9342, width = 16, cell = 0.2089, thin = 0.0003891>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 14.68, plane = 10.35, row = 0.5192, vector = 2.977, width = 8, thin = 0.2046, far = 0.0003689, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 109.9, plane = 20.94, row = 5.862, vector = 2.987, width = 16, tail = 1.275, cell = 0.1063, thin = 1.11, far = 0.001164, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 209.7, plane = 32.33, row = 4.009, width = 32, cell = 0.2999, thin = 0.1605, far = 0.0007829, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 117.8, plane = 26.26, row = 6.313, vector = 1.254, width = 8, tail = 4.189, cell = 0.3032, thin = 0.1046, far = 0.004648, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 212.9, plane = 21.3, row = 5.865, width = 16, cell = 0.483, thin = 0.2907>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 62.02, plane = 12.59, row = 3.095, vector = 3.651, width = 8, tail = 0.4458, far = 0.003779, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 97.17, row = 0.6173, vector = 2.007, tail = 0.0938, far = 0.001877, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 22.55, plane = 26.26, row = 0.4857, vector = 0.6376, tail = 0.2512, cell = 0.03883, far = 0.002064, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 115.2, plane = 99.69, row = 0.7287, vector = 1.059>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 18.62, plane = 23.36, row = 0.3895, vector = 1.829, tail = 0.2716, thin = 0.5097, far = 0.0003663, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 116.1, plane = 100.1, row = 0.7054, width = 8, cell = 0.211, thin = 0.1028>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 23.98, plane = 22.8, row = 0.6622, vector = 1.156, thin = 0.235, far = 0.001661, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 43.52, plane = 31.42, row = 1.718, vector = 1.852, tail = 0.8203, cell = 0.02055, thin = 0.03361, far = 0.002605, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 185.9, plane = 30.29, row = 1.523, width = 32, cell = 0.2177, thin = 0.05101, far = 0.002159, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 61.14, plane = 30.73, row = 1.265, vector = 3.954, tail = 0.1415, thin = 0.8192, far = 0.003527, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 197.5, plane = 31.26, row = 1.32, vector = 1.415, width = 8, cell = 0.3084, thin = 0.01854, far = 0.004483, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 84.91, plane = 27.27, row = 1.875, vector = 2.564, thin = 1.05, far = 0.004799, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.376, plane = 4.819, vector = 0.3323, width = 16, tail = 1.038, cell = 0.08191, far = 0.001421, cache = 629146, deep = 0.02196, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 42.02, plane = 3.033, vector = 1.436, cell = 0.002722, deep = 0.02088, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 25.93, plane = 9.99, vector = 3.633, cell = 0.007059, far = 0.000345, cache = 419430, deep = 0.01895, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 145.5, plane = 6.789, width = 64, cell = 0.133, thin = 0.06921, far = 0.0003477, cache = 1048576, deep = 0.008863, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 147.5, plane = 8.491, vector = 0.003887, width = 32, cell = 0.1544, thin = 0.03328, far = 0.00004749, cache = 419430, deep = 0.008007, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 4.552, plane = 5.022, vector = 1.793, width = 16, thin = 0.7629, far = 0.0009199, cache = 629146, deep = 0.02209, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 146.3, plane = 8.807, vector = 2.733, deep = 0.004305, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 6.425, plane = 4.92, vector = 1.354, width = 8, cell = 0.04139, thin = 0.508, deep = 0.01716, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 20.88, plane = 8.907, row = 0.8641, vector = 1.287, width = 16, cell = 0.01854, far = 0.0003315, cache = 419430, deep = 0.0199, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 82.95, plane = 1.933, vector = 1.246, cell = 0.06052, deep = 0.01765, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 40.88, plane = 19.99, row = 1.054, vector = 2.417, cell = 0.01081, far = 0.0007597, cache = 629146, deep = 0.02562, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 39.59, plane = 19.11, row = 1.777, vector = 0.358, tail = 0.6186, cell = 0.06974, far = 0.0006241, cache = 1363149, deep = 0.01592, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 125.9, plane = 13.33, row = 0.7604, vector = 1.926, deep = 0.005597, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 145.2, plane = 16.28, row = 0.6898, vector = 0.00618, width = 32, cell = 0.1385, thin = 0.01291, far = 0.0004965, cache = 838861, deep = 0.00434, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 8.225, plane = 18.28, row = 0.004584, vector = 3.145, width = 16, thin = 0.4323, deep = 0.009574, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 131.7, plane = 22.44, row = 0.2989, width = 32, tail = 0.2587, cell = 0.2741, thin = 0.01137, far = 0.002108, cache = 1363149, deep = 0.001671, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 22.08, plane = 10.02, row = 0.5996, vector = 2.126, width = 8, tail = 0.07942, thin = 0.3575, far = 0.0003267, cache = 419430, deep = 0.009105, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 34.77, plane = 12.98, row = 1.279, vector = 1.534, width = 16, tail = 0.1114, deep = 0.02407, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 74.89, plane = 4.853, vector = 1.112, tail = 7.592, cell = 0.02663, far = 0.005537, cache = 838861, deep = 0.01968, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 56.85, row = 0.916, vector = 1.844, tail = 0.61, cell = 0.01902, deep = 0.0326, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 37.12, plane = 20.54, row = 1.704, vector = 1.004, tail = 0.2693, deep = 0.03629, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 107, plane = 61.08, width = 64, tail = 0.1201, cell = 0.1071, thin = 0.007124, deep = 0.004081, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 21.05, plane = 32.42, row = 0.8887, vector = 2.987, width = 16, tail = 0.5929, thin = 0.5804, deep = 0.0167, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 121.3, plane = 39.62, row = 0.4678, width = 32, tail = 0.1783, cell = 0.1729, far = 0.0004508, cache = 419430, deep = 0.003628, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 33.64, plane = 20.28, row = 1.276, vector = 1.113, width = 8, tail = 0.6225, cell = 0.1134, thin = 0.544, deep = 0.01561, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 40.62, plane = 26.69, cell = 0.652, deep = 0.02656, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 309.8, plane = 43.9, vector = 15.85, tail = 4.523, thin = 5.27, far = 0.02725, cache = 1048576, deep = 0.01703, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 468.9, row = 3.396, width = 64, tail = 0.1663, cell = 1.002, thin = 0.1059, far = 0.01806, cache = 1363149, deep = 0.01054, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 341.6, plane = 41.4, row = 13.6, vector = 8.12, tail = 3.682, thin = 3.585, far = 0.04123, cache = 1363149, deep = 0.007576, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 494.3, plane = 8.437, width = 32, tail = 4.161, cell = 1.069, far = 0.03548, cache = 1048576, deep = 0.001444, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 73.52, plane = 18.54, row = 3.577, tail = 15.51, cell = 1.428, far = 0.008604, cache = 1363149, deep = 0.02363, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 92.37, plane = 74.23, row = 0.8811, vector = 4.952, width = 64, cell = 0.1667, deep = 0.02016, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 183.8, plane = 20.63, row = 8.173, width = 32, cell = 0.05608, input = 0.6366, thin = 0.9158, far = 0.003837, cache = 419430, deep = 0.0242, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 182.9, plane = 36.43, row = 12.55, cell = 0.05055, input = 0.8722, thin = 0.02415, far = 0.005795, cache = 419430, deep = 0.0183, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 82.28, plane = 13.22, row = 3.612, vector = 1.375, width = 8, cell = 0.03951, input = 0.4842, far = 0.005266, cache = 419430, deep = 0.01662, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 98.99, plane = 13.1, row = 0.0209, vector = 4.012, width = 32, cell = 0.1107, deep = 0.02807, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 113.8, plane = 17.49, row = 5.188, vector = 3.873, width = 32, tail = 1.86, cell = 0.09439, thin = 1.19, far = 0.0007461, cache = 838861, deep = 0.03771, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 250.9, row = 0.7584, width = 64, cell = 0.2265, thin = 0.1739, far = 0.0007249, cache = 838861, deep = 0.01292, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 123.1, plane = 21.89, row = 5.056, vector = 0.2919, width = 16, tail = 7.23, cell = 0.2489, thin = 1.239, far = 0.006405, cache = 1048576, deep = 0.03153, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 207.9, plane = 34.34, row = 6.738, vector = 3.874, width = 32, cell = 0.1526, deep = 0.01042, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 37.87, plane = 9.284, row = 3.733, vector = 1.215, tail = 0.8651, far = 0.004902, cache = 419430, deep = 0.02404, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 77.79, row = 0.8269, vector = 1.13, width = 32, cell = 0.067, far = 0.003575, cache = 419430, deep = 0.01759, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 26.57, vector = 2.499, tail = 2.04, far = 0.003078, cache = 419430, deep = 0.01672, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 8.584, plane = 19.44, row = 0.6062, vector = 0.5922, tail = 0.1179, cell = 0.01278, far = 0.003207, cache = 419430, deep = 0.01941, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 102.8, plane = 91.95, vector = 0.6972, width = 32, cell = 0.0738, thin = 0.09362, far = 0.004105, cache = 1363149, deep = 0.006324, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 8.443, plane = 25.24, row = 0.3741, vector = 1.187, tail = 0.2098, thin = 0.6258, far = 0.00267, cache = 419430, deep = 0.0165, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 130.8, plane = 86.79, row = 1.072, width = 32, cell = 0.1989, thin = 0.06288, far = 0.002156, cache = 1363149, deep = 0.003628, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 16.66, plane = 19.01, row = 0.6489, vector = 0.8274, cell = 0.02164, thin = 0.6109, far = 0.004515, cache = 419430, deep = 0.01323, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <call = 0.2916, plane = 109.8, row = 0.8625, vector = 1.007, tail = 0.163, cell = 0.01343, far = 0.003146, cache = 1363149, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 74.66, tail = 1.059, cell = 0.1357, deep = 0.02655, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 17.03, plane = 160.5, tail = 6.622, cell = 0.1788, thin = 1.548, far = 0.01997, cache = 1363149, deep = 0.02516, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 58.59, plane = 32.36, row = 0.1879, width = 16, tail = 0.765, cell = 0.08196, far = 0.001521, cache = 629146, deep = 0.02803, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 107.3, plane = 110.9, row = 0.9526, vector = 1.052, far = 0.001812, cache = 1363149, deep = 0.007272, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 36.31, plane = 37.31, row = 0.1582, vector = 1.066, tail = 0.4633, thin = 0.6091, far = 0.001068, cache = 419430, deep = 0.03015, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 95.22, plane = 107.6, row = 0.6163, vector = 2.525, width = 16, tail = 0.4465, far = 0.0007738, cache = 838861, deep = 0.004909, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 32.68, plane = 27.28, row = 0.5353, vector = 0.8317, thin = 0.3695, far = 0.0009362, cache = 1363149, deep = 0.02641, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 102.6, row = 0.7448, vector = 1.272, cell = 0.006329, far = 0.0006109, cache = 629146, deep = 0.02232, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 80.99, row = 0.1906, vector = 0.9253, tail = 0.5278, cell = 0.04494, deep = 0.02114, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 134.8, vector = 2.054, tail = 7.578, thin = 1.918, far = 0.006814, cache = 1363149, deep = 0.02323, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 22.93, plane = 42.29, row = 0.6198, vector = 0.503, tail = 0.07585, far = 0.002075, cache = 838861, deep = 0.02569, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 84.11, plane = 121.4, row = 0.5923, vector = 0.1365, width = 64, cell = 0.07424, thin = 0.004247, deep = 0.00279, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 21.66, plane = 42.55, row = 0.4778, vector = 1.006, tail = 0.1198, thin = 0.6022, far = 0.001911, cache = 1048576, deep = 0.02021, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 209.2, plane = 127.5, row = 0.4005, vector = 1.024, far = 0.002249, cache = 838861, deep = 0.005219, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 33.79, plane = 38.69, row = 0.3864, vector = 0.7591, tail = 0.03851, thin = 0.3376, far = 0.00349, cache = 629146, deep = 0.01834, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 42.26, plane = 26.7, row = 4.623, vector = 2.368, width = 16, tail = 5.328, cell = 0.7779, far = 0.006929, cache = 1363149, deep = 0.01805, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 141.3, plane = 19.97, row = 6.748, tail = 105, cell = 0.7967, far = 0.005861, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 70.56, plane = 24.44, row = 6.597, vector = 9.079, cell = 0.3845, thin = 0.3676, far = 0.01068, cache = 419430, deep = 0.02083, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 165.9, plane = 22.33, row = 4.32, tail = 437.3, cell = 1.723, far = 0.009129, cache = 1363149, deep = 0.00002792, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 57.72, plane = 25.59, row = 5.85, vector = 10.15, tail = 0.8171, thin = 1.101, far = 0.012, cache = 419430, deep = 0.01477, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 101.1, plane = 64.63, row = 1.338, vector = 1.622, tail = 1.083, far = 0.0007241, cache = 838861, deep = 0.01629, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 111.2, plane = 62.96, row = 0.6421, width = 32, tail = 0.8, cell = 0.1719, thin = 0.002722, far = 0.00415, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 69.58, plane = 72.69, row = 1.321, vector = 2.962, tail = 1.396, thin = 0.3638, far = 0.001943, cache = 1363149, deep = 0.01896, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 44, plane = 102.6, vector = 0.1722, width = 32, tail = 0.7752, cell = 0.4093>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 38.45, plane = 68.34, row = 1.605, vector = 2.349, thin = 1.433, deep = 0.01768, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 46.33, plane = 31.38, row = 1.76, vector = 1.223, tail = 0.5258, cell = 0.002975, thin = 0.1877, far = 0.001916, cache = 419430, deep = 0.03348, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 89.48, plane = 39.8, row = 1.5, vector = 2.484, far = 0.001013, cache = 419430, deep = 0.01637, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 52.15, plane = 32.42, row = 1.609, vector = 2.748, tail = 0.5105, thin = 0.7773, far = 0.003836, cache = 419430, deep = 0.01979, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 87.23, plane = 40.6, row = 1.658, vector = 2.977, far = 0.003935, cache = 838861, deep = 0.01637, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 64.51, plane = 34.21, row = 2.011, vector = 2.114, tail = 0.3288, thin = 0.4637, far = 0.008923, cache = 1048576, deep = 0.01718, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 13.73, plane = 9.012, row = 0.6129, vector = 1.692, width = 16, cell = 0.006795, far = 0.0007274, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 32.62, plane = 19.65, row = 1.07, vector = 1.759, tail = 0.7729, cell = 0.03469, far = 0.00033, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 11.57, plane = 12.63, row = 0.2111, vector = 2.464, width = 16, tail = 0.1155, thin = 0.3304, far = 0.001631, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 17.5, plane = 9.554, row = 0.5834, vector = 2.149, width = 8, tail = 0.3471, thin = 0.3694, far = 0.00009004, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 36.1, plane = 10.51, row = 4.016, vector = 3.043, width = 32, tail = 1.003, cell = 0.04122, thin = 0.09949, far = 0.004375, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 58.56, plane = 4.326, row = 3.77, width = 32, tail = 7.26, cell = 0.1827, thin = 0.1528, far = 0.006462, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 224.1, plane = 7.19, row = 5.572, vector = 2.245, width = 8, tail = 5.097, cell = 0.7486, far = 0.01834, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.46, row = 0.5526, vector = 0.6487, tail = 0.3729, cell = 0.01836, far = 0.000161, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.5019, plane = 29.9, row = 0.5049, vector = 0.9967, tail = 0.6333, thin = 0.3222>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 12.13, plane = 28.87, row = 0.558, vector = 0.9928, tail = 0.3472, thin = 0.3727>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.426, plane = 40.92, row = 1.621, vector = 1.526, tail = 0.697, thin = 0.1625, far = 0.00281, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 141.3, plane = 40.3, row = 0.8817, width = 64, tail = 0.2345, cell = 0.1974, far = 0.0006288, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 4.53, plane = 39.88, row = 1.194, vector = 3.254, tail = 1.31, thin = 0.4354, far = 0.002639, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 120.7, plane = 42.6, row = 0.8811, width = 64, cell = 0.4213, thin = 0.02076, far = 0.0001809, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 11.41, plane = 40.83, row = 2.074, vector = 5.079, tail = 0.5088, thin = 1.055, far = 0.009321, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 17.05, plane = 9.97, row = 0.3886, vector = 1.783, width = 16, far = 0.0002972, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 28.43, plane = 23.82, row = 0.8692, vector = 1.968, tail = 0.4582, cell = 0.02768, far = 0.0002459, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 8.944, plane = 13.58, vector = 2.453, width = 16, tail = 0.3068, thin = 0.3008, far = 0.0002407, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 15.76, plane = 12.03, row = 0.2742, vector = 1.674, width = 8, tail = 0.7151, cell = 0.05507, thin = 0.3592, far = 0.001027, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 30.23, plane = 13.03, row = 3.508, vector = 4.39, width = 32, tail = 1.19, cell = 0.04789, thin = 0.1155, far = 0.002638, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 39.29, plane = 5.402, row = 3.409, width = 32, tail = 7.298, cell = 0.1825, thin = 0.1051, far = 0.002165, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 39.29, plane = 9.197, row = 3.846, vector = 0.8478, width = 8, tail = 1.864, cell = 0.3017, far = 0.002767, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.93, row = 0.5478, vector = 0.7979, tail = 0.171, cell = 0.002526, thin = 0.01605>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 26.31, row = 0.4559, vector = 1.026, tail = 0.4043, thin = 0.3783>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 6.24, plane = 25.98, row = 0.5549, vector = 0.9971, tail = 0.2497, thin = 0.3435>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.001, plane = 36.78, row = 1.327, vector = 1.967, tail = 0.533, thin = 0.1764, far = 0.001137, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 151.8, plane = 36.42, row = 0.4914, width = 128, cell = 0.229, thin = 0.01045, far = 0.003176, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.75, plane = 42.67, row = 1.267, vector = 4.093, tail = 0.5612, thin = 0.4892, far = 0.002541, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 154.2, plane = 39.68, row = 1.175, width = 64, cell = 0.471, thin = 0.02905, far = 0.002584, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 18.94, plane = 41.65, row = 1.189, vector = 3.052, tail = 0.2747, thin = 1.582, far = 0.00547, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 27.93, plane = 7.859, vector = 0.6617, cell = 0.4406, input = 0.004138>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 17.72, plane = 8.734, vector = 0.786, cell = 0.6504, input = 0.008741>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 15.27, plane = 9.998, vector = 0.8635, cell = 0.7772, input = 0.008595>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 64.68, row = 0.4421, vector = 4.781, tail = 0.708, input = 0.001261, thin = 1.652, far = 0.00137, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 64.58, row = 0.4646, vector = 6.55, tail = 0.9757, input = 0.004794, thin = 1.704>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 65.2, row = 0.7478, vector = 8.138, tail = 1.067, input = 0.005082, thin = 1.856, far = 0.00214, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 12.27, plane = 9.548, cell = 0.4937, input = 0.002767, far = 0.001538, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 10.86, plane = 10.75, cell = 0.4636, input = 0.004718, far = 0.0008698, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 12.28, cell = 0.6611, input = 0.008933>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 64.24, row = 0.5136, vector = 4.501, tail = 1.189, input = 0.001056, thin = 1.028, far = 0.006667, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 64.01, row = 0.382, vector = 4.716, tail = 1.341, input = 0.001578, thin = 1.43, far = 0.007391, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 3.297, plane = 66.37, row = 0.09449, vector = 6.867, tail = 2.153, cell = 0.3547, input = 0.0008835, thin = 0.9504, far = 0.007444, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 22.42, vector = 35.01, tail = 0.2863, cell = 0.2857, input = 0.001457, far = 0.002278, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 14.59, plane = 0.8557, row = 0.811, vector = 27.1, cell = 0.5795, input = 0.008799>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 31.23, plane = 2.335, vector = 16.74, cell = 0.05377, input = 0.006875, thin = 10.3>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 96.57, row = 3.002, vector = 6.345, tail = 20.73, cell = 7.368, thin = 3.018, far = 0.01073, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 95.02, row = 8.365, vector = 10.35, tail = 12.77, cell = 5.918, thin = 4.238, far = 0.008104, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 41.72, row = 0.5801, vector = 36.83, tail = 0.2433, input = 0.001817, far = 0.02637, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 69.75, row = 0.9959, vector = 30.69, tail = 0.2002, input = 0.004434, far = 0.02934, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 67.66, plane = 1.905, vector = 16.74, cell = 0.04571, thin = 9.671, far = 0.02548, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 3.435, plane = 70.34, row = 0.2377, vector = 15.66, tail = 16.84, cell = 6.147, thin = 2.499>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 64.9, vector = 21.72, tail = 12.06, cell = 4.623, thin = 3.674>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 22.38, plane = 8.034, cell = 0.53, input = 0.004555, far = 0.00007923, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 20.49, plane = 8.999, cell = 0.7506, input = 0.008173>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 17.92, plane = 10.23, cell = 0.9852, input = 0.007746>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 62.72, row = 0.04235, vector = 1.586, tail = 1.594, cell = 0.4195, thin = 1.377, far = 0.00126, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 63, row = 0.06807, vector = 3.574, tail = 1.239, cell = 0.3555, input = 0.002699, thin = 1.487, far = 0.0007073, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.69, row = 0.2415, vector = 6.083, tail = 1.199, cell = 0.4082, input = 0.00217, thin = 1.107, far = 0.001033, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 23.91, plane = 7.319, cell = 0.4661, input = 0.002666, far = 0.001371, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 16.08, plane = 8.258, cell = 0.6301, input = 0.001307>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 20.25, plane = 8.997, cell = 0.6722, input = 0.001711>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.71, row = 0.1113, vector = 1.806, tail = 1.473, cell = 0.3807, input = 0.0007819, thin = 0.8255, far = 0.00217, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 61.51, vector = 2.876, tail = 1.551, cell = 0.4193, input = 0.0006784, thin = 0.814, far = 0.003415, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.23, row = 0.02207, vector = 4.158, tail = 0.9368, cell = 0.3215, input = 0.001663, thin = 0.9438, far = 0.002996, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 24.22, plane = 0.3123, row = 1.302, vector = 33.4, cell = 0.164, input = 0.04566>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 15.42, plane = 0.3136, row = 0.9595, vector = 30.57, input = 0.0637>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 26.93, plane = 1.509, row = 0.1148, vector = 14.88, tail = 0.6573, cell = 0.5, input = 0.02391, thin = 10.12>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 58.35, tail = 26.31, cell = 8.076, input = 0.06843, thin = 2.527>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 55.2, tail = 24.2, cell = 7.351, input = 0.0641, thin = 3.362>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 72.73, plane = 6.062, row = 0.6264, vector = 25.48, tail = 1.362, cell = 1.204, input = 0.004601, far = 0.01023, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 49.78, plane = 15.03, vector = 13.57, cell = 2.046, input = 0.009713, far = 0.0201, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 9.707, plane = 2.303, vector = 13.69, cell = 0.8359, thin = 10.04, far = 0.005576, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 62.35, vector = 9.587, tail = 21.96, cell = 6.787, thin = 1.818, far = 0.02726, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 63.78, vector = 9.961, tail = 19.73, cell = 5.963, thin = 1.688, far = 0.04723, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 30.39, plane = 1.31, row = 1.625, vector = 0.9516, tail = 3.332, cell = 0.2276, far = 0.001764, cache = 838861, deep = 0.03425, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 35.29, plane = 3.403, row = 1.969, vector = 2.19, tail = 3.453, cell = 0.1656, far = 0.0005229, cache = 419430, deep = 0.02128, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 163.6, plane = 2.544, row = 1.515, width = 32, cell = 0.3078, thin = 0.01141, far = 0.0005487, cache = 629146, deep = 0.01698, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 19.86, plane = 7.477, vector = 0.04073, tail = 0.1678, cell = 0.5862, input = 0.01104, far = 0.0008372, cache = 838861, deep = 0.08449, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <call = 3.73, plane = 3.518, vector = 1.502, tail = 6.168, input = 0.0845, far = 0.001023, cache = 629146, deep = 0.06503, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 178, plane = 7.054, vector = 8.108, input = 0.01153, deep = 0.006353, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 21.64, plane = 8.443, cell = 0.5213, input = 0.01073, far = 0.0002831, cache = 419430, deep = 0.05597, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 173, plane = 5.157, width = 32, cell = 0.5336, input = 0.01338, thin = 0.015, deep = 0.005584, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 18.66, plane = 9.197, cell = 0.9591, input = 0.009473, deep = 0.05357, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 65.59, row = 1.159, vector = 4.813, tail = 0.9501, far = 0.002547, cache = 419430, deep = 0.03102, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 63.19, row = 0.005834, vector = 2.275, tail = 1.921, cell = 0.3903, input = 0.007793, thin = 1.195, far = 0.002377, cache = 629146, deep = 0.06347, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 62.33, row = 0.2397, vector = 6.399, tail = 0.8597, input = 0.006254, thin = 1.689, far = 0.001038, cache = 419430, deep = 0.0298, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 63.75, row = 0.1376, vector = 7.395, tail = 0.5736, cell = 0.02874, input = 0.006359, thin = 1.476, far = 0.001319, cache = 629146, deep = 0.03092, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 22.31, plane = 7.381, vector = 0.2513, tail = 0.06215, cell = 0.5074, input = 0.004171, far = 0.001338, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 23.3, plane = 4.385, vector = 0.9086, tail = 2.243, cell = 0.1085, input = 0.04333, far = 0.001135, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 161.9, plane = 7.435, row = 0.4537, vector = 7.801, input = 0.0002131>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 25.15, plane = 9.821, vector = 0.006406, cell = 0.495, input = 0.005265, far = 0.001306, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 167.1, plane = 4.231, width = 32, cell = 0.4835, input = 0.004213, thin = 0.01654, far = 0.0005272, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 23.04, plane = 8.987, cell = 0.5069, input = 0.005433, far = 0.001247, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 59.16, row = 0.5126, vector = 1.742, tail = 1.986, cell = 0.4141, input = 0.00007038, thin = 0.6709, far = 0.003598, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 58.38, row = 0.633, vector = 4.898, tail = 1.059, thin = 1.292, far = 0.001665, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 58.77, row = 0.5593, vector = 5.375, tail = 0.6487, thin = 1.009, far = 0.002089, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 35.77, plane = 2.337, row = 0.2642, vector = 34.08, cell = 0.1142, input = 0.001303, far = 0.002683, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 39.75, plane = 3.845, vector = 23.11, tail = 5.792, cell = 0.9948, far = 0.006893, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 38.32, plane = 2.256, vector = 14.17, tail = 0.3426, cell = 0.4427, thin = 10.83, far = 0.005041, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 83.51, vector = 13.34, tail = 13.77, cell = 6.052, input = 0.01712, thin = 5.366, far = 0.003089, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 80.13, vector = 11.73, tail = 11.29, cell = 5.728, input = 0.01994, thin = 5.714, far = 0.003983, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 41.97, plane = 1.087, row = 0.867, vector = 33.67, tail = 0.332, cell = 0.1208, input = 0.003916, far = 0.003675, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 33.63, plane = 0.921, row = 2.163, vector = 27.41, cell = 0.3236, input = 0.01739, far = 0.01022, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 39.07, plane = 1.735, row = 0.8262, vector = 14.79, cell = 0.1756, input = 0.01385, thin = 10.14, far = 0.008442, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 58.62, vector = 17.04, tail = 20.9, cell = 5.784, thin = 1.509, far = 0.005646, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 52.38, vector = 15.04, tail = 20.46, cell = 5.429, thin = 1.339, far = 0.006498, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 21.01, plane = 9.682, cell = 0.6999, input = 0.004654, far = 0.001668, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 20, plane = 10.1, cell = 0.9458, input = 0.008976, far = 0.00006923, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 19.47, plane = 9.4, vector = 0.07381, cell = 1.165, input = 0.009669>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 60.36, row = 0.1235, vector = 2.411, tail = 2.005, cell = 0.4872, thin = 1.093, far = 0.003286, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 60.52, vector = 8.019, tail = 0.2149, cell = 0.03496, input = 0.00006313, thin = 1.43, far = 0.002825, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 61.13, vector = 8.628, tail = 0.1029, cell = 0.0366, thin = 1.172, far = 0.003759, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 18.08, plane = 9.135, vector = 0.03949, cell = 0.5691, input = 0.0098, thin = 0.03082, far = 0.00146, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 17.64, plane = 9.641, cell = 0.5601, input = 0.01461, far = 0.001017, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 17.88, plane = 8.659, cell = 0.625, input = 0.01814, far = 0.0005919, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 59.1, row = 1.081, vector = 0.6226, tail = 2.514, cell = 0.6453, thin = 0.6128, far = 0.002164, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 57.78, row = 0.61, vector = 5.772, tail = 0.4659, cell = 0.004144, input = 0.0001156, thin = 1.305, far = 0.002015, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 58.75, row = 0.7779, vector = 5.271, tail = 0.4638, cell = 0.1619, thin = 1.071, far = 0.001953, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 40.5, plane = 1.768, row = 0.4039, vector = 34.88, tail = 0.8001, cell = 0.2952, input = 0.0001251, far = 0.001982, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 36.57, plane = 2.974, row = 0.1039, vector = 33.09, cell = 0.06193, far = 0.00447, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 40.81, plane = 1.957, vector = 12.76, tail = 1.532, cell = 0.9483, input = 0.0003669, thin = 10.97, far = 0.003796, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 65.27, row = 0.2338, vector = 6.5, tail = 25.95, cell = 7.672, thin = 2.402, far = 0.002128, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 62.22, row = 0.9539, vector = 8.37, tail = 22.65, cell = 6.508, thin = 3.453>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 36.57, plane = 1.694, vector = 36.3, cell = 0.1072, input = 0.007695, far = 0.00138, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 29.41, plane = 0.2011, row = 0.2551, vector = 31.38, tail = 2.572, cell = 0.1361, input = 0.01662, far = 0.002325, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 29.18, plane = 2.158, row = 0.3611, vector = 10.15, tail = 4.135, cell = 1.555, input = 0.01953, thin = 8.618, far = 0.00257, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 67.91, vector = 19.45, tail = 10.07, cell = 6.021, thin = 4.82, far = 0.001023, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 67.89, vector = 17.75, tail = 8.334, cell = 5.296, thin = 4.851, far = 0.0007449, cache = 838861>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.7, plane = 5.711, vector = 0.7948, tail = 0.3964, cell = 0.09137, thin = 1.836, deep = 0.001364, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 22.1, plane = 5.411, vector = 0.9785, cell = 0.03275, thin = 1.971, deep = 0.00185, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 21.13, plane = 5.4, vector = 0.4278, tail = 0.2547, cell = 0.1355, thin = 1.87, deep = 0.0006967, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.52, plane = 5.423, vector = 0.707, tail = 0.2456, cell = 0.1286, thin = 1.867, deep = 0.001155, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 28.52, plane = 4.304, row = 0.9763, vector = 1.316, tail = 0.2735, cell = 0.08106, thin = 2.257, far = 0.00009451, cache = 419430, deep = 0.00107, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 22.21, plane = 7.163, row = 1.328, vector = 1.219, cell = 0.01506, thin = 2.405, far = 0.0001828, cache = 419430, deep = 0.0008869, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 22.66, plane = 4.714, row = 1.576, vector = 1.036, cell = 0.01335, thin = 3.492, far = 0.0001701, cache = 419430, deep = 0.0007797, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.28, plane = 4.751, row = 1.544, vector = 1.424, cell = 0.002374, thin = 3.409, far = 0.0001276, cache = 419430, deep = 0.0008506, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 24.59, plane = 7.321, row = 1.635, vector = 2.482, tail = 0.08782, cell = 0.05432, thin = 3.328, deep = 0.0006112, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 21.31, plane = 7.449, row = 2.243, vector = 1.404, cell = 0.03568, thin = 3.552, deep = 0.0001703, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 21.4, plane = 6.941, row = 2.236, vector = 0.9281, tail = 0.1213, cell = 0.09811, thin = 3.656, deep = 0.000003718, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 20.75, plane = 6.447, row = 2.467, vector = 1.604, tail = 0.0445, cell = 0.03776, thin = 3.38, deep = 0.000003718, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 23.07, plane = 5.682, row = 0.6795, vector = 2.726, tail = 1.223, cell = 0.1404, thin = 1.768, far = 0.0004615, cache = 419430, deep = 0.001357, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 23.92, plane = 6.773, row = 2.066, vector = 1.837, tail = 0.03888, cell = 0.08966, thin = 1.827, far = 0.0001944, cache = 419430, deep = 0.002403, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 24.71, plane = 7.009, row = 1.779, vector = 1.717, cell = 0.138, thin = 1.682, far = 0.0007925, cache = 1363149, deep = 0.002097, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 24.84, plane = 7.102, row = 2.453, vector = 2.318, tail = 0.151, cell = 0.1283, thin = 1.238, far = 0.0004639, cache = 1363149, deep = 0.00149, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 26.46, plane = 5.16, row = 0.7258, vector = 1.168, tail = 1.194, cell = 0.2568, thin = 2.186, deep = 0.0002077, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 22.73, plane = 5.117, row = 1.783, vector = 0.8546, tail = 0.6282, cell = 0.1995, input = 0.008197, thin = 2.069, far = 0.00003411, cache = 419430, deep = 0.0004402, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 21.59, plane = 4.966, row = 1.707, vector = 0.935, tail = 0.4108, cell = 0.3378, input = 0.006046, thin = 1.959, deep = 0.0001201, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.2, plane = 4.9, row = 2.006, vector = 1.635, tail = 0.4885, cell = 0.2787, input = 0.01137, thin = 1.47, deep = 0.0001181, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 25.51, plane = 6.864, row = 0.6474, vector = 1.328, tail = 1.573, cell = 0.2313, thin = 2.127, far = 0.00007708, cache = 419430, deep = 0.0004867, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 24.19, plane = 6.727, row = 2.178, vector = 1.309, tail = 0.3761, cell = 0.167, thin = 2.044, far = 0.0001777, cache = 419430, deep = 0.0001106, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.26, plane = 7.181, row = 1.856, vector = 1.544, tail = 0.1781, cell = 0.1943, thin = 1.87, far = 0.0002069, cache = 419430, deep = 0.00007003, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 25.19, plane = 6.751, row = 2.585, vector = 1.734, tail = 0.4241, cell = 0.2765, thin = 1.4, far = 0.0001101, cache = 419430, deep = 0.000485, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 26.15, plane = 4.86, vector = 0.7433, tail = 0.4272, cell = 0.09184, thin = 2.064, far = 0.00004896, cache = 419430, deep = 0.0000778, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 23.1, plane = 5.439, vector = 0.4575, cell = 0.09273, thin = 1.978, far = 0.0001442, cache = 419430, deep = 0.00001993, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 21.81, plane = 5.22, vector = 0.6455, cell = 0.08042, thin = 1.858, far = 0.00004447, cache = 419430, deep = 0.00001993, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 20.61, plane = 5.132, vector = 0.8812, cell = 0.08359, thin = 1.668, far = 0.000002364, cache = 419430, deep = 0.00003067, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 67.29, row = 0.3421, vector = 0.07517, tail = 0.8806, cell = 0.1355, thin = 0.6312, far = 0.0009872, cache = 1048576, deep = 0.001456, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 68.1, row = 1.055, tail = 0.4677, cell = 0.1287, thin = 0.565, far = 0.001362, cache = 419430, deep = 0.001509, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 68.8, row = 1.562, tail = 0.4882, cell = 0.2803, thin = 0.106, far = 0.001176, cache = 1363149, deep = 0.0006467, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 66.49, row = 0.8899, tail = 0.9133, cell = 0.1627, thin = 0.8906, far = 0.0006348, cache = 419430, deep = 0.001159, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 67.04, row = 1.331, vector = 0.2119, tail = 0.3172, cell = 0.1341, thin = 0.9239, far = 0.0006476, cache = 419430, deep = 0.0003191, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 67.5, row = 1.648, vector = 0.1471, tail = 0.3881, cell = 0.2894, thin = 0.5653, far = 0.0006526, cache = 419430, deep = 0.0009777, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 59.19, row = 1.467, vector = 0.6253, tail = 0.2372, cell = 0.1647, thin = 1.649, far = 0.0005176, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 55.88, row = 2.199, vector = 1.564, tail = 0.1261, thin = 1.464, far = 0.0005062, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 55.75, row = 2.389, vector = 1.653, tail = 0.09712, thin = 1.589, far = 0.0004022, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 78.43, row = 1.064, tail = 0.9372, cell = 0.1687, thin = 1.306, far = 0.001703, cache = 419430, deep = 0.0007869, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 79.15, row = 2.187, cell = 0.167, thin = 1.2, far = 0.002018, cache = 419430, deep = 0.001048, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 78.89, row = 2.559, cell = 0.3651, thin = 0.8095, far = 0.002077, cache = 419430, deep = 0.001181, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 73.59, row = 0.8012, tail = 1.118, cell = 0.1646, thin = 1.22, far = 0.001219, cache = 419430, deep = 0.0001954, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 74.07, row = 1.577, tail = 0.5498, cell = 0.1612, thin = 1.197, far = 0.001293, cache = 419430, deep = 0.00008965, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 72.09, row = 1.861, tail = 0.8911, cell = 0.3508, thin = 0.5223, far = 0.001456, cache = 419430, deep = 0.0001807, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 72.59, row = 1.477, tail = 0.5293, cell = 0.1566, thin = 1.306, far = 0.001501, cache = 419430, deep = 0.000002737, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 72.47, row = 2.001, tail = 0.1303, cell = 0.1599, thin = 1.254, far = 0.001431, cache = 419430, deep = 0.0001291, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 72.41, row = 2.159, tail = 0.5897, cell = 0.3558, thin = 0.6886, far = 0.001396, cache = 419430, deep = 0.0001136, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 69.06, row = 1.041, tail = 0.2091, cell = 0.1234, thin = 0.6831, far = 0.0009436, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 69.33, row = 1.652, cell = 0.1234, thin = 0.541, far = 0.0007801, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 67.95, row = 1.314, vector = 0.7435, width = 16, cell = 0.2456, thin = 0.1006, far = 0.0002111, cache = 1363149>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 25.42, plane = 5.066, row = 1.31, tail = 0.6264, cell = 0.07584, thin = 2.032, far = 0.00001079, cache = 419430, deep = 0.00008582, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 19.52, plane = 5.832, row = 1.68, vector = 0.6339, cell = 0.03273, thin = 2.085, far = 0.00002071, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 20.5, plane = 4.908, row = 1.689, vector = 0.5876, cell = 0.06685, thin = 2.827>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 20.05, plane = 5.236, row = 1.774, vector = 0.7115, cell = 0.05916, thin = 2.845>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 23.75, plane = 7.207, row = 0.7892, vector = 0.2503, tail = 1.644, cell = 0.2193, thin = 1.778, deep = 0.0008481, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 26.04, plane = 7.204, row = 2.057, vector = 0.2464, tail = 0.6, cell = 0.231, thin = 1.661, deep = 0.001229, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 24.34, plane = 7.322, row = 1.717, vector = 1.532, tail = 0.02545, cell = 0.1565, thin = 1.513, far = 0.00009388, cache = 419430, deep = 0.0007807, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 25.06, plane = 6.846, row = 1.847, vector = 1.623, tail = 0.2429, cell = 0.1922, thin = 1.339, far = 0.0005827, cache = 1048576, deep = 0.0004818, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 70.85, row = 0.9657, vector = 0.1141, tail = 0.3375, cell = 0.07328, thin = 0.7504, far = 0.0008243, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 70.76, row = 1.329, tail = 0.314, cell = 0.1069, thin = 0.6502, far = 0.0009068, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 70.77, row = 1.653, tail = 0.4483, cell = 0.2469, thin = 0.2955, far = 0.0008042, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 72.3, row = 1.611, vector = 0.0751, cell = 0.0874, thin = 0.9989, far = 0.00104, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 72.03, row = 2.152, tail = 0.001584, cell = 0.1223, thin = 0.8345, far = 0.00102, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 71.33, row = 1.952, tail = 0.7849, cell = 0.2976, thin = 0.3051, far = 0.00103, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 23.22, plane = 3.658, row = 1.242, vector = 0.4304, cell = 0.01507, thin = 2.328>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 22.44, plane = 3.754, row = 1.173, vector = 0.4579, cell = 0.01782, thin = 2.278>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 19.28, plane = 4.465, row = 0.9893, vector = 0.5664, cell = 0.004213, thin = 2.054>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 21.95, plane = 3.685, row = 1.346, vector = 0.3459, cell = 0.02562, thin = 2.319>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 17.27, plane = 6.442, row = 0.6784, vector = 1.528, tail = 0.3393, cell = 0.09552, thin = 2.175>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 20.28, plane = 6.212, row = 0.9706, tail = 1.347, cell = 0.2105, thin = 2.111>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 18.59, plane = 6.377, row = 1.898, vector = 1.167, cell = 0.1903, thin = 1.56, deep = 0.0002286, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 21.3, plane = 5.316, row = 1.67, tail = 1.962, cell = 0.2727, thin = 1.759>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 68.19, row = 1.467, cell = 0.01782, thin = 0.855, far = 0.0009095, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 67.92, row = 1.388, cell = 0.02061, thin = 0.8638, far = 0.0007758, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 68.77, row = 1.496, cell = 0.02295, thin = 0.8308, far = 0.0008674, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 70.72, row = 1.058, tail = 0.504, thin = 1.117, far = 0.002841, cache = 419430, deep = 0.0006205, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 71.1, row = 0.8112, tail = 0.722, thin = 1.137, far = 0.002823, cache = 419430, deep = 0.0006205, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 72.22, row = 0.9626, tail = 0.6231, thin = 1.108, far = 0.003167, cache = 419430, deep = 0.0006205, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 14.53, plane = 7.24, row = 0.02078, width = 32, cell = 0.09641, thin = 0.0171, far = 0.0003877, cache = 419430, deep = 0.001273, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 15.86, plane = 7.546, row = 0.06853, width = 32, cell = 0.2008, thin = 0.02123, far = 0.000272, cache = 419430, deep = 0.0008637, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 88.06, row = 0.2027, tail = 0.3194, cell = 0.09011, thin = 0.4035, far = 0.0009664, cache = 419430, deep = 0.00007843, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 90.38, row = 0.3138, tail = 0.4181, cell = 0.2187, thin = 0.2473, far = 0.0009495, cache = 419430, deep = 0.000001569, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 14.22, plane = 7.213, width = 32, cell = 0.09108, input = 0.002086, thin = 0.01537, far = 0.0004794, cache = 838861, deep = 0.00005628, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 14.94, plane = 7.611, width = 32, cell = 0.2262, input = 0.001939, thin = 0.026, far = 0.0003342, cache = 419430, deep = 0.0001212, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 92.61, row = 0.101, tail = 0.3872, cell = 0.1076, thin = 0.4541, far = 0.001108, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.67, row = 0.2077, tail = 0.5321, cell = 0.2638, thin = 0.2113, far = 0.0009473, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 14.91, plane = 3.469, row = 0.1189, cell = 4.25, input = 0.02426, deep = 0.00000183, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 14.73, plane = 3.556, row = 0.1134, cell = 4.224, input = 0.03028, deep = 0.00001647, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 89.09, tail = 0.2765, cell = 3.989, thin = 0.1902, far = 0.0003673, cache = 419430, deep = 0.003356, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 89.43, row = 0.3119, cell = 3.986, thin = 0.1808, far = 0.000236, cache = 419430, deep = 0.003643, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 21.35, plane = 3.443, width = 32, cell = 4.257, input = 0.0044, thin = 0.09365>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 28.32, plane = 3.447, cell = 4.281, input = 0.0004693, thin = 0.01539>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 90.47, row = 0.6408, width = 32, cell = 4.02, thin = 0.09783, far = 0.001623, cache = 1363149>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 90.84, row = 0.5888, width = 32, cell = 4.011, input = 0.0002158, thin = 0.1269, far = 0.003878, cache = 1048576>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 25.79, plane = 26.94, cell = 0.02221, input = 0.58, far = 0.004412, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 33.17, plane = 28.88, vector = 0.002216, width = 128, cell = 0.0206, input = 0.4685, thin = 0.004155, far = 0.00133, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 33.91, plane = 29.05, row = 0.03794, width = 64, tail = 0.02586, cell = 0.02165, input = 0.5544, thin = 0.00416, far = 0.000772, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 99.1, row = 0.482, vector = 1.199, input = 0.597, far = 0.003841, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 102.3, row = 2.742, vector = 0.01494, width = 32, tail = 0.5238, cell = 0.00848, input = 0.8463, thin = 0.04942, far = 0.00313, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 27.82, plane = 26.39, row = 0.0436, width = 128, cell = 0.01343, input = 0.4995, thin = 0.003291, far = 0.0006146, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 24.83, plane = 27.61, row = 0.04221, width = 128, cell = 0.01364, input = 0.5205, thin = 0.004239>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 24.44, plane = 28.04, row = 0.07378, width = 64, cell = 0.01334, input = 0.6333, thin = 0.001417, far = 0.0006218, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 107.6, row = 0.559, vector = 1.072, input = 0.7995, far = 0.005635, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 4.449, plane = 107.7, row = 2.525, tail = 0.908, cell = 0.009557, input = 0.9785>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <row = 5.819, width = 128, input = 9.327, thin = 0.1305>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <row = 5.455, cell = 0.05803, input = 9.242, thin = 0.7663>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 10.15, vector = 1.367, cell = 0.4211, input = 8.191>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 10.87, row = 0.03766, vector = 3.528, cell = 0.3725, input = 7.93>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <vector = 1.486, width = 128, cell = 0.1217, input = 9.613>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <vector = 3.566, width = 32, input = 9.545, thin = 0.1054>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <vector = 1.274, input = 9.529, far = 0.2536, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <row = 0.8863, vector = 1.794, width = 64, input = 9.639, far = 0.3866, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 33.06, plane = 28.73, width = 128, cell = 0.02642, input = 0.5499, thin = 0.01043, far = 0.00552, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 23.24, plane = 30.22, row = 0.0138, cell = 0.04029, input = 0.5591, far = 0.004157, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 24.49, plane = 30.49, row = 0.06156, cell = 0.03717, input = 0.6586, thin = 0.001982, far = 0.002927, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 100.1, row = 0.76, vector = 0.8316, input = 0.6603, far = 0.001099, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 100.9, row = 1.806, width = 32, tail = 0.139, cell = 0.01533, input = 0.9603, thin = 0.1173, far = 0.001498, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 38.44, plane = 29.27, cell = 0.03071, input = 0.5261, thin = 0.000352>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 37.8, plane = 30.35, tail = 0.02863, cell = 0.03029, input = 0.5463, thin = 0.005893>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 37.08, plane = 30.34, tail = 0.04881, cell = 0.0306, input = 0.6614, thin = 0.04077>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 112.4, row = 0.8413, vector = 0.6758, input = 0.823, far = 0.002193, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 110.1, row = 1.307, vector = 0.2818, width = 32, tail = 0.1699, cell = 0.003616, input = 0.9937, thin = 0.1161, far = 0.004127, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <vector = 3.31, width = 64, tail = 3.607, input = 9.188>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <row = 9.82, cell = 0.1317, input = 8.554, thin = 0.8412>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 0.7487, tail = 0.4688, cell = 0.08364, input = 9.404, far = 0.06455, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <row = 1.389, width = 16, tail = 0.004503, cell = 0.1355, input = 9.501, thin = 0.1346, far = 0.05441, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <tail = 0.7164, cell = 0.1348, input = 10.08, thin = 0.03812, far = 0.008423, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 3.432, width = 32, tail = 1.062, cell = 0.1156, input = 10.2, thin = 0.1612, far = 0.04578, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <vector = 0.9403, cell = 0.1064, input = 9.643>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 2.943, vector = 1.433, width = 16, cell = 0.03544, input = 9.833, thin = 0.1212>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 38.97, plane = 28.37, row = 0.1178, width = 64, cell = 0.04402, input = 0.5428, thin = 0.005093, far = 0.003363, cache = 419430, deep = 0.03049, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 38.74, plane = 30.42, row = 0.02767, tail = 0.03009, cell = 0.05552, input = 0.5827, thin = 0.002356, far = 0.0001038, cache = 419430, deep = 0.03118, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 37.37, plane = 30.61, row = 0.0687, vector = 0.04746, cell = 0.04442, input = 0.6651, deep = 0.03107, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 98.92, row = 0.8813, vector = 0.5654, input = 0.7267, far = 0.001519, cache = 419430, deep = 0.02547, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 98.5, row = 1.465, width = 16, tail = 0.04255, cell = 0.03787, input = 1.039, thin = 0.2183, deep = 0.02199, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 36.83, plane = 28.52, cell = 0.04841, input = 0.5949, far = 0.0005076, cache = 629146, deep = 0.02449, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 35.74, plane = 30.62, cell = 0.04951, input = 0.6125, far = 0.0001506, cache = 419430, deep = 0.02653, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 35.28, plane = 30.35, vector = 0.06458, cell = 0.03296, input = 0.7317, deep = 0.02538, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 102.5, row = 1.174, vector = 0.511, input = 0.8728, far = 0.003005, cache = 629146, deep = 0.0196, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 102.5, row = 1.63, width = 16, cell = 0.02671, input = 1.044, thin = 0.1841, far = 0.003163, cache = 629146, deep = 0.0212, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 0.1221, width = 32, tail = 2.077, cell = 0.1177, input = 9.644, thin = 0.005879, far = 0.05571, cache = 419430, deep = 0.0746, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 2.871, width = 8, cell = 0.1316, input = 9.527, thin = 0.2169, far = 0.06257, cache = 629146, deep = 0.06675, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 3.077, row = 0.8925, width = 64, cell = 0.07039, input = 8.99, thin = 0.07846, far = 0.01735, cache = 419430, deep = 0.1074, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 3.703, row = 0.7404, width = 16, cell = 0.08166, input = 8.934, thin = 0.3167, far = 0.02591, cache = 419430, deep = 0.1143, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <row = 0.618, width = 64, cell = 0.1286, input = 9.696, thin = 0.05333, far = 0.01231, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 37.58, width = 8, cell = 0.1086, input = 9.844, thin = 0.5347, far = 0.0052, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 8.209, width = 32, tail = 1.206, input = 9.265, thin = 0.1126, far = 0.02534, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 5.424, row = 1.245, width = 16, input = 9.359, thin = 0.2761, far = 0.03895, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 39.89, plane = 29.12, row = 0.07248, vector = 0.2272, tail = 0.0334, cell = 0.08677, input = 0.5646, far = 0.001716, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 40.88, plane = 30.43, row = 0.0628, cell = 0.09793, input = 0.6971, far = 0.0009795, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 40.01, plane = 31.38, row = 0.06361, tail = 0.05281, cell = 0.09948, input = 0.7816, far = 0.0005616, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 93.7, row = 1.08, width = 32, tail = 0.2521, cell = 0.05579, input = 0.7596, thin = 0.04819, far = 0.002044, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 91.86, row = 1.754, width = 8, tail = 0.03446, cell = 0.05604, input = 1.107, thin = 0.4554, far = 0.0006274, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 38.3, plane = 28.19, vector = 0.0002506, width = 32, tail = 0.1987, cell = 0.0991, input = 0.6117, far = 0.0008007, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 37.77, plane = 29.91, row = 0.1855, vector = 0.05837, cell = 0.08429, input = 0.637, far = 0.0006828, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 38.27, plane = 30.23, row = 0.1849, tail = 0.3078, cell = 0.09847, input = 0.7481, far = 0.0008197, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 96.8, row = 1.108, vector = 0.2957, width = 16, cell = 0.05337, input = 0.954, thin = 0.05702, far = 0.0009455, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 92.17, row = 1.998, width = 8, tail = 0.1486, cell = 0.06677, input = 1.069, thin = 0.4031, far = 0.001461, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 114, row = 0.1205, width = 32, cell = 0.01666, input = 10.13, thin = 0.1288, far = 0.02288, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 204.4, row = 2.595, input = 10.07, thin = 7.626, far = 0.02448, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 4.401, row = 0.6936, width = 32, cell = 0.2453, input = 8.391, thin = 0.1341, far = 0.02571, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <row = 2.069, width = 8, cell = 0.2637, input = 8.326, thin = 0.2312, far = 0.02672, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 10.04, row = 1.205, width = 32, cell = 0.1577, input = 9.519, thin = 0.1317, far = 0.01797, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 9.899, row = 2.443, width = 8, tail = 1.305, cell = 0.1389, input = 9.773, thin = 0.1438, far = 0.01034, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 5.605, row = 1.073, width = 32, cell = 0.1712, input = 8.642, thin = 0.1007, far = 0.01214, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 2.06, plane = 2.299, row = 0.8431, width = 8, cell = 0.2373, input = 8.634, thin = 0.782, far = 0.009843, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 37.1, plane = 27.15, width = 64, tail = 0.1618, cell = 0.08332, input = 0.8154, thin = 0.00225, far = 0.001212, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 34.77, plane = 28.59, row = 0.1182, vector = 0.1326, tail = 0.02617, cell = 0.07557, input = 0.8318, thin = 0.0006083, far = 0.001271, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 36.19, plane = 28.73, width = 32, tail = 0.166, cell = 0.08532, input = 0.9216, thin = 0.003096, far = 0.001067, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 95.07, row = 1.063, vector = 0.8397, tail = 0.6806, input = 0.9036, far = 0.002208, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 94.24, row = 1.197, vector = 0.8938, tail = 5.377, input = 0.8827, thin = 0.1291, far = 0.001892, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 93.11, row = 1.287, vector = 0.8215, tail = 3.291, input = 1.035, far = 0.001579, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 52.21, plane = 26.91, vector = 0.1367, cell = 0.06857, input = 0.7873, far = 0.002434, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 52.41, plane = 28.27, vector = 0.1558, cell = 0.06801, input = 0.806, far = 0.002479, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 52.3, plane = 28.91, vector = 0.136, cell = 0.0683, input = 0.9197, far = 0.002373, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 95.29, row = 1.396, vector = 1.073, cell = 0.01602, input = 0.8596, far = 0.002146, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 95.51, row = 1.672, vector = 1.402, tail = 3.927, input = 0.8399, thin = 0.1383, far = 0.00151, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 95.41, row = 2.194, vector = 1.262, tail = 1.912, input = 0.9785, thin = 0.08103, far = 0.002259, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 41.34, plane = 28.31, row = 0.01303, width = 64, cell = 0.04446, input = 0.6834, thin = 0.005515, far = 0.001862, cache = 629146, deep = 0.03446, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 39.71, plane = 30.3, width = 64, cell = 0.04501, input = 0.7033, thin = 0.006083, far = 0.001388, cache = 629146, deep = 0.03458, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 42.32, plane = 30.15, row = 0.005179, width = 64, cell = 0.04533, input = 0.7912, thin = 0.006528, far = 0.001043, cache = 629146, deep = 0.03547, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 105.7, row = 1.225, vector = 0.4963, input = 0.7728, far = 0.002511, cache = 419430, deep = 0.0286, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 104.4, row = 1.811, vector = 0.3692, tail = 5.092, cell = 0.007077, input = 0.7573, thin = 0.0668, far = 0.002378, cache = 419430, deep = 0.02772, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 106.9, row = 1.577, tail = 1.754, cell = 0.0294, input = 0.9045, thin = 0.07479, far = 0.002043, cache = 419430, deep = 0.02414, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 49.69, plane = 27.04, width = 64, cell = 0.0452, input = 0.695, thin = 0.008089, far = 0.0005895, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 50.4, plane = 28.89, width = 64, cell = 0.04478, input = 0.7205, thin = 0.007037, far = 0.0008489, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 47.59, plane = 29.2, width = 64, cell = 0.04483, input = 0.8356, thin = 0.008688, far = 0.0008409, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 96.78, row = 1.25, vector = 0.3724, cell = 0.002062, input = 0.8299, far = 0.003626, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 93.72, row = 2.091, tail = 4.715, cell = 0.02481, input = 0.8101, thin = 0.1165, far = 0.002798, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 97.01, row = 2.076, tail = 0.9659, cell = 0.02283, input = 0.9673, thin = 0.1104, far = 0.0032, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 47.49, plane = 30.17, vector = 0.04885, cell = 0.4096, input = 0.8021, thin = 0.02568, far = 0.005267, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 36.85, plane = 34.78, cell = 0.4817, input = 2.058, far = 0.004874, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 51.07, plane = 36.41, cell = 1.088, input = 1.339, thin = 0.07906, far = 0.009952, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 114.5, vector = 1.457, cell = 0.1236, input = 2.079, far = 0.005242, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 113.1, vector = 1.897, tail = 3.391, cell = 0.1163, input = 2.11, thin = 0.0144, far = 0.003561, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 33.9, plane = 125.1, vector = 4.747, tail = 6.061, cell = 0.349, input = 1.911, thin = 0.02723, far = 0.004859, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 71.02, plane = 26.56, cell = 0.4369, input = 1.984, far = 0.006618, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 59.55, plane = 33.65, cell = 0.5042, input = 2.075>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 67.7, plane = 35.99, width = 32, cell = 1.081, input = 1.424, thin = 0.0519>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 15.47, plane = 114.2, vector = 1.404, cell = 0.1194, input = 2.251>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 109.8, vector = 2.228, tail = 3.043, cell = 0.1225, input = 2.194, thin = 0.08785>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 69.73, plane = 118.7, vector = 2.93, tail = 8.197, cell = 0.469, input = 1.972>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 51.86, plane = 37.19, vector = 0.0277, cell = 0.4121, input = 0.8638, far = 0.006163, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 42.11, plane = 45.03, cell = 0.5153, input = 0.6731, far = 0.004687, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 45.32, plane = 39.06, cell = 0.6435, input = 0.7606, thin = 0.01767, far = 0.005887, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 122, vector = 1.865, cell = 0.1439, input = 1.071, far = 0.01169, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 122, vector = 3.53, tail = 1.855, cell = 0.06987, input = 1.112, thin = 0.07308, far = 0.0105, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 125.5, vector = 2.739, tail = 6.865, cell = 0.1764, input = 1.179, thin = 0.02967, far = 0.01154, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 16.92, plane = 40.88, width = 32, cell = 0.4444, input = 0.6428, thin = 0.0003368, far = 0.001089, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 11.19, plane = 51.41, vector = 0.3676, cell = 0.509, input = 0.6659>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 23.51, plane = 41.47, vector = 0.2437, width = 32, cell = 0.6408, input = 0.8111, thin = 0.008381, far = 0.0009517, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 123.6, vector = 1.826, cell = 0.1431, input = 1.163, far = 0.01314, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 120.7, vector = 3.599, tail = 1.929, cell = 0.07576, input = 1.168, thin = 0.06445, far = 0.009523, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 20.71, plane = 121.9, vector = 2.336, tail = 7.098, cell = 0.2083, input = 1.164, thin = 0.07741, far = 0.01204, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 32.47, plane = 27.43, vector = 0.3459, width = 32, cell = 0.001692, input = 0.6127>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 33.28, plane = 28.5, vector = 0.3445, width = 32, cell = 0.001679, input = 0.6319>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 36.55, plane = 29.1, vector = 0.3754, width = 32, input = 0.715>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 111.2, row = 1.022, width = 64, cell = 0.01398, input = 0.7738, thin = 0.05165, far = 0.001976, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 107, row = 2.583, tail = 2.996, cell = 0.01199, input = 0.7555, thin = 0.1282, far = 0.001639, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 109.9, row = 2.553, tail = 0.7934, cell = 0.01093, input = 0.8412, thin = 0.07264, far = 0.00363, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 42.93, plane = 28.23, width = 64, cell = 0.007285, input = 0.6102, thin = 0.004942, far = 0.0006274, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 40.76, plane = 29.44, width = 64, cell = 0.007403, input = 0.6298, thin = 0.004984>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 43.5, plane = 30.08, width = 64, cell = 0.007048, input = 0.743, thin = 0.005695, far = 0.001332, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 114, row = 0.8967, width = 64, cell = 0.01835, input = 0.8524, thin = 0.04101, far = 0.00231, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 109.4, row = 2.474, tail = 2.847, cell = 0.01115, input = 0.843, thin = 0.1084, far = 0.01489, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 112.9, row = 2.458, tail = 0.6789, cell = 0.01245, input = 0.9138, thin = 0.09286, far = 0.01441, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 39.99, plane = 27.2, width = 64, cell = 0.02316, input = 0.6133, thin = 0.00538, far = 0.003052, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 37.8, plane = 28.75, width = 64, cell = 0.02414, input = 0.6267, thin = 0.003714, far = 0.002828, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 38.14, plane = 29.68, width = 64, cell = 0.02503, input = 0.7113, thin = 0.004863, far = 0.00238, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 114.6, row = 0.868, vector = 0.3254, input = 0.8697, far = 0.003869, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 109.8, row = 1.638, vector = 0.2846, tail = 3.694, input = 0.7974, thin = 0.08612, far = 0.002764, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 114.4, row = 1.268, tail = 1.658, cell = 0.01803, input = 0.9118, thin = 0.07177, far = 0.003944, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 46.05, plane = 30.79, cell = 0.01756, input = 0.6467>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 42.36, plane = 31.65, cell = 0.01775, input = 0.6714>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 45.5, plane = 32.87, cell = 0.01519, input = 0.7865>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 113.2, row = 0.6934, vector = 0.5116, tail = 0.06454, input = 0.8654, far = 0.001692, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 108.5, row = 1.21, vector = 0.3849, tail = 3.817, cell = 0.004433, input = 0.8583, thin = 0.1412>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 112.7, row = 0.7973, tail = 2.081, cell = 0.03248, input = 0.9899, thin = 0.08488>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 39.78, plane = 27.64, vector = 0.04867, cell = 0.04173, input = 0.6842, far = 0.001319, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 37.59, plane = 29.75, vector = 0.001559, cell = 0.04501, input = 0.7054, far = 0.001009, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 38.15, plane = 29.82, vector = 0.0402, cell = 0.04318, input = 0.7903, far = 0.0008948, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 103.7, row = 1.447, vector = 0.5252, input = 0.918, far = 0.00005166, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 101.8, row = 1.892, vector = 0.5203, tail = 4.852, input = 0.9021, thin = 0.1185, far = 0.0006086, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 105.9, row = 1.823, tail = 1.456, cell = 0.0322, input = 1.035, thin = 0.06612>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 41.68, plane = 28.18, cell = 0.04594, input = 0.6908>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 41.56, plane = 29.69, cell = 0.04589, input = 0.7111>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 37.76, plane = 30, cell = 0.04707, input = 0.8276>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 104.3, row = 1.109, width = 64, tail = 0.2521, cell = 0.02746, input = 0.9279, thin = 0.009415, far = 0.002045, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 104.8, row = 1.995, tail = 4.897, cell = 0.02543, input = 0.9159, thin = 0.09749, far = 0.002522, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 104.3, row = 1.894, tail = 0.9841, cell = 0.02686, input = 1.043, thin = 0.1288, far = 0.002644, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 38.39, plane = 27.4, vector = 0.02151, width = 32, tail = 0.1573, cell = 0.08576, input = 0.7722, far = 0.001211, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 37.28, plane = 28.87, vector = 0.076, width = 32, tail = 0.09372, cell = 0.08517, input = 0.7935, far = 0.0009925, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 39.02, plane = 29.33, vector = 0.01557, width = 32, tail = 0.1768, cell = 0.08785, input = 0.8742, far = 0.0008762, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 92.19, row = 1.477, vector = 0.6929, cell = 0.01533, input = 1.008, far = 0.001277, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 93.09, row = 1.52, vector = 0.5342, tail = 4.929, cell = 0.02844, input = 0.993, thin = 0.07236, far = 0.001392, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 93.1, row = 1.522, vector = 0.9597, tail = 2.643, input = 1.12, far = 0.001314, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 41.74, plane = 29.66, width = 64, cell = 0.09277, input = 0.7056, thin = 0.008413, far = 0.001349, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 41.55, plane = 31.43, width = 64, cell = 0.09366, input = 0.7266, thin = 0.006335, far = 0.00122, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 39.2, plane = 31.97, width = 64, cell = 0.09364, input = 0.8431, thin = 0.007349, far = 0.001473, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 94.69, row = 1.41, vector = 0.9144, input = 0.9387, far = 0.001134, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 100.7, row = 1.575, vector = 0.3633, tail = 4.894, cell = 0.03823, input = 0.9199, thin = 0.1495, far = 0.0005859, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 97.67, row = 1.484, vector = 0.9044, tail = 2.878, input = 1.137, thin = 0.003235, far = 0.0008946, cache = 419430>
}
