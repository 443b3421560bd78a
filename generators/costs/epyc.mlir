// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0, --seconds=420 --seed=1 and 29 runs of single kinds of 10
// to 50 s (--only): 21 of these, of kinds whose rows had changed, last. What was timed before (--with) of
// rows that are as they were counts as well. `stream` is the median of 19 of those, which said 0.029 to
// 0.039. On AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the run of
// each kind:
//   max_pool f32 i64 cf: mean 6.9 %, worst 115.5 % of 62 calls
//   max_pool f32 none cf: mean 1.4 %, worst 16.2 % of 12 calls
//   max_pool f32 i32 cf: mean 10.5 %, worst 223.5 % of 51 calls
//   max_pool f32 u8 cf: mean 14.1 %, worst 246.7 % of 23 calls
//   max_pool f32 i64 cl: mean 15.4 %, worst 892.8 % of 147 calls
//   max_pool f32 i32 cl: mean 1.4 %, worst 28.0 % of 25 calls
//   max_pool f32 u8 cl: mean 3.0 %, worst 55.2 % of 25 calls
//   max_pool f32 none cl: mean 4.1 %, worst 69.7 % of 59 calls
//   max_pool f64 i64 cl: mean 4.1 %, worst 222.7 % of 437 calls
//   max_pool u8 u8 cl: mean 9.2 %, worst 463.8 % of 153 calls
//   max_unpool x32 i64 cl: mean 1.5 %, worst 49.1 % of 337 calls
//   max_unpool x32 i32 cl: mean 0.2 %, worst 11.3 % of 189 calls
//   max_unpool x32 u8 cl: mean 0.2 %, worst 2.8 % of 20 calls
//   max_unpool x32 i64 cf: mean 0.7 %, worst 43.0 % of 167 calls
//   max_unpool x32 i32 cf: mean 0.7 %, worst 29.1 % of 179 calls
//   max_pool_backward f32 i64 cf: mean 1.1 %, worst 57.5 % of 194 calls
//   max_pool_backward f32 i32 cf: mean 0.1 %, worst 5.8 % of 545 calls
//   max_pool_backward f32 i64 cl: mean 3.1 %, worst 133.4 % of 226 calls
//   max_pool_backward f32 i32 cl: mean 0.2 %, worst 16.0 % of 478 calls
//   max_pool f32 i64 cl k3s2p1: mean 6.0 %, worst 41.6 % of 96 calls
//   max_pool_backward f32 i64 cf k3s2p1: mean 4.5 %, worst 59.7 % of 27 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.0367 memory 26843546 {
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
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 13.7, plane = 0.9574, row = 0.4637, vector = 2.623, cell = 0.01452, far = 0.002671, cache = 838861, deep = 0.02756, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 7.853, plane = 3.663, row = 0.05024, vector = 1.479, tail = 0.2683, cell = 0.03227, far = 0.00158, cache = 629146, deep = 0.02488, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 11.41, plane = 1.958, row = 0.7235, vector = 1.189, cell = 0.02836, thin = 5.636, far = 0.001677, cache = 838861, deep = 0.01965, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 5.538, plane = 0.09708, vector = 7.868, tail = 38.73, deep = 0.3551, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 131.3, plane = 1.569, row = 0.2416, vector = 0.1156, width = 64, cell = 0.1845, thin = 0.004629, far = 0.001584, cache = 838861, deep = 0.01723, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 16.47, plane = 3.284, row = 0.6141, vector = 1.779, tail = 0.06995, cell = 0.01018, far = 0.0003571, cache = 1363149, deep = 0.02355, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 138.9, plane = 3.799, row = 0.6134, vector = 1.797, far = 0.000276, cache = 838861, deep = 0.01524, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 13.47, plane = 1.64, row = 1.028, vector = 1.381, cell = 0.06615, thin = 4.75, far = 0.0003227, cache = 419430, deep = 0.01603, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 322.8, plane = 1.399, row = 2.998, vector = 6.821, tail = 2.348, cell = 0.07162, far = 0.004661, cache = 629146, deep = 0.007981, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 288, row = 3.956, vector = 4.615, tail = 1.207, cell = 0.154, far = 0.001871, cache = 629146, deep = 0.01502, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 260.2, plane = 0.496, row = 3.077, vector = 3.668, tail = 0.2072, cell = 0.4024, thin = 9.392, far = 0.009385, cache = 629146, deep = 0.02409, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1784, vector = 2.465, tail = 53.22, cell = 0.7736, far = 0.04081, cache = 838861, deep = 0.2317, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 121.3, row = 1.324, vector = 4.165, cell = 0.02701, far = 0.006824, cache = 838861, deep = 0.03179, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 551.8, row = 2.532, width = 64, cell = 0.4189, thin = 0.07378, far = 0.001297, cache = 419430, deep = 0.003933, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 276.7, row = 4.14, vector = 4.159, tail = 1.008, cell = 0.02802, far = 0.003224, cache = 419430, deep = 0.008063, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 505, row = 3.119, width = 32, cell = 0.4087, thin = 0.1751, far = 0.0008983, cache = 419430, deep = 0.003059, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 1.019, row = 14.3, tail = 4.445, cell = 1.067, thin = 1.645, far = 0.01762, cache = 838861, deep = 0.00299, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 23.42, row = 1.58, vector = 5.032, tail = 0.2733, input = 0.02151, deep = 0.02163, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 18.09, plane = 4.156, row = 0.08995, vector = 3.784, cell = 0.06867, far = 0.0002653, cache = 1363149, deep = 0.01952, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 25.95, plane = 2.047, row = 0.6489, vector = 2.81, input = 0.009204, thin = 9.405, deep = 0.01621, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 37.36, plane = 0.5478, vector = 4.028, tail = 42.48, cell = 1.315, far = 0.001528, cache = 1363149, deep = 0.4083, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 95.5, plane = 21.54, vector = 1.749, tail = 1.465, input = 0.05519, far = 0.001563, cache = 629146, deep = 0.04013, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 122, plane = 7.086, row = 0.8472, vector = 6.3, far = 0.0003663, cache = 1363149, deep = 0.01344, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 21.09, plane = 2.827, row = 0.3833, vector = 3.8, tail = 0.1123, cell = 0.0202, input = 0.008199, far = 0.00014, cache = 1363149, deep = 0.01662, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 125.3, plane = 3.471, row = 0.8411, vector = 4.21, far = 0.0001507, cache = 419430, deep = 0.009986, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 28.5, plane = 1.252, row = 1.39, vector = 2.687, tail = 0.4537, input = 0.02586, thin = 5.844, far = 0.0007542, cache = 419430, deep = 0.01089, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 249.5, plane = 8.988, row = 6.225, tail = 5.27, cell = 0.5131, far = 0.003055, cache = 1048576, deep = 0.01434, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 253.1, plane = 4.106, row = 3.759, tail = 5.023, cell = 0.7916, far = 0.004142, cache = 838861, deep = 0.02327, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 258.4, plane = 3.228, row = 4.977, vector = 2.62, cell = 0.5268, thin = 6.998, far = 0.004324, cache = 629146, deep = 0.01846, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 14.78, tail = 53.72, cell = 0.2689, far = 0.02399, cache = 1363149, deep = 0.5323, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 95.99, plane = 5.229, row = 1.615, tail = 0.5789, cell = 0.2833, far = 0.007275, cache = 1363149, deep = 0.04312, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 319.9, plane = 6.643, row = 6.662, vector = 8.018, far = 0.001322, cache = 1363149, deep = 0.007034, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 235.4, plane = 1.43, row = 6.336, tail = 4.33, cell = 0.6829, far = 0.004999, cache = 1048576, deep = 0.006844, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 326.8, plane = 5.897, row = 5.949, vector = 5.329, far = 0.003935, cache = 1363149, deep = 0.002745, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 32.95, row = 13.35, vector = 0.709, tail = 0.6885, cell = 0.9905, thin = 3.315, far = 0.004895, cache = 838861, deep = 0.009622, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 29.92, plane = 46.9, row = 5.695, vector = 1.146, tail = 3.396, tap = 0.09723, step = 0.01316, far = 0.003601, cache = 419430, deep = 0.03816, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 40.23, plane = 0.03115, row = 1.488, vector = 8.343, tail = 50.16, tap = 0.516, step = 0.009997, far = 0.03861, cache = 838861, deep = 0.7017, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 141, plane = 69, vector = 16.73, width = 64, cell = 0.07627, input = 0.1453, step = 0.05239, far = 0.01228, cache = 1363149, deep = 0.05644, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 485, plane = 9.208, vector = 12.58, width = 32, cell = 0.3512, input = 0.7679, thin = 0.4043, tap = 0.001526, step = 0.03243, far = 0.02278, cache = 1363149, deep = 0.1057, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 207.8, plane = 75.63, vector = 34.38, width = 32, cell = 0.5952, input = 0.4849, tap = 0.00918, step = 0.2904, far = 0.02352, cache = 419430, deep = 0.2434, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 34.76, plane = 13.35, row = 7.495, vector = 1.305, tail = 3.258, cell = 0.2194, input = 0.0008583, thin = 6.16, tap = 0.1851, step = 0.006778, far = 0.005339, cache = 419430, deep = 0.03534, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 39.41, row = 0.1498, vector = 2.999, tail = 0.2209, cell = 0.004667, far = 0.002359, cache = 419430, deep = 0.04835, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 1.25, plane = 49.04, vector = 1.329, tail = 0.2531, cell = 0.133, far = 0.004495, cache = 629146, deep = 0.06064, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 118.6, plane = 44.35, vector = 0.1265, width = 64, cell = 0.1843, thin = 0.008063, far = 0.002099, cache = 629146, deep = 0.04671, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 30.83, plane = 98.25, row = 22.91, vector = 3.374, tail = 0.5304, thin = 6.118, far = 0.001855, cache = 629146, deep = 0.04975, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 41.52, row = 0.8483, vector = 1.561, tail = 0.008228, far = 0.002372, cache = 419430, deep = 0.04909, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 123.9, plane = 44.52, row = 0.4338, width = 16, tail = 0.1264, cell = 0.1874, thin = 0.04413, far = 0.002081, cache = 629146, deep = 0.04751, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 1.464, plane = 43.36, row = 1.599, vector = 0.9319, tail = 0.29, cell = 0.1103, thin = 5.639, far = 0.001795, cache = 419430, deep = 0.05226, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 2.181, plane = 77.82, row = 0.07462, vector = 3.217, tail = 1.254, far = 0.002986, cache = 1363149, deep = 0.06929, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 40.86, plane = 81.74, vector = 1.843, tail = 0.8382, cell = 0.07742, far = 0.002505, cache = 838861, deep = 0.07853, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 253.9, plane = 95.68, width = 64, tail = 0.1415, cell = 0.1717, thin = 0.007945, far = 0.001914, cache = 1048576, deep = 0.05325, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <plane = 58.94, row = 106, vector = 10.13, tail = 3.256, thin = 3.539, deep = 0.07115, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 18.53, plane = 74.94, vector = 1.715, tail = 1.067, cell = 0.03931, far = 0.002768, cache = 1048576, deep = 0.07805, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 209.6, plane = 84.08, row = 0.481, vector = 3.336, width = 16, cell = 0.0001724, thin = 0.1084, far = 0.00164, cache = 1048576, deep = 0.05488, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 142.1, plane = 66, row = 0.6097, vector = 1.555, tail = 0.3129, cell = 0.201, thin = 9.19, deep = 0.06893, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 62.1, row = 2.031, vector = 1.352, tail = 2.262, input = 0.04319, far = 0.002868, cache = 838861, deep = 0.03745, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 52.84, vector = 0.7016, tail = 1.815, cell = 0.006716, input = 0.08478, far = 0.00555, cache = 629146, deep = 0.05629, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 466.9, plane = 53.51, vector = 1.637, width = 32, cell = 0.04042, input = 0.03693, thin = 0.006495, far = 0.004463, cache = 629146, deep = 0.04399, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 175.6, plane = 131.3, row = 4.335, vector = 7.66, thin = 5.209, far = 0.009317, cache = 419430, deep = 0.04468, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 56.04, row = 2.63, vector = 0.4758, tail = 1.24, input = 0.06303, far = 0.003518, cache = 629146, deep = 0.04126, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 237.9, plane = 62.25, vector = 0.3658, width = 32, tail = 0.7646, input = 0.07497, far = 0.005203, cache = 838861, deep = 0.04537, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 35.63, plane = 51.64, row = 3.086, vector = 0.2026, tail = 1.543, input = 0.142, thin = 6.751, far = 0.003866, cache = 1363149, deep = 0.03393, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 30.23, plane = 62.22, row = 0.05522, vector = 4.733, tail = 0.538, far = 0.005447, cache = 629146, deep = 0.04713, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 71.87, plane = 66.21, vector = 2.325, width = 16, cell = 0.303, far = 0.01095, cache = 629146, deep = 0.05721, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 252.4, plane = 70.03, tail = 747, cell = 0.289, far = 0.005514, cache = 629146, deep = 0.05319, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <plane = 95.21, row = 66.47, vector = 2.654, cell = 0.2158, thin = 4.677, far = 0.02087, cache = 419430, deep = 0.0473, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 50, plane = 64.63, vector = 2.331, width = 16, cell = 0.2327, thin = 0.07248, far = 0.006239, cache = 629146, deep = 0.04839, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 287, plane = 75.54, width = 16, tail = 1.738, cell = 0.3618, thin = 0.294, far = 0.007435, cache = 629146, deep = 0.07011, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 96.89, plane = 61.72, row = 0.5435, vector = 0.4093, cell = 0.6765, thin = 7.907, far = 0.005586, cache = 629146, deep = 0.03975, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 64.39, row = 4.569, vector = 0.5692, tail = 3.43, tap = 0.0515, step = 0.001181, far = 0.001734, cache = 419430, deep = 0.04941, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 194.9, plane = 485.7, row = 2.793, vector = 0.1219, tail = 13.34, input = 0.56, tap = 0.0142, far = 0.006002, cache = 419430, deep = 0.137, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 65.14, row = 5.717, vector = 1.013, tail = 1.276, thin = 2.984, tap = 0.05535, step = 0.0005459, far = 0.002524, cache = 419430, deep = 0.05088, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 318.1, plane = 493.8, row = 0.8997, vector = 3.1, tail = 19.07, input = 1.107, tap = 0.009491, far = 0.005307, cache = 419430, deep = 0.1974, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 2.322, plane = 64.24, row = 5.571, vector = 1.257, tail = 0.8608, thin = 3.131, tap = 0.1143, step = 0.003568, far = 0.00316, cache = 629146, deep = 0.0487, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 9.434, plane = 3.277, tail = 3.77, cell = 0.3417, far = 0.004209, cache = 419430, deep = 0.02092, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 14.7, plane = 3.497, vector = 1.65, tail = 1.431, cell = 0.05496, far = 0.0007999, cache = 419430, deep = 0.03067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 15.81, plane = 3.668, vector = 1.227, tail = 0.7105, cell = 0.1039, thin = 5.624, far = 0.0005952, cache = 629146, deep = 0.03017, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 21.45, vector = 3.374, tail = 20.04, cell = 0.6354, far = 0.008716, cache = 1048576, deep = 0.2171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 137.3, plane = 0.4019, width = 64, cell = 0.326, thin = 0.04977, far = 0.00107, cache = 1363149, deep = 0.006549, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 12.99, plane = 3.264, vector = 0.1967, tail = 2.976, cell = 0.3447, far = 0.004065, cache = 419430, deep = 0.01967, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 134, plane = 2.14, width = 16, cell = 0.3241, thin = 0.08786, far = 0.0002925, cache = 1363149, deep = 0.007959, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 20.81, plane = 3.613, vector = 2.071, tail = 0.6008, cell = 0.1283, thin = 4.215, deep = 0.01256, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 24.81, plane = 3.71, row = 1.629, vector = 4.497, tail = 0.08765, cell = 0.01459, far = 0.001021, cache = 629146, deep = 0.02192, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 16.06, plane = 4.316, row = 0.8954, vector = 2.547, tail = 0.3626, cell = 0.08254, far = 0.0006862, cache = 419430, deep = 0.02879, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 18.16, plane = 3.188, row = 1.557, vector = 1.62, cell = 0.2035, thin = 16.6, far = 0.0007925, cache = 838861, deep = 0.02534, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 11.37, plane = 0.08595, vector = 10.27, tail = 39.64, far = 0.003123, cache = 1363149, deep = 0.3402, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 59.94, plane = 0.1578, cell = 0.3516, far = 0.001965, cache = 419430, deep = 0.02532, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 465.5, vector = 0.7436, cell = 0.5664, deep = 0.03581, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 170.9, plane = 1.577, vector = 1.083, width = 64, cell = 0.371, deep = 0.01007, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 179.7, plane = 0.02311, row = 0.7765, vector = 7.228, tail = 2.312, far = 0.001477, cache = 1048576, deep = 0.008665, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 24.72, plane = 3.163, row = 1.808, vector = 3.019, tail = 0.08353, cell = 0.03812, deep = 0.01636, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 155.7, plane = 4.027, row = 0.8117, width = 16, tail = 0.3905, cell = 0.4353, deep = 0.006223, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 20.51, plane = 2.83, row = 2.442, vector = 2.085, cell = 0.2798, thin = 9.219, far = 0.0006443, cache = 419430, deep = 0.01043, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 20.27, row = 0.4195, vector = 7.44, tail = 0.7956, cell = 0.136, far = 0.002165, cache = 629146, deep = 0.05355, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 20.19, row = 0.7955, vector = 5.045, tail = 1.229, cell = 0.155, far = 0.001981, cache = 1048576, deep = 0.06848, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 24.38, row = 2.295, vector = 2.86, tail = 1.735, cell = 0.3765, thin = 34.75, far = 0.002343, cache = 1363149, deep = 0.06974, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 43.35, vector = 26.14, tail = 43.66, cell = 0.07048, far = 0.02568, cache = 629146, deep = 0.2729, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 541.8, vector = 1.042, cell = 1.013, deep = 0.0774, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 148.8, vector = 2.013, width = 64, cell = 0.5431, thin = 0.01542, far = 0.001881, cache = 838861, deep = 0.0399, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <plane = 154.2, row = 1.465, vector = 11.11, tail = 7.637, far = 0.003166, cache = 629146, deep = 0.03126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 26.28, row = 1.938, vector = 4.976, tail = 1.025, cell = 0.1645, far = 0.00293, cache = 1363149, deep = 0.04882, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 160.8, row = 1.189, vector = 5.116, width = 16, cell = 0.4292, far = 0.002149, cache = 629146, deep = 0.0405, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 30.72, row = 4.554, vector = 4.154, tail = 0.3052, cell = 0.3685, thin = 19.06, far = 0.0007942, cache = 419430, deep = 0.03969, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 340.7, row = 5.002, vector = 8.876, tail = 2.57, cell = 0.05917, far = 0.0006578, cache = 419430, deep = 0.007162, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 309.9, row = 5.082, vector = 5.217, tail = 1.964, cell = 0.1821, deep = 0.01465, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 295.7, plane = 1.596, row = 3.987, vector = 3.905, tail = 1.629, cell = 0.4937, thin = 16.71, far = 0.001471, cache = 838861, deep = 0.01239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.07154, vector = 7.025, tail = 49.11, cell = 0.8028, far = 0.008261, cache = 629146, deep = 0.1799, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 128.4, row = 2.063, vector = 6.045, tail = 0.6757, far = 0.001655, cache = 838861, deep = 0.01239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 569.2, row = 6.628, width = 64, cell = 0.6712, thin = 0.04295, deep = 0.005449, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 283.6, row = 8.994, vector = 6.51, tail = 0.8249, far = 0.0001114, cache = 419430, deep = 0.006244, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 524.4, row = 10.34, width = 32, cell = 0.7433, thin = 0.09838, deep = 0.004702, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 10.27, row = 17.28, vector = 1.832, tail = 4.416, cell = 1.055, thin = 8.14, far = 0.002709, cache = 419430, deep = 0.007727, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 31.63, plane = 0.2335, row = 2.726, vector = 8.348, tail = 0.5219, cell = 0.02049, input = 0.01787, deep = 0.0221, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 33.22, row = 1.973, vector = 5.75, cell = 0.2153, deep = 0.02457, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 34.03, plane = 2.985, row = 2.729, vector = 4.002, cell = 0.3963, thin = 33.27, deep = 0.0181, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 63.46, plane = 0.6188, vector = 1.53, tail = 44.23, cell = 1.785, far = 0.009254, cache = 419430, deep = 0.2437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 161.8, plane = 4.245, row = 2.835, width = 64, cell = 0.6096, thin = 0.00489, far = 0.001175, cache = 1048576, deep = 0.007531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 36.08, row = 4.206, vector = 4.994, tail = 0.3764, cell = 0.1232, input = 0.0215, far = 0.0002564, cache = 419430, deep = 0.01459, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 143.7, plane = 6.181, row = 3.439, vector = 6.737, far = 0.0005108, cache = 629146, deep = 0.007686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 14.62, row = 5.323, vector = 3.867, tail = 1.373, cell = 0.1473, input = 0.1206, thin = 13.79, far = 0.001911, cache = 419430, deep = 0.01282, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 248.2, plane = 7.807, row = 9.36, vector = 9.131, tail = 0.5682, cell = 0.1652, far = 0.0003437, cache = 1048576, deep = 0.006705, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 229.1, plane = 4.499, row = 5.142, vector = 6.942, cell = 0.2023, far = 0.001123, cache = 1363149, deep = 0.01064, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 246.6, plane = 5.945, row = 5.266, vector = 4.331, tail = 0.002698, cell = 0.4564, thin = 34.7, far = 0.002159, cache = 1048576, deep = 0.005007, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 23.95, vector = 21.72, tail = 60.03, far = 0.01784, cache = 1048576, deep = 0.3131, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 118.1, plane = 45.42, vector = 2.148, tail = 6.721, cell = 0.4225, far = 0.0006552, cache = 629146, deep = 0.04527, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 366.6, plane = 18.86, row = 11.17, vector = 14.29, far = 0.00201, cache = 1048576, deep = 0.003296, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 218, plane = 1.631, row = 9.41, vector = 6.053, tail = 0.5915, cell = 0.2882, far = 0.0009037, cache = 629146, deep = 0.003801, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 328, plane = 17.92, row = 10.35, vector = 8.872, far = 0.006149, cache = 1048576, deep = 0.001099, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 18.02, plane = 4.677, row = 12.35, vector = 4.857, cell = 0.561, thin = 14.25, far = 0.0008366, cache = 629146, deep = 0.001721, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 12.84, row = 4.899, vector = 25.65, tail = 1.349, input = 0.02549, far = 0.003148, cache = 629146, deep = 0.03992, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <row = 16.36, vector = 6.118, width = 16, tail = 5.915, cell = 0.8155, input = 0.119, thin = 0.3978, far = 0.009851, cache = 419430, deep = 0.04002, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <row = 25.62, cell = 1.711, input = 0.1912, thin = 149.1, far = 0.0176, cache = 419430, deep = 0.05326, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 27, vector = 32.85, tail = 5.75, cell = 7.4, input = 0.1372, far = 0.03673, cache = 1363149, deep = 0.3191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 152, row = 0.8997, vector = 7.794, width = 64, cell = 1.614, input = 0.02363, thin = 0.007792, far = 0.001943, cache = 629146, deep = 0.03502, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 16.09, row = 8.797, vector = 12.47, width = 16, cell = 1.087, input = 0.06398, thin = 1.084, far = 0.007495, cache = 629146, deep = 0.03869, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <plane = 92.33, row = 8.292, vector = 9.757, width = 32, cell = 1.404, input = 0.06859, thin = 0.3301, far = 0.003092, cache = 419430, deep = 0.03466, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <row = 21.11, cell = 2.664, input = 0.1088, thin = 96.04, far = 0.00575, cache = 419430, deep = 0.04458, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 26.7, plane = 3.066, vector = 5.634, tail = 0.3137, cell = 0.02274, far = 0.0003476, cache = 838861, deep = 0.02298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 20.88, plane = 3.074, vector = 1.441, tail = 1.413, cell = 0.2001, deep = 0.02857, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 36.72, plane = 4.991, vector = 1.535, tail = 0.9289, cell = 0.4075, thin = 12.31, deep = 0.02118, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 51.39, plane = 0.0004545, vector = 9.397, tail = 20.14, cell = 0.9134, far = 0.01086, cache = 1048576, deep = 0.3078, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 121.7, plane = 0.5497, width = 32, tail = 1.206, cell = 0.3964, far = 0.001664, cache = 629146, deep = 0.01005, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 34.53, plane = 2.788, vector = 4.003, tail = 1.055, cell = 0.1329, far = 0.0002671, cache = 419430, deep = 0.01534, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 135.1, plane = 1.949, vector = 0.4101, width = 16, cell = 0.6004, far = 0.0002911, cache = 419430, deep = 0.008657, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 32.71, plane = 4.267, vector = 2.583, tail = 0.08573, cell = 0.3909, thin = 6.503, far = 0.0008934, cache = 419430, deep = 0.01032, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 22.8, plane = 7.938, row = 1.336, vector = 7.241, tail = 0.9948, cell = 0.08789, far = 0.0006255, cache = 838861, deep = 0.02465, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 20.6, plane = 2.7, row = 1.499, vector = 3.399, tail = 1.018, cell = 0.129, far = 0.0005771, cache = 419430, deep = 0.03401, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 21.53, plane = 3.513, row = 1.72, vector = 2.465, tail = 0.3351, cell = 0.1341, thin = 7.888, far = 0.0008783, cache = 419430, deep = 0.03509, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 31.3, plane = 0.1443, vector = 4.441, tail = 26.13, cell = 1.221, far = 0.001249, cache = 419430, deep = 0.1871, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 148.5, row = 3.854, vector = 7.327, far = 0.0005762, cache = 1048576, deep = 0.01337, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 152.7, row = 3.783, tail = 15.45, cell = 0.5881, far = 0.001066, cache = 629146, deep = 0.01251, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.96, plane = 2.644, row = 1.549, vector = 3.753, tail = 1.273, input = 0.01678, deep = 0.02344, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 144.3, plane = 1.66, row = 2.321, width = 32, cell = 0.5674, thin = 0.02148, far = 0.00004462, cache = 419430, deep = 0.01374, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 27.64, plane = 3.204, row = 2.131, vector = 3.827, tail = 0.0917, input = 0.001627, thin = 3.602, far = 0.0005693, cache = 419430, deep = 0.0181, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 13.23, plane = 4.204, vector = 3.641, tail = 0.6448, cell = 0.1347, far = 0.0002923, cache = 838861, deep = 0.01922, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 5.195, plane = 4.172, vector = 1.938, cell = 0.1342, deep = 0.0177, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 9.221, plane = 3.839, vector = 0.04408, tail = 1.17, cell = 0.5292, thin = 8.405, deep = 0.01495, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 16.75, plane = 0.0475, vector = 3.972, tail = 20.33, cell = 0.9673, far = 0.004278, cache = 419430, deep = 0.27, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 171.8, width = 32, cell = 0.3854, thin = 0.1506, far = 0.0006137, cache = 838861, deep = 0.003704, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 11.76, plane = 3.82, vector = 1.933, tail = 0.4517, cell = 0.2082, deep = 0.01413, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 153.6, plane = 3.12, input = 0.1732, far = 0.001177, cache = 629146, deep = 0.004791, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 17.14, plane = 3.998, vector = 1.615, tail = 0.7253, cell = 0.326, thin = 5.863, far = 0.000541, cache = 1363149, deep = 0.01024, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 53.07, plane = 7.692, row = 4.139, vector = 8.51, tail = 3.18, cell = 0.1628, deep = 0.002302, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 54.49, plane = 1.126, row = 4.478, vector = 6.255, tail = 1.729, cell = 0.08709, deep = 0.0004004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 50.14, row = 5.174, vector = 4.766, tail = 0.8739, cell = 0.2048, input = 0.04372, thin = 16.24, deep = 0.0004004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.466, tail = 62.73, cell = 1.256, far = 0.005943, cache = 419430, deep = 0.1752, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 127.1, row = 0.08707, vector = 7.203, input = 0.03152, far = 0.0004531, cache = 419430, deep = 0.01881, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 273.2, row = 8.655, vector = 11.37, far = 0.00169, cache = 629146, deep = 0.002892, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 50.31, row = 6.962, vector = 6.531, tail = 3.406, cell = 0.07638, far = 0.0008119, cache = 838861, deep = 0.0004004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 289, row = 8.524, width = 32, cell = 0.7859, thin = 0.1419, far = 0.008868, cache = 838861, deep = 0.0004959, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 13.21, tail = 7.28, cell = 1.357, input = 0.1345, thin = 7.72, far = 0.01198, cache = 419430, deep = 0.001531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 25.84, plane = 7.765, row = 9.55, vector = 9.761, tail = 4.744, input = 0.05741, far = 0.001012, cache = 629146, deep = 0.01549, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 24.25, plane = 1.537, row = 8.001, vector = 6.445, tail = 1.917, input = 0.07477, far = 0.00008293, cache = 419430, deep = 0.02779, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 22.09, row = 10.5, vector = 0.3067, tail = 3.074, cell = 1.207, input = 0.0808, thin = 13.31, deep = 0.02428, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 2.591, plane = 0.419, vector = 1.516, tail = 62.91, cell = 2.056, deep = 0.2835, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 41.77, plane = 12.94, vector = 3.456, tail = 5.352, input = 0.07675, far = 0.002825, cache = 419430, deep = 0.05534, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 160, plane = 5.643, row = 14.21, vector = 2.948, width = 64, tail = 0.9296, cell = 0.5264, input = 0.077, far = 0.001837, cache = 1048576, deep = 0.007061, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 15.83, plane = 11.78, row = 13.41, vector = 6.37, tail = 4.361, cell = 0.1913, input = 0.0384, far = 0.001103, cache = 629146, deep = 0.01595, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 161.2, plane = 4.035, row = 15.91, width = 32, cell = 1.116, input = 0.0008742, thin = 0.2967, far = 0.0006658, cache = 838861, deep = 0.009761, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 42.48, row = 23.47, tail = 3.438, cell = 1.835, thin = 4.61, far = 0.001315, cache = 419430, deep = 0.01458, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1265, plane = 55.08, row = 2.853, vector = 5.703, tail = 14.93, cell = 1.29, far = 0.001523, cache = 629146, deep = 0.002726, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1194, row = 9.285, vector = 5.274, tail = 5.767, cell = 1.574, far = 0.003371, cache = 629146, deep = 0.005342, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1132, plane = 7.703, row = 8.1, vector = 4.84, tail = 4.395, cell = 2.647, thin = 51.92, far = 0.006694, cache = 629146, deep = 0.002368, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.09506, vector = 6.09, tail = 77.49, cell = 3.647, far = 0.02531, cache = 1363149, deep = 0.3684, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 251.3, plane = 24.91, vector = 8.122, cell = 0.002311, far = 0.008573, cache = 1048576, deep = 0.002768, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1654, plane = 35.72, row = 5.07, width = 64, cell = 1.754, thin = 0.175, far = 0.004992, cache = 1363149, deep = 0.00171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 993.8, row = 23.24, vector = 16.08, tail = 1.144, far = 0.001518, cache = 419430, deep = 0.0008742, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1489, row = 22.14, vector = 14.81, deep = 0.002938, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 2.839, row = 34.77, tail = 10.56, cell = 3.654, thin = 31.71, far = 0.01211, cache = 419430, deep = 0.0008518, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 5255, plane = 72.9, row = 9.953, vector = 80.9, cell = 1.987, deep = 0.02455, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 3630, row = 25.76, vector = 69.99, tail = 0.272, deep = 0.02265, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 3348, plane = 24.87, row = 6.899, vector = 11.51, tail = 49.54, cell = 11.71, thin = 160.9>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <call = 601.8, plane = 1.969, vector = 26.8, tail = 335.1, cell = 8.279, far = 0.2122, cache = 419430, deep = 0.872, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 422.5, plane = 11.58, row = 1.466, vector = 8.516, tail = 3.281, cell = 0.3062, thin = 0.2713, far = 0.04646, cache = 629146, deep = 0.008709, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 48.22, plane = 0.09121, tail = 9.338, cell = 0.7431, thin = 0.3134>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 5676, plane = 142.4, row = 0.03135, vector = 105.5>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3500, row = 32.67, vector = 57.73, tail = 11.5>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 3737, plane = 118.8, row = 1.964, width = 32, tail = 0.1597, cell = 7.051, thin = 2.754, deep = 0.002953, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 270.4, plane = 12.37, row = 45.95, tail = 104.1, cell = 12, thin = 118.7, far = 0.1529, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 6545, row = 223.9, width = 32, cell = 11.74, thin = 1.844, deep = 0.03816, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 2823, row = 165.3, tail = 78.03, cell = 17.28, deep = 0.06522, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 2720, plane = 33.67, row = 32.7, tail = 144.1, cell = 30.32, thin = 198.6, far = 0.02046, cache = 419430, deep = 0.09948, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 615.9, plane = 5.824, vector = 32.49, tail = 462.4, cell = 16.09, far = 0.8386, cache = 419430, deep = 2.137, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 109.9, plane = 14.56, row = 1.536, vector = 3.866, width = 32, tail = 5.735, cell = 0.6894, deep = 0.08587, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 6248, row = 141.9, width = 32, cell = 13.44, thin = 192.8>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 3748, row = 183.6, tail = 35.14, cell = 14.57, deep = 0.04954, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 2709, row = 185.5, vector = 128.2, far = 0.02949, cache = 1048576, deep = 0.03535, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 23.65, row = 117, tail = 225, cell = 25.52, thin = 58.4, far = 0.3587, cache = 419430, deep = 0.3723, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 40.28, plane = 16.5, row = 4.219, vector = 4.151, tail = 6.9, tap = 0.1406, step = 0.0004372, far = 0.00171, cache = 419430, deep = 0.03364, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 43.81, vector = 7.319, tail = 56.66, tap = 0.5833, step = 0.01764, far = 0.02593, cache = 1048576, deep = 0.4378, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 721, plane = 76.61, vector = 28.03, width = 64, cell = 0.4326, input = 0.3285, step = 0.1199, far = 0.005765, cache = 1363149, deep = 0.06228, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 876.5, plane = 15.29, row = 3.979, vector = 12.52, tail = 0.5199, cell = 0.4946, input = 0.7935, tap = 0.007399, step = 0.04733, far = 0.02096, cache = 1363149, deep = 0.1105, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 507.2, plane = 78.98, vector = 45.2, width = 32, cell = 0.9398, input = 0.6803, tap = 0.01094, step = 0.37, far = 0.01738, cache = 1048576, deep = 0.1372, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 38.18, plane = 10.94, row = 9.772, vector = 3.085, tail = 2.111, input = 0.00285, thin = 11.15, tap = 0.2932, far = 0.003729, cache = 419430, deep = 0.03229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 49, row = 1.745, vector = 3.122, tail = 0.394, far = 0.002031, cache = 629146, deep = 0.03801, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <call = 0.9357, plane = 56.02, vector = 1.018, tail = 1.292, cell = 0.1988, far = 0.004987, cache = 838861, deep = 0.05518, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 151, plane = 43.71, vector = 0.6041, width = 32, cell = 0.2267, thin = 0.0252, far = 0.001713, cache = 1363149, deep = 0.01782, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 169.1, vector = 4.653, thin = 3.837, far = 0.00484, cache = 419430, deep = 0.03545, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 49.48, row = 1.898, vector = 1.704, tail = 0.5672, cell = 0.01206, far = 0.002433, cache = 629146, deep = 0.04656, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 149.2, plane = 46.08, vector = 1.697, width = 32, cell = 0.1936, far = 0.001584, cache = 1363149, deep = 0.02164, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 0.9734, plane = 51.78, row = 1.863, tail = 0.8212, cell = 0.4295, thin = 3.195, far = 0.003848, cache = 419430, deep = 0.05358, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 53.29, row = 1.751, vector = 3.996, tail = 0.6036, cell = 0.03163, far = 0.00203, cache = 419430, deep = 0.03163, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 10.59, plane = 62.11, vector = 2.159, tail = 0.4639, cell = 0.1804, far = 0.003354, cache = 629146, deep = 0.05397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 146.8, plane = 48.5, width = 32, tail = 0.6918, cell = 0.3799, thin = 0.004784, far = 0.0009235, cache = 1363149, deep = 0.0235, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 32.58, plane = 132.5, row = 10.38, vector = 5.449, tail = 0.6243, thin = 18.94, far = 0.002184, cache = 629146, deep = 0.03481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 53.34, row = 1.844, vector = 2.324, tail = 0.4235, cell = 0.0613, far = 0.001761, cache = 629146, deep = 0.03332, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 138.5, plane = 50.85, row = 0.7825, width = 16, tail = 0.1662, cell = 0.3884, thin = 0.02765, far = 0.0007673, cache = 1363149, deep = 0.02664, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 9.621, plane = 52.26, row = 2.496, vector = 2.651, cell = 0.004885, thin = 9.72, far = 0.001176, cache = 629146, deep = 0.0307, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 38.79, row = 3.307, vector = 8.375, cell = 0.09092, far = 0.001051, cache = 419430, deep = 0.03966, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 57.26, vector = 6.034, cell = 0.1771, far = 0.003111, cache = 629146, deep = 0.04389, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 147.7, plane = 56.35, row = 1.386, vector = 3.901, width = 32, cell = 0.44, far = 0.001828, cache = 419430, deep = 0.03624, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 39.93, plane = 98.13, row = 33.82, tail = 0.5459, cell = 0.7207, thin = 22.1, far = 0.001303, cache = 419430, deep = 0.04062, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 40.98, row = 2.98, vector = 4.599, tail = 0.6615, cell = 0.1442, far = 0.001385, cache = 419430, deep = 0.03955, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 134.3, plane = 54.05, row = 2.511, width = 16, tail = 0.2219, cell = 0.6561, thin = 0.07818, far = 0.001431, cache = 419430, deep = 0.03882, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 45.26, row = 3.987, vector = 3.368, cell = 0.5073, thin = 16.73, far = 0.001363, cache = 419430, deep = 0.03753, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 7.946, plane = 91.29, vector = 5.925, tail = 0.5286, cell = 0.04856, far = 0.0002784, cache = 1363149, deep = 0.03703, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 38.56, plane = 96.5, vector = 2.88, cell = 0.2374, far = 0.003768, cache = 1048576, deep = 0.05826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 320.1, plane = 113.6, row = 0.7397, tail = 921.1, cell = 0.4211, far = 0.001448, cache = 419430, deep = 0.0149, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 414.9, plane = 42.17, row = 138.6, cell = 0.944, thin = 14.29, far = 0.02126, cache = 419430, deep = 0.02551, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 20.67, plane = 95.14, vector = 4.355, cell = 0.1031, far = 0.002063, cache = 1363149, deep = 0.04438, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 323.9, plane = 134.3, row = 0.5825, vector = 4.243, tail = 1081, deep = 0.01717, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 51.78, plane = 99.51, row = 0.4565, vector = 1.72, tail = 0.5489, cell = 0.72, thin = 21.17, far = 0.001981, cache = 1363149, deep = 0.0399, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 70.26, row = 1.412, vector = 2.813, tail = 3.415, input = 0.08013, far = 0.0002686, cache = 419430, deep = 0.03024, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 12.11, plane = 59.84, tail = 3.033, input = 0.1832, far = 0.003523, cache = 1363149, deep = 0.05838, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 194.3, plane = 86.69, row = 0.2815, tail = 786.7, input = 0.1163, far = 0.0003435, cache = 419430, deep = 0.03312, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 123.8, row = 19.1, vector = 12.68, far = 0.005877, cache = 629146, deep = 0.02795, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 64.75, row = 2.513, vector = 1.319, tail = 2.953, input = 0.1224, far = 0.001246, cache = 629146, deep = 0.03084, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 158.1, plane = 124.1, width = 16, input = 0.1763, thin = 0.3661, far = 0.0006401, cache = 1048576, deep = 0.02673, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 1.503, plane = 58.43, row = 3.418, vector = 0.611, tail = 1.819, cell = 0.0328, input = 0.2479, thin = 14.9, deep = 0.02476, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 15.32, plane = 88.37, row = 0.1444, vector = 7.811, tail = 0.3076, cell = 0.1137, deep = 0.03202, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 22.24, plane = 83.22, vector = 4.112, cell = 0.4643, deep = 0.05106, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 358.2, plane = 98.93, tail = 977.2, cell = 0.542, far = 0.0007361, cache = 629146, deep = 0.0319, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 48.76, plane = 94.8, row = 94.92, vector = 13.01, tail = 0.2734, thin = 23.04, far = 0.005147, cache = 1048576, deep = 0.03835, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 30.4, plane = 83.04, row = 0.4011, vector = 4.127, tail = 1.279, cell = 0.2775, deep = 0.03112, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 362.9, plane = 105, row = 0.2259, tail = 907.5, cell = 0.7313, far = 0.002362, cache = 629146, deep = 0.02948, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 88.15, plane = 83.4, row = 1.215, vector = 3.474, tail = 0.1136, cell = 0.6186, thin = 16.49, deep = 0.02102, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 61.96, row = 5.428, vector = 37.56, cell = 0.7009, input = 0.009269, far = 0.002274, cache = 629146, deep = 0.03334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 2.092, plane = 55.17, row = 2.9, vector = 24.99, tail = 0.3645, cell = 1.489, input = 0.0211, far = 0.004022, cache = 629146, deep = 0.1215, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 143.4, plane = 56.19, row = 4.873, tail = 203.7, cell = 3.193, input = 0.004859, far = 0.001561, cache = 838861, deep = 0.03392, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 65.04, plane = 61.73, row = 68.86, vector = 15.73, cell = 3.25, thin = 31.79, deep = 0.03966, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 60.09, row = 5.803, vector = 22.33, cell = 1.696, input = 0.02737, far = 0.003842, cache = 838861, deep = 0.03927, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 148.3, plane = 64.33, row = 0.768, tail = 127.7, cell = 5.029, input = 0.004844, far = 0.003631, cache = 419430, deep = 0.04132, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 54.86, vector = 2.583, tail = 8.702, cell = 7.718, input = 0.0624, thin = 25.57, far = 0.00339, cache = 419430, deep = 0.04225, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 53.84, row = 2.079, vector = 3.432, tail = 1.392, cell = 0.1014, far = 0.001739, cache = 838861, deep = 0.03436, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 19.68, plane = 56.87, vector = 0.3219, tail = 3.21, cell = 0.5092, far = 0.004303, cache = 629146, deep = 0.06097, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 124.6, plane = 54.48, row = 1.858, width = 32, cell = 0.3315, thin = 0.03576, far = 0.000693, cache = 1048576, deep = 0.03097, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 28.88, plane = 155.8, vector = 6.297, thin = 12.23, far = 0.001944, cache = 629146, deep = 0.0444, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 54.09, row = 2.41, vector = 0.2336, tail = 1.638, cell = 0.3316, far = 0.00201, cache = 629146, deep = 0.03559, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 111.6, plane = 54.92, row = 1.744, width = 16, tail = 0.1567, cell = 0.3691, thin = 0.09511, far = 0.001266, cache = 1048576, deep = 0.03355, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 8.239, plane = 53.81, row = 3.34, vector = 0.3846, tail = 1.082, cell = 0.5851, thin = 7.943, far = 0.0005832, cache = 419430, deep = 0.02999, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 65.85, row = 7.027, vector = 9.33, tail = 0.8477, cell = 0.1617, far = 0.003875, cache = 629146, deep = 0.08531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 66.33, row = 4.335, vector = 6.736, cell = 0.2328, far = 0.004501, cache = 629146, deep = 0.1354, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 148, plane = 73.73, row = 2.049, vector = 6.849, width = 64, cell = 0.6344, thin = 0.01863, far = 0.0003092, cache = 419430, deep = 0.03694, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 119, plane = 223.6, vector = 7.246, cell = 0.1105, far = 0.008579, cache = 1048576, deep = 0.09287, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 22.04, row = 177.7, vector = 75.29, thin = 47.67, far = 0.01548, cache = 1048576, deep = 0.1119, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 0.7094, plane = 66.41, row = 4.26, vector = 6.865, tail = 0.293, cell = 0.2818, far = 0.005518, cache = 629146, deep = 0.1387, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 160.7, plane = 69.77, row = 0.06834, vector = 6.837, width = 32, tail = 0.08227, cell = 0.8965, deep = 0.09323, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 28.15, plane = 65.59, row = 7.126, vector = 4.472, cell = 1.071, thin = 55.19, far = 0.01016, cache = 838861, deep = 0.2219, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 10.72, plane = 77.69, row = 1.615, vector = 5.901, tail = 2.42, cell = 0.03517, input = 0.1055, deep = 0.02023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 10.82, plane = 66.51, vector = 4.228, tail = 1.952, input = 0.2136, far = 0.002597, cache = 1363149, deep = 0.06067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 272.7, plane = 78.76, row = 0.3778, vector = 0.5537, width = 64, cell = 0.3196, input = 0.1188, thin = 0.02213, far = 0.001283, cache = 1363149, deep = 0.005907, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <plane = 136, row = 74.48, vector = 14.56, tail = 2.18, thin = 11.23, far = 0.02411, cache = 419430, deep = 0.01744, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 20.83, plane = 80.07, row = 1.838, vector = 4.27, tail = 2.393, cell = 0.03477, input = 0.1272, deep = 0.01566, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 286.8, plane = 77.92, row = 1.943, cell = 0.2982, input = 0.196, far = 0.0008992, cache = 1363149, deep = 0.006612, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 31.91, plane = 77.35, row = 2.419, vector = 0.7222, tail = 3.627, cell = 0.8677, input = 0.264, thin = 17.23, deep = 0.008735, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 90.5, row = 11.87, vector = 16.76, tail = 6.799, cell = 0.2455, far = 0.01203, cache = 838861, deep = 0.1311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 72.49, row = 6.85, vector = 15.34, tail = 1.339, far = 0.02436, cache = 1048576, deep = 0.1839, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 60.99, plane = 99.72, row = 6.831, tail = 478.9, cell = 1.466, far = 0.03993, cache = 1363149, deep = 0.0481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <plane = 715.4, vector = 7.447, cell = 0.426, deep = 0.1412, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <row = 347.5, vector = 200.9, thin = 172, far = 0.3081, cache = 838861, deep = 0.1601, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 79.64, row = 9.059, vector = 8.293, tail = 6.783, cell = 0.8127, far = 0.02952, cache = 838861, deep = 0.2154, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 3.862, plane = 101.4, row = 8.57, tail = 490.3, cell = 1.909, far = 0.02202, cache = 1048576, deep = 0.1502, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 33.22, plane = 86.19, row = 6.763, vector = 9.333, tail = 4.569, cell = 1.344, thin = 169, far = 0.04408, cache = 838861, deep = 0.3691, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 174.7, plane = 93.5, row = 2.6, vector = 36.29, width = 64, cell = 1.235, thin = 0.1419, far = 0.01893, cache = 419430, deep = 0.1163, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <plane = 70.17, row = 17.5, vector = 6.881, tail = 3.178, cell = 1.738, far = 0.01906, cache = 419430, deep = 0.1893, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 232, plane = 112.8, row = 24.13, tail = 970.8, cell = 1.683, deep = 0.1007, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 126.5, vector = 1.307, tail = 1.831, cell = 1.23, far = 0.01497, cache = 1363149, deep = 0.1297, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 3467, row = 756.5, vector = 367.1, thin = 295.8, deep = 0.1541, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <plane = 76.44, row = 18.51, vector = 7.073, tail = 1.899, cell = 1.567, far = 0.02225, cache = 419430, deep = 0.1675, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 300.3, plane = 73.07, row = 22.32, tail = 1038, cell = 2.434, far = 0.00228, cache = 419430, deep = 0.1551, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 88.1, row = 17.25, vector = 5.69, tail = 1.594, cell = 3.466, thin = 325, far = 0.08217, cache = 419430, deep = 0.2638, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 0.9297, plane = 72.32, row = 6.033, vector = 3.292, tail = 4.64, tap = 0.06889, step = 0.003532, far = 0.001131, cache = 419430, deep = 0.03386, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 176, plane = 712.3, row = 7.269, vector = 10.25, tail = 8.915, input = 0.6323, tap = 0.009812, step = 0.008703, far = 0.004687, cache = 419430, deep = 0.1369, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 7.001, plane = 72.98, row = 6.133, vector = 2.667, tail = 3.03, thin = 6.155, tap = 0.09248, step = 0.004539, far = 0.001775, cache = 419430, deep = 0.03772, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 299.7, plane = 720, row = 1.889, vector = 9.543, tail = 28.09, input = 1.154, tap = 0.01258, step = 0.03761, far = 0.01086, cache = 419430, deep = 0.2054, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 17.4, plane = 73.83, row = 6.028, vector = 2.681, tail = 2.246, thin = 6.551, tap = 0.1955, step = 0.009528, far = 0.003126, cache = 419430, deep = 0.03969, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 24.09, plane = 0.1901, row = 1.713, vector = 2.9, tail = 0.5464, cell = 0.05811, far = 0.001455, cache = 629146, deep = 0.02425, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 16.97, plane = 2.647, row = 0.9192, vector = 1.728, tail = 1.151, cell = 0.1244, far = 0.001006, cache = 419430, deep = 0.0304, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 23.57, plane = 2.074, row = 2.284, vector = 0.7831, tail = 0.5232, cell = 0.3294, thin = 14.56, far = 0.001112, cache = 1363149, deep = 0.0291, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 39.99, plane = 0.08953, vector = 9.138, tail = 40.53, far = 0.007189, cache = 838861, deep = 0.3003, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 173.3, plane = 1.451, row = 0.5678, width = 64, tail = 0.4939, cell = 0.2624, far = 0.0007048, cache = 419430, deep = 0.01474, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 162, plane = 1.663, row = 1.835, vector = 4.851, tail = 3.644, far = 0.0001213, cache = 1363149, deep = 0.01259, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 26.95, plane = 1.902, row = 1.956, vector = 1.888, tail = 0.9947, cell = 0.09724, far = 0.0004304, cache = 419430, deep = 0.02241, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 161, plane = 3.163, row = 1.01, width = 32, tail = 0.4284, cell = 0.3337, thin = 0.00423, deep = 0.01131, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 22.83, plane = 1.994, row = 2.724, vector = 2.232, tail = 0.2454, cell = 0.1379, thin = 8.9, far = 0.000823, cache = 419430, deep = 0.01406, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 287.7, plane = 3.273, row = 8.11, vector = 5.328, tail = 3.344, cell = 0.2881, far = 0.001673, cache = 419430, deep = 0.01894, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 264.7, row = 6.628, vector = 5.508, cell = 0.2443, far = 0.0035, cache = 1363149, deep = 0.0198, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 277.5, plane = 6.723, row = 3.95, vector = 2.769, tail = 1.187, cell = 0.7489, thin = 36.87, far = 0.00482, cache = 629146, deep = 0.02605, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 18.31, tail = 58.69, cell = 0.2804, far = 0.005557, cache = 1363149, deep = 0.3953, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 93.34, plane = 18.73, row = 2.046, vector = 7.131, cell = 0.1386, far = 0.005198, cache = 1363149, deep = 0.04223, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 368.2, row = 13.29, width = 64, cell = 0.7215, thin = 0.03501, deep = 0.004425, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 245.2, plane = 0.4174, row = 9.844, vector = 3.121, tail = 1.174, cell = 0.5242, far = 0.001294, cache = 419430, deep = 0.01415, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 346.1, row = 14.53, width = 16, cell = 0.9008, thin = 0.2894, far = 0.0007288, cache = 419430, deep = 0.004085, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 80.06, plane = 3.006, row = 12.16, vector = 3.296, tail = 0.5226, cell = 0.7309, thin = 15.69, far = 0.006163, cache = 419430, deep = 0.01362, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 12.99, plane = 54.39, row = 3.809, tail = 8.538, input = 0.002719, tap = 0.1686, step = 0.005898, far = 0.0002077, cache = 419430, deep = 0.07184, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 114, row = 2.9, vector = 8.834, tail = 44.52, tap = 0.5866, far = 0.04432, cache = 1363149, deep = 0.5876, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 726, plane = 90.61, row = 3.539, vector = 14.41, tail = 10.93, input = 0.1446, thin = 0.2743, step = 0.162, deep = 0.1265, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 1130, plane = 14.64, vector = 6.377, cell = 1.495, input = 0.4387, step = 0.081, far = 0.05213, cache = 1363149, deep = 0.1431, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 357.8, plane = 89.45, row = 10.55, vector = 25.78, tail = 12.89, input = 0.2281, step = 0.4427, deep = 0.2654, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 29.8, plane = 24.25, row = 10.29, vector = 1.764, tail = 1.755, thin = 13.44, tap = 0.3437, deep = 0.06056, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 49.45, row = 1.735, vector = 2.366, tail = 1.334, cell = 0.1022, far = 0.001193, cache = 629146, deep = 0.04807, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 5.451, plane = 60.85, vector = 1.465, tail = 0.6684, cell = 0.2452, far = 0.003374, cache = 1048576, deep = 0.07067, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 123.7, plane = 52.24, row = 0.3791, width = 32, cell = 0.256, thin = 0.0273, far = 0.000903, cache = 1048576, deep = 0.04786, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 55.34, plane = 108, row = 13.22, vector = 5.409, thin = 19.32, far = 0.0006563, cache = 419430, deep = 0.04999, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 50.69, row = 1.997, vector = 0.8216, tail = 1.109, cell = 0.1883, far = 0.0006466, cache = 419430, deep = 0.05299, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 116.2, plane = 53.96, row = 1.116, width = 16, cell = 0.2696, thin = 0.04102, far = 0.0004904, cache = 1363149, deep = 0.04784, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 10.35, plane = 50.29, row = 2.013, tail = 0.5395, cell = 0.5976, thin = 10.85, far = 0.0004877, cache = 419430, deep = 0.04816, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 36.32, plane = 77.07, row = 0.5605, vector = 5.916, tail = 3.288, cell = 0.1323, deep = 0.04731, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 53.37, plane = 74.55, vector = 5.32, cell = 0.2679, far = 0.001598, cache = 419430, deep = 0.05716, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 252.6, plane = 109.7, row = 0.26, tail = 1005, cell = 0.4778, deep = 0.05035, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 186.3, plane = 152.9, row = 56.24, tail = 6.293, cell = 0.04407, thin = 30.19, far = 0.07108, cache = 419430, deep = 0.04982, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 35.67, plane = 81.53, row = 0.4976, vector = 6.464, tail = 0.9997, deep = 0.04976, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 319.7, plane = 137.6, row = 1.438, tail = 144.3, cell = 0.746, deep = 0.08484, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 110.2, plane = 70.94, row = 1.193, vector = 2.665, tail = 1.688, cell = 0.8242, thin = 15.88, deep = 0.03664, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 71.98, row = 6.333, vector = 2.258, tail = 4.374, tap = 0.07447, far = 0.001344, cache = 419430, deep = 0.05157, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 250, plane = 699.8, row = 5.046, vector = 8.768, tail = 16.22, input = 0.5724, tap = 0.002359, step = 0.02013, far = 0.01607, cache = 1048576, deep = 0.1825, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 74.3, row = 7.329, vector = 2.079, tail = 3.162, thin = 8.413, tap = 0.09803, far = 0.002135, cache = 419430, deep = 0.05566, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 397.7, plane = 677.2, row = 3.73, vector = 8.772, tail = 32.8, input = 1.161, tap = 0.005035, step = 0.02704, far = 0.00287, cache = 419430, deep = 0.2576, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <call = 1.724, plane = 74.83, row = 6.54, vector = 2.334, tail = 2.778, thin = 9.078, tap = 0.2085, step = 0.000217, far = 0.003314, cache = 419430, deep = 0.05396, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.24, plane = 2.844, row = 0.7083, vector = 3.177, tail = 0.4228, cell = 0.02259, far = 0.0009391, cache = 629146, deep = 0.01914, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 13.82, plane = 2.175, row = 0.4647, vector = 1.919, tail = 0.3825, cell = 0.04555, far = 0.0009911, cache = 419430, deep = 0.02335, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.57, plane = 2.51, row = 1.068, vector = 1.344, tail = 0.0371, cell = 0.08045, thin = 18.11, far = 0.0006513, cache = 838861, deep = 0.02062, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1315, row = 0.141, vector = 7.924, tail = 38.6, far = 0.007919, cache = 1363149, deep = 0.3618, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 149.9, plane = 2.276, row = 0.654, vector = 0.1448, width = 64, cell = 0.2203, thin = 0.0001003, far = 0.0003922, cache = 629146, deep = 0.01488, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 20.19, plane = 1.857, row = 0.7716, vector = 2.698, tail = 0.121, cell = 0.005005, deep = 0.01569, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 156.7, plane = 1.937, row = 0.3302, vector = 0.009392, width = 32, tail = 0.3213, cell = 0.3376, far = 0.000289, cache = 1363149, deep = 0.01069, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.23, plane = 2.245, row = 1.602, vector = 1.954, cell = 0.07883, thin = 8.87, far = 0.0006326, cache = 1048576, deep = 0.009255, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 248.1, row = 8.045, vector = 9.474, tail = 0.2928, cell = 0.02822, far = 0.0003774, cache = 419430, deep = 0.006061, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 238.7, plane = 3.675, row = 4.109, vector = 6.898, tail = 0.4091, cell = 0.1225, far = 0.0004312, cache = 419430, deep = 0.01134, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 231.3, plane = 7.508, row = 3.665, vector = 5.429, cell = 0.1617, thin = 38.68, far = 0.001086, cache = 419430, deep = 0.01081, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 0.1167, vector = 17.82, tail = 55.15, cell = 0.1802, far = 0.0173, cache = 1363149, deep = 0.4605, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 119.2, plane = 35, vector = 8.075, tail = 0.4303, far = 0.003555, cache = 629146, deep = 0.03337, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 384.3, plane = 7.302, row = 10.3, width = 64, tail = 0.378, cell = 0.6492, thin = 0.01415, far = 0.0002152, cache = 419430, deep = 0.003455, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 221.4, plane = 2.218, row = 9.369, vector = 6.127, tail = 0.6203, cell = 0.1165, deep = 0.003834, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 349.6, plane = 2.43, row = 12.71, width = 32, cell = 0.888, thin = 0.02534, deep = 0.002425, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 20.29, plane = 5.863, row = 12.6, vector = 4.677, cell = 0.272, thin = 13.86, far = 0.0006159, cache = 419430, deep = 0.004956, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 4.226, plane = 49.63, row = 9.123, tail = 6.658, tap = 0.1308, step = 0.01474, deep = 0.04532, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 46.76, plane = 0.06236, row = 3.298, vector = 5.227, tail = 50.35, cell = 0.03582, tap = 0.5693, step = 0.01008, far = 0.03992, cache = 1048576, deep = 0.6057, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 761.6, plane = 81.66, row = 0.7288, vector = 15.09, tail = 12.58, input = 0.3637, thin = 0.5569, step = 0.106, deep = 0.1055, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 670.6, plane = 14.23, vector = 8.773, width = 32, cell = 1.193, input = 0.7414, tap = 0.002203, step = 0.0553, far = 0.01833, cache = 1363149, deep = 0.08683, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 484.2, plane = 98.65, row = 1.562, vector = 23.32, tail = 15.66, input = 0.3661, step = 0.3886, deep = 0.2262, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 12.95, plane = 15.82, row = 9.176, vector = 1.379, tail = 5.036, thin = 9.912, tap = 0.3222, far = 0.0004428, cache = 419430, deep = 0.04389, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 48.81, row = 1.049, vector = 2.744, tail = 0.6012, cell = 0.04341, far = 0.003136, cache = 419430, deep = 0.04955, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 4.861, plane = 60.01, vector = 1.878, cell = 0.1378, far = 0.004875, cache = 419430, deep = 0.06439, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 120.4, plane = 53.97, row = 0.2711, width = 32, cell = 0.225, thin = 0.04343, far = 0.002241, cache = 419430, deep = 0.04351, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 24.58, plane = 110.2, row = 14.14, vector = 3.702, tail = 0.4669, thin = 17.51, far = 0.002851, cache = 419430, deep = 0.04955, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 51.98, row = 1.58, vector = 1.561, cell = 0.05669, far = 0.003106, cache = 419430, deep = 0.05118, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 122.8, plane = 54.8, row = 0.901, vector = 0.5647, width = 32, cell = 0.2352, far = 0.002807, cache = 419430, deep = 0.04711, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 5.139, plane = 53.09, row = 2.046, vector = 1.233, cell = 0.1343, thin = 10.23, far = 0.001955, cache = 419430, deep = 0.05292, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 23.32, plane = 90.76, row = 0.5771, vector = 6.714, tail = 0.8708, far = 0.0007541, cache = 419430, deep = 0.04662, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 95.78, plane = 93.91, vector = 4.102, tail = 0.1828, cell = 0.2326, far = 0.003306, cache = 838861, deep = 0.109, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <plane = 413.6, row = 1.409, vector = 6.267, tail = 1605, far = 0.001655, cache = 419430, deep = 0.042, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 82.36, plane = 62.47, row = 108.7, vector = 7.229, cell = 0.1388, thin = 41.75, far = 0.01323, cache = 1048576, deep = 0.05247, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 70.85, plane = 91.49, row = 0.4643, vector = 3.842, tail = 1.198, cell = 0.1649, far = 0.002002, cache = 419430, deep = 0.0453, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 349.5, plane = 99.48, row = 0.4446, width = 32, tail = 0.7954, cell = 0.4954, thin = 0.004113, far = 0.003229, cache = 629146, deep = 0.04105, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 144.3, plane = 79.24, row = 1.331, vector = 4.95, tail = 0.7119, thin = 12.71, deep = 0.03609, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 2.68, plane = 70.17, row = 5.665, vector = 2.348, tail = 3.485, tap = 0.05767, step = 0.002156, far = 0.00153, cache = 629146, deep = 0.05375, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 338.7, plane = 653.6, row = 2.639, vector = 7.241, tail = 20.34, input = 0.5856, tap = 0.005888, step = 0.004579, far = 0.01755, cache = 419430, deep = 0.1636, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 5.441, plane = 74.16, row = 5.492, vector = 2.042, tail = 1.89, thin = 8.55, tap = 0.08778, step = 0.001542, far = 0.002159, cache = 419430, deep = 0.05456, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 561.5, plane = 672.9, row = 9.332, tail = 28.72, cell = 0.9756, input = 1.125, thin = 3.032, tap = 0.007091, far = 0.01768, cache = 629146, deep = 0.2255, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 13.13, plane = 73.82, row = 5.779, vector = 1.933, tail = 1.711, thin = 8.328, tap = 0.1926, step = 0.003395, far = 0.004223, cache = 419430, deep = 0.04925, last = 11184811>
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
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 8.127, plane = 4.52, vector = 1.735, width = 16, tail = 0.2748, far = 0.001002, cache = 629146, deep = 0.02278, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 27.15, plane = 3.204, vector = 1.112, tail = 15.1, far = 0.002604, cache = 419430, deep = 0.02145, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 27.11, plane = 11.16, tail = 2.141, cell = 0.1125, far = 0.001345, cache = 629146, deep = 0.02097, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 155.9, plane = 8.689, vector = 0.9472, width = 64, cell = 0.08751, thin = 0.006531, far = 0.001094, cache = 629146, deep = 0.008367, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 129.9, plane = 7.784, vector = 0.884, width = 32, cell = 0.1254, far = 0.00208, cache = 1048576, deep = 0.006044, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 137.4, plane = 9.594, vector = 0.7483, far = 0.0003726, cache = 419430, deep = 0.005571, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 8.805, plane = 4.505, vector = 1.776, width = 16, tail = 0.0489, thin = 0.5895, far = 0.001084, cache = 629146, deep = 0.02226, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 141, plane = 8.469, vector = 2.653, deep = 0.00567, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 10.32, plane = 4.678, vector = 1.326, width = 8, cell = 0.03946, thin = 0.2761, far = 0.0001967, cache = 419430, deep = 0.01758, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 18.63, plane = 7.929, row = 0.6649, vector = 1.675, width = 16, cell = 0.001568, deep = 0.01901, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_parts" cost <call = 75.29, plane = 3.342, cell = 0.1188, deep = 0.01515, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 73.15, plane = 1.901, vector = 1.254, cell = 0.05065, deep = 0.01503, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 38.29, plane = 9.013, row = 0.4917, vector = 1.096, tail = 0.5225, cell = 0.04232, far = 0.001255, cache = 838861, deep = 0.02914, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 32.99, plane = 11.52, row = 0.7791, vector = 0.1214, tail = 0.6234, cell = 0.06113, deep = 0.01737, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 150.9, plane = 15.54, row = 0.6007, vector = 1.838, far = 0.001096, cache = 1363149, deep = 0.004906, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 129.9, plane = 13.36, row = 0.3216, width = 32, cell = 0.1471, thin = 0.05112, deep = 0.002403, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 126.5, plane = 25.06, row = 0.5578, vector = 1.104, width = 16, cell = 0.07842, deep = 0.002794, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 6.765, plane = 15.9, vector = 3.102, width = 16, thin = 0.3844, deep = 0.008741, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 139.6, plane = 17.89, row = 0.2948, width = 32, tail = 0.1839, cell = 0.255, far = 0.0004757, cache = 419430, deep = 0.002053, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 17.28, plane = 8.855, row = 0.4423, vector = 1.899, width = 8, cell = 0.01363, thin = 0.4872, deep = 0.007951, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 40.5, plane = 11.83, row = 1.162, vector = 1.668, width = 16, tail = 0.01992, deep = 0.02145, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 37.1, plane = 5.321, vector = 0.5213, tail = 9.192, cell = 0.04606, deep = 0.02082, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 24.37, plane = 39.96, row = 0.5129, vector = 0.2684, tail = 0.521, cell = 0.05168, far = 0.001632, cache = 629146, deep = 0.02903, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 52.58, plane = 17.04, row = 0.5336, vector = 0.5572, tail = 0.6699, cell = 0.02733, far = 0.001517, cache = 1048576, deep = 0.03963, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 158.8, row = 0.7631, vector = 1.343, deep = 0.004765, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 23.34, plane = 32.09, row = 0.8247, vector = 2.99, width = 16, tail = 0.2064, thin = 0.5228, deep = 0.01723, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 152.4, row = 0.4437, width = 32, tail = 0.07144, cell = 0.1673, deep = 0.003728, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 36.73, plane = 18.54, row = 1.155, vector = 1.86, width = 8, cell = 0.008262, thin = 0.5574, deep = 0.01466, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 139.8, plane = 16.83, row = 4.746, vector = 1.855, width = 64, cell = 0.1837, deep = 0.03476, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 113.4, plane = 17.05, row = 9.555, vector = 0.626, width = 32, cell = 0.1956, thin = 1.001, far = 0.0007001, cache = 629146, deep = 0.04838, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 119.6, plane = 19.22, row = 14.23, vector = 0.5678, width = 16, cell = 0.2303, thin = 0.9967, deep = 0.04734, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 45.52, plane = 11.4, row = 4.664, vector = 0.4648, width = 16, cell = 0.2727, thin = 0.1569, deep = 0.03446, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 98.36, plane = 26, row = 0.9151, cell = 0.1938, far = 0.004873, cache = 1363149, deep = 0.02666, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 152.7, plane = 23.32, row = 1.481, width = 32, cell = 0.205, thin = 0.09343, far = 0.005358, cache = 629146, deep = 0.008385, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 110.8, plane = 18.57, row = 6.399, vector = 1.785, width = 32, tail = 3.036, cell = 0.1305, thin = 1.159, far = 0.003531, cache = 419430, deep = 0.03557, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 200.5, plane = 26.99, row = 5.653, width = 64, cell = 0.1908, thin = 0.03119, far = 0.003075, cache = 1048576, deep = 0.01337, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 109.9, plane = 20.64, row = 6.918, vector = 1.382, width = 16, tail = 7.589, cell = 0.1429, thin = 1.1, far = 0.005634, cache = 629146, deep = 0.04328, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 208.3, plane = 22.3, row = 7.051, vector = 1.449, width = 32, cell = 0.1919, far = 0.002842, cache = 1048576, deep = 0.01303, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 36.66, plane = 8.659, row = 3.93, vector = 1.393, width = 8, tail = 1.355, cell = 0.1282, far = 0.005677, cache = 629146, deep = 0.02052, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 14.56, plane = 3.65, vector = 4.077, width = 32, cell = 0.01379, deep = 0.01706, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.817, vector = 1.032, tail = 32.5, deep = 0.01576, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 34.01, plane = 9.413, vector = 2.737, tail = 0.57, far = 0.00003336, cache = 419430, deep = 0.01996, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 151.5, plane = 8.007, vector = 5.275, width = 64, tail = 169.9, thin = 0.9462, far = 0.0006659, cache = 419430, deep = 0.008684, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 137, plane = 7.418, vector = 4.097, width = 32, tail = 87.49, far = 0.002344, cache = 1048576, deep = 0.003595, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 145.9, plane = 7.747, vector = 2.292, width = 16, tail = 63.16, far = 0.001438, cache = 1363149, deep = 0.00272, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 11.86, plane = 4.215, vector = 6.319, width = 32, thin = 0.7272, deep = 0.01303, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 146.1, plane = 8.467, vector = 6.145, width = 32, tail = 84.46, thin = 0.2085, far = 0.001444, cache = 1048576, deep = 0.006863, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 15.99, plane = 4.857, vector = 2.797, width = 16, cell = 0.03159, thin = 0.486, far = 0.000028, cache = 419430, deep = 0.01195, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 89.06, row = 1.383, vector = 1.115, tail = 0.1533, cell = 0.02316, far = 0.002807, cache = 419430, deep = 0.01985, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 5.968, plane = 18.73, row = 0.7966, vector = 0.2248, tail = 0.2274, cell = 0.0626, far = 0.002175, cache = 629146, deep = 0.02227, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 139.3, plane = 91.12, row = 0.998, width = 32, cell = 0.1059, thin = 0.007996, far = 0.001731, cache = 1363149, deep = 0.01045, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 5.495, plane = 18.59, row = 0.5971, vector = 1.188, tail = 0.418, thin = 0.6415, far = 0.001414, cache = 629146, deep = 0.02034, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 132, plane = 97.76, row = 0.786, vector = 0.7119, width = 32, cell = 0.1759, thin = 0.009716, far = 0.001051, cache = 629146, deep = 0.007591, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 10.96, plane = 18.8, row = 0.8037, vector = 0.8986, tail = 0.07406, thin = 0.3741, far = 0.002346, cache = 1048576, deep = 0.02275, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 88.63, row = 0.7286, vector = 1.27, tail = 0.1873, cell = 0.002286, far = 0.001738, cache = 419430, deep = 0.02328, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 139.9, row = 1.407, vector = 1.939, tail = 3.392, thin = 3.066, far = 0.0028, cache = 1363149, deep = 0.02992, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 15.69, plane = 28.07, row = 0.7109, vector = 0.4735, tail = 0.2086, cell = 0.01952, far = 0.001739, cache = 419430, deep = 0.02676, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 166.4, plane = 94.53, row = 0.6306, vector = 1.435, deep = 0.008509, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 20.22, plane = 28.04, row = 0.5482, vector = 1.11, tail = 0.2298, thin = 0.6465, far = 0.0008357, cache = 419430, deep = 0.02267, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 142.8, plane = 103.5, row = 0.456, width = 16, tail = 0.2827, cell = 0.1531, deep = 0.005526, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 32.83, plane = 24.36, row = 0.7113, vector = 0.7741, tail = 0.02113, thin = 0.3318, far = 0.002677, cache = 419430, deep = 0.02129, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 82.6, row = 0.4878, vector = 1.383, tail = 0.2717, far = 0.001369, cache = 419430, deep = 0.02643, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 122.6, row = 2.875, vector = 1.314, tail = 4.67, thin = 2.04, far = 0.004139, cache = 1363149, deep = 0.0301, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 9.738, plane = 39.85, row = 0.4814, vector = 0.5335, tail = 0.3491, far = 0.001925, cache = 419430, deep = 0.02898, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 112.8, plane = 103.6, row = 0.3843, vector = 1.528, deep = 0.004092, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 10.08, plane = 38.26, row = 0.4118, vector = 1.052, tail = 0.2423, thin = 0.6642, far = 0.000874, cache = 419430, deep = 0.02395, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 122.8, plane = 114.7, row = 0.1746, vector = 1.28, width = 16, cell = 0.04819, far = 0.001532, cache = 419430, deep = 0.02144, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 20.8, plane = 33.84, row = 0.5223, vector = 0.759, thin = 0.4457, far = 0.002835, cache = 419430, deep = 0.02161, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 15.77, plane = 125.5, row = 7.84, vector = 10.78, tail = 3.829, cell = 0.08112, far = 0.0005863, cache = 419430, deep = 0.04655, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 137.6, plane = 135.4, row = 6.976, width = 32, cell = 0.727, thin = 0.04256, far = 0.0009259, cache = 419430, deep = 0.04093, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 67.32, plane = 25.64, row = 7.104, vector = 8.163, cell = 0.3786, far = 0.003678, cache = 419430, deep = 0.02273, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 235.2, plane = 16.23, row = 7.56, tail = 78.8, cell = 1.407, far = 0.002092, cache = 419430, deep = 0.01836, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 86.39, plane = 26.84, row = 6.084, vector = 7.81, cell = 0.1644, thin = 2.345, far = 0.006084, cache = 419430, deep = 0.02362, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 21.02, plane = 153.5, row = 1.067, vector = 1.804, tail = 0.6514, cell = 0.05227, far = 0.0007728, cache = 419430, deep = 0.03185, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 96.32, plane = 161.5, row = 0.7518, vector = 0.422, width = 64, cell = 0.1507, far = 0.000092, cache = 419430, deep = 0.01678, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 84.02, plane = 54.54, row = 1.872, vector = 2.64, tail = 0.8265, thin = 0.4201, far = 0.001815, cache = 419430, deep = 0.01661, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 205, plane = 53.14, row = 0.9925, vector = 1.447, width = 16, cell = 0.2707, thin = 0.05557, far = 0.001359, cache = 419430, deep = 0.007884, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 136.3, plane = 63.4, row = 1.832, vector = 2.029, thin = 0.9213, far = 0.003787, cache = 419430, deep = 0.01577, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 119.2, row = 1.528, vector = 1.26, tail = 0.7421, cell = 0.05578, far = 0.002995, cache = 419430, deep = 0.03514, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 96.69, plane = 130.1, row = 1.104, vector = 0.4603, width = 32, cell = 0.1152, far = 0.001767, cache = 419430, deep = 0.02046, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 55.22, plane = 31.87, row = 2.205, vector = 2.384, tail = 0.4745, thin = 0.5365, far = 0.003911, cache = 419430, deep = 0.02715, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 198, plane = 32.14, row = 2.096, vector = 1.094, width = 16, cell = 0.2478, far = 0.003403, cache = 419430, deep = 0.0127, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 77.65, plane = 30.27, row = 2.085, vector = 1.887, thin = 1.167, far = 0.005485, cache = 419430, deep = 0.02426, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 93.94, row = 0.7138, vector = 1.28, tail = 0.1017, cell = 0.001728, far = 0.001759, cache = 629146, deep = 0.02553, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 9.992, plane = 28.67, row = 0.6068, vector = 0.461, tail = 0.06292, cell = 0.0199, far = 0.001681, cache = 419430, deep = 0.02717, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 161.6, plane = 91.42, row = 0.575, vector = 1.431, far = 0.002182, cache = 1048576, deep = 0.00646, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 17.02, plane = 23.13, row = 0.4937, vector = 1.09, tail = 0.1808, thin = 0.7681, far = 0.0009675, cache = 629146, deep = 0.02592, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 140.6, plane = 101.9, row = 0.5219, vector = 0.2318, width = 16, cell = 0.137, thin = 0.02223, far = 0.0004164, cache = 419430, deep = 0.004718, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 28.91, plane = 21.87, row = 0.65, vector = 0.8225, tail = 0.06011, thin = 0.2668, far = 0.002358, cache = 419430, deep = 0.01897, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 23.72, plane = 8.086, row = 0.9975, vector = 1.023, width = 16, cell = 0.02642, far = 0.0001244, cache = 419430, deep = 0.02299, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 87.42, plane = 1.923, vector = 1.819, cell = 0.006758, far = 0.0001037, cache = 419430, deep = 0.02213, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 53.44, plane = 9.937, row = 0.5725, vector = 1.12, tail = 0.1077, cell = 0.03111, far = 0.001556, cache = 629146, deep = 0.03601, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 56.43, plane = 11.7, row = 1.194, vector = 0.3239, tail = 0.3403, cell = 0.02907, far = 0.0004154, cache = 419430, deep = 0.02337, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 159.4, plane = 22.32, row = 0.3473, vector = 1.613, deep = 0.01417, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 140.5, plane = 22.04, vector = 1.425, width = 32, cell = 0.09848, deep = 0.008764, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 10.69, plane = 17.41, row = 0.1161, vector = 2.625, width = 16, thin = 0.4694, deep = 0.01327, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 158.9, plane = 19.72, row = 0.9391, vector = 0.7177, width = 32, cell = 0.1655, deep = 0.01145, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 21.72, plane = 10.16, row = 0.7304, vector = 1.639, width = 8, cell = 0.02431, thin = 0.2416, far = 0.0002188, cache = 419430, deep = 0.00952, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 157.5, plane = 23.17, vector = 5.028, width = 32, cell = 0.01458, far = 0.0009893, cache = 629146, deep = 0.02342, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 198.6, plane = 20.33, row = 1.393, width = 32, cell = 0.1946, thin = 0.08005, far = 0.0008723, cache = 419430, deep = 0.01853, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 108.7, plane = 17.91, row = 5.233, vector = 3.073, width = 32, tail = 2.593, cell = 0.0687, thin = 1.069, far = 0.003586, cache = 629146, deep = 0.03317, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 235.8, plane = 22.16, row = 4.012, vector = 1.587, width = 64, cell = 0.1418, thin = 0.03872, far = 0.001669, cache = 419430, deep = 0.017, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 117.3, plane = 21.61, row = 4.812, width = 16, tail = 8.577, cell = 0.2033, thin = 1.039, far = 0.008378, cache = 838861, deep = 0.0263, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 223.9, plane = 33.87, row = 5.67, width = 32, cell = 0.2098, thin = 0.05131, far = 0.001924, cache = 629146, deep = 0.01941, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 37.99, plane = 10.57, row = 2.784, vector = 1.347, width = 8, tail = 2.058, cell = 0.13, far = 0.006742, cache = 1048576, deep = 0.01429, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 81.58, row = 0.7633, vector = 0.8074, tail = 0.4041, cell = 0.01957, far = 0.001975, cache = 629146, deep = 0.02973, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 145.7, vector = 1.705, tail = 3.059, thin = 1.987, far = 0.005195, cache = 1363149, deep = 0.02707, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 10.62, plane = 27.64, row = 0.8141, vector = 0.2793, tail = 0.1452, cell = 0.03492, far = 0.002098, cache = 629146, deep = 0.03078, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 154.5, plane = 87.41, row = 0.2281, width = 64, cell = 0.1095, thin = 0.01786, deep = 0.005032, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 13.67, plane = 27.85, row = 0.6562, vector = 0.9664, tail = 0.118, thin = 0.714, far = 0.001943, cache = 838861, deep = 0.02469, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 132.9, plane = 96.59, row = 0.7569, vector = 0.3922, width = 16, cell = 0.1069, thin = 0.02644, deep = 0.003946, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 22.86, plane = 24.89, row = 0.7234, vector = 0.7602, thin = 0.3118, far = 0.004188, cache = 1363149, deep = 0.02137, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 112.1, row = 1.514, vector = 1.46, tail = 1.027, cell = 0.009585, far = 0.004582, cache = 629146, deep = 0.03372, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 115.3, plane = 130.4, row = 1.037, vector = 0.4462, width = 64, cell = 0.09661, thin = 0.0002105, far = 0.002635, cache = 838861, deep = 0.03, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 43.79, plane = 35.34, row = 2.202, vector = 2.023, tail = 0.652, thin = 0.4698, far = 0.004935, cache = 629146, deep = 0.02983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 204.4, plane = 39.31, row = 2.107, vector = 0.2866, width = 16, cell = 0.2395, thin = 0.05471, far = 0.005621, cache = 419430, deep = 0.1036, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 66.31, plane = 32.85, row = 2.014, vector = 1.681, cell = 0.01372, thin = 0.9921, far = 0.005842, cache = 419430, deep = 0.03645, last = 11184811>
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
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 105, row = 0.7327, vector = 0.5735, tail = 0.4867, cell = 0.01763, far = 0.004397, cache = 838861, deep = 0.04045, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 642.2, plane = 115.7, row = 11.12, cell = 0.1064, deep = 0.03847, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 32.48, plane = 21.51, row = 0.3114, vector = 0.4312, tail = 0.3043, cell = 0.01645, far = 0.004136, cache = 1048576, deep = 0.0408, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 131.3, plane = 108.2, row = 0.3508, width = 64, tail = 0.1936, cell = 0.05944, far = 0.01256, cache = 838861, deep = 0.004736, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 23.54, plane = 21.73, row = 0.3232, vector = 0.6295, tail = 0.3697, thin = 1.034, far = 0.004508, cache = 1363149, deep = 0.03803, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 118.9, plane = 108.7, row = 0.786, vector = 0.7415, far = 0.01018, cache = 838861, deep = 0.002802, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 33.46, plane = 20.07, row = 0.5353, vector = 0.5183, tail = 0.183, thin = 0.3503, far = 0.004163, cache = 1363149, deep = 0.03557, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 14.55, plane = 24.51, row = 0.5333, vector = 2.249, width = 16, cell = 0.01431, thin = 0.03616, far = 0.004826, cache = 1363149, deep = 0.04051, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 112.6, plane = 36.38, row = 0.07795, vector = 0.8556, width = 64, cell = 0.08453, far = 0.001671, cache = 629146, deep = 0.01565, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 16.81, plane = 21.78, row = 0.9077, vector = 1.372, tail = 0.3809, thin = 2.263, far = 0.003397, cache = 1363149, deep = 0.03855, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 133.9, plane = 27.65, row = 1.241, vector = 0.5475, width = 16, cell = 0.1317, deep = 0.01743, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 29.95, plane = 21.43, row = 1.241, vector = 1.132, tail = 0.3278, thin = 1.263, far = 0.007152, cache = 1363149, deep = 0.02941, last = 11184811>
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
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 6.13, plane = 4.374, vector = 1.085, width = 16, tail = 1.013, cell = 0.03539, far = 0.001804, cache = 838861, deep = 0.02281, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 2.364, vector = 1.289, tail = 19.31, cell = 0.04592, deep = 0.02116, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 27.27, plane = 9.854, vector = 2.434, tail = 1.332, cell = 0.04249, far = 0.00101, cache = 629146, deep = 0.01897, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 159.1, plane = 8.221, width = 64, cell = 0.1139, thin = 0.07084, far = 0.0006645, cache = 1048576, deep = 0.01057, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 147.1, plane = 7.68, width = 32, cell = 0.1566, thin = 0.1379, far = 0.00003894, cache = 419430, deep = 0.009163, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.478, plane = 4.392, vector = 1.67, width = 16, tail = 0.5951, cell = 0.007431, thin = 0.6982, far = 0.001466, cache = 838861, deep = 0.02234, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 148.5, plane = 8.767, vector = 2.704, deep = 0.005534, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 7.417, plane = 4.645, vector = 1.491, width = 8, cell = 0.0261, thin = 0.5126, far = 0.0001918, cache = 419430, deep = 0.0181, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 19.95, plane = 9.115, row = 0.7225, vector = 1.398, width = 16, cell = 0.01739, deep = 0.02106, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_parts" cost <call = 64.46, plane = 2.456, row = 0.06637, cell = 0.1326, deep = 0.01837, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 71.83, plane = 1.599, vector = 2.283, deep = 0.01883, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 42.94, plane = 18.86, row = 1.117, vector = 2.379, tail = 0.055, cell = 0.01627, far = 0.0006135, cache = 629146, deep = 0.02687, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 32.73, plane = 17.56, row = 2.08, vector = 0.2973, tail = 0.6644, cell = 0.06483, deep = 0.01994, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 154.9, plane = 19.27, row = 0.8498, vector = 1.554, far = 0.002116, cache = 838861, deep = 0.007652, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 158.9, plane = 27.64, row = 0.2618, width = 32, cell = 0.1466, thin = 0.02323, deep = 0.004935, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 9.518, plane = 16.99, vector = 3.203, width = 16, cell = 0.001122, thin = 0.4417, deep = 0.01111, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 128.4, plane = 20.21, row = 0.7771, vector = 2.251, far = 0.00008217, cache = 419430, deep = 0.003482, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 19.68, plane = 10.72, row = 0.4525, vector = 2.19, width = 8, tail = 0.02218, thin = 0.3198, far = 0.0004267, cache = 419430, deep = 0.00886, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 31.22, plane = 12.5, row = 1.069, vector = 1.564, width = 16, tail = 0.1898, deep = 0.02795, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 71.12, plane = 5.423, vector = 1.131, tail = 8.416, deep = 0.02731, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 54.94, row = 0.6324, vector = 2.512, cell = 0.0009501, deep = 0.03674, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 7.273, plane = 43.58, row = 1.37, vector = 0.6473, tail = 0.7421, cell = 0.02397, far = 0.0007731, cache = 1363149, deep = 0.03283, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 189.1, width = 64, tail = 0.6083, cell = 0.09966, deep = 0.004539, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 20.11, plane = 31.74, row = 0.5818, vector = 3.032, width = 16, tail = 0.3739, thin = 0.592, deep = 0.0212, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 175.4, width = 32, cell = 0.1823, thin = 0.03349, deep = 0.005796, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 31.95, plane = 17.67, row = 1.006, vector = 2.044, width = 8, thin = 0.519, deep = 0.01773, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 41.51, plane = 25.06, vector = 0.004792, cell = 0.6592, far = 0.001282, cache = 838861, deep = 0.02782, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 272.8, plane = 45.89, row = 6.605, vector = 14.11, tail = 1.569, cell = 0.06202, thin = 5.163, far = 0.004389, cache = 419430, deep = 0.06045, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 310.5, plane = 165.8, row = 2.797, vector = 15.55, far = 0.001181, cache = 419430, deep = 0.04712, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 244, plane = 48.11, row = 10.79, vector = 1.981, tail = 7.239, cell = 0.7491, thin = 4.194, far = 0.004655, cache = 419430, deep = 0.06185, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 333, plane = 127.9, row = 7.095, vector = 8.322, far = 0.001928, cache = 419430, deep = 0.04902, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 90.25, plane = 19.16, row = 5.103, tail = 14.6, cell = 1.35, far = 0.002062, cache = 419430, deep = 0.05167, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 146, plane = 15.43, row = 4.494, vector = 4.209, width = 64, cell = 0.1649, deep = 0.02743, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 130.1, plane = 17.89, row = 10.2, vector = 0.1838, width = 32, cell = 0.2042, thin = 0.9698, far = 0.00242, cache = 1363149, deep = 0.04098, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 138.4, plane = 18.62, row = 14.78, vector = 0.3536, width = 16, cell = 0.2458, thin = 0.8493, far = 0.003326, cache = 1363149, deep = 0.04017, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 55.65, plane = 8.397, row = 5.868, vector = 0.9238, width = 8, cell = 0.2051, far = 0.002277, cache = 1363149, deep = 0.02617, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 90.96, plane = 34.84, row = 0.2049, vector = 3.761, width = 32, cell = 0.08672, far = 0.001458, cache = 419430, deep = 0.03287, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 147.8, plane = 34.23, row = 1.043, vector = 1.179, width = 32, cell = 0.2096, thin = 0.008299, far = 0.003018, cache = 1363149, deep = 0.01569, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 113.8, plane = 18.74, row = 6.293, vector = 4.142, width = 32, tail = 1.799, cell = 0.0774, thin = 1.141, far = 0.003364, cache = 419430, deep = 0.04851, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 203.4, plane = 31.68, row = 4.77, width = 64, cell = 0.2164, thin = 0.04978, far = 0.001168, cache = 838861, deep = 0.02231, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 119.7, plane = 21.3, row = 6.223, vector = 3.959, width = 16, tail = 5.668, cell = 0.02057, thin = 1.341, far = 0.004532, cache = 419430, deep = 0.05042, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 195.6, plane = 43.71, row = 5.969, vector = 0.7032, width = 32, cell = 0.2614, far = 0.00114, cache = 1048576, deep = 0.01963, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 33.02, plane = 9.294, row = 3.711, vector = 0.9058, width = 8, tail = 1.45, cell = 0.2097, far = 0.004637, cache = 419430, deep = 0.0316, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 92.04, row = 1.586, vector = 1.17, tail = 0.008902, cell = 0.02219, far = 0.002013, cache = 419430, deep = 0.02367, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 15, plane = 18.14, row = 0.9343, vector = 0.3584, tail = 0.06519, cell = 0.04278, far = 0.001691, cache = 419430, deep = 0.02284, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 169.3, plane = 81.3, row = 0.978, vector = 1.942, far = 0.001257, cache = 1363149, deep = 0.008331, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 19.65, plane = 21, row = 0.6362, vector = 1.146, tail = 0.1407, thin = 0.7345, far = 0.00152, cache = 419430, deep = 0.02746, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 165.2, plane = 95.67, row = 1.324, width = 16, cell = 0.2008, thin = 0.0203, far = 0.0003384, cache = 419430, deep = 0.007269, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 26.63, plane = 17.81, row = 0.8923, vector = 0.7908, cell = 0.02352, thin = 0.4392, far = 0.002749, cache = 419430, deep = 0.01986, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 97.02, row = 0.8842, vector = 1.145, tail = 0.1922, cell = 0.01149, far = 0.001521, cache = 629146, deep = 0.02589, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 154.7, row = 0.225, vector = 1.787, tail = 4.14, thin = 2.043, far = 0.002608, cache = 419430, deep = 0.02466, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 19.4, plane = 28.29, row = 0.7663, vector = 0.6063, tail = 0.03248, cell = 0.01202, far = 0.001259, cache = 419430, deep = 0.026, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 117.3, plane = 90.27, row = 0.5831, vector = 1.752, deep = 0.003791, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 19.86, plane = 30.51, row = 0.6214, vector = 1.12, thin = 0.7691, far = 0.0005366, cache = 419430, deep = 0.02244, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 80.83, plane = 112.7, row = 0.425, vector = 0.5264, width = 16, cell = 0.1253, thin = 0.019, far = 0.002387, cache = 1363149, deep = 0.001785, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 32.05, plane = 25.92, row = 0.6008, vector = 0.8211, thin = 0.429, far = 0.002094, cache = 419430, deep = 0.02018, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 95.85, row = 0.7217, vector = 1.395, tail = 0.2513, far = 0.0006434, cache = 629146, deep = 0.03061, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 129.3, row = 2.564, vector = 1.33, tail = 4.972, thin = 2.531, far = 0.005196, cache = 629146, deep = 0.03078, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 17.55, plane = 39.55, row = 0.5477, vector = 0.5549, tail = 0.2602, far = 0.00155, cache = 629146, deep = 0.03389, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 111.2, plane = 92.98, width = 32, cell = 0.1087, thin = 0.01928, deep = 0.001755, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 16.5, plane = 41.51, row = 0.4604, vector = 1.056, tail = 0.1319, thin = 0.739, far = 0.0008043, cache = 419430, deep = 0.02715, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 128, plane = 122, row = 0.01211, vector = 0.389, width = 32, cell = 0.1306, thin = 0.01173, deep = 0.001795, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 28.59, plane = 37.16, row = 0.4712, vector = 0.7711, tail = 0.02691, thin = 0.3433, far = 0.002784, cache = 419430, deep = 0.02401, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 21.6, plane = 129.2, row = 7.622, vector = 7.37, tail = 5.933, cell = 0.3687, deep = 0.04121, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 134.8, plane = 143.4, row = 10.54, vector = 11.87, far = 0.001946, cache = 629146, deep = 0.034, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 70.27, plane = 25.75, row = 5.018, vector = 11.85, cell = 0.1131, far = 0.00393, cache = 419430, deep = 0.05104, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 203.7, plane = 18.66, row = 5.306, tail = 221.3, cell = 1.735, far = 0.002735, cache = 419430, deep = 0.01763, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 91.63, plane = 27.86, row = 3.968, vector = 10.47, thin = 2.515, far = 0.002782, cache = 419430, deep = 0.04853, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 6.039, plane = 165.7, row = 1.545, vector = 1.664, tail = 0.9533, cell = 0.06746, far = 0.0001726, cache = 419430, deep = 0.03491, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 97.26, plane = 180.2, row = 1.525, vector = 0.02361, width = 64, cell = 0.1477, thin = 0.005695, far = 0.0009651, cache = 419430, deep = 0.01639, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 83.81, plane = 80.07, row = 1.817, vector = 3.047, tail = 0.7427, thin = 0.4255, far = 0.00183, cache = 419430, deep = 0.024, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 168.2, plane = 116.3, row = 0.7223, width = 16, tail = 0.1921, cell = 0.4066, thin = 0.08118, far = 0.001785, cache = 419430, deep = 0.009474, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 143.5, plane = 78.04, row = 1.765, vector = 2.31, thin = 0.9996, far = 0.002132, cache = 419430, deep = 0.02944, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 122.6, row = 1.372, vector = 2.39, tail = 0.5506, cell = 0.004391, far = 0.001009, cache = 419430, deep = 0.0378, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 73.74, plane = 141.2, row = 1.469, width = 32, cell = 0.1415, thin = 0.004774, far = 0.000113, cache = 419430, deep = 0.02024, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 44.98, plane = 29.73, row = 2.026, vector = 2.84, tail = 0.4454, thin = 0.619, far = 0.001061, cache = 419430, deep = 0.02827, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 145.1, plane = 34.18, row = 2.261, vector = 2.982, far = 0.000951, cache = 419430, deep = 0.01663, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 65.61, plane = 27.44, row = 2.09, vector = 2.21, thin = 0.6543, far = 0.002105, cache = 419430, deep = 0.03075, last = 11184811>
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
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.51, plane = 5.457, vector = 0.5564, tail = 0.8218, cell = 0.1058, thin = 1.853, far = 0.000007369, cache = 419430, deep = 0.0011, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 21.87, plane = 5.456, vector = 0.9836, cell = 0.02938, thin = 1.969, far = 0.00003761, cache = 419430, deep = 0.0008886, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 20.79, plane = 5.375, vector = 0.716, cell = 0.06338, thin = 2.055, deep = 0.0005162, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.17, plane = 5.441, vector = 0.9135, cell = 0.07709, thin = 2.031, deep = 0.0008097, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 28.81, plane = 3.843, row = 1.053, vector = 1.661, tail = 0.09148, cell = 0.06043, thin = 2.276, far = 0.00002495, cache = 419430, deep = 0.0008258, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 23.8, plane = 4.88, row = 1.572, vector = 1.245, cell = 0.0122, thin = 2.333, far = 0.00009053, cache = 419430, deep = 0.0004435, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 22.86, plane = 4.082, row = 1.662, vector = 1.04, cell = 0.01408, thin = 2.649, far = 0.00005925, cache = 419430, deep = 0.0005818, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.42, plane = 4.169, row = 1.634, vector = 1.412, cell = 0.006692, thin = 2.494, far = 0.00004792, cache = 419430, deep = 0.0006497, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 27.28, plane = 4.87, row = 1.496, vector = 2.584, tail = 0.1285, cell = 0.04812, thin = 3.076, deep = 0.00005843, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 24.35, plane = 5.008, row = 2.218, vector = 1.503, cell = 0.01718, thin = 3.173>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 23.56, plane = 4.806, row = 2.313, vector = 1.263, cell = 0.004822, thin = 3.436>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 22.61, plane = 4.817, row = 2.522, vector = 1.674, cell = 0.01187, thin = 3.095>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 24.92, plane = 5.404, row = 0.9183, vector = 2.879, tail = 1.155, cell = 0.1304, thin = 1.797, far = 0.0002429, cache = 419430, deep = 0.001539, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 23.2, plane = 6.673, row = 2.247, vector = 1.725, tail = 0.05645, cell = 0.1091, thin = 1.857, far = 0.0001843, cache = 419430, deep = 0.001592, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 23.95, plane = 7.21, row = 1.844, vector = 1.622, cell = 0.1695, thin = 1.619, far = 0.000154, cache = 419430, deep = 0.002144, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 24.09, plane = 7.361, row = 2.586, vector = 1.816, tail = 0.2889, cell = 0.2587, thin = 1.117, far = 0.0000685, cache = 419430, deep = 0.001703, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 27.37, plane = 4.252, row = 0.8649, vector = 1.313, tail = 1.586, cell = 0.2462, thin = 2.18, deep = 0.0005212, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 23.04, plane = 4.338, row = 1.863, vector = 1.386, tail = 0.4039, cell = 0.1093, input = 0.01545, thin = 2.128, deep = 0.0008563, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 22.29, plane = 4.437, row = 1.775, vector = 2.001, tail = 0.00193, cell = 0.03866, input = 0.01492, thin = 1.912, deep = 0.0005084, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.57, plane = 4.319, row = 2.122, vector = 2.136, tail = 0.2556, cell = 0.1102, input = 0.02242, thin = 1.519, deep = 0.0007532, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 25.86, plane = 6.45, row = 0.8474, vector = 2.674, tail = 0.7811, cell = 0.149, thin = 2.165, far = 0.0000947, cache = 419430, deep = 0.001259, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 24.57, plane = 6.564, row = 2.281, vector = 1.956, tail = 0.0596, cell = 0.09205, thin = 2.074, far = 0.0003847, cache = 419430, deep = 0.001233, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.19, plane = 7.033, row = 1.87, vector = 1.834, tail = 0.03423, cell = 0.1339, thin = 1.995, far = 0.0002873, cache = 419430, deep = 0.0009579, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 24.91, plane = 6.735, row = 2.602, vector = 1.883, tail = 0.3209, cell = 0.2533, thin = 1.507, far = 0.0002186, cache = 419430, deep = 0.001039, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 26.29, plane = 5.16, vector = 1.496, cell = 0.04811, thin = 2.089, deep = 0.00006615, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 23.88, plane = 5.525, vector = 0.8254, cell = 0.05152, thin = 1.981, far = 0.0000002824, cache = 419430, deep = 0.00002122, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 22.68, plane = 5.371, vector = 0.561, cell = 0.1055, thin = 1.966, deep = 0.00001919, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 21.92, plane = 5.202, vector = 0.87, cell = 0.08924, thin = 1.825, deep = 0.00001919, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 70.3, row = 0.71, tail = 0.5992, cell = 0.1441, thin = 0.635, far = 0.0006859, cache = 838861, deep = 0.0002286, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 70.68, row = 1.328, tail = 0.1664, cell = 0.1457, thin = 0.5677, far = 0.0005991, cache = 1363149, deep = 0.0009657, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 70.99, row = 1.608, tail = 0.4193, cell = 0.2898, thin = 0.1097, far = 0.0006661, cache = 838861, deep = 0.00002526, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 66.17, row = 1.015, tail = 0.8299, cell = 0.1584, thin = 0.9019, far = 0.0007536, cache = 419430, deep = 0.0003251, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 66.56, row = 1.432, vector = 0.1715, tail = 0.3157, cell = 0.1376, thin = 0.9228, far = 0.0007975, cache = 419430, deep = 0.0001324, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 66.88, row = 1.705, vector = 0.1482, tail = 0.4503, cell = 0.2884, thin = 0.5369, far = 0.0007605, cache = 419430, deep = 0.000109, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 59.62, row = 1.41, tail = 0.8942, cell = 0.2004, thin = 1.634, far = 0.0006436, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 56.3, row = 2.102, vector = 1.343, tail = 0.02931, cell = 0.02483, thin = 1.575, far = 0.0006942, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 56.69, row = 2.4, vector = 1.126, tail = 0.3286, cell = 0.1243, thin = 1.203, far = 0.0006125, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 77.63, row = 1.127, tail = 0.8203, cell = 0.1698, thin = 1.333, far = 0.001872, cache = 419430, deep = 0.001078, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 78.1, row = 1.984, tail = 0.1821, cell = 0.1765, thin = 1.22, far = 0.00193, cache = 419430, deep = 0.001658, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 77.89, row = 2.413, tail = 0.3675, cell = 0.3738, thin = 0.6524, far = 0.001744, cache = 419430, deep = 0.0009629, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 72.15, row = 1.392, tail = 0.6875, cell = 0.1602, thin = 1.161, far = 0.001185, cache = 419430, deep = 0.0002167, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 72.41, row = 1.982, tail = 0.2654, cell = 0.1599, thin = 1.15, far = 0.001369, cache = 419430, deep = 0.00005928, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 71.52, row = 2.095, tail = 0.4582, cell = 0.3537, thin = 0.76, far = 0.001269, cache = 419430, deep = 0.0004734, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 73.8, row = 1.487, tail = 0.6259, cell = 0.1591, thin = 1.312, far = 0.001432, cache = 419430, deep = 0.000004971, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 73.88, row = 2.125, tail = 0.09592, cell = 0.1652, thin = 1.26, far = 0.001376, cache = 419430, deep = 0.000004971, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 73.97, row = 2.188, tail = 0.5752, cell = 0.3648, thin = 0.7278, far = 0.001316, cache = 419430, deep = 0.000004971, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 68.89, row = 0.6084, vector = 0.16, tail = 0.4043, cell = 0.1318, thin = 0.6916, far = 0.0005219, cache = 838861, deep = 0.00007827, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 69.15, row = 1.56, tail = 0.01017, cell = 0.1389, thin = 0.5484, far = 0.0005634, cache = 1048576, deep = 0.0003961, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 69.22, row = 1.658, tail = 0.3075, cell = 0.2914, thin = 0.1256, far = 0.0004892, cache = 1363149, deep = 0.000008904, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 27.06, plane = 4.915, row = 1.431, vector = 0.6005, tail = 0.1203, cell = 0.04012, thin = 2.059, far = 0.00006187, cache = 419430, deep = 0.0000436, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 21.48, plane = 5.517, row = 1.574, vector = 0.6275, tail = 0.1575, cell = 0.03715, thin = 2.05, far = 0.0001004, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 21.92, plane = 4.588, row = 1.545, vector = 0.8782, tail = 0.04335, thin = 2.194, far = 0.00006367, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 22.06, plane = 4.654, row = 1.671, vector = 0.968, tail = 0.03896, thin = 2.118, far = 0.00005076, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 21.99, plane = 6.941, row = 0.9748, vector = 1.68, tail = 0.5338, cell = 0.1265, thin = 1.817, deep = 0.000003102, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 21.97, plane = 6.754, row = 1.957, vector = 1.367, cell = 0.09212, thin = 1.759>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 21.41, plane = 6.969, row = 1.584, vector = 1.74, cell = 0.1021, thin = 1.56, far = 0.0001587, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 21.39, plane = 6.854, row = 1.668, vector = 1.99, cell = 0.1039, thin = 1.42, far = 0.00006585, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 61.67, row = 1.174, vector = 0.2611, tail = 0.01492, cell = 0.06084, thin = 0.7998, far = 0.0009307, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 60.95, row = 1.633, tail = 0.1729, cell = 0.1017, thin = 0.6397, far = 0.0009716, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 60.4, row = 1.714, vector = 0.06245, tail = 0.5185, cell = 0.2426, thin = 0.2478, far = 0.0008254, cache = 419430, deep = 0.0001543, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 70.26, row = 1.767, cell = 0.0749, thin = 0.9913, far = 0.00159, cache = 419430, deep = 0.000008002, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 69.63, row = 2.123, cell = 0.1064, thin = 0.8545, far = 0.001572, cache = 419430, deep = 0.0002022, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 68.76, row = 2.285, tail = 0.3867, cell = 0.2763, thin = 0.3682, far = 0.001551, cache = 419430, deep = 0.000008002, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 20.94, plane = 3.565, row = 1.303, vector = 0.3238, cell = 0.01945, thin = 2.276>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 20.25, plane = 3.52, row = 1.305, vector = 0.3401, cell = 0.01988, thin = 2.225>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 19.03, plane = 3.81, row = 1.083, vector = 0.2343, tail = 0.1564, cell = 0.08186, thin = 2.147>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 21.32, plane = 3.461, row = 1.489, vector = 0.2688, tail = 0.01123, cell = 0.02413, thin = 2.251>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 18.49, plane = 5.483, row = 0.9904, vector = 1.307, tail = 0.6033, cell = 0.1093, thin = 2.105>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 22.45, plane = 4.993, row = 1.953, vector = 1.022, tail = 0.1516, cell = 0.1446, thin = 2.009>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 19.6, plane = 4.5, row = 2.198, tail = 0.8126, cell = 0.49, thin = 2.142>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 23.61, plane = 4.212, row = 2.259, vector = 0.8714, tail = 1.263, cell = 0.2193, thin = 1.727>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 69.12, row = 1.352, cell = 0.02552, thin = 0.8634, far = 0.0009658, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 68.71, row = 1.315, cell = 0.02616, thin = 0.8675, far = 0.0008969, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 70.08, row = 1.407, cell = 0.02885, thin = 0.8475, far = 0.0008998, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 68.37, row = 1.34, cell = 0.03178, thin = 1.2, far = 0.001074, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 68.32, row = 1.261, cell = 0.0394, thin = 1.225, far = 0.0004904, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 68.81, row = 1.341, cell = 0.04453, thin = 1.208, far = 0.0006285, cache = 629146>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 17.9, plane = 6.564, cell = 0.08262, input = 0.001286, far = 0.0001983, cache = 1048576, deep = 0.001168, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 19.43, plane = 6.798, tail = 0.02715, cell = 0.1848, input = 0.001593, thin = 0.006502, deep = 0.0002594, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 88.76, row = 0.2884, tail = 0.1892, cell = 0.09076, thin = 0.4199, far = 0.001007, cache = 419430, deep = 0.00009782, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 90.79, row = 0.3839, tail = 0.263, cell = 0.2215, thin = 0.269, far = 0.0009838, cache = 419430, deep = 0.0000004439, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 17.37, plane = 6.597, cell = 0.08217, input = 0.00202, deep = 0.0001104, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 18.9, plane = 6.756, tail = 0.0148, cell = 0.2204, input = 0.001711, deep = 0.000002732, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 90.43, row = 0.128, tail = 0.4262, cell = 0.1024, thin = 0.4475, far = 0.001344, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 93.11, row = 0.2559, tail = 0.5679, cell = 0.2588, thin = 0.1994, far = 0.0012, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 6.429, plane = 2.503, row = 0.2798, cell = 4.262, far = 0.0007275, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 5.564, plane = 2.558, row = 0.2484, cell = 4.266, far = 0.0005332, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 88.98, vector = 0.3764, tail = 0.09413, cell = 4.038, far = 0.001783, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 88.94, vector = 0.3691, tail = 0.08217, cell = 4.053, far = 0.001386, cache = 419430>
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
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 58.4, plane = 5.812, row = 0.01119, cell = 0.04855, input = 0.4901, far = 0.001146, cache = 629146, deep = 0.03644, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 60.54, plane = 5.8, vector = 0.02508, cell = 0.04699, input = 0.5003, far = 0.0007424, cache = 629146, deep = 0.03778, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 61.9, plane = 5.455, row = 0.006591, vector = 0.007565, cell = 0.0482, input = 0.5905, thin = 0.02158, far = 0.0004229, cache = 629146, deep = 0.03541, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 100, row = 1.067, vector = 0.4345, input = 0.7192, far = 0.002758, cache = 419430, deep = 0.02922, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 100, row = 1.409, width = 16, tail = 0.09817, cell = 0.03311, input = 1.048, thin = 0.2148, far = 0.0001823, cache = 419430, deep = 0.02592, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 59.84, plane = 5.761, row = 0.02962, cell = 0.04614, input = 0.4774, far = 0.001467, cache = 838861, deep = 0.04266, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 58.1, plane = 5.779, row = 0.02849, cell = 0.0463, input = 0.5, far = 0.001499, cache = 838861, deep = 0.044, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 62.42, plane = 5.502, row = 0.0264, vector = 0.006202, cell = 0.04509, input = 0.6123, thin = 0.01948, far = 0.001476, cache = 838861, deep = 0.03931, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 102.3, row = 1.166, vector = 0.4551, input = 0.8839, far = 0.002264, cache = 419430, deep = 0.03178, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 101.5, row = 1.497, width = 16, tail = 0.03328, cell = 0.02449, input = 1.054, thin = 0.2235, far = 0.00234, cache = 419430, deep = 0.03135, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 51.41, row = 3.552, width = 64, input = 9.462, thin = 0.06972, far = 0.08201, cache = 419430, deep = 0.04099, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 67.64, row = 4.966, width = 16, cell = 0.0408, input = 9.335, thin = 0.1043, far = 0.08317, cache = 419430, deep = 0.02342, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 4.237, row = 0.7811, width = 32, cell = 0.133, input = 9.217, thin = 0.04482, far = 0.05167, cache = 419430, deep = 0.07433, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 2.34, row = 0.8477, width = 16, cell = 0.1466, input = 9.207, thin = 0.2476, far = 0.05076, cache = 419430, deep = 0.06358, last = 11184811>
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
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 57, plane = 5.31, cell = 0.04463, input = 0.6746, far = 0.001464, cache = 629146, deep = 0.04111, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 59.94, plane = 5.3, row = 0.001896, tail = 0.005781, cell = 0.04353, input = 0.6874, far = 0.0009293, cache = 629146, deep = 0.04111, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 59.77, plane = 5.296, cell = 0.04511, input = 0.7808, far = 0.0005528, cache = 629146, deep = 0.03878, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 105.7, row = 1.306, vector = 0.5018, input = 0.7918, far = 0.001711, cache = 419430, deep = 0.03598, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 106.2, row = 1.911, vector = 0.4856, tail = 4.894, input = 0.7748, thin = 0.07869, far = 0.001337, cache = 419430, deep = 0.0403, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 107.8, row = 1.891, tail = 1.588, cell = 0.028, input = 0.9253, thin = 0.07045, far = 0.001133, cache = 419430, deep = 0.03142, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 54.73, plane = 4.95, vector = 0.03086, cell = 0.03697, input = 0.6752, far = 0.001493, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 57.13, plane = 4.881, vector = 0.03086, cell = 0.03669, input = 0.6987, far = 0.00165, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 58.49, plane = 4.779, vector = 0.02662, cell = 0.03715, input = 0.8184, far = 0.001475, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 104.9, row = 1.29, vector = 0.3663, cell = 0.003617, input = 0.8363, far = 0.001623, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 105.5, row = 1.968, vector = 0.1318, tail = 4.703, cell = 0.01496, input = 0.8163, thin = 0.1051, far = 0.001457, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 106.6, row = 1.903, tail = 1.127, cell = 0.0228, input = 0.9737, thin = 0.1121, far = 0.001353, cache = 419430>
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
