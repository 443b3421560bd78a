// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0 --seconds=430 --seed=1
// on AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 1.6 %, worst 913.3 % of 3833 calls
//   max_pool cf: mean 2.0 %, worst 913.3 % of 834 calls
//   max_pool cl: mean 2.3 %, worst 349.7 % of 1212 calls
//   max_pool_backward cf: mean 0.5 %, worst 40.2 % of 219 calls
//   max_pool_backward cl: mean 0.2 %, worst 11.9 % of 188 calls
//   max_unpool cf: mean 1.2 %, worst 183.0 % of 302 calls
//   max_unpool cl: mean 1.7 %, worst 304.5 % of 477 calls
//   max_unpool_backward cf: mean 0.3 %, worst 31.5 % of 218 calls
//   max_unpool_backward cl: mean 0.9 %, worst 21.6 % of 190 calls
//   max_unpool_sum cf: mean 0.1 %, worst 6.2 % of 102 calls
//   max_unpool_sum cl: mean 0.2 %, worst 6.6 % of 91 calls
// Twice what was measured, by hand: `stream` of unpooling channels-last, of three dimensions channels-first,
// and of their gradients (k2s2, k4s4). In rows, or slabs, of whole pages, which few calls drawn had and most
// networks have (64 channels of 16 pixels), it takes 2 to 2.8 times as long as `wide`; elsewhere 0.7.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2, popcnt) shared threads 2 stream 0.04707 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 31.69, plane = 8.559, row = 9.425, vector = 2.848, tail = 10.09, input = 0.006639, tap = 0.433, far = 0.004738, cache = 681574>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 74.07, row = 5.944, tail = 0.9806, cell = 0.4217, thin = 2.939, tap = 0.1395, step = 0.001683, far = 0.001797, cache = 209715>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 74.68, row = 5.923, vector = 1.785, tail = 0.3861, thin = 0.1342, tap = 0.2953, step = 0.006185, far = 0.001358, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 27.29, plane = 2.953, row = 2.355, vector = 3.167, tail = 0.2672, cell = 0.04414, far = 0.002183, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 186.1, plane = 3.602, row = 1.613, vector = 0.6537, width = 8, cell = 0.6781, thin = 0.03635, far = 0.002343, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 22.83, plane = 2.738, row = 2.272, vector = 3.53, cell = 0.1516, thin = 8.732, far = 0.0003185, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 204.1, plane = 1.884, row = 21.1, vector = 6.641, tail = 1.185, cell = 0.3604, far = 0.0008373, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 354.1, plane = 5.837, row = 26.4, vector = 7.24, far = 0.004604, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 30.6, plane = 2.287, row = 18.39, vector = 6.747, tail = 0.6438, thin = 1.8, far = 0.001543, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 22.76, plane = 12.34, row = 12.94, vector = 3.433, tail = 3.972, thin = 7.273, tap = 0.6551>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 59.49, row = 2.251, vector = 2.521, tail = 0.7465, far = 0.006232, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 60.23, row = 2.223, vector = 1.799, tail = 1.056, cell = 0.1782, thin = 8.134, far = 0.006423, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 156.3, plane = 63.86, row = 1.288, width = 8, cell = 0.5277, thin = 0.2366, far = 0.005977, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 122.6, row = 15.78, vector = 5.633, thin = 7.491, far = 0.002192, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 1.068, plane = 63.95, row = 2.342, vector = 2.525, tail = 1.119, thin = 4.964, far = 0.003203, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 10.07, plane = 99.66, row = 1.229, vector = 6.05, tail = 0.5838, cell = 0.3031>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 9.121, plane = 98.7, row = 1.404, vector = 5.303, tail = 0.7272, cell = 0.5067, thin = 16.89>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 356.8, plane = 181.1, tail = 3455, cell = 1.694, far = 0.003283, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 43.36, plane = 145.8, row = 74.51, vector = 6.959, tail = 5.252, thin = 10.04, far = 0.01908, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 47.89, plane = 108.5, row = 0.4533, vector = 5.332, cell = 0.7958, thin = 14.91>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 90.1, row = 9.245, tail = 3.38, cell = 0.7457, thin = 7.619, tap = 0.2206, far = 0.01041, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 6.909, plane = 88.77, row = 8.11, vector = 3.13, tail = 4.919, tap = 0.4516, far = 0.01586, cache = 209715>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 78.88, plane = 15.49, row = 12.16, tail = 14.03, cell = 1.668, thin = 7.125, tap = 0.6887, far = 0.005885, cache = 681574>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 39364368>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 7902836>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 27.12, plane = 12.57, row = 7.213, vector = 3.879, tail = 9.112, thin = 38.9, tap = 0.534, far = 0.01218, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 54.23, row = 8.896, vector = 1.973, tail = 2.089, thin = 4.367, tap = 0.2229, far = 0.004651, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 70.2, row = 6.743, vector = 1.853, tail = 4.098, tap = 0.4873, far = 0.006246, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 45.29, plane = 11.67, row = 15.76, cell = 1.398, input = 0.009278, thin = 3.482, tap = 0.6143, far = 0.004783, cache = 524288>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 89, row = 7.164, vector = 1.709, tail = 6.248, thin = 7.143, tap = 0.2459, step = 0.006442, far = 0.004093, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 80.55, row = 6.266, tail = 2.316, cell = 0.8607, thin = 12.58, tap = 0.5062, step = 0.02494, far = 0.001573, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 24.9, row = 0.8471, vector = 0.5998, tail = 0.7509, cell = 0.1845, far = 0.0066, cache = 419430, deep = 0.0229, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 61.67, plane = 5.484, cell = 0.3292, far = 0.004133, cache = 524288, deep = 0.0288, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 118.9, plane = 25.23, cell = 0.2381, far = 0.005126, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 20.66, plane = 2.675, row = 1.408, tail = 0.4616, cell = 0.4801, thin = 6.341, far = 0.003483, cache = 419430, deep = 0.01237, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 245.9, plane = 0.4422, row = 4.513, vector = 1.357, tail = 3.337, cell = 0.4324, far = 0.007003, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 204.5, plane = 8.365, vector = 2.227, tail = 0.2554, cell = 0.1487, far = 0.006506, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 101.8, plane = 8.837, tail = 2.522, cell = 0.7003>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 350.3, row = 4.698, vector = 4.005>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <row = 12.87, tail = 4.341, cell = 1.274, thin = 3.61, far = 0.0185, cache = 524288>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 35.55, row = 1.007, vector = 2.517, cell = 0.2093, far = 0.002977, cache = 209715, deep = 0.04623, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <call = 42.94, plane = 2.786, row = 0.993, vector = 3.353, deep = 0.04623, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 143.7, vector = 1.923, width = 32, cell = 0.4489, far = 0.008853, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 28.1, plane = 1.856, row = 1.5, vector = 3.531, input = 0.01097, thin = 11.05, far = 0.0007437, cache = 209715, deep = 0.04623, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 192, row = 9.365, width = 16, tail = 5.011, cell = 0.7191, far = 0.001707, cache = 209715, deep = 0.006035, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 30016, deep = 0.005861, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 296.6, row = 8.585, vector = 9.9, width = 16, tail = 4.109, far = 0.005388, cache = 524288>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 33.27, row = 14.15, cell = 1.367, thin = 3.39, far = 0.004205, cache = 314573, deep = 0.003349, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 5.827, plane = 36.58, row = 10.22, vector = 7.135, width = 32, tail = 0.6841, cell = 0.09032, input = 0.003489, tap = 0.1446, far = 0.0009962, cache = 209715, deep = 0.03005, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 125.8, plane = 78.96, vector = 12.28, tail = 29.75, input = 0.9758, tap = 0.03422, step = 0.1476, far = 0.05584, cache = 209715, deep = 0.1836, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 14.83, plane = 6.102, row = 18.57, cell = 0.7286, thin = 7.152, tap = 0.2251, deep = 0.0268, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 52.8, row = 0.9521, vector = 0.7384, cell = 0.104, far = 0.009827, cache = 209715, deep = 0.0462, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 140, plane = 53.53, row = 0.7816, width = 16, cell = 0.1798, thin = 0.05132, far = 0.00828, cache = 209715, deep = 0.04482, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 139.6, row = 16.62, vector = 2.029, tail = 0.8466, thin = 4.926, far = 0.04763, cache = 681574>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 56.4, row = 1.298, tail = 1.066, cell = 0.3152, thin = 4.673, far = 0.005669, cache = 209715, deep = 0.05162, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 0.9912, plane = 94.04, vector = 0.8041, cell = 0.2318, far = 0.02702, cache = 524288, deep = 0.04734, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 277, plane = 79.6, vector = 13.86, width = 64, tail = 35.44, thin = 5.759, far = 0.03133, cache = 524288>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 437.9, plane = 54.61, row = 73.03, vector = 7.503, thin = 12.18, deep = 0.04734, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 257.8, plane = 76.42, row = 1.384, cell = 0.6663, thin = 11.15, far = 0.04064, cache = 524288, deep = 0.03037, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 69.74, row = 2.719, vector = 1.831, tail = 2.301, input = 0.04399, far = 0.004679, cache = 681574, deep = 0.05048, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 355.9, plane = 50.54, width = 32, tail = 1.16, input = 0.06906, thin = 0.5495, far = 0.01212, cache = 524288>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <plane = 108.2, row = 31.77, vector = 6.461, far = 0.06197, cache = 209715, deep = 0.05048, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 45.51, plane = 66.87, row = 3.252, tail = 2.422, cell = 0.3452, input = 0.1107, thin = 3.261, far = 0.005264, cache = 524288, deep = 0.05048, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 35.83, plane = 75.59, width = 16, cell = 0.4786, thin = 0.1209, far = 0.00785, cache = 419430, deep = 0.05124, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 890.1, plane = 116.9, vector = 5.161, tail = 634.3, far = 0.009555, cache = 209715>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <plane = 118.7, cell = 4.253, thin = 21.13>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 82.84, plane = 72.96, cell = 0.943, thin = 8.254, far = 0.005838, cache = 524288, deep = 0.0332, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 81.22, row = 5.645, vector = 0.3821, tail = 1.879, cell = 0.1561, thin = 3.17, tap = 0.06713, step = 0.001141, far = 0.004079, cache = 209715, deep = 0.05382, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 319, plane = 600.9, row = 0.5776, vector = 3.188, tail = 24.36, input = 1.142, tap = 0.02652, step = 0.01737, far = 0.01046, cache = 209715, deep = 0.1417, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 78.78, row = 6.4, vector = 1.305, tail = 0.9762, cell = 0.1094, thin = 2.355, tap = 0.1432, step = 0.005242, far = 0.002929, cache = 209715, deep = 0.04786, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 8.57, plane = 2.927, tail = 3.878, cell = 0.4426, far = 0.003797, cache = 419430, deep = 0.03403, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 183.1, plane = 2.136, vector = 2.644, width = 16, cell = 0.2393, far = 0.00005023, cache = 314573>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 23.33, plane = 5.152, vector = 1.919, cell = 0.2093, thin = 4.521, far = 0.00159, cache = 524288, deep = 0.02879, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 34.34, plane = 4.907, row = 1.6, vector = 1.879, tail = 0.7704, cell = 0.2295, far = 0.00243, cache = 314573, deep = 0.02368, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 177.6, plane = 5.356, vector = 0.903, cell = 0.4705, far = 0.0001368, cache = 209715, deep = 0.02118, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 160.2, plane = 2.214, row = 1.5, width = 32, cell = 0.495, thin = 0.0176, far = 0.003096, cache = 681574, deep = 0.01121, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 34.33, plane = 5.503, row = 2.707, cell = 0.8947, thin = 9.725, deep = 0.01725, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 27.16, row = 1.293, vector = 2.958, tail = 1.904, cell = 0.5025, far = 0.007893, cache = 681574, deep = 0.03109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 109.2, plane = 33.8, vector = 0.3569, tail = 0.2729, cell = 0.9058, far = 0.003702, cache = 419430, deep = 0.04714, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 111.5, plane = 81.48, width = 32, cell = 0.8567, thin = 0.0148, far = 0.006859, cache = 419430, deep = 0.02836, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 31.6, plane = 4.738, row = 4.477, vector = 3.437, cell = 0.8308, thin = 18.89, far = 0.001747, cache = 314573, deep = 0.02624, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 287, row = 9.12, vector = 0.3009, tail = 3.727, cell = 0.8951, deep = 0.01323, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 198.9, plane = 15.15, vector = 3.143, tail = 0.07262, cell = 0.3025, far = 0.01112, cache = 419430, deep = 0.01916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 140.7, row = 4.931, cell = 0.9704, deep = 0.01916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 544.7, row = 13.22, width = 32, tail = 0.1212, cell = 0.9484, thin = 0.08067, deep = 0.006089, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 35.72, row = 20.23, tail = 1.506, cell = 1.711, thin = 14.2, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 41.86, plane = 6.212, row = 2.691, vector = 7.733, input = 0.004595, deep = 0.01191, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 106.7, plane = 0.8542, tail = 0.8605, cell = 2.527, deep = 0.01191, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 180.2, plane = 7.445, row = 1.895, width = 32, tail = 1.14, cell = 0.989, far = 0.0005626, cache = 209715, deep = 0.008137, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 33.96, row = 4.576, vector = 1.163, tail = 1.774, cell = 0.8158, input = 0.1726, thin = 20.26, far = 0.001738, cache = 419430, deep = 0.006225, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 191.6, plane = 14.32, row = 12.33, width = 16, tail = 5.966, cell = 1.118, thin = 0.2276, far = 0.002429, cache = 681574, deep = 0.008585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 284.8, row = 8.996, cell = 2.404, deep = 0.008585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 360.3, plane = 16.82, vector = 36.46, width = 32, tail = 5.143, far = 0.002349, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 53.21, row = 18.84, tail = 6.998, cell = 1.916, thin = 14.37, far = 0.0002244, cache = 209715, deep = 0.007146, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 24.38, row = 3.853, vector = 7.12, tail = 7.832, cell = 1.056, input = 0.0503, far = 0.004126, cache = 419430, deep = 0.01406, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 188.1, row = 2.29, width = 16, cell = 2.407, thin = 0.6864, far = 0.00406, cache = 209715, deep = 0.009153, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 15.55, row = 6.231, vector = 15.6, tail = 0.5184, cell = 0.3781, input = 0.05653, thin = 63.59, far = 0.001799, cache = 681574, deep = 0.01201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 25.7, plane = 4.325, vector = 1.704, tail = 1.868, cell = 0.4276, far = 0.0003445, cache = 681574, deep = 0.0225, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 125.1, vector = 4.671, width = 32, cell = 0.566>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 33.68, plane = 5.268, vector = 2.266, cell = 0.6399, thin = 8.352, deep = 0.01434, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 18.78, plane = 9.598, row = 1.642, vector = 4.646, tail = 1.881, cell = 0.3501, far = 0.001573, cache = 419430, deep = 0.03125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 167.3, plane = 20.17, row = 0.7306, vector = 6.857, far = 0.001545, cache = 681574, deep = 0.01533, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 24.3, plane = 3.161, row = 2.934, vector = 3.056, tail = 0.331, cell = 0.4383, thin = 11.06, deep = 0.03006, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 16.81, plane = 4.337, vector = 3.864, tail = 0.4905, far = 0.001291, cache = 681574, deep = 0.02815, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 200.6, width = 32, cell = 0.3848, thin = 0.1763, far = 0.0008262, cache = 209715, deep = 0.01259, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 22.41, plane = 4.632, vector = 3.243, tail = 0.5031, thin = 6.672, far = 0.001397, cache = 419430, deep = 0.02118, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 36.57, row = 8.285, vector = 8.404, tail = 3.649, cell = 0.00406, deep = 0.03246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 289.7, plane = 0.4589, row = 10.01, width = 32, cell = 1.056, thin = 0.152, far = 0.006515, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 15.15, tail = 9.762, cell = 1.694, input = 0.0769, thin = 13.71, far = 0.009773, cache = 681574, deep = 0.03246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 23.27, plane = 12.71, row = 20.77, tail = 10.21, cell = 1.277, deep = 0.02597, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 179.1, plane = 39, row = 23.08, vector = 10.53, deep = 0.03691, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 17.02, row = 27.7, tail = 0.2563, cell = 1.804, input = 0.08835, thin = 13.65, far = 0.001015, cache = 209715, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1215, row = 17.32, vector = 16.32, tail = 5.466, far = 0.01567, cache = 681574, deep = 0.003641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 192.7, tail = 15.25, cell = 0.8429, far = 0.05561, cache = 681574, deep = 0.004256, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1496, row = 25.34, vector = 16.51, far = 0.01051, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 146.6, row = 42.15, tail = 4.688, cell = 3.925, thin = 42.48, far = 0.01655, cache = 681574, deep = 0.002432, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3797, row = 68.68, vector = 55.13, tail = 12.37>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 325.3, plane = 56.71, width = 16, tail = 15.9, cell = 1.229, far = 0.01363, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 4718, plane = 91.43, row = 70.42, width = 16, tail = 8.726, cell = 6.321, far = 0.0006329, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 640.4, row = 18.11, cell = 13.04, thin = 163.8, far = 0.0963, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 3572, row = 51.77, vector = 445.1, width = 32, tail = 108.7, thin = 3.871, far = 0.05381, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 272.8, plane = 207.5, width = 32, cell = 1.514, thin = 0.6213>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 4101, row = 49.98, width = 32, tail = 383.3, cell = 13.44, far = 0.1131, cache = 314573>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 56.46, tail = 132.7, cell = 31.26, thin = 133.9, far = 0.0627, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 36.59, plane = 10.46, row = 10.47, vector = 4.142, tail = 6.482, input = 0.05839, tap = 0.1672, far = 0.00176, cache = 419430, deep = 0.02765, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 368.5, plane = 143.7, vector = 46.48, width = 16, tail = 9.612, input = 0.7784, step = 0.4319, far = 0.01355, cache = 524288, deep = 0.11, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 34.47, plane = 5.824, row = 18.6, vector = 3.742, tail = 1.079, input = 0.02393, thin = 22.51, tap = 0.3177, far = 0.003033, cache = 209715, deep = 0.01717, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 59.71, row = 1.733, vector = 1.976, tail = 1.246, far = 0.009015, cache = 209715, deep = 0.07262, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 182.6, plane = 57.81, row = 0.8599, width = 16, tail = 0.5837, cell = 0.296, thin = 0.1086, far = 0.003532, cache = 524288, deep = 0.03465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 18.58, plane = 177.8, vector = 7.257, far = 0.0149, cache = 681574, deep = 0.08269, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 65.99, row = 2.018, tail = 1.306, cell = 0.5283, thin = 0.6761, far = 0.007415, cache = 209715, deep = 0.06422, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 66.65, row = 1.651, vector = 4.131, width = 16, cell = 0.1617, thin = 0.1135, far = 0.005327, cache = 314573, deep = 0.04505, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 114.2, plane = 74.81, row = 0.2207, tail = 253.5, cell = 0.4401, far = 0.004197, cache = 681574, deep = 0.02546, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 3.815, plane = 155, row = 25.5, vector = 5.836, tail = 2.102, cell = 0.1509, thin = 6.448, far = 0.01053, cache = 209715, deep = 0.04931, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 0.2718, plane = 71.07, row = 2.296, tail = 2.386, cell = 0.7426, thin = 4.441, far = 0.003755, cache = 209715, deep = 0.04932, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 42.7, row = 2.149, vector = 6.16, tail = 2.58, far = 0.0054, cache = 681574, deep = 0.03621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 163, plane = 67.49, row = 3.584, cell = 0.6358, far = 0.006752, cache = 681574>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <row = 42.49, vector = 13.53, tail = 41.83, cell = 0.0685, thin = 15.81, far = 0.001411, cache = 209715, deep = 0.03621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 48.6, row = 4.007, vector = 2.458, tail = 4.589, cell = 0.6992, thin = 12.09, far = 0.004495, cache = 209715, deep = 0.03478, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 148.8, plane = 116.2, row = 1.499, tail = 2.592, cell = 0.5506, far = 0.01179, cache = 314573, deep = 0.06349, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 514.9, plane = 156.5, row = 1.79, tail = 3545, cell = 0.4846, far = 0.01403, cache = 209715>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <plane = 103.5, row = 135.3, vector = 9.724, thin = 12.83, far = 0.04095, cache = 209715, deep = 0.06349, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 314, plane = 131.7, row = 1.896, vector = 0.4817, tail = 0.7143, cell = 0.8486, thin = 20.16, far = 0.01575, cache = 314573, deep = 0.07059, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 79.76, row = 3.639, vector = 1.383, tail = 3.916, input = 0.1485, far = 0.004213, cache = 524288, deep = 0.03473, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 128.6, plane = 122.2, row = 1.941, tail = 4213, input = 0.2279, far = 0.002036, cache = 524288>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <plane = 94.67, row = 80.19, vector = 6.196, tail = 4.116, thin = 7.633, far = 0.04616, cache = 681574, deep = 0.03473, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 4.526, plane = 78.86, row = 4.143, tail = 3.532, cell = 0.1703, input = 0.2767, thin = 9.659, far = 0.002977, cache = 419430, deep = 0.03299, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 5.19, plane = 118.2, tail = 11.93, cell = 0.9505, far = 0.00138, cache = 681574, deep = 0.03053, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 79.58, plane = 248.2, tail = 2878, cell = 1.081, far = 0.002346, cache = 209715>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 634.9, plane = 209.6, row = 51.26, vector = 3.209, tail = 6.502, cell = 1.744, deep = 0.0297, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 105.6, plane = 100.4, row = 1.853, vector = 3.32, tail = 8.32, cell = 0.8168, thin = 7.309, deep = 0.0283, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 1.191, plane = 73.35, vector = 10.7, tail = 9.296, cell = 4.093, far = 0.01635, cache = 681574, deep = 0.03756, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <plane = 79.82, width = 64, tail = 0.1309, cell = 10.72, thin = 0.3077>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 930.8, row = 120.3, vector = 21.49, tail = 24.41, cell = 4.431, deep = 0.04485, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 377.9, plane = 76.66, row = 6.482, tail = 5.505, cell = 8.803, thin = 29.63, far = 0.008113, cache = 524288, deep = 0.05778, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 66.9, row = 2.175, vector = 1.034, width = 16, cell = 0.3518, thin = 0.1331, far = 0.007182, cache = 314573, deep = 0.03624, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 149.6, plane = 64.31, row = 4.926, cell = 0.4048, far = 0.006358, cache = 314573>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 437, plane = 178, vector = 5.111, thin = 3.149, far = 0.02806, cache = 524288, deep = 0.03066, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 3.324, plane = 70, row = 3.837, tail = 0.5978, cell = 0.7096, thin = 2.134, far = 0.005091, cache = 314573, deep = 0.03026, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 11.38, plane = 84.09, vector = 7.746, width = 16, tail = 2.793, cell = 0.9516, thin = 0.8537, far = 0.01978, cache = 681574, deep = 0.137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 43.27, plane = 139.4, row = 6.18, vector = 38.99, tail = 990.5, far = 0.01687, cache = 681574>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <vector = 5.88, tail = 4.167, far = 0.02956, cache = 681574, deep = 0.137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 69.33, plane = 54.17, row = 147.5, vector = 68.45, tail = 16.33, cell = 1.046, thin = 27.6, far = 0.01921, cache = 209715, deep = 0.137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 104.3, plane = 89.85, row = 9.76, tail = 2.814, cell = 2.486, thin = 56.91, far = 0.03266, cache = 681574, deep = 0.1812, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 63.06, plane = 64.64, row = 4.085, vector = 0.6928, tail = 4.917, input = 0.4266, far = 0.01758, cache = 524288, deep = 0.03661, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 1054, plane = 288.1, cell = 0.3464, input = 0.2673, far = 0.01926, cache = 681574>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 102.8, plane = 205.4, row = 84.53, tail = 9.26, cell = 2.112, thin = 5.139>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 32.43, plane = 77.74, row = 5.602, cell = 0.155, input = 0.7102, thin = 20.86, far = 0.02192, cache = 524288, deep = 0.03151, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 10.67, plane = 125.7, row = 11.1, vector = 26.45, width = 32, cell = 1.228, far = 0.05069, cache = 681574, deep = 0.3167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <call = 26.06, plane = 259.9, width = 64, tail = 84.69, cell = 3.955, far = 0.0749, cache = 209715>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 27422, far = 0.09386, cache = 209715, deep = 0.3167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <call = 7938, row = 4.482, tail = 432.2, cell = 23.57, thin = 133.5, deep = 0.3167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 168.6, plane = 112.8, row = 12.88, vector = 12.21, cell = 1.062, thin = 190.6, far = 0.06051, cache = 681574, deep = 0.3167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 819.9, plane = 106.2, row = 14.33, vector = 18.41, tail = 14.48, far = 0.03931, cache = 314573, deep = 0.03465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 1663, plane = 435.3, vector = 103.7>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <tail = 2.351, cell = 1.431, far = 0.0003789, cache = 209715, deep = 0.03465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <call = 1327, plane = 464.1, vector = 437.5, thin = 216.8, deep = 0.03465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 115.3, row = 14.41, vector = 44.36, width = 8, tail = 4.694, far = 0.01828, cache = 314573, deep = 0.0198, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 94.64, row = 6.618, tail = 3.424, cell = 0.4681, thin = 4.467, tap = 0.1021, step = 0.005841, far = 0.004062, cache = 209715, deep = 0.04352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 441.6, plane = 882.5, row = 8.335, vector = 10.6, tail = 25.81, input = 1.33, tap = 0.00412, step = 0.01624, far = 0.0292, cache = 681574, deep = 0.1618, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 3.877, plane = 97.71, row = 7.578, vector = 1.088, tail = 3.745, cell = 0.5362, thin = 1.311, tap = 0.2085, step = 0.01469, far = 0.003357, cache = 209715, deep = 0.04339, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 19.56, plane = 11.03, row = 0.3795, vector = 3.454, tail = 1.001, far = 0.00361, cache = 419430, deep = 0.02502, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 181.2, plane = 6.913, vector = 1.274, cell = 0.3609, far = 0.0009059, cache = 209715, deep = 0.02502, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 195.8, row = 0.8859, vector = 2.281, width = 32, tail = 0.4441, cell = 0.3072, thin = 0.04113, far = 0.003807, cache = 314573>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 35.58, plane = 4.494, row = 3.261, tail = 1.101, cell = 0.7639, thin = 8.682, far = 0.001258, cache = 209715, deep = 0.01998, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 197.9, plane = 13.47, row = 16.4, vector = 5.49, tail = 1.969, cell = 0.3005, far = 0.003325, cache = 209715, deep = 0.01476, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 211.2, row = 16.21, tail = 4.965, cell = 0.7582, deep = 0.01476, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 363.5, row = 22.11, width = 32, cell = 0.9447, thin = 0.07844, far = 0.005507, cache = 209715>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 54.47, row = 17.39, tail = 3.851, cell = 1.773, thin = 14.48, far = 0.002291, cache = 681574, deep = 0.01476, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 15.77, plane = 20.93, row = 13.77, tail = 8.423, cell = 0.01639, input = 0.0614, tap = 0.2386, deep = 0.03329, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 1129, plane = 129.5, tail = 26.65, input = 1.175, thin = 2.56, step = 0.5161, deep = 0.1942, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 23.36, plane = 12.23, row = 16.59, vector = 1.704, tail = 5.594, thin = 17.79, tap = 0.406, far = 0.002587, cache = 209715, deep = 0.0281, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 40.63, row = 1.944, tail = 4.707, cell = 0.3589, far = 0.005881, cache = 524288, deep = 0.04026, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 140.6, plane = 53.93, row = 1.135, vector = 0.6128, width = 32, cell = 0.2956, far = 0.005152, cache = 524288>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 161.9, plane = 24.05, row = 88.03, vector = 1.189, tail = 2.614, thin = 17.8, far = 0.01776, cache = 681574, deep = 0.04026, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 51.54, row = 2.001, vector = 1.954, tail = 1.469, cell = 0.1923, thin = 8.862, far = 0.004491, cache = 681574, deep = 0.04026, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 16.06, plane = 82.59, row = 1.956, vector = 4.503, tail = 0.907, cell = 0.4728>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 262.8, plane = 141.6, vector = 2.608, width = 64, cell = 0.7784, thin = 0.3801, far = 0.006423, cache = 209715>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <plane = 135.7, row = 128.6, tail = 11.76, far = 0.0811, cache = 209715>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 84.55, plane = 83.86, row = 1.904, vector = 6.855, cell = 0.03653, thin = 12.89>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 84.67, row = 8.337, vector = 1.56, tail = 4.185, cell = 0.07695, thin = 7.035, tap = 0.1182, far = 0.004353, cache = 209715, deep = 0.0165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 654.5, plane = 803.4, row = 6.245, vector = 9.949, tail = 30.97, input = 1.466, far = 0.0273, cache = 681574, deep = 0.01754, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 86.59, row = 7.866, vector = 2.647, tail = 3.718, thin = 5.969, tap = 0.2499, far = 0.006032, cache = 209715, deep = 0.01621, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 25.24, plane = 2.748, row = 0.8461, vector = 2.68, cell = 0.05819, far = 0.004021, cache = 681574>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 66.1, plane = 9.791, cell = 0.3052, far = 0.01071, cache = 314573>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 155.6, plane = 3.01, width = 16, tail = 0.6785, cell = 0.3638, far = 0.003862, cache = 209715>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 24.63, plane = 5.859, row = 1.556, vector = 1.576, tail = 0.01591, cell = 0.3148, thin = 7.642>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 222.4, plane = 1.977, row = 18.89, vector = 8.58, width = 16, cell = 0.3138, far = 0.007653, cache = 681574, deep = 0.00156, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <tail = 2.255, cell = 4.471, deep = 0.00156, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 257.5, row = 23.61, width = 32, tail = 10.99, cell = 0.8101, thin = 0.004161, far = 0.00534, cache = 681574>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 140.4, row = 17.92, tail = 2.918, cell = 1.515, thin = 10.36, far = 0.00644, cache = 524288, deep = 0.00156, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 706.5, plane = 37.72, row = 21.42, vector = 32.32, tail = 54.83, input = 0.3734, step = 0.4064, deep = 0.08268, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 59.68, plane = 12.66, row = 16.13, vector = 1.684, tail = 3.133, thin = 13.01, tap = 0.3954, deep = 0.001052, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 62.66, row = 2.115, vector = 1.588, tail = 0.1802, cell = 0.09516, far = 0.008775, cache = 419430, deep = 0.03979, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 142.4, plane = 64.97, row = 1.72, vector = 2.178, tail = 394.6, far = 0.007546, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 27.16, plane = 135.9, row = 26.49, tail = 4.63, cell = 0.2186, thin = 3.785, far = 0.03429, cache = 419430, deep = 0.0401, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 2.569, plane = 68.28, row = 2.164, tail = 1.191, cell = 0.5487, thin = 5.464, far = 0.003623, cache = 419430, deep = 0.03941, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 38.06, plane = 104, row = 0.7841, vector = 5.668, cell = 0.0001475, far = 0.007141, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 171.8, plane = 74.51, width = 32, tail = 4.188, cell = 0.61, thin = 0.04007, far = 0.002232, cache = 314573>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 884.7, plane = 17.21, row = 119.3, vector = 3.25, thin = 31.95, far = 0.042, cache = 209715>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 143.7, plane = 90.02, row = 1.71, vector = 3.986, tail = 0.3857, cell = 0.3944, thin = 11.88, far = 0.002984, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 0.3352, plane = 91.02, row = 6.633, vector = 0.3058, tail = 1.787, cell = 0.2781, thin = 7.482, tap = 0.1072, far = 0.004997, cache = 419430, deep = 0.02716, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 861, plane = 843.4, row = 2.635, vector = 11.56, tail = 23.88, input = 1.071, thin = 5.983, tap = 0.01034, far = 0.04896, cache = 209715, deep = 0.0504, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 48.06, plane = 91.34, row = 6.024, tail = 3.5, cell = 0.5513, thin = 5.977, tap = 0.2231, far = 0.008779, cache = 314573, deep = 0.02576, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <plane = 103.4, vector = 8.386, cell = 1.307, input = 1.748, thin = 16.04, tap = 0.009013, step = 0.3433, far = 0.002957, cache = 209715>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <row = 28.77, vector = 2.17, tail = 0.7048, cell = 0.1613, thin = 16.12, tap = 0.3239, far = 0.02101, cache = 681574>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 76.25, row = 6.528, tail = 8.683, cell = 0.3265, thin = 11.03, tap = 0.1053, step = 0.002298, far = 0.002357, cache = 314573>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 527.7, plane = 824.3, row = 2.101, vector = 5.319, tail = 43.21, input = 1.518, tap = 0.02041, far = 0.01032, cache = 681574>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 85.92, row = 5.891, vector = 2.729, tail = 4.077, thin = 13.65, tap = 0.2128, step = 0.004455, far = 0.002775, cache = 314573>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 50.46, plane = 26.35, row = 12.3, vector = 0.2047, tail = 5.738, input = 0.04956, thin = 16.09, tap = 0.2301>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 14.31, plane = 74.39, row = 5.168, vector = 1.807, tail = 5.172, input = 0.000111, tap = 0.05552, step = 0.0006252, far = 0.01138, cache = 681574>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 77.79, row = 6.57, vector = 1.735, tail = 1.862, input = 0.01956, thin = 12.78, tap = 0.1105, far = 0.01665, cache = 314573>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 203.1, plane = 6.708, vector = 1.626, tail = 0.3747, cell = 0.8645, far = 0.00005013, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 24.14, plane = 1.173, row = 0.685, vector = 13.13, tail = 0.5497, cell = 0.03173, far = 0.00000007673, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 28.56, plane = 3.389, row = 2.064, vector = 7.65, tail = 0.1003, cell = 0.05147, far = 0.0008804, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 19.71, plane = 5.956, row = 1.736, vector = 1.174, tail = 1.473, cell = 1.265, thin = 11.35, far = 0.001391, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 40.11, row = 57.84, vector = 27.55, tail = 0.8765, cell = 0.1169, far = 0.001243, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 26.57, plane = 12.78, row = 32.38, vector = 12.67, tail = 1.355, cell = 0.7663, far = 0.0029, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 26.09, row = 28.25, tail = 0.5249, cell = 3.743, thin = 11.27, far = 0.02011, cache = 681574>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 46.9, plane = 7.722, row = 8.396, vector = 0.5432, tail = 7.546, thin = 35.65, tap = 0.4006, step = 0.02753, far = 0.001664, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 62.53, row = 1.684, vector = 7.331, tail = 2.039, cell = 0.09518, far = 0.003243, cache = 524288>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 65.32, row = 2.408, vector = 3.205, tail = 1.138, cell = 0.2143, thin = 15.26, far = 0.003491, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 151.8, plane = 65.8, row = 2.692, vector = 8.742, tail = 56.96, far = 0.002674, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <call = 24.06, plane = 144.9, row = 43.74, vector = 7.138, thin = 7.68, far = 0.009959, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 68.87, row = 2.369, vector = 3.403, tail = 2.351, cell = 0.4205, thin = 9.858, far = 0.003089, cache = 314573>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 115.2, vector = 14.88, tail = 0.3068, far = 0.0006759, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 108.3, row = 0.7345, vector = 6.978, tail = 1.193, thin = 22.25>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 157.1, plane = 114.5, row = 1.219, tail = 581.8, cell = 0.9488>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 110.5, plane = 201.8, row = 58.28, vector = 22.07, tail = 12.72, cell = 2.311, thin = 12.78, far = 0.03711, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 43.08, plane = 121.4, vector = 12.06, tail = 0.1395, cell = 0.3159, thin = 25.31>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 87.34, row = 10.6, vector = 6.096, tail = 8.862, tap = 0.1507, far = 0.004988, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 6.226, plane = 89.51, row = 9.193, vector = 2.246, tail = 5.761, cell = 0.3759, thin = 15.87, tap = 0.2387, far = 0.01031, cache = 209715>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 12.5, plane = 4.222, row = 8.998, tail = 63, cell = 0.266, thin = 13.13, tap = 0.3856, step = 0.03204>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 94.62, vector = 22.37, width = 64, cell = 0.01557, tap = 0.1484, far = 0.004682, cache = 314573>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 99.58, row = 9.701, vector = 2.759, tail = 2.829, cell = 0.2762, thin = 13.94, tap = 0.255, far = 0.001728, cache = 209715>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 354.9, plane = 19.16, row = 14.91, width = 16, tail = 83.98, thin = 13.08, tap = 0.1533, far = 0.1055, cache = 524288>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 92.89, vector = 5.02, width = 32, tail = 3.995, thin = 0.2497, tap = 0.08316, far = 0.01083, cache = 681574>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 52.72, plane = 75.89, row = 11.28, vector = 2.41, tail = 6.284, input = 0.007538, thin = 8.964, tap = 0.1572, far = 0.007666, cache = 419430>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 58.17, row = 11.37, vector = 2.834, tail = 6.488, thin = 26.87, tap = 0.2839>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 87.37, row = 6.577, tail = 6.001, cell = 0.1906, tap = 0.06786, step = 0.00366, far = 0.00134, cache = 209715>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 65.35, plane = 88.84, row = 5.284, tail = 0.7688, cell = 0.3501, thin = 17.5, tap = 0.1829>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 424.9, plane = 30.69, width = 16, tail = 46.86, thin = 0.3224, tap = 0.1453, far = 0.09721, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 70.65, row = 6.891, vector = 3.138, tail = 3.31, tap = 0.04104, step = 0.001808, far = 0.002958, cache = 314573>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 67.45, row = 7.492, tail = 5.606, cell = 0.3797, thin = 11.67, tap = 0.09763, step = 0.003276>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 193.8, plane = 12.23, vector = 0.4502, cell = 0.9743>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 20.3, plane = 3.129, row = 0.7543, vector = 12.57, tail = 1.296, cell = 0.06118, far = 0.0002415, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 23.2, plane = 5.795, row = 2.038, vector = 7.618, cell = 0.05507, far = 0.0008364, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 13.42, plane = 6.983, row = 2.059, vector = 2.033, cell = 1.065, thin = 11.48, far = 0.001637, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 46.28, plane = 2.987, row = 59.14, vector = 24.06, tail = 2.364, cell = 0.3192, far = 0.004099, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 13.08, plane = 5.301, row = 36.77, vector = 18.56, cell = 0.03004, far = 0.003453, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 1.605, row = 30.81, vector = 2.005, tail = 4.045, cell = 3.208, thin = 7.737, far = 0.009566, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 18.34, plane = 5.741, row = 12.07, vector = 0.8253, tail = 6.425, thin = 28.1, tap = 0.4491, far = 0.00203, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 63.96, row = 1.198, vector = 6.885, tail = 1.478, cell = 0.06142, far = 0.005057, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 64.73, row = 1.87, vector = 1.783, tail = 1.908, cell = 0.2871, thin = 12.76, far = 0.005077, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 143.7, plane = 62.24, row = 1.364, vector = 7.961, tail = 111.6, far = 0.002298, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <plane = 161.6, row = 33.82, vector = 6.777, thin = 9.248, far = 0.01148, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 1.448, plane = 67.68, row = 1.945, vector = 1.717, tail = 2.975, cell = 0.6418, thin = 10.99, far = 0.006589, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 65.81, plane = 113.5, row = 2.691, vector = 11.94, tail = 0.2816, cell = 0.1708, far = 0.000603, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 68.71, plane = 106.5, row = 2.432, tail = 3.573, cell = 0.9368, thin = 17.95>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 98.31, plane = 140.1, row = 2.165, tail = 1021, cell = 0.9712>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 211.4, row = 60.18, vector = 24.29, tail = 2.625, thin = 26.9>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 187, plane = 128.5, row = 2.166, tail = 5.819, cell = 1.74, thin = 19.47>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 84.42, row = 9.937, vector = 5.532, tail = 7.939, tap = 0.1623, far = 0.007782, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 18.87, plane = 94.67, row = 7.569, vector = 0.7187, tail = 4.551, cell = 0.5047, thin = 14.85, tap = 0.2609, far = 0.01257, cache = 314573>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 252.6, row = 72.2, vector = 2.051, tail = 10.99, thin = 38.79, tap = 0.3326, far = 0.009355, cache = 681574>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 89.54, row = 13.17, vector = 2.117, tail = 2.326, tap = 0.1981>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 20.86, plane = 94.02, row = 14.31, vector = 2.278, tail = 0.7248, thin = 9.912, tap = 0.3273, far = 0.005134, cache = 524288>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 355.9, row = 29.75, tail = 15.46, cell = 0.2957, input = 0.03003, thin = 40.66, tap = 0.2659>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 76.38, row = 6.713, vector = 2.526, tail = 3.849, tap = 0.07551, step = 0.0008342, far = 0.005261, cache = 681574>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 83.69, row = 6.253, vector = 2.399, tail = 4.446, thin = 10.72, tap = 0.176, step = 0.0004493, far = 0.006164, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 139.4, plane = 0.6067, row = 26.02, vector = 4.371, width = 16, tail = 20.71, input = 0.06513, thin = 4.594, tap = 0.2824>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 88.61, row = 6.119, vector = 2.024, tail = 4.45, cell = 0.005483, tap = 0.07368, step = 0.00007567, far = 0.007714, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 87.42, row = 7.105, vector = 2.623, tail = 5.643, thin = 9.221, tap = 0.1552, step = 0.002342, far = 0.007622, cache = 209715>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 19.63, row = 8.9, tail = 23.91, cell = 0.4543, tap = 0.9428, far = 0.003628, cache = 209715>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 71.9, row = 7.133, vector = 0.5994, tail = 1.255, thin = 1.344, tap = 0.6427, far = 0.006856, cache = 209715>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 14.94, plane = 26.08, row = 1.571, vector = 2.979, width = 4, tail = 11.11, input = 0.04815, tap = 1.481>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 54.21, plane = 94.96, row = 6.905, vector = 2.004, tail = 4.727, thin = 2.074, tap = 1.18, far = 0.00419, cache = 314573>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 129.5, row = 38.5, cell = 0.08062, input = 0.07069, thin = 241, tap = 1.6, step = 0.01706, far = 0.002778, cache = 209715>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 99.65, row = 9.175, tail = 3.268, cell = 1.431, thin = 1.132, tap = 1.051, far = 0.01223, cache = 209715>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 22.55, plane = 29.07, row = 5.175, tail = 11.15, cell = 0.6365, thin = 44.74, tap = 1.101, far = 0.004605, cache = 314573>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 93.64, row = 7.247, tail = 1.731, cell = 0.04199, thin = 9.012, tap = 0.9794, step = 0.01022, far = 0.002814, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <row = 23.61, cell = 0.7794, thin = 21.11, tap = 1.07>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 73.89, tail = 9.408, cell = 0.4866, thin = 0.3271, tap = 0.9608, far = 0.003008, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 20.22, plane = 6.91, row = 21.71, cell = 0.5434, thin = 15.5, tap = 0.2127, step = 0.009188, far = 0.005234, cache = 209715>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 71.62, row = 6.86, vector = 1.628, tail = 1.381, thin = 3.796, tap = 0.08795, far = 0.003897, cache = 209715>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 9.697, plane = 2.803, row = 35.9, vector = 0.8421, cell = 0.5615, input = 0.1202, thin = 15.14, tap = 0.3219>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 88.83, row = 7.927, vector = 4.099, tail = 4.186, thin = 8.127, tap = 0.2098, step = 0.007405, far = 0.007051, cache = 314573>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 40.08, plane = 20.61, row = 15.01, vector = 7.454, width = 8, tail = 17.76, input = 0.007429, tap = 0.25, step = 0.03271>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 91.91, row = 7.891, vector = 4.318, tail = 2.432, input = 0.01789, thin = 6.634, tap = 0.1776, step = 0.00364, far = 0.007606, cache = 681574>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 31.79, plane = 6.972, row = 17.71, tail = 0.7282, cell = 0.9375, thin = 24.31, tap = 0.269>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 88.78, row = 6.375, vector = 0.3819, tail = 2.215, cell = 0.574, thin = 5.106, tap = 0.1783, far = 0.0055, cache = 209715>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 32.58, plane = 8.44, row = 20.44, cell = 0.9577, input = 0.002143, thin = 14.91, tap = 0.2611>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 91.32, row = 6.421, vector = 2.134, tail = 1.828, cell = 0.1136, input = 0.00344, thin = 6.218, tap = 0.1851, far = 0.0009723, cache = 209715>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 36.09, plane = 8.769, row = 21.21, cell = 0.3637, input = 0.02959, thin = 8.781, tap = 0.1016, step = 0.000842, far = 0.003892, cache = 209715>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 74.53, row = 6.011, vector = 1.89, tail = 2.428, tap = 0.02032, step = 0.001244, far = 0.003614, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 80.55, row = 6.082, vector = 1.644, tail = 0.5768, thin = 9.234, tap = 0.04717, step = 0.0009266, far = 0.004223, cache = 314573>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 51.77, plane = 13.6, row = 18, cell = 0.2086, input = 0.06685, thin = 29.37, tap = 0.302>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 90.56, row = 7.75, vector = 4.69, tail = 5.584, input = 0.002294, tap = 0.1033, step = 0.0001519, far = 0.002283, cache = 681574>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 3.41, plane = 90.6, row = 7.691, vector = 4.386, tail = 3.798, cell = 0.04903, thin = 8.958, tap = 0.1302, step = 0.002294, far = 0.002959, cache = 209715>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 107.5, plane = 10.1, row = 16.7, vector = 0.4782, thin = 21.03, tap = 0.3687, step = 0.007684>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 80.51, row = 7.808, vector = 3.989, tail = 6.586, tap = 0.08312, step = 0.003485, far = 0.007455, cache = 524288>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 97.75, row = 7.789, tail = 5.471, cell = 0.5355, thin = 9.355, tap = 0.124, step = 0.001357, far = 0.009624, cache = 209715>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 2374, plane = 17.77, row = 10.5, cell = 0.04664, thin = 14.65, tap = 0.2707, far = 0.01, cache = 209715>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 47.1, row = 8.136, tail = 5.626, cell = 0.2387, tap = 0.02056, step = 0.00583>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 96.25, row = 6.791, tail = 1.671, cell = 0.324, thin = 9.166, tap = 0.09379, step = 0.001634>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 14.61, row = 12.36, vector = 4.88, width = 16, tail = 42.9, input = 0.08196, thin = 0.4445, tap = 0.1412, step = 0.003406>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 7.189, plane = 86.33, vector = 11.63, width = 64, cell = 0.0295, thin = 0.07047, tap = 0.044>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 5.768, plane = 82.48, row = 7.219, vector = 2.572, tail = 0.3237, thin = 9.769, tap = 0.09467, step = 0.002964, far = 0.003115, cache = 314573>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 13.28, tail = 27.14, cell = 0.2311, tap = 0.1146, step = 0.003876, far = 0.045, cache = 209715>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 48190, plane = 1913, row = 18.35, thin = 25.28>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 69.33, width = 16, thin = 5.967, tap = 0.2714, step = 0.02323, far = 0.02879, cache = 209715>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 95.39, row = 5.997, tail = 2.843, cell = 0.6081, thin = 13.13, tap = 0.1426, far = 0.0128, cache = 314573>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 18.2, row = 31.35, width = 32, tail = 23.53, cell = 0.2, input = 0.004815, thin = 1.868, tap = 0.2467, far = 0.0266, cache = 209715>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 66.73, row = 10.77, cell = 0.4964, thin = 21.74, tap = 0.1614>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 722.4, plane = 34.23, row = 2.45, width = 16, tail = 2.38, cell = 0.05017, thin = 4.985, tap = 0.2323, far = 0.03825, cache = 209715>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <tail = 13.76, thin = 68.79, tap = 0.1849>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 385.6, plane = 9.533, tail = 10.42, cell = 0.5044, thin = 32.17, tap = 0.1441, step = 0.01649>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 549.9, plane = 90.24, row = 6.943, vector = 1.966, tail = 3.522, thin = 14.94, tap = 0.1052, far = 0.008286, cache = 209715>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 194.9, row = 17.63, tail = 57.43, tap = 0.2024, step = 0.006649>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 60.67, row = 5.852, vector = 2.029, tail = 4.715, thin = 10.27, tap = 0.04568>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 175.3, plane = 11.93, cell = 0.5999>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 30.65, row = 2.285, vector = 7.248, tail = 0.4507, cell = 0.02946, far = 0.0008724, cache = 524288>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 23.1, plane = 7.631, row = 1.641, vector = 3.771, cell = 0.1883, far = 0.001116, cache = 524288>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 14.6, plane = 9.657, row = 1.717, vector = 0.01526, tail = 0.6127, cell = 0.8779, thin = 2.69>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 24.77, row = 51.4, vector = 16, cell = 0.1041>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 20.07, plane = 6.704, row = 16.67, vector = 6.635, cell = 0.165, far = 0.001259, cache = 681574>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <plane = 7.63, row = 14.39, vector = 7.494>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 16.57, plane = 8.609, row = 76.32, vector = 9.592, tail = 0.3851, cell = 0.3765>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 10.63, row = 38.85, tail = 3.481, cell = 1.943, thin = 6.699, far = 0.004616, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 46.28, plane = 0.3744, row = 12.69, vector = 0.6016, tail = 4.94, thin = 19.79, tap = 0.3098, step = 0.01311, far = 0.005353, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.55, row = 1.873, vector = 4.933, cell = 0.09973, far = 0.0035, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 56.1, row = 2.149, tail = 0.7344, cell = 0.4822, thin = 13.62, far = 0.00345, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <plane = 57.05, row = 2.284, tail = 0.764, cell = 0.6086, thin = 13.55, far = 0.003825, cache = 524288>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 18.89, plane = 98.57, vector = 12.36, cell = 0.1215, far = 0.003063, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 34.97, plane = 89.75, vector = 5.786, tail = 1.725, cell = 0.3733, thin = 29.49, far = 0.002923, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 49.91, plane = 91.77, vector = 7.194, tail = 1.072, cell = 0.5556, thin = 29.51, far = 0.001838, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <plane = 95.36, row = 11.31, tail = 4.009, cell = 0.3397, thin = 12.8, tap = 0.1669, far = 0.01872, cache = 209715>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 137, row = 32.98, vector = 0.223, tail = 2.065, cell = 0.3576, thin = 20.67, tap = 0.215, step = 0.03665>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 96.34, row = 7.249, vector = 4.06, tail = 4.522, thin = 11.17, tap = 0.1568, far = 0.004257, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 28.99, plane = 0.4414, row = 1.35, vector = 1.559, tail = 1.069, cell = 0.06384, far = 0.00005492, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 29.35, plane = 1.803, row = 1.354, vector = 2.125, tail = 0.4445, cell = 0.02927>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 25.6, plane = 1.414, row = 1.151, vector = 2.142, cell = 0.01737, thin = 14.28, far = 0.0001667, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <plane = 15.56, row = 13.9, vector = 1.973, tail = 0.6949, cell = 0.1492, thin = 16.22, tap = 0.1422, step = 0.02248, far = 0.001152, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 34.93, plane = 69.68, row = 2.307, tail = 1.235, cell = 0.08487, far = 0.004741, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 87.53, plane = 68.48, row = 2.323, tail = 1.449, cell = 0.1573, thin = 14.31, far = 0.005826, cache = 314573>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 122.1, plane = 68.05, row = 2.655, vector = 0.2973, tail = 1.091, cell = 0.1445, thin = 14.09, far = 0.006923, cache = 314573>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 84.92, row = 6.705, tail = 3.308, cell = 0.312, input = 0.003603, thin = 14.07, tap = 0.1088, far = 0.008744, cache = 314573>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <row = 24.66, cell = 0.3559, input = 0.03181, thin = 30.56, tap = 0.2344>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 24.58, plane = 79.79, row = 4.58, tail = 2.886, cell = 0.4205, thin = 21.81, tap = 0.1048, step = 0.008302>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 10.96, plane = 16.37, row = 0.4092, vector = 2.852, width = 16, tail = 0.3114, cell = 0.01787, thin = 0.3793, far = 0.0002616, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 32.34, plane = 47.3, row = 0.5947, vector = 2.103, tail = 0.2195, cell = 0.003791, far = 0.0009327, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 152, plane = 20.67, row = 1.249, width = 64, tail = 0.2511, cell = 0.1875, far = 0.002371, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 12.64, plane = 8.19, row = 0.9164, vector = 2.201, width = 8, tail = 0.3697, thin = 1.193>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 54.23, plane = 2.397, row = 4.174, width = 32, tail = 9.428, cell = 0.171, thin = 0.3868, far = 0.003561, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 141.2, plane = 6.31, row = 3.998, width = 64, cell = 0.176, thin = 0.03065, far = 0.003336, cache = 681574>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 52.36, plane = 9.525, row = 4.691, vector = 0.8849, width = 8, tail = 2.961, cell = 0.2895, far = 0.00645, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 89.7, row = 0.3292, vector = 0.9822, tail = 0.2211, far = 0.006053, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 81.46, plane = 129.3, width = 64, cell = 0.1298, thin = 0.0005132, far = 0.003784, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 38.26, plane = 32.6, row = 0.6592, vector = 0.9738, tail = 0.3136, thin = 0.5903, far = 0.005903, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 136.3, row = 2.04, vector = 2.404, tail = 0.5689, far = 0.005668, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 38.69, plane = 48.37, row = 2.286, vector = 2.567, thin = 1.739, far = 0.004922, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 7.442, plane = 15.97, vector = 3.191, width = 16, tail = 0.5289, thin = 0.3617, far = 0.000609, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 27.73, plane = 54.91, vector = 1.849, tail = 0.4297, far = 0.002571, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 71.5, plane = 99.61, row = 0.5987, width = 64, tail = 0.7105, cell = 0.1317, far = 0.001491, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 11.61, plane = 10.47, row = 0.7997, vector = 2.13, width = 8, tail = 0.1102, thin = 0.7012>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 61.29, plane = 6.678, row = 3.559, vector = 0.8579, width = 32, tail = 7.696, cell = 0.1445, thin = 0.3341, far = 0.00474, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 139.9, plane = 42.25, row = 1.078, vector = 1.605, width = 64, cell = 0.1515, thin = 0.01736, far = 0.002969, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 61.39, plane = 10.97, row = 4.415, vector = 1.13, width = 8, tail = 2.932, cell = 0.194, far = 0.004951, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 86.05, row = 0.2098, vector = 0.9394, tail = 0.2088, cell = 0.001775, far = 0.002995, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 98.98, plane = 129.6, width = 32, cell = 0.152, thin = 0.002784, far = 0.003132, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 34.99, plane = 40.28, row = 0.5987, vector = 0.9648, tail = 0.4625, thin = 0.5011, far = 0.004273, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 137.2, row = 2.399, vector = 1.79, tail = 0.3265, cell = 0.0285, far = 0.006941, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 43.29, plane = 49.72, row = 2.674, vector = 2.484, tail = 0.1199, thin = 1.338, far = 0.009786, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 11.55, plane = 4.867, vector = 1.908, width = 16, tail = 0.4313, cell = 0.02341, thin = 0.7287, far = 0.0004746, cache = 209715, deep = 0.02842, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 77.72, plane = 3.09, vector = 1.466, cell = 0.000248, far = 0.009893, cache = 209715, deep = 0.02778, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 26.53, plane = 49.09, vector = 2.6, width = 64, cell = 0.1192, thin = 0.003642, far = 0.004722, cache = 524288, deep = 0.02791, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 99.07, plane = 51.71, vector = 1.419, far = 0.005764, cache = 524288>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 14.32, plane = 5.286, vector = 0.005937, width = 8, tail = 0.6853, cell = 0.2097, thin = 0.637, deep = 0.02566, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 21.59, plane = 17.97, vector = 4.021, width = 16, cell = 0.03356, thin = 0.3983, far = 0.0003711, cache = 209715, deep = 0.01967, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.334, vector = 3.835, deep = 0.01794, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 35.82, plane = 41.76, vector = 2.137, width = 32, tail = 0.05495, cell = 0.05209, far = 0.006154, cache = 419430, deep = 0.02332, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 114.8, plane = 50.37, vector = 0.277, width = 32, cell = 0.1273, far = 0.0006409, cache = 209715, deep = 0.005089, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 5.377, plane = 10.78, row = 0.5588, vector = 0.1167, width = 8, tail = 0.2952, cell = 0.2757, thin = 1.323, deep = 0.01794, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 31.38, plane = 38.08, row = 2.232, vector = 4.213, width = 16, thin = 0.2863, deep = 0.01789, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <plane = 90.23, row = 1.142, vector = 1.408, cell = 0.01385, far = 0.002426, cache = 681574, deep = 0.03531, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 154.4, plane = 157.6, row = 2.29, vector = 1.749, deep = 0.0345, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 41.82, plane = 19.88, row = 1.534, width = 8, cell = 0.2779, thin = 0.9456, deep = 0.01466, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 116.3, plane = 16.35, row = 14.73, vector = 5.735, width = 16, thin = 1.148, far = 0.0000356, cache = 209715, deep = 0.05446, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 30.2, plane = 10.22, row = 3.882, vector = 3.499, width = 16, cell = 0.1475, thin = 0.332, far = 0.00005107, cache = 209715, deep = 0.04865, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 152, plane = 21.84, row = 8.602, vector = 0.4856, width = 16, tail = 9.756, cell = 0.2661, thin = 1.117, far = 0.007648, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 235.6, plane = 30.91, row = 8.893, vector = 2.457, far = 0.006028, cache = 524288>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 50.51, plane = 7.697, row = 4.369, vector = 1.404, width = 8, tail = 2.725, cell = 0.1858, far = 0.00505, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 17.87, plane = 4.06, vector = 8.43, width = 32, tail = 0.7691, thin = 1.002, deep = 0.02201, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 57.45, plane = 5.402, vector = 0.7702, deep = 0.02306, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 28.63, plane = 49.6, vector = 1.118, width = 64, cell = 0.1436, thin = 0.08462, far = 0.0009618, cache = 524288, deep = 0.02317, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 87.82, plane = 48.07, vector = 6.03, width = 32, tail = 3.748, far = 0.00542, cache = 524288>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 18.64, plane = 5.072, vector = 3.669, width = 16, cell = 0.008833, thin = 0.6159, far = 0.0007544, cache = 314573, deep = 0.0224, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 84.4, row = 0.5473, tail = 0.04558, cell = 0.1257, far = 0.009616, cache = 419430, deep = 0.0339, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 282, plane = 202.4, row = 0.4166, vector = 5.326, far = 0.008536, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 29.67, plane = 20.02, row = 0.8536, vector = 0.9199, tail = 0.2642, thin = 0.5845, far = 0.004907, cache = 419430, deep = 0.02943, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 77.52, row = 0.1958, vector = 0.3482, tail = 0.368, cell = 0.05748, far = 0.007005, cache = 419430, deep = 0.03046, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 163.9, row = 1.937, vector = 1.579, tail = 4.256, thin = 10.89, far = 0.005615, cache = 524288, deep = 0.02701, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 267.6, plane = 249.2, row = 0.2046, vector = 4.006, far = 0.006378, cache = 419430, deep = 0.03698, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 44.9, plane = 32.2, row = 0.8269, vector = 0.6985, cell = 0.02723, thin = 0.5425, far = 0.007065, cache = 419430, deep = 0.03101, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 78.63, vector = 1.217, width = 16, tail = 0.03732, cell = 0.02645, thin = 0.04507, far = 0.005841, cache = 209715, deep = 0.02924, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 185.2, row = 3.873, tail = 1.554, cell = 0.1409, thin = 4.942, far = 0.007065, cache = 314573, deep = 0.03032, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 152.3, plane = 287.8, row = 0.345, vector = 4.198, far = 0.0005052, cache = 209715, deep = 0.01096, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 20.74, plane = 43.15, row = 0.642, vector = 0.759, cell = 0.01283, thin = 0.8364, far = 0.005475, cache = 314573, deep = 0.02602, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <plane = 136.8, row = 10.63, tail = 5.032, cell = 1.026, far = 0.008306, cache = 681574, deep = 0.05252, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 158.7, plane = 156.3, row = 3.546, width = 32, cell = 2.066, thin = 0.2759, far = 0.006255, cache = 681574>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 70.7, plane = 46.23, row = 9.631, vector = 6.964, cell = 0.6123, thin = 3.71, far = 0.007879, cache = 524288, deep = 0.03872, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 40.6, plane = 194.7, row = 1.099, vector = 0.5629, tail = 1.728, cell = 0.2128, far = 0.005317, cache = 314573, deep = 0.03258, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 160.7, plane = 206.7, vector = 0.7388, width = 64, tail = 0.9825, cell = 0.2882, thin = 0.008414, far = 0.009243, cache = 524288>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 49.14, plane = 118.6, row = 2.316, vector = 2.363, cell = 0.0007973, thin = 1.354, far = 0.01008, cache = 314573, deep = 0.02089, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 125.8, row = 2.394, tail = 2.348, cell = 0.2275, far = 0.006896, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 41.49, plane = 188.8, row = 1.568, width = 64, tail = 0.1185, cell = 0.2709, thin = 0.01889, far = 0.002637, cache = 681574>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 18.75, plane = 48.27, row = 2.268, tail = 1.393, cell = 0.5639, thin = 1.825, far = 0.006792, cache = 314573>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 79.57, row = 0.3027, vector = 1.161, width = 16, cell = 0.01935, far = 0.008428, cache = 419430, deep = 0.02148, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 260, plane = 206.4, vector = 3.928, far = 0.007728, cache = 524288>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 40.33, plane = 26.45, row = 0.6629, vector = 0.8712, tail = 0.3559, thin = 0.2803, far = 0.007589, cache = 419430, deep = 0.0183, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 17.39, plane = 15.84, vector = 3.874, width = 16, thin = 0.4521, far = 0.001191, cache = 209715, deep = 0.02506, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 95.88, width = 32, tail = 0.367, cell = 0.09855, thin = 0.07291, far = 0.008008, cache = 524288, deep = 0.0355, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 79.68, plane = 62.35, row = 0.9331, vector = 0.9779>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 26.03, plane = 13, row = 0.02735, vector = 2.066, width = 8, tail = 0.2624, thin = 0.4413, far = 0.001267, cache = 314573, deep = 0.02686, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 114.4, plane = 17.34, row = 6.581, vector = 3.563, width = 16, tail = 9.595, cell = 0.05161, thin = 1.071, far = 0.007851, cache = 209715, deep = 0.04841, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <plane = 311.6, row = 0.3071, vector = 2.246, far = 0.006677, cache = 209715>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 50.12, plane = 5.379, row = 4.966, vector = 1.334, tail = 3.144, thin = 0.9929, far = 0.01242, cache = 681574, deep = 0.04841, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 84.68, row = 0.3107, vector = 0.517, tail = 0.1521, cell = 0.01415, far = 0.008479, cache = 419430, deep = 0.01254, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 167.7, row = 1.351, vector = 1.196, tail = 2.558, cell = 0.01011, thin = 8.988, far = 0.008406, cache = 419430, deep = 0.01254, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 615.2, plane = 183.2, row = 0.1663, vector = 3.296, far = 0.005202, cache = 681574>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 29.94, plane = 40.25, row = 0.753, vector = 0.7805, tail = 0.2559, thin = 0.2132, far = 0.004376, cache = 209715, deep = 0.007164, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 118.3, row = 1.527, vector = 0.3702, tail = 1.866, cell = 0.1396, far = 0.01117, cache = 209715>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 104.5, plane = 150.3, row = 1.579, width = 64, cell = 0.1897, thin = 0.007448, far = 0.002835, cache = 209715>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 16.73, plane = 53.32, row = 2.127, vector = 2.092, tail = 1.049, thin = 0.9202>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <plane = 17.12, row = 2.974, vector = 1.097, thin = 1.105, far = 0.001297, cache = 209715, deep = 0.01649, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 39.49, plane = 136.3, cell = 0.07204, far = 0.01149, cache = 419430, deep = 0.01649, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 475.5, plane = 198.9, far = 0.02058, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <plane = 12.72, row = 2.406, vector = 1.516, width = 8, deep = 0.01649, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 166.1, plane = 21.02, row = 9.893, vector = 3.574, width = 16, tail = 4.923, cell = 0.08714, thin = 1.169>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 65.7, plane = 211.6, row = 1.856, vector = 2.784, far = 0.002221, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 44.74, plane = 10.12, row = 6.138, vector = 2.604, width = 8, tail = 1.479>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 89.66, row = 0.1757, vector = 0.6677, cell = 0.00289, far = 0.007868, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 1.9, plane = 163.6, row = 3.967, vector = 1.206, thin = 4.076, far = 0.004096, cache = 314573>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 274.6, plane = 187, width = 64, cell = 0.2162, thin = 0.036>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 26.07, row = 0.7502, vector = 0.5854, tail = 0.1742, thin = 0.331, far = 0.003341, cache = 314573>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 64, row = 1.538, vector = 1.176, tail = 1.35, thin = 3.216, far = 0.01598, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <plane = 161.4, width = 64, tail = 1.393, cell = 0.2007>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 98.98, row = 2.333, vector = 1.197, width = 8, tail = 0.2833, thin = 1.205, far = 0.03175, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.861, plane = 21.58, vector = 9.587, width = 16, tail = 0.4398, thin = 0.2901>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 35.87, plane = 49.82, row = 0.3004, vector = 1.849, tail = 0.9176, cell = 0.1098, far = 0.003494, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 149.3, plane = 30.73, row = 0.4504, width = 16, cell = 0.2525, thin = 0.04614, far = 0.000656, cache = 681574>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 15.13, plane = 9.249, row = 0.362, vector = 3.579, width = 8, tail = 0.1268, cell = 0.01134, thin = 0.5316, far = 0.0003412, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 176.4, plane = 31.94, row = 7.457, vector = 0.478, width = 8, tail = 6.112, cell = 0.6814, thin = 0.3097, far = 0.001976, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 258.9, plane = 30.48, row = 4.55, width = 16, cell = 0.8186, thin = 0.2796, far = 0.00108, cache = 681574>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 81.33, plane = 15.25, row = 3.531, vector = 1.798, width = 8, tail = 2.561, cell = 0.3269, far = 0.004334, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 72.43, row = 0.1265, vector = 1.454, tail = 0.2436, cell = 0.03768, far = 0.003827, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 112.6, plane = 107.4, width = 16, cell = 0.2301, thin = 0.002356, far = 0.001026, cache = 524288>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 24.33, plane = 24.79, row = 0.5699, vector = 1.459, tail = 0.1516, thin = 0.3766, far = 0.002341, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <call = 3.939, plane = 128.8, row = 1.967, vector = 1.766, tail = 0.3355, cell = 0.07911, far = 0.0041, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 45.22, plane = 56.64, row = 1.881, vector = 3.181, tail = 0.2886, thin = 0.8687, far = 0.006357, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.836, plane = 4.699, vector = 2.076, width = 16, tail = 2.042, cell = 0.01601, thin = 0.7835, far = 0.001165, cache = 314573, deep = 0.02437, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 14.18, plane = 3.628, vector = 0.8877, cell = 0.1256, deep = 0.02326, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 29.48, plane = 48.92, vector = 1.681, width = 32, tail = 3.909, cell = 0.1122, thin = 0.02697, far = 0.004718, cache = 524288, deep = 0.02259, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 96.08, plane = 48.11, vector = 6.154, width = 32, tail = 1.028, far = 0.007362, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 12.75, plane = 5.216, vector = 0.5369, width = 8, tail = 2.188, cell = 0.1613, thin = 0.5431, far = 0.0000816, cache = 209715, deep = 0.0227, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <plane = 14.59, row = 0.2655, vector = 4.53, width = 16, tail = 0.7704, cell = 0.0002553, thin = 0.5012, far = 0.0004061, cache = 209715, deep = 0.01355, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 1.338, vector = 4.918, deep = 0.01451, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 29.68, plane = 52.82, row = 0.5079, tail = 1.227, cell = 0.1246, far = 0.004239, cache = 419430, deep = 0.02276, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 124.5, plane = 57.37, row = 0.6281, vector = 1.182, far = 0.002805, cache = 681574, deep = 0.01723, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 17.62, plane = 8.984, row = 1.144, vector = 1.618, width = 8, tail = 0.8466, cell = 0.09237, thin = 0.3227, deep = 0.01322, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 23.35, plane = 37.15, row = 1.648, vector = 4.175, width = 16, tail = 0.327, thin = 0.4282, far = 0.001574, cache = 209715, deep = 0.02459, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 67.63, plane = 29.86, row = 0.6187, tail = 1.336, cell = 0.105, far = 0.007148, cache = 524288, deep = 0.0307, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 320.8, vector = 2.35, width = 32, cell = 0.1721, thin = 0.4456, far = 0.008302, cache = 681574, deep = 0.04446, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 59.38, plane = 6.712, row = 1.721, cell = 0.2722, thin = 3.332, far = 0.00295, cache = 314573, deep = 0.01979, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 238, plane = 52.63, row = 16.94, tail = 14.93, cell = 1.231, thin = 1.595, far = 0.00882, cache = 524288, deep = 0.03992, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 395.6, plane = 138.2, row = 5.116, vector = 10.02, far = 0.009407, cache = 419430, deep = 0.01981, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 112.9, plane = 21.97, row = 1.194, tail = 20.24, cell = 1.698, far = 0.00525, cache = 681574, deep = 0.01464, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 148.1, plane = 17.06, row = 17.92, vector = 1.246, width = 16, cell = 0.2545, thin = 0.9374, far = 0.003874, cache = 524288, deep = 0.01942, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 66.32, plane = 7.672, row = 7.504, vector = 1.06, cell = 0.08474, thin = 0.3028, far = 0.002334, cache = 314573, deep = 0.01942, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 132, plane = 40.94, row = 4.385, width = 16, tail = 7.569, cell = 0.3462, thin = 1.514, far = 0.005646, cache = 524288, deep = 0.03173, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 177, plane = 67.31, row = 6.216, vector = 2.832, far = 0.01253, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 40.42, plane = 16.08, row = 3.029, vector = 1.479, tail = 1.553, far = 0.007112, cache = 314573, deep = 0.02911, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <plane = 70.92, row = 0.1946, vector = 1.163, tail = 0.4743, far = 0.007596, cache = 419430, deep = 0.01909, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 297.6, plane = 199, row = 0.08962, width = 64, cell = 0.4006, thin = 0.02002, far = 0.002916, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 35.14, plane = 22.18, row = 0.7269, vector = 0.9732, tail = 0.3393, thin = 0.6768, far = 0.005155, cache = 314573, deep = 0.01909, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 98.96, row = 0.0907, tail = 0.7761, cell = 0.1049, far = 0.006154, cache = 419430, deep = 0.01981, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 38.94, plane = 190.2, vector = 0.6987, cell = 0.1601, thin = 7.391, far = 0.003596, cache = 209715, deep = 0.01981, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 315.2, plane = 260.2, width = 32, cell = 0.2788, thin = 0.02014, far = 0.01472, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 52.12, plane = 37.49, row = 0.6666, vector = 0.8996, tail = 0.05832, thin = 0.5632, far = 0.004487, cache = 681574, deep = 0.01981, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 85.46, row = 0.3224, vector = 0.02749, tail = 0.7208, cell = 0.08876, far = 0.006261, cache = 419430, deep = 0.03005, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 188.9, row = 2.628, vector = 1.199, tail = 3.14, thin = 16.43, far = 0.008382, cache = 681574, deep = 0.03005, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 159.6, plane = 342.2, width = 32, cell = 0.2676, thin = 0.04716, far = 0.003232, cache = 419430, deep = 0.01002, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 20.99, plane = 52.46, row = 0.5207, vector = 0.7715, tail = 0.04573, cell = 0.01789, thin = 0.3328, far = 0.00412, cache = 314573, deep = 0.03005, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 31.29, plane = 139.9, row = 11.65, vector = 8.39, cell = 0.2957, far = 0.01147, cache = 209715, deep = 0.01447, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 129.7, plane = 200.3, row = 11.02, tail = 36.28, cell = 1.195, far = 0.009429, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 102.4, plane = 36.76, row = 5.589, vector = 10.49, cell = 0.1774, thin = 6.477, far = 0.02085, cache = 209715, deep = 0.008268, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <plane = 235.6, row = 1.915, vector = 2.498, tail = 0.4478, far = 0.002798, cache = 681574, deep = 0.01019, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 63.79, plane = 319.9, row = 1.87, width = 64, cell = 0.2572, thin = 0.02771, far = 0.004673, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 37.84, plane = 155.6, row = 2.042, vector = 2.577, tail = 0.1251, thin = 1.448, far = 0.004229, cache = 681574, deep = 0.01019, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 145.3, row = 2.234, vector = 2.047, tail = 0.827, far = 0.005756, cache = 314573>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 6.726, plane = 218.5, row = 2.614, vector = 4.083, far = 0.005722, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 3.257, plane = 57.38, row = 2.295, vector = 2.492, tail = 0.6418, thin = 0.8114, far = 0.002417, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 10.64, plane = 15.39, row = 0.6641, vector = 3.113, width = 16, tail = 0.2713, thin = 0.3415>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 27.03, plane = 55, row = 0.513, vector = 1.324, tail = 0.5569, cell = 0.03933, far = 0.003461, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 26.42, plane = 12.38, row = 0.6205, vector = 2.437, width = 8, tail = 0.2514, thin = 0.5121>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 73.06, plane = 4.398, row = 5.102, width = 32, tail = 8.782, cell = 0.2389, thin = 0.3008, far = 0.00238, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 216.7, plane = 15.99, row = 5.028, vector = 3.924, width = 8, tail = 3.585, cell = 0.746, thin = 0.1665>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 90.68, row = 0.3566, vector = 0.9937, tail = 0.3222, far = 0.003204, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 42.05, plane = 42.24, row = 0.5109, vector = 1.091, tail = 0.6241, thin = 0.596, far = 0.004387, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 150.5, row = 2.371, vector = 2.322, tail = 0.5298, cell = 0.00558, far = 0.004843, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 41.13, plane = 91.38, row = 2.204, vector = 5.905, tail = 0.7398, thin = 1.436, far = 0.02256, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 7.524, plane = 16.26, row = 0.2391, vector = 3.262, width = 16, tail = 0.3364, thin = 0.3414>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 23.03, plane = 57.78, row = 0.4002, vector = 1.646, tail = 0.2098, cell = 0.01928, far = 0.003062, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 9.324, plane = 15.51, row = 0.3259, vector = 2.46, width = 8, tail = 0.2478, thin = 0.4721>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 67.09, plane = 7.061, row = 4.414, width = 32, tail = 9.071, cell = 0.2199, thin = 0.227, far = 0.005233, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 78.98, plane = 9.897, row = 4.883, vector = 0.3137, width = 8, tail = 2.745, cell = 0.4357, far = 0.00696, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 67.84, row = 0.2908, vector = 1.055, tail = 0.09157, far = 0.003312, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 36.66, plane = 26.88, row = 0.5881, vector = 1.112, tail = 0.4523, thin = 0.5958, far = 0.00337, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 140.5, row = 2.712, vector = 3.015, tail = 0.2914, far = 0.005711, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 18.88, plane = 68.51, row = 1.973, vector = 3.465, tail = 0.4116, thin = 1.527, far = 0.004334, cache = 314573>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 29.81, plane = 12.61, cell = 0.8991, input = 0.008749>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 28.83, plane = 12.34, vector = 0.006555, width = 16, cell = 0.968, input = 0.007562>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 82.44, row = 0.5202, vector = 7.441, tail = 1.049, input = 0.01311, thin = 2.44, far = 0.009231, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 82.27, row = 0.8358, vector = 8.522, tail = 1.306, input = 0.01591, thin = 2.471, far = 0.009339, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 5.524, plane = 9.673, vector = 0.05343, cell = 0.5875, input = 0.002957, thin = 0.03886, far = 0.002238, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 5.525, plane = 10.85, vector = 0.1198, cell = 0.7433, input = 0.01082, thin = 0.05169>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 81.13, row = 0.6904, vector = 4.267, tail = 2.813, cell = 0.212, thin = 1.68, far = 0.005735, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 2.546, plane = 79.36, row = 0.1248, vector = 8.667, tail = 1.904, cell = 0.3327, thin = 1.434, far = 0.003006, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 188.2, row = 11.03, vector = 23.78, cell = 2.257, input = 0.003026>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 156.9, row = 13.59, vector = 15.35, cell = 2.727, input = 0.0003419>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 626.4, plane = 8.258, vector = 18.98, tail = 0.3254, input = 0.02256, thin = 10.33, far = 0.05884, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <call = 16.24, plane = 73.62, row = 1.906, vector = 14.09, width = 16, tail = 18.38, cell = 8.167, thin = 5.529>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 72.96, width = 16, tail = 40.18, cell = 8.276, thin = 4.526>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 73.43, plane = 8.293, row = 0.6315, vector = 40.39, tail = 0.1256, far = 0.0005911, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 134.8, plane = 3.604, row = 1.387, vector = 38.11, tail = 0.7401, far = 0.004142, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 76.79, plane = 5.975, vector = 19.28, tail = 0.7796, thin = 11.14>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 36.41, plane = 89.58, vector = 18.63, tail = 21.49, cell = 6.502, input = 0.002955, thin = 3.166, far = 0.06175, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 83.52, vector = 27.73, tail = 16.12, cell = 4.734, thin = 4.227, far = 0.02073, cache = 314573>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 25.7, plane = 11.1, cell = 0.9237, input = 0.01081, far = 0.0004544, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 22.66, plane = 12.61, cell = 1.142, input = 0.01071>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 84.13, row = 1.722, vector = 4.705, tail = 0.1033, cell = 0.3587, input = 0.001939, thin = 1.776, far = 0.003227, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 91.56, row = 1.959, vector = 8.367, cell = 0.27, thin = 1.415, far = 0.003073, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 34.06, plane = 8.684, vector = 1.345, cell = 0.509, input = 0.006742, thin = 0.1245, far = 0.00282, cache = 314573>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 28.76, plane = 9.911, vector = 1.265, cell = 0.5634, input = 0.007864, thin = 0.1142, far = 0.003317, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 77.21, row = 0.4689, vector = 4.73, tail = 1.909, cell = 0.3289, thin = 0.8207, far = 0.0029, cache = 314573>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 79.05, row = 0.2828, vector = 5.03, tail = 1.948, cell = 0.3207, thin = 1.065, far = 0.003089, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 51.04, row = 1.068, vector = 37.57, cell = 0.3061, far = 0.009735, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 90.31, row = 1.468, vector = 32.73, tail = 1.35, cell = 0.3893, far = 0.001755, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 38.14, plane = 9.537, row = 0.2255, vector = 19.23, tail = 0.1673, input = 0.01015, thin = 10.37, far = 0.01229, cache = 524288>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 22.12, plane = 37.92, width = 32, tail = 36.79, cell = 8.992, thin = 1.313>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 8.552, plane = 39.04, width = 32, tail = 37.65, cell = 8.532, thin = 0.9324>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 35.73, plane = 2.282, row = 1.523, vector = 39.1, input = 0.001146, far = 0.01841, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 28.43, plane = 4.077, row = 1.613, vector = 34.74, far = 0.01191, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 21.84, plane = 4.309, row = 0.8577, vector = 19.27, thin = 10.11, far = 0.01512, cache = 524288>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 89.79, vector = 20.06, tail = 21.16, cell = 6.342, input = 0.01286, thin = 2.605>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 88.51, vector = 26.75, tail = 16.14, cell = 4.817, input = 0.006753, thin = 3.092>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 39.59, plane = 13.58, cell = 0.4285, input = 0.0171, far = 0.005911, cache = 419430, deep = 0.04981, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 185.7, plane = 7.67, vector = 5.292, input = 0.01672, far = 0.002354, cache = 419430, deep = 0.01911, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 32.38, plane = 12.35, cell = 1.069, input = 0.01039, far = 0.0006373, cache = 314573, deep = 0.0608, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 85.83, row = 3.567, vector = 0.09437, tail = 2.958, cell = 0.4259, far = 0.006032, cache = 419430, deep = 0.01208, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 88.37, row = 2.872, vector = 3.967, tail = 4.101, cell = 0.1372, input = 0.007548, thin = 1.63, far = 0.004512, cache = 314573, deep = 0.03856, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 87.18, row = 0.197, vector = 8.454, tail = 1.356, input = 0.007928, thin = 1.827, far = 0.004537, cache = 419430, deep = 0.03856, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 39.18, plane = 12.41, vector = 0.4235, cell = 0.3553, input = 0.01146, far = 0.005615, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 164.1, plane = 5.137, row = 0.2373, vector = 3.279, width = 16, cell = 0.3116, input = 0.01245, far = 0.003942, cache = 524288>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 30.5, plane = 11.17, cell = 0.593, input = 0.0105, far = 0.003659, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 88.35, row = 2.521, vector = 5.184, tail = 0.7241, input = 0.001383, thin = 1.348, far = 0.003013, cache = 524288>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 84.51, row = 1.279, vector = 5.963, tail = 0.6757, thin = 1.27, far = 0.004659, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 61.71, row = 1.294, vector = 36.17, cell = 0.3412, far = 0.0006074, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 41.85, row = 0.8775, vector = 32.87, cell = 0.3359, far = 0.003556, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 40.2, plane = 8.696, row = 0.6471, vector = 15.75, tail = 0.3405, cell = 0.6787, input = 0.002099, thin = 11.79, far = 0.002311, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 87.1, vector = 29.55, tail = 14.1, cell = 4.931, input = 0.02517, thin = 6.131, far = 0.01253, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 83.89, vector = 22.92, tail = 14.28, cell = 5.3, input = 0.01503, thin = 6.051, far = 0.01316, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 61.93, plane = 4.419, row = 0.594, vector = 37.61, tail = 0.2646, input = 0.002586, far = 0.002313, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 41.25, plane = 4.763, row = 0.584, vector = 35.05, tail = 0.5264, input = 0.002058, far = 0.001122, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 56.86, plane = 9.037, row = 0.5455, vector = 17.88, input = 0.007193, thin = 11.19, far = 0.004157, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 87.11, vector = 28.28, tail = 18.46, cell = 5.303, thin = 3.939, far = 0.004787, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 98.65, vector = 22.49, tail = 19.53, cell = 5.553, thin = 3.068, far = 0.005036, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 27.97, plane = 13.4, cell = 1.096, input = 0.02747, far = 0.004501, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 25.58, plane = 12.14, tail = 0.03286, cell = 1.265, input = 0.03044, thin = 0.02584, far = 0.003472, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 77.7, row = 0.3121, vector = 6.695, tail = 3.027, cell = 0.3143, input = 0.01073, thin = 1.454, far = 0.006892, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 87.77, row = 0.2701, vector = 7.915, tail = 2.34, cell = 0.189, input = 0.008737, thin = 1.205, far = 0.007604, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 26.25, plane = 12.7, cell = 0.6564, input = 0.02398, far = 0.006055, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 25.32, plane = 11.67, row = 0.03875, cell = 0.6934, input = 0.02402, far = 0.00616, cache = 681574>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 76.09, row = 0.8547, vector = 7.355, thin = 1.419, far = 0.007315, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 79, row = 0.9213, vector = 7.044, cell = 0.07016, input = 0.00000385, thin = 1.175, far = 0.006882, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 53.85, row = 3.992, vector = 40.45, cell = 0.344, input = 0.02544, far = 0.004547, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 29.6, plane = 16.42, row = 3.303, vector = 31.76, tail = 3.292, cell = 0.6066, input = 0.02762, far = 0.01009, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 37.83, plane = 10.59, row = 4.312, vector = 4.392, tail = 4.837, cell = 3.442, input = 0.0329, thin = 9.202, far = 0.01017, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 91.37, vector = 27.61, tail = 19.62, cell = 6.484, thin = 3.671, far = 0.002264, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 90.23, vector = 21.65, tail = 19.27, cell = 6.293, thin = 4.703, far = 0.003262, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 43.9, plane = 1.489, vector = 41.15, tail = 1.252, cell = 0.2973, input = 0.01831>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 34.37, plane = 4.453, row = 0.8995, vector = 38.33, tail = 1.196, input = 0.001684, far = 0.0009365, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 37.25, plane = 4.272, vector = 16.51, tail = 0.8086, cell = 0.6611, input = 0.02221, thin = 17.88, far = 0.0005254, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 98.56, vector = 31.68, tail = 13.07, cell = 5.829, thin = 2.857, far = 0.001724, cache = 314573>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 97.09, vector = 29.7, tail = 13.07, cell = 5.415, thin = 2.812, far = 0.0002881, cache = 209715>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 31.12, plane = 7.221, vector = 1.203, tail = 0.03533, cell = 0.0503, thin = 2.03, far = 0.0002894, cache = 681574, deep = 0.01276, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 29.78, plane = 6.785, vector = 1.079, cell = 0.04439, thin = 2.077, deep = 0.01113, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 26.5, plane = 6.344, vector = 1.144, cell = 0.04926, thin = 2.563, deep = 0.01038, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 34, plane = 5.313, row = 2.047, vector = 1.419, cell = 0.0409, thin = 2.585, far = 0.0001694, cache = 209715, deep = 0.004763, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 30.48, plane = 5.679, row = 2.027, vector = 1.301, cell = 0.02363, thin = 2.431, far = 0.00008036, cache = 209715, deep = 0.003809, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 28.39, plane = 5.067, row = 1.852, vector = 1.381, cell = 0.03937, thin = 2.751, far = 0.00009796, cache = 209715, deep = 0.004276, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 30.97, plane = 6.53, row = 2.729, vector = 1.262, cell = 0.1082, thin = 3.706, far = 0.0001705, cache = 209715, deep = 0.0005778, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 29.94, plane = 6.303, row = 3.215, vector = 1.152, cell = 0.1402, thin = 4.07, far = 0.0000007684, cache = 209715, deep = 0.0009222, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 27.38, plane = 5.8, row = 3.579, vector = 1.15, cell = 0.1677, thin = 3.836, deep = 0.00104, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 32.09, plane = 7.242, row = 2.689, vector = 2.332, tail = 0.2395, cell = 0.132, thin = 2.057, far = 0.0004704, cache = 681574, deep = 0.01799, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 27.96, plane = 8.337, row = 2.171, vector = 2.107, cell = 0.2244, thin = 1.761, far = 0.0008958, cache = 681574, deep = 0.01548, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 28.2, plane = 8.817, row = 2.417, vector = 2.326, cell = 0.2262, thin = 1.66, deep = 0.01563, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 32.29, plane = 5.48, row = 2.336, vector = 0.5262, tail = 1.271, cell = 0.3381, input = 0.005029, thin = 2.252, far = 0.0006029, cache = 681574, deep = 0.00306, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 30.43, plane = 5.677, row = 2.221, vector = 2.69, cell = 0.08633, thin = 1.875, far = 0.0004857, cache = 209715, deep = 0.0008935, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 28.42, plane = 5.297, row = 2.255, vector = 2.683, tail = 0.1166, cell = 0.1128, input = 0.006984, thin = 1.775, far = 0.000301, cache = 209715, deep = 0.001385, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 30.89, plane = 7.261, row = 2.752, vector = 2.491, tail = 0.1545, cell = 0.1145, thin = 2.259, far = 0.0001945, cache = 209715, deep = 0.003669, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 29.19, plane = 8.178, row = 2.503, vector = 2.236, tail = 0.04372, cell = 0.1836, thin = 2.077, far = 0.00009909, cache = 209715, deep = 0.002131, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 29.97, plane = 8.366, row = 2.527, vector = 2.321, tail = 0.133, cell = 0.2279, thin = 1.957, far = 0.0001349, cache = 209715, deep = 0.001954, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 29.83, plane = 7.699, vector = 0.1275, cell = 0.1844, thin = 2.181, far = 0.0008602, cache = 681574, deep = 0.004904, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 29.12, plane = 6.783, vector = 0.604, tail = 0.1822, cell = 0.1651, thin = 1.871, far = 0.0003133, cache = 209715, deep = 0.003385, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 27.53, plane = 6.549, vector = 0.6353, tail = 0.1489, cell = 0.1784, thin = 1.844, far = 0.0001877, cache = 209715, deep = 0.003662, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 82.53, row = 1.414, vector = 0.1194, tail = 0.5548, cell = 0.1743, thin = 0.5278, far = 0.001661, cache = 681574, deep = 0.0081, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 85.08, row = 1.676, vector = 0.5078, tail = 0.3839, cell = 0.1886, thin = 0.1288, far = 0.001419, cache = 681574, deep = 0.007067, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 77.68, row = 1.652, vector = 0.5853, tail = 0.3592, cell = 0.1357, thin = 1.046, far = 0.001361, cache = 209715, deep = 0.006664, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 76.96, row = 1.686, vector = 0.6565, tail = 0.2398, cell = 0.2067, thin = 0.7813, far = 0.001185, cache = 209715, deep = 0.006153, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 66.04, row = 2.388, tail = 1.32, cell = 0.2598, thin = 1.569, far = 0.00134, cache = 209715, deep = 0.0009571, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 64.31, row = 2.726, vector = 1.545, tail = 0.03594, cell = 0.08292, thin = 1.179, far = 0.001226, cache = 209715, deep = 0.0009571, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 96.2, row = 2.564, cell = 0.2316, thin = 1.364, far = 0.002531, cache = 209715, deep = 0.0187, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 97.36, row = 2.774, tail = 0.2548, cell = 0.4126, thin = 0.9157, far = 0.002476, cache = 209715, deep = 0.01399, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 89.95, row = 2.166, tail = 0.574, cell = 0.1992, thin = 1.293, far = 0.00228, cache = 314573, deep = 0.00384, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 84.55, row = 2.396, tail = 0.404, cell = 0.3667, thin = 0.9989, far = 0.002814, cache = 209715, deep = 0.002516, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 90.64, row = 2.51, cell = 0.2073, thin = 1.415, far = 0.002152, cache = 209715, deep = 0.0001805, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 90.01, row = 2.396, tail = 0.5254, cell = 0.4286, thin = 0.8564, far = 0.002171, cache = 209715, deep = 0.0004521, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 83.77, row = 2.388, cell = 0.1357, thin = 0.4581, far = 0.002746, cache = 209715, deep = 0.007743, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 83.49, row = 1.979, vector = 0.4407, cell = 0.1724, thin = 0.3175, far = 0.002447, cache = 209715, deep = 0.006319, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 30.41, plane = 6.519, row = 1.561, vector = 0.493, tail = 0.3154, cell = 0.06747, thin = 2.175, far = 0.0004368, cache = 209715, deep = 0.002155, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 27.71, plane = 6.243, row = 1.515, vector = 0.9899, tail = 0.05111, thin = 2.151, far = 0.0006291, cache = 681574, deep = 0.002155, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 26.85, plane = 6.701, row = 1.616, vector = 1.047, tail = 0.1022, thin = 2.004, far = 0.0003019, cache = 209715, deep = 0.002155, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 27.68, plane = 8.67, row = 2.057, vector = 1.111, tail = 0.3988, cell = 0.1819, thin = 1.94, deep = 0.0004816, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 26.67, plane = 7.977, row = 1.876, vector = 1.24, tail = 0.8466, cell = 0.3449, thin = 1.611, deep = 0.0004816, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 25.8, plane = 7.636, row = 2.034, vector = 1.824, tail = 0.6174, cell = 0.1968, thin = 1.591, deep = 0.0004816, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 86.31, row = 1.739, tail = 0.02121, cell = 0.1058, thin = 0.8021, far = 0.001881, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 85.56, row = 1.923, tail = 0.2787, cell = 0.2508, thin = 0.4244, far = 0.001842, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 87.36, row = 2.344, cell = 0.1113, thin = 0.9827, far = 0.002658, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 87.1, row = 2.435, tail = 0.495, cell = 0.2887, thin = 0.4356, far = 0.002005, cache = 209715>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 55.32, plane = 4.615, row = 1.341, tail = 0.2118, thin = 2.54, far = 0.002111, cache = 209715, deep = 0.0002506, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 55.8, plane = 4.846, row = 1.607, vector = 0.4262, cell = 0.02076, thin = 2.22, far = 0.001665, cache = 209715, deep = 0.0002506, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 56.64, plane = 4.677, row = 1.442, tail = 0.06974, thin = 2.601, far = 0.002183, cache = 209715, deep = 0.0002506, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 30.01, plane = 7.889, row = 1.073, vector = 0.2051, tail = 0.5447, cell = 0.2456, thin = 2.295, deep = 0.0002483, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 22.49, plane = 8.129, row = 0.8082, vector = 2.508, tail = 0.2294, thin = 1.623, deep = 0.0002483, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 30.23, plane = 7.885, row = 1.838, tail = 0.5443, cell = 0.3044, thin = 2.067, deep = 0.0002483, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 83.63, row = 1.682, cell = 0.03061, thin = 0.925, far = 0.001014, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 84.83, row = 1.899, cell = 0.02861, thin = 0.9195, far = 0.001176, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 33.43, row = 2.074, cell = 0.04079, thin = 1.311, far = 0.0007438, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 34.84, row = 1.97, cell = 0.04554, thin = 1.321, far = 0.0008827, cache = 209715>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 22.35, plane = 8.276, vector = 0.02443, cell = 0.2141, input = 0.0006314, thin = 0.0162, far = 0.00003705, cache = 209715, deep = 0.007847, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 97.58, row = 0.4376, tail = 0.5607, cell = 0.2488, thin = 0.2712, far = 0.001781, cache = 209715, deep = 0.004429, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 22.78, plane = 7.921, tail = 0.02832, cell = 0.2511, input = 0.001963, thin = 0.01774, deep = 0.0004806, last = 22369622>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 107.1, row = 0.1631, tail = 0.5577, cell = 0.2915, thin = 0.2715, far = 0.002068, cache = 209715, deep = 0.000364, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 32.73, plane = 3.335, cell = 4.908, input = 0.01236, thin = 0.04445, deep = 0.000579, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 100.4, row = 0.6027, vector = 0.1257, width = 16, cell = 4.806, thin = 0.04116, far = 0.004669, cache = 209715, deep = 0.00001987, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 22.3, plane = 2.693, row = 0.8383, vector = 0.008808, cell = 4.891, thin = 0.04635, far = 0.001732, cache = 681574>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 98, row = 1.065, width = 32, cell = 4.792, thin = 0.1903, far = 0.001471, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 69.58, plane = 6.488, width = 128, cell = 0.03039, input = 0.706, thin = 0.006913, far = 0.003995, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 67.88, plane = 6.385, width = 64, cell = 0.03203, input = 0.801, thin = 0.003659, far = 0.002888, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 128.3, row = 3.78, tail = 1.131, input = 1.12, thin = 0.05218, far = 0.008319, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 54.12, plane = 5.922, vector = 0.03422, tail = 0.07314, cell = 0.02057, input = 0.6875, far = 0.008264, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 53.14, plane = 5.951, row = 0.05635, vector = 0.163, cell = 0.01135, input = 0.8168, far = 0.00846, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 130, row = 2.99, tail = 2.662, input = 1.236, far = 0.008166, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <row = 2.871, cell = 0.2421, input = 9.706, thin = 1.474>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 20.2, vector = 5.421, cell = 0.335, input = 8.379, thin = 0.005234>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 22059, input = 10.43>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 657.3, row = 4.037, input = 10.74, far = 0.1999, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 81.45, plane = 6.643, width = 64, cell = 0.048, input = 0.6805, thin = 0.004483, far = 0.007464, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 81.97, plane = 6.541, vector = 0.02125, tail = 0.01209, cell = 0.04645, input = 0.784, far = 0.006182, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 124.8, row = 2.9, width = 16, input = 1.227, thin = 0.2081, far = 0.007483, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 74.6, plane = 5.679, vector = 0.5043, tail = 0.03577, cell = 0.00445, input = 0.6943, thin = 0.0006315, far = 0.003894, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 72.33, plane = 5.629, vector = 0.5134, width = 16, cell = 0.002397, input = 0.8438, far = 0.003906, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 140.3, row = 2.211, width = 16, cell = 0.007286, input = 1.226, thin = 0.2325, far = 0.01069, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 307.7, vector = 10.75, width = 32, tail = 10.51, cell = 0.1658, input = 6.993, far = 0.07201, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 84.16, row = 1.366, width = 16, cell = 0.01457, input = 10.94, thin = 0.4435, far = 0.1118, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 115.3, vector = 2.664, tail = 2.578, input = 10.13>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 31.23, vector = 2.224, width = 16, tail = 0.02552, input = 10.91, thin = 0.03744, far = 0.01736, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 70.19, plane = 6.866, row = 0.05607, tail = 0.05484, cell = 0.07777, input = 0.5793, far = 0.005892, cache = 419430, deep = 0.05022, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 72.14, plane = 6.837, row = 0.07643, tail = 0.03338, cell = 0.0783, input = 0.6897, thin = 0.01629, far = 0.004966, cache = 419430, deep = 0.05025, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 120.7, row = 2.159, width = 16, tail = 0.2, cell = 0.02165, input = 1.217, thin = 0.3103, far = 0.008055, cache = 419430, deep = 0.05303, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 81.48, plane = 6.858, vector = 0.3023, cell = 0.03017, input = 0.5706, far = 0.006704, cache = 681574, deep = 0.03516, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 84.33, plane = 6.621, vector = 0.3429, width = 8, cell = 0.02566, input = 0.6968, far = 0.006255, cache = 681574, deep = 0.03274, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 128, row = 1.828, width = 16, tail = 0.2693, cell = 0.02133, input = 1.182, thin = 0.3399, far = 0.01024, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 51.78, row = 6.552, cell = 0.07429, input = 10.35, far = 0.08349, cache = 209715, deep = 0.06808, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 15.9, width = 16, tail = 0.8467, cell = 0.2316, input = 10.18, thin = 0.3503, far = 0.01225, cache = 314573>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 62.54, width = 8, cell = 0.09708, input = 10.75, thin = 0.7433, far = 0.0482, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 16.09, row = 0.3561, width = 16, cell = 0.1682, input = 9.907, thin = 0.7556, far = 0.05248, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 75.76, plane = 6.593, row = 0.03607, vector = 0.05618, cell = 0.1399, input = 0.6149, thin = 0.03545, far = 0.006212, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 75.79, plane = 6.631, vector = 0.03885, width = 8, cell = 0.1527, input = 0.7152, thin = 0.009252, far = 0.005508, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 114.4, row = 2.184, width = 8, cell = 0.07293, input = 1.158, thin = 0.6104, far = 0.009038, cache = 524288>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 76.71, plane = 6.384, tail = 0.1724, cell = 0.145, input = 0.6035, far = 0.006514, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 83.26, plane = 6.41, row = 0.01891, width = 4, tail = 0.1984, cell = 0.1437, input = 0.7362, far = 0.006184, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 118.2, row = 1.502, width = 8, cell = 0.1241, input = 1.12, thin = 0.7543, far = 0.01226, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <width = 8, tail = 1.549, input = 10.7, thin = 0.5022, far = 0.04879, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 7.687, row = 2.63, width = 8, cell = 0.2769, input = 9.629, thin = 0.2104, far = 0.05026, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 2.856, width = 8, tail = 2.486, cell = 0.1437, input = 10.88, thin = 0.01708, far = 0.02892, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 21.01, width = 4, cell = 0.264, input = 9.994, thin = 1.073, far = 0.0172, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 76.37, plane = 5.531, cell = 0.1149, input = 0.9531, thin = 0.1107, far = 0.007808, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 76.02, plane = 5.28, vector = 0.008768, tail = 0.1403, cell = 0.1178, input = 1.058, thin = 0.0995, far = 0.007304, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 120.7, row = 2.173, vector = 1.081, tail = 6.939, input = 1.005, thin = 0.09873, far = 0.007731, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 125.1, row = 2.106, vector = 1.093, tail = 4.374, input = 1.112, far = 0.007748, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 105.1, plane = 5.864, vector = 0.1093, cell = 0.09622, input = 0.9846, thin = 0.002548, far = 0.006111, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 113.1, plane = 5.882, vector = 0.1221, cell = 0.09453, input = 1.116, far = 0.006581, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 91.08, row = 2.411, vector = 1.836, tail = 6.022, input = 0.8665, thin = 0.04073, far = 0.01045, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 103.4, row = 1.507, vector = 1.76, tail = 3.924, input = 1.014, far = 0.0117, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 74.57, plane = 6.253, width = 64, tail = 0.07742, cell = 0.04544, input = 0.8561, thin = 0.01903, far = 0.006235, cache = 419430, deep = 0.04503, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 80.9, plane = 6.099, row = 0.08563, width = 64, cell = 0.04381, input = 0.9653, thin = 0.02023, far = 0.005453, cache = 419430, deep = 0.04311, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 124, row = 2.631, vector = 0.4082, tail = 6.317, input = 0.9164, thin = 0.006396, far = 0.008096, cache = 314573, deep = 0.05146, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 128, row = 2.637, tail = 2.518, cell = 0.0184, input = 1.063, thin = 0.009224, far = 0.007563, cache = 314573, deep = 0.0414, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 139.7, plane = 5.41, row = 0.04319, vector = 0.5522, width = 32, cell = 0.009538, input = 0.932, far = 0.007608, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 143.3, plane = 5.63, vector = 0.5361, width = 32, cell = 0.01083, input = 1.075, far = 0.007906, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 107.9, row = 2.925, vector = 0.3073, tail = 6.593, input = 0.8793, thin = 0.1024, far = 0.007486, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 114.4, row = 2.778, tail = 2.192, cell = 0.01085, input = 1.071, thin = 0.09626, far = 0.009439, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 43.99, plane = 43.77, cell = 0.4935, input = 3.538, far = 0.007063, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 58, plane = 41.72, cell = 1.109, input = 2.175, thin = 0.09032, far = 0.01117, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 27.99, plane = 147.8, vector = 4.444, tail = 1.84, cell = 0.0677, input = 2.954, thin = 0.0697, far = 0.01337, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 136.1, plane = 166, vector = 8.043, tail = 5.617, cell = 0.2685, input = 2.04, thin = 0.043, far = 0.01247, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <plane = 42.34, cell = 0.5511, input = 3.57, far = 0.01906, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 49.53, plane = 45.74, width = 64, cell = 1.202, input = 1.781, thin = 0.01772, far = 0.02263, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 170.6, vector = 0.7394, tail = 5.393, cell = 0.2378, input = 3.059, far = 0.01825, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 80.71, plane = 180.9, vector = 0.08778, tail = 12.03, cell = 0.7361, input = 2.173>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 76.04, plane = 56.21, cell = 0.6355, input = 0.9267, far = 0.01266, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 74.42, plane = 46.63, cell = 0.7334, input = 1.033, far = 0.006564, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 4.916, plane = 162.7, vector = 6.005, tail = 1.297, input = 1.465, thin = 0.07338, far = 0.01802, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 8.884, plane = 166.3, vector = 5.425, tail = 6.482, cell = 0.08631, input = 1.525, thin = 0.03433, far = 0.01345, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <plane = 55.93, vector = 9.024, cell = 0.1027, input = 0.9207>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 25.64, plane = 39.62, row = 0.04518, vector = 9.142, cell = 0.1909, input = 1.031, far = 0.004085, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 144.6, row = 1.059, vector = 6.875, input = 1.268, far = 0.008721, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 23.13, plane = 155.8, row = 2.271, vector = 7.422, tail = 2.818, input = 1.337, thin = 0.01446, far = 0.005462, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 45.86, plane = 5.924, row = 0.07216, width = 64, input = 0.9352, thin = 0.01097, far = 0.0009115, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 51.62, plane = 5.791, row = 0.08182, width = 64, input = 1.031, thin = 0.009182>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 132.4, row = 3.742, tail = 4.252, input = 1.057, far = 0.009482, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 143.5, width = 64, tail = 4.63, input = 1.128, thin = 0.03942, far = 0.0106, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 99.83, plane = 6.191, cell = 0.004664, input = 0.8937, far = 0.00738, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 102.3, plane = 5.961, cell = 0.006042, input = 1.008, far = 0.009335, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 135.3, row = 2.861, tail = 3.539, input = 1.278, thin = 0.4184, far = 0.01344, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 143.7, row = 2.165, tail = 0.8424, cell = 0.0005505, input = 1.188, thin = 0.5789, far = 0.01584, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 63.02, plane = 6.306, vector = 0.1429, width = 64, cell = 0.02092, input = 0.9016, thin = 0.01672, far = 0.002505, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 63.63, plane = 6.497, vector = 0.09623, width = 64, cell = 0.02431, input = 1.014, thin = 0.01241, far = 0.0007948, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 135.8, row = 2.833, vector = 0.01508, tail = 5.009, input = 1.028, far = 0.01203, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 137.6, row = 2.416, tail = 1.997, cell = 0.005175, input = 1.135, thin = 0.01766, far = 0.01325, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 80.27, plane = 6.061, vector = 0.3649, input = 0.9127, far = 0.003369, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 72.69, plane = 6.081, vector = 0.3129, cell = 0.003593, input = 1.058, far = 0.002448, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 134.5, row = 3.084, tail = 3.994, input = 1.376, far = 0.009784, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 145.3, row = 3.112, tail = 1.655, input = 1.523, far = 0.007689, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 76.08, plane = 6.311, row = 0.03649, width = 32, cell = 0.05677, input = 0.8415, thin = 0.006373, far = 0.005586, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 78.54, plane = 6.407, row = 0.03134, cell = 0.05788, input = 0.9418, far = 0.005328, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 123.1, row = 2.518, vector = 0.5574, tail = 6.754, input = 1.174, far = 0.003926, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 131.1, row = 2.218, tail = 2.771, cell = 0.02832, input = 1.328, far = 0.004623, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 66.62, plane = 6.122, row = 0.0214, width = 64, cell = 0.05426, input = 0.8354, thin = 0.005402, far = 0.00509, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 68.21, plane = 6.011, vector = 0.1158, cell = 0.04675, input = 0.9709, far = 0.005229, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 125.9, row = 3.15, vector = 0.1405, tail = 6.557, input = 1.2, far = 0.005908, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 131.4, row = 2.506, vector = 0.1925, tail = 2.792, input = 1.357, far = 0.007085, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 69.77, plane = 6.113, cell = 0.1184, input = 0.9049, thin = 0.001294, far = 0.006958, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 80.41, plane = 6.313, cell = 0.1181, input = 0.9827, far = 0.006211, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 112.6, row = 3.069, vector = 0.9146, tail = 5.366, input = 1.242, thin = 0.008846, far = 0.009194, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 111.4, row = 2.962, vector = 1.087, tail = 2.501, input = 1.336, far = 0.009289, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 79.06, plane = 6.595, vector = 0.04605, tail = 0.03163, cell = 0.124, input = 0.838, far = 0.006592, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 85.2, plane = 6.32, vector = 0.08504, cell = 0.1197, input = 0.9801, far = 0.006353, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 126.7, row = 2.99, vector = 0.9555, tail = 4.945, input = 0.9389, thin = 0.2123, far = 0.012, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 123.7, row = 3.321, vector = 0.5949, tail = 3.337, input = 1.411, far = 0.012, cache = 209715>
}
