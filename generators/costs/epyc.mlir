// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0 --seconds=420 --seed=1 and 8 runs of single kinds of 14
// to 50 s (--only), with what was timed the day before (--with) of rows that are as they were.
// `stream` is the median of nine runs, which said 0.036 to 0.043.
// On AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by
// the first run alone:
//   all: mean 2.3 %, worst 229.2 % of 3048 calls
//   max_pool cf: mean 5.5 %, worst 229.2 % of 495 calls
//   max_pool cl: mean 3.5 %, worst 196.9 % of 839 calls
//   max_pool_backward cf: mean 0.7 %, worst 79.2 % of 214 calls
//   max_pool_backward cl: mean 2.0 %, worst 74.6 % of 166 calls
//   max_unpool cf: mean 0.3 %, worst 28.5 % of 275 calls
//   max_unpool cl: mean 0.8 %, worst 76.5 % of 406 calls
//   max_unpool_backward cf: mean 1.8 %, worst 204.8 % of 231 calls
//   max_unpool_backward cl: mean 0.6 %, worst 23.9 % of 226 calls
//   max_unpool_sum cf: mean 0.2 %, worst 8.6 % of 118 calls
//   max_unpool_sum cl: mean 0.3 %, worst 4.5 % of 78 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.03781 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 6.44, plane = 35.54, row = 3.456, tail = 2.881, input = 0.0567, tap = 0.2256, far = 0.002122, cache = 1048576>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 90.57, plane = 0.4739, row = 10.57, vector = 6.551, tail = 41, cell = 0.4267, tap = 0.5396, step = 0.07011, far = 0.02435, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <plane = 19.55, row = 6.809, vector = 1.975, tail = 0.9681, thin = 15.4, tap = 0.3907, far = 0.004447, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 61.33, row = 4.648, vector = 0.9986, tail = 2.453, tap = 0.103, step = 0.007108, far = 0.0005275, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 65.97, row = 4.683, tail = 1.038, cell = 0.3006, thin = 2.138, tap = 0.1224, step = 0.003902, far = 0.001127, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 64.06, row = 4.4, vector = 1.272, cell = 0.1123, thin = 0.982, tap = 0.2509, step = 0.005838>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 23.49, plane = 2.113, row = 1.729, vector = 3.553, tail = 0.4583, cell = 0.04398, far = 0.001368, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 41.96, plane = 0.05063, vector = 9.821, tail = 20.09, cell = 0.4929, far = 0.0124, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 22.92, plane = 2.682, row = 1.338, vector = 2.746, tail = 0.1341, far = 0.0008915, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 147.1, plane = 2.266, row = 1.394, vector = 3.803, far = 0.0007142, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 24.93, plane = 2.86, row = 1.915, vector = 2.884, tail = 0.172, far = 0.0001214, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 146.8, plane = 3.477, row = 1.057, vector = 0.6798, width = 8, cell = 0.5787, far = 0.00009893, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 28.34, plane = 2.774, row = 1.88, vector = 3.003, cell = 0.203, thin = 6.62, far = 0.0003927, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 263.5, plane = 3.832, row = 8.497, vector = 8.432, tail = 1.528, cell = 0.1494, far = 0.0002595, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 36.26, plane = 0.005506, vector = 17.11, tail = 22.45, cell = 1.41, far = 0.01632, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 255.2, plane = 3.89, row = 7.158, vector = 5.218, tail = 1.265, cell = 0.4397>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 386.2, plane = 7.284, row = 11.66, vector = 10.82, far = 0.0002752, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 229.5, plane = 4.185, row = 11.32, vector = 5.637, tail = 1.113, cell = 0.5117>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 348.2, plane = 7.342, row = 14.89, vector = 7.019>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 45.45, plane = 5.102, row = 14.42, vector = 4.695, cell = 0.6811, thin = 0.3493>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 47.62, plane = 22.57, row = 8.415, vector = 0.3271, tail = 7.162, tap = 0.3177, far = 0.0006685, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 39.7, vector = 10.59, tail = 42.45, tap = 0.7109, step = 0.08538, far = 0.03108, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 55.07, plane = 12.46, row = 10.37, tail = 4.502, cell = 1.05, thin = 7.149, tap = 0.6152, far = 0.001804, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 46.11, row = 1.816, vector = 3.188, tail = 0.6776, cell = 0.07777, far = 0.002919, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 58.08, vector = 1.834, tail = 2.716, cell = 0.343, far = 0.003129, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 127.3, plane = 52.28, row = 0.6062, width = 16, cell = 0.4617, thin = 0.05253, far = 0.002224, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 23.73, plane = 63.1, row = 22.78, vector = 6.506, tail = 0.2131, thin = 11.74, far = 0.00219, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.89, row = 2.208, vector = 1.963, tail = 0.1252, cell = 0.0698, far = 0.002381, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 49.88, row = 2.19, vector = 1.004, tail = 0.5598, cell = 0.3099, thin = 5.586, far = 0.002342, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 120.8, plane = 52.74, row = 1.256, vector = 0.1142, width = 16, cell = 0.4937, thin = 0.02359, far = 0.002269, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 3.91, plane = 51.09, row = 2.618, cell = 1.194, thin = 3.375, far = 0.001845, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 27.18, plane = 87.04, row = 1.28, vector = 7.514, tail = 0.1339, cell = 0.0279>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 48.65, plane = 88.46, vector = 7.622, cell = 0.2997, far = 0.0002839, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 277.2, plane = 97.43, row = 0.7549, tail = 893.1, cell = 0.9604>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 78.61, row = 66.71, vector = 13.9, thin = 22.49, far = 0.001078, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 47.15, plane = 87.38, row = 0.8802, vector = 4.464, tail = 0.08848, cell = 0.3774>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 46.44, plane = 87.64, row = 0.84, vector = 2.717, tail = 0.9387, cell = 0.8103, thin = 11.82>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 384.2, plane = 152.1, row = 0.8386, vector = 6.279, tail = 3.395>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 99.57, plane = 88.57, row = 1.261, vector = 1.165, cell = 2.318, thin = 8.995>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 7.12, plane = 67.81, row = 8.953, vector = 3.089, tail = 3.775, tap = 0.1205, far = 0.002951, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 5.767, plane = 76.29, row = 8.324, tail = 1.369, cell = 0.7045, thin = 5.036, tap = 0.1897, far = 0.004311, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 14.68, plane = 75.73, row = 7.404, vector = 0.9683, cell = 1.012, tap = 0.4417, far = 0.005942, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 60.89, row = 0.4059, width = 32, tail = 37.27, cell = 0.5146, tap = 0.2444>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 36.81, row = 5.074, vector = 1.755, tail = 44.3, cell = 1.062, tap = 0.7356, step = 0.06579, far = 0.07045, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 55.85, plane = 14.15, row = 11.72, width = 8, tail = 0.1334, cell = 1.727, thin = 5.949, tap = 0.6044, far = 0.005755, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 80.97, row = 6.724, tail = 7.005, cell = 0.1822, tap = 0.1614, far = 0.001992, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 82.49, row = 7.69, tail = 5.423, cell = 0.4263, thin = 14.55, tap = 0.2753, far = 0.004087, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 78.77, row = 8.602, tail = 5.854, cell = 1.2, thin = 7.469, tap = 0.5517, far = 0.003233, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <plane = 20.05, row = 29.48, vector = 2.182, tail = 6.165, tap = 0.2461, far = 0.002781, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 20.14, vector = 7.135, tail = 28.63, input = 0.1944, tap = 0.8927, step = 0.01048, far = 0.05157, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 8.224, plane = 13.94, row = 7.888, tail = 11.58, cell = 1.634, thin = 7.068, tap = 0.521>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 59.69, row = 3.006, width = 16, cell = 0.2794, thin = 0.7119, tap = 0.1426, far = 0.003027, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 68.44, row = 6.667, vector = 1.665, tail = 1.402, thin = 6.755, tap = 0.1942, far = 0.004502, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 73.96, row = 6.514, vector = 1.564, tail = 4.415, thin = 1.769, tap = 0.442, far = 0.008474, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 46.14, plane = 5.334, row = 33.43, vector = 6.518, width = 32, tap = 0.2714>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 143.7, plane = 0.4469, vector = 9.14, tail = 25.89, tap = 0.8378, step = 0.03887, far = 0.03785, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 41.46, plane = 16.84, row = 13.94, width = 4, tail = 0.8685, cell = 1.092, thin = 9.093, tap = 0.5814, far = 0.005719, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 87.79, row = 4.073, vector = 1.225, tail = 5.19, tap = 0.1659, step = 0.001669, far = 0.0006668, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 98.96, row = 4.946, vector = 1.182, tail = 4.184, thin = 6.258, tap = 0.2379, step = 0.001966, far = 0.002613, cache = 629146>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 95.11, row = 4.899, tail = 2.659, cell = 0.7865, thin = 7.661, tap = 0.4785, step = 0.01161>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 13.48, plane = 1.41, row = 0.4727, vector = 2.505, cell = 0.02304, far = 0.002617, cache = 838861, deep = 0.03036, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 6.687, plane = 4.834, vector = 1.552, tail = 0.2178, cell = 0.0256, far = 0.001638, cache = 838861, deep = 0.02765, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 11.01, plane = 2.099, row = 0.6867, vector = 1.202, cell = 0.03022, thin = 5.66, far = 0.001767, cache = 1048576, deep = 0.02413, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 8.077, plane = 0.09355, vector = 8.047, tail = 37.88, deep = 0.388, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 130.3, plane = 2.119, row = 0.1852, width = 64, cell = 0.1883, thin = 0.008269, far = 0.001612, cache = 838861, deep = 0.01769, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 15.14, plane = 4.712, row = 0.4891, vector = 1.888, tail = 0.01282, far = 0.0002728, cache = 1363149, deep = 0.02581, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 137.5, plane = 5.067, row = 0.4511, vector = 0.01071, width = 16, cell = 0.227, thin = 0.007783, far = 0.0003932, cache = 1048576, deep = 0.01504, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 13.33, plane = 1.681, row = 1.105, vector = 1.26, cell = 0.09678, thin = 4.711, far = 0.0002447, cache = 419430, deep = 0.02004, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 322.9, plane = 5.907, row = 2.287, vector = 6.921, tail = 2.645, cell = 0.06195, far = 0.006909, cache = 419430, deep = 0.007764, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 297.5, row = 3.937, vector = 4.258, tail = 1.488, cell = 0.1896, far = 0.0052, cache = 419430, deep = 0.0108, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 266.9, row = 3.425, vector = 3.833, cell = 0.3495, thin = 9.783, far = 0.01237, cache = 629146, deep = 0.01995, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.2097, vector = 0.1705, tail = 53.7, cell = 0.918, far = 0.05378, cache = 838861, deep = 0.2079, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 87.03, row = 0.2389, vector = 4.119, cell = 0.07256, far = 0.009679, cache = 1363149, deep = 0.02509, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 545.5, row = 1.943, width = 64, tail = 0.4772, cell = 0.4074, thin = 0.07655, far = 0.004758, cache = 419430, deep = 0.002607, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 282.5, row = 4.141, vector = 3.827, tail = 1.227, cell = 0.06255, far = 0.005971, cache = 419430, deep = 0.007596, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 501.9, row = 3.394, width = 32, cell = 0.3967, thin = 0.1538, far = 0.002829, cache = 419430, deep = 0.002578, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 7.775, row = 13, tail = 6.023, cell = 1.058, thin = 1.846, far = 0.02307, cache = 838861, deep = 0.003779, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 23.93, row = 1.647, vector = 5.43, cell = 0.0009146, input = 0.0176, far = 0.0000354, cache = 419430, deep = 0.02205, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 13.79, plane = 4.99, vector = 3.916, cell = 0.0673, deep = 0.01889, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 25.87, plane = 2.066, row = 0.6503, vector = 3.018, tail = 0.1436, thin = 8.79, far = 0.0003928, cache = 1363149, deep = 0.01579, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 54.82, plane = 0.5162, vector = 4.557, tail = 43.1, cell = 1.198, far = 0.006064, cache = 1363149, deep = 0.3871, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 85.79, plane = 22.79, vector = 1.861, tail = 1.505, input = 0.05618, far = 0.00147, cache = 629146, deep = 0.04005, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 100, plane = 6.44, row = 0.3167, width = 64, tail = 0.1706, cell = 0.06922, input = 0.08295, far = 0.0005823, cache = 1363149, deep = 0.01254, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 16.61, plane = 5.196, row = 0.175, vector = 4.054, tail = 0.007349, input = 0.0085, far = 0.0001277, cache = 1363149, deep = 0.01671, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 122.4, plane = 0.9553, row = 1.05, vector = 2.961, input = 0.03775, far = 0.0005496, cache = 419430, deep = 0.008716, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 27.59, plane = 1.232, row = 1.374, vector = 2.914, tail = 0.6032, input = 0.01583, thin = 4.923, far = 0.0008034, cache = 419430, deep = 0.01075, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 241.2, plane = 9.715, row = 5.055, tail = 6.004, cell = 0.5367, far = 0.002982, cache = 629146, deep = 0.01364, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 246.1, plane = 0.0362, row = 3.434, tail = 6.965, cell = 0.8129, far = 0.004002, cache = 629146, deep = 0.02084, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 247.2, plane = 3.745, row = 4.487, vector = 2.814, tail = 0.7086, cell = 0.5126, thin = 7.462, far = 0.003014, cache = 838861, deep = 0.01672, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 26.57, vector = 13.14, tail = 50.8, cell = 0.4281, far = 0.03001, cache = 1363149, deep = 0.4725, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <plane = 115.7, row = 13.85, vector = 1.821, width = 64, tail = 5.567, cell = 0.03914, deep = 0.04795, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 328.1, plane = 5.608, row = 5.934, vector = 8.302, far = 0.001349, cache = 1048576, deep = 0.007193, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 228.3, row = 5.439, tail = 6.154, cell = 0.7192, far = 0.004201, cache = 629146, deep = 0.006542, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 324.9, plane = 4.645, row = 4.939, width = 32, tail = 0.495, cell = 0.6826, far = 0.002303, cache = 419430, deep = 0.002409, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 26.38, row = 10.65, width = 8, tail = 5.133, cell = 1.248, thin = 0.9034, far = 0.0009307, cache = 629146, deep = 0.005793, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 37.29, plane = 44.38, row = 5.351, vector = 1.137, tail = 4.028, tap = 0.09603, step = 0.01473, far = 0.004521, cache = 419430, deep = 0.0401, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 35.52, plane = 0.08195, row = 1.392, vector = 8.214, tail = 50.99, tap = 0.5138, step = 0.01167, far = 0.04043, cache = 1048576, deep = 0.7015, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 143.8, plane = 69.21, vector = 16.58, width = 64, cell = 0.09662, input = 0.1439, step = 0.05044, far = 0.01278, cache = 1363149, deep = 0.05694, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 493.1, plane = 9.067, vector = 3.805, width = 32, cell = 0.6036, input = 0.7998, thin = 0.5282, tap = 0.007578, step = 0.02542, far = 0.02278, cache = 1048576, deep = 0.1078, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 185.5, plane = 74.14, vector = 35.19, width = 32, cell = 0.6306, input = 0.4837, tap = 0.008478, step = 0.2875, far = 0.02642, cache = 419430, deep = 0.2512, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 30.82, plane = 13.59, row = 7.426, vector = 2.073, tail = 3.1, cell = 0.02212, input = 0.003287, thin = 6.083, tap = 0.1871, step = 0.006814, far = 0.005965, cache = 629146, deep = 0.03414, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 40.41, row = 0.2164, vector = 3.067, tail = 0.1914, cell = 0.0008731, far = 0.002756, cache = 629146, deep = 0.05266, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 49.08, vector = 1.247, tail = 0.1721, cell = 0.1485, far = 0.004393, cache = 629146, deep = 0.05186, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 117.4, plane = 47.41, vector = 0.3226, width = 64, cell = 0.1836, thin = 0.004712, far = 0.002452, cache = 838861, deep = 0.04986, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 17.67, plane = 90.49, row = 6.166, vector = 5.649, thin = 6.79, far = 0.001402, cache = 629146, deep = 0.05046, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 42.3, row = 0.8342, vector = 1.419, cell = 0.01998, far = 0.002639, cache = 419430, deep = 0.05395, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 131.9, plane = 45.45, row = 0.5483, width = 16, cell = 0.182, thin = 0.03883, far = 0.002656, cache = 629146, deep = 0.05204, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 4.79, plane = 43.87, row = 1.595, vector = 0.8912, cell = 0.1267, thin = 5.776, far = 0.002184, cache = 629146, deep = 0.05782, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 12.51, plane = 77.34, row = 0.06025, vector = 3.224, tail = 1.548, far = 0.002685, cache = 1363149, deep = 0.07275, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 59.69, plane = 83.25, vector = 1.23, tail = 1.377, cell = 0.1506, far = 0.002945, cache = 838861, deep = 0.08119, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 267.4, plane = 95.49, width = 64, tail = 0.3237, cell = 0.1702, far = 0.001811, cache = 1048576, deep = 0.05542, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 46.71, plane = 3.943, row = 99.52, cell = 0.4931, thin = 6.611, far = 0.01488, cache = 629146, deep = 0.0763, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 32.12, plane = 75.87, vector = 1.236, tail = 1.428, cell = 0.1022, far = 0.002557, cache = 629146, deep = 0.08212, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 215.9, plane = 84.65, row = 0.2932, vector = 2.547, width = 16, cell = 0.05303, thin = 0.1921, far = 0.0007433, cache = 629146, deep = 0.05656, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 155, plane = 68.89, row = 0.5379, vector = 1.628, tail = 0.0648, cell = 0.1988, thin = 9.159, deep = 0.07228, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <call = 2.294, plane = 63.39, row = 1.724, vector = 1.504, tail = 2.185, input = 0.04293, far = 0.002669, cache = 838861, deep = 0.04558, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 51.96, vector = 0.8807, tail = 1.799, input = 0.08391, far = 0.006593, cache = 629146, deep = 0.06272, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 530, plane = 66.81, tail = 1070, cell = 0.1532, input = 0.02635, far = 0.004393, cache = 838861, deep = 0.05329, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 79.17, row = 13.14, vector = 10.93, thin = 9.294, far = 0.005734, cache = 1048576, deep = 0.0475, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 56.17, row = 2.711, vector = 0.5039, tail = 1.416, input = 0.06437, far = 0.003759, cache = 838861, deep = 0.04973, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 300.7, plane = 61.6, vector = 0.4224, width = 32, tail = 0.9112, input = 0.07375, far = 0.00557, cache = 838861, deep = 0.07063, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 57.25, plane = 58.58, row = 2.13, tail = 0.3147, cell = 0.1917, input = 0.1209, thin = 9.244, far = 0.006339, cache = 838861, deep = 0.04341, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 37.61, plane = 64.46, row = 0.03443, vector = 4.592, cell = 0.0128, far = 0.006354, cache = 838861, deep = 0.05228, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 81.48, plane = 69.64, vector = 1.029, width = 16, cell = 0.3992, thin = 0.2301, far = 0.01239, cache = 838861, deep = 0.06699, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 411.6, plane = 71.71, vector = 4.222, tail = 623.7, far = 0.006885, cache = 629146, deep = 0.06549, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 106, plane = 44.37, row = 77.6, vector = 9.473, thin = 9.369, far = 0.02668, cache = 1048576, deep = 0.05367, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 55.2, plane = 67.59, row = 0.07807, vector = 1.018, width = 16, cell = 0.3196, thin = 0.3024, far = 0.007441, cache = 838861, deep = 0.05737, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 312.6, plane = 79, width = 16, tail = 5.318, cell = 0.3675, thin = 0.05925, far = 0.008292, cache = 838861, deep = 0.08536, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 114.8, plane = 66.45, row = 0.3359, cell = 0.7879, thin = 9.77, far = 0.007414, cache = 419430, deep = 0.046, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 64.62, row = 4.677, vector = 0.7261, tail = 2.926, tap = 0.04909, step = 0.002347, far = 0.002507, cache = 1363149, deep = 0.05678, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 240, plane = 496.1, row = 3.068, vector = 1.062, tail = 11.86, input = 0.5389, tap = 0.01331, step = 0.0007553, far = 0.01118, cache = 1363149, deep = 0.1217, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 66.6, row = 5.997, vector = 1.094, tail = 0.8995, thin = 2.875, tap = 0.05398, step = 0.001096, far = 0.002217, cache = 419430, deep = 0.05927, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 373.5, plane = 509.7, row = 0.6261, vector = 3.821, tail = 18.05, input = 1.043, tap = 0.007196, far = 0.01655, cache = 1363149, deep = 0.1642, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 67.18, row = 5.725, vector = 1.319, tail = 0.01783, thin = 3.398, tap = 0.1141, step = 0.004213, far = 0.002513, cache = 419430, deep = 0.059, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 9.984, plane = 3.272, tail = 3.755, cell = 0.3403, far = 0.004095, cache = 419430, deep = 0.02088, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 15.3, plane = 3.51, vector = 1.451, tail = 1.626, cell = 0.08126, far = 0.000707, cache = 419430, deep = 0.02821, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 16.16, plane = 3.649, vector = 0.9288, tail = 0.9442, cell = 0.1799, thin = 5.538, far = 0.000641, cache = 629146, deep = 0.02888, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 21.54, vector = 3.523, tail = 19.84, cell = 0.6265, far = 0.007534, cache = 1048576, deep = 0.2124, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 133.2, plane = 0.7993, width = 64, cell = 0.3176, thin = 0.04564, deep = 0.007115, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.68, plane = 3.31, tail = 3.218, cell = 0.3686, far = 0.003644, cache = 419430, deep = 0.01915, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 133.1, plane = 2.271, width = 16, cell = 0.3152, thin = 0.08232, deep = 0.00749, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 21.19, plane = 3.571, vector = 1.672, tail = 0.9254, cell = 0.2296, thin = 4.128, deep = 0.01234, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 24.57, plane = 3.769, row = 1.685, vector = 4.45, tail = 0.1214, cell = 0.0173, far = 0.001005, cache = 629146, deep = 0.02206, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 15.98, plane = 4.258, row = 0.9565, vector = 2.382, tail = 0.3981, cell = 0.1037, far = 0.0006843, cache = 419430, deep = 0.0298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 17.95, plane = 3.208, row = 1.614, vector = 1.372, cell = 0.2665, thin = 17.14, far = 0.0008443, cache = 838861, deep = 0.02725, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 16.12, plane = 0.07954, vector = 9.845, tail = 39.06, cell = 0.03505, far = 0.003237, cache = 1363149, deep = 0.3443, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 69.97, cell = 0.5598, far = 0.0005549, cache = 838861, deep = 0.02555, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 461.5, vector = 0.7598, cell = 0.5675, deep = 0.03662, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 170.2, plane = 1.243, vector = 1.18, width = 64, cell = 0.3688, far = 0.0000105, cache = 419430, deep = 0.01009, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 180.2, row = 0.8098, vector = 7.233, tail = 2.264, far = 0.002547, cache = 1363149, deep = 0.008403, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 24.69, plane = 2.951, row = 1.918, vector = 2.861, tail = 0.08041, cell = 0.05721, deep = 0.01651, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 155.7, plane = 3.547, row = 0.9076, vector = 0.9194, width = 16, cell = 0.3776, deep = 0.006426, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 20.38, plane = 2.803, row = 2.519, vector = 1.685, cell = 0.3808, thin = 9.761, far = 0.0007218, cache = 419430, deep = 0.01025, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 18.45, row = 0.131, vector = 7.881, tail = 0.3986, cell = 0.1397, far = 0.001644, cache = 629146, deep = 0.06062, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 17.55, row = 0.04567, vector = 5.428, tail = 1.188, cell = 0.1501, far = 0.00116, cache = 1363149, deep = 0.08204, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 23.3, row = 2.249, vector = 2.908, tail = 1.42, cell = 0.3806, thin = 34.96, far = 0.0019, cache = 1363149, deep = 0.08322, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 42.49, vector = 26.05, tail = 44.02, cell = 0.07708, far = 0.02177, cache = 629146, deep = 0.2735, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 426.4, plane = 65.42, cell = 1.086, deep = 0.08767, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 188.3, row = 1.342, width = 64, cell = 0.3682, thin = 0.2111, far = 0.006013, cache = 419430, deep = 0.04299, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <plane = 155.7, row = 1.049, vector = 11.83, tail = 7.731, far = 0.001815, cache = 419430, deep = 0.03426, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 23.18, row = 1.175, vector = 5.371, tail = 0.7602, cell = 0.1678, far = 0.001679, cache = 1363149, deep = 0.05553, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 141.8, vector = 12.76, width = 16, tail = 59.18, far = 0.002307, cache = 419430, deep = 0.04257, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 24.54, plane = 1.409, row = 3.279, vector = 4.226, tail = 0.3567, cell = 0.4334, thin = 19.07, far = 0.002318, cache = 1363149, deep = 0.044, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 341.8, row = 4.869, vector = 9.853, tail = 2.014, cell = 0.0005471, far = 0.0008459, cache = 419430, deep = 0.007258, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 310.4, plane = 0.03423, row = 4.956, vector = 6.468, tail = 1.104, cell = 0.03203, deep = 0.01397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 299.1, plane = 0.912, row = 4.148, vector = 4.047, tail = 1.218, cell = 0.4602, thin = 17.1, far = 0.001311, cache = 419430, deep = 0.01352, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1037, vector = 8.756, tail = 49.25, cell = 0.6643, far = 0.008895, cache = 419430, deep = 0.1816, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 130, row = 2.169, vector = 5.891, tail = 0.5917, far = 0.00177, cache = 629146, deep = 0.01303, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 580.1, row = 6.519, width = 64, cell = 0.6719, thin = 0.04251, deep = 0.005189, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 284.1, row = 8.817, vector = 6.527, tail = 0.9024, far = 0.0006556, cache = 419430, deep = 0.006935, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 536.1, row = 10.21, width = 32, cell = 0.7438, thin = 0.09772, deep = 0.004722, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 12.18, row = 17.45, vector = 2.581, tail = 3.625, cell = 0.8703, thin = 8.036, far = 0.003199, cache = 419430, deep = 0.007099, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 31.39, row = 2.875, vector = 8.216, tail = 0.386, cell = 0.03333, input = 0.01714, deep = 0.02376, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 32.38, row = 1.974, vector = 5.521, cell = 0.2491, deep = 0.02565, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 32.32, plane = 3.779, row = 2.496, vector = 3.611, cell = 0.5079, thin = 33.25, deep = 0.02178, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 61.69, plane = 0.6343, vector = 1.821, tail = 44.29, cell = 1.763, far = 0.008873, cache = 419430, deep = 0.2543, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 25.83, plane = 8.37, vector = 8.696, tail = 0.02814, input = 0.02778, far = 0.0006943, cache = 419430, deep = 0.02376, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 164.1, plane = 5.759, row = 2.469, vector = 9.869, far = 0.001272, cache = 1363149, deep = 0.01037, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 36.09, row = 4.134, vector = 5.096, tail = 0.1676, cell = 0.1452, input = 0.01498, far = 0.0001421, cache = 419430, deep = 0.01778, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 145.3, plane = 5.363, row = 3.495, vector = 6.763, far = 0.0004332, cache = 838861, deep = 0.01172, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 13.77, plane = 0.5499, row = 5.108, vector = 4.229, tail = 1.008, cell = 0.09672, input = 0.1141, thin = 13.83, far = 0.001648, cache = 419430, deep = 0.01696, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 258.7, row = 10.01, vector = 7.994, tail = 0.5711, cell = 0.2465, far = 0.001148, cache = 419430, deep = 0.006792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 227.8, plane = 4.247, row = 4.683, vector = 6.769, cell = 0.2652, far = 0.001119, cache = 838861, deep = 0.009846, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 244.9, plane = 6.92, row = 4.289, vector = 4.103, cell = 0.5785, thin = 34.24, far = 0.002102, cache = 1048576, deep = 0.005826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 16.69, vector = 20.36, tail = 62.13, cell = 0.07789, far = 0.01541, cache = 1048576, deep = 0.3133, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 205, vector = 4.045, tail = 2.655, cell = 0.3033, far = 0.005513, cache = 838861, deep = 0.04019, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 381.2, plane = 14.51, row = 10.57, vector = 14.73, far = 0.003344, cache = 1048576, deep = 0.00002084, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 219.4, plane = 1.747, row = 8.904, vector = 5.724, tail = 0.7792, cell = 0.3528, far = 0.001967, cache = 629146, deep = 0.003835, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 318, plane = 24.02, vector = 5.309, width = 32, cell = 1.102, thin = 0.3914, far = 0.008248, cache = 1048576, deep = 0.000009262, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 11.07, plane = 6.219, row = 10.65, vector = 5.726, cell = 0.4484, thin = 13.85, deep = 0.00157, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 17.83, row = 4.72, vector = 18.95, tail = 8.483, cell = 0.2922, input = 0.03439, far = 0.004587, cache = 629146, deep = 0.02711, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <row = 17.49, vector = 10.49, cell = 0.4725, input = 0.07661, far = 0.03001, cache = 1363149, deep = 0.01681, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <plane = 53.93, row = 15.56, cell = 3.389, input = 0.0733, thin = 139.1, far = 0.04308, cache = 1363149, deep = 0.019, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 16.41, tail = 5.152, cell = 9.626, input = 0.1324, far = 0.0166, cache = 419430, deep = 0.3071, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 158.8, vector = 4.906, width = 64, tail = 1.531, cell = 0.3726, input = 0.1273, far = 0.01002, cache = 419430, deep = 0.03057, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 46.9, row = 5.069, width = 16, tail = 10.64, cell = 2.534, input = 0.0142, thin = 0.3363, far = 0.02117, cache = 1363149, deep = 0.0166, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <plane = 101.9, row = 6.935, vector = 12.47, width = 32, input = 0.1756, thin = 0.1927, far = 0.01154, cache = 419430, deep = 0.02927, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <row = 19.43, cell = 2.705, input = 0.1124, thin = 82.71, far = 0.01591, cache = 1363149, deep = 0.01952, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 33.29, plane = 3.04, vector = 5.856, tail = 0.6825, cell = 0.01051, far = 0.0003169, cache = 838861, deep = 0.02376, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 27.97, plane = 3.099, vector = 0.7613, tail = 2.544, cell = 0.2869, deep = 0.0287, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 47.97, plane = 5.495, vector = 1.364, tail = 1.124, cell = 0.4566, thin = 10.89, deep = 0.02213, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 87.83, vector = 10.66, tail = 19.45, cell = 0.8375, far = 0.01405, cache = 1363149, deep = 0.3108, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 132.8, width = 64, tail = 2.26, cell = 0.3981, thin = 0.001403, far = 0.001181, cache = 1363149, deep = 0.0101, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 42.34, plane = 2.832, vector = 2.747, tail = 2.738, cell = 0.2961, far = 0.0004488, cache = 1363149, deep = 0.01555, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 144.4, plane = 1.829, vector = 0.7584, width = 16, cell = 0.5828, far = 0.0003651, cache = 419430, deep = 0.008706, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 46.91, plane = 4.56, vector = 0.424, tail = 0.7846, cell = 0.9481, thin = 6.196, far = 0.0006452, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 18.98, plane = 10.46, row = 0.8916, vector = 8.783, far = 0.0009461, cache = 838861, deep = 0.0266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 20.43, plane = 1.524, row = 2.031, vector = 4.217, tail = 1.071, cell = 0.02219, far = 0.0009729, cache = 1363149, deep = 0.03591, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 20.24, plane = 3.213, row = 1.857, vector = 2.464, tail = 0.3746, input = 0.0151, thin = 7.147, far = 0.001139, cache = 419430, deep = 0.03599, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 26.8, plane = 0.2999, vector = 5.022, tail = 27.95, input = 0.1255, deep = 0.1896, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 145.3, row = 4.828, input = 0.05066, far = 0.0009898, cache = 419430, deep = 0.01451, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 139.6, row = 4.399, tail = 9.732, input = 0.07131, deep = 0.01451, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.41, plane = 1.008, row = 2.193, vector = 2.86, tail = 1.853, cell = 0.2634, far = 0.0001805, cache = 629146, deep = 0.02425, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 142, plane = 0.2834, row = 3.089, vector = 4.526, far = 0.0004016, cache = 1363149, deep = 0.0145, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 27.03, plane = 2.804, row = 2.268, vector = 3.839, tail = 0.1285, input = 0.001474, thin = 3.188, far = 0.0009474, cache = 419430, deep = 0.01905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 12.51, plane = 4.25, vector = 4.081, tail = 0.6105, cell = 0.1076, far = 0.0004971, cache = 838861, deep = 0.01931, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 5.206, plane = 4.167, vector = 2.335, cell = 0.08743, far = 0.0000734, cache = 419430, deep = 0.01883, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.717, plane = 3.798, tail = 1.552, cell = 0.5492, thin = 7.429, deep = 0.01521, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 13.99, plane = 0.09341, vector = 5.084, tail = 20.98, cell = 0.902, far = 0.00625, cache = 1363149, deep = 0.2747, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 170.5, width = 32, cell = 0.3803, thin = 0.1602, far = 0.0003658, cache = 838861, deep = 0.004343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 11.69, plane = 3.798, vector = 2.703, tail = 0.2324, cell = 0.1159, far = 0.0004476, cache = 629146, deep = 0.01441, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 148, plane = 3.49, input = 0.1681, far = 0.0001018, cache = 629146, deep = 0.005669, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 17.79, plane = 3.934, vector = 1.882, tail = 0.9168, cell = 0.2672, thin = 5.355, far = 0.0009907, cache = 1363149, deep = 0.008557, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 40.97, plane = 21.92, row = 4.327, vector = 8.546, tail = 2.623, cell = 0.1608, deep = 0.002596, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 55.41, plane = 1.342, row = 4.675, vector = 6.211, tail = 1.76, cell = 0.09666, deep = 0.0005369, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 54.62, row = 5.807, vector = 5.213, tail = 0.2856, cell = 0.1312, input = 0.01687, thin = 15.97, deep = 0.000913, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.45, tail = 61.9, cell = 1.331, far = 0.005222, cache = 419430, deep = 0.1686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 140.5, row = 1.391, vector = 5.261, tail = 1.3, cell = 0.1163, far = 0.006272, cache = 1363149, deep = 0.01769, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 261.4, plane = 18.54, row = 8.817, vector = 11.2, far = 0.002771, cache = 629146, deep = 0.002869, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 50.93, row = 7.266, vector = 6.604, tail = 3.373, cell = 0.06819, far = 0.001467, cache = 838861, deep = 0.0005369, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 294, row = 8.547, width = 32, cell = 0.7856, thin = 0.1674, far = 0.009999, cache = 838861, deep = 0.0009057, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 14.27, tail = 6.73, cell = 1.394, input = 0.1052, thin = 6.94, far = 0.01212, cache = 419430, deep = 0.007199, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 30.59, plane = 13.03, row = 8.996, vector = 10.3, tail = 4.244, input = 0.047, far = 0.002498, cache = 629146, deep = 0.01377, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 32.11, plane = 3.25, row = 7.501, vector = 6.354, tail = 1.989, input = 0.07439, far = 0.001828, cache = 629146, deep = 0.02334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 30.95, row = 10.39, vector = 2.159, tail = 2.272, cell = 0.6851, input = 0.08976, thin = 13.09, far = 0.002342, cache = 629146, deep = 0.02052, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 7.147, plane = 0.5556, vector = 0.8574, tail = 62.88, cell = 2.089, deep = 0.2807, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 52.81, plane = 6.329, width = 64, tail = 3.98, cell = 0.05177, thin = 0.3196, far = 0.02216, cache = 1363149, deep = 0.0413, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 155.8, plane = 0.04458, row = 16.54, width = 64, tail = 1.605, cell = 0.4384, input = 0.1051, thin = 0.004987, far = 0.003058, cache = 1363149, deep = 0.00501, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 22.96, plane = 12.95, row = 13.06, vector = 6.343, tail = 4.254, cell = 0.2263, input = 0.02872, far = 0.003041, cache = 838861, deep = 0.0135, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 169.3, plane = 2.58, row = 16.44, width = 32, cell = 1.032, input = 0.01625, thin = 0.245, far = 0.002608, cache = 1048576, deep = 0.008132, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 54.72, row = 23.34, tail = 3.626, cell = 1.756, input = 0.01392, thin = 4.602, far = 0.004429, cache = 629146, deep = 0.01334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1246, plane = 49.42, row = 2.84, vector = 5.23, tail = 15.17, cell = 1.33, far = 0.002334, cache = 1048576, deep = 0.001392, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1175, row = 9.407, tail = 7.453, cell = 2.251, far = 0.003558, cache = 629146, deep = 0.003018, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1121, plane = 7.974, row = 7.978, vector = 5.111, tail = 4.166, cell = 2.602, thin = 49.33, far = 0.007034, cache = 838861, deep = 0.001639, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.09249, vector = 7.608, tail = 79.82, cell = 3.561, far = 0.02386, cache = 1363149, deep = 0.3417, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 252.3, plane = 22.8, vector = 8.18, tail = 0.1118, thin = 0.03459, far = 0.009132, cache = 1048576, deep = 0.001639, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1622, plane = 31.34, row = 4.113, width = 64, cell = 1.769, thin = 0.1926, far = 0.005981, cache = 1363149, deep = 0.002905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 958, row = 23.26, vector = 16.25, tail = 1.471, far = 0.002831, cache = 1363149, deep = 0.002171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1444, row = 22.45, vector = 14.91, deep = 0.002905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 9.116, row = 32.88, tail = 11.46, cell = 3.676, thin = 22.23, far = 0.01494, cache = 419430, deep = 0.0005959, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 5018, plane = 54.16, row = 13.19, vector = 79.06, cell = 2.213, deep = 0.0348, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 3528, row = 26.61, vector = 70.71, deep = 0.08081, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 3302, plane = 24.88, row = 6.709, vector = 22.1, tail = 47.18, cell = 9.174, thin = 153.6, far = 0.004183, cache = 629146, deep = 0.1486, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 599.2, plane = 1.766, vector = 21.9, tail = 331.3, cell = 8.645, far = 0.2506, cache = 419430, deep = 0.8726, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 421.4, plane = 8.138, row = 0.9921, vector = 10.98, tail = 1.14, cell = 0.1927, thin = 0.4687, far = 0.04848, cache = 629146, deep = 0.02942, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 48.37, plane = 0.1458, tail = 9.471, cell = 0.7424, thin = 0.3022, deep = 0.02988, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 5671, plane = 105.5, width = 32, cell = 6.646, thin = 0.4375>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3430, row = 38.81, vector = 57.88, tail = 4.037, deep = 0.01494, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 3635, plane = 111.5, width = 32, tail = 19.06, cell = 7.069, thin = 1.876>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 330.7, plane = 13.09, row = 46.49, tail = 103.1, cell = 11.87, thin = 114, far = 0.1759, cache = 419430, deep = 0.2354, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 6742, row = 170, width = 64, cell = 11.79, thin = 5.507, deep = 0.09707, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 3378, row = 294.1, cell = 16.18, deep = 0.09367, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 3720, plane = 23.92, row = 37.44, tail = 151.2, cell = 29.34, thin = 196.3, far = 0.03038, cache = 419430, deep = 0.1831, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 688.2, plane = 5.902, vector = 36.08, tail = 461.7, cell = 15.74, far = 1.071, cache = 1048576, deep = 1.901, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 109.9, plane = 14.56, row = 1.536, vector = 3.866, width = 32, tail = 5.735, cell = 0.6894, deep = 0.1587, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 6143, plane = 386.7, row = 138.6, width = 32, cell = 13.32, thin = 166.5>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 4250, row = 256.1, cell = 13.8, deep = 0.0883, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 2262, plane = 1112, row = 374.7, vector = 222.4, width = 16, tail = 156.2, far = 0.04948, cache = 1048576, deep = 0.0342, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 36.03, row = 109.9, tail = 230, cell = 25.9, thin = 49.08, far = 0.2667, cache = 419430, deep = 0.4339, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 39.12, plane = 16.56, row = 4.105, vector = 4.114, tail = 6.481, tap = 0.1437, far = 0.001184, cache = 419430, deep = 0.03605, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 43.81, vector = 7.038, tail = 56.87, tap = 0.5864, step = 0.01878, far = 0.02584, cache = 1048576, deep = 0.4451, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 708, plane = 76.6, row = 5.367, vector = 13.75, tail = 12.1, input = 0.3399, step = 0.1185, far = 0.002707, cache = 1048576, deep = 0.07044, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 940.9, plane = 15.19, row = 2.948, vector = 9.488, tail = 2.507, cell = 0.6629, input = 0.7807, tap = 0.007129, step = 0.04988, far = 0.02471, cache = 1363149, deep = 0.1094, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 525.6, plane = 80.33, vector = 39.01, width = 16, tail = 5.854, input = 0.6265, thin = 0.7621, tap = 0.0091, step = 0.3814, far = 0.0169, cache = 838861, deep = 0.1486, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 41.67, plane = 12.11, row = 9.151, vector = 2.982, tail = 2.164, input = 0.006516, thin = 10.74, tap = 0.2996, far = 0.003539, cache = 419430, deep = 0.03303, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 45.61, row = 1.997, vector = 3.077, tail = 0.02883, far = 0.00212, cache = 419430, deep = 0.05109, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 53.8, vector = 0.9882, tail = 0.9896, cell = 0.2162, far = 0.004566, cache = 629146, deep = 0.06807, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 140, plane = 43.75, row = 0.04531, vector = 1.365, width = 32, cell = 0.1888, far = 0.00149, cache = 1363149, deep = 0.02477, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 2.179, plane = 126.6, vector = 5.807, thin = 4.543, far = 0.004649, cache = 419430, deep = 0.0507, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 47.67, row = 2.072, vector = 1.376, tail = 0.4461, cell = 0.05171, far = 0.002577, cache = 629146, deep = 0.0583, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 141.7, plane = 46.35, vector = 1.961, width = 32, cell = 0.1716, far = 0.001471, cache = 1363149, deep = 0.02897, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 51.96, row = 1.626, vector = 0.5665, tail = 0.05742, cell = 0.291, thin = 2.112, far = 0.003962, cache = 419430, deep = 0.08944, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 53, row = 1.795, vector = 3.789, tail = 0.5851, cell = 0.04659, far = 0.002037, cache = 419430, deep = 0.0319, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 9.523, plane = 62.43, vector = 2.201, tail = 0.2158, cell = 0.1805, far = 0.003458, cache = 629146, deep = 0.05433, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 149.4, plane = 48.96, width = 32, tail = 0.8254, cell = 0.378, thin = 0.001745, far = 0.001046, cache = 1363149, deep = 0.02377, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 18.64, plane = 105.9, row = 10.34, vector = 8.317, tail = 0.2434, thin = 16.47, far = 0.001501, cache = 629146, deep = 0.03007, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.36, row = 1.865, vector = 2.338, tail = 0.227, cell = 0.06246, far = 0.001804, cache = 629146, deep = 0.03229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 138.7, plane = 51.44, row = 0.9013, width = 16, cell = 0.3867, thin = 0.03768, far = 0.0008332, cache = 1363149, deep = 0.02659, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 9.986, plane = 53.82, row = 2.332, vector = 1.188, cell = 0.3808, thin = 9.296, far = 0.001229, cache = 629146, deep = 0.02944, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 33.17, row = 3.434, vector = 8.918, cell = 0.07801, far = 0.0008082, cache = 419430, deep = 0.0415, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 54.91, vector = 4.899, cell = 0.3485, far = 0.00342, cache = 838861, deep = 0.05405, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 145, plane = 53.71, row = 3.892, width = 32, tail = 0.7615, cell = 0.5723, far = 0.002019, cache = 1363149, deep = 0.03629, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 1.368, plane = 90.88, row = 14.63, vector = 14.73, thin = 21.64, far = 0.000419, cache = 419430, deep = 0.0397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 37.02, row = 3.018, vector = 4.549, tail = 0.1694, cell = 0.1818, far = 0.001208, cache = 629146, deep = 0.04147, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 134.8, plane = 54.71, row = 3.349, width = 16, cell = 0.6786, thin = 0.01738, far = 0.001534, cache = 1363149, deep = 0.03938, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 41.5, row = 3.812, tail = 0.02905, cell = 1.426, thin = 16.54, far = 0.0004609, cache = 419430, deep = 0.03676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 30.26, plane = 92.19, row = 0.2578, vector = 5.204, cell = 0.08015, far = 0.00214, cache = 1363149, deep = 0.03642, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 47.35, plane = 98.11, vector = 1.908, cell = 0.351, far = 0.004969, cache = 1048576, deep = 0.05998, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 356.8, plane = 110.1, row = 1.571, tail = 1009, cell = 0.3852, far = 0.003946, cache = 419430, deep = 0.01071, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 29.42, plane = 16.44, row = 139.4, vector = 13.89, thin = 13.47, far = 0.01196, cache = 419430, deep = 0.03587, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 25.58, plane = 96.57, row = 0.01302, vector = 3.116, cell = 0.2495, far = 0.003395, cache = 1363149, deep = 0.04421, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 371.4, plane = 128.4, row = 0.7412, tail = 1138, cell = 0.5223, far = 0.001374, cache = 419430, deep = 0.02161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 68.29, plane = 99.91, row = 0.8045, tail = 0.818, cell = 1.12, thin = 19.95, far = 0.004688, cache = 1363149, deep = 0.03751, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 69.13, row = 2.081, vector = 1.727, tail = 4.461, input = 0.0883, far = 0.0007608, cache = 419430, deep = 0.03365, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 16.36, plane = 59.74, tail = 2.749, input = 0.1839, far = 0.003705, cache = 1363149, deep = 0.0604, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 254.3, plane = 93.95, row = 0.8204, tail = 747.4, input = 0.1081, far = 0.001346, cache = 629146, deep = 0.03527, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 1.111, plane = 102.7, row = 12.57, vector = 14.69, tail = 2.19, thin = 20.27, far = 0.002466, cache = 419430, deep = 0.03241, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 1.323, plane = 65.26, row = 2.743, vector = 1.229, tail = 2.622, input = 0.1208, far = 0.001807, cache = 629146, deep = 0.03409, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 166.3, plane = 150.4, row = 2.083, tail = 1130, input = 0.1678, far = 0.0008141, cache = 1363149, deep = 0.02993, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 5.905, plane = 58.83, row = 3.329, tail = 1.109, cell = 0.1919, input = 0.2472, thin = 14.6, deep = 0.03077, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 52.31, plane = 98.21, row = 0.7569, vector = 8.246, tail = 0.1664, cell = 0.03992, far = 0.001886, cache = 1048576, deep = 0.0363, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 131, plane = 93.83, vector = 4.871, tail = 1.847, cell = 0.3196, far = 0.002368, cache = 1048576, deep = 0.05026, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 395.3, plane = 108.7, tail = 851.3, cell = 0.5076, far = 0.003426, cache = 838861, deep = 0.03302, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 14.99, plane = 54.92, row = 118.9, tail = 3.261, cell = 0.914, thin = 13.06, far = 0.0004992, cache = 419430, deep = 0.04822, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 82.17, plane = 95.41, row = 1.593, vector = 0.3224, tail = 3.5, cell = 0.7029, far = 0.001008, cache = 1048576, deep = 0.03559, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 676.4, plane = 157.5, width = 16, cell = 0.6814, thin = 0.3664, far = 0.005843, cache = 629146, deep = 0.0366, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 189.2, plane = 82.61, row = 1.958, tail = 2.093, cell = 1.482, thin = 14.26, deep = 0.02846, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 60.09, row = 7.182, vector = 49.15, cell = 0.05476, input = 0.004475, far = 0.004056, cache = 838861, deep = 0.03397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 8.456, plane = 57.91, vector = 40.29, cell = 0.01532, far = 0.005134, cache = 419430, deep = 0.1733, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 149.3, plane = 52.92, row = 5.869, tail = 202.6, cell = 3.297, far = 0.002265, cache = 1048576, deep = 0.0352, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 193.5, plane = 98.26, row = 51.24, tail = 2.174, cell = 3.231, thin = 45.91, far = 0.01016, cache = 838861, deep = 0.04406, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 62.42, row = 4.788, vector = 35.69, cell = 0.2449, input = 0.01757, far = 0.005803, cache = 838861, deep = 0.03859, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 163.4, plane = 54.44, row = 1.337, tail = 106.2, cell = 4.814, input = 0.01868, far = 0.004746, cache = 419430, deep = 0.04397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 6.204, plane = 58.22, row = 2.065, vector = 18.01, cell = 4.416, input = 0.04099, thin = 21.32, far = 0.003822, cache = 838861, deep = 0.04784, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 54.15, row = 1.829, vector = 2.787, tail = 1.781, cell = 0.1397, far = 0.001961, cache = 838861, deep = 0.0356, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 24.49, plane = 56.72, vector = 0.3692, tail = 2.372, cell = 0.5166, far = 0.003872, cache = 629146, deep = 0.06243, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 140.5, plane = 55.24, row = 1.51, width = 32, cell = 0.3242, thin = 0.05581, far = 0.0009129, cache = 1048576, deep = 0.03229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 2.137, plane = 129.1, vector = 8.604, thin = 10.19, far = 0.001851, cache = 629146, deep = 0.03578, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 54.08, row = 1.506, vector = 0.6681, width = 16, tail = 1.146, cell = 0.3326, thin = 0.02075, far = 0.002125, cache = 838861, deep = 0.03723, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 124.1, plane = 55.33, row = 1.709, width = 16, tail = 0.4308, cell = 0.3635, thin = 0.09489, far = 0.001215, cache = 1048576, deep = 0.03632, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 5.851, plane = 57.83, row = 3.24, vector = 0.2112, cell = 0.6285, thin = 3.075, far = 0.0005813, cache = 419430, deep = 0.03296, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 67.08, row = 6.674, vector = 9.38, tail = 0.6868, cell = 0.1771, far = 0.003283, cache = 629146, deep = 0.08496, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 0.572, plane = 66.63, row = 4.191, vector = 6.515, tail = 0.01738, cell = 0.2834, far = 0.003821, cache = 629146, deep = 0.1437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 156.1, plane = 74.51, row = 1.664, vector = 6.955, width = 64, cell = 0.6439, thin = 0.02155, deep = 0.03664, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 121.8, plane = 212, vector = 7.069, cell = 0.1323, far = 0.008298, cache = 838861, deep = 0.09095, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 124.5, row = 203.9, vector = 63.25, thin = 38.71, deep = 0.06209, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 6.004, plane = 66.45, row = 4.062, vector = 6.49, tail = 0.4353, cell = 0.3476, far = 0.005008, cache = 629146, deep = 0.142, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 170, plane = 69.82, vector = 7.156, width = 32, cell = 0.8959, deep = 0.0915, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 32.47, plane = 65.9, row = 7.235, vector = 4.049, cell = 1.21, thin = 52.95, far = 0.007587, cache = 629146, deep = 0.2224, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 21.38, plane = 72.97, row = 1.836, vector = 6.329, tail = 2.959, input = 0.113, deep = 0.01991, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 37.3, plane = 63.01, vector = 4.501, tail = 1.269, input = 0.2166, far = 0.002021, cache = 1363149, deep = 0.05768, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 415.4, plane = 75.21, row = 0.8984, width = 64, cell = 0.2887, input = 0.1239, thin = 0.0387, far = 0.003131, cache = 1363149, deep = 0.005827, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 85.52, plane = 59.89, row = 100.9, vector = 6.068, cell = 0.7076, thin = 9.801, far = 0.0007353, cache = 419430, deep = 0.01868, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 27.48, plane = 78, row = 2.083, vector = 4.449, tail = 2.315, cell = 0.01667, input = 0.1284, deep = 0.01518, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 424.3, plane = 78.1, row = 2.309, cell = 0.2783, input = 0.2006, far = 0.001615, cache = 1363149, deep = 0.006884, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 45.91, plane = 76.37, row = 2.17, tail = 3.415, cell = 1.051, input = 0.2886, thin = 16.96, deep = 0.009168, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 95.41, row = 14.71, vector = 18.96, tail = 8.016, cell = 0.09583, far = 0.008238, cache = 629146, deep = 0.1108, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 81.45, row = 8.922, vector = 15.5, tail = 2.563, far = 0.01185, cache = 629146, deep = 0.1641, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 29.98, plane = 98.35, row = 6.677, vector = 24.68, tail = 1367, far = 0.02901, cache = 1363149, deep = 0.01419, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <plane = 538.5, tail = 11.79, cell = 1.001, deep = 0.1116, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 359.2, row = 492.1, vector = 77.29, cell = 7.206, thin = 57.86, far = 0.06989, cache = 1363149, deep = 0.1657, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 86.52, row = 10.59, vector = 11.16, tail = 6.841, cell = 0.495, far = 0.02363, cache = 838861, deep = 0.1866, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 97.12, row = 6.289, vector = 16.22, tail = 1214, far = 0.05973, cache = 1363149, deep = 0.07898, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 146.5, plane = 84.39, row = 7.26, vector = 4.946, tail = 6.55, cell = 2.562, thin = 169.7, far = 0.04087, cache = 838861, deep = 0.3166, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 277, plane = 96.1, vector = 44.72, width = 64, cell = 1.162, thin = 0.1397, far = 0.01231, cache = 419430, deep = 0.1177, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 21.48, plane = 71.29, row = 18.2, vector = 1.85, tail = 5.576, cell = 2.439, far = 0.01162, cache = 419430, deep = 0.1649, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 385.8, plane = 114.7, row = 24.85, tail = 855.8, cell = 1.686, deep = 0.09185, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <plane = 31.86, vector = 0.7412, cell = 1.475, far = 0.0007763, cache = 419430, deep = 0.13, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 1053, plane = 367.3, row = 857.6, vector = 79.59, tail = 48.68, cell = 17.46, thin = 72.47, deep = 0.5043, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 9.882, plane = 77.46, row = 19.35, vector = 2.197, tail = 4.353, cell = 2.231, far = 0.01594, cache = 419430, deep = 0.153, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 452.9, plane = 74.12, row = 22.11, tail = 928, cell = 2.478, far = 0.00109, cache = 419430, deep = 0.151, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 92.88, row = 16.06, vector = 5.122, tail = 1.738, cell = 3.76, thin = 295.5, far = 0.07793, cache = 419430, deep = 0.2458, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 0.1299, plane = 72.76, row = 6.137, vector = 3.069, tail = 4.464, tap = 0.06938, step = 0.005245, far = 0.001055, cache = 419430, deep = 0.0355, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 212.9, plane = 709.1, row = 7.453, vector = 10.03, tail = 8.034, input = 0.6405, tap = 0.01073, step = 0.008501, far = 0.005191, cache = 419430, deep = 0.1364, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 5.944, plane = 75.39, row = 6.154, vector = 2.47, tail = 2.466, thin = 4.895, tap = 0.09512, step = 0.007417, far = 0.001497, cache = 419430, deep = 0.03969, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 343.1, plane = 719.3, row = 1.256, vector = 10.65, tail = 26.4, input = 1.114, tap = 0.0143, step = 0.02522, far = 0.01105, cache = 419430, deep = 0.2065, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 18.22, plane = 76.75, row = 5.863, vector = 2.484, tail = 1.362, thin = 5.019, tap = 0.2042, step = 0.01535, far = 0.001621, cache = 419430, deep = 0.04351, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 12.47, plane = 9.371, row = 2.188, vector = 2.308, cell = 0.1119, far = 0.001216, cache = 419430, deep = 0.02968, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 9.908, plane = 6.136, row = 1.354, vector = 1.398, tail = 1.01, cell = 0.1817, far = 0.002277, cache = 419430, deep = 0.03271, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 18.83, plane = 4.427, row = 1.792, tail = 1.22, cell = 0.5756, thin = 14.77, far = 0.002889, cache = 629146, deep = 0.0316, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 77.73, plane = 0.01857, vector = 9.675, tail = 33.38, cell = 0.04386, deep = 0.2817, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 169.9, plane = 12.8, width = 64, tail = 1.044, cell = 0.252, thin = 0.01365, far = 0.002299, cache = 629146, deep = 0.01566, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 175.6, plane = 12.68, width = 32, cell = 0.3191, thin = 0.1057, far = 0.002861, cache = 629146, deep = 0.01267, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 15.04, plane = 4.351, row = 1.957, vector = 3.535, width = 32, cell = 0.2675, thin = 0.0005517, far = 0.0003814, cache = 419430, deep = 0.02995, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 148.4, plane = 11.64, vector = 3.483, width = 32, cell = 0.2549, far = 0.001346, cache = 419430, deep = 0.01229, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 16.98, plane = 2.336, row = 2.687, vector = 1.824, tail = 0.5091, cell = 0.2944, thin = 11.2, far = 0.00296, cache = 629146, deep = 0.01877, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 296.5, row = 9.995, vector = 2.554, tail = 4.251, cell = 0.4608, far = 0.004799, cache = 419430, deep = 0.03576, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 253.8, row = 5.35, vector = 4.915, width = 32, tail = 1.629, cell = 0.8175, far = 0.005596, cache = 629146, deep = 0.04952, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 264.4, plane = 9.378, row = 3.297, vector = 2.244, tail = 1.582, cell = 0.983, thin = 38.64, far = 0.006627, cache = 629146, deep = 0.0485, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 21.98, tail = 60.42, cell = 0.1009, far = 0.01061, cache = 1363149, deep = 0.4116, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 131.4, row = 2.11, vector = 8.081, cell = 0.1575, far = 0.006997, cache = 1363149, deep = 0.0485, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 358.9, row = 13.78, vector = 3.542, width = 64, cell = 0.6945, far = 0.002471, cache = 629146, deep = 0.001677, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 238.1, row = 5.133, vector = 4.252, width = 32, tail = 5.637, cell = 0.8238, far = 0.004444, cache = 419430, deep = 0.02935, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 335.9, row = 16.02, width = 16, cell = 0.943, thin = 0.8946, far = 0.004058, cache = 629146, deep = 0.001069, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 82.18, plane = 2.161, row = 12.41, vector = 3.138, tail = 1.198, cell = 0.8417, thin = 16.55, far = 0.009888, cache = 419430, deep = 0.02531, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 63.67, plane = 57.26, row = 8.684, tail = 2.415, input = 0.01784, tap = 0.1653, step = 0.0004624, far = 0.003155, cache = 419430, deep = 0.09727, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 168.2, row = 3.132, vector = 10.88, tail = 43.23, tap = 0.5881, far = 0.0495, cache = 1363149, deep = 0.6627, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 750.7, plane = 94, vector = 14.96, width = 32, tail = 7.792, cell = 0.4601, input = 0.1666, thin = 0.5329, step = 0.1731, deep = 0.1578, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 1480, plane = 14.99, vector = 10.72, cell = 1.182, input = 0.4675, step = 0.08799, far = 0.06801, cache = 1363149, deep = 0.1765, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 451.5, plane = 84.09, row = 14.75, vector = 25.84, tail = 8.333, input = 0.3884, step = 0.4491, far = 0.01175, cache = 419430, deep = 0.3126, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 80.51, plane = 22.36, row = 11.82, vector = 1.983, thin = 20.31, tap = 0.3497, far = 0.01021, cache = 838861, deep = 0.09443, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 43.24, row = 2.044, vector = 1.848, tail = 2.225, cell = 0.1428, far = 0.0008287, cache = 419430, deep = 0.05494, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 2.892, plane = 59.34, vector = 0.2006, tail = 1.636, cell = 0.4245, far = 0.003364, cache = 1048576, deep = 0.08663, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 107.7, plane = 47.35, row = 0.5172, width = 32, cell = 0.2612, thin = 0.09174, far = 0.0006301, cache = 419430, deep = 0.05498, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 39.04, plane = 90.77, row = 9.195, vector = 7.008, tail = 0.4516, thin = 17.57, far = 0.001699, cache = 419430, deep = 0.05269, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 45.57, row = 2.267, tail = 1.799, cell = 0.3103, far = 0.00006284, cache = 419430, deep = 0.0594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 96.83, plane = 51.49, row = 1.221, vector = 0.5047, width = 32, cell = 0.263, thin = 0.009229, deep = 0.05789, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 6.26, plane = 50.06, row = 1.926, vector = 0.5851, cell = 0.4881, thin = 10.3, deep = 0.05228, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 35.54, plane = 76.96, row = 0.9429, vector = 5.327, tail = 3.295, cell = 0.1706, deep = 0.04913, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 53.77, plane = 75.11, vector = 4.563, cell = 0.3762, far = 0.002989, cache = 629146, deep = 0.06048, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 244.5, plane = 110.8, row = 0.2721, tail = 991.1, cell = 0.4803, deep = 0.05, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 21.28, plane = 33.1, row = 102, vector = 2.575, tail = 1.155, cell = 0.7543, thin = 26.54, far = 0.003005, cache = 1363149, deep = 0.04187, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 30.81, plane = 82.6, row = 0.2187, vector = 6.566, tail = 0.9261, deep = 0.0492, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 304.4, plane = 139.5, row = 0.2941, tail = 157.3, cell = 0.7739, deep = 0.09143, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 103.8, plane = 71.69, row = 1.134, vector = 1.565, tail = 1.014, cell = 1.118, thin = 16.73, deep = 0.03361, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 71.85, row = 6.65, vector = 2.291, tail = 5.101, tap = 0.07413, far = 0.001331, cache = 419430, deep = 0.05643, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 284.3, plane = 699.3, row = 5.283, vector = 9.053, tail = 16.47, input = 0.5748, tap = 0.002318, step = 0.01586, far = 0.01748, cache = 1048576, deep = 0.186, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 76.54, row = 7.507, vector = 2.141, tail = 3.36, thin = 7.598, tap = 0.09716, far = 0.002283, cache = 419430, deep = 0.05845, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 434.1, plane = 699.9, row = 3.884, vector = 9.807, tail = 33.68, input = 1.127, step = 0.01817, far = 0.008978, cache = 1363149, deep = 0.2623, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 79.15, row = 6.512, vector = 2.451, tail = 2.145, thin = 8.972, tap = 0.2067, far = 0.005978, cache = 1363149, deep = 0.05454, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.67, plane = 2.744, row = 0.7359, vector = 3.137, tail = 0.4523, cell = 0.02383, far = 0.001003, cache = 629146, deep = 0.01863, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 13.93, plane = 1.954, row = 0.4897, vector = 1.812, tail = 0.4488, cell = 0.05943, far = 0.001047, cache = 419430, deep = 0.02003, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.56, plane = 2.432, row = 1.069, vector = 1.385, tail = 0.005605, cell = 0.07241, thin = 18.08, far = 0.0006551, cache = 838861, deep = 0.01987, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1159, row = 0.4751, vector = 7.73, tail = 38.74, far = 0.008264, cache = 1363149, deep = 0.3514, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 151.7, plane = 1.995, row = 0.7137, vector = 0.09099, width = 64, tail = 0.0282, cell = 0.2192, far = 0.0004865, cache = 419430, deep = 0.01436, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 20.32, plane = 1.701, row = 0.7945, vector = 2.744, tail = 0.05879, deep = 0.01512, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 158.6, plane = 1.835, row = 0.2735, vector = 0.1564, width = 32, tail = 0.2252, cell = 0.3331, thin = 0.006399, far = 0.000372, cache = 1363149, deep = 0.01007, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.49, plane = 2.243, row = 1.583, vector = 1.931, cell = 0.08556, thin = 8.82, far = 0.0006325, cache = 838861, deep = 0.009, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 250.2, row = 8.622, vector = 9.317, cell = 0.03609, far = 0.0004342, cache = 419430, deep = 0.007908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 240.7, plane = 2.776, row = 4.451, vector = 5.709, tail = 0.9207, cell = 0.2752, far = 0.0003149, cache = 419430, deep = 0.02718, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 231.2, plane = 8.27, row = 3.736, vector = 5.146, cell = 0.244, thin = 38.22, far = 0.0009218, cache = 419430, deep = 0.03847, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <vector = 17.79, tail = 54.97, cell = 0.1956, far = 0.01639, cache = 1363149, deep = 0.4878, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 210.5, row = 0.7455, vector = 7.801, far = 0.005701, cache = 629146, deep = 0.01185, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 397.6, row = 11.05, vector = 1.636, width = 64, tail = 0.04969, cell = 0.6195, thin = 0.01321, far = 0.0003535, cache = 629146, deep = 0.005459, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 223.3, plane = 0.8334, row = 9.925, vector = 4.96, tail = 1.005, cell = 0.262, deep = 0.006162, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 357.3, plane = 0.6082, row = 13.12, width = 32, cell = 0.8892, thin = 0.04763, deep = 0.004607, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 19.46, plane = 5.477, row = 13.01, vector = 4.215, cell = 0.3998, thin = 13.48, far = 0.0001046, cache = 419430, deep = 0.008364, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 1.071, plane = 52.94, row = 8.818, tail = 7.138, tap = 0.1184, step = 0.02011, deep = 0.03787, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 31.25, plane = 0.04204, row = 4.161, vector = 3.861, tail = 55.76, cell = 0.02108, input = 0.004369, tap = 0.5825, step = 0.01159, far = 0.05642, cache = 1363149, deep = 0.5911, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 689.9, plane = 67.25, vector = 20.09, tail = 19.6, input = 0.3088, thin = 0.01493, step = 0.1102, deep = 0.1074, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 604.9, plane = 14.36, vector = 37.01, width = 32, cell = 0.3517, input = 0.6019, tap = 0.003815, step = 0.08542, far = 0.02995, cache = 838861, deep = 0.08601, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 454.3, plane = 85.45, row = 2.447, vector = 28.03, tail = 20.06, input = 0.1595, step = 0.4215, far = 0.002873, cache = 419430, deep = 0.2277, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 16.16, plane = 17.96, row = 8.557, vector = 1.449, tail = 3.855, input = 0.000247, thin = 9.597, tap = 0.3337, far = 0.00306, cache = 1363149, deep = 0.04343, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 45.3, row = 1.147, vector = 3.624, cell = 0.006745, far = 0.002374, cache = 419430, deep = 0.04773, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 4.071, plane = 59.63, vector = 1.078, cell = 0.255, far = 0.004686, cache = 419430, deep = 0.06052, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 121.2, plane = 53.96, row = 0.06703, width = 32, cell = 0.2454, thin = 0.06329, far = 0.001551, cache = 629146, deep = 0.04317, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 26.73, plane = 86.81, row = 8.552, vector = 6.208, thin = 17.33, far = 0.001031, cache = 629146, deep = 0.04452, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.91, row = 1.655, vector = 0.8241, cell = 0.1661, far = 0.002524, cache = 629146, deep = 0.04986, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 122.3, plane = 55.01, row = 0.5618, vector = 0.843, width = 32, cell = 0.2477, thin = 0.01721, far = 0.002068, cache = 419430, deep = 0.0463, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 4.63, plane = 53.11, row = 2.072, vector = 0.1823, cell = 0.4172, thin = 9.16, far = 0.00125, cache = 629146, deep = 0.05259, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 31.69, plane = 101.3, row = 0.5399, vector = 6.695, tail = 0.379, far = 0.001298, cache = 419430, deep = 0.04824, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 136.3, plane = 101.3, vector = 4.727, cell = 0.1466, far = 0.00286, cache = 419430, deep = 0.1199, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 46.82, plane = 430.3, row = 1.259, vector = 6.083, tail = 4175, far = 0.002353, cache = 419430, deep = 0.04217, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 117.7, plane = 46.15, row = 92.51, vector = 10.68, tail = 1.825, thin = 19.15, far = 0.01437, cache = 1363149, deep = 0.04403, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 103.7, plane = 97.71, row = 0.7429, vector = 4.249, tail = 0.498, cell = 0.1014, far = 0.003631, cache = 419430, deep = 0.04875, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 381.6, plane = 108.7, vector = 1.705, width = 32, cell = 0.4467, far = 0.004933, cache = 419430, deep = 0.04056, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 196.7, plane = 78.43, row = 1.326, vector = 4.976, tail = 0.7449, thin = 13.3, far = 0.001089, cache = 419430, deep = 0.03891, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 2.755, plane = 72.08, row = 5.572, vector = 2.485, tail = 4.101, tap = 0.05588, step = 0.00299, far = 0.001134, cache = 419430, deep = 0.05617, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 367.2, plane = 645.2, row = 3.471, vector = 6.87, tail = 18.44, input = 0.6309, tap = 0.006562, step = 0.0003862, far = 0.01131, cache = 419430, deep = 0.166, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 9.466, plane = 75.83, row = 5.501, vector = 1.727, tail = 1.627, cell = 0.04683, thin = 7.925, tap = 0.08867, step = 0.002507, far = 0.001633, cache = 419430, deep = 0.05492, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 543.6, plane = 678.9, row = 9.712, tail = 24.43, cell = 0.8985, input = 1.137, thin = 2.943, tap = 0.006631, far = 0.01706, cache = 629146, deep = 0.1918, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 18.23, plane = 75.88, row = 5.682, vector = 1.995, tail = 0.5299, thin = 7.926, tap = 0.1947, step = 0.00572, far = 0.004217, cache = 1048576, deep = 0.04701, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 41.32, width = 64, input = 0.07071, thin = 0.861, tap = 0.1538, step = 0.005327, far = 0.007835, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <plane = 0.07621, vector = 9.411, tail = 49.46, tap = 0.5673, step = 0.01705, far = 0.02398, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 986, plane = 54.17, row = 3.066, vector = 8.211, tail = 17.38, cell = 0.006358, input = 0.522, step = 0.1037>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 1272, plane = 12.52, width = 32, cell = 1.722, input = 0.5313, thin = 0.308, step = 0.109, far = 0.01885, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 689.1, plane = 81.66, vector = 5.576, tail = 21.69, cell = 1.51, input = 0.7911, tap = 0.002672, step = 0.3695>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 51.99, plane = 10.97, row = 16.02, vector = 1.807, tail = 2.329, thin = 9.601, tap = 0.3275, far = 0.003496, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.59, row = 4.921, tail = 7.214, cell = 0.1133, tap = 0.07183, step = 0.001538, far = 0.002162, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 296.4, plane = 690.2, row = 5.896, vector = 3.585, tail = 15.07, input = 0.7431, tap = 0.01478, far = 0.0382, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 74.97, row = 5.827, vector = 1.954, tail = 2.604, thin = 9.717, tap = 0.09405, step = 0.002295, far = 0.002219, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 458.2, plane = 697.7, row = 5.295, vector = 5.385, tail = 26.74, input = 1.331, thin = 0.2115, tap = 0.01093, step = 0.006834, far = 0.09127, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 3.847, plane = 79.24, row = 4.414, vector = 2.144, tail = 2.869, thin = 10.09, tap = 0.2036, step = 0.004546, far = 0.001993, cache = 838861>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 29.02, plane = 25.53, row = 9.984, width = 32, tail = 18.66, input = 0.03233, tap = 0.1266, step = 0.009154>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1119, plane = 6.553, cell = 1.125, input = 0.7165, tap = 0.00637, step = 0.009367>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 30.04, plane = 21.96, row = 12.66, vector = 1.884, tail = 4.276, input = 0.009297, thin = 12.88, tap = 0.1987, step = 0.00123>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 77.76, row = 5.11, vector = 2.004, tail = 5.255, tap = 0.04859, step = 0.0005401, far = 0.008135, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 557.8, row = 12.96, tail = 8.184, input = 0.3595, tap = 0.003059, far = 0.0402, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 0.7682, plane = 78.96, row = 3.315, vector = 2.81, tail = 6.328, tap = 0.04212, far = 0.008298, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 83.96, row = 3.425, vector = 2.907, tail = 1.637, thin = 6.387, tap = 0.08803, step = 0.0006416, far = 0.01291, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 23.48, row = 1.164, vector = 11.09, tail = 0.616, cell = 0.02455, far = 0.0009664, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 10.67, plane = 3.035, row = 0.6381, vector = 6.646, tail = 0.1488, cell = 0.03535, far = 0.001801, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.558, plane = 1.964, row = 1.167, vector = 4.572, tail = 0.7382, cell = 0.1431, far = 0.002039, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 17.7, plane = 1.367, row = 0.9957, vector = 9.4, tail = 0.4276, cell = 0.03281, far = 0.0006326, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 26.76, plane = 2.026, row = 1.77, vector = 6.483, cell = 0.09295, far = 0.0001138, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 9.82, plane = 2.508, row = 1.136, vector = 3.067, tail = 1.512, cell = 0.7359, thin = 11.53, far = 0.004167, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 93.09, plane = 34.34, row = 0.278, vector = 11.28, tail = 1.505, far = 0.004864, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 251.7, row = 27.83, vector = 25.63, tail = 1.115, far = 0.001928, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 221, plane = 18.75, row = 14.07, vector = 12.91, tail = 1.283, cell = 0.2464, far = 0.003582, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 213.3, plane = 11.94, row = 11.23, vector = 10.62, tail = 0.8734, cell = 0.3403, far = 0.004274, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 9.965, plane = 30.34, row = 45.12, vector = 19.26, tail = 1.701, cell = 0.1436>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 22.7, plane = 18.33, row = 28.03, vector = 16.9>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 26, row = 23.54, tail = 4.295, cell = 3.564, thin = 5.438, far = 0.009833, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 8.908, plane = 44.27, row = 4.318, tail = 7.203, tap = 0.1711, step = 0.00949>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 625, plane = 17.58, row = 1.005, vector = 21.19, input = 0.9269, tap = 0.04157, step = 0.02652>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 33.89, plane = 11.15, row = 7.621, vector = 1.242, tail = 6.461, thin = 25.72, tap = 0.3485, step = 0.008945, far = 0.001779, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.52, row = 1.815, vector = 9, tail = 0.1347, cell = 0.0518, far = 0.002051, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 57.26, vector = 6.327, tail = 0.07467, far = 0.003169, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 51.63, row = 1.849, vector = 3.016, tail = 0.8021, cell = 0.1633, thin = 12.81, far = 0.002146, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 150.1, plane = 51.62, row = 0.3339, tail = 180.3, cell = 0.3437, far = 0.0009925, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.63, row = 2.257, vector = 5.36, tail = 1.658, cell = 0.124, far = 0.002273, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.55, row = 1.947, vector = 2.505, tail = 1.557, cell = 0.2986, thin = 12.52, far = 0.002467, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 157.2, plane = 51.25, row = 1.338, tail = 154.1, cell = 0.429, far = 0.001287, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 8.759, plane = 51.52, row = 1.968, vector = 2.984, tail = 1.461, cell = 0.4001, thin = 12.27, far = 0.003426, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 26.54, plane = 102.3, vector = 15.59, cell = 0.2045>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 27.62, plane = 92.5, vector = 8.859, cell = 0.3199, far = 0.003424, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 57.64, plane = 90.06, row = 1.124, vector = 4.009, tail = 2.876, cell = 0.7145, thin = 24.79>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 194.8, plane = 177.6, row = 2.048, tail = 1006, cell = 0.6709, far = 0.01145, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 18.92, plane = 97.29, row = 0.6866, vector = 6.729, tail = 4.861, cell = 0.5146, far = 0.001806, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 44.26, plane = 95.94, row = 0.038, vector = 3.028, tail = 4.407, cell = 1.047, thin = 24.45>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 347.6, plane = 169.2, row = 3.557, vector = 14.15, tail = 1213, far = 0.005831, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 85.58, plane = 91.13, row = 0.7833, vector = 5.151, tail = 3.01, cell = 1.07, thin = 23.95>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 4.903, plane = 71.11, row = 8.101, vector = 6.23, tail = 5.289, tap = 0.09793, far = 0.004179, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 397, plane = 725.8, row = 21.27, vector = 51.78, tail = 17.37, input = 0.2254, step = 0.01264, far = 0.01101, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 14.28, plane = 70.48, row = 7.965, vector = 4.063, tail = 7.366, tap = 0.1215, step = 0.001773, far = 0.00404, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 33.73, plane = 75.5, row = 7.34, vector = 3.76, tail = 5.791, thin = 12.9, tap = 0.2391, step = 0.003155, far = 0.006904, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 16.07, row = 4.692, width = 32, tail = 45.47, tap = 0.1939, step = 0.01023, far = 0.02412, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 530.6, plane = 15.89, vector = 33.8, width = 32, cell = 0.1246, input = 0.8416, thin = 0.12, step = 0.02931, far = 0.01415, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 9.34, tail = 45.73, cell = 0.3697, thin = 13.44, tap = 0.3086, step = 0.01966, far = 0.005525, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 82.03, row = 5.898, vector = 2.502, tail = 6.569, tap = 0.1084, far = 0.002709, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <plane = 626.2, row = 7.299, vector = 11.91, tail = 37.28, input = 0.4127, tap = 0.001389, step = 0.004189, far = 0.03311, cache = 629146>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 84.8, row = 8.103, vector = 2.451, tail = 4.656, tap = 0.1288, far = 0.01015, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 81.44, row = 10.62, vector = 2.08, tail = 5.115, cell = 0.1333, thin = 11.59, tap = 0.2421, far = 0.003737, cache = 629146>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 4.459, plane = 40.29, row = 6.497, width = 32, tail = 27.72, input = 0.0556, thin = 1.739, tap = 0.1425, step = 0.001446, far = 0.02861, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 1518, plane = 10.6, vector = 10.92, width = 32, cell = 0.09666, input = 0.9155, thin = 0.3458, tap = 0.04856, step = 0.03723, far = 0.004715, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 122.1, plane = 44.79, row = 0.02001, vector = 4.057, width = 32, tail = 5.662, thin = 1.669, tap = 0.2497, step = 0.001916, far = 0.04327, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 59.37, row = 0.4409, vector = 1.977, width = 64, tail = 8.279, tap = 0.07559, step = 0.0001179, far = 0.001782, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 224.4, plane = 685.3, row = 2.81, vector = 17.96, width = 64, tail = 10.26, input = 0.3489, tap = 0.006744, far = 0.004265, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 58.56, row = 6.084, tail = 6.712, cell = 0.08251, input = 0.0001694, tap = 0.07848, far = 0.001577, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 56.85, row = 7.444, vector = 1.28, tail = 7.528, thin = 10.68, tap = 0.1691, far = 0.01076, cache = 838861>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 87.07, row = 3.42, width = 32, thin = 30.52, tap = 0.1661, far = 0.002573, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <row = 9.069, tail = 27.94, cell = 0.256, thin = 21.32, tap = 0.2735, step = 0.001005>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 79.48, row = 2.933, vector = 1.873, tail = 8.875, cell = 0.01823, tap = 0.06277, step = 0.002535>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 516.2, plane = 635.6, vector = 13.5, width = 64, tail = 27.74, input = 0.4255, tap = 0.008068>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 15.79, plane = 78.26, row = 4.116, vector = 2.484, tail = 3.265, input = 0.001813, tap = 0.064, step = 0.001973>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 22.14, plane = 91.15, row = 2.923, vector = 2.626, tail = 4.181, thin = 12, tap = 0.1485, step = 0.001918>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 36.31, tail = 48.66, cell = 0.005666, tap = 0.1338, far = 0.001469, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 10.31, width = 32, tail = 12.37, cell = 0.3787, input = 0.9988, thin = 1.696, tap = 0.05082, far = 0.007757, cache = 1048576>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 49.58, plane = 1.237, row = 28.91, width = 16, tail = 11.14, cell = 0.008285, thin = 0.883, tap = 0.2297, far = 0.02384, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 62.45, row = 4.843, vector = 2.624, tail = 6.047, tap = 0.03355, step = 0.003575, far = 0.002827, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 257.5, plane = 512.3, row = 3.464, vector = 4.272, tail = 11.27, input = 0.3222, far = 0.02288, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 65.01, row = 6.02, vector = 2.035, tail = 3.868, tap = 0.03412, step = 0.002932, far = 0.0004098, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 2.145, plane = 62.78, row = 4.954, vector = 2.481, tail = 4.935, thin = 9.021, tap = 0.07943, step = 0.003379, far = 0.002294, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 21.52, row = 1.18, vector = 11.04, tail = 0.8365, cell = 0.02469, far = 0.001053, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 9.665, plane = 1.985, row = 0.5919, vector = 7.245, tail = 0.08337, far = 0.001945, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 6.813, plane = 3.656, row = 0.8139, vector = 5.045, tail = 0.6479, cell = 0.09391, far = 0.002403, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 13.55, plane = 4.191, row = 0.7249, vector = 8.69, tail = 1.023, cell = 0.08001, far = 0.0002221, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 18.12, plane = 5.026, row = 1.194, vector = 6.397, tail = 0.4607, cell = 0.1161>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <plane = 2.591, row = 0.9131, vector = 3.807, tail = 1.138, cell = 0.5776, thin = 11.1, far = 0.002788, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 114, plane = 38.97, vector = 10.15, tail = 0.8164, far = 0.004826, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 208.4, plane = 27.41, row = 27.53, vector = 23.51, tail = 1.822, cell = 0.07771, far = 0.0002944, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 230.4, plane = 3.048, row = 15.86, vector = 12.43, tail = 1.206, cell = 0.2429, far = 0.003588, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 209.8, plane = 8.223, row = 11.89, vector = 7.526, tail = 1.761, cell = 0.7101, far = 0.004674, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 22.65, plane = 12.05, row = 49.1, vector = 18.64, tail = 2.273, cell = 0.1261, far = 0.002891, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 26.21, plane = 5.771, row = 30.34, vector = 11.08, tail = 3.008, cell = 0.7014, far = 0.002886, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 19.6, row = 23.33, tail = 5.579, cell = 3.541, thin = 6.434, far = 0.01013, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 16.92, plane = 24.83, row = 5.512, tail = 9.255, tap = 0.1926, step = 0.0006845>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 722.1, plane = 17.35, vector = 23.64, tail = 0.01498, input = 0.883, step = 0.02668, far = 0.0232, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 14.62, plane = 11.88, row = 10.36, vector = 1.754, tail = 4.73, thin = 22.84, tap = 0.3433, step = 0.004883>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.42, row = 1.438, vector = 9.232, tail = 1.363, cell = 0.03636, far = 0.002608, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 60.31, vector = 5.515, tail = 1.076, cell = 0.04717, far = 0.003835, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 53.53, row = 2.123, vector = 1.73, tail = 1.701, cell = 0.3242, thin = 12.85, far = 0.002625, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 148.1, plane = 51.51, row = 0.835, tail = 94.81, cell = 0.3425, far = 0.0009676, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.1, row = 1.975, vector = 7.423, tail = 0.441, far = 0.002966, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.36, row = 2.369, vector = 1.177, tail = 2.393, cell = 0.4728, thin = 12.53, far = 0.002691, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 149.3, plane = 51.79, row = 0.9408, vector = 6.949, tail = 114.7, far = 0.0009391, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.571, plane = 53.17, row = 1.44, vector = 1.582, tail = 3.299, cell = 0.5898, thin = 12.3, far = 0.003667, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.928, plane = 111.8, row = 1.308, vector = 17.98, cell = 0.07155, far = 0.0003749, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 34.79, plane = 91.65, vector = 9.635, cell = 0.2299, far = 0.002968, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 66.41, plane = 86.51, row = 2.201, vector = 0.5041, tail = 3.111, cell = 1.08, thin = 25.77>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 76.11, plane = 227.4, row = 6.166, tail = 1285, cell = 0.6105, far = 0.004793, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 30.87, plane = 89.67, row = 3.893, vector = 10.92, cell = 0.1804>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 60.51, plane = 88.15, row = 2.109, tail = 3.817, cell = 1.336, thin = 25.12>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 271.9, plane = 111.7, row = 4.801, vector = 14.01, tail = 1873, far = 0.0007563, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 116.9, plane = 89.21, row = 2.634, tail = 3.763, cell = 1.589, thin = 24.72>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 1.68, plane = 68.85, row = 3.577, vector = 6.349, tail = 12.27, tap = 0.1012, far = 0.004313, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 186.5, plane = 730.6, row = 9.183, vector = 33.14, tail = 40.9, input = 0.4279, tap = 0.001608, far = 0.01416, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 7.166, plane = 68.54, row = 5.92, vector = 4.748, tail = 8.168, tap = 0.1243, far = 0.005085, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 13.03, plane = 75.57, row = 7.079, vector = 4.61, tail = 5.251, thin = 12.43, tap = 0.2224, far = 0.008259, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 159.5, width = 32, tail = 74.59, thin = 0.5175, tap = 0.1662, far = 0.0101, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 128.3, plane = 25.77, width = 64, cell = 1.092, input = 1.089, thin = 0.4626, tap = 0.01777, step = 0.006362, far = 0.002685, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 140.2, row = 31.97, vector = 8.623, width = 32, tail = 67.37, input = 0.005319, tap = 0.2669, far = 0.0093, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 2.412, plane = 82.19, row = 3.182, vector = 3.286, tail = 7.666, tap = 0.1142, step = 0.0005957, far = 0.0009898, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 192.4, plane = 660.7, row = 17, vector = 21.18, width = 64, input = 0.4338, tap = 0.00204, step = 0.01043, far = 0.01674, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 26.69, plane = 77.07, row = 9.569, vector = 1.902, tail = 5.459, tap = 0.1387, step = 0.001392, far = 0.003549, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 64.43, plane = 77.5, row = 5.926, vector = 2.847, tail = 7.088, thin = 12.99, tap = 0.2619, step = 0.002589, far = 0.001204, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 754.3, plane = 5.336, row = 20.56, vector = 0.01338, width = 64, tail = 50.37, tap = 0.1494, far = 0.00001649, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1181, plane = 11.64, width = 32, cell = 1.283, input = 0.712, thin = 0.5041, step = 0.02729, far = 0.03018, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 657.1, row = 30.45, width = 16, tail = 10.73, cell = 0.3471, thin = 13.67, tap = 0.2302>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 69.42, row = 4.712, vector = 2.581, tail = 5.163, tap = 0.06062, step = 0.002119, far = 0.0004266, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <plane = 721.2, row = 9.056, vector = 0.3586, tail = 18.93, input = 0.4305, tap = 0.005854, step = 0.006593, far = 0.03, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 72.26, row = 4.298, vector = 2.64, tail = 1.415, tap = 0.06287, step = 0.001696, far = 0.002206, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 74.46, row = 4.361, vector = 2.408, tail = 3.564, thin = 9.695, tap = 0.1529, step = 0.0007191, far = 0.006601, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <plane = 7.628, row = 21.44, tail = 58.46, input = 0.0508, tap = 0.1602, step = 0.003949>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <row = 22.86, width = 16, tail = 27.82, cell = 0.2833, input = 0.003055, thin = 4.712, tap = 0.2764, far = 0.0008582, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 76.41, vector = 4.08, width = 64, tail = 2.283, cell = 0.01431, thin = 0.07192, tap = 0.05877, step = 0.0018, far = 0.00683, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 527.9, plane = 682.8, row = 3.597, vector = 3.806, tail = 28.7, input = 0.3514, tap = 0.005814, far = 0.04512, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 1.615, plane = 71.86, row = 4.8, vector = 2.265, tail = 5.301, tap = 0.05681, step = 0.001749, far = 0.005472, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 74.42, row = 4.817, vector = 2.598, tail = 4.412, thin = 9.727, tap = 0.129, step = 0.003207, far = 0.006876, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 10.85, plane = 43.32, row = 9.399, vector = 4.804, width = 16, tail = 12.44, input = 0.002494, tap = 0.1213, step = 0.02314>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 37.63, row = 6.137, vector = 7.555, tail = 34.64, tap = 0.2675, step = 0.05614, far = 0.01197, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 19.88, plane = 11.68, row = 12.7, tail = 11.89, cell = 0.9308, input = 0.005363, tap = 0.4979, step = 0.01175, far = 0.01482, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 47.37, row = 4.38, vector = 1.491, tail = 4.639, tap = 0.0676, step = 0.001352, far = 0.001077, cache = 419430>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 57.61, row = 4.684, vector = 0.8626, tail = 2.395, thin = 3.554, tap = 0.4457, step = 0.01341, far = 0.0003796, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 91.14, plane = 17.73, row = 5.114, tail = 15.56, cell = 0.3391, input = 0.09027, tap = 0.2414, step = 0.003824, far = 0.001256, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 55.61, vector = 8.043, tail = 43.6, tap = 0.3688, step = 0.03232, far = 0.01051, cache = 629146>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 62.29, plane = 25.87, row = 5.615, vector = 3.834, width = 4, tail = 7.029, tap = 1.052, step = 0.008877, far = 0.007462, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 73.69, row = 6.647, vector = 3.812, tail = 7.863, tap = 0.1198, far = 0.0007545, cache = 629146>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 72.57, row = 6.023, vector = 2.701, tail = 3.545, thin = 2.028, tap = 0.8148, step = 0.01741>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 56.9, plane = 27.62, row = 4.552, vector = 0.5135, width = 16, tail = 6.751, input = 0.1086, thin = 5.146, tap = 0.304, step = 0.00422>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 14.84, row = 4.671, vector = 3.715, tail = 40.24, tap = 0.4772, step = 0.01976, far = 0.01975, cache = 629146>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 38.57, plane = 1.884, row = 28.59, tail = 10.12, cell = 0.8925, tap = 1.101, step = 0.0184, far = 0.01139, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 74.64, row = 6.901, vector = 3.376, tail = 8.236, tap = 0.1184, step = 0.000277, far = 0.002916, cache = 838861>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 14.09, plane = 79.11, row = 6.942, tail = 3.633, cell = 1.201, thin = 1.011, tap = 0.9084, step = 0.01879>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 39.35, plane = 16.09, width = 32, tail = 48.29, cell = 0.3037, thin = 1.476, tap = 0.2538>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <plane = 21.83, vector = 8.751, tail = 38.9, tap = 0.2655, step = 0.1366>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 48.89, row = 18.03, vector = 8.988, width = 8, tail = 5.865, tap = 0.8391>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 67.09, row = 6.443, vector = 1.789, tail = 1.866, tap = 0.1168, step = 0.001168, far = 0.001854, cache = 838861>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 70.42, row = 4.262, tail = 2.026, cell = 0.7769, thin = 9.774, tap = 0.6483, step = 0.01909>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 61.32, plane = 12.28, row = 15.93, width = 16, cell = 0.3153, input = 0.002707, thin = 1.496, tap = 0.228, far = 0.003876, cache = 629146>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 13.93, row = 0.1576, vector = 9.093, tail = 35.64, tap = 0.3438, step = 0.05561>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 59.37, plane = 5.928, row = 13.92, tail = 3.561, cell = 1.017, thin = 17.8, tap = 0.7836>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 69.58, row = 2.295, vector = 2.003, tail = 6.998, tap = 0.1166, step = 0.0009281, far = 0.001694, cache = 419430>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 72.35, row = 4.179, tail = 3.541, cell = 0.9649, thin = 2.138, tap = 0.5932, step = 0.01062>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 52.85, plane = 24.19, row = 8.83, width = 32, tail = 12.48, tap = 0.1226, step = 0.01686, far = 0.001617, cache = 1048576>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 78.77, row = 3.849, vector = 4.262, tail = 56.9, tap = 0.3188, step = 0.0322, far = 0.01893, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 29.37, plane = 4.747, row = 19.56, vector = 0.4145, tail = 2.251, cell = 0.3478, thin = 13.8, tap = 0.1715, step = 0.002313, far = 0.00002777, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 58.73, row = 6.465, vector = 1.245, tail = 1.877, tap = 0.03798, far = 0.003103, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 60.4, row = 6.528, vector = 1.249, tail = 1.618, cell = 0.01039, thin = 2.772, tap = 0.07277, far = 0.0032, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 14.6, plane = 43.61, row = 8.984, cell = 0.04883, input = 0.02542, tap = 0.1982>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 66.16, plane = 0.2633, row = 4.981, vector = 6.613, tail = 47.6, cell = 0.04814, tap = 0.383, far = 0.01213, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 61.94, plane = 1.621, row = 26.14, vector = 3.512, tail = 4.586, thin = 16.6, tap = 0.2637, far = 0.001784, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 73.3, row = 8.871, vector = 3.76, tail = 2.678, tap = 0.0627, step = 0.002615, far = 0.004494, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 73.73, row = 7.189, vector = 3.791, tail = 2.669, thin = 7.482, tap = 0.1716, step = 0.003964, far = 0.002565, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 101.3, row = 4.675, tail = 29.14, input = 0.01667, tap = 0.1649, step = 0.03794>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 27.52, plane = 0.02034, row = 2.67, vector = 6.528, tail = 63.03, tap = 0.389, step = 0.006409, far = 0.02731, cache = 838861>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 119.8, plane = 27.41, row = 9.391, vector = 2.191, tail = 7.628, thin = 12.03, tap = 0.263, step = 0.03182, far = 0.009338, cache = 629146>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 70.08, row = 9.084, vector = 3.731, tail = 3.512, tap = 0.06317, step = 0.002961>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 80.01, row = 7.839, vector = 0.3812, tail = 3.655, cell = 0.7743, thin = 5.587, tap = 0.1603, step = 0.00627>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 75.1, plane = 13.18, row = 33.39, tail = 31.09, input = 0.001329, tap = 0.1519, step = 0.00139>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 76.61, plane = 0.08043, row = 7.447, vector = 4.683, tail = 52.68, tap = 0.3695, step = 0.009775, far = 0.01773, cache = 1048576>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 97.22, row = 26.82, tail = 3.65, cell = 0.6389, thin = 22.51, tap = 0.2277>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 67.16, row = 6.216, vector = 2.401, tail = 1.181, tap = 0.06272, far = 0.001782, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 72.17, row = 5.669, vector = 1.926, tail = 0.269, cell = 0.09609, thin = 5.306, tap = 0.1589, step = 0.001116, far = 0.002679, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 40.62, width = 64, tail = 33.33, input = 0.03529, thin = 0.006439, tap = 0.1515>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 92.63, row = 5.453, vector = 3.383, tail = 52.22, input = 0.01118, tap = 0.3886, far = 0.02355, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 68.21, plane = 13.48, row = 19.13, cell = 0.666, thin = 14.73, tap = 0.2306, far = 0.003219, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 74.32, row = 6.055, vector = 2.142, tail = 0.7456, tap = 0.06954, far = 0.0009077, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 75.92, row = 5.866, vector = 2.063, tail = 0.8054, thin = 5.607, tap = 0.1706, step = 0.0004554, far = 0.001734, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 71.33, row = 56.92, cell = 0.0112, input = 0.0001164, tap = 0.08534, far = 0.006663, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 24.67, plane = 8.436, row = 15.41, cell = 0.2676, input = 0.0373, thin = 9.145, tap = 0.1182>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 59.12, row = 6.092, vector = 1.255, tail = 1.082, tap = 0.032, step = 0.002149, far = 0.002881, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 62.41, row = 5.979, vector = 1.336, tail = 1.936, tap = 0.01569, step = 0.001374, far = 0.002072, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 62.05, row = 5.968, vector = 1.053, tail = 0.6613, cell = 0.03664, thin = 7.812, tap = 0.03387, step = 0.002111, far = 0.001701, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 52.16, plane = 25.92, row = 9.587, width = 64, input = 0.01543, thin = 0.3175, tap = 0.1524, step = 0.01677, far = 0.009731, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 45.38, plane = 3.211, row = 25.93, cell = 0.2603, input = 0.01161, thin = 25.86, tap = 0.25, step = 0.01424, far = 0.004649, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 4.623, plane = 78.83, row = 7.92, vector = 2.619, tail = 4.689, cell = 0.09155, tap = 0.06678, step = 0.002221, far = 0.003442, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 81.1, row = 6.323, vector = 3.351, tail = 7.584, tap = 0.06517, step = 0.0005762, far = 0.004123, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 15.67, plane = 79.2, row = 5.644, tail = 5.036, cell = 0.4797, thin = 8.376, tap = 0.1268, step = 0.00295, far = 0.004242, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <call = 2.914, plane = 22.27, vector = 2.38, width = 32, tail = 1.005, thin = 1.851, tap = 0.1809>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 6.379, row = 23.07, width = 16, tail = 22.38, cell = 0.2785, thin = 11.49, tap = 0.2536, step = 0.004223, far = 0.01342, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 20.35, plane = 77.33, row = 8.43, width = 16, tail = 4.201, cell = 0.4125, thin = 0.04957, tap = 0.06368, step = 0.0004904, far = 0.000438, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 76.01, row = 6.884, vector = 3.268, tail = 4.895, cell = 0.01291, tap = 0.05802, step = 0.000489, far = 0.00004125, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 9.151, plane = 79.11, row = 8.844, tail = 2.293, cell = 0.4454, thin = 8.939, tap = 0.1146, step = 0.001649, far = 0.001651, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 989.5, plane = 26.5, width = 64, tail = 17.42, tap = 0.1255>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 493.6, plane = 12.29, row = 21.06, cell = 0.02038, thin = 15.58, tap = 0.222>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 74.14, row = 6.714, vector = 1.751, tail = 1.122, cell = 0.08105, tap = 0.05932, step = 0.001039, far = 0.004134, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 64.22, row = 7.272, tail = 4.577, cell = 0.1614, tap = 0.03111, step = 0.0005504, far = 0.002219, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 86.27, row = 4.846, tail = 1.254, cell = 0.3192, thin = 8.319, tap = 0.08994, step = 0.0003818, far = 0.003788, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 43.08, plane = 48.48, row = 18.42, tail = 9.032, input = 0.003747, tap = 0.08544, far = 0.04383, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 96.2, plane = 7.625, row = 11.65, vector = 2.345, tail = 10.31, input = 0.01091, thin = 13.24, tap = 0.1654, far = 0.02217, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 5.041, plane = 70.85, row = 4.919, vector = 1.153, width = 16, tail = 3.084, cell = 0.2026, tap = 0.05876, step = 0.00141, far = 0.005243, cache = 1048576>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 72.32, row = 5.44, vector = 2.27, tail = 3.453, tap = 0.03237, step = 0.0005009, far = 0.00312, cache = 1048576>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 69.55, row = 5.769, tail = 2.235, cell = 0.292, thin = 8.891, tap = 0.08128, step = 0.002114, far = 0.004595, cache = 629146>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 51.72, vector = 0.1715, tail = 24.89, tap = 0.05437, step = 0.01293, far = 0.02228, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 5.349, plane = 30.99, width = 32, cell = 0.1318, input = 0.01523, thin = 1.064, tap = 0.1277, far = 0.03537, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 64.12, row = 6.034, vector = 0.4745, tail = 1.985, tap = 0.07032, far = 0.002711, cache = 1048576>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 63.89, row = 6.856, vector = 0.8387, tail = 1.414, thin = 14.37, tap = 0.05025>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 43.29, plane = 66.73, row = 17.16, tap = 0.1635>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 189, plane = 13.05, row = 41.87, cell = 0.3137, thin = 17.87, tap = 0.2389, far = 0.007109, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 3.686, plane = 81.2, row = 7.194, vector = 3.819, tail = 2.571, input = 0.0001668, tap = 0.0697, far = 0.003217, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 12.16, plane = 85.36, row = 3.77, tail = 1.994, cell = 0.5842, thin = 14.81, tap = 0.1249, far = 0.01221, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 34.79, row = 31.66, tail = 55.56, input = 0.001792, tap = 0.1207, far = 0.008917, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 125.4, row = 51.62, cell = 0.3992, input = 0.001481, thin = 9.753, tap = 0.1777, step = 0.01872, far = 0.01856, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 21.41, plane = 62.65, row = 8.963, vector = 3.053, tail = 1.589, tap = 0.07578, far = 0.01244, cache = 838861>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 18.91, plane = 61.65, row = 7.075, tail = 2.527, cell = 0.4734, thin = 18.29, tap = 0.1224, far = 0.02407, cache = 838861>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 54.47, vector = 0.9959, width = 32, tail = 2.842, tap = 0.1492, step = 0.005729>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 466.2, row = 8.57, tail = 28.54, cell = 0.01491, input = 0.002534, thin = 20.43, tap = 0.2313, far = 0.004486, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 30.21, row = 9.457, width = 16, cell = 0.2939, thin = 0.005021, tap = 0.05595, step = 0.002011>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 23.67, row = 6.214, vector = 2.588, tail = 1.068, thin = 21.43, tap = 0.09285, step = 0.00262>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 473.9, plane = 70.82, row = 0.5561, tail = 70.84, tap = 0.1086, step = 0.01394>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 321.3, plane = 3.495, row = 7.084, tail = 9.331, cell = 0.3866, thin = 29.72, tap = 0.1423, step = 0.0136, far = 0.009101, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <plane = 61.33, row = 6.121, vector = 2.211, tail = 5.047, tap = 0.05824>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 64.74, row = 5.558, vector = 2.274, tail = 3.835, thin = 15.99, tap = 0.09246, far = 0.0008746, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 120.1, plane = 40.27, row = 2.608, width = 64, thin = 0.2272, tap = 0.09048, far = 0.08337, cache = 629146>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 74.26, plane = 11.9, vector = 10.95, cell = 0.07433, input = 0.3112, tap = 0.001032, step = 0.01384, far = 0.2295, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 118.4, plane = 28.09, row = 4.789, tail = 2.948, cell = 0.08441, thin = 10.31, tap = 0.1298, step = 0.003613, far = 0.1384, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 51.85, row = 4.417, vector = 2.553, tail = 7.783, tap = 0.007781, step = 0.0005355>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 49.59, plane = 538.3, row = 3.531, vector = 0.4278, tail = 11.92, input = 0.06402, step = 0.003719>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 55.94, row = 8.772, vector = 1.361, tail = 4.254, thin = 9.309, tap = 0.03768, step = 0.0003149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 30.49, row = 1.653, vector = 5.159, tail = 0.3779, cell = 0.006531, far = 0.0001346, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 16.41, plane = 1.678, row = 1.135, vector = 2.601, tail = 0.6409, cell = 0.0223>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.49, plane = 2.569, row = 1.525, vector = 1.532, tail = 0.5687, cell = 0.06444, far = 0.00007514, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 25.14, plane = 1.48, row = 1.234, vector = 4.373, tail = 0.9213, cell = 0.05036, far = 0.0003017, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 27.94, plane = 2.629, row = 1.67, vector = 4.237, tail = 0.2501, cell = 0.03226, far = 0.0006998, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 14.88, plane = 2.567, row = 1.522, vector = 1.305, tail = 0.8576, cell = 0.4571, thin = 11.4>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 240.8, row = 26.55, vector = 9.244, tail = 2.095, cell = 0.04821, far = 0.0008041, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 244, row = 18.5, vector = 4.384, tail = 1.501, cell = 0.1113>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 249.7, row = 20.53, vector = 3.366, cell = 0.09372>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 18.39, plane = 20, row = 16.46, vector = 7.702, cell = 0.01491, far = 0.0005226, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 13.79, row = 49.63, vector = 12.91>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 25.85, row = 71.16, vector = 8.144, tail = 0.7476, cell = 0.3546>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 32.14, row = 33.36, tail = 0.4887, cell = 1.766, thin = 1.307>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 2.588, plane = 51.69, row = 6.538, tail = 5.996, tap = 0.107, step = 0.009112>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 855.1, plane = 17.8, tail = 7.565, cell = 0.7437, input = 0.8526, tap = 0.01268, step = 0.03847, far = 0.03821, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 67.63, plane = 17.41, row = 8.245, tail = 4.766, cell = 0.1749, thin = 16.33, tap = 0.2368, step = 0.01379, far = 0.0008099, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 39.25, row = 1.044, vector = 10.36, tail = 0.3881, far = 0.0006434, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 58.24, vector = 2.878, tail = 0.08583, cell = 0.04701, far = 0.001761, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 46.14, row = 3.328, vector = 0.553, tail = 0.3274, cell = 0.1515, thin = 12.74, far = 0.0003019, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 164.7, plane = 18.54, row = 4.514, tail = 449.8, cell = 0.2113>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 44.77, row = 2.867, vector = 3.939, cell = 0.01989>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 48.06, row = 2.969, vector = 0.8289, tail = 0.2457, cell = 0.2157, thin = 12.59>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 6.293, plane = 48.48, row = 3.086, tail = 1.075, cell = 0.5162, thin = 12.96>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 86.37, vector = 5.86, tail = 7.1, cell = 0.2086, far = 0.001097, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 40.68, plane = 78.55, vector = 3.135, tail = 1.228, cell = 0.2319, far = 0.003575, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 30.35, plane = 76.69, row = 1.569, vector = 1.896, tail = 0.5565, cell = 0.2365, thin = 28.23, far = 0.001056, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 238.1, plane = 142.7, tail = 993.2, cell = 0.3536>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 25.19, plane = 87.6, vector = 7.625, cell = 0.2044, far = 0.005129, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 29.4, plane = 83.95, row = 0.6408, vector = 2.52, tail = 2.44, cell = 0.4521, thin = 29.04, far = 0.00128, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 104.5, plane = 86.57, row = 0.3295, vector = 4.18, tail = 2.027, cell = 0.6986, thin = 30.91, far = 0.003207, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 53.13, row = 6.799, vector = 5.297, tail = 7.701, tap = 0.0327, far = 0.002852, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 150.8, plane = 679.9, row = 24.7, vector = 40.41, tail = 43.94, input = 0.2684, far = 0.0124, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 81.63, row = 7.108, tail = 1.258, cell = 0.4242, thin = 16.57, tap = 0.1452, far = 0.006807, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 426.6, plane = 22.89, width = 64, input = 0.008103, thin = 0.451, tap = 0.0965, step = 0.03727, far = 0.004798, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 16.67, cell = 1.079, input = 0.7487, step = 0.04768, far = 0.02963, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 298.3, plane = 13.51, row = 13.35, vector = 2.365, tail = 3.864, input = 0.01437, thin = 19.36, tap = 0.1668, step = 0.04439, far = 0.01325, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 73.9, row = 5.201, vector = 3.111, tail = 1.266, tap = 0.04736>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 170.6, plane = 518.2, row = 47.34, vector = 2.054, width = 128, input = 0.4094, tap = 0.002372, step = 0.004109>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 55.29, plane = 64.96, row = 6.279, vector = 3.225, tail = 3.275, thin = 14.96, tap = 0.1262, step = 0.01192, far = 0.05731, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 17.49, row = 0.6058, vector = 2.631, tail = 0.1394, far = 0.0004956, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 16.24, plane = 1.903, row = 0.7515, vector = 1.329, tail = 0.2372, cell = 0.01422>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 19.13, plane = 2.02, row = 0.8763, vector = 1.311, tail = 0.1797, far = 0.0001285, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 25.25, plane = 2.178, row = 0.987, vector = 1.954, tail = 0.3698, cell = 0.0177>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 19.77, plane = 2.328, row = 0.9131, vector = 2.146, tail = 0.141, cell = 0.0005598>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 22.45, plane = 1.608, row = 1.13, vector = 1.183, tail = 0.2362, cell = 0.1395, thin = 13.45, far = 0.002144, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 21.39, plane = 61.46, row = 7.758, width = 64, tail = 1.252, thin = 0.1564, tap = 0.08741, step = 0.02243>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <plane = 12.18, row = 4.024, tail = 16.3, cell = 0.6521, input = 0.7324, step = 0.02822, far = 0.04947, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 123.2, plane = 14.7, row = 8.239, tail = 4.885, cell = 0.241, thin = 13.48, tap = 0.1665, step = 0.01159, far = 0.01416, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 44.68, row = 0.7573, vector = 2.081, tail = 0.5475, cell = 0.01915, far = 0.002414, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 1.019, plane = 59.95, vector = 1.986, cell = 0.02121, far = 0.002293, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 3.03, plane = 51.46, row = 1.969, vector = 0.4668, tail = 0.3968, cell = 0.07389, thin = 13.8, far = 0.0006854, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 167.3, plane = 42.66, row = 0.07168, tail = 3.169, cell = 0.06833, far = 0.0003688, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 21.23, plane = 93.79, row = 12, vector = 6.536, thin = 13.4, far = 0.0008564, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.79, row = 1.905, vector = 1.177, tail = 0.1858, cell = 0.005036, far = 0.00145, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 5.864, plane = 51.51, row = 1.943, vector = 0.6131, tail = 0.3529, cell = 0.0737, thin = 13.99, far = 0.0007462, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 6.964, plane = 51.39, row = 2.317, vector = 0.6812, tail = 0.3476, cell = 0.09042, thin = 15.22, far = 0.001637, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 5.207, plane = 63.46, row = 6.556, vector = 2.606, tail = 2.699, tap = 0.01108, far = 0.0009245, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 52.48, plane = 624.4, row = 2.459, vector = 23.23, tail = 20.95, input = 0.07529, far = 0.008215, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 69.83, plane = 72.12, row = 5.401, tail = 1.537, cell = 0.2197, thin = 16.41, tap = 0.1093, step = 0.0002693, far = 0.007331, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 193.1, plane = 8.212, row = 47.16, width = 32, tail = 8.949, input = 0.01585, thin = 3.478, tap = 0.1247, step = 0.004678>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 352.2, row = 22.24, cell = 0.1716, thin = 27.38, tap = 0.2687, far = 0.01802, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 28.26, width = 256, tail = 2.077, cell = 0.09061, thin = 0.1861, tap = 0.006626, step = 0.002111>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 661.6, row = 11.28, vector = 2.431, tail = 20.24, input = 0.2084, step = 0.008197, far = 0.03386, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 0.2309, plane = 56.89, row = 7.498, tail = 4.987, cell = 0.2352, thin = 17.74, tap = 0.09598, step = 0.006979, far = 0.04032, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 12.8, plane = 10.49, row = 0.7784, vector = 1.326, width = 16, far = 0.0002144, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 26.18, plane = 22.51, row = 1.241, vector = 1.869, cell = 0.006212, far = 0.0007638, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 146.4, plane = 12.82, row = 0.8295, vector = 1.007, far = 0.0004166, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 10.09, plane = 13.8, row = 0.1067, vector = 2.401, width = 16, cell = 0.002512, thin = 0.4405, far = 0.0002341, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 132.1, plane = 28.46, row = 0.6585, vector = 1.965, far = 0.0009001, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 15.67, plane = 9.226, row = 0.636, vector = 1.953, width = 8, tail = 0.2055, thin = 0.7133>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 34.09, plane = 8.087, row = 3.555, vector = 1.216, width = 32, tail = 1.37, cell = 0.0559, thin = 0.1236, far = 0.00224, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 160.6, row = 3.208, vector = 1.559, far = 0.002986, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 41.17, plane = 7.069, row = 3.23, vector = 0.1503, width = 32, tail = 6.882, cell = 0.1428, thin = 0.159, far = 0.003852, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 160.4, plane = 9.071, row = 2.776, width = 64, cell = 0.1497, thin = 0.01113, far = 0.002751, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 43.85, plane = 10.86, row = 3.339, vector = 0.9591, width = 8, tail = 2.361, cell = 0.2531, far = 0.004521, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 95.21, row = 0.9729, vector = 1.003, tail = 0.02548, far = 0.001801, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 16.47, plane = 27.98, row = 0.8269, vector = 0.5049, tail = 0.07809, cell = 0.004775, far = 0.001174, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 167.6, plane = 106.1, row = 0.08564, vector = 1.097, far = 0.002237, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 28.81, plane = 25.91, row = 0.5953, vector = 1.003, tail = 0.1549, thin = 0.4502, far = 0.002577, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 178.7, plane = 98.86, row = 1.161, vector = 1.608, far = 0.003468, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 40.49, plane = 23.3, row = 0.6978, vector = 0.9028, thin = 0.4695, far = 0.002011, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 47.69, plane = 37.19, row = 2.732, vector = 1.374, thin = 0.01568, far = 0.003709, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 156.2, plane = 60.02, row = 2.209, vector = 2.029, far = 0.00562, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 81.5, plane = 33.04, row = 2.337, vector = 2.483, thin = 0.7679, far = 0.003583, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 217.4, plane = 38.05, row = 1.776, width = 64, tail = 0.1839, cell = 0.2063, thin = 0.02091, far = 0.004543, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 117.6, plane = 33.31, row = 2.208, vector = 1.363, cell = 0.1978, thin = 1.155, far = 0.006964, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.624, plane = 10.33, row = 0.7388, vector = 1.455, width = 16, far = 0.0002991, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 34.03, plane = 18.54, row = 0.4986, vector = 1.464, tail = 0.1958, cell = 0.004947, far = 0.000925, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 160.4, plane = 20.62, row = 0.6341, vector = 0.09666, width = 64, cell = 0.0671, thin = 0.0003955>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 9.619, plane = 14.21, row = 0.03125, vector = 2.372, width = 16, tail = 0.2267, thin = 0.3032, far = 0.0006636, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 159.3, plane = 20.55, row = 0.5234, vector = 2.603, far = 0.0002401, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 17.67, plane = 8.373, row = 0.9609, vector = 1.807, width = 8, tail = 0.1667, thin = 0.6768, far = 0.0005337, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 35.43, plane = 9.342, row = 3.755, vector = 3.023, width = 32, tail = 0.5826, cell = 0.01876, thin = 0.1263, far = 0.001249, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 161.5, plane = 4.13, row = 3.213, width = 64, cell = 0.1165, thin = 0.01438, far = 0.0006152, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 48.21, plane = 4.999, row = 3.214, vector = 1.921, width = 32, tail = 5.546, cell = 0.07405, thin = 0.212, far = 0.004721, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 162.3, plane = 3.326, row = 2.934, vector = 0.7316, width = 64, cell = 0.1217, thin = 0.003871, far = 0.0006652, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 55.72, plane = 9.027, row = 3.613, vector = 0.3683, width = 8, tail = 2.773, cell = 0.283, far = 0.004432, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 94.52, row = 0.9597, vector = 0.8047, tail = 0.3214, cell = 0.01801, far = 0.002217, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 16.61, plane = 26.73, row = 0.6965, vector = 0.4754, tail = 0.2549, cell = 0.01824, far = 0.002292, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 113.3, plane = 110.8, row = 0.3284, width = 64, tail = 0.1153, cell = 0.06536, far = 0.002024, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 18.16, plane = 26.64, row = 0.4692, vector = 0.971, tail = 0.2476, thin = 0.3586, far = 0.002485, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 139.4, plane = 107.6, row = 0.3391, width = 32, tail = 0.4974, cell = 0.1178, far = 0.003639, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 34.34, plane = 25.31, row = 0.5777, vector = 0.8792, tail = 0.0967, thin = 0.395, far = 0.002485, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 46.69, plane = 37.03, row = 2.41, vector = 1.476, tail = 0.5631, thin = 0.002404, far = 0.003937, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 181.6, plane = 41.07, row = 1.393, vector = 2.155, far = 0.0055, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 72.15, plane = 33.4, row = 2.414, vector = 2.254, tail = 0.1157, thin = 0.4979, far = 0.006333, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 193.7, plane = 36.23, row = 2.191, width = 32, cell = 0.2324, thin = 0.04455, far = 0.004031, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 128.2, plane = 33.4, row = 2.013, vector = 2.204, thin = 1.026, far = 0.00671, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.692, plane = 4.597, vector = 1.718, width = 16, tail = 0.3386, far = 0.001487, cache = 629146, deep = 0.0232, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 24.78, plane = 3.038, vector = 1.037, tail = 16.29, cell = 0.01647, far = 0.002127, cache = 419430, deep = 0.02236, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.05, plane = 11.34, tail = 2.904, cell = 0.1121, far = 0.001862, cache = 629146, deep = 0.02231, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 158.6, plane = 9.794, width = 64, cell = 0.09455, thin = 0.01149, far = 0.00262, cache = 629146, deep = 0.007152, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 153.9, plane = 8.725, vector = 1.205, far = 0.002486, cache = 1363149, deep = 0.005813, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 156, plane = 9.677, vector = 2.071, width = 16, cell = 0.06243, far = 0.004033, cache = 1363149, deep = 0.005377, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.821, plane = 4.597, vector = 1.748, width = 16, tail = 0.08496, thin = 0.6185, far = 0.001549, cache = 629146, deep = 0.02309, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 143.5, plane = 9.067, vector = 2.703, far = 0.001382, cache = 629146, deep = 0.004059, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 7.605, plane = 4.7, vector = 0.9832, width = 8, tail = 0.2757, cell = 0.08252, thin = 0.2061, far = 0.0007373, cache = 419430, deep = 0.01822, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 16.99, plane = 7.963, row = 0.6703, vector = 1.68, width = 16, cell = 0.00169, deep = 0.01892, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_parts" cost <call = 71.95, plane = 3.361, cell = 0.12, deep = 0.01493, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 72.34, plane = 1.927, vector = 1.223, cell = 0.05325, far = 0.00003799, cache = 419430, deep = 0.01489, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 35.84, plane = 9.106, row = 0.4919, vector = 1.139, tail = 0.6121, cell = 0.0411, far = 0.00132, cache = 838861, deep = 0.02953, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 30.89, plane = 11.76, row = 0.7921, vector = 0.07117, tail = 0.6434, cell = 0.06396, deep = 0.01702, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 153.1, plane = 16.06, row = 0.6515, vector = 1.76, far = 0.001566, cache = 1363149, deep = 0.004958, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 173.9, plane = 3.54, row = 1.065, vector = 1.314, width = 32, cell = 0.09125, far = 0.001257, cache = 629146, deep = 0.003307, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 111, plane = 66.82, row = 0.9731, vector = 0.5745, deep = 0.003856, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 4.63, plane = 15.97, vector = 3.095, width = 16, cell = 0.001007, thin = 0.3811, deep = 0.008796, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 140.7, plane = 18.56, row = 0.3122, width = 32, tail = 0.131, cell = 0.2554, far = 0.0008412, cache = 838861, deep = 0.001998, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 15.12, plane = 8.841, row = 0.4471, vector = 1.839, width = 8, cell = 0.02269, thin = 0.5068, deep = 0.007925, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 38.94, plane = 10.16, row = 1.295, vector = 1.527, width = 16, tail = 0.4041, cell = 0.0082, deep = 0.01822, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 2.137, plane = 5.437, tail = 10.16, cell = 0.08854, deep = 0.0162, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 61.78, row = 0.7342, vector = 0.2376, tail = 0.722, cell = 0.056, far = 0.001414, cache = 1363149, deep = 0.0269, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 39.42, plane = 40.24, row = 0.1466, vector = 1.177, tail = 0.3656, cell = 0.007192, far = 0.001817, cache = 1048576, deep = 0.0162, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 67.48, plane = 103.6, row = 0.3279, width = 64, cell = 0.0762, thin = 0.01286, deep = 0.004019, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 25.17, plane = 28.44, row = 0.9071, vector = 3.006, width = 16, tail = 0.2232, thin = 0.6293, deep = 0.01336, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 136.3, plane = 29.15, row = 0.4504, vector = 1.317, deep = 0.003895, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 37.2, plane = 17.47, row = 1.514, vector = 1.47, width = 8, cell = 0.05849, thin = 0.5681, deep = 0.01026, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 141.1, plane = 14.09, row = 4.407, vector = 2.548, width = 64, cell = 0.1936, deep = 0.03591, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 121.1, plane = 13.15, row = 10.05, vector = 1.835, width = 32, cell = 0.1638, thin = 1.01, deep = 0.04886, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 124.1, plane = 15.93, row = 14.23, vector = 2.141, width = 16, cell = 0.1426, thin = 1.079, deep = 0.04779, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 53.34, plane = 8.884, row = 3.824, vector = 2.273, width = 16, cell = 0.1706, thin = 0.26, deep = 0.036, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 124.8, row = 1.105, vector = 3.194, width = 32, cell = 0.1244, far = 0.003391, cache = 838861, deep = 0.02639, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 125.3, plane = 15.5, row = 6.825, vector = 4.349, width = 32, tail = 2.214, cell = 0.05076, thin = 1.169, far = 0.003797, cache = 1048576, deep = 0.03768, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 204.4, plane = 34.25, row = 5.953, width = 64, cell = 0.1898, thin = 0.04045, far = 0.003206, cache = 1363149, deep = 0.01718, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 122.5, plane = 20.09, row = 7.453, vector = 2.092, width = 16, tail = 7.219, cell = 0.09663, thin = 1.132, far = 0.006566, cache = 629146, deep = 0.03853, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 207.6, plane = 36.1, row = 7.257, vector = 1.902, far = 0.003603, cache = 1363149, deep = 0.01794, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 39.7, plane = 8.946, row = 4.09, vector = 1.091, width = 8, tail = 1.495, cell = 0.1714, far = 0.007305, cache = 1048576, deep = 0.01968, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 13.72, plane = 3.675, vector = 3.841, width = 32, cell = 0.02139, deep = 0.01833, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.698, vector = 0.9155, tail = 33.4, cell = 0.01892, deep = 0.0178, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 33.76, plane = 8.919, vector = 2.508, width = 64, tail = 1.181, cell = 0.04752, deep = 0.01989, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 157.8, plane = 7.761, vector = 4.964, width = 64, tail = 194, thin = 0.6233, far = 0.001175, cache = 419430, deep = 0.009798, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 141.6, plane = 8.366, vector = 3.846, width = 32, tail = 103.1, far = 0.002829, cache = 1048576, deep = 0.006742, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 151.4, plane = 8.178, vector = 2.275, width = 16, tail = 62.98, far = 0.001465, cache = 1363149, deep = 0.00572, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 11.3, plane = 4.622, vector = 6.339, width = 32, thin = 0.7335, deep = 0.01424, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 153.4, plane = 8.784, vector = 6.145, width = 32, tail = 86.65, thin = 0.02239, far = 0.00106, cache = 1048576, deep = 0.01017, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 16.92, plane = 4.894, vector = 2.582, width = 16, tail = 0.2502, cell = 0.04696, thin = 0.4722, deep = 0.01319, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 89.13, vector = 2.997, width = 64, cell = 0.05674, thin = 0.003009, far = 0.002822, cache = 419430, deep = 0.01871, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 79.71, vector = 0.6436, tail = 0.8349, cell = 0.06636, far = 0.005643, cache = 1048576, deep = 0.02325, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 6.909, plane = 19.06, row = 0.8095, vector = 0.306, tail = 0.185, cell = 0.05824, far = 0.002064, cache = 629146, deep = 0.02164, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 137.8, plane = 100.6, row = 0.3378, width = 32, cell = 0.1085, thin = 0.04826, far = 0.002767, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 7.147, plane = 19.98, row = 0.5562, vector = 1.234, tail = 0.2722, thin = 0.6552, far = 0.001742, cache = 838861, deep = 0.01993, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 137.8, plane = 104.5, row = 0.1853, vector = 1.288, width = 32, cell = 0.1691, thin = 0.02318, far = 0.001624, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 12.17, plane = 19.88, row = 0.7946, vector = 0.9318, tail = 0.0314, thin = 0.4077, far = 0.002589, cache = 1363149, deep = 0.02178, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 91.22, row = 0.737, vector = 1.308, tail = 0.1609, cell = 0.0005592, far = 0.00165, cache = 419430, deep = 0.02369, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 69.1, vector = 0.3038, tail = 1.432, cell = 0.0813, far = 0.00216, cache = 419430, deep = 0.03165, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 118.4, vector = 2.695, tail = 10.59, thin = 2.194, far = 0.00308, cache = 1363149, deep = 0.03307, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat_pairs" cost <cell = 0.2245, far = 0.01026, cache = 1048576, deep = 0.03903, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 15.74, plane = 28.8, row = 0.7313, vector = 0.5938, tail = 0.09284, cell = 0.006478, far = 0.001619, cache = 629146, deep = 0.02737, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 162, plane = 99.92, row = 0.1666, vector = 1.253, width = 32, cell = 0.03788, far = 0.002776, cache = 1363149, deep = 0.006087, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 20.33, plane = 29.15, row = 0.5766, vector = 1.116, tail = 0.2107, thin = 0.6011, far = 0.0007422, cache = 419430, deep = 0.02289, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 162.1, plane = 103.9, row = 0.4166, vector = 0.9986, width = 16, cell = 0.09294, far = 0.001086, cache = 419430, deep = 0.003357, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 33.88, plane = 25.07, row = 0.6768, vector = 0.7803, cell = 0.0008606, thin = 0.3513, far = 0.002433, cache = 419430, deep = 0.02085, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 84.79, row = 0.4753, vector = 1.406, tail = 0.3946, far = 0.00113, cache = 419430, deep = 0.02631, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 49.12, row = 0.1211, vector = 1.331, tail = 0.5501, cell = 0.02885, far = 0.000007605, cache = 419430, deep = 0.02579, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 114.4, row = 1.712, vector = 1.883, tail = 13.69, thin = 2.629, far = 0.001989, cache = 419430, deep = 0.03589, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 7.93, plane = 40.14, row = 0.6159, vector = 0.562, tail = 0.1969, far = 0.001127, cache = 419430, deep = 0.02919, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 99.45, plane = 115, row = 0.4747, width = 32, cell = 0.08406, thin = 0.0118, deep = 0.005942, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 14.02, plane = 38.64, row = 0.4671, vector = 1.059, tail = 0.2484, thin = 0.6615, far = 0.0007215, cache = 419430, deep = 0.02643, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 147.3, plane = 123.8, vector = 1.424, width = 16, cell = 0.04859, far = 0.0007285, cache = 419430, deep = 0.03363, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 25.54, plane = 35.92, row = 0.5577, vector = 0.7617, thin = 0.3927, far = 0.002916, cache = 419430, deep = 0.02276, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 18.44, plane = 128, row = 7.797, vector = 10.94, tail = 3.559, cell = 0.093, far = 0.0008828, cache = 419430, deep = 0.04706, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 134.5, plane = 137.5, row = 5.558, width = 32, cell = 0.7669, thin = 0.1016, far = 0.001087, cache = 419430, deep = 0.03974, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 62.85, plane = 26.75, row = 7.49, vector = 8.209, cell = 0.391, far = 0.003217, cache = 419430, deep = 0.02271, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 224.5, plane = 16.78, row = 7.537, vector = 11.54, tail = 87.23, far = 0.001362, cache = 419430, deep = 0.01634, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 82.29, plane = 28.01, row = 6.343, vector = 7.006, cell = 0.4027, thin = 2.578, far = 0.005764, cache = 419430, deep = 0.02123, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 22.82, plane = 156.2, row = 0.9344, vector = 1.955, tail = 0.6277, cell = 0.04886, far = 0.0004266, cache = 629146, deep = 0.03313, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 104.9, plane = 164, row = 0.9577, vector = 2.579, deep = 0.01657, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 79.84, plane = 56.13, row = 1.85, vector = 2.683, tail = 0.8097, thin = 0.3984, far = 0.001208, cache = 419430, deep = 0.01784, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 204.9, plane = 55.43, row = 0.9808, vector = 1.516, width = 16, cell = 0.2697, thin = 0.06559, far = 0.0008128, cache = 419430, deep = 0.00789, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 133, plane = 63.62, row = 1.76, vector = 2.067, thin = 0.9604, far = 0.002836, cache = 419430, deep = 0.0174, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 120.2, row = 1.517, vector = 1.195, tail = 0.8608, cell = 0.06677, far = 0.002146, cache = 419430, deep = 0.03463, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 94.06, plane = 131.6, row = 1.169, vector = 0.4378, width = 32, cell = 0.1215, far = 0.001275, cache = 629146, deep = 0.02045, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 59.55, plane = 32.6, row = 2.215, vector = 2.411, tail = 0.3994, thin = 0.623, far = 0.003804, cache = 419430, deep = 0.02811, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 203.4, plane = 29.78, row = 2.227, vector = 0.9783, width = 16, cell = 0.2577, far = 0.002988, cache = 419430, deep = 0.01313, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 80.6, plane = 30.04, row = 2.152, vector = 1.913, thin = 1.202, far = 0.004985, cache = 419430, deep = 0.02258, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 92.31, row = 1.076, vector = 1.056, cell = 0.015, far = 0.002697, cache = 838861, deep = 0.0221, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 78.92, row = 0.1874, vector = 2.035, tail = 0.03177, far = 0.004681, cache = 838861, deep = 0.01932, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 8.037, plane = 29.15, row = 0.7344, vector = 0.4136, cell = 0.0293, far = 0.002179, cache = 838861, deep = 0.02595, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 161.1, plane = 101.9, row = 0.7823, vector = 0.3409, width = 32, cell = 0.06138, far = 0.004479, cache = 838861, deep = 0.005348, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 19.42, plane = 22.28, row = 0.7166, vector = 1.084, tail = 0.03571, thin = 0.7942, far = 0.002504, cache = 1048576, deep = 0.02318, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 155.9, plane = 104.9, row = 0.8279, vector = 0.2739, width = 32, cell = 0.135, far = 0.001984, cache = 629146, deep = 0.004623, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 29.83, plane = 21.7, row = 0.6863, vector = 0.844, tail = 0.05307, thin = 0.2791, far = 0.003355, cache = 838861, deep = 0.01691, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 21.56, plane = 8.687, row = 0.9174, vector = 0.8454, width = 16, cell = 0.04094, far = 0.0001948, cache = 419430, deep = 0.02302, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 80.48, plane = 2.014, vector = 1.647, cell = 0.0183, far = 0.0004947, cache = 419430, deep = 0.02166, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 44.97, plane = 10.13, row = 0.5383, vector = 0.1343, tail = 0.6194, cell = 0.06412, far = 0.001845, cache = 629146, deep = 0.03852, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 45.22, plane = 11.76, row = 1.392, vector = 0.1716, tail = 0.3731, cell = 0.03411, far = 0.0004638, cache = 419430, deep = 0.02348, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 154.1, plane = 22.7, row = 0.3455, vector = 1.498, deep = 0.01639, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 116.5, plane = 72.15, width = 32, tail = 4.431, cell = 0.1083, far = 0.003258, cache = 838861, deep = 0.01572, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 10.37, plane = 17.77, row = 0.05642, vector = 2.49, width = 16, cell = 0.01272, thin = 0.4937, deep = 0.01334, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 159.1, plane = 18.39, row = 0.9724, vector = 1.231, width = 32, cell = 0.1533, deep = 0.01317, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 22.2, plane = 10.58, row = 0.6735, vector = 1.516, width = 8, cell = 0.04473, thin = 0.246, far = 0.0004911, cache = 419430, deep = 0.009073, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 122.5, vector = 1.394, width = 32, cell = 0.1442, far = 0.001597, cache = 419430, deep = 0.05351, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 107.1, plane = 22.63, row = 2.684, width = 32, tail = 5.136, cell = 0.1745, thin = 1.071, far = 0.003229, cache = 419430, deep = 0.07055, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 194.1, plane = 57.58, row = 2.055, vector = 2.961, width = 64, cell = 0.1248, thin = 0.02984, far = 0.001925, cache = 419430, deep = 0.03009, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 116.6, plane = 21.9, row = 2.636, width = 16, tail = 9.814, cell = 0.2149, thin = 1.053, far = 0.008602, cache = 629146, deep = 0.05792, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 121.6, plane = 141.2, row = 1.753, vector = 1.789, far = 0.001775, cache = 419430, deep = 0.0303, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 41.42, plane = 10.83, row = 2.326, vector = 2.204, width = 8, tail = 1.582, cell = 0.01678, far = 0.008836, cache = 629146, deep = 0.04807, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 87.07, row = 0.5902, width = 32, tail = 0.8585, cell = 0.07276, far = 0.002422, cache = 629146, deep = 0.03016, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <call = 33.2, plane = 86.76, tail = 2.051, far = 0.01583, cache = 419430, deep = 0.03246, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 139.6, row = 0.1832, vector = 2.104, tail = 10.25, thin = 1.418, far = 0.00693, cache = 1363149, deep = 0.03827, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 15.97, plane = 29.69, row = 0.8463, vector = 0.03609, tail = 0.2522, cell = 0.06777, far = 0.002208, cache = 629146, deep = 0.02444, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 69.95, plane = 98.04, row = 0.6586, width = 32, cell = 0.08391, thin = 0.02591>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 16.94, plane = 32.84, row = 0.7189, vector = 0.9712, tail = 0.2061, thin = 0.7185, far = 0.001919, cache = 629146, deep = 0.02614, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 98.18, plane = 109.3, row = 0.4684, vector = 1.019, width = 32, cell = 0.1014>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 29.26, plane = 29.54, row = 0.7155, vector = 0.5977, tail = 0.1841, cell = 0.04629, thin = 0.1984, far = 0.003868, cache = 1048576, deep = 0.02143, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 112.4, row = 1.885, tail = 2.539, cell = 0.09928, far = 0.006164, cache = 629146, deep = 0.01873, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 127.5, plane = 133.6, row = 1.738, vector = 0.1627, width = 64, cell = 0.08468, far = 0.003153, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 49.24, plane = 38.38, row = 2.137, vector = 2.035, tail = 0.8539, thin = 0.5167, far = 0.00605, cache = 1048576, deep = 0.01787, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 224.5, plane = 45.49, row = 1.958, width = 16, cell = 0.2517, thin = 0.07825, far = 0.01131, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 77.18, plane = 33.73, row = 2.051, vector = 1.775, tail = 0.05213, thin = 1.017, far = 0.004833, cache = 419430, deep = 0.01912, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.08, plane = 7.843, row = 0.3975, vector = 1.289, width = 16, deep = 0.01379, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 44.64, plane = 6.743, row = 0.3762, vector = 0.7811, cell = 0.0293, far = 0.001868, cache = 629146, deep = 0.02917, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 47.65, plane = 15.6, row = 0.3405, vector = 0.8399, tail = 0.2383, deep = 0.01296, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 171.2, plane = 14.79, row = 0.2266, width = 64, tail = 0.198, cell = 0.1146, thin = 0.004255, deep = 0.004923, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 6.624, plane = 15.25, vector = 1.791, width = 16, tail = 0.1999, thin = 0.8493, deep = 0.008834, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 146.6, plane = 20.58, row = 0.06766, width = 32, cell = 0.1344, thin = 0.01854, deep = 0.003433, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 11.98, plane = 8.292, row = 0.5178, vector = 1.311, width = 8, tail = 0.08578, thin = 0.4562, deep = 0.00503, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 96.62, plane = 13.13, row = 8.444, vector = 1.291, width = 32, tail = 1.252, cell = 0.08257, thin = 0.7462, far = 0.003329, cache = 1048576, deep = 0.02237, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 41.29, plane = 193.1, row = 7.14, vector = 1.959, far = 0.001435, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 115.8, plane = 17.05, row = 10.39, width = 16, tail = 6.3, cell = 0.1929, thin = 0.5287, far = 0.004422, cache = 1048576, deep = 0.02237, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 197.3, plane = 56.02, row = 7.45, vector = 1.596, far = 0.002724, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 23.01, plane = 8.017, row = 5.017, width = 8, tail = 2.129, cell = 0.2745, far = 0.002975, cache = 1363149, deep = 0.02237, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 104.1, row = 0.7006, vector = 0.5718, tail = 0.4854, cell = 0.01898, far = 0.003085, cache = 629146, deep = 0.03954, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 122.9, vector = 0.95, tail = 5.001, cell = 0.03481, thin = 1.926, far = 0.00621, cache = 838861, deep = 0.03744, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 33.4, plane = 21.87, row = 0.3006, vector = 0.4963, tail = 0.1627, cell = 0.009064, far = 0.003101, cache = 838861, deep = 0.03887, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 164.6, plane = 101.8, width = 64, cell = 0.06472, thin = 0.02719>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 23.92, plane = 21.01, row = 0.3044, vector = 0.6387, tail = 0.2638, thin = 0.9549, far = 0.003476, cache = 1363149, deep = 0.03521, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 159.1, plane = 102.1, row = 0.2178, width = 32, cell = 0.09876, thin = 0.02052>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 34.56, plane = 19.2, row = 0.5147, vector = 0.5219, tail = 0.06231, thin = 0.282, far = 0.002154, cache = 1048576, deep = 0.03652, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 40.89, plane = 19.06, vector = 2.753, width = 16, tail = 0.4193, far = 0.01513, cache = 838861, deep = 0.03685, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 181.3, plane = 10.38, width = 64, cell = 0.08648, thin = 0.02425, far = 0.0173, cache = 419430, deep = 0.006233, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 33.73, plane = 23.14, vector = 1.56, tail = 0.4138, thin = 3.394, far = 0.01389, cache = 838861, deep = 0.03505, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 175.6, plane = 23.95, vector = 1.567, far = 0.01784, cache = 629146, deep = 0.006233, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 52.24, plane = 22.21, row = 0.12, vector = 1.272, tail = 0.5668, thin = 1.853, far = 0.01762, cache = 838861, deep = 0.02827, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 14.36, plane = 9.763, row = 0.1451, vector = 2.411, width = 16, far = 0.001065, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 44.05, plane = 13.38, row = 1.075, vector = 3.642, tail = 0.1374, cell = 0.01718, far = 0.001789, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 154.4, plane = 19.5, row = 0.3194, width = 32, cell = 0.1328, thin = 0.04138, far = 0.0009014, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 160.7, plane = 22.86, row = 0.6537, vector = 1.113, width = 32, cell = 0.1707, far = 0.0007586, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.624, plane = 18.19, vector = 5.526, width = 16, cell = 0.006871, thin = 0.4193>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 156, plane = 15.56, row = 0.746, vector = 0.791, width = 16, cell = 0.2223, thin = 0.02402>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 14.13, plane = 9.591, row = 0.4871, vector = 3.026, width = 8, thin = 0.3741, far = 0.0000781, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 100.6, plane = 23.56, row = 6.09, vector = 3.01, width = 16, tail = 2.555, cell = 0.1055, thin = 0.9367, far = 0.00222, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 209.7, plane = 24.66, row = 5.539, vector = 0.5269, width = 32, cell = 0.2809, thin = 0.06387, far = 0.00164, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 124.1, plane = 24.71, row = 6.048, vector = 2.533, width = 8, tail = 4.146, cell = 0.1721, thin = 0.8642, far = 0.005799, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 225.7, plane = 28.01, row = 5.255, vector = 1.063, width = 16, cell = 0.4318, thin = 0.02175, far = 0.001146, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 63.11, plane = 13.69, row = 2.919, vector = 2.661, width = 8, tail = 1.76, cell = 0.1367, far = 0.005321, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 97.16, row = 0.7854, vector = 1.874, tail = 0.05805, cell = 0.005636, far = 0.002569, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 15.35, plane = 27.61, row = 0.6237, vector = 0.4435, tail = 0.2762, cell = 0.0624, far = 0.002621, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 124.9, plane = 104.5, row = 0.7846, vector = 1.224, far = 0.001202, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 20.59, plane = 23.81, row = 0.4457, vector = 1.852, tail = 0.1749, thin = 0.5762, far = 0.0009304, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 128.1, plane = 103.2, row = 0.6866, width = 8, cell = 0.2272, thin = 0.1044, far = 0.001314, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 26.09, plane = 24.03, row = 0.7261, vector = 1.166, thin = 0.196, far = 0.002187, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 34.21, plane = 34.96, row = 1.677, vector = 1.879, tail = 0.9456, cell = 0.01487, thin = 0.05018, far = 0.004152, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 163.1, plane = 31.65, row = 1.714, width = 32, cell = 0.2283, thin = 0.02329, far = 0.002302, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 58.25, plane = 30.49, row = 1.222, vector = 4.083, tail = 0.3131, thin = 0.7639, far = 0.003535, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 213, plane = 29.56, row = 1.261, vector = 0.3447, width = 8, cell = 0.4475, thin = 0.2297, far = 0.003315, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 85.12, plane = 25.83, row = 1.933, vector = 2.647, thin = 1.103, far = 0.00441, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.239, plane = 4.224, vector = 0.7655, width = 16, tail = 1.152, cell = 0.05912, far = 0.001649, cache = 838861, deep = 0.02353, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 22.02, plane = 1.731, vector = 1.188, cell = 0.09434, deep = 0.02178, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 26.13, plane = 9.825, vector = 1.925, tail = 1.435, cell = 0.0615, far = 0.001013, cache = 629146, deep = 0.0199, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 167.6, plane = 8.886, width = 64, cell = 0.1073, thin = 0.1068, far = 0.0006151, cache = 629146, deep = 0.01174, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 170.1, plane = 8.188, width = 32, cell = 0.1543, thin = 0.103, far = 0.001685, cache = 419430, deep = 0.009469, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 5.058, plane = 4.277, vector = 1.594, width = 16, tail = 0.6397, cell = 0.01587, thin = 0.6809, far = 0.001343, cache = 1048576, deep = 0.02314, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 157.5, plane = 7.702, vector = 1.995, width = 32, cell = 0.2838, thin = 0.01727, deep = 0.009128, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.487, plane = 4.494, vector = 1.411, width = 8, tail = 0.05101, cell = 0.04255, thin = 0.5417, far = 0.00004495, cache = 419430, deep = 0.01887, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 22.13, plane = 9.384, row = 0.6893, vector = 1.389, width = 16, cell = 0.02035, far = 0.0004641, cache = 629146, deep = 0.02218, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_parts" cost <call = 67.29, plane = 2.358, row = 0.1007, cell = 0.1352, deep = 0.01924, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 72.76, plane = 1.646, vector = 2.363, deep = 0.02161, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 48.37, plane = 16.88, row = 1.213, vector = 2.135, tail = 0.2387, cell = 0.02461, far = 0.001264, cache = 1048576, deep = 0.029, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 37.75, plane = 16.21, row = 2.623, vector = 0.08421, tail = 0.7746, cell = 0.06413, deep = 0.02221, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 157.4, plane = 23.55, row = 0.6737, vector = 1.523, far = 0.002387, cache = 1048576, deep = 0.008835, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 183.2, plane = 24.12, row = 0.6932, vector = 1.263, width = 32, cell = 0.09815, far = 0.002255, cache = 838861, deep = 0.009571, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 11.93, plane = 17.22, vector = 3.207, width = 16, cell = 0.003763, thin = 0.4491, far = 0.0007942, cache = 1363149, deep = 0.01171, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 133.6, plane = 20.9, row = 0.8851, vector = 2.24, far = 0.001909, cache = 1048576, deep = 0.002494, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 23.13, plane = 11.2, row = 0.4382, vector = 2.137, width = 8, tail = 0.05014, cell = 0.0108, thin = 0.3192, far = 0.002706, cache = 1363149, deep = 0.008475, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 32.7, plane = 13.58, row = 0.8305, vector = 1.641, width = 16, tail = 0.09627, cell = 0.006783, thin = 0.009824, deep = 0.0357, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 70.92, plane = 5.72, vector = 1.098, tail = 8.701, deep = 0.03367, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 60.71, row = 0.4034, vector = 1.388, width = 64, cell = 0.06361, thin = 0.01093, deep = 0.03991, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 13.1, plane = 38.66, vector = 0.3674, tail = 0.4323, cell = 0.1373, deep = 0.03367, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 254.2, vector = 0.2623, width = 64, cell = 0.08865, thin = 0.03872, deep = 0.005991, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 22.37, plane = 33.47, row = 0.3159, vector = 3.245, width = 16, tail = 0.002541, thin = 0.7283, deep = 0.0281, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 195, width = 32, cell = 0.183, thin = 0.03389, far = 0.00003363, cache = 1363149, deep = 0.007051, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 34.33, plane = 18.88, row = 0.8087, vector = 2.171, width = 8, thin = 0.5639, deep = 0.02549, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 51.68, plane = 24.34, cell = 0.6961, deep = 0.03889, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 277, plane = 45.8, row = 7.144, vector = 14.4, tail = 4.194, cell = 0.06648, thin = 4.84, far = 0.005245, cache = 629146, deep = 0.05226, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 281.8, plane = 181.9, row = 2.027, vector = 16.21, far = 0.002887, cache = 1363149, deep = 0.04097, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 265.7, plane = 47.2, row = 13.13, vector = 3.873, tail = 6.858, cell = 0.533, thin = 3.969, far = 0.005593, cache = 629146, deep = 0.05642, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 319.1, plane = 112.4, row = 9.873, vector = 8.452, far = 0.002221, cache = 838861, deep = 0.04272, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 106.3, plane = 20.59, row = 5.11, tail = 15.17, cell = 1.439, deep = 0.05084, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 163.8, plane = 16.13, row = 4.402, vector = 3.956, width = 64, cell = 0.179, far = 0.001003, cache = 1363149, deep = 0.02714, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 146.4, plane = 19.39, row = 10.32, width = 32, cell = 0.2114, thin = 0.9675, far = 0.002917, cache = 1363149, deep = 0.0425, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 158.9, plane = 21.1, row = 14.94, vector = 0.06787, width = 16, cell = 0.2659, thin = 0.7976, far = 0.003768, cache = 1363149, deep = 0.04217, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 66.56, plane = 9.153, row = 5.897, vector = 0.7199, width = 8, cell = 0.2349, far = 0.003011, cache = 1363149, deep = 0.02703, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 98.94, plane = 17.1, row = 0.08819, vector = 3.843, width = 32, cell = 0.1231, far = 0.001487, cache = 419430, deep = 0.02838, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 113.2, plane = 19.89, row = 6.555, vector = 2.454, width = 32, tail = 3.677, cell = 0.1283, thin = 1.001, far = 0.001579, cache = 838861, deep = 0.04326, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 206.7, plane = 21.23, row = 5.1, vector = 0.5598, width = 64, cell = 0.2084, thin = 0.06109, deep = 0.01542, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 119, plane = 23.14, row = 6.338, vector = 2.521, width = 16, tail = 6.768, cell = 0.1086, thin = 1.187, far = 0.003708, cache = 419430, deep = 0.04366, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 199.7, plane = 32.07, row = 7.095, vector = 2.203, deep = 0.01278, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 34.47, plane = 9.037, row = 3.874, vector = 0.1162, width = 8, tail = 1.73, cell = 0.3069, far = 0.00447, cache = 419430, deep = 0.0268, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 89.82, row = 0.6372, vector = 1.753, width = 64, tail = 0.05777, cell = 0.07847, far = 0.00183, cache = 419430, deep = 0.02545, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 69.81, vector = 1.404, tail = 0.7798, cell = 0.03032, far = 0.003037, cache = 629146, deep = 0.03673, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 13.9, plane = 18.23, row = 0.9502, vector = 0.3281, tail = 0.1185, cell = 0.05251, far = 0.001062, cache = 419430, deep = 0.02504, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 124.3, plane = 96.57, vector = 2.053, width = 64, cell = 0.08315, far = 0.0007842, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 17.1, plane = 23.62, row = 0.6769, vector = 1.176, tail = 0.1068, thin = 0.7652, far = 0.001507, cache = 419430, deep = 0.02644, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 140.9, plane = 105.5, row = 1.603, width = 16, cell = 0.2057, thin = 0.06768>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 25.36, plane = 18.78, row = 0.9926, vector = 0.4754, cell = 0.1107, thin = 0.5317, far = 0.003197, cache = 419430, deep = 0.02386, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 101.5, row = 0.8539, vector = 1.268, tail = 0.09567, cell = 0.002169, far = 0.001913, cache = 419430, deep = 0.03072, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 85.45, tail = 1.853, cell = 0.09753, far = 0.002735, cache = 1363149, deep = 0.03829, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 137.4, row = 1.027, vector = 0.9478, tail = 11.18, cell = 0.09613, thin = 2.214, far = 0.008388, cache = 1048576, deep = 0.02978, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 17.16, plane = 31.04, row = 0.8001, vector = 0.2584, tail = 0.2026, cell = 0.05405, far = 0.001799, cache = 419430, deep = 0.03076, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 96.91, plane = 127.1, row = 0.1864, width = 64, cell = 0.08408, thin = 0.0122, far = 0.002947, cache = 838861, deep = 0.002507, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 19.71, plane = 32.81, row = 0.6473, vector = 1.104, thin = 0.8474, far = 0.001014, cache = 419430, deep = 0.03295, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 197.5, plane = 115.8, row = 0.129, vector = 1.424, width = 16, cell = 0.07057, thin = 0.1388, far = 0.003923, cache = 419430, deep = 0.001625, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 38.1, plane = 29.15, row = 0.6974, vector = 0.8108, thin = 0.3296, far = 0.002343, cache = 419430, deep = 0.02371, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 96.22, row = 0.671, vector = 1.384, tail = 0.1988, far = 0.001244, cache = 629146, deep = 0.0351, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 69.34, row = 0.09422, vector = 0.4965, tail = 1.018, cell = 0.07019, far = 0.003838, cache = 1363149, deep = 0.02795, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 137.5, row = 1.15, vector = 1.912, tail = 10.07, thin = 2.029, far = 0.004302, cache = 419430, deep = 0.04105, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 15.9, plane = 40.91, row = 0.6388, vector = 0.5445, tail = 0.1361, far = 0.002128, cache = 838861, deep = 0.04156, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 150.9, plane = 80.03, width = 32, cell = 0.09765, thin = 0.03071, far = 0.001236, cache = 419430, deep = 0.0007667, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 17.22, plane = 42.21, row = 0.5364, vector = 1.043, tail = 0.1559, thin = 0.6987, far = 0.00124, cache = 419430, deep = 0.03377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 151.7, plane = 129.8, row = 0.4082, vector = 1.096, far = 0.0004254, cache = 419430, deep = 0.01332, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 33.42, plane = 36.87, row = 0.5156, vector = 0.7659, cell = 0.002306, thin = 0.2414, far = 0.003318, cache = 419430, deep = 0.03108, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 10.82, plane = 132.6, row = 9.167, tail = 7.186, cell = 0.8688, far = 0.00237, cache = 419430, deep = 0.04334, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 120.7, plane = 149.4, row = 11.12, vector = 12.44, far = 0.008325, cache = 629146, deep = 0.03593, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 71.57, plane = 26.08, row = 5.298, vector = 12.78, far = 0.004715, cache = 419430, deep = 0.04167, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 223.9, plane = 19.51, row = 5.983, tail = 216.1, cell = 1.698, far = 0.006493, cache = 419430, deep = 0.02102, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 99.44, plane = 28.66, row = 5.156, vector = 10.47, thin = 2.844, far = 0.005141, cache = 419430, deep = 0.0422, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 23.59, plane = 170.2, row = 1.495, vector = 1.99, tail = 0.7679, cell = 0.05009, far = 0.001177, cache = 629146, deep = 0.03616, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 116.2, plane = 192.1, row = 1.28, width = 64, cell = 0.1531, thin = 0.01023, far = 0.001926, cache = 419430, deep = 0.01962, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 119.9, plane = 78.18, row = 1.228, vector = 6.153, width = 16, thin = 0.0289, far = 0.003095, cache = 419430, deep = 0.02727, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 208.5, plane = 110.1, row = 0.4728, width = 16, tail = 0.2201, cell = 0.4056, thin = 0.1328, far = 0.003898, cache = 419430, deep = 0.01261, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 205.4, plane = 75.96, row = 2.056, vector = 2.262, thin = 1.15, far = 0.00576, cache = 629146, deep = 0.03285, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 123.3, row = 1.3, vector = 2.058, tail = 0.9246, cell = 0.03062, far = 0.001306, cache = 419430, deep = 0.04251, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 56.85, plane = 148.3, row = 1.311, vector = 2.403, far = 0.0005576, cache = 629146, deep = 0.02309, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 44.49, plane = 29.12, row = 1.98, vector = 2.899, tail = 0.6617, thin = 0.634, far = 0.000695, cache = 419430, deep = 0.03214, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 139.8, plane = 34.63, row = 2.182, vector = 3.038, far = 0.001386, cache = 1048576, deep = 0.0184, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 64.6, plane = 26.26, row = 2.049, vector = 2.279, thin = 0.617, far = 0.001366, cache = 419430, deep = 0.03475, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 19.89, plane = 10.15, row = 0.4166, vector = 1.824, width = 16, tail = 0.06903>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 35.08, plane = 24.59, row = 0.677, vector = 2.268, tail = 0.5551, cell = 0.01951, far = 0.0007475, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 18.87, plane = 14.12, vector = 2.483, width = 16, tail = 0.3189, thin = 0.3225, far = 0.000443, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 28.82, plane = 9.441, row = 0.4579, vector = 2.155, width = 8, tail = 0.561, thin = 0.4999>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 24.43, plane = 11.35, row = 3.55, vector = 3.701, width = 32, tail = 0.6985, cell = 0.02298, thin = 0.1314, far = 0.005104, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 35.76, plane = 6.723, row = 3.335, width = 32, tail = 7.352, cell = 0.1893, thin = 0.1774, far = 0.005868, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 138.6, plane = 14.57, row = 4.715, vector = 5.772, width = 8, tail = 2.098, cell = 0.2921, far = 0.005236, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.63, row = 0.644, vector = 0.4861, tail = 0.4105, cell = 0.04137, far = 0.001195, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.3714, plane = 30.25, row = 0.576, vector = 1.024, tail = 0.4756, thin = 0.3749, far = 0.0009298, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.056, plane = 28.87, row = 0.5565, vector = 1.029, tail = 0.3794, thin = 0.3802>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 38.51, row = 1.748, vector = 1.654, tail = 0.9779, thin = 0.1186, far = 0.007004, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 141.6, plane = 43.74, row = 0.6753, width = 128, cell = 0.1975, thin = 0.007874, far = 0.002619, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 6.781, plane = 37.57, row = 1.387, vector = 3.363, tail = 1.163, thin = 0.4777, far = 0.005434, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 132.3, plane = 38.99, row = 1.813, vector = 6.765, far = 0.007241, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 48.05, plane = 39.84, row = 1.727, vector = 5.329, tail = 1.082, thin = 1.144, far = 0.01046, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 15.75, plane = 9.798, row = 0.4122, vector = 1.862, width = 16, tail = 0.01664>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.2, plane = 23.36, row = 0.6993, vector = 2.768, tail = 0.3488, cell = 0.004383, far = 0.0006077, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 11.1, plane = 13.48, vector = 2.496, width = 16, tail = 0.5647, thin = 0.286, far = 0.0006453, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 15.38, plane = 11.62, row = 0.3155, vector = 2.193, width = 8, tail = 0.555, thin = 0.3543>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 27, plane = 12.77, row = 3.458, vector = 3.155, width = 32, tail = 2.443, cell = 0.0897, thin = 0.07304, far = 0.003524, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 49.02, plane = 5.9, row = 3.113, width = 32, tail = 9.293, cell = 0.1891, thin = 0.0473, far = 0.00551, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 53.7, plane = 9.926, row = 3.934, vector = 0.5061, width = 8, tail = 2.13, cell = 0.3488, far = 0.002992, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 25.95, row = 0.5729, vector = 0.8061, tail = 0.2329, cell = 0.003275, far = 0.001305, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.46, row = 0.4667, vector = 1.035, tail = 0.5512, thin = 0.3344, far = 0.0008993, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 1.94, plane = 26.02, row = 0.5477, vector = 1.024, tail = 0.265, thin = 0.409, far = 0.0002686, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.638, plane = 34.06, row = 1.922, vector = 1.936, tail = 0.4844, thin = 0.09549, far = 0.007091, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 136.5, plane = 36.53, vector = 1.093, width = 128, tail = 0.4411, cell = 0.2293, far = 0.001702, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 16.24, plane = 35.22, row = 1.858, vector = 4.015, tail = 0.834, thin = 0.372, far = 0.006039, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 157, plane = 36.69, row = 2.413, vector = 7.468, far = 0.006524, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 25.66, plane = 36.62, row = 1.413, vector = 3.047, tail = 0.5723, thin = 1.409, far = 0.01071, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 28.69, plane = 9.212, vector = 0.1255, cell = 0.5334, input = 0.00395>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 20.26, plane = 10.41, vector = 0.1324, cell = 0.753, input = 0.008435>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 19.05, plane = 11.74, vector = 0.2401, cell = 0.8722, input = 0.009199, far = 0.0001578, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 66.87, row = 0.4915, vector = 4.946, tail = 0.477, input = 0.004977, thin = 1.965, far = 0.001447, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 66.6, row = 0.3648, vector = 6.78, tail = 0.8275, input = 0.009749, thin = 2.006>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 67.01, row = 0.6432, vector = 8.398, tail = 0.9419, input = 0.01029, thin = 2.183, far = 0.0001625, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 10.36, plane = 9.177, cell = 0.4875, input = 0.00533, far = 0.001625, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 7.001, plane = 10.18, cell = 0.4798, input = 0.006295, far = 0.002223, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 11.86, cell = 0.6466, input = 0.01269>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 66.88, row = 0.5124, vector = 4.688, tail = 0.8267, input = 0.0004816, thin = 1.138, far = 0.002336, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 66.65, row = 0.3545, vector = 4.925, tail = 0.8738, input = 0.0005817, thin = 1.588, far = 0.002931, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 1.989, plane = 68.13, row = 0.3164, vector = 7.298, tail = 1.69, cell = 0.3221, thin = 1.051, far = 0.0009995, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 6.092, vector = 37.68, tail = 1.469, far = 0.00421, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 3.598, vector = 32.33, tail = 3.064>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 6.89, plane = 2.225, vector = 17.38, tail = 0.4816, thin = 10.38>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 71.44, row = 0.3753, tail = 28.89, cell = 8.157, input = 0.002398, thin = 3.661, far = 0.0664, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 67.91, vector = 5.23, tail = 24.79, cell = 6.749, thin = 5.002, far = 0.01577, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 164, row = 0.9809, vector = 28.91, tail = 7.612, cell = 0.978, input = 0.00123, far = 0.0225, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 377.6, plane = 5.381, row = 2.595, vector = 27.21, tail = 3.423, cell = 0.29, input = 0.005472, far = 0.03829, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 284, plane = 0.2334, row = 0.7748, vector = 16.77, tail = 0.6847, thin = 9.863, far = 0.03632, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 9.14, plane = 90.39, row = 2.482, vector = 12.76, tail = 18.57, cell = 6.494, thin = 2.133, far = 0.05278, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 80.63, row = 3.375, vector = 21.13, tail = 9.747, cell = 4.792, thin = 3.477>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 20.49, plane = 8.201, vector = 0.02662, cell = 0.5348, input = 0.00617>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 16.82, plane = 9.328, cell = 0.7651, input = 0.00903>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 14.26, plane = 10.54, cell = 1.003, input = 0.008966>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 63.08, vector = 1.464, tail = 1.825, cell = 0.4431, input = 0.005487, thin = 1.347, far = 0.001242, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 62.98, vector = 3.277, tail = 1.649, cell = 0.4013, input = 0.008588, thin = 1.443, far = 0.0005841, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.33, vector = 5.582, tail = 2.012, cell = 0.4922, input = 0.009029, thin = 1.037, far = 0.0007194, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 27.85, plane = 7.751, cell = 0.4945, input = 0.001706, far = 0.0008262, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 22.93, plane = 8.718, cell = 0.6516>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 27.86, plane = 9.464, cell = 0.6968, input = 0.0005571>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.86, row = 0.2204, vector = 2.834, tail = 0.8953, cell = 0.2728, thin = 0.8584, far = 0.002873, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 61.68, row = 0.0862, vector = 4.187, tail = 0.7912, cell = 0.2839, thin = 0.8605, far = 0.004129, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.38, row = 0.1192, vector = 5.294, tail = 0.3034, cell = 0.213, thin = 0.9681, far = 0.004029, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 31.99, plane = 9.367, row = 0.6925, vector = 35.9, tail = 1.039, input = 0.003979, far = 0.003255, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 31.19, plane = 13.04, row = 0.1466, vector = 32.33, tail = 1.333, input = 0.007071>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 38.12, plane = 14.21, vector = 17.28, tail = 0.1967, input = 0.0002855, thin = 7.616, far = 0.0002077, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 76.91, vector = 19.44, tail = 10.78, cell = 6.097, thin = 6.536, far = 0.0344, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 70.06, vector = 24.75, tail = 1.902, cell = 5.062, thin = 8.214, far = 0.04172, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 79.18, plane = 0.8496, row = 0.9197, vector = 35.39, tail = 2.948, input = 0.009931, far = 0.03248, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 72.74, row = 1.24, vector = 30.51, tail = 7.343, cell = 0.02503, input = 0.001769, far = 0.04521, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 71.26, vector = 16.99, tail = 0.988, input = 0.03467, thin = 10.1, far = 0.03746, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 63.81, vector = 9.144, tail = 20.52, cell = 7.028, thin = 2.537, far = 0.006192, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 63.69, vector = 6.242, tail = 20.98, cell = 6.673, thin = 2.363, far = 0.007875, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 25.07, plane = 3.219, row = 1.398, vector = 2.946, tail = 1.934, cell = 0.07935, far = 0.001641, cache = 629146, deep = 0.0408, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 31.78, plane = 3.862, row = 1.797, vector = 4.604, tail = 1.411, far = 0.0008744, cache = 629146, deep = 0.02687, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 164.9, plane = 4.796, row = 0.7066, vector = 0.4535, width = 64, cell = 0.2626, thin = 0.02815, far = 0.001311, cache = 629146, deep = 0.02291, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 23.37, plane = 7.988, vector = 0.1191, tail = 0.0491, cell = 0.5956, input = 0.00967, thin = 0.0192, far = 0.0007638, cache = 1048576, deep = 0.09773, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 3.398, vector = 1.02, tail = 9.827, input = 0.08705, far = 0.0003234, cache = 419430, deep = 0.07391, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 188.8, plane = 7.556, vector = 8.259, input = 0.01025, deep = 0.01389, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 30.66, plane = 10.96, vector = 0.172, cell = 0.3628, input = 0.008886, far = 0.001481, cache = 629146, deep = 0.04837, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 176.6, plane = 6.058, vector = 4.433, input = 0.01205, deep = 0.01006, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 22.44, plane = 9.794, cell = 0.9742, input = 0.00777, deep = 0.06624, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 65.28, row = 2.118, vector = 4.411, tail = 1.147, far = 0.002758, cache = 629146, deep = 0.03572, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 67.29, row = 0.1052, vector = 2.454, tail = 1.727, cell = 0.4101, input = 0.009704, thin = 1.267, far = 0.002471, cache = 629146, deep = 0.08092, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 73.51, row = 2.176, vector = 4.624, tail = 2.25, cell = 0.02601, input = 0.005773, thin = 1.589, far = 0.00101, cache = 629146, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <call = 3.224, plane = 67.4, row = 0.1652, vector = 7.969, cell = 0.006234, input = 0.00908, thin = 1.639, far = 0.0009649, cache = 629146, deep = 0.0354, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 25.54, plane = 7.661, vector = 0.1206, cell = 0.5276, input = 0.003321, far = 0.001977, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 21.31, plane = 3.862, vector = 1.269, tail = 3.178, input = 0.05728, far = 0.001401, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 167.7, plane = 6.015, row = 0.331, vector = 7.932, far = 0.0006324, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 31.44, plane = 10.44, vector = 0.01469, cell = 0.3554, input = 0.007719, far = 0.001521, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 165.7, plane = 3.769, row = 0.02955, vector = 3.956, input = 0.004731, far = 0.0007531, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 26.17, plane = 8.888, cell = 0.5055, input = 0.005484, far = 0.001603, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 62.14, row = 0.4291, vector = 2.136, tail = 1.637, cell = 0.393, thin = 0.7504, far = 0.003409, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 70.87, row = 1.523, vector = 4.751, tail = 0.5982, input = 0.0008772, thin = 1.334, far = 0.000007286, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 62.19, row = 0.5389, vector = 5.572, tail = 0.2934, thin = 1.116, far = 0.001781, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 35.18, plane = 0.9004, row = 0.6555, vector = 34.15, tail = 0.4865, cell = 0.1345, input = 0.002727, far = 0.004792, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 19.81, plane = 0.04238, vector = 30.63, cell = 0.24, input = 0.006996, far = 0.002885, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 22.86, plane = 0.6909, vector = 13.26, tail = 1.506, cell = 0.8029, input = 0.007209, thin = 12.2, far = 0.002126, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 67.03, row = 2.567, vector = 0.5673, tail = 24.57, cell = 7.77, input = 0.0001109, thin = 3.947, far = 0.006787, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 64.69, row = 2.603, tail = 20.55, cell = 7.346, input = 0.0002522, thin = 4.588, far = 0.008469, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 41.84, plane = 1.864, row = 0.613, vector = 34.48, tail = 0.1178, cell = 0.07403, input = 0.0004223, far = 0.001355, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 26.82, plane = 1.884, row = 1.179, vector = 31.38, input = 0.01432>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 34.11, plane = 2.007, row = 0.137, vector = 15.84, cell = 0.06458, input = 0.01266, thin = 10.03, far = 0.000345, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 24.44, plane = 73.24, vector = 8.683, tail = 28.62, cell = 7.217, thin = 1.313, far = 0.00123, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 68.68, tail = 33.69, cell = 7.803, thin = 0.6203>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 22.98, plane = 10.02, cell = 0.7062, input = 0.008581, far = 0.001924, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 20.42, plane = 10.53, cell = 0.9594, input = 0.01473>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 20.99, plane = 9.694, vector = 0.1899, cell = 1.162, input = 0.01445, far = 0.0001799, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 62.32, row = 0.2664, vector = 2.178, tail = 1.686, cell = 0.544, thin = 1.263, far = 0.003429, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 62.69, vector = 7.555, tail = 0.2921, cell = 0.1314, thin = 1.624, far = 0.003021, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 63.04, vector = 8.147, tail = 0.1572, cell = 0.1398, thin = 1.342, far = 0.004137, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 20.02, plane = 9.407, tail = 0.007977, cell = 0.5904, input = 0.008996, far = 0.001542, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 20.15, plane = 9.538, cell = 0.5795, input = 0.01294, far = 0.001285, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 20.11, plane = 8.807, cell = 0.6435, input = 0.01542, far = 0.001163, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 58.81, row = 1.618, vector = 0.3261, tail = 2.276, cell = 0.6955, thin = 0.5781, far = 0.002309, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 57.45, row = 1.042, vector = 5.638, tail = 0.2692, cell = 0.03678, thin = 1.25, far = 0.002132, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 57.99, row = 1.217, vector = 4.986, tail = 0.1903, cell = 0.2216, thin = 1.092, far = 0.002038, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 44.91, plane = 1.765, row = 0.8754, vector = 36.67, cell = 0.0608, input = 0.000006076, far = 0.003048, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 42.59, plane = 2.202, row = 0.9446, vector = 32.23, cell = 0.2267, far = 0.003966, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 46.43, plane = 1.288, row = 0.8715, vector = 15.95, cell = 0.1683, thin = 11.16, far = 0.004227, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 75.21, vector = 18.44, tail = 20.3, cell = 6.274, thin = 2.338, far = 0.0005912, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 6.549, plane = 73.93, vector = 21.02, tail = 14.43, cell = 5.119, thin = 3.8, far = 0.001881, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 35.13, plane = 2.12, row = 1.236, vector = 34.33, tail = 0.6021, cell = 0.3631, input = 0.007531, far = 0.001739, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 29.44, plane = 0.9692, row = 2.652, vector = 31.31, cell = 0.2425, input = 0.009445, far = 0.002866, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 30.99, plane = 2.456, row = 1.724, vector = 10.01, tail = 2.132, cell = 1.679, input = 0.01145, thin = 9.834, far = 0.003874, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 77.66, row = 1.775, vector = 11.45, tail = 19.23, cell = 6.974, thin = 2.47, far = 0.004416, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 15.95, plane = 76.62, row = 3.263, tail = 24.92, cell = 7.456, thin = 1.556, far = 0.006749, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.54, plane = 5.555, vector = 0.3473, tail = 0.9408, cell = 0.1201, thin = 1.847, far = 0.00002979, cache = 419430, deep = 0.001074, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 22.04, plane = 5.516, vector = 0.9499, cell = 0.03551, thin = 1.969, far = 0.000115, cache = 419430, deep = 0.001081, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 20.79, plane = 5.421, vector = 0.7383, cell = 0.06049, thin = 2.036, deep = 0.0006863, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.13, plane = 5.469, vector = 0.9249, cell = 0.07715, thin = 2.017, far = 0.00002886, cache = 419430, deep = 0.0006691, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 29.02, plane = 3.846, row = 1.067, vector = 1.669, tail = 0.07319, cell = 0.0598, thin = 2.28, far = 0.0000379, cache = 419430, deep = 0.0008461, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 23.91, plane = 4.943, row = 1.577, vector = 1.233, cell = 0.01384, thin = 2.343, far = 0.000113, cache = 419430, deep = 0.00049, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 23, plane = 4.112, row = 1.667, vector = 1.028, cell = 0.01739, thin = 2.676, far = 0.00008561, cache = 419430, deep = 0.0006218, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.57, plane = 4.183, row = 1.639, vector = 1.398, cell = 0.01047, thin = 2.522, far = 0.00006884, cache = 419430, deep = 0.0007219, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 27.8, plane = 4.641, row = 1.536, vector = 2.578, tail = 0.236, cell = 0.04882, thin = 3.118, deep = 0.00006302, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 24.98, plane = 4.865, row = 2.298, vector = 1.416, tail = 0.003043, cell = 0.03161, thin = 3.266>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 24.01, plane = 4.691, row = 2.394, vector = 1.155, cell = 0.03586, thin = 3.579>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 23.19, plane = 4.598, row = 2.611, vector = 1.559, cell = 0.04502, thin = 3.232>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 25.47, plane = 5.493, row = 0.9731, vector = 2.434, tail = 1.609, cell = 0.1581, thin = 1.76, far = 0.0002253, cache = 419430, deep = 0.001839, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 24.09, plane = 6.795, row = 2.262, vector = 1.673, tail = 0.06015, cell = 0.1209, thin = 1.859, far = 0.00005457, cache = 419430, deep = 0.002204, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 24.76, plane = 7.216, row = 1.847, vector = 1.617, cell = 0.1759, thin = 1.674, far = 0.00002404, cache = 419430, deep = 0.003369, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 24.99, plane = 7.4, row = 2.578, vector = 1.926, tail = 0.2625, cell = 0.2361, thin = 1.148, deep = 0.003778, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 27.6, plane = 4.433, row = 0.9063, vector = 1.067, tail = 1.685, cell = 0.2631, thin = 2.195, deep = 0.0002437, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 23.54, plane = 4.489, row = 1.856, vector = 1.166, tail = 0.5789, cell = 0.1462, input = 0.01433, thin = 2.111, deep = 0.0007698, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 22.76, plane = 4.502, row = 1.745, vector = 2.096, cell = 0.0257, input = 0.01391, thin = 1.9, deep = 0.0003136, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.93, plane = 4.4, row = 2.08, vector = 2.344, tail = 0.1933, cell = 0.06138, input = 0.02319, thin = 1.497, deep = 0.0006979, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 25.98, plane = 6.418, row = 0.8248, vector = 2.74, tail = 0.7171, cell = 0.1442, thin = 2.162, far = 0.0001431, cache = 419430, deep = 0.00123, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 24.63, plane = 6.584, row = 2.283, vector = 1.868, tail = 0.09113, cell = 0.1004, thin = 2.05, far = 0.0004105, cache = 419430, deep = 0.001062, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.15, plane = 7.072, row = 1.863, vector = 1.717, tail = 0.07567, cell = 0.1605, thin = 1.965, far = 0.000292, cache = 419430, deep = 0.0008572, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 25.09, plane = 6.74, row = 2.601, vector = 1.781, tail = 0.3575, cell = 0.2753, thin = 1.473, far = 0.000237, cache = 419430, deep = 0.00101, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 26.7, plane = 5.252, vector = 1.348, cell = 0.05767, thin = 2.099, far = 0.0000458, cache = 419430, deep = 0.00002845, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 24.18, plane = 5.684, vector = 0.605, cell = 0.08001, thin = 1.974, far = 0.00002904, cache = 419430, deep = 0.00002821, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 22.91, plane = 5.485, vector = 0.4207, cell = 0.1424, thin = 1.946, deep = 0.00008196, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 22.19, plane = 5.312, vector = 0.6189, tail = 0.07558, cell = 0.1536, thin = 1.793, deep = 0.0002112, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 70.45, row = 0.9189, tail = 0.4292, cell = 0.1428, thin = 0.6403, far = 0.0008322, cache = 838861, deep = 0.0004, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 70.65, row = 1.331, tail = 0.2025, cell = 0.1494, thin = 0.5711, far = 0.0006158, cache = 1048576, deep = 0.001288, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 71.3, row = 1.679, tail = 0.3991, cell = 0.2952, thin = 0.1117, far = 0.0004379, cache = 1363149, deep = 0.0002394, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 66.13, row = 1.009, tail = 0.8574, cell = 0.1592, thin = 0.9007, far = 0.0007406, cache = 419430, deep = 0.0004461, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 66.58, row = 1.407, vector = 0.1826, tail = 0.3358, cell = 0.1377, thin = 0.9272, far = 0.0007883, cache = 419430, deep = 0.0001148, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 66.98, row = 1.717, vector = 0.06313, tail = 0.4845, cell = 0.3107, thin = 0.5451, far = 0.0007658, cache = 419430, deep = 0.00006612, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 63.49, row = 1.502, tail = 0.8303, cell = 0.1987, thin = 1.653, far = 0.0006219, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 60.06, row = 2.181, vector = 1.539, tail = 0.1956, thin = 1.575, far = 0.0006996, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 60.5, row = 2.519, vector = 1.55, tail = 0.07974, cell = 0.02171, thin = 1.527, far = 0.0005545, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 78.44, row = 1.121, tail = 0.8536, cell = 0.1739, thin = 1.342, far = 0.001702, cache = 419430, deep = 0.0009085, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 79.07, row = 1.957, tail = 0.2329, cell = 0.1809, thin = 1.228, far = 0.001967, cache = 419430, deep = 0.0008519, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 78.9, row = 2.403, tail = 0.3944, cell = 0.3808, thin = 0.671, far = 0.001635, cache = 419430, deep = 0.0006244, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 71.95, row = 1.428, tail = 0.6436, cell = 0.1642, thin = 1.17, far = 0.001092, cache = 419430, deep = 0.00001894, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 72.27, row = 1.984, tail = 0.2991, cell = 0.1652, thin = 1.142, far = 0.00129, cache = 419430, deep = 0.00001894, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 71.46, row = 2.096, tail = 0.4554, cell = 0.3601, thin = 0.767, far = 0.001171, cache = 419430, deep = 0.0006791, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 73.94, row = 1.464, tail = 0.646, cell = 0.1598, thin = 1.315, far = 0.001463, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 74.14, row = 2.114, tail = 0.1305, cell = 0.1667, thin = 1.252, far = 0.001422, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 74.3, row = 2.166, tail = 0.6463, cell = 0.367, thin = 0.7033, far = 0.001386, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 68.47, row = 1.108, vector = 0.09833, cell = 0.1342, thin = 0.711, far = 0.000476, cache = 1048576, deep = 0.0002632, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 68.81, row = 1.683, cell = 0.1398, thin = 0.5476, far = 0.0006034, cache = 838861, deep = 0.0009374, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 68.78, row = 1.895, tail = 0.1339, cell = 0.2913, thin = 0.1448, far = 0.0005337, cache = 838861, deep = 0.00007862, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 27.51, plane = 5.026, row = 1.51, vector = 0.4642, tail = 0.1821, cell = 0.04783, thin = 2.073, far = 0.0002002, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 21.59, plane = 6.071, row = 1.6, vector = 0.5711, tail = 0.1711, cell = 0.0444, thin = 2.109, far = 0.000232, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 22.27, plane = 5.096, row = 1.514, vector = 0.8825, tail = 0.07109, thin = 2.24, far = 0.000199, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 22.47, plane = 5.082, row = 1.664, vector = 0.9717, tail = 0.0558, thin = 2.203, far = 0.0001617, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 21.63, plane = 7.158, row = 1.199, vector = 1.398, tail = 0.5157, cell = 0.1452, thin = 1.83, deep = 0.0002111, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 21.67, plane = 7.244, row = 2.031, vector = 0.3293, tail = 0.6058, cell = 0.227, thin = 1.697, deep = 0.00005628, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 21.07, plane = 7.163, row = 1.714, vector = 1.629, tail = 0.003837, cell = 0.1366, thin = 1.491, far = 0.000253, cache = 419430, deep = 0.001432, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 20.97, plane = 7.062, row = 1.783, vector = 1.624, tail = 0.1827, cell = 0.2026, thin = 1.327, far = 0.0001305, cache = 419430, deep = 0.0004735, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 69.47, row = 0.8711, vector = 0.545, cell = 0.03959, thin = 0.8292, far = 0.001362, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 69.25, row = 1.524, tail = 0.1918, cell = 0.1003, thin = 0.6561, far = 0.001317, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 69.63, row = 1.745, tail = 0.4095, cell = 0.2405, thin = 0.2849, far = 0.001361, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 69.12, row = 1.703, cell = 0.08468, thin = 1.009, far = 0.001498, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 68.87, row = 2.068, cell = 0.1177, thin = 0.8565, far = 0.001712, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 67.86, row = 2.272, tail = 0.2927, cell = 0.288, thin = 0.3994, far = 0.00184, cache = 419430, deep = 0.001675, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 20.94, plane = 3.565, row = 1.303, vector = 0.3238, cell = 0.01945, thin = 2.276>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 20.25, plane = 3.52, row = 1.305, vector = 0.3401, cell = 0.01988, thin = 2.225>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 19.03, plane = 3.81, row = 1.083, vector = 0.2343, tail = 0.1564, cell = 0.08186, thin = 2.147>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 21.32, plane = 3.461, row = 1.489, vector = 0.2688, tail = 0.01123, cell = 0.02413, thin = 2.251>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 18.49, plane = 5.483, row = 0.9904, vector = 1.307, tail = 0.6033, cell = 0.1093, thin = 2.105>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 22.45, plane = 4.993, row = 1.953, vector = 1.022, tail = 0.1516, cell = 0.1446, thin = 2.009>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 19.6, plane = 4.5, row = 2.198, tail = 0.8126, cell = 0.49, thin = 2.142>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 23.61, plane = 4.212, row = 2.259, vector = 0.8714, tail = 1.263, cell = 0.2193, thin = 1.727>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 68.92, row = 1.328, cell = 0.02887, thin = 0.8649, far = 0.0008614, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 68.47, row = 1.29, cell = 0.02953, thin = 0.8692, far = 0.0007893, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 69.9, row = 1.384, cell = 0.03213, thin = 0.8489, far = 0.0007947, cache = 419430, deep = 0.0004109, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 63.85, row = 0.1213, tail = 1.186, cell = 0.04884, thin = 1.196, far = 0.004547, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 63.71, tail = 1.303, cell = 0.04671, thin = 1.21, far = 0.00441, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 64.81, row = 0.04308, tail = 1.219, cell = 0.05587, thin = 1.23, far = 0.004635, cache = 419430>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 18.17, plane = 6.586, cell = 0.08348, input = 0.001207, far = 0.0001969, cache = 838861, deep = 0.001134, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 19.66, plane = 6.82, tail = 0.02223, cell = 0.1863, input = 0.001474, thin = 0.006889, deep = 0.0001851, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 89.2, row = 0.2707, tail = 0.2223, cell = 0.09206, thin = 0.423, far = 0.0009994, cache = 419430, deep = 0.0001882, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 91.31, row = 0.3674, tail = 0.3046, cell = 0.2237, thin = 0.2692, far = 0.000964, cache = 419430, deep = 0.0000006826, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 18.09, plane = 6.665, cell = 0.08576, input = 0.001775>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 19.58, plane = 6.811, tail = 0.009607, cell = 0.225, input = 0.001474>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 92.82, row = 0.1662, tail = 0.4214, cell = 0.104, thin = 0.4479, far = 0.001326, cache = 419430, deep = 0.00003863, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.47, row = 0.2905, tail = 0.5704, cell = 0.2649, thin = 0.1927, far = 0.001152, cache = 419430, deep = 0.00007033, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 6.429, plane = 2.503, row = 0.2798, cell = 4.262, far = 0.0007275, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 5.564, plane = 2.558, row = 0.2484, cell = 4.266, far = 0.0005332, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 89.25, vector = 0.4151, cell = 4.094, far = 0.001491, cache = 419430, deep = 0.0008065, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 89.22, vector = 0.4001, cell = 4.113, far = 0.001026, cache = 419430, deep = 0.0006848, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 2.958, plane = 2.923, vector = 0.7436, cell = 4.242, input = 0.003196>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 1.915, plane = 2.977, vector = 0.7472, cell = 4.248, input = 0.003367>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 92.9, width = 32, tail = 0.6726, cell = 4.053, thin = 0.2594, far = 0.001119, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 93.51, width = 32, tail = 0.6977, cell = 4.053, thin = 0.228, far = 0.0008411, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 54.08, plane = 5.635, width = 64, cell = 0.01336, input = 0.4598, thin = 0.003241, far = 0.001498, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 57.7, plane = 5.654, width = 64, cell = 0.01323, input = 0.5512, thin = 0.00339, far = 0.0005819, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 102.6, row = 0.7139, vector = 0.9296, input = 0.6209, far = 0.004185, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 105, row = 2.046, vector = 0.7314, width = 64, tail = 0.6586, input = 0.8671, thin = 0.03107, far = 0.001429, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 41.11, plane = 5.313, width = 64, cell = 0.01238, input = 0.4708, thin = 0.003141>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 41.91, plane = 5.271, width = 64, cell = 0.0123, input = 0.5951, thin = 0.002462>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 108.4, row = 0.6419, vector = 1.039, input = 0.8102>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 109.8, row = 1.016, vector = 0.527, width = 64, tail = 1.96, input = 0.9713, thin = 0.008576, far = 0.003465, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 908.5, row = 9.485, width = 128, input = 8.988, thin = 0.06406>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 775, plane = 3.694, row = 11.44, input = 8.936>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 6.328, vector = 1.891, cell = 0.264, input = 8.51, far = 0.1809, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 7.317, vector = 3.091, tail = 1.191, cell = 0.221, input = 8.282, far = 0.2586, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 73769, plane = 5.734, vector = 75.38, input = 4.398, thin = 0.163>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 66958, vector = 12, tail = 17.31, input = 5.68>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 192.1, row = 1.574, input = 10.06, far = 0.1044, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 69.22, row = 3.709, input = 10.01, far = 0.07509, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 58.37, plane = 5.58, cell = 0.03259, input = 0.47, far = 0.003243, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 58.76, plane = 5.612, cell = 0.03308, input = 0.5581, thin = 0.002823, far = 0.002412, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 100.3, row = 1.079, vector = 0.5551, input = 0.6594, far = 0.004047, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 101.2, row = 2.057, width = 32, cell = 0.008999, input = 0.9934, thin = 0.1012, far = 0.002373, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 54.67, plane = 6.137, cell = 0.02303, input = 0.4857, thin = 0.01832, far = 0.0006938, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 54.96, plane = 5.824, width = 16, cell = 0.02379, input = 0.6016, thin = 0.02009, far = 0.000296, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 112.4, row = 0.97, vector = 0.5627, cell = 0.001614, input = 0.8495, far = 0.002751, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 110.7, row = 1.387, width = 32, tail = 0.3851, cell = 0.0126, input = 1.02, thin = 0.09898, far = 0.003692, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 79.34, tail = 84, input = 6.512>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 77.08, row = 112, input = 4.798>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 1.255, cell = 0.02655, input = 9.953, far = 0.04831, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 4.193, row = 1.802, width = 16, cell = 0.06539, input = 9.783, thin = 0.05408, far = 0.04597, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 0.4605, tail = 1.49, cell = 0.2236, input = 9.168>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 26.92, vector = 1.852, tail = 3.686, input = 8.932>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 0.581, row = 0.8752, cell = 0.0164, input = 10.08, thin = 0.0775, far = 0.04491, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 6.773, row = 1.117, width = 32, cell = 0.01899, input = 10.01, thin = 0.2286, far = 0.04315, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 55.72, plane = 6.016, row = 0.0171, vector = 0.04039, cell = 0.04805, input = 0.4948, far = 0.001204, cache = 629146, deep = 0.03858, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 58.04, plane = 6.011, vector = 0.06051, cell = 0.04408, input = 0.5051, thin = 0.005062, far = 0.0008019, cache = 419430, deep = 0.03795, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 59.07, plane = 5.541, row = 0.00772, vector = 0.0381, tail = 0.01058, cell = 0.04236, input = 0.6006, thin = 0.03178, far = 0.0003713, cache = 419430, deep = 0.03686, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 102, row = 1.092, vector = 0.4189, input = 0.7371, far = 0.002628, cache = 419430, deep = 0.02906, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 101.3, row = 1.436, width = 16, tail = 0.09737, cell = 0.03209, input = 1.076, thin = 0.2234, deep = 0.02541, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 52.39, plane = 5.729, row = 0.03931, vector = 0.07386, tail = 0.01103, cell = 0.04083, input = 0.5001, far = 0.001417, cache = 419430, deep = 0.04035, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 51.03, plane = 5.777, row = 0.03059, vector = 0.07465, width = 16, cell = 0.04055, input = 0.5224, far = 0.001563, cache = 419430, deep = 0.03946, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 55.62, plane = 5.529, vector = 0.1504, width = 16, cell = 0.03818, input = 0.6359, far = 0.001244, cache = 629146, deep = 0.0366, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 105.2, row = 1.226, vector = 0.4824, input = 0.8789, far = 0.00305, cache = 419430, deep = 0.02487, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 105.3, row = 1.42, width = 16, tail = 0.08805, cell = 0.02638, input = 1.06, thin = 0.2248, far = 0.003143, cache = 419430, deep = 0.02301, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 51.41, row = 3.552, width = 64, input = 9.462, thin = 0.06972, far = 0.08201, cache = 419430, deep = 0.04099, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 67.64, row = 4.966, width = 16, cell = 0.0408, input = 9.335, thin = 0.1043, far = 0.08317, cache = 419430, deep = 0.02342, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 5.953, vector = 0.821, cell = 0.1147, input = 9.321, far = 0.03955, cache = 419430, deep = 0.06348, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 4.132, row = 0.7226, vector = 0.158, width = 16, cell = 0.1703, input = 9.315, thin = 0.1763, far = 0.02976, cache = 419430, deep = 0.06503, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 49.46, cell = 0.01304, input = 10.18, thin = 0.4477, far = 0.04362, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 39.41, width = 16, input = 10.32, thin = 0.6689, far = 0.03951, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 4.097, width = 32, tail = 0.9448, cell = 0.05711, input = 9.497, thin = 0.03409, far = 0.05678, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 1.768, row = 1.078, width = 16, cell = 0.07097, input = 9.476, thin = 0.2368, far = 0.0581, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 59.92, plane = 5.459, cell = 0.1049, input = 0.5494, thin = 0.1313, far = 0.002078, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 60.63, plane = 5.748, width = 4, cell = 0.105, input = 0.638, thin = 0.08346, far = 0.001771, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 93.14, row = 1.3, width = 16, cell = 0.0594, input = 0.7589, thin = 0.07039, far = 0.002822, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 92.95, row = 1.451, width = 8, cell = 0.06186, input = 1.131, thin = 0.4985, far = 0.0009651, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 64.26, plane = 5.853, cell = 0.09614, input = 0.5328, far = 0.002498, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 68.86, plane = 5.865, tail = 0.08886, cell = 0.09632, input = 0.6497, far = 0.002556, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 95.75, row = 1.013, vector = 0.01584, width = 16, tail = 0.3067, cell = 0.07087, input = 0.9462, thin = 0.04932, far = 0.001415, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 92.46, row = 1.802, width = 8, cell = 0.06453, input = 1.065, thin = 0.4375, far = 0.001789, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <plane = 10.42, input = 9.551, far = 0.02643, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 3.833, input = 9.659, thin = 5.241, far = 0.02644, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 23.5, row = 0.8099, width = 32, cell = 0.176, input = 8.771, thin = 0.1102, far = 0.03719, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 13.13, row = 2.249, width = 8, cell = 0.2164, input = 8.581, thin = 0.1942, far = 0.03986, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <width = 16, tail = 0.8747, input = 11.2, thin = 0.3195, far = 0.01327, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <width = 8, tail = 3.15, input = 11.06, thin = 0.4654, far = 0.01277, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 6.769, row = 0.7862, width = 32, cell = 0.13, input = 8.882, thin = 0.1415, far = 0.0192, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 4.55, row = 0.2751, width = 8, cell = 0.2044, input = 8.966, thin = 0.825, far = 0.01801, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 59.49, plane = 5.119, vector = 0.1431, cell = 0.0673, input = 0.7892, far = 0.00311, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 61.97, plane = 5.022, vector = 0.1338, cell = 0.06726, input = 0.8813, far = 0.003087, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 100.6, row = 1.231, vector = 0.7372, tail = 0.5911, input = 0.932, far = 0.003668, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 101.4, row = 1.51, vector = 0.274, tail = 5.735, cell = 0.03153, input = 0.8969, thin = 0.08115, far = 0.00391, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 99.16, row = 1.674, vector = 0.7246, tail = 3.226, input = 1.049, far = 0.003108, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 60.94, plane = 5.403, cell = 0.07825, input = 0.7816, far = 0.002196, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 64.92, plane = 5.357, vector = 0.004839, cell = 0.07804, input = 0.9048, far = 0.00212, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 92.4, row = 0.4202, vector = 1.062, width = 32, tail = 0.8014, cell = 0.02873, input = 0.8789, far = 0.004424, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 92.98, row = 1.851, vector = 1.03, tail = 4.17, input = 0.8442, thin = 0.1492, far = 0.004445, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 92.39, row = 2.054, vector = 0.8954, tail = 2.455, input = 0.9976, thin = 0.01302, far = 0.004822, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 60.13, plane = 5.284, cell = 0.04604, input = 0.6768, far = 0.001914, cache = 629146, deep = 0.04264, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 63.02, plane = 5.378, cell = 0.04521, input = 0.6908, far = 0.001553, cache = 629146, deep = 0.04394, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 62.94, plane = 5.351, cell = 0.04683, input = 0.7819, far = 0.001093, cache = 629146, deep = 0.03952, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 108.5, row = 1.3, vector = 0.4609, input = 0.8044, far = 0.002417, cache = 419430, deep = 0.03593, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 108.8, row = 1.861, vector = 0.4597, tail = 4.991, input = 0.787, thin = 0.08854, far = 0.002037, cache = 419430, deep = 0.04499, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 111.3, row = 1.937, tail = 1.526, cell = 0.02516, input = 0.9394, thin = 0.08211, far = 0.001885, cache = 419430, deep = 0.03293, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 62.16, plane = 4.873, vector = 0.3003, cell = 0.02198, input = 0.6848, far = 0.001617, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 62.95, plane = 4.802, vector = 0.325, cell = 0.02033, input = 0.7057, far = 0.001959, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 65.34, plane = 4.49, vector = 0.3572, cell = 0.01799, input = 0.8368, far = 0.001308, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 107.4, row = 1.67, cell = 0.02384, input = 0.8567, far = 0.001073, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 111, row = 2.377, tail = 4.593, cell = 0.02192, input = 0.8397, thin = 0.1376, far = 0.0006873, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 112.1, row = 2.34, tail = 0.7325, cell = 0.01852, input = 1.005, thin = 0.1421, far = 0.0005697, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 37.72, plane = 31.01, cell = 0.4171, input = 0.7583, thin = 0.03062, far = 0.006429, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 30.95, plane = 35.52, cell = 0.4619, input = 2.104, far = 0.003567, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 40.89, plane = 35.28, tail = 0.06261, cell = 1.07, input = 1.396, thin = 0.09269, far = 0.005942, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 115.5, vector = 1.414, cell = 0.1575, input = 2.078>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 6.674, plane = 114.1, vector = 2.856, tail = 2.543, cell = 0.09766, input = 2.08, thin = 0.08404, far = 0.00443, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 63.17, plane = 123.4, vector = 4.386, tail = 6.444, cell = 0.4323, input = 1.836, thin = 0.04312, far = 0.004601, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 89.26, plane = 26.12, cell = 0.4213, input = 2.103, thin = 0.05523, far = 0.044, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 55.2, plane = 31.02, cell = 0.5038, input = 2.19, thin = 0.08782, far = 0.03252, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 45.28, plane = 34.82, cell = 1.138, input = 1.431, thin = 0.02245, far = 0.06165, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 109.6, vector = 1.502, cell = 0.1323, input = 2.211, far = 0.002229, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 107.4, row = 0.2926, vector = 2.148, tail = 2.745, cell = 0.07993, input = 2.231, thin = 0.07188, far = 0.003767, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 27.29, plane = 120, row = 0.1913, vector = 6.374, tail = 4.702, cell = 0.2282, input = 2.066, thin = 0.09532, far = 0.003774, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 43.18, plane = 37.88, cell = 0.4142, input = 0.8713, far = 0.007876, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 42.67, plane = 45.89, cell = 0.5206, input = 0.6471, far = 0.007672, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 45.57, plane = 38.6, cell = 0.6576, input = 0.7376, thin = 0.01828, far = 0.005526, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 120.6, vector = 1.911, cell = 0.1379, input = 1.118, far = 0.01014, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 121.4, vector = 2.333, tail = 3.218, cell = 0.1477, input = 1.147, thin = 0.009079, far = 0.01149, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 126.1, vector = 2.631, tail = 7.324, cell = 0.1879, input = 1.213, far = 0.01006, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 124.6, plane = 35.43, vector = 2.129, cell = 0.3219, input = 0.6147, far = 0.0004668, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 132.9, plane = 45.71, vector = 2.018, cell = 0.4056, input = 0.6484>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 166.7, plane = 33.34, vector = 2.946, cell = 0.4855, input = 0.7851>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 5.928, plane = 129.8, vector = 2.037, cell = 0.154, input = 1.169, far = 0.01385, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 35.16, plane = 128.4, vector = 3.045, tail = 2.68, cell = 0.1232, input = 1.169, thin = 0.09887, far = 0.00917, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 80.75, plane = 132, row = 0.1406, vector = 3.47, tail = 5.972, cell = 0.1628, input = 1.147, thin = 0.1771, far = 0.00634, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 45.51, plane = 5, row = 0.006755, cell = 0.006801, input = 0.6268, thin = 0.008686, far = 0.001714, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 47.98, plane = 5.04, cell = 0.006623, input = 0.7238, thin = 0.008368, far = 0.001243, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 117.4, row = 0.9596, width = 64, cell = 0.009992, input = 0.8218, thin = 0.05118, far = 0.001085, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 113.6, row = 2.667, tail = 3.004, cell = 0.004926, input = 0.8155, thin = 0.1331>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 117.1, row = 2.814, tail = 0.3159, cell = 0.002802, input = 0.9167, thin = 0.116, far = 0.001333, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 80.04, plane = 6.272, cell = 0.00479, input = 0.6155>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 78.13, plane = 5.958, cell = 0.003808, input = 0.7403, far = 0.0002949, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 120, row = 0.9414, width = 32, cell = 0.01164, input = 0.9015, thin = 0.05481, far = 0.006803, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 116.8, row = 1.947, tail = 3.312, cell = 0.003352, input = 0.9122, thin = 0.1087, far = 0.005947, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 118.4, row = 2.056, tail = 1.052, cell = 0.002757, input = 1.016, thin = 0.1075, far = 0.00249, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 71.62, plane = 5.494, vector = 0.02623, cell = 0.01121, input = 0.6604, far = 0.002295, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 75.23, plane = 5.465, vector = 0.0003346, cell = 0.01224, input = 0.7517, far = 0.001937, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 115.2, row = 0.5732, width = 64, tail = 0.5262, cell = 0.01956, input = 0.8902, thin = 0.006, far = 0.003195, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 109.7, row = 1.878, vector = 0.2535, tail = 3.702, input = 0.828, thin = 0.08928, far = 0.00183, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 114.8, row = 1.704, tail = 1.285, cell = 0.01803, input = 0.9373, thin = 0.08373, far = 0.00287, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 67.81, plane = 5.571, width = 32, cell = 0.01723, input = 0.6769, thin = 0.005081>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 70.69, plane = 5.224, row = 0.01018, vector = 0.008042, width = 32, cell = 0.01553, input = 0.8045, thin = 0.005394>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 117.7, row = 0.7996, vector = 0.3583, tail = 0.07754, input = 0.9245, far = 0.003235, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 114.2, row = 1.233, tail = 4.082, cell = 0.02387, input = 0.9051, thin = 0.1069, far = 0.0008954, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 117.4, row = 0.8499, tail = 2.111, cell = 0.02675, input = 1.051, thin = 0.0809, far = 0.0001327, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 58.81, plane = 5.496, cell = 0.03882, input = 0.6734, far = 0.001767, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 60.02, plane = 5.412, cell = 0.03912, input = 0.7575, far = 0.001566, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 104, row = 1.25, vector = 0.5067, input = 0.9123, far = 0.002419, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 101.8, row = 1.548, vector = 0.3534, tail = 5.333, cell = 0.01068, input = 0.9014, thin = 0.08677, far = 0.002382, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 105.1, row = 1.379, tail = 1.79, cell = 0.03426, input = 1.038, thin = 0.06246, far = 0.002013, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 56.46, plane = 5.417, cell = 0.03652, input = 0.6924, far = 0.00218, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 59.67, plane = 5.351, cell = 0.03829, input = 0.805, far = 0.00207, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 108.6, row = 0.8486, width = 64, tail = 0.7136, cell = 0.02766, input = 0.9447, thin = 0.00006501, far = 0.003117, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 109, row = 2.176, vector = 0.0139, tail = 4.914, cell = 0.01967, input = 0.9347, thin = 0.1161, far = 0.00284, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 109.3, row = 2.028, tail = 1.108, cell = 0.02264, input = 1.079, thin = 0.1247, far = 0.003545, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 55.63, plane = 5.302, cell = 0.09057, input = 0.7467, thin = 0.01989, far = 0.001603, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 56.38, plane = 5.194, vector = 0.007449, cell = 0.09092, input = 0.8331, thin = 0.0193, far = 0.001516, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 95.66, row = 1.423, vector = 0.8817, cell = 0.0007738, input = 1.041, far = 0.001952, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 97.89, row = 1.627, vector = 0.9261, tail = 4.529, input = 1.032, thin = 0.1125, far = 0.00205, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 97.29, row = 1.772, vector = 0.9167, tail = 2.379, input = 1.16, far = 0.001652, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 66.37, plane = 5.411, cell = 0.08732, input = 0.7003, far = 0.001712, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 69.83, plane = 5.351, cell = 0.08742, input = 0.8188, far = 0.001861, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.5, row = 1.446, vector = 0.8709, input = 0.9254, far = 0.00237, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 105.6, row = 1.524, vector = 0.649, tail = 4.813, cell = 0.01574, input = 0.9128, thin = 0.1345, far = 0.002519, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 104.9, row = 1.445, vector = 0.8451, tail = 2.827, input = 1.14, far = 0.002604, cache = 419430>
}
