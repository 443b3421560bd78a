// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=40 --seed=9, with what earlier runs timed,
// on AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 7.4 %, worst 570.3 % of 189 calls
//   max_pool cf: mean 14.0 %, worst 570.3 % of 75 calls
//   max_pool cl: mean 3.7 %, worst 137.5 % of 74 calls
//   max_pool_backward cf: mean 0.0 %, worst 0.0 % of 6 calls
//   max_pool_backward cl: mean 40.8 %, worst 40.8 % of 1 calls
//   max_unpool cf: mean 1.7 %, worst 22.4 % of 16 calls
//   max_unpool cl: mean 0.2 %, worst 2.9 % of 17 calls
// The timings are of three runs: 500 s of all kinds, 280 s of pooling, and, of pooling whose kernels had
// not changed, the morning's. Of calls that the first had not seen: unpooling and gradients lost 0.1 to
// 1.2 % on average, pooling channels-last 4.2, channels-first 17 (two kinds with five timings each).
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 54.46, plane = 31.79, row = 3.983, tail = 10.65, cell = 0.02184, input = 0.001268, tap = 0.2407, far = 0.007758, cache = 1363149>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 27.73, row = 9.079, vector = 7.488, tail = 44, tap = 0.6199, step = 0.06645, far = 0.02912, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 99.82, plane = 10.88, row = 5.98, tail = 14.08, cell = 1, thin = 7.165, tap = 0.3631, far = 0.006312, cache = 838861>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 57.72, row = 5.208, vector = 1.056, tail = 2.646, cell = 0.002483, tap = 0.09507, step = 0.006963, far = 0.00106, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 63.9, row = 5.075, tail = 0.8286, cell = 0.3023, thin = 2.384, tap = 0.1133, step = 0.004016, far = 0.0007538, cache = 419430>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 62.88, row = 4.771, vector = 1.468, tail = 0.06344, thin = 0.5607, tap = 0.2398, step = 0.005885, far = 0.0009029, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 30.24, plane = 3.25, row = 1.993, vector = 4.261, tail = 0.6737, cell = 0.01755, far = 0.0008097, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 36.6, plane = 0.04169, vector = 9.928, tail = 19.41, cell = 0.4996, far = 0.01168, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 24.79, plane = 2.824, row = 2.131, vector = 2.602, tail = 0.7114, cell = 0.157, far = 0.0005182, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 152.4, plane = 12.36, row = 2.527, width = 16, cell = 0.5522, thin = 0.09024, far = 0.000382, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 30.19, plane = 3.061, row = 2.089, vector = 2.939, tail = 0.4434, cell = 0.06682>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 158.4, plane = 9.011, row = 2.441, vector = 0.269, width = 16, tail = 0.1729, cell = 0.6877, far = 0.0002505, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 28.44, plane = 2.613, row = 2.19, vector = 2.94, cell = 0.2344, thin = 6.587, far = 0.0002379, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 260.4, plane = 2.535, row = 7.209, vector = 10.58, tail = 0.4842, cell = 0.0123>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 39.57, vector = 22.73, tail = 21.65, cell = 0.6032, far = 0.014, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 247.4, plane = 2.824, row = 6.873, vector = 6.576, tail = 0.4449, cell = 0.1509>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 353.4, plane = 11.38, row = 10.05, vector = 11.23>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 230.1, plane = 3.82, row = 11.02, vector = 6.476, cell = 0.1789>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 331.1, plane = 6.829, row = 14.4, vector = 7.051, far = 0.0002471, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 34.49, plane = 3.869, row = 14.23, vector = 5.515, cell = 0.2097, thin = 0.4092>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 32.12, plane = 19.73, row = 7.384, vector = 0.1807, tail = 7.489, tap = 0.3147>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 49.03, vector = 9.72, tail = 40.82, tap = 0.7674, step = 0.07176, far = 0.02668, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 33.9, plane = 11.56, row = 10.29, vector = 2.63, tail = 2.585, thin = 7.384, tap = 0.5926, far = 0.002685, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.12, row = 1.756, vector = 3.226, tail = 0.5475, cell = 0.07124, far = 0.002614, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <call = 0.2203, plane = 61.31, vector = 2.005, tail = 2.77, cell = 0.31, far = 0.003142, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 119.2, plane = 54.02, row = 0.6386, width = 16, cell = 0.458, thin = 0.03672, far = 0.002064, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 20.45, plane = 65.77, row = 21.08, vector = 6.635, tail = 0.1109, thin = 13.15, far = 0.001557, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.81, row = 2.045, vector = 1.237, tail = 0.679, cell = 0.2444, far = 0.002158, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.45, row = 2.011, vector = 0.5778, tail = 0.9695, cell = 0.4095, thin = 5.987, far = 0.00214, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 108.5, plane = 55.34, row = 1.265, width = 8, tail = 0.06074, cell = 0.4993, thin = 0.05437, far = 0.001873, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 54.06, row = 2.436, cell = 1.165, thin = 3.689, far = 0.002046, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 68.12, row = 1.969, vector = 7.39, tail = 1.468, cell = 0.056>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 10.79, plane = 73.82, vector = 7.456, tail = 0.3113, cell = 0.1992, far = 0.0005193, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 138.9, plane = 69.75, row = 2.327, cell = 0.8875, far = 0.0002913, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 18.45, plane = 79.01, row = 55.31, vector = 14.43, thin = 24, far = 0.0001728, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 65.13, row = 2.865, vector = 3.47, tail = 1.679, cell = 0.4266, far = 0.0005953, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 66.04, row = 2.888, vector = 2.195, tail = 2.211, cell = 0.7388, thin = 11.31, far = 0.0002943, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 134.7, plane = 70.27, row = 3.255, cell = 1.195, far = 0.0003484, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 16.91, plane = 69.8, row = 3.486, vector = 0.5877, cell = 2.463, thin = 7.957>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 67.13, row = 8.45, vector = 2.571, tail = 3.919, tap = 0.141, far = 0.001934, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 72.61, row = 8.309, tail = 2.215, cell = 0.6256, thin = 5.038, tap = 0.2092, far = 0.003843, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 71.5, row = 6.992, vector = 2.772, cell = 0.08221, tap = 0.4672, far = 0.005852, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 6.872, plane = 24.06, row = 7.847, width = 32, tail = 22.75, cell = 0.2555, thin = 1.038, tap = 0.2567>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <vector = 10.51, tail = 43.74, cell = 0.01012, tap = 0.753, step = 0.06501, far = 0.0872, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 12.31, plane = 19.17, row = 2.309, width = 4, tail = 16.71, cell = 1.349, tap = 0.6143, far = 0.006677, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <tail = 20.31, tap = 0.1773>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 64.62, row = 7.251, vector = 1.245, tail = 4.259, thin = 317.1, tap = 0.2875, far = 0.0007359, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 80.42, plane = 59.86, row = 8.472, cell = 0.7102, thin = 283.3, tap = 0.5237, far = 0.007225, cache = 629146>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <plane = 11.33, row = 7.896, width = 32, cell = 0.5569, input = 0.0168, thin = 2.015, tap = 0.2439, far = 0.0008529, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 20.42, vector = 10.72, tail = 34.41, input = 0.03051, tap = 0.7466, step = 0.08421, far = 0.08291, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 21.39, plane = 9.414, row = 8.965, vector = 3.113, tail = 12.44, thin = 15.52, tap = 0.5245, far = 0.005046, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 63.17, row = 7.144, vector = 0.06239, tail = 5.179, tap = 0.1753, far = 0.004608, cache = 1048576>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 67.93, row = 5.972, vector = 0.8382, tail = 2.502, thin = 5.03, tap = 0.2345, far = 0.00534, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 70.61, row = 5.578, tail = 4.868, cell = 0.4321, thin = 0.4944, tap = 0.5143, far = 0.006017, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 9.682, row = 38, vector = 2.304, width = 32, input = 0.05179, tap = 0.2637>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 58.2, plane = 13.73, vector = 1.203, tail = 35.23, tap = 0.8684, step = 0.03998, far = 0.05582, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 22.71, row = 28.04, width = 4, tail = 2.031, cell = 0.7183, thin = 15.64, tap = 0.6038, step = 0.00002547, far = 0.009185, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 71.82, row = 6.266, vector = 0.5594, tail = 5.021, tap = 0.1674, step = 0.004249>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 74.05, row = 6.395, vector = 1.101, tail = 3.451, thin = 4.947, tap = 0.2305, step = 0.008225>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 4.776, plane = 68.62, row = 5.344, tail = 4.078, cell = 0.6461, thin = 4.409, tap = 0.4615, step = 0.02615>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 12.29, plane = 13.96, row = 0.9051, vector = 3.326, tail = 0.6281, far = 0.001028, cache = 629146, deep = 0.044, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 18.32, plane = 2.597, row = 0.1088, vector = 2.241, tail = 0.8728, cell = 0.06921, far = 0.0008869, cache = 419430, deep = 0.07241, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 22.43, plane = 3.168, row = 0.7677, vector = 1.646, cell = 0.08864, thin = 4.649, far = 0.001376, cache = 419430, deep = 0.07462, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 40.92, plane = 0.009841, vector = 8.093, tail = 34.67, cell = 0.07232, deep = 0.3698, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 136.7, plane = 4.86, width = 32, cell = 0.1998, thin = 0.07083, far = 0.001093, cache = 629146, deep = 0.03296, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 26.18, plane = 2.549, row = 0.1693, vector = 2.444, tail = 1.199, cell = 0.004013, deep = 0.04089, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 136.3, width = 32, cell = 0.2858, thin = 0.02679, far = 0.000007347, cache = 419430, deep = 0.02819, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 21.58, plane = 3.353, row = 0.9176, vector = 2.158, tail = 0.356, cell = 0.07145, thin = 3.798, deep = 0.03086, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 319.4, plane = 1.034, row = 2.265, vector = 4.826, tail = 5.078, cell = 0.216, deep = 0.007794, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 296.6, row = 2.697, tail = 6.162, cell = 0.7648, far = 0.002509, cache = 1048576, deep = 0.007955, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 258.6, plane = 4.881, row = 2.633, vector = 1.95, cell = 0.8375, thin = 8.318, far = 0.01566, cache = 419430, deep = 0.01293, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1942, vector = 1.345, tail = 47.26, cell = 0.8516, far = 0.01313, cache = 419430, deep = 0.1636, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 117.4, row = 0.5104, vector = 4.233, tail = 1.641, cell = 0.02281, deep = 0.009488, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 524.2, row = 3.015, vector = 6.708>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 282.2, plane = 1.677, row = 2.708, vector = 3.745, tail = 2.607, cell = 0.09256, deep = 0.008315, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 484.7, row = 0.6045, width = 32, cell = 0.4052, thin = 0.3309, far = 0.001568, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 13.32, row = 18, vector = 3.889, width = 8, cell = 0.5314, far = 0.006257, cache = 838861, deep = 0.008405, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 18.34, plane = 9.479, vector = 1.271, tail = 4.332, cell = 0.4411, input = 0.00414, far = 0.0003675, cache = 419430, deep = 0.03393, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 19.37, plane = 0.2759, vector = 0.619, width = 16, tail = 0.3299, cell = 0.8324, input = 0.001436, thin = 0.3607, deep = 0.03609, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 46.24, row = 1.354, vector = 3.53, tail = 0.1024, cell = 0.3604, thin = 9.612, deep = 0.03486, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 30.12, plane = 1.206, vector = 4.78, tail = 46.58, cell = 1.213, deep = 0.3869, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_shared" cost <call = 72.25, plane = 2.742, tail = 4.771, cell = 0.4686, far = 0.002711, cache = 419430, deep = 0.03404, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 119.1, plane = 9.625, vector = 8.781, far = 0.003283, cache = 419430, deep = 0.009589, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 29.02, plane = 2.24, width = 16, tail = 2.91, cell = 0.6848, input = 0.00248, thin = 0.1148, deep = 0.03404, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 142, plane = 1.672, width = 16, cell = 0.6921, thin = 0.5061, far = 0.003346, cache = 419430, deep = 0.00529, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 39.01, row = 2.488, vector = 3.147, tail = 0.262, cell = 0.4212, thin = 8.388, deep = 0.03328, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 238, row = 5.57, vector = 8.156, tail = 1.015, deep = 0.01148, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 234.9, plane = 7.018, row = 2.072, vector = 4.742, tail = 2.144, cell = 0.2376, far = 0.001448, cache = 629146, deep = 0.009811, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 234.1, plane = 7.579, row = 2.428, vector = 1.58, tail = 2.245, cell = 0.8377, thin = 6.082, deep = 0.01122, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 4.821, vector = 17.19, tail = 56.23, far = 0.02133, cache = 419430, deep = 0.3284, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_shared" cost <call = 167, vector = 7.368, tail = 0.1425, cell = 0.03731, far = 0.0005218, cache = 419430, deep = 0.04717, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 371.8, plane = 1.826, row = 4.406, width = 32, cell = 0.5044, thin = 0.0856, deep = 0.00876, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 210.4, plane = 5.962, row = 4.598, vector = 4.412, tail = 0.2807, cell = 0.1576, deep = 0.008192, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 336.2, plane = 3.186, row = 5.72, vector = 5.172, far = 0.0006182, cache = 419430, deep = 0.006906, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 76.88, plane = 5.653, row = 12.2, tail = 2.099, cell = 1.007, thin = 2.863, far = 0.00654, cache = 419430, deep = 0.006562, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 36.75, plane = 49.19, row = 4.202, width = 32, input = 0.04495, thin = 0.2453, tap = 0.1117, step = 0.007678, deep = 0.05323, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 64.7, row = 1.079, vector = 8.721, tail = 46.22, tap = 0.5403, step = 0.007142, far = 0.0283, cache = 838861, deep = 0.6392, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 82.08, plane = 69.27, vector = 11.12, width = 32, tail = 4.586, input = 0.1566, step = 0.04571, far = 0.006469, cache = 419430, deep = 0.09576, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 723, plane = 9.977, vector = 11.41, tail = 7.659, input = 0.7655, tap = 0.005336, step = 0.03042, far = 0.03125, cache = 1048576, deep = 0.1449, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 159.9, plane = 86.97, row = 2.72, vector = 11.34, tail = 18.41, input = 0.5174, tap = 0.006681, step = 0.2861, far = 0.06051, cache = 838861, deep = 0.3155, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 22.68, plane = 16.98, row = 7.323, vector = 2.582, tail = 0.3913, input = 0.006794, thin = 7.251, tap = 0.1672, step = 0.009968, far = 0.0001786, cache = 419430, deep = 0.05554, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 42.74, vector = 1.548, tail = 0.9603, cell = 0.09725, far = 0.003698, cache = 838861, deep = 0.04798, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 1.246, plane = 47.15, vector = 0.4135, tail = 0.172, cell = 0.2612, far = 0.004077, cache = 419430, deep = 0.07208, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 154.3, plane = 41.79, width = 64, cell = 0.1912, thin = 0.004339, far = 0.00305, cache = 1048576, deep = 0.0473, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 22.54, plane = 79.08, row = 9.634, vector = 5.977, thin = 6.13, far = 0.00103, cache = 629146, deep = 0.04838, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 44.52, vector = 0.5206, width = 16, tail = 0.04701, cell = 0.1661, thin = 0.0567, far = 0.004041, cache = 419430, deep = 0.05347, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 141.3, plane = 51.09, width = 32, cell = 0.183, thin = 0.002988, far = 0.00368, cache = 838861, deep = 0.05003, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 0.0136, plane = 43.56, row = 1.327, vector = 1.398, tail = 0.08538, cell = 0.008132, thin = 4.883, far = 0.00187, cache = 838861, deep = 0.0507, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 61.39, plane = 71.74, row = 2.634, vector = 3.458, cell = 0.03709, far = 0.002243, cache = 419430, deep = 0.0357, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 95.35, plane = 76.26, vector = 1.787, tail = 0.6371, cell = 0.1926, far = 0.006196, cache = 838861, deep = 0.0609, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 166.5, plane = 63.87, row = 8.606, width = 64, tail = 3.997, cell = 0.1992, far = 0.003733, cache = 419430, deep = 0.01853, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 31.38, plane = 35.32, row = 63.05, vector = 0.5588, cell = 0.5287, thin = 12.38, far = 0.01271, cache = 1363149, deep = 0.03515, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 55.43, plane = 66.84, row = 1.507, tail = 1.706, cell = 0.2819, far = 0.006117, cache = 419430, deep = 0.03979, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 167.8, plane = 75.53, row = 0.1737, vector = 1.873, width = 16, cell = 0.1362, deep = 0.02295, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 159.9, plane = 64.69, row = 0.8508, tail = 2.369, cell = 0.6341, thin = 6.557, far = 0.0008574, cache = 1048576, deep = 0.04203, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 40.28, row = 0.7095, vector = 2.689, tail = 5.276, input = 0.03796, far = 0.006447, cache = 838861, deep = 0.04709, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 6.369, plane = 48.63, vector = 2.021, tail = 1.895, cell = 0.06663, input = 0.05559, far = 0.006561, cache = 419430, deep = 0.07522, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 164.4, width = 32, tail = 1.341, cell = 0.2516, input = 0.02417, far = 0.003009, cache = 629146, deep = 0.04522, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 66.44, row = 10.04, vector = 11, tail = 2.707, thin = 7.226, far = 0.01041, cache = 1048576, deep = 0.04709, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 43.42, row = 1.922, vector = 1.453, tail = 2.823, cell = 0.021, input = 0.03332, far = 0.003655, cache = 629146, deep = 0.04842, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 120.6, plane = 50.2, row = 1.567, tail = 153.5, cell = 0.1723, input = 0.036, far = 0.002351, cache = 419430, deep = 0.04629, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 9.748, plane = 48.08, row = 1.46, tail = 3.456, cell = 0.5515, input = 0.04978, thin = 5.914, deep = 0.04606, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 16.52, plane = 53.56, row = 1.684, vector = 3.849, tail = 2.201, cell = 0.1373, far = 0.000414, cache = 419430, deep = 0.05095, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 31.29, plane = 55.19, vector = 3.277, cell = 0.2084, far = 0.003949, cache = 1363149, deep = 0.05547, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 133.5, plane = 55.01, row = 0.9215, vector = 0.95, width = 64, cell = 0.3563, thin = 0.008322, far = 0.0005438, cache = 838861, deep = 0.04287, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 12.39, plane = 85.39, row = 37.19, cell = 0.7148, thin = 3.376, far = 0.007515, cache = 629146, deep = 0.04688, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 19.16, plane = 54.42, row = 1.944, vector = 0.1764, tail = 1.748, cell = 0.3732, far = 0.0007296, cache = 419430, deep = 0.04449, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 145, plane = 56.04, row = 2.002, width = 32, tail = 0.02599, cell = 0.3697, thin = 0.03724, far = 0.0009423, cache = 419430, deep = 0.04405, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 57.49, plane = 56.14, row = 1.99, vector = 2.477, cell = 0.1941, thin = 6.257, deep = 0.04064, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 61.69, row = 4.564, vector = 1.439, tail = 2.831, tap = 0.04435, step = 0.002886, far = 0.0009795, cache = 1048576, deep = 0.04918, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 163.1, plane = 493.8, row = 0.8826, vector = 0.6761, tail = 15.01, input = 0.5755, tap = 0.01321, far = 0.00971, cache = 1363149, deep = 0.1299, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 63.57, row = 5.618, vector = 0.5653, tail = 1.547, cell = 0.09529, thin = 2.832, tap = 0.04884, step = 0.002246, far = 0.001789, cache = 419430, deep = 0.05037, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 270.5, plane = 497.3, row = 1.261, vector = 0.0891, tail = 20.78, cell = 0.3995, input = 1.173, tap = 0.01269, step = 0.006039, far = 0.0217, cache = 1363149, deep = 0.142, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 62.85, row = 5.132, vector = 1.448, tail = 1.124, cell = 0.02551, thin = 2.633, tap = 0.1081, step = 0.004125, far = 0.001203, cache = 419430, deep = 0.0481, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 12.52, plane = 4.193, vector = 3.056, tail = 2.878, cell = 0.1796, far = 0.003072, cache = 629146, deep = 0.0178, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 13.59, plane = 4.165, vector = 1.268, tail = 1.623, cell = 0.119, far = 0.0005696, cache = 419430, deep = 0.03046, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 14.98, plane = 4.142, vector = 1.069, tail = 0.5271, cell = 0.1783, thin = 5.115, far = 0.0006598, cache = 838861, deep = 0.03379, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 26.24, plane = 0.04253, vector = 3.336, tail = 20.59, cell = 0.6282, far = 0.007426, cache = 1363149, deep = 0.2266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 156.9, plane = 6.461, width = 32, cell = 0.2904, thin = 0.2234, far = 0.0005694, cache = 419430, deep = 0.009001, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 16.51, plane = 3.59, vector = 0.1113, tail = 2.99, cell = 0.392, far = 0.002389, cache = 1048576, deep = 0.01946, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 162.4, plane = 7.734, vector = 2.505, width = 16, cell = 0.1506, thin = 0.1043, deep = 0.00896, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 20.57, plane = 3.821, vector = 2.153, cell = 0.1102, thin = 3.86, far = 0.0006296, cache = 629146, deep = 0.01023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 22.93, plane = 13.85, row = 2.219, vector = 3.007, tail = 1.653, cell = 0.168, far = 0.0001775, cache = 419430, deep = 0.02708, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 17.57, plane = 8.705, row = 2.031, vector = 2.414, tail = 0.6651, cell = 0.1982, far = 0.001002, cache = 838861, deep = 0.03246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 22.82, plane = 3.363, row = 2.154, vector = 0.5744, cell = 0.6024, thin = 13.96, far = 0.001314, cache = 838861, deep = 0.03237, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 19.83, plane = 0.1158, vector = 9.81, tail = 39.52, far = 0.005487, cache = 1048576, deep = 0.3577, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 552.2, plane = 2.675, vector = 0.4617, cell = 0.5815, deep = 0.04581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 127.4, plane = 4.356, row = 2.596, width = 32, cell = 0.4098, thin = 0.1406, deep = 0.01323, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 30.26, plane = 4.553, row = 2.545, vector = 3.052, tail = 0.2042, cell = 0.08683, deep = 0.02195, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 146.7, plane = 8.467, row = 4.578, vector = 3.677, deep = 0.01031, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 27.05, plane = 3.116, row = 2.496, vector = 1.126, cell = 0.6402, thin = 7.418, far = 0.0003569, cache = 419430, deep = 0.01512, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 30.77, row = 1.572, vector = 6.551, tail = 2.051, cell = 0.2506, far = 0.003612, cache = 838861, deep = 0.05197, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 28.27, row = 1.599, vector = 5.249, tail = 2.032, cell = 0.2643, far = 0.00161, cache = 838861, deep = 0.05218, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 26.81, plane = 3.746, row = 3.551, tail = 2.156, cell = 1.317, thin = 26.78, far = 0.001561, cache = 838861, deep = 0.05378, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 43.69, vector = 29.16, tail = 41.7, far = 0.01318, cache = 1363149, deep = 0.3749, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 604.5, plane = 15.42, vector = 0.3223, cell = 1.012, thin = 0.0708, deep = 0.07125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 155.3, row = 1.153, vector = 11.33, far = 0.002621, cache = 1363149, deep = 0.04367, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 36.44, row = 0.3676, vector = 3.566, tail = 2.162, cell = 0.467, far = 0.001728, cache = 419430, deep = 0.0546, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 154.9, row = 0.3764, vector = 7.385, far = 0.002342, cache = 1048576, deep = 0.04522, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 27.07, plane = 9.848, row = 1.575, tail = 3.744, cell = 1.552, thin = 13.34, far = 0.0007123, cache = 419430, deep = 0.0456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 336.8, row = 3.543, vector = 6.787, tail = 4.639, cell = 0.2652, deep = 0.007519, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 326.5, row = 3.482, vector = 5.831, tail = 1.907, cell = 0.143, deep = 0.01702, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 334.7, row = 4.828, vector = 5.7, tail = 0.5461, thin = 16.25, far = 0.006548, cache = 1363149, deep = 0.01426, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.002434, vector = 7.311, tail = 47.28, cell = 0.8136, far = 0.007193, cache = 1048576, deep = 0.1258, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 149.7, vector = 7.029, tail = 2.167, far = 0.001635, cache = 1048576, deep = 0.02259, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 623.9, row = 4.826, width = 64, cell = 0.6675, thin = 0.07796, deep = 0.00476, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 309.9, row = 5.834, vector = 4.391, tail = 4.076, cell = 0.3088, far = 0.0002937, cache = 629146, deep = 0.007024, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 619.4, row = 9.47, vector = 5.736, far = 0.001642, cache = 629146, deep = 0.003938, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 12.69, row = 15.46, vector = 6.328, tail = 3.921, thin = 7.973, far = 0.004244, cache = 838861, deep = 0.007763, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 40.85, row = 1.38, vector = 7.521, input = 0.08063, far = 0.00004558, cache = 419430, deep = 0.008668, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 11.36, plane = 8.365, row = 0.3421, vector = 4.177, tail = 1.479, cell = 0.4902, input = 0.02228, deep = 0.01119, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 21.98, plane = 5.277, row = 1.167, vector = 3.1, tail = 2.17, cell = 0.6815, input = 0.02249, thin = 37.08, deep = 0.008851, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 48.83, plane = 0.4338, tail = 45.59, cell = 1.97, far = 0.002983, cache = 1363149, deep = 0.2326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 41.96, vector = 9.917, input = 0.00332, far = 0.002286, cache = 419430, deep = 0.03187, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 150.5, plane = 1.433, row = 2.49, width = 32, cell = 0.5342, input = 0.07843, thin = 0.08364, deep = 0.005376, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 27.99, plane = 5.148, row = 1.641, vector = 7.698, tail = 0.8314, input = 0.01467, deep = 0.006626, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 137, plane = 9.637, row = 3.06, vector = 4.973, input = 0.1005, far = 0.0006536, cache = 419430, deep = 0.004413, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 25.94, plane = 4.908, row = 2.411, vector = 3.414, tail = 2.656, cell = 0.4158, input = 0.0785, thin = 18.83, deep = 0.005159, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 248.1, plane = 16.65, row = 6.863, vector = 6.138, tail = 4.118, cell = 0.3855, deep = 0.009682, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 240.5, plane = 7.629, row = 3.228, vector = 7.963, cell = 0.05937, far = 0.0007587, cache = 629146, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 235.7, plane = 9.904, row = 3.367, vector = 5.643, cell = 0.09249, thin = 38.11, far = 0.002278, cache = 629146, deep = 0.01601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 51.62, vector = 19.33, tail = 53.01, cell = 0.1912, far = 0.01093, cache = 838861, deep = 0.2946, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 99.31, tail = 10.16, cell = 0.7456, far = 0.008923, cache = 1048576, deep = 0.01085, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 371.5, plane = 12.64, row = 7.843, width = 64, cell = 0.9165, thin = 0.1364, deep = 0.00091, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 225.8, plane = 1.795, row = 9.351, vector = 7.177, tail = 1.353, cell = 0.1216, far = 0.0004833, cache = 629146, deep = 0.007804, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 362.7, plane = 12.84, row = 12.01, vector = 8.067, far = 0.002543, cache = 1363149, deep = 0.00161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 30.92, plane = 5.933, row = 11.87, vector = 5.595, tail = 1.619, cell = 0.2162, thin = 14.04, far = 0.004186, cache = 1363149, deep = 0.008349, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 47.12, row = 6.408, vector = 31.38, tail = 3.057, cell = 0.3149, far = 0.006871, cache = 1363149, deep = 0.03192, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 29.35, row = 11.46, vector = 19.86, tail = 0.6049, input = 0.03534, far = 0.008503, cache = 1363149, deep = 0.02985, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 19.66, plane = 2.53, row = 11.36, vector = 14.32, tail = 0.7376, cell = 0.2779, input = 0.04427, thin = 88.82, far = 0.01259, cache = 1363149, deep = 0.02835, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 44.1, vector = 52.89, tail = 33.39, cell = 6.534, far = 0.04394, cache = 1363149, deep = 0.3683, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 137.6, row = 4.062, width = 64, cell = 2.319, input = 0.001583, thin = 0.1124, far = 0.005401, cache = 1363149, deep = 0.0317, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 45.95, row = 5.997, vector = 14.82, tail = 3.634, cell = 1.019, far = 0.003246, cache = 1363149, deep = 0.03535, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 15.83, plane = 136, row = 3.809, width = 16, cell = 2.909, thin = 0.4357, far = 0.003242, cache = 1363149, deep = 0.03399, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 29.21, plane = 1.357, row = 11.46, vector = 14.85, cell = 0.5339, input = 0.02875, thin = 47.94, far = 0.006882, cache = 419430, deep = 0.02996, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 45.09, plane = 3.91, vector = 7.315, tail = 0.6873, far = 0.0007571, cache = 1363149, deep = 0.02076, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 32.08, plane = 3.443, vector = 1.517, tail = 2.322, cell = 0.2764, far = 0.0005033, cache = 1363149, deep = 0.02708, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 42.65, plane = 5.052, vector = 1.447, tail = 2.001, cell = 0.4679, thin = 11.19, deep = 0.01978, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 35.77, vector = 20.07, tail = 18.11, cell = 0.2648, far = 0.01573, cache = 1363149, deep = 0.304, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 157.7, vector = 1.51, width = 64, tail = 5.721, cell = 0.4716, far = 0.005531, cache = 838861, deep = 0.008634, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 50.89, plane = 3.397, vector = 5.467, tail = 1.738, cell = 0.02942, deep = 0.01486, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 175.3, plane = 5.835, width = 16, cell = 0.7215, thin = 0.1787, deep = 0.008507, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 50.3, plane = 4.76, vector = 3.72, tail = 0.3452, cell = 0.1281, thin = 5.918, deep = 0.01033, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 36.97, plane = 0.4586, row = 2.88, vector = 7.93, tail = 0.3202, cell = 0.07683, far = 0.0007722, cache = 419430, deep = 0.03344, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 19.44, plane = 2.6, row = 2.458, vector = 2.841, tail = 1.152, input = 0.0283, far = 0.002169, cache = 1363149, deep = 0.04175, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 19.04, plane = 3.149, row = 2.455, tail = 1.847, cell = 0.8394, thin = 8.772, far = 0.002381, cache = 1363149, deep = 0.04363, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 43.55, plane = 0.4529, vector = 13.51, tail = 27.93, input = 0.04401, far = 0.01225, cache = 1363149, deep = 0.1932, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 162.3, row = 5.162, width = 64, tail = 0.1203, cell = 0.5703, thin = 0.01251, far = 0.0001318, cache = 419430, deep = 0.02252, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 26.18, plane = 2.973, row = 2.204, vector = 3.82, tail = 0.7756, cell = 0.2622, far = 0.00008894, cache = 419430, deep = 0.03212, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 152.7, plane = 8.113, row = 3.872, width = 32, cell = 0.6738, thin = 0.05508, far = 0.0001092, cache = 419430, deep = 0.01962, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 27.66, plane = 2.961, row = 2.518, vector = 1.335, tail = 1.68, input = 0.08294, thin = 3.651, deep = 0.0258, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 26.65, plane = 4.433, vector = 5.193, tail = 0.1307, cell = 0.06679, far = 0.001637, cache = 1363149, deep = 0.01806, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 10.76, plane = 4.815, vector = 2.437, tail = 0.1263, cell = 0.09118, far = 0.0009629, cache = 1363149, deep = 0.01745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 12.42, plane = 4.261, vector = 0.9145, tail = 0.5606, cell = 0.357, thin = 10.05, deep = 0.01465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 26.25, vector = 2.244, tail = 20.74, cell = 1.042, far = 0.006596, cache = 419430, deep = 0.2897, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 192.4, plane = 0.5531, vector = 3.442, width = 64, tail = 5.932, cell = 0.2566, far = 0.005134, cache = 838861, deep = 0.00479, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 19.43, plane = 3.585, vector = 2.41, tail = 0.878, cell = 0.1935, deep = 0.01427, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 178.2, plane = 3.402, vector = 6.447, width = 32, tail = 1.267, cell = 0.1515, thin = 0.001296, far = 0.003337, cache = 629146, deep = 0.005872, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 18.94, plane = 4.156, vector = 1.731, tail = 0.765, cell = 0.3519, thin = 5.721, deep = 0.009409, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 33.86, plane = 2.405, row = 3.446, vector = 11.29, tail = 2.813, far = 0.002441, cache = 1363149, deep = 0.003651, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 34.04, row = 5.049, vector = 5.153, tail = 1.826, cell = 0.1929, deep = 0.003207, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 7.832, row = 6.072, vector = 2.519, tail = 1.565, cell = 0.6845, input = 0.102, thin = 16.47, deep = 0.001184, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.548, tail = 57.95, cell = 1.506, deep = 0.1117, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 308.4, row = 3.277, width = 64, cell = 0.5531, input = 0.1224, thin = 0.1163, far = 0.005175, cache = 419430, deep = 0.003351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 40.92, row = 8.445, vector = 5.342, tail = 3.054, cell = 0.1585, far = 0.002289, cache = 1048576, deep = 0.002512, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 276.2, row = 9.036, width = 32, cell = 0.4491, input = 0.2675, thin = 0.186, far = 0.006606, cache = 1048576, deep = 0.003329, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 0.5958, row = 17.13, tail = 4.729, cell = 1.416, input = 0.1215, thin = 5.644, far = 0.005061, cache = 419430, deep = 0.0009651, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 58.08, plane = 2.573, row = 8.12, vector = 8.896, width = 32, cell = 0.6432, thin = 0.367, deep = 0.01353, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 24.77, row = 9.738, vector = 4.533, tail = 0.005404, cell = 0.03369, input = 0.1156, deep = 0.03014, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 25.25, row = 12.78, tail = 0.1661, cell = 1.084, input = 0.1002, thin = 15.23, far = 0.001403, cache = 419430, deep = 0.02679, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 18.15, vector = 5.857, tail = 60.69, cell = 1.627, deep = 0.273, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 56.26, plane = 1.205, row = 2.578, vector = 10.17, width = 32, cell = 0.185, thin = 0.002458, far = 0.001815, cache = 419430, deep = 0.04525, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 162.6, row = 15.95, vector = 0.5998, width = 32, cell = 0.8478, input = 0.01377, thin = 0.1217, far = 0.001548, cache = 629146, deep = 0.007095, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 20.45, plane = 19.84, row = 14.69, vector = 9.081, tail = 2.822, far = 0.0001612, cache = 419430, deep = 0.00972, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 139.1, plane = 31.77, row = 13.78, vector = 6.427, width = 16, cell = 0.7042, thin = 0.7091, far = 0.00135, cache = 419430, deep = 0.008973, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 36.67, row = 25.43, cell = 1.642, input = 0.04821, thin = 8.793, far = 0.001435, cache = 419430, deep = 0.0104, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1382, row = 4.115, vector = 15.81, tail = 14.13, cell = 0.7501, deep = 0.01663, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1304, row = 8.221, vector = 11, tail = 2.845, cell = 0.8145, deep = 0.02325, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1324, plane = 2.481, row = 8.023, vector = 13.41, tail = 3.71, cell = 0.4155, thin = 57.73, deep = 0.02127, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <call = 332.5, vector = 9.533, tail = 125.8, cell = 3.478, far = 0.003409, cache = 419430, deep = 0.5017, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 232.9, vector = 8.524, tail = 2.452, deep = 0.04805, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1894, row = 6.836, width = 64, cell = 1.679, thin = 0.06072, far = 0.0005739, cache = 419430, deep = 0.0203, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1274, row = 15.79, vector = 13.2, tail = 2.435, cell = 0.2694, far = 0.002446, cache = 1363149, deep = 0.01834, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1737, row = 16.73, vector = 14.75, far = 0.004064, cache = 1363149, deep = 0.01811, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 75.05, plane = 2.804, row = 22.78, vector = 15.15, tail = 18.17, thin = 42.11, deep = 0.02196, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 6853, row = 27.92, vector = 88.74, tail = 5.406, deep = 0.02205, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 5728, row = 30.77, vector = 59.47, tail = 11.06, deep = 0.02127, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 4715, plane = 33.13, tail = 54.57, cell = 12.93, thin = 149.7, deep = 0.02737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 57.51, plane = 1.25, row = 11.26, tail = 326.8, cell = 9.884, far = 0.1383, cache = 419430, deep = 1.107, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 436.5, plane = 16.95, vector = 13.67, cell = 0.07061, thin = 0.2325, far = 0.04145, cache = 629146, deep = 0.01469, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 7643, row = 35.7, vector = 85.22, deep = 0.02275, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 5199, row = 34.88, vector = 51.05, tail = 22.86, deep = 0.02784, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 6376, plane = 5.198, row = 43.33, width = 32, cell = 5.921, thin = 0.4787, deep = 0.04718, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 631.1, plane = 32.82, row = 23.24, tail = 116.2, cell = 12.54, thin = 106.3, deep = 0.145, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 6987, plane = 428.6, vector = 211.6, tail = 90.51, deep = 0.02046, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 6289, plane = 683.5, tail = 193.2, cell = 18.08, deep = 0.02326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 9054, plane = 7.246, tail = 125.3, cell = 29.48, thin = 280.9, far = 0.1662, cache = 419430, deep = 0.02046, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 124.3, plane = 6.539, vector = 34.93, tail = 496.7, cell = 15.01, far = 0.2589, cache = 419430, deep = 2.3, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 398.1, plane = 21.99, row = 7.815, vector = 14.08, cell = 0.08514, far = 0.003507, cache = 419430, deep = 0.06464, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 58924, vector = 71.1, width = 64, cell = 6.368, thin = 0.4617, far = 0.3655, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 5721, plane = 500, tail = 190.1, cell = 15.3, deep = 0.02046, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 6642, row = 55.4, width = 32, cell = 15.56, thin = 4.129>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 44.27, row = 32.8, tail = 212.5, cell = 33.04, thin = 169.4, deep = 0.3119, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 40.29, plane = 15.17, row = 6.813, vector = 5.155, tail = 8.627, input = 0.02828, tap = 0.1267, step = 0.003329, far = 0.001647, cache = 419430, deep = 0.03652, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 54.48, vector = 6.705, tail = 53.73, input = 0.01129, tap = 0.6027, step = 0.008437, far = 0.02865, cache = 1363149, deep = 0.4138, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 736, plane = 71.77, row = 3.549, vector = 15.16, tail = 14.24, input = 0.3372, step = 0.108, deep = 0.07579, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 923.1, plane = 14.51, vector = 12.4, width = 64, cell = 0.9693, input = 0.7457, thin = 0.05525, tap = 0.00133, step = 0.0607, far = 0.02754, cache = 1363149, deep = 0.104, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 505.6, plane = 72.36, vector = 36.75, width = 16, tail = 15.03, input = 0.7969, tap = 0.01458, step = 0.332, far = 0.02199, cache = 838861, deep = 0.1479, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 33.73, plane = 12.12, row = 12.22, vector = 3.355, tail = 3.086, input = 0.007149, thin = 8.785, tap = 0.2909, far = 0.002604, cache = 419430, deep = 0.04136, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 51.58, row = 1.728, vector = 2.896, tail = 0.2171, cell = 0.0281, far = 0.001331, cache = 629146, deep = 0.04617, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 58.55, tail = 1.441, cell = 0.3252, far = 0.00329, cache = 629146, deep = 0.1007, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 130.5, plane = 45.78, row = 1.044, tail = 31.81, cell = 0.2279, far = 0.002139, cache = 1363149, deep = 0.01854, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 15.75, plane = 120.6, vector = 6.498, thin = 4.057, far = 0.003147, cache = 838861, deep = 0.0405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 51.07, row = 2.251, vector = 0.05434, tail = 1.285, cell = 0.2184, far = 0.002193, cache = 838861, deep = 0.05585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 125.5, plane = 50.69, row = 0.7313, vector = 1.606, width = 16, cell = 0.1327, far = 0.002185, cache = 1363149, deep = 0.0195, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 2.461, plane = 53.7, row = 1.597, vector = 0.3991, tail = 0.4529, cell = 0.3581, thin = 1.933, far = 0.002288, cache = 629146, deep = 0.07326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 57.76, row = 1.586, vector = 4.765, cell = 0.009564, far = 0.003089, cache = 838861, deep = 0.03859, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 1.456, plane = 64.43, vector = 3.354, cell = 0.09618, far = 0.004619, cache = 629146, deep = 0.0531, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 103, plane = 59.01, row = 1.017, vector = 5.29, tail = 71.49, far = 0.001303, cache = 1363149, deep = 0.03321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 57.11, plane = 109.1, row = 9.69, vector = 8.214, tail = 0.5565, thin = 14.65, far = 0.0037, cache = 1363149, deep = 0.03729, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 55.45, row = 1.322, vector = 1.74, tail = 0.8831, cell = 0.1399, far = 0.003175, cache = 838861, deep = 0.0428, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 98.48, plane = 61.28, row = 0.7706, width = 32, cell = 0.3592, thin = 0.02347, far = 0.001314, cache = 1363149, deep = 0.03923, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 5.913, plane = 56.04, row = 2.41, tail = 0.2527, cell = 0.6772, thin = 7.895, far = 0.0008832, cache = 419430, deep = 0.04232, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 58.11, row = 2.268, vector = 8.156, cell = 0.129, far = 0.001543, cache = 419430, deep = 0.03516, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <call = 0.9522, plane = 63.61, vector = 5.358, cell = 0.3867, far = 0.004699, cache = 838861, deep = 0.05589, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 145.6, plane = 63.36, vector = 9.356, width = 32, cell = 0.2804, far = 0.004242, cache = 419430, deep = 0.03084, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 8.645, plane = 104.8, row = 13.59, vector = 13.97, tail = 0.8692, thin = 20.47, far = 0.001155, cache = 1363149, deep = 0.03355, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 56.13, row = 3.208, vector = 4.901, cell = 0.1302, far = 0.0008086, cache = 629146, deep = 0.0358, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 144.2, plane = 61.41, vector = 5.142, width = 32, cell = 0.5137, far = 0.003572, cache = 419430, deep = 0.03354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 8.001, plane = 55.82, row = 4.744, vector = 1.76, tail = 0.1227, cell = 0.9277, thin = 14.94, far = 0.0003668, cache = 419430, deep = 0.03288, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 76.14, plane = 101.2, row = 0.795, vector = 7.827, tail = 5.059, cell = 0.1869, far = 0.001525, cache = 1363149, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 280.6, plane = 114.5, vector = 7.038, tail = 1.082, far = 0.007083, cache = 419430, deep = 0.05993, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 267.1, plane = 98.73, row = 1.436, vector = 0.1963, width = 64, cell = 0.5755, thin = 0.007995, deep = 0.006819, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <plane = 12.67, row = 154.3, vector = 7.012, tail = 1.812, cell = 0.4649, thin = 7.829, far = 0.005803, cache = 419430, deep = 0.02402, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 82.09, plane = 100.3, row = 1.641, vector = 4.338, tail = 3.275, cell = 0.2892, deep = 0.02235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 208.3, plane = 108, row = 2.309, tail = 5.167, cell = 0.7769, deep = 0.005776, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 238.6, plane = 100.8, row = 1.686, vector = 2.197, tail = 3.628, cell = 0.842, thin = 17, far = 0.001092, cache = 419430, deep = 0.01359, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 5.75, plane = 65.81, row = 2.028, vector = 7.021, tail = 2.211, input = 0.03012, far = 0.002504, cache = 629146, deep = 0.02836, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 4.283, plane = 66.85, vector = 3.477, tail = 0.2033, input = 0.08676, far = 0.00514, cache = 419430, deep = 0.07248, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 131, plane = 67.79, row = 2.927, tail = 34.76, cell = 0.416, input = 0.03108, far = 0.001819, cache = 629146, deep = 0.03206, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 34.71, plane = 104.5, row = 15.17, vector = 15.61, thin = 25.47, deep = 0.02915, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 61.29, row = 2.593, vector = 2.246, tail = 1.894, cell = 0.4858, input = 0.002536, far = 0.004295, cache = 629146, deep = 0.02656, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 126.5, plane = 64.53, row = 4.112, tail = 7.753, cell = 0.5177, input = 0.03012, far = 0.003645, cache = 419430, deep = 0.03286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 4.154, plane = 64.94, row = 3.09, vector = 1.587, cell = 0.9313, input = 0.02835, thin = 15.13, far = 0.002165, cache = 629146, deep = 0.02322, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 68.27, row = 3.136, tail = 3.52, cell = 0.6112, far = 0.002013, cache = 1363149, deep = 0.03211, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 35.87, plane = 72.98, vector = 5.627, tail = 0.871, cell = 0.1844, far = 0.001894, cache = 1363149, deep = 0.04175, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 130.7, plane = 73.46, row = 3.753, tail = 440.8, cell = 0.5717, far = 0.0007016, cache = 629146, deep = 0.02237, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 64.63, row = 96.82, vector = 14.19, tail = 5.145, thin = 17.49, far = 0.0007014, cache = 1363149, deep = 0.03218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 3.743, plane = 66.21, row = 2.882, vector = 5.251, tail = 1.568, cell = 0.1426, far = 0.002514, cache = 838861, deep = 0.03082, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 162.7, plane = 72.16, row = 2.859, vector = 5.943, tail = 168.2, far = 0.0009406, cache = 1363149, deep = 0.02223, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 32.51, plane = 67.47, row = 3.219, tail = 3.993, cell = 1.516, thin = 15.27, deep = 0.02538, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 58.94, row = 7.453, vector = 34.11, tail = 11.17, cell = 1.085, input = 0.001389, far = 0.002314, cache = 629146, deep = 0.02622, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 55.27, row = 5.047, vector = 29.61, cell = 0.8278, input = 0.01724, far = 0.01304, cache = 838861, deep = 0.03357, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 75.15, plane = 53.4, row = 10.15, tail = 727.8, cell = 2.946, input = 0.0144, far = 0.003903, cache = 1363149, deep = 0.04991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 7.848, plane = 130.4, row = 2.277, vector = 60.39, tail = 1.934, thin = 34.46, far = 0.01018, cache = 1048576, deep = 0.02792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 59.85, row = 7.257, vector = 29.44, cell = 0.872, input = 0.01014, far = 0.0075, cache = 838861, deep = 0.02856, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 142, plane = 44.9, row = 10.62, vector = 29.09, tail = 163.6, input = 0.05453, far = 0.006047, cache = 629146, deep = 0.06468, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 0.8857, plane = 51.53, row = 9.277, vector = 11.29, cell = 5.327, input = 0.05816, thin = 25.53, far = 0.01069, cache = 629146, deep = 0.0422, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 54.72, row = 3.179, vector = 3.814, tail = 0.4486, cell = 0.07241, far = 0.002514, cache = 838861, deep = 0.03582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 26.91, plane = 61.5, vector = 4.107, cell = 0.1008, far = 0.005554, cache = 838861, deep = 0.07236, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 132.5, plane = 55.14, row = 1.567, width = 32, tail = 0.1699, cell = 0.3239, thin = 0.07062, far = 0.001703, cache = 1363149, deep = 0.0341, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 4.696, plane = 121.3, vector = 8.546, thin = 8.598, far = 0.002873, cache = 838861, deep = 0.03793, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 56.5, row = 2.965, vector = 1.791, cell = 0.156, far = 0.002603, cache = 838861, deep = 0.04009, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 117.7, plane = 58.35, row = 1.919, vector = 0.03031, width = 32, tail = 0.7435, cell = 0.3511, thin = 0.008789, far = 0.001791, cache = 1048576, deep = 0.03375, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 13.78, plane = 57.95, row = 3.744, cell = 0.6875, thin = 1.864, far = 0.001185, cache = 838861, deep = 0.03581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 2.654, plane = 72.43, row = 4.922, vector = 7.648, tail = 2.37, cell = 0.2843, far = 0.005877, cache = 419430, deep = 0.1029, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 19.84, plane = 75.58, row = 0.08899, width = 16, tail = 2.308, cell = 1.099, thin = 0.4949, far = 0.008959, cache = 629146, deep = 0.1141, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 166.9, plane = 72.78, row = 5.967, tail = 612.5, cell = 0.7196, far = 0.0005929, cache = 419430, deep = 0.04662, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <plane = 567.7, cell = 0.5236, far = 0.01424, cache = 1048576, deep = 0.09664, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 137.4, row = 192, vector = 65.43, thin = 35.84, far = 0.0007279, cache = 419430, deep = 0.0594, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 30.22, plane = 76.52, width = 16, tail = 2.381, cell = 1.177, thin = 0.5339, far = 0.0107, cache = 629146, deep = 0.1031, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 185.9, plane = 86.57, row = 0.04107, width = 16, tail = 2.506, cell = 1.08, thin = 0.4688, far = 0.006331, cache = 419430, deep = 0.05859, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 6.608, plane = 77.35, row = 6.284, vector = 0.5726, tail = 2.666, cell = 2.022, thin = 55.41, far = 0.02061, cache = 629146, deep = 0.1772, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 121.2, plane = 118.7, tail = 15.23, cell = 0.05519, input = 0.6487, far = 0.0107, cache = 1363149, deep = 0.05162, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 418.8, plane = 123.6, row = 6.355, input = 1.466, far = 0.07052, cache = 1363149, deep = 0.08366, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 64.27, plane = 162.3, row = 0.6696, input = 0.6768, deep = 0.01662, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 139, row = 152, tail = 2.36, cell = 1.024, thin = 4.152, far = 0.008939, cache = 838861, deep = 0.03218, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 209.8, plane = 58.47, width = 32, tail = 11.11, input = 0.9206, far = 0.01618, cache = 1363149, deep = 0.04703, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 210.3, plane = 160.1, width = 16, tail = 9.217, input = 0.9594, deep = 0.01857, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 335.9, plane = 103.7, row = 0.2446, vector = 1.481, tail = 4.689, input = 1.732, thin = 16.96, deep = 0.04822, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 49.37, plane = 87.55, row = 11.92, vector = 12.84, tail = 4.237, cell = 0.5547, far = 0.006119, cache = 1363149, deep = 0.1179, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 63.94, row = 8.412, tail = 8.895, cell = 1.953, far = 0.01352, cache = 1363149, deep = 0.1706, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 182.4, plane = 77.4, row = 10.89, tail = 1472, cell = 1.505, far = 0.0005092, cache = 1363149, deep = 0.08719, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 265.4, plane = 61.9, vector = 6.92, cell = 0.4412, far = 0.004386, cache = 629146, deep = 0.1384, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 332.9, row = 603.5, vector = 62.32, cell = 7.54, thin = 58.97, deep = 0.1806, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 63.13, row = 12.05, tail = 8.78, cell = 1.878, far = 0.01317, cache = 1048576, deep = 0.2037, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 183, plane = 63.33, row = 13.25, tail = 1364, cell = 1.911, far = 0.003507, cache = 1048576, deep = 0.1372, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <plane = 82.56, row = 12.02, vector = 4.479, tail = 4.755, cell = 2.379, thin = 165.3, far = 0.05499, cache = 1363149, deep = 0.358, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 337.6, row = 13.92, vector = 11.3, tail = 16.4, cell = 1.221, deep = 0.1599, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 344, row = 17.37, vector = 20.94, far = 0.02201, cache = 419430, deep = 0.2105, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 194, vector = 44.76, tail = 2562, deep = 0.1932, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 2804, cell = 1.023, far = 0.03796, cache = 419430, deep = 0.143, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 2889, row = 48.05, tail = 6.675, cell = 23.74, thin = 447.6, deep = 0.09259, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 323.5, row = 7.932, vector = 19, width = 16, cell = 1.535, thin = 0.308, far = 0.004149, cache = 419430, deep = 0.2234, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 538.9, plane = 46.32, vector = 19.54, width = 32, tail = 0.3774, cell = 2.117, far = 0.04536, cache = 419430, deep = 0.1932, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 135.3, plane = 94.44, row = 12.01, vector = 9.556, cell = 2.826, thin = 363, far = 0.05371, cache = 629146, deep = 0.2982, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 79.52, row = 6.524, vector = 3.202, tail = 4.983, tap = 0.07591, step = 0.002259, far = 0.001992, cache = 419430, deep = 0.03787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 260.5, plane = 683.5, row = 8.399, vector = 9.029, tail = 9.774, input = 0.667, tap = 0.01237, step = 0.003558, far = 0.006055, cache = 419430, deep = 0.1404, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 2.943, plane = 83.92, row = 7.118, vector = 2.426, tail = 2.375, thin = 4.632, tap = 0.1026, step = 0.00361, far = 0.001936, cache = 419430, deep = 0.03981, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 388.8, plane = 702.5, row = 4.38, vector = 8.255, tail = 27.05, input = 1.224, tap = 0.01279, step = 0.02211, far = 0.01792, cache = 629146, deep = 0.1857, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 11.82, plane = 85.23, row = 6.523, vector = 2.651, tail = 2.209, thin = 4.097, tap = 0.2214, step = 0.007506, far = 0.0008829, cache = 419430, deep = 0.04054, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 32.18, plane = 15.42, row = 1.751, vector = 2.132, tail = 1.828, cell = 0.1301, far = 0.003216, cache = 1048576, deep = 0.02318, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 21.49, plane = 31.93, vector = 3.286, tail = 1.216, far = 0.002279, cache = 419430, deep = 0.04215, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 66.98, plane = 5.873, row = 1.061, vector = 0.1646, width = 16, cell = 0.6288, thin = 0.1565, far = 0.005673, cache = 1363149, deep = 0.04228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 232.3, plane = 0.1742, vector = 2.174, tail = 38.96, cell = 0.3868, far = 0.006798, cache = 1048576, deep = 0.3256, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 141.3, plane = 34.81, row = 2.504, width = 64, cell = 0.2813, thin = 0.003583, far = 0.001416, cache = 838861, deep = 0.01124, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 24.84, plane = 27.84, row = 0.4638, vector = 2.469, tail = 0.5603, cell = 0.08421, far = 0.001208, cache = 1363149, deep = 0.02101, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 157, plane = 35.41, row = 1.638, vector = 6.036, width = 16, tail = 3.441, far = 0.0005186, cache = 1363149, deep = 0.009442, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 64.7, plane = 3.356, row = 2.856, width = 16, cell = 0.7195, thin = 0.1102, far = 0.0005426, cache = 419430, deep = 0.01642, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 148.1, plane = 110.1, row = 0.8292, vector = 6.304, width = 32, cell = 0.4946, far = 0.0003633, cache = 838861, deep = 0.0167, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 207, plane = 39.74, row = 2.12, tail = 6.455, cell = 0.9262, far = 0.002894, cache = 1048576, deep = 0.04647, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 218.9, plane = 33.91, row = 3.968, cell = 1.376, thin = 40.39, far = 0.002744, cache = 1048576, deep = 0.04477, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 25.14, vector = 19.04, tail = 49.14, cell = 0.757, far = 0.002483, cache = 419430, deep = 0.3159, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 135.6, plane = 10.57, vector = 8.585, width = 64, tail = 0.8466, cell = 0.4646, deep = 0.01873, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 395.4, row = 5.08, vector = 2.26, width = 64, cell = 0.7219, thin = 0.0381, far = 0.00187, cache = 1048576, deep = 0.004443, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 190.3, plane = 42.29, row = 4.173, vector = 1.082, width = 32, tail = 0.9411, cell = 0.8189, thin = 0.09105, far = 0.0008231, cache = 629146, deep = 0.01251, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 304.7, plane = 61.15, row = 6.574, vector = 1.608, width = 32, tail = 0.5016, cell = 0.8738, far = 0.001625, cache = 1048576, deep = 0.004441, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 4.253, plane = 36.82, row = 11.76, cell = 1.488, thin = 11.23, far = 0.002924, cache = 419430, deep = 0.01117, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 8.711, plane = 62.78, row = 2.681, tail = 5.141, input = 0.06214, tap = 0.1377, step = 0.002432, deep = 0.07163, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 154.1, plane = 0.2276, row = 1.936, vector = 12.01, tail = 44.18, tap = 0.4977, step = 0.01413, far = 0.05467, cache = 1048576, deep = 0.549, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 1002, plane = 78.5, vector = 27.87, width = 64, cell = 0.2814, input = 0.3764, step = 0.1012, far = 0.01936, cache = 1363149, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 587.7, plane = 15.58, width = 64, cell = 1.358, input = 0.8443, thin = 1.079, step = 0.01049, far = 0.03459, cache = 1048576, deep = 0.1023, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 944.8, plane = 89.55, row = 9.176, vector = 18.05, tail = 13.66, input = 0.5659, step = 0.3551, far = 0.03606, cache = 419430, deep = 0.219, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 18.97, plane = 23.89, row = 9.886, vector = 2.311, tail = 3.96, input = 0.006683, thin = 14.14, tap = 0.301, far = 0.0003757, cache = 419430, deep = 0.05822, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 47.68, row = 1.658, vector = 2.13, tail = 2.936, cell = 0.09756, far = 0.003186, cache = 629146, deep = 0.0417, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 10.67, plane = 60.86, vector = 0.4676, tail = 3.666, cell = 0.3323, far = 0.005181, cache = 1048576, deep = 0.0567, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 151.1, plane = 38.41, width = 64, cell = 0.2439, thin = 0.03814, far = 0.002265, cache = 419430, deep = 0.03877, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 26.69, plane = 107.7, row = 6.493, vector = 6.747, thin = 15.71, far = 0.003074, cache = 629146, deep = 0.03935, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 52.97, row = 1.836, vector = 1.237, tail = 2.216, cell = 0.1171, far = 0.003405, cache = 629146, deep = 0.04464, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 121.3, plane = 54.31, row = 1.192, vector = 2.057, tail = 25.39, far = 0.002055, cache = 629146, deep = 0.04184, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 58.09, row = 1.734, vector = 1.853, cell = 0.1128, thin = 8.156, far = 0.001962, cache = 838861, deep = 0.04241, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 59.73, plane = 67.32, row = 0.8036, vector = 7.743, tail = 5.903, far = 0.003982, cache = 1363149, deep = 0.05092, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 124.4, plane = 63.67, vector = 3.549, tail = 2.397, cell = 0.3294, far = 0.006054, cache = 1048576, deep = 0.09365, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 201.9, plane = 71.2, row = 1.432, vector = 6.967, tail = 580.2, far = 0.003022, cache = 1363149, deep = 0.0382, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 108.3, plane = 22.67, row = 69.69, vector = 13.89, thin = 30.75, far = 0.01763, cache = 629146, deep = 0.05264, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 75.51, plane = 63.97, row = 2.707, vector = 0.03183, tail = 4.137, cell = 0.6561, far = 0.004678, cache = 1048576, deep = 0.05322, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 205.9, plane = 69.14, row = 2.999, vector = 4.658, tail = 750.3, far = 0.005152, cache = 1048576, deep = 0.03739, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 105.1, plane = 66.32, row = 5.232, vector = 0.7286, tail = 2.069, cell = 1.085, thin = 11.77, deep = 0.044, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 69.93, row = 6.343, vector = 2.258, tail = 5.448, tap = 0.0738, far = 0.00113, cache = 419430, deep = 0.04951, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 286.3, plane = 668.3, row = 4.244, vector = 10.92, tail = 12.84, input = 0.6331, tap = 0.002554, step = 0.00369, far = 0.006462, cache = 419430, deep = 0.1675, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 74.91, row = 6.531, vector = 1.981, tail = 2.938, cell = 0.007594, thin = 7.018, tap = 0.1024, far = 0.001371, cache = 419430, deep = 0.05516, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 469.8, plane = 630.5, row = 3.717, vector = 10.61, tail = 30.64, input = 1.263, tap = 0.004419, deep = 0.1866, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 76.48, row = 6.111, vector = 0.8059, tail = 2.444, cell = 0.3523, thin = 7.738, tap = 0.2218, step = 0.0003722, far = 0.0006647, cache = 419430, deep = 0.04427, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 28.92, plane = 12.72, row = 1.478, vector = 3.77, cell = 0.03379, far = 0.002014, cache = 1363149, deep = 0.01878, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 28.11, plane = 5.037, row = 0.3461, vector = 2.434, cell = 0.1586, far = 0.001828, cache = 838861, deep = 0.0178, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 34.58, plane = 3.382, row = 0.7713, vector = 1.231, tail = 0.1357, cell = 0.3855, thin = 15.99, deep = 0.01474, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 1.281, plane = 0.1506, vector = 2.358, tail = 41.18, cell = 0.3524, far = 0.02219, cache = 1363149, deep = 0.2675, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <plane = 197, row = 1.267, vector = 3.951, far = 0.002003, cache = 629146, deep = 0.002373, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 39.26, plane = 3.955, row = 1.525, vector = 1.618, tail = 0.7089, cell = 0.1787, deep = 0.01659, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <plane = 195.8, row = 3.945, vector = 2.673, far = 0.0008866, cache = 419430, deep = 0.002431, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 44.36, plane = 2.861, row = 1.974, vector = 2.708, tail = 0.2756, thin = 8.125, deep = 0.0116, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 246.2, row = 6.948, vector = 10.14, tail = 0.8023, far = 0.005405, cache = 1363149, deep = 0.007343, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 198.9, plane = 5.262, row = 4.332, vector = 8.136, tail = 0.5274, far = 0.0007958, cache = 419430, deep = 0.02291, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 222.1, plane = 3.932, row = 4.039, vector = 5.485, cell = 0.1493, thin = 40, far = 0.002229, cache = 419430, deep = 0.006688, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 25.51, plane = 0.06518, vector = 16.24, tail = 56.37, cell = 0.1692, deep = 0.315, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 56.52, plane = 15.9, row = 1.516, vector = 10.37, tail = 0.4964, deep = 0.006395, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 328.8, plane = 146.6, vector = 10.87>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 203.7, row = 9.679, vector = 6.891, cell = 0.01166, deep = 0.00464, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 361.1, plane = 111.7, row = 6.217, vector = 6.815>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 11.82, plane = 2.285, row = 14.53, vector = 5.475, thin = 12.48, deep = 0.005096, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 48.01, plane = 50.27, row = 4.223, width = 32, tail = 0.9519, thin = 0.4128, tap = 0.168, step = 0.01071, far = 0.0003442, cache = 419430, deep = 0.03948, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 63.84, vector = 6.667, tail = 42.48, cell = 0.08715, input = 0.02402, tap = 0.5377, step = 0.01794, far = 0.03819, cache = 1048576, deep = 0.5289, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 1076, plane = 77.11, vector = 30.26, width = 32, cell = 0.001911, input = 0.214, step = 0.1184, far = 0.02031, cache = 838861, deep = 0.1207, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 489.5, plane = 14.13, vector = 2.073, width = 32, cell = 1.537, input = 0.6845, thin = 1.356, tap = 0.0006264, step = 0.05216, far = 0.03166, cache = 1363149, deep = 0.07661, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 982.2, plane = 69.87, row = 8.323, vector = 18.18, cell = 0.4007, input = 0.3194, thin = 7.981, tap = 0.0106, step = 0.347, far = 0.04691, cache = 838861, deep = 0.2497, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 33.73, plane = 19.23, row = 10.38, vector = 1.578, tail = 5.228, thin = 14.38, tap = 0.3058, deep = 0.05719, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 51.37, row = 1.028, vector = 3.307, tail = 0.2532, cell = 0.008318, far = 0.003552, cache = 419430, deep = 0.04123, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 3.118, plane = 59.94, vector = 2.371, tail = 0.1012, cell = 0.06767, far = 0.004882, cache = 419430, deep = 0.04728, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 54.04, plane = 59.57, vector = 15.86, width = 64, tail = 84.15, far = 0.006378, cache = 1363149, deep = 0.04155, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 6.306, plane = 91.53, row = 6.781, vector = 6.135, thin = 16.51, far = 0.00282, cache = 629146, deep = 0.039, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 52.56, row = 1.433, vector = 1.934, cell = 0.01128, far = 0.00335, cache = 419430, deep = 0.04194, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 112.2, plane = 53.03, row = 1.27, vector = 2.087, tail = 211.3, far = 0.002136, cache = 419430, deep = 0.04182, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 1.007, plane = 52.96, row = 2.087, tail = 0.1936, cell = 0.4467, thin = 9.215, far = 0.001935, cache = 419430, deep = 0.04005, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 64.94, row = 1.711, vector = 7.023, tail = 0.6334, deep = 0.02984, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 17.65, plane = 62.97, tail = 0.3833, cell = 0.7736, deep = 0.06023, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 103.6, plane = 91.49, row = 5.888, vector = 26.41, width = 64, tail = 55.09, thin = 9.682, deep = 0.01438, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 94.22, plane = 23.91, row = 87.32, vector = 11.89, tail = 0.3995, thin = 31.53, deep = 0.03414, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 4.298, plane = 61.91, row = 1.857, vector = 5.033, tail = 0.1594, cell = 0.03344, deep = 0.02752, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 98.15, plane = 76.86, row = 0.9457, tail = 92.67, cell = 0.5849, far = 0.01393, cache = 1363149, deep = 0.01393, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 28.12, plane = 59.68, row = 2.415, vector = 4.279, tail = 0.3568, cell = 0.1482, thin = 15.11, far = 0.0005253, cache = 838861, deep = 0.02045, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 0.2292, plane = 70.77, row = 6.452, vector = 1.633, tail = 3.734, tap = 0.06053, step = 0.002356, far = 0.002837, cache = 419430, deep = 0.03821, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 271.4, plane = 649.5, row = 5.549, vector = 6.547, tail = 16.34, input = 0.5658, tap = 0.000182, step = 0.01573, far = 0.01471, cache = 419430, deep = 0.1044, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 7.022, plane = 73.77, row = 5.756, vector = 1.848, tail = 0.9319, thin = 7.71, tap = 0.08688, step = 0.002742, far = 0.003514, cache = 419430, deep = 0.03654, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 478.7, plane = 668.7, row = 8.647, tail = 25.4, cell = 0.9731, input = 1.12, thin = 3.2, step = 0.01164, far = 0.02459, cache = 629146, deep = 0.1884, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 15.57, plane = 73.79, row = 5.581, vector = 1.918, tail = 0.9563, thin = 7.475, tap = 0.1897, step = 0.003755, far = 0.004501, cache = 419430, deep = 0.03403, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 43.49, row = 13.22, width = 32, tail = 2.25, input = 0.06132, thin = 0.2262, tap = 0.1422, step = 0.004217>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 81.93, plane = 0.0113, row = 1.479, vector = 8.808, tail = 49.65, tap = 0.556, step = 0.01061, far = 0.03264, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 756.1, plane = 70.96, vector = 29.42, width = 32, tail = 4.283, input = 0.3584, step = 0.1028, far = 0.001228, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <plane = 17.47, width = 32, tail = 4.008, cell = 1.65, input = 0.6101, thin = 0.9708, step = 0.05401, far = 0.01398, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 601.9, plane = 80.95, vector = 15.92, tail = 14.29, input = 0.924, thin = 1.216, tap = 0.01424, step = 0.2957>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <plane = 15.14, row = 15.28, vector = 2.515, thin = 8.083, tap = 0.2867>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.1, row = 4.704, vector = 1.61, tail = 5.86, tap = 0.07415, step = 0.0005928, far = 0.00212, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 270.3, plane = 612.3, row = 5.667, vector = 3.205, tail = 17.86, input = 0.7765, tap = 0.01101>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 72.12, row = 5.552, vector = 1.761, tail = 2.964, thin = 8.295, tap = 0.09876, step = 0.000762, far = 0.001793, cache = 629146>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 433.3, plane = 649.9, row = 10.03, vector = 0.4957, tail = 29.62, input = 1.559, thin = 0.2917, tap = 0.0183, far = 0.06428, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 73.5, row = 4.907, vector = 1.924, tail = 2.12, thin = 8.99, tap = 0.2094, step = 0.002893, far = 0.002393, cache = 838861>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 29.17, plane = 21.07, row = 6.898, width = 32, tail = 13.74, input = 0.07177, tap = 0.1142, step = 0.007799>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1253, plane = 8.027, cell = 1.173, input = 0.6937, tap = 0.007208, step = 0.008919>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 47.82, plane = 10.94, row = 11.72, vector = 3.064, tail = 6.69, input = 0.0141, thin = 15.13, tap = 0.1701, step = 0.004159>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 67.8, row = 3.468, vector = 0.3956, tail = 6.572, tap = 0.05532, far = 0.003676, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 522.8, vector = 6.717, width = 64, tail = 13.66, input = 0.2477, step = 0.01631, far = 0.01713, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 60.24, row = 4.757, vector = 1.486, tail = 4.087, tap = 0.04956, far = 0.003371, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 73.02, row = 4.94, vector = 1.402, tail = 2.874, thin = 5.945, tap = 0.1021, far = 0.0189, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 25.88, plane = 7.56, row = 1.699, vector = 11.35, tail = 0.8139, cell = 0.06063, far = 0.0009371, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 15.5, plane = 6.93, row = 1.058, vector = 7.554, cell = 0.02058, far = 0.001725, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.95, plane = 4.907, row = 1.094, vector = 6.194, tail = 0.05725, far = 0.002308, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 26.73, plane = 4.234, row = 0.7891, vector = 9.446, tail = 0.6084, cell = 0.05521, far = 0.0002202, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 29.26, plane = 2.78, row = 1.409, vector = 8.23, tail = 0.1396, far = 0.000169, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 6.797, plane = 2.669, row = 1.633, vector = 4.396, tail = 1.059, cell = 0.5796, thin = 10.61, far = 0.003767, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 245.8, plane = 9.867, row = 25.9, vector = 26.27, tail = 2.477, far = 0.002548, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 233.1, plane = 12.88, row = 13.64, vector = 14.41, tail = 0.4464, cell = 0.133, far = 0.007246, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 225.8, plane = 18.43, row = 9.081, vector = 12.67, tail = 0.6618, cell = 0.05416, far = 0.005289, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 42.58, plane = 33.42, row = 45.02, vector = 16.32, tail = 2.688, cell = 0.2152, far = 0.001766, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 72.57, plane = 17.56, row = 28.42, vector = 15.39, tail = 1.396, cell = 0.07654, far = 0.004341, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 71.7, row = 22.5, tail = 6.516, cell = 3.566, thin = 6.055, far = 0.007156, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <plane = 56.36, row = 5.703, tail = 7.143, tap = 0.1735, step = 0.01034, far = 0.0002574, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 1083, plane = 17.99, vector = 20.7, input = 0.7912, tap = 0.0007528, step = 0.05481, far = 0.03333, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 39.16, plane = 13.73, row = 8.678, vector = 0.9875, tail = 6.988, thin = 23.77, tap = 0.3648, step = 0.007695, far = 0.005716, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.34, row = 1.513, vector = 10.2, tail = 0.1501, cell = 0.02348, far = 0.001665, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 56.49, vector = 6.577, tail = 0.03913, cell = 0.01943, far = 0.00274, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 51.79, row = 2.22, vector = 0.978, tail = 2.011, cell = 0.4326, thin = 12.79, far = 0.002622, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 169.2, plane = 51.6, row = 1.651, tail = 140.8, cell = 0.3315, far = 0.001233, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.42, row = 2.299, vector = 6.015, tail = 1.407, cell = 0.1133, far = 0.002517, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.57, row = 2.22, vector = 0.5021, tail = 2.933, cell = 0.5611, thin = 12.48, far = 0.002404, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 163.1, plane = 52.65, row = 1.882, vector = 6.945, tail = 109.5, far = 0.001811, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 4.733, plane = 53.4, row = 2.419, vector = 0.06975, tail = 3.416, cell = 0.7913, thin = 12.02, far = 0.002975, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 77.62, row = 1.545, vector = 17.33, tail = 0.4096, cell = 0.05846, far = 0.001061, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 81.84, vector = 10.18, cell = 0.0912, far = 0.005813, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 2.716, plane = 72.39, row = 2.457, vector = 5.543, tail = 3.372, cell = 0.3508, thin = 22.95, far = 0.002951, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 187.2, plane = 80.9, row = 0.6145, tail = 417, cell = 0.6254>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 5.478, plane = 79.96, row = 1.748, vector = 13.11, tail = 1.389, cell = 0.07317, far = 0.00257, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 14.31, plane = 75.03, row = 1.685, vector = 5.209, tail = 4.797, cell = 0.5099, thin = 22.74, far = 0.002197, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 185.2, plane = 79.53, row = 1.629, tail = 359.6, cell = 0.859, far = 0.0005014, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 27.4, plane = 76.82, row = 1.194, vector = 4.646, tail = 6.882, cell = 0.9854, thin = 21.94, far = 0.002198, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 6.406, plane = 79.69, row = 5.321, vector = 7.344, tail = 6.749, tap = 0.09443, far = 0.003473, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 361.6, plane = 699, row = 7.439, vector = 51.26, tail = 29, input = 0.2862, step = 0.007679, far = 0.003189, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 8.595, plane = 76.77, row = 9.258, vector = 5.085, tail = 6.823, tap = 0.1204, far = 0.003694, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 30.24, plane = 81.02, row = 8.197, vector = 2.911, tail = 5.779, cell = 0.2339, thin = 12.51, tap = 0.2295, far = 0.007125, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <row = 11.35, width = 32, tail = 41.37, thin = 1.927, tap = 0.1837, step = 0.01748, far = 0.01466, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 611.2, plane = 16.8, vector = 36.05, width = 32, cell = 0.2199, input = 0.7626, thin = 0.02793, tap = 0.000676, step = 0.02999>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 15.16, tail = 37.75, cell = 0.3701, thin = 14.29, tap = 0.3107, step = 0.01219, far = 0.006148, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 80.93, row = 5.341, vector = 2.024, tail = 5.896, tap = 0.1097, far = 0.006903, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <plane = 591.9, row = 16.72, vector = 1.072, tail = 38, input = 0.505, tap = 0.003639, far = 0.06388, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 80.33, row = 4.707, vector = 10.49, width = 64, thin = 0.02138, tap = 0.1246, step = 0.00103, far = 0.009977, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 83.24, row = 11.13, vector = 2.322, tail = 3.717, thin = 12.17, tap = 0.2517, far = 0.01043, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <plane = 54.12, row = 4.665, width = 32, tail = 15.77, thin = 1.764, tap = 0.1648>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 1480, plane = 5.441, row = 37.04, vector = 16.88, width = 32, input = 0.7343, step = 0.07462>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 14.47, plane = 34.21, row = 6.507, vector = 2.702, tail = 7.653, thin = 20.98, tap = 0.2022, step = 0.01836>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 70.6, row = 0.8042, vector = 2.934, width = 64, tail = 6.515, tap = 0.07573, far = 0.001053, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 166, plane = 685.5, row = 4.789, vector = 19.83, width = 64, tail = 4.765, input = 0.3612, tap = 0.002926>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 68.13, row = 5.131, vector = 1.702, tail = 6.097, tap = 0.07763, far = 0.0013, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 3.718, plane = 61.16, row = 5.181, vector = 1.94, tail = 12.6, input = 0.004173, thin = 9.33, tap = 0.1571, far = 0.005944, cache = 419430>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 27.45, row = 2.72, width = 32, input = 0.0444, thin = 0.4062, tap = 0.1655>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 39.06, row = 11.82, tail = 10.7, cell = 0.0631, input = 0.0335, thin = 19.62, tap = 0.2708>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 71.55, row = 1.412, vector = 0.06637, tail = 7.875, cell = 0.06953, tap = 0.06405, step = 0.003085, far = 0.004136, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 313.8, plane = 570.4, row = 7.329, vector = 14.81, width = 64, tail = 20.8, input = 0.4451>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 69.74, row = 4.222, tail = 6.635, cell = 0.1313, tap = 0.06597, step = 0.002192, far = 0.006051, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 19.6, plane = 69.31, row = 2.737, tail = 3.682, cell = 0.3615, thin = 15.8, tap = 0.15, step = 0.001201, far = 0.008391, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 32.97, tail = 273.8, tap = 0.09216, step = 0.01672, far = 0.01992, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 218.8, plane = 11.88, row = 12.39, width = 32, cell = 0.4559, input = 0.6671, thin = 6.001, tap = 0.03725, step = 0.01134, far = 0.08105, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 23.49, plane = 0.6874, row = 20.22, width = 16, tail = 26.83, cell = 0.1941, tap = 0.2219, far = 0.01279, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 60.17, row = 6.743, vector = 2.424, tail = 4.356, tap = 0.0344, step = 0.00326, far = 0.004654, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 245.6, plane = 510.2, row = 15.92, tail = 3.925, input = 0.3159, step = 0.006102, far = 0.008892, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 62.48, row = 6.477, vector = 2.072, tail = 2.098, tap = 0.03434, step = 0.002534, far = 0.004843, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 60.49, row = 6.242, vector = 2.469, tail = 1.479, thin = 8.303, tap = 0.07743, step = 0.003127, far = 0.0147, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 33.12, row = 2.528, vector = 11.22, tail = 1.056, cell = 0.04912, far = 0.002082, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 19.95, plane = 1.444, row = 1.888, vector = 7.221, tail = 0.1945, cell = 0.02767, far = 0.003556, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.87, plane = 5.581, row = 1.388, vector = 6.035, cell = 0.01208, far = 0.003692, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 27.19, plane = 3.471, row = 0.9509, vector = 9.114, tail = 1.235, cell = 0.06233, far = 0.001003, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 25.74, plane = 4.862, row = 1.55, vector = 7.876, tail = 0.3182, cell = 0.03944, far = 0.00121, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 3.604, plane = 2.644, row = 1.731, vector = 1.883, tail = 2.34, cell = 1.221, thin = 9.664, far = 0.005095, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 247.4, row = 27.38, vector = 24.41, tail = 1.838, cell = 0.04679, far = 0.0013, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 222.7, plane = 11.77, row = 15.46, vector = 8.316, tail = 4.712, cell = 0.4946, far = 0.002044, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 207.4, plane = 7.121, row = 11.29, vector = 11.19, cell = 0.2451, far = 0.002448, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 6.735, plane = 19.98, row = 48.82, vector = 9.055, tail = 7.367, cell = 0.6544>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 18.57, plane = 3.849, row = 32.02, vector = 13.71, cell = 0.301, far = 0.0005364, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <row = 24.07, vector = 0.9628, tail = 5.664, cell = 3.298, thin = 5.827, far = 0.01137, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 18.23, plane = 20.26, row = 8.693, tail = 9.361, tap = 0.1904, step = 0.0007045, far = 0.002713, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 413.2, plane = 16.64, vector = 5.467, cell = 1.053, input = 1.015, tap = 0.0001691, step = 0.01811>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 17.6, plane = 11.4, row = 12.78, vector = 2.072, tail = 4.977, thin = 21.34, tap = 0.3393, step = 0.003541, far = 0.001121, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.16, row = 1.388, vector = 9.821, tail = 0.8654, cell = 0.02468, far = 0.002161, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 62.78, vector = 1.886, tail = 3.073, cell = 0.2902, far = 0.003181, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 54.35, row = 1.22, vector = 0.6389, tail = 2.423, cell = 0.4785, thin = 12.91, far = 0.003371, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 121.7, plane = 55.7, row = 0.1786, tail = 137.8, cell = 0.3649, far = 0.0008738, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.13, row = 2.127, vector = 3.681, tail = 3.385, cell = 0.2521, far = 0.003341, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 55.8, row = 1.004, tail = 3.467, cell = 0.6332, thin = 12.68, far = 0.003767, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 126.6, plane = 55.34, row = 1.163, tail = 166.9, cell = 0.4459, far = 0.0008514, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.438, plane = 56.03, row = 1.147, tail = 3.709, cell = 0.8079, thin = 12.29, far = 0.004314, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 74.35, row = 4.05, vector = 16.65, cell = 0.08072, far = 0.0003968, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 76.72, vector = 9.526, tail = 0.07815, cell = 0.1572, far = 0.001894, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 66.43, row = 3.403, vector = 3.354, tail = 3.25, cell = 0.6424, thin = 24.71, far = 0.0003781, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 164.3, plane = 74.38, row = 1.726, tail = 507.7, cell = 0.6176>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 1.702, plane = 71.93, row = 4.045, vector = 10.73, tail = 1.675, cell = 0.2281, far = 0.001534, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 2.476, plane = 69.93, row = 3.586, vector = 2.157, tail = 4.278, cell = 0.9042, thin = 24.23, far = 0.0009264, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 159.2, plane = 73.65, row = 3.501, tail = 244.8, cell = 0.8339, far = 0.0004957, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 12.78, plane = 70.87, row = 3.493, vector = 2.172, tail = 5.973, cell = 1.31, thin = 23.51>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 76.84, row = 5.503, vector = 6.073, tail = 11.82, tap = 0.1025, far = 0.003328, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 210.2, plane = 742.5, row = 14.61, vector = 32.76, tail = 32.63, input = 0.4371, step = 0.004117, far = 0.007622, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 74.54, row = 7.85, vector = 5.105, tail = 7.743, tap = 0.1262, far = 0.004145, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 2.916, plane = 87.89, row = 6.582, vector = 4.883, tail = 4.724, thin = 12.38, tap = 0.2304, far = 0.006837, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 304.4, plane = 47.28, row = 11.76, width = 32, tail = 10.14, tap = 0.1641, far = 0.01779, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <plane = 21.29, row = 7.61, width = 32, cell = 1.06, input = 0.8714, thin = 0.6849, step = 0.03966, far = 0.04021, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 244, row = 57, vector = 5.841, width = 16, thin = 4.19, tap = 0.2662, far = 0.03303, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 74.31, row = 2.769, vector = 13.12, width = 128, cell = 0.06666, thin = 0.004197, tap = 0.09491, far = 0.001277, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 0.1455, plane = 670.9, row = 12.31, vector = 16.64, width = 64, tail = 5.918, input = 0.4873, tap = 0.003789>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 75.65, row = 11.5, vector = 2.287, tail = 0.318, tap = 0.1322, far = 0.007431, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 66.43, row = 17.29, vector = 2.775, tail = 2.526, thin = 10.11, tap = 0.2369, far = 0.01653, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 992.5, plane = 26.19, row = 4.851, vector = 2.475, width = 64, tail = 21.17, tap = 0.1575>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1547, plane = 12.01, width = 32, cell = 1.105, input = 0.6768, thin = 0.2707, step = 0.04743, far = 0.03907, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 588.8, row = 33.36, vector = 2.55, width = 16, tail = 2.623, cell = 0.2491, thin = 15.91, tap = 0.1956, step = 0.007929, far = 0.007653, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 74.61, row = 3.458, vector = 1.265, tail = 7.742, tap = 0.06765, step = 0.00006731, far = 0.003478, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 270, plane = 664.4, row = 6.841, vector = 5.67, tail = 13.61, input = 0.2631, tap = 0.001442, step = 0.03491, far = 0.05215, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 76.85, row = 3.633, vector = 3.662, width = 32, input = 0.0005972, tap = 0.07005, step = 0.00009397, far = 0.004348, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 10.78, plane = 75.67, row = 6.397, vector = 1.886, tail = 3.072, thin = 8.828, tap = 0.1495, far = 0.0106, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 146.3, plane = 25.83, row = 22.18, width = 32, thin = 0.007497, tap = 0.1588, step = 0.01317, far = 0.02248, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 77.66, row = 43.04, cell = 0.2083, thin = 19.25, tap = 0.2588>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 79.84, row = 2.64, vector = 1.404, tail = 4.135, cell = 0.0139, tap = 0.06046, step = 0.001257, far = 0.00644, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 525.1, plane = 650.1, vector = 3.321, tail = 36.65, input = 0.3545, tap = 0.007486, far = 0.03984, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 72.84, row = 5.51, vector = 1.889, tail = 2.742, tap = 0.05837, step = 0.001624, far = 0.005587, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 73.32, row = 6.199, vector = 2.397, tail = 2.864, cell = 0.005398, thin = 11, tap = 0.1272, step = 0.003619, far = 0.006373, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 2.261, plane = 46.85, row = 6.112, vector = 4.901, width = 16, tail = 13.45, tap = 0.1521, step = 0.01343, far = 0.00008402, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 27.4, row = 8.305, vector = 8.946, tail = 42.75, tap = 0.2799, step = 0.02523, far = 0.01691, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 10.37, row = 5.908, width = 4, tail = 16.38, cell = 1.013, tap = 0.5851, far = 0.003126, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 61.33, row = 6.131, vector = 1.355, tail = 1.451, tap = 0.06029, step = 0.00242, far = 0.001159, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 57.65, row = 4.77, tail = 1.046, cell = 0.6944, thin = 4.262, tap = 0.3886, step = 0.01381>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 51.66, plane = 16.38, row = 3.691, tail = 14.47, cell = 0.4654, input = 0.07207, tap = 0.2168, step = 0.01056, far = 0.0001259, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 33.43, plane = 0.146, vector = 8.267, tail = 41.05, tap = 0.444, step = 0.02461, far = 0.0004466, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <plane = 25.17, row = 2.358, width = 8, tail = 9.391, cell = 1.04, thin = 2.849, tap = 1.084, step = 0.0151, far = 0.01178, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 74.02, row = 6.662, vector = 3.511, tail = 7.094, tap = 0.1249, far = 0.0008068, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 79.33, row = 5.685, tail = 5.693, cell = 1.172, tap = 0.8592, step = 0.01011, far = 0.000222, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 61, plane = 19.4, row = 7.727, width = 32, tail = 10.96, cell = 0.2367, input = 0.021, thin = 0.3721, tap = 0.2465, step = 0.01319>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 36.93, plane = 0.6684, row = 3.628, vector = 4.329, tail = 43.94, tap = 0.4527, step = 0.01607, far = 0.006841, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 22.15, row = 39.08, cell = 1.089, thin = 230, tap = 1.027, step = 0.0178, far = 0.003567, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 68.57, row = 6.736, vector = 3.493, tail = 5.817, tap = 0.1274, far = 0.001806, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 71.21, row = 4.924, tail = 4.835, cell = 1.481, thin = 3.338, tap = 0.8776, step = 0.0197>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <row = 32.29, vector = 1.953, tail = 28.42, tap = 0.2593>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <vector = 9.338, tail = 29.85, tap = 0.2337, step = 0.146>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 7.321, row = 16.43, vector = 1.743, tail = 18.53, tap = 0.9471>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 70.09, row = 5.737, vector = 0.8976, tail = 3.879, tap = 0.1312, far = 0.001696, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 20.19, plane = 67.59, row = 4.986, vector = 0.9462, tail = 1.302, thin = 12.59, tap = 0.6885, step = 0.01537, far = 0.004774, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 19.55, plane = 12.99, row = 11.04, tail = 8.684, cell = 0.3103, tap = 0.2351, far = 0.002178, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 40.85, vector = 6.895, tail = 43.36, tap = 0.3182, step = 0.05811, far = 0.004274, cache = 838861>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <row = 20.59, cell = 1.002, thin = 21.7, tap = 0.7736>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 65.92, row = 4.717, vector = 3.238, width = 16, tail = 2.513, thin = 0.4323, tap = 0.1125, far = 0.001627, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 66.83, row = 4.758, tail = 2.422, cell = 0.6603, thin = 1.927, tap = 0.6578>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 7.834, plane = 44.48, row = 8.859, width = 64, input = 0.02386, thin = 0.3241, tap = 0.1033, step = 0.02599, far = 0.001687, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 67.38, row = 2.849, vector = 5.509, tail = 52.24, cell = 0.1189, tap = 0.2944, step = 0.03738, far = 0.01497, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 5.852, plane = 4.503, row = 20.93, cell = 0.5701, thin = 15.16, tap = 0.1613, step = 0.004735, far = 0.005058, cache = 838861>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 61.09, row = 6.411, vector = 1.201, tail = 2.839, tap = 0.03818, far = 0.002571, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 60.56, row = 6.309, vector = 0.8229, tail = 1.396, cell = 0.1041, thin = 3.327, tap = 0.08712, step = 0.001317, far = 0.001489, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 39.01, plane = 24.95, row = 25.52, cell = 0.1208, input = 0.02992, tap = 0.1813, far = 0.003831, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 85.27, plane = 0.1319, row = 3.089, vector = 4.522, tail = 50.77, cell = 0.2767, tap = 0.3777, step = 0.00389, far = 0.01122, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 61.72, plane = 3.284, row = 29.61, vector = 0.2502, cell = 0.8074, input = 0.03995, thin = 19.21, tap = 0.2753, far = 0.005747, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 84.78, row = 8.516, vector = 4.101, tail = 4.11, tap = 0.07269, step = 0.0000853, far = 0.003733, cache = 838861>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 84.29, row = 7.712, vector = 4.058, tail = 3.702, thin = 5.776, tap = 0.182, step = 0.0004587, far = 0.00243, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 71.51, plane = 8.147, row = 4.913, vector = 0.2905, tail = 40.52, tap = 0.1505, step = 0.03469>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 31.14, row = 4.176, vector = 4.944, tail = 56.87, input = 0.01037, tap = 0.4015, step = 0.003524, far = 0.03457, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 58.64, plane = 23.29, row = 9.378, vector = 5.368, width = 8, tail = 13.01, input = 0.03685, tap = 0.2277, step = 0.02161, far = 0.00471, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 70.18, row = 9.148, vector = 3.469, tail = 3.588, tap = 0.06335, step = 0.0009343, far = 0.002293, cache = 838861>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 78.16, row = 7.027, vector = 0.6061, tail = 3.754, cell = 0.6909, thin = 6.011, tap = 0.1605, step = 0.003125, far = 0.002556, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 64.4, plane = 22.28, row = 7.311, width = 32, tail = 38.48, tap = 0.1636, step = 0.0004857>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 17.9, plane = 0.6038, row = 0.9016, vector = 8.251, tail = 53.41, tap = 0.3315, step = 0.01081, far = 0.01913, cache = 838861>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 14.62, plane = 7.122, row = 17.01, tail = 6.115, cell = 0.7332, thin = 21.65, tap = 0.2217>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 66.7, row = 6.476, vector = 2.313, tail = 1.371, tap = 0.06445, far = 0.00119, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 69.59, row = 5.493, vector = 2.348, tail = 1.229, thin = 5.186, tap = 0.1553, step = 0.001712, far = 0.00084, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 14.76, row = 31.35, tail = 23.28, input = 0.04755, tap = 0.1441, step = 0.001898, far = 0.0004036, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 126.1, plane = 0.5117, row = 0.2316, vector = 2.685, tail = 52.08, input = 0.003809, tap = 0.4014, step = 0.0008994, far = 0.02387, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 56.99, plane = 7.48, row = 12.85, tail = 1.458, cell = 0.6824, thin = 18.32, tap = 0.2494, far = 0.002782, cache = 838861>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 70.65, row = 5.824, vector = 2.071, tail = 2.189, tap = 0.06553, far = 0.002049, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 73.97, row = 5.555, vector = 2.02, tail = 1.756, thin = 5.022, tap = 0.1662, step = 0.0002627, far = 0.003484, cache = 838861>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 71.4, row = 62.48, cell = 0.03397, tap = 0.07562, far = 0.002865, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 53.19, plane = 7.53, row = 19.75, cell = 0.3719, input = 0.01338, thin = 5.698, tap = 0.1086>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 0.4047, plane = 60.56, row = 6.024, vector = 1.241, tail = 1.046, tap = 0.03208, step = 0.002003>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 64.26, row = 5.893, vector = 1.307, tail = 1.574, tap = 0.01657, step = 0.001248, far = 0.0003751, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 62.89, row = 5.879, vector = 1.31, tail = 0.6128, thin = 7.269, tap = 0.03403, step = 0.001943>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 26.07, plane = 51.5, width = 64, thin = 0.6226, tap = 0.2203>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 45.22, plane = 6.619, row = 34.32, cell = 0.3047, input = 0.03738, thin = 18.41, tap = 0.2834, step = 0.00521>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 82.49, row = 8.873, vector = 3.723, tail = 2.737, input = 0.009282, tap = 0.06611, step = 0.00002388, far = 0.00294, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 85.07, row = 7.216, vector = 3.803, tail = 3.87, input = 0.008958, tap = 0.06056, far = 0.002544, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 3.692, plane = 84.62, row = 7.148, tail = 3.527, cell = 0.5809, thin = 8.39, tap = 0.1135, step = 0.002099, far = 0.004365, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 243.5, plane = 13.11, width = 32, thin = 2.62, tap = 0.187>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 79.85, row = 24.82, tail = 31.44, thin = 9.139, tap = 0.3221, step = 0.0003312>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 1.941, plane = 74.61, row = 9.389, vector = 3.127, tail = 1.568, tap = 0.06468, step = 0.001135>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 74.89, row = 7.025, vector = 3.312, tail = 5.052, tap = 0.05599, step = 0.000805, far = 0.0007671, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 4.756, plane = 76.64, row = 7.465, vector = 0.4368, tail = 3.517, cell = 0.3877, thin = 9.026, tap = 0.112, step = 0.002411>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 65.59, plane = 12.15, width = 64, tail = 6.478, thin = 1.264, tap = 0.1649>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 87.15, row = 33.13, width = 16, cell = 0.09234, input = 0.03402, thin = 13.49, tap = 0.2071, far = 0.01944, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 82.6, row = 6.055, vector = 2.314, tail = 1.603, tap = 0.04784, step = 0.003168>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 70.23, row = 6.149, vector = 2.486, tail = 2.152, tap = 0.02325, step = 0.002585>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 100.3, row = 4.249, tail = 2.481, cell = 0.2713, thin = 8.414, tap = 0.08394, step = 0.001726, far = 0.004474, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 41.65, plane = 77.61, vector = 1.745, width = 32, tail = 3.475, cell = 0.03757, thin = 0.5363, tap = 0.09425, far = 0.04266, cache = 629146>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 90.93, row = 15.15, tail = 17.75, cell = 0.3581, thin = 13.58, tap = 0.1676, far = 0.01572, cache = 629146>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 3.77, plane = 75.91, row = 6.045, vector = 1.373, tail = 1.185, cell = 0.1243, tap = 0.05953, step = 0.0003887, far = 0.001802, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 78.63, row = 4.514, vector = 2.399, tail = 2.299, cell = 0.006959, input = 0.0009611, tap = 0.035, far = 0.001537, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 9.859, plane = 69.59, row = 4.944, vector = 1.411, tail = 1.77, cell = 0.1432, thin = 9.354, tap = 0.08305, step = 0.001233, far = 0.002266, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 39.98, vector = 1.101, tail = 26.81, tap = 0.03736, step = 0.01757, far = 0.04633, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 0.474, row = 16.93, tail = 21.23, cell = 0.128, input = 0.0502, thin = 2.952, tap = 0.09944, far = 0.03284, cache = 1363149>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 89.5, row = 7.568, vector = 3.588, width = 16, tail = 0.4452, tap = 0.04169, far = 0.03129, cache = 1048576>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 67.82, row = 8.033, cell = 0.2536, thin = 14.36, tap = 0.04147, far = 0.02158, cache = 1048576>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 33.55, width = 32, thin = 3.154, tap = 0.1327, step = 0.02337, far = 0.005907, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 25.16, plane = 1.178, row = 54.98, cell = 0.224, thin = 10.94, tap = 0.2107, step = 0.01202, far = 0.01672, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 76.26, row = 7.105, vector = 3.473, tail = 4.3, tap = 0.07442, far = 0.003991, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 84.56, row = 4.858, tail = 2.649, cell = 0.5235, thin = 14.66, tap = 0.1309, far = 0.009001, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 39.76, row = 13.36, width = 32, tail = 29.86, input = 0.01258, thin = 2.125, tap = 0.1067, far = 0.01737, cache = 1363149>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 79.59, row = 40.55, cell = 0.3339, thin = 12.19, tap = 0.1774, step = 0.01845, far = 0.01734, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 86.45, row = 8.353, vector = 0.5588, tail = 5.204, cell = 0.2444, tap = 0.08195>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 76.96, row = 6.236, tail = 4.591, cell = 0.404, thin = 18.55, tap = 0.1398>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 44.79, width = 32, tail = 2.072, input = 0.0006377, thin = 2.199, tap = 0.1731, step = 0.01039>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 149, plane = 21.19, row = 11.19, vector = 0.3738, width = 16, tail = 4.089, cell = 0.174, thin = 3.316, tap = 0.2173, far = 0.008445, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 0.527, plane = 68.57, vector = 12.69, width = 32, tail = 0.0152, tap = 0.05183>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 54.91, row = 5.988, vector = 2.254, tail = 4.87, thin = 14.98, tap = 0.09452, far = 0.004977, cache = 419430>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <plane = 75.92, tail = 107.2, tap = 0.1094, step = 0.01101>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 306.6, row = 4.671, tail = 18.3, cell = 0.28, thin = 27.31, tap = 0.141, step = 0.01624, far = 0.03596, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 131.1, plane = 65.47, row = 6.158, vector = 4.009, width = 16, tail = 1.797, thin = 0.02331, tap = 0.05759, far = 0.008858, cache = 1363149>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 192.2, plane = 66.8, row = 7.025, tail = 1.314, cell = 0.2371, thin = 15.75, tap = 0.09097, far = 0.007693, cache = 1363149>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 38.92, plane = 41.82, row = 12.79, tail = 5.449, tap = 0.06192, step = 0.02556>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 1227, plane = 10.19, width = 32, cell = 0.8967, input = 0.3626, thin = 0.269, step = 0.02648, far = 0.1095, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 34.98, plane = 23.92, row = 9.649, tail = 6.297, cell = 0.0473, input = 0.04508, thin = 10.33, tap = 0.124, step = 0.004348, far = 0.01916, cache = 838861>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 50.87, row = 4.918, vector = 0.3009, tail = 7.289, cell = 0.01493, tap = 0.009278, far = 0.002046, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 71.38, plane = 493, vector = 21.44, width = 256, tail = 0.3666, input = 0.05134, tap = 0.0009281>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 57.76, row = 6.526, vector = 1.011, tail = 8.273, thin = 6.451, tap = 0.04211, far = 0.002873, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 29.51, plane = 9.717, row = 1.97, vector = 5.277, tail = 0.7471, cell = 0.02299, far = 0.0005521, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 20.49, plane = 5.619, row = 2.531, vector = 2.945, tail = 0.4921, cell = 0.02967, far = 0.0003914, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 24.07, plane = 4.084, row = 2.386, vector = 2.251, tail = 0.1559, cell = 0.04628, far = 0.0009481, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 32.88, plane = 4.86, row = 1.536, vector = 5.204, tail = 0.1716, cell = 0.05566, far = 0.001025, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 31.08, plane = 5.219, row = 1.8, vector = 4.955, cell = 0.05958, far = 0.002309, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 29.37, plane = 1.802, row = 2.416, vector = 1.766, tail = 0.6842, cell = 0.5, thin = 10.95, far = 0.001418, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 229.7, plane = 20.01, row = 23.92, vector = 8.292, tail = 3.614, cell = 0.1001>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 236.9, plane = 5.428, row = 16.56, vector = 6.015, tail = 0.267, cell = 0.02344>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 240.4, plane = 3.931, row = 19.01, vector = 4.117, cell = 0.007073>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 25.33, plane = 15.63, row = 14.34, vector = 8.693, cell = 0.01219>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 23.26, plane = 12.93, row = 43.77, vector = 9.844, cell = 0.1278, far = 0.00112, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 49.64, plane = 9.808, row = 70.38, vector = 11.66, cell = 0.01723, far = 0.0000924, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 41.43, row = 33.66, tail = 2.175, cell = 1.769, thin = 1.36, far = 0.000162, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 0.8647, plane = 57.95, row = 7.131, width = 32, tail = 3.483, thin = 0.1897, tap = 0.1188, step = 0.007409, far = 0.00021, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1528, plane = 17.72, row = 1.06, tail = 2.342, cell = 0.7313, input = 0.7319, tap = 0.007768, step = 0.06708, far = 0.04543, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 80.07, plane = 10.7, row = 10.03, vector = 0.9175, tail = 4.504, cell = 0.1034, thin = 17.14, tap = 0.2395, step = 0.00884, far = 0.001791, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 43.85, row = 0.461, vector = 9.297, cell = 0.02325, far = 0.000233, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 59.04, vector = 1.997, tail = 0.7216, cell = 0.09708, far = 0.002161, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 48.96, row = 2.364, tail = 0.7, cell = 0.2298, thin = 12.87, far = 0.0004548, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 116.4, tail = 464.7, cell = 0.2312, far = 0.002365, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 47.76, row = 2.381, vector = 3.026, tail = 0.3828, cell = 0.07548, far = 0.0002805, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 50.83, row = 1.775, tail = 0.9533, cell = 0.3324, thin = 12.69>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 1.424, plane = 52.24, row = 1.664, tail = 1.261, cell = 0.536, thin = 13.23>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 42.68, row = 6.192, vector = 19.18, tail = 0.02195, far = 0.0009553, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 62.28, tail = 3.306, cell = 0.4247>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 46.73, row = 5.257, vector = 2.271, tail = 0.01294, cell = 0.1789, thin = 26.96, far = 0.00009412, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 136.9, plane = 68.43, row = 3.705, tail = 440, cell = 0.2956>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 2.773, plane = 57.41, row = 4.838, vector = 9.309>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 50.58, row = 4.668, vector = 5.173, tail = 0.3425, cell = 0.1153, thin = 27.38, far = 0.0003612, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 11.76, plane = 54.32, row = 5.265, vector = 6.401, cell = 0.3058, thin = 29.32>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 64.59, row = 6.079, vector = 6.552, tail = 7.401, tap = 0.03478, far = 0.001022, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 130.9, plane = 699.1, row = 7.318, vector = 52.2, tail = 40.39, input = 0.2964, step = 0.00293, far = 0.0124, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 81.3, row = 6.553, tail = 2.295, cell = 0.4961, thin = 15.55, tap = 0.1502, far = 0.004518, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 485.3, plane = 21.05, width = 64, thin = 0.4909, tap = 0.08468, step = 0.04231, far = 0.01089, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 1589, plane = 13.69, cell = 1.156, input = 0.6243, tap = 0.01926, step = 0.036, far = 0.07322, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 256.6, plane = 13.44, row = 9.493, tail = 9.237, cell = 0.2137, input = 0.01013, thin = 19.59, tap = 0.1767, step = 0.04755, far = 0.01171, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 50.96, width = 256, tail = 4.312, cell = 0.03713, thin = 0.04661, tap = 0.04861>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 242.3, plane = 490.1, row = 12.21, vector = 4.479, width = 128, tail = 34.81, input = 0.3984, tap = 0.001043, step = 0.003173>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 73.25, row = 6.447, vector = 3.085, tail = 6.956, thin = 14.43, tap = 0.1401, far = 0.002049, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 35.24, row = 2.133, vector = 1.83, tail = 1.43, cell = 0.02393, far = 0.0008355, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 29.81, plane = 0.9985, row = 2.291, vector = 1.745, tail = 0.2096, cell = 0.01435, far = 0.001435, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 29.91, plane = 1.143, row = 2.196, vector = 1.84, tail = 0.2167, far = 0.000948, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 38.15, plane = 0.3699, row = 2.149, vector = 2.767, tail = 0.2893, cell = 0.01079, far = 0.001328, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 32.38, plane = 1.074, row = 2.379, vector = 2.597, tail = 0.1876, far = 0.001427, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 34.26, plane = 1.906, row = 2.383, vector = 1.244, tail = 0.291, cell = 0.2653, thin = 9.815, far = 0.0007965, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 27.03, plane = 52.75, row = 21.12, width = 32, tail = 1.267, thin = 0.1726, tap = 0.08468, step = 0.01238, far = 0.0002572, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 222, plane = 11.55, tail = 21.56, cell = 0.7522, input = 0.6692, tap = 0.003844, step = 0.02258, far = 0.04813, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 75.68, plane = 19.89, row = 10.87, vector = 1.21, tail = 1.556, cell = 0.1198, thin = 11.66, tap = 0.1675, step = 0.004276, far = 0.004944, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 53.96, row = 1.731, vector = 2.308, cell = 0.0009927, far = 0.004652, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 13, plane = 59.38, vector = 0.2891, tail = 1.746, cell = 0.1369, far = 0.004747, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 15.03, plane = 53.8, row = 2.343, vector = 0.7932, tail = 0.08784, cell = 0.02604, thin = 13.53, far = 0.00765, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 140.1, plane = 52, row = 0.5677, vector = 2.868, far = 0.004006, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 20.61, plane = 109.2, row = 2.39, vector = 5.931, thin = 13.32, far = 0.007377, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 53.84, row = 2.198, vector = 1.036, tail = 0.7372, cell = 0.009493, far = 0.006003, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 16.35, plane = 53.94, row = 2.29, vector = 0.9419, cell = 0.02837, thin = 13.78, far = 0.006482, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 12.65, plane = 53.49, row = 2.724, vector = 0.8024, tail = 0.2266, cell = 0.06878, thin = 15.03, far = 0.008859, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 62.34, row = 7.66, vector = 2.678, tail = 1.43, tap = 0.01034>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 14.36, plane = 612.9, row = 25.55, vector = 9.576, tail = 10.07, input = 0.1017>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 11.86, plane = 74.26, row = 6.523, vector = 1.953, tail = 1.143, input = 0.001474, thin = 15.18, tap = 0.09815, step = 0.001462, far = 0.009096, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 786.4, plane = 31.64, row = 35.17, tail = 26.57, tap = 0.07893, step = 0.01353, far = 0.02278, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 871.9, row = 29.11, cell = 0.2822, input = 0.0003028, thin = 21.61, tap = 0.1937, far = 0.004011, cache = 1048576>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 66.43, row = 16.2, cell = 0.06554, tap = 0.00452, step = 0.001225>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 672.5, tail = 32.44, input = 0.2506, step = 0.01939, far = 0.04411, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 104.2, plane = 50.63, tail = 8.689, cell = 0.1983, thin = 16.61, tap = 0.1283, step = 0.01122, far = 0.05855, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 19.53, plane = 11.66, row = 0.6151, vector = 0.8938, width = 16, cell = 0.02493, far = 0.001374, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 27.33, plane = 27.11, row = 1.059, vector = 1.427, tail = 0.1908, cell = 0.02011, far = 0.0006791, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 131.1, plane = 51.28, row = 0.1759, vector = 0.9634, far = 0.001231, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 22.97, plane = 14.99, row = 0.07217, vector = 2.205, width = 16, cell = 0.01121, thin = 0.3354, far = 0.0007355, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 138.5, plane = 28.63, row = 0.5707, vector = 1.892, far = 0.0006181, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 30.75, plane = 9.836, row = 0.3501, vector = 1.893, width = 8, tail = 0.4122, thin = 0.6726, far = 0.001717, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 30.31, plane = 8.299, row = 3.541, width = 32, tail = 2.39, cell = 0.09133, thin = 0.09811, far = 0.001413, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 178.3, row = 3.161, vector = 1.502, far = 0.0007585, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 38.3, plane = 4.639, row = 3.388, width = 32, tail = 7.041, cell = 0.1424, thin = 0.1569, far = 0.001752, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 177.5, plane = 9.942, row = 2.826, vector = 0.7795, width = 64, cell = 0.1305, thin = 0.008674, far = 0.001783, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 39.87, plane = 9.151, row = 3.764, vector = 0.8537, width = 8, tail = 2.051, cell = 0.263, far = 0.001265, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 92.59, row = 0.9187, vector = 0.9912, cell = 0.0006381, far = 0.001222, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 18.67, plane = 25.82, row = 0.8561, vector = 0.4971, tail = 0.004484, cell = 0.004481, thin = 0.01054, far = 0.0003264, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 156.7, plane = 99.36, row = 0.1501, vector = 1.102, far = 0.001184, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 31.47, plane = 24.43, row = 0.6324, vector = 0.9786, tail = 0.009339, thin = 0.4573, far = 0.000525, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 143.8, plane = 98.25, row = 0.1558, width = 64, cell = 0.1151, thin = 0.01342, far = 0.002199, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 41.93, plane = 23.31, row = 0.6497, vector = 0.8766, tail = 0.007121, thin = 0.4327, far = 0.00106, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 42.46, plane = 31.46, row = 2.126, vector = 1.346, tail = 0.3566, thin = 0.01981, far = 0.004265, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 204.9, plane = 29.54, row = 1.745, vector = 2.078, far = 0.006365, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 96.22, plane = 32.18, row = 1.938, vector = 2.386, tail = 0.05419, thin = 0.8468, far = 0.007218, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 224.4, plane = 35, row = 2.491, vector = 3.185, far = 0.006352, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 116.8, plane = 31.07, row = 2.154, vector = 1.302, cell = 0.1886, thin = 1.065, far = 0.01185, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 11.77, plane = 10.35, row = 0.4622, vector = 1.402, width = 16, far = 0.001598, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 38.31, plane = 15.09, row = 1.066, vector = 2.205, tail = 0.1166, far = 0.0009239, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 166.2, plane = 18.15, row = 0.5528, vector = 1.054, far = 0.0009658, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 14.52, plane = 14.11, vector = 2.222, width = 16, tail = 0.2292, thin = 0.253, far = 0.002792, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 168.5, plane = 15.44, row = 0.2658, width = 64, tail = 0.381, cell = 0.1577>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 22.78, plane = 10.54, row = 0.6945, vector = 1.721, width = 8, thin = 0.3248, far = 0.00222, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 41.38, plane = 9.075, row = 3.592, vector = 1.537, width = 32, tail = 1.555, cell = 0.05618, thin = 0.08978, far = 0.002267, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 160.9, plane = 14.61, row = 2.537, width = 64, cell = 0.1096, thin = 0.02419, far = 0.00233, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 56.53, plane = 4.384, row = 3.294, width = 32, tail = 6.518, cell = 0.1181, thin = 0.1644, far = 0.003746, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 164.4, plane = 19.32, row = 2.407, width = 64, cell = 0.1183, thin = 0.01082, far = 0.002409, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 70.56, plane = 8.14, row = 3.837, vector = 0.8918, width = 8, tail = 1.631, cell = 0.1903, far = 0.005996, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 96.71, row = 0.9109, vector = 0.9281, tail = 0.2662, cell = 0.01174, far = 0.00134, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 20.83, plane = 25.84, row = 0.6913, vector = 0.4516, tail = 0.2776, cell = 0.02112, far = 0.000941, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 95.49, plane = 109.8, row = 0.5252, vector = 0.9994, far = 0.001041, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 22.57, plane = 26.28, row = 0.4565, vector = 0.9407, tail = 0.2323, thin = 0.3545, far = 0.002206, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 104.4, plane = 109.3, row = 0.5778, width = 32, tail = 0.2364, cell = 0.1104, thin = 0.002517, far = 0.002151, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 36.81, plane = 25.9, row = 0.5899, vector = 0.8443, tail = 0.1267, thin = 0.3329, far = 0.003798, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 54.98, plane = 31.4, row = 2.604, vector = 1.389, tail = 0.3196, far = 0.003418, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 122.4, plane = 38.97, row = 1.45, vector = 2.244, far = 0.002199, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 74.27, plane = 30.74, row = 2.239, vector = 2.238, tail = 0.1423, thin = 0.5343, far = 0.003428, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 158.2, plane = 40.36, row = 2.378, width = 64, cell = 0.2299, thin = 0.01634, far = 0.004226, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 125.8, plane = 33.51, row = 2.001, vector = 2.139, tail = 0.1282, thin = 0.8523, far = 0.00769, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.313, plane = 4.104, vector = 1.606, width = 16, tail = 0.3814, far = 0.001674, cache = 838861, deep = 0.01943, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 35.64, plane = 2.566, vector = 1.726, deep = 0.01737, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.89, plane = 9.081, vector = 1.15, tail = 1.669, cell = 0.07256, far = 0.001243, cache = 629146, deep = 0.01585, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 179.7, width = 64, tail = 10.42, cell = 0.08656, far = 0.01498, cache = 629146, deep = 0.008393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream_half" cost <call = 166.9, plane = 7.923, vector = 2.109, width = 32, cell = 0.02729, thin = 0.005605, far = 0.00196, cache = 629146, deep = 0.008393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 166.2, plane = 6.682, vector = 1.471, width = 32, cell = 0.0876, thin = 0.07828, far = 0.002114, cache = 419430, deep = 0.008393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 154, plane = 8.733, vector = 0.6684, far = 0.001539, cache = 838861, deep = 0.008393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 5.004, plane = 4.831, vector = 1.646, width = 16, tail = 0.1309, thin = 0.6531, far = 0.00161, cache = 838861, deep = 0.01822, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 149.5, plane = 8.288, vector = 2.63, far = 0.0003682, cache = 838861, deep = 0.008393, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 7.902, plane = 4.351, vector = 1.54, width = 8, tail = 0.2915, thin = 0.4813, far = 0.001663, cache = 1363149, deep = 0.01497, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 7.806, plane = 9.588, row = 1.399, width = 32, cell = 0.1092, thin = 0.01852, far = 0.0001981, cache = 419430, deep = 0.01641, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 39.58, plane = 1.556, vector = 0.9641, cell = 0.09189, far = 0.002675, cache = 629146, deep = 0.01423, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 23.01, plane = 25.7, row = 1.631, vector = 2.173, width = 64, cell = 0.05672, far = 0.001306, cache = 1363149, deep = 0.02683, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <plane = 7.23, row = 2.312, vector = 0.3674, cell = 0.1225, far = 0.004394, cache = 419430, deep = 0.01423, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 190.1, row = 0.4918, width = 64, cell = 0.08302, thin = 0.1036, far = 0.001737, cache = 1363149, deep = 0.009477, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream_half" cost <call = 156.1, plane = 22.69, row = 1.253, vector = 0.7368, deep = 0.009477, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 152.5, plane = 21.11, row = 0.8394, vector = 1.009, far = 0.001945, cache = 419430, deep = 0.009477, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 167.7, row = 3.487, vector = 0.556, deep = 0.009477, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 1.273, plane = 19.76, row = 0.3079, vector = 1.614, width = 16, tail = 0.6729, cell = 0.08895, thin = 0.2783, far = 0.00168, cache = 838861, deep = 0.009471, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 164.3, plane = 20.19, row = 0.341, vector = 1.893, far = 0.005253, cache = 1363149, deep = 0.009477, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 11.83, plane = 9.687, row = 0.9992, vector = 1.524, width = 8, cell = 0.05187, thin = 0.4647, far = 0.0028, cache = 838861, deep = 0.00792, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 43.33, plane = 11.71, row = 1.469, vector = 1.533, width = 16, far = 0.0009465, cache = 838861, deep = 0.01852, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <plane = 4.498, far = 0.02079, cache = 419430, deep = 0.01873, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 59.11, row = 1.194, vector = 2.033, tail = 0.4981, cell = 0.004714, far = 0.001762, cache = 629146, deep = 0.02813, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 55.94, row = 1.477, cell = 0.1099, deep = 0.01873, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 191.8, vector = 0.6066, width = 64, cell = 0.0622, thin = 0.03308, deep = 0.005019, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 24.39, plane = 29.9, row = 1.049, vector = 2.846, width = 16, tail = 0.1339, thin = 0.6509, far = 0.001437, cache = 1048576, deep = 0.01437, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 130.8, plane = 50.52, vector = 1.316, far = 0.0002, cache = 419430, deep = 0.005281, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 35.59, plane = 20.51, row = 1.423, vector = 1.333, width = 8, cell = 0.06042, thin = 0.4485, far = 0.00263, cache = 629146, deep = 0.01361, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 143.2, row = 4.107, vector = 4.977, width = 64, cell = 0.1297, far = 0.0004296, cache = 1048576, deep = 0.02079, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 139.4, plane = 15.47, row = 9.086, vector = 1.416, width = 32, cell = 0.02365, input = 0.5768, thin = 0.9673, deep = 0.02189, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 132.8, plane = 15.25, row = 15.23, vector = 0.05335, width = 16, cell = 0.2115, input = 0.1152, thin = 0.7545, far = 0.0005606, cache = 419430, deep = 0.02836, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 64.49, plane = 8.043, row = 5.55, vector = 0.1526, width = 16, cell = 0.1633, input = 0.4815, thin = 0.09291, deep = 0.02156, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 98.9, plane = 31.87, tail = 2.848, cell = 0.2086, far = 0.006782, cache = 838861, deep = 0.01897, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 120.6, plane = 20.22, row = 5.633, width = 32, tail = 4.383, cell = 0.1846, thin = 1.088, far = 0.004175, cache = 629146, deep = 0.02927, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 200.9, plane = 7.183, row = 6.635, vector = 2.931, far = 0.007145, cache = 1363149, deep = 0.002287, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126.7, plane = 18.84, row = 5.933, vector = 3.113, width = 16, tail = 7.689, cell = 0.02989, thin = 0.9788, far = 0.00695, cache = 629146, deep = 0.0371, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 189.7, plane = 34.49, row = 6.32, width = 32, cell = 0.2297, thin = 0.06171, far = 0.003203, cache = 419430, deep = 0.005055, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 35.87, plane = 11.49, row = 3.295, vector = 0.5078, width = 16, tail = 1.251, cell = 0.277, far = 0.004772, cache = 838861, deep = 0.02328, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 19.28, plane = 3.811, vector = 1.497, width = 32, cell = 0.09391, far = 0.000351, cache = 1363149, deep = 0.01535, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 57599, tail = 16581, deep = 0.01438, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 33.52, plane = 3.032, vector = 0.7073, width = 128, tail = 6.401, cell = 0.07795, far = 0.001164, cache = 1048576, deep = 0.01669, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 60.08, plane = 9.47, vector = 5.521, width = 64, tail = 153.6, thin = 2.295, deep = 0.002907, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream_half" cost <call = 104.1, plane = 8.997, vector = 2.405, width = 32, tail = 125.8, far = 0.0005604, cache = 419430, deep = 0.003947, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 11.01, plane = 8.112, vector = 4.566, width = 32, tail = 118.4, deep = 0.003075, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 151.5, plane = 8.378, vector = 2.151, width = 16, tail = 69.58, far = 0.001161, cache = 419430, deep = 0.002752, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 25.05, plane = 3.983, vector = 2.923, width = 16, tail = 0.009785, cell = 0.01341, thin = 1.928, deep = 0.01244, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 45.05, plane = 8.889, vector = 6.758, width = 32, tail = 105.4, thin = 0.04896, deep = 0.002826, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 11.93, plane = 4.681, vector = 0.9797, width = 16, cell = 0.142, thin = 0.5116, deep = 0.01187, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 85.04, row = 1.059, vector = 1.362, tail = 0.2443, far = 0.003863, cache = 419430, deep = 0.0189, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 72.35, vector = 0.06049, tail = 1.171, cell = 0.08944, far = 0.006431, cache = 629146, deep = 0.01914, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 7.436, plane = 17.61, row = 0.8123, vector = 0.008601, tail = 0.3889, cell = 0.07985, far = 0.00315, cache = 419430, deep = 0.02007, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 107.4, plane = 89.57, row = 0.6739, vector = 0.1218, width = 32, cell = 0.08329, thin = 0.09261, far = 0.001604, cache = 838861, deep = 0.004606, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 6.304, plane = 16.33, row = 0.67, vector = 1.141, tail = 0.4371, thin = 0.6301, far = 0.002492, cache = 838861, deep = 0.01875, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 103.7, plane = 91.72, row = 0.7622, width = 32, cell = 0.1917, thin = 0.07548, far = 0.001115, cache = 1363149, deep = 0.004606, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 13.35, plane = 15.43, row = 0.9108, vector = 0.07399, tail = 0.6172, cell = 0.1944, thin = 0.3007, far = 0.003391, cache = 629146, deep = 0.02149, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 73.14, row = 0.4494, vector = 0.7262, tail = 0.6819, cell = 0.04206, far = 0.00067, cache = 419430, deep = 0.0302, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 70.59, vector = 0.7667, tail = 1.35, cell = 0.002468, far = 0.01666, cache = 629146, deep = 0.02875, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 156.5, tail = 8.715, cell = 0.1524, far = 0.02354, cache = 1363149, deep = 0.02546, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 0.607, plane = 28.03, row = 0.4549, vector = 0.5026, width = 16, tail = 0.0495, cell = 0.06103, thin = 0.06391, deep = 0.03201, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 79.79, plane = 103.5, row = 0.788, vector = 2.07, width = 32, tail = 0.8849, far = 0.001173, cache = 1363149, deep = 0.01034, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 5.066, plane = 23.88, row = 0.76, vector = 0.7276, tail = 0.1439, cell = 0.0445, thin = 0.8323, far = 0.00198, cache = 838861, deep = 0.02415, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 100.5, plane = 100.4, row = 1.172, vector = 1.094, far = 0.001549, cache = 1048576, deep = 0.007562, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 18.19, plane = 19.23, row = 0.7182, vector = 0.4416, tail = 0.2785, cell = 0.0832, thin = 0.3054, far = 0.003835, cache = 838861, deep = 0.02278, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 84.28, row = 0.3207, vector = 1.49, tail = 0.3673, far = 0.0002797, cache = 419430, deep = 0.01537, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <call = 36.31, plane = 0.0206, vector = 1.857, tail = 0.01134, deep = 0.01808, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 111.8, row = 1.457, vector = 1.969, tail = 13.1, thin = 2.678, far = 0.00001215, cache = 419430, deep = 0.02518, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 8.56, plane = 43.88, row = 0.4837, vector = 0.5634, tail = 0.2862, far = 0.001336, cache = 1363149, deep = 0.01808, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 74.25, plane = 122.6, row = 0.714, vector = 1.24, far = 0.0003059, cache = 1363149, deep = 0.001774, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 8.993, plane = 43.57, row = 0.3328, vector = 1.048, tail = 0.3679, thin = 0.5487, far = 0.001852, cache = 1048576, deep = 0.01421, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 93.09, plane = 141.1, vector = 0.04472, width = 32, cell = 0.1443, thin = 0.0348, far = 0.001041, cache = 419430, deep = 0.009008, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 19.64, plane = 37.91, row = 0.5477, vector = 0.7556, thin = 0.5246, far = 0.003186, cache = 629146, deep = 0.01244, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 27.78, plane = 26.75, row = 8.45, vector = 2.138, tail = 2.412, cell = 0.6358, thin = 0.01984, far = 0.005214, cache = 1363149, deep = 0.02832, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 223.1, plane = 0.7327, width = 32, cell = 0.9538, thin = 0.3382, far = 0.006998, cache = 629146, deep = 0.01219, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 45.49, plane = 28.92, row = 5.397, vector = 4.551, tail = 4.679, cell = 0.8206, far = 0.008355, cache = 419430, deep = 0.007786, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 183, plane = 27.59, row = 5.236, vector = 11.23, tail = 532.7, far = 0.008348, cache = 629146, deep = 0.007256, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 84.72, plane = 25.7, row = 7.694, vector = 6.449, cell = 0.4874, thin = 3.597, far = 0.008997, cache = 1048576, deep = 0.006629, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 61.02, plane = 61.11, row = 1.666, vector = 1.764, tail = 0.561, far = 0.005988, cache = 419430, deep = 0.01779, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 143.1, plane = 61.36, row = 0.7863, vector = 2.912, deep = 0.009809, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 34.96, plane = 59.15, row = 1.744, vector = 5.36, width = 16, thin = 0.00618, far = 0.004498, cache = 419430, deep = 0.008845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 114.6, plane = 63.94, row = 0.8804, vector = 5.816, width = 16, tail = 1.132, thin = 0.2668, deep = 0.009809, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 120.2, plane = 68.93, row = 1.409, vector = 2.053, thin = 1.23, far = 0.002746, cache = 419430, deep = 0.009054, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 31.59, plane = 36.05, row = 1.94, vector = 1.467, tail = 0.5839, cell = 0.01562, far = 0.001824, cache = 1048576, deep = 0.02911, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 139.3, plane = 32.23, row = 1.447, vector = 2.396, far = 0.005174, cache = 1363149, deep = 0.01278, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 53.38, plane = 37.01, row = 1.906, vector = 2.127, tail = 0.166, cell = 0.03631, thin = 0.9889, far = 0.003956, cache = 838861, deep = 0.01815, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 170.6, plane = 29.35, row = 1.367, vector = 1.684, width = 16, cell = 0.2164, thin = 0.0241, far = 0.009437, cache = 1363149, deep = 0.00839, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 80.16, plane = 28.57, row = 2.029, vector = 1.667, cell = 0.05579, thin = 1.296, far = 0.006323, cache = 838861, deep = 0.0148, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 90.64, row = 0.8258, vector = 1.268, cell = 0.0002433, far = 0.002874, cache = 838861, deep = 0.04241, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 67.06, row = 0.8567, vector = 1.602, tail = 0.6159, far = 0.002338, cache = 629146, deep = 0.04145, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 12.16, plane = 24.33, row = 0.357, vector = 0.6441, tail = 0.1636, far = 0.003294, cache = 1363149, deep = 0.04066, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 129.5, plane = 101.6, vector = 0.8074, width = 64, cell = 0.05928, deep = 0.009028, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 15.82, plane = 20.48, row = 0.3072, vector = 1.118, tail = 0.3537, thin = 0.7117, far = 0.001347, cache = 1048576, deep = 0.03615, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 141.9, plane = 96.36, row = 0.5587, vector = 0.05711, width = 16, cell = 0.1448, thin = 0.1763, deep = 0.006151, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 28.11, plane = 20.1, row = 0.6883, vector = 0.817, tail = 0.03424, thin = 0.2094, far = 0.001198, cache = 419430, deep = 0.03432, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 28.33, plane = 8.427, row = 0.7694, vector = 1.101, width = 16, cell = 0.02137, far = 0.000681, cache = 838861, deep = 0.01399, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 82.41, plane = 1.653, cell = 0.1221, far = 0.007933, cache = 1363149, deep = 0.007744, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 62.38, row = 0.6251, vector = 2.132, cell = 0.006271, far = 0.002016, cache = 838861, deep = 0.02347, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 48.32, plane = 26.48, width = 32, cell = 0.08307, thin = 0.04356, far = 0.01275, cache = 1363149, deep = 0.005981, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 152.4, plane = 23.09, row = 0.01458, vector = 1.3, width = 64, cell = 0.04394, thin = 0.00296>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream_half" cost <call = 140.9, plane = 28.17, row = 0.9686, vector = 0.5353>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 141.7, plane = 24.26, row = 0.289, width = 32, tail = 1.419, cell = 0.1041, far = 0.002123, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 2.695, plane = 16.53, row = 0.1742, vector = 2.401, width = 16, tail = 0.2253, cell = 0.01325, thin = 0.5816, deep = 0.008077, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 132.5, plane = 16.68, row = 0.983, vector = 1.47>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 8.833, plane = 10.44, row = 0.8294, vector = 1.813, width = 8, thin = 0.02057, far = 0.00004349, cache = 419430, deep = 0.004601, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 122.2, vector = 1.102, width = 64, cell = 0.1714, far = 0.002407, cache = 629146, deep = 0.03708, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 106, plane = 21.34, row = 2.927, vector = 0.9817, width = 32, tail = 4.238, cell = 0.1519, thin = 1.214, far = 0.004054, cache = 838861, deep = 0.04384, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <plane = 221.9, row = 0.2302, vector = 7.643, width = 64, cell = 0.07515>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 121.7, plane = 17.94, vector = 3.688, width = 16, tail = 11.23, thin = 1.287, far = 0.01019, cache = 629146, deep = 0.03482, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <plane = 263.7, vector = 1.952, far = 0.004173, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 34.7, plane = 10.69, row = 3.321, vector = 2.448, width = 8, tail = 1.221, far = 0.008578, cache = 838861, deep = 0.03815, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 84.57, row = 0.6863, width = 32, tail = 0.696, cell = 0.07392, thin = 0.03997, far = 0.002678, cache = 838861, deep = 0.008866, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <plane = 79.39, vector = 0.9383, tail = 2.209, far = 0.009104, cache = 629146, deep = 0.009178, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 138.4, vector = 2.128, tail = 9.72, thin = 1.848, far = 0.005654, cache = 1363149, deep = 0.01681, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 3.358, plane = 33.72, row = 0.6252, vector = 0.1412, tail = 0.2857, cell = 0.05754, far = 0.002204, cache = 1363149, deep = 0.01233, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 134.1, plane = 98.77, row = 0.6486, vector = 1.254, width = 32, cell = 0.02838, far = 0.001303, cache = 1048576>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 4.152, plane = 35.83, row = 0.5074, vector = 0.9964, tail = 0.3177, thin = 0.6712, far = 0.001948, cache = 1048576, deep = 0.01033, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 118.5, plane = 107, row = 0.2448, width = 32, tail = 0.1089, cell = 0.1208, thin = 0.0611, far = 0.0005184, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 14.35, plane = 30.57, row = 0.5675, vector = 0.7821, tail = 0.01952, thin = 0.2345, far = 0.00305, cache = 1048576, deep = 0.007198, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 43.9, plane = 43, row = 2.192, vector = 1.265, tail = 0.5115, far = 0.004728, cache = 838861, deep = 0.02699, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 152.7, plane = 42.82, vector = 2.472, width = 64, cell = 0.07067, thin = 0.02254, far = 0.01712, cache = 1048576, deep = 0.01524, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 63, plane = 44.73, row = 2.013, vector = 2.045, tail = 0.5995, thin = 0.6534, far = 0.002539, cache = 419430, deep = 0.02698, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 140.1, plane = 36.33, row = 1.508, width = 16, cell = 0.2843, thin = 0.1954, far = 0.02385, cache = 1048576, deep = 0.01311, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 86.72, plane = 35.59, row = 2.079, vector = 1.787, tail = 0.1382, thin = 0.8174, far = 0.001494, cache = 419430, deep = 0.02491, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 79.07, plane = 8.73, row = 0.961, width = 32, cell = 0.06662, thin = 0.0567, far = 0.003564, cache = 1363149, deep = 0.002618, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 18.09, plane = 91.82, vector = 0.4575, width = 64, cell = 0.04115, far = 0.003143, cache = 1363149, deep = 0.00192, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <plane = 44.64, cell = 0.1368, deep = 0.00192, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 250.8, plane = 60.55, vector = 1.158, deep = 0.001757, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream_half" cost <call = 243.8, plane = 67.38, vector = 0.5776, deep = 0.001757, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 60.97, plane = 13.98, row = 1.877, cell = 0.09423, thin = 1.491, far = 0.003374, cache = 1363149, deep = 0.001097, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 176.5, row = 3.257, vector = 0.7418, deep = 0.001757, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 56.83, plane = 10.94, row = 1.37, vector = 0.5023, width = 8, cell = 0.08198, thin = 0.2056, far = 0.005097, cache = 1363149, deep = 0.00167, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 99.98, plane = 16.16, row = 4.806, vector = 3.098, width = 32, tail = 1.125, cell = 0.03083, thin = 0.8008, far = 0.003797, cache = 838861, deep = 0.003504, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 45.88, plane = 205.7, row = 3.201, width = 64, tail = 12.7, cell = 0.1223, far = 0.002847, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 120.3, plane = 14.13, row = 3.983, vector = 3.155, width = 16, tail = 8.588, thin = 0.7577, far = 0.006005, cache = 419430, deep = 0.003504, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <plane = 245.1, row = 2.456, vector = 1.634, far = 0.002317, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 25.86, plane = 8.188, row = 3.992, vector = 2.083, width = 8, tail = 1.841, far = 0.001422, cache = 419430, deep = 0.003504, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <call = 23.23, plane = 88.72, row = 0.7717, vector = 0.07278, tail = 0.8374, cell = 0.04238, far = 0.01329, cache = 1048576, deep = 0.02272, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 1218, plane = 116.2, tail = 19.98, cell = 0.03435, far = 0.01282, cache = 419430, deep = 0.0229, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 56.17, plane = 19.16, row = 0.4252, vector = 0.06799, width = 16, tail = 0.2632, cell = 0.0548, far = 0.008038, cache = 838861, deep = 0.0253, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 142, plane = 99.43, width = 32, tail = 0.7266, cell = 0.04787, far = 0.008216, cache = 419430, deep = 0.005401, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 56.13, plane = 17.65, row = 0.3297, vector = 0.2506, tail = 0.1933, cell = 0.04022, thin = 1.019, far = 0.01211, cache = 1048576, deep = 0.02253, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 132.6, plane = 104.5, vector = 0.8737, width = 32, tail = 0.5149, cell = 0.05342, far = 0.008831, cache = 419430, deep = 0.005401, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 29.14, plane = 18.67, row = 0.3186, vector = 0.4892, tail = 0.3788, thin = 0.2801, far = 0.01511, cache = 1363149, deep = 0.02103, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 31.74, plane = 11.21, vector = 0.7923, width = 16, tail = 1.901, cell = 0.1113, far = 0.01368, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 158.2, row = 2.595>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 18.94, plane = 29.81, tail = 2.189, cell = 0.1678, thin = 2.635, far = 0.01675, cache = 419430, deep = 0.000000004859, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 149.2, vector = 4.095, width = 16, tail = 0.7303>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 11.4, plane = 22.07, row = 0.8085, vector = 1.984, width = 8, cell = 0.05082, thin = 1.222, far = 0.004744, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 15.73, plane = 10.5, row = 0.03405, vector = 2.097, width = 16, cell = 0.02806, far = 0.0001293, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 44.93, plane = 14.41, row = 0.9945, vector = 3.186, tail = 0.008347, cell = 0.03575, far = 0.001253, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 134.3, plane = 23.46, width = 32, cell = 0.1376, thin = 0.05653, far = 0.0003896, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 128.7, plane = 24.8, vector = 0.4739, width = 32, cell = 0.1998, thin = 0.02584, far = 0.0002066, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 2.148, plane = 19.74, vector = 5.626, width = 16, thin = 0.3592, far = 0.0002315, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 133.2, plane = 14.62, row = 1.166, vector = 1.127, width = 16, cell = 0.1951, thin = 0.006139>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 13.82, plane = 10.39, row = 0.4685, vector = 2.979, width = 8, thin = 0.2284, far = 0.0003152, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 105.7, plane = 21.65, row = 5.651, vector = 2.868, width = 16, tail = 1.416, cell = 0.1129, thin = 1.099, far = 0.001587, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 205.8, plane = 32.16, row = 4.057, width = 32, cell = 0.2994, thin = 0.1589, far = 0.0009366, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 113.9, plane = 26.52, row = 6.247, vector = 1.402, width = 8, tail = 3.707, cell = 0.2832, thin = 0.259, far = 0.00501, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 208.9, plane = 21.45, row = 5.773, width = 16, cell = 0.4866, thin = 0.2927, far = 0.000001841, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 58.56, plane = 12.89, row = 3.097, vector = 2.649, width = 8, tail = 0.8644, cell = 0.1214, far = 0.003965, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 95.84, row = 0.604, vector = 2.017, tail = 0.0818, far = 0.001799, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 20.64, plane = 26.07, row = 0.4723, vector = 0.6144, tail = 0.2752, cell = 0.04226, far = 0.001949, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 121.5, plane = 98.21, row = 0.7636, vector = 1.049>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 18.41, plane = 23.09, row = 0.3909, vector = 1.832, tail = 0.2368, thin = 0.5034, far = 0.0002852, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 117.8, plane = 98.72, row = 0.7341, width = 8, cell = 0.2115, thin = 0.09681>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 23.78, plane = 22.49, row = 0.6492, vector = 1.157, thin = 0.2362, far = 0.001596, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 42.82, plane = 30.66, row = 1.739, vector = 1.728, tail = 0.9194, cell = 0.03474, thin = 0.02103, far = 0.002627, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 184.6, plane = 30.16, row = 1.508, width = 32, cell = 0.2182, thin = 0.05099, far = 0.00208, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 60.16, plane = 30.18, row = 1.221, vector = 3.957, tail = 0.2793, thin = 0.7765, far = 0.003712, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 200, plane = 31.1, row = 1.286, vector = 1.506, width = 8, cell = 0.2967, far = 0.004561, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 83.33, plane = 26.68, row = 1.844, vector = 2.572, thin = 1.116, far = 0.004976, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.912, plane = 4.95, vector = 0.7786, tail = 0.3893, far = 0.002363, cache = 838861, deep = 0.02171, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 0.1085, vector = 1.042, tail = 5.393, cell = 0.1961, deep = 0.02077, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 27.06, plane = 9.779, vector = 1.645, tail = 1.059, cell = 0.06579, far = 0.001151, cache = 419430, deep = 0.0199, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 155.5, plane = 8.453, vector = 1.713>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream_half" cost <call = 157.2, plane = 8.58, width = 32, cell = 0.1042, thin = 0.03776, far = 0.002019, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 5.986, plane = 4.536, vector = 1.715, width = 16, tail = 0.273, thin = 0.7528, far = 0.001568, cache = 629146, deep = 0.02197, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 140.2, plane = 8.635, width = 32, cell = 0.3346, thin = 0.01222, far = 0.003411, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 9.525, plane = 4.263, vector = 1.602, width = 8, tail = 0.2724, thin = 0.4444, far = 0.001736, cache = 838861, deep = 0.01829, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 13.87, plane = 8.687, row = 1.174, tail = 0.543, cell = 0.09336, deep = 0.01878, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 68.8, plane = 0.3003, cell = 0.1493, far = 0.004694, cache = 1363149, deep = 0.01227, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 30.3, plane = 23.32, row = 1.374, vector = 0.9892, tail = 0.7947, cell = 0.04867, far = 0.0009346, cache = 1048576, deep = 0.01801, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 26.03, plane = 13.48, row = 0.8786, vector = 0.07232, tail = 0.8086, cell = 0.1372, far = 0.01498, cache = 1363149, deep = 0.00769, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 156.7, plane = 29.16, row = 0.5337, width = 64, cell = 0.07899, thin = 0.01023, far = 0.0013, cache = 1048576, deep = 0.007892, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream_half" cost <call = 157.8, plane = 23.13, row = 1.044, vector = 0.6404, far = 0.0008969, cache = 1363149, deep = 0.007649, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 5.444, plane = 15.97, vector = 3.03, width = 16, tail = 0.3483, thin = 0.4444, deep = 0.01155, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 147, plane = 23.81, row = 0.208, vector = 2.138, far = 0.001248, cache = 838861, deep = 0.006053, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 12.74, plane = 9.192, row = 0.8104, vector = 2.042, width = 8, tail = 0.1504, thin = 0.347, deep = 0.01276, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 34.34, plane = 16.17, row = 0.7062, width = 32, tail = 1.192, cell = 0.09703, thin = 0.01645, far = 0.001576, cache = 1363149, deep = 0.02075, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 35.18, plane = 5.063, vector = 1.404, tail = 9.156, deep = 0.02075, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 57.89, vector = 2.617, width = 64, cell = 0.03822, far = 0.002864, cache = 1363149, deep = 0.02535, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 8.347, plane = 24.76, row = 1.648, cell = 0.1092, deep = 0.02075, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 167, vector = 1.27, far = 0.002641, cache = 1048576>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 7.643, plane = 35.51, row = 1.533, vector = 1.077, width = 16, tail = 0.6514, cell = 0.1188, thin = 0.7578, deep = 0.01622, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 152.1, width = 32, tail = 0.3192, cell = 0.1792, thin = 0.05373, far = 0.002198, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 25.07, plane = 20.29, row = 1.351, vector = 2.003, width = 8, thin = 0.4256, deep = 0.01596, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 39.32, plane = 26.63, cell = 0.6622, deep = 0.02613, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 318.4, plane = 43.32, vector = 15.99, tail = 3.603, thin = 5.389, far = 0.02651, cache = 1048576, deep = 0.01833, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 467.9, row = 2.865, vector = 16.29, far = 0.01626, cache = 1048576, deep = 0.01177, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 335.3, plane = 40.62, row = 12.24, vector = 7.913, tail = 4.468, cell = 0.05141, thin = 3.679, far = 0.03806, cache = 1363149, deep = 0.01103, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 479.5, plane = 20.61, width = 32, tail = 2.383, cell = 1.086, far = 0.03155, cache = 1048576, deep = 0.004626, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 69.34, plane = 18.28, row = 3.278, tail = 15.54, cell = 1.443, far = 0.009112, cache = 1048576, deep = 0.02497, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 145, row = 1.059, vector = 5.751, width = 64, cell = 0.1522, far = 0.0000673, cache = 1048576, deep = 0.01682, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 178.2, plane = 22.05, row = 7.438, width = 32, cell = 0.03951, input = 0.7245, thin = 0.9096, far = 0.003253, cache = 419430, deep = 0.01888, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 165.6, plane = 32.97, row = 11.9, width = 16, cell = 0.1011, input = 0.7225, thin = 0.1742, far = 0.004112, cache = 419430, deep = 0.01491, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 51.97, plane = 13.83, row = 3.395, vector = 0.9243, width = 8, cell = 0.1698, input = 0.259, far = 0.002828, cache = 419430, deep = 0.01423, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 91.41, plane = 16.59, row = 0.01699, vector = 3.881, width = 32, cell = 0.1124, far = 0.000239, cache = 419430, deep = 0.01763, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 107.3, plane = 17.26, row = 5.441, vector = 3.501, width = 32, tail = 1.939, cell = 0.1054, thin = 1.162, far = 0.0006405, cache = 838861, deep = 0.01955, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 243.8, row = 1.251, width = 64, cell = 0.2269, thin = 0.147, far = 0.0002962, cache = 838861, deep = 0.01221, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 116.5, plane = 21.91, row = 4.939, vector = 0.3289, width = 16, tail = 7.118, cell = 0.2475, thin = 1.229, far = 0.006447, cache = 1048576, deep = 0.0254, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 203.3, plane = 32.54, row = 6.518, vector = 4.541, width = 32, cell = 0.1334, deep = 0.01023, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 34.56, plane = 9.333, row = 3.61, vector = 1.226, tail = 0.8673, far = 0.004579, cache = 419430, deep = 0.0171, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 73.31, row = 0.7104, vector = 1.062, width = 64, cell = 0.08829, far = 0.003154, cache = 419430, deep = 0.01761, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 25.81, vector = 2.548, tail = 2.046, far = 0.002545, cache = 419430, deep = 0.01729, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 7.335, plane = 19.33, row = 0.6355, vector = 0.5539, tail = 0.1304, cell = 0.0177, far = 0.002627, cache = 419430, deep = 0.02024, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 104.7, plane = 91.48, row = 0.1913, vector = 1.466, width = 32, cell = 0.04704, thin = 0.08278, far = 0.002355, cache = 1048576, deep = 0.005223, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 6.106, plane = 26.48, row = 0.4187, vector = 1.179, tail = 0.2269, thin = 0.6209, far = 0.001837, cache = 419430, deep = 0.01751, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 127.7, plane = 86.63, row = 1.038, width = 32, cell = 0.1993, thin = 0.08382, far = 0.001771, cache = 1363149, deep = 0.003059, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 14.06, plane = 19.65, row = 0.6454, vector = 0.851, cell = 0.01596, thin = 0.6028, far = 0.003961, cache = 419430, deep = 0.01424, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <call = 13.82, plane = 108.3, row = 0.9323, vector = 0.7323, tail = 0.2582, cell = 0.02961, far = 0.002948, cache = 838861, deep = 0.02584, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 64.87, tail = 0.9076, cell = 0.1497, deep = 0.02722, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 5.933, plane = 171.3, tail = 2.967, cell = 0.177, thin = 0.6113, far = 0.009282, cache = 1048576, deep = 0.02722, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 79.94, plane = 31.75, row = 0.1798, width = 16, tail = 0.8811, cell = 0.0772, thin = 0.0003354, far = 0.001618, cache = 419430, deep = 0.02797, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 68.54, plane = 117.3, row = 0.3271, width = 32, cell = 0.07397, thin = 0.008069, far = 0.001025, cache = 1363149, deep = 0.01331, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 46.69, plane = 36.46, row = 0.1274, vector = 1.061, tail = 0.5036, thin = 0.7421, deep = 0.02722, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 164.7, plane = 102.4, row = 0.6574, vector = 2.444, width = 16, tail = 0.5271, deep = 0.00893, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 76.64, plane = 27.89, row = 0.5284, vector = 0.8006, tail = 0.01056, thin = 0.3334, far = 0.0006844, cache = 419430, deep = 0.02591, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 102, row = 0.75, vector = 1.276, cell = 0.006346, far = 0.000641, cache = 419430, deep = 0.02283, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 81.36, row = 0.1814, vector = 0.9869, tail = 0.4835, cell = 0.04176, deep = 0.02186, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 133.7, vector = 2.052, tail = 7.651, thin = 1.947, far = 0.007116, cache = 1363149, deep = 0.02355, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 22.87, plane = 42.36, row = 0.6175, vector = 0.5043, tail = 0.06266, far = 0.002111, cache = 838861, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 82.94, plane = 118.4, row = 0.5946, vector = 0.1019, width = 64, cell = 0.07562, thin = 0.007479, deep = 0.002852, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 21.75, plane = 43.11, row = 0.4704, vector = 1.008, tail = 0.07211, thin = 0.5842, far = 0.002085, cache = 1048576, deep = 0.02059, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 206.6, plane = 126.9, row = 0.3932, vector = 1.037, far = 0.002052, cache = 838861, deep = 0.005456, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 33.19, plane = 39.14, row = 0.3723, vector = 0.6251, tail = 0.06802, cell = 0.03475, thin = 0.3174, far = 0.003342, cache = 629146, deep = 0.01889, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 48.77, plane = 25.44, row = 5.196, vector = 1.138, width = 16, tail = 6.446, cell = 0.8323, far = 0.008517, cache = 1363149, deep = 0.01047, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 143.2, plane = 21.15, row = 6.633, tail = 104.3, cell = 0.7858, far = 0.006033, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 79.95, plane = 23.56, row = 6.674, vector = 9.46, cell = 0.3186, thin = 0.5736, far = 0.0131, cache = 419430, deep = 0.004604, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 167.3, plane = 23.15, row = 3.88, tail = 433.1, cell = 1.725, far = 0.007645, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 100.4, plane = 24.34, row = 6.701, vector = 9.984, thin = 1.982, far = 0.01231, cache = 419430, deep = 0.004415, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 105.2, plane = 63.77, row = 1.39, vector = 1.585, tail = 1.148, far = 0.001583, cache = 629146, deep = 0.01369, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 109.7, plane = 64.51, row = 0.332, width = 32, tail = 0.8866, cell = 0.1804, thin = 0.009043, far = 0.001807, cache = 1048576>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 68.59, plane = 69.39, row = 1.286, vector = 3.002, tail = 1.176, thin = 0.5207, far = 0.001745, cache = 1363149, deep = 0.02125, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 42.98, plane = 103.2, vector = 0.5103, width = 32, tail = 0.4631, cell = 0.4049>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 34.54, plane = 66.99, row = 1.684, vector = 2.355, thin = 1.425, far = 0.00001449, cache = 419430, deep = 0.01399, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 47.22, plane = 31.49, row = 1.863, vector = 1.203, tail = 0.4404, thin = 0.2002, far = 0.002652, cache = 419430, deep = 0.04014, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 88.63, plane = 38.94, row = 1.762, vector = 2.413, far = 0.001193, cache = 419430, deep = 0.01544, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 52.43, plane = 32.19, row = 1.61, vector = 2.727, tail = 0.6258, thin = 0.767, far = 0.003641, cache = 419430, deep = 0.03628, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 94.39, plane = 39.82, row = 1.481, width = 32, cell = 0.3699, thin = 0.02124, far = 0.003219, cache = 838861, deep = 0.01544, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 66.68, plane = 34.29, row = 1.977, vector = 2.106, tail = 0.4076, thin = 0.4832, far = 0.006235, cache = 629146, deep = 0.03344, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 12.22, plane = 9.097, row = 0.6352, vector = 1.654, width = 16, cell = 0.008809, far = 0.0006468, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 30.15, plane = 19.25, row = 1.146, vector = 1.366, tail = 1.076, cell = 0.04584, far = 0.0007557, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 11.7, plane = 12.32, row = 0.2453, vector = 2.451, width = 16, tail = 0.1781, thin = 0.3248, far = 0.001453, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 19.23, plane = 8.664, row = 0.6976, vector = 2.135, width = 8, tail = 0.3716, thin = 0.4188>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 35.58, plane = 10.72, row = 3.954, vector = 2.947, width = 32, tail = 1.052, cell = 0.04489, thin = 0.09864, far = 0.004746, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 58.4, plane = 4.74, row = 3.52, width = 32, tail = 7.34, cell = 0.1842, thin = 0.1581, far = 0.007815, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 206.6, plane = 4.941, row = 5.862, vector = 0.7002, width = 8, tail = 6.69, cell = 0.9355, far = 0.01943, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.71, row = 0.5552, vector = 0.6793, tail = 0.3478, cell = 0.01434, thin = 0.002224, far = 0.0001869, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.4061, plane = 30.17, row = 0.5003, vector = 0.9979, tail = 0.6426, thin = 0.3183>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 13.47, plane = 28.69, row = 0.5366, vector = 0.9931, tail = 0.3877, thin = 0.3634>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.712, plane = 40.93, row = 1.64, vector = 1.515, tail = 0.693, thin = 0.1604, far = 0.003686, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 141.8, plane = 40.3, row = 0.8124, width = 64, tail = 0.3716, cell = 0.1961, far = 0.0007597, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 5.48, plane = 39.94, row = 1.182, vector = 3.24, tail = 1.348, thin = 0.4301, far = 0.003687, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 123.7, plane = 42.95, row = 0.8475, width = 64, cell = 0.4162, thin = 0.02327, far = 0.001376, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 14.03, plane = 40.91, row = 2.08, vector = 5.062, tail = 0.5295, thin = 1.015, far = 0.01029, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 16.77, plane = 9.848, row = 0.4061, vector = 1.739, width = 16, cell = 0.002882>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.65, plane = 22.25, row = 0.9641, vector = 2.008, tail = 0.5661, cell = 0.02602>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 8.824, plane = 13.31, vector = 2.457, width = 16, tail = 0.3785, thin = 0.2908>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 16.3, plane = 11.87, row = 0.294, vector = 1.62, width = 8, tail = 0.7634, cell = 0.0615, thin = 0.3353, far = 0.0007871, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.56, plane = 14, row = 3.494, vector = 3.499, width = 32, tail = 1.629, cell = 0.07637, thin = 0.1043, far = 0.002793, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 38.52, plane = 5.511, row = 3.393, width = 32, tail = 7.286, cell = 0.1825, thin = 0.1057, far = 0.002404, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 40.54, plane = 9.398, row = 3.704, vector = 0.8147, width = 8, tail = 1.932, cell = 0.3061, far = 0.003487, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.48, row = 0.5399, vector = 0.8152, tail = 0.1705, thin = 0.01721>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.16, row = 0.4552, vector = 1.021, tail = 0.4025, thin = 0.3763>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 5.69, plane = 26.83, row = 0.5599, vector = 0.9966, tail = 0.2468, thin = 0.348>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.576, plane = 36.03, row = 1.436, vector = 1.955, tail = 0.4628, thin = 0.1704, far = 0.001861, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 153.5, plane = 36.85, row = 0.5045, width = 128, cell = 0.2284, thin = 0.01007, far = 0.003227, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 9.343, plane = 41.69, row = 1.393, vector = 4.078, tail = 0.463, thin = 0.4862, far = 0.003372, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 156.7, plane = 38.94, row = 1.274, width = 64, cell = 0.4699, thin = 0.02864, far = 0.002772, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 17.04, plane = 41.13, row = 1.202, vector = 3.043, tail = 0.2426, thin = 1.599, far = 0.005792, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 29.05, plane = 8.091, vector = 0.3095, cell = 0.4846, input = 0.004177>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 18.99, plane = 8.967, vector = 0.3924, cell = 0.7014, input = 0.008682>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 16.49, plane = 10.23, vector = 0.4933, cell = 0.8241, input = 0.008712>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 64.84, row = 0.4012, vector = 4.794, tail = 0.7214, input = 0.001476, thin = 1.659, far = 0.001792, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 64.73, row = 0.4095, vector = 6.576, tail = 0.9783, input = 0.00471, thin = 1.718>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 65.17, row = 0.6782, vector = 8.175, tail = 1.089, input = 0.004961, thin = 1.859, far = 0.00217, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 15.2, plane = 9.935, cell = 0.4919, input = 0.001976, far = 0.002455, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 13.13, plane = 11.25, cell = 0.4593, input = 0.003792, far = 0.001841, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 12.85, cell = 0.6576, input = 0.009062, far = 0.001489, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 63.62, row = 0.4927, vector = 4.533, tail = 1.181, input = 0.00113, thin = 1.032, far = 0.005767, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 63.38, row = 0.3718, vector = 4.737, tail = 1.33, input = 0.001809, thin = 1.43, far = 0.006493, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 2.962, plane = 65.9, row = 0.08335, vector = 7.105, tail = 1.95, cell = 0.329, input = 0.001072, thin = 0.9729, far = 0.005836, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 22.22, vector = 34.61, tail = 0.1606, cell = 0.3393, input = 0.001015, far = 0.003092, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 14.98, plane = 1.677, row = 0.6918, vector = 26.75, cell = 0.6238, input = 0.008292>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 32.03, plane = 3.413, vector = 15.11, cell = 0.4696, input = 0.005603, thin = 10.31>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 97.15, row = 2.805, vector = 7.577, tail = 20.12, cell = 7.221, thin = 3.151, far = 0.01093, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 95.67, row = 8.036, vector = 12.13, tail = 11.97, cell = 5.703, thin = 4.434, far = 0.01275, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 39.14, row = 0.5746, vector = 36.93, tail = 0.1455, input = 0.0002647, far = 0.02668, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 68.42, row = 0.9972, vector = 30.81, tail = 0.06564, input = 0.002055, far = 0.03014, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 62.61, plane = 1.887, vector = 16.73, cell = 0.05596, thin = 9.675, far = 0.02531, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 3.996, plane = 70.33, row = 0.2514, vector = 15.64, tail = 16.85, cell = 6.149, thin = 2.497>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 64.86, vector = 21.78, tail = 12.01, cell = 4.618, thin = 3.679>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 21.76, plane = 8.201, cell = 0.5293, input = 0.004892>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 19.71, plane = 9.191, cell = 0.7512, input = 0.008545>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 17.39, plane = 10.44, cell = 0.9831, input = 0.008392>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 63.13, row = 0.02754, vector = 1.758, tail = 1.455, cell = 0.3975, input = 0.0005773, thin = 1.359, far = 0.001014, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 63.33, row = 0.0839, vector = 3.604, tail = 1.193, cell = 0.3481, input = 0.003887, thin = 1.459, far = 0.0002977, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.96, row = 0.2572, vector = 6.194, tail = 1.077, cell = 0.3895, input = 0.003794, thin = 1.083, far = 0.0006177, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 23.19, plane = 7.382, cell = 0.4639, input = 0.00278, far = 0.001313, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 15.68, plane = 8.319, cell = 0.6314, input = 0.0009412>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 19.59, plane = 9.061, cell = 0.6735, input = 0.001428>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.78, row = 0.1523, vector = 1.893, tail = 1.366, cell = 0.3689, input = 0.001296, thin = 0.8515, far = 0.002091, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 61.52, row = 0.05459, vector = 2.988, tail = 1.421, cell = 0.4063, input = 0.000789, thin = 0.8394, far = 0.003467, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.3, row = 0.1543, vector = 4.238, tail = 0.7668, cell = 0.3123, input = 0.001426, thin = 0.9614, far = 0.003207, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 24.82, plane = 0.5523, row = 1.31, vector = 33.42, cell = 0.1502, input = 0.04733>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 16.09, plane = 0.6495, row = 0.9832, vector = 30.47, input = 0.06579>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 27.02, plane = 1.499, row = 0.1219, vector = 14.88, tail = 0.665, cell = 0.4982, input = 0.02406, thin = 10.12>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 59.08, tail = 27.09, cell = 8.064, input = 0.06759, thin = 2.393>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 54.07, tail = 24.49, cell = 7.359, input = 0.06159, thin = 3.36>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 61.85, plane = 0.7953, row = 0.9701, vector = 31.54, tail = 1.833, cell = 0.4772, input = 0.0002809, far = 0.002891, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 22.57, plane = 1.721, row = 0.7493, vector = 30, cell = 0.07571, far = 0.001846, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 18.67, plane = 0.7795, vector = 16.77, cell = 0.05782, thin = 9.929, far = 0.001808, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 62.21, vector = 4.894, tail = 26.52, cell = 7.36, thin = 1.296, far = 0.03846, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 63.61, vector = 4.458, tail = 25.05, cell = 6.637, thin = 1.083, far = 0.06379, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 29.79, plane = 2.123, row = 1.539, vector = 0.7727, tail = 3.457, cell = 0.2386, far = 0.001901, cache = 838861, deep = 0.03397, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 35.44, plane = 3.588, row = 2.05, vector = 1.697, tail = 3.607, cell = 0.1947, far = 0.000403, cache = 419430, deep = 0.02152, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 163.9, plane = 1.803, row = 1.264, vector = 0.5768, width = 64, cell = 0.2979, thin = 0.006869, far = 0.0004212, cache = 419430, deep = 0.01906, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 20.13, plane = 7.221, vector = 0.1922, tail = 0.1628, cell = 0.5674, input = 0.01096, far = 0.0008593, cache = 838861, deep = 0.08614, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 3.389, vector = 1.464, tail = 8.683, input = 0.0912, far = 0.0003209, cache = 419430, deep = 0.06495, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 180.5, plane = 7.036, row = 0.01305, vector = 8.09, input = 0.01148, deep = 0.007023, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 21.75, plane = 8.458, cell = 0.5205, input = 0.01075, far = 0.0002674, cache = 419430, deep = 0.06095, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 175.4, plane = 5.071, width = 32, cell = 0.5325, input = 0.01336, thin = 0.01507, far = 0.00003144, cache = 419430, deep = 0.006049, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 19.1, plane = 8.911, vector = 0.0905, cell = 0.9457, input = 0.009434, deep = 0.06348, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 65.16, row = 1.36, vector = 4.847, tail = 1.219, far = 0.002337, cache = 419430, deep = 0.02643, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 63.78, row = 0.0885, vector = 2.1, tail = 1.953, cell = 0.412, input = 0.008225, thin = 1.151, far = 0.002495, cache = 838861, deep = 0.05384, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 63.01, row = 0.31, vector = 6.382, tail = 0.739, input = 0.006995, thin = 1.67, far = 0.0009335, cache = 419430, deep = 0.02415, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 64.4, row = 0.2565, vector = 7.063, tail = 0.6348, cell = 0.0666, input = 0.006778, thin = 1.445, far = 0.001263, cache = 629146, deep = 0.02275, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 23.04, plane = 7.348, vector = 0.2563, tail = 0.04281, cell = 0.5065, input = 0.004084, far = 0.001262, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 29.65, plane = 4.394, vector = 0.8996, tail = 0.8401, cell = 0.1073, input = 0.04204, far = 0.001273, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 164.4, plane = 7.284, row = 0.3072, vector = 7.887, input = 0.0001378>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 25.86, plane = 9.731, vector = 0.006539, cell = 0.497, input = 0.004931, far = 0.001294, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 169.7, plane = 4.139, width = 32, cell = 0.4839, input = 0.00413, thin = 0.01734, far = 0.0005351, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 23.72, plane = 8.904, cell = 0.5078, input = 0.005282, far = 0.001234, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 59.36, row = 0.5366, vector = 1.798, tail = 1.878, cell = 0.4072, input = 0.0003255, thin = 0.6909, far = 0.003607, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 58.77, row = 0.6834, vector = 4.899, tail = 1.019, thin = 1.283, far = 0.001655, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 59.06, row = 0.5691, vector = 5.385, tail = 0.6018, thin = 1.01, far = 0.002077, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 35.66, plane = 2.352, row = 0.2046, vector = 34.06, cell = 0.1191, input = 0.001423, far = 0.002572, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 39.65, plane = 3.683, vector = 23.3, tail = 5.604, cell = 0.9778, far = 0.006679, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 39.2, plane = 2.058, vector = 14.39, tail = 0.1358, cell = 0.3891, thin = 10.98, far = 0.006236, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 82.93, vector = 13.83, tail = 13.19, cell = 5.976, input = 0.02617, thin = 5.455, far = 0.0001357, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 79.92, vector = 12.12, tail = 10.81, cell = 5.661, input = 0.02704, thin = 5.796, far = 0.002587, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 41.41, plane = 1.054, row = 0.9752, vector = 33.52, tail = 0.2775, cell = 0.1385, input = 0.005474, far = 0.004243, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 33.35, plane = 0.3706, row = 2.846, vector = 26.59, cell = 0.441, input = 0.015, far = 0.007585, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 39.11, plane = 1.725, row = 0.7891, vector = 14.81, cell = 0.181, input = 0.01223, thin = 10.11, far = 0.006538, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 55.48, row = 0.3749, vector = 17.95, tail = 20.62, cell = 5.67, thin = 1.283, far = 0.003714, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 50.92, vector = 15.75, tail = 20.28, cell = 5.352, thin = 1.256, far = 0.006022, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 20.83, plane = 9.68, cell = 0.6961, input = 0.005586, far = 0.001613, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 19.73, plane = 10.12, cell = 0.9383, input = 0.01032, far = 0.00007809, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 19.08, plane = 9.373, vector = 0.108, cell = 1.155, input = 0.01108>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 60.24, row = 0.2599, vector = 2.419, tail = 1.888, cell = 0.4838, thin = 1.085, far = 0.003328, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 60.4, vector = 7.92, tail = 0.2085, cell = 0.04523, thin = 1.449, far = 0.002964, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 61.05, row = 0.03774, vector = 8.523, tail = 0.06574, cell = 0.04565, thin = 1.19, far = 0.003898, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 17.39, plane = 9.115, vector = 0.07687, cell = 0.5616, input = 0.01096, thin = 0.01881, far = 0.001432, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 16.97, plane = 9.706, cell = 0.5573, input = 0.0153, far = 0.0009957, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 17.16, plane = 8.692, cell = 0.6219, input = 0.01897, far = 0.0005196, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 60.19, row = 1.004, vector = 0.3851, tail = 2.734, cell = 0.6755, thin = 0.6261, far = 0.002012, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 58.83, row = 0.5423, vector = 5.474, tail = 0.7408, cell = 0.04062, input = 0.0008202, thin = 1.321, far = 0.001896, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 59.87, row = 0.677, vector = 5.093, tail = 0.6553, cell = 0.1843, input = 0.0009047, thin = 1.098, far = 0.001737, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 40.45, plane = 1.918, row = 0.3324, vector = 34.72, tail = 0.9542, cell = 0.312, input = 0.0005783, far = 0.002736, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 36.67, plane = 3.314, vector = 33.13, cell = 0.05266, far = 0.006149, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 40.93, plane = 1.974, vector = 12.73, tail = 1.555, cell = 0.9546, input = 0.000397, thin = 10.96, far = 0.004209, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 65.19, row = 0.4556, vector = 6.426, tail = 25.81, cell = 7.679, thin = 2.395, far = 0.002139, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 62.4, row = 1.057, vector = 8.318, tail = 22.6, cell = 6.513, thin = 3.447>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 36.58, plane = 1.662, row = 0.004249, vector = 36.3, cell = 0.1083, input = 0.007451, far = 0.001415, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 29.77, plane = 0.2732, row = 0.2772, vector = 31.74, tail = 2.244, cell = 0.09145, input = 0.01696, far = 0.002331, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 29.2, plane = 2.129, row = 0.4111, vector = 10.2, tail = 4.067, cell = 1.547, input = 0.01901, thin = 8.627, far = 0.002645, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 67.93, vector = 19.9, tail = 9.602, cell = 5.966, thin = 4.885>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 67.92, vector = 18.25, tail = 7.821, cell = 5.234, thin = 4.92>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.14, plane = 5.277, vector = 1.143, tail = 0.6476, cell = 0.06885, thin = 1.855, deep = 0.0008762, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 21.73, plane = 5.353, vector = 1.011, cell = 0.02429, thin = 2.029, far = 0.0003348, cache = 1363149, deep = 0.0009376, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 20.77, plane = 5.285, vector = 0.7382, tail = 0.08285, cell = 0.05657, thin = 2.051, deep = 0.001087, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.44, plane = 5.369, vector = 1.047, tail = 0.09716, cell = 0.04168, thin = 1.993, deep = 0.001324, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 27.91, plane = 4.172, row = 0.9445, vector = 1.219, tail = 0.3464, cell = 0.0858, thin = 2.243, far = 0.00008608, cache = 419430, deep = 0.00126, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 22.14, plane = 6.463, row = 1.405, vector = 1.313, thin = 2.322, far = 0.0001129, cache = 419430, deep = 0.0008338, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 22.26, plane = 4.596, row = 1.595, vector = 1.064, cell = 0.002975, thin = 3.042, far = 0.00009329, cache = 419430, deep = 0.001375, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.04, plane = 4.605, row = 1.557, vector = 1.405, cell = 0.003874, thin = 3.117, far = 0.00007594, cache = 419430, deep = 0.001119, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 25.32, plane = 5.616, row = 1.4, vector = 1.762, tail = 0.747, cell = 0.09958, thin = 3>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 21.74, plane = 6.108, row = 2.211, vector = 0.4909, tail = 0.4367, cell = 0.1444, thin = 3.246, deep = 0.0001335, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 21.71, plane = 6.222, row = 2.301, vector = 0.8144, cell = 0.1181, thin = 3.421>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 21.06, plane = 5.49, row = 2.535, vector = 1.638, cell = 0.01914, thin = 3.056>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 23.16, plane = 5.79, row = 0.6444, vector = 2.147, tail = 1.806, cell = 0.1761, thin = 1.726, far = 0.0007922, cache = 1048576, deep = 0.001731, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 24.36, plane = 6.793, row = 2.072, vector = 1.809, tail = 0.02971, cell = 0.09362, thin = 1.83, far = 0.0002417, cache = 419430, deep = 0.003031, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 25.41, plane = 6.981, row = 1.826, vector = 1.648, cell = 0.1551, thin = 1.684, far = 0.000799, cache = 1363149, deep = 0.004134, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 25.45, plane = 7.072, row = 2.476, vector = 2.325, tail = 0.1364, cell = 0.127, thin = 1.255, far = 0.0004247, cache = 1363149, deep = 0.002899, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 27.05, plane = 5.133, row = 0.669, vector = 1.188, tail = 1.155, cell = 0.2584, thin = 2.197, deep = 0.000178, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 22.93, plane = 5.199, row = 1.792, vector = 0.8229, tail = 0.6064, cell = 0.187, input = 0.01226, thin = 2.061, deep = 0.0004078, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 22.05, plane = 5.24, row = 1.67, vector = 1.447, tail = 0.2427, cell = 0.2069, input = 0.006592, thin = 1.736, deep = 0.0001488, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.6, plane = 5.194, row = 1.985, vector = 2.174, tail = 0.3044, cell = 0.1503, input = 0.009633, thin = 1.24, deep = 0.0001259, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 25.58, plane = 6.897, row = 0.6471, vector = 1.424, tail = 1.499, cell = 0.2248, thin = 2.129, far = 0.0001933, cache = 1048576, deep = 0.00003512, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 24.35, plane = 6.736, row = 2.157, vector = 1.401, tail = 0.346, cell = 0.1549, thin = 2.041, far = 0.0002398, cache = 419430, deep = 0.00003512, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.53, plane = 7.171, row = 1.846, vector = 1.693, tail = 0.06933, cell = 0.1569, thin = 1.909, far = 0.0002576, cache = 419430, deep = 0.00003512, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 25.54, plane = 6.718, row = 2.577, vector = 1.85, tail = 0.3256, cell = 0.2474, thin = 1.445, far = 0.0001576, cache = 419430, deep = 0.0003359, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 25.87, plane = 4.856, vector = 0.7003, tail = 0.4956, cell = 0.09492, thin = 2.059, far = 0.00006042, cache = 419430, deep = 0.0006733, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 23.21, plane = 5.417, vector = 0.3765, cell = 0.1022, thin = 1.998, far = 0.0001894, cache = 419430, deep = 0.0005354, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 21.46, plane = 5.254, vector = 0.8629, cell = 0.02547, thin = 1.799, far = 0.00003901, cache = 419430, deep = 0.0004977, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 20.18, plane = 5.183, vector = 1.165, cell = 0.01217, thin = 1.588, deep = 0.0005544, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 67.06, row = 0.3874, vector = 0.2202, tail = 0.7304, cell = 0.1277, thin = 0.6325, far = 0.0009141, cache = 1048576, deep = 0.00175, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 67.6, row = 1.105, tail = 0.4264, cell = 0.1298, thin = 0.5636, far = 0.001284, cache = 419430, deep = 0.001532, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 68.19, row = 1.567, tail = 0.4901, cell = 0.2795, thin = 0.1001, far = 0.00121, cache = 1363149, deep = 0.0007818, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 65.82, row = 0.9088, tail = 0.8979, cell = 0.1619, thin = 0.8936, far = 0.0006708, cache = 419430, deep = 0.001489, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 66.41, row = 1.335, vector = 0.2168, tail = 0.3108, cell = 0.1331, thin = 0.9288, far = 0.0006753, cache = 419430, deep = 0.0008182, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 67.06, row = 1.645, vector = 0.1353, tail = 0.3892, cell = 0.292, thin = 0.5697, far = 0.0006846, cache = 419430, deep = 0.00112, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 60.46, row = 1.412, vector = 0.7356, tail = 0.1418, cell = 0.1606, thin = 1.659, far = 0.0004579, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 57.25, row = 2.159, vector = 1.579, tail = 0.02473, thin = 1.488, far = 0.000478, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 57.07, row = 2.377, vector = 1.539, tail = 0.1252, cell = 0.02893, thin = 1.507, far = 0.0003861, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 77.98, row = 1.135, tail = 0.84, cell = 0.1659, thin = 1.314, far = 0.001835, cache = 419430, deep = 0.002173, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 78.79, row = 2.182, cell = 0.1653, thin = 1.19, far = 0.00221, cache = 419430, deep = 0.003157, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 78.49, row = 2.538, cell = 0.3636, thin = 0.7752, far = 0.002131, cache = 419430, deep = 0.001836, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 73.56, row = 0.7284, tail = 1.186, cell = 0.1621, thin = 1.227, far = 0.00136, cache = 419430, deep = 0.0009722, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 74.05, row = 1.585, tail = 0.5272, cell = 0.1585, thin = 1.209, far = 0.001409, cache = 419430, deep = 0.00125, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 72.04, row = 1.872, tail = 0.9275, cell = 0.3474, thin = 0.4908, far = 0.001608, cache = 419430, deep = 0.001268, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 72.28, row = 1.486, tail = 0.5115, cell = 0.1565, thin = 1.306, far = 0.001533, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 72.16, row = 1.968, tail = 0.1605, cell = 0.1604, thin = 1.25, far = 0.001468, cache = 419430, deep = 0.00003121, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 72.23, row = 2.16, tail = 0.59, cell = 0.3556, thin = 0.6692, far = 0.001416, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 68.94, row = 1.14, tail = 0.1362, cell = 0.1221, thin = 0.6801, far = 0.0009751, cache = 419430, deep = 0.000007744, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 69.16, row = 1.7, cell = 0.1223, thin = 0.5308, far = 0.0008099, cache = 419430, deep = 0.000007744, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 68.18, row = 1.47, vector = 0.5907, width = 16, cell = 0.2454, thin = 0.09263, far = 0.0005272, cache = 419430, deep = 0.000007744, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 25.35, plane = 4.973, row = 1.29, tail = 0.7123, cell = 0.07462, thin = 2.028, far = 0.00008104, cache = 419430, deep = 0.000136, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 19.86, plane = 5.462, row = 1.582, vector = 0.8957, thin = 2.175, far = 0.00003175, cache = 419430, deep = 0.000003142, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 19.8, plane = 5.045, row = 1.853, vector = 0.271, cell = 0.1442, thin = 2.982, deep = 0.000003142, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 19.29, plane = 5.392, row = 1.935, vector = 0.3848, cell = 0.1391, thin = 3.033, deep = 0.000003142, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 22.76, plane = 7.152, row = 0.8578, vector = 0.1458, tail = 1.693, cell = 0.2252, thin = 1.78, deep = 0.0007802, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 24.19, plane = 7.187, row = 2.129, tail = 0.7511, cell = 0.2613, thin = 1.642, far = 0.00008328, cache = 419430, deep = 0.001145, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 24.17, plane = 6.946, row = 1.793, vector = 1.575, cell = 0.144, thin = 1.515, far = 0.0002127, cache = 419430, deep = 0.0007055, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 24.55, plane = 6.81, row = 1.851, vector = 1.723, tail = 0.1988, cell = 0.1666, thin = 1.331, far = 0.001147, cache = 1363149, deep = 0.0003528, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 71.4, row = 0.9256, vector = 0.4592, cell = 0.04947, thin = 0.7763, far = 0.00103, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 71.37, row = 1.287, tail = 0.2898, cell = 0.106, thin = 0.667, far = 0.001116, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 71.49, row = 1.626, tail = 0.4396, cell = 0.2462, thin = 0.3053, far = 0.0009648, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 71.62, row = 1.615, vector = 0.03694, cell = 0.09416, thin = 0.9975, far = 0.0009483, cache = 419430, deep = 0.0001292, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 71.46, row = 2.091, cell = 0.1303, thin = 0.8234, far = 0.001064, cache = 419430, deep = 0.0001292, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 70.55, row = 1.843, tail = 0.7897, cell = 0.3102, thin = 0.3579, far = 0.001033, cache = 419430, deep = 0.0002432, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 17.26, plane = 3.779, row = 1.048, tail = 0.1592, cell = 0.03882, thin = 2.316, deep = 0.0006431, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 17.23, plane = 3.821, row = 1.046, tail = 0.1666, cell = 0.03961, thin = 2.239, deep = 0.0005769, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 14.06, plane = 3.806, row = 0.5845, vector = 0.488, width = 8, tail = 0.3266, cell = 0.08069, thin = 2.097, deep = 0.0003744, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 18.39, plane = 3.612, row = 1.303, tail = 0.1494, cell = 0.03893, thin = 2.267, deep = 0.0006577, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 15.67, plane = 6.634, vector = 2.368, tail = 0.01674, cell = 0.05055, thin = 2.017>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 20.64, plane = 5.734, vector = 2.388, tail = 0.08048, cell = 0.06784, thin = 2.066>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 17.83, plane = 6.347, row = 1.16, vector = 1.117, tail = 0.2501, cell = 0.2056, thin = 1.579>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 20.99, plane = 5.867, row = 0.549, vector = 2.101, tail = 0.3726, cell = 0.1485, thin = 1.809>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 67.61, row = 1.409, cell = 0.02789, thin = 0.8688, far = 0.0003197, cache = 1363149, deep = 0.000007746, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 67.37, row = 1.322, cell = 0.02994, thin = 0.8844, far = 0.0001981, cache = 1363149, deep = 0.000007746, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 68.47, row = 1.471, cell = 0.02667, thin = 0.8372, far = 0.0006753, cache = 838861, deep = 0.000007746, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 68.8, tail = 1.665, thin = 1.034, far = 0.006214, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 68.96, tail = 1.63, thin = 1.067, far = 0.005617, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 70.78, tail = 1.679, thin = 1.032, far = 0.006286, cache = 419430>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 14.86, plane = 7.164, width = 32, cell = 0.0904, thin = 0.01719, far = 0.0006702, cache = 419430, deep = 0.001937, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 16.18, plane = 7.481, row = 0.04878, width = 32, cell = 0.193, input = 0.0004621, thin = 0.01808, far = 0.0004604, cache = 419430, deep = 0.0016, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 87.31, row = 0.2129, tail = 0.3175, cell = 0.08987, thin = 0.4002, far = 0.0009745, cache = 419430>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 89.56, row = 0.316, tail = 0.423, cell = 0.2188, thin = 0.246, far = 0.0009608, cache = 419430>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 14.32, plane = 7.217, width = 32, cell = 0.09066, input = 0.001996, thin = 0.01559, far = 0.0003569, cache = 419430, deep = 0.0001801, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 14.99, plane = 7.62, width = 32, cell = 0.2261, input = 0.001865, thin = 0.02618, far = 0.0002947, cache = 419430, deep = 0.000169, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 92.52, row = 0.1086, tail = 0.3717, cell = 0.107, thin = 0.4543, far = 0.001156, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.61, row = 0.2153, tail = 0.5198, cell = 0.2634, thin = 0.211, far = 0.001009, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 8.15, plane = 2.702, vector = 0.6576, cell = 4.113, input = 0.0003303, far = 0.001559, cache = 1048576, deep = 0.002009, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 5.529, plane = 2.449, vector = 0.9915, cell = 4.018, input = 0.0156, deep = 0.00753, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 88.34, row = 0.05774, vector = 0.09812, tail = 0.08983, cell = 3.968, thin = 0.224, far = 0.0004128, cache = 419430, deep = 0.003652, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 88.57, row = 0.2659, cell = 3.988, thin = 0.2022, far = 0.0001553, cache = 419430, deep = 0.003825, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 23.36, plane = 3.515, cell = 4.26, input = 0.005735, thin = 0.08203>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 29.15, plane = 3.438, cell = 4.255, input = 0.002359, thin = 0.03505>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 89.58, row = 0.9322, vector = 0.06512, cell = 3.985, far = 0.001445, cache = 1363149>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 89.97, row = 0.8376, width = 32, cell = 3.966, input = 0.0005909, thin = 0.08373, far = 0.004671, cache = 1048576>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 24.91, plane = 27, cell = 0.02284, input = 0.5731, far = 0.004791, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 32.2, plane = 28.93, width = 128, cell = 0.02165, input = 0.4617, thin = 0.004632, far = 0.001385, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 32.94, plane = 29.18, row = 0.04776, width = 64, cell = 0.02271, input = 0.5484, thin = 0.005106, far = 0.0007855, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 99.17, row = 0.5226, vector = 1.119, input = 0.5906, far = 0.005038, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 102.7, row = 2.707, width = 32, tail = 0.5453, cell = 0.006596, input = 0.8429, thin = 0.04613, far = 0.003774, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 29.22, plane = 26.02, row = 0.06204, width = 256, cell = 0.01325, input = 0.4955, thin = 0.002076, far = 0.0004785, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 26.51, plane = 27.31, row = 0.0602, width = 128, cell = 0.01395, input = 0.5152, thin = 0.002882>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 25.26, plane = 27.75, row = 0.07869, width = 64, cell = 0.01352, input = 0.6296, thin = 0.001127, far = 0.0004186, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 108, row = 0.5015, vector = 1.102, input = 0.7984, far = 0.005423, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 4.403, plane = 107.9, row = 2.515, tail = 0.912, cell = 0.01017, input = 0.9737>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 620.2, row = 5.042, width = 128, input = 9.723, thin = 0.07198>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 143.8, row = 4.52, input = 9.798, thin = 0.73>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 11.49, vector = 1.202, cell = 0.4379, input = 7.978>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 12.35, row = 0.7157, vector = 2.521, cell = 0.4099, input = 7.803, thin = 0.00001568>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <width = 256, cell = 0.1948, input = 9.1, thin = 0.09079>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <cell = 0.159, input = 9.232>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 1303, row = 1.26, input = 9.202, far = 0.2792, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 1086, row = 2.08, tail = 0.257, input = 9.284, thin = 0.117, far = 0.3682, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 35.34, plane = 28.63, width = 128, cell = 0.02564, input = 0.5457, thin = 0.01094, far = 0.005579, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 23.48, plane = 30.16, row = 0.009978, cell = 0.04165, input = 0.554, far = 0.004178, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 24.73, plane = 30.43, row = 0.05591, cell = 0.0386, input = 0.6531, thin = 0.003493, far = 0.002964, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 99.4, row = 0.7678, vector = 0.8058, input = 0.6627, far = 0.001368, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 99.49, row = 1.836, width = 32, tail = 0.1088, cell = 0.01436, input = 0.9648, thin = 0.1194, far = 0.001634, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 36.29, plane = 29.41, width = 64, cell = 0.03052, input = 0.5256, thin = 0.0007887>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 35.38, plane = 30.43, tail = 0.03339, cell = 0.03041, input = 0.5451, thin = 0.003638>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 34.77, plane = 30.39, tail = 0.05955, cell = 0.03067, input = 0.6597, thin = 0.04627>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 110.6, row = 0.7875, vector = 0.684, input = 0.8189, far = 0.00269, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 107.6, row = 1.332, vector = 0.1883, width = 32, tail = 0.1658, cell = 0.006198, input = 0.9904, thin = 0.1088, far = 0.004793, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 39.67, vector = 5.435, width = 128, cell = 0.2235, input = 7.256, thin = 0.4389>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 19.8, row = 14.51, cell = 0.2157, input = 7.763>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 1.234, cell = 0.08855, input = 9.301, far = 0.0713, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <row = 1.391, width = 16, tail = 0.01989, cell = 0.1426, input = 9.431, thin = 0.1236, far = 0.05852, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <tail = 0.7475, cell = 0.1302, input = 10.12, thin = 0.02721>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <width = 32, tail = 1.083, cell = 0.1001, input = 10.32, thin = 0.1566, far = 0.004908, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 138.2, plane = 2.798, vector = 1.028, cell = 0.08385, input = 9.565>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 823.8, plane = 9.56, vector = 1.335, width = 16, cell = 0.02752, input = 9.631, thin = 0.1317>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 41.04, plane = 28.44, row = 0.1378, vector = 0.006557, cell = 0.04327, input = 0.5388, far = 0.003658, cache = 419430, deep = 0.02745, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 38.38, plane = 30.17, row = 0.04502, cell = 0.05277, input = 0.5873, thin = 0.002868, deep = 0.02876, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 37.95, plane = 30.14, row = 0.06837, vector = 0.002594, cell = 0.05188, input = 0.6718, deep = 0.02789, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 97.95, row = 0.8441, vector = 0.6074, input = 0.7167, far = 0.001857, cache = 419430, deep = 0.03371, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 97.26, row = 1.489, width = 16, tail = 0.03001, cell = 0.04002, input = 1.034, thin = 0.2202, deep = 0.02744, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 36.48, plane = 28.77, width = 64, cell = 0.04906, input = 0.5866, thin = 0.001232, far = 0.0005824, cache = 838861, deep = 0.0246, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 35.58, plane = 30.87, vector = 0.002097, cell = 0.05048, input = 0.6038, far = 0.0002293, cache = 419430, deep = 0.02634, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 34.56, plane = 30.73, vector = 0.06489, cell = 0.03462, input = 0.7216, deep = 0.02517, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 102.3, row = 1.197, vector = 0.519, input = 0.8715, far = 0.00286, cache = 629146, deep = 0.01426, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 102.3, row = 1.606, width = 16, tail = 0.04457, cell = 0.02729, input = 1.04, thin = 0.1844, far = 0.002905, cache = 419430, deep = 0.01349, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 3.445, row = 1.728, width = 64, input = 9.739, thin = 0.1742, far = 0.06305, cache = 419430, deep = 0.06903, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <plane = 1.407, row = 4.539, width = 8, cell = 0.1003, input = 9.808, thin = 0.07233, far = 0.03972, cache = 419430, deep = 0.07413, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <row = 0.8678, width = 32, cell = 0.09543, input = 8.888, thin = 0.06215, far = 0.02755, cache = 419430, deep = 0.09774, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <row = 0.5923, width = 16, cell = 0.1306, input = 8.84, thin = 0.3082, far = 0.02843, cache = 419430, deep = 0.09744, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <row = 0.8523, width = 64, cell = 0.116, input = 9.623, thin = 0.0551, far = 0.02784, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 54.63, width = 8, cell = 0.09636, input = 9.733, thin = 0.564, far = 0.01464, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 7.415, width = 32, tail = 1.356, input = 9.055, thin = 0.1213, far = 0.03427, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 4.306, row = 1.633, width = 16, input = 9.103, thin = 0.2722, far = 0.04353, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 38.99, plane = 29.01, row = 0.1044, vector = 0.1355, tail = 0.07502, cell = 0.1, input = 0.563, far = 0.001583, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 40.49, plane = 30.41, row = 0.06128, cell = 0.09785, input = 0.6958, far = 0.001067, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 39.62, plane = 31.5, row = 0.05186, cell = 0.09895, input = 0.7819, far = 0.0006513, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 92.93, row = 1.001, vector = 0.08103, width = 32, tail = 0.2378, cell = 0.05527, input = 0.7565, thin = 0.05295, far = 0.002041, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 90.35, row = 1.794, width = 8, tail = 0.1293, cell = 0.05682, input = 1.105, thin = 0.4228, far = 0.0002237, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 38.75, plane = 27.93, width = 32, tail = 0.2093, cell = 0.1003, input = 0.6144, far = 0.0006607, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 38.84, plane = 29.67, row = 0.1986, tail = 0.01475, cell = 0.09978, input = 0.6392, far = 0.0005773, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 39.31, plane = 29.97, row = 0.2001, tail = 0.2308, cell = 0.09927, input = 0.7513, far = 0.0007197, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 94.63, row = 1.072, vector = 0.3481, width = 16, tail = 0.06077, cell = 0.05244, input = 0.9389, thin = 0.06239, far = 0.001621, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 89.36, row = 2.055, width = 8, tail = 0.1412, cell = 0.06796, input = 1.059, thin = 0.3928, far = 0.001997, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <width = 16, input = 9.885, thin = 0.2701, far = 0.02804, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 94.26, row = 3.03, input = 9.837, thin = 7.182, far = 0.02352, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 7.763, row = 0.3728, width = 32, cell = 0.2439, input = 8.299, thin = 0.1879, far = 0.02782, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <row = 2.717, width = 8, cell = 0.2386, input = 8.292, thin = 0.0926, far = 0.02963, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 9.658, row = 1.351, width = 32, cell = 0.146, input = 9.644, thin = 0.09159, far = 0.01689, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 9.051, row = 2.26, width = 8, tail = 1.326, cell = 0.129, input = 9.863, thin = 0.18, far = 0.01008, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 5.996, row = 1.065, width = 32, cell = 0.1704, input = 8.623, thin = 0.1007, far = 0.01133, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 0.03016, plane = 2.447, row = 0.7863, width = 8, cell = 0.2358, input = 8.627, thin = 0.8635, far = 0.008414, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 36.66, plane = 27.18, row = 0.09056, tail = 0.1506, cell = 0.08602, input = 0.8016, thin = 0.0003212, far = 0.001227, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 34.21, plane = 28.67, row = 0.04392, vector = 0.1738, tail = 0.1059, cell = 0.0755, input = 0.8193, thin = 0.004823, far = 0.00119, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 35.06, plane = 28.61, row = 0.02571, tail = 0.3018, cell = 0.0871, input = 0.9094, far = 0.001079, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 96.99, row = 1.03, vector = 0.8579, tail = 0.7601, input = 0.8973, far = 0.002288, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 96.79, row = 1.244, vector = 0.8907, tail = 5.352, input = 0.8751, thin = 0.138, far = 0.002065, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 95.38, row = 1.343, vector = 0.84, tail = 3.266, input = 1.027, far = 0.001595, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 52.23, plane = 26.85, vector = 0.1609, cell = 0.067, input = 0.7899, far = 0.002057, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 52.46, plane = 28.18, vector = 0.1838, cell = 0.06614, input = 0.8088, far = 0.002107, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 52.35, plane = 28.84, vector = 0.159, cell = 0.06674, input = 0.9221, far = 0.00201, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 96.1, row = 1.55, vector = 0.8835, cell = 0.02689, input = 0.8569, far = 0.004241, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 97.24, row = 1.8, vector = 1.407, tail = 3.682, input = 0.8349, thin = 0.1717, far = 0.003728, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 96.9, row = 2.38, vector = 1.226, tail = 1.696, input = 0.9772, thin = 0.08369, far = 0.004682, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 36.73, plane = 28.3, width = 64, cell = 0.04405, input = 0.697, thin = 0.004042, far = 0.001105, cache = 629146, deep = 0.03163, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 34.44, plane = 29.96, width = 64, cell = 0.04507, input = 0.7179, thin = 0.002795, far = 0.0007506, cache = 629146, deep = 0.03116, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 36.71, plane = 29.61, width = 64, cell = 0.04542, input = 0.8043, thin = 0.004614, far = 0.000502, cache = 629146, deep = 0.03194, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 105.6, row = 1.243, vector = 0.5093, input = 0.7657, far = 0.002975, cache = 629146, deep = 0.02618, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 104.4, row = 1.869, vector = 0.4587, tail = 5.019, cell = 0.001754, input = 0.7522, thin = 0.06072, far = 0.002775, cache = 629146, deep = 0.02552, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 106.8, row = 1.639, tail = 1.766, cell = 0.02957, input = 0.898, thin = 0.06082, far = 0.002489, cache = 629146, deep = 0.02279, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 48.78, plane = 27.08, width = 64, cell = 0.04744, input = 0.6938, thin = 0.006723>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 49.74, plane = 28.92, width = 64, cell = 0.04679, input = 0.7193, thin = 0.005798, far = 0.0003292, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 46.74, plane = 29.26, width = 64, cell = 0.04684, input = 0.8349, thin = 0.00749, far = 0.0002397, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 98.15, row = 1.227, vector = 0.3126, cell = 0.004183, input = 0.8359, far = 0.003781, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 94.76, row = 2.048, tail = 4.783, cell = 0.02591, input = 0.8141, thin = 0.1153, far = 0.002553, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 98.5, row = 2.057, vector = 0.06972, tail = 0.8438, cell = 0.01716, input = 0.9748, thin = 0.1166, far = 0.003268, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 50.18, plane = 30.03, vector = 0.1823, cell = 0.4008, input = 0.8019, thin = 0.03095, far = 0.004946, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 38.65, plane = 35.65, cell = 0.4826, input = 2.059, far = 0.004735, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 52.21, plane = 36.22, cell = 1.092, input = 1.337, thin = 0.1004, far = 0.009007, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 114, vector = 1.463, cell = 0.1221, input = 2.079, far = 0.005731, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 112.7, vector = 2.042, tail = 3.197, cell = 0.108, input = 2.112, thin = 0.02838, far = 0.003649, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 47.74, plane = 123.1, vector = 5.926, tail = 4.909, cell = 0.2835, input = 1.87, thin = 0.09784, far = 0.005947, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 111.6, plane = 26.96, cell = 0.447, input = 1.948, far = 0.01245, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 103.4, plane = 34.97, cell = 0.5158, input = 2.026, far = 0.009477, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 65.48, plane = 36.06, width = 32, cell = 1.093, input = 1.414, thin = 0.05502>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 36.27, plane = 114, vector = 1.388, cell = 0.118, input = 2.254>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 12.46, plane = 109.6, vector = 2.591, tail = 2.8, cell = 0.1, input = 2.197, thin = 0.09704>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 130.6, plane = 117.8, vector = 2.853, tail = 8.221, cell = 0.4684, input = 1.972>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 53.59, plane = 37.08, vector = 0.02606, cell = 0.4133, input = 0.8526, far = 0.006148, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 39.81, plane = 44.88, cell = 0.5193, input = 0.6542, far = 0.005601, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 42.28, plane = 38.89, vector = 0.04307, cell = 0.6439, input = 0.7446, thin = 0.01998, far = 0.00615, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 121, vector = 1.869, cell = 0.1436, input = 1.066, far = 0.0129, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 121, vector = 3.825, tail = 1.525, cell = 0.0498, input = 1.123, thin = 0.08889, far = 0.01319, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 124.6, vector = 2.812, tail = 6.775, cell = 0.1717, input = 1.181, thin = 0.03748, far = 0.0125, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 18.77, plane = 41.01, cell = 0.445, input = 0.6357, far = 0.001472, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 12.23, plane = 51.55, vector = 0.3532, cell = 0.5106, input = 0.6606>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 24.76, plane = 41.44, vector = 0.3477, width = 32, cell = 0.6381, input = 0.8067, thin = 0.004636, far = 0.0008183, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 123.1, vector = 1.773, cell = 0.1399, input = 1.182, far = 0.01088, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 119.9, vector = 3.886, tail = 1.803, cell = 0.05159, input = 1.173, thin = 0.04607, far = 0.009203, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 16.81, plane = 123, vector = 2.539, tail = 6.896, cell = 0.1861, input = 1.189, thin = 0.07599, far = 0.01123, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 33.52, plane = 27.3, vector = 0.4044, width = 32, cell = 0.00007611, input = 0.6109>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 33.92, plane = 28.38, vector = 0.4089, width = 32, input = 0.6296>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 38.25, plane = 28.98, vector = 0.4027, width = 32, cell = 0.001201, input = 0.7101>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 112.4, row = 0.9806, width = 64, cell = 0.009647, input = 0.7873, thin = 0.04937, far = 0.003471, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 107.7, row = 2.705, tail = 2.881, cell = 0.008737, input = 0.7624, thin = 0.136, far = 0.002167, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 111.1, row = 2.685, tail = 0.6043, cell = 0.006951, input = 0.8485, thin = 0.08156, far = 0.004434, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 46.31, plane = 27.5, width = 64, cell = 0.007989, input = 0.6007, thin = 0.005469, far = 0.0007941, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 44.14, plane = 28.77, width = 64, cell = 0.007978, input = 0.6201, thin = 0.005457, far = 0.0004338, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 47.22, plane = 29.28, width = 64, cell = 0.007835, input = 0.7324, thin = 0.006475, far = 0.001309, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 113.6, row = 0.8416, width = 64, cell = 0.02011, input = 0.8465, thin = 0.04273, far = 0.001702, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 108.5, row = 2.527, tail = 2.972, cell = 0.01023, input = 0.8449, thin = 0.09198, far = 0.01166, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 112.8, row = 2.461, tail = 0.6536, cell = 0.01238, input = 0.9147, thin = 0.09175, far = 0.01225, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 40.66, plane = 26.93, width = 64, cell = 0.02348, input = 0.611, thin = 0.005957, far = 0.003352, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 38.33, plane = 28.48, width = 64, cell = 0.02448, input = 0.625, thin = 0.004183, far = 0.003085, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 38.88, plane = 29.4, width = 64, cell = 0.02489, input = 0.7123, thin = 0.005093, far = 0.002527, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 114, row = 0.8081, vector = 0.3475, input = 0.8686, far = 0.003098, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 109.7, row = 1.737, vector = 0.3061, tail = 3.757, input = 0.7919, thin = 0.0834, far = 0.00161, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 114, row = 1.32, tail = 1.615, cell = 0.02075, input = 0.9101, thin = 0.0742, far = 0.00249, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 44.9, plane = 30.37, width = 64, cell = 0.01791, input = 0.6469, thin = 0.001568>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 41.61, plane = 31.28, cell = 0.01809, input = 0.6703>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 44.37, plane = 32.55, cell = 0.01548, input = 0.7886>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 113.1, row = 0.7411, vector = 0.4918, tail = 0.01436, input = 0.8621, far = 0.002895, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 108.7, row = 1.194, vector = 0.1412, tail = 4.075, cell = 0.02016, input = 0.8502, thin = 0.1239>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 112.4, row = 0.7568, tail = 2.106, cell = 0.03388, input = 0.9795, thin = 0.08269>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 40.2, plane = 27.15, vector = 0.03844, cell = 0.04237, input = 0.6811, far = 0.001337, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 37.79, plane = 29.23, cell = 0.04507, input = 0.7024, far = 0.001053, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 37.8, plane = 29.41, vector = 0.02079, cell = 0.04512, input = 0.7854, far = 0.0009345, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 102.5, row = 1.401, vector = 0.5295, input = 0.9168>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 99.57, row = 1.739, vector = 0.5365, tail = 4.988, input = 0.9047, thin = 0.1155>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 104.7, row = 1.669, tail = 1.596, cell = 0.03302, input = 1.031, thin = 0.06043>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 41.94, plane = 27.51, width = 64, cell = 0.04647, input = 0.6871, thin = 0.003591>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 41.87, plane = 29.09, width = 64, cell = 0.04666, input = 0.7057, thin = 0.003383>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 37.37, plane = 29.44, width = 64, cell = 0.04819, input = 0.823, thin = 0.001819>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 103.7, row = 1.128, width = 64, tail = 0.3213, cell = 0.02789, input = 0.9204, thin = 0.007254, far = 0.002593, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 103.8, row = 2.194, tail = 4.766, cell = 0.02253, input = 0.9149, thin = 0.1019, far = 0.003435, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 103.6, row = 2.062, tail = 0.8685, cell = 0.02491, input = 1.036, thin = 0.1365, far = 0.003414, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 38.46, plane = 27.27, vector = 0.02451, width = 32, tail = 0.1687, cell = 0.08505, input = 0.7747, far = 0.001107, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 37.37, plane = 28.72, vector = 0.0767, width = 32, tail = 0.108, cell = 0.08444, input = 0.7964, far = 0.0008766, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 38.99, plane = 29.26, vector = 0.008444, width = 32, tail = 0.1946, cell = 0.08725, input = 0.8774, far = 0.0007312, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 91.69, row = 1.513, vector = 0.5423, cell = 0.02359, input = 1.01, far = 0.001374, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 92.73, row = 1.539, vector = 0.3605, tail = 4.935, cell = 0.0378, input = 0.9954, thin = 0.07747, far = 0.001506, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 92.78, row = 1.597, vector = 0.9375, tail = 2.53, input = 1.124, far = 0.001328, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 42.12, plane = 29.53, width = 64, cell = 0.09264, input = 0.7037, thin = 0.007633, far = 0.001164, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 41.91, plane = 31.3, width = 64, cell = 0.09349, input = 0.725, thin = 0.005503, far = 0.001027, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 39.45, plane = 31.86, width = 64, cell = 0.09339, input = 0.8413, thin = 0.007727, far = 0.001371, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 96.58, row = 1.245, vector = 1.118, input = 0.9296, far = 0.0003953, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 103.4, row = 1.403, vector = 0.6865, tail = 4.755, cell = 0.03036, input = 0.9124, thin = 0.1653>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 99.51, row = 1.355, vector = 1.072, tail = 2.851, input = 1.13, thin = 0.007614, far = 0.0003752, cache = 419430>
}
