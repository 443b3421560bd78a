// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0, --seconds=420 --seed=1 and 48 runs of single kinds of 8
// to 70 s (--only): 19 of these, of kinds whose rows had changed, last. What was timed before (--with) of
// rows that are as they were counts as well; 141 rows, most of them scatters, have the costs of earlier
// runs. `stream` is the median of the last 19, which said 0.024 to 0.049. On AMD EPYC (model
// 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the run of
// each kind (the worst are large windows on planes of a few cells):
//   max_pool f32 i64 cf: mean 28.3 %, worst 579.8 % of 40 calls
//   max_pool f32 none cf: mean 8.9 %, worst 132.9 % of 25 calls
//   max_pool f32 i32 cf: mean 6.5 %, worst 268.4 % of 50 calls
//   max_pool f32 u8 cf: mean 17.9 %, worst 361.5 % of 36 calls
//   max_pool f16 i64 cf: mean 10.1 %, worst 324.0 % of 92 calls
//   max_pool f32 i64 cl: mean 32.2 %, worst 1707.5 % of 240 calls
//   max_pool f32 i32 cl: mean 4.8 %, worst 150.5 % of 77 calls
//   max_pool f32 u8 cl: mean 16.2 %, worst 358.4 % of 26 calls
//   max_pool f32 none cl: mean 3.2 %, worst 23.5 % of 30 calls
//   max_unpool x32 i64 cl: mean 2.2 %, worst 140.2 % of 272 calls
//   max_unpool x32 i32 cl: mean 1.2 %, worst 87.3 % of 144 calls
//   max_unpool x32 u8 cl: mean 4.8 %, worst 97.6 % of 44 calls
//   max_unpool x64 i64 cl: mean 0.8 %, worst 33.5 % of 201 calls
//   max_unpool x32 i64 cf: mean 0.9 %, worst 30.6 % of 141 calls
//   max_unpool x32 i32 cf: mean 0.7 %, worst 29.3 % of 78 calls
//   max_pool_backward f32 i64 cf: mean 0.7 %, worst 32.0 % of 173 calls
//   max_pool_backward f32 i32 cf: mean 0.2 %, worst 14.5 % of 363 calls
//   max_pool_backward f32 i64 cl: mean 1.5 %, worst 93.6 % of 223 calls
//   max_pool_backward f32 i32 cl: mean 0.2 %, worst 18.6 % of 265 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.0385 memory 26843546 {
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
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 45.77, row = 1.685, vector = 3.069, tail = 0.6175, cell = 0.07754, far = 0.002883, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <call = 0.1567, plane = 57.2, vector = 1.975, tail = 2.54, cell = 0.3005, far = 0.003414, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 133.9, plane = 49.16, row = 0.5741, width = 16, cell = 0.4861, thin = 0.01879, far = 0.00178, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 5.615, plane = 83.7, row = 19.69, vector = 4.539, tail = 0.1337, thin = 15.15, far = 0.002697, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.46, row = 1.985, vector = 2.034, tail = 0.1536, cell = 0.02951, far = 0.002512, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 48.72, row = 1.985, vector = 1.721, tail = 0.2869, cell = 0.1087, thin = 7.509, far = 0.002526, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 126.2, plane = 50.8, row = 1.035, width = 8, tail = 0.08668, cell = 0.5216, thin = 0.02553, far = 0.001789, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 3.396, plane = 49.81, row = 2.431, vector = 0.5892, cell = 0.8606, thin = 5.597, far = 0.002274, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 10.46, plane = 84.21, row = 0.8602, vector = 7.213, tail = 0.4447, cell = 0.04924>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 28.73, plane = 84.38, vector = 7.576, cell = 0.2543, far = 0.001165, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 278.9, plane = 95.83, row = 0.413, tail = 819.9, cell = 0.9298>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 69.93, row = 81.83, vector = 11.72, thin = 27.64, far = 0.00625, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 27.69, plane = 83.77, row = 0.8175, vector = 5.338, tail = 0.1288, cell = 0.0961>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 28.54, plane = 83.3, row = 0.8212, vector = 4.385, tail = 0.592, cell = 0.3244, thin = 15.02>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 374.6, plane = 123.4, vector = 1.164, width = 16, cell = 1.341, thin = 0.0206>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 79.64, plane = 87.01, row = 1.388, vector = 2.298, cell = 1.605, thin = 13.69>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 65.58, row = 8.771, vector = 3.23, tail = 2.93, tap = 0.1114, far = 0.002832, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 70.31, row = 8.268, vector = 2.558, tail = 1.517, cell = 0.09559, thin = 5.804, tap = 0.1713, far = 0.004377, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 10.99, plane = 70.91, row = 7.527, vector = 3.122, tail = 0.5679, thin = 2.868, tap = 0.3978, far = 0.007694, cache = 419430>
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
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 14.28, plane = 0.6182, row = 0.5114, vector = 2.611, cell = 0.01648, far = 0.002749, cache = 838861, deep = 0.02935, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 8.034, plane = 3.735, row = 0.06556, vector = 1.42, tail = 0.307, cell = 0.04167, far = 0.001735, cache = 629146, deep = 0.02658, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 11.86, plane = 1.876, row = 0.8168, vector = 1.203, cell = 0.02696, thin = 5.672, far = 0.001772, cache = 838861, deep = 0.02137, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 4.086, plane = 0.08983, vector = 8.024, tail = 38.34, deep = 0.3751, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 125.7, plane = 1.463, row = 0.1412, vector = 0.1375, width = 64, cell = 0.1854, thin = 0.009886, far = 0.001658, cache = 838861, deep = 0.01883, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 16.47, plane = 3.352, row = 0.6505, vector = 1.724, tail = 0.137, cell = 0.01951, far = 0.0003738, cache = 1363149, deep = 0.02506, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 138.1, plane = 3.896, row = 0.6384, vector = 1.818, far = 0.0003299, cache = 838861, deep = 0.01645, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 13.91, plane = 1.567, row = 1.126, vector = 1.406, cell = 0.06325, thin = 4.74, far = 0.0003428, cache = 419430, deep = 0.01757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 322.7, plane = 2.3, row = 2.594, vector = 6.325, tail = 3.073, cell = 0.1066, far = 0.003275, cache = 419430, deep = 0.01477, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 290.9, row = 3.912, vector = 4.109, tail = 1.809, cell = 0.2221, far = 0.0005466, cache = 419430, deep = 0.02835, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 265.6, plane = 0.2141, row = 3.515, vector = 3.732, tail = 0.2193, cell = 0.3849, thin = 9.848, far = 0.005043, cache = 419430, deep = 0.0328, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1449, vector = 3.138, tail = 53.26, cell = 0.7657, far = 0.04402, cache = 1048576, deep = 0.2627, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 178, plane = 7.934, vector = 4.539, tail = 0.1976, cell = 0.02598, deep = 0.04571, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 553.2, row = 2.379, width = 64, cell = 0.4182, thin = 0.06572, far = 0.0008069, cache = 419430, deep = 0.008329, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 283.8, row = 4.049, vector = 3.645, tail = 1.82, cell = 0.09421, far = 0.002577, cache = 419430, deep = 0.01513, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 511.8, row = 3.494, width = 32, cell = 0.4082, thin = 0.1349, far = 0.0003372, cache = 419430, deep = 0.006981, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 0.7618, row = 14.82, tail = 4.513, cell = 1.074, thin = 1.901, far = 0.01638, cache = 629146, deep = 0.01487, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 27.02, plane = 0.5686, row = 1.29, vector = 5.575, tail = 0.1736, cell = 0.0211, input = 0.01213, deep = 0.02281, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 20.28, plane = 3.953, row = 0.001702, vector = 3.691, tail = 0.07628, cell = 0.09455, deep = 0.021, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 31.03, plane = 2.251, row = 0.4068, vector = 2.826, cell = 0.03313, input = 0.0063, thin = 9.82, far = 0.0006651, cache = 1363149, deep = 0.01637, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 33.39, plane = 0.555, vector = 3.702, tail = 45.87, cell = 1.335, far = 0.0024, cache = 1363149, deep = 0.4384, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 98.76, plane = 15.88, tail = 0.1295, input = 0.09816, deep = 0.01971, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 128.3, plane = 6.077, row = 0.7148, width = 64, cell = 0.4032, thin = 0.009584, far = 0.0003459, cache = 838861, deep = 0.01541, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 27.51, plane = 2.837, row = 0.1444, vector = 3.759, tail = 0.1659, cell = 0.08294, deep = 0.01787, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 129.7, plane = 3.265, row = 0.6345, vector = 4.402, deep = 0.0105, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 34.93, plane = 1.396, row = 1.161, vector = 2.81, tail = 0.3576, input = 0.02552, thin = 6.181, far = 0.0007491, cache = 419430, deep = 0.01091, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 239.3, plane = 6.825, row = 5.916, vector = 8.67, tail = 5.016, far = 0.002352, cache = 629146, deep = 0.01122, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 249.7, plane = 0.1675, row = 3.997, vector = 1.989, tail = 5.391, cell = 0.583, far = 0.003765, cache = 629146, deep = 0.02523, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 249.8, plane = 0.5596, row = 5.264, vector = 5.051, tail = 0.08179, thin = 8.013, far = 0.004989, cache = 629146, deep = 0.01569, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 17.13, tail = 57.07, cell = 0.1107, far = 0.02539, cache = 1363149, deep = 0.5539, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 186.1, vector = 3.004, tail = 6.023, cell = 0.1618, far = 0.005245, cache = 838861, deep = 0.01286, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 340.6, row = 6.722, vector = 0.7253, width = 32, cell = 0.5016, far = 0.003413, cache = 1363149, deep = 0.0047, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 223.9, row = 5.994, vector = 0.4571, tail = 5.728, cell = 0.6743, far = 0.004229, cache = 629146, deep = 0.005356, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 330.2, plane = 2.319, row = 5.521, width = 32, tail = 0.7158, cell = 0.6912, far = 0.003697, cache = 629146, deep = 0.001319, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 29.85, row = 11.78, width = 8, tail = 4.998, cell = 1.259, thin = 0.2488, far = 0.004811, cache = 629146, deep = 0.006378, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 24.13, plane = 46.87, row = 5.473, vector = 1.295, tail = 3.77, tap = 0.09346, step = 0.01674, far = 0.002705, cache = 419430, deep = 0.04019, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 49.44, plane = 0.0277, row = 2.449, vector = 7.441, tail = 52.51, tap = 0.531, step = 0.005588, far = 0.03733, cache = 629146, deep = 0.7343, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 140, plane = 69.25, vector = 17.16, width = 64, cell = 0.06809, input = 0.1529, step = 0.05353, far = 0.01097, cache = 1363149, deep = 0.05655, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 470, plane = 9.441, vector = 14.32, width = 32, cell = 0.2876, input = 0.788, thin = 0.3953, tap = 0.002607, step = 0.03165, far = 0.02348, cache = 1363149, deep = 0.1164, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 216.1, plane = 82.52, row = 8.255, vector = 12.8, tail = 13.66, input = 0.4666, thin = 0.07855, tap = 0.00692, step = 0.3153, far = 0.0159, cache = 419430, deep = 0.2845, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 33.18, plane = 13.72, row = 7.749, vector = 0.6114, tail = 3.75, cell = 0.3828, input = 0.005933, thin = 5.983, tap = 0.1922, step = 0.007075, far = 0.00381, cache = 419430, deep = 0.03944, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 41.8, row = 0.1993, vector = 2.639, tail = 0.3997, cell = 0.0277, far = 0.002522, cache = 419430, deep = 0.04918, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 0.4265, plane = 51.43, vector = 1.353, tail = 0.2424, cell = 0.136, far = 0.004968, cache = 629146, deep = 0.06065, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 116.9, plane = 46.66, vector = 0.1868, width = 64, cell = 0.1865, thin = 0.005548, far = 0.002114, cache = 629146, deep = 0.04593, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 55.74, plane = 91.4, row = 20.72, vector = 2.985, tail = 0.889, thin = 8.396, far = 0.002415, cache = 419430, deep = 0.05049, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 43.59, row = 0.9373, vector = 1.543, cell = 0.00639, far = 0.002509, cache = 419430, deep = 0.05028, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 122.7, plane = 46.61, row = 0.3958, width = 16, tail = 0.1711, cell = 0.194, thin = 0.05871, far = 0.002168, cache = 629146, deep = 0.04773, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 2.436, plane = 45.01, row = 1.63, vector = 0.6766, tail = 0.4571, cell = 0.1851, thin = 5.854, far = 0.001898, cache = 419430, deep = 0.05376, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 4.004, plane = 79.06, row = 0.1984, vector = 3.251, tail = 1.055, far = 0.003085, cache = 1363149, deep = 0.07048, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 42.04, plane = 83.83, vector = 2.441, tail = 0.5655, cell = 0.01169, far = 0.003261, cache = 1363149, deep = 0.07949, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 255.8, plane = 92.59, row = 0.556, vector = 2.768, tail = 641.2, far = 0.002111, cache = 1048576, deep = 0.05374, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <plane = 7.247, row = 137.9, vector = 9.242, deep = 0.0756, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 20.11, plane = 76.39, row = 0.08802, vector = 2.069, tail = 0.9177, far = 0.002752, cache = 1048576, deep = 0.08057, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 210.9, plane = 85.37, row = 1.089, width = 16, tail = 1.81, cell = 0.2072, thin = 0.03432, far = 0.002167, cache = 1048576, deep = 0.05552, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 143.6, plane = 66.31, row = 0.5327, vector = 1.412, tail = 0.6606, cell = 0.2571, thin = 9.265, deep = 0.07678, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 61.41, row = 1.862, vector = 1.443, tail = 2.337, input = 0.04464, far = 0.002616, cache = 838861, deep = 0.04577, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 52.8, vector = 0.6062, tail = 1.87, input = 0.09104, far = 0.0055, cache = 629146, deep = 0.06579, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 386.8, plane = 57.37, row = 0.7958, tail = 701.7, cell = 0.0479, input = 0.05029, far = 0.003593, cache = 838861, deep = 0.05042, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 9048, deep = 0.05013, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 56.6, row = 2.427, vector = 0.4727, tail = 1.369, input = 0.06663, far = 0.003199, cache = 629146, deep = 0.05058, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 245.2, plane = 62.42, vector = 0.02739, width = 32, tail = 0.8612, input = 0.07993, far = 0.004936, cache = 838861, deep = 0.05355, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 35.02, plane = 50.81, row = 2.85, vector = 0.09358, tail = 1.698, input = 0.1535, thin = 6.932, far = 0.002944, cache = 838861, deep = 0.04438, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 27.56, plane = 63.63, row = 0.2089, vector = 4.85, tail = 0.6034, far = 0.006074, cache = 838861, deep = 0.04807, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 63.36, plane = 67.25, vector = 2.124, width = 16, cell = 0.3449, thin = 0.01599, far = 0.01236, cache = 629146, deep = 0.05963, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 262.1, plane = 70.21, tail = 688.6, cell = 0.3019, far = 0.006134, cache = 838861, deep = 0.05334, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 168.6, row = 82.32, vector = 8.963, tail = 0.5946, cell = 0.03072, deep = 0.04807, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 41.12, plane = 65.63, vector = 2.479, width = 16, cell = 0.2451, thin = 0.1014, far = 0.0074, cache = 838861, deep = 0.0487, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 286.9, plane = 75.92, width = 16, tail = 1.06, cell = 0.3897, thin = 0.3997, far = 0.007283, cache = 838861, deep = 0.07198, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 93.24, plane = 62.52, row = 0.3724, vector = 2.026, cell = 0.3073, thin = 7.974, far = 0.007303, cache = 838861, deep = 0.03925, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 65.48, row = 4.775, vector = 0.6375, tail = 3.34, tap = 0.05231, step = 0.001139, far = 0.002073, cache = 629146, deep = 0.05181, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 216.3, plane = 491.8, row = 3.801, vector = 0.3023, tail = 12.19, input = 0.546, tap = 0.01325, far = 0.008775, cache = 419430, deep = 0.1391, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 66.46, row = 5.859, vector = 1.047, tail = 1.347, thin = 3.034, tap = 0.05699, step = 0.0004956, far = 0.002538, cache = 419430, deep = 0.05183, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 352.8, plane = 494.8, row = 0.8952, vector = 3.336, tail = 19.44, input = 1.147, tap = 0.008555, far = 0.001106, cache = 419430, deep = 0.2155, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 3.914, plane = 65.42, row = 5.494, vector = 1.284, tail = 1.241, thin = 3.139, tap = 0.1192, step = 0.003001, far = 0.002971, cache = 419430, deep = 0.05115, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 9.88, plane = 3.328, tail = 3.756, cell = 0.3445, far = 0.004179, cache = 419430, deep = 0.02215, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 15.04, plane = 3.444, vector = 1.61, tail = 1.521, cell = 0.06377, far = 0.0006832, cache = 419430, deep = 0.03223, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 15.84, plane = 3.583, vector = 1.189, tail = 0.7964, cell = 0.119, thin = 5.622, far = 0.000391, cache = 629146, deep = 0.03189, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 18.34, vector = 3.368, tail = 20.08, cell = 0.6398, far = 0.008732, cache = 1048576, deep = 0.2301, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 133.5, plane = 0.4224, width = 64, cell = 0.3325, thin = 0.04561, far = 0.0008176, cache = 1363149, deep = 0.007269, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.42, plane = 3.217, vector = 0.1497, tail = 3.037, cell = 0.3552, far = 0.003957, cache = 419430, deep = 0.0211, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 130.1, plane = 2.064, width = 16, cell = 0.3315, thin = 0.09156, deep = 0.009038, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 21, plane = 3.529, vector = 2.068, tail = 0.6643, cell = 0.1328, thin = 4.218, deep = 0.01365, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 24.59, plane = 4.118, row = 1.601, vector = 4.541, tail = 0.0687, cell = 0.01271, far = 0.001025, cache = 629146, deep = 0.02232, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 16.63, plane = 4.102, row = 0.9073, vector = 2.555, tail = 0.3995, cell = 0.08228, far = 0.0007011, cache = 419430, deep = 0.03039, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 18.83, plane = 3.152, row = 1.565, vector = 1.679, cell = 0.1907, thin = 16.79, far = 0.0008081, cache = 1048576, deep = 0.02613, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 14.67, plane = 0.08383, vector = 10.33, tail = 39.29, far = 0.001869, cache = 1363149, deep = 0.3468, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 77.04, plane = 0.169, cell = 0.3713, far = 0.004938, cache = 838861, deep = 0.02576, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 469.4, vector = 0.7399, cell = 0.5683, deep = 0.03664, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 167.6, plane = 2.281, row = 0.05779, width = 32, cell = 0.3921, thin = 0.04232, deep = 0.01047, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 167.5, plane = 1.217, row = 0.9666, vector = 7.204, tail = 2.685, far = 0.0008891, cache = 1048576, deep = 0.009077, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 25.05, plane = 3.46, row = 1.788, vector = 2.996, tail = 0.1381, cell = 0.04179, deep = 0.01675, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 154, plane = 4.293, row = 0.7896, width = 16, tail = 0.3934, cell = 0.4366, deep = 0.006455, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 21.63, plane = 2.786, row = 2.472, vector = 2.123, cell = 0.2712, thin = 9.5, far = 0.0006722, cache = 419430, deep = 0.01054, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 18.58, row = 0.2649, vector = 7.11, tail = 1.493, cell = 0.1797, far = 0.002569, cache = 838861, deep = 0.05705, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 19.05, row = 0.8246, vector = 3.878, tail = 2.322, cell = 0.3195, far = 0.00267, cache = 1363149, deep = 0.0719, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 20.52, row = 2.388, tail = 4.212, cell = 1.147, thin = 34.53, far = 0.002071, cache = 1363149, deep = 0.0744, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 49.46, vector = 26.99, tail = 45.04, far = 0.03063, cache = 419430, deep = 0.3259, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 490.2, plane = 1.532, vector = 1.01, width = 32, cell = 1.033, deep = 0.0801, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 146.6, vector = 2.194, width = 64, cell = 0.5625, thin = 0.002168, far = 0.002634, cache = 1048576, deep = 0.04232, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <plane = 154.4, row = 1.045, vector = 2.672, tail = 9.992, cell = 0.5567, far = 0.002813, cache = 629146, deep = 0.03225, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 23.76, row = 1.782, vector = 3.489, tail = 2.415, cell = 0.3913, far = 0.00318, cache = 1363149, deep = 0.04996, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 159.2, row = 1.047, width = 16, tail = 2.33, cell = 0.7886, far = 0.002931, cache = 629146, deep = 0.04027, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 26.29, plane = 0.3107, row = 4.729, tail = 4.258, cell = 1.478, thin = 18.04, far = 0.0002512, cache = 419430, deep = 0.04378, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 334.8, plane = 5.864, row = 4.963, vector = 9.508, tail = 2.109, cell = 0.02322, far = 0.0006898, cache = 419430, deep = 0.00775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 309.3, plane = 0.6706, row = 4.87, vector = 5.127, tail = 2.108, cell = 0.2063, deep = 0.01506, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 294, plane = 2.905, row = 3.842, vector = 3.656, tail = 1.71, cell = 0.5676, thin = 16.36, far = 0.00103, cache = 419430, deep = 0.01529, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.07076, vector = 7.329, tail = 49.42, cell = 0.7842, far = 0.008165, cache = 1363149, deep = 0.1863, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 127.8, plane = 16.44, vector = 6.487, tail = 0.7106, cell = 0.01272, far = 0.001076, cache = 419430, deep = 0.02931, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 561.5, plane = 5.707, row = 6.842, width = 64, cell = 0.6741, thin = 0.03558, deep = 0.005812, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 284.9, row = 8.441, vector = 6.593, tail = 1.291, far = 0.0004451, cache = 419430, deep = 0.006851, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 525.7, row = 10.14, width = 32, cell = 0.7465, thin = 0.1251, deep = 0.006532, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 8.252, row = 17.54, vector = 1.733, tail = 4.268, cell = 1.095, thin = 8.288, far = 0.003151, cache = 419430, deep = 0.00976, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 27.41, plane = 3.881, row = 2.507, vector = 8.397, tail = 1.034, input = 0.02418, deep = 0.0238, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 33.02, plane = 2.456, row = 1.974, vector = 7.517, tail = 0.08634, deep = 0.02688, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 35.85, plane = 1.12, row = 3.179, vector = 5.223, cell = 0.03824, input = 0.01702, thin = 33.4, deep = 0.02138, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 60.4, plane = 0.3568, vector = 0.6478, tail = 44.21, cell = 1.948, far = 0.00824, cache = 419430, deep = 0.2703, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 161.1, plane = 7.449, row = 2.365, width = 64, cell = 0.6241, thin = 0.00612, far = 0.001072, cache = 1363149, deep = 0.009286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 29.42, plane = 2.923, row = 4.155, vector = 5.169, tail = 0.73, input = 0.04885, far = 0.0003003, cache = 419430, deep = 0.01488, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 139.5, plane = 11.74, row = 3.015, vector = 6.83, far = 0.0005555, cache = 629146, deep = 0.007983, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 11.02, row = 5.477, tail = 3.463, cell = 0.9983, input = 0.1559, thin = 13.79, far = 0.002216, cache = 419430, deep = 0.01437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 247.6, plane = 6.715, row = 9.506, vector = 9.166, tail = 0.5303, cell = 0.1749, far = 0.0003843, cache = 419430, deep = 0.007056, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 229.6, plane = 2.891, row = 5.857, vector = 6.528, cell = 0.262, far = 0.0008212, cache = 419430, deep = 0.01134, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 248.9, plane = 2.439, row = 6.25, vector = 3.695, tail = 0.3349, cell = 0.6367, thin = 37.95, far = 0.001157, cache = 838861, deep = 0.006046, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 23.86, vector = 22.32, tail = 60.93, far = 0.01489, cache = 1048576, deep = 0.336, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 47.96, plane = 101, vector = 6.12, cell = 0.2068, deep = 0.007661, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 373.3, plane = 3.335, row = 12.92, vector = 14.4, far = 0.001846, cache = 1048576, deep = 0.003036, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 218.3, plane = 0.01462, row = 9.758, vector = 5.752, tail = 0.9897, cell = 0.338, far = 0.0009905, cache = 629146, deep = 0.003675, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 323.9, plane = 7.995, row = 12.28, vector = 8.872, far = 0.005783, cache = 1048576, deep = 0.000934, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 19.63, plane = 2.375, row = 13.01, vector = 5.199, cell = 0.5155, thin = 15.88, far = 0.0006723, cache = 629146, deep = 0.002552, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 46.15, vector = 22.62, tail = 4.663, input = 0.04702, far = 0.008189, cache = 838861, deep = 0.04363, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 22.23, row = 12.6, vector = 13.14, width = 16, tail = 0.5266, cell = 0.2326, input = 0.142, thin = 0.7298, far = 0.01331, cache = 629146, deep = 0.05096, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <plane = 30.73, row = 20.92, cell = 1.489, input = 0.2258, thin = 132.1, far = 0.02313, cache = 629146, deep = 0.05679, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 62.93, vector = 106.3, tail = 23.53, cell = 0.9815, input = 0.2217, far = 0.04794, cache = 1048576, deep = 0.3262, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 182.1, row = 1.16, width = 32, cell = 1.334, input = 0.0603, thin = 0.1424, far = 0.007708, cache = 838861, deep = 0.03602, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 35.24, plane = 5.937, row = 4.179, vector = 14.66, width = 16, cell = 0.6775, input = 0.09588, thin = 1.188, far = 0.01222, cache = 838861, deep = 0.04235, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <plane = 179.4, vector = 9.055, width = 32, cell = 1.674, input = 0.05902, thin = 0.3277, far = 0.01944, cache = 1363149, deep = 0.03023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 5.928, plane = 24.3, row = 14.4, cell = 1.812, input = 0.205, thin = 93.97, far = 0.02166, cache = 1048576, deep = 0.04277, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 30.23, plane = 3.148, vector = 6.062, tail = 0.1467, far = 0.0003283, cache = 838861, deep = 0.02427, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 23.85, plane = 3.245, vector = 2.157, tail = 1.049, cell = 0.1196, deep = 0.02943, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 36.4, plane = 5.063, vector = 3.016, tail = 0.348, cell = 0.05885, thin = 12.27, deep = 0.02071, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 43.87, plane = 0.04192, vector = 10.35, tail = 20.07, cell = 0.9144, far = 0.009742, cache = 1048576, deep = 0.3228, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 134.3, width = 64, tail = 1.994, cell = 0.4015, thin = 0.005171, far = 0.001539, cache = 1048576, deep = 0.0102, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 37.59, plane = 2.913, vector = 4.749, tail = 0.699, cell = 0.05839, far = 0.00008135, cache = 419430, deep = 0.01596, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 137.2, plane = 2.027, vector = 0.4897, width = 16, cell = 0.6024, far = 0.0001817, cache = 419430, deep = 0.008981, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 37.06, plane = 4.395, vector = 3.299, tail = 0.1151, cell = 0.2363, thin = 7.652, far = 0.0005541, cache = 419430, deep = 0.009887, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 23.2, plane = 5.9, row = 1.674, vector = 6.604, tail = 0.962, cell = 0.1527, far = 0.0004919, cache = 629146, deep = 0.02624, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 20.09, plane = 0.8526, row = 1.892, vector = 3.417, tail = 0.6891, input = 0.01838, far = 0.0004556, cache = 419430, deep = 0.03785, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 19.97, plane = 3.039, row = 1.835, vector = 2.969, tail = 0.02983, cell = 0.06153, thin = 9.402, far = 0.0006981, cache = 419430, deep = 0.03775, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 30.91, plane = 0.1906, vector = 3.895, tail = 25.7, input = 0.1461, far = 0.00263, cache = 629146, deep = 0.2016, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 138.7, plane = 5.115, row = 3.125, vector = 7.878, far = 0.0003444, cache = 1048576, deep = 0.01586, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 115, plane = 34.73, row = 1.223, vector = 10.52, tail = 5.22, far = 0.00005766, cache = 419430, deep = 0.01361, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.97, plane = 0.806, row = 1.935, vector = 3.744, tail = 1.119, cell = 0.1865, deep = 0.0254, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 142.7, plane = 0.426, row = 2.704, input = 0.0666, deep = 0.01542, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 25.39, plane = 2.712, row = 2.194, vector = 4.007, input = 0.004134, thin = 4.336, far = 0.0001767, cache = 419430, deep = 0.01955, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 16.39, plane = 4.484, vector = 4.074, cell = 0.12, far = 0.0002231, cache = 838861, deep = 0.01956, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 9.016, plane = 4.247, vector = 1.781, cell = 0.1698, deep = 0.0187, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 10.57, plane = 3.993, tail = 0.9365, cell = 0.5695, thin = 9.662, deep = 0.01475, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 21.11, plane = 0.1288, vector = 3.128, tail = 20.41, cell = 1.063, far = 0.005035, cache = 419430, deep = 0.2763, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 164.1, plane = 0.7617, width = 32, input = 0.1853, thin = 0.1384, far = 0.0007897, cache = 419430, deep = 0.004234, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 13.24, plane = 4.008, vector = 1.932, tail = 0.2621, cell = 0.2312, deep = 0.0142, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 142.3, plane = 3.627, input = 0.1814, far = 0.001075, cache = 629146, deep = 0.004591, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 21.65, plane = 4.08, vector = 1.411, tail = 0.6695, cell = 0.408, thin = 6.878, far = 0.0007211, cache = 1363149, deep = 0.009593, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 51.83, plane = 8.71, row = 4.263, vector = 8.626, tail = 2.983, cell = 0.1557, deep = 0.002857, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 54.04, plane = 1.079, row = 4.601, vector = 6.199, tail = 1.724, cell = 0.09499, deep = 0.0005289, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 49.85, row = 5.245, vector = 5.085, tail = 0.7888, cell = 0.1323, input = 0.04031, thin = 15.98, deep = 0.0006804, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.452, tail = 62.32, cell = 1.281, far = 0.005142, cache = 419430, deep = 0.2072, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 127.8, row = 0.2727, vector = 7.227, input = 0.02708, far = 0.000354, cache = 419430, deep = 0.01756, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 271.9, plane = 0.7723, row = 8.942, vector = 11.34, far = 0.001742, cache = 629146, deep = 0.004766, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 50.28, row = 7.085, vector = 6.498, tail = 3.299, cell = 0.07995, far = 0.001391, cache = 838861, deep = 0.0004938, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 288.2, row = 8.966, width = 32, cell = 0.7833, thin = 0.1197, far = 0.008487, cache = 838861, deep = 0.001979, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 13.37, tail = 7.301, cell = 1.361, input = 0.132, thin = 7.484, far = 0.01236, cache = 419430, deep = 0.009477, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 27.31, plane = 5.833, row = 9.911, vector = 9.495, tail = 4.59, input = 0.06078, far = 0.001467, cache = 629146, deep = 0.01636, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 24.56, plane = 1.212, row = 8.098, vector = 6.374, tail = 1.834, input = 0.07642, far = 0.0007293, cache = 629146, deep = 0.02936, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 22.07, row = 10.52, vector = 0.4202, tail = 2.948, cell = 1.179, input = 0.08078, thin = 12.94, far = 0.0005246, cache = 419430, deep = 0.02676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 1.649, plane = 0.5075, vector = 1.145, tail = 63.04, cell = 2.079, deep = 0.2949, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 42.3, plane = 12.77, vector = 3.751, tail = 4.925, input = 0.07255, far = 0.003162, cache = 419430, deep = 0.05757, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 159.8, plane = 4.559, row = 15.92, vector = 2.339, width = 64, cell = 0.5092, input = 0.08214, far = 0.002055, cache = 1048576, deep = 0.007047, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 16.24, plane = 11.02, row = 13.61, vector = 6.502, tail = 4.161, cell = 0.1579, input = 0.04176, far = 0.001916, cache = 838861, deep = 0.01525, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 162.4, plane = 2.139, row = 16.4, width = 32, cell = 1.097, input = 0.004352, thin = 0.2887, far = 0.001344, cache = 838861, deep = 0.008714, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 37.88, plane = 0.5262, row = 20.62, width = 16, tail = 2.879, cell = 1.764, input = 0.02031, thin = 0.2789, far = 0.002847, cache = 629146, deep = 0.02077, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1203, plane = 47.68, row = 5.499, vector = 8.308, tail = 12.25, cell = 1.144, far = 0.0008656, cache = 629146, deep = 0.001583, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1125, row = 9.874, vector = 17.05, tail = 1.371, cell = 0.1358, far = 0.001469, cache = 629146, deep = 0.001862, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1055, plane = 7.839, row = 8.923, vector = 12.21, tail = 1.428, cell = 0.8844, thin = 49.08, far = 0.0002329, cache = 419430, deep = 0.001895, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.06973, vector = 4.96, tail = 80.42, cell = 3.735, far = 0.02462, cache = 1363149, deep = 0.3776, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 245.1, plane = 26.83, vector = 8.287, tail = 0.03561, far = 0.006104, cache = 1048576, deep = 0.001583, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1601, plane = 30.57, row = 8.313, width = 64, cell = 1.778, thin = 0.1087, far = 0.003053, cache = 1363149, deep = 0.0007531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 931.3, row = 21.85, vector = 12.18, tail = 4.433, cell = 0.5153, deep = 0.0004523, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1462, row = 23.01, vector = 14.87, deep = 0.001506, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 11.19, row = 36.02, vector = 6.788, tail = 5.989, cell = 1.966, thin = 23.16, far = 0.01079, cache = 419430, deep = 0.0004523, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 4687, plane = 76.11, row = 11.19, vector = 78.21, cell = 2.15, deep = 0.004337, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 3410, row = 24.47, vector = 70.48, deep = 0.02905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 3156, plane = 22.45, row = 9.549, vector = 17.54, tail = 46, cell = 10.24, thin = 161.4, far = 0.003475, cache = 629146, deep = 0.03073, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 667.6, plane = 1.726, vector = 23.53, tail = 325.8, cell = 8.69, far = 0.1979, cache = 419430, deep = 1.003, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 422.4, plane = 21.12, row = 2.301, vector = 12.2, cell = 0.001224, thin = 0.2669, far = 0.03915, cache = 629146, deep = 0.02009, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 44.5, plane = 16.63, vector = 5.391, tail = 4.957, cell = 0.3573, deep = 0.009759, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 5724, plane = 92.97, vector = 13.74, width = 64, cell = 6.325>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3258, row = 35.88, vector = 58.21, tail = 2.368, deep = 0.008694, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 3607, plane = 115.8, width = 32, tail = 6.565, cell = 7.139, thin = 2.564>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 286.9, plane = 11.37, row = 47.32, tail = 103.9, cell = 11.99, thin = 119.2, far = 0.1688, cache = 419430, deep = 0.03269, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 7198, row = 228.4, width = 32, cell = 11.89, thin = 1.851, deep = 0.04101, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 3202, plane = 39.84, row = 96.98, tail = 126.5, cell = 18, deep = 0.03355, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 2809, plane = 19.89, row = 35.85, tail = 147.1, cell = 31.3, thin = 205.2, deep = 0.09227, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 637.3, plane = 5.693, vector = 31.36, tail = 479.1, cell = 16.38, far = 0.8883, cache = 419430, deep = 1.968, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 83.41, plane = 38.91, vector = 6.514, width = 32, tail = 4.737, cell = 0.6133, deep = 0.09227, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 6709, row = 144.7, width = 32, cell = 13.64, thin = 191.1>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 4132, plane = 102.6, row = 75.29, tail = 121.7, cell = 15.43, deep = 0.03672, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 2686, row = 115.8, vector = 136.6>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 22.64, row = 118.4, tail = 230.9, cell = 26.34, thin = 53.69, far = 0.3327, cache = 419430, deep = 0.3919, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 37.95, plane = 17.18, row = 3.883, vector = 4.272, tail = 7.052, tap = 0.139, step = 0.002434, far = 0.001592, cache = 419430, deep = 0.03568, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 45.65, vector = 7.203, tail = 56.82, tap = 0.5855, step = 0.01707, far = 0.02573, cache = 1048576, deep = 0.4448, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 719.8, plane = 76.62, vector = 28.57, width = 64, cell = 0.416, input = 0.334, step = 0.122, far = 0.005651, cache = 1048576, deep = 0.06433, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 898.5, plane = 15.37, row = 2.999, vector = 12, tail = 1.075, cell = 0.5257, input = 0.7975, tap = 0.007574, step = 0.04875, far = 0.02355, cache = 1363149, deep = 0.1126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 500.7, plane = 79.36, vector = 46.01, width = 32, cell = 0.8501, input = 0.7223, tap = 0.01169, step = 0.3761, far = 0.01723, cache = 838861, deep = 0.1472, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 37.04, plane = 11.13, row = 9.709, vector = 3.074, tail = 2.436, input = 0.009797, thin = 11.11, tap = 0.2971, far = 0.003841, cache = 419430, deep = 0.03602, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 49.78, row = 1.759, vector = 3.147, tail = 0.487, far = 0.001984, cache = 629146, deep = 0.04033, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <call = 1.265, plane = 56.63, vector = 1.213, tail = 1.163, cell = 0.1797, far = 0.005012, cache = 838861, deep = 0.05761, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 134.2, plane = 43.89, width = 32, tail = 0.3117, cell = 0.2489, thin = 0.0273, far = 0.001823, cache = 1363149, deep = 0.01887, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 159.1, vector = 4.504, far = 0.003605, cache = 419430, deep = 0.0484, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 50.11, row = 1.915, vector = 1.762, tail = 0.5749, cell = 0.009362, far = 0.002365, cache = 629146, deep = 0.0477, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 144.3, plane = 45.96, vector = 1.79, width = 32, cell = 0.1927, far = 0.001603, cache = 1363149, deep = 0.02232, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 0.3551, plane = 51.55, row = 1.951, vector = 0.8817, tail = 0.5061, cell = 0.2219, thin = 3.314, far = 0.00365, cache = 629146, deep = 0.05467, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 53.66, row = 1.754, vector = 3.904, tail = 0.7077, cell = 0.03989, far = 0.001994, cache = 419430, deep = 0.0331, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <call = 646.2, plane = 39.75, width = 32, tail = 56.5, far = 0.01329, cache = 419430, deep = 0.03457, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 10.6, plane = 62.53, vector = 2.053, tail = 0.54, cell = 0.1958, far = 0.003378, cache = 629146, deep = 0.05561, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 146.2, plane = 48.62, width = 32, tail = 0.7014, cell = 0.3814, thin = 0.001735, far = 0.0008255, cache = 1363149, deep = 0.02469, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 24.99, plane = 112.8, row = 29.49, vector = 5.683, tail = 0.4492, thin = 15.08, far = 0.008031, cache = 1363149, deep = 0.03157, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.64, row = 1.873, vector = 2.224, tail = 0.4639, cell = 0.0762, far = 0.001778, cache = 629146, deep = 0.03521, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 138, plane = 51.15, row = 0.753, width = 16, tail = 0.2906, cell = 0.3904, thin = 0.02221, far = 0.0007346, cache = 1363149, deep = 0.02781, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 9.307, plane = 52.67, row = 2.535, vector = 2.441, tail = 0.01329, cell = 0.06189, thin = 9.969, far = 0.001251, cache = 629146, deep = 0.03245, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 42.56, row = 3.209, vector = 8.537, cell = 0.08718, far = 0.001202, cache = 419430, deep = 0.04261, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <call = 13.93, plane = 31.08, row = 9.655, cell = 0.6183, far = 0.002442, cache = 419430, deep = 0.0409, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 61.6, vector = 6.059, cell = 0.1762, far = 0.003185, cache = 419430, deep = 0.04946, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 135.2, plane = 58.67, row = 3.33, tail = 47.74, cell = 0.571, far = 0.001588, cache = 419430, deep = 0.03871, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 34.98, plane = 124.8, row = 16.24, vector = 12.58, tail = 2.148, thin = 28.14, deep = 0.0443, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 44.79, row = 2.887, vector = 5.255, tail = 0.3387, cell = 0.06769, far = 0.001599, cache = 419430, deep = 0.04353, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 130.1, plane = 57.22, row = 2.564, width = 16, cell = 0.6636, thin = 0.09764, far = 0.001609, cache = 419430, deep = 0.04202, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 48.9, row = 3.893, vector = 3.828, tail = 0.0341, cell = 0.4064, thin = 17.1, far = 0.001795, cache = 419430, deep = 0.04015, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 10.69, plane = 91.13, row = 0.07528, vector = 5.576, tail = 1.109, cell = 0.08921, deep = 0.04246, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 36.17, plane = 95.28, vector = 2.949, tail = 0.5553, cell = 0.277, far = 0.0009316, cache = 419430, deep = 0.06127, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 306.7, plane = 112.3, row = 0.7363, vector = 2.076, tail = 1003, cell = 0.3188, deep = 0.0167, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 136.8, plane = 69.51, row = 129.1, vector = 19.28, thin = 11.37, far = 0.03172, cache = 419430, deep = 0.04897, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 21.72, plane = 94.43, vector = 4.55, tail = 0.2635, cell = 0.1052, deep = 0.04897, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 337.3, plane = 130.9, row = 0.5406, vector = 4.355, tail = 1148, deep = 0.01921, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 58.01, plane = 98.96, row = 0.4115, vector = 3.445, tail = 0.03565, cell = 0.3569, thin = 21.67, deep = 0.04503, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 71.38, row = 1.708, vector = 2.453, tail = 3.787, input = 0.08303, far = 0.0005598, cache = 419430, deep = 0.03383, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 8.552, plane = 61.41, tail = 3.308, input = 0.1827, far = 0.003515, cache = 1048576, deep = 0.06381, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 180.6, plane = 87.08, row = 0.5032, tail = 807.9, input = 0.1155, far = 0.0005062, cache = 419430, deep = 0.03565, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 7.431, vector = 9.591, tail = 54.34, thin = 38.29, far = 0.0266, cache = 419430, deep = 0.0343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 65.72, row = 2.526, vector = 1.222, tail = 3.224, input = 0.1232, far = 0.001746, cache = 629146, deep = 0.03437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 113.2, plane = 130.8, row = 1.682, tail = 984.1, input = 0.1705, far = 0.0008686, cache = 1363149, deep = 0.029, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 0.5833, plane = 59.27, row = 3.43, tail = 2.182, cell = 0.1778, input = 0.2508, thin = 15.14, deep = 0.02947, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 14.65, plane = 91.02, vector = 8.235, cell = 0.09517, deep = 0.03329, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 27.09, plane = 85.62, vector = 4.745, cell = 0.3824, deep = 0.05515, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 338.4, plane = 101.5, vector = 6.887, tail = 945.5, cell = 0.1214, far = 0.0004517, cache = 838861, deep = 0.03469, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 86.54, row = 153.9, vector = 9.253, tail = 8.648, thin = 21.51, far = 0.01353, cache = 419430, deep = 0.0333, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 28.53, plane = 85.03, row = 0.3461, vector = 4.754, tail = 1.249, cell = 0.203, deep = 0.03297, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 339.4, plane = 109.8, row = 0.374, tail = 942.6, cell = 0.7491, far = 0.002124, cache = 1048576, deep = 0.03053, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 88.34, plane = 83.91, row = 1.397, vector = 4.402, tail = 0.1455, cell = 0.3938, thin = 17.07, deep = 0.023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 59.78, row = 5.02, vector = 40.38, cell = 0.7347, input = 0.004394, far = 0.001351, cache = 629146, deep = 0.03533, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 1.938, plane = 52.52, vector = 25.91, tail = 1.253, cell = 1.49, input = 0.02498, far = 0.00274, cache = 419430, deep = 0.1851, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 138.2, plane = 57.04, row = 3.445, tail = 213.1, cell = 3.326, input = 0.0005907, far = 0.001017, cache = 419430, deep = 0.03868, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <row = 96.23, tail = 2.352, cell = 3.58, thin = 39.37, far = 0.03001, cache = 1048576, deep = 0.04344, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 59.72, row = 4.765, vector = 20.29, tail = 1.728, cell = 2.335, input = 0.01438, far = 0.002809, cache = 838861, deep = 0.03849, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 137.2, plane = 63.37, tail = 141.4, cell = 5.036, input = 0.007053, far = 0.004157, cache = 419430, deep = 0.043, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 55.3, vector = 7.598, tail = 2.629, cell = 6.787, input = 0.05443, thin = 27.73, far = 0.001776, cache = 419430, deep = 0.05119, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 55.42, row = 2.064, vector = 3.676, tail = 1.532, cell = 0.09587, far = 0.001433, cache = 838861, deep = 0.04161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 17.15, plane = 58.18, vector = 0.7512, tail = 2.986, cell = 0.4749, far = 0.003926, cache = 629146, deep = 0.08319, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 127.9, plane = 55.08, row = 1.558, width = 32, cell = 0.3486, thin = 0.0427, far = 0.0006046, cache = 1048576, deep = 0.03301, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 8.104, plane = 144.4, vector = 6.754, thin = 12.1, far = 0.003305, cache = 1363149, deep = 0.04191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 1.002, plane = 55.21, row = 2.371, vector = 0.3895, tail = 1.883, cell = 0.3273, far = 0.001704, cache = 838861, deep = 0.04516, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 111.3, plane = 55.31, row = 1.706, width = 16, tail = 0.1997, cell = 0.3834, thin = 0.1057, far = 0.0009265, cache = 1048576, deep = 0.03463, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 11.13, plane = 54.88, row = 3.321, vector = 0.01374, tail = 1.151, cell = 0.7006, thin = 7.937, far = 0.0004194, cache = 419430, deep = 0.04068, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 66.72, row = 6.428, vector = 10.52, tail = 0.6953, cell = 0.1007, far = 0.004059, cache = 629146, deep = 0.0945, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 67.53, row = 4.166, vector = 7.237, tail = 0.008256, cell = 0.1775, far = 0.004894, cache = 629146, deep = 0.1567, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 153, plane = 74.47, row = 1.79, vector = 5.521, width = 64, tail = 0.6724, cell = 0.6688, far = 0.0006159, cache = 419430, deep = 0.03845, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 1266, vector = 5.516, tail = 0.2169, far = 0.07689, cache = 1363149, deep = 0.09246, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 230, row = 264.9, cell = 4.916, thin = 40.34, deep = 0.1473, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 1.499, plane = 67.39, row = 4.171, vector = 7.294, tail = 0.3176, cell = 0.2334, far = 0.00588, cache = 629146, deep = 0.1488, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 162.2, plane = 70.35, vector = 7.035, width = 32, cell = 0.8982, deep = 0.1127, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 33.06, plane = 66.89, row = 7.05, vector = 4.393, cell = 1.092, thin = 56.41, far = 0.01142, cache = 838861, deep = 0.2375, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 19.14, plane = 80.74, row = 1.557, vector = 6.972, tail = 2.834, input = 0.09566, deep = 0.02402, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 9.581, plane = 69.01, vector = 4.524, tail = 2.407, input = 0.2133, far = 0.001786, cache = 1363149, deep = 0.06646, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 273.5, plane = 81.18, row = 1.36, cell = 0.3392, input = 0.1106, far = 0.001189, cache = 1048576, deep = 0.008717, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 180, row = 193.3, vector = 7.929, tail = 21.3, thin = 9.907, far = 0.04442, cache = 419430, deep = 0.02006, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 18.75, plane = 80.65, row = 1.812, vector = 4.764, tail = 2.762, input = 0.1257, deep = 0.01772, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 293.1, plane = 73.25, row = 1.974, cell = 0.2894, input = 0.2129, far = 0.0009276, cache = 1363149, deep = 0.009364, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 37.39, plane = 75.99, row = 2.234, vector = 0.4776, tail = 3.842, cell = 0.9949, input = 0.2676, thin = 18.55, deep = 0.00967, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 90.56, row = 8.535, vector = 15.11, tail = 4.14, cell = 0.4943, far = 0.01832, cache = 1363149, deep = 0.1068, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 66.34, row = 2.356, vector = 5.458, width = 16, tail = 5.028, cell = 1.764, thin = 0.1147, far = 0.0314, cache = 1363149, deep = 0.1248, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 72.14, plane = 99.87, vector = 6.85, width = 64, cell = 1.477, thin = 0.05696, far = 0.01261, cache = 1363149, deep = 0.06299, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 335.1, row = 3.204, vector = 12.62, tail = 50.59, far = 0.02158, cache = 1363149, deep = 0.1225, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 3243, vector = 50.7, cell = 9.719, thin = 259.7, far = 0.2696, cache = 419430, deep = 0.1225, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 69.87, row = 3.157, vector = 8.076, width = 16, cell = 1.574, thin = 0.72, far = 0.03298, cache = 1048576, deep = 0.2061, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 61.86, plane = 83.3, row = 2.388, width = 16, cell = 2.129, thin = 1.172, far = 0.01458, cache = 1048576, deep = 0.1074, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 61.72, plane = 79.6, row = 10.39, vector = 9.311, tail = 2.102, cell = 1.353, thin = 170.9, far = 0.04295, cache = 1048576, deep = 0.2814, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 153.9, plane = 78.36, row = 13.92, vector = 28.32, cell = 0.2494, far = 0.01499, cache = 1363149, deep = 0.1557, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <plane = 67.91, row = 13.3, vector = 7.962, tail = 8.454, cell = 1.887, far = 0.008583, cache = 419430, deep = 0.2795, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 193.3, plane = 111.3, row = 18.45, tail = 1004, cell = 1.932, deep = 0.1106, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <plane = 2514, cell = 0.6847, far = 0.03133, cache = 629146, deep = 0.2462, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <vector = 287.9, tail = 923, cell = 11.54, thin = 212.4, deep = 0.2462, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <plane = 73.83, row = 14.12, vector = 7.592, tail = 8.042, cell = 1.789, far = 0.01277, cache = 419430, deep = 0.2405, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 232.1, plane = 79.29, row = 15.75, tail = 1082, cell = 2.745, far = 0.001434, cache = 419430, deep = 0.1974, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 81.64, row = 16.71, vector = 12.33, cell = 2.314, thin = 313, far = 0.07124, cache = 1363149, deep = 0.3129, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 0.2472, plane = 73.77, row = 5.919, vector = 3.338, tail = 4.905, tap = 0.06933, step = 0.003838, far = 0.001108, cache = 419430, deep = 0.03673, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 179.7, plane = 717.7, row = 5.378, vector = 10.41, tail = 11.19, input = 0.626, tap = 0.009284, step = 0.01147, far = 0.005981, cache = 419430, deep = 0.144, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 6.293, plane = 73.85, row = 6.111, vector = 2.7, tail = 3.294, thin = 6.385, tap = 0.09279, step = 0.005022, far = 0.001667, cache = 419430, deep = 0.04125, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 302.3, plane = 723.8, row = 1.803, vector = 9.487, tail = 29.21, input = 1.167, tap = 0.01238, step = 0.04475, far = 0.0109, cache = 419430, deep = 0.2191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 17.16, plane = 74.56, row = 6.17, vector = 2.662, tail = 2.523, thin = 6.751, tap = 0.1966, step = 0.01052, far = 0.003333, cache = 419430, deep = 0.04262, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 19.89, plane = 4.434, row = 1.713, vector = 3.098, tail = 0.3549, cell = 0.05145, far = 0.001332, cache = 629146, deep = 0.02729, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 16.14, plane = 2.853, row = 1.121, vector = 1.527, tail = 0.9827, cell = 0.1583, far = 0.0008577, cache = 419430, deep = 0.04394, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 20.27, plane = 2.848, row = 2.259, vector = 0.9711, tail = 0.1614, cell = 0.3039, thin = 14.38, far = 0.0008383, cache = 1363149, deep = 0.0398, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 26.61, plane = 0.09173, vector = 9.259, tail = 40.32, far = 0.006897, cache = 838861, deep = 0.3431, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 158.2, plane = 4.793, row = 0.9976, vector = 4.257, far = 0.000572, cache = 419430, deep = 0.01824, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 145.8, plane = 3.535, row = 1.871, vector = 4.97, tail = 4.796, deep = 0.01608, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 25.43, plane = 2.003, row = 2.242, vector = 1.716, tail = 0.783, cell = 0.1301, far = 0.000257, cache = 629146, deep = 0.02332, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 154.5, plane = 3.335, row = 1.378, width = 32, tail = 0.2505, cell = 0.3408, deep = 0.01444, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 19.18, plane = 2.944, row = 2.71, vector = 2.263, cell = 0.1558, thin = 9.131, far = 0.0005335, cache = 419430, deep = 0.01712, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 287, plane = 3.956, row = 8.316, vector = 7.4, tail = 1.946, cell = 0.1751, far = 0.002712, cache = 838861, deep = 0.01587, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 279.1, row = 6.585, vector = 5.761, cell = 0.2287, far = 0.005689, cache = 1363149, deep = 0.01758, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 299.8, plane = 5.531, row = 5.763, vector = 2.39, tail = 0.2655, cell = 0.8475, thin = 37.63, far = 0.007207, cache = 1048576, deep = 0.02978, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 17.25, tail = 59.61, cell = 0.3922, far = 0.01217, cache = 1363149, deep = 0.3974, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 154.5, plane = 19.75, vector = 8.02, tail = 2.489, far = 0.005376, cache = 1048576, deep = 0.01814, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 393.7, row = 11.51, width = 64, tail = 1.277, cell = 0.7255, thin = 0.03088, far = 0.00205, cache = 838861, deep = 0.002544, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 261.1, plane = 2, row = 9.656, vector = 4.868, tail = 0.1681, cell = 0.3264, far = 0.002645, cache = 838861, deep = 0.0121, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 374.9, row = 14.86, width = 16, cell = 0.8969, thin = 0.2414, far = 0.003467, cache = 838861, deep = 0.00175, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 103.1, plane = 3.837, row = 13.74, vector = 1.886, tail = 0.6577, cell = 1.113, thin = 15.71, far = 0.008632, cache = 838861, deep = 0.009811, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 28.05, plane = 47.63, row = 4.19, vector = 0.0289, tail = 8.89, tap = 0.1727, step = 0.006516, far = 0.0006039, cache = 419430, deep = 0.06248, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 114.7, row = 3.887, vector = 7.834, tail = 47.23, tap = 0.5828, step = 0.005425, far = 0.04992, cache = 1363149, deep = 0.6235, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 687, plane = 89.49, row = 5.619, vector = 14.26, tail = 12.18, input = 0.1939, step = 0.1523, deep = 0.1197, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 1134, plane = 15.25, vector = 14.32, cell = 0.889, input = 0.4657, tap = 0.0007629, step = 0.08033, far = 0.053, cache = 1363149, deep = 0.146, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 378.4, plane = 84.05, row = 9.777, vector = 25, tail = 18.94, input = 0.4057, tap = 0.008858, step = 0.4015, deep = 0.2764, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 38.4, plane = 21.11, row = 11.63, vector = 1.699, tail = 2.127, thin = 13.41, tap = 0.3532, deep = 0.06429, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 51.32, row = 1.829, vector = 2.949, tail = 0.981, cell = 0.06788, far = 0.001494, cache = 838861, deep = 0.05368, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_ahead" cost <call = 63.67, row = 38.64, width = 64, tail = 27.54, far = 0.009672, cache = 419430, deep = 0.05567, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 8.645, plane = 63.19, vector = 2.276, tail = 0.2121, cell = 0.1515, far = 0.004145, cache = 1048576, deep = 0.06896, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 121.3, plane = 54.39, row = 0.2826, width = 32, cell = 0.2613, thin = 0.02097, far = 0.001234, cache = 1048576, deep = 0.05064, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 58.25, plane = 127.3, row = 21.34, vector = 4.847, thin = 15.23, far = 0.003752, cache = 419430, deep = 0.05612, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 52.72, row = 2.251, vector = 1.198, tail = 0.7319, cell = 0.1435, far = 0.0008508, cache = 419430, deep = 0.05754, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 115.1, plane = 55.47, row = 1.046, width = 16, tail = 0.0131, cell = 0.275, thin = 0.09344, far = 0.0007853, cache = 1363149, deep = 0.05265, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 9.067, plane = 51.6, row = 2.476, vector = 2.307, cell = 0.01824, thin = 10.59, far = 0.0004649, cache = 419430, deep = 0.05457, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 29.65, plane = 81.09, row = 0.6755, vector = 6.194, tail = 3.758, cell = 0.1284, deep = 0.05179, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 49.84, plane = 82.33, vector = 6.339, tail = 0.307, cell = 0.1745, far = 0.002962, cache = 838861, deep = 0.05369, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 244.5, plane = 111.4, row = 0.6678, tail = 830.4, cell = 0.4773, far = 0.0006277, cache = 629146, deep = 0.05525, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <plane = 123, row = 104.9, tail = 1.421, cell = 1.116, thin = 25.07, far = 0.004619, cache = 838861, deep = 0.05207, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 31.96, plane = 82.29, row = 1.637, vector = 5.274, tail = 1.637, cell = 0.1595, deep = 0.05357, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 333, plane = 131, row = 2.576, tail = 143.7, cell = 0.8099, deep = 0.0865, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 104.3, plane = 77.36, row = 1.273, vector = 2.983, tail = 1.975, cell = 0.8206, thin = 15.59, deep = 0.03756, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 74.17, row = 6.388, vector = 2.463, tail = 4.073, tap = 0.07639, step = 0.0002435, far = 0.002055, cache = 1363149, deep = 0.05593, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 236.7, plane = 710.8, row = 4.314, vector = 8.948, tail = 17.55, input = 0.5979, tap = 0.002501, step = 0.01958, far = 0.02198, cache = 1363149, deep = 0.1566, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 76.43, row = 7.586, vector = 2.223, tail = 2.823, thin = 8.658, tap = 0.1017, step = 0.00007985, far = 0.003019, cache = 1363149, deep = 0.05778, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 376.5, plane = 696.8, row = 2.744, vector = 9.603, tail = 35.91, input = 1.256, tap = 0.005449, step = 0.02498, far = 0.005086, cache = 419430, deep = 0.2644, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 76.7, row = 6.959, vector = 2.314, tail = 2.785, thin = 9.082, tap = 0.2177, step = 0.001069, far = 0.006807, cache = 1363149, deep = 0.05546, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.14, plane = 2.799, row = 0.7233, vector = 3.113, tail = 0.4907, cell = 0.0279, far = 0.0009246, cache = 629146, deep = 0.01942, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 13.95, plane = 2.111, row = 0.4733, vector = 1.889, tail = 0.3917, cell = 0.05097, far = 0.0009715, cache = 419430, deep = 0.0239, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.73, plane = 2.623, row = 1.029, vector = 1.265, tail = 0.06742, cell = 0.1041, thin = 18.11, far = 0.0006943, cache = 629146, deep = 0.02103, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1372, row = 0.2119, vector = 7.899, tail = 38.48, far = 0.008174, cache = 1363149, deep = 0.3645, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 148.2, plane = 2.473, row = 0.7485, vector = 3.569, far = 0.0003967, cache = 629146, deep = 0.01532, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 20.14, plane = 1.843, row = 0.7646, vector = 2.679, tail = 0.143, cell = 0.01021, far = 0.00001419, cache = 419430, deep = 0.01604, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 154.8, plane = 1.936, row = 0.3129, vector = 0.1781, width = 32, tail = 0.1614, cell = 0.3358, thin = 0.003941, far = 0.0002115, cache = 838861, deep = 0.01099, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.15, plane = 2.367, row = 1.546, vector = 2.029, cell = 0.06391, thin = 8.935, far = 0.000617, cache = 419430, deep = 0.009646, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 250.4, plane = 1.911, row = 7.496, vector = 9.296, tail = 0.9329, cell = 0.05318, far = 0.0004514, cache = 419430, deep = 0.005898, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 246.4, plane = 3.464, row = 3.95, vector = 5.253, tail = 1.526, cell = 0.3519, far = 0.0006912, cache = 419430, deep = 0.01365, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 242.9, plane = 7.026, row = 3.851, vector = 4.657, tail = 0.2747, cell = 0.387, thin = 39.67, far = 0.001281, cache = 419430, deep = 0.02297, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 0.529, vector = 17.86, tail = 57.51, cell = 0.1647, far = 0.01966, cache = 1363149, deep = 0.4706, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 71.93, plane = 35.7, vector = 4.677, tail = 8.59, cell = 0.2331, deep = 0.006744, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 379.1, plane = 9.687, row = 10.46, vector = 10.62, far = 0.0003846, cache = 419430, deep = 0.003651, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 225.8, plane = 2.608, row = 8.979, vector = 4.906, tail = 1.661, cell = 0.2933, far = 0.0001339, cache = 419430, deep = 0.003056, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 355.7, plane = 3.686, row = 12.12, width = 32, cell = 0.9113, thin = 0.04377, far = 0.0002532, cache = 419430, deep = 0.002446, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 25.9, plane = 4.721, row = 13.34, vector = 4.225, tail = 0.1983, cell = 0.4152, thin = 14.61, far = 0.0002644, cache = 419430, deep = 0.003447, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 0.1298, plane = 53.61, row = 8.468, tail = 6.766, tap = 0.1403, step = 0.01276, deep = 0.04505, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 63.84, plane = 0.06157, row = 3.163, vector = 4.652, tail = 49.34, cell = 0.0196, tap = 0.5933, step = 0.007045, far = 0.04077, cache = 838861, deep = 0.61, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 792.7, plane = 84.43, row = 1.944, vector = 13.84, tail = 12.78, input = 0.3637, thin = 0.3015, step = 0.1167, deep = 0.1027, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 615.4, plane = 14.7, vector = 5.69, cell = 1.247, input = 0.7053, tap = 0.0007421, step = 0.05947, far = 0.02244, cache = 1363149, deep = 0.08516, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 500.4, plane = 101.1, row = 2.033, vector = 24.47, tail = 15.93, input = 0.2845, step = 0.4073, far = 0.01002, cache = 419430, deep = 0.2307, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 9.641, plane = 16.8, row = 9.036, vector = 1.423, tail = 5.228, thin = 9.94, tap = 0.3308, far = 0.0005854, cache = 419430, deep = 0.04137, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 50.03, row = 1.143, vector = 2.977, tail = 0.4766, cell = 0.03605, far = 0.002962, cache = 419430, deep = 0.05109, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_ahead" cost <call = 12.03, plane = 48.13, vector = 3.982, tail = 7.003, far = 0.0008218, cache = 838861, deep = 0.05387, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 2.292, plane = 60.93, vector = 1.853, tail = 0.06847, cell = 0.1561, far = 0.004583, cache = 419430, deep = 0.06375, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 122.3, plane = 54.62, row = 0.2058, width = 32, cell = 0.2323, thin = 0.04904, far = 0.002168, cache = 419430, deep = 0.04416, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 14.71, plane = 104.5, row = 20.4, vector = 3.676, thin = 16.9, far = 0.005239, cache = 419430, deep = 0.05644, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 52.58, row = 1.586, vector = 1.691, tail = 0.01927, cell = 0.04882, far = 0.002914, cache = 419430, deep = 0.05243, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 123.6, plane = 55.27, row = 0.9543, vector = 0.36, width = 32, cell = 0.25, thin = 0.007916, far = 0.002625, cache = 419430, deep = 0.04843, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 4.483, plane = 53.6, row = 2.015, vector = 1.302, cell = 0.1323, thin = 11.02, far = 0.001617, cache = 419430, deep = 0.05578, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 22.6, plane = 92.35, row = 0.3718, vector = 5.961, tail = 1.57, cell = 0.07266, far = 0.0006717, cache = 629146, deep = 0.04552, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 86.47, plane = 93.33, vector = 4.62, cell = 0.2159, far = 0.002596, cache = 629146, deep = 0.1095, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <plane = 355.1, row = 1.33, vector = 6.687, tail = 1703, far = 0.001127, cache = 419430, deep = 0.04171, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 48.96, plane = 58.95, row = 108, vector = 3.364, cell = 0.8789, far = 0.08235, cache = 419430, deep = 0.03127, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 62.88, plane = 92.88, row = 0.2777, vector = 4.612, tail = 0.9284, cell = 0.1192, far = 0.001394, cache = 838861, deep = 0.04382, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 310.5, plane = 104.5, row = 1.119, tail = 55.34, cell = 0.5355, far = 0.002617, cache = 838861, deep = 0.0403, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 134.5, plane = 81.21, row = 1.489, vector = 5.19, tail = 0.9612, thin = 13.25, deep = 0.03314, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 2.704, plane = 71.01, row = 5.971, vector = 2.376, tail = 3.458, tap = 0.06071, step = 0.001896, far = 0.001364, cache = 419430, deep = 0.05505, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 259.7, plane = 673.1, row = 2.041, vector = 8.117, tail = 20.5, input = 0.5975, tap = 0.004562, step = 0.005833, far = 0.01811, cache = 419430, deep = 0.1534, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 3.844, plane = 75.27, row = 5.661, vector = 2.039, tail = 1.983, thin = 8.922, tap = 0.0932, step = 0.001291, far = 0.002058, cache = 419430, deep = 0.06058, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 476.9, plane = 691, row = 8.573, vector = 1.316, tail = 30.2, cell = 0.8676, input = 1.199, thin = 2.926, tap = 0.005759, step = 0.0001905, far = 0.008035, cache = 419430, deep = 0.2558, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 13.12, plane = 75.58, row = 6.14, vector = 1.904, tail = 1.684, thin = 8.807, tap = 0.2029, step = 0.002677, far = 0.003399, cache = 419430, deep = 0.0514, last = 11184811>
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
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 26.27, plane = 1.082, row = 1.059, vector = 10.69, tail = 1.082, cell = 0.04173, far = 0.0007893, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 15.01, plane = 3.588, row = 0.5032, vector = 6.707, tail = 0.1559, cell = 0.04072, far = 0.001602, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 16.62, plane = 1.808, row = 1.183, vector = 4.778, tail = 0.7163, cell = 0.1255, far = 0.001933, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 23.15, plane = 2.126, row = 0.8739, vector = 9.796, tail = 0.296, cell = 0.01029, far = 0.0005784, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 36.45, plane = 1.626, row = 1.82, vector = 6.631, tail = 0.0001426, cell = 0.0845, far = 0.00002751, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 18.68, plane = 2.807, row = 0.976, vector = 4.213, tail = 1.064, cell = 0.47, thin = 12.09, far = 0.004379, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 171.7, plane = 17.74, row = 2.463, vector = 3.241, width = 32, tail = 4.748, cell = 0.6014, thin = 0.0005159, far = 0.007204, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 249.1, row = 27.96, vector = 22.26, tail = 4.383, cell = 0.1259, far = 0.001387, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 224.4, plane = 15.53, row = 14.87, vector = 8.037, tail = 4.076, cell = 0.5683, far = 0.004232, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 216.3, plane = 12.73, row = 11.31, vector = 9.978, tail = 0.7922, cell = 0.4569, far = 0.005702, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 13.95, plane = 24.54, row = 47.58, vector = 13.27, tail = 4.52, cell = 0.5367, far = 0.00003821, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 23.23, plane = 16.42, row = 29.15, vector = 14.37, tail = 0.7125, cell = 0.3623, far = 0.001919, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 26.49, plane = 0.7468, row = 24.76, tail = 4.183, cell = 3.61, thin = 6.246, far = 0.01102, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 2.256, plane = 49.42, row = 3.793, tail = 7.554, tap = 0.1723, step = 0.01129>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 616.9, plane = 18.08, row = 0.3823, vector = 24.14, input = 0.8846, tap = 0.01334, step = 0.03741, far = 0.009187, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 37.48, plane = 14.63, row = 7.541, vector = 0.8626, tail = 6.616, thin = 26.3, tap = 0.3646, step = 0.009967, far = 0.001877, cache = 419430>
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
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 21.52, row = 1.18, vector = 11.05, tail = 0.8362, cell = 0.02468, far = 0.001053, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 9.671, plane = 1.981, row = 0.5923, vector = 7.245, tail = 0.08345, far = 0.001944, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 6.815, plane = 3.656, row = 0.8138, vector = 5.045, tail = 0.6479, cell = 0.09393, far = 0.002401, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 13.55, plane = 4.19, row = 0.7252, vector = 8.688, tail = 1.024, cell = 0.08017, far = 0.0002213, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 18.12, plane = 5.026, row = 1.194, vector = 6.397, tail = 0.4607, cell = 0.1162>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <plane = 2.59, row = 0.9132, vector = 3.807, tail = 1.138, cell = 0.5777, thin = 11.1, far = 0.002786, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 114, plane = 38.97, vector = 10.15, tail = 0.8164, far = 0.004826, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 206.5, plane = 31.22, row = 26.78, vector = 25.83, cell = 0.001395, far = 0.002005, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 220.8, plane = 10.45, row = 15.52, vector = 13.57, tail = 0.2842, cell = 0.1652, far = 0.004561, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 209.3, plane = 8.781, row = 11.82, vector = 7.867, tail = 1.622, cell = 0.6533, far = 0.005737, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 17.89, plane = 19.95, row = 48.26, vector = 20.21, tail = 1.077, cell = 0.01925, far = 0.004718, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 26.76, plane = 7.33, row = 29.79, vector = 11.73, tail = 3.02, cell = 0.6062, far = 0.004877, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 20.8, row = 23.25, tail = 5.837, cell = 3.514, thin = 6.344, far = 0.01346, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 17.24, plane = 24.82, row = 5.523, tail = 9.249, tap = 0.1925, step = 0.0006824>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 722.3, plane = 17.35, vector = 23.61, tail = 0.08558, input = 0.883, step = 0.02672, far = 0.02376, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 15.51, plane = 11.86, row = 10.38, vector = 1.78, tail = 4.712, thin = 22.83, tap = 0.3418, step = 0.004982>
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
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 43.95, row = 0.6588, vector = 1.793, tail = 0.627, cell = 0.02389, far = 0.002371, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 4.388, plane = 60.05, vector = 1.858, cell = 0.02634, far = 0.002757, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 3.195, plane = 51.25, row = 2.004, vector = 0.6095, tail = 0.353, cell = 0.05234, thin = 13.72, far = 0.0007236, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 164.6, plane = 42.04, width = 256, cell = 0.0671, thin = 0.001916, far = 0.0006421, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 104.2, row = 16.68, vector = 4.03, thin = 13.81, far = 0.001644, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.65, row = 1.949, vector = 1.044, tail = 0.2518, cell = 0.01078, far = 0.001446, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 6.058, plane = 51.23, row = 1.977, vector = 0.72, tail = 0.3242, cell = 0.05656, thin = 13.92, far = 0.0008005, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 6.996, plane = 51.02, row = 2.352, vector = 0.8064, tail = 0.3388, cell = 0.07088, thin = 15.18, far = 0.001489, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 3.322, plane = 63.82, row = 6.268, vector = 2.522, tail = 2.973, tap = 0.01084, far = 0.0009455, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 98.7, plane = 622.6, row = 5.284, vector = 11.43, tail = 27.14, input = 0.1183, far = 0.002529, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 21.74, plane = 70.36, row = 5.602, vector = 0.1185, tail = 1.84, cell = 0.2178, thin = 16.31, tap = 0.1068, far = 0.004768, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 193.1, plane = 8.212, row = 47.16, width = 32, tail = 8.949, input = 0.01585, thin = 3.478, tap = 0.1247, step = 0.004678>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 352.2, row = 22.24, cell = 0.1716, thin = 27.38, tap = 0.2687, far = 0.01802, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 28.26, width = 256, tail = 2.077, cell = 0.09061, thin = 0.1861, tap = 0.006626, step = 0.002111>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 661.6, row = 11.28, vector = 2.431, tail = 20.24, input = 0.2084, step = 0.008197, far = 0.03386, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 0.2309, plane = 56.89, row = 7.498, tail = 4.987, cell = 0.2352, thin = 17.74, tap = 0.09598, step = 0.006979, far = 0.04032, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 12.85, plane = 10.58, row = 0.8313, vector = 1.314, width = 16, far = 0.0006078, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 26.49, plane = 22.8, row = 1.231, vector = 1.98, cell = 0.002548, far = 0.00112, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 147, plane = 12.63, row = 0.7948, vector = 1.01, far = 0.0006534, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 10.43, plane = 13.68, row = 0.1029, vector = 2.441, width = 16, thin = 0.4819, far = 0.0004844, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 135.3, plane = 26.7, row = 0.6728, vector = 1.962, far = 0.001372, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 14.07, plane = 9.789, row = 0.7228, vector = 1.945, width = 8, tail = 0.2596, thin = 0.6375>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 35.26, plane = 8.075, row = 3.669, vector = 1.039, width = 32, tail = 1.413, cell = 0.06168, thin = 0.1207, far = 0.003079, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 165, row = 3.305, vector = 1.56, far = 0.003524, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 43.63, plane = 6.649, row = 3.409, width = 32, tail = 7.006, cell = 0.1469, thin = 0.1507, far = 0.004533, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 168.8, plane = 2.174, row = 2.967, width = 64, cell = 0.1497, thin = 0.01738, far = 0.003205, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 46.78, plane = 10.66, row = 3.35, vector = 0.5547, width = 8, tail = 2.651, cell = 0.3047, far = 0.006433, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 95.21, row = 0.9729, vector = 1.003, tail = 0.02548, far = 0.001801, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.59, row = 0.7768, vector = 0.5105, tail = 0.15, cell = 0.007009, far = 0.0009189, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 167.6, plane = 106.1, row = 0.08564, vector = 1.097, far = 0.002237, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 0.9095, plane = 29.47, row = 0.5111, vector = 1.046, tail = 0.2348, thin = 0.4612, far = 0.00143, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 178.7, plane = 98.86, row = 1.161, vector = 1.608, far = 0.003468, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 2.336, plane = 26.33, row = 0.6493, vector = 0.9355, tail = 0.07015, thin = 0.4745>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 41.86, row = 2.342, vector = 1.489, tail = 0.3265, thin = 0.1329, far = 0.001513, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 156.2, plane = 60.02, row = 2.209, vector = 2.029, far = 0.00562, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.164, plane = 38.76, row = 1.85, vector = 2.602, tail = 0.4127, thin = 1.033, far = 0.0006081, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 217.4, plane = 38.05, row = 1.776, width = 64, tail = 0.1839, cell = 0.2063, thin = 0.02091, far = 0.004543, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 15.96, plane = 37.61, row = 2.231, vector = 2.212, tail = 0.2915, thin = 1.143, far = 0.001267, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 10.31, plane = 10.22, row = 0.8105, vector = 1.446, width = 16, far = 0.0003071, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 35.09, plane = 17.83, row = 0.5654, vector = 1.619, tail = 0.1377, far = 0.0009666, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 161.6, plane = 19.72, row = 0.7016, vector = 0.117, width = 64, cell = 0.06667>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 10.3, plane = 13.93, row = 0.08259, vector = 2.376, width = 16, tail = 0.168, thin = 0.3321, far = 0.0006399, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 160.9, plane = 19.17, row = 0.6226, vector = 2.604, far = 0.0004597, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 19.08, plane = 8.193, row = 1.083, vector = 1.798, width = 8, tail = 0.165, thin = 0.6835, far = 0.0004541, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 37.58, plane = 9.452, row = 3.779, vector = 2.39, width = 32, tail = 1.183, cell = 0.03977, thin = 0.1087, far = 0.001552, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 165.1, plane = 1.429, row = 3.568, vector = 0.2705, width = 64, cell = 0.1124, thin = 0.003233, far = 0.0006885, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 51.16, plane = 5.001, row = 3.218, vector = 1.163, width = 32, tail = 6.374, cell = 0.09927, thin = 0.1884, far = 0.005198, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 165.6, row = 3.21, vector = 0.8122, width = 64, cell = 0.121, far = 0.000962, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 59.84, plane = 9.028, row = 3.615, vector = 0.2697, width = 8, tail = 2.848, cell = 0.3, far = 0.005524, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 94.52, row = 0.9597, vector = 0.8047, tail = 0.3214, cell = 0.01801, far = 0.002217, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.16, row = 0.6599, vector = 0.4744, tail = 0.3143, cell = 0.02268, far = 0.002032, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 113.3, plane = 110.8, row = 0.3284, width = 64, tail = 0.1153, cell = 0.06536, far = 0.002024, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.99, row = 0.438, vector = 1.004, tail = 0.2878, thin = 0.3834, far = 0.002447, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 139.4, plane = 107.6, row = 0.3391, width = 32, tail = 0.4974, cell = 0.1178, far = 0.003639, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 2.473, plane = 27.11, row = 0.5398, vector = 0.9151, tail = 0.1621, thin = 0.4444, far = 0.003041, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 39.87, row = 1.73, vector = 1.214, tail = 1.361, cell = 0.05538, thin = 0.05138, far = 0.003596, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 181.6, plane = 41.07, row = 1.393, vector = 2.155, far = 0.0055, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 40.34, row = 1.454, vector = 2.468, tail = 0.9515, thin = 0.5955, far = 0.00576, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 193.7, plane = 36.23, row = 2.191, width = 32, cell = 0.2324, thin = 0.04455, far = 0.004031, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 14.65, plane = 38.15, row = 1.81, vector = 2.337, tail = 0.6273, thin = 0.9554, far = 0.005251, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 8.324, plane = 4.565, vector = 1.672, width = 16, tail = 0.7784, cell = 0.009991, far = 0.0009181, cache = 838861, deep = 0.02591, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 24.28, plane = 3.036, vector = 1.265, tail = 18.04, cell = 0.003684, far = 0.001999, cache = 419430, deep = 0.02414, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 27.8, plane = 11.28, tail = 2.529, cell = 0.1198, far = 0.001078, cache = 629146, deep = 0.02442, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 150, plane = 8.221, vector = 0.901, width = 64, cell = 0.09595, thin = 0.01635, far = 0.0005303, cache = 629146, deep = 0.01177, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 131.7, plane = 7.787, vector = 2.095, width = 32, cell = 0.0933, far = 0.0003135, cache = 838861, deep = 0.01002, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 139.9, plane = 9.096, vector = 3.035, width = 16, cell = 0.01227, deep = 0.009802, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 8.862, plane = 4.599, vector = 1.86, width = 16, tail = 0.3428, thin = 0.6487, far = 0.001053, cache = 838861, deep = 0.02505, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 139.8, plane = 8.198, vector = 0.6605, width = 32, cell = 0.3237, deep = 0.009245, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 10.05, plane = 5.015, vector = 1.586, width = 8, cell = 0.01679, thin = 0.4351, deep = 0.02092, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 19.89, plane = 8.157, row = 0.7104, vector = 1.669, width = 16, cell = 0.004924, deep = 0.01929, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_parts" cost <call = 69.18, plane = 3.606, cell = 0.1182, deep = 0.01572, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 73.63, plane = 2.136, vector = 1.14, cell = 0.06029, deep = 0.01522, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 39.66, plane = 9.526, row = 0.4815, vector = 0.9597, tail = 0.7026, cell = 0.04813, far = 0.001257, cache = 838861, deep = 0.0298, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 33.94, plane = 11.55, row = 0.8883, vector = 0.006867, tail = 0.7173, cell = 0.06676, deep = 0.0174, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 149.6, plane = 14.86, row = 0.2929, width = 64, tail = 0.2679, cell = 0.1189, far = 0.0008745, cache = 1363149, deep = 0.005422, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 138.1, plane = 13.86, row = 0.5251, vector = 1.973, width = 32, cell = 0.08023, far = 0.0001404, cache = 419430, deep = 0.003297, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 138.7, plane = 20.25, row = 0.7637, vector = 1.925, width = 16, cell = 0.0341, deep = 0.002658, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 7.519, plane = 16.53, vector = 3.154, width = 16, tail = 0.002126, thin = 0.3844, deep = 0.009078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 140.7, plane = 18.96, row = 0.2244, width = 32, tail = 0.305, cell = 0.2597, far = 0.0003171, cache = 419430, deep = 0.002695, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 19.17, plane = 8.844, row = 0.4965, vector = 1.863, width = 8, cell = 0.02317, thin = 0.5318, deep = 0.008036, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 45.39, plane = 11, row = 1.571, vector = 1.698, width = 16, tail = 0.01441, far = 0.00002578, cache = 419430, deep = 0.02624, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 22.64, plane = 5.331, vector = 0.2508, tail = 9.988, cell = 0.0774, deep = 0.02364, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 63.31, plane = 10.2, row = 0.6514, vector = 1.496, tail = 0.204, cell = 0.01318, far = 0.002396, cache = 838861, deep = 0.03206, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 71.74, plane = 6.517, row = 1.076, vector = 0.7252, tail = 0.6458, far = 0.003263, cache = 838861, deep = 0.04704, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 169.6, row = 0.778, vector = 1.401, deep = 0.005206, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 31.84, plane = 30.17, row = 1.411, vector = 2.944, width = 16, tail = 0.2973, thin = 0.6187, far = 0.002027, cache = 838861, deep = 0.02006, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 169.6, row = 0.5566, width = 32, tail = 0.4017, cell = 0.1656, far = 0.0005908, cache = 419430, deep = 0.00331, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 47.67, plane = 16.01, row = 1.852, vector = 1.905, width = 8, thin = 0.5955, far = 0.002711, cache = 1363149, deep = 0.01497, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 172.5, plane = 10.09, row = 4.82, vector = 4.627, width = 64, cell = 0.1446, deep = 0.03559, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 131.7, plane = 19.96, row = 9.469, vector = 2.097, width = 32, cell = 0.1649, thin = 0.9757, far = 0.0001467, cache = 419430, deep = 0.04733, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 134.8, plane = 26.41, row = 13.24, vector = 3.135, width = 16, cell = 0.09173, thin = 0.9022, deep = 0.04699, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 52.03, plane = 15.58, row = 4.753, vector = 1.299, deep = 0.03307, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 131.7, plane = 14.13, row = 2.262, vector = 3.142, tail = 1.036, far = 0.003033, cache = 629146, deep = 0.02573, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 205.2, plane = 21.44, row = 1.485, vector = 2.735, width = 32, cell = 0.1364, far = 0.005332, cache = 419430, deep = 0.004292, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 124.2, plane = 18.68, row = 6.649, vector = 3.73, width = 32, tail = 3.856, cell = 0.07962, thin = 1.094, far = 0.005427, cache = 1363149, deep = 0.03673, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 226.7, plane = 26.79, row = 6.058, width = 64, cell = 0.1977, thin = 0.02217, far = 0.003634, cache = 1363149, deep = 0.01188, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126, plane = 22.88, row = 6.886, vector = 3.91, width = 16, tail = 7.387, thin = 1.225, far = 0.007673, cache = 1363149, deep = 0.03926, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 239.9, plane = 20.21, row = 7.295, vector = 1.716, width = 32, cell = 0.1937, far = 0.004107, cache = 1363149, deep = 0.009367, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 42.45, plane = 11.15, row = 3.77, vector = 1.544, width = 8, tail = 1.801, cell = 0.1293, far = 0.006616, cache = 1363149, deep = 0.01796, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 16.14, plane = 4.196, vector = 4.176, width = 32, cell = 0.01798, deep = 0.01778, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.587, vector = 1.296, tail = 30.4, deep = 0.01632, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 36.41, plane = 10.17, vector = 2.174, tail = 0.9028, cell = 0.02387, deep = 0.02128, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 154.5, plane = 8.063, vector = 6.141, width = 64, tail = 182, thin = 0.6533, deep = 0.008886, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 134.7, plane = 8.458, vector = 4.343, width = 32, tail = 91.89, far = 0.001459, cache = 1048576, deep = 0.003823, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 138.1, plane = 8.883, vector = 2.525, width = 16, tail = 67.16, far = 0.0006018, cache = 1363149, deep = 0.002228, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 13.04, plane = 4.945, vector = 6.655, width = 32, tail = 0.08152, thin = 0.6763, deep = 0.01281, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 140.2, plane = 9.172, vector = 6.671, width = 32, tail = 88.59, far = 0.0005694, cache = 1048576, deep = 0.006634, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 17.06, plane = 5.204, vector = 1.491, width = 16, tail = 0.7814, cell = 0.1271, thin = 0.6175, deep = 0.01176, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 80.19, row = 0.3858, vector = 1.206, tail = 0.5807, cell = 0.01958, far = 0.002107, cache = 629146, deep = 0.03902, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 20.22, row = 0.7826, vector = 0.5676, tail = 0.1842, cell = 0.02687, far = 0.001944, cache = 629146, deep = 0.02325, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 161.9, plane = 84.1, vector = 1.916, far = 0.00151, cache = 629146, deep = 0.02349, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 19.88, row = 0.6058, vector = 1.265, tail = 0.6029, thin = 0.684, far = 0.001146, cache = 629146, deep = 0.02345, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 163, plane = 91.38, width = 32, tail = 0.06121, cell = 0.1438, thin = 0.01008, far = 0.0006068, cache = 419430, deep = 0.02393, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 20.07, row = 0.8929, vector = 0.9591, tail = 0.1858, thin = 0.4011, far = 0.00174, cache = 838861, deep = 0.02441, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 79.59, row = 0.3984, vector = 0.7062, tail = 0.5403, cell = 0.02055, far = 0.003052, cache = 419430, deep = 0.0391, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 74.58, row = 0.2503, vector = 0.5803, tail = 1.177, cell = 0.03433, far = 0.002456, cache = 419430, deep = 0.03732, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 150, row = 1.371, vector = 2.009, tail = 3.633, thin = 2.194, far = 0.002061, cache = 419430, deep = 0.0371, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.29, row = 0.6928, vector = 0.4602, tail = 0.2754, cell = 0.02785, far = 0.001301, cache = 629146, deep = 0.02649, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 154.4, plane = 69.02, vector = 0.1852, width = 64, cell = 0.1183, far = 0.0005003, cache = 1048576, deep = 0.01447, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 31.19, row = 0.4969, vector = 1.192, tail = 0.2014, thin = 0.7011, far = 0.00006861, cache = 419430, deep = 0.02272, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 136.1, plane = 86.24, row = 0.1875, width = 32, cell = 0.1255, thin = 0.007389, deep = 0.01446, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 4.268, plane = 27.34, row = 0.7072, vector = 0.8326, tail = 0.01343, thin = 0.3581, far = 0.001361, cache = 419430, deep = 0.02026, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 86.21, row = 0.226, vector = 0.4779, tail = 0.5311, cell = 0.03666, far = 0.001149, cache = 419430, deep = 0.02932, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <call = 17.82, plane = 56.44, vector = 0.3564, tail = 0.8891, cell = 0.05345, deep = 0.02692, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 119, row = 2.75, vector = 1.386, tail = 4.45, thin = 2.13, far = 0.002348, cache = 419430, deep = 0.0387, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 0.04618, plane = 42.18, row = 0.4901, vector = 0.5209, tail = 0.29, cell = 0.004378, far = 0.001507, cache = 419430, deep = 0.03161, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 17.08, plane = 151.6, vector = 1.6, far = 0.005952, cache = 419430, deep = 0.006848, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 41.02, row = 0.4398, vector = 1.069, tail = 0.2192, thin = 0.6762, far = 0.0003181, cache = 419430, deep = 0.02466, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 92.22, plane = 131.5, width = 32, cell = 0.125, thin = 0.02104, far = 0.0136, cache = 419430, deep = 0.004487, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 5.935, plane = 36.72, row = 0.5019, vector = 0.7802, tail = 0.01187, thin = 0.3029, far = 0.001928, cache = 419430, deep = 0.02147, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <plane = 136.5, row = 11.68, tail = 6.318, cell = 0.7321, far = 0.003813, cache = 1363149, deep = 0.03718, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 113.1, plane = 142, row = 10.56, vector = 11.63, tail = 60.69, far = 0.009552, cache = 1363149, deep = 0.01511, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 24.83, row = 8.787, vector = 11.11, tail = 2.273, thin = 0.3955, far = 0.004044, cache = 419430, deep = 0.03058, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 322.3, plane = 41.84, row = 10.9, vector = 11.7, tail = 422.5, far = 0.02033, cache = 419430, deep = 0.01506, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 24.59, row = 10.89, vector = 8.294, tail = 1.208, thin = 4.159, far = 0.0063, cache = 419430, deep = 0.03028, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 22.45, plane = 181.2, row = 1.173, vector = 2.654, tail = 0.8618, far = 0.001921, cache = 629146, deep = 0.03715, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 89.65, plane = 203.9, row = 0.7751, width = 32, cell = 0.1451, thin = 0.0272, far = 0.0006637, cache = 629146, deep = 0.01754, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 32.56, plane = 61.19, row = 1.346, vector = 2.858, tail = 1.341, thin = 0.6116, deep = 0.01673, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 232.7, plane = 105.6, row = 1.136, vector = 0.2369, width = 16, cell = 0.3973, thin = 0.2846, deep = 0.01505, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 62.75, plane = 66.12, row = 1.777, vector = 2.185, tail = 0.3645, thin = 0.9197, deep = 0.01107, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 126.7, row = 1.252, vector = 2.388, tail = 0.9817, far = 0.003286, cache = 838861, deep = 0.03898, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 83.44, plane = 143.6, row = 0.7333, width = 32, tail = 0.03353, cell = 0.141, thin = 0.02693, far = 0.001005, cache = 1048576, deep = 0.0249, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 2.773, plane = 37.98, row = 1.699, vector = 2.632, tail = 1.241, thin = 0.6476, far = 0.0004446, cache = 419430, deep = 0.02646, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 204.9, plane = 36.31, row = 1.444, vector = 2.351, width = 16, cell = 0.2121, thin = 0.1172, far = 0.006068, cache = 419430, deep = 0.02225, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 9.389, plane = 36.7, row = 1.93, vector = 2.059, tail = 0.6089, thin = 1.035, far = 0.0007144, cache = 419430, deep = 0.01858, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 80.53, vector = 1.202, tail = 0.1351, far = 0.002078, cache = 838861, deep = 0.03734, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 29.05, row = 0.5973, vector = 0.5329, tail = 0.04894, cell = 0.01596, far = 0.001498, cache = 419430, deep = 0.03, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 160.6, plane = 74.72, row = 0.07529, width = 32, cell = 0.1147, thin = 0.01184, far = 0.0001619, cache = 419430, deep = 0.01201, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <plane = 25.45, row = 0.4799, vector = 1.152, tail = 0.1249, thin = 0.812, far = 0.0006619, cache = 1048576, deep = 0.02894, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 101.6, plane = 84.32, row = 0.1193, width = 32, cell = 0.1261, thin = 0.01189, deep = 0.01145, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 4.976, plane = 23.82, row = 0.673, vector = 0.8696, tail = 0.01801, thin = 0.2857, far = 0.001536, cache = 419430, deep = 0.02228, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 24.71, plane = 8.231, row = 1.014, vector = 1.128, width = 16, cell = 0.02115, far = 0.0001043, cache = 419430, deep = 0.02306, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 86, plane = 1.941, vector = 1.968, deep = 0.02284, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 53.47, plane = 10.28, row = 0.5965, vector = 1.336, tail = 0.08061, cell = 0.02503, far = 0.001577, cache = 629146, deep = 0.03627, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 55.84, plane = 12.64, row = 1.23, vector = 0.2883, tail = 0.3708, cell = 0.03233, far = 0.000167, cache = 419430, deep = 0.02451, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 153.4, plane = 22.63, row = 0.3114, vector = 1.665, deep = 0.01407, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 123.1, plane = 26.97, row = 0.1707, vector = 0.9325, width = 32, cell = 0.1118, deep = 0.008333, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 10.72, plane = 18.04, row = 0.1436, vector = 2.642, width = 16, thin = 0.4613, deep = 0.01338, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 150.3, plane = 20.23, row = 1.047, vector = 0.6733, width = 32, cell = 0.1682, deep = 0.01256, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 22.67, plane = 10.75, row = 0.7328, vector = 1.605, width = 8, cell = 0.03112, thin = 0.2493, far = 0.0003356, cache = 419430, deep = 0.009179, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 128.7, plane = 24.36, row = 0.5008, vector = 4.778, width = 32, cell = 0.03465, far = 0.00028, cache = 629146, deep = 0.03554, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 220.2, plane = 9.971, row = 2.518, vector = 2.189, width = 32, cell = 0.1392, thin = 0.0423, far = 0.000718, cache = 1363149, deep = 0.02656, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 114.8, plane = 13.83, row = 6.823, vector = 5.361, width = 32, tail = 2.096, thin = 1.07, far = 0.003937, cache = 629146, deep = 0.06012, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 256.1, plane = 11.05, row = 6.447, vector = 0.094, width = 64, cell = 0.1658, thin = 0.04387, far = 0.0009075, cache = 629146, deep = 0.02558, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 119.5, plane = 20.71, row = 6.368, vector = 1.653, width = 16, tail = 7.947, cell = 0.1066, thin = 1.038, far = 0.00703, cache = 419430, deep = 0.04744, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 252.3, plane = 8.466, row = 7.869, vector = 2.96, width = 32, cell = 0.1227, thin = 0.06584, far = 0.0004531, cache = 838861, deep = 0.02547, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 40.61, plane = 9.853, row = 3.981, vector = 2.438, width = 8, tail = 1.174, far = 0.0062, cache = 419430, deep = 0.03692, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 69.22, row = 0.5299, vector = 0.5638, tail = 0.5453, cell = 0.02553, far = 0.003506, cache = 419430, deep = 0.04982, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 146.4, vector = 1.803, tail = 3.525, thin = 2.284, far = 0.004785, cache = 838861, deep = 0.03373, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 0.2943, plane = 30.12, row = 0.8473, vector = 0.256, tail = 0.2158, cell = 0.04317, far = 0.002013, cache = 629146, deep = 0.0334, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 150.3, plane = 69.26, width = 64, cell = 0.1209, thin = 0.006911, far = 0.005946, cache = 1048576, deep = 0.005342, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 0.3397, plane = 30.28, row = 0.6667, vector = 1.039, tail = 0.1728, thin = 0.8074, far = 0.001766, cache = 1363149, deep = 0.02769, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 128.2, plane = 77.94, width = 16, tail = 0.0393, cell = 0.1314, far = 0.00561, cache = 1048576, deep = 0.004887, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 5.865, plane = 27.55, row = 0.7772, vector = 0.8093, tail = 0.04537, thin = 0.325, far = 0.003558, cache = 1363149, deep = 0.02292, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 128, row = 1.531, vector = 0.3786, tail = 1.515, cell = 0.1132, far = 0.002307, cache = 419430, deep = 0.04106, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 82.86, plane = 147.7, row = 1.168, vector = 0.4196, width = 64, cell = 0.1229, thin = 0.008602, far = 0.0006962, cache = 1363149, deep = 0.01398, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 42.92, row = 2.106, vector = 2.157, tail = 1.132, thin = 0.6437, far = 0.004844, cache = 419430, deep = 0.03508, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 194.8, plane = 47.4, row = 2.449, width = 16, cell = 0.3708, thin = 0.1475, far = 0.001309, cache = 419430, deep = 0.01188, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 40.55, row = 2.169, vector = 1.851, tail = 0.32, thin = 0.9743, far = 0.005748, cache = 419430, deep = 0.02878, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.06, plane = 7.875, row = 0.3949, vector = 1.289, width = 16, deep = 0.0138, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 44.68, plane = 6.742, row = 0.3766, vector = 0.7814, cell = 0.02928, far = 0.00186, cache = 629146, deep = 0.02918, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 47.23, plane = 15.53, row = 0.3476, vector = 0.8378, tail = 0.2557, deep = 0.01298, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 171.3, plane = 14.79, row = 0.227, width = 64, tail = 0.1887, cell = 0.1146, thin = 0.004545, deep = 0.004928, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 6.566, plane = 15.31, vector = 1.79, width = 16, tail = 0.2039, thin = 0.8487, deep = 0.008839, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 146.6, plane = 20.59, row = 0.06817, width = 32, cell = 0.1343, thin = 0.01853, deep = 0.003437, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 11.94, plane = 8.336, row = 0.5142, vector = 1.311, width = 8, tail = 0.08738, thin = 0.4551, deep = 0.005045, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 95.89, plane = 13.33, row = 8.438, vector = 1.196, width = 32, tail = 1.295, cell = 0.0856, thin = 0.7389, far = 0.003371, cache = 1048576, deep = 0.01825, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 40.4, plane = 193.8, row = 7.132, vector = 1.959, far = 0.001441, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 114.4, plane = 17.19, row = 10.25, width = 16, tail = 6.434, cell = 0.1937, thin = 0.5172, far = 0.005317, cache = 1363149, deep = 0.01825, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 197.6, plane = 55.43, row = 7.459, vector = 1.596, far = 0.002747, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 22.46, plane = 8.266, row = 4.878, width = 8, tail = 2.165, cell = 0.2755, far = 0.003519, cache = 1363149, deep = 0.01825, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 70.73, row = 0.1071, tail = 0.8835, cell = 0.07401, far = 0.007542, cache = 838861, deep = 0.03418, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 5.358, plane = 141.9, row = 5.162, tail = 1.974, cell = 0.1194, far = 0.00861, cache = 1363149, deep = 0.03418, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 22.37, plane = 21.15, row = 0.5483, vector = 0.2098, tail = 0.2857, cell = 0.04717, far = 0.004263, cache = 838861, deep = 0.03832, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 576.2, plane = 62.8, width = 32, tail = 0.4449, cell = 0.1178>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 13.58, plane = 20.5, row = 0.6678, vector = 0.6537, tail = 0.2386, cell = 0.00007067, thin = 1.017, far = 0.005152, cache = 1363149, deep = 0.03471, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 62.14, plane = 95.45, row = 0.1644, width = 32, tail = 0.0985, cell = 0.1202, thin = 0.01184>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 18.23, plane = 18.35, row = 0.7299, vector = 0.5526, tail = 0.172, thin = 0.3126, far = 0.004387, cache = 1363149, deep = 0.03108, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 21.16, plane = 24.91, row = 0.9065, vector = 1.217, tail = 0.5853, thin = 0.1372, far = 0.009378, cache = 1363149, deep = 0.0359, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 208.4, row = 2.489, vector = 1.475>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 15.66, plane = 22.7, row = 0.9241, vector = 1.379, tail = 0.4898, thin = 2.199, far = 0.009042, cache = 1363149, deep = 0.03146, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 320.2, row = 0.5126, vector = 3.154, width = 16, tail = 1.284>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 28.67, plane = 20.82, row = 1.721, vector = 1.104, tail = 0.132, thin = 1.241, far = 0.01767, cache = 1363149, deep = 0.01939, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 14.09, plane = 10.03, row = 0.164, vector = 2.307, width = 16, cell = 0.006174, far = 0.001041, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 43.59, plane = 14.07, row = 1.044, vector = 3.355, tail = 0.2557, cell = 0.02629, far = 0.001737, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 153.9, plane = 19.78, row = 0.3045, width = 32, cell = 0.1328, thin = 0.03646, far = 0.0008849, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 158.3, plane = 23.62, row = 0.6149, vector = 0.5871, width = 32, cell = 0.1881, far = 0.0004093, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.842, plane = 18.39, vector = 5.194, width = 16, cell = 0.02661, thin = 0.4443>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 154.6, plane = 16.57, row = 0.6362, vector = 0.9392, width = 16, cell = 0.2131, thin = 0.01897>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 14.25, plane = 10.05, row = 0.445, vector = 2.87, width = 8, cell = 0.01796, thin = 0.3689, far = 0.0001727, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 101.7, plane = 22.59, row = 6.276, vector = 3.285, width = 16, tail = 2.555, cell = 0.08499, thin = 0.9176, far = 0.002561, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 211.3, plane = 23.31, row = 5.758, vector = 0.4413, width = 32, cell = 0.2809, thin = 0.05403, far = 0.001957, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126.5, plane = 23.33, row = 6.171, vector = 2.895, width = 8, tail = 4.164, cell = 0.1231, thin = 0.9612, far = 0.006043, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 230.6, plane = 25.67, row = 5.332, vector = 1.63, width = 16, cell = 0.3927, far = 0.001701, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 64.82, plane = 13.05, row = 2.949, vector = 2.908, width = 8, tail = 1.883, cell = 0.1023, far = 0.005626, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 83.23, row = 0.635, vector = 1.749, tail = 0.07191, cell = 0.01839, far = 0.002278, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.47, row = 0.6998, vector = 0.6202, tail = 0.2327, cell = 0.05427, far = 0.00256, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 92.74, plane = 101.4, width = 16, tail = 0.08954, cell = 0.2237, far = 0.00007743, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.39, row = 0.5659, vector = 2.025, tail = 0.1654, thin = 0.6141, far = 0.001102, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 85.72, plane = 110.8, row = 0.1674, width = 16, cell = 0.2396, thin = 0.01439, far = 0.000473, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 1.225, plane = 28.89, row = 0.7682, vector = 1.315, thin = 0.2624, far = 0.002909, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.876, plane = 39.71, row = 1.947, vector = 2.06, tail = 1.208, cell = 0.03675, far = 0.00375, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 153.4, plane = 39.91, row = 2.568, vector = 2.756, far = 0.003509, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 0.7199, plane = 40.29, row = 1.524, vector = 4.52, tail = 0.8651, thin = 0.6187, far = 0.002674, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 187.1, plane = 32.59, row = 2.212, vector = 1.425, width = 8, cell = 0.4863, thin = 0.175, far = 0.004787, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 17.51, plane = 37.32, row = 1.611, vector = 3.02, tail = 0.4159, thin = 1.29, far = 0.003635, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 6.486, plane = 4.993, vector = 0.8858, width = 16, tail = 0.5763, cell = 0.05167, far = 0.001722, cache = 629146, deep = 0.02479, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 34.33, plane = 1.973, vector = 1.104, tail = 3.379, cell = 0.08149, far = 0.0007281, cache = 1048576, deep = 0.02333, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 28.16, plane = 10.61, vector = 2.041, tail = 0.7525, cell = 0.05818, far = 0.001091, cache = 629146, deep = 0.02259, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 153.3, plane = 8.707, width = 64, cell = 0.1168, thin = 0.08145, far = 0.0005824, cache = 838861, deep = 0.01232, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 142, plane = 8.87, vector = 2.26, width = 32, cell = 0.0875, thin = 0.009417, far = 0.001012, cache = 629146, deep = 0.01013, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.879, plane = 5.04, vector = 1.448, width = 16, cell = 0.02527, thin = 0.7361, far = 0.001417, cache = 629146, deep = 0.02466, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 143.4, plane = 9.254, vector = 2.805, far = 0.0003034, cache = 419430, deep = 0.006504, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 8.188, plane = 5.053, vector = 0.6652, width = 8, cell = 0.1353, thin = 0.6677, far = 0.0004935, cache = 419430, deep = 0.01964, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 21.69, plane = 8.651, row = 0.8805, vector = 1.56, width = 16, cell = 0.01065, deep = 0.0215, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_parts" cost <call = 74.02, plane = 2.896, row = 0.01056, cell = 0.1369, far = 0.0001093, cache = 419430, deep = 0.01857, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 75.13, plane = 1.706, vector = 2.226, cell = 0.009029, deep = 0.01926, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 48.35, plane = 16.42, row = 1.436, vector = 2.451, tail = 0.1347, cell = 0.01536, far = 0.0004439, cache = 419430, deep = 0.0291, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 36.49, plane = 17.01, row = 2.015, vector = 0.7347, tail = 0.4212, cell = 0.05032, deep = 0.02, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 160, plane = 17.53, row = 0.6369, width = 64, cell = 0.1043, thin = 0.01086, far = 0.001594, cache = 419430, deep = 0.008287, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 161.9, plane = 24.63, row = 0.7747, vector = 0.3365, width = 32, cell = 0.1343, deep = 0.005652, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 11.1, plane = 16.89, row = 0.09766, vector = 3.312, width = 16, thin = 0.468, deep = 0.01105, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 140.9, plane = 19.42, row = 0.8709, vector = 2.293, deep = 0.004104, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 23.23, plane = 9.85, row = 0.5909, vector = 2.275, width = 8, tail = 0.05937, thin = 0.3968, deep = 0.009182, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 34.96, plane = 14.46, row = 0.9263, width = 16, tail = 1.56, cell = 0.1083, deep = 0.03121, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 102.1, plane = 5.242, tail = 3.044, cell = 0.1011, far = 0.001641, cache = 838861, deep = 0.02723, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 60.21, row = 0.9253, vector = 2.725, deep = 0.03708, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 22.16, plane = 35.74, row = 0.6704, tail = 1.296, cell = 0.1011, far = 0.003761, cache = 1363149, deep = 0.03305, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 188, width = 64, tail = 0.4579, cell = 0.1059, deep = 0.004274, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 24.39, plane = 33.3, row = 0.4191, vector = 1.647, width = 16, tail = 1.665, cell = 0.1018, thin = 0.7542, deep = 0.02146, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 175, row = 0.3924, vector = 1.482, far = 0.001059, cache = 419430, deep = 0.00337, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 38.18, plane = 20.08, row = 1.242, vector = 1.985, width = 8, tail = 0.3146, cell = 0.02197, thin = 0.456, far = 0.001973, cache = 629146, deep = 0.01695, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 56.16, plane = 21.99, cell = 0.7248, far = 0.005363, cache = 838861, deep = 0.02291, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 295.2, plane = 45.89, row = 10.79, vector = 14.36, tail = 2.386, cell = 0.1062, thin = 4.787, far = 0.007592, cache = 629146, deep = 0.04551, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 279.3, plane = 240.1, row = 4.588, vector = 16.53, far = 0.008403, cache = 1048576, deep = 0.03044, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 265.8, plane = 47.71, row = 14.14, vector = 2.046, tail = 7.85, cell = 0.8412, thin = 3.761, far = 0.008265, cache = 629146, deep = 0.04163, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 370.9, plane = 126.7, row = 10.98, vector = 8.945, far = 0.006059, cache = 838861, deep = 0.03385, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 110.7, plane = 17.71, row = 5.75, tail = 15.76, cell = 1.513, thin = 0.2272, far = 0.005761, cache = 629146, deep = 0.03163, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 175.4, plane = 10.22, row = 4.828, vector = 4.394, width = 64, cell = 0.1608, deep = 0.03224, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 149.6, plane = 19.4, row = 10.55, width = 32, cell = 0.2133, thin = 0.9726, far = 0.002629, cache = 1363149, deep = 0.04688, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 164.2, plane = 20.22, row = 15.03, vector = 0.3597, width = 16, cell = 0.25, thin = 0.8439, far = 0.00368, cache = 1363149, deep = 0.04979, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 74.82, plane = 9.468, row = 5.695, vector = 1.119, width = 8, cell = 0.1882, far = 0.002262, cache = 1363149, deep = 0.03181, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 99.38, plane = 40.9, row = 0.4499, vector = 3.973, width = 32, cell = 0.09007, far = 0.002177, cache = 1363149, deep = 0.03334, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 166.2, plane = 34.91, row = 1.746, vector = 1.353, width = 32, cell = 0.2131, far = 0.002018, cache = 1048576, deep = 0.01695, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 127.1, plane = 22.01, row = 6.642, vector = 3.236, width = 32, tail = 3.024, cell = 0.1116, thin = 1.104, far = 0.003972, cache = 419430, deep = 0.04918, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 225.8, plane = 33.53, row = 5.436, width = 64, cell = 0.2221, thin = 0.0436, far = 0.001454, cache = 838861, deep = 0.02049, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 133.4, plane = 27.02, row = 6.594, vector = 1.537, width = 16, tail = 7.807, cell = 0.1806, thin = 1.16, far = 0.005571, cache = 419430, deep = 0.04863, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 224.8, plane = 46.06, row = 6.268, vector = 0.7555, width = 32, cell = 0.2703, thin = 0.006505, far = 0.001072, cache = 419430, deep = 0.02036, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 41.7, plane = 10.43, row = 3.888, width = 8, tail = 2.144, cell = 0.3365, far = 0.005919, cache = 419430, deep = 0.0286, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 82.32, row = 0.978, vector = 1.614, width = 32, cell = 0.04271, thin = 0.01061, far = 0.003508, cache = 838861, deep = 0.03272, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 20.03, row = 0.867, vector = 0.665, tail = 0.06473, cell = 0.01622, far = 0.001634, cache = 419430, deep = 0.02276, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 137.6, plane = 89.93, vector = 1.953, width = 64, cell = 0.08878, far = 0.00158, cache = 1363149, deep = 0.01826, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 22.6, row = 0.5946, vector = 1.27, tail = 0.5055, thin = 0.7185, far = 0.000971, cache = 419430, deep = 0.02558, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 139.2, plane = 95.44, row = 0.605, width = 32, tail = 0.6997, cell = 0.151, thin = 0.04955, far = 0.002431, cache = 1048576, deep = 0.01404, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 20.07, row = 0.9434, vector = 0.9797, tail = 0.06353, thin = 0.44, far = 0.00242, cache = 629146, deep = 0.02073, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 97.19, vector = 1.375, tail = 0.3014, far = 0.002155, cache = 419430, deep = 0.03996, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 104, row = 0.4183, width = 64, tail = 1.523, cell = 0.08741, far = 0.001999, cache = 629146, deep = 0.04286, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 159.7, row = 1.072, vector = 1.847, tail = 4.244, thin = 1.955, far = 0.001244, cache = 419430, deep = 0.03159, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 31.92, row = 0.7505, vector = 0.6155, tail = 0.05201, cell = 0.02123, far = 0.0006389, cache = 419430, deep = 0.02836, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 81.92, plane = 95.6, width = 64, cell = 0.1315, thin = 0.01006, deep = 0.01223, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 34.02, row = 0.6008, vector = 1.226, tail = 0.004585, thin = 0.7824, deep = 0.02352, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 87.37, plane = 108.7, row = 0.04837, vector = 1.106, deep = 0.01098, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 4.425, plane = 30.03, row = 0.5665, vector = 0.9024, thin = 0.4312, far = 0.001145, cache = 419430, deep = 0.02307, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 100.7, row = 0.3426, vector = 0.4371, tail = 0.6061, cell = 0.04852, far = 0.002097, cache = 419430, deep = 0.03614, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 94.35, row = 0.458, tail = 1.958, cell = 0.07449, far = 0.003192, cache = 419430, deep = 0.03579, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 141.2, row = 4.022, vector = 1.359, tail = 4.511, thin = 1.882, far = 0.004333, cache = 629146, deep = 0.03369, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 1.964, plane = 44.4, row = 0.4989, vector = 0.6066, tail = 0.2771, thin = 0.004241, far = 0.001426, cache = 629146, deep = 0.03622, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 86.27, plane = 83.91, row = 0.1492, vector = 1.728, far = 0.001609, cache = 1048576, deep = 0.00465, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 45.5, row = 0.3777, vector = 1.139, tail = 0.1557, thin = 0.7605, far = 0.0005393, cache = 419430, deep = 0.02566, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 6.503, plane = 199.3, vector = 1.209, far = 0.01299, cache = 1363149, deep = 0.09467, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 6.98, plane = 40.53, row = 0.4237, vector = 0.8297, tail = 0.06927, thin = 0.2845, far = 0.002348, cache = 419430, deep = 0.02611, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <plane = 149.4, row = 16.66, vector = 12.6, tail = 3.415, far = 0.02023, cache = 1363149, deep = 0.0402, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 102.7, plane = 158, row = 18.75, vector = 11.86, tail = 11.3, far = 0.02019, cache = 1363149, deep = 0.01882, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 0.9006, plane = 22.56, row = 7.757, vector = 12.63, tail = 3.632, thin = 0.2203, far = 0.004083, cache = 629146, deep = 0.04462, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 285.5, plane = 11.19, row = 1.445, cell = 2.035, far = 0.03292, cache = 419430, deep = 0.01882, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 3.51, plane = 22.9, row = 10.15, vector = 10.33, tail = 1.51, thin = 3.553, far = 0.003826, cache = 838861, deep = 0.04182, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 11.01, plane = 207.4, row = 1.384, vector = 1.799, tail = 0.9755, cell = 0.1015, far = 0.0006692, cache = 838861, deep = 0.03027, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 95.48, plane = 259.2, width = 32, cell = 0.07371, input = 0.6652, thin = 0.03426, far = 0.004504, cache = 419430, deep = 0.005254, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 35.78, plane = 81.42, row = 1.471, vector = 3.377, tail = 1.301, thin = 0.638, deep = 0.01161, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 252.9, plane = 137.5, width = 16, tail = 1.106, cell = 0.5388, thin = 0.04631, far = 0.002761, cache = 419430, deep = 0.005254, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 85.46, plane = 82.49, row = 1.822, vector = 2.534, thin = 1.317, deep = 0.007935, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 152.7, row = 1.983, vector = 1.365, tail = 1.454, cell = 0.08113, far = 0.003549, cache = 1048576, deep = 0.03146, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 91.75, plane = 164.7, row = 2.404, width = 64, cell = 0.1459, thin = 0.02229, far = 0.00564, cache = 1363149, deep = 0.01094, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 1.278, plane = 38.47, row = 1.166, vector = 3.053, tail = 1.874, thin = 0.629, deep = 0.02486, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 180.9, plane = 25.67, row = 2.827, vector = 0.328, width = 16, cell = 0.4142, far = 0.009153, cache = 1048576, deep = 0.007506, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 13.61, plane = 36.12, row = 1.783, vector = 2.349, tail = 0.6662, thin = 0.8032, deep = 0.01943, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 20.55, plane = 9.951, row = 0.432, vector = 1.82, width = 16, tail = 0.08699>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 36.6, plane = 23.08, row = 0.7144, vector = 2.313, tail = 0.5343, cell = 0.0182, far = 0.0006965, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 19.54, plane = 13.78, vector = 2.486, width = 16, tail = 0.3556, thin = 0.3249, far = 0.0003321, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 30.29, plane = 8.554, row = 0.5079, vector = 2.151, width = 8, tail = 0.5916, thin = 0.5784>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.79, plane = 11.35, row = 3.506, vector = 3.862, width = 32, tail = 0.62, cell = 0.01806, thin = 0.1317, far = 0.00497, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 35.44, plane = 6.857, row = 3.296, width = 32, tail = 7.434, cell = 0.188, thin = 0.1712, far = 0.005236, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 131.9, plane = 13.86, row = 4.649, vector = 6.377, width = 8, tail = 2.309, cell = 0.2113, far = 0.005395, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.13, row = 0.6724, vector = 0.4995, tail = 0.4048, cell = 0.04066, far = 0.001221, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.76, row = 0.5939, vector = 1.039, tail = 0.45, thin = 0.3984, far = 0.001428, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 7.001, plane = 28.56, row = 0.5876, vector = 1.039, tail = 0.4078, thin = 0.3593>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 39.99, row = 1.833, vector = 1.667, tail = 0.7712, thin = 0.1509, far = 0.008595, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 141.6, plane = 43.74, row = 0.6753, width = 128, cell = 0.1975, thin = 0.007874, far = 0.002619, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 39.75, row = 1.273, vector = 3.396, tail = 0.9867, thin = 0.5379, far = 0.005313, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 132.3, plane = 38.99, row = 1.813, vector = 6.765, far = 0.007241, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 5.075, plane = 42.31, row = 1.82, vector = 5.427, tail = 0.5599, thin = 1.072, far = 0.006995, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 15.77, plane = 9.757, row = 0.3899, vector = 1.865, width = 16, tail = 0.01949>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.78, plane = 22.21, row = 0.7087, vector = 2.694, tail = 0.3933, cell = 0.007259, far = 0.0004933, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 10.5, plane = 13.26, vector = 2.502, width = 16, tail = 0.6345, thin = 0.2783, far = 0.0005909, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 14.91, plane = 11.11, row = 0.2491, vector = 2.203, width = 8, tail = 0.6495, thin = 0.3974>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 28.31, plane = 13.02, row = 3.447, vector = 2.974, width = 32, tail = 2.642, cell = 0.09546, thin = 0.06113, far = 0.004209, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 48.98, plane = 6.139, row = 3.129, width = 32, tail = 9.331, cell = 0.1891, thin = 0.0396, far = 0.005559, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 57.95, plane = 9.948, row = 3.731, vector = 1.022, width = 8, tail = 2.195, cell = 0.2854, far = 0.003917, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 24.21, row = 0.5498, vector = 0.8535, tail = 0.2599, far = 0.001805, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 23.61, row = 0.4361, vector = 1.063, tail = 0.5396, thin = 0.3529, far = 0.001617, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 24.2, row = 0.5641, vector = 1.042, tail = 0.2324, thin = 0.4215, far = 0.0005168, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 36.34, row = 1.793, vector = 1.969, tail = 0.3545, thin = 0.1472, far = 0.009907, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 136.5, plane = 36.53, vector = 1.093, width = 128, tail = 0.4411, cell = 0.2293, far = 0.001702, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 38.55, row = 1.494, vector = 4.146, tail = 0.6686, thin = 0.47, far = 0.005784, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 157, plane = 36.69, row = 2.413, vector = 7.468, far = 0.006524, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 38.5, row = 1.295, vector = 3.125, tail = 0.6254, thin = 1.263, far = 0.007947, cache = 838861>
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
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.91, plane = 5.706, vector = 0.1453, tail = 1.067, cell = 0.1328, thin = 1.841, far = 0.00002024, cache = 419430, deep = 0.002072, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 22.37, plane = 5.577, vector = 0.9447, cell = 0.03803, thin = 1.986, far = 0.00009104, cache = 419430, deep = 0.003075, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 21.12, plane = 5.521, vector = 0.6285, cell = 0.0897, thin = 1.997, deep = 0.002159, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.31, plane = 5.558, vector = 0.8617, cell = 0.09519, thin = 1.985, deep = 0.002117, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 29.2, plane = 3.877, row = 1.093, vector = 1.637, tail = 0.1184, cell = 0.06248, thin = 2.278, far = 0.00001464, cache = 419430, deep = 0.000891, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 24.16, plane = 4.975, row = 1.588, vector = 1.273, cell = 0.01045, thin = 2.347, far = 0.0000896, cache = 419430, deep = 0.00101, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 23.2, plane = 4.149, row = 1.664, vector = 1.048, cell = 0.0147, thin = 2.699, far = 0.0000548, cache = 419430, deep = 0.0007354, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.73, plane = 4.236, row = 1.632, vector = 1.371, tail = 0.03397, cell = 0.01954, thin = 2.54, far = 0.00004504, cache = 419430, deep = 0.0008089, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 28.02, plane = 4.853, row = 1.624, vector = 2.896, cell = 0.0301, thin = 3.18, deep = 0.0003224, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 24.71, plane = 5.121, row = 2.243, vector = 1.414, tail = 0.1675, cell = 0.0358, thin = 3.289, deep = 0.0001119, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 23.94, plane = 4.963, row = 2.386, vector = 1.241, cell = 0.01997, thin = 3.619>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 22.97, plane = 4.996, row = 2.569, vector = 1.699, cell = 0.01555, thin = 3.264, far = 0.00001847, cache = 419430>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 26.08, plane = 5.505, row = 1.079, vector = 2.891, tail = 1.154, cell = 0.1304, thin = 1.797, far = 0.0002564, cache = 419430, deep = 0.0015, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 24.59, plane = 6.798, row = 2.229, vector = 1.776, cell = 0.1125, thin = 1.9, far = 0.0004017, cache = 419430, deep = 0.001353, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 25.42, plane = 7.289, row = 1.843, vector = 1.583, cell = 0.19, thin = 1.693, far = 0.000451, cache = 419430, deep = 0.00154, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 25.94, plane = 7.415, row = 2.641, vector = 2.088, tail = 0.09625, cell = 0.1993, thin = 1.2, far = 0.0003143, cache = 419430, deep = 0.001419, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 27.61, plane = 4.082, row = 1.019, vector = 1.65, tail = 1.398, cell = 0.2132, input = 0.002953, thin = 2.208, deep = 0.0007459, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 22.9, plane = 4.334, row = 1.869, vector = 1.586, tail = 0.3675, cell = 0.07797, input = 0.01934, thin = 2.152, deep = 0.0007978, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 22.07, plane = 4.562, row = 1.794, vector = 1.982, cell = 0.03453, input = 0.01964, thin = 1.903, deep = 0.0005365, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.08, plane = 4.368, row = 2.155, vector = 2.324, tail = 0.1176, cell = 0.036, input = 0.03156, thin = 1.531, deep = 0.0007592, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 26.35, plane = 6.42, row = 0.8788, vector = 2.733, tail = 0.7818, cell = 0.1456, thin = 2.178, far = 0.00008679, cache = 419430, deep = 0.001416, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 25.12, plane = 6.619, row = 2.293, vector = 1.925, tail = 0.1004, cell = 0.09827, thin = 2.083, far = 0.0004304, cache = 419430, deep = 0.001091, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.72, plane = 7.195, row = 1.864, vector = 1.705, tail = 0.1128, cell = 0.1702, thin = 1.97, far = 0.000327, cache = 419430, deep = 0.0009225, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 25.31, plane = 6.923, row = 2.604, vector = 1.699, tail = 0.4239, cell = 0.3036, thin = 1.474, far = 0.0002438, cache = 419430, deep = 0.0009521, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 27.16, plane = 5.543, vector = 1.088, tail = 0.1977, cell = 0.07656, thin = 2.081, deep = 0.00008898, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 25.14, plane = 5.633, vector = 0.9293, cell = 0.04642, thin = 1.976, far = 0.00001084, cache = 419430, deep = 0.0004233, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 24.13, plane = 5.453, vector = 0.6082, cell = 0.1036, thin = 2.069, deep = 0.0000417, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 23.54, plane = 5.253, vector = 0.9332, cell = 0.08374, thin = 1.934, deep = 0.0000417, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 71.73, row = 0.7235, tail = 0.6691, cell = 0.1436, thin = 0.6344, far = 0.0007166, cache = 419430, deep = 0.0007211, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 72.01, row = 1.344, tail = 0.2023, cell = 0.1489, thin = 0.5728, far = 0.0006656, cache = 1048576, deep = 0.001181, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 72.37, row = 1.64, tail = 0.4369, cell = 0.2947, thin = 0.1185, far = 0.0005842, cache = 1048576, deep = 0.0001043, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 67.25, row = 1.074, tail = 0.8232, cell = 0.1578, thin = 0.9056, far = 0.0008123, cache = 419430, deep = 0.000302, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 68.02, row = 1.477, vector = 0.1072, tail = 0.3812, cell = 0.146, thin = 0.9159, far = 0.0009206, cache = 419430, deep = 0.00003905, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 68.63, row = 1.729, vector = 0.2015, tail = 0.4494, cell = 0.2758, thin = 0.5252, far = 0.0009217, cache = 419430, deep = 0.000007048, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 60.77, row = 1.485, tail = 1.015, cell = 0.2018, thin = 1.629, far = 0.0006592, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 57.32, row = 2.176, vector = 1.518, tail = 0.007443, cell = 0.008606, thin = 1.614, far = 0.0007333, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 58.1, row = 2.467, vector = 1.386, tail = 0.2063, cell = 0.0661, thin = 1.284, far = 0.0006493, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 78.23, row = 1.228, tail = 0.7605, cell = 0.168, thin = 1.342, far = 0.002028, cache = 419430, deep = 0.001991, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 78.83, row = 2.059, tail = 0.1587, cell = 0.1758, thin = 1.23, far = 0.002131, cache = 419430, deep = 0.002149, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 78.82, row = 2.479, tail = 0.3613, cell = 0.3751, thin = 0.6539, far = 0.001974, cache = 419430, deep = 0.001121, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 72.72, row = 1.477, tail = 0.7142, cell = 0.1608, thin = 1.16, far = 0.001238, cache = 419430, deep = 0.000256, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 73.03, row = 2.012, vector = 0.06391, tail = 0.218, cell = 0.156, thin = 1.177, far = 0.001467, cache = 419430, deep = 0.00008647, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 72.41, row = 2.149, tail = 0.4428, cell = 0.3592, thin = 0.779, far = 0.001357, cache = 419430, deep = 0.0002581, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 74.53, row = 1.483, tail = 0.693, cell = 0.1612, thin = 1.325, far = 0.001434, cache = 419430, deep = 0.000008069, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 74.74, row = 2.125, tail = 0.1935, cell = 0.1686, thin = 1.253, far = 0.001453, cache = 419430, deep = 0.000008069, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 74.98, row = 2.182, tail = 0.6338, cell = 0.3695, thin = 0.7637, far = 0.001501, cache = 419430, deep = 0.000008069, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 69.63, row = 0.5499, vector = 0.1065, tail = 0.5966, cell = 0.1374, thin = 0.6821, far = 0.0005213, cache = 629146, deep = 0.00003553, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 70.1, row = 1.518, tail = 0.1105, cell = 0.1418, thin = 0.5412, far = 0.0005827, cache = 838861, deep = 0.0006297, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 70.2, row = 1.642, tail = 0.4042, cell = 0.292, thin = 0.1088, far = 0.0004618, cache = 629146, deep = 0.00002363, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 27.81, plane = 4.873, row = 1.449, vector = 0.7564, tail = 0.06589, cell = 0.03122, thin = 2.069, far = 0.00005502, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 22.09, plane = 5.776, row = 1.557, vector = 0.5817, tail = 0.2187, cell = 0.04396, thin = 2.061, far = 0.0001245, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 22.74, plane = 4.664, row = 1.556, vector = 0.8845, tail = 0.04784, thin = 2.3, far = 0.00006548, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 22.96, plane = 4.687, row = 1.682, vector = 0.9735, tail = 0.05305, thin = 2.241, far = 0.00005982, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 22.52, plane = 6.882, row = 1.108, vector = 1.592, tail = 0.5874, cell = 0.1333, thin = 1.827>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 22.39, plane = 6.767, row = 1.963, vector = 1.369, cell = 0.1005, thin = 1.778>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 22.1, plane = 7.114, row = 1.528, vector = 1.746, cell = 0.1114, thin = 1.563, far = 0.0002741, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 21.95, plane = 6.941, row = 1.631, vector = 2.005, cell = 0.11, thin = 1.423, far = 0.0001968, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 63.29, row = 1.257, vector = 0.1078, tail = 0.2151, cell = 0.07314, thin = 0.7936, far = 0.0009373, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 63.1, row = 1.699, tail = 0.2118, cell = 0.1075, thin = 0.6316, far = 0.0009487, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 63.76, row = 1.744, vector = 0.07617, tail = 0.5815, cell = 0.2514, thin = 0.2465, far = 0.0005578, cache = 1048576, deep = 0.00007959, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 72.47, row = 1.888, cell = 0.08155, thin = 1.013, far = 0.001505, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 71.86, row = 2.201, cell = 0.1171, thin = 0.8867, far = 0.001548, cache = 419430, deep = 0.0000319, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 70.33, row = 2.265, tail = 0.4911, cell = 0.306, thin = 0.4444, far = 0.0008437, cache = 1048576>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 20.94, plane = 3.565, row = 1.303, vector = 0.3238, cell = 0.01945, thin = 2.276>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 20.25, plane = 3.52, row = 1.305, vector = 0.3401, cell = 0.01988, thin = 2.225>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 19.03, plane = 3.81, row = 1.083, vector = 0.2343, tail = 0.1564, cell = 0.08186, thin = 2.147>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 21.32, plane = 3.461, row = 1.489, vector = 0.2688, tail = 0.01123, cell = 0.02413, thin = 2.251>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 18.49, plane = 5.483, row = 0.9904, vector = 1.307, tail = 0.6033, cell = 0.1093, thin = 2.105>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 22.45, plane = 4.993, row = 1.953, vector = 1.022, tail = 0.1516, cell = 0.1446, thin = 2.009>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 19.6, plane = 4.5, row = 2.198, tail = 0.8126, cell = 0.49, thin = 2.142>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 23.61, plane = 4.212, row = 2.259, vector = 0.8714, tail = 1.263, cell = 0.2193, thin = 1.727>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 69.73, row = 1.474, cell = 0.02812, thin = 0.8895, far = 0.0009994, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 69.44, row = 1.437, cell = 0.02874, thin = 0.8899, far = 0.0009729, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 70.73, row = 1.541, cell = 0.03233, thin = 0.8659, far = 0.0009283, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 68.21, row = 1.306, vector = 0.1037, cell = 0.03623, thin = 1.237, far = 0.001104, cache = 629146>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 68.21, row = 1.117, vector = 0.2479, cell = 0.03194, thin = 1.27, far = 0.0007883, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 68.75, row = 1.375, vector = 0.0003222, cell = 0.05384, thin = 1.239, far = 0.0006243, cache = 838861>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 18.41, plane = 6.665, cell = 0.08459, input = 0.00122, thin = 0.000681, far = 0.0002044, cache = 1048576, deep = 0.001662, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 19.95, plane = 6.882, tail = 0.02614, cell = 0.188, input = 0.001621, thin = 0.007457, deep = 0.0009872, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 89.73, row = 0.3199, tail = 0.1788, cell = 0.09237, thin = 0.4251, far = 0.001055, cache = 419430, deep = 0.0003304, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 91.98, row = 0.411, tail = 0.2699, cell = 0.2233, thin = 0.2682, far = 0.001086, cache = 419430, deep = 0.000001396, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 17.95, plane = 6.667, cell = 0.08343, input = 0.00206, deep = 0.00007981, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 19.38, plane = 6.798, tail = 0.02527, cell = 0.2238, input = 0.001724, deep = 0.000001481, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 91.8, row = 0.1773, vector = 0.01061, tail = 0.4154, cell = 0.1037, thin = 0.4586, far = 0.001387, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 94.7, row = 0.2852, tail = 0.5933, cell = 0.2671, thin = 0.2007, far = 0.001226, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 6.429, plane = 2.503, row = 0.2798, cell = 4.262, far = 0.0007275, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 5.564, plane = 2.558, row = 0.2484, cell = 4.266, far = 0.0005332, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 88.9, row = 0.4033, cell = 4.165, thin = 0.0063, far = 0.002591, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 88.81, row = 0.3678, cell = 4.181, thin = 0.02092, far = 0.001971, cache = 419430>
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
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 73.01, plane = 7.786, width = 64, tail = 0.1377, cell = 0.04843, input = 0.5674, thin = 0.005668, far = 0.002414, cache = 419430, deep = 0.04266, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 77.45, plane = 7.699, row = 0.1375, vector = 0.08952, tail = 0.02413, cell = 0.03976, input = 0.5742, far = 0.002002, cache = 419430, deep = 0.04425, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 78.2, plane = 7.466, row = 0.1611, vector = 0.2026, tail = 0.001935, cell = 0.002362, input = 0.6775, far = 0.001423, cache = 419430, deep = 0.04165, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 111.3, row = 1.192, vector = 0.4357, input = 0.7812, far = 0.004428, cache = 419430, deep = 0.04244, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 111.6, row = 1.513, width = 16, tail = 0.3007, cell = 0.03277, input = 1.139, thin = 0.1848, far = 0.001159, cache = 419430, deep = 0.03746, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 65.8, plane = 6.781, vector = 0.04414, cell = 0.046, input = 0.5334, far = 0.002233, cache = 419430, deep = 0.04472, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 66.01, plane = 6.686, vector = 0.1064, cell = 0.03512, input = 0.5619, far = 0.002254, cache = 419430, deep = 0.04204, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 69.91, plane = 6.288, vector = 0.01639, tail = 0.03881, cell = 0.0456, input = 0.6924, thin = 0.05706, far = 0.002293, cache = 419430, deep = 0.03994, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 118.7, row = 1.404, vector = 0.3108, input = 1.095, far = 0.0048, cache = 419430, deep = 0.04377, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 120, row = 1.693, width = 16, tail = 0.4784, cell = 0.01411, input = 1.304, thin = 0.1981, far = 0.00451, cache = 419430, deep = 0.04133, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 51.41, row = 3.552, width = 64, input = 9.462, thin = 0.06972, far = 0.08201, cache = 419430, deep = 0.04099, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 67.64, row = 4.966, width = 16, cell = 0.0408, input = 9.335, thin = 0.1043, far = 0.08317, cache = 419430, deep = 0.02342, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 43.73, vector = 0.6975, cell = 0.1658, input = 9.183, far = 0.05437, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 29.11, width = 16, tail = 1.588, cell = 0.1909, input = 9.527, thin = 0.06843, far = 0.03861, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 49.46, cell = 0.01304, input = 10.18, thin = 0.4477, far = 0.04362, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 39.41, width = 16, input = 10.32, thin = 0.6689, far = 0.03951, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 4.097, width = 32, tail = 0.9448, cell = 0.05711, input = 9.497, thin = 0.03409, far = 0.05678, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 1.768, row = 1.078, width = 16, cell = 0.07097, input = 9.476, thin = 0.2368, far = 0.0581, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 59.92, plane = 5.459, cell = 0.1049, input = 0.5494, thin = 0.1313, far = 0.002078, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 60.63, plane = 5.748, width = 4, cell = 0.105, input = 0.638, thin = 0.08346, far = 0.001771, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 115.6, row = 1.143, width = 16, tail = 0.1756, cell = 0.0666, input = 1.052, thin = 0.07191, far = 0.002912, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 117.6, row = 1.858, width = 8, cell = 0.06585, input = 1.357, thin = 0.524, far = 0.001846, cache = 419430>
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
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 71.53, plane = 6.76, row = 0.0002467, tail = 0.1701, cell = 0.04127, input = 0.8113, far = 0.0017, cache = 419430, deep = 0.04106, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 73.89, plane = 6.425, width = 32, tail = 0.1726, cell = 0.03627, input = 0.8561, thin = 0.002275, far = 0.0009581, cache = 419430, deep = 0.0413, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 75.2, plane = 6.476, vector = 0.07137, tail = 0.1269, cell = 0.03558, input = 0.9702, far = 0.0009081, cache = 419430, deep = 0.0394, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 125.3, row = 1.146, vector = 0.6531, input = 1.036, far = 0.002418, cache = 419430, deep = 0.05098, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 127.6, row = 1.663, tail = 6.338, cell = 0.04285, input = 1.032, thin = 0.09247, far = 0.00313, cache = 1363149, deep = 0.05179, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 129.9, row = 1.525, tail = 2.585, cell = 0.04112, input = 1.194, thin = 0.07251, far = 0.003238, cache = 1363149, deep = 0.04173, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 68.66, plane = 4.916, row = 0.03108, vector = 0.2736, cell = 0.01369, input = 0.8352, far = 0.001196, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 68.77, plane = 4.782, vector = 0.2975, cell = 0.01055, input = 0.8795, far = 0.001296, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 72.19, plane = 4.561, vector = 0.3121, cell = 0.00824, input = 1.026, far = 0.001399, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 140.6, row = 1.447, vector = 0.3623, input = 1.078, far = 0.006336, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 143.9, row = 1.883, tail = 6.301, cell = 0.02059, input = 1.076, thin = 0.1233, far = 0.007342, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 145.9, row = 1.866, tail = 2.447, cell = 0.01904, input = 1.283, thin = 0.1417, far = 0.00696, cache = 419430>
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
