// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=280 --seed=3, with what earlier runs timed,
// on AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 11.2 %, worst 1230.8 % of 713 calls
//   max_pool cf: mean 14.8 %, worst 424.0 % of 95 calls
//   max_pool cl: mean 21.1 %, worst 1087.7 % of 163 calls
//   max_pool_backward cf: mean 3.2 %, worst 41.5 % of 46 calls
//   max_pool_backward cl: mean 24.1 %, worst 1230.8 % of 94 calls
//   max_unpool cf: mean 3.2 %, worst 54.8 % of 36 calls
//   max_unpool cl: mean 2.0 %, worst 114.2 % of 99 calls
//   max_unpool_backward cf: mean 7.2 %, worst 127.1 % of 51 calls
//   max_unpool_backward cl: mean 0.0 %, worst 1.9 % of 48 calls
//   max_unpool_sum cf: mean 0.0 %, worst 0.0 % of 41 calls
//   max_unpool_sum cl: mean 0.3 %, worst 5.3 % of 40 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 53.5, plane = 23.26, row = 5.305, tail = 18.27, input = 0.02703, tap = 0.233, far = 0.004765, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 158.9, row = 10.91, vector = 2.358, tail = 44.48, tap = 0.9606, far = 0.03024, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 38.01, plane = 29.69, row = 0.6728, vector = 1.889, width = 4, tail = 3.854, cell = 0.1859, thin = 8.091, tap = 0.4466, far = 0.009992, cache = 838861>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 56.35, row = 5.765, vector = 0.9491, tail = 1.803, tap = 0.1031, step = 0.003196, far = 0.003942, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 65.55, row = 4.95, tail = 0.9698, cell = 0.2435, thin = 2.156, tap = 0.1307, step = 0.0003961, far = 0.001268, cache = 419430>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 65.8, row = 4.465, vector = 1.176, tail = 0.9255, thin = 0.03764, tap = 0.2716, far = 0.001022, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 38.28, plane = 3.103, row = 1.807, vector = 4.301, tail = 0.557, cell = 0.01015, far = 0.001297, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 40.02, plane = 0.06907, vector = 9.97, tail = 22.73, cell = 0.4808, far = 0.01311, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 32.03, plane = 2.762, row = 1.985, vector = 2.715, tail = 0.4011, cell = 0.1247, far = 0.001192, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 195, plane = 10.26, row = 0.3493, vector = 3.756, width = 32, cell = 0.4456, thin = 0.003953, far = 0.000819, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 38.75, plane = 3.084, row = 1.941, vector = 2.904, tail = 0.253, cell = 0.07943, far = 0.00006509, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 188.1, plane = 8.957, row = 1.938, vector = 0.1942, width = 16, tail = 0.5676, cell = 0.6857, far = 0.0005098, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 33.83, plane = 2.371, row = 2.167, vector = 3.302, cell = 0.06264, thin = 7.135, far = 0.00007428, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 275.9, plane = 4.264, row = 6.01, vector = 10.99, tail = 0.567, cell = 0.001605, far = 0.0009579, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 76.47, plane = 0.06482, vector = 24.03, tail = 22.54, cell = 0.492, far = 0.02097, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 264.5, plane = 11.76, row = 4.099, vector = 0.7797, tail = 4.446, cell = 1.647, far = 0.002311, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 381.1, plane = 13.76, row = 8.394, vector = 11.86, far = 0.001781, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 243.6, plane = 13.52, row = 8.893, vector = 1.834, tail = 3.389, cell = 1.4>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 348.1, plane = 22.2, row = 10.55, vector = 7.424, far = 0.002675, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 48.23, plane = 7.004, row = 13.42, vector = 5.981, tail = 0.3631, far = 0.0005626, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 40.99, plane = 18.69, row = 8.098, vector = 0.3828, tail = 7.726, tap = 0.318>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 49.18, vector = 8.055, tail = 44.92, tap = 1.025, step = 0.02333, far = 0.03639, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 33.98, plane = 13.26, row = 10.55, vector = 2.591, tail = 3.549, thin = 6.203, tap = 0.6587, far = 0.0001369, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.36, row = 1.138, vector = 3.531, tail = 0.8191, cell = 0.03891, far = 0.003179, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 64.48, vector = 2.819, tail = 2.421, cell = 0.2263, far = 0.003328, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 124.1, plane = 57.12, width = 16, cell = 0.487, thin = 0.2781, far = 0.002313, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 13.29, plane = 64.86, row = 32.22, vector = 6.601, tail = 0.3582, thin = 13.51, far = 0.002059, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.39, row = 1.85, vector = 1.7, tail = 0.6919, cell = 0.1165, far = 0.002773, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53.7, row = 1.882, vector = 1.531, tail = 0.6843, cell = 0.1608, thin = 8.656, far = 0.002666, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 123.6, plane = 60.07, row = 0.0629, width = 16, cell = 0.5269, thin = 0.3545, far = 0.002289, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 55.94, row = 2.455, vector = 2.373, tail = 0.2272, thin = 6.191, far = 0.002279, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 71.43, row = 0.7965, vector = 7.917, tail = 2.069, far = 0.001784, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 2.19, plane = 78.33, vector = 7.755, cell = 0.1548, far = 0.002, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 142.6, plane = 70.83, row = 2.068, vector = 1.381, width = 16, cell = 0.796, far = 0.00117, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 62.85, row = 68.42, vector = 14.69, tail = 2.984, thin = 28.84>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 0.8443, plane = 67.81, row = 2.633, vector = 5.245, tail = 0.9188, far = 0.000682, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 0.7502, plane = 67.1, row = 2.81, vector = 5.105, tail = 0.9074, cell = 0.03201, thin = 16.72, far = 0.0006556, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 129.9, plane = 72.21, row = 3.088, vector = 1.13, width = 16, cell = 1.096, far = 0.001548, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 0.3689, plane = 68.88, row = 3.336, vector = 4.727, cell = 0.4372, thin = 13.44>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 68.96, row = 7.715, vector = 2.517, tail = 4.715, tap = 0.1421, far = 0.00261, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 72.2, row = 9.025, vector = 2.456, tail = 1.452, thin = 7.72, tap = 0.2194, far = 0.003203, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 69.86, row = 7.269, vector = 3.046, tail = 2.218, thin = 3.55, tap = 0.4819, far = 0.005314, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 174.3, plane = 23.04, row = 26.34, vector = 3.229, width = 16, tail = 8.616, tap = 0.2387>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <vector = 3.71, tail = 47.05, input = 0.0995, tap = 1.054, far = 0.02159, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 174.8, plane = 16.47, vector = 8.54, width = 8, tail = 12.64, thin = 2.095, tap = 0.6961>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 20.98, plane = 66.67, vector = 5.083, width = 16, tail = 5.414, cell = 0.0856, tap = 0.1509, far = 0.001253, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 62.87, row = 5.563, tail = 5.084, cell = 0.5106, thin = 319.2, tap = 0.2834>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 64.96, plane = 65.12, row = 11.31, cell = 0.3066, thin = 279.3, tap = 0.5493>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 10.31, plane = 3.659, row = 17.05, width = 32, cell = 0.6212, input = 0.009361, thin = 1.6, tap = 0.2452, far = 0.0006901, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 23.8, vector = 0.6901, tail = 39, input = 0.3162, tap = 1.077, step = 0.002141, far = 0.1042, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 16.01, plane = 11.45, row = 8.25, tail = 21.95, cell = 1.647, tap = 0.5778, far = 0.0177, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 64.61, row = 6.997, width = 16, tail = 3.837, tap = 0.178, far = 0.009451, cache = 1048576>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 71.78, row = 5.385, vector = 0.5678, tail = 3.003, thin = 5.97, tap = 0.2469, far = 0.01116, cache = 1048576>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 68.39, row = 5.812, tail = 5.594, cell = 0.2562, tap = 0.5607, far = 0.01007, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 8.307, plane = 4.278, row = 31.68, input = 0.1072, tap = 0.2577>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 58.92, row = 4.114, vector = 3.918, tail = 45.49, tap = 1.032, step = 0.02053, far = 0.04711, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 34.19, row = 30.8, vector = 3.717, width = 8, cell = 0.05571, thin = 6.943, tap = 0.659, far = 0.009386, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 74.93, row = 4.926, tail = 12.57, tap = 0.1823, step = 0.006962>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 59.63, row = 8.203, vector = 0.6208, tail = 7.179, thin = 2.612, tap = 0.2564, step = 0.01656>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 62.41, row = 5.372, tail = 13.2, cell = 0.4112, tap = 0.5082, step = 0.05001>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 47.14, row = 1.886, tail = 2.74, cell = 0.2144, far = 0.00434, cache = 419430, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 39.02, width = 16, tail = 1.611, cell = 0.4075, thin = 0.1536, far = 0.0001852, cache = 838861, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 47.95, plane = 2.82, row = 0.1973, vector = 2.24, thin = 6.298, far = 0.0005087, cache = 419430, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 86.95, plane = 0.05424, vector = 8.642, tail = 43.92, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 176.3, row = 0.2562, width = 64, cell = 0.2386, thin = 0.04852, deep = 0.01897, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 45.51, plane = 11.84, tail = 3.059, cell = 0.3185, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 184.7, row = 0.4419, vector = 0.7123, width = 16, cell = 0.2618, far = 0.009482, cache = 419430, deep = 0.01897, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 50.53, plane = 2.553, row = 0.9336, vector = 2.612, tail = 0.0197, cell = 0.01455, thin = 5.205, deep = 0.0368, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 295.2, plane = 17.87, vector = 0.7835, tail = 8.934, cell = 0.5572, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 296.1, plane = 19.91, width = 32, cell = 0.7812, thin = 0.3272, far = 0.01822, cache = 419430, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 272.5, plane = 10.64, width = 8, tail = 2.331, cell = 1.392, thin = 0.2334, far = 0.01285, cache = 419430, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1326, vector = 10.3, tail = 54.24, cell = 0.3256, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <plane = 81.49, tail = 8.25, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 438, plane = 17.14, vector = 8.649>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 290.3, row = 4.008, tail = 3.42, cell = 0.5603, far = 0.006082, cache = 419430, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 375.3, width = 32, tail = 3.44, cell = 0.5745>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 17.06, row = 15.82, width = 8, cell = 1.091, thin = 0.6433, far = 0.02023, cache = 419430, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 29.16, row = 0.04663, vector = 7.18, tail = 0.7521, cell = 0.1408, far = 0.00464, cache = 419430, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 29.83, row = 0.5742, vector = 3.533, tail = 0.7255, cell = 0.4399, far = 0.003708, cache = 419430, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 42.41, row = 1.751, vector = 4.093, cell = 0.1769, input = 0.004266, thin = 9.203, far = 0.001611, cache = 419430, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 74.27, plane = 1.367, vector = 13.28, tail = 46.98, cell = 0.5671, far = 0.001209, cache = 1363149, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 122, vector = 10.53, far = 0.00442, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 36.35, row = 0.6066, vector = 2.452, tail = 1.276, cell = 0.4047, far = 0.004521, cache = 419430, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 128.8, width = 16, tail = 0.9159, cell = 0.7658, far = 0.00495, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 24.85, plane = 0.6863, row = 1.952, vector = 4.383, cell = 0.1565, thin = 7.262, far = 0.002792, cache = 838861, deep = 0.001641, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 391.5, width = 32, cell = 0.2183, thin = 0.5698, far = 0.03318, cache = 1363149, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 238.1, row = 4.58, vector = 13.22, width = 16, far = 0.005267, cache = 1363149, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 346, row = 8.695, tail = 2.715, cell = 0.877, thin = 5.922, far = 0.01449, cache = 1363149, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 99.07, vector = 4.688, tail = 60.3, cell = 0.9025, far = 0.01856, cache = 419430, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 352.6, plane = 47.74, width = 32, tail = 0.683, cell = 0.5751, far = 0.01013, cache = 419430, deep = 0.0009072, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 248.4, row = 6.901, vector = 10.36, width = 16, far = 0.008455, cache = 1363149, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 540, plane = 42.42, row = 0.5772, width = 32, tail = 1.48, thin = 0.4358, far = 0.04103, cache = 419430, deep = 0.0009072, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 102.8, row = 14.88, tail = 4.087, cell = 0.9116, thin = 3.752, far = 0.009424, cache = 1363149, deep = 0.002163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 63.9, plane = 26.8, row = 9.748, vector = 2.746, input = 0.0427, tap = 0.08248, far = 0.003227, cache = 419430, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 2.436, vector = 7.381, tail = 59.11, tap = 0.61, step = 0.002631, far = 0.02739, cache = 838861, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 135.5, plane = 57.96, row = 6.441, vector = 3.694, tail = 9.028, input = 0.2593, thin = 0.1597, step = 0.03855, far = 0.0198, cache = 1363149, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 571.6, plane = 11.01, row = 14.38, vector = 10.15, input = 0.8046, step = 0.04391, far = 0.02366, cache = 1363149, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 218.4, plane = 71.01, row = 0.6765, vector = 7.952, tail = 31.09, input = 0.6203, step = 0.3422, far = 0.1584, cache = 1363149, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 38.34, plane = 11.13, row = 7.462, vector = 2.813, tail = 0.1154, input = 0.03221, thin = 10.28, tap = 0.1717, far = 0.008347, cache = 419430, deep = 0.08023, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 46.53, tail = 4.48, cell = 0.219, far = 0.003782, cache = 419430, deep = 0.06066, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 48.43, vector = 2.631, far = 0.003629, cache = 419430, deep = 0.06066, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <plane = 45.89, vector = 4.364, deep = 0.04761, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <plane = 6.363, row = 35.72, vector = 2.678, tail = 13.23, thin = 4.454, far = 0.005814, cache = 419430, deep = 0.06066, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 39, vector = 1.905, far = 0.00425, cache = 419430, deep = 0.06066, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 17620, plane = 1014, width = 32, thin = 0.1402, deep = 0.04761, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 48.47, row = 0.3282, vector = 1.426, tail = 1.441, thin = 4.044, far = 0.00579, cache = 419430, deep = 0.06066, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 49.66, plane = 59.29, vector = 10.92, width = 32, tail = 0.7918, deep = 0.01026, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 149.1, plane = 75.66, vector = 0.3638, width = 32, tail = 3.209, cell = 0.3002, far = 0.04117, cache = 419430, deep = 0.01026, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 226, plane = 59.84, width = 32, tail = 8.746, cell = 0.2509, deep = 0.006437, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <row = 93.14, vector = 9.355, tail = 2.62, thin = 32.2, deep = 0.01026, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 118.9, plane = 54.92, vector = 3.72, width = 16, tail = 1.568, thin = 0.03924, far = 0.04907, cache = 419430, deep = 0.01026, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 193.2, plane = 65.29, row = 2.772, vector = 4.471, width = 16, tail = 25.94, deep = 0.006437, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 319.4, plane = 45.39, width = 8, tail = 3.873, cell = 0.5118, thin = 10.89, far = 0.04503, cache = 419430, deep = 0.01026, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 42.25, width = 32, tail = 8.786, cell = 0.007721, input = 0.07188, far = 0.005991, cache = 419430, deep = 0.05728, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 50.59, tail = 4.786, cell = 0.2038, input = 0.07388, far = 0.0279, cache = 838861, deep = 0.05728, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <plane = 144.2, row = 0.2005, width = 32, tail = 67.13, cell = 0.3478, far = 0.002035, cache = 419430, deep = 0.0505, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 54.86, row = 0.2145, vector = 11.62, thin = 16.32, deep = 0.05728, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 51.35, tail = 5.387, cell = 0.3208, input = 0.0164, far = 0.003371, cache = 419430, deep = 0.05728, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 125.9, plane = 42.01, width = 32, tail = 4.107, cell = 0.03839, input = 0.05844, thin = 0.7806, far = 0.006537, cache = 419430, deep = 0.0505, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 45.95, row = 2.946, tail = 0.8192, cell = 0.5311, input = 0.05686, thin = 11.5, far = 0.03498, cache = 1048576, deep = 0.05728, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 1.585, plane = 53.67, row = 0.1063, vector = 2.635, tail = 3.372, cell = 0.2086, far = 0.002479, cache = 419430, deep = 0.06583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 74.3, plane = 58.42, tail = 4.083, cell = 0.5385, far = 0.004978, cache = 838861, deep = 0.06583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 140.4, plane = 54.39, width = 64, cell = 0.3497, thin = 0.02275, far = 0.007029, cache = 629146, deep = 0.05665, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 237.7, row = 139.4, vector = 5.818, tail = 5.792, thin = 11.18, far = 0.01563, cache = 629146, deep = 0.06583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 2.24, plane = 57.21, width = 16, tail = 1.814, cell = 0.4038, thin = 0.2443, far = 0.002362, cache = 419430, deep = 0.06583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 119.3, plane = 57.37, row = 0.2458, width = 16, tail = 2.157, cell = 0.3892, far = 0.01414, cache = 1363149, deep = 0.05665, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 61.56, plane = 60.96, row = 1.935, vector = 2.934, tail = 4.368, thin = 11.66, far = 0.004215, cache = 629146, deep = 0.06583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 63.88, row = 3.323, vector = 2.012, tail = 1.53, input = 0.0003783, tap = 0.04588, step = 0.001965, far = 0.001901, cache = 1048576, deep = 0.07202, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <plane = 622.1, tail = 18.39, input = 0.5401, tap = 0.01091, step = 0.01584, far = 0.02267, cache = 1363149, deep = 0.07202, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 68.31, row = 5.148, tail = 2.429, cell = 0.1694, thin = 3.12, tap = 0.05266, step = 0.00175, far = 0.002872, cache = 419430, deep = 0.07202, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 123.8, plane = 574.5, row = 3.069, tail = 27.22, cell = 0.2712, input = 1.035, thin = 1.097, tap = 0.008392, step = 0.03408, far = 0.03975, cache = 1363149, deep = 0.07202, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 64.52, row = 5.136, tail = 2.834, cell = 0.368, thin = 2.405, tap = 0.1176, step = 0.00388, far = 0.002427, cache = 419430, deep = 0.07202, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 26.12, plane = 4.639, tail = 4.572, cell = 0.3852, far = 0.002682, cache = 419430, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 29.24, plane = 4.258, vector = 0.2322, tail = 2.2, cell = 0.2481, far = 0.0005808, cache = 419430, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 29.11, plane = 4.091, vector = 0.5324, tail = 1.152, cell = 0.3147, thin = 5.754, far = 0.0004149, cache = 419430, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 67.3, plane = 0.2571, vector = 0.4788, tail = 19.59, cell = 0.8306, far = 0.01211, cache = 1363149, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 190.9, plane = 2.685, width = 32, cell = 0.3185, thin = 0.4353, deep = 0.008818, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 36.81, plane = 4.077, tail = 2.091, cell = 0.4107, far = 0.003605, cache = 419430, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 191.2, plane = 4.836, vector = 0.5764, width = 32, cell = 0.2824, thin = 0.3609, deep = 0.008818, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 36.37, plane = 3.85, vector = 1.702, tail = 0.2539, cell = 0.2301, thin = 4.126, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 44.12, plane = 21.37, vector = 2.947, width = 64, cell = 0.3284, thin = 0.0313, far = 0.001556, cache = 419430, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 46.86, row = 1.954, vector = 5.559, width = 16, cell = 0.1698, far = 0.003193, cache = 419430, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 24.44, plane = 2.431, row = 2.103, vector = 2.376, cell = 0.2295, thin = 16.16, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 86.94, plane = 0.03331, vector = 10.56, tail = 39.94, far = 0.005245, cache = 1048576, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 614.9, vector = 0.9096, cell = 0.6222, far = 0.0002953, cache = 838861, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 203.8, plane = 4.889, row = 4.446, vector = 1.028, width = 64, cell = 0.3684, far = 0.0009103, cache = 419430, deep = 0.01714, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 48.44, plane = 0.2478, row = 3.519, vector = 1.14, cell = 0.3365, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 278, plane = 3.335, row = 4.648, width = 32, cell = 0.4317, thin = 0.1203, far = 0.002051, cache = 419430, deep = 0.01714, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 30.04, plane = 1.549, row = 3.017, vector = 1.658, cell = 0.5849, thin = 8.421, deep = 0.02601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 61.75, tail = 2.865, cell = 0.6674, far = 0.003463, cache = 419430, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <call = 30.58, plane = 37.79, vector = 7.252, tail = 1.947, far = 0.002711, cache = 838861, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 72.06, plane = 13.05, row = 0.9198, vector = 0.6535, tail = 7.655, cell = 1.056, thin = 30.36, far = 0.003395, cache = 838861, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 68.77, vector = 27.67, tail = 44.84, cell = 0.05973, far = 0.0263, cache = 1363149, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 566.8, plane = 65.3, vector = 1.582, cell = 0.8608, far = 0.0006091, cache = 1048576, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 202.3, width = 32, cell = 0.6832, thin = 0.02124, far = 0.002876, cache = 419430, deep = 0.05234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 79.31, width = 16, tail = 0.7038, cell = 0.879, thin = 0.1654, far = 0.00296, cache = 419430, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 207.4, width = 16, tail = 3.833, cell = 0.8622, far = 0.003562, cache = 419430, deep = 0.05234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 72.39, plane = 15.02, row = 0.4872, tail = 3.741, cell = 1.527, thin = 17.04, far = 0.001864, cache = 838861, deep = 0.06154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 356.1, plane = 56.17, row = 0.684, vector = 10.82, tail = 4, far = 0.01086, cache = 838861, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 360.5, plane = 25.07, row = 1.104, vector = 1.17, width = 32, cell = 0.8539, thin = 0.4424, far = 0.006984, cache = 838861, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 360.7, plane = 10.98, row = 0.09232, vector = 1.134, tail = 8.148, cell = 1.279, thin = 14.78, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 9.913, plane = 0.004904, tail = 52.24, cell = 1.401, far = 0.01074, cache = 1048576, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 152.9, plane = 32.54, vector = 6.495, tail = 4.315, far = 0.00622, cache = 419430, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 491.7, plane = 74.92, row = 0.6905, vector = 10.5, far = 0.01533, cache = 838861, deep = 0.01706, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 348.9, plane = 10.12, row = 5.261, vector = 6.805, tail = 2.923, far = 0.01248, cache = 838861, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 501.1, plane = 17.89, row = 7.785, width = 32, cell = 0.6958, thin = 0.4531, far = 0.01122, cache = 838861, deep = 0.01706, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 126.7, plane = 4.317, row = 12.58, tail = 11.7, cell = 1.621, thin = 9.642, far = 0.01281, cache = 838861, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 83.57, plane = 6.787, vector = 3.587, tail = 0.8461, input = 0.1327, far = 0.0008187, cache = 419430, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 28.57, plane = 14.32, vector = 5.034, tail = 2.795, input = 0.1098, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 38.66, plane = 8.103, tail = 5.014, input = 0.3778, thin = 34.59, far = 0.0006657, cache = 419430, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 84.35, vector = 0.8179, tail = 49.84, cell = 2.051, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 306.5, width = 32, cell = 0.8046, thin = 0.1512, far = 0.003155, cache = 419430, deep = 0.0136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 46.78, plane = 12.35, tail = 5.138, input = 0.254, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 199.1, vector = 2.694, width = 32, tail = 1.503, cell = 0.9549, far = 0.002312, cache = 629146, deep = 0.0136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 35.1, plane = 9.357, row = 0.2737, tail = 6.024, input = 0.4012, thin = 15.89, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 254.5, plane = 25.32, width = 64, cell = 0.9205, thin = 0.2645, far = 0.008527, cache = 1048576, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 262.6, row = 0.711, width = 16, cell = 1.133, thin = 0.8453, far = 0.01769, cache = 1048576, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 231, plane = 7.268, row = 5.908, cell = 1.631, thin = 35.93, far = 0.01761, cache = 1048576, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 46.1, vector = 23.24, tail = 56.67, far = 0.01114, cache = 1048576, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_shared" cost <call = 148.1, vector = 7.607, cell = 0.5882, far = 0.01643, cache = 419430, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 367.1, plane = 56.15, row = 2.241, width = 64, cell = 0.931, thin = 0.686, far = 0.005246, cache = 1048576, deep = 0.002515, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 229, plane = 14.98, row = 3.658, width = 16, cell = 1.185, thin = 0.6007, far = 0.009578, cache = 1048576, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 385.1, row = 18.99, vector = 8.04, far = 0.007676, cache = 1048576, deep = 0.002515, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 25.41, plane = 2.283, row = 15.75, cell = 1.732, thin = 16.04, far = 0.01108, cache = 419430, deep = 0.01351, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 72.46, row = 23.3, vector = 15.33, cell = 1.147, far = 0.007519, cache = 419430, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 30.47, row = 21.29, vector = 7.315, cell = 1.519, input = 0.03585, far = 0.01224, cache = 1363149, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 14.45, row = 21.09, vector = 12.2, cell = 0.5108, input = 0.05485, thin = 100.1, far = 0.01709, cache = 1363149, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 21.92, plane = 0.1196, vector = 109.4, tail = 42.47, cell = 2.643, far = 0.04088, cache = 1048576, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 285.6, width = 64, tail = 20.93, cell = 2.165, far = 0.008409, cache = 419430, deep = 0.04182, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 33.96, plane = 11.63, row = 13.46, vector = 12.91, cell = 1.19, far = 0.004456, cache = 419430, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 99.21, plane = 268.5, row = 9.315, width = 32, cell = 2.66, thin = 0.3462, far = 0.008798, cache = 419430, deep = 0.04182, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 35.16, row = 10.47, vector = 18.32, thin = 51.37, far = 0.01816, cache = 1363149, deep = 0.04641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 46.69, plane = 3.081, vector = 7.924, tail = 0.5403, cell = 0.00166, far = 0.0005521, cache = 1363149, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 40.02, plane = 3.501, vector = 2.301, tail = 1.814, cell = 0.1878, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 51.83, plane = 4.254, vector = 2.62, tail = 3.13, cell = 0.19, thin = 10.93, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 15.43, vector = 20.55, tail = 31.02, cell = 0.2652, far = 0.01692, cache = 1363149, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 198.2, vector = 8.519, width = 64, cell = 0.2493, far = 0.008845, cache = 419430, deep = 0.002736, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 57.73, plane = 3.539, vector = 5.716, tail = 1.234, cell = 0.03435, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 189.4, plane = 1.759, width = 16, cell = 0.702, thin = 1.199, far = 0.008909, cache = 629146, deep = 0.002736, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 57.88, plane = 3.727, vector = 3.948, tail = 0.6305, cell = 0.1287, thin = 6.268, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 50.01, row = 3.35, vector = 6.447, tail = 0.3647, input = 0.02, far = 0.0009988, cache = 1363149, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 34.21, row = 2.901, vector = 0.9309, tail = 2.342, cell = 0.4878, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 32.18, plane = 1.624, row = 4.03, vector = 1.893, cell = 0.3469, thin = 15.83, far = 0.0006788, cache = 838861, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 46.66, row = 2.616, vector = 11.74, tail = 29.48, input = 0.07056, far = 0.02263, cache = 1363149, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 184.7, width = 64, cell = 0.5819, thin = 0.09709, far = 0.001397, cache = 1363149, deep = 0.02686, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 29.29, plane = 17.04, row = 1.044, vector = 4.185, tail = 0.2458, cell = 0.2114, far = 0.00004535, cache = 629146, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 152.5, plane = 15.72, row = 2.813, vector = 5.621, deep = 0.02686, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 39.54, plane = 0.8288, row = 4.897, vector = 1.388, tail = 0.1614, cell = 0.7295, thin = 8.634, far = 0.0002867, cache = 419430, deep = 0.04397, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 38.61, plane = 3.675, vector = 6.016, cell = 0.05945, far = 0.001393, cache = 838861, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 22.76, plane = 4.445, vector = 0.9745, width = 16, cell = 0.3564, thin = 0.2823, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 22.42, plane = 4.094, vector = 0.6903, tail = 0.2778, cell = 0.4289, thin = 8.67, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 20.25, tail = 20.12, cell = 1.309, far = 0.007521, cache = 1363149, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 172.2, vector = 11.36, width = 64, cell = 0.2702, deep = 0.009988, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 30.39, plane = 2.185, vector = 2.697, width = 16, input = 0.1885, thin = 0.3451, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 217.9, plane = 6.773, vector = 5.343, width = 16, tail = 14.84, far = 0.005167, cache = 629146, deep = 0.009988, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 27.94, plane = 2.892, vector = 1.35, tail = 1.175, cell = 0.5144, thin = 5.289, deep = 0.01775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 135.1, row = 3.621, vector = 9.927, tail = 8.854, input = 0.08831, far = 0.002379, cache = 1363149, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 140.5, plane = 18.88, row = 2.802, vector = 6.966, tail = 1.519, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 93.87, plane = 2.727, row = 3.786, vector = 4.806, tail = 2.784, input = 0.2785, thin = 17.25, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 39.47, plane = 0.966, tail = 73.36, cell = 1.228, far = 0.01624, cache = 419430, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 464.8, plane = 50.23, row = 0.6751, width = 64, cell = 0.5605, input = 0.08999, thin = 0.1218, far = 0.009608, cache = 629146, deep = 0.004576, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 137.2, plane = 18.78, row = 6.573, vector = 6.998, tail = 2.393, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 484.6, plane = 23.84, row = 6.885, width = 32, cell = 0.4141, input = 0.2596, thin = 0.2027, far = 0.01117, cache = 629146, deep = 0.004576, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 8.625, row = 18.06, tail = 7.173, cell = 1.558, input = 0.08872, thin = 9.227, deep = 0.006881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 50.46, row = 14.53, cell = 0.8009, input = 0.01349, far = 0.004719, cache = 419430, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 41, row = 5.304, width = 32, cell = 1.111, thin = 0.2588, far = 0.01291, cache = 629146, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 50.33, plane = 2.789, row = 9.581, vector = 1.199, tail = 3.458, cell = 1.261, thin = 17.99, far = 0.003459, cache = 1363149, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 94.49, vector = 5.745, tail = 65.76, cell = 1.688, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 64.39, row = 3.027, cell = 0.4834, far = 0.006329, cache = 629146, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 156.1, row = 8.466, vector = 10.17, width = 64, cell = 0.8163, thin = 0.04228, far = 0.01158, cache = 629146, deep = 0.003988, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 47, row = 18.37, vector = 8.261, tail = 0.1391, cell = 0.05982, far = 0.005314, cache = 1363149, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 211, row = 22.67, vector = 8.07, far = 0.01102, cache = 419430, deep = 0.003988, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 38.38, row = 26.09, tail = 6.304, cell = 1.827, thin = 9.925, far = 0.007347, cache = 419430, deep = 0.03493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1410, row = 7.831, vector = 27.95, tail = 3.209, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1310, row = 10.19, vector = 17.35, tail = 5.435, cell = 0.004952, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1440, plane = 2.487, row = 9.471, tail = 14.44, cell = 3.81, thin = 55.28, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <call = 466.5, vector = 9.038, tail = 123.5, cell = 3.541, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 56.39, tail = 5.434, cell = 0.9108, thin = 0.05111, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 3548, row = 17.99, width = 64, cell = 1.591, thin = 0.1545, far = 0.007121, cache = 1363149, deep = 0.01136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1354, row = 16.93, width = 32, cell = 1.899, thin = 0.6904, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 2120, plane = 65.19, row = 16.54, vector = 34.1, width = 16, tail = 69.73, thin = 1.597, deep = 0.01136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 115.2, row = 32.97, tail = 22.13, cell = 3.698, thin = 39.2, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 8424, row = 33.96, tail = 53.66, cell = 5.402, far = 0.01963, cache = 629146, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 6313, row = 26.44, vector = 58.38, tail = 20.92, far = 0.007136, cache = 419430, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 5645, row = 23.08, vector = 51.33, tail = 15.11, thin = 202.9, far = 0.0329, cache = 419430, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 275.9, vector = 171.4, tail = 321.3, cell = 1.124, far = 0.02027, cache = 629146, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 597.5, plane = 38.38, row = 0.6716, vector = 0.5604, tail = 8.77, cell = 0.4209, far = 0.03609, cache = 419430, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 8933, row = 39.4, vector = 87.36, deep = 0.04934, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 6147, row = 30.83, vector = 29.93, tail = 47.24, cell = 2.378, far = 0.004451, cache = 419430, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 7599, plane = 9.466, row = 34.72, width = 32, cell = 5.566, thin = 1.006, far = 0.0432, cache = 419430, deep = 0.04934, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 377.7, row = 49.85, vector = 47.75, tail = 150, thin = 127.6, deep = 0.04606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 10638, vector = 58.55, width = 64, cell = 13.15, thin = 1.848, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 10080, row = 129.4, width = 16, cell = 18.26, thin = 10.66, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 10570, row = 39.19, tail = 105.4, cell = 33.98, thin = 398.2, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <vector = 76.43, tail = 490, cell = 21.53, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 852.4, vector = 20.61, tail = 5.309, far = 0.05106, cache = 1363149, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 30811, vector = 36.78, width = 64, cell = 13.52, thin = 2.813>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 9004, row = 90.86, width = 16, cell = 15.41, thin = 13.65, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 8816, row = 133.3, vector = 123.4>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <call = 8.517, row = 77.8, tail = 188.3, cell = 37.05, thin = 383.5, deep = 0.03968, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 69.04, plane = 12.97, row = 9.661, vector = 4.709, tail = 8.639, input = 0.02716, tap = 0.13, step = 0.00345, far = 0.003049, cache = 419430, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 92.11, vector = 5.975, tail = 60.37, cell = 0.01503, input = 0.005694, tap = 0.6503, step = 0.01475, far = 0.02631, cache = 838861, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 1153, plane = 73.43, row = 3.235, vector = 17.33, tail = 22.52, input = 0.3522, step = 0.1109, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 680.3, plane = 14.23, row = 21.33, vector = 3.332, cell = 1.045, input = 0.8484, tap = 0.003401, step = 0.05565, far = 0.04165, cache = 1363149, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 846.1, plane = 73.06, vector = 44.56, width = 16, tail = 24.39, input = 0.675, step = 0.4199, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 60.56, plane = 7.56, row = 17.12, vector = 3.299, tail = 2.404, thin = 14.62, tap = 0.3141, far = 0.005593, cache = 419430, deep = 0.08001, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 54.05, row = 0.8172, vector = 3.816, tail = 0.01927, cell = 0.009365, deep = 0.05101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 68.73, vector = 1.068, width = 16, tail = 0.1279, cell = 0.2951, far = 0.003432, cache = 838861, deep = 0.05101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 159.5, plane = 48.17, cell = 0.2957, deep = 0.01184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 20.9, plane = 144.5, cell = 0.4399, thin = 7.566, far = 0.01255, cache = 1048576, deep = 0.05101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 58, row = 0.8971, vector = 2.035, width = 16, cell = 0.129, thin = 0.2543, far = 0.006157, cache = 1048576, deep = 0.05101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 149.6, plane = 60.9, width = 16, cell = 0.2851, thin = 0.3005, far = 0.0007629, cache = 1363149, deep = 0.01184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 63.42, row = 2.051, vector = 0.7723, tail = 0.1049, cell = 0.2693, thin = 4.15, far = 0.006512, cache = 1048576, deep = 0.05101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 28.28, plane = 60.02, row = 1.18, vector = 4.818, tail = 0.7813, far = 0.00223, cache = 838861, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 29.95, plane = 62.08, vector = 3.838, tail = 0.3896, far = 0.004765, cache = 419430, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 139.6, plane = 70.93, row = 0.3483, width = 32, cell = 0.3005, thin = 0.07337, far = 0.0007097, cache = 629146, deep = 0.045, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 73.55, plane = 115.5, row = 12.23, vector = 7.12, tail = 0.2639, cell = 0.06202, thin = 16.79, far = 0.003747, cache = 1363149, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 38.82, plane = 53.83, row = 0.45, vector = 1.127, tail = 2.183, cell = 0.2247, far = 0.002173, cache = 838861, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 152.6, plane = 61.54, row = 1.454, vector = 3.265, width = 16, cell = 0.1019, far = 0.001319, cache = 838861, deep = 0.045, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 25.97, plane = 54.54, row = 2.048, tail = 1.381, cell = 0.6774, thin = 8.794, far = 0.003391, cache = 629146, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 51.44, vector = 3.096, width = 32, cell = 0.5602, far = 0.003514, cache = 419430, deep = 0.04904, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 64.98, vector = 8.022, tail = 0.2918, far = 0.008475, cache = 838861, deep = 0.04904, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 120.8, plane = 68.91, width = 64, cell = 0.5814, thin = 0.1108, far = 0.0045, cache = 629146, deep = 0.03755, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 32.34, plane = 82.98, row = 23.64, vector = 11.18, tail = 4.305, thin = 35.42, far = 0.003142, cache = 419430, deep = 0.04904, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 55.5, row = 2.709, vector = 5.834, far = 0.001429, cache = 629146, deep = 0.04904, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 130.1, plane = 66.81, row = 0.6502, width = 16, cell = 0.6675, thin = 0.2236, far = 0.003517, cache = 419430, deep = 0.03755, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 58.06, row = 4.287, vector = 5.402, tail = 1.042, thin = 19.49, deep = 0.04904, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 78.78, plane = 103.5, vector = 8.501, tail = 4.322, cell = 0.1572, far = 0.007128, cache = 629146, deep = 0.02784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 151.4, plane = 150.8, vector = 4.777, tail = 2.493, cell = 0.2937, far = 0.01316, cache = 629146, deep = 0.02784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 196.3, plane = 94.91, vector = 3.677, width = 32, cell = 0.4756, far = 0.005654, cache = 629146, deep = 0.005343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <plane = 34.09, row = 165.1, vector = 6.803, tail = 2.263, cell = 0.5638, thin = 7.408, far = 0.01898, cache = 1048576, deep = 0.02784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 36.31, plane = 111.9, row = 0.4725, vector = 6.246, tail = 4.069, cell = 0.04772, far = 0.009831, cache = 629146, deep = 0.02784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 185, plane = 102.5, row = 0.8941, width = 16, tail = 0.9597, cell = 0.7943, thin = 0.01652, far = 0.006577, cache = 629146, deep = 0.005343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 109.8, plane = 123.7, row = 4.901, vector = 5.805, tail = 2.097, thin = 14.25, deep = 0.02784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 53.93, row = 0.2052, vector = 10.45, width = 32, tail = 1.954, input = 0.05081, far = 0.003515, cache = 419430, deep = 0.05543, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 60.87, vector = 3.215, tail = 4.321, input = 0.09029, far = 0.006742, cache = 419430, deep = 0.05543, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 109.3, plane = 53.5, row = 7.048, width = 32, input = 0.1011, thin = 0.3553, far = 0.002695, cache = 1363149, deep = 0.03031, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 27.83, plane = 114.3, row = 15.91, vector = 16.52, thin = 34.26, deep = 0.05543, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 53.23, row = 3.971, vector = 1.991, tail = 3.396, cell = 0.2799, input = 0.04259, far = 0.003841, cache = 419430, deep = 0.05543, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 82.28, plane = 55.35, row = 7.33, tail = 50.17, cell = 0.04371, input = 0.1106, far = 0.005164, cache = 1363149, deep = 0.03031, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <plane = 60.57, row = 3.087, vector = 4.178, tail = 1.941, cell = 0.1533, input = 0.05305, thin = 14.44, far = 0.002364, cache = 1363149, deep = 0.05543, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 36.71, plane = 61.3, row = 7.138, vector = 8.729, tail = 0.9682, far = 0.002406, cache = 1363149, deep = 0.05208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 80.18, plane = 64.17, row = 0.02357, vector = 7.615, tail = 2.566, deep = 0.05208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 218.9, plane = 61.19, row = 8.513, tail = 154.9, cell = 0.4853, far = 0.0007376, cache = 419430, deep = 0.03008, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 192.5, plane = 44.09, row = 129.3, vector = 12.31, tail = 9.756, thin = 34.47, far = 0.03081, cache = 1048576, deep = 0.05208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 49.43, plane = 54.03, row = 7.014, vector = 6.26, far = 0.0021, cache = 838861, deep = 0.05208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 224.6, plane = 65.27, row = 4.721, vector = 5.438, tail = 11.25, far = 0.001048, cache = 1363149, deep = 0.03008, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 24.48, plane = 96.71, row = 3.286, tail = 10.28, cell = 1.463, thin = 19.93, deep = 0.05208, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 52.35, vector = 23.1, tail = 27.9, cell = 2.244, far = 0.009922, cache = 1048576, deep = 0.009774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 31.84, row = 12.34, vector = 11.96, tail = 10.24, cell = 3.613, input = 0.008032, far = 0.03874, cache = 1048576, deep = 0.009774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 113.4, plane = 54.74, tail = 648.1, cell = 3.693, far = 0.006997, cache = 1048576, deep = 0.003004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 28.99, plane = 91.31, row = 14.05, vector = 54.84, tail = 8.742, cell = 0.4482, thin = 89.15, deep = 0.009774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 44.97, row = 8.512, vector = 26.34, tail = 4.133, cell = 1.889, input = 0.0008726, far = 0.01954, cache = 1048576, deep = 0.009774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 190.4, plane = 24.44, width = 16, tail = 14.8, cell = 5.325, input = 0.01465, far = 0.01557, cache = 1048576, deep = 0.003004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 34.14, row = 15.44, vector = 1.694, tail = 1.133, cell = 9.194, input = 0.02059, thin = 46.93, far = 0.03702, cache = 838861, deep = 0.009774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 59.19, row = 0.1217, vector = 0.6019, width = 32, tail = 4.117, cell = 0.3309, thin = 0.009393, far = 0.001364, cache = 419430, deep = 0.0423, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 24.3, plane = 62.46, vector = 3.434, cell = 0.2207, far = 0.002884, cache = 629146, deep = 0.0423, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 136.7, plane = 54.02, row = 3.383, width = 64, cell = 0.3088, thin = 0.0513, far = 0.00184, cache = 419430, deep = 0.03456, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 3.698, plane = 128.3, cell = 0.6138, thin = 10.54, deep = 0.0423, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 0.6627, plane = 58.34, width = 32, tail = 2.805, cell = 0.4301, thin = 0.01008, far = 0.0009036, cache = 419430, deep = 0.0423, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 132.3, plane = 63.2, width = 32, tail = 1.84, cell = 0.3817, thin = 0.09291, deep = 0.03456, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 16.62, plane = 53.21, row = 3.832, vector = 1.289, cell = 0.4143, thin = 6.125, far = 0.0003693, cache = 419430, deep = 0.0423, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 96.29, row = 4.416, tail = 1.822, cell = 0.7793, far = 0.021, cache = 838861, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 87.91, width = 16, cell = 1.095, thin = 0.999, far = 0.03179, cache = 1048576, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 87.69, plane = 119.9, row = 6.999, tail = 1153, cell = 0.72, far = 0.01047, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <plane = 453.1, vector = 0.7773, width = 32, cell = 0.5162, thin = 0.189, far = 0.01518, cache = 1048576, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 262.9, plane = 26.51, row = 154.3, vector = 66.87, thin = 53.03, far = 0.02199, cache = 1048576, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 89.36, width = 16, cell = 1.193, thin = 1.09, far = 0.02254, cache = 838861, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 149.4, plane = 93.68, row = 0.1825, width = 16, cell = 1.125, thin = 0.6909, far = 0.02121, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <plane = 81.66, row = 8.759, tail = 5.329, cell = 2.161, thin = 58.04, far = 0.05015, cache = 1048576, deep = 0.07416, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 149.6, vector = 4.978, tail = 9.953, input = 0.3847, far = 0.0131, cache = 1363149, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <plane = 207.2, width = 16, tail = 2.55, cell = 0.5801, input = 1.085, thin = 0.2973, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 24.81, plane = 179.5, vector = 5.354, input = 0.3658, far = 0.01253, cache = 1363149, deep = 0.00531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 6.017, row = 159.7, vector = 15.75, tail = 2.809, thin = 15.39, far = 0.01457, cache = 1363149, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <plane = 99.53, vector = 4.147, width = 16, tail = 8.205, input = 0.6973, far = 0.009552, cache = 1048576, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 58.9, plane = 112.9, width = 16, tail = 8.399, cell = 0.3359, input = 0.5637, far = 0.02186, cache = 1363149, deep = 0.00531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 122.4, plane = 171.1, row = 2.476, vector = 3.506, tail = 5.156, input = 1.02, thin = 19.05, far = 0.01156, cache = 838861, deep = 0.05756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 69.18, plane = 114.3, width = 32, cell = 1.607, thin = 0.8124, far = 0.02761, cache = 1363149, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 65.47, row = 8.311, vector = 16.65, tail = 1.272, far = 0.03324, cache = 1363149, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 105.4, plane = 117.1, row = 1.139, vector = 27.17, tail = 1167, far = 0.01557, cache = 1363149, deep = 0.1294, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 6808, plane = 28.8, vector = 7.557, cell = 0.006632, far = 0.03141, cache = 1363149, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <row = 773.1, vector = 191.5, thin = 28.4, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 79.62, vector = 15.08, width = 32, cell = 1.684, thin = 0.2756, far = 0.03475, cache = 1363149, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 118.8, plane = 111.1, vector = 19.06, width = 32, cell = 1.511, thin = 0.07443, far = 0.04046, cache = 1363149, deep = 0.1294, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <plane = 74.13, row = 10.08, tail = 10.18, cell = 3.695, thin = 213.1, far = 0.1485, cache = 1363149, deep = 0.2141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 51.6, vector = 7.338, width = 64, cell = 3.395, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 29.59, plane = 74.05, vector = 8.813, width = 16, cell = 2.875, far = 0.09345, cache = 419430, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 318.4, plane = 606.9, width = 32, tail = 434>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 477.7, vector = 13.2, width = 64, cell = 0.7269, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 14744, tail = 279.5, cell = 24.31, thin = 469.4, far = 0.5471, cache = 629146, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 27.8, plane = 99.25, vector = 7.771, width = 16, cell = 2.748, far = 0.1041, cache = 419430, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 269.1, plane = 53.97, width = 32, tail = 14.22, cell = 3.507>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 8.58, plane = 80.13, row = 8.509, vector = 24.09, tail = 4.705, thin = 523.8, far = 0.2745, cache = 1048576, deep = 0.1039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 80.64, row = 6.012, vector = 3.285, tail = 5.162, tap = 0.07656, step = 0.002618, far = 0.001529, cache = 419430, deep = 0.06894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 142, plane = 800.1, row = 7.282, vector = 9.09, tail = 14.3, input = 0.6812, tap = 0.005981, step = 0.01899, far = 0.007203, cache = 629146, deep = 0.06894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 86.05, row = 7.963, vector = 2.298, tail = 2.357, thin = 6.163, tap = 0.1047, step = 0.005109, far = 0.000661, cache = 419430, deep = 0.06894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 280.3, plane = 795.1, row = 6.135, vector = 6.355, tail = 32.87, input = 1.259, tap = 0.006598, step = 0.05008, far = 0.0347, cache = 838861, deep = 0.06894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 0.224, plane = 89.15, row = 6.985, tail = 4.619, cell = 0.6654, thin = 5.729, tap = 0.2331, step = 0.009596, deep = 0.06894, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <row = 2.459, vector = 4.398, tail = 23.66, far = 0.004256, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 660.2, width = 16, tail = 3.915, thin = 0.3082, far = 0.02444, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 1052, width = 16, tail = 4.522, thin = 0.1337, far = 0.04379, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <plane = 287, tail = 48.86, far = 0.1066, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 12.45, row = 3.743, vector = 5.696, deep = 0.008934, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 652.5, width = 16, tail = 5.672, thin = 0.06454, far = 0.02377, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 12.47, vector = 8.381, width = 16, tail = 3.374, deep = 0.008934, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 1171, vector = 1.355, width = 16, tail = 2.113, thin = 0.3402, far = 0.03604, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 175, width = 32, tail = 0.9814, cell = 1.305, thin = 0.1293, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 142.6, width = 16, cell = 1.653, thin = 1.554, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 137.8, plane = 38.33, cell = 1.976, thin = 45.68, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <plane = 3.722, vector = 13.1, tail = 49.25, cell = 1.273, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 253.4, row = 142.4>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 211.3, row = 3.082, width = 16, tail = 3.529, cell = 1.059, thin = 1.435, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 348.2, vector = 18.79, width = 16, tail = 20.24>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <plane = 39.48, row = 10.04, cell = 1.617, thin = 13.74, deep = 0.07391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 40.05, plane = 32.63, width = 32, tail = 16.02, input = 0.09829, thin = 2.701, tap = 0.1086, far = 0.008986, cache = 419430, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <vector = 10.78, tail = 48.83, input = 0.1085, tap = 0.5864, step = 0.0171, far = 0.01075, cache = 419430, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 958.3, plane = 87.67, vector = 24.85, width = 64, cell = 0.09366, input = 0.8871, tap = 0.007763, step = 0.0625, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 14530, plane = 20.14, vector = 2.22, cell = 1.693, far = 0.2129, cache = 838861, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 652.7, plane = 98.4, row = 1.743, vector = 17.67, tail = 21.46, input = 1.069, thin = 0.2991, step = 0.4108, far = 0.06515, cache = 419430, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <plane = 30.83, row = 7.062, vector = 2.129, tail = 6.738, input = 0.07847, thin = 18.39, tap = 0.2758, deep = 0.05178, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 41.8, row = 0.1831, vector = 8.329, width = 32, tail = 1.664, far = 0.003758, cache = 419430, deep = 0.05798, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 44.22, plane = 19.25, vector = 3.253, tail = 5.344, far = 0.003931, cache = 1048576, deep = 0.05798, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 82.96, plane = 95.37, width = 32, cell = 0.2155, thin = 0.3067, far = 0.003176, cache = 419430, deep = 0.05708, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 150.9, plane = 94.13, row = 5.951, vector = 5.52, cell = 0.054, thin = 17.08, far = 0.006218, cache = 419430, deep = 0.05798, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 43.54, row = 1.582, vector = 2.451, tail = 3.524, far = 0.003131, cache = 419430, deep = 0.05798, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 95.29, plane = 91.88, row = 0.1009, width = 32, cell = 0.2452, thin = 0.2173, far = 0.003798, cache = 1363149, deep = 0.05708, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 45.95, row = 3.631, vector = 2.389, tail = 0.2176, thin = 8.246, far = 0.004414, cache = 419430, deep = 0.05798, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 75.36, plane = 78, vector = 7.397, tail = 14.87, far = 0.005436, cache = 838861, deep = 0.06665, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 351.2, plane = 62.93, vector = 5.95, width = 16, cell = 0.3798, far = 0.008749, cache = 629146, deep = 0.06665, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 107.8, plane = 63.12, row = 2.424, vector = 7.513>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 844, row = 115.4, thin = 44.08, far = 0.05634, cache = 419430, deep = 0.06665, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 186.9, plane = 74.04, tail = 6.798, cell = 0.6271, far = 0.01618, cache = 1363149, deep = 0.06665, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 38.38, plane = 66.17, row = 2.039, vector = 5.202>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 489.7, plane = 60.64, row = 4.617, vector = 4.836, thin = 17.76, far = 0.003672, cache = 838861, deep = 0.06665, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 66.91, row = 6.339, vector = 1.799, tail = 5.564, tap = 0.08084, step = 0.00005038, far = 0.00128, cache = 419430, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 345.4, plane = 680.3, row = 5.372, vector = 11.42, tail = 13.47, input = 0.6957, tap = 0.004017, far = 0.01034, cache = 1363149, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 73.38, row = 5.996, vector = 1.819, tail = 3.077, thin = 7.638, tap = 0.113, far = 0.002837, cache = 1363149, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 530.3, plane = 649.6, row = 3.904, vector = 9.798, tail = 29.79, input = 1.306, thin = 1.445, far = 0.01703, cache = 1363149, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 71.32, row = 5.493, tail = 4.514, cell = 0.5525, thin = 7.065, tap = 0.2405, far = 0.0001731, cache = 419430, deep = 0.07, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 36.02, plane = 26.09, vector = 7.801, width = 32, cell = 0.009426, thin = 0.004188, far = 0.004164, cache = 1363149, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 37.93, plane = 5.704, row = 0.2576, vector = 1.199, cell = 0.3284, far = 0.009585, cache = 1363149, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 65.95, plane = 2.66, row = 0.7711, vector = 0.3787, cell = 0.5633, thin = 17.78, far = 0.009774, cache = 1363149, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 26.37, plane = 0.1616, vector = 3.11, tail = 48.67, cell = 0.2821, far = 0.02401, cache = 1048576, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 159.8, vector = 5.01>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 54.62, plane = 7.305, vector = 2.162, width = 32, cell = 0.3121, thin = 0.07032, far = 0.00441, cache = 1363149, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 159, vector = 3.278>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 64.31, plane = 2.132, row = 2.36, vector = 2.606, tail = 0.2863, thin = 8.209, far = 0.004505, cache = 1363149, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 206.5, row = 0.759, width = 64, cell = 0.73, thin = 0.3141, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 258.7, row = 5.094, tail = 2.397, cell = 0.9798, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 338, plane = 5.475, row = 6.538, width = 8, tail = 0.6332, cell = 1.372, thin = 1.143, far = 0.007728, cache = 419430, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 944.1, plane = 0.2291, vector = 17.12, tail = 47.35, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <row = 80.38, vector = 1.608>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 222.8, row = 9.501, tail = 1.398, cell = 0.874, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 80.82, row = 49.18, vector = 5.243>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 88.63, plane = 14.07, row = 13.88, tail = 2.884, cell = 1.294, thin = 7.011, far = 0.003472, cache = 419430, deep = 0.00676, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 80.68, plane = 30.35, width = 32, tail = 3.744, input = 0.01717, thin = 0.5737, tap = 0.1803, step = 0.002075, far = 0.001229, cache = 419430, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 50.03, plane = 0.03962, vector = 2.915, tail = 61.8, input = 0.0699, tap = 0.6029, far = 0.04233, cache = 838861, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 1527, plane = 29.39, row = 1.756, vector = 22.06, tail = 25.74, input = 0.2939, thin = 1.112, step = 0.09824, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <plane = 16.6, row = 16.65, vector = 52.4, width = 32, input = 0.4387, step = 0.1117, far = 0.0277, cache = 1363149, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 1113, plane = 17.58, row = 35.16, vector = 30.85, tail = 5.004, input = 0.05068, thin = 7.855, step = 0.3847, far = 0.05033, cache = 1048576, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 17.81, plane = 12.66, row = 10.22, tail = 7.6, cell = 0.5075, input = 0.01271, thin = 19.42, tap = 0.3142, far = 0.00463, cache = 1363149, deep = 0.1142, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 53.4, row = 1.168, vector = 2.102, cell = 0.1253, far = 0.003461, cache = 1363149, deep = 0.06376, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 70.15, vector = 2.121, tail = 0.6538, cell = 0.09511, far = 0.003848, cache = 419430, deep = 0.06376, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 60.88, plane = 93.8, vector = 17.23, width = 64, tail = 33.66, deep = 0.06308, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 0.2732, plane = 99.83, row = 11.39, vector = 4.25, cell = 0.1389, thin = 17.73, far = 0.004333, cache = 1363149, deep = 0.06376, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 54.65, row = 0.538, width = 32, cell = 0.3115, thin = 0.04335, far = 0.00257, cache = 1363149, deep = 0.06376, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 93.66, plane = 78.56, row = 2.28, vector = 2.599, far = 0.0002498, cache = 419430, deep = 0.06308, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 56.96, row = 1.959, tail = 1.311, cell = 0.4569, thin = 9.908, far = 0.001659, cache = 629146, deep = 0.06376, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 81.01, row = 1.027, vector = 7.055, tail = 0.8707, far = 0.000779, cache = 419430, deep = 0.05242, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 8.336, plane = 65.97, vector = 5.792, tail = 0.1566, far = 0.003322, cache = 1363149, deep = 0.05242, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 421.5>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 84.38, row = 95.32, vector = 10.85, tail = 11.75, thin = 37.29, far = 0.005314, cache = 1363149, deep = 0.05242, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 67.16, row = 0.7258, vector = 5.385, tail = 1.605, far = 0.0009935, cache = 419430, deep = 0.05242, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 151.5, vector = 5.155>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 98.93, plane = 64.97, row = 2.748, vector = 4.58, tail = 0.1541, thin = 17.57, far = 0.006603, cache = 419430, deep = 0.05242, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 8.308, plane = 87.46, row = 8.056, vector = 0.7486, tail = 1.964, tap = 0.06216, step = 0.0007907, far = 0.005074, cache = 419430, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 365.1, plane = 753.3, row = 5.797, vector = 11.3, tail = 12.75, input = 0.5996, step = 0.01971, far = 0.01395, cache = 1363149, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 5, plane = 85.8, row = 5.795, tail = 0.9669, cell = 0.1991, thin = 9.311, tap = 0.09187, step = 0.001243, far = 0.005628, cache = 419430, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 569.7, plane = 814.8, row = 1.032, vector = 0.177, tail = 31.73, cell = 1.158, input = 1.202, thin = 4.654, far = 0.03189, cache = 419430, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 8.491, plane = 83.43, row = 5.248, tail = 4.305, cell = 0.3918, thin = 6.681, tap = 0.2183, step = 0.001964, far = 0.01389, cache = 1363149, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 115.1, plane = 54.48, row = 3.195, width = 32, input = 0.02609, thin = 0.7349, tap = 0.1471, step = 0.006973>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <vector = 5.504, tail = 59.82, input = 0.04663, tap = 0.5625, step = 0.0218, far = 0.04704, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 931.3, plane = 58.78, vector = 32.86, width = 64, input = 0.6305, tap = 0.002912, step = 0.09732>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <plane = 17.27, row = 15.88, vector = 50.1, width = 64, cell = 0.01317, input = 0.5009, step = 0.1599, far = 0.05112, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1090, plane = 88.85, vector = 26.84, width = 32, cell = 1.035, input = 0.9084, tap = 0.007969, step = 0.3478>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 112, row = 25.38, vector = 4.375, width = 8, input = 0.05149, tap = 0.2922, far = 0.001763, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 67.27, row = 4.637, vector = 1.557, tail = 6.488, tap = 0.0753, step = 0.00009079, far = 0.002641, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 156.9, plane = 704, row = 11.98, vector = 4.932, tail = 14.88, input = 0.6009, step = 0.03034, far = 0.0388, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 75.41, row = 7.055, vector = 1.431, tail = 1.297, thin = 7.661, tap = 0.09918, step = 0.0003175, far = 0.003989, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 213.1, plane = 707.9, row = 13.97, vector = 1.091, tail = 34.46, input = 1.47, thin = 0.2613, step = 0.03985, far = 0.08444, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 76.3, row = 4.587, vector = 1.657, tail = 2, thin = 8.95, tap = 0.2209, step = 0.004312, far = 0.00396, cache = 1363149>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 5.616, plane = 21.38, row = 4.016, width = 32, tail = 9.417, input = 0.1007, tap = 0.1093, step = 0.002828>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 933.3, plane = 6.485, cell = 1.214, input = 0.737, step = 0.02879>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 58.34, plane = 9.864, row = 10.57, vector = 2.569, tail = 9.932, input = 0.03127, thin = 16.42, tap = 0.1766>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 60.06, row = 3.609, vector = 1.085, tail = 5.166, tap = 0.05392, far = 0.003097, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 535.8, vector = 14.49, width = 64, tail = 5.891, input = 0.2239, tap = 0.0002099, step = 0.01472, far = 0.03033, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 54.29, row = 4.091, vector = 1.677, tail = 2.016, tap = 0.05158, far = 0.004605, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 74.77, row = 5.389, vector = 1.017, tail = 2.398, thin = 5.803, tap = 0.1025, far = 0.03431, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 34.37, plane = 9.672, row = 1.024, vector = 10.71, tail = 1.476, cell = 0.08198, far = 0.001612, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 26.69, plane = 8.246, row = 0.4906, vector = 7.833, tail = 0.1585, far = 0.002052, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.99, plane = 4.817, row = 1.065, vector = 6.095, tail = 0.1958, far = 0.003006, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 36.39, plane = 4.796, row = 0.06444, vector = 10.51, tail = 0.7654, far = 0.001479, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 38.21, plane = 2.919, row = 1.12, vector = 8.271, tail = 0.321, far = 0.001372, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 16.22, plane = 1.667, row = 2.169, vector = 3.964, tail = 0.6522, cell = 0.6865, thin = 11.7, far = 0.003782, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 316, row = 27.87, vector = 25.69, tail = 3.488, far = 0.001132, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 271.9, plane = 2.01, row = 15.52, vector = 16.15, tail = 0.3728, far = 0.004486, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 296.9, row = 13.35, vector = 12.01, tail = 1.343, cell = 0.04259, far = 0.004444, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 68.15, row = 49.08, vector = 19.34, tail = 2.301, far = 0.0007315, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 99.67, row = 33.4, vector = 11.87, tail = 4.618, cell = 0.438, far = 0.003314, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 140.4, row = 23.32, tail = 3.508, cell = 3.614, thin = 6.688, far = 0.03504, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 5.789, plane = 64.38, row = 4.337, tail = 8.585, tap = 0.1847, step = 0.005697, far = 0.002203, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 1515, plane = 16.55, vector = 1.991, width = 32, cell = 0.6973, input = 1.109, thin = 0.7022, tap = 0.03232, step = 0.02375, far = 0.04521, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 58.09, plane = 9.501, row = 9.763, tail = 10.06, thin = 27.56, tap = 0.3812, step = 0.02021, far = 0.008276, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.71, row = 1.192, vector = 9.748, cell = 0.04856, far = 0.001707, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 54.49, row = 0.2288, vector = 5.906, cell = 0.06246, far = 0.003015, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.92, row = 2.15, vector = 1.393, tail = 1.507, cell = 0.3814, thin = 12.86, far = 0.003437, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 144.2, plane = 56.97, row = 0.1483, tail = 63.74, cell = 0.371, far = 0.000348, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.03, row = 2.893, vector = 7.591, tail = 0.3699, cell = 0.01562, far = 0.00217, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53.75, row = 2.294, vector = 0.09776, tail = 2.952, cell = 0.6121, thin = 12.51, far = 0.002908, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 123.1, plane = 60.15, row = 0.896, width = 32, tail = 0.06788, cell = 0.4692, thin = 0.1658>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 55.58, row = 1.952, tail = 3.459, cell = 0.8024, thin = 12.22, far = 0.003952, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 83.18, row = 0.7218, vector = 18.84, tail = 0.2886, cell = 0.02857, far = 0.00281, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 87.17, vector = 10.75, cell = 0.03916, far = 0.005107, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 73.5, row = 3.735, vector = 2.888, tail = 3.664, cell = 0.6854, thin = 23.81, far = 0.005139, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 139.5, plane = 92.45, row = 0.4089, tail = 129.2, cell = 0.6396>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 89.14, row = 0.03642, vector = 14.4, tail = 2.149, far = 0.006038, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 76.26, row = 5.405, vector = 1.317, tail = 3.362, cell = 0.9972, thin = 23.56, far = 0.005611, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 126.9, plane = 85.14, row = 1.002, vector = 14.27, tail = 142.9, far = 0.0008273, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 75.51, row = 5.195, tail = 5.96, cell = 1.581, thin = 23, far = 0.00552, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 79.42, row = 4.983, vector = 6.876, tail = 6.89, tap = 0.09831, far = 0.003041, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 152.3, plane = 746, row = 3.308, vector = 42.82, tail = 46.76, input = 0.3374, step = 0.0166, far = 0.01374, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 78.06, row = 10.08, vector = 4.441, tail = 7.262, tap = 0.1256, far = 0.003533, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 6.101, plane = 87.25, row = 8.454, vector = 4.221, tail = 5.196, thin = 12.7, tap = 0.2498, far = 0.01005, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <row = 1.799, width = 32, tail = 50.48, thin = 2.355, tap = 0.1739, step = 0.02598, far = 0.01185, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 454, plane = 16.24, width = 32, cell = 0.87, input = 0.9281, thin = 1.048, tap = 0.006153, step = 0.0215, far = 0.05013, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 22.06, row = 8.033, tail = 35.47, cell = 0.08054, thin = 16.73, tap = 0.3743, step = 0.0318, far = 0.01121, cache = 1363149>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 74.78, row = 4.494, vector = 3.272, tail = 2.828, tap = 0.1112>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <plane = 613.9, row = 14.4, vector = 7.539, tail = 33.13, input = 0.4568, tap = 0.00001875, step = 0.01264, far = 0.04438, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 80.93, row = 6.533, vector = 10.93, width = 64, tail = 0.6801, tap = 0.1205, far = 0.007756, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 103.8, row = 11.94, vector = 1.412, tail = 6.016, thin = 10.16, tap = 0.2542, far = 0.01737, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <plane = 50.07, row = 6.951, width = 32, tail = 14.61, thin = 2.421, tap = 0.1483>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <plane = 5.764, row = 37.02, vector = 16.39, width = 32, input = 0.7327, thin = 2.129, step = 0.07933>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 65.77, plane = 31.21, row = 8.264, tail = 22.57, cell = 0.2447, thin = 60.22, tap = 0.2278, step = 0.007604>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 75.18, vector = 5.522, width = 64, tail = 4.294, input = 0.001141, tap = 0.0712, far = 0.0003185, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 189.5, plane = 713, vector = 26.72, width = 128, cell = 0.077, input = 0.3291, tap = 0.007925>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 60.76, row = 5.228, vector = 1.742, tail = 9.098, input = 0.00694, tap = 0.07274>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 55.06, row = 5.627, vector = 1.835, tail = 15.07, input = 0.0163, thin = 8.712, tap = 0.1501>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 8.703, row = 2.586, width = 32, cell = 0.01775, input = 0.09129, thin = 47.18, tap = 0.1321, far = 0.01383, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <row = 10.2, tail = 16.55, cell = 0.1358, input = 0.0005998, thin = 17.45, tap = 0.3131, far = 0.001957, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 63.96, tail = 9.327, cell = 0.05824, tap = 0.06995, step = 0.003574>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 245.2, plane = 627.4, row = 17.06, vector = 18.61, width = 128, input = 0.5807>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 66.6, row = 4.159, vector = 1.959, tail = 4.931, tap = 0.06834, step = 0.002321, far = 0.009049, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 189.1, plane = 68.4, row = 3.566, vector = 0.1589, tail = 1.731, cell = 0.2157, thin = 15.86, tap = 0.163, far = 0.01844, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 31.12, tail = 256.9, cell = 0.01118, tap = 0.08422, step = 0.01638, far = 0.02009, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 10.37, row = 22.62, width = 32, cell = 0.3095, input = 0.8131, thin = 2.631, tap = 0.04279, far = 0.09073, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <plane = 10.84, row = 10.63, width = 16, tail = 27.85, cell = 0.1587, tap = 0.2333, far = 0.009844, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <call = 13.79, plane = 58.62, row = 7.229, vector = 2.082, tail = 2.075, tap = 0.03455, step = 0.003608, far = 0.005207, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 224.4, plane = 539.2, row = 7.188, vector = 5.635, width = 64, tail = 6.305, input = 0.3221, step = 0.003306, far = 0.03401, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 24.18, plane = 61.04, row = 4.963, vector = 1.807, tail = 1.669, tap = 0.03854, step = 0.001821, far = 0.01044, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 27.95, plane = 58.43, row = 6.773, vector = 2.02, tail = 0.319, thin = 9.721, tap = 0.07991, step = 0.00414, far = 0.02879, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 45.72, row = 2.624, vector = 8.572, tail = 3.496, cell = 0.1272, far = 0.002881, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 31.12, row = 1.876, vector = 7.315, tail = 0.2787, cell = 0.0191, far = 0.005509, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 15.4, plane = 9.907, row = 1.447, vector = 4.67, cell = 0.1834, far = 0.004555, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 38.99, row = 1.466, vector = 10.04, tail = 1.456, cell = 0.00265, far = 0.002077, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 28.39, plane = 12.32, row = 1.681, vector = 6.466, cell = 0.2226, far = 0.000657, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 16.21, plane = 0.9319, row = 2.728, vector = 3.083, tail = 0.8382, cell = 0.9113, thin = 10.86, far = 0.008456, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 301.7, plane = 3.252, row = 24.91, vector = 23.52, tail = 3.104, cell = 0.09752, far = 0.004056, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 291, row = 15.44, vector = 15.3, tail = 0.903, cell = 0.05195, far = 0.002526, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 280.3, plane = 2.684, row = 11.58, vector = 8.102, tail = 4.274, cell = 0.5979, far = 0.002171, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 90.81, row = 47.13, vector = 9.207, tail = 10.4, cell = 0.6366, far = 0.01119, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 102, row = 30.95, vector = 7.292, tail = 8.546, cell = 1.06, far = 0.00536, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 86.23, row = 23.67, tail = 7.112, cell = 3.559, thin = 6.265, far = 0.01643, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 25.32, plane = 19.34, row = 9.087, tail = 11.78, tap = 0.1934, step = 0.001186>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 173.2, plane = 15.5, width = 64, cell = 1.485, input = 1.081, thin = 0.5751, step = 0.01605, far = 0.01536, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 25.03, plane = 5.923, row = 15.49, tail = 6.106, thin = 23.15, tap = 0.4123, step = 0.008824>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 56.86, row = 1.65, vector = 10.31, cell = 0.0106, far = 0.00234, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 64.39, vector = 6.53, tail = 0.597, far = 0.004395, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 56.53, row = 0.279, vector = 0.1425, tail = 3.246, cell = 0.5552, thin = 12.93, far = 0.003607, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 140.3, plane = 55.47, width = 64, cell = 0.3594, thin = 0.08914>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 55.68, row = 2.813, vector = 7.754, tail = 0.9415, far = 0.00377, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 58, tail = 3.965, cell = 0.6555, thin = 12.67, far = 0.004763, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 130.9, plane = 57.06, row = 2.528, tail = 202.1, cell = 0.4426, far = 0.0002001, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 60.05, tail = 3.669, cell = 0.8339, thin = 12.46, far = 0.006248, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 85.31, vector = 17.51, width = 64, cell = 0.3715, thin = 0.0547>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 82, vector = 9.012, cell = 0.2241>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 67.9, row = 2.783, vector = 1.237, tail = 4.561, cell = 0.9521, thin = 25.23>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 159.6, plane = 96.28, row = 1.865, tail = 468.8, cell = 0.6348>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 76.45, row = 3.583, vector = 13.63, cell = 0.09203>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 72.35, row = 3.565, tail = 4.359, cell = 1.235, thin = 25.26>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 167.6, plane = 90.64, row = 3.756, tail = 328.7, cell = 0.8599>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 74, row = 3.359, tail = 4.868, cell = 1.699, thin = 24.43>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 77.6, row = 5.862, vector = 5.35, tail = 11.98, tap = 0.106, far = 0.003848, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 30.08, plane = 792.3, row = 21.81, vector = 31.1, tail = 30.94, input = 0.4745, step = 0.005969, far = 0.009448, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 76.35, row = 8.104, vector = 4.273, tail = 6.93, tap = 0.1338, far = 0.004956, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 102.9, row = 6.433, vector = 3.497, tail = 4.619, thin = 12.97, tap = 0.2563, far = 0.0104, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 439.4, plane = 25.75, width = 32, tail = 30.69, thin = 0.3081, tap = 0.1623, far = 0.03371, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <plane = 22.5, width = 64, cell = 0.7084, input = 0.9133, thin = 1.762, step = 0.06623, far = 0.08046, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 225.7, row = 61.77, width = 16, input = 0.1265, thin = 3.521, tap = 0.2931, far = 0.09489, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 91.53, row = 1.671, vector = 20.64, width = 128, cell = 0.01196, input = 0.003461, tap = 0.07871, far = 0.002225, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 112.4, plane = 717.4, row = 17.32, vector = 11.04, width = 64, tail = 3.72, input = 0.4766, tap = 0.004307, step = 0.0008236, far = 0.007688, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 87.7, row = 12.56, vector = 2.023, tail = 2.464, input = 0.006602, tap = 0.1229, far = 0.006843, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 67.76, row = 17.61, vector = 3.581, tail = 3.538, input = 0.02592, thin = 7.006, tap = 0.2059, far = 0.002895, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 1186, plane = 28.73, vector = 1.673, width = 64, tail = 21.35, tap = 0.1495, far = 0.02022, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 2383, plane = 11.42, width = 32, cell = 0.4509, input = 0.6963, thin = 0.8819, step = 0.05704, far = 0.1733, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 896.1, plane = 3.229, row = 12.97, width = 16, tail = 16.47, cell = 0.3683, input = 0.03879, thin = 18.82, tap = 0.1871, step = 0.007017, far = 0.03871, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 77.62, vector = 1.495, tail = 12.72, input = 0.004295, tap = 0.06257, far = 0.008529, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 344.3, plane = 647.8, row = 6.283, vector = 2.106, tail = 16.47, input = 0.3097, tap = 0.003179, step = 0.02625, far = 0.09844, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <call = 6.244, plane = 74.76, row = 0.3687, vector = 3.546, width = 32, tail = 3.898, input = 0.004296, tap = 0.06774, far = 0.008875, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 29.8, plane = 65.83, row = 11.59, vector = 1.718, input = 0.0001238, thin = 6.967, tap = 0.1456, far = 0.02001, cache = 838861>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 154.2, plane = 42.72, width = 64, input = 0.01057, thin = 0.3582, tap = 0.152, step = 0.01206, far = 0.03494, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 56.94, row = 43, cell = 0.3424, thin = 15.5, tap = 0.2366, far = 0.0009319, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 77.85, row = 2.338, tail = 4.358, cell = 0.0592, tap = 0.0608, step = 0.0001969, far = 0.01189, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 362.4, plane = 689.7, row = 10.63, vector = 8.717, tail = 16.96, input = 0.3141, tap = 0.001225, step = 0.004145, far = 0.03475, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 69.77, row = 6.159, vector = 1.206, tail = 3.319, cell = 0.02279, tap = 0.06058, step = 0.001024, far = 0.01123, cache = 629146>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 75.19, row = 5.186, vector = 2.322, tail = 4.258, thin = 9.186, tap = 0.1312, step = 0.001891, far = 0.01899, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <plane = 69.1, row = 1.261, vector = 5.419, width = 16, tail = 8.271, tap = 0.1331, step = 0.02125, far = 0.0004595, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 32.85, row = 5.342, vector = 3.712, tail = 55.54, tap = 0.4261, far = 0.02194, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 6.048, plane = 1.31, row = 9.636, width = 4, tail = 16.82, cell = 0.6898, tap = 0.7013, far = 0.001975, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <call = 0.2271, plane = 67.46, row = 5.696, vector = 1.981, width = 16, tail = 1.13, cell = 0.05244, tap = 0.05952, step = 0.001839, far = 0.001285, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 1.849, plane = 59.72, row = 5.265, tail = 1.182, cell = 0.644, thin = 4.685, tap = 0.3803, step = 0.01585, far = 0.0007931, cache = 1363149>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 61.5, plane = 21.19, tail = 16.34, cell = 0.6186, tap = 0.1963, step = 0.01757, far = 0.003644, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 6.701, plane = 0.5198, row = 0.7376, vector = 8.278, tail = 53.3, tap = 0.5084>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <plane = 23.33, row = 4.251, vector = 2.485, width = 4, tail = 22.14, thin = 4.323, tap = 1.266>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 72.67, row = 6.532, vector = 3.525, tail = 7.34, tap = 0.131>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 80.53, row = 5.475, tail = 7.375, cell = 1.09, tap = 0.8896, step = 0.01156, far = 0.001288, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 57.93, plane = 17.69, row = 25.33, vector = 3.497, width = 16, tail = 0.4975, thin = 1.472, tap = 0.2505, step = 0.009713>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 64.56, plane = 1.337, vector = 3.662, tail = 41.08, input = 0.1372, tap = 0.5141>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <row = 31.63, width = 4, cell = 0.5552, input = 0.1496, thin = 3.382, tap = 1.337>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <call = 0.6161, plane = 72.09, row = 6.606, vector = 3.26, tail = 6.205, tap = 0.1276, far = 0.002838, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 70.47, row = 4.981, tail = 5.945, cell = 1.474, thin = 1.577, tap = 0.8764, step = 0.02235>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 126.4, row = 21.39, tail = 42.71, cell = 0.4146, tap = 0.1754>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <vector = 3.245, tail = 24.94, tap = 0.477, step = 0.13, far = 0.01417, cache = 419430>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 104.5, row = 16.71, vector = 4.093, width = 8, tail = 47.83, thin = 1.34, tap = 1.01>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 67.7, row = 5.908, vector = 0.7654, tail = 4.002, tap = 0.1341, far = 0.001454, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 68.44, row = 5.439, vector = 0.4795, tail = 1.46, thin = 14.4, tap = 0.7704, far = 0.002742, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 6.651, plane = 17.51, row = 8.226, tail = 5.7, cell = 0.3049, tap = 0.2579, far = 0.001108, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 70.2, row = 0.6216, vector = 3.524, tail = 48.85, tap = 0.5093, step = 0.01406, far = 0.003298, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <row = 15.72, width = 4, tail = 6.358, cell = 0.9547, thin = 6.419, tap = 0.8445>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 66.92, row = 5.132, vector = 3.599, width = 16, tail = 1.62, thin = 0.5909, tap = 0.1048, far = 0.002399, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 65.96, row = 4.734, vector = 1.182, tail = 2.012, thin = 1.854, tap = 0.6852>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 4.882, plane = 57.97, width = 64, input = 0.04363, thin = 0.5457, tap = 0.1062, step = 0.01187, far = 0.009232, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 56.21, row = 0.7717, vector = 4.186, tail = 53.6, tap = 0.4103, step = 0.02017, far = 0.01704, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 0.04982, plane = 9.195, row = 17.45, cell = 0.5863, thin = 15.28, tap = 0.1912, far = 0.01125, cache = 1363149>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 60.39, row = 6.393, vector = 1.291, tail = 3.587, tap = 0.03762, step = 0.00009481, far = 0.003048, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 59.07, row = 6.837, vector = 1.324, tail = 1.018, thin = 3.37, tap = 0.07817, step = 0.0006544, far = 0.002, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 60.85, plane = 22.69, row = 7.786, vector = 13.61, width = 64, cell = 0.06067, thin = 0.2996, tap = 0.1598, far = 0.0007269, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 61.37, row = 0.7239, vector = 5.165, tail = 68.45, cell = 0.08119, input = 0.03094, tap = 0.4313, far = 0.01121, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 61.75, plane = 7.598, row = 27.4, vector = 1.801, cell = 0.1766, input = 0.06797, thin = 20.79, tap = 0.3211, far = 0.007346, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 86.69, row = 8.698, vector = 4.043, tail = 4.336, tap = 0.07661, far = 0.003283, cache = 629146>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 87.55, row = 7.54, vector = 3.936, tail = 4.419, thin = 5.942, tap = 0.1953, far = 0.002707, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 92.89, row = 3.411, tail = 39.29, cell = 0.1022, tap = 0.1341, step = 0.03254>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 25.51, vector = 6.412, tail = 65.5, input = 0.03663, tap = 0.4172, far = 0.03383, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 36.97, plane = 21.16, row = 10.47, vector = 3.125, tail = 14.09, thin = 13.76, tap = 0.2387, step = 0.02889>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 70.63, row = 10.46, vector = 3.308, tail = 3.151, input = 0.001205, tap = 0.06408, step = 0.000339, far = 0.003493, cache = 838861>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 79.98, row = 7.433, vector = 0.4324, tail = 3.709, cell = 0.6696, thin = 6.486, tap = 0.1653, step = 0.003832, far = 0.003978, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 69.19, plane = 32.67, row = 5.817, width = 32, tail = 29.06, thin = 0.5293, tap = 0.1499>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 41.15, plane = 0.2511, vector = 5.31, tail = 70.83, tap = 0.408, far = 0.03533, cache = 1048576>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 7.164, row = 22.55, tail = 2.613, cell = 0.7474, thin = 24.91, tap = 0.2497>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 68.42, row = 5.623, vector = 2.455, tail = 2.074, tap = 0.06655, far = 0.0000007187, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 72.41, row = 5.198, vector = 2.179, tail = 2.557, thin = 5.025, tap = 0.1661, step = 0.002231>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 38.76, row = 14.31, tail = 25.37, cell = 0.06501, input = 0.03569, tap = 0.1121, step = 0.01302>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 123.5, plane = 0.5547, vector = 2.901, tail = 62.43, input = 0.01136, tap = 0.4202, far = 0.02615, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 28.39, plane = 19.24, row = 7.711, vector = 1.894, cell = 0.2316, thin = 19.28, tap = 0.2771, far = 0.00232, cache = 1363149>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <call = 2.021, plane = 69.87, row = 5.736, vector = 2.02, tail = 2.616, input = 0.00213, tap = 0.06381, far = 0.002875, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 2.393, plane = 74.31, row = 5.643, vector = 1.977, tail = 1.909, thin = 4.884, tap = 0.1656, step = 0.001375, far = 0.00502, cache = 629146>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 114.1, row = 45.45, cell = 0.06577, tap = 0.05979, far = 0.01625, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 83.06, plane = 5.006, row = 22.3, cell = 0.4982, input = 0.008348, thin = 6.939, tap = 0.0922>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 30.11, plane = 58.2, row = 5.935, vector = 1.131, tail = 1.128, tap = 0.03573, step = 0.0008745, far = 0.001619, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <call = 26.13, plane = 65.62, row = 6.196, vector = 1.118, tail = 1.905, tap = 0.01806, step = 0.0005959, far = 0.001909, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 35.45, plane = 61.35, row = 5.682, vector = 1.222, tail = 0.5111, thin = 8.081, tap = 0.03858, step = 0.0003732, far = 0.002157, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 22.57, plane = 81.22, width = 64, thin = 0.5742, tap = 0.1901>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 55.62, plane = 7.106, row = 34.84, cell = 0.3104, input = 0.07592, thin = 16.86, tap = 0.3231>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 83.33, row = 10.54, vector = 3.697, tail = 1.111, input = 0.001262, tap = 0.06554, far = 0.004588, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 87.08, vector = 9.082, width = 64, cell = 0.1484, input = 0.005843, thin = 0.1538, tap = 0.0611, far = 0.00163, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 84, row = 8.266, vector = 0.1589, tail = 2.336, cell = 0.559, thin = 8.508, tap = 0.1142, step = 0.0003904, far = 0.005124, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 343.8, plane = 12.4, tail = 38.21, tap = 0.1577>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 1.034, row = 17.58, tail = 25.69, thin = 14.47, tap = 0.3945, step = 0.002619>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <plane = 72.48, row = 8.911, vector = 2.311, tail = 2.874, cell = 0.1007, input = 0.001131, tap = 0.06611, step = 0.0002189, far = 0.001673, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 76.55, row = 6.25, vector = 3.232, tail = 5.866, tap = 0.05651, step = 0.0004862, far = 0.00211, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 78.1, row = 6.971, tail = 3.95, cell = 0.4319, input = 0.001499, thin = 8.816, tap = 0.1141, step = 0.001765, far = 0.001356, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 371.9, plane = 21.35, width = 64, tail = 20.98, cell = 0.1176, thin = 0.1759, tap = 0.09832, far = 0.08878, cache = 1048576>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 2.284, row = 34.98, width = 16, cell = 0.1866, thin = 16.24, tap = 0.2257, far = 0.04832, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 75.23, row = 6.048, vector = 2.079, tail = 1.168, tap = 0.05747, step = 0.001301>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 61.47, row = 6.88, vector = 1.899, tail = 2.096, tap = 0.02978, step = 0.002279>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 102.3, row = 4.245, tail = 2.335, cell = 0.2309, thin = 8.87, tap = 0.08742, step = 0.0007855, far = 0.003794, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 103.2, plane = 80.97, width = 64, tail = 5.481, cell = 0.05613, thin = 0.05949, tap = 0.09699, far = 0.03293, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 39.19, row = 10.68, tail = 19.52, cell = 0.3701, thin = 15.19, tap = 0.1986, far = 0.01027, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <plane = 75.57, row = 6.611, vector = 2.167, tap = 0.06346, far = 0.001558, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 1.932, plane = 71.32, row = 3.649, vector = 3.261, width = 32, cell = 0.08417, input = 0.001174, thin = 0.2474, tap = 0.03392>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 16, plane = 68.7, row = 5.407, vector = 2.333, tail = 1.056, input = 0.0004697, thin = 9.572, tap = 0.08765, far = 0.002105, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 43.36, vector = 1.36, tail = 24.75, tap = 0.03703, step = 0.01498>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 21.92, tail = 10.97, cell = 0.1541, input = 0.02878, thin = 7.848, tap = 0.1097, far = 0.01138, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 77.2, width = 32, tail = 7.177, cell = 0.2646, thin = 0.1502, tap = 0.05344, step = 0.003182>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 67.69, row = 6.852, cell = 0.2663, thin = 11.44, tap = 0.04683, step = 0.00383, far = 0.008083, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <plane = 6.566, width = 32, input = 0.05402, thin = 4.115, tap = 0.1066, step = 0.04002>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <plane = 19.85, row = 38.34, cell = 0.05621, thin = 17.71, tap = 0.2572, step = 0.01769, far = 0.05306, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 72.07, row = 7.245, vector = 3.125, tail = 4.476, input = 0.0008135, tap = 0.08036, far = 0.006754, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 84.96, row = 5.28, tail = 3.084, cell = 0.4568, thin = 14.52, tap = 0.1415, far = 0.007464, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 46.51, row = 10.86, width = 32, tail = 21.21, cell = 0.0181, input = 0.02378, thin = 2.528, tap = 0.09108, far = 0.01578, cache = 1048576>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <row = 34.66, width = 32, tail = 14.22, cell = 0.2494, input = 0.003654, thin = 1.913, tap = 0.2074, far = 0.07774, cache = 1363149>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 99.13, row = 7.907, vector = 2.419, tail = 4.421, cell = 0.008981, tap = 0.082>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 85.63, row = 6.283, tail = 4.659, cell = 0.42, thin = 19.41, tap = 0.1337, step = 0.0007577>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 78.18, row = 3.283, width = 32, tail = 7.478, input = 0.08297, thin = 2.991, tap = 0.1094, step = 0.001851>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <plane = 16.41, row = 18.44, vector = 2.725, width = 16, cell = 0.2716, thin = 3.062, tap = 0.1989, far = 0.002318, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 56.94, row = 0.1554, width = 16, cell = 0.7222, thin = 1.426, tap = 0.03829>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 50.88, row = 1.124, vector = 4.851, tail = 11.2, thin = 14.75, tap = 0.07521>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 174.6, plane = 64.6, width = 32, tail = 25.88, thin = 9.206, tap = 0.1187, step = 0.01054>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 310.4, row = 7.141, tail = 12.63, cell = 0.2465, input = 0.004711, thin = 25.65, tap = 0.1729, step = 0.004783, far = 0.04566, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 121.3, plane = 61.38, row = 6.308, vector = 3.676, width = 16, tail = 2.834, tap = 0.06132, far = 0.007269, cache = 1363149>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 162.4, plane = 67.49, row = 8.442, cell = 0.181, thin = 16.06, tap = 0.1009, far = 0.002755, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 42.65, plane = 38.4, row = 10.71, tail = 11.33, tap = 0.04251, step = 0.03922>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <plane = 9.868, width = 32, cell = 0.8528, input = 0.4708, thin = 0.4602, step = 0.008625, far = 0.1034, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 1.465, plane = 23.34, row = 10.56, tail = 7.669, input = 0.04798, thin = 9.858, tap = 0.1508>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 50.79, row = 3.659, tail = 5.938, cell = 0.02504, tap = 0.01181>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <plane = 581.7, vector = 0.3679, width = 128, tail = 14.99, input = 0.07576, tap = 0.002448>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 55.68, row = 6.274, tail = 7.811, cell = 0.1014, thin = 8.351, tap = 0.05029>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 50.81, plane = 7.18, row = 1.935, vector = 3.544, tail = 2.839, cell = 0.07256, far = 0.001169, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 31.51, plane = 4.911, row = 2.614, vector = 2.344, tail = 0.8773, cell = 0.06373, far = 0.0004712, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 33.03, plane = 5.145, row = 2.401, vector = 2.279, tail = 0.1071, cell = 0.03801, far = 0.001793, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 44.37, plane = 5.953, row = 1.435, vector = 4.055, tail = 0.9867, cell = 0.1267, far = 0.002042, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 40.8, plane = 8.019, row = 1.52, vector = 4.678, cell = 0.09668, far = 0.004858, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 36.19, plane = 0.7588, row = 2.71, vector = 0.9942, tail = 1.017, cell = 0.7032, thin = 11.88, far = 0.0009791, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 311, row = 27.05, vector = 11.5>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 290.2, plane = 1.35, row = 17.24, vector = 6.164, tail = 3.068>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 284.4, row = 20.42, vector = 4.091, tail = 0.9516>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 59.36, plane = 0.2763, row = 17.16, vector = 6.412, cell = 0.0719>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 57, plane = 1.352, row = 44.31, vector = 12.18, tail = 0.2436>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 95.16, row = 71.68, vector = 8.698, width = 16, tail = 2.958, cell = 0.9694, thin = 0.311>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 77.72, row = 36.33, tail = 3.626, cell = 1.782, thin = 2.401>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 53.74, plane = 32.76, row = 8.112, width = 32, tail = 6.818, thin = 0.2681, tap = 0.1307, step = 0.00037, far = 0.003953, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1624, plane = 16.05, vector = 1.474, cell = 0.6926, input = 0.8981, tap = 0.005631, step = 0.07425, far = 0.03649, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 145.4, plane = 2.865, row = 13.46, tail = 2.591, thin = 20.73, tap = 0.2957, step = 0.01676, far = 0.0167, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 44.81, vector = 7.031, cell = 0.07294>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <call = 0.03792, plane = 64.28, vector = 1.891, tail = 1.411, cell = 0.106>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 55.55, row = 1.765, tail = 1.026, cell = 0.2419, thin = 13.12, far = 0.001141, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 100.3, plane = 47.55, tail = 378.2, cell = 0.2984>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.39, row = 1.214, vector = 4.7, tail = 0.9821, cell = 0.001465>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 56.79, row = 0.9493, tail = 1.28, cell = 0.3623, thin = 12.98>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 59.95, row = 0.359, tail = 1.031, cell = 0.5979, thin = 14.11>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 61.36, row = 9.574, vector = 10.59, tail = 2.187, cell = 0.1361>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 78.06, width = 32, tail = 0.522, cell = 0.4046, thin = 0.102, far = 0.002165, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 61.34, row = 4.746, vector = 3.452, tail = 1.905, thin = 27.17, far = 0.004419, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 406.3, plane = 118.1, row = 2.219, tail = 452.6, cell = 0.2892>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 65.4, row = 2.845, width = 32, tail = 3.235, cell = 0.6064, thin = 0.26>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 61.77, row = 3.937, vector = 0.609, tail = 5.22, cell = 0.6776, thin = 28.61, far = 0.004634, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <plane = 69.38, row = 4.409, tail = 4.97, cell = 1.111, thin = 31.67, far = 0.004082, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 68.89, row = 2.841, vector = 7.306, tail = 7.379, tap = 0.03658, far = 0.001181, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <plane = 873.7, row = 22.75, vector = 53.47, tail = 23.39, input = 0.3234>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 87.73, row = 5.724, tail = 2.074, cell = 0.5773, input = 0.004179, thin = 16.32, tap = 0.1458, far = 0.000751, cache = 629146>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 585.2, plane = 6.123, row = 8.562, tail = 10.56, tap = 0.08597, step = 0.02947, far = 0.01588, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 2191, plane = 11.43, vector = 2.132, cell = 0.7072, input = 0.9025, tap = 0.03369, far = 0.05919, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 147.1, plane = 3.926, row = 9.335, vector = 0.3635, tail = 17.02, thin = 26.97, tap = 0.2616, step = 0.04792>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 48.08, width = 256, tail = 4.813, cell = 0.01681, thin = 0.0544, tap = 0.05115>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 368.5, plane = 666.1, row = 25.79, vector = 22.91, tail = 2.92, input = 0.2243, tap = 0.0004546>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 73.69, row = 6.736, vector = 3.188, tail = 9.407, thin = 11.88, tap = 0.1289, far = 0.1569, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 38.25, row = 2.25, vector = 1.882, tail = 0.8002, cell = 0.02281, far = 0.001346, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 32.57, plane = 0.9877, row = 2.233, vector = 1.948, tail = 0.06034, far = 0.001634, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 32.22, plane = 1.197, row = 2.099, vector = 1.819, tail = 0.2695, far = 0.002832, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 38.77, plane = 0.2126, row = 2.238, vector = 2.915, tail = 0.0525, far = 0.002544, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 34.19, plane = 1.447, row = 2.293, vector = 2.582, tail = 0.1039, far = 0.001874, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 28.7, plane = 0.4784, row = 2.832, vector = 0.4998, tail = 0.3941, cell = 0.4519, thin = 10.72>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <plane = 58.26, row = 16.06, width = 64, tail = 5.696, cell = 0.008694, thin = 0.1393, tap = 0.08035, step = 0.01426, far = 0.005109, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <plane = 10.5, vector = 10.19, tail = 15.84, input = 0.7785, tap = 0.03116, far = 0.06643, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 49.74, plane = 14.23, row = 13.74, vector = 0.2454, cell = 0.1467, thin = 13.64, tap = 0.1981, step = 0.002984, far = 0.01984, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <call = 3.426, plane = 54.34, vector = 2.499, width = 256, cell = 0.04707, far = 0.003653, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 23.76, plane = 54.2, vector = 2.973, tail = 1.303, cell = 0.002991>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 35.64, plane = 51.89, row = 2.054, vector = 0.8818, cell = 0.02694, thin = 13.81, far = 0.009053, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 6.873, plane = 93, row = 1.874, vector = 4.567>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 24.15, plane = 84.48, row = 30.56, tail = 0.6589, cell = 0.09152, thin = 14, far = 0.007952, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 21.87, plane = 49.13, row = 2.589, vector = 1.236, tail = 1.764, far = 0.004991, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 36.61, plane = 51.59, row = 1.981, vector = 1.155, cell = 0.01498, thin = 13.98, far = 0.009409, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 27.55, plane = 50.93, row = 2.379, vector = 1.094, cell = 0.05233, thin = 15.49, far = 0.01211, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 63.57, row = 1.806, vector = 9.061, width = 256, cell = 0.01136, input = 0.001317, thin = 0.03517, tap = 0.009669, far = 0.00139, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 7.492, plane = 667.5, row = 27.16, vector = 15.52, width = 128, tail = 2.014, input = 0.1228>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 89.01, row = 8.206, cell = 0.2155, input = 0.01341, thin = 16.08, tap = 0.09132, step = 0.002335, far = 0.004813, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 1048, plane = 37.98, row = 26.78, tail = 14.83, tap = 0.06306, step = 0.02026, far = 0.0235, cache = 838861>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 1304, row = 24.58, tail = 11.98, cell = 0.2573, input = 0.001709, thin = 15.63, tap = 0.2307>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 14.3, plane = 66.54, row = 14.47, cell = 0.07051, tap = 0.008217, step = 0.0003039>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 270.3, plane = 682.9, row = 28.86, tail = 4.585, input = 0.2467, step = 0.01753>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 148.3, plane = 50.25, tail = 9.245, cell = 0.1788, thin = 13.67, tap = 0.1255, step = 0.01306>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 13.74, plane = 10.21, row = 0.7606, vector = 1.259, width = 16, cell = 0.004454>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 41.04, plane = 18.1, row = 1.685, vector = 0.9678, tail = 0.2784, cell = 0.01386, far = 0.0005693, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 195.4, plane = 24.29, row = 2.163, vector = 1.815, far = 0.0008549, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 10.61, plane = 13.84, row = 0.09763, vector = 2.433, width = 16, tail = 0.1764, thin = 0.2911, far = 0.001065, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 187.4, plane = 10.2, row = 1.067, vector = 2.624, far = 0.0003351, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 18.86, plane = 7.648, row = 0.5364, vector = 1.956, width = 8, tail = 0.245, thin = 0.8109, far = 0.00003144, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 35.78, plane = 9.252, row = 4.056, width = 32, tail = 1.784, cell = 0.0946, thin = 0.1449, far = 0.0003984, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <plane = 190.9, row = 3.392, vector = 1.555, far = 0.0003176, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 40.73, plane = 6.942, row = 3.861, width = 32, tail = 6.298, cell = 0.148, thin = 0.1796, far = 0.00005336, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 129.6, plane = 56.31, row = 3.391, vector = 2.341, far = 0.00006061, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 42.49, plane = 11.41, row = 3.367, width = 8, tail = 2.03, cell = 0.379, far = 0.002905, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 91.7, row = 1.131, vector = 2.136, tail = 0.2423, far = 0.004005, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 31.89, row = 0.7491, vector = 0.5289, tail = 0.1391, thin = 0.009287, far = 0.002321, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 33.8, plane = 165.2, row = 0.8269, vector = 2.106, far = 0.002477, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 31.87, row = 0.4387, vector = 1.022, tail = 0.1947, thin = 0.5007, far = 0.001835, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 100.1, plane = 108.6, row = 0.9101, vector = 3.197, far = 0.007102, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 30.28, row = 0.6122, vector = 0.9011, cell = 0.00173, thin = 0.5966, far = 0.00179, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 39.26, row = 1.833, vector = 1.492, tail = 0.7255, thin = 0.1127, far = 0.004482, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 144.3, plane = 43.26, row = 0.9751, vector = 2.563>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 34.49, row = 1.443, vector = 2.667, tail = 0.3869, thin = 1.164, far = 0.004924, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 130.6, plane = 37.39, width = 64, cell = 0.2528, thin = 0.03682>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 31.1, row = 2.119, vector = 2.21, tail = 0.1854, thin = 1.249, far = 0.0103, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 6.912, plane = 11.17, row = 0.1653, vector = 1.525, width = 16, far = 0.001689, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 43.52, plane = 16.46, row = 1.585, vector = 1.286, tail = 0.1379, far = 0.001457, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 178.8, plane = 22.9, row = 0.8731, vector = 2.068, far = 0.002647, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 4.698, plane = 15.89, vector = 2.348, width = 16, cell = 0.004407, thin = 0.2346, far = 0.001321, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 181.6, plane = 16.89, row = 0.2577, vector = 2.926, far = 0.001494, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 10.75, plane = 11.62, row = 0.2934, vector = 1.88, width = 8, thin = 0.4493>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 33.42, plane = 11.14, row = 4.156, vector = 2.626, width = 32, tail = 0.6197, cell = 0.02872, thin = 0.1035, far = 0.0005294, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 141.5, plane = 38.54, row = 3.351, vector = 0.8067, width = 64, cell = 0.09945>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 45.01, plane = 7.241, row = 3.364, vector = 2.257, width = 32, tail = 4.98, cell = 0.05666, thin = 0.2065, far = 0.004928, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 147.5, plane = 32.44, row = 2.699, vector = 1.005, width = 64, cell = 0.1101>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 45.05, plane = 12.04, row = 3.458, vector = 2.552, width = 8, tail = 1.758, far = 0.005772, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 94.78, row = 1.512, vector = 2.265, tail = 0.6394, far = 0.000829, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.62, row = 0.7461, vector = 0.6353, tail = 0.1266, far = 0.0006804, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 95.76, plane = 120.4, row = 1.671, vector = 1.934, far = 0.002301, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.01, row = 0.6923, vector = 0.9805, tail = 0.2727, thin = 0.3298, far = 0.002362, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 115.1, plane = 116.4, row = 0.9808, width = 32, tail = 0.1593, cell = 0.199, far = 0.003456, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 28.78, row = 0.5852, vector = 0.9144, thin = 0.4902, far = 0.001369, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 35.13, row = 1.93, vector = 1.521, tail = 0.8492, thin = 0.03673, far = 0.00225, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 293.7, plane = 1.103, row = 0.4197, width = 64, cell = 0.147, thin = 0.02739, far = 0.002579, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 34.04, row = 1.405, vector = 2.46, tail = 0.7319, thin = 0.5909, far = 0.002144, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 210.5, plane = 27.09, row = 1.89, vector = 3.929, far = 0.001518, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 36.07, row = 1.685, vector = 2.311, tail = 0.4922, thin = 1.148, far = 0.005002, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 16.21, plane = 4.672, vector = 0.8295, width = 16, tail = 0.5681, cell = 0.06931, thin = 0.1425, deep = 0.02909, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 66.48, plane = 5.52, deep = 0.02909, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 49.43, plane = 9.853, tail = 1.578, cell = 0.1405, deep = 0.02909, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 178.3, plane = 7.064, width = 64, cell = 0.1473, thin = 0.06352, deep = 0.01491, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream_half" cost <call = 178.5, plane = 6.536, vector = 1.668, deep = 0.01491, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 184.6, plane = 6.758, vector = 1.586, deep = 0.01491, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 205.7, plane = 7.446, vector = 1.194, deep = 0.01491, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 15.82, plane = 4.727, vector = 1.261, width = 16, tail = 0.4413, cell = 0.04595, thin = 0.9248, deep = 0.02909, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 182.8, plane = 6.679, vector = 1.833, deep = 0.01491, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 20.98, plane = 4.98, vector = 0.8585, tail = 1.565, thin = 2.212, deep = 0.02909, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 41.19, plane = 10.1, row = 0.2667, vector = 1.691, width = 16, tail = 0.0757, deep = 0.0218, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 40.8, plane = 2.385, vector = 1.334, tail = 16.68, cell = 0.1452, far = 0.003677, cache = 1363149, deep = 0.0218, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 89.66, plane = 11.13, row = 0.8464, vector = 3.335, width = 32, deep = 0.0218, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 210.2, row = 1.503, vector = 2.139, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream_half" cost <call = 212.2, row = 1.957, width = 32, cell = 0.2141, thin = 0.06703, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 206.8, plane = 2.664, row = 1.946, width = 32, cell = 0.2034, thin = 0.04597, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 181, row = 3.131, vector = 4.26, width = 16, cell = 0.09326, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 37.26, plane = 21.16, vector = 2.986, width = 16, cell = 0.005384, thin = 0.3612, deep = 0.0218, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 214.9, row = 1.563, vector = 1.077, width = 32, cell = 0.1935, thin = 0.06304, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 62.03, plane = 6.817, row = 1.092, vector = 1.243, width = 8, cell = 0.09163, thin = 1.409, deep = 0.0218, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 48.51, plane = 16.66, row = 1.449, vector = 1.62, width = 16, tail = 0.101, far = 0.0004834, cache = 1363149, deep = 0.04845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 220.2, plane = 4.923, cell = 0.08588, far = 0.003921, cache = 838861, deep = 0.04845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 69.93, row = 1.044, vector = 1.34, tail = 0.2063, deep = 0.04845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 209.3, width = 64, cell = 0.1305, thin = 0.04241, deep = 0.02053, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 15.7, plane = 43.24, row = 0.9327, vector = 3.003, width = 16, tail = 0.7493, thin = 0.547, deep = 0.04845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 97.77, plane = 93.69, row = 0.1061, width = 32, cell = 0.1956, thin = 0.1161, deep = 0.02053, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 40.12, plane = 24.33, row = 2.877, cell = 0.2262, thin = 1.283, far = 0.006315, cache = 629146, deep = 0.04845, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 197.1, plane = 25.85, row = 8.621, vector = 1.161, width = 32, cell = 0.08202, input = 0.3478, thin = 1.23, far = 0.001486, cache = 419430, deep = 0.04449, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 191.7, plane = 21.78, row = 15.45, width = 16, cell = 0.2251, input = 0.03443, thin = 1.308, far = 0.002367, cache = 419430, deep = 0.04449, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 102.4, plane = 7.011, row = 5.203, width = 16, cell = 0.2136, input = 0.3279, thin = 0.378, far = 0.004854, cache = 1363149, deep = 0.04449, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 134.7, plane = 28.14, row = 5.919, vector = 6.559, width = 32, tail = 2.83, thin = 1.093, deep = 0.03565, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 329.4, plane = 1.355, row = 3.992, vector = 1.094, width = 64, cell = 0.1869, thin = 0.1007, deep = 0.02446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 142, plane = 25.19, row = 5.659, vector = 4.066, width = 16, tail = 9.516, thin = 1.437, far = 0.003997, cache = 1048576, deep = 0.03565, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 307.2, row = 6.714, width = 32, cell = 0.2461, thin = 0.2321, deep = 0.02446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 25.27, plane = 11.82, row = 3.465, vector = 2.848, width = 8, tail = 1.328, deep = 0.03565, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 24.69, plane = 3.112, vector = 4.062, width = 32, cell = 0.02224, far = 0.0005025, cache = 419430, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 219.4, plane = 5.869, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 65.18, plane = 9.412, vector = 1.908, tail = 0.4642, far = 0.002777, cache = 419430, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 191, plane = 4.409, vector = 8.252, width = 64, tail = 51.21, far = 0.002397, cache = 838861, deep = 0.008867, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream_half" cost <call = 175, plane = 5.916, vector = 4.693, width = 32, tail = 37.09, deep = 0.008867, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 168.9, plane = 5.175, vector = 5.859, width = 32, tail = 32.29, deep = 0.008867, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 159.7, plane = 5.65, vector = 3.865, width = 16, tail = 41.37, deep = 0.008867, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 13.4, plane = 3.277, vector = 3.108, width = 16, tail = 2.306, cell = 0.0124, thin = 2.086, far = 0.0006878, cache = 419430, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 136.3, plane = 5.761, vector = 8.477, width = 32, tail = 47.69, deep = 0.008867, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 14.29, plane = 3.487, vector = 3.4, width = 16, tail = 0.06338, thin = 0.6807, far = 0.003154, cache = 419430, deep = 0.01886, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 86.2, row = 2.844, vector = 2.371, cell = 0.0009949, far = 0.002172, cache = 838861, deep = 0.02704, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <call = 9.086, plane = 80.59, vector = 0.9748, tail = 1.104, cell = 0.06156, far = 0.003301, cache = 419430, deep = 0.02704, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 20.57, row = 0.8871, vector = 0.6989, tail = 0.00257, cell = 0.001577, far = 0.002232, cache = 419430, deep = 0.02704, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 104.4, plane = 94.56, row = 1.66, width = 32, cell = 0.1563, thin = 0.01161, far = 0.000007873, cache = 419430, deep = 0.008761, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 20.24, row = 0.782, vector = 1.167, tail = 0.6114, thin = 0.6372, far = 0.00144, cache = 838861, deep = 0.02704, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 80.78, plane = 105.1, row = 1.047, vector = 2.643, far = 0.000422, cache = 419430, deep = 0.008761, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 20.24, row = 0.9205, vector = 0.6235, tail = 0.155, cell = 0.07176, thin = 0.5517, far = 0.004627, cache = 1363149, deep = 0.02704, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 107.5, row = 0.2895, vector = 0.1655, tail = 2.17, cell = 0.1555, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 74.12, tail = 1.643, cell = 0.1016, far = 0.005471, cache = 629146, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 131.6, row = 6.413, tail = 12.58, cell = 0.1373, thin = 1.924, far = 0.01273, cache = 838861, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 34.3, row = 0.4817, vector = 0.5586, tail = 0.5179, cell = 0.02012, far = 0.0008212, cache = 838861, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 112.7, plane = 106.7, row = 0.9109, width = 64, cell = 0.1419, thin = 0.01111, far = 0.000221, cache = 629146, deep = 0.009418, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 34.14, row = 0.2763, vector = 1.214, tail = 0.3907, thin = 1.075, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 125.4, plane = 106.8, row = 0.6033, vector = 2.313, far = 0.001509, cache = 629146, deep = 0.009418, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 12.68, plane = 31.68, row = 0.5957, vector = 0.8412, tail = 0.1045, thin = 0.4421, far = 0.0009258, cache = 629146, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 91.62, row = 0.8771, vector = 2.347, tail = 1.227, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 70.58, vector = 1.35, tail = 1.364, cell = 0.01695, far = 0.003954, cache = 419430, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 170.9, row = 1.126, vector = 1.959, tail = 11.81, thin = 2.138, far = 0.006109, cache = 1048576, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 40.03, row = 0.4108, vector = 0.3466, tail = 0.5579, cell = 0.02814, far = 0.001511, cache = 419430, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 44.33, plane = 160.9, row = 1.194, vector = 2.057, deep = 0.008357, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 36.83, row = 0.252, vector = 1.094, tail = 0.6826, thin = 0.7104, far = 0.001462, cache = 419430, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 61.72, plane = 146, row = 0.8194, vector = 1.881, far = 0.003361, cache = 1363149, deep = 0.008357, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 36.75, row = 0.3938, vector = 0.7964, tail = 0.1276, thin = 0.3821, far = 0.002686, cache = 419430, deep = 0.02516, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 16.66, plane = 28.37, row = 11.27, vector = 6.933, tail = 1.887, deep = 0.0559, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 201.1, row = 0.5996, vector = 3.463, width = 32, cell = 0.7343, thin = 0.5882, far = 0.002706, cache = 419430, deep = 0.04015, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 26.88, plane = 28.53, row = 8.909, vector = 10.85, tail = 3.492, cell = 0.03374, thin = 0.01164, deep = 0.0559, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 215.9, row = 8.255, vector = 11.22, tail = 107.8, deep = 0.04015, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 32.68, plane = 30.31, row = 13.38, vector = 3.286, cell = 1.242, thin = 9.359, deep = 0.0559, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 47.1, plane = 64.63, row = 1.435, vector = 2.109, tail = 0.4779, thin = 0.2038, deep = 0.01594, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 183.5, plane = 55.24, row = 0.6247, width = 32, cell = 0.211, thin = 0.06379, deep = 0.01119, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 62.78, plane = 77.32, row = 1.162, vector = 3.141, tail = 0.575, thin = 1.034, deep = 0.01594, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 158.9, plane = 61.41, row = 0.1635, width = 16, cell = 0.4188, thin = 0.1599, deep = 0.01119, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 116.6, plane = 61.49, row = 1.556, vector = 2.355, thin = 1.921, far = 0.0003766, cache = 419430, deep = 0.01594, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 33.44, row = 1.694, vector = 1.933, tail = 0.6558, deep = 0.02571, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 143, plane = 42, row = 1.283, vector = 0.8032, width = 64, cell = 0.1399, thin = 0.02507, far = 0.001391, cache = 419430, deep = 0.02847, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 37.56, row = 1.857, vector = 2.698, tail = 0.5198, thin = 0.8691, far = 0.003877, cache = 629146, deep = 0.02571, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 155.3, plane = 41.31, row = 2.427, vector = 2.688, far = 0.004165, cache = 629146, deep = 0.02847, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 33.09, row = 1.979, vector = 2.096, cell = 0.003328, thin = 1.342, far = 0.005213, cache = 629146, deep = 0.02571, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 89.98, row = 0.9022, vector = 1.075, tail = 1.896, cell = 0.08661, far = 0.0001588, cache = 419430, deep = 0.04381, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 83.59, vector = 1.138, tail = 0.5254, cell = 0.06947, far = 0.001759, cache = 1363149, deep = 0.04381, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 25.58, row = 0.2788, vector = 0.7125, tail = 0.2414, far = 0.003491, cache = 419430, deep = 0.04381, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 121.8, plane = 103.5, width = 64, tail = 0.8255, cell = 0.1295, thin = 0.02239, deep = 0.009667, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <plane = 22.7, row = 0.2258, vector = 1.182, tail = 1.113, thin = 0.6458, far = 0.001957, cache = 419430, deep = 0.04381, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 136.3, plane = 90.93, row = 1.431, vector = 0.04756, width = 16, cell = 0.2717, thin = 0.04092, deep = 0.009667, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 23.2, row = 0.5092, vector = 0.89, tail = 0.1635, thin = 0.3313, far = 0.003775, cache = 419430, deep = 0.04381, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 23.63, plane = 9.478, vector = 1.517, width = 16, tail = 0.1662, far = 0.0008352, cache = 838861, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 136.7, plane = 1.26, vector = 2.923, far = 0.003974, cache = 1363149, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 44, plane = 17.53, row = 1.098, vector = 0.9623, tail = 0.5444, cell = 0.01936, far = 0.001593, cache = 629146, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 139.3, row = 2.493, vector = 1.532>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream_half" cost <call = 137.1, plane = 14.28, row = 1.678, vector = 1.313>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 130.5, plane = 29.14, row = 1.02, vector = 1.163>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <plane = 19.49, vector = 2.196, width = 16, tail = 0.391, cell = 0.02734, thin = 0.4406, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 120.5, plane = 42.37, row = 0.3978, vector = 1.365>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 7.352, plane = 10.61, row = 0.374, vector = 1.853, width = 8, tail = 0.2533, thin = 0.2766, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 127.3, plane = 17.72, row = 3.689, vector = 5.865, width = 32, tail = 2.063, cell = 0.01012, thin = 1.281, deep = 0.02437, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <plane = 280.8, row = 2.245, vector = 11.49, width = 64, tail = 6.575, far = 0.0001187, cache = 419430, deep = 0.01773, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 139, plane = 22.16, row = 2.897, vector = 3.769, width = 16, tail = 6.861, thin = 1.613, far = 0.01792, cache = 838861, deep = 0.02437, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <plane = 296, row = 1.21, vector = 1.849, far = 0.001101, cache = 419430, deep = 0.01773, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 56.3, plane = 5.999, row = 3.793, vector = 2.347, width = 8, tail = 0.8438, thin = 0.7527, far = 0.02139, cache = 419430, deep = 0.02437, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 64.65, row = 1.681, tail = 2.71, cell = 0.08942, far = 0.001553, cache = 629146, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <plane = 76.99, tail = 3.944, cell = 0.06483, far = 0.00585, cache = 629146, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 127.5, vector = 2.153, tail = 9.83, thin = 2.902, far = 0.004205, cache = 838861, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 30.3, row = 0.7159, vector = 0.3004, tail = 0.2825, cell = 0.0303, far = 0.002554, cache = 629146, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 80.07, plane = 108.3, row = 1.208, vector = 1.429>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 31.14, row = 0.5232, vector = 0.9697, tail = 0.1719, thin = 0.838, far = 0.001346, cache = 419430, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 39.1, plane = 148.1, row = 0.6109, vector = 1.595, far = 0.003272, cache = 1363149>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 30.29, row = 0.6539, vector = 0.7476, tail = 0.05875, thin = 0.3427, far = 0.002768, cache = 419430, deep = 0.03528, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 33.8, row = 2.043, vector = 1.437, tail = 0.3572, thin = 0.1088, far = 0.01939, cache = 1363149, deep = 0.02003, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 169, plane = 36.9, row = 2.22, vector = 1.821, far = 0.009651, cache = 1363149, deep = 0.02576, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 34.49, row = 1.707, vector = 2.251, tail = 0.5325, thin = 0.8955, far = 0.02116, cache = 1048576, deep = 0.02003, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 157.4, plane = 33.91, row = 2.148, vector = 1.377, width = 16, cell = 0.2014, far = 0.0188, cache = 1363149, deep = 0.02576, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 0.7081, plane = 27.93, row = 2.249, vector = 1.841, thin = 1.001, far = 0.01661, cache = 1048576, deep = 0.02003, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <plane = 9.479, row = 0.5954, width = 32, cell = 0.08792, thin = 0.05635, far = 0.0009162, cache = 1363149, deep = 0.01985, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <plane = 38.66, row = 0.09679, width = 32, cell = 0.06856, thin = 0.06528, far = 0.002229, cache = 419430, deep = 0.01985, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 207.7, plane = 185.1, vector = 4.471, width = 64, tail = 0.7726, deep = 0.001415, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream_half" cost <plane = 222.5, row = 0.6503, vector = 1.098, deep = 0.001415, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <plane = 14.36, row = 0.8738, vector = 0.8955, thin = 1.519, deep = 0.01985, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 97.74, plane = 138.6, vector = 1.019, deep = 0.001415, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <plane = 11.64, row = 0.4663, vector = 1.212, width = 8, cell = 0.01971, thin = 0.2419, deep = 0.01985, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 130.4, plane = 19.22, row = 8.382, width = 32, cell = 0.1302, thin = 0.8479, deep = 0.003748, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 44.04, plane = 357.2, row = 7.712, vector = 1.893>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 153.6, plane = 14.61, row = 16.15, width = 16, cell = 0.1908, thin = 0.6744, deep = 0.003748, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 561.1, row = 12.71, vector = 5.328, width = 32, tail = 1.803, far = 0.004499, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 29.59, plane = 9.874, row = 4.884, vector = 0.1088, width = 8, tail = 0.8978, cell = 0.266, far = 0.007714, cache = 1363149, deep = 0.003748, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 85.01, row = 0.1304, vector = 0.8346, width = 32, tail = 0.9982, cell = 0.06229, far = 0.04035, cache = 1363149, deep = 0.03703, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 173.3, tail = 12.79, cell = 0.09178, far = 0.005913, cache = 838861, deep = 0.03703, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 20.38, vector = 0.862, width = 32, tail = 0.1709, cell = 0.05702, far = 0.003069, cache = 1048576, deep = 0.03703, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 68.26, plane = 81.21, vector = 1.403, width = 64, cell = 0.1389, deep = 0.0006421, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 14.91, row = 0.6712, vector = 0.6029, cell = 0.009669, thin = 1.251, far = 0.009698, cache = 1363149, deep = 0.03703, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 71.94, plane = 88.12, vector = 1.893, width = 32, cell = 0.09453, deep = 0.0006421, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 17.53, row = 0.8224, vector = 0.2835, cell = 0.0657, thin = 0.5455, deep = 0.03703, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 33.01, row = 0.3334, vector = 1.312, tail = 0.2788, thin = 0.373, far = 0.02387, cache = 419430, deep = 0.000000000342, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <plane = 121, vector = 0.3106, width = 32, cell = 0.1176, thin = 0.05144>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 20.38, row = 0.2029, vector = 1.688, tail = 0.1931, thin = 2.896, far = 0.02195, cache = 419430, deep = 0.000000000342, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <plane = 121.8, vector = 0.3109, width = 32, tail = 0.4616, cell = 0.2347>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 31.16, row = 0.8534, vector = 0.5571, cell = 0.1701, thin = 1.628, far = 0.03413, cache = 1048576, deep = 0.000000000342, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 14.43, plane = 9.975, vector = 2.329, width = 16, cell = 0.005862, far = 0.000806, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 52.83, plane = 20.54, row = 1.039, vector = 2.106, tail = 0.2, far = 0.001908, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 183.2, plane = 18.51, row = 1.51, vector = 1.761>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 177.1, plane = 25.36, row = 0.9271, vector = 2.175>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 0.6378, plane = 20.85, vector = 5.873, width = 16, cell = 0.00192, thin = 0.3082>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 191.7, plane = 13.32, row = 0.6144, vector = 1.553>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 12.92, plane = 10.27, row = 0.3256, vector = 3.093, width = 8, thin = 0.3306>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 135.6, plane = 18.09, row = 6.522, vector = 4.946, width = 16, tail = 0.6716, cell = 0.0001426, thin = 1.315, far = 0.001469, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 287.9, plane = 16.89, row = 7.101, vector = 2.31, far = 0.002345, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 151.2, plane = 23.24, row = 6.621, vector = 4.055, width = 8, tail = 3.987, thin = 0.4688, far = 0.003633, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 285.2, plane = 24.6, row = 6.274, vector = 2.022, far = 0.001662, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 78.4, plane = 9.548, row = 2.951, vector = 3.989, width = 8, tail = 2.359, far = 0.003778, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 92.41, row = 0.8633, vector = 1.983, tail = 1.277, cell = 0.04992, far = 0.001192, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 27.85, row = 0.5201, vector = 0.6057, tail = 0.3453, cell = 0.04402, far = 0.00236, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 111.5, plane = 105, row = 0.8949, width = 32, cell = 0.2449, thin = 0.01709>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 23.17, row = 0.3991, vector = 1.895, tail = 0.6452, thin = 0.4838, far = 0.00151, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 112.9, plane = 104.8, row = 1.074, vector = 1.575>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 26.96, row = 0.606, vector = 1.212, tail = 0.1148, thin = 0.2176, far = 0.002308, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 37.64, row = 1.666, vector = 2.182, tail = 0.7958, cell = 0.00493, far = 0.002356, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 126.2, plane = 35.75, row = 1.599, width = 32, cell = 0.2501, thin = 0.05571, far = 0.00009904, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 3.069, plane = 36.23, row = 1.466, vector = 4.276, tail = 0.9427, thin = 0.4918, far = 0.001683, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 157.8, plane = 33.01, row = 1.652, vector = 2.089, far = 0.003394, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 12.58, plane = 35.62, row = 1.53, vector = 2.857, tail = 0.2828, thin = 1.153, far = 0.002383, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 11.81, plane = 6.3, tail = 0.0194, cell = 0.113, far = 0.003172, cache = 419430, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 133.2, plane = 5.911, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 54.79, plane = 11.07, width = 64, cell = 0.14, thin = 0.04177, far = 0.001854, cache = 629146, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 184.6, plane = 4.847, vector = 2.451, far = 0.003554, cache = 419430, deep = 0.003049, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream_half" cost <call = 194.4, plane = 4.534, vector = 3.172, width = 32, cell = 0.1137, far = 0.004121, cache = 419430, deep = 0.003049, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.766, plane = 4.948, vector = 1.172, width = 16, tail = 0.4816, cell = 0.05307, thin = 0.7803, far = 0.001494, cache = 419430, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 202, plane = 4.721, vector = 3.056, width = 32, cell = 0.1343, far = 0.004717, cache = 419430, deep = 0.003049, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 12.44, plane = 6.101, width = 8, cell = 0.2326, thin = 0.3258, far = 0.001618, cache = 419430, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 16.52, plane = 9.136, row = 0.4906, vector = 1.777, width = 16, tail = 0.325, far = 0.002142, cache = 629146, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 64.28, plane = 1.687, vector = 3.012, tail = 9.807, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 55.81, plane = 19.51, row = 1.318, vector = 1.584, tail = 1.047, far = 0.004197, cache = 629146, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 314.3, row = 1.215, vector = 3.23, width = 64, cell = 0.08484, far = 0.001596, cache = 629146, deep = 0.005574, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream_half" cost <call = 209.5, plane = 10.13, row = 1.959, vector = 1.908, far = 0.001102, cache = 1048576, deep = 0.005574, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 2.472, plane = 19.28, vector = 3.427, width = 16, tail = 0.722, thin = 0.3484, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 199.9, plane = 12.96, row = 0.8935, vector = 2.058, deep = 0.005574, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 6.028, plane = 11.22, row = 0.1855, vector = 2.392, width = 8, tail = 0.6989, thin = 0.4019, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 36.63, plane = 13.28, row = 1.242, vector = 1.489, width = 16, tail = 0.04531, cell = 0.003484, deep = 0.02668, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 77.3, plane = 4.865, vector = 1.494, tail = 9.112, deep = 0.02668, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 40.02, plane = 31.59, row = 1.321, tail = 1.024, cell = 0.0797, deep = 0.02668, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 210.3, row = 1.497, vector = 1.986, deep = 0.004211, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 15.17, plane = 32.02, row = 1.732, vector = 3.046, width = 16, tail = 0.1058, thin = 0.6082, deep = 0.02668, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 169.6, plane = 10.65, row = 1.224, vector = 1.56, deep = 0.004211, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 31.43, plane = 18.14, row = 1.203, width = 8, tail = 1.797, cell = 0.262, thin = 0.3907, deep = 0.02668, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 47.88, plane = 29.01, vector = 0.4539, cell = 0.8099, deep = 0.04283, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 287.6, plane = 41.57, row = 7.548, vector = 16.68, tail = 0.9402, thin = 4.94, far = 0.02548, cache = 1363149, deep = 0.04283, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 504.2, row = 2.414, width = 64, cell = 1.039, thin = 0.5224, deep = 0.04766, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 310.2, plane = 44.15, row = 2.18, vector = 32.09, width = 32, cell = 0.1511, far = 0.004168, cache = 629146, deep = 0.04283, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 384, plane = 42.59, row = 13.48, vector = 8.618, deep = 0.04766, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 43.12, plane = 13.5, row = 6.003, vector = 6.032, tail = 15.18, far = 0.01629, cache = 1048576, deep = 0.04283, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 263.6, plane = 44.91, row = 6.74, width = 32, cell = 0.1165, input = 0.6529, thin = 1.162, deep = 0.0475, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 273.6, plane = 56.42, row = 10.15, vector = 0.5404, width = 32, cell = 0.1333, input = 0.8379, thin = 0.2672, deep = 0.0475, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 203.8, plane = 18.42, row = 3.543, width = 8, cell = 0.1222, input = 1.165, thin = 0.2942, deep = 0.0475, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 127.3, plane = 21.46, row = 7.08, vector = 0.4378, width = 32, tail = 6.524, cell = 0.1921, thin = 0.9759, far = 0.0002, cache = 419430, deep = 0.04159, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 251.5, plane = 89.33, row = 7.56, vector = 3.219, deep = 0.02376, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 136.3, plane = 25.03, row = 7.076, vector = 4.106, width = 16, tail = 7.213, thin = 1.042, far = 0.01332, cache = 838861, deep = 0.04159, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 186.9, plane = 112.8, row = 8.916, vector = 2.07, deep = 0.02376, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 25.1, plane = 11.65, row = 2.383, vector = 0.0249, width = 8, tail = 2.464, cell = 0.3737, far = 0.001334, cache = 419430, deep = 0.04159, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 84.24, row = 1.646, vector = 2.564, cell = 0.01248, deep = 0.02517, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 74.51, vector = 1.304, tail = 1.051, cell = 0.03308, far = 0.003926, cache = 419430, deep = 0.02517, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 19.24, row = 0.4982, vector = 0.8152, tail = 0.3735, far = 0.0004316, cache = 419430, deep = 0.02517, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 110.6, plane = 103.5, row = 1.334, width = 32, cell = 0.1517, thin = 0.06091, deep = 0.0106, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 22.12, row = 0.4508, vector = 1.289, tail = 0.6023, thin = 0.6745, deep = 0.02517, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 100.8, plane = 90.99, row = 0.8377, width = 32, cell = 0.3375, thin = 0.1126, deep = 0.0106, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 18.28, row = 0.8227, vector = 0.7816, tail = 0.2072, cell = 0.05181, thin = 0.6336, far = 0.00000563, cache = 419430, deep = 0.02517, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 127.7, row = 0.9648, tail = 1.759, cell = 0.1491, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <call = 11.47, plane = 104.6, tail = 1.739, cell = 0.09629, far = 0.00622, cache = 629146, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 12.59, plane = 157.8, row = 2.155, vector = 2.87, tail = 8.474, thin = 2.466, far = 0.003597, cache = 419430, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 31.02, plane = 34.51, row = 0.8336, vector = 0.7313, far = 0.0004622, cache = 419430, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 5.921, plane = 185.4, vector = 1.901, width = 64, cell = 0.1126, thin = 0.01168, deep = 0.009395, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 30.47, plane = 38.05, row = 0.9217, vector = 1.149, thin = 0.7657, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 12, plane = 169, row = 0.4422, width = 16, cell = 0.2935, thin = 0.1856, deep = 0.009395, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 52.4, plane = 27.44, row = 0.7159, vector = 0.8637, tail = 0.1729, thin = 0.3076, far = 0.0008324, cache = 419430, deep = 0.031, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 107.3, row = 1.241, vector = 2.468, tail = 0.09899, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 71.08, vector = 1.947, tail = 0.6537, far = 0.007017, cache = 1363149, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 149.5, row = 1.264, vector = 2.019, tail = 9.718, thin = 1.526, far = 0.004941, cache = 1048576, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 44.62, row = 0.5249, vector = 0.6052, tail = 0.1079, far = 0.001903, cache = 419430, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 70.57, plane = 164.1, row = 0.9282, width = 64, cell = 0.1361, thin = 0.03193, deep = 0.02131, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 44.27, row = 0.5398, vector = 1.053, cell = 0.009264, thin = 0.66, far = 0.002206, cache = 1363149, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 76.6, plane = 136.9, row = 0.8464, vector = 1.955, far = 0.006091, cache = 1048576, deep = 0.02131, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 41.03, row = 0.3081, vector = 0.8591, tail = 0.07701, thin = 0.3574, far = 0.003435, cache = 1363149, deep = 0.03774, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 22.11, row = 8.063, vector = 5.508, tail = 6.416, cell = 0.2851, far = 0.008865, cache = 1363149, deep = 0.04974, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 111.4, plane = 30.76, row = 3.733, width = 32, cell = 0.8676, thin = 0.8571, far = 0.02386, cache = 1363149, deep = 0.003818, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 19.53, row = 11.89, vector = 11.86, cell = 0.08207, thin = 0.8945, far = 0.01196, cache = 1363149, deep = 0.04974, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 100, plane = 21.72, row = 5.829, tail = 86.82, cell = 1.861, far = 0.007333, cache = 629146, deep = 0.003818, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 17.8, row = 7.74, vector = 10.47, tail = 5.487, thin = 3.777, far = 0.006197, cache = 419430, deep = 0.04974, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 37.89, plane = 70.91, row = 0.8756, vector = 1.713, tail = 1.365, thin = 0.1122, deep = 0.01688, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 190.8, plane = 59.42, row = 0.4239, vector = 1.021, width = 64, cell = 0.1614, thin = 0.01007, deep = 0.01126, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 84.69, plane = 66.17, row = 1.37, vector = 3.149, tail = 1.62, thin = 0.6773, deep = 0.01688, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 292, plane = 53.86, row = 0.7428, vector = 3.349, deep = 0.01126, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 130.1, plane = 74.93, row = 2.096, vector = 2.315, tail = 0.8037, cell = 0.01265, thin = 0.581, deep = 0.01688, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 9.517, plane = 42.11, row = 1.454, vector = 1.337, tail = 1.294, cell = 0.01074, thin = 0.1962, far = 0.001947, cache = 1363149, deep = 0.02579, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 143.1, plane = 38.38, row = 0.613, vector = 0.5147, width = 64, tail = 0.5691, cell = 0.1558, thin = 0.01932, far = 0.00263, cache = 1363149, deep = 0.01886, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 42.12, row = 1.055, vector = 3.112, tail = 1.912, thin = 0.8994, far = 0.002116, cache = 1363149, deep = 0.02579, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 154, plane = 43.16, row = 0.6547, width = 32, cell = 0.4037, thin = 0.06187, far = 0.003498, cache = 1363149, deep = 0.01886, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 2.455, plane = 39.68, row = 1.822, vector = 0.2318, tail = 2.786, cell = 0.5201, thin = 0.2188, far = 0.004911, cache = 1363149, deep = 0.02579, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 11.66, plane = 11.28, row = 0.2729, vector = 1.182, width = 16, cell = 0.04335>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 45.04, plane = 15.55, row = 1.425, vector = 1.115, tail = 0.2926, cell = 0.02865, far = 0.0002623, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 8.579, plane = 15.98, vector = 2.146, width = 16, tail = 0.2067, cell = 0.02362, thin = 0.2376, far = 0.0003245, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 15.38, plane = 11.58, row = 0.3807, vector = 1.628, width = 8, cell = 0.07034, thin = 0.4824>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 17.78, plane = 11.51, row = 3.26, vector = 3.157, width = 32, tail = 1.992, cell = 0.04822, thin = 0.07281, far = 0.001952, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 32.9, plane = 5.677, row = 2.783, width = 32, tail = 8.167, cell = 0.1984, thin = 0.1271, far = 0.001188, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 104.8, plane = 15.73, row = 3.861, vector = 6.206, width = 8, tail = 0.5742, cell = 0.3227, thin = 0.1196, far = 0.0223, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 1.418, plane = 29.9, row = 0.7393, vector = 0.8296, tail = 0.03224, thin = 0.01906>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 4.139, plane = 27.83, row = 0.6873, vector = 1.03, tail = 0.4924, thin = 0.3645>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 12.18, plane = 26.67, row = 0.5446, vector = 1.042, tail = 0.02891, thin = 0.8034>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 36.57, row = 1.691, vector = 1.503, tail = 0.7929, thin = 0.1135, far = 0.004246, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 130.9, plane = 37.78, row = 0.4982, width = 128, cell = 0.2009, thin = 0.006098, far = 0.002265, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 39.72, row = 1.001, vector = 3.259, tail = 1.547, thin = 0.3751, far = 0.008145, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 126, plane = 37.21, row = 1.9, width = 32, tail = 1.956, cell = 0.4162>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 43.12, row = 1.458, vector = 5.203, tail = 0.577, thin = 1.314, far = 0.0251, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 28.02, plane = 10.86, row = 0.2793, vector = 1.388, width = 16, cell = 0.02796>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 56.87, plane = 16.62, row = 1.377, tail = 1.82, cell = 0.09458>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 23.78, plane = 14.24, row = 0.1122, vector = 0.8496, width = 16, tail = 2.438, cell = 0.09889, thin = 0.06409>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 29.86, plane = 11.88, vector = 2.202, width = 8, tail = 0.7893, thin = 0.2931>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 38.29, plane = 15.84, row = 3.28, vector = 5.036, width = 32, cell = 0.04373, thin = 0.1705, far = 0.0005839, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 91.6, plane = 8.685, row = 3.035, width = 32, tail = 6.818, cell = 0.1949, thin = 0.1592, far = 0.00008788, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 61.83, plane = 9.298, row = 3.4, width = 8, tail = 3.04, cell = 0.4202, thin = 0.05658, far = 0.0002722, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.38, row = 0.6753, vector = 0.8235, tail = 0.1099, far = 0.0005022, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 22.69, row = 0.5704, vector = 1.055, tail = 0.4223, thin = 0.3856>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 24.73, row = 0.5614, vector = 1.017, tail = 0.392, thin = 0.3532, far = 0.003638, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 36.54, row = 1.179, vector = 1.946, tail = 0.5117, thin = 0.2647, far = 0.00288, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 125.3, plane = 38.37, width = 128, cell = 0.2402, thin = 0.02686, far = 0.001113, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 39.52, row = 1.059, vector = 4.144, tail = 0.5005, thin = 0.6022, far = 0.007033, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 129.3, plane = 44.52, row = 0.8779, width = 64, cell = 0.4855, thin = 0.01161, far = 0.003593, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 40.34, row = 1.342, vector = 3.082, tail = 0.6154, thin = 1.828, far = 0.007737, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 45.48, plane = 7.506, cell = 0.5399, input = 0.003328, tap = 0.0001339>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 35.08, plane = 8.762, cell = 0.7646, input = 0.00822, tap = 0.0001729>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 50.93, plane = 9.56, cell = 0.9011, input = 0.007912, tap = 0.000237, step = 0.00002948>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <call = 29.12, plane = 61.48, row = 1.122, tail = 5.424, cell = 0.6094, input = 0.0005126, thin = 1.118, far = 0.002178, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <call = 26.99, plane = 61.24, row = 1.506, vector = 2.443, tail = 4.927, cell = 0.5221, input = 0.006152, thin = 1.191, far = 0.0006898, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <call = 29.14, plane = 61.54, row = 1.958, vector = 4.212, tail = 4.776, cell = 0.4971, input = 0.00636, thin = 1.299, step = 0.000169, far = 0.001931, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 17.39, plane = 9.375, cell = 0.4945, input = 0.00507, tap = 0.00002737, far = 0.00175, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 18.72, plane = 10.45, cell = 0.4576, input = 0.007245, tap = 0.0001245, far = 0.00154, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 12.48, cell = 0.6558, input = 0.01381>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 65.9, row = 0.8204, vector = 4.699, tail = 0.2409, thin = 1.141, step = 0.0002664, far = 0.002515, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 65.28, row = 1.007, vector = 4.871, tail = 0.05635, thin = 1.584, step = 0.000321, far = 0.004307, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 9.287, plane = 68.24, row = 0.5811, vector = 8.843, tail = 0.01343, cell = 0.1368, thin = 1.151, tap = 0.0006014, step = 0.0003336, far = 0.00499, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 173, vector = 25.19, tail = 6.94, cell = 1.628, step = 0.001609>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 369.5, vector = 15.38, tail = 8.191, cell = 2.121, step = 0.001778, far = 0.0002022, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 238.3, plane = 0.6114, vector = 17.52, tail = 0.8103, thin = 10.71, step = 0.000676>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 135.9, vector = 10.28, tail = 17.85, cell = 6.802, thin = 5.338, tap = 0.002766, far = 0.02155, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 141.2, vector = 17.05, tail = 13.99, cell = 4.995, thin = 5.911, tap = 0.0005562, step = 0.003212, far = 0.01895, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 116.7, plane = 25.44, row = 3.841, vector = 23.39, cell = 1.909, input = 0.005904>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 221.6, plane = 17.55, vector = 19.71, width = 16, cell = 2.802, thin = 0.2637, tap = 0.004561>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 220.7, row = 5.331, vector = 10.67, cell = 1.693, thin = 9.114>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 149.6, plane = 57.27, row = 4.892, vector = 30.93, cell = 4.822, thin = 3.836>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 224.7, plane = 51.28, row = 2.812, vector = 32.31, cell = 3.905, input = 0.0235, thin = 4.364>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 33.94, plane = 7.96, cell = 0.5252, input = 0.007982, tap = 0.0001102, far = 0.0002705, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 30.79, plane = 8.997, cell = 0.7436, input = 0.01441, tap = 0.0002177>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 29.58, plane = 10.53, cell = 0.9796, input = 0.01479, tap = 0.0002142, far = 0.0001592, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 63.16, row = 0.2676, vector = 2.496, tail = 1.146, cell = 0.3177, input = 0.002016, thin = 1.414, far = 0.001039, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 63.52, row = 0.3221, vector = 4.465, tail = 0.9183, cell = 0.2561, input = 0.005762, thin = 1.462, far = 0.0001154, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.51, row = 0.336, vector = 7.08, tail = 0.8732, cell = 0.2979, input = 0.004888, thin = 1.155, far = 0.001107, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 37.54, plane = 7.616, cell = 0.4831, input = 0.004318, thin = 0.09069, step = 0.00007544, far = 0.001093, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 37.25, plane = 8.69, cell = 0.6286, input = 0.0017, thin = 0.1337>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 37.02, plane = 9.569, cell = 0.6749, input = 0.002114, thin = 0.09995, step = 0.0001969>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 62.55, vector = 2.905, tail = 0.7236, cell = 0.2865, thin = 0.8904, tap = 0.0007794, far = 0.002224, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 64.4, vector = 3.55, tail = 1.081, cell = 0.3783, thin = 0.8502, tap = 0.0006568, far = 0.001808, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 63.5, vector = 5.41, tail = 0.07045, cell = 0.2201, thin = 1.025, tap = 0.0007488, far = 0.001648, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 100.6, row = 1.432, vector = 35.64, tail = 2.03, tap = 0.007203, far = 0.02528, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 111.8, plane = 1.372, row = 0.7898, vector = 30.84, tail = 2.939, tap = 0.01418, far = 0.01002, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 108.3, plane = 2.093, vector = 17.05, tail = 0.4267, thin = 9.782, tap = 0.01146, far = 0.008088, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 134.6, width = 16, tail = 26.46, cell = 7.944, thin = 2.914, tap = 0.01359, step = 0.005992, far = 0.001183, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 57.56, plane = 140.8, width = 16, tail = 22.94, cell = 7.066, thin = 3.941, tap = 0.02926, step = 0.008541, far = 0.01565, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 197.8, plane = 4.849, row = 2.765, vector = 34.19, tail = 4.208, tap = 0.01599, step = 0.003215, far = 0.01239, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 177.7, plane = 5.721, row = 2.479, vector = 28.71, tail = 3.556, tap = 0.02779, step = 0.00566, far = 0.0175, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 177.9, row = 0.4339, vector = 16.48, thin = 9.805, tap = 0.02195, step = 0.003617, far = 0.006745, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 48.5, vector = 49.84, tail = 4.613, cell = 2.034, thin = 2.499, tap = 0.0003388, step = 0.0002013>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 46.85, vector = 49.27, tail = 4.371, cell = 1.323, thin = 2.501, tap = 0.002099>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 51.27, plane = 0.1806, row = 0.9414, vector = 2.581, tail = 0.7931, cell = 0.1977, deep = 0.05132, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 38.74, plane = 9.01, cell = 0.6304, input = 0.01029, far = 0.0008675, cache = 1048576, deep = 0.07684, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 13.52, tail = 12.38, input = 0.07866, deep = 0.07684, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 196, plane = 4.731, vector = 8.75, input = 0.01061, step = 0.0003417, far = 0.0004457, cache = 1048576, deep = 0.07458, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 37.67, plane = 10.61, cell = 0.5538, input = 0.006936, step = 0.0007134, deep = 0.07684, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 195.3, plane = 1.883, vector = 4.921, input = 0.01052, step = 0.0002767, deep = 0.07458, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 37.74, plane = 11.04, cell = 1.009, input = 0.005663, step = 0.0005063, deep = 0.07684, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 64.35, row = 2.077, tail = 6.26, cell = 0.356, far = 0.003599, cache = 1363149, deep = 0.03348, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <call = 1.539, plane = 66.6, row = 0.2203, vector = 0.03407, tail = 4.011, cell = 0.7192, input = 0.007804, thin = 0.9372, tap = 0.001363, far = 0.002233, cache = 419430, deep = 0.04689, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <call = 0.3909, plane = 66.97, row = 0.7744, vector = 6.116, tail = 1.066, cell = 0.09223, input = 0.00462, thin = 1.57, tap = 0.001741, step = 0.00003701, far = 0.00139, cache = 419430, deep = 0.04689, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <call = 2.579, plane = 67.21, row = 0.687, vector = 5.53, tail = 1.891, cell = 0.3167, input = 0.002872, thin = 1.254, tap = 0.001894, step = 0.000713, far = 0.002363, cache = 419430, deep = 0.04689, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 37.03, plane = 8.11, cell = 0.5417, input = 0.003862, tap = 0.0002367, far = 0.001465, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 12.89, plane = 13.02, tail = 10.17, input = 0.04422, far = 0.005611, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 182.2, plane = 2.938, vector = 7.57, input = 0.003747, tap = 0.0002309, far = 0.0007823, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 37.43, plane = 10.28, cell = 0.4868, input = 0.006796, tap = 0.0005811, far = 0.001265, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 170.6, plane = 1.202, width = 16, cell = 0.5166, input = 0.003778, thin = 0.05243, tap = 0.0001695, step = 0.0003415>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 37.51, plane = 9.412, cell = 0.4954, input = 0.006392, tap = 0.0006216, far = 0.001069, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 62.18, row = 0.1273, vector = 2.39, tail = 1.456, cell = 0.3413, input = 0.002734, thin = 0.846, tap = 0.000005849, step = 0.00008773, far = 0.003763, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 60.84, row = 0.2994, vector = 5.002, tail = 1.061, input = 0.00215, thin = 1.456, far = 0.00173, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 61.96, row = 0.1724, vector = 5.483, tail = 0.4244, input = 0.001364, thin = 1.193, tap = 0.00004437, step = 0.0001794, far = 0.002104, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 44.48, plane = 1.539, row = 2.626, vector = 33.8, tail = 0.7659, cell = 0.1816, input = 0.01347, far = 0.01092, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 35.47, plane = 0.8043, row = 3.697, vector = 29.28, cell = 0.2381, input = 0.01791, far = 0.01489, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 56.59, plane = 1.685, row = 1.745, vector = 13.14, cell = 0.748, input = 0.007359, thin = 12, far = 0.005408, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <call = 32.04, plane = 65.63, vector = 15.93, tail = 12.35, cell = 5.891, thin = 5.45, tap = 0.0006858, step = 0.002546, far = 0.005663, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <call = 53.6, plane = 64.25, vector = 11.45, tail = 12.45, cell = 5.822, input = 0.002229, thin = 5.565, step = 0.002813, far = 0.0118, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 70.67, row = 1.141, vector = 29.56, cell = 0.7683, tap = 0.0006554, step = 0.001292, far = 0.003709, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 57.43, plane = 1.564, row = 0.144, vector = 25.87, cell = 0.6704, tap = 0.001662, step = 0.00541, far = 0.0006401, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 71.36, plane = 1.406, vector = 15.37, cell = 0.1412, thin = 10.84, tap = 0.002005, step = 0.00377, far = 0.003894, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 6.337, plane = 133.1, row = 0.8181, vector = 17.44, tail = 21.86, cell = 5.854, thin = 0.4773, tap = 0.0006985, far = 0.002193, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 52.34, plane = 123.1, vector = 4.135, tail = 23.91, cell = 7.016, thin = 1.454, tap = 0.001167, far = 0.00289, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 33.11, plane = 9.979, cell = 0.7144, input = 0.005816, tap = 0.00001584, far = 0.002106, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 31.56, plane = 10.77, cell = 0.9485, input = 0.01003, tap = 0.0006098, step = 0.0004259, far = 0.0009747, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 30.99, plane = 10.32, cell = 1.183, input = 0.0116, tap = 0.0006065, step = 0.0006205, far = 0.001429, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 63.68, row = 0.3011, vector = 1.333, tail = 2.769, cell = 0.6373, thin = 1.011, tap = 0.001475, far = 0.002911, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 63.98, vector = 7.201, tail = 1.011, cell = 0.1513, thin = 1.345, tap = 0.003487, step = 0.00006882, far = 0.002931, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 64.77, vector = 7.126, tail = 1.3, cell = 0.2423, thin = 1.067, tap = 0.003302, step = 0.0004634, far = 0.003965, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 34.65, plane = 9.856, cell = 0.5716, input = 0.01032, tap = 0.0003361, far = 0.002315, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 33.02, plane = 9.764, cell = 0.5585, input = 0.0165, tap = 0.0006839, far = 0.001591, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 34.92, plane = 9.389, cell = 0.6133, input = 0.01944, tap = 0.0008349, far = 0.001437, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 62.99, row = 0.8564, tail = 3.176, cell = 0.7412, input = 0.0001347, thin = 0.5457, tap = 0.0008824, step = 0.0004993, far = 0.002409, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 62.02, row = 0.6966, vector = 3.849, tail = 1.989, cell = 0.2327, thin = 1.139, tap = 0.001557, step = 0.001452, far = 0.001992, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 63.34, row = 0.6345, vector = 1.931, tail = 3.29, cell = 0.5733, thin = 0.7619, tap = 0.001474, step = 0.001378, far = 0.00196, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 42.63, plane = 5.663, vector = 36.5, cell = 0.2443, input = 0.006209, far = 0.002545, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 37.18, plane = 5.472, vector = 32.72, cell = 0.262, input = 0.005433, far = 0.0052, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 42.61, plane = 3.282, vector = 11.58, tail = 1.6, cell = 1.368, input = 0.01261, thin = 10.63, far = 0.003147, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 80.11, vector = 4.55, tail = 24.78, cell = 7.757, thin = 3.327, tap = 0.01555, far = 0.006044, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 74.2, vector = 1.318, tail = 26.02, cell = 7.228, thin = 3.716, tap = 0.02346, far = 0.01661, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 48.38, plane = 3.841, row = 2.029, vector = 37.96, tail = 0.1457, far = 0.003756, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 41.45, plane = 3.332, row = 1.407, vector = 33.44, tail = 0.7424, far = 0.006737, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 44.97, plane = 3.813, vector = 8.575, tail = 5.404, cell = 2.079, thin = 8.602, step = 0.001069, far = 0.005694, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <call = 15.67, plane = 78.35, row = 0.982, vector = 24.32, tail = 7.209, cell = 5.436, thin = 4.409, tap = 0.02531, far = 0.0002618, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 23.49, plane = 77.29, row = 4.8, vector = 19.83, tail = 2.512, cell = 5.065, thin = 4.537, tap = 0.02897, step = 0.0002365, far = 0.002659, cache = 1363149>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 40.2, plane = 6.645, tail = 1.955, cell = 0.1418, thin = 1.912, deep = 0.004569, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 42.34, plane = 5.731, tail = 0.7525, cell = 0.1646, thin = 2.492, deep = 0.004569, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 41.38, plane = 6.214, tail = 0.6933, cell = 0.2548, thin = 1.775, deep = 0.004569, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 42.67, plane = 5.82, tail = 1.328, cell = 0.3173, thin = 2.075, deep = 0.004569, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 43.29, plane = 4.357, row = 1, vector = 1.868, tail = 0.03341, cell = 0.04966, thin = 2.308, far = 0.00009098, cache = 419430, deep = 0.001454, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 39.62, plane = 6.827, row = 1.517, vector = 1.321, cell = 0.008125, thin = 2.378, far = 0.0001897, cache = 419430, deep = 0.001454, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 40.83, plane = 5.32, row = 1.575, vector = 1.123, tail = 0.01266, thin = 2.935, far = 0.0001114, cache = 419430, deep = 0.001454, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 40.75, plane = 5.095, row = 1.624, vector = 1.457, thin = 2.842, far = 0.00009389, cache = 419430, deep = 0.001454, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 35.68, plane = 8.128, row = 1.714, vector = 1.419, tail = 0.5404, cell = 0.1247, thin = 3.431, deep = 0.0007449, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 35.76, plane = 6.831, row = 2.474, vector = 1.201, cell = 0.06458, thin = 3.643, deep = 0.0007449, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 36.48, plane = 5.784, row = 2.649, vector = 0.3577, tail = 0.3878, cell = 0.2432, thin = 4.146, deep = 0.0007449, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 37.38, plane = 5.487, row = 2.787, vector = 0.3521, tail = 0.8792, cell = 0.3548, thin = 3.609, deep = 0.0007449, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 47.39, plane = 5.18, row = 1.556, vector = 4.254, tail = 0.413, cell = 0.04035, thin = 1.784, far = 0.0001579, cache = 419430, deep = 0.003302, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 53.57, plane = 6.956, row = 2.179, vector = 2.691, thin = 1.885, deep = 0.003302, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 55.07, plane = 7.369, row = 1.825, vector = 2.366, tail = 0.09569, thin = 1.884, far = 0.0005101, cache = 629146, deep = 0.003302, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 57.95, plane = 7.378, row = 2.679, vector = 2.896, tail = 0.1337, thin = 1.475, far = 0.00009092, cache = 419430, deep = 0.003302, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 52.12, plane = 5.744, row = 0.7041, vector = 1.993, tail = 0.5191, cell = 0.2076, thin = 2.287, far = 0.00009034, cache = 419430, deep = 0.0004851, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 54.12, plane = 5.821, row = 1.46, vector = 1.63, tail = 0.4667, cell = 0.1512, thin = 2.12, far = 0.0006895, cache = 1048576, deep = 0.0004851, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 58.81, plane = 6.362, row = 1.282, vector = 2.453, tail = 0.09147, thin = 1.693, far = 0.0004867, cache = 419430, deep = 0.0004851, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 64.64, plane = 6.009, row = 1.572, vector = 3.013, tail = 0.2928, thin = 1.288, far = 0.001009, cache = 419430, deep = 0.0004851, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 42.3, plane = 7.264, row = 0.9184, vector = 2.413, tail = 0.7039, cell = 0.1659, thin = 2.202, far = 0.0002002, cache = 629146, deep = 0.001058, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 44.65, plane = 7.416, row = 2.211, vector = 1.959, cell = 0.1011, thin = 2.101, far = 0.0004395, cache = 419430, deep = 0.001058, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 44.03, plane = 8.003, row = 1.8, vector = 2.093, cell = 0.07578, thin = 1.955, far = 0.0002998, cache = 419430, deep = 0.001058, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 45.33, plane = 7.468, row = 2.54, vector = 2.547, tail = 0.07301, cell = 0.09439, thin = 1.523, far = 0.0001392, cache = 419430, deep = 0.001058, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 42.44, plane = 4.918, vector = 2.264, cell = 0.000388, thin = 2.223, far = 0.00009969, cache = 419430, deep = 0.002262, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 43.41, plane = 5.376, vector = 0.9048, cell = 0.04848, thin = 2.604, far = 0.0003911, cache = 419430, deep = 0.002262, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 42.14, plane = 5.408, vector = 0.5447, tail = 0.2189, cell = 0.118, thin = 2.714, far = 0.0004232, cache = 419430, deep = 0.002262, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 43.08, plane = 5.17, vector = 0.2667, tail = 0.5509, cell = 0.2518, thin = 2.504, far = 0.000312, cache = 419430, deep = 0.002262, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 73.92, row = 1.446, cell = 0.1376, thin = 0.6449, far = 0.00112, cache = 419430, deep = 0.001535, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 74.25, row = 1.385, tail = 0.2745, cell = 0.1501, thin = 0.5545, far = 0.0009655, cache = 419430, deep = 0.001535, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 73.76, row = 1.635, tail = 0.5813, cell = 0.3037, thin = 0.09554, far = 0.0004348, cache = 419430, deep = 0.001535, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 72.74, row = 0.9164, vector = 0.3506, tail = 0.7422, cell = 0.1442, thin = 0.9453, far = 0.0005824, cache = 419430, deep = 0.002324, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 73.7, row = 1.466, vector = 0.5075, tail = 0.1955, cell = 0.1076, thin = 0.9474, far = 0.0007196, cache = 419430, deep = 0.002324, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 74.24, row = 1.851, vector = 0.07041, tail = 0.4928, cell = 0.3225, thin = 0.541, far = 0.0007431, cache = 419430, deep = 0.002324, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 74.1, row = 1.741, vector = 0.3583, tail = 0.5275, cell = 0.179, thin = 1.636, far = 0.0006418, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 72.5, row = 2.15, vector = 1.62, cell = 0.006911, thin = 1.693, far = 0.0007998, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 72.92, row = 2.295, vector = 1.392, tail = 0.2432, cell = 0.08531, thin = 1.494, far = 0.0008305, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 94.94, row = 1.721, tail = 0.252, cell = 0.1748, thin = 1.385, far = 0.001846, cache = 419430, deep = 0.0007789, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 87.77, row = 2.138, cell = 0.2027, thin = 1.233, far = 0.001777, cache = 419430, deep = 0.0007789, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 85.44, row = 2.456, tail = 0.2146, cell = 0.4133, thin = 0.6846, far = 0.002245, cache = 419430, deep = 0.0007789, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 74.92, row = 1.371, tail = 1.207, cell = 0.1812, thin = 1.17, far = 0.0008595, cache = 419430, deep = 0.0002086, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 75.71, row = 1.648, vector = 0.2985, tail = 0.5626, cell = 0.1674, thin = 1.261, far = 0.0007406, cache = 419430, deep = 0.0002086, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 75.42, row = 2.263, tail = 0.4132, cell = 0.3943, thin = 0.883, far = 0.0009398, cache = 419430, deep = 0.0002086, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 78.9, row = 1.575, tail = 0.5654, cell = 0.1746, thin = 1.332, far = 0.001092, cache = 419430, deep = 0.002174, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 93.66, row = 2.171, tail = 0.1598, cell = 0.1769, thin = 1.247, far = 0.001455, cache = 419430, deep = 0.002174, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 78.65, row = 2.248, tail = 0.6893, cell = 0.3908, thin = 0.6334, far = 0.001127, cache = 419430, deep = 0.002174, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 73.62, row = 0.5691, tail = 0.8378, cell = 0.1542, thin = 0.6973, far = 0.0004432, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 73.65, row = 1.417, tail = 0.2621, cell = 0.1685, thin = 0.5863, far = 0.0001299, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 73.64, row = 1.559, tail = 0.6712, cell = 0.3246, thin = 0.1119, far = 0.0002507, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 35.57, plane = 6.591, row = 2.096, cell = 0.07179, thin = 2.051, far = 0.0002031, cache = 419430, deep = 0.003935, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 30.8, plane = 9.856, row = 1.832, cell = 0.1131, thin = 1.948, far = 0.000182, cache = 419430, deep = 0.003935, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 34.5, plane = 8.841, row = 1.07, vector = 0.6589, cell = 0.05442, thin = 2.618, far = 0.0008325, cache = 419430, deep = 0.003935, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 33.35, plane = 9.534, row = 1.131, vector = 0.5125, cell = 0.1149, thin = 2.566, far = 0.001032, cache = 419430, deep = 0.003935, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 35.68, plane = 7.028, row = 0.7261, vector = 2.118, tail = 0.5465, cell = 0.1042, thin = 1.918>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 40.13, plane = 6.859, row = 1.789, vector = 2.127, tail = 0.5856, thin = 1.709, far = 0.0001078, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 39.3, plane = 8.273, row = 1.351, tail = 2.196, cell = 0.5452, thin = 0.9819, far = 0.00015, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 40.95, plane = 7.975, row = 1.5, tail = 2.204, cell = 0.6062, thin = 1.073, far = 0.0003454, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 74.13, row = 1.121, tail = 0.3502, cell = 0.08391, thin = 0.7584, far = 0.0008724, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 74.66, row = 1.388, tail = 0.1695, cell = 0.1096, thin = 0.6888, far = 0.001376, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 73.52, row = 1.759, tail = 0.195, cell = 0.25, thin = 0.3712, far = 0.001275, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 80.68, row = 1.16, vector = 0.625, tail = 0.1351, cell = 0.0731, thin = 1.034, far = 0.0008053, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 80.36, row = 1.855, tail = 0.1383, cell = 0.156, thin = 0.9449, far = 0.00116, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 80.04, row = 2.12, tail = 0.4061, cell = 0.3293, thin = 0.4558, far = 0.001671, cache = 1048576>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 33.11, plane = 2.897, row = 0.231, vector = 0.8846, tail = 1.112, thin = 2.258, deep = 0.002117, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 33.74, plane = 2.772, row = 0.5776, vector = 0.78, tail = 1.057, thin = 2.148, deep = 0.002117, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 27.79, plane = 3.965, vector = 1.052, width = 8, tail = 0.964, cell = 0.0259, thin = 1.777, deep = 0.002117, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 34.66, plane = 2.712, row = 0.8948, vector = 0.7531, tail = 0.8628, thin = 2.204, deep = 0.002117, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 44.05, plane = 7.549, row = 1.475, cell = 0.1882, thin = 2.276>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 55.06, plane = 6.976, row = 1.867, cell = 0.2059, thin = 2.151>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 44.75, plane = 6.147, row = 2.23, vector = 1.986, thin = 1.012>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 55.21, plane = 6.083, row = 3.03, cell = 0.2747, thin = 1.917>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 72.31, row = 1.461, cell = 0.03439, thin = 0.9585, far = 0.0007861, cache = 419430, deep = 0.000704, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 71.08, row = 1.327, cell = 0.04243, thin = 0.9773, deep = 0.000704, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 69.19, row = 1.508, cell = 0.03836, thin = 0.9454, far = 0.0006432, cache = 419430, deep = 0.000704, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 48.11, row = 1.603, cell = 0.06017, thin = 1.088, far = 0.001247, cache = 419430, deep = 0.001443, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 43.54, row = 1.607, cell = 0.04015, thin = 1.094, far = 0.002116, cache = 419430, deep = 0.001443, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 45.26, row = 1.711, cell = 0.04568, thin = 1.067, far = 0.002162, cache = 419430, deep = 0.001443, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 34.31, plane = 7.807, width = 32, cell = 0.1046, thin = 0.01718, tap = 0.000005609, far = 0.0005188, cache = 419430, deep = 0.003256, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 34.96, plane = 8.051, row = 0.08698, width = 32, cell = 0.2065, thin = 0.01806, tap = 0.000005421, step = 0.00007553, far = 0.0003333, cache = 419430, deep = 0.003256, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 97.33, row = 0.2959, tail = 0.2627, cell = 0.09955, thin = 0.4288, tap = 0.0001391, far = 0.0008395, cache = 419430, deep = 0.001889, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 99.39, row = 0.3498, tail = 0.425, cell = 0.2357, thin = 0.2554, tap = 0.0002832, far = 0.0009016, cache = 419430, deep = 0.001889, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 32.29, plane = 7.957, width = 32, cell = 0.09962, input = 0.002024, thin = 0.01724, tap = 0.0000004499, far = 0.0004674, cache = 419430, deep = 0.0007806, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 32.38, plane = 8.132, row = 0.01139, width = 32, cell = 0.2382, input = 0.002022, thin = 0.02831, tap = 0.0000003778, far = 0.000416, cache = 419430, deep = 0.0007806, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 98.15, row = 0.05725, vector = 0.01573, tail = 0.4485, cell = 0.1182, thin = 0.4828, tap = 0.0002453, far = 0.0007288, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 101, row = 0.09974, tail = 0.6946, cell = 0.2858, thin = 0.2206, tap = 0.0003144, far = 0.0007594, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <plane = 3.515, cell = 4.456, step = 0.008823, far = 0.008602, cache = 1363149, deep = 0.01069, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <plane = 3.474, cell = 4.482, step = 0.007566, far = 0.005108, cache = 1363149, deep = 0.01069, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 89.75, cell = 4.329, thin = 0.3669>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 89.76, tail = 0.1668, cell = 4.342, thin = 0.1993, step = 0.0003594>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 33.52, plane = 2.448, cell = 4.479, input = 0.01463, far = 0.00327, cache = 419430>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 31.5, plane = 2.6, cell = 4.525, input = 0.003835, far = 0.006417, cache = 1363149>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 88.99, row = 1.046, cell = 4.31, thin = 0.1216, tap = 0.001436>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 91.62, vector = 0.9745, width = 16, tail = 0.137, cell = 4.291, tap = 0.001683>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 39.32, plane = 27.84, cell = 0.01251, input = 0.6435, far = 0.004336, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 45.92, plane = 29.98, width = 128, cell = 0.01503, input = 0.4896, thin = 0.006195, tap = 0.00003224, step = 0.00008576, far = 0.001766, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 48.65, plane = 30.28, width = 64, cell = 0.01518, input = 0.5766, thin = 0.007084, tap = 0.00004844, step = 0.0001085, far = 0.0007674, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 103.1, row = 0.1655, vector = 1.516, input = 0.6208, far = 0.003048, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 105.9, row = 2.489, tail = 1.293, input = 0.9087, thin = 0.006101, tap = 0.001377, far = 0.006092, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 65.01, plane = 27.92, cell = 0.0104, input = 0.4841, thin = 0.01211, tap = 0.0003509, far = 0.002772, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 64.87, plane = 28.94, width = 64, cell = 0.01009, input = 0.5073, thin = 0.01221, tap = 0.0003133, far = 0.003044, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 77.75, plane = 29.78, width = 64, cell = 0.009017, input = 0.6088, thin = 0.01223, tap = 0.0003388, far = 0.004228, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 113.5, vector = 1.586, input = 0.8006>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 115.8, row = 2.002, vector = 0.1774, tail = 1.657, input = 0.9555, tap = 0.001138, far = 0.02485, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 284.6, plane = 9.955, input = 9.875, tap = 0.01162>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 791.5, plane = 12.46, row = 4.519, input = 9.408, tap = 0.008555>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 11.04, vector = 1.324, cell = 0.2098, input = 8.729, tap = 0.003806>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 13.12, vector = 3.715, cell = 0.166, input = 8.578, tap = 0.0002158>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <vector = 0.3014, input = 9.392, tap = 0.01785, step = 0.004106>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <input = 9.203, thin = 0.3728, tap = 0.03031>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <vector = 0.03355, input = 10.54, far = 0.3815, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <tail = 1.903, input = 10.4, far = 0.3267, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 44.48, plane = 29.97, width = 128, cell = 0.02611, input = 0.5693, thin = 0.00799, far = 0.005636, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 34.9, plane = 31.56, cell = 0.04008, input = 0.5695, far = 0.002481, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 34.18, plane = 32.6, vector = 0.01882, cell = 0.03721, input = 0.6607, far = 0.002056, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 102.7, row = 1.008, vector = 0.6388, input = 0.664, tap = 0.0003105, far = 0.002762, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 105.7, row = 2.103, width = 32, cell = 0.01142, input = 0.9922, thin = 0.07992, tap = 0.0005196, far = 0.002218, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 54.8, plane = 30.33, vector = 0.1096, cell = 0.02219, input = 0.5407, tap = 0.0001142>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 53.66, plane = 31.16, cell = 0.02854, input = 0.5545, thin = 0.11, tap = 0.00006432>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 50.68, plane = 33.08, cell = 0.02661, input = 0.671, tap = 0.0001037>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 110.6, row = 0.6982, vector = 0.7265, input = 0.847, tap = 0.000133, far = 0.0002169, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 111.4, row = 1.919, width = 16, cell = 0.006417, input = 1.066, thin = 0.08361, tap = 0.0002406, far = 0.003945, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <call = 6953, plane = 21.23, input = 5.742, thin = 6.447, tap = 0.1546>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 6133, plane = 31.59, width = 32, input = 6.177, thin = 4.974, tap = 0.1315>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <row = 1.021, cell = 0.0242, input = 9.642, thin = 0.1207, tap = 0.006977>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 6.217, row = 1.29, width = 32, input = 9.402, thin = 0.2806, tap = 0.009986>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <tail = 1.119, cell = 0.04687, input = 10.47, thin = 0.02077, tap = 0.002037, far = 0.01645, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <width = 32, tail = 1.733, cell = 0.03891, input = 10.28, thin = 0.1505, tap = 0.004337, far = 0.001635, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 848.4, vector = 0.5525, width = 64, input = 10.11, tap = 0.005477, step = 0.000876>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 1055, row = 0.9078, vector = 0.3153, input = 10.05, tap = 0.007274, step = 0.0002074>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 60.34, plane = 31.27, width = 64, cell = 0.04568, input = 0.5812, thin = 0.01249, step = 0.00000753, far = 0.004051, cache = 629146, deep = 0.04189, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 63.85, plane = 33, tail = 0.1363, cell = 0.05647, input = 0.618, deep = 0.04189, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 65.13, plane = 32.99, row = 0.1623, cell = 0.05448, input = 0.708, deep = 0.04189, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 107, row = 1.084, vector = 0.3262, input = 0.798, tap = 0.0008194, far = 0.002765, cache = 419430, deep = 0.03685, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 104.8, row = 1.173, width = 16, tail = 0.3941, cell = 0.01827, input = 1.17, thin = 0.2476, tap = 0.001702, far = 0.0003765, cache = 419430, deep = 0.03685, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 49.02, plane = 29.73, vector = 0.09911, cell = 0.02481, input = 0.6217, tap = 0.0003462, step = 0.0003298, far = 0.002206, cache = 838861, deep = 0.04005, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 47.6, plane = 31.69, cell = 0.03306, input = 0.6384, tap = 0.0003932, step = 0.0003332, far = 0.001056, cache = 838861, deep = 0.04005, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 44.65, plane = 31.17, cell = 0.03578, input = 0.7627, tap = 0.000224, step = 0.000391, deep = 0.04005, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 105.8, row = 1.309, vector = 0.385, input = 0.9343, tap = 0.0006788, far = 0.0003917, cache = 419430, deep = 0.03484, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 105.3, row = 1.327, width = 16, tail = 0.408, cell = 0.01434, input = 1.141, thin = 0.193, tap = 0.0007535, far = 0.0014, cache = 419430, deep = 0.03484, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 4.399, width = 64, tail = 0.1977, input = 9.763, thin = 0.1215, tap = 0.003538, far = 0.1244, cache = 419430, deep = 0.03628, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 4.05, input = 9.799, thin = 0.97, tap = 0.00635, far = 0.06836, cache = 419430, deep = 0.03628, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <call = 199.1, plane = 1.955, tail = 0.7361, input = 9.375, tap = 0.01048, far = 0.04304, cache = 1363149, deep = 0.08293, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <call = 237.2, plane = 1.466, width = 16, tail = 1.158, input = 8.98, thin = 0.05375, tap = 0.02039, far = 0.03525, cache = 1363149, deep = 0.08293, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 1.637, tail = 1.304, input = 9.208, tap = 0.01455, far = 0.0302, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 6.435, width = 8, input = 9.53, thin = 0.5205, tap = 0.01252, far = 0.02414, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 5.802, vector = 0.9014, input = 9.35, tap = 0.02329, far = 0.0462, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 6.051, width = 16, tail = 0.9671, input = 9.383, tap = 0.02955, far = 0.05976, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 56.23, plane = 28.74, vector = 0.6601, cell = 0.01174, input = 0.562, tap = 0.001378, far = 0.003429, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 58.98, plane = 29.25, vector = 0.6559, width = 8, input = 0.7219, tap = 0.001209, far = 0.001798, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 56.03, plane = 30.3, vector = 0.675, width = 8, input = 0.8003, tap = 0.001217, far = 0.001579, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 103, row = 0.4597, vector = 0.2281, width = 32, tail = 0.6304, cell = 0.02314, input = 0.8597, thin = 0.05397, tap = 0.0007396, step = 0.0002477, far = 0.001528, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 103.4, row = 1.301, width = 8, cell = 0.03321, input = 1.244, thin = 0.4618, tap = 0.001567, step = 0.0002134, far = 0.00004494, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 56.86, plane = 27.21, row = 0.2742, vector = 0.5321, width = 16, cell = 0.05423, input = 0.6002, thin = 0.0006703, tap = 0.00005838, step = 0.0003287, far = 0.002382, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 55.77, plane = 29.7, vector = 0.787, width = 16, cell = 0.03841, input = 0.6267, tap = 0.0004251, step = 0.0002852, far = 0.00175, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 56.63, plane = 30.44, row = 0.153, tail = 0.7979, cell = 0.0829, input = 0.7492, tap = 0.0002227, step = 0.0003936, far = 0.001864, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 102.1, row = 1.285, width = 32, cell = 0.0693, input = 0.9181, thin = 0.04858, tap = 0.00126, far = 0.004404, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 98.17, row = 2.112, width = 8, cell = 0.06261, input = 1.043, thin = 0.2754, tap = 0.001586, far = 0.003942, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <width = 16, tail = 0.5456, input = 8.586, thin = 0.5325, tap = 0.01674, far = 0.06921, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 2.024, width = 4, tail = 1.85, input = 8.973, thin = 0.598, tap = 0.01534, far = 0.05675, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <call = 4.052, plane = 10.15, row = 0.5578, input = 9.232, thin = 0.08547, tap = 0.01844, far = 0.043, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <call = 3.082, row = 0.5447, width = 8, input = 9.308, thin = 0.6527, tap = 0.02074, far = 0.03272, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 2.095, row = 0.1049, width = 16, cell = 0.09643, input = 9.276, thin = 0.6641, tap = 0.01141, far = 0.006023, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 2.723, width = 8, tail = 2.241, cell = 0.07193, input = 9.322, tap = 0.009636, far = 0.00992, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 16.02, row = 0.6005, width = 32, cell = 0.07532, input = 8.785, thin = 0.1968, tap = 0.004373, far = 0.01324, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 13.38, width = 8, cell = 0.0573, input = 9.173, thin = 0.949, tap = 0.01252, far = 0.0001661, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 59.2, plane = 28.34, width = 64, cell = 0.04549, input = 0.879, thin = 0.01742, tap = 0.0003466, step = 0.000544, far = 0.002279, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 51.92, plane = 29.8, vector = 0.09665, width = 64, cell = 0.04934, input = 0.901, thin = 0.01439, tap = 0.0003218, step = 0.0004644, far = 0.002229, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 53.13, plane = 30.17, vector = 0.1264, width = 64, cell = 0.05136, input = 0.9801, thin = 0.0149, tap = 0.0004341, step = 0.000414, far = 0.001566, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 100.4, row = 0.1161, vector = 1.46, width = 32, tail = 1.069, input = 0.9344, tap = 0.001189, far = 0.002979, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 97.36, row = 1.593, vector = 0.6911, tail = 6.291, input = 0.9161, thin = 0.09927, tap = 0.0002065, step = 0.0002372, far = 0.002428, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 95.48, row = 0.9347, vector = 1.897, width = 32, tail = 3.089, input = 1.047, far = 0.00129, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 61.04, plane = 29.72, cell = 0.07667, input = 0.8069, far = 0.002406, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 61.19, plane = 31.31, cell = 0.07568, input = 0.8369, far = 0.00209, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 60.23, plane = 31.57, cell = 0.07552, input = 0.9536, far = 0.002418, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 95.65, row = 1.227, vector = 1.125, tail = 0.1115, input = 0.8422, tap = 0.001743, far = 0.005072, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 84.81, row = 1.445, vector = 1.307, tail = 6.272, input = 0.774, tap = 0.002714, far = 0.003473, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 84.96, row = 1.931, vector = 1.042, tail = 3.876, input = 0.935, tap = 0.002063, far = 0.004804, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 56.62, plane = 30.56, cell = 0.04598, input = 0.7768, far = 0.0004347, cache = 419430, deep = 0.04201, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 54.5, plane = 32.56, cell = 0.04493, input = 0.804, far = 0.000004944, cache = 419430, deep = 0.04201, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 57.67, plane = 32.78, cell = 0.04454, input = 0.8959, deep = 0.04201, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 114, row = 1.263, vector = 0.5399, input = 0.8506, tap = 0.0001823, far = 0.0003062, cache = 419430, deep = 0.03614, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 109.7, row = 2.206, vector = 0.4921, tail = 5.93, input = 0.7929, thin = 0.0416, tap = 0.0005303, deep = 0.03614, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 113.2, row = 2.168, vector = 0.3532, tail = 1.525, input = 0.9776, thin = 0.05899, tap = 0.0007034, deep = 0.03614, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 62.24, plane = 28.91, width = 64, cell = 0.04626, input = 0.7176, thin = 0.01135, step = 0.000001094, far = 0.002906, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 63.31, plane = 30.67, width = 64, cell = 0.0459, input = 0.7398, thin = 0.01148, far = 0.0032, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 61.14, plane = 30.81, width = 64, cell = 0.04944, input = 0.8538, thin = 0.01051, far = 0.002224, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 103.6, vector = 0.7891, width = 64, tail = 0.8081, input = 0.8968, thin = 0.007322, tap = 0.001024, far = 0.002668, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 95.83, row = 2.303, tail = 6.552, input = 0.8618, tap = 0.000716, step = 0.00008803, far = 0.00355, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 105.2, row = 2.048, tail = 1.834, input = 1.036, thin = 0.01014, tap = 0.0006907, step = 0.000145, far = 0.002341, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 53.05, plane = 31.28, vector = 0.2688, cell = 0.3603, input = 0.8448, step = 0.001831, far = 0.002216, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 50.62, plane = 36.12, cell = 0.4434, input = 2.178, step = 0.002096, far = 0.003492, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 58.54, plane = 37.14, tail = 0.09646, cell = 1.062, input = 1.506, thin = 0.06706, step = 0.001673, far = 0.008205, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 114.4, vector = 1.639, cell = 0.1087, input = 2.198, step = 0.0001756, far = 0.01245, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 3.788, plane = 113.3, vector = 4.016, tail = 1.796, cell = 0.006092, input = 2.222, far = 0.007543, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 69.51, plane = 123, vector = 8.04, tail = 3.63, cell = 0.1726, input = 1.961, thin = 0.004673, far = 0.01769, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 54.91, plane = 26.6, cell = 0.4468, input = 2.071, far = 0.01265, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 21.62, plane = 33.02, cell = 0.5165, input = 2.227, far = 0.01564, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <plane = 34.62, cell = 1.081, input = 1.728, thin = 0.3636, far = 0.04212, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 115.5, plane = 107.7, row = 0.755, vector = 1.192, cell = 0.1343, input = 2.228, far = 0.005076, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 103.3, plane = 99.63, row = 1.079, vector = 3.791, tail = 3.203, input = 2.154, far = 0.004719, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 213.9, plane = 109.6, vector = 13.15, width = 32, cell = 0.2435, input = 2.096, thin = 0.04194>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 87.67, plane = 38.29, cell = 0.3673, input = 1.032, step = 0.001264, far = 0.008361, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 78.67, plane = 44.56, cell = 0.4763, input = 0.7707, step = 0.002012, far = 0.01098, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 73.44, plane = 43.17, tail = 0.03589, cell = 0.6053, input = 0.8682, step = 0.002024, far = 0.01207, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 122.1, vector = 2.056, cell = 0.08605, input = 1.202, step = 0.000879, far = 0.01164, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 126.1, vector = 4.388, tail = 1.575, input = 1.213, step = 0.0003501, far = 0.01586, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 4.894, plane = 126.7, vector = 5.723, tail = 4.829, cell = 0.006459, input = 1.241, step = 0.0003087, far = 0.01185, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 127.8, plane = 40.05, cell = 0.4458, input = 0.6534>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 124, plane = 52.56, cell = 0.5361, input = 0.6837, step = 0.000005307>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 211.6, plane = 40.92, vector = 1.149, cell = 0.5716, input = 0.8211, thin = 0.002326, far = 0.003131, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 145.2, vector = 2.441, cell = 0.03355, input = 1.278, step = 0.001812, far = 0.02554, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 15.73, plane = 135, vector = 4.388, tail = 1.731, input = 1.193, step = 0.0009998, far = 0.01582, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <plane = 163.9, vector = 5.256, tail = 5.108, input = 1.23, step = 0.001472, far = 0.008298, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 46.18, plane = 30.42, row = 0.04835, vector = 0.1238, cell = 0.0005544, input = 0.6255, thin = 0.09278, step = 0.00004316, far = 0.000753, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 45.56, plane = 31.33, row = 0.1224, vector = 0.03563, cell = 0.005454, input = 0.6427, thin = 0.08775, step = 0.0000535>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 42.04, plane = 32.99, row = 0.07123, cell = 0.006051, input = 0.7395, thin = 0.09765, step = 0.00006584>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 112.7, row = 0.9172, width = 32, cell = 0.002134, input = 0.8781, thin = 0.05375, tap = 0.0007344>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 103.2, row = 2.713, vector = 0.004301, tail = 3.99, input = 0.8501, thin = 0.1091>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 109.3, row = 2.973, tail = 0.9828, input = 0.9405, thin = 0.004677>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 78.56, plane = 31.36, row = 0.06218, width = 64, input = 0.6201, thin = 0.001275, tap = 0.0002129, step = 0.00002687, far = 0.0001276, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 77.1, plane = 32.66, row = 0.02277, tail = 0.06401, input = 0.6404, tap = 0.0002201, step = 0.0000214, far = 0.0007033, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 81.26, plane = 31.85, row = 0.07245, tail = 0.04068, input = 0.7527, tap = 0.0002418, step = 0.000007301, far = 0.002169, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 123.3, row = 0.3032, tail = 0.8534, input = 0.9045, thin = 0.1337, tap = 0.001406, step = 0.00006751, far = 0.01664, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 106.5, row = 1.204, tail = 6.419, input = 0.9025, thin = 0.0812, tap = 0.001011, step = 0.000074, far = 0.008679, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 114.6, row = 1.306, tail = 2.567, input = 1.011, thin = 0.1305, tap = 0.001606>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 62.05, plane = 28.28, width = 64, cell = 0.01106, input = 0.6507, thin = 0.01245, step = 0.00008388, far = 0.00473, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 55.57, plane = 29.03, vector = 0.1721, tail = 0.1519, cell = 0.00667, input = 0.6772, step = 0.00003466, far = 0.004243, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 63.77, plane = 31.07, width = 64, cell = 0.009651, input = 0.7752, thin = 0.01309, step = 0.0001021, far = 0.003456, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 111.3, row = 0.9882, vector = 0.1613, input = 0.8924, tap = 0.0009672, far = 0.00473, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 100.5, row = 1.806, tail = 5.32, input = 0.814, tap = 0.001257, far = 0.003187, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 109.1, row = 1.419, tail = 2.516, input = 0.9212, tap = 0.001287, far = 0.005957, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 57.77, plane = 27.81, vector = 0.1383, tail = 0.05032, input = 0.6644, tap = 0.0005678, step = 0.0002139, far = 0.002401, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 52.25, plane = 29.05, vector = 0.1973, input = 0.6881, tap = 0.000609, step = 0.0001317>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 47.36, plane = 29.85, vector = 0.1618, input = 0.8089, tap = 0.000911, step = 0.0001612>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 114.3, row = 0.7619, vector = 0.4157, input = 0.9031, far = 0.008667, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 106.1, row = 2.067, vector = 0.271, tail = 4.311, input = 0.869>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 112.9, row = 1.593, vector = 0.144, tail = 2.1, cell = 0.008541, input = 1.03, step = 0.000003311>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 58.86, plane = 29.96, cell = 0.04202, input = 0.7277, step = 0.00009151, far = 0.0004495, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 56.94, plane = 32.53, cell = 0.044, input = 0.7442, tap = 0.000005845, step = 0.00007052, far = 0.0001563, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 58.42, plane = 32.49, cell = 0.04112, input = 0.8371, tap = 0.00003718, step = 0.0001096>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 114.5, row = 1.305, vector = 0.429, input = 1.003, tap = 0.0002217, far = 0.001081, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 105.6, row = 2.104, vector = 0.3925, tail = 6.59, input = 0.9551, tap = 0.0005268, step = 0.00001595, far = 0.0009634, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 111.4, row = 2.062, vector = 0.2671, tail = 1.887, input = 1.133, tap = 0.0007934, step = 0.00002457, far = 0.0003744, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 58.4, plane = 28.31, width = 32, cell = 0.02832, input = 0.7178, thin = 0.014, step = 0.0002039, far = 0.002165, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 57.21, plane = 30.52, width = 32, cell = 0.02818, input = 0.7424, thin = 0.01722, step = 0.0002076, far = 0.002011, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 55.01, plane = 30.61, width = 32, cell = 0.03728, input = 0.8406, thin = 0.01153, step = 0.0001031, far = 0.002311, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 109.5, row = 1.295, width = 64, cell = 0.01831, input = 0.9616, thin = 0.01097, tap = 0.0002998, far = 0.003636, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 107.4, row = 2.592, vector = 0.2036, tail = 5.553, input = 0.9422, tap = 0.00004571, far = 0.003844, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 111.1, row = 2.387, vector = 0.1319, tail = 1.443, input = 1.109, tap = 0.0004554, far = 0.005297, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 45.6, plane = 27.91, tail = 0.2406, cell = 0.07616, input = 0.8065, thin = 0.00108, tap = 0.0003681, step = 0.00007302, far = 0.00178, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 43.45, plane = 30.21, vector = 0.3018, cell = 0.06241, input = 0.818, thin = 0.001481, tap = 0.0004361, step = 0.00001342, far = 0.001448, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 43.54, plane = 30.93, vector = 0.2197, tail = 0.05023, cell = 0.06796, input = 0.9083, thin = 0.00693, tap = 0.0004135, step = 0.00002705, far = 0.001356, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 95.99, row = 1.447, vector = 0.9374, input = 1.026, tap = 0.000565, far = 0.001683, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 100.8, row = 1.612, vector = 0.8441, tail = 5.747, input = 1.024, tap = 0.0008359, far = 0.002278, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 99.46, row = 1.897, vector = 0.9306, tail = 2.478, input = 1.152, tap = 0.0002762, far = 0.002236, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 60.78, plane = 30.63, vector = 0.1117, tail = 0.05585, cell = 0.06904, input = 0.7133, step = 0.0002728, far = 0.001679, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 60.09, plane = 32.64, vector = 0.203, cell = 0.06746, input = 0.7345, step = 0.0002402, far = 0.001265, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 55.48, plane = 33.16, tail = 0.1308, cell = 0.07835, input = 0.8608, step = 0.0002658, far = 0.0009038, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 111.1, row = 0.9308, vector = 1.096, tail = 0.2973, input = 1.008, tap = 0.001138>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 117.7, row = 0.9566, vector = 0.9606, tail = 6.028, input = 0.949, thin = 0.03027, tap = 0.002948>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <call = 6.19, plane = 114.1, row = 0.9526, vector = 0.8942, tail = 3.822, input = 1.239, tap = 0.002011>
}
