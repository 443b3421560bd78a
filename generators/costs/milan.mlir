// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0 --seconds=430 --seed=3, with what runs of the same day had
// timed of rows that are as they were (480 s, and 25 s each of k5, k9, k13 and dilated windows), and what 75 s
// more did (--with), whose regret this is,
// on AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 3.8 %, worst 782.5 % of 742 calls
//   max_pool cf: mean 8.2 %, worst 782.5 % of 191 calls
//   max_pool cl: mean 3.2 %, worst 169.4 % of 210 calls
//   max_pool_backward cf: mean 0.2 %, worst 4.6 % of 42 calls
//   max_pool_backward cl: mean 0.0 %, worst 0.0 % of 42 calls
//   max_unpool cf: mean 1.9 %, worst 90.8 % of 65 calls
//   max_unpool cl: mean 5.6 %, worst 329.0 % of 72 calls
//   max_unpool_backward cf: mean 0.5 %, worst 11.2 % of 43 calls
//   max_unpool_backward cl: mean 0.2 %, worst 5.4 % of 46 calls
//   max_unpool_sum cf: mean 0.0 %, worst 0.0 % of 11 calls
//   max_unpool_sum cl: mean 0.1 %, worst 2.7 % of 20 calls
// By hand, times what was measured: `stream` of pooling's gradient, channels-last k3s2p1 (2). In rows of
// whole pages, where tensors lie as the benchmark's do, it took 1.7 to 2.3 times as long as `wide`. Those of
// unpooling with i32, channels-first k2s2, are of the 430 s alone.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2, popcnt) shared threads 2 stream 0.0465 missed 0.01 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 46.79, plane = 7.269, row = 10.98, width = 4, tail = 7.537, cell = 1.717, thin = 2.306, tap = 0.4318>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 74.01, row = 6.262, tail = 2.944, cell = 0.4021, thin = 2.352, tap = 0.1468, step = 0.006195, far = 0.001423, cache = 209715>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 76.3, row = 5.925, vector = 1.829, tail = 1.679, tap = 0.2963, step = 0.01039, far = 0.0004728, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 30.84, plane = 3.415, row = 2.644, vector = 2.837, tail = 0.04801, cell = 0.3693, far = 0.003596, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 152.9, plane = 4.849, row = 1.939, vector = 3.859, far = 0.001995, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 20.35, plane = 4.504, row = 1.997, vector = 4.746, tail = 2.351, thin = 2.941, far = 0.0003344, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 234.5, plane = 2.603, row = 5.925, vector = 9.84, cell = 0.01285, far = 0.001233, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 343.7, plane = 7.387, row = 28.8, vector = 8.403, far = 0.002891, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 63.51, plane = 2.764, row = 15.69, vector = 5.355, cell = 1.411, thin = 4.821, far = 0.004098, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 65.2, plane = 18.21, row = 8.018, tail = 8.745, cell = 1.576, thin = 3.423, tap = 0.6698>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 69.21, row = 4.082, tail = 3.171, cell = 0.7422, far = 0.006986, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 70.7, row = 3.925, tail = 2.81, cell = 0.7469, thin = 6.11, far = 0.007196, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 98.92, plane = 73.59, row = 3.739, width = 8, tail = 0.7143, cell = 0.6476, far = 0.004693, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 162.2, row = 6.275, vector = 6.813, tail = 1.168, cell = 0.05009, thin = 7.037, far = 0.01171, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 1.209, plane = 71.86, row = 4.631, vector = 2.97, tail = 0.2918, thin = 3.571, far = 0.002654, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 13.32, plane = 106.5, width = 16, cell = 2.316, thin = 0.4038, far = 0.0003374, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 13.21, plane = 106.6, row = 1.111, vector = 4.567, tail = 0.6567, cell = 1.168, thin = 15.78>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 152, plane = 225.8, tail = 516.8, cell = 2.6>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 146.9, row = 64.73, vector = 9.483, tail = 1.414, thin = 2.843, far = 0.002387, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 82, plane = 112.2, vector = 3.466, cell = 2.679, thin = 16.74>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 100.2, row = 4.102, vector = 3.656, tail = 3.205, thin = 8.335, tap = 0.2623, far = 0.005035, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 102.6, row = 5.606, vector = 3.966, tail = 3.117, thin = 3.908, tap = 0.5242, far = 0.003354, cache = 209715>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 16.33, plane = 4.184, row = 25.26, tail = 3.86, cell = 1.754, thin = 10.9, tap = 0.6839>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 22.82, plane = 74.21, row = 6.061, tail = 3.225, cell = 0.8682, thin = 13.11, tap = 0.3374, far = 0.0005015, cache = 209715>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 13.49, plane = 67.76, row = 10.21, vector = 3.19, cell = 0.297, thin = 338.3, tap = 0.5631, step = 0.002288>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 58.54, plane = 16.96, row = 7.163, vector = 6.735, width = 4, tail = 17.55, tap = 0.5675, far = 0.01204, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 77.39, row = 8.321, vector = 1.966, tail = 2.079, thin = 5.762, tap = 0.2336, far = 0.002495, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 82.67, row = 5.715, tail = 6.183, cell = 0.9892, thin = 4.582, tap = 0.5043, far = 0.001798, cache = 209715>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 36.85, plane = 9.815, row = 15, vector = 2.583, tail = 3.283, thin = 2.463, tap = 0.5954, far = 0.002401, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 74.04, row = 7.393, vector = 2.141, tail = 3.666, thin = 6.992, tap = 0.2082, far = 0.004882, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 76.29, row = 7.032, vector = 1.995, tail = 2.734, thin = 6.944, tap = 0.4503, far = 0.004887, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 19.53, plane = 0.8639, row = 1.531, vector = 1.702, cell = 0.06447, far = 0.007617, cache = 524288, deep = 0.03993, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 74.94, plane = 4.307, vector = 0.281, cell = 0.3161, far = 0.006533, cache = 314573, deep = 0.03993, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 150.4, plane = 1.51, row = 0.00741, vector = 0.4294, width = 32, cell = 0.236, thin = 0.1063, far = 0.00561, cache = 524288, deep = 0.04178, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 24.93, plane = 0.218, row = 1.787, vector = 1.436, cell = 0.1001, thin = 6.275, far = 0.001783, cache = 524288, deep = 0.03982, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 304.9, plane = 3.975, row = 1.46, vector = 1.61, tail = 11.34, cell = 0.5019, far = 0.03609, cache = 419430, deep = 0.02445, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <vector = 9.27, width = 32, tail = 6.692>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 5.437, plane = 19.85, tail = 5.221>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 290.7, plane = 7.177, tail = 0.06006, cell = 0.2544, thin = 0.009106, far = 0.01369, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 487.3, row = 3.035, width = 32, tail = 1.951, cell = 0.4954, thin = 0.01039, far = 0.01156, cache = 314573, deep = 0.02256, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <plane = 20.33, row = 2.338, tail = 13.87, cell = 1.525, thin = 5.225, far = 0.04985, cache = 209715, deep = 0.0311, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 25.51, plane = 2.558, row = 0.8535, vector = 2.18, cell = 0.2764, far = 0.003037, cache = 681574, deep = 0.02604, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <plane = 3.19, row = 4.962, tail = 3.704, far = 0.004709, cache = 209715, deep = 0.02376, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 142.3, plane = 3.103, row = 0.1867, width = 16, tail = 1.191, cell = 0.524, far = 0.003013, cache = 524288, deep = 0.02139, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 19.7, plane = 2.624, row = 1.557, vector = 2.229, tail = 0.5219, cell = 0.3781, input = 0.003897, thin = 11.5, deep = 0.01915, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 192.7, plane = 3.481, row = 3.455, vector = 5.7, tail = 0.5743, cell = 0.05997, far = 0.0003198, cache = 524288, deep = 0.005015, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 80.1, plane = 0.8567, row = 8.923, tail = 6.371, deep = 0.0001551, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 203.8, plane = 63.91, vector = 7.043, width = 16, cell = 0.1263, far = 0.005308, cache = 681574, deep = 0.0001551, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 316.1, plane = 7.856, row = 7.279, width = 32, cell = 0.6277, thin = 0.06368, far = 0.0008467, cache = 681574, deep = 0.008452, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 34.33, row = 14.14, cell = 1.378, thin = 4.086, deep = 0.004611, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 22.28, plane = 34.22, row = 12.37, vector = 2.512, tail = 0.6145, tap = 0.139, deep = 0.03858, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 363.4, plane = 98.52, vector = 8.173, tail = 33.06, input = 0.5854, step = 0.3366, far = 0.07563, cache = 209715, deep = 0.2471, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 27.86, plane = 4.636, row = 15.57, tail = 0.624, cell = 0.8676, thin = 11.07, tap = 0.2167, deep = 0.04535, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 45.89, row = 0.725, vector = 0.5724, tail = 1.234, cell = 0.1137, far = 0.01078, cache = 419430, deep = 0.04274, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 111.3, plane = 52.12, row = 0.2917, width = 16, tail = 0.3555, cell = 0.1717, thin = 0.1064, far = 0.009947, cache = 524288, deep = 0.03797, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 127.6, row = 14.36, vector = 1.812, thin = 6.613, far = 0.02324, cache = 419430, deep = 0.04622, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 51.28, row = 1.174, vector = 1.251, tail = 0.002498, thin = 6.731, far = 0.00708, cache = 314573, deep = 0.04758, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 97.97, vector = 2.812, tail = 0.3534, far = 0.002496, cache = 209715, deep = 0.06299, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 285.1, plane = 98.87, vector = 4.922, tail = 1914, far = 0.001009, cache = 419430, deep = 0.04329, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 8.026, plane = 47.84, row = 95.42, vector = 6.407, tail = 1.265, deep = 0.05714, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 76.28, plane = 82.97, row = 0.6552, vector = 0.00405, tail = 2.539, cell = 0.7784, thin = 12.01, far = 0.001935, cache = 209715, deep = 0.0543, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 71.43, vector = 2.305, tail = 2.994, input = 0.06072, far = 0.003203, cache = 681574, deep = 0.05354, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 180.3, plane = 121.1, tail = 279.9, input = 0.1114, far = 0.004358, cache = 681574, deep = 0.0634, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 132.8, plane = 148.1, row = 14.79, cell = 1.03, thin = 5.429, far = 0.02057, cache = 314573, deep = 0.05354, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 62.61, row = 2.636, vector = 0.0508, tail = 1.931, input = 0.2121, thin = 10.12, deep = 0.05226, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 0.1173, plane = 71.18, vector = 3.125, cell = 0.1454, far = 0.0002602, cache = 209715, deep = 0.0455, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 129.4, plane = 144.4, row = 0.3361, vector = 7.551, tail = 1031, far = 0.003101, cache = 524288, deep = 0.06934, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 97.5, plane = 64.55, row = 69.01, tail = 15.07, far = 0.06432, cache = 419430, deep = 0.0455, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 27.73, plane = 77.06, tail = 1.329, cell = 0.9836, thin = 11.38, deep = 0.03552, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 76.45, row = 5.102, vector = 2.17, tail = 3.367, thin = 5.047, tap = 0.06517, far = 0.001985, cache = 209715, deep = 0.05091, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 319, plane = 626.8, row = 1.735, vector = 3.063, tail = 25.55, cell = 0.3466, input = 1.088, thin = 0.07535, tap = 0.02143, far = 0.02316, cache = 524288, deep = 0.1614, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 11.61, plane = 75.23, row = 7.163, vector = 0.0263, tail = 3.068, cell = 0.4921, thin = 4.721, tap = 0.1475, step = 0.002481, deep = 0.05248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 35.32, plane = 4.065, tail = 3.792, cell = 0.3728, far = 0.006276, cache = 524288, deep = 0.0243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 165.3, vector = 2.766, width = 32, tail = 1.011, cell = 0.2822, far = 0.0004215, cache = 209715, deep = 0.0111, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 32.05, plane = 4.124, vector = 0.6913, tail = 3.364, cell = 0.5797, thin = 4.807, far = 0.003889, cache = 681574, deep = 0.02603, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 37.13, plane = 3.699, row = 1.664, vector = 3.507, cell = 0.01985, far = 0.0031, cache = 419430, deep = 0.03004, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 123.6, plane = 8.246, cell = 0.6413, deep = 0.03437, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 194.1, plane = 4.066, row = 1.068, width = 32, cell = 0.4231, thin = 0.01632, far = 0.003197, cache = 681574, deep = 0.02339, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 34.6, plane = 3.298, row = 2.645, vector = 0.5928, tail = 1.621, cell = 0.7419, thin = 6.821, deep = 0.01873, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 32.64, plane = 2.351, row = 1.409, vector = 3.807, cell = 0.332, far = 0.006181, cache = 314573, deep = 0.03538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 166.3, plane = 5.987, vector = 2.544, cell = 0.657, far = 0.002296, cache = 314573, deep = 0.06196, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 185.1, row = 2.514, vector = 6.141, far = 0.004617, cache = 419430, deep = 0.03448, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 26.83, plane = 4.26, row = 4.557, vector = 3.438, cell = 0.8152, thin = 13.68, deep = 0.02745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 287.9, row = 9.144, vector = 1.705, tail = 5.75, cell = 0.7653, deep = 0.02612, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 301.6, plane = 30.3, row = 0.4332, vector = 3.681, cell = 0.05242, far = 0.002686, cache = 314573, deep = 0.024, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <plane = 14.67, tail = 3.081, cell = 1.013, deep = 0.02354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 490.9, vector = 2.779, cell = 0.3312, far = 0.008978, cache = 524288, deep = 0.02354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 559.2, row = 10.3, width = 32, cell = 0.9369, thin = 0.1483, far = 0.005078, cache = 209715, deep = 0.02269, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 35.28, row = 20.66, tail = 3.567, cell = 1.812, thin = 14.71, deep = 0.02257, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 47.38, row = 3.359, vector = 7.176, tail = 1.696, cell = 0.06362, far = 0.002114, cache = 314573, deep = 0.02306, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 209, plane = 1.546, row = 8.469, tail = 3.736, cell = 0.5787, far = 0.001711, cache = 524288, deep = 0.01962, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 211.5, row = 3.683, vector = 3.416, width = 16, cell = 0.6789, thin = 0.7151, far = 0.003412, cache = 681574, deep = 0.02194, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 42.12, plane = 3.959, row = 3.683, vector = 4.189, tail = 1.678, cell = 0.8204, input = 0.0119, thin = 16.42, far = 0.001477, cache = 419430, deep = 0.0151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 195.9, plane = 2.063, row = 6.161, vector = 5.202, tail = 1.899, cell = 0.5453, far = 0.000006072, cache = 209715, deep = 0.01381, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 289, plane = 7.739, row = 10.66, tail = 6.548, deep = 0.01336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 296.8, plane = 19.51, width = 32, tail = 0.8428, cell = 0.9094, thin = 0.3852, deep = 0.01336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 285, plane = 6.422, row = 23.63, vector = 8.852, far = 0.001517, cache = 314573, deep = 0.09355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 50.2, plane = 3.055, row = 15.68, tail = 0.8337, cell = 1.962, thin = 14.74, deep = 0.01074, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 45.16, row = 3.512, vector = 11.16, tail = 1.749, cell = 1.051, far = 0.004223, cache = 524288, deep = 0.01306, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 98.68, plane = 77.49, row = 3.856, width = 32, tail = 0.7003, cell = 2.329, far = 0.003358, cache = 419430, deep = 0.01796, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 51.68, row = 4.333, tail = 2.93, cell = 4.802, thin = 58.03, far = 0.003555, cache = 419430, deep = 0.008513, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 33.91, plane = 5.038, vector = 4.644, tail = 0.3904, far = 0.001961, cache = 524288, deep = 0.02359, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 178.8, vector = 1.92, width = 32, tail = 2.351, cell = 0.4961, far = 0.001128, cache = 209715, deep = 0.02405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 34.24, plane = 5.895, vector = 4.588, thin = 8.179, deep = 0.01393, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.27, plane = 6.362, row = 4.055, vector = 4.726, width = 16, cell = 0.571, far = 0.00385, cache = 419430, deep = 0.02732, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 199.6, plane = 4.754, row = 2.937, vector = 6.269, width = 16, cell = 0.4318, far = 0.002031, cache = 419430, deep = 0.02542, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 31.8, plane = 5.066, row = 1.858, tail = 1.949, cell = 1.151, thin = 9.247, far = 0.001901, cache = 209715, deep = 0.02659, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 22.72, plane = 4.29, vector = 3.908, tail = 0.5286, deep = 0.02011, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 145, plane = 3.114, vector = 1.125, width = 32, cell = 0.3269, thin = 0.1123, far = 0.002633, cache = 681574, deep = 0.007294, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 19.98, plane = 4.306, vector = 3.393, thin = 5.557, deep = 0.01403, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 133.6, plane = 13.94, row = 9.071, vector = 3.447, tail = 5.668, cell = 0.4541, deep = 0.006702, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 210.4, plane = 24.81, vector = 1.313, tail = 0.8561, input = 0.3801, far = 0.01069, cache = 524288, deep = 0.009029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 377.8, plane = 18.97, row = 14.08, vector = 6.989, far = 0.002527, cache = 524288, deep = 0.04843, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 82.2, row = 14.8, tail = 13.15, cell = 1.448, input = 0.1177, thin = 15.82, deep = 0.009394, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 0.9657, row = 19.49, vector = 3.606, width = 16, cell = 0.07582, input = 0.2307, far = 0.007488, cache = 681574, deep = 0.01326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <plane = 55.98, input = 0.2022, deep = 0.01737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 169.9, row = 26.85, vector = 4.753, width = 32, cell = 0.1696, input = 0.1866, far = 0.00776, cache = 681574, deep = 0.02122, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <row = 20.08, cell = 0.2045, input = 0.4454, thin = 17.98, far = 0.01476, cache = 681574, deep = 0.006577, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1002, row = 17.54, cell = 2.191, deep = 0.03967, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 138.6, plane = 43.44, tail = 3.652, cell = 1.044, thin = 0.3127, far = 0.03468, cache = 419430, deep = 0.04206, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 885.4, cell = 0.7737, far = 0.0242, cache = 209715, deep = 0.04206, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 917, row = 31.26, vector = 32.54, width = 16, tail = 5.468, deep = 0.01621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 56.28, plane = 1.162, row = 29.82, cell = 4.294, thin = 57.9, deep = 0.04862, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 2988, plane = 373.5, vector = 35.16, width = 32, cell = 5.704, thin = 3.176, far = 0.02166, cache = 209715, deep = 0.03274, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 355.1, plane = 132.2, row = 2.614, vector = 6.696, tail = 3.48, far = 0.03225, cache = 209715, deep = 0.03876, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <cell = 1.375, deep = 0.03876, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 2501, plane = 514.6, row = 96.39, vector = 168.8, width = 32, cell = 0.9656, far = 0.04516, cache = 209715, deep = 0.05109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 559.6, row = 54.52, vector = 49.71, far = 0.06898, cache = 209715, deep = 0.1154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 6308, row = 157.3, vector = 235.6, width = 16, tail = 44.13, far = 0.02487, cache = 209715, deep = 0.2016, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 324.7, vector = 25.51, width = 16, tail = 1.228, far = 0.04026, cache = 209715, deep = 0.1807, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <plane = 51.1, cell = 1.24, deep = 0.1807, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 5269, plane = 540.9, row = 236.3, vector = 222.3, width = 16, tail = 73.72, far = 0.003647, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <call = 932.7, row = 184.6, tail = 361.2, cell = 32.76, thin = 41.56, deep = 2.555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 47.94, plane = 11.1, row = 9.657, vector = 5.289, tail = 8.846, cell = 0.05669, tap = 0.1425, step = 0.008908, far = 0.001934, cache = 209715, deep = 0.02986, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 524.3, plane = 106.6, vector = 38.58, width = 16, tail = 22.77, input = 0.8434, step = 0.4468, far = 0.003942, cache = 209715, deep = 0.144, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 48.66, plane = 5.368, row = 17.63, vector = 4.576, tail = 1.28, input = 0.004115, thin = 19, tap = 0.2913, step = 0.0002091, far = 0.00145, cache = 209715, deep = 0.02644, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 68.73, row = 1.246, vector = 1.042, tail = 3.072, cell = 0.2562, far = 0.002633, cache = 524288, deep = 0.0465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 171.5, plane = 66.35, row = 0.6138, tail = 89.84, cell = 0.3448, far = 0.001923, cache = 209715, deep = 0.03122, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <plane = 197.3, vector = 5.708, far = 0.02292, cache = 681574, deep = 0.0465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 72.28, row = 2.004, tail = 2.095, cell = 0.6785, thin = 2.441, far = 0.0006896, cache = 209715, deep = 0.04182, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 64.69, row = 0.4638, vector = 0.1985, tail = 5.498, cell = 0.4587, far = 0.005073, cache = 524288, deep = 0.03957, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 34.48, plane = 14.41, tail = 23.77, cell = 0.5173, far = 0.004671, cache = 681574, deep = 0.03916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 131.4, plane = 68.79, row = 1.649, tail = 121.3, cell = 0.4157, far = 0.004664, cache = 681574, deep = 0.03656, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 44.06, plane = 169.6, row = 16.51, tail = 9.066, cell = 0.825, thin = 12.3, far = 0.002993, cache = 419430, deep = 0.04246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 23.42, plane = 65.23, row = 2.722, vector = 3.191, tail = 0.9809, thin = 9.747, far = 0.001622, cache = 524288, deep = 0.03769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 60.84, row = 0.9908, vector = 4.398, tail = 3.39, cell = 0.2346, far = 0.005563, cache = 419430, deep = 0.02965, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 31.89, vector = 28.55, width = 32, tail = 23.6, far = 0.004615, cache = 314573, deep = 0.02822, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 121.1, plane = 82.07, row = 2.344, tail = 207.3, cell = 0.7301, far = 0.004459, cache = 681574, deep = 0.02659, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 42.8, plane = 140.8, row = 36.03, vector = 8.306, thin = 21.02, far = 0.00955, cache = 681574, deep = 0.02571, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 0.9263, plane = 71.25, row = 2.813, vector = 5.668, tail = 1.518, thin = 21.13, far = 0.003837, cache = 524288, deep = 0.02762, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 116.4, row = 1.248, vector = 1.783, tail = 2.408, cell = 0.5079, deep = 0.04106, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <plane = 212, width = 32, cell = 0.6981, thin = 0.504, deep = 0.1126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 77.55, plane = 45.56, row = 105.7, cell = 1.62, thin = 13.82, far = 0.003898, cache = 209715, deep = 0.0398, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 103.1, row = 0.198, vector = 5.092, cell = 0.04887, thin = 25.22, deep = 0.03315, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 88.79, row = 2.243, vector = 2.636, tail = 6.017, input = 0.1275, far = 0.003324, cache = 209715, deep = 0.02872, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 174.7, plane = 319.7, tail = 1356, input = 0.218, far = 0.006584, cache = 681574, deep = 0.04472, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 79.46, plane = 154.5, row = 29.52, vector = 7.609, thin = 12.03, far = 0.008974, cache = 681574, deep = 0.02643, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 17.68, plane = 84.12, row = 3.707, tail = 2.515, input = 0.3039, thin = 14.7, far = 0.003631, cache = 419430, deep = 0.02355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 34.43, plane = 107.6, vector = 7.735, tail = 1.564, far = 0.0009424, cache = 209715, deep = 0.04434, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 220, plane = 302.4, vector = 16.08, tail = 2149, far = 0.005902, cache = 681574, deep = 0.04782, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 100.3, plane = 141.1, row = 64.38, vector = 12.55, tail = 21.37, cell = 0.2573, thin = 8.626, far = 0.003903, cache = 681574, deep = 0.03731, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 118.4, plane = 99.79, row = 0.9992, vector = 6.767, tail = 0.6984, thin = 19.93, deep = 0.02718, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 30.94, plane = 54.43, row = 4.082, vector = 35.57, cell = 0.7801, far = 0.001046, cache = 419430, deep = 0.07848, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <plane = 66.11, tail = 667, cell = 10.48, deep = 0.08676, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <plane = 128.4, row = 153.6, vector = 22.12, tail = 59.77, thin = 3.968, far = 0.09272, cache = 209715, deep = 0.07759, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 117.1, plane = 69.67, row = 0.35, tail = 17.12, cell = 8.806, thin = 43.28, far = 0.005812, cache = 314573, deep = 0.07759, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 66.8, row = 2.816, vector = 2.359, tail = 1.011, cell = 0.1584, far = 0.006922, cache = 681574, deep = 0.03626, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 160.8, plane = 71.12, row = 1.563, vector = 0.3199, width = 32, tail = 1.276, cell = 0.4243, thin = 0.02874, far = 0.005743, cache = 681574, deep = 0.03662, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 522.6, plane = 198.4, vector = 4.656, far = 0.02218, cache = 419430, deep = 0.03351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 71.75, row = 3.216, vector = 1.483, tail = 0.08105, cell = 0.4313, thin = 6.396, far = 0.004785, cache = 681574, deep = 0.03108, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 89.19, vector = 14.68, width = 16, cell = 0.4242, thin = 0.2143, far = 0.01331, cache = 419430, deep = 0.1332, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 162, plane = 93.99, row = 4.002, vector = 7.401, width = 64, tail = 0.5476, cell = 2.115, deep = 0.04092, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <plane = 513.3, vector = 5.828, tail = 0.923, cell = 0.03347, far = 0.008824, cache = 681574, deep = 0.1201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <plane = 111.5, row = 207.1, vector = 16.61, cell = 5.18, thin = 13.28, deep = 0.1268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <plane = 100.2, row = 4.228, vector = 4.501, tail = 3.477, cell = 1.316, thin = 70.26, far = 0.02428, cache = 314573, deep = 0.1532, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 4.064, plane = 137.2, row = 0.6526, width = 16, tail = 2.083, cell = 0.3236, input = 0.3111, thin = 0.4145, far = 0.01183, cache = 419430, deep = 0.03723, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 24.77, plane = 38.15, width = 32, input = 0.6291, thin = 0.2349, far = 0.007465, cache = 209715, deep = 0.03168, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 37.39, plane = 102, row = 15.68, vector = 13.74, thin = 30.82, far = 0.006204, cache = 209715, deep = 0.03485, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 46.64, plane = 97.85, row = 2.928, vector = 0.7092, tail = 4.785, input = 0.6587, thin = 15.73, far = 0.02387, cache = 419430, deep = 0.02877, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 105.5, plane = 73.82, row = 12.98, cell = 1.919, far = 0.0462, cache = 524288, deep = 0.1697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 972.9, width = 64, cell = 4.155, thin = 1.656, far = 0.07036, cache = 314573>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <plane = 112.4, row = 1.483, vector = 3.128, cell = 0.5655, far = 0.01441, cache = 681574, deep = 0.1697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <row = 390.3, vector = 157.4, thin = 43.93, far = 0.1385, cache = 681574, deep = 0.1697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 1.915, plane = 120.4, row = 11.7, cell = 3.694, thin = 226.9, far = 0.07476, cache = 524288, deep = 0.1697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 191.2, vector = 33.35, width = 32, cell = 2.293, deep = 0.07864, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 1153, plane = 257.7, row = 46.84, width = 32, cell = 6.818, thin = 2.527>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <plane = 5809, cell = 1.255, far = 0.002287, cache = 681574, deep = 0.07045, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <plane = 2112, vector = 363, deep = 0.07045, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <row = 19.47, vector = 3.346, cell = 4.992, thin = 486, far = 0.1011, cache = 681574, deep = 0.04672, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 96.41, row = 6.517, vector = 1.77, tail = 4.932, cell = 0.2287, thin = 5.49, tap = 0.1051, step = 0.004735, far = 0.003458, cache = 209715, deep = 0.03224, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 154.7, plane = 891.8, row = 9.971, vector = 9.499, tail = 25.62, input = 1.234, tap = 0.002405, step = 0.02968, far = 0.01978, cache = 419430, deep = 0.1633, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 6.78, plane = 95.7, row = 7.295, vector = 1.963, tail = 4.637, cell = 0.2857, thin = 4.06, tap = 0.214, step = 0.01305, far = 0.002684, cache = 209715, deep = 0.03313, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 26.95, plane = 14.38, row = 1.268, vector = 1.536, tail = 3.009, cell = 0.2806, far = 0.004449, cache = 681574, deep = 0.03755, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 146.9, plane = 12.82, width = 32, cell = 0.6064, thin = 0.03922, far = 0.0001698, cache = 209715, deep = 0.03677, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 144.3, plane = 16.35, row = 0.5079, vector = 3.602, far = 0.002176, cache = 524288, deep = 0.033, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 14.82, plane = 6.479, row = 4.498, vector = 1.308, tail = 1.649, cell = 0.5537, thin = 5.291, deep = 0.02914, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 243.8, plane = 10, row = 1.487, vector = 6.225, tail = 8.286, cell = 0.4503, far = 0.006346, cache = 209715, deep = 0.01879, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <row = 0.5482, vector = 10.4, cell = 1.245, far = 0.03609, cache = 524288, deep = 0.01754, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 243.2, plane = 70.76, vector = 16.75, width = 16, far = 0.03114, cache = 209715, deep = 0.01754, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 376.7, row = 19.96, width = 16, tail = 9.114, cell = 1.059, far = 0.003768, cache = 209715, deep = 0.02043, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 104.5, row = 18.62, tail = 3.81, cell = 2.019, thin = 12.79, far = 0.01094, cache = 209715, deep = 0.007015, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 46.63, plane = 42.37, row = 0.004475, tail = 16.15, cell = 0.3582, tap = 0.2311, step = 0.003589, deep = 0.0526, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 907, plane = 148.7, vector = 37.29, width = 16, tail = 14.35, input = 0.002132, step = 0.5554, far = 0.03821, cache = 209715, deep = 0.2119, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 55.1, plane = 28.6, row = 6.866, tail = 1.644, cell = 1.132, thin = 19.14, tap = 0.3464, deep = 0.05549, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 67.27, row = 1.781, vector = 2.157, tail = 4.515, cell = 0.07494, far = 0.00977, cache = 209715, deep = 0.05005, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 79.65, plane = 87.9, row = 1.338, vector = 4.979, width = 16, tail = 21.15, thin = 4.923, far = 0.005403, cache = 681574, deep = 0.04535, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <plane = 146.1, row = 14.04, vector = 4.33, tail = 7.469, cell = 0.8679, thin = 14.78, far = 0.02552, cache = 524288, deep = 0.04156, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 66, row = 5.83, vector = 2.825, tail = 4.093, thin = 6.678, far = 0.005178, cache = 681574, deep = 0.08498, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 119.8, width = 16, tail = 5.66, cell = 1.097, thin = 0.2804, deep = 0.0415, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <plane = 604.8, vector = 13.81, far = 0.003087, cache = 524288, deep = 0.06001, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 992.6, plane = 103.9, row = 74.11, vector = 5.354, tail = 13.2, thin = 26.62, far = 0.01134, cache = 209715, deep = 0.04075, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 44.79, plane = 117, vector = 8.413, tail = 0.8716, thin = 13.05, deep = 0.04224, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 96.36, row = 6.161, vector = 4.503, tail = 2.606, thin = 9.347, tap = 0.1108, step = 0.001228, far = 0.003961, cache = 314573, deep = 0.03872, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 486.9, plane = 854, row = 13.79, vector = 3.474, tail = 28.85, input = 1.048, step = 0.05271, far = 0.07403, cache = 209715, deep = 0.1316, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 103.3, row = 5.806, vector = 4.153, tail = 2.465, cell = 0.03917, thin = 9.27, tap = 0.2402, step = 0.0002781, far = 0.003728, cache = 209715, deep = 0.05966, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 35.52, plane = 3.655, row = 0.7735, vector = 1.777, tail = 0.9059, cell = 0.1512, far = 0.005376, cache = 681574, deep = 0.02456, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 133.8, plane = 7.426, cell = 0.3884, far = 0.005497, cache = 419430, deep = 0.02891, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 166.8, plane = 3.654, row = 0.603, vector = 2.844, far = 0.003583, cache = 681574, deep = 0.02174, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 40.23, plane = 3.141, row = 1.845, vector = 1.187, tail = 0.3736, cell = 0.3899, thin = 7.277, far = 0.0008085, cache = 681574, deep = 0.0175, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 196.1, row = 7.996, vector = 5.883, tail = 4.122, cell = 0.33, far = 0.00369, cache = 524288, deep = 0.01297, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <row = 19.87, tail = 0.5867, deep = 0.01297, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 279.5, plane = 38.42, vector = 0.006137, tail = 5.125, cell = 1.015, far = 0.01339, cache = 681574, deep = 0.01297, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 359.5, row = 19.78, width = 32, cell = 0.9109, thin = 0.1356, far = 0.0005729, cache = 524288, deep = 0.002598, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 32.68, row = 15.66, vector = 3.868, tail = 2.829, cell = 0.8589, thin = 17.49, deep = 0.005766, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 723.9, plane = 62.23, vector = 25.26, tail = 48.87, input = 0.4587, step = 0.482, deep = 0.1958, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 55.7, plane = 3.456, row = 16.77, vector = 1.345, tail = 6.481, cell = 0.3508, thin = 17.57, tap = 0.3577, far = 0.002606, cache = 209715, deep = 0.02849, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 54.69, row = 1.57, vector = 2.239, cell = 0.01322, far = 0.008356, cache = 419430, deep = 0.03277, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 99.5, plane = 70.65, row = 0.7153, width = 16, tail = 1.197, cell = 0.2889, far = 0.006111, cache = 524288, deep = 0.03066, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <plane = 109.9, row = 23.07, vector = 1.805, cell = 0.1344, thin = 9.851, far = 0.01712, cache = 419430, deep = 0.02995, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 65.08, row = 1.933, vector = 1.963, tail = 0.1925, cell = 0.02561, thin = 9.076, far = 0.006439, cache = 419430, deep = 0.02981, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 109.5, row = 2.693, vector = 4.26, cell = 0.2847, deep = 0.01099, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 83.8, plane = 80.53, row = 7.917, vector = 3.897, tail = 253.7, far = 0.007968, cache = 314573, deep = 0.02568, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <plane = 189.6, row = 80.61, cell = 0.9053, thin = 2.833, far = 0.03712, cache = 209715, deep = 0.007809, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 25.97, plane = 113.4, row = 1.687, vector = 5.048, tail = 0.3416, cell = 0.3478, thin = 17.72, far = 0.002784, cache = 209715, deep = 0.003124, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 96.12, row = 7.498, vector = 0.3407, tail = 3.238, cell = 0.1453, thin = 7.578, tap = 0.1097, far = 0.01046, cache = 314573, deep = 0.02054, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 353.9, plane = 854.5, row = 3.879, vector = 7.973, tail = 34.73, input = 1.263, tap = 0.003687, step = 0.01466, far = 0.02793, cache = 209715, deep = 0.103, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 3.947, plane = 98.42, row = 7.508, vector = 1.473, tail = 2.392, thin = 7.099, tap = 0.2351, far = 0.01417, cache = 314573, deep = 0.02407, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1040, plane = 130.8, vector = 40.29, width = 16, tail = 12.79, input = 0.3595, step = 0.416, far = 0.07378, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 35.9, row = 35.15, tail = 2.735, cell = 0.8284, thin = 10.71, tap = 0.3167>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 87.23, row = 6.279, vector = 2.781, tail = 5.611, thin = 7.947, tap = 0.0985, step = 0.001807, far = 0.003423, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 218.7, plane = 884.1, row = 4.685, vector = 8.117, tail = 30.21, input = 1.394, tap = 0.01062, step = 0.008973, far = 0.007002, cache = 209715>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 95.76, row = 6.455, vector = 2.657, tail = 0.6749, thin = 11.56, tap = 0.2121, step = 0.003596, far = 0.003897, cache = 314573>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 64.26, plane = 10.42, row = 24.24, vector = 1.845, input = 0.006145, thin = 16.04, tap = 0.229, far = 0.01166, cache = 314573>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 80.9, row = 6.464, tail = 9.558, cell = 0.0899, tap = 0.05523, far = 0.006728, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 83.74, row = 7.619, vector = 1.834, tail = 0.3091, thin = 8.459, tap = 0.1127, step = 0.001887, far = 0.0106, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 164.7, plane = 6.016, vector = 2.611, cell = 0.832>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 33.76, row = 0.7462, vector = 12.34, tail = 2.898, cell = 0.09531>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 34.6, plane = 0.6581, row = 2.639, vector = 7.469, tail = 2.341, cell = 0.1668>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 37.08, plane = 2.214, row = 3.076, vector = 3.576, tail = 0.2754, cell = 0.7756, thin = 8.76>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 67.53, row = 40.2, vector = 26.12, tail = 3.301, cell = 0.2735, far = 0.006564, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 49.89, plane = 2.354, row = 17.69, vector = 11.44, tail = 5.43, cell = 0.7554, far = 0.003993, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 40.36, plane = 7.132, row = 37.26, vector = 4.679, tail = 8.251, cell = 1.79, far = 0.00876, cache = 314573>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 64.63, row = 31.22, tail = 4.206, cell = 3.709, thin = 3.752, far = 0.01107, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 59.67, row = 13.24, tail = 9.373, cell = 0.2017, thin = 27.75, tap = 0.4263, step = 0.004364, far = 0.0005698, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 71.59, row = 1.683, vector = 8.315, tail = 2.401, cell = 0.01806, far = 0.002537, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 72.3, row = 1.878, vector = 2.962, tail = 1.834, cell = 0.2722, thin = 18.66, far = 0.002354, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 140.6, plane = 73.43, row = 2.12, vector = 8.005, tail = 158.2, far = 0.002854, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <call = 2.225, plane = 194.3, row = 8.214, vector = 7.243, tail = 2.362, thin = 12.37, far = 0.01928, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 76.03, row = 2.09, vector = 3.265, tail = 2.57, cell = 0.4759, thin = 14.09, far = 0.002388, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 63.49, plane = 112.2, row = 2.457, vector = 11.79, tail = 0.4095, cell = 0.2296>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 82.82, plane = 103, row = 1.796, vector = 7.116, tail = 0.6207, thin = 21.38>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 147.9, plane = 130.3, row = 2.006, tail = 1077, cell = 0.9264, far = 0.0193, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 157.1, plane = 150.7, row = 92.74, tail = 14.22, cell = 2.134, thin = 16.83, far = 0.0004525, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 185.5, plane = 111.6, row = 1.291, vector = 12.37, tail = 0.02811, cell = 0.3074, thin = 25.08>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 92.79, row = 8.621, vector = 6.489, tail = 8.893, tap = 0.1549, far = 0.003627, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 105.4, row = 8.356, vector = 5.093, tail = 3.776, thin = 16.73, tap = 0.2561, far = 0.008635, cache = 209715>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 286.6, row = 29.25, vector = 1.243, tail = 22, thin = 22.46, tap = 0.4207, step = 0.01854, far = 0.02054, cache = 681574>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 108.7, row = 11.71, vector = 3.197, tail = 9.171, tap = 0.1575, far = 0.006322, cache = 524288>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 104.1, row = 8.252, tail = 5.395, cell = 0.5323, thin = 16.78, tap = 0.2816, far = 0.004614, cache = 209715>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 58.7, plane = 27.98, row = 18.9, cell = 0.4322, thin = 17.96, tap = 0.2807, step = 0.002883>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 85.05, row = 10.75, tail = 0.4912, cell = 0.1602, tap = 0.06458, far = 0.005374, cache = 209715>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 85.03, row = 6.297, vector = 2.889, tail = 4.522, thin = 10.74, tap = 0.1583, step = 0.003425, far = 0.001893, cache = 209715>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <plane = 9.148, row = 6.724, vector = 4.614, tail = 5.172, input = 0.01341, thin = 29.1, tap = 0.3049>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 82.88, row = 5.437, vector = 4.025, tail = 12.02, tap = 0.08117, far = 0.002876, cache = 209715>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 1.676, plane = 95.96, row = 4.634, tail = 4.358, cell = 0.5514, thin = 11.26, tap = 0.1818>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 80.46, plane = 9.399, row = 21.44, vector = 1.272, tail = 5.79, thin = 14.84, tap = 0.1673, step = 0.01728, far = 0.02302, cache = 681574>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 69.24, row = 3.708, vector = 2.345, tail = 3.817, cell = 0.07107, tap = 0.0524, far = 0.0001328, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 75.81, row = 2.587, vector = 3.259, tail = 3.616, thin = 12.06, tap = 0.1113, far = 0.002522, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 113.9, plane = 7.604, vector = 1.722, cell = 0.9142>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 39.17, row = 1.101, vector = 10.13, tail = 3.027, cell = 0.1565, far = 0.001918, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 28.57, plane = 2.786, row = 1.989, tail = 4.133, cell = 0.4936, far = 0.001989, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 32.35, plane = 1.603, row = 2.844, vector = 2.952, tail = 4.364, cell = 0.6719, far = 0.0009465, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 31.62, plane = 4.296, row = 0.3968, vector = 1.494, tail = 3.776, cell = 1.237, thin = 7.461, far = 0.002168, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 14.07, plane = 10.09, row = 43.67, vector = 21.57, tail = 2.687, cell = 0.4972, far = 0.002739, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 26.24, plane = 2.656, row = 24.6, vector = 6.227, tail = 1.913, cell = 0.3079, far = 0.001992, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <plane = 15.13, row = 38.73, vector = 15.09, cell = 0.4111, far = 0.005344, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 42.84, row = 29.45, tail = 1.831, cell = 3.652, thin = 7.896, far = 0.01207, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 51.46, plane = 2.189, row = 14.32, tail = 8.614, cell = 0.08113, thin = 25.05, tap = 0.4231, step = 0.01087, far = 0.003359, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 71.49, row = 1.783, vector = 7.263, tail = 1.984, cell = 0.04846, far = 0.001486, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 74.55, row = 2.33, vector = 0.8514, tail = 3.272, cell = 0.4191, thin = 14.65, far = 0.001225, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 154.8, plane = 71.69, row = 1.689, vector = 7.659, tail = 101.6, far = 0.001553, cache = 524288>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <plane = 168.8, row = 22.47, vector = 6.776, thin = 15.06, far = 0.008508, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 3.651, plane = 74.01, row = 2.347, vector = 2.451, tail = 3.628, cell = 0.5771, thin = 13.26, far = 0.00165, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 20.29, plane = 126.9, row = 0.01787, vector = 13.92, tail = 2.614, cell = 0.1963>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 19.51, plane = 115.9, row = 0.1075, vector = 1.474, tail = 5.756, cell = 0.8426, thin = 21.48>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 95.97, plane = 148.3, row = 2.213, tail = 901.8, cell = 1, far = 0.01742, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 137.9, row = 86.51, vector = 10.75, tail = 9.154, thin = 28.62>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 44.63, plane = 135.5, vector = 0.9488, tail = 8.951, cell = 1.779, thin = 24.83>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 94.97, row = 8.622, vector = 6.584, tail = 6.741, tap = 0.1538, step = 0.0004748, far = 0.003969, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 101.3, row = 8.283, vector = 5.331, tail = 6.222, thin = 14.67, tap = 0.2536, far = 0.008129, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 81.66, plane = 7.746, row = 31.04, tail = 6.875, cell = 0.3173, thin = 29.19, tap = 0.385, step = 0.004703>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 90.04, row = 11.68, tail = 10.15, cell = 0.2865, tap = 0.1607, step = 0.004417, far = 0.003938, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 89.86, row = 11.63, vector = 2.475, tail = 3.419, cell = 0.2864, thin = 17.72, tap = 0.284, step = 0.004335>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 300.5, row = 13.96, vector = 3.313, tail = 7.106, input = 0.03143, thin = 27.42, tap = 0.2525>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 76.86, row = 5.193, vector = 3.434, tail = 4.528, tap = 0.07016, step = 0.0001181, far = 0.002413, cache = 681574>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 8.202, plane = 79.13, row = 5.041, vector = 2.411, tail = 4.371, cell = 0.1133, thin = 10.56, tap = 0.1565, step = 0.001889, far = 0.0038, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 278.1, plane = 1.711, row = 24.13, cell = 0.497, input = 0.04103, thin = 43.61, tap = 0.3022>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 98.5, row = 7.105, vector = 1.925, tail = 9.935, tap = 0.07506, far = 0.009009, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 89.76, row = 7.009, vector = 0.9227, tail = 10.41, cell = 0.2795, thin = 12.46, tap = 0.1621, far = 0.008545, cache = 209715>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 24.99, row = 10.86, tail = 8.751, cell = 0.01041, tap = 1.092>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 73.71, row = 6.783, tail = 0.7467, cell = 0.4597, thin = 5.964, tap = 0.6113, far = 0.007511, cache = 314573>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 49.75, plane = 16.6, row = 7.833, tail = 13.4, cell = 1.167, thin = 14.36, tap = 1.521, far = 0.001312, cache = 209715>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 97.64, row = 7.526, vector = 3.645, tail = 4.094, tap = 1.006, far = 0.008078, cache = 209715>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 61.13, plane = 16.34, row = 8.546, tail = 11.8, cell = 0.6231, thin = 13.69, tap = 1.613, far = 0.009131, cache = 681574>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 97.4, row = 4.042, vector = 3.133, tail = 1.91, thin = 0.4811, tap = 1.131, step = 0.01104, far = 0.01376, cache = 524288>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 8.025, plane = 21.3, row = 13.8, vector = 0.1876, width = 8, tail = 10.92, thin = 2.182, tap = 1.255>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 90.59, row = 7.487, tail = 3.74, cell = 0.3394, thin = 8.702, tap = 0.8999, step = 0.002097, far = 0.003626, cache = 209715>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <plane = 10.61, row = 18.38, tail = 9.646, cell = 0.3089, thin = 10.45, tap = 1.19>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 30.64, plane = 86.5, row = 7.509, tail = 4.626, cell = 0.9648, thin = 5.18, tap = 0.7281, step = 0.02625>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 23.99, plane = 9.103, row = 19.1, vector = 0.02562, tail = 2.507, cell = 0.797, input = 0.003362, thin = 17.09, tap = 0.1619, step = 0.01013, far = 0.0001157, cache = 209715>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 78.92, row = 6.059, vector = 1.596, tail = 1.768, thin = 3.165, tap = 0.1072, step = 0.0002349, far = 0.003761, cache = 209715>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 70.11, plane = 16.39, row = 20.34, vector = 4.401, tail = 2.697, input = 0.1206, thin = 20.46, tap = 0.3045>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 101.6, row = 7.162, vector = 3.395, tail = 6.228, cell = 0.2988, thin = 6.677, tap = 0.1706, step = 0.006165, far = 0.003147, cache = 209715>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 15.48, plane = 18.15, row = 25.85, vector = 4.039, tail = 3.613, input = 0.07726, thin = 12.56, tap = 0.294, step = 0.01768, far = 0.001582, cache = 209715>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 94.95, row = 7.709, tail = 2.484, cell = 1.268, thin = 9.691, tap = 0.1947, far = 0.002516, cache = 209715>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 45.15, plane = 3.07, row = 16.81, tail = 10.72, cell = 0.8232, thin = 15.61, tap = 0.2922>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 88.41, row = 6.351, vector = 2.504, tail = 1.006, cell = 0.1134, thin = 7.698, tap = 0.1659, step = 0.003324, far = 0.0006718, cache = 209715>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 32.09, plane = 14.71, row = 9.771, tail = 8.581, cell = 0.996, thin = 21.34, tap = 0.2737, far = 0.001738, cache = 209715>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 86.59, row = 6.775, tail = 3.135, cell = 0.6564, thin = 7.477, tap = 0.1756>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 71.84, plane = 0.4159, row = 23.53, tail = 10.55, cell = 0.3685, input = 0.03321, thin = 8.93, tap = 0.09336>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 71.2, row = 6.568, vector = 2.042, tail = 1.094, tap = 0.02149, step = 0.001373, far = 0.0001007, cache = 209715>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 76.96, row = 7.173, vector = 1.201, cell = 0.0967, thin = 8.617, tap = 0.04318, step = 0.001528>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 92.85, plane = 12.93, row = 19.41, vector = 0.4085, tail = 2.589, input = 0.1291, thin = 20.18, tap = 0.3107>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 87.19, row = 11, vector = 4.784, tail = 3.711, tap = 0.09295, step = 0.001418, far = 0.0004375, cache = 209715>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 99.32, row = 9.377, tail = 0.7228, cell = 0.5872, thin = 10.51, tap = 0.1372, step = 0.001998>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 93.78, plane = 7.915, row = 19.1, tail = 11.42, cell = 0.2785, input = 0.1192, thin = 21.75, tap = 0.2492, step = 0.001904>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 103.3, row = 6.899, vector = 2.933, tail = 9.56, tap = 0.09159, step = 0.004708, far = 0.006124, cache = 524288>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 96.54, row = 9.427, vector = 3.869, tail = 3.899, thin = 8.294, tap = 0.1226, step = 0.00855, far = 0.004606, cache = 209715>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 156.8, row = 20.23, cell = 0.2936, input = 0.00353, thin = 22.74, tap = 0.2304, far = 0.004617, cache = 209715>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 85.44, row = 7.334, vector = 2.227, tail = 3.695, tap = 0.03989, far = 0.005028, cache = 209715>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 96.66, row = 5.302, tail = 3.191, cell = 0.3362, thin = 9.688, tap = 0.09164, step = 0.0005193, far = 0.004404, cache = 209715>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 245.4, plane = 1.962, row = 11.07, tail = 29.76, cell = 0.2646, input = 0.02161, thin = 16.57, tap = 0.2119, far = 0.01779, cache = 681574>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 93.11, row = 5.236, vector = 3.486, tail = 5.792, tap = 0.04606, far = 0.003535, cache = 524288>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 26.84, plane = 86.63, row = 5.149, tail = 8.445, cell = 0.4182, input = 0.008155, thin = 10.45, tap = 0.104>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 23.93, tail = 7.008, cell = 0.3116, input = 0.00508, thin = 5.962, tap = 0.1246, step = 0.002092>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 85.23, row = 6.669, tail = 1.28, cell = 0.2203, thin = 11.45, tap = 0.05549, far = 0.06896, cache = 524288>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 12.5, row = 41.96, vector = 2.342, tail = 3.976, input = 0.007581, thin = 19.04, tap = 0.2309, step = 0.003489>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 21.28, plane = 93.53, row = 8.233, tail = 3.58, cell = 0.5438, thin = 15.62, tap = 0.1422, far = 0.01746, cache = 209715>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <row = 30.93, cell = 0.1332, input = 0.119, thin = 24.28, tap = 0.2609, step = 0.01477>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 97.5, row = 7.62, vector = 4.586, tail = 1.162, thin = 10.97, tap = 0.1471, step = 0.0003103, far = 0.0001719, cache = 209715>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 84.94, plane = 4.35, row = 20.7, tail = 7.224, cell = 0.5964, thin = 18.55, tap = 0.1948, far = 0.05619, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 76.5, plane = 75.99, row = 5.65, vector = 2.655, tail = 4.125, input = 0.04287, thin = 20.53, tap = 0.09653, far = 0.004529, cache = 209715>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <row = 27.17, vector = 4.802, tail = 3.59, thin = 15.44, tap = 0.1476>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 78.61, plane = 68.12, row = 7.826, tail = 0.5627, cell = 0.3456, thin = 12.69, tap = 0.1062, step = 0.0004286, far = 0.01948, cache = 681574>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 158.4, plane = 28.61, row = 16.61, vector = 1.384, tail = 3.133, input = 0.03851, thin = 9.09, tap = 0.1289, far = 0.02765, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 3.114, plane = 78.85, row = 5.34, vector = 1.102, tail = 5.636, thin = 13.44, tap = 0.06063, step = 0.001747>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 171.5, plane = 5.618, vector = 0.6506, cell = 0.5458>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 37.96, plane = 2.937, row = 1.591, vector = 6.332, tail = 0.973, cell = 0.09145>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 39.66, plane = 1.829, row = 1.94, vector = 4.458, tail = 0.3592, cell = 0.1207>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 42.09, plane = 2.49, row = 2.047, vector = 1.804, tail = 0.269, cell = 0.451, thin = 6.737>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 5.131, plane = 62.85, row = 31.98, vector = 9.835, cell = 0.5365>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 20.9, plane = 38.16, row = 14.57, vector = 3.281, cell = 0.3704, far = 0.0002512, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 55.07, plane = 11.21, row = 14.62, vector = 2.008, tail = 1.626, cell = 0.6433>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 36.89, plane = 28.09, row = 67.79, tail = 4.161, cell = 1.546>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 67.13, row = 32.3, cell = 1.967, thin = 5.829>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 41.88, plane = 2.408, row = 10.85, vector = 1.423, tail = 6.363, thin = 22.8, tap = 0.2862, step = 0.02037>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 68.76, row = 2.043, vector = 6.299, tail = 0.1646, cell = 0.04127, far = 0.00008865, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <call = 1.902, plane = 71.02, row = 1.976, vector = 3.229, tail = 0.5163, cell = 0.1124, thin = 13.34>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 7.949, plane = 70.41, row = 2.299, vector = 3.295, tail = 0.7933, cell = 0.225, thin = 13.18>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 128.4, plane = 116.7, row = 0.6395, vector = 14.65, tail = 0.4385, cell = 0.04381>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 182, plane = 112.7, row = 1.888, vector = 6.475, tail = 0.3264, cell = 0.3037, thin = 30.94>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 288.5, plane = 119.9, row = 1.026, vector = 7.434, cell = 0.5112, thin = 30.7>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 17.77, plane = 98.63, row = 8.253, vector = 3.038, tail = 4.954, cell = 0.2643, thin = 12.47, tap = 0.1571, far = 0.004407, cache = 209715>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 117.3, row = 17.13, vector = 0.4673, tail = 31.42, cell = 0.341, thin = 18.84, tap = 0.2425, step = 0.05339>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 3.718, plane = 94.85, row = 8.987, vector = 3.735, tail = 3.588, thin = 12.02, tap = 0.1767, step = 0.0003277, far = 0.0006243, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 90.59, row = 2.525, vector = 2.943, tail = 0.5901>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 138.4, plane = 7.311, row = 1.566, vector = 3.12, width = 16, cell = 0.1338, far = 0.004244, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 226.2, row = 1.618, tail = 1.364, cell = 0.571, thin = 14.69, far = 0.008388, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 74.86, plane = 20.33, row = 7.836, tail = 0.9936, cell = 0.007703, thin = 18.59, tap = 0.2441, far = 0.002684, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 59.14, plane = 87.65, row = 2.51, vector = 1.39, tail = 1.287, far = 0.01119, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 123.5, plane = 77.72, row = 3.566, vector = 1.103, cell = 0.0227, thin = 14.34, far = 0.008978, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 135, plane = 77.83, row = 3.765, vector = 0.8021, tail = 0.3971, cell = 0.09447, thin = 14.25, far = 0.01237, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 112.1, row = 4.251, vector = 2.27, cell = 0.01153, input = 0.002192, thin = 17.36, tap = 0.1216, far = 0.01149, cache = 209715>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 78.55, plane = 0.04624, row = 27.42, tail = 7.576, cell = 0.6179, thin = 25.14, tap = 0.161, step = 0.01417>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 123.2, plane = 77.23, row = 8.01, vector = 2.895, thin = 12.74, tap = 0.1191, step = 0.001523, far = 0.007185, cache = 524288>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 40.68, plane = 52.71, row = 0.402, vector = 2.181, tail = 0.1754, far = 0.0009236, cache = 524288>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 75.11, vector = 3.479, tail = 0.7123>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 141.5, plane = 29.03, row = 1.244, vector = 3.089, far = 0.001125, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 35.68, plane = 9.73, row = 0.6555, vector = 2.267, width = 8, tail = 0.5419, thin = 1.095, far = 0.0006036, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 70.66, plane = 3.65, row = 4.683, width = 32, tail = 9.788, cell = 0.1715, thin = 0.3484, far = 0.003273, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 192.7, plane = 10.4, row = 4.111, vector = 1.245, width = 64, cell = 0.1503, thin = 0.006715, far = 0.004084, cache = 524288>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 59.88, plane = 9.952, row = 4.865, vector = 0.9673, width = 8, tail = 3.597, cell = 0.277, far = 0.003588, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 103.8, row = 0.3328, vector = 1.041, tail = 0.2316, far = 0.0007144, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 33.43, plane = 37.15, row = 0.6342, vector = 1.013, tail = 0.4356, thin = 0.4382>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 6.906, plane = 147.5, row = 1.958, vector = 2.496, tail = 0.3587, far = 0.005271, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 84.89, plane = 61.39, row = 2.141, vector = 2.551, tail = 0.1367, thin = 1.364, far = 0.004876, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 66.71, plane = 38.38, row = 1.021, vector = 1.87, tail = 0.8136, far = 0.004698, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 90.4, vector = 3.7, tail = 1.771, far = 0.00314, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 91.41, plane = 96.85, row = 0.3611, vector = 2.862, far = 0.002494, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 48.13, plane = 7.903, row = 1.145, vector = 0.05736, width = 8, tail = 2.15, cell = 0.2654, thin = 0.4257, far = 0.003846, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 61.84, plane = 7.11, row = 3.32, width = 32, tail = 7.633, cell = 0.18, thin = 0.2196, far = 0.003414, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 151, plane = 54.51, width = 64, cell = 0.1925, thin = 0.05746, far = 0.003686, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 76.27, plane = 12.91, row = 3.965, vector = 2.376, width = 8, cell = 0.05207, thin = 0.05247, far = 0.004007, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 99.69, row = 0.369, vector = 0.8773, tail = 0.3555, cell = 0.003429, far = 0.001413, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 44.68, plane = 35.91, row = 0.5696, vector = 0.979, tail = 0.4917, thin = 0.6419, far = 0.0017, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 155.8, row = 2.438, vector = 2.169, tail = 0.02488, far = 0.004619, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 52.83, plane = 71.73, row = 2.427, vector = 2.6, tail = 0.1999, thin = 1.319, far = 0.00632, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <plane = 3.79, vector = 2.339, tail = 43.4, far = 0.002038, cache = 524288, deep = 0.02864, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 38.18, plane = 50.64, vector = 2.473, tail = 0.07985, far = 0.007039, cache = 524288, deep = 0.02949, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 146.7, plane = 51.65, width = 16, tail = 2.736, cell = 0.199, thin = 6.705, far = 0.001733, cache = 419430, deep = 0.0142, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 24.38, plane = 6.031, vector = 1.683, width = 8, tail = 1.288, thin = 0.3453, far = 0.003154, cache = 524288, deep = 0.0291, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 54.65, plane = 46.06, row = 0.6219, width = 32, cell = 0.1081, thin = 0.0246, far = 0.00713, cache = 314573, deep = 0.0245, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 5.04, vector = 1.123, tail = 56.59, deep = 0.0269, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 52.05, plane = 48.03, row = 0.5088, width = 32, tail = 0.05027, cell = 0.1112, thin = 0.03224, far = 0.006815, cache = 314573, deep = 0.04182, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 84.92, plane = 2.224, vector = 1.143, far = 0.00222, cache = 681574, deep = 0.02641, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 155.8, plane = 57.52, row = 0.2296, vector = 2.65, width = 16, tail = 2.153, thin = 3.88, far = 0.0009752, cache = 314573, deep = 0.02087, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 23.78, plane = 9.375, row = 0.6966, vector = 2.326, width = 8, thin = 0.7461, far = 0.001004, cache = 209715, deep = 0.02104, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 66.26, plane = 36.85, row = 0.3091, width = 32, tail = 0.9225, cell = 0.09086, far = 0.004874, cache = 419430, deep = 0.02369, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 48.36, plane = 46.3, row = 0.9121, vector = 0.2218, tail = 1.169, cell = 0.0873, far = 0.003399, cache = 524288, deep = 0.03072, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 60.46, plane = 20.95, row = 1.28, vector = 0.7682, width = 8, tail = 0.6277, cell = 0.1746, thin = 0.8215, deep = 0.02508, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 151.4, plane = 28.3, row = 15.96, vector = 0.0264, width = 16, cell = 0.3464, thin = 0.9357, far = 0.004818, cache = 209715, deep = 0.04284, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 76.73, plane = 16.7, row = 6.013, vector = 0.7629, input = 0.6779, thin = 0.08732, far = 0.002208, cache = 209715, deep = 0.03296, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 181.3, plane = 27.17, row = 5.035, vector = 2.243, width = 16, tail = 10.22, cell = 0.1805, thin = 1.466, far = 0.00755, cache = 314573, deep = 0.03959, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 236.9, plane = 62.43, row = 3.072, vector = 1.345, width = 32, cell = 0.3129, thin = 0.1725, far = 0.003492, cache = 314573, deep = 0.03866, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 47.44, plane = 12.26, row = 3.596, vector = 2.93, width = 8, tail = 1.571, cell = 0.01199, far = 0.004853, cache = 314573, deep = 0.02451, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 270.1, plane = 2.732, far = 0.07258, cache = 209715, deep = 0.02818, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 33.7, plane = 48.08, vector = 2.352, tail = 2.742, cell = 0.01824, far = 0.0004459, cache = 209715, deep = 0.02918, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 156.1, plane = 45.73, vector = 0.4684, width = 16, tail = 8.318, cell = 0.1876, thin = 6.434, far = 0.0005101, cache = 681574, deep = 0.01487, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 18.43, plane = 5.112, vector = 2.412, width = 16, tail = 1.307, cell = 0.09373, thin = 0.5314, deep = 0.02774, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 88.21, row = 0.5772, vector = 1.18, tail = 0.7028, far = 0.006864, cache = 209715, deep = 0.02866, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 72.62, plane = 107.7, row = 1.285, width = 64, tail = 1.215, cell = 0.1581, thin = 0.004718, far = 0.002305, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 11.6, plane = 29.02, row = 1.15, vector = 0.857, tail = 0.6819, cell = 0.0391, thin = 0.2847, far = 0.005571, cache = 209715, deep = 0.02646, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 96.55, row = 0.4729, vector = 0.04728, tail = 0.2457, cell = 0.09069, far = 0.005361, cache = 419430, deep = 0.0268, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <plane = 65.41, row = 3.339, tail = 9.046, cell = 0.0953, far = 0.00518, cache = 524288, deep = 0.02271, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <call = 2.378, plane = 180.5, row = 2.056, vector = 1.797, tail = 2.824, thin = 7.379, far = 0.001512, cache = 209715, deep = 0.03393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 128.6, plane = 135.6, vector = 0.3405, width = 64, tail = 1.544, cell = 0.09562, far = 0.003514, cache = 681574, deep = 0.004613, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 44.8, plane = 35.35, row = 0.8376, vector = 0.8343, cell = 0.01673, thin = 0.5629, far = 0.0002381, cache = 209715, deep = 0.025, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 88.72, row = 0.2521, vector = 0.7557, tail = 0.6233, far = 0.006382, cache = 419430, deep = 0.02525, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 40.68, vector = 0.3606, tail = 8.295, cell = 0.06619, far = 0.005031, cache = 314573, deep = 0.01832, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <call = 3.366, plane = 181.8, row = 4.351, vector = 1.119, tail = 6.451, thin = 7.356, far = 0.002172, cache = 209715, deep = 0.01832, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 40.47, plane = 141, row = 0.6628, vector = 1.372, width = 32, cell = 0.04422, far = 0.0007223, cache = 681574, deep = 0.004999, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 35.89, plane = 36.39, row = 0.6531, vector = 0.8458, tail = 0.4178, thin = 0.257, far = 0.004213, cache = 419430, deep = 0.0166, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <plane = 147.8, row = 8.105, vector = 6.171, tail = 7.21, cell = 0.3759, far = 0.001671, cache = 209715, deep = 0.04394, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 21.84, plane = 189, vector = 1.031, width = 64, tail = 7.016, cell = 1.991, thin = 0.04795, far = 0.006613, cache = 209715, deep = 0.005293, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 45.89, plane = 52.46, row = 5.922, vector = 10.75, thin = 5.76, deep = 0.02799, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 39.67, plane = 180.2, row = 1.827, width = 16, tail = 1.683, cell = 0.3076, thin = 0.03313, deep = 0.01978, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 25.83, plane = 309.3, row = 0.5615, width = 32, cell = 0.3018, thin = 0.08843, far = 0.006292, cache = 681574, deep = 0.03075, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 193.1, plane = 91.81, row = 2.099, vector = 1.724, cell = 0.1901, thin = 2.487, far = 0.003199, cache = 209715, deep = 0.01446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 137.6, row = 2.197, vector = 0.2673, tail = 2.028, cell = 0.2166, far = 0.003523, cache = 209715, deep = 0.02874, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 66.42, plane = 159.2, width = 32, cell = 0.356, thin = 0.07218, far = 0.01365, cache = 681574>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 72.61, plane = 47.4, row = 1.897, vector = 0.9148, tail = 1.638, cell = 0.3656, thin = 1.193, far = 0.003457, cache = 209715, deep = 0.01541, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 90.51, row = 0.3906, vector = 0.8773, tail = 0.05737, far = 0.005145, cache = 524288, deep = 0.04113, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 70.39, plane = 123.4, row = 1.392, vector = 1.736, deep = 0.007947, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 39.64, plane = 27.01, row = 0.7443, vector = 1.009, thin = 0.311, far = 0.002108, cache = 419430, deep = 0.03048, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 96.5, plane = 53.26, row = 0.5359, vector = 0.8688, tail = 0.5888, cell = 0.0438, far = 0.005691, cache = 419430, deep = 0.02808, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 177, plane = 67.74, vector = 0.2665, width = 16, tail = 5.973, cell = 0.1231, thin = 3.066, far = 0.004155, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 35.33, plane = 8.403, row = 0.9167, vector = 2.239, width = 8, tail = 0.8594, thin = 0.4224, far = 0.001464, cache = 209715, deep = 0.02187, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 120, plane = 15.38, row = 7.892, vector = 4.63, width = 16, tail = 8.545, thin = 0.8477, deep = 0.06552, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 212.2, plane = 26.99, row = 7.597, vector = 2.385>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 20.72, plane = 7.331, row = 4.742, vector = 0.7741, width = 8, tail = 2.976, cell = 0.2832, far = 0.002077, cache = 209715, deep = 0.05952, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 84.03, row = 0.5448, vector = 0.5794, tail = 0.1565, far = 0.009251, cache = 314573, deep = 0.03489, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 88.8, row = 19.55, vector = 1.185, tail = 4.775, thin = 7.183, far = 0.01265, cache = 681574, deep = 0.03626, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 105.5, plane = 117.4, vector = 4.058, width = 64, cell = 0.01006, thin = 0.01908, far = 0.005973, cache = 209715, deep = 0.01211, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 48.35, plane = 26.41, row = 0.9353, vector = 0.8186, tail = 0.2455, thin = 0.1152, far = 0.006711, cache = 314573, deep = 0.03626, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 130.5, row = 1.852, vector = 1.664, tail = 1.605, far = 0.01071, cache = 209715, deep = 0.05016, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 50.76, plane = 162.9, vector = 4.453, width = 64, cell = 0.1469, far = 0.003257, cache = 681574, deep = 0.02287, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 58.08, plane = 63.2, row = 1.569, vector = 2.229, tail = 1.844, thin = 0.5544, far = 0.01249, cache = 314573, deep = 0.05487, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 18.15, plane = 50.6, width = 32, cell = 0.1144, thin = 0.05497, far = 0.003442, cache = 681574, deep = 0.04513, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 173, plane = 68.37, vector = 2.179, width = 16, tail = 1.917, thin = 4.051, far = 0.003214, cache = 681574, deep = 0.02831, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 16.13, plane = 3.361, row = 2.24, width = 8, cell = 0.1774, thin = 1.005, far = 0.002744, cache = 681574, deep = 0.03586, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 176.6, plane = 14.33, row = 10.63, width = 16, tail = 8.212, cell = 0.3008, thin = 0.3892, far = 0.003158, cache = 524288, deep = 0.0562, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 199.7, plane = 30.79, row = 5.706, width = 32, cell = 0.3458, thin = 0.2981, far = 0.004848, cache = 209715, deep = 0.0583, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 54.04, plane = 5.6, row = 7.401, vector = 1.2, tail = 0.1703, thin = 1.154, far = 0.0104, cache = 419430, deep = 0.05871, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 50.09, vector = 0.6124, tail = 1.133, far = 0.01236, cache = 524288, deep = 0.02036, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <plane = 152.2, row = 0.9091, vector = 1.377, tail = 1.615, deep = 0.02888, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <plane = 98.26, vector = 3.642, width = 32, tail = 0.5394, far = 0.00987, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 25.83, row = 0.1622, vector = 0.536, tail = 1.312, thin = 0.1615, far = 0.008076, cache = 524288, deep = 0.0206, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 14.74, plane = 36.16, row = 1.169, vector = 1.753, tail = 2.722, thin = 1.124, far = 0.007569, cache = 419430, deep = 0.03033, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 109.7, plane = 35.99, row = 0.008946, vector = 0.249, width = 64, cell = 0.2238, thin = 0.03127, far = 0.009922, cache = 681574>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 54.03, plane = 34.25, row = 1.269, vector = 1.274, tail = 0.431, thin = 1.71, far = 0.01209, cache = 524288, deep = 0.03317, last = 22369622>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 47.57, plane = 48.64, row = 0.6354, vector = 1.294, tail = 2.667, cell = 0.1626, far = 0.002886, cache = 524288>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 187.1, plane = 29.65, vector = 2.992, width = 8, tail = 4.273, thin = 4.147, far = 0.001436, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 25.54, plane = 11.15, row = 0.7611, vector = 3.92, width = 8, tail = 0.6678, thin = 0.2562, far = 0.0004589, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 187.1, plane = 29.18, row = 8.147, width = 8, tail = 8.066, cell = 0.7395, far = 0.003014, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 252, plane = 36.81, row = 0.8317, vector = 2.256, width = 16, cell = 0.7049, thin = 0.4557, far = 0.006213, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 93.66, plane = 13.15, row = 3.916, vector = 1.155, width = 8, tail = 3.595, cell = 0.4155, far = 0.003441, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 81.21, row = 0.2481, vector = 1.811, tail = 0.6105, far = 0.003812, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 22.57, plane = 32.76, row = 0.6311, vector = 1.529, tail = 0.405, thin = 0.123, far = 0.001683, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 131, row = 2.103, vector = 2.241, tail = 0.7784, far = 0.005431, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 15.15, plane = 61.5, row = 1.824, vector = 3.554, tail = 0.6924, thin = 0.7291, far = 0.00322, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <plane = 3.353, vector = 2.641, tail = 30.73, cell = 0.02788, deep = 0.03047, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 43.31, plane = 51.05, tail = 6.122, cell = 0.1631, far = 0.005393, cache = 419430, deep = 0.03047, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 150.9, plane = 52, vector = 0.1878, width = 16, tail = 3.33, cell = 0.2048, thin = 5.588, far = 0.001554, cache = 681574, deep = 0.01627, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 30.64, plane = 6.024, width = 8, tail = 4.061, cell = 0.2356, far = 0.0004044, cache = 209715, deep = 0.03197, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 49.81, plane = 50.27, vector = 0.4644, width = 64, tail = 0.0573, cell = 0.1227, thin = 0.01843, far = 0.004966, cache = 419430, deep = 0.03031, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 93.4, plane = 5.445, vector = 0.5308, tail = 10.33, far = 0.01368, cache = 209715, deep = 0.02639, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 48.92, plane = 51.8, row = 0.4376, vector = 2.05, tail = 0.111, far = 0.005705, cache = 419430, deep = 0.03573, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 102.8, plane = 0.3151, vector = 1.075, tail = 0.2072, cell = 0.01449, far = 0.001613, cache = 681574, deep = 0.02639, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 126.1, plane = 66.41, vector = 2.893, width = 16, tail = 4.049, thin = 3.972, deep = 0.01851, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 45.66, plane = 7.496, row = 0.8839, vector = 2.42, width = 8, tail = 0.3503, thin = 0.9223, far = 0.0001896, cache = 209715, deep = 0.01712, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 30.79, plane = 77.61, row = 0.8425, vector = 1.422, tail = 0.3126, cell = 0.01196, far = 0.003969, cache = 419430, deep = 0.02666, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <plane = 109.3, row = 0.9432, vector = 1.339, tail = 0.2434, cell = 0.01473, far = 0.005063, cache = 524288, deep = 0.03845, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 69.81, plane = 27.77, row = 1.303, width = 8, tail = 1.131, cell = 0.2768, thin = 0.5048, far = 0.0008883, cache = 209715, deep = 0.02228, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 371.6, plane = 49.23, row = 3.736, vector = 2.394, cell = 1.018, thin = 1.083, far = 0.005104, cache = 314573, deep = 0.0542, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 301.3, plane = 137.1, row = 4.128, vector = 10.89, far = 0.009052, cache = 314573, deep = 0.05295, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 157.7, plane = 11.2, vector = 5.967, tail = 0.4092, thin = 7.975, far = 0.006806, cache = 209715, deep = 0.04193, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 150.6, plane = 32.89, row = 13.66, vector = 4.73, width = 16, cell = 0.04651, thin = 0.8786, far = 0.004957, cache = 524288, deep = 0.04392, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 50.53, plane = 13.43, row = 6.089, vector = 2.112, width = 8, cell = 0.1033, thin = 0.02269, far = 0.005282, cache = 524288, deep = 0.03385, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 188.5, plane = 29.57, row = 5.652, vector = 2.242, width = 16, tail = 8.947, cell = 0.1923, thin = 1.535, far = 0.001689, cache = 524288, deep = 0.05119, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 250.7, plane = 53.35, row = 4.899, vector = 2.879, far = 0.001768, cache = 209715, deep = 0.0324, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 67.3, plane = 12.75, row = 3.15, width = 8, tail = 2.64, cell = 0.3663, far = 0.00446, cache = 681574, deep = 0.03228, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <plane = 89.36, row = 0.9531, vector = 1.154, tail = 0.2977, cell = 0.0003467, far = 0.007256, cache = 314573, deep = 0.03212, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 70.25, plane = 104.4, row = 1.846, vector = 5.236, width = 32, tail = 1.237, far = 0.002986, cache = 209715, deep = 0.003909, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 41.55, plane = 30.99, row = 1.486, vector = 0.9776, tail = 0.5628, cell = 0.008916, thin = 0.02815, far = 0.006658, cache = 209715, deep = 0.02716, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 95.56, row = 0.3468, vector = 0.8583, far = 0.005626, cache = 419430, deep = 0.03016, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <plane = 68, width = 32, tail = 2.712, cell = 0.1098, far = 0.004652, cache = 419430, deep = 0.02426, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 4.692, plane = 189.5, row = 1.73, tail = 3.852, cell = 0.2066, thin = 9.94, far = 0.008761, cache = 419430, deep = 0.02514, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 31.53, plane = 127.7, row = 0.1435, vector = 0.8977, width = 64, cell = 0.09795, thin = 0.03446, far = 0.002567, cache = 681574, deep = 0.001808, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 46.1, plane = 30.52, row = 0.7273, vector = 0.9494, cell = 0.004896, thin = 0.4145, far = 0.001469, cache = 419430, deep = 0.02093, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 112.7, row = 0.1504, vector = 0.8883, tail = 0.2755, far = 0.002677, cache = 314573, deep = 0.03053, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 96.59, vector = 0.933, tail = 2.907, far = 0.001553, cache = 419430, deep = 0.03056, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 199.6, row = 4.409, tail = 1.204, cell = 0.1392, thin = 8.823, far = 0.004413, cache = 524288, deep = 0.03056, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 54.38, plane = 174.2, row = 0.2233, vector = 0.9569, width = 64, cell = 0.0774, far = 0.001059, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 44.21, plane = 45.55, row = 0.2955, vector = 1.654, width = 8, cell = 0.02401, far = 0.0001716, cache = 209715, deep = 0.0287, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 21.41, plane = 162.8, row = 11.51, vector = 4.704, tail = 5.039, cell = 0.8275, far = 0.007644, cache = 314573, deep = 0.03379, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 97.48, plane = 188.2, row = 7.68, width = 32, tail = 6.072, cell = 1.232, far = 0.008151, cache = 681574, deep = 0.01176, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 120.1, plane = 47.4, row = 6.276, vector = 11.85, tail = 2.556, thin = 2.56, far = 0.01358, cache = 209715, deep = 0.0207, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 58.75, plane = 227.3, row = 2.425, tail = 1.182, cell = 0.3377, deep = 0.02047, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <width = 32, cell = 0.4155, thin = 0.236, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 126.9, plane = 121.2, row = 1.762, vector = 2.815, tail = 0.2104, thin = 1.699, deep = 0.01777, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 152.6, row = 2.436, vector = 2.238, tail = 1.497, cell = 0.0004626, far = 0.004187, cache = 314573, deep = 0.0313, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 106.6, plane = 358.8, row = 4.997, width = 32, cell = 0.6143, thin = 0.1472, deep = 0.02759, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 115.5, plane = 37.54, row = 2.354, vector = 2.63, tail = 0.9916, thin = 0.8696, far = 0.003946, cache = 314573, deep = 0.01868, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 44.73, plane = 48.15, row = 0.6111, vector = 2.168, tail = 1.187, far = 0.001704, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 79.83, tail = 5.718, cell = 0.1195, far = 0.00109, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 32.9, plane = 14.87, row = 0.8844, vector = 2.609, width = 8, tail = 0.8312, thin = 0.2019>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 68.79, plane = 7.934, row = 3.931, vector = 3.44, width = 32, tail = 5.976, cell = 0.1217, thin = 0.4794, far = 0.005641, cache = 681574>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 247.9, plane = 16.68, row = 7.482, vector = 8.932, width = 8, tail = 0.2893, cell = 0.04672>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 95.81, row = 0.3092, vector = 0.6649, tail = 0.5594, cell = 0.03609, far = 0.002358, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 24.48, plane = 38.27, row = 0.6066, vector = 1.105, tail = 0.06083, thin = 0.7647, far = 0.002829, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 147.8, row = 2.971, vector = 2.387, tail = 0.07546, cell = 0.01043, far = 0.001464, cache = 681574>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 37.52, plane = 88.47, row = 2.081, vector = 6.151, tail = 0.2218, thin = 1.941>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 50.24, plane = 47.11, row = 1.252, tail = 2.136, cell = 0.1218, far = 0.0003821, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 74.3, row = 0.1841, vector = 2.476, width = 64, tail = 1.16, cell = 0.07919, far = 0.0002209, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 26.51, plane = 12.45, row = 1.223, vector = 2.484, width = 8, tail = 0.878, thin = 0.2174>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 54.83, plane = 6.211, row = 4.765, width = 32, tail = 8.847, cell = 0.234, thin = 0.266, far = 0.002376, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 54.92, plane = 8.637, row = 5.324, vector = 2.168, width = 8, tail = 2.007, cell = 0.2131, far = 0.001691, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 100.3, row = 0.4072, vector = 0.2613, tail = 0.9515, cell = 0.08564, far = 0.002182, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 20.15, plane = 44.11, row = 0.6163, vector = 1.111, tail = 0.5902, thin = 0.5581, far = 0.00001418, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 164.8, row = 2.798, vector = 3.144, tail = 0.7164>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 75.69, plane = 63.17, row = 2.086, vector = 3.554, tail = 1.202, thin = 0.8447>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 45.72, plane = 13.28, vector = 0.33, cell = 0.8928, input = 0.006612>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 42.02, plane = 13.51, cell = 1.005, input = 0.00726>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 89.16, row = 0.07796, vector = 7.7, tail = 2.604, thin = 2.287, far = 0.007776, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 82.4, row = 0.1897, vector = 8.981, tail = 3.122, thin = 2.355, far = 0.006662, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 0.5675, plane = 14.18, cell = 0.6389, input = 0.002035>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 15.53, plane = 16.64, cell = 0.8225, input = 0.000933>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 83.92, row = 2.46, vector = 5.778, tail = 0.1835, thin = 1.784, far = 0.004862, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 87.59, row = 2.297, vector = 9.08, cell = 0.2268, thin = 1.462, far = 0.006376, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 9.265, row = 1.103, vector = 44.91, tail = 2.693, input = 0.003324, far = 0.007801, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 2.318, row = 2.034, vector = 41.07, far = 0.007574, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 0.8447, row = 4.271, vector = 8.231, cell = 3.34, thin = 14.57>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 102.6, vector = 14.02, tail = 25.45, cell = 7.397, thin = 3.392, far = 0.009553, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 91.34, vector = 32.65, tail = 9.864, cell = 4.331, thin = 5.673>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <plane = 11.17, row = 0.3977, vector = 12.34, tail = 17.05, cell = 3.511, far = 0.01458, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 43.15, plane = 11.2, vector = 16.89, tail = 12.21, cell = 2.754, far = 0.01084, cache = 681574>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <plane = 5.737, vector = 2.356, tail = 16.54, cell = 4.235, thin = 7.007, far = 0.01658, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 29.86, plane = 96.34, tail = 42.86, cell = 8.739, thin = 0.6587, far = 0.04222, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 33.38, plane = 88.64, vector = 29.11, tail = 18.91, cell = 4.351, thin = 3.258, far = 0.05352, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 42.1, plane = 11.48, cell = 0.9706, input = 0.0085>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 42.13, plane = 12.69, cell = 1.202, input = 0.005361>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 85.23, row = 1.209, vector = 5.36, tail = 0.4251, cell = 0.3464, input = 0.001928, thin = 1.708, far = 0.0007527, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 88.3, row = 1.031, vector = 9.993, cell = 0.1534, thin = 1.305, far = 0.000975, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 44.3, plane = 9.303, vector = 0.451, width = 32, cell = 0.7407, input = 0.00006234, far = 0.001424, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 43.42, plane = 10.96, vector = 0.08524, cell = 0.7919, thin = 0.01317, far = 0.001251, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 95.19, row = 1.001, vector = 2.055, tail = 3.596, cell = 0.6947, thin = 0.5833, far = 0.001053, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 84.18, row = 0.8982, vector = 3.185, tail = 2.772, cell = 0.5929, thin = 0.8862, far = 0.000438, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <plane = 48.55, vector = 37.08, cell = 0.4044, input = 0.008292, far = 0.0142, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <plane = 41.65, row = 3.228, vector = 32.39, cell = 0.5274, far = 0.009573, cache = 524288>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 24.9, plane = 14.58, vector = 19.96, tail = 1.308, input = 0.002055, thin = 8.363, far = 0.007062, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 108.9, row = 5.552, tail = 34.86, cell = 9.359, thin = 0.04351, far = 0.02883, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 102.9, vector = 9.769, tail = 31.29, cell = 7.701, thin = 0.8538, far = 0.03079, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 22.06, row = 8.845, vector = 37.85, cell = 0.09553, input = 0.01174, far = 0.007143, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 8.983, row = 10.95, vector = 34.31, tail = 1.95, input = 0.01469, far = 0.00511, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 39.59, plane = 3.495, row = 1.147, vector = 19.68, tail = 4.389, thin = 8.617>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <call = 67.68, plane = 88.23, vector = 11.16, tail = 35.46, cell = 7.446, input = 0.05933, thin = 1.092>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <call = 85.58, plane = 98.16, vector = 0.7758, tail = 45.28, cell = 7.945, input = 0.06188>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 36.46, plane = 14.48, cell = 0.4457, input = 0.009726, thin = 0.02499, far = 0.006115, cache = 419430, deep = 0.03982, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 74.78, plane = 10.41, cell = 0.3983, input = 0.01132, far = 0.005939, cache = 419430, deep = 0.04131, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 75.56, plane = 9.417, cell = 0.4229, input = 0.02092, far = 0.003239, cache = 419430, deep = 0.03652, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 152.9, plane = 9.709, vector = 5.078, input = 0.01755, far = 0.002187, cache = 419430, deep = 0.02429, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 35.26, plane = 12.78, cell = 1.082, input = 0.002241, far = 0.002478, cache = 314573, deep = 0.03348, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 87.3, row = 3.65, vector = 3.669, tail = 1.292, far = 0.005997, cache = 419430, deep = 0.0314, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 93.32, row = 3.277, vector = 4.423, tail = 3.827, cell = 0.07148, input = 0.009908, thin = 1.533, far = 0.003887, cache = 314573, deep = 0.02801, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 95.58, row = 0.674, vector = 8.793, tail = 0.8326, input = 0.004505, thin = 1.661, far = 0.003108, cache = 209715, deep = 0.0275, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 45.57, plane = 12.56, vector = 0.4832, tail = 0.03871, cell = 0.4232, input = 0.001367, thin = 0.01949, far = 0.007944, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 146.1, plane = 4.263, vector = 4.595, input = 0.006289, far = 0.00468, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 36.54, plane = 10.98, cell = 0.732, far = 0.007353, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 85.64, row = 2.074, vector = 5.054, tail = 3.799, cell = 0.04187, input = 0.001256, thin = 1.264, far = 0.004754, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 76.47, row = 1.463, vector = 6.294, tail = 1.702, cell = 0.008174, thin = 1.26, far = 0.005001, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 129.3, plane = 7.373, row = 2.918, vector = 37.35, tail = 1.767, far = 0.01387, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 116.7, plane = 11.68, row = 2.148, vector = 33.87, tail = 1.557, far = 0.01558, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 115.3, plane = 6.677, row = 0.6578, vector = 18.12, thin = 11.36, far = 0.01567, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 82.27, row = 9.749, vector = 11.49, tail = 24.52, cell = 7.084, input = 0.00236, thin = 3.959, far = 0.01489, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 81.28, row = 9.789, tail = 29.69, cell = 8.038, thin = 3.174, far = 0.01736, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 57.51, plane = 1.645, row = 2.845, vector = 38.25, cell = 0.01016, far = 0.005155, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 57.34, plane = 3.01, row = 3.707, vector = 35.34, tail = 0.437, far = 0.005932, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 54.46, plane = 5.45, row = 2.395, vector = 17.76, cell = 0.2191, thin = 10.67, far = 0.003992, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 92.2, vector = 17.68, tail = 26.72, cell = 6.739, thin = 3.535, far = 0.004407, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 0.8085, plane = 92.58, vector = 12.72, tail = 27.35, cell = 6.88, thin = 2.932, far = 0.004923, cache = 209715>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 38.78, plane = 14.37, cell = 1.256, input = 0.005207, far = 0.006739, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 37.86, plane = 12.97, vector = 0.1963, cell = 1.403, input = 0.005779, far = 0.005542, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 71.87, row = 0.1376, vector = 7.573, tail = 3.394, cell = 0.3352, thin = 2.092, far = 0.006786, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 76.12, vector = 7.518, tail = 2.987, cell = 0.3715, thin = 1.944, far = 0.0073, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 31.81, plane = 12, cell = 0.7134, input = 0.01314, far = 0.006739, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 31.03, plane = 11.37, cell = 0.7491, input = 0.01296, far = 0.005846, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 73.08, row = 0.2403, vector = 6.357, tail = 1.484, cell = 0.1249, input = 0.008357, thin = 1.518, far = 0.006835, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 73.58, row = 0.3063, vector = 5.587, tail = 1.743, cell = 0.2534, input = 0.008057, thin = 1.239, far = 0.006521, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 48.3, plane = 5.887, row = 0.3826, vector = 29.25, tail = 6.964, cell = 1.854, input = 0.003432, far = 0.00496, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 34.87, plane = 9.959, row = 0.1159, vector = 24.18, tail = 8.586, cell = 1.804, input = 0.01668, far = 0.006221, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 39.25, plane = 6.994, row = 0.4804, vector = 19.33, tail = 0.6214, input = 0.02272, thin = 10.58, far = 0.005655, cache = 314573>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 121.5, vector = 35.41, tail = 16.72, cell = 5.443, thin = 3.007, far = 0.006238, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 9.028, plane = 112.6, vector = 33.26, tail = 15.24, cell = 4.946, thin = 3.802, far = 0.00608, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 52.83, plane = 5.618, vector = 33.72, tail = 4.987, cell = 1.202, input = 0.03346, far = 0.001863, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 49.79, plane = 7.641, row = 0.6743, vector = 26.28, tail = 6.064, cell = 1.49, input = 0.05758, far = 0.00007712, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 44.37, plane = 7.946, vector = 17.98, cell = 0.2857, input = 0.05863, thin = 10.37, far = 0.001556, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 111.6, vector = 36.91, tail = 10.88, cell = 5.097, input = 0.008349, thin = 4.618, far = 0.003602, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 108.9, vector = 38.48, tail = 7.264, cell = 4.241, input = 0.01819, thin = 4.797, far = 0.002931, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 33.03, plane = 7.453, vector = 0.8295, tail = 0.03613, cell = 0.09645, thin = 2.052, far = 0.0004547, cache = 524288, deep = 0.01192, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 31.17, plane = 7.069, vector = 0.9985, cell = 0.06703, thin = 1.996, deep = 0.009963, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 28.22, plane = 6.534, vector = 0.3972, tail = 0.4912, cell = 0.2391, thin = 2.198, deep = 0.009982, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 33.84, plane = 6.738, row = 1.872, vector = 1.33, tail = 0.2148, cell = 0.05889, thin = 2.515, far = 0.0003812, cache = 209715, deep = 0.006573, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 32.17, plane = 6.114, row = 1.88, vector = 1.423, tail = 0.04004, thin = 2.835, far = 0.0002844, cache = 209715, deep = 0.004087, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 29.73, plane = 5.566, row = 1.626, vector = 1.52, tail = 0.06048, cell = 0.02376, thin = 3.144, far = 0.000233, cache = 209715, deep = 0.005015, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 33.43, plane = 6.53, row = 2.805, vector = 1.928, cell = 0.03571, thin = 3.545, far = 0.000003451, cache = 209715, deep = 0.0007725, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 32.35, plane = 6.846, row = 2.792, vector = 1.637, tail = 0.2369, cell = 0.03719, thin = 3.55, far = 0.0001132, cache = 314573, deep = 0.0003561, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 29.56, plane = 5.93, row = 3.129, vector = 1.871, tail = 0.1267, cell = 0.008715, thin = 3.41, deep = 0.001193, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 30.45, plane = 7.522, row = 2.535, vector = 2.133, tail = 0.6474, cell = 0.1629, thin = 2.011, far = 0.0008216, cache = 209715, deep = 0.006671, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 30.33, plane = 8.734, row = 1.992, vector = 1.508, tail = 0.755, cell = 0.378, thin = 1.675, far = 0.001434, cache = 209715, deep = 0.00216, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 30.94, plane = 9.223, row = 2.347, vector = 0.9552, tail = 1.133, cell = 0.569, thin = 1.451, far = 0.001368, cache = 209715, deep = 0.001964, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 32.96, plane = 4.563, row = 2.972, tail = 2.41, cell = 0.4457, thin = 1.984, deep = 0.003602, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 30.83, plane = 5.51, row = 2.316, vector = 2.159, tail = 0.1109, cell = 0.2416, thin = 1.991, far = 0.00004255, cache = 209715, deep = 0.002472, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 28.93, plane = 5.367, row = 2.248, vector = 2.238, tail = 0.2957, cell = 0.2561, input = 0.005326, thin = 1.858, far = 0.000197, cache = 209715, deep = 0.001377, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 31.7, plane = 7.637, row = 2.577, vector = 1.865, tail = 0.6465, cell = 0.2086, thin = 2.263, far = 0.00007518, cache = 209715, deep = 0.003297, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 32.47, plane = 7.999, row = 2.453, vector = 2.547, cell = 0.1188, thin = 2.063, far = 0.0002512, cache = 209715, deep = 0.001728, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 30.67, plane = 8.488, row = 2.445, vector = 2.559, tail = 0.08514, cell = 0.1857, thin = 1.919, far = 0.000133, cache = 209715, deep = 0.001609, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 31.82, plane = 6.977, vector = 1.127, tail = 0.1314, cell = 0.06776, thin = 2.303, far = 0.0004338, cache = 209715, deep = 0.006625, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 29.74, plane = 6.777, vector = 1.17, cell = 0.03338, thin = 2.031, far = 0.0001441, cache = 209715, deep = 0.004488, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 27.66, plane = 6.481, vector = 1.088, cell = 0.07071, thin = 2.116, far = 0.0002867, cache = 209715, deep = 0.005194, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 89.36, row = 1.533, tail = 0.4097, cell = 0.1951, thin = 0.5534, far = 0.001301, cache = 524288, deep = 0.01314, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 88.16, row = 1.962, tail = 0.4058, cell = 0.3258, thin = 0.08901, far = 0.0009251, cache = 524288, deep = 0.008823, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 84.24, row = 1.602, vector = 0.4939, tail = 0.3656, cell = 0.1549, thin = 1.05, far = 0.001236, cache = 209715, deep = 0.004248, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 82.87, row = 1.836, vector = 0.2713, tail = 0.4972, cell = 0.3091, thin = 0.6416, far = 0.001079, cache = 209715, deep = 0.00298, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 80.43, row = 2.445, vector = 1.756, cell = 0.04017, thin = 1.712, far = 0.001124, cache = 209715, deep = 0.002219, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 79.74, row = 2.884, vector = 1.577, cell = 0.07451, thin = 1.411, far = 0.0009394, cache = 209715, deep = 0.001043, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 97.81, row = 2.467, tail = 0.1907, cell = 0.234, thin = 1.383, far = 0.002994, cache = 209715, deep = 0.01757, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 101, row = 2.703, tail = 0.476, cell = 0.4392, thin = 0.8309, far = 0.002397, cache = 209715, deep = 0.01096, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 87.87, row = 2.77, tail = 0.1095, cell = 0.2143, thin = 1.239, far = 0.002275, cache = 209715, deep = 0.004291, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 89.75, row = 2.691, tail = 0.03378, cell = 0.4047, thin = 1.114, far = 0.002054, cache = 209715, deep = 0.003797, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 92.7, row = 2.589, tail = 0.19, cell = 0.2289, thin = 1.439, far = 0.001765, cache = 209715, deep = 0.00681, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 89.53, row = 2.617, tail = 0.3552, cell = 0.4435, thin = 1.022, far = 0.001568, cache = 209715, deep = 0.003295, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 87.34, row = 1.51, tail = 0.4914, cell = 0.1905, thin = 0.5517, far = 0.001393, cache = 419430, deep = 0.007392, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 87.7, row = 1.819, tail = 0.4464, cell = 0.3354, thin = 0.2139, far = 0.0006309, cache = 524288, deep = 0.007308, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 29.34, plane = 6.348, row = 1.837, vector = 0.8481, cell = 0.0329, thin = 2.282>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 28.35, plane = 5.504, row = 1.817, vector = 0.9316, cell = 0.02342, thin = 2.344, deep = 0.000002693, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 27.89, plane = 6.04, row = 1.909, vector = 0.9894, cell = 0.02515, thin = 2.095, far = 0.00001149, cache = 209715>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 29.42, plane = 8.349, row = 2.263, vector = 1.241, tail = 0.07905, cell = 0.1657, thin = 2.001, deep = 0.0002541, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 27.69, plane = 8.14, row = 1.936, vector = 1.898, cell = 0.1901, thin = 1.826>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 28.06, plane = 7.652, row = 2.168, vector = 1.956, tail = 0.06817, cell = 0.1764, thin = 1.849, far = 0.000008591, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 80.33, row = 1.755, tail = 0.06397, cell = 0.1128, thin = 0.827, far = 0.001917, cache = 209715, deep = 0.00005443, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 80.66, row = 1.875, vector = 1.071, width = 8, cell = 0.1439, thin = 0.09737, far = 0.001919, cache = 209715, deep = 0.0001769, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 87.87, row = 2.437, tail = 0.3297, cell = 0.1162, thin = 0.9439, far = 0.002157, cache = 209715, deep = 0.006903, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 87.51, row = 2.629, tail = 0.6115, cell = 0.2972, thin = 0.5036, far = 0.002089, cache = 209715, deep = 0.01021, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 19.74, plane = 4.147, row = 1.616, tail = 0.4692, cell = 0.04785, thin = 2.521>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 21.65, plane = 3.793, row = 1.848, tail = 0.09963, cell = 0.1693, thin = 2.911, deep = 0.000454, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 16.79, plane = 4.422, row = 1.602, vector = 0.02903, tail = 0.7533, cell = 0.04539, thin = 2.515>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 23.18, plane = 6.5, row = 2.405, tail = 0.3954, cell = 0.2471, thin = 2.384>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 17.99, plane = 7.371, row = 2.873, cell = 0.589, thin = 1.87>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 19.18, plane = 7.268, row = 2.727, tail = 0.143, cell = 0.303, thin = 2.311>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 55.79, row = 1.481, cell = 0.04526, thin = 1.203, far = 0.0005602, cache = 209715, deep = 0.0009211, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 57.64, row = 1.576, cell = 0.04899, thin = 1.183, far = 0.0005162, cache = 209715, deep = 0.0009211, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 82.51, row = 1.762, thin = 1.416, far = 0.002994, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 84.91, row = 1.877, thin = 1.401, far = 0.003432, cache = 209715>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 23.33, plane = 8.406, tail = 0.0716, cell = 0.225, input = 0.0004936, thin = 0.01697, deep = 0.007991, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 104.5, row = 0.441, tail = 0.4245, cell = 0.2547, thin = 0.3191, far = 0.001362, cache = 209715, deep = 0.006244, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 25.39, plane = 8.048, tail = 0.08684, cell = 0.2607, input = 0.001432, thin = 0.0154>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 108.9, row = 0.1831, tail = 0.7229, cell = 0.309, thin = 0.2567, far = 0.001671, cache = 209715, deep = 0.001563, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 16.34, plane = 2.247, row = 1.266, cell = 5.029, deep = 0.001566, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 99.43, row = 0.1154, width = 16, tail = 0.5072, cell = 4.994, thin = 0.07384, far = 0.00491, cache = 524288>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 32.76, plane = 2.009, row = 1.789, cell = 5.056, input = 0.004157>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 102.6, row = 0.2585, width = 16, cell = 5.011, thin = 0.266, far = 0.00713, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 90.31, plane = 6.585, width = 128, cell = 0.02736, input = 0.7438, thin = 0.001837, far = 0.003869, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 90.42, plane = 6.487, vector = 0.01869, cell = 0.02718, input = 0.8402, far = 0.002289, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 128.3, row = 3.403, tail = 1.191, input = 1.191, thin = 0.1038>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 114, plane = 5.873, width = 64, cell = 0.01737, input = 0.7484, thin = 0.008986, far = 0.00787, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 115.7, plane = 5.951, width = 64, cell = 0.0161, input = 0.8871, thin = 0.01019, far = 0.007202, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 148.5, row = 2.356, tail = 2.293, input = 1.401, thin = 0.01494, far = 0.003828, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 393.4, plane = 1.906, width = 64, cell = 0.012, input = 11, thin = 0.3792>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 25.19, row = 0.3855, vector = 3.57, tail = 0.627, cell = 0.01558, input = 10.3, thin = 0.05165, far = 0.04059, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 194.7, plane = 8.583, row = 4.308, width = 64, tail = 0.7042, cell = 0.08936, input = 10.38, thin = 0.1192, far = 0.2687, cache = 314573>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 2202, vector = 0.2769, tail = 3.222, input = 10.53, thin = 0.05431, far = 0.186, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 102.5, plane = 6.902, row = 0.1369, cell = 0.05202, input = 0.7435, far = 0.005929, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 103.1, plane = 6.562, row = 0.06295, tail = 0.1403, cell = 0.052, input = 0.8422, far = 0.005107, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 133.2, row = 2.843, width = 16, cell = 0.0003917, input = 1.314, thin = 0.2391, far = 0.002964, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 120, plane = 6.899, row = 0.009404, tail = 0.0008, cell = 0.02889, input = 0.768, far = 0.004329, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 129.8, plane = 6.767, cell = 0.02618, input = 0.9285, far = 0.003322, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 11.93, plane = 147.5, row = 1.957, width = 16, tail = 0.2954, input = 1.334, thin = 0.2146, far = 0.01182, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 137.8, row = 2.924, width = 32, cell = 0.2291, input = 10.05, thin = 0.143, far = 0.05085, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 19.84, width = 32, tail = 2.195, cell = 0.1502, input = 10.48, thin = 0.06914, far = 0.08411, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 108.4, width = 32, tail = 3.54, cell = 0.06196, input = 10.86, thin = 0.1565, far = 0.09007, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 12.77, width = 16, tail = 1.428, cell = 0.3166, input = 10.25, thin = 0.09962>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 89.42, plane = 7.303, width = 32, cell = 0.06488, input = 0.6474, thin = 0.01194, far = 0.006159, cache = 419430, deep = 0.04274, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 45.94, plane = 3.938, cell = 0.06895, input = 0.6768, far = 0.009606, cache = 681574, deep = 0.04182, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 90.89, plane = 6.793, row = 0.06791, tail = 0.05531, cell = 0.06585, input = 0.7367, far = 0.005385, cache = 419430, deep = 0.04182, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 126.5, row = 2.138, width = 16, cell = 0.01829, input = 1.281, thin = 0.3325, far = 0.005058, cache = 419430, deep = 0.0555, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 92.59, plane = 6.931, row = 0.0174, vector = 0.2099, cell = 0.03062, input = 0.8201, far = 0.007454, cache = 314573, deep = 0.04415, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 95.42, plane = 6.577, row = 0.05798, vector = 0.06347, tail = 0.09798, cell = 0.03756, input = 0.9761, far = 0.007177, cache = 314573, deep = 0.04511, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 128.7, row = 2.194, width = 16, input = 1.395, thin = 0.316, far = 0.01106, cache = 314573, deep = 0.06206, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 2.256, cell = 0.2461, input = 9.951, far = 0.04306, cache = 419430, deep = 0.1466, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 18.1, row = 1.257, width = 16, cell = 0.1609, input = 9.907, thin = 0.3081, far = 0.02248, cache = 209715, deep = 0.04972, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <row = 0.9866, vector = 0.534, width = 16, cell = 0.2274, input = 9.474, thin = 0.7683, far = 0.06901, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 19.04, width = 16, tail = 1.055, cell = 0.1175, input = 9.962, thin = 0.3758, far = 0.07741, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 93.88, plane = 6.924, vector = 0.2957, cell = 0.08528, input = 0.7727, thin = 0.003134, far = 0.00664, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 93.88, plane = 7.052, vector = 0.2159, width = 4, tail = 0.04551, cell = 0.1055, input = 0.8642, thin = 0.004667, far = 0.00601, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 114, row = 1.734, width = 8, cell = 0.04837, input = 1.447, thin = 0.7945, far = 0.008247, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 102.7, plane = 7.013, row = 0.0647, vector = 0.00542, tail = 0.04773, cell = 0.1481, input = 0.5954, far = 0.006951, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 103.9, plane = 7.129, tail = 0.01354, cell = 0.1498, input = 0.733, far = 0.007039, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 115.9, row = 1.536, width = 8, tail = 0.2669, cell = 0.08554, input = 1.275, thin = 0.7771, far = 0.008263, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <vector = 1.911, width = 8, tail = 3.795, input = 9.925, far = 0.02256, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 15.53, row = 2.184, width = 4, cell = 0.3701, input = 9.151, thin = 0.2659, far = 0.04638, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 5.325, vector = 0.5219, tail = 4.213, input = 9.8, far = 0.01035, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 11.41, row = 0.2358, width = 8, cell = 0.4033, input = 9.317, thin = 1.099, far = 0.02712, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 89.69, plane = 5.97, vector = 0.3534, cell = 0.06335, input = 1.264, far = 0.008912, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 94.87, plane = 5.839, vector = 0.3875, cell = 0.06132, input = 1.382, far = 0.008707, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 114.5, row = 2.495, vector = 0.9424, tail = 6.244, input = 1.321, thin = 0.01366, far = 0.009333, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 114.4, row = 2.577, vector = 0.8871, tail = 3.261, input = 1.427, far = 0.008759, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 99.31, plane = 5.845, row = 0.01678, vector = 0.07374, cell = 0.08656, input = 1.071, thin = 0.01177, far = 0.007345, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 107.6, plane = 5.73, vector = 0.1055, cell = 0.08207, input = 1.223, thin = 0.0102, far = 0.007582, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 108.4, row = 2.413, vector = 1.469, tail = 5.236, input = 0.9327, thin = 0.1638, far = 0.01132, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 114, row = 2.787, vector = 1.225, tail = 3.16, input = 1.122, thin = 0.02318, far = 0.01101, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 101.3, plane = 6.467, row = 0.05746, width = 64, tail = 0.03856, cell = 0.01488, input = 1.062, thin = 0.007776, far = 0.005071, cache = 419430, deep = 0.03773, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 55.62, plane = 3.094, row = 0.1261, tail = 0.03265, input = 1.133, far = 0.005312, cache = 419430, deep = 0.07564, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 109.5, plane = 6.298, row = 0.1149, vector = 0.04145, cell = 0.01376, input = 1.171, far = 0.004135, cache = 419430, deep = 0.03622, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 129.3, row = 3.019, vector = 0.4728, tail = 6.34, input = 0.9929, thin = 0.01698, far = 0.006262, cache = 419430, deep = 0.05564, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 131.2, row = 3.135, tail = 2.313, cell = 0.02617, input = 1.149, thin = 0.0135, far = 0.00502, cache = 419430, deep = 0.05348, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 115, plane = 6.725, row = 0.06358, width = 32, cell = 0.03448, input = 1.105, thin = 0.04015, far = 0.00646, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 125.2, plane = 6.74, row = 0.07578, width = 32, cell = 0.0301, input = 1.275, thin = 0.03406, far = 0.006346, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 131.1, row = 2.591, vector = 0.3532, tail = 7.078, input = 1.093, thin = 0.009908, far = 0.01019, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 134.7, row = 2.83, vector = 0.2666, tail = 2.083, input = 1.288, thin = 0.042, far = 0.009587, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 67.08, plane = 47.89, cell = 0.5462, input = 3.229, far = 0.01356, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 96.74, plane = 45.49, cell = 1.167, input = 1.886, thin = 0.05575, far = 0.01323, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 44.93, plane = 142.7, vector = 4.848, tail = 1.481, cell = 0.0004726, input = 2.955, far = 0.02013, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 73.46, plane = 157.9, vector = 10.75, tail = 2.958, cell = 0.1017, input = 2.175, far = 0.009723, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 173.1, plane = 39.9, cell = 0.545, input = 3.602>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 362.6, plane = 42.54, width = 64, cell = 1.164, input = 2.016, thin = 0.06517>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 144.3, vector = 5.157, tail = 2.589, input = 3.154, far = 0.01528, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <plane = 166.9, vector = 12.65, tail = 4.029, input = 2.161>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 64.9, plane = 55.6, cell = 0.6364, input = 0.9806, far = 0.01358, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 75.12, plane = 48.38, cell = 0.7227, input = 1.06, far = 0.0103, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 162.1, vector = 5.181, tail = 2.164, input = 1.596, thin = 0.01087, far = 0.01916, cache = 314573>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 172.3, vector = 5.879, tail = 5.813, input = 1.607, far = 0.01598, cache = 314573>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 51.29, plane = 56.07, vector = 0.6477, cell = 0.6023, input = 0.9538, far = 0.004628, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 87.31, plane = 44.28, vector = 0.5657, cell = 0.6754, input = 1.075, far = 0.01013, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 29.35, plane = 147.8, vector = 5.967, tail = 1.57, cell = 0.01378, input = 1.403, thin = 0.06208, far = 0.03076, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 15.61, plane = 149.3, vector = 6.941, tail = 5.407, input = 1.475, far = 0.02842, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 72.93, plane = 6.267, input = 0.9958>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 71, plane = 6.164, input = 1.102>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 133.2, row = 3.096, tail = 3.145, input = 1.103, thin = 0.2135, far = 0.005297, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 132.4, row = 2.995, tail = 0.7558, input = 1.23, thin = 0.157, far = 0.003848, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 145.6, plane = 5.91, vector = 0.14, width = 32, tail = 0.09487, input = 1.005, far = 0.0004158, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 144.1, plane = 6.148, row = 0.04675, vector = 0.06422, tail = 0.03712, input = 1.134, far = 0.002478, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 120.8, row = 4.226, tail = 4.117, input = 1.277, far = 0.005383, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 129.5, row = 4.11, tail = 1.293, input = 1.169, far = 0.01049, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 79.05, plane = 6.653, width = 64, cell = 0.005687, input = 1.061, thin = 0.02651, far = 0.002204, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 76.98, plane = 6.873, width = 64, cell = 0.006073, input = 1.171, thin = 0.02043, far = 0.001307, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 130.7, row = 2.746, tail = 5.054, cell = 0.01009, input = 1.059, thin = 0.007608, far = 0.01223, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 136, row = 2.918, vector = 0.1173, tail = 1.608, input = 1.197, thin = 0.03426, far = 0.01202, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 92.95, plane = 6.652, row = 0.2955, vector = 0.105, tail = 0.005709, input = 1.032, far = 0.005569, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 93.02, plane = 6.661, row = 0.3052, vector = 0.03861, input = 1.184, far = 0.005983, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 133.8, row = 3.269, tail = 4.496, input = 1.482, far = 0.002336, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 138.1, row = 2.91, tail = 2.109, input = 1.646, far = 0.003541, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 88.64, plane = 7.032, row = 0.01646, cell = 0.0382, input = 0.9789, far = 0.005005, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 96.27, plane = 7.02, cell = 0.04029, input = 1.056, far = 0.004262, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 126.3, row = 2.595, vector = 0.3231, tail = 6.862, input = 1.291, far = 0.006926, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 131.2, row = 2.403, tail = 2.419, cell = 0.01519, input = 1.466, far = 0.00584, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 98.95, plane = 7.033, tail = 0.1058, cell = 0.0476, input = 1.026, far = 0.006265, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 100.9, plane = 6.836, vector = 0.05257, tail = 0.04425, cell = 0.04564, input = 1.173, far = 0.006368, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 130.9, row = 2.618, vector = 0.2205, tail = 6.762, input = 1.552, far = 0.004793, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 126.1, row = 2.351, vector = 0.2397, tail = 2.287, input = 1.774, far = 0.001777, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 95.4, plane = 6.889, vector = 0.1979, cell = 0.08925, input = 1.108, far = 0.006072, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 95.93, plane = 7.106, vector = 0.2667, cell = 0.08432, input = 1.225, far = 0.005727, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 92.13, row = 2.872, vector = 0.6021, tail = 6.792, input = 1.571, far = 0.009582, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 90.95, row = 3.179, vector = 0.3488, tail = 3.412, input = 1.712, far = 0.01045, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 83.82, plane = 7.273, tail = 0.06508, cell = 0.1177, input = 0.9678, far = 0.003586, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 86.12, plane = 7.514, cell = 0.1193, input = 1.123, far = 0.00295, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 119.7, row = 1.453, vector = 1.273, tail = 6.321, input = 1.099, thin = 0.03657, far = 0.007738, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 119.3, row = 1.399, vector = 1.274, tail = 3.818, input = 1.445, far = 0.008596, cache = 314573>
}
