// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0: 450 s --seed=61, 420 s --seed=62, and short runs of kinds
// that had few calls (--only k9x9, k5x5, "max_unpool x32 i64 cl k2": 115 s); of calls below 3 MB by rows
// that do not stream, also what four runs of the same day timed (--with),
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the second:
//   all: mean 3.8 %, worst 2247.9 % of 3966 calls
//   max_pool cf: mean 7.3 %, worst 572.3 % of 730 calls
//   max_pool cl: mean 7.1 %, worst 2247.9 % of 1189 calls
//   max_pool_backward cf: mean 1.0 %, worst 239.5 % of 287 calls
//   max_pool_backward cl: mean 0.6 %, worst 23.6 % of 252 calls
//   max_unpool cf: mean 0.2 %, worst 17.6 % of 362 calls
//   max_unpool cl: mean 1.5 %, worst 252.9 % of 409 calls
//   max_unpool_backward cf: mean 0.5 %, worst 30.7 % of 237 calls
//   max_unpool_backward cl: mean 0.2 %, worst 9.1 % of 190 calls
//   max_unpool_sum cf: mean 0.0 %, worst 3.4 % of 166 calls
//   max_unpool_sum cl: mean 0.2 %, worst 9.4 % of 144 calls
// SPDX-License-Identifier: MIT

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02273 missed 0.005258 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 11.01, plane = 16.45, row = 3.113, width = 16, tail = 9.3, input = 0.01966, thin = 0.02351, tap = 0.1582, far = 0.001088, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 20.56, vector = 3.063, tail = 22.74, tap = 0.7592, step = 0.02622, far = 0.02312, cache = 629146>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 7.339, plane = 8.454, row = 9.438, tail = 0.6526, cell = 0.5397, thin = 7.11, tap = 0.3375>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <call = 10.53, plane = 14, row = 4.19, vector = 0.609, tail = 2.16, tap = 0.07215, step = 0.003699, far = 0.0004363, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <call = 12.64, plane = 13.7, row = 4.759, vector = 0.5664, tail = 1.152, cell = 0.03362, thin = 2.111, tap = 0.09531, step = 0.002662, far = 0.000671, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <call = 12.69, plane = 13.33, row = 4.298, vector = 0.8886, tail = 0.723, thin = 1.329, tap = 0.2016, step = 0.003495>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 9.338, plane = 1.536, row = 0.9634, vector = 2.307, tail = 0.08841, cell = 0.02669, far = 0.002055, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 16.18, vector = 4.618, tail = 18.21, cell = 0.5264, far = 0.004891, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 8.777, plane = 1.782, row = 0.8504, vector = 1.625, tail = 0.11, cell = 0.06087, far = 0.0008297, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 35.28, plane = 1.555, row = 0.4624, vector = 3.001>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.24, plane = 1.824, row = 1.358, vector = 1.643, tail = 0.1547, cell = 0.03609, far = 0.0005754, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 15.15, plane = 2.147, row = 0.5944, vector = 0.3051, width = 16, cell = 0.407>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 12.8, plane = 1.676, row = 1.287, vector = 1.901, cell = 0.09934, thin = 6.455, far = 0.0003252, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 253.3, plane = 4.419, row = 5.6, vector = 5.416, tail = 0.3489, cell = 0.05603, far = 0.0006003, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 21.84, vector = 9.447, tail = 15.77, cell = 1.196, far = 0.007098, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 246.6, plane = 2.919, row = 4.979, vector = 3.713, tail = 0.507, cell = 0.3241, far = 0.0003258, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 346.1, plane = 6.883, row = 5.78, vector = 1.715, width = 32, cell = 0.7454, thin = 0.05448>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 249, plane = 2.044, row = 4.846, vector = 3.414, tail = 0.877, cell = 0.2576, far = 0.0005521, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 338.1, plane = 5.382, row = 11.99, vector = 4.486>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 14.91, plane = 2.264, row = 9.56, vector = 4.323, cell = 0.01956, thin = 4.41, far = 0.0002227, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 6.49, plane = 21.37, row = 7.591, tail = 4.993, input = 0.0002944, tap = 0.1983, step = 0.0004599, far = 0.001172, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 11.62, vector = 4.904, tail = 29.85, tap = 0.8461, step = 0.02546, far = 0.02778, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 21.75, plane = 10.06, row = 8.35, tail = 2.375, cell = 0.4582, thin = 8.563, tap = 0.4908, far = 0.0007662, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <call = 4.761, plane = 4.792, row = 0.8632, vector = 1.891, tail = 0.7046, cell = 0.03782, far = 0.003061, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <call = 9.639, plane = 6.363, vector = 2.397, tail = 0.39, cell = 0.07656, far = 0.003616, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 11.23, plane = 3.317, row = 0.6455, tail = 80.4, cell = 0.3705>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 57.43, row = 5.914, vector = 2.694, thin = 15.14, far = 0.002747, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <call = 8.309, plane = 4.171, row = 1.557, vector = 1.243, tail = 0.1111, cell = 0.06484, far = 0.001761, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <call = 8.137, plane = 4.084, row = 1.543, vector = 1.1, tail = 0.1606, cell = 0.1047, thin = 6.643, far = 0.001748, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 17.6, plane = 4.071, row = 0.8747, vector = 1.509, tail = 132.4>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <call = 69.89, row = 4.835, vector = 2.298, thin = 7.886>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 9.075, plane = 3.588, row = 1.497, vector = 1.565, tail = 0.06069, thin = 5.8, far = 0.0006527, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.8, plane = 17.03, vector = 4.188, tail = 0.9782, cell = 0.03838, far = 0.0006703, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 32.72, plane = 17.54, vector = 5.438, tail = 0.02942, cell = 0.1042, far = 0.001189, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 78.38, plane = 27.65, row = 0.03038, tail = 235.9, cell = 0.5306>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 127.8, row = 38.49, vector = 9.794, thin = 22.52, far = 0.000256, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 33.25, plane = 16.71, row = 0.4237, vector = 3.159, cell = 0.07984>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 34.28, plane = 15.88, row = 0.4423, vector = 3.086, cell = 0.09697, thin = 13.44>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 303.4, plane = 41.96, tail = 52.55, cell = 0.8292>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 91.95, row = 33.86, vector = 4.692, thin = 6.942, far = 0.00192, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 74.82, plane = 14.68, row = 0.125, vector = 2.945, cell = 0.6615, thin = 12.06>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 14.37, plane = 11.65, row = 7.682, vector = 2.124, tail = 2.438, tap = 0.08514, far = 0.001971, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 14.15, plane = 13.33, row = 7.796, vector = 1.44, tail = 1.71, cell = 0.1167, thin = 4.536, tap = 0.141, far = 0.002642, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 18, plane = 13, row = 6.175, vector = 2.028, tail = 2.28, thin = 2.358, tap = 0.3063, far = 0.004463, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 1.97, plane = 16.36, row = 7.299, tail = 6.133, input = 0.02058, tap = 0.2061, step = 0.0005703, far = 0.0002093, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <plane = 0.09868, row = 0.1309, vector = 3.336, tail = 24.58, input = 0.03879, tap = 0.8591, step = 0.01645, far = 0.02211, cache = 838861>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 8.542, plane = 11.3, row = 8, tail = 5.848, cell = 0.2981, thin = 9.107, tap = 0.5295>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 15.26, plane = 16.78, row = 5.666, vector = 1.482, tail = 2.721, tap = 0.09122, step = 0.003688, far = 0.0009451, cache = 838861>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 15.13, plane = 16.49, row = 5.294, vector = 1.395, tail = 2.035, thin = 3.786, tap = 0.1676, step = 0.006217, far = 0.0008429, cache = 1048576>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 18.08, plane = 14.56, row = 5.104, vector = 1.662, tail = 1.932, thin = 2.274, tap = 0.3624, step = 0.007058>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 11.4, plane = 12.83, row = 9.294, vector = 0.05383, tail = 13.33, input = 0.03601, tap = 0.182, far = 0.001348, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <vector = 4.801, tail = 25.18, tap = 0.8613, step = 0.02758, far = 0.009502, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 25.85, plane = 8.003, row = 8.563, tail = 4.645, cell = 0.48, thin = 14.03, tap = 0.4929, far = 0.00264, cache = 629146>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <call = 9.178, plane = 15.21, row = 4.743, vector = 1.305, tail = 1.798, tap = 0.08838, step = 0.004721, far = 0.0008129, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <call = 7.453, plane = 16.28, row = 4.871, vector = 1.143, tail = 1.374, thin = 4.571, tap = 0.1578, step = 0.00409, far = 0.0008078, cache = 1048576>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <call = 4.271, plane = 14.08, row = 4.685, vector = 1.211, tail = 1.356, thin = 2.96, tap = 0.3405, step = 0.006444, far = 0.0001293, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 12.49, plane = 1.978, row = 10.08, tail = 19.91, input = 0.003674, tap = 0.2216>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 38.62, row = 2.597, vector = 3.752, tail = 28.18, tap = 0.8569, step = 0.02036, far = 0.01769, cache = 629146>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 3.806, plane = 8.339, row = 9.726, tail = 10.3, cell = 0.2817, thin = 49.31, tap = 0.5257>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <call = 13.82, plane = 13.37, row = 5.433, vector = 1.134, tail = 2.315, tap = 0.08637, step = 0.006643, far = 0.0003403, cache = 629146>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <call = 13.32, plane = 13.88, row = 5.301, vector = 1.233, tail = 1.923, thin = 4.529, tap = 0.1362, step = 0.009245>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 10.28, plane = 15.21, row = 4.876, vector = 1.204, tail = 1.192, thin = 4.759, tap = 0.2871, step = 0.01641>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 0.1888, plane = 0.2147, vector = 0.9954, tail = 0.09559, cell = 0.07835, far = 0.002036, cache = 1048576, deep = 0.0221, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 3.637, plane = 0.816, row = 0.1002, vector = 0.8732, tail = 0.2796, cell = 0.03029, far = 0.002152, cache = 838861, deep = 0.03339, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 5.622, plane = 0.9808, row = 0.5526, vector = 0.7838, cell = 0.02667, thin = 7.746, far = 0.0007879, cache = 838861, deep = 0.03912, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 7.964, plane = 0.05496, vector = 4.41, tail = 26.94, far = 0.004945, cache = 1048576, deep = 0.1668, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 126.9, vector = 0.5933, width = 64, cell = 0.1258, far = 0.0009318, cache = 838861, deep = 0.009688, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 8.648, plane = 1.32, row = 0.3341, vector = 1.266, tail = 0.0138, far = 0.0006128, cache = 1048576, deep = 0.02234, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 45.42, plane = 0.1857, vector = 0.2925, tail = 0.03641, cell = 0.1346, far = 0.001152, cache = 838861, deep = 0.03289, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 117.9, plane = 1.816, width = 16, tail = 0.3668, cell = 0.1416, far = 0.0007838, cache = 838861, deep = 0.009042, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 6.278, plane = 1.039, row = 0.5872, vector = 0.87, cell = 0.08478, thin = 4.025, far = 0.00001478, cache = 419430, deep = 0.01789, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 364.1, row = 2.251, vector = 4.697, tail = 2.778, deep = 0.001905, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 346.5, row = 2.624, vector = 2.471, tail = 2.107, cell = 0.1358, deep = 0.003585, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 347.9, row = 2.134, vector = 1.891, tail = 2.148, cell = 0.3196, thin = 10.43, deep = 0.003424, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1344, vector = 2.799, tail = 31.85, cell = 0.3923, far = 0.007781, cache = 1048576, deep = 0.1315, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 272.2, plane = 4.44, vector = 1.095, tail = 0.07178, cell = 0.04008, far = 0.00153, cache = 1363149, deep = 0.0152, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 418, row = 0.1801, width = 64, cell = 0.2922, thin = 0.109>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 365.9, row = 3.673, vector = 1.334, tail = 2.856, cell = 0.1469, deep = 0.002462, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 274.9, plane = 9.443, vector = 0.8778, tail = 0.129, cell = 0.03088, far = 0.001721, cache = 1363149, deep = 0.00329, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 206, plane = 5.745, vector = 0.03293, tail = 1.997, cell = 0.2304, far = 0.002126, cache = 419430, deep = 0.00329, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 153.1, row = 0.1096, vector = 0.3546, cell = 0.1258, thin = 0.06859, far = 0.004693, cache = 1048576, deep = 0.00329, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 644.2, row = 4.797, vector = 2.394>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 18.48, row = 8.329, tail = 5.434, cell = 0.6866, deep = 0.00329, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 5.142, plane = 3.381, row = 0.8921, vector = 3.122, tail = 0.217, cell = 0.01763, far = 0.001116, cache = 629146, deep = 0.02383, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 4.308, plane = 1.806, row = 0.3315, vector = 2.009, cell = 0.03136, input = 0.001039, far = 0.001364, cache = 419430, deep = 0.03398, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 7.465, plane = 1.421, row = 0.2077, vector = 1.817, tail = 0.01221, cell = 0.06754, input = 0.00008595, thin = 13.75, far = 0.001028, cache = 419430, deep = 0.03618, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <plane = 0.7229, tail = 29.52, cell = 0.9864, far = 0.00003987, cache = 838861, deep = 0.1736, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_groups" cost <call = 49.68, plane = 11.63, row = 0.1323, vector = 3.434, tail = 0.2043, input = 0.001034, far = 0.002381, cache = 838861, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 81.57, row = 2.161, vector = 3.503, far = 0.0004632, cache = 838861, deep = 0.0103, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 9.652, plane = 2.367, row = 0.3941, vector = 1.969, cell = 0.03746, far = 0.0004865, cache = 629146, deep = 0.01737, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <call = 8.033, plane = 1.423, row = 2.156, tail = 1.54, input = 0.01553, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 19.4, plane = 3.871, row = 1.005, vector = 2.323, deep = 0.004558, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 8.973, plane = 1.461, row = 0.5611, vector = 1.621, tail = 0.08411, cell = 0.09866, input = 0.01868, thin = 9.312, far = 0.0005746, cache = 419430, deep = 0.01431, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 247.2, plane = 12.32, row = 2.784, vector = 4.888, tail = 0.9283, cell = 0.02955, deep = 0.006359, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 251.5, plane = 1.853, row = 2.732, vector = 3.75, tail = 0.8167, cell = 0.05582, far = 0.0003973, cache = 419430, deep = 0.02488, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 263, plane = 2.192, row = 1.355, vector = 2.799, tail = 1.774, cell = 0.1747, thin = 9.734, far = 0.0007677, cache = 419430, deep = 0.02315, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <plane = 0.04942, vector = 9.472, tail = 37.06, cell = 0.02328, deep = 0.2647, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_groups" cost <call = 35.25, plane = 19.02, vector = 2.634, tail = 0.4733, cell = 0.0354, far = 0.001313, cache = 629146, deep = 0.0115, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 346.1, plane = 20.4, row = 1.992, width = 64, tail = 1.324, cell = 0.3222, thin = 0.03035, deep = 0.0008631, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 254.3, plane = 2.788, row = 1.789, vector = 2.272, tail = 1.125, cell = 0.109, far = 0.0000457, cache = 419430, deep = 0.006328, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 298.5, plane = 3.435, vector = 0.6697, tail = 3.563, cell = 0.4106, deep = 0.008158, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_chunks" cost <call = 280.3, plane = 11.08, vector = 2.289, tail = 0.2646, cell = 0.06453, far = 0.003189, cache = 629146, deep = 0.008158, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 262.4, plane = 3.227, row = 3.542, width = 32, tail = 0.8816, cell = 0.3871, deep = 0.0006993, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 26.75, row = 7.026, tail = 1.989, cell = 0.8175, thin = 2.393, far = 0.0002884, cache = 419430, deep = 0.005287, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 28.93, plane = 30.75, row = 9.234, vector = 0.7417, tail = 4.731, tap = 0.0595, step = 0.005586, far = 0.0009516, cache = 419430, deep = 0.04961, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 64.46, vector = 4.63, tail = 26.06, input = 0.006429, tap = 0.5034, far = 0.02191, cache = 629146, deep = 0.2723, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 76.05, plane = 48.14, vector = 10.69, width = 64, tail = 1.593, input = 0.09893, step = 0.03092, far = 0.004828, cache = 419430, deep = 0.1006, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 710.3, plane = 6.374, width = 64, cell = 0.3428, input = 0.4555, thin = 0.1467, tap = 0.0008558, step = 0.02486, far = 0.01201, cache = 1363149, deep = 0.103, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 20.87, plane = 17.51, row = 8.587, vector = 1.873, width = 16, tail = 1.265, tap = 0.06792, step = 0.01135, far = 0.0003804, cache = 419430, deep = 0.04821, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 101.6, plane = 47.42, vector = 6.601, width = 32, tail = 2.506, cell = 0.09399, input = 0.1543, tap = 0.0005248, step = 0.03882, far = 0.003107, cache = 419430, deep = 0.1437, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 28.46, plane = 7.787, row = 9.802, tail = 2.343, cell = 0.2961, thin = 5.707, tap = 0.1468, step = 0.003597, far = 0.00377, cache = 419430, deep = 0.03349, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <call = 1.267, plane = 3.598, row = 0.3792, vector = 0.7567, tail = 0.764, cell = 0.05389, far = 0.003222, cache = 629146, deep = 0.02155, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 4.678, plane = 6.713, vector = 0.4544, cell = 0.1173, far = 0.004512, cache = 838861, deep = 0.03088, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 117.1, plane = 2.441, width = 32, tail = 0.2032, cell = 0.1106, far = 0.001922, cache = 838861, deep = 0.01538, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 56.76, row = 3.73, vector = 1.869, thin = 9.654, far = 0.003711, cache = 838861, deep = 0.02058, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <call = 4.837, plane = 3.357, row = 0.4032, vector = 0.462, width = 16, cell = 0.09682, thin = 0.02903, far = 0.002692, cache = 838861, deep = 0.02232, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 118.5, plane = 3.873, row = 0.2262, vector = 0.4565, width = 16, cell = 0.07865, thin = 0.04192, far = 0.002264, cache = 838861, deep = 0.01571, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <call = 67.2, plane = 2.404, row = 0.03582, vector = 1.553, tail = 0.809, thin = 4.85, far = 0.002967, cache = 838861, deep = 0.02225, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 7.641, plane = 2.787, row = 0.7756, vector = 0.4046, tail = 0.157, cell = 0.098, thin = 4.257, far = 0.001144, cache = 838861, deep = 0.02239, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 42.74, plane = 15.74, row = 0.2732, tail = 2.792, cell = 0.113, far = 0.0008562, cache = 629146, deep = 0.02132, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 88.75, plane = 16.26, vector = 0.9558, tail = 0.6598, cell = 0.1521, far = 0.0006265, cache = 419430, deep = 0.02744, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 95.71, plane = 12.65, row = 0.5982, tail = 321.8, cell = 0.09798, deep = 0.01369, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 116.7, row = 27.95, vector = 5.538, thin = 13.41, far = 0.008329, cache = 419430, deep = 0.02131, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 58.72, plane = 15.68, row = 0.2807, vector = 0.2404, tail = 1.058, cell = 0.1334, deep = 0.01905, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 227.9, plane = 13.01, row = 0.4474, tail = 136.5, cell = 0.1445, deep = 0.01077, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 74.63, row = 14.07, vector = 3.722, thin = 6.951, deep = 0.02131, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 128.4, plane = 13.06, row = 0.2952, vector = 1.358, cell = 0.09192, thin = 8.925, deep = 0.01844, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <call = 5.383, plane = 5.994, row = 0.4206, vector = 0.2674, tail = 3.083, input = 0.0371, far = 0.002321, cache = 838861, deep = 0.02755, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <call = 14.41, plane = 5.259, tail = 1.976, input = 0.0913, far = 0.004378, cache = 629146, deep = 0.02814, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 260.4, plane = 7.419, width = 32, tail = 0.5591, input = 0.03668, thin = 0.005938, far = 0.002578, cache = 629146, deep = 0.02192, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 98.87, row = 1.478, vector = 6.359, thin = 14.17, far = 0.006218, cache = 629146, deep = 0.02327, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 12.88, plane = 6.203, row = 0.9765, tail = 1.682, input = 0.05461, far = 0.001715, cache = 629146, deep = 0.02873, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 199.5, plane = 9.669, row = 1.523, tail = 85.04, input = 0.05031, far = 0.001685, cache = 629146, deep = 0.0216, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 62.59, row = 1.625, vector = 3.018, tail = 2.849, thin = 7.22, far = 0.00989, cache = 1363149, deep = 0.02858, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 23.74, plane = 7.959, row = 1.246, vector = 0.1682, tail = 0.6133, input = 0.1169, thin = 8.995, far = 0.00108, cache = 419430, deep = 0.02579, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 26.19, plane = 11.56, vector = 2.12, tail = 1.528, cell = 0.08613, far = 0.0008382, cache = 1048576, deep = 0.03366, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 40.93, plane = 11.74, vector = 1.935, cell = 0.2031, far = 0.001274, cache = 419430, deep = 0.05503, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 238, plane = 13.5, row = 0.02588, vector = 3.178, tail = 173.7, deep = 0.02, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 91.88, row = 30.77, vector = 5.441, thin = 9.726, far = 0.004789, cache = 419430, deep = 0.03487, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 37.01, plane = 10.63, row = 0.4288, vector = 0.7441, tail = 0.643, cell = 0.1911, deep = 0.03417, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 232.6, plane = 20.15, vector = 4.249, tail = 126.5, deep = 0.01641, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 92.57, row = 16.4, vector = 3.312, thin = 5.041, far = 0.006156, cache = 1363149, deep = 0.03487, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 61.3, plane = 11.87, row = 0.5439, vector = 0.842, tail = 0.4914, cell = 0.3957, thin = 7.451, deep = 0.02967, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <call = 12.99, plane = 12.8, row = 4.053, vector = 0.5561, tail = 2.705, tap = 0.03265, step = 0.00289, far = 0.001179, cache = 838861, deep = 0.03569, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 467.3, plane = 35.21, row = 1.172, vector = 1.988, tail = 7.291, input = 0.3522, tap = 0.002228, step = 0.006582, deep = 0.07949, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <call = 12.88, plane = 12.56, row = 4.615, vector = 0.02538, tail = 1.606, cell = 0.08919, thin = 3.478, tap = 0.04031, step = 0.00304, far = 0.001174, cache = 838861, deep = 0.03917, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 491.3, plane = 33.49, vector = 1.542, tail = 6.628, input = 0.5556, tap = 0.003306, step = 0.01163, deep = 0.08641, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 15.84, plane = 11.66, row = 4.266, vector = 0.08732, tail = 1.054, cell = 0.2155, thin = 3.799, tap = 0.08857, step = 0.004109, far = 0.0008959, cache = 629146, deep = 0.04173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.878, plane = 1.951, vector = 1.685, tail = 0.175, cell = 0.0106, far = 0.002564, cache = 838861, deep = 0.01325, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 9.081, plane = 2.156, vector = 0.9626, tail = 0.4337, cell = 0.03515, far = 0.000943, cache = 1048576, deep = 0.01333, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 10.52, plane = 2.308, vector = 1.107, tail = 0.04379, thin = 5.813, deep = 0.01073, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 12.78, plane = 0.0674, vector = 1.279, tail = 16.11, cell = 0.4486, far = 0.005453, cache = 838861, deep = 0.1514, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 111.6, vector = 2.631, far = 0.005728, cache = 419430, deep = 0.001881, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.745, plane = 2.174, vector = 1.145, tail = 0.2501, cell = 0.02218, far = 0.0006859, cache = 1363149, deep = 0.01321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 1.255, plane = 0.36, width = 16, cell = 0.2065, thin = 0.07179, far = 0.002628, cache = 419430, deep = 0.00208, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 10.32, plane = 2.558, vector = 1.167, tail = 0.1711, cell = 0.0992, thin = 3.616, deep = 0.007418, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.126, plane = 6.732, row = 0.3776, vector = 2.823, cell = 0.01145, far = 0.002317, cache = 838861, deep = 0.01376, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_plain" cost <call = 5.37, plane = 6.456, row = 0.3591, vector = 2.506, tail = 0.2054, cell = 0.008794, far = 0.001958, cache = 838861, deep = 0.01979, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 8.726, plane = 2.658, row = 0.6273, vector = 1.547, tail = 0.2738, cell = 0.03984, far = 0.00125, cache = 838861, deep = 0.02744, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.303, plane = 2.095, row = 1.033, vector = 1.11, cell = 0.1194, thin = 14.87, far = 0.0007305, cache = 1363149, deep = 0.01963, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 16.31, plane = 0.03495, vector = 5.971, tail = 29.32, cell = 0.01568, far = 0.001757, cache = 1363149, deep = 0.1824, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 57.44, plane = 0.07761, cell = 0.2214, far = 0.001784, cache = 838861, deep = 0.01815, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 289.5, plane = 0.7371, vector = 0.8233, cell = 0.3703, deep = 0.06089, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 8.209, plane = 3.302, row = 0.3512, width = 32, tail = 0.228, cell = 0.2777, deep = 0.00335, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 53.34, plane = 2.61, row = 0.7677, vector = 1.359, tail = 2.062, cell = 0.1886, deep = 0.004138, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 13.79, plane = 2.237, row = 1.186, vector = 1.801, tail = 0.00545, cell = 0.02391, far = 0.0005618, cache = 1048576, deep = 0.01312, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 55.3, vector = 0.4872, cell = 0.2452, far = 0.0001596, cache = 419430, deep = 0.01686, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 18.35, plane = 2.231, row = 0.1908, vector = 0.7367, width = 32, cell = 0.2604, deep = 0.00356, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 12.91, plane = 2.127, row = 1.537, vector = 1.558, cell = 0.1558, thin = 7.738, far = 0.0003854, cache = 838861, deep = 0.007156, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 11.96, row = 0.2613, vector = 3.856, cell = 0.1104, far = 0.003347, cache = 629146, deep = 0.02945, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_plain" cost <plane = 12.1, row = 1.422, vector = 3.828, tail = 0.3002, cell = 0.02531, far = 0.002213, cache = 838861, deep = 0.04346, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <call = 6.2, plane = 4.546, row = 0.979, vector = 3.261, tail = 0.1756, cell = 0.04043, far = 0.0009364, cache = 838861, deep = 0.03619, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 9.759, plane = 1.946, row = 1.207, vector = 2.164, tail = 0.1671, cell = 0.2394, thin = 30.35, far = 0.0006019, cache = 838861, deep = 0.05557, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 24.43, vector = 15.55, tail = 31.2, cell = 0.09632, far = 0.001318, cache = 629146, deep = 0.1989, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 343.7, plane = 6.495, vector = 0.7751, cell = 0.6126, far = 0.000634, cache = 838861, deep = 0.07933, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 15.47, vector = 6.43, far = 0.001036, cache = 838861, deep = 0.01288, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 122.9, row = 1.188, vector = 2.126, tail = 0.6246, cell = 0.237, far = 0.0022, cache = 629146, deep = 0.01345, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 12.75, plane = 2.366, row = 1.154, vector = 2.604, tail = 0.05644, cell = 0.1239, far = 0.00218, cache = 629146, deep = 0.02568, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 57.9, vector = 0.9112, tail = 0.2384, cell = 0.4189, far = 0.0009351, cache = 629146, deep = 0.04346, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 143.8, plane = 3.324, row = 1.165, vector = 3.49, far = 0.001329, cache = 838861, deep = 0.01003, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 11.24, plane = 2.845, row = 1.611, vector = 3.036, cell = 0.3312, thin = 15.87, far = 0.000415, cache = 419430, deep = 0.01636, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 370.7, row = 3.062, vector = 3.791, tail = 2.716, cell = 0.1367, deep = 0.00721, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 353.3, row = 3.48, vector = 0.4111, tail = 3.708, cell = 0.5114, deep = 0.005435, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 347.8, row = 3.913, vector = 3.422, tail = 1.28, cell = 0.1367, thin = 17.17, deep = 0.005486, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.05672, vector = 0.5123, tail = 31.13, cell = 0.6955, far = 0.002984, cache = 1363149, deep = 0.08613, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 291.3, plane = 3.807, vector = 0.7963, tail = 1.143, cell = 0.1084, far = 0.004517, cache = 1363149, deep = 0.01527, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 566.8, row = 2.307, width = 64, cell = 0.4046, thin = 0.1109, deep = 0.003299, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 360.5, row = 5.33, tail = 4.422, cell = 0.5126, deep = 0.006143, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 283.3, plane = 15.52, vector = 0.2981, tail = 1.306, cell = 0.2141, far = 0.002349, cache = 1048576, deep = 0.01632, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 237.7, plane = 8.932, row = 0.698, tail = 3.304, cell = 0.2678, far = 0.002809, cache = 1048576, deep = 0.01123, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 262, plane = 4.207, vector = 0.7833, cell = 0.2772, far = 0.004342, cache = 419430, deep = 0.01123, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 572.4, plane = 1.579, row = 5.344, width = 32, cell = 0.5073, thin = 0.1811, deep = 0.004689, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 10.47, row = 11.34, vector = 3.443, tail = 2.917, cell = 0.1897, thin = 11.97, deep = 0.006681, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 9.782, plane = 0.02192, row = 1.433, vector = 4.538, tail = 0.562, cell = 0.06095, far = 0.000905, cache = 1048576, deep = 0.0159, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 6.315, plane = 1.369, row = 1.18, vector = 3.402, tail = 0.24, cell = 0.09435, far = 0.0006262, cache = 838861, deep = 0.02995, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 7.525, plane = 1.793, row = 1.089, vector = 3.621, cell = 0.02686, thin = 33.54, far = 0.0003358, cache = 838861, deep = 0.02759, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <plane = 0.3049, vector = 1.511, tail = 34.64, cell = 1.04, far = 0.003552, cache = 419430, deep = 0.2009, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_down" cost <call = 9.253, plane = 5.79, row = 0.6678, vector = 2.753, tail = 2.171, cell = 0.1048, far = 0.003085, cache = 1048576, deep = 0.02383, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 128.1, row = 1.826, width = 32, tail = 0.5339, cell = 0.2369, input = 0.01981, far = 0.0002713, cache = 838861, deep = 0.003414, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 9.253, plane = 2.629, row = 2.002, vector = 3.214, tail = 0.3418, cell = 0.1074, far = 0.0003922, cache = 838861, deep = 0.01315, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 11.03, plane = 2.305, row = 4.901, tail = 3.404, input = 0.00337, far = 0.0004253, cache = 419430, deep = 0.02122, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 134.2, plane = 2.479, row = 1.877, vector = 0.001208, width = 32, tail = 0.6957, cell = 0.49, input = 0.0007102, deep = 0.002731, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 10.85, plane = 1.906, row = 1.791, vector = 4.108, cell = 0.2263, thin = 14.14, deep = 0.01125, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 258.3, plane = 1.658, row = 5.663, vector = 2.698, tail = 3.404, cell = 0.2412, far = 0.000534, cache = 838861, deep = 0.0119, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 245, row = 5.105, vector = 3.862, tail = 0.2274, cell = 0.1509, far = 0.0003515, cache = 838861, deep = 0.03269, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 242.7, plane = 0.7022, row = 5.091, vector = 3.092, cell = 0.2965, thin = 33.36, deep = 0.02866, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 3.88, vector = 11.95, tail = 39.84, cell = 0.08403, far = 0.01378, cache = 1363149, deep = 0.3039, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 56.57, plane = 18.28, row = 1.103, vector = 0.6945, tail = 3.389, cell = 0.2416, far = 0.001649, cache = 838861, deep = 0.01787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 358.7, row = 9.13, width = 32, cell = 0.4587, thin = 0.04376, deep = 0.002019, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 256.9, row = 4.78, vector = 3.138, tail = 0.4716, cell = 0.205, far = 0.0007306, cache = 1048576, deep = 0.009808, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 221.3, plane = 1.294, row = 7.071, tail = 3.707, cell = 0.2511, far = 0.0004529, cache = 419430, deep = 0.01832, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_chunks" cost <call = 296.9, plane = 17.5, vector = 0.289, tail = 0.9723, cell = 0.5596, far = 0.004201, cache = 1048576, deep = 0.02937, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 380.1, row = 12.56, width = 32, cell = 0.5976, thin = 0.0166, deep = 0.002451, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 16.56, plane = 0.1419, row = 9.118, vector = 2.923, cell = 0.5131, thin = 13.77, far = 0.0007146, cache = 1048576, deep = 0.009303, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 18.96, row = 1.317, vector = 18.33, cell = 0.02069, far = 0.0007951, cache = 838861, deep = 0.01456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 10.57, row = 2.309, vector = 8.841, tail = 2.033, cell = 0.7404, input = 0.003731, far = 0.00001243, cache = 629146, deep = 0.02591, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 16.18, row = 1.817, vector = 12.49, input = 0.001746, thin = 120.6, far = 0.000586, cache = 419430, deep = 0.03585, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 57.79, vector = 23.75, tail = 19.69, cell = 4.536, far = 0.00587, cache = 419430, deep = 0.163, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_down" cost <plane = 45.03, vector = 1.909, tail = 6.86, input = 0.09135, deep = 0.01882, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 60.75, vector = 2.872, width = 64, cell = 1.095, input = 0.007264, deep = 0.01013, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 16.49, row = 1.461, vector = 7.501, tail = 1.411, cell = 0.6737, deep = 0.0156, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 74.22, width = 16, tail = 0.3924, cell = 1.672, thin = 0.01251, deep = 0.01011, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 2.112, plane = 18.23, row = 0.5189, vector = 12.61, cell = 0.2382, thin = 52.61, far = 0.0006771, cache = 419430, deep = 0.01194, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 8.915, plane = 1.815, vector = 2.513, tail = 0.5693, cell = 0.03093, far = 0.002159, cache = 838861, deep = 0.01681, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 9.197, plane = 1.508, vector = 1.834, tail = 0.4185, cell = 0.00626, far = 0.001025, cache = 838861, deep = 0.01702, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 8.528, plane = 3.477, vector = 2.128, tail = 0.7264, thin = 11, far = 0.0006805, cache = 1363149, deep = 0.01201, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 17.83, row = 0.6344, vector = 0.8878, tail = 15.75, cell = 0.8949, far = 0.005604, cache = 629146, deep = 0.1821, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 78.32, plane = 0.1539, vector = 3.765, far = 0.001824, cache = 419430, deep = 0.006116, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 9.574, plane = 1.347, vector = 2.252, tail = 0.2241, cell = 0.01819, far = 0.0007505, cache = 1048576, deep = 0.01629, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 7.679, plane = 0.1242, width = 16, cell = 0.3309, thin = 0.04525, deep = 0.006116, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 7.547, plane = 3.42, vector = 2.427, tail = 0.1539, thin = 5.475, far = 0.0006629, cache = 1363149, deep = 0.01148, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 11.45, row = 0.7894, vector = 5.45, far = 0.001174, cache = 838861, deep = 0.0164, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_plain" cost <call = 10.1, plane = 1.594, row = 0.07511, vector = 4.526, tail = 0.2846, cell = 0.03603, far = 0.002546, cache = 838861, deep = 0.02977, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 8.886, plane = 0.9506, row = 0.9915, vector = 2.488, tail = 0.7301, cell = 0.08316, far = 0.001112, cache = 1048576, deep = 0.02522, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 9.41, plane = 0.6804, row = 0.9581, vector = 1.127, tail = 0.8905, input = 0.02968, thin = 14.3, far = 0.001441, cache = 1363149, deep = 0.03008, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 31.17, plane = 0.2412, vector = 9.187, tail = 22.05, cell = 0.2092, far = 0.002897, cache = 629146, deep = 0.1157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 151.9, row = 0.8303, width = 64, input = 0.03131, thin = 0.01031, far = 0.001313, cache = 1363149, deep = 0.005314, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream16" cost <call = 156.5, row = 1.455, vector = 5.279, tail = 0.7982, cell = 0.009531, far = 0.0008342, cache = 1363149, deep = 0.006025, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 14.37, plane = 0.9357, row = 1.488, vector = 2.976, tail = 0.8013, cell = 0.04088, far = 0.001133, cache = 1048576, deep = 0.01391, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 139.2, row = 1.124, width = 16, input = 0.04295, thin = 0.04294, far = 0.0008874, cache = 1363149, deep = 0.005135, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 15.09, plane = 0.4723, row = 1.378, vector = 2.204, tail = 0.5679, input = 0.01335, thin = 8.949, far = 0.001082, cache = 1363149, deep = 0.009916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 7.143, plane = 2.351, vector = 1.928, tail = 0.4801, cell = 0.01399, far = 0.001893, cache = 838861, deep = 0.01415, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 6.985, plane = 2.076, vector = 1.228, tail = 0.3587, cell = 0.04077, far = 0.0002214, cache = 838861, deep = 0.0118, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 8.029, plane = 2.192, vector = 1.309, tail = 0.1228, thin = 9.567, deep = 0.008804, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 16.15, vector = 2.82, tail = 14.55, cell = 0.5662, far = 0.004834, cache = 1048576, deep = 0.1439, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 139.2, vector = 3.511, input = 0.02608, far = 0.0001908, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 8.671, plane = 2.38, vector = 1.451, tail = 0.2364, cell = 0.01726, far = 0.0001691, cache = 838861, deep = 0.01147, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 124.6, width = 16, cell = 0.06333, input = 0.0998, thin = 0.08275, far = 0.0004803, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 9.051, plane = 2.316, vector = 1.699, tail = 0.1064, thin = 5.139, deep = 0.007162, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 94.85, row = 4.003, vector = 4.106, tail = 1.961, cell = 0.1285, far = 0.0004342, cache = 1363149, deep = 0.003036, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 100.9, row = 3.924, vector = 1.331, tail = 3.438, cell = 0.3997, far = 0.0005043, cache = 838861, deep = 0.003109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 108.4, row = 5.501, vector = 3.635, cell = 0.07759, thin = 15.2, far = 0.0009869, cache = 419430, deep = 0.001799, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 0.9221, vector = 0.2198, tail = 42.75, cell = 0.7409, far = 0.002122, cache = 419430, deep = 0.06528, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_shared" cost <call = 151.7, plane = 2.645, vector = 0.4286, tail = 1.233, input = 0.2063, far = 0.001788, cache = 629146, deep = 0.008222, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 278.5, row = 2.059, width = 64, cell = 0.4236, thin = 0.09537, deep = 0.001419, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 98.52, row = 6.613, vector = 0.9085, tail = 4.807, cell = 0.4127, far = 0.001323, cache = 1363149, deep = 0.003457, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 157.6, plane = 13.69, tail = 1.637, input = 0.3003, far = 0.001087, cache = 419430, deep = 0.01092, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 301.6, row = 8.324, vector = 4.105, far = 0.0007212, cache = 1363149, deep = 0.002234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 12.09, vector = 0.6202, tail = 2.539, cell = 0.7391, input = 0.1097, thin = 7.431, far = 0.004199, cache = 419430, deep = 0.002498, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 16.78, plane = 0.02691, row = 8.164, vector = 7.368, tail = 0.588, cell = 0.006374, far = 0.001435, cache = 838861, deep = 0.009246, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 9.778, row = 8.35, vector = 4.443, tail = 1.158, input = 0.01739, far = 0.0008828, cache = 1048576, deep = 0.02127, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 8.641, plane = 0.8988, row = 7.779, vector = 3.996, tail = 0.797, input = 0.01981, thin = 13.17, far = 0.0005119, cache = 629146, deep = 0.01531, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 9.973, plane = 0.5827, tail = 40.31, cell = 1.332, deep = 0.1569, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 21.61, plane = 21.68, vector = 2, tail = 0.4063, input = 0.0346, far = 0.003092, cache = 419430, deep = 0.01863, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 157.7, row = 11.02, vector = 0.5355, input = 0.1047, far = 0.00118, cache = 629146, deep = 0.003205, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 15.42, row = 14.55, vector = 4.137, tail = 2.627, cell = 0.08624, input = 0.007522, far = 0.0008618, cache = 629146, deep = 0.01137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 31.81, plane = 29.01, vector = 2.668, tail = 0.6667, input = 0.02715, far = 0.001206, cache = 629146, deep = 0.01628, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 153.4, row = 18.1, vector = 2.01, input = 0.08617, far = 0.001322, cache = 629146, deep = 0.004563, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 10.37, plane = 0.78, row = 15.31, vector = 2.843, tail = 1.774, cell = 0.3484, input = 0.04467, thin = 6.197, far = 0.00146, cache = 838861, deep = 0.008715, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1408, row = 6.192, vector = 16.55, tail = 4.926, far = 0.002034, cache = 419430, deep = 0.001243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1360, row = 5.581, vector = 13.02, tail = 3.925, far = 0.002392, cache = 419430, deep = 0.002193, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1300, plane = 1.019, row = 5.729, vector = 11.48, tail = 2.422, thin = 50.78, far = 0.002981, cache = 419430, deep = 0.001167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <vector = 0.9983, tail = 51.4, cell = 3.312, far = 0.004415, cache = 419430, deep = 0.2425, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 291.7, plane = 14.4, vector = 4.283, tail = 0.6344, cell = 0.02867, far = 0.001972, cache = 838861, deep = 0.02099, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_transposed" cost <call = 568, width = 32, cell = 0.4099, thin = 0.02416, far = 0.004837, cache = 1048576, deep = 0.01359, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1530, plane = 1.504, row = 5.331, vector = 20.8, deep = 0.00105, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1409, row = 8.1, vector = 10.92, tail = 6.563, far = 0.002527, cache = 419430, deep = 0.002414, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 270.3, plane = 9.825, vector = 4.452, tail = 0.2017, far = 0.00125, cache = 1048576, deep = 0.02533, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 179.8, plane = 3.421, vector = 1.13, cell = 0.4216, deep = 0.01521, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1506, row = 10.62, vector = 11.31, far = 0.0005924, cache = 629146, deep = 0.001401, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 40.55, row = 15.03, vector = 11.07, tail = 9.645, thin = 41.12, far = 0.00407, cache = 419430, deep = 0.001677, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 4794, row = 35.04, vector = 34.38, tail = 23.45, cell = 1.832, deep = 0.004779, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 4336, row = 24.78, vector = 50.38, tail = 7.03, deep = 0.01248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 4140, row = 20.22, tail = 39.76, cell = 10.73, thin = 146.4, far = 0.01163, cache = 419430, deep = 0.01883, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <vector = 14.42, tail = 137.9, cell = 8.835, far = 0.09602, cache = 629146, deep = 0.439, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 445.5, plane = 7.614, vector = 6.793, tail = 1.764, cell = 0.1308, thin = 0.2971, far = 0.005194, cache = 419430, deep = 0.007638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_transposed" cost <call = 478.4, plane = 9.457, cell = 0.3861, far = 0.008957, cache = 629146, deep = 0.007638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 38.32, vector = 6.954, tail = 1.575, cell = 0.02529, far = 0.00455, cache = 1363149, deep = 0.007638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 4635, row = 30.22, vector = 69.33, deep = 0.02022, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 4238, plane = 0.1301, row = 23.83, vector = 41.71, tail = 5.727, deep = 0.008626, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 404.5, plane = 22.92, row = 0.7636, vector = 5.65, tail = 0.5368, far = 0.002094, cache = 419430, deep = 0.007638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <call = 579.6, plane = 10.56, vector = 3.075, width = 16, cell = 0.2785, far = 0.009409, cache = 629146, deep = 0.007638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 4216, row = 33.24, vector = 40.81, deep = 0.01664, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 190.6, row = 32.14, tail = 41.47, cell = 9.9, thin = 137.1, far = 0.04591, cache = 419430, deep = 0.01758, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 5556, row = 57.49, width = 64, cell = 9.506, thin = 0.6084, deep = 0.1493, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 4515, row = 9.123, width = 32, cell = 14.73, thin = 4.74, far = 0.03226, cache = 838861, deep = 0.1919, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 5479, row = 75.56, cell = 24.75, thin = 340, far = 0.01901, cache = 629146, deep = 0.2417, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <call = 370.7, plane = 0.5858, vector = 45.1, tail = 210.9, cell = 17.21, far = 0.5276, cache = 838861, deep = 0.7683, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_transposed" cost <call = 1008, plane = 3.04, cell = 0.7836, deep = 0.1112, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 83.55, plane = 21.89, vector = 0.5889, tail = 2.955, cell = 0.3985, far = 0.001084, cache = 419430, deep = 0.1371, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <row = 92.42, width = 64, tail = 31.46, cell = 7.86, far = 0.1172, cache = 419430, deep = 0.1234, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 4997, plane = 12.09, row = 14.97, width = 32, cell = 12.1, thin = 2.922, far = 0.01747, cache = 629146, deep = 0.1701, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 476.2, plane = 27.76, row = 2.455, cell = 0.8628, thin = 0.2921, far = 0.001331, cache = 1048576, deep = 0.1271, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <call = 1091, plane = 3.336, cell = 1.004, deep = 0.1084, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <row = 81.93, vector = 81.84, far = 0.1341, cache = 419430, deep = 0.2628, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <row = 338.2, cell = 20.01, thin = 213.9, far = 0.3987, cache = 419430, deep = 0.5914, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 24.16, plane = 10.07, row = 5.947, vector = 1.188, tail = 5.349, input = 0.007748, tap = 0.09262, step = 0.0008883, far = 0.001045, cache = 838861, deep = 0.03756, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 36.76, vector = 3.428, tail = 35.01, tap = 0.5493, step = 0.008687, far = 0.01691, cache = 838861, deep = 0.3364, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 747.9, plane = 62.69, vector = 16.15, width = 32, tail = 2.723, input = 0.2927, step = 0.0563, deep = 0.0757, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 565.1, plane = 9.305, row = 4.347, vector = 6.33, cell = 0.3057, input = 0.4764, tap = 0.001452, step = 0.02544, far = 0.0002728, cache = 419430, deep = 0.08693, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 21.58, plane = 9.194, row = 7.46, vector = 0.9927, tail = 3.688, input = 0.0248, tap = 0.1297, far = 0.001285, cache = 838861, deep = 0.03456, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 615, plane = 72.07, vector = 12.18, width = 32, cell = 0.3485, input = 0.3938, tap = 0.002089, step = 0.06621, deep = 0.09491, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 26.03, plane = 7.097, row = 8.337, vector = 1.478, tail = 2.882, input = 0.01008, thin = 13.64, tap = 0.2435, far = 0.001873, cache = 419430, deep = 0.03321, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 7.637, plane = 3.341, row = 1.039, vector = 1.396, tail = 0.5992, cell = 0.02443, far = 0.002437, cache = 838861, deep = 0.02628, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <call = 20.02, plane = 4.484, vector = 0.9132, tail = 0.07861, cell = 0.08478, far = 0.003685, cache = 838861, deep = 0.03218, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 71.92, plane = 2.211, row = 0.7769, tail = 4.242, cell = 0.1964, far = 0.002964, cache = 419430, deep = 0.006863, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 109.3, plane = 5.951, vector = 2.32, thin = 6.649, far = 0.00362, cache = 1048576, deep = 0.02716, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 11.92, plane = 2.985, row = 1.307, vector = 1.048, tail = 0.1487, cell = 0.02813, far = 0.0009817, cache = 838861, deep = 0.02912, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 74.16, plane = 2.676, row = 0.2013, tail = 75.18, cell = 0.2098, far = 0.002653, cache = 419430, deep = 0.007691, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 108.1, plane = 5.34, vector = 2.033, thin = 3.177, far = 0.005953, cache = 838861, deep = 0.02591, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 14.72, plane = 2.582, row = 1.128, vector = 0.2747, tail = 0.57, cell = 0.3008, thin = 2.548, far = 0.0007564, cache = 1048576, deep = 0.0186, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 7.503, plane = 3.994, row = 0.9757, vector = 2.294, tail = 0.164, cell = 0.02424, far = 0.002495, cache = 838861, deep = 0.02739, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_ahead" cost <call = 6.019, plane = 3.997, row = 0.8778, vector = 1.525, tail = 0.4565, cell = 0.08265, far = 0.002577, cache = 838861, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 14.94, plane = 6.73, vector = 1.127, cell = 0.155, far = 0.003583, cache = 629146, deep = 0.02661, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 59.15, plane = 1.261, row = 0.4244, tail = 114.3, cell = 0.2604, deep = 0.02507, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 77.85, plane = 0.02297, row = 3.831, vector = 2.926, tail = 0.1185, thin = 16.03, far = 0.002721, cache = 838861, deep = 0.02641, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 9.959, plane = 4.049, row = 1.436, vector = 1.238, tail = 0.1054, cell = 0.06407, far = 0.001424, cache = 1048576, deep = 0.03235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_ahead" cost <call = 8.46, plane = 6.973, row = 1.476, vector = 1.239, width = 16, cell = 0.1557, far = 0.001189, cache = 1048576, deep = 0.02767, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 25.93, plane = 3.303, row = 0.3113, vector = 1.057, tail = 88.28, cell = 0.14, deep = 0.02773, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 69.54, plane = 2.193, row = 1.781, vector = 2.186, tail = 0.9573, thin = 8.566, far = 0.002213, cache = 1363149, deep = 0.02787, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 11.78, plane = 3.175, row = 1.828, vector = 0.9581, tail = 0.01753, cell = 0.1984, thin = 7.07, far = 0.0004173, cache = 1048576, deep = 0.03182, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 17.94, row = 0.977, vector = 4.004, tail = 0.518, cell = 0.0471, far = 0.002642, cache = 1048576, deep = 0.02444, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_ahead" cost <plane = 12.98, row = 0.393, tail = 2.619, cell = 0.3263, far = 0.002295, cache = 629146, deep = 0.02255, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 25.49, vector = 3.036, cell = 0.163, far = 0.003211, cache = 629146, deep = 0.02481, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <plane = 20.66, row = 1.265, tail = 158.4, cell = 0.3144, far = 0.0008973, cache = 1363149, deep = 0.02137, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 20.74, plane = 64.17, row = 9.233, vector = 4.942, tail = 0.1844, thin = 25.18, far = 0.002709, cache = 838861, deep = 0.02463, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 20.09, row = 1.914, vector = 2.896, cell = 0.02825, far = 0.001655, cache = 1048576, deep = 0.02558, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_ahead" cost <plane = 15.69, row = 0.1888, vector = 1.237, width = 32, cell = 0.3945, far = 0.00173, cache = 838861, deep = 0.0209, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 138.3, plane = 23.49, row = 1.386, vector = 1.866, width = 16, cell = 0.2637, far = 0.0009629, cache = 629146, deep = 0.02119, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 17.75, plane = 47.86, row = 7.95, vector = 3.766, tail = 2.292, thin = 13, far = 0.002463, cache = 838861, deep = 0.02728, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 22.66, row = 2.95, vector = 1.689, cell = 0.3833, thin = 14.06, far = 0.001805, cache = 1363149, deep = 0.02865, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 36.84, plane = 23.26, row = 0.08434, vector = 2.684, tail = 0.7222, cell = 0.04895, deep = 0.02582, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 64.23, plane = 23.75, vector = 2.602, cell = 0.06736, deep = 0.02632, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <plane = 45.34, width = 64, cell = 0.2834, thin = 0.01375, deep = 0.009976, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 166.6, row = 63.37, vector = 9.296, thin = 12.88, far = 0.01027, cache = 419430, deep = 0.01633, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 59.13, plane = 25.77, row = 0.52, vector = 2.939, tail = 0.2191, cell = 0.01562, deep = 0.02417, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 322, plane = 54.04, row = 0.5104, vector = 0.5085, width = 64, cell = 0.2789, thin = 0.02255, deep = 0.008785, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 110, row = 37.49, vector = 7.512, thin = 14.14, far = 0.001903, cache = 838861, deep = 0.01324, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 70.67, plane = 24.34, row = 0.1638, vector = 2.427, tail = 0.2304, cell = 0.1754, thin = 20.02, deep = 0.02692, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 11.65, plane = 10.95, row = 0.9652, vector = 0.6138, tail = 3.533, input = 0.05288, far = 0.002112, cache = 1048576, deep = 0.01931, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 17.33, plane = 10.12, tail = 2.707, input = 0.1294, far = 0.003226, cache = 1048576, deep = 0.02134, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 214.7, plane = 12.53, row = 1.236, tail = 304.9, input = 0.06285, far = 0.000701, cache = 1363149, deep = 0.008866, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 93.06, plane = 1.942, row = 7.524, vector = 8.715, thin = 29.66, deep = 0.01714, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 13.64, plane = 11.32, row = 1.474, vector = 0.1035, tail = 1.851, input = 0.08668, far = 0.001769, cache = 1048576, deep = 0.01797, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 285.2, plane = 16.96, row = 2.491, tail = 185.4, input = 0.08673, far = 0.002635, cache = 1363149, deep = 0.007248, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 144.4, row = 7.495, vector = 6.381, thin = 12.83, deep = 0.01714, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 15.8, plane = 7.142, row = 1.323, tail = 1.842, input = 0.2248, thin = 13.88, far = 0.003314, cache = 1363149, deep = 0.00986, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 27.25, plane = 16.87, row = 0.4286, vector = 3.644, tail = 1.5, cell = 0.09039, far = 0.0004041, cache = 1048576, deep = 0.01991, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 46.1, plane = 20, vector = 3.104, cell = 0.2227, far = 0.0003619, cache = 629146, deep = 0.02161, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 86.32, plane = 30, row = 0.9011, tail = 249.6, cell = 0.2976, deep = 0.01421, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 153.9, row = 57.58, vector = 8.131, thin = 21.45, far = 0.001937, cache = 419430, deep = 0.02166, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 37.65, plane = 19.16, row = 0.5965, vector = 2.495, tail = 0.2272, cell = 0.1584, deep = 0.01833, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 302, plane = 45.67, row = 2.05, tail = 54.48, cell = 0.4084, far = 0.001012, cache = 1363149, deep = 0.006157, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 140.6, row = 44.97, vector = 4.708, cell = 0.1869, thin = 2.153, far = 0.01004, cache = 1363149, deep = 0.01776, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 72.61, plane = 18.05, row = 0.003232, vector = 2.709, tail = 0.1685, cell = 0.4496, thin = 13.37, deep = 0.01284, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <call = 3.014, plane = 34.49, row = 7.45, vector = 42.4, input = 0.01894, deep = 0.06946, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 14.24, plane = 37.58, row = 6.263, vector = 21.04, tail = 8.439, cell = 1.851, input = 0.01607, deep = 0.1146, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 65.22, plane = 49.48, row = 4.734, vector = 51.24, tail = 549.3, deep = 0.07413, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 192.7, plane = 0.7771, row = 8.921, vector = 56.62, tail = 0.1155, thin = 43.07, far = 0.001816, cache = 419430, deep = 0.08065, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 20.84, plane = 35.4, row = 9.162, vector = 22, tail = 11.13, cell = 2.313, input = 0.023, deep = 0.07894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 144.6, plane = 63.09, row = 14.96, vector = 124.4, tail = 119.5, deep = 0.08687, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 49.14, plane = 43.29, row = 36.8, vector = 10.22, tail = 5.14, cell = 6.399, thin = 1.85, far = 0.02628, cache = 419430, deep = 0.06946, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 129.1, tail = 18.94, cell = 10.56, thin = 12.56, deep = 0.07255, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <call = 7.291, plane = 3.449, row = 1.584, vector = 0.6062, tail = 1.67, cell = 0.1348, far = 0.002331, cache = 838861, deep = 0.0271, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 13.41, plane = 5.56, vector = 2.541, cell = 0.1075, far = 0.002061, cache = 838861, deep = 0.03345, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 78.14, plane = 2.579, row = 0.9177, vector = 4.247, deep = 0.01027, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 78.67, plane = 7.198, vector = 3.072, thin = 9.797, far = 0.002949, cache = 838861, deep = 0.02414, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 9.319, plane = 3.511, row = 2.389, vector = 1.522, tail = 0.01481, cell = 0.02907, far = 0.001578, cache = 838861, deep = 0.02621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 5.854, plane = 4.027, row = 1.147, width = 16, cell = 0.2665, thin = 0.1706, deep = 0.01016, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 73.85, plane = 8.363, vector = 2.925, thin = 5.299, far = 0.004772, cache = 419430, deep = 0.02528, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 10.34, plane = 3.738, row = 2.006, tail = 0.947, cell = 0.4463, thin = 4.07, far = 0.0006422, cache = 838861, deep = 0.02326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 18.02, plane = 14.06, vector = 8.916, width = 64, cell = 0.3468, far = 0.001198, cache = 629146, deep = 0.04742, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 19.27, plane = 12.1, vector = 8.469, width = 32, cell = 0.5594, far = 0.001417, cache = 629146, deep = 0.06505, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 92.2, plane = 17.5, vector = 6.938, width = 64, cell = 0.3331, deep = 0.01062, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 209.9, plane = 24.42, row = 0.2563, vector = 4.426, far = 0.0001677, cache = 419430, deep = 0.04151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 281.2, row = 74.16, vector = 44.44, cell = 1.028, thin = 37.98, far = 0.02876, cache = 1363149, deep = 0.04834, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 20, plane = 11.19, vector = 8.643, width = 32, cell = 0.6245, far = 0.001113, cache = 629146, deep = 0.05903, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 105.6, plane = 25.63, width = 32, cell = 1.278, thin = 0.2281, deep = 0.01373, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 153, plane = 35.88, row = 0.3499, vector = 2.787, cell = 0.07004, deep = 0.05697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 160.6, row = 32.87, vector = 39.29, cell = 2.153, thin = 33.39, far = 0.009862, cache = 419430, deep = 0.03373, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 31.45, plane = 10.92, row = 5.312, vector = 2.377, cell = 0.8584, thin = 59.06, far = 0.006157, cache = 629146, deep = 0.1394, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 17.26, plane = 20.79, row = 1.149, vector = 1.876, tail = 1.795, input = 0.07675, far = 0.0009885, cache = 838861, deep = 0.02235, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 38.91, plane = 20.3, vector = 1.696, tail = 2.068, input = 0.1928, far = 0.003115, cache = 419430, deep = 0.02793, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 4.061, plane = 9.788, row = 0.4886, tail = 176.3, cell = 0.2121, input = 0.07499, deep = 0.003965, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 165.5, row = 39.56, cell = 0.68, thin = 17.29, far = 0.01176, cache = 838861, deep = 0.02012, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 26.56, plane = 18.62, row = 2.194, vector = 1.409, tail = 1.789, input = 0.1353, far = 0.000325, cache = 419430, deep = 0.02104, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 273.6, plane = 9.796, row = 0.426, width = 32, cell = 0.2522, input = 0.07723, thin = 0.04089, deep = 0.003361, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 126.8, row = 43.47, cell = 0.8485, input = 0.04498, thin = 2.881, far = 0.009849, cache = 838861, deep = 0.02012, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 57.07, plane = 12.13, row = 1.729, vector = 1.362, tail = 1.166, input = 0.3396, thin = 17.34, far = 0.0003372, cache = 419430, deep = 0.01393, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 33.33, plane = 42.15, row = 3.249, vector = 15.71, cell = 0.05388, deep = 0.06226, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <call = 15.6, plane = 13.71, row = 1.474, vector = 13.53, tail = 1.707, far = 0.0003174, cache = 419430, deep = 0.0638, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <call = 283.3, plane = 50.28, width = 32, cell = 1.016, thin = 0.3551, far = 0.0006326, cache = 419430, deep = 0.01645, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 458.3, plane = 36.66, row = 0.1373, vector = 6.327, cell = 0.01484, far = 0.001194, cache = 629146, deep = 0.06383, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 434.2, row = 259, vector = 166.8, thin = 133.8, deep = 0.07728, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 22.09, plane = 18.64, row = 3.003, vector = 13.35, tail = 2.236, deep = 0.06913, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 65.58, row = 2.213, tail = 1223, cell = 3.361, far = 0.0002062, cache = 838861, deep = 0.02251, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 824.8, plane = 121.4, vector = 4.313, tail = 0.5585, far = 0.004094, cache = 419430, deep = 0.0812, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <row = 116.3, vector = 128.8, tail = 6.412, cell = 2.561, thin = 96.91, deep = 0.06752, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 24.62, plane = 20.34, row = 6.607, vector = 6.733, cell = 1.178, thin = 190.8, far = 0.003933, cache = 419430, deep = 0.08884, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 108.2, plane = 45.62, row = 11.5, vector = 17.58, cell = 0.4603, far = 0.01396, cache = 1363149, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 53.61, plane = 27.27, row = 4.48, vector = 15.71, cell = 0.6479, far = 0.02001, cache = 1363149, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 89.06, plane = 69.04, vector = 3.084, width = 64, cell = 1.64, thin = 0.5166, deep = 0.01355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <call = 666.7, plane = 226.8, vector = 1.857, tail = 0.5536, cell = 0.2956, far = 0.003667, cache = 419430, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 270.8, row = 801.1, cell = 21.68, thin = 69.06, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 77.5, plane = 27.84, row = 6.679, vector = 14.88, cell = 0.631, far = 0.01778, cache = 1363149, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 445.5, plane = 14.18, row = 16.38, vector = 93.92, tail = 2525, deep = 0.01355, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 133.9, plane = 53.24, vector = 3.509, cell = 0.272, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <row = 135.1, vector = 294, thin = 206.9, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <plane = 33.06, row = 6.117, vector = 18.27, tail = 0.9456, thin = 334.3, far = 0.003559, cache = 419430, deep = 0.04675, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 17.16, plane = 14.32, row = 5.507, vector = 1.679, tail = 2.574, tap = 0.04282, step = 0.005652, far = 0.001313, cache = 838861, deep = 0.04212, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 729.7, plane = 41.08, row = 1.8, vector = 6.545, tail = 5.573, input = 0.3303, tap = 0.001003, step = 0.01199, deep = 0.0755, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 16.94, plane = 14.57, row = 5.8, vector = 1.509, tail = 1.576, thin = 3.55, tap = 0.06493, step = 0.008085, far = 0.001303, cache = 629146, deep = 0.04286, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 754.3, plane = 40.2, vector = 5.226, tail = 5.13, input = 0.5005, tap = 0.002793, step = 0.01841, deep = 0.08601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 19.51, plane = 14.01, row = 5.598, vector = 1.609, tail = 1.015, thin = 3.86, tap = 0.1374, step = 0.01439, far = 0.001696, cache = 419430, deep = 0.04562, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.308, plane = 1.926, row = 0.5828, vector = 2.375, cell = 0.009898, far = 0.002202, cache = 838861, deep = 0.01402, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_plain" cost <call = 7.733, plane = 1.495, row = 0.9667, vector = 1.58, tail = 0.3951, cell = 0.03035, far = 0.002909, cache = 838861, deep = 0.01739, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 8.845, plane = 2.092, row = 0.8572, vector = 1.406, tail = 0.159, cell = 0.02883, far = 0.001287, cache = 838861, deep = 0.02289, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 11.17, plane = 2.111, row = 0.9012, vector = 0.664, tail = 0.3007, cell = 0.2024, thin = 15.63, far = 0.0004399, cache = 629146, deep = 0.0241, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 4.927, vector = 3.771, tail = 31.24, cell = 0.1437, far = 0.002751, cache = 629146, deep = 0.1302, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 101.2, plane = 2.968, width = 32, cell = 0.1865, thin = 0.01106, far = 0.0001833, cache = 1363149, deep = 0.004081, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream16" cost <call = 19.7, plane = 8.247, row = 0.1148, vector = 3.087, cell = 0.002409, deep = 0.004081, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 13.69, plane = 2.288, row = 1.31, vector = 1.527, cell = 0.02955, far = 0.0009515, cache = 1048576, deep = 0.01357, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 60.37, plane = 0.2918, vector = 0.4736, cell = 0.1997, deep = 0.01739, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 11.63, plane = 2.184, row = 0.1501, vector = 0.1553, width = 32, tail = 0.1951, cell = 0.2123, thin = 0.03995, deep = 0.004081, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 13.71, plane = 1.876, row = 1.37, vector = 0.9317, tail = 0.395, cell = 0.2558, thin = 7.98, far = 0.0002674, cache = 629146, deep = 0.009935, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 261.4, row = 5.274, vector = 5.754, tail = 0.4081, cell = 0.006734, far = 0.0006276, cache = 838861, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 250.7, row = 4.784, vector = 4.203, tail = 0.05674, cell = 0.07668, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 255.3, plane = 1.461, row = 4.36, vector = 0.9107, tail = 2.015, cell = 0.7894, thin = 30.52, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 10.94, tail = 39.48, cell = 0.1413, far = 0.009169, cache = 1363149, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 60.3, plane = 10.05, row = 1.567, vector = 4.444, tail = 0.5989, far = 0.002292, cache = 1048576, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 329.9, plane = 8.341, row = 6.758, vector = 6.455, deep = 0.005391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 258, row = 4.457, vector = 3.615, tail = 0.8181, cell = 0.07294, far = 0.0008057, cache = 838861, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 372.6, plane = 3.141, row = 0.495, tail = 3.07, cell = 1.39, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_chunks" cost <call = 323.6, plane = 13.5, row = 0.4724, vector = 3.655, tail = 0.3627, cell = 0.04144, far = 0.002208, cache = 838861, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 289.3, row = 9.846, vector = 4.544, deep = 0.005391, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 17.87, plane = 2.194, row = 8.535, vector = 2.636, tail = 1.1, cell = 0.4279, thin = 11.56, far = 0.0002181, cache = 419430, deep = 0.01226, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 31.08, row = 5.734, tail = 4.198, tap = 0.09107, step = 0.007545, far = 0.0007055, cache = 419430, deep = 0.05567, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 40.86, row = 0.5823, vector = 5.267, tail = 28.7, input = 0.0008738, tap = 0.5427, step = 0.006654, far = 0.02193, cache = 1048576, deep = 0.3899, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 684.2, plane = 63.1, row = 5.025, vector = 6.462, tail = 3.54, input = 0.2692, thin = 0.3069, step = 0.05421, deep = 0.07043, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 528.8, plane = 10.01, vector = 2.799, width = 64, cell = 0.6015, input = 0.4992, thin = 0.2635, step = 0.01992, deep = 0.1147, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 7.108, plane = 19.19, row = 9.602, vector = 0.01639, tail = 2.016, tap = 0.1504, step = 0.003646, far = 0.001084, cache = 419430, deep = 0.05656, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 518.4, plane = 62.98, row = 0.4598, vector = 5.625, tail = 1.946, input = 0.3111, thin = 1.174, step = 0.08333, deep = 0.102, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 3.954, plane = 12.62, row = 8.617, vector = 0.5969, tail = 2.831, thin = 11.78, tap = 0.2749, deep = 0.05191, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <call = 2.927, plane = 5.846, row = 0.8158, vector = 1.784, tail = 0.6571, cell = 0.02651, far = 0.00259, cache = 629146, deep = 0.02691, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_ahead" cost <call = 1.515, plane = 5.977, row = 0.2724, vector = 1.13, tail = 1.146, cell = 0.07921, far = 0.002847, cache = 838861, deep = 0.02253, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 7.253, plane = 7.855, vector = 1.472, cell = 0.08111, far = 0.004376, cache = 838861, deep = 0.03255, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 119.7, plane = 1.494, row = 0.1621, tail = 147.1, cell = 0.1761, far = 0.0001472, cache = 629146, deep = 0.01921, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 81.88, row = 4.873, vector = 2.44, tail = 0.0514, thin = 16.13, far = 0.002992, cache = 629146, deep = 0.02525, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 7.402, plane = 5.125, row = 1.492, vector = 1.286, tail = 0.1909, cell = 0.01924, far = 0.001895, cache = 838861, deep = 0.02834, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 24.22, plane = 3.995, row = 0.4825, width = 16, tail = 0.7118, cell = 0.1861, thin = 0.01034, far = 0.00008119, cache = 1363149, deep = 0.01881, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 62.91, plane = 2.424, row = 1.82, vector = 1.747, tail = 1.472, thin = 8.655, far = 0.002311, cache = 629146, deep = 0.02745, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 10.94, plane = 4.295, row = 1.755, vector = 1.131, cell = 0.09807, thin = 6.714, far = 0.0008405, cache = 629146, deep = 0.02806, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 19.83, plane = 18.12, row = 0.4028, vector = 4.237, tail = 0.194, far = 0.001199, cache = 1363149, deep = 0.01909, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 48.48, plane = 18.87, vector = 2.889, cell = 0.2552, far = 0.0006017, cache = 419430, deep = 0.01814, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 89.97, plane = 22.91, row = 0.7124, tail = 440.3, cell = 0.2272, far = 0.001718, cache = 1363149, deep = 0.02973, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 117.2, row = 56.64, vector = 7.08, thin = 20.2, far = 0.002211, cache = 419430, deep = 0.0185, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 30.88, plane = 18.91, row = 0.3178, vector = 1.983, tail = 0.732, cell = 0.1664, deep = 0.01943, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 320.7, plane = 28.84, row = 0.3153, width = 64, cell = 0.3485, thin = 0.02991, far = 0.002827, cache = 838861, deep = 0.01733, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 71.34, row = 41.87, tail = 0.9202, cell = 0.8374, thin = 6.551, deep = 0.0185, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 76.37, plane = 15.29, row = 0.7821, vector = 1.9, tail = 0.3956, cell = 0.564, thin = 12.13, deep = 0.01638, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <call = 12.92, plane = 15.21, row = 6.156, vector = 1.192, tail = 3.117, tap = 0.0429, step = 0.002444, far = 0.002337, cache = 1048576, deep = 0.0458, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 703.9, plane = 48.38, row = 1.728, vector = 5.548, tail = 7.707, input = 0.3016, tap = 0.00285, step = 0.01154, far = 0.004046, cache = 838861, deep = 0.07141, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <call = 12.34, plane = 14.95, row = 6.546, vector = 1.118, tail = 1.218, cell = 0.02933, thin = 6.596, tap = 0.06388, step = 0.003602, far = 0.002329, cache = 838861, deep = 0.05011, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 707.4, plane = 42.65, row = 1.366, vector = 3.862, tail = 6.629, input = 0.4812, tap = 0.005691, step = 0.01989, far = 0.004316, cache = 1048576, deep = 0.0721, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <call = 15.03, plane = 14.28, row = 5.473, vector = 1.649, tail = 0.7477, thin = 6.508, tap = 0.1571, step = 0.006078, far = 0.004992, cache = 838861, deep = 0.05057, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 8.026, plane = 1.641, row = 0.2864, vector = 1.715, cell = 0.04076, far = 0.001505, cache = 838861, deep = 0.03072, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_plain" cost <call = 5.89, plane = 2.728, row = 0.3789, vector = 0.7998, tail = 0.7335, cell = 0.07361, far = 0.002424, cache = 629146, deep = 0.04168, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 6.472, plane = 2.298, row = 0.6057, vector = 1, tail = 0.03452, cell = 0.04544, far = 0.00121, cache = 838861, deep = 0.04882, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 9.21, plane = 1.428, row = 0.7491, vector = 0.7592, cell = 0.096, thin = 14.78, far = 0.00001678, cache = 419430, deep = 0.04639, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.08345, vector = 4.588, tail = 25.89, far = 0.003413, cache = 1048576, deep = 0.2599, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 4.833, plane = 2.883, width = 64, tail = 0.05732, cell = 0.1606, thin = 0.008815, deep = 0.01094, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 11.02, plane = 1.675, row = 0.7168, vector = 1.375, tail = 0.08614, cell = 0.02684, far = 0.00009724, cache = 419430, deep = 0.0303, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 48.03, vector = 0.5392, cell = 0.2326, far = 0.002846, cache = 1363149, deep = 0.04168, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 10.8, plane = 1.019, row = 0.02166, vector = 0.995, width = 32, cell = 0.1776, thin = 0.008771, deep = 0.009267, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 11.64, plane = 1.714, row = 0.6379, vector = 1.229, cell = 0.1271, thin = 7.223, deep = 0.02658, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 250.4, row = 4.156, vector = 6.023, tail = 0.4732, cell = 0.01997, far = 0.00003526, cache = 419430, deep = 0.01435, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 242.6, row = 3.552, vector = 5.322, tail = 0.5176, far = 0.0005372, cache = 419430, deep = 0.02919, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 247.6, plane = 0.7332, row = 3.657, vector = 4.448, tail = 0.221, thin = 31.76, far = 0.001674, cache = 1363149, deep = 0.02563, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 7.486, vector = 8.311, tail = 39.52, cell = 0.2366, far = 0.01526, cache = 629146, deep = 0.2598, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 47.24, plane = 29.54, vector = 3.788, tail = 0.9531, cell = 0.04902, far = 0.002045, cache = 629146, deep = 0.02223, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 339.1, row = 7.438, vector = 6.246, deep = 0.00005259, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 261.1, row = 4.044, vector = 3.601, tail = 1.443, cell = 0.08463, far = 0.0002982, cache = 1048576, deep = 0.01572, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 227, plane = 2.453, row = 5.246, tail = 2.345, cell = 0.3855, far = 0.007434, cache = 629146, deep = 0.02223, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_chunks" cost <call = 281.9, plane = 13.9, row = 0.234, vector = 4.141, tail = 0.4753, cell = 0.02628, far = 0.001617, cache = 838861, deep = 0.02223, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 350.3, row = 10.89, vector = 4.275, far = 0.0003554, cache = 419430, deep = 0.00003005, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 18.71, plane = 1.288, row = 8.134, vector = 4.079, tail = 0.2017, thin = 11.45, far = 0.00136, cache = 1048576, deep = 0.02001, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 15.77, plane = 30.34, row = 11.08, width = 32, tail = 4.487, tap = 0.0731, step = 0.01271, far = 0.00209, cache = 419430, deep = 0.06865, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 53.06, vector = 2.685, tail = 32.46, tap = 0.5692, step = 0.003585, far = 0.02153, cache = 838861, deep = 0.4403, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 882.5, plane = 65.25, vector = 17.42, width = 64, tail = 0.2688, input = 0.2772, step = 0.06209, deep = 0.1683, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 408.2, plane = 9.566, vector = 11.56, width = 32, cell = 0.4745, input = 0.3744, tap = 0.00008255, step = 0.03156, deep = 0.2024, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 789.6, plane = 62.24, vector = 13.89, width = 32, cell = 0.1986, input = 0.2696, tap = 0.0009366, step = 0.07525, deep = 0.1905, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 19.15, plane = 11.54, row = 9.357, tail = 2.559, cell = 0.01364, input = 0.01277, thin = 11.2, tap = 0.2736, far = 0.001859, cache = 419430, deep = 0.08118, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <call = 1.77, plane = 4.978, row = 0.3906, vector = 1.893, tail = 0.2318, cell = 0.007142, far = 0.003001, cache = 838861, deep = 0.02858, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_ahead" cost <call = 1.973, plane = 4.574, vector = 1.626, tail = 0.09087, cell = 0.03424, far = 0.00267, cache = 838861, deep = 0.02267, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 7.062, plane = 7.066, vector = 1.007, cell = 0.1153, far = 0.003985, cache = 629146, deep = 0.04292, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 17.38, plane = 7.932, row = 0.1465, tail = 111.9, cell = 0.1326, far = 0.001555, cache = 1048576, deep = 0.0267, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 60.47, row = 4.485, vector = 2.153, tail = 0.1035, thin = 16.88, far = 0.003076, cache = 838861, deep = 0.02902, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <call = 5.55, plane = 4.333, row = 0.7408, vector = 1.178, cell = 0.02354, far = 0.002099, cache = 838861, deep = 0.03439, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 102.8, plane = 4.173, row = 0.1629, tail = 28.56, cell = 0.173, far = 0.0014, cache = 838861, deep = 0.0267, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 65.95, row = 3.339, tail = 1.69, cell = 0.1817, thin = 8.365, far = 0.003868, cache = 629146, deep = 0.02915, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 8.448, plane = 2.807, row = 1.798, vector = 0.06564, cell = 0.2909, thin = 7.115, far = 0.0008756, cache = 1048576, deep = 0.03426, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 35.49, plane = 14.08, row = 0.4397, vector = 3.531, tail = 2.06, far = 0.001508, cache = 838861, deep = 0.02162, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 30.58, plane = 22.04, vector = 3.179, cell = 0.1286, far = 0.001608, cache = 629146, deep = 0.03612, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 34.18, plane = 3.685, row = 0.667, tail = 61.21, cell = 0.2365, deep = 0.01758, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 68.47, plane = 5.894, row = 68.11, tail = 1.725, cell = 0.3889, thin = 19.18, deep = 0.02122, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 35.08, plane = 17.1, row = 0.73, vector = 3.169, tail = 0.01774, cell = 0.01973, deep = 0.02207, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 52.03, plane = 9.437, row = 0.4432, vector = 0.5998, width = 16, cell = 0.3407, thin = 0.1453, deep = 0.01629, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 23.62, plane = 7.553, row = 40.34, vector = 5.622, thin = 5.873, far = 0.004587, cache = 419430, deep = 0.02122, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 24.52, plane = 18.17, row = 0.2695, vector = 2.731, cell = 0.3042, thin = 12.07, deep = 0.01434, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 10.12, plane = 15.28, row = 5.283, vector = 1.209, tail = 2.211, tap = 0.04095, step = 0.002124, far = 0.001307, cache = 838861, deep = 0.0554, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 732.1, plane = 43.18, row = 1.163, vector = 4.408, tail = 8.488, input = 0.3663, tap = 0.006545, deep = 0.08711, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 10.3, plane = 14.25, row = 5.395, vector = 1.276, tail = 1.015, thin = 5.821, tap = 0.06722, step = 0.00241, far = 0.001078, cache = 419430, deep = 0.05995, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 733.7, plane = 41.96, row = 0.8321, vector = 3.54, tail = 7.033, input = 0.5396, tap = 0.01145, step = 0.00181, deep = 0.0874, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 10.1, plane = 13.41, row = 5.6, vector = 1.081, tail = 0.6306, cell = 0.03836, thin = 5.564, tap = 0.1428, step = 0.00375, far = 0.001684, cache = 419430, deep = 0.05262, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 46.71, plane = 26.87, row = 6.883, width = 32, tail = 1.048, input = 0.02575, thin = 0.4385, tap = 0.1005, far = 0.001473, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 62.96, plane = 0.1075, vector = 1.882, tail = 29.35, input = 0.003062, tap = 0.5727, step = 0.003048, far = 0.02777, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 961.9, plane = 64.68, vector = 13.33, width = 64, cell = 0.1207, input = 0.2462, step = 0.05698, far = 0.01753, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 348.4, plane = 9.86, row = 1.349, vector = 17.25, width = 32, cell = 0.03442, input = 0.5014, tap = 0.0006711, step = 0.01575, far = 0.006709, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 798.6, plane = 62.34, vector = 6.199, tail = 3.324, input = 0.216, thin = 0.5976, tap = 0.0006567, step = 0.07421, far = 0.01443, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 8.161, plane = 14.01, row = 6.577, tail = 4.708, cell = 0.1772, input = 0.02006, thin = 10.13, tap = 0.248, far = 0.005404, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <call = 11.13, plane = 15.69, row = 5.375, vector = 1.024, tail = 1.945, tap = 0.04261, step = 0.002693, far = 0.00167, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 666.8, plane = 46.42, vector = 4.371, tail = 10.31, input = 0.3885, tap = 0.003209, step = 0.004185>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <call = 10.85, plane = 15.53, row = 5.458, tail = 2.084, cell = 0.1406, thin = 5.883, tap = 0.06576, step = 0.003971, far = 0.002278, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 721.4, plane = 36.82, row = 0.05353, vector = 3.475, tail = 8.876, input = 0.5613, tap = 0.005506, step = 0.01012>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 11.31, plane = 14.76, row = 5.081, vector = 1.328, tail = 1.219, thin = 5.47, tap = 0.1395, step = 0.006007, far = 0.003889, cache = 1363149>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 32.2, plane = 20.99, row = 0.5501, width = 64, tail = 11.09, tap = 0.09574, step = 0.004792, far = 0.00349, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 303.5, plane = 6.121, row = 0.9953, vector = 3.771, tail = 12.27, cell = 0.164, input = 0.54, tap = 0.001967, step = 0.02535>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 18.2, plane = 15.19, row = 6.366, vector = 0.4885, tail = 4.708, thin = 12.73, tap = 0.1539, step = 0.002357, far = 0.01126, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 11.26, plane = 14.47, row = 4.8, vector = 0.7381, tail = 2.703, tap = 0.02634, step = 0.001793, far = 0.0006092, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 504.3, plane = 38.25, vector = 0.4519, tail = 13.32, input = 0.2143, tap = 0.001933, step = 0.004739>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 12.06, plane = 13.72, row = 4.924, vector = 0.9777, tail = 2.511, tap = 0.03174, step = 0.002005, far = 0.0009642, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 13.69, plane = 11.61, row = 4.203, vector = 1.394, tail = 2.687, thin = 6.785, tap = 0.06995, step = 0.003569>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 14.78, row = 0.5514, vector = 6.478, tail = 0.06512, cell = 0.00215, far = 0.0002226, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 10.29, plane = 1.95, row = 0.3621, vector = 3.836, tail = 0.2595, cell = 0.02545, far = 0.000001244, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.22, plane = 0.6982, row = 0.2602, vector = 3.821, cell = 0.04539>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 60.68, plane = 1.388, vector = 1.568, cell = 0.4751>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.68, plane = 1.451, row = 0.1503, vector = 6.567, tail = 0.2977, cell = 0.04069, far = 0.0000886, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 11.99, plane = 0.9076, row = 0.427, vector = 5.729, cell = 0.05446>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 12.75, plane = 0.9776, row = 0.3915, vector = 2.631, tail = 0.1971, cell = 0.4888, thin = 9.779, far = 0.00005395, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 73.13, plane = 19.75, row = 0.7259, vector = 5.072, tail = 0.3101, cell = 0.03063, far = 0.001131, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 269.9, row = 19.52, vector = 12.27, tail = 2.387, cell = 0.06347, far = 0.0002894, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 268.2, row = 11.87, vector = 9.672, tail = 0.2218, far = 0.000252, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 262.5, plane = 1.419, row = 10.36, vector = 8.187, tail = 1.251, cell = 0.1376, far = 0.0007099, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 22.15, row = 24.45, vector = 16.57, tail = 0.5521, far = 0.0008277, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 20.63, plane = 1.135, row = 8.33, vector = 8.06, tail = 0.5909, cell = 0.1411, far = 0.001023, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 17.38, plane = 0.7785, row = 22.11, vector = 11.71, tail = 1.182, cell = 0.2172, far = 0.00158, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 24.98, row = 21.93, tail = 1.769, cell = 2.55, thin = 5.294, far = 0.003246, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 14.48, plane = 19.66, row = 5.817, tail = 4.692, tap = 0.1135, far = 0.0007122, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 563.9, plane = 9.766, row = 2.666, tail = 1.681, cell = 0.7105, input = 0.5654, tap = 0.002734, step = 0.02589>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 31.92, plane = 10.22, row = 6.421, vector = 0.09061, tail = 3.83, thin = 19.86, tap = 0.2772, far = 0.0005738, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 9.597, plane = 4.232, row = 0.6221, vector = 5.316, tail = 0.6223, cell = 0.02092, far = 0.0004143, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <call = 15.32, plane = 7.306, vector = 3.694, tail = 0.3717, cell = 0.02758, far = 0.001599, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.11, plane = 3.955, row = 0.7742, vector = 2.766, tail = 0.08135, cell = 0.0656, thin = 10.13>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 1.856, plane = 3.196, row = 0.3632, tail = 134.6, cell = 0.2239>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.521, plane = 4.348, row = 1.051, vector = 4.212, tail = 0.4087, cell = 0.02992, far = 0.0003912, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <call = 10.57, plane = 3.983, row = 1.213, vector = 2.209, tail = 0.07953, cell = 0.05371, thin = 16.8>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 112.7, plane = 3.547, row = 0.4765, tail = 23.36, cell = 0.2843>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <call = 88.98, row = 2.102, vector = 3.878, tail = 0.9921, thin = 9.5>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.195, plane = 3.268, row = 0.4763, vector = 4.038, tail = 0.3856, cell = 0.1531, thin = 9.551, far = 0.00004481, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 49.78, plane = 19.87, vector = 10.38, tail = 0.4454, cell = 0.05472>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 55.78, plane = 19.97, vector = 6.169, tail = 0.08621, cell = 0.1393>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 82.79, plane = 18.3, vector = 5.105, cell = 0.2667, thin = 19.21>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 277.2, plane = 36.74, row = 0.5115, tail = 266, cell = 0.3337, far = 0.0007945, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 54.73, plane = 21.35, row = 0.3683, vector = 6.667, tail = 0.1007, cell = 0.1245>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 56.42, plane = 16.68, row = 0.1204, vector = 3.246, cell = 0.145, thin = 15.81>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 138.6, plane = 14.5, row = 1.247, vector = 7.868, tail = 236.1, far = 0.0002649, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 218.1, row = 43.59, tail = 1.271, cell = 1.387, thin = 8.457>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 117.3, plane = 21.07, vector = 6.455, tail = 0.0461, cell = 0.5015, thin = 17.45>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 17.41, plane = 12, row = 5.19, vector = 3.68, tail = 4.492, tap = 0.04654, step = 0.001502, far = 0.0005202, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 861.1, plane = 58.88, row = 2.506, vector = 21.49, tail = 14.02, input = 0.2446, tap = 0.000955, step = 0.002139>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 17.19, plane = 11.43, row = 4.226, vector = 3.811, tail = 3.984, tap = 0.08432, step = 0.001609, far = 0.001342, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 17.76, plane = 12.51, row = 4.464, vector = 3.385, tail = 3.684, thin = 9.121, tap = 0.1655, step = 0.002942, far = 0.00318, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <plane = 21.11, row = 2.735, tail = 4.491, tap = 0.129, step = 0.009138, far = 0.009542, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 241.5, plane = 9.843, vector = 10.99, cell = 0.1003, input = 0.5165, tap = 0.004556, step = 0.02359, far = 0.007652, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 12.66, row = 6.174, vector = 0.1222, tail = 2.2, input = 0.03022, thin = 18.18, tap = 0.2576, step = 0.0106, far = 0.02333, cache = 1363149>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <call = 19.96, plane = 17.41, row = 5.889, vector = 1.696, tail = 5.984, tap = 0.0506, step = 0.003006, far = 0.0009508, cache = 1363149>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 697.1, plane = 39.13, row = 0.9659, vector = 6.139, tail = 13.12, input = 0.2059, step = 0.009947>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <call = 17.23, plane = 15.09, row = 4.748, vector = 2.305, tail = 3.545, tap = 0.08651, step = 0.005128, far = 0.0006261, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 30.5, plane = 13.12, row = 5.17, vector = 2.634, tail = 2.735, thin = 8.735, tap = 0.158, step = 0.009306>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 23.05, plane = 20.77, row = 3.892, width = 64, tail = 18.6, tap = 0.112, step = 0.000333>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 177.1, plane = 8.866, vector = 10.59, width = 64, cell = 0.3178, input = 0.5297, thin = 0.4952, tap = 0.000266, step = 0.02985, far = 0.03702, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 28.9, plane = 6.357, row = 16.35, tail = 4.851, cell = 0.06912, thin = 15.7, tap = 0.2082, step = 0.000421, far = 0.001569, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 19.59, plane = 14.6, row = 5.044, vector = 1.178, tail = 2.829, tap = 0.03172, step = 0.002351, far = 0.001291, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 614.6, plane = 45.33, row = 1.399, vector = 2.965, tail = 10.64, input = 0.1999, tap = 0.0003533, step = 0.006635, far = 0.0009114, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 18.5, plane = 13.34, row = 5.122, vector = 1.328, tail = 1.895, tap = 0.04933, step = 0.002221, far = 0.0004567, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 16.39, plane = 13.28, row = 4.575, vector = 1.531, tail = 2.33, thin = 7.24, tap = 0.1101, step = 0.00482>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <call = 24.16, plane = 17.8, width = 64, tail = 12.1, thin = 0.09666, tap = 0.1304, step = 0.006014>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 66.07, plane = 10.59, row = 4.062, vector = 0.157, tail = 7.994, input = 0.002616, thin = 18.6, tap = 0.2282, step = 0.001647>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <call = 18.69, plane = 13.78, row = 4.906, vector = 0.8677, tail = 3.819, tap = 0.03759, step = 0.000585, far = 0.002358, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 779.8, plane = 42.15, row = 0.9287, vector = 5.191, tail = 8.095, input = 0.1793, tap = 0.0009208, step = 0.005215>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 17.47, plane = 13.64, row = 4.832, vector = 1.158, tail = 2.736, tap = 0.05223, step = 0.001034, far = 0.001122, cache = 838861>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 23.33, plane = 13.84, row = 4.261, vector = 1.339, tail = 2.4, thin = 7.3, tap = 0.1174, step = 0.002204, far = 0.001134, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <call = 9.688, plane = 20.84, row = 6.692, width = 64, tail = 5.315, tap = 0.08339, step = 0.01443, far = 0.005799, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <call = 404.1, plane = 6.433, width = 64, cell = 0.4741, input = 0.502, thin = 0.2417, step = 0.02478, far = 0.01228, cache = 1048576>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 38.48, plane = 8.948, row = 9.126, vector = 0.118, tail = 5.931, input = 0.02491, thin = 11.66, tap = 0.1591, far = 0.00449, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <call = 4.449, plane = 13.87, row = 4.195, vector = 0.4586, tail = 3.521, tap = 0.03317, step = 0.001255, far = 0.002193, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 340.8, plane = 37.09, row = 2.198, vector = 0.3909, tail = 9.715, input = 0.196, tap = 0.002731, step = 0.00657>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 8.368, plane = 11.8, row = 4.536, vector = 0.8292, tail = 1.939, cell = 0.006187, tap = 0.03773, step = 0.001242, far = 0.002068, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 4.974, plane = 11.23, row = 4.243, vector = 1.117, tail = 1.49, thin = 6.163, tap = 0.0825, step = 0.002298>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 12.08, plane = 3.445, row = 0.3446, vector = 6.031, tail = 0.2549, cell = 0.01629, far = 0.000289, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 10.24, plane = 2.837, row = 0.297, vector = 3.732, tail = 0.2978, cell = 0.03094, far = 0.000158, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.19, plane = 2, vector = 4.196, tail = 0.02531, far = 0.00004748, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 50.24, plane = 1.59, vector = 1.159, cell = 0.5293, far = 0.000006211, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.41, plane = 2.373, row = 0.1408, vector = 6.761, tail = 0.1887, cell = 0.02809, far = 0.00007324, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 9.116, plane = 2.626, row = 0.6053, vector = 1.888, tail = 0.1151, cell = 0.01939>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 12.18, plane = 2.657, row = 0.06521, vector = 6.176, tail = 0.03972, far = 0.0001476, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 14.92, plane = 1.382, row = 0.1836, vector = 2.126, tail = 0.5641, cell = 0.6122, thin = 10.07, far = 0.0006705, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_groups" cost <call = 61.31, plane = 18.36, row = 0.8569, vector = 4.272, tail = 0.6801, cell = 0.06072, far = 0.0008267, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 276.3, row = 19.99, vector = 14.11, tail = 0.429, cell = 0.005849, far = 0.0006792, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 261.4, plane = 9.073, row = 12.17, vector = 8.134, tail = 0.9019, cell = 0.09534, far = 0.0003282, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 260.7, plane = 5.088, row = 10.67, vector = 9.354, tail = 0.155, far = 0.000286, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 5.878, plane = 19.17, row = 25.09, vector = 15.16, tail = 0.4932, cell = 0.09035, far = 0.001022, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <call = 18.04, plane = 1.89, row = 11.78, vector = 4.648, tail = 0.1198, cell = 0.006335, far = 0.0003177, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 12.56, plane = 7.868, row = 22.18, vector = 12.97, cell = 0.071, far = 0.00128, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 25.69, row = 23.28, tail = 0.8105, cell = 2.565, thin = 6.888>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 16.34, plane = 14.25, row = 6.094, tail = 4.842, tap = 0.1136, far = 0.00002373, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 465.5, plane = 10.06, vector = 6.001, width = 32, tail = 6.878, cell = 0.4174, input = 0.5356, thin = 0.1726, step = 0.03191, far = 0.01336, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 43.82, plane = 5.142, row = 7.176, tail = 5.106, thin = 23.31, tap = 0.2641, step = 0.005542, far = 0.0004657, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <call = 10.29, plane = 4.061, row = 0.6334, vector = 5.867, tail = 0.3403, cell = 0.002727, far = 0.0005056, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <call = 16.25, plane = 7.027, vector = 3.558, tail = 0.4826, cell = 0.03405, far = 0.001538, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.53, plane = 3.701, row = 0.8666, vector = 3.014, cell = 0.03068, thin = 10.02, far = 0.0002968, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <plane = 3.338, row = 0.4072, tail = 61.44, cell = 0.2203>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.979, plane = 3.155, row = 0.4657, vector = 4.588, tail = 0.2782, cell = 0.01712, far = 0.0004217, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <call = 10.43, plane = 3.747, row = 0.9082, vector = 2.135, tail = 0.09251, cell = 0.03538, thin = 11.6, far = 0.0003358, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 17.03, plane = 3.043, row = 0.3962, tail = 103.6, cell = 0.302>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <call = 70.57, plane = 1.209, row = 0.6669, vector = 2.633, tail = 2.124, cell = 0.01302, thin = 13.34, far = 0.0038, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 9.101, plane = 2.941, row = 0.6185, vector = 4.311, tail = 0.2008, cell = 0.1136, thin = 9.394, far = 0.0001886, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 50.88, plane = 20.73, vector = 11.54, tail = 0.1782, cell = 0.02658>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 69.15, plane = 20.59, vector = 6.433, tail = 0.9208, cell = 0.131>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 106.3, plane = 15.93, vector = 5.046, tail = 0.03943, cell = 0.2965, thin = 18.66>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 403.2, plane = 38.22, row = 0.06951, tail = 275.6, cell = 0.3386, far = 0.0006924, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 72.59, plane = 21.21, vector = 7.239, tail = 1.259, cell = 0.1648>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 79.03, plane = 14.39, vector = 3.742, tail = 0.09137, cell = 0.1866, thin = 15.04>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 166, plane = 40.2, row = 0.7476, tail = 100.1, cell = 0.5596, far = 0.0001629, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 108.7, row = 41.92, vector = 8.072, thin = 20.85>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 155.6, plane = 17.3, vector = 5.817, tail = 0.508, cell = 0.6086, thin = 17.43>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 15.66, plane = 12.58, row = 4.933, vector = 3.789, tail = 4.944, tap = 0.04605, step = 0.001662, far = 0.001234, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 766.4, plane = 56.92, row = 1.565, vector = 21.52, tail = 16.67, input = 0.2303, tap = 0.00183, step = 0.006393>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 16.76, plane = 11.81, row = 3.977, vector = 3.82, tail = 3.884, tap = 0.08457, step = 0.001557, far = 0.001562, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 17.71, plane = 12.72, row = 4.253, vector = 3.395, tail = 3.82, thin = 9.557, tap = 0.1688, step = 0.001275, far = 0.003294, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <plane = 24.37, row = 5.724, tail = 11.89, tap = 0.1384, step = 0.003483>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 473.5, plane = 8.787, row = 3.422, width = 32, cell = 0.7734, input = 0.5673, thin = 0.471, tap = 0.0002245, step = 0.02205>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 6.093, plane = 6.16, row = 15.68, tail = 0.4594, input = 0.04737, thin = 25.28, tap = 0.2685, step = 0.0009738>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 21.5, plane = 12.79, row = 5.603, vector = 3.018, tail = 3.773, tap = 0.04159, step = 0.00439>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 714.7, plane = 44.88, vector = 5.317, tail = 16.14, input = 0.2211, tap = 0.002633, step = 0.008795>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 25.22, plane = 10.5, row = 5.306, vector = 2.821, tail = 2.727, tap = 0.07703, step = 0.006408, far = 0.001714, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 34.4, plane = 9.068, row = 5.89, vector = 2.994, tail = 2.661, thin = 8.843, tap = 0.1436, step = 0.01164>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <plane = 27.05, row = 10.43, width = 64, thin = 0.3296, tap = 0.119, step = 0.007253>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 558.8, plane = 7.329, row = 0.954, vector = 20.81, width = 32, input = 0.5858, thin = 0.1325, step = 0.0145>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 32.69, plane = 14.88, row = 10.19, vector = 0.2054, tail = 3.328, input = 0.02967, thin = 24.97, tap = 0.2125>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <call = 20.17, plane = 14.67, row = 5.245, vector = 1.249, tail = 3.648, tap = 0.03333, step = 0.001682, far = 0.0009569, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 700.5, plane = 41.24, row = 0.4687, vector = 5.488, tail = 9.246, input = 0.2064, tap = 0.001207, step = 0.002114>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <call = 16.82, plane = 14.19, row = 5.017, vector = 1.647, tail = 1.545, tap = 0.0462, step = 0.002122, far = 0.001239, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 18.21, plane = 14.16, row = 4.625, vector = 1.857, tail = 1.433, thin = 6.671, tap = 0.09947, step = 0.005423>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 1.078, plane = 20.84, row = 6.329, width = 32, thin = 0.8481, tap = 0.1137, step = 0.01177>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 18.78, plane = 5.681, row = 12.83, vector = 0.02393, tail = 9.792, input = 0.002778, thin = 21.49, tap = 0.2195, far = 0.002325, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <call = 22.17, plane = 12.17, row = 5.595, vector = 1.374, tail = 4.093, tap = 0.03004, step = 0.00213, far = 0.002161, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 750.5, plane = 42.71, vector = 3.1, tail = 12.61, input = 0.1954, tap = 0.001481, step = 0.003934>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 22.58, plane = 13.97, row = 4.43, vector = 1.672, tail = 2.21, tap = 0.04425, step = 0.001996, far = 0.003016, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 23.47, plane = 13.19, row = 4.313, vector = 1.78, tail = 2.95, thin = 6.11, tap = 0.09836, step = 0.004553, far = 0.005174, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 19.47, plane = 13.48, row = 9.166, vector = 0.7022, tail = 8.43, cell = 0.01562, input = 0.02244, tap = 0.08812, step = 0.007496, far = 0.003057, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 25.4, row = 0.2394, vector = 3.079, tail = 29.04, tap = 0.2511, step = 0.01002, far = 0.005504, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 13.29, plane = 15.41, row = 3.758, tail = 2.972, thin = 0.2056, tap = 0.6388, step = 0.005914, far = 0.00001324, cache = 419430>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <call = 11.33, plane = 12.51, row = 4.684, vector = 0.9176, tail = 2.22, input = 0.000464, tap = 0.03692, step = 0.001501, far = 0.000806, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 13.88, plane = 10.51, row = 4.835, tail = 1.77, cell = 0.1086, thin = 2.666, tap = 0.3957, step = 0.01525>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 14.65, plane = 12.44, row = 11.72, tail = 11.01, cell = 0.1493, input = 0.03893, tap = 0.1404, step = 0.005737, far = 0.0002494, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 29.7, vector = 4.151, tail = 31.4, tap = 0.2777, step = 0.009476, far = 0.006568, cache = 1048576>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 8.697, plane = 17.05, row = 7.317, tail = 4.429, thin = 6.027, tap = 1.047>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <call = 9.273, plane = 17.6, row = 6.359, vector = 2.532, tail = 4.182, tap = 0.06593, step = 0.002119, far = 0.001279, cache = 1048576>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 16.35, plane = 13.42, row = 5.719, tail = 3.204, cell = 0.7063, thin = 0.8775, tap = 0.6608, step = 0.04346>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 9.496, plane = 14.78, row = 10.24, vector = 6.551, width = 32, tail = 1.149, tap = 0.1385, step = 0.01188, far = 0.00003429, cache = 419430>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 28.05, row = 0.3619, vector = 4.015, tail = 30.66, tap = 0.2882, step = 0.006701, far = 0.00702, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <plane = 8.107, row = 13.46, tail = 0.4803, thin = 11.84, tap = 1.091>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <call = 14.47, plane = 14.7, row = 5.824, vector = 2.436, tail = 5.114, tap = 0.06223, step = 0.002758, far = 0.001705, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 9.139, plane = 12.16, row = 5.066, tail = 3.162, cell = 0.7747, thin = 2.324, tap = 0.7202, step = 0.04002>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 12.99, plane = 16.3, row = 10.26, vector = 1.193, tail = 7.206, input = 0.02173, tap = 0.1101, step = 0.004057, far = 0.002652, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 28.26, vector = 2.583, tail = 32.54, cell = 0.04235, input = 0.01103, tap = 0.2808, step = 0.005529, far = 0.005635, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 14.68, plane = 19.69, row = 3.733, width = 4, tail = 5.388, thin = 0.3311, tap = 0.7852, far = 0.0005714, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <call = 12.52, plane = 12.85, row = 5.407, vector = 1.681, tail = 2.328, tap = 0.04978, step = 0.002061, far = 0.0006392, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 30.92, plane = 10.66, row = 4.343, vector = 0.7389, tail = 2.106, thin = 3.457, tap = 0.5299, step = 0.02936, far = 0.0006509, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 7.213, plane = 20.97, row = 9.007, vector = 2.552, width = 16, tail = 3.87, input = 0.0008012, tap = 0.1114, step = 0.01069, far = 0.006276, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 18.33, vector = 3.166, tail = 33.85, tap = 0.273, step = 0.01163, far = 0.008177, cache = 1048576>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 6.439, plane = 10.29, row = 10.2, tail = 7.724, thin = 1.472, tap = 0.7628, step = 0.001419>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <call = 9.203, plane = 14.58, row = 5.095, vector = 1.629, tail = 2.105, tap = 0.05129, step = 0.002068, far = 0.00108, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 7.389, plane = 12.09, row = 5.407, vector = 0.9479, tail = 1.82, thin = 2.618, tap = 0.482, step = 0.0276>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 13.64, plane = 36.72, row = 8.504, tail = 3.518, tap = 0.05656, step = 0.01366, far = 0.003603, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 14.48, plane = 0.06039, vector = 4.658, tail = 35.48, input = 0.008219, tap = 0.2273, step = 0.009065, far = 0.008737, cache = 838861>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 14.89, plane = 14.71, row = 8.358, vector = 2.41, width = 8, tail = 5.217, input = 0.003712, tap = 0.09624, step = 0.01126, far = 0.005303, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <call = 13.57, plane = 12.15, row = 5.21, vector = 0.8496, tail = 1.049, tap = 0.02921, step = 0.0008803, far = 0.0009169, cache = 1048576>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <call = 18.33, plane = 12.13, row = 5.043, vector = 0.9253, tail = 0.6433, thin = 2.338, tap = 0.0559, step = 0.001002, far = 0.0009742, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 6.603, plane = 28.09, row = 5.226, width = 32, tail = 7.224, thin = 0.001152, tap = 0.1008, step = 0.01229, far = 0.001649, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 33.75, plane = 0.04638, vector = 4.966, tail = 38.55, input = 0.01519, tap = 0.2423, step = 0.004208, far = 0.007584, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 19.11, plane = 12.91, row = 10.31, tail = 7.906, cell = 0.2899, input = 0.06805, thin = 12.18, tap = 0.2122, step = 0.008687, far = 0.00002798, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <call = 13.24, plane = 14.76, row = 6.741, vector = 2.442, tail = 1.77, tap = 0.05, step = 0.001611, far = 0.0004975, cache = 838861>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 13.22, plane = 14.61, row = 6.328, vector = 0.2446, tail = 2.209, cell = 0.5997, thin = 6.848, tap = 0.1245, step = 0.001724>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 7.24, plane = 19.1, row = 8.363, width = 32, tail = 0.4313, input = 0.03689, thin = 0.1364, tap = 0.09635, step = 0.008325, far = 0.0002061, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 28.69, vector = 5.55, tail = 36.34, tap = 0.2475, step = 0.006251, far = 0.002166, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 23.34, plane = 4.443, row = 15.29, vector = 1.306, tail = 1.514, input = 0.06642, thin = 21.3, tap = 0.1893, step = 0.008904, far = 0.0001253, cache = 419430>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <call = 15.6, plane = 13.33, row = 6.697, vector = 2.147, tail = 2.191, tap = 0.05239, step = 0.0009975, far = 0.00157, cache = 1048576>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <call = 21.18, plane = 13.87, row = 6.1, vector = 0.5115, tail = 2.158, cell = 0.3977, thin = 4.38, tap = 0.1245, step = 0.001429, far = 0.000651, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 23.79, plane = 27.63, row = 10.45, width = 64, cell = 0.004343, input = 0.02184, thin = 0.1517, tap = 0.08221, far = 0.001314, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 41.86, plane = 0.02888, vector = 4.533, tail = 34.09, input = 0.0119, tap = 0.241, step = 0.006012, far = 0.005638, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 6.355, plane = 12.37, row = 12.41, vector = 1.387, tail = 1.209, thin = 13.07, tap = 0.1884>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <call = 13.42, plane = 13.06, row = 5.682, vector = 1.421, tail = 1.893, tap = 0.04706, step = 0.001331, far = 0.0009517, cache = 838861>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <call = 15.31, plane = 12.95, row = 5.492, vector = 1.505, tail = 0.998, thin = 4.311, tap = 0.1108, step = 0.001436, far = 0.0004135, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 23.7, plane = 36.54, row = 1.687, width = 64, input = 0.01477, thin = 0.4886, tap = 0.07975, step = 0.007032, far = 0.00802, cache = 1363149>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 37.08, plane = 0.1495, vector = 4.993, tail = 36.62, input = 0.007099, tap = 0.2418, step = 0.007528, far = 0.006658, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <plane = 18.22, row = 7.783, vector = 1.234, tail = 3.852, thin = 11.49, tap = 0.196, far = 0.001404, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <call = 14.41, plane = 12.79, row = 6.22, vector = 1.37, tail = 0.9823, tap = 0.04712, step = 0.001645, far = 0.000849, cache = 1363149>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 18.38, plane = 13.9, row = 5.308, vector = 1.494, tail = 0.9039, thin = 5.3, tap = 0.1126, step = 0.001189>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 27.8, plane = 18.03, row = 10.83, width = 32, tail = 1.005, input = 0.02254, thin = 0.2773, tap = 0.04696, step = 0.001037, far = 0.009466, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 2.205, plane = 5.69, row = 12.43, tail = 0.6957, cell = 0.09523, input = 0.04898, thin = 10.05, tap = 0.0598, step = 0.003049, far = 0.007645, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <call = 19.13, plane = 11.1, row = 5.35, vector = 0.7828, tail = 1.171, tap = 0.02741, step = 0.0006757, far = 0.0008385, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <call = 13.39, plane = 11.19, row = 5.542, vector = 0.78, tail = 1.032, input = 0.000008912, tap = 0.01432, step = 0.0006257, far = 0.000759, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 18.55, plane = 11.04, row = 5.126, vector = 0.2144, tail = 1.319, cell = 0.08036, thin = 6.997, tap = 0.02918, step = 0.0007213, far = 0.0008968, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 37.86, plane = 21.05, row = 8.243, tail = 0.368, tap = 0.07711, step = 0.01028, far = 0.003665, cache = 629146>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 43.75, plane = 5.087, row = 10.87, tail = 4.729, cell = 0.04753, input = 0.09212, thin = 16.65, tap = 0.1627, step = 0.000043, far = 0.002683, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 17.34, plane = 13.16, row = 7.123, vector = 2.358, tail = 1.294, tap = 0.05061, step = 0.001235>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <call = 16.21, plane = 14.28, row = 6.189, vector = 2.594, tail = 2.201, tap = 0.03865, step = 0.001669>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 18.2, plane = 13.95, row = 5.486, vector = 2.36, tail = 1.307, cell = 0.06503, thin = 6.913, tap = 0.08073, step = 0.001523>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <row = 7.779, width = 64, tail = 9.294, input = 0.01296, thin = 0.2186, tap = 0.08489, step = 0.001101, far = 0.005628, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <row = 21.04, cell = 0.07465, input = 0.05296, thin = 18.38, tap = 0.1537, step = 0.0008586, far = 0.004551, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 17.81, plane = 12.82, row = 7.344, vector = 2.253, tail = 1.523, tap = 0.04553, step = 0.001356>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 10.75, plane = 15.14, row = 6.212, vector = 2.408, tail = 2.972, tap = 0.03706, step = 0.0006629, far = 0.0007603, cache = 1048576>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 16.56, plane = 13.53, row = 5.716, tail = 2.526, cell = 0.3092, thin = 6.626, tap = 0.0812, step = 0.0007387>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 25.89, plane = 32.41, row = 12.82, tail = 20.02, tap = 0.07512, step = 0.005818>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 29.34, plane = 11.62, row = 16.13, vector = 0.6736, input = 0.02165, thin = 13.1, tap = 0.1351>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <call = 17.57, plane = 12.19, row = 6.748, vector = 1.49, tail = 0.0726, tap = 0.04553, step = 0.0004763>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <call = 13.82, plane = 12.47, row = 6.569, vector = 1.492, tail = 0.2951, tap = 0.02479, step = 0.0006357>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 18.26, plane = 12.83, row = 5.494, tail = 0.0419, cell = 0.2109, thin = 8.775, tap = 0.05957, step = 0.0003571>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 13.33, plane = 35.06, row = 9.921, tail = 0.3619, input = 0.006753, tap = 0.05676, step = 0.01302>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 6.37, plane = 12.14, row = 12.57, tail = 3.697, cell = 0.0717, input = 0.02526, thin = 18.3, tap = 0.1264, step = 0.003888>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 20.01, plane = 13.53, row = 5.994, vector = 0.3386, tail = 1.523, cell = 0.1205, input = 0.0003292, tap = 0.04899, far = 0.001721, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 13.92, plane = 15.07, row = 6.019, vector = 1.162, tail = 1.433, input = 0.0007846, tap = 0.02747, far = 0.001483, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 17.67, plane = 14.55, row = 5.171, tail = 1.143, cell = 0.1787, thin = 8.384, tap = 0.06207, step = 0.0003741>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <plane = 39.19, row = 6.185, width = 32, tail = 4.513, thin = 0.6845, tap = 0.05217, step = 0.004615, far = 0.02354, cache = 1363149>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 22.19, plane = 11.8, row = 8.938, tail = 6.487, cell = 0.1435, thin = 13.41, tap = 0.06477, step = 0.01059>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <call = 21.85, plane = 11.54, row = 4.519, vector = 0.7431, tail = 1.404, cell = 0.003986, tap = 0.03289, step = 0.0003999>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 22.39, plane = 11.12, row = 4.792, vector = 0.825, tail = 1.301, thin = 17.46, tap = 0.02984, step = 0.0003859>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 12.74, plane = 12.72, row = 10.74, width = 32, tail = 15.42, input = 0.0008575, tap = 0.06166, step = 0.02255, far = 0.0004153, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 40.77, plane = 9.365, row = 8.849, tail = 11.31, input = 0.0609, thin = 17.49, tap = 0.1816, step = 0.005124, far = 0.0006652, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 24.32, plane = 15.24, row = 6.662, vector = 2.333, tail = 1.198, tap = 0.05174, step = 0.0004412, far = 0.0009749, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 26.3, plane = 15.37, row = 5.169, tail = 1.778, cell = 0.336, thin = 14.05, tap = 0.08502, step = 0.001373, far = 0.0008965, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 42.92, plane = 16.35, row = 8.328, width = 32, input = 0.00114, thin = 0.5924, tap = 0.08484, step = 0.00651>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 77.25, plane = 3.369, row = 17.34, tail = 2.431, input = 0.05536, thin = 18.17, tap = 0.1785, step = 0.0005459>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 33.36, plane = 13.76, row = 7.028, vector = 2.094, tail = 1.398, tap = 0.05109, step = 0.0004468>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 37.26, plane = 14.46, row = 5.321, vector = 1.114, tail = 1.689, cell = 0.17, thin = 14.84, tap = 0.08116, step = 0.0006835>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 33.74, row = 10.56, tail = 14.79, input = 0.004199, tap = 0.07484, far = 0.013, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <plane = 18.98, row = 9.39, vector = 0.5558, tail = 4.067, input = 0.01829, thin = 16.3, tap = 0.1349, far = 0.01838, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <call = 30.37, plane = 14.92, row = 5.994, vector = 1.34, tail = 0.9059, tap = 0.04692, step = 0.0009969>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 29.56, plane = 14.99, row = 4.957, vector = 0.9842, tail = 0.9703, cell = 0.07441, thin = 14.98, tap = 0.05831, step = 0.001383>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <plane = 18.6, row = 10.21, width = 64, tail = 5.04, cell = 0.002713, input = 0.01394, thin = 0.5815, tap = 0.06373, step = 0.004123>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 26.45, plane = 6.704, row = 14.18, tail = 5.159, input = 0.02957, thin = 15.77, tap = 0.1422, far = 0.001006, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 32.13, plane = 14.01, row = 6.358, vector = 1.293, tail = 0.9945, tap = 0.04544, step = 0.00009818, far = 0.002357, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 35.05, plane = 13.93, row = 5.075, vector = 0.6225, tail = 1.474, cell = 0.1062, thin = 13.2, tap = 0.06177, step = 0.0004887, far = 0.002252, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 70.54, plane = 35.59, row = 10.19, tail = 0.3424, input = 0.01016, tap = 0.05159, step = 0.0008695>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 220.5, plane = 6.267, width = 32, cell = 0.2692, input = 0.3174, thin = 0.2418, tap = 0.001445, step = 0.01091, far = 0.003856, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 29.55, plane = 17.76, row = 9.038, vector = 1.072, tail = 0.2699, input = 0.02763, thin = 9.406, tap = 0.06469, far = 0.002979, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <call = 7.89, plane = 15.66, row = 4.283, vector = 1.017, tail = 1.471, input = 0.0004665, tap = 0.004995, far = 0.0003742, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 558.3, plane = 34.25, row = 1.693, vector = 1.167, tail = 3.987, input = 0.04467, tap = 0.0002908, step = 0.0004579>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 19.88, plane = 11.03, row = 5.002, vector = 0.3784, tail = 1.012, cell = 0.04741, input = 0.001003, thin = 11.15, tap = 0.029, far = 0.0006854, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 11.45, plane = 2.868, row = 0.682, vector = 2.744, tail = 0.3425, cell = 0.01368, far = 0.0008933, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 9.467, plane = 2.248, row = 0.8386, vector = 1.427, tail = 0.4827, cell = 0.01833, far = 0.0004487, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 10.6, plane = 1.487, row = 0.9261, vector = 1.316, tail = 0.1428, cell = 0.01297>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 63.05, plane = 0.9611, vector = 0.4592, cell = 0.2567, far = 0.0002073, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 12.94, plane = 1.673, row = 0.3072, vector = 3.918, tail = 0.06474, cell = 0.009126>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 13.45, plane = 1.137, row = 0.3642, vector = 3.511, cell = 0.03275>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 12.64, plane = 1.486, row = 0.8795, vector = 1.586, cell = 0.1304, thin = 9.164>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 275.2, row = 18.35, vector = 5.399, tail = 1.726, cell = 0.01526, far = 0.00007226, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 266, plane = 5.795, row = 13.1, vector = 3.391, tail = 0.4869, cell = 0.01104, far = 0.00004637, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 263.7, plane = 2.524, row = 14.26, vector = 2.813, tail = 0.1908>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 16.24, plane = 9.211, row = 13.33, vector = 4.278, cell = 0.002798, far = 0.000518, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 12.17, plane = 10.05, row = 16.88, vector = 8.797, tail = 0.3003, cell = 0.0383, far = 0.000384, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 19.72, plane = 5.905, row = 12.52, vector = 3.641, tail = 0.2352, far = 0.0002406, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 29.68, plane = 2.874, row = 11.28, vector = 3.391, cell = 0.004279, far = 0.001301, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 33.7, plane = 0.3514, row = 51.04, vector = 8.288, tail = 0.4234, far = 0.0009127, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 35.37, row = 23.68, cell = 1.213, thin = 2.963, far = 0.002573, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 1.312, plane = 26.81, row = 6.999, tail = 2.899, tap = 0.08255>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 598.6, plane = 8.817, tail = 2.229, cell = 0.7038, input = 0.4207, step = 0.03059>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 52.23, plane = 4.779, row = 7.767, vector = 0.06788, tail = 1.952, thin = 15.43, tap = 0.2014, step = 0.00237, far = 0.001679, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <call = 7.661, plane = 4.418, row = 0.8068, vector = 3.94, tail = 0.4996, cell = 0.02134, far = 0.001866, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <call = 11.06, plane = 8.148, vector = 1.62, tail = 0.2766, cell = 0.04213, far = 0.002151, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <call = 10.62, plane = 3.976, row = 1.614, vector = 0.3385, tail = 0.4428, cell = 0.1242, thin = 12.18, far = 0.0002244, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <plane = 12.98, row = 1.542, tail = 146, cell = 0.1235, far = 0.004752, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <call = 12.04, plane = 3.412, row = 0.9602, vector = 2.808, cell = 0.03161>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <call = 11.99, plane = 3.433, row = 1.302, vector = 0.5116, tail = 0.5086, cell = 0.17, thin = 11.97>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 10.52, plane = 2.663, row = 0.7221, vector = 1.516, tail = 0.5474, cell = 0.2316, thin = 13.93>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.99, plane = 21.29, row = 0.02677, vector = 9.439, tail = 0.1159, far = 0.0007541, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 39.71, plane = 19.03, vector = 3.57, cell = 0.02896, far = 0.0003181, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 48.62, plane = 15.66, row = 1.769, vector = 1.371, tail = 0.2994, cell = 0.1271, thin = 25.15>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 364.1, plane = 64.17, row = 0.6742, tail = 722.1, cell = 0.2012, far = 0.001138, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 57, plane = 20.35, row = 0.2698, vector = 6.059, cell = 0.04703>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 73.43, plane = 15.06, row = 0.2901, vector = 2.556, tail = 0.4432, cell = 0.1937, thin = 25.45>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 131.3, plane = 17.27, vector = 3.838, tail = 1.094, cell = 0.4472, thin = 26.91>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 12.07, plane = 13.64, row = 5.921, vector = 3.753, tail = 3.667, input = 0.002081, tap = 0.01364, far = 0.0004912, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 662.2, plane = 31.78, row = 6.637, vector = 29.24, tail = 24.71, input = 0.1396>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 12.06, plane = 13.6, row = 5.08, tail = 1.692, cell = 0.3418, input = 0.00113, thin = 14.9, tap = 0.09504, step = 0.0006185, far = 0.001247, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 10.3, plane = 20.67, row = 9.537, tail = 3.923, cell = 0.0654, tap = 0.05629, step = 0.004272>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <call = 579.3, plane = 9.582, row = 11.03, cell = 0.5797, input = 0.3667, tap = 0.0009331, step = 0.02671, far = 0.0253, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 56.67, plane = 15.24, row = 8.44, vector = 0.8622, tail = 6.623, thin = 14.26, tap = 0.1491, step = 0.01304, far = 0.006042, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <call = 13.81, plane = 17.76, row = 7.038, vector = 2.722, tail = 2.6, tap = 0.01172, step = 0.0005776>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 713.3, plane = 26.41, row = 0.3196, vector = 2, tail = 21.11, input = 0.1655, step = 0.005294, far = 0.01412, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 41.18, plane = 10.19, row = 4.972, vector = 2.375, tail = 2.616, thin = 12.51, tap = 0.08724, step = 0.004007>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 11.75, row = 0.6296, vector = 1.262, tail = 0.04661, cell = 0.002021, far = 0.001062, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 6.347, plane = 1.55, row = 0.3199, vector = 1.091, cell = 0.005773, far = 0.0002889, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 7.405, plane = 1.159, row = 0.3573, vector = 0.9092, tail = 0.05443, cell = 0.01828>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 10.26, plane = 1.767, row = 0.4756, vector = 1.558, tail = 0.0245, cell = 0.005283, far = 0.0001089, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 11.5, plane = 1.308, row = 0.6474, vector = 1.395, tail = 0.05509, cell = 0.006362>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 11.68, plane = 0.9382, row = 0.811, vector = 0.8947, tail = 0.05373, cell = 0.07803, thin = 14.32, far = 0.0001633, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 9.478, plane = 40.23, row = 9.179, tail = 2.216, tap = 0.05579, step = 0.01052>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <call = 541.9, plane = 8.579, vector = 0.3649, cell = 0.6165, input = 0.4517, step = 0.01556, far = 0.004812, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 25.16, plane = 10.45, row = 7.376, vector = 0.3807, tail = 1.488, input = 0.02094, thin = 11.93, tap = 0.1563, step = 0.0003881, far = 0.002073, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <call = 5.673, plane = 4.767, row = 0.5993, vector = 1.398, tail = 0.4315, cell = 0.007173, far = 0.003113, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 19.41, plane = 7.783, vector = 1.243, tail = 0.04037, cell = 0.01691, far = 0.003166, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 14.83, plane = 3.258, row = 1.209, vector = 0.499, tail = 0.158, cell = 0.04049, thin = 13.13, far = 0.0009571, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 51.71, plane = 0.3224, vector = 2.937>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 63.63, plane = 0.1637, row = 4.587, vector = 2.084, tail = 0.04591, thin = 11.15, far = 0.003469, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 13.73, plane = 3.744, row = 1.235, vector = 0.9131, tail = 0.01625, far = 0.0004686, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 15.3, plane = 3.114, row = 1.473, vector = 0.5226, tail = 0.0792, cell = 0.03823, thin = 12.88, far = 0.0001906, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 15.24, plane = 3.218, row = 1.311, vector = 0.6936, tail = 0.1678, cell = 0.05132, thin = 14.39>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 11.62, plane = 16.1, row = 5.773, vector = 0.98, tail = 2.359, input = 0.0004927, tap = 0.007903, step = 0.000264, far = 0.0003311, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 605, plane = 36.64, row = 2.55, vector = 7.55, tail = 8.724, input = 0.07018>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 28.08, plane = 12.12, row = 5.416, tail = 1.641, cell = 0.1549, thin = 13.98, tap = 0.07328, step = 0.0002999, far = 0.0002492, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 13.12, plane = 40.46, row = 5.153, width = 32, tail = 5.372, thin = 0.2107, tap = 0.06158, step = 0.01292>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <plane = 21.9, row = 11.26, tail = 1.107, cell = 0.1024, input = 0.005708, thin = 15.17, tap = 0.1362, step = 0.004791>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 12.83, plane = 13.23, row = 6.694, vector = 1.247, tail = 2.932, tap = 0.008163, step = 0.0005808>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 666.8, plane = 32.46, row = 3.877, vector = 2.257, tail = 10.56, input = 0.1243, tap = 0.0005608, step = 0.003703, far = 0.0002911, cache = 419430>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 2.629, plane = 10.7, row = 4.825, vector = 1.52, tail = 1.543, thin = 11.77, tap = 0.0825, step = 0.004742>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 7.646, plane = 6.742, row = 0.612, vector = 0.8663, width = 16, far = 0.001234, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 18.75, plane = 18.42, row = 1.235, vector = 1.178, cell = 0.001723, far = 0.0004723, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 37.43, plane = 13.07, row = 0.6245, vector = 0.619>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 12.94, plane = 42.55, vector = 1.17, cell = 0.01132, far = 0.0002149, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 49.04, vector = 1.48, cell = 0.009001>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 29.12, plane = 18.19, row = 0.7317, vector = 0.1936, width = 64, cell = 0.08117, thin = 0.0007198>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 9.048, plane = 6.572, row = 0.3548, vector = 1.277, width = 8, tail = 0.001969, thin = 0.3881, far = 0.0005152, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 27.68, plane = 4.054, row = 3.156, vector = 0.7952, width = 32, tail = 0.7399, cell = 0.02753, thin = 0.07281, far = 0.001444, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 83.16, plane = 18.78, row = 2.704, vector = 0.8071, far = 0.001633, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 31.02, plane = 4.127, row = 2.485, width = 32, tail = 4.644, cell = 0.09831, thin = 0.0957, far = 0.0006338, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 105.9, plane = 7.96, row = 1.9, vector = 0.7247, width = 64, cell = 0.08214, thin = 0.01614, far = 0.001851, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 33.22, plane = 8.207, row = 1.903, vector = 1, width = 8, tail = 1.311, cell = 0.1511, thin = 0.01056, far = 0.000186, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <call = 18.18, plane = 6.306, row = 0.1201, vector = 0.4923, tail = 0.01126, cell = 0.002498, far = 0.0004303, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.7, row = 0.466, vector = 0.3643, tail = 0.1402, thin = 0.02203, far = 0.001073, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 85.09, plane = 11.06, row = 0.1683, vector = 0.4811>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <call = 23.89, plane = 5.17, row = 0.07279, vector = 0.6355, cell = 0.002549>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 0.8557, plane = 18.88, row = 0.4021, vector = 0.5895, tail = 0.04606, thin = 0.3468, far = 0.0006451, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.532, plane = 26.27, row = 1.583, vector = 0.8837, tail = 0.4957, thin = 0.003646, far = 0.002767, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 12.94, plane = 29.69, row = 1.994, vector = 1.162, far = 0.001285, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <call = 81.42, plane = 5.077, row = 1.332, vector = 1.035, cell = 0.03015, far = 0.0007403, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 19.34, plane = 24.96, row = 1.319, vector = 1.457, thin = 0.8677, far = 0.003681, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 8.161, plane = 6.831, row = 0.5263, vector = 0.9177, width = 16, far = 0.001606, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 28.56, plane = 13.52, row = 0.126, vector = 0.6265, tail = 0.3715, cell = 0.008718, far = 0.002598, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 42.73, plane = 18.62, row = 0.1512, width = 64, cell = 0.0465, thin = 0.01161>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 11.77, plane = 43.83, row = 0.1397, vector = 0.9656, tail = 0.01209, cell = 0.006171, far = 0.000619, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.21, vector = 0.7626, tail = 0.7125, cell = 0.03394>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 94.03, plane = 80.9, row = 0.1178, vector = 1.264, far = 0.000806, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 9.354, plane = 5.266, row = 0.4652, vector = 1.167, width = 8, tail = 0.1297, thin = 0.3712, far = 0.001435, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 23.53, plane = 5.964, row = 2.656, vector = 1.495, width = 32, tail = 0.6075, cell = 0.01741, thin = 0.08205, far = 0.001457, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 120.5, plane = 3.727, row = 2.253, width = 64, cell = 0.06249, thin = 0.02905, far = 0.001216, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.32, plane = 5.303, row = 2.41, width = 32, tail = 4.236, cell = 0.08475, thin = 0.09341, far = 0.001313, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 122.4, plane = 3.642, row = 2.032, width = 64, cell = 0.08112, thin = 0.03894, far = 0.001125, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 28.82, plane = 7.551, row = 2.295, vector = 0.7541, width = 8, tail = 1.427, cell = 0.1211, far = 0.0007588, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <call = 18.6, plane = 5.709, row = 0.1148, vector = 0.5463, tail = 0.0452, far = 0.0014, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.17, row = 0.4882, vector = 0.3823, tail = 0.1711, thin = 0.009937, far = 0.001511, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 101.8, plane = 4.943, row = 0.04533, vector = 0.7222>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <call = 21.64, plane = 5.053, row = 0.06373, vector = 0.5665, tail = 0.01833, cell = 0.0003376, far = 0.0003857, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 0.2915, plane = 18.75, row = 0.3686, vector = 0.573, tail = 0.06554, thin = 0.3527, far = 0.00116, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 3.052, plane = 27.63, row = 1.59, vector = 0.8956, tail = 0.5896, thin = 0.01308, far = 0.002398, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 71.39, plane = 28.61, row = 1.789, vector = 1.163, far = 0.0003287, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 79.8, plane = 6.373, row = 1.444, vector = 1.004, tail = 0.0001154, cell = 0.01572, far = 0.0006729, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 20.92, plane = 24.84, row = 1.217, vector = 1.506, thin = 0.961, far = 0.003085, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.591, plane = 2.455, vector = 1.109, width = 16, tail = 0.4886, far = 0.001812, cache = 629146, deep = 0.01109, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <plane = 2.128, vector = 1.031, tail = 16.35, far = 0.0004622, cache = 1363149, deep = 0.01032, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 29.28, plane = 5.656, vector = 0.9022, tail = 0.9716, cell = 0.03466, far = 0.002823, cache = 629146, deep = 0.0105, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 135.3, plane = 4.664, vector = 1.244, far = 0.001624, cache = 419430, deep = 0.003349, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 154.5, plane = 5.661, vector = 0.6547, width = 32, cell = 0.05892, thin = 0.05911, far = 0.001281, cache = 419430, deep = 0.003349, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 151.7, plane = 7.158, vector = 0.4195, far = 0.001221, cache = 419430, deep = 0.003284, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <plane = 2.094, vector = 0.5218, cell = 0.01411, far = 0.002001, cache = 629146, deep = 0.01032, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 12.18, plane = 43.64, vector = 1.267, tail = 0.6362, far = 0.0008883, cache = 838861, deep = 0.01103, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 69.55, plane = 44.36, vector = 1.596, width = 16, tail = 1.535, thin = 4.575, far = 0.0007116, cache = 838861, deep = 0.003936, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 5.109, plane = 2.777, vector = 0.9936, width = 8, tail = 0.1271, cell = 0.01303, thin = 0.3199, far = 0.0009563, cache = 838861, deep = 0.009319, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 9.053, plane = 5.231, row = 0.5111, vector = 1.055, width = 16, far = 0.001465, cache = 629146, deep = 0.01641, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 41.88, plane = 1.467, vector = 1.119, tail = 0.6949, far = 0.0009488, cache = 419430, deep = 0.0154, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 29.85, plane = 2.52, vector = 0.2571, width = 64, cell = 0.04212, thin = 0.006974, far = 0.002374, cache = 838861, deep = 0.01586, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 27.04, plane = 6.335, row = 0.3398, vector = 0.4966, tail = 0.1192, cell = 0.0144, far = 0.001528, cache = 1048576, deep = 0.0154, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 24.31, row = 0.7476, vector = 1.339, far = 0.000476, cache = 419430, deep = 0.002367, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 30.39, plane = 10.17, row = 0.3257, vector = 0.1923, width = 32, cell = 0.08403, thin = 0.05397, deep = 0.002151, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 58.45, plane = 8.088, row = 1.006, vector = 0.3574, deep = 0.001881, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 13.33, plane = 43.05, row = 0.418, vector = 0.9317, tail = 0.09184, far = 0.001537, cache = 838861, deep = 0.0155, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <call = 21.56, plane = 2.476, vector = 0.488, deep = 0.0154, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 15.93, plane = 41.03, row = 0.516, vector = 0.8173, tail = 0.03785, cell = 0.005752, far = 0.0008263, cache = 1048576, deep = 0.01639, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 47.76, plane = 0.7601, vector = 0.4548, cell = 0.01001, deep = 0.01451, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 117.1, plane = 36.86, row = 0.2598, vector = 1.323, width = 16, tail = 0.1902, thin = 3.292, far = 0.0007896, cache = 419430, deep = 0.002553, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream_held" cost <plane = 190.5, row = 10.01, vector = 0.6209, far = 0.001122, cache = 1048576, deep = 0.002264, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 2.358, plane = 5.964, row = 0.2679, vector = 1.45, width = 8, cell = 0.002093, thin = 0.1854, far = 0.0005027, cache = 419430, deep = 0.01303, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.45, plane = 7.934, row = 0.6997, vector = 1.001, width = 16, cell = 0.004942, far = 0.00125, cache = 838861, deep = 0.01743, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 53.93, plane = 3.559, vector = 0.7368, tail = 2.885, deep = 0.01876, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 19.47, plane = 21.55, row = 0.1875, vector = 0.5001, cell = 0.02148, far = 0.002252, cache = 838861, deep = 0.02012, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 26.45, plane = 14.3, row = 0.3279, vector = 0.3904, tail = 0.1281, cell = 0.01492, far = 0.0007787, cache = 1363149, deep = 0.01876, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <plane = 30, row = 0.4005, vector = 1.03, far = 0.001707, cache = 419430, deep = 0.0009309, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 18.24, plane = 41.67, row = 0.4658, vector = 0.731, tail = 0.006466, cell = 0.00356, far = 0.001381, cache = 1048576, deep = 0.01851, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 11.26, plane = 46.68, row = 0.4334, vector = 0.6493, tail = 0.05086, cell = 0.008206, far = 0.0009263, cache = 1363149, deep = 0.02213, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 13.72, plane = 13.34, row = 0.4555, vector = 0.9513, width = 8, tail = 0.08793, cell = 0.05274, thin = 0.3469, deep = 0.01407, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 73.81, plane = 34.44, row = 3.897, width = 64, cell = 0.08647, thin = 0.02527, far = 0.0003393, cache = 838861, deep = 0.02023, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 78.15, plane = 9.86, row = 7.377, width = 32, cell = 0.1273, thin = 0.7046, far = 0.0001835, cache = 1363149, deep = 0.02515, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 96.99, plane = 9.309, row = 6.642, vector = 0.8846, width = 16, cell = 0.1105, thin = 0.6159, deep = 0.0283, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 42.43, plane = 5.298, row = 3.933, vector = 0.4357, width = 16, cell = 0.1724, thin = 0.08107, far = 0.00005971, cache = 419430, deep = 0.03073, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 75.63, plane = 30.57, row = 1.273, vector = 1.214, tail = 1.272, deep = 0.01843, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 181.4, plane = 27.84, width = 64, cell = 0.08317, thin = 0.03332, deep = 0.003953, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 81.82, plane = 9.346, row = 5.159, vector = 2.44, width = 32, tail = 1.634, cell = 0.03665, thin = 0.7875, deep = 0.02596, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 242.6, plane = 12.5, row = 2.998, vector = 0.5326, width = 64, cell = 0.1022, thin = 0.04788, far = 0.0006732, cache = 1363149, deep = 0.003287, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 87.49, plane = 12.15, row = 5.645, vector = 1.931, width = 16, tail = 0.4534, cell = 0.03631, thin = 0.7272, deep = 0.02315, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 239, plane = 19.74, row = 4.207, width = 32, cell = 0.1779, thin = 0.04085, deep = 0.003165, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 29.87, plane = 6.159, row = 2.835, vector = 1.181, width = 8, tail = 0.8389, cell = 0.07135, deep = 0.02191, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 6.721, plane = 1.442, vector = 2.775, width = 32, cell = 0.0163, far = 0.0009179, cache = 629146, deep = 0.007915, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 33.12, plane = 2.738, vector = 0.6653, tail = 6.773, far = 0.001799, cache = 838861, deep = 0.007944, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 17.22, plane = 7.765, vector = 1.072, tail = 0.481, cell = 0.01828, far = 0.001225, cache = 838861, deep = 0.009454, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 116.4, plane = 4.579, vector = 4.671, width = 64, tail = 89.93, thin = 1.391, far = 0.002444, cache = 419430, deep = 0.001018, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 135.7, plane = 4.346, vector = 2.625, width = 32, tail = 68.62, thin = 0.3112, far = 0.001095, cache = 419430, deep = 0.001078, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 88.6, plane = 5.692, vector = 1.397, width = 16, tail = 34, far = 0.0002078, cache = 629146, deep = 0.000801, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <plane = 2.433, vector = 0.2468, tail = 23.49, cell = 0.03003, far = 0.004876, cache = 419430, deep = 0.007944, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 11.51, plane = 43.79, vector = 0.1785, width = 64, cell = 0.07032, thin = 0.02991, far = 0.0004524, cache = 1363149, deep = 0.008704, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 63.46, plane = 43.49, vector = 1.27, width = 16, cell = 0.0185, thin = 4.659, deep = 0.00133, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 5.819, plane = 2.456, vector = 2.199, width = 16, cell = 0.003406, thin = 0.2285, far = 0.0005519, cache = 419430, deep = 0.006434, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <call = 23.97, plane = 3.697, row = 0.08286, vector = 0.5696, tail = 0.423, cell = 0.02513, far = 0.003056, cache = 838861, deep = 0.01316, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 11.58, row = 0.5878, vector = 0.272, tail = 0.1839, cell = 0.02368, far = 0.002193, cache = 629146, deep = 0.01526, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 129.2, plane = 1.934, row = 0.02755, vector = 1.442, deep = 0.00578, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <call = 33.85, plane = 3.976, row = 0.2096, vector = 0.452, tail = 0.09465, cell = 0.01441, far = 0.00195, cache = 838861, deep = 0.012, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 151, plane = 4.89, row = 0.8396, vector = 0.716, width = 64, cell = 0.07546, thin = 0.007517, far = 0.0002543, cache = 1363149, deep = 0.005664, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 12.32, row = 0.6382, vector = 0.5633, tail = 0.1087, thin = 0.2462, far = 0.001223, cache = 629146, deep = 0.009556, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <call = 22.01, plane = 6.385, row = 0.02047, vector = 0.636, tail = 0.008258, cell = 0.004663, far = 0.002991, cache = 838861, deep = 0.0155, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide_ahead" cost <call = 10.17, plane = 6.472, row = 0.7052, vector = 0.772, tail = 0.1303, far = 0.002183, cache = 838861, deep = 0.01591, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <call = 64.72, plane = 5.666, row = 0.8907, vector = 1.154, tail = 1.055, thin = 1.702, far = 0.001832, cache = 838861, deep = 0.01659, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 17.67, row = 0.4181, vector = 0.4187, tail = 0.1114, far = 0.002179, cache = 838861, deep = 0.01886, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 51.4, plane = 7.366, width = 64, cell = 0.08765, thin = 0.001085, deep = 0.001693, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <call = 27.95, plane = 4.932, row = 0.06523, vector = 0.4977, cell = 0.002325, far = 0.001521, cache = 1363149, deep = 0.01448, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 32.15, plane = 4.363, row = 0.03983, tail = 0.2859, cell = 0.06553, far = 0.001282, cache = 1048576, deep = 0.01639, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <call = 71.68, plane = 7.663, row = 1.137, vector = 0.7113, tail = 0.7243, thin = 2.055, far = 0.0006246, cache = 838861, deep = 0.01633, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 150.6, plane = 6.555, row = 0.1795, vector = 1.377, deep = 0.001542, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 18.07, row = 0.3568, vector = 0.5365, tail = 0.03459, thin = 0.2994, far = 0.001948, cache = 838861, deep = 0.01628, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 42.84, row = 0.03074, vector = 0.629, tail = 0.06364, far = 0.002435, cache = 838861, deep = 0.01975, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 32.58, row = 0.5557, vector = 0.6987, tail = 0.2332, far = 0.002197, cache = 838861, deep = 0.01862, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 78.91, row = 1.687, vector = 0.8564, tail = 1.443, thin = 1.65, far = 0.001206, cache = 629146, deep = 0.01906, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 0.05354, plane = 25.68, row = 0.2924, vector = 0.3586, tail = 0.145, thin = 0.01764, far = 0.002132, cache = 629146, deep = 0.02366, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <plane = 47.85, width = 64, cell = 0.06756, thin = 0.002841, far = 0.0008885, cache = 419430, deep = 0.0008505, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 48.43, vector = 0.511, tail = 0.006499, cell = 0.0004429, far = 0.001143, cache = 629146, deep = 0.01853, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 39.78, row = 0.05105, vector = 1.009, width = 16, far = 0.001323, cache = 838861, deep = 0.01599, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 91.91, row = 1.943, vector = 0.5488, tail = 1.3, cell = 0.008608, thin = 3.009, deep = 0.01787, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 119.4, plane = 33.33, row = 0.3178, vector = 1.14, far = 0.00004099, cache = 419430, deep = 0.0006425, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 8.223, plane = 22.55, row = 0.2468, vector = 0.5058, thin = 0.2678, far = 0.002083, cache = 838861, deep = 0.01751, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 61.13, plane = 5.521, row = 7.118, vector = 5.453, tail = 5.892, far = 0.003386, cache = 838861, deep = 0.03885, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 190.6, plane = 3.111, row = 6.001, width = 64, tail = 1.236, cell = 0.3093, thin = 0.01471, far = 0.004116, cache = 838861, deep = 0.003322, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 67.84, plane = 6.031, row = 8.833, vector = 3.431, tail = 0.5795, cell = 0.1119, far = 0.001382, cache = 838861, deep = 0.02575, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 18.03, plane = 18.12, row = 7.003, vector = 5.329, cell = 0.03113, thin = 2.782, far = 0.003113, cache = 419430, deep = 0.01663, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 87.4, plane = 24.92, row = 0.8267, vector = 1.165, tail = 0.8493, cell = 0.005415, far = 0.001587, cache = 838861, deep = 0.01506, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 223.8, plane = 15.93, row = 0.4229, width = 32, cell = 0.07757, thin = 0.0152, far = 0.00004185, cache = 419430, deep = 0.001137, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 118.7, plane = 30.01, row = 1.462, vector = 0.6356, tail = 0.5435, cell = 0.05433, deep = 0.01046, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 94.37, plane = 35.48, row = 1.121, vector = 1.353, tail = 0.2345, thin = 0.7663, far = 0.001263, cache = 419430, deep = 0.009474, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 61.5, plane = 6.207, row = 1.089, vector = 0.8145, tail = 0.7377, cell = 0.01694, far = 0.002312, cache = 1048576, deep = 0.02001, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 210.9, plane = 5.147, row = 0.3567, width = 32, cell = 0.07873, thin = 0.02449, deep = 0.00254, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 63.44, plane = 5.623, row = 1.753, vector = 0.645, tail = 0.2265, cell = 0.02981, far = 0.001193, cache = 1363149, deep = 0.01673, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 9.653, plane = 23.37, row = 1.277, vector = 1.287, tail = 0.1506, thin = 0.8216, far = 0.003455, cache = 629146, deep = 0.01097, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <call = 22.82, plane = 3.242, vector = 0.4458, tail = 0.1565, cell = 0.01752, far = 0.002301, cache = 838861, deep = 0.01453, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 15.13, row = 0.3292, vector = 0.3458, tail = 0.128, cell = 0.005628, far = 0.002158, cache = 838861, deep = 0.0177, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 122.5, plane = 2.658, row = 0.04486, vector = 1.251, far = 0.001071, cache = 419430, deep = 0.0008985, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <call = 32.29, plane = 3.071, row = 0.1456, vector = 0.3885, tail = 0.06946, cell = 0.01159, far = 0.0008457, cache = 1048576, deep = 0.0124, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 137.6, plane = 3.826, vector = 0.3744, width = 32, cell = 0.07058, far = 0.0005672, cache = 629146, deep = 0.0009013, last = 20132660>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 14.49, row = 0.3862, vector = 0.5354, tail = 0.05086, thin = 0.2084, far = 0.001558, cache = 838861, deep = 0.00969, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.908, plane = 5.077, row = 0.6812, vector = 0.7706, width = 16, cell = 0.0101, far = 0.001563, cache = 838861, deep = 0.01546, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 46.23, plane = 1.239, vector = 1.066, tail = 0.4433, far = 0.003198, cache = 838861, deep = 0.01754, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 27.98, plane = 8.263, vector = 0.3661, width = 64, cell = 0.03296, thin = 0.008732, far = 0.002503, cache = 838861, deep = 0.0183, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 26.2, plane = 7.374, row = 0.304, vector = 0.47, cell = 0.01303, far = 0.001148, cache = 838861, deep = 0.01754, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <plane = 23.86, row = 0.1622, vector = 1.099, far = 0.003188, cache = 419430, deep = 0.001894, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 40.93, plane = 12.6, row = 0.2601, width = 32, cell = 0.08557, thin = 0.06416, far = 0.0004471, cache = 419430, deep = 0.0004063, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 9.196, plane = 41.17, row = 0.3664, vector = 0.547, tail = 0.0712, cell = 0.01344, far = 0.00136, cache = 1048576, deep = 0.01806, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <plane = 42.88, width = 16, tail = 0.7539, cell = 0.0853, thin = 2.228, far = 0.0004739, cache = 419430, deep = 0.0004495, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream_held" cost <call = 162.6, row = 6.733, vector = 0.6197, far = 0.0007402, cache = 419430, deep = 0.0003782, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 7.697, plane = 5.751, row = 0.3665, vector = 1.269, width = 8, thin = 0.1919, far = 0.002988, cache = 1363149, deep = 0.01197, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 69.25, plane = 27.82, row = 1.234, vector = 2.207, width = 32, tail = 0.3606, deep = 0.02049, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream_laps" cost <call = 175.4, plane = 28.42, row = 0.03326, width = 64, tail = 0.004138, cell = 0.08356, thin = 0.02258, deep = 0.0007957, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 73.84, plane = 8.513, row = 5.147, vector = 2.278, width = 32, tail = 1.127, cell = 0.02233, thin = 0.7079, far = 0.001202, cache = 1363149, deep = 0.0223, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 220.2, plane = 25.31, row = 4.018, vector = 1.512, far = 0.0003491, cache = 1363149, deep = 0.001291, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 80.35, plane = 11.15, row = 5.137, vector = 1.997, width = 16, tail = 0.2371, cell = 0.01814, thin = 0.6289, far = 0.0004041, cache = 1363149, deep = 0.01961, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 234.6, plane = 16.44, row = 4.929, vector = 1.099, deep = 0.0009873, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 24.75, plane = 7.235, row = 2.239, width = 8, tail = 1.512, cell = 0.2237, deep = 0.0203, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <call = 20.68, plane = 4.869, row = 0.07606, vector = 0.5429, tail = 0.005551, cell = 0.004288, far = 0.002321, cache = 838861, deep = 0.01493, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <call = 57.62, plane = 6.808, row = 0.5095, vector = 0.9936, tail = 1.051, thin = 1.291, far = 0.001075, cache = 838861, deep = 0.01534, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 17.91, row = 0.4696, vector = 0.3826, tail = 0.03366, far = 0.001312, cache = 629146, deep = 0.01746, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <row = 0.09991, width = 64, tail = 0.006666, cell = 0.06928, far = 0.002215, cache = 419430, deep = 0.0005692, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <call = 25.58, plane = 3.751, row = 0.09524, vector = 0.4153, cell = 0.008401, far = 0.0002461, cache = 629146, deep = 0.01483, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <call = 68.04, plane = 7.863, row = 0.7121, tail = 0.9634, cell = 0.06824, thin = 1.85, far = 0.0001556, cache = 419430, deep = 0.01519, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 132, vector = 0.6392, width = 64, cell = 0.07289, deep = 0.0005075, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 17.56, row = 0.3361, vector = 0.5272, tail = 0.03141, thin = 0.2844, far = 0.0006778, cache = 419430, deep = 0.01243, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <call = 56.49, plane = 6.199, row = 1.1, vector = 0.7977, tail = 0.4973, cell = 0.006107, far = 0.0009677, cache = 838861, deep = 0.01749, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 206.8, plane = 3.912, row = 0.1943, width = 32, tail = 0.06174, cell = 0.07558, thin = 0.0211, deep = 0.0001497, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <call = 51, plane = 6.648, row = 1.626, vector = 0.4803, tail = 0.2965, cell = 0.02442, far = 0.0002559, cache = 838861, deep = 0.0138, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 201.5, plane = 8.257, row = 1.278, width = 64, cell = 0.0905, thin = 0.005756, deep = 0.0003427, last = 20132660>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 3.581, plane = 24.83, row = 1.489, vector = 1.105, thin = 0.6044, far = 0.001643, cache = 629146, deep = 0.006845, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 5.837, plane = 5.801, vector = 0.8283, width = 16, cell = 0.008236, far = 0.0004166, cache = 1048576, deep = 0.017, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 26.42, row = 0.0333, vector = 0.3465, tail = 0.5089, cell = 0.02224, far = 0.002551, cache = 838861, deep = 0.02326, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 16.11, plane = 9.583, row = 0.7828, tail = 0.2315, deep = 0.0223, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 11.68, row = 2.395, vector = 1.116, width = 64, cell = 0.03546, far = 0.005491, cache = 1363149, deep = 0.0001824, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 7.602, plane = 38.78, vector = 1.268, width = 32, cell = 0.009, far = 0.0003246, cache = 1363149, deep = 0.02247, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 2.425, plane = 36.83, row = 0.03043, vector = 1.271, width = 16, thin = 1.646, far = 0.001758, cache = 1048576, deep = 0.0001824, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 7.52, plane = 6.307, row = 0.04093, vector = 0.7503, width = 8, cell = 0.03492, thin = 0.2479, deep = 0.01389, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 72.29, plane = 9.18, row = 6.084, vector = 0.02834, width = 32, tail = 0.7827, cell = 0.06937, thin = 0.4441, far = 0.00183, cache = 1048576, deep = 0.02638, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 182.9, plane = 31.61, row = 2.974, width = 64, cell = 0.08525, thin = 0.03769, far = 0.0009575, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 87, plane = 9.441, row = 5.686, vector = 0.4581, width = 16, tail = 0.7282, cell = 0.09939, thin = 0.3398, far = 0.003565, cache = 1363149, deep = 0.01944, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 187, plane = 36.25, row = 3.966, vector = 1.4, width = 32, cell = 0.08837>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 35.24, plane = 8.035, row = 2.495, vector = 1.001, width = 8, tail = 1.006, cell = 0.06332, far = 0.005688, cache = 1363149, deep = 0.01719, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <call = 5.781, plane = 5.257, row = 0.04771, tail = 0.3162, cell = 0.03086, far = 0.002746, cache = 838861, deep = 0.01401, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 51.91, plane = 3.417, row = 1.116, vector = 0.8664, tail = 1.531, thin = 1.041, far = 0.002851, cache = 838861, deep = 0.01352, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 11.34, row = 0.2121, vector = 0.2815, tail = 0.08397, cell = 0.003019, thin = 0.01052, far = 0.001579, cache = 1048576, deep = 0.01352, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 79.54, plane = 3.024, width = 64, cell = 0.07051, thin = 0.00346, far = 0.001817, cache = 419430, deep = 0.0005207, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <call = 11.77, plane = 5.624, row = 0.1257, vector = 0.1752, tail = 0.1839, cell = 0.01809, far = 0.001495, cache = 1363149, deep = 0.01398, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 56.84, plane = 4.996, row = 0.9445, vector = 0.618, tail = 0.1666, thin = 1.238, deep = 0.01352, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 99.34, plane = 0.4779, row = 0.6275, vector = 0.4808, width = 32, cell = 0.05825, deep = 0.0005207, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 12.93, row = 0.2851, vector = 0.3802, tail = 0.009269, thin = 0.3012, far = 0.0008851, cache = 419430, deep = 0.01268, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 16.73, row = 0.863, vector = 0.6814, tail = 0.3996, thin = 0.03103, far = 0.001275, cache = 419430, deep = 0.02234, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 40.38, plane = 23.81, vector = 1.062, width = 64, cell = 0.06105, thin = 0.01111>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 17.52, row = 0.7257, vector = 0.9412, tail = 0.4711, thin = 0.5366, far = 0.0006336, cache = 419430, deep = 0.01518, last = 20132660>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 47.91, plane = 26.16, row = 0.8225, vector = 0.09967, width = 32, cell = 0.09374, thin = 0.009644>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 19.05, row = 0.9662, vector = 0.7928, tail = 0.3751, thin = 0.6836, far = 0.0005112, cache = 419430, deep = 0.009332, last = 20132660>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 6.485, plane = 5.375, row = 0.4232, vector = 1.306, width = 16, cell = 0.003908, far = 0.002548, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 11.03, plane = 20.75, row = 0.5839, vector = 1.876, cell = 0.01936, far = 0.002183, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 16.95, plane = 8.678, row = 0.7754, vector = 1.027, far = 0.002043, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 42.46, plane = 10.34, row = 0.2597, vector = 0.2775, width = 32, cell = 0.1506, thin = 0.02349>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 10.99, plane = 42.25, row = 0.2166, vector = 1.338, cell = 0.0172, far = 0.001215, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 35.21, plane = 25.46, row = 0.04806, vector = 1.238, width = 8, tail = 0.09434, cell = 0.004653, thin = 2.876>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 5.672, plane = 5.864, vector = 2.278, width = 8, cell = 0.003764, thin = 0.2354, far = 0.0004869, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 73.54, plane = 13.13, row = 4.717, vector = 2.174, width = 16, tail = 1.026, cell = 0.04257, thin = 0.76, far = 0.0002771, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 231.6, plane = 22.59, row = 3.701, vector = 1.377>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.79, plane = 14.55, row = 4.732, vector = 1.492, width = 8, tail = 0.7788, cell = 0.1412, thin = 0.5623>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 246, plane = 15.03, row = 3.314, width = 16, cell = 0.3316, thin = 0.1499>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 39.38, plane = 11.67, row = 0.8422, vector = 1.777, width = 8, tail = 1.164, cell = 0.1529, far = 0.0002944, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <call = 10.97, plane = 6.08, vector = 0.7547, cell = 0.02439, far = 0.00296, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 15.04, row = 0.3229, vector = 0.5034, tail = 0.14, cell = 0.002837, thin = 0.01349, far = 0.003357, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 56.72, plane = 4.868, row = 0.01511, width = 16, tail = 0.1602, cell = 0.1408, far = 0.0006093, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <call = 18.61, plane = 5.571, row = 0.1056, vector = 0.6725, tail = 0.1169, cell = 0.01899, far = 0.0008118, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 2.27, plane = 14.32, row = 0.3113, vector = 0.8452, tail = 0.01834, thin = 0.2385, far = 0.001118, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 6.174, plane = 20.58, row = 0.9481, vector = 1.098, tail = 1.107, cell = 0.02343, far = 0.002444, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 123.3, plane = 25.38, row = 1.311, vector = 0.1077, width = 32, tail = 0.1982, cell = 0.1411, far = 0.0007529, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <call = 68.95, plane = 6.402, row = 1.454, vector = 0.8398, tail = 0.04111, cell = 0.004563, far = 0.0008287, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 23.43, plane = 21.63, row = 0.9281, vector = 1.953, tail = 0.1077, thin = 0.6626, far = 0.002331, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.169, plane = 2.764, vector = 0.8483, width = 16, tail = 0.3903, cell = 0.01394, far = 0.002102, cache = 629146, deep = 0.008716, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 1.958, vector = 0.9128, tail = 18.98, cell = 0.01626, far = 0.0008943, cache = 838861, deep = 0.01089, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 15.06, plane = 7.25, vector = 2.173, tail = 0.9845, cell = 0.003437, far = 0.00179, cache = 838861, deep = 0.01164, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 107.8, plane = 5.214, vector = 1.338, far = 0.0005687, cache = 419430, deep = 0.004802, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 137.9, plane = 6.331, vector = 0.8147, width = 32, cell = 0.06321, thin = 0.09654, far = 0.0002019, cache = 419430, deep = 0.004802, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 25.05, plane = 2.848, vector = 0.2981, cell = 0.007422, far = 0.001677, cache = 838861, deep = 0.01089, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 10.56, plane = 43.95, vector = 1.252, cell = 0.001058, far = 0.000913, cache = 838861, deep = 0.01205, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 21.03, plane = 44.23, width = 16, tail = 2.279, cell = 0.1089, thin = 4.046, deep = 0.004625, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.943, plane = 2.994, vector = 1.087, width = 8, tail = 0.08819, thin = 0.2979, far = 0.0007973, cache = 629146, deep = 0.007861, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 8.397, plane = 4.82, row = 0.7542, vector = 0.9809, width = 16, far = 0.001688, cache = 629146, deep = 0.01466, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 40.33, plane = 1.27, vector = 1.015, tail = 0.3935, cell = 0.01809, far = 0.0005874, cache = 838861, deep = 0.01302, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 18.72, plane = 17.98, row = 1.274, vector = 1.43, cell = 0.001593, far = 0.001904, cache = 838861, deep = 0.01302, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 19.04, plane = 11.97, row = 1.335, vector = 1.058, tail = 0.1571, cell = 0.004826, far = 0.002435, cache = 1363149, deep = 0.01302, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 102.3, plane = 5.065, row = 0.772, vector = 1.003, far = 0.003332, cache = 419430, deep = 0.001654, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 113, plane = 13.07, row = 0.3392, width = 32, cell = 0.08705, thin = 0.03879, far = 0.000001295, cache = 419430, deep = 0.001852, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_ahead" cost <call = 14.2, plane = 42.2, row = 0.07117, vector = 1.315, cell = 0.002736, far = 0.000471, cache = 1363149, deep = 0.01305, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 27.57, plane = 2.041, vector = 0.1035, tail = 2.656, cell = 0.0794, far = 0.003215, cache = 419430, deep = 0.01302, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 11.42, plane = 41.58, row = 0.1231, vector = 1.311, cell = 0.005205, deep = 0.01511, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 45.65, plane = 1, vector = 0.5129, tail = 0.01711, cell = 0.00493, deep = 0.01302, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 131, plane = 40.55, row = 0.1745, vector = 1.37, width = 16, thin = 2.357, far = 0.0002246, cache = 419430, deep = 0.001965, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream_held" cost <call = 177.7, row = 2.266, vector = 0.6848, far = 0.0005339, cache = 1363149, deep = 0.001398, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 5.441, plane = 6.195, row = 0.2794, vector = 1.406, width = 8, tail = 0.01554, thin = 0.2592, far = 0.0008068, cache = 419430, deep = 0.01229, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 22.55, plane = 8.728, row = 0.6604, vector = 0.9838, width = 16, far = 0.001428, cache = 629146, deep = 0.01854, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 35.3, plane = 3.44, vector = 0.8617, tail = 5.927, deep = 0.01856, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 38.11, row = 0.8655, vector = 1.306, tail = 0.02085, far = 0.001311, cache = 838861, deep = 0.01771, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 31.49, row = 1.221, vector = 0.3314, tail = 0.2672, cell = 0.02107, far = 0.0002798, cache = 1048576, deep = 0.01856, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 29.88, row = 0.28, vector = 1.109, far = 0.000865, cache = 419430, deep = 0.0005132, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide_ahead" cost <call = 5.903, plane = 53.18, row = 0.4472, vector = 0.8137, cell = 0.00246, far = 0.0009604, cache = 838861, deep = 0.01715, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 6.745, plane = 52.7, row = 0.4393, vector = 0.618, tail = 0.07933, cell = 0.01244, far = 0.0006508, cache = 838861, deep = 0.02182, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.84, plane = 14.16, row = 0.5202, vector = 1.336, width = 8, cell = 0.002473, thin = 0.3297, far = 0.0004778, cache = 419430, deep = 0.01706, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 55.5, plane = 22.64, vector = 0.01095, cell = 0.3772, far = 0.0007762, cache = 419430, deep = 0.01944, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 135, plane = 26.14, row = 6.159, vector = 7.215, tail = 3.277, cell = 0.1391, thin = 3.449, far = 0.001054, cache = 629146, deep = 0.02004, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 272.7, plane = 52.04, width = 64, cell = 0.5931, thin = 0.1013, far = 0.002202, cache = 1048576, deep = 0.01525, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 131.4, plane = 27.53, row = 8.34, vector = 3.685, tail = 2.245, cell = 0.2924, thin = 3.075, deep = 0.01736, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 237.4, plane = 36.23, row = 5.818, vector = 2.309, width = 32, cell = 0.6743, deep = 0.01368, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 45.74, plane = 13.67, row = 2.669, tail = 10.18, cell = 0.9635, far = 0.001313, cache = 629146, deep = 0.01944, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 82.23, plane = 36.35, row = 4.357, width = 64, cell = 0.09085, thin = 0.02848, deep = 0.0229, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 81.25, plane = 7.658, row = 7.782, width = 32, cell = 0.1272, thin = 0.6657, deep = 0.02835, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 96.99, plane = 8.57, row = 7.052, vector = 0.597, width = 16, cell = 0.1345, thin = 0.555, deep = 0.02766, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 44.92, plane = 6.734, row = 3.562, width = 16, cell = 0.2249, thin = 0.1394, far = 0.001184, cache = 419430, deep = 0.0253, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 73.54, plane = 26.28, row = 1.277, vector = 2.56, width = 32, tail = 0.4323, deep = 0.0194, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream_laps" cost <call = 175.8, plane = 31.95, row = 0.02734, width = 64, cell = 0.08331, thin = 0.02602, deep = 0.003617, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 82.43, plane = 10.59, row = 4.827, vector = 3.308, width = 32, tail = 1.268, cell = 0.01135, thin = 0.7808, far = 0.0005743, cache = 1363149, deep = 0.02249, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 252.6, plane = 32.64, row = 3.386, width = 64, cell = 0.1081, thin = 0.02738, far = 0.001325, cache = 1363149, deep = 0.004242, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.9, plane = 13.04, row = 5.387, vector = 2.162, width = 16, tail = 0.3918, cell = 0.02705, thin = 0.769, deep = 0.02156, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 217, plane = 51.06, row = 2.613, width = 32, cell = 0.1909, thin = 0.07689, deep = 0.003571, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 31.39, plane = 6.836, row = 1.942, vector = 0.5017, width = 16, tail = 0.999, cell = 0.1946, thin = 0.06, far = 0.00101, cache = 419430, deep = 0.01827, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <call = 25.06, plane = 3.711, row = 0.1566, vector = 0.8813, tail = 0.2495, cell = 0.005548, far = 0.002829, cache = 838861, deep = 0.01222, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 10.92, row = 0.6162, vector = 0.2661, tail = 0.1476, cell = 0.02405, far = 0.002101, cache = 629146, deep = 0.01179, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 154.3, plane = 1.895, vector = 0.005393, width = 64, cell = 0.08748, thin = 0.001864, far = 0.0002028, cache = 419430, deep = 0.004703, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <call = 37.39, plane = 3.952, row = 0.2225, vector = 0.4128, tail = 0.08758, cell = 0.02261, far = 0.00163, cache = 1048576, deep = 0.008665, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 180.1, plane = 4.004, row = 0.8725, width = 64, cell = 0.08566, thin = 0.01801, far = 0.0007312, cache = 1363149, deep = 0.004703, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 11.87, row = 0.5872, vector = 0.5898, tail = 0.09976, thin = 0.2795, far = 0.0008571, cache = 419430, deep = 0.008661, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <call = 20.15, plane = 5.256, vector = 0.5009, tail = 0.08693, cell = 0.01399, far = 0.00236, cache = 838861, deep = 0.01751, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide_ahead" cost <call = 8.935, plane = 2.743, vector = 0.8246, tail = 0.449, far = 0.00195, cache = 1363149, deep = 0.01792, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 61.82, plane = 3.698, row = 1.268, vector = 1.098, tail = 1.699, thin = 1.575, far = 0.001887, cache = 629146, deep = 0.0172, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 17.57, row = 0.4837, vector = 0.4276, tail = 0.0686, far = 0.001705, cache = 629146, deep = 0.0191, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 74.26, plane = 6.015, width = 64, tail = 0.05166, cell = 0.08041, thin = 0.001241, far = 0.0006684, cache = 419430, deep = 0.002851, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <call = 27.32, plane = 4.065, row = 0.07734, vector = 0.4321, tail = 0.09031, cell = 0.0127, far = 0.0006629, cache = 1048576, deep = 0.0161, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide_ahead" cost <call = 28.13, row = 0.228, vector = 0.5194, width = 16, tail = 0.1023, cell = 0.03642, far = 0.000373, cache = 1363149, deep = 0.01874, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 72.59, plane = 4.76, row = 1.601, vector = 0.6853, tail = 0.7102, thin = 2.318, far = 0.001167, cache = 419430, deep = 0.01717, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 150.3, plane = 3.413, vector = 0.1321, width = 64, tail = 0.148, cell = 0.0828, far = 0.00001049, cache = 419430, deep = 0.002642, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 17.5, row = 0.4267, vector = 0.5241, tail = 0.00551, thin = 0.3108, far = 0.001401, cache = 629146, deep = 0.0152, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 43.65, vector = 0.6305, tail = 0.07265, cell = 0.00002234, far = 0.002157, cache = 838861, deep = 0.02128, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide_ahead" cost <plane = 28.76, tail = 0.4014, cell = 0.04421, far = 0.002305, cache = 838861, deep = 0.01976, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 80.25, row = 1.823, vector = 0.7721, tail = 2.006, thin = 1.854, far = 0.001528, cache = 419430, deep = 0.02056, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 2.098, plane = 25.66, row = 0.3076, vector = 0.3491, tail = 0.1141, thin = 0.02586, far = 0.002068, cache = 838861, deep = 0.02483, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 32.86, plane = 53.24, row = 0.02178, vector = 1.015, far = 0.001434, cache = 419430, deep = 0.0009629, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 49.39, row = 0.02069, vector = 0.4526, tail = 0.01123, cell = 0.008109, far = 0.001014, cache = 1363149, deep = 0.01992, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide_ahead" cost <plane = 43.15, vector = 1.245, width = 32, cell = 0.02575, far = 0.00119, cache = 838861, deep = 0.01947, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 109.1, row = 1.438, vector = 0.2975, tail = 1.317, cell = 0.03749, thin = 2.451, far = 0.001221, cache = 419430, deep = 0.02056, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 103.9, plane = 36.31, vector = 2.297, width = 32, tail = 0.05719, deep = 0.001136, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 10.63, plane = 23.15, row = 0.2707, vector = 0.4927, thin = 0.2641, far = 0.001227, cache = 838861, deep = 0.01918, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 78.8, plane = 5.182, row = 7.865, vector = 3.403, tail = 7.359, cell = 0.1386, far = 0.004326, cache = 419430, deep = 0.03024, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 205, row = 8.207, width = 32, tail = 0.09334, cell = 0.3471, thin = 0.09674, far = 0.005419, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 88.26, plane = 5.145, row = 9.312, vector = 4.021, cell = 0.2147, far = 0.004417, cache = 629146, deep = 0.02247, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 154.9, row = 11.81, cell = 0.6898, far = 0.003799, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 28.31, plane = 18.83, row = 3.887, vector = 3.709, cell = 0.735, thin = 2.445, far = 0.006186, cache = 419430, deep = 0.009986, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <call = 105.3, plane = 30.04, row = 1.04, vector = 0.8984, tail = 0.7849, cell = 0.02176, far = 0.001282, cache = 629146, deep = 0.01576, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 257.4, plane = 27.31, vector = 1.346, width = 64, cell = 0.05638, far = 0.0002581, cache = 419430, deep = 0.001075, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 156.2, plane = 39.27, row = 1.624, vector = 1.218, tail = 0.04696, cell = 0.02793, deep = 0.0128, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 299.7, plane = 40.19, row = 0.08893, vector = 1.511, width = 64, tail = 0.05356, cell = 0.1382, deep = 0.0003583, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 105.6, plane = 39.36, row = 1.026, vector = 1.509, tail = 0.1431, thin = 0.796, far = 0.0009394, cache = 419430, deep = 0.009641, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <call = 70.88, plane = 6.473, row = 1.431, vector = 1.098, tail = 0.5327, far = 0.002837, cache = 838861, deep = 0.0169, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 191, plane = 8.708, row = 0.468, vector = 0.8759, width = 64, cell = 0.06222, deep = 0.004798, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <call = 74.68, plane = 5.617, row = 2.063, vector = 0.9135, tail = 0.05942, cell = 0.01546, far = 0.001637, cache = 629146, deep = 0.01449, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 207.9, plane = 5.862, row = 1.825, vector = 0.1954, width = 32, cell = 0.1487, far = 0.0007405, cache = 838861, deep = 0.004442, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 29.82, plane = 22.86, row = 1.456, vector = 1.374, thin = 0.6099, far = 0.004338, cache = 419430, deep = 0.009479, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 4.993, plane = 7.428, row = 0.1637, vector = 1.209, width = 16, cell = 0.002468, far = 0.001295, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 16, plane = 21.37, row = 1.013, vector = 1.345, tail = 0.1749, cell = 0.004195, far = 0.0008495, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 8.479, plane = 46.42, row = 0.04993, vector = 1.192, far = 0.0005784, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 44.33, row = 0.07632, vector = 1.918, cell = 0.003277>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 7.709, plane = 7.486, row = 0.112, vector = 1.425, width = 8, tail = 0.1753, thin = 0.2904, far = 0.0006739, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 28.67, plane = 7.684, row = 3.018, vector = 1.461, width = 32, tail = 0.8919, cell = 0.02866, thin = 0.0796, far = 0.001416, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.51, plane = 6.521, row = 2.346, width = 32, tail = 4.621, cell = 0.1282, thin = 0.1028, far = 0.0008867, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 126.8, plane = 13.34, row = 1.759, vector = 4.239, width = 8, tail = 1.516, cell = 0.3322>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.75, row = 0.3633, vector = 0.4849, tail = 0.1646, thin = 0.03499, far = 0.001421, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <call = 22.07, plane = 5.651, row = 0.07326, vector = 0.5236, tail = 0.06837, cell = 0.01096, far = 0.0000403, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <plane = 19.31, row = 0.3498, vector = 0.6777, tail = 0.1526, thin = 0.3114, far = 0.001312, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 28.12, row = 1.3, vector = 0.9948, tail = 0.4825, thin = 0.1214, far = 0.001614, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 74.04, plane = 40.87, row = 0.6634, width = 64, tail = 0.115, cell = 0.09503, far = 0.0004345, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 64.06, plane = 7.35, row = 1.895, vector = 1.176, tail = 0.1889, cell = 0.007806>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 19.03, plane = 30.12, row = 0.7449, vector = 4.124, tail = 0.5736, thin = 1.197, far = 0.001993, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 7.074, plane = 7.884, row = 0.2047, vector = 0.8135, width = 16, cell = 0.02706, far = 0.001209, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 17.29, plane = 22.05, row = 0.9942, vector = 0.9178, tail = 0.2172, cell = 0.01786, far = 0.0007272, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 11.89, plane = 45.31, row = 0.1919, vector = 0.8226, cell = 0.02339, far = 0.0005081, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 46.5, row = 0.1029, vector = 1.819, cell = 0.006688>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 9.112, plane = 7.509, row = 0.2911, vector = 1.425, width = 8, thin = 0.2694, far = 0.0006171, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 31.03, plane = 8.144, row = 3.173, vector = 2.145, width = 32, tail = 0.4349, cell = 0.0232, thin = 0.09346, far = 0.0007986, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 32.91, plane = 5.99, row = 2.365, vector = 0.3995, width = 32, tail = 4.169, cell = 0.1249, thin = 0.1105, far = 0.000324, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 46.02, plane = 7.365, row = 2.872, vector = 0.7196, width = 8, tail = 0.8996, cell = 0.2067>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 19.62, row = 0.381, vector = 0.487, tail = 0.1638, thin = 0.02385, far = 0.0009037, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <call = 21.33, plane = 5.376, row = 0.08743, vector = 0.4667, tail = 0.1007, cell = 0.0181>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 19.86, row = 0.3582, vector = 0.6786, tail = 0.05115, thin = 0.3657, far = 0.001009, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 28.78, row = 1.093, vector = 1.251, tail = 0.3628, thin = 0.1703, far = 0.001224, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 106.7, plane = 33.53, row = 0.3643, vector = 0.4996, width = 128, cell = 0.1071, far = 0.001336, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <call = 68.95, plane = 5.004, row = 1.758, vector = 1.345, tail = 0.4681, cell = 0.03502>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 10.65, plane = 27.93, row = 1.042, vector = 2.067, tail = 0.2594, thin = 0.712, far = 0.00121, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 13.27, plane = 5.428, cell = 0.3563, input = 0.0006774>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 14.12, plane = 5.778, cell = 0.5097, input = 0.0009346>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 14.06, plane = 6.171, cell = 0.5866, input = 0.0007979>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 44.95, row = 0.2003, vector = 3.393, tail = 0.3829, input = 0.0001228, thin = 1.657, far = 0.001259, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 45.39, row = 0.09273, vector = 4.413, tail = 0.44, input = 0.000207, thin = 1.672, far = 0.001454, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 46.22, row = 0.207, vector = 5.288, tail = 0.8193, input = 0.000394, thin = 1.917, far = 0.001328, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 12.64, plane = 5.333, vector = 0.008645, cell = 0.3031, input = 0.001419>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 17.43, plane = 5.643, cell = 0.3147, input = 0.001496>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 11.31, plane = 6.739, cell = 0.4015, input = 0.001777>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 46.01, row = 0.3698, vector = 3.353, tail = 0.04922, thin = 1.111, far = 0.001202, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 46.3, row = 0.4952, vector = 3.594, tail = 0.425, thin = 1.153, far = 0.001091, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 47.35, row = 0.8827, vector = 5.579, tail = 0.02838, cell = 0.03251, input = 0.00002228, thin = 1.069, far = 0.001594, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <row = 1.616, vector = 27.42, tail = 0.05939, far = 0.01422, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <plane = 0.41, row = 1.848, vector = 25.63, cell = 0.04769, far = 0.01563, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 3.044, row = 0.7731, vector = 10.51, tail = 1.165, cell = 0.5049, thin = 6.655, far = 0.0131, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 48.67, row = 2.361, vector = 14.58, tail = 8.173, cell = 4.786, thin = 4.343, far = 0.0336, cache = 838861>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 45.83, row = 1.568, vector = 16.72, tail = 6.631, cell = 4.031, thin = 5.177, far = 0.02066, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 43.12, plane = 0.7847, row = 0.1705, vector = 26.06, tail = 1.992, cell = 0.198, input = 0.001648>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 40.4, plane = 1.761, row = 0.05472, vector = 24.67, tail = 1.411, cell = 0.2063, input = 0.001141>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 35.4, plane = 2.054, row = 0.578, vector = 11.12, cell = 0.4157, input = 0.001364, thin = 9.963>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 52.21, plane = 50.47, row = 1.473, vector = 10.37, tail = 14.27, cell = 5.4, thin = 2.159, far = 0.04426, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 45.67, plane = 48.1, row = 1.407, vector = 12.97, tail = 11.52, cell = 4.465, input = 0.002674, thin = 2.651, far = 0.04084, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 12.78, plane = 4.984, cell = 0.3616, input = 0.002035, far = 0.0002695, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 13.55, plane = 5.145, cell = 0.4993, input = 0.001751, far = 0.00003167, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 12.51, plane = 6.487, cell = 0.6014, input = 0.002009>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 43.68, row = 0.113, vector = 1.012, tail = 1.126, cell = 0.3045, thin = 0.9799, far = 0.001436, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 44.94, row = 0.01288, vector = 1.456, tail = 1.294, cell = 0.3744, thin = 1.064, far = 0.001549, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 45.76, row = 0.2544, vector = 3.131, tail = 1.148, cell = 0.33, thin = 0.8295, far = 0.002002, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 11.51, plane = 4.482, vector = 0.177, cell = 0.2941, input = 0.002912, far = 0.0002441, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 12.88, plane = 5.06, vector = 0.1721, cell = 0.349, input = 0.002862, far = 0.0005455, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 12.78, plane = 5.43, vector = 0.1399, cell = 0.382, input = 0.002961, far = 0.000524, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 43.22, row = 0.2092, vector = 0.6854, tail = 0.9389, cell = 0.3339, thin = 0.6302, far = 0.001606, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 44.06, row = 0.5739, vector = 0.6918, tail = 1.23, cell = 0.4209, thin = 0.5718, far = 0.002014, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 44.16, row = 0.464, vector = 0.8297, tail = 1.292, cell = 0.4347, thin = 0.6886, far = 0.002087, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 7.277, row = 0.8501, vector = 25.32, cell = 0.2087, input = 0.001906, far = 0.006222, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 9.728, row = 1.372, vector = 24.53, cell = 0.1652, input = 0.001204, far = 0.006138, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 21.98, plane = 1.006, row = 1.256, vector = 8.224, tail = 2.206, cell = 1.064, thin = 8.451, far = 0.006817, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 19.72, plane = 50.7, tail = 22.91, cell = 6.534, thin = 2.882, far = 0.0018, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 9.114, plane = 49.36, tail = 20.23, cell = 6.07, thin = 3.65, far = 0.0009988, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 30.45, vector = 27.69, far = 0.004515, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 27.16, vector = 26.13, far = 0.005696, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 24.93, plane = 2.872, row = 0.6637, vector = 6.76, tail = 2.989, cell = 1.491, thin = 8.622, far = 0.005565, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 58.65, vector = 16.57, tail = 8.37, cell = 4.552, thin = 2.955>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 55.11, vector = 14.74, tail = 7.832, cell = 4.247, thin = 3.333, far = 0.0007535, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 12.35, plane = 2.416, row = 1.282, vector = 2.751, tail = 0.403, cell = 0.02677, far = 0.002208, cache = 838861, deep = 0.02213, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 16.47, plane = 2.912, row = 1.451, vector = 3.302, tail = 0.2925, far = 0.001751, cache = 838861, deep = 0.009749, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 43.38, plane = 3.235, row = 1.106, vector = 3.015, far = 0.001606, cache = 1048576, deep = 0.006182, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 9.667, plane = 5.217, tail = 0.02539, cell = 0.3799, input = 0.004719, thin = 0.006037, far = 0.001883, cache = 838861, deep = 0.06834, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 2.173, vector = 0.05912, tail = 7.194, cell = 0.06039, input = 0.03102, far = 0.00156, cache = 419430, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 13.13, plane = 3.567, row = 0.0006306, vector = 5.923, input = 0.008218, deep = 0.0002989, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 20.35, plane = 5.836, row = 0.02617, tail = 0.1384, cell = 0.2562, input = 0.004574, far = 0.001497, cache = 1048576, deep = 0.024, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 27.02, plane = 4.218, cell = 0.2803, input = 0.00778, far = 0.001422, cache = 629146, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_blocks" cost <call = 37.65, plane = 2.943, cell = 0.3015, input = 0.006624, far = 0.0007232, cache = 838861, deep = 0.02743, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 35.55, plane = 2.827, row = 0.5238, vector = 2.381, input = 0.01088, deep = 0.001003, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 12.45, plane = 6.105, cell = 0.612, input = 0.003759, far = 0.0008136, cache = 629146, deep = 0.02226, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 29.69, row = 1.799, vector = 1.644, tail = 0.8635, cell = 0.06117, far = 0.003194, cache = 838861, deep = 0.02536, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near_stream" cost <call = 56.75, plane = 45.37, row = 0.9467, width = 32, cell = 0.1992, thin = 0.05464, far = 0.001281, cache = 1048576, deep = 0.01237, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 36.85, row = 2.473, vector = 1.246, tail = 0.3424, cell = 0.07137, far = 0.001848, cache = 838861, deep = 0.02377, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 40.88, row = 0.3722, vector = 1.814, tail = 0.6222, cell = 0.2053, input = 0.0007283, thin = 1.074, far = 0.002952, cache = 838861, deep = 0.05869, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 46.42, row = 1.571, tail = 2.122, cell = 0.3432, input = 0.0009592, thin = 0.906, far = 0.002221, cache = 838861, deep = 0.02298, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 42.6, row = 0.1645, vector = 4.026, tail = 0.3006, cell = 0.1351, input = 0.0002806, thin = 1.148, far = 0.002255, cache = 838861, deep = 0.02065, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 10.77, plane = 4.762, vector = 0.08294, cell = 0.348, input = 0.004246, far = 0.002115, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <plane = 2.694, vector = 0.5293, tail = 6.938, cell = 0.01484, input = 0.02423, far = 0.001038, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 14.26, plane = 2.644, row = 0.2336, vector = 4.639, input = 0.008614, far = 0.001011, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 21.08, plane = 5.247, width = 32, tail = 0.09585, cell = 0.2352, input = 0.004421, thin = 0.005879, far = 0.001789, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 26.27, plane = 2.343, width = 32, cell = 0.3119, input = 0.01102, thin = 0.02008, far = 0.0005489, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 13.71, plane = 5.049, vector = 0.01095, cell = 0.3439, input = 0.004195, far = 0.001606, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 41.45, row = 0.3348, vector = 1.406, tail = 0.8148, cell = 0.2449, thin = 0.7494, far = 0.002786, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 47.41, row = 1.219, tail = 1.659, cell = 0.3343, input = 0.0001251, thin = 0.597, far = 0.002593, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 42.53, row = 0.3429, vector = 3.325, tail = 0.07161, cell = 0.02262, thin = 0.8796, far = 0.002137, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 30.43, vector = 25.2, cell = 0.2581>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 23.02, plane = 0.236, vector = 24.59, cell = 0.2248>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 22.77, plane = 2.725, row = 0.1056, vector = 7.476, tail = 1.753, cell = 1.156, input = 0.001592, thin = 9.022, far = 0.000107, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 54.46, row = 0.1344, vector = 6.487, tail = 14.77, cell = 5.67, input = 0.003128, thin = 4.379, far = 0.001605, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 51.17, vector = 4.224, tail = 14.1, cell = 5.502, input = 0.00331, thin = 5.021, far = 0.001717, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 30.43, plane = 0.8774, vector = 26.74, tail = 0.6111>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 22.58, plane = 1.525, vector = 26.23, tail = 0.78>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 27.42, plane = 1.912, row = 1.231, vector = 7.222, tail = 2.11, cell = 1.213, thin = 8.313>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 48.55, row = 0.7082, vector = 10.26, tail = 12.76, cell = 5.28, thin = 2.818>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 46.44, vector = 9.554, tail = 12.01, cell = 4.922, thin = 3.216>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 11.83, plane = 6.521, cell = 0.4098, input = 0.004629, far = 0.002257, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 14.19, plane = 5.528, cell = 0.5879, input = 0.005744, far = 0.002071, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 12.91, plane = 6.604, cell = 0.69, input = 0.005956, far = 0.002296, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 38.69, row = 0.5864, vector = 0.6699, tail = 1.224, cell = 0.3675, input = 0.0009013, thin = 1.166, far = 0.002354, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 40.63, row = 0.1876, vector = 1.205, tail = 1.372, cell = 0.5365, thin = 0.9642, far = 0.002561, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 40.92, row = 0.2503, vector = 3.68, tail = 0.4941, cell = 0.258, input = 0.0001572, thin = 1.127, far = 0.002729, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 11.84, plane = 5.648, vector = 0.03769, cell = 0.3315, input = 0.007135, far = 0.001949, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 13.92, plane = 4.787, vector = 0.08733, cell = 0.324, input = 0.008457, thin = 0.008737, far = 0.001681, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 13.1, plane = 5.671, vector = 0.04224, cell = 0.3543, input = 0.008307, far = 0.001708, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 40.29, row = 0.5785, vector = 0.7835, tail = 0.8658, cell = 0.3553, input = 0.001708, thin = 0.5674, far = 0.0024, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 40.15, row = 0.4641, vector = 1.217, tail = 0.7649, cell = 0.3327, input = 0.002421, thin = 0.5762, far = 0.002202, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 41.12, row = 0.405, vector = 3.087, tail = 0.1022, cell = 0.1324, input = 0.002245, thin = 0.819, far = 0.00245, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 29.78, plane = 0.2734, row = 0.5302, vector = 24.58, tail = 0.6498, cell = 0.2956, input = 0.001727, far = 0.000276, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 21.44, plane = 1.13, row = 1.078, vector = 24.96, tail = 0.4956, cell = 0.2797, input = 0.002509, far = 0.0002107, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 23.5, plane = 0.2261, row = 0.5411, vector = 11.83, tail = 0.1085, cell = 0.1967, input = 0.002664, thin = 9.62, far = 0.0005762, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 44.57, vector = 6.542, tail = 15.77, cell = 5.823, input = 0.008712, thin = 3.896, far = 0.002537, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 42.52, vector = 4.091, tail = 15.64, cell = 5.769, input = 0.0101, thin = 4.516, far = 0.002722, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 22.77, row = 0.3535, vector = 26.27, tail = 1.139, cell = 0.02113, input = 0.009505>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 16.12, plane = 0.01364, row = 0.94, vector = 26.44, tail = 1.247, cell = 0.0465, input = 0.009117>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 18.87, plane = 1.118, row = 0.9449, vector = 8.654, tail = 2.358, cell = 0.9485, input = 0.00869, thin = 8.327, far = 0.001313, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 51.23, vector = 6.984, tail = 16.79, cell = 5.749, thin = 2.432, far = 0.001405, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 50.23, vector = 5.962, tail = 15.51, cell = 5.371, thin = 2.945, far = 0.001467, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 17.2, plane = 4.404, vector = 0.0318, tail = 0.6841, cell = 0.07165, thin = 1.366, far = 0.0002313, cache = 1363149, deep = 0.004722, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 14.79, plane = 3.739, vector = 0.6281, tail = 0.1903, cell = 0.05085, thin = 1.34, deep = 0.00303, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 17.2, plane = 3.899, vector = 0.6794, tail = 0.05005, cell = 0.01037, thin = 1.269, deep = 0.002812, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 16.88, plane = 3.588, vector = 0.7917, cell = 0.02062, thin = 1.249, deep = 0.002166, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 19.75, plane = 2.686, row = 1.312, vector = 0.491, tail = 0.1789, cell = 0.04481, thin = 1.706, far = 0.0002002, cache = 1363149, deep = 0.0004005, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 16.29, plane = 4.327, row = 1.101, vector = 0.8718, tail = 0.01389, cell = 0.02093, thin = 1.566, deep = 0.0003899, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 17.28, plane = 3.383, row = 1.385, vector = 0.7577, tail = 0.02637, thin = 1.826, deep = 0.0003644, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 15.88, plane = 3.308, row = 1.009, vector = 0.9364, cell = 0.02113, thin = 1.798, deep = 0.0002606, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 17.38, plane = 6.141, row = 1.301, vector = 1.03, cell = 0.03565, thin = 2.293, deep = 0.00005575, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 15.42, plane = 6.318, row = 1.338, vector = 0.8683, cell = 0.0605, thin = 2.219, deep = 0.0000398, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 15.62, plane = 5.435, row = 1.531, vector = 0.7203, cell = 0.07588, thin = 2.254, deep = 0.00007425, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 15.58, plane = 4.703, row = 1.401, vector = 1.028, cell = 0.08127, thin = 2.219, deep = 0.00003207, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 17.19, plane = 4.494, row = 1.118, vector = 1.342, cell = 0.05274, thin = 1.5, deep = 0.00569, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 17.92, plane = 4.908, row = 1.204, vector = 1.321, cell = 0.08337, thin = 1.438, deep = 0.004541, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 17.12, plane = 5.418, row = 0.9785, vector = 0.9369, tail = 0.07515, cell = 0.1799, thin = 1.318, deep = 0.003038, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 18.27, plane = 4.819, row = 1.154, vector = 1.356, tail = 0.06355, cell = 0.2056, thin = 1.258, deep = 0.002882, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 16.54, plane = 2.695, row = 1.327, vector = 0.9029, tail = 0.3755, cell = 0.05092, input = 0.008986, thin = 1.824, deep = 0.00005817, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 15.01, plane = 2.648, row = 1.303, vector = 1.68, input = 0.01266, thin = 1.687, deep = 0.00005593, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 12.88, plane = 3.299, row = 1.178, vector = 1.194, cell = 0.05608, input = 0.01849, thin = 1.593, deep = 0.0001172, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 13.98, plane = 2.908, row = 1.137, vector = 1.601, tail = 0.01415, cell = 0.1077, input = 0.01436, thin = 1.416, deep = 0.0001414, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 17.21, plane = 4.919, row = 1.216, vector = 1.358, cell = 0.05333, thin = 1.696, deep = 0.0002889, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 17.21, plane = 4.838, row = 1.319, vector = 1.378, cell = 0.07792, thin = 1.607, deep = 0.000284, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 16.84, plane = 5.058, row = 1.129, vector = 1.156, cell = 0.1275, thin = 1.633, deep = 0.0003575, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 17, plane = 4.919, row = 1.064, vector = 1.642, cell = 0.1464, thin = 1.536, deep = 0.0002321, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 16.89, plane = 4.366, tail = 0.4006, cell = 0.07636, thin = 1.372, deep = 0.0009746, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 16.46, plane = 4.162, vector = 0.2263, tail = 0.3144, cell = 0.09045, thin = 1.316, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 12.93, plane = 3.221, vector = 0.7418, tail = 0.004258, cell = 0.06687, thin = 1.397, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 16.9, plane = 3.526, vector = 0.5226, tail = 0.08057, cell = 0.09274, thin = 1.21, deep = 0.0002318, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 48.11, row = 0.8871, tail = 0.1637, cell = 0.06678, thin = 0.5147, far = 0.0005822, cache = 1363149, deep = 0.001149, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 49.02, row = 0.9779, tail = 0.243, cell = 0.1134, thin = 0.4297, far = 0.0003805, cache = 1363149, deep = 0.0005382, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 49.13, row = 1.119, tail = 0.1826, cell = 0.2187, thin = 0.4074, far = 0.0006862, cache = 1363149, deep = 0.001365, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 32.18, row = 0.8525, vector = 0.5284, tail = 0.1547, cell = 0.04724, thin = 0.742, far = 0.0002477, cache = 838861, deep = 0.0004183, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 30.42, row = 0.9012, vector = 0.7544, tail = 0.1256, cell = 0.04226, thin = 0.6852, far = 0.000146, cache = 419430, deep = 0.000201, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 31.69, row = 0.8339, vector = 0.7124, tail = 0.128, cell = 0.09052, thin = 0.6103, far = 0.0001543, cache = 419430, deep = 0.0003413, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 35.56, row = 1.038, vector = 1.045, cell = 0.03708, thin = 1.266, far = 0.00004243, cache = 419430, deep = 0.00009255, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 33.53, row = 0.9055, vector = 1.187, cell = 0.03735, thin = 1.203, deep = 0.00008178, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 32.65, row = 1.022, vector = 1.243, cell = 0.0581, thin = 1.069, far = 0.00001817, cache = 419430, deep = 0.00007315, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 58.43, row = 1.244, tail = 0.2116, cell = 0.07292, thin = 1.07, far = 0.001237, cache = 838861, deep = 0.002099, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 57.31, row = 1.174, tail = 0.3775, cell = 0.1375, thin = 0.9437, far = 0.0009924, cache = 419430, deep = 0.001614, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 56.29, row = 1.168, tail = 0.4953, cell = 0.2921, thin = 0.7271, far = 0.0008789, cache = 419430, deep = 0.0009325, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 52.96, row = 1.036, vector = 0.526, cell = 0.03935, thin = 0.9248, far = 0.0005784, cache = 419430, deep = 0.0002187, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 51.55, row = 1.068, vector = 0.4625, cell = 0.08874, thin = 0.8971, far = 0.000269, cache = 838861, deep = 0.0001977, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 49.71, row = 1.017, vector = 0.6355, tail = 0.04193, cell = 0.14, thin = 0.7868, far = 0.0002921, cache = 629146, deep = 0.0002455, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 50.67, row = 1.121, vector = 0.305, cell = 0.05714, thin = 1.054, far = 0.0005216, cache = 419430, deep = 0.000258, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 50.17, row = 1.091, vector = 0.4713, tail = 0.1026, cell = 0.08543, thin = 0.983, far = 0.000447, cache = 419430, deep = 0.0002069, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 48.4, row = 1.022, vector = 0.1557, tail = 0.3339, cell = 0.2603, thin = 0.7826, far = 0.0004088, cache = 419430, deep = 0.000401, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 45.71, row = 1.072, tail = 0.1181, cell = 0.0632, thin = 0.4927, far = 0.0003568, cache = 1363149>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 44.38, row = 1.011, tail = 0.2723, cell = 0.1113, thin = 0.4178, far = 0.0003105, cache = 1048576>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 43.55, row = 1.075, tail = 0.3479, cell = 0.2157, thin = 0.2725, far = 0.000683, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 18.57, plane = 2.772, row = 1.534, tail = 0.5108, cell = 0.04784, thin = 1.523>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 13.77, plane = 3.78, row = 0.8592, vector = 0.8064, cell = 0.02577, thin = 1.499>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 17.79, plane = 2.723, row = 1.412, vector = 0.6067, tail = 0.05644, cell = 0.005112, thin = 1.629>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 17.94, plane = 3.12, row = 1.325, vector = 0.6988, tail = 0.01503, thin = 1.678>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 17.31, plane = 4.895, row = 1.751, vector = 0.4779, tail = 0.03816, cell = 0.06398, thin = 1.424>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 16.31, plane = 4.734, row = 1.576, vector = 0.9313, cell = 0.06622, thin = 1.355>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 16.83, plane = 5.275, row = 1.199, vector = 0.898, cell = 0.1351, thin = 1.319>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 16.59, plane = 5.14, row = 1.107, vector = 1.095, cell = 0.1572, thin = 1.288>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 36.74, row = 1.413, vector = 0.02208, tail = 0.02832, cell = 0.04429, thin = 0.532, far = 0.00008485, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 32.11, row = 1.041, vector = 0.2795, tail = 0.2099, cell = 0.08988, thin = 0.4815, far = 0.00009347, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 35.44, row = 0.9078, vector = 0.4345, tail = 0.06987, cell = 0.1249, thin = 0.4596, far = 0.000113, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 49.57, row = 1.478, cell = 0.04606, thin = 0.7371, far = 0.0002693, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 47.04, row = 1.23, vector = 0.2045, cell = 0.09001, thin = 0.6928, far = 0.0001263, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 47.08, row = 1.448, tail = 0.2661, cell = 0.209, thin = 0.4598, far = 0.0002363, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 16.34, plane = 2.354, row = 0.7316, vector = 0.0418, tail = 0.4474, cell = 0.03428, thin = 1.7>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 16.64, plane = 2.418, row = 0.6055, vector = 0.2185, tail = 0.3828, cell = 0.02675, thin = 1.719>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 13.9, plane = 3.021, row = 0.6543, vector = 0.1836, cell = 0.07864, thin = 1.688>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 16.42, plane = 2.428, row = 0.7586, tail = 0.4586, cell = 0.03805, thin = 1.684>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 13.94, plane = 4.458, row = 1.212, vector = 0.5936, cell = 0.06236, thin = 1.476>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 13.84, plane = 4.272, row = 0.4942, vector = 1.256, tail = 0.257, cell = 0.09625, thin = 1.405>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 12.33, plane = 4.632, row = 0.6893, vector = 1.184, cell = 0.0634, thin = 1.355>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 14.56, plane = 3.846, row = 0.6925, vector = 0.6151, tail = 0.8893, cell = 0.1982, thin = 1.34>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 23.8, row = 1.321, vector = 0.08953, cell = 0.02213, thin = 0.6481, far = 0.0003011, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 23.91, row = 1.362, vector = 0.06255, cell = 0.02306, thin = 0.6394, far = 0.0003446, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 24.17, row = 1.36, vector = 0.09447, cell = 0.02454, thin = 0.6363, far = 0.0002562, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 49.87, row = 1.119, tail = 0.02146, cell = 0.02045, thin = 0.8831, far = 0.000607, cache = 419430, deep = 0.0003168, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 48.59, row = 0.7223, vector = 0.3583, cell = 0.02307, thin = 0.9277, far = 0.000664, cache = 419430, deep = 0.0003241, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 49.89, row = 1.22, cell = 0.02544, thin = 0.862, far = 0.0005367, cache = 419430, deep = 0.0004051, last = 22369622>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 12.45, plane = 4.773, tail = 0.0005201, cell = 0.06552, input = 0.001561, thin = 0.01177, deep = 0.0005595, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 12.91, plane = 4.582, vector = 0.005961, cell = 0.1403, input = 0.001832, thin = 0.00431, deep = 0.000005279, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 49.6, row = 0.2728, tail = 0.1615, cell = 0.08162, thin = 0.329, far = 0.0001645, cache = 1363149>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 48.75, row = 0.06944, tail = 0.3808, cell = 0.1903, thin = 0.2093, far = 0.0003, cache = 419430>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 13.45, plane = 4.874, cell = 0.06325, input = 0.001765, thin = 0.0109>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 13.73, plane = 4.743, cell = 0.1784, input = 0.001818>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 62.51, row = 0.3321, vector = 0.08961, tail = 0.09333, cell = 0.05835, thin = 0.3603, far = 0.0002986, cache = 1048576>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 62.12, row = 0.08872, tail = 0.5332, cell = 0.2283, thin = 0.1453, far = 0.0003443, cache = 1048576>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 11.66, plane = 1.512, row = 0.3479, tail = 0.04152, cell = 4.17, input = 0.003921, thin = 0.01989, deep = 0.00005565, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 11.73, plane = 1.509, row = 0.3583, tail = 0.02016, cell = 4.171, input = 0.004689, thin = 0.02276>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 67.35, row = 0.4569, vector = 0.03588, cell = 4.109, far = 0.001136, cache = 419430, deep = 0.003587, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 67.3, row = 0.467, width = 32, cell = 4.093, thin = 0.02876, far = 0.00115, cache = 419430, deep = 0.003099, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 13.36, plane = 1.691, row = 0.1922, vector = 0.03872, cell = 4.239, input = 0.003267, thin = 0.006314>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 13.41, plane = 1.675, row = 0.194, vector = 0.05401, cell = 4.239, input = 0.003178, thin = 0.001878>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 67.23, row = 0.0236, vector = 0.4045, cell = 4.128, thin = 0.06341, far = 0.0008675, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 67.47, row = 0.0408, vector = 0.3769, cell = 4.13, thin = 0.07113, far = 0.0008609, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 37.41, plane = 3.757, width = 128, cell = 0.0069, input = 0.327, thin = 0.001499, far = 0.0007515, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 35.22, plane = 3.755, width = 64, cell = 0.008065, input = 0.3617, thin = 0.001266, far = 0.0005957, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 74.94, row = 0.4988, vector = 0.3111, input = 0.4406, far = 0.01316, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 77.71, row = 1.616, tail = 0.4393, input = 0.6165, thin = 0.01705, far = 0.002926, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 39.44, plane = 3.841, row = 0.01198, width = 64, cell = 0.006208, input = 0.3231, thin = 0.001872, far = 0.001241, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 37.89, plane = 3.972, row = 0.01291, cell = 0.007609, input = 0.3795, thin = 0.001969, far = 0.001525, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 82.66, vector = 0.2547, width = 128, tail = 0.4617, input = 0.524, far = 0.003987, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 82.96, row = 1.512, tail = 0.4645, input = 0.6849, thin = 0.01407, far = 0.002944, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <plane = 1.987, row = 0.0598, width = 128, tail = 0.7034, input = 4.366, thin = 0.004968, far = 0.03257, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 96.56, plane = 2.583, row = 1.737, width = 32, input = 4.255, thin = 0.08119, far = 0.04634, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 15.79, vector = 0.4708, cell = 0.009231, input = 4.354, far = 0.02364, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 24.09, vector = 1.438, tail = 0.1167, input = 4.159, thin = 0.0658, far = 0.03766, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 2.064, tail = 0.2443, input = 4.503, thin = 0.02419, far = 0.03355, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 2.496, row = 0.8848, width = 32, tail = 0.2589, input = 4.382, thin = 0.1019, far = 0.03101, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <plane = 13.43, vector = 0.4941, width = 256, cell = 0.0118, input = 4.304, thin = 0.0139, far = 0.0389, cache = 1048576>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 19.3, row = 1.455, width = 32, tail = 0.2053, cell = 0.01742, input = 4.172, thin = 0.05011, far = 0.04307, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 38.02, plane = 3.948, row = 0.01435, width = 64, cell = 0.01542, input = 0.3219, thin = 0.001777, far = 0.001062, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 36.74, plane = 3.969, row = 0.0244, vector = 0.0008192, cell = 0.01621, input = 0.363, far = 0.001013, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 71.57, row = 0.5545, vector = 0.116, input = 0.4638, far = 0.008325, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 76.21, row = 1.003, vector = 0.05165, width = 32, tail = 0.06028, input = 0.6514, thin = 0.04711, far = 0.003073, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 35.95, plane = 4.051, width = 64, cell = 0.01427, input = 0.3239, thin = 0.000891, far = 0.0008794, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 35.08, plane = 4.119, cell = 0.015, input = 0.3821, far = 0.001011, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 81.36, row = 0.5264, vector = 0.1515, input = 0.5312, far = 0.002645, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 81.42, row = 0.8293, vector = 0.02163, width = 32, tail = 0.3259, input = 0.6916, thin = 0.06141, far = 0.004107, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 2.187, row = 0.4088, width = 128, cell = 0.02491, input = 4.347, thin = 0.0155, far = 0.009595, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 2.462, width = 32, tail = 0.9274, cell = 0.03127, input = 4.338, thin = 0.1045, far = 0.009368, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 21, vector = 0.4404, cell = 0.00006753, input = 4.095, far = 0.04909, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 22.96, row = 0.9291, width = 32, cell = 0.02322, input = 4.063, thin = 0.05101, far = 0.04248, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <plane = 6.834, cell = 0.005058, input = 4.29>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 7.844, row = 0.2948, width = 32, cell = 0.03362, input = 4.218, thin = 0.02893>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 18.65, vector = 0.3998, input = 4.216, far = 0.08909, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 29, row = 0.08056, vector = 0.7284, width = 32, input = 4.164, thin = 0.07039, far = 0.08259, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 36.2, plane = 3.983, width = 64, cell = 0.0328, input = 0.2694, thin = 0.0009086, far = 0.001636, cache = 838861, deep = 0.02555, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 36.99, plane = 4.094, row = 0.004686, width = 32, cell = 0.03401, input = 0.3009, thin = 0.001536, far = 0.001245, cache = 838861, deep = 0.02579, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 8.091, plane = 1.948, cell = 0.03446, input = 0.332, thin = 0.000237, far = 0.0007187, cache = 1048576, deep = 0.02759, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 36.61, plane = 4.002, row = 0.006148, cell = 0.03351, input = 0.3572, thin = 0.007962, far = 0.001055, cache = 838861, deep = 0.02368, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 69.1, row = 0.6351, vector = 0.04825, input = 0.4863, far = 0.00517, cache = 419430, deep = 0.03321, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 71.87, row = 1.02, width = 16, cell = 0.0054, input = 0.6714, thin = 0.1297, far = 0.004129, cache = 629146, deep = 0.02103, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 38.23, plane = 4.066, width = 64, cell = 0.02912, input = 0.2735, thin = 0.002411, far = 0.001629, cache = 1048576, deep = 0.03494, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 36.88, plane = 4.113, row = 0.01197, width = 32, cell = 0.02982, input = 0.3105, thin = 0.00318, far = 0.001389, cache = 1048576, deep = 0.03592, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 39.42, plane = 3.864, tail = 0.02906, cell = 0.02968, input = 0.3882, far = 0.001317, cache = 1048576, deep = 0.03371, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 69.72, row = 0.4907, vector = 0.2619, width = 64, cell = 0.0001547, input = 0.5129, thin = 0.004268, far = 0.003257, cache = 419430, deep = 0.02432, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 74.44, row = 0.9004, width = 16, cell = 0.004648, input = 0.6705, thin = 0.1498, far = 0.002915, cache = 419430, deep = 0.02081, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 1.62, row = 1.553, vector = 0.3429, input = 4.107, far = 0.04533, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <plane = 1.275, row = 2.429, width = 8, cell = 0.02481, input = 4.123, thin = 0.2713, far = 0.03757, cache = 419430, deep = 0.001446, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 13.03, row = 0.2531, vector = 0.1018, cell = 0.0311, input = 4.24, far = 0.01019, cache = 629146, deep = 0.004249, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 16.27, row = 0.4469, width = 16, cell = 0.03269, input = 4.264, thin = 0.1182, far = 0.01296, cache = 629146, deep = 0.001545, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 3.053, plane = 1.216, row = 0.4668, width = 64, tail = 0.1489, cell = 0.03327, input = 4.215, thin = 0.02794, far = 0.01396, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 3.639, plane = 0.4966, row = 1.667, width = 16, tail = 0.1922, cell = 0.02802, input = 4.219, thin = 0.1211, far = 0.01373, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 17.94, row = 0.1763, vector = 0.1995, cell = 0.02356, input = 4.14, far = 0.01962, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 19.66, row = 0.4569, width = 16, cell = 0.03463, input = 4.115, thin = 0.1548, far = 0.02047, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 36.78, plane = 3.93, cell = 0.06703, input = 0.3307, thin = 0.02561, far = 0.001616, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 36.92, plane = 3.934, width = 4, cell = 0.06324, input = 0.3856, thin = 0.03181, far = 0.001517, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 49.76, row = 0.5957, width = 16, cell = 0.0282, input = 0.4935, thin = 0.04678, far = 0.003625, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 50.61, row = 0.8017, width = 8, tail = 0.1341, cell = 0.03099, input = 0.6407, thin = 0.3153, far = 0.003237, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 36.91, plane = 4.049, cell = 0.0643, input = 0.3083, far = 0.001147, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 37.58, plane = 3.979, cell = 0.06306, input = 0.3891, thin = 0.1287, far = 0.001097, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 64.95, row = 0.3966, vector = 0.2807, width = 16, cell = 0.01436, input = 0.5743, thin = 0.04673, far = 0.003149, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 65.46, row = 0.8382, width = 8, tail = 0.1792, cell = 0.02819, input = 0.7228, thin = 0.2631, far = 0.00308, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 7.546, plane = 1.021, width = 32, tail = 0.4892, cell = 0.05088, input = 4.247, thin = 0.05328, far = 0.003702, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 7.033, plane = 0.9242, row = 1.27, width = 8, cell = 0.0413, input = 4.266, thin = 0.1706, far = 0.003741, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 13.12, row = 0.2428, width = 16, cell = 0.0276, input = 4.255, thin = 0.06862, far = 0.008308, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 14.54, row = 0.6137, width = 8, cell = 0.03801, input = 4.11, thin = 0.3377, far = 0.007502, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 4.043, plane = 1.219, row = 0.4418, width = 16, cell = 0.06445, input = 4.231, thin = 0.05175, far = 0.006721, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 6.504, plane = 0.6852, row = 1.701, vector = 0.2358, width = 8, cell = 0.004884, input = 4.256, thin = 0.09405, far = 0.007679, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 17.91, row = 0.2207, vector = 0.08004, cell = 0.02272, input = 4.302, far = 0.007893, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 20.43, row = 0.2714, width = 8, cell = 0.03757, input = 4.28, thin = 0.3065, far = 0.0079, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 41.97, plane = 3.576, row = 0.04265, cell = 0.04932, input = 0.5208, thin = 0.002021, far = 0.001068, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 42.3, plane = 3.668, row = 0.04247, cell = 0.04867, input = 0.5729, thin = 0.0003619, far = 0.0009635, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 65.71, row = 0.6471, vector = 0.5149, input = 0.5024, far = 0.00339, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 66.47, row = 0.6216, vector = 0.535, tail = 0.05862, input = 0.5539, far = 0.003288, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 68.12, row = 0.6915, vector = 0.5589, tail = 1.749, input = 0.5954, thin = 0.01381, far = 0.003574, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 42.9, plane = 3.672, row = 0.01537, width = 64, cell = 0.04828, input = 0.5047, thin = 0.003088, far = 0.001653, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 43.92, plane = 3.618, row = 0.008989, vector = 0.04992, cell = 0.04472, input = 0.5853, far = 0.001701, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 67.83, row = 0.6822, vector = 0.4329, input = 0.5191, far = 0.004327, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 68.87, row = 0.6907, vector = 0.4521, input = 0.5764, far = 0.004291, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 70.8, row = 0.7855, vector = 0.4368, tail = 1.722, input = 0.6608, far = 0.004044, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 41.27, plane = 3.789, row = 0.01754, cell = 0.02434, input = 0.4334, far = 0.00153, cache = 838861, deep = 0.02554, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 41.89, plane = 3.656, row = 0.01813, width = 64, cell = 0.0238, input = 0.4705, thin = 0.002302, far = 0.001252, cache = 838861, deep = 0.0255, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 8.723, plane = 1.74, row = 0.008232, width = 32, cell = 0.00732, input = 0.5068, thin = 0.01706, far = 0.001131, cache = 838861, deep = 0.0251, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 42.32, plane = 3.843, row = 0.01451, width = 64, cell = 0.02286, input = 0.5244, thin = 0.002073, far = 0.001104, cache = 838861, deep = 0.02293, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 70.56, row = 0.827, vector = 0.107, input = 0.5053, far = 0.004312, cache = 629146, deep = 0.03259, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 70.51, row = 0.9021, vector = 0.1167, input = 0.554, far = 0.003931, cache = 629146, deep = 0.02927, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 70.01, row = 1.039, vector = 0.1021, tail = 1.229, input = 0.6123, thin = 0.04176, far = 0.003901, cache = 629146, deep = 0.0202, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 42.04, plane = 3.92, width = 64, tail = 0.01348, cell = 0.0213, input = 0.4543, thin = 0.002832, far = 0.001077, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 40.74, plane = 3.791, width = 64, tail = 0.01835, cell = 0.02125, input = 0.4907, thin = 0.003937, far = 0.001152, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 42.29, plane = 3.592, width = 64, tail = 0.01217, cell = 0.02097, input = 0.5746, thin = 0.002975, far = 0.001111, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 76.92, row = 0.627, vector = 0.156, input = 0.5136, far = 0.004441, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 77.07, row = 0.6925, vector = 0.153, input = 0.5678, far = 0.004473, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 77.86, row = 0.7646, tail = 1.256, cell = 0.01029, input = 0.6581, thin = 0.07253, far = 0.00444, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 33.74, plane = 20.22, cell = 0.2437, input = 0.5987, far = 0.003136, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 32.83, plane = 17.27, cell = 0.2745, input = 2.173>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 50.21, plane = 21.21, vector = 0.1484, cell = 0.7922, input = 1.162, far = 0.004334, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 81.38, vector = 1.059, cell = 0.05222, input = 2.083, far = 0.002092, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 84.4, vector = 0.7889, tail = 2.168, cell = 0.0814, input = 2.106, far = 0.00143, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 13.23, plane = 87.8, vector = 4.594, tail = 3.282, cell = 0.2059, input = 1.436, far = 0.001595, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 52.33, plane = 17.86, row = 0.02818, vector = 0.1265, cell = 0.1878, input = 2.302, thin = 0.004147, far = 0.009889, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 53.17, plane = 18.35, vector = 0.2294, cell = 0.2422, input = 2.362, far = 0.008257, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 42.96, plane = 23.88, cell = 0.8229, input = 1.141, thin = 0.0598>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 84.6, vector = 1.099, cell = 0.05049, input = 2.096, far = 0.004459, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 86.41, row = 0.1117, vector = 1.049, tail = 1.96, cell = 0.06571, input = 2.103, far = 0.001177, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 12.4, plane = 94.75, vector = 5.491, tail = 2.669, cell = 0.1518, input = 1.44, far = 0.002301, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 26.06, plane = 24.52, cell = 0.2604, input = 0.5899, far = 0.002685, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 32.7, plane = 25.54, cell = 0.3419, input = 0.5962, far = 0.0006589, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 33.28, plane = 23.64, cell = 0.4708, input = 0.6386, far = 0.0005026, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 88.96, vector = 1.247, cell = 0.05859, input = 0.8029, far = 0.004864, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 93.34, vector = 1.331, tail = 2.117, cell = 0.08631, input = 0.8372, far = 0.003908, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 96.19, vector = 2.469, tail = 3.129, cell = 0.06671, input = 0.8699, far = 0.003421, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 16.23, plane = 25.32, vector = 0.03139, cell = 0.2652, input = 0.536, thin = 0.01649, far = 0.00126, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 26.89, plane = 25.26, row = 0.06622, vector = 0.3103, cell = 0.3311, input = 0.5935, thin = 0.001308>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 23.09, plane = 23.27, row = 0.1591, vector = 0.03295, cell = 0.4784, input = 0.6604, thin = 0.008168>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 93.6, vector = 1.355, cell = 0.06143, input = 0.7605>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 97.19, vector = 2.784, tail = 0.9135, input = 0.803>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <plane = 99.86, vector = 2.953, tail = 2.632, cell = 0.04177, input = 0.8724>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 34.75, plane = 3.507, width = 64, input = 0.4645, thin = 0.001483>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 34.17, plane = 3.634, width = 64, input = 0.4913, thin = 0.001735>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 85.16, row = 0.6341, width = 64, cell = 0.0001071, input = 0.5212, thin = 0.01243, far = 0.003891, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 83.64, row = 1.334, tail = 1.654, input = 0.5681, far = 0.002656, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 85.22, row = 1.325, tail = 0.7476, input = 0.6313, thin = 0.03982, far = 0.00279, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 36.73, plane = 3.935, width = 32, input = 0.4386, thin = 0.002084>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 39.3, plane = 3.701, row = 0.001106, width = 32, input = 0.4947, thin = 0.0027>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 85.08, row = 0.5526, width = 64, cell = 0.0003364, input = 0.5507, thin = 0.01147, far = 0.005013, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 84.97, row = 1.326, vector = 0.002975, tail = 1.887, input = 0.5647, far = 0.002994, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 85.74, row = 1.276, tail = 0.8711, input = 0.6777, thin = 0.04104, far = 0.002679, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 39.37, plane = 3.828, row = 0.02123, cell = 0.005218, input = 0.472, far = 0.001838, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 38.01, plane = 3.942, row = 0.009306, cell = 0.005786, input = 0.4982, far = 0.002219, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 83.99, row = 0.7093, width = 64, cell = 0.001884, input = 0.5549, thin = 0.005996, far = 0.003704, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 83.55, row = 1.201, tail = 1.698, cell = 0.002042, input = 0.5884, thin = 0.02691, far = 0.003587, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 84.5, row = 1.24, tail = 0.8439, cell = 0.00008991, input = 0.6362, thin = 0.03333, far = 0.003503, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 40.9, plane = 3.766, row = 0.01776, width = 64, cell = 0.004903, input = 0.435, thin = 0.004419>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 40.84, plane = 3.841, row = 0.01623, width = 64, cell = 0.005566, input = 0.4993, thin = 0.003506>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 86.59, row = 0.6912, width = 64, cell = 0.003744, input = 0.5458, thin = 0.01151, far = 0.003282, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 84.94, row = 1.441, tail = 1.916, cell = 0.003066, input = 0.5563, far = 0.002477, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 84.62, row = 1.37, tail = 0.6778, cell = 0.00321, input = 0.6623, thin = 0.05147, far = 0.002617, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 39.37, plane = 3.649, row = 0.02328, vector = 0.009465, cell = 0.02306, input = 0.4617, far = 0.001235, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 38.98, plane = 3.66, row = 0.01465, vector = 0.02076, cell = 0.02216, input = 0.4993, far = 0.001155, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 76.67, row = 0.614, vector = 0.1766, input = 0.5546, far = 0.003865, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 77.07, row = 0.6731, vector = 0.1874, input = 0.601, far = 0.003613, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 78.13, row = 0.9239, vector = 0.05174, tail = 1.064, cell = 0.00779, input = 0.6213, thin = 0.04297, far = 0.003736, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 39.36, plane = 3.947, row = 0.004968, width = 32, cell = 0.02138, input = 0.4431, thin = 0.005365, far = 0.001086, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 39.93, plane = 3.836, row = 0.008054, width = 32, cell = 0.02169, input = 0.5082, thin = 0.004249, far = 0.001222, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 78.47, row = 0.5356, vector = 0.149, input = 0.5532, far = 0.004117, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 80.08, row = 0.5809, vector = 0.1553, input = 0.5821, far = 0.003394, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 80.71, row = 0.8008, tail = 1.234, cell = 0.007347, input = 0.6604, thin = 0.05792, far = 0.004362, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 41.93, plane = 3.596, row = 0.0004027, vector = 0.04047, cell = 0.04549, input = 0.5023, far = 0.001767, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 42.52, plane = 3.781, vector = 0.03308, cell = 0.04548, input = 0.5387, far = 0.001808, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 67.64, row = 0.6079, vector = 0.4872, tail = 0.01171, input = 0.5577, far = 0.004353, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 68.23, row = 0.5351, vector = 0.5171, tail = 0.08885, input = 0.6054, far = 0.004091, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 68.77, row = 0.695, vector = 0.5056, tail = 1.792, input = 0.6266, far = 0.004149, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 41.06, plane = 3.847, tail = 0.003886, cell = 0.05554, input = 0.4434, thin = 0.0003312, far = 0.001211, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 43.5, plane = 3.861, tail = 0.005139, cell = 0.055, input = 0.5093, far = 0.001303, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 69.55, row = 0.6105, vector = 0.469, input = 0.5321, far = 0.005156, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 69.6, row = 0.5654, vector = 0.48, tail = 0.1136, input = 0.5851, far = 0.005207, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 71.45, row = 0.6314, vector = 0.4689, tail = 1.459, input = 0.6739, thin = 0.02928, far = 0.005376, cache = 838861>
}
