// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0 --seconds=420 --seed=1
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 5.4 %, worst 1274.3 % of 4128 calls
//   max_pool cf: mean 13.1 %, worst 953.8 % of 808 calls
//   max_pool cl: mean 6.0 %, worst 853.8 % of 1176 calls
//   max_pool_backward cf: mean 1.0 %, worst 42.5 % of 268 calls
//   max_pool_backward cl: mean 11.2 %, worst 1274.3 % of 238 calls
//   max_unpool cf: mean 1.1 %, worst 218.3 % of 355 calls
//   max_unpool cl: mean 1.4 %, worst 120.3 % of 533 calls
//   max_unpool_backward cf: mean 1.2 %, worst 51.8 % of 238 calls
//   max_unpool_backward cl: mean 0.4 %, worst 28.8 % of 214 calls
//   max_unpool_sum cf: mean 0.1 %, worst 11.7 % of 174 calls
//   max_unpool_sum cl: mean 0.2 %, worst 7.0 % of 124 calls
// SPDX-License-Identifier: MIT

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02431 missed 0.008112 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <plane = 32.72, row = 0.08151, tail = 5.663, input = 0.005805, tap = 0.1273, step = 0.02096, far = 0.00477, cache = 838861>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 145.6, plane = 15.72, vector = 2.33, tail = 34.95, tap = 0.4852, step = 0.05236, far = 0.04321, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 4.891, plane = 28.4, row = 1.082, width = 4, tail = 2.828, thin = 6.555, tap = 0.4093, far = 0.01154, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 45.05, row = 5.014, tail = 1.847, cell = 0.05682, tap = 0.06947, step = 0.006009, far = 0.002149, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 50.09, row = 4.388, cell = 0.1937, thin = 2.489, tap = 0.09291, step = 0.004753, far = 0.002289, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 49.6, row = 3.855, cell = 0.4742, thin = 1.31, tap = 0.2011, step = 0.009581>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 10.91, plane = 2.783, row = 0.7217, vector = 2.092, tail = 0.3289, cell = 0.04594, far = 0.003158, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 17, vector = 4.739, tail = 18.47, cell = 0.5285, far = 0.00872, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 9.847, plane = 1.933, row = 0.8649, vector = 1.716, tail = 0.01701, cell = 0.04456, far = 0.001588, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 34.51, plane = 0.7122, row = 0.5024, width = 32, cell = 0.3139, thin = 0.02352, far = 0.001252, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 14.07, plane = 1.957, row = 1.252, vector = 1.799, tail = 0.0262, cell = 0.01223, far = 0.001767, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 13.03, plane = 2.444, row = 0.3821, vector = 0.2665, width = 16, tail = 0.1199, cell = 0.4269>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 14.16, plane = 1.97, row = 1.182, vector = 2.082, cell = 0.03367, thin = 6.492, far = 0.0006916, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 254.6, plane = 4.011, row = 5.898, vector = 5.713, tail = 0.3381, cell = 0.03554, far = 0.001069, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 23.12, vector = 18.75, tail = 15.85, cell = 0.04259, far = 0.01006, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 249.8, plane = 3.076, row = 5.076, vector = 4.854, tail = 0.1269, cell = 0.06433, far = 0.0006506, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 364.8, plane = 5.478, row = 7.678, vector = 0.0926, width = 16, cell = 0.7896, thin = 0.04938, far = 0.0002062, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 249.7, plane = 2.03, row = 4.802, vector = 3.7, tail = 0.9401, cell = 0.2263, far = 0.0009411, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 358, plane = 4.565, row = 12.52, vector = 4.497, far = 0.000221, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 13.39, plane = 1.8, row = 10.4, vector = 3.915, cell = 0.2715, thin = 4.666, far = 0.000002783, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 13.02, plane = 16.75, row = 8.389, tail = 4.229, tap = 0.2018, step = 0.001648, far = 0.001614, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 17.11, vector = 8.039, tail = 29.3, tap = 0.6778, step = 0.06202, far = 0.02342, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 25.74, plane = 9.6, row = 8.098, tail = 3.532, cell = 0.578, thin = 9.363, tap = 0.4709, far = 0.003131, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 22.28, row = 1.044, vector = 1.931, tail = 0.4576, cell = 0.002499, far = 0.003917, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 28.92, vector = 2.61, cell = 0.01769, far = 0.004198, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 49.75, plane = 26.51, row = 0.7456, tail = 56.99, cell = 0.2667, far = 0.001777, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 12.09, plane = 46.06, row = 16.38, vector = 2.363, tail = 0.2577, thin = 15.05, far = 0.003775, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.77, row = 1.582, vector = 1.31, cell = 0.03422, far = 0.002547, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 26.34, row = 1.579, vector = 1.334, cell = 0.02468, thin = 6.684, far = 0.002594, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <plane = 28.38, row = 0.9727, vector = 1.396, tail = 147.6, far = 0.0006706, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 62.46, row = 9.282, vector = 2.196, tail = 0.025, thin = 7.121, far = 0.002104, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 1.917, plane = 28.11, row = 1.187, vector = 1.512, tail = 0.3722, thin = 6.237, far = 0.002088, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 58.2, row = 0.2263, vector = 4.311, tail = 0.6902, far = 0.001827, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 8.696, plane = 59.8, vector = 4.982, cell = 0.1443, far = 0.001969, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 39.04, plane = 74, row = 0.1205, tail = 334.8, cell = 0.5571, far = 0.0002124, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 17.92, plane = 71.23, row = 50.06, vector = 8.946, thin = 25.23, far = 0.01021, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 14.04, plane = 59.97, row = 0.7335, vector = 1.463, width = 8, cell = 0.7967, thin = 0.2224>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 15.38, plane = 59.03, row = 1.669, vector = 1.328, cell = 0.6237, thin = 13.15>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 290.7, plane = 77.68, vector = 1.155, width = 32, cell = 0.7965, far = 0.001079, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 70.39, row = 42.26, vector = 5.651, thin = 7.018, far = 0.001315, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 53.16, plane = 61.56, row = 0.7611, vector = 0.6643, cell = 1.686, thin = 12.11>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 4.861, plane = 41.54, row = 8.42, vector = 1.618, tail = 1.912, tap = 0.07814, far = 0.004476, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 9.6, plane = 45.31, row = 8.367, tail = 1.734, cell = 0.3425, thin = 5.19, tap = 0.1397, far = 0.006495, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 23.72, plane = 45.26, row = 5.877, vector = 1.355, tail = 3.291, thin = 1.792, tap = 0.3409, far = 0.0107, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 2.124, plane = 8.159, row = 3.941, width = 32, tail = 28.85, thin = 0.1015, tap = 0.2149>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <vector = 0.5151, tail = 26.79, cell = 1.13, tap = 0.6593, step = 0.05363, far = 0.02836, cache = 838861>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <plane = 7.336, vector = 2.602, width = 4, tail = 19.75, tap = 0.5135, far = 0.0003547, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <tap = 2.442>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 36204760>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <plane = 20.54, width = 32, tail = 2.888, cell = 0.1244, input = 0.02413, thin = 1.185, tap = 0.195, far = 0.003214, cache = 629146>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 45.71, row = 2.951, vector = 5.067, tail = 18.03, input = 0.04234, tap = 0.7298, step = 0.02689, far = 0.0469, cache = 838861>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 23.35, plane = 8.138, row = 6.218, tail = 8.593, cell = 0.724, thin = 16.31, tap = 0.4434, far = 0.007182, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 30.79, row = 5.777, tail = 4.553, tap = 0.131, far = 0.003303, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 28.44, row = 6.441, vector = 1.083, width = 8, tail = 1.734, tap = 0.1905, far = 0.003394, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 35.92, row = 6.535, tail = 1.421, cell = 0.2291, thin = 0.2926, tap = 0.4096, far = 0.004588, cache = 629146>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 11.13, plane = 0.9689, row = 26.22, input = 0.0131, tap = 0.2077, far = 0.002893, cache = 838861>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 50.86, plane = 7.534, tail = 23.3, tap = 0.8412, step = 0.02195, far = 0.04072, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 10.13, row = 16.06, vector = 0.6776, width = 4, tail = 6.716, cell = 0.1295, thin = 12.55, tap = 0.4987, far = 0.009984, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 46.68, row = 5.614, width = 16, thin = 0.2509, tap = 0.1222, step = 0.007227, far = 0.002282, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 47.73, row = 6.658, vector = 0.3746, tail = 2.865, thin = 6.146, tap = 0.1924, step = 0.01245, far = 0.001108, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 52.31, row = 4.972, tail = 0.5836, cell = 0.3329, thin = 10.21, tap = 0.379, step = 0.02089>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <row = 0.2269, vector = 1.208, cell = 0.05244, far = 0.002439, cache = 419430, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 4.781, plane = 2.667, vector = 0.9063, width = 16, cell = 0.08955, far = 0.002542, cache = 629146, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 5.372, plane = 4.838, row = 0.4752, tail = 0.03019, cell = 0.2227, thin = 6.408, far = 0.001435, cache = 419430, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 16.88, vector = 4.085, tail = 20.63, far = 0.011, cache = 419430, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <vector = 1.477, width = 64, cell = 0.1035, far = 0.004737, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 15.86, plane = 5.033, row = 0.008088, vector = 1.143, width = 16, cell = 0.0912, far = 0.00151, cache = 629146, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 36.19, plane = 0.4499, vector = 0.02459, cell = 0.1784, far = 0.004956, cache = 838861, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 84.27, plane = 1.102, row = 0.04331, vector = 1.337, width = 16, cell = 0.0572, far = 0.001155, cache = 838861, deep = 0.006967, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 12.62, plane = 2.762, row = 0.754, cell = 0.3039, thin = 3.386, far = 0.001152, cache = 419430, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 345.1, plane = 10.09, row = 2.146, vector = 4.154, tail = 2.129, cell = 0.03699, far = 0.004534, cache = 1363149>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 342.8, row = 4.319, vector = 2.377, tail = 0.8382, cell = 0.1466>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 341.7, row = 2.3, vector = 1.913, tail = 1.985, cell = 0.3147, thin = 12.99>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <vector = 0.6658, tail = 34.42, cell = 0.605, far = 0.04708, cache = 1048576>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 255.9, plane = 5.733, vector = 1.846, cell = 0.01082, far = 0.002021, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 414.4, row = 1.378, width = 64, cell = 0.2965, thin = 0.06084, far = 0.00258, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 360.5, row = 4.342, vector = 2.533, tail = 1.296, far = 0.002815, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 297.3, plane = 10.13, vector = 1.178, tail = 0.509, far = 0.003579, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 1056>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <row = 0.342, vector = 0.4378, tail = 0.06883, cell = 0.1289>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 452.1, row = 3.576, width = 32, cell = 0.3136, thin = 0.07708, far = 0.001967, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 8.223, row = 9.036, vector = 2.595, tail = 3.999, cell = 0.03888, thin = 1.127, far = 0.004565, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 0.4588, plane = 11.71, vector = 3.311, tail = 0.6269, far = 0.006271, cache = 629146, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 5.415, plane = 0.7041, row = 0.4001, vector = 2.001, tail = 0.08926, input = 0.008086, far = 0.004427, cache = 419430, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 6.62, row = 0.2403, vector = 2.075, tail = 0.2236, input = 0.003519, thin = 14.26, far = 0.004888, cache = 1363149, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <plane = 0.4899, vector = 2.521, tail = 32.43, cell = 0.8747, far = 0.01071, cache = 419430, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 71.74, plane = 25.18, vector = 2.672, tail = 1.812, far = 0.009607, cache = 419430, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 89.05, plane = 35.8, row = 1.064, vector = 2.372, far = 0.007521, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 10.99, plane = 0.9602, row = 0.517, vector = 2.096, input = 0.004959, far = 0.004545, cache = 1363149, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <plane = 1.629, row = 4.306, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 111.5, plane = 0.1007, row = 1.71, vector = 1.548, far = 0.00672, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 10.55, row = 0.3065, vector = 1.501, tail = 0.5133, cell = 0.1831, input = 0.01206, thin = 9.657, far = 0.00376, cache = 629146, deep = 0.05198, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 265.6, row = 3.89, vector = 3.807, tail = 1.479, cell = 0.09545, far = 0.003674, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 235.9, plane = 12.83, row = 1.72, vector = 2.244, tail = 0.2618, cell = 0.3154, far = 0.001489, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 250.6, plane = 4.674, row = 2.801, vector = 0.9294, tail = 0.4412, cell = 0.666, thin = 12.66, far = 0.002859, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 24.54, vector = 7.486, tail = 37.06, cell = 0.3608>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 69.54, plane = 12.41, vector = 3.372, tail = 0.02538, far = 0.004177, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 360.3, plane = 6.059, row = 3.456, vector = 0.54, width = 64, cell = 0.3323, far = 0.001018, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 271.4, row = 2.338, vector = 3.174, tail = 0.3609, cell = 0.005481, far = 0.004306, cache = 1363149>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <plane = 4.368, row = 3.713, tail = 3.091>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 290.8, plane = 11.93, vector = 1.809, tail = 0.5704, cell = 0.1453, far = 0.007161, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 246.2, plane = 10.06, row = 3.999, vector = 3.335>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 22.23, plane = 4.887, row = 8.045, tail = 0.91, cell = 0.8128, thin = 6.954, far = 0.002119, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 34.65, plane = 25.41, row = 9.536, vector = 2.594, width = 32, tail = 4.867, input = 0.00755, thin = 0.05691, tap = 0.05855, far = 0.00663, cache = 838861, deep = 0.1045, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 44.57, row = 0.5679, vector = 5.146, tail = 27.29, tap = 0.5347, far = 0.009174, cache = 838861, deep = 0.5501, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 122.7, plane = 56.88, vector = 11.37, width = 64, cell = 0.0424, input = 0.04257, step = 0.0349, far = 0.007318, cache = 419430, deep = 0.1319, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 641.4, plane = 7.853, vector = 5.763, tail = 13.75, input = 0.4728, tap = 0.00649, step = 0.02038, far = 0.01015, cache = 1048576, deep = 0.1925, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 30.8, plane = 19.66, row = 10.14, tail = 0.1983, cell = 0.1488, input = 0.008574, tap = 0.07781, far = 0.009477, cache = 838861, deep = 0.09333, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 114.8, plane = 53.89, vector = 7.863, width = 32, cell = 0.06882, input = 0.144, tap = 0.001251, step = 0.04697, far = 0.004963, cache = 419430, deep = 0.1636, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 9.547, plane = 12.52, row = 10.87, tail = 2.07, cell = 0.3254, thin = 7.059, tap = 0.1458, far = 0.002399, cache = 419430, deep = 0.0806, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 29.25, row = 0.8007, vector = 1.12, tail = 0.6031, far = 0.005742, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 36.79, vector = 0.7771, cell = 0.04509, far = 0.007755, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 185.9, plane = 30.23, row = 0.5083, width = 64, cell = 0.04336, thin = 0.02158, far = 0.005439, cache = 419430>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 29.27, plane = 46.74, row = 22.06, tail = 0.277, cell = 0.135, thin = 9.378, far = 0.003467, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 30.38, row = 0.8422, vector = 0.7987, far = 0.004968, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 176.4, plane = 32.49, row = 0.5786, vector = 0.5761, tail = 535.4, far = 0.004505, cache = 419430>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 55.78, row = 4.533, tail = 3.78, cell = 0.1971, thin = 4.805, far = 0.003892, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 12.81, plane = 28.23, row = 1.497, vector = 0.3393, cell = 0.1227, thin = 4.228, far = 0.003228, cache = 419430, deep = 0.03495, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <plane = 61.75, vector = 3.684, width = 64, cell = 0.05419, far = 0.009723, cache = 419430, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <plane = 58.3, tail = 1.435, cell = 0.2253, far = 0.03677, cache = 419430, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 378.5, row = 0.0545, width = 32, tail = 11.71, cell = 0.09571, far = 0.005522, cache = 419430, deep = 0.03767, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 54.48, row = 78.53, tail = 32.97, cell = 0.3323, thin = 11.02, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 57.87, tail = 1.668, cell = 0.181, far = 0.01235, cache = 419430, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 442.6, width = 32, tail = 6.97, cell = 0.1413, far = 0.008473, cache = 419430, deep = 0.03767, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <plane = 3.647, row = 56.68, vector = 2.895, tail = 1.293, thin = 8.589, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <plane = 43.73, tail = 0.671, cell = 0.5414, thin = 8.387, far = 0.004602, cache = 419430, deep = 0.04369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 17.04, row = 1.964, vector = 0.02126, tail = 2.725, input = 0.0368, far = 0.002205, cache = 838861, deep = 0.03365, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 20.03, row = 0.8059, tail = 0.7531, input = 0.07212, far = 0.003715, cache = 419430, deep = 0.03793, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 173.1, plane = 70.55, row = 1.475, tail = 86.97, input = 0.03221, far = 0.002437, cache = 1363149, deep = 0.02698, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 71.8, vector = 8.358, thin = 14.28, deep = 0.03583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 21.27, row = 3.195, tail = 0.309, input = 0.05132, far = 0.001174, cache = 629146, deep = 0.03326, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 103, plane = 76.3, row = 2.706, tail = 125.3, input = 0.04672, far = 0.00141, cache = 629146, deep = 0.02684, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <plane = 69.64, row = 7.896, cell = 0.5593, thin = 6.305, deep = 0.03583, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 37, row = 2.169, vector = 0.06113, tail = 0.4972, input = 0.1129, thin = 8.003, far = 0.001003, cache = 419430, deep = 0.03479, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 39.37, vector = 2.96, tail = 0.08729, far = 0.008901, cache = 1048576, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 6.185, plane = 43.55, cell = 0.3402, far = 0.01418, cache = 838861, deep = 0.02757, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 184.5, plane = 44.65, width = 32, tail = 0.0996, cell = 0.1837, far = 0.006059, cache = 1048576>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <row = 104.1, cell = 0.241, thin = 12.56, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 2.338, plane = 43.05, row = 0.01911, vector = 0.7016, cell = 0.1787, far = 0.009801, cache = 1048576, deep = 0.01218, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 129, plane = 44.64, vector = 4.273, far = 0.006582, cache = 1363149>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 45.06, row = 43.1, vector = 5.643, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 27.4, plane = 48.75, tail = 0.346, cell = 0.5878, thin = 10.86, far = 0.01112, cache = 1363149, deep = 0.009779, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 48.93, row = 2.933, vector = 0.7027, tail = 3.794, tap = 0.03069, step = 0.001349, far = 0.003344, cache = 419430, deep = 0.05707, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 231.6, plane = 420, vector = 0.07027, tail = 13.66, input = 0.38, tap = 0.01445, far = 0.004573, cache = 629146, deep = 0.08476, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 48.55, row = 4.915, vector = 0.8022, tail = 1.565, cell = 0.01571, thin = 3.478, tap = 0.03728, step = 0.001597, far = 0.003256, cache = 419430, deep = 0.0545, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 370.1, plane = 406.6, vector = 0.1299, tail = 10.38, input = 0.5615, tap = 0.01828, step = 0.004043, far = 0.01006, cache = 838861, deep = 0.08665, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 46.3, row = 4.708, vector = 1.164, tail = 0.6586, thin = 3.76, tap = 0.09023, step = 0.004617, far = 0.002019, cache = 419430, deep = 0.08067, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 11.72, plane = 2.535, vector = 1.979, tail = 0.008454, far = 0.003256, cache = 838861, deep = 0.01724, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.432, plane = 2.301, vector = 1.143, tail = 0.2321, cell = 0.01333, far = 0.001854, cache = 838861, deep = 0.01772, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 10.19, plane = 2.432, vector = 0.9269, tail = 0.1528, cell = 0.04802, thin = 5.291, far = 0.0005746, cache = 838861, deep = 0.01492, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 16.48, plane = 0.002093, vector = 2.252, tail = 16.29, cell = 0.4029, far = 0.006489, cache = 1363149, deep = 0.09605, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <plane = 0.2072, width = 32, cell = 0.2224, thin = 0.01258, far = 0.0008946, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.13, plane = 2.647, vector = 1.446, tail = 0.08134, far = 0.001004, cache = 1048576, deep = 0.01743, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 5.259, plane = 1.237, width = 16, cell = 0.2138, thin = 0.06733, far = 0.0004144, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 12.7, plane = 2.569, vector = 0.7563, tail = 0.4671, cell = 0.2387, thin = 3.585, far = 0.0006331, cache = 838861, deep = 0.0136, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.812, row = 0.7777, vector = 2.959, cell = 0.005414, far = 0.002805, cache = 419430, deep = 0.02244, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_plain" cost <call = 12.62, vector = 3.521, width = 32, tail = 0.4701, cell = 0.08844, far = 0.003413, cache = 419430, deep = 0.02426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 9.375, plane = 2.21, row = 0.9305, vector = 1.392, cell = 0.05926, far = 0.001925, cache = 629146, deep = 0.03115, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 8.489, plane = 2.864, row = 0.1264, vector = 0.9232, tail = 0.9181, cell = 0.1777, thin = 13.82, far = 0.000999, cache = 419430, deep = 0.02545, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <plane = 0.1587, vector = 4.92, tail = 31.9, far = 0.01237, cache = 1363149, deep = 0.1458, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 0.2619, plane = 0.1077, row = 0.07164, cell = 0.1974, far = 0.003896, cache = 1363149, deep = 0.02426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 499.6, vector = 0.9304, tail = 0.4794, cell = 0.3165, far = 0.001653, cache = 1363149, deep = 0.05995, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <row = 0.07559, vector = 7.561, width = 32, tail = 1.887, far = 0.000445, cache = 1363149, deep = 0.01282, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 93.8, plane = 12.69, row = 1.071, vector = 7.232, width = 32, tail = 4.4, far = 0.001074, cache = 1363149, deep = 0.01235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 13.22, plane = 3.142, row = 1.164, vector = 1.487, cell = 0.0663, far = 0.001957, cache = 419430, deep = 0.02319, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 66.48, plane = 1.066, tail = 0.1068, cell = 0.2982, thin = 0.01643, far = 0.001431, cache = 419430, deep = 0.02426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 18.09, row = 0.2602, width = 32, tail = 1.01, cell = 0.2586, deep = 0.01276, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 13.68, plane = 3.528, row = 0.6412, vector = 0.728, tail = 1.276, cell = 0.3778, thin = 6.647, far = 0.0006108, cache = 419430, deep = 0.02029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 11.74, row = 0.6934, vector = 3.793, cell = 0.1314, far = 0.00411, cache = 419430, deep = 0.03945, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_plain" cost <plane = 7.506, row = 1.207, vector = 2.095, tail = 1.466, cell = 0.1866, deep = 0.0418, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 10.72, row = 1.048, vector = 2.51, tail = 0.4381, cell = 0.1622, far = 0.001448, cache = 1363149, deep = 0.04214, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 7.995, plane = 1.905, row = 2.343, tail = 0.9102, cell = 0.8002, thin = 27.61, far = 0.0007973, cache = 1363149, deep = 0.04071, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 21.39, vector = 17.34, tail = 32.8, far = 0.003436, cache = 1363149, deep = 0.05336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 258.2, plane = 21.46, cell = 0.6553, thin = 0.02292, far = 0.001597, cache = 419430, deep = 0.08273, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 16.36, width = 32, cell = 0.3838, thin = 0.04179, far = 0.002553, cache = 838861, deep = 0.03364, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 132, row = 1.46, vector = 4.905, cell = 0.0545, far = 0.003412, cache = 838861, deep = 0.03521, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 15.09, row = 0.8706, vector = 1.99, tail = 0.7755, cell = 0.243, far = 0.002437, cache = 629146, deep = 0.04011, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 52.64, plane = 0.5359, vector = 0.3202, tail = 0.3531, cell = 0.5013, thin = 0.1357, far = 0.002518, cache = 1048576, deep = 0.0418, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 152.6, row = 0.877, vector = 3.533, far = 0.002534, cache = 838861, deep = 0.03374, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 7.176, plane = 4.829, row = 2.485, vector = 2.273, cell = 0.5659, thin = 15.17, deep = 0.04053, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 331.2, row = 4.942, vector = 6.342, tail = 0.1396, far = 0.0006685, cache = 1048576, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 326, row = 4.12, vector = 3.967, tail = 1.444, cell = 0.09526, far = 0.00004748, cache = 419430, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 315.8, row = 5.969, vector = 3.389, cell = 0.1689, thin = 17.75, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.2148, tail = 26.87, cell = 0.7741, far = 0.01827, cache = 419430, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 249.5, tail = 3.23, cell = 0.2109, far = 0.002838, cache = 419430, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 441.2, row = 5.525, vector = 7.201>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 326, row = 5.939, vector = 3.788, tail = 2.157, cell = 0.06198, far = 0.001339, cache = 629146, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 265.7, plane = 18.41, vector = 1.475, tail = 0.6066, cell = 0.08187, far = 0.001974, cache = 419430, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 2640, row = 6.274, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 803.3, cell = 0.4561, thin = 0.09114, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 448.3, row = 8.195, vector = 4.442>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <row = 15.37, vector = 4.109, tail = 0.008664, thin = 14.4, far = 0.002876, cache = 419430, deep = 0.002216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <plane = 14.57, row = 1.036, vector = 2.723, tail = 1.345, cell = 0.1796, far = 0.002853, cache = 838861, deep = 0.04636, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 2.81, plane = 6.523, row = 0.8671, vector = 1.995, tail = 0.9513, cell = 0.2304, input = 0.01198, far = 0.002359, cache = 1048576, deep = 0.0557, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 14.36, plane = 1.651, row = 1.659, vector = 1.09, tail = 0.2233, cell = 0.6046, input = 0.01124, thin = 30.15, far = 0.005731, cache = 838861, deep = 0.05741, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 21.97, plane = 0.1795, vector = 5.58, tail = 33.69, cell = 0.8827, far = 0.009851, cache = 1363149, deep = 0.3216, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_down" cost <call = 20.82, vector = 4.744, tail = 1.128, deep = 0.05215, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <plane = 105.8, row = 0.3764, width = 64, tail = 4.134, cell = 0.2053, input = 0.03062, far = 0.001218, cache = 1363149, deep = 0.01631, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 7.924, plane = 4.121, row = 2.39, vector = 1.672, tail = 0.6129, cell = 0.1986, input = 0.02373, far = 0.003462, cache = 838861, deep = 0.03999, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <plane = 1.943, tail = 1.112, input = 0.2359, deep = 0.05215, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 145, row = 2.685, vector = 3.186, input = 0.02396, far = 0.001606, cache = 1048576, deep = 0.01631, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 17.84, plane = 1.75, row = 2.205, vector = 2, tail = 0.01848, cell = 0.5962, input = 0.03447, thin = 12.78, far = 0.006267, cache = 838861, deep = 0.03881, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 255.5, plane = 3.346, row = 4.591, tail = 1.904, cell = 0.4404, far = 0.002137, cache = 1048576, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 233.9, plane = 10.59, row = 2.438, width = 16, cell = 0.6795, thin = 0.6058, far = 0.002245, cache = 1363149, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 240.5, plane = 9.657, row = 1.935, vector = 2.339, tail = 2.301, cell = 0.5457, thin = 26.7, far = 0.003558, cache = 1048576, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <vector = 14.16, tail = 39.77, cell = 0.03666, far = 0.01214, cache = 1363149, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 97.91, plane = 7.991, row = 1.878, vector = 3.76, tail = 7.933, far = 0.004299, cache = 629146, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 401.1, row = 7.171, width = 32, cell = 0.4699, thin = 0.1012, far = 0.002118, cache = 1363149, deep = 0.01099, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 245.7, plane = 9.437, row = 2.409, width = 16, cell = 0.6451, thin = 0.5343, far = 0.002144, cache = 1048576, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 120767, row = 6.761, tail = 3.27, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 299.9, plane = 34.48, width = 16, cell = 0.4725, thin = 0.2254, far = 0.008322, cache = 419430, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 393.8, row = 10.75, width = 32, cell = 0.6056, thin = 0.09901, far = 0.002567, cache = 1363149, deep = 0.01099, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 12.59, plane = 11.16, row = 6.177, vector = 5.092, tail = 0.9483, thin = 10.76, far = 0.004749, cache = 1363149, deep = 0.01766, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 23.26, plane = 15.19, tail = 4.065, cell = 1.193, far = 0.004178, cache = 838861, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <call = 2.351, plane = 11.15, row = 0.4669, width = 16, tail = 5.738, cell = 1.965, thin = 4.202, far = 0.005938, cache = 1048576, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <row = 2.612, vector = 9.324, tail = 3.021, cell = 0.4684, input = 0.03282, thin = 98.94, far = 0.009019, cache = 1048576, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <vector = 87.98, tail = 24.15, cell = 0.4191, input = 0.01661, far = 0.04239, cache = 1363149, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_down" cost <call = 47.28, plane = 86.13, tail = 35.44, cell = 0.7658, far = 0.003827, cache = 419430, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 121.7, width = 32, cell = 1.27, thin = 0.08204, far = 0.003715, cache = 1048576, deep = 0.007421, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 4.261, plane = 1.084, row = 1.515, width = 16, tail = 3.66, cell = 1.564, input = 0.005586, thin = 0.7182, far = 0.003596, cache = 1048576, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 59.12, width = 32, cell = 1.659, thin = 0.125, far = 0.002672, cache = 1048576, deep = 0.007421, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <row = 2.765, vector = 9.002, tail = 2.105, cell = 1.1, input = 0.009488, thin = 45.82, far = 0.005167, cache = 1048576, deep = 0.01141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 9.764, plane = 2.255, vector = 2.945, tail = 0.5909, cell = 0.02582, far = 0.001182, cache = 1048576, deep = 0.01996, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 6.576, plane = 1.819, vector = 1.741, tail = 0.4641, cell = 0.03355, far = 0.0002817, cache = 419430, deep = 0.02067, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 10.84, plane = 4.554, vector = 0.4885, tail = 0.8597, cell = 0.413, thin = 12.08, deep = 0.01745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 23.94, vector = 9.903, tail = 16.94, cell = 0.3221, far = 0.009745, cache = 1048576, deep = 0.1672, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 109.8, width = 32, cell = 0.2548, thin = 0.04671, deep = 0.00652, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 11.5, plane = 2.132, vector = 2.507, tail = 0.2827, deep = 0.01898, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 6.76, width = 16, cell = 0.3786, thin = 0.3644, deep = 0.00652, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 15.11, plane = 3.393, vector = 1.926, cell = 0.1829, thin = 6.033, deep = 0.01451, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 15.1, row = 0.4659, vector = 3.312, tail = 2.059, input = 0.01512, far = 0.002116, cache = 629146, deep = 0.02903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_plain" cost <call = 8.317, plane = 5.192, vector = 4.227, tail = 2.82, cell = 0.05045, deep = 0.02903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 10.87, plane = 0.9605, row = 0.6897, tail = 1.718, input = 0.04558, far = 0.001211, cache = 1363149, deep = 0.03013, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 8.137, plane = 2.939, row = 0.4551, vector = 0.5906, tail = 0.5566, cell = 0.4354, thin = 11.81, far = 0.0004599, cache = 1048576, deep = 0.03209, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 22.42, plane = 0.4243, row = 0.07752, vector = 11.57, tail = 24.56, far = 0.001337, cache = 419430, deep = 0.08869, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 139.5, vector = 2.526, width = 64, cell = 0.2588>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 151.2, vector = 1.721, width = 64, input = 0.03652>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 14.73, plane = 1.285, row = 1.001, tail = 1.586, input = 0.0508, far = 0.001207, cache = 1363149, deep = 0.02659, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 140.3, plane = 3.467, row = 0.3157, width = 32, tail = 0.4725, input = 0.04422, thin = 0.01787, far = 0.0001848, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 13.02, plane = 3.228, row = 0.6222, vector = 0.6616, tail = 0.3554, input = 0.0634, thin = 7.906, deep = 0.02687, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 13.83, plane = 2.655, vector = 1.73, tail = 0.7465, cell = 0.02695, far = 0.002418, cache = 838861, deep = 0.01791, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 11.44, plane = 2.288, vector = 1.471, tail = 0.07721, far = 0.001769, cache = 1048576, deep = 0.01706, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 11.72, plane = 2.207, vector = 1.196, tail = 0.07566, cell = 0.02294, far = 0.0009972, cache = 1048576, deep = 0.01352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 20.38, vector = 4.284, tail = 16.94, cell = 0.4219, far = 0.000983, cache = 419430, deep = 0.2205, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 146.7, vector = 5.41, deep = 0.00175, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 14.57, plane = 2.953, vector = 1.316, tail = 0.5692, cell = 0.0374, far = 0.001822, cache = 1363149, deep = 0.01542, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 134.9, plane = 4.526, width = 16, tail = 0.8045, input = 0.06716, far = 0.007849, cache = 419430, deep = 0.002072, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 14.06, plane = 2.308, vector = 1.267, tail = 0.45, cell = 0.1487, far = 0.001386, cache = 1048576, deep = 0.01169, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 26.13, row = 3.414, vector = 0.2828, tail = 7.338, cell = 0.3739, far = 0.0003024, cache = 1363149, deep = 0.00303, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 18.77, row = 5.964, tail = 7.062, cell = 0.5733, far = 0.0003409, cache = 419430, deep = 0.003078, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 50.07, row = 4.749, vector = 4.052, tail = 2.488, thin = 16.71, far = 0.002422, cache = 419430, deep = 0.00211, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 6.876, plane = 0.6264, tail = 48.06, cell = 0.6839, far = 0.02337, cache = 419430, deep = 0.1036, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 120.8, plane = 8.989, row = 0.5334, vector = 3.016, tail = 0.7478, cell = 0.0547, far = 0.005866, cache = 1048576, deep = 0.003151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 414.1, row = 2.854, width = 64, cell = 0.417, thin = 0.06248, far = 0.0002798, cache = 419430, deep = 0.00513, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 13.82, row = 9.862, tail = 7.344, cell = 0.5322, deep = 0.002515, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 154.2, plane = 25.13, row = 0.2144, input = 0.2734, far = 0.007185, cache = 1048576, deep = 0.003151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 391.6, row = 10.84, vector = 1.707, width = 32, cell = 0.45, thin = 0.03492, far = 0.0004995, cache = 419430, deep = 0.004781, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 21.44, row = 10.8, tail = 4.673, cell = 1.07, thin = 12.02, far = 0.005239, cache = 838861, deep = 0.009237, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 20.29, row = 9.613, vector = 7.162, far = 0.004631, cache = 629146, deep = 0.03252, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 9.298, row = 10.17, tail = 3.398, cell = 0.5493, input = 0.01925, far = 0.003519, cache = 629146, deep = 0.03711, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 7.486, row = 8.952, tail = 2.536, cell = 0.9743, input = 0.03306, thin = 7.189, far = 0.004505, cache = 629146, deep = 0.03339, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 27.23, plane = 0.1032, vector = 19.15, tail = 45.38, far = 0.005527, cache = 419430, deep = 0.1728, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 17.08, plane = 17.81, tail = 5.177, cell = 0.1939, far = 0.008091, cache = 419430, deep = 0.03863, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 154.3, row = 11.42, vector = 3.52, input = 0.0538, far = 0.004946, cache = 629146, deep = 0.02582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 16.7, row = 17.64, width = 16, cell = 0.5655, input = 0.01476, thin = 0.2845, far = 0.003941, cache = 629146, deep = 0.03604, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 37.09, plane = 14.37, row = 2.185, width = 32, input = 0.1009, thin = 0.05964, far = 0.009036, cache = 419430, deep = 0.03863, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 168, row = 20.69, width = 32, cell = 0.5003, input = 0.02685, thin = 0.07087, far = 0.003524, cache = 629146, deep = 0.02891, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 17.48, plane = 0.956, row = 15.84, width = 16, cell = 1.223, input = 0.01766, thin = 0.1751, far = 0.005746, cache = 629146, deep = 0.03066, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 2007, width = 64, tail = 4.998, cell = 1.032, thin = 0.2577, far = 0.004956, cache = 419430, deep = 0.007508, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1350, row = 6.407, tail = 13.44, cell = 1.684, far = 0.01424, cache = 1363149, deep = 0.006428, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1814, plane = 6.59, row = 0.8516, tail = 5.173, cell = 2.928, thin = 63.33, far = 0.03728, cache = 1363149, deep = 0.004443, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <vector = 4.119, tail = 38.9, cell = 3.209, far = 0.04151, cache = 419430, deep = 0.1305, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <row = 1.189, cell = 0.9429, deep = 0.007508, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 962, plane = 39.39, width = 64, cell = 1.352, thin = 0.451, far = 0.0002083, cache = 419430, deep = 0.01292, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1773, row = 8.817, tail = 6.882, cell = 1.375, far = 0.01967, cache = 1363149, deep = 0.007508, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <plane = 3.402, width = 32, tail = 7.669, cell = 0.4434, thin = 0.2154, far = 0.01188, cache = 419430, deep = 0.005162, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <cell = 1.057, deep = 0.007508, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <row = 12.23, width = 32, tail = 1.408, cell = 1.526, thin = 0.1896, deep = 0.01292, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 608.9, plane = 8.209, row = 8.491, tail = 10.24, cell = 2.811, thin = 56.75, far = 0.05773, cache = 1363149, deep = 0.006282, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 7390, width = 64, tail = 8.123, cell = 4.122, thin = 0.6259, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 7351, plane = 15.19, width = 32, tail = 29.11, cell = 6.505, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 6980, row = 0.9974, vector = 15.18, cell = 7.814, thin = 197.5, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <vector = 14.26, tail = 155.3, cell = 10.67, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 420.7, vector = 11.04, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 47.4, vector = 7.48, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 7441, width = 64, tail = 10.03, cell = 4.255, thin = 0.6819>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 6827, plane = 22.72, row = 26.64, vector = 42.8, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 264.2, vector = 9.004, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <call = 23405, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 7460, width = 32, tail = 40.6, cell = 5.329>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 529.3, row = 3.95, vector = 19.54, cell = 6.465, thin = 198.6, deep = 0.01534, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 5765, row = 58.59, width = 64, cell = 9.56, thin = 0.8975, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 4081, plane = 721.2, row = 82.94, tail = 234.7, cell = 13.24, far = 0.02841, cache = 419430, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 6556, row = 51.8, tail = 133.3, cell = 21.81, thin = 272.3, far = 0.1857, cache = 419430, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <plane = 9.122, tail = 171.6, cell = 18.04, far = 0.9774, cache = 1048576, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <row = 6.3, cell = 0.5176, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 7958, plane = 176.6, row = 55.94, width = 64, cell = 8.687, thin = 1.431, far = 0.05533, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 4965, plane = 277, row = 74.54, cell = 11.23, far = 0.02968, cache = 419430, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <plane = 3.852, row = 20, cell = 0.6468, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <row = 17.95, vector = 3.831, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 6160, plane = 67.96, row = 99.55, vector = 84.26, far = 0.1185, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 83.65, tail = 225.1, cell = 17.95, thin = 209.4, far = 0.4913, cache = 419430, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 23.2, plane = 8.219, row = 7.63, vector = 1.529, tail = 4.248, input = 0.004627, tap = 0.08532, step = 0.004917, far = 0.002398, cache = 419430, deep = 0.04612, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 16.65, vector = 3.838, tail = 36.83, input = 0.006209, tap = 0.5652, far = 0.02394, cache = 1363149, deep = 0.466, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 696.1, plane = 63.5, row = 1.605, vector = 9.232, tail = 7.066, input = 0.3192, thin = 0.5008, step = 0.04875, deep = 0.1007, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 905.2, plane = 9.762, width = 64, cell = 0.6782, input = 0.4002, thin = 0.2518, tap = 0.0009909, step = 0.04508, far = 0.007294, cache = 629146, deep = 0.112, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 19.85, plane = 6.165, row = 9.436, vector = 0.9342, tail = 4.269, cell = 0.01642, input = 0.02904, tap = 0.1307, far = 0.002637, cache = 419430, deep = 0.03923, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 561.6, plane = 88.16, vector = 7.794, tail = 3.582, input = 0.3877, thin = 1.265, tap = 0.002202, step = 0.06458, deep = 0.1229, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 16.25, plane = 6.786, row = 8.855, vector = 1.674, tail = 2.898, thin = 6.839, tap = 0.2622, far = 0.0002812, cache = 419430, deep = 0.03948, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 28.05, row = 1.436, vector = 1.216, tail = 0.008792, far = 0.004649, cache = 419430, deep = 0.03592, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 34.38, vector = 0.4528, tail = 0.0613, cell = 0.1195, far = 0.005811, cache = 419430, deep = 0.05753, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 76.8, plane = 28.55, row = 0.8335, tail = 32.48, cell = 0.1272, far = 0.002566, cache = 1363149, deep = 0.01974, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 0.1741, plane = 111.3, vector = 2.641, thin = 3.325, far = 0.00382, cache = 419430, deep = 0.03654, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 31.78, row = 0.3533, vector = 1.983, width = 32, cell = 0.06371, thin = 0.009556, far = 0.004179, cache = 419430, deep = 0.03839, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 92.91, plane = 29.7, row = 0.6731, vector = 1.217, tail = 72.62, far = 0.00137, cache = 629146, deep = 0.02421, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 133.6, plane = 101, vector = 2.274, far = 0.00896, cache = 629146, deep = 0.036, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 0.1614, plane = 33.17, row = 1.225, vector = 1.093, tail = 0.1354, cell = 0.0554, thin = 1.804, far = 0.003012, cache = 419430, deep = 0.04351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 33.87, row = 1.227, vector = 1.631, tail = 1.529, cell = 0.04926, far = 0.005253, cache = 1363149, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <plane = 13.37, row = 1.6, vector = 4.099, width = 64, tail = 18.46, cell = 0.09603, far = 0.009025, cache = 838861, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 5.226, plane = 45.65, vector = 0.7709, tail = 0.5139, cell = 0.1895, far = 0.005276, cache = 419430, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 86.56, plane = 34.06, vector = 0.7677, width = 64, cell = 0.1832, far = 0.00167, cache = 1048576, deep = 0.04192, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 101.4, row = 9.235, vector = 2.397, tail = 0.9985, thin = 17.52, far = 0.006166, cache = 838861, deep = 0.04081, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 37.97, row = 1.59, vector = 1.747, width = 16, cell = 0.09592, thin = 0.01281, far = 0.004759, cache = 1048576, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <plane = 30.29, row = 8.8, width = 32, tail = 5.172, cell = 0.1961, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 98.33, plane = 38.56, row = 0.6164, vector = 2.346, width = 16, cell = 0.05613, far = 0.0026, cache = 1048576, deep = 0.04192, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 77.94, row = 2.789, vector = 1.965, tail = 2.515, thin = 5.901, far = 0.004565, cache = 419430, deep = 0.04268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 4.995, plane = 39.55, row = 1.623, tail = 0.6237, cell = 0.4242, thin = 6.82, far = 0.005248, cache = 1048576, deep = 0.05174, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 20.81, row = 1.853, vector = 3.138, cell = 0.09365, far = 0.003267, cache = 1048576, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <plane = 14.14, row = 3.22, vector = 4.817, tail = 4.585, far = 0.003561, cache = 1048576, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 28.15, vector = 3.714, cell = 0.08322, far = 0.004697, cache = 629146, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 30.76, plane = 33.01, row = 2.126, vector = 4.601, far = 0.001593, cache = 1363149, deep = 0.02892, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 37.07, plane = 74.43, row = 14.25, vector = 3.876, cell = 0.0528, thin = 25.42, far = 0.004358, cache = 419430, deep = 0.03387, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 24.86, row = 1.998, vector = 0.02058, tail = 1.884, cell = 0.3853, far = 0.00246, cache = 1048576, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 17.58, cell = 0.4268, far = 0.004339, cache = 1048576, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 148.5, plane = 32.43, row = 1.573, vector = 2.944, far = 0.001585, cache = 1048576, deep = 0.02892, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 7.964, plane = 47.83, row = 12.86, tail = 2.827, cell = 0.4596, thin = 12.67, far = 0.002615, cache = 419430, deep = 0.03051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 27.31, row = 2.51, tail = 1.323, cell = 0.8292, thin = 14.81, far = 0.002404, cache = 419430, deep = 0.02928, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 65.18, row = 0.5846, tail = 3.518, cell = 0.1957, far = 0.002048, cache = 629146, deep = 0.03177, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <plane = 70.77, vector = 2.506, cell = 0.08876, far = 0.0009481, cache = 629146, deep = 0.0278, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <plane = 64.83, tail = 314.4, cell = 0.2403, deep = 0.01145, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <plane = 8.681, row = 94.18, vector = 11.04, thin = 14.2, deep = 0.02745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 0.5111, plane = 68.08, row = 0.766, vector = 2.084, tail = 0.6195, cell = 0.08616, far = 0.001332, cache = 1363149, deep = 0.02648, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 239.7, plane = 74.82, row = 1.184, tail = 155.3, cell = 0.2882, deep = 0.01456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 127.2, plane = 50.81, row = 43.34, vector = 7.418, thin = 14.67, deep = 0.02745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 13.8, plane = 73.57, row = 0.1194, vector = 2.382, tail = 0.4251, cell = 0.1869, thin = 18.87, deep = 0.02117, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 51.34, row = 1.413, vector = 2.892, tail = 1.953, input = 0.02758, far = 0.001457, cache = 629146, deep = 0.03132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 49.36, vector = 0.4101, tail = 2.497, cell = 0.001056, input = 0.1203, far = 0.004061, cache = 1363149, deep = 0.03486, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <plane = 55.24, row = 0.4156, tail = 348, input = 0.07079, deep = 0.04429, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 88.02, row = 18.1, vector = 9.511, thin = 22.91, far = 0.0003659, cache = 629146, deep = 0.03132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 51.17, row = 2.703, tail = 1.821, cell = 0.2093, input = 0.05804, far = 0.0005992, cache = 629146, deep = 0.03371, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 286.3, plane = 53.21, row = 0.6981, tail = 41.03, input = 0.09145, far = 0.002616, cache = 419430, deep = 0.03929, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 21.16, plane = 86.89, row = 9.373, vector = 5.595, thin = 7.583, deep = 0.03132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 14.75, plane = 50.76, row = 1.88, tail = 0.454, cell = 0.3094, input = 0.1562, thin = 10.2, deep = 0.02917, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 15.26, plane = 53.87, row = 0.7076, vector = 4.446, cell = 0.02205, far = 0.002762, cache = 838861, deep = 0.02132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 36.58, plane = 54.74, vector = 2.991, cell = 0.2664, far = 0.002336, cache = 629146, deep = 0.02196, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 93.72, plane = 68.7, row = 0.4284, vector = 4.356, tail = 608.7, far = 0.001617, cache = 1048576, deep = 0.01529, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 147.7, plane = 43.93, row = 86.43, tail = 5.616, cell = 0.3734, thin = 10.05, far = 0.002939, cache = 1363149, deep = 0.02062, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 24.34, plane = 53.48, row = 0.6584, vector = 2.923, tail = 0.2036, cell = 0.1016, far = 0.001708, cache = 838861, deep = 0.02062, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 244.6, plane = 76.45, row = 0.6466, tail = 151.4, cell = 0.441, far = 0.001723, cache = 838861, deep = 0.01096, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 75.77, plane = 60.82, row = 56.52, tail = 2.785, cell = 1.012, deep = 0.02062, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 62.35, plane = 51.78, row = 1.514, vector = 0.2925, cell = 0.9105, thin = 15.01, far = 0.0004791, cache = 1363149, deep = 0.01722, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 18.16, row = 14.91, vector = 38.99, cell = 0.1961, far = 0.004589, cache = 838861, deep = 0.08917, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <row = 18.66, tail = 31.29, cell = 4.074, far = 0.01481, cache = 838861, deep = 0.08917, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 45.71, plane = 132.6, width = 64, cell = 2.699, thin = 1.122, far = 0.003097, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 109.1, row = 97.89, vector = 36.13, cell = 0.9592, thin = 68.56, far = 0.01249, cache = 838861, deep = 0.08917, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <row = 22.86, tail = 35.52, cell = 4.736, far = 0.01215, cache = 419430, deep = 0.07892, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 42.4, plane = 286.5, width = 64, cell = 6.61, thin = 2.534, far = 0.00748, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <vector = 67.34, thin = 37.03, deep = 0.08917, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <row = 39.31, width = 8, tail = 9.959, cell = 8.867, thin = 9.642, far = 0.02198, cache = 419430, deep = 0.1138, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 33.48, row = 2.139, vector = 0.3128, tail = 1.064, cell = 0.1226, far = 0.003832, cache = 629146, deep = 0.03576, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 12.07, plane = 39.79, tail = 1.753, cell = 0.3878, far = 0.004391, cache = 629146, deep = 0.03746, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 2.013, plane = 33.78, row = 1.729, tail = 196, cell = 0.194, far = 0.0000447, cache = 629146>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 104.8, vector = 2.93, thin = 12.61, far = 0.005671, cache = 838861, deep = 0.03422, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 36.29, row = 2.499, vector = 0.2199, tail = 0.3105, cell = 0.1687, far = 0.003047, cache = 629146, deep = 0.03141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 51.47, plane = 36.11, row = 1.858, width = 16, cell = 0.2135, thin = 0.1207, far = 0.0006988, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 129.6, plane = 96.84, vector = 2.485, thin = 2.956, far = 0.01104, cache = 629146, deep = 0.03416, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 4.43, plane = 40.66, row = 2.336, tail = 0.2776, cell = 0.4175, thin = 2.797, far = 0.00201, cache = 629146, deep = 0.02934, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 49.98, row = 6.974, vector = 6.197, tail = 1.445, cell = 0.02741, far = 0.007519, cache = 1048576, deep = 0.02542, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <plane = 49.53, row = 3.988, vector = 3.066, width = 16, tail = 2.26, cell = 0.5452, thin = 0.0528, far = 0.01858, cache = 1363149, deep = 0.02963, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 52.56, plane = 54.97, vector = 11.85, width = 64, cell = 0.2498, far = 0.003981, cache = 1363149, deep = 0.004349, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 114.4, plane = 4.321, row = 0.7507, vector = 8.066, width = 32, cell = 0.005214, far = 0.009737, cache = 1363149, deep = 0.03099, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <row = 159.6, vector = 6.6, tail = 54.34, cell = 3.586, thin = 50.86, deep = 0.02797, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 48.95, row = 4.514, vector = 2.787, width = 16, tail = 2.232, cell = 0.622, thin = 0.02159, far = 0.01895, cache = 1363149, deep = 0.02878, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 62.93, plane = 56.03, row = 7.828, vector = 18.87, tail = 591, far = 0.007531, cache = 1048576, deep = 0.002125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 469.5, row = 2.83, vector = 3.115, width = 32, cell = 0.209, far = 0.01417, cache = 1363149, deep = 0.02128, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <row = 26.03, vector = 59.47, deep = 0.02797, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <plane = 57.4, row = 5.662, vector = 2.318, cell = 0.8509, thin = 52.25, far = 0.03277, cache = 629146, deep = 0.01758, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 52.36, row = 1.818, vector = 0.3414, tail = 4.348, input = 0.1438, far = 0.004543, cache = 629146, deep = 0.029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 28.28, plane = 62, vector = 1.066, width = 16, tail = 1.812, input = 0.2835, far = 0.008319, cache = 629146, deep = 0.02344, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <plane = 30.75, row = 1.339, tail = 595.1, cell = 0.07911, input = 0.1252, deep = 0.01149, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 111.9, row = 119, vector = 6.343, input = 0.1168, thin = 26.07, far = 0.005454, cache = 629146, deep = 0.01826, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 20.47, plane = 69.52, row = 2.184, vector = 1.356, width = 16, tail = 1.865, input = 0.2361, far = 0.005534, cache = 629146, deep = 0.03192, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 335.5, plane = 28.15, row = 0.2758, width = 64, tail = 1.159, cell = 0.1235, input = 0.158, thin = 0.0228, far = 0.0017, cache = 419430, deep = 0.01199, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <plane = 43.98, row = 46.2, vector = 7.682, input = 0.1034, thin = 14.92, deep = 0.02724, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 43.27, plane = 53.29, row = 2.354, vector = 1.929, width = 16, tail = 1.649, input = 0.5434, far = 0.00485, cache = 419430, deep = 0.02743, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 71.34, vector = 7.121, width = 64, tail = 8.338, cell = 0.8598, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 25.64, plane = 48.26, row = 7.7, vector = 10.27, tail = 1.833, cell = 0.2888, far = 0.002499, cache = 419430, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <plane = 70.83, vector = 13.7, width = 64, cell = 0.8171, thin = 0.03431>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 5115, row = 4.377, tail = 17.69, cell = 0.09172, far = 0.0286, cache = 629146, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 378, plane = 22.55, row = 422.3, tail = 85.85, cell = 5.501, thin = 40.74, far = 0.3875, cache = 419430, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 37.76, plane = 54.21, row = 10.83, tail = 9.313, cell = 1.516, far = 0.002978, cache = 419430, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 64.65, row = 10.35, vector = 52.52, tail = 1713, far = 0.02665, cache = 1363149>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 2492, plane = 58.9, cell = 0.5769, far = 0.01524, cache = 629146, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <plane = 73.39, row = 30.27, vector = 174.5, tail = 2.153, thin = 107.9, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 257, plane = 34.38, row = 8.908, cell = 2.709, thin = 174.3, far = 0.01261, cache = 419430, deep = 0.2769, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <plane = 504.4, row = 7.628, vector = 25.28, tail = 0.9907, far = 0.01464, cache = 838861, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 322.2, vector = 20.25, width = 16, tail = 1.253, cell = 1.283, far = 0.01884, cache = 419430, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 15239, row = 11.22, vector = 12.29, width = 32, cell = 1.28>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 371.2, width = 64, cell = 0.589, thin = 0.08328, far = 0.0174, cache = 1363149, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 16521, plane = 597.3, row = 227.4, vector = 295.8, tail = 58.27, thin = 201.5, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 197.9, vector = 20.51, width = 16, cell = 1.238, thin = 0.5736, far = 0.01913, cache = 419430, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 317855, width = 32, tail = 8.067, cell = 0.7385, far = 0.31, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 869.8, vector = 2.332, cell = 0.3265, far = 0.01802, cache = 838861, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <call = 7421, row = 186.5, vector = 232.3, thin = 220.4, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 96.66, vector = 17.33, tail = 5.234, thin = 325, far = 0.04913, cache = 419430, deep = 0.002405, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 51.51, row = 5.644, vector = 0.7344, tail = 3.461, tap = 0.0518, step = 0.004414, far = 0.003847, cache = 629146, deep = 0.055, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 338.8, plane = 570.5, row = 2.726, vector = 5.336, tail = 10.57, input = 0.3109, tap = 0.001574, step = 0.01903, far = 0.006909, cache = 419430, deep = 0.08729, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 0.7784, plane = 55.14, row = 5.956, vector = 0.8467, tail = 1.126, thin = 3.446, tap = 0.08023, step = 0.005903, far = 0.004665, cache = 629146, deep = 0.05056, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 414.2, plane = 557.1, row = 2.461, vector = 3.984, tail = 7.302, input = 0.498, tap = 0.004185, step = 0.02854, far = 0.007495, cache = 419430, deep = 0.09823, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 12.75, plane = 54.24, row = 5.941, vector = 1.032, tail = 1.403, thin = 2.592, tap = 0.1657, step = 0.01111, far = 0.006086, cache = 629146, deep = 0.05118, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 9.249, plane = 3.423, row = 0.2186, vector = 2.725, far = 0.003232, cache = 838861, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_plain" cost <plane = 3.764, vector = 0.9363, tail = 1.548, cell = 0.1009, far = 0.002382, cache = 419430, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 7.332, plane = 4.095, vector = 1.778, tail = 0.4766, far = 0.001774, cache = 838861, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 10.88, plane = 5.091, vector = 2.052, width = 8, cell = 0.1295, far = 0.001886, cache = 419430, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <vector = 3.689, tail = 39.28, far = 0.00709, cache = 419430, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 85.81, plane = 2.233, width = 64, cell = 0.1936, thin = 0.009422, deep = 0.01232, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 134.9, plane = 4.524, vector = 3.013, far = 0.001664, cache = 1363149, deep = 0.01232, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 14.07, plane = 7.207, vector = 2.739, width = 16, cell = 0.05835, far = 0.003042, cache = 1048576, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 57.07, vector = 1.398, tail = 0.4263, cell = 0.06212, far = 0.001519, cache = 419430, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 73.22, plane = 6.309, vector = 1.738, far = 0.0009946, cache = 419430, deep = 0.01232, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 14.59, plane = 6.698, vector = 3.1, width = 16, cell = 0.3037, far = 0.005026, cache = 1048576, deep = 0.02374, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 255.3, row = 7.36, vector = 4.376, cell = 0.101, far = 0.001863, cache = 629146, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 240.7, row = 6.303, vector = 3.168, cell = 0.2272, far = 0.002124, cache = 1048576, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 235.3, plane = 2.841, row = 5.913, vector = 0.9403, cell = 0.8272, thin = 27.44, far = 0.003121, cache = 629146, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 7.074, vector = 13.45, tail = 42.42, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 60.48, plane = 8.699, row = 2.422, vector = 3.491, tail = 0.2641, cell = 0.09621, far = 0.002329, cache = 419430, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 373, plane = 2.704, row = 7.18, width = 64, tail = 2.128, cell = 0.4109, thin = 0.001553, far = 0.000923, cache = 629146>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 255.7, row = 6.657, vector = 2.935, cell = 0.1648, far = 0.003312, cache = 419430, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 215.7, plane = 4.888, row = 6.727, tail = 1.189, cell = 0.4688, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 296.5, plane = 13.25, width = 32, cell = 0.5949, thin = 0.1086, far = 0.004506, cache = 419430, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 347.6, row = 12.37, vector = 1.716, width = 32, cell = 0.5108, thin = 0.08459>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 18.44, plane = 3.201, row = 10.62, vector = 0.8556, cell = 0.878, thin = 9.949, far = 0.005178, cache = 419430, deep = 0.005837, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 22.14, plane = 31.39, row = 4.005, tail = 7.582, input = 0.03312, tap = 0.07697, step = 0.001237, far = 0.003048, cache = 419430, deep = 0.1232, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 166.1, plane = 0.2816, row = 0.07182, vector = 7.412, tail = 22.3, tap = 0.5182, far = 0.03895, cache = 1048576, deep = 0.4252, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 888.9, plane = 77.29, row = 1.364, vector = 5.378, tail = 2.471, input = 0.238, thin = 0.4805, step = 0.08921, deep = 0.1187, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 756.8, plane = 10.09, width = 32, cell = 0.85, input = 0.243, thin = 0.6023, step = 0.05586, far = 0.02048, cache = 419430, deep = 0.1312, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 31.39, plane = 6.663, row = 5.041, width = 16, tail = 9.219, cell = 0.06829, input = 0.06276, thin = 1.433, tap = 0.09886, step = 0.003478, far = 0.008161, cache = 419430, deep = 0.1053, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 739.2, plane = 69.77, vector = 8.129, tail = 1.091, input = 0.2924, step = 0.09075, far = 0.00772, cache = 629146, deep = 0.1134, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 31.69, plane = 16.64, row = 6.327, tail = 9.836, cell = 0.05833, input = 0.01983, thin = 14.12, tap = 0.2316, step = 0.003742, far = 0.01686, cache = 419430, deep = 0.08842, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 12.35, row = 1.234, vector = 2, tail = 1.548, far = 0.003913, cache = 419430, deep = 0.0388, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_ahead" cost <plane = 10.6, row = 1.43, vector = 2.135, tail = 1.499, far = 0.004278, cache = 419430, deep = 0.03861, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 29.03, vector = 2.319, width = 16, cell = 0.1072, far = 0.007081, cache = 419430, deep = 0.03832, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <plane = 14.37, row = 0.7995, vector = 2.227, tail = 71.08, far = 0.002472, cache = 1363149, deep = 0.03016, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 29.99, plane = 70.26, row = 10.96, vector = 2.371, cell = 0.003698, thin = 14.84, far = 0.005052, cache = 419430, deep = 0.03516, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 17.44, row = 1.453, vector = 2.34, width = 16, cell = 0.03604, thin = 0.07912, far = 0.003363, cache = 629146, deep = 0.03861, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <plane = 11.89, row = 1.008, vector = 1.427, width = 16, cell = 0.09359, far = 0.0009804, cache = 1363149, deep = 0.03133, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 20.16, plane = 61.23, row = 4.378, vector = 1.744, tail = 1.002, thin = 5.366, far = 0.004967, cache = 419430, deep = 0.03861, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 29.75, row = 1.914, cell = 0.3492, thin = 6.983, far = 0.004952, cache = 419430, deep = 0.04483, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 37.48, row = 0.8405, vector = 4.483, tail = 1.71, far = 0.003458, cache = 1363149>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <plane = 34.39, vector = 5.087, tail = 0.8319, far = 0.005326, cache = 629146>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <plane = 50.63, vector = 0.6438, width = 64, cell = 0.2711, thin = 0.01488, far = 0.002749, cache = 1363149>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 52.45, row = 70.83, vector = 8.05, tail = 5.58, thin = 25.25>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 38.27, row = 1.459, vector = 3.897, tail = 1.488, far = 0.002156, cache = 1363149>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 192, plane = 47.01, width = 32, cell = 0.4221, thin = 0.1065, far = 0.002272, cache = 629146>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <plane = 90.4, row = 19.07, vector = 5.598, tail = 5.108, thin = 11.68>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 50.39, vector = 4.225, tail = 0.6718, thin = 10.61>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 45.04, row = 7.148, vector = 0.7146, tail = 2.423, tap = 0.05285, step = 0.0003704, far = 0.002886, cache = 419430, deep = 0.07871, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 224.9, plane = 577, row = 3.423, vector = 8.113, tail = 6.428, input = 0.3043, step = 0.002696, far = 0.002883, cache = 419430, deep = 0.07805, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 49.17, row = 7.064, tail = 1.048, cell = 0.1463, thin = 5.849, tap = 0.07658, step = 0.001028, far = 0.003186, cache = 419430, deep = 0.07813, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 254.3, plane = 534.1, row = 1.407, vector = 6.999, tail = 5.866, input = 0.4722, tap = 0.0006123, step = 0.0005985, far = 0.002534, cache = 419430, deep = 0.07791, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 49.42, row = 6.129, vector = 0.3833, tail = 1.353, cell = 0.2394, thin = 5.323, tap = 0.1586, step = 0.003588, far = 0.00396, cache = 419430, deep = 0.07032, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 10.95, plane = 1.989, vector = 0.09147, tail = 0.5555, cell = 0.1413, far = 0.002649, cache = 629146, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_plain" cost <call = 6.471, plane = 3.172, vector = 2.079, tail = 0.19, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 9.06, plane = 1.815, vector = 0.3197, tail = 1.158, cell = 0.1299, far = 0.003523, cache = 838861, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 10.34, plane = 1.509, row = 0.712, vector = 0.9158, tail = 0.532, cell = 0.05774, thin = 16.14, far = 0.002839, cache = 1363149, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 3.353, plane = 0.05411, vector = 3.836, tail = 26.06, cell = 0.09139, far = 0.01621, cache = 1363149, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 13.19, width = 32, cell = 0.1516, thin = 0.1772, far = 0.001595, cache = 838861>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 12.63, plane = 2.387, row = 0.3754, tail = 1.018, cell = 0.1976, far = 0.001626, cache = 419430, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 42.14, plane = 0.05044, vector = 0.264, tail = 0.3218, cell = 0.3032, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 12.01, plane = 0.2783, row = 0.9017, vector = 1.621, far = 0.0006103, cache = 838861>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 13.14, row = 1.023, vector = 0.492, tail = 0.6261, cell = 0.3139, thin = 7.767, far = 0.001254, cache = 419430, deep = 0.03433, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 265.5, row = 5.473, vector = 6.133, tail = 1.112, far = 0.002906, cache = 629146, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 247.1, row = 4.353, vector = 5.414, tail = 1.244, far = 0.003337, cache = 838861, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 241.8, plane = 0.3947, row = 5.268, vector = 2.618, cell = 0.4904, thin = 33.74, far = 0.001742, cache = 838861, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <vector = 12.36, tail = 42.15, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 42.44, row = 2.075, vector = 5.067, tail = 0.717, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 326.4, row = 4.258, vector = 4.134, width = 64, cell = 0.3614, thin = 0.04651>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 261.9, row = 5.169, vector = 8.695, width = 16, tail = 1.456, far = 0.001498, cache = 419430, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <plane = 4.128, cell = 1.715, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 309.5, row = 0.07546, vector = 4.701, tail = 0.512, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 269.9, plane = 27.43, row = 11.05, vector = 4.46>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 1.695, plane = 5.596, row = 8.444, tail = 0.4146, cell = 1.052, thin = 15.43, far = 0.001938, cache = 838861, deep = 0.002754, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 55.4, plane = 24.62, row = 5.843, width = 64, tail = 11.5, tap = 0.08082, step = 0.01184, far = 0.002905, cache = 1363149, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <row = 6.495, vector = 0.585, tail = 42.78, tap = 0.4769, step = 0.02133, far = 0.04745, cache = 838861, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 850.9, plane = 33.44, row = 3.887, vector = 14.2, tail = 22.68, input = 0.2304, thin = 0.0595, step = 0.04273, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 62.48, plane = 10.41, vector = 5.054, width = 64, cell = 0.8733, input = 0.3312, tap = 0.1075, step = 0.02692, far = 0.006656, cache = 838861, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 836.6, plane = 46.58, row = 4.337, vector = 2.076, tail = 9.02, cell = 1.273, input = 0.1714, thin = 1.534, step = 0.06142, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 34.68, plane = 3.833, row = 11.42, vector = 1.03, width = 8, tail = 10.47, thin = 0.1387, tap = 0.2399, far = 0.009149, cache = 838861, deep = 0.06964, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 25.69, row = 0.4288, tail = 2.028, cell = 0.1204, far = 0.004096, cache = 838861, deep = 0.01912, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_ahead" cost <plane = 20.81, row = 1.202, vector = 0.6728, width = 64, tail = 0.04662, cell = 0.1187, thin = 0.1136, far = 0.003415, cache = 838861, deep = 0.01912, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 33.24, vector = 1.767, far = 0.005634, cache = 419430, deep = 0.01912, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <plane = 25.86, row = 1.241, tail = 151, cell = 0.1126, far = 0.002757, cache = 1048576>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 20.04, plane = 71.87, row = 4.9, vector = 2.367, thin = 16.91, far = 0.003374, cache = 419430, deep = 0.01904, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 29.14, row = 0.7381, vector = 1.313, tail = 0.156, far = 0.003591, cache = 838861, deep = 0.01912, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <plane = 26.45, row = 0.5033, vector = 1.413, tail = 156.3, far = 0.002076, cache = 1363149>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 1.413, plane = 71.42, row = 2.914, vector = 1.819, tail = 1.549, thin = 4.728, far = 0.003819, cache = 1048576, deep = 0.01912, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 5.3, plane = 31.75, row = 1.951, vector = 0.5778, cell = 0.1352, thin = 6.697, far = 0.002997, cache = 838861, deep = 0.01698, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 18.39, plane = 58.01, row = 0.4746, tail = 2.868, cell = 0.2432, far = 0.00841, cache = 1363149, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 112.9, plane = 59.81, vector = 0.3787, width = 16, cell = 0.5016, thin = 0.1247, far = 0.00907, cache = 419430, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 58.7, plane = 50.92, row = 2.298, vector = 3.145, tail = 500.5, far = 0.004695, cache = 1363149>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <plane = 52.43, row = 60.71, vector = 5.831, thin = 26.48, far = 0.01337, cache = 419430, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 59.71, plane = 57.99, row = 0.1081, vector = 0.4518, width = 16, cell = 0.4222, thin = 0.2978, far = 0.003949, cache = 838861, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <plane = 46.84, row = 2.651, vector = 2.867, tail = 170.4, far = 0.003355, cache = 838861, deep = 0.0007159, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <plane = 94.56, row = 41.96, cell = 0.9152, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 24.75, plane = 50.89, vector = 3.196, cell = 0.2056, thin = 13.37, far = 0.0008377, cache = 1048576, deep = 0.00817, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 50.11, row = 6.208, vector = 0.4632, tail = 1.984, tap = 0.04415, step = 0.001573, far = 0.003568, cache = 419430, deep = 0.02261, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 452.5, plane = 555.6, row = 11.24, vector = 2.703, tail = 4.812, input = 0.3224, tap = 0.002872, far = 0.01605, cache = 419430, deep = 0.03321, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 10.75, plane = 54.15, row = 6.179, vector = 0.8522, thin = 7.491, tap = 0.0678, step = 0.001925, far = 0.005457, cache = 629146, deep = 0.01595, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 466.7, plane = 554.1, row = 6.272, tail = 8.173, cell = 0.5707, input = 0.4636, thin = 0.05003, tap = 0.001378, far = 0.02106, cache = 419430, deep = 0.03605, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 38.19, plane = 53.84, row = 5.963, vector = 0.602, tail = 0.2414, thin = 7.069, tap = 0.1637, step = 0.0001416, far = 0.01054, cache = 838861, deep = 0.01898, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 39.81, row = 2.094, width = 32, tail = 8.962, input = 0.05911, tap = 0.05434, step = 0.01721, far = 0.006985, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <plane = 0.0296, vector = 7.648, tail = 31.93, input = 0.03688, tap = 0.4971, far = 0.02438, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 715.6, plane = 55.04, tail = 14.22, cell = 0.3109, input = 0.32, thin = 0.7102, step = 0.06359>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 380.3, plane = 9.33, vector = 29.65, width = 64, cell = 0.452, input = 0.3022, tap = 0.001215, step = 0.06332>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 672.3, plane = 60.69, tail = 7.113, cell = 0.3254, input = 0.355, thin = 0.4525, tap = 0.0005927, step = 0.09894, far = 0.01128, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 35.12, plane = 6.339, row = 7.838, width = 16, tail = 12.56, cell = 0.05137, tap = 0.2868, far = 0.008084, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 50.65, row = 4.676, vector = 0.5052, tail = 4.158, tap = 0.05285, step = 0.002042, far = 0.002468, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 327.8, plane = 537.3, row = 3.937, vector = 4.077, tail = 10.43, input = 0.3559, tap = 0.002785, step = 0.01205>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 53.49, row = 5.269, vector = 0.917, tail = 1.925, thin = 7.898, tap = 0.0749, step = 0.003465, far = 0.002348, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 359.9, plane = 547.3, row = 3.621, vector = 3.444, tail = 7.452, input = 0.4899, tap = 0.00643, step = 0.01658, far = 0.009912, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 0.7443, plane = 54.54, row = 4.81, tail = 2.595, cell = 0.2993, thin = 7.699, tap = 0.154, step = 0.006799, far = 0.002562, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 28.48, plane = 13.13, width = 64, tail = 20.74, thin = 0.05087, tap = 0.08432, step = 0.01409>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 1211, plane = 6.191, cell = 0.7812, input = 0.4301, tap = 0.004097, step = 0.01367, far = 0.006706, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 24.67, plane = 18.83, row = 10.71, vector = 0.1777, tail = 2.328, cell = 0.03366, thin = 12.88, tap = 0.1421, step = 0.008956>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 46.06, width = 64, tail = 3.233, thin = 0.0501, tap = 0.04043, step = 0.001041, far = 0.007679, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 487, row = 10.77, tail = 3.033, input = 0.1791, step = 0.009854, far = 0.01027, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 10.75, plane = 43.85, vector = 2.743, width = 64, cell = 0.0009344, input = 0.002599, thin = 0.1017, tap = 0.04871, far = 0.005321, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 58.7, row = 4.16, vector = 0.1378, tail = 2.422, input = 0.002283, thin = 3.81, tap = 0.104, far = 0.0113, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 10.2, plane = 4.39, row = 0.3369, vector = 6.651, tail = 0.036, far = 0.0005726, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 11.6, plane = 0.4419, row = 0.433, vector = 4.286, tail = 0.05219, far = 0.0003421, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.56, plane = 1.016, row = 0.207, vector = 3.442, tail = 0.335, cell = 0.1001, far = 0.000064, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 64.01, plane = 4.39, vector = 0.7139, cell = 0.5781, far = 0.00117, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 14.19, row = 0.2894, vector = 6.755, tail = 0.3324, cell = 0.03087, far = 0.0004497, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 13.41, plane = 1.228, row = 0.3407, vector = 5.214, tail = 0.4617, cell = 0.1274>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 9.708, plane = 4.609, row = 0.5626, vector = 2.098, cell = 0.6287, thin = 6.328, far = 0.0003905, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 47.61, plane = 52, row = 0.3742, vector = 4.05, tail = 1.31, cell = 0.09969, far = 0.001054, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 268.1, plane = 13.78, row = 20.15, vector = 14.17, tail = 0.3137, cell = 0.01172, far = 0.0008574, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 252.3, plane = 26.47, row = 11.99, vector = 9.794, tail = 0.07944, far = 0.0007199, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 267.5, plane = 3.997, row = 10.71, vector = 8.586, tail = 1.203, cell = 0.1116, far = 0.0007624, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 32.56, row = 25.38, vector = 16.79, far = 0.001471, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 22.18, plane = 3.768, row = 8.393, vector = 9.501, tail = 0.8005, far = 0.001159, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.42, plane = 6.167, row = 22.76, vector = 12.8, tail = 0.3654, cell = 0.11, far = 0.002051, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 54.7, row = 23.55, width = 8, tail = 0.5375, cell = 2.566, thin = 1.349, far = 0.003213, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <plane = 36.97, row = 4.957, tail = 5.607, tap = 0.1181, far = 0.0005811, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 248.7, plane = 10.1, vector = 27.22, width = 64, cell = 0.3446, input = 0.5329, step = 0.03638, far = 0.009901, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 39.96, plane = 3.887, row = 6.614, vector = 1.074, tail = 4.065, thin = 19.87, tap = 0.2522>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 33.59, row = 0.741, vector = 5.589, tail = 0.3181, far = 0.001433, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 43.78, vector = 3.429, tail = 0.3705, cell = 0.03572, far = 0.003084, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 36.74, row = 0.8705, vector = 2.981, tail = 0.04361, cell = 0.02516, thin = 10.6, far = 0.001475, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <plane = 32.87, row = 0.3705, tail = 215.2, cell = 0.1921, far = 0.0005945, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 35.99, row = 1.403, vector = 4.363, cell = 0.004497, far = 0.00197, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 36.73, row = 1.239, vector = 2.462, tail = 0.004806, cell = 0.01083, thin = 16.56, far = 0.001713, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 67.37, plane = 38.54, row = 1.008, tail = 70.88, cell = 0.2738, far = 0.0009627, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <plane = 65.12, row = 2.584, vector = 4.347, tail = 3.628, thin = 8.544>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 7.572, plane = 35.01, row = 0.6012, vector = 4.36, tail = 0.3832, cell = 0.09364, thin = 9.893, far = 0.002035, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 37.83, plane = 59.48, vector = 11.33, cell = 0.03604, far = 0.0003851, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 45.89, plane = 60.42, vector = 6.925, cell = 0.1039>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 80.03, plane = 51.01, vector = 6.427, cell = 0.1029, thin = 19.5>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 443.7, plane = 88.55, row = 0.9361, tail = 401.9, cell = 0.3336, far = 0.0009085, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 47.6, plane = 57.77, row = 0.7202, vector = 7.117, cell = 0.1041, far = 0.0003171, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 40.22, plane = 53.56, row = 0.797, vector = 3.886, cell = 0.05642, thin = 16.23>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 132, plane = 59.16, width = 32, tail = 1.213, cell = 0.4962, far = 0.000005021, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 25.99, plane = 66.9, row = 62.63, tail = 5.401, cell = 1.32, thin = 9.036>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 130.9, plane = 49.01, vector = 9.088, cell = 0.1818, thin = 18.47>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 2.948, plane = 52.47, row = 4.58, vector = 2.968, tail = 5.712, input = 0.0006535, tap = 0.05043, far = 0.002926, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 341.3, plane = 666, row = 3.82, vector = 23.73, tail = 19.11, input = 0.2027, step = 0.004163, far = 0.004076, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 9.312, plane = 50.84, row = 4.492, vector = 3.271, tail = 4.014, input = 0.0004288, tap = 0.08879, far = 0.004089, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 6.799, plane = 55.23, row = 3.17, vector = 3.245, tail = 5.019, thin = 10.18, tap = 0.1687, far = 0.007346, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <plane = 8.693, row = 5.676, tail = 64.97, tap = 0.1509, step = 0.00864>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 567.6, plane = 10.48, row = 1.069, vector = 12.24, input = 0.5093, step = 0.01576, far = 0.007507, cache = 1048576>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 6.749, tail = 38.27, cell = 0.1834, input = 0.00473, thin = 15.78, tap = 0.2674, step = 0.007081, far = 0.005282, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 60.83, row = 5.853, vector = 1.426, tail = 3.71, tap = 0.05665, far = 0.003222, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 120.9, plane = 555.7, row = 4.025, vector = 10.61, tail = 21.35, input = 0.1943, step = 0.0003367, far = 0.01362, cache = 629146>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 57.29, row = 5.796, vector = 2.102, tail = 1.186, tap = 0.0894, step = 0.001233, far = 0.005525, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 58.18, row = 5.906, vector = 2.402, tail = 2.284, thin = 9.205, tap = 0.173, step = 0.00009407, far = 0.006821, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 3.674, plane = 38.34, row = 5.253, width = 32, tail = 22.29, thin = 0.9185, tap = 0.1249>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 304.6, plane = 1.725, row = 31.06, vector = 17.92, width = 32, input = 0.5965, step = 0.04427>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 164.5, plane = 33.02, width = 32, tail = 6.798, cell = 0.09834, input = 0.01108, thin = 0.4768, tap = 0.1972, step = 0.00172, far = 0.001755, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 60.63, row = 4.22, vector = 0.2021, tail = 3.155, tap = 0.043, far = 0.003268, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 212.8, plane = 633.6, row = 1.266, vector = 7.155, tail = 11.16, input = 0.2115>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 62.44, row = 6.619, vector = 0.4519, tail = 1.559, input = 0.0006565, tap = 0.06445, far = 0.002307, cache = 629146>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 15.57, plane = 62.64, row = 7.943, vector = 0.1387, tail = 5.319, input = 0.005908, thin = 6.759, tap = 0.1413, far = 0.005989, cache = 419430>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 20.92, row = 6.418, tail = 22.91, tap = 0.1185>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 61.59, row = 8.379, vector = 0.4478, tail = 3.049, input = 0.01215, thin = 24.07, tap = 0.1856, step = 0.01957>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 65.85, row = 3.735, tail = 6.388, cell = 0.04766, tap = 0.03169, step = 0.002483>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 473.3, plane = 426.8, row = 15.48, vector = 5.039, input = 0.2616, thin = 1.516, tap = 0.0003763>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 59.92, row = 1.517, width = 32, tail = 3.393, cell = 0.1175, tap = 0.04584, step = 0.003492>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <plane = 53.61, row = 3.177, vector = 2.464, tail = 1.558, thin = 8.249, tap = 0.1037, step = 0.006003, far = 0.001076, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <plane = 34.97, tail = 1800, input = 0.08271>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 7.356, vector = 0.09672, tail = 31.99, input = 0.8309, tap = 0.03105>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 11.3, plane = 34.93, width = 16, tail = 28.42, tap = 0.1542, far = 0.03787, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 48.16, row = 4.772, vector = 0.93, tail = 6.638, tap = 0.02493, step = 0.002855, far = 0.0002646, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 211.1, plane = 444.6, row = 5.435, vector = 1.146, tail = 6.881, input = 0.2379, step = 0.0002793, far = 0.0002612, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 47.51, row = 5.06, vector = 1.258, tail = 3.282, tap = 0.02959, step = 0.00287>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 4.143, plane = 46.9, row = 3.995, vector = 1.168, tail = 2.531, cell = 0.06341, thin = 8.693, tap = 0.07469, step = 0.004137, far = 0.0004569, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.432, plane = 6.002, row = 0.294, vector = 6.571, tail = 0.04145, far = 0.0006591, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 9.689, plane = 2.916, row = 0.3346, vector = 4.243, tail = 0.08092, far = 0.0003642, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 8.353, plane = 3.265, vector = 4.062, tail = 0.1889, cell = 0.01879, far = 0.00001974, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 64.72, plane = 5.108, vector = 1.384, cell = 0.471, far = 0.001628, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 13.07, plane = 1.639, row = 0.15, vector = 7.231, far = 0.0003998, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 7.573, plane = 3.97, row = 0.5885, vector = 1.801, tail = 0.3111, cell = 0.03337, far = 0.0003708, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 9.269, plane = 4.352, row = 0.191, vector = 5.864, tail = 0.2319, cell = 0.04562>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 11.84, plane = 5.692, row = 0.6464, vector = 1.224, cell = 0.8492, thin = 5.233, far = 0.0003604, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 77.69, plane = 10.58, vector = 5.536, tail = 0.5732, far = 0.001934, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 275.4, row = 19.06, vector = 13.24, tail = 1.414, cell = 0.0439, far = 0.0005551, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 273.1, plane = 3.142, row = 12.12, vector = 7.002, tail = 1.66, cell = 0.1735, far = 0.0006075, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 280.7, plane = 3.334, row = 10.98, vector = 7.632, tail = 1.152, cell = 0.2057, far = 0.00196, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 18.8, plane = 8.482, row = 26.52, vector = 12.83, tail = 1.002, cell = 0.2293, far = 0.001818, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 16.43, row = 12.79, vector = 3.688, cell = 0.1376, far = 0.0002886, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 21.66, plane = 4.372, row = 23.79, vector = 10.42, tail = 0.9546, cell = 0.3705, far = 0.003624, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 42.61, row = 23.47, width = 16, cell = 2.51, thin = 0.5669, far = 0.00413, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 16.32, plane = 9.568, row = 6.46, tail = 5.398, tap = 0.1177, far = 0.0002721, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 163.5, plane = 10.07, vector = 13.13, input = 0.5858, step = 0.02146, far = 0.009425, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 38.35, plane = 2.813, row = 7.419, vector = 1.066, tail = 4.343, thin = 18.9, tap = 0.2481>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 33.69, row = 0.6767, vector = 3.764, tail = 0.953, cell = 0.0583, far = 0.001462, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 44.45, vector = 2.977, tail = 0.5204, cell = 0.06127, far = 0.003013, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 36.81, row = 0.9234, vector = 2.367, tail = 0.1256, cell = 0.1024, thin = 10.83, far = 0.001408, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <plane = 35.11, row = 0.6315, tail = 167.1, cell = 0.1886, far = 0.0003988, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 29.9, plane = 32.71, row = 0.4989, vector = 3.495, tail = 0.7214, cell = 0.07509, far = 0.001742, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 35.69, row = 0.9853, vector = 1.887, tail = 0.1347, cell = 0.05594, thin = 12.37, far = 0.001455, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 48.22, plane = 36.92, row = 0.6589, tail = 56.26, cell = 0.2823, far = 0.0007526, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <plane = 75.23, row = 3.227, vector = 1.088, tail = 2.918, cell = 0.2074, thin = 12.89, far = 0.004279, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 7.558, plane = 35.21, row = 0.6921, vector = 3.568, tail = 0.4013, cell = 0.1927, thin = 10.1, far = 0.001735, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 0.7326, plane = 88.83, vector = 7.986, tail = 1.866, cell = 0.1522>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 13.1, plane = 79.87, vector = 5.162, tail = 1.142, cell = 0.2283, far = 0.0003043, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 51.23, plane = 70.12, vector = 0.765, tail = 3.198, cell = 0.8171, thin = 20.88>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 434.5, plane = 77.39, row = 0.6902, tail = 316.3, cell = 0.3459, far = 0.0009176, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 22.66, plane = 76.6, vector = 5.158, tail = 1.934, cell = 0.3145>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 29.66, plane = 68.35, row = 0.1211, vector = 0.4243, tail = 2.462, cell = 0.5777, thin = 17.01>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 172.4, plane = 71.05, row = 0.8417, vector = 9.012, tail = 203.3>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 83.45, row = 58.26, vector = 6.351, tail = 7.356, thin = 25.58>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 86.97, plane = 74.1, vector = 0.6419, tail = 4.745, cell = 1.249, thin = 19.4>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 2.306, plane = 51.49, row = 4.786, vector = 2.096, tail = 4.962, tap = 0.05854, far = 0.003226, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 289.1, plane = 695.5, row = 7.25, vector = 23.25, tail = 15.28, input = 0.2055, step = 0.00139, far = 0.007466, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 11.34, plane = 51.83, row = 4.497, vector = 2.746, tail = 3.048, tap = 0.09763, far = 0.004033, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 30.65, plane = 54.01, row = 4.97, vector = 2.71, tail = 3.035, thin = 10.67, tap = 0.1821, far = 0.007758, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 143, width = 32, tail = 34.29, thin = 0.613, tap = 0.125, far = 0.001235, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <plane = 15.06, row = 11.43, tail = 9.478, cell = 0.5484, input = 0.6768, step = 0.003337, far = 0.01767, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 164.2, plane = 25.17, row = 14.76, vector = 1.573, width = 16, tail = 4.903, input = 0.002361, thin = 4.771, tap = 0.2251, far = 0.007408, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 52.81, row = 3.667, vector = 1.803, tail = 5.414, tap = 0.06097>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <plane = 596.9, vector = 15.97, width = 64, tail = 6.364, input = 0.2413, tap = 0.002562, far = 0.005994, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 50.84, vector = 8.526, width = 64, tail = 0.3223, thin = 0.05362, tap = 0.1053>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 44.19, row = 11.89, vector = 1.359, tail = 2.821, thin = 5.948, tap = 0.1996, far = 0.002041, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 446.6, plane = 17.82, row = 5.823, width = 32, tail = 3.511, thin = 1.21, tap = 0.1229>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1006, plane = 8.304, width = 32, cell = 0.8386, input = 0.5538, thin = 0.3451, step = 0.01849>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 298.2, plane = 1.601, row = 21.71, width = 16, tail = 10.1, thin = 8.84, tap = 0.1969, far = 0.02494, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 52.15, row = 5.984, tail = 4.677, tap = 0.04039, far = 0.00336, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 582.9, plane = 569.4, vector = 3.456, tail = 13.6, input = 0.1074, tap = 0.0004416, step = 0.02658, far = 0.02867, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 54.09, row = 2.898, vector = 1.175, width = 32, tail = 1.361, input = 0.002047, tap = 0.06101, far = 0.005216, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 7.134, plane = 55.28, row = 4.913, vector = 0.51, tail = 3.453, thin = 6.594, tap = 0.1343, far = 0.00934, cache = 838861>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 88.89, plane = 1.031, row = 18.65, tail = 27.28, tap = 0.1384, step = 0.005648, far = 0.01226, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 8.13, row = 29.81, tail = 2.518, cell = 0.06061, thin = 16.02, tap = 0.2227, far = 0.0002182, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 60.35, row = 1.473, width = 64, tail = 1.344, cell = 0.02272, thin = 0.07924, tap = 0.03837, step = 0.0001973, far = 0.006902, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 326.3, plane = 572.8, row = 0.7749, vector = 4.747, tail = 18.4, input = 0.1985, far = 0.009275, cache = 629146>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 57.64, row = 4.735, tail = 3.261, cell = 0.04962, tap = 0.05378, step = 0.000122, far = 0.005487, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 56.34, row = 4.77, vector = 1.191, tail = 4.036, thin = 6.674, tap = 0.1106, step = 0.003373, far = 0.007807, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <plane = 38.78, row = 0.1567, vector = 1.262, width = 16, tail = 14.14, input = 0.03948, tap = 0.09879, step = 0.008568, far = 0.001772, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 22, plane = 10.83, vector = 5.138, tail = 30.66, tap = 0.148, step = 0.02664, far = 0.01933, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <row = 9.238, tail = 16.39, input = 0.01222, tap = 0.6088, far = 0.01552, cache = 838861>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 41.06, row = 4.677, vector = 0.835, tail = 1.938, tap = 0.04365, step = 0.001018, far = 0.002437, cache = 838861>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 14.13, plane = 74.48, row = 5.267, tail = 0.6128, thin = 4.212, tap = 0.388, step = 0.01135, far = 0.008558, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 32.66, plane = 9.504, row = 7.475, tail = 12.7, input = 0.1238, tap = 0.1472, step = 0.002634, far = 0.00384, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 33.39, plane = 0.01577, vector = 4.715, tail = 29.78, tap = 0.266, step = 0.01689, far = 0.004522, cache = 629146>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 1.376, plane = 23.68, row = 3.739, tail = 5.334, thin = 1.022, tap = 0.9842, step = 0.02897, far = 0.01361, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 51.53, row = 6.257, vector = 2.208, tail = 4.805, tap = 0.07691, step = 0.0008432, far = 0.002107, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 56.23, row = 4.93, tail = 3.959, cell = 0.2604, thin = 3.152, tap = 0.873, step = 0.01136>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 24.68, plane = 25.78, row = 7.76, cell = 0.07946, input = 0.02114, tap = 0.1591, step = 0.01938, far = 0.0005284, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <row = 4.333, vector = 2.746, tail = 33.09, tap = 0.2852, step = 0.02134, far = 0.01039, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <row = 25.79, vector = 1.496, width = 4, thin = 16.84, tap = 0.9252, step = 0.01635, far = 0.004686, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 46.88, row = 5.928, vector = 2.222, tail = 4.114, tap = 0.0775, far = 0.004145, cache = 1363149>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 9.855, plane = 58.21, row = 5.94, vector = 0.424, tail = 1.541, thin = 2.074, tap = 0.8643, step = 0.0245, far = 0.00924, cache = 1363149>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <plane = 30.59, row = 11.48, vector = 1.461, tail = 4.7, tap = 0.1347, far = 0.003875, cache = 419430>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 14.98, plane = 0.5619, row = 5.784, vector = 8.062, tail = 30.32, tap = 0.1407, step = 0.006303>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 18.74, row = 4.204, tail = 4.152, cell = 0.3345, thin = 20.63, tap = 0.744>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 40.82, row = 6.237, vector = 3.017, width = 16, tail = 1.026, thin = 0.04228, tap = 0.062, far = 0.003635, cache = 838861>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 17.59, plane = 51.86, row = 5.413, tail = 0.8776, thin = 8.9, tap = 0.6288, step = 0.03426>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 0.9721, plane = 7.573, row = 12.97, tail = 5.361, cell = 0.2284, input = 0.01766, tap = 0.122, step = 0.005784, far = 0.003147, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 25.38, row = 0.4737, vector = 4.592, tail = 28.16, tap = 0.2226, step = 0.03267, far = 0.002486, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 15.98, row = 13.85, width = 4, cell = 0.1033, thin = 5.792, tap = 0.799, step = 0.001389>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 35.26, row = 5.659, vector = 1.534, tail = 2.786, tap = 0.06008, far = 0.001489, cache = 419430>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 20.88, row = 5.023, tail = 2.843, cell = 0.586, thin = 1.088, tap = 0.5826>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 4.459, plane = 8.912, row = 9.015, width = 32, tail = 23.36, input = 0.001702, thin = 0.1105, tap = 0.06242, step = 0.01991>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 49.85, row = 1.334, vector = 2.164, tail = 29.69, cell = 0.1747, tap = 0.2007, step = 0.02139, far = 0.01009, cache = 629146>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 11.44, plane = 0.8214, row = 13.06, vector = 2.335, width = 8, tail = 9.998, tap = 0.1205, step = 0.0078>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 44.21, row = 5.56, vector = 0.8528, tail = 1.311, tap = 0.02979, far = 0.002733, cache = 1048576>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 44.51, row = 5.696, vector = 0.9509, tail = 0.6702, thin = 2.938, tap = 0.05588, far = 0.002779, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <plane = 22.55, row = 7.392, width = 32, tail = 4.638, input = 0.00008046, tap = 0.1263, step = 0.001379, far = 0.0009191, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 81.97, plane = 0.1605, row = 3, vector = 4.71, tail = 23.16, cell = 0.01151, tap = 0.2315, step = 0.004593, far = 0.004139, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 11.69, plane = 4.949, row = 20.8, width = 8, cell = 0.4478, thin = 2.85, tap = 0.2099, far = 0.001741, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 48.89, row = 7.399, vector = 2.273, tail = 1.918, tap = 0.05648, far = 0.003232, cache = 838861>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 51.38, row = 6.769, vector = 2.399, tail = 3.012, thin = 5.899, tap = 0.1421, far = 0.00334, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 20, plane = 9.697, row = 7.3, tail = 13.46, tap = 0.09089, step = 0.03419>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 62.41, row = 1.451, vector = 4.701, tail = 30.92, tap = 0.2454, step = 0.008642, far = 0.02781, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 25.01, plane = 15.88, row = 9.375, vector = 3.324, width = 8, tail = 2.883, input = 0.0208, tap = 0.1744, step = 0.02464, far = 0.001646, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 50.25, row = 7.026, vector = 1.974, tail = 2.876, input = 0.004031, tap = 0.05545, step = 0.0007606, far = 0.003417, cache = 629146>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 58.33, row = 6.46, vector = 2.206, tail = 1.993, input = 0.003083, thin = 4.411, tap = 0.1299, step = 0.0003154, far = 0.0005954, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 31.21, plane = 19.06, row = 9.375, width = 32, tail = 21.94, thin = 0.008502, tap = 0.1073, step = 0.001243>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 39.49, plane = 0.1748, row = 1.263, vector = 5.06, tail = 30.08, cell = 0.04243, tap = 0.2154, step = 0.01913, far = 0.00902, cache = 1048576>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 46.31, plane = 9.686, row = 17.92, cell = 0.4206, thin = 14.45, tap = 0.1654>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 50.57, row = 6.663, vector = 1.243, tail = 0.6875, tap = 0.05163, far = 0.003819, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 52.62, row = 5.774, tail = 0.7019, cell = 0.3576, thin = 4.395, tap = 0.1184, far = 0.003407, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 17.47, row = 9.858, width = 64, tail = 23.01, input = 0.04419, thin = 0.2073, tap = 0.07117, step = 0.003184, far = 0.00142, cache = 629146>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 61.94, plane = 0.1801, row = 2.636, vector = 3.929, tail = 32.08, tap = 0.2409, step = 0.01003, far = 0.009307, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 44.98, plane = 6.788, row = 12.82, tail = 0.1343, cell = 0.5143, thin = 18.6, tap = 0.1586>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 53.09, row = 5.783, vector = 1.003, tail = 1.322, tap = 0.06239, far = 0.001994, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 7.639, plane = 55.04, row = 5.73, vector = 1.246, tail = 0.7918, thin = 4.477, tap = 0.1298, far = 0.001795, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 12.31, row = 53.96, cell = 0.03875, tap = 0.04442>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 11.85, plane = 8.461, row = 22.06, cell = 0.1992, input = 0.02578, tap = 0.06026>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 45.47, row = 5.565, vector = 0.9783, tail = 1.375, tap = 0.01807, step = 0.002068, far = 0.001573, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 48.18, row = 2.977, vector = 1.917, width = 64, cell = 0.03842, thin = 0.06778, tap = 0.01127, step = 0.0007943, far = 0.00313, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 47.22, row = 5.289, vector = 1.001, tail = 0.948, thin = 7.036, tap = 0.02157, step = 0.002075, far = 0.001078, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 16.51, plane = 25.03, row = 0.3479, width = 32, thin = 0.6237, tap = 0.1412>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 21.18, plane = 3.963, row = 20.84, cell = 0.2405, thin = 21.67, tap = 0.1762, step = 0.00252>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 55.42, row = 7.466, vector = 2.144, tail = 1.925, tap = 0.05771, step = 0.000763, far = 0.002708, cache = 838861>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 57.1, row = 6.949, vector = 1.793, tail = 2.82, tap = 0.04806, step = 0.0001022, far = 0.002768, cache = 629146>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 7.807, plane = 56.81, row = 5.901, tail = 2.446, cell = 0.3208, thin = 6.842, tap = 0.09267, step = 0.0004926, far = 0.00271, cache = 838861>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 13.59, width = 32, thin = 3.076, tap = 0.1526>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <row = 20.79, width = 16, tail = 40.06, thin = 5.022, tap = 0.2325, far = 0.001911, cache = 838861>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 5.335, plane = 48.36, row = 7.441, vector = 2.514, width = 16, tail = 2.44, cell = 0.1152, input = 0.001968, tap = 0.04641, step = 0.002072>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 48.38, row = 6.307, vector = 2.105, tail = 5.148, tap = 0.0397, step = 0.001969, far = 0.0003084, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 49.59, row = 5.996, tail = 2.564, cell = 0.2801, thin = 9.047, tap = 0.09719, step = 0.003059, far = 0.004149, cache = 838861>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 4047, plane = 5.249, width = 64, thin = 0.8882, tap = 0.05563>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <plane = 18.25, row = 6.299, thin = 25.79, tap = 0.1909>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 55.98, row = 6.875, vector = 1.531, width = 16, tail = 1.447, cell = 0.07986, tap = 0.03825, step = 0.001499, far = 0.003671, cache = 838861>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 7.892, row = 7.534, tail = 3.856, cell = 0.1636, tap = 0.004191, step = 0.004816, far = 0.001039, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 68.89, row = 5.954, tail = 0.3153, cell = 0.1791, thin = 7.718, tap = 0.05292, step = 0.0005675, far = 0.007597, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <plane = 44.34, vector = 4.599, width = 64, tail = 0.7682, thin = 0.1361, tap = 0.06153, far = 0.04357, cache = 629146>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 34.16, plane = 11.19, row = 5.892, vector = 1.361, tail = 12.07, thin = 12.51, tap = 0.1239, far = 0.02167, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 14.67, plane = 50.65, row = 5.749, vector = 0.7055, width = 16, tail = 2.003, cell = 0.1041, thin = 0.04312, tap = 0.04917, far = 0.002892, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 52.96, row = 5.469, vector = 1.136, tail = 2.299, tap = 0.02781, far = 0.002958, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 24.68, plane = 49.56, row = 5.694, tail = 1.879, cell = 0.1585, thin = 8.185, tap = 0.06254, far = 0.002607, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 16.78, vector = 1.265, tail = 31.26, tap = 0.02198, step = 0.01112, far = 0.02722, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <row = 10.45, tail = 20.3, cell = 0.1327, input = 0.03849, tap = 0.05527, far = 0.05069, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <vector = 6.924, width = 16, thin = 0.4055>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <row = 4.452, vector = 3.683, thin = 34.25>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 47.58, width = 64, input = 0.0002866, thin = 0.9835, tap = 0.1061>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 50.08, width = 16, cell = 0.1503, input = 0.003537, thin = 3.236, tap = 0.1579, step = 0.01134, far = 0.006031, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 52.61, row = 6.592, vector = 1.907, tail = 3.813, tap = 0.05798, far = 0.002946, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 54.95, row = 4.843, tail = 1.107, cell = 0.1561, thin = 14.17, tap = 0.1206, far = 0.01373, cache = 838861>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 29.72, row = 10.06, width = 32, tail = 21.19, thin = 1.374, tap = 0.08157, far = 0.005741, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 60.36, row = 33.8, tail = 1.788, cell = 0.1452, thin = 11.11, tap = 0.1413, step = 0.007058, far = 0.01694, cache = 1048576>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 15.41, plane = 53.05, width = 32, cell = 0.2495, thin = 0.3959, tap = 0.07311>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 45.2, row = 3.424, cell = 0.3184, thin = 23.77, tap = 0.1101, far = 0.002924, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <call = 23.63, plane = 46.09, width = 64, thin = 0.1589, tap = 0.102, step = 0.006776>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 236.3, plane = 22.11, row = 1.79, width = 16, tail = 5.97, thin = 3.285, tap = 0.1693, far = 0.001264, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <vector = 11.49, width = 32, step = 0.01038>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <tail = 10.11, thin = 70.23, tap = 0.1121>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 501.2, plane = 59.34, width = 32, tail = 2.249, thin = 3.544, tap = 0.06647, step = 0.009871>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 159.3, row = 12.56, tail = 5.252, cell = 0.2332, thin = 22.29, tap = 0.1196>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 62.87, plane = 57.16, row = 6.111, vector = 1.095, tail = 2.664, tap = 0.05019>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 75.94, plane = 56.63, row = 5.451, vector = 1.167, tail = 1.817, thin = 17.45, tap = 0.06777>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 53.17, plane = 48.25, width = 32, thin = 9.082, tap = 0.05655, step = 0.008555>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 2401, plane = 7.371, cell = 0.5532, input = 0.1572, step = 0.01893, far = 0.06568, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 67.62, plane = 25.2, row = 9.509, cell = 0.03193, thin = 8.682, tap = 0.08899, step = 0.01402>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 10.59, vector = 7.953, width = 128, tail = 20.57, tap = 0.000452>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 252.5, plane = 404.1, vector = 13.34, width = 256, tail = 2.715, input = 0.02695, far = 0.01137, cache = 838861>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 12.61, plane = 37.65, row = 5.204, vector = 1.081, tail = 5.928, thin = 8.386, tap = 0.02745>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 6.449, plane = 6.878, row = 0.4267, vector = 2.614, cell = 0.02326, far = 0.001596, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 8.607, plane = 2.892, row = 0.7999, vector = 1.525, tail = 0.2802, cell = 0.01393, far = 0.001579, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.967, plane = 1.914, row = 0.8985, vector = 1.379, tail = 0.1724, cell = 0.008436, far = 0.0006823, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 66.94, plane = 1.745, vector = 0.463, cell = 0.2532, far = 0.001124, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 13.49, plane = 2.201, row = 0.3125, vector = 3.843, cell = 0.01596, far = 0.0002993, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 14.67, plane = 2.03, row = 0.2735, vector = 3.622, tail = 0.04415, cell = 0.02894>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 16.66, plane = 2.428, row = 1.064, tail = 0.288, cell = 0.5372, thin = 2.991, far = 0.0006377, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 267.3, plane = 12.42, row = 18, vector = 5.85, tail = 1.159, far = 0.001227, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 250.5, plane = 17.11, row = 12.12, vector = 3.883, far = 0.0002818, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 257.1, plane = 1.439, row = 14.68, vector = 2.804, tail = 0.5428, far = 0.001031, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 24.24, row = 13.36, vector = 2.535, tail = 1.505, cell = 0.06359, far = 0.0004988, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 0.8621, plane = 22.84, row = 15.38, vector = 9.49, cell = 0.003211, far = 0.001996, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 11.32, plane = 12.68, row = 11.71, vector = 3.917, tail = 0.0375>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 23.87, plane = 1.834, row = 12.01, vector = 2.887, tail = 0.7351, cell = 0.04138, far = 0.0009273, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 35.72, plane = 6.383, row = 51.43, vector = 8.22, far = 0.005175, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 34.58, row = 14.46, width = 16, cell = 1.341, thin = 1.255, far = 0.006984, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <plane = 30.74, row = 6.757, tail = 3.495, tap = 0.07827, step = 0.004266, far = 0.0001354, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1220, plane = 4.197, tail = 8.909, cell = 0.6326, input = 0.1662, step = 0.07373, far = 0.0395, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 65.97, plane = 7.84, row = 6.873, vector = 0.7919, tail = 3.081, input = 0.007377, thin = 2.922, tap = 0.1677, step = 0.005139, far = 0.002707, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 34.98, row = 0.7976, vector = 3.35, cell = 0.02417, far = 0.003333, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 46.24, vector = 1.024, tail = 0.4692, cell = 0.07171, far = 0.00493, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 38.29, row = 1.607, vector = 1.308, tail = 0.03146, thin = 12.47, far = 0.001162, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 24.78, plane = 32.3, row = 0.2094, tail = 199.5, cell = 0.1024, far = 0.00671, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <call = 2.516, plane = 38.04, row = 1.247, vector = 2.637, tail = 0.02189, cell = 0.0305, far = 0.001579, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <call = 1.527, plane = 38.35, row = 1.353, vector = 1.744, tail = 0.003579, cell = 0.006549, thin = 12.15, far = 0.00128, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 5.839, plane = 36.79, row = 0.7956, vector = 2.974, tail = 0.04072, cell = 0.03845, thin = 13.97, far = 0.001666, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.062, plane = 63.64, row = 0.6325, tail = 3.781, cell = 0.1287, far = 0.003106, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 52.21, plane = 68.82, tail = 2.104, cell = 0.2431, far = 0.003109, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 59.23, plane = 56.21, row = 2.073, tail = 1.337, cell = 0.2833, thin = 26.38, far = 0.001656, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 183, plane = 76.14, vector = 12.87, far = 0.001657, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 122.7, plane = 70.46, row = 0.07107, width = 32, cell = 0.4116, thin = 0.09613, far = 0.004818, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 114.2, plane = 57.02, row = 1.198, vector = 2.92, cell = 0.1348, thin = 26.33, far = 0.001625, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 215.2, plane = 57.16, row = 0.4459, vector = 5.751, cell = 0.2024, thin = 30.01, far = 0.001934, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 51.36, row = 6.092, vector = 3.125, tail = 2.949, tap = 0.01626, far = 0.001875, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 261.4, plane = 601.2, row = 9.49, vector = 53.95, width = 128, input = 0.1403, step = 0.001052, far = 0.001745, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 2.737, plane = 55.88, row = 5.708, vector = 1.567, tail = 1.515, cell = 0.09654, thin = 14.77, tap = 0.1057, far = 0.003193, cache = 629146>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 284.6, plane = 19.12, row = 0.4678, width = 32, thin = 0.4719, tap = 0.05106, step = 0.0316, far = 0.008288, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 11.07, cell = 0.7003, input = 0.3092, step = 0.04433, far = 0.02226, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 175.1, plane = 10.13, row = 9.248, tail = 3.645, cell = 0.09036, input = 0.04902, thin = 20.71, tap = 0.1369, step = 0.01664, far = 0.006492, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 39.26, row = 3.243, width = 256, cell = 0.04632, thin = 0.03433, tap = 0.02294>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 502.9, plane = 585.9, row = 19.4, vector = 20.14, width = 128, input = 0.1255, tap = 0.002663>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 53.66, row = 6.472, vector = 1.995, tail = 4.649, thin = 13.5, tap = 0.09536, step = 0.003959, far = 0.05264, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 10.38, plane = 3.841, row = 0.4658, vector = 1.047, tail = 0.2781, cell = 0.01021, far = 0.001899, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 7.359, plane = 1.492, row = 0.3124, vector = 1.124, cell = 0.006648, far = 0.00059, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 6.646, plane = 1.443, row = 0.2658, vector = 1.144, cell = 0.01005>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 12.51, plane = 2.159, row = 0.4009, vector = 1.555, cell = 0.007794, far = 0.0005709, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 13.15, plane = 1.563, row = 0.6996, vector = 1.318, tail = 0.08699, cell = 0.02011, far = 0.0002603, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 11.35, plane = 0.9284, row = 0.8529, vector = 1.099, tail = 0.01636, cell = 0.03612, thin = 14.35, far = 0.0002626, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 30.79, plane = 34.54, row = 9.801, tail = 2.829, tap = 0.06879, step = 0.002107>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 243.9, plane = 8.812, width = 32, tail = 14.44, cell = 0.6388, input = 0.4684, thin = 0.1706, step = 0.01375>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 46.77, plane = 15.4, row = 7.959, tail = 2.902, cell = 0.2036, thin = 11.64, tap = 0.1073, step = 0.01087, far = 0.001533, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 39.52, width = 128, tail = 1.076, cell = 0.0205, thin = 0.0007614, far = 0.004885, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 49.05, tail = 1.058, cell = 0.09203, far = 0.0003779, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 7.94, plane = 41.73, row = 0.924, vector = 0.7223, tail = 0.4335, thin = 13.39, far = 0.003508, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 189.5, plane = 7.923, width = 128, tail = 0.3107, cell = 0.02615, far = 0.002737, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 66.71, row = 13.51, vector = 2.145, far = 0.003944, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 8.086, plane = 40.9, row = 1.013, vector = 0.7571, tail = 0.2676, cell = 0.005773, far = 0.00278, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 13.2, plane = 39.92, row = 1.277, vector = 0.7601, tail = 0.3207, thin = 13.18, far = 0.00334, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 10.41, plane = 40.08, row = 0.9833, vector = 1.071, tail = 0.4118, thin = 14.73, far = 0.003136, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 48.55, row = 5.838, tail = 1.151, cell = 0.01966, tap = 0.007186, far = 0.003296, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 20.07, plane = 585.1, row = 4.463, vector = 11.32, tail = 14.84, input = 0.04845>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 42.97, plane = 52.5, row = 5.617, vector = 1.262, tail = 1.312, thin = 14.16, tap = 0.06802, far = 0.00282, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 134.3, plane = 7.391, row = 47.16, tail = 5.273, tap = 0.07888, step = 0.001157>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 79.35, row = 20.52, cell = 0.1803, input = 0.005747, thin = 22.5, tap = 0.1515>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 47.26, row = 6.478, width = 128, cell = 0.04865, input = 0.006162, thin = 0.1314, step = 0.0005869>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 225.7, plane = 570.2, row = 18.75, input = 0.06626, step = 0.02785, far = 0.01846, cache = 419430>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 43.04, plane = 45.6, tail = 2.806, cell = 0.1605, thin = 19.01, tap = 0.1235, step = 0.002691, far = 0.01916, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 7.985, plane = 6.671, row = 0.7104, vector = 0.8934, width = 16, far = 0.001088, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 15.61, plane = 21.68, row = 1.099, vector = 1.074, tail = 0.1146, cell = 0.006618, far = 0.001303, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 24.65, plane = 9.75, row = 0.6599, vector = 0.6692, far = 0.000133, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 5.695, plane = 45.74, vector = 1.135, cell = 0.01514, far = 0.001386, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 47.12, vector = 1.884, tail = 0.2114, far = 0.001627, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 22.6, plane = 21.24, row = 0.7185, width = 64, cell = 0.08689, thin = 0.00318, far = 0.0005311, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 10.05, plane = 6.453, row = 0.4231, vector = 1.314, width = 8, thin = 0.3766, far = 0.0009911, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.88, plane = 5.018, row = 3.197, vector = 1.201, width = 32, tail = 0.4939, cell = 0.01542, thin = 0.08564, far = 0.001811, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 86.87, plane = 30.44, row = 2.547, vector = 0.8252, far = 0.0022, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 26.28, plane = 5.343, row = 2.727, width = 32, tail = 4.514, cell = 0.09783, thin = 0.1091, far = 0.001956, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 47.57, plane = 9.413, row = 1.99, width = 64, cell = 0.1003, thin = 0.02342, far = 0.0004291, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 21.15, plane = 8.915, row = 1.83, vector = 1.001, width = 8, tail = 1.725, cell = 0.1559, far = 0.0001695, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 47.63, row = 0.1391, vector = 0.4959, tail = 0.0464, far = 0.002115, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 13.12, plane = 17.68, row = 0.473, vector = 0.3646, tail = 0.1759, thin = 0.02488, far = 0.00177, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 40.78, plane = 66.64, row = 0.02971, vector = 0.4998, far = 0.0008098, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 56.23, row = 0.0843, vector = 0.6221, tail = 0.02282, cell = 0.0009863, far = 0.002163, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 28.1, plane = 16.66, row = 0.4076, vector = 0.5798, tail = 0.102, thin = 0.3391, far = 0.003043, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 23.42, plane = 22.75, row = 1.696, vector = 0.9221, tail = 0.4115, far = 0.003199, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 156, plane = 21.91, row = 1.825, vector = 1.116, far = 0.003673, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 29.69, plane = 91.65, row = 1.601, vector = 1.161, cell = 0.01665, far = 0.002634, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 48.17, plane = 22.69, row = 1.497, vector = 1.492, thin = 0.6365, far = 0.003113, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 6.197, plane = 7.038, row = 0.534, vector = 0.9721, width = 16, far = 0.001816, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 26.36, plane = 15.07, row = 0.03279, vector = 0.9537, tail = 0.1741, cell = 0.0003013, far = 0.003432, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 36.98, plane = 21.77, row = 0.3937, vector = 0.8336, width = 64, cell = 0.0293, far = 0.0004261, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 10.07, plane = 44.93, row = 0.08439, vector = 1.034, cell = 0.005075, far = 0.001875, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.92, vector = 1.579, tail = 0.1591, cell = 0.009631, far = 0.0005622, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 82.87, plane = 85.67, vector = 1.463, far = 0.001169, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 7.215, plane = 4.861, row = 0.5126, vector = 0.955, width = 8, tail = 0.1974, cell = 0.03167, thin = 0.4809, far = 0.001637, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 22.65, plane = 5.928, row = 2.552, vector = 2.136, width = 32, tail = 0.1934, thin = 0.09996, far = 0.002024, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 112.2, plane = 23.94, row = 1.699, width = 64, cell = 0.06079, thin = 0.01692, far = 0.002049, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 27.17, plane = 5.564, row = 2.437, vector = 0.427, width = 32, tail = 3.828, cell = 0.07367, thin = 0.1152, far = 0.002498, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 120.1, plane = 19.57, row = 1.613, width = 64, cell = 0.07922, thin = 0.03095, far = 0.002046, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.68, plane = 7.838, row = 2.484, vector = 0.8157, width = 8, tail = 1.526, cell = 0.1156, far = 0.001505, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 52.55, row = 0.1451, vector = 0.3183, tail = 0.2943, cell = 0.01247, far = 0.00273, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 19.59, plane = 16.96, row = 0.4965, vector = 0.3888, tail = 0.2144, thin = 0.00131, far = 0.002092, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 147.7, plane = 62.95, row = 0.0462, vector = 0.4796, far = 0.001403, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 55.77, row = 0.05935, vector = 0.4665, tail = 0.08188, cell = 0.01149, far = 0.002026, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 40.48, plane = 15.69, row = 0.3549, vector = 0.5641, tail = 0.1043, thin = 0.3467, far = 0.002989, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 21.69, plane = 24.52, row = 1.754, vector = 0.9003, tail = 0.6448, far = 0.003386, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 121.2, plane = 29.66, row = 1.695, vector = 0.4552, width = 64, cell = 0.06152, far = 0.002544, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 22.54, plane = 90.16, row = 1.765, vector = 1.125, tail = 0.03072, far = 0.003551, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 66.99, plane = 21.39, row = 1.488, vector = 1.517, tail = 0.05264, thin = 0.8783, far = 0.004976, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.02, plane = 2.856, vector = 0.5215, width = 16, tail = 0.1839, cell = 0.04229, thin = 0.003888, far = 0.001913, cache = 629146, deep = 0.01353, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 45.69, plane = 2.063, vector = 1.025, far = 0.002128, cache = 419430, deep = 0.0136, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 29.51, plane = 2.186, vector = 4.101, width = 128, cell = 0.04153, thin = 0.03438, far = 0.003616, cache = 838861, deep = 0.01434, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 129.2, plane = 6.935, width = 64, cell = 0.05593, thin = 0.05252, far = 0.002258, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 141.1, plane = 7.046, width = 32, cell = 0.07981, thin = 0.03564, far = 0.0016, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 129, plane = 6.996, vector = 0.496, far = 0.002014, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 60.24, plane = 1.402, vector = 0.8393, far = 0.004913, cache = 419430, deep = 0.0136, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 11.58, plane = 45.31, cell = 0.08281, far = 0.002001, cache = 838861, deep = 0.01316, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 11.58, plane = 45.51, width = 16, tail = 0.6145, cell = 0.1222, thin = 3.105, far = 0.0001687, cache = 1363149, deep = 0.00297, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 6.59, plane = 3.22, vector = 0.5937, width = 8, cell = 0.06063, thin = 0.3129, far = 0.001452, cache = 838861, deep = 0.0112, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 3.537, plane = 5.104, row = 0.7661, vector = 1.086, width = 16, far = 0.001451, cache = 629146, deep = 0.01979, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 46.22, plane = 1.436, vector = 1.253, tail = 0.5177, far = 0.002225, cache = 629146, deep = 0.0189, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 21.22, plane = 9.996, vector = 0.558, cell = 0.0233, far = 0.003728, cache = 629146, deep = 0.0204, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 19.83, plane = 7.247, row = 0.4225, vector = 0.2061, tail = 0.2058, cell = 0.02763, far = 0.002488, cache = 629146, deep = 0.0189, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 118, plane = 11.22, row = 1.072, vector = 0.6624, width = 64, cell = 0.03297, far = 0.0009161, cache = 1363149, deep = 0.00308, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 109.9, plane = 18.21, row = 0.914, vector = 0.5643, far = 0.0002732, cache = 1363149, deep = 0.002345, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 40.61, plane = 15.97, row = 1.122, vector = 0.3703, deep = 0.002315, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 3.335, plane = 47.66, row = 0.3673, vector = 0.7946, cell = 0.01095, far = 0.002875, cache = 838861, deep = 0.01756, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.844, vector = 0.2048, tail = 25.88, deep = 0.0189, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 7.213, plane = 43.59, row = 0.5418, vector = 0.87, tail = 0.0587, cell = 0.004095, far = 0.001966, cache = 838861, deep = 0.01929, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 45.7, plane = 1.14, vector = 0.5061, cell = 0.0009526, far = 0.001555, cache = 629146, deep = 0.0189, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 145.3, plane = 41.34, row = 0.717, vector = 1.004, width = 16, cell = 0.004869, thin = 2.992, far = 0.0004909, cache = 419430, deep = 0.003051, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream_held" cost <plane = 201.2, row = 21.97, vector = 0.5176, far = 0.001301, cache = 419430, deep = 0.00263, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <plane = 6.385, row = 0.541, vector = 1.46, width = 8, thin = 0.1385, far = 0.0009534, cache = 629146, deep = 0.0157, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.15, plane = 8.242, row = 0.6862, vector = 1.083, width = 16, tail = 0.06204, far = 0.002477, cache = 838861, deep = 0.02323, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <plane = 3.846, vector = 0.7586, tail = 10.52, cell = 0.005812, far = 0.0002455, cache = 1048576, deep = 0.02088, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 41.76, row = 0.01791, vector = 0.8573, cell = 0.00885, far = 0.003907, cache = 838861, deep = 0.02219, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 6.493, plane = 33.87, row = 0.2567, vector = 0.3982, cell = 0.02198, deep = 0.02088, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <plane = 37.38, row = 0.8071, vector = 0.1078, width = 64, cell = 0.04361, deep = 0.003038, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <plane = 56.88, row = 0.4958, vector = 0.7151, tail = 0.1189, cell = 0.00802, far = 0.002799, cache = 629146, deep = 0.0202, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 4.572, plane = 54.93, row = 0.476, vector = 0.49, tail = 0.1874, cell = 0.01583, far = 0.002618, cache = 629146, deep = 0.02653, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 15.15, plane = 12.52, row = 0.7334, vector = 1.31, width = 8, tail = 0.1016, thin = 0.3059, far = 0.001788, cache = 838861, deep = 0.01906, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 23.14, plane = 73.96, row = 2.497, vector = 2.733, width = 32, cell = 0.04033, far = 0.000842, cache = 419430, deep = 0.03712, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 74.1, plane = 13.95, row = 6.05, width = 32, cell = 0.1408, thin = 0.7775, deep = 0.0409, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 78.45, plane = 22.15, row = 5.882, width = 16, cell = 0.1807, thin = 0.5078, deep = 0.04069, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 29.28, plane = 10.75, row = 3.935, cell = 0.2068, deep = 0.03926, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 59.78, plane = 32.93, row = 0.6285, tail = 1.479, cell = 0.123, far = 0.005882, cache = 419430, deep = 0.02329, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 66.94, plane = 59.94, vector = 1.147, far = 0.003101, cache = 419430, deep = 0.01402, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 62.85, plane = 12.2, row = 4.221, vector = 2.562, width = 32, tail = 1.158, cell = 0.04287, thin = 0.8611, far = 0.009642, cache = 629146, deep = 0.02487, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 201.4, plane = 43.22, width = 64, cell = 0.1206, thin = 0.1341, far = 0.004949, cache = 419430, deep = 0.01598, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 65.1, plane = 15.08, row = 4.399, width = 16, tail = 1.971, cell = 0.172, thin = 0.7974, far = 0.005967, cache = 629146, deep = 0.02023, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 124, plane = 99.3, vector = 1.663, far = 0.002894, cache = 629146, deep = 0.01549, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 19.07, plane = 7.491, row = 2.664, width = 8, tail = 1.302, cell = 0.2288, far = 0.003407, cache = 1048576, deep = 0.01675, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 5.533, plane = 2.118, vector = 1.622, width = 32, cell = 0.05537, far = 0.001093, cache = 629146, deep = 0.01184, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 63.53, plane = 2.586, vector = 0.1631, tail = 4.127, far = 0.007244, cache = 419430, deep = 0.0127, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 17.48, plane = 7.955, vector = 1.542, cell = 0.005087, far = 0.002342, cache = 838861, deep = 0.01373, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 136, plane = 5.3, vector = 2.662, width = 64, tail = 127.3, thin = 1.905, far = 0.001536, cache = 1363149, deep = 0.004776, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 144.4, plane = 5.802, vector = 2.249, width = 32, tail = 78.91, far = 0.001216, cache = 1048576, deep = 0.004776, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 147.7, plane = 6.035, vector = 1.382, width = 16, tail = 38.2, far = 0.0008164, cache = 1363149, deep = 0.003958, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 36.75, plane = 2.37, vector = 0.5617, deep = 0.0127, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 7.93, plane = 45.27, width = 64, tail = 1.474, cell = 0.07555, far = 0.001481, cache = 629146, deep = 0.01299, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 48.18, plane = 44.98, width = 16, tail = 0.2448, cell = 0.1044, thin = 4.344, deep = 0.004271, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 3.279, plane = 3.086, vector = 0.9431, width = 16, tail = 0.2445, cell = 0.08883, thin = 0.2518, far = 0.001001, cache = 629146, deep = 0.01079, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 48.28, row = 0.2782, vector = 0.461, tail = 0.05362, cell = 0.0242, far = 0.003917, cache = 629146, deep = 0.01005, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 11.48, plane = 10.77, row = 0.518, vector = 0.2026, tail = 0.2503, cell = 0.03186, far = 0.002871, cache = 629146, deep = 0.01125, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 130.3, plane = 60.15, row = 0.1165, vector = 0.7866, far = 0.003059, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 59.02, row = 0.04138, vector = 0.06535, tail = 0.3108, cell = 0.06269, far = 0.003164, cache = 629146, deep = 0.009166, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 131.7, plane = 62.52, row = 1.467, vector = 0.01464, width = 64, cell = 0.08142, thin = 0.005161, far = 0.001183, cache = 1048576>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 18.84, plane = 11.02, row = 0.641, vector = 0.5471, tail = 0.095, thin = 0.2225, far = 0.001907, cache = 629146, deep = 0.009939, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 32.22, row = 0.008063, vector = 0.1658, tail = 0.3499, cell = 0.03886, far = 0.003262, cache = 629146, deep = 0.02338, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 38.58, row = 1.894, tail = 0.9039, cell = 0.04771, far = 0.00267, cache = 838861, deep = 0.02279, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 100.7, vector = 0.607, tail = 1.147, cell = 0.02658, thin = 1.174, far = 0.008248, cache = 629146, deep = 0.02279, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 19.73, plane = 19.16, row = 0.5296, vector = 0.4006, tail = 0.07015, cell = 0.005127, thin = 0.002077, far = 0.002088, cache = 629146, deep = 0.03168, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 157, plane = 48.05, width = 64, cell = 0.04444, thin = 0.001051, far = 0.001593, cache = 1363149, deep = 0.008246, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 47.53, row = 0.06498, vector = 0.3229, tail = 0.1188, cell = 0.02453, far = 0.002073, cache = 629146, deep = 0.02228, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 61.05, plane = 62.07, row = 1.431, vector = 0.2049, cell = 0.03256, far = 0.002071, cache = 629146, deep = 0.02279, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 95.84, vector = 0.7676, tail = 1.115, far = 0.007723, cache = 1363149, deep = 0.02279, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 138.9, plane = 65.53, row = 1.025, vector = 1.005, far = 0.0007478, cache = 419430, deep = 0.008413, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 15.01, plane = 13.77, row = 0.4497, vector = 0.0283, tail = 0.2206, cell = 0.1269, thin = 0.3093, far = 0.003062, cache = 629146, deep = 0.02279, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 40.56, vector = 0.6222, tail = 0.1703, cell = 0.0007659, far = 0.003047, cache = 629146, deep = 0.02899, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 15.14, row = 0.7835, vector = 0.6754, tail = 1.388, far = 0.003588, cache = 629146, deep = 0.02604, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 90.73, row = 1.886, vector = 0.7862, tail = 2.462, thin = 2.622, far = 0.003573, cache = 419430, deep = 0.0312, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 11.83, plane = 17.83, row = 0.3212, vector = 0.3518, tail = 0.1357, thin = 0.05089, far = 0.002997, cache = 838861, deep = 0.03042, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 73.14, plane = 61.37, width = 64, cell = 0.04413, thin = 0.0005461, deep = 0.007104, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 53.67, row = 0.04979, vector = 0.4862, far = 0.003407, cache = 1363149, deep = 0.02591, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <call = 1.338, plane = 48.68, vector = 0.7535, width = 32, cell = 0.03805, far = 0.002835, cache = 629146, deep = 0.02604, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 90.59, row = 1.926, vector = 0.1071, tail = 2.037, cell = 0.06574, thin = 3.758, far = 0.004686, cache = 1363149, deep = 0.02604, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 125, plane = 65.98, row = 0.6841, width = 32, tail = 0.7229, cell = 0.04837, far = 0.0008257, cache = 419430, deep = 0.007104, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 19.14, plane = 16.8, row = 0.2841, vector = 0.4582, tail = 0.06334, cell = 0.01021, thin = 0.1485, far = 0.002512, cache = 838861, deep = 0.02448, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <plane = 78.78, row = 6.724, vector = 2.925, tail = 7.385, cell = 0.1881, far = 0.002887, cache = 419430, deep = 0.06266, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 133.7, plane = 84.63, row = 4.504, vector = 5.625, width = 64, cell = 0.2597, thin = 0.002983, far = 0.003128, cache = 629146, deep = 0.02595, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <plane = 74.63, row = 9.636, width = 32, cell = 0.564, thin = 0.08495, far = 0.002741, cache = 419430, deep = 0.05309, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 38.09, plane = 24, row = 6.105, vector = 5.431, thin = 2.585, far = 0.005226, cache = 419430, deep = 0.04338, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 25, plane = 107.5, row = 0.8678, vector = 1.388, tail = 0.5773, far = 0.00235, cache = 419430, deep = 0.02649, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 152.3, plane = 115.9, row = 0.7206, vector = 0.1904, width = 64, cell = 0.06667, thin = 0.006868, far = 0.0004438, cache = 1363149, deep = 0.00965, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 70.34, plane = 109.2, row = 1.43, vector = 0.7716, width = 16, cell = 0.09052, thin = 0.0851, far = 0.001245, cache = 629146, deep = 0.02443, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 44.76, plane = 31.08, row = 1.477, vector = 1.239, cell = 0.03907, thin = 0.7613, deep = 0.02253, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 87.92, row = 1.052, vector = 0.6131, tail = 1.2, cell = 0.03898, far = 0.004662, cache = 1048576, deep = 0.02453, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 137.4, plane = 98.31, row = 0.7829, vector = 0.3978, width = 64, cell = 0.05577, thin = 0.0001514, far = 0.001914, cache = 1048576, deep = 0.01003, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 14.43, plane = 84.79, row = 2.019, vector = 0.5291, tail = 0.3251, cell = 0.03933, far = 0.004564, cache = 838861, deep = 0.02371, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 62.81, plane = 17.79, row = 1.59, vector = 1.288, tail = 0.1173, thin = 0.7426, far = 0.003458, cache = 1048576, deep = 0.02018, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 46.74, row = 0.289, vector = 0.4154, cell = 0.01081, far = 0.004952, cache = 629146, deep = 0.02439, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 12.29, plane = 15.28, row = 0.3782, vector = 0.3561, tail = 0.07214, thin = 0.008934, far = 0.003914, cache = 629146, deep = 0.02813, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 142.3, plane = 55.81, row = 0.177, vector = 0.3273, width = 32, cell = 0.02498, thin = 0.007178, far = 0.002641, cache = 1363149, deep = 0.006595, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 57.89, row = 0.1503, vector = 0.3095, cell = 0.02138, far = 0.003244, cache = 1048576, deep = 0.02363, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 153.6, plane = 61.14, row = 0.6651, vector = 0.374, width = 64, cell = 0.05017, thin = 0.005002, far = 0.001159, cache = 838861, deep = 0.006595, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 25.51, plane = 13.67, row = 0.4298, vector = 0.4997, tail = 0.09805, thin = 0.2003, far = 0.004005, cache = 629146, deep = 0.02495, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.245, plane = 4.721, row = 0.5128, vector = 0.9708, width = 16, tail = 0.1142, far = 0.003, cache = 838861, deep = 0.01882, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 53.83, plane = 0.3026, vector = 0.9567, tail = 0.8225, far = 0.006346, cache = 1363149, deep = 0.0194, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 23.97, plane = 10.37, row = 0.03774, tail = 0.4391, cell = 0.04044, far = 0.00367, cache = 838861, deep = 0.02382, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 30.57, plane = 3.93, row = 1.121, vector = 0.07375, tail = 0.1678, cell = 0.012, far = 0.002194, cache = 419430, deep = 0.0194, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 25.01, plane = 25.16, vector = 0.242, width = 64, cell = 0.04463, thin = 0.00229, far = 0.0007179, cache = 1363149, deep = 0.003773, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 26.11, plane = 29.65, vector = 0.5696, far = 0.0005485, cache = 1048576, deep = 0.003773, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 9.515, plane = 38.27, row = 0.331, vector = 0.5723, tail = 0.03344, cell = 0.01499, far = 0.003806, cache = 1363149, deep = 0.02348, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 4.622, plane = 44.85, row = 0.1772, vector = 0.03847, width = 16, tail = 1.535, cell = 0.0695, thin = 1.637, deep = 0.003041, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream_held" cost <plane = 151.3, row = 16.31, vector = 0.5935, deep = 0.003773, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 5.495, plane = 6.773, row = 0.03872, vector = 1.037, width = 8, tail = 0.321, cell = 0.0295, thin = 0.181, far = 0.00165, cache = 629146, deep = 0.01623, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 83.05, width = 64, cell = 0.1196, thin = 0.004989, far = 0.005418, cache = 1363149, deep = 0.01644, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 168.8, vector = 4.359, width = 32, tail = 0.2513, far = 0.004806, cache = 629146, deep = 0.0008024, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 73.89, plane = 14.16, row = 4.144, width = 32, tail = 0.1715, cell = 0.1046, thin = 1.012, far = 0.009439, cache = 1363149, deep = 0.02042, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 128.2, plane = 144.1, vector = 5.518, width = 64, tail = 0.469, far = 0.00819, cache = 1363149, deep = 0.0008024, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 73.63, plane = 13.11, row = 3.838, vector = 2.247, width = 16, cell = 0.01938, thin = 0.8955, far = 0.01339, cache = 1363149, deep = 0.01481, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 340.2, plane = 9.082, row = 0.4876, vector = 1.488, deep = 0.0008024, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 35.73, plane = 7.229, row = 0.8648, vector = 1.533, width = 16, cell = 0.1381, thin = 0.2599, far = 0.01345, cache = 1363149, deep = 0.01424, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 41.13, row = 0.08754, vector = 0.4967, tail = 0.06369, cell = 0.00562, far = 0.003691, cache = 419430, deep = 0.03225, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 86.96, row = 0.4533, vector = 0.8766, tail = 1.802, thin = 1.287, far = 0.004445, cache = 838861, deep = 0.03086, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 12.18, plane = 17.38, row = 0.4858, vector = 0.4043, tail = 0.08962, far = 0.00206, cache = 838861, deep = 0.03526, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 30.43, plane = 55.89, vector = 0.7447, deep = 0.005053, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 50.81, row = 0.01648, vector = 0.4777, tail = 0.06619, far = 0.001809, cache = 419430, deep = 0.02966, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 98.71, row = 0.2364, tail = 2.047, cell = 0.05653, thin = 2.575, far = 0.004766, cache = 629146, deep = 0.03086, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 159.9, plane = 63.23, row = 0.9611, vector = 0.6991, width = 64, cell = 0.04035, far = 0.001101, cache = 419430, deep = 0.005817, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 23.11, plane = 14.79, row = 0.4355, vector = 0.5231, tail = 0.09497, thin = 0.2547, far = 0.002257, cache = 419430, deep = 0.03594, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 83.48, row = 0.855, vector = 1.042, tail = 0.3697, far = 0.003024, cache = 838861, deep = 0.02806, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 127.8, plane = 94.01, row = 0.3351, vector = 0.3424, width = 64, tail = 0.01774, cell = 0.05236, thin = 0.008988, far = 0.002568, cache = 1363149, deep = 0.003877, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 88.52, row = 1.867, vector = 0.6547, tail = 0.1352, far = 0.003563, cache = 838861, deep = 0.02819, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 109.3, plane = 94.78, row = 1.005, width = 64, cell = 0.09802, thin = 0.00957, far = 0.003552, cache = 1363149, deep = 0.002911, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 23.73, plane = 26.79, row = 1.69, vector = 1.127, thin = 0.9549, far = 0.001786, cache = 629146, deep = 0.02082, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 10.18, plane = 5.537, vector = 0.8939, width = 16, tail = 0.02343, far = 0.007957, cache = 1048576, deep = 0.01041, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <width = 128, cell = 0.03871, thin = 0.003337, far = 0.003981, cache = 838861, deep = 0.01041, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <plane = 3.831, vector = 1.532, deep = 0.01041, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 81.94, row = 1.527, vector = 0.7087>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 41.96, width = 32, cell = 0.05113, thin = 0.1934, far = 0.007428, cache = 1363149, deep = 0.01041, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <plane = 36.97, row = 1.153, width = 16, cell = 0.06418, thin = 3.865>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 22.96, plane = 1.975, row = 0.489, vector = 1.053, width = 8, tail = 0.07271, thin = 0.3942, far = 0.003224, cache = 1363149, deep = 0.01041, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 106.4, plane = 11.51, row = 5.868, width = 32, tail = 0.7442, cell = 0.08373, thin = 0.4587, deep = 0.01208, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 307.3, row = 5.615, vector = 1.164>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 155.4, plane = 11.77, row = 4.316, vector = 2.481, width = 16, tail = 0.2196, thin = 0.3444, far = 0.002265, cache = 419430, deep = 0.01208, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 183.5, plane = 242.7, row = 0.8435, vector = 3.993, width = 32, cell = 0.01277>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 60.04, plane = 10.7, row = 1.409, vector = 1.678, width = 8, tail = 1.34, far = 0.002851, cache = 1363149, deep = 0.01208, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 17.12, row = 0.06183, tail = 0.7395, cell = 0.02953, far = 0.004915, cache = 838861, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 74.06, row = 1.317, vector = 0.9199, tail = 1.616, thin = 1.018, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 1.053, plane = 10.9, row = 0.2828, tail = 0.4307, cell = 0.03736, far = 0.003799, cache = 838861, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 95.82, plane = 25.35, width = 32, cell = 0.04451, thin = 0.0006742, far = 0.0002843, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 25.02, row = 0.06582, tail = 0.5353, cell = 0.04138, far = 0.004296, cache = 629146, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 23.69, plane = 93.53, row = 1.37, tail = 0.3283, cell = 0.06963, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 110.6, plane = 26.74, row = 0.8283, vector = 1.164, far = 0.0002123, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 3.314, plane = 11.66, row = 0.3166, vector = 0.3612, tail = 0.3629, thin = 0.2286, far = 0.007727, cache = 838861, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 42.05, plane = 16.97, row = 0.5473, tail = 1.382, cell = 0.08967, thin = 0.0975, far = 0.003527, cache = 629146, deep = 0.01783, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 27.09, plane = 17.68, row = 0.462, width = 64, tail = 0.4603, cell = 0.06967, thin = 0.01311, far = 0.000355, cache = 629146>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 61.64, plane = 18.73, row = 0.1029, vector = 0.9896, tail = 1.621, thin = 0.6845, far = 0.00615, cache = 419430, deep = 0.01065, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 3.715, plane = 39.8, row = 0.8484, width = 64, cell = 0.09574, thin = 0.006219, far = 0.0009136, cache = 629146>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 121.1, row = 0.2675, vector = 2.445, width = 16, tail = 0.8808, cell = 0.03216, far = 0.009584, cache = 629146, deep = 0.009689, last = 22369622>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 5.925, plane = 6.267, row = 0.176, vector = 1.466, width = 16, far = 0.003154, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 8.163, plane = 26.14, row = 0.4481, vector = 1.588, cell = 0.03027, far = 0.003244, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 39.05, plane = 24.36, width = 32, cell = 0.09354, thin = 0.01882>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 48.4, plane = 23.79, vector = 1.036, far = 0.00006825, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 7.441, plane = 47.08, row = 0.01048, vector = 1.322, cell = 0.02276, far = 0.002723, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 37.12, plane = 26.32, row = 0.001116, vector = 1.188, width = 8, tail = 0.2775, thin = 3.065>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 5.127, plane = 6.625, vector = 2.364, width = 8, thin = 0.2042, far = 0.001515, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 71.41, plane = 15.03, row = 4.062, vector = 3.032, width = 16, tail = 0.7039, thin = 0.8439, far = 0.002731, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 244.7, plane = 15.5, row = 3.078, vector = 0.4775, width = 32, cell = 0.1614, thin = 0.1035, far = 0.001552, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 76.45, plane = 19.46, row = 2.599, vector = 3.673, width = 16, cell = 0.1347, thin = 0.2051, far = 0.001982, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 228.2, plane = 17.67, row = 2.326, width = 16, cell = 0.3526, thin = 0.3561, far = 0.001591, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 41.21, plane = 11.22, row = 1.472, vector = 2.044, width = 8, tail = 0.9096, cell = 0.1059, far = 0.002359, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 26.5, vector = 0.6665, cell = 0.0297, far = 0.003748, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 7.096, plane = 12.65, row = 0.3783, vector = 0.4939, tail = 0.03246, cell = 0.006223, thin = 0.03087, far = 0.003323, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 105.3, plane = 43.53, row = 0.09811, vector = 0.6755, far = 0.0003579, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 37.37, row = 0.2418, vector = 0.4204, cell = 0.05001, far = 0.003111, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 16.38, plane = 9.51, row = 0.4527, vector = 0.8294, thin = 0.1451, far = 0.002206, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 23.34, plane = 17.44, row = 1.026, vector = 1.295, tail = 0.8808, thin = 0.05146, far = 0.002915, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 143, plane = 21.41, row = 1.503, width = 32, tail = 0.07282, cell = 0.143, far = 0.001022, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <call = 24.28, plane = 75.56, row = 1.351, vector = 0.009587, width = 8, cell = 0.2206, thin = 0.09778, far = 0.002887, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 64.41, plane = 13.29, row = 0.9449, vector = 1.962, tail = 0.05316, thin = 0.9284, far = 0.00385, cache = 629146>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 3.917, plane = 2.581, vector = 0.863, width = 16, tail = 0.6156, cell = 0.02157, far = 0.002227, cache = 838861, deep = 0.01415, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 27.44, plane = 1.834, vector = 0.7069, cell = 0.04165, far = 0.001322, cache = 419430, deep = 0.01436, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 16.83, plane = 7.363, vector = 2.29, tail = 0.7625, far = 0.002991, cache = 629146, deep = 0.01574, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 131.7, plane = 5.65, width = 64, cell = 0.05846, thin = 0.05225, far = 0.002618, cache = 419430, deep = 0.007212, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 137.5, plane = 6.744, width = 32, cell = 0.08249, thin = 0.02812, far = 0.002017, cache = 1363149, deep = 0.007212, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <plane = 1.882, cell = 0.1381, deep = 0.01436, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 9.47, plane = 44.98, vector = 1.319, tail = 0.03053, far = 0.001903, cache = 629146, deep = 0.0169, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 33.44, plane = 46.03, vector = 1.833, width = 16, thin = 3.992, far = 0.0002415, cache = 419430, deep = 0.007212, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.386, plane = 3.126, vector = 1.13, width = 8, tail = 0.06114, thin = 0.5009, far = 0.001356, cache = 629146, deep = 0.01358, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 7.682, plane = 5.033, row = 0.8281, vector = 0.905, width = 16, cell = 0.005298, far = 0.002227, cache = 629146, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 75.97, plane = 1.262, vector = 1.109, tail = 0.3783, cell = 0.003886, far = 0.005271, cache = 838861, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 17.03, plane = 18.58, row = 1.3, vector = 1.318, tail = 0.1228, cell = 0.006188, far = 0.002752, cache = 629146, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 9.073, plane = 14.79, row = 1.909, tail = 0.3515, cell = 0.05549, far = 0.003309, cache = 1048576, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 35.05, plane = 11.85, row = 0.6486, width = 64, cell = 0.05209, thin = 0.02053, far = 0.0002382, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 44.34, plane = 20.15, row = 0.626, width = 32, cell = 0.07703, thin = 0.03298>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 8.005, plane = 40.04, row = 0.03389, vector = 0.8557, tail = 0.2708, cell = 0.0445, far = 0.001462, cache = 419430, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.872, vector = 0.2576, tail = 30.19, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 8.109, plane = 39.92, row = 0.06982, vector = 0.8524, tail = 0.3084, cell = 0.04199, far = 0.001247, cache = 419430, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.86, plane = 0.7607, row = 0.007032, vector = 0.4425, cell = 0.01696, far = 0.001919, cache = 1363149, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 113.5, plane = 39.5, row = 0.8697, width = 16, tail = 1.727, cell = 0.07974, thin = 3.383, far = 0.0003598, cache = 419430, deep = 0.001156, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream_held" cost <call = 199.5, vector = 0.6843, far = 0.001487, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 5.065, plane = 5.933, row = 0.4782, vector = 1.357, width = 8, cell = 0.00562, thin = 0.292, far = 0.00153, cache = 629146, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.23, plane = 7.885, row = 0.6904, vector = 0.9892, width = 16, tail = 0.2631, far = 0.002324, cache = 629146, deep = 0.02744, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <plane = 3.312, vector = 1.044, tail = 5.645, deep = 0.02646, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 39.53, row = 0.7745, vector = 1.258, tail = 0.08522, far = 0.002624, cache = 419430, deep = 0.02948, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 20.33, row = 2.015, vector = 0.2856, tail = 0.2491, deep = 0.02646, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 40.28, row = 0.6085, vector = 0.7113, deep = 0.007279, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 48.22, plane = 14.02, row = 0.6036, vector = 0.4038, tail = 0.3695, cell = 0.02071, far = 0.007057, cache = 1048576, deep = 0.02359, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 38.08, plane = 25.01, row = 0.5537, vector = 0.5304, tail = 0.2697, cell = 0.01075, far = 0.004793, cache = 1048576, deep = 0.0304, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 22.29, plane = 11.37, row = 0.511, vector = 1.037, width = 8, tail = 0.2869, cell = 0.03834, thin = 0.664, far = 0.002571, cache = 629146, deep = 0.02651, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 93.95, plane = 19.6, vector = 0.9668, width = 64, cell = 0.3522, far = 0.003311, cache = 629146, deep = 0.0425, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 209, plane = 32.8, row = 4.946, vector = 3.874, cell = 0.3645, thin = 4.209, far = 0.007871, cache = 838861, deep = 0.03465, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 321.6, width = 64, cell = 0.6221, thin = 0.1505, far = 0.01116, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 254.4, plane = 38.32, row = 7.387, vector = 0.2456, cell = 0.7332, thin = 3.314, far = 0.007148, cache = 419430, deep = 0.03233, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 332.5, row = 6.848, vector = 7.4, width = 32, cell = 0.5628, far = 0.01251, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 52.15, plane = 16.97, row = 2.218, tail = 9.035, cell = 1.004, far = 0.001792, cache = 419430, deep = 0.03458, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 96.58, plane = 19.81, row = 3.668, vector = 3.7, width = 32, far = 0.001786, cache = 419430, deep = 0.02924, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 97.61, plane = 10.65, row = 7.16, width = 32, cell = 0.1232, thin = 0.7354, far = 0.001517, cache = 629146, deep = 0.02892, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 110.1, plane = 19.36, row = 6.131, width = 32, cell = 0.1752, thin = 0.1894, far = 0.001036, cache = 1363149, deep = 0.02615, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 45.68, plane = 10.45, row = 2.205, vector = 0.1314, width = 16, cell = 0.2298, thin = 0.2581, far = 0.000722, cache = 419430, deep = 0.02008, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 91, row = 0.2794, vector = 1.615, width = 32, tail = 0.2316, cell = 0.07498, far = 0.004335, cache = 419430, deep = 0.0389, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 135.9, row = 1.097, width = 32, tail = 1.129, cell = 0.1399, far = 0.00291, cache = 419430, deep = 0.01443, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 70.81, plane = 16.04, row = 3.95, vector = 0.09984, width = 32, tail = 1.719, cell = 0.1211, thin = 0.97, far = 0.007326, cache = 838861, deep = 0.03482, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 180.2, plane = 11.04, vector = 5.816, width = 64, cell = 0.04603, thin = 0.04939, deep = 0.01463, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 78.68, plane = 15.49, row = 4.148, vector = 2.462, width = 16, tail = 0.4821, cell = 0.01817, thin = 0.8769, far = 0.003723, cache = 629146, deep = 0.03436, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 142.6, plane = 53.05, row = 3.654, vector = 0.4466, width = 32, cell = 0.1701, deep = 0.01556, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 21.92, plane = 8.936, row = 2.07, vector = 0.7011, width = 8, tail = 1.324, cell = 0.1375, far = 0.002491, cache = 838861, deep = 0.03193, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 40.05, row = 0.204, vector = 1.019, tail = 0.3456, far = 0.003151, cache = 629146, deep = 0.01363, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 11.06, plane = 11.96, row = 0.3745, width = 16, tail = 0.4857, cell = 0.0581, far = 0.002535, cache = 629146, deep = 0.01411, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 133.6, plane = 59.87, width = 64, tail = 0.05891, cell = 0.04884, thin = 0.00194, far = 0.00286, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <plane = 56.78, vector = 1.274, width = 16, tail = 0.06629, thin = 0.00559, far = 0.002788, cache = 1048576, deep = 0.01363, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 157.5, plane = 61.62, row = 1.364, vector = 0.1127, width = 64, cell = 0.08129, far = 0.001241, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 22.82, plane = 13.9, row = 0.6148, vector = 0.5605, tail = 0.02917, thin = 0.1768, far = 0.003749, cache = 419430, deep = 0.01099, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 54.3, row = 0.1383, vector = 0.3657, tail = 0.03018, cell = 0.0241, far = 0.00339, cache = 838861, deep = 0.01969, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 30.63, row = 1.413, vector = 0.2954, cell = 0.02824, far = 0.003355, cache = 838861, deep = 0.01867, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 0.2621, plane = 99.68, row = 0.1552, vector = 1.303, tail = 0.3989, thin = 1.615, far = 0.004736, cache = 838861, deep = 0.01867, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 18.2, plane = 19.23, row = 0.5871, vector = 0.3641, cell = 0.009617, far = 0.002135, cache = 838861, deep = 0.02137, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 136.2, plane = 62.89, row = 0.1188, vector = 0.6545, far = 0.001495, cache = 1363149, deep = 0.003657, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 60.4, row = 0.1739, vector = 0.3014, cell = 0.0305, far = 0.001497, cache = 838861, deep = 0.0184, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 23.74, plane = 63.53, row = 0.05694, cell = 0.06716, far = 0.002045, cache = 838861, deep = 0.01867, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 89.07, row = 1.242, tail = 1.494, cell = 0.09995, thin = 3.626, far = 0.004435, cache = 838861, deep = 0.01867, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 150.7, plane = 68.16, row = 0.8416, width = 64, tail = 0.3033, cell = 0.06258, thin = 0.00299, far = 0.0003697, cache = 838861, deep = 0.003763, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 37.73, plane = 17.82, row = 0.4492, vector = 0.345, cell = 0.04778, thin = 0.2751, far = 0.001948, cache = 629146, deep = 0.02237, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 36.33, row = 0.1118, vector = 0.02408, tail = 0.4264, cell = 0.03822, far = 0.002998, cache = 838861, deep = 0.02152, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 23.57, row = 0.04393, width = 64, tail = 0.4837, cell = 0.04343, far = 0.003494, cache = 629146, deep = 0.02155, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 75.57, row = 1.942, vector = 0.8698, tail = 1.598, thin = 1.814, far = 0.004483, cache = 1048576, deep = 0.02155, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 3.417, plane = 25.25, row = 0.4248, vector = 0.3448, tail = 0.04484, thin = 0.02392, far = 0.002452, cache = 629146, deep = 0.02682, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 103.1, plane = 40.53, row = 0.0688, vector = 0.6987, deep = 0.004181, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 43.03, row = 0.05636, vector = 0.4015, tail = 0.0108, cell = 0.01583, far = 0.002608, cache = 1048576, deep = 0.02065, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 48.9, row = 0.09949, cell = 0.06399, far = 0.003034, cache = 1048576, deep = 0.02155, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 73.57, row = 2.043, vector = 0.5444, tail = 2.351, cell = 0.01176, thin = 6.54, far = 0.008754, cache = 1363149, deep = 0.02155, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 169.1, plane = 68.03, row = 0.8246, vector = 0.7577, far = 0.0006431, cache = 629146, deep = 0.006035, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 12.32, plane = 20.58, row = 0.2764, vector = 0.4117, tail = 0.05633, cell = 0.0242, thin = 0.2516, far = 0.002813, cache = 629146, deep = 0.02019, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 14.15, plane = 98.16, row = 7.425, vector = 4.176, tail = 6.787, cell = 0.1262, far = 0.006828, cache = 419430, deep = 0.03777, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 174.5, plane = 101.7, row = 6.587, vector = 2.854, width = 64, cell = 0.3269, far = 0.008263, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 43.64, plane = 82.73, row = 9.415, vector = 3.458, tail = 0.9626, cell = 0.3047, far = 0.007752, cache = 419430, deep = 0.02858, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 190.8, plane = 101.2, row = 10.48, cell = 0.6708, far = 0.008963, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 96.83, plane = 24.05, row = 2.411, vector = 4.132, cell = 0.6678, thin = 3.037, far = 0.00856, cache = 419430, deep = 0.02292, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 26, plane = 119.8, row = 1.307, vector = 1.353, tail = 0.5027, far = 0.00286, cache = 629146, deep = 0.01901, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 152, plane = 132.5, row = 0.2439, vector = 0.2308, width = 64, tail = 0.7984, cell = 0.07485, far = 0.0004617, cache = 629146, deep = 0.005769, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 121.4, plane = 185.8, row = 1.167, vector = 1.336, width = 32, cell = 0.1507, far = 0.002103, cache = 1363149, deep = 0.0193, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 223.2, plane = 143, row = 0.2941, width = 64, tail = 0.9204, cell = 0.17, thin = 0.004565, deep = 0.006526, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 243.3, plane = 29.64, vector = 3.555, width = 16, cell = 0.1801, thin = 0.04755, far = 0.003668, cache = 629146, deep = 0.01611, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 3.971, plane = 89.44, row = 1.206, vector = 1.122, tail = 0.8678, cell = 0.007701, far = 0.003883, cache = 629146, deep = 0.01387, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 113, plane = 100.7, row = 1.024, vector = 0.3662, width = 64, tail = 0.03607, cell = 0.06099, thin = 0.004748, far = 0.001462, cache = 629146, deep = 0.00281, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 29.71, plane = 85.27, row = 2.112, vector = 0.08056, width = 16, tail = 0.2213, cell = 0.1237, thin = 0.0405, far = 0.00455, cache = 629146, deep = 0.0121, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 150.5, plane = 98.8, row = 1.774, width = 64, cell = 0.1449, thin = 0.004377, far = 0.002049, cache = 629146, deep = 0.001792, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 13.92, plane = 78.48, row = 1.54, vector = 1.417, cell = 0.005768, thin = 0.3691, far = 0.002952, cache = 419430, deep = 0.008168, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 5.161, plane = 8.161, row = 0.2911, vector = 0.832, width = 16, tail = 0.06611, cell = 0.02863, far = 0.001323, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 12.67, plane = 25.83, row = 0.9343, vector = 1.153, cell = 0.01247, far = 0.001271, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 9.245, plane = 48.92, row = 0.04682, vector = 0.5643, tail = 0.2367, cell = 0.04236, far = 0.0007775, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 43.02, row = 0.167, vector = 1.627, tail = 0.3381, cell = 0.01437>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 6.043, plane = 6.781, row = 0.4348, vector = 1.469, width = 8, tail = 0.1899, thin = 0.3656>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 33.91, plane = 8.709, row = 3.766, vector = 1.843, width = 32, cell = 0.01685, thin = 0.08063, far = 0.001162, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 38.49, plane = 8.738, row = 3.002, width = 32, tail = 3.963, cell = 0.1275, thin = 0.1142, far = 0.0009282, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 130.3, plane = 14.1, row = 3.159, vector = 5.206, width = 8, cell = 0.2281>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 15.48, plane = 17.19, row = 0.3761, vector = 0.4968, tail = 0.1262, thin = 0.03717, far = 0.001599, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 55.76, row = 0.09346, vector = 0.3412, tail = 0.05294, cell = 0.0313, far = 0.001501, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 35.09, plane = 16.12, row = 0.3028, vector = 0.6872, tail = 0.1356, thin = 0.3566, far = 0.001992, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 26.27, row = 1.391, vector = 1.012, tail = 0.4619, thin = 0.1516, far = 0.00297, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 65.68, plane = 34.31, row = 0.5046, vector = 0.192, width = 128, tail = 0.1151, cell = 0.09586, far = 0.0006966, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 85.96, row = 2.114, vector = 1.174, tail = 0.2198, cell = 0.005896, far = 0.003535, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 24.59, plane = 29.18, row = 0.8525, vector = 4.167, tail = 0.9272, thin = 1.044, far = 0.006795, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 4.507, plane = 7.434, row = 0.2929, vector = 1.08, width = 16, cell = 0.01366, far = 0.001454, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 10.96, plane = 27.97, row = 0.8712, vector = 1.553, tail = 0.061, far = 0.001205, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 9.965, plane = 45.91, row = 0.158, vector = 1.227, tail = 0.03433, far = 0.0008875, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 44.49, row = 0.3175, vector = 2.068, tail = 0.007044, far = 0.0003665, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 5.517, plane = 7.689, row = 0.4375, vector = 1.464, width = 8, tail = 0.1844, thin = 0.165, far = 0.001625, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 30.61, plane = 6.626, row = 3.27, vector = 3.071, width = 32, thin = 0.09999, far = 0.002796, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.86, plane = 4.742, row = 2.641, vector = 1.092, width = 32, tail = 3.808, cell = 0.1083, thin = 0.1131, far = 0.001747, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.43, plane = 6.715, row = 2.731, vector = 1.255, width = 8, tail = 1.061, cell = 0.1558, thin = 0.007207, far = 0.0008365, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <call = 13.59, plane = 18.17, row = 0.411, vector = 0.4929, tail = 0.1352, thin = 0.02255, far = 0.001383, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 55.59, row = 0.1357, vector = 0.4442, tail = 0.05176, cell = 0.01876, far = 0.001241, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 31.62, plane = 16.83, row = 0.3083, vector = 0.6911, tail = 0.05509, thin = 0.4396, far = 0.00179, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 6.455, plane = 25.6, row = 1.136, vector = 1.272, tail = 0.3172, thin = 0.2001, far = 0.003153, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 103.2, plane = 33.9, row = 0.6772, width = 64, tail = 0.4464, cell = 0.1076, thin = 0.004722, far = 0.002541, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 92.3, row = 1.995, vector = 1.59, tail = 0.3507, far = 0.004595, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 29.89, plane = 25.42, row = 1.084, vector = 2.087, tail = 0.3242, thin = 0.769, far = 0.004053, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 18.83, plane = 4.861, vector = 0.1608, cell = 0.3401, input = 0.001172, far = 0.001151, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 22.01, plane = 5.57, cell = 0.5176, input = 0.001899, far = 0.001779, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 22.14, plane = 5.941, vector = 0.1298, cell = 0.5802, input = 0.001746, far = 0.001273, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 48.27, row = 0.2018, vector = 3.51, tail = 0.1304, thin = 1.785, far = 0.001779, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 47.89, row = 0.09321, vector = 4.563, tail = 0.3448, thin = 1.77, far = 0.001548, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 49.24, row = 0.161, vector = 5.478, tail = 0.7714, thin = 2.051, far = 0.001343, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 8.762, plane = 5.696, vector = 0.2084, width = 16, cell = 0.2963, input = 0.0009016, far = 0.0005159, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 7.907, plane = 6.047, vector = 0.1594, width = 16, cell = 0.3099, input = 0.001281, far = 0.001172, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 3.725, plane = 7.24, vector = 0.1143, width = 16, cell = 0.4012, input = 0.001835, far = 0.00137, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 46.16, row = 0.2731, vector = 3.37, tail = 0.5944, input = 0.001176, thin = 0.9962, far = 0.002749, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 46.16, row = 0.3502, vector = 3.648, tail = 0.8498, input = 0.0009988, thin = 1.071, far = 0.002152, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 0.7006, plane = 47, row = 0.7028, vector = 5.539, tail = 0.7018, cell = 0.04311, input = 0.002393, thin = 0.9788, far = 0.005503, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 38.03, vector = 25.42, tail = 2.026, cell = 0.3098, input = 0.007126, far = 0.0007601, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 33.81, row = 0.07796, vector = 23.71, tail = 1.581, cell = 0.3285, input = 0.01305, far = 0.007357, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 50.32, plane = 1.261, row = 0.6841, vector = 11.36, tail = 1.587, cell = 0.3213, thin = 10.13, far = 0.007631, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 37.51, row = 4.272, vector = 10.39, tail = 9.251, cell = 5.211, input = 0.04171, thin = 4.958>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 42.79, row = 2.23, vector = 14.12, tail = 7.357, cell = 4.246, input = 0.04865, thin = 6.313>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 2.765, row = 0.2725, vector = 24.22, tail = 3.423, cell = 0.4328, input = 0.01192>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <plane = 0.3174, row = 0.3516, vector = 23.09, tail = 2.552, cell = 0.4267, input = 0.009285>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 0.9617, plane = 1.759, row = 0.5168, vector = 9.27, tail = 2.298, cell = 0.8969, input = 0.008991, thin = 8.979, far = 0.0003605, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <plane = 56.04, vector = 8.811, tail = 18.71, cell = 5.654, thin = 2.156>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 50.24, vector = 12.34, tail = 15.49, cell = 4.627, thin = 2.903>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 14.04, plane = 5.118, vector = 0.1937, cell = 0.3412, input = 0.002352, far = 0.001531, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 14.58, plane = 5.417, vector = 0.1146, cell = 0.4938, input = 0.002126, far = 0.001428, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 14.2, plane = 6.895, cell = 0.6135, input = 0.002395, far = 0.001747, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 45.9, vector = 0.938, tail = 1.291, cell = 0.3261, thin = 1.014, far = 0.00212, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 47.04, vector = 1.377, tail = 1.508, cell = 0.3984, thin = 1.082, far = 0.002136, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 47.81, row = 0.2223, vector = 2.903, tail = 1.518, cell = 0.3787, input = 0.0001062, thin = 0.8166, far = 0.002255, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 14.83, plane = 4.736, vector = 0.2826, cell = 0.2813, input = 0.002302, thin = 0.002456, far = 0.002504, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 16.42, plane = 5.333, vector = 0.298, cell = 0.3362, input = 0.001964, thin = 0.001419, far = 0.002594, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 17.08, plane = 5.736, vector = 0.2259, cell = 0.3738, input = 0.00221, far = 0.002855, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 43.92, row = 0.04088, vector = 0.2821, tail = 1.484, cell = 0.3909, thin = 0.6246, far = 0.001438, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 45.21, row = 0.3118, vector = 0.1413, tail = 2.056, cell = 0.4978, thin = 0.566, far = 0.002032, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 45.94, row = 0.2592, vector = 0.2613, tail = 2.009, cell = 0.5113, thin = 0.678, far = 0.001998, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 29.74, vector = 26.53, cell = 0.1811, input = 0.001251>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 30.84, plane = 1.039, row = 0.3499, vector = 25.9, cell = 0.09501, input = 0.00004088>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 22.54, plane = 2.481, row = 0.894, vector = 9.486, tail = 0.7874, cell = 0.8633, input = 0.0004128, thin = 9.203>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 45.59, tail = 23.17, cell = 6.924, input = 0.0028, thin = 3.101>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 43.53, tail = 20.41, cell = 6.444, thin = 4.034>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 95.11, vector = 20.27, tail = 1.955, cell = 0.9516, far = 0.002048, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 14.64, plane = 0.4962, row = 0.1228, vector = 25.84, cell = 0.07275, far = 0.002735, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 10.8, plane = 3.425, row = 0.5131, vector = 12.46, tail = 0.0169, cell = 0.1011, thin = 9.314, far = 0.002506, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <call = 0.5329, plane = 44.34, tail = 27.65, cell = 6.718, thin = 0.8814>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 44.19, tail = 25.52, cell = 6.171, thin = 1.487>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 11.21, plane = 2.619, row = 1.364, vector = 1.464, tail = 1.431, cell = 0.1117, far = 0.003214, cache = 838861, deep = 0.02606, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 17.44, plane = 1.91, row = 1.545, vector = 1.41, tail = 1.412, cell = 0.1219, far = 0.002757, cache = 838861, deep = 0.01883, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 22.12, plane = 0.158, width = 64, cell = 0.2015, thin = 0.05359, far = 0.002223, cache = 1048576, deep = 0.01576, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 9.492, plane = 5.073, cell = 0.3927, input = 0.003682, thin = 0.01098, far = 0.002679, cache = 838861, deep = 0.07356, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 1.973, vector = 0.3573, tail = 7.329, input = 0.0476, far = 0.005333, cache = 629146, deep = 0.04179, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 15.74, plane = 3.007, vector = 6.102, input = 0.00693, far = 0.000389, cache = 1363149, deep = 0.006678, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 21.44, plane = 5.735, row = 0.0717, vector = 0.2068, tail = 0.03657, cell = 0.2273, input = 0.005326, far = 0.002184, cache = 629146, deep = 0.03338, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 29.34, plane = 4.081, cell = 0.2767, input = 0.00769, far = 0.00316, cache = 838861, deep = 0.04179, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 39.32, plane = 3.158, cell = 0.2999, input = 0.006507, far = 0.001923, cache = 838861, deep = 0.04179, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 16.85, plane = 3.91, width = 32, cell = 0.3991, input = 0.006355, thin = 0.008293, far = 0.0007284, cache = 1363149, deep = 0.009559, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 12.32, plane = 5.842, cell = 0.6316, input = 0.003223, far = 0.001234, cache = 629146, deep = 0.02982, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 41.94, row = 1.762, vector = 2.596, tail = 0.438, far = 0.003588, cache = 838861, deep = 0.03268, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near_stream" cost <plane = 49.09, row = 0.9603, width = 32, tail = 0.1801, cell = 0.18, thin = 0.1099, far = 0.002383, cache = 1048576, deep = 0.02907, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 44.69, row = 2.424, tail = 0.7026, cell = 0.2343, far = 0.002302, cache = 838861, deep = 0.03281, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 44.28, row = 0.07585, vector = 2.618, tail = 0.2569, cell = 0.1277, input = 0.002231, thin = 1.147, far = 0.003262, cache = 1048576, deep = 0.07253, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 49.98, row = 1.368, vector = 0.05394, tail = 2.501, cell = 0.3506, input = 0.002327, thin = 0.8805, far = 0.002245, cache = 838861, deep = 0.05348, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 45.9, vector = 4.5, tail = 0.1151, cell = 0.09932, input = 0.0008692, thin = 1.213, far = 0.002299, cache = 838861, deep = 0.05822, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 13.5, plane = 4.891, vector = 0.2465, cell = 0.3407, input = 0.001705, far = 0.003114, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 15.47, plane = 2.896, vector = 0.1426, tail = 0.9546, cell = 0.02051, input = 0.03666, far = 0.00522, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 13.89, plane = 6.701, vector = 4.836, input = 0.005047, far = 0.0009841, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 22.99, plane = 5.408, row = 0.01566, vector = 0.1617, tail = 0.1418, cell = 0.222, input = 0.003092, far = 0.002717, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 19.56, plane = 3.254, width = 32, cell = 0.2903, input = 0.005083, thin = 0.01141, far = 0.00111, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 14.88, plane = 5.441, vector = 0.05067, cell = 0.3494, input = 0.003067, far = 0.002766, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 43.82, row = 0.3634, vector = 1.472, tail = 0.7761, cell = 0.2344, input = 0.000643, thin = 0.7267, far = 0.004246, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 49.92, row = 1.475, vector = 0.3437, tail = 1.73, cell = 0.2821, input = 0.000941, thin = 0.4716, far = 0.003053, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 44.22, row = 0.2451, vector = 2.415, tail = 0.6177, cell = 0.1383, input = 0.0003209, thin = 0.8267, far = 0.003632, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 54.17, plane = 1.536, vector = 21.53, tail = 3.132, cell = 0.6623, input = 0.005737, far = 0.01039, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 39.05, plane = 2.259, vector = 22.14, tail = 2.384, cell = 0.4916, input = 0.005243, far = 0.007367, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 44.27, plane = 1.754, vector = 7.869, tail = 1.988, cell = 1.063, thin = 9.508, far = 0.006614, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 47.53, vector = 6.338, tail = 15.51, cell = 5.845, input = 0.01508, thin = 4.386, far = 0.00278, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 45.61, vector = 4.584, tail = 14.48, cell = 5.584, input = 0.01693, thin = 5.009, far = 0.00233, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 27.38, plane = 1.466, vector = 27.29, tail = 0.3393, far = 0.000942, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 21.8, plane = 1.487, row = 0.08788, vector = 26.79, tail = 0.1392, input = 0.0003151, far = 0.0005974, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 21.41, plane = 1.562, row = 1.106, vector = 8.297, tail = 2.094, cell = 1.019, thin = 8.368, far = 0.0001559, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 63.01, vector = 5.766, tail = 20.4, cell = 6.032, thin = 1.512, far = 0.004095, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 58.25, vector = 6.08, tail = 18.29, cell = 5.536, thin = 1.926, far = 0.003733, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 12.69, plane = 6.654, cell = 0.4207, input = 0.004338, far = 0.002795, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 15.15, plane = 5.749, cell = 0.5993, input = 0.006719, thin = 0.01536, far = 0.002, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 14.76, plane = 6.785, vector = 0.003782, cell = 0.7036, input = 0.007041, far = 0.002245, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 40.7, row = 0.4208, vector = 0.4866, tail = 1.514, cell = 0.392, thin = 1.234, far = 0.003448, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 42.53, vector = 0.8823, tail = 2.03, cell = 0.5774, thin = 0.97, far = 0.003237, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 43.05, vector = 3.677, tail = 0.9022, cell = 0.2646, thin = 1.149, far = 0.003619, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 11.95, plane = 5.919, cell = 0.344, input = 0.006791, far = 0.002572, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 14.47, plane = 5.068, tail = 0.01393, cell = 0.3343, input = 0.008602, thin = 0.007039, far = 0.002748, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 14.26, plane = 5.879, cell = 0.3594, input = 0.008651, far = 0.002816, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 44.63, row = 0.901, tail = 1.188, cell = 0.4482, input = 0.00122, thin = 0.5938, far = 0.002873, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 44.2, row = 0.6694, vector = 0.3107, tail = 1.338, cell = 0.4459, input = 0.0009174, thin = 0.5906, far = 0.002846, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 45.11, row = 0.6075, vector = 1.806, tail = 0.8624, cell = 0.2942, input = 0.000959, thin = 0.8313, far = 0.003123, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 30.33, plane = 0.4023, vector = 26.79, tail = 0.01056, cell = 0.08266, far = 0.001678, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 21.53, plane = 1.364, row = 0.4107, vector = 26.89, tail = 0.1546, cell = 0.09743, far = 0.001194, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 24.93, plane = 1.279, row = 0.409, vector = 9.838, tail = 0.9876, cell = 0.7473, thin = 9.558, far = 0.00246, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 50.94, vector = 7.875, tail = 19.93, cell = 5.85, thin = 2.817, far = 0.001186, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 47.54, vector = 7.496, tail = 17.22, cell = 5.569, thin = 3.811>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 28.69, row = 0.5546, vector = 26.56, tail = 0.201, cell = 0.09309, input = 0.004891, far = 0.001561, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 19.89, plane = 1.06, row = 0.6101, vector = 24.53, tail = 1.261, cell = 0.3889, input = 0.00534, far = 0.001173, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 24.97, plane = 0.7108, row = 0.9729, vector = 8.274, tail = 2.798, cell = 1.144, input = 0.005616, thin = 8.936, far = 0.002278, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <call = 23.62, plane = 51.87, vector = 14.5, tail = 8.335, cell = 5.01, thin = 3.733>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 27.88, plane = 52.07, vector = 13.96, tail = 7.015, cell = 4.569, thin = 3.912>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 18, plane = 4.378, vector = 0.08029, tail = 0.6274, cell = 0.0682, thin = 1.393, far = 0.0007031, cache = 1363149, deep = 0.003359, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 15.39, plane = 3.797, vector = 0.5631, tail = 0.2187, cell = 0.05843, thin = 1.37, far = 0.0001004, cache = 1363149, deep = 0.00161, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 11.89, plane = 3.935, vector = 0.8631, tail = 0.02562, cell = 0.03821, thin = 1.247, deep = 0.001186, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 14.59, plane = 3.204, vector = 0.9458, cell = 0.01243, thin = 1.458, deep = 0.001418, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 19.7, plane = 2.75, row = 1.251, vector = 0.3304, tail = 0.3522, cell = 0.05315, thin = 1.721, far = 0.0004353, cache = 1363149, deep = 0.0005818, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 15.45, plane = 3.497, row = 1.364, vector = 0.7643, tail = 0.1354, cell = 0.03797, thin = 1.595, far = 0.00007738, cache = 419430, deep = 0.0003351, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 13.45, plane = 3.81, row = 0.8389, vector = 0.9404, cell = 0.01728, thin = 1.755, far = 0.000001069, cache = 419430, deep = 0.000303, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 16.26, plane = 3.676, row = 0.9613, vector = 0.8815, cell = 0.0356, thin = 1.642, deep = 0.0002967, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 16.75, plane = 7.575, row = 1.464, vector = 0.8599, cell = 0.03858, thin = 2.376, far = 0.0002524, cache = 1363149, deep = 0.00005761, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 15.16, plane = 7.409, row = 1.364, vector = 0.7934, cell = 0.06379, thin = 2.508, far = 0.0001445, cache = 629146, deep = 0.00004961, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 15.38, plane = 5.52, row = 1.482, vector = 1.035, tail = 0.02655, thin = 2.731, far = 0.0001062, cache = 419430, deep = 0.00004576, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 15.82, plane = 4.968, row = 1.358, vector = 1.111, tail = 0.05182, cell = 0.0607, thin = 2.56, far = 0.00006651, cache = 419430, deep = 0.00008744, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 18.07, plane = 4.354, row = 1.227, vector = 1.46, cell = 0.04454, thin = 1.516, far = 0.00009648, cache = 419430, deep = 0.002665, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 19.53, plane = 5.167, row = 1.299, vector = 0.9259, tail = 0.2151, cell = 0.1337, thin = 1.402, deep = 0.002384, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 20.22, plane = 5.596, row = 1.046, vector = 1.051, cell = 0.1511, thin = 1.206, deep = 0.002474, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 20.7, plane = 5.159, row = 1.135, vector = 0.9363, tail = 0.3419, cell = 0.3084, thin = 1.102, far = 0.00067, cache = 1048576, deep = 0.002173, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 20.37, plane = 2.714, row = 0.7771, vector = 1.725, tail = 0.1159, cell = 0.0319, thin = 1.847, far = 0.0001046, cache = 419430, deep = 0.001933, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 17.55, plane = 2.947, row = 1.394, vector = 1.355, tail = 0.04831, cell = 0.06483, input = 0.004438, thin = 1.614, far = 0.0001736, cache = 838861, deep = 0.001223, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 16.09, plane = 3.276, row = 1.035, vector = 1.352, cell = 0.04887, input = 0.009473, thin = 1.682, far = 0.00002452, cache = 419430, deep = 0.001237, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 16.52, plane = 2.863, row = 1.008, vector = 1.395, tail = 0.2308, cell = 0.1782, input = 0.008266, thin = 1.461, deep = 0.00154, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 17.73, plane = 5.021, row = 1.232, vector = 1.398, cell = 0.0495, thin = 1.686, far = 0.00001068, cache = 419430, deep = 0.001041, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 17.21, plane = 4.957, row = 1.301, vector = 1.441, cell = 0.07088, thin = 1.607, deep = 0.0008729, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 16.97, plane = 5.321, row = 1.089, vector = 1.096, tail = 0.01987, cell = 0.1438, thin = 1.631, deep = 0.00133, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 17.52, plane = 5.147, row = 1.032, vector = 1.625, cell = 0.151, thin = 1.506, deep = 0.001237, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 18.04, plane = 4.379, tail = 0.1919, cell = 0.07364, thin = 1.414, far = 0.0004186, cache = 1363149, deep = 0.0006529, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 15.71, plane = 4.252, tail = 0.4222, cell = 0.1303, thin = 1.365, far = 0.0001261, cache = 1363149, deep = 0.0002374, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 17.08, plane = 3.614, vector = 0.4716, tail = 0.1434, cell = 0.07542, thin = 1.39, deep = 0.0005338, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 14.56, plane = 3.395, vector = 0.7368, tail = 0.08578, cell = 0.07033, thin = 1.275, deep = 0.0002374, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 47.27, row = 0.9447, cell = 0.05892, thin = 0.5987, far = 0.001192, cache = 1363149, deep = 0.001024, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 49.84, row = 0.9109, vector = 0.2873, tail = 0.1176, cell = 0.07536, thin = 0.4186, far = 0.0006605, cache = 1363149, deep = 0.001498, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 52.44, row = 1.019, tail = 0.42, cell = 0.2324, thin = 0.0795, far = 0.0007856, cache = 1363149, deep = 0.0008839, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 40.07, row = 0.8913, tail = 0.401, cell = 0.07119, thin = 0.8502, far = 0.0006419, cache = 419430, deep = 0.0003853, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 39.54, row = 0.9002, vector = 0.5609, tail = 0.1442, cell = 0.0592, thin = 0.6945, far = 0.0004615, cache = 419430, deep = 0.0006347, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 42.9, row = 0.9564, vector = 0.8094, tail = 0.02988, cell = 0.05639, thin = 0.5942, far = 0.0004217, cache = 419430, deep = 0.0003409, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 35.79, row = 1.091, vector = 0.9135, cell = 0.03896, thin = 1.283, far = 0.0002956, cache = 419430, deep = 0.0001948, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 33.71, row = 1.061, vector = 1.308, cell = 0.01314, thin = 1.26, far = 0.0001976, cache = 419430, deep = 0.0001589, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 33.4, row = 1.117, vector = 1.207, cell = 0.06292, thin = 1.203, far = 0.0002081, cache = 1363149, deep = 0.0002242, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 56.87, row = 1.204, vector = 0.6368, cell = 0.02811, thin = 1.027, far = 0.001606, cache = 419430, deep = 0.004972, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 55.88, row = 1.222, vector = 0.1909, tail = 0.2146, cell = 0.1138, thin = 0.9505, far = 0.001182, cache = 419430, deep = 0.004053, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 55.27, row = 1.116, tail = 0.6737, cell = 0.2926, thin = 0.8253, far = 0.0009068, cache = 419430, deep = 0.002303, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 49.85, row = 1.158, vector = 0.4507, cell = 0.03356, thin = 0.9408, far = 0.001022, cache = 419430, deep = 0.0007696, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 48.59, row = 1.249, vector = 0.5194, cell = 0.06099, thin = 0.8056, far = 0.0009765, cache = 419430, deep = 0.000561, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 46.39, row = 1.179, vector = 0.7284, cell = 0.105, thin = 0.6965, far = 0.000776, cache = 419430, deep = 0.0005153, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 51.15, row = 1.126, vector = 0.5735, cell = 0.03527, thin = 1.031, far = 0.0008275, cache = 419430, deep = 0.0003377, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 49.66, row = 1.044, vector = 0.6878, cell = 0.05605, thin = 1.021, far = 0.0006689, cache = 419430, deep = 0.0002959, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 47.75, row = 1.14, vector = 0.7905, cell = 0.09858, thin = 0.8072, far = 0.0006316, cache = 419430, deep = 0.0003191, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 48.99, row = 1.212, cell = 0.03429, thin = 0.4887, far = 0.001417, cache = 419430, deep = 0.001996, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 48.53, row = 1.337, cell = 0.08466, thin = 0.3875, far = 0.001237, cache = 419430, deep = 0.00173, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 51.05, row = 1.147, vector = 0.06518, tail = 0.1518, cell = 0.2004, thin = 0.189, far = 0.0003881, cache = 1363149, deep = 0.00119, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 16.82, plane = 3.126, row = 1.132, vector = 0.5598, cell = 0.02577, thin = 1.586, deep = 0.0001287, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 16.14, plane = 3.444, row = 1.422, vector = 0.08341, tail = 0.553, cell = 0.06999, thin = 1.398, deep = 0.00006437, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 12.13, plane = 2.878, row = 0.8161, vector = 0.6967, cell = 0.07851, thin = 2.004, deep = 0.0002306, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 13.1, plane = 3.254, row = 0.8091, vector = 0.7731, cell = 0.05921, thin = 2.466, deep = 0.0001983, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 16.64, plane = 4.774, row = 1.829, vector = 0.5265, cell = 0.06041, thin = 1.442, deep = 0.0001149, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 14.88, plane = 5.159, row = 1.625, vector = 0.2517, tail = 0.2946, cell = 0.1498, thin = 1.33, deep = 0.0001253, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 16.08, plane = 4.995, row = 1.38, vector = 0.9664, tail = 0.009503, cell = 0.1118, thin = 1.318, far = 0.0006479, cache = 1363149, deep = 0.0002495, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 16.63, plane = 4.901, row = 1.265, vector = 0.8969, tail = 0.2337, cell = 0.1984, thin = 1.217, far = 0.000537, cache = 1363149, deep = 0.0001286, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 40.61, row = 1.582, tail = 0.04872, cell = 0.03615, thin = 0.5352, far = 0.0005183, cache = 419430, deep = 0.00003802, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 39.92, row = 1.283, tail = 0.3661, cell = 0.07695, thin = 0.4998, far = 0.0005083, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 44.67, row = 0.9685, tail = 0.462, cell = 0.2387, thin = 0.4813, far = 0.0004509, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 52.83, row = 1.291, cell = 0.04358, thin = 0.9008, far = 0.0006175, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 51.87, row = 1.52, cell = 0.09036, thin = 0.6518, far = 0.0003377, cache = 419430, deep = 0.00007566, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 50.74, row = 1.023, vector = 0.06954, tail = 0.373, cell = 0.2194, thin = 0.5357, far = 0.0003166, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 16.16, plane = 2.715, row = 0.6241, tail = 0.5827, cell = 0.03518, thin = 1.68, deep = 0.0001017, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 12.9, plane = 2.566, row = 0.6605, tail = 0.5416, cell = 0.03364, thin = 1.691, deep = 0.0001017, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 13.16, plane = 2.97, row = 0.8002, cell = 0.1179, thin = 1.703, deep = 0.0001017, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 14.02, plane = 2.605, row = 0.7358, tail = 0.4091, cell = 0.03339, thin = 1.689, deep = 0.0001017, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 17.33, plane = 4.947, row = 0.8918, vector = 0.306, tail = 0.1796, cell = 0.07899, thin = 1.583>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 23.69, plane = 4.684, row = 0.2083, vector = 0.7131, tail = 0.8245, cell = 0.1287, thin = 1.425>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 19.6, plane = 4.819, row = 0.186, vector = 0.8978, tail = 0.5469, cell = 0.138, thin = 1.385>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 17.17, plane = 4.532, row = 0.3112, tail = 1.528, cell = 0.2367, thin = 1.324>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 25.25, row = 1.354, tail = 0.1438, cell = 0.01883, thin = 0.7011, far = 0.0005581, cache = 419430, deep = 0.00005299, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 25.27, row = 1.33, tail = 0.1684, cell = 0.01891, thin = 0.7028, far = 0.0005752, cache = 419430, deep = 0.00005299, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 25.67, row = 1.351, tail = 0.1848, cell = 0.02161, thin = 0.6973, far = 0.0005467, cache = 419430, deep = 0.00005299, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 54.9, row = 0.9215, vector = 0.1374, cell = 0.01471, thin = 0.8966, far = 0.0006145, cache = 419430, deep = 0.0007549, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 54.72, row = 0.9803, vector = 0.07487, cell = 0.01842, thin = 0.8956, far = 0.0006663, cache = 419430, deep = 0.000686, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 53.43, row = 0.6793, vector = 0.3839, cell = 0.02948, thin = 0.8827, far = 0.0007675, cache = 629146, deep = 0.000772, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 12.65, plane = 4.831, cell = 0.06521, input = 0.0005415, thin = 0.01012, far = 0.000253, cache = 1363149, deep = 0.001338, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 11.23, plane = 4.7, tail = 0.01217, cell = 0.1582, input = 0.0005565, thin = 0.003613, deep = 0.0007875, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 54.01, row = 0.2834, vector = 0.1269, tail = 0.1861, cell = 0.05441, thin = 0.3101, far = 0.0006438, cache = 419430, deep = 0.0003672, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 55.46, row = 0.04616, tail = 0.3347, cell = 0.1855, thin = 0.2075, far = 0.0005436, cache = 419430, deep = 0.0003853, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 13.05, plane = 4.946, cell = 0.06188, input = 0.001255, thin = 0.002301, deep = 0.00004963, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 13.35, plane = 4.678, vector = 0.01053, cell = 0.1774, input = 0.001184, deep = 0.00004963, last = 22369622>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 67.64, row = 0.1769, tail = 0.1537, cell = 0.06186, thin = 0.3838, far = 0.0007756, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 68.19, tail = 0.4344, cell = 0.2242, thin = 0.1779, far = 0.0006867, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 36.28, plane = 1.763, vector = 0.153, width = 16, cell = 4.219, thin = 0.004323, far = 0.001178, cache = 629146, deep = 0.003378, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 37.36, plane = 1.794, vector = 0.1322, width = 16, cell = 4.215, thin = 0.008977, far = 0.001069, cache = 629146, deep = 0.003378, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 67.04, tail = 0.5481, cell = 4.157, thin = 0.0416, far = 0.0005029, cache = 419430, deep = 0.004413, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 67.24, vector = 0.5221, width = 32, cell = 4.123, thin = 0.0819, far = 0.0007018, cache = 419430, deep = 0.005247, last = 22369622>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 7.86, plane = 1.529, tail = 0.4115, cell = 4.329>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 7.572, plane = 1.461, tail = 0.4508, cell = 4.343>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 65.97, width = 32, tail = 0.8219, cell = 4.145, thin = 0.07751, far = 0.0009796, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 66.06, width = 32, tail = 0.8258, cell = 4.147, thin = 0.07616, far = 0.001047, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 37.83, plane = 3.956, width = 128, cell = 0.006357, input = 0.3283, thin = 0.001915, far = 0.0018, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 36.04, plane = 4.255, width = 64, cell = 0.007667, input = 0.365, thin = 0.0008001, far = 0.001259, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 77.2, row = 0.01065, vector = 0.8425, input = 0.4561, far = 0.01216, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 79.35, row = 1.805, tail = 0.2601, cell = 0.002378, input = 0.6378, thin = 0.04581, far = 0.002452, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 40.04, plane = 3.728, width = 128, cell = 0.00597, input = 0.3222, thin = 0.003369, far = 0.003268, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 40.16, plane = 3.636, width = 64, cell = 0.006788, input = 0.3818, thin = 0.002489, far = 0.003538, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 85.19, row = 0.7971, vector = 0.06398, tail = 0.07912, input = 0.5395, far = 0.002787, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 84.92, row = 1.894, tail = 0.2019, input = 0.7076, thin = 0.062, far = 0.001754, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <row = 4.665, tail = 3.378, input = 4.117>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <tail = 7.874, cell = 0.1194, input = 3.751, thin = 0.5883>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 21.36, vector = 0.1034, cell = 0.05392, input = 4.34>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 22.38, vector = 1.355, tail = 0.0005765, input = 4.337, thin = 0.1513>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <width = 128, tail = 0.4579, input = 4.638, thin = 0.05377>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 16.95, row = 2.012, width = 64, input = 4.505, thin = 0.07909>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 247, plane = 26.72, cell = 0.06672, input = 3.99, thin = 0.1256, far = 0.2615, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 17.85, row = 1.826, tail = 0.6431, input = 4.26, far = 0.07195, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 39.59, plane = 4.093, row = 0.032, width = 64, cell = 0.01455, input = 0.3288, thin = 0.002429, far = 0.001943, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 38.46, plane = 4.106, row = 0.02754, width = 32, cell = 0.01606, input = 0.3692, thin = 0.001273, far = 0.001757, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 78.78, row = 0.7596, input = 0.4911, far = 0.009331, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 81.91, row = 1.142, vector = 0.1094, width = 32, tail = 0.07484, input = 0.6544, thin = 0.05612, far = 0.003264, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 45.42, plane = 3.836, vector = 0.2186, width = 32, cell = 0.004982, input = 0.3284, far = 0.002333, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 43.45, plane = 3.859, vector = 0.1677, width = 32, cell = 0.007132, input = 0.3892, far = 0.002656, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 91.61, row = 0.2862, vector = 0.2866, input = 0.5452, far = 0.004038, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 92.22, row = 0.5622, vector = 0.1536, width = 32, tail = 0.1671, cell = 0.0004237, input = 0.7203, thin = 0.08034, far = 0.003707, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 8.654, tail = 0.7485, input = 4.543, far = 0.005457, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 5.584, width = 32, tail = 2.847, input = 4.565, far = 0.006769, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 13.28, vector = 0.5073, input = 4.341, far = 0.07617, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 29.03, row = 0.7223, width = 16, input = 4.362, thin = 0.1241, far = 0.08111, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <width = 64, tail = 0.6113, input = 4.49, thin = 0.03701, far = 0.03538, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <width = 32, tail = 1.071, cell = 0.02295, input = 4.526, thin = 0.08318, far = 0.02096, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 27.75, vector = 0.5482, cell = 0.03569, input = 4.273>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 29.03, width = 32, tail = 1.03, cell = 0.06867, input = 4.148, thin = 0.09182>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 35.61, plane = 4.031, cell = 0.03267, input = 0.2698, far = 0.002585, cache = 629146, deep = 0.0287, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 35.87, plane = 4.271, row = 0.003922, vector = 0.01962, cell = 0.03128, input = 0.302, far = 0.002102, cache = 629146, deep = 0.02627, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 8.06, plane = 1.962, row = 0.00161, vector = 0.002458, cell = 0.03388, input = 0.3324, far = 0.001462, cache = 838861, deep = 0.02789, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 35.34, plane = 4.167, row = 0.006085, vector = 0.02357, cell = 0.02799, input = 0.3607, thin = 0.004078, far = 0.001739, cache = 838861, deep = 0.02496, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 73.87, row = 0.6572, vector = 0.1136, input = 0.4926, far = 0.005679, cache = 419430, deep = 0.05034, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 75.73, row = 0.9002, width = 16, cell = 0.009056, input = 0.6856, thin = 0.1617, far = 0.004202, cache = 419430, deep = 0.03478, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 37.09, plane = 4.205, vector = 0.01823, cell = 0.02692, input = 0.2761, far = 0.003383, cache = 838861, deep = 0.03943, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 34.57, plane = 4.321, row = 0.01871, width = 32, cell = 0.02899, input = 0.3084, thin = 0.002095, far = 0.003094, cache = 838861, deep = 0.03458, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 36.92, plane = 4.048, row = 0.0003896, cell = 0.02719, input = 0.3955, thin = 0.01129, far = 0.003299, cache = 838861, deep = 0.04167, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 79.85, row = 0.7258, vector = 0.2038, input = 0.4852, far = 0.005103, cache = 419430, deep = 0.03757, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 79.87, row = 0.7943, width = 16, tail = 0.1264, cell = 0.01069, input = 0.6473, thin = 0.1551, far = 0.005526, cache = 419430, deep = 0.03783, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 0.5357, row = 1.47, width = 64, input = 4.278, thin = 0.04967, far = 0.05292, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 1.353, width = 8, cell = 0.0684, input = 4.353, thin = 0.5478, far = 0.04048, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 10.66, row = 0.6524, input = 4.364, thin = 0.004273, deep = 0.03004, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <call = 11.74, plane = 12.71, row = 0.5102, width = 16, input = 4.285, thin = 0.21, far = 0.003378, cache = 419430, deep = 0.01893, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 1.009, plane = 3.689, row = 0.1607, width = 64, cell = 0.01893, input = 4.423, thin = 0.0289, far = 0.009664, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 24.16, plane = 3.803, width = 16, cell = 0.01645, input = 4.392, thin = 0.3059, far = 0.00989, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 20.03, width = 32, tail = 0.4686, input = 4.339, far = 0.0153, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 21.43, row = 0.499, width = 16, cell = 0.001625, input = 4.324, thin = 0.1683, far = 0.02115, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 38.97, plane = 4.266, cell = 0.06803, input = 0.3215, thin = 0.05725, far = 0.003025, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 39.29, plane = 4.124, width = 4, cell = 0.06485, input = 0.3792, thin = 0.05737, far = 0.002859, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 59.75, row = 0.621, width = 16, cell = 0.0243, input = 0.5274, thin = 0.04235, far = 0.004775, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 59.85, row = 0.8889, width = 8, cell = 0.02469, input = 0.6853, thin = 0.3503, far = 0.003904, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 37.89, plane = 4.102, vector = 0.1537, width = 8, cell = 0.04617, input = 0.3109, far = 0.002445, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 40.74, plane = 4.055, row = 0.0334, width = 4, tail = 0.01062, cell = 0.06392, input = 0.3936, thin = 0.03571, far = 0.002358, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 73.78, row = 0.274, width = 16, tail = 0.2654, cell = 0.04213, input = 0.6068, thin = 0.04173, far = 0.003113, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 76.33, row = 0.5594, width = 8, cell = 0.04032, input = 0.7252, thin = 0.3526, far = 0.003546, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <plane = 1.472, width = 16, input = 4.222, thin = 0.1525, far = 0.01643, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 0.2408, width = 8, tail = 2.081, cell = 0.02162, input = 4.105, thin = 0.01499, far = 0.01546, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <call = 25.9, plane = 3.343, width = 32, cell = 0.09271, input = 3.863, thin = 0.1737, far = 0.02771, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <call = 27.59, plane = 5.121, row = 1.989, tail = 0.9988, cell = 0.0618, input = 3.822, far = 0.03144, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <plane = 1.106, row = 1.272, tail = 0.005382, cell = 0.0551, input = 4.563, thin = 0.1746, far = 0.01557, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <plane = 1.288, row = 1.526, vector = 0.2774, width = 8, tail = 0.7865, input = 4.546, thin = 0.3595, far = 0.01217, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 21.87, row = 0.3384, width = 32, cell = 0.03177, input = 4.372, thin = 0.04331, far = 0.004784, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 21.81, row = 0.02874, width = 4, cell = 0.06653, input = 4.39, thin = 0.646, far = 0.0001868, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 43.95, plane = 3.63, vector = 0.2125, cell = 0.02842, input = 0.5349, thin = 0.01317, far = 0.003191, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 44.62, plane = 3.351, vector = 0.2257, cell = 0.02738, input = 0.5868, thin = 0.01104, far = 0.003095, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 72.6, row = 1.164, vector = 0.2239, tail = 0.05251, input = 0.5419, far = 0.005343, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 71.5, row = 1.189, vector = 0.2988, tail = 0.06108, input = 0.5908, far = 0.004764, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 75.89, row = 1.191, vector = 0.3347, tail = 1.172, input = 0.6213, thin = 0.05397, far = 0.00482, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 44.6, plane = 3.48, vector = 0.1672, cell = 0.03884, input = 0.509, thin = 0.005754, far = 0.002253, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 45.02, plane = 3.368, vector = 0.2166, cell = 0.03259, input = 0.5946, far = 0.00232, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 69.75, vector = 0.8878, width = 32, tail = 0.306, input = 0.4836, thin = 0.01458, far = 0.006022, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 69.46, vector = 0.7992, width = 32, tail = 0.5456, input = 0.5511, thin = 0.003388, far = 0.005983, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 72.52, row = 1.176, vector = 0.3774, tail = 1.728, input = 0.613, thin = 0.04032, far = 0.006472, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 42.52, plane = 3.693, row = 0.03056, vector = 0.02746, cell = 0.01836, input = 0.4352, far = 0.002825, cache = 419430, deep = 0.02939, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 42.62, plane = 3.81, row = 0.0536, cell = 0.0212, input = 0.474, far = 0.00209, cache = 419430, deep = 0.02991, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 12.34, plane = 1.587, row = 0.04601, width = 32, input = 0.5135, thin = 0.0188, far = 0.002439, cache = 838861, deep = 0.02922, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 43.47, plane = 3.643, row = 0.07095, cell = 0.0188, input = 0.5283, far = 0.002032, cache = 419430, deep = 0.02949, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 78.89, row = 0.8438, vector = 0.0965, input = 0.5178, far = 0.005334, cache = 419430, deep = 0.03898, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 79, row = 0.8653, vector = 0.08564, input = 0.58, far = 0.004964, cache = 419430, deep = 0.04262, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 80.96, row = 1.104, tail = 0.9397, cell = 0.006843, input = 0.6153, thin = 0.0687, far = 0.00464, cache = 419430, deep = 0.03295, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 43.45, plane = 3.83, row = 0.02253, cell = 0.01521, input = 0.4856, thin = 0.004643, far = 0.001785, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 43.85, plane = 3.66, row = 0.0598, cell = 0.01472, input = 0.5324, thin = 0.002746, far = 0.001778, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 45.98, plane = 3.74, row = 0.02483, cell = 0.0128, input = 0.6165, thin = 0.005318, far = 0.001787, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 71.77, row = 0.3785, vector = 0.433, width = 32, cell = 0.002969, input = 0.5252, thin = 0.01918, far = 0.004329, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 72.02, row = 0.3359, vector = 0.5485, width = 32, input = 0.585, thin = 0.01453, far = 0.004121, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 73.21, row = 0.9129, tail = 1.201, cell = 0.01528, input = 0.6716, thin = 0.0799, far = 0.004219, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 26.44, plane = 21.59, cell = 0.2239, input = 0.7114, thin = 0.03462, far = 0.001583, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 49.41, plane = 18.88, cell = 0.2727, input = 2.255>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 39.21, plane = 21.52, tail = 0.2246, cell = 0.7796, input = 1.402, thin = 0.06696, far = 0.001611, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 83.69, vector = 1.079, cell = 0.07832, input = 2.044, far = 0.003031, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 3.125, plane = 84.89, vector = 0.7015, tail = 2.378, cell = 0.1199, input = 2.062, far = 0.002507, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 67.72, plane = 88.02, vector = 4.876, tail = 3.22, cell = 0.2388, input = 1.354, thin = 0.00497, far = 0.00292, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <plane = 16.93, vector = 2.96, input = 2.444, far = 0.01342, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <plane = 16.5, vector = 3.844, input = 2.518, far = 0.01207, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 0.4011, plane = 21.83, vector = 3.127, cell = 0.6522, input = 1.185, thin = 0.07285>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 10.38, plane = 87.43, vector = 0.9713, width = 64, cell = 0.1032, input = 2.156>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 83.72, row = 0.2657, vector = 0.188, tail = 2.77, cell = 0.1257, input = 2.167, thin = 0.004585, far = 0.001711, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 14.27, plane = 90.74, vector = 8.461, tail = 0.008102, input = 1.474, thin = 0.2094, far = 0.02464, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 28.62, plane = 24.1, cell = 0.2619, input = 0.6101, far = 0.004843, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 45.1, plane = 24.93, cell = 0.3509, input = 0.586, thin = 0.01681, far = 0.003624, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 42.83, plane = 23.31, cell = 0.4838, input = 0.6377, thin = 0.0144, far = 0.003344, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 91.7, vector = 1.235, cell = 0.08266, input = 0.7673, far = 0.01123, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 27.03, plane = 94.58, vector = 2.215, tail = 1.408, cell = 0.04988, input = 0.8038, thin = 0.01741, far = 0.0093, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 26.9, plane = 98.07, vector = 2.788, tail = 2.828, cell = 0.0655, input = 0.8338, thin = 0.003514, far = 0.009603, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <plane = 23.46, vector = 3.813, cell = 0.02919, input = 0.5926, far = 0.004641, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 29.17, plane = 32.46, vector = 3.942, cell = 0.1061, input = 0.6688, far = 0.003958, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <plane = 22.56, row = 0.1627, vector = 4.123, cell = 0.2261, input = 0.7251>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 98.72, vector = 1.504, cell = 0.08027, input = 0.7029, far = 0.01183, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 34.82, plane = 101.7, vector = 2.774, tail = 0.8247, cell = 0.02643, input = 0.7559, thin = 0.015, far = 0.01065, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 31.89, plane = 104.2, vector = 1.504, tail = 3.658, cell = 0.1616, input = 0.8232, far = 0.008653, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 28.85, plane = 3.969, row = 0.1008, cell = 0.0002604, input = 0.4531, thin = 0.005102, far = 0.001782, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 30.38, plane = 3.635, row = 0.1055, input = 0.4875, thin = 0.006153, far = 0.001576, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 88.1, row = 0.1835, width = 64, tail = 0.4154, cell = 0.001748, input = 0.5357, thin = 0.02565, far = 0.006095, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 87.08, row = 1.77, tail = 1.018, input = 0.572, thin = 0.03759, far = 0.002857, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 88.09, row = 1.473, tail = 0.3843, cell = 0.000827, input = 0.6485, thin = 0.05604, far = 0.0039, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 50.74, plane = 3.955, row = 0.04428, input = 0.4327, far = 0.002434, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 57.13, plane = 4.13, row = 0.042, input = 0.4911, far = 0.002734, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 90.58, row = 0.4801, width = 32, cell = 0.01025, input = 0.5042, thin = 0.06748, far = 0.002941, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 88.32, row = 1.389, tail = 1.825, cell = 0.0002623, input = 0.5566, far = 0.003103, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 90, row = 1.407, tail = 0.6862, input = 0.6688, far = 0.003205, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 38.98, plane = 3.83, vector = 0.1006, input = 0.4648, far = 0.001946, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 39.33, plane = 3.868, vector = 0.09518, input = 0.4969, far = 0.002154, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 90.4, row = 0.658, vector = 0.03088, input = 0.5319, far = 0.007146, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 89.25, row = 0.7889, tail = 1.943, cell = 0.003786, input = 0.5666, thin = 0.05652, far = 0.005958, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 90.75, row = 0.6549, tail = 1.084, cell = 0.004608, input = 0.6226, thin = 0.08115, far = 0.006357, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 40.01, plane = 3.995, width = 64, cell = 0.008186, input = 0.4467, thin = 0.001645, far = 0.001237, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 42.77, plane = 4.168, cell = 0.008033, input = 0.5144, far = 0.001264, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 90.34, row = 0.7741, input = 0.5302, far = 0.0126, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 87.57, row = 1.647, tail = 1.283, cell = 0.00003944, input = 0.5695, thin = 0.01017, far = 0.01028, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 88.63, row = 1.593, tail = 0.1302, input = 0.684, thin = 0.07952, far = 0.01094, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 42.68, plane = 3.812, row = 0.007099, cell = 0.02147, input = 0.4634, far = 0.002729, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 42.41, plane = 3.954, cell = 0.02127, input = 0.5027, far = 0.002726, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 81.23, row = 0.6484, vector = 0.2265, input = 0.5622, far = 0.004034, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 80.97, row = 0.6284, vector = 0.2336, tail = 0.04486, input = 0.6086, far = 0.004043, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 82.41, row = 0.6612, tail = 1.288, cell = 0.01502, input = 0.6222, thin = 0.04253, far = 0.004222, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 36.87, plane = 3.601, row = 0.07931, cell = 0.01979, input = 0.4622, far = 0.002592, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 38.57, plane = 3.559, vector = 0.08474, width = 32, cell = 0.0174, input = 0.532, far = 0.002779, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 84.09, row = 0.6845, vector = 0.2727, input = 0.5218, far = 0.003882, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 83.44, row = 0.749, vector = 0.2537, input = 0.5715, far = 0.004264, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 83.39, row = 0.7691, tail = 1.208, cell = 0.01577, input = 0.667, thin = 0.08401, far = 0.004712, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 37.01, plane = 3.526, vector = 0.1254, width = 32, cell = 0.04416, input = 0.5071, far = 0.002784, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 42.19, plane = 3.694, vector = 0.02461, width = 32, tail = 0.07224, cell = 0.05214, input = 0.5577, thin = 0.001669, far = 0.002132, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 67.11, row = 0.7466, vector = 0.3482, cell = 0.003877, input = 0.5547, far = 0.005797, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 67.1, row = 0.7874, vector = 0.4256, input = 0.5975, far = 0.005231, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 69.07, row = 0.874, vector = 0.4125, tail = 1.359, input = 0.6196, thin = 0.00601, far = 0.005815, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 41.27, plane = 4, tail = 0.02133, cell = 0.04898, input = 0.473, far = 0.001994, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 43.64, plane = 3.991, tail = 0.01704, cell = 0.04813, input = 0.5447, far = 0.001967, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 76.52, row = 0.9158, vector = 0.3136, cell = 0.0005023, input = 0.5575, far = 0.005455, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 75.83, row = 0.8817, vector = 0.3567, tail = 0.04888, input = 0.6199, far = 0.005368, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 81.56, row = 0.9773, vector = 0.3054, tail = 1.28, input = 0.6919, thin = 0.06517, far = 0.005958, cache = 629146>
}
