// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0 --seconds=430 --seed=3
// on AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 2.1 %, worst 984.5 % of 4941 calls
//   max_pool cf: mean 1.9 %, worst 367.0 % of 1008 calls
//   max_pool cl: mean 4.1 %, worst 984.5 % of 1537 calls
//   max_pool_backward cf: mean 1.7 %, worst 94.6 % of 254 calls
//   max_pool_backward cl: mean 1.3 %, worst 194.2 % of 322 calls
//   max_unpool cf: mean 1.0 %, worst 210.8 % of 461 calls
//   max_unpool cl: mean 0.8 %, worst 62.8 % of 583 calls
//   max_unpool_backward cf: mean 0.9 %, worst 26.5 % of 264 calls
//   max_unpool_backward cl: mean 0.4 %, worst 28.7 % of 238 calls
//   max_unpool_sum cf: mean 0.2 %, worst 6.0 % of 114 calls
//   max_unpool_sum cl: mean 0.1 %, worst 6.0 % of 160 calls
// Pooling channels-first, k5, k9 and k13 of stride 1, has what runs of their own measured on the same day
// (--only, 25 s each; libraries of apps have them): k13 mean 64.5 %, worst 600.0 % of 28 calls, k9 11.7 and
// 55.5 of 7, k5 15.1 and 130.0 of 31.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2, popcnt) shared threads 2 stream 0.04728 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 23.27, plane = 0.5706, row = 15.31, width = 4, tail = 13.23, cell = 1.742, thin = 1.679, tap = 0.4192>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 71.71, row = 6.685, vector = 1.434, tail = 1.457, thin = 3.124, tap = 0.1456, step = 0.002074, far = 0.006595, cache = 209715>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 74.72, row = 6.27, vector = 1.66, tail = 1.784, thin = 1.774, tap = 0.2979, step = 0.006934, far = 0.006826, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 40.51, plane = 3.847, row = 3.116, vector = 3.958, tail = 0.3273, far = 0.003703, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 141.2, plane = 5.85, row = 2.121, width = 16, cell = 0.9015, thin = 0.08782, far = 0.002234, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 32.18, plane = 2.691, row = 4.871, vector = 4.343, tail = 1.297, thin = 3.638, far = 0.0005132, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 235.3, plane = 1.515, row = 5.723, vector = 9.578, tail = 2.282, far = 0.006938, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 326.9, plane = 0.07628, row = 27.78, width = 8, cell = 2.086, thin = 0.7753, far = 0.01209, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 52.37, plane = 3.848, row = 14.54, vector = 7.984, tail = 0.2247, thin = 2.865, far = 0.01689, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 77.24, plane = 17.81, row = 6.874, tail = 4.113, cell = 0.9625, thin = 9.707, tap = 0.691, step = 0.0004039>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 70.56, row = 2.842, tail = 4.186, cell = 0.6921, far = 0.00771, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 71.67, row = 2.767, tail = 3.757, cell = 0.6989, thin = 5.012, far = 0.007857, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 58.73, plane = 73.67, row = 2.543, cell = 0.6455, far = 0.004639, cache = 524288>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <call = 63.95, plane = 121, row = 27.59, tail = 3.374, cell = 1.29, far = 0.01893, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 13.3, plane = 69.71, row = 4.061, vector = 2.62, width = 4, tail = 1.064, cell = 0.7072, far = 0.00314, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 17.22, plane = 121.7, row = 0.6074, vector = 5.358, tail = 0.5027, cell = 0.7207, far = 0.00428, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 16.26, plane = 119.8, row = 0.932, vector = 5.151, tail = 0.192, cell = 0.7789, thin = 14.14, far = 0.004451, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <plane = 306.3, tail = 550.6, cell = 3.496, far = 0.02403, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 135.6, row = 57.91, vector = 6.138, tail = 6.851, thin = 18.16, far = 0.02031, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 75.25, plane = 125, row = 1.828, cell = 3.894, thin = 13.69, far = 0.004074, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 102, row = 2.694, vector = 4.194, thin = 8.308, tap = 0.2043, step = 0.002846, far = 0.006099, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 108, row = 4.182, vector = 2.562, cell = 0.7446, thin = 7.27, tap = 0.4131, step = 0.01147, far = 0.005352, cache = 209715>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 78.89, plane = 2.262, row = 25.12, tail = 2.254, cell = 1.674, thin = 16.01, tap = 0.6829>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 41.54, plane = 94.68, row = 1.408, tail = 3.428, cell = 0.77, thin = 17.03, tap = 0.3392, step = 0.001569, far = 0.002497, cache = 209715>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 56.41, plane = 88.2, row = 1.374, width = 4, tail = 1.495, cell = 1.843, thin = 5.201, tap = 0.5716, step = 0.002483>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <row = 12.58, width = 4, tail = 32.14, cell = 1.665, thin = 9.576, tap = 0.6062, far = 0.0002503, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 87.14, row = 7.801, vector = 1.551, tail = 2.684, thin = 6.246, tap = 0.235, far = 0.005343, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <call = 13.39, plane = 86.32, row = 6.73, tail = 3.506, cell = 0.8956, thin = 6.49, tap = 0.5024, far = 0.004942, cache = 209715>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 40.91, plane = 18.57, row = 16.99, vector = 0.635, width = 8, cell = 1.204, tap = 0.6119, far = 0.005067, cache = 524288>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 75.98, row = 8.618, vector = 1.603, tail = 4.239, cell = 0.117, thin = 6.944, tap = 0.2116, far = 0.004424, cache = 314573>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 80.09, row = 7.955, vector = 2.007, tail = 3.023, thin = 6.953, tap = 0.4515, step = 0.002531, far = 0.003593, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 22.84, plane = 4.214, vector = 2.129, cell = 0.0006362, far = 0.01028, cache = 524288, deep = 0.02033, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 65.48, plane = 3.767, vector = 0.5346, tail = 0.1979, cell = 0.1993, far = 0.01004, cache = 314573, deep = 0.02019, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 132.4, plane = 4.223, row = 0.02768, vector = 1.958, far = 0.009901, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 20.97, plane = 2.257, row = 1.246, vector = 1.35, cell = 0.1151, thin = 4.225, far = 0.003446, cache = 681574, deep = 0.01977, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 4485, row = 6.991, tail = 6.309, cell = 0.219, far = 0.06287, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <vector = 6.587, width = 16, tail = 2.413>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 215.7, plane = 22.91, vector = 0.441, tail = 6.137>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 1950>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 1148, plane = 31.04, vector = 3.771>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 308.1, plane = 10.61, row = 8.652, tail = 12.85, cell = 1.397, thin = 2.072>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 31.95, plane = 1.872, row = 0.8802, vector = 2.784, cell = 0.166, far = 0.001689, cache = 681574, deep = 0.02774, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <call = 27.87, plane = 2.097, row = 4.572, tail = 3.972, deep = 0.02774, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 138.6, row = 1.799, width = 16, tail = 0.8282, cell = 0.499, far = 0.003752, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 28.72, row = 2.202, vector = 1.931, tail = 0.2545, cell = 0.3102, input = 0.02369, thin = 12.14, far = 0.0003576, cache = 681574, deep = 0.0224, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 193.4, row = 4.224, tail = 11.83, cell = 0.7262, far = 0.001924, cache = 419430, deep = 0.005444, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 198.8, plane = 2.059, tail = 1.688, cell = 2.181, deep = 0.005444, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 243.8, plane = 28.02, row = 0.3206, tail = 20.35, cell = 0.577, far = 0.009523, cache = 209715, deep = 0.005444, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 327.5, row = 6.468, vector = 2.103, width = 32, tail = 0.9496, cell = 0.5441, thin = 0.002594, far = 0.001533, cache = 524288>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 55, row = 13.51, width = 8, tail = 2.271, cell = 1.311, thin = 0.4198, far = 0.003507, cache = 419430, deep = 0.003585, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 14.93, plane = 29.23, row = 10.65, vector = 3.111, tail = 2.703, tap = 0.08345, step = 0.01741, deep = 0.01999, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 452.4, plane = 77.15, vector = 1.068, tail = 38.33, input = 0.4661, tap = 0.0238, step = 0.426, far = 0.05192, cache = 681574, deep = 0.2122, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 53.13, plane = 7.711, row = 13.35, tail = 8.347, cell = 0.8204, thin = 4.172, tap = 0.2038, deep = 0.02222, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 53.56, row = 1.218, width = 16, cell = 0.1932, thin = 0.05022, far = 0.009991, cache = 419430, deep = 0.03745, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 90.49, plane = 58.22, row = 1.213, vector = 1.432, tail = 240.3, far = 0.0091, cache = 681574, deep = 0.03335, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <call = 4.145, plane = 136.3, row = 16.4, vector = 1.78, tail = 1.2, thin = 4.584, far = 0.01812, cache = 209715, deep = 0.03816, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 0.2829, plane = 56.22, row = 1.295, vector = 0.9441, tail = 0.1666, cell = 0.1001, thin = 5.797, far = 0.004906, cache = 419430, deep = 0.04119, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 95.79, vector = 3.388, deep = 0.0402, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 1944, plane = 854.5, width = 32, cell = 0.3533, thin = 1.749>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <plane = 51.28, row = 106.4, tail = 0.3299, cell = 0.6281, deep = 0.0402, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 18.93, plane = 94.64, tail = 1.315, cell = 0.8443, thin = 11.43, far = 0.001849, cache = 209715, deep = 0.0402, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 102.1, vector = 3.427, tail = 0.1363, input = 0.007279, far = 0.008911, cache = 681574, deep = 0.0495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 308.9, plane = 127, tail = 1572, input = 0.06281, far = 0.01515, cache = 524288>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <tail = 33.39, cell = 1.781, far = 0.006754, cache = 209715, deep = 0.0495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 9.469, plane = 85.29, row = 4.234, tail = 0.2331, input = 0.1616, thin = 12.39, far = 0.008125, cache = 524288, deep = 0.04475, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 69.37, width = 32, tail = 0.237, cell = 0.4063, thin = 0.07645, far = 0.007897, cache = 314573, deep = 0.03205, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 237.3, plane = 222, width = 32, cell = 0.05602, thin = 0.0516, far = 0.02594, cache = 314573, deep = 0.03151, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 188.1, plane = 156.1, row = 45.1, cell = 0.6069, deep = 0.0385, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 34.28, plane = 70.59, row = 1.394, cell = 0.8271, thin = 11.3, far = 0.002539, cache = 419430, deep = 0.03246, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 79.11, row = 5.851, vector = 1.827, tail = 1.751, cell = 0.03835, thin = 5.076, tap = 0.05484, step = 0.0007378, far = 0.004045, cache = 314573, deep = 0.0479, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 73.1, plane = 621.2, row = 6.822, vector = 0.26, tail = 15.47, cell = 0.3362, input = 1.049, thin = 3.426, tap = 0.04119, far = 0.04054, cache = 314573, deep = 0.1165, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 78.61, row = 6.797, vector = 1.954, thin = 5.323, tap = 0.1343, step = 0.00275, far = 0.003857, cache = 314573, deep = 0.04547, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 40.21, plane = 4.653, tail = 6.015, cell = 0.3418, far = 0.005113, cache = 209715, deep = 0.01903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 201.7, plane = 0.962, width = 16, cell = 0.3715, thin = 0.2321, deep = 0.006663, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 35.92, plane = 4.786, vector = 2.793, tail = 2.503, thin = 3.096, far = 0.003181, cache = 209715, deep = 0.02053, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 33.65, plane = 2.305, row = 1.546, vector = 3.474, tail = 0.5448, cell = 0.0282, far = 0.003718, cache = 314573, deep = 0.02656, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 122.4, plane = 7.786, cell = 0.6547, far = 0.0004423, cache = 209715, deep = 0.02627, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 174.8, row = 0.7572, width = 32, tail = 0.9972, cell = 0.4074, thin = 0.03456, far = 0.004271, cache = 681574, deep = 0.02058, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 25.52, plane = 6.174, row = 2.819, vector = 0.09435, tail = 0.5326, cell = 0.8695, thin = 2.949, deep = 0.01921, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 48.73, plane = 2.146, row = 0.344, vector = 5.658, cell = 0.06921, far = 0.007899, cache = 209715, deep = 0.0276, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 182.5, plane = 1.364, vector = 7.373, far = 0.002597, cache = 209715, deep = 0.04997, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 178.8, plane = 11.1, row = 0.6594, vector = 6.04, far = 0.005933, cache = 209715, deep = 0.01434, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 42.3, plane = 2.785, row = 3.573, vector = 1.098, tail = 3.679, cell = 1.407, thin = 4.077, far = 0.0003084, cache = 209715, deep = 0.02292, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 272.9, row = 8.703, tail = 7.079, cell = 1.033, far = 0.0008044, cache = 209715, deep = 0.004737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 317.8, plane = 28.46, row = 0.3781, width = 32, tail = 0.8189, cell = 0.5048, thin = 0.1132, far = 0.01636, cache = 524288, deep = 0.004737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <plane = 14.2, vector = 3.886, tail = 7.541, deep = 0.004737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 449, vector = 1.891, cell = 0.4844, far = 0.01733, cache = 209715, deep = 0.004737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 536.3, row = 8.647, width = 32, tail = 0.9924, cell = 0.9626, thin = 0.3375, far = 0.006744, cache = 524288>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <row = 18.37, tail = 5.415, cell = 1.913, thin = 18.9, deep = 0.004521, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 54.04, row = 1.485, vector = 8.879, width = 16, cell = 0.318, input = 0.01558, thin = 0.4963, far = 0.0007477, cache = 419430, deep = 0.02477, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 80.38, cell = 2.3, deep = 0.0227, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 208, row = 2.479, width = 16, tail = 2.971, cell = 0.884, far = 0.001181, cache = 419430, deep = 0.02887, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 46.91, plane = 1.528, row = 3.348, vector = 7.207, tail = 1.236, thin = 19.52, far = 0.001148, cache = 314573, deep = 0.02032, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 196.3, plane = 5.245, row = 5.966, vector = 8.001, cell = 0.1424, deep = 0.0157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 109.6, plane = 1.539, row = 7.721, cell = 2.927, deep = 0.01427, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 422.6, plane = 6.364, row = 11.16, tail = 0.9026, far = 0.03673, cache = 681574, deep = 0.01427, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <row = 125.4, vector = 22.85, width = 32, cell = 0.376, deep = 0.01532, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 21.1, plane = 1.037, row = 18.4, vector = 5.494, tail = 0.5833, cell = 0.4976, thin = 19.79, deep = 0.01682, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 34.51, row = 3.264, vector = 15.92, cell = 0.5207, far = 0.005717, cache = 681574, deep = 0.003128, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 127.4, width = 32, tail = 5.103, cell = 2.452, far = 0.006927, cache = 681574, deep = 0.005395, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 11.88, row = 9.318, vector = 1.991, tail = 4.67, cell = 3.231, input = 0.07944, thin = 61.95, far = 0.00993, cache = 681574, deep = 0.001581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 35.68, plane = 3.66, vector = 4.724, tail = 1.182, far = 0.001631, cache = 524288, deep = 0.02057, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 188.3, plane = 1.75, vector = 4.284, far = 0.002623, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 32.31, plane = 4.802, vector = 3.013, tail = 0.5362, cell = 0.4263, thin = 7.706, far = 0.0001096, cache = 209715, deep = 0.01151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <plane = 28.41, row = 0.9607, vector = 4.133, tail = 0.4102, cell = 0.411, far = 0.003131, cache = 524288, deep = 0.02391, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 198.4, row = 1.515, vector = 6.373, width = 32, input = 0.07266, far = 0.001705, cache = 681574, deep = 0.02181, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 26.7, plane = 0.9407, row = 3.108, vector = 2.421, tail = 0.3676, cell = 0.5563, thin = 11.64, far = 0.001828, cache = 524288, deep = 0.02295, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 29.13, plane = 3.744, vector = 2.809, tail = 1.563, cell = 0.145, deep = 0.01973, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 160.7, vector = 2.322, width = 32, tail = 2.64, cell = 0.285, thin = 0.06378, far = 0.003239, cache = 209715, deep = 0.009041, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 34.18, plane = 3.939, vector = 1.37, tail = 1.483, cell = 0.5014, thin = 6.052, deep = 0.01361, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 167.7, row = 9.012, tail = 4.033, cell = 0.9226, input = 0.03111, far = 0.002072, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 246.4, plane = 18.92, vector = 0.2512, tail = 0.2391, input = 0.5632, far = 0.008446, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <row = 81.89, vector = 34.78, width = 32, tail = 158.2, input = 0.02344, far = 0.02253, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 86.25, row = 14.69, vector = 1.388, tail = 4.527, cell = 1.11, input = 0.2157, thin = 19.47, far = 0.003866, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <row = 36.08, vector = 4.768, tail = 1.594, input = 0.111, far = 0.004857, cache = 209715, deep = 0.01275, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 11.64, plane = 90.26, vector = 1.03, tail = 3.408, input = 0.1754, far = 0.004946, cache = 419430, deep = 0.01456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 118.5, plane = 13, row = 35.57, vector = 4.742, width = 16, cell = 0.6938, input = 0.00813, far = 0.002156, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 19.97, row = 27.12, tail = 1.711, cell = 1.827, input = 0.05748, thin = 13.6, far = 0.001754, cache = 314573, deep = 0.009753, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 950.8, row = 19.97, vector = 18.4, tail = 11.14, far = 0.01622, cache = 524288, deep = 0.03473, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 281.1, plane = 31.08, vector = 7.365, tail = 6.947, thin = 0.7298, far = 0.005999, cache = 524288, deep = 0.06187, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 1122, plane = 21.79, tail = 0.8264, cell = 0.1923, thin = 0.6905, far = 0.0508, cache = 209715, deep = 0.04901, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1426, plane = 15.21, row = 16.11, width = 32, cell = 2.14, thin = 0.512, far = 0.01824, cache = 524288, deep = 0.0442, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 163, row = 32.26, tail = 12.47, cell = 4.556, thin = 60.85, far = 0.02964, cache = 524288, deep = 0.03929, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 2808, row = 37.19, vector = 9.75, tail = 115.7, cell = 6.542, far = 0.09759, cache = 419430, deep = 0.5333, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 491.9, row = 2.77, vector = 11.78, tail = 10.85, cell = 0.1993, thin = 1.368, far = 0.04192, cache = 681574, deep = 0.5316, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <plane = 9.746, vector = 7.653, width = 16, cell = 0.7151, far = 0.04112, cache = 209715, deep = 0.5316, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 2182, row = 49.42, vector = 57.46, far = 0.08268, cache = 681574, deep = 0.05093, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 623.4, plane = 3.422, row = 69.91, tail = 215.7, cell = 14.96, thin = 144.2, far = 0.3247, cache = 209715, deep = 0.8354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 6526, row = 17.08, width = 32, cell = 16, thin = 6.119, far = 0.04427, cache = 209715, deep = 3.064, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 579.3, row = 10.93, vector = 10.9, tail = 1.28, thin = 0.1216, far = 0.06534, cache = 419430, deep = 1.431, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <call = 1460, cell = 1.359, far = 0.1091, cache = 419430, deep = 2.264, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 6096, row = 59.29, vector = 126.5, far = 0.03235, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <call = 3549, row = 272.8, cell = 29.17, thin = 348.8, far = 0.2805, cache = 209715, deep = 8.277, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 43.3, plane = 11.14, row = 9.926, vector = 3.398, tail = 9.565, cell = 0.2278, input = 0.02408, tap = 0.1519, step = 0.0004305, far = 0.00231, cache = 209715, deep = 0.02542, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 424.7, plane = 98.94, vector = 44.54, width = 16, tail = 19.83, input = 0.7616, step = 0.4312, deep = 0.1295, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 41.3, plane = 4.886, row = 19.03, vector = 3.061, cell = 0.2983, input = 0.01283, thin = 18.23, tap = 0.288, far = 0.004599, cache = 209715, deep = 0.01688, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 56.18, plane = 68.19, row = 1.299, vector = 3.263, tail = 1.92, cell = 0.002293, far = 0.002017, cache = 681574, deep = 0.03078, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 244.5, plane = 63.9, row = 0.5739, tail = 41.94, cell = 0.3531, far = 0.001401, cache = 681574, deep = 0.005943, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <plane = 191.2, vector = 5.758, far = 0.02424, cache = 524288, deep = 0.03078, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 60.45, plane = 74.31, row = 1.576, tail = 2.255, cell = 0.7028, thin = 1.722, deep = 0.02708, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 4.634, plane = 67.59, row = 0.5773, tail = 5.236, cell = 0.5028, far = 0.004398, cache = 419430, deep = 0.02217, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 14.16, plane = 40.65, tail = 10.63, cell = 0.5351, far = 0.003616, cache = 314573, deep = 0.02201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 185.2, plane = 64.56, row = 2.687, tail = 40.17, cell = 0.4093, far = 0.003776, cache = 681574, deep = 0.02019, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 92.48, plane = 137.1, row = 12.33, vector = 7.119, tail = 12.92, thin = 11.93, far = 0.007506, cache = 419430, deep = 0.02201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 36.83, plane = 62.51, row = 2.95, vector = 3.158, tail = 1.818, cell = 0.03085, thin = 8.731, far = 0.0003734, cache = 314573, deep = 0.0196, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 78.76, row = 0.4118, width = 16, tail = 1.31, cell = 0.8208, thin = 0.6828, far = 0.004978, cache = 524288, deep = 0.02489, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 33.97, vector = 30.01, width = 32, tail = 18.83, far = 0.004887, cache = 314573, deep = 0.0231, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 172.9, plane = 84.56, row = 1.623, vector = 6.03, tail = 226.3, far = 0.003726, cache = 681574, deep = 0.02415, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 208.6, vector = 7.089, cell = 1.051, thin = 12.36, far = 0.001402, cache = 419430, deep = 0.0231, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 31.3, plane = 74.43, row = 4.638, tail = 4.507, cell = 1.349, thin = 16.39, far = 0.00317, cache = 419430, deep = 0.02117, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 201.4, plane = 105.2, row = 1.977, vector = 5.652, tail = 0.8983, far = 0.0007292, cache = 524288, deep = 0.0217, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 182.1, plane = 181.1, row = 2.458, width = 32, cell = 0.6999, thin = 0.1989>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 1073, plane = 41.6, row = 103.3, cell = 1.734, thin = 7.663, deep = 0.01823, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 410.9, plane = 83.56, row = 0.8787, vector = 3.628, tail = 0.8433, cell = 0.4115, thin = 24.11, deep = 0.01686, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 114.2, vector = 8.58, tail = 3.281, cell = 0.1075, input = 0.02318, far = 0.0131, cache = 209715, deep = 0.007283, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 528.7, tail = 1601, input = 0.2516, far = 0.07503, cache = 209715, deep = 0.006295, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 258.3, plane = 131.3, row = 43.66, cell = 1.118, thin = 13.45, deep = 0.007283, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 50.45, plane = 75.77, row = 4.015, tail = 2.1, input = 0.3093, thin = 13.31, far = 0.004886, cache = 209715, deep = 0.006845, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 9.389, plane = 122.1, vector = 8.319, tail = 4.648, deep = 0.008361, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <plane = 951.4, width = 32, cell = 0.3693, thin = 1.34, far = 0.1036, cache = 314573, deep = 0.0006999, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 147, plane = 87.37, row = 72.2, vector = 14.65, tail = 20.11, thin = 3.882, deep = 0.006949, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 117.5, plane = 104.9, vector = 7.113, tail = 1.673, thin = 16.54, deep = 0.00507, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 15.57, plane = 84.5, row = 1.38, vector = 38.7, tail = 3.088, cell = 0.2388, far = 0.003511, cache = 209715, deep = 0.0235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 50.83, plane = 59.19, row = 13.86, tail = 513.9, cell = 10.48>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <row = 144.2, vector = 28.02, tail = 46.27, thin = 0.6447, far = 0.0421, cache = 209715, deep = 0.0235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 31.68, plane = 84.33, row = 3.916, tail = 16.61, cell = 8.783, thin = 20.4, far = 0.004706, cache = 209715, deep = 0.0235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 19.25, plane = 70.93, row = 2.33, vector = 3.634, tail = 0.8983, far = 0.004649, cache = 681574, deep = 0.03191, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 165.1, plane = 68.96, row = 3.264, tail = 127.6, cell = 0.4229, far = 0.003099, cache = 681574, deep = 0.03055, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 449.2, plane = 179.6, vector = 6.968, cell = 0.07348, far = 0.008732, cache = 314573, deep = 0.03055, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 33.99, plane = 76.38, row = 2.909, tail = 1.298, cell = 0.7841, thin = 2.424, far = 0.002447, cache = 524288, deep = 0.02762, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 94.11, width = 32, tail = 6.579, cell = 1.379, far = 0.008617, cache = 419430, deep = 0.1464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 149.7, plane = 127.6, width = 64, tail = 8.68, cell = 2.374, thin = 0.02981, deep = 0.001495, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 40.54, plane = 390.7, vector = 5.381, tail = 0.9254, cell = 0.1087, far = 0.002956, cache = 681574, deep = 0.1464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <plane = 129.2, row = 137.2, vector = 62.68, thin = 15.18, deep = 0.1464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 36.22, plane = 103.3, row = 2.1, vector = 3.64, tail = 2.904, cell = 1.619, thin = 66.56, far = 0.02448, cache = 314573, deep = 0.1464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <plane = 138.6, row = 1.412, width = 16, tail = 5.788, cell = 0.1688, input = 0.3894, thin = 0.06117, far = 0.01409, cache = 314573, deep = 0.0176, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <plane = 62.91, width = 32, input = 0.6574, thin = 0.2575, far = 0.002785, cache = 209715, deep = 0.01191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 123.2, row = 92.74, vector = 10.05, cell = 0.1099, thin = 14.5, far = 0.007472, cache = 209715, deep = 0.015, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 70.8, plane = 74.78, row = 4.501, vector = 0.1057, tail = 2.28, input = 0.789, thin = 19.44, far = 0.02124, cache = 314573, deep = 0.01616, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 291.8, plane = 31.06, row = 11.45, vector = 3.899, cell = 1.427, far = 0.0519, cache = 524288, deep = 0.2131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 869.7, plane = 21.82, row = 20.29, tail = 1406, cell = 4.825, far = 0.04003, cache = 524288>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 135.4, plane = 354.4, row = 0.04254, tail = 4.271, cell = 1.077, far = 0.01003, cache = 681574, deep = 0.2131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <plane = 283.1, row = 150.3, vector = 156.8, thin = 26.92, far = 0.0845, cache = 524288, deep = 0.2131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 126.1, plane = 133.3, row = 8.786, cell = 3.874, thin = 210.9, far = 0.06977, cache = 681574, deep = 0.2131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 494, vector = 35.85, width = 16, tail = 24.93, cell = 0.7664, thin = 2.023, deep = 0.02621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 2569, row = 130.4, vector = 132.1, width = 32, tail = 928.1>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <vector = 24.67, width = 16, deep = 0.02621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <row = 279.9, cell = 40.92, deep = 0.02621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 1130, row = 28.23, vector = 20.68, tail = 40.53, thin = 378.8, far = 0.02955, cache = 524288, deep = 0.02621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 100.2, row = 5.281, vector = 0.4279, tail = 5.294, cell = 0.4591, thin = 4.662, tap = 0.1007, step = 0.007543, far = 0.002702, cache = 314573, deep = 0.01774, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 148.2, plane = 887.3, row = 6.69, vector = 9.858, tail = 24.93, input = 1.327, tap = 0.01557, step = 0.009586, far = 0.01446, cache = 419430, deep = 0.09118, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 21.16, plane = 98.58, row = 6.778, tail = 4.38, cell = 0.8442, thin = 2.962, tap = 0.2001, step = 0.01916, far = 0.003366, cache = 209715, deep = 0.01669, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 23.05, plane = 28.15, row = 1.549, vector = 7.409, width = 16, far = 0.004787, cache = 681574, deep = 0.01746, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 220, plane = 13.16, cell = 0.5419, far = 0.01369, cache = 314573>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 180.8, vector = 3.575, far = 0.01865, cache = 681574>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 34.43, plane = 7.348, row = 3.96, vector = 3.482, thin = 2.588, deep = 0.005934, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 124.9, plane = 60.85, vector = 22.52, width = 32, cell = 0.598, far = 0.001161, cache = 681574, deep = 0.001234, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <tail = 2.816, cell = 4.41, deep = 0.001234, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 96.58, plane = 103.6, vector = 22.72, width = 16, deep = 0.001234, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 305.2, row = 25.71, width = 32, tail = 67.91, cell = 1.041>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 104.5, row = 19.96, tail = 3.141, cell = 2.016, thin = 12.72, deep = 0.001234, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 2.101, plane = 68.89, width = 16, cell = 0.1609, thin = 1.385, tap = 0.2422, far = 0.01519, cache = 314573, deep = 0.02696, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <plane = 144.5, vector = 10.76, input = 0.6938, step = 0.3252, far = 0.03817, cache = 314573, deep = 0.1384, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 25.6, plane = 41.67, width = 16, tail = 0.1216, cell = 0.7013, thin = 0.6604, tap = 0.3475, far = 0.03048, cache = 314573, deep = 0.01348, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 3.362, plane = 78.78, width = 16, cell = 0.2999, thin = 1.307, far = 0.02447, cache = 524288, deep = 0.02017, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 70.78, plane = 81.44, row = 1.697, vector = 4.493, width = 16, tail = 97.78, far = 0.0131, cache = 681574>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <plane = 242.8, cell = 3.748, deep = 0.02017, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 11.65, plane = 67.64, row = 11.09, tail = 12.6, cell = 0.5541, thin = 15.48, far = 0.009879, cache = 524288, deep = 0.01689, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 87.72, width = 32, cell = 1.307, thin = 0.4153, deep = 0.02737, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <plane = 771, width = 32, tail = 9.062, cell = 1.056>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 6.506, row = 109.8, cell = 1.939, thin = 54.7, deep = 0.02737, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 89.3, plane = 78.48, vector = 4.076, cell = 1.38, thin = 20.2, deep = 0.02631, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 94.68, row = 1.623, vector = 3.401, tail = 11.03, thin = 8.309, tap = 0.1155, far = 0.007868, cache = 209715, deep = 0.0266, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 223.5, plane = 751.8, row = 2.037, tail = 39.52, input = 1.311, thin = 4.622, tap = 0.02951, step = 0.03139, far = 0.02314, cache = 314573, deep = 0.1093, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 101.2, row = 7.177, tail = 11.82, cell = 0.9321, thin = 4.561, tap = 0.2036, step = 0.003683, far = 0.007998, cache = 314573, deep = 0.03096, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 26.21, plane = 3.025, row = 1.187, vector = 1.72, tail = 0.8048, cell = 0.1542, far = 0.003472, cache = 681574, deep = 0.03156, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 122.8, plane = 6.659, cell = 0.4367, far = 0.001707, cache = 524288, deep = 0.03395, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 158.6, plane = 2.884, vector = 2.234, width = 16, cell = 0.2217, far = 0.00193, cache = 681574, deep = 0.02151, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 34.64, plane = 3.637, row = 1.791, tail = 0.546, cell = 0.7127, thin = 4.953, deep = 0.02439, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 102.4, plane = 61.58, row = 3.213, width = 32, cell = 1.038, thin = 0.1074, far = 0.01843, cache = 524288, deep = 0.002164, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 4734, tail = 4.106, cell = 3.488, deep = 0.001302, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 282.9, plane = 18.17, row = 0.5341, vector = 8.08, far = 0.02653, cache = 681574, deep = 0.002164, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 346.9, row = 19.7, width = 32, cell = 0.8337, thin = 0.297, far = 0.001058, cache = 209715>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 49.19, plane = 2.284, row = 14.85, tail = 4.003, cell = 1.603, far = 0.006951, cache = 681574, deep = 0.002164, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 237.7, plane = 90.33, vector = 20.26, tail = 29.74, input = 0.8877, tap = 0.03761, step = 0.3679, deep = 0.1597, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <plane = 9.06, row = 11.83, tail = 8.478, cell = 0.5809, thin = 13.79, tap = 0.3989, far = 0.004475, cache = 524288, deep = 0.04316, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 58.13, row = 1.625, vector = 2.157, tail = 0.7394, far = 0.008908, cache = 419430, deep = 0.0336, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 110.5, plane = 64.67, row = 0.9573, tail = 105.5, cell = 0.2586, far = 0.00689, cache = 524288, deep = 0.01865, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 43.23, plane = 126.8, row = 14.31, cell = 0.26, thin = 9.636, far = 0.02923, cache = 209715, deep = 0.03118, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 62.02, row = 1.899, vector = 1.928, tail = 0.8694, cell = 0.05603, thin = 9.08, far = 0.004001, cache = 314573, deep = 0.03015, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 10.97, plane = 97.08, width = 16, tail = 5.595, cell = 0.8814, thin = 0.7315, deep = 0.04179, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 105.2, plane = 72.92, row = 5.616, vector = 4.185>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <plane = 164.5, row = 71.85, cell = 1.206, thin = 5.697, deep = 0.04179, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 40.33, plane = 110.7, row = 1.004, vector = 4.202, cell = 0.7022, thin = 11.34, far = 0.01357, cache = 314573, deep = 0.04179, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 85.07, row = 6.87, vector = 0.1235, tail = 4.265, cell = 0.1991, thin = 7.385, tap = 0.119, far = 0.007016, cache = 419430, deep = 0.02212, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 337.1, plane = 803.8, vector = 8.759, width = 16, tail = 34.73, cell = 0.1304, input = 1.441, tap = 0.01683, far = 0.03546, cache = 524288, deep = 0.1094, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 88.25, row = 6.846, vector = 1.682, tail = 2.908, thin = 7.07, tap = 0.2488, far = 0.005192, cache = 314573, deep = 0.02739, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 245.3, plane = 121.6, vector = 19.52, tail = 38.45, input = 1.001, tap = 0.01281, step = 0.3332>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 84.18, row = 41.19, cell = 0.8401, thin = 8.846, tap = 0.3211>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 82.39, row = 6.735, vector = 3.186, tail = 5.838, thin = 7.578, tap = 0.0783, step = 0.002428, far = 0.005931, cache = 524288>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 279.9, plane = 850.7, row = 5.676, vector = 6.594, tail = 36.45, input = 1.348, step = 0.01452, far = 0.02038, cache = 209715>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 4.363, plane = 88.54, row = 6.21, vector = 3.286, tail = 2.036, thin = 10.32, tap = 0.1701, step = 0.00684, far = 0.006049, cache = 524288>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 115, plane = 10.9, row = 17.64, vector = 0.9172, tail = 1.955, input = 0.02243, thin = 15.17, tap = 0.232, far = 0.02379, cache = 209715>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 68.79, row = 6.821, tail = 7.55, cell = 0.1296, tap = 0.05786, far = 0.004045, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 4.167, plane = 70.28, row = 7.354, vector = 2.069, tail = 0.7397, input = 0.01051, thin = 8.477, tap = 0.1196>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 131, plane = 7.11, vector = 3.608, cell = 0.6808>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 34.81, row = 0.4366, vector = 13.09, tail = 3.671, cell = 0.03298>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 32.47, plane = 1.887, row = 2.273, vector = 8.526, tail = 2.142, far = 0.0002444, cache = 524288>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 29.55, plane = 5.192, row = 3.781, vector = 0.8858, tail = 0.005167, cell = 1.406, thin = 5.954>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 50.58, plane = 20.45, row = 36.86, vector = 26.44, tail = 8.957, cell = 0.2358, far = 0.002711, cache = 314573>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 46.71, plane = 11.11, row = 15.67, vector = 16.4, tail = 4.009, cell = 0.1116>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 49.6, plane = 1.447, row = 35.26, vector = 12.01, tail = 6.622, cell = 0.8187, far = 0.003863, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 50.65, row = 30.9, tail = 6.289, cell = 3.689, thin = 3.191, far = 0.0003208, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 52.11, row = 11.94, vector = 2.161, tail = 7.416, thin = 17.34, tap = 0.3355, step = 0.02678, far = 0.001443, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 73.05, row = 1.787, vector = 8.354, tail = 2.783, cell = 0.01367, far = 0.001276, cache = 314573>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <call = 3.325, plane = 76.22, row = 2.008, vector = 3.48, tail = 1.951, cell = 0.2078, thin = 17.76, far = 0.0006077, cache = 314573>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 167.3, plane = 68.35, row = 2.281, tail = 159.7, cell = 0.4924, far = 0.002211, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <call = 50.55, plane = 174.7, row = 14.47, vector = 1.062, tail = 6.783, cell = 0.6961, thin = 12.58, far = 0.0231, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 1.353, plane = 82.29, row = 2.256, vector = 4.492, tail = 2.379, cell = 0.3086, thin = 12.57, far = 0.001141, cache = 314573>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 75.24, plane = 98.24, row = 1.945, vector = 12.89, tail = 0.7237, cell = 0.09788>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 91.58, plane = 105, row = 1.941, vector = 6.711, tail = 1.297, thin = 18.72>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 143.4, plane = 188.3, row = 2.799, vector = 15.27, tail = 1132, far = 0.1143, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 223.3, plane = 123.9, row = 93.51, vector = 19.21, tail = 10.97, thin = 17.4>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 176.3, plane = 108, row = 1.7, vector = 13.88, tail = 0.6911, thin = 20>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 85.85, row = 8.171, vector = 6.539, tail = 8.773, tap = 0.1524, step = 0.002386, far = 0.001186, cache = 314573>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 96.18, row = 9.163, vector = 4.547, tail = 6.395, thin = 13.95, tap = 0.2578, step = 0.002769, far = 0.006391, cache = 209715>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 153.4, row = 47.8, vector = 2.361, tail = 11.7, thin = 18.46, tap = 0.3804, step = 0.001384, far = 0.01026, cache = 314573>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 83.74, row = 10.43, tail = 12.23, cell = 0.326, tap = 0.1525, step = 0.0008923, far = 0.001862, cache = 314573>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 86.31, row = 5.005, vector = 5.475, tail = 6.883, cell = 0.0659, thin = 12.51, tap = 0.2576, far = 0.006543, cache = 209715>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 46.39, plane = 15.25, row = 10.92, tail = 7.928, cell = 0.2251, input = 0.05244, thin = 20.18, tap = 0.3095>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 85.99, row = 7.32, vector = 2.287, tail = 4.828, cell = 0.07826, tap = 0.0604, step = 0.003399, far = 0.001119, cache = 681574>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 82.62, row = 6.171, vector = 3.605, tail = 3.991, thin = 10.85, tap = 0.1498, step = 0.007516>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 3299, row = 12.99, cell = 0.2843, thin = 56.5, tap = 0.2573, far = 0.05641, cache = 209715>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 75.08, row = 7.015, width = 32, tail = 14.88, cell = 0.1209, thin = 0.002604, tap = 0.08437, far = 0.01089, cache = 681574>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <plane = 92.3, row = 7.056, tail = 10.9, cell = 0.4217, thin = 4.69, tap = 0.1709, far = 0.003416, cache = 209715>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 35.76, plane = 18.95, vector = 1.69, tail = 9.914, input = 0.08428, thin = 18.62, tap = 0.2026>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 64.84, row = 7.96, vector = 2.164, tail = 2.941, tap = 0.05389, far = 0.001076, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 72.5, row = 7.341, vector = 2.484, tail = 3.797, thin = 8.854, tap = 0.1134, step = 0.0002657, far = 0.00000738, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 260.8, plane = 6.672, vector = 2.988, cell = 0.7596>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 60.71, vector = 13.55, tail = 1.696>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 60.66, plane = 3.737, row = 2.198, vector = 1.344, tail = 3.224, cell = 0.3447>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 54.26, plane = 3.164, row = 2.827, vector = 6.581, tail = 2.026, cell = 0.2317, far = 0.0003064, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 83.14, plane = 3.818, row = 4.368, tail = 1.371, cell = 1.584, thin = 3.709>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 100.7, row = 38.41, vector = 19.41, tail = 16.11, cell = 0.6359, far = 0.003401, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 108, row = 21.71, tail = 12.37, cell = 1.074, far = 0.001708, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 79.69, row = 36.81, vector = 18.37, tail = 4.629, far = 0.004568, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 118.1, row = 32.76, tail = 8.96, cell = 3.613, thin = 7.985, far = 0.002143, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 64.23, row = 15.78, tail = 5.814, cell = 0.1495, thin = 16.96, tap = 0.3896, step = 0.02024, far = 0.001316, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 10.68, plane = 76, row = 1.624, vector = 6.317, tail = 2.383, cell = 0.1027, far = 0.0008286, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <call = 28.92, plane = 78.48, row = 2.218, vector = 0.8498, tail = 3.139, cell = 0.4072, thin = 14.75, far = 0.001031, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 193.8, plane = 73.53, row = 1.257, vector = 7.501, tail = 209.2, far = 0.001137, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <call = 8.141, plane = 184.2, row = 23.22, vector = 6.963, thin = 13.25, far = 0.01424, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 18.62, plane = 76.74, row = 2.145, vector = 2.828, tail = 3.185, cell = 0.5189, thin = 12.95, far = 0.001087, cache = 524288>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 113.5, plane = 99.45, row = 0.4848, vector = 15.15, tail = 2.629>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 94, plane = 105.1, vector = 2.463, tail = 5.982, cell = 0.657, thin = 21.86>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 97.43, plane = 149.3, row = 2.333, vector = 16.84, tail = 1057, far = 0.02462, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 182.2, row = 72.77, vector = 17.22, tail = 4.15, thin = 27.19>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 157.8, plane = 113.3, vector = 2.81, tail = 8.739, cell = 1.429, thin = 24.41>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 93.48, row = 8.114, vector = 6.838, tail = 5.396, tap = 0.1415, step = 0.004536, far = 0.00251, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 99.15, row = 8.727, vector = 4.894, tail = 5.189, thin = 14.82, tap = 0.2374, step = 0.006067, far = 0.00864, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 61.8, plane = 44.79, thin = 28.75, tap = 0.5487, step = 0.03175>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 68.92, row = 9.692, vector = 5.598, tail = 20.77, tap = 0.1172, step = 0.01433>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 72.35, row = 3.954, tail = 18.4, cell = 0.7551, thin = 17.95, tap = 0.237, step = 0.01548>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 142.9, plane = 51.55, tail = 21.51, cell = 0.1109, input = 0.06417, thin = 49.34, tap = 0.2704, far = 0.01775, cache = 681574>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 83.68, row = 7.811, vector = 3.311, tail = 3.054, tap = 0.06642, step = 0.002009, far = 0.002172, cache = 314573>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 86.07, row = 6.246, tail = 3.206, cell = 0.4448, thin = 11.62, tap = 0.158, step = 0.003595, far = 0.001267, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <row = 14.54, tail = 8.49, cell = 1.694, input = 0.01508, thin = 58.78, tap = 0.1449, far = 0.03423, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 84.96, row = 6.147, vector = 2.384, tail = 5.133, input = 0.01778, tap = 0.07041, far = 0.002672, cache = 314573>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 7.683, plane = 74.59, row = 8.211, vector = 3.023, tail = 6, input = 0.004193, thin = 12.77, tap = 0.1552, step = 0.003263, far = 0.003935, cache = 209715>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 20.03, row = 22.15, cell = 0.1455, thin = 53.06, tap = 1.002>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 71.17, row = 6.553, tail = 2.413, cell = 0.1635, thin = 7.418, tap = 0.6856, far = 0.008358, cache = 314573>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 49.58, plane = 11.56, row = 9.086, vector = 2.692, tail = 18.02, tap = 1.447, far = 0.003569, cache = 209715>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 12.69, plane = 114.4, row = 7.997, vector = 2.628, tail = 4.411, tap = 1.082, far = 0.01139, cache = 209715>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 25.64, plane = 1.978, row = 21.59, tail = 26.99, cell = 0.4098, tap = 1.592>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 94.33, row = 6.876, vector = 3.201, tail = 2.938, tap = 1.066, step = 0.05478>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 37.54, plane = 11.44, row = 15.61, width = 8, tail = 1.955, cell = 0.907, thin = 8.11, tap = 1.073, far = 0.004557, cache = 681574>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 15.95, plane = 70.97, row = 7.943, tail = 5.57, cell = 0.4339, thin = 5.909, tap = 0.8516, far = 0.01074, cache = 209715>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 16.54, plane = 15.5, row = 19.17, tail = 0.4875, thin = 9.668, tap = 1.252>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 85.69, row = 7.238, tail = 1.858, cell = 0.8163, thin = 9.991, tap = 0.7164, step = 0.04464, far = 0.003278, cache = 681574>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 30.93, plane = 13.19, row = 13.58, vector = 2.15, tail = 4.257, cell = 0.2364, input = 0.01858, thin = 16.48, tap = 0.1334, step = 0.01407, far = 0.001507, cache = 209715>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 80.76, row = 5.665, vector = 1.165, tail = 1.719, thin = 3.876, tap = 0.1529, step = 0.002719, far = 0.001909, cache = 209715>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 57.31, plane = 15, row = 14.21, tail = 3.653, cell = 1.129, input = 0.06387, thin = 30.33, tap = 0.2588, step = 0.01921, far = 0.01729, cache = 681574>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 93.73, row = 8.334, vector = 0.09996, tail = 5.149, cell = 1.162, thin = 9.48, tap = 0.1861, step = 0.003228>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 58.75, plane = 23.69, row = 15.46, vector = 3.221, tail = 1.909, input = 0.1194, thin = 17.16, tap = 0.313, step = 0.01076, far = 0.001113, cache = 209715>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 96.78, row = 3.692, width = 8, tail = 12.44, cell = 1.457, thin = 1.377, tap = 0.1459, far = 0.0239, cache = 209715>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 27.68, plane = 8.903, row = 15.55, tail = 10.11, cell = 0.8944, thin = 15.03, tap = 0.28, far = 0.002567, cache = 209715>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 87.99, row = 6.294, vector = 2.676, tail = 1.105, thin = 10.59, tap = 0.1833, step = 0.002227, far = 0.00244, cache = 209715>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 28.54, plane = 13.18, row = 10.83, vector = 3.709, tail = 5.307, thin = 26.29, tap = 0.2747, far = 0.0001714, cache = 209715>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 84.06, row = 6.354, vector = 2.623, tail = 2.088, thin = 6.557, tap = 0.1828, far = 0.00133, cache = 209715>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <plane = 12.3, row = 9.711, tail = 17.48, cell = 0.2582, input = 0.05548, thin = 6.622, tap = 0.1028>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 79.88, row = 4.807, vector = 1.804, tail = 2.086, input = 0.001232, tap = 0.02453, step = 0.0003338, far = 0.004018, cache = 681574>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 5.829, plane = 80.68, row = 6.063, vector = 1.535, tail = 2.028, cell = 0.01525, thin = 10.3, tap = 0.04665, step = 0.001312, far = 0.001171, cache = 209715>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 36.48, plane = 8.969, row = 19.38, tail = 5.337, input = 0.1194, thin = 17.38, tap = 0.3749, step = 0.001357>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 91.19, row = 10.36, vector = 5.213, tail = 3.81, tap = 0.09491>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 93.99, row = 9.771, vector = 4.544, cell = 0.07108, thin = 10.58, tap = 0.1285, step = 0.0007976>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 9.515, width = 16, tail = 50.14, cell = 0.1792, input = 0.2384, thin = 5.831, tap = 0.195, step = 0.003385>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 1.281, plane = 105.2, row = 8.33, vector = 4.745, tail = 13.88, tap = 0.08046, step = 0.003223>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 28.75, plane = 96.6, row = 7.227, vector = 5.391, tail = 1.52, thin = 7.671, tap = 0.1112, step = 0.002848, far = 0.002256, cache = 681574>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 106.3, plane = 8.592, tail = 10.48, cell = 0.525, thin = 28.16, tap = 0.1658, step = 0.04337>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 80.31, row = 7.826, vector = 2.399, tail = 3.695, tap = 0.04139, far = 0.003353, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 6.191, plane = 85.45, row = 5.508, vector = 1.233, tail = 3.357, cell = 0.1902, thin = 9.137, tap = 0.09779, far = 0.0006133, cache = 209715>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 177.6, plane = 2.925, row = 12.32, width = 16, tail = 35.27, cell = 0.1362, thin = 6.618, tap = 0.2415>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 102.2, width = 32, cell = 0.7692, thin = 0.1651, step = 0.002481>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 91.81, vector = 4.172, cell = 0.55, thin = 12.85, tap = 0.07277, far = 0.01259, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <plane = 8.739, row = 18.27, tail = 11.94, cell = 0.3191, input = 0.007272, thin = 8.735, tap = 0.1055, step = 0.01282>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 65.86, row = 10.2, vector = 1.843, tail = 0.2635, thin = 10.09, tap = 0.03547>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 111.4, row = 42.65, vector = 1.713, cell = 0.1551, input = 0.008318, thin = 26.23, tap = 0.2203, far = 0.01519, cache = 681574>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 89.55, row = 9.919, vector = 4.955, tail = 6.051, thin = 12.09, tap = 0.1294, step = 0.0003445, far = 0.004469, cache = 314573>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 53.91, plane = 51.01, row = 91.06, width = 16, cell = 0.2934, thin = 16.93, tap = 0.1689, step = 0.02146, far = 0.03438, cache = 209715>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 94.23, row = 8.274, vector = 4.496, tail = 1.231, thin = 11.31, tap = 0.1318, step = 0.004055, far = 0.0007263, cache = 209715>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <row = 22.34, tail = 6.945, input = 0.01885, thin = 16.2, tap = 0.2218, far = 0.01282, cache = 209715>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 59.11, plane = 82.88, row = 5.255, vector = 3.439, tail = 1.652, thin = 22.27, tap = 0.1046>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 259.1, row = 61.87, tail = 28.68, cell = 0.4366, thin = 8.391, tap = 0.1466, far = 0.04227, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 80.19, row = 8.083, vector = 2.832, tail = 2.521, thin = 13.04, tap = 0.09729, step = 0.0004999, far = 0.01434, cache = 681574>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <plane = 21.52, row = 18.28, cell = 0.2628, input = 0.008437, thin = 11.92, tap = 0.1096, step = 0.007464, far = 0.05494, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 70.89, row = 5.136, vector = 1.498, tail = 3.961, thin = 12.04, tap = 0.07025, step = 0.001623, far = 0.0003375, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 164.9, plane = 6.576, vector = 0.8988, cell = 0.4999>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 43.7, plane = 2.386, row = 1.632, vector = 6.093, tail = 1.083, cell = 0.09132>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 43.04, plane = 3.59, row = 1.935, vector = 4.37, tail = 0.1634, cell = 0.111, far = 0.000181, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 43.3, plane = 3.982, row = 2.353, vector = 0.0838, tail = 0.302, cell = 0.8572, thin = 4.381>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 43.93, plane = 1.657, row = 36.73, vector = 15.83, tail = 1.455, cell = 0.1581>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 44.28, plane = 2.154, row = 17.65, vector = 7.426, cell = 0.08525, far = 0.002689, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 70.31, plane = 4.001, row = 15.96, vector = 5.905, tail = 0.5464, cell = 0.12, far = 0.00003653, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 39.51, plane = 3.562, row = 74.78, vector = 11.22, tail = 0.5648, cell = 0.1323>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 55.39, row = 37.64, tail = 0.2229, cell = 1.915, thin = 6.222, far = 0.00336, cache = 681574>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 23.06, plane = 7.253, row = 10.57, vector = 0.7051, tail = 3.713, cell = 0.0384, thin = 19.82, tap = 0.2609, step = 0.03599, far = 0.0003718, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <call = 16.23, plane = 71.86, row = 1.86, vector = 5.81, cell = 0.05381, far = 0.0007907, cache = 314573>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <call = 31.79, plane = 69.02, row = 1.888, vector = 1.93, tail = 1.282, cell = 0.2516, thin = 12.96>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 34.68, plane = 68.95, row = 2.347, vector = 1.198, tail = 1.86, cell = 0.4566, thin = 12.81>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 109.8, plane = 116, vector = 9.866, cell = 0.3007>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 75.22, plane = 114.3, vector = 7.455, tail = 0.5234, cell = 0.5549, thin = 30.01>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 218, plane = 113.9, row = 0.05761, vector = 7.742, cell = 0.4764, thin = 30.14>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 25.9, plane = 97.52, row = 8.923, tail = 6.617, cell = 0.488, input = 0.003332, thin = 11.63, tap = 0.1681, far = 0.00523, cache = 209715>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <row = 11.38, vector = 1.078, tail = 28.67, input = 0.03365, thin = 15.25, tap = 0.235, step = 0.02848, far = 0.0343, cache = 314573>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 86.57, row = 9.1, vector = 4.23, tail = 3.938, thin = 10.51, tap = 0.159, far = 0.001173, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 98.89, row = 1.588, vector = 3.008, cell = 0.001677>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 122.7, row = 2.396, vector = 2.384, cell = 0.009883, far = 0.005738, cache = 314573>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 130.1, plane = 1.459, row = 1.331, tail = 1.862, cell = 0.587, thin = 12.36, far = 0.01269, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 92.45, plane = 30.43, tail = 0.2068, thin = 14.86, tap = 0.2147, step = 0.007116, far = 0.01728, cache = 524288>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 44.33, plane = 86.2, vector = 4.391, width = 64, cell = 0.04322, thin = 0.01659, far = 0.006477, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 159.8, plane = 70.64, row = 3.259, vector = 1.018, cell = 0.04341, thin = 14.25, far = 0.006719, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 177.6, plane = 69.98, row = 3.914, vector = 0.6469, cell = 0.1245, thin = 14.01, far = 0.007532, cache = 314573>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 27.77, plane = 103.7, row = 4.401, tail = 3.931, cell = 0.1155, thin = 16.06, tap = 0.1419>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 64.89, plane = 0.2915, row = 0.1381, vector = 3.852, tail = 16.76, thin = 32.56, tap = 0.1642, step = 0.02386, far = 0.02306, cache = 314573>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 227.9, plane = 78.42, row = 9.682, vector = 2.11, tail = 3.594, thin = 11.22, tap = 0.1269>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 45.26, plane = 55.44, row = 0.3823, vector = 2.106, tail = 0.05475, far = 0.001078, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 85.51, vector = 3.375, tail = 0.03778>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 155.5, plane = 38.11, row = 0.5198, width = 64, tail = 0.3252, cell = 0.1887, far = 0.003217, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 52.19, plane = 8.866, row = 0.9382, vector = 2.189, width = 8, tail = 0.1807, thin = 1.028>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 63.97, plane = 1.287, row = 4.583, vector = 1.657, width = 32, tail = 8.775, cell = 0.1141, thin = 0.3506, far = 0.003355, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 166.9, plane = 6.89, row = 4.253, vector = 2.049, width = 64, cell = 0.132, far = 0.00294, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 55.48, plane = 8.737, row = 4.529, vector = 0.7987, width = 8, tail = 3.852, cell = 0.2845, far = 0.002984, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 102, row = 0.3208, vector = 1.078, tail = 0.1255, cell = 0.0001315, far = 0.0009536, cache = 681574>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 41.27, plane = 34.24, row = 0.5877, vector = 1.038, tail = 0.1782, thin = 0.5458, far = 0.001411, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 8.39, plane = 139.8, row = 2.428, vector = 2.331, tail = 0.002482, cell = 0.01435, far = 0.001547, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 101.4, plane = 68.08, row = 2.431, vector = 2.461, tail = 0.167, thin = 1.342, far = 0.006172, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 68.72, plane = 32.86, row = 1.051, vector = 0.4706, tail = 1.669, cell = 0.08637, far = 0.002418, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 88.97, row = 0.2922, vector = 3.862, width = 64, cell = 0.05585, far = 0.0003795, cache = 524288>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 35.42, plane = 113.8, row = 0.03122, vector = 2.932, far = 0.0001071, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 52.74, plane = 4.328, row = 1.854, vector = 1.06, tail = 1.352, thin = 2.978, far = 0.002062, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 68.69, plane = 11.1, row = 3.373, width = 32, tail = 4.049, cell = 0.1714, thin = 0.2678, far = 0.00515, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 154.3, plane = 37.15, width = 64, cell = 0.1832, thin = 0.07858, far = 0.005492, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 83.59, plane = 16.12, row = 2.352, vector = 1.366, tail = 0.418, thin = 0.2065, far = 0.004161, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 106.2, row = 0.3462, vector = 0.7734, tail = 0.3004, cell = 0.02255, far = 0.0006164, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 35.41, plane = 39.95, row = 0.6242, vector = 1.008, tail = 0.4743, thin = 0.545, far = 0.0005055, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 1.047, plane = 158.7, row = 2.304, vector = 1.28, tail = 1.082, cell = 0.1151, far = 0.002622, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 95.94, plane = 71.89, row = 2.558, vector = 2.586, tail = 0.4218, thin = 1.154, far = 0.00351, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 95.5, plane = 3.702, vector = 2.254, deep = 0.0234, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 45.57, plane = 46.2, width = 64, tail = 3.175, cell = 0.1572, far = 0.005631, cache = 524288, deep = 0.02309, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 175.2, plane = 48.31, vector = 0.4155, width = 16, tail = 3.71, cell = 0.1713, thin = 6.836, far = 0.001693, cache = 524288, deep = 0.006334, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 29.94, plane = 5.306, vector = 1.665, width = 8, tail = 1.087, thin = 0.354, far = 0.001309, cache = 419430, deep = 0.02417, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 44.25, plane = 52.55, row = 0.5733, width = 32, cell = 0.1128, thin = 0.02275, far = 0.007371, cache = 524288, deep = 0.03039, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <call = 65.58, plane = 1.424, vector = 4.763, deep = 0.02497, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 43.61, plane = 51.04, row = 0.8976, vector = 0.2653, tail = 0.2797, cell = 0.09253, far = 0.007368, cache = 524288, deep = 0.03697, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 100.9, plane = 0.2859, vector = 1.051, cell = 0.0253, far = 0.001984, cache = 681574, deep = 0.02497, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 154.1, plane = 59.17, row = 0.09266, vector = 2.492, width = 16, tail = 1.37, thin = 4.971, far = 0.002791, cache = 419430, deep = 0.01174, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 22.72, plane = 12.93, row = 0.8082, vector = 1.69, width = 8, tail = 0.2452, cell = 0.06898, thin = 0.3536, far = 0.001156, cache = 524288, deep = 0.02249, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 100.1, row = 0.3486, vector = 1.213, width = 32, tail = 0.4612, cell = 0.05493, far = 0.004469, cache = 419430, deep = 0.02213, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <plane = 93.87, row = 0.813, vector = 1.11, tail = 1.563, cell = 0.02956, far = 0.003616, cache = 419430, deep = 0.02057, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 60.88, plane = 27.56, row = 1.404, vector = 1.428, width = 8, cell = 0.08389, thin = 0.6656, deep = 0.01567, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 157, plane = 22.92, row = 11.02, width = 16, cell = 0.3404, thin = 1.725, far = 0.01037, cache = 209715, deep = 0.04321, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 66.94, plane = 17.22, row = 3.609, width = 16, cell = 0.1895, input = 0.6257, thin = 0.4486, far = 0.005256, cache = 209715, deep = 0.0286, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 181.8, plane = 24.79, row = 5.448, vector = 4.924, width = 16, tail = 6.945, thin = 1.58, far = 0.005984, cache = 419430, deep = 0.04711, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 212.9, plane = 48.54, row = 5.163, vector = 2.597, far = 0.007137, cache = 419430, deep = 0.04349, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 50.53, plane = 13.64, row = 3.153, vector = 2.397, width = 8, tail = 1.465, cell = 0.0653, far = 0.002878, cache = 419430, deep = 0.0302, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 185.8, plane = 6.678, deep = 0.02028, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 41.9, plane = 44.9, vector = 2.6, tail = 4.474, far = 0.001888, cache = 681574, deep = 0.02073, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 192, plane = 45.9, vector = 3.333, width = 16, tail = 4.14, thin = 6.957, far = 0.001628, cache = 681574, deep = 0.008734, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 27.95, plane = 3.514, vector = 0.802, width = 16, tail = 2.742, cell = 0.1865, thin = 0.593, far = 0.001422, cache = 209715, deep = 0.02028, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 95.76, row = 0.09603, vector = 1.295, tail = 0.7073, far = 0.007189, cache = 681574, deep = 0.0197, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 88.26, plane = 95.11, row = 2.084, vector = 4.451, width = 32, cell = 0.02859, far = 0.0009702, cache = 681574>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 34.91, plane = 29.52, row = 1.042, tail = 1.363, cell = 0.2729, thin = 0.07797, far = 0.002671, cache = 524288, deep = 0.01837, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <call = 39.58, plane = 97.12, row = 0.613, width = 16, tail = 0.336, cell = 0.1004, far = 0.005093, cache = 419430, deep = 0.02108, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <plane = 57.66, row = 3.613, vector = 1.619, width = 16, tail = 9.531, far = 0.003884, cache = 524288, deep = 0.01887, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 184.9, row = 1.207, vector = 1.948, tail = 3.136, thin = 12.8, deep = 0.02096, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 93.01, plane = 136.5, row = 0.6752, vector = 1.093, width = 64, tail = 0.5187, cell = 0.09151, far = 0.002739, cache = 681574, deep = 0.00188, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 93.55, plane = 39.46, row = 0.8645, vector = 0.914, thin = 0.4973, far = 0.001405, cache = 419430, deep = 0.02081, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 111.7, row = 0.05411, vector = 0.6036, tail = 0.5354, cell = 0.02062, far = 0.005204, cache = 419430, deep = 0.0339, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 85.84, vector = 0.8603, tail = 4.096, far = 0.004936, cache = 209715, deep = 0.02945, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <call = 38.28, plane = 185.9, row = 3.174, vector = 1.208, tail = 4.21, thin = 10.32, far = 0.001486, cache = 419430, deep = 0.02945, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 94.63, plane = 144.1, row = 0.636, vector = 1.937, width = 32, cell = 0.02645, far = 0.0006788, cache = 681574, deep = 0.008182, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 60.87, plane = 43.48, row = 0.4769, vector = 0.8147, tail = 0.4908, thin = 0.1586, far = 0.003092, cache = 209715, deep = 0.02771, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 0.6365, plane = 167, row = 8.115, vector = 0.8659, tail = 6.715, cell = 1.031, far = 0.007267, cache = 524288, deep = 0.01767, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 11.66, plane = 218.8, row = 6.195, width = 32, cell = 2.037, thin = 0.09058, far = 0.01354, cache = 681574, deep = 0.0005554, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 77.72, plane = 56.46, row = 5.597, vector = 3.051, cell = 1.895, thin = 9.873, far = 0.008326, cache = 681574, deep = 0.00766, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 11.34, plane = 232.9, row = 1.487, vector = 2.436, tail = 0.7609, deep = 0.02149, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 4.596, plane = 338.7, width = 32, cell = 0.3201, thin = 0.09967, far = 0.008837, cache = 681574, deep = 0.02528, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 198.9, plane = 134.2, row = 1.419, vector = 2.493, tail = 0.5191, thin = 2.185, far = 0.001573, cache = 419430, deep = 0.01537, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 142.2, row = 1.908, tail = 3.004, cell = 0.2576, far = 0.001586, cache = 209715, deep = 0.01725, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 100.7, plane = 79.8, width = 32, cell = 0.4038, thin = 0.4011, deep = 0.005737, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 100.4, plane = 47.5, row = 2.417, vector = 1.182, tail = 0.5232, cell = 0.3224, thin = 1.251, deep = 0.01352, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <call = 5.542, plane = 98.61, row = 0.292, vector = 0.7787, cell = 0.01206, far = 0.004992, cache = 419430, deep = 0.03507, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 75.75, plane = 115.7, row = 1.189, width = 64, cell = 0.1123, thin = 0.006292, deep = 0.008419, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 54.36, plane = 28.19, row = 0.6199, vector = 0.9793, tail = 0.2093, thin = 0.2298, far = 0.001539, cache = 314573, deep = 0.03467, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 96.5, plane = 53.26, row = 0.5359, vector = 0.8688, tail = 0.5888, cell = 0.0438, far = 0.005691, cache = 419430, deep = 0.02808, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 177, plane = 67.74, vector = 0.2665, width = 16, tail = 5.973, cell = 0.1231, thin = 3.066, far = 0.004155, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 102.7, plane = 10.43, row = 1.101, vector = 2.03, width = 8, tail = 0.4073, thin = 0.4738, far = 0.003498, cache = 209715, deep = 0.02221, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 144.5, plane = 18.14, row = 5.706, vector = 4.001, width = 16, tail = 10.01, cell = 0.01839, thin = 1.113, far = 0.005474, cache = 524288>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 240.9, plane = 23.42, row = 2.09, vector = 6.208, width = 32, cell = 0.09961, far = 0.005284, cache = 524288>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 39.19, plane = 11.27, row = 4.21, width = 8, tail = 3.094, cell = 0.3493, far = 0.0074, cache = 314573>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 84.32, row = 0.1265, width = 16, cell = 0.0787, thin = 0.05808, far = 0.01001, cache = 419430, deep = 0.02487, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <call = 41.86, plane = 113.4, row = 20.54, vector = 1.364, tail = 2.902, thin = 5.761, deep = 0.02374, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 112.9, plane = 103.9, vector = 2.128, width = 64, cell = 0.06222, thin = 0.07487, far = 0.004269, cache = 314573, deep = 0.007418, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 57.48, plane = 40.24, row = 0.6412, vector = 0.8545, tail = 0.09779, thin = 0.2934, far = 0.00465, cache = 419430, deep = 0.0199, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 118.7, row = 1.324, vector = 1.683, tail = 2.691, far = 0.0147, cache = 209715>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 81.77, plane = 136.3, row = 1.626, width = 32, cell = 0.22, thin = 0.1276, far = 0.01131, cache = 681574>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 69.13, plane = 70.28, row = 2.003, vector = 2.139, tail = 2.37, thin = 0.1963, far = 0.01574, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 41.93, plane = 54.76, vector = 0.8784, cell = 0.05108, far = 0.005957, cache = 681574, deep = 0.02582, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 160.4, vector = 3.249, width = 16, thin = 6.288, far = 0.002839, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 79.54, plane = 3.735, vector = 1.659, width = 8, cell = 0.0004865, thin = 3.496, far = 0.005733, cache = 209715, deep = 0.02582, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 147, plane = 17.62, row = 9.769, vector = 4.07, width = 16, tail = 5.257, thin = 0.8859, far = 0.01867, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 202.5, vector = 10.12, width = 32, tail = 4.596, far = 0.02766, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.6, plane = 12.82, row = 7.003, width = 8, cell = 0.2745, thin = 0.1513, far = 0.02018, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 77.57, width = 16, cell = 0.08971, thin = 0.02553, far = 0.001556, cache = 314573, deep = 0.0379, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <plane = 131.8, vector = 1.398, tail = 4.903, deep = 0.03958, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 99.95, plane = 98.24, vector = 2.745, width = 64, cell = 0.1031>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 37.16, plane = 17.96, row = 0.2948, vector = 0.5923, tail = 0.2073, thin = 0.5243, deep = 0.03424, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 5.614, plane = 31.29, row = 0.9928, vector = 1.87, tail = 3.802, cell = 0.005347, thin = 1.246, far = 0.009113, cache = 681574>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 112.1, plane = 36.52, vector = 0.2454, width = 64, tail = 0.6086, cell = 0.2337, far = 0.005376, cache = 681574>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 38.16, plane = 35.46, row = 1.286, vector = 1.35, tail = 2.084, thin = 0.9147, far = 0.007629, cache = 681574>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 44.58, plane = 51.01, row = 0.2287, vector = 3.569, tail = 0.7106, cell = 0.02433, far = 0.002817, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 152.3, plane = 26.59, row = 0.4328, vector = 2.984, width = 8, tail = 3.765, thin = 4.334, far = 0.0002084, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 32.23, plane = 11.46, row = 0.224, vector = 3.883, width = 8, tail = 0.5667, thin = 0.2792, far = 0.0005499, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 127, plane = 27.74, row = 7.659, vector = 2.566, width = 8, tail = 5.859, cell = 0.3968, thin = 0.4619, far = 0.004283, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 156.5, plane = 24.58, row = 3.405, vector = 3.909, width = 16, cell = 0.5905, thin = 0.1099, far = 0.002388, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 62.55, plane = 12.62, row = 3.627, vector = 3.052, width = 8, tail = 2.411, cell = 0.1637, far = 0.00316, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 87.47, row = 0.2335, vector = 1.181, tail = 0.9365, cell = 0.07647, far = 0.003973, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 34.16, plane = 29.98, row = 0.6804, vector = 1.493, tail = 0.5829, thin = 0.1322, far = 0.001044, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 138.7, row = 1.715, vector = 2.319, tail = 0.9431, far = 0.006662, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 54.93, plane = 54.59, row = 1.517, vector = 3.587, tail = 1.263, thin = 0.3999, far = 0.00526, cache = 314573>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <plane = 4.005, vector = 1.634, tail = 5.946, cell = 0.09151, deep = 0.02488, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 40.25, plane = 50.92, tail = 8.956, cell = 0.16, far = 0.004478, cache = 314573, deep = 0.02411, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 137.1, plane = 50.56, width = 16, tail = 8.495, cell = 0.2188, thin = 6.606, far = 0.001161, cache = 524288, deep = 0.003045, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 29.74, plane = 5.885, width = 8, tail = 4.604, cell = 0.229, far = 0.0004646, cache = 209715, deep = 0.02488, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 56.95, plane = 47.49, row = 0.6314, vector = 0.937, tail = 0.5069, cell = 0.06398, far = 0.004871, cache = 419430, deep = 0.03229, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 49.74, plane = 6.233, vector = 0.06384, tail = 50.87, deep = 0.03209, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 55.74, plane = 46.38, row = 0.6317, vector = 0.8758, tail = 0.6197, cell = 0.06652, far = 0.00496, cache = 419430, deep = 0.03505, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 112.7, plane = 1.415, vector = 1.158, tail = 0.05644, far = 0.002022, cache = 681574, deep = 0.03209, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 143.1, plane = 62.56, row = 0.2289, vector = 2.713, width = 16, tail = 2.831, thin = 4.282, deep = 0.008712, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 46.79, plane = 8.016, row = 1.257, vector = 2.273, width = 8, tail = 0.3851, thin = 0.576, far = 0.00008365, cache = 209715, deep = 0.02182, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 108, row = 1.017, vector = 0.8338, tail = 0.7508, cell = 0.05078, far = 0.00378, cache = 419430, deep = 0.02156, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 13.7, plane = 95.33, row = 1.001, vector = 1.132, tail = 0.6015, cell = 0.02908, far = 0.004491, cache = 524288, deep = 0.03192, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 75.19, plane = 22.85, row = 1.801, vector = 1.093, width = 8, tail = 0.691, cell = 0.1332, thin = 0.466, far = 0.0009322, cache = 209715, deep = 0.01902, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 191.3, plane = 19.78, row = 6.326, width = 16, cell = 1.251, thin = 1.786, far = 0.008747, cache = 314573, deep = 0.04371, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 248.1, row = 17.05, vector = 33.12, width = 32, cell = 0.2592, far = 0.007502, cache = 314573, deep = 0.04304, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 112, plane = 4.417, vector = 0.4062, tail = 4.504, cell = 1.222, thin = 2.06, far = 0.02138, cache = 209715, deep = 0.03581, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 133.9, plane = 21.7, row = 17.28, vector = 3.14, width = 16, cell = 0.1084, thin = 0.9617, far = 0.006208, cache = 209715, deep = 0.04901, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 45.56, plane = 6.095, row = 8.135, vector = 2.105, width = 8, cell = 0.06602, far = 0.005213, cache = 209715, deep = 0.04508, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 161.9, plane = 39.92, row = 4.599, vector = 2.06, width = 16, tail = 9.159, cell = 0.1948, thin = 1.382, far = 0.003307, cache = 419430, deep = 0.02011, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 163.8, plane = 98.01, row = 3.17, vector = 2.883, far = 0.00208, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 30.69, plane = 13.25, row = 3.346, width = 8, tail = 2.981, cell = 0.3622, far = 0.002419, cache = 681574, deep = 0.01041, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <call = 28.49, plane = 83.76, row = 1.396, vector = 1.928, width = 16, cell = 0.02205, far = 0.008673, cache = 314573, deep = 0.02684, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 81.79, plane = 99.9, width = 64, cell = 0.1811, thin = 0.08791, far = 0.005511, cache = 314573, deep = 0.001465, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 80.25, plane = 28.43, row = 1.124, vector = 0.2066, tail = 1.638, cell = 0.2118, far = 0.004215, cache = 209715, deep = 0.02916, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 106.5, width = 16, cell = 0.1111, thin = 0.09338, far = 0.006313, cache = 419430, deep = 0.01517, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <plane = 85.52, row = 2.698, vector = 0.8519, far = 0.00611, cache = 524288, deep = 0.0136, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 16.71, plane = 188, row = 2.765, tail = 2.473, cell = 0.2112, thin = 13.62, far = 0.006269, cache = 419430, deep = 0.0136, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 4.274, plane = 165.7, row = 0.1018, vector = 3.076, width = 64, cell = 0.06916, far = 0.001935, cache = 681574, deep = 0.002325, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 53.05, plane = 35.3, row = 0.6068, vector = 0.3439, tail = 0.529, cell = 0.1533, thin = 0.3739, far = 0.001338, cache = 209715, deep = 0.01284, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <call = 15.84, plane = 125.5, row = 0.009589, vector = 0.8897, tail = 0.3777, far = 0.004012, cache = 419430, deep = 0.01951, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <call = 1.789, plane = 103.1, vector = 1.817, width = 32, tail = 2.017, cell = 0.0599, far = 0.002786, cache = 524288, deep = 0.01942, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 213.9, row = 4.548, vector = 1.123, tail = 0.4588, thin = 10.17, far = 0.004178, cache = 314573, deep = 0.01942, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 57.7, plane = 177.3, row = 0.6129, vector = 0.432, width = 64, cell = 0.08363, far = 0.002891, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 81.61, plane = 42.87, row = 0.2693, vector = 1.778, width = 8, tail = 0.01232, far = 0.00255, cache = 314573, deep = 0.01496, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 25.38, plane = 157.6, row = 12.47, vector = 9.194, cell = 0.2501, far = 0.009145, cache = 681574, deep = 0.0248, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 144.4, plane = 181.8, row = 7.845, width = 32, tail = 1.702, cell = 1.25, thin = 0.3696, far = 0.01227, cache = 681574, deep = 0.002847, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 128.6, plane = 44.32, row = 6.186, vector = 11.88, tail = 2.34, thin = 1.922, far = 0.01267, cache = 524288, deep = 0.02604, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 137.5, plane = 216.1, row = 2.333, vector = 1.76, width = 16, cell = 0.2088, thin = 0.06571, deep = 0.01417, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 223, width = 32, cell = 0.4282, thin = 0.2005, deep = 0.01489, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 235.6, plane = 152, row = 1.724, vector = 1.743, cell = 0.2486, thin = 1.616, far = 0.0001647, cache = 209715, deep = 0.01493, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 0.8476, plane = 150.9, row = 2.071, vector = 2.147, tail = 1.387, far = 0.007153, cache = 209715, deep = 0.0144, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <plane = 182.5, row = 2.817, vector = 5.367, deep = 0.004737, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 144.1, plane = 37.68, row = 2.4, vector = 2.498, tail = 0.7988, thin = 1.137, far = 0.005518, cache = 209715, deep = 0.01304, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 43.73, plane = 44.39, row = 0.4242, vector = 2.137, tail = 2.233, far = 0.001452, cache = 681574>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 73.93, row = 0.03316, vector = 3.838, tail = 7.905>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 34.96, plane = 14.51, row = 0.6254, vector = 2.563, width = 8, tail = 1.719>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 62.33, plane = 7.263, row = 4.152, width = 32, tail = 8.708, cell = 0.2392, thin = 0.3344, far = 0.002928, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 430.4, plane = 17.05, row = 4.596, vector = 8.487, width = 8, tail = 2.7, cell = 0.06442, thin = 0.1439, far = 0.01337, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 105.8, row = 0.4134, vector = 0.4076, tail = 0.8213, cell = 0.0695, far = 0.00157, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 45.78, plane = 43.76, row = 0.7493, vector = 1.108, tail = 0.1787, thin = 0.623, far = 0.001783, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 2.762, plane = 162.7, row = 2.349, vector = 2.531, tail = 0.5009, far = 0.001975, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 65.76, plane = 99.04, row = 2.501, vector = 5.782, tail = 1.251, cell = 0.0733, thin = 1.11, far = 0.005076, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 58.66, plane = 34.4, row = 2.102, tail = 1.719, cell = 0.1249, far = 0.001038, cache = 524288>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 78.49, row = 0.2919, vector = 4.541, width = 64, tail = 2.164, cell = 0.04278>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 22.21, plane = 13.65, row = 1.119, vector = 2.609, width = 8, thin = 0.3261, far = 0.002166, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 46.54, plane = 6.155, row = 4.114, width = 32, tail = 9.075, cell = 0.2397, thin = 0.2378>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 48.35, plane = 9.112, row = 5.1, vector = 1.767, width = 8, tail = 2.129, cell = 0.2593>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 101.3, row = 0.4267, vector = 0.9487, tail = 0.5414, cell = 0.004343, far = 0.001575, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 29.3, plane = 51.31, row = 0.6245, vector = 1.112, tail = 0.4356, thin = 0.5691, far = 0.00199, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 172.8, row = 2.699, vector = 3.143, tail = 0.6736, far = 0.001249, cache = 524288>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 65.82, plane = 97.24, row = 1.629, vector = 3.549, tail = 1.895, thin = 0.9426, far = 0.0001072, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 28.76, plane = 14.63, cell = 0.933, input = 0.001788>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 25.04, plane = 15.08, cell = 1.005, input = 0.001695>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 88.03, row = 0.3825, vector = 7.616, tail = 1.467, thin = 2.367, far = 0.003237, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 85.25, row = 0.4827, vector = 8.891, tail = 1.761, thin = 2.425, far = 0.002888, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <plane = 14.22, cell = 0.6242, input = 0.001047, far = 0.0007517, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 28.06, plane = 16.62, cell = 0.8098>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 79.54, row = 1.191, vector = 6.091, tail = 0.4198, thin = 2.128, far = 0.002852, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 80.92, row = 0.7343, vector = 10.74, tail = 0.005148, cell = 0.07825, thin = 1.746, far = 0.00248, cache = 681574>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <width = 16, cell = 5.34, input = 0.01917, thin = 0.1776>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 8.808, cell = 4.869>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 5.964, vector = 20.3, tail = 31.03>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 169.2, row = 3.066, tail = 30.05, cell = 8.809, thin = 3.781, far = 0.05339, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <call = 40.42, plane = 84.44, row = 7.462, vector = 9.744, tail = 26.31, cell = 6.568, thin = 4.475, far = 0.05994, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <plane = 1.669, row = 1.496, vector = 58.97, width = 16, tail = 7.061, cell = 1.359, thin = 0.5916, far = 0.002144, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 147.9, vector = 27.96, width = 16, tail = 8.629, cell = 3.1, thin = 1.595>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 28.94, plane = 5.197, row = 0.02375, vector = 19.37, tail = 4.303, input = 0.00115, thin = 9.365>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <plane = 257.9, vector = 71.51, input = 0.0932, thin = 5.141>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 492.8, vector = 65.02, input = 0.06216, thin = 5.624>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 43.11, plane = 11.61, cell = 0.9674, input = 0.002867>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 43.58, plane = 12.72, cell = 1.202, input = 0.0007737>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 83.27, row = 0.746, vector = 5.413, tail = 0.54, cell = 0.331, thin = 1.774, far = 0.0006394, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 85.64, row = 0.5063, vector = 10.65, cell = 0.04749, thin = 1.382, far = 0.0004601, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 37.53, plane = 8.893, vector = 1.174, cell = 0.5817, input = 0.003055>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 33.92, plane = 10.4, row = 0.09772, vector = 0.8793, cell = 0.6608, input = 0.002373, far = 0.000136, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 89.29, vector = 4.077, tail = 2.727, cell = 0.4524, thin = 0.8426, far = 0.00184, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 78.39, vector = 4.427, tail = 2.479, cell = 0.4451, thin = 1.114, far = 0.00000882, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 75.72, plane = 11.47, row = 0.7437, vector = 39.09, tail = 0.7488, input = 0.004705, far = 0.006788, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 61.95, plane = 6.104, row = 1.78, vector = 33.95, tail = 1.608, cell = 0.1163, input = 0.006441, far = 0.008002, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <plane = 1.746, row = 1.54, vector = 19.41, tail = 0.1449, thin = 12.72, far = 0.002051, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 98.44, row = 7.49, vector = 12.65, tail = 28.71, cell = 7.381>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 9.607, plane = 83.01, tail = 43.56, cell = 8.625>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 111.4, plane = 6.057, row = 6.042, vector = 23.4, width = 16, cell = 3.421, thin = 1.395, far = 0.001243, cache = 524288>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <plane = 6.705, row = 11.04, vector = 4.083, width = 16, tail = 15.09, cell = 4.074, thin = 0.0003748, far = 0.0006972, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 608.8, plane = 14.2, tail = 3.818, cell = 4.795, far = 0.002276, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <call = 245.4, plane = 78.09, vector = 8.328, width = 16, tail = 32.51, cell = 8.162, thin = 1.103, far = 0.02876, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <call = 134.8, plane = 88.81, vector = 27.27, width = 16, tail = 14.01, cell = 6.341, thin = 1.929, far = 0.02185, cache = 314573>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 35.7, plane = 15.03, cell = 0.4561, input = 0.01306, thin = 0.0741, far = 0.004045, cache = 681574, deep = 0.03088, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 76.23, plane = 12.59, cell = 0.3435, input = 0.02729, far = 0.005374, cache = 419430, deep = 0.03033, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 78.35, plane = 11.63, cell = 0.4148, input = 0.03356, far = 0.001396, cache = 314573, deep = 0.03033, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 167, plane = 10.02, width = 16, cell = 0.6514, input = 0.01664, thin = 0.05609, far = 0.0007092, cache = 681574, deep = 0.02093, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 37.88, plane = 12.61, vector = 0.03741, cell = 1.1, input = 0.006978, deep = 0.02347, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 79.92, row = 2.744, vector = 3.73, tail = 1.578, far = 0.0056, cache = 419430, deep = 0.02386, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 87.27, row = 2.534, vector = 5.243, tail = 3.125, input = 0.00466, thin = 1.784, far = 0.003402, cache = 419430, deep = 0.01835, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 94.26, row = 0.2069, vector = 8.991, tail = 0.4536, thin = 1.908, far = 0.001881, cache = 419430, deep = 0.01917, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 44.46, plane = 12.29, width = 16, tail = 0.5127, cell = 0.4769, input = 0.005093, thin = 0.02319, far = 0.009192, cache = 524288>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 156, plane = 6.551, vector = 4.223, input = 0.01095, far = 0.006207, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 35.42, plane = 10.78, cell = 0.7176, input = 0.001635, thin = 0.09306, far = 0.008642, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 90.06, row = 1.639, vector = 3.932, tail = 3.957, cell = 0.145, input = 0.00395, thin = 1.401, far = 0.008649, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 80.81, row = 1.093, vector = 5.679, tail = 1.767, cell = 0.07409, input = 0.0008041, thin = 1.421, far = 0.008021, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 61.83, plane = 2.185, row = 0.8193, vector = 34.36, tail = 2.622, cell = 0.454, input = 0.01523, far = 0.004635, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 41.56, plane = 5.424, row = 0.3158, vector = 30.6, tail = 2.894, cell = 0.4805, input = 0.01625, far = 0.004534, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 53.97, plane = 6.16, row = 0.4764, vector = 18.06, input = 0.01456, thin = 11.65, far = 0.003667, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 87.85, row = 0.443, vector = 22.41, tail = 21.41, cell = 5.845, thin = 5.03, far = 0.00494, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 84.61, vector = 12.53, tail = 24.62, cell = 6.563, thin = 4.548, far = 0.007575, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 52.17, plane = 1.869, row = 3.247, vector = 10.88, tail = 18.96, cell = 3.341, input = 0.003682, far = 0.00142, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 36.64, plane = 4.463, row = 3.574, vector = 8.341, tail = 18.97, cell = 3.304, input = 0.005769, far = 0.001013, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 50.9, plane = 4.693, row = 1.799, vector = 18.35, input = 0.004203, thin = 11.1, far = 0.0009932, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 61.41, plane = 88.51, vector = 33.41, tail = 10.72, cell = 4.409, input = 0.009665, thin = 4.625, far = 0.01503, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 73.74, plane = 89.62, vector = 27.45, tail = 11.96, cell = 4.605, input = 0.0219, thin = 4.082, far = 0.01601, cache = 209715>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 34.98, plane = 14.51, cell = 1.202, input = 0.0076, far = 0.008575, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 33.78, plane = 12.61, vector = 0.5201, cell = 1.301, input = 0.01076, thin = 0.01526, far = 0.007267, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 74.12, row = 0.238, vector = 9.963, tail = 0.8235, input = 0.003134, thin = 2.326, far = 0.005671, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 78.26, row = 0.1571, vector = 10.14, cell = 0.02161, input = 0.0009363, thin = 2.265, far = 0.006413, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 32.92, plane = 10.67, vector = 0.5381, cell = 0.6028, input = 0.01552, far = 0.006919, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 31.68, plane = 10.17, vector = 0.5767, cell = 0.6529, input = 0.0136, thin = 0.0173, far = 0.005743, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 61.16, row = 0.2657, vector = 7.374, tail = 0.5591, thin = 1.505, far = 0.004254, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 63.2, row = 0.4567, vector = 7.34, cell = 0.02582, thin = 1.324, far = 0.00415, cache = 314573>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 50.73, plane = 3.632, row = 0.3607, vector = 43.66, tail = 0.6037, input = 0.003957, far = 0.00255, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 39.52, plane = 8.065, row = 0.6912, vector = 37.36, tail = 1.762, input = 0.008319, far = 0.005368, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 52.92, plane = 6.895, vector = 18.34, cell = 0.09356, input = 0.004878, thin = 11.54, far = 0.005658, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 114.8, row = 0.5421, vector = 12.81, tail = 29.04, cell = 8.007, thin = 2.295, far = 0.004865, cache = 314573>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 101.9, row = 0.1635, vector = 8.17, tail = 31.46, cell = 7.72, input = 0.001637, thin = 3.046, far = 0.003345, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 44.93, plane = 1.892, row = 0.1171, vector = 43.04, tail = 0.3598, input = 0.01708, far = 0.003348, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 41.05, plane = 4.939, row = 1.128, vector = 33.64, tail = 2.421, cell = 0.4542, input = 0.0252, far = 0.001641, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 43.72, plane = 9.942, vector = 18.7, tail = 0.06891, input = 0.01017, thin = 10.07, far = 0.003774, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 85.83, vector = 33.7, tail = 11.16, cell = 5.521, input = 0.003338, thin = 4.041, far = 0.002758, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 80.63, vector = 35.6, tail = 9.042, cell = 4.594, input = 0.0002881, thin = 3.906, far = 0.002003, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 30.24, plane = 7.18, vector = 0.9026, tail = 0.1432, cell = 0.08343, thin = 1.981, deep = 0.009089, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 27.6, plane = 6.908, vector = 1.244, tail = 0.02849, thin = 1.757, deep = 0.007124, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 24.82, plane = 6.423, vector = 1.326, tail = 0.04396, thin = 2.107, deep = 0.006934, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 31.41, plane = 5.806, row = 1.973, vector = 1.211, tail = 0.1546, cell = 0.06739, thin = 2.481, far = 0.0001149, cache = 209715, deep = 0.005344, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 28.94, plane = 5.678, row = 1.963, vector = 1.269, tail = 0.002069, cell = 0.0311, thin = 2.493, far = 0.0001063, cache = 209715, deep = 0.003973, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 26.59, plane = 5.171, row = 1.772, vector = 1.391, cell = 0.03819, thin = 2.84, far = 0.0000003383, cache = 209715, deep = 0.003622, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 32.49, plane = 5.858, row = 2.58, vector = 1.2, tail = 0.2132, cell = 0.1217, thin = 3.424, deep = 0.000535, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 31.36, plane = 6.013, row = 2.72, vector = 0.8289, tail = 0.5697, cell = 0.2325, thin = 3.534, deep = 0.0003683, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 28.51, plane = 5.191, row = 3.093, vector = 0.8907, tail = 0.4965, cell = 0.2471, thin = 3.423, deep = 0.0004557, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 29.44, plane = 7.218, row = 2.697, vector = 2.026, tail = 0.3867, cell = 0.1668, thin = 1.997, far = 0.0006248, cache = 681574, deep = 0.005563, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 30.05, plane = 7.586, row = 2.098, vector = 2.189, tail = 0.3107, cell = 0.1968, thin = 1.915, far = 0.0003025, cache = 209715, deep = 0.003762, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 28.63, plane = 8.171, row = 2.357, vector = 2.48, tail = 0.2843, cell = 0.1798, thin = 1.806, far = 0.0001594, cache = 209715, deep = 0.003615, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 31.17, plane = 4.487, row = 2.537, vector = 2.459, tail = 0.383, cell = 0.07972, input = 0.009637, thin = 2.259, deep = 0.001267, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 28.98, plane = 5.875, row = 2.231, vector = 1.864, tail = 0.4243, cell = 0.2957, thin = 1.769, deep = 0.001412, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 27.21, plane = 5.668, row = 2.091, vector = 2.25, tail = 0.4354, cell = 0.2468, input = 0.003099, thin = 1.64, deep = 0.001293, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 30.61, plane = 7.641, row = 2.65, vector = 1.224, tail = 0.7983, cell = 0.2695, thin = 2.202, far = 0.0001183, cache = 209715, deep = 0.0006917, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 29.72, plane = 8.281, row = 2.459, vector = 2.323, cell = 0.159, thin = 1.979, far = 0.0001567, cache = 209715, deep = 0.0005581, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 29.29, plane = 8.621, row = 2.401, vector = 2.318, tail = 0.1019, cell = 0.2288, thin = 1.886, far = 0.000002297, cache = 209715, deep = 0.0006571, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 29.37, plane = 6.878, vector = 1.243, cell = 0.04447, thin = 2.265, far = 0.000342, cache = 681574, deep = 0.002626, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 28.3, plane = 6.794, vector = 0.8073, cell = 0.111, thin = 2, deep = 0.002301, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 26.44, plane = 6.451, vector = 0.8291, cell = 0.1234, thin = 2, deep = 0.002665, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 88.5, row = 1.407, tail = 0.4304, cell = 0.186, thin = 0.5098, far = 0.001581, cache = 681574, deep = 0.005003, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 86.48, row = 1.745, vector = 0.4112, tail = 0.1669, cell = 0.2189, thin = 0.1596, far = 0.001076, cache = 681574, deep = 0.003492, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 79.39, row = 1.603, vector = 0.2425, tail = 0.5736, cell = 0.1799, thin = 1.011, far = 0.00114, cache = 209715, deep = 0.001522, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 78.65, row = 1.624, vector = 0.3906, tail = 0.4111, cell = 0.2732, thin = 0.6768, far = 0.001067, cache = 209715, deep = 0.002032, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 78.56, row = 1.815, vector = 0.9848, tail = 0.3078, cell = 0.1311, thin = 1.77, far = 0.001097, cache = 209715, deep = 0.0009372, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 79.48, row = 2.397, vector = 0.08961, tail = 1.126, cell = 0.4318, thin = 1.104, far = 0.001124, cache = 209715, deep = 0.0007087, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 96.72, row = 2.416, cell = 0.225, thin = 1.407, far = 0.002688, cache = 209715, deep = 0.01056, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 99.53, row = 2.666, tail = 0.1524, cell = 0.4068, thin = 0.9456, far = 0.002573, cache = 209715, deep = 0.007389, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 88.17, row = 2.687, cell = 0.2013, thin = 1.267, far = 0.001671, cache = 209715, deep = 0.00508, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 87.4, row = 2.521, cell = 0.4086, thin = 1.11, far = 0.000824, cache = 209715, deep = 0.003777, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 91.39, row = 2.274, tail = 0.2086, cell = 0.2235, thin = 1.404, far = 0.001489, cache = 209715, deep = 0.007265, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 86.86, row = 2.221, tail = 0.5425, cell = 0.4497, thin = 0.9896, far = 0.001471, cache = 209715, deep = 0.003607, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 86.16, row = 1.528, tail = 0.3276, cell = 0.1961, thin = 0.5762, far = 0.0007076, cache = 524288, deep = 0.002165, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 86.78, row = 1.751, tail = 0.4949, cell = 0.3352, thin = 0.1188, far = 0.0001429, cache = 419430, deep = 0.0008345, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 27.28, plane = 7.503, row = 1.625, vector = 0.2029, tail = 0.345, cell = 0.1108, thin = 2.241, deep = 0.0002616, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 26.7, plane = 6.234, row = 1.703, vector = 0.7658, cell = 0.06156, thin = 2.485, deep = 0.0003811, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 26.02, plane = 7.058, row = 1.802, vector = 0.6978, cell = 0.09317, thin = 1.805, deep = 0.000172, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 28.71, plane = 8.231, row = 2.11, vector = 0.7603, tail = 0.5496, cell = 0.2174, thin = 1.942>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 26.54, plane = 8.312, row = 1.739, vector = 1.878, tail = 0.09489, cell = 0.189, thin = 1.764>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 28.19, plane = 7.816, row = 1.991, vector = 1.797, tail = 0.2509, cell = 0.2037, thin = 1.75, far = 0.0002018, cache = 314573>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 77.95, row = 1.684, tail = 0.01617, cell = 0.09751, thin = 0.8602, far = 0.001945, cache = 209715, deep = 0.00002778, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 76.95, row = 1.952, tail = 0.4617, cell = 0.2441, thin = 0.3127, far = 0.001832, cache = 209715, deep = 0.00004861, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 84.15, row = 1.922, tail = 0.7249, cell = 0.1037, thin = 0.854, far = 0.002947, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 84.36, row = 2.386, tail = 0.6271, cell = 0.2862, thin = 0.5287, far = 0.002345, cache = 209715>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 46.87, plane = 3.742, row = 1.568, tail = 0.4432, cell = 0.04552, thin = 2.457>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 24.54, plane = 3.759, row = 1.635, vector = 0.2938, cell = 0.1016, thin = 2.514>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 42.37, plane = 3.356, row = 1.687, tail = 0.634, cell = 0.04497, thin = 2.488>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 27.97, plane = 6.004, row = 1.681, tail = 1.914, cell = 0.2428, thin = 2.055>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 21.72, plane = 6.838, row = 1.707, tail = 1.197, cell = 0.5907, thin = 1.694>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 27.11, plane = 5.832, row = 1.711, tail = 2.379, cell = 0.2971, thin = 1.844>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 70.27, row = 0.8215, cell = 0.06227, thin = 1.298, deep = 0.0001804, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 72.96, row = 1.083, cell = 0.06179, thin = 1.231, deep = 0.0001804, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 76.81, row = 2.134, thin = 1.27, far = 0.00287, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 80.77, row = 2.129, thin = 1.28, far = 0.003166, cache = 209715>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 21.73, plane = 8.25, tail = 0.03981, cell = 0.2134, input = 0.0008628, thin = 0.01347, deep = 0.004665, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 101.9, row = 0.3527, tail = 0.4252, cell = 0.2562, thin = 0.291, far = 0.001236, cache = 209715, deep = 0.00312, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 23.03, plane = 7.857, tail = 0.04119, cell = 0.2515, input = 0.001222, thin = 0.02186, deep = 0.00002627, last = 22369622>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 106.7, tail = 0.8301, cell = 0.2877, thin = 0.2559, far = 0.001935, cache = 209715, deep = 0.0005175, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 13.69, plane = 2.733, row = 0.1899, vector = 0.2596, cell = 4.888>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 99.33, row = 0.3828, cell = 4.823, input = 0.005855, thin = 0.1217, far = 0.003008, cache = 524288, deep = 0.0006009, last = 22369622>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 34.93, plane = 2.485, row = 0.5865, tail = 0.1583, cell = 4.869, thin = 0.6185>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 96.34, row = 0.1858, width = 16, cell = 4.828, thin = 0.218, far = 0.002968, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 83.12, plane = 6.414, width = 128, cell = 0.02257, input = 0.7383, thin = 0.003636, far = 0.003738, cache = 314573>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 80.98, plane = 6.31, width = 64, cell = 0.02547, input = 0.825, thin = 0.003064, far = 0.001956, cache = 314573>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 128.7, row = 4.367, width = 32, tail = 0.3955, input = 1.154, thin = 0.07274>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 128.5, plane = 6.588, row = 0.01467, cell = 0.02184, input = 0.7264, far = 0.004511, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 129, plane = 6.776, cell = 0.01983, input = 0.8723, far = 0.004745, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 132.4, row = 3.26, tail = 1.054, input = 1.249, thin = 0.021, far = 0.01226, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <row = 3.465, cell = 0.04623, input = 11.75, thin = 0.1167>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 26.66, row = 3.288, width = 64, input = 11.61, thin = 0.1254, far = 0.08889, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <vector = 4.356, tail = 1.069, cell = 0.1333, input = 10.37>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 14184, plane = 60.43, width = 32, tail = 1.732, input = 11.54, thin = 0.1989>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 91.88, plane = 6.878, row = 0.01868, width = 32, cell = 0.05203, input = 0.7046, thin = 0.01082, far = 0.005598, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 93.5, plane = 6.619, row = 0.03344, tail = 0.09993, cell = 0.05079, input = 0.8221, far = 0.004638, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 138.2, row = 2.615, width = 16, cell = 0.009118, input = 1.281, thin = 0.2825, far = 0.001907, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 103.8, plane = 6.751, vector = 0.03855, width = 32, cell = 0.03117, input = 0.7571, far = 0.002793, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 119.6, plane = 6.607, cell = 0.02917, input = 0.9242, far = 0.001673, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 67.17, plane = 134.4, row = 1.816, width = 32, cell = 0.02461, input = 1.316, thin = 0.2919>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <row = 1.979, width = 32, cell = 0.1683, input = 10.62, thin = 0.1185, far = 0.08356, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <vector = 0.05378, cell = 0.4852, input = 11.2>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 5.215, width = 32, input = 9.44, thin = 0.4608, far = 0.1349, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <vector = 1.539, cell = 0.07972, input = 10.71, far = 0.1197, cache = 314573>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 94.9, plane = 7.021, row = 0.03278, width = 32, cell = 0.06176, input = 0.6275, thin = 0.01488, far = 0.005466, cache = 419430, deep = 0.03274, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 63.77, plane = 3.769, cell = 0.07642, input = 0.6327, thin = 0.000349, far = 0.007635, cache = 524288, deep = 0.03244, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 97.25, plane = 6.613, row = 0.1108, width = 16, cell = 0.06254, input = 0.7175, thin = 0.009893, far = 0.004408, cache = 419430, deep = 0.02952, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 128, row = 1.99, width = 16, cell = 0.01995, input = 1.255, thin = 0.3418, far = 0.006339, cache = 681574, deep = 0.04667, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 125.6, plane = 7.188, width = 16, cell = 0.05143, input = 0.7814, thin = 0.0284, far = 0.009724, cache = 524288, deep = 0.02343, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 126.6, plane = 6.991, row = 0.0291, width = 16, cell = 0.04994, input = 0.9271, thin = 0.0191, far = 0.009598, cache = 524288, deep = 0.02186, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 129.6, row = 2.18, width = 16, cell = 0.005995, input = 1.366, thin = 0.3613, far = 0.009861, cache = 524288, deep = 0.04397, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 2.395, width = 16, cell = 0.1277, input = 11.32, thin = 0.1799, far = 0.02342, cache = 314573, deep = 0.1544, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 12.02, row = 1.059, width = 16, cell = 0.1345, input = 11.06, thin = 0.1395, far = 0.01809, cache = 209715, deep = 0.1167, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <row = 0.1935, width = 16, cell = 0.3308, input = 9.162, thin = 1.449, far = 0.03773, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 24.99, row = 0.789, width = 16, tail = 0.1838, cell = 0.1769, input = 9.8, thin = 0.2956, far = 0.1333, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 94.66, plane = 7.033, vector = 0.1085, cell = 0.1174, input = 0.8053, far = 0.006469, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 92.92, plane = 7.307, tail = 0.07246, cell = 0.1448, input = 0.8845, thin = 0.3431, far = 0.005944, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 115.3, row = 2.1, width = 8, cell = 0.04366, input = 1.448, thin = 0.7545, far = 0.007588, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 109.2, plane = 6.935, tail = 0.3768, cell = 0.1435, input = 0.5589, thin = 0.04082, far = 0.004802, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 112.6, plane = 7.097, width = 4, tail = 0.2043, cell = 0.1393, input = 0.6924, thin = 0.08884, far = 0.005444, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 115.2, row = 2.083, width = 8, tail = 1.336, cell = 0.08399, input = 1.253, thin = 0.4371, far = 0.006434, cache = 524288>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 6.293, tail = 7.97, cell = 0.1483, input = 10.24, far = 0.01766, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 15.46, vector = 1.118, width = 8, cell = 0.2116, input = 9.68, thin = 0.5644, far = 0.03038, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 3.59, vector = 1.533, width = 8, tail = 4.222, input = 10.07, far = 0.04409, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 14.67, row = 0.3427, width = 8, cell = 0.2807, input = 9.379, thin = 0.8356, far = 0.06539, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 88.65, plane = 4.805, vector = 0.1207, width = 32, cell = 0.07861, input = 1.404, far = 0.006268, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 103.4, plane = 4.509, vector = 0.3259, cell = 0.05932, input = 1.512, far = 0.006371, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 119.1, vector = 0.9886, tail = 8.109, input = 1.211, thin = 0.05999, far = 0.007975, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 120, row = 0.01846, vector = 0.9242, tail = 5.358, input = 1.317, far = 0.007697, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 89.57, plane = 5.452, row = 0.1566, tail = 0.0425, cell = 0.09097, input = 1.11, far = 0.006813, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 94.63, plane = 5.243, row = 0.06983, width = 32, tail = 0.09365, cell = 0.08841, input = 1.263, thin = 0.007775, far = 0.007046, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 101.3, row = 0.945, vector = 1.765, tail = 6.586, input = 0.9811, thin = 0.1538, far = 0.008596, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 107.5, row = 1.227, vector = 1.553, tail = 4.455, input = 1.166, far = 0.009635, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 109.8, plane = 6.667, width = 64, cell = 0.0249, input = 0.9749, thin = 0.01698, far = 0.005384, cache = 419430, deep = 0.03052, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 94.13, plane = 3.075, tail = 0.07598, input = 1.071, thin = 0.005483, far = 0.009045, cache = 681574, deep = 0.03035, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 118.7, plane = 6.644, width = 64, cell = 0.02583, input = 1.067, thin = 0.01402, far = 0.004668, cache = 419430, deep = 0.02935, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 134.7, row = 2.866, vector = 0.5467, tail = 6.085, input = 0.9587, far = 0.006081, cache = 524288, deep = 0.0381, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 133.6, row = 3.104, vector = 0.4167, tail = 1.96, cell = 0.005911, input = 1.087, far = 0.005663, cache = 524288, deep = 0.03643, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 121, plane = 6.895, width = 64, tail = 0.01191, cell = 0.05584, input = 0.9937, thin = 0.02939, far = 0.005434, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 133.2, plane = 6.755, width = 64, tail = 0.02087, cell = 0.05337, input = 1.157, thin = 0.02516, far = 0.005436, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 127.7, row = 2.796, vector = 0.4358, tail = 7.713, input = 0.9919, far = 0.01121, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 131.4, row = 3.014, vector = 0.2495, tail = 3.064, input = 1.205, far = 0.01204, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 50.66, plane = 46.64, cell = 0.552, input = 3.267, far = 0.017, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 74.44, plane = 43.44, vector = 0.8296, cell = 1.119, input = 1.864, thin = 0.0378, far = 0.00742, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 143.3, vector = 5.234, tail = 1.03, input = 3.011, thin = 0.04394, far = 0.0137, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <plane = 160.4, vector = 10.68, tail = 2.524, cell = 0.1029, input = 2.145, thin = 0.1462, far = 0.007685, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 147.2, plane = 40.12, cell = 0.491, input = 3.306, far = 0.05428, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 157.8, plane = 43.22, cell = 1.204, input = 1.576, far = 0.03136, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 147, vector = 5.022, tail = 1.66, input = 3.027, thin = 0.04436, far = 0.01785, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <plane = 185.7, vector = 12.24, tail = 2.322, input = 2.032, thin = 0.1265, far = 0.01404, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 71.68, plane = 58.81, cell = 0.6266, input = 0.948, far = 0.00891, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 78.58, plane = 48.64, cell = 0.7156, input = 1.031, far = 0.005576, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 157.3, vector = 4.475, tail = 2.75, cell = 0.03797, input = 1.531, thin = 0.03306, far = 0.01756, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 168.1, vector = 5.902, tail = 5.954, cell = 0.005482, input = 1.53, thin = 0.05013, far = 0.01599, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 92.89, plane = 56.47, vector = 0.00212, width = 32, cell = 0.6972, input = 0.8947, thin = 0.03596>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 103.7, plane = 46.37, vector = 0.3093, tail = 0.006146, cell = 0.7561, input = 1.021>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 97.12, plane = 139, vector = 3.814, tail = 3.554, cell = 0.1093, input = 1.403, far = 0.004366, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 79, plane = 138.7, vector = 6.051, tail = 6.003, cell = 0.01884, input = 1.497>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 78.7, plane = 6.24, input = 0.9876>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 77.57, plane = 6.071, input = 1.085>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 126.2, row = 3.379, tail = 4.013, input = 1.066, thin = 0.1917, far = 0.003909, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 126.3, row = 3.293, tail = 0.6735, input = 1.21, thin = 0.1997, far = 0.002871, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 123.8, plane = 4.503, tail = 1.364, input = 1.024, far = 0.002528, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 126.8, plane = 4.975, tail = 1.196, input = 1.133, far = 0.003729, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 115.3, row = 4.198, tail = 4.553, cell = 0.003872, input = 1.329>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 119.6, row = 4.093, tail = 2.098, input = 1.251>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 87.08, plane = 6.326, width = 64, cell = 0.004373, input = 1.079, thin = 0.02107, far = 0.0005057, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 86.25, plane = 6.492, width = 64, cell = 0.003997, input = 1.195, thin = 0.01436>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 122.4, row = 2.746, vector = 0.07452, tail = 5.299, input = 1.111, far = 0.003036, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 129.5, row = 2.585, tail = 2.359, cell = 0.001822, input = 1.255, thin = 0.001739, far = 0.003487, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 75.51, plane = 6.321, width = 64, tail = 0.263, input = 1.059, thin = 0.003048, far = 0.008191, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 74.14, plane = 6.367, row = 0.2209, input = 1.198, thin = 0.00225, far = 0.007353, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 133.1, row = 3.878, width = 32, tail = 2.317, input = 1.389, thin = 0.1337, far = 0.009802, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 138.4, row = 3.709, width = 32, tail = 0.07605, input = 1.595, thin = 0.1146, far = 0.007385, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 92.45, plane = 6.818, vector = 0.07356, cell = 0.0395, input = 0.9356, far = 0.003636, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 103.9, plane = 6.769, vector = 0.04328, cell = 0.0441, input = 1.007, far = 0.002762, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 128.8, row = 3.035, vector = 0.1096, tail = 7.006, input = 1.289, far = 0.00772, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 131.6, row = 2.798, vector = 0.003902, tail = 2.558, input = 1.466, far = 0.006851, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 113.6, plane = 6.805, width = 32, cell = 0.04336, input = 0.9777, thin = 0.03552, far = 0.007706, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 121.9, plane = 6.466, width = 32, cell = 0.0406, input = 1.123, thin = 0.02845, far = 0.007609, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 129.6, row = 2.234, vector = 0.3248, tail = 6.969, input = 1.478, thin = 0.02468, far = 0.004037, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 123, row = 1.962, vector = 0.2779, tail = 2.841, input = 1.706, far = 0.00006265, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 132, plane = 5.948, vector = 0.248, cell = 0.08941, input = 1.094, far = 0.005924, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 126.7, plane = 5.812, vector = 0.3609, cell = 0.08238, input = 1.217, far = 0.005596, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 76.36, row = 2.217, vector = 0.7163, tail = 7.224, input = 1.629, thin = 0.03209, far = 0.008119, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 73.86, row = 2.206, vector = 0.4653, tail = 4.345, input = 1.799, far = 0.009057, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 89.84, plane = 5.822, vector = 0.4803, cell = 0.06914, input = 0.9275, far = 0.004307, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 87.14, plane = 5.868, vector = 0.4421, cell = 0.07457, input = 1.079, far = 0.004289, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 111, row = 0.6807, vector = 1.041, tail = 7.176, input = 1.176, thin = 0.04357, far = 0.007406, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 112.7, row = 0.7024, vector = 1.032, tail = 4.565, input = 1.516, far = 0.007189, cache = 314573>
}
