// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0: 450 s --seed=61, 420 s --seed=62, and runs of
// single kinds of 25 to 45 s (--only), nine of them; of calls below 3 MB by rows
// that do not stream, also what four runs of the same day timed (--with),
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the second:
//   all: mean 3.8 %, worst 2247.9 % of 3966 calls
//   max_pool cf: mean 7.3 %, worst 572.3 % of 730 calls
//   max_pool cl: mean 7.1 %, worst 2247.9 % of 1189 calls
//   max_pool_backward cf: mean 1.0 %, worst 239.5 % of 287 calls
//   max_pool_backward cl: mean 0.6 %, worst 23.6 % of 252 calls
//   max_unpool cf: mean 0.2 %, worst 17.6 % of 362 calls
//   max_unpool cl: mean 1.5 %, worst 252.9 % of 409 calls
//   max_unpool_backward cf: mean 0.5 %, worst 30.7 % of 237 calls
//   max_unpool_backward cl: mean 0.2 %, worst 9.1 % of 190 calls
//   max_unpool_sum cf: mean 0.0 %, worst 3.4 % of 166 calls
//   max_unpool_sum cl: mean 0.2 %, worst 9.4 % of 144 calls
// SPDX-License-Identifier: MIT

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02301 missed 0.005828 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 10.86, plane = 16.24, row = 3.262, width = 16, tail = 9.646, input = 0.01879, thin = 0.017, tap = 0.1581, far = 0.001154, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 20.73, vector = 3.112, tail = 22.79, tap = 0.756, step = 0.02664, far = 0.02278, cache = 629146>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 6.946, plane = 8.269, row = 9.648, tail = 0.5655, cell = 0.5408, thin = 7.12, tap = 0.3375>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <call = 10.52, plane = 13.98, row = 4.188, vector = 0.6095, tail = 2.155, tap = 0.0722, step = 0.00369, far = 0.0004313, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <call = 12.67, plane = 13.68, row = 4.752, vector = 0.6572, tail = 1.113, cell = 0.01055, thin = 2.112, tap = 0.09551, step = 0.002638, far = 0.0006595, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <call = 12.77, plane = 13.33, row = 4.295, vector = 0.8887, tail = 0.7176, thin = 1.344, tap = 0.2016, step = 0.003406>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 9.3, plane = 1.558, row = 0.9602, vector = 2.305, tail = 0.0854, cell = 0.0267, far = 0.002046, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 16.17, vector = 4.605, tail = 18.19, cell = 0.5277, far = 0.00489, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 8.746, plane = 1.786, row = 0.8502, vector = 1.624, tail = 0.1111, cell = 0.06082, far = 0.0008193, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 35.33, plane = 1.557, row = 0.4628, vector = 2.998>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.21, plane = 1.828, row = 1.357, vector = 1.641, tail = 0.156, cell = 0.03614, far = 0.0005709, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 15.2, plane = 2.137, row = 0.5837, vector = 0.3288, width = 16, cell = 0.4054>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 12.77, plane = 1.679, row = 1.284, vector = 1.909, cell = 0.09485, thin = 6.446, far = 0.0003095, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 253.2, plane = 4.402, row = 5.597, vector = 5.413, tail = 0.3723, cell = 0.05581, far = 0.0006103, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 22.04, vector = 9.457, tail = 15.75, cell = 1.194, far = 0.007044, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 246.5, plane = 2.915, row = 4.98, vector = 3.754, tail = 0.4917, cell = 0.3133, far = 0.0003294, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 345.7, plane = 6.864, row = 5.818, vector = 1.685, width = 32, cell = 0.7459, thin = 0.05366>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 248.7, plane = 2.035, row = 4.846, vector = 3.486, tail = 0.8448, cell = 0.2398, far = 0.0006062, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 337.7, plane = 5.367, row = 12.01, vector = 4.485>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 15.01, plane = 2.276, row = 9.553, vector = 4.306, cell = 0.0268, thin = 4.404, far = 0.0002314, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 6.574, plane = 21.48, row = 7.553, tail = 5.02, tap = 0.1978, step = 0.0005563, far = 0.0008702, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 11.47, vector = 4.922, tail = 29.78, tap = 0.8458, step = 0.02555, far = 0.02768, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 21.73, plane = 10.1, row = 8.326, tail = 2.387, cell = 0.4592, thin = 8.76, tap = 0.4902, far = 0.000814, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <call = 4.743, plane = 4.798, row = 0.8617, vector = 1.887, tail = 0.707, cell = 0.03827, far = 0.003062, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <call = 9.625, plane = 6.365, vector = 2.399, tail = 0.3895, cell = 0.07622, far = 0.00362, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 11.27, plane = 3.313, row = 0.6539, tail = 80.33, cell = 0.3703>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 57.42, row = 5.919, vector = 2.691, tail = 0.002058, thin = 15.14, far = 0.002757, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <call = 8.295, plane = 4.174, row = 1.556, vector = 1.243, tail = 0.1109, cell = 0.06471, far = 0.001763, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <call = 8.123, plane = 4.087, row = 1.543, vector = 1.097, tail = 0.1622, cell = 0.1053, thin = 6.632, far = 0.00175, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 17.58, plane = 4.072, row = 0.8755, vector = 1.509, tail = 132.1>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <call = 69.88, row = 4.838, vector = 2.296, thin = 7.881>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 9.061, plane = 3.585, row = 1.498, vector = 1.565, tail = 0.06089, thin = 5.776, far = 0.0006576, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.78, plane = 17.04, vector = 4.163, tail = 0.9867, cell = 0.04171, far = 0.0005305, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 32.67, plane = 17.56, vector = 5.42, tail = 0.03583, cell = 0.1065, far = 0.001175, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 77.1, plane = 27.72, row = 0.0308, tail = 237.2, cell = 0.5303>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 127.7, row = 38.51, vector = 9.79, thin = 22.53, far = 0.0002651, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 33.19, plane = 16.77, row = 0.4225, vector = 3.165, cell = 0.0783>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 34.22, plane = 15.93, row = 0.441, vector = 3.089, cell = 0.09601, thin = 13.42>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 302.5, plane = 42.05, tail = 53.4, cell = 0.8286>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 91.93, row = 34.04, vector = 4.671, thin = 6.873, far = 0.002314, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 74.76, plane = 14.7, row = 0.1247, vector = 2.94, cell = 0.6638, thin = 12.06>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 14.22, plane = 11.63, row = 7.698, vector = 2.121, tail = 2.437, tap = 0.08566, far = 0.00216, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 14.14, plane = 13.33, row = 7.808, vector = 1.438, tail = 1.702, cell = 0.1161, thin = 4.531, tap = 0.1412, far = 0.002556, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 18.05, plane = 12.99, row = 6.182, vector = 2.026, tail = 2.28, thin = 2.342, tap = 0.3065, far = 0.004297, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 1.752, plane = 16.29, row = 7.403, tail = 6.479, input = 0.01959, tap = 0.2068, step = 0.0005515, far = 0.0001244, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 2.497, plane = 0.077, row = 0.07597, vector = 3.425, tail = 24.54, input = 0.03579, tap = 0.8584, step = 0.01638, far = 0.01892, cache = 629146>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 8.248, plane = 11.64, row = 7.768, tail = 6.484, cell = 0.3055, thin = 8.741, tap = 0.528>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 15.21, plane = 16.77, row = 5.663, vector = 1.471, tail = 2.74, tap = 0.09122, step = 0.003761, far = 0.001245, cache = 1048576>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 15.44, plane = 16.36, row = 5.358, vector = 1.384, tail = 2.036, thin = 3.764, tap = 0.1682, step = 0.006233, far = 0.0007753, cache = 1048576>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 19.39, plane = 14.42, row = 5.114, vector = 1.681, tail = 1.912, thin = 2.293, tap = 0.36, step = 0.007349>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 11.92, plane = 12.27, row = 10.14, vector = 0.06895, tail = 12.5, input = 0.03368, tap = 0.1821, far = 0.001442, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <vector = 4.952, tail = 24.84, tap = 0.8658, step = 0.02572, far = 0.006492, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 25.05, plane = 6.866, row = 8.905, tail = 4.884, cell = 0.4966, thin = 14.3, tap = 0.4907, far = 0.002187, cache = 629146>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <call = 10.48, plane = 14.81, row = 4.812, vector = 1.282, tail = 1.821, tap = 0.08797, step = 0.004784, far = 0.0008396, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <call = 8.986, plane = 16.06, row = 4.909, vector = 1.124, tail = 1.407, thin = 4.546, tap = 0.1573, step = 0.004193, far = 0.0007091, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <call = 6.748, plane = 14.03, row = 4.697, vector = 1.203, tail = 1.359, thin = 2.958, tap = 0.3393, step = 0.006381, far = 0.0002142, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 12.68, plane = 2.203, row = 9.932, tail = 20.2, input = 0.00365, tap = 0.2227>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 43.85, row = 1.998, vector = 3.96, tail = 27.81, tap = 0.8562, step = 0.02005, far = 0.01858, cache = 629146>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 5.378, plane = 8.281, row = 9.647, tail = 10.1, cell = 0.3174, thin = 49.63, tap = 0.5225>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <call = 13.79, plane = 13.31, row = 5.446, vector = 1.135, tail = 2.3, tap = 0.08642, step = 0.006635, far = 0.0003216, cache = 629146>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <call = 13.46, plane = 13.72, row = 5.293, vector = 1.236, tail = 1.803, thin = 4.529, tap = 0.1364, step = 0.009266>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 10.41, plane = 15.01, row = 4.909, vector = 1.204, tail = 1.177, thin = 4.63, tap = 0.2868, step = 0.01644>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 0.7444, vector = 0.966, tail = 0.05777, cell = 0.07952, far = 0.001993, cache = 838861, deep = 0.02171, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 3.611, plane = 0.8261, row = 0.1008, vector = 0.8942, tail = 0.2704, cell = 0.02762, far = 0.002095, cache = 838861, deep = 0.03297, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 5.482, plane = 1.145, row = 0.5253, vector = 0.8105, cell = 0.02012, thin = 7.706, far = 0.0007551, cache = 838861, deep = 0.03882, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 7.777, plane = 0.05419, vector = 4.437, tail = 26.88, far = 0.005407, cache = 1048576, deep = 0.1662, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 126.8, vector = 0.8026, width = 64, cell = 0.1222, far = 0.0009391, cache = 838861, deep = 0.009668, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 8.608, plane = 1.338, row = 0.3318, vector = 1.267, tail = 0.01426, far = 0.0005432, cache = 1048576, deep = 0.02194, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 45.45, plane = 0.2553, vector = 0.2575, tail = 0.0394, cell = 0.139, far = 0.001057, cache = 838861, deep = 0.03218, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 117.7, plane = 1.983, width = 16, tail = 0.3436, cell = 0.1416, far = 0.0007744, cache = 838861, deep = 0.008989, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 6.127, plane = 1.242, row = 0.5565, vector = 0.8974, cell = 0.078, thin = 3.969, far = 0.000006754, cache = 419430, deep = 0.01752, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 364.9, row = 2.075, vector = 4.689, tail = 2.93, deep = 0.002119, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 346.9, row = 2.685, vector = 2.495, tail = 2.051, cell = 0.1314, deep = 0.003722, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 348.9, row = 2.137, vector = 1.941, tail = 2.134, cell = 0.3046, thin = 10.48, deep = 0.003585, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1472, vector = 2.883, tail = 31.97, cell = 0.3811, far = 0.008124, cache = 1048576, deep = 0.1314, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 271.9, plane = 5.401, vector = 1.093, tail = 0.05164, cell = 0.03965, far = 0.001463, cache = 1363149, deep = 0.01532, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 417.6, row = 0.2779, width = 64, tail = 0.0348, cell = 0.2912, thin = 0.1031>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 365.8, row = 3.874, vector = 1.37, tail = 2.656, cell = 0.1413, deep = 0.002566, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 274.3, plane = 9.851, vector = 0.8684, tail = 0.1075, cell = 0.03246, far = 0.001537, cache = 1363149, deep = 0.003428, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 205.9, plane = 5.72, vector = 0.03224, tail = 1.99, cell = 0.233, far = 0.001958, cache = 419430, deep = 0.003428, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 150.7, row = 0.1225, vector = 0.3855, cell = 0.1209, thin = 0.06726, far = 0.004606, cache = 1048576, deep = 0.003428, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 643.1, row = 4.77, vector = 2.389>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 18.63, row = 8.516, tail = 5.264, cell = 0.6849, deep = 0.003428, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 5.105, plane = 3.335, row = 0.9082, vector = 2.9, tail = 0.3936, cell = 0.03128, far = 0.001091, cache = 629146, deep = 0.02386, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 4.307, plane = 1.785, row = 0.339, vector = 1.997, cell = 0.03194, input = 0.001186, far = 0.001364, cache = 419430, deep = 0.034, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 7.514, plane = 1.451, row = 0.2084, vector = 1.798, tail = 0.01807, cell = 0.0718, input = 0.0000472, thin = 13.7, far = 0.001014, cache = 419430, deep = 0.03621, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <plane = 0.7134, tail = 29.49, cell = 0.9897, deep = 0.1735, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 49.65, plane = 11.74, row = 0.1333, vector = 3.495, tail = 0.1639, input = 0.00004032, far = 0.002389, cache = 838861, deep = 0.02769, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 81.54, row = 2.179, vector = 3.499, far = 0.0004139, cache = 838861, deep = 0.01034, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 9.666, plane = 2.355, row = 0.4003, vector = 1.958, cell = 0.03858, far = 0.0004788, cache = 629146, deep = 0.01739, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <call = 8.239, plane = 1.467, row = 2.146, tail = 1.536, input = 0.01571, deep = 0.02769, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 19.57, plane = 3.835, row = 1.02, vector = 2.317, deep = 0.004591, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 9.003, plane = 1.488, row = 0.5618, vector = 1.607, tail = 0.08766, cell = 0.1029, input = 0.01847, thin = 9.267, far = 0.0005524, cache = 419430, deep = 0.01432, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 247.1, plane = 12.97, row = 2.662, vector = 5.119, tail = 0.8438, cell = 0.0139, deep = 0.006419, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 251.7, plane = 1.697, row = 2.759, vector = 3.796, tail = 0.8081, cell = 0.047, far = 0.0004242, cache = 419430, deep = 0.02497, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 262.9, plane = 2.264, row = 1.342, vector = 2.865, tail = 1.76, cell = 0.1547, thin = 9.695, far = 0.0006855, cache = 419430, deep = 0.02333, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <plane = 0.05074, vector = 9.498, tail = 37.03, cell = 0.02002, deep = 0.2644, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 34.49, plane = 20.28, vector = 2.64, tail = 0.4661, cell = 0.03335, far = 0.001161, cache = 629146, deep = 0.01162, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 370.5, row = 2.657, width = 64, cell = 0.3203, thin = 0.05888, deep = 0.0009834, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 254.6, plane = 2.66, row = 1.808, vector = 2.319, tail = 1.105, cell = 0.1005, far = 0.0001338, cache = 419430, deep = 0.006329, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 295.6, plane = 3.43, vector = 0.7432, tail = 3.529, cell = 0.3925, deep = 0.008209, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 279.9, plane = 11.04, vector = 2.287, tail = 0.2745, cell = 0.06389, far = 0.003168, cache = 629146, deep = 0.008209, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 261.3, plane = 2.847, row = 3.426, width = 32, tail = 1.062, cell = 0.3855, deep = 0.0008677, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 27, row = 7.04, tail = 1.993, cell = 0.8142, thin = 2.382, far = 0.0002013, cache = 419430, deep = 0.00546, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 29.43, plane = 30.79, row = 9.377, vector = 0.7567, tail = 4.529, tap = 0.05957, step = 0.00524, far = 0.0009379, cache = 419430, deep = 0.04959, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 63, vector = 4.57, tail = 26.17, input = 0.005883, tap = 0.5059, far = 0.02167, cache = 629146, deep = 0.2684, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 75.4, plane = 48.08, vector = 10.48, width = 64, tail = 1.647, input = 0.09941, step = 0.03149, far = 0.004592, cache = 419430, deep = 0.09997, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 706.1, plane = 6.418, width = 64, cell = 0.3402, input = 0.4564, thin = 0.1451, tap = 0.0008197, step = 0.02492, far = 0.01177, cache = 1363149, deep = 0.1025, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 21.25, plane = 17.52, row = 8.663, vector = 1.887, width = 16, tail = 1.186, tap = 0.06798, step = 0.01105, far = 0.0003312, cache = 419430, deep = 0.04815, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 101.2, plane = 47.38, vector = 6.823, width = 32, tail = 2.238, cell = 0.08371, input = 0.1537, tap = 0.0003718, step = 0.03993, far = 0.002974, cache = 419430, deep = 0.1434, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 27.78, plane = 7.863, row = 9.786, tail = 2.368, cell = 0.2939, thin = 5.688, tap = 0.1471, step = 0.00376, far = 0.003548, cache = 419430, deep = 0.03324, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <call = 1.172, plane = 3.687, row = 0.3842, vector = 0.7259, tail = 0.7711, cell = 0.05578, far = 0.003217, cache = 629146, deep = 0.02156, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 4.642, plane = 6.742, vector = 0.4514, cell = 0.1178, far = 0.00451, cache = 838861, deep = 0.03092, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 117.3, plane = 2.516, width = 32, tail = 0.1783, cell = 0.1104, far = 0.001948, cache = 838861, deep = 0.01537, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 57.01, row = 3.778, vector = 1.853, tail = 0.01253, thin = 9.652, far = 0.003755, cache = 838861, deep = 0.02059, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <call = 4.74, plane = 3.426, row = 0.4187, vector = 0.433, width = 16, cell = 0.09861, thin = 0.02822, far = 0.002677, cache = 838861, deep = 0.02232, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 118.4, plane = 3.863, row = 0.249, vector = 0.4282, width = 16, cell = 0.08051, thin = 0.04065, far = 0.002234, cache = 838861, deep = 0.0157, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <call = 67.1, plane = 2.427, row = 0.02647, vector = 1.557, tail = 0.809, thin = 4.853, far = 0.002945, cache = 838861, deep = 0.02225, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 7.525, plane = 2.811, row = 0.7766, vector = 0.3902, tail = 0.1595, cell = 0.1022, thin = 4.258, far = 0.001109, cache = 838861, deep = 0.0224, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 42.57, plane = 15.29, row = 0.267, tail = 2.804, cell = 0.1134, far = 0.0008161, cache = 629146, deep = 0.02135, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 89.34, plane = 16.37, vector = 0.9702, tail = 0.6479, cell = 0.1501, far = 0.0006481, cache = 419430, deep = 0.0275, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 86.55, plane = 11.72, row = 0.6127, tail = 330, cell = 0.09812, deep = 0.01368, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 116.7, row = 28.05, vector = 5.523, thin = 13.4, far = 0.00831, cache = 419430, deep = 0.02135, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 58.44, plane = 15.71, row = 0.276, vector = 0.2494, tail = 1.056, cell = 0.1323, deep = 0.01907, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 228.9, plane = 13.08, row = 0.4425, tail = 134.5, cell = 0.1444, deep = 0.01078, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 74.37, row = 14.27, vector = 3.71, thin = 6.906, deep = 0.02135, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 130.1, plane = 13.14, row = 0.2903, vector = 1.352, cell = 0.09346, thin = 8.925, deep = 0.01849, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <call = 5.145, plane = 5.887, row = 0.4762, vector = 0.2253, tail = 3.092, input = 0.03756, far = 0.002199, cache = 838861, deep = 0.02775, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 13.56, plane = 5.245, tail = 1.954, input = 0.09188, far = 0.004247, cache = 629146, deep = 0.02827, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 259.5, plane = 7.35, width = 32, tail = 0.5057, input = 0.03687, thin = 0.009755, far = 0.002477, cache = 629146, deep = 0.02198, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 98.14, row = 1.266, vector = 6.48, thin = 14.21, far = 0.00586, cache = 629146, deep = 0.02351, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 12.49, plane = 6.179, row = 1.001, tail = 1.665, input = 0.05475, far = 0.001562, cache = 629146, deep = 0.02895, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 198.5, plane = 9.578, row = 1.543, tail = 85.57, input = 0.05047, far = 0.00158, cache = 629146, deep = 0.02165, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 61.2, row = 1.581, vector = 3.018, tail = 2.894, thin = 7.231, far = 0.009849, cache = 1363149, deep = 0.02892, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 22.86, plane = 7.906, row = 1.262, vector = 0.151, tail = 0.6139, input = 0.1181, thin = 9.082, far = 0.0007841, cache = 419430, deep = 0.02608, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 26.07, plane = 11.61, vector = 2.092, tail = 1.506, cell = 0.08713, far = 0.0007278, cache = 838861, deep = 0.03377, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 40.2, plane = 11.83, vector = 1.916, tail = 0.02544, cell = 0.2029, far = 0.001361, cache = 419430, deep = 0.05507, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 245.8, plane = 13.51, row = 0.05876, vector = 3.137, tail = 168.3, deep = 0.02011, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 77.66, row = 30.3, vector = 5.43, thin = 9.853, far = 0.004907, cache = 419430, deep = 0.0349, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 36.75, plane = 10.68, row = 0.4055, vector = 0.7181, tail = 0.6674, cell = 0.1944, deep = 0.03418, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 237.8, plane = 20.12, vector = 4.233, tail = 123.2, deep = 0.0165, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 88.62, row = 16.63, vector = 3.249, thin = 5.011, far = 0.006458, cache = 1363149, deep = 0.0349, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 60.86, plane = 11.9, row = 0.5175, vector = 0.8552, tail = 0.5056, cell = 0.392, thin = 7.441, deep = 0.0297, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <call = 12.59, plane = 13, row = 4.084, vector = 0.5211, tail = 2.695, tap = 0.03331, step = 0.002781, far = 0.001155, cache = 838861, deep = 0.03576, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 463.6, plane = 35.55, row = 1.169, vector = 1.884, tail = 7.332, input = 0.3542, tap = 0.003371, step = 0.006134, deep = 0.0794, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <call = 12.51, plane = 12.71, row = 4.632, vector = 0.0487, tail = 1.569, cell = 0.08378, thin = 3.48, tap = 0.04106, step = 0.002923, far = 0.001137, cache = 838861, deep = 0.03915, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 487.3, plane = 33.74, vector = 1.489, tail = 6.637, input = 0.5581, tap = 0.004539, step = 0.01106, deep = 0.0869, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 15.63, plane = 11.77, row = 4.265, vector = 0.1195, tail = 1.029, cell = 0.2031, thin = 3.808, tap = 0.08988, step = 0.003863, far = 0.0008599, cache = 419430, deep = 0.04177, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.938, plane = 1.971, vector = 1.716, tail = 0.1482, cell = 0.008702, far = 0.002547, cache = 838861, deep = 0.01363, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.041, plane = 2.163, vector = 0.9437, tail = 0.4327, cell = 0.03776, far = 0.000913, cache = 1048576, deep = 0.01371, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 10.48, plane = 2.314, vector = 1.108, tail = 0.03155, thin = 5.796, deep = 0.01102, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 13.78, plane = 0.06448, vector = 1.22, tail = 16.04, cell = 0.4533, far = 0.005433, cache = 838861, deep = 0.1604, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 118, vector = 2.533, far = 0.006022, cache = 419430, deep = 0.001919, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.723, plane = 2.182, vector = 1.128, tail = 0.245, cell = 0.02449, far = 0.0006512, cache = 1363149, deep = 0.01379, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 1.813, plane = 0.3525, width = 16, cell = 0.206, thin = 0.07288, far = 0.002658, cache = 419430, deep = 0.002134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 10.52, plane = 2.572, vector = 1.137, tail = 0.1555, cell = 0.1067, thin = 3.603, deep = 0.007516, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.754, plane = 5.961, row = 0.5108, vector = 2.775, cell = 0.01352, far = 0.002292, cache = 838861, deep = 0.01373, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_plain" cost <call = 5.779, plane = 5.849, row = 0.5098, vector = 2.506, tail = 0.1913, cell = 0.006087, far = 0.001863, cache = 838861, deep = 0.01983, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 8.888, plane = 2.493, row = 0.6758, vector = 1.614, tail = 0.2147, cell = 0.03104, far = 0.001228, cache = 838861, deep = 0.02743, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.355, plane = 2.067, row = 1.032, vector = 1.142, cell = 0.111, thin = 14.94, far = 0.0006875, cache = 1363149, deep = 0.01953, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 17.58, plane = 0.04598, vector = 6.034, tail = 29.16, cell = 0.00423, far = 0.002027, cache = 1363149, deep = 0.1814, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 57.72, plane = 0.07931, cell = 0.2208, far = 0.001789, cache = 838861, deep = 0.01819, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 289.8, plane = 0.6435, vector = 0.8427, cell = 0.3689, deep = 0.06088, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 8.1, plane = 3.974, row = 0.4653, vector = 4.426, deep = 0.003401, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 53.46, plane = 2.728, row = 0.7635, vector = 1.194, tail = 2.135, cell = 0.1982, deep = 0.004108, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 13.9, plane = 2.123, row = 1.206, vector = 1.817, cell = 0.02157, far = 0.0005471, cache = 1048576, deep = 0.01306, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 55.71, vector = 0.4903, cell = 0.2429, far = 0.0002311, cache = 419430, deep = 0.01689, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 18.65, plane = 2.127, row = 0.4994, width = 16, cell = 0.2817, thin = 0.03576, deep = 0.003694, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 12.98, plane = 2.099, row = 1.532, vector = 1.606, cell = 0.1433, thin = 7.78, far = 0.0003508, cache = 838861, deep = 0.007181, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 11.97, row = 0.2252, vector = 3.925, cell = 0.1072, far = 0.003318, cache = 629146, deep = 0.02947, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_plain" cost <plane = 12.1, row = 1.401, vector = 3.655, tail = 0.3904, cell = 0.0368, far = 0.00218, cache = 838861, deep = 0.04347, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <call = 5.797, plane = 4.921, row = 0.9492, vector = 2.989, tail = 0.3347, cell = 0.07588, far = 0.0008988, cache = 838861, deep = 0.0362, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 9.635, plane = 1.97, row = 1.18, vector = 2.059, tail = 0.2633, cell = 0.2685, thin = 30.34, far = 0.0005276, cache = 838861, deep = 0.05559, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 24.12, vector = 15.56, tail = 31.3, cell = 0.0963, far = 0.001272, cache = 629146, deep = 0.1989, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 346.9, plane = 6.371, vector = 0.7829, cell = 0.6119, far = 0.0005758, cache = 838861, deep = 0.0794, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 15.54, vector = 6.431, far = 0.001032, cache = 838861, deep = 0.01288, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 123.6, row = 1.203, vector = 2.135, tail = 0.6089, cell = 0.2363, far = 0.0022, cache = 629146, deep = 0.01345, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 12.36, plane = 2.714, row = 1.124, vector = 2.42, tail = 0.1999, cell = 0.1482, far = 0.002135, cache = 629146, deep = 0.0257, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 57.9, vector = 0.8928, tail = 0.2483, cell = 0.4241, far = 0.0008345, cache = 629146, deep = 0.04347, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 142.5, plane = 4.327, row = 1.146, vector = 3.498, far = 0.001305, cache = 838861, deep = 0.01004, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 11.04, plane = 2.89, row = 1.576, vector = 2.911, tail = 0.1199, cell = 0.3668, thin = 15.85, far = 0.0003073, cache = 419430, deep = 0.01623, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 371.8, row = 2.619, vector = 3.839, tail = 3.024, cell = 0.1364, deep = 0.005702, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 351.9, row = 3.546, vector = 0.6543, tail = 3.5, cell = 0.4807, deep = 0.006092, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 346.7, row = 3.896, vector = 3.544, tail = 1.25, cell = 0.105, thin = 17.17, deep = 0.005457, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.05707, vector = 0.5083, tail = 31.01, cell = 0.6956, far = 0.003168, cache = 1363149, deep = 0.08927, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 291.9, plane = 3.148, vector = 0.6442, tail = 1.195, cell = 0.1181, far = 0.004633, cache = 1363149, deep = 0.0121, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 569.5, row = 2.183, width = 64, cell = 0.4077, thin = 0.08725, deep = 0.003128, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 359.1, row = 5.454, vector = 0.07794, tail = 4.229, cell = 0.5028, deep = 0.00712, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 281.6, plane = 15.71, vector = 0.6049, tail = 1.212, cell = 0.1751, far = 0.002297, cache = 1048576, deep = 0.01321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 240.2, plane = 8.951, row = 0.6052, tail = 3.258, cell = 0.286, far = 0.0031, cache = 1048576, deep = 0.01106, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 263.4, plane = 4.056, vector = 0.6431, cell = 0.295, far = 0.004911, cache = 419430, deep = 0.02134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 569.6, plane = 1.38, row = 5.728, width = 32, cell = 0.5074, thin = 0.1497, deep = 0.006025, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 9.731, row = 11.34, vector = 3.933, tail = 2.584, cell = 0.06894, thin = 12.02, deep = 0.006378, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 9.847, row = 1.437, vector = 4.573, tail = 0.5256, cell = 0.05849, far = 0.00088, cache = 1048576, deep = 0.01594, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 6.29, plane = 1.428, row = 1.168, vector = 3.368, tail = 0.2736, cell = 0.09837, far = 0.0006008, cache = 838861, deep = 0.02998, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 7.564, plane = 1.797, row = 1.092, vector = 3.626, cell = 0.02484, thin = 33.53, far = 0.0003083, cache = 838861, deep = 0.02763, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <plane = 0.3023, vector = 1.545, tail = 34.6, cell = 1.038, far = 0.003433, cache = 419430, deep = 0.1991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_down" cost <call = 9.324, plane = 5.8, row = 0.6597, vector = 2.81, tail = 2.117, cell = 0.1016, far = 0.00306, cache = 1048576, deep = 0.02388, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 128.1, row = 1.826, width = 32, tail = 0.5406, cell = 0.2373, input = 0.01966, far = 0.0002457, cache = 838861, deep = 0.003501, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 9.211, plane = 2.703, row = 1.987, vector = 3.174, tail = 0.3826, cell = 0.1122, far = 0.0003535, cache = 838861, deep = 0.01319, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 11.02, plane = 2.302, row = 4.894, tail = 3.403, input = 0.003753, far = 0.0004005, cache = 419430, deep = 0.02124, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 134.2, plane = 2.497, row = 1.827, vector = 0.09041, width = 32, tail = 0.68, cell = 0.4861, input = 0.0008499, deep = 0.0028, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 10.94, plane = 1.908, row = 1.797, vector = 4.118, cell = 0.2223, thin = 14.14, deep = 0.01133, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 258.1, plane = 1.307, row = 5.703, vector = 2.857, tail = 3.259, cell = 0.2318, far = 0.0006752, cache = 1048576, deep = 0.01179, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 244.7, row = 5.087, vector = 3.838, tail = 0.2632, cell = 0.1535, far = 0.000627, cache = 1048576, deep = 0.0325, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 243.1, plane = 0.7161, row = 5.108, vector = 2.761, tail = 0.1163, cell = 0.3763, thin = 33.37, far = 0.0007583, cache = 1363149, deep = 0.02824, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 3.725, vector = 12.11, tail = 39.87, cell = 0.07296, far = 0.01381, cache = 1363149, deep = 0.304, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 56.49, plane = 18.25, row = 1.089, vector = 0.74, tail = 3.371, cell = 0.239, far = 0.001667, cache = 838861, deep = 0.01786, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 358, row = 9.172, width = 32, cell = 0.4592, thin = 0.04005, deep = 0.002, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 256.5, plane = 0.006108, row = 4.744, vector = 3.139, tail = 0.5048, cell = 0.205, far = 0.0009155, cache = 1048576, deep = 0.009674, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 222, plane = 1.482, row = 6.459, tail = 3.44, cell = 0.3806, far = 0.001003, cache = 419430, deep = 0.01831, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 296.5, plane = 17.47, vector = 0.292, tail = 0.9765, cell = 0.5593, far = 0.004229, cache = 1048576, deep = 0.02936, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 379.2, row = 12.75, vector = 4.782, deep = 0.00243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 16.57, plane = 0.1681, row = 9.131, vector = 2.716, tail = 0.08333, cell = 0.5633, thin = 13.76, far = 0.001425, cache = 1363149, deep = 0.008782, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 19.14, row = 1.376, vector = 18.46, cell = 0.009214, far = 0.000857, cache = 838861, deep = 0.01462, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 10.06, row = 2.433, vector = 12.11, tail = 1.534, cell = 0.317, input = 0.004287, far = 0.0001242, cache = 1048576, deep = 0.02582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 16.47, row = 1.812, vector = 12.57, tail = 0.2748, thin = 120.4, far = 0.0006494, cache = 419430, deep = 0.03582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 56.87, vector = 22.78, tail = 18.95, cell = 4.664, far = 0.005442, cache = 419430, deep = 0.1625, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_down" cost <plane = 45.06, vector = 1.898, tail = 6.86, input = 0.09139, deep = 0.01895, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 60.87, vector = 2.916, width = 64, cell = 1.089, input = 0.007431, deep = 0.01017, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 16.4, row = 1.557, vector = 10.22, tail = 1.01, cell = 0.3248, far = 0.0003892, cache = 1363149, deep = 0.01548, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 74.71, width = 16, tail = 0.4583, cell = 1.668, thin = 0.007413, deep = 0.01018, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 4.72, plane = 15.38, row = 0.6677, vector = 12.92, cell = 0.1565, thin = 53.77, far = 0.0008834, cache = 419430, deep = 0.01181, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 8.873, plane = 1.809, vector = 2.47, tail = 0.5763, cell = 0.03365, far = 0.00215, cache = 838861, deep = 0.01682, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 9.127, plane = 1.502, vector = 1.786, tail = 0.4554, cell = 0.01218, far = 0.001011, cache = 838861, deep = 0.01703, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 8.281, plane = 3.53, vector = 2.126, tail = 0.7066, thin = 11.04, far = 0.0006461, cache = 1363149, deep = 0.01205, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 17.41, row = 0.766, vector = 0.8533, tail = 15.81, cell = 0.8946, far = 0.005699, cache = 629146, deep = 0.1821, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 78.19, plane = 0.1573, vector = 3.764, far = 0.001813, cache = 419430, deep = 0.006132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 9.486, plane = 1.343, vector = 2.187, tail = 0.2683, cell = 0.0262, far = 0.0007318, cache = 1048576, deep = 0.01628, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 7.684, plane = 0.1301, width = 16, cell = 0.3305, thin = 0.04449, deep = 0.006132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 7.262, plane = 3.48, vector = 2.425, tail = 0.1313, thin = 5.485, far = 0.0006216, cache = 1363149, deep = 0.01153, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 11.17, row = 0.7655, vector = 5.459, cell = 0.001804, far = 0.001114, cache = 838861, deep = 0.01642, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_plain" cost <call = 10.12, plane = 1.387, row = 0.1046, vector = 4.526, tail = 0.2844, input = 0.003985, far = 0.002523, cache = 838861, deep = 0.02979, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 8.627, plane = 1.008, row = 0.969, vector = 2.474, tail = 0.7484, cell = 0.08722, far = 0.001048, cache = 1048576, deep = 0.02526, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 9.156, plane = 0.7104, row = 0.9382, vector = 1.357, tail = 0.8119, cell = 0.2118, thin = 14.24, far = 0.001453, cache = 1363149, deep = 0.03004, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 30.57, plane = 0.2434, vector = 9.167, tail = 22.19, input = 0.02345, far = 0.002896, cache = 629146, deep = 0.1158, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 151, row = 0.8291, width = 64, cell = 0.2821, thin = 0.01052, far = 0.001306, cache = 1363149, deep = 0.005321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 155.3, row = 1.458, vector = 5.144, tail = 0.8894, input = 0.00204, far = 0.0008247, cache = 1363149, deep = 0.006029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 13.99, plane = 1.018, row = 1.456, vector = 2.947, tail = 0.8304, input = 0.005302, far = 0.001048, cache = 1048576, deep = 0.01395, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 138.5, row = 1.131, width = 16, cell = 0.3869, thin = 0.0427, far = 0.0008768, cache = 1363149, deep = 0.00514, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 14.74, plane = 0.5004, row = 1.354, vector = 2.472, tail = 0.4783, cell = 0.05652, thin = 8.875, far = 0.001057, cache = 1363149, deep = 0.009902, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 7.17, plane = 2.352, vector = 1.929, tail = 0.4765, cell = 0.0138, far = 0.001892, cache = 838861, deep = 0.01415, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 7.022, plane = 2.072, vector = 1.218, tail = 0.3577, cell = 0.04188, far = 0.0002221, cache = 838861, deep = 0.0118, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.107, plane = 2.185, vector = 1.308, tail = 0.09613, thin = 9.558, deep = 0.00881, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 16.24, vector = 2.724, tail = 14.55, cell = 0.572, far = 0.004783, cache = 1048576, deep = 0.1437, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 139, vector = 3.063, input = 0.03972, far = 0.0001907, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 8.713, plane = 2.374, vector = 1.439, tail = 0.2382, cell = 0.0187, far = 0.0001749, cache = 838861, deep = 0.01148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 124.4, width = 16, cell = 0.03617, input = 0.1133, thin = 0.08125, far = 0.0004458, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 9.148, plane = 2.307, vector = 1.699, tail = 0.0745, thin = 5.143, deep = 0.007167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 94.91, row = 4.01, vector = 4.301, tail = 1.77, cell = 0.1165, far = 0.0004069, cache = 1363149, deep = 0.003002, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 101.2, row = 3.876, vector = 1.426, tail = 3.379, cell = 0.3879, far = 0.000506, cache = 838861, deep = 0.003253, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 108.7, row = 5.464, vector = 3.617, cell = 0.08204, thin = 15.88, far = 0.001023, cache = 419430, deep = 0.001822, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 0.9913, vector = 0.2095, tail = 42.87, cell = 0.7366, far = 0.001796, cache = 419430, deep = 0.06567, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 152, plane = 3.174, vector = 0.5431, tail = 1.106, input = 0.1996, far = 0.001795, cache = 629146, deep = 0.008188, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 278.8, row = 2.067, width = 64, cell = 0.4235, thin = 0.09482, deep = 0.001801, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 98.77, row = 6.574, vector = 1.011, tail = 4.717, cell = 0.4001, far = 0.001282, cache = 1363149, deep = 0.003577, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 157.9, plane = 13.51, tail = 1.621, input = 0.3, far = 0.001137, cache = 419430, deep = 0.01091, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 298.1, row = 8.215, vector = 4.156, deep = 0.002961, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 12.06, vector = 0.7533, tail = 2.462, cell = 0.7075, input = 0.1088, thin = 8.114, far = 0.004144, cache = 419430, deep = 0.002495, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 13.95, plane = 2.161, row = 8.036, vector = 7.297, tail = 0.8517, cell = 0.007697, input = 0.001321, far = 0.001307, cache = 838861, deep = 0.009109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 8.485, row = 8.51, vector = 4.318, tail = 1.059, input = 0.02158, far = 0.0007291, cache = 1048576, deep = 0.02133, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 7.38, plane = 0.5754, row = 8.138, vector = 3.954, tail = 0.675, input = 0.02303, thin = 13.29, far = 0.0001051, cache = 419430, deep = 0.01518, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 21.65, plane = 0.5624, tail = 39.84, cell = 1.338, deep = 0.1567, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 20.14, plane = 22.4, vector = 1.677, tail = 0.7578, input = 0.03925, far = 0.00297, cache = 419430, deep = 0.01848, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 157.7, row = 10.87, vector = 0.5268, input = 0.105, far = 0.001188, cache = 629146, deep = 0.002718, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 13.85, row = 14.71, vector = 3.956, tail = 2.57, cell = 0.08196, input = 0.01435, far = 0.0008007, cache = 629146, deep = 0.01126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 30.83, plane = 29.22, vector = 2.587, tail = 0.6547, input = 0.03086, far = 0.001003, cache = 629146, deep = 0.01588, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 153, row = 18.05, vector = 1.989, input = 0.087, far = 0.001316, cache = 629146, deep = 0.004038, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 8.442, plane = 0.4176, row = 15.72, vector = 3.492, tail = 1.226, cell = 0.1526, input = 0.05304, thin = 6.222, far = 0.001015, cache = 629146, deep = 0.008992, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1423, row = 6.622, vector = 16.73, tail = 3.964, far = 0.00147, cache = 629146, deep = 0.002761, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1380, row = 5.699, vector = 13.16, tail = 3.344, far = 0.001246, cache = 629146, deep = 0.002742, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1319, plane = 1.218, row = 5.531, vector = 11.59, tail = 2.641, thin = 50.86, far = 0.00229, cache = 629146, deep = 0.002236, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <vector = 1.118, tail = 52.45, cell = 3.323, far = 0.00378, cache = 419430, deep = 0.2512, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 296.1, plane = 14.58, vector = 4.259, tail = 0.6007, cell = 0.03167, far = 0.001759, cache = 838861, deep = 0.02517, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_transposed" cost <call = 594.3, width = 32, cell = 0.4318, thin = 0.005116, far = 0.004122, cache = 1048576, deep = 0.0149, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1624, plane = 1.117, row = 5.647, vector = 20.86, deep = 0.002762, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1430, row = 8.309, vector = 11.02, tail = 5.969, far = 0.001718, cache = 629146, deep = 0.004234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 277.9, plane = 10.11, vector = 4.465, tail = 0.1281, far = 0.001003, cache = 1048576, deep = 0.02541, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 188.1, plane = 3.804, vector = 0.7484, cell = 0.4694, deep = 0.01548, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1606, row = 10.76, vector = 11.36, deep = 0.003841, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 45.33, row = 15, vector = 11.18, tail = 9.773, thin = 41.31, far = 0.00297, cache = 629146, deep = 0.004067, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 5097, row = 35.31, vector = 35.84, tail = 23.65, cell = 1.772, deep = 0.000319, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 4619, row = 23.35, vector = 51.01, tail = 7.596, deep = 0.001735, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 4312, row = 20.42, tail = 37.51, cell = 11.02, thin = 157.8, deep = 0.005036, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <vector = 23.97, tail = 140.3, cell = 8.742, far = 0.05414, cache = 419430, deep = 0.4521, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 457.1, plane = 7.662, vector = 6.996, tail = 1.605, cell = 0.1154, thin = 0.3062, far = 0.006036, cache = 419430, deep = 0.0009571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_transposed" cost <call = 403, plane = 8.785, cell = 0.4028, far = 0.009153, cache = 629146, deep = 0.0009571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 42.13, plane = 0.03824, vector = 6.552, tail = 1.752, cell = 0.0501, far = 0.004541, cache = 1363149, deep = 0.0009571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 4861, row = 18.99, width = 64, cell = 4.463, thin = 0.3733, deep = 0.009303, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 4514, row = 22.61, vector = 42.22, tail = 6.523, deep = 0.003008, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 414.9, plane = 23.04, row = 0.5643, vector = 5.876, tail = 0.2044, far = 0.002798, cache = 629146, deep = 0.0009571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <call = 561.2, plane = 9.326, vector = 3.3, width = 16, cell = 0.2782, far = 0.01005, cache = 629146, deep = 0.0009571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 4433, row = 30.81, vector = 41.57, deep = 0.00716, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 183.7, row = 32.52, tail = 41.2, cell = 10.22, thin = 149.2, far = 0.03299, cache = 838861, deep = 0.002632, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 5563, row = 58.85, width = 64, cell = 9.529, thin = 0.6003, deep = 0.1506, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 4567, row = 10.18, width = 32, cell = 14.75, thin = 4.579, far = 0.03112, cache = 838861, deep = 0.1946, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 5528, row = 74.88, cell = 24.83, thin = 339.1, far = 0.01499, cache = 629146, deep = 0.248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 325.3, plane = 0.2238, vector = 44.42, tail = 211.5, cell = 17.49, far = 0.5104, cache = 838861, deep = 0.7764, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_transposed" cost <call = 1013, plane = 3.127, cell = 0.7829, deep = 0.1126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 83.14, plane = 22.03, vector = 0.4216, tail = 3.032, cell = 0.4092, far = 0.001006, cache = 419430, deep = 0.1386, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <row = 93.09, width = 64, tail = 35.12, cell = 7.871, far = 0.1153, cache = 419430, deep = 0.1247, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 5051, plane = 10.83, row = 16.43, width = 32, cell = 12.11, thin = 2.775, far = 0.01647, cache = 629146, deep = 0.1721, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 474.3, plane = 27.75, row = 2.451, cell = 0.8645, thin = 0.2931, far = 0.001072, cache = 1048576, deep = 0.1286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <call = 1095, plane = 2.03, cell = 1.03, deep = 0.1091, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <row = 85.83, vector = 82.17, far = 0.1293, cache = 419430, deep = 0.2659, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 337.7, cell = 20.13, thin = 213.9, far = 0.3932, cache = 419430, deep = 0.5999, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 24.46, plane = 10.06, row = 5.957, vector = 1.179, tail = 5.417, input = 0.007244, tap = 0.09285, step = 0.0009559, far = 0.0009905, cache = 629146, deep = 0.03733, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 37.05, vector = 3.285, tail = 34.92, tap = 0.5541, step = 0.00807, far = 0.01704, cache = 838861, deep = 0.3355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 752.7, plane = 62.87, vector = 16.27, width = 32, tail = 2.455, input = 0.2882, step = 0.05734, deep = 0.07551, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 584, plane = 9.445, row = 5.336, vector = 5.197, cell = 0.3652, input = 0.4766, tap = 0.001829, step = 0.02522, far = 0.0001897, cache = 419430, deep = 0.08739, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 21.67, plane = 9.237, row = 7.387, vector = 0.9854, tail = 3.756, input = 0.0247, tap = 0.1302, far = 0.001247, cache = 838861, deep = 0.03438, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 618.2, plane = 72.26, vector = 12.02, width = 32, cell = 0.3522, input = 0.3921, tap = 0.002246, step = 0.06694, deep = 0.09148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 26.14, plane = 7.091, row = 8.321, vector = 1.466, tail = 2.951, input = 0.009884, thin = 13.69, tap = 0.2446, far = 0.001802, cache = 419430, deep = 0.03278, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 7.769, plane = 3.336, row = 1.036, vector = 1.365, tail = 0.6317, cell = 0.02628, far = 0.002474, cache = 838861, deep = 0.02626, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <call = 20.18, plane = 4.473, vector = 0.9042, tail = 0.08529, cell = 0.08592, far = 0.0037, cache = 838861, deep = 0.03217, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 71.84, plane = 2.234, row = 0.7607, tail = 4.448, cell = 0.1964, far = 0.002989, cache = 419430, deep = 0.006839, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 109.6, plane = 5.948, vector = 2.319, thin = 6.661, far = 0.003665, cache = 1048576, deep = 0.02713, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 12.01, plane = 2.989, row = 1.3, vector = 1.029, tail = 0.1694, cell = 0.03054, far = 0.001013, cache = 838861, deep = 0.0291, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 74.08, plane = 2.68, row = 0.1994, tail = 75.34, cell = 0.2098, far = 0.002657, cache = 419430, deep = 0.00769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 108.1, plane = 5.338, vector = 2.034, thin = 3.184, far = 0.005951, cache = 838861, deep = 0.0259, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 14.88, plane = 2.572, row = 1.121, vector = 0.2463, tail = 0.5846, cell = 0.3084, thin = 2.556, far = 0.001101, cache = 1363149, deep = 0.01834, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 7.473, plane = 3.988, row = 0.976, vector = 2.3, tail = 0.1635, cell = 0.02388, far = 0.002494, cache = 838861, deep = 0.02738, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <call = 5.98, plane = 3.988, row = 0.8864, vector = 1.565, tail = 0.441, cell = 0.08009, far = 0.002573, cache = 838861, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 14.87, plane = 6.72, vector = 1.127, cell = 0.1553, far = 0.003565, cache = 629146, deep = 0.02663, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 58.59, plane = 1.272, row = 0.4178, tail = 114.3, cell = 0.2605, deep = 0.02506, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 77.73, plane = 0.03036, row = 3.821, vector = 2.927, tail = 0.1156, thin = 16.05, far = 0.002715, cache = 838861, deep = 0.02641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 9.897, plane = 4.052, row = 1.431, vector = 1.246, tail = 0.1054, cell = 0.06312, far = 0.001425, cache = 1048576, deep = 0.03236, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 8.849, plane = 6.884, row = 1.471, vector = 0.5019, cell = 0.1705, far = 0.001197, cache = 1048576, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 25.43, plane = 3.299, row = 0.3097, vector = 2.178, tail = 87.87, deep = 0.02772, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 69.58, plane = 2.113, row = 1.8, vector = 2.184, tail = 0.97, thin = 8.578, far = 0.002217, cache = 1363149, deep = 0.02786, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 11.67, plane = 3.215, row = 1.818, vector = 1.015, cell = 0.1843, thin = 7.056, far = 0.0004156, cache = 1048576, deep = 0.03184, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 17.96, row = 0.9714, vector = 4.001, tail = 0.5026, cell = 0.04736, far = 0.002624, cache = 1048576, deep = 0.02446, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <plane = 12.99, row = 0.3431, tail = 2.612, cell = 0.3267, far = 0.00228, cache = 629146, deep = 0.02256, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 25.86, vector = 3.036, cell = 0.1627, far = 0.003199, cache = 629146, deep = 0.02483, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <plane = 20.67, row = 1.261, tail = 158.3, cell = 0.3144, far = 0.0008914, cache = 1363149, deep = 0.02137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 20.77, plane = 64.24, row = 9.193, vector = 4.943, tail = 0.184, thin = 25.21, far = 0.002697, cache = 838861, deep = 0.02464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 20.29, row = 1.914, vector = 2.883, cell = 0.02984, far = 0.001634, cache = 1048576, deep = 0.0256, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 15.88, row = 0.1972, cell = 0.434, far = 0.001708, cache = 838861, deep = 0.02091, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 138.3, plane = 23.61, row = 1.385, vector = 1.864, width = 16, cell = 0.2639, far = 0.0009517, cache = 629146, deep = 0.0212, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 17.59, plane = 48.15, row = 7.904, vector = 3.766, tail = 2.292, thin = 12.98, far = 0.002462, cache = 838861, deep = 0.02728, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 22.99, row = 2.933, vector = 1.748, cell = 0.3696, thin = 13.97, far = 0.001737, cache = 1363149, deep = 0.0287, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 37.04, plane = 23.11, row = 0.1234, vector = 2.696, tail = 0.698, cell = 0.04781, deep = 0.02579, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 64.59, plane = 23.71, vector = 2.584, cell = 0.07017, deep = 0.02629, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <plane = 45.15, width = 64, cell = 0.2841, thin = 0.01372, deep = 0.00996, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 166.3, row = 63.34, vector = 9.317, thin = 12.92, far = 0.01024, cache = 419430, deep = 0.01634, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 59.65, plane = 25.71, row = 0.5042, vector = 2.93, tail = 0.2223, cell = 0.01746, deep = 0.02414, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 321.2, plane = 54.09, row = 0.5554, vector = 0.497, width = 64, cell = 0.2789, thin = 0.02187, deep = 0.008774, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 110.6, row = 37.57, vector = 7.489, thin = 14.16, far = 0.002002, cache = 838861, deep = 0.01325, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 71.28, plane = 24.31, row = 0.1565, vector = 2.454, tail = 0.2139, cell = 0.1691, thin = 20.05, deep = 0.0269, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 11.73, plane = 10.96, row = 0.9683, vector = 0.6358, tail = 3.502, input = 0.05264, far = 0.002153, cache = 1048576, deep = 0.01925, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 17.52, plane = 10.08, tail = 2.719, input = 0.1294, far = 0.003238, cache = 1048576, deep = 0.02129, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 214.7, plane = 12.45, row = 1.267, tail = 305.4, input = 0.06286, far = 0.0006813, cache = 1363149, deep = 0.008881, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 93.02, plane = 1.965, row = 7.472, vector = 8.738, thin = 29.67, deep = 0.01711, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 13.77, plane = 11.31, row = 1.477, vector = 0.1098, tail = 1.851, input = 0.08654, far = 0.001775, cache = 1048576, deep = 0.01794, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 285.2, plane = 16.85, row = 2.534, tail = 185.7, input = 0.08674, far = 0.002609, cache = 1363149, deep = 0.007267, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 144.6, row = 7.488, vector = 6.386, thin = 12.83, deep = 0.01711, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 15.86, plane = 7.125, row = 1.334, tail = 1.827, input = 0.2249, thin = 13.88, far = 0.003329, cache = 1363149, deep = 0.00982, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 27.23, plane = 16.86, row = 0.4439, vector = 3.645, tail = 1.493, cell = 0.09024, far = 0.0004029, cache = 1048576, deep = 0.01985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 46.17, plane = 19.97, vector = 3.161, cell = 0.2149, far = 0.0006302, cache = 838861, deep = 0.02439, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 86.3, plane = 29.99, row = 0.9071, tail = 249.8, cell = 0.2977, deep = 0.0142, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 153.6, row = 57.64, vector = 8.133, thin = 21.45, far = 0.00194, cache = 419430, deep = 0.02149, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 37.64, plane = 19.14, row = 0.606, vector = 2.463, tail = 0.2292, cell = 0.1624, deep = 0.01824, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 301.8, plane = 45.67, row = 2.041, tail = 54.76, cell = 0.4088, far = 0.001003, cache = 1363149, deep = 0.006154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 139.7, row = 44.95, vector = 4.82, cell = 0.1733, thin = 2.151, far = 0.009922, cache = 1363149, deep = 0.01749, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 72.54, plane = 18.05, vector = 2.698, tail = 0.1685, cell = 0.4533, thin = 13.38, deep = 0.01277, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 40.72, row = 5.737, vector = 42.23, input = 0.02494, deep = 0.06856, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 43.57, row = 5.204, vector = 19.34, tail = 10.03, cell = 1.91, input = 0.03268, deep = 0.1137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 26.81, plane = 50.39, row = 2.484, vector = 53.44, tail = 561, deep = 0.07243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 191.3, row = 7.746, vector = 56.71, tail = 0.262, thin = 43.57, far = 0.001557, cache = 419430, deep = 0.07982, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 3.071, plane = 42.18, row = 7.892, vector = 20.29, tail = 12.8, cell = 2.34, input = 0.04332, deep = 0.07922, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 60.29, plane = 63.53, row = 9.545, vector = 129.8, tail = 140.3, deep = 0.08354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 44.86, plane = 41.28, row = 39.63, vector = 6.232, tail = 6.396, cell = 6.786, thin = 2.104, far = 0.02747, cache = 419430, deep = 0.06856, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 104.9, tail = 18.36, cell = 10.26, input = 0.03262, thin = 12.37, deep = 0.07166, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <call = 7.247, plane = 3.416, row = 1.554, vector = 0.6114, tail = 1.701, cell = 0.1351, far = 0.002313, cache = 838861, deep = 0.02532, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 13.43, plane = 5.479, vector = 2.573, cell = 0.1043, far = 0.002028, cache = 838861, deep = 0.03227, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 78.56, plane = 2.506, row = 0.9471, vector = 4.233, deep = 0.01029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 78.87, plane = 7.149, vector = 3.071, thin = 9.994, far = 0.002947, cache = 838861, deep = 0.02394, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 9.293, plane = 3.454, row = 2.384, vector = 1.538, tail = 0.02263, cell = 0.02779, far = 0.001559, cache = 838861, deep = 0.02594, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 5.863, plane = 3.978, row = 1.163, width = 16, cell = 0.2663, thin = 0.169, deep = 0.009506, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 70.1, plane = 7.922, vector = 3.045, thin = 5.403, far = 0.003379, cache = 629146, deep = 0.02477, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 10.27, plane = 3.702, row = 2.002, tail = 0.9379, cell = 0.4473, thin = 4.124, far = 0.0006131, cache = 838861, deep = 0.02231, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 17.11, plane = 13.57, vector = 9.014, width = 64, cell = 0.352, far = 0.001395, cache = 838861, deep = 0.04657, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 18.72, plane = 11.67, vector = 8.747, width = 32, cell = 0.5585, far = 0.001446, cache = 629146, deep = 0.06449, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 90.77, plane = 13.96, vector = 7.169, width = 64, cell = 0.3413, deep = 0.009968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 208, plane = 25.48, row = 0.1833, vector = 4.47, cell = 0.003065, far = 0.0001915, cache = 419430, deep = 0.04125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 282.5, row = 72.85, vector = 52.71, cell = 0.5727, thin = 36.87, far = 0.02822, cache = 1363149, deep = 0.04475, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 19.42, plane = 10.81, vector = 8.91, width = 32, cell = 0.624, far = 0.001691, cache = 838861, deep = 0.05627, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 106.6, plane = 18.42, width = 32, cell = 1.306, thin = 0.241, deep = 0.009974, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 158.8, plane = 30.75, row = 0.3441, vector = 2.892, cell = 0.06394, deep = 0.05539, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 151.8, row = 33.88, vector = 44.81, cell = 1.583, thin = 31.69, far = 0.009929, cache = 419430, deep = 0.03222, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 30.91, plane = 10.85, row = 5.393, vector = 2.577, cell = 0.8195, thin = 60.38, far = 0.006754, cache = 629146, deep = 0.1467, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 17.21, plane = 20.79, row = 1.152, vector = 1.861, tail = 1.821, input = 0.07688, far = 0.001036, cache = 838861, deep = 0.02231, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 37.21, plane = 20.46, vector = 1.727, tail = 2.101, input = 0.1922, far = 0.003346, cache = 629146, deep = 0.0276, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 4.021, plane = 9.814, row = 0.4887, tail = 176.5, cell = 0.2121, input = 0.07494, deep = 0.003658, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 165.6, row = 39.55, cell = 0.68, thin = 17.3, far = 0.01184, cache = 838861, deep = 0.0201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 26.51, plane = 18.64, row = 2.188, vector = 1.404, tail = 1.825, input = 0.1353, far = 0.00032, cache = 419430, deep = 0.02103, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 273.2, plane = 9.832, row = 0.4505, width = 32, cell = 0.2518, input = 0.0772, thin = 0.03937, deep = 0.003215, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 126.7, row = 43.46, cell = 0.8485, input = 0.04541, thin = 2.885, far = 0.009827, cache = 838861, deep = 0.0201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 57.05, plane = 12.14, row = 1.734, vector = 1.357, tail = 1.167, input = 0.3396, thin = 17.35, far = 0.0003398, cache = 419430, deep = 0.01393, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 33.65, plane = 41.37, row = 3.019, vector = 15.56, cell = 0.07285, deep = 0.06265, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 15.95, plane = 13.48, row = 1.42, vector = 13.52, tail = 1.982, far = 0.003303, cache = 1048576, deep = 0.06255, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 234.7, plane = 48.93, row = 0.5005, width = 32, cell = 1.04, thin = 0.3282, far = 0.000009359, cache = 419430, deep = 0.01501, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 455.5, plane = 36.38, row = 0.332, vector = 6.127, cell = 0.02322, far = 0.001649, cache = 629146, deep = 0.06351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 403.7, row = 264.6, vector = 169.4, thin = 131.2, deep = 0.07426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 22.59, plane = 18.41, row = 2.882, vector = 13.36, tail = 2.472, far = 0.001319, cache = 629146, deep = 0.06839, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 61.76, row = 2.81, tail = 1227, cell = 3.408, far = 0.0002568, cache = 1048576, deep = 0.02134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 849.5, plane = 111.4, vector = 4.374, tail = 0.555, far = 0.004246, cache = 419430, deep = 0.08131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <row = 115.4, vector = 151.2, tail = 6.843, cell = 0.01751, thin = 88.69, deep = 0.06728, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 24.56, plane = 20.07, row = 6.658, vector = 5.534, tail = 0.8703, cell = 1.475, thin = 192.6, far = 0.006322, cache = 419430, deep = 0.08804, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 106, plane = 44.57, row = 12.3, vector = 19.02, cell = 0.3614, far = 0.01375, cache = 1363149, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 48.66, plane = 26.62, row = 4.675, vector = 16.54, cell = 0.5549, far = 0.01838, cache = 1363149, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 88.6, plane = 69.73, vector = 3.291, width = 64, cell = 1.634, thin = 0.5163, deep = 0.0126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 667.1, plane = 225.5, vector = 1.91, tail = 0.4351, cell = 0.2981, far = 0.003401, cache = 419430, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 250.8, row = 795.8, cell = 21.81, thin = 71.89, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 72.39, plane = 27.21, row = 6.879, vector = 15.84, cell = 0.5211, far = 0.01617, cache = 1363149, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 436.1, plane = 16.48, row = 17.37, vector = 93.61, tail = 2538, deep = 0.0126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 132.3, plane = 50.82, vector = 3.464, cell = 0.2807, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <row = 133, vector = 295, thin = 207.5, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 32.07, row = 6.194, vector = 18.41, tail = 1.388, thin = 335.1, far = 0.0002011, cache = 419430, deep = 0.04621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 17.16, plane = 14.23, row = 5.516, vector = 1.687, tail = 2.632, tap = 0.04282, step = 0.005671, far = 0.001303, cache = 838861, deep = 0.0421, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 730.3, plane = 40.88, row = 1.757, vector = 6.577, tail = 5.684, input = 0.3307, tap = 0.001221, step = 0.012, deep = 0.07525, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 16.94, plane = 14.54, row = 5.793, vector = 1.516, tail = 1.614, thin = 3.54, tap = 0.06504, step = 0.008088, far = 0.001277, cache = 629146, deep = 0.04344, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 754.8, plane = 40.06, vector = 5.238, tail = 5.207, input = 0.5008, tap = 0.00303, step = 0.01841, deep = 0.08465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 19.52, plane = 14, row = 5.598, vector = 1.616, tail = 0.9968, thin = 3.872, tap = 0.1376, step = 0.01441, far = 0.001665, cache = 419430, deep = 0.04702, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.302, plane = 1.94, row = 0.5849, vector = 2.378, cell = 0.009538, far = 0.002199, cache = 838861, deep = 0.01391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_plain" cost <call = 7.74, plane = 1.504, row = 0.9617, vector = 1.586, tail = 0.3924, cell = 0.03012, far = 0.002906, cache = 838861, deep = 0.01738, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 8.862, plane = 2.092, row = 0.8597, vector = 1.415, tail = 0.1516, cell = 0.02755, far = 0.001281, cache = 838861, deep = 0.02266, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 11.2, plane = 2.112, row = 0.9055, vector = 0.6644, tail = 0.2976, cell = 0.2018, thin = 15.7, far = 0.0004346, cache = 629146, deep = 0.02381, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 3.819, vector = 3.691, tail = 31.15, cell = 0.1546, far = 0.002485, cache = 629146, deep = 0.1301, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 101.6, plane = 3.009, width = 32, cell = 0.1863, thin = 0.0107, far = 0.0001878, cache = 1363149, deep = 0.003916, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 19.72, plane = 8.248, row = 0.1165, vector = 3.082, cell = 0.002609, deep = 0.003916, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 13.72, plane = 2.287, row = 1.311, vector = 1.527, cell = 0.02928, far = 0.0009535, cache = 1048576, deep = 0.01345, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 60.35, plane = 0.2923, vector = 0.4748, cell = 0.1994, deep = 0.01738, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 11.65, plane = 2.184, row = 0.1474, vector = 0.1634, width = 32, tail = 0.1917, cell = 0.212, thin = 0.03998, deep = 0.003916, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 13.71, plane = 1.878, row = 1.371, vector = 0.928, tail = 0.3954, cell = 0.2566, thin = 7.974, far = 0.0002466, cache = 629146, deep = 0.009931, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 262, row = 5.353, vector = 5.405, tail = 0.5774, cell = 0.02911, far = 0.000598, cache = 838861, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 249.3, plane = 0.6232, row = 5.044, vector = 3.823, cell = 0.1245, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 254, plane = 1.703, row = 4.532, vector = 0.9684, tail = 1.763, cell = 0.7787, thin = 30.46, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 10.82, tail = 39.5, cell = 0.1501, far = 0.01186, cache = 1363149, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 60.16, plane = 10.26, row = 1.566, vector = 4.471, tail = 0.5959, far = 0.002249, cache = 1048576, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 330.7, plane = 7.564, row = 6.906, vector = 6.442, deep = 0.005445, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 256, plane = 1.426, row = 4.596, vector = 3.214, tail = 0.8152, cell = 0.1239, far = 0.0009223, cache = 1048576, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 362, plane = 2.817, row = 0.6147, tail = 3.063, cell = 1.4, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 320.4, plane = 17.65, row = 0.3149, vector = 3.246, tail = 0.4217, cell = 0.09221, far = 0.002538, cache = 838861, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 282.5, plane = 1.586, row = 11.32, vector = 4.469, deep = 0.005445, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 16.96, plane = 2.382, row = 8.745, vector = 2.729, tail = 0.8454, cell = 0.4075, thin = 11.52, far = 0.0002196, cache = 419430, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 30.99, row = 5.741, tail = 4.171, tap = 0.09148, step = 0.007388, far = 0.0006626, cache = 419430, deep = 0.05623, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 41.26, row = 0.5773, vector = 5.113, tail = 28.68, input = 0.001902, tap = 0.55, step = 0.004692, far = 0.0218, cache = 1048576, deep = 0.3906, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 712.5, plane = 63.51, row = 4.898, vector = 6.49, tail = 4.503, input = 0.2682, thin = 0.2063, step = 0.05396, deep = 0.07233, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 527, plane = 9.998, vector = 2.804, width = 64, cell = 0.6005, input = 0.5021, thin = 0.2627, step = 0.01977, deep = 0.116, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 7.188, plane = 19.15, row = 9.601, tail = 2.009, tap = 0.1511, step = 0.003527, far = 0.001057, cache = 419430, deep = 0.05703, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 537.1, plane = 63.69, row = 0.299, vector = 5.724, tail = 2.391, input = 0.3105, thin = 1.075, step = 0.08251, deep = 0.1012, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 3.833, plane = 12.66, row = 8.648, vector = 0.5786, tail = 2.783, thin = 11.84, tap = 0.2758, deep = 0.05226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <call = 2.768, plane = 5.853, row = 0.8146, vector = 1.751, tail = 0.6537, cell = 0.02876, far = 0.002579, cache = 629146, deep = 0.02691, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_ahead" cost <call = 1.427, plane = 5.947, row = 0.2849, vector = 1.124, tail = 1.159, cell = 0.07965, far = 0.002831, cache = 838861, deep = 0.02253, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 7.216, plane = 7.866, vector = 1.463, cell = 0.08225, far = 0.004371, cache = 838861, deep = 0.03256, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 119.7, plane = 1.448, row = 0.1685, tail = 146.6, cell = 0.176, far = 0.0001365, cache = 629146, deep = 0.01921, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 81.99, row = 4.912, vector = 2.441, tail = 0.05065, thin = 16.12, far = 0.002997, cache = 629146, deep = 0.02522, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 7.244, plane = 5.144, row = 1.488, vector = 1.293, tail = 0.1792, cell = 0.01861, far = 0.001883, cache = 838861, deep = 0.02835, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 24.21, plane = 3.964, row = 0.4913, width = 16, tail = 0.7408, cell = 0.1858, thin = 0.006009, far = 0.0000754, cache = 1363149, deep = 0.01881, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 63.04, plane = 2.347, row = 1.879, vector = 1.741, tail = 1.473, thin = 8.65, far = 0.002459, cache = 629146, deep = 0.02745, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 10.58, plane = 4.297, row = 1.781, vector = 1.083, tail = 0.02721, cell = 0.1099, thin = 6.698, far = 0.0008243, cache = 629146, deep = 0.02801, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 17.96, plane = 18.82, row = 0.4165, vector = 4.243, tail = 0.1446, far = 0.001257, cache = 1363149, deep = 0.01904, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 46.62, plane = 19.27, vector = 2.915, cell = 0.2526, far = 0.002035, cache = 1363149, deep = 0.01741, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 89.93, plane = 22.7, row = 0.6926, tail = 438.7, cell = 0.2279, far = 0.001709, cache = 1363149, deep = 0.02972, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 116.1, row = 56.99, vector = 7.067, thin = 20.28, far = 0.002342, cache = 419430, deep = 0.01847, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 29.37, plane = 19.25, row = 0.3142, vector = 1.88, tail = 0.8086, cell = 0.1802, deep = 0.0194, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 319.8, plane = 28.77, row = 0.3289, width = 64, cell = 0.3495, thin = 0.02809, far = 0.002806, cache = 838861, deep = 0.01734, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 73.42, row = 42.7, tail = 0.6317, cell = 0.8321, thin = 6.488, deep = 0.01847, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 74.76, plane = 15.59, row = 0.7748, vector = 1.84, tail = 0.4419, cell = 0.5809, thin = 12.18, deep = 0.01633, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <call = 12.29, plane = 15.36, row = 6.165, vector = 1.189, tail = 3.046, tap = 0.04317, step = 0.002476, far = 0.002269, cache = 1048576, deep = 0.04565, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 703.6, plane = 48.62, row = 1.758, vector = 5.532, tail = 7.661, input = 0.3035, tap = 0.002831, step = 0.01163, far = 0.003855, cache = 838861, deep = 0.07121, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <call = 11.71, plane = 15.07, row = 6.561, vector = 0.9217, tail = 1.302, cell = 0.05327, thin = 6.621, tap = 0.0643, step = 0.003635, far = 0.002233, cache = 838861, deep = 0.04991, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 707.1, plane = 42.78, row = 1.358, vector = 3.855, tail = 6.62, input = 0.4837, tap = 0.005654, step = 0.02002, far = 0.004116, cache = 1048576, deep = 0.07181, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <call = 14.61, plane = 14.35, row = 5.46, vector = 1.645, tail = 0.778, thin = 6.505, tap = 0.1583, step = 0.006144, far = 0.004724, cache = 838861, deep = 0.05053, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 7.999, plane = 1.63, row = 0.2806, vector = 1.704, cell = 0.04177, far = 0.001513, cache = 838861, deep = 0.0307, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_plain" cost <call = 5.864, plane = 2.692, row = 0.3807, vector = 0.7964, tail = 0.7349, cell = 0.07385, far = 0.002423, cache = 629146, deep = 0.04165, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 6.37, plane = 2.294, row = 0.6028, vector = 0.9709, tail = 0.06541, cell = 0.04963, far = 0.00119, cache = 838861, deep = 0.0488, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 9.084, plane = 1.432, row = 0.7434, vector = 0.7667, cell = 0.09491, thin = 14.79, far = 0.00002898, cache = 419430, deep = 0.04629, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.08574, vector = 4.581, tail = 25.96, far = 0.003419, cache = 1048576, deep = 0.2598, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 4.921, plane = 2.681, width = 64, tail = 0.05596, cell = 0.1612, thin = 0.008648, deep = 0.0109, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 10.87, plane = 1.706, row = 0.7066, vector = 1.395, tail = 0.08009, cell = 0.02504, far = 0.00008994, cache = 419430, deep = 0.03025, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 47.81, vector = 0.5364, cell = 0.2339, far = 0.002811, cache = 1363149, deep = 0.04165, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 10.66, plane = 1.022, vector = 1.007, width = 32, cell = 0.178, thin = 0.009651, deep = 0.009231, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 11.44, plane = 1.718, row = 0.6308, vector = 1.241, cell = 0.1254, thin = 7.225, deep = 0.02653, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 250.7, row = 4.245, vector = 6.063, tail = 0.4103, cell = 0.01732, deep = 0.01456, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 241.4, row = 3.568, vector = 5.361, tail = 0.5297, far = 0.0001387, cache = 419430, deep = 0.02945, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 246.6, plane = 0.7801, row = 3.649, vector = 4.468, tail = 0.2285, thin = 31.71, far = 0.00108, cache = 1363149, deep = 0.02558, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 7.255, vector = 8.4, tail = 39.63, cell = 0.2304, far = 0.01527, cache = 629146, deep = 0.2575, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 47.19, plane = 29.58, vector = 3.8, tail = 0.9306, cell = 0.04916, far = 0.002029, cache = 629146, deep = 0.02265, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 342.3, row = 7.48, vector = 6.225>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 260.7, row = 4.046, vector = 3.635, tail = 1.439, cell = 0.08338, deep = 0.01606, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 226.3, plane = 2.485, row = 5.316, tail = 2.401, cell = 0.3685, far = 0.007485, cache = 629146, deep = 0.02265, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 282.1, plane = 13.84, row = 0.2355, vector = 4.164, tail = 0.4696, cell = 0.02544, far = 0.001501, cache = 838861, deep = 0.02265, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 352.1, row = 10.9, vector = 4.283, far = 0.0002235, cache = 419430>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.47, plane = 1.339, row = 8.13, vector = 4.104, tail = 0.217, thin = 11.41, far = 0.0009283, cache = 1363149, deep = 0.0204, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 15.59, plane = 30.41, row = 11.07, width = 32, tail = 4.376, tap = 0.0731, step = 0.01281, far = 0.002059, cache = 419430, deep = 0.06858, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 52.79, vector = 2.691, tail = 32.61, tap = 0.5692, step = 0.003733, far = 0.02125, cache = 838861, deep = 0.4352, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 879.5, plane = 65.06, vector = 17.52, width = 64, tail = 0.3024, input = 0.276, step = 0.0621, deep = 0.1684, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 406.1, plane = 9.567, vector = 11.44, width = 32, cell = 0.4796, input = 0.3743, tap = 0.00008276, step = 0.03167, deep = 0.2024, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 788.9, plane = 61.99, vector = 14, width = 32, cell = 0.1966, input = 0.2705, tap = 0.000961, step = 0.07501, deep = 0.19, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 20.33, plane = 11.49, row = 9.334, tail = 2.635, cell = 0.0133, input = 0.01251, thin = 11.16, tap = 0.2743, far = 0.001688, cache = 419430, deep = 0.08126, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <call = 2.81, plane = 3.491, row = 0.3895, vector = 1.522, tail = 0.6379, cell = 0.02848, far = 0.002845, cache = 838861, deep = 0.02657, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_ahead" cost <call = 1.074, plane = 4.782, vector = 1.846, tail = 0.3845, cell = 0.0172, far = 0.002683, cache = 838861, deep = 0.01585, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 10.66, plane = 8.13, vector = 1.259, cell = 0.07908, far = 0.003636, cache = 629146, deep = 0.03438, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 11.94, plane = 3.131, row = 0.3535, tail = 97.89, cell = 0.1291, far = 0.00157, cache = 1048576, deep = 0.02363, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 63.68, row = 3.963, vector = 2.22, thin = 16.86, far = 0.002862, cache = 838861, deep = 0.02686, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <call = 6.504, plane = 3.777, row = 0.7094, vector = 1.204, tail = 0.2139, cell = 0.01808, far = 0.001907, cache = 838861, deep = 0.03114, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 9.764, plane = 3.622, row = 0.5272, vector = 1.397, tail = 116.3, far = 0.0005437, cache = 1048576, deep = 0.02578, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 77.53, plane = 1.809, row = 1.354, vector = 1.791, tail = 1.051, thin = 8.159, far = 0.001927, cache = 838861, deep = 0.03311, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 10.09, plane = 2.308, row = 1.609, vector = 0.9762, tail = 0.07533, cell = 0.06431, thin = 6.697, far = 0.0005739, cache = 838861, deep = 0.03404, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 36.16, plane = 14.07, row = 0.4445, vector = 3.526, tail = 2.087, far = 0.001522, cache = 838861, deep = 0.02147, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 30.38, plane = 22.18, vector = 3.184, cell = 0.1274, far = 0.001647, cache = 629146, deep = 0.03599, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 34.48, plane = 3.639, row = 0.6807, tail = 61.73, cell = 0.2363, deep = 0.01734, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 68.66, plane = 5.793, row = 67.99, tail = 1.713, cell = 0.3897, thin = 19.71, deep = 0.02088, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 35.09, plane = 17.25, row = 0.7193, vector = 3.177, tail = 0.02347, cell = 0.0184, deep = 0.02179, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 54.37, plane = 9.138, row = 0.4776, vector = 0.2478, width = 16, cell = 0.3625, thin = 0.1549, deep = 0.01603, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 23.99, plane = 7.663, row = 40.44, vector = 5.588, thin = 6.094, far = 0.004732, cache = 419430, deep = 0.02088, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 24.3, plane = 18.35, row = 0.271, vector = 2.681, tail = 0.03711, cell = 0.3157, thin = 12.32, deep = 0.01404, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 11.64, plane = 15.64, row = 5.067, vector = 1.194, tail = 2.549, tap = 0.04154, step = 0.001957, far = 0.001367, cache = 838861, deep = 0.04122, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 725, plane = 48.57, row = 0.6237, vector = 4.637, tail = 9.254, input = 0.3545, tap = 0.006574, deep = 0.07031, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 13.67, plane = 14.73, row = 5.156, vector = 1.296, tail = 1.152, thin = 6.133, tap = 0.06887, step = 0.00198, far = 0.00121, cache = 629146, deep = 0.04356, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 726.8, plane = 45.36, row = 0.7239, vector = 3.559, tail = 7.558, input = 0.5183, tap = 0.01121, step = 0.002931, deep = 0.0633, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 17.76, plane = 13.86, row = 5.302, vector = 1.159, tail = 0.8463, cell = 0.015, thin = 5.797, tap = 0.147, step = 0.002708, far = 0.001128, cache = 419430, deep = 0.04135, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 46.63, plane = 27.45, row = 6.768, width = 32, tail = 1.292, input = 0.02521, thin = 0.4174, tap = 0.1013, far = 0.001391, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 61.15, plane = 0.09758, vector = 2.073, tail = 29.66, input = 0.001159, tap = 0.5723, step = 0.003727, far = 0.0272, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 958.2, plane = 64.86, vector = 13.25, width = 64, cell = 0.1204, input = 0.2456, step = 0.05764, far = 0.0167, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 352.8, plane = 9.868, row = 1.37, vector = 17.13, width = 32, cell = 0.03773, input = 0.5016, tap = 0.0007973, step = 0.01549, far = 0.006768, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 798, plane = 62.35, vector = 6.203, tail = 3.325, input = 0.2115, thin = 0.5995, tap = 0.0004993, step = 0.07543, far = 0.01422, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 8.815, plane = 14.13, row = 6.499, tail = 4.655, cell = 0.193, input = 0.01868, thin = 10.2, tap = 0.2478, far = 0.005169, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <call = 11.65, plane = 15.18, row = 5.323, vector = 1.039, tail = 2.053, tap = 0.04255, step = 0.002712, far = 0.001611, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 671.1, plane = 44.99, vector = 4.418, tail = 10.32, input = 0.387, tap = 0.003126, step = 0.004391>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <call = 11.36, plane = 15.07, row = 5.429, tail = 2.154, cell = 0.1418, thin = 5.871, tap = 0.06569, step = 0.003971, far = 0.002245, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 724, plane = 35.96, row = 0.02091, vector = 3.487, tail = 8.943, input = 0.5593, tap = 0.005405, step = 0.01046>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 11.95, plane = 14.42, row = 5.058, vector = 1.327, tail = 1.288, thin = 5.451, tap = 0.1396, step = 0.005991, far = 0.003866, cache = 1363149>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 32.38, plane = 20.87, row = 0.5865, width = 64, tail = 10.99, tap = 0.09582, step = 0.004741, far = 0.003552, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 311.1, plane = 6.151, row = 0.5423, vector = 4.431, tail = 11.93, cell = 0.1228, input = 0.5439, tap = 0.001985, step = 0.0253>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 18.1, plane = 15.19, row = 6.26, vector = 0.4922, tail = 4.865, thin = 12.69, tap = 0.1539, step = 0.002335, far = 0.01139, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 11.22, plane = 14.57, row = 4.766, vector = 0.7339, tail = 2.607, tap = 0.02651, step = 0.001793, far = 0.0005677, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 513.2, plane = 38.14, vector = 0.4659, tail = 13.29, input = 0.2133, tap = 0.001935, step = 0.004759>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 12.36, plane = 13.81, row = 4.901, vector = 0.9653, tail = 2.484, tap = 0.032, step = 0.001979, far = 0.0008409, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 15.39, plane = 11.69, row = 4.228, vector = 1.369, tail = 2.506, thin = 6.835, tap = 0.0704, step = 0.003584>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 14.78, plane = 0.01219, row = 0.5422, vector = 6.472, tail = 0.07529, cell = 0.002352, far = 0.0002168, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 10.28, plane = 1.987, row = 0.3546, vector = 3.818, tail = 0.2655, cell = 0.02657>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.15, plane = 0.7821, row = 0.2429, vector = 3.814, cell = 0.04634>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 60.59, plane = 1.392, vector = 1.565, cell = 0.475>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.63, plane = 1.506, row = 0.1403, vector = 6.54, tail = 0.3043, cell = 0.04246, far = 0.00007097, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 11.89, plane = 1.03, row = 0.4015, vector = 5.717, cell = 0.05602>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 12.71, plane = 0.9793, row = 0.3907, vector = 2.625, tail = 0.1992, cell = 0.4902, thin = 9.777, far = 0.00002106, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 73.23, plane = 19.7, row = 0.7357, vector = 5.063, tail = 0.3196, cell = 0.03069, far = 0.00115, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 270, row = 19.54, vector = 12.29, tail = 2.314, cell = 0.06227, far = 0.0003155, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 268.3, row = 11.87, vector = 9.664, tail = 0.2366, far = 0.0002743, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 262.4, plane = 1.5, row = 10.36, vector = 8.193, tail = 1.262, cell = 0.1361, far = 0.0007363, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 22.21, row = 24.44, vector = 16.56, tail = 0.5688, far = 0.0008472, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 20.57, plane = 1.236, row = 8.315, vector = 8.062, tail = 0.6051, cell = 0.1403, far = 0.001044, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 17.29, plane = 0.9448, row = 22.08, vector = 11.72, tail = 1.203, cell = 0.2156, far = 0.001614, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 25.05, row = 22.12, tail = 1.546, cell = 2.548, thin = 5.299, far = 0.003014, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 14.43, plane = 19.67, row = 5.811, tail = 4.734, tap = 0.1135, far = 0.0006864, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 574.9, plane = 9.758, row = 2.628, tail = 1.795, cell = 0.709, input = 0.5653, tap = 0.002777, step = 0.02572>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 31.74, plane = 10.19, row = 6.412, vector = 0.09762, tail = 3.848, thin = 19.87, tap = 0.277, far = 0.0004856, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 9.582, plane = 4.22, row = 0.626, vector = 5.38, tail = 0.6046, cell = 0.01882, far = 0.0004194, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <call = 15.29, plane = 7.302, vector = 3.69, tail = 0.3811, cell = 0.02778, far = 0.001597, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.14, plane = 3.937, row = 0.7775, vector = 2.802, tail = 0.05076, cell = 0.06108, thin = 10.13>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 1.871, plane = 3.182, row = 0.3819, tail = 134.6, cell = 0.2237>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.519, plane = 4.342, row = 1.054, vector = 4.215, tail = 0.4135, cell = 0.02953, far = 0.0003046, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <call = 10.68, plane = 3.982, row = 1.214, vector = 2.245, tail = 0.05126, cell = 0.04859, thin = 16.79, far = 0.0002906, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 112.8, plane = 3.543, row = 0.4799, tail = 23.28, cell = 0.2842>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <call = 88.54, row = 2.148, vector = 3.875, tail = 1.015, thin = 9.477>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.219, plane = 3.247, row = 0.4814, vector = 4.083, tail = 0.3457, cell = 0.1474, thin = 9.555, far = 0.00004429, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 49.84, plane = 19.84, vector = 10.42, tail = 0.4279, cell = 0.0533>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 55.84, plane = 19.94, vector = 6.166, tail = 0.08845, cell = 0.1393>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 82.79, plane = 18.29, vector = 5.095, cell = 0.2677, thin = 19.2>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 277.2, plane = 36.75, row = 0.5099, tail = 266.2, cell = 0.3336, far = 0.0008, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 54.8, plane = 21.32, row = 0.3666, vector = 6.666, tail = 0.1043, cell = 0.1244>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 56.45, plane = 16.68, row = 0.1209, vector = 3.239, cell = 0.1458, thin = 15.8>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 138.8, plane = 14.47, row = 1.25, vector = 7.869, tail = 236, far = 0.0002527, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 217.9, row = 43.54, tail = 1.268, cell = 1.386, thin = 8.446>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 117.4, plane = 21.07, vector = 6.414, tail = 0.05753, cell = 0.5063, thin = 17.44>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 17.42, plane = 11.96, row = 5.183, vector = 3.689, tail = 4.508, tap = 0.04649, step = 0.001504, far = 0.00051, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 861.9, plane = 58.79, row = 2.422, vector = 21.63, tail = 13.95, input = 0.243, tap = 0.0009086, step = 0.002389>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 17.17, plane = 11.42, row = 4.224, vector = 3.822, tail = 4.001, tap = 0.08422, step = 0.001604, far = 0.001321, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 17.82, plane = 12.46, row = 4.464, vector = 3.394, tail = 3.66, thin = 9.126, tap = 0.1655, step = 0.002891, far = 0.003134, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <plane = 21.03, row = 2.924, tail = 4.426, tap = 0.1291, step = 0.009062, far = 0.009925, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 241.4, plane = 9.902, vector = 11.33, cell = 0.07629, input = 0.5148, tap = 0.004682, step = 0.02325, far = 0.00837, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 13.89, row = 5.902, vector = 0.06981, tail = 1.288, input = 0.02296, thin = 18.27, tap = 0.2579, step = 0.01114, far = 0.01595, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <call = 19.91, plane = 17.33, row = 5.894, vector = 1.725, tail = 5.952, tap = 0.05047, step = 0.003003, far = 0.0009422, cache = 1363149>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 697, plane = 38.97, row = 0.9761, vector = 6.159, tail = 13.09, input = 0.206, step = 0.009886>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <call = 17.24, plane = 14.86, row = 4.741, vector = 2.338, tail = 3.51, tap = 0.08621, step = 0.005126, far = 0.0006112, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 30.42, plane = 12.98, row = 5.158, vector = 2.65, tail = 2.784, thin = 8.694, tap = 0.1577, step = 0.009276>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 22.9, plane = 20.84, row = 4.085, width = 64, tail = 18.46, tap = 0.1119, step = 0.0003625>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 210.3, plane = 8.985, vector = 12.02, width = 64, cell = 0.2489, input = 0.5125, thin = 0.5291, tap = 0.0009513, step = 0.03052, far = 0.04105, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 28.14, plane = 6.504, row = 16.32, tail = 4.742, cell = 0.06879, thin = 15.68, tap = 0.2084, step = 0.0004956, far = 0.001138, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 20.06, plane = 14.41, row = 5.148, vector = 1.215, tail = 2.732, tap = 0.03134, step = 0.002413, far = 0.00119, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 615, plane = 44.97, row = 1.447, vector = 2.978, tail = 10.53, input = 0.2011, tap = 0.0003817, step = 0.006449, far = 0.0006936, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 19.08, plane = 13.21, row = 5.154, vector = 1.353, tail = 1.872, tap = 0.04891, step = 0.002288, far = 0.0004842, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 17.36, plane = 13.27, row = 4.551, vector = 1.549, tail = 2.268, thin = 7.208, tap = 0.1098, step = 0.004889>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <call = 30.99, plane = 17.68, width = 64, tail = 12.57, thin = 0.08348, tap = 0.1307, step = 0.005737>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 68.97, plane = 11.14, row = 4, vector = 0.1774, tail = 7.934, input = 0.002672, thin = 18.52, tap = 0.2278, step = 0.00157>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <call = 18.86, plane = 13.76, row = 4.914, vector = 0.8644, tail = 3.792, tap = 0.03756, step = 0.0005755, far = 0.002398, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 776.9, plane = 41.57, row = 0.926, vector = 5.275, tail = 8.068, input = 0.1778, tap = 0.0009115, step = 0.005175>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 17.86, plane = 13.54, row = 4.824, vector = 1.167, tail = 2.646, tap = 0.05213, step = 0.0009859, far = 0.001217, cache = 838861>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 24.17, plane = 13.71, row = 4.276, vector = 1.34, tail = 2.355, thin = 7.339, tap = 0.1171, step = 0.002106, far = 0.001365, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <call = 9.916, plane = 20.83, row = 6.739, width = 64, tail = 5.296, tap = 0.08344, step = 0.01435, far = 0.005682, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 406.6, plane = 6.462, width = 64, cell = 0.4696, input = 0.5024, thin = 0.2365, step = 0.02485, far = 0.01372, cache = 838861>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 38.77, plane = 8.916, row = 9.175, vector = 0.1236, tail = 5.93, input = 0.02457, thin = 11.67, tap = 0.1589, far = 0.004319, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <call = 4.579, plane = 13.87, row = 4.192, vector = 0.4606, tail = 3.521, tap = 0.03313, step = 0.001252, far = 0.002212, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 341.4, plane = 37.02, row = 2.189, vector = 0.3955, tail = 9.713, input = 0.196, tap = 0.002753, step = 0.006491>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 8.41, plane = 11.79, row = 4.544, vector = 0.8354, tail = 1.925, cell = 0.00599, tap = 0.03766, step = 0.001246, far = 0.002053, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 4.991, plane = 11.24, row = 4.243, vector = 1.12, tail = 1.486, thin = 6.177, tap = 0.0824, step = 0.002303>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 12.03, plane = 3.511, row = 0.345, vector = 6.055, tail = 0.243, cell = 0.01551, far = 0.0002883, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 10.25, plane = 2.856, row = 0.2949, vector = 3.77, tail = 0.274, cell = 0.02851, far = 0.00016, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.27, plane = 1.995, vector = 4.195, tail = 0.0288, far = 0.00006002, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 50.65, plane = 1.592, vector = 1.166, cell = 0.5272, far = 0.00002351, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.46, plane = 2.39, row = 0.1383, vector = 6.827, tail = 0.1507, cell = 0.02387, far = 0.00008332, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 9.147, plane = 2.625, row = 0.6055, vector = 1.92, tail = 0.1021, cell = 0.01532>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 12.29, plane = 2.651, row = 0.06526, vector = 6.173, tail = 0.04377, far = 0.0001684, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 15.2, plane = 1.402, row = 0.1557, vector = 2.101, tail = 0.5982, cell = 0.6181, thin = 10.06, far = 0.0006941, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 61.49, plane = 18.16, row = 0.8686, vector = 4.253, tail = 0.6882, cell = 0.06165, far = 0.0008404, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 276.3, row = 19.95, vector = 13.94, tail = 0.5344, cell = 0.01162, far = 0.0007574, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 262, plane = 8.659, row = 12.15, vector = 8.069, tail = 0.9599, cell = 0.09924, far = 0.0004358, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 260.3, plane = 5.276, row = 10.59, vector = 9.355, tail = 0.2127, far = 0.0006253, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 6.564, plane = 18.41, row = 25.06, vector = 15.15, tail = 0.538, cell = 0.09135, far = 0.001019, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 17.76, plane = 2.106, row = 11.7, vector = 4.646, tail = 0.1786, cell = 0.007146, far = 0.0004545, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 11.76, plane = 8.402, row = 22, vector = 13.15, cell = 0.05136, far = 0.001243, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 25.28, row = 23.26, tail = 0.8065, cell = 2.566, thin = 6.886>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 16.35, plane = 14.25, row = 6.082, tail = 4.838, tap = 0.1137, far = 0.00001983, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 467.2, plane = 10.05, vector = 4.781, width = 32, tail = 7.994, cell = 0.453, input = 0.5323, thin = 0.1382, step = 0.0326, far = 0.01344, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 43.88, plane = 5.135, row = 7.165, tail = 5.108, thin = 23.3, tap = 0.2642, step = 0.005533, far = 0.0004638, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <call = 10.28, plane = 4.044, row = 0.6354, vector = 5.87, tail = 0.3401, cell = 0.002669, far = 0.0005012, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <call = 16.25, plane = 7.022, vector = 3.61, tail = 0.4645, cell = 0.03078, far = 0.001539, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.54, plane = 3.696, row = 0.866, vector = 3.032, cell = 0.02843, thin = 10.01, far = 0.0002637, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <plane = 3.32, row = 0.417, tail = 61.47, cell = 0.2202>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.972, plane = 3.146, row = 0.4678, vector = 4.644, tail = 0.2602, cell = 0.01363, far = 0.0004204, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <call = 10.43, plane = 3.742, row = 0.9083, vector = 2.156, tail = 0.08744, cell = 0.03274, thin = 11.59, far = 0.0003377, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 17.02, plane = 3.035, row = 0.3994, tail = 103.6, cell = 0.302>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <call = 70.77, plane = 1.214, row = 0.6434, vector = 2.677, tail = 2.112, cell = 0.007831, thin = 13.33, far = 0.003786, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 9.123, plane = 2.934, row = 0.616, vector = 4.323, tail = 0.2089, cell = 0.1122, thin = 9.384, far = 0.0001928, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 50.97, plane = 20.66, vector = 11.51, tail = 0.224, cell = 0.02733>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 69.25, plane = 20.61, vector = 6.434, tail = 0.9175, cell = 0.131>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 106.4, plane = 15.98, vector = 5.049, tail = 0.02501, cell = 0.296, thin = 18.65>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 403.5, plane = 38.23, row = 0.06196, tail = 275.2, cell = 0.3387, far = 0.0006897, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 72.68, plane = 21.23, vector = 7.239, tail = 1.255, cell = 0.1648>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 79.1, plane = 14.42, vector = 3.75, tail = 0.0806, cell = 0.1856, thin = 15.04>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 166.2, plane = 40.05, row = 0.7293, tail = 99.76, cell = 0.561, far = 0.0001039, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 108.6, row = 41.87, vector = 8.072, thin = 20.86>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 155.7, plane = 17.37, vector = 5.846, tail = 0.4801, cell = 0.605, thin = 17.41>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 15.68, plane = 12.49, row = 4.929, vector = 3.793, tail = 4.969, tap = 0.04601, step = 0.001695, far = 0.001209, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 766.3, plane = 56.78, row = 1.376, vector = 21.53, tail = 16.84, input = 0.2314, tap = 0.001986, step = 0.006168>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 16.71, plane = 11.73, row = 3.972, vector = 3.84, tail = 3.897, tap = 0.0843, step = 0.001624, far = 0.001527, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 17.63, plane = 12.68, row = 4.258, vector = 3.404, tail = 3.818, thin = 9.551, tap = 0.1688, step = 0.001275, far = 0.003258, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <plane = 24.35, row = 5.768, tail = 11.87, tap = 0.1384, step = 0.003468>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 455.9, plane = 8.726, row = 3.483, width = 32, cell = 0.7299, input = 0.5829, thin = 0.4648, tap = 0.0002789, step = 0.02304>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 8.267, plane = 6.087, row = 15.67, tail = 0.4874, input = 0.04625, thin = 25.28, tap = 0.2693, step = 0.0009295>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 21.2, plane = 12.93, row = 5.497, vector = 3.03, tail = 3.778, tap = 0.04199, step = 0.004376>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 713.3, plane = 44.81, vector = 5.273, tail = 16.17, input = 0.2219, tap = 0.002604, step = 0.008929>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 24.91, plane = 10.57, row = 5.319, vector = 2.823, tail = 2.688, tap = 0.07736, step = 0.006413, far = 0.001565, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 33.58, plane = 9.02, row = 5.871, vector = 3.007, tail = 2.691, thin = 8.823, tap = 0.1443, step = 0.01165>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <plane = 26.75, row = 10.32, width = 64, thin = 0.3292, tap = 0.12, step = 0.007208>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 555.9, plane = 7.328, row = 1.239, vector = 20.91, width = 32, input = 0.5832, thin = 0.1169, step = 0.01488>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 33.29, plane = 14.72, row = 10.13, vector = 0.2076, tail = 3.469, input = 0.02782, thin = 24.97, tap = 0.2138>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <call = 19.99, plane = 14.6, row = 5.278, vector = 1.248, tail = 3.729, tap = 0.03335, step = 0.001675, far = 0.0009383, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 698.3, plane = 42.67, row = 0.4089, vector = 5.551, tail = 9.24, input = 0.2067, tap = 0.001216, step = 0.001981>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <call = 16.48, plane = 14.2, row = 5.012, vector = 1.651, tail = 1.562, tap = 0.04632, step = 0.002102, far = 0.001217, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 17.44, plane = 14.92, row = 4.57, vector = 1.838, tail = 1.332, thin = 6.771, tap = 0.1002, step = 0.005332>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 0.1687, plane = 20.77, row = 6.177, width = 32, thin = 0.8728, tap = 0.1135, step = 0.01227>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 21.24, plane = 5.609, row = 12.46, tail = 10.44, input = 0.005018, thin = 21.53, tap = 0.2195, step = 0.0002875, far = 0.001761, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <call = 22.18, plane = 12.18, row = 5.586, vector = 1.377, tail = 4.089, tap = 0.03006, step = 0.002124, far = 0.002128, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 749.8, plane = 42.78, vector = 3.116, tail = 12.59, input = 0.1951, tap = 0.001482, step = 0.00393>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 22.59, plane = 13.95, row = 4.426, vector = 1.674, tail = 2.209, tap = 0.04426, step = 0.00199, far = 0.002965, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 23.52, plane = 13.18, row = 4.301, vector = 1.782, tail = 2.94, thin = 6.108, tap = 0.0984, step = 0.004536, far = 0.005081, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 18.7, plane = 13.28, row = 9.012, vector = 0.7816, tail = 8.742, input = 0.02811, tap = 0.08841, step = 0.006903, far = 0.002834, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 24.34, row = 0.2244, vector = 3.067, tail = 29.46, tap = 0.2514, step = 0.009975, far = 0.005521, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 12.69, plane = 15.31, row = 3.742, tail = 2.936, thin = 0.3198, tap = 0.6409, step = 0.006387>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <call = 11.51, plane = 12.5, row = 4.687, vector = 0.9203, tail = 2.224, input = 0.0005044, tap = 0.03688, step = 0.001507, far = 0.0007982, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 13.3, plane = 10.53, row = 4.816, tail = 1.746, cell = 0.1076, thin = 2.675, tap = 0.3969, step = 0.01534>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 14.68, plane = 12.44, row = 11.74, tail = 11.11, cell = 0.1506, input = 0.0381, tap = 0.1402, step = 0.005884, far = 0.0002565, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 29.7, vector = 4.159, tail = 31.33, tap = 0.2778, step = 0.009481, far = 0.006603, cache = 1048576>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 8.712, plane = 17.14, row = 7.294, tail = 4.417, thin = 6.004, tap = 1.047>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <call = 9.617, plane = 17.61, row = 6.339, vector = 2.521, tail = 4.168, tap = 0.06589, step = 0.001979, far = 0.0009022, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 16.48, plane = 13.41, row = 5.716, tail = 3.188, cell = 0.7096, thin = 0.898, tap = 0.6599, step = 0.04372>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 8.806, plane = 15.07, row = 10.47, vector = 6.599, width = 32, tail = 0.8002, tap = 0.1391, step = 0.01171>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 28.13, row = 0.3306, vector = 4.042, tail = 30.6, tap = 0.2885, step = 0.006514, far = 0.006991, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <plane = 8.082, row = 13.49, tail = 0.4827, thin = 11.84, tap = 1.09>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <call = 14.39, plane = 14.85, row = 5.854, vector = 2.432, tail = 5.117, tap = 0.06207, step = 0.002773, far = 0.001677, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 9.364, plane = 12.2, row = 5.046, tail = 3.174, cell = 0.7731, thin = 2.319, tap = 0.7215, step = 0.03988>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 13.08, plane = 16.3, row = 10.25, vector = 1.184, tail = 7.202, input = 0.02203, tap = 0.1104, step = 0.003903, far = 0.002679, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 28.77, vector = 2.564, tail = 32.42, cell = 0.04521, input = 0.009583, tap = 0.2812, step = 0.005813, far = 0.005726, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 14.9, plane = 19.68, row = 3.73, width = 4, tail = 5.405, thin = 0.3346, tap = 0.7847, far = 0.0005699, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <call = 12.58, plane = 12.73, row = 5.402, vector = 1.686, tail = 2.343, tap = 0.04962, step = 0.002083, far = 0.0006334, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 30.49, plane = 10.95, row = 4.343, vector = 0.7365, tail = 2.143, thin = 3.406, tap = 0.5288, step = 0.02944, far = 0.0007465, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 7.308, plane = 21.03, row = 8.944, vector = 2.519, width = 16, tail = 3.836, input = 0.001235, tap = 0.1122, step = 0.01045, far = 0.00626, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 18.32, vector = 3.165, tail = 33.9, tap = 0.2732, step = 0.01147, far = 0.008129, cache = 1048576>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 6.508, plane = 10.24, row = 10.15, tail = 7.804, thin = 1.497, tap = 0.7643, step = 0.0008806>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <call = 9.177, plane = 14.54, row = 5.099, vector = 1.632, tail = 2.085, tap = 0.05139, step = 0.00209, far = 0.00103, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 7.201, plane = 12.13, row = 5.378, vector = 0.9431, tail = 1.836, thin = 2.613, tap = 0.4832, step = 0.02766>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 13.72, plane = 36.73, row = 8.485, tail = 3.536, tap = 0.05652, step = 0.01364, far = 0.003615, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 15.01, plane = 0.05564, vector = 4.629, tail = 35.36, input = 0.009586, tap = 0.2279, step = 0.008658, far = 0.008755, cache = 838861>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 15.06, plane = 14.7, row = 8.356, vector = 2.4, width = 8, tail = 5.235, input = 0.004288, tap = 0.09626, step = 0.01111, far = 0.005369, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <call = 13.61, plane = 12.13, row = 5.225, vector = 0.8483, tail = 1.048, tap = 0.02922, step = 0.0008729, far = 0.0008993, cache = 1048576>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <call = 18.38, plane = 12.13, row = 5.045, vector = 0.9248, tail = 0.6346, thin = 2.349, tap = 0.05597, step = 0.0009811, far = 0.0009644, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 7.857, plane = 28.36, row = 5.303, width = 32, tail = 6.942, thin = 0.00304, tap = 0.1008, step = 0.01213, far = 0.001718, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 34.51, plane = 0.04652, vector = 4.949, tail = 38.62, input = 0.01468, tap = 0.2424, step = 0.004182, far = 0.007731, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 21.83, plane = 12.93, row = 10.27, tail = 7.853, cell = 0.2944, input = 0.06635, thin = 12.15, tap = 0.2118, step = 0.008712, far = 0.0002169, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <call = 13.23, plane = 14.71, row = 6.731, vector = 2.452, tail = 1.79, tap = 0.05, step = 0.001578, far = 0.0005086, cache = 838861>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 13.15, plane = 14.6, row = 6.304, vector = 0.2607, tail = 2.203, cell = 0.5975, thin = 6.86, tap = 0.1247, step = 0.001652>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 6.923, plane = 19.16, row = 8.395, width = 32, tail = 0.3584, input = 0.03676, thin = 0.1378, tap = 0.09617, step = 0.008461, far = 0.0002113, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 27.98, vector = 5.517, tail = 36.15, tap = 0.2476, step = 0.006729, far = 0.001906, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 23.23, plane = 4.368, row = 15.33, vector = 1.31, tail = 1.465, input = 0.06609, thin = 21.37, tap = 0.189, step = 0.009036, far = 0.00008745, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <call = 15.66, plane = 13.28, row = 6.691, vector = 2.143, tail = 2.168, tap = 0.05264, step = 0.0009579, far = 0.001627, cache = 1048576>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <call = 21.25, plane = 13.84, row = 6.097, vector = 0.5855, tail = 2.092, cell = 0.378, thin = 4.389, tap = 0.1249, step = 0.001355, far = 0.0007069, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 25.17, plane = 27.54, row = 10.51, width = 64, cell = 0.005984, input = 0.01987, thin = 0.1503, tap = 0.0831, far = 0.001309, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 41.76, plane = 0.02537, vector = 4.47, tail = 34.11, input = 0.01281, tap = 0.2423, step = 0.005663, far = 0.005479, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 6.433, plane = 12.36, row = 12.4, vector = 1.388, tail = 1.245, thin = 13.05, tap = 0.1886>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <call = 13.37, plane = 13.04, row = 5.689, vector = 1.417, tail = 1.903, tap = 0.04704, step = 0.001354, far = 0.0008303, cache = 838861>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <call = 15.21, plane = 12.93, row = 5.487, vector = 1.501, tail = 1.012, thin = 4.317, tap = 0.1108, step = 0.001491, far = 0.0002435, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 23.83, plane = 36.55, row = 1.71, width = 64, input = 0.01504, thin = 0.4887, tap = 0.07949, step = 0.006972, far = 0.008048, cache = 1363149>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 37.44, plane = 0.1393, vector = 4.948, tail = 36.42, input = 0.008096, tap = 0.2433, step = 0.007046, far = 0.006676, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <plane = 18.29, row = 7.78, vector = 1.241, tail = 3.844, thin = 11.44, tap = 0.1956, far = 0.001451, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <call = 14.32, plane = 12.77, row = 6.203, vector = 1.371, tail = 0.9696, tap = 0.04709, step = 0.001672, far = 0.0004997, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 18.11, plane = 13.9, row = 5.303, vector = 1.495, tail = 0.8668, thin = 5.322, tap = 0.1125, step = 0.001224>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 27.83, plane = 18.03, row = 10.83, width = 32, tail = 1.01, input = 0.02257, thin = 0.2773, tap = 0.04693, step = 0.001036, far = 0.00948, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 2.304, plane = 5.756, row = 12.43, tail = 0.7175, cell = 0.09583, input = 0.04862, thin = 9.955, tap = 0.05974, step = 0.003108, far = 0.007558, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 19.23, plane = 11.05, row = 5.358, vector = 0.781, tail = 1.154, tap = 0.0274, step = 0.0007011, far = 0.0008028, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <call = 13.41, plane = 11.15, row = 5.544, vector = 0.7791, tail = 1.017, input = 0.0000608, tap = 0.01432, step = 0.0006268, far = 0.0007218, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 18.69, plane = 10.99, row = 5.135, vector = 0.2371, tail = 1.293, cell = 0.07725, thin = 6.989, tap = 0.02915, step = 0.0007632, far = 0.0008425, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 38.66, plane = 21.13, row = 8.063, tail = 0.4523, tap = 0.07725, step = 0.01024, far = 0.003638, cache = 629146>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 44.5, plane = 5.307, row = 10.79, tail = 4.683, cell = 0.04791, input = 0.0923, thin = 16.51, tap = 0.1624, step = 0.0002387, far = 0.002551, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 17.49, plane = 13.13, row = 7.136, vector = 2.352, tail = 1.254, tap = 0.05101, step = 0.001174>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <call = 16.31, plane = 14.18, row = 6.188, vector = 2.594, tail = 2.214, tap = 0.03877, step = 0.001643>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 18.46, plane = 13.86, row = 5.498, vector = 2.361, tail = 1.253, cell = 0.06455, thin = 6.931, tap = 0.08119, step = 0.00145>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <row = 13.95, width = 64, tail = 2.791, input = 0.01162, thin = 0.222, tap = 0.08554, step = 0.001908, far = 0.005089, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <row = 21.14, cell = 0.06877, input = 0.05526, thin = 18.36, tap = 0.1549, step = 0.002005, far = 0.003555, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 17.61, plane = 12.85, row = 7.305, vector = 2.258, tail = 1.537, tap = 0.04538, step = 0.001368>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 10.61, plane = 15.16, row = 6.203, vector = 2.418, tail = 2.947, tap = 0.03688, step = 0.000673, far = 0.0007925, cache = 1048576>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 16.25, plane = 13.57, row = 5.662, tail = 2.561, cell = 0.3101, thin = 6.634, tap = 0.08108, step = 0.0007464>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 26.41, plane = 32.36, row = 12.85, tail = 20.06, tap = 0.07495, step = 0.005874>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 33.72, plane = 11.72, row = 16.15, vector = 0.6232, input = 0.02173, thin = 12.98, tap = 0.1361>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <call = 17.77, plane = 12.1, row = 6.785, vector = 1.499, tail = 0.1035, tap = 0.04563, step = 0.0003929>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <call = 13.75, plane = 12.43, row = 6.595, vector = 1.507, tail = 0.266, tap = 0.02478, step = 0.0006066>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 18.5, plane = 12.75, row = 5.524, tail = 0.0664, cell = 0.2128, thin = 8.75, tap = 0.05961, step = 0.0002718>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 11.52, plane = 35.45, row = 9.82, tail = 0.2099, input = 0.00918, tap = 0.05728, step = 0.01257>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 4.46, plane = 12.46, row = 12.83, tail = 3.269, cell = 0.07365, input = 0.02603, thin = 18.15, tap = 0.127, step = 0.003713>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 20.25, plane = 13.53, row = 5.977, vector = 0.3529, tail = 1.51, cell = 0.1187, input = 0.0004209, tap = 0.04887, far = 0.001764, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 14.04, plane = 15.07, row = 6.015, vector = 1.163, tail = 1.423, input = 0.0007888, tap = 0.02744, far = 0.001496, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 17.94, plane = 14.55, row = 5.154, tail = 1.132, cell = 0.179, thin = 8.379, tap = 0.0619, step = 0.0004012>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <plane = 39.25, row = 6.188, width = 32, tail = 4.461, thin = 0.6873, tap = 0.05205, step = 0.004679, far = 0.02338, cache = 1363149>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 22.21, plane = 11.69, row = 8.96, tail = 6.473, cell = 0.1441, thin = 13.39, tap = 0.0646, step = 0.01063>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 20.26, plane = 11.58, row = 4.508, vector = 0.7393, tail = 1.418, cell = 0.003553, tap = 0.03314, step = 0.0003928>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 22.12, plane = 11.18, row = 4.772, vector = 0.8182, tail = 1.321, thin = 17.48, tap = 0.0301, step = 0.0003196>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 12.75, plane = 12.74, row = 10.69, width = 32, tail = 15.47, input = 0.0008384, tap = 0.06172, step = 0.02248, far = 0.0004377, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 40.99, plane = 9.43, row = 8.762, tail = 11.38, input = 0.06007, thin = 17.49, tap = 0.1819, step = 0.005233, far = 0.0007743, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 24.39, plane = 15.23, row = 6.665, vector = 2.331, tail = 1.2, tap = 0.05173, step = 0.0004351, far = 0.0009808, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 26.39, plane = 15.38, row = 5.17, tail = 1.765, cell = 0.3357, thin = 14.05, tap = 0.08498, step = 0.001367, far = 0.0009199, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 43.76, plane = 16.26, row = 8.162, width = 32, input = 0.001394, thin = 0.603, tap = 0.08495, step = 0.006392>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 77.74, plane = 3.279, row = 17.37, tail = 2.375, input = 0.05496, thin = 18.21, tap = 0.1787, step = 0.0005641>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 33, plane = 13.71, row = 7.044, vector = 2.096, tail = 1.395, input = 0.00004989, tap = 0.051, step = 0.0004906>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 36.8, plane = 14.39, row = 5.331, vector = 1.077, tail = 1.712, cell = 0.1755, thin = 14.83, tap = 0.0809, step = 0.0007776>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 33.67, row = 10.59, tail = 14.72, input = 0.004164, tap = 0.07478, far = 0.01308, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <plane = 18.95, row = 9.446, vector = 0.5557, tail = 4.028, input = 0.01783, thin = 16.31, tap = 0.1348, far = 0.01875, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 31.03, plane = 14.81, row = 5.992, vector = 1.34, tail = 0.9364, tap = 0.04714, step = 0.0009279>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 30.4, plane = 14.9, row = 4.964, vector = 0.9826, tail = 0.9999, cell = 0.07407, thin = 14.95, tap = 0.05852, step = 0.001315>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <plane = 18.52, row = 10.08, width = 64, tail = 5.02, cell = 0.003911, input = 0.01452, thin = 0.5837, tap = 0.06371, step = 0.003973>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 26.07, plane = 6.684, row = 14.12, tail = 4.959, cell = 0.003216, input = 0.02952, thin = 15.81, tap = 0.1421, far = 0.0009829, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 32.04, plane = 14, row = 6.354, vector = 1.294, tail = 1.013, tap = 0.04538, step = 0.000108, far = 0.002343, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 34.96, plane = 13.88, row = 5.069, vector = 0.5761, tail = 1.511, cell = 0.1125, thin = 13.43, tap = 0.06169, step = 0.0004973, far = 0.002221, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 70.9, plane = 35.58, row = 10.12, tail = 0.3371, input = 0.0101, tap = 0.05165, step = 0.0008594>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 219.3, plane = 6.25, width = 32, cell = 0.2698, input = 0.3174, thin = 0.2429, tap = 0.001406, step = 0.01106, far = 0.002033, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 28.65, plane = 17.59, row = 8.997, vector = 1.078, tail = 0.3046, input = 0.02792, thin = 9.396, tap = 0.06469, far = 0.002134, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <call = 8.038, plane = 15.61, row = 4.265, vector = 1.018, tail = 1.51, input = 0.0004587, tap = 0.004994, far = 0.0003843, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 557.6, plane = 34.28, row = 1.665, vector = 1.189, tail = 3.99, input = 0.04473, tap = 0.0002855, step = 0.0004494>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 20.01, plane = 11.07, row = 4.997, vector = 0.3753, tail = 1.021, cell = 0.04802, input = 0.0009372, thin = 11.14, tap = 0.02894, far = 0.000815, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 11.53, plane = 2.793, row = 0.6787, vector = 2.735, tail = 0.3436, cell = 0.01402, far = 0.0008899, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 9.434, plane = 2.284, row = 0.8341, vector = 1.428, tail = 0.4758, cell = 0.0184, far = 0.0004408, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.61, plane = 1.488, row = 0.9247, vector = 1.32, tail = 0.1368, cell = 0.01254>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 62.87, plane = 0.9766, vector = 0.4536, cell = 0.2575, far = 0.0002011, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 12.89, plane = 1.747, row = 0.2994, vector = 3.921, tail = 0.05125, cell = 0.009182>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 13.46, plane = 1.142, row = 0.3599, vector = 3.503, cell = 0.0339>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 12.58, plane = 1.505, row = 0.8784, vector = 1.579, cell = 0.1324, thin = 9.156>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 275.4, row = 18.38, vector = 5.38, tail = 1.674, cell = 0.01565, far = 0.0001996, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 266, plane = 5.702, row = 13.12, vector = 3.39, tail = 0.4617, cell = 0.01102, far = 0.00004858, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 263.7, plane = 2.342, row = 14.28, vector = 2.812, tail = 0.1812>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 15.52, plane = 9.937, row = 13.32, vector = 4.225, cell = 0.00452, far = 0.0005223, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 12.28, plane = 9.931, row = 16.9, vector = 8.789, tail = 0.2716, cell = 0.03871, far = 0.0003851, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 19.77, plane = 5.852, row = 12.53, vector = 3.64, tail = 0.2161, far = 0.0002435, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 29.81, plane = 2.695, row = 11.31, vector = 3.387, cell = 0.003663, far = 0.001291, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 34.03, row = 51.06, vector = 8.286, tail = 0.3992, far = 0.0009305, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 35.74, row = 23.66, cell = 1.213, thin = 3.008, far = 0.002634, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 1.198, plane = 26.9, row = 6.988, tail = 2.881, tap = 0.08263>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 583.6, plane = 8.82, tail = 2.268, cell = 0.7075, input = 0.4204, step = 0.03034>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 52.05, plane = 4.793, row = 7.759, vector = 0.07615, tail = 1.926, thin = 15.44, tap = 0.2014, step = 0.002383, far = 0.001603, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <call = 7.714, plane = 4.428, row = 0.7967, vector = 3.873, tail = 0.5465, cell = 0.02227, far = 0.001883, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <call = 11.22, plane = 8.15, vector = 1.62, tail = 0.2734, cell = 0.04187, far = 0.002178, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.77, plane = 3.989, row = 1.607, vector = 0.3555, tail = 0.424, cell = 0.122, thin = 12.17, far = 0.0002415, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <plane = 12.98, row = 1.526, tail = 146, cell = 0.1233, far = 0.00476, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <call = 12.18, plane = 3.416, row = 0.9542, vector = 2.805, cell = 0.03164>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <call = 12.16, plane = 3.447, row = 1.294, vector = 0.5202, tail = 0.4929, cell = 0.1688, thin = 11.95>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 10.73, plane = 2.677, row = 0.7126, vector = 1.509, tail = 0.5326, cell = 0.2323, thin = 13.91>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.99, plane = 21.29, row = 0.02738, vector = 9.437, tail = 0.1195, far = 0.0007494, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 39.72, plane = 19.02, vector = 3.57, cell = 0.02896, far = 0.0003132, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 48.73, plane = 15.59, row = 1.771, vector = 1.362, tail = 0.3066, cell = 0.1281, thin = 25.17>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 365.1, plane = 64.09, row = 0.6757, tail = 721.2, cell = 0.2006, far = 0.001157, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 57.03, plane = 20.34, row = 0.2769, vector = 6.052, cell = 0.04721>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 73.67, plane = 14.96, row = 0.2928, vector = 2.572, tail = 0.4306, cell = 0.1915, thin = 25.47>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 132.1, plane = 16.91, row = 0.0003332, vector = 3.865, tail = 1.082, cell = 0.4438, thin = 26.93>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 12.16, plane = 13.62, row = 5.964, vector = 3.746, tail = 3.649, input = 0.002082, tap = 0.0136, far = 0.000495, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 662.6, plane = 31.69, row = 6.546, vector = 29.47, tail = 24.56, input = 0.1389>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 12.04, plane = 13.54, row = 5.048, tail = 1.69, cell = 0.3426, input = 0.0008597, thin = 14.9, tap = 0.09523, step = 0.0006096, far = 0.001138, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 3.798, plane = 22.98, row = 8.767, tail = 4.636, cell = 0.05624, tap = 0.05841, step = 0.004586>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 589.1, plane = 9.54, vector = 10.13, width = 64, cell = 0.4378, input = 0.3692, thin = 0.1847, tap = 0.0009273, step = 0.02622, far = 0.02462, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 47.54, plane = 16.21, row = 7.862, vector = 0.8184, tail = 7.059, thin = 14.11, tap = 0.1524, step = 0.01327, far = 0.003215, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <call = 13.58, plane = 17.76, row = 7.064, vector = 2.701, tail = 2.598, tap = 0.01176, step = 0.0005787>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 708.6, plane = 26.37, row = 0.4524, vector = 2.046, tail = 20.96, input = 0.1654, step = 0.005266, far = 0.01409, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 39.79, plane = 10.18, row = 4.987, vector = 2.338, tail = 2.592, thin = 12.55, tap = 0.08839, step = 0.00403>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 11.64, row = 0.6272, vector = 1.265, tail = 0.03664, cell = 0.002116, far = 0.001027, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 6.194, plane = 1.583, row = 0.3127, vector = 1.088, cell = 0.006229, far = 0.0002491, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 7.253, plane = 1.177, row = 0.3518, vector = 0.9134, tail = 0.0487, cell = 0.01798>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 10.04, plane = 1.786, row = 0.4683, vector = 1.576, tail = 0.005346, cell = 0.004565, far = 0.00004446, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 11.29, plane = 1.335, row = 0.638, vector = 1.402, tail = 0.04554, cell = 0.005806>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 11.34, plane = 0.9435, row = 0.8047, vector = 0.8926, tail = 0.05355, cell = 0.07919, thin = 14.35, far = 0.0000268, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 8.585, plane = 40.35, row = 9.159, tail = 2.2, tap = 0.05585, step = 0.01057>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 545, plane = 8.598, vector = 0.1321, cell = 0.6337, input = 0.4485, step = 0.01579, far = 0.003019, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 24.04, plane = 10.43, row = 7.447, vector = 0.3766, tail = 1.439, input = 0.02053, thin = 11.96, tap = 0.1563, step = 0.000426, far = 0.0005932, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <call = 5.742, plane = 4.709, row = 0.5957, vector = 1.474, tail = 0.3765, cell = 0.005996, far = 0.00312, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 19.57, plane = 7.79, vector = 1.246, tail = 0.03547, cell = 0.01655, far = 0.003199, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 15.06, plane = 3.253, row = 1.211, vector = 0.5059, tail = 0.1527, cell = 0.03937, thin = 13.15, far = 0.001006, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 51.54, plane = 0.3355, vector = 2.935>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 63.57, plane = 0.1667, row = 4.575, vector = 2.083, tail = 0.0474, thin = 11.15, far = 0.003468, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 13.78, plane = 3.738, row = 1.233, vector = 0.9125, tail = 0.01531, far = 0.0004792, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 15.59, plane = 3.108, row = 1.474, vector = 0.531, tail = 0.07598, cell = 0.03689, thin = 12.9, far = 0.0002404, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 15.49, plane = 3.211, row = 1.314, vector = 0.7055, tail = 0.1623, cell = 0.04957, thin = 14.4>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 11.43, plane = 16.06, row = 5.768, vector = 0.987, tail = 2.329, input = 0.0003905, tap = 0.007847, step = 0.000328, far = 0.0002713, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 603.4, plane = 36.69, row = 2.56, vector = 7.536, tail = 8.733, input = 0.07012>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 27.94, plane = 12.13, row = 5.415, tail = 1.689, cell = 0.1546, thin = 13.97, tap = 0.07325, step = 0.0002898, far = 0.0002948, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 11, plane = 40.86, row = 5.213, width = 32, tail = 4.888, thin = 0.2156, tap = 0.06177, step = 0.01294>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <plane = 22.21, row = 10.81, tail = 1.222, cell = 0.09949, input = 0.007222, thin = 15.19, tap = 0.1363, step = 0.004714>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 13, plane = 13.27, row = 6.645, vector = 1.251, tail = 2.947, tap = 0.008192, step = 0.0005769>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 668.3, plane = 32.45, row = 4.144, vector = 2.242, tail = 10.29, input = 0.1245, tap = 0.0004756, step = 0.003714>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 2.748, plane = 10.68, row = 4.803, vector = 1.513, tail = 1.559, thin = 11.79, tap = 0.08259, step = 0.004879>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 7.637, plane = 6.762, row = 0.6102, vector = 0.8661, width = 16, far = 0.001222, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 18.76, plane = 18.41, row = 1.233, vector = 1.179, cell = 0.001697, far = 0.0004642, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 38.05, plane = 12.37, row = 0.6302, vector = 0.6193>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 13, plane = 42.5, vector = 1.173, cell = 0.0111, far = 0.000207, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 49.05, vector = 1.481, cell = 0.008955>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 29.13, plane = 18.16, row = 0.7281, vector = 0.1827, width = 64, cell = 0.08138, thin = 0.0009769>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 9.062, plane = 6.604, row = 0.3515, vector = 1.276, width = 8, tail = 0.001587, thin = 0.3857, far = 0.0004928, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 27.51, plane = 4.069, row = 3.148, vector = 0.7974, width = 32, tail = 0.7365, cell = 0.02753, thin = 0.07301, far = 0.001425, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 83.79, plane = 18.14, row = 2.703, vector = 0.8074, far = 0.001618, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 30.71, plane = 4.158, row = 2.472, width = 32, tail = 4.641, cell = 0.09844, thin = 0.09597, far = 0.0006029, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 105.1, plane = 7.761, row = 1.877, vector = 0.7665, width = 64, cell = 0.08169, thin = 0.01618, far = 0.001788, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 32.76, plane = 8.236, row = 1.891, vector = 0.9768, width = 8, tail = 1.323, cell = 0.1542, thin = 0.01103, far = 0.000142, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <call = 18.15, plane = 6.308, row = 0.1212, vector = 0.4924, tail = 0.01178, cell = 0.002434, far = 0.0004496, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.73, row = 0.4672, vector = 0.3637, tail = 0.1387, thin = 0.02205, far = 0.001091, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 84.89, plane = 11.06, row = 0.167, vector = 0.4813>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <call = 23.79, plane = 5.209, row = 0.07368, vector = 0.6353, cell = 0.002512>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 0.8319, plane = 18.91, row = 0.4027, vector = 0.589, tail = 0.04437, thin = 0.3471, far = 0.0006773, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.942, plane = 26.26, row = 1.592, vector = 0.8822, tail = 0.4858, thin = 0.003556, far = 0.002814, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 13.31, plane = 29.24, row = 2.037, vector = 1.162, far = 0.001197, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 81.96, plane = 5.038, row = 1.343, vector = 1.018, cell = 0.03197, far = 0.0007982, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 20.18, plane = 24.93, row = 1.324, vector = 1.456, thin = 0.8668, far = 0.003835, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 8.114, plane = 6.838, row = 0.5263, vector = 0.9179, width = 16, far = 0.001595, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 28.53, plane = 13.51, row = 0.1268, vector = 0.6333, tail = 0.361, cell = 0.008509, far = 0.002595, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 42.7, plane = 18.61, row = 0.1568, width = 64, cell = 0.04645, thin = 0.01148>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 11.63, plane = 43.91, row = 0.1414, vector = 0.966, tail = 0.004766, cell = 0.006152, far = 0.0006078, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.09, vector = 0.779, tail = 0.6914, cell = 0.03352>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 93.93, plane = 80.84, row = 0.1242, vector = 1.264, far = 0.0007889, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 9.274, plane = 5.284, row = 0.4664, vector = 1.167, width = 8, tail = 0.1268, thin = 0.3697, far = 0.00141, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.52, plane = 5.964, row = 2.657, vector = 1.445, width = 32, tail = 0.6488, cell = 0.01895, thin = 0.08081, far = 0.00143, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 120.4, plane = 3.702, row = 2.258, width = 64, cell = 0.06247, thin = 0.02885, far = 0.001178, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.36, plane = 5.256, row = 2.41, width = 32, tail = 4.255, cell = 0.08471, thin = 0.09242, far = 0.001283, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 122.2, plane = 3.634, row = 2.039, width = 64, cell = 0.0811, thin = 0.03871, far = 0.001083, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 28.81, plane = 7.529, row = 2.294, vector = 0.7018, width = 8, tail = 1.463, cell = 0.1276, far = 0.0006987, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <call = 18.59, plane = 5.7, row = 0.1144, vector = 0.5464, tail = 0.04445, far = 0.001397, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.16, row = 0.4882, vector = 0.3821, tail = 0.1707, thin = 0.009957, far = 0.00151, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 101.8, plane = 4.966, row = 0.04444, vector = 0.7219>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <call = 21.65, plane = 5.048, row = 0.06335, vector = 0.5688, tail = 0.01721, cell = 0.00002442, far = 0.0003832, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 0.2869, plane = 18.74, row = 0.3686, vector = 0.5727, tail = 0.06546, thin = 0.3521, far = 0.001165, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.016, plane = 27.63, row = 1.591, vector = 0.8953, tail = 0.5872, thin = 0.01214, far = 0.002392, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 71.27, plane = 28.62, row = 1.788, vector = 1.162, far = 0.0003344, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 79.74, plane = 6.376, row = 1.443, vector = 1.005, tail = 0.0004991, cell = 0.01556, far = 0.0006653, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 20.67, plane = 24.85, row = 1.213, vector = 1.507, thin = 0.958, far = 0.00305, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.164, plane = 2.377, vector = 1.091, width = 16, tail = 0.4767, far = 0.001889, cache = 629146, deep = 0.01032, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 35.2, plane = 1.934, vector = 0.9991, far = 0.002247, cache = 838861, deep = 0.0103, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 28, plane = 3.289, vector = 3.242, width = 128, cell = 0.04266, thin = 0.02137, far = 0.002737, cache = 838861, deep = 0.01171, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 88.34, plane = 4.871, width = 64, cell = 0.08506, thin = 0.05716, far = 0.0004787, cache = 419430, deep = 0.005135, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 129.1, plane = 5.872, width = 32, cell = 0.08677, thin = 0.07365, far = 0.00009992, cache = 419430, deep = 0.004458, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 129, plane = 6.915, vector = 0.4511, far = 0.0002906, cache = 838861, deep = 0.002594, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 28.4, plane = 1.991, vector = 0.4667, tail = 6.805, cell = 0.02877, far = 0.002281, cache = 629146, deep = 0.0103, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 11.48, plane = 42.87, vector = 1.273, tail = 0.6938, far = 0.0009844, cache = 838861, deep = 0.01092, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 14.58, plane = 44, vector = 1.729, width = 16, tail = 1.263, thin = 4.44, deep = 0.003419, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 5.448, plane = 2.813, vector = 1.058, width = 8, tail = 0.04682, thin = 0.3276, far = 0.0007226, cache = 629146, deep = 0.008602, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 8.084, plane = 5.185, row = 0.4542, vector = 1.043, width = 16, far = 0.001417, cache = 629146, deep = 0.01274, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 39.91, plane = 1.465, vector = 1.072, tail = 0.7705, far = 0.00116, cache = 419430, deep = 0.01197, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 24.98, plane = 7.626, vector = 0.5174, cell = 0.02881, far = 0.002312, cache = 838861, deep = 0.01593, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 25.11, plane = 6.607, row = 0.3643, vector = 0.6004, tail = 0.05457, cell = 0.002653, far = 0.001198, cache = 838861, deep = 0.01233, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 15.09, plane = 12.45, row = 0.2622, vector = 1.388, far = 0.00004552, cache = 1048576, deep = 0.001662, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 57.12, plane = 14.96, row = 0.211, width = 32, cell = 0.08883, thin = 0.02564, deep = 0.001373, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 102.6, plane = 18.14, row = 0.6455, vector = 0.3482, deep = 0.001269, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 11.66, plane = 43.2, row = 0.2764, vector = 0.9254, tail = 0.0493, far = 0.00137, cache = 838861, deep = 0.01346, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.399, vector = 0.4815, tail = 16.14, far = 0.001442, cache = 629146, deep = 0.01445, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 14.51, plane = 41.52, row = 0.42, vector = 0.8863, tail = 0.02755, far = 0.0007723, cache = 838861, deep = 0.01603, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.37, plane = 0.8829, vector = 0.5002, cell = 0.000896, far = 0.0004004, cache = 1048576, deep = 0.01143, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 101.2, plane = 43.18, vector = 1.395, width = 16, tail = 0.08053, thin = 2.622, far = 0.00007816, cache = 419430, deep = 0.001794, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream_held" cost <call = 194.9, row = 0.9382, vector = 0.6779, far = 0.0004668, cache = 1048576, deep = 0.001371, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 4.374, plane = 6.239, row = 0.3656, vector = 1.339, width = 8, tail = 0.008353, thin = 0.1551, far = 0.00002019, cache = 419430, deep = 0.00772, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 21.9, plane = 7.545, row = 0.6706, vector = 1.061, width = 16, far = 0.001099, cache = 838861, deep = 0.01823, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 39.63, plane = 3.409, vector = 0.7432, tail = 3.863, far = 0.0006813, cache = 1048576, deep = 0.02054, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 16.03, plane = 24.48, row = 0.178, vector = 0.4652, tail = 0.0428, cell = 0.02169, far = 0.002108, cache = 838861, deep = 0.0207, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 27.96, plane = 12.1, row = 0.3503, vector = 0.4044, tail = 0.1795, cell = 0.01053, far = 0.001162, cache = 1048576, deep = 0.02754, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 27.04, plane = 2.596, row = 0.2874, width = 64, tail = 0.1781, cell = 0.0649, far = 0.001531, cache = 419430, deep = 0.001036, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 14.79, plane = 45.66, row = 0.4535, vector = 0.6347, tail = 0.1362, cell = 0.007975, far = 0.001374, cache = 1048576, deep = 0.01839, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 10.2, plane = 46.77, row = 0.4142, vector = 0.6027, tail = 0.145, cell = 0.01009, far = 0.0009002, cache = 1363149, deep = 0.0239, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 16.11, plane = 12.61, row = 0.5617, vector = 1.111, width = 8, tail = 0.04639, cell = 0.02443, thin = 0.3186, deep = 0.01582, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 71.71, plane = 35.62, row = 3.807, width = 64, cell = 0.08615, thin = 0.02577, far = 0.0002499, cache = 629146, deep = 0.0205, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 77.09, plane = 9.817, row = 7.274, width = 32, cell = 0.127, thin = 0.7014, deep = 0.0255, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 96.03, plane = 9.329, row = 6.628, vector = 0.77, width = 16, cell = 0.1167, thin = 0.6082, deep = 0.02873, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 41.69, plane = 5.268, row = 3.944, vector = 0.3456, width = 16, cell = 0.177, thin = 0.07872, deep = 0.03121, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 74.42, plane = 30.68, row = 1.233, vector = 1.211, tail = 1.239, deep = 0.02046, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 179.2, plane = 28.1, width = 64, cell = 0.08277, thin = 0.03259, deep = 0.005918, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 80.71, plane = 9.503, row = 5.076, vector = 2.369, width = 32, tail = 1.614, cell = 0.03863, thin = 0.7847, deep = 0.02756, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 239.2, plane = 13.09, row = 3.001, vector = 0.3206, width = 64, cell = 0.1052, thin = 0.04951, far = 0.0006463, cache = 1363149, deep = 0.005809, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.29, plane = 12.21, row = 5.564, vector = 1.887, width = 16, tail = 0.4739, cell = 0.03868, thin = 0.7153, deep = 0.02332, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 235.9, plane = 20.62, row = 4.129, width = 32, cell = 0.1774, thin = 0.04333, deep = 0.003726, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 29.05, plane = 6.171, row = 2.785, vector = 1.201, width = 8, tail = 0.8247, cell = 0.06796, deep = 0.02168, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 6.68, plane = 1.411, vector = 2.779, width = 32, cell = 0.01586, far = 0.0009027, cache = 629146, deep = 0.008438, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 34.37, plane = 2.703, vector = 0.671, tail = 6.007, far = 0.001837, cache = 838861, deep = 0.008446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 17.19, plane = 7.674, vector = 1.035, tail = 0.5186, cell = 0.01932, far = 0.001245, cache = 838861, deep = 0.01001, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 115.3, plane = 4.5, vector = 4.66, width = 64, tail = 90.86, thin = 1.336, far = 0.002428, cache = 419430, deep = 0.001156, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 134.3, plane = 4.276, vector = 2.621, width = 32, tail = 68.46, thin = 0.3087, far = 0.001069, cache = 419430, deep = 0.001067, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 87.93, plane = 5.617, vector = 1.399, width = 16, tail = 34.12, far = 0.0001315, cache = 419430, deep = 0.001173, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <plane = 2.441, vector = 0.1994, tail = 23.61, cell = 0.03429, far = 0.004782, cache = 419430, deep = 0.008446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 11.48, plane = 43.47, vector = 0.4157, width = 64, cell = 0.06639, thin = 0.02859, far = 0.0003598, cache = 1048576, deep = 0.009134, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 63.15, plane = 43.26, vector = 1.508, width = 16, cell = 0.00334, thin = 4.628, deep = 0.001474, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 5.794, plane = 2.413, vector = 2.207, width = 16, cell = 0.002438, thin = 0.2279, far = 0.0005336, cache = 419430, deep = 0.00713, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <call = 24.05, plane = 3.672, row = 0.09072, vector = 0.5947, tail = 0.3961, cell = 0.02404, far = 0.003091, cache = 838861, deep = 0.01395, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 11.7, row = 0.5999, vector = 0.2907, tail = 0.1721, cell = 0.02157, far = 0.002236, cache = 629146, deep = 0.01573, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 132.5, plane = 1.83, row = 0.03374, vector = 1.458, deep = 0.006207, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <call = 34.1, plane = 3.981, row = 0.2155, vector = 0.4552, tail = 0.08408, cell = 0.0144, far = 0.001978, cache = 838861, deep = 0.01277, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 151.9, plane = 4.589, row = 0.9728, vector = 0.566, width = 64, cell = 0.07855, thin = 0.006729, far = 0.0002023, cache = 1363149, deep = 0.005795, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 12.56, row = 0.6437, vector = 0.5648, tail = 0.1054, thin = 0.2544, far = 0.001245, cache = 419430, deep = 0.01021, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <call = 22.12, plane = 6.36, row = 0.02508, vector = 0.6402, tail = 0.0002493, cell = 0.004518, far = 0.003008, cache = 838861, deep = 0.01552, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <call = 11.56, plane = 5.152, row = 0.6372, vector = 0.01462, tail = 0.423, cell = 0.04832, far = 0.002195, cache = 838861, deep = 0.01575, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <call = 64.06, plane = 5.656, row = 0.9483, vector = 1.162, tail = 1.058, thin = 1.736, far = 0.001867, cache = 838861, deep = 0.01574, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 17.86, row = 0.4219, vector = 0.4206, tail = 0.1121, far = 0.002191, cache = 838861, deep = 0.01904, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 52.28, plane = 6.971, row = 0.006972, vector = 1.417, deep = 0.00174, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <call = 27.99, plane = 5.095, row = 0.07256, vector = 0.4858, cell = 0.003959, far = 0.001518, cache = 1363149, deep = 0.01429, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 34.29, plane = 3.033, row = 0.02457, tail = 0.1845, cell = 0.06611, far = 0.001316, cache = 1048576, deep = 0.01629, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <call = 70.62, plane = 7.998, row = 1.123, vector = 0.7162, tail = 0.7498, thin = 2.153, far = 0.0007782, cache = 838861, deep = 0.01598, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 153.6, plane = 6.352, row = 0.1939, vector = 1.385, deep = 0.001708, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 18.35, row = 0.3647, vector = 0.5391, tail = 0.03179, thin = 0.3001, far = 0.001947, cache = 838861, deep = 0.01547, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 42.48, row = 0.02967, vector = 0.6321, tail = 0.05484, far = 0.002449, cache = 838861, deep = 0.0203, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 32.08, row = 0.6, vector = 0.7002, tail = 0.1576, far = 0.002308, cache = 838861, deep = 0.01881, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 78.58, row = 1.684, vector = 0.8525, tail = 1.492, thin = 1.686, far = 0.001677, cache = 629146, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 26.03, row = 0.2931, vector = 0.3596, tail = 0.1385, thin = 0.01919, far = 0.002173, cache = 629146, deep = 0.02454, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <plane = 53.96, row = 0.05329, vector = 1.075, far = 0.001104, cache = 419430, deep = 0.0007428, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 48.25, vector = 0.5049, tail = 0.008009, cell = 0.001488, far = 0.001143, cache = 629146, deep = 0.01908, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 40.44, vector = 1.012, width = 16, far = 0.001299, cache = 629146, deep = 0.01626, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 91.39, row = 1.954, vector = 0.514, tail = 1.346, cell = 0.01222, thin = 3.016, far = 0.0005888, cache = 838861, deep = 0.01856, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 108.3, plane = 45.13, row = 0.3509, vector = 1.134, far = 0.0002485, cache = 419430, deep = 0.0005677, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 7.193, plane = 23.25, row = 0.2461, vector = 0.507, thin = 0.265, far = 0.001962, cache = 629146, deep = 0.01715, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 61.73, plane = 5.501, row = 7.122, vector = 5.45, tail = 6.049, far = 0.003382, cache = 838861, deep = 0.04026, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 190.3, plane = 3.108, row = 6.032, width = 64, tail = 1.227, cell = 0.3092, thin = 0.01419, far = 0.004103, cache = 838861, deep = 0.003493, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 68.8, plane = 5.987, row = 8.837, vector = 3.222, tail = 0.7772, cell = 0.1371, far = 0.001181, cache = 629146, deep = 0.02724, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 18.77, plane = 18.17, row = 7.001, vector = 5.451, cell = 0.001256, thin = 2.763, far = 0.003161, cache = 419430, deep = 0.01717, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 86.17, plane = 24.96, row = 0.8114, vector = 1.217, tail = 0.8343, cell = 0.002847, far = 0.001843, cache = 1048576, deep = 0.01679, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 223.6, plane = 15.87, row = 0.408, width = 32, cell = 0.07775, thin = 0.01579, far = 0.0001101, cache = 419430, deep = 0.001146, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 118.4, plane = 30.09, row = 1.451, vector = 0.6666, tail = 0.5323, cell = 0.05064, deep = 0.01392, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 96.15, plane = 35.81, row = 1.12, vector = 1.353, tail = 0.2441, thin = 0.76, far = 0.001269, cache = 419430, deep = 0.008391, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 61.28, plane = 6.236, row = 1.09, vector = 0.8055, tail = 0.7535, cell = 0.01747, far = 0.002286, cache = 1048576, deep = 0.02133, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 211.3, plane = 5.231, row = 0.3362, width = 32, cell = 0.07871, thin = 0.02547, deep = 0.003114, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 62.99, plane = 5.758, row = 1.756, vector = 0.6484, tail = 0.2216, cell = 0.02933, far = 0.001136, cache = 1363149, deep = 0.01816, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 9.045, plane = 23.55, row = 1.279, vector = 1.287, tail = 0.1609, thin = 0.8161, far = 0.003382, cache = 629146, deep = 0.01053, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <call = 22.79, plane = 3.241, vector = 0.4665, tail = 0.1396, cell = 0.01626, far = 0.002291, cache = 838861, deep = 0.01461, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 15.13, row = 0.3274, vector = 0.3452, tail = 0.1299, cell = 0.005692, far = 0.00218, cache = 838861, deep = 0.01845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 123.3, plane = 2.617, row = 0.05547, vector = 1.251, far = 0.001006, cache = 419430, deep = 0.0009493, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <call = 32.31, plane = 3.062, row = 0.1468, vector = 0.3915, tail = 0.06574, cell = 0.01119, far = 0.0008236, cache = 1048576, deep = 0.01244, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 138.5, plane = 3.983, row = 0.01419, vector = 0.4106, width = 32, cell = 0.06818, far = 0.00063, cache = 419430, deep = 0.0009554, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 14.53, row = 0.3867, vector = 0.535, tail = 0.05008, thin = 0.2088, far = 0.001542, cache = 838861, deep = 0.0105, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.845, plane = 5.075, row = 0.6762, vector = 0.7747, width = 16, cell = 0.009927, far = 0.001547, cache = 838861, deep = 0.01837, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 46.23, plane = 1.243, vector = 1.065, tail = 0.4386, far = 0.003191, cache = 838861, deep = 0.01758, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 27.93, plane = 8.319, vector = 0.3636, width = 64, cell = 0.03301, thin = 0.008727, far = 0.002498, cache = 838861, deep = 0.01832, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 26.11, plane = 7.395, row = 0.3022, vector = 0.4631, cell = 0.0135, far = 0.001145, cache = 838861, deep = 0.01758, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <plane = 24.09, row = 0.1439, vector = 1.099, far = 0.003211, cache = 419430, deep = 0.001803, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 41.17, plane = 12.94, row = 0.2401, width = 32, cell = 0.08544, thin = 0.06318, far = 0.000495, cache = 419430, deep = 0.0004219, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 9.185, plane = 41.11, row = 0.3591, vector = 0.5393, tail = 0.07791, cell = 0.01403, far = 0.00134, cache = 1048576, deep = 0.01905, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <plane = 42.79, width = 16, tail = 0.7544, cell = 0.08528, thin = 2.229, far = 0.0005018, cache = 419430, deep = 0.0005991, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream_held" cost <call = 162.5, row = 6.978, vector = 0.6184, far = 0.000758, cache = 419430, deep = 0.0003844, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 7.59, plane = 5.761, row = 0.3573, vector = 1.271, width = 8, thin = 0.1933, far = 0.002952, cache = 1363149, deep = 0.01493, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 69.55, plane = 27.47, row = 1.238, vector = 2.208, width = 32, tail = 0.3672, cell = 0.0000458, deep = 0.02164, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 175.4, plane = 27.97, row = 0.04603, width = 64, tail = 0.009934, cell = 0.08345, thin = 0.02212, deep = 0.0009675, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 73.47, plane = 8.554, row = 5.145, vector = 2.199, width = 32, tail = 1.178, cell = 0.02497, thin = 0.7062, far = 0.001141, cache = 1363149, deep = 0.02306, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 219, plane = 25.24, row = 4.016, vector = 1.512, far = 0.00031, cache = 1363149, deep = 0.001527, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 80.14, plane = 11.08, row = 5.106, vector = 2.025, width = 16, tail = 0.2664, cell = 0.01676, thin = 0.6286, far = 0.0002959, cache = 1363149, deep = 0.02088, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 234.4, plane = 16.25, row = 4.92, vector = 1.098, deep = 0.001211, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 24.78, plane = 7.185, row = 2.222, width = 8, tail = 1.55, cell = 0.2239, deep = 0.02161, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <call = 20.57, plane = 4.849, row = 0.07434, vector = 0.5439, tail = 0.003213, cell = 0.004331, far = 0.002305, cache = 838861, deep = 0.01518, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <call = 57.27, plane = 6.904, row = 0.4962, vector = 0.9949, tail = 1.049, thin = 1.291, far = 0.001067, cache = 838861, deep = 0.01518, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 17.94, row = 0.4674, vector = 0.3828, tail = 0.03493, far = 0.00131, cache = 629146, deep = 0.01842, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <row = 0.09737, vector = 1.11, far = 0.002181, cache = 419430, deep = 0.0008332, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <call = 25.44, plane = 3.775, row = 0.09472, vector = 0.4146, cell = 0.008501, far = 0.0002447, cache = 629146, deep = 0.01496, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <call = 67.48, plane = 7.873, row = 0.7161, tail = 0.9716, cell = 0.06826, thin = 1.849, far = 0.0001553, cache = 419430, deep = 0.01518, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 132, vector = 0.6016, width = 64, cell = 0.07353, deep = 0.0007298, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 17.67, row = 0.3368, vector = 0.5274, tail = 0.0296, thin = 0.2844, far = 0.000693, cache = 419430, deep = 0.01518, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <call = 56.47, plane = 6.221, row = 1.098, vector = 0.7921, tail = 0.5045, cell = 0.006445, far = 0.0009652, cache = 838861, deep = 0.01882, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 206.3, plane = 3.896, row = 0.1852, width = 32, tail = 0.05732, cell = 0.07584, thin = 0.02238, deep = 0.0001929, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <call = 50.95, plane = 6.652, row = 1.623, vector = 0.4808, tail = 0.2983, cell = 0.02441, far = 0.0002437, cache = 838861, deep = 0.01658, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 201.2, plane = 8.235, row = 1.293, width = 64, cell = 0.09048, thin = 0.005566, deep = 0.0001865, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 3.268, plane = 24.7, row = 1.5, vector = 1.106, thin = 0.601, far = 0.001674, cache = 838861, deep = 0.008074, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 5.624, plane = 6.076, vector = 0.7623, width = 16, cell = 0.01247, far = 0.0003414, cache = 1048576, deep = 0.01719, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 26.3, row = 0.04459, vector = 0.4702, tail = 0.4434, cell = 0.01834, far = 0.002504, cache = 838861, deep = 0.02344, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 16.1, plane = 9.603, row = 0.7828, tail = 0.2257, deep = 0.02258, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 11.08, row = 2.76, width = 64, tail = 0.543, cell = 0.05176, far = 0.003332, cache = 1048576, deep = 0.0007665, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 7.676, plane = 38.38, vector = 1.329, width = 32, cell = 0.007358, deep = 0.02273, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <plane = 40.29, row = 0.01154, vector = 1.261, width = 16, thin = 1.579, far = 0.001298, cache = 1048576, deep = 0.0007665, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 7.468, plane = 6.627, vector = 0.7353, width = 8, cell = 0.03698, thin = 0.2521, deep = 0.01405, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 71.86, plane = 9.457, row = 6.065, width = 32, tail = 0.7887, cell = 0.0703, thin = 0.4477, far = 0.001819, cache = 1048576, deep = 0.02597, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 186, plane = 28.7, row = 3.081, width = 64, cell = 0.08466, thin = 0.03642, far = 0.00103, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 86.39, plane = 9.839, row = 5.639, vector = 0.1411, width = 16, tail = 0.888, cell = 0.1195, thin = 0.3468, far = 0.003494, cache = 1363149, deep = 0.02597, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 189, plane = 33.01, row = 4.058, vector = 1.495, width = 32, cell = 0.08501>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 34.83, plane = 8.261, row = 2.46, vector = 1.187, width = 8, tail = 0.9419, cell = 0.04035, far = 0.005454, cache = 1363149, deep = 0.02597, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <call = 5.845, plane = 5.224, row = 0.04839, tail = 0.3134, cell = 0.03088, far = 0.002729, cache = 838861, deep = 0.01365, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 51.81, plane = 3.348, row = 1.111, vector = 0.8673, tail = 1.572, thin = 1.046, far = 0.002809, cache = 838861, deep = 0.01332, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 11.37, row = 0.2159, vector = 0.2843, tail = 0.0767, cell = 0.002655, thin = 0.01201, far = 0.001558, cache = 1048576, deep = 0.01332, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 79.86, plane = 2.954, width = 64, cell = 0.06976, thin = 0.004168, far = 0.001734, cache = 419430, deep = 0.0005529, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <call = 11.82, plane = 5.614, row = 0.1261, vector = 0.1848, tail = 0.1777, cell = 0.0169, far = 0.001481, cache = 1363149, deep = 0.01354, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 56.54, plane = 4.873, row = 0.9897, vector = 0.6182, tail = 0.1851, thin = 1.243, deep = 0.01332, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 101.7, row = 0.692, vector = 0.6196, width = 32, cell = 0.05194, deep = 0.0005529, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 12.94, row = 0.2901, vector = 0.3797, tail = 0.01056, thin = 0.3004, far = 0.0008781, cache = 419430, deep = 0.01158, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 16.75, row = 0.8693, vector = 0.68, tail = 0.3989, thin = 0.02961, far = 0.001384, cache = 419430, deep = 0.02223, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 39.32, plane = 23.76, row = 0.05387, vector = 1.011, width = 64, cell = 0.06212, thin = 0.01009>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 17.59, row = 0.7324, vector = 0.9396, tail = 0.4642, thin = 0.5368, far = 0.0007886, cache = 419430, deep = 0.01505, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 46.86, plane = 26.05, row = 0.8615, width = 32, cell = 0.0972, thin = 0.01023>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 19.16, row = 0.9653, vector = 0.7921, tail = 0.3716, thin = 0.6861, far = 0.0007862, cache = 419430, deep = 0.009139, last = 22369622>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 6.485, plane = 5.373, row = 0.4222, vector = 1.306, width = 16, cell = 0.003884, far = 0.00254, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 10.9, plane = 20.87, row = 0.5799, vector = 1.87, cell = 0.01959, far = 0.002175, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 17, plane = 8.643, row = 0.7838, vector = 1.025, far = 0.002032, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 42.56, plane = 10.33, row = 0.2696, vector = 0.2832, width = 32, cell = 0.1502, thin = 0.02296>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 11.03, plane = 42.19, row = 0.2243, vector = 1.329, cell = 0.01771, far = 0.00121, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 35.14, plane = 25.44, row = 0.04941, vector = 1.238, width = 8, tail = 0.09621, cell = 0.004425, thin = 2.876>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 5.636, plane = 5.86, vector = 2.278, width = 8, cell = 0.003772, thin = 0.2354, far = 0.000461, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 73.52, plane = 13.15, row = 4.704, vector = 2.139, width = 16, tail = 1.061, cell = 0.04483, thin = 0.7584, far = 0.0003077, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 230.9, plane = 22.89, row = 3.661, vector = 1.38>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.73, plane = 14.56, row = 4.721, vector = 1.476, width = 8, tail = 0.8028, cell = 0.1433, thin = 0.5597>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 245.4, plane = 15.13, row = 3.271, width = 16, cell = 0.3322, thin = 0.1527>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 39.43, plane = 11.66, row = 0.8375, vector = 1.755, width = 8, tail = 1.185, cell = 0.1555, far = 0.0003128, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <call = 10.94, plane = 6.08, vector = 0.7557, cell = 0.02429, far = 0.002959, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 15.02, row = 0.3219, vector = 0.5038, tail = 0.1405, cell = 0.002815, thin = 0.01347, far = 0.003352, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 56.64, plane = 4.904, row = 0.01443, width = 16, tail = 0.1606, cell = 0.1407, far = 0.0006119, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <call = 18.61, plane = 5.571, row = 0.1055, vector = 0.6732, tail = 0.1165, cell = 0.01892, far = 0.0008076, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 2.265, plane = 14.32, row = 0.3102, vector = 0.8454, tail = 0.01866, thin = 0.2385, far = 0.001108, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 5.973, plane = 20.72, row = 0.9478, vector = 1.098, tail = 1.105, cell = 0.02342, far = 0.002449, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 123.1, plane = 25.5, row = 1.311, vector = 0.1321, width = 32, tail = 0.1852, cell = 0.1403, far = 0.0007476, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <call = 68.84, plane = 6.401, row = 1.453, vector = 0.834, tail = 0.04153, cell = 0.006048, far = 0.0008254, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 23.15, plane = 21.74, row = 0.9251, vector = 1.953, tail = 0.108, thin = 0.6642, far = 0.002326, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.16, plane = 2.76, vector = 0.8468, width = 16, tail = 0.39, cell = 0.01388, far = 0.002104, cache = 629146, deep = 0.008727, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 1.991, vector = 0.9267, tail = 19.1, cell = 0.01322, far = 0.0007955, cache = 629146, deep = 0.01091, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 15.04, plane = 7.239, vector = 2.181, tail = 0.9758, cell = 0.003058, far = 0.001795, cache = 838861, deep = 0.01165, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 107.3, plane = 5.207, vector = 1.336, far = 0.0005775, cache = 419430, deep = 0.004805, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 137.4, plane = 6.32, vector = 0.8344, width = 32, cell = 0.06251, thin = 0.09658, far = 0.0002079, cache = 419430, deep = 0.004805, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 25.16, plane = 2.846, vector = 0.2977, cell = 0.007568, far = 0.0017, cache = 838861, deep = 0.01091, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 10.54, plane = 43.85, vector = 1.266, far = 0.0009274, cache = 838861, deep = 0.01206, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 20.84, plane = 44.18, width = 16, tail = 2.271, cell = 0.1089, thin = 4.053, deep = 0.004628, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.929, plane = 2.994, vector = 1.085, width = 8, tail = 0.08779, thin = 0.2947, far = 0.0008067, cache = 629146, deep = 0.007873, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 7.638, plane = 4.941, row = 0.6651, vector = 0.9959, width = 16, far = 0.001528, cache = 838861, deep = 0.01161, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 42.07, plane = 1.385, vector = 1.07, tail = 0.4425, cell = 0.01093, deep = 0.01105, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 19.69, plane = 17.22, row = 1.217, vector = 1.379, tail = 0.0814, cell = 0.003597, far = 0.001679, cache = 838861, deep = 0.01336, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 19.58, plane = 12.94, row = 1.188, vector = 0.8652, tail = 0.1717, cell = 0.02081, far = 0.0005415, cache = 419430, deep = 0.008083, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 20.04, plane = 9.017, row = 0.4922, vector = 1.344, far = 0.0004634, cache = 419430, deep = 0.001857, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 54.28, plane = 13.14, row = 0.3671, width = 32, cell = 0.08957, thin = 0.0384, deep = 0.001681, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 10.55, plane = 40.77, row = 0.08206, vector = 1.219, tail = 0.02649, cell = 0.009556, far = 0.0004559, cache = 838861, deep = 0.01134, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 23.56, plane = 2.243, vector = 0.4727, tail = 0.5395, cell = 0.01671, far = 0.002064, cache = 419430, deep = 0.01231, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 10.84, plane = 40.27, row = 0.03884, vector = 1.251, tail = 0.03655, cell = 0.008718, far = 0.0002564, cache = 1363149, deep = 0.01495, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.87, plane = 0.9578, vector = 0.4334, tail = 0.02961, cell = 0.01205, far = 0.0002184, cache = 1363149, deep = 0.01093, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 123, plane = 44.5, row = 0.01326, vector = 1.367, width = 16, cell = 0.001963, thin = 2.266, far = 0.0001086, cache = 419430, deep = 0.002215, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream_held" cost <call = 194.8, vector = 0.6969, far = 0.0003662, cache = 1363149, deep = 0.001407, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 6.467, plane = 6.122, row = 0.3337, vector = 1.366, width = 8, tail = 0.03219, thin = 0.2013, far = 0.0008266, cache = 629146, deep = 0.006738, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.21, plane = 8.549, row = 0.6805, vector = 0.977, width = 16, tail = 0.01843, far = 0.00144, cache = 629146, deep = 0.02044, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 36.73, plane = 3.474, vector = 0.8053, tail = 4.505, far = 0.0007966, cache = 1363149, deep = 0.01991, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 37.84, row = 0.8041, vector = 1.303, far = 0.001206, cache = 838861, deep = 0.01892, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 1.711, plane = 28.76, row = 1.068, vector = 0.6835, tail = 0.1595, cell = 0.004026, deep = 0.03229, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 13.24, plane = 15.56, row = 0.4206, vector = 1.024, far = 0.001673, cache = 419430, deep = 0.0005741, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 14.65, plane = 47.73, row = 0.459, vector = 0.793, tail = 0.05016, far = 0.001351, cache = 838861, deep = 0.01739, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 13.67, plane = 48.82, row = 0.4586, vector = 0.675, tail = 0.08636, cell = 0.005707, far = 0.0006754, cache = 838861, deep = 0.02434, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.56, plane = 14.11, row = 0.5584, vector = 1.339, width = 8, thin = 0.3098, far = 0.0009387, cache = 629146, deep = 0.01554, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 57.27, plane = 22, vector = 0.08969, cell = 0.3696, far = 0.0007395, cache = 419430, deep = 0.02008, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 136.1, plane = 26.22, row = 6.136, vector = 7.355, tail = 3.122, cell = 0.1231, thin = 3.446, far = 0.001059, cache = 629146, deep = 0.02062, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 274.2, plane = 56.12, width = 64, cell = 0.5871, thin = 0.09387, far = 0.002145, cache = 1048576, deep = 0.01575, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 135.1, plane = 27.25, row = 8.301, vector = 4.423, tail = 1.922, cell = 0.1903, thin = 3.085, deep = 0.01803, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 242.3, plane = 33.42, row = 5.908, vector = 2.058, width = 32, cell = 0.6739, deep = 0.01423, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 47.21, plane = 13.66, row = 2.632, tail = 10.24, cell = 0.9532, far = 0.001218, cache = 629146, deep = 0.02008, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 82.24, plane = 36.34, row = 4.266, width = 64, cell = 0.09022, thin = 0.02872, deep = 0.02307, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 81.14, plane = 8.08, row = 7.654, width = 32, cell = 0.1263, thin = 0.6605, deep = 0.02855, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 97.1, plane = 9.045, row = 6.948, vector = 0.5885, width = 16, cell = 0.1337, thin = 0.5449, deep = 0.02764, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 45.4, plane = 6.943, row = 3.51, width = 16, cell = 0.2229, thin = 0.1361, far = 0.001193, cache = 419430, deep = 0.02559, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 72.65, plane = 26.54, row = 1.26, vector = 2.542, width = 32, tail = 0.3994, deep = 0.01948, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 173.7, plane = 32.26, row = 0.03779, width = 64, cell = 0.08278, thin = 0.02454, deep = 0.003714, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 81.77, plane = 10.96, row = 4.772, vector = 3.258, width = 32, tail = 1.229, cell = 0.012, thin = 0.7718, far = 0.0006258, cache = 1363149, deep = 0.02258, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 249.5, plane = 33.32, row = 3.39, width = 64, cell = 0.1073, thin = 0.02445, far = 0.001341, cache = 1363149, deep = 0.004598, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.25, plane = 13.37, row = 5.32, vector = 2.121, width = 16, tail = 0.3619, cell = 0.02835, thin = 0.7615, deep = 0.02178, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 213.7, plane = 51.48, row = 2.561, width = 32, cell = 0.1899, thin = 0.07774, deep = 0.003726, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 31.54, plane = 6.938, row = 1.917, vector = 0.5211, width = 16, tail = 0.9588, cell = 0.1914, thin = 0.06085, far = 0.00105, cache = 419430, deep = 0.01851, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <call = 24.97, plane = 3.718, row = 0.1576, vector = 0.8842, tail = 0.2483, cell = 0.00536, far = 0.002851, cache = 838861, deep = 0.01221, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 10.97, row = 0.6179, vector = 0.2737, tail = 0.14, cell = 0.02302, far = 0.002123, cache = 629146, deep = 0.01178, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 154.6, plane = 1.886, vector = 0.01367, width = 64, cell = 0.08735, thin = 0.001788, far = 0.0002022, cache = 419430, deep = 0.004694, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <call = 37.3, plane = 3.961, row = 0.2224, vector = 0.4132, tail = 0.0867, cell = 0.02256, far = 0.001642, cache = 1048576, deep = 0.008736, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 180, plane = 4.014, row = 0.8704, width = 64, cell = 0.08569, thin = 0.01805, far = 0.0007347, cache = 1363149, deep = 0.004694, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 11.92, row = 0.5893, vector = 0.5896, tail = 0.0939, thin = 0.2807, far = 0.0008652, cache = 419430, deep = 0.008659, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <call = 20.21, plane = 5.255, vector = 0.4946, tail = 0.09312, cell = 0.01434, far = 0.002357, cache = 838861, deep = 0.01753, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide_ahead" cost <call = 8.925, plane = 2.742, vector = 0.8245, tail = 0.4502, far = 0.001946, cache = 1363149, deep = 0.01793, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 61.84, plane = 3.726, row = 1.263, vector = 1.099, tail = 1.69, thin = 1.575, far = 0.001879, cache = 629146, deep = 0.01721, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 17.6, row = 0.4839, vector = 0.4273, tail = 0.06877, far = 0.001697, cache = 629146, deep = 0.01911, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 74.08, plane = 6.064, width = 64, tail = 0.05097, cell = 0.0804, thin = 0.001248, far = 0.0006688, cache = 419430, deep = 0.002852, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <call = 27.39, plane = 4.067, row = 0.07708, vector = 0.43, tail = 0.09224, cell = 0.01291, far = 0.0006696, cache = 1048576, deep = 0.01611, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 28.13, row = 0.2313, vector = 0.5296, width = 16, tail = 0.09661, cell = 0.03577, far = 0.0003703, cache = 1363149, deep = 0.01875, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 72.6, plane = 4.773, row = 1.599, vector = 0.687, tail = 0.7022, thin = 2.317, far = 0.001142, cache = 419430, deep = 0.01717, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 150.1, plane = 3.426, vector = 0.1374, width = 64, tail = 0.145, cell = 0.08273, far = 0.000009462, cache = 419430, deep = 0.002643, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 17.53, row = 0.4269, vector = 0.524, tail = 0.005253, thin = 0.3112, far = 0.001391, cache = 629146, deep = 0.01521, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 43.69, vector = 0.63, tail = 0.07416, far = 0.002185, cache = 838861, deep = 0.02127, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 28.87, tail = 0.4014, cell = 0.04415, far = 0.002322, cache = 838861, deep = 0.01975, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 80.2, row = 1.824, vector = 0.7722, tail = 2.004, thin = 1.856, far = 0.001525, cache = 419430, deep = 0.02054, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 2.731, plane = 25.63, row = 0.249, vector = 0.5344, width = 16, cell = 0.01059, thin = 0.0118, far = 0.002096, cache = 838861, deep = 0.02488, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 32.89, plane = 53.32, row = 0.02178, vector = 1.014, far = 0.001453, cache = 419430, deep = 0.0009646, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 49.42, row = 0.01995, vector = 0.4531, tail = 0.01168, cell = 0.008004, far = 0.001048, cache = 1363149, deep = 0.01989, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 43.26, vector = 1.244, width = 32, cell = 0.02569, far = 0.001212, cache = 838861, deep = 0.01946, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 109, row = 1.441, vector = 0.2934, tail = 1.316, cell = 0.03796, thin = 2.451, far = 0.001219, cache = 419430, deep = 0.02054, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 103.9, plane = 36.26, vector = 2.296, width = 32, tail = 0.05945, deep = 0.00114, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 10.64, plane = 23.19, row = 0.2702, vector = 0.4924, thin = 0.2636, far = 0.001287, cache = 838861, deep = 0.01914, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 78.57, plane = 5.123, row = 7.864, vector = 3.598, tail = 7.374, cell = 0.1263, far = 0.004322, cache = 419430, deep = 0.03022, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 205.1, row = 8.233, width = 32, tail = 0.1043, cell = 0.3461, thin = 0.09549, far = 0.005446, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 88.21, plane = 5.003, row = 9.317, vector = 4.142, cell = 0.1994, far = 0.004484, cache = 629146, deep = 0.02241, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 155, row = 11.83, cell = 0.6884, far = 0.003858, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 28, plane = 18.78, row = 3.875, vector = 3.812, cell = 0.7093, thin = 2.43, far = 0.006158, cache = 419430, deep = 0.00996, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 105.2, plane = 30.29, row = 1.041, vector = 0.9277, tail = 0.7593, cell = 0.01991, far = 0.00131, cache = 629146, deep = 0.01572, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 257.4, plane = 27.15, vector = 1.363, width = 64, cell = 0.05607, far = 0.0002626, cache = 419430, deep = 0.001015, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 155.9, plane = 39.2, row = 1.628, vector = 1.27, tail = 0.02183, cell = 0.02155, deep = 0.01276, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 299.6, plane = 39.88, row = 0.0793, vector = 1.564, width = 64, tail = 0.04224, cell = 0.1374, deep = 0.0003385, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 106.4, plane = 39.22, row = 1.022, vector = 1.507, tail = 0.204, thin = 0.7729, far = 0.00111, cache = 419430, deep = 0.009512, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 70.9, plane = 6.476, row = 1.432, vector = 1.096, tail = 0.5351, far = 0.002827, cache = 838861, deep = 0.01693, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 190.9, plane = 8.744, row = 0.4669, vector = 0.875, width = 64, cell = 0.0622, deep = 0.004883, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 74.6, plane = 5.623, row = 2.062, vector = 0.9152, tail = 0.06031, cell = 0.01522, far = 0.001605, cache = 629146, deep = 0.01453, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 207.8, plane = 5.918, row = 1.823, vector = 0.1944, width = 32, cell = 0.1486, far = 0.0007314, cache = 838861, deep = 0.004493, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 29.55, plane = 23.05, row = 1.457, vector = 1.373, thin = 0.608, far = 0.004302, cache = 419430, deep = 0.00952, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 4.907, plane = 7.411, row = 0.1654, vector = 1.211, width = 16, cell = 0.002355, far = 0.001291, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 15.87, plane = 21.37, row = 1.016, vector = 1.342, tail = 0.1767, cell = 0.004245, far = 0.0008377, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 8.377, plane = 46.37, row = 0.05379, vector = 1.191, far = 0.0005714, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 44.17, row = 0.07568, vector = 1.928, cell = 0.002953>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 7.519, plane = 7.47, row = 0.1131, vector = 1.425, width = 8, tail = 0.1758, thin = 0.2914, far = 0.0006563, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 28.59, plane = 7.675, row = 3.026, vector = 1.451, width = 32, tail = 0.8893, cell = 0.0289, thin = 0.07939, far = 0.00141, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.46, plane = 6.503, row = 2.364, width = 32, tail = 4.599, cell = 0.1281, thin = 0.1027, far = 0.0008763, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 127.5, plane = 13.33, row = 1.732, vector = 4.216, width = 8, tail = 1.559, cell = 0.3349>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.75, row = 0.363, vector = 0.4845, tail = 0.1649, thin = 0.03505, far = 0.001427, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <call = 22.08, plane = 5.651, row = 0.073, vector = 0.5298, tail = 0.06448, cell = 0.01014, far = 0.00004152, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <plane = 19.32, row = 0.35, vector = 0.6772, tail = 0.1545, thin = 0.3108, far = 0.001313, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 28.1, row = 1.3, vector = 0.9944, tail = 0.4863, thin = 0.1205, far = 0.001632, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 73.39, plane = 40.85, row = 0.6636, width = 64, tail = 0.12, cell = 0.09504, far = 0.0004392, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 64.1, plane = 7.241, row = 1.896, vector = 1.137, tail = 0.2195, cell = 0.0127>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 18.8, plane = 30.11, row = 0.7436, vector = 4.124, tail = 0.5838, thin = 1.189, far = 0.001998, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 7.055, plane = 7.897, row = 0.2056, vector = 0.8123, width = 16, cell = 0.02707, far = 0.001213, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 17.31, plane = 21.99, row = 0.9979, vector = 0.9132, tail = 0.2206, cell = 0.01794, far = 0.000738, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 11.94, plane = 45.21, row = 0.1962, vector = 0.8229, cell = 0.02329, far = 0.0005225, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.48, row = 0.1139, vector = 1.817, cell = 0.006606>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 9.113, plane = 7.513, row = 0.2934, vector = 1.424, width = 8, thin = 0.2684, far = 0.0006269, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 31.05, plane = 8.16, row = 3.18, vector = 2.062, width = 32, tail = 0.486, cell = 0.02559, thin = 0.09169, far = 0.0009601, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 32.99, plane = 6.03, row = 2.376, vector = 0.2936, width = 32, tail = 4.231, cell = 0.1278, thin = 0.108, far = 0.0003194, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 46.46, plane = 7.374, row = 2.852, vector = 0.6466, width = 8, tail = 0.9477, cell = 0.2155>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.64, row = 0.3811, vector = 0.4867, tail = 0.1646, thin = 0.02368, far = 0.0009056, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <call = 21.33, plane = 5.397, row = 0.08714, vector = 0.4672, tail = 0.1008, cell = 0.01803>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 19.87, row = 0.3579, vector = 0.6786, tail = 0.05164, thin = 0.3653, far = 0.0009952, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 28.68, row = 1.088, vector = 1.251, tail = 0.367, thin = 0.1706, far = 0.001238, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 106.6, plane = 33.57, row = 0.4021, vector = 0.4534, width = 128, cell = 0.1073, far = 0.001331, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 68.48, plane = 4.986, row = 1.752, vector = 1.351, tail = 0.4691, cell = 0.03433>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 10.02, plane = 27.98, row = 1.039, vector = 2.067, tail = 0.2705, thin = 0.707, far = 0.001206, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 13.26, plane = 5.427, cell = 0.3563, input = 0.0006762>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 14.11, plane = 5.777, cell = 0.5097, input = 0.0009291>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 14.05, plane = 6.17, cell = 0.5866, input = 0.0007905>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 44.95, row = 0.2018, vector = 3.392, tail = 0.3868, input = 0.00007518, thin = 1.655, far = 0.001264, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 45.38, row = 0.09441, vector = 4.413, tail = 0.4451, input = 0.0001479, thin = 1.67, far = 0.001457, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 46.21, row = 0.209, vector = 5.287, tail = 0.8257, input = 0.0003246, thin = 1.915, far = 0.001329, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 12.77, plane = 5.372, cell = 0.3041, input = 0.001375>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 17.57, plane = 5.653, cell = 0.3147, input = 0.001445>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 11.48, plane = 6.733, cell = 0.4016, input = 0.001701>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 45.99, row = 0.3679, vector = 3.353, tail = 0.05089, thin = 1.109, far = 0.001189, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 46.27, row = 0.4933, vector = 3.594, tail = 0.4252, thin = 1.152, far = 0.001077, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 47.32, row = 0.8792, vector = 5.592, tail = 0.01771, cell = 0.03079, input = 0.00004676, thin = 1.069, far = 0.001573, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <row = 1.489, vector = 27.45, cell = 0.001234, far = 0.009646, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 0.685, row = 1.68, vector = 25.48, cell = 0.0717, far = 0.0115, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 3.141, row = 0.8245, vector = 11.41, tail = 0.4165, cell = 0.2832, thin = 6.739, far = 0.01508, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 49.05, row = 2.94, vector = 14.24, tail = 8.445, cell = 4.804, thin = 4.166, far = 0.03432, cache = 838861>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 46.23, row = 2.093, vector = 16.49, tail = 6.88, cell = 4.036, thin = 5, far = 0.02131, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 44.03, plane = 0.7876, row = 0.1654, vector = 25.56, tail = 2.228, cell = 0.2639, input = 0.0007939, far = 0.0004813, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 41.05, plane = 1.753, row = 0.05725, vector = 24.22, tail = 1.614, cell = 0.2652, input = 0.0004211>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 36.11, plane = 2.068, row = 0.572, vector = 11.07, cell = 0.4313, input = 0.000646, thin = 9.972>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 56.82, plane = 49.66, row = 1.382, vector = 10.89, tail = 13.18, cell = 5.345, thin = 2.757, far = 0.0484, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 46.03, plane = 47.51, row = 1.252, vector = 13.56, tail = 10.48, cell = 4.398, input = 0.004539, thin = 3.201, far = 0.04382, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 12.78, plane = 4.983, cell = 0.3615, input = 0.002033, far = 0.0002826, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 13.56, plane = 5.145, cell = 0.4991, input = 0.00175, far = 0.00004811, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 12.46, plane = 6.514, cell = 0.6009, input = 0.002041>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 43.66, row = 0.114, vector = 1.021, tail = 1.116, cell = 0.3034, thin = 0.9787, far = 0.001441, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 44.92, row = 0.01373, vector = 1.472, tail = 1.278, cell = 0.3724, thin = 1.064, far = 0.001557, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 45.74, row = 0.2561, vector = 3.147, tail = 1.128, cell = 0.3279, thin = 0.8295, far = 0.002014, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 11.73, plane = 4.476, vector = 0.1831, cell = 0.2931, input = 0.002877, far = 0.0002714, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 13.12, plane = 5.054, vector = 0.1804, cell = 0.3475, input = 0.002821, far = 0.0005777, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 12.95, plane = 5.428, vector = 0.1475, cell = 0.3809, input = 0.002962, far = 0.0005932, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 43.21, row = 0.209, vector = 0.6453, tail = 0.9796, cell = 0.339, thin = 0.6247, far = 0.001593, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 44.03, row = 0.573, vector = 0.6298, tail = 1.293, cell = 0.4287, thin = 0.5643, far = 0.001995, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 44.13, row = 0.4635, vector = 0.7704, tail = 1.352, cell = 0.4421, thin = 0.681, far = 0.002069, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 9.793, row = 0.8482, vector = 25.41, cell = 0.1975, input = 0.001917, far = 0.006282, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 12.1, row = 1.371, vector = 24.61, cell = 0.1544, input = 0.001222, far = 0.006192, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 22.41, plane = 1.055, row = 1.283, vector = 8.511, tail = 1.942, cell = 0.9938, thin = 8.546, far = 0.006838, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 17.5, plane = 50.62, tail = 22.92, cell = 6.535, thin = 2.928, far = 0.002347, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 7.109, plane = 49.27, tail = 20.24, cell = 6.071, thin = 3.7, far = 0.001479, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 30.63, vector = 27.68, tail = 0.05774, far = 0.003441, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 27.48, vector = 26.11, tail = 0.09239, far = 0.004139, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 24.31, plane = 2.807, row = 0.6868, vector = 6.293, tail = 3.233, cell = 1.611, thin = 8.713, far = 0.004749, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 58.83, vector = 16.52, tail = 8.482, cell = 4.547, thin = 2.939, far = 0.002542, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 55.27, vector = 14.72, tail = 7.928, cell = 4.24, thin = 3.323, far = 0.003295, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 12.35, plane = 2.399, row = 1.283, vector = 2.742, tail = 0.4067, cell = 0.02735, far = 0.002204, cache = 838861, deep = 0.02213, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 16.47, plane = 2.9, row = 1.454, vector = 3.301, tail = 0.2918, far = 0.001745, cache = 838861, deep = 0.009754, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 43.36, plane = 3.225, row = 1.104, vector = 3.016, far = 0.001609, cache = 1048576, deep = 0.006178, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 9.614, plane = 5.22, tail = 0.02248, cell = 0.3796, input = 0.004807, thin = 0.006542, far = 0.001876, cache = 838861, deep = 0.06833, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 2.176, vector = 0.04395, tail = 7.226, cell = 0.06141, input = 0.03077, far = 0.001575, cache = 419430, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 13.31, plane = 3.446, row = 0.00885, vector = 5.926, input = 0.008173, deep = 0.0002975, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 20.31, plane = 5.837, row = 0.02481, tail = 0.1384, cell = 0.256, input = 0.004636, far = 0.001495, cache = 1048576, deep = 0.024, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 26.96, plane = 4.212, cell = 0.2802, input = 0.007804, far = 0.001412, cache = 629146, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 37.6, plane = 2.937, cell = 0.3014, input = 0.006639, far = 0.0007209, cache = 838861, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 35.48, plane = 2.79, row = 0.4899, width = 16, tail = 0.04694, cell = 0.298, input = 0.0109, deep = 0.000995, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 12.36, plane = 6.102, cell = 0.6115, input = 0.003919, far = 0.0007928, cache = 629146, deep = 0.0223, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 29.72, row = 1.792, vector = 1.657, tail = 0.8545, cell = 0.06053, far = 0.003198, cache = 838861, deep = 0.02535, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near_stream" cost <call = 57, plane = 45.22, row = 0.9501, width = 32, cell = 0.199, thin = 0.05451, far = 0.001287, cache = 1048576, deep = 0.01236, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 37.06, row = 2.462, vector = 1.269, tail = 0.3333, cell = 0.06875, far = 0.001852, cache = 838861, deep = 0.02376, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 40.97, row = 0.3629, vector = 1.809, tail = 0.6284, cell = 0.2061, input = 0.000765, thin = 1.075, far = 0.002952, cache = 838861, deep = 0.05868, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 46.51, row = 1.562, tail = 2.124, cell = 0.3432, input = 0.0009975, thin = 0.908, far = 0.002225, cache = 838861, deep = 0.02297, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 42.7, row = 0.1516, vector = 4.018, tail = 0.3093, cell = 0.1364, input = 0.0003102, thin = 1.15, far = 0.002255, cache = 838861, deep = 0.02063, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 10.7, plane = 4.789, vector = 0.0748, cell = 0.3488, input = 0.004242, far = 0.002122, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <plane = 2.698, vector = 0.5234, tail = 6.919, cell = 0.01508, input = 0.02426, far = 0.001023, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 14.17, plane = 2.694, row = 0.1329, width = 32, cell = 0.2908, input = 0.008581, thin = 0.006282, far = 0.001027, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 21, plane = 5.274, width = 32, tail = 0.08687, cell = 0.2351, input = 0.004414, thin = 0.006515, far = 0.001794, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 26, plane = 2.356, width = 32, cell = 0.3121, input = 0.01095, thin = 0.0204, far = 0.0005696, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 13.65, plane = 5.077, vector = 0.002664, cell = 0.3447, input = 0.004191, far = 0.001617, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 41.47, row = 0.335, vector = 1.416, tail = 0.8004, cell = 0.2436, thin = 0.7516, far = 0.002792, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 47.43, row = 1.222, tail = 1.651, cell = 0.3344, input = 0.00004836, thin = 0.5987, far = 0.002603, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 42.56, row = 0.3451, vector = 3.336, tail = 0.05553, cell = 0.02113, thin = 0.8815, far = 0.00215, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 29.74, vector = 25.26, cell = 0.249>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 22.4, plane = 0.2456, vector = 24.64, cell = 0.216>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 22.36, plane = 2.525, row = 0.1501, vector = 7.593, tail = 1.788, cell = 1.123, input = 0.001982, thin = 9.015, far = 0.00009984, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 54.5, row = 0.05973, vector = 6.609, tail = 14.76, cell = 5.654, input = 0.003275, thin = 4.368, far = 0.001744, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 51.19, vector = 4.302, tail = 14.05, cell = 5.49, input = 0.003435, thin = 5.006, far = 0.001854, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 29.87, plane = 0.907, vector = 26.75, tail = 0.6472>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 22.05, plane = 1.556, vector = 26.24, tail = 0.816>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 26.93, plane = 1.913, row = 1.231, vector = 7.42, tail = 1.97, cell = 1.165, thin = 8.301>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 48.1, row = 0.7587, vector = 10.17, tail = 12.85, cell = 5.29, thin = 2.791>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 46.05, vector = 9.488, tail = 12.12, cell = 4.93, thin = 3.191>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 11.8, plane = 6.517, cell = 0.4096, input = 0.004655, far = 0.002258, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 14.17, plane = 5.525, cell = 0.5877, input = 0.005767, far = 0.002075, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 12.89, plane = 6.603, cell = 0.6897, input = 0.005983, far = 0.002301, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 38.66, row = 0.5881, vector = 0.6878, tail = 1.214, cell = 0.3652, input = 0.0008548, thin = 1.165, far = 0.002347, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 40.6, row = 0.1893, vector = 1.225, tail = 1.36, cell = 0.5337, thin = 0.9632, far = 0.002554, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 40.88, row = 0.2516, vector = 3.704, tail = 0.4809, cell = 0.255, input = 0.0001034, thin = 1.126, far = 0.002723, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 11.8, plane = 5.655, vector = 0.03493, cell = 0.3321, input = 0.007094, far = 0.001939, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 13.89, plane = 4.791, vector = 0.08497, cell = 0.3245, input = 0.008417, thin = 0.008752, far = 0.001672, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 13.06, plane = 5.678, vector = 0.03945, cell = 0.3549, input = 0.008266, far = 0.001701, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 40.27, row = 0.5765, vector = 0.7834, tail = 0.8782, cell = 0.3555, input = 0.001702, thin = 0.5648, far = 0.002385, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 40.14, row = 0.4616, vector = 1.202, tail = 0.7888, cell = 0.3349, input = 0.002402, thin = 0.5732, far = 0.002187, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 41.09, row = 0.4032, vector = 3.057, tail = 0.1425, cell = 0.1366, input = 0.002207, thin = 0.8131, far = 0.002435, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 30.05, plane = 0.131, row = 0.5917, vector = 25.42, tail = 0.4311, cell = 0.1844, input = 0.001721, far = 0.0005182, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 21.63, plane = 0.9871, row = 1.139, vector = 25.77, tail = 0.2786, cell = 0.1728, input = 0.002658, far = 0.00049, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 23.61, plane = 0.2231, row = 0.564, vector = 11.94, tail = 0.09777, cell = 0.1645, input = 0.002787, thin = 9.612, far = 0.0008592, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 44.7, vector = 6.738, tail = 15.58, cell = 5.797, input = 0.008277, thin = 3.914, far = 0.002636, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 42.64, vector = 4.29, tail = 15.46, cell = 5.743, input = 0.009642, thin = 4.534, far = 0.002817, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 22.86, row = 0.3757, vector = 26.1, tail = 1.207, cell = 0.04338, input = 0.009036>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 16.23, row = 0.9684, vector = 26.26, tail = 1.318, cell = 0.06945, input = 0.008624>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 18.97, plane = 1.159, row = 0.9317, vector = 8.571, tail = 2.395, cell = 0.9702, input = 0.008173, thin = 8.297, far = 0.001402, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 51.2, vector = 7.374, tail = 16.3, cell = 5.701, thin = 2.501, far = 0.001443, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 50.19, vector = 6.318, tail = 15.08, cell = 5.326, thin = 3.007, far = 0.001499, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 16.96, plane = 4.356, vector = 0.2617, tail = 0.5331, cell = 0.05745, thin = 1.352, far = 0.0002389, cache = 1363149, deep = 0.003892, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 15.48, plane = 3.866, vector = 0.6963, tail = 0.1163, cell = 0.03456, thin = 1.318, deep = 0.00209, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 16.38, plane = 3.695, vector = 0.7402, tail = 0.04156, cell = 0.01195, thin = 1.32, far = 0.0005161, cache = 1363149, deep = 0.002248, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 15.04, plane = 3.682, vector = 0.7998, cell = 0.02986, thin = 1.23, far = 0.00004483, cache = 1363149, deep = 0.001353, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 19.67, plane = 2.649, row = 1.331, vector = 0.5215, tail = 0.1556, cell = 0.04308, thin = 1.698, far = 0.0001579, cache = 1363149, deep = 0.0003917, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 16.01, plane = 4.202, row = 1.144, vector = 0.9112, cell = 0.01648, thin = 1.563, deep = 0.000272, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 16.69, plane = 3.399, row = 1.319, vector = 0.7869, tail = 0.00399, thin = 1.858, deep = 0.001706, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 15.68, plane = 3.201, row = 1.051, vector = 0.9434, cell = 0.01936, thin = 1.811, deep = 0.0001577, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 17.32, plane = 5.861, row = 1.279, vector = 0.9878, cell = 0.03926, thin = 2.295, deep = 0.00004216, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 15.57, plane = 6.013, row = 1.269, vector = 0.8643, cell = 0.06043, thin = 2.249, deep = 0.0000008562, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 15.31, plane = 4.423, row = 1.653, vector = 0.8522, cell = 0.04724, thin = 2.29, deep = 0.00006316, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 15.69, plane = 4.381, row = 1.388, vector = 1.018, cell = 0.07927, thin = 2.247, deep = 0.0000008562, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 17.19, plane = 4.494, row = 1.118, vector = 1.342, cell = 0.05274, thin = 1.5, deep = 0.00569, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 17.92, plane = 4.908, row = 1.204, vector = 1.321, cell = 0.08337, thin = 1.438, deep = 0.004541, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 17.12, plane = 5.418, row = 0.9785, vector = 0.9369, tail = 0.07515, cell = 0.1799, thin = 1.318, deep = 0.003038, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 18.27, plane = 4.819, row = 1.154, vector = 1.356, tail = 0.06355, cell = 0.2056, thin = 1.258, deep = 0.002882, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 16.54, plane = 2.695, row = 1.327, vector = 0.9029, tail = 0.3755, cell = 0.05092, input = 0.008986, thin = 1.824, deep = 0.00005817, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 15.01, plane = 2.648, row = 1.303, vector = 1.68, input = 0.01266, thin = 1.687, deep = 0.00005593, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 12.88, plane = 3.299, row = 1.178, vector = 1.194, cell = 0.05608, input = 0.01849, thin = 1.593, deep = 0.0001172, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 13.98, plane = 2.908, row = 1.137, vector = 1.601, tail = 0.01415, cell = 0.1077, input = 0.01436, thin = 1.416, deep = 0.0001414, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 17.21, plane = 4.919, row = 1.216, vector = 1.358, cell = 0.05333, thin = 1.696, deep = 0.0002889, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 17.21, plane = 4.838, row = 1.319, vector = 1.378, cell = 0.07792, thin = 1.607, deep = 0.000284, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 16.84, plane = 5.058, row = 1.129, vector = 1.156, cell = 0.1275, thin = 1.633, deep = 0.0003575, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 17, plane = 4.919, row = 1.064, vector = 1.642, cell = 0.1464, thin = 1.536, deep = 0.0002321, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 16.89, plane = 4.366, tail = 0.4006, cell = 0.07636, thin = 1.372, deep = 0.0009746, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 16.46, plane = 4.162, vector = 0.2263, tail = 0.3144, cell = 0.09045, thin = 1.316, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 12.93, plane = 3.221, vector = 0.7418, tail = 0.004258, cell = 0.06687, thin = 1.397, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 16.9, plane = 3.526, vector = 0.5226, tail = 0.08057, cell = 0.09274, thin = 1.21, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 48.11, row = 0.8871, tail = 0.1637, cell = 0.06678, thin = 0.5147, far = 0.0005822, cache = 1363149, deep = 0.001149, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 49.02, row = 0.9779, tail = 0.243, cell = 0.1134, thin = 0.4297, far = 0.0003805, cache = 1363149, deep = 0.0005382, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 49.13, row = 1.119, tail = 0.1826, cell = 0.2187, thin = 0.4074, far = 0.0006862, cache = 1363149, deep = 0.001365, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 32.18, row = 0.8525, vector = 0.5284, tail = 0.1547, cell = 0.04724, thin = 0.742, far = 0.0002477, cache = 838861, deep = 0.0004183, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 30.42, row = 0.9012, vector = 0.7544, tail = 0.1256, cell = 0.04226, thin = 0.6852, far = 0.000146, cache = 419430, deep = 0.000201, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 31.69, row = 0.8339, vector = 0.7124, tail = 0.128, cell = 0.09052, thin = 0.6103, far = 0.0001543, cache = 419430, deep = 0.0003413, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 35.56, row = 1.038, vector = 1.045, cell = 0.03708, thin = 1.266, far = 0.00004243, cache = 419430, deep = 0.00009255, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 33.53, row = 0.9055, vector = 1.187, cell = 0.03735, thin = 1.203, deep = 0.00008178, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 32.65, row = 1.022, vector = 1.243, cell = 0.0581, thin = 1.069, far = 0.00001817, cache = 419430, deep = 0.00007315, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 58.43, row = 1.244, tail = 0.2116, cell = 0.07292, thin = 1.07, far = 0.001237, cache = 838861, deep = 0.002099, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 57.31, row = 1.174, tail = 0.3775, cell = 0.1375, thin = 0.9437, far = 0.0009924, cache = 419430, deep = 0.001614, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 56.29, row = 1.168, tail = 0.4953, cell = 0.2921, thin = 0.7271, far = 0.0008789, cache = 419430, deep = 0.0009325, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 52.96, row = 1.036, vector = 0.526, cell = 0.03935, thin = 0.9248, far = 0.0005784, cache = 419430, deep = 0.0002187, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 51.55, row = 1.068, vector = 0.4625, cell = 0.08874, thin = 0.8971, far = 0.000269, cache = 838861, deep = 0.0001977, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 49.71, row = 1.017, vector = 0.6355, tail = 0.04193, cell = 0.14, thin = 0.7868, far = 0.0002921, cache = 629146, deep = 0.0002455, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 50.67, row = 1.121, vector = 0.305, cell = 0.05714, thin = 1.054, far = 0.0005216, cache = 419430, deep = 0.000258, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 50.17, row = 1.091, vector = 0.4713, tail = 0.1026, cell = 0.08543, thin = 0.983, far = 0.000447, cache = 419430, deep = 0.0002069, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 48.4, row = 1.022, vector = 0.1557, tail = 0.3339, cell = 0.2603, thin = 0.7826, far = 0.0004088, cache = 419430, deep = 0.000401, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 45.71, row = 1.072, tail = 0.1181, cell = 0.0632, thin = 0.4927, far = 0.0003568, cache = 1363149>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 44.38, row = 1.011, tail = 0.2723, cell = 0.1113, thin = 0.4178, far = 0.0003105, cache = 1048576>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 43.55, row = 1.075, tail = 0.3479, cell = 0.2157, thin = 0.2725, far = 0.000683, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 18.57, plane = 2.772, row = 1.534, tail = 0.5108, cell = 0.04784, thin = 1.523>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 13.77, plane = 3.78, row = 0.8592, vector = 0.8064, cell = 0.02577, thin = 1.499>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 17.79, plane = 2.723, row = 1.412, vector = 0.6067, tail = 0.05644, cell = 0.005112, thin = 1.629>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 17.94, plane = 3.12, row = 1.325, vector = 0.6988, tail = 0.01503, thin = 1.678>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 17.31, plane = 4.895, row = 1.751, vector = 0.4779, tail = 0.03816, cell = 0.06398, thin = 1.424>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 16.31, plane = 4.734, row = 1.576, vector = 0.9313, cell = 0.06622, thin = 1.355>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 16.83, plane = 5.275, row = 1.199, vector = 0.898, cell = 0.1351, thin = 1.319>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 16.59, plane = 5.14, row = 1.107, vector = 1.095, cell = 0.1572, thin = 1.288>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 36.74, row = 1.413, vector = 0.02208, tail = 0.02832, cell = 0.04429, thin = 0.532, far = 0.00008485, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 32.11, row = 1.041, vector = 0.2795, tail = 0.2099, cell = 0.08988, thin = 0.4815, far = 0.00009347, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 35.44, row = 0.9078, vector = 0.4345, tail = 0.06987, cell = 0.1249, thin = 0.4596, far = 0.000113, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 49.57, row = 1.478, cell = 0.04606, thin = 0.7371, far = 0.0002693, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 47.04, row = 1.23, vector = 0.2045, cell = 0.09001, thin = 0.6928, far = 0.0001263, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 47.08, row = 1.448, tail = 0.2661, cell = 0.209, thin = 0.4598, far = 0.0002363, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 16.34, plane = 2.354, row = 0.7316, vector = 0.0418, tail = 0.4474, cell = 0.03428, thin = 1.7>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 16.64, plane = 2.418, row = 0.6055, vector = 0.2185, tail = 0.3828, cell = 0.02675, thin = 1.719>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 13.9, plane = 3.021, row = 0.6543, vector = 0.1836, cell = 0.07864, thin = 1.688>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 16.42, plane = 2.428, row = 0.7586, tail = 0.4586, cell = 0.03805, thin = 1.684>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 13.94, plane = 4.458, row = 1.212, vector = 0.5936, cell = 0.06236, thin = 1.476>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 13.84, plane = 4.272, row = 0.4942, vector = 1.256, tail = 0.257, cell = 0.09625, thin = 1.405>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 12.33, plane = 4.632, row = 0.6893, vector = 1.184, cell = 0.0634, thin = 1.355>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 14.56, plane = 3.846, row = 0.6925, vector = 0.6151, tail = 0.8893, cell = 0.1982, thin = 1.34>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 23.8, row = 1.321, vector = 0.08953, cell = 0.02213, thin = 0.6481, far = 0.0003011, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 23.91, row = 1.362, vector = 0.06255, cell = 0.02306, thin = 0.6394, far = 0.0003446, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 24.17, row = 1.36, vector = 0.09447, cell = 0.02454, thin = 0.6363, far = 0.0002562, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 49.87, row = 1.119, tail = 0.02146, cell = 0.02045, thin = 0.8831, far = 0.000607, cache = 419430, deep = 0.0003168, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 48.59, row = 0.7223, vector = 0.3583, cell = 0.02307, thin = 0.9277, far = 0.000664, cache = 419430, deep = 0.0003241, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 49.89, row = 1.22, cell = 0.02544, thin = 0.862, far = 0.0005367, cache = 419430, deep = 0.0004051, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 12.42, plane = 4.764, tail = 0.001946, cell = 0.06651, input = 0.001389, thin = 0.007174, deep = 0.0007712, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 12.88, plane = 4.578, vector = 0.009286, cell = 0.1391, input = 0.001833, thin = 0.0007687, deep = 0.00001671, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 49.6, row = 0.2728, tail = 0.1615, cell = 0.08162, thin = 0.329, far = 0.0001645, cache = 1363149, deep = 0.0001346, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 48.75, row = 0.06944, tail = 0.3808, cell = 0.1903, thin = 0.2093, far = 0.0003, cache = 419430, deep = 0.00007205, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 13.45, plane = 4.874, cell = 0.06325, input = 0.001765, thin = 0.0109>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 13.73, plane = 4.743, cell = 0.1784, input = 0.001818>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 62.51, row = 0.3321, vector = 0.08961, tail = 0.09333, cell = 0.05835, thin = 0.3603, far = 0.0002986, cache = 1048576>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 62.12, row = 0.08872, tail = 0.5332, cell = 0.2283, thin = 0.1453, far = 0.0003443, cache = 1048576>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 11.66, plane = 1.512, row = 0.3479, tail = 0.04152, cell = 4.17, input = 0.003921, thin = 0.01989, deep = 0.001186, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 11.73, plane = 1.509, row = 0.3583, tail = 0.02016, cell = 4.171, input = 0.004689, thin = 0.02276, deep = 0.002052, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 67.35, row = 0.4569, vector = 0.03588, cell = 4.109, far = 0.001136, cache = 419430, deep = 0.003587, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 67.3, row = 0.467, width = 32, cell = 4.093, thin = 0.02876, far = 0.00115, cache = 419430, deep = 0.003173, last = 22369622>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 13.36, plane = 1.691, row = 0.1922, vector = 0.03872, cell = 4.239, input = 0.003267, thin = 0.006314>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 13.41, plane = 1.675, row = 0.194, vector = 0.05401, cell = 4.239, input = 0.003178, thin = 0.001878>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 67.23, row = 0.0236, vector = 0.4045, cell = 4.128, thin = 0.06341, far = 0.0008675, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 67.47, row = 0.0408, vector = 0.3769, cell = 4.13, thin = 0.07113, far = 0.0008609, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 37.35, plane = 3.758, width = 128, cell = 0.006919, input = 0.3269, thin = 0.001451, far = 0.0007401, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 35.16, plane = 3.756, width = 64, cell = 0.008075, input = 0.3616, thin = 0.001214, far = 0.0005821, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 74.96, row = 0.5112, vector = 0.2977, input = 0.441, far = 0.01316, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 77.75, row = 1.619, tail = 0.4333, input = 0.6163, thin = 0.01769, far = 0.002928, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 39.2, plane = 3.861, row = 0.01002, width = 64, cell = 0.006275, input = 0.3227, thin = 0.001852, far = 0.001234, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 37.65, plane = 3.991, row = 0.009443, cell = 0.007696, input = 0.3791, thin = 0.002195, far = 0.001513, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 82.6, vector = 0.2581, width = 128, tail = 0.4587, input = 0.5238, far = 0.003958, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 82.86, row = 1.517, tail = 0.4597, input = 0.6852, thin = 0.01392, far = 0.002866, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <plane = 1.914, row = 0.7935, input = 4.354, thin = 0.004319, far = 0.03624, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 85.53, plane = 2.465, row = 1.789, width = 32, input = 4.246, thin = 0.08048, far = 0.05003, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 15.49, vector = 0.5007, cell = 0.01114, input = 4.347, far = 0.01802, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 23.95, vector = 1.428, tail = 0.1651, input = 4.148, thin = 0.06286, far = 0.04227, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 1.89, tail = 0.2671, input = 4.5, thin = 0.02469, far = 0.03453, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 2.328, row = 0.914, width = 32, tail = 0.2558, input = 4.379, thin = 0.1029, far = 0.03192, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <plane = 13.5, vector = 0.4956, width = 256, cell = 0.007455, input = 4.305, thin = 0.01662, far = 0.04368, cache = 1048576>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 19.34, row = 1.62, width = 32, tail = 0.03493, cell = 0.01308, input = 4.171, thin = 0.05594, far = 0.04909, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 37.99, plane = 3.95, row = 0.01378, width = 64, cell = 0.0154, input = 0.3219, thin = 0.001749, far = 0.001052, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 36.71, plane = 3.972, row = 0.02374, vector = 0.0001715, cell = 0.01625, input = 0.363, far = 0.001004, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 71.5, row = 0.5538, vector = 0.1163, input = 0.4637, far = 0.008326, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 76.18, row = 1.002, vector = 0.05611, width = 32, tail = 0.05637, input = 0.6508, thin = 0.04714, far = 0.003067, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 36.35, plane = 4.052, width = 64, cell = 0.01412, input = 0.3239, thin = 0.0009143, far = 0.0009559, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 35.5, plane = 4.121, cell = 0.01484, input = 0.382, far = 0.0011, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 81.32, row = 0.5285, vector = 0.1516, input = 0.531, far = 0.002635, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 81.38, row = 0.83, vector = 0.02382, width = 32, tail = 0.3218, input = 0.6911, thin = 0.06245, far = 0.00409, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 2.12, row = 0.4399, width = 128, cell = 0.0248, input = 4.337, thin = 0.0113, far = 0.01219, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 2.351, width = 32, tail = 1.009, cell = 0.03092, input = 4.328, thin = 0.09022, far = 0.01104, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 21.52, vector = 0.3894, cell = 0.00225, input = 4.111, far = 0.04937, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 23.52, row = 0.8797, width = 32, cell = 0.02457, input = 4.07, thin = 0.05308, far = 0.04286, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <plane = 6.855, cell = 0.006226, input = 4.288>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 7.888, row = 0.2751, width = 32, cell = 0.03216, input = 4.221, thin = 0.03486>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 18.72, vector = 0.4015, input = 4.213, far = 0.08885, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 29.04, row = 0.0687, vector = 0.7416, width = 32, input = 4.162, thin = 0.07074, far = 0.08209, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 35.1, plane = 3.992, width = 64, cell = 0.03249, input = 0.2648, thin = 0.001162, far = 0.001664, cache = 838861, deep = 0.02437, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 35.98, plane = 4.076, width = 32, cell = 0.03348, input = 0.2979, thin = 0.002055, far = 0.001261, cache = 838861, deep = 0.02513, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 7.005, plane = 1.903, cell = 0.03351, input = 0.33, far = 0.0007098, cache = 1048576, deep = 0.02635, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 35.74, plane = 3.935, row = 0.001834, tail = 0.002213, cell = 0.03382, input = 0.3505, thin = 0.00776, far = 0.001056, cache = 838861, deep = 0.02261, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 69.5, row = 0.6374, vector = 0.04563, input = 0.4868, far = 0.005259, cache = 419430, deep = 0.03264, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 72.54, row = 1.02, width = 16, cell = 0.00428, input = 0.6697, thin = 0.1305, far = 0.003962, cache = 419430, deep = 0.02194, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 38.19, plane = 4.062, width = 64, cell = 0.02913, input = 0.2736, thin = 0.002353, far = 0.001612, cache = 1048576, deep = 0.03508, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 36.84, plane = 4.109, row = 0.01267, width = 32, cell = 0.02983, input = 0.3107, thin = 0.003018, far = 0.001375, cache = 1048576, deep = 0.03643, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 39.37, plane = 3.861, tail = 0.02854, cell = 0.02967, input = 0.3884, far = 0.001297, cache = 1048576, deep = 0.03385, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 69.7, row = 0.4593, vector = 0.2935, width = 64, input = 0.5123, thin = 0.004783, far = 0.00323, cache = 419430, deep = 0.02453, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 74.23, row = 0.8995, width = 16, cell = 0.005683, input = 0.6711, thin = 0.1499, far = 0.00303, cache = 629146, deep = 0.02045, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 1.681, row = 1.59, vector = 0.3217, input = 4.112, far = 0.04521, cache = 419430, deep = 0.001198, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <plane = 1.33, row = 2.465, width = 8, cell = 0.02381, input = 4.128, thin = 0.2708, far = 0.03743, cache = 419430, deep = 0.002696, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 13.06, row = 0.186, vector = 0.2038, cell = 0.02531, input = 4.225, far = 0.01249, cache = 629146, deep = 0.002431, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 16.32, row = 0.4868, width = 16, cell = 0.03195, input = 4.253, thin = 0.1092, far = 0.01475, cache = 629146, deep = 0.0008839, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 2.901, plane = 1.21, row = 0.413, width = 64, tail = 0.2208, cell = 0.03165, input = 4.219, thin = 0.02475, far = 0.01427, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 3.637, plane = 0.5547, row = 1.663, width = 16, tail = 0.1376, cell = 0.02587, input = 4.222, thin = 0.1314, far = 0.01393, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 17.71, row = 0.1546, vector = 0.2257, cell = 0.02071, input = 4.15, far = 0.01972, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 19.41, row = 0.4668, width = 16, cell = 0.03288, input = 4.125, thin = 0.1506, far = 0.02073, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 36.77, plane = 3.929, cell = 0.06707, input = 0.3305, thin = 0.02573, far = 0.001613, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 36.91, plane = 3.932, width = 4, cell = 0.06326, input = 0.3854, thin = 0.03191, far = 0.001514, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 49.76, row = 0.5957, width = 16, cell = 0.02821, input = 0.4932, thin = 0.04673, far = 0.003617, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 50.61, row = 0.8022, width = 8, tail = 0.1341, cell = 0.03098, input = 0.6405, thin = 0.315, far = 0.003232, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 36.91, plane = 4.049, cell = 0.06429, input = 0.3078, far = 0.00117, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 37.58, plane = 3.978, cell = 0.06306, input = 0.3887, thin = 0.1295, far = 0.001121, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 65.01, row = 0.3966, vector = 0.2794, width = 16, cell = 0.01444, input = 0.5741, thin = 0.04706, far = 0.003145, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 65.52, row = 0.8407, width = 8, tail = 0.1822, cell = 0.0282, input = 0.7225, thin = 0.2613, far = 0.003073, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 7.803, plane = 1.082, width = 32, tail = 0.4741, cell = 0.05071, input = 4.246, thin = 0.05195, far = 0.003789, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 7.296, plane = 1.008, row = 1.241, width = 8, cell = 0.04133, input = 4.264, thin = 0.1707, far = 0.003823, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 13.42, row = 0.2276, width = 16, cell = 0.02712, input = 4.264, thin = 0.07671, far = 0.007685, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 14.93, row = 0.6102, width = 8, cell = 0.0377, input = 4.121, thin = 0.339, far = 0.006873, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 4.309, plane = 1.205, row = 0.4489, width = 16, cell = 0.06547, input = 4.215, thin = 0.05197, far = 0.006773, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 6.796, plane = 0.6815, row = 1.712, vector = 0.2299, width = 8, cell = 0.006624, input = 4.24, thin = 0.09341, far = 0.007777, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 18.08, row = 0.2874, cell = 0.03198, input = 4.299, far = 0.008223, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 20.59, row = 0.2482, width = 8, cell = 0.03846, input = 4.276, thin = 0.3267, far = 0.00823, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 41.92, plane = 3.568, row = 0.04072, cell = 0.04927, input = 0.5214, thin = 0.002478, far = 0.001061, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 42.26, plane = 3.66, row = 0.03984, cell = 0.04862, input = 0.5735, thin = 0.0009074, far = 0.0009592, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 65.5, row = 0.6501, vector = 0.5134, input = 0.5024, far = 0.003397, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 66.31, row = 0.6153, vector = 0.5333, tail = 0.06777, input = 0.554, far = 0.003302, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 67.93, row = 0.6858, vector = 0.5574, tail = 1.76, input = 0.5955, thin = 0.01392, far = 0.003584, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 43.02, plane = 3.67, row = 0.01637, width = 64, cell = 0.04817, input = 0.5048, thin = 0.002992, far = 0.00165, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 44.1, plane = 3.615, row = 0.007792, vector = 0.05237, cell = 0.04442, input = 0.5854, far = 0.001698, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 67.82, row = 0.6742, vector = 0.4377, input = 0.5189, far = 0.004248, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 68.88, row = 0.6815, vector = 0.4576, input = 0.5761, far = 0.00421, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 70.84, row = 0.7842, vector = 0.4395, tail = 1.712, input = 0.6607, far = 0.003987, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 41.88, plane = 3.851, width = 64, cell = 0.02424, input = 0.4223, thin = 0.001773, far = 0.001529, cache = 838861, deep = 0.02593, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 42.23, plane = 3.75, width = 64, cell = 0.02375, input = 0.4602, thin = 0.002863, far = 0.00127, cache = 838861, deep = 0.02567, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 7.81, plane = 1.791, row = 0.001592, width = 32, cell = 0.009508, input = 0.5003, thin = 0.01327, far = 0.001088, cache = 838861, deep = 0.02594, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 42.43, plane = 3.883, width = 64, cell = 0.02293, input = 0.5127, thin = 0.002305, far = 0.001116, cache = 838861, deep = 0.02497, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 70.6, row = 0.8261, vector = 0.1072, input = 0.5052, far = 0.004317, cache = 629146, deep = 0.03263, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 70.56, row = 0.9013, vector = 0.117, input = 0.554, far = 0.003931, cache = 629146, deep = 0.02932, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 70.05, row = 1.043, vector = 0.1018, tail = 1.227, input = 0.6123, thin = 0.04224, far = 0.003902, cache = 629146, deep = 0.0203, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 42.06, plane = 3.913, width = 64, tail = 0.01563, cell = 0.02126, input = 0.4539, thin = 0.002778, far = 0.001072, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 40.78, plane = 3.784, width = 64, tail = 0.0207, cell = 0.02121, input = 0.4903, thin = 0.003881, far = 0.001148, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 42.33, plane = 3.585, width = 64, tail = 0.01455, cell = 0.02092, input = 0.5741, thin = 0.002943, far = 0.00111, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 76.84, row = 0.6285, vector = 0.1565, input = 0.5135, far = 0.004432, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 76.99, row = 0.6942, vector = 0.1535, input = 0.5677, far = 0.004463, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 77.75, row = 0.7668, tail = 1.257, cell = 0.01034, input = 0.6578, thin = 0.07303, far = 0.004443, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 33.31, plane = 20.24, cell = 0.244, input = 0.5988, far = 0.003053, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 31.92, plane = 17.3, cell = 0.2758, input = 2.171>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 48.69, plane = 21.19, vector = 0.1789, cell = 0.7894, input = 1.169, far = 0.003878, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 81.4, vector = 1.058, cell = 0.05182, input = 2.085, far = 0.002082, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 84.43, vector = 0.7786, tail = 2.175, cell = 0.08139, input = 2.108, far = 0.001439, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 13.43, plane = 87.83, vector = 4.577, tail = 3.294, cell = 0.2061, input = 1.438, far = 0.001603, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 54.36, plane = 17.9, row = 0.04236, vector = 0.106, cell = 0.1882, input = 2.296, thin = 0.003009, far = 0.01017, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 55.27, plane = 18.4, vector = 0.2174, cell = 0.2421, input = 2.355, far = 0.008568, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 44.31, plane = 23.91, cell = 0.8206, input = 1.14, thin = 0.05852>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 84, vector = 1.107, cell = 0.05081, input = 2.095, far = 0.004081, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 85.83, row = 0.1226, vector = 1.045, tail = 1.962, cell = 0.06605, input = 2.103, far = 0.0009126, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 12.86, plane = 94.18, vector = 5.494, tail = 2.667, cell = 0.1518, input = 1.44, far = 0.00204, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 26.47, plane = 24.52, cell = 0.2598, input = 0.5904, far = 0.002691, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 33.02, plane = 25.55, cell = 0.3413, input = 0.5968, far = 0.0006568, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 33.77, plane = 23.65, cell = 0.47, input = 0.6396, far = 0.0004896, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 89.08, vector = 1.246, cell = 0.05873, input = 0.8021, far = 0.004819, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 93.48, vector = 1.343, tail = 2.107, cell = 0.08567, input = 0.8365, far = 0.003866, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 96.33, vector = 2.484, tail = 3.118, cell = 0.06597, input = 0.8691, far = 0.003367, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 16.54, plane = 25.33, vector = 0.02514, cell = 0.2651, input = 0.5365, thin = 0.01623, far = 0.00146, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 27, plane = 25.31, row = 0.0572, vector = 0.2798, cell = 0.3329, input = 0.5945, thin = 0.0006947>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 23.18, plane = 23.34, row = 0.1446, vector = 0.006096, cell = 0.48, input = 0.6616, thin = 0.007237>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 93.35, vector = 1.354, cell = 0.0618, input = 0.7616>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 96.92, vector = 2.792, tail = 0.9028, input = 0.8041>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <plane = 99.55, vector = 2.982, tail = 2.601, cell = 0.04054, input = 0.8742>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 35.13, plane = 3.509, width = 64, input = 0.4645, thin = 0.001399>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 34.56, plane = 3.636, width = 64, input = 0.4913, thin = 0.001653>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 85.1, row = 0.6342, width = 64, cell = 0.0001708, input = 0.5217, thin = 0.01243, far = 0.003803, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 83.58, row = 1.332, tail = 1.658, input = 0.569, far = 0.002538, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 85.17, row = 1.323, tail = 0.748, input = 0.6323, thin = 0.04022, far = 0.002661, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 36.74, plane = 3.94, width = 32, input = 0.4383, thin = 0.001949>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 39.4, plane = 3.699, row = 0.00435, width = 32, input = 0.4943, thin = 0.002359>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 85.01, row = 0.555, width = 64, cell = 0.0003027, input = 0.5509, thin = 0.0113, far = 0.004916, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 84.81, row = 1.327, vector = 0.001955, tail = 1.884, input = 0.5651, far = 0.002868, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 85.69, row = 1.276, tail = 0.8592, input = 0.6781, thin = 0.04199, far = 0.002503, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 39.46, plane = 3.825, row = 0.02203, cell = 0.00512, input = 0.472, far = 0.001839, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 38.1, plane = 3.94, row = 0.01012, cell = 0.00568, input = 0.4983, far = 0.002217, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 83.99, row = 0.7084, width = 64, cell = 0.001901, input = 0.5553, thin = 0.005961, far = 0.003654, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 83.55, row = 1.2, tail = 1.702, cell = 0.002121, input = 0.5886, thin = 0.02626, far = 0.003546, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 84.51, row = 1.238, tail = 0.8482, cell = 0.00013, input = 0.6365, thin = 0.0326, far = 0.003461, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 41.01, plane = 3.761, row = 0.01697, width = 64, cell = 0.004829, input = 0.4352, thin = 0.004601>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 40.81, plane = 3.836, row = 0.0155, width = 64, cell = 0.005507, input = 0.4995, thin = 0.00368>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 86.73, row = 0.6909, width = 64, cell = 0.00376, input = 0.5449, thin = 0.01158, far = 0.00331, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 85.05, row = 1.442, tail = 1.917, cell = 0.003115, input = 0.5553, far = 0.002488, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 84.76, row = 1.371, tail = 0.6731, cell = 0.00327, input = 0.661, thin = 0.05293, far = 0.00263, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 39.25, plane = 3.649, row = 0.02221, vector = 0.01074, cell = 0.02303, input = 0.4613, far = 0.00123, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 38.9, plane = 3.66, row = 0.01365, vector = 0.02186, cell = 0.02212, input = 0.499, far = 0.001151, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 76.69, row = 0.6144, vector = 0.1766, input = 0.5546, far = 0.003853, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 77.09, row = 0.6738, vector = 0.1872, input = 0.601, far = 0.003598, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 78.15, row = 0.9261, vector = 0.04734, tail = 1.066, cell = 0.008059, input = 0.6213, thin = 0.04327, far = 0.003715, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 39.45, plane = 3.948, row = 0.003146, width = 32, cell = 0.02151, input = 0.4419, thin = 0.005599, far = 0.001084, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 40.04, plane = 3.836, row = 0.006677, width = 32, cell = 0.02181, input = 0.507, thin = 0.004464, far = 0.00122, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 78.53, row = 0.5348, vector = 0.1509, input = 0.553, far = 0.004088, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 80.15, row = 0.5803, vector = 0.157, input = 0.582, far = 0.003362, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 80.77, row = 0.8013, tail = 1.242, cell = 0.007367, input = 0.6604, thin = 0.05716, far = 0.004338, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 41.9, plane = 3.598, row = 0.004508, vector = 0.03423, cell = 0.0459, input = 0.5021, far = 0.001753, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 42.49, plane = 3.783, vector = 0.03222, cell = 0.04561, input = 0.5385, far = 0.001792, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 67.83, row = 0.612, vector = 0.4888, tail = 0.005897, input = 0.5566, far = 0.004354, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 68.42, row = 0.5395, vector = 0.5188, tail = 0.08248, input = 0.6043, far = 0.004093, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 69, row = 0.6995, vector = 0.5075, tail = 1.784, input = 0.6254, far = 0.00415, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 41.02, plane = 3.845, tail = 0.006122, cell = 0.05542, input = 0.4434, thin = 0.0002551, far = 0.001186, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 43.46, plane = 3.859, tail = 0.007012, cell = 0.05486, input = 0.5093, far = 0.001277, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 69.55, row = 0.6073, vector = 0.4694, input = 0.5321, far = 0.005156, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 69.61, row = 0.5667, vector = 0.4802, tail = 0.1086, input = 0.585, far = 0.005208, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 71.47, row = 0.6327, vector = 0.4689, tail = 1.454, input = 0.6738, thin = 0.02922, far = 0.00538, cache = 838861>
}
