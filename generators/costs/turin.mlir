// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0 --seconds=400 --seed=2, with what a run of 420 s before
// it had timed of rows that are as they were, and by five runs of single kinds of 12 to 75 s (--only),
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the first:
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

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02382 missed 0.006873 memory 33554432 {
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
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 12.36, plane = 2.414, vector = 1.813, tail = 0.2462, cell = 0.01066, far = 0.00327, cache = 838861, deep = 0.01578, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.701, plane = 2.291, vector = 1.105, tail = 0.2753, cell = 0.01831, far = 0.001911, cache = 1048576, deep = 0.01585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 10.35, plane = 2.445, vector = 1.12, tail = 0.1172, thin = 5.52, far = 0.0002882, cache = 1048576, deep = 0.01313, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 16.85, plane = 0.008694, vector = 2.521, tail = 16.35, cell = 0.3867, far = 0.007649, cache = 1363149, deep = 0.1708, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <width = 64, tail = 0.4891, cell = 0.1834, thin = 0.03217, far = 0.003012, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.42, plane = 2.681, vector = 1.445, tail = 0.1075, far = 0.001076, cache = 1048576, deep = 0.01552, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 8.418, plane = 1.285, width = 16, cell = 0.2091, thin = 0.1034, far = 0.0005789, cache = 419430, deep = 0.0008978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 13.17, plane = 2.504, vector = 1.711, tail = 0.0282, thin = 3.84, deep = 0.01087, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 12.16, plane = 1.522, row = 0.8136, vector = 2.329, cell = 0.03219, far = 0.003303, cache = 838861, deep = 0.01848, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_plain" cost <call = 7.124, plane = 4.432, row = 0.172, vector = 2.197, cell = 0.04334, far = 0.002978, cache = 838861, deep = 0.02051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 9.212, plane = 2.695, row = 0.7582, vector = 1.326, tail = 0.1369, cell = 0.06956, far = 0.002007, cache = 838861, deep = 0.02293, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.963, plane = 2.19, row = 1.063, vector = 1.166, cell = 0.1072, thin = 15.85, far = 0.001148, cache = 629146, deep = 0.02048, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 24.01, plane = 0.06702, vector = 5.953, tail = 29.33, far = 0.008173, cache = 1363149, deep = 0.2261, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 57.76, plane = 0.1106, cell = 0.2096, far = 0.00374, cache = 1048576, deep = 0.02018, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 316.7, vector = 1.255, cell = 0.3125, thin = 0.00135, far = 0.002191, cache = 1363149, deep = 0.06377, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 12.8, row = 0.2725, width = 32, cell = 0.2365, thin = 0.05405, far = 0.0005271, cache = 1363149, deep = 0.01101, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 8.675, plane = 5.885, row = 0.63, vector = 4.089, tail = 0.4258, far = 0.00005077, cache = 1048576, deep = 0.01081, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 13.26, plane = 2.873, row = 1.218, vector = 1.334, cell = 0.08374, far = 0.001982, cache = 1048576, deep = 0.0179, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 52.8, plane = 0.7237, vector = 0.3336, cell = 0.2663, far = 0.001398, cache = 1048576, deep = 0.02045, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 15.02, plane = 1.333, row = 0.08926, vector = 0.6261, width = 32, tail = 0.1889, cell = 0.2457, thin = 0.008906, deep = 0.01086, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 13.39, plane = 2.568, row = 1.535, vector = 1.216, tail = 0.3067, cell = 0.2433, thin = 8.081, far = 0.0009015, cache = 419430, deep = 0.01297, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 14.16, row = 0.6205, vector = 3.771, tail = 0.4628, cell = 0.1145, far = 0.003979, cache = 419430, deep = 0.04073, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_plain" cost <plane = 12.55, row = 1.384, vector = 2.299, tail = 1.32, cell = 0.1301, far = 0.002842, cache = 838861, deep = 0.04553, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 12.43, row = 1.069, vector = 2.973, tail = 0.05055, cell = 0.08568, far = 0.001093, cache = 1048576, deep = 0.06179, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 9.921, plane = 2.005, row = 2.584, vector = 0.4446, cell = 0.6688, thin = 31.5, far = 0.0004278, cache = 1363149, deep = 0.05875, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 20.48, vector = 17.43, tail = 30.81, cell = 0.03528, far = 0.002994, cache = 419430, deep = 0.311, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 283.2, plane = 7.093, vector = 1.371, cell = 0.5829, far = 0.001026, cache = 629146, deep = 0.1171, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 47.6, width = 32, cell = 0.3671, thin = 0.03182, far = 0.002246, cache = 838861, deep = 0.0315, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 137.3, row = 1.032, vector = 5.826, tail = 1.084, far = 0.002787, cache = 838861, deep = 0.03341, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 16.52, row = 1.119, vector = 2.655, cell = 0.1348, far = 0.002472, cache = 629146, deep = 0.03479, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 53.62, plane = 0.19, vector = 0.4226, tail = 0.7331, cell = 0.4663, thin = 0.02058, far = 0.002206, cache = 629146, deep = 0.08498, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 150.4, row = 0.8211, width = 16, tail = 0.5118, cell = 0.4306, far = 0.00197, cache = 838861, deep = 0.03047, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 10.23, plane = 3.955, row = 3.081, vector = 0.9738, cell = 0.8434, thin = 16.54, deep = 0.03799, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 351.4, row = 3.706, vector = 6.274, tail = 0.4799, far = 0.0007399, cache = 838861, deep = 0.005154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 327.4, row = 4.175, vector = 4.277, tail = 1.074, cell = 0.05366, deep = 0.002313, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 310.7, row = 4.645, vector = 4.106, tail = 0.8927, thin = 18.73, deep = 0.001043, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.05964, vector = 1.521, tail = 29.12, cell = 0.6808, far = 0.01027, cache = 1363149, deep = 0.1128, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 284, plane = 10.4, vector = 1.423, cell = 0.08675, far = 0.003496, cache = 1048576, deep = 0.0139, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 536.1, row = 3.672, width = 64, cell = 0.429, thin = 0.04364, deep = 0.006504, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 332.8, row = 6.258, vector = 3.688, tail = 1.562, cell = 0.07074, deep = 0.00343, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 268.2, plane = 17.56, vector = 1.455, tail = 0.4384, cell = 0.0908, far = 0.001758, cache = 629146, deep = 0.01745, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 217.8, plane = 9.855, row = 1.024, tail = 3.635, cell = 0.3084, deep = 0.003652, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 308.5, plane = 3.327, row = 0.29, vector = 0.7325, cell = 0.2603, far = 0.005374, cache = 419430, deep = 0.003652, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 570.4, row = 8.15, vector = 4.235, deep = 0.004708, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <row = 12.57, vector = 4.147, tail = 1.917, thin = 13.73, far = 0.003863, cache = 419430, deep = 0.002273, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 10.85, plane = 2.39, row = 0.9279, vector = 5.255, tail = 0.1576, cell = 0.02669, far = 0.002053, cache = 838861, deep = 0.02215, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 8.024, plane = 2.645, row = 0.7564, vector = 3.261, tail = 0.6891, cell = 0.1126, input = 0.001839, far = 0.001399, cache = 1048576, deep = 0.02754, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 13.81, plane = 2.449, row = 0.8952, vector = 2.349, tail = 0.2369, cell = 0.3526, thin = 34.95, far = 0.002461, cache = 1048576, deep = 0.02813, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 32.51, plane = 0.2175, vector = 6.469, tail = 34.6, cell = 0.6985, far = 0.007995, cache = 419430, deep = 0.2927, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_down" cost <call = 17.89, vector = 4.58, tail = 1.329, cell = 0.02905, far = 0.003404, cache = 838861, deep = 0.02674, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 134.4, row = 0.9408, vector = 1.139, width = 32, cell = 0.2628, input = 0.007878, thin = 0.02809, far = 0.0007358, cache = 1363149, deep = 0.0119, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 10.75, plane = 4.072, row = 1.655, vector = 3.533, tail = 0.1036, cell = 0.05767, input = 0.004267, far = 0.001588, cache = 1048576, deep = 0.01924, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 10.31, plane = 2.998, row = 4.12, tail = 2.672, cell = 0.1947, far = 0.001344, cache = 419430, deep = 0.02215, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 155.1, plane = 1.637, vector = 2.743, width = 32, cell = 0.4241, far = 0.0004655, cache = 629146, deep = 0.01423, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 15.53, plane = 2.415, row = 1.508, vector = 3.194, tail = 0.06403, cell = 0.2981, input = 0.03689, thin = 14.94, far = 0.002589, cache = 838861, deep = 0.01204, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 268.2, row = 5.291, vector = 4.048, tail = 1.668, cell = 0.1762, far = 0.0008586, cache = 629146, deep = 0.02309, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 249.8, plane = 1.48, row = 4.702, vector = 4.477, cell = 0.101, far = 0.0008903, cache = 1363149, deep = 0.04166, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 246.1, plane = 5.268, row = 3.482, vector = 4.383, tail = 0.3805, thin = 29.13, far = 0.001664, cache = 419430, deep = 0.04074, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 9.82, vector = 12.42, tail = 39.96, cell = 0.09625, far = 0.0168, cache = 419430, deep = 0.3946, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 80.58, plane = 10.9, row = 1.755, vector = 3.671, tail = 1.203, cell = 0.04483, far = 0.002609, cache = 629146, deep = 0.02503, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 408.5, plane = 3.204, row = 5.878, vector = 2.515, width = 64, cell = 0.4348, thin = 0.01909, far = 0.0004459, cache = 1048576, deep = 0.01623, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 263.5, plane = 2.531, row = 4.167, vector = 4.494, tail = 0.1287, cell = 0.04732, far = 0.001164, cache = 629146, deep = 0.02709, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 244.5, plane = 8.329, tail = 3.888, cell = 1.076, far = 0.02223, cache = 838861, deep = 0.02709, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 325.3, plane = 16.94, vector = 0.5879, tail = 1.969, cell = 0.4745, far = 0.00463, cache = 838861, deep = 0.02709, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 392.8, plane = 11.16, row = 10.24, vector = 0.6337, width = 16, cell = 0.5741, thin = 0.03749, far = 0.0003772, cache = 1363149, deep = 0.02081, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 15.39, plane = 4.105, row = 7.836, vector = 4.257, tail = 0.7288, cell = 0.1992, thin = 11.9, far = 0.001721, cache = 629146, deep = 0.0192, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 7.775, plane = 12.31, row = 1.133, vector = 18.38, tail = 0.2622, cell = 0.01906, far = 0.002707, cache = 838861, deep = 0.01463, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 16.31, row = 1.538, vector = 15.41, tail = 0.1983, far = 0.002443, cache = 1363149, deep = 0.01559, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 8.179, row = 2.894, vector = 11.3, tail = 1.144, cell = 0.1954, input = 0.01365, thin = 96.4, far = 0.00402, cache = 1363149, deep = 0.01558, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 58.67, row = 1.494, vector = 31.75, tail = 16.91, cell = 4.324, far = 0.03171, cache = 1363149, deep = 0.2756, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_down" cost <call = 46.66, tail = 11.3, input = 0.09246, far = 0.005843, cache = 838861, deep = 0.01666, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 64.65, row = 2.67, vector = 20.05, far = 0.001281, cache = 1363149, deep = 0.009426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 23.3, row = 2.098, vector = 11.89, input = 0.007046, far = 0.001913, cache = 629146, deep = 0.01415, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 21.31, plane = 27.85, width = 32, tail = 1.388, cell = 1.607, input = 0.00497, thin = 0.004021, deep = 0.0117, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 17.62, plane = 1.924, row = 2.776, vector = 12.61, tail = 0.2304, input = 0.01912, thin = 42.35, far = 0.002131, cache = 419430, deep = 0.01271, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 12.54, plane = 2.2, vector = 3.183, tail = 0.05588, far = 0.002673, cache = 1048576, deep = 0.01664, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 8.772, plane = 1.896, vector = 1.663, tail = 0.1429, cell = 0.03374, far = 0.00162, cache = 1048576, deep = 0.01791, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 8.752, plane = 4.446, vector = 2.029, tail = 0.09511, cell = 0.0311, thin = 12.99, deep = 0.0138, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 15.77, vector = 8.28, tail = 16.48, cell = 0.4262, far = 0.0102, cache = 838861, deep = 0.2294, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 15, width = 32, tail = 0.3668, cell = 0.2849, thin = 0.0002919, deep = 0.008199, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 12.4, plane = 2.281, vector = 2.445, cell = 0.000492, far = 0.0007739, cache = 1048576, deep = 0.01559, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 11.47, plane = 0.6192, vector = 1.54, width = 16, cell = 0.2314, thin = 0.0205, deep = 0.008199, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 13.14, plane = 3.576, vector = 2.282, tail = 0.04616, cell = 0.08516, thin = 6.599, deep = 0.009908, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 12.49, plane = 1.561, row = 0.486, vector = 4.003, tail = 1.515, cell = 0.07749, far = 0.00226, cache = 629146, deep = 0.02244, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_plain" cost <call = 8.747, plane = 4.183, row = 0.3759, vector = 1.893, tail = 2.809, input = 0.01805, far = 0.004107, cache = 629146, deep = 0.02872, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 8.701, plane = 1.75, row = 0.9044, vector = 2.311, tail = 0.8544, cell = 0.1032, far = 0.001744, cache = 838861, deep = 0.02962, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 7.551, plane = 2.181, row = 0.9682, vector = 2.128, tail = 0.1522, input = 0.002522, thin = 11.51, far = 0.001379, cache = 838861, deep = 0.0418, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 27.56, plane = 0.3622, vector = 11.85, tail = 22.98, far = 0.004684, cache = 419430, deep = 0.1643, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 151.4, plane = 0.4251, vector = 1.482, width = 64, input = 0.02811, far = 0.00173, cache = 1363149, deep = 0.01879, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 151.3, plane = 7.24, row = 0.6263, tail = 10.11, cell = 0.3291, far = 0.0006284, cache = 629146, deep = 0.01866, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 13.41, plane = 1.751, row = 1.359, vector = 3.022, tail = 0.4903, cell = 0.0458, far = 0.001869, cache = 629146, deep = 0.02288, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 144.3, plane = 1.728, row = 0.8096, vector = 1.151, width = 16, input = 0.03402, far = 0.0007332, cache = 629146, deep = 0.01971, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 12.38, plane = 2.186, row = 1.447, vector = 2.569, cell = 0.04678, thin = 7.567, far = 0.0006195, cache = 629146, deep = 0.02246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 11.12, plane = 2.632, vector = 2.129, tail = 0.5435, cell = 0.01053, far = 0.002146, cache = 838861, deep = 0.01663, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 7.864, plane = 2.289, vector = 1.526, tail = 0.1563, far = 0.001011, cache = 838861, deep = 0.01545, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.427, plane = 2.406, vector = 1.288, cell = 0.006288, thin = 6.743, far = 0.0004864, cache = 1048576, deep = 0.0113, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 20.06, plane = 0.06373, vector = 2.505, tail = 16.24, cell = 0.5685, far = 0.005581, cache = 419430, deep = 0.2519, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 138.2, plane = 0.5215, width = 64, input = 0.09293, thin = 0.0598, far = 0.0009929, cache = 419430, deep = 0.007011, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 12.39, plane = 3.012, vector = 1.451, tail = 0.3356, cell = 0.02746, far = 0.0008607, cache = 1048576, deep = 0.01451, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 131, plane = 1.67, width = 32, tail = 0.7886, cell = 0.1956, far = 0.0003264, cache = 419430, deep = 0.006867, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 10.63, plane = 2.545, vector = 1.894, tail = 0.04771, thin = 4.546, far = 0.0001498, cache = 629146, deep = 0.00932, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 91.98, row = 3.823, vector = 2.929, tail = 2.918, cell = 0.2071, far = 0.0009247, cache = 1363149, deep = 0.002604, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 80.1, row = 5.174, vector = 0.9413, tail = 2.129, cell = 0.4615, far = 0.0002501, cache = 419430, deep = 0.003059, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 81.18, row = 4.992, vector = 2.353, tail = 2.075, cell = 0.4179, input = 0.01403, thin = 16.37, deep = 0.002105, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 0.7372, tail = 42.62, cell = 0.8451, far = 0.006219, cache = 419430, deep = 0.137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 120.5, plane = 4.747, vector = 0.01937, tail = 2.125, input = 0.2334, far = 0.000349, cache = 838861, deep = 0.02022, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 356.9, row = 2.848, width = 64, cell = 0.4254, thin = 0.0696, deep = 0.00515, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 84.68, row = 8.415, vector = 0.1008, tail = 2.986, cell = 0.5264, far = 0.0003649, cache = 419430, deep = 0.002588, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 138.7, plane = 22.45, vector = 0.7458, tail = 1.275, input = 0.2203, far = 0.001556, cache = 629146, deep = 0.02159, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 352.7, row = 10.88, vector = 4.104, deep = 0.003909, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 11.49, tail = 3.545, cell = 0.9831, input = 0.05819, thin = 11.08, far = 0.003397, cache = 419430, deep = 0.003386, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 18.94, plane = 0.0132, row = 7.002, vector = 7.747, tail = 1.799, far = 0.002254, cache = 838861, deep = 0.02072, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 8.591, row = 9.404, vector = 0.4579, tail = 2.143, cell = 0.4704, input = 0.02734, far = 0.001538, cache = 838861, deep = 0.02848, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 8.194, plane = 2.367, row = 6.848, tail = 3.022, cell = 1.002, input = 0.02916, thin = 12.58, far = 0.0009608, cache = 629146, deep = 0.02304, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 29.88, plane = 0.05721, vector = 3.122, tail = 43.37, cell = 1.032, far = 0.007128, cache = 1048576, deep = 0.281, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 31.72, plane = 11.96, vector = 2.356, cell = 0.1614, far = 0.003581, cache = 1363149, deep = 0.02837, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 181, row = 9.218, vector = 0.4922, width = 32, cell = 0.3803, input = 0.02391, far = 0.001464, cache = 1363149, deep = 0.01653, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 14.26, plane = 0.8886, row = 15.13, vector = 2.274, tail = 2.378, cell = 0.2929, input = 0.01702, far = 0.00189, cache = 838861, deep = 0.02498, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 29.2, plane = 22.87, vector = 0.2071, tail = 1.593, input = 0.1105, far = 0.002314, cache = 1363149, deep = 0.02914, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 181.7, plane = 2.667, row = 15.75, width = 32, tail = 1.899, cell = 0.4968, input = 0.03351, thin = 0.1091, far = 0.001473, cache = 838861, deep = 0.02, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 10.95, plane = 2.589, row = 14.45, tail = 2.141, cell = 1.1, input = 0.04509, thin = 6.529, far = 0.001171, cache = 629146, deep = 0.01783, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1420, row = 7.258, vector = 16.77, tail = 3.112, far = 0.001122, cache = 838861, deep = 0.007814, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1396, plane = 0.4235, row = 7.472, vector = 13.02, tail = 2.578, far = 0.001446, cache = 419430, deep = 0.01003, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1438, plane = 5.492, row = 2.373, vector = 11.66, tail = 4.427, thin = 59.93, far = 0.009456, cache = 1363149, deep = 0.003422, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.3227, vector = 7.077, tail = 61.31, cell = 2.899, far = 0.04515, cache = 629146, deep = 0.2167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 284.5, plane = 16.76, vector = 1.991, tail = 2.406, cell = 0.15, far = 0.01792, cache = 838861, deep = 0.008555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_transposed" cost <cell = 0.5313, thin = 0.02261, far = 0.01325, cache = 1048576, deep = 0.008555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1635, row = 1.491, width = 64, cell = 1.282, thin = 0.2339, deep = 0.009785, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1446, row = 9.872, vector = 11.02, tail = 1.905, far = 0.00348, cache = 1363149, deep = 0.008319, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 274.5, plane = 18.31, vector = 3.33, cell = 0.141, far = 0.003237, cache = 629146, deep = 0.02818, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 953.3, vector = 0.05461, cell = 0.4036, far = 0.03225, cache = 838861, deep = 0.008555, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1659, row = 14.18, vector = 11.05, far = 0.00138, cache = 1363149, deep = 0.01041, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 72.24, plane = 3.324, row = 13.73, vector = 6.961, tail = 11.35, cell = 1.077, thin = 51.99, far = 0.01241, cache = 1363149, deep = 0.006353, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 4495, width = 64, tail = 36.98, cell = 3.917, thin = 0.6129, far = 0.002559, cache = 419430, deep = 0.02022, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 4037, row = 39.54, vector = 37.16, tail = 10.53, cell = 1.424, deep = 0.03452, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 3720, plane = 29.12, vector = 4.76, tail = 56.85, cell = 9.351, thin = 133.5, far = 0.007495, cache = 419430, deep = 0.04601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <plane = 1.11, vector = 16.69, tail = 138.8, cell = 8.691, far = 0.2033, cache = 629146, deep = 0.4285, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 444.8, plane = 42.39, vector = 4.371, tail = 2.617, cell = 0.2377, deep = 0.03991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_transposed" cost <cell = 0.6067, deep = 0.03991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 43.59, plane = 6.855, vector = 5.664, tail = 1.333, cell = 0.1005, deep = 0.03991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 4821, width = 64, tail = 20.68, cell = 4.246, thin = 0.5788, deep = 0.03294, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 3969, row = 36.02, vector = 30.56, tail = 9.353, cell = 1.162, deep = 0.03071, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 356.4, vector = 2.013, cell = 0.6765, thin = 0.7096, far = 0.04207, cache = 629146, deep = 0.02636, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <vector = 0.7732, cell = 0.6406, deep = 0.03991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 4131, row = 16.81, width = 32, tail = 16.07, cell = 4.958, thin = 1.277, deep = 0.03622, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 42.61, plane = 33.65, row = 5.746, tail = 70.35, cell = 9.575, thin = 126.1, far = 0.03791, cache = 419430, deep = 0.05443, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 2225, plane = 246.4, row = 141, vector = 139.8, deep = 0.3461, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 2022, width = 32, cell = 13.05, thin = 7.475, far = 0.09846, cache = 629146, deep = 0.5526, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 3410, plane = 23.1, row = 53.28, tail = 136.2, cell = 20.63, thin = 224.9, far = 0.1872, cache = 419430, deep = 0.9007, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 171, plane = 3.381, tail = 39.92, cell = 17.85, far = 0.7425, cache = 1048576, deep = 1.519, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_transposed" cost <call = 1534, vector = 0.9143, cell = 0.6184, far = 0.04432, cache = 1048576, deep = 0.2847, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 65.3, plane = 14.66, vector = 6.199, tail = 0.1188, cell = 0.1347, thin = 0.002316, deep = 0.2916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 2161, row = 212.7, vector = 140.4, far = 0.000971, cache = 419430, deep = 0.2105, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 2043, row = 5.905, tail = 117.1, cell = 11.16, far = 0.02758, cache = 419430, deep = 0.4903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 162.2, plane = 24.84, row = 3.286, vector = 5.569, tail = 0.8294, cell = 0.2448, deep = 0.2689, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <call = 713.8, plane = 9.167, tail = 1.289, cell = 0.8862, far = 0.002385, cache = 1363149, deep = 0.2764, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 2024, row = 6.584, vector = 87.73, far = 0.1191, cache = 629146, deep = 0.4576, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 91.78, tail = 253.3, cell = 15.04, thin = 139.5, far = 0.6596, cache = 419430, deep = 2.375, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 24.47, plane = 9.895, row = 6.361, vector = 0.8864, tail = 5.921, input = 0.01735, tap = 0.0966, step = 0.0001639, far = 0.001797, cache = 419430, deep = 0.03835, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 30.65, vector = 3.936, tail = 35.28, tap = 0.5645, step = 0.005806, far = 0.02335, cache = 1363149, deep = 0.4621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 649, plane = 65.58, row = 2.018, vector = 8.754, tail = 9.805, input = 0.2969, thin = 0.05783, step = 0.05643, deep = 0.09788, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 677.7, plane = 9.517, vector = 5.145, width = 32, tail = 3.321, cell = 0.4237, input = 0.4236, tap = 0.002156, step = 0.04333, far = 0.01071, cache = 419430, deep = 0.1114, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 19.3, plane = 7.352, row = 8.953, vector = 0.9679, tail = 3.49, input = 0.02944, tap = 0.134, far = 0.002194, cache = 419430, deep = 0.03123, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 577.5, plane = 61.29, vector = 13.3, width = 16, tail = 2.835, input = 0.4361, tap = 0.002681, step = 0.06101, deep = 0.1178, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 18.12, plane = 5.944, row = 11.12, vector = 1.468, tail = 2.662, input = 0.001502, thin = 8.636, tap = 0.2555, far = 0.002178, cache = 419430, deep = 0.0298, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 34.06, row = 1.13, vector = 1.625, far = 0.00368, cache = 629146, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 40.34, vector = 1.018, tail = 0.004571, cell = 0.05449, far = 0.005121, cache = 419430, deep = 0.0388, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 107.1, plane = 27.54, width = 32, tail = 0.6063, cell = 0.1489, thin = 0.005241, far = 0.002835, cache = 1048576, deep = 0.01303, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 7.155, plane = 118.2, vector = 2.553, thin = 6.162, far = 0.004278, cache = 419430, deep = 0.02681, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 36.23, row = 1.422, vector = 0.6878, tail = 0.2799, cell = 0.06245, far = 0.002519, cache = 629146, deep = 0.02475, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 20.63, plane = 33.5, row = 0.747, tail = 140, cell = 0.1714, far = 0.001228, cache = 629146, deep = 0.01413, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 9.041, plane = 109.9, vector = 2.495, thin = 0.04807, far = 0.009234, cache = 1363149, deep = 0.02785, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 8.67, plane = 36.88, row = 1.115, vector = 0.365, tail = 0.8191, cell = 0.2508, thin = 2.212, far = 0.002088, cache = 419430, deep = 0.02304, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 21.36, row = 1.155, vector = 2.458, tail = 0.4506, far = 0.003932, cache = 838861, deep = 0.03109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <plane = 17.89, row = 0.9072, vector = 2.702, tail = 0.4743, far = 0.003871, cache = 838861, deep = 0.0241, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 38.11, vector = 1.201, cell = 0.1321, far = 0.004943, cache = 419430, deep = 0.03803, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 101.6, plane = 29.13, row = 0.4883, tail = 82.95, cell = 0.1921, far = 0.001482, cache = 419430, deep = 0.02361, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 3.961, plane = 81.99, row = 6.942, vector = 2.959, thin = 16.46, far = 0.003921, cache = 838861, deep = 0.02812, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 28.93, row = 1.717, vector = 0.06677, tail = 0.7665, cell = 0.1908, far = 0.002781, cache = 629146, deep = 0.0351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 8.661, plane = 19.07, row = 1.066, vector = 1.131, cell = 0.08249, far = 0.002979, cache = 838861, deep = 0.02225, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 42.6, plane = 34.33, row = 0.6207, vector = 0.5452, tail = 119.3, cell = 0.1528, far = 0.001166, cache = 1048576, deep = 0.02981, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 66.93, row = 4.424, vector = 2.137, tail = 2.228, thin = 8.262, far = 0.003166, cache = 629146, deep = 0.03293, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 34.78, row = 1.849, vector = 0.79, cell = 0.2131, thin = 7.139, far = 0.00271, cache = 629146, deep = 0.04194, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 23.94, row = 0.9162, vector = 4.582, cell = 0.01357, far = 0.00307, cache = 838861, deep = 0.03415, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <plane = 16.96, row = 1.447, vector = 4.078, tail = 1.455, cell = 0.05877, far = 0.003178, cache = 838861, deep = 0.02789, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 30.86, vector = 3.132, cell = 0.161, far = 0.004114, cache = 629146, deep = 0.0404, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 65.04, plane = 34.52, row = 1.224, tail = 75.82, cell = 0.2909, far = 0.001634, cache = 1363149, deep = 0.0287, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 78.36, row = 11.66, vector = 4.907, tail = 0.2417, thin = 27.02, far = 0.003444, cache = 838861, deep = 0.03127, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 26.23, row = 1.969, vector = 1.748, tail = 0.6308, cell = 0.1706, far = 0.002201, cache = 629146, deep = 0.03411, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 16.26, row = 3.524, vector = 13.44, width = 32, tail = 1.908, far = 0.001972, cache = 629146, deep = 0.0243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 146.2, plane = 32.81, row = 1.424, width = 16, tail = 0.03576, cell = 0.3773, thin = 0.01124, far = 0.001159, cache = 838861, deep = 0.02866, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 5.701, plane = 65.1, row = 9.834, vector = 3.651, tail = 2.306, thin = 12.35, far = 0.003369, cache = 1048576, deep = 0.03157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 0.1551, plane = 27.6, row = 2.387, vector = 1.056, tail = 0.8514, cell = 0.5813, thin = 14.51, far = 0.001536, cache = 629146, deep = 0.03349, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 69.22, row = 0.1136, vector = 3.527, tail = 0.185, far = 0.0009424, cache = 1363149, deep = 0.03147, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 16.32, plane = 75.44, vector = 2.689, tail = 0.04462, cell = 0.06383, far = 0.0005275, cache = 419430, deep = 0.02581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 161.5, plane = 52.2, row = 0.1665, tail = 238.3, cell = 0.26, far = 0.00006452, cache = 419430, deep = 0.01175, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 90.5, plane = 19.08, row = 99.38, vector = 8.525, thin = 15.39, far = 0.00779, cache = 419430, deep = 0.02581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 25.13, plane = 69.37, row = 0.6698, vector = 2.348, tail = 0.3437, cell = 0.09144, far = 0.001054, cache = 629146, deep = 0.02704, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 334.5, plane = 78.66, row = 1.341, tail = 402.3, cell = 0.2952, deep = 0.01181, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 52.66, plane = 47.18, row = 55.52, vector = 7.028, thin = 13.68, far = 0.0007668, cache = 419430, deep = 0.02581, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 39.16, plane = 67.41, row = 0.575, vector = 2.648, tail = 0.07935, cell = 0.1085, thin = 19.93, deep = 0.02272, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 52.35, row = 1.008, vector = 2.205, tail = 1.96, input = 0.03203, far = 0.002595, cache = 838861, deep = 0.02948, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 1.135, plane = 50.88, vector = 0.5884, tail = 2.025, input = 0.1117, far = 0.004586, cache = 629146, deep = 0.03336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <plane = 59.55, row = 0.7855, tail = 380.8, input = 0.0717, deep = 0.03271, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 99.41, row = 16.99, vector = 7.651, thin = 26.83, far = 0.003664, cache = 419430, deep = 0.0286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 3.858, plane = 50.39, row = 1.795, vector = 0.9041, tail = 1.377, input = 0.06572, far = 0.002331, cache = 838861, deep = 0.0286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 271.6, plane = 52.31, row = 1.983, tail = 174.9, input = 0.08894, far = 0.002747, cache = 1048576, deep = 0.02674, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 40.12, plane = 85.99, row = 18.14, vector = 5.278, tail = 1.222, thin = 10.14, far = 0.009383, cache = 1363149, deep = 0.0286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 10.39, plane = 47.05, row = 1.575, tail = 1.641, cell = 0.154, input = 0.1874, thin = 13.59, far = 0.001125, cache = 419430, deep = 0.02817, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.735, plane = 59.12, row = 0.2511, vector = 5.56, tail = 0.8517, far = 0.0007352, cache = 419430, deep = 0.02538, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 46.14, plane = 56.59, vector = 5.214, far = 0.001277, cache = 629146, deep = 0.02386, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 72.6, plane = 70.01, row = 0.8767, tail = 446.4, cell = 0.3184, deep = 0.0292, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 83.47, plane = 76.74, row = 83.55, vector = 5.766, thin = 25.14, far = 0.00453, cache = 419430, deep = 0.02131, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 28.42, plane = 56.42, row = 0.6329, vector = 4.109, tail = 0.01775, deep = 0.02189, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 304.8, plane = 75.59, row = 1.135, tail = 120.3, cell = 0.4687, far = 0.001048, cache = 1363149, deep = 0.01295, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 64.32, plane = 77.5, row = 56.06, vector = 2.169, cell = 0.5502, thin = 0.4965, deep = 0.02283, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 64.72, plane = 61.93, row = 0.8265, tail = 0.5889, cell = 1.102, thin = 14.92, deep = 0.01515, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <call = 10.21, plane = 46.07, row = 9.573, vector = 26, cell = 1.007, far = 0.004834, cache = 419430, deep = 0.1117, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 28.1, plane = 51.26, row = 4.752, vector = 12.64, tail = 4.6, cell = 2.617, far = 0.0132, cache = 419430, deep = 0.1493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 2.677, plane = 44.71, row = 5.248, width = 64, cell = 2.792, thin = 0.2148, far = 0.003295, cache = 419430, deep = 0.07903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 89.68, row = 52.59, vector = 6.631, cell = 2.948, thin = 89.11, far = 0.00876, cache = 1363149, deep = 0.1104, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 34.18, plane = 54.2, row = 6.273, vector = 26.08, cell = 1.575, far = 0.01268, cache = 419430, deep = 0.1398, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 49.96, plane = 46.75, row = 24.91, vector = 106.1, far = 0.01179, cache = 838861, deep = 0.1047, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <row = 83.99, vector = 28.12, tail = 84.74, thin = 16.52, far = 0.1342, cache = 1048576, deep = 0.1393, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 116.4, plane = 14.98, row = 10.31, vector = 1.192, cell = 8.155, input = 0.04256, thin = 31.91, far = 0.0172, cache = 419430, deep = 0.1626, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 24.59, row = 2.15, tail = 1.551, cell = 0.15, far = 0.003932, cache = 629146, deep = 0.03846, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 7.157, plane = 37.9, vector = 1.349, tail = 0.3619, cell = 0.2332, far = 0.005281, cache = 838861, deep = 0.04336, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <plane = 27.1, row = 1.704, tail = 201, cell = 0.2092, deep = 0.02465, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 97.52, vector = 3.106, thin = 13.32, far = 0.005508, cache = 838861, deep = 0.03841, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 31.52, row = 2.642, width = 32, cell = 0.1931, thin = 0.02018, far = 0.00362, cache = 629146, deep = 0.03471, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 87.87, plane = 32.11, row = 1.094, vector = 2.014, width = 32, cell = 0.1598, far = 0.0006807, cache = 1363149, deep = 0.0247, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 88.83, plane = 96.09, vector = 3.094, thin = 1.696, far = 0.01855, cache = 838861, deep = 0.0383, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 37.84, row = 2.421, cell = 0.4129, thin = 2.846, far = 0.002855, cache = 629146, deep = 0.0383, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 3.974, plane = 52.66, row = 1.572, vector = 7.691, width = 64, cell = 0.3483, far = 0.002936, cache = 838861, deep = 0.05396, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 12.31, plane = 50.98, row = 0.1232, vector = 8.339, width = 32, tail = 0.184, cell = 0.5659, far = 0.002967, cache = 1363149, deep = 0.0718, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 109.4, plane = 56.4, vector = 8.701, width = 64, cell = 0.3164, deep = 0.02353, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 1065, plane = 131.5, row = 0.09161, vector = 1.943, width = 32, tail = 0.4931, cell = 0.1675, far = 0.00897, cache = 1363149, deep = 0.04589, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 494.2, row = 182.2, tail = 0.3435, cell = 3.873, thin = 39.37, far = 0.01363, cache = 1048576, deep = 0.03794, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 17.5, plane = 50.73, row = 0.1099, vector = 8.044, width = 32, tail = 0.5535, cell = 0.6376, far = 0.002366, cache = 1048576, deep = 0.05883, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 132, plane = 57.85, row = 2.053, width = 32, cell = 1.268, thin = 0.2537, deep = 0.02553, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 1955, plane = 0.7292, width = 16, cell = 0.3324, thin = 0.1904, far = 0.009795, cache = 1363149, deep = 0.0549, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 363.7, plane = 89.66, vector = 60.94, thin = 38.61, far = 0.0356, cache = 629146, deep = 0.0549, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 33.03, plane = 53.09, row = 6.057, vector = 0.1607, cell = 1.377, thin = 52.22, far = 0.01316, cache = 629146, deep = 0.1154, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <plane = 63.74, row = 0.9819, tail = 3.398, cell = 0.08326, input = 0.08973, far = 0.004005, cache = 1363149, deep = 0.02802, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <plane = 50.33, tail = 4.16, cell = 0.04315, input = 0.2733, far = 0.009262, cache = 838861, deep = 0.02861, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <width = 32, cell = 0.08839, input = 0.1407, thin = 0.03853, far = 0.001078, cache = 1363149, deep = 0.01056, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 149.8, plane = 55.55, row = 122.5, cell = 0.5925, thin = 13.62, far = 0.00002968, cache = 419430, deep = 0.01981, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <plane = 56.22, row = 1.813, vector = 0.8108, tail = 2.955, input = 0.1674, far = 0.005875, cache = 1363149, deep = 0.02243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 325.4, row = 0.1836, vector = 0.4181, width = 64, cell = 0.1036, input = 0.1598, thin = 0.02841, far = 0.002243, cache = 1048576, deep = 0.009218, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <plane = 72.79, row = 66.54, vector = 6.828, tail = 0.9796, thin = 10.14, far = 0.004576, cache = 419430, deep = 0.01746, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <plane = 51.88, row = 2.412, vector = 0.6064, tail = 1.669, input = 0.4476, thin = 20.68, far = 0.006513, cache = 1363149, deep = 0.03381, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <plane = 70.49, row = 8.849, vector = 12.7, cell = 0.1804, deep = 0.07738, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 28.15, plane = 49.56, row = 3.977, vector = 8.31, width = 16, cell = 1.127, thin = 0.1885, deep = 0.09959, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 28.23, plane = 80.81, vector = 6.472, width = 64, tail = 2.296, cell = 0.9192, deep = 0.04522, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 828, plane = 215.8, row = 0.05789, vector = 0.4326, width = 32, cell = 0.3248, thin = 0.1278, far = 0.0104, cache = 419430, deep = 0.07318, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 413.4, plane = 36.01, row = 324.9, tail = 14.12, cell = 10.42, thin = 166.7, deep = 0.07931, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 26.5, plane = 54.06, row = 5.755, vector = 9.019, width = 16, cell = 1.074, thin = 0.2089, far = 0.0001297, cache = 419430, deep = 0.09654, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 89.96, row = 6.071, tail = 1622, cell = 3.353, deep = 0.05257, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 992.7, plane = 152.2, tail = 1.79, cell = 0.5314, far = 0.005796, cache = 419430, deep = 0.09901, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <call = 222.1, row = 144.9, vector = 78.39, tail = 29.27, cell = 8.243, thin = 117.9, deep = 0.07931, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 93.43, plane = 61.46, row = 6.192, vector = 0.9552, cell = 2.634, thin = 180.6, far = 0.004541, cache = 419430, deep = 0.2157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 478.1, row = 28.28, vector = 1.788, tail = 12.12, cell = 0.9472, far = 0.01626, cache = 1363149, deep = 0.03107, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 501.6, row = 9.099, vector = 11.38, width = 16, cell = 1.427, far = 0.0163, cache = 419430, deep = 0.04079, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 516.3, row = 31.74, vector = 16.16, far = 0.01466, cache = 419430, deep = 0.01942, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 1213, plane = 278.7, row = 1.181, vector = 1.89, cell = 0.3776, deep = 0.0501, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <row = 952.6, tail = 82.18, cell = 15.75, thin = 235.7, deep = 0.04323, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 511, row = 10.54, vector = 13.37, width = 16, cell = 1.208, far = 0.01381, cache = 419430, deep = 0.04178, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 1044, row = 47.67, width = 64, cell = 4.43, thin = 0.4886, far = 0.01769, cache = 419430, deep = 0.02537, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 520.4, plane = 109.2, tail = 1.713, cell = 0.7506, deep = 0.04996, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <call = 181.2, row = 265.9, vector = 223.3, tail = 46.17, thin = 277, deep = 0.04323, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 71.15, plane = 78.71, row = 13.3, vector = 9.905, cell = 0.8169, thin = 332.5, far = 0.05203, cache = 419430, deep = 0.0655, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 51.57, row = 6.187, vector = 0.9744, tail = 3.2, tap = 0.04944, step = 0.004621, far = 0.003127, cache = 629146, deep = 0.05345, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 314.4, plane = 580.1, row = 4.131, vector = 5.607, tail = 8.67, input = 0.3561, tap = 0.002353, step = 0.009312, far = 0.003088, cache = 419430, deep = 0.09681, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 0.7676, plane = 55.11, row = 6.245, vector = 1.039, tail = 0.9383, cell = 0.003453, thin = 3.775, tap = 0.07653, step = 0.006231, far = 0.003604, cache = 629146, deep = 0.05095, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 388.1, plane = 577.4, row = 4.029, vector = 4.413, tail = 5.361, input = 0.5406, tap = 0.005781, step = 0.01301, far = 0.003935, cache = 419430, deep = 0.1071, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 16.06, plane = 54.15, row = 5.874, vector = 1.243, tail = 1.289, thin = 3.189, tap = 0.1612, step = 0.01125, far = 0.004894, cache = 629146, deep = 0.05743, last = 22369622>
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
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 362.5, row = 6.218, vector = 0.8059, width = 64, tail = 1.065, cell = 0.3926, far = 0.0007148, cache = 838861>
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
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 56.77, row = 0.2292, vector = 8.531, tail = 0.7325, cell = 0.00792, far = 0.001691, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 19.08, plane = 62.98, vector = 3.59, tail = 0.1564, cell = 0.0312, far = 0.001093, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 32.93, plane = 55.6, row = 1.741, vector = 1.666, tail = 0.5036, cell = 0.09987, thin = 26.44, far = 0.00006357, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 362.8, vector = 13, tail = 27.86, far = 0.0009099, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 35.36, plane = 68.27, row = 0.4841, vector = 5.719, cell = 0.06094, far = 0.001659, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 71.71, plane = 56.44, row = 0.5389, vector = 3.601, cell = 0.07675, thin = 26.57>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 159.8, plane = 58.66, vector = 6.782, cell = 0.1024, thin = 28.72>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 0.7276, plane = 47.2, row = 6.132, vector = 3.416, tail = 2.757, tap = 0.01637, far = 0.001819, cache = 838861>
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
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.184, plane = 2.808, vector = 1.158, width = 16, tail = 0.1002, cell = 0.00009407, far = 0.002754, cache = 838861, deep = 0.01307, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 49.17, plane = 1.723, vector = 0.979, far = 0.003594, cache = 419430, deep = 0.01252, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 28.86, plane = 1.899, vector = 4.752, width = 128, cell = 0.03575, thin = 0.03747, far = 0.004405, cache = 838861, deep = 0.01433, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 119, plane = 6.336, width = 64, cell = 0.06264, thin = 0.06177, far = 0.002123, cache = 629146, deep = 0.005923, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 126.4, plane = 6.912, width = 32, cell = 0.08388, thin = 0.05375, far = 0.0009958, cache = 419430, deep = 0.005071, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 134.4, plane = 7.165, vector = 0.4889, far = 0.0007299, cache = 1363149, deep = 0.003683, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 59.6, plane = 1.771, vector = 0.6835, far = 0.004493, cache = 419430, deep = 0.01252, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 10.51, plane = 45.75, width = 64, cell = 0.08384, thin = 0.0144, far = 0.00221, cache = 1048576, deep = 0.01333, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 11.22, plane = 46.42, vector = 1.895, width = 16, tail = 0.4755, thin = 3.678, deep = 0.004871, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 6.786, plane = 3.11, vector = 0.941, width = 8, cell = 0.01828, thin = 0.3533, far = 0.001871, cache = 1048576, deep = 0.01087, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 7.201, plane = 5.179, row = 0.6202, vector = 1.1, width = 16, far = 0.001984, cache = 629146, deep = 0.01682, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 49.92, plane = 1.352, vector = 1.148, tail = 0.4652, far = 0.003416, cache = 419430, deep = 0.01737, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 27.2, plane = 4.739, width = 64, cell = 0.04709, thin = 0.007419, far = 0.003671, cache = 838861, deep = 0.02027, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 26.48, plane = 7.248, row = 0.4221, vector = 0.408, tail = 0.08675, cell = 0.01715, far = 0.002753, cache = 629146, deep = 0.01737, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 90.95, plane = 16.7, row = 0.6616, vector = 1.114, width = 64, cell = 0.03019, far = 0.001393, cache = 1363149, deep = 0.006467, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 110.3, plane = 14.59, row = 0.9706, width = 32, cell = 0.07599, thin = 0.01144, far = 0.0001679, cache = 1363149, deep = 0.003596, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 64.52, plane = 33, row = 0.7584, vector = 0.3813, deep = 0.00365, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 6.773, plane = 46.99, row = 0.4515, vector = 0.4229, cell = 0.03611, far = 0.003341, cache = 1048576, deep = 0.0164, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <call = 62.68, plane = 2.99, far = 0.005501, cache = 419430, deep = 0.01737, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 10.25, plane = 45.28, row = 0.5196, vector = 0.5252, cell = 0.02643, far = 0.002375, cache = 838861, deep = 0.02097, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 47.47, plane = 0.8555, vector = 0.4302, cell = 0.01359, far = 0.001453, cache = 838861, deep = 0.01737, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 118.7, plane = 48.6, row = 0.3969, vector = 0.4904, width = 16, tail = 0.2955, cell = 0.04895, thin = 2.569, far = 0.0001559, cache = 1363149, deep = 0.004963, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream_held" cost <plane = 177.3, row = 17.14, vector = 0.6159, far = 0.001216, cache = 838861, deep = 0.004413, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 2.886, plane = 6.267, row = 0.6391, vector = 1.109, width = 8, cell = 0.03532, thin = 0.1595, far = 0.00188, cache = 629146, deep = 0.01185, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.66, plane = 8.559, row = 0.6741, vector = 1.102, width = 16, far = 0.001935, cache = 838861, deep = 0.02548, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 3.973, plane = 3.704, vector = 0.8048, tail = 10.55, far = 0.0006609, cache = 838861, deep = 0.02433, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 7.345, plane = 35.81, row = 0.0263, vector = 0.6835, cell = 0.01617, far = 0.003356, cache = 838861, deep = 0.02531, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 33.99, plane = 8.658, row = 0.5035, vector = 0.2377, tail = 0.2889, cell = 0.01594, far = 0.002329, cache = 838861, deep = 0.03677, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <plane = 39.67, row = 0.5782, vector = 0.7961, far = 0.0008531, cache = 629146, deep = 0.002595, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 10.01, plane = 48.43, row = 0.5235, vector = 0.6466, tail = 0.08541, cell = 0.01303, far = 0.002805, cache = 838861, deep = 0.02237, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 8.042, plane = 54.03, row = 0.463, vector = 0.4995, tail = 0.1955, cell = 0.01584, far = 0.002154, cache = 838861, deep = 0.03, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 15.56, plane = 14.44, row = 0.6346, vector = 1.266, width = 8, tail = 0.06629, cell = 0.008072, thin = 0.2852, far = 0.0009386, cache = 838861, deep = 0.01988, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 73.41, plane = 35.59, row = 3.408, vector = 0.2121, width = 64, cell = 0.08488, thin = 0.02221, far = 0.00225, cache = 838861, deep = 0.02473, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 78.71, plane = 11.49, row = 7.164, width = 32, cell = 0.1313, thin = 0.7212, far = 0.001762, cache = 1048576, deep = 0.03348, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 89.3, plane = 14.06, row = 6.414, width = 16, cell = 0.1766, thin = 0.6634, far = 0.000758, cache = 838861, deep = 0.03521, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 37.25, plane = 8.853, row = 3.508, width = 16, cell = 0.2095, thin = 0.1144, far = 0.0007906, cache = 419430, deep = 0.03361, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 67, plane = 38.62, vector = 0.2251, tail = 2.183, cell = 0.07496, far = 0.005582, cache = 629146, deep = 0.01992, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 191.8, plane = 7.539, vector = 0.5727, width = 64, cell = 0.08227, thin = 0.03822, far = 0.003156, cache = 629146, deep = 0.006798, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 74.79, plane = 13.74, row = 3.826, vector = 2.153, width = 32, tail = 2.048, cell = 0.05789, thin = 0.8373, far = 0.0075, cache = 838861, deep = 0.0261, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 223.6, plane = 25.3, row = 3.19, width = 64, cell = 0.1178, thin = 0.03526, far = 0.002579, cache = 629146, deep = 0.01025, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 78.91, plane = 17.51, row = 4.477, width = 16, tail = 1.574, cell = 0.1769, thin = 0.7767, far = 0.004759, cache = 838861, deep = 0.01637, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 199.4, plane = 25.84, row = 3.174, vector = 0.2595, width = 32, cell = 0.1964, thin = 0.04157, far = 0.001245, cache = 838861, deep = 0.009472, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 23.29, plane = 8.421, row = 2.618, vector = 0.031, width = 8, tail = 1.015, cell = 0.2307, far = 0.002118, cache = 1048576, deep = 0.01662, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 7.322, plane = 1.606, vector = 2.476, width = 32, cell = 0.02923, far = 0.001497, cache = 838861, deep = 0.0102, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 51.4, plane = 2.473, vector = 0.3872, tail = 8.198, far = 0.005862, cache = 419430, deep = 0.01129, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 18.27, plane = 7.739, vector = 1.715, tail = 0.217, far = 0.002348, cache = 838861, deep = 0.01288, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 132.7, plane = 6.085, vector = 2.949, width = 64, tail = 115, thin = 2.295, far = 0.001965, cache = 629146, deep = 0.003091, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 137.2, plane = 5.204, vector = 2.375, width = 32, tail = 65.4, thin = 0.8712, far = 0.001633, cache = 419430, deep = 0.004626, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 137.2, plane = 5.818, vector = 1.381, width = 16, tail = 37, far = 0.001022, cache = 1363149, deep = 0.002405, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 37.36, plane = 2.275, vector = 0.6891, deep = 0.01129, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 8.717, plane = 46.22, vector = 0.9786, width = 64, cell = 0.06059, thin = 0.00564, far = 0.001416, cache = 838861, deep = 0.01164, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 38.44, plane = 45.9, vector = 0.2876, width = 16, tail = 0.5615, cell = 0.08678, thin = 3.824, deep = 0.002959, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 4.524, plane = 2.628, vector = 1.599, width = 16, cell = 0.04871, thin = 0.2595, far = 0.001211, cache = 838861, deep = 0.009276, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 47.22, row = 0.2811, vector = 0.5349, tail = 0.1864, cell = 0.02313, far = 0.003537, cache = 838861, deep = 0.01551, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 11.99, plane = 10.52, row = 0.6058, vector = 0.1663, tail = 0.2041, cell = 0.03868, far = 0.002529, cache = 629146, deep = 0.01874, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 131.5, plane = 58.45, width = 64, cell = 0.05443, thin = 0.009677, far = 0.002224, cache = 1363149, deep = 0.007717, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 60.25, row = 0.1764, vector = 0.4872, tail = 0.06177, cell = 0.01102, far = 0.002824, cache = 838861, deep = 0.01451, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 149.7, plane = 62.02, row = 1.181, vector = 0.2868, width = 64, cell = 0.0792, thin = 0.01433, far = 0.0007132, cache = 419430, deep = 0.006431, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 18.46, plane = 11.21, row = 0.6426, vector = 0.5495, tail = 0.1298, thin = 0.1992, far = 0.002201, cache = 629146, deep = 0.0138, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 37.69, row = 0.009095, vector = 0.5509, tail = 0.04761, cell = 0.01088, far = 0.003892, cache = 629146, deep = 0.01942, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <plane = 29.77, row = 0.2541, width = 32, tail = 1.139, cell = 0.04732, far = 0.003344, cache = 629146, deep = 0.02097, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 94.31, row = 0.7616, vector = 1.119, tail = 1.079, thin = 1.322, far = 0.003829, cache = 629146, deep = 0.02039, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 12.1, plane = 18.14, row = 0.4833, vector = 0.4091, tail = 0.08274, cell = 0.0002876, thin = 0.008108, far = 0.00255, cache = 629146, deep = 0.02325, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 68.86, plane = 55.12, width = 64, cell = 0.04498, thin = 0.00639, far = 0.001457, cache = 1363149, deep = 0.004949, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 52.91, row = 0.05885, vector = 0.4757, tail = 0.03136, cell = 0.003375, far = 0.002461, cache = 629146, deep = 0.01751, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 7.977, plane = 54.87, vector = 0.9224, width = 16, tail = 0.05394, cell = 0.006125, far = 0.002074, cache = 629146, deep = 0.02177, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 92.16, row = 1.247, tail = 1.433, cell = 0.09236, thin = 1.977, far = 0.001915, cache = 629146, deep = 0.02153, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 152.5, plane = 58.86, row = 0.9305, vector = 0.2709, width = 32, cell = 0.05266, far = 0.001007, cache = 419430, deep = 0.003808, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 18.99, plane = 14.84, row = 0.4292, vector = 0.4165, cell = 0.02598, thin = 0.3559, far = 0.003222, cache = 629146, deep = 0.01887, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 40.09, row = 0.0265, vector = 0.6296, tail = 0.1202, far = 0.003016, cache = 629146, deep = 0.02401, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 33.59, vector = 0.5679, cell = 0.007486, far = 0.003118, cache = 629146, deep = 0.02394, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 88.54, row = 1.692, vector = 0.8216, tail = 1.762, thin = 1.794, far = 0.004522, cache = 838861, deep = 0.02531, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 11.92, plane = 19.75, row = 0.322, vector = 0.355, tail = 0.1103, thin = 0.04515, far = 0.0026, cache = 629146, deep = 0.02618, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 65.53, plane = 59.71, row = 0.01181, vector = 0.7588, far = 0.00001296, cache = 419430, deep = 0.002593, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 52.94, row = 0.03348, vector = 0.4861, cell = 0.001455, far = 0.002442, cache = 629146, deep = 0.02092, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 53.36, cell = 0.06133, far = 0.002205, cache = 629146, deep = 0.02153, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 94.27, row = 1.83, vector = 0.1612, tail = 1.743, cell = 0.05706, thin = 4.112, far = 0.003929, cache = 838861, deep = 0.0223, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 131.8, plane = 58.09, row = 0.4137, width = 32, tail = 0.1219, cell = 0.0572, far = 0.000285, cache = 629146, deep = 0.002305, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 22.65, plane = 17.81, row = 0.3129, vector = 0.4895, tail = 0.002042, thin = 0.2336, far = 0.002471, cache = 419430, deep = 0.01615, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <plane = 92.69, row = 7.671, vector = 5.496, tail = 5.42, far = 0.008057, cache = 838861, deep = 0.05316, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 128.4, plane = 91.72, row = 4.837, vector = 3.609, width = 64, cell = 0.2922, far = 0.004954, cache = 838861, deep = 0.01122, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 6.345, plane = 83.98, row = 9.473, vector = 3.321, tail = 0.1248, cell = 0.1471, far = 0.005205, cache = 838861, deep = 0.03957, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 56.64, plane = 20.53, row = 5.91, vector = 5.565, cell = 0.005697, thin = 2.106, far = 0.006638, cache = 629146, deep = 0.02515, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 8.755, plane = 111.4, row = 1.144, vector = 0.9938, tail = 0.6948, cell = 0.02574, far = 0.002073, cache = 838861, deep = 0.02327, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 138.3, plane = 121, row = 0.658, vector = 0.2983, width = 64, cell = 0.07115, thin = 0.005893, far = 0.0002678, cache = 419430, deep = 0.005, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 43.35, plane = 132, row = 1.738, vector = 0.1062, width = 16, cell = 0.1337, thin = 0.06146, far = 0.001631, cache = 1048576, deep = 0.01904, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 101.8, plane = 36.72, row = 1.132, vector = 1.444, thin = 0.8182, far = 0.0001505, cache = 419430, deep = 0.01444, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 88.3, row = 0.9747, vector = 0.8032, tail = 1.092, cell = 0.02925, far = 0.003661, cache = 838861, deep = 0.0253, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 130.7, plane = 93.44, row = 0.67, vector = 0.2934, width = 64, tail = 0.08587, cell = 0.06342, far = 0.001344, cache = 838861, deep = 0.008524, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 7.242, plane = 87.76, row = 1.84, vector = 0.5715, width = 16, tail = 0.3259, cell = 0.07541, thin = 0.02383, far = 0.003952, cache = 838861, deep = 0.0238, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 45.72, plane = 19.33, row = 1.657, vector = 1.294, thin = 0.8952, far = 0.003286, cache = 629146, deep = 0.01651, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 46.31, row = 0.09248, vector = 0.6502, cell = 0.002374, far = 0.003429, cache = 629146, deep = 0.02098, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 14.24, plane = 14.78, row = 0.3723, vector = 0.3246, tail = 0.1348, cell = 0.005739, thin = 0.001758, far = 0.003161, cache = 629146, deep = 0.02288, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 133.8, plane = 58.92, row = 0.06533, vector = 0.6429, far = 0.00213, cache = 1363149, deep = 0.007401, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 58.71, row = 0.1155, vector = 0.4221, cell = 0.009986, far = 0.002197, cache = 1363149, deep = 0.01769, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 150.7, plane = 62.1, row = 0.5801, width = 64, cell = 0.06364, thin = 0.005552, far = 0.0003942, cache = 629146, deep = 0.004972, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 22.53, plane = 13.03, row = 0.4209, vector = 0.5208, tail = 0.09709, thin = 0.1933, far = 0.002761, cache = 629146, deep = 0.01949, last = 22369622>
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
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 17.26, plane = 4.446, vector = 0.09229, tail = 0.6049, cell = 0.06774, thin = 1.375, far = 0.0005976, cache = 1363149, deep = 0.002498, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 14.14, plane = 3.891, vector = 0.6438, tail = 0.1192, cell = 0.05018, thin = 1.373, deep = 0.001175, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 11.36, plane = 3.969, vector = 0.8943, tail = 0.07295, cell = 0.03158, thin = 1.203, deep = 0.0007411, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 14.07, plane = 3.271, vector = 0.8226, cell = 0.04439, thin = 1.467, deep = 0.0009444, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 19.98, plane = 2.75, row = 1.32, vector = 0.3322, tail = 0.3417, cell = 0.05249, thin = 1.727, far = 0.0004148, cache = 1363149, deep = 0.001504, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 15.34, plane = 3.827, row = 1.368, vector = 0.8431, tail = 0.1012, cell = 0.02899, thin = 1.583, far = 0.00009514, cache = 1363149, deep = 0.000679, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 13.39, plane = 4.049, row = 0.8072, vector = 0.9838, cell = 0.008421, thin = 1.83, deep = 0.0006218, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 16.36, plane = 3.817, row = 0.9441, vector = 0.9153, cell = 0.0287, thin = 1.691, deep = 0.000542, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 17.36, plane = 6.711, row = 1.272, vector = 1.052, cell = 0.03257, thin = 2.373, far = 0.000002656, cache = 419430, deep = 0.0002815, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 15.32, plane = 7.135, row = 1.317, vector = 0.8355, cell = 0.06292, thin = 2.338, deep = 0.0001529, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 14.64, plane = 6.178, row = 1.559, vector = 0.9837, cell = 0.01631, thin = 2.316, deep = 0.00009048, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 15.26, plane = 5.391, row = 1.364, vector = 1.208, tail = 0.02847, cell = 0.03939, thin = 2.253, deep = 0.0001256, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 18.91, plane = 4.445, row = 1.167, vector = 1.525, cell = 0.04068, thin = 1.512, far = 0.0001712, cache = 419430, deep = 0.002484, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 17.37, plane = 5.156, row = 1.292, vector = 1.138, cell = 0.1098, thin = 1.449, deep = 0.002109, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 17.65, plane = 5.554, row = 1.03, vector = 0.9428, cell = 0.1838, thin = 1.319, deep = 0.002155, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 18.95, plane = 5.056, row = 1.112, vector = 0.9542, tail = 0.3172, cell = 0.3123, thin = 1.226, far = 0.0003737, cache = 1048576, deep = 0.00184, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 18.49, plane = 2.77, row = 1.523, vector = 1.116, cell = 0.06152, input = 0.002409, thin = 1.86, deep = 0.00163, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 16.34, plane = 2.923, row = 1.437, vector = 1.317, tail = 0.03066, cell = 0.05906, input = 0.008752, thin = 1.682, deep = 0.000539, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 15.72, plane = 3.347, row = 1.157, vector = 0.9569, tail = 0.1005, cell = 0.1476, input = 0.01067, thin = 1.675, deep = 0.0003865, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 16.37, plane = 2.965, row = 1.122, vector = 1.302, tail = 0.1253, cell = 0.2044, input = 0.009054, thin = 1.486, deep = 0.0007366, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 17.83, plane = 5.037, row = 1.217, vector = 1.416, cell = 0.05004, thin = 1.71, far = 0.00001795, cache = 419430, deep = 0.0008664, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 17.66, plane = 4.975, row = 1.329, vector = 1.452, cell = 0.07117, thin = 1.62, deep = 0.0005418, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 17.55, plane = 5.248, row = 1.165, vector = 1.077, cell = 0.1522, thin = 1.653, deep = 0.0003085, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 17.99, plane = 5.059, row = 1.099, vector = 1.598, cell = 0.1624, thin = 1.541, deep = 0.0005651, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 17.81, plane = 4.326, tail = 0.309, cell = 0.07445, thin = 1.433, far = 0.0002861, cache = 1363149, deep = 0.001895, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 15.63, plane = 4.289, vector = 0.631, tail = 0.02081, cell = 0.05366, thin = 1.387, deep = 0.0007016, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 16.8, plane = 3.641, vector = 0.5574, tail = 0.07222, cell = 0.05642, thin = 1.431, deep = 0.0007433, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 14.23, plane = 3.434, vector = 0.7462, tail = 0.02084, cell = 0.07104, thin = 1.345, deep = 0.0006207, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 46.38, row = 0.9544, cell = 0.0607, thin = 0.6125, far = 0.001103, cache = 1363149, deep = 0.0008238, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 50.48, row = 1.014, vector = 0.1377, tail = 0.1545, cell = 0.09575, thin = 0.405, far = 0.0004655, cache = 1363149, deep = 0.0008118, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 52.86, row = 1.046, tail = 0.3598, cell = 0.2375, thin = 0.09001, far = 0.0005827, cache = 1048576, deep = 0.001021, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 40.5, row = 0.9107, tail = 0.3905, cell = 0.07089, thin = 0.8547, far = 0.0006093, cache = 419430, deep = 0.0004076, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 39.88, row = 0.9167, vector = 0.6334, tail = 0.07676, cell = 0.05039, thin = 0.7045, far = 0.0004494, cache = 419430, deep = 0.0005784, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 43.54, row = 0.9963, vector = 0.8138, cell = 0.05487, thin = 0.6075, far = 0.0004426, cache = 419430, deep = 0.0004386, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 35.14, row = 1.06, vector = 0.6892, tail = 0.3696, cell = 0.05047, thin = 1.252, far = 0.0003122, cache = 419430, deep = 0.00007155, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 33.33, row = 1.067, vector = 1.303, cell = 0.01204, thin = 1.213, far = 0.0002209, cache = 419430, deep = 0.0001493, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 32.62, row = 1.114, vector = 1.288, cell = 0.03904, thin = 1.172, far = 0.0003048, cache = 419430, deep = 0.0001732, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 58.02, row = 1.319, vector = 0.527, cell = 0.03601, thin = 1.038, far = 0.001384, cache = 419430, deep = 0.00463, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 56.84, row = 1.18, vector = 0.2742, tail = 0.1308, cell = 0.1072, thin = 0.9981, far = 0.001128, cache = 419430, deep = 0.003608, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 55.86, row = 1.21, vector = 0.05794, tail = 0.4302, cell = 0.2832, thin = 0.9034, far = 0.0007475, cache = 419430, deep = 0.001606, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 53.77, row = 0.9913, vector = 0.5546, cell = 0.03228, thin = 0.9689, far = 0.0009267, cache = 419430, deep = 0.0008005, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 50.18, row = 1.088, vector = 0.329, tail = 0.2164, cell = 0.09375, thin = 0.8473, far = 0.0007936, cache = 419430, deep = 0.0004589, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 48.05, row = 1.072, vector = 0.2905, tail = 0.3898, cell = 0.2241, thin = 0.684, far = 0.0006835, cache = 419430, deep = 0.0004059, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 52.49, row = 1.093, vector = 0.5611, cell = 0.03705, thin = 1.046, far = 0.0007955, cache = 419430, deep = 0.000655, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 51.24, row = 1.005, vector = 0.6947, cell = 0.05624, thin = 1.023, far = 0.0006561, cache = 419430, deep = 0.0004551, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 49.53, row = 1.109, vector = 0.7963, tail = 0.01182, cell = 0.09941, thin = 0.8059, far = 0.000598, cache = 419430, deep = 0.0004356, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 47.68, row = 1.143, tail = 0.04281, cell = 0.04704, thin = 0.5004, far = 0.0009919, cache = 419430, deep = 0.00123, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 47.13, row = 1.13, tail = 0.1653, cell = 0.09973, thin = 0.4074, far = 0.0007805, cache = 419430, deep = 0.0005948, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 50.89, row = 1.063, vector = 0.09932, tail = 0.2415, cell = 0.197, thin = 0.1718, far = 0.0002351, cache = 1363149, deep = 0.0007586, last = 22369622>
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
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 12.6, plane = 4.838, vector = 0.01249, cell = 0.06404, input = 0.0006553, thin = 0.009738, far = 0.0002152, cache = 1363149, deep = 0.001755, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 11.16, plane = 4.705, tail = 0.02542, cell = 0.1587, input = 0.0007881, thin = 0.002617, deep = 0.0005021, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 54.35, row = 0.2978, vector = 0.05274, tail = 0.2661, cell = 0.06358, thin = 0.299, far = 0.0006072, cache = 419430, deep = 0.000562, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 56.18, row = 0.05144, tail = 0.3556, cell = 0.1861, thin = 0.204, far = 0.0005297, cache = 419430, deep = 0.0004106, last = 22369622>
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
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 38.34, plane = 4.061, row = 0.008779, vector = 0.008465, cell = 0.03304, input = 0.2727, far = 0.002517, cache = 838861, deep = 0.03065, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 38.94, plane = 4.291, row = 0.01799, width = 32, cell = 0.03422, input = 0.3048, thin = 0.001823, far = 0.002078, cache = 838861, deep = 0.02957, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 11.02, plane = 1.959, row = 0.01181, cell = 0.0341, input = 0.3357, far = 0.00153, cache = 838861, deep = 0.03014, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 39.26, plane = 4.171, row = 0.02082, vector = 0.02199, tail = 0.0008187, cell = 0.02827, input = 0.3644, thin = 0.001181, far = 0.001828, cache = 838861, deep = 0.02706, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 75.94, row = 0.6204, vector = 0.1763, input = 0.5191, far = 0.004733, cache = 629146, deep = 0.04161, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 77.77, row = 0.9658, width = 16, cell = 0.009767, input = 0.7055, thin = 0.1413, far = 0.003798, cache = 629146, deep = 0.02534, last = 22369622>
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
