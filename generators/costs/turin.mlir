// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0 --seconds=400 --seed=2, with what earlier runs timed,
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 3.0 %, worst 319.9 % of 4054 calls
//   max_pool cf: mean 5.3 %, worst 319.9 % of 617 calls
//   max_pool cl: mean 3.5 %, worst 295.6 % of 1314 calls
//   max_pool_backward cf: mean 2.6 %, worst 229.1 % of 243 calls
//   max_pool_backward cl: mean 0.9 %, worst 36.5 % of 253 calls
//   max_unpool cf: mean 1.9 %, worst 245.6 % of 366 calls
//   max_unpool cl: mean 4.5 %, worst 310.4 % of 520 calls
//   max_unpool_backward cf: mean 1.2 %, worst 78.6 % of 257 calls
//   max_unpool_backward cl: mean 0.1 %, worst 5.0 % of 217 calls
//   max_unpool_sum cf: mean 0.9 %, worst 59.9 % of 137 calls
//   max_unpool_sum cl: mean 0.1 %, worst 10.4 % of 130 calls
// SPDX-License-Identifier: MIT

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02385 missed 0.00765 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 9.554, plane = 28.07, row = 3.123, width = 32, input = 0.008467, thin = 0.4778, tap = 0.1609, step = 0.008154, far = 0.003422, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 31.17, plane = 5.325, vector = 7.671, tail = 22.13, tap = 0.5729, step = 0.05326, far = 0.0216, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 9.593, plane = 13.9, row = 6.122, tail = 11.64, cell = 0.5843, thin = 9.163, tap = 0.2852, step = 0.0108, far = 0.0039, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 41.99, row = 4.623, vector = 0.3999, tail = 2.188, tap = 0.07662, step = 0.005588, far = 0.001471, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 45.59, row = 4.951, tail = 0.3307, cell = 0.17, thin = 3.514, tap = 0.09661, step = 0.005157, far = 0.001356, cache = 838861>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 46.57, row = 4.297, vector = 0.8313, tail = 0.1673, thin = 1.694, tap = 0.21, step = 0.009938>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 10.45, plane = 2.608, row = 0.8387, vector = 2.006, tail = 0.2035, cell = 0.0641, far = 0.002946, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 14.7, plane = 0.03531, vector = 4.391, tail = 18.64, cell = 0.5968, far = 0.01007, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 9.648, plane = 2.023, row = 0.8439, vector = 1.674, cell = 0.06112, far = 0.00145, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 32.34, plane = 3.116, row = 0.6014, vector = 2.494, far = 0.001331, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 14.33, plane = 1.976, row = 1.274, vector = 1.778, cell = 0.0186, far = 0.00157, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 13.67, plane = 2.625, row = 0.4823, vector = 0.2841, width = 16, cell = 0.4283>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 14.32, plane = 1.94, row = 1.202, vector = 2.069, cell = 0.04638, thin = 6.402, far = 0.0007642, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 256.6, plane = 4.435, row = 5.843, vector = 6.022, tail = 0.173, far = 0.00103, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 24.61, vector = 12.06, tail = 15.78, cell = 0.9217, far = 0.01015, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 253.4, plane = 3.078, row = 5.156, vector = 4.985, tail = 0.04249, cell = 0.03271, far = 0.0006953, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 362.4, plane = 5.498, row = 7.643, vector = 0.6409, width = 16, cell = 0.7572, thin = 0.02276, far = 0.0003133, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 252.2, plane = 2.078, row = 4.897, vector = 4.186, tail = 0.6054, cell = 0.09943, far = 0.001153, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 353.4, plane = 4.92, row = 12.59, vector = 4.536, far = 0.0001882, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 13.36, plane = 3.187, row = 9.786, vector = 4.007, cell = 0.2404, thin = 4.083, far = 0.0004483, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 12.45, plane = 17.09, row = 8.298, tail = 4.547, tap = 0.2039, step = 0.0009606, far = 0.001642, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 10.92, vector = 8.193, tail = 29.73, tap = 0.6915, step = 0.06574, far = 0.03049, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 24.06, plane = 8.645, row = 8.637, tail = 3.258, cell = 0.538, thin = 8.508, tap = 0.4879, far = 0.002852, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 21.65, row = 1.203, vector = 1.952, tail = 0.3509, cell = 0.001448, far = 0.003899, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 28.21, vector = 2.276, tail = 0.2575, cell = 0.07329, far = 0.004439, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 32, plane = 25.44, row = 0.8229, tail = 70.59, cell = 0.2775, far = 0.001798, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 8.152, plane = 46.05, row = 16.72, vector = 2.381, tail = 0.2704, thin = 14.76, far = 0.003777, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 25.44, row = 1.685, vector = 1.162, cell = 0.07229, far = 0.002534, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 25.92, row = 1.683, vector = 1.14, cell = 0.07519, thin = 6.664, far = 0.002594, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 1.937, plane = 28.77, row = 1.015, vector = 1.413, tail = 153, far = 0.0007454, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <call = 7.809, plane = 57.69, row = 11.52, vector = 2.067, tail = 0.3328, thin = 6.052, far = 0.003627, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 1.994, plane = 28.06, row = 1.214, vector = 1.521, tail = 0.3889, thin = 5.391, far = 0.001938, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 51.38, row = 0.257, vector = 4.359, tail = 0.6957, far = 0.001543, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 8.296, plane = 55.33, vector = 5.83, cell = 0.03968, far = 0.002267, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 27.74, plane = 73.33, row = 0.4882, tail = 310.5, cell = 0.546, far = 0.0002272, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 3.032, plane = 60.48, row = 55.74, vector = 8.983, thin = 27.32, far = 0.005201, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 10.84, plane = 53.45, row = 0.1077, vector = 3.514, tail = 0.07917, cell = 0.002253, far = 0.0006233, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 12.99, plane = 55.17, row = 0.1243, vector = 3.202, tail = 0.2798, cell = 0.09664, thin = 13.34>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 255, plane = 88.15, row = 1.427, tail = 50.03, cell = 0.798, far = 0.00085, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 76.22, row = 39.84, vector = 5.62, thin = 5.714, far = 0.003322, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 53.18, plane = 58.16, row = 0.2066, vector = 3.228, cell = 0.434, thin = 11.5>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 0.6187, plane = 40.3, row = 7.813, vector = 1.589, tail = 2.217, tap = 0.1017, far = 0.003036, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 2.183, plane = 44.05, row = 8.035, vector = 0.1351, tail = 1.924, cell = 0.3213, thin = 4.559, tap = 0.169, far = 0.003959, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 10.21, plane = 43, row = 5.671, tail = 4.153, cell = 0.71, thin = 0.8076, tap = 0.3891, far = 0.0063, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <plane = 19.06, row = 3.445, width = 32, tail = 21.02, thin = 0.6248, tap = 0.2206>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <tail = 28.5, cell = 1.473, input = 0.009762, tap = 0.554, step = 0.07205, far = 0.02791, cache = 838861>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <plane = 15.63, width = 4, tail = 12.54, cell = 0.5168, tap = 0.554, far = 0.002904, cache = 838861>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 22.63, plane = 56.78, vector = 1.354, width = 16, tail = 3.75, tap = 0.1366, far = 0.004563, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 15.95, plane = 46.17, row = 4.732, tail = 1.175, cell = 0.2818, thin = 10.01, tap = 0.2247, far = 0.003556, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 10.35, plane = 12.03, row = 5.814, tail = 4.603, cell = 1.256, thin = 14.01, tap = 0.4509>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <plane = 19.77, row = 0.4309, width = 32, tail = 1.49, cell = 0.1251, input = 0.02434, thin = 1.354, tap = 0.1779, far = 0.002066, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 35.22, plane = 0.1615, row = 2.338, vector = 6.142, tail = 23.4, input = 0.01929, tap = 0.6689, step = 0.04759, far = 0.02473, cache = 838861>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 15.86, plane = 11.28, row = 7.216, vector = 1.166, tail = 4.326, thin = 17.29, tap = 0.4775, far = 0.002623, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 41.57, row = 4.701, vector = 0.4252, tail = 4.428, tap = 0.1146, step = 0.00344, far = 0.002191, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 46.47, row = 5.576, vector = 0.528, tail = 2.086, thin = 5.076, tap = 0.1946, far = 0.002857, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 48.17, row = 5.081, vector = 0.7195, tail = 2.616, thin = 5.006, tap = 0.4037, far = 0.00243, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 6.767, row = 30.48, tap = 0.2096, far = 0.001266, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 12.63, plane = 7.548, vector = 0.5089, tail = 28.02, tap = 0.8365, step = 0.03047, far = 0.03426, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 7.316, row = 23.96, width = 4, tail = 0.3663, cell = 0.002885, thin = 14.7, tap = 0.5535, far = 0.008493, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 50.6, row = 6.228, width = 16, tail = 2.307, thin = 0.01369, tap = 0.1279, far = 0.001921, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 58.69, row = 6.359, vector = 0.3287, tail = 0.1315, thin = 6.536, tap = 0.2001, far = 0.002668, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 60.26, row = 5.529, tail = 1.236, cell = 0.3038, thin = 3.382, tap = 0.3969, far = 0.001994, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 8.06, plane = 0.2573, vector = 0.7492, tail = 0.4766, cell = 0.08515, far = 0.002143, cache = 419430, deep = 0.03662, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 6.144, plane = 0.817, row = 0.03939, vector = 0.4713, width = 16, tail = 0.2466, cell = 0.1195, far = 0.001889, cache = 629146, deep = 0.04383, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 7.242, plane = 2.279, row = 0.5217, tail = 0.1636, cell = 0.2295, thin = 7.44, far = 0.0007923, cache = 419430, deep = 0.05201, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 6.156, plane = 0.04165, vector = 4.339, tail = 22.81, cell = 0.006037, far = 0.01327, cache = 629146, deep = 0.2733, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 7.016, plane = 1.322, width = 32, cell = 0.1372, thin = 0.02903, far = 0.0009905, cache = 1363149, deep = 0.02685, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 11.28, plane = 1.162, row = 0.1499, vector = 0.6792, width = 16, tail = 0.1626, cell = 0.1258, thin = 0.004759, far = 0.0012, cache = 629146, deep = 0.04124, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 38.22, plane = 0.2116, vector = 0.3572, cell = 0.1333, far = 0.002842, cache = 1363149, deep = 0.04383, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 12.92, plane = 0.6932, row = 0.223, width = 16, tail = 0.4181, cell = 0.1525, far = 0.0002953, cache = 838861, deep = 0.02941, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 6.82, plane = 2.291, row = 0.6695, tail = 0.09104, cell = 0.313, thin = 3.543, far = 0.0004059, cache = 419430, deep = 0.04277, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 343.3, plane = 4.789, row = 4.344, vector = 4.224, tail = 0.3885, cell = 0.02787, far = 0.004712, cache = 1363149, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 335.2, row = 5.335, vector = 1.724, tail = 0.6057, cell = 0.2247, far = 0.002673, cache = 1363149, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 330.9, plane = 0.0203, row = 2.342, vector = 1.606, tail = 2.495, cell = 0.3927, thin = 13.1, far = 0.002939, cache = 419430, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <vector = 0.07816, tail = 34.52, cell = 0.654, far = 0.04401, cache = 1048576, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 259.8, plane = 13.89, vector = 1.544, tail = 0.02597, far = 0.005249, cache = 629146, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 409.2, row = 2.817, width = 64, cell = 0.2903, thin = 0.05503, far = 0.002188, cache = 838861, deep = 0.01556, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 352.2, row = 5.846, vector = 1.546, tail = 0.8621, cell = 0.1183, far = 0.004681, cache = 1363149, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 293.1, plane = 13.18, vector = 1.192, cell = 0.004276, far = 0.003303, cache = 419430, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 163.1, plane = 5.154, tail = 0.9963, cell = 0.3424, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 14.62, row = 0.177, vector = 0.5453, cell = 0.1068, far = 0.005439, cache = 419430, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 457.1, row = 5.985, vector = 2.462, far = 0.002281, cache = 1363149, deep = 0.01556, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 3.919, row = 8.481, vector = 1.074, tail = 5.57, cell = 0.4188, thin = 1.242, far = 0.007306, cache = 419430, deep = 0.007149, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <plane = 10.24, row = 0.1163, vector = 2.871, tail = 0.4274, cell = 0.04072, far = 0.003635, cache = 629146, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 5.109, row = 0.1403, vector = 0.7346, width = 16, tail = 0.2555, cell = 0.2561, far = 0.001892, cache = 629146, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 6.833, row = 0.3849, vector = 1.491, cell = 0.1697, thin = 13.5, far = 0.001536, cache = 419430, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <plane = 0.693, vector = 1.489, tail = 32.06, cell = 0.935, far = 0.005446, cache = 419430, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 44.1, plane = 36.62, vector = 0.926, tail = 1.004, input = 0.03903, far = 0.007421, cache = 629146, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 96.84, plane = 12.5, row = 1.927, vector = 3.025, far = 0.003505, cache = 419430, deep = 0.06263, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 11.45, plane = 0.1614, row = 0.004622, vector = 1.049, width = 16, tail = 0.2558, cell = 0.2364, far = 0.002046, cache = 629146, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <plane = 0.5571, row = 1.168, tail = 1.12, input = 0.07191, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 101.7, plane = 0.3801, row = 1.347, vector = 1.995, far = 0.003066, cache = 419430, deep = 0.06263, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 11.76, row = 0.6531, vector = 1.05, cell = 0.3529, thin = 9.288, far = 0.0009418, cache = 419430, deep = 0.07635, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 277.4, row = 5.188, vector = 4.532, tail = 0.3093, cell = 0.02744, far = 0.003498, cache = 1363149, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 255.3, plane = 1.988, row = 3.236, vector = 2.909, tail = 0.4957, cell = 0.1908, far = 0.001645, cache = 838861, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 258.1, plane = 4.411, row = 3.087, vector = 1.643, cell = 0.4809, thin = 11.61, far = 0.002476, cache = 1048576, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 6.096, tail = 38.79, cell = 0.4631, far = 0.004942, cache = 419430, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 88.13, plane = 3.121, row = 0.8331, vector = 3.137, tail = 0.2212, far = 0.005744, cache = 1363149, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 362, plane = 20.73, row = 3.362, width = 64, cell = 0.263, thin = 0.06546, far = 0.004081, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 272.8, plane = 1.608, row = 2.47, vector = 2.758, tail = 0.2506, cell = 0.05617, far = 0.00206, cache = 838861, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <plane = 2.105, row = 2.414, cell = 0.9201, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 292.5, plane = 11.79, vector = 1.783, tail = 0.1693, cell = 0.1612, far = 0.004912, cache = 1048576, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 303.3, plane = 1.573, row = 5.559, vector = 2.784, far = 0.00283, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 19.34, plane = 4.363, row = 8.306, tail = 0.7514, cell = 0.8328, thin = 6.454, far = 0.0009163, cache = 838861, deep = 0.01187, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 29.8, plane = 31.09, row = 9.237, vector = 0.9153, width = 32, tail = 4.218, input = 0.003283, tap = 0.0635, step = 0.002998, far = 0.002436, cache = 419430, deep = 0.08486, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 62.18, row = 2.265, vector = 3.826, tail = 24.71, tap = 0.5224, far = 0.02046, cache = 838861, deep = 0.7218, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 88.77, plane = 56.98, vector = 11.69, width = 64, cell = 0.02617, input = 0.06038, step = 0.035, far = 0.003798, cache = 629146, deep = 0.1641, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 654.7, plane = 7.167, row = 2.383, vector = 13.07, width = 32, input = 0.4816, tap = 0.002428, step = 0.02558, far = 0.009296, cache = 838861, deep = 0.2314, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 21.71, plane = 23.43, row = 8.385, vector = 0.1127, tail = 0.7743, cell = 0.09652, input = 0.004376, tap = 0.08404, step = 0.002648, far = 0.002559, cache = 419430, deep = 0.1025, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 118.1, plane = 54.33, vector = 8.601, width = 32, cell = 0.0434, input = 0.159, tap = 0.002323, step = 0.04231, far = 0.004208, cache = 419430, deep = 0.2383, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 20.97, plane = 14.78, row = 9.233, tail = 0.7955, cell = 0.3, thin = 7.639, tap = 0.1472, far = 0.002512, cache = 419430, deep = 0.09457, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 28.27, vector = 1.524, tail = 0.5155, far = 0.004627, cache = 838861, deep = 0.03582, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 35.81, vector = 0.4826, cell = 0.1044, far = 0.005376, cache = 419430, deep = 0.04293, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 21.16, plane = 28.38, tail = 151.8, cell = 0.1221, far = 0.001652, cache = 1048576, deep = 0.02875, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <plane = 54.05, row = 8.436, vector = 1.685, tail = 0.1602, thin = 11.83, far = 0.005016, cache = 838861, deep = 0.03818, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 30.27, row = 0.3882, vector = 0.9447, tail = 0.09827, far = 0.003796, cache = 838861, deep = 0.03862, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 75.68, plane = 32.49, row = 0.09479, vector = 0.9198, tail = 134.6, far = 0.002458, cache = 1048576, deep = 0.03075, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <call = 10.96, plane = 57.64, row = 7.078, tail = 3.508, cell = 0.1647, thin = 4.344, far = 0.005294, cache = 629146, deep = 0.03818, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 12.55, plane = 28.35, row = 0.8581, vector = 0.932, tail = 0.1607, thin = 4.383, far = 0.001523, cache = 419430, deep = 0.04616, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 45.64, plane = 49.79, row = 0.4745, vector = 1.201, tail = 1.648, cell = 0.03173, far = 0.002023, cache = 629146, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 22.24, plane = 62.25, tail = 0.9612, cell = 0.262, far = 0.004463, cache = 1363149, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 126.8, plane = 46.3, row = 0.0004549, vector = 2.608, width = 32, cell = 0.02167, far = 0.001032, cache = 419430>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 44.82, plane = 21.22, row = 80.93, vector = 5.477, cell = 0.02867, thin = 12.6, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 34.27, plane = 53.28, row = 0.1488, width = 32, tail = 0.3559, cell = 0.159, thin = 0.01534, far = 0.001501, cache = 838861, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 288.8, plane = 55.59, width = 32, tail = 0.993, cell = 0.1381, thin = 0.001077, far = 0.002515, cache = 419430>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 17.03, plane = 28.08, row = 54.52, vector = 3.133, tail = 0.5885, thin = 2.962, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 46.24, plane = 51.24, row = 0.406, tail = 1.302, cell = 0.4317, thin = 9.109, deep = 0.04018, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 24.77, row = 0.1428, vector = 2.282, width = 32, tail = 0.1837, cell = 0.006119, input = 0.02891, thin = 0.07037, far = 0.002683, cache = 1048576, deep = 0.0309, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 2.82, plane = 28.16, row = 0.6214, tail = 0.6406, input = 0.08505, far = 0.005003, cache = 1363149, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 196.5, plane = 39.72, row = 0.5279, width = 32, tail = 1.142, input = 0.03833, thin = 0.0396, far = 0.002825, cache = 838861, deep = 0.02746, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 72.17, row = 9.725, vector = 3.433, cell = 0.1981, thin = 11.96, far = 0.003292, cache = 419430, deep = 0.03224, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 24.44, row = 1.988, vector = 0.4161, width = 32, input = 0.05495, thin = 0.02613, far = 0.001723, cache = 1363149, deep = 0.03059, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 157.9, plane = 34.89, row = 1.743, tail = 110, input = 0.05465, far = 0.001721, cache = 1048576, deep = 0.02608, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 4.071, plane = 67.47, row = 11.35, cell = 0.5554, thin = 5.52, far = 0.006575, cache = 1048576, deep = 0.03224, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 28.48, row = 2.167, vector = 0.02798, tail = 0.03722, input = 0.1217, thin = 9.697, far = 0.00109, cache = 1363149, deep = 0.03388, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 25.15, plane = 37.45, row = 0.7357, tail = 8.727, cell = 0.1718, far = 0.009719, cache = 419430, deep = 0.03038, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 133, plane = 39.13, row = 0.1962, vector = 1.182, tail = 7.439, cell = 0.2103, far = 0.0389, cache = 419430, deep = 0.02132, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 45.9, plane = 19.5, vector = 4.109, tail = 1093>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 83.82, plane = 59.94, row = 54.31, vector = 3.38, thin = 16, far = 0.01609, cache = 629146, deep = 0.03024, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 49.12, plane = 36.65, row = 0.431, vector = 0.2329, tail = 5.363, cell = 0.2422, far = 0.01893, cache = 419430, deep = 0.02656, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 84.13, vector = 5.689, tail = 311.3>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 28.66, plane = 43.63, row = 34.79, vector = 6.65, deep = 0.03024, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 3.288, plane = 47.63, row = 0.5793, vector = 2.461, tail = 0.4574, thin = 9.828, far = 0.004804, cache = 1363149, deep = 0.03199, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 46.81, row = 4.873, vector = 0.5976, tail = 2.583, tap = 0.03271, step = 0.002194, far = 0.002031, cache = 1048576, deep = 0.06585, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 196.9, plane = 409.6, row = 2.68, vector = 0.6619, tail = 10.44, input = 0.3813, tap = 0.008774, far = 0.00457, cache = 838861, deep = 0.09348, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <call = 3.916, plane = 45.69, row = 5.415, vector = 0.03621, tail = 1.614, cell = 0.1086, thin = 4.369, tap = 0.03999, step = 0.002427, far = 0.001916, cache = 838861, deep = 0.06925, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 291.8, plane = 397.4, row = 1.416, vector = 0.5899, tail = 9.402, input = 0.5923, tap = 0.01414, step = 0.0008391, far = 0.004728, cache = 1363149, deep = 0.102, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 10.51, plane = 44.2, row = 4.49, tail = 1.499, cell = 0.294, thin = 4.74, tap = 0.09298, step = 0.004683, far = 0.001484, cache = 838861, deep = 0.0955, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 12.14, plane = 2.453, vector = 2.02, tail = 0.004234, far = 0.003211, cache = 838861, deep = 0.01619, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.453, plane = 2.267, vector = 1.21, tail = 0.2063, cell = 0.007857, far = 0.001822, cache = 1048576, deep = 0.01752, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 10.37, plane = 2.46, vector = 1.128, tail = 0.1596, thin = 5.2, far = 0.0001464, cache = 838861, deep = 0.01515, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 16.27, vector = 2.707, tail = 16.23, cell = 0.3754, far = 0.007508, cache = 1363149, deep = 0.1449, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <width = 64, tail = 0.5257, cell = 0.1998, thin = 0.01496, far = 0.001643, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.35, plane = 2.634, vector = 1.465, tail = 0.1454, far = 0.001053, cache = 1363149, deep = 0.01671, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 5.65, plane = 1.172, width = 16, cell = 0.2163, thin = 0.08961, deep = 0.001478, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 13.46, plane = 2.592, vector = 1.716, tail = 0.006462, thin = 3.621, deep = 0.01193, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 8.45, plane = 5.091, row = 0.6834, vector = 2.308, cell = 0.03835, far = 0.002955, cache = 838861, deep = 0.02067, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_plain" cost <call = 7.149, plane = 4.334, row = 0.0877, vector = 2.542, cell = 0.02227, far = 0.002369, cache = 419430, deep = 0.02262, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 8.63, plane = 3.186, row = 0.6366, vector = 1.65, tail = 0.1339, cell = 0.02934, far = 0.001926, cache = 838861, deep = 0.02527, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.46, plane = 1.584, row = 1.092, vector = 1.461, tail = 0.08715, cell = 0.03122, thin = 15.38, far = 0.001083, cache = 419430, deep = 0.02194, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 12.18, plane = 0.05848, vector = 5.624, tail = 30.01, cell = 0.02776, far = 0.01129, cache = 1363149, deep = 0.2337, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 42.84, plane = 0.1251, cell = 0.2111, far = 0.003527, cache = 1048576, deep = 0.02189, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 314.1, vector = 1.185, cell = 0.3298, far = 0.002098, cache = 1363149, deep = 0.06151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 13, width = 32, cell = 0.2327, thin = 0.1276, deep = 0.01268, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 13.13, plane = 0.1192, row = 0.8647, width = 32, tail = 2.271, cell = 0.2453, far = 0.00008812, cache = 838861, deep = 0.01152, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 12.85, plane = 3.108, row = 1.185, vector = 1.543, cell = 0.05725, far = 0.00198, cache = 1048576, deep = 0.01949, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 53.62, plane = 0.7903, vector = 0.1753, cell = 0.283, far = 0.001654, cache = 1048576, deep = 0.02167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 16.16, vector = 1.001, width = 32, tail = 0.5524, cell = 0.2267, thin = 0.01142, deep = 0.01179, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 13.82, plane = 1.829, row = 1.522, vector = 0.9595, tail = 0.7623, cell = 0.3069, thin = 7.791, far = 0.001055, cache = 419430, deep = 0.0154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 11.49, row = 0.8613, vector = 3.973, cell = 0.1153, far = 0.003635, cache = 419430, deep = 0.03913, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_plain" cost <plane = 7.137, row = 1.334, vector = 2.731, tail = 0.6741, cell = 0.1442, deep = 0.04178, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 10.6, row = 1.182, vector = 2.914, tail = 0.1783, cell = 0.1093, far = 0.0009231, cache = 1363149, deep = 0.04362, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 7.741, plane = 1.672, row = 2.477, vector = 0.2411, tail = 0.7035, cell = 0.7404, thin = 29.32, far = 0.0002133, cache = 1363149, deep = 0.0399, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 18.6, vector = 17.2, tail = 32.78, far = 0.00355, cache = 1048576, deep = 0.06202, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 269.2, plane = 11.33, vector = 1.601, width = 32, cell = 0.5914, far = 0.0008123, cache = 629146, deep = 0.09589, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 24.73, width = 32, cell = 0.3868, thin = 0.04911, far = 0.001541, cache = 838861, deep = 0.03336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 133.9, row = 1.639, vector = 5.832, tail = 1.536, far = 0.00225, cache = 838861, deep = 0.0353, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 15.08, row = 1.001, vector = 2.412, tail = 0.4965, cell = 0.1846, far = 0.002306, cache = 838861, deep = 0.03907, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 53.14, plane = 0.1461, vector = 0.596, tail = 0.3772, cell = 0.461, thin = 0.1183, far = 0.002591, cache = 1048576, deep = 0.04178, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 153.5, row = 1.289, width = 16, tail = 0.2546, cell = 0.4367, far = 0.001321, cache = 838861, deep = 0.03408, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 7.329, plane = 5.81, row = 1.804, vector = 3.052, cell = 0.382, thin = 15.35, deep = 0.03394, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 345.8, row = 4.998, vector = 5.614, tail = 1.068, cell = 0.04043, deep = 0.002486, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 331.5, row = 4.019, vector = 3.357, tail = 1.637, cell = 0.1747, deep = 0.001913, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 317.5, row = 4.192, vector = 3.981, tail = 1.182, cell = 0.04081, thin = 18.62, far = 0.0009238, cache = 1363149, deep = 0.0009548, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.04586, vector = 2.236, tail = 26.92, cell = 0.6516, far = 0.00829, cache = 1363149, deep = 0.1129, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 294.6, plane = 11.06, vector = 0.1869, cell = 0.16, far = 0.004187, cache = 419430, deep = 0.01301, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 500.5, row = 6.066, vector = 2.685, width = 32, cell = 0.3489, deep = 0.009189, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 339.6, row = 6.181, vector = 1.749, tail = 2.478, cell = 0.3154, far = 0.0004257, cache = 838861, deep = 0.001936, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 265.9, plane = 17.06, tail = 1.06, cell = 0.2757, far = 0.001486, cache = 629146, deep = 0.01762, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 209.6, plane = 8.898, tail = 2.865, cell = 0.6422, deep = 0.002148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 295.4, plane = 3.572, row = 0.2437, vector = 0.3214, tail = 0.04842, cell = 0.3435, far = 0.003995, cache = 419430, deep = 0.002148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 536.7, row = 8.351, vector = 4.331, deep = 0.009227, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <row = 11.35, vector = 2.895, tail = 3.732, cell = 0.3333, thin = 12.66, far = 0.00443, cache = 419430, deep = 0.001504, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 12.75, row = 1.297, vector = 5.293, cell = 0.02305, far = 0.001755, cache = 838861, deep = 0.03376, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 9.549, row = 1.072, vector = 3.614, tail = 0.3513, cell = 0.05737, input = 0.005307, far = 0.0008139, cache = 838861, deep = 0.0462, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 14.02, plane = 2.17, row = 1.252, vector = 2.159, tail = 0.208, cell = 0.4015, thin = 30.83, far = 0.001594, cache = 419430, deep = 0.04814, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 31.56, plane = 0.1551, vector = 3.739, tail = 34.04, cell = 0.9054, far = 0.006768, cache = 419430, deep = 0.3087, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_down" cost <call = 8.433, plane = 8.364, tail = 4.444, cell = 0.3266, deep = 0.03685, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 127.2, row = 0.9342, width = 32, tail = 0.8787, cell = 0.3339, thin = 0.03047, far = 0.0002546, cache = 1363149, deep = 0.01796, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 13.04, plane = 0.3717, row = 2.134, vector = 3.494, cell = 0.03075, input = 0.01113, far = 0.001304, cache = 838861, deep = 0.03234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 9.944, plane = 1.983, tail = 1.551, input = 0.2197, deep = 0.03685, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 152.6, row = 0.8246, vector = 0.5135, width = 32, tail = 0.8701, cell = 0.4644, input = 0.006058, thin = 0.0227, far = 0.00009357, cache = 419430, deep = 0.02076, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 17.27, plane = 2.335, row = 1.807, vector = 2.895, tail = 0.09133, cell = 0.4465, input = 0.02072, thin = 12.79, far = 0.001567, cache = 629146, deep = 0.02511, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 285.7, row = 3.973, width = 32, cell = 0.4431, thin = 0.07315, far = 0.0007682, cache = 629146, deep = 0.02367, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 259, plane = 3.053, row = 3.154, vector = 1.138, tail = 2.84, cell = 0.5425, deep = 0.04111, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 251, plane = 9.969, row = 1.138, vector = 4.589, tail = 1.233, thin = 28.36, deep = 0.03965, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 12.03, vector = 12.61, tail = 39.19, cell = 0.2034, far = 0.008491, cache = 1363149, deep = 0.2686, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 83.03, plane = 10.85, row = 1.328, tail = 4.602, cell = 0.2929, far = 0.002083, cache = 419430, deep = 0.02527, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 423.9, plane = 1.878, row = 6.747, vector = 2.459, width = 32, cell = 0.4019, thin = 0.01404, deep = 0.0183, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 283.5, plane = 0.4496, row = 3.269, vector = 1.735, tail = 1.451, cell = 0.4144, far = 0.0002253, cache = 419430, deep = 0.02484, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <plane = 7.748, vector = 4.714, tail = 0.2639, cell = 0.1789, far = 0.005589, cache = 419430, deep = 0.02527, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 339.6, plane = 13.74, tail = 3.436, cell = 0.5675, far = 0.004572, cache = 838861, deep = 0.02527, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 419.3, plane = 3.635, row = 9.288, width = 32, cell = 0.624, thin = 0.09795, deep = 0.02021, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 13.89, plane = 4.961, row = 6.381, vector = 5.241, tail = 0.4502, thin = 12.43, deep = 0.02171, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 20.97, row = 0.669, vector = 18.67, tail = 1.869, far = 0.002268, cache = 629146, deep = 0.01456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 25.45, row = 3.128, vector = 8.891, tail = 5.606, cell = 0.7324, far = 0.003302, cache = 838861, deep = 0.01586, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <row = 3.834, vector = 10.62, tail = 1.831, input = 0.04224, thin = 99.05, far = 0.006355, cache = 1363149, deep = 0.01585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 36.47, vector = 81.51, tail = 16.56, cell = 1.27, far = 0.03287, cache = 1363149, deep = 0.2357, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_down" cost <call = 29.44, row = 1.007, tail = 12.52, input = 0.09091, far = 0.004619, cache = 838861, deep = 0.01596, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 91.86, plane = 13.62, width = 32, tail = 1.517, cell = 1.247, thin = 0.05898, far = 0.0009283, cache = 629146, deep = 0.00861, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 28.6, row = 2.657, vector = 8.474, tail = 2.997, cell = 0.3561, input = 0.009692, far = 0.002698, cache = 629146, deep = 0.01596, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 38.08, plane = 44.8, width = 32, tail = 1.272, cell = 1.516, input = 0.00887, thin = 0.03207, far = 0.0008409, cache = 629146, deep = 0.0125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 20.99, row = 3.641, vector = 12.68, tail = 0.1172, input = 0.01808, thin = 45.5, far = 0.002583, cache = 629146, deep = 0.0125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 10.88, plane = 2.252, vector = 3.276, tail = 0.1216, far = 0.002749, cache = 1048576, deep = 0.01641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 7.271, plane = 1.892, vector = 1.992, tail = 0.1727, far = 0.001582, cache = 1363149, deep = 0.01857, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 8.854, plane = 4.396, vector = 1.523, tail = 0.5169, cell = 0.1641, thin = 11.3, far = 0.000001083, cache = 419430, deep = 0.01407, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 4.643, vector = 8.907, tail = 17.03, cell = 0.4092, far = 0.01354, cache = 1363149, deep = 0.2067, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 11.39, width = 32, cell = 0.26, thin = 0.04932, deep = 0.006332, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 11.75, plane = 2.253, vector = 2.486, tail = 0.1064, far = 0.001017, cache = 1363149, deep = 0.01582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 9.039, width = 16, tail = 0.2932, cell = 0.3544, thin = 0.1175, far = 0.0009585, cache = 838861, deep = 0.006332, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 12.97, plane = 3.431, vector = 2.658, tail = 0.04711, thin = 5.419, deep = 0.01052, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 12.38, plane = 2.245, row = 0.3024, vector = 4.168, tail = 1.772, input = 0.00855, far = 0.001906, cache = 419430, deep = 0.0232, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_plain" cost <call = 8.533, plane = 4.438, vector = 2.239, tail = 2.76, input = 0.01837, far = 0.003979, cache = 419430, deep = 0.02763, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 8.836, plane = 2.202, row = 0.8141, vector = 1.938, tail = 1.291, input = 0.01757, far = 0.001506, cache = 1048576, deep = 0.02874, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 7.465, plane = 2.442, row = 0.9113, vector = 1.648, tail = 0.4051, input = 0.01733, thin = 11.86, far = 0.001318, cache = 1048576, deep = 0.02958, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 20.78, plane = 0.3204, vector = 13.06, tail = 22.99, far = 0.00128, cache = 419430, deep = 0.1395, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 142.1, plane = 5.109, width = 32, input = 0.03174, thin = 0.0639, far = 0.001768, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 149, plane = 3.187, row = 0.3671, vector = 5.542, tail = 14.5, far = 0.0008852, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 13.16, plane = 2.255, row = 1.241, vector = 2.497, tail = 0.9806, cell = 0.1289, far = 0.001469, cache = 838861, deep = 0.02286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 140.4, plane = 3.433, width = 32, tail = 0.9883, input = 0.04363, far = 0.0008884, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 12.24, plane = 2.227, row = 1.417, vector = 2.383, tail = 0.1376, cell = 0.1107, thin = 7.516, far = 0.0004247, cache = 419430, deep = 0.02247, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 11.47, plane = 2.479, vector = 2.036, tail = 0.8997, cell = 0.01637, far = 0.002452, cache = 1048576, deep = 0.01709, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 7.73, plane = 2.301, vector = 1.498, tail = 0.3586, cell = 0.003399, far = 0.001356, cache = 1048576, deep = 0.01642, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.065, plane = 2.438, vector = 1.332, thin = 6.973, far = 0.0005361, cache = 1048576, deep = 0.01196, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 17.42, plane = 0.07922, vector = 2.675, tail = 16.59, cell = 0.5734, far = 0.004332, cache = 419430, deep = 0.2452, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 135, vector = 0.07935, width = 64, cell = 0.1897, thin = 0.0536, far = 0.002098, cache = 838861, deep = 0.005755, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 12.26, plane = 2.964, vector = 1.333, tail = 0.6362, cell = 0.04408, far = 0.001133, cache = 1363149, deep = 0.01462, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 127.1, plane = 0.2419, width = 32, tail = 1.522, cell = 0.2027, far = 0.001602, cache = 1363149, deep = 0.005562, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 9.864, plane = 2.539, vector = 1.919, tail = 0.1315, thin = 4.588, far = 0.0004752, cache = 1048576, deep = 0.009959, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 39.02, row = 3.313, tail = 5.731, cell = 0.3963, far = 0.0007009, cache = 1048576, deep = 0.002775, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 36.93, row = 5.148, tail = 3.842, cell = 0.5837, far = 0.001717, cache = 838861, deep = 0.002168, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 39.72, row = 5.742, vector = 4.126, tail = 0.5803, thin = 16.73, far = 0.0005133, cache = 1048576, deep = 0.001131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 0.8665, tail = 42.6, cell = 0.921, far = 0.00627, cache = 419430, deep = 0.1224, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 107.2, vector = 1.956, width = 32, cell = 0.008507, input = 0.1818, far = 0.01095, cache = 1363149, deep = 0.007539, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 281.1, row = 2.564, width = 64, cell = 0.4349, thin = 0.06779, deep = 0.004889, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 38.28, row = 8.537, tail = 3.34, cell = 0.5451, far = 0.001355, cache = 838861, deep = 0.002098, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 125.6, plane = 14.98, width = 16, input = 0.3175, thin = 0.2404, far = 0.005331, cache = 629146, deep = 0.01191, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 242.9, row = 11.01, vector = 4.187, deep = 0.003713, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 12.06, tail = 0.7649, cell = 0.9721, input = 0.07444, thin = 12.87, far = 0.004987, cache = 419430, deep = 0.00287, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 6.111, plane = 13.63, row = 6.101, vector = 7.779, tail = 2.034, far = 0.002559, cache = 838861, deep = 0.02088, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 4.986, row = 9.348, tail = 4.308, cell = 0.4501, input = 0.04495, far = 0.002062, cache = 838861, deep = 0.02701, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <plane = 0.4468, row = 7.967, tail = 4.11, cell = 0.8058, input = 0.07439, thin = 13.35, far = 0.001726, cache = 629146, deep = 0.02331, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 21.09, vector = 4.624, tail = 44.75, cell = 0.8735, far = 0.004287, cache = 419430, deep = 0.2059, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <plane = 58.06, row = 0.5888, cell = 0.2259, far = 0.004061, cache = 629146, deep = 0.02669, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 157, row = 8.069, vector = 2.682, width = 32, cell = 0.2969, input = 0.03397, far = 0.001071, cache = 1363149, deep = 0.01734, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 23.51, row = 6.589, vector = 10.45, width = 32, tail = 0.5867, cell = 0.3568, thin = 0.3242, far = 0.001571, cache = 838861, deep = 0.02476, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 33.87, plane = 12.92, row = 3.708, tail = 0.3338, input = 0.08687, far = 0.006569, cache = 1363149, deep = 0.02669, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 180.7, row = 13.1, vector = 1.095, width = 32, tail = 4.065, cell = 0.4831, input = 0.03379, thin = 0.1755, far = 0.001096, cache = 838861, deep = 0.02061, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 5.377, plane = 1.454, row = 15.23, tail = 2.517, cell = 0.9469, input = 0.08048, thin = 9.374, far = 0.002122, cache = 629146, deep = 0.0186, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1461, row = 7.408, width = 64, cell = 1.079, thin = 0.1515, deep = 0.01185, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1398, row = 9.061, vector = 0.4945, tail = 5.556, cell = 1.608, deep = 0.02189, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1475, plane = 6.194, row = 1.151, tail = 7.144, cell = 2.958, thin = 62.6, far = 0.02142, cache = 1363149, deep = 0.01029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.4019, vector = 7.493, tail = 58.44, cell = 2.823, far = 0.0366, cache = 419430, deep = 0.2203, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 303.2, plane = 18.44, tail = 0.1726, cell = 0.4131, thin = 0.01375, far = 0.04472, cache = 419430, deep = 0.01779, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_transposed" cost <row = 3.132, cell = 0.3076, deep = 0.01779, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1657, row = 5.063, width = 64, cell = 1.304, thin = 0.263, deep = 0.01555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1464, row = 12.23, vector = 3.673, tail = 0.4397, cell = 0.9331, deep = 0.01779, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 307.5, plane = 22.83, cell = 0.5938, far = 0.0009679, cache = 838861, deep = 0.03669, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 111.8, cell = 0.6331, far = 0.02134, cache = 419430, deep = 0.01779, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1572, row = 17.08, vector = 11.16, deep = 0.02041, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 69.87, plane = 5.978, row = 10.19, tail = 13.96, cell = 2.882, thin = 54.84, far = 0.02156, cache = 1363149, deep = 0.01475, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 7883, row = 27.94, vector = 62.11, tail = 9.81, deep = 0.001134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 6984, plane = 380.8, vector = 51.73, tail = 42.81, deep = 0.001134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 7203, plane = 27.91, vector = 44.37, tail = 32.47, thin = 125, deep = 0.001134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <tail = 162.1, cell = 11.36, far = 0.1229, cache = 629146, deep = 0.2448, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 407.3, tail = 6.958, cell = 0.7416, deep = 0.001985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_transposed" cost <call = 2567957, deep = 0.001985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 42.06, plane = 3.805, vector = 7.513, tail = 1.38, deep = 0.001985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 6998, vector = 25.93, width = 64, cell = 4.221, deep = 0.002353, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 6828, plane = 339.7, vector = 43.06, tail = 38.04, deep = 0.001134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 240.6, cell = 1.25, deep = 0.001985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <width = 16, tail = 4.291, cell = 0.7522, deep = 0.001985, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 7263, plane = 87.13, width = 32, tail = 9.383, cell = 5.473, thin = 1.711, deep = 0.00135, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 397.7, plane = 28.5, vector = 46.45, tail = 53.87, thin = 109.7, deep = 0.001134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 5566, plane = 283, row = 32.88, vector = 171.5, width = 32, cell = 3.473, thin = 7.078, far = 0.02685, cache = 838861, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 3886, row = 121.9, vector = 51.69, width = 32, cell = 11.47, thin = 13.11, far = 0.0371, cache = 838861, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 6965, plane = 29.23, row = 50.56, vector = 85.93, tail = 62.09, thin = 313, far = 0.1798, cache = 629146, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 1035, plane = 7.116, tail = 169.8, cell = 18.35, far = 0.9285, cache = 1048576, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_transposed" cost <call = 11615948, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 42.53, row = 2.628, vector = 13.88, width = 32, tail = 1.293, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 6112, plane = 686.6, row = 180, vector = 130.7, far = 0.05471, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 4563, row = 66.08, vector = 67.96, width = 32, cell = 8.864, thin = 10.63, far = 0.02079, cache = 838861, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 305.8, plane = 36.32, row = 14.13, vector = 1.35, width = 32, cell = 0.5323, thin = 0.1068, far = 0.01411, cache = 419430, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <row = 31.34, tail = 21.03, cell = 0.2001, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 5072, plane = 193.7, row = 262, vector = 159, width = 16, tail = 388.5, far = 0.1076, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <call = 2631, plane = 24.48, row = 90.85, tail = 217.5, cell = 16.97, thin = 238.1, far = 0.5226, cache = 419430, deep = 0.1496, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 22.83, plane = 9.706, row = 6.642, vector = 1.502, tail = 5.692, input = 0.004407, tap = 0.08534, step = 0.007043, far = 0.001565, cache = 419430, deep = 0.04105, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 21.28, vector = 3.872, tail = 34.13, input = 0.009261, tap = 0.5678, step = 0.002129, far = 0.02137, cache = 1363149, deep = 0.4733, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 712, plane = 64.01, row = 2.234, vector = 8.941, tail = 8.556, input = 0.3197, step = 0.05043, deep = 0.1014, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 671.8, plane = 9.699, vector = 3.049, width = 64, cell = 0.5605, input = 0.4005, thin = 0.2027, tap = 0.0006146, step = 0.04489, far = 0.01177, cache = 629146, deep = 0.1133, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 18.22, plane = 6.568, row = 9.436, vector = 0.9129, tail = 3.999, input = 0.03533, tap = 0.1346, far = 0.00174, cache = 419430, deep = 0.03094, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 575.6, plane = 63.8, vector = 14.2, width = 16, tail = 2.057, input = 0.3781, tap = 0.001377, step = 0.06773, deep = 0.1251, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 12.22, plane = 5.426, row = 10.76, vector = 1.531, tail = 3.371, input = 0.0007441, thin = 9.382, tap = 0.2578, far = 0.001386, cache = 419430, deep = 0.03257, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 32.31, row = 1.046, vector = 1.599, far = 0.003451, cache = 419430, deep = 0.0355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 38, vector = 0.7188, tail = 0.2542, cell = 0.091, far = 0.004505, cache = 419430, deep = 0.04109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 97.32, plane = 28.86, row = 0.08993, width = 32, tail = 0.5252, cell = 0.1399, thin = 0.001195, far = 0.002673, cache = 1363149, deep = 0.0192, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 11.34, plane = 118.1, vector = 2.628, thin = 4.849, far = 0.003629, cache = 419430, deep = 0.03514, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 34.21, row = 1.367, vector = 0.811, tail = 0.2123, cell = 0.04482, far = 0.002413, cache = 419430, deep = 0.03737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 75.39, plane = 31.22, row = 0.009458, vector = 0.3004, width = 32, tail = 0.2511, cell = 0.1534, thin = 0.005075, far = 0.001388, cache = 419430, deep = 0.02383, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 12.5, plane = 106.6, vector = 2.574, far = 0.00887, cache = 1363149, deep = 0.03638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 5.239, plane = 35.39, row = 1.054, vector = 0.9462, tail = 0.4678, cell = 0.1087, thin = 1.879, far = 0.002141, cache = 419430, deep = 0.04154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 21.59, row = 1.182, vector = 2.551, tail = 0.7638, far = 0.003535, cache = 838861, deep = 0.03439, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <plane = 14.46, row = 1.902, width = 64, tail = 6.154, cell = 0.1653, far = 0.003893, cache = 838861, deep = 0.028, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 40.15, vector = 1.683, cell = 0.08553, far = 0.004643, cache = 419430, deep = 0.03876, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 93.07, plane = 27.94, row = 0.6776, tail = 133.8, cell = 0.1955, far = 0.0006254, cache = 419430, deep = 0.0293, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 18.95, plane = 89.88, row = 3.079, vector = 3.051, thin = 16.69, far = 0.003823, cache = 838861, deep = 0.03147, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.59, row = 1.714, vector = 2.751, width = 16, cell = 0.0304, thin = 0.02757, far = 0.002552, cache = 629146, deep = 0.03764, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 11.81, plane = 13.55, row = 1.261, width = 32, tail = 2.358, cell = 0.2285, far = 0.002936, cache = 838861, deep = 0.02591, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 82.43, plane = 36.2, row = 0.9901, vector = 1.631, tail = 93.72, far = 0.001064, cache = 1048576, deep = 0.03492, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 71.27, row = 4.493, vector = 2.106, tail = 2.422, thin = 7.632, far = 0.003079, cache = 629146, deep = 0.03561, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 35.77, row = 1.771, vector = 1.514, tail = 0.08236, cell = 0.04414, thin = 6.725, far = 0.002761, cache = 629146, deep = 0.04623, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 22.41, row = 1.057, vector = 4.627, cell = 0.01245, far = 0.002829, cache = 838861, deep = 0.0321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <plane = 15.37, row = 2.005, vector = 2.6, cell = 0.1507, far = 0.003027, cache = 838861, deep = 0.03141, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 29.84, vector = 4.106, cell = 0.04134, far = 0.003883, cache = 629146, deep = 0.04142, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 50.68, plane = 34.87, row = 1.185, tail = 63.75, cell = 0.2967, far = 0.001488, cache = 1363149, deep = 0.03028, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 83.24, row = 13.8, vector = 4.418, tail = 0.2951, cell = 0.02634, thin = 23.53, far = 0.003203, cache = 838861, deep = 0.0339, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 24.63, row = 2.172, vector = 2.02, tail = 0.727, cell = 0.1409, far = 0.001959, cache = 838861, deep = 0.03683, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 14.99, row = 4.446, vector = 13.39, width = 32, far = 0.002012, cache = 419430, deep = 0.02881, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 142.8, plane = 33.4, row = 1.518, width = 16, tail = 0.1575, cell = 0.3794, thin = 0.01167, far = 0.00105, cache = 838861, deep = 0.02997, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 6.753, plane = 61.19, row = 7.736, vector = 3.879, tail = 1.856, thin = 12.67, far = 0.002665, cache = 629146, deep = 0.03379, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 27.31, row = 2.351, vector = 1.183, tail = 0.8857, cell = 0.5624, thin = 13.81, far = 0.001341, cache = 419430, deep = 0.03513, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 62.53, row = 0.2005, vector = 2.384, cell = 0.08326, deep = 0.03352, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 5.054, plane = 69.47, vector = 0.5563, cell = 0.37, deep = 0.02911, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 189.3, plane = 56.6, vector = 4.001, tail = 220.9, far = 0.0006743, cache = 1363149, deep = 0.01201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 29.15, plane = 17.02, row = 92.83, vector = 9.025, thin = 15.35, far = 0.009796, cache = 419430, deep = 0.0274, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 13.5, plane = 64.84, row = 0.4562, vector = 0.5352, width = 16, cell = 0.3866, thin = 0.05894, deep = 0.02867, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 346.1, plane = 69.69, width = 64, tail = 0.5093, cell = 0.3295, thin = 0.01576, deep = 0.01165, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 18.63, plane = 44.11, row = 47.27, vector = 7.368, thin = 15.34, deep = 0.0274, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 10.67, plane = 73.03, row = 0.3998, vector = 1.925, tail = 0.5405, cell = 0.2847, thin = 19.66, deep = 0.02368, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 53.14, row = 1.442, vector = 1.793, tail = 2.379, input = 0.03714, far = 0.002237, cache = 629146, deep = 0.02939, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 52.84, vector = 0.4852, tail = 2.476, input = 0.1156, far = 0.004838, cache = 629146, deep = 0.03326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <plane = 56.91, row = 0.8094, tail = 369.5, input = 0.06974, deep = 0.03529, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 92.5, row = 21.53, vector = 7.006, thin = 26.29, far = 0.006526, cache = 629146, deep = 0.02897, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 53.05, row = 2.563, tail = 2.203, cell = 0.0701, input = 0.07497, far = 0.002093, cache = 838861, deep = 0.02869, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 304.9, plane = 55.4, vector = 0.5196, width = 64, tail = 1.426, input = 0.0848, far = 0.002923, cache = 419430, deep = 0.02827, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 46.57, plane = 72.44, row = 21.47, vector = 5.31, thin = 9.795, far = 0.003563, cache = 629146, deep = 0.02897, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 8.889, plane = 50.67, row = 1.499, tail = 1.574, cell = 0.1428, input = 0.1918, thin = 11.1, far = 0.0005944, cache = 419430, deep = 0.02888, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 53.67, row = 0.3575, vector = 4.545, tail = 2.732, cell = 0.04833, far = 0.001097, cache = 419430, deep = 0.02921, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 27.61, plane = 57.22, vector = 5.128, tail = 1.244, far = 0.0006772, cache = 838861, deep = 0.0314, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 8.504, plane = 66.48, vector = 1.757, width = 64, cell = 0.2825, thin = 0.01647, deep = 0.03077, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 56.12, plane = 68.23, row = 82.69, vector = 7.925, thin = 14.16, far = 0.001561, cache = 838861, deep = 0.02484, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 15.28, plane = 55.55, row = 0.7438, vector = 3.997, tail = 1.13, deep = 0.02926, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 252, plane = 88.95, vector = 0.8601, width = 64, tail = 0.9121, cell = 0.4421, far = 0.001108, cache = 629146, deep = 0.01622, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 79.53, plane = 62.65, row = 56.79, tail = 0.8974, cell = 0.8593, thin = 0.2225, deep = 0.02825, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 56.66, plane = 56.8, row = 1.334, vector = 2.105, tail = 0.1762, cell = 0.5298, thin = 13.68, deep = 0.01959, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <call = 42.71, plane = 48.23, row = 11.19, vector = 27.8, cell = 0.8264, far = 0.004302, cache = 419430, deep = 0.1278, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 60.85, plane = 57.72, row = 2.89, vector = 0.8378, tail = 26.56, cell = 4.073, far = 0.01291, cache = 419430, deep = 0.1778, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 38.43, plane = 43.79, row = 11.1, width = 64, cell = 2.676, thin = 0.2046, far = 0.002687, cache = 1363149, deep = 0.08679, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 256.6, row = 96.87, vector = 6.558, cell = 2.337, thin = 81.33, far = 0.01289, cache = 629146, deep = 0.1148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 69.96, plane = 60.18, row = 6.427, vector = 2.146, tail = 30.93, cell = 4.5, far = 0.01063, cache = 419430, deep = 0.15, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 98.81, plane = 40.31, row = 40.6, vector = 103.9, far = 0.006507, cache = 1363149, deep = 0.1157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <row = 44.32, vector = 39.84, tail = 63.35, thin = 24.06, far = 0.03243, cache = 419430, deep = 0.15, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 160.8, plane = 37.17, row = 6.229, vector = 8.649, cell = 7.131, input = 0.001147, thin = 26.65, far = 0.0156, cache = 419430, deep = 0.2039, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 28.16, row = 2.095, tail = 1.513, cell = 0.1466, far = 0.003967, cache = 629146, deep = 0.04029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 8.029, plane = 39.01, vector = 0.3134, tail = 1.157, cell = 0.3575, far = 0.005251, cache = 838861, deep = 0.04457, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 14.38, plane = 31.82, row = 1.68, tail = 188.6, cell = 0.1933, far = 0.0004019, cache = 1363149, deep = 0.02578, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 99.84, vector = 3.025, thin = 13.13, far = 0.00559, cache = 838861, deep = 0.0398, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 33.67, row = 2.7, tail = 0.3166, cell = 0.1924, far = 0.003513, cache = 629146, deep = 0.03673, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 69.27, plane = 34.14, row = 1.933, vector = 0.07465, width = 16, cell = 0.207, thin = 0.1224, far = 0.001037, cache = 1363149, deep = 0.02568, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 96.34, plane = 95.69, vector = 3.021, thin = 2.527, far = 0.01462, cache = 838861, deep = 0.04008, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 39.49, row = 2.358, cell = 0.4185, thin = 2.912, far = 0.002566, cache = 629146, deep = 0.04008, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 2.428, plane = 51.01, row = 3.811, vector = 7.208, tail = 2.115, far = 0.003195, cache = 419430, deep = 0.04771, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 10.32, plane = 50.88, vector = 5.435, width = 16, tail = 3.365, cell = 0.4638, thin = 0.1316, far = 0.005691, cache = 838861, deep = 0.0667, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 72.7, plane = 55.35, vector = 4.348, width = 64, tail = 0.8313, cell = 0.3911, thin = 0.009871, far = 0.00007135, cache = 419430, deep = 0.02536, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 42.94, plane = 60.99, vector = 6.603, width = 32, cell = 0.05814, thin = 0.0378, far = 0.007578, cache = 1363149, deep = 0.04559, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <row = 112.2, tail = 44.1, cell = 4.514, thin = 45.82, deep = 0.03066, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 14.87, plane = 50.09, row = 0.09729, vector = 5.225, width = 16, tail = 3.677, cell = 0.5391, thin = 0.121, far = 0.005319, cache = 838861, deep = 0.05908, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 65.99, plane = 55.85, row = 5.106, tail = 358.5, cell = 1.214, far = 0.001314, cache = 629146, deep = 0.02208, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 380, vector = 2.326, width = 16, cell = 0.2312, thin = 0.1334, far = 0.008188, cache = 1363149, deep = 0.0511, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <plane = 85.49, vector = 61.35, thin = 39.26, far = 0.0367, cache = 419430, deep = 0.05366, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 12.97, plane = 54.16, row = 6.761, vector = 0.9889, cell = 1.14, thin = 49.33, far = 0.0213, cache = 629146, deep = 0.1742, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 60.02, row = 1.177, tail = 5.35, cell = 0.1013, input = 0.08617, far = 0.003009, cache = 1363149, deep = 0.02778, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <plane = 75.91, vector = 1.427, tail = 2.031, input = 0.232, far = 0.0108, cache = 1363149, deep = 0.02472, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <width = 32, tail = 0.9101, cell = 0.08769, input = 0.1403, far = 0.003279, cache = 1363149, deep = 0.008112, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 149.4, plane = 50.02, row = 113.8, cell = 0.6049, thin = 14.57, far = 0.0007156, cache = 1048576, deep = 0.01739, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <plane = 61.79, row = 1.837, vector = 0.7026, tail = 2.498, cell = 0.0574, input = 0.1589, far = 0.005408, cache = 1363149, deep = 0.02214, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 310.8, plane = 9.814, row = 0.08299, width = 64, cell = 0.1881, input = 0.1346, thin = 0.0321, far = 0.004737, cache = 1363149, deep = 0.006849, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 65.66, plane = 83.83, row = 47.57, vector = 7.682, tail = 0.5615, thin = 11.57, deep = 0.02472, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <plane = 51.62, row = 3.347, vector = 0.7132, tail = 0.3838, input = 0.46, thin = 19.87, far = 0.004149, cache = 838861, deep = 0.02952, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 64.93, row = 14.72, vector = 9.67, cell = 0.2549, far = 0.009189, cache = 1363149, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 29.34, plane = 48.68, row = 8.845, vector = 4.84, width = 16, cell = 1.235, far = 0.008968, cache = 419430, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 85.94, plane = 59.25, vector = 11.91, width = 64, tail = 2.853, cell = 0.8135, far = 0.005454, cache = 1363149, deep = 0.04952, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <plane = 109.9, width = 32, cell = 0.416, thin = 0.217, far = 0.01514, cache = 629146, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 380.1, plane = 37.58, row = 322, cell = 11.4, thin = 118.7, far = 0.04594, cache = 419430, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 31.4, plane = 53.07, row = 11.32, vector = 5.649, width = 16, cell = 1.152, far = 0.01238, cache = 1363149, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 64.08, row = 13.34, tail = 1612, cell = 3.277, far = 0.02701, cache = 1363149, deep = 0.04952, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 963.5, plane = 123.1, vector = 1.213, tail = 0.03279, cell = 0.4039, far = 0.01498, cache = 419430, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <plane = 50.03, row = 47.14, vector = 168.9, tail = 6.588, thin = 109.5, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 152.2, plane = 44.81, row = 7.839, cell = 2.799, thin = 184.3, far = 0.02223, cache = 419430, deep = 0.07787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 437.7, row = 23.56, tail = 11.94, cell = 1.234, far = 0.01197, cache = 1363149, deep = 0.03555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 440.3, row = 3.559, vector = 17.71, width = 16, cell = 1.279, far = 0.0006766, cache = 419430, deep = 0.04916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <plane = 360.1, row = 25.19, vector = 21.6, far = 0.01221, cache = 419430, deep = 0.01375, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 1023, vector = 4.06, cell = 0.2297, far = 0.002356, cache = 1048576, deep = 0.05467, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 239, row = 966.1, tail = 144.4, cell = 16.55, thin = 164.9, deep = 0.04794, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 448.5, plane = 3.055, row = 6.713, vector = 16.63, width = 16, cell = 1.178, far = 0.004046, cache = 1048576, deep = 0.0469, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 442.1, row = 21.15, width = 64, tail = 11.48, cell = 5.824, far = 0.004367, cache = 419430, deep = 0.0111, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 587.6, tail = 2.263, cell = 0.7138, far = 0.001066, cache = 838861, deep = 0.05264, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <call = 1745, row = 261.1, vector = 232.9, thin = 230.7, deep = 0.04794, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 94.04, plane = 71.41, row = 12.22, cell = 3.534, thin = 345.9, far = 0.03782, cache = 419430, deep = 0.07697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 50.84, row = 6.181, vector = 0.8145, tail = 3.757, tap = 0.05099, step = 0.004577, far = 0.003256, cache = 629146, deep = 0.05936, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 319.3, plane = 571.2, row = 5.063, vector = 5.49, tail = 8.208, input = 0.3731, tap = 0.003539, step = 0.006172, far = 0.00297, cache = 419430, deep = 0.09592, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 0.9919, plane = 54.54, row = 6.244, vector = 0.8784, tail = 1.323, cell = 0.01006, thin = 3.396, tap = 0.07788, step = 0.006242, far = 0.003651, cache = 419430, deep = 0.05565, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 381.6, plane = 562.3, row = 4.755, vector = 4.266, tail = 5.103, input = 0.5727, tap = 0.00719, step = 0.008962, far = 0.003524, cache = 419430, deep = 0.1032, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 15.02, plane = 53.98, row = 5.822, vector = 1.143, tail = 1.636, thin = 2.744, tap = 0.1641, step = 0.0112, far = 0.005008, cache = 419430, deep = 0.06627, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 13.78, plane = 0.9186, row = 1.175, vector = 2.208, cell = 0.002902, far = 0.003166, cache = 629146, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_plain" cost <call = 7.076, plane = 3.497, vector = 1.733, tail = 0.4755, cell = 0.0516, far = 0.003018, cache = 629146, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 10.43, plane = 1.492, row = 0.8734, vector = 1.324, tail = 0.1992, cell = 0.04263, far = 0.001549, cache = 629146, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 12.1, plane = 1.953, row = 1.013, vector = 0.3832, tail = 0.3077, cell = 0.2823, thin = 15.97, far = 0.001103, cache = 419430, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <vector = 5.139, tail = 32.31, cell = 0.06393, far = 0.0004881, cache = 419430, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 11.86, plane = 4.56, vector = 0.06215, width = 64, cell = 0.1635, thin = 0.01199, far = 0.0009158, cache = 1363149, deep = 0.01175, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 9.216, plane = 6.024, row = 0.7058, vector = 2.572, cell = 0.03012, far = 0.000289, cache = 1363149, deep = 0.01175, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 17.07, plane = 1.771, row = 1.306, vector = 1.683, tail = 0.069, cell = 0.00977, far = 0.001291, cache = 419430, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 67.37, vector = 0.6206, cell = 0.1807, thin = 0.02674, far = 0.000717, cache = 419430, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 15.12, plane = 2.3, row = 0.5574, vector = 1.787, deep = 0.01175, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 15.69, plane = 1.814, row = 1.702, vector = 0.6365, tail = 0.1909, cell = 0.3355, thin = 7.989, far = 0.001029, cache = 419430, deep = 0.0228, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 258.6, row = 7.85, vector = 4.329, cell = 0.1045, far = 0.002193, cache = 1048576, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 246.7, row = 6.654, vector = 3.825, cell = 0.1434, far = 0.002347, cache = 1363149, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 252.4, plane = 0.8027, row = 6.544, vector = 0.9812, cell = 0.81, thin = 28.84, far = 0.003743, cache = 1048576, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 5.216, vector = 13.69, tail = 42.89, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 67.04, plane = 10.34, row = 2.464, vector = 4.578, far = 0.005525, cache = 1048576, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 395.6, row = 7.383, vector = 3.289, width = 64, cell = 0.3555, thin = 0.01586, far = 0.001201, cache = 1363149, deep = 0.001117, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 257.7, row = 6.911, vector = 2.679, cell = 0.211, far = 0.003531, cache = 1048576, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 268.6, plane = 1.969, row = 7.744, tail = 2.967, far = 0.02249, cache = 419430, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 319.5, plane = 19.77, row = 0.9058, vector = 2.189, cell = 0.2822, far = 0.006584, cache = 1048576, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 353.2, row = 13.37, width = 32, tail = 1.88, cell = 0.5531, far = 0.001439, cache = 1363149, deep = 0.001117, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 23.93, plane = 0.6312, row = 11.13, vector = 0.7089, cell = 0.9257, thin = 10.53, far = 0.004298, cache = 419430, deep = 0.008165, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 33.44, row = 6.596, tail = 5.559, tap = 0.07244, step = 0.01445, far = 0.002232, cache = 419430, deep = 0.1205, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 113.7, plane = 0.4506, row = 1.037, vector = 7.983, tail = 30.95, tap = 0.4734, step = 0.009144, far = 0.04004, cache = 1048576, deep = 0.483, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 863.2, plane = 60.66, vector = 12.84, width = 64, cell = 0.2889, input = 0.2468, step = 0.06483, far = 0.00666, cache = 1363149, deep = 0.1146, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 968.8, plane = 10.55, vector = 9.689, width = 64, cell = 0.4676, input = 0.4476, thin = 0.3274, step = 0.02234, far = 0.0153, cache = 1363149, deep = 0.1249, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 8.512, plane = 19.63, row = 6.653, vector = 0.09213, tail = 4.7, cell = 0.008917, input = 0.02986, tap = 0.1306, step = 0.006159, far = 0.002608, cache = 419430, deep = 0.1047, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 765.7, plane = 72.29, vector = 5.607, tail = 3.269, input = 0.3517, tap = 0.001961, step = 0.07205, far = 0.006081, cache = 419430, deep = 0.1314, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 41.3, plane = 14.77, row = 6.672, tail = 4.508, cell = 0.09961, input = 0.00563, thin = 16.26, tap = 0.2611, far = 0.008558, cache = 419430, deep = 0.08889, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 13.6, row = 1.319, vector = 1.572, tail = 1.22, cell = 0.01892, far = 0.00395, cache = 419430, deep = 0.04379, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_ahead" cost <plane = 11.26, row = 1.221, vector = 2.066, tail = 1.445, far = 0.004035, cache = 419430, deep = 0.03651, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 29.96, vector = 1.285, tail = 0.3054, cell = 0.09097, far = 0.005747, cache = 419430, deep = 0.04347, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <plane = 17.47, row = 0.6495, tail = 80.25, cell = 0.1448, far = 0.001879, cache = 1363149, deep = 0.03334, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 6.602, plane = 53.15, row = 6.987, vector = 3.451, thin = 18.58, far = 0.001557, cache = 629146, deep = 0.04146, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 18.62, row = 1.63, vector = 0.8959, width = 16, tail = 0.3007, cell = 0.1131, thin = 0.07269, far = 0.00293, cache = 419430, deep = 0.04514, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <plane = 16.54, row = 0.9038, vector = 1.501, tail = 141, far = 0.00022, cache = 1048576, deep = 0.03504, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 15.22, plane = 55.64, row = 4.872, vector = 1.737, tail = 2.573, thin = 9.036, far = 0.005502, cache = 419430, deep = 0.04413, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 29.78, row = 2.115, tail = 0.5985, cell = 0.3375, thin = 7.646, far = 0.004031, cache = 419430, deep = 0.05331, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 68.45, width = 64, tail = 0.6801, cell = 0.2451, thin = 0.06593, far = 0.001369, cache = 419430, deep = 0.02581, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 78.11, plane = 66.96, row = 0.1816, vector = 1.605, cell = 0.4266, far = 0.001826, cache = 1048576, deep = 0.02793, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 231.4, plane = 90.04, row = 0.6515, width = 64, cell = 0.1966, thin = 0.1141, far = 0.002334, cache = 1363149>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 9.881, plane = 88.93, row = 38.77, vector = 9.906, tail = 3.362, thin = 27.15, deep = 0.0272, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 34.43, plane = 63.47, row = 2.025, width = 16, cell = 0.3775, thin = 0.0312, far = 0.0003936, cache = 419430, deep = 0.02479, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 381.4, plane = 148.3, width = 64, cell = 0.3333, thin = 0.235, far = 0.002736, cache = 1363149>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 0.4071, plane = 80.09, row = 38.05, vector = 1.847, tail = 8.558, thin = 10.1, far = 0.02301, cache = 419430, deep = 0.0272, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 59.05, row = 1.22, tail = 1.785, cell = 0.9902, thin = 11.56, deep = 0.02509, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 46.3, row = 6.739, vector = 0.5198, tail = 3.819, tap = 0.0579, far = 0.002609, cache = 629146, deep = 0.07315, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 304.5, plane = 563.7, row = 5.87, vector = 5.953, tail = 7.686, input = 0.3285, tap = 0.00001565, step = 0.006794, far = 0.003123, cache = 419430, deep = 0.09355, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 50.55, row = 6.932, tail = 1.863, cell = 0.1189, thin = 5.733, tap = 0.08501, far = 0.003426, cache = 629146, deep = 0.07788, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 308.2, plane = 540.1, row = 3.22, vector = 5.23, tail = 7.881, input = 0.5326, tap = 0.004654, step = 0.002215, far = 0.001266, cache = 419430, deep = 0.1136, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 52.02, row = 5.903, tail = 2.024, cell = 0.2971, thin = 5.485, tap = 0.1772, step = 0.001702, far = 0.00357, cache = 419430, deep = 0.07037, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 11.63, row = 0.1349, vector = 0.9705, tail = 0.1341, cell = 0.08586, far = 0.002561, cache = 629146, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_plain" cost <call = 9.207, plane = 0.6952, row = 0.07048, vector = 1.083, cell = 0.06585, far = 0.003838, cache = 629146, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 7.459, plane = 2.959, vector = 0.0608, tail = 0.5941, cell = 0.1676, far = 0.002212, cache = 629146, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 9.316, plane = 2.256, row = 0.6536, tail = 0.2387, cell = 0.2927, thin = 16.39, far = 0.001148, cache = 1048576, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 29.57, plane = 0.05935, vector = 5.478, tail = 25.12, far = 0.0007155, cache = 419430, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 14.58, width = 32, cell = 0.152, thin = 0.01774, far = 0.001265, cache = 838861, deep = 0.02301, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 12.29, plane = 2.985, row = 0.4163, vector = 0.03663, tail = 0.6055, cell = 0.1929, far = 0.001479, cache = 629146, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 44.82, plane = 1.082, vector = 0.2238, cell = 0.2846, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 11.67, plane = 2.633, row = 0.1096, width = 32, cell = 0.2104, thin = 0.01623, far = 0.0003393, cache = 1363149, deep = 0.02301, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 11.54, plane = 1.85, row = 0.8558, tail = 0.1958, cell = 0.4443, thin = 7.718, far = 0.00004433, cache = 419430, deep = 0.03952, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 266.2, row = 4.981, vector = 4.933, tail = 1.156, cell = 0.08447, far = 0.001874, cache = 629146, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 246.9, plane = 2.384, row = 4.057, vector = 5.411, tail = 0.957, far = 0.00268, cache = 838861, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 258.7, row = 5.969, vector = 3.964, cell = 0.1245, thin = 29.72, far = 0.002804, cache = 1048576, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <plane = 0.000841, vector = 13.13, tail = 38.95, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 39.47, plane = 7.641, row = 1.914, vector = 4.296, tail = 1.186, cell = 0.02123, far = 0.001857, cache = 419430, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 362.5, row = 6.218, vector = 0.8059, width = 64, tail = 1.065, cell = 0.3926, far = 0.0007149, cache = 838861>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 264.1, row = 4.905, vector = 4.35, tail = 1.043, far = 0.001708, cache = 419430, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 1262, plane = 7.459, cell = 1.421, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 302.9, plane = 20.9, row = 0.6124, vector = 3.943, tail = 1.001, far = 0.006706, cache = 1363149, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 278.7, plane = 20.44, row = 10.96, vector = 1.882, width = 16, cell = 0.446>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 15.54, row = 9.796, vector = 2.375, tail = 1.767, cell = 0.4331, thin = 10.06, far = 0.002176, cache = 838861, deep = 0.004581, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 52.29, plane = 33, row = 9.643, tail = 7.874, tap = 0.08648, step = 0.00768, far = 0.001252, cache = 419430, deep = 0.1213, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 51.55, row = 2.143, vector = 4.049, tail = 25.66, input = 0.004815, tap = 0.542, step = 0.01089, far = 0.03114, cache = 629146, deep = 0.5954, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 886.9, plane = 70.2, vector = 17.75, width = 32, tail = 1.163, input = 0.1712, step = 0.07314, far = 0.005398, cache = 838861, deep = 0.2038, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 540.5, plane = 9.596, vector = 11.05, cell = 0.1498, input = 0.4611, tap = 0.0002199, step = 0.03302, far = 0.009969, cache = 838861, deep = 0.1537, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 947.9, plane = 63.53, row = 3.66, vector = 2.815, cell = 0.3612, input = 0.2522, thin = 2.216, tap = 0.003594, step = 0.07159, far = 0.007216, cache = 838861, deep = 0.2446, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 39.94, plane = 18.66, row = 10.09, vector = 0.5227, thin = 14.45, tap = 0.2499, far = 0.005145, cache = 629146, deep = 0.1192, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 23.24, row = 0.4711, vector = 1.832, tail = 0.6435, cell = 0.0065, far = 0.003681, cache = 838861, deep = 0.02291, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_ahead" cost <plane = 19.92, row = 0.2686, vector = 1.941, tail = 0.6208, cell = 0.01278, far = 0.003377, cache = 838861, deep = 0.02254, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 30.57, vector = 1.128, cell = 0.09361, far = 0.003829, cache = 419430, deep = 0.02307, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <plane = 26.98, row = 0.9975, tail = 179, cell = 0.1182, far = 0.002205, cache = 1048576, deep = 0.02203, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 19.79, plane = 61.68, row = 9.21, vector = 1.944, tail = 0.2036, thin = 17.26, far = 0.004222, cache = 838861, deep = 0.02254, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 26.51, row = 0.7273, vector = 1.317, tail = 0.02369, cell = 0.005799, far = 0.002555, cache = 838861, deep = 0.02278, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <plane = 27.21, row = 0.5931, vector = 1.435, tail = 153.9, far = 0.001396, cache = 1363149, deep = 0.02183, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <plane = 60.65, row = 4.788, vector = 1.513, tail = 2.52, thin = 7.121, far = 0.004, cache = 419430, deep = 0.02439, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 6.436, plane = 29.07, row = 1.325, vector = 0.7703, tail = 0.2639, cell = 0.09738, thin = 7.117, far = 0.002202, cache = 838861, deep = 0.02088, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 76.06, plane = 53.2, row = 0.1188, vector = 7.175, width = 32, tail = 1.046, thin = 0.06603, far = 0.002335, cache = 1048576, deep = 0.01279, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 75.18, plane = 62.28, vector = 4.043, cell = 0.0575, far = 0.002722, cache = 1048576, deep = 0.01279, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 44.26, plane = 51.4, width = 64, tail = 0.4028, cell = 0.2089, far = 0.001978, cache = 1048576>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 84.47, plane = 111.5, row = 50.18, vector = 7.502, thin = 18.84, far = 0.008116, cache = 419430, deep = 0.01279, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 87.97, plane = 57.55, row = 1.554, vector = 3.181, tail = 0.06748, far = 0.001146, cache = 1048576, deep = 0.01279, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 19.38, plane = 46.44, row = 1.316, vector = 2.554, width = 16, cell = 0.1948, thin = 0.07939, far = 0.001812, cache = 1048576>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 6.161, plane = 88.24, row = 42.6, cell = 0.9099, thin = 1.189, far = 0.004233, cache = 1363149, deep = 0.01279, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 48.93, plane = 56.35, row = 0.5163, vector = 3.347, cell = 0.1617, thin = 12.89, deep = 0.01085, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 2.67, plane = 47.87, row = 5.866, vector = 0.2388, tail = 3.92, tap = 0.05099, step = 0.001559, far = 0.002667, cache = 629146, deep = 0.03091, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 250.7, plane = 535.1, row = 3.93, vector = 4.356, tail = 11.04, input = 0.3394, step = 0.01205, deep = 0.06337, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 16.9, plane = 50.82, row = 6.13, vector = 0.6129, tail = 1.548, thin = 6.677, tap = 0.07923, step = 0.001852, far = 0.003538, cache = 419430, deep = 0.02352, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 235.4, plane = 548.6, row = 3.681, vector = 3.999, tail = 8.174, input = 0.499, step = 0.0193, far = 0.001462, cache = 419430, deep = 0.06372, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 43.59, plane = 51.1, row = 5.911, vector = 0.5437, tail = 1.234, thin = 6.465, tap = 0.1727, step = 0.001578, far = 0.005675, cache = 419430, deep = 0.02526, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 34.19, row = 9.648, width = 32, tail = 3.893, input = 0.01214, thin = 0.08173, tap = 0.08355, step = 0.01172, far = 0.002886, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 33.69, vector = 12.29, tail = 35.72, input = 0.01501, tap = 0.4461, step = 0.000977, far = 0.01734, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 775.5, plane = 66.88, vector = 15.67, width = 64, input = 0.2861, step = 0.067, far = 0.00936, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 330.6, plane = 9.068, width = 32, cell = 0.9177, input = 0.4082, thin = 0.9578, step = 0.03746>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 856.6, plane = 60.61, vector = 4.14, tail = 3.174, input = 0.3737, thin = 0.453, tap = 0.001319, step = 0.07617, far = 0.009698, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 6.122, plane = 12.79, row = 14.98, vector = 0.4203, tail = 0.9507, thin = 6.793, tap = 0.2536, far = 0.01098, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 50.69, row = 4.938, vector = 0.4296, tail = 3.906, tap = 0.05754, step = 0.001319, far = 0.002132, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 356.9, plane = 535, row = 2.33, vector = 4.531, tail = 12.44, input = 0.3838, tap = 0.00326, step = 0.006965>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 53.78, row = 5.232, vector = 0.8658, tail = 1.854, thin = 6.225, tap = 0.08258, step = 0.002252, far = 0.001707, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 380.7, plane = 554.8, row = 3.746, vector = 3.975, tail = 7.557, input = 0.5369, tap = 0.006686, step = 0.006987>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 54.46, row = 4.801, vector = 0.1114, tail = 2.212, cell = 0.245, thin = 6.062, tap = 0.1707, step = 0.005566, far = 0.0007725, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <plane = 33.08, row = 5.836, tail = 7.091, tap = 0.1051, step = 0.0103>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 872.6, plane = 5.728, vector = 9.324, cell = 0.09417, input = 0.4756, step = 0.01373, far = 0.02091, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 22.01, plane = 21.67, row = 7.935, vector = 0.7551, tail = 2.807, thin = 17.07, tap = 0.1483, step = 0.006211, far = 0.003484, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 52.14, row = 3.998, tail = 3.825, tap = 0.03809, far = 0.005682, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 41.88, plane = 443.2, row = 3.867, vector = 0.3795, tail = 11.64, input = 0.1689, step = 0.01137, far = 0.002918, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 2.757, plane = 53.1, row = 4.326, vector = 0.4915, tail = 2.851, input = 0.0001588, tap = 0.04404, far = 0.008137, cache = 1363149>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 55.52, row = 4.376, vector = 0.6067, tail = 2.628, thin = 5.088, tap = 0.09783, step = 0.00009449, far = 0.006383, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.957, plane = 5.779, row = 0.2377, vector = 6.689, tail = 0.08114, far = 0.0005204, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 11.35, plane = 1.205, row = 0.4645, vector = 4.292, cell = 0.001432, far = 0.0002965, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.84, plane = 0.8993, row = 0.2131, vector = 3.631, tail = 0.2064, cell = 0.08155, far = 0.00008846, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 59.44, plane = 4.903, vector = 0.4886, cell = 0.6258>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 14.47, plane = 0.1093, row = 0.2876, vector = 6.905, tail = 0.1862, cell = 0.02547, far = 0.0003719, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 13.13, plane = 1.19, row = 0.3436, vector = 5.437, tail = 0.3233, cell = 0.108>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 9.113, plane = 5.101, row = 0.4512, vector = 1.824, cell = 0.7144, thin = 5.834, far = 0.0003758, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 57.01, plane = 37.02, row = 0.1178, vector = 4.203, tail = 1.396, cell = 0.1032, far = 0.001239, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 276.6, row = 20.71, vector = 13.89, tail = 1.314, cell = 0.0232, far = 0.0007489, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 265.8, plane = 13.79, row = 12.45, vector = 8.853, tail = 0.7046, cell = 0.06065, far = 0.0007293, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 270.9, plane = 4.271, row = 11.2, vector = 8.786, tail = 0.6855, cell = 0.09198, far = 0.0005417, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 9.244, plane = 18.77, row = 26.23, vector = 16.88, tail = 0.07508, far = 0.001101, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 18.58, plane = 3.067, row = 9.043, vector = 9.559, tail = 0.1304, far = 0.000338, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 18.78, plane = 5.427, row = 23.49, vector = 13.04, cell = 0.09948, far = 0.0009633, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 32.22, row = 24.03, tail = 2.998, cell = 2.593, thin = 4.603, far = 0.001846, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <plane = 33.4, row = 5.627, tail = 5.269, tap = 0.1176, far = 0.0002449, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 325.1, plane = 9.538, vector = 13.3, cell = 0.02133, input = 0.5304, step = 0.03766, far = 0.003791, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 45.78, plane = 3.015, row = 6.957, vector = 0.9926, tail = 4.268, thin = 18.62, tap = 0.253, far = 0.0007765, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 34.72, row = 0.8159, vector = 5.626, tail = 0.2352, far = 0.001272, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 43.4, vector = 3.62, tail = 0.2527, cell = 0.02626, far = 0.002831, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 37.03, row = 0.8763, vector = 2.849, tail = 0.02357, cell = 0.04672, thin = 10.8, far = 0.001247, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <plane = 34.09, row = 0.5723, tail = 224, cell = 0.1928, far = 0.0002948, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 36.39, row = 1.32, vector = 4.473, cell = 0.001808, far = 0.001608, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 36.64, row = 1.239, vector = 2.369, cell = 0.02718, thin = 17.04, far = 0.001354, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 73.71, plane = 37.87, row = 0.9081, tail = 69.72, cell = 0.2781, far = 0.0007474, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <plane = 67.44, row = 2.775, vector = 4.365, tail = 3.19, thin = 8.621>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 8.895, plane = 35.16, row = 0.6543, vector = 4.112, tail = 0.3108, cell = 0.1321, thin = 10.22, far = 0.001732, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.45, plane = 62.95, vector = 9.364, tail = 0.9242, cell = 0.1086>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 34.13, plane = 61.58, vector = 7.551, cell = 0.08386>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 70.74, plane = 57.48, vector = 6.347, cell = 0.1434, thin = 17.11>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 201.3, plane = 152.8, row = 1.03, tail = 422.9, cell = 0.3489, far = 0.0006738, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 38.49, plane = 58.5, row = 0.6067, vector = 7.75, cell = 0.08544>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 36.24, plane = 56.87, row = 0.3046, vector = 4.128, cell = 0.05578, thin = 14.42>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 51.62, plane = 74.48, tail = 291.7, cell = 0.5148, far = 0.00146, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 24.8, plane = 70.9, row = 59.64, tail = 5.328, cell = 1.371, thin = 8.053>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 117.3, plane = 56.91, vector = 8.967, cell = 0.2355, thin = 15.88>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 52.44, row = 5.168, vector = 2.083, tail = 5.644, tap = 0.05991, far = 0.002101, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 306.5, plane = 659.5, row = 4.998, vector = 25.26, tail = 15.73, input = 0.1888, step = 0.01088, far = 0.001145, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 4.687, plane = 52, row = 3.726, vector = 2.722, tail = 5.011, tap = 0.1024, far = 0.00346, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 1.145, plane = 56.03, row = 3.255, vector = 2.678, tail = 4.884, thin = 9.623, tap = 0.191, far = 0.006319, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <width = 32, tail = 22.35, thin = 2.338, tap = 0.1625, step = 0.0124, far = 0.0168, cache = 629146>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 576.8, plane = 10.79, width = 32, tail = 3.49, cell = 0.7489, input = 0.5246, thin = 0.4405, step = 0.01128, far = 0.02578, cache = 629146>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 0.8369, row = 6.964, tail = 27.45, cell = 0.1491, thin = 24.87, tap = 0.2804, step = 0.0109, far = 0.01443, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 69.54, row = 5.064, vector = 1.655, tail = 4.124, tap = 0.05747, far = 0.002586, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 109, plane = 591.3, row = 3.697, vector = 9.701, tail = 19.27, input = 0.2166, step = 0.000572, far = 0.01107, cache = 629146>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 63.13, row = 3.727, vector = 2.329, width = 32, cell = 0.081, thin = 0.1814, tap = 0.09225, step = 0.0008398, far = 0.003892, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 58.06, row = 5.639, vector = 2.744, tail = 4.174, thin = 8.925, tap = 0.1657, step = 0.002769, far = 0.002896, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <plane = 45.37, row = 7.026, width = 32, tail = 12.53, tap = 0.1332>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <plane = 8.765, vector = 19.41, width = 32, tail = 17.96, input = 0.5813, thin = 0.7646, step = 0.027>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 46.2, plane = 22.32, row = 10.94, tail = 1.832, cell = 0.1131, thin = 14.68, tap = 0.2014, step = 0.0007732>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 57.9, row = 6.254, vector = 0.5209, tail = 2.546, tap = 0.0418, step = 0.0001593, far = 0.002301, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 38.74, plane = 694.9, row = 3.637, vector = 6.833, tail = 10.36, input = 0.1935, far = 0.008899, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 5.52, plane = 55.95, row = 5.736, vector = 0.8571, tail = 2.419, input = 0.0002285, tap = 0.0635, far = 0.001639, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 15.44, plane = 55.67, row = 5.321, vector = 0.743, tail = 6.43, input = 0.003498, thin = 7.887, tap = 0.1421, far = 0.003524, cache = 838861>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <call = 17.2, plane = 20.28, row = 5.996, width = 32, tail = 0.803, thin = 15.49, tap = 0.1187, step = 0.0107>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 44.94, row = 8.75, vector = 0.5643, tail = 8.271, input = 0.002907, thin = 19.99, tap = 0.2029, step = 0.006263>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 57.66, row = 4.562, vector = 0.8788, tail = 4.173, tap = 0.03753, step = 0.00271, far = 0.0009767, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 581, plane = 571.2, row = 16.24, vector = 8.164, width = 64, input = 0.2474>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 59.03, row = 4.636, vector = 0.9104, tail = 2.3, cell = 0.0158, tap = 0.05551, step = 0.002464, far = 0.002261, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 7.399, plane = 57.64, row = 3.109, vector = 1.798, tail = 1.713, thin = 9.234, tap = 0.1241, step = 0.004972>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <plane = 25.21, row = 9.101, tail = 38.11, tap = 0.09229, step = 0.005709>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 8.205, width = 32, tail = 18.79, cell = 0.411, input = 0.5804, thin = 0.8634, tap = 0.007052, step = 0.01085, far = 0.04044, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 18.34, plane = 21.31, row = 8.953, width = 16, tail = 18.2, tap = 0.1756>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 50.74, row = 4.982, vector = 0.4236, tail = 6.063, tap = 0.02864, step = 0.002579>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 162.1, plane = 430.5, row = 5.868, vector = 1.199, tail = 10.02, input = 0.2391, tap = 0.0004862, step = 0.0007244, far = 0.001996, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 50.49, row = 4.88, vector = 1.018, tail = 1.886, tap = 0.03354, step = 0.00265>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 3.394, plane = 48.51, row = 3.956, vector = 1.54, tail = 1.637, thin = 7.706, tap = 0.07892, step = 0.004052>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 9.374, plane = 5.529, row = 0.289, vector = 6.66, tail = 0.007299, far = 0.0005543, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 9.56, plane = 2.492, row = 0.3422, vector = 4.292, tail = 0.02344, far = 0.0003293, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 8.213, plane = 2.467, vector = 4.218, tail = 0.08752, cell = 0.006821, far = 0.00006024, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 48.22, plane = 7.278, cell = 0.667, far = 0.001147, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.71, plane = 1.159, row = 0.1507, vector = 7.302, cell = 0.001168, far = 0.0003917, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 8.151, plane = 2.977, row = 0.6521, vector = 1.841, tail = 0.201, cell = 0.03055, far = 0.0004314, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 9.932, plane = 3.036, row = 0.184, vector = 6.122, tail = 0.05071, cell = 0.02092, far = 0.0001605, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 8.298, plane = 6.547, row = 0.284, vector = 0.9096, tail = 0.3018, cell = 0.9445, thin = 5.071, far = 0.0005866, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 68.34, plane = 16.63, row = 0.04664, vector = 5.487, tail = 0.6786, far = 0.002017, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 279.4, row = 19.93, vector = 13.85, tail = 0.139, cell = 0.02715, far = 0.001152, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 270.2, plane = 9.552, row = 11.7, vector = 8.124, tail = 1.204, cell = 0.1097, far = 0.001153, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 279.3, plane = 2.788, row = 11.01, vector = 8.377, tail = 0.9396, cell = 0.1348, far = 0.002419, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 13.75, plane = 14.94, row = 26.2, vector = 14.41, tail = 0.2234, cell = 0.1437, far = 0.001923, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 18.48, row = 12.34, vector = 4.359, tail = 0.21, cell = 0.06146, far = 0.001016, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 21.18, plane = 3.124, row = 23.34, vector = 11.64, tail = 0.8922, cell = 0.245, far = 0.003714, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 39, row = 21.95, vector = 1.507, width = 16, cell = 2.467, thin = 0.5687, far = 0.004023, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 9.016, plane = 21.74, row = 5.654, tail = 5.608, tap = 0.1187, far = 0.000609, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 193.4, plane = 10.05, vector = 14.71, width = 32, cell = 0.3011, input = 0.5074, step = 0.04126>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 35.63, plane = 9.369, row = 6.916, vector = 0.4572, tail = 4.799, cell = 0.06927, thin = 15.61, tap = 0.2473, step = 0.002397, far = 0.001166, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 34.26, row = 0.6698, vector = 5.255, tail = 0.2451, cell = 0.01453, far = 0.00133, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 43.91, vector = 3.889, cell = 0.007298, far = 0.002804, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 36.83, row = 0.9373, vector = 2.77, cell = 0.05403, thin = 10.7, far = 0.001366, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <plane = 35.1, row = 0.6027, tail = 189.5, cell = 0.1905, far = 0.0002601, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 5.08, plane = 34.91, row = 0.5319, vector = 4.713, cell = 0.006554, far = 0.001148, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 35.64, row = 0.9967, vector = 2.128, cell = 0.02715, thin = 12.51, far = 0.001389, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 22.39, plane = 37.04, row = 0.6092, tail = 88.51, cell = 0.2952, far = 0.0002451, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <plane = 74.7, row = 3.341, vector = 1.812, tail = 2.939, cell = 0.1133, thin = 12.68, far = 0.003714, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 7.753, plane = 35.33, row = 0.7506, vector = 4.252, tail = 0.127, cell = 0.1112, thin = 9.988, far = 0.001677, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 14.95, plane = 63.12, vector = 12.33, cell = 0.01546>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 18.43, plane = 67.91, vector = 6.703, cell = 0.1247>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 50.25, plane = 66.91, vector = 2.212, tail = 2.095, cell = 0.6495, thin = 20.6>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 274, plane = 138.1, row = 1.027, tail = 268.4, cell = 0.3492>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 26.03, plane = 63.86, vector = 8.156, cell = 0.1278>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 25.68, plane = 64.93, row = 0.04253, vector = 1.544, tail = 1.66, cell = 0.4557, thin = 16.72>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 75.3, plane = 109.4, row = 1.084, vector = 8.776, tail = 398, far = 0.001157, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 84.78, row = 57.91, vector = 6.586, tail = 7.847, thin = 25.11>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 91.11, plane = 69.68, vector = 2.322, tail = 3.277, cell = 1.052, thin = 19.29>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 51.48, row = 4.852, vector = 1.502, tail = 6.043, tap = 0.06559, far = 0.002232, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 320, plane = 669.4, row = 5.047, vector = 22.9, tail = 17.64, input = 0.2301, tap = 0.0005507, step = 0.001939, far = 0.004504, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 3.694, plane = 51.53, row = 4.262, vector = 2.335, tail = 4.327, tap = 0.1096, far = 0.002682, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 12.31, plane = 54.61, row = 4.6, vector = 2.511, tail = 3.532, thin = 9.884, tap = 0.1994, far = 0.00452, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 54.41, row = 16.83, width = 32, tail = 19.26, tap = 0.1268, far = 0.002444, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 210.3, plane = 11.36, vector = 17.87, width = 32, input = 0.5993, step = 0.01491, far = 0.02273, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 36.33, row = 21.24, vector = 0.4167, tail = 10.77, thin = 18.75, tap = 0.2447, step = 0.005235, far = 0.008511, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 52.01, row = 5.231, vector = 0.6251, tail = 6.184, tap = 0.06687, far = 0.003377, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <plane = 594.7, row = 7.901, vector = 5.795, tail = 12.17, input = 0.2602, tap = 0.000845>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 51.62, row = 5.685, vector = 0.7189, tail = 3.851, tap = 0.1185, far = 0.005379, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 62.22, row = 4.653, vector = 0.3044, tail = 3.671, cell = 0.09157, thin = 9.754, tap = 0.2184, far = 0.01022, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 2.296, plane = 22.04, row = 4.068, width = 64, tail = 9.606, input = 0.002882, tap = 0.1317, step = 0.000475>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1232, plane = 7.598, tail = 2.797, cell = 0.7463, input = 0.5818, step = 0.01661, far = 0.03421, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 18.56, plane = 15.27, row = 10.19, vector = 1.235, width = 16, tail = 4.04, thin = 12.82, tap = 0.2035, far = 0.01467, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 51.47, row = 5.713, tail = 2.92, cell = 0.02832, tap = 0.03776, step = 0.000994, far = 0.001434, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 433, plane = 569.4, row = 2.578, vector = 5.382, tail = 12.04, input = 0.1757, thin = 0.01311, tap = 0.001413, step = 0.01049>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 52.17, row = 3.401, width = 64, cell = 0.09011, thin = 0.0312, tap = 0.05563, step = 0.0009838, far = 0.002384, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 52, row = 4.28, vector = 1.388, tail = 2.203, thin = 6.796, tap = 0.124, step = 0.001981, far = 0.004799, cache = 1048576>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 29.35, plane = 16.28, row = 10.48, tail = 11.56, tap = 0.1227, step = 0.0131, far = 0.00006083, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 52, plane = 3.269, row = 19.6, cell = 0.1252, thin = 25.2, tap = 0.2095, step = 0.002721>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 57.11, row = 5.97, vector = 0.09071, tail = 3.343, tap = 0.03929, step = 0.0003914, far = 0.005587, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 249.5, plane = 569.3, row = 5.368, vector = 2.258, tail = 14.29, input = 0.2265, tap = 0.0008393, far = 0.01383, cache = 629146>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 57.63, row = 5.322, tail = 3.303, cell = 0.05025, tap = 0.05444, step = 0.0004998, far = 0.004618, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 54.13, row = 5.032, vector = 1.352, tail = 3.888, thin = 6.779, tap = 0.1136, step = 0.00389, far = 0.006584, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <plane = 25.31, row = 5.188, vector = 0.7855, width = 16, tail = 14.94, input = 0.02209, tap = 0.1102, step = 0.01024, far = 0.003338, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 4.394, row = 0.5974, vector = 5.629, tail = 27.56, tap = 0.1829, step = 0.02372, far = 0.006383, cache = 1048576>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 8.904, row = 6.604, tail = 17.34, cell = 0.0214, input = 0.004343, tap = 0.619, far = 0.00733, cache = 419430>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 37.33, row = 5.182, vector = 0.8595, tail = 2.332, tap = 0.03997, step = 0.0003239, far = 0.002461, cache = 838861>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 47.43, row = 5.139, tail = 1.992, thin = 2.674, tap = 0.422, step = 0.006727, far = 0.001568, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 38.61, plane = 9.258, row = 8.501, tail = 13.68, cell = 0.05264, input = 0.05724, tap = 0.1582, step = 0.001126, far = 0.002927, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 36.5, plane = 0.08955, vector = 5.266, tail = 27.6, tap = 0.2482, step = 0.02007, far = 0.004397, cache = 629146>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 11.25, plane = 21.03, row = 6.144, tail = 5.749, thin = 3.043, tap = 1.035>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 45.36, row = 6.275, vector = 2.378, tail = 5.082, tap = 0.07368, step = 0.00124, far = 0.002487, cache = 838861>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 56.45, row = 5.422, tail = 3.875, cell = 0.3954, tap = 0.7762, step = 0.03044>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 24.18, plane = 17.17, row = 12.18, vector = 1.838, width = 16, tail = 6.363, thin = 1.487, tap = 0.1615, step = 0.002908, far = 0.003054, cache = 629146>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 53.43, row = 0.7364, vector = 4.494, tail = 24.16, tap = 0.2715, step = 0.006075, far = 0.009836, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <plane = 12.44, row = 3.139, tail = 31.64, cell = 0.02207, tap = 1.024, far = 0.007872, cache = 629146>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 47.52, row = 6.172, vector = 2.357, tail = 5.308, tap = 0.07346, far = 0.002075, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 3.623, plane = 56.12, row = 5.184, tail = 3.568, cell = 0.1551, thin = 3.616, tap = 0.9152, step = 0.03266>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 7.922, plane = 18.86, row = 13.46, vector = 1.751, tail = 4.235, tap = 0.1413, far = 0.001841, cache = 1363149>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 22.96, plane = 0.2647, vector = 0.2015, tail = 32.27, cell = 0.6478, tap = 0.192, step = 0.02087, far = 0.009846, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 11.5, row = 5.857, tail = 3.672, cell = 0.2095, thin = 26.1, tap = 0.7766, far = 0.00007208, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 40.41, row = 5.808, vector = 1.38, tail = 2.422, tap = 0.06288, far = 0.002779, cache = 629146>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 51.9, row = 5.253, tail = 2.372, thin = 5.126, tap = 0.6554, step = 0.01574, far = 0.0009585, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 0.5731, plane = 9.133, row = 11.72, tail = 5.68, cell = 0.1382, input = 0.01851, tap = 0.145, step = 0.001647, far = 0.004787, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 12.35, plane = 0.06396, row = 1.917, vector = 4.715, tail = 29.79, tap = 0.2293, step = 0.02616, far = 0.002314, cache = 629146>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 13.15, row = 12.6, width = 4, thin = 7.098, tap = 0.8249>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 45.15, row = 5.656, vector = 1.523, tail = 2.996, tap = 0.05515, far = 0.003361, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 1.73, plane = 52.59, row = 5.534, tail = 2.379, cell = 0.4868, thin = 1.993, tap = 0.5077, step = 0.02273>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 0.5372, plane = 34.98, width = 64, tail = 8.796, input = 0.04354, thin = 0.0713, tap = 0.05225, step = 0.01422>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 34.88, plane = 0.03498, row = 1.121, vector = 3.341, tail = 33.29, cell = 0.1258, tap = 0.2052, step = 0.01311, far = 0.0124, cache = 1048576>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 5.784, plane = 7.466, row = 13.78, vector = 1.098, input = 0.02029, thin = 12.04, tap = 0.1239, step = 0.003583>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 46.23, row = 5.542, vector = 0.8083, tail = 0.9558, tap = 0.03133, far = 0.002584, cache = 1048576>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 46.72, row = 5.431, vector = 0.9202, tail = 0.6993, thin = 2.918, tap = 0.05953, far = 0.001914, cache = 838861>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 10.46, plane = 31.69, row = 9.209, tail = 2.599, tap = 0.1146, step = 0.008721>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 73.63, row = 3.244, vector = 5.091, tail = 22.04, tap = 0.2364, step = 0.01015>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 30.7, plane = 8.68, row = 18.42, vector = 1.309, tail = 2.204, input = 0.01013, thin = 16.33, tap = 0.2235, far = 0.005509, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 49.46, row = 7.326, vector = 2.288, tail = 2.349, tap = 0.05614, far = 0.002419, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 52.75, row = 6.923, vector = 2.448, tail = 2.435, thin = 6.64, tap = 0.1375, far = 0.002769, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 28.56, plane = 16.98, width = 64, tail = 0.4196, input = 0.006851, thin = 0.4652, tap = 0.09826, step = 0.03341>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 28.86, row = 2.023, vector = 4.625, tail = 32.94, tap = 0.2473, step = 0.009119, far = 0.02383, cache = 1363149>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 31.16, plane = 17.06, row = 10.55, vector = 1.354, input = 0.04688, thin = 13.54, tap = 0.1749, step = 0.02214, far = 0.005889, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 49.22, row = 7.263, vector = 2.151, tail = 1.944, tap = 0.05483, far = 0.002952, cache = 629146>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 55.04, row = 6.526, vector = 2.266, tail = 1.689, thin = 5.221, tap = 0.1239, far = 0.002659, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 24.02, plane = 25.94, row = 7.947, width = 32, tail = 16.89, thin = 0.2424, tap = 0.09177, step = 0.01052, far = 0.004396, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 0.2771, plane = 0.05038, row = 2.354, vector = 6.494, tail = 33.15, cell = 0.02713, tap = 0.1991, step = 0.01924, far = 0.01267, cache = 1363149>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 30.03, plane = 13.39, row = 13.91, tail = 0.9911, cell = 0.4535, thin = 12.42, tap = 0.1655, far = 0.002637, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 49.96, row = 6.289, vector = 1.229, tail = 1.267, tap = 0.05544, far = 0.002859, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 52.36, row = 5.831, vector = 0.2785, tail = 0.6804, cell = 0.2821, thin = 4.895, tap = 0.1208, far = 0.00293, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 6.274, row = 21.72, tail = 20.7, input = 0.0297, tap = 0.09023, step = 0.003762, far = 0.0004404, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 68.1, plane = 0.229, vector = 6.122, tail = 28.97, tap = 0.2308, step = 0.01105, far = 0.0077, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 33.92, plane = 5.275, row = 16.84, vector = 2, tail = 1.482, thin = 13.93, tap = 0.1572>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 50.18, row = 6.225, vector = 1.153, tail = 1.165, tap = 0.05576, far = 0.001873, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 53.88, row = 5.715, vector = 1.361, tail = 0.7412, cell = 0.01359, thin = 5.069, tap = 0.122, far = 0.001225, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 15.73, row = 48.24, cell = 0.01084, input = 0.0001385, tap = 0.05603>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 15.75, plane = 0.9654, row = 24.3, cell = 0.2046, input = 0.01378, thin = 4.475, tap = 0.07375>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 0.4945, plane = 48.13, row = 5.342, vector = 0.9009, tail = 1.074, tap = 0.02685, step = 0.0006691, far = 0.0006207, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 50.91, row = 5.206, vector = 0.8586, tail = 1.488, tap = 0.01445, step = 0.000336, far = 0.001595, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 1.328, plane = 48.55, row = 5.146, vector = 0.9915, tail = 0.9252, thin = 6.393, tap = 0.0281, step = 0.0006502, far = 0.00008764, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 35.64, plane = 26.96, row = 9.296, tap = 0.08123, step = 0.02066>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 31.95, plane = 15.57, row = 14.37, cell = 0.1843, input = 0.02533, thin = 17.05, tap = 0.1485, step = 0.00983, far = 0.001203, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 53.2, row = 7.932, vector = 2.3, tail = 0.9506, tap = 0.05278, step = 0.001278, far = 0.002141, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 55.27, row = 7.44, vector = 2.038, tail = 2.345, tap = 0.04306, step = 0.001293, far = 0.002402, cache = 629146>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 57.45, row = 6.035, vector = 0.8825, tail = 1.587, cell = 0.2372, thin = 7.142, tap = 0.08579, step = 0.00131, far = 0.003122, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 13.46, width = 32, tail = 17.38, tap = 0.1261>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 1.761, row = 11.31, tail = 16.81, thin = 15.44, tap = 0.2079, far = 0.007586, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 3.78, plane = 53.91, row = 8.037, vector = 2.145, tail = 1.831, tap = 0.0494, step = 0.00107, far = 0.002424, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 55.3, row = 6.237, vector = 1.915, tail = 4.221, tap = 0.04329, step = 0.0008709, far = 0.002278, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 57.39, row = 5.324, tail = 2.764, cell = 0.3118, thin = 8.44, tap = 0.09074, step = 0.0005356, far = 0.001284, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 51.17, plane = 18.68, row = 9.844, width = 32, tail = 1.816, tap = 0.08286, step = 0.001041>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 99.84, row = 7.968, vector = 1.097, width = 16, tail = 14.01, input = 0.02068, thin = 10.37, tap = 0.1111, far = 0.1636, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 53.83, row = 6.691, vector = 1.321, tail = 1.112, tap = 0.0451, step = 0.002854>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 47.68, row = 6.857, vector = 0.9607, tail = 3.653, tap = 0.02586, step = 0.002044, far = 0.0004588, cache = 629146>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 61.46, row = 4.759, tail = 0.5551, cell = 0.1731, thin = 7.9, tap = 0.06155, step = 0.003029, far = 0.002777, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <plane = 35.6, row = 0.8173, width = 64, thin = 0.544, tap = 0.07554, step = 0.003785, far = 0.02376, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 53.68, plane = 2.523, row = 10.34, tail = 17.19, cell = 0.09279, thin = 10.55, tap = 0.133, step = 0.003498, far = 0.01725, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 5.868, plane = 55.25, row = 6.274, vector = 0.6057, tail = 2.27, cell = 0.08246, tap = 0.05033, far = 0.001643, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 57.17, row = 5.772, vector = 1.171, tail = 2.389, tap = 0.02739, far = 0.001808, cache = 629146>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 13.25, plane = 53.05, row = 5.269, tail = 2.557, cell = 0.1782, thin = 7.431, tap = 0.06298, far = 0.001035, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 39.01, tail = 6.542, cell = 0.06149, tap = 0.02934, step = 0.009204>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 50.43, plane = 3.85, row = 19.28, tail = 0.5934, cell = 0.07325, input = 0.04849, thin = 7.633, tap = 0.07466, far = 0.0003431, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 11.52, plane = 43.93, row = 5.168, vector = 0.9559, tail = 0.8514, input = 0.002524, tap = 0.02506, step = 0.001881, far = 0.00009638, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 0.5584, plane = 43.26, row = 3.69, vector = 0.9763, tail = 1.219, thin = 15.98, tap = 0.03397, step = 0.002346>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <row = 29.36, tap = 0.09205, step = 0.01574, far = 0.02345, cache = 838861>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <row = 24.45, cell = 0.2136, thin = 17.76, tap = 0.1529, step = 0.01896, far = 0.01837, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <plane = 54.62, row = 6.617, vector = 1.896, tail = 2.625, tap = 0.05883, far = 0.005271, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 2.556, plane = 56.19, row = 4.904, vector = 1.543, tail = 2.581, cell = 0.07609, thin = 17.81, tap = 0.09494, far = 0.008105, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 15.87, row = 20.9, width = 32, tail = 5.819, input = 0.03492, thin = 1.595, tap = 0.06879, step = 0.000319, far = 0.0002298, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 27.28, row = 28.4, cell = 0.1737, input = 0.05445, thin = 16.97, tap = 0.1283, far = 0.0009075, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 51.86, row = 7.391, vector = 2.075, tail = 1.672, tap = 0.05968, far = 0.001077, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 52.84, row = 5.705, tail = 1.536, cell = 0.3213, thin = 14.23, tap = 0.09007>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <call = 94.51, plane = 23.05, width = 32, tail = 11.56, thin = 1.189, tap = 0.0897, step = 0.01128, far = 0.02289, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 108.3, plane = 7.456, row = 16.82, tail = 6.047, cell = 0.06509, thin = 13.93, tap = 0.1578, far = 0.01683, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 50.41, row = 5.965, vector = 0.389, tail = 2.406, cell = 0.1216, tap = 0.04687, step = 0.002835>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 3.961, plane = 45.55, row = 5.634, vector = 1.451, tail = 1.62, thin = 20.71, tap = 0.06174, step = 0.003079>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <plane = 43.43, row = 7.461, tail = 61.03, input = 0.01015, tap = 0.07226, step = 0.0004974>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 149, plane = 2.425, row = 11.25, vector = 1.576, thin = 19.67, tap = 0.1297>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <plane = 48.94, row = 6.391, vector = 1.214, tail = 2.83, tap = 0.05004>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 51.52, row = 5.073, vector = 0.01972, tail = 2.265, cell = 0.1422, thin = 16.53, tap = 0.0746>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 167.6, plane = 18.21, row = 11.93, tail = 1.666, tap = 0.05715, step = 0.008435, far = 0.08307, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 2115, plane = 7.006, width = 32, cell = 0.5795, input = 0.1476, thin = 0.09415, step = 0.01404, far = 0.07679, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 98.22, plane = 20.15, row = 5.332, vector = 0.1439, tail = 5.66, input = 0.01243, thin = 9.276, tap = 0.08202, step = 0.0138, far = 0.03794, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 42.09, row = 4.113, vector = 0.5267, tail = 3.878, input = 0.00196, tap = 0.006164>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 150.5, plane = 416, vector = 12.51, width = 256, input = 0.05148, step = 0.0001165>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 20.42, plane = 45.91, row = 5.414, vector = 0.6473, tail = 1.389, thin = 11.92, tap = 0.03365, far = 0.0008276, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 11.04, plane = 3.707, row = 0.5982, vector = 2.823, cell = 0.01385, far = 0.001342, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 9.005, plane = 2.793, row = 0.8109, vector = 1.624, tail = 0.2403, cell = 0.009683, far = 0.001236, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.3, plane = 2.099, row = 0.8959, vector = 1.377, tail = 0.1637, cell = 0.009491, far = 0.0004018, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 64.18, plane = 2.128, vector = 0.3938, cell = 0.2611, far = 0.001495, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 13.96, plane = 1.922, row = 0.2815, vector = 3.884, cell = 0.01633, far = 0.0001208, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 13.31, plane = 2.159, row = 0.2749, vector = 3.662, tail = 0.01522, cell = 0.02639>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 11.79, plane = 3.902, row = 0.4427, vector = 1.101, width = 8, tail = 0.3362, cell = 0.4096, thin = 0.001799, far = 0.00003466, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 284.1, row = 18.94, vector = 5.857, tail = 0.9224, far = 0.001156, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 267.2, plane = 7.933, row = 13.08, vector = 3.797, cell = 0.002302, far = 0.0002809, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 265.1, plane = 2.387, row = 14.71, vector = 2.87, tail = 0.2499, far = 0.0009511, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 24.81, row = 13.54, vector = 3.046, tail = 0.6529, cell = 0.0516, far = 0.001059, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 13, plane = 12.03, row = 17.55, vector = 8.812, cell = 0.04284, far = 0.001729, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 17.29, plane = 6.857, row = 12.51, vector = 3.849, cell = 0.00271, far = 0.0005909, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 26.41, plane = 1.934, row = 12.19, vector = 2.798, tail = 0.5886, cell = 0.05738, far = 0.001339, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 41.78, plane = 1.103, row = 52.52, vector = 8.343, cell = 0.0004284, far = 0.004616, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 29.17, row = 15.88, width = 16, cell = 1.394, thin = 1.061, far = 0.002016, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <plane = 26.64, row = 6.72, tail = 3.879, tap = 0.08763>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 1012, plane = 3.608, tail = 0.4476, cell = 0.5645, input = 0.1983, step = 0.09414>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 60.92, plane = 1.063, row = 8.431, vector = 0.963, tail = 1.591, thin = 5.965, tap = 0.1782, step = 0.001906, far = 0.001273, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.68, row = 0.9591, vector = 3.884, cell = 0.0183, far = 0.003018, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 43.08, vector = 1.822, tail = 0.0233, cell = 0.02461, far = 0.00434, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 35.51, row = 1.701, vector = 1.158, cell = 0.02005, thin = 12.76, far = 0.0009565, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 14.05, plane = 28.8, row = 1.702, tail = 186.2, cell = 0.1023, far = 0.006063, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 35.24, row = 1.256, vector = 2.515, cell = 0.04413, far = 0.001327, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 35.84, row = 1.43, vector = 1.494, cell = 0.04181, thin = 12.45, far = 0.001116, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 5.778, plane = 34.14, row = 0.8762, vector = 2.776, cell = 0.06665, thin = 14.33, far = 0.001733, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 56.77, row = 0.2292, vector = 8.531, tail = 0.7325, cell = 0.007919, far = 0.001691, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 19.08, plane = 62.98, vector = 3.59, tail = 0.1564, cell = 0.0312, far = 0.001093, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 32.93, plane = 55.6, row = 1.741, vector = 1.666, tail = 0.5036, cell = 0.09987, thin = 26.44, far = 0.00006357, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 362.8, vector = 13, tail = 27.86, far = 0.0009099, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 35.36, plane = 68.27, row = 0.4841, vector = 5.719, cell = 0.06094, far = 0.001659, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 71.71, plane = 56.44, row = 0.5389, vector = 3.601, cell = 0.07675, thin = 26.57>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 159.8, plane = 58.66, vector = 6.782, cell = 0.1024, thin = 28.72>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 0.7277, plane = 47.2, row = 6.132, vector = 3.416, tail = 2.757, tap = 0.01637, far = 0.001819, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 158.8, plane = 595.5, row = 14.71, vector = 27.09, tail = 25.94, input = 0.1411>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 10.14, plane = 51.87, row = 6.101, vector = 1.785, tail = 1.42, cell = 0.07894, thin = 15.16, tap = 0.1042, far = 0.003784, cache = 629146>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 44.97, plane = 9.062, row = 9.776, width = 64, tail = 5.704, thin = 0.3492, tap = 0.06434, step = 0.02114, far = 0.007037, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 615.5, plane = 9.954, cell = 0.7497, input = 0.3222, tap = 0.001651, step = 0.0471>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 53.54, plane = 6.304, row = 18.92, vector = 0.9253, tail = 5.733, thin = 13.99, tap = 0.1387, step = 0.01877, far = 0.01352, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 36.99, vector = 3.378, width = 128, tail = 6.155, cell = 0.02587, tap = 0.01938, step = 0.0005242>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 293.9, plane = 506.6, row = 25.32, vector = 20.5, width = 128, input = 0.1402>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 21.08, plane = 50.92, row = 6.446, vector = 2.193, tail = 2.813, thin = 13.35, tap = 0.09597, step = 0.0009239, far = 0.0055, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 10.95, plane = 2.634, row = 0.5471, vector = 1.315, tail = 0.02991, cell = 0.001809, far = 0.001656, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 7.952, plane = 1.332, row = 0.3413, vector = 1.127, cell = 0.005253, far = 0.0005799, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 8.048, plane = 1.43, row = 0.2898, vector = 1.134, tail = 0.0163>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 13.2, plane = 1.766, row = 0.4852, vector = 1.561, cell = 0.006233, far = 0.0005896, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 14.24, plane = 1.581, row = 0.6451, vector = 1.451, tail = 0.03659, cell = 0.00432, far = 0.0002539, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 11.45, plane = 0.9597, row = 0.897, vector = 1.141, cell = 0.02741, thin = 14.2>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 21.93, plane = 42.21, row = 9.444, tail = 2.59, tap = 0.07516>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 92.34, plane = 9.523, width = 64, cell = 0.6282, input = 0.4978, thin = 0.06548, tap = 0.0003026, step = 0.00876>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 45.96, plane = 12.76, row = 8.954, tail = 1.032, cell = 0.2242, thin = 11.49, tap = 0.1073, step = 0.009153, far = 0.003029, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 23.92, row = 0.4726, vector = 1.831, cell = 0.003233, far = 0.003297, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 42.6, vector = 1.068, tail = 0.03876, cell = 0.03008, far = 0.003189, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 35.81, row = 1.138, vector = 0.7804, tail = 0.03629, thin = 13.84, far = 0.002073, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 167.5, plane = 8.982, row = 0.05595, width = 256, cell = 0.02887, thin = 0.003769, far = 0.002572, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 71.27, row = 10.23, vector = 2.195, tail = 0.194, thin = 12.45, far = 0.003496, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 34.74, row = 1.18, vector = 0.8462, cell = 0.002606, far = 0.001661, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 3.879, plane = 34.49, row = 1.278, vector = 0.8852, tail = 0.1018, thin = 13.58, far = 0.002187, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 1.647, plane = 35.08, row = 1.406, vector = 0.9312, tail = 0.06242, cell = 0.01215, thin = 15.15, far = 0.00149, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 44.06, row = 6.372, vector = 1.485, tail = 1.55, tap = 0.006867, far = 0.00163, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 292.3, plane = 545.2, row = 12.92, vector = 4.878, tail = 10.83, input = 0.06303, far = 0.005286, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 23.24, plane = 52.16, row = 4.687, vector = 1.082, tail = 1.293, cell = 0.05013, thin = 15.84, tap = 0.0658, step = 0.003906, far = 0.0006653, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 191.4, plane = 15.61, row = 11.27, width = 64, input = 0.02163, thin = 0.5093, tap = 0.07684, step = 0.003368, far = 0.003575, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 74.6, row = 17.77, tail = 1.429, cell = 0.1842, input = 0.002811, thin = 25.83, tap = 0.15, far = 0.003486, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 45.91, row = 5.691, width = 128, tail = 2.769, cell = 0.04951, input = 0.0003061, thin = 0.05253, tap = 0.004097, step = 0.0003529>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 601.9, row = 0.1681, tail = 21.88, input = 0.1413, step = 0.01039>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 49.25, plane = 45.1, row = 4.344, vector = 1.298, tail = 1.224, thin = 13.73, tap = 0.09766, far = 0.002023, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 7.201, plane = 6.98, row = 0.6947, vector = 0.9004, width = 16, far = 0.001043, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 17.95, plane = 19.63, row = 1.161, vector = 1.209, cell = 0.002117, far = 0.001433, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 23.76, plane = 11.79, row = 0.6222, vector = 0.6731, far = 0.0001296, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 8.113, plane = 45.68, vector = 1.108, cell = 0.01666, far = 0.001295, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 47.68, vector = 1.886, tail = 0.1565, far = 0.001222, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 26.45, plane = 16.36, row = 0.747, width = 64, cell = 0.08853, thin = 0.004954, far = 0.0003297, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 7.485, plane = 7.631, row = 0.2912, vector = 1.333, width = 8, thin = 0.332, far = 0.0009122, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 25.12, plane = 5.33, row = 3.208, vector = 1.161, width = 32, tail = 0.5821, cell = 0.01715, thin = 0.07491, far = 0.001609, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 105.6, plane = 15.64, row = 2.779, vector = 0.8119, far = 0.002149, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.38, plane = 5.569, row = 2.702, width = 32, tail = 4.636, cell = 0.09875, thin = 0.1008, far = 0.001812, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 58.44, plane = 10.83, row = 2.092, width = 64, cell = 0.09949, thin = 0.01743, far = 0.0006926, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 25.15, plane = 9.791, row = 1.803, vector = 0.7748, width = 8, tail = 1.648, cell = 0.1862, far = 0.0007893, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 52.21, row = 0.1629, vector = 0.4885, tail = 0.02478, far = 0.002118, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 15.78, plane = 18.37, row = 0.5109, vector = 0.3626, tail = 0.132, thin = 0.02207, far = 0.001852, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 22.25, plane = 70.66, row = 0.09014, vector = 0.4999, far = 0.0005455, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 57.89, row = 0.103, vector = 0.5956, tail = 0.01405, cell = 0.004874, far = 0.00198, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 35.84, plane = 16.89, row = 0.421, vector = 0.5821, tail = 0.05617, thin = 0.3476, far = 0.003024, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.59, plane = 25.1, row = 1.696, vector = 0.9202, tail = 0.4519, far = 0.002684, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 161.5, plane = 24.57, row = 2.065, vector = 1.157, far = 0.001929, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 14.34, plane = 92.93, row = 1.644, vector = 1.046, cell = 0.03384, far = 0.002418, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 39, plane = 25.17, row = 1.462, vector = 1.516, thin = 0.6674, far = 0.002319, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 7.329, plane = 7.338, row = 0.5323, vector = 0.8032, width = 16, cell = 0.01064, far = 0.001558, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 28.97, plane = 14.65, row = 0.09855, vector = 0.9301, tail = 0.228, far = 0.003463, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 44.72, plane = 19.31, row = 0.4318, vector = 0.5517, width = 64, cell = 0.03423, thin = 0.002382, far = 0.0002297, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 15.82, plane = 41.87, row = 0.1816, vector = 1.084, cell = 0.001171, far = 0.00171, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 47.74, vector = 1.696, cell = 0.007005, far = 0.0003794, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 79.38, plane = 86.64, vector = 1.469, far = 0.001215, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 5.092, plane = 5.832, row = 0.5284, vector = 0.6138, tail = 0.1977, thin = 1.284, far = 0.001469, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 26.52, plane = 3.816, row = 2.69, vector = 2.035, width = 32, tail = 0.227, cell = 0.002537, thin = 0.0794, far = 0.002058, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 113.4, plane = 13.45, row = 2.079, width = 64, cell = 0.06292, thin = 0.009582, far = 0.001775, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 32.63, plane = 3.226, row = 2.567, vector = 0.5148, width = 32, tail = 3.776, cell = 0.06954, thin = 0.08585, far = 0.002347, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 121, plane = 11.35, row = 1.814, width = 64, cell = 0.08262, thin = 0.02445, far = 0.001573, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.4, plane = 6.702, row = 2.078, vector = 1.78, width = 8, tail = 1.077, far = 0.001845, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 51.35, row = 0.1218, vector = 0.5192, tail = 0.1188, cell = 0.0009633, far = 0.002591, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 20.86, plane = 17.94, row = 0.4975, vector = 0.3893, tail = 0.1796, thin = 0.007241, far = 0.001949, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 136, plane = 65.14, row = 0.05672, vector = 0.4851, far = 0.001313, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 54.63, row = 0.03815, vector = 0.5612, cell = 0.001861, far = 0.001684, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 35.14, plane = 16.21, row = 0.3688, vector = 0.5748, tail = 0.03573, thin = 0.3692, far = 0.002373, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 19.52, plane = 26.58, row = 1.716, vector = 0.9269, tail = 0.6148, far = 0.00286, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 135, plane = 36.63, row = 1.732, vector = 0.003878, width = 64, cell = 0.06793, thin = 0.00508, far = 0.002428, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 92.73, row = 1.743, vector = 0.9358, cell = 0.02803, far = 0.002576, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 54.29, plane = 25.9, row = 1.343, vector = 1.552, thin = 0.8816, far = 0.003614, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 4.995, plane = 2.884, vector = 0.7471, width = 16, tail = 0.1367, cell = 0.02747, far = 0.002581, cache = 838861, deep = 0.01343, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 50.74, plane = 1.42, vector = 1.197, far = 0.003777, cache = 419430, deep = 0.01319, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 29.7, plane = 1.373, vector = 5.292, width = 128, cell = 0.03295, thin = 0.0391, far = 0.004203, cache = 838861, deep = 0.01433, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 124.3, plane = 6.547, vector = 0.5017, width = 64, cell = 0.04959, thin = 0.1009, far = 0.001828, cache = 1363149, deep = 0.006571, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 145.2, plane = 6.18, vector = 0.9966, width = 32, cell = 0.05553, thin = 0.05261, far = 0.0008875, cache = 629146, deep = 0.005219, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 139.5, plane = 6.885, vector = 0.4946, far = 0.001902, cache = 1363149, deep = 0.003184, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <plane = 1.882, vector = 0.5835, tail = 31.69, far = 0.005238, cache = 419430, deep = 0.01319, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 11.24, plane = 45.71, vector = 0.3303, width = 32, cell = 0.07354, thin = 0.03803, far = 0.002188, cache = 1048576, deep = 0.01345, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 12.02, plane = 46.04, vector = 0.823, width = 16, tail = 1.073, cell = 0.06821, thin = 3.461, deep = 0.005034, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 6.698, plane = 3.19, vector = 0.8565, width = 8, cell = 0.02857, thin = 0.3022, far = 0.00179, cache = 1048576, deep = 0.01141, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.286, plane = 5.221, row = 0.6614, vector = 1.099, width = 16, far = 0.001806, cache = 629146, deep = 0.01782, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 52.96, plane = 1.316, vector = 1.19, tail = 0.3772, far = 0.003788, cache = 629146, deep = 0.01745, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 26.96, plane = 7.368, vector = 0.5467, cell = 0.02527, far = 0.003787, cache = 629146, deep = 0.02113, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 23.09, plane = 7.448, row = 0.4558, vector = 0.3273, tail = 0.138, cell = 0.01882, far = 0.003036, cache = 629146, deep = 0.01745, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 75.89, plane = 24.55, row = 0.6487, vector = 1.03, width = 64, cell = 0.02982, far = 0.001027, cache = 1363149, deep = 0.004863, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 107.6, plane = 17.21, row = 1.11, vector = 0.5591, far = 0.0002798, cache = 419430, deep = 0.002882, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 43.49, plane = 35.5, row = 0.8507, vector = 0.3727, deep = 0.00299, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 6.069, plane = 47.3, row = 0.3535, vector = 0.5458, tail = 0.00758, cell = 0.02858, far = 0.003832, cache = 1048576, deep = 0.01667, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 3.04, vector = 0.07681, tail = 28.04, deep = 0.01745, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 9.626, plane = 45.34, row = 0.4666, vector = 0.7104, cell = 0.01488, far = 0.002279, cache = 838861, deep = 0.01996, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.86, plane = 1.09, vector = 0.4605, tail = 0.01252, cell = 0.008459, far = 0.001427, cache = 629146, deep = 0.01745, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 126.5, plane = 45.18, row = 0.6125, vector = 1.143, width = 16, cell = 0.002262, thin = 2.325, far = 0.00001946, cache = 419430, deep = 0.00399, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream_held" cost <plane = 177.7, row = 16.7, vector = 0.5903, far = 0.001111, cache = 419430, deep = 0.003412, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 3.052, plane = 6.308, row = 0.6661, vector = 1.157, width = 8, cell = 0.03196, thin = 0.1375, far = 0.001857, cache = 629146, deep = 0.01315, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.62, plane = 8.31, row = 0.6972, vector = 1.088, width = 16, far = 0.002322, cache = 838861, deep = 0.02023, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <plane = 3.621, vector = 0.8504, tail = 11.63, far = 0.0004187, cache = 419430, deep = 0.02334, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 25.46, plane = 16.99, row = 0.0442, vector = 0.7136, cell = 0.01468, far = 0.003473, cache = 838861, deep = 0.02374, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 36.07, plane = 7.373, row = 0.5068, vector = 0.2459, tail = 0.3176, cell = 0.01297, far = 0.002829, cache = 629146, deep = 0.02334, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <plane = 43.44, row = 0.3344, width = 64, cell = 0.04643, thin = 0.002992, deep = 0.003775, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 9.742, plane = 48.65, row = 0.539, vector = 0.7604, tail = 0.0624, cell = 0.005252, far = 0.002733, cache = 629146, deep = 0.02148, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 9.535, plane = 52.05, row = 0.4856, vector = 0.5701, tail = 0.1803, cell = 0.01071, far = 0.002292, cache = 838861, deep = 0.02959, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 15.04, plane = 13.8, row = 0.6626, vector = 1.322, width = 8, tail = 0.1206, thin = 0.2521, far = 0.00133, cache = 838861, deep = 0.01922, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 87.66, plane = 23.03, row = 1.559, vector = 1.649, width = 64, cell = 0.0643, thin = 0.05868, far = 0.002403, cache = 629146, deep = 0.02877, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 76.64, plane = 12.44, row = 7.244, width = 32, cell = 0.1322, thin = 0.6862, far = 0.001546, cache = 629146, deep = 0.03715, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 84.38, plane = 16.46, row = 6.448, width = 16, cell = 0.1783, thin = 0.5915, far = 0.0003924, cache = 419430, deep = 0.03997, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 36.03, plane = 9.86, row = 3.409, width = 16, cell = 0.2109, thin = 0.09048, far = 0.0004253, cache = 419430, deep = 0.03764, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 74.96, plane = 23.53, vector = 2.967, width = 32, tail = 0.006638, far = 0.005335, cache = 419430, deep = 0.02815, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 205.4, vector = 1.652, width = 64, cell = 0.05614, thin = 0.03431, far = 0.004665, cache = 419430, deep = 0.009302, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 74.77, plane = 13.02, row = 3.89, vector = 2.947, width = 32, tail = 1.109, cell = 0.03477, thin = 0.8733, far = 0.008203, cache = 838861, deep = 0.03233, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 226, plane = 27.72, row = 2.781, width = 64, cell = 0.1183, thin = 0.04215, far = 0.002815, cache = 629146, deep = 0.0128, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 77.6, plane = 16.86, row = 4.385, width = 16, tail = 1.302, cell = 0.1782, thin = 0.8466, far = 0.004933, cache = 629146, deep = 0.02194, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 197.1, plane = 25.9, row = 3.144, vector = 1.638, far = 0.001175, cache = 419430, deep = 0.01408, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 21.74, plane = 8.08, row = 2.659, width = 8, tail = 0.8922, cell = 0.2354, far = 0.001686, cache = 629146, deep = 0.01974, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 7.065, plane = 1.864, vector = 1.942, width = 32, cell = 0.04561, far = 0.001252, cache = 629146, deep = 0.01202, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 74.94, plane = 2.445, vector = 0.2426, far = 0.007203, cache = 419430, deep = 0.01316, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 18.08, plane = 7.756, vector = 1.734, far = 0.002326, cache = 838861, deep = 0.01424, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 136.5, plane = 5.791, vector = 2.74, width = 64, tail = 129, thin = 1.851, far = 0.001722, cache = 1363149, deep = 0.004504, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 134.1, plane = 5.577, vector = 2.375, width = 32, tail = 68.33, thin = 0.1165, far = 0.0008358, cache = 1048576, deep = 0.007429, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 139.3, plane = 6.103, vector = 1.412, width = 16, tail = 37.82, far = 0.0006735, cache = 1363149, deep = 0.003182, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 39.34, plane = 2.461, vector = 0.4937, deep = 0.01316, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 7.562, plane = 46.42, cell = 0.07655, far = 0.001191, cache = 629146, deep = 0.01419, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 27.79, plane = 46.42, width = 16, cell = 0.1057, thin = 3.843, deep = 0.004504, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 4.35, plane = 2.796, vector = 1.526, width = 16, cell = 0.05341, thin = 0.294, far = 0.0009754, cache = 629146, deep = 0.01134, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 46.79, row = 0.2574, vector = 0.6778, tail = 0.08807, cell = 0.0146, far = 0.003556, cache = 838861, deep = 0.0143, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 12.19, plane = 10.77, row = 0.608, vector = 0.2111, tail = 0.1864, cell = 0.0314, far = 0.002703, cache = 629146, deep = 0.0171, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 135.3, plane = 60.14, row = 0.07763, vector = 0.7843, far = 0.003049, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 60.1, row = 0.1486, vector = 0.5343, tail = 0.0366, cell = 0.004061, far = 0.003062, cache = 838861, deep = 0.01355, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 145.5, plane = 62.31, row = 1.276, vector = 0.3526, width = 64, cell = 0.07689, thin = 0.008803, far = 0.001295, cache = 1363149>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 19.56, plane = 11.59, row = 0.6462, vector = 0.5402, tail = 0.1499, thin = 0.1992, far = 0.002465, cache = 629146, deep = 0.012, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 34.79, row = 0.00544, vector = 0.5508, tail = 0.0814, cell = 0.01263, far = 0.003658, cache = 629146, deep = 0.01722, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 30.78, row = 1.025, width = 32, tail = 0.6413, cell = 0.04707, far = 0.003092, cache = 838861, deep = 0.01904, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 98.63, row = 0.4341, vector = 1.121, tail = 0.9973, thin = 1.196, far = 0.003875, cache = 629146, deep = 0.02015, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 11.8, plane = 19.28, row = 0.4888, vector = 0.4152, tail = 0.0737, cell = 0.0006469, thin = 0.002689, far = 0.002125, cache = 629146, deep = 0.02192, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 105.8, plane = 52.51, width = 64, cell = 0.04314, thin = 0.003909, far = 0.001453, cache = 1363149, deep = 0.003123, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 51.61, row = 0.07617, vector = 0.4793, tail = 0.02887, cell = 0.003097, far = 0.002264, cache = 629146, deep = 0.01593, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 19.76, plane = 57.08, vector = 1.029, width = 16, far = 0.001821, cache = 838861, deep = 0.01905, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 95.13, row = 0.9047, tail = 1.432, cell = 0.09239, thin = 1.424, far = 0.002886, cache = 629146, deep = 0.02013, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 144.1, plane = 61.15, row = 0.9404, vector = 0.4169, width = 32, cell = 0.04816, far = 0.0005778, cache = 419430, deep = 0.003127, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 16.6, plane = 15.38, row = 0.4377, vector = 0.48, cell = 0.01211, thin = 0.3267, far = 0.00252, cache = 629146, deep = 0.01525, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 40.15, row = 0.0276, vector = 0.639, tail = 0.1431, far = 0.002989, cache = 629146, deep = 0.0222, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 33.9, row = 0.2261, vector = 0.5445, cell = 0.008395, far = 0.003115, cache = 629146, deep = 0.02206, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 91.63, row = 1.629, vector = 0.7976, tail = 2.09, thin = 2.185, far = 0.004673, cache = 419430, deep = 0.02483, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 11.26, plane = 19.09, row = 0.332, vector = 0.3543, tail = 0.1255, thin = 0.04823, far = 0.002695, cache = 629146, deep = 0.02396, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 85.43, plane = 59.27, row = 0.01472, width = 64, cell = 0.04397, thin = 0.001577, deep = 0.001642, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 52.07, row = 0.03198, vector = 0.4901, tail = 0.03418, cell = 0.00107, far = 0.002341, cache = 629146, deep = 0.02018, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 52.1, cell = 0.06245, far = 0.002066, cache = 629146, deep = 0.02023, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 98.62, row = 1.536, vector = 0.5266, tail = 1.833, cell = 0.009914, thin = 4.037, far = 0.005413, cache = 419430, deep = 0.0215, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 130.4, plane = 67.79, row = 0.5206, vector = 0.8293, far = 0.00008739, cache = 419430, deep = 0.002309, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 20.79, plane = 17.42, row = 0.3623, vector = 0.4875, cell = 0.0006025, thin = 0.1905, far = 0.002341, cache = 419430, deep = 0.01481, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <plane = 86.58, row = 7.528, vector = 5.513, tail = 5.761, cell = 0.01014, far = 0.006115, cache = 838861, deep = 0.05414, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 127.3, plane = 91.48, row = 4.729, vector = 3.686, width = 64, cell = 0.2976, far = 0.004217, cache = 838861, deep = 0.01295, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 2.223, plane = 80.2, row = 9.546, vector = 2.719, tail = 0.02853, cell = 0.2269, far = 0.004595, cache = 838861, deep = 0.04187, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 51.67, plane = 20.39, row = 6.252, vector = 5.55, thin = 2.051, far = 0.006687, cache = 629146, deep = 0.02959, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 1.314, plane = 111.7, row = 1.134, vector = 1.101, tail = 0.5936, cell = 0.01964, far = 0.001963, cache = 838861, deep = 0.02526, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 126.1, plane = 124, row = 0.4572, vector = 0.4059, width = 64, cell = 0.06956, thin = 0.01191, far = 0.0001901, cache = 1363149, deep = 0.0083, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 25.5, plane = 123.9, row = 1.703, vector = 0.1553, width = 16, cell = 0.1324, thin = 0.05843, far = 0.001646, cache = 1048576, deep = 0.0222, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 79.13, plane = 34.61, row = 1.22, vector = 1.402, cell = 0.01196, thin = 0.836, deep = 0.02086, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 87.21, row = 1.017, vector = 0.6034, tail = 1.287, cell = 0.042, far = 0.003917, cache = 838861, deep = 0.0242, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 140.1, plane = 95.73, row = 0.8136, vector = 0.08273, width = 64, tail = 0.2075, cell = 0.06102, far = 0.001656, cache = 838861, deep = 0.008601, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 9.844, plane = 87.03, row = 1.911, vector = 0.3952, width = 16, tail = 0.4281, cell = 0.08495, thin = 0.009438, far = 0.004492, cache = 838861, deep = 0.02419, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 65.26, plane = 19.44, row = 1.651, vector = 1.284, thin = 0.8252, far = 0.004272, cache = 838861, deep = 0.01629, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 44.85, row = 0.09853, vector = 0.6876, cell = 0.001113, far = 0.003571, cache = 629146, deep = 0.02474, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 14.77, plane = 14.48, row = 0.3811, vector = 0.3574, tail = 0.09688, cell = 0.001169, thin = 0.006351, far = 0.003394, cache = 629146, deep = 0.02955, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 133.1, plane = 57.32, row = 0.09393, vector = 0.6058, far = 0.002094, cache = 1363149, deep = 0.007442, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 57.35, row = 0.1293, vector = 0.4367, cell = 0.007413, far = 0.002124, cache = 838861, deep = 0.02376, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 150.5, plane = 62.24, row = 0.662, vector = 0.5395, width = 64, cell = 0.04924, thin = 0.003597, far = 0.0007612, cache = 629146, deep = 0.006776, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 24.4, plane = 12.51, row = 0.4327, vector = 0.5174, tail = 0.07627, thin = 0.196, far = 0.003109, cache = 629146, deep = 0.02422, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.025, plane = 5.747, row = 0.4599, vector = 0.9712, width = 16, far = 0.002426, cache = 629146, deep = 0.01683, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 58.4, plane = 1.368, vector = 0.168, tail = 0.1529, cell = 0.05236, far = 0.00457, cache = 419430, deep = 0.01835, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 24.71, plane = 10.66, vector = 0.5354, tail = 0.1201, cell = 0.02369, far = 0.003574, cache = 838861, deep = 0.02369, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 31.42, plane = 4.744, row = 0.7794, vector = 0.4308, far = 0.003166, cache = 1048576, deep = 0.01835, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 36.65, plane = 16.38, row = 0.03418, width = 64, cell = 0.04995, thin = 0.01075, deep = 0.007423, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 46.69, plane = 24.21, row = 0.1297, width = 32, cell = 0.07076, thin = 0.03029, deep = 0.001873, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 9.059, plane = 42.07, row = 0.1623, vector = 0.674, width = 32, cell = 0.02889, thin = 0.008535, far = 0.002851, cache = 629146, deep = 0.02352, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 6.724, plane = 46.5, row = 0.2616, vector = 0.5675, width = 16, tail = 0.713, cell = 0.0361, thin = 2.766, deep = 0.002058, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream_held" cost <plane = 183.9, row = 10.16, vector = 0.5905, far = 0.001673, cache = 419430, deep = 0.002058, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 5.537, plane = 6.829, row = 0.3651, vector = 1.26, width = 8, tail = 0.08107, thin = 0.1244, far = 0.001233, cache = 419430, deep = 0.01333, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 116, width = 32, tail = 1.263, cell = 0.08216, far = 0.004133, cache = 838861, deep = 0.02317, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 178.9, vector = 2.466, width = 32, tail = 2.354, far = 0.00367, cache = 1048576, deep = 0.00399, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 70.05, plane = 14.47, row = 3.769, width = 32, tail = 1.522, cell = 0.1098, thin = 0.8657, far = 0.005531, cache = 1363149, deep = 0.02405, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 162.1, plane = 36.68, row = 3.946, vector = 1.639, far = 0.002077, cache = 1363149, deep = 0.004793, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 81.78, plane = 13.51, row = 3.142, vector = 2.619, width = 16, thin = 0.8962, far = 0.007826, cache = 1363149, deep = 0.02239, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 222.9, row = 4.406, vector = 1.501, width = 32, cell = 0.1092, far = 0.002508, cache = 1363149, deep = 0.002766, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 32.61, plane = 8.605, row = 1.22, vector = 2.147, width = 16, cell = 0.09958, thin = 0.115, far = 0.005484, cache = 1048576, deep = 0.01932, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 38.95, row = 0.04871, vector = 0.2568, tail = 0.1243, cell = 0.02457, far = 0.003607, cache = 629146, deep = 0.02539, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 86.06, row = 0.612, vector = 0.9036, tail = 1.889, thin = 1.41, far = 0.004378, cache = 629146, deep = 0.02474, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 12.47, plane = 15.96, row = 0.5239, vector = 0.3877, tail = 0.0396, cell = 0.001778, far = 0.00231, cache = 629146, deep = 0.02891, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 54.91, plane = 53.56, vector = 0.7272, far = 0.00007302, cache = 629146, deep = 0.002633, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 51.58, row = 0.05629, vector = 0.4352, tail = 0.01465, cell = 0.006283, far = 0.002135, cache = 629146, deep = 0.02323, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 91.52, row = 0.5766, vector = 0.1263, tail = 2.073, cell = 0.04569, thin = 2.917, far = 0.004336, cache = 629146, deep = 0.02474, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 146.1, plane = 63.41, row = 1.323, vector = 0.3442, width = 32, cell = 0.04054, far = 0.0005617, cache = 419430, deep = 0.003112, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 20.58, plane = 13.87, row = 0.4526, vector = 0.328, tail = 0.06343, cell = 0.05027, thin = 0.3305, far = 0.002325, cache = 419430, deep = 0.02806, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 87.63, row = 0.9073, vector = 1.033, tail = 0.3451, far = 0.002749, cache = 838861, deep = 0.02561, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 138.3, plane = 97.21, row = 0.6606, vector = 0.3286, width = 64, cell = 0.05011, thin = 0.00136, far = 0.000674, cache = 1363149, deep = 0.005865, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 91.91, row = 1.838, vector = 0.6698, tail = 0.1198, far = 0.005634, cache = 1363149, deep = 0.02549, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 119.7, plane = 98.28, row = 1.434, vector = 1.538, far = 0.0007411, cache = 1363149, deep = 0.005756, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 32.28, plane = 23.08, row = 1.701, vector = 0.7479, cell = 0.09662, thin = 1.091, far = 0.001738, cache = 419430, deep = 0.01705, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 8.611, plane = 6.325, row = 0.1418, vector = 0.5625, width = 16, tail = 0.0472, cell = 0.0232, far = 0.001914, cache = 629146, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 25.85, plane = 4.317, vector = 0.3584, width = 128, cell = 0.03154, far = 0.004567, cache = 838861, deep = 0.01417, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 188.4, vector = 0.1871, tail = 0.6799, far = 0.02005, cache = 419430, deep = 0.01194, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 103.3, row = 1.92, vector = 0.5917, far = 0.0007478, cache = 419430, deep = 0.005051, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 15.45, plane = 36.12, row = 0.206, vector = 0.5936, tail = 0.2082, cell = 0.009846, far = 0.003316, cache = 838861, deep = 0.01295, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 8.434, plane = 44.67, row = 0.6061, width = 16, tail = 11.45, cell = 0.06031, thin = 2.425, far = 0.0003036, cache = 1048576, deep = 0.004291, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 12.58, plane = 3.133, row = 0.3505, vector = 0.9757, width = 8, cell = 0.006044, thin = 0.4785, far = 0.0022, cache = 629146, deep = 0.007799, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 95.17, plane = 8.313, row = 6.024, width = 32, tail = 1.152, cell = 0.07926, thin = 0.4508, far = 0.001102, cache = 419430, deep = 0.02565, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 271.8, row = 5.843, vector = 1.12, width = 64, cell = 0.05505, deep = 0.00668, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 135.1, plane = 8.67, row = 5.372, vector = 2.31, width = 16, tail = 0.06075, thin = 0.2976, far = 0.003234, cache = 419430, deep = 0.02565, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 336.6, plane = 8.113, row = 5.257, width = 32, cell = 0.1349, thin = 0.02418, deep = 0.00668, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 43.13, plane = 7.822, row = 2.547, vector = 1.611, width = 8, tail = 0.6206, cell = 0.002955, far = 0.004105, cache = 1363149, deep = 0.02565, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 23.3, row = 0.07284, tail = 0.5285, cell = 0.02837, far = 0.004104, cache = 629146, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 2.827, plane = 56.54, row = 1.999, vector = 0.9423, tail = 1.483, thin = 1.428, far = 0.00946, cache = 1048576, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 6.787, plane = 7.452, row = 0.2483, vector = 0.1947, tail = 0.1981, cell = 0.01265, far = 0.002434, cache = 629146, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 103.6, plane = 20.44, width = 64, tail = 0.06345, cell = 0.04307, thin = 0.001296>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 29.79, row = 0.1501, vector = 0.003996, tail = 0.2897, cell = 0.03902, far = 0.003185, cache = 629146, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 4.259, plane = 63.74, row = 2.116, vector = 0.3797, tail = 1.748, cell = 0.02289, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 130, plane = 28.22, row = 0.4939, vector = 0.6075, width = 64, cell = 0.06248, thin = 0.001373>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 14.84, plane = 5.698, row = 0.2944, vector = 0.3587, tail = 0.1197, thin = 0.3718, far = 0.003741, cache = 629146, deep = 0.02458, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 21.78, row = 0.7549, vector = 0.5444, tail = 0.8633, cell = 0.02091, thin = 0.07241, far = 0.002223, cache = 629146, deep = 0.02319, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 86.78, plane = 23.34, row = 0.1678, vector = 0.7614, width = 64, tail = 0.1311, cell = 0.05292, thin = 0.01239, far = 0.0019, cache = 1048576, deep = 0.0009401, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 19.78, row = 0.6163, vector = 0.9988, tail = 1.083, thin = 0.6579, far = 0.002314, cache = 1363149, deep = 0.01839, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 68.23, plane = 40.65, row = 0.4413, vector = 0.3392, width = 64, cell = 0.094, thin = 0.00494, far = 0.001549, cache = 838861, deep = 0.0007659, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 19.8, row = 0.8081, vector = 0.8334, tail = 1.179, thin = 0.7112, far = 0.003285, cache = 1363149, deep = 0.01505, last = 22369622>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 6.256, plane = 6.408, row = 0.1404, vector = 1.431, width = 16, cell = 0.00271, far = 0.002993, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 11.7, plane = 23.12, row = 0.463, vector = 1.643, cell = 0.0287, far = 0.003147, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 47.2, plane = 16.37, row = 0.3047, vector = 0.08514, width = 32, cell = 0.09095, thin = 0.0284>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 59.42, plane = 17.37, row = 0.2959, vector = 0.4598, width = 32, cell = 0.1163>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 6.749, plane = 48.95, vector = 1.131, cell = 0.03512, far = 0.002932, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 39.99, plane = 26.76, row = 0.1052, vector = 1.01, width = 8, tail = 0.2854, cell = 0.02269, thin = 2.677>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 4.577, plane = 6.67, vector = 2.246, width = 8, cell = 0.01789, thin = 0.1945, far = 0.001384, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 69.72, plane = 14.35, row = 4.586, vector = 2.432, width = 16, tail = 1.013, cell = 0.0354, thin = 0.7764, far = 0.002349, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 206.3, plane = 20.66, row = 3.372, width = 32, cell = 0.1818, thin = 0.09443, far = 0.0008732, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 79.34, plane = 17.65, row = 4.484, vector = 0.8423, width = 8, tail = 0.8691, cell = 0.2422, thin = 0.545, far = 0.002104, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 210, plane = 20.68, row = 3.179, width = 16, cell = 0.3505, thin = 0.1251, far = 0.001072, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 39.41, plane = 11.15, row = 1.719, vector = 1.335, width = 8, tail = 1.106, cell = 0.1953, far = 0.002732, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 26.96, vector = 0.8046, cell = 0.01979, far = 0.003785, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 4.667, plane = 14.4, row = 0.2965, vector = 0.5172, tail = 0.108, cell = 0.006478, thin = 0.02735, far = 0.003549, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 51.75, plane = 47.1, row = 0.09943, vector = 0.6916, far = 0.0003929, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 38.12, row = 0.1418, vector = 0.699, cell = 0.01664, far = 0.002556, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 13.26, plane = 12.16, row = 0.384, vector = 0.8474, tail = 0.04674, thin = 0.1574, far = 0.002048, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 27.08, plane = 19.18, row = 1.054, vector = 1.309, tail = 0.7926, thin = 0.04421, far = 0.002777, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 151.8, plane = 23.61, row = 1.504, width = 32, tail = 0.0448, cell = 0.1432, thin = 0.004318, far = 0.001228, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <call = 24.86, plane = 79.22, row = 1.427, width = 8, cell = 0.2205, thin = 0.07152, far = 0.002896, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 60.9, plane = 17.56, row = 0.9194, vector = 1.982, thin = 0.8345, far = 0.003728, cache = 629146>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 4.51, plane = 2.668, vector = 1.062, width = 16, tail = 0.5291, cell = 0.006581, far = 0.002345, cache = 838861, deep = 0.01424, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 1.471, plane = 1.808, vector = 1.231, tail = 17.52, far = 0.001963, cache = 419430, deep = 0.01414, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 16.02, plane = 7.455, vector = 2.287, tail = 1.306, far = 0.003099, cache = 838861, deep = 0.01387, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 141.1, plane = 7.346, vector = 0.3608, width = 64, cell = 0.04908, thin = 0.009549, far = 0.002634, cache = 1363149, deep = 0.006353, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 145.7, plane = 7.044, vector = 0.6639, far = 0.001691, cache = 1363149, deep = 0.006353, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 7.242, plane = 2.067, cell = 0.1202, deep = 0.01414, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 10.58, plane = 45.86, vector = 1.287, tail = 0.04459, far = 0.002044, cache = 838861, deep = 0.0151, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 20.91, plane = 47.01, vector = 1.837, width = 16, tail = 0.7542, thin = 4.058, far = 0.00008264, cache = 1363149, deep = 0.006353, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 4.588, plane = 3.113, vector = 1.169, width = 8, tail = 0.1074, thin = 0.4898, far = 0.001464, cache = 629146, deep = 0.01269, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 7.855, plane = 4.9, row = 0.7027, vector = 1.016, width = 16, tail = 0.07328, far = 0.001968, cache = 838861, deep = 0.01372, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 71.78, plane = 1.129, vector = 1.187, cell = 0.007168, far = 0.002393, cache = 838861, deep = 0.01396, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 15.56, plane = 20.75, row = 0.9545, vector = 1.079, tail = 0.6539, cell = 0.01518, far = 0.002367, cache = 629146, deep = 0.0146, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 22.09, plane = 15.28, row = 1.716, vector = 0.3006, tail = 0.277, cell = 0.03761, far = 0.001193, cache = 419430, deep = 0.01396, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 33.11, plane = 15.08, row = 0.6298, width = 64, cell = 0.05189, thin = 0.01548, deep = 0.0005768, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 36.31, plane = 21.08, row = 0.4742, width = 32, cell = 0.07753, thin = 0.03109>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 8.921, plane = 43.5, vector = 1.125, tail = 0.06438, cell = 0.02457, far = 0.001136, cache = 629146, deep = 0.01331, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.78, vector = 0.2658, tail = 34.08, deep = 0.01396, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 9.461, plane = 42.16, vector = 1.23, tail = 0.06519, cell = 0.01668, far = 0.0008604, cache = 419430, deep = 0.01722, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 53.68, plane = 0.5883, row = 0.003681, vector = 0.4683, tail = 0.03663, cell = 0.01426, far = 0.00103, cache = 1363149, deep = 0.01396, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 119.6, plane = 48.05, row = 0.4446, vector = 0.6512, width = 16, tail = 0.9509, cell = 0.03686, thin = 2.201, far = 0.0003345, cache = 419430, deep = 0.0006478, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream_held" cost <call = 203.4, vector = 0.6879, far = 0.001318, cache = 629146>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 5.904, plane = 5.97, row = 0.5296, vector = 1.412, width = 8, tail = 0.02063, thin = 0.2918, far = 0.001539, cache = 1048576, deep = 0.008883, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 20.38, plane = 10.17, row = 0.7816, vector = 0.7084, width = 16, tail = 0.2158, cell = 0.01852, far = 0.002176, cache = 838861, deep = 0.02298, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 18.54, plane = 3.439, tail = 5.968, cell = 0.06381, deep = 0.0234, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 38.91, row = 0.973, vector = 1.147, cell = 0.004791, far = 0.002315, cache = 838861, deep = 0.02619, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 19.11, plane = 14.63, row = 1.51, vector = 0.5084, tail = 0.01411, far = 0.005003, cache = 629146, deep = 0.0234, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 45.04, row = 0.4947, width = 64, cell = 0.04628, thin = 0.009244, deep = 0.002514, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 34.01, plane = 28.22, row = 0.5517, vector = 0.7721, tail = 0.03197, cell = 0.0004162, far = 0.003895, cache = 1048576, deep = 0.02236, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 20.65, plane = 41.59, row = 0.4955, vector = 0.6738, tail = 0.05427, cell = 0.004916, far = 0.002842, cache = 1048576, deep = 0.02664, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.63, plane = 14.92, row = 0.8026, vector = 1.328, width = 8, thin = 0.3411, far = 0.002856, cache = 838861, deep = 0.02117, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 89.99, plane = 22.67, vector = 0.5268, cell = 0.3438, far = 0.004252, cache = 629146, deep = 0.04551, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 209.9, plane = 30.51, row = 4.536, vector = 8.537, cell = 0.0995, thin = 3.909, far = 0.00566, cache = 629146, deep = 0.03974, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 327.9, plane = 23.39, width = 64, cell = 0.6344, thin = 0.1238, far = 0.01199, cache = 1048576, deep = 0.02608, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 258, plane = 35.45, row = 5.856, vector = 3.318, cell = 0.436, thin = 3.417, far = 0.004984, cache = 838861, deep = 0.03613, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 250.3, plane = 71.32, row = 3.514, vector = 6.756, far = 0.003624, cache = 838861, deep = 0.02608, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 55.62, plane = 17.46, row = 1.395, tail = 9.426, cell = 1.038, far = 0.001024, cache = 629146, deep = 0.03632, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 60.05, plane = 72.11, row = 3.059, width = 64, cell = 0.09658, thin = 0.03565, far = 0.002511, cache = 629146, deep = 0.01843, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 97.11, plane = 11.37, row = 6.906, vector = 0.2711, width = 32, cell = 0.1196, thin = 0.7545, far = 0.001396, cache = 1048576, deep = 0.02792, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 108.2, plane = 15.82, row = 5.65, vector = 1.021, width = 16, cell = 0.1152, thin = 0.5617, far = 0.0006705, cache = 1363149, deep = 0.02471, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 43.88, plane = 10.07, row = 2.128, vector = 0.754, width = 16, cell = 0.1893, thin = 0.206, far = 0.0009396, cache = 419430, deep = 0.01947, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 88.92, plane = 7.598, row = 0.4466, vector = 2.945, width = 32, tail = 0.2799, far = 0.003965, cache = 419430, deep = 0.03036, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 200.5, row = 0.1845, width = 64, cell = 0.08087, thin = 0.03371, far = 0.004448, cache = 419430, deep = 0.008987, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 78.99, plane = 9.894, row = 4.27, vector = 3.475, width = 32, tail = 1.102, cell = 0.01717, thin = 0.8421, far = 0.00407, cache = 838861, deep = 0.03623, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 168.8, plane = 44.68, row = 4.39, vector = 1.906, deep = 0.01161, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 82.02, plane = 14.41, row = 4.289, vector = 2.615, width = 16, tail = 0.4905, cell = 0.01824, thin = 0.8347, far = 0.002493, cache = 838861, deep = 0.02578, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 199.3, plane = 9.649, row = 4.756, vector = 1.361, width = 32, cell = 0.1432, deep = 0.01059, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 25.06, plane = 7.765, row = 1.867, width = 8, tail = 1.754, cell = 0.2355, far = 0.001653, cache = 1363149, deep = 0.02507, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 46.89, row = 0.2742, vector = 0.8763, tail = 0.2092, cell = 0.005719, far = 0.003247, cache = 838861, deep = 0.009792, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 14.78, plane = 11.85, row = 0.5513, vector = 0.09682, tail = 0.2956, cell = 0.04453, far = 0.002777, cache = 629146, deep = 0.01, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 149.5, plane = 59.69, width = 64, tail = 0.1462, cell = 0.05009, far = 0.002758, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <call = 1.229, plane = 61.66, row = 0.0977, vector = 0.6237, tail = 0.03402, far = 0.002524, cache = 838861, deep = 0.00954, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 174.2, plane = 61.99, row = 1.158, vector = 0.4904, width = 64, cell = 0.07862, far = 0.001011, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 25.51, plane = 13.22, row = 0.5895, vector = 0.576, tail = 0.147, thin = 0.1203, far = 0.003055, cache = 629146, deep = 0.004978, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 53.49, row = 0.0241, vector = 0.4119, tail = 0.1219, cell = 0.02387, far = 0.003201, cache = 838861, deep = 0.02009, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 46.57, row = 0.6684, width = 32, tail = 0.3015, cell = 0.05068, far = 0.002712, cache = 838861, deep = 0.01875, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 99.2, vector = 1.196, tail = 1.424, thin = 1.349, far = 0.003984, cache = 629146, deep = 0.01875, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 22.86, plane = 18.03, row = 0.5354, vector = 0.4499, tail = 0.002258, far = 0.001881, cache = 629146, deep = 0.02164, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 142, plane = 60.37, row = 0.08605, vector = 0.6571, far = 0.001606, cache = 1363149, deep = 0.004731, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 60.36, row = 0.09902, vector = 0.4003, tail = 0.0001864, cell = 0.01955, far = 0.001607, cache = 838861, deep = 0.01831, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 44.68, plane = 65.43, cell = 0.06743, far = 0.001876, cache = 838861, deep = 0.01985, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 100.2, row = 0.1109, vector = 0.5685, tail = 1.692, cell = 0.02372, thin = 2.707, far = 0.003395, cache = 629146, deep = 0.01875, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 172.8, plane = 68.3, row = 0.7567, width = 64, tail = 0.1964, cell = 0.06261, thin = 0.003488, far = 0.0005171, cache = 838861, deep = 0.00455, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 34.92, plane = 17.02, row = 0.4202, vector = 0.44, cell = 0.02568, thin = 0.2874, far = 0.001766, cache = 629146, deep = 0.0174, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 40.25, row = 0.1198, vector = 0.4259, tail = 0.2339, cell = 0.01208, far = 0.003383, cache = 1048576, deep = 0.02778, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 27.35, vector = 0.3606, tail = 0.319, cell = 0.02054, far = 0.003181, cache = 838861, deep = 0.02458, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 84.65, row = 1.572, vector = 0.8518, tail = 1.637, thin = 2.171, far = 0.004681, cache = 1048576, deep = 0.02514, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 8.801, plane = 23.13, row = 0.4244, vector = 0.3498, tail = 0.06993, thin = 0.02421, far = 0.002657, cache = 1048576, deep = 0.03109, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 59.68, plane = 66.84, row = 0.08839, vector = 0.6822, far = 0.0001586, cache = 1363149, deep = 0.002905, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 50.25, row = 0.05511, vector = 0.5179, far = 0.002653, cache = 1048576, deep = 0.02486, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 50.68, cell = 0.06371, far = 0.002756, cache = 1048576, deep = 0.02303, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 92.75, row = 1.689, vector = 0.4527, tail = 1.88, cell = 0.02073, thin = 4.849, far = 0.003997, cache = 1048576, deep = 0.02467, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 167.7, plane = 72.56, row = 0.8466, vector = 0.749, far = 0.0007729, cache = 629146, deep = 0.004005, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 20.63, plane = 18.76, row = 0.2967, vector = 0.5085, tail = 0.0007658, thin = 0.2569, far = 0.002458, cache = 838861, deep = 0.02225, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 7.887, plane = 100.4, row = 7.765, vector = 2.19, tail = 8.695, cell = 0.2543, far = 0.006466, cache = 419430, deep = 0.04556, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 157.5, plane = 97.42, row = 10.58, vector = 5.381, tail = 2.345, far = 0.01751, cache = 1363149, deep = 0.008172, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 34.22, plane = 85, row = 9.645, vector = 4.219, cell = 0.2432, far = 0.008165, cache = 1363149, deep = 0.03633, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 191.8, plane = 94.04, row = 9.532, width = 64, tail = 1.799, cell = 0.6482, thin = 0.09661, far = 0.01252, cache = 419430, deep = 0.01076, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 94.64, plane = 25.01, row = 3.237, vector = 3.935, cell = 0.7298, thin = 1.92, far = 0.008393, cache = 419430, deep = 0.02647, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 35.87, plane = 123.7, row = 1.324, vector = 1.359, tail = 0.1903, far = 0.002773, cache = 629146, deep = 0.02108, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 169.6, plane = 135.5, row = 0.4939, vector = 0.7046, width = 64, cell = 0.0659, thin = 0.01026, far = 0.0006961, cache = 629146, deep = 0.006814, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 144.1, plane = 161.8, row = 1.587, vector = 1.515, tail = 0.1823, far = 0.002572, cache = 838861, deep = 0.01884, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 223.4, plane = 146.3, row = 1.035, width = 64, cell = 0.1689, thin = 0.01441, deep = 0.006746, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 222.5, plane = 37.96, row = 0.8039, vector = 1.598, tail = 0.4208, thin = 0.4284, far = 0.001771, cache = 629146, deep = 0.0131, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 4.451, plane = 92.52, row = 1.196, vector = 1.161, tail = 0.5588, cell = 0.004754, far = 0.004152, cache = 629146, deep = 0.01704, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 103, plane = 103.4, row = 1.169, width = 32, cell = 0.0659, thin = 0.004775, far = 0.002582, cache = 629146>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 20.35, plane = 88.78, row = 2.093, vector = 0.8198, cell = 0.02994, far = 0.004357, cache = 838861, deep = 0.01448, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 129.9, plane = 99.72, row = 1.759, vector = 2.393, far = 0.002248, cache = 1048576>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 41.38, plane = 53.14, row = 1.448, vector = 1.47, thin = 0.4997, far = 0.002119, cache = 629146, deep = 0.007227, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 5.309, plane = 7.845, row = 0.262, vector = 1.013, width = 16, tail = 0.05943, cell = 0.0172, far = 0.001442, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 14.92, plane = 23.92, row = 1.03, vector = 0.9373, tail = 0.2654, cell = 0.01915, far = 0.001276, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 9.75, plane = 49.19, row = 0.09896, vector = 0.9502, tail = 0.1131, cell = 0.01801, far = 0.0008752, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 43.88, row = 0.2042, vector = 1.65, tail = 0.4332, cell = 0.01406>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 5.731, plane = 7.165, row = 0.4373, vector = 1.469, width = 8, tail = 0.0844, thin = 0.3488, far = 0.0006277, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 30.28, plane = 8.239, row = 3.701, vector = 1.986, width = 32, tail = 0.0595, cell = 0.01545, thin = 0.08634, far = 0.001479, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.17, plane = 7.814, row = 3.1, width = 32, tail = 4.154, cell = 0.1294, thin = 0.107, far = 0.001331, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 184.6, plane = 13.81, row = 3.177, vector = 3.709, width = 8, tail = 0.8666, cell = 0.4334>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 14.86, plane = 17.74, row = 0.4022, vector = 0.49, tail = 0.1337, thin = 0.0408, far = 0.001639, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 54.31, row = 0.1043, vector = 0.5122, tail = 0.01838, cell = 0.01002, far = 0.001557, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 33.77, plane = 16.3, row = 0.3378, vector = 0.6873, tail = 0.0937, thin = 0.3941, far = 0.002143, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 2.968, plane = 28.69, row = 1.491, vector = 1.015, tail = 0.3485, thin = 0.1164, far = 0.003591, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 110.9, plane = 49.93, row = 0.2158, width = 64, tail = 0.5965, cell = 0.09676, far = 0.002935, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 91.71, row = 2.166, vector = 1.233, tail = 0.1302, far = 0.003968, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 67.67, plane = 30.68, row = 0.7177, vector = 4.199, tail = 0.8755, thin = 1.001, far = 0.006497, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 4.54, plane = 7.908, row = 0.2564, vector = 1.097, width = 16, cell = 0.01266, far = 0.001435, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 14.53, plane = 25.14, row = 0.9409, vector = 1.25, tail = 0.1587, cell = 0.009375, far = 0.00134, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 11.31, plane = 45.62, row = 0.2063, vector = 1.038, tail = 0.1073, cell = 0.01192, far = 0.0008737, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 44.59, row = 0.3775, vector = 1.785, tail = 0.244, cell = 0.009182, far = 0.00008754, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 4.505, plane = 8.639, row = 0.2599, vector = 1.482, width = 8, tail = 0.139, thin = 0.1894, far = 0.00151, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 28.25, plane = 7.935, row = 3.213, vector = 3.059, width = 32, tail = 0.01384, cell = 0.00009406, thin = 0.1064, far = 0.002173, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 30.87, plane = 5.758, row = 2.485, vector = 0.6858, width = 32, tail = 4.231, cell = 0.1213, thin = 0.1093, far = 0.001486, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.19, plane = 7.358, row = 2.408, vector = 0.4056, width = 16, tail = 1.543, cell = 0.2902, thin = 0.01808, far = 0.000631, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <call = 13.6, plane = 18.81, row = 0.4227, vector = 0.4912, tail = 0.1209, thin = 0.02971, far = 0.001186, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 56.92, row = 0.1075, vector = 0.5412, cell = 0.007403, far = 0.001177, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 27.41, plane = 18, row = 0.3107, vector = 0.697, tail = 0.07166, thin = 0.4045, far = 0.001217, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.691, plane = 26.42, row = 1.101, vector = 1.313, tail = 0.3378, thin = 0.1392, far = 0.001221, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 133.8, plane = 37.64, row = 0.8718, width = 64, tail = 0.09179, cell = 0.1083, thin = 0.00229, far = 0.001326, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 91.62, row = 2.019, vector = 1.422, tail = 0.4355, cell = 0.02745, far = 0.003473, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 37.71, plane = 25.44, row = 1.119, vector = 2.126, tail = 0.1288, thin = 0.7456, far = 0.003175, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 17.33, plane = 5.544, cell = 0.3657, input = 0.0008731, far = 0.000704, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 19.91, plane = 6.034, cell = 0.5223, input = 0.001515, far = 0.0008981, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 21.03, plane = 6.719, cell = 0.5986, input = 0.001502, far = 0.0005963, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 46.91, row = 0.312, vector = 3.493, tail = 0.2093, thin = 1.738, far = 0.001936, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 46.93, row = 0.1918, vector = 4.564, tail = 0.4083, thin = 1.736, far = 0.001706, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 47.83, row = 0.2689, vector = 5.493, tail = 0.8143, thin = 2.032, far = 0.001789, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 9.625, plane = 6.3, cell = 0.3133, input = 0.0007946, far = 0.0001189, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 9.092, plane = 6.668, cell = 0.3246, input = 0.0008935, far = 0.0005269, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 6.103, plane = 7.949, cell = 0.4151, input = 0.001154, far = 0.0002702, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 47.05, row = 0.3033, vector = 3.443, tail = 0.2777, input = 0.001031, thin = 1.082, far = 0.002274, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 46.6, row = 0.3974, vector = 3.724, tail = 0.6477, input = 0.0008457, thin = 1.136, far = 0.001627, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 47.98, row = 0.6965, vector = 5.639, tail = 0.443, cell = 0.0457, input = 0.002281, thin = 1.039, far = 0.003472, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 38.7, vector = 27.99, tail = 2.131, input = 0.004509, far = 0.00352, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 32.35, vector = 26.44, tail = 1.661, input = 0.01007, far = 0.01068, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 44.68, plane = 1.203, row = 0.6189, vector = 12.13, tail = 1.403, cell = 0.1442, thin = 10.01, far = 0.008413, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 56, row = 1.608, vector = 7.249, tail = 15.64, cell = 5.677, input = 0.01223, thin = 4.264, far = 0.05123, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 53.35, row = 0.9308, vector = 9.127, tail = 13.8, cell = 4.955, input = 0.01248, thin = 5.555, far = 0.05946, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <row = 0.09521, vector = 24.56, tail = 2.781, cell = 0.4575, input = 0.008714>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <plane = 0.4228, row = 0.212, vector = 23.12, tail = 2.137, cell = 0.481, input = 0.006794>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <plane = 1.961, row = 0.3672, vector = 10.78, tail = 1.334, cell = 0.5718, input = 0.005951, thin = 9.213, far = 0.00103, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <plane = 54.1, vector = 17.65, tail = 11.63, cell = 4.633, thin = 2.638, far = 0.01295, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 48.59, vector = 20, tail = 9.408, cell = 3.76, thin = 3.187, far = 0.01287, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 13.06, plane = 5.193, vector = 0.09485, cell = 0.3583, input = 0.002373, far = 0.00126, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 13.11, plane = 5.589, cell = 0.5123, input = 0.002407, far = 0.001085, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 12.73, plane = 6.776, cell = 0.6187, input = 0.002617, far = 0.001443, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 46.65, row = 0.0565, vector = 0.9739, tail = 1.312, cell = 0.3224, thin = 0.9863, far = 0.001984, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 47.87, vector = 1.299, tail = 1.543, cell = 0.4124, thin = 1.056, far = 0.002051, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 48.82, row = 0.2098, vector = 2.746, tail = 1.582, cell = 0.4046, thin = 0.8124, far = 0.002298, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 12.16, plane = 4.875, vector = 0.08757, cell = 0.3123, input = 0.002054, thin = 0.003888, far = 0.002123, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 13.68, plane = 5.394, vector = 0.03792, tail = 0.04308, cell = 0.376, input = 0.001759, far = 0.002129, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 13.32, plane = 5.871, vector = 0.06475, cell = 0.4002, input = 0.0021, far = 0.002323, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 44.26, row = 0.08134, vector = 0.3861, tail = 1.316, cell = 0.3833, thin = 0.6498, far = 0.001662, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 45.01, row = 0.4068, vector = 0.3412, tail = 1.707, cell = 0.4788, thin = 0.6203, far = 0.002077, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 45.54, row = 0.3221, vector = 0.3863, tail = 1.781, cell = 0.5045, thin = 0.735, far = 0.001958, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 33.54, plane = 0.5316, vector = 26.71, cell = 0.1453, input = 0.002925>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 31.16, plane = 1.38, row = 0.4372, vector = 25.87, cell = 0.08953, input = 0.002107>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 26.96, plane = 1.272, row = 1.121, vector = 10.23, tail = 0.8001, cell = 0.6697, input = 0.00001176, thin = 9.428>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 61.77, tail = 28.38, cell = 6.923, thin = 1.514, far = 0.01219, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 58.38, tail = 25.42, cell = 6.423, thin = 2.532, far = 0.01685, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 66.79, vector = 25.71, tail = 1.183, cell = 0.287, far = 0.004806, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 27.36, plane = 0.718, vector = 26.23, cell = 0.03521, far = 0.004977, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 28.93, plane = 3.169, row = 0.4357, vector = 12, tail = 0.3358, cell = 0.225, input = 0.0004521, thin = 8.972, far = 0.007403, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 47.74, vector = 7.012, tail = 18.35, cell = 5.853, input = 0.003888, thin = 2.362, far = 0.0003738, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 46.99, vector = 6.053, tail = 16.77, cell = 5.435, thin = 3.041>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 8.738, plane = 5.15, row = 1.079, vector = 2.49, tail = 0.3372, cell = 0.05662, far = 0.002749, cache = 838861, deep = 0.02758, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 14.29, plane = 5.444, row = 1.261, vector = 2.636, tail = 0.4282, cell = 0.0536, far = 0.002442, cache = 838861, deep = 0.01902, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 17.69, plane = 8.589, row = 0.5687, vector = 3.312, far = 0.001956, cache = 1048576, deep = 0.01516, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 9.487, plane = 5.181, cell = 0.3942, input = 0.004399, thin = 0.01127, far = 0.002676, cache = 838861, deep = 0.07696, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 2.212, vector = 0.3186, tail = 6.579, cell = 0.01958, input = 0.04035, far = 0.002697, cache = 419430, deep = 0.04173, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 13.85, plane = 4.009, vector = 6.127, input = 0.007755, deep = 0.005998, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 20.63, plane = 6.024, width = 16, tail = 0.158, cell = 0.2569, input = 0.005668, thin = 0.001631, far = 0.002061, cache = 838861, deep = 0.03519, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 29.18, plane = 4.262, cell = 0.2807, input = 0.007317, far = 0.002656, cache = 838861, deep = 0.04173, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 39.81, plane = 3.093, cell = 0.3069, input = 0.005936, far = 0.00152, cache = 838861, deep = 0.04173, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 28.49, plane = 5.091, row = 0.0169, width = 16, tail = 0.4316, cell = 0.3259, input = 0.008004, deep = 0.00977, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 12.34, plane = 5.849, cell = 0.6372, input = 0.003423, far = 0.00118, cache = 838861, deep = 0.03406, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 40.26, row = 2.023, vector = 2.562, tail = 0.2191, far = 0.003912, cache = 838861, deep = 0.02981, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near_stream" cost <call = 55.95, plane = 49.03, row = 1.069, width = 32, tail = 0.1044, cell = 0.1921, thin = 0.05721, far = 0.001826, cache = 1048576, deep = 0.0006045, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 43.39, row = 2.417, vector = 1.011, tail = 0.4546, cell = 0.1085, far = 0.002327, cache = 838861, deep = 0.03159, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 44.03, row = 0.1536, vector = 2.209, tail = 0.5196, cell = 0.1857, thin = 1.12, far = 0.003271, cache = 838861, deep = 0.07123, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 49.67, row = 1.402, tail = 2.42, cell = 0.3657, input = 0.0004348, thin = 0.9097, far = 0.00228, cache = 838861, deep = 0.03484, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <call = 0.4431, plane = 45.75, vector = 4.184, tail = 0.366, cell = 0.1479, thin = 1.183, far = 0.002194, cache = 838861, deep = 0.04494, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 12.88, plane = 4.886, vector = 0.2959, cell = 0.3343, input = 0.002558, far = 0.002831, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 14.09, plane = 2.909, vector = 0.3622, tail = 1.982, input = 0.03323, far = 0.004361, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 14.1, plane = 5.359, vector = 4.887, input = 0.005262, far = 0.0004117, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 22.46, plane = 5.236, row = 0.0646, vector = 0.1617, tail = 0.1718, cell = 0.2215, input = 0.003604, far = 0.002326, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 28.74, plane = 2.739, row = 0.0126, width = 16, cell = 0.3267, input = 0.007702, thin = 0.01524, far = 0.0002211, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 14.16, plane = 5.352, vector = 0.1258, cell = 0.3384, input = 0.003815, far = 0.002077, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 43.89, row = 0.4169, vector = 1.528, tail = 0.6742, cell = 0.2423, thin = 0.758, far = 0.0035, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 50.22, row = 1.669, vector = 0.4872, tail = 1.419, cell = 0.2732, input = 0.0002675, thin = 0.5102, far = 0.002787, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 44.79, row = 0.3339, vector = 2.491, tail = 0.4597, cell = 0.1391, input = 0.0001544, thin = 0.8382, far = 0.002875, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 43.03, plane = 0.8173, vector = 25.7, tail = 0.6363, cell = 0.2057, input = 0.002105, far = 0.007638, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 33.62, plane = 1.316, row = 0.1826, vector = 25.51, tail = 0.3779, cell = 0.1164, input = 0.0001119, far = 0.006208, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 30.17, plane = 1.982, row = 0.8263, vector = 8.996, tail = 1.312, cell = 0.7979, input = 0.003976, thin = 9.213, far = 0.005554, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 50.53, row = 0.2742, vector = 3.959, tail = 18.03, cell = 6.208, thin = 4.044, far = 0.00314, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 48.61, vector = 2.277, tail = 17.12, cell = 5.946, input = 0.001255, thin = 4.683, far = 0.002881, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 29.53, plane = 0.7739, vector = 27.47, tail = 0.5081, far = 0.001369, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 23.62, plane = 0.6831, row = 0.117, vector = 26.98, tail = 0.4557, far = 0.001277, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 23.7, plane = 1.56, row = 1.337, vector = 9.222, tail = 1.267, cell = 0.7944, thin = 8.629, far = 0.002027, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 54.87, vector = 3.085, tail = 21.67, cell = 6.324, thin = 1.839, far = 0.01297, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 53.13, vector = 2.555, tail = 20.23, cell = 5.923, thin = 2.154, far = 0.01181, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 12.61, plane = 6.517, cell = 0.4252, input = 0.003975, far = 0.002837, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 14.8, plane = 5.642, vector = 0.1039, cell = 0.5947, input = 0.005645, far = 0.002091, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 14.11, plane = 6.734, vector = 0.01922, cell = 0.7118, input = 0.005806, far = 0.002373, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 41.76, row = 0.5834, vector = 0.4033, tail = 1.286, cell = 0.4132, thin = 1.206, far = 0.003516, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 43.72, vector = 0.9883, tail = 1.662, cell = 0.5826, thin = 0.9728, far = 0.003131, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 43.92, vector = 3.487, tail = 0.9241, cell = 0.3034, thin = 1.124, far = 0.003369, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 12.68, plane = 5.721, vector = 0.001024, cell = 0.3452, input = 0.005615, far = 0.002805, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 14.82, plane = 4.885, tail = 0.03537, cell = 0.3378, input = 0.008473, far = 0.002947, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 14.67, plane = 5.728, cell = 0.3639, input = 0.008147, far = 0.003095, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 42.92, row = 0.9116, vector = 0.0795, tail = 1.19, cell = 0.4429, input = 0.0003039, thin = 0.5783, far = 0.002996, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 42.57, row = 0.9231, vector = 0.6667, tail = 0.8547, cell = 0.3994, input = 0.001801, thin = 0.5949, far = 0.003113, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 43.55, row = 0.9185, vector = 1.96, tail = 0.4659, cell = 0.2703, input = 0.002119, thin = 0.8283, far = 0.003368, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 31.71, plane = 0.04269, vector = 25.01, tail = 1.929, cell = 0.3356, input = 0.0007872, far = 0.001507, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 22.1, plane = 0.9952, row = 0.3296, vector = 23.64, tail = 3.131, cell = 0.5381, input = 0.002378, far = 0.001068, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 27.99, plane = 1.802, row = 0.3191, vector = 8.709, tail = 1.604, cell = 1.042, input = 0.001347, thin = 9.527, far = 0.002861, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 53.45, vector = 2.624, tail = 20.41, cell = 6.535, thin = 3.306>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 50.03, vector = 2.847, tail = 18.34, cell = 6.156, thin = 4.047>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 29.11, row = 0.1767, vector = 27.47, tail = 0.1713, cell = 0.002647, input = 0.003893, far = 0.0016, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 20.66, plane = 1.478, row = 0.4755, vector = 27.09, tail = 0.3085, cell = 0.085, input = 0.00493, far = 0.001243, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 24.78, plane = 1.489, row = 0.5331, vector = 8.229, tail = 2.564, cell = 1.174, input = 0.00598, thin = 9.016, far = 0.002842, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 50.71, vector = 13.73, tail = 10.42, cell = 5.17, thin = 3.29>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 50.16, vector = 13.22, tail = 8.877, cell = 4.722, thin = 3.72>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 17.55, plane = 4.422, vector = 0.09161, tail = 0.5966, cell = 0.0682, thin = 1.376, far = 0.0005998, cache = 1363149, deep = 0.00241, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 14.44, plane = 3.851, vector = 0.6319, tail = 0.1616, cell = 0.05192, thin = 1.361, far = 0.00006037, cache = 1363149, deep = 0.001061, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 11.55, plane = 3.951, vector = 0.8326, tail = 0.1277, cell = 0.04702, thin = 1.197, deep = 0.0007112, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 14.25, plane = 3.25, vector = 0.839, tail = 0.005466, cell = 0.04014, thin = 1.466, deep = 0.0008741, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 19.99, plane = 2.743, row = 1.322, vector = 0.3426, tail = 0.334, cell = 0.05169, thin = 1.726, far = 0.0004178, cache = 1363149, deep = 0.0007653, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 15.38, plane = 3.794, row = 1.371, vector = 0.8463, tail = 0.09388, cell = 0.02837, thin = 1.584, far = 0.00007074, cache = 419430, deep = 0.0004402, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 13.38, plane = 4.043, row = 0.8048, vector = 0.9867, cell = 0.007628, thin = 1.816, deep = 0.0006021, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 16.34, plane = 3.803, row = 0.9444, vector = 0.9137, cell = 0.02908, thin = 1.681, deep = 0.0005078, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 17.62, plane = 6.638, row = 1.315, vector = 1.04, cell = 0.03098, thin = 2.371, far = 0.000112, cache = 838861, deep = 0.0002081, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 15.43, plane = 7.065, row = 1.341, vector = 0.834, cell = 0.06095, thin = 2.348, far = 0.00004963, cache = 629146, deep = 0.0001424, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 14.7, plane = 6.018, row = 1.575, vector = 0.9848, cell = 0.01436, thin = 2.377, deep = 0.0001225, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 15.38, plane = 5.158, row = 1.403, vector = 1.228, cell = 0.03263, thin = 2.315, deep = 0.0001586, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 18.47, plane = 4.495, row = 1.133, vector = 1.527, cell = 0.04145, thin = 1.514, far = 0.0001546, cache = 419430, deep = 0.002474, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 18.09, plane = 5.17, row = 1.315, vector = 1.104, cell = 0.1137, thin = 1.446, deep = 0.002103, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 18.95, plane = 5.553, row = 1.049, vector = 0.955, cell = 0.1799, thin = 1.302, deep = 0.002169, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 19.48, plane = 5.071, row = 1.116, vector = 0.9725, tail = 0.3149, cell = 0.3072, thin = 1.214, far = 0.0004012, cache = 1048576, deep = 0.001835, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 19.04, plane = 2.767, row = 1.4, vector = 1.204, cell = 0.06239, input = 0.000833, thin = 1.87, far = 0.000008159, cache = 419430, deep = 0.001614, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 16.42, plane = 2.964, row = 1.483, vector = 1.206, tail = 0.09088, cell = 0.07119, input = 0.008702, thin = 1.632, far = 0.00004294, cache = 419430, deep = 0.0005571, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 15.65, plane = 3.275, row = 1.115, vector = 1.077, tail = 0.08063, cell = 0.1155, input = 0.01122, thin = 1.694, deep = 0.0004123, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 16.24, plane = 2.894, row = 1.069, vector = 1.39, tail = 0.1203, cell = 0.179, input = 0.00987, thin = 1.507, deep = 0.0009821, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 17.88, plane = 5.04, row = 1.215, vector = 1.407, cell = 0.05027, thin = 1.71, far = 0.00002972, cache = 419430, deep = 0.0007991, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 17.66, plane = 4.959, row = 1.327, vector = 1.456, cell = 0.07036, thin = 1.621, deep = 0.0005285, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 17.47, plane = 5.239, row = 1.176, vector = 1.067, cell = 0.1541, thin = 1.652, deep = 0.0001485, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 17.92, plane = 5.059, row = 1.105, vector = 1.589, cell = 0.1644, thin = 1.538, deep = 0.0005142, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 17.85, plane = 4.341, tail = 0.1651, cell = 0.07557, thin = 1.445, far = 0.0003025, cache = 1363149, deep = 0.001789, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 15.55, plane = 4.273, vector = 0.5884, cell = 0.05939, thin = 1.4, deep = 0.0007564, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 16.83, plane = 3.638, vector = 0.4581, tail = 0.1189, cell = 0.08092, thin = 1.42, deep = 0.0006076, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 14.26, plane = 3.424, vector = 0.7216, tail = 0.0313, cell = 0.07712, thin = 1.341, deep = 0.0006899, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 46.91, row = 0.9667, cell = 0.05931, thin = 0.6073, far = 0.00117, cache = 1363149, deep = 0.0002486, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 50.7, row = 0.9829, vector = 0.1199, tail = 0.1877, cell = 0.09717, thin = 0.409, far = 0.0005839, cache = 1363149, deep = 0.0006263, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 52.76, row = 1.046, tail = 0.3627, cell = 0.2367, thin = 0.096, far = 0.0006501, cache = 1363149, deep = 0.00089, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 40.62, row = 0.9051, tail = 0.3916, cell = 0.07109, thin = 0.8558, far = 0.0006019, cache = 419430, deep = 0.0003388, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 40.01, row = 0.9148, vector = 0.6231, tail = 0.07739, cell = 0.05172, thin = 0.7063, far = 0.000447, cache = 419430, deep = 0.0005507, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 43.57, row = 0.9957, vector = 0.8015, tail = 0.006906, cell = 0.05797, thin = 0.6063, far = 0.0004407, cache = 419430, deep = 0.0002745, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 36.26, row = 1.085, vector = 0.5704, tail = 0.4765, cell = 0.0596, thin = 1.241, far = 0.0002626, cache = 419430, deep = 0.00004373, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 34, row = 1.057, vector = 1.421, thin = 1.219, far = 0.0001575, cache = 419430, deep = 0.00006037, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 33.34, row = 1.12, vector = 1.325, cell = 0.03152, thin = 1.217, far = 0.0002511, cache = 419430, deep = 0.0001521, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 57.19, row = 1.3, vector = 0.5542, cell = 0.034, thin = 1.035, far = 0.001469, cache = 419430, deep = 0.004517, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 56.07, row = 1.201, vector = 0.3453, tail = 0.06787, cell = 0.0976, thin = 0.9987, far = 0.001156, cache = 419430, deep = 0.003522, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 55.09, row = 1.2, vector = 0.06235, tail = 0.4675, cell = 0.2812, thin = 0.8918, far = 0.0007533, cache = 419430, deep = 0.001823, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 56.44, row = 1.087, vector = 0.4522, cell = 0.03441, thin = 0.97, far = 0.001029, cache = 419430, deep = 0.0007472, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 52.06, row = 1.17, vector = 0.4594, cell = 0.07291, thin = 0.8724, far = 0.0009025, cache = 419430, deep = 0.0005335, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 50.03, row = 1.164, vector = 0.2295, tail = 0.329, cell = 0.2341, thin = 0.6829, far = 0.0007929, cache = 419430, deep = 0.0003921, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 52.07, row = 1.102, vector = 0.5596, cell = 0.03707, thin = 1.044, far = 0.0007996, cache = 419430, deep = 0.0002947, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 50.8, row = 1.028, vector = 0.6822, cell = 0.05747, thin = 1.019, far = 0.0006622, cache = 419430, deep = 0.0003213, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 49.08, row = 1.128, vector = 0.8049, cell = 0.097, thin = 0.8001, far = 0.0006098, cache = 419430, deep = 0.0003027, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 46.58, row = 1.172, vector = 0.02159, cell = 0.05808, thin = 0.5012, far = 0.0005997, cache = 1363149, deep = 0.00204, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 45.92, row = 1.122, tail = 0.1924, cell = 0.1107, thin = 0.4069, far = 0.0003696, cache = 838861, deep = 0.001708, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 50.49, row = 1.062, vector = 0.02764, tail = 0.3034, cell = 0.2166, thin = 0.1698, far = 0.0001764, cache = 1048576, deep = 0.001726, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 17.22, plane = 3.1, row = 1.117, vector = 0.7418, cell = 0.01475, thin = 1.589, deep = 0.0001732, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 16, plane = 3.932, row = 1.412, vector = 0.4718, tail = 0.2324, cell = 0.02263, thin = 1.446, deep = 0.00007105, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 12.82, plane = 3.065, row = 0.7681, vector = 0.8276, cell = 0.04652, thin = 1.901, deep = 0.0001426, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 13.73, plane = 3.436, row = 0.776, vector = 0.8972, cell = 0.0288, thin = 1.913, deep = 0.0001639, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 17.76, plane = 4.904, row = 1.546, vector = 0.9094, cell = 0.04026, thin = 1.439, deep = 0.0000972, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 15.9, plane = 5.125, row = 1.532, vector = 1.042, cell = 0.05426, thin = 1.332, deep = 0.0001271, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 15.5, plane = 5.276, row = 1.281, vector = 0.9686, cell = 0.1225, thin = 1.338, deep = 0.0004243, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 15.93, plane = 5.118, row = 1.186, vector = 1.21, cell = 0.1316, thin = 1.278, deep = 0.0002103, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 40.54, row = 1.466, tail = 0.01145, cell = 0.03583, thin = 0.5559, far = 0.0005759, cache = 419430, deep = 0.00003471, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 40.11, row = 1.327, tail = 0.2205, cell = 0.07633, thin = 0.4873, far = 0.0005323, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 42.83, row = 1.067, vector = 0.1695, tail = 0.3351, cell = 0.198, thin = 0.318, far = 0.0004591, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 53.14, row = 1.341, cell = 0.04095, thin = 0.877, far = 0.0006765, cache = 419430, deep = 0.00006365, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 52.04, row = 1.505, tail = 0.02707, cell = 0.08587, thin = 0.6231, far = 0.0005595, cache = 419430, deep = 0.0001744, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 50.95, row = 0.9472, vector = 0.3522, tail = 0.2915, cell = 0.1448, thin = 0.5462, far = 0.0006238, cache = 419430, deep = 0.00006518, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 17.36, plane = 2.626, row = 1.024, vector = 0.1933, cell = 0.02249, thin = 1.706>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 16.6, plane = 2.433, row = 1.037, vector = 0.2657, cell = 0.01477, thin = 1.712, deep = 0.00002499, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 14.61, plane = 3.243, row = 0.5692, vector = 0.4117, cell = 0.01835, thin = 1.631>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 16.97, plane = 2.566, row = 1.128, vector = 0.17, cell = 0.021, thin = 1.689>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 16.15, plane = 4.693, row = 0.74, vector = 0.6325, tail = 0.2223, cell = 0.06011, thin = 1.575, deep = 0.00001431, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 19.17, plane = 4.54, row = 0.1036, vector = 0.8176, tail = 0.949, cell = 0.1235, thin = 1.427, deep = 0.00001431, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 16.89, plane = 4.801, row = 0.58, vector = 0.7983, tail = 0.2859, cell = 0.1601, thin = 1.359, deep = 0.00001431, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 17.03, plane = 4.217, row = 0.3528, tail = 1.776, cell = 0.2357, thin = 1.29, deep = 0.00001431, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 28.56, row = 1.371, cell = 0.02001, thin = 0.6615, far = 0.0004155, cache = 419430, deep = 0.00002259, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 28.61, row = 1.355, cell = 0.02029, thin = 0.6613, far = 0.0004218, cache = 419430, deep = 0.00002259, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 28.18, row = 1.336, cell = 0.02383, thin = 0.6734, far = 0.0003796, cache = 419430, deep = 0.00002259, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 57.29, row = 1.032, cell = 0.01843, thin = 0.9266, far = 0.0006776, cache = 419430, deep = 0.000004988, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 56.94, row = 1.069, cell = 0.01806, thin = 0.9195, far = 0.0007033, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 56.36, row = 0.8142, tail = 0.1742, cell = 0.04847, thin = 0.902, far = 0.0008378, cache = 419430>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 12.65, plane = 4.834, vector = 0.01994, cell = 0.06334, input = 0.0005592, thin = 0.0103, far = 0.0002245, cache = 1363149, deep = 0.001384, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 11.23, plane = 4.702, vector = 0.009439, tail = 0.02473, cell = 0.1575, input = 0.0007209, thin = 0.002571, deep = 0.0004178, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 54.38, row = 0.2855, vector = 0.09118, tail = 0.2348, cell = 0.05933, thin = 0.3051, far = 0.000588, cache = 419430, deep = 0.0003572, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 56.03, row = 0.04998, tail = 0.3499, cell = 0.1861, thin = 0.2069, far = 0.0005159, cache = 419430, deep = 0.0003269, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 13.35, plane = 4.934, cell = 0.06201, input = 0.00126, thin = 0.005895>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 13.6, plane = 4.66, vector = 0.03383, cell = 0.1759, input = 0.001164>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 69.66, row = 0.2009, tail = 0.124, cell = 0.06197, thin = 0.3848, far = 0.0007487, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 69.87, tail = 0.4202, cell = 0.227, thin = 0.1803, far = 0.0006122, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 18.95, plane = 1.624, row = 0.162, vector = 0.1449, cell = 4.238, input = 0.001716, thin = 0.0004607, far = 0.0003723, cache = 419430, deep = 0.003735, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 20.07, plane = 1.597, vector = 0.335, width = 16, cell = 4.238, input = 0.0008286, far = 0.000563, cache = 419430, deep = 0.002008, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 68.08, vector = 0.5113, cell = 4.151, thin = 0.1308, far = 0.000006115, cache = 419430, deep = 0.003015, last = 22369622>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 68.17, row = 0.2967, vector = 0.2187, cell = 4.205, thin = 0.08548, far = 0.00003205, cache = 419430, deep = 0.004092, last = 22369622>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 10.43, plane = 1.512, row = 0.3735, cell = 4.337>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 10.01, plane = 1.497, row = 0.3131, tail = 0.06499, cell = 4.348>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 67.05, row = 0.1351, vector = 0.5603, tail = 0.1142, cell = 4.17, far = 0.001423, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 67.07, row = 0.197, vector = 0.5576, tail = 0.07319, cell = 4.168, far = 0.001198, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 43.14, plane = 3.981, width = 128, cell = 0.00673, input = 0.3315, thin = 0.001661, far = 0.001667, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 41.24, plane = 4.298, width = 64, cell = 0.007975, input = 0.3673, thin = 0.0009768, far = 0.001258, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 79.43, vector = 0.8151, input = 0.4996, far = 0.01006, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <call = 3.859, plane = 81.74, row = 1.751, tail = 0.3131, cell = 0.001855, input = 0.6547, thin = 0.04278, far = 0.002051, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 44.49, plane = 3.906, width = 128, tail = 0.003744, cell = 0.005181, input = 0.335, thin = 0.005297, far = 0.00133, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 43.96, plane = 3.812, row = 0.004892, width = 64, cell = 0.006326, input = 0.3952, thin = 0.004409, far = 0.00141, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 86.41, row = 0.5806, vector = 0.1448, tail = 0.1302, input = 0.5533>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 7.892, plane = 85.41, row = 1.591, width = 32, tail = 0.4348, cell = 0.001062, input = 0.7113, thin = 0.05289>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <plane = 6.904, input = 4.459, thin = 0.05576, far = 0.04339, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 71.23, plane = 7.139, row = 1.028, width = 64, input = 4.374, thin = 0.103, far = 0.00871, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 19.24, vector = 0.4045, cell = 0.02939, input = 4.276, far = 0.02292, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 22.38, row = 0.4742, tail = 1.081, cell = 0.04534, input = 4.243, thin = 0.09425, far = 0.03516, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <row = 0.1695, tail = 0.475, cell = 0.006261, input = 4.451, thin = 0.1744, far = 0.02149, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <row = 2.121, width = 64, cell = 0.01353, input = 4.363, thin = 0.1816, far = 0.001619, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 81.2, plane = 24.12, cell = 0.04124, input = 4.276, thin = 0.08878, far = 0.2864, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 14.59, row = 0.7521, tail = 0.8714, input = 4.523, far = 0.1567, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 42.9, plane = 4.119, row = 0.03382, width = 64, cell = 0.01404, input = 0.3335, thin = 0.005086, far = 0.001367, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 42.4, plane = 4.09, row = 0.04448, width = 32, cell = 0.01536, input = 0.3742, thin = 0.003467, far = 0.001229, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 80.12, row = 0.7241, input = 0.5382, far = 0.00726, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 83.28, row = 1.289, width = 32, cell = 0.007599, input = 0.6643, thin = 0.05352, far = 0.002119, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 45.33, plane = 4.292, row = 0.0009326, width = 64, cell = 0.01337, input = 0.3338, thin = 0.003372, far = 0.001996, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 43.39, plane = 4.169, row = 0.02336, cell = 0.01435, input = 0.3945, thin = 0.002814, far = 0.002432, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 89.69, row = 0.4048, vector = 0.3054, input = 0.5717, far = 0.001429, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 6.663, plane = 89.94, row = 0.6366, vector = 0.1953, width = 32, tail = 0.19, input = 0.7434, thin = 0.07337, far = 0.0007171, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <row = 3.881, input = 4.366, far = 0.02258, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <row = 3.473, input = 4.393, thin = 0.3152, far = 0.01923, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <call = 0.6632, plane = 17.47, vector = 0.5931, cell = 0.01527, input = 4.28, far = 0.07966, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <call = 33.54, plane = 17.48, row = 0.751, vector = 0.03636, width = 16, cell = 0.01791, input = 4.317, thin = 0.1277, far = 0.08133, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 0.5843, width = 64, tail = 0.2057, input = 4.547, thin = 0.02379, far = 0.06878, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <width = 32, tail = 1.275, cell = 0.009912, input = 4.584, thin = 0.07768, far = 0.05397, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 25.82, vector = 0.5251, width = 64, cell = 0.04137, input = 4.361>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 31.1, row = 0.9879, width = 16, cell = 0.03158, input = 4.108, thin = 0.1371, far = 0.02187, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 38.24, plane = 4.07, row = 0.006273, vector = 0.01002, cell = 0.03266, input = 0.2714, far = 0.0025, cache = 629146, deep = 0.03128, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 38.69, plane = 4.307, row = 0.01458, width = 32, cell = 0.0338, input = 0.3036, thin = 0.001874, far = 0.002053, cache = 629146, deep = 0.02884, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 10.06, plane = 1.972, vector = 0.005013, width = 32, cell = 0.03192, input = 0.3385, thin = 0.002515, far = 0.00151, cache = 838861, deep = 0.03128, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 38.81, plane = 4.191, row = 0.01899, vector = 0.0264, cell = 0.02716, input = 0.3628, far = 0.001709, cache = 629146, deep = 0.02718, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 75.6, row = 0.6411, vector = 0.1551, input = 0.5229, far = 0.004887, cache = 629146, deep = 0.04558, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 77.4, row = 0.9358, width = 16, cell = 0.009874, input = 0.7104, thin = 0.1563, far = 0.003571, cache = 629146, deep = 0.0287, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 42.09, plane = 4.223, tail = 0.02008, cell = 0.02887, input = 0.2814, thin = 0.000302, far = 0.002661, cache = 838861, deep = 0.03395, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 40.37, plane = 4.368, row = 0.01049, width = 32, cell = 0.02938, input = 0.3167, thin = 0.004122, far = 0.002344, cache = 838861, deep = 0.03335, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 42.03, plane = 4.065, row = 0.01172, tail = 0.002317, cell = 0.02818, input = 0.4036, thin = 0.006254, far = 0.002369, cache = 838861, deep = 0.0361, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 80.58, row = 0.6736, vector = 0.2232, input = 0.4967, far = 0.004531, cache = 419430, deep = 0.03586, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 80.91, row = 0.802, width = 16, tail = 0.04136, cell = 0.01231, input = 0.6569, thin = 0.1541, far = 0.004837, cache = 419430, deep = 0.03333, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 76.95, plane = 0.81, row = 0.6321, width = 64, input = 4.467, thin = 0.04309, far = 0.03013, cache = 419430, deep = 0.02302, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 75.41, row = 1.355, width = 16, cell = 0.007147, input = 4.503, thin = 0.1431, far = 0.0285, cache = 419430, deep = 0.02412, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <call = 9.051, plane = 9.458, vector = 0.6183, input = 4.326, far = 0.01716, cache = 1048576, deep = 0.03249, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <call = 46.19, plane = 9.705, row = 0.3525, width = 8, cell = 0.1504, input = 4.116, thin = 0.2329, far = 0.02875, cache = 1048576, deep = 0.01002, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 31.33, row = 1.754, vector = 0.2044, input = 4.385, far = 0.01507, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 36.54, row = 1.967, vector = 0.122, width = 16, tail = 0.04214, input = 4.38, thin = 0.2371, far = 0.01407, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 15.26, vector = 0.4459, cell = 0.03606, input = 4.241, far = 0.03238, cache = 629146>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 16.08, row = 0.2301, width = 8, tail = 0.1879, cell = 0.08994, input = 4.221, thin = 0.1865, far = 0.05435, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 43.38, plane = 4.438, cell = 0.06694, input = 0.337, thin = 0.03585, far = 0.002589, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 44.5, plane = 4.347, cell = 0.06322, input = 0.3987, thin = 0.3509, far = 0.002365, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 64.97, row = 0.6036, vector = 0.06461, width = 32, cell = 0.02295, input = 0.5216, thin = 0.02881, far = 0.004392, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 63.69, row = 0.8941, width = 8, tail = 0.1349, cell = 0.0285, input = 0.6721, thin = 0.3142, far = 0.003661, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 42.44, plane = 4.155, row = 0.002918, tail = 0.01885, cell = 0.06531, input = 0.318, thin = 0.03522, far = 0.002169, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 45.54, plane = 4.079, width = 4, tail = 0.01893, cell = 0.06318, input = 0.4043, thin = 0.05652, far = 0.002134, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 79.31, row = 0.3496, vector = 0.02371, width = 16, tail = 0.2229, cell = 0.03492, input = 0.6474, thin = 0.0425, far = 0.003, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 82.01, row = 0.5671, width = 8, cell = 0.03915, input = 0.7635, thin = 0.3324, far = 0.003053, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <plane = 1.162, row = 0.2692, width = 32, tail = 0.02877, cell = 0.007291, input = 4.497, thin = 0.1087, far = 0.01271, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 17.27, row = 2.353, width = 4, cell = 0.02188, input = 4.437, thin = 0.1497, far = 0.01047, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 19.13, row = 0.2366, width = 16, cell = 0.07523, input = 4.179, thin = 0.05674, far = 0.02573, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <call = 7.551, plane = 20.23, row = 0.422, width = 8, cell = 0.08786, input = 4.07, thin = 0.3133, far = 0.0283, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <plane = 0.5806, row = 1.483, tail = 0.5769, cell = 0.0589, input = 4.522, thin = 0.01954, far = 0.01301, cache = 1363149>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <plane = 1.007, row = 1.749, vector = 0.292, width = 8, tail = 0.9486, cell = 0.004462, input = 4.533, thin = 0.2933, far = 0.01024, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 19.6, row = 0.2357, width = 32, cell = 0.04493, input = 4.456, thin = 0.04876, far = 0.01452, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 18.55, row = 0.1256, width = 4, cell = 0.07319, input = 4.503, thin = 0.562, far = 0.008949, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 47.34, plane = 3.82, vector = 0.2138, cell = 0.03105, input = 0.5463, far = 0.002636, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 47.68, plane = 3.499, vector = 0.2395, cell = 0.0281, input = 0.6047, far = 0.002486, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 76.06, row = 1.063, vector = 0.2423, tail = 0.03039, input = 0.5398, far = 0.005318, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 75.81, row = 1.049, vector = 0.2919, tail = 0.07693, input = 0.5925, far = 0.004972, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 79.32, row = 1.053, vector = 0.3267, tail = 1.204, input = 0.6265, thin = 0.0488, far = 0.004915, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 48.29, plane = 3.568, vector = 0.08038, tail = 0.01689, cell = 0.04322, input = 0.5275, thin = 0.005496, far = 0.002225, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 48.84, plane = 3.505, vector = 0.1173, cell = 0.03831, input = 0.6141, thin = 0.001705, far = 0.00234, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 78.26, row = 0.5383, vector = 0.5568, input = 0.5262, far = 0.005264, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 77.55, row = 0.5937, vector = 0.5521, tail = 0.03971, input = 0.589, far = 0.005174, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 82.28, row = 0.7853, vector = 0.5548, tail = 1.661, input = 0.6592, thin = 0.03352, far = 0.005559, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 46.94, plane = 3.714, row = 0.01648, vector = 0.08253, cell = 0.01716, input = 0.4459, far = 0.002347, cache = 629146, deep = 0.02889, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 43.77, plane = 3.867, row = 0.03761, vector = 0.04551, cell = 0.02065, input = 0.4826, far = 0.001831, cache = 838861, deep = 0.02801, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 13.96, plane = 1.575, row = 0.08273, width = 32, cell = 0.001669, input = 0.5215, thin = 0.01726, far = 0.001826, cache = 838861, deep = 0.02637, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 45.21, plane = 3.672, row = 0.05157, vector = 0.04709, cell = 0.01849, input = 0.5364, far = 0.001775, cache = 838861, deep = 0.02743, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 81.14, row = 0.8533, vector = 0.126, input = 0.5399, far = 0.005408, cache = 838861, deep = 0.03807, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 81.14, row = 0.8693, vector = 0.1205, input = 0.6019, far = 0.005054, cache = 838861, deep = 0.03713, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 83.75, row = 1.119, tail = 0.9591, cell = 0.008118, input = 0.6374, thin = 0.06225, far = 0.004888, cache = 838861, deep = 0.03114, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 49.48, plane = 3.935, width = 32, tail = 0.004099, cell = 0.01584, input = 0.4865, thin = 0.004781, far = 0.001561, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 49.75, plane = 3.808, row = 0.004228, width = 32, tail = 0.007384, cell = 0.01541, input = 0.5293, thin = 0.005876, far = 0.001701, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 50.89, plane = 3.842, vector = 0.01031, width = 32, tail = 0.006078, cell = 0.01317, input = 0.6203, thin = 0.004591, far = 0.001585, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 79.07, row = 0.5453, vector = 0.4035, width = 32, input = 0.5234, thin = 0.008985, far = 0.004627, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 79.53, row = 0.5543, vector = 0.4171, width = 32, tail = 0.03468, input = 0.5854, thin = 0.004923, far = 0.004252, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 80.49, row = 0.8561, tail = 1.34, cell = 0.01309, input = 0.669, thin = 0.07934, far = 0.004517, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 35.56, plane = 21.64, cell = 0.2397, input = 0.649, thin = 0.01974, far = 0.003968, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 46.11, plane = 19.05, cell = 0.2942, input = 2.209>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 50.03, plane = 22.11, cell = 0.8365, input = 1.215, thin = 0.0586, far = 0.004932, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 82.49, vector = 1.12, cell = 0.0617, input = 2.125, far = 0.003277, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 28.32, plane = 84.33, vector = 0.9217, tail = 2.244, cell = 0.08988, input = 2.129, thin = 0.002296, far = 0.003456, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 93.68, plane = 88.51, vector = 6.113, tail = 2.084, cell = 0.1439, input = 1.419, thin = 0.06622, far = 0.004791, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <plane = 18.7, cell = 0.2277, input = 2.413, far = 0.0118, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <plane = 19.16, row = 0.01583, cell = 0.2948, input = 2.46, far = 0.00864, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <plane = 23.9, vector = 0.1293, width = 64, cell = 0.8603, input = 1.239, thin = 0.03516>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 91.42, vector = 1.241, cell = 0.04849, input = 2.147, far = 0.00978, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 89.09, row = 0.04859, vector = 0.6553, tail = 2.758, cell = 0.09818, input = 2.166, far = 0.009414, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 31.82, plane = 97.85, vector = 5.68, tail = 2.628, cell = 0.1561, input = 1.516, thin = 0.05687, far = 0.02271, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 29.18, plane = 25.98, cell = 0.2593, input = 0.6213, far = 0.005473, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 35.32, plane = 26.56, cell = 0.3461, input = 0.6322, thin = 0.003152, far = 0.004064, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 35.6, plane = 24.58, cell = 0.4796, input = 0.677, thin = 0.006574, far = 0.004315, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <call = 2.469, plane = 91.81, vector = 1.251, cell = 0.08045, input = 0.7933, far = 0.009307, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 36.84, plane = 94.74, vector = 2.031, tail = 1.605, cell = 0.06216, input = 0.8212, thin = 0.01058, far = 0.007794, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 36.3, plane = 97.77, vector = 2.558, tail = 3.051, cell = 0.08269, input = 0.8453, far = 0.008336, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 19.36, plane = 26.34, vector = 0.161, width = 32, cell = 0.2737, input = 0.549, far = 0.005824, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 60.07, plane = 27.19, vector = 0.0636, tail = 0.3573, cell = 0.3538, input = 0.619, far = 0.008045, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 33.26, plane = 24.4, vector = 0.5614, cell = 0.458, input = 0.6965, far = 0.002668, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 12.31, plane = 105.3, vector = 1.464, cell = 0.07331, input = 0.7307, far = 0.01296, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 54.13, plane = 107.9, vector = 3.086, tail = 0.6337, cell = 0.001203, input = 0.7728, thin = 0.04042, far = 0.00898, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 53.13, plane = 110.8, vector = 1.178, tail = 4.009, cell = 0.175, input = 0.8381, far = 0.008975, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 36.08, plane = 3.91, row = 0.09355, tail = 0.01321, input = 0.4638, far = 0.001685, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 38.11, plane = 3.592, width = 32, tail = 0.1104, input = 0.4971, far = 0.001592, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 88.84, row = 0.6131, width = 32, cell = 0.004675, input = 0.5411, thin = 0.03331, far = 0.005838, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 87.98, row = 1.64, tail = 1.056, cell = 0.002156, input = 0.5757, thin = 0.06141, far = 0.003355, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 89.15, row = 1.385, tail = 0.4022, cell = 0.002889, input = 0.6524, thin = 0.07701, far = 0.004084, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 50.26, plane = 3.997, row = 0.0279, width = 32, input = 0.4428, thin = 0.002211, far = 0.001216, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 52.96, plane = 3.975, row = 0.04289, tail = 0.01423, input = 0.5026, far = 0.001202, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 87.48, row = 0.561, width = 32, cell = 0.005652, input = 0.5365, thin = 0.04483, far = 0.003047, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 87.83, row = 1.257, tail = 1.639, cell = 0.001479, input = 0.5753, thin = 0.04583, far = 0.002468, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 89.23, row = 1.32, tail = 0.5172, input = 0.698, thin = 0.04154, far = 0.002083, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 39.9, plane = 3.813, row = 0.04023, width = 64, tail = 0.001117, cell = 0.005643, input = 0.4844, thin = 0.001699, far = 0.001437, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 39.98, plane = 3.861, row = 0.01042, width = 64, tail = 0.01767, cell = 0.005794, input = 0.5158, thin = 0.002673, far = 0.001487, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 88.87, row = 0.6839, width = 64, cell = 0.00526, input = 0.5442, thin = 0.007544, far = 0.004368, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 88.65, row = 1.075, tail = 1.664, cell = 0.006205, input = 0.5722, thin = 0.05634, far = 0.004164, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 89.79, row = 0.9265, tail = 0.877, cell = 0.006654, input = 0.6317, thin = 0.07198, far = 0.004433, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 46.12, plane = 3.982, vector = 0.04791, width = 32, tail = 0.007666, cell = 0.006539, input = 0.4506, far = 0.001632, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 46.42, plane = 4.063, vector = 0.04342, width = 32, cell = 0.007274, input = 0.5151, far = 0.001722, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 2.5, plane = 89.81, row = 0.4615, width = 64, tail = 0.2484, cell = 0.006974, input = 0.535, thin = 0.01, far = 0.006745, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 20.66, plane = 89.14, row = 1.316, tail = 1.781, cell = 0.006701, input = 0.5669, thin = 0.02176, far = 0.005811, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 19.11, plane = 89.31, row = 1.114, tail = 0.6022, cell = 0.009769, input = 0.6822, thin = 0.08252, far = 0.006334, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 46.22, plane = 3.799, row = 0.02535, cell = 0.02327, input = 0.4692, far = 0.002506, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 46.98, plane = 3.989, width = 64, cell = 0.02273, input = 0.507, thin = 0.001543, far = 0.002532, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 78.81, row = 0.6737, vector = 0.2377, input = 0.5789, far = 0.00363, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 78.56, row = 0.6854, vector = 0.2444, tail = 0.01218, input = 0.6276, far = 0.003501, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 79.42, row = 0.7517, tail = 1.237, cell = 0.01623, input = 0.6423, thin = 0.04689, far = 0.003508, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 41, plane = 3.732, row = 0.06988, cell = 0.02003, input = 0.4738, far = 0.00178, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 42.67, plane = 3.711, row = 0.04414, vector = 0.02056, cell = 0.01881, input = 0.544, far = 0.001914, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 80.68, row = 0.3454, width = 64, tail = 0.3424, cell = 0.00702, input = 0.549, thin = 0.006221, far = 0.005756, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 80.7, row = 0.266, width = 64, tail = 0.4862, cell = 0.006946, input = 0.6002, thin = 0.004316, far = 0.005875, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 81.11, row = 0.7991, tail = 1.039, cell = 0.01024, input = 0.682, thin = 0.09361, far = 0.0058, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 41.93, plane = 3.827, row = 0.0374, cell = 0.04709, input = 0.5199, far = 0.002258, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 47.19, plane = 3.838, row = 0.04732, vector = 0.0195, cell = 0.04708, input = 0.5707, far = 0.001793, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 68.65, row = 0.7089, vector = 0.4152, input = 0.5701, far = 0.005592, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 68.36, row = 0.7688, vector = 0.463, input = 0.6056, far = 0.004892, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 70.55, row = 0.8566, vector = 0.44, tail = 1.392, input = 0.6292, thin = 0.005962, far = 0.005491, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 44.3, plane = 3.974, tail = 0.03217, cell = 0.04816, input = 0.4877, thin = 0.002884, far = 0.001874, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 47.68, plane = 3.985, tail = 0.03035, cell = 0.0466, input = 0.5596, thin = 0.00142, far = 0.001993, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 83.24, row = 0.9363, vector = 0.2123, input = 0.5818, far = 0.004906, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 82.59, row = 0.8876, vector = 0.256, tail = 0.06345, input = 0.6498, far = 0.004818, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <call = 4.839, plane = 86.61, row = 0.9847, vector = 0.2179, tail = 1.43, input = 0.7215, thin = 0.04136, far = 0.00532, cache = 419430>
}
