// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=400 --seed=5, then ten runs of
// single kinds of 18 and 20 s (--only, --with),
// on AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on (before
// those ten):
//   all: mean 4.1 %, worst 2031.7 % of 3567 calls
//   max_pool cf: mean 11.5 %, worst 2031.7 % of 578 calls
//   max_pool cl: mean 5.2 %, worst 380.2 % of 1034 calls
//   max_pool_backward cf: mean 1.1 %, worst 121.8 % of 214 calls
//   max_pool_backward cl: mean 1.3 %, worst 60.5 % of 216 calls
//   max_unpool cf: mean 0.7 %, worst 46.9 % of 337 calls
//   max_unpool cl: mean 3.1 %, worst 972.1 % of 419 calls
//   max_unpool_backward cf: mean 1.3 %, worst 95.8 % of 231 calls
//   max_unpool_backward cl: mean 0.4 %, worst 21.9 % of 229 calls
//   max_unpool_sum cf: mean 0.0 %, worst 5.2 % of 181 calls
//   max_unpool_sum cl: mean 0.3 %, worst 9.3 % of 128 calls
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.03626 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 53.78, plane = 28.57, width = 16, input = 0.04048, thin = 0.7366, tap = 0.2851, far = 0.000639, cache = 1363149>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 142.2, row = 7.84, tail = 46.92, cell = 1.144, tap = 0.6396, step = 0.05404, far = 0.02388, cache = 838861>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <plane = 17.61, row = 8.162, cell = 1.147, thin = 18.92, tap = 0.4204>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 64.57, vector = 2.609, width = 16, tail = 5.405, tap = 0.1326, step = 0.007015>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <call = 4.521, plane = 71.79, row = 5.822, cell = 0.3198, thin = 1.628, tap = 0.1591, step = 0.00337>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <call = 52.17, plane = 66.32, row = 4.459, vector = 0.1643, cell = 0.606, thin = 0.9776, tap = 0.3458>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 21.97, plane = 3.326, row = 0.9156, vector = 3.9, tail = 0.6718, cell = 0.05148, far = 0.001508, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 25.68, vector = 10.63, tail = 20.92, cell = 0.408, far = 0.01072, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 19.32, plane = 2.977, row = 0.9236, vector = 2.996, tail = 0.2388, far = 0.001939, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 130.7, plane = 5.026, row = 0.3403, width = 32, cell = 0.5115, thin = 0.02443, far = 0.0009551, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 24.48, plane = 3.155, row = 1.459, vector = 3.124, tail = 0.3841, far = 0.0007002, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 142.2, plane = 3.568, row = 0.6655, vector = 1.301, width = 8, cell = 0.5462, far = 0.0004968, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 19.98, plane = 2.424, row = 1.807, vector = 3.586, tail = 0.03864, thin = 7.115, far = 0.001384, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 244.3, plane = 10.87, row = 7.985, vector = 9.807, tail = 2.317, cell = 0.03723>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 36.35, plane = 0.1179, row = 1.183, vector = 5.789, tail = 23.15, cell = 2.978, far = 0.02041, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 250.1, plane = 5.178, row = 6.971, vector = 4.526, tail = 2.021, cell = 0.7191>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 377.2, plane = 15.92, row = 11.14, vector = 11.07, far = 0.0004142, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 233.6, plane = 5.244, row = 11.41, vector = 3.943, tail = 2.462, cell = 1.006>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 340.6, plane = 11.9, row = 13.39, width = 16, cell = 1.839, thin = 0.2717, far = 0.0006407, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 35.71, plane = 8.635, row = 12.83, vector = 6.524, tail = 0.7189, thin = 0.3033>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 29.51, plane = 23.84, row = 7.793, vector = 0.6984, tail = 6.891, tap = 0.3254, step = 0.0009289, far = 0.002355, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 71.98, vector = 10.59, tail = 49.49, tap = 0.5923, step = 0.09334, far = 0.02515, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 51.41, plane = 13.81, row = 8.476, tail = 5.513, cell = 0.8971, thin = 10.14, tap = 0.7111, far = 0.002877, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 42.83, row = 1.643, vector = 2.39, tail = 1.739, cell = 0.2063, far = 0.003254, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 53.04, vector = 0.7862, tail = 3.632, cell = 0.4984, far = 0.003961, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 115.5, plane = 48.23, row = 0.6374, width = 16, cell = 0.4915, thin = 0.0624, far = 0.002183, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 19.12, plane = 67.36, row = 19.22, vector = 6.889, tail = 0.1566, thin = 10.78, far = 0.002731, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 45.2, row = 2.154, vector = 2.068, tail = 0.6345, cell = 0.07372, far = 0.003012, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 46.79, row = 2.143, vector = 0.6751, tail = 1.314, cell = 0.4224, thin = 5.297, far = 0.002958, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 110.4, plane = 48.37, row = 1.105, vector = 0.4552, width = 16, cell = 0.5072, thin = 0.01679, far = 0.002523, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 3.199, plane = 48.48, row = 2.509, vector = 0.1582, cell = 1.202, thin = 3.515, far = 0.002384, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 17.7, plane = 93.44, row = 1.205, vector = 7.423, tail = 0.9545, cell = 0.0669>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 38.52, plane = 97.64, vector = 7.959, cell = 0.2701, far = 0.001717, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 244.5, plane = 116.4, row = 0.9206, vector = 7.535, tail = 1428>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 25.95, plane = 65.52, row = 85.12, vector = 13.62, thin = 17.93, far = 0.003138, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 69.9, plane = 93.29, row = 1.51, vector = 5.074, cell = 0.2481>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 72.03, plane = 92.31, row = 1.445, vector = 1.525, tail = 1.639, cell = 1.142, thin = 12.2>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 224.4, plane = 212.4, vector = 10.18, tail = 172.6>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 151, plane = 92.16, row = 1.467, vector = 3.575, cell = 1.241, thin = 8.184>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 69.88, row = 8.757, vector = 3.024, tail = 4.547, tap = 0.1334, far = 0.004203, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 4.744, plane = 75.99, row = 8.173, tail = 2.33, cell = 0.7374, thin = 4.629, tap = 0.2117, far = 0.004936, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 32.19, plane = 77.5, row = 6.752, vector = 2.834, cell = 0.1297, tap = 0.4944, far = 0.007749, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 21.51, row = 17.91, vector = 5.284, tail = 38.8, input = 0.0188, tap = 0.2416>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 18.41, plane = 5.601, row = 2.658, tail = 45.35, cell = 1.355, tap = 0.6844, step = 0.06725, far = 0.0671, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 6.968, plane = 3.072, width = 8, tail = 10.86, cell = 2.715, input = 0.02356, thin = 8.799, tap = 0.6407>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 81.35, row = 6.747, tail = 7.057, cell = 0.1806, tap = 0.1614, far = 0.001972, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 83.48, row = 7.692, tail = 5.301, cell = 0.4427, thin = 13.72, tap = 0.2689, far = 0.004192, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 80.38, row = 8.96, tail = 6.016, cell = 1.282, thin = 5.912, tap = 0.5018, step = 0.002541, far = 0.0042, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 23.84, plane = 17.45, row = 30.04, width = 32, cell = 0.3207, thin = 4.653, tap = 0.2277>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <vector = 11.83, tail = 29.88, input = 0.2127, tap = 0.8167, step = 0.02145, far = 0.03694, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 42.5, plane = 3.098, vector = 10.56, width = 8, tail = 16.06, tap = 0.5483, far = 0.008616, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 63.92, row = 0.9048, vector = 2.078, width = 16, cell = 0.2289, thin = 0.821, tap = 0.1406, far = 0.001859, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 72.81, row = 7.635, cell = 0.4847, thin = 10.42, tap = 0.1985, step = 0.000128, far = 0.005778, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 70.53, row = 5.549, vector = 8.925, width = 8, tail = 1.149, tap = 0.4071, step = 0.002992, far = 0.003799, cache = 629146>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 30.99, plane = 30.93, row = 4.547, width = 16, thin = 4.076, tap = 0.3822, far = 0.0006166, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 59.32, plane = 0.1436, vector = 9.104, tail = 41.59, input = 0.03076, tap = 0.8736, step = 0.04282, far = 0.08691, cache = 1363149>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 29.27, plane = 33.25, width = 4, tail = 4.159, cell = 1.334, thin = 6.376, tap = 0.6158>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <call = 18.12, plane = 109.9, row = 1.921, vector = 3.511, width = 16, cell = 0.07132, thin = 0.6835, tap = 0.1436, step = 0.002468, far = 0.005733, cache = 838861>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <call = 53.91, plane = 106.9, row = 3.401, vector = 1.777, tail = 4.173, thin = 12.43, tap = 0.2213, far = 0.007355, cache = 629146>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 143.8, plane = 92.89, row = 6.686, vector = 3.504, width = 4, tail = 3.808, thin = 2.757, tap = 0.459, step = 0.001924, far = 0.005118, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 8.728, plane = 7.025, vector = 1.907, tail = 0.7802, cell = 0.05998, far = 0.002862, cache = 629146, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 9.115, plane = 3.345, row = 0.2691, width = 16, tail = 1.049, cell = 0.2133, far = 0.002624, cache = 838861, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 12.68, plane = 1.521, row = 1.308, cell = 0.3195, thin = 5.793, far = 0.00301, cache = 419430, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 15.96, plane = 0.08405, vector = 7.141, tail = 37.82, far = 0.001598, cache = 419430, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 93.49, plane = 5.28, width = 64, cell = 0.1994, thin = 0.005173>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 19, plane = 2.862, row = 0.7266, vector = 0.6177, width = 16, tail = 0.948, cell = 0.1957, far = 0.0006271, cache = 419430, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 123.3, plane = 4.195, row = 0.5158, vector = 2.468, width = 16, cell = 0.07903>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 17.96, plane = 0.9716, row = 1.757, vector = 0.0902, cell = 0.3721, thin = 4.904, far = 0.001828, cache = 419430, deep = 0.156, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 270.9, row = 4.184, vector = 8.081, tail = 6.679, far = 0.008147, cache = 419430, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 354.9, row = 4.37, tail = 8.614, cell = 0.7092, far = 0.01757, cache = 419430, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 387, row = 6.673, vector = 5.02, tail = 2.446, thin = 13.51, far = 0.02863, cache = 838861, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 13.31, plane = 0.2857, row = 2.028, tail = 57.71, cell = 0.8493, far = 0.1629, cache = 1048576, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 51.51, plane = 1.718, row = 1.765, tail = 7.657, cell = 0.3187, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 446.5, row = 3.656, width = 64, cell = 0.4637, thin = 0.07162>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 362.3, row = 4.934, vector = 3.394, tail = 5.9, cell = 0.08321, far = 0.01728, cache = 419430, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 601.1, row = 0.7203, width = 32, tail = 2.072, cell = 0.4699, thin = 0.1789>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <row = 26.42, tail = 7.898, cell = 0.9334, far = 0.03398, cache = 838861, deep = 0.004776, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <row = 4.827, tail = 15.75, input = 0.1077, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <row = 0.07448, vector = 4.991, tail = 4.871, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 220.7, cell = 0.733, thin = 12, far = 0.01965, cache = 419430, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 78.28, tail = 47.47, cell = 1.549, far = 0.09124, cache = 419430, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_shared" cost <call = 33180, row = 62.31, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <row = 2.426, input = 0.114>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <vector = 5.06, tail = 4.925, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <row = 0.4863, vector = 5.198>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <row = 0.9071, vector = 3.527, tail = 1.139, thin = 9.686, far = 0.002684, cache = 419430, deep = 0.00257, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 222, plane = 40.45, row = 2.998, tail = 12.8, cell = 0.5701, far = 0.002348, cache = 419430, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 252.3, plane = 40.4, width = 16, cell = 0.8716, thin = 0.2862, far = 0.004283, cache = 629146, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 268.9, plane = 14.47, row = 3.789, cell = 1.307, thin = 11.17, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 7.62, tail = 48.48, cell = 0.8555, far = 0.05696, cache = 838861, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_shared" cost <row = 12.11, vector = 2.581, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 321.5, row = 4.888, vector = 12.12, width = 32, cell = 0.171>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 246.2, plane = 14.39, width = 32, tail = 2.63, cell = 0.7902, thin = 0.365, far = 0.004381, cache = 419430, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 297.8, plane = 28.67, row = 2.727, width = 32, tail = 1.723, cell = 0.7488>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 56.58, plane = 1.198, row = 10.57, width = 8, tail = 1.203, cell = 1.345, thin = 2.795, deep = 0.004632, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 12.32, plane = 69.49, row = 3.274, vector = 2.679, width = 32, tail = 2.909, thin = 0.06611, tap = 0.0958, step = 0.01457, far = 0.01211, cache = 629146, deep = 0.1051, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 39.51, vector = 2.376, tail = 52.65, cell = 0.1106, tap = 0.6207, step = 0.007887, far = 0.03718, cache = 419430, deep = 0.5538, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 73.5, plane = 69.39, vector = 5.165, tail = 14.54, input = 0.2181, thin = 0.01433, step = 0.04515, far = 0.009927, cache = 838861, deep = 0.1305, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 327.2, plane = 8.023, vector = 0.8314, width = 32, cell = 0.695, input = 1.075, thin = 0.3199, tap = 0.01051, far = 0.008833, cache = 1048576, deep = 0.1231, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 137, plane = 53.91, row = 10.18, vector = 15.96, tail = 19.51, input = 0.1401, thin = 6.096, step = 0.4161, far = 0.02625, cache = 838861, deep = 0.293, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 38.4, plane = 12.5, row = 9.286, vector = 1.845, cell = 0.1334, thin = 7.976, tap = 0.2081, step = 0.00252, far = 0.01409, cache = 419430, deep = 0.08819, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 34.71, row = 0.2422, vector = 2.971, tail = 1.237, far = 0.003724, cache = 419430, deep = 0.02529, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 9.704, plane = 47.19, vector = 1.138, tail = 1.756, cell = 0.158, far = 0.00557, cache = 838861, deep = 0.02529, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 98.78, plane = 45.99, width = 64, cell = 0.1995, thin = 0.007255, far = 0.002625, cache = 838861>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 2.212, plane = 88.41, row = 7.817, vector = 5.816, thin = 7.751, far = 0.00377, cache = 1363149, deep = 0.03161, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 39.43, row = 1.051, vector = 1.494, tail = 1.304, far = 0.003576, cache = 419430, deep = 0.02529, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 123.1, plane = 44.03, row = 0.2822, width = 16, tail = 0.1349, cell = 0.1927, thin = 0.06542, far = 0.003009, cache = 629146>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 43.18, row = 1.681, vector = 1.425, tail = 0.122, thin = 6.811, far = 0.004016, cache = 1048576, deep = 0.02595, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 12.99, plane = 75.07, row = 0.07697, vector = 3.393, tail = 1.553, far = 0.000305, cache = 419430, deep = 0.1145, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 52.08, plane = 77.59, vector = 1.132, width = 16, tail = 2.3, cell = 0.2361, thin = 0.04611, far = 0.003983, cache = 629146, deep = 0.1145, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 199.7, plane = 93.69, row = 0.3833, vector = 2.983>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 22.76, row = 99.7, cell = 0.5567, far = 0.005482, cache = 419430, deep = 0.1145, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 26.77, plane = 72.32, vector = 3.105, width = 16, tail = 0.2746, cell = 0.07102, thin = 0.1922, far = 0.005792, cache = 1363149, deep = 0.1145, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 168.2, plane = 93.64, row = 0.4354, vector = 3.592, width = 16, tail = 6.435>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 133.8, plane = 72, row = 0.4922, vector = 2.348, cell = 0.02944, thin = 9.218, far = 0.002993, cache = 419430, deep = 0.1145, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <row = 0.2683, vector = 10.72, width = 32, tail = 35.12, thin = 0.8241, deep = 0.03384, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 350.1, plane = 112.6, vector = 3.508, tail = 3.862, far = 0.03187, cache = 838861, deep = 0.03384, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <input = 0.07587>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 1152, plane = 44.52, row = 38.13, input = 0.2545, thin = 5.547, deep = 0.03384, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 103.4, plane = 106, row = 1.889, vector = 3.148, tail = 5.37, far = 0.02294, cache = 838861, deep = 0.03384, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <plane = 90, row = 0.8642, input = 0.08772>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 376.4, plane = 45.06, row = 2.994, tail = 3.159, input = 0.178, thin = 8.891, far = 0.04354, cache = 838861, deep = 0.03384, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 39.68, plane = 58.91, row = 2.663, vector = 4.793, tail = 0.2483, far = 0.007208, cache = 1048576, deep = 0.06133, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 114, plane = 61.15, row = 1.291, tail = 1.917, cell = 0.5127, far = 0.01689, cache = 838861, deep = 0.06133, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 351.6, plane = 65.08, row = 3.264, vector = 3.75, tail = 727, far = 0.006918, cache = 419430, deep = 0.09879, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 97.43, plane = 51.17, row = 71.35, vector = 10.89, thin = 10.49, far = 0.0156, cache = 419430, deep = 0.06133, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 74.36, plane = 58.42, row = 3.16, tail = 1.03, cell = 0.3767, far = 0.00812, cache = 838861, deep = 0.06133, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 278.8, plane = 61.56, row = 6.031, vector = 2.912, tail = 246, far = 0.006357, cache = 838861, deep = 0.09879, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 160.6, plane = 63.28, row = 0.3058, vector = 0.9105, cell = 0.6645, thin = 11.42, far = 0.006971, cache = 419430, deep = 0.06133, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 66.7, row = 5.364, vector = 0.1864, tail = 2.788, tap = 0.05828, step = 0.001906, far = 0.0021, cache = 419430, deep = 0.06826, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 235, plane = 519.6, width = 64, tail = 14.92, cell = 0.07865, input = 0.473, thin = 0.04193, tap = 0.004031, step = 0.008174, far = 0.02019, cache = 629146, deep = 0.07733, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 69.59, row = 6.306, vector = 0.7598, tail = 2.267, thin = 2.912, tap = 0.06527, step = 0.0008783, far = 0.003517, cache = 419430, deep = 0.06155, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 409.4, plane = 535.3, row = 6.479, vector = 2.462, tail = 13.72, input = 1.05, tap = 0.003075, far = 0.02567, cache = 629146, deep = 0.2401, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 2.383, plane = 71.72, row = 5.707, tail = 1.402, cell = 0.2673, thin = 3.843, tap = 0.1385, step = 0.003778, far = 0.007074, cache = 1363149, deep = 0.05206, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 28.39, plane = 0.9996, tail = 4.22, cell = 0.3897, far = 0.008764, cache = 1363149, deep = 0.021, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 32.49, plane = 1.252, vector = 3.085, width = 16, tail = 3.401, cell = 0.101, far = 0.005099, cache = 1363149, deep = 0.027, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 39.91, plane = 0.7436, vector = 5.525, width = 16, cell = 0.1202, thin = 0.1751, far = 0.006681, cache = 1363149, deep = 0.0249, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 31.42, plane = 0.8017, vector = 1.96, tail = 23.93, cell = 0.74, far = 0.03478, cache = 1363149, deep = 0.151, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 162.5, width = 64, cell = 0.3094, thin = 0.06966>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 41.56, width = 16, tail = 5.271, cell = 0.397, far = 0.008675, cache = 1363149, deep = 0.02226, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 160.6, vector = 5.312, width = 16, tail = 1.745>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 56.7, vector = 6.54, width = 16, tail = 0.9905, cell = 0.2688, thin = 0.1501, far = 0.008287, cache = 1363149, deep = 0.01455, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 32.34, plane = 3.603, row = 2.032, vector = 3.35, tail = 0.4931, cell = 0.09142, far = 0.0009784, cache = 419430, deep = 0.02304, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 24.7, plane = 4.813, row = 1.389, vector = 1.298, tail = 0.7541, cell = 0.2493, far = 0.0002145, cache = 419430, deep = 0.02745, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 29.94, plane = 4.051, row = 2.122, vector = 0.1907, cell = 0.5761, thin = 16.33, far = 0.000868, cache = 1363149, deep = 0.02336, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 18.67, plane = 0.08832, row = 0.01833, vector = 8.471, tail = 39.26, cell = 0.1245, far = 0.005245, cache = 838861, deep = 0.3295, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 61.06, cell = 0.588, far = 0.00005244, cache = 419430, deep = 0.0262, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 616.4, vector = 0.2405, cell = 0.6076, deep = 0.03737, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 132.4, plane = 6.366, vector = 0.6132, width = 64, cell = 0.4006, deep = 0.01002, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 35.7, plane = 4.726, row = 2.255, vector = 1.841, tail = 0.1514, cell = 0.1952, deep = 0.01734, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 155.9, plane = 7.677, row = 0.9716, vector = 0.8413, width = 16, cell = 0.392, deep = 0.007816, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 34.12, plane = 4.373, row = 3.044, vector = 0.01441, cell = 0.8239, thin = 9.615, far = 0.0009059, cache = 1048576, deep = 0.01008, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 16.67, vector = 17.78, width = 32, cell = 0.0937, deep = 0.01074, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 14.89, vector = 1.158, width = 16, cell = 0.7616, thin = 3.822, far = 0.01247, cache = 629146, deep = 0.01533, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <plane = 21.54, vector = 0.6367, width = 16, cell = 1.169, thin = 3.035, far = 0.0295, cache = 629146, deep = 0.0189, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 42.14, row = 5.664, vector = 21.09, tail = 49.89, far = 0.151, cache = 629146, deep = 0.1546, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <plane = 313.2, vector = 10.84, thin = 1.446, far = 0.03762, cache = 629146, deep = 0.009806, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 31.01, vector = 16.05, deep = 0.02906, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 20.48, width = 16, tail = 1.044, cell = 0.8573, thin = 1.082, far = 0.02492, cache = 629146, deep = 0.006477, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 59.4, width = 32, cell = 1.449, thin = 0.6188, deep = 0.02906, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 26.58, row = 3.788, vector = 4.494, cell = 0.2346, thin = 19.47, far = 0.03759, cache = 629146, deep = 0.006138, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 338.4, plane = 0.1193, row = 3.521, vector = 9.838, tail = 3.015, far = 0.004511, cache = 1363149, deep = 0.01169, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 310.9, plane = 2.627, row = 4.593, vector = 4.586, tail = 1.619, cell = 0.2408, far = 0.003289, cache = 629146, deep = 0.01795, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 300.8, plane = 4.743, row = 3.389, vector = 0.5806, tail = 3.652, cell = 1.26, thin = 15.95, far = 0.008041, cache = 419430, deep = 0.01978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <row = 1.084, vector = 3.747, tail = 49.26, cell = 0.9798, deep = 0.21, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 130.7, plane = 7.279, tail = 5.531, cell = 0.4237, far = 0.002306, cache = 1363149, deep = 0.03827, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 605, row = 5.491, width = 64, cell = 0.6748, thin = 0.05745, far = 0.001666, cache = 1363149, deep = 0.009687, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 293.5, row = 7.118, vector = 5.573, tail = 2.369, cell = 0.09066, far = 0.006101, cache = 1048576, deep = 0.01156, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 537.9, row = 9.211, width = 32, cell = 0.7361, thin = 0.1015, far = 0.003738, cache = 1363149, deep = 0.0897, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 22.88, row = 15.19, tail = 7.947, cell = 1.46, thin = 8.54, far = 0.01407, cache = 1048576, deep = 0.01291, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 14.59, plane = 4.708, row = 3.14, vector = 0.5599, tail = 4.842, cell = 0.254, input = 0.08167, far = 0.00105, cache = 419430, deep = 0.01806, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 18.82, row = 2.497, vector = 4.242, tail = 0.5359, cell = 0.2394, input = 0.04249, deep = 0.01976, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 28.56, row = 2.558, tail = 1.907, cell = 1.433, thin = 35.85, deep = 0.01608, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 124.2, plane = 0.1358, tail = 28.87, cell = 2.508, deep = 0.1142, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 7.62, plane = 9.254, row = 0.8824, vector = 1.901, tail = 5.083, cell = 0.5281, far = 0.0001167, cache = 419430, deep = 0.0183, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 123.8, plane = 37.49, row = 1.495, width = 64, cell = 0.6275, thin = 0.03336>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 36.52, row = 3.669, vector = 4.291, tail = 0.9321, cell = 0.3236, far = 0.001353, cache = 419430, deep = 0.01585, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 156.7, plane = 8.465, row = 1.225, vector = 2.904, width = 32, cell = 0.7481, far = 0.004313, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 19.07, row = 4.385, vector = 1.082, tail = 1.93, cell = 1.192, input = 0.05904, thin = 15.37, far = 0.001375, cache = 419430, deep = 0.01533, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 163.3, plane = 112.3, row = 9.807, vector = 3.093, cell = 0.5308, far = 0.006981, cache = 1363149, deep = 0.0031, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 250.1, plane = 8.888, row = 5.184, vector = 5.811, cell = 0.3383, far = 0.008319, cache = 1363149, deep = 0.004001, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 251.3, plane = 30.91, row = 2.46, vector = 0.007949, tail = 0.3325, cell = 1.608, thin = 28.31, far = 0.01241, cache = 1363149, deep = 0.003083, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 66.73, vector = 24.76, tail = 56.47, far = 0.05038, cache = 1048576, deep = 0.174, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 128.1, plane = 12.55, vector = 9.345, cell = 0.139, far = 0.01041, cache = 419430, deep = 0.02757, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <plane = 450.9, row = 13.5, vector = 13.16, far = 0.01009, cache = 419430, deep = 0.00215, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 242.5, plane = 7.078, row = 7.698, vector = 5.967, tail = 0.4775, cell = 0.3285, far = 0.007452, cache = 1363149, deep = 0.005424, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 378, plane = 2.411, width = 32, tail = 11.66, cell = 1.199, thin = 0.05638, far = 0.02781, cache = 419430, deep = 0.00215, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 65.52, plane = 31.39, row = 8.04, tail = 0.4657, cell = 1.85, thin = 11.68, far = 0.0192, cache = 1363149, deep = 0.002686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 22.12, row = 10.59, vector = 61.15, width = 32, tail = 0.4325, far = 0.004459, cache = 1048576, deep = 0.04074, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 16.37, row = 3.593, vector = 21.58, tail = 2.277, input = 0.03589, far = 0.004705, cache = 1048576, deep = 0.06385, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 1.463, plane = 8.15, row = 3.645, vector = 15.85, tail = 2.314, input = 0.08447, thin = 97.92, far = 0.008527, cache = 1048576, deep = 0.06485, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 28.91, row = 20.32, vector = 105.9, tail = 39.13, cell = 2.987, far = 0.03363, cache = 1048576, deep = 0.2475, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 131.9, width = 64, tail = 6.881, cell = 2.069, far = 0.002683, cache = 419430, deep = 0.03658, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 24.49, row = 2.929, vector = 19.49, tail = 0.2642, cell = 0.3208, input = 0.01396, far = 0.005362, cache = 1363149, deep = 0.0378, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 107.4, plane = 35.28, row = 2.57, width = 32, cell = 2.757, thin = 0.1617, far = 0.004053, cache = 1363149, deep = 0.03658, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <plane = 11.63, row = 3.037, vector = 11.84, tail = 1.847, cell = 1.203, input = 0.05636, thin = 49.04, far = 0.001259, cache = 419430, deep = 0.04383, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 21.66, plane = 1.688, tail = 3.086, cell = 0.3979, far = 0.0007441, cache = 838861, deep = 0.03046, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 16.05, plane = 1.442, width = 16, tail = 3.695, cell = 0.4146, thin = 0.1332, far = 0.0002465, cache = 1363149, deep = 0.03115, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 22.67, width = 16, tail = 5.425, cell = 0.902, thin = 0.1463, deep = 0.0258, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 40.2, row = 0.007621, tail = 18.63, cell = 1.681, far = 0.00592, cache = 419430, deep = 0.2523, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 109.7, plane = 2.402, vector = 12.24, width = 32, tail = 18.07, deep = 0.007487, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 15.88, plane = 2.06, width = 16, tail = 6.419, cell = 0.6932, far = 0.0002989, cache = 419430, deep = 0.02239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 77.94, plane = 1.955, vector = 11.06, width = 16, tail = 17.1, deep = 0.007487, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 12.92, plane = 3.203, vector = 2.444, tail = 0.6511, cell = 0.5809, thin = 7.369, deep = 0.0194, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 41.84, plane = 20.55, vector = 7.773, cell = 0.02933, far = 0.005214, cache = 629146, deep = 0.02794, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 60.67, width = 32, input = 0.05911, thin = 0.306, far = 0.003643, cache = 629146, deep = 0.03479, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 36.7, plane = 4.88, vector = 2.889, tail = 2.038, thin = 5.919, far = 0.00471, cache = 419430, deep = 0.03456, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 18.07, plane = 0.6157, vector = 20.5, tail = 32.83, deep = 0.1212, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <width = 32, tail = 1.8, cell = 0.542, far = 0.005851, cache = 419430, deep = 0.008925, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 72.37, width = 32, input = 0.06761, thin = 0.3463, far = 0.002759, cache = 629146, deep = 0.02448, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 36.73, width = 16, cell = 0.612, thin = 0.07983, far = 0.007931, cache = 1048576, deep = 0.008479, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 13.69, plane = 6.636, vector = 4.027, tail = 1.631, thin = 2.505, far = 0.004036, cache = 629146, deep = 0.02184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 13.12, plane = 3.489, vector = 4.967, tail = 1.4, cell = 0.0803, far = 0.001882, cache = 838861, deep = 0.02098, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 4.421, plane = 3.395, vector = 1.158, tail = 1.661, cell = 0.2686, far = 0.0005769, cache = 419430, deep = 0.02271, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 5.721, plane = 2.962, width = 8, tail = 2.063, cell = 0.6027, thin = 0.2297, far = 0.001654, cache = 419430, deep = 0.0191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 14.84, plane = 0.04536, vector = 3.431, tail = 21.32, input = 0.5134, far = 0.01257, cache = 419430, deep = 0.1572, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 147.4, width = 32, cell = 0.3678, thin = 0.1785>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 9.107, plane = 2.928, vector = 0.6808, tail = 2.327, cell = 0.4133, far = 0.002018, cache = 1363149, deep = 0.01836, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 135.7, plane = 1.868, width = 32, input = 0.1923, thin = 0.05053>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 8.488, plane = 3.215, vector = 2.46, tail = 2.016, cell = 0.1844, thin = 7.501, far = 0.005421, cache = 1363149, deep = 0.01311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 102.5, row = 3.259, vector = 8.537, tail = 2.382, input = 0.1665, far = 0.0007721, cache = 1048576, deep = 0.002539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 62.92, plane = 3.133, row = 1.588, vector = 0.1974, tail = 4.723, cell = 0.4363, input = 0.4262, far = 0.0004826, cache = 629146, deep = 0.001981, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 48.95, row = 0.7506, vector = 2.686, cell = 0.2049, input = 0.6126, thin = 19.75, deep = 0.003556, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 207.8, plane = 1.428, tail = 69.12, cell = 1.199, far = 0.008472, cache = 1363149, deep = 0.1556, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 291.9, plane = 85.69, row = 13.48, width = 32, tail = 0.7265, cell = 0.5946, input = 0.08016, far = 0.001981, cache = 1048576, deep = 0.00454, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 62.06, plane = 24.56, row = 4.102, vector = 4.713, tail = 4.9, input = 0.3076, far = 0.002651, cache = 419430, deep = 0.0009953, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 422.9, plane = 1.911, vector = 6.135, width = 16, cell = 0.4858, thin = 0.4113, far = 0.017, cache = 419430, deep = 0.006406, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 10.54, vector = 4.783, input = 0.4044, thin = 13.08, far = 0.01241, cache = 629146, deep = 0.008023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 22.96, plane = 23.34, row = 12.47, vector = 9.82, tail = 2.309, input = 0.04224, far = 0.003686, cache = 629146, deep = 0.02286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 25.28, plane = 19.23, row = 8.055, vector = 7.224, tail = 1.08, input = 0.03933, far = 0.002166, cache = 629146, deep = 0.02387, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 33.96, row = 11.38, tail = 4.955, cell = 1.174, input = 0.08936, thin = 11.47, far = 0.003463, cache = 629146, deep = 0.01851, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 19.96, plane = 0.249, vector = 11.4, tail = 62.91, cell = 1.531, deep = 0.1995, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 35.41, plane = 8.821, row = 4.224, vector = 1.589, tail = 4.585, input = 0.08472, far = 0.001382, cache = 419430, deep = 0.03337, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 175.1, plane = 17.91, row = 9.717, vector = 17.88, width = 64, cell = 0.5869, far = 0.00299, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 0.6513, plane = 36.32, row = 16.87, vector = 2.798, tail = 4.572, cell = 0.5811, input = 0.03814, far = 0.004266, cache = 838861, deep = 0.01935, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 157.8, plane = 24.81, row = 13.99, width = 32, cell = 1.097, thin = 0.5446, far = 0.002312, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 56.55, row = 25.8, tail = 4.467, cell = 1.743, thin = 2.159, far = 0.008487, cache = 1363149, deep = 0.01362, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1155, plane = 112.5, vector = 15.74, tail = 7.968, cell = 0.7795, far = 0.01343, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1224, row = 5.887, tail = 2.691, cell = 2.302, far = 0.0322, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1191, plane = 11.68, row = 3.461, vector = 9.814, tail = 5.558, cell = 1.454, thin = 51.2, far = 0.04446, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.5788, vector = 58.85, tail = 67.5, far = 0.02863, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 270.2, plane = 12.37, vector = 8.574, tail = 0.9216, far = 0.008427, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1401, plane = 144.5, vector = 33.13>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 931.2, row = 22.35, tail = 8.547, cell = 2.195, far = 0.02496, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1352, row = 14.52, width = 32, cell = 2.137, thin = 0.4611, far = 0.01545, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 21.79, row = 23.93, tail = 16.2, cell = 3.9, thin = 19.31, far = 0.08772, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 2945, plane = 35.32, width = 32, cell = 7.777, thin = 1.946, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 2879, plane = 7.232, row = 73.58, vector = 43.06, cell = 2.923, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 290.3, vector = 67.44, tail = 41.38, thin = 214.9, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <plane = 18.01, vector = 117.9, tail = 371.3, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <cell = 2.225, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 3480, plane = 184.4, vector = 113.5>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 1719, plane = 253.2, row = 15.07, vector = 65.52, tail = 11.86, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 2316, plane = 123.6, width = 32, cell = 7.906, thin = 4.25>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <row = 32.46, vector = 48.51, tail = 158.8, thin = 165.6, deep = 0.002961, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 5375, row = 471.5, cell = 10.63>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 1803, row = 200.5, cell = 18.55>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 612.4, row = 13.84, vector = 135.8, tail = 84, thin = 260.8>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <plane = 1.075, vector = 406.1, tail = 131.7>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 289.5, plane = 138.5, row = 1.704, vector = 11.62, cell = 0.3154>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 5772, row = 1134, width = 32, tail = 104, cell = 5.425, thin = 78.95>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 2752, plane = 46.84, row = 81.16, vector = 132.1>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 2686, row = 951.6, width = 32, cell = 10.26, thin = 66.9>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 197.9, tail = 319.3, cell = 19.11>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 45.3, plane = 20, row = 4.544, vector = 4.598, tail = 6.79, tap = 0.1381, far = 0.003163, cache = 838861, deep = 0.04318, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 62.09, vector = 8.319, tail = 56.93, tap = 0.581, step = 0.02212, far = 0.03669, cache = 1363149, deep = 0.4513, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 800.3, plane = 74.17, vector = 27.51, width = 64, cell = 0.3932, input = 0.3777, step = 0.1279, far = 0.007013, cache = 629146, deep = 0.08642, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 1240, plane = 15.88, width = 64, cell = 1.243, input = 0.8067, thin = 0.1314, tap = 0.0003748, step = 0.06152, far = 0.02687, cache = 1363149, deep = 0.1061, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 636.1, plane = 92.8, vector = 36.11, width = 16, tail = 1.697, input = 0.7505, thin = 0.6228, tap = 0.01353, step = 0.3918, far = 0.0368, cache = 1363149, deep = 0.1692, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 30.59, plane = 14.52, row = 11.51, vector = 1.435, tail = 1.756, cell = 0.4588, thin = 5.946, tap = 0.2945, far = 0.007563, cache = 1363149, deep = 0.03178, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 37.38, row = 1.842, vector = 3.28, tail = 0.9296, far = 0.00279, cache = 419430, deep = 0.03072, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <call = 15.74, plane = 46.24, vector = 1.477, width = 16, tail = 1.404, cell = 0.2492, far = 0.01147, cache = 1363149, deep = 0.0279, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 153.3, plane = 35.36, vector = 0.06336, width = 64, tail = 0.7898, cell = 0.2344, far = 0.002931, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 25.93, plane = 132, vector = 5.662, thin = 5.578, far = 0.007811, cache = 419430, deep = 0.02201, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 39.86, row = 2.06, vector = 3.56, width = 16, cell = 0.01506, thin = 0.03836, far = 0.005393, cache = 1363149, deep = 0.02137, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 160.1, plane = 36.56, row = 0.8758, vector = 0.6046, width = 16, tail = 5.085, cell = 0.1966, far = 0.002751, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 60.02, vector = 1.799, tail = 0.5699, thin = 2.367, far = 0.006407, cache = 629146, deep = 0.02585, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 54.68, row = 1.574, vector = 3.93, tail = 0.6757, cell = 0.04698, far = 0.002222, cache = 629146, deep = 0.03054, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 12.26, plane = 63.81, vector = 2.033, tail = 0.1711, cell = 0.2045, far = 0.003998, cache = 629146, deep = 0.05523, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 161, plane = 47.29, width = 64, tail = 0.7147, cell = 0.3962, thin = 0.007726, far = 0.001174, cache = 1363149, deep = 0.0221, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 32.95, plane = 105.3, row = 11.72, vector = 8.023, thin = 16.25, far = 0.003233, cache = 1048576, deep = 0.02869, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.36, row = 1.771, vector = 2.556, tail = 0.2207, cell = 0.03706, far = 0.002003, cache = 629146, deep = 0.03067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 147.4, plane = 50.52, row = 0.7797, width = 16, tail = 0.3643, cell = 0.4066, far = 0.0008369, cache = 1363149, deep = 0.02689, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 11.62, plane = 54.71, row = 2.479, vector = 1.046, cell = 0.4162, thin = 9.317, far = 0.00174, cache = 838861, deep = 0.02778, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 40.75, row = 4.734, vector = 5.229, cell = 0.3069, far = 0.001627, cache = 629146, deep = 0.04147, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 56.48, tail = 5.251, cell = 0.9755, far = 0.001981, cache = 419430, deep = 0.04978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 104.9, plane = 58.49, row = 4.87, vector = 9.49, tail = 44.2, far = 0.00188, cache = 419430, deep = 0.03644, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 22.25, plane = 76.69, row = 34.25, vector = 1.37, tail = 0.6518, cell = 0.7662, thin = 28.75, far = 0.003204, cache = 419430, deep = 0.03906, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 42.68, row = 2.638, tail = 5.033, cell = 0.7666, far = 0.001252, cache = 1363149, deep = 0.04066, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 115.4, plane = 53.19, row = 2.415, vector = 5.683, tail = 34.96, far = 0.001449, cache = 419430, deep = 0.03651, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 47.47, row = 2.361, tail = 1.833, cell = 1.486, thin = 17.03, far = 0.00138, cache = 419430, deep = 0.03483, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 97.95, row = 0.5568, vector = 4.202, tail = 1.412, cell = 0.1297, far = 0.00497, cache = 629146, deep = 0.02335, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 9.041, plane = 97.31, vector = 3.064, cell = 0.2077, far = 0.009711, cache = 1048576, deep = 0.04721, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 309.6, plane = 148.9, row = 1.783, vector = 5.825, tail = 1562, far = 0.004484, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 3.447, plane = 36.26, row = 116.7, vector = 15.86, tail = 2.236, thin = 17.96, far = 0.01427, cache = 838861, deep = 0.02335, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 91.6, vector = 3.929, tail = 0.7231, cell = 0.1321, far = 0.008259, cache = 838861, deep = 0.02227, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 251.3, plane = 153.9, row = 0.7054, vector = 3.928, tail = 2048, far = 0.004817, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 45.41, plane = 92.06, row = 1.285, vector = 1.791, cell = 0.6286, thin = 21.79, far = 0.01627, cache = 1048576, deep = 0.01504, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 83.77, width = 32, cell = 0.5695, input = 0.007533, thin = 0.08746, far = 0.01989, cache = 1363149, deep = 0.02467, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 14.03, plane = 72.67, cell = 0.249, input = 0.1114, far = 0.008039, cache = 419430, deep = 0.03857, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 50.08, plane = 287.3, row = 0.8449, tail = 1142, cell = 0.2053, input = 0.08881, deep = 0.03952, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 57.81, plane = 81.85, row = 9.631, vector = 16.97, thin = 35.02, far = 0.007417, cache = 419430, deep = 0.02713, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 6.472, plane = 78.27, vector = 1.414, width = 16, cell = 0.5876, input = 0.02761, far = 0.01669, cache = 1048576, deep = 0.02551, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <plane = 282, row = 1.635, tail = 1840, input = 0.2329, deep = 0.03952, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 18.53, plane = 64.02, row = 3.277, cell = 0.3317, input = 0.1924, thin = 15.22, far = 0.0158, cache = 838861, deep = 0.02828, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 173.8, plane = 30.79, vector = 6.47, width = 32, cell = 0.2834, far = 0.0208, cache = 1048576, deep = 0.0113, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 268.8, plane = 53.47, vector = 2.775, tail = 6.282, cell = 0.2361, far = 0.01544, cache = 419430, deep = 0.04674, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 361.7, width = 32, tail = 2.387, cell = 0.7908, deep = 0.0007584, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 108.6, plane = 16.32, row = 130.4, vector = 13.72, thin = 24.74, far = 0.01905, cache = 419430, deep = 0.02011, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 238.2, plane = 71.36, width = 16, cell = 0.5349, thin = 0.175, far = 0.01886, cache = 419430, deep = 0.0141, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 718.1, plane = 186.4, width = 16, thin = 0.53, far = 0.0393, cache = 419430, deep = 0.0003792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 40.62, plane = 62.06, row = 3.57, vector = 4.434, tail = 0.9298, cell = 0.1353, thin = 16, far = 0.01438, cache = 419430, deep = 0.006711, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 50.61, row = 13.46, vector = 46.3, cell = 0.4473, far = 0.004383, cache = 419430, deep = 0.01606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <plane = 53.49, row = 6.189, vector = 31.85, cell = 1.315, far = 0.005824, cache = 419430, deep = 0.0275, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 132.4, plane = 47.09, row = 10.46, vector = 59.16, tail = 1458, far = 0.0003473, cache = 1048576, deep = 0.01211, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 128.7, plane = 118.1, row = 43.89, cell = 3.858, thin = 45.94, far = 0.0108, cache = 419430, deep = 0.01606, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 60.31, row = 8.482, vector = 30.95, cell = 1.406, far = 0.005233, cache = 419430, deep = 0.01541, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 150.5, plane = 37.21, row = 3.265, vector = 47.5, tail = 185.9, far = 0.00147, cache = 419430, deep = 0.01333, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 53.57, row = 1.569, vector = 8.138, tail = 9.048, cell = 8.373, thin = 18.73, far = 0.007696, cache = 419430, deep = 0.0139, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 50.43, row = 2.019, vector = 7.598, width = 32, cell = 0.1076, thin = 0.1135, far = 0.006405, cache = 1048576, deep = 0.05481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 35.15, plane = 48.23, vector = 5.868, width = 32, cell = 0.5363, thin = 0.04947, far = 0.02769, cache = 1363149, deep = 0.04746, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 126.4, plane = 55.36, vector = 6.58, width = 32, cell = 0.1594, thin = 0.2066, far = 0.01311, cache = 1363149, deep = 0.04922, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 84.04, plane = 125.7, vector = 10.59, thin = 10.31, far = 0.01061, cache = 1363149, deep = 0.05382, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 0.2263, plane = 50.01, row = 2.695, vector = 7.823, width = 32, cell = 0.1342, thin = 0.005185, far = 0.007976, cache = 1048576, deep = 0.06112, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 115.7, plane = 50.78, vector = 9.259, width = 32, cell = 0.1259, thin = 0.1278, far = 0.01334, cache = 1363149, deep = 0.05445, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 2.507, plane = 62.77, row = 5.006, cell = 0.7014, thin = 2.557, far = 0.0121, cache = 1363149, deep = 0.0618, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 2.717, plane = 67.94, row = 6.247, vector = 9.301, tail = 1.057, cell = 0.1955, far = 0.002824, cache = 1363149, deep = 0.08481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 3.931, plane = 66.87, row = 3.64, vector = 6.202, tail = 0.499, cell = 0.3273, far = 0.003361, cache = 629146, deep = 0.1472, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 159.4, plane = 73.86, row = 1.368, vector = 7.639, width = 64, cell = 0.6363, thin = 0.02101, deep = 0.03706, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 293.6, plane = 190.7, vector = 7.302, tail = 0.2048, cell = 0.1085, far = 0.007647, cache = 838861, deep = 0.09144, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 111, row = 234.6, vector = 62.54, thin = 35.34, deep = 0.06973, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 9.765, plane = 66.2, row = 3.418, vector = 6.063, tail = 1.019, cell = 0.4097, far = 0.004561, cache = 629146, deep = 0.1436, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 167.6, plane = 68.54, vector = 6.887, width = 32, cell = 0.9086, deep = 0.1059, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 41.83, plane = 64.82, row = 7.805, vector = 1.738, cell = 1.767, thin = 55.11, far = 0.01085, cache = 838861, deep = 0.2195, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 77.21, row = 2.447, vector = 10.85, width = 32, cell = 0.02368, input = 0.1139, thin = 0.0474, far = 0.001559, cache = 1363149, deep = 0.02147, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <plane = 78.47, tail = 5.689, cell = 0.5167, input = 0.2168, far = 0.005464, cache = 1048576, deep = 0.05022, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 399.4, plane = 71.38, row = 3.374, width = 32, tail = 8.59, cell = 0.2899, input = 0.1048, far = 0.003173, cache = 1363149, deep = 0.009136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 80.51, plane = 18.15, row = 135.7, vector = 18.13, tail = 6.366, thin = 14.24, far = 0.005512, cache = 629146, deep = 0.01907, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 7.487, plane = 91.3, row = 2.312, tail = 5.623, cell = 0.5551, input = 0.1268, far = 0.002197, cache = 419430, deep = 0.01767, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 472, plane = 90.14, row = 3.215, width = 32, tail = 0.5704, cell = 0.3597, input = 0.1604, far = 0.0004857, cache = 1363149, deep = 0.009136, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 29.24, plane = 74.13, row = 4.064, vector = 3.762, tail = 3.06, input = 0.3154, thin = 14.87, far = 0.003782, cache = 1363149, deep = 0.01219, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 10.02, plane = 148, row = 3.9, vector = 10.99, tail = 9.428, cell = 0.8691, far = 0.05652, cache = 419430, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 90.31, row = 3.198, tail = 17.72, cell = 2.112, far = 0.06151, cache = 1363149, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 86.93, plane = 31.21, width = 32, cell = 1.875, thin = 0.4994>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <tail = 17.7, cell = 0.987, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 1096, vector = 201.4, thin = 210.7, far = 0.1156, cache = 419430, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 93.74, row = 6.855, vector = 8.932, tail = 9.789, cell = 0.943, far = 0.03386, cache = 1048576, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 32.96, row = 6.932, width = 16, tail = 3.069, cell = 2.299>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 224.5, plane = 54.63, vector = 7.8, width = 8, tail = 11.46, cell = 2.963, far = 0.1125, cache = 1363149, deep = 0.2539, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <vector = 51.26, width = 64, tail = 127.8, cell = 0.6747, deep = 0.03978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <plane = 42.77, width = 32, tail = 30.19, cell = 3.712, deep = 0.09547, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <vector = 92.59, width = 64, tail = 97.16, deep = 0.05341, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 218406, row = 95.47, vector = 33.01, deep = 0.03635, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <tail = 1793, cell = 20.52, deep = 0.06362, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <plane = 46.47, width = 32, tail = 38.99, cell = 3.14, deep = 0.1075, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <plane = 52.38, width = 32, tail = 36.21, cell = 3.442, deep = 0.0858, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 123.4, cell = 3.677, thin = 378.2, far = 0.4972, cache = 419430, deep = 0.03771, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 74.83, row = 5.92, vector = 2.921, tail = 4.576, tap = 0.07624, step = 0.003649, far = 0.002723, cache = 629146, deep = 0.03218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 231.9, plane = 735.6, row = 7.047, vector = 10.7, tail = 6.725, input = 0.6193, tap = 0.009515, step = 0.006876, far = 0.01078, cache = 419430, deep = 0.1284, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 3.089, plane = 76.49, row = 5.814, vector = 2.437, tail = 3.488, thin = 4.916, tap = 0.1053, step = 0.005887, far = 0.002802, cache = 629146, deep = 0.03445, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 309.8, plane = 717.8, vector = 11.79, tail = 26.49, input = 1.047, tap = 0.01017, step = 0.04917, far = 0.02978, cache = 1363149, deep = 0.1622, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 25.75, plane = 77.56, row = 5.596, vector = 2.396, tail = 2.183, thin = 5.11, tap = 0.2315, step = 0.01193, far = 0.002541, cache = 419430, deep = 0.03939, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <row = 360, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <cell = 1.545, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <tail = 0.3807, cell = 1.855, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <tail = 2225, cell = 5.106, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <plane = 140193>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <width = 32, cell = 1.14, thin = 0.4731, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 3174902>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <vector = 4.463, width = 8, cell = 0.563, deep = 0.000000001313, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 466.7, plane = 1.58, row = 8.107, vector = 9.027, tail = 2.434, cell = 0.04021, far = 0.00199, cache = 838861, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 281.4, plane = 1.712, row = 5.225, vector = 4.989, tail = 1.404, cell = 0.3213, far = 0.00739, cache = 1363149, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 246.4, row = 3.702, vector = 5.804, tail = 4.259, thin = 30.68, far = 0.004417, cache = 419430, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 13.64, vector = 3.789, tail = 61.34, cell = 1.094, far = 0.02393, cache = 419430, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <row = 3.182, vector = 8.147, cell = 0.1602, far = 0.005259, cache = 419430, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 517.2, plane = 21.32, row = 8.709, vector = 11.56>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 286.1, plane = 22.63, row = 3.898, vector = 1.14, width = 16, tail = 3.746, cell = 0.9157, far = 0.0025, cache = 419430, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 511.1, vector = 15.45, width = 32, cell = 0.4684, thin = 0.2929>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 49.14, row = 8.399, vector = 3.99, tail = 6.951, cell = 0.6597, thin = 10.07, far = 0.008901, cache = 419430, deep = 0.0004594, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 40.74, row = 12.65, vector = 6.292, width = 32, tail = 43.92, thin = 2.257, tap = 0.1531, deep = 0.06147, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 8.673, row = 8.704, vector = 7.171, tail = 61.1, input = 0.09252, tap = 0.5732, step = 0.001801, far = 0.186, cache = 1048576, deep = 0.2422, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 644, plane = 66.26, row = 5.25, vector = 11.32, tail = 16.82, input = 0.6582, tap = 0.002532, step = 0.1104, deep = 0.05298, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 1752, plane = 16.08, cell = 0.5286, input = 0.8643, tap = 0.2321, far = 0.04173, cache = 1363149, deep = 0.09801, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 691, plane = 21.87, row = 6.257, vector = 26.51, tail = 41.54, input = 0.6541, tap = 0.005118, step = 0.4348, deep = 0.1596, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <row = 16.42, width = 16, cell = 0.5801, thin = 1.263, tap = 0.3905, far = 0.01068, cache = 419430, deep = 0.03073, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <call = 16.44, plane = 49.68, width = 32, tail = 2.836, cell = 0.3516, thin = 0.003121, deep = 0.04152, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 67.83, cell = 0.5509, deep = 0.04152, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 136.3, plane = 2.632, row = 55.66, vector = 3.646>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 58.47, plane = 93.94, row = 2.473, vector = 5.941, cell = 0.2069, thin = 20.44, deep = 0.04218, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 16.28, plane = 49.33, vector = 0.6492, width = 16, cell = 0.3774, thin = 0.134, deep = 0.04152, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 130.8, row = 62.01, width = 32, tail = 31.52, cell = 0.2521>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 28.24, plane = 52.15, row = 2.723, vector = 2.22, thin = 10.61, far = 0.01737, cache = 838861, deep = 0.03224, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 23.53, plane = 91.27, row = 0.752, tail = 5.219, cell = 0.5322, far = 0.02834, cache = 1363149, deep = 0.02085, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <plane = 94.07, cell = 1.041, far = 0.02734, cache = 838861, deep = 0.02772, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 41.52, plane = 167.5, row = 2.35, vector = 7.458, tail = 1095, far = 0.02681, cache = 838861>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 287.7, plane = 85.12, row = 72.38, vector = 12.32, thin = 28.79, far = 0.02599, cache = 419430, deep = 0.02119, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 34.58, plane = 90.97, width = 32, cell = 0.8859, thin = 0.01339, far = 0.0305, cache = 1363149, deep = 0.02119, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <plane = 185.9, vector = 17.41, cell = 0.4599, far = 0.01559, cache = 1048576>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 44.85, plane = 120.1, vector = 4.771, cell = 0.4665, thin = 19.57, far = 0.01975, cache = 1048576, deep = 0.01448, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 56.76, row = 4.223, vector = 2.739, tail = 3.699, input = 0.001562, tap = 0.1044, far = 0.01359, cache = 1363149, deep = 0.03104, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 523.5, plane = 678.6, row = 6.897, vector = 6.265, tail = 20.79, input = 0.6371, step = 0.03268, far = 0.03558, cache = 1363149, deep = 0.08664, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 74.68, row = 5.34, vector = 1.832, tail = 4.262, thin = 9.939, tap = 0.1264, far = 0.01028, cache = 838861, deep = 0.0333, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 241.6, plane = 646.9, row = 4.263, vector = 12.41, width = 16, tail = 31.65, input = 1.452, step = 0.03538, deep = 0.1114, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 84.2, row = 4.859, vector = 2.238, tail = 4.255, thin = 10.11, tap = 0.2428, far = 0.02401, cache = 838861, deep = 0.02162, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <vector = 7.504, width = 64, cell = 0.1394, thin = 0.01136, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <row = 1.801, vector = 2.869, tail = 2.578, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <row = 6.547, vector = 1.823, tail = 0.2508, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <tail = 41.27, cell = 1.01, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <row = 14.6, vector = 3.065, width = 32, cell = 0.1001, deep = 0.1002, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <row = 5.226, vector = 3.032, tail = 0.3942, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <row = 14.87, width = 32, tail = 2.664, cell = 0.3461, deep = 0.1002, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <row = 0.07389, vector = 3.557, tail = 5.541, deep = 0.1908, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 248, plane = 1.599, row = 8.745, vector = 9.631, cell = 0.0005802, far = 0.0006073, cache = 419430, deep = 0.01006, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 240.7, plane = 3.769, row = 3.932, vector = 7.177, tail = 0.5607, cell = 0.07219, far = 0.0006246, cache = 1363149, deep = 0.02893, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 232.3, plane = 8.077, row = 3.706, vector = 4.409, tail = 0.8467, cell = 0.3909, thin = 39.69, far = 0.000768, cache = 419430, deep = 0.03351, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <vector = 14.87, tail = 55.13, cell = 0.3636, far = 0.02546, cache = 1363149, deep = 0.4344, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 93.09, plane = 23.54, vector = 10.01, tail = 0.01113, cell = 0.01044, far = 0.0009293, cache = 1363149, deep = 0.02306, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 399.8, row = 10.49, width = 32, cell = 0.6364, thin = 0.1626, far = 0.000519, cache = 419430, deep = 0.005441, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 222.7, plane = 0.8875, row = 10.1, vector = 5.327, tail = 0.8919, cell = 0.1939, deep = 0.008786, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 359.4, plane = 0.3078, row = 11.63, width = 32, cell = 0.8723, thin = 0.1587, deep = 0.004997, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 25.42, plane = 4.07, row = 13.06, vector = 3.976, tail = 0.7177, cell = 0.4101, thin = 14.72, far = 0.0005016, cache = 419430, deep = 0.01073, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 32.64, row = 56.78, vector = 0.495, tail = 30.37, tap = 0.1304, deep = 0.09072, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 79.81, row = 8.748, vector = 2.279, tail = 54.97, input = 0.1314, tap = 0.5427, far = 0.07657, cache = 629146, deep = 0.6063, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 772.6, plane = 74.38, vector = 22.18, tail = 23.21, input = 0.8162, step = 0.02077, far = 0.005261, cache = 419430, deep = 0.1214, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 745.2, plane = 16.34, vector = 1.665, cell = 2.165, input = 0.6076, tap = 0.08405, far = 0.02243, cache = 1363149, deep = 0.1071, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 496.2, plane = 112.5, vector = 32.14, tail = 21.23, input = 1.341, tap = 0.01388, step = 0.1778, far = 0.05111, cache = 419430, deep = 0.2202, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <plane = 11.94, row = 16.01, tail = 18.35, cell = 0.2022, input = 0.132, thin = 10.95, tap = 0.259, deep = 0.06586, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 30.96, row = 0.8597, vector = 1.992, width = 32, cell = 0.1892, thin = 0.1331, far = 0.001661, cache = 419430, deep = 0.01358, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 63.66, tail = 1.082, cell = 0.4062, far = 0.004358, cache = 419430, deep = 0.01358, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 101.1, plane = 60.4, width = 32, cell = 0.2351, thin = 0.292, far = 0.002558, cache = 838861>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <plane = 90.19, row = 9.73, vector = 6.326, thin = 17.4, far = 0.004112, cache = 1363149, deep = 0.01358, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.34, row = 0.2968, width = 32, cell = 0.2876, thin = 0.2058, far = 0.002072, cache = 629146, deep = 0.01358, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 96.98, plane = 62.89, width = 32, cell = 0.2829, thin = 0.2142, far = 0.002152, cache = 838861>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 57.12, row = 2.336, vector = 1.252, cell = 0.1656, thin = 8.333, far = 0.002526, cache = 1363149, deep = 0.01358, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 104.2, width = 32, cell = 0.5835, thin = 0.07556, deep = 0.02796, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 132.4, plane = 140.1, vector = 3.232, width = 32, cell = 0.5697, far = 0.04576, cache = 419430, deep = 0.02527, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 33704, plane = 334.1, row = 30.02, vector = 19.54>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <plane = 29.81, row = 199.3, vector = 7.222, deep = 0.0186, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 123.7, cell = 0.7435, far = 0.04563, cache = 419430, deep = 0.01447, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <plane = 66.19, vector = 44.83, width = 32, cell = 0.1548>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 177.1, plane = 141.3, vector = 4.674, tail = 1.241, far = 0.03195, cache = 419430, deep = 0.01275, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 64.55, row = 8.718, vector = 2.065, tail = 4.738, tap = 0.05639, step = 0.009801, deep = 0.04384, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 293.1, plane = 650.7, tail = 28.53, input = 0.8029, tap = 0.008907, step = 0.01087, far = 0.0401, cache = 1363149, deep = 0.04916, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 72.07, row = 7.004, tail = 3.715, cell = 0.2041, thin = 7.333, tap = 0.09879, step = 0.01372, far = 0.003175, cache = 1363149, deep = 0.03699, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 468.1, plane = 692.8, row = 13.56, vector = 0.2891, tail = 6.423, input = 1.649, thin = 8.268, tap = 0.01126, step = 0.005974, far = 0.02581, cache = 1048576, deep = 0.02365, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 74.64, row = 7.091, vector = 1.536, thin = 8.148, tap = 0.2319, step = 0.02419, far = 0.002295, cache = 1363149, deep = 0.02362, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 13.66, row = 9.88, tail = 17.05, tap = 0.1927, step = 0.009763, far = 0.01511, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 310.3, plane = 0.0279, row = 2.212, tail = 8.144, cell = 0.7339, input = 0.06027, tap = 0.5919, far = 0.04107, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1202, plane = 78.25, vector = 5.223, tail = 7.246, input = 0.5484, step = 0.1184>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 2258, plane = 15.12, cell = 1.05, input = 0.6369, step = 0.0574, far = 0.1322, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 27.68, plane = 48.12, vector = 25.98, tail = 6.523, input = 0.5191, thin = 13.33, step = 0.3496, far = 0.07986, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <plane = 13.06, row = 8.126, vector = 2.535, tail = 2.762, thin = 24.66, tap = 0.3158, far = 0.0107, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 78.22, row = 12.96, width = 64, cell = 0.002977, thin = 0.2171, tap = 0.06471, far = 0.007704, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 0.6092, plane = 813.6, row = 7.302, width = 64, tail = 19.66, cell = 0.1032, input = 0.7618, thin = 0.1619, tap = 0.02543, far = 0.06271, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 96.06, row = 13.57, cell = 0.1483, thin = 7.226, tap = 0.08029, step = 0.00044, far = 0.0121, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 27.11, plane = 873.7, row = 12.8, tail = 27.15, cell = 0.7838, input = 1.52, thin = 1.876, far = 0.1796, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 104.6, row = 7.387, vector = 0.842, tail = 5.301, cell = 0.1576, thin = 2.97, tap = 0.231, step = 0.001093, far = 0.02912, cache = 1363149>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 126.1, plane = 70.28, row = 15.73, width = 32, tail = 2.34, thin = 9.873, tap = 0.1578>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 279.6, plane = 7.006, vector = 0.7365, cell = 0.9509, input = 0.8198, tap = 0.003395, step = 0.01639>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <plane = 11.84, row = 11.06, tail = 15.01, cell = 0.4134, thin = 4.249, tap = 0.1502, step = 0.03436>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 91.75, row = 1.793, vector = 5.201, tail = 2.583, tap = 0.04467, step = 0.000542, far = 0.002105, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 232.6, plane = 592.5, row = 7.142, tail = 17.45, input = 0.3917, thin = 0.9539, tap = 0.001849, far = 0.04621, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 90.47, row = 1.8, vector = 4.165, tail = 8.606, input = 0.002678, tap = 0.03855, far = 0.007262, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 103.3, row = 6.117, vector = 3.735, tail = 0.5457, thin = 11.68, tap = 0.07967, step = 0.0006057, far = 0.006314, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 34.55, plane = 7.651, row = 1.477, vector = 11.9, tail = 0.8832, far = 0.0009697, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 31.78, row = 1.004, vector = 6.389, cell = 0.0647, far = 0.002502, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 39.52, plane = 1.232, row = 1.966, vector = 4.584, tail = 0.03848, cell = 0.1505, far = 0.003288, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 49.9, row = 1.617, vector = 7.672, tail = 0.6392, cell = 0.1213, far = 0.001896, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 86.59, plane = 1.216, row = 3.158, vector = 4.652, cell = 0.3193, far = 0.001677, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 89.15, plane = 1.697, row = 2.928, vector = 0.2416, tail = 2.463, cell = 1.422, thin = 11.28, far = 0.007721, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 255.8, row = 27.47, vector = 26.57, tail = 1.564, far = 0.00202, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 204.9, plane = 12.51, row = 16.2, vector = 14.64, tail = 1.978, cell = 0.1675, far = 0.001428, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 198, plane = 1.596, row = 16.21, vector = 12.36, tail = 1.67, cell = 0.1434, far = 0.0033, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 16.13, plane = 12.89, row = 44.77, vector = 22.24, tail = 3.713>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 31.63, row = 30.79, vector = 17.07, tail = 0.9234>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <plane = 4.024, row = 24.24, tail = 2.064, cell = 3.662, thin = 8.761, far = 0.00913, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 49.51, plane = 20.7, row = 6.25, width = 64, tail = 0.02479, thin = 0.1641, tap = 0.191, far = 0.006377, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 529.3, plane = 18.75, width = 32, cell = 2.327, input = 0.8185, thin = 0.5397, tap = 0.02766, far = 0.004509, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 90.77, plane = 9.264, row = 12.33, tail = 6.399, thin = 25.93, tap = 0.3886, step = 0.0055, far = 0.007197, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 57.65, row = 2.56, vector = 7.63, tail = 0.1816, cell = 0.09157, far = 0.002138, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 62.17, vector = 2.179, tail = 1.827, cell = 0.2994, far = 0.0008579, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 55.99, row = 1.41, vector = 3.219, cell = 0.1777, thin = 14.06, far = 0.00005397, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 123.9, plane = 58.04, row = 0.9326, tail = 298.2, cell = 0.3543>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 57.08, row = 2.384, vector = 4.48, tail = 0.8449, cell = 0.2079, far = 0.0004628, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 56.43, row = 1.346, vector = 3.574, cell = 0.2165, thin = 13.92>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 137.5, plane = 58.13, row = 2.385, tail = 167.9, cell = 0.437>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 57.57, row = 1.148, vector = 4.314, cell = 0.3064, thin = 13.55>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 103.6, plane = 92.59, vector = 21.46, cell = 0.09819>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 145.5, plane = 87.62, vector = 11.15, cell = 0.2912>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 293.3, plane = 103.5, row = 0.002686, vector = 4.172, tail = 4.282, cell = 0.817, thin = 33.1>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 435.9, row = 7.57, vector = 22.12, tail = 1979, far = 0.03536, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 119.5, plane = 99.64, row = 2.325, vector = 8.877, tail = 2.786, cell = 0.6944, far = 0.004455, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 313.5, plane = 105.7, vector = 3.278, tail = 4.882, cell = 1.021, thin = 32.52>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <plane = 311.4, row = 27.34, vector = 14.95, tail = 2775, far = 0.0007539, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 446.3, plane = 108.3, tail = 8.725, cell = 1.864, thin = 30.24>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 80.21, row = 7.993, vector = 4.416, tail = 8.056, tap = 0.1122, step = 0.000241, far = 0.00463, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 358.1, plane = 734.5, row = 7.903, vector = 59.79, tail = 31.39, input = 0.157, step = 0.03083, far = 0.01657, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 15.9, plane = 76.4, row = 7.826, vector = 4.129, tail = 5.627, tap = 0.1309, step = 0.001233, far = 0.005101, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 42.97, plane = 78.51, row = 8.146, vector = 3.035, tail = 8.304, thin = 13.12, tap = 0.2751, step = 0.001038, far = 0.007898, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <vector = 1.128, width = 64, tail = 33.48, thin = 0.1333, tap = 0.2267, far = 0.1012, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 1286, plane = 11.14, row = 8.348, vector = 43.39, width = 32, input = 0.9055, step = 0.04691, far = 0.02768, cache = 629146>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 17.08, row = 6.735, vector = 0.202, tail = 43.32, thin = 14.56, tap = 0.3132, step = 0.05297>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 72.06, row = 8.95, vector = 5.663, tail = 6.683, tap = 0.08707, step = 0.00195>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 99.96, plane = 696.8, row = 21.86, vector = 9.643, tail = 23.21, input = 0.3669, tap = 0.00267, step = 0.003496, far = 0.006461, cache = 1048576>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 78.99, row = 7.835, tail = 9.123, cell = 0.2411, tap = 0.1195, step = 0.0008568, far = 0.004482, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 1.845, plane = 78.95, row = 7.261, tail = 4.92, cell = 0.6104, thin = 11.6, tap = 0.2354, step = 0.00003401, far = 0.007245, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <row = 72.58, width = 32, thin = 1.841, tap = 0.1558, step = 0.01564, far = 0.05366, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 27970, plane = 7.632, cell = 0.3329, input = 0.9576, tap = 0.06167, far = 0.09623, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 92.69, plane = 16.72, row = 42.01, width = 32, cell = 0.05584, input = 0.009903, thin = 1.938, tap = 0.2698, far = 0.04818, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 39.46, row = 10.94, tail = 6.798, tap = 0.07501, step = 0.00009138>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 238.2, plane = 788.6, vector = 2.05, width = 128, tail = 27.65, input = 0.3328, thin = 0.1176, tap = 0.0157, step = 0.005193, far = 0.02792, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 56.68, row = 7.915, tail = 3.792, cell = 0.1009, tap = 0.07259, step = 0.0007674>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 46.76, row = 11.08, tail = 0.2131, thin = 15.1, tap = 0.2145, step = 0.005441, far = 0.01653, cache = 419430>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <row = 91.84, width = 32, input = 0.09674, thin = 21.86, tap = 0.2213, step = 0.0249>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <row = 81.24, input = 0.126, thin = 591.8, tap = 0.4183>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 71.6, vector = 10.57, width = 128, tail = 8.284, input = 0.006503, tap = 0.07071>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 322.4, plane = 802.7, row = 28.34, vector = 18.21, tail = 3.033, input = 0.1614, step = 0.02718, far = 0.08044, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 95.11, row = 3.315, vector = 6.433, width = 32, tail = 3.165, input = 0.005352, tap = 0.06384, step = 0.0000664, far = 0.001108, cache = 629146>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 1.024, plane = 106.1, row = 8.263, vector = 1.711, tail = 7.243, cell = 0.07702, thin = 7.571, tap = 0.1611>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 36.55, width = 32, tail = 25.4, thin = 2.045, tap = 0.1344>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 3636, plane = 9.702, width = 64, cell = 0.3698, input = 1.231, thin = 0.3254, tap = 0.01895>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <plane = 45.63, width = 32, cell = 0.04625, thin = 2.016, tap = 0.2599, far = 0.01103, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 22.89, row = 1.574, tail = 26.55, cell = 0.08067, input = 0.05795, tap = 0.01063>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 23.79, plane = 523.3, vector = 8.839, tail = 17.49, input = 0.3196>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 27.56, vector = 5.969, width = 32, tail = 14, input = 0.04705, step = 0.003704>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 90.33, row = 0.175, vector = 0.6786, tail = 13.96, thin = 8.69, tap = 0.1429, step = 0.001635, far = 0.006997, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 22.95, plane = 9.198, row = 0.3938, vector = 10.97, tail = 0.5058, cell = 0.05953, far = 0.002222, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 10.73, plane = 12.72, vector = 7.358, cell = 0.03677, far = 0.001801, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 23.5, plane = 6.479, row = 0.1768, vector = 3.848, width = 16, cell = 0.5491, thin = 0.1911, far = 0.001024, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 37.76, plane = 4.974, row = 0.72, vector = 8.77, tail = 1.035, cell = 0.08709, far = 0.0005882, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 64.18, plane = 7.429, vector = 5.845, width = 16, cell = 0.6418, thin = 0.2248>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 42.68, plane = 3.368, row = 2.139, vector = 3.846, cell = 0.6924, thin = 10.38, far = 0.0008525, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 130.4, plane = 139.7, row = 24.24, vector = 23.56, cell = 0.1163, far = 0.00903, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 214.7, plane = 42.89, row = 11.43, vector = 10.19, tail = 3.274, cell = 0.4542, far = 0.01515, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 171.5, plane = 64.88, row = 7.702, tail = 8.57, cell = 1.755, far = 0.02448, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 11.29, plane = 62.3, row = 42.39, vector = 21.93, tail = 4.598, far = 0.02154, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 6.106, plane = 81.87, row = 21.17, vector = 3.846, tail = 10.74, cell = 1.766, far = 0.03054, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 103.6, plane = 1.408, row = 20.25, width = 8, tail = 11.23, cell = 3.547, thin = 3.553, far = 0.04319, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <plane = 56.14, row = 5.271, tail = 9.11, tap = 0.2078, step = 0.004632, far = 0.0002113, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 406.5, plane = 18.67, vector = 23.1, input = 1.001, tap = 0.04012, step = 0.01698>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 39.26, plane = 13.89, row = 16.34, cell = 0.4148, thin = 21.61, tap = 0.3248, step = 0.01655>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 47.31, row = 0.7522, vector = 11.27, tail = 0.3257, far = 0.002205, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 59.22, vector = 4.187, tail = 3.238, cell = 0.1504, far = 0.00373, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 51.66, row = 1.63, vector = 3.922, tail = 1.476, cell = 0.07683, thin = 12.92, far = 0.003164, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 137.5, plane = 50.39, row = 0.9814, tail = 73.28, cell = 0.3503, far = 0.0006525, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.15, row = 1.646, vector = 7.811, tail = 0.9982, far = 0.003248, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 49.95, row = 1.743, vector = 4.103, tail = 1.801, cell = 0.1417, thin = 12.69, far = 0.002732, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 143.3, plane = 51.72, row = 1.119, vector = 7.107, tail = 75.38, far = 0.001814, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 4.571, plane = 51.04, row = 1.7, vector = 4.429, tail = 2.321, cell = 0.2588, thin = 12.26, far = 0.00431, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 151.1, row = 4.618, width = 64, tail = 2.591, cell = 0.584, thin = 0.1134, far = 0.002463, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 38.44, plane = 118, row = 1.685, vector = 1.637, tail = 3.357, cell = 0.7819, far = 0.002382, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 93.51, plane = 114.8, row = 4.542, cell = 1.184, thin = 29.36>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 268.6, row = 36.87, vector = 14.21, tail = 1101, far = 0.03721, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 148.5, row = 6.031, width = 64, cell = 0.9749, thin = 0.2595, far = 0.003042, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 98.09, plane = 112.9, row = 5.69, cell = 1.294, thin = 28.42>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <plane = 405.3, row = 37.09, width = 64, cell = 0.7366, thin = 0.1966, far = 0.002637, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 185.7, plane = 124.2, row = 4.956, cell = 1.7, thin = 28.49>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 76.02, row = 4.974, vector = 6.215, tail = 9.848, tap = 0.1062, far = 0.004823, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 202.5, plane = 783.5, vector = 12.29, tail = 67.7, input = 0.573, tap = 0.01753, far = 0.03048, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 6.246, plane = 75.52, row = 7.523, vector = 3.824, tail = 8.171, tap = 0.1407, step = 0.0004268, far = 0.01011, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 8.25, plane = 86.23, row = 7.899, vector = 4.622, tail = 4.096, thin = 12.44, tap = 0.2391, far = 0.01747, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <width = 64, tail = 105.5, thin = 0.553, tap = 0.1701, step = 0.02205>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 524.1, plane = 27.01, width = 64, cell = 0.6689, input = 0.9899, thin = 0.5733, tap = 0.05378, step = 0.01184>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 60.67, row = 64.63, width = 32, tail = 49.5, cell = 0.389, input = 0.01451, thin = 2.327, tap = 0.2749, step = 0.01099>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 29.13, plane = 79.85, row = 6.713, vector = 1.836, tail = 5.03, tap = 0.1299, step = 0.0003488>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 678.9, plane = 576.1, row = 44.12, vector = 20.99, width = 64, input = 0.4056, tap = 0.005155, step = 0.009416, far = 0.003416, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 66.92, plane = 79.85, row = 8.973, vector = 0.3186, width = 32, input = 0.008759, thin = 0.4927, tap = 0.1632, step = 0.003726, far = 0.001195, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 138, plane = 94.94, row = 1.338, vector = 0.9128, tail = 9.011, thin = 18.72, tap = 0.3096, step = 0.01287>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 556.2, row = 109, width = 64, cell = 0.128, thin = 2.788, tap = 0.1509>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 474.7, plane = 10.69, tail = 93.72, input = 1.152, tap = 0.1927>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 1324, row = 11.07, tail = 37.46, cell = 0.7683, tap = 0.246>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 63.67, row = 2.76, width = 64, tail = 3.084, cell = 0.1339, thin = 0.08849, tap = 0.05708, step = 0.003588>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <plane = 719.2, row = 13.4, tail = 20.7, input = 0.4609, far = 0.03799, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 56.05, row = 8.288, vector = 0.6539, cell = 0.1859, tap = 0.05798, step = 0.002551>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 63.81, row = 4.607, vector = 3.294, tail = 1.07, thin = 11.56, tap = 0.159, far = 0.006679, cache = 629146>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <row = 5.727, vector = 0.701, tail = 126.5, tap = 0.1384, step = 0.004665>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <row = 2.296, width = 16, tail = 90.02, cell = 0.2575, input = 0.08151, thin = 9.194, tap = 0.2009>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 64.92, row = 3.135, vector = 6.538, width = 64, thin = 0.2025, tap = 0.05719, far = 0.009787, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 578.2, plane = 730, vector = 4.348, tail = 29.8, input = 0.238, step = 0.01079, far = 0.07398, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 8.666, plane = 61.76, row = 6.077, vector = 2.375, tail = 7.065, tap = 0.06006, far = 0.01187, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 6.908, plane = 75.51, row = 6.463, vector = 1.272, tail = 3.751, thin = 12.09, tap = 0.1537, far = 0.02059, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <row = 29.4, width = 16, tail = 6.955, tap = 0.1044, step = 0.04611, far = 0.01692, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 14.51, row = 3.852, vector = 6.99, tail = 30.28, input = 0.04738, tap = 0.2578, step = 0.06714, far = 0.01177, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 38.94, plane = 15.49, row = 7.502, cell = 0.8869, input = 0.101, thin = 5.818, tap = 0.3989, step = 0.07982, far = 0.01521, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 55.23, row = 4.203, vector = 1.132, tail = 5.385, tap = 0.08241, far = 0.002718, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 1.638, plane = 62.03, row = 5.009, tail = 3.203, cell = 0.02175, thin = 5.947, tap = 0.6031, step = 0.0003983, far = 0.0005567, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 125.5, plane = 15.19, row = 4.932, width = 32, cell = 0.08315, input = 0.01242, thin = 1.03, tap = 0.3795, far = 0.003026, cache = 1363149>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 169.2, plane = 2.476, vector = 6.651, tail = 50.48, tap = 0.3802, step = 0.01887, far = 0.02264, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 202.7, plane = 25.96, row = 6.208, vector = 0.4801, width = 4, cell = 0.3501, thin = 17.08, tap = 1.245, far = 0.0004327, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <call = 10.07, plane = 79.33, row = 6.842, tail = 9.255, cell = 0.5009, tap = 0.1152, far = 0.001465, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 71.73, row = 5.905, vector = 3.287, tail = 3.054, thin = 4.303, tap = 0.7375, step = 0.03711, far = 0.0001498, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 7.064, row = 34.54, width = 16, tail = 16.38, thin = 0.1423, tap = 0.2963, step = 0.02023, far = 0.01086, cache = 629146>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <plane = 7.755, vector = 4.06, tail = 44.73, tap = 0.4936, step = 0.003397, far = 0.03058, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <plane = 10.21, row = 25.88, cell = 0.8697, tap = 1.164, far = 0.01737, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 85.71, row = 5.997, vector = 2.754, tail = 13.27, input = 0.00478, tap = 0.1123, step = 0.001036, far = 0.006191, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 85.93, row = 7.67, vector = 3.346, width = 4, tail = 0.6525, thin = 2.489, tap = 1.041, far = 0.01357, cache = 838861>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 142, plane = 29.88, row = 37.06, vector = 9.91, width = 16, tap = 0.2342>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <plane = 5.836, vector = 9.088, tail = 46.19, input = 0.3586, tap = 0.3375, step = 0.037>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 367.9, row = 7.675, vector = 6.382, width = 4, thin = 10.15, tap = 0.7982>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 64.52, row = 6.877, vector = 2.704, tail = 2.971, tap = 0.09618, step = 0.002353, far = 0.002353, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 65.56, row = 4.793, tail = 10.39, cell = 1.148, tap = 0.5533, step = 0.03061, far = 0.003551, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <plane = 51.04, width = 16, thin = 3.776, tap = 0.3707, step = 0.005717>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 2285, row = 2.678, tail = 12.35, tap = 0.5497, step = 0.05604, far = 0.03908, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <plane = 25.14, tail = 31.99, cell = 1.696, tap = 0.783>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 69.23, row = 1.993, tail = 10.19, cell = 0.2855, tap = 0.1009, step = 0.008027, far = 0.001102, cache = 419430>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 72.57, row = 3.758, vector = 2.196, tail = 3.25, thin = 2.864, tap = 0.5732, step = 0.02215, far = 0.002594, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 89.78, plane = 22.63, row = 8.498, width = 64, thin = 0.4144, tap = 0.1179, far = 0.01069, cache = 629146>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 117.4, plane = 0.6598, row = 1.055, vector = 5.841, tail = 49.63, tap = 0.3668, step = 0.01966, far = 0.01048, cache = 629146>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 88.35, plane = 16.14, row = 10.24, width = 16, cell = 0.4455, thin = 1.761, tap = 0.1788, step = 0.0006909, far = 0.00697, cache = 838861>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 56.23, row = 5.776, vector = 1.228, tail = 2.494, tap = 0.04798, far = 0.003078, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 59.3, row = 6.181, vector = 1.261, tail = 3.072, thin = 2.058, tap = 0.08229, far = 0.003235, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <plane = 105.9, width = 32, tail = 1.075, thin = 2.483, tap = 0.2149>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <plane = 0.4854, row = 18.13, tail = 53.24, tap = 0.4681, step = 0.0005836, far = 0.006688, cache = 629146>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 60.42, row = 18, tail = 39.38, cell = 0.8982, thin = 12.78, tap = 0.2518, step = 0.007629>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 71.93, row = 10.47, vector = 4.101, tail = 0.8116, tap = 0.0614, step = 0.003783, far = 0.004492, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 72.84, row = 7.939, tail = 4.059, cell = 1.048, thin = 8.729, tap = 0.1686, step = 0.005512, far = 0.004496, cache = 838861>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <plane = 62.31, row = 37.76, tap = 0.2488, step = 0.01693, far = 0.02948, cache = 838861>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 238.8, plane = 2.389, tail = 73.73, cell = 1.151, tap = 0.3453, far = 0.01282, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 164.5, plane = 33.17, row = 17.25, vector = 5.596, tail = 26.1, input = 0.1002, thin = 2.085, tap = 0.239, far = 0.03707, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 73.1, row = 10.98, vector = 3.427, tail = 2.415, tap = 0.07112, step = 0.004836>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 87.64, row = 12.01, cell = 0.8072, thin = 7.152, tap = 0.1749, step = 0.00924>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 253.2, row = 70.66, vector = 11.32, width = 32, thin = 5.203, tap = 0.08686, step = 0.003354>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 59.56, plane = 6.591, tail = 32.89, cell = 0.6032, tap = 0.4313, step = 0.02988, far = 0.00863, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 63.78, row = 32.98, vector = 2.287, tail = 33.54, thin = 59.12, tap = 0.2327, far = 0.01308, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 72.69, row = 4.275, vector = 2.015, tail = 8.48, tap = 0.09455, step = 0.00002314, far = 0.002393, cache = 629146>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 80.31, row = 2.364, vector = 1.449, tail = 3.874, thin = 6.066, tap = 0.2646, step = 0.001886>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 60.06, plane = 32.3, row = 8.039, width = 64, tail = 7.17, thin = 0.1808, tap = 0.1566, far = 0.009539, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 107.9, plane = 0.0884, vector = 3.791, tail = 54.02, input = 0.1035, tap = 0.3833, far = 0.05621, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 61.89, plane = 7.583, row = 14.47, vector = 6.469, width = 16, tail = 9.288, input = 0.03174, tap = 0.2668, far = 0.02564, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <call = 10.3, plane = 68.15, row = 3.302, vector = 5.588, width = 16, tail = 2.759, tap = 0.07322, step = 0.0009068, far = 0.00006575, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 26.35, plane = 69.3, row = 1.973, vector = 11.46, width = 16, tail = 0.07772, thin = 0.03275, tap = 0.1524, step = 0.004004, far = 0.003155, cache = 629146>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <plane = 94.35, row = 28.37, width = 32, input = 0.03457, thin = 0.7695, tap = 0.1058>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <row = 20.7, cell = 0.08604, input = 0.03393, thin = 9.641, tap = 0.1575, step = 0.004158, far = 0.03332, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 4.23, plane = 93.2, row = 5.15, vector = 2.072, width = 16, tap = 0.03532, step = 0.002094, far = 0.01692, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 95.04, row = 5.729, tail = 3.577, cell = 0.05427, tap = 0.01762, step = 0.001265, far = 0.01215, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 10.91, plane = 93.58, row = 5.39, cell = 0.1415, thin = 8.316, tap = 0.03686, step = 0.002037, far = 0.01804, cache = 629146>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 115.5, row = 14.79, width = 64, cell = 0.1171, input = 0.01002, thin = 2.401, tap = 0.07043, step = 0.02326, far = 0.05347, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 351.4, row = 9.001, vector = 3.452, tail = 11.27, thin = 30.21, tap = 0.1656, step = 0.0362, far = 0.04173, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 89.4, row = 8.647, tail = 5.627, cell = 0.373, tap = 0.09367, step = 0.00006098, far = 0.0007633, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 84.32, row = 8.254, vector = 2.538, tail = 13.36, cell = 0.008348, tap = 0.07386, step = 0.0008566, far = 0.002675, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 95.33, row = 6.413, tail = 5.195, cell = 0.464, thin = 8.344, tap = 0.1473, step = 0.001977, far = 0.00006662, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 76.67, width = 32, tail = 11.42, input = 0.01833, tap = 0.1637, far = 0.0004933, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 14.79, plane = 41.57, row = 11.7, width = 16, cell = 0.427, input = 0.03028, thin = 8.765, tap = 0.2047, far = 0.04032, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 0.6045, plane = 105.8, row = 10.89, width = 16, tail = 0.9272, cell = 0.3682, thin = 0.4303, tap = 0.07239, far = 0.002875, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 93.54, vector = 7.398, width = 64, cell = 0.06887, thin = 0.2849, tap = 0.06501, far = 0.006796, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 5.855, plane = 115.8, row = 11.76, cell = 0.375, thin = 8.746, tap = 0.1285, far = 0.005357, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 1123, plane = 28, row = 17.06, width = 32, input = 0.07017, thin = 0.2433, tap = 0.07787, step = 0.001889>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 497.1, plane = 33.74, row = 20.17, cell = 0.02517, input = 0.03832, thin = 7.421, tap = 0.1895>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <call = 33.12, plane = 65.69, row = 5.79, width = 16, cell = 0.2483, input = 0.006594, thin = 0.5218, tap = 0.06413, far = 0.01073, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <call = 39.69, plane = 40.21, row = 5.787, tail = 2.729, cell = 0.1539, tap = 0.03525, step = 0.0007654, far = 0.007582, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 34.78, plane = 63.85, row = 4.099, tail = 1.857, cell = 0.2606, input = 0.003265, thin = 9.893, tap = 0.09816, far = 0.008912, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <plane = 25.08, row = 26.61, width = 32, tail = 34.51, thin = 2.419, tap = 0.0891, far = 0.04746, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 164.3, row = 6.334, vector = 2.277, tail = 2.284, thin = 21.8, tap = 0.2194, step = 0.007075, far = 0.04205, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 4.239, plane = 64.74, row = 5.592, tail = 9.767, cell = 0.2373, input = 0.0004924, tap = 0.03152, step = 0.01501>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 73.46, row = 6.231, tail = 8.641, cell = 0.09145, tap = 0.01969, step = 0.008313>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 61.82, row = 3.525, tail = 13.14, cell = 0.258, thin = 20.25, tap = 0.05686, step = 0.01954>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <call = 99.04, row = 57.64, width = 32, thin = 1.221, tap = 0.05566, step = 0.02256, far = 0.01614, cache = 629146>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 109.1, plane = 22.75, row = 11.86, cell = 0.05877, input = 0.1001, thin = 9.449, tap = 0.1238, far = 0.01549, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 63.98, row = 5.843, vector = 0.5235, tail = 1.639, tap = 0.07133>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 64.12, row = 6.789, vector = 0.8896, tail = 1.069, thin = 14.04, tap = 0.04965>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 235.2, plane = 71.21, row = 5.174, tap = 0.1728, step = 0.0004829, far = 0.001775, cache = 1363149>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 314.9, plane = 68.55, row = 10.6, vector = 0.939, thin = 31.21, tap = 0.2931, far = 0.009176, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 94.58, row = 8.862, vector = 4.695, input = 0.003506, tap = 0.06261, far = 0.008114, cache = 1363149>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 99.14, row = 5.443, tail = 1.17, cell = 0.7069, input = 0.02253, thin = 15.06, tap = 0.1118, far = 0.003001, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 817.3, plane = 52.65, row = 0.07757, tail = 145.2, input = 0.06685, tap = 0.08256, step = 0.009462>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 2196, plane = 51.17, row = 15.46, vector = 4.266, tail = 46.74, tap = 0.1631, step = 0.01321>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 62.76, row = 8.922, vector = 3.343, tail = 1.422, tap = 0.06978, far = 0.03777, cache = 838861>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 62.1, row = 6.933, vector = 1.002, tail = 3.643, cell = 0.4114, thin = 16.8, tap = 0.1114, far = 0.05137, cache = 838861>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 136, cell = 0.0251, tap = 0.126, step = 0.008544>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <plane = 7.597, row = 7.888, tail = 38.04, cell = 0.1834, thin = 33.53, tap = 0.2032, step = 0.0006387>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 9.017, row = 8.537, width = 16, cell = 0.3413, thin = 7.43, tap = 0.04588, step = 0.007917>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <row = 7.797, vector = 6.167, width = 16, thin = 18.37, tap = 0.07171, step = 0.009478>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 397.9, plane = 45.24, tail = 32.89, input = 0.06078, tap = 0.1465, step = 0.005126>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 387.7, plane = 42, input = 0.01396, thin = 29.76, tap = 0.228, step = 0.02203, far = 0.0578, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <plane = 58.45, row = 3.29, vector = 0.4554, width = 32, tail = 13.36, cell = 0.3025, tap = 0.0612>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 49.98, row = 11.28, vector = 0.6416, tail = 4.842, cell = 0.1956, thin = 12.35, tap = 0.09612, far = 0.0005373, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <plane = 20.65, row = 2.551, width = 64, cell = 0.252, thin = 0.3231, tap = 0.06249>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <plane = 25.51, vector = 9.837, input = 0.383, tap = 0.005455>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <plane = 24.61, row = 10.95, vector = 2.212, width = 16, tail = 3.275, thin = 86.38, tap = 0.1125, far = 0.111, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 49.37, row = 3.094, vector = 3.232, tail = 7.166, cell = 0.01125, input = 0.001527, tap = 0.007855, step = 0.0001613>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 258, plane = 554.7, tail = 12.94, input = 0.06298, step = 0.006198>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 59.48, plane = 49.06, row = 6.017, vector = 1.538, tail = 4.78, thin = 10.75, tap = 0.04101>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 23.84, row = 1.583, vector = 4.644, tail = 1.315, cell = 0.02624, far = 0.000135, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 10.46, plane = 5.602, row = 0.5377, vector = 2.157, tail = 1.317, cell = 0.06001>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 14.8, plane = 4.643, row = 1.095, vector = 1.055, tail = 1.256, cell = 0.1372>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 21.13, plane = 3.933, row = 0.9616, vector = 3.895, tail = 1.455, cell = 0.08556, far = 0.0005175, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 21.02, plane = 5.806, row = 1.012, vector = 3.587, tail = 1.422, cell = 0.1321, far = 0.0002094, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 18.98, plane = 4.272, row = 1.405, tail = 1.778, cell = 0.8015, thin = 10.81>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 217.1, plane = 33.48, row = 17.96, vector = 18.12, width = 128, tail = 2.105, cell = 0.2348, thin = 0.002694, far = 0.0007607, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 247.8, row = 18.67, vector = 0.2572, tail = 4.387, cell = 0.3875, far = 0.00541, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 228, row = 20.54, vector = 0.07187, tail = 1.325, cell = 0.5461, far = 0.008804, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 11.17, plane = 21.39, row = 14.72, vector = 9.929, width = 64, tail = 1.536, cell = 0.1218, far = 0.002174, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 0.05129, row = 47.27, vector = 4.892, tail = 8.153, cell = 0.551, far = 0.01735, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 12.82, row = 70.56, vector = 2.952, tail = 3.538, cell = 1.07, far = 0.02237, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 12.33, row = 31.77, width = 16, cell = 1.86, thin = 0.3085, far = 0.01839, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <plane = 59.57, row = 4.307, vector = 0.4402, tail = 6.125, tap = 0.1247, far = 0.000973, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 535.3, plane = 19.32, row = 3.382, vector = 17.28, width = 32, cell = 0.04898, input = 1.092, thin = 1.332, tap = 0.02696, far = 0.06191, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 50.54, plane = 23.39, row = 6.318, tail = 5.8, cell = 0.2111, thin = 15.99, tap = 0.2302, step = 0.02231, far = 0.00066, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 42.41, row = 0.8405, vector = 11.33, far = 0.0001457, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <call = 3.401, plane = 60.85, vector = 2.551, cell = 0.08353, far = 0.001749, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 48.39, row = 3.403, vector = 1.185, cell = 0.08924, thin = 13.02, far = 0.0005277, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 153.6, plane = 21.76, row = 7.988, tail = 353.4, cell = 0.2124>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 47.05, row = 2.866, vector = 3.941, cell = 0.03851>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.55, row = 3.14, vector = 1.425, cell = 0.1553, thin = 12.8>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 10.15, plane = 49.96, row = 3.558, vector = 1.562, cell = 0.3408, thin = 13.1>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 87.91, tail = 11.15, cell = 0.3135, far = 0.001942, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 26.05, plane = 86, tail = 10.37, cell = 0.4729>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 28.08, plane = 84.06, row = 1.233, vector = 2.72, cell = 0.1681, thin = 29.41>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 315.2, plane = 46.89, tail = 1788, cell = 0.6857>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 103.1, tail = 6.879, cell = 0.879, far = 0.007457, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 47.53, plane = 90.34, row = 0.2942, tail = 5.107, cell = 0.8113, thin = 29.81>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 112.9, plane = 97.48, row = 0.5038, tail = 4.047, cell = 1.327, thin = 31.79>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 3.73, plane = 54.04, row = 8.899, vector = 5.46, tail = 6.812, tap = 0.03728, far = 0.0008311, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 278.4, plane = 647.8, vector = 133.6, width = 128, input = 0.1373, step = 0.02648, far = 0.004854, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 13.52, plane = 86.88, row = 8.297, tail = 0.572, cell = 0.4303, input = 0.04601, thin = 15.67, tap = 0.1276, far = 0.005603, cache = 629146>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 596.1, plane = 38.13, row = 4.023, width = 32, tail = 6.047, input = 0.02812, tap = 0.1106, step = 0.02204, far = 0.002566, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 17.12, width = 64, cell = 0.8685, input = 0.936, thin = 0.2587, tap = 0.03896, step = 0.01389, far = 0.0058, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 1316, plane = 37.21, row = 6.672, vector = 2.062, width = 16, tail = 1.127, cell = 0.07346, input = 0.02685, thin = 8.49, tap = 0.1913, step = 0.03236, far = 0.02526, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <call = 228.9, vector = 17.23, width = 128, cell = 0.2499, step = 0.0009171>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 337.9, tail = 69.22, input = 0.5507>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 13.08, plane = 62.02, cell = 0.1128, input = 0.04549, thin = 18.56, tap = 0.2467>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 11.95, plane = 3.026, row = 0.3166, vector = 2.373, tail = 0.3216, cell = 0.01289, far = 0.00131, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 14.49, plane = 4.684, row = 0.3189, vector = 0.6278, tail = 0.7756, cell = 0.06466, far = 0.001631, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 17.31, plane = 3.522, row = 0.4704, vector = 1.192, tail = 0.1967, cell = 0.02707, far = 0.001949, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 19.54, plane = 6.942, row = 0.2158, vector = 1.242, tail = 0.8794, cell = 0.07672, far = 0.002565, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 15.77, plane = 3.794, row = 0.5299, vector = 1.986, tail = 0.1191, cell = 0.03661, far = 0.002446, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 18.29, plane = 2.513, row = 0.6187, vector = 1.797, cell = 0.007846, thin = 13.22, far = 0.006595, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 69.9, plane = 47.58, tail = 8.823, tap = 0.09713, step = 0.02632, far = 0.02232, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 279.9, plane = 12.91, vector = 5.706, tail = 10.19, cell = 0.3015, input = 0.6837, step = 0.04093, far = 0.03099, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 145.7, plane = 18.36, row = 4.174, tail = 6.778, cell = 0.03592, thin = 12.55, tap = 0.208, step = 0.02483, far = 0.04697, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 30.47, row = 1.084, vector = 3.464, cell = 0.0122>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 40.32, plane = 64.73, vector = 1.679, tail = 2.361, cell = 0.0242, far = 0.00785, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 54.3, row = 1.91, vector = 0.7137, tail = 0.736, cell = 0.05126, thin = 14.08, far = 0.0007562, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 217.6, plane = 18.98, vector = 4.93>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 105.1, row = 4.511, vector = 6.781>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 52.15, row = 2.102, vector = 1.19, tail = 1.436, far = 0.00209, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <plane = 54.87, row = 1.807, vector = 0.3861, tail = 0.921, cell = 0.1122, thin = 14.47, far = 0.0009432, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <plane = 55.37, row = 2.104, vector = 1.488, thin = 15.48, far = 0.007054, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 59.91, vector = 10.03, width = 128, cell = 0.005186, thin = 0.05371, tap = 0.00937, step = 0.002961>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 780.6, plane = 745.3, row = 11.2, vector = 9.887, tail = 16.02, input = 0.09063, far = 0.06782, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 53.85, plane = 91.98, row = 3.822, vector = 2.707, tail = 4.079, thin = 16.79, tap = 0.08637, step = 0.005824, far = 0.02978, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 209.2, row = 65.84, width = 64, tail = 65.51, input = 0.1499, thin = 3.276>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <plane = 46.48, row = 69.84, cell = 0.1748, input = 0.0468, thin = 21.8, tap = 0.187>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 27.18, width = 256, tail = 4.209, cell = 0.07529, thin = 0.1425, tap = 0.01122, step = 0.001025>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 644.5, row = 6.268, tail = 33.38, input = 0.1944, tap = 0.0001444, far = 0.06614, cache = 629146>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 9.894, plane = 55.37, row = 9.75, tail = 8.408, cell = 0.2286, thin = 12.35, tap = 0.05336, step = 0.01169, far = 0.08415, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 10.29, plane = 9.921, row = 0.7564, vector = 1.444, width = 16>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 28.05, plane = 19.7, row = 1.242, vector = 2.225, tail = 0.01155, far = 0.0007173, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 80.77, plane = 64.29, row = 0.6856, vector = 1.074>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 8.962, plane = 13.92, row = 0.0664, vector = 2.565, width = 16, tail = 0.03067, thin = 0.4144>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 114.8, plane = 25.42, row = 0.7132, vector = 2.092, far = 0.0005336, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 7.4, plane = 12.04, row = 0.5019, vector = 2.077, width = 8, tail = 0.1871, thin = 0.4017>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.31, plane = 8.5, row = 3.747, vector = 1.724, width = 32, tail = 1.071, cell = 0.04799, thin = 0.1538, far = 0.001073, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 88.33, plane = 65.7, row = 2.923, vector = 1.695, far = 0.001296, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 19.25, plane = 11.17, row = 3.342, width = 32, tail = 7.047, cell = 0.1584, thin = 0.1724, far = 0.0007291, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 148.1, plane = 16.76, row = 2.146, width = 64, cell = 0.1622, thin = 0.03003, far = 0.001533, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <plane = 14.29, row = 2.995, width = 8, tail = 2.58, cell = 0.4082, far = 0.000497, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 109.3, row = 0.9484, vector = 0.4214, tail = 0.1639, cell = 0.04172, far = 0.001061, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 16.25, plane = 34.61, row = 0.7245, vector = 0.5954, tail = 0.08635, thin = 0.04235, far = 0.0003291, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 85.29, plane = 132.4, row = 0.4777, vector = 1.067, far = 0.001079, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 33.15, plane = 31.33, row = 0.4903, vector = 1.072, tail = 0.3012, thin = 0.5346, far = 0.002377, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 143, plane = 127.6, row = 1.096, vector = 1.771, far = 0.005364, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 58.84, plane = 29.1, row = 0.5149, vector = 1.892, width = 8, thin = 0.07027, far = 0.002571, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 60.5, plane = 46.54, row = 2.834, vector = 1.39, tail = 0.08373, thin = 0.05709, far = 0.00479, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 83.69, plane = 57.92, row = 2.194, vector = 2.216, far = 0.001339, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 103.2, plane = 46.05, row = 2.705, vector = 2.514, thin = 0.9726, far = 0.005427, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 104.9, plane = 58.07, row = 2.109, width = 64, cell = 0.2193, thin = 0.015, far = 0.0002781, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 151.6, plane = 46.26, row = 2.783, vector = 2.152, cell = 0.004498, thin = 1.223, far = 0.009318, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 16.69, plane = 11.58, row = 1.1, vector = 1.279, width = 16, cell = 0.01194, far = 0.002073, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 25.99, plane = 30.84, row = 1.141, vector = 0.4174, cell = 0.03688, far = 0.001939, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 114.8, plane = 28.85, row = 1.382, vector = 1.455, width = 64, cell = 0.04584, far = 0.0004606, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 11.02, plane = 15.8, row = 0.7241, vector = 2.178, width = 16, cell = 0.01415, thin = 0.2723, far = 0.003136, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 118.2, plane = 21.58, row = 1.251, vector = 3.839, width = 64, cell = 0.09883, far = 0.002775, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 27.43, plane = 8.265, row = 1.656, vector = 1.039, width = 8, cell = 0.1023, thin = 1.07, far = 0.005164, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 32.96, plane = 9.935, row = 3.881, vector = 2.341, width = 32, tail = 0.9205, cell = 0.04394, thin = 0.1819, far = 0.002523, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 145.5, plane = 11.73, row = 3.125, width = 64, cell = 0.1191, thin = 0.02034, far = 0.002128, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 45.47, plane = 5.726, row = 3.666, vector = 0.1382, width = 32, tail = 6.456, cell = 0.1336, thin = 0.2697, far = 0.009328, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 133.3, plane = 21.93, row = 2.569, vector = 1.686, width = 64, cell = 0.1125, far = 0.00196, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 54.48, plane = 5.601, row = 4.299, vector = 1.807, width = 8, tail = 2.895, cell = 0.1143, far = 0.01255, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 95.43, row = 0.8413, vector = 0.7995, tail = 0.4971, cell = 0.01846, far = 0.004182, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 15.66, plane = 29.93, row = 0.6199, vector = 0.583, tail = 0.3089, cell = 0.006881, far = 0.00543, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 114, plane = 107.3, row = 0.6704, vector = 0.9305, far = 0.002619, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 23.71, plane = 27.36, row = 0.3726, vector = 0.978, tail = 0.4971, thin = 0.4076, far = 0.006746, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 130.4, plane = 107.9, row = 0.4689, vector = 0.2551, width = 32, cell = 0.1099, far = 0.004469, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 40.34, plane = 24.15, row = 0.6074, vector = 0.8933, tail = 0.3002, thin = 0.3526, far = 0.005741, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 42.9, plane = 42.17, row = 2.398, vector = 1.603, tail = 0.4949, far = 0.01009, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 80.28, plane = 96.45, row = 1.27, vector = 2.349>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 69.1, plane = 38.88, row = 2.238, vector = 2.381, tail = 0.3433, thin = 0.5344, far = 0.01435, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 197.5, plane = 38.24, row = 2.342, width = 32, cell = 0.2422, thin = 0.03353, far = 0.009424, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 134.8, plane = 35.06, row = 2.255, vector = 2.193, cell = 0.03039, thin = 0.9955, far = 0.01634, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 6.756, plane = 3.894, vector = 0.739, width = 16, tail = 2.059, cell = 0.06092, far = 0.002896, cache = 629146, deep = 0.03237, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 55.61, plane = 2.332, vector = 1.125, cell = 0.03902, deep = 0.03086, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.51, plane = 10.17, tail = 4.078, cell = 0.1112, far = 0.003123, cache = 629146, deep = 0.02956, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 169.5, plane = 8.776, width = 64, cell = 0.08905, thin = 0.008518, far = 0.004785, cache = 629146, deep = 0.008562, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 154.8, plane = 7.93, vector = 2.382, width = 32, cell = 0.067, thin = 0.04456, far = 0.006815, cache = 838861, deep = 0.008562, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 146.3, plane = 7.581, vector = 0.7363, far = 0.006577, cache = 629146, deep = 0.008562, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.422, plane = 4.535, vector = 1.016, width = 16, tail = 0.7166, cell = 0.04673, thin = 0.7777, far = 0.00276, cache = 629146, deep = 0.03128, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 162.6, plane = 6.383, vector = 4.729, width = 32, cell = 0.19, far = 0.009192, cache = 838861, deep = 0.008562, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 8.255, plane = 3.293, width = 16, tail = 1.887, cell = 0.2105, thin = 0.123, far = 0.003365, cache = 629146, deep = 0.02976, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 19.31, plane = 8.329, row = 0.8101, vector = 1.712, width = 16, deep = 0.01969, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_parts" cost <call = 74.97, plane = 2.544, cell = 0.1263, far = 0.003144, cache = 838861, deep = 0.01543, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 85.42, plane = 1.834, vector = 0.7526, cell = 0.08417, far = 0.001888, cache = 419430, deep = 0.01469, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 35.16, plane = 11.19, row = 0.4516, vector = 0.9428, tail = 0.4256, cell = 0.04839, far = 0.001328, cache = 838861, deep = 0.03311, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 30.42, plane = 13.87, row = 0.948, vector = 0.5097, tail = 0.6376, cell = 0.0313, deep = 0.01795, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 152.7, plane = 20.28, row = 0.6129, vector = 1.62, far = 0.003111, cache = 1363149, deep = 0.005811, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 148.5, plane = 21.15, row = 0.2641, vector = 0.01737, width = 32, cell = 0.1426, thin = 0.04177, far = 0.0003211, cache = 419430, deep = 0.004964, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 150, plane = 26.31, row = 0.9659, vector = 2.485, width = 16, tail = 0.1436, deep = 0.003615, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 2.881, plane = 17.73, row = 0.05289, vector = 3.136, width = 16, tail = 0.1095, thin = 0.4241, deep = 0.009626, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 147.6, plane = 21.22, row = 0.3988, width = 32, tail = 0.1733, cell = 0.2539, thin = 0.000476, far = 0.0008851, cache = 419430, deep = 0.002515, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 13.49, plane = 10.43, row = 0.4002, vector = 2.05, width = 8, tail = 0.2677, thin = 0.3508, deep = 0.008677, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 54.2, plane = 12.35, row = 1.756, vector = 0.8354, thin = 0.1313, deep = 0.01858, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 61.96, plane = 5.17, cell = 0.1028, deep = 0.01749, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 77.42, row = 0.1933, vector = 0.4011, width = 128, tail = 0.9616, cell = 0.05365, far = 0.003193, cache = 419430, deep = 0.02473, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 77.89, row = 0.2829, tail = 0.4834, cell = 0.09017, deep = 0.01749, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 176.4, row = 1.469, vector = 1.132, deep = 0.004012, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 28.53, plane = 36.57, row = 1.455, vector = 2.861, width = 16, cell = 0.01187, thin = 0.5656, deep = 0.01658, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 159.5, row = 1.236, vector = 1.256, far = 0.001521, cache = 838861, deep = 0.004012, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 45.16, plane = 23.92, row = 1.272, vector = 0.4863, width = 8, cell = 0.1951, thin = 0.7735, deep = 0.01334, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 96.28, plane = 49.21, row = 4.432, vector = 5.057, width = 64, cell = 0.1464, deep = 0.03148, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 135.2, plane = 6.717, row = 11.35, vector = 2.802, width = 32, cell = 0.1119, thin = 0.8738, far = 0.00239, cache = 629146, deep = 0.02557, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 136.6, plane = 19.14, row = 11.76, vector = 4.415, width = 16, thin = 1.131, far = 0.001005, cache = 419430, deep = 0.03881, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 59.93, plane = 10.64, row = 0.739, vector = 5.039, width = 16, thin = 0.4487, far = 0.001916, cache = 629146, deep = 0.04042, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 108.6, plane = 20.13, vector = 3.992, tail = 0.9285, deep = 0.05065, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 168.3, plane = 13.36, row = 6.272, vector = 2.954, width = 32, tail = 4.941, cell = 0.08602, thin = 1.092, far = 0.01219, cache = 419430, deep = 0.06381, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <plane = 232.4, row = 5.306, vector = 3.305, deep = 0.03437, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 121.5, plane = 12.27, row = 5.812, vector = 0.8596, width = 16, tail = 12.65, cell = 0.1818, thin = 1.11, far = 0.008305, cache = 419430, deep = 0.06881, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 236.1, plane = 7.958, row = 4.171, vector = 2.02, far = 0.03419, cache = 419430, deep = 0.03437, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 45.63, plane = 5.556, row = 4.29, vector = 2.499, width = 8, tail = 0.3012, thin = 0.4349, far = 0.01251, cache = 419430, deep = 0.04898, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 16.63, plane = 4.371, width = 16, tail = 2.689, cell = 0.1429, far = 0.0009895, cache = 1048576, deep = 0.01714, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 74.09, plane = 5.177, vector = 0.5519, deep = 0.01702, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 36.32, plane = 9.956, vector = 2.809, width = 64, tail = 0.1571, cell = 0.03991, thin = 0.01989, far = 0.001397, cache = 419430, deep = 0.01845, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 151, plane = 8.725, vector = 5.028, width = 64, tail = 185.1, thin = 0.2449, far = 0.00135, cache = 419430, deep = 0.008165, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 146.9, plane = 7.66, vector = 4.141, width = 32, tail = 82.15, thin = 2.23, far = 0.006002, cache = 1363149, deep = 0.008165, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 147.7, plane = 7.974, vector = 2.328, width = 16, tail = 78.71, far = 0.006301, cache = 1363149, deep = 0.006369, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 15.8, plane = 5.909, vector = 4.724, width = 32, tail = 0.7766, cell = 0.05115, thin = 0.7848, far = 0.0006845, cache = 1048576, deep = 0.01524, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 155.7, plane = 8.106, vector = 6.257, width = 32, tail = 78.91, thin = 2.912, far = 0.004019, cache = 629146, deep = 0.008165, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 18.19, plane = 6.306, width = 16, tail = 1.322, cell = 0.2063, thin = 0.2121, far = 0.00255, cache = 419430, deep = 0.01644, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 74.81, row = 0.2789, vector = 6.644, width = 64, cell = 0.003706, thin = 0.0007619, far = 0.005375, cache = 1048576, deep = 0.03235, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 62.71, row = 5.36, width = 32, tail = 0.6725, deep = 0.02883, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 4.409, plane = 17.95, row = 0.7331, vector = 0.784, tail = 0.1981, far = 0.004697, cache = 1048576, deep = 0.03087, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 109, plane = 102.9, vector = 1.366, width = 64, cell = 0.07858, far = 0.002756, cache = 1048576>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 11.85, plane = 14.72, row = 0.5853, vector = 1.237, tail = 0.959, thin = 0.5471, far = 0.004992, cache = 1363149, deep = 0.02972, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 116.5, plane = 100, width = 32, tail = 1.013, cell = 0.2193, far = 0.005579, cache = 1048576>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 11.68, plane = 17.77, row = 0.7914, vector = 0.942, tail = 0.4213, thin = 0.4395, far = 0.006606, cache = 1048576, deep = 0.0331, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 102.2, row = 0.688, vector = 1.265, tail = 0.1828, cell = 0.006205, far = 0.001407, cache = 1363149, deep = 0.03078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 63.07, vector = 0.4989, tail = 1.152, cell = 0.07765, far = 0.002722, cache = 419430, deep = 0.03078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 114.8, tail = 9.789, cell = 0.1905, thin = 3.357, far = 0.007894, cache = 1048576, deep = 0.03078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat_pairs" cost <call = 1077419, deep = 0.03078, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 15.93, plane = 28.48, row = 0.833, vector = 0.5783, tail = 0.07318, cell = 0.0101, far = 0.001778, cache = 1363149, deep = 0.03357, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 58.21, plane = 130.8, row = 0.328, width = 32, cell = 0.07664, thin = 0.0161, far = 0.001679, cache = 1363149, deep = 0.008787, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 15.18, plane = 30.39, row = 0.6682, vector = 1.14, tail = 0.06403, thin = 0.6085, far = 0.0005513, cache = 1363149, deep = 0.03085, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 74.8, plane = 123.8, row = 0.1435, vector = 0.4521, width = 32, cell = 0.1523, thin = 0.03461, far = 0.004203, cache = 1363149, deep = 0.009459, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 27.72, plane = 24.94, row = 0.782, vector = 0.6484, cell = 0.04448, thin = 0.5369, deep = 0.02995, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 96.3, row = 0.7391, vector = 1.263, tail = 0.4905, far = 0.003958, cache = 419430, deep = 0.02611, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 51.87, vector = 0.8627, tail = 1.157, cell = 0.06953, deep = 0.02611, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 120.7, row = 1.654, vector = 1.9, tail = 17.37, thin = 1.695, far = 0.002069, cache = 1048576, deep = 0.03229, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 13.1, plane = 47.62, row = 0.3876, vector = 0.2102, tail = 0.4897, cell = 0.04186, far = 0.005763, cache = 419430, deep = 0.01221, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 43.82, plane = 159.7, width = 64, cell = 0.08301, thin = 0.02365, far = 0.001334, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 17.48, plane = 46.08, row = 0.6554, vector = 1.025, tail = 0.246, thin = 0.8383, far = 0.003673, cache = 629146, deep = 0.03544, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 101.8, plane = 148.3, row = 0.4188, vector = 0.4769, width = 16, cell = 0.0827, far = 0.01068, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 27.34, plane = 44.78, row = 0.6926, vector = 0.2937, cell = 0.1206, thin = 0.2228, far = 0.01154, cache = 629146, deep = 0.0136, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 24.8, plane = 127.9, row = 7.931, vector = 9.716, tail = 5.182, cell = 0.1634, far = 0.001702, cache = 419430, deep = 0.0485, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 136.5, plane = 139.2, row = 5.721, width = 32, cell = 0.762, thin = 0.0974, far = 0.001659, cache = 419430, deep = 0.03963, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 74.49, plane = 25.6, row = 8.041, vector = 8.07, cell = 0.399, far = 0.00412, cache = 419430, deep = 0.02928, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 243.5, plane = 13.99, row = 8.071, vector = 11.39, tail = 38.93, far = 0.002012, cache = 419430, deep = 0.01881, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 93.62, plane = 28.4, row = 6.198, vector = 6.865, cell = 0.4398, thin = 3.127, far = 0.007066, cache = 419430, deep = 0.02662, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 28.33, plane = 158.4, row = 0.7803, vector = 2.415, tail = 0.4628, cell = 0.02234, far = 0.0006387, cache = 838861, deep = 0.03381, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 106.9, plane = 166.8, row = 0.85, vector = 2.615, deep = 0.01918, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 61.72, plane = 55.21, row = 1.885, vector = 2.772, tail = 0.7452, thin = 0.5202, deep = 0.02096, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 199.7, plane = 58.97, row = 0.6864, vector = 2.054, width = 16, cell = 0.2435, thin = 0.07033, deep = 0.01176, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 109.9, plane = 59.44, row = 1.991, vector = 2.131, thin = 0.9592, deep = 0.0228, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 121.4, row = 1.34, vector = 1.505, tail = 0.7878, cell = 0.04997, far = 0.002264, cache = 419430, deep = 0.035, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 79.69, plane = 132.7, row = 1.192, width = 64, cell = 0.1369, thin = 0.003487, far = 0.00128, cache = 629146, deep = 0.02009, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 60.41, plane = 32.99, row = 2.115, vector = 2.439, tail = 0.6757, thin = 0.5993, far = 0.003654, cache = 419430, deep = 0.02737, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 166.1, plane = 32.64, row = 2.151, vector = 1.229, width = 16, cell = 0.2528, far = 0.002007, cache = 419430, deep = 0.015, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 74.95, plane = 30.48, row = 2.229, vector = 1.938, tail = 0.06105, thin = 1.131, far = 0.005208, cache = 419430, deep = 0.02573, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 90.08, row = 0.1039, vector = 0.1113, width = 32, tail = 0.9841, cell = 0.08534, thin = 0.01678, far = 0.006063, cache = 1363149, deep = 0.02733, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 85.76, row = 1.07, tail = 1.653, cell = 0.06305, far = 0.006352, cache = 838861, deep = 0.02733, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 9.421, plane = 22.75, row = 0.7904, vector = 0.4556, tail = 0.02931, cell = 0.02936, far = 0.003435, cache = 1363149, deep = 0.0303, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 104.1, plane = 102.9, row = 0.3057, vector = 0.5065, width = 32, cell = 0.06078, thin = 0.0295, far = 0.002347, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 15.38, plane = 18.57, row = 0.9465, vector = 1.124, tail = 0.02125, thin = 0.7939, far = 0.002938, cache = 1363149, deep = 0.02809, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 109.7, plane = 96.25, row = 0.2522, vector = 1.707, width = 32, cell = 0.102, far = 0.00336, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 23.67, plane = 17.52, row = 0.8984, vector = 0.894, tail = 0.007562, thin = 0.2843, far = 0.001631, cache = 419430, deep = 0.02229, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 18.71, plane = 7.633, row = 2.064, width = 32, cell = 0.08535, thin = 0.0722, far = 0.001429, cache = 419430, deep = 0.0202, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 114.2, cell = 0.1745, deep = 0.0172, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <plane = 50.06, row = 0.9363, vector = 1.931, width = 64, cell = 0.03418, thin = 0.01365, far = 0.001715, cache = 629146, deep = 0.0172, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 40.11, row = 0.4068, cell = 0.1887, deep = 0.0172, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 151.1, plane = 29.79, row = 0.6329, vector = 1.543, width = 64, cell = 0.04395, thin = 0.08546, far = 0.0008976, cache = 419430, deep = 0.01175, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 118.5, plane = 65.72, row = 0.8171, vector = 0.8858, far = 0.001406, cache = 419430, deep = 0.01175, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 7.137, plane = 14.89, row = 2.133, vector = 0.8366, width = 16, tail = 0.852, cell = 0.1017, thin = 0.6925, far = 0.004376, cache = 1363149, deep = 0.01346, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 78.27, plane = 90.06, row = 0.7321, vector = 1.561, far = 0.001104, cache = 419430, deep = 0.01175, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 8.099, plane = 7.516, row = 1.721, width = 8, tail = 2.175, cell = 0.2349, thin = 0.2136, far = 0.006033, cache = 1363149, deep = 0.01129, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 102.6, plane = 19.34, cell = 0.1967, far = 0.003442, cache = 1363149, deep = 0.03642, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 31.79, plane = 49.45, row = 5.361, width = 32, tail = 8.647, cell = 0.1853, thin = 0.5826, far = 0.001528, cache = 419430, deep = 0.0492, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 85.12, plane = 97.29, row = 3.157, vector = 3.447, width = 64, cell = 0.1261, far = 0.0009352, cache = 419430, deep = 0.02181, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <plane = 98.84, row = 4.342, vector = 3.728, width = 16, tail = 3.602, thin = 0.7414, far = 0.01053, cache = 629146, deep = 0.04302, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <plane = 211.5, vector = 2.003, far = 0.004378, cache = 629146, deep = 0.02256, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <plane = 62.39, row = 0.1899, vector = 1.279, tail = 4.042, far = 0.01241, cache = 1363149, deep = 0.03504, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 77.1, row = 0.461, vector = 0.4292, width = 32, tail = 0.3049, cell = 0.0604, thin = 0.01484, far = 0.004769, cache = 419430, deep = 0.04449, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <call = 1411, plane = 35.32, vector = 1.512, tail = 0.2277, far = 0.001174, cache = 419430, deep = 0.03622, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 132.3, row = 4.717, tail = 11.71, cell = 0.1275, far = 0.006814, cache = 629146, deep = 0.03622, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 19.99, plane = 26.89, row = 0.4718, width = 32, tail = 0.4327, cell = 0.07036, thin = 0.0379, far = 0.003737, cache = 419430, deep = 0.04593, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 130.8, plane = 96.76, row = 0.6089, vector = 0.448, width = 64, cell = 0.06238, far = 0.003252, cache = 1363149, deep = 0.007918, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 15.12, plane = 27.97, row = 1.148, vector = 0.9434, cell = 0.003426, thin = 0.6812, far = 0.002802, cache = 838861, deep = 0.03365, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 127.3, plane = 87, row = 0.7611, width = 16, cell = 0.1241, thin = 0.1043, far = 0.004111, cache = 1363149, deep = 0.006928, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 15.15, plane = 28.29, row = 0.678, vector = 0.7748, width = 16, cell = 0.1493, thin = 0.05234, far = 0.005705, cache = 838861, deep = 0.03226, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 109, row = 0.8355, vector = 0.05203, width = 64, tail = 1.164, cell = 0.1148, thin = 0.04983, far = 0.004818, cache = 838861, deep = 0.03324, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 124, plane = 133.4, row = 1.721, vector = 1.078, width = 64, cell = 0.07308, thin = 0.01338, far = 0.002458, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 47.55, plane = 33.3, row = 2.669, tail = 1.72, cell = 0.2586, thin = 1.113, far = 0.01435, cache = 629146, deep = 0.03324, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 90.48, plane = 36.37, row = 1.514, width = 32, cell = 0.2808, thin = 0.1492, far = 0.007754, cache = 629146>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 66.48, plane = 30.49, row = 2.807, vector = 1.671, cell = 0.02614, thin = 0.937, far = 0.0201, cache = 629146, deep = 0.019, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 410.8, plane = 11.49, row = 0.08474, tail = 0.053, cell = 0.0865, deep = 0.01211, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <width = 128, tail = 1.633, cell = 0.06356, deep = 0.01211, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 355.4, plane = 22.71, vector = 0.8077, deep = 0.01211, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <row = 21.07, vector = 0.5952>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 25.7, plane = 14.19, vector = 1.928, width = 16, tail = 2.636, thin = 0.5476, deep = 0.01211, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 215.1, plane = 27.64, row = 0.3585, vector = 0.9003>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 361.1, plane = 15.4, vector = 1.329, width = 8, cell = 0.01544, thin = 0.06635, deep = 0.01211, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 97.93, plane = 9.781, row = 11.07, vector = 1.494, width = 32, cell = 0.06586, thin = 0.7759, far = 0.005603, cache = 1363149>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <plane = 201.9, row = 8.877, vector = 1.925, far = 0.001457, cache = 1048576>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 139.5, plane = 22.23, row = 11.07, width = 16, tail = 5.928, cell = 0.1901, thin = 0.3351, far = 0.007989, cache = 1048576>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 181.6, plane = 46.65, row = 9.089, vector = 1.602, far = 0.002187, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 15.52, plane = 8.509, row = 6.792, cell = 0.2709, far = 0.004963, cache = 1048576>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 109.7, vector = 0.5582, width = 64, tail = 0.4575, cell = 0.05759, thin = 0.05799, far = 0.01892, cache = 1363149, deep = 0.00544, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 98.15, row = 2.136, vector = 0.9576, tail = 9.361, thin = 10.83, far = 0.007698, cache = 419430, deep = 0.00544, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 43.58, plane = 16.07, width = 32, tail = 0.5506, cell = 0.07982, thin = 0.03091, far = 0.0122, cache = 1363149, deep = 0.00544, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 228.1, plane = 87.77, row = 1.097, vector = 0.992, far = 0.003278, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 35.66, plane = 14.48, row = 0.7402, vector = 0.09843, tail = 0.7349, cell = 0.07253, thin = 0.692, far = 0.01653, cache = 1363149, deep = 0.00544, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 137.4, plane = 95.85, width = 32, cell = 0.123, thin = 0.07022, far = 0.001905, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 43.23, plane = 14.42, row = 0.5663, vector = 0.6024, tail = 0.431, far = 0.01115, cache = 1048576, deep = 0.00544, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 49.8, plane = 9.655, row = 0.1012, vector = 1.751, tail = 1.514, deep = 0.04274, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 184.7, width = 64, cell = 0.1336, thin = 0.06102, deep = 0.006259, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 50.89, plane = 10.35, row = 0.07874, vector = 2.007, tail = 0.8647, thin = 3.017, deep = 0.04274, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 176.4, row = 0.4769, vector = 2.165, deep = 0.006259, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 73.2, row = 0.6749, vector = 3.061, width = 8, tail = 1.262, thin = 0.6014, deep = 0.04274, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 15.91, plane = 9.978, row = 0.274, vector = 2.468, width = 16, far = 0.00126, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 42.11, plane = 18.47, row = 0.8346, vector = 4.202, tail = 0.2767, cell = 0.002174, far = 0.00213, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 146.8, plane = 17.32, row = 0.5455, vector = 0.09034, width = 32, cell = 0.1286, thin = 0.06285, far = 0.001374, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 144.4, plane = 17.33, row = 0.6503, vector = 1.715, width = 32, cell = 0.1597, far = 0.001213, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 5.178, plane = 18.34, vector = 5.66, width = 16, tail = 0.3768, thin = 0.3674, far = 0.0005487, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 146.2, plane = 13.89, row = 1.399, vector = 0.8245, width = 16, cell = 0.2261>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 13.48, plane = 9.217, row = 0.8894, vector = 3.134, width = 8, thin = 0.3252, far = 0.0004665, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 104.6, plane = 23.89, row = 6.726, vector = 1.593, width = 16, tail = 3.307, cell = 0.1951, thin = 1.041, far = 0.002761, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 217.2, plane = 9.36, row = 6.069, vector = 0.7956, width = 32, cell = 0.2743, thin = 0.1956, far = 0.001, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126.1, plane = 26.46, row = 6.758, vector = 3.866, width = 8, tail = 3.33, cell = 0.01944, thin = 0.716, far = 0.003922, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 217.5, plane = 29.87, row = 6.695, vector = 1.998, far = 0.0005225, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 66.34, plane = 14.43, row = 3.526, vector = 2.408, width = 8, tail = 1.486, cell = 0.1884, far = 0.003486, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 105.7, row = 0.8572, vector = 1.848, cell = 0.009402, far = 0.002736, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 17.68, plane = 31.78, row = 0.5591, vector = 0.6199, tail = 0.2442, cell = 0.0424, far = 0.002731, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 90.3, plane = 112.9, row = 0.4545, width = 32, cell = 0.1465, thin = 0.02024, far = 0.0002794, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 18.58, plane = 29.01, row = 0.3463, vector = 1.935, tail = 0.1751, thin = 0.6146, far = 0.001144, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 94.95, plane = 113.9, row = 0.6358, vector = 0.6643, width = 8, cell = 0.1514, far = 0.0001174, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 26.8, plane = 29.1, row = 0.6453, vector = 1.206, cell = 0.006439, thin = 0.253, far = 0.002525, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 31.69, plane = 36.62, row = 1.615, vector = 2.14, tail = 1.038, thin = 0.02991, far = 0.004075, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 154.9, plane = 29.84, row = 1.459, width = 32, cell = 0.2515, thin = 0.04188, far = 0.002263, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 50.39, plane = 38.67, row = 1.039, vector = 4.43, tail = 0.6742, thin = 0.6734, far = 0.003618, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 211.7, plane = 21.37, row = 1.05, vector = 0.01571, width = 8, cell = 0.5278, thin = 0.3529, far = 0.003376, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 67.32, plane = 31.88, row = 1.948, vector = 2.846, thin = 1.033, far = 0.004401, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 9.884, plane = 5.707, vector = 1.784, width = 16, far = 0.001788, cache = 838861, deep = 0.02392, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 2.203, cell = 0.1927, deep = 0.02197, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 32.88, plane = 11.79, vector = 5.777, width = 64, cell = 0.03121, far = 0.001788, cache = 838861, deep = 0.02061, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 174.9, plane = 11.49, vector = 3.474, width = 64, cell = 0.05107, far = 0.004416, cache = 1363149, deep = 0.002126, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 178.8, plane = 8.541, width = 32, tail = 160.4, cell = 0.1582, far = 0.006951, cache = 1048576, deep = 0.002126, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.194, plane = 4.967, vector = 0.007224, width = 16, tail = 2.074, cell = 0.1195, thin = 0.5744, far = 0.001224, cache = 838861, deep = 0.02316, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 181.2, plane = 7.424, vector = 2.877, far = 0.002154, cache = 629146, deep = 0.001215, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 12.05, plane = 4.598, width = 8, tail = 1.545, cell = 0.2311, deep = 0.0199, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 28.36, plane = 9.268, row = 0.5065, vector = 1.881, width = 16, cell = 0.005875, far = 0.0000209, cache = 419430, deep = 0.02217, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_parts" cost <call = 68.88, plane = 2.048, cell = 0.1592, far = 0.001115, cache = 419430, deep = 0.01865, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 75.48, plane = 1.161, vector = 1.933, tail = 0.0139, cell = 0.05311, deep = 0.01994, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 56.47, plane = 19.74, row = 0.7793, vector = 3.141, cell = 0.004364, far = 0.001119, cache = 419430, deep = 0.03272, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 45.62, plane = 18.48, row = 2.773, tail = 1.275, cell = 0.07818, deep = 0.02009, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 166.5, plane = 13.34, row = 0.03205, width = 64, cell = 0.1286, thin = 0.02911, far = 0.001403, cache = 419430, deep = 0.007803, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 152.7, plane = 17.94, row = 0.8632, vector = 0.9401, width = 32, cell = 0.1212, far = 0.0009783, cache = 629146, deep = 0.005856, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 18.59, plane = 16.57, vector = 3.514, width = 16, tail = 0.01895, thin = 0.495, far = 0.001525, cache = 1363149, deep = 0.01021, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 143.2, plane = 22.01, row = 0.2462, width = 32, tail = 0.1949, cell = 0.2993, thin = 0.03631, far = 0.002258, cache = 838861, deep = 0.001785, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 31.72, plane = 12.08, row = 0.294, vector = 2.015, width = 8, tail = 0.5924, cell = 0.04539, thin = 0.2077, far = 0.003587, cache = 419430, deep = 0.007217, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 45.34, plane = 12.27, row = 1.089, vector = 1.665, width = 16, tail = 0.283, far = 0.005549, cache = 1363149, deep = 0.02207, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <plane = 5.282, cell = 0.09693, deep = 0.02172, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 58.33, row = 0.824, vector = 1.96, tail = 1.709, cell = 0.01873, far = 0.001172, cache = 1363149, deep = 0.02647, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 28.68, row = 2.233, vector = 0.7964, tail = 0.5704, far = 0.01082, cache = 1048576, deep = 0.02172, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 25.09, plane = 178.7, row = 1.065, vector = 1.143, far = 0.002415, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 30.2, plane = 33.69, row = 0.9026, vector = 3.092, width = 16, tail = 0.305, thin = 0.4979, far = 0.00601, cache = 1363149, deep = 0.01493, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 147.2, plane = 46.33, row = 0.4456, width = 32, tail = 0.2113, cell = 0.1694, far = 0.004777, cache = 629146>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 39.73, plane = 22.87, row = 1.469, vector = 2.052, width = 8, tail = 0.1071, thin = 0.4635, far = 0.009528, cache = 1363149, deep = 0.02144, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 99.85, plane = 18.61, vector = 0.9197, tail = 0.3415, cell = 0.5671, far = 0.02081, cache = 1363149, deep = 0.00543, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 378.7, plane = 43.1, row = 3.091, vector = 16.32, tail = 0.9157, thin = 7.142, far = 0.0461, cache = 1048576, deep = 0.00723, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 152.2, row = 6.608, vector = 26.74, deep = 0.05156, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 326.6, plane = 29.78, row = 14.43, vector = 7.637, tail = 7.986, thin = 5.72, far = 0.04324, cache = 1048576, deep = 0.01128, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <row = 20.11, vector = 12.18, deep = 0.05156, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 194.1, plane = 14.38, row = 4.443, tail = 21.17, cell = 1.531, far = 0.03456, cache = 1363149, deep = 0.009976, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 171.5, vector = 8.964, width = 32, far = 0.008553, cache = 1048576, deep = 0.03393, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 178, plane = 28.15, row = 6.945, width = 32, input = 1.018, thin = 1.361, far = 0.01007, cache = 419430, deep = 0.0377, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 164.7, plane = 68.94, vector = 0.9661, width = 32, input = 1.823, thin = 0.5545, far = 0.02447, cache = 1048576, deep = 0.0281, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 101.8, plane = 15.26, row = 2.276, width = 16, cell = 0.37, thin = 0.4541, far = 0.008336, cache = 419430, deep = 0.03743, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 106.8, plane = 24.69, vector = 3.001, width = 32, cell = 0.1459, far = 0.002436, cache = 419430, deep = 0.02988, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 127.1, plane = 23.91, row = 7.29, vector = 0.4568, width = 32, tail = 2.487, cell = 0.1797, thin = 1.466, far = 0.006978, cache = 1363149, deep = 0.03079, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 205, plane = 29.76, row = 8.596, vector = 3.009, far = 0.006044, cache = 629146, deep = 0.009745, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 131.7, plane = 26.67, row = 6.649, vector = 3.508, width = 16, tail = 4.254, cell = 0.04556, thin = 1.725, far = 0.01213, cache = 1363149, deep = 0.04167, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 230.1, plane = 3.091, row = 8.908, vector = 8.477, width = 32, tail = 1.075, far = 0.004533, cache = 629146, deep = 0.01275, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 50.92, plane = 12.49, row = 3.222, vector = 0.4596, width = 16, tail = 0.4986, cell = 0.2994, thin = 0.1845, far = 0.01117, cache = 1363149, deep = 0.03095, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 97.9, row = 1.745, vector = 1.509, cell = 0.001985, far = 0.003399, cache = 838861, deep = 0.0415, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <call = 64.51, plane = 77.36, row = 0.5843, vector = 0.6297, tail = 1.004, cell = 0.05577, deep = 0.03989, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 12.63, plane = 19.77, row = 0.9554, width = 16, tail = 0.3359, cell = 0.09112, thin = 0.001533, far = 0.002104, cache = 1048576, deep = 0.04111, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 178.1, plane = 106.3, width = 64, cell = 0.08245, thin = 0.03084, far = 0.009218, cache = 1363149, deep = 0.005889, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 18.14, plane = 24.28, row = 0.5348, vector = 1.166, thin = 1.366, far = 0.002925, cache = 1048576, deep = 0.03855, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 200.8, plane = 105.8, row = 1.133, vector = 2.928, width = 16, tail = 0.2637, far = 0.01144, cache = 1363149, deep = 0.004311, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 26.25, plane = 24.09, row = 0.3194, vector = 0.9517, thin = 0.6203, far = 0.006437, cache = 1363149, deep = 0.05518, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 103.7, row = 1.022, vector = 1.334, width = 64, cell = 0.07508, deep = 0.01512, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 104.9, tail = 1.599, cell = 0.1232, deep = 0.01512, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 124.8, row = 0.1094, tail = 15.9, cell = 0.1499, thin = 3.341, far = 0.01191, cache = 838861, deep = 0.01817, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 9.689, plane = 40.4, row = 1.047, vector = 0.004785, cell = 0.09827, far = 0.002185, cache = 419430, deep = 0.01101, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 118, plane = 137.6, row = 1.441, width = 32, tail = 0.3963, cell = 0.06814, thin = 0.0004443>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 9.839, plane = 38.69, row = 1.157, vector = 1.15, tail = 0.3191, thin = 0.8929, deep = 0.03238, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 102, plane = 148.9, row = 1.248, vector = 1.229>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 35.44, plane = 31.81, row = 0.7585, vector = 0.2946, tail = 0.6684, cell = 0.1515, thin = 0.08628, far = 0.001886, cache = 629146, deep = 0.008641, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 76.91, row = 0.6147, vector = 0.04709, tail = 1.371, cell = 0.08503, far = 0.002352, cache = 419430, deep = 0.03321, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <call = 43.51, vector = 1.741, tail = 0.2848, deep = 0.03212, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 109.9, vector = 2.702, tail = 5.241, thin = 3.846, far = 0.0276, cache = 1363149, deep = 0.02685, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 1.117, plane = 41, row = 0.5489, vector = 0.5815, tail = 0.177, thin = 0.01217, far = 0.003784, cache = 838861, deep = 0.03812, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <plane = 193.7, row = 0.001991, vector = 0.9542, width = 64, cell = 0.06077, far = 0.003702, cache = 419430, deep = 0.0003937, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 41.74, row = 0.5872, vector = 1.065, tail = 0.1179, thin = 1.19, far = 0.002912, cache = 629146, deep = 0.03264, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <plane = 238.4, row = 0.8568, vector = 1.023, far = 0.009222, cache = 419430, deep = 0.0003937, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 41.12, row = 0.3435, vector = 0.8475, tail = 0.04066, thin = 0.3579, far = 0.001102, cache = 1363149, deep = 0.02645, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 14.43, plane = 138.1, row = 8.917, tail = 4.272, cell = 0.9415, far = 0.003482, cache = 419430, deep = 0.05869, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 134.9, plane = 151.2, row = 13.31, vector = 2.668, cell = 0.648, far = 0.007933, cache = 1363149, deep = 0.05593, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 83.58, plane = 35.61, row = 4.154, vector = 12.62, cell = 0.0847, far = 0.01296, cache = 838861, deep = 0.05869, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 238.3, plane = 21.52, width = 32, tail = 4.217, cell = 1.802, thin = 0.1823, far = 0.02004, cache = 1363149, deep = 0.05593, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 82.45, plane = 43.26, row = 4.015, vector = 10.85, thin = 1.839, far = 0.01828, cache = 838861, deep = 0.05869, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <plane = 196.4, row = 1.747, vector = 0.9957, tail = 1.626, cell = 0.1127, far = 0.007619, cache = 1363149, deep = 0.03601, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 55.75, plane = 210.8, row = 2.008, vector = 2.529, far = 0.00527, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 155.4, plane = 71.53, row = 2.796, vector = 3.036, thin = 1.44, far = 0.007587, cache = 419430, deep = 0.04072, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 110.7, plane = 103.2, row = 0.9332, width = 16, cell = 0.4325, thin = 0.4218, far = 0.003761, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 182.4, plane = 88.13, row = 3.04, vector = 1.123, cell = 0.3094, thin = 1.271, far = 0.005993, cache = 419430, deep = 0.03515, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 128.6, row = 3.013, vector = 1.404, cell = 0.0657, far = 0.00284, cache = 419430, deep = 0.04218, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 67.79, plane = 160.8, row = 1.228, vector = 1.376, width = 64, cell = 0.1282, thin = 0.03062, far = 0.002976, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 64.47, plane = 30.85, row = 2.559, vector = 2.498, cell = 0.06961, thin = 0.8442, far = 0.01022, cache = 1363149, deep = 0.03428, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 226.1, plane = 29.77, row = 3.034, vector = 3.213>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 96.33, plane = 27.67, row = 1.849, vector = 2.392, cell = 0.01312, thin = 0.762, far = 0.007048, cache = 1363149, deep = 0.03764, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 33.6, plane = 12.53, row = 0.614, tail = 0.4647, cell = 0.1214, thin = 0.08617, far = 0.000848, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 57.41, plane = 20.33, row = 0.7675, vector = 2.917, tail = 0.6731, cell = 0.002213, far = 0.001702, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 33.03, plane = 15.89, row = 0.003716, vector = 2.665, width = 16, tail = 0.2255, thin = 0.3191, far = 0.0002304, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 43.67, plane = 9.919, row = 0.4184, vector = 2.342, width = 8, tail = 1.363, thin = 0.6182>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 21.22, plane = 10.63, row = 5.814, vector = 1.688, width = 32, cell = 0.09158, thin = 0.1307>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 20.51, plane = 9.027, row = 4.935, width = 32, tail = 6.084, cell = 0.2048, thin = 0.1749>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 230.6, plane = 22.98, row = 3.308, width = 8, tail = 2.765, cell = 1.064, thin = 0.868, far = 0.03234, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.69, row = 0.864, vector = 0.5883, tail = 0.1185, cell = 0.03096, far = 0.01194, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 31.28, row = 0.8152, vector = 1.04, tail = 0.2474, thin = 0.392, far = 0.01073, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 3.582, plane = 32.63, row = 0.6307, vector = 1.077, tail = 0.2031, thin = 0.3984, far = 0.008225, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 24.87, plane = 52.03, row = 2.087, vector = 1.791, tail = 0.7735, thin = 0.0854, far = 0.02433, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 113.8, plane = 76.98, row = 0.7959, width = 128, cell = 0.1962, thin = 0.0107>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 30.2, plane = 51.36, row = 2.055, vector = 3.631, tail = 0.2869, thin = 0.5065, far = 0.01967, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 181.7, plane = 36.74, row = 0.09978, width = 64, tail = 0.9468, cell = 0.462, thin = 0.09155, far = 0.01777, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 171.8, plane = 56.3, row = 0.7558, vector = 6.093, tail = 0.14, thin = 2.481, far = 0.02825, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 17.45, plane = 10.02, row = 0.3374, vector = 1.85, width = 16, tail = 0.392, cell = 0.002274>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.42, plane = 27.91, row = 0.384, vector = 2.936, tail = 0.4037, far = 0.0006236, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 17.49, plane = 13.95, vector = 2.497, width = 16, tail = 0.6501, thin = 0.3221, far = 0.001297, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 24.81, plane = 11.82, row = 0.3219, vector = 2.202, width = 8, tail = 0.7737, thin = 0.5024, far = 0.003197, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 66.53, plane = 9.831, row = 4.195, vector = 3.863, width = 32, tail = 2.392, cell = 0.06026, thin = 0.07195, far = 0.003955, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 119.7, plane = 2.64, row = 4.215, width = 32, tail = 9.864, cell = 0.179, thin = 0.02164, far = 0.006254, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 182.8, plane = 7.081, row = 4.463, vector = 3.42, width = 16, tail = 0.7377, cell = 0.195, thin = 0.06931, far = 0.005842, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.13, row = 0.6544, vector = 0.864, tail = 0.1133, cell = 0.001829, far = 0.003064, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.86, row = 0.5849, vector = 1.075, tail = 0.4755, thin = 0.3084, far = 0.003027, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 27.61, row = 0.5343, vector = 1.086, tail = 0.1269, thin = 0.5083, far = 0.001394, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 5.65, plane = 31.19, row = 2.276, vector = 1.972, tail = 0.3716, thin = 0.09713, far = 0.007151, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 108.5, plane = 67.75, width = 128, tail = 1.692, cell = 0.2206, thin = 0.005826, far = 0.007816, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 10.44, plane = 30.01, row = 2.433, vector = 4.114, tail = 0.5708, thin = 0.4018, far = 0.01119, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 126, plane = 32.1, row = 1.914, width = 64, cell = 0.4891, thin = 0.03733, far = 0.003408, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 10.42, plane = 28.3, row = 1.987, vector = 3.222, tail = 0.1293, thin = 1.724, far = 0.01754, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 13.55, plane = 12.35, cell = 0.6138, input = 0.0002024>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <plane = 13.82, cell = 0.85, input = 0.004441, far = 0.0002749, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <plane = 15.68, cell = 0.9925, input = 0.005188, far = 0.0005246, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 67.83, row = 1.802, vector = 4.729, tail = 0.05922, cell = 0.03254, input = 0.005873, thin = 2.111>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 69.35, row = 1.474, vector = 6.763, tail = 0.754, cell = 0.01148, input = 0.007018, thin = 1.973>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 69.17, row = 1.804, vector = 8.506, tail = 0.8592, input = 0.007396, thin = 2.19>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 26.52, plane = 8.317, cell = 0.5125, input = 0.004878, far = 0.002618, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 23.5, plane = 8.826, cell = 0.5131, input = 0.006279, far = 0.002085, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 20.96, plane = 10.73, cell = 0.687, input = 0.008787, far = 0.003601, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 88.68, vector = 4.832, tail = 0.7327, thin = 1.496, far = 0.007962, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 90.8, vector = 5.157, tail = 0.8355, thin = 1.937, far = 0.007797, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 95.47, row = 0.2122, vector = 8.842, tail = 0.7929, cell = 0.1254, thin = 1.336, far = 0.004643, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <plane = 102.7, row = 11.54, vector = 37.11, width = 16, cell = 2.141, thin = 0.4069>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 141, row = 13.42, vector = 47.22, width = 16, cell = 0.712>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <row = 0.4905, vector = 13.78, tail = 14.93, cell = 0.8489, thin = 12.46>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 69.37, tail = 41.05, cell = 8.203, thin = 4.949, far = 0.008008, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <call = 112.7, plane = 64.21, tail = 28.68, cell = 7.422, thin = 8.227, far = 0.025, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 243, plane = 1.39, row = 6.898, vector = 30.25, cell = 0.8307, input = 0.007877, far = 0.02694, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 318.2, plane = 4.659, vector = 29.68, tail = 9.162, input = 0.06695, far = 0.01984, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 261.8, row = 2.564, vector = 17.12, tail = 5.477, thin = 5.411, far = 0.05, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 1.118, plane = 54.7, vector = 13.84, tail = 20.99, cell = 6.744, thin = 2.882>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 179.8, plane = 47.97, vector = 5.47, tail = 23.87, cell = 7.122, thin = 2.855>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 17.59, plane = 8.253, vector = 0.1207, cell = 0.5721, input = 0.01022>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 15.37, plane = 9.267, vector = 0.0805, cell = 0.8123, input = 0.0105>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 9.962, plane = 10.62, cell = 1.082, input = 0.01056, far = 0.00009047, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 62.7, vector = 1.873, tail = 1.203, cell = 0.4112, input = 0.01643, thin = 1.57, far = 0.002946, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 62.73, vector = 3.379, tail = 1.228, cell = 0.4199, input = 0.01768, thin = 1.675, far = 0.003546, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 63.24, vector = 5.896, tail = 1.173, cell = 0.5119, input = 0.01928, thin = 1.377, far = 0.004117, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 54.76, plane = 8.029, cell = 0.5122, input = 0.001549, far = 0.000277, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 62.89, plane = 9.182, cell = 0.6598>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 69.65, plane = 10.18, cell = 0.711>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.06, row = 0.9282, vector = 3.065, tail = 0.05265, cell = 0.2452, input = 0.003665, thin = 0.8912, far = 0.001689, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 60.68, row = 0.9034, vector = 4.247, cell = 0.2849, input = 0.003939, thin = 0.8755, far = 0.001669, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 61.2, row = 0.848, vector = 5.024, cell = 0.2583, input = 0.004455, thin = 0.9097, far = 0.0008376, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <plane = 10.09, row = 1.095, vector = 25.56, cell = 1.445, far = 0.001091, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <plane = 14.69, vector = 23.65, cell = 1.322>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <plane = 10.43, row = 3.304, cell = 4.486, thin = 15.35>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 65.05, vector = 40.09, width = 16, tail = 6.291, cell = 6.234>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 53.22, row = 1.964, vector = 44.66, width = 16, cell = 5.714>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <plane = 30.61, vector = 36.69, width = 16, tail = 8.735, cell = 2.107, input = 0.04929, far = 0.02484, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <plane = 75.14, vector = 56.14, width = 16, tail = 1.437, cell = 0.1801, input = 0.09556, far = 0.01502, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 72.36, plane = 14.6, vector = 13.16, width = 16, tail = 2.773, cell = 3.828>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 54.29, row = 0.8765, vector = 5.114, tail = 16.67, cell = 7.65, thin = 3.257, far = 0.009331, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 42.16, vector = 7.399, tail = 16.03, cell = 6.842, thin = 3.497>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 21.7, row = 1.568, vector = 3.019, tail = 0.7972, cell = 0.09879, far = 0.001741, cache = 838861, deep = 0.03778, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 6.114, plane = 24.5, row = 1.406, vector = 2.406, tail = 1.713, cell = 0.1652, deep = 0.02952, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 97.67, plane = 64.44, width = 32, tail = 0.5474, cell = 0.2957, far = 0.0003907, cache = 419430, deep = 0.02136, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 31.11, plane = 8.384, vector = 0.9686, cell = 0.5413, input = 0.005745, thin = 0.001251, far = 0.0005533, cache = 1363149, deep = 0.08733, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 3.825, vector = 1.25, tail = 13.16, input = 0.07648, far = 0.0001796, cache = 419430, deep = 0.07134, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 193.5, plane = 6.569, width = 64, cell = 0.5599, input = 0.008585, thin = 0.03677, deep = 0.01416, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 31.99, plane = 12.39, vector = 0.3391, cell = 0.3684, input = 0.008729, far = 0.00135, cache = 1048576, deep = 0.04752, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 173.1, plane = 6.044, row = 0.3382, vector = 4.693, input = 0.008484, deep = 0.01308, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 31.26, plane = 11.05, vector = 0.4778, cell = 0.975, input = 0.003437, deep = 0.04332, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 64.97, row = 1.321, vector = 4.846, tail = 0.7275, far = 0.002856, cache = 838861, deep = 0.04615, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 66.73, row = 0.1212, vector = 3.82, tail = 1.036, cell = 0.2601, input = 0.01543, thin = 1.345, far = 0.002328, cache = 419430, deep = 0.05829, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 73.67, row = 2.456, vector = 4.646, tail = 2.787, cell = 0.0375, input = 0.007568, thin = 1.414, far = 0.001232, cache = 419430, deep = 0.03958, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 67.62, row = 0.3574, vector = 8.205, tail = 0.4158, input = 0.01402, thin = 1.518, far = 0.001004, cache = 419430, deep = 0.04077, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 22.71, plane = 8.707, cell = 0.5451, input = 0.006218, far = 0.003831, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <plane = 4.239, vector = 0.5423, tail = 6.977, cell = 0.002803, input = 0.06717, far = 0.008782, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 178.5, plane = 5.073, row = 0.4467, vector = 8.035, far = 0.001446, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 29.46, plane = 11.1, vector = 0.08392, width = 16, tail = 0.091, cell = 0.3545, input = 0.008458, far = 0.002847, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 165.2, plane = 3.866, row = 0.1543, vector = 3.96, input = 0.006228, far = 0.001337, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 25.32, plane = 9.77, cell = 0.5036, input = 0.008195, far = 0.003677, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 82.06, vector = 2.17, tail = 2.042, cell = 0.4924, thin = 0.7472, far = 0.002062, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 92.51, row = 0.7163, vector = 5.172, tail = 1.505, thin = 1.329, far = 0.0005255, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 83.18, vector = 6.285, tail = 0.9899, thin = 1.115, far = 0.001064, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 34.13, plane = 0.8428, row = 0.324, vector = 31.32, tail = 2.518, cell = 0.5401, input = 0.001592, far = 0.008793, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 15.55, vector = 29.31, cell = 0.6171, far = 0.006874, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 17.58, plane = 1.975, vector = 9.9, tail = 3.294, cell = 1.78, thin = 10.9, far = 0.0131, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 122.6, tail = 28.64, cell = 7.305, input = 0.1825, thin = 5.435, far = 0.09687, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 121, tail = 22.36, cell = 6.599, input = 0.2603, thin = 6.401, far = 0.1492, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 40.15, plane = 3.45, row = 5.942, vector = 27.16, tail = 0.617, cell = 0.9598, far = 0.008005, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 42.54, row = 13, vector = 17.58, tail = 4.259, cell = 1.642, input = 0.004881, far = 0.01378, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 44.16, row = 3.244, vector = 10.74, tail = 3.459, cell = 1.424, thin = 10.32, far = 0.00515, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 27.6, plane = 57.26, vector = 47.59, tail = 13.37, cell = 2.562, thin = 4.296, far = 0.001521, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 53.39, vector = 17.73, width = 16, tail = 38.47, cell = 6.947>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 25.33, plane = 10.43, cell = 0.7265, input = 0.01649, far = 0.002677, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 24.04, plane = 10.95, cell = 0.9748, input = 0.02267, far = 0.001406, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 23.27, plane = 10.47, width = 32, cell = 1.2, input = 0.02247, thin = 0.02394, far = 0.001737, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 63.51, row = 0.1893, vector = 2.388, tail = 0.857, cell = 0.5469, thin = 1.682, far = 0.005807, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 63.71, vector = 6.899, cell = 0.2568, thin = 2.177, far = 0.006071, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 64.01, vector = 7.523, cell = 0.2614, thin = 1.769, far = 0.007713, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 22.59, plane = 8.977, cell = 0.627, input = 0.005895, far = 0.002434, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 22.64, plane = 8.96, cell = 0.6123, input = 0.01141, far = 0.002075, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 22.93, plane = 8.235, cell = 0.6798, input = 0.01308, far = 0.002081, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 59.04, row = 3.188, vector = 1.312, tail = 0.6531, cell = 0.5785, thin = 0.4975, far = 0.00712, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 58.44, row = 1.841, vector = 6.019, tail = 0.2305, thin = 1.051, far = 0.004889, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 58.82, row = 1.98, vector = 5.898, cell = 0.1298, thin = 0.8483, far = 0.00551, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 52.83, plane = 3.316, row = 1.147, vector = 36.4, cell = 0.07184, input = 0.01477, far = 0.006274, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 57.99, row = 0.3894, vector = 35.15, input = 0.00991, far = 0.004934, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 62.53, row = 2.433, vector = 16.76, tail = 0.6076, input = 0.0147, thin = 11.85, far = 0.004956, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 126.9, vector = 32.81, tail = 13.45, cell = 4.537, far = 0.005466, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 128.7, vector = 24.15, tail = 19.45, cell = 4.809, input = 0.005269, far = 0.004223, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 34.74, plane = 8.266, row = 1.542, vector = 36.74, cell = 0.04724, far = 0.004951, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 20.17, plane = 4.112, row = 2.814, vector = 34.3, tail = 2.131, far = 0.001075, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 26.42, plane = 13.36, row = 0.6432, vector = 16.93, thin = 8.458, far = 0.006312, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 104.5, row = 7.581, vector = 12.19, tail = 19.14, cell = 6.653, thin = 1.47, far = 0.007159, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 106, row = 11.83, tail = 24.97, cell = 7.206, input = 0.02392, far = 0.01309, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 26.87, plane = 5.531, tail = 1.671, cell = 0.14, thin = 1.879, far = 0.0003945, cache = 629146, deep = 0.002122, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 24.86, plane = 5.447, vector = 0.1731, tail = 0.4857, cell = 0.1324, thin = 2.044, far = 0.0008897, cache = 629146, deep = 0.00206, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 24.07, plane = 5.673, vector = 0.3523, tail = 0.03084, cell = 0.1597, thin = 1.701, far = 0.0004751, cache = 419430, deep = 0.00153, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 23.26, plane = 5.54, vector = 0.4617, tail = 0.1672, cell = 0.197, thin = 1.75, far = 0.0005161, cache = 419430, deep = 0.002232, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 30.7, plane = 3.744, row = 1.268, vector = 1.791, cell = 0.05448, thin = 2.333, deep = 0.0008102, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 25.31, plane = 5.332, row = 1.604, vector = 1.151, cell = 0.03516, thin = 2.507, far = 0.00006168, cache = 419430, deep = 0.001176, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 25.18, plane = 4.181, row = 1.666, vector = 1.048, cell = 0.02614, thin = 3.02, far = 0.00004167, cache = 419430, deep = 0.0009367, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 25.03, plane = 4.216, row = 1.614, vector = 1.354, tail = 0.04033, cell = 0.0376, thin = 2.859, far = 0.000003766, cache = 419430, deep = 0.0006091, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 29.87, plane = 3.708, row = 1.94, vector = 3.156, tail = 0.469, cell = 0.009885, thin = 3.349, deep = 0.0005626, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 26.73, plane = 3.763, row = 2.841, vector = 1.615, tail = 0.6807, cell = 0.01121, thin = 3.312, deep = 0.001295, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 25.67, plane = 4.991, row = 2.675, vector = 1.332, tail = 0.3949, thin = 3.395, far = 0.0002204, cache = 1048576, deep = 0.002014, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 24.9, plane = 5.016, row = 2.903, vector = 1.784, tail = 0.3807, thin = 3.141, deep = 0.003351, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 31.2, plane = 4.883, row = 1.422, vector = 3.307, tail = 0.9327, cell = 0.09762, thin = 1.769, far = 0.0008642, cache = 419430, deep = 0.004142, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 28.61, plane = 6.185, row = 2.377, vector = 2.473, cell = 0.02584, thin = 1.826, far = 0.001337, cache = 1363149, deep = 0.001895, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 23.42, plane = 7.178, row = 1.921, vector = 1.652, tail = 0.08438, cell = 0.1772, thin = 1.541, far = 0.002241, cache = 1363149, deep = 0.001831, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 28.53, plane = 6.987, row = 2.743, vector = 1.977, tail = 0.3325, cell = 0.2314, thin = 1.11, far = 0.001738, cache = 1363149, deep = 0.002683, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 29.43, plane = 8.617, row = 0.4117, tail = 2.596, cell = 0.3417, thin = 2.177, deep = 0.0002427, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 31.83, plane = 7.049, row = 1.206, vector = 0.5659, tail = 1.935, cell = 0.3107, input = 0.001492, thin = 1.86, deep = 0.0009661, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 28.02, plane = 5.044, row = 1.172, vector = 2.033, tail = 0.7428, input = 0.03862, thin = 2.415, deep = 0.00001802, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 28.15, plane = 5.516, row = 1.203, vector = 2.738, tail = 0.6829, input = 0.03291, thin = 1.85, deep = 0.00001802, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 27.21, plane = 6.961, row = 0.8367, vector = 1.957, tail = 1.391, cell = 0.1956, thin = 2.211, far = 0.00004154, cache = 419430, deep = 0.0008004, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 26.87, plane = 7.264, row = 2.142, vector = 1.616, tail = 0.3548, cell = 0.1477, thin = 2.058, far = 0.0003591, cache = 419430, deep = 0.0004198, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 26.22, plane = 7.752, row = 1.725, vector = 0.9127, tail = 0.7315, cell = 0.3793, thin = 1.846, far = 0.0002394, cache = 419430, deep = 0.0005999, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 26.95, plane = 7.342, row = 2.448, vector = 1.205, tail = 0.919, cell = 0.4428, thin = 1.386, far = 0.0001145, cache = 419430, deep = 0.001027, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 28.03, plane = 5.757, vector = 1.031, cell = 0.07667, thin = 2.228, far = 0.0002485, cache = 419430, deep = 0.0003334, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 25.63, plane = 5.996, tail = 0.3724, cell = 0.1579, thin = 2.194, far = 0.0001649, cache = 419430, deep = 0.0003334, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 22.71, plane = 6.796, cell = 0.2494, thin = 1.469, deep = 0.0003334, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 22.45, plane = 6.658, cell = 0.3104, thin = 1.352, deep = 0.0005984, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 71.03, row = 1.207, tail = 0.1691, cell = 0.1386, thin = 0.6834, far = 0.001648, cache = 1363149, deep = 0.0003399, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 72.12, row = 1.634, cell = 0.14, thin = 0.5602, far = 0.002997, cache = 1363149, deep = 0.00136, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 72.86, row = 1.879, tail = 0.2968, cell = 0.2907, thin = 0.06292, far = 0.003294, cache = 1363149, deep = 0.003746, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 68.07, row = 1.236, vector = 0.04877, tail = 0.7386, cell = 0.16, thin = 0.9237, far = 0.0005333, cache = 419430, deep = 0.003187, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 69.36, row = 1.442, vector = 0.6238, tail = 0.04783, cell = 0.09404, thin = 0.9799, far = 0.000665, cache = 419430, deep = 0.003625, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 70.5, row = 1.691, tail = 0.587, cell = 0.3418, thin = 0.643, far = 0.0008288, cache = 419430, deep = 0.003307, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 61.16, row = 1.466, tail = 1.138, cell = 0.2076, thin = 1.568, far = 0.0005407, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 55.84, row = 2.089, vector = 1.542, tail = 1.27, thin = 1.505, far = 0.001088, cache = 419430, deep = 0.02213, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 56.24, row = 2.294, vector = 1.292, tail = 0.2501, cell = 0.1125, thin = 2.955, far = 0.000638, cache = 419430, deep = 0.00582, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 78.67, row = 1.113, tail = 0.858, cell = 0.1706, thin = 1.346, far = 0.002113, cache = 419430, deep = 0.00007495, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 79.78, row = 1.8, tail = 0.4159, cell = 0.1812, thin = 1.208, far = 0.002564, cache = 419430, deep = 0.0009933, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 80.1, row = 2.328, tail = 0.4826, cell = 0.3781, thin = 0.6513, far = 0.002453, cache = 419430, deep = 0.0005021, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 73.78, row = 1.14, tail = 0.9023, cell = 0.1712, thin = 1.159, far = 0.0009492, cache = 419430, deep = 0.0002064, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 74.24, row = 1.996, tail = 0.2835, cell = 0.1717, thin = 1.111, far = 0.001039, cache = 419430, deep = 0.0004726, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 73.4, row = 2.008, tail = 0.4223, cell = 0.3675, thin = 0.8211, far = 0.0009329, cache = 419430, deep = 0.0008496, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 77.45, row = 1.371, tail = 0.7692, cell = 0.1667, thin = 1.351, far = 0.001337, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 78.07, row = 1.996, tail = 0.2317, cell = 0.1804, thin = 1.31, far = 0.001328, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 78.16, row = 2.145, tail = 0.6695, cell = 0.3854, thin = 0.7247, far = 0.001206, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 67.07, row = 0.02361, vector = 0.2475, tail = 1.072, cell = 0.1439, thin = 0.7311, far = 0.0008846, cache = 1363149>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 66.92, row = 1.236, tail = 0.3131, cell = 0.171, thin = 0.6654, far = 0.001208, cache = 1363149>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 67.35, row = 1.813, tail = 0.2081, cell = 0.3166, thin = 0.256, far = 0.001515, cache = 1363149, deep = 0.0007248, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 24.51, plane = 5.901, row = 1.445, tail = 0.1636, cell = 0.08651, thin = 2.233, deep = 0.00334, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 18.3, plane = 6.898, row = 1.665, tail = 0.544, cell = 0.125, thin = 2.305, deep = 0.001768, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 17.13, plane = 5.198, row = 1.347, tail = 1.07, cell = 0.2407, thin = 3.165, deep = 0.002583, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 17.06, plane = 5.382, row = 1.461, tail = 1.063, cell = 0.2638, thin = 3.111, deep = 0.00349, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 24.04, plane = 8.222, row = 1.541, tail = 0.503, cell = 0.2331, thin = 2.104, deep = 0.00006562, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 25.68, plane = 7.173, row = 3.424, cell = 0.2637, thin = 1.624>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 25.48, plane = 7.351, row = 2.196, vector = 1.033, tail = 0.3125, cell = 0.3006, thin = 1.208, deep = 0.0006122, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 25.19, plane = 7.252, row = 2.203, vector = 0.7363, tail = 0.7312, cell = 0.4379, thin = 1.013>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 60.88, row = 0.7994, vector = 0.8582, cell = 0.02684, thin = 0.8677, far = 0.001536, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 59.39, row = 2.087, cell = 0.1189, thin = 0.6364, far = 0.00118, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 59.51, row = 2.228, cell = 0.2515, thin = 0.3612, far = 0.001569, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 74.2, row = 2.223, cell = 0.07853, thin = 0.9794, far = 0.001781, cache = 419430, deep = 0.0001632, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 73.63, row = 2.151, cell = 0.1172, thin = 1.053, far = 0.002071, cache = 419430, deep = 0.0001632, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 72.54, row = 2.764, cell = 0.2857, thin = 0.5076, far = 0.002972, cache = 419430, deep = 0.0001632, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 113.3, plane = 3.487, row = 2.151, cell = 0.0358, thin = 2.773, deep = 0.0007279, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 147.3, plane = 3.053, row = 2.748, cell = 0.03195, thin = 2.7, far = 0.001185, cache = 1048576, deep = 0.0007279, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 91.51, plane = 6.724, row = 0.7162, tail = 0.888, cell = 0.1667, thin = 1.837, deep = 0.0007279, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 113.9, plane = 3.289, row = 2.272, cell = 0.03604, thin = 2.775, deep = 0.0007279, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 21.4, plane = 5.119, row = 1.749, vector = 1.811, cell = 0.07261, thin = 1.989>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 28.38, plane = 4.501, row = 2.872, vector = 1.036, cell = 0.1365, thin = 1.844, far = 0.0002409, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 32.55, plane = 2.758, row = 2.51, tail = 0.6395, cell = 0.4889, thin = 3.63, far = 0.0004049, cache = 1363149>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 30.54, plane = 2.766, row = 3.614, vector = 2.697, cell = 0.09273, thin = 1.58, far = 0.0004737, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 68.44, row = 0.8858, cell = 0.05713, thin = 1.077>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 68.07, row = 0.8754, cell = 0.05584, thin = 1.086>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 69.37, row = 0.89, cell = 0.06108, thin = 1.04>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 70.33, row = 1.872, cell = 0.07209, thin = 1.049, deep = 0.000214, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 70.36, row = 1.86, cell = 0.06985, thin = 1.051, deep = 0.000214, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 71.32, row = 1.923, cell = 0.07793, thin = 1.034, deep = 0.000214, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 19.56, plane = 6.741, cell = 0.09017, input = 0.002057, far = 0.00005103, cache = 419430, deep = 0.002163, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 21.26, plane = 6.977, row = 0.02129, cell = 0.1917, input = 0.002232, thin = 0.01116, deep = 0.001041, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 92.62, row = 0.3085, tail = 0.237, cell = 0.09466, thin = 0.4332, far = 0.001124, cache = 419430, deep = 0.0001819, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 95.03, row = 0.3958, tail = 0.3971, cell = 0.2299, thin = 0.2559, far = 0.001161, cache = 419430>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 18.85, plane = 7.17, cell = 0.0932, input = 0.002216, deep = 0.000363, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 20.68, plane = 7.232, cell = 0.2373, input = 0.002002, deep = 0.0007791, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 93.34, row = 0.1934, vector = 0.07496, tail = 0.5566, cell = 0.09321, thin = 0.4618, far = 0.001731, cache = 419430, deep = 0.0003194, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.6, row = 0.3521, tail = 0.8173, cell = 0.2732, thin = 0.1706, far = 0.00146, cache = 419430, deep = 0.002441, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <plane = 0.2017, vector = 3.213, width = 16, cell = 4.253, input = 0.02992, far = 0.0003941, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <plane = 0.7813, row = 2.406, cell = 4.476, input = 0.02221, far = 0.002806, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 90.75, vector = 0.423, cell = 4.264, far = 0.008431, cache = 419430, deep = 0.05607, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 90.31, vector = 0.4266, cell = 4.281, far = 0.007894, cache = 419430, deep = 0.05651, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 24.67, plane = 0.1094, vector = 6.11, cell = 3.642, input = 0.006065>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 22.3, plane = 0.2766, vector = 5.907, cell = 3.664, input = 0.009096>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 114.8, row = 0.7182, cell = 4.244, thin = 0.5331, far = 0.02214, cache = 1048576>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 121.7, row = 0.4997, cell = 4.231, thin = 0.586, far = 0.01371, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 55.74, plane = 7.168, vector = 0.0811, cell = 0.01623, input = 0.4891, far = 0.002224, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 52.55, plane = 7.287, vector = 0.09171, cell = 0.01364, input = 0.5802, far = 0.001079, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 118.7, row = 0.5212, vector = 1.137, input = 0.6727, far = 0.002566, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 125.4, row = 2.525, vector = 0.5535, width = 64, tail = 0.4956, input = 0.9289, thin = 0.03515>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 45.81, plane = 6.504, width = 128, cell = 0.008605, input = 0.5437, thin = 0.004826, far = 0.003651, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 49.56, plane = 6.783, cell = 0.01137, input = 0.6471, far = 0.006624, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 117.5, vector = 1.462, width = 128, input = 0.8365>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 125.3, width = 64, tail = 3.143, input = 0.9927, thin = 0.03286, far = 0.01247, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 11605, row = 9.867, input = 8.305>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 9369, plane = 5.694, row = 1.729, tail = 9.946, input = 8.171>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <tail = 1.539, cell = 0.1031, input = 9.417, thin = 0.1563>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <row = 2.323, width = 32, cell = 0.3732, input = 9.045, thin = 0.2585>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 515.6, row = 19.66, cell = 0.07696, input = 9.147>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 153.6, row = 14.5, width = 32, cell = 0.1905, input = 9.087, thin = 0.989>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <plane = 36.05, width = 128, cell = 0.3683, input = 9.845, thin = 0.09887>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 28.29, tail = 3.11, cell = 0.5049, input = 9.233>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 66.9, plane = 7.638, cell = 0.04243, input = 0.505, far = 0.002962, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 65, plane = 7.485, cell = 0.04191, input = 0.6005, far = 0.001687, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 108.1, row = 0.7803, vector = 0.8848, input = 0.6623, far = 0.01036, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 111, row = 1.829, vector = 0.2202, width = 32, cell = 0.01194, input = 1.009, thin = 0.09358, far = 0.006905, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 93.8, plane = 7.062, vector = 0.129, cell = 0.01871, input = 0.5268, far = 0.001476, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 88.61, plane = 7.106, cell = 0.02676, input = 0.6508, thin = 0.00244, far = 0.001599, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 117.2, row = 1.145, vector = 0.564, input = 0.9408>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 4.992, plane = 118.1, row = 1.622, vector = 0.2683, width = 32, tail = 0.3287, input = 1.12, thin = 0.05256>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <call = 412.8, plane = 25.56, width = 64, cell = 0.1533, input = 9.712, thin = 0.06287>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 237.6, plane = 88.07, cell = 0.2098, input = 9.547>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <vector = 1.406, input = 10.69>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 6.65, vector = 2.355, width = 16, input = 10.42>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 5.782, input = 9.176, far = 0.04359, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 0.1992, row = 0.2256, vector = 8.085, width = 32, input = 9.118, far = 0.0248, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <tail = 1.967, input = 9.819, far = 0.08787, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 34.54, width = 32, tail = 4.053, input = 9.512, thin = 0.2023>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 69.97, plane = 6.013, cell = 0.0623, input = 0.4942, thin = 0.001547, far = 0.001291, cache = 629146, deep = 0.03921, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 70.9, plane = 6.067, vector = 0.008342, tail = 0.01348, cell = 0.06159, input = 0.5169, far = 0.0004519, cache = 838861, deep = 0.03968, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 69.8, plane = 6.072, vector = 0.06771, cell = 0.04681, input = 0.6026, deep = 0.04075, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 103.4, row = 1.104, vector = 0.463, input = 0.7532, far = 0.002618, cache = 419430, deep = 0.0333, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 104, row = 1.339, width = 16, tail = 0.2293, cell = 0.03351, input = 1.081, thin = 0.2434, deep = 0.03175, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 77.99, plane = 5.505, width = 64, tail = 0.2868, cell = 0.05461, input = 0.5479, thin = 0.002152, far = 0.001082, cache = 419430, deep = 0.04875, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 75.51, plane = 5.937, row = 0.201, width = 16, cell = 0.05566, input = 0.571, thin = 0.007298, far = 0.0006477, cache = 419430, deep = 0.04927, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 74.99, plane = 6.426, row = 0.1288, vector = 0.2213, cell = 0.0001652, input = 0.6941, far = 0.000696, cache = 419430, deep = 0.04958, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 112.5, row = 0.9254, vector = 0.5626, input = 0.9192, far = 0.003896, cache = 838861, deep = 0.04163, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 112.9, row = 1.191, width = 16, tail = 0.2111, cell = 0.03044, input = 1.117, thin = 0.241, far = 0.004076, cache = 838861, deep = 0.03355, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 206.5, width = 64, cell = 0.07125, input = 9.833, thin = 0.1856, far = 0.0664, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 108.5, row = 0.7261, width = 16, cell = 0.1885, input = 9.591, thin = 0.5014, far = 0.06418, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 4.403, row = 0.4232, width = 64, tail = 1.004, cell = 0.1385, input = 9.034, thin = 0.05502, far = 0.142, cache = 1363149>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 5.129, row = 1.893, width = 8, cell = 0.169, input = 9.053, thin = 0.2604, far = 0.1312, cache = 1363149>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <width = 64, tail = 2.736, input = 9.14, thin = 0.06422, far = 0.06247, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <row = 4.926, tail = 1.897, input = 9.407, far = 0.05344, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 19.63, vector = 1.317, cell = 0.01871, input = 9.337, far = 0.1409, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 19.21, vector = 0.6885, width = 8, tail = 0.4616, input = 9.481, thin = 0.4791, far = 0.1033, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 72.6, plane = 5.742, cell = 0.09817, input = 0.6131, thin = 0.2195, far = 0.002776, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 71.73, plane = 5.905, width = 4, cell = 0.09904, input = 0.7013, thin = 0.1797, far = 0.002212, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 95.93, row = 1.114, width = 16, tail = 0.2212, cell = 0.07312, input = 0.8107, thin = 0.05138, far = 0.002865, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 97.16, row = 1.274, width = 8, cell = 0.08092, input = 1.153, thin = 0.5036, far = 0.001305, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 76.02, plane = 6.451, cell = 0.1033, input = 0.605, far = 0.0003797, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 72.51, plane = 6.12, row = 0.03513, cell = 0.1036, input = 0.7327, thin = 0.6353, far = 0.0001543, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 92.97, row = 0.4177, vector = 0.3418, width = 16, tail = 0.4467, cell = 0.05545, input = 1.017, thin = 0.06667, far = 0.001906, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 87.32, row = 1.518, width = 8, tail = 0.3365, cell = 0.06808, input = 1.14, thin = 0.4297, far = 0.002283, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <width = 32, cell = 0.1124, input = 9.638, thin = 0.1834, far = 0.02955, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 92.29, row = 0.9485, cell = 0.07914, input = 9.987, far = 0.02043, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 31.12, vector = 1.427, cell = 0.0172, input = 8.981, far = 0.01954, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 24.84, row = 0.8714, width = 8, cell = 0.2541, input = 8.719, thin = 0.4128, far = 0.02751, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 448.5, width = 32, input = 9.771, thin = 0.1558, far = 0.03172, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 39.08, row = 0.7595, vector = 0.2559, tail = 5.446, input = 10.62, far = 0.00531, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 6.694, plane = 85.6, tail = 1.205, input = 9.264, far = 0.06071, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 4.293, plane = 72.06, row = 0.2126, width = 4, tail = 2.236, input = 9.551, far = 0.0685, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 67.6, plane = 5.658, cell = 0.08299, input = 0.8521, far = 0.002841, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 65.53, plane = 5.747, vector = 0.01151, cell = 0.08074, input = 0.9442, far = 0.002508, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 97.81, width = 64, tail = 2.135, cell = 0.02628, input = 1.084, far = 0.002459, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 99.2, row = 2.05, tail = 5.319, cell = 0.03888, input = 0.9805, thin = 0.1054, far = 0.003696, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 96.8, row = 2.095, vector = 0.5376, tail = 2.977, input = 1.163, thin = 0.02288, far = 0.002749, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 80.97, plane = 5.809, cell = 0.0932, input = 0.7962, far = 0.002303, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 79.27, plane = 5.814, cell = 0.09175, input = 0.9196, far = 0.002578, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 107.8, row = 0.08249, vector = 0.5856, width = 32, tail = 1.295, cell = 0.02119, input = 0.9398, far = 0.004483, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 109.2, row = 1.814, vector = 0.7195, tail = 4.592, input = 0.9065, thin = 0.1274, far = 0.003779, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 109.1, row = 2.25, vector = 0.502, tail = 2.616, input = 1.078, thin = 0.001977, far = 0.003627, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 89.95, plane = 6.173, cell = 0.04922, input = 0.7306, far = 0.002462, cache = 1363149, deep = 0.0428, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 91.94, plane = 6.174, cell = 0.04753, input = 0.7516, far = 0.001761, cache = 1363149, deep = 0.04308, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 89.73, plane = 6.089, cell = 0.04672, input = 0.8436, far = 0.0009668, cache = 1363149, deep = 0.04139, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 115.7, row = 1.204, vector = 0.5744, input = 0.8272, far = 0.003042, cache = 629146, deep = 0.03246, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 118.5, row = 2.242, tail = 5.059, cell = 0.0331, input = 0.8083, thin = 0.04303, far = 0.002233, cache = 419430, deep = 0.03877, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 122, row = 1.982, width = 32, tail = 1.632, cell = 0.02816, input = 0.9625, thin = 0.02463, far = 0.002454, cache = 419430, deep = 0.02894, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 70.63, plane = 5.755, cell = 0.05055, input = 0.7496, thin = 0.007677>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 68.13, plane = 5.845, cell = 0.04903, input = 0.78, thin = 0.009752>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 68.19, plane = 5.797, cell = 0.0481, input = 0.9034, thin = 0.007731>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 129.8, row = 1.726, width = 64, cell = 0.004845, input = 0.9481, thin = 0.004899>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 137.2, row = 2.632, tail = 4.578, cell = 0.001341, input = 0.9249, thin = 0.1384>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 138.4, row = 2.553, tail = 0.635, input = 1.091, thin = 0.1457>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 68.14, plane = 30.97, vector = 0.5182, cell = 0.3669, input = 1.005, thin = 0.03746, far = 0.007363, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 56.26, plane = 39.77, vector = 0.005464, cell = 0.4638, input = 2.283, far = 0.006312, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 134.7, plane = 36.71, row = 0.01049, vector = 0.7298, cell = 0.9474, input = 1.993, thin = 0.07313, far = 0.02507, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 0.5857, plane = 130.9, vector = 1.402, cell = 0.1491, input = 2.12, far = 0.007894, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 137.1, vector = 1.937, tail = 3.716, cell = 0.1418, input = 2.127, thin = 0.1204, far = 0.01853, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 16.67, plane = 153.8, row = 0.573, vector = 3.994, tail = 6.194, cell = 0.4851, input = 1.976, far = 0.04417, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <plane = 32.57, width = 32, cell = 0.5203, input = 1.877, thin = 0.147, far = 0.0127, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <plane = 44.98, width = 32, cell = 0.565, input = 1.993, thin = 0.09175>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <plane = 42.1, width = 32, cell = 1.179, input = 1.233, thin = 0.3379, far = 0.01447, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 118.7, vector = 1.778, cell = 0.007101, input = 2.315, far = 0.03113, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 120.3, row = 2.162, vector = 1.417, tail = 2.267, input = 2.432, far = 0.03833, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <plane = 105.4, row = 3.766, vector = 5.157, tail = 2.889, input = 2.75, far = 0.07377, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 47.81, plane = 37.36, vector = 1.679, cell = 0.3247, input = 0.9677, thin = 0.007869>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 39.67, plane = 45.49, vector = 2.045, cell = 0.3995, input = 0.7937, far = 0.002948, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 50.57, plane = 36.94, vector = 1.939, tail = 0.2492, cell = 0.5342, input = 0.9433, thin = 0.02241, far = 0.0004241, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 122.6, vector = 1.919, cell = 0.1177, input = 1.311, far = 0.01385, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 123.3, vector = 1.904, tail = 4.19, cell = 0.1847, input = 1.241, thin = 0.008407, far = 0.01788, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 125.9, vector = 4.583, tail = 6.251, cell = 0.06237, input = 1.383, far = 0.01567, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 102.5, plane = 39.66, cell = 0.4776, input = 0.6752, thin = 0.225, far = 0.006256, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 91.35, plane = 49.84, cell = 0.5664, input = 0.6994, thin = 0.2521, far = 0.00279, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 108.6, plane = 38.61, cell = 0.7061, input = 0.8805, thin = 0.3469, far = 0.00007585, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 171.7, vector = 1.858, cell = 0.1597, input = 1.23, far = 0.01602, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 211.2, row = 1.412, vector = 2.27, tail = 1.737, cell = 0.146, input = 1.201, thin = 0.07714, far = 0.01311, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <plane = 237.5, row = 2.088, tail = 7.68, cell = 0.3594, input = 1.168, far = 0.008135, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 107.2, plane = 5.588, vector = 0.2272, input = 0.6361>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 106.1, plane = 5.585, vector = 0.2259, input = 0.7243>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 136.7, row = 1.221, width = 64, cell = 0.004096, input = 0.8795, thin = 0.03982>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 134.4, row = 2.891, tail = 2.888, input = 0.8692, thin = 0.1171, far = 0.00155, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 138.7, row = 2.903, tail = 0.4856, input = 0.9612, thin = 0.1091, far = 0.003795, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 75.47, plane = 7.755, cell = 0.01425, input = 0.6542>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 68.3, plane = 7.799, cell = 0.01678, input = 0.7723>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 125, row = 0.8194, width = 32, cell = 0.01109, input = 0.9221, thin = 0.06113, far = 0.01017, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 122, row = 2.114, tail = 2.945, cell = 0.0033, input = 0.9556, thin = 0.202, far = 0.005005, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 121.1, row = 2.234, vector = 0.03446, tail = 0.7733, input = 1.084, thin = 0.1498>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 66.38, plane = 5.848, cell = 0.02726, input = 0.6616, far = 0.003857, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 62.93, plane = 6.105, width = 32, cell = 0.02775, input = 0.7524, thin = 0.003474, far = 0.003178, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 117.7, row = 0.4465, width = 64, tail = 0.6574, cell = 0.02146, input = 0.9427, thin = 0.0223>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <call = 14.79, plane = 115.3, row = 2.236, tail = 3.36, cell = 0.01262, input = 0.8913, thin = 0.1516>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <call = 10.09, plane = 120.4, row = 2.448, tail = 0.7626, cell = 0.01453, input = 1.005, thin = 0.07406>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 65.57, plane = 5.649, cell = 0.034, input = 0.6678, thin = 0.000287>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 63.65, plane = 5.749, cell = 0.03423, input = 0.7918, thin = 0.002937>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 44.29, plane = 135.5, row = 0.2666, width = 32, tail = 0.72, cell = 0.001228, input = 1.07, thin = 0.01628, far = 0.00386, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 115.9, plane = 137.3, row = 1.331, tail = 3.814, cell = 0.007946, input = 0.9946, thin = 0.1208, far = 0.006649, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 109.5, plane = 140.6, row = 0.8537, tail = 1.934, cell = 0.005807, input = 1.188, thin = 0.1192, far = 0.005049, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 77.22, plane = 6.126, cell = 0.05782, input = 0.6868>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 74.07, plane = 5.901, vector = 0.02205, cell = 0.05807, input = 0.7692>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 112.7, row = 0.117, vector = 0.4664, tail = 1.038, input = 0.99, far = 0.005537, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 115.5, row = 0.4799, vector = 0.1503, tail = 6.545, cell = 0.02381, input = 0.9564, thin = 0.08187, far = 0.006407, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 116, row = 0.1276, vector = 0.3176, tail = 2.59, cell = 0.01902, input = 1.128, thin = 0.1149, far = 0.0048, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 73.51, plane = 8.267, cell = 0.0351, input = 0.7054, far = 0.004288, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 70.74, plane = 8.051, cell = 0.03401, input = 0.8229, far = 0.00464, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 113.9, row = 1.192, vector = 0.497, width = 32, cell = 0.02224, input = 0.9543, thin = 0.03212, far = 0.004784, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 111.8, row = 2.183, vector = 0.2955, tail = 5.274, cell = 0.02042, input = 0.9229, thin = 0.1722, far = 0.006076, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 118.9, row = 2.096, tail = 1.193, cell = 0.03973, input = 1.078, thin = 0.1921, far = 0.007378, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 72.28, plane = 5.602, cell = 0.1091, input = 0.7995>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 70.69, plane = 5.639, cell = 0.1082, input = 0.888>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 94.85, row = 1.351, vector = 0.9892, input = 1.116, far = 0.001623, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 96.51, row = 1.476, tail = 5.785, cell = 0.0687, input = 1.09, thin = 0.03992, far = 0.001585, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 96.7, row = 1.794, vector = 1.05, tail = 2.313, input = 1.237, far = 0.001053, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 68.51, plane = 5.902, cell = 0.104, input = 0.7642>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 64.61, plane = 5.844, cell = 0.1025, input = 0.8857, far = 0.0001833, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 106.2, vector = 1.31, width = 32, tail = 0.8193, cell = 0.0198, input = 0.927, far = 0.002617, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 107.6, row = 1.38, tail = 5.953, cell = 0.05878, input = 0.8983, thin = 0.08598, far = 0.003437, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 107, row = 1.273, vector = 0.8386, tail = 3.685, input = 1.142, far = 0.003598, cache = 419430>
}
