// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-25 by argpool-tune 0.1.0: 450 s --seed=61, 420 s --seed=62, and runs of
// single kinds of 25 to 45 s (--only), nine of them; of calls below 3 MB by rows
// that do not stream, also what four runs of the same day timed (--with). Fitted anew since,
// from the same samples, counting on half of the last cache at most,
// on AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by the second long run's costs, before that fit, lost against the best
// variant in calls not tuned on:
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

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.02282 missed 0.005372 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 10.92, plane = 16.23, row = 3.33, width = 16, tail = 9.567, input = 0.02007, thin = 0.01216, tap = 0.1572, far = 0.001404, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 20.95, vector = 3.092, tail = 22.86, tap = 0.7578, step = 0.02632, far = 0.02218, cache = 629146>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 7.199, plane = 8.259, row = 9.636, tail = 0.5305, cell = 0.5416, thin = 7.177, tap = 0.3384>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <call = 10.53, plane = 13.97, row = 4.204, vector = 0.6093, tail = 2.149, tap = 0.0722, step = 0.003683, far = 0.0004296, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <call = 12.68, plane = 13.67, row = 4.762, vector = 0.6245, tail = 1.123, cell = 0.01865, thin = 2.14, tap = 0.09556, step = 0.002628, far = 0.0006606, cache = 1048576>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <call = 12.74, plane = 13.32, row = 4.328, vector = 0.8869, tail = 0.6861, thin = 1.348, tap = 0.2018, step = 0.003417>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 9.307, plane = 1.576, row = 0.9486, vector = 2.301, tail = 0.0926, cell = 0.02761, far = 0.002038, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 16.13, vector = 4.599, tail = 18.2, cell = 0.5282, far = 0.004893, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_v4" cost <call = 8.76, plane = 1.792, row = 0.8426, vector = 1.631, tail = 0.1133, cell = 0.0595, far = 0.0008144, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 35.38, plane = 1.554, row = 0.4616, vector = 2.999>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.23, plane = 1.835, row = 1.348, vector = 1.648, tail = 0.1586, cell = 0.03468, far = 0.0005659, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 15.21, plane = 2.139, row = 0.5818, vector = 0.3264, width = 16, cell = 0.4057>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 12.79, plane = 1.682, row = 1.281, vector = 1.91, cell = 0.09445, thin = 6.446, far = 0.000303, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 253.5, plane = 4.372, row = 5.597, vector = 5.411, tail = 0.3788, cell = 0.05647, far = 0.0006069, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 21.91, vector = 9.478, tail = 15.78, cell = 1.192, far = 0.007023, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_v4" cost <call = 246.8, plane = 2.903, row = 4.975, vector = 3.806, tail = 0.4662, cell = 0.301, far = 0.000325, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 346, plane = 6.785, row = 5.82, vector = 1.7, width = 32, cell = 0.7455, thin = 0.05363>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 249.1, plane = 2.047, row = 4.837, vector = 3.448, tail = 0.8757, cell = 0.2494, far = 0.0005467, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 337.9, plane = 5.361, row = 12, vector = 4.485>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 15.07, plane = 2.266, row = 9.544, vector = 4.306, cell = 0.0287, thin = 4.424, far = 0.0002071, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 6.659, plane = 21.5, row = 7.532, tail = 5.036, tap = 0.1979, step = 0.0005996, far = 0.0008575, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 11.38, vector = 4.907, tail = 29.82, tap = 0.8473, step = 0.02519, far = 0.02762, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 21.82, plane = 10.12, row = 8.309, tail = 2.403, cell = 0.4578, thin = 8.748, tap = 0.4909, far = 0.0007873, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <call = 4.737, plane = 4.796, row = 0.863, vector = 1.883, tail = 0.7058, cell = 0.03877, far = 0.003058, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_few_channels" cost <call = 9.62, plane = 6.368, vector = 2.395, tail = 0.3917, cell = 0.07678, far = 0.00362, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 11.34, plane = 3.313, row = 0.6508, tail = 80.24, cell = 0.3705>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 57.41, row = 5.922, vector = 2.691, tail = 0.00173, thin = 15.15, far = 0.002754, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <call = 8.286, plane = 4.174, row = 1.556, vector = 1.24, tail = 0.1109, cell = 0.06561, far = 0.001761, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 17.65, plane = 4.073, row = 0.8741, vector = 1.509, tail = 132>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <call = 69.9, row = 4.837, vector = 2.297, thin = 7.892>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 9.039, plane = 3.599, row = 1.496, vector = 1.565, tail = 0.06041, thin = 5.819, far = 0.0006563, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 20.78, plane = 17.03, vector = 4.158, tail = 0.9888, cell = 0.04225, far = 0.0005356, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_few_channels" cost <call = 32.6, plane = 17.56, vector = 5.412, tail = 0.04359, cell = 0.1075, far = 0.001176, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 70.36, plane = 27.75, row = 0.0376, tail = 243.7, cell = 0.5313>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 127.8, row = 38.49, vector = 9.795, thin = 22.53, far = 0.0002571, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 33.17, plane = 16.77, row = 0.4208, vector = 3.167, cell = 0.07779>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows_v8_stream64" cost <call = 302.8, plane = 42.01, tail = 53.02, cell = 0.8286>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 92.01, row = 34.02, vector = 4.672, thin = 6.88, far = 0.002285, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 74.82, plane = 14.69, row = 0.1241, vector = 2.937, cell = 0.6651, thin = 12.06>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 14.44, plane = 11.64, row = 7.696, vector = 2.117, tail = 2.429, tap = 0.08525, far = 0.001954, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 14.2, plane = 13.33, row = 7.807, vector = 1.439, tail = 1.701, cell = 0.1158, thin = 4.533, tap = 0.1412, far = 0.0026, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 18, plane = 13, row = 6.18, vector = 2.031, tail = 2.263, thin = 2.364, tap = 0.306, far = 0.004358, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 1.604, plane = 16.37, row = 7.353, tail = 6.523, input = 0.02014, tap = 0.2071, step = 0.0004216, far = 0.00006145, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 2.865, plane = 0.03434, row = 0.5775, vector = 3.383, tail = 24.7, input = 0.03203, tap = 0.8567, step = 0.01735, far = 0.01902, cache = 629146>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 8.168, plane = 11.53, row = 7.901, tail = 6.35, cell = 0.3043, thin = 8.836, tap = 0.5289>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <call = 15.28, plane = 16.7, row = 5.685, vector = 1.472, tail = 2.708, tap = 0.09127, step = 0.003729, far = 0.0009402, cache = 838861>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <call = 15.44, plane = 16.36, row = 5.353, vector = 1.379, tail = 2.041, thin = 3.767, tap = 0.1688, step = 0.006159, far = 0.0007632, cache = 1048576>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <call = 19.37, plane = 14.45, row = 5.102, vector = 1.67, tail = 1.92, thin = 2.314, tap = 0.3623, step = 0.007074>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 12.28, plane = 12.25, row = 10.13, vector = 0.07156, tail = 12.51, input = 0.03364, tap = 0.182, far = 0.001418, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <vector = 4.858, tail = 24.76, tap = 0.8696, step = 0.02515, far = 0.006525, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 24.71, plane = 6.972, row = 8.885, tail = 4.748, cell = 0.5048, thin = 14.82, tap = 0.4906, far = 0.0009915, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <call = 10.26, plane = 14.89, row = 4.812, vector = 1.282, tail = 1.947, tap = 0.08805, step = 0.004764, far = 0.0008552, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <call = 8.951, plane = 15.91, row = 4.909, vector = 1.139, tail = 1.449, thin = 4.521, tap = 0.1571, step = 0.004104, far = 0.0007335, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <call = 6.561, plane = 13.98, row = 4.699, vector = 1.22, tail = 1.348, thin = 2.962, tap = 0.3392, step = 0.006081, far = 0.000302, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 12.59, plane = 2.189, row = 9.929, tail = 20.16, input = 0.003854, tap = 0.2225>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 43.72, row = 1.899, vector = 4.038, tail = 27.78, tap = 0.8546, step = 0.0203, far = 0.0185, cache = 629146>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 5.279, plane = 8.214, row = 9.693, tail = 10.14, cell = 0.3176, thin = 49.59, tap = 0.5218>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <call = 13.75, plane = 13.32, row = 5.43, vector = 1.137, tail = 2.3, tap = 0.08656, step = 0.006616, far = 0.0003318, cache = 629146>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <call = 13.42, plane = 13.72, row = 5.285, vector = 1.238, tail = 1.797, thin = 4.529, tap = 0.1366, step = 0.009248>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <call = 10.36, plane = 15, row = 4.908, vector = 1.205, tail = 1.169, thin = 4.625, tap = 0.2871, step = 0.01642>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 0.6937, plane = 0.06569, vector = 0.9587, tail = 0.06241, cell = 0.08007, far = 0.001992, cache = 838861, deep = 0.01793, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_v8" cost <call = 3.678, plane = 0.6914, row = 0.1887, vector = 0.9026, tail = 0.2021, cell = 0.02594, far = 0.002078, cache = 838861, deep = 0.02825, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 8.561, plane = 0.06278, vector = 4.316, tail = 26.98, far = 0.005034, cache = 838861, deep = 0.1162, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_stream" cost <call = 126.5, vector = 0.8186, width = 64, cell = 0.122, far = 0.0009307, cache = 838861, deep = 0.009059, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 8.691, plane = 1.234, row = 0.3786, vector = 1.263, far = 0.0006024, cache = 1048576, deep = 0.01621, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_row_packing" cost <call = 45.65, plane = 0.2327, vector = 0.2589, tail = 0.04226, cell = 0.1385, far = 0.001106, cache = 838861, deep = 0.0258, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows_stream" cost <call = 117.1, plane = 1.983, width = 16, tail = 0.3587, cell = 0.1419, thin = 0.01311, far = 0.0007657, cache = 838861, deep = 0.008458, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 6.389, plane = 1.2, row = 0.5611, vector = 0.8756, cell = 0.08361, thin = 3.984, far = 0.0001426, cache = 419430, deep = 0.01225, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 364.6, row = 2.058, vector = 4.707, tail = 2.914, deep = 0.001932, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_v8" cost <call = 347, row = 2.676, vector = 2.48, tail = 2.058, cell = 0.1336, deep = 0.003493, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1478, vector = 2.877, tail = 32.06, cell = 0.381, far = 0.00817, cache = 1048576, deep = 0.1111, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_sliding" cost <call = 272.3, plane = 5.409, vector = 1.074, tail = 0.06005, cell = 0.04098, far = 0.001446, cache = 1363149, deep = 0.01304, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_stream" cost <call = 421.8, width = 64, tail = 0.2755, cell = 0.2947, thin = 0.1011, deep = 0.0008947, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 366.4, row = 3.858, vector = 1.332, tail = 2.661, cell = 0.147, deep = 0.002361, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_sliding" cost <call = 274.8, plane = 9.779, vector = 0.8713, tail = 0.09417, cell = 0.03323, far = 0.001434, cache = 1363149, deep = 0.003128, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_van_herk" cost <call = 150.6, row = 0.1262, vector = 0.4005, cell = 0.1185, thin = 0.06697, far = 0.004612, cache = 1048576, deep = 0.003128, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows_stream" cost <call = 647.4, row = 4.677, vector = 2.412, deep = 0.0008947, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 18.58, row = 8.497, tail = 5.268, cell = 0.6864, deep = 0.003102, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 5.064, plane = 3.172, row = 0.9033, vector = 2.79, tail = 0.48, cell = 0.03911, far = 0.001271, cache = 838861, deep = 0.02095, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_v8" cost <call = 4.225, plane = 1.769, row = 0.3654, vector = 1.982, cell = 0.03057, input = 0.001775, far = 0.001379, cache = 419430, deep = 0.02842, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <plane = 0.7011, tail = 29.62, cell = 0.9891, far = 0.0002843, cache = 629146, deep = 0.1517, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_row_block" cost <call = 49.57, plane = 11.77, row = 0.1197, vector = 3.443, tail = 0.2174, input = 0.0008705, far = 0.002442, cache = 838861, deep = 0.02731, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_stream" cost <call = 81.38, row = 2.181, vector = 3.504, far = 0.0004245, cache = 838861, deep = 0.011, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 9.64, plane = 2.338, row = 0.3834, vector = 1.951, cell = 0.04039, far = 0.0007514, cache = 838861, deep = 0.01404, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_v4" cost <call = 8.415, plane = 1.587, row = 2.111, tail = 1.51, input = 0.01685, deep = 0.02731, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_stream" cost <call = 18.17, plane = 4.374, row = 0.7871, vector = 2.36, deep = 0.003592, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 9.181, plane = 1.65, row = 0.5187, vector = 1.65, tail = 0.0499, cell = 0.1062, input = 0.01563, thin = 9.237, far = 0.0008142, cache = 419430, deep = 0.01215, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 254.4, plane = 4.359, row = 3.014, vector = 5.031, tail = 1.134, cell = 0.01707, deep = 0.007319, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_v8" cost <call = 251.1, plane = 1.523, row = 2.795, vector = 4.183, tail = 0.5055, far = 0.0002736, cache = 419430, deep = 0.02344, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <plane = 0.04937, vector = 9.485, tail = 36.97, cell = 0.02186, deep = 0.2652, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_row_block" cost <call = 38.38, plane = 15.58, vector = 2.967, tail = 0.3914, cell = 0.01356, far = 0.00119, cache = 629146, deep = 0.01258, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_stream" cost <call = 334.7, plane = 35.4, row = 2.867, width = 64, cell = 0.3187, thin = 0.03851, deep = 0.0008091, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 253.7, plane = 2.411, row = 1.863, vector = 2.564, tail = 0.9741, cell = 0.07036, far = 0.0002327, cache = 838861, deep = 0.006951, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_v4" cost <call = 293.8, plane = 3.465, vector = 0.8025, tail = 3.518, cell = 0.3756, deep = 0.009884, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 279.6, plane = 11.07, vector = 2.234, tail = 0.2948, cell = 0.07062, far = 0.003384, cache = 629146, deep = 0.009884, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_stream" cost <call = 259.2, plane = 2.763, row = 3.763, width = 32, tail = 0.7534, cell = 0.3856, deep = 0.0005359, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 26.94, row = 7.003, tail = 2.07, cell = 0.8141, thin = 2.361, far = 0.0006448, cache = 419430, deep = 0.005767, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 29.58, plane = 30.85, row = 9.43, vector = 0.762, tail = 4.332, tap = 0.05957, step = 0.005202, far = 0.0009516, cache = 419430, deep = 0.04386, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 63.79, vector = 4.543, tail = 26.08, input = 0.005558, tap = 0.5066, far = 0.02171, cache = 629146, deep = 0.2211, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx512_many_taps" cost <call = 75.61, plane = 48.02, vector = 10.54, width = 64, tail = 1.642, input = 0.09927, step = 0.03143, far = 0.004557, cache = 419430, deep = 0.08753, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx512_plane_lanes" cost <call = 706.1, plane = 6.417, width = 64, cell = 0.3405, input = 0.456, thin = 0.1455, tap = 0.0007912, step = 0.02497, far = 0.01142, cache = 1363149, deep = 0.09821, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 21.38, plane = 17.55, row = 8.766, vector = 1.874, width = 16, tail = 1.058, tap = 0.06838, step = 0.01091, far = 0.0003482, cache = 419430, deep = 0.0421, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__avx2_many_taps" cost <call = 101.4, plane = 47.33, vector = 6.806, width = 32, tail = 2.24, cell = 0.08665, input = 0.1529, tap = 0.0003453, step = 0.03995, far = 0.002888, cache = 419430, deep = 0.1051, last = 16777216>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 28.15, plane = 7.842, row = 9.816, tail = 2.343, cell = 0.2904, thin = 5.69, tap = 0.1482, step = 0.003457, far = 0.003776, cache = 419430, deep = 0.02777, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <call = 1.174, plane = 3.681, row = 0.3906, vector = 0.7267, tail = 0.7721, cell = 0.0556, far = 0.003182, cache = 629146, deep = 0.02084, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_few_channels_v8" cost <call = 4.607, plane = 6.739, vector = 0.4588, cell = 0.1169, far = 0.004431, cache = 838861, deep = 0.03134, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows_stream" cost <call = 117.3, plane = 2.492, width = 32, tail = 0.2003, cell = 0.11, far = 0.001924, cache = 838861, deep = 0.01423, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 56.89, row = 3.776, vector = 1.852, tail = 0.01697, thin = 9.651, far = 0.003632, cache = 838861, deep = 0.01849, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <call = 4.73, plane = 3.424, row = 0.4159, vector = 0.4415, width = 16, cell = 0.09811, thin = 0.02837, far = 0.002611, cache = 838861, deep = 0.02062, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows_stream" cost <call = 118.3, plane = 3.833, row = 0.2828, vector = 0.4311, width = 16, cell = 0.07968, thin = 0.03719, far = 0.00215, cache = 838861, deep = 0.01326, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <call = 67.14, plane = 2.443, row = 0.02079, vector = 1.559, tail = 0.8037, thin = 4.851, far = 0.003018, cache = 838861, deep = 0.02132, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 7.506, plane = 2.808, row = 0.7788, vector = 0.4007, tail = 0.1538, cell = 0.09949, thin = 4.259, far = 0.001051, cache = 838861, deep = 0.02211, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 42.71, plane = 15.34, row = 0.2726, tail = 2.849, cell = 0.1132, far = 0.0007805, cache = 629146, deep = 0.01929, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 89.21, plane = 16.46, vector = 0.9733, tail = 0.6428, cell = 0.1498, far = 0.000688, cache = 419430, deep = 0.03697, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows_stream" cost <call = 85.81, plane = 11.7, row = 0.5883, tail = 333.1, cell = 0.09949, deep = 0.008607, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 116.8, row = 28.02, vector = 5.526, thin = 13.4, far = 0.008318, cache = 419430, deep = 0.01919, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 58.28, plane = 15.78, row = 0.2781, vector = 0.2326, tail = 1.066, cell = 0.1345, far = 0.000003715, cache = 419430, deep = 0.01639, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 228.4, plane = 13.04, row = 0.4117, tail = 135.9, cell = 0.1461, deep = 0.007622, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 74.21, row = 14.29, vector = 3.711, thin = 6.895, deep = 0.01919, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 135.2, plane = 12.96, row = 0.2827, vector = 1.517, cell = 0.05119, thin = 8.865, deep = 0.01503, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <call = 5.071, plane = 5.82, row = 0.5052, vector = 0.1982, tail = 3.113, input = 0.03778, far = 0.002115, cache = 838861, deep = 0.02403, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_few_channels_v8" cost <call = 13.55, plane = 5.207, tail = 1.949, input = 0.09192, far = 0.004216, cache = 629146, deep = 0.02526, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows_stream" cost <call = 260.6, plane = 7.403, row = 0.07929, width = 32, tail = 0.6353, input = 0.03644, far = 0.00232, cache = 629146, deep = 0.02146, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 98.22, row = 1.26, vector = 6.486, thin = 14.2, far = 0.005819, cache = 629146, deep = 0.03214, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 12.51, plane = 6.147, row = 1.025, tail = 1.652, input = 0.05466, far = 0.001471, cache = 629146, deep = 0.02568, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 200.4, plane = 9.56, row = 1.678, tail = 82.93, input = 0.04976, far = 0.001429, cache = 629146, deep = 0.02029, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 61.17, row = 1.577, vector = 3.022, tail = 2.894, thin = 7.229, far = 0.00983, cache = 1363149, deep = 0.02403, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 22.9, plane = 7.876, row = 1.277, vector = 0.1483, tail = 0.6168, input = 0.118, thin = 9.064, far = 0.0007311, cache = 419430, deep = 0.02344, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 26.24, plane = 11.57, vector = 2.004, tail = 1.631, cell = 0.09189, far = 0.0003847, cache = 629146, deep = 0.02521, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 40.36, plane = 11.83, vector = 1.904, tail = 0.06349, cell = 0.2034, far = 0.001128, cache = 419430, deep = 0.03682, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows_stream" cost <call = 246.6, plane = 13.62, row = 0.005853, vector = 3.142, tail = 167.1, deep = 0.01204, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 77.81, row = 30.36, vector = 5.421, thin = 9.843, far = 0.004821, cache = 419430, deep = 0.01907, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 37.17, plane = 10.7, row = 0.4125, vector = 0.7052, tail = 0.6924, cell = 0.1937, deep = 0.02358, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 238.5, plane = 20.35, vector = 4.205, tail = 122.4, deep = 0.01097, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 89.09, row = 16.61, vector = 3.253, thin = 5.017, far = 0.006406, cache = 1363149, deep = 0.02594, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 61.2, plane = 11.91, row = 0.5207, vector = 0.8223, tail = 0.5297, cell = 0.3983, thin = 7.44, deep = 0.01949, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <call = 13.13, plane = 12.8, row = 4.079, vector = 0.5708, tail = 2.671, tap = 0.03253, step = 0.002871, far = 0.001079, cache = 838861, deep = 0.03017, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_any__avx512_many_taps" cost <call = 470.7, plane = 35.41, row = 1.153, vector = 1.922, tail = 7.337, input = 0.3529, tap = 0.003366, step = 0.00605, deep = 0.07125, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <call = 12.97, plane = 12.6, row = 4.617, vector = 0.05414, tail = 1.574, cell = 0.08679, thin = 3.489, tap = 0.04025, step = 0.003014, far = 0.001089, cache = 838861, deep = 0.0334, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_any__avx2_many_taps" cost <call = 494.3, plane = 33.6, vector = 1.493, tail = 6.648, input = 0.557, tap = 0.004442, step = 0.0111, deep = 0.07096, last = 16777216>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 16.06, plane = 11.69, row = 4.257, vector = 0.1091, tail = 1.042, cell = 0.2113, thin = 3.816, tap = 0.08839, step = 0.004073, far = 0.0007523, cache = 419430, deep = 0.03373, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 7.927, plane = 1.972, vector = 1.686, tail = 0.1635, cell = 0.01061, far = 0.002483, cache = 838861, deep = 0.01316, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 9.014, plane = 2.165, vector = 0.9539, tail = 0.4298, cell = 0.03656, far = 0.0008285, cache = 1048576, deep = 0.01324, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 14.02, plane = 0.06333, vector = 1.218, tail = 15.93, cell = 0.4539, far = 0.005416, cache = 838861, deep = 0.1558, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_stream" cost <call = 117.7, vector = 2.536, far = 0.006412, cache = 419430, deep = 0.001497, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 9.784, plane = 2.192, vector = 1.143, tail = 0.2266, cell = 0.02226, far = 0.0004684, cache = 1048576, deep = 0.01325, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows_stream" cost <call = 2.029, plane = 0.2618, width = 16, cell = 0.2067, thin = 0.08086, far = 0.002824, cache = 419430, deep = 0.001949, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 10.52, plane = 2.569, vector = 1.125, tail = 0.1624, cell = 0.1099, thin = 3.6, deep = 0.006827, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 6.99, plane = 5.691, row = 0.5068, vector = 2.768, cell = 0.01415, far = 0.002293, cache = 838861, deep = 0.01524, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 8.881, plane = 2.493, row = 0.6616, vector = 1.632, tail = 0.2133, cell = 0.02902, far = 0.001226, cache = 838861, deep = 0.02271, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 17.44, plane = 0.04672, vector = 6.043, tail = 29.2, cell = 0.00314, far = 0.002015, cache = 1363149, deep = 0.1766, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_row_packing" cost <call = 57.68, plane = 0.07934, cell = 0.2208, far = 0.001788, cache = 838861, deep = 0.01722, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 9.961, plane = 1.171, row = 0.4831, vector = 4.469, deep = 0.007896, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream16" cost <call = 54.46, plane = 0.8492, row = 0.7302, vector = 1.032, tail = 2.214, cell = 0.2109, deep = 0.006683, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 13.89, plane = 2.094, row = 1.211, vector = 1.825, cell = 0.02053, far = 0.0005722, cache = 1048576, deep = 0.01302, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_row_packing" cost <call = 55.75, vector = 0.5002, cell = 0.2411, far = 0.0002757, cache = 419430, deep = 0.01737, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 19.81, plane = 0.6378, row = 0.4431, width = 16, cell = 0.2848, thin = 0.07555, deep = 0.005568, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 12.86, plane = 2.179, row = 1.451, vector = 1.784, cell = 0.09985, thin = 7.74, far = 0.0003555, cache = 838861, deep = 0.007321, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 12, row = 0.2117, vector = 3.841, cell = 0.1131, far = 0.003249, cache = 629146, deep = 0.02625, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 5.394, plane = 5.403, row = 0.9343, vector = 2.827, tail = 0.3519, cell = 0.09682, far = 0.0007849, cache = 838861, deep = 0.03437, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 22.78, vector = 15.29, tail = 31.24, cell = 0.1241, far = 0.0005003, cache = 419430, deep = 0.1849, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_stream" cost <call = 15.61, vector = 6.431, far = 0.001019, cache = 838861, deep = 0.01423, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_stream16" cost <call = 123.8, row = 1.171, vector = 1.411, tail = 1.031, cell = 0.2819, far = 0.002186, cache = 629146, deep = 0.013, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 11.98, plane = 3.144, row = 1.104, vector = 2.375, tail = 0.2042, cell = 0.1543, far = 0.002093, cache = 629146, deep = 0.02361, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_row_packing" cost <call = 58.09, vector = 0.8671, tail = 0.258, cell = 0.4256, far = 0.0006611, cache = 419430, deep = 0.04154, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows_stream" cost <call = 141.3, plane = 6.002, row = 1.09, vector = 3.502, far = 0.001333, cache = 838861, deep = 0.01162, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 11.06, plane = 2.926, row = 1.563, vector = 2.879, tail = 0.1244, cell = 0.3747, thin = 15.85, far = 0.0002476, cache = 419430, deep = 0.01475, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 369.6, row = 2.547, vector = 5.442, tail = 2.631, cell = 0.03693, deep = 0.00538, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_v8" cost <call = 351.1, row = 3.507, vector = 1.606, tail = 3.334, cell = 0.3625, deep = 0.004328, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.05314, vector = 0.5568, tail = 31.08, cell = 0.6968, deep = 0.08827, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_sliding" cost <call = 294.6, plane = 4.018, vector = 0.2739, tail = 1.344, cell = 0.1379, far = 0.003544, cache = 1048576, deep = 0.01263, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 569, row = 2.105, width = 64, cell = 0.4065, thin = 0.09433, deep = 0.002875, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 358.4, row = 5.446, vector = 1.27, tail = 3.94, cell = 0.354, deep = 0.004953, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_sliding" cost <call = 283, plane = 15.33, vector = 0.7953, tail = 1.153, cell = 0.1508, far = 0.002459, cache = 1048576, deep = 0.01295, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_van_herk" cost <call = 255.2, plane = 3.977, vector = 0.6311, cell = 0.2988, far = 0.004871, cache = 419430, deep = 0.02251, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 569.6, plane = 1.159, row = 5.749, width = 32, cell = 0.5061, thin = 0.1524, deep = 0.004728, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 9.785, row = 11.33, vector = 4.208, tail = 2.626, thin = 11.94, deep = 0.007273, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 9.87, row = 1.51, vector = 4.579, tail = 0.4607, cell = 0.05707, far = 0.0005407, cache = 629146, deep = 0.01352, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_v8" cost <call = 6.171, plane = 1.404, row = 1.224, vector = 3.442, tail = 0.2174, cell = 0.08854, far = 0.000372, cache = 629146, deep = 0.01934, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <plane = 0.3011, vector = 1.529, tail = 34.77, cell = 1.039, far = 0.003479, cache = 419430, deep = 0.1581, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_sliding_3d" cost <call = 9.059, plane = 5.877, row = 0.6444, vector = 2.792, tail = 2.167, cell = 0.1033, far = 0.003059, cache = 1048576, deep = 0.01965, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_stream" cost <call = 126.6, row = 1.839, width = 32, tail = 0.433, cell = 0.2203, input = 0.02434, far = 0.00006357, cache = 838861, deep = 0.002929, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 9.24, plane = 2.59, row = 1.987, vector = 3.225, tail = 0.3382, cell = 0.1065, far = 0.0005049, cache = 1048576, deep = 0.009767, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_v4" cost <call = 11.01, plane = 2.3, row = 4.902, tail = 3.401, input = 0.003448, far = 0.0004172, cache = 419430, deep = 0.01737, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_stream" cost <call = 133.4, plane = 2.821, row = 1.801, width = 32, tail = 0.5387, cell = 0.4862, input = 0.002189, thin = 0.004021, far = 0.000009616, cache = 1363149, deep = 0.001814, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 10.62, plane = 1.915, row = 1.773, vector = 4.124, cell = 0.2244, thin = 14.15, deep = 0.006383, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 256.7, plane = 2.207, row = 5.515, vector = 2.891, tail = 3.486, cell = 0.2314, far = 0.0005998, cache = 838861, deep = 0.00996, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 244.3, row = 5.027, vector = 3.91, tail = 0.2862, cell = 0.1463, far = 0.0005711, cache = 1048576, deep = 0.03088, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 3.398, vector = 12.12, tail = 39.95, cell = 0.07298, far = 0.01254, cache = 1363149, deep = 0.2894, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_row_block" cost <call = 55.33, plane = 18.99, row = 0.9395, vector = 0.8819, tail = 3.384, cell = 0.2344, far = 0.001562, cache = 838861, deep = 0.01467, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 359.1, plane = 0.123, row = 8.673, width = 32, cell = 0.4608, thin = 0.06776, deep = 0.001824, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 256.2, row = 4.67, vector = 3.2, tail = 0.5488, cell = 0.1988, far = 0.0008614, cache = 1048576, deep = 0.008239, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_v4" cost <call = 221.8, plane = 1.052, row = 7.054, tail = 3.817, cell = 0.2582, far = 0.001848, cache = 419430, deep = 0.01441, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 296.5, plane = 17.28, vector = 0.2857, tail = 0.9854, cell = 0.5615, far = 0.004105, cache = 1048576, deep = 0.02587, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 380.6, row = 12.29, width = 32, cell = 0.5992, thin = 0.02907, deep = 0.002207, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 16.33, plane = 0.06035, row = 9.141, vector = 2.833, tail = 0.1577, cell = 0.5346, thin = 13.74, far = 0.001282, cache = 1363149, deep = 0.006883, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 18.87, row = 1.43, vector = 18.4, cell = 0.01175, far = 0.000858, cache = 838861, deep = 0.01168, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_v8" cost <plane = 9.767, row = 2.736, vector = 11.52, tail = 1.518, cell = 0.3685, input = 0.005328, far = 0.0004156, cache = 629146, deep = 0.01855, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 55.93, vector = 22.99, tail = 18.79, cell = 4.657, far = 0.005305, cache = 419430, deep = 0.1603, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_sliding_3d" cost <plane = 44.49, vector = 1.906, tail = 6.948, input = 0.09121, deep = 0.01777, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_stream" cost <call = 57.79, width = 32, tail = 2.737, cell = 1.111, input = 0.009086, deep = 0.007619, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 16.15, row = 1.845, vector = 9.748, tail = 0.9305, cell = 0.3785, far = 0.000371, cache = 1363149, deep = 0.01255, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows_stream" cost <call = 73.73, row = 0.1584, width = 16, tail = 0.579, cell = 1.664, thin = 0.02313, deep = 0.007984, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 5.916, plane = 13.68, row = 0.8433, vector = 12.77, cell = 0.1911, thin = 54.68, far = 0.0007834, cache = 419430, deep = 0.01212, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 8.883, plane = 1.827, vector = 2.567, tail = 0.5387, cell = 0.0275, far = 0.002002, cache = 838861, deep = 0.01576, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 9.116, plane = 1.531, vector = 1.841, tail = 0.4258, cell = 0.00536, far = 0.0008543, cache = 838861, deep = 0.01654, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 17.36, row = 0.7524, vector = 1.029, tail = 15.8, cell = 0.8825, far = 0.005284, cache = 629146, deep = 0.1727, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_stream" cost <call = 78.28, plane = 0.144, vector = 3.775, far = 0.001825, cache = 419430, deep = 0.006136, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 9.489, plane = 1.37, vector = 2.275, tail = 0.2241, cell = 0.01513, far = 0.0005583, cache = 1048576, deep = 0.01578, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows_stream" cost <call = 7.727, plane = 0.1192, width = 16, cell = 0.3304, thin = 0.04623, deep = 0.006136, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 7.594, plane = 3.411, vector = 2.424, tail = 0.2202, thin = 5.455, far = 0.0007788, cache = 1363149, deep = 0.0106, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 11.33, row = 0.7617, vector = 5.485, far = 0.001106, cache = 838861, deep = 0.0137, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_v8" cost <call = 8.655, plane = 1.077, row = 0.9647, vector = 2.476, tail = 0.7576, cell = 0.08694, far = 0.001029, cache = 1048576, deep = 0.02358, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 30.07, plane = 0.264, vector = 9.103, tail = 22.3, cell = 0.2113, far = 0.003061, cache = 629146, deep = 0.1145, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_stream" cost <call = 151, row = 0.8356, width = 64, input = 0.0313, thin = 0.01069, far = 0.001296, cache = 1363149, deep = 0.005357, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_stream16" cost <call = 155.4, row = 1.47, vector = 5.091, tail = 0.9234, cell = 0.02128, far = 0.0008135, cache = 1363149, deep = 0.006057, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 14.03, plane = 1.074, row = 1.461, vector = 2.962, tail = 0.8385, cell = 0.0455, far = 0.0009991, cache = 1048576, deep = 0.01281, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows_stream" cost <call = 138.5, row = 1.144, width = 16, input = 0.04295, thin = 0.04177, far = 0.000864, cache = 1363149, deep = 0.005169, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 14.81, plane = 0.4546, row = 1.372, vector = 2.435, tail = 0.4918, input = 0.0073, thin = 9.003, far = 0.0008846, cache = 1363149, deep = 0.008775, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 7.173, plane = 2.347, vector = 1.942, tail = 0.4666, cell = 0.01306, far = 0.001904, cache = 838861, deep = 0.01317, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_v8" cost <call = 7.023, plane = 2.066, vector = 1.279, tail = 0.3269, cell = 0.03436, far = 0.0002142, cache = 838861, deep = 0.01047, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 14.99, vector = 2.861, tail = 14.55, cell = 0.5684, far = 0.005173, cache = 1363149, deep = 0.1253, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_stream" cost <call = 139, vector = 4.35, far = 0.0003438, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 8.716, plane = 2.369, vector = 1.517, tail = 0.196, cell = 0.009032, far = 0.0001643, cache = 838861, deep = 0.01027, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows_stream" cost <call = 124.4, width = 16, cell = 0.1661, input = 0.04903, thin = 0.08786, far = 0.0006004, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 9.004, plane = 2.296, vector = 1.699, tail = 0.1519, thin = 5.142, deep = 0.005888, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 94.73, row = 3.98, vector = 4.451, tail = 1.818, cell = 0.107, far = 0.0004204, cache = 1363149, deep = 0.002844, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_v8" cost <call = 100.8, row = 3.893, vector = 1.889, tail = 3.201, cell = 0.3296, far = 0.0005545, cache = 838861, deep = 0.002742, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 0.9882, vector = 0.2194, tail = 42.82, cell = 0.7366, far = 0.001771, cache = 419430, deep = 0.06997, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_sliding" cost <call = 151.4, plane = 3.522, vector = 0.4461, tail = 1.145, input = 0.2049, far = 0.001957, cache = 629146, deep = 0.008764, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_stream" cost <call = 278.7, row = 2.27, width = 64, cell = 0.4228, thin = 0.08675, deep = 0.0008832, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 98.36, row = 6.599, vector = 1.454, tail = 4.556, cell = 0.3445, far = 0.001285, cache = 1363149, deep = 0.003142, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_sliding" cost <call = 157.8, plane = 13.61, tail = 1.631, input = 0.2997, far = 0.001274, cache = 419430, deep = 0.01168, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows_stream" cost <call = 297.6, row = 8.251, vector = 4.155, deep = 0.002231, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 12.1, vector = 1.198, tail = 2.281, cell = 0.5944, input = 0.1098, thin = 7.92, far = 0.004254, cache = 419430, deep = 0.002262, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 15.6, plane = 0.1518, row = 8.352, vector = 7.34, tail = 0.6491, cell = 0.000455, input = 0.002095, far = 0.001277, cache = 838861, deep = 0.006339, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_v8" cost <call = 8.36, row = 8.635, vector = 4.312, tail = 1.014, input = 0.02149, far = 0.0007064, cache = 1048576, deep = 0.02044, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 20.47, plane = 0.5553, tail = 39.82, cell = 1.345, deep = 0.1532, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_sliding" cost <call = 20.37, plane = 22.24, vector = 1.679, tail = 0.7546, input = 0.03928, far = 0.002996, cache = 419430, deep = 0.01654, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_stream" cost <call = 158.1, row = 10.73, vector = 0.5379, input = 0.1048, far = 0.001194, cache = 629146, deep = 0.003014, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 13.45, row = 14.95, vector = 4.507, tail = 2.17, cell = 0.006565, input = 0.0155, far = 0.0008001, cache = 629146, deep = 0.008023, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_sliding" cost <call = 31, plane = 28.99, vector = 2.673, tail = 0.6454, input = 0.02827, far = 0.001185, cache = 629146, deep = 0.01391, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows_stream" cost <call = 153.1, row = 18.06, vector = 1.975, input = 0.08726, far = 0.001207, cache = 629146, deep = 0.003676, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 8.273, plane = 0.1809, row = 15.88, vector = 3.926, tail = 1.057, cell = 0.03377, input = 0.0548, thin = 6.157, far = 0.001105, cache = 629146, deep = 0.007685, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1426, row = 6.672, vector = 16.66, tail = 3.948, far = 0.001932, cache = 629146, deep = 0.00171, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_v8" cost <call = 1382, row = 5.72, vector = 13.11, tail = 3.504, far = 0.002062, cache = 629146, deep = 0.001796, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.00194, vector = 1.128, tail = 52.3, cell = 3.324, far = 0.002456, cache = 419430, deep = 0.2402, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_separable" cost <call = 295.7, plane = 13.43, vector = 4.604, tail = 0.4281, cell = 0.01649, far = 0.001503, cache = 838861, deep = 0.02687, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_van_herk" cost <call = 600.4, cell = 0.4378, far = 0.003344, cache = 1048576, deep = 0.01573, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_stream" cost <call = 1619, plane = 2.728, row = 4.153, width = 64, cell = 1.302, thin = 0.06718, far = 0.0009133, cache = 629146, deep = 0.0006043, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1432, row = 8.342, vector = 10.98, tail = 6.145, far = 0.002234, cache = 629146, deep = 0.003463, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_separable" cost <call = 277.9, plane = 9.925, vector = 4.486, tail = 0.02914, far = 0.0009855, cache = 1048576, deep = 0.02079, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_van_herk" cost <call = 203.4, plane = 3.433, vector = 0.5647, cell = 0.4938, deep = 0.01617, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows_stream" cost <call = 1618, row = 10.68, vector = 11.29, far = 0.00108, cache = 629146, deep = 0.001164, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 48.08, row = 14.97, vector = 11.15, tail = 9.759, thin = 41.36, far = 0.003497, cache = 419430, deep = 0.003407, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_separable" cost <call = 455.5, plane = 9.003, vector = 7.128, tail = 1.589, cell = 0.1044, thin = 0.2827, far = 0.00606, cache = 419430, deep = 0.009507, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_van_herk" cost <call = 376.3, plane = 8.797, cell = 0.404, far = 0.009073, cache = 629146, deep = 0.01121, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 41.83, vector = 7.355, tail = 1.412, far = 0.007212, cache = 1363149, deep = 0.00412, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_separable" cost <call = 414.2, plane = 23.08, row = 0.5378, vector = 5.875, tail = 0.3564, far = 0.0027, cache = 629146, deep = 0.03615, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_van_herk" cost <call = 560.6, plane = 9.787, vector = 3.106, width = 16, cell = 0.2881, far = 0.009985, cache = 629146, deep = 0.008961, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_van_herk" cost <call = 1011, plane = 3.154, cell = 0.7828, deep = 0.1089, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 82.99, plane = 22.06, vector = 0.3612, tail = 3.058, cell = 0.413, far = 0.001001, cache = 419430, deep = 0.1347, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_separable" cost <call = 473.2, plane = 27.88, row = 2.433, cell = 0.8637, thin = 0.2958, far = 0.001154, cache = 1048576, deep = 0.1248, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_van_herk" cost <call = 1092, plane = 2.087, cell = 1.029, deep = 0.1054, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 23.94, plane = 10.13, row = 5.763, vector = 1.194, tail = 5.541, input = 0.008216, tap = 0.09272, step = 0.0009129, far = 0.0009688, cache = 1048576, deep = 0.03439, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 36.71, vector = 3.314, tail = 34.88, tap = 0.554, step = 0.008291, far = 0.01672, cache = 838861, deep = 0.2991, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_many_taps" cost <call = 746, plane = 63.78, vector = 7.623, tail = 10.36, input = 0.292, thin = 0.08226, step = 0.05918, deep = 0.07188, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_plane_lanes" cost <call = 586, plane = 9.453, row = 4.46, vector = 6.572, cell = 0.2773, input = 0.4809, tap = 0.001984, step = 0.02459, deep = 0.08535, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 22.1, plane = 9.18, row = 7.374, vector = 0.9924, tail = 3.85, input = 0.0238, tap = 0.13, far = 0.001144, cache = 419430, deep = 0.03345, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_many_taps" cost <call = 621.1, plane = 72.33, vector = 12.02, width = 32, cell = 0.3472, input = 0.3934, tap = 0.002298, step = 0.0668, deep = 0.08535, last = 16777216>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 26.11, plane = 7.107, row = 8.288, vector = 1.461, tail = 3.066, input = 0.01001, thin = 13.65, tap = 0.2447, far = 0.001787, cache = 419430, deep = 0.02833, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 7.854, plane = 3.338, row = 1.033, vector = 1.362, tail = 0.6401, cell = 0.02636, far = 0.002449, cache = 838861, deep = 0.02592, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_few_channels_v8" cost <call = 20.34, plane = 4.473, vector = 0.8999, tail = 0.08793, cell = 0.08635, far = 0.003687, cache = 838861, deep = 0.03442, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows_stream" cost <call = 72.01, plane = 2.232, row = 0.7625, tail = 4.549, cell = 0.1964, far = 0.002977, cache = 419430, deep = 0.007154, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 109.7, plane = 5.95, vector = 2.318, thin = 6.665, far = 0.003562, cache = 1048576, deep = 0.0242, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 12.14, plane = 2.98, row = 1.304, vector = 1.031, tail = 0.1734, cell = 0.03001, far = 0.0009974, cache = 838861, deep = 0.02922, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows_stream" cost <call = 74.16, plane = 2.682, row = 0.1982, tail = 75.33, cell = 0.2098, far = 0.002647, cache = 419430, deep = 0.007723, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 108.1, plane = 5.364, vector = 2.032, thin = 3.175, far = 0.005911, cache = 838861, deep = 0.02592, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 15.09, plane = 2.569, row = 1.124, vector = 0.2714, tail = 0.5681, cell = 0.3017, thin = 2.554, far = 0.0007943, cache = 1048576, deep = 0.01804, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 7.483, plane = 3.981, row = 0.9937, vector = 2.311, tail = 0.1332, cell = 0.02299, far = 0.002511, cache = 838861, deep = 0.02019, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_few_channels_v8" cost <call = 14.85, plane = 6.718, vector = 1.138, cell = 0.154, far = 0.003525, cache = 629146, deep = 0.02278, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 58.22, plane = 1.232, row = 0.4789, tail = 114.7, cell = 0.2598, far = 0.00001236, cache = 629146, deep = 0.01378, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 77.73, plane = 0.131, row = 3.741, vector = 2.931, tail = 0.1108, thin = 16.08, far = 0.002713, cache = 838861, deep = 0.02157, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 9.897, plane = 4.044, row = 1.449, vector = 1.261, tail = 0.08505, cell = 0.06101, far = 0.001445, cache = 1048576, deep = 0.02716, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 25.07, plane = 3.169, row = 0.3666, vector = 2.178, tail = 87.95, deep = 0.01325, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 69.89, plane = 2.445, row = 1.608, vector = 2.202, tail = 0.923, thin = 8.609, far = 0.002032, cache = 1363149, deep = 0.02393, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 11.63, plane = 3.239, row = 1.829, vector = 1.005, cell = 0.1865, thin = 7.074, far = 0.0004686, cache = 1048576, deep = 0.02657, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 17.86, row = 0.9789, vector = 4.001, tail = 0.5216, cell = 0.04737, far = 0.00259, cache = 1048576, deep = 0.02168, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_few_channels_v8" cost <plane = 25.77, vector = 3.061, cell = 0.1598, far = 0.003161, cache = 629146, deep = 0.02373, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_stream" cost <plane = 20.63, row = 1.315, tail = 158.4, cell = 0.3137, far = 0.000888, cache = 1363149, deep = 0.01547, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 20.58, plane = 65.22, row = 8.727, vector = 4.968, tail = 0.1536, thin = 25.22, far = 0.002641, cache = 838861, deep = 0.02191, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 20.21, row = 1.927, vector = 2.883, cell = 0.02975, far = 0.001591, cache = 1048576, deep = 0.02429, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_stream" cost <call = 138, plane = 23.54, row = 1.442, vector = 1.72, width = 16, cell = 0.2722, far = 0.0009489, cache = 629146, deep = 0.01794, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 17.58, plane = 49.16, row = 7.351, vector = 3.803, tail = 2.239, thin = 13.01, far = 0.002362, cache = 838861, deep = 0.02706, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 22.95, row = 2.924, vector = 1.738, cell = 0.3722, thin = 14, far = 0.001775, cache = 1363149, deep = 0.02581, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 37.25, plane = 23.31, row = 0.1291, vector = 2.732, tail = 0.6716, cell = 0.04506, deep = 0.02406, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 64.83, plane = 23.73, vector = 2.594, cell = 0.0686, deep = 0.02646, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows_stream" cost <plane = 44.71, width = 64, cell = 0.2851, thin = 0.01404, deep = 0.009639, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 166.2, row = 63.37, vector = 9.321, thin = 12.9, far = 0.0102, cache = 419430, deep = 0.01604, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 59.69, plane = 25.78, row = 0.5005, vector = 2.95, tail = 0.2166, cell = 0.01518, deep = 0.02114, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 321.8, plane = 53.62, row = 0.2565, vector = 0.7688, width = 64, cell = 0.276, thin = 0.02689, deep = 0.008337, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 110.5, row = 37.59, vector = 7.488, thin = 14.15, far = 0.001993, cache = 838861, deep = 0.01294, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 71.17, plane = 24.31, row = 0.1519, vector = 2.458, tail = 0.209, cell = 0.1695, thin = 20.05, deep = 0.01573, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 11.54, plane = 10.8, row = 1.047, vector = 0.5451, tail = 3.535, input = 0.05352, far = 0.001966, cache = 1048576, deep = 0.01865, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_few_channels_v8" cost <call = 17.44, plane = 10.07, tail = 2.698, input = 0.1295, far = 0.003196, cache = 1048576, deep = 0.02039, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows_stream" cost <call = 214.8, plane = 12.27, row = 1.327, tail = 305.6, input = 0.06276, far = 0.0005434, cache = 1363149, deep = 0.008082, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 92.73, plane = 1.926, row = 7.43, vector = 8.78, thin = 29.67, deep = 0.01628, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 13.65, plane = 11.2, row = 1.525, vector = 0.07748, tail = 1.861, input = 0.08716, far = 0.001594, cache = 1048576, deep = 0.01725, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 285.2, plane = 16.73, row = 2.55, tail = 185.9, input = 0.08679, far = 0.002484, cache = 1363149, deep = 0.0069, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 143.7, row = 7.423, vector = 6.426, thin = 12.84, deep = 0.01628, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 15.79, plane = 7.131, row = 1.336, tail = 1.806, input = 0.2249, thin = 13.84, far = 0.003393, cache = 1363149, deep = 0.008711, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 27.09, plane = 16.84, row = 0.4586, vector = 3.623, tail = 1.487, cell = 0.09222, deep = 0.02092, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 46.1, plane = 19.99, vector = 3.09, cell = 0.2241, far = 0.0003923, cache = 838861, deep = 0.02543, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 86, plane = 29.95, row = 0.811, tail = 249.9, cell = 0.3, deep = 0.01387, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 153.1, row = 57.63, vector = 8.137, thin = 21.46, far = 0.001917, cache = 419430, deep = 0.02222, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 37.62, plane = 19.2, row = 0.606, vector = 2.232, tail = 0.2938, cell = 0.191, deep = 0.01797, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 302, plane = 45.5, row = 1.976, tail = 54.61, cell = 0.4102, far = 0.0009073, cache = 1363149, deep = 0.005918, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 139.4, row = 44.93, vector = 4.828, cell = 0.1719, thin = 2.157, far = 0.01008, cache = 1363149, deep = 0.02058, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 72.42, plane = 18.05, row = 0.01633, vector = 2.762, tail = 0.1192, cell = 0.4368, thin = 13.37, deep = 0.01098, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 41.08, row = 5.761, vector = 42.28, input = 0.02442, deep = 0.05548, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_few_channels_v8" cost <call = 0.4998, plane = 43.81, row = 5.304, vector = 19.15, tail = 10.01, cell = 1.932, input = 0.03217, deep = 0.07962, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows_stream" cost <call = 29.16, plane = 50.78, row = 2.525, vector = 53.33, tail = 560.4, deep = 0.04409, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 191.8, row = 7.884, vector = 56.73, tail = 0.1936, thin = 43.55, far = 0.00168, cache = 419430, deep = 0.0689, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 4.452, plane = 42.39, row = 7.731, vector = 19.78, tail = 13.37, cell = 2.368, input = 0.04409, deep = 0.06774, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows_v16_stream64" cost <call = 69.65, plane = 65.31, row = 11.05, vector = 128.8, tail = 141.5, deep = 0.04825, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 44.55, plane = 41.12, row = 39.8, vector = 5.958, tail = 6.493, cell = 6.815, thin = 2.129, far = 0.02875, cache = 419430, deep = 0.05646, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 106.2, tail = 18.32, cell = 10.26, input = 0.03176, thin = 12.4, deep = 0.05646, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <call = 7.32, plane = 3.425, row = 1.565, vector = 0.5746, tail = 1.695, cell = 0.1374, far = 0.002374, cache = 838861, deep = 0.02514, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_few_channels_v8" cost <call = 13.54, plane = 5.49, vector = 2.556, cell = 0.1061, far = 0.002138, cache = 838861, deep = 0.03196, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows_stream" cost <call = 77.06, plane = 2.726, row = 0.6707, vector = 4.319, far = 0.0001466, cache = 419430, deep = 0.008335, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 78.71, plane = 7.168, vector = 3.07, thin = 9.987, far = 0.00293, cache = 838861, deep = 0.02332, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <call = 9.369, plane = 3.479, row = 2.381, vector = 1.519, tail = 0.01697, cell = 0.03012, far = 0.001634, cache = 838861, deep = 0.02562, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows_stream" cost <call = 5.917, plane = 4.021, row = 0.8968, width = 16, cell = 0.2746, thin = 0.1935, deep = 0.008335, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 70.17, plane = 7.924, vector = 3.044, thin = 5.407, far = 0.003396, cache = 629146, deep = 0.04022, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 10.38, plane = 3.707, row = 2.001, tail = 0.931, cell = 0.4474, thin = 4.126, far = 0.0006892, cache = 838861, deep = 0.02191, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 16.59, plane = 13.66, vector = 8.897, width = 64, cell = 0.356, far = 0.001135, cache = 1048576, deep = 0.03898, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_few_channels_v8" cost <call = 18.32, plane = 11.72, vector = 8.669, width = 32, cell = 0.5628, far = 0.001265, cache = 629146, deep = 0.05036, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows_stream" cost <call = 88.48, plane = 14.5, vector = 7.124, width = 64, cell = 0.3433, deep = 0.002835, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_van_herk" cost <call = 207.1, plane = 29.42, row = 0.1046, vector = 4.481, cell = 0.003856, far = 0.0001033, cache = 419430, deep = 0.03396, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 288.7, row = 73.67, vector = 52.37, cell = 0.5931, thin = 36.6, far = 0.02627, cache = 1363149, deep = 0.03862, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 18.92, plane = 10.87, vector = 8.822, width = 32, cell = 0.6291, far = 0.001133, cache = 629146, deep = 0.05025, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows_v16_stream64" cost <call = 102.4, plane = 19.48, width = 32, cell = 1.31, thin = 0.2322, deep = 0.004173, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_van_herk" cost <call = 160.8, plane = 34.89, row = 0.2393, vector = 2.966, cell = 0.05418, deep = 0.04685, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 152.6, row = 33.63, vector = 44.08, cell = 1.693, thin = 31.93, far = 0.008499, cache = 419430, deep = 0.02854, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 29.93, plane = 10.94, row = 5.383, vector = 2.548, cell = 0.8312, thin = 60.27, far = 0.006267, cache = 629146, deep = 0.1123, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 17.11, plane = 20.9, row = 1.147, vector = 1.899, tail = 1.789, input = 0.07628, far = 0.0007288, cache = 629146, deep = 0.01967, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_few_channels_v8" cost <call = 39.62, plane = 20.56, vector = 1.729, tail = 1.971, input = 0.1911, far = 0.003132, cache = 419430, deep = 0.02639, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows_stream" cost <call = 3.904, plane = 10.22, row = 0.4703, tail = 177.9, cell = 0.2187, input = 0.07311, deep = 0.002449, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 165.6, row = 39.63, cell = 0.6789, thin = 17.28, far = 0.01177, cache = 838861, deep = 0.0193, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 26.99, plane = 18.89, row = 2.176, vector = 1.444, tail = 1.695, input = 0.1338, far = 0.0002644, cache = 419430, deep = 0.01903, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows_v16_stream64" cost <call = 272.3, plane = 9.948, row = 0.6517, width = 32, cell = 0.2539, input = 0.07633, thin = 0.0252, deep = 0.001893, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 127, row = 43.48, cell = 0.8489, input = 0.04449, thin = 2.885, far = 0.01008, cache = 838861, deep = 0.0193, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 57.27, plane = 12.32, row = 1.709, vector = 1.393, tail = 1.08, input = 0.3371, thin = 17.39, far = 0.0003981, cache = 419430, deep = 0.01059, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_van_herk" cost <call = 471.8, plane = 48.19, vector = 6.277, cell = 0.02166, far = 0.001218, cache = 629146, deep = 0.05933, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_van_herk" cost <call = 861.4, plane = 116.5, vector = 4.404, tail = 0.5497, far = 0.00363, cache = 419430, deep = 0.06902, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_van_herk" cost <call = 669.2, plane = 226.1, vector = 1.749, tail = 0.4863, cell = 0.3076, far = 0.003433, cache = 419430, deep = 0.04617, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_van_herk" cost <call = 132.7, plane = 50.78, vector = 3.447, cell = 0.2827, deep = 0.04617, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 17.13, plane = 14.23, row = 5.526, vector = 1.691, tail = 2.631, tap = 0.04276, step = 0.005664, far = 0.001249, cache = 838861, deep = 0.03879, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_many_taps" cost <call = 730.6, plane = 40.94, row = 1.726, vector = 6.591, tail = 5.693, input = 0.3301, tap = 0.001112, step = 0.01215, deep = 0.06646, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 16.98, plane = 14.53, row = 5.806, vector = 1.515, tail = 1.603, thin = 3.539, tap = 0.06506, step = 0.008049, far = 0.001042, cache = 419430, deep = 0.04136, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_many_taps" cost <call = 754.5, plane = 40.09, vector = 5.266, tail = 5.178, input = 0.4997, tap = 0.003032, step = 0.01844, deep = 0.07694, last = 16777216>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 19.44, plane = 14.01, row = 5.604, vector = 1.617, tail = 0.987, thin = 3.872, tap = 0.1375, step = 0.01441, far = 0.00167, cache = 419430, deep = 0.04402, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 8.34, plane = 1.905, row = 0.6476, vector = 2.284, cell = 0.01467, far = 0.002191, cache = 838861, deep = 0.01441, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 8.891, plane = 2.037, row = 0.8987, vector = 1.402, tail = 0.1192, cell = 0.02878, far = 0.001261, cache = 838861, deep = 0.01939, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 3.908, vector = 3.676, tail = 31.11, cell = 0.1555, far = 0.002477, cache = 629146, deep = 0.1635, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_stream" cost <call = 103.5, row = 0.2953, width = 32, tail = 0.1935, cell = 0.184, thin = 0.01702, far = 0.0003812, cache = 1363149, deep = 0.003813, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_stream16" cost <call = 25.02, plane = 4.134, row = 0.5477, vector = 0.7026, width = 32, cell = 0.1708, thin = 0.005069, deep = 0.003996, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 13.69, plane = 2.28, row = 1.341, vector = 1.476, cell = 0.03529, far = 0.0008525, cache = 1048576, deep = 0.01236, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_row_packing" cost <call = 60.4, plane = 0.303, vector = 0.4582, cell = 0.2018, deep = 0.01736, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows_stream" cost <call = 10.67, plane = 1.795, row = 0.4871, width = 32, tail = 0.04049, cell = 0.218, thin = 0.0483, deep = 0.003813, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 13.7, plane = 1.88, row = 1.431, vector = 0.8499, tail = 0.3647, cell = 0.2754, thin = 7.978, far = 0.0001148, cache = 419430, deep = 0.01143, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 262.1, row = 5.332, vector = 5.354, tail = 0.6341, cell = 0.03193, far = 0.0006214, cache = 838861, deep = 0.008831, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_v8" cost <call = 250.4, plane = 0.5356, row = 5.044, vector = 3.949, cell = 0.1057, far = 0.0002894, cache = 838861, deep = 0.01869, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 10.87, tail = 39.55, cell = 0.1439, far = 0.01206, cache = 1363149, deep = 0.1924, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_row_block" cost <call = 60.25, plane = 10.32, row = 1.562, vector = 4.461, tail = 0.62, far = 0.002279, cache = 1048576, deep = 0.01186, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 329.8, plane = 8.458, row = 6.815, vector = 6.45, deep = 0.004315, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 256.5, plane = 1.366, row = 4.601, vector = 3.236, tail = 0.8683, cell = 0.1194, far = 0.0009127, cache = 838861, deep = 0.008981, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 358, plane = 2.859, row = 0.6942, tail = 3.105, cell = 1.377, deep = 0.01186, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 320.4, plane = 17.52, row = 0.3395, vector = 3.201, tail = 0.5304, cell = 0.09467, far = 0.00272, cache = 838861, deep = 0.01186, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 282.3, plane = 1.82, row = 11.26, vector = 4.472, deep = 0.004496, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 17.07, plane = 2.366, row = 8.729, vector = 2.929, tail = 0.7618, cell = 0.3572, thin = 11.51, far = 0.0002465, cache = 419430, deep = 0.01086, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 30.98, row = 5.989, tail = 3.969, tap = 0.09109, step = 0.007413, far = 0.0006717, cache = 419430, deep = 0.05279, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 41.6, row = 0.5832, vector = 5.112, tail = 28.65, input = 0.002387, tap = 0.5497, step = 0.004504, far = 0.02178, cache = 1048576, deep = 0.5073, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_many_taps" cost <call = 712.4, plane = 63.44, row = 4.976, vector = 6.49, tail = 4.458, input = 0.2683, thin = 0.2046, step = 0.05382, deep = 0.1001, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_plane_lanes" cost <call = 527.3, plane = 9.986, vector = 2.721, width = 64, cell = 0.6025, input = 0.5025, thin = 0.2647, step = 0.01973, deep = 0.1212, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 7.134, plane = 19.04, row = 9.772, vector = 0.01442, tail = 1.914, tap = 0.1504, step = 0.003582, far = 0.001036, cache = 419430, deep = 0.04823, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_many_taps" cost <call = 537, plane = 63.65, row = 0.3293, vector = 5.726, tail = 2.374, input = 0.3109, thin = 1.072, step = 0.08233, deep = 0.145, last = 16777216>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 3.853, plane = 12.63, row = 8.787, vector = 0.5853, tail = 2.637, thin = 11.84, tap = 0.2751, deep = 0.04735, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <call = 2.745, plane = 5.849, row = 0.8211, vector = 1.685, tail = 0.7003, cell = 0.03272, far = 0.002536, cache = 629146, deep = 0.02111, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_few_channels_v8" cost <call = 7.165, plane = 7.867, vector = 1.454, cell = 0.08344, far = 0.004383, cache = 838861, deep = 0.02832, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_stream" cost <call = 119.7, plane = 1.441, row = 0.1929, tail = 146.7, cell = 0.1754, far = 0.0001579, cache = 629146, deep = 0.01227, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 82.05, row = 4.903, vector = 2.445, tail = 0.04281, thin = 16.12, far = 0.003, cache = 629146, deep = 0.01908, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 7.198, plane = 5.14, row = 1.495, vector = 1.277, tail = 0.185, cell = 0.02045, far = 0.001833, cache = 838861, deep = 0.02173, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows_stream" cost <call = 24.29, plane = 3.951, row = 0.5012, width = 16, tail = 0.6519, cell = 0.1855, thin = 0.01632, far = 0.0001617, cache = 1363149, deep = 0.01149, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 63.39, plane = 2.486, row = 1.798, vector = 1.748, tail = 1.437, thin = 8.652, far = 0.002785, cache = 629146, deep = 0.02171, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 10.53, plane = 4.299, row = 1.783, vector = 1.083, tail = 0.02086, cell = 0.11, thin = 6.701, far = 0.0008427, cache = 629146, deep = 0.02071, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 18.51, plane = 18.76, row = 0.363, vector = 4.254, tail = 0.1606, far = 0.001276, cache = 1363149, deep = 0.01927, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 47.35, plane = 19.22, vector = 2.884, cell = 0.2568, far = 0.001862, cache = 1363149, deep = 0.01764, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows_stream" cost <call = 89.47, plane = 22.71, row = 0.6242, tail = 439.6, cell = 0.2293, far = 0.00187, cache = 1363149, deep = 0.02957, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 116.4, row = 57.08, vector = 7.042, thin = 20.28, far = 0.002402, cache = 419430, deep = 0.01871, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 30.04, plane = 19.28, row = 0.2114, vector = 1.917, tail = 0.8396, cell = 0.1775, deep = 0.0196, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 320.8, plane = 29.22, row = 0.1312, width = 64, cell = 0.3515, thin = 0.03064, far = 0.002874, cache = 838861, deep = 0.01731, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 73.58, row = 42.67, tail = 0.6269, cell = 0.8333, thin = 6.503, deep = 0.01871, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 75.54, plane = 15.58, row = 0.767, vector = 1.847, tail = 0.4278, cell = 0.5799, thin = 12.21, deep = 0.01647, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <call = 12.66, plane = 15.34, row = 6.159, vector = 1.175, tail = 3.055, tap = 0.0434, step = 0.002439, far = 0.001891, cache = 838861, deep = 0.03396, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_many_taps" cost <call = 704.7, plane = 48.47, row = 1.646, vector = 5.53, tail = 7.843, input = 0.3036, tap = 0.00289, step = 0.01167, far = 0.004188, cache = 1048576, deep = 0.06649, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <call = 12.11, plane = 15.04, row = 6.55, vector = 0.9118, tail = 1.321, cell = 0.0537, thin = 6.644, tap = 0.0648, step = 0.003558, far = 0.001751, cache = 629146, deep = 0.0355, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_many_taps" cost <call = 708.6, plane = 42.59, row = 1.362, vector = 3.865, tail = 6.687, input = 0.4834, tap = 0.00556, step = 0.02008, far = 0.003852, cache = 1048576, deep = 0.0656, last = 16777216>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <call = 15.08, plane = 14.32, row = 5.458, vector = 1.64, tail = 0.7734, thin = 6.543, tap = 0.1584, step = 0.006192, far = 0.004491, cache = 838861, deep = 0.0366, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 8.058, plane = 1.644, row = 0.2893, vector = 1.707, tail = 0.001454, cell = 0.04101, far = 0.001531, cache = 838861, deep = 0.01275, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 6.457, plane = 2.283, row = 0.6076, vector = 0.9627, tail = 0.07053, cell = 0.05013, far = 0.001209, cache = 838861, deep = 0.02467, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.08663, vector = 4.582, tail = 25.91, far = 0.003416, cache = 1048576, deep = 0.04392, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_stream" cost <call = 1.327, plane = 6.525, width = 32, tail = 0.2054, cell = 0.161, deep = 0.003866, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 11.01, plane = 1.68, row = 0.7173, vector = 1.383, tail = 0.08673, cell = 0.02572, far = 0.0001406, cache = 629146, deep = 0.01104, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_row_packing" cost <call = 47.81, vector = 0.5352, cell = 0.234, far = 0.002869, cache = 1363149, deep = 0.0171, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows_stream" cost <call = 10.98, plane = 0.9582, row = 0.1003, vector = 0.9556, width = 32, cell = 0.1772, thin = 0.006257, deep = 0.002432, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 11.43, plane = 1.72, row = 0.6293, vector = 1.237, cell = 0.1265, thin = 7.227, deep = 0.00644, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 250.8, row = 4.074, vector = 6.289, tail = 0.38, cell = 0.005381, deep = 0.01327, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_v8" cost <call = 242.4, row = 3.539, vector = 5.367, tail = 0.4649, far = 0.0001739, cache = 419430, deep = 0.02939, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 6.977, vector = 8.421, tail = 39.76, cell = 0.2288, far = 0.01518, cache = 629146, deep = 0.1536, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_row_block" cost <call = 47.97, plane = 28.63, vector = 3.942, tail = 0.8788, cell = 0.04083, far = 0.002027, cache = 629146, deep = 0.02148, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <call = 343.5, row = 7.266, vector = 6.246, deep = 0.00002728, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 261.3, row = 4.012, vector = 3.799, tail = 1.302, cell = 0.06467, deep = 0.01288, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_v4" cost <call = 226.9, plane = 2.482, row = 5.306, tail = 2.401, cell = 0.3699, far = 0.007548, cache = 629146, deep = 0.02148, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 283.4, plane = 13.82, row = 0.1916, vector = 4.386, tail = 0.2615, cell = 0.001432, far = 0.001185, cache = 629146, deep = 0.02148, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 353.2, row = 10.83, vector = 4.292, far = 0.0002118, cache = 419430, deep = 0.00001559, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.53, plane = 1.385, row = 8.095, vector = 4.114, tail = 0.1891, thin = 11.42, far = 0.0002914, cache = 419430, deep = 0.008595, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 15.76, plane = 30.57, row = 10.96, width = 32, tail = 4.211, tap = 0.0731, step = 0.01291, far = 0.002093, cache = 419430, deep = 0.05374, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 53.04, vector = 2.683, tail = 32.56, tap = 0.5693, step = 0.003691, far = 0.02131, cache = 838861, deep = 0.1678, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_many_taps" cost <call = 880.3, plane = 65.17, vector = 17.57, width = 64, tail = 0.2326, input = 0.2738, step = 0.06234, deep = 0.09843, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_plane_lanes" cost <call = 405.6, plane = 9.57, vector = 11.49, width = 32, cell = 0.4785, input = 0.3735, tap = 0.00007419, step = 0.0317, deep = 0.1346, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_many_taps" cost <call = 789.2, plane = 62.09, vector = 14, width = 32, cell = 0.1988, input = 0.2648, tap = 0.000794, step = 0.07593, deep = 0.1501, last = 16777216>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 20.73, plane = 11.58, row = 9.286, tail = 2.585, cell = 0.01179, input = 0.01109, thin = 11.19, tap = 0.2756, far = 0.001786, cache = 419430, deep = 0.04966, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <call = 2.739, plane = 3.543, row = 0.3862, vector = 1.445, tail = 0.6719, cell = 0.03348, far = 0.002722, cache = 838861, deep = 0.02315, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_few_channels_v8" cost <call = 10.62, plane = 8.171, vector = 1.239, cell = 0.0817, far = 0.003488, cache = 629146, deep = 0.03238, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 11.77, plane = 3.173, row = 0.3411, tail = 98.09, cell = 0.1293, far = 0.001452, cache = 1048576, deep = 0.01942, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 63.6, row = 3.991, vector = 2.22, thin = 16.81, far = 0.002667, cache = 838861, deep = 0.02266, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <call = 6.438, plane = 3.828, row = 0.7125, vector = 1.066, tail = 0.2883, cell = 0.03537, far = 0.001697, cache = 838861, deep = 0.02553, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows_stream" cost <call = 9.709, plane = 3.653, row = 0.5274, vector = 1.398, tail = 116.3, far = 0.0004269, cache = 1048576, deep = 0.02208, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 77.5, plane = 1.828, row = 1.348, vector = 1.783, tail = 1.066, thin = 8.133, far = 0.001602, cache = 629146, deep = 0.02885, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 10.06, plane = 2.308, row = 1.617, vector = 0.9093, tail = 0.1144, cell = 0.08118, thin = 6.68, far = 0.0003603, cache = 1048576, deep = 0.02552, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 36.34, plane = 14.05, row = 0.4524, vector = 3.535, tail = 2.041, far = 0.001461, cache = 838861, deep = 0.0216, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 30.37, plane = 22.15, vector = 3.202, cell = 0.1259, far = 0.001495, cache = 629146, deep = 0.03148, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows_stream" cost <call = 36.12, plane = 3.443, row = 0.6781, tail = 60.32, cell = 0.2368, deep = 0.01733, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 67.86, plane = 5.991, row = 67.82, tail = 1.757, cell = 0.3914, thin = 19.73, deep = 0.02108, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 35.23, plane = 17.24, row = 0.7133, vector = 3.183, tail = 0.01884, cell = 0.01851, deep = 0.02191, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows_stream" cost <call = 57.22, plane = 8.738, row = 0.4956, vector = 0.1943, width = 16, cell = 0.3671, thin = 0.1466, deep = 0.01599, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 23.67, plane = 7.714, row = 40.39, vector = 5.597, thin = 6.103, far = 0.004708, cache = 419430, deep = 0.02108, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 24.25, plane = 18.34, row = 0.2636, vector = 2.691, tail = 0.0229, cell = 0.3158, thin = 12.33, deep = 0.01364, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 11.53, plane = 15.71, row = 5.088, vector = 1.177, tail = 2.546, tap = 0.04179, step = 0.001958, far = 0.001193, cache = 838861, deep = 0.03106, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_many_taps" cost <call = 727.4, plane = 48.77, row = 0.648, vector = 4.631, tail = 9.235, input = 0.3537, tap = 0.006589, deep = 0.06458, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 13.74, plane = 14.79, row = 5.167, vector = 1.277, tail = 1.147, thin = 6.131, tap = 0.06952, step = 0.001893, far = 0.0009108, cache = 419430, deep = 0.03177, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_many_taps" cost <call = 729.7, plane = 45.53, row = 0.755, vector = 3.554, tail = 7.524, input = 0.5176, tap = 0.01121, step = 0.002999, deep = 0.0593, last = 16777216>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 17.71, plane = 13.87, row = 5.305, vector = 1.118, tail = 0.8742, cell = 0.02387, thin = 5.789, tap = 0.1474, step = 0.002719, far = 0.0009143, cache = 419430, deep = 0.03238, last = 16777216>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 52.69, plane = 27.57, row = 6.774, width = 32, tail = 1.469, input = 0.0238, thin = 0.4044, tap = 0.1008, far = 0.001751, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 67.52, plane = 0.0977, vector = 2.042, tail = 29.71, input = 0.0008477, tap = 0.5726, step = 0.003417, far = 0.02744, cache = 629146>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_many_taps" cost <call = 962.3, plane = 64.74, vector = 13.3, width = 64, cell = 0.12, input = 0.2473, step = 0.05708, far = 0.01687, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_plane_lanes" cost <call = 354.7, plane = 9.86, row = 1.337, vector = 17.23, width = 32, cell = 0.03641, input = 0.5006, tap = 0.0007251, step = 0.01563, far = 0.006711, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_many_taps" cost <call = 800.4, plane = 62.32, vector = 6.235, tail = 3.282, input = 0.2103, thin = 0.5996, tap = 0.0002463, step = 0.07554, far = 0.01423, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 15.07, plane = 14.19, row = 6.451, tail = 4.69, cell = 0.1962, input = 0.01796, thin = 10.17, tap = 0.2467, far = 0.005436, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <call = 11.83, plane = 15.16, row = 5.323, vector = 1.036, tail = 2.052, tap = 0.04256, step = 0.002707, far = 0.001643, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_many_taps" cost <call = 671.6, plane = 44.95, vector = 4.409, tail = 10.33, input = 0.3871, tap = 0.003126, step = 0.004407>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <call = 11.63, plane = 15.06, row = 5.43, tail = 2.149, cell = 0.1415, thin = 5.87, tap = 0.06571, step = 0.003955, far = 0.002296, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_many_taps" cost <call = 724.4, plane = 35.95, row = 0.02294, vector = 3.483, tail = 8.942, input = 0.5593, tap = 0.005408, step = 0.01047>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 12.35, plane = 14.42, row = 5.06, vector = 1.325, tail = 1.285, thin = 5.448, tap = 0.1396, step = 0.005968, far = 0.003966, cache = 1363149>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows_v16" cost <call = 32.49, plane = 20.84, row = 0.6041, width = 64, tail = 10.94, tap = 0.09581, step = 0.004765, far = 0.003557, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_plane_lanes_v16" cost <call = 310.5, plane = 6.15, row = 0.5892, vector = 4.481, tail = 11.87, cell = 0.12, input = 0.5431, tap = 0.001982, step = 0.02535>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 18.17, plane = 15.17, row = 6.24, vector = 0.4908, tail = 4.877, thin = 12.7, tap = 0.1539, step = 0.002344, far = 0.01138, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 11.18, plane = 14.57, row = 4.763, vector = 0.741, tail = 2.581, tap = 0.02649, step = 0.001786, far = 0.0005757, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__avx512_many_taps" cost <call = 513, plane = 38.14, vector = 0.4812, tail = 13.28, input = 0.213, tap = 0.001929, step = 0.004756>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 12.35, plane = 13.83, row = 4.89, vector = 0.9659, tail = 2.501, tap = 0.03202, step = 0.00196, far = 0.0008602, cache = 1048576>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 15.43, plane = 11.7, row = 4.224, vector = 1.367, tail = 2.513, thin = 6.838, tap = 0.0704, step = 0.003568>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 14.78, row = 0.543, vector = 6.509, tail = 0.0715, cell = 0.001238, far = 0.0002119, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 10.28, plane = 1.983, row = 0.3543, vector = 3.824, tail = 0.271, cell = 0.02624>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 10.18, plane = 0.7291, row = 0.2551, vector = 3.809, cell = 0.04693>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 60.61, plane = 1.394, vector = 1.565, cell = 0.4752>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.63, plane = 1.506, row = 0.1386, vector = 6.552, tail = 0.3126, cell = 0.04185, far = 0.00006651, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 11.93, plane = 0.95, row = 0.4198, vector = 5.71, cell = 0.05687>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 12.68, plane = 0.9777, row = 0.3954, vector = 2.638, tail = 0.1847, cell = 0.4874, thin = 9.784, far = 0.000008172, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_row_block_v16" cost <call = 73.05, plane = 19.74, row = 0.7309, vector = 5.071, tail = 0.317, cell = 0.03024, far = 0.001151, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 270, row = 19.54, vector = 12.36, tail = 2.29, cell = 0.06006, far = 0.0003193, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 268.3, row = 11.87, vector = 9.661, tail = 0.2413, far = 0.0002794, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 262.3, plane = 1.479, row = 10.36, vector = 8.163, tail = 1.294, cell = 0.1396, far = 0.0007563, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 22.23, row = 24.45, vector = 16.56, tail = 0.5711, far = 0.00086, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 20.58, plane = 1.215, row = 8.314, vector = 8.04, tail = 0.6272, cell = 0.1428, far = 0.001068, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 17.33, plane = 0.9094, row = 22.08, vector = 11.68, tail = 1.243, cell = 0.2203, far = 0.001645, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 25.03, row = 22.14, tail = 1.587, cell = 2.547, thin = 5.275, far = 0.003114, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows_v16" cost <call = 14.42, plane = 19.66, row = 5.815, tail = 4.752, tap = 0.1135, far = 0.0006848, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 570.5, plane = 9.776, width = 64, tail = 1.251, cell = 0.7106, input = 0.5681, thin = 0.1133, tap = 0.003433, step = 0.02533>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 31.7, plane = 10.18, row = 6.428, vector = 0.1003, tail = 3.838, thin = 19.88, tap = 0.277, far = 0.0004769, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <call = 9.544, plane = 4.252, row = 0.6213, vector = 5.364, tail = 0.6094, cell = 0.01935, far = 0.0004187, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <call = 15.28, plane = 7.31, vector = 3.689, tail = 0.3788, cell = 0.02779, far = 0.0016, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <call = 10.12, plane = 3.949, row = 0.7757, vector = 2.807, tail = 0.04698, cell = 0.06046, thin = 10.13>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 1.859, plane = 3.189, row = 0.3787, tail = 134.6, cell = 0.2237>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.498, plane = 4.363, row = 1.051, vector = 4.218, tail = 0.4077, cell = 0.02941, far = 0.0003037, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_v8" cost <call = 10.67, plane = 3.993, row = 1.213, vector = 2.249, tail = 0.04865, cell = 0.04808, thin = 16.79, far = 0.0002902, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 112.7, plane = 3.548, row = 0.4795, tail = 23.38, cell = 0.2842>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat_v8" cost <call = 88.66, row = 2.149, vector = 3.875, tail = 1.009, thin = 9.477>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.198, plane = 3.261, row = 0.4793, vector = 4.09, tail = 0.3406, cell = 0.1466, thin = 9.554, far = 0.00004408, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 49.87, plane = 19.82, vector = 10.42, tail = 0.4287, cell = 0.05346>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 55.84, plane = 19.95, vector = 6.156, tail = 0.08193, cell = 0.14>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 82.75, plane = 18.35, vector = 5.088, cell = 0.2685, thin = 19.2>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 277.2, plane = 36.78, row = 0.5083, tail = 266.2, cell = 0.3337, far = 0.0008014, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 54.8, plane = 21.33, row = 0.3657, vector = 6.656, tail = 0.09768, cell = 0.125>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 56.43, plane = 16.71, row = 0.121, vector = 3.233, cell = 0.1464, thin = 15.8>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 138.8, plane = 14.48, row = 1.249, vector = 7.868, tail = 236, far = 0.0002545, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 217.7, row = 43.59, tail = 1.279, cell = 1.386, thin = 8.439>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 117.3, plane = 21.14, vector = 6.409, tail = 0.05704, cell = 0.5069, thin = 17.44>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 17.43, plane = 11.97, row = 5.18, vector = 3.686, tail = 4.514, tap = 0.04648, step = 0.001516, far = 0.0005192, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_many_taps" cost <call = 861.2, plane = 58.78, row = 2.41, vector = 21.48, tail = 14.08, input = 0.244, tap = 0.0009027, step = 0.002464>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 17.12, plane = 11.43, row = 4.223, vector = 3.813, tail = 4.003, tap = 0.08431, step = 0.00162, far = 0.001337, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 17.86, plane = 12.49, row = 4.46, vector = 3.391, tail = 3.652, thin = 9.129, tap = 0.1656, step = 0.002873, far = 0.003168, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows_v16" cost <plane = 20.99, row = 2.925, tail = 4.449, tap = 0.1291, step = 0.009055, far = 0.009878, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 242, plane = 9.89, vector = 11.22, cell = 0.08352, input = 0.5158, tap = 0.004602, step = 0.02337, far = 0.008429, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <plane = 13.89, row = 6.028, vector = 0.06065, tail = 1.186, input = 0.02294, thin = 18.26, tap = 0.2579, step = 0.01109, far = 0.01601, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <call = 20.43, plane = 17.34, row = 5.874, vector = 1.701, tail = 5.971, tap = 0.05072, step = 0.00296, far = 0.0009742, cache = 1363149>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_many_taps" cost <call = 697.8, plane = 38.86, row = 0.9816, vector = 6.161, tail = 13.11, input = 0.2059, step = 0.009873>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <call = 17.83, plane = 14.88, row = 4.732, vector = 2.321, tail = 3.525, tap = 0.08647, step = 0.005078, far = 0.0006585, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 31.19, plane = 12.97, row = 5.15, vector = 2.642, tail = 2.786, thin = 8.707, tap = 0.158, step = 0.009217>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows_v16" cost <call = 23.05, plane = 21.19, row = 4.102, width = 64, tail = 18.16, tap = 0.112, step = 0.0003096>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 210.8, plane = 8.987, vector = 12.21, width = 64, cell = 0.2457, input = 0.5126, thin = 0.5216, tap = 0.0009431, step = 0.0305, far = 0.0411, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 28.49, plane = 6.57, row = 16.3, tail = 4.608, cell = 0.06945, thin = 15.92, tap = 0.2082, step = 0.00049, far = 0.001252, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 20.04, plane = 14.44, row = 5.136, vector = 1.207, tail = 2.747, tap = 0.03141, step = 0.0024, far = 0.001193, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_many_taps" cost <call = 613.5, plane = 45.68, row = 1.405, vector = 3.005, tail = 10.65, input = 0.2008, tap = 0.0003907, step = 0.006373, far = 0.0007556, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 18.75, plane = 13.23, row = 5.155, vector = 1.353, tail = 1.867, tap = 0.04896, step = 0.002271, far = 0.0004834, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 16.81, plane = 13.26, row = 4.549, vector = 1.553, tail = 2.252, thin = 7.331, tap = 0.1099, step = 0.004843>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows_v16" cost <call = 31.14, plane = 17.66, width = 64, tail = 12.6, thin = 0.08286, tap = 0.1307, step = 0.005712>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 68.9, plane = 11.27, row = 4.004, vector = 0.1706, tail = 7.943, input = 0.002807, thin = 18.5, tap = 0.2279, step = 0.001531>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <call = 18.86, plane = 13.81, row = 4.914, vector = 0.8518, tail = 3.806, tap = 0.0376, step = 0.0005749, far = 0.002414, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_many_taps" cost <call = 778.6, plane = 41.84, row = 0.9246, vector = 5.199, tail = 8.128, input = 0.1794, tap = 0.0009313, step = 0.005131>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 17.62, plane = 13.71, row = 4.826, vector = 1.139, tail = 2.85, tap = 0.05232, step = 0.00103, far = 0.001166, cache = 838861>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 23.02, plane = 13.77, row = 4.246, vector = 1.333, tail = 2.429, thin = 7.325, tap = 0.1174, step = 0.002317, far = 0.001013, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows_v16" cost <call = 9.899, plane = 20.86, row = 6.715, width = 64, tail = 5.259, tap = 0.08331, step = 0.01442, far = 0.005909, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_plane_lanes_v16" cost <call = 408.1, plane = 6.461, width = 64, cell = 0.4688, input = 0.502, thin = 0.2332, step = 0.02494, far = 0.01394, cache = 838861>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 39.06, plane = 8.956, row = 9.127, vector = 0.1077, tail = 5.96, input = 0.02451, thin = 11.67, tap = 0.1592, far = 0.004842, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <call = 4.605, plane = 13.89, row = 4.194, vector = 0.4579, tail = 3.529, tap = 0.03313, step = 0.001248, far = 0.002227, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_many_taps" cost <call = 341.6, plane = 37.03, row = 2.188, vector = 0.4033, tail = 9.709, input = 0.1958, tap = 0.002737, step = 0.0065>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 8.451, plane = 11.81, row = 4.538, vector = 0.8197, tail = 1.94, cell = 0.006898, tap = 0.03767, step = 0.001237, far = 0.002073, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 5.044, plane = 11.24, row = 4.243, vector = 1.119, tail = 1.488, thin = 6.176, tap = 0.0824, step = 0.00229>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 11.99, plane = 3.487, row = 0.3403, vector = 6.006, tail = 0.2923, cell = 0.01737, far = 0.0002675, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 10.22, plane = 2.821, row = 0.2927, vector = 3.751, tail = 0.2867, cell = 0.03014, far = 0.0001385, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 10.13, plane = 1.978, vector = 4.202, tail = 0.01765, far = 0.0000193, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 50.49, plane = 1.577, vector = 1.176, cell = 0.5271>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 12.36, plane = 2.351, row = 0.1338, vector = 6.8, tail = 0.1693, cell = 0.02645, far = 0.0000415, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 9.087, plane = 2.628, row = 0.6022, vector = 1.93, tail = 0.09398, cell = 0.01447>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 12.06, plane = 2.657, row = 0.05673, vector = 6.185, tail = 0.03131, far = 0.0001066, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 14.75, plane = 1.382, row = 0.1704, vector = 1.942, tail = 0.7007, cell = 0.6596, thin = 10.06, far = 0.0005471, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_row_block_v16" cost <call = 61.38, plane = 18.01, row = 0.8589, vector = 4.195, tail = 0.769, cell = 0.06621, far = 0.0008394, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 276.3, row = 19.97, vector = 13.93, tail = 0.6573, cell = 0.01142, far = 0.0007355, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 262.3, plane = 8.056, row = 12.18, vector = 7.958, tail = 1.117, cell = 0.1063, far = 0.0004663, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 261.2, plane = 4.86, row = 10.69, vector = 9.355, tail = 0.1599, far = 0.0006471, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 7.261, plane = 17.45, row = 25.1, vector = 14.97, tail = 0.7875, cell = 0.1024, far = 0.001099, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 18.18, plane = 1.666, row = 11.82, vector = 4.642, tail = 0.1149, cell = 0.007186, far = 0.0003745, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 12.84, plane = 7.31, row = 22.28, vector = 12.93, cell = 0.07664, far = 0.00138, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 25.41, row = 23.26, tail = 0.8052, cell = 2.567, thin = 6.879>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows_v16" cost <call = 16.29, plane = 14.17, row = 6.095, tail = 4.864, tap = 0.1138>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 464.6, plane = 10.05, vector = 4.618, width = 32, tail = 8.099, cell = 0.4581, input = 0.5324, thin = 0.1348, step = 0.03261, far = 0.01346, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 43.65, plane = 5.062, row = 7.179, tail = 5.102, thin = 23.33, tap = 0.2646, step = 0.005558, far = 0.0004023, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <call = 10.25, plane = 4.05, row = 0.6301, vector = 5.872, tail = 0.3439, cell = 0.002678, far = 0.0005001, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <call = 16.23, plane = 7.024, vector = 3.611, tail = 0.4628, cell = 0.03075, far = 0.001534, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <call = 10.52, plane = 3.697, row = 0.8644, vector = 3.035, cell = 0.02823, thin = 10.01, far = 0.0002596, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_stream" cost <plane = 3.32, row = 0.4155, tail = 61.48, cell = 0.2203>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <call = 9.949, plane = 3.149, row = 0.4654, vector = 4.645, tail = 0.2593, cell = 0.01363, far = 0.0004182, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_v8" cost <call = 10.41, plane = 3.743, row = 0.9067, vector = 2.156, tail = 0.08832, cell = 0.03278, thin = 11.6, far = 0.0003341, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 16.99, plane = 3.034, row = 0.3987, tail = 103.6, cell = 0.3021>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat_v8" cost <call = 70.55, plane = 1.222, row = 0.6608, vector = 2.641, tail = 2.127, cell = 0.01231, thin = 13.34, far = 0.003784, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 9.095, plane = 2.932, row = 0.6138, vector = 4.326, tail = 0.2104, cell = 0.112, thin = 9.388, far = 0.0001825, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 50.9, plane = 20.64, vector = 11.53, tail = 0.2024, cell = 0.02714>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 69.11, plane = 20.6, vector = 6.44, tail = 0.9135, cell = 0.1308>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 106.2, plane = 15.99, vector = 5.057, tail = 0.01897, cell = 0.2953, thin = 18.65>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 403.3, plane = 38.22, row = 0.06233, tail = 273.1, cell = 0.3388, far = 0.0006889, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 72.54, plane = 21.21, vector = 7.246, tail = 1.25, cell = 0.1646>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 78.96, plane = 14.42, vector = 3.756, tail = 0.07608, cell = 0.185, thin = 15.04>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 166.4, plane = 39.91, row = 0.7331, tail = 98.04, cell = 0.5607, far = 0.0001163, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 108.5, row = 41.87, vector = 8.067, thin = 20.87>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 155.4, plane = 17.39, vector = 5.859, tail = 0.471, cell = 0.6037, thin = 17.41>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 15.63, plane = 12.54, row = 4.924, vector = 3.795, tail = 4.96, tap = 0.04608, step = 0.001664, far = 0.001211, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_many_taps" cost <call = 767.2, plane = 56.81, row = 1.383, vector = 21.56, tail = 16.8, input = 0.2309, tap = 0.001973, step = 0.006225>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 16.65, plane = 11.76, row = 3.968, vector = 3.848, tail = 3.882, tap = 0.08431, step = 0.001583, far = 0.001517, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 17.58, plane = 12.69, row = 4.251, vector = 3.414, tail = 3.817, thin = 9.552, tap = 0.1686, step = 0.001244, far = 0.003239, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows_v16" cost <plane = 24.33, row = 5.726, tail = 11.92, tap = 0.1385, step = 0.003435>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 456.8, plane = 8.734, row = 3.386, width = 32, cell = 0.7326, input = 0.5834, thin = 0.4676, tap = 0.0003602, step = 0.02267>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 8.139, plane = 6.078, row = 15.66, tail = 0.5087, input = 0.04612, thin = 25.28, tap = 0.2693, step = 0.0009723>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 21.26, plane = 12.92, row = 5.513, vector = 3.026, tail = 3.77, tap = 0.04192, step = 0.004379>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_many_taps" cost <call = 714.1, plane = 44.8, vector = 5.271, tail = 16.16, input = 0.2219, tap = 0.002614, step = 0.00891>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 24.93, plane = 10.57, row = 5.324, vector = 2.822, tail = 2.703, tap = 0.07727, step = 0.006417, far = 0.001562, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 33.74, plane = 8.963, row = 5.879, vector = 3.006, tail = 2.699, thin = 8.81, tap = 0.1441, step = 0.01168>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows_v16" cost <plane = 26.86, row = 10.29, width = 64, thin = 0.3305, tap = 0.1199, step = 0.007193>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 556.5, plane = 7.325, row = 1.321, vector = 20.91, width = 32, input = 0.5827, thin = 0.1132, step = 0.01499>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 33.97, plane = 14.8, row = 10.2, vector = 0.2056, tail = 3.406, input = 0.02804, thin = 24.95, tap = 0.2135>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <call = 19.84, plane = 14.46, row = 5.252, vector = 1.232, tail = 3.832, tap = 0.03348, step = 0.001726, far = 0.0008211, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_many_taps" cost <call = 698.2, plane = 42.65, row = 0.4046, vector = 5.501, tail = 9.298, input = 0.2082, tap = 0.001219, step = 0.001943>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <call = 16.35, plane = 14.09, row = 5.015, vector = 1.638, tail = 1.591, tap = 0.0465, step = 0.00218, far = 0.001037, cache = 1363149>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 19.42, plane = 14.63, row = 4.645, vector = 1.828, tail = 1.497, thin = 6.683, tap = 0.1, step = 0.0054>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows_v16" cost <call = 0.2049, plane = 20.77, row = 6.192, width = 32, thin = 0.8712, tap = 0.1135, step = 0.01225>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 21.39, plane = 5.633, row = 12.47, tail = 10.43, input = 0.00475, thin = 21.53, tap = 0.2195, step = 0.0003185, far = 0.001793, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <call = 22.16, plane = 12.18, row = 5.579, vector = 1.38, tail = 4.087, tap = 0.03006, step = 0.002124, far = 0.002129, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_many_taps" cost <call = 749.8, plane = 42.78, vector = 3.115, tail = 12.59, input = 0.1951, tap = 0.00148, step = 0.003926>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 22.59, plane = 13.95, row = 4.423, vector = 1.676, tail = 2.203, tap = 0.04425, step = 0.001991, far = 0.002974, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 23.84, plane = 13.1, row = 4.329, vector = 1.787, tail = 2.867, thin = 6.126, tap = 0.09815, step = 0.004563, far = 0.00514, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 18.69, plane = 13.29, row = 9.01, vector = 0.7806, tail = 8.732, input = 0.02815, tap = 0.08843, step = 0.006908, far = 0.002831, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 24.38, row = 0.2224, vector = 3.069, tail = 29.44, tap = 0.2515, step = 0.009976, far = 0.005523, cache = 629146>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 12.72, plane = 15.31, row = 3.74, tail = 2.936, thin = 0.3243, tap = 0.6409, step = 0.006365>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <call = 11.54, plane = 12.5, row = 4.68, vector = 0.9223, tail = 2.224, input = 0.0004169, tap = 0.0369, step = 0.001503, far = 0.000805, cache = 629146>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <call = 13.1, plane = 10.54, row = 4.817, tail = 1.739, cell = 0.1069, thin = 2.67, tap = 0.3974, step = 0.01524>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 14.39, plane = 12.47, row = 11.66, tail = 11.2, cell = 0.1528, input = 0.03878, tap = 0.1401, step = 0.005727, far = 0.00021, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 29.19, vector = 4.179, tail = 31.42, tap = 0.2777, step = 0.00941, far = 0.006582, cache = 1048576>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 8.33, plane = 17.16, row = 7.273, tail = 4.416, thin = 5.994, tap = 1.048>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <call = 9.564, plane = 17.63, row = 6.335, vector = 2.522, tail = 4.158, tap = 0.0659, step = 0.001973, far = 0.0009058, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 16.25, plane = 13.38, row = 5.719, tail = 3.23, cell = 0.7095, thin = 0.8585, tap = 0.6602, step = 0.0437>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 8.782, plane = 15.09, row = 10.47, vector = 6.574, width = 32, tail = 0.7988, tap = 0.1391, step = 0.01174>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 28.31, row = 0.3213, vector = 4.042, tail = 30.56, tap = 0.2884, step = 0.006504, far = 0.006994, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <plane = 8.117, row = 13.4, tail = 0.5247, thin = 11.84, tap = 1.09>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <call = 14.52, plane = 14.83, row = 5.843, vector = 2.434, tail = 5.158, tap = 0.06198, step = 0.002815, far = 0.001651, cache = 1048576>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 9.344, plane = 12.29, row = 5.048, tail = 3.17, cell = 0.7695, thin = 2.309, tap = 0.7215, step = 0.0401>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 13.06, plane = 16.3, row = 10.27, vector = 1.191, tail = 7.193, input = 0.02214, tap = 0.1101, step = 0.003899, far = 0.002674, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 28.75, vector = 2.56, tail = 32.41, cell = 0.048, input = 0.01, tap = 0.281, step = 0.005716, far = 0.005694, cache = 629146>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 14.91, plane = 19.7, row = 3.744, width = 4, tail = 5.387, thin = 0.3329, tap = 0.7847, far = 0.0005725, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <call = 12.49, plane = 12.84, row = 5.408, vector = 1.684, tail = 2.344, tap = 0.04959, step = 0.00208, far = 0.0006484, cache = 419430>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 30.45, plane = 10.98, row = 4.34, vector = 0.7367, tail = 2.127, thin = 3.424, tap = 0.5289, step = 0.02941, far = 0.0007772, cache = 419430>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 6.704, plane = 21.07, row = 8.935, vector = 2.513, width = 16, tail = 3.794, input = 0.001159, tap = 0.1126, step = 0.0105, far = 0.006221, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 17.5, vector = 3.168, tail = 34.07, tap = 0.2732, step = 0.01145, far = 0.008127, cache = 1048576>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 6.249, plane = 10.23, row = 10.13, tail = 7.832, thin = 1.485, tap = 0.7653, step = 0.0008208>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <call = 9.147, plane = 14.59, row = 5.101, vector = 1.633, tail = 2.118, tap = 0.05133, step = 0.00208, far = 0.001031, cache = 838861>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 7.17, plane = 12.15, row = 5.378, vector = 0.9462, tail = 1.825, thin = 2.618, tap = 0.4836, step = 0.02752>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 13.85, plane = 36.61, row = 8.481, tail = 3.608, tap = 0.05643, step = 0.01363, far = 0.003548, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 14.66, plane = 0.05587, vector = 4.63, tail = 35.46, input = 0.009039, tap = 0.2276, step = 0.008945, far = 0.008709, cache = 838861>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 14.55, plane = 14.76, row = 8.303, vector = 2.39, width = 8, tail = 5.257, input = 0.003997, tap = 0.09601, step = 0.01158, far = 0.005036, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows_v8" cost <call = 13.57, plane = 12.12, row = 5.242, vector = 0.848, tail = 1.033, tap = 0.02921, step = 0.0008857, far = 0.0008781, cache = 1048576>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <call = 18.3, plane = 12.17, row = 5.047, vector = 0.9243, tail = 0.6331, thin = 2.352, tap = 0.05598, step = 0.001003, far = 0.0009376, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 7.429, plane = 28.42, row = 5.433, width = 32, tail = 6.828, thin = 0.003241, tap = 0.1006, step = 0.0122, far = 0.001747, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 34.44, plane = 0.04498, vector = 4.951, tail = 38.58, input = 0.01477, tap = 0.2427, step = 0.004085, far = 0.007712, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 21.52, plane = 12.95, row = 10.29, tail = 7.842, cell = 0.2952, input = 0.06635, thin = 12.17, tap = 0.2116, step = 0.00872, far = 0.0002396, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows_v8" cost <call = 13.19, plane = 14.71, row = 6.717, vector = 2.45, tail = 1.801, tap = 0.05004, step = 0.001606, far = 0.0004938, cache = 838861>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 13.13, plane = 14.61, row = 6.299, vector = 0.2594, tail = 2.208, cell = 0.5972, thin = 6.859, tap = 0.1247, step = 0.001686>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 6.827, plane = 19.18, row = 8.416, width = 32, tail = 0.3623, input = 0.03679, thin = 0.1366, tap = 0.09612, step = 0.008464, far = 0.0001754, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 27.57, vector = 5.52, tail = 36.2, tap = 0.2475, step = 0.006797, far = 0.001869, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 23.01, plane = 4.364, row = 15.32, vector = 1.31, tail = 1.486, input = 0.06613, thin = 21.36, tap = 0.1889, step = 0.009152>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows_v8" cost <call = 15.65, plane = 13.29, row = 6.674, vector = 2.152, tail = 2.187, tap = 0.05268, step = 0.0009582, far = 0.00157, cache = 1048576>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <call = 21.21, plane = 13.83, row = 6.093, vector = 0.6083, tail = 2.078, cell = 0.374, thin = 4.39, tap = 0.125, step = 0.00136, far = 0.0006268, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 25.18, plane = 27.53, row = 10.47, width = 64, cell = 0.006169, input = 0.01962, thin = 0.1515, tap = 0.08325, far = 0.001322, cache = 419430>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 41.4, plane = 0.02868, vector = 4.457, tail = 34.17, input = 0.01329, tap = 0.2418, step = 0.00583, far = 0.005151, cache = 629146>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 6.465, plane = 12.32, row = 12.38, vector = 1.388, tail = 1.241, thin = 13.07, tap = 0.1886>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows_v8" cost <call = 13.33, plane = 13.07, row = 5.695, vector = 1.417, tail = 1.901, tap = 0.04706, step = 0.001353, far = 0.0008242, cache = 838861>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <call = 15.1, plane = 12.97, row = 5.487, vector = 1.5, tail = 1.012, thin = 4.314, tap = 0.1108, step = 0.001514, far = 0.0002375, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 23.67, plane = 36.58, row = 1.728, width = 64, input = 0.01411, thin = 0.4866, tap = 0.07933, step = 0.00747, far = 0.008045, cache = 1363149>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 37.36, plane = 0.1397, vector = 4.949, tail = 36.49, input = 0.008132, tap = 0.2433, step = 0.007044, far = 0.006688, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <plane = 18.25, row = 7.759, vector = 1.241, tail = 3.845, thin = 11.5, tap = 0.196, far = 0.001382, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows_v8" cost <call = 14.38, plane = 12.76, row = 6.201, vector = 1.37, tail = 0.9828, tap = 0.0471, step = 0.001679, far = 0.0004918, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 18.16, plane = 13.86, row = 5.303, vector = 1.496, tail = 0.8713, thin = 5.381, tap = 0.1125, step = 0.001235>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows_v16" cost <call = 27.74, plane = 18.1, row = 10.81, width = 32, tail = 1.021, input = 0.02251, thin = 0.2802, tap = 0.04695, step = 0.001037, far = 0.00944, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 1.943, plane = 6.218, row = 12.34, tail = 0.844, cell = 0.09437, input = 0.04872, thin = 10, tap = 0.05985, step = 0.003088, far = 0.007627, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows_v8" cost <call = 19.29, plane = 11.05, row = 5.359, vector = 0.782, tail = 1.154, tap = 0.02738, step = 0.0007102, far = 0.0007794, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <call = 13.44, plane = 11.16, row = 5.544, vector = 0.7818, tail = 1.014, input = 0.00005406, tap = 0.01427, step = 0.000639, far = 0.0007089, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 18.71, plane = 10.99, row = 5.135, vector = 0.2219, tail = 1.302, cell = 0.07913, thin = 6.989, tap = 0.0292, step = 0.0007601, far = 0.0008205, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows_v16" cost <call = 38.54, plane = 21.18, row = 8.063, tail = 0.443, tap = 0.07724, step = 0.01023, far = 0.003607, cache = 629146>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 44.07, plane = 5.772, row = 10.67, tail = 4.797, cell = 0.04574, input = 0.0921, thin = 16.22, tap = 0.1625, step = 0.0003831, far = 0.00262, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows_v8" cost <call = 17.46, plane = 13.12, row = 7.125, vector = 2.353, tail = 1.252, tap = 0.05108, step = 0.001162>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <call = 16.38, plane = 14.14, row = 6.179, vector = 2.593, tail = 2.24, tap = 0.03885, step = 0.001627>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 18.41, plane = 13.86, row = 5.486, vector = 2.374, tail = 1.245, cell = 0.06308, thin = 6.934, tap = 0.0813, step = 0.001433>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows_v16" cost <row = 14, width = 64, tail = 2.799, input = 0.01221, thin = 0.219, tap = 0.08495, step = 0.001946, far = 0.005091, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <row = 21.15, cell = 0.07068, input = 0.05491, thin = 18.37, tap = 0.1541, step = 0.002217, far = 0.003493, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows_v8" cost <call = 17.69, plane = 12.85, row = 7.294, vector = 2.256, tail = 1.539, tap = 0.04551, step = 0.001365>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 10.68, plane = 15.18, row = 6.188, vector = 2.413, tail = 2.959, tap = 0.03699, step = 0.000674, far = 0.000825, cache = 1048576>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 16.54, plane = 13.53, row = 5.664, tail = 2.568, cell = 0.3099, thin = 6.624, tap = 0.08113, step = 0.0007399>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows_v16" cost <call = 26.22, plane = 32.34, row = 12.85, tail = 20.06, tap = 0.07501, step = 0.005857>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 33.48, plane = 11.67, row = 16.18, vector = 0.6256, input = 0.02159, thin = 12.92, tap = 0.1361>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows_v8" cost <call = 17.82, plane = 12.12, row = 6.788, vector = 1.501, tail = 0.06269, tap = 0.04583, step = 0.0003511>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <call = 13.77, plane = 12.45, row = 6.614, vector = 1.507, tail = 0.2256, tap = 0.02494, step = 0.0005763>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 18.55, plane = 12.77, row = 5.523, tail = 0.03592, cell = 0.2132, thin = 8.761, tap = 0.05984, step = 0.0002261>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows_v16" cost <call = 11.53, plane = 35.48, row = 9.784, tail = 0.2141, input = 0.009449, tap = 0.05724, step = 0.01253>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 4.564, plane = 12.47, row = 12.78, tail = 3.258, cell = 0.07402, input = 0.02566, thin = 18.11, tap = 0.1267, step = 0.003931>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows_v8" cost <call = 19.91, plane = 13.54, row = 5.974, vector = 0.242, tail = 1.628, cell = 0.1328, input = 0.0002247, tap = 0.049, far = 0.001728, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 13.83, plane = 15.1, row = 6.019, vector = 1.162, tail = 1.469, input = 0.0007379, tap = 0.02747, far = 0.001484, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 17.56, plane = 14.55, row = 5.147, tail = 1.189, cell = 0.1789, thin = 8.351, tap = 0.06211, step = 0.0003555>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows_v16" cost <plane = 39.23, row = 6.177, width = 32, tail = 4.471, thin = 0.6872, tap = 0.05206, step = 0.004686, far = 0.02337, cache = 1363149>
  argpool.measured "max_pool_i8_none_cf_any__base_rows_v8" cost <call = 22.25, plane = 11.67, row = 8.96, tail = 6.472, cell = 0.1441, thin = 13.41, tap = 0.06461, step = 0.01063>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows_v8" cost <call = 20.13, plane = 11.48, row = 4.52, vector = 0.7696, tail = 1.484, tap = 0.03302, step = 0.0003966>
  argpool.measured "max_pool_i8_none_cl_any__base_rows_v8" cost <call = 22.18, plane = 11.07, row = 4.787, vector = 0.8195, tail = 1.407, thin = 17.42, tap = 0.02998, step = 0.0003173>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows_v16" cost <call = 12.82, plane = 12.75, row = 10.69, width = 32, tail = 15.46, input = 0.0008479, tap = 0.06171, step = 0.02248, far = 0.000424, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows_v8" cost <call = 40.87, plane = 9.456, row = 8.765, tail = 11.33, input = 0.06064, thin = 17.49, tap = 0.1818, step = 0.005098, far = 0.0007536, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows_v8" cost <call = 24.41, plane = 15.21, row = 6.669, vector = 2.333, tail = 1.215, tap = 0.0517, step = 0.000428, far = 0.0009562, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows_v8" cost <call = 26.42, plane = 15.38, row = 5.172, tail = 1.772, cell = 0.336, thin = 14.04, tap = 0.08495, step = 0.001356, far = 0.0008932, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows_v16" cost <call = 43.57, plane = 16.3, row = 8.217, width = 32, input = 0.001335, thin = 0.5997, tap = 0.08489, step = 0.00646>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows_v8" cost <call = 77.27, plane = 3.321, row = 17.37, tail = 2.377, input = 0.05493, thin = 18.2, tap = 0.1788, step = 0.0005674>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows_v8" cost <call = 33.09, plane = 13.71, row = 7.046, vector = 2.097, tail = 1.384, input = 0.00004541, tap = 0.05096, step = 0.0004739>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows_v8" cost <call = 36.65, plane = 14.38, row = 5.333, vector = 1.073, tail = 1.704, cell = 0.1759, thin = 14.83, tap = 0.08088, step = 0.000768>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows_v16" cost <plane = 33.75, row = 10.55, tail = 14.76, input = 0.004329, tap = 0.07479, far = 0.01298, cache = 419430>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows_v8" cost <plane = 19.08, row = 9.37, vector = 0.1058, tail = 4.369, cell = 0.05687, input = 0.01804, thin = 16.36, tap = 0.1348, far = 0.01841, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows_v8" cost <call = 31.2, plane = 14.78, row = 6.006, vector = 1.34, tail = 0.9171, tap = 0.04704, step = 0.0009538>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows_v8" cost <call = 30.67, plane = 14.86, row = 4.981, vector = 0.9739, tail = 0.9852, cell = 0.07522, thin = 14.95, tap = 0.05837, step = 0.001351>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows_v16" cost <plane = 18.7, row = 10.05, width = 64, tail = 4.809, cell = 0.003599, input = 0.0147, thin = 0.5896, tap = 0.06373, step = 0.003965>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows_v8" cost <call = 26.18, plane = 6.706, row = 14.1, tail = 4.962, cell = 0.003131, input = 0.02951, thin = 15.79, tap = 0.1421, far = 0.001046, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows_v8" cost <call = 32.51, plane = 13.96, row = 6.373, vector = 1.295, tail = 0.9768, tap = 0.04553, step = 0.00009635, far = 0.002234, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows_v8" cost <call = 35.41, plane = 13.86, row = 5.08, vector = 0.57, tail = 1.48, cell = 0.1132, thin = 13.44, tap = 0.06197, step = 0.0004747, far = 0.002077, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows_v16" cost <call = 70.64, plane = 35.61, row = 10.11, tail = 0.3337, input = 0.0101, tap = 0.05169, step = 0.0008505>
  argpool.measured "max_pool_u8_none_cf_any__avx512_plane_lanes_v16" cost <call = 214.1, plane = 6.253, width = 32, cell = 0.2695, input = 0.3178, thin = 0.2401, tap = 0.001414, step = 0.01105, far = 0.002259, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows_v8" cost <call = 28.33, plane = 17.62, row = 8.985, vector = 1.079, tail = 0.2908, input = 0.02789, thin = 9.4, tap = 0.0647, far = 0.002237, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <call = 8.001, plane = 15.6, row = 4.261, vector = 1.022, tail = 1.506, input = 0.0004955, tap = 0.004971, far = 0.0003644, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__avx512_many_taps" cost <call = 557.3, plane = 34.37, row = 1.647, vector = 1.2, tail = 4, input = 0.04471, tap = 0.0002869, step = 0.0004298>
  argpool.measured "max_pool_u8_none_cl_any__base_rows_v8" cost <call = 20.11, plane = 11.04, row = 5.004, vector = 0.3638, tail = 1.023, cell = 0.04942, input = 0.0009179, thin = 11.12, tap = 0.02891, far = 0.0008517, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v32" cost <call = 11.44, plane = 2.887, row = 0.6704, vector = 2.776, tail = 0.3281, cell = 0.01292, far = 0.0008815, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 9.391, plane = 2.316, row = 0.8269, vector = 1.438, tail = 0.4725, cell = 0.01799, far = 0.0004307, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 10.58, plane = 1.497, row = 0.9196, vector = 1.322, tail = 0.1383, cell = 0.01259>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 62.85, plane = 0.9746, vector = 0.4548, cell = 0.2574, far = 0.0002014, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows_v16" cost <call = 12.83, plane = 1.786, row = 0.2885, vector = 3.938, tail = 0.04446, cell = 0.008461>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v8" cost <call = 13.4, plane = 1.153, row = 0.3519, vector = 3.508, cell = 0.03381>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v4" cost <call = 12.52, plane = 1.508, row = 0.8736, vector = 1.582, cell = 0.1321, thin = 9.153>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v32" cost <call = 275.2, row = 18.37, vector = 5.375, tail = 1.676, cell = 0.01589, far = 0.0001998, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 265.8, plane = 5.729, row = 13.11, vector = 3.388, tail = 0.4635, cell = 0.01119, far = 0.0000533, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 263.6, plane = 2.246, row = 14.29, vector = 2.812, tail = 0.1834>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 12.22, plane = 9.975, row = 16.89, vector = 8.793, tail = 0.2637, cell = 0.03841, far = 0.0004006, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v8" cost <call = 34.01, row = 51.04, vector = 8.286, tail = 0.4086, far = 0.0009606, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 35.66, row = 23.63, cell = 1.213, thin = 3.147, far = 0.002653, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows_v16" cost <call = 1.15, plane = 26.87, row = 6.975, tail = 2.884, tap = 0.08276>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_plane_lanes_v16" cost <call = 598.8, plane = 8.81, tail = 2.241, cell = 0.7059, input = 0.4201, step = 0.03046>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows_v8" cost <call = 51.89, plane = 4.779, row = 7.745, vector = 0.08207, tail = 1.933, thin = 15.45, tap = 0.2015, step = 0.002367, far = 0.001575, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <call = 7.692, plane = 4.401, row = 0.817, vector = 3.882, tail = 0.5307, cell = 0.02214, far = 0.001874, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_few_channels_v16" cost <call = 11.17, plane = 8.155, vector = 1.619, tail = 0.2753, cell = 0.04195, far = 0.002177, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_v8" cost <call = 10.72, plane = 3.986, row = 1.608, vector = 0.3522, tail = 0.424, cell = 0.1225, thin = 12.16, far = 0.0002315, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_stream" cost <plane = 12.95, row = 1.527, tail = 145.9, cell = 0.1233, far = 0.004764, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v16" cost <call = 12.12, plane = 3.414, row = 0.9571, vector = 2.802, cell = 0.03193>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v8" cost <call = 12.1, plane = 3.445, row = 1.295, vector = 0.5172, tail = 0.4928, cell = 0.1693, thin = 11.95>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows_v8" cost <call = 10.69, plane = 2.676, row = 0.7122, vector = 1.503, tail = 0.5329, cell = 0.2334, thin = 13.91>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 21.62, plane = 20.67, row = 0.03122, vector = 9.432, tail = 0.1671, far = 0.0007434, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 39.94, plane = 18.89, vector = 3.584, cell = 0.02805, far = 0.0002993, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 48.89, plane = 15.54, row = 1.774, vector = 1.372, tail = 0.3037, cell = 0.1266, thin = 25.14>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 372.3, plane = 57.49, row = 0.6685, tail = 721.2, cell = 0.2006, far = 0.001141, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v16" cost <call = 57.38, plane = 20.16, row = 0.283, vector = 6.071, tail = 0.003342, cell = 0.04566>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 73.82, plane = 14.94, row = 0.2958, vector = 2.588, tail = 0.4246, cell = 0.1893, thin = 25.44>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows_v8" cost <call = 132.3, plane = 16.87, row = 0.006059, vector = 3.902, tail = 1.065, cell = 0.4388, thin = 26.9>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <call = 12.28, plane = 13.46, row = 5.96, vector = 3.755, tail = 3.663, input = 0.002097, tap = 0.01358, far = 0.0004855, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_many_taps" cost <call = 662.3, plane = 31.58, row = 6.405, vector = 29.44, tail = 24.72, input = 0.1391>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows_v8" cost <call = 12.28, plane = 13.53, row = 5.048, tail = 1.687, cell = 0.343, input = 0.0008956, thin = 14.9, tap = 0.09526, step = 0.0005761, far = 0.001117, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows_v16" cost <call = 4.027, plane = 22.97, row = 8.76, tail = 4.628, cell = 0.05679, tap = 0.05821, step = 0.0046>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_plane_lanes_v16" cost <call = 588.6, plane = 9.542, vector = 10.09, width = 64, cell = 0.4381, input = 0.3696, thin = 0.1862, tap = 0.0009288, step = 0.02618, far = 0.02471, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows_v8" cost <call = 47.38, plane = 16.52, row = 7.82, vector = 0.8176, tail = 7.142, thin = 14, tap = 0.1522, step = 0.01332, far = 0.003026, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <call = 13.57, plane = 17.77, row = 7.064, vector = 2.7, tail = 2.597, tap = 0.01176, step = 0.0005784>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_many_taps" cost <call = 709.7, plane = 26.34, row = 0.4286, vector = 2.01, tail = 21.01, input = 0.1656, step = 0.005286, far = 0.01416, cache = 1363149>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows_v8" cost <call = 39.81, plane = 10.23, row = 4.992, vector = 2.334, tail = 2.57, thin = 12.56, tap = 0.08855, step = 0.004031>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v32" cost <call = 11.61, row = 0.6285, vector = 1.263, tail = 0.03814, cell = 0.002169, far = 0.001028, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v16" cost <call = 6.184, plane = 1.575, row = 0.3141, vector = 1.088, cell = 0.006223, far = 0.0002523, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 7.25, plane = 1.172, row = 0.3537, vector = 0.9211, tail = 0.04584, cell = 0.01696>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 10.03, plane = 1.777, row = 0.4701, vector = 1.575, tail = 0.006428, cell = 0.004612, far = 0.00005087, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v8" cost <call = 11.28, plane = 1.326, row = 0.6411, vector = 1.411, tail = 0.04208, cell = 0.00457>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v4" cost <call = 12.2, plane = 0.9384, row = 0.8082, vector = 0.9272, tail = 0.04421, cell = 0.06973, thin = 14.35, far = 0.000114, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows_v16" cost <call = 8.427, plane = 40.23, row = 9.167, tail = 2.2, tap = 0.056, step = 0.0105>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_plane_lanes_v16" cost <call = 544.1, plane = 8.603, vector = 0.1682, cell = 0.6309, input = 0.4488, step = 0.01576, far = 0.003044, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows_v8" cost <call = 23.51, plane = 10.44, row = 7.444, vector = 0.3702, tail = 1.436, input = 0.02093, thin = 11.97, tap = 0.1566, step = 0.0002368, far = 0.0006212, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <call = 5.643, plane = 4.757, row = 0.5974, vector = 1.417, tail = 0.4189, cell = 0.006879, far = 0.003112, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_few_channels_v16" cost <call = 19.56, plane = 7.797, vector = 1.265, tail = 0.02948, cell = 0.01537, far = 0.003209, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_v8" cost <call = 15.06, plane = 3.252, row = 1.209, vector = 0.5279, tail = 0.1446, cell = 0.03673, thin = 13.14, far = 0.000983, cache = 1363149>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 51.5, plane = 0.3375, vector = 2.935>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 63.59, plane = 0.1655, row = 4.585, vector = 2.082, tail = 0.04747, thin = 11.15, far = 0.003466, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v16" cost <call = 13.71, plane = 3.746, row = 1.233, vector = 0.9131, tail = 0.0206, far = 0.0004726, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v8" cost <call = 15.62, plane = 3.107, row = 1.473, vector = 0.5503, tail = 0.06903, cell = 0.03456, thin = 12.89, far = 0.0002317, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows_v8" cost <call = 15.53, plane = 3.209, row = 1.312, vector = 0.7277, tail = 0.1542, cell = 0.04685, thin = 14.4>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 11.33, plane = 16.09, row = 5.769, vector = 0.986, tail = 2.342, input = 0.0004061, tap = 0.007853, step = 0.0003195, far = 0.0002664, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_many_taps" cost <call = 603.4, plane = 36.64, row = 2.561, vector = 7.539, tail = 8.724, input = 0.07011>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows_v8" cost <call = 27.96, plane = 12.07, row = 5.415, tail = 1.69, cell = 0.1548, thin = 13.95, tap = 0.07319, step = 0.0003071, far = 0.000221, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows_v16" cost <call = 11.06, plane = 40.76, row = 5.156, width = 32, tail = 4.977, thin = 0.2154, tap = 0.06174, step = 0.01295>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows_v8" cost <plane = 22.15, row = 10.77, tail = 1.277, cell = 0.09931, input = 0.007158, thin = 15.22, tap = 0.1364, step = 0.004724>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <call = 12.95, plane = 13.32, row = 6.631, vector = 1.258, tail = 2.861, tap = 0.008145, step = 0.0005955>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_many_taps" cost <call = 667.7, plane = 32.55, row = 3.521, vector = 2.22, tail = 10.93, input = 0.1239, tap = 0.0006314, step = 0.003786, far = 0.0007448, cache = 419430>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows_v8" cost <call = 2.512, plane = 10.71, row = 4.807, vector = 1.51, tail = 1.542, thin = 11.78, tap = 0.08277, step = 0.004831>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 7.63, plane = 6.756, row = 0.6135, vector = 0.8658, width = 16, far = 0.001212, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 18.75, plane = 18.44, row = 1.233, vector = 1.175, cell = 0.001819, far = 0.000455, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 37.9, plane = 12.56, row = 0.6284, vector = 0.6188>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 12.98, plane = 42.53, vector = 1.171, cell = 0.01117, far = 0.0002011, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 49.06, vector = 1.469, cell = 0.009332>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16_stream" cost <call = 29.1, plane = 18.23, row = 0.7284, vector = 0.1979, width = 64, cell = 0.08111, thin = 0.0007158>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows_v4" cost <call = 9.051, plane = 6.605, row = 0.3526, vector = 1.276, width = 8, tail = 0.005758, thin = 0.384, far = 0.000493, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 27.36, plane = 4.052, row = 3.147, vector = 0.811, width = 32, tail = 0.7351, cell = 0.02711, thin = 0.07324, far = 0.001419, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 83.14, plane = 18.12, row = 2.701, vector = 0.8084, far = 0.001601, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 30.47, plane = 4.141, row = 2.471, width = 32, tail = 4.653, cell = 0.09844, thin = 0.09601, far = 0.0005948, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16_stream" cost <call = 104.3, plane = 7.813, row = 1.868, vector = 0.7806, width = 64, cell = 0.08157, thin = 0.01614, far = 0.00176, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 32.34, plane = 8.22, row = 1.904, vector = 0.9845, width = 8, tail = 1.316, cell = 0.1531, thin = 0.01039, far = 0.0001374, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16" cost <call = 18.17, plane = 6.308, row = 0.121, vector = 0.4951, tail = 0.009792, cell = 0.002273, far = 0.0004498, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 19.73, row = 0.4671, vector = 0.364, tail = 0.1389, thin = 0.02201, far = 0.00108, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 84.92, plane = 11.07, row = 0.1677, vector = 0.4812>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_replicate_v8" cost <call = 23.79, plane = 5.211, row = 0.07333, vector = 0.6367, cell = 0.002357>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows_v4" cost <call = 0.8028, plane = 18.91, row = 0.4024, vector = 0.5894, tail = 0.04421, thin = 0.3473, far = 0.0006507, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 3.985, plane = 26.25, row = 1.596, vector = 0.8819, tail = 0.482, thin = 0.003675, far = 0.002802, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 13.17, plane = 29.3, row = 2.034, vector = 1.161, far = 0.001215, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <call = 82.04, plane = 5.014, row = 1.347, vector = 1.013, cell = 0.03255, far = 0.0007784, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 20.38, plane = 24.9, row = 1.329, vector = 1.456, thin = 0.8618, far = 0.003801, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 8.09, plane = 6.834, row = 0.5265, vector = 0.9181, width = 16, far = 0.001596, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate" cost <call = 28.53, plane = 13.49, row = 0.1272, vector = 0.6432, tail = 0.3569, cell = 0.00821, far = 0.002597, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 42.67, plane = 18.6, row = 0.1545, width = 64, cell = 0.04649, thin = 0.01153>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate" cost <call = 11.58, plane = 43.91, row = 0.1399, vector = 0.9725, tail = 0.002091, cell = 0.005773, far = 0.0006091, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 46.05, vector = 0.8352, tail = 0.6742, cell = 0.03178>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate_stream" cost <call = 93.89, plane = 80.86, row = 0.1211, vector = 1.264, far = 0.0007978, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows_v4" cost <call = 9.212, plane = 5.275, row = 0.4666, vector = 1.167, width = 8, tail = 0.1268, thin = 0.3703, far = 0.001405, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 23.39, plane = 5.979, row = 2.661, vector = 1.441, width = 32, tail = 0.6492, cell = 0.01911, thin = 0.08054, far = 0.001422, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 120.2, plane = 3.745, row = 2.256, width = 64, cell = 0.06248, thin = 0.02891, far = 0.00118, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.19, plane = 5.275, row = 2.416, width = 32, tail = 4.251, cell = 0.08475, thin = 0.09211, far = 0.00127, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 122.1, plane = 3.684, row = 2.035, width = 64, cell = 0.08112, thin = 0.03879, far = 0.001086, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 28.53, plane = 7.539, row = 2.298, vector = 0.7211, width = 8, tail = 1.449, cell = 0.1253, far = 0.0006685, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16" cost <call = 18.65, plane = 5.703, row = 0.1141, vector = 0.5462, tail = 0.04478, far = 0.001402, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 19.19, row = 0.4872, vector = 0.3821, tail = 0.1723, thin = 0.009779, far = 0.001515, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 101.8, plane = 4.96, row = 0.04365, vector = 0.722>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_replicate_v8" cost <call = 21.76, plane = 5.049, row = 0.06218, vector = 0.5687, tail = 0.01898, far = 0.0002793, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows_v4" cost <call = 0.3909, plane = 18.74, row = 0.3681, vector = 0.5725, tail = 0.06735, thin = 0.3515, far = 0.00118, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 3.275, plane = 27.62, row = 1.597, vector = 0.8945, tail = 0.5826, thin = 0.01215, far = 0.002408, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 71.54, plane = 28.61, row = 1.786, vector = 1.162, far = 0.0003361, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <call = 79.92, plane = 6.35, row = 1.449, vector = 0.9985, cell = 0.01633, far = 0.0006757, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 21.14, plane = 24.83, row = 1.215, vector = 1.506, thin = 0.9584, far = 0.003068, cache = 419430>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 5.091, plane = 2.36, vector = 1.091, width = 16, tail = 0.5023, far = 0.001794, cache = 629146, deep = 0.009883, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 34.84, plane = 1.913, vector = 1.022, far = 0.002152, cache = 838861, deep = 0.01002, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 28.29, plane = 3.118, vector = 3.5, width = 128, cell = 0.04002, thin = 0.02209, far = 0.002518, cache = 629146, deep = 0.01059, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 87.61, plane = 4.746, width = 64, cell = 0.08567, thin = 0.06092, far = 0.0004187, cache = 419430, deep = 0.004161, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 128.6, plane = 5.824, vector = 0.02908, width = 32, cell = 0.08615, thin = 0.0752, far = 0.00007122, cache = 419430, deep = 0.003549, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v4_stream16" cost <call = 128.7, plane = 6.904, vector = 0.4511, far = 0.0003049, cache = 838861, deep = 0.00226, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 28.93, plane = 1.986, vector = 0.4791, tail = 6.327, cell = 0.02794, far = 0.002223, cache = 629146, deep = 0.01002, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 11.25, plane = 42.86, vector = 1.274, tail = 0.7264, far = 0.0008683, cache = 838861, deep = 0.01016, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 14.02, plane = 44.12, vector = 1.731, width = 16, tail = 1.305, thin = 4.415, deep = 0.003027, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 5.333, plane = 2.801, vector = 1.059, width = 8, tail = 0.07499, thin = 0.3227, far = 0.0006329, cache = 629146, deep = 0.007938, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 8.037, plane = 5.182, row = 0.4572, vector = 1.044, width = 16, far = 0.001253, cache = 629146, deep = 0.01145, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 39.88, plane = 1.475, vector = 1.072, tail = 0.7716, far = 0.001071, cache = 419430, deep = 0.01043, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 24.96, plane = 7.613, vector = 0.5205, cell = 0.02879, far = 0.002152, cache = 838861, deep = 0.01522, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate" cost <call = 25.03, plane = 6.597, row = 0.3771, vector = 0.6074, tail = 0.03944, cell = 0.002, far = 0.0009865, cache = 838861, deep = 0.01076, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 14.85, plane = 12.79, row = 0.2488, vector = 1.387, far = 0.00007118, cache = 838861, deep = 0.001158, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 57.09, plane = 15.14, row = 0.1994, width = 32, cell = 0.08892, thin = 0.02569, deep = 0.001068, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v4_stream16" cost <call = 102.6, plane = 18.43, row = 0.6335, vector = 0.3485, deep = 0.0009548, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 11.52, plane = 43.33, row = 0.2733, vector = 0.9261, tail = 0.0564, far = 0.001195, cache = 838861, deep = 0.01215, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.409, vector = 0.4729, tail = 16.11, far = 0.001582, cache = 629146, deep = 0.01349, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 14.39, plane = 41.62, row = 0.4155, vector = 0.8875, tail = 0.03878, far = 0.0005894, cache = 838861, deep = 0.01471, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 46.22, plane = 0.9053, vector = 0.5049, cell = 0.0002849, far = 0.0001993, cache = 838861, deep = 0.01059, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 101, plane = 43.14, vector = 1.376, width = 16, tail = 0.09926, cell = 0.001322, thin = 2.62, far = 0.00005936, cache = 419430, deep = 0.001365, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_staged_stream" cost <call = 195.1, row = 1.053, vector = 0.6768, far = 0.0004542, cache = 1048576, deep = 0.001091, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 4.445, plane = 6.242, row = 0.3682, vector = 1.337, width = 8, tail = 0.009534, thin = 0.155, deep = 0.006213, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 22.08, plane = 7.575, row = 0.6672, vector = 1.059, width = 16, far = 0.0009836, cache = 629146, deep = 0.01763, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 39.29, plane = 3.415, vector = 0.7445, tail = 3.97, far = 0.0005689, cache = 1048576, deep = 0.01985, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_v32" cost <call = 16.93, plane = 23.52, row = 0.1783, vector = 0.4566, tail = 0.0497, cell = 0.02201, far = 0.002005, cache = 838861, deep = 0.02034, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate" cost <call = 28.14, plane = 11.9, row = 0.366, vector = 0.4064, tail = 0.1702, cell = 0.009972, far = 0.001065, cache = 1048576, deep = 0.02365, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 29.65, row = 0.26, width = 64, tail = 0.2198, cell = 0.06491, far = 0.001557, cache = 419430, deep = 0.0009736, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 15.58, plane = 44.77, row = 0.4664, vector = 0.6321, tail = 0.1268, cell = 0.00814, far = 0.001252, cache = 1048576, deep = 0.01775, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16" cost <call = 10.9, plane = 46.19, row = 0.418, vector = 0.6182, tail = 0.1275, cell = 0.009022, far = 0.0007388, cache = 1048576, deep = 0.02301, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 16.51, plane = 12.58, row = 0.5579, vector = 1.195, width = 8, cell = 0.01365, thin = 0.3232, deep = 0.01357, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_replicate" cost <call = 70.92, plane = 36.14, row = 3.858, width = 64, cell = 0.08621, thin = 0.02429, deep = 0.02019, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 78.34, plane = 9.727, row = 7.27, width = 32, cell = 0.126, thin = 0.7057, deep = 0.025, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 97.47, plane = 9.022, row = 6.445, vector = 1.115, width = 16, cell = 0.09371, thin = 0.6188, deep = 0.02882, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 43.02, plane = 5.191, row = 3.698, vector = 0.6263, width = 16, cell = 0.1587, thin = 0.09496, deep = 0.031, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_replicate" cost <call = 75.11, plane = 30.35, row = 1.257, vector = 1.203, tail = 1.275, deep = 0.01772, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 179.2, plane = 27.98, width = 64, cell = 0.0828, thin = 0.03264, deep = 0.00354, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 80.75, plane = 9.536, row = 5.049, vector = 2.363, width = 32, tail = 1.621, cell = 0.039, thin = 0.7861, deep = 0.02482, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 238, plane = 13.62, row = 3.249, vector = 0.2743, width = 64, cell = 0.1053, thin = 0.04325, far = 0.0002944, cache = 1363149, deep = 0.005271, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.28, plane = 12.26, row = 5.535, vector = 1.844, width = 16, tail = 0.514, cell = 0.04167, thin = 0.7151, deep = 0.0217, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 237.1, plane = 20.08, row = 4.18, width = 32, cell = 0.1766, thin = 0.04283, deep = 0.002436, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 29.01, plane = 6.189, row = 2.767, vector = 1.192, width = 8, tail = 0.8393, cell = 0.06951, deep = 0.01953, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 6.675, plane = 1.411, vector = 2.783, width = 32, cell = 0.01573, far = 0.0008717, cache = 629146, deep = 0.006844, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 34.29, plane = 2.703, vector = 0.6714, tail = 6.063, far = 0.001819, cache = 838861, deep = 0.007363, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v32" cost <call = 17.17, plane = 7.684, vector = 1.046, tail = 0.5166, cell = 0.01897, far = 0.00116, cache = 838861, deep = 0.00864, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_stream" cost <call = 115.2, plane = 4.497, vector = 4.663, width = 64, tail = 90.97, thin = 1.334, far = 0.002402, cache = 419430, deep = 0.0007671, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v8_stream16" cost <call = 134.3, plane = 4.273, vector = 2.623, width = 32, tail = 67.97, thin = 0.3376, far = 0.001038, cache = 419430, deep = 0.0005734, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v4_stream16" cost <call = 88.07, plane = 5.587, vector = 1.4, width = 16, tail = 34.13, far = 0.00007803, cache = 419430, deep = 0.0005464, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <plane = 2.445, vector = 0.1861, tail = 23.7, cell = 0.0351, far = 0.004875, cache = 419430, deep = 0.007363, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_v16" cost <call = 11.42, plane = 43.47, vector = 0.4356, width = 64, cell = 0.06617, thin = 0.02855, far = 0.0003063, cache = 1363149, deep = 0.008113, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_stream16" cost <call = 63.12, plane = 43.15, vector = 1.563, width = 16, thin = 4.648, deep = 0.001429, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 5.792, plane = 2.413, vector = 2.21, width = 16, cell = 0.002285, thin = 0.2271, far = 0.0005243, cache = 419430, deep = 0.00552, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate" cost <call = 24.1, plane = 3.655, row = 0.09328, vector = 0.5927, tail = 0.4055, cell = 0.02417, far = 0.003017, cache = 838861, deep = 0.0125, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 11.74, row = 0.6018, vector = 0.2926, tail = 0.1694, cell = 0.02133, far = 0.00219, cache = 629146, deep = 0.01335, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 132.4, plane = 1.806, row = 0.0485, vector = 1.454, deep = 0.004849, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate" cost <call = 34.21, plane = 3.964, row = 0.2162, vector = 0.4572, tail = 0.0856, cell = 0.01419, far = 0.001926, cache = 838861, deep = 0.01136, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 151.6, plane = 4.564, row = 0.9848, vector = 0.6257, width = 64, cell = 0.07749, thin = 0.005995, far = 0.0001415, cache = 1363149, deep = 0.004414, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 12.6, row = 0.645, vector = 0.565, tail = 0.1021, thin = 0.2553, far = 0.001207, cache = 419430, deep = 0.01013, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate" cost <call = 22.13, plane = 6.355, row = 0.0272, vector = 0.6319, tail = 0.005962, cell = 0.005042, far = 0.00292, cache = 838861, deep = 0.01486, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <call = 64.43, plane = 5.637, row = 0.9493, vector = 1.163, tail = 1.06, thin = 1.736, far = 0.001784, cache = 838861, deep = 0.01539, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 18.06, row = 0.4286, vector = 0.4166, tail = 0.1088, far = 0.001961, cache = 629146, deep = 0.01831, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 51.01, plane = 6.994, row = 0.006779, vector = 1.423, far = 0.00001103, cache = 419430, deep = 0.001276, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate" cost <call = 28.09, plane = 5.086, row = 0.07364, vector = 0.4825, tail = 0.00184, cell = 0.004416, far = 0.001387, cache = 1363149, deep = 0.01392, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <call = 33.07, plane = 4.049, row = 0.03051, tail = 0.2204, cell = 0.06622, far = 0.001168, cache = 1048576, deep = 0.01552, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <call = 70.55, plane = 8.177, row = 1.11, vector = 0.7176, tail = 0.7579, thin = 2.137, far = 0.0007448, cache = 838861, deep = 0.01526, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 152.1, plane = 6.45, row = 0.1826, vector = 1.395, deep = 0.001137, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 18.39, row = 0.3667, vector = 0.5395, tail = 0.02758, thin = 0.3032, far = 0.001982, cache = 838861, deep = 0.01506, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 42.23, row = 0.02622, vector = 0.6329, tail = 0.06845, far = 0.002305, cache = 838861, deep = 0.01908, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 78.2, row = 1.725, vector = 0.8502, tail = 1.51, thin = 1.685, far = 0.001441, cache = 629146, deep = 0.01878, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows_v8" cost <plane = 25.91, row = 0.2917, vector = 0.3596, tail = 0.1484, thin = 0.01757, far = 0.002, cache = 629146, deep = 0.02345, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate_stream" cost <plane = 54.48, row = 0.05355, vector = 1.071, far = 0.001104, cache = 419430, deep = 0.0006311, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 48.09, vector = 0.4975, tail = 0.01548, cell = 0.002387, far = 0.001129, cache = 629146, deep = 0.01803, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 40.15, row = 0.1634, vector = 0.8465, width = 16, cell = 0.009665, far = 0.001099, cache = 629146, deep = 0.0155, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 90.69, row = 2.054, vector = 0.4033, tail = 1.395, cell = 0.02524, thin = 3.055, far = 0.0007929, cache = 838861, deep = 0.01721, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 104.2, plane = 45.64, row = 0.3514, vector = 1.145, deep = 0.0006845, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 6.97, plane = 23.24, row = 0.2493, vector = 0.5067, thin = 0.265, far = 0.001746, cache = 629146, deep = 0.01657, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_replicate" cost <call = 61.79, plane = 5.465, row = 7.118, vector = 5.451, tail = 6.037, far = 0.003371, cache = 838861, deep = 0.03898, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 190.3, plane = 3.105, row = 6.039, width = 64, tail = 1.242, cell = 0.3091, thin = 0.01368, far = 0.004102, cache = 838861, deep = 0.003499, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 68.84, plane = 5.948, row = 8.837, vector = 3.179, tail = 0.8038, cell = 0.1426, far = 0.001175, cache = 629146, deep = 0.02544, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 18.78, plane = 18.16, row = 6.996, vector = 5.428, cell = 0.007245, thin = 2.766, far = 0.003155, cache = 419430, deep = 0.01517, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_replicate" cost <call = 87.89, plane = 24.69, row = 0.8329, vector = 1.19, tail = 0.8455, cell = 0.003519, far = 0.0013, cache = 629146, deep = 0.01486, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 223.1, plane = 15.93, row = 0.4084, width = 32, cell = 0.07776, thin = 0.01597, far = 0.00003168, cache = 419430, deep = 0.001117, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_replicate" cost <call = 118.3, plane = 29.86, row = 1.473, vector = 0.649, tail = 0.5426, cell = 0.05247, deep = 0.009966, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 96.09, plane = 35.75, row = 1.131, vector = 1.351, tail = 0.2356, thin = 0.7596, far = 0.001345, cache = 419430, deep = 0.008429, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_replicate" cost <call = 61.25, plane = 6.188, row = 1.094, vector = 0.8271, tail = 0.7545, cell = 0.01613, far = 0.002209, cache = 1048576, deep = 0.01858, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 210.8, plane = 5.034, row = 0.359, width = 32, cell = 0.0787, thin = 0.0257, deep = 0.001361, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_replicate" cost <call = 63, plane = 5.707, row = 1.759, vector = 0.6389, tail = 0.2318, cell = 0.03053, far = 0.001092, cache = 1363149, deep = 0.01631, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 9.47, plane = 23.52, row = 1.282, vector = 1.283, tail = 0.1693, thin = 0.8111, far = 0.003122, cache = 419430, deep = 0.009992, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate" cost <call = 22.78, plane = 3.238, vector = 0.4669, tail = 0.143, cell = 0.01622, far = 0.002234, cache = 838861, deep = 0.01311, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows_v8" cost <plane = 15.14, row = 0.3337, vector = 0.3414, tail = 0.1273, cell = 0.00608, far = 0.002081, cache = 838861, deep = 0.01456, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate_stream" cost <call = 119.8, plane = 2.521, row = 0.008759, vector = 1.299, far = 0.0008746, cache = 629146, deep = 0.0005256, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate" cost <call = 32.32, plane = 3.058, row = 0.1491, vector = 0.3781, tail = 0.07489, cell = 0.0128, far = 0.000767, cache = 1048576, deep = 0.01159, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate_v16_stream64" cost <call = 137.4, plane = 3.844, vector = 0.3695, width = 32, cell = 0.07082, far = 0.0005761, cache = 629146, deep = 0.0006354, last = 16777216>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 14.53, row = 0.3891, vector = 0.5347, tail = 0.04947, thin = 0.2082, far = 0.001495, cache = 838861, deep = 0.009163, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 8.878, plane = 5.058, row = 0.6739, vector = 0.7907, width = 16, cell = 0.008894, far = 0.001562, cache = 838861, deep = 0.0147, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 46.05, plane = 1.262, vector = 1.044, tail = 0.4425, cell = 0.001236, far = 0.003181, cache = 838861, deep = 0.01558, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v32" cost <call = 27.96, plane = 8.303, vector = 0.3589, width = 64, cell = 0.03306, thin = 0.008876, far = 0.002505, cache = 838861, deep = 0.01678, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate" cost <call = 26.09, plane = 7.4, row = 0.302, vector = 0.4605, cell = 0.01367, far = 0.001139, cache = 838861, deep = 0.01558, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_stream" cost <plane = 24.48, row = 0.1037, vector = 1.1, far = 0.003288, cache = 419430, deep = 0.0004478, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 41.32, plane = 12.98, row = 0.2422, width = 32, cell = 0.0853, thin = 0.0628, far = 0.0005019, cache = 419430, deep = 0.0002014, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_v16" cost <call = 9.131, plane = 41.19, row = 0.3534, vector = 0.5312, tail = 0.09177, cell = 0.01453, far = 0.001339, cache = 1048576, deep = 0.01719, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_stream16" cost <plane = 42.79, width = 16, tail = 0.7519, cell = 0.08518, thin = 2.232, far = 0.0005383, cache = 419430, deep = 0.0002827, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_staged_stream" cost <call = 162.7, row = 6.752, vector = 0.6197, far = 0.0007285, cache = 419430, deep = 0.0001897, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 7.628, plane = 5.761, row = 0.3609, vector = 1.27, width = 8, thin = 0.1925, far = 0.00299, cache = 1363149, deep = 0.01104, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_replicate" cost <call = 69.87, plane = 27.22, row = 1.249, vector = 2.205, width = 32, tail = 0.3205, cell = 0.00006716, deep = 0.02069, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 175.2, plane = 26.86, width = 64, cell = 0.08431, thin = 0.02506, deep = 0.0008874, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 73.46, plane = 8.539, row = 5.16, vector = 2.24, width = 32, tail = 1.128, cell = 0.02371, thin = 0.7081, far = 0.001127, cache = 1363149, deep = 0.02318, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 219.2, plane = 25.15, row = 4, vector = 1.515, far = 0.0005293, cache = 1363149, deep = 0.001759, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 79.96, plane = 10.96, row = 5.099, vector = 2.141, width = 16, tail = 0.2179, cell = 0.01001, thin = 0.6327, deep = 0.01928, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 233.6, plane = 16.17, row = 4.906, vector = 1.105, deep = 0.001267, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 24.74, plane = 7.206, row = 2.23, width = 8, tail = 1.529, cell = 0.2238, deep = 0.01967, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate" cost <call = 20.54, plane = 4.852, row = 0.05887, vector = 0.538, tail = 0.02133, cell = 0.00493, far = 0.002145, cache = 838861, deep = 0.01515, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <call = 57.61, plane = 6.838, row = 0.5004, vector = 0.9939, tail = 1.04, thin = 1.294, far = 0.001063, cache = 838861, deep = 0.01543, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows_v8" cost <plane = 18.08, row = 0.452, vector = 0.3819, tail = 0.04943, far = 0.001082, cache = 419430, deep = 0.01776, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate_stream" cost <row = 0.1012, vector = 1.108, far = 0.002238, cache = 419430, deep = 0.0006234, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate" cost <call = 25.25, plane = 3.783, row = 0.08441, vector = 0.4275, cell = 0.007329, far = 0.0000004942, cache = 419430, deep = 0.01505, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <call = 67.93, plane = 8.047, row = 0.701, tail = 0.9482, cell = 0.06835, thin = 1.838, far = 0.0001328, cache = 419430, deep = 0.01538, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 133.6, vector = 0.545, width = 64, cell = 0.07409, deep = 0.0007275, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 17.68, row = 0.3244, vector = 0.5282, tail = 0.04379, thin = 0.2836, far = 0.0005105, cache = 419430, deep = 0.01263, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_replicate" cost <call = 56.33, plane = 6.272, row = 1.102, vector = 0.7824, tail = 0.5149, cell = 0.007005, far = 0.0008399, cache = 838861, deep = 0.01602, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 206.1, plane = 3.959, row = 0.1722, width = 32, tail = 0.03124, cell = 0.07597, thin = 0.02435, deep = 0.0001299, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate" cost <call = 50.85, plane = 6.698, row = 1.627, vector = 0.4697, tail = 0.3015, cell = 0.02578, far = 0.0001413, cache = 838861, deep = 0.01376, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 202, plane = 7.972, row = 1.394, vector = 1.443, deep = 0.0001778, last = 16777216>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 3.559, plane = 24.69, row = 1.505, vector = 1.103, thin = 0.6096, far = 0.001554, cache = 629146, deep = 0.006259, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 5.41, plane = 6.058, vector = 0.7652, width = 16, cell = 0.01243, far = 0.0003373, cache = 1048576, deep = 0.01761, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_v32" cost <call = 26.12, row = 0.0542, vector = 0.4932, tail = 0.4174, cell = 0.0177, far = 0.002493, cache = 838861, deep = 0.02297, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate" cost <call = 16.2, plane = 9.613, row = 0.7833, tail = 0.22, deep = 0.02256, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_stream" cost <call = 12.19, row = 2.263, width = 64, tail = 0.6486, cell = 0.05294, far = 0.005319, cache = 1048576, deep = 0.0000689, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_v16" cost <call = 7.504, plane = 38.12, vector = 1.377, width = 32, cell = 0.006012, deep = 0.02256, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_stream16" cost <plane = 39.78, vector = 1.264, width = 16, thin = 1.599, far = 0.001968, cache = 1048576, deep = 0.0000689, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 7.063, plane = 6.613, vector = 0.7359, width = 8, cell = 0.03718, thin = 0.252, deep = 0.01314, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 72.05, plane = 9.469, row = 6.071, width = 32, tail = 0.7742, cell = 0.07013, thin = 0.4483, far = 0.001857, cache = 1048576, deep = 0.02639, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <call = 178.4, plane = 35.55, row = 2.892, width = 64, cell = 0.08518, thin = 0.03752, far = 0.0009903, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 86.65, plane = 9.819, row = 5.656, vector = 0.1799, width = 16, tail = 0.8487, cell = 0.1167, thin = 0.3476, far = 0.003608, cache = 1363149, deep = 0.02043, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 181.6, plane = 40.3, row = 3.88, vector = 1.185, width = 32, cell = 0.09505>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 35.02, plane = 8.272, row = 2.483, vector = 1.176, width = 8, tail = 0.9165, cell = 0.04136, far = 0.005842, cache = 1363149, deep = 0.01833, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate" cost <call = 5.834, plane = 5.217, row = 0.04693, tail = 0.3205, cell = 0.0309, far = 0.002755, cache = 838861, deep = 0.01391, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 51.86, plane = 3.272, row = 1.111, vector = 0.8641, tail = 1.601, thin = 1.043, far = 0.003182, cache = 838861, deep = 0.01354, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows_v8" cost <plane = 11.62, row = 0.2078, vector = 0.2666, tail = 0.1066, cell = 0.004535, thin = 0.008851, far = 0.001504, cache = 838861, deep = 0.01229, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate_stream" cost <call = 79.76, plane = 2.95, width = 64, cell = 0.06955, thin = 0.004543, far = 0.002182, cache = 419430, deep = 0.0004543, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate" cost <call = 11.78, plane = 5.614, row = 0.1264, vector = 0.17, tail = 0.1866, cell = 0.01878, far = 0.001471, cache = 1363149, deep = 0.01386, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 56.5, plane = 4.894, row = 0.9871, vector = 0.6191, tail = 0.1802, thin = 1.23, deep = 0.01354, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 94.83, plane = 2.046, row = 0.5895, width = 32, tail = 0.1583, cell = 0.07499, deep = 0.0001805, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 12.96, row = 0.2933, vector = 0.3793, tail = 0.008147, thin = 0.3, far = 0.0009295, cache = 419430, deep = 0.01232, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 16.75, row = 0.87, vector = 0.6795, tail = 0.3988, thin = 0.02957, far = 0.00138, cache = 419430, deep = 0.02226, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 39.3, plane = 23.77, row = 0.0553, vector = 1.011, width = 64, cell = 0.06212, thin = 0.01005>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 17.59, row = 0.7345, vector = 0.9389, tail = 0.4643, thin = 0.5363, far = 0.0007574, cache = 419430, deep = 0.01509, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 46.82, plane = 26.06, row = 0.8616, width = 32, cell = 0.09719, thin = 0.01024>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 19.15, row = 0.967, vector = 0.7917, tail = 0.3718, thin = 0.6858, far = 0.000738, cache = 419430, deep = 0.009195, last = 16777216>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 6.473, plane = 5.377, row = 0.4204, vector = 1.309, width = 16, cell = 0.003748, far = 0.00254, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 10.91, plane = 20.85, row = 0.5788, vector = 1.874, cell = 0.0195, far = 0.002175, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 16.99, plane = 8.653, row = 0.7811, vector = 1.025, far = 0.00204, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream16" cost <call = 42.49, plane = 10.34, row = 0.2648, vector = 0.2831, width = 32, cell = 0.1503, thin = 0.02311>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 11.02, plane = 42.18, row = 0.2232, vector = 1.332, cell = 0.01753, far = 0.001208, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 35.11, plane = 25.44, row = 0.04767, vector = 1.239, width = 8, tail = 0.09536, cell = 0.00433, thin = 2.876>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows_v4" cost <call = 5.621, plane = 5.859, vector = 2.28, width = 8, cell = 0.00357, thin = 0.2358, far = 0.0004631, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 73.56, plane = 13.14, row = 4.701, vector = 2.146, width = 16, tail = 1.058, cell = 0.04437, thin = 0.7591, far = 0.0003097, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 230.9, plane = 22.8, row = 3.652, vector = 1.381>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 86.76, plane = 14.56, row = 4.718, vector = 1.482, width = 8, tail = 0.801, cell = 0.1425, thin = 0.5587>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 245.4, plane = 15.09, row = 3.255, width = 16, cell = 0.3324, thin = 0.1555>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 39.46, plane = 11.66, row = 0.8353, vector = 1.76, width = 8, tail = 1.183, cell = 0.155, far = 0.0003176, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_v16" cost <call = 10.93, plane = 6.09, vector = 0.756, cell = 0.02426, far = 0.002964, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 15.02, row = 0.3216, vector = 0.506, tail = 0.1388, cell = 0.002537, thin = 0.01379, far = 0.003358, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 56.56, plane = 4.948, row = 0.01347, width = 16, tail = 0.1609, cell = 0.1408, far = 0.0006122, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_replicate_v8" cost <call = 18.57, plane = 5.576, row = 0.105, vector = 0.6785, tail = 0.1129, cell = 0.01831, far = 0.0008045, cache = 1048576>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows_v4" cost <call = 2.232, plane = 14.33, row = 0.3116, vector = 0.8453, tail = 0.0169, thin = 0.2387, far = 0.00112, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 6.21, plane = 20.7, row = 0.9492, vector = 1.104, tail = 1.103, cell = 0.02266, far = 0.002472, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 123.2, plane = 25.48, row = 1.311, vector = 0.1337, width = 32, tail = 0.185, cell = 0.1403, far = 0.0007519, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_replicate" cost <call = 69.35, plane = 6.363, row = 1.459, vector = 0.8367, tail = 0.03673, cell = 0.005179, far = 0.0008543, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 23.69, plane = 21.71, row = 0.9361, vector = 1.952, tail = 0.101, thin = 0.663, far = 0.002383, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 5.133, plane = 2.766, vector = 0.833, width = 16, tail = 0.3918, cell = 0.0148, far = 0.002054, cache = 629146, deep = 0.008278, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <plane = 1.994, vector = 0.927, tail = 19.09, cell = 0.01313, far = 0.0007725, cache = 629146, deep = 0.009393, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 15, plane = 7.237, vector = 2.152, tail = 0.992, cell = 0.004034, far = 0.001724, cache = 838861, deep = 0.01054, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 107.4, plane = 5.134, vector = 1.338, far = 0.0009632, cache = 419430, deep = 0.004208, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 137.3, plane = 6.205, vector = 0.841, width = 32, cell = 0.06276, thin = 0.09972, far = 0.0005322, cache = 419430, deep = 0.004698, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 25.09, plane = 2.847, vector = 0.2972, cell = 0.007643, far = 0.0017, cache = 838861, deep = 0.009393, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 10.74, plane = 43.68, vector = 0.7193, width = 64, cell = 0.06814, thin = 0.02851, far = 0.0008453, cache = 838861, deep = 0.01098, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 21.23, plane = 44.21, width = 16, tail = 1.811, cell = 0.1087, thin = 4.112, deep = 0.003907, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.877, plane = 3.004, vector = 1.085, width = 8, tail = 0.07579, thin = 0.2935, far = 0.0007594, cache = 629146, deep = 0.007138, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 7.822, plane = 4.962, row = 0.6583, vector = 0.9927, width = 16, far = 0.001354, cache = 629146, deep = 0.01113, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 42.34, plane = 1.387, vector = 1.066, tail = 0.4342, cell = 0.01117, deep = 0.01004, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 19.62, plane = 17.34, row = 1.217, vector = 1.371, tail = 0.05952, cell = 0.003905, far = 0.001572, cache = 838861, deep = 0.01199, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate" cost <call = 19.49, plane = 12.9, row = 1.198, vector = 0.9209, tail = 0.1462, cell = 0.01698, far = 0.000492, cache = 419430, deep = 0.006638, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 20.19, plane = 8.614, row = 0.5031, vector = 1.345, far = 0.0004735, cache = 419430, deep = 0.001242, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 53.75, plane = 13.2, row = 0.3593, width = 32, cell = 0.08992, thin = 0.03788, deep = 0.001077, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 10.42, plane = 40.93, row = 0.09095, vector = 1.202, tail = 0.01371, cell = 0.01058, far = 0.0003261, cache = 629146, deep = 0.01006, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 23.6, plane = 2.245, vector = 0.4577, tail = 0.4465, cell = 0.01838, far = 0.002116, cache = 419430, deep = 0.0113, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 10.74, plane = 40.38, row = 0.04904, vector = 1.244, tail = 0.01382, cell = 0.009165, far = 0.00008421, cache = 1048576, deep = 0.01319, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 46.91, plane = 0.9624, vector = 0.4787, tail = 0.000152, cell = 0.006514, deep = 0.01044, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 122.7, plane = 44.32, row = 0.01605, vector = 1.349, width = 16, cell = 0.003234, thin = 2.279, far = 0.0001027, cache = 419430, deep = 0.00172, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_staged_stream" cost <call = 192.3, vector = 0.6987, far = 0.0003283, cache = 1363149, deep = 0.000913, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 6.486, plane = 6.129, row = 0.3307, vector = 1.367, width = 8, tail = 0.02908, thin = 0.2025, far = 0.0007058, cache = 629146, deep = 0.005844, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 22.27, plane = 8.438, row = 0.6832, vector = 0.977, width = 16, tail = 0.02462, far = 0.001302, cache = 629146, deep = 0.01921, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 37.86, plane = 3.455, vector = 0.8065, tail = 4.42, far = 0.0008444, cache = 1363149, deep = 0.01905, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_v32" cost <plane = 37.82, row = 0.8125, vector = 1.302, far = 0.001156, cache = 838861, deep = 0.01726, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate" cost <call = 2.351, plane = 28.06, row = 1.072, vector = 0.6689, tail = 0.1739, cell = 0.00466, deep = 0.02488, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 13.61, plane = 15.21, row = 0.4125, vector = 1.029, far = 0.001639, cache = 419430, deep = 0.0005393, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 15.44, plane = 46.93, row = 0.4714, vector = 0.7574, tail = 0.0667, cell = 0.002146, far = 0.001201, cache = 838861, deep = 0.01599, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16" cost <call = 14.01, plane = 48.47, row = 0.4596, vector = 0.6562, tail = 0.1001, cell = 0.006865, far = 0.0005985, cache = 838861, deep = 0.02171, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 17.69, plane = 13.96, row = 0.565, vector = 1.339, width = 8, thin = 0.3111, far = 0.0006113, cache = 419430, deep = 0.01298, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same_padding" cost <call = 56.86, plane = 22.05, vector = 0.09222, cell = 0.3703, far = 0.0006535, cache = 419430, deep = 0.02478, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 135.5, plane = 26.31, row = 6.113, vector = 7.467, tail = 3.058, cell = 0.1179, thin = 3.464, far = 0.0008953, cache = 629146, deep = 0.01905, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 274.7, plane = 54.19, width = 64, cell = 0.5876, thin = 0.09568, far = 0.002067, cache = 1048576, deep = 0.01381, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 134.8, plane = 27.48, row = 8.261, vector = 4.25, tail = 2.042, cell = 0.2128, thin = 3.074, deep = 0.01711, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 240.2, plane = 37.92, row = 5.61, vector = 1.251, width = 32, cell = 0.6999, thin = 0.0361, deep = 0.01185, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 46.78, plane = 13.71, row = 2.616, tail = 10.3, cell = 0.955, far = 0.0009948, cache = 629146, deep = 0.01815, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_replicate" cost <call = 82.66, plane = 36.39, row = 4.287, width = 64, cell = 0.0896, thin = 0.02941, deep = 0.02298, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 81.71, plane = 7.895, row = 7.69, width = 32, cell = 0.1256, thin = 0.6634, deep = 0.02856, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 97.42, plane = 8.713, row = 7.07, vector = 0.5613, width = 16, cell = 0.1344, thin = 0.5435, deep = 0.02709, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 45.54, plane = 6.7, row = 3.587, width = 16, cell = 0.2222, thin = 0.135, far = 0.001119, cache = 419430, deep = 0.02556, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_replicate" cost <call = 73.53, plane = 26.35, row = 1.229, vector = 2.541, width = 32, tail = 0.4253, deep = 0.01677, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 174.5, plane = 31.12, row = 0.01452, width = 64, cell = 0.08303, thin = 0.02624, deep = 0.003251, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 82.31, plane = 11.02, row = 4.702, vector = 3.27, width = 32, tail = 1.257, cell = 0.01209, thin = 0.7718, far = 0.0004494, cache = 1363149, deep = 0.02255, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 250.3, plane = 32.04, row = 3.4, width = 64, cell = 0.1074, thin = 0.02577, far = 0.00127, cache = 1363149, deep = 0.004353, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 87.32, plane = 13.46, row = 5.289, vector = 2.094, width = 16, tail = 0.3789, cell = 0.03004, thin = 0.7611, deep = 0.0207, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 213.9, plane = 51.2, row = 2.579, width = 32, cell = 0.1898, thin = 0.07729, deep = 0.003237, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 31.98, plane = 6.957, row = 1.91, vector = 0.4997, width = 16, tail = 0.9719, cell = 0.1929, thin = 0.06049, far = 0.0009687, cache = 419430, deep = 0.01798, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate" cost <call = 24.97, plane = 3.696, row = 0.1543, vector = 0.8724, tail = 0.2645, cell = 0.006126, far = 0.002789, cache = 838861, deep = 0.01089, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 10.97, row = 0.6102, vector = 0.2721, tail = 0.1509, cell = 0.02327, far = 0.002051, cache = 629146, deep = 0.01198, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 154.6, plane = 1.924, width = 64, cell = 0.08764, thin = 0.001604, far = 0.0001993, cache = 419430, deep = 0.004602, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate" cost <call = 37.56, plane = 3.863, row = 0.2221, vector = 0.4053, tail = 0.08256, cell = 0.02352, far = 0.001362, cache = 838861, deep = 0.008258, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 179.6, plane = 3.723, row = 1.072, width = 64, cell = 0.08482, thin = 0.01339, far = 0.0008769, cache = 1363149, deep = 0.003749, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 11.91, row = 0.5884, vector = 0.5893, tail = 0.09583, thin = 0.2832, far = 0.0008813, cache = 419430, deep = 0.008052, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate" cost <call = 20.18, plane = 5.249, vector = 0.5037, tail = 0.09369, cell = 0.01379, far = 0.002264, cache = 838861, deep = 0.0137, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 61.86, plane = 3.666, row = 1.277, vector = 1.097, tail = 1.703, thin = 1.575, far = 0.001818, cache = 629146, deep = 0.01669, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 17.56, row = 0.4971, vector = 0.4263, tail = 0.06154, far = 0.001622, cache = 629146, deep = 0.01749, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 73.77, plane = 6.108, width = 64, tail = 0.02871, cell = 0.08049, thin = 0.001853, far = 0.0008, cache = 419430, deep = 0.001989, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate" cost <call = 27.39, plane = 4.045, row = 0.07992, vector = 0.4294, tail = 0.0959, cell = 0.01295, far = 0.0005803, cache = 1048576, deep = 0.01419, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <call = 27.83, row = 0.02052, vector = 0.3192, width = 16, tail = 0.308, cell = 0.04999, far = 0.000233, cache = 1363149, deep = 0.01762, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 72.91, plane = 4.894, row = 1.576, vector = 0.6887, tail = 0.6752, thin = 2.312, far = 0.001337, cache = 419430, deep = 0.01638, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 149.5, plane = 3.15, vector = 0.3496, width = 64, cell = 0.07955, thin = 0.001568, far = 0.0001426, cache = 419430, deep = 0.00163, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 17.46, row = 0.444, vector = 0.523, tail = 0.0007861, thin = 0.306, far = 0.001348, cache = 629146, deep = 0.01312, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 43.58, vector = 0.632, tail = 0.07411, far = 0.002082, cache = 838861, deep = 0.01816, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 80.37, row = 1.816, vector = 0.7726, tail = 1.998, thin = 1.858, far = 0.001518, cache = 419430, deep = 0.01714, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows_v8" cost <call = 1.927, plane = 25.74, row = 0.3097, vector = 0.3495, tail = 0.1147, thin = 0.02523, far = 0.001904, cache = 838861, deep = 0.01879, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate_stream" cost <call = 31.63, plane = 54.85, vector = 1.015, far = 0.001605, cache = 419430, deep = 0.000634, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 49.34, row = 0.01876, vector = 0.4566, tail = 0.01145, cell = 0.00773, far = 0.0008995, cache = 1363149, deep = 0.01641, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 42.41, vector = 1.16, width = 32, cell = 0.02856, far = 0.001199, cache = 838861, deep = 0.01709, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 109, row = 1.446, vector = 0.2866, tail = 1.319, cell = 0.03878, thin = 2.452, far = 0.001194, cache = 419430, deep = 0.01847, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 95.63, plane = 43.67, vector = 2.304, width = 32, tail = 0.004105, far = 0.0000542, cache = 419430, deep = 0.0006723, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 10.21, plane = 23.17, row = 0.2715, vector = 0.4949, thin = 0.2637, far = 0.001419, cache = 1363149, deep = 0.01475, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_replicate" cost <call = 78.69, plane = 5.144, row = 7.839, vector = 3.599, tail = 7.365, cell = 0.1267, far = 0.00434, cache = 419430, deep = 0.03158, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 204.8, row = 8.286, width = 32, tail = 0.00874, cell = 0.3465, thin = 0.09803, far = 0.005385, cache = 1363149>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 88.17, plane = 4.961, row = 9.31, vector = 4.188, cell = 0.1949, far = 0.004275, cache = 629146, deep = 0.02255, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate_v16_stream64" cost <call = 154.8, row = 11.85, cell = 0.6894, far = 0.003776, cache = 1363149, deep = 0.00004864, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 28.11, plane = 18.81, row = 3.856, vector = 3.849, cell = 0.7005, thin = 2.43, far = 0.006138, cache = 419430, deep = 0.01443, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_replicate" cost <call = 103.8, plane = 30.06, row = 1.06, vector = 0.8342, tail = 0.8203, cell = 0.02576, far = 0.001155, cache = 629146, deep = 0.01501, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 257.6, plane = 27.06, vector = 1.376, width = 64, cell = 0.05581, far = 0.000189, cache = 419430, deep = 0.0008266, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate" cost <call = 155.7, plane = 39.12, row = 1.649, vector = 1.166, tail = 0.08357, cell = 0.03368, deep = 0.01264, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate_v16_stream64" cost <call = 296.5, plane = 39.82, row = 0.001386, vector = 1.724, width = 64, cell = 0.1363, deep = 0.000199, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 105.3, plane = 39.27, row = 1.076, vector = 1.501, tail = 0.1589, thin = 0.7734, far = 0.001191, cache = 419430, deep = 0.009523, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_replicate" cost <call = 70.68, plane = 6.513, row = 1.431, vector = 1.096, tail = 0.5303, far = 0.002794, cache = 838861, deep = 0.01687, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 190.7, plane = 8.788, row = 0.4825, vector = 0.8549, width = 64, cell = 0.06226, deep = 0.002359, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate" cost <call = 74.67, plane = 5.664, row = 2.056, vector = 0.9317, tail = 0.06653, cell = 0.01267, far = 0.001486, cache = 419430, deep = 0.01389, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 208.4, plane = 5.949, row = 1.827, vector = 0.1804, width = 32, cell = 0.1484, far = 0.0006864, cache = 419430, deep = 0.00328, last = 16777216>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 29.59, plane = 23.04, row = 1.463, vector = 1.37, thin = 0.6107, far = 0.004516, cache = 419430, deep = 0.008709, last = 16777216>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 4.897, plane = 7.41, row = 0.166, vector = 1.21, width = 16, cell = 0.002345, far = 0.001291, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_replicate" cost <call = 16.17, plane = 21.16, row = 1.022, vector = 1.355, tail = 0.1618, cell = 0.003727, far = 0.0007794, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_replicate" cost <call = 8.348, plane = 46.36, row = 0.05518, vector = 1.19, far = 0.0005699, cache = 1048576>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 44.16, row = 0.07719, vector = 1.927, cell = 0.002938>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 7.5, plane = 7.469, row = 0.1145, vector = 1.424, width = 8, tail = 0.1742, thin = 0.2915, far = 0.0006585, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 28.57, plane = 7.674, row = 3.028, vector = 1.429, width = 32, tail = 0.9093, cell = 0.02961, thin = 0.07876, far = 0.001399, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 28.44, plane = 6.484, row = 2.366, width = 32, tail = 4.603, cell = 0.1281, thin = 0.1025, far = 0.0008557, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 127.5, plane = 13.31, row = 1.734, vector = 4.171, width = 8, tail = 1.591, cell = 0.3405>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 19.75, row = 0.3629, vector = 0.4846, tail = 0.1654, thin = 0.03471, far = 0.001429, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_replicate_v8" cost <call = 22.08, plane = 5.648, row = 0.07307, vector = 0.5318, tail = 0.06371, cell = 0.0099, far = 0.00004102, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 19.32, row = 0.3502, vector = 0.6772, tail = 0.1496, thin = 0.3129, far = 0.001326, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 28.11, row = 1.3, vector = 0.9941, tail = 0.4867, thin = 0.1203, far = 0.001631, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 73.15, plane = 40.89, row = 0.6654, width = 64, tail = 0.1146, cell = 0.09505, far = 0.0004245, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <call = 64.13, plane = 7.235, row = 1.896, vector = 1.137, tail = 0.2193, cell = 0.01257>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 18.92, plane = 30.11, row = 0.7433, vector = 4.123, tail = 0.584, thin = 1.189, far = 0.002, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 7.004, plane = 7.899, row = 0.2036, vector = 0.8143, width = 16, cell = 0.02703, far = 0.001198, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_replicate" cost <call = 17.3, plane = 21.99, row = 0.9974, vector = 0.9151, tail = 0.22, cell = 0.0179, far = 0.0007334, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_replicate" cost <call = 11.91, plane = 45.21, row = 0.1945, vector = 0.8241, cell = 0.02326, far = 0.0005126, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 46.41, row = 0.1074, vector = 1.818, cell = 0.006646>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 9.026, plane = 7.517, row = 0.2916, vector = 1.425, width = 8, thin = 0.2683, far = 0.0006038, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 30.99, plane = 8.153, row = 3.184, vector = 2.072, width = 32, tail = 0.4716, cell = 0.02533, thin = 0.09211, far = 0.000972, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 32.9, plane = 6.024, row = 2.38, vector = 0.3063, width = 32, tail = 4.212, cell = 0.1275, thin = 0.1086, far = 0.0003258, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 46.36, plane = 7.371, row = 2.854, vector = 0.6592, width = 8, tail = 0.9372, cell = 0.2141>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 19.62, row = 0.3814, vector = 0.4866, tail = 0.1654, thin = 0.02369, far = 0.0009096, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_replicate_v8" cost <call = 21.31, plane = 5.38, row = 0.087, vector = 0.4654, tail = 0.1032, cell = 0.01827>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 19.85, row = 0.3601, vector = 0.6785, tail = 0.05045, thin = 0.3651, far = 0.0009992, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 28.72, row = 1.085, vector = 1.251, tail = 0.3687, thin = 0.1707, far = 0.001239, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 106.5, plane = 33.61, row = 0.4071, vector = 0.4481, width = 128, cell = 0.1073, far = 0.001332, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <call = 68.56, plane = 4.991, row = 1.748, vector = 1.349, tail = 0.4724, cell = 0.03465>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 10.13, plane = 28, row = 1.036, vector = 2.067, tail = 0.2729, thin = 0.7072, far = 0.00122, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows_v8" cost <call = 13.29, plane = 5.428, cell = 0.3562, input = 0.0006883>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows_v8" cost <call = 14.15, plane = 5.778, cell = 0.5096, input = 0.0009446>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows_v8" cost <call = 14.09, plane = 6.172, cell = 0.5865, input = 0.0008089>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows_v8" cost <plane = 44.95, row = 0.2036, vector = 3.392, tail = 0.3808, input = 0.0001054, thin = 1.658, far = 0.001258, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows_v8" cost <plane = 45.38, row = 0.09698, vector = 4.412, tail = 0.4365, input = 0.0001862, thin = 1.674, far = 0.001448, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows_v8" cost <plane = 46.2, row = 0.2122, vector = 5.287, tail = 0.8133, input = 0.0003612, thin = 1.919, far = 0.001317, cache = 629146>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows_v8" cost <call = 12.71, plane = 5.375, cell = 0.3041, input = 0.001426>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows_v8" cost <call = 17.51, plane = 5.657, cell = 0.3147, input = 0.0015>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows_v8" cost <call = 11.4, plane = 6.74, cell = 0.4016, input = 0.001772>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows_v8" cost <plane = 45.97, row = 0.3639, vector = 3.355, tail = 0.05736, thin = 1.108, far = 0.001165, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows_v8" cost <plane = 46.24, row = 0.4885, vector = 3.596, tail = 0.4331, thin = 1.15, far = 0.001047, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows_v8" cost <plane = 47.29, row = 0.8735, vector = 5.58, tail = 0.03997, cell = 0.03279, input = 0.000008978, thin = 1.066, far = 0.001542, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows_v8" cost <row = 1.448, vector = 27.42, cell = 0.004047, far = 0.009564, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v8" cost <plane = 0.8079, row = 1.613, vector = 25.45, cell = 0.0746, far = 0.01148, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v4" cost <plane = 3.273, row = 0.7887, vector = 11.14, tail = 0.5352, cell = 0.349, thin = 6.699, far = 0.01543, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows_v8" cost <plane = 49.01, row = 3.002, vector = 14.13, tail = 8.506, cell = 4.815, thin = 4.159, far = 0.03437, cache = 838861>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows_v8" cost <plane = 46.18, row = 2.15, vector = 16.39, tail = 6.936, cell = 4.046, thin = 4.996, far = 0.02125, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows_v8" cost <call = 43.25, plane = 0.7931, row = 0.1545, vector = 25.58, tail = 2.205, cell = 0.2606, input = 0.001183>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v8" cost <call = 40.54, plane = 1.769, row = 0.04025, vector = 24.22, tail = 1.612, cell = 0.2658, input = 0.0006947>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v4" cost <call = 35.63, plane = 2.077, row = 0.5639, vector = 11.07, cell = 0.4328, input = 0.0008934, thin = 9.977>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows_v8" cost <call = 59.27, plane = 49.46, row = 1.42, vector = 10.48, tail = 13.49, cell = 5.39, thin = 2.753, far = 0.04893, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows_v8" cost <call = 48.51, plane = 47.32, row = 1.292, vector = 13.18, tail = 10.76, cell = 4.441, input = 0.004388, thin = 3.198, far = 0.04435, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows_v8" cost <call = 12.78, plane = 4.985, cell = 0.3613, input = 0.00205, far = 0.0002945, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows_v8" cost <call = 13.56, plane = 5.147, cell = 0.4989, input = 0.001777, far = 0.00005334, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 12.45, plane = 6.515, cell = 0.6007, input = 0.002076>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows_v8" cost <plane = 43.66, row = 0.1141, vector = 1.012, tail = 1.124, cell = 0.3044, thin = 0.9806, far = 0.001432, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows_v8" cost <plane = 44.93, row = 0.01362, vector = 1.459, tail = 1.29, cell = 0.3739, thin = 1.065, far = 0.001546, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 45.74, row = 0.2557, vector = 3.132, tail = 1.145, cell = 0.3296, thin = 0.83, far = 0.001997, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows_v8" cost <call = 11.7, plane = 4.475, vector = 0.1806, cell = 0.2933, input = 0.00288, far = 0.0002715, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows_v8" cost <call = 13.09, plane = 5.052, vector = 0.1757, cell = 0.3481, input = 0.00283, far = 0.0005779, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 12.91, plane = 5.425, vector = 0.1432, cell = 0.3813, input = 0.002973, far = 0.0005918, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows_v8" cost <plane = 43.22, row = 0.2182, vector = 0.6703, tail = 0.9634, cell = 0.3358, thin = 0.6238, far = 0.001584, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows_v8" cost <plane = 44.04, row = 0.5872, vector = 0.6594, tail = 1.268, cell = 0.4249, thin = 0.5639, far = 0.001981, cache = 629146>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 44.13, row = 0.4778, vector = 0.7994, tail = 1.33, cell = 0.4385, thin = 0.6803, far = 0.002052, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows_v8" cost <call = 9.345, row = 0.8362, vector = 25.62, cell = 0.1714, input = 0.001873, far = 0.006297, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 11.66, row = 1.359, vector = 24.81, cell = 0.1292, input = 0.001181, far = 0.006205, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows_v4" cost <call = 24.03, plane = 0.9333, row = 1.273, vector = 8.633, tail = 1.908, cell = 0.9629, thin = 8.567, far = 0.006872, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows_v8" cost <call = 17.26, plane = 50.63, tail = 22.92, cell = 6.538, thin = 2.919, far = 0.001725, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 6.863, plane = 49.27, tail = 20.24, cell = 6.073, thin = 3.69, far = 0.0009075, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows_v8" cost <call = 30.74, vector = 27.68, tail = 0.06197, far = 0.003458, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 27.58, vector = 26.1, tail = 0.09648, far = 0.004155, cache = 629146>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows_v4" cost <call = 24.5, plane = 2.797, row = 0.6712, vector = 6.339, tail = 3.229, cell = 1.599, thin = 8.708, far = 0.004767, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows_v8" cost <plane = 58.69, vector = 16.5, tail = 8.493, cell = 4.556, thin = 2.933, far = 0.00104, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 55.15, vector = 14.68, tail = 7.94, cell = 4.249, thin = 3.315, far = 0.001911, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_window_probe" cost <call = 12.37, plane = 2.457, row = 1.287, vector = 2.691, tail = 0.435, cell = 0.03055, far = 0.002163, cache = 838861, deep = 0.01913, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_window_probe_stream" cost <call = 43.26, plane = 3.458, row = 1.073, vector = 3.019, far = 0.001612, cache = 1048576, deep = 0.004913, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_v8" cost <call = 9.727, plane = 5.221, tail = 0.02072, cell = 0.3797, input = 0.004794, thin = 0.00637, far = 0.001861, cache = 838861, deep = 0.05371, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_small_planes" cost <plane = 2.175, vector = 0.04609, tail = 7.229, cell = 0.06126, input = 0.03074, far = 0.001578, cache = 419430, deep = 0.02554, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_stream" cost <call = 13.37, plane = 3.425, row = 0.005296, vector = 5.93, input = 0.008166, deep = 0.00004349, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 20.44, plane = 5.836, row = 0.02019, tail = 0.1418, cell = 0.2561, input = 0.004623, far = 0.001468, cache = 1048576, deep = 0.01996, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_planes" cost <call = 37.77, plane = 2.934, cell = 0.3014, input = 0.006616, far = 0.000764, cache = 838861, deep = 0.02554, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows_stream" cost <call = 35.29, plane = 2.841, row = 0.5268, vector = 2.384, input = 0.0109, deep = 0.0006296, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows_v8" cost <call = 12.49, plane = 6.097, cell = 0.6119, input = 0.003853, far = 0.0007941, cache = 629146, deep = 0.01998, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_window_probe" cost <plane = 29.75, row = 1.798, vector = 1.67, tail = 0.8442, cell = 0.05963, far = 0.00315, cache = 838861, deep = 0.02111, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_window_probe_stream" cost <call = 56.95, plane = 45.26, row = 1, width = 32, cell = 0.1985, thin = 0.05189, far = 0.001258, cache = 1048576, deep = 0.009716, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_window_probe" cost <plane = 37.09, row = 2.455, vector = 1.279, tail = 0.3272, cell = 0.0676, far = 0.001791, cache = 838861, deep = 0.0194, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows_v8" cost <plane = 41, row = 0.3575, vector = 1.836, tail = 0.6115, cell = 0.2027, input = 0.0007941, thin = 1.077, far = 0.002934, cache = 838861, deep = 0.04728, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 46.54, row = 1.556, tail = 2.13, cell = 0.343, input = 0.001019, thin = 0.9077, far = 0.002224, cache = 838861, deep = 0.0212, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows_v8" cost <plane = 42.73, row = 0.1421, vector = 4.041, tail = 0.2998, cell = 0.1334, input = 0.0003435, thin = 1.152, far = 0.002259, cache = 838861, deep = 0.02084, last = 16777216>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_v8" cost <call = 10.73, plane = 4.794, vector = 0.06779, cell = 0.3496, input = 0.004278, far = 0.00212, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_small_planes" cost <plane = 2.7, vector = 0.5222, tail = 6.925, cell = 0.01511, input = 0.02422, far = 0.001028, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_stream" cost <call = 14.18, plane = 2.706, row = 0.1297, width = 32, cell = 0.2908, input = 0.008564, thin = 0.006509, far = 0.00103, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 21.03, plane = 5.277, width = 32, tail = 0.08176, cell = 0.2352, input = 0.004432, thin = 0.006862, far = 0.001797, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows_stream" cost <call = 25.98, plane = 2.405, width = 32, cell = 0.312, input = 0.01095, thin = 0.01989, far = 0.0005715, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows_v8" cost <call = 13.68, plane = 5.078, cell = 0.3451, input = 0.004178, far = 0.001627, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows_v8" cost <plane = 41.49, row = 0.3371, vector = 1.416, tail = 0.7996, cell = 0.2434, thin = 0.7513, far = 0.002798, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 47.45, row = 1.224, tail = 1.65, cell = 0.3342, input = 0.00005565, thin = 0.5984, far = 0.002608, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows_v8" cost <plane = 42.59, row = 0.3468, vector = 3.337, tail = 0.05535, cell = 0.02079, thin = 0.8811, far = 0.002157, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 29.53, vector = 25.37, cell = 0.2377>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows_v8" cost <call = 22.23, plane = 0.1974, vector = 24.75, cell = 0.204>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 22.26, plane = 2.525, row = 0.1354, vector = 7.586, tail = 1.809, cell = 1.128, input = 0.001751, thin = 9.012, far = 0.0001146, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 54.47, row = 0.07403, vector = 6.518, tail = 14.84, cell = 5.662, input = 0.003442, thin = 4.362, far = 0.001801, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows_v8" cost <plane = 51.17, vector = 4.224, tail = 14.13, cell = 5.497, input = 0.003586, thin = 5.002, far = 0.001906, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 30.05, plane = 0.9031, vector = 26.75, tail = 0.6447>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows_v8" cost <call = 22.23, plane = 1.552, vector = 26.23, tail = 0.8135>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 27.09, plane = 1.913, row = 1.229, vector = 7.456, tail = 1.964, cell = 1.156, thin = 8.288>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 48.13, row = 0.7658, vector = 10.19, tail = 12.83, cell = 5.286, thin = 2.782>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows_v8" cost <plane = 46.07, row = 0.004675, vector = 9.514, tail = 12.1, cell = 4.926, thin = 3.182>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 11.81, plane = 6.52, cell = 0.4097, input = 0.004632, far = 0.002261, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows_v8" cost <call = 14.17, plane = 5.53, cell = 0.5878, input = 0.00573, far = 0.002081, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows_v8" cost <call = 12.9, plane = 6.608, cell = 0.6899, input = 0.005946, far = 0.002306, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 38.65, row = 0.5855, vector = 0.6891, tail = 1.217, cell = 0.3652, input = 0.0008254, thin = 1.167, far = 0.00235, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows_v8" cost <plane = 40.59, row = 0.1878, vector = 1.227, tail = 1.364, cell = 0.5335, thin = 0.9648, far = 0.002558, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows_v8" cost <plane = 40.87, row = 0.2456, vector = 3.706, tail = 0.4885, cell = 0.2548, input = 0.00008873, thin = 1.127, far = 0.002734, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 11.8, plane = 5.65, vector = 0.03726, cell = 0.332, input = 0.007077, far = 0.001929, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows_v8" cost <call = 13.9, plane = 4.786, vector = 0.0897, cell = 0.3242, input = 0.008375, thin = 0.008535, far = 0.00167, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows_v8" cost <call = 13.07, plane = 5.672, vector = 0.04378, cell = 0.3546, input = 0.008224, far = 0.001699, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 40.25, row = 0.578, vector = 0.791, tail = 0.8713, cell = 0.3545, input = 0.001703, thin = 0.5658, far = 0.002383, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows_v8" cost <plane = 40.12, row = 0.4634, vector = 1.21, tail = 0.7802, cell = 0.3338, input = 0.002398, thin = 0.5746, far = 0.002186, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows_v8" cost <plane = 41.08, row = 0.4054, vector = 3.061, tail = 0.1333, cell = 0.1359, input = 0.002203, thin = 0.8151, far = 0.002434, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows_v8" cost <call = 30.02, plane = 0.1304, row = 0.5901, vector = 25.42, tail = 0.4301, cell = 0.1849, input = 0.001803, far = 0.0005093, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v8" cost <call = 21.72, plane = 0.9794, row = 1.138, vector = 25.77, tail = 0.2907, cell = 0.1727, input = 0.002474, far = 0.0003643, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v4" cost <call = 23.6, plane = 0.2165, row = 0.5599, vector = 11.96, tail = 0.09082, cell = 0.1592, input = 0.002859, thin = 9.607, far = 0.0008489, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows_v8" cost <plane = 44.7, vector = 6.747, tail = 15.52, cell = 5.801, input = 0.007984, thin = 3.948, far = 0.002586, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows_v8" cost <plane = 42.63, vector = 4.295, tail = 15.4, cell = 5.746, input = 0.009395, thin = 4.566, far = 0.002768, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows_v8" cost <call = 22.74, row = 0.3751, vector = 26.27, tail = 1.094, cell = 0.02209, input = 0.00922>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v8" cost <call = 16.12, row = 0.969, vector = 26.42, tail = 1.204, cell = 0.04821, input = 0.008822>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v4" cost <call = 18.89, plane = 1.167, row = 0.9299, vector = 8.793, tail = 2.268, cell = 0.9135, input = 0.008419, thin = 8.267, far = 0.001402, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows_v8" cost <plane = 51.24, vector = 7.463, tail = 16.26, cell = 5.689, thin = 2.497, far = 0.001449, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows_v8" cost <plane = 50.22, vector = 6.396, tail = 15.04, cell = 5.315, input = 0.0002312, thin = 3.003, far = 0.001492, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_rows_v16" cost <call = 16.97, plane = 4.343, vector = 0.2694, tail = 0.5343, cell = 0.05703, thin = 1.353, far = 0.0002135, cache = 1363149, deep = 0.001188, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows_v8" cost <call = 15.47, plane = 3.86, vector = 0.6997, tail = 0.1164, cell = 0.03425, thin = 1.319, deep = 0.0002651, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows" cost <call = 16.38, plane = 3.695, vector = 0.7402, tail = 0.04156, cell = 0.01195, thin = 1.32, far = 0.0005161, cache = 1363149, deep = 0.001899, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_rows_v4" cost <call = 15.01, plane = 3.678, vector = 0.8034, cell = 0.02915, thin = 1.231, deep = 0.0009394, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 19.67, plane = 2.65, row = 1.329, vector = 0.5224, tail = 0.1546, cell = 0.04304, thin = 1.698, far = 0.0001564, cache = 1363149, deep = 0.0001961, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 16.01, plane = 4.202, row = 1.144, vector = 0.9112, cell = 0.01648, thin = 1.563, deep = 0.0001441, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows" cost <call = 16.69, plane = 3.399, row = 1.319, vector = 0.7869, tail = 0.00399, thin = 1.858, deep = 0.001502, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_rows_v4" cost <call = 15.68, plane = 3.201, row = 1.051, vector = 0.9434, cell = 0.01936, thin = 1.811, deep = 0.00006701, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_rows_v16" cost <call = 17.32, plane = 5.861, row = 1.279, vector = 0.9878, cell = 0.03926, thin = 2.295, deep = 0.0000218, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows_v8" cost <call = 15.57, plane = 6.013, row = 1.269, vector = 0.8643, cell = 0.06043, thin = 2.249>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows" cost <call = 15.31, plane = 4.423, row = 1.653, vector = 0.8522, cell = 0.04724, thin = 2.29, deep = 0.00002694, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_rows_v4" cost <call = 15.69, plane = 4.381, row = 1.388, vector = 1.018, cell = 0.07927, thin = 2.247>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_rows_v16" cost <call = 17.19, plane = 4.494, row = 1.118, vector = 1.342, cell = 0.05274, thin = 1.5, deep = 0.0005905, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows_v8" cost <call = 17.92, plane = 4.908, row = 1.204, vector = 1.321, cell = 0.08337, thin = 1.438, deep = 0.0006645, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows" cost <call = 17.12, plane = 5.418, row = 0.9785, vector = 0.9369, tail = 0.07515, cell = 0.1799, thin = 1.318, deep = 0.0007209, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_rows_v4" cost <call = 18.27, plane = 4.819, row = 1.154, vector = 1.356, tail = 0.06355, cell = 0.2056, thin = 1.258, deep = 0.0008587, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_rows_v16" cost <call = 16.54, plane = 2.695, row = 1.327, vector = 0.9029, tail = 0.3755, cell = 0.05092, input = 0.008986, thin = 1.824, deep = 0.0000007878, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows_v8" cost <call = 15.01, plane = 2.648, row = 1.303, vector = 1.68, input = 0.01266, thin = 1.687, deep = 0.0000007878, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows" cost <call = 12.88, plane = 3.299, row = 1.178, vector = 1.194, cell = 0.05608, input = 0.01849, thin = 1.593, deep = 0.0000007878, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_rows_v4" cost <call = 13.98, plane = 2.908, row = 1.137, vector = 1.601, tail = 0.01415, cell = 0.1077, input = 0.01436, thin = 1.416, deep = 0.00002148, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 17.21, plane = 4.919, row = 1.216, vector = 1.358, cell = 0.05333, thin = 1.696, deep = 0.0001701, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 17.21, plane = 4.838, row = 1.319, vector = 1.378, cell = 0.07792, thin = 1.607, deep = 0.0001529, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows" cost <call = 16.84, plane = 5.058, row = 1.129, vector = 1.156, cell = 0.1275, thin = 1.633, deep = 0.0002306, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 17, plane = 4.919, row = 1.064, vector = 1.642, cell = 0.1464, thin = 1.536, deep = 0.0001524, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_rows_v16" cost <call = 16.89, plane = 4.366, tail = 0.4006, cell = 0.07636, thin = 1.372, deep = 0.0002849, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows_v8" cost <call = 16.46, plane = 4.162, vector = 0.2263, tail = 0.3144, cell = 0.09045, thin = 1.316>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows" cost <call = 12.93, plane = 3.221, vector = 0.7418, tail = 0.004258, cell = 0.06687, thin = 1.397>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_rows_v4" cost <call = 16.9, plane = 3.526, vector = 0.5226, tail = 0.08057, cell = 0.09274, thin = 1.21>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_rows_v16" cost <plane = 48.08, row = 0.8923, tail = 0.1571, cell = 0.06672, thin = 0.5159, far = 0.0006252, cache = 1363149, deep = 0.0002099, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_rows_v8" cost <plane = 49.03, row = 0.9824, tail = 0.2395, cell = 0.1128, thin = 0.4297, far = 0.0003897, cache = 1048576, deep = 0.00002852, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_rows_v4" cost <plane = 49.13, row = 1.119, tail = 0.1826, cell = 0.2187, thin = 0.4074, far = 0.0006862, cache = 1363149, deep = 0.0008308, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_rows_v16" cost <plane = 32.15, row = 0.8521, vector = 0.5304, tail = 0.1531, cell = 0.04728, thin = 0.7422, far = 0.0002731, cache = 1048576, deep = 0.0001044, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 30.42, row = 0.9012, vector = 0.7544, tail = 0.1256, cell = 0.04226, thin = 0.6852, far = 0.000146, cache = 419430, deep = 0.0000518, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_rows_v4" cost <plane = 31.69, row = 0.8339, vector = 0.7124, tail = 0.128, cell = 0.09052, thin = 0.6103, far = 0.0001543, cache = 419430, deep = 0.000166, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_rows_v16" cost <plane = 35.56, row = 1.038, vector = 1.045, cell = 0.03708, thin = 1.266, far = 0.00004243, cache = 419430, deep = 0.00005809, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_rows_v8" cost <plane = 33.53, row = 0.9055, vector = 1.187, cell = 0.03735, thin = 1.203, deep = 0.00005641, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_rows_v4" cost <plane = 32.65, row = 1.022, vector = 1.243, cell = 0.0581, thin = 1.069, far = 0.00001817, cache = 419430, deep = 0.0000717, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_rows_v16" cost <plane = 58.54, row = 1.259, tail = 0.1988, cell = 0.06994, thin = 1.07, far = 0.001221, cache = 419430, deep = 0.0008514, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_rows_v8" cost <plane = 57.31, row = 1.174, tail = 0.3775, cell = 0.1375, thin = 0.9437, far = 0.0009924, cache = 419430, deep = 0.0009767, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_rows_v4" cost <plane = 56.29, row = 1.168, tail = 0.4953, cell = 0.2921, thin = 0.7271, far = 0.0008789, cache = 419430, deep = 0.0007848, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_rows_v16" cost <plane = 52.96, row = 1.036, vector = 0.526, cell = 0.03935, thin = 0.9248, far = 0.0005784, cache = 419430, deep = 0.0001897, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_rows_v8" cost <plane = 51.55, row = 1.068, vector = 0.4625, cell = 0.08874, thin = 0.8971, far = 0.000269, cache = 838861, deep = 0.0001744, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_rows_v4" cost <plane = 49.71, row = 1.017, vector = 0.6355, tail = 0.04193, cell = 0.14, thin = 0.7868, far = 0.0002921, cache = 629146, deep = 0.0001464, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 50.67, row = 1.121, vector = 0.305, cell = 0.05714, thin = 1.054, far = 0.0005216, cache = 419430, deep = 0.0001137, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_rows_v8" cost <plane = 50.17, row = 1.091, vector = 0.4713, tail = 0.1026, cell = 0.08543, thin = 0.983, far = 0.000447, cache = 419430, deep = 0.0001182, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 48.4, row = 1.022, vector = 0.1557, tail = 0.3339, cell = 0.2603, thin = 0.7826, far = 0.0004088, cache = 419430, deep = 0.00003518, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_rows_v16" cost <plane = 45.71, row = 1.072, tail = 0.1181, cell = 0.0632, thin = 0.4927, far = 0.0003568, cache = 1363149>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_rows_v8" cost <plane = 44.38, row = 1.011, tail = 0.2723, cell = 0.1113, thin = 0.4178, far = 0.0003105, cache = 1048576>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_rows_v4" cost <plane = 43.55, row = 1.075, tail = 0.3479, cell = 0.2157, thin = 0.2725, far = 0.000683, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_rows" cost <call = 18.57, plane = 2.772, row = 1.534, tail = 0.5108, cell = 0.04784, thin = 1.523>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows" cost <call = 13.77, plane = 3.78, row = 0.8592, vector = 0.8064, cell = 0.02577, thin = 1.499>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows_v4" cost <call = 17.79, plane = 2.723, row = 1.412, vector = 0.6067, tail = 0.05644, cell = 0.005112, thin = 1.629>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_rows" cost <call = 17.94, plane = 3.12, row = 1.325, vector = 0.6988, tail = 0.01503, thin = 1.678>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_rows" cost <call = 17.31, plane = 4.895, row = 1.751, vector = 0.4779, tail = 0.03816, cell = 0.06398, thin = 1.424>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows" cost <call = 16.31, plane = 4.734, row = 1.576, vector = 0.9313, cell = 0.06622, thin = 1.355>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 16.83, plane = 5.275, row = 1.199, vector = 0.898, cell = 0.1351, thin = 1.319>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_rows" cost <call = 16.59, plane = 5.14, row = 1.107, vector = 1.095, cell = 0.1572, thin = 1.288>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_rows" cost <plane = 36.74, row = 1.413, vector = 0.02208, tail = 0.02832, cell = 0.04429, thin = 0.532, far = 0.00008485, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_rows" cost <plane = 32.11, row = 1.041, vector = 0.2795, tail = 0.2099, cell = 0.08988, thin = 0.4815, far = 0.00009347, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_rows" cost <plane = 35.44, row = 0.9078, vector = 0.4345, tail = 0.06987, cell = 0.1249, thin = 0.4596, far = 0.000113, cache = 1048576>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 49.57, row = 1.478, cell = 0.04606, thin = 0.7371, far = 0.0002693, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 47.04, row = 1.23, vector = 0.2045, cell = 0.09001, thin = 0.6928, far = 0.0001263, cache = 1363149>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_rows" cost <plane = 47.08, row = 1.448, tail = 0.2661, cell = 0.209, thin = 0.4598, far = 0.0002363, cache = 419430>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_rows_v16" cost <call = 16.34, plane = 2.354, row = 0.7316, vector = 0.0418, tail = 0.4474, cell = 0.03428, thin = 1.7>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 16.64, plane = 2.418, row = 0.6055, vector = 0.2185, tail = 0.3828, cell = 0.02675, thin = 1.719>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v4" cost <call = 13.9, plane = 3.021, row = 0.6543, vector = 0.1836, cell = 0.07864, thin = 1.688>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_rows" cost <call = 16.42, plane = 2.428, row = 0.7586, tail = 0.4586, cell = 0.03805, thin = 1.684>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_rows_v16" cost <call = 13.94, plane = 4.458, row = 1.212, vector = 0.5936, cell = 0.06236, thin = 1.476>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v16" cost <call = 13.84, plane = 4.272, row = 0.4942, vector = 1.256, tail = 0.257, cell = 0.09625, thin = 1.405>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v4" cost <call = 12.33, plane = 4.632, row = 0.6893, vector = 1.184, cell = 0.0634, thin = 1.355>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_rows" cost <call = 14.56, plane = 3.846, row = 0.6925, vector = 0.6151, tail = 0.8893, cell = 0.1982, thin = 1.34>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_rows_v16" cost <plane = 23.8, row = 1.321, vector = 0.08953, cell = 0.02213, thin = 0.6481, far = 0.0003011, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_rows_v16" cost <plane = 23.91, row = 1.362, vector = 0.06255, cell = 0.02306, thin = 0.6394, far = 0.0003446, cache = 1048576>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_rows" cost <plane = 24.17, row = 1.36, vector = 0.09447, cell = 0.02454, thin = 0.6363, far = 0.0002562, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 49.87, row = 1.119, tail = 0.02146, cell = 0.02045, thin = 0.8831, far = 0.000607, cache = 419430, deep = 0.0003168, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_rows_v16" cost <plane = 48.59, row = 0.7223, vector = 0.3583, cell = 0.02307, thin = 0.9277, far = 0.000664, cache = 419430, deep = 0.0003241, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_rows" cost <plane = 49.89, row = 1.22, cell = 0.02544, thin = 0.862, far = 0.0005367, cache = 419430, deep = 0.0004051, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__avx512_rows" cost <call = 12.42, plane = 4.764, tail = 0.001946, cell = 0.06651, input = 0.001389, thin = 0.007174, deep = 0.0005911, last = 16777216>
  argpool.measured "locate_index_i64_cf_any__base_rows_v8" cost <call = 12.88, plane = 4.578, vector = 0.009286, cell = 0.1391, input = 0.001833, thin = 0.0007687, deep = 0.000002676, last = 16777216>
  argpool.measured "locate_index_i64_cl_any__avx512_rows" cost <plane = 49.82, row = 0.2752, tail = 0.1593, cell = 0.07944, thin = 0.329, far = 0.0002404, cache = 419430, deep = 0.000005642, last = 16777216>
  argpool.measured "locate_index_i64_cl_any__base_rows_v8" cost <plane = 48.75, row = 0.06944, tail = 0.3808, cell = 0.1903, thin = 0.2093, far = 0.0003, cache = 419430, deep = 0.000001319, last = 16777216>
  argpool.measured "locate_index_i32_cf_any__avx512_rows_v8" cost <call = 13.45, plane = 4.874, cell = 0.06325, input = 0.001765, thin = 0.0109>
  argpool.measured "locate_index_i32_cf_any__base_rows_v8" cost <call = 13.73, plane = 4.743, cell = 0.1784, input = 0.001818>
  argpool.measured "locate_index_i32_cl_any__avx512_rows_v8" cost <plane = 62.51, row = 0.3321, vector = 0.08961, tail = 0.09333, cell = 0.05835, thin = 0.3603, far = 0.0002986, cache = 1048576>
  argpool.measured "locate_index_i32_cl_any__base_rows_v8" cost <plane = 62.12, row = 0.08872, tail = 0.5332, cell = 0.2283, thin = 0.1453, far = 0.0003443, cache = 1048576>
  argpool.measured "locate_index_u8_cf_any__avx512_rows_v8" cost <call = 11.66, plane = 1.512, row = 0.3479, tail = 0.04152, cell = 4.17, input = 0.003921, thin = 0.01989, deep = 0.0007399, last = 16777216>
  argpool.measured "locate_index_u8_cf_any__base_rows_v8" cost <call = 11.73, plane = 1.509, row = 0.3583, tail = 0.02016, cell = 4.171, input = 0.004689, thin = 0.02276, deep = 0.0006672, last = 16777216>
  argpool.measured "locate_index_u8_cl_any__avx512_rows_v8" cost <plane = 67.35, row = 0.4569, vector = 0.03588, cell = 4.109, far = 0.001136, cache = 419430, deep = 0.003587, last = 16777216>
  argpool.measured "locate_index_u8_cl_any__base_rows_v8" cost <plane = 67.3, row = 0.467, width = 32, cell = 4.093, thin = 0.02876, far = 0.00115, cache = 419430, deep = 0.003137, last = 16777216>
  argpool.measured "locate_index_u16_cf_any__avx512_rows_v8" cost <call = 13.36, plane = 1.691, row = 0.1922, vector = 0.03872, cell = 4.239, input = 0.003267, thin = 0.006314>
  argpool.measured "locate_index_u16_cf_any__base_rows" cost <call = 13.41, plane = 1.675, row = 0.194, vector = 0.05401, cell = 4.239, input = 0.003178, thin = 0.001878>
  argpool.measured "locate_index_u16_cl_any__avx512_rows_v8" cost <plane = 67.23, row = 0.0236, vector = 0.4045, cell = 4.128, thin = 0.06341, far = 0.0008675, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_rows" cost <plane = 67.47, row = 0.0408, vector = 0.3769, cell = 4.13, thin = 0.07113, far = 0.0008609, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 37.24, plane = 3.759, width = 128, cell = 0.006883, input = 0.3271, thin = 0.001495, far = 0.0007161, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 35.04, plane = 3.757, width = 64, cell = 0.008043, input = 0.3618, thin = 0.001297, far = 0.0005602, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 74.96, row = 0.5138, vector = 0.2952, input = 0.4413, far = 0.01314, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 77.75, row = 1.621, tail = 0.4323, input = 0.6165, thin = 0.01763, far = 0.002912, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 38.91, plane = 3.857, row = 0.0105, width = 64, cell = 0.006315, input = 0.3229, thin = 0.001754, far = 0.001175, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 37.35, plane = 3.99, row = 0.007666, cell = 0.007738, input = 0.3793, thin = 0.002394, far = 0.001444, cache = 1363149>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 82.59, vector = 0.2605, width = 128, tail = 0.4561, input = 0.5238, far = 0.003942, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 82.84, row = 1.515, tail = 0.4617, input = 0.6855, thin = 0.01381, far = 0.002828, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <plane = 1.911, row = 0.7944, input = 4.356, thin = 0.004005, far = 0.03548, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 85.9, plane = 2.471, row = 1.786, width = 32, input = 4.248, thin = 0.08036, far = 0.04928, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 15.46, vector = 0.4992, cell = 0.01094, input = 4.353, far = 0.01799, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 23.93, vector = 1.415, tail = 0.1752, input = 4.155, thin = 0.06295, far = 0.04209, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 1.88, tail = 0.2722, input = 4.497, thin = 0.02679, far = 0.03385, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 2.302, row = 0.9573, width = 32, tail = 0.2291, input = 4.375, thin = 0.1058, far = 0.03133, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <plane = 13.5, vector = 0.4929, width = 256, cell = 0.0075, input = 4.301, thin = 0.01834, far = 0.04389, cache = 1048576>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 19.37, row = 1.607, width = 32, tail = 0.0469, cell = 0.01392, input = 4.169, thin = 0.05615, far = 0.04921, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 37.9, plane = 3.951, row = 0.01429, width = 64, cell = 0.01544, input = 0.3219, thin = 0.001727, far = 0.001048, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 36.6, plane = 3.973, row = 0.02391, vector = 0.0005012, cell = 0.01625, input = 0.363, far = 0.0009976, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 71.51, row = 0.5572, vector = 0.1125, input = 0.4642, far = 0.008362, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 76.19, row = 1.001, vector = 0.05474, width = 32, tail = 0.05784, input = 0.651, thin = 0.0473, far = 0.003087, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 36.41, plane = 4.051, width = 64, cell = 0.014, input = 0.324, thin = 0.00101, far = 0.0009544, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 35.59, plane = 4.122, cell = 0.01473, input = 0.3821, far = 0.001106, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 81.4, row = 0.5288, vector = 0.1512, input = 0.5308, far = 0.002632, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 81.43, row = 0.8317, vector = 0.02394, width = 32, tail = 0.3187, input = 0.6908, thin = 0.06279, far = 0.004087, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 2.133, row = 0.4333, width = 128, cell = 0.02509, input = 4.336, thin = 0.01221, far = 0.01167, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 2.37, width = 32, tail = 0.9964, cell = 0.0313, input = 4.327, thin = 0.09211, far = 0.01068, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <call = 1.552, plane = 21.29, vector = 0.4778, input = 4.094, far = 0.0475, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 23.58, row = 0.9456, width = 32, cell = 0.02612, input = 4.059, thin = 0.04827, far = 0.04141, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <plane = 6.859, cell = 0.006408, input = 4.286>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 7.889, row = 0.2765, width = 32, cell = 0.03242, input = 4.218, thin = 0.03471>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 18.64, vector = 0.4, input = 4.217, far = 0.08854, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 28.97, row = 0.03878, vector = 0.7712, width = 32, input = 4.165, thin = 0.07025, far = 0.08172, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 35.08, plane = 3.996, width = 64, cell = 0.03245, input = 0.2652, thin = 0.001149, far = 0.001512, cache = 838861, deep = 0.02066, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 35.97, plane = 4.08, width = 32, cell = 0.03341, input = 0.2985, thin = 0.002058, far = 0.001117, cache = 838861, deep = 0.02031, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small_planes" cost <call = 6.964, plane = 1.903, cell = 0.03359, input = 0.3302, far = 0.0005815, cache = 838861, deep = 0.01415, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 35.73, plane = 3.942, tail = 0.003775, cell = 0.03381, input = 0.3509, thin = 0.007315, far = 0.0009151, cache = 838861, deep = 0.01777, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 69.51, row = 0.6397, vector = 0.04312, input = 0.4872, far = 0.005189, cache = 419430, deep = 0.03008, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 72.54, row = 1.021, width = 16, cell = 0.004065, input = 0.6706, thin = 0.1306, far = 0.003889, cache = 419430, deep = 0.02016, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 38.23, plane = 4.063, width = 64, cell = 0.02917, input = 0.2736, thin = 0.002309, far = 0.001583, cache = 1048576, deep = 0.03087, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 36.88, plane = 4.109, row = 0.01272, width = 32, cell = 0.02985, input = 0.3106, thin = 0.003038, far = 0.001367, cache = 1048576, deep = 0.02785, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 39.41, plane = 3.861, tail = 0.02837, cell = 0.02971, input = 0.3883, far = 0.001273, cache = 1048576, deep = 0.02987, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 69.65, row = 0.6872, vector = 0.09139, input = 0.5096, far = 0.003128, cache = 419430, deep = 0.02195, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 74.37, row = 0.9124, width = 16, cell = 0.005426, input = 0.6681, thin = 0.1483, far = 0.002849, cache = 419430, deep = 0.01958, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 1.678, row = 1.593, vector = 0.3202, input = 4.112, far = 0.04505, cache = 419430, deep = 0.008596, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <plane = 1.326, row = 2.468, width = 8, cell = 0.02364, input = 4.129, thin = 0.2709, far = 0.03721, cache = 419430, deep = 0.01716, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 13.04, row = 0.2169, vector = 0.1694, cell = 0.0268, input = 4.227, far = 0.01234, cache = 629146, deep = 0.003218, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 16.3, row = 0.4818, width = 16, cell = 0.03176, input = 4.254, thin = 0.1119, far = 0.01477, cache = 629146, deep = 0.003396, last = 16777216>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <call = 0.3188, plane = 2.168, row = 0.178, width = 64, tail = 0.2711, cell = 0.03399, input = 4.213, thin = 0.02737, far = 0.01429, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 0.9729, plane = 1.731, row = 1.537, width = 16, tail = 0.1203, cell = 0.02787, input = 4.218, thin = 0.1122, far = 0.01401, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 17.92, row = 0.1432, vector = 0.237, cell = 0.02014, input = 4.153, far = 0.01971, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 19.63, row = 0.4664, width = 16, cell = 0.03271, input = 4.128, thin = 0.1502, far = 0.02076, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 36.76, plane = 3.929, cell = 0.06703, input = 0.3308, thin = 0.02576, far = 0.001614, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 36.9, plane = 3.933, width = 4, cell = 0.06322, input = 0.3857, thin = 0.03192, far = 0.001515, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 49.83, row = 0.5958, width = 16, cell = 0.02842, input = 0.4925, thin = 0.04672, far = 0.00362, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 50.68, row = 0.8053, width = 8, tail = 0.1304, cell = 0.03135, input = 0.6391, thin = 0.3155, far = 0.003237, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 36.94, plane = 4.052, cell = 0.06425, input = 0.3078, far = 0.001173, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 37.61, plane = 3.981, cell = 0.06302, input = 0.3887, thin = 0.1264, far = 0.001124, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 65.01, row = 0.4017, vector = 0.2747, width = 16, cell = 0.01466, input = 0.5744, thin = 0.04668, far = 0.003138, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 65.52, row = 0.8411, width = 8, tail = 0.1816, cell = 0.02817, input = 0.7228, thin = 0.2613, far = 0.003068, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 7.789, plane = 1.071, width = 32, tail = 0.4836, cell = 0.04979, input = 4.247, thin = 0.05164, far = 0.00388, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 7.285, plane = 1.003, row = 1.244, width = 8, cell = 0.04041, input = 4.266, thin = 0.1713, far = 0.003916, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 13.41, row = 0.2257, width = 16, cell = 0.02728, input = 4.264, thin = 0.07665, far = 0.007701, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 14.92, row = 0.6086, width = 8, cell = 0.03789, input = 4.12, thin = 0.3393, far = 0.006872, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 2.393, plane = 1.203, row = 0.446, width = 16, cell = 0.06691, input = 4.218, thin = 0.05172, far = 0.00675, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 4.87, plane = 0.6708, row = 1.69, vector = 0.2547, width = 8, cell = 0.005124, input = 4.243, thin = 0.09517, far = 0.007755, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 18.07, row = 0.2875, cell = 0.0319, input = 4.299, far = 0.008242, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 20.59, row = 0.2485, width = 8, cell = 0.03832, input = 4.277, thin = 0.3263, far = 0.008257, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial_v16" cost <call = 41.87, plane = 3.569, row = 0.04297, cell = 0.0492, input = 0.5218, thin = 0.002256, far = 0.001059, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial_v16" cost <call = 42.2, plane = 3.661, row = 0.04278, cell = 0.04852, input = 0.5741, thin = 0.0006439, far = 0.0009554, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial_v16" cost <plane = 65.51, row = 0.6527, vector = 0.5127, input = 0.5024, far = 0.0034, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial_v16" cost <plane = 66.31, row = 0.6161, vector = 0.5326, tail = 0.0692, input = 0.554, far = 0.003306, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial_v16" cost <plane = 67.92, row = 0.6862, vector = 0.5576, tail = 1.758, input = 0.5953, thin = 0.01497, far = 0.003587, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial_v16" cost <call = 42.98, plane = 3.671, row = 0.0159, width = 64, cell = 0.04819, input = 0.5047, thin = 0.003027, far = 0.001642, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial_v16" cost <call = 44.04, plane = 3.615, row = 0.007699, vector = 0.0529, cell = 0.04439, input = 0.5854, far = 0.001692, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial_v16" cost <plane = 67.82, row = 0.6738, vector = 0.4381, input = 0.5188, far = 0.00424, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial_v16" cost <plane = 68.88, row = 0.6812, vector = 0.4579, input = 0.5761, far = 0.004202, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial_v16" cost <plane = 70.84, row = 0.7836, vector = 0.4399, tail = 1.715, input = 0.6606, far = 0.00398, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 41.87, plane = 3.852, width = 64, cell = 0.0241, input = 0.4232, thin = 0.00182, far = 0.001379, cache = 838861, deep = 0.02088, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial_v16" cost <call = 42.21, plane = 3.751, width = 64, cell = 0.02358, input = 0.4611, thin = 0.002958, far = 0.001131, cache = 838861, deep = 0.01973, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small_planes_v16" cost <call = 7.877, plane = 1.792, row = 0.001686, width = 32, cell = 0.00896, input = 0.5015, thin = 0.0135, far = 0.001076, cache = 838861, deep = 0.01505, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial_v16" cost <call = 42.42, plane = 3.883, width = 64, cell = 0.02272, input = 0.5138, thin = 0.002426, far = 0.0009737, cache = 838861, deep = 0.02005, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 70.79, row = 0.8425, vector = 0.08793, input = 0.5034, far = 0.003958, cache = 419430, deep = 0.03064, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial_v16" cost <plane = 70.73, row = 0.9162, vector = 0.09891, input = 0.5525, far = 0.003583, cache = 419430, deep = 0.02782, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial_v16" cost <plane = 70.2, row = 1.04, vector = 0.08386, tail = 1.246, input = 0.6115, thin = 0.04231, far = 0.003578, cache = 419430, deep = 0.02055, last = 16777216>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 42, plane = 3.923, width = 64, tail = 0.01379, cell = 0.02134, input = 0.4536, thin = 0.002851, far = 0.001072, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial_v16" cost <call = 40.72, plane = 3.793, width = 64, tail = 0.01888, cell = 0.02129, input = 0.49, thin = 0.00395, far = 0.001147, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial_v16" cost <call = 42.26, plane = 3.594, width = 64, tail = 0.01267, cell = 0.021, input = 0.5738, thin = 0.003015, far = 0.001108, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 76.86, row = 0.6318, vector = 0.1521, input = 0.5142, far = 0.004435, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial_v16" cost <plane = 77.01, row = 0.6982, vector = 0.1485, input = 0.5685, far = 0.00447, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial_v16" cost <plane = 77.78, row = 0.7721, tail = 1.25, cell = 0.009914, input = 0.6589, thin = 0.07291, far = 0.00446, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial_v16" cost <call = 33.23, plane = 20.24, cell = 0.2439, input = 0.5998, far = 0.003012, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 30.78, plane = 17.3, cell = 0.276, input = 2.171>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial_v16" cost <call = 47.64, plane = 21.18, vector = 0.1831, cell = 0.7892, input = 1.171, far = 0.003755, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial_v16" cost <plane = 81.39, vector = 1.058, cell = 0.05171, input = 2.085, far = 0.002116, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <plane = 84.43, vector = 0.7846, tail = 2.169, cell = 0.08089, input = 2.109, far = 0.001457, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial_v16" cost <call = 13.2, plane = 87.85, vector = 4.587, tail = 3.284, cell = 0.2054, input = 1.438, far = 0.001629, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial_v16" cost <call = 55.79, plane = 17.93, row = 0.04751, vector = 0.1004, cell = 0.1883, input = 2.292, thin = 0.001111, far = 0.0105, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 56.53, plane = 18.44, vector = 0.2037, cell = 0.2427, input = 2.351, far = 0.00893, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial_v16" cost <call = 45.12, plane = 23.93, cell = 0.8201, input = 1.138, thin = 0.05634>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial_v16" cost <plane = 83.98, vector = 1.107, cell = 0.05073, input = 2.097, far = 0.004028, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 85.8, row = 0.1542, vector = 1.044, tail = 1.932, cell = 0.06583, input = 2.105, far = 0.000813, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial_v16" cost <call = 14.28, plane = 94.14, vector = 5.502, tail = 2.659, cell = 0.1513, input = 1.441, far = 0.002033, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial_v16" cost <call = 26.3, plane = 24.51, cell = 0.26, input = 0.5906, far = 0.002692, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 32.84, plane = 25.54, cell = 0.3416, input = 0.5968, far = 0.0006321, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial_v16" cost <call = 33.57, plane = 23.64, cell = 0.4702, input = 0.6396, far = 0.0004654, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial_v16" cost <plane = 89.07, vector = 1.246, cell = 0.05868, input = 0.8024, far = 0.004818, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 93.49, vector = 1.344, tail = 2.107, cell = 0.08557, input = 0.8368, far = 0.003866, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial_v16" cost <plane = 96.34, vector = 2.485, tail = 3.117, cell = 0.06583, input = 0.8694, far = 0.003362, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial_v16" cost <call = 16.69, plane = 25.34, vector = 0.02556, cell = 0.265, input = 0.5362, thin = 0.01545, far = 0.001494, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 27.05, plane = 25.33, row = 0.05779, vector = 0.2778, cell = 0.3329, input = 0.5947>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial_v16" cost <call = 23.27, plane = 23.36, row = 0.1462, vector = 0.003632, cell = 0.48, input = 0.6618, thin = 0.006455>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial_v16" cost <plane = 93.32, vector = 1.353, cell = 0.06183, input = 0.7617>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 96.91, vector = 2.793, tail = 0.9015, input = 0.804>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial_v16" cost <plane = 99.53, vector = 2.981, tail = 2.599, cell = 0.04057, input = 0.8744>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial_v16" cost <call = 35.08, plane = 3.508, width = 64, input = 0.4645, thin = 0.001414>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 34.5, plane = 3.635, width = 64, input = 0.4912, thin = 0.001669>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial_v16" cost <plane = 85.08, row = 0.6342, width = 64, cell = 0.000163, input = 0.5217, thin = 0.01243, far = 0.003797, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial_v16" cost <plane = 83.56, row = 1.333, tail = 1.66, input = 0.5689, far = 0.002532, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 85.15, row = 1.324, tail = 0.7496, input = 0.6322, thin = 0.03999, far = 0.002655, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial_v16" cost <call = 36.77, plane = 3.939, width = 32, input = 0.4385, thin = 0.00193>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 39.38, plane = 3.698, row = 0.004289, width = 32, input = 0.4943, thin = 0.002358>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial_v16" cost <plane = 84.97, row = 0.5548, width = 64, cell = 0.0001308, input = 0.5528, thin = 0.01117, far = 0.004884, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial_v16" cost <plane = 84.77, row = 1.276, vector = 0.004094, tail = 1.927, input = 0.5677, far = 0.002684, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 85.64, row = 1.22, tail = 0.9089, input = 0.6815, thin = 0.0423, far = 0.002313, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 39.38, plane = 3.833, row = 0.02146, cell = 0.005082, input = 0.4725, far = 0.001826, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial_v16" cost <call = 38.02, plane = 3.95, row = 0.009342, cell = 0.005637, input = 0.4988, far = 0.002205, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial_v16" cost <plane = 83.94, row = 0.7088, width = 64, cell = 0.001958, input = 0.555, thin = 0.00607, far = 0.003699, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 83.51, row = 1.203, tail = 1.699, cell = 0.002161, input = 0.5885, thin = 0.02664, far = 0.003567, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial_v16" cost <plane = 84.47, row = 1.241, tail = 0.8447, cell = 0.0002006, input = 0.6362, thin = 0.03315, far = 0.003501, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 42.69, plane = 3.766, row = 0.01583, width = 64, cell = 0.004786, input = 0.4345, thin = 0.004772>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial_v16" cost <call = 42.52, plane = 3.84, row = 0.01442, width = 64, cell = 0.00553, input = 0.4987, thin = 0.003803>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial_v16" cost <plane = 86.77, row = 0.6909, width = 64, cell = 0.003756, input = 0.5449, thin = 0.01159, far = 0.003302, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 85.07, row = 1.443, tail = 1.917, cell = 0.003105, input = 0.5554, far = 0.002475, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial_v16" cost <plane = 84.79, row = 1.372, tail = 0.6721, cell = 0.003257, input = 0.6611, thin = 0.05301, far = 0.002619, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial_v16" cost <call = 39.22, plane = 3.651, row = 0.02287, vector = 0.009474, cell = 0.0231, input = 0.4615, far = 0.001223, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial_v16" cost <call = 38.83, plane = 3.662, row = 0.01417, vector = 0.02078, cell = 0.0222, input = 0.4992, far = 0.001142, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 76.74, row = 0.6175, vector = 0.1751, input = 0.555, far = 0.003847, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial_v16" cost <plane = 77.13, row = 0.677, vector = 0.1858, input = 0.6015, far = 0.003591, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial_v16" cost <plane = 78.15, row = 0.9301, vector = 0.04317, tail = 1.067, cell = 0.008199, input = 0.6219, thin = 0.0431, far = 0.003705, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial_v16" cost <call = 39.37, plane = 3.942, row = 0.004113, width = 32, cell = 0.02142, input = 0.4426, thin = 0.005441, far = 0.001087, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial_v16" cost <call = 39.86, plane = 3.83, row = 0.007712, width = 32, cell = 0.02175, input = 0.5077, thin = 0.004296, far = 0.001219, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 78.52, row = 0.5383, vector = 0.1505, input = 0.5529, far = 0.004087, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial_v16" cost <plane = 80.14, row = 0.5842, vector = 0.1565, input = 0.5819, far = 0.003361, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial_v16" cost <plane = 80.76, row = 0.8028, tail = 1.243, cell = 0.007334, input = 0.6604, thin = 0.05724, far = 0.004338, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial_v16" cost <call = 41.86, plane = 3.597, row = 0.005825, vector = 0.03191, cell = 0.04599, input = 0.5023, far = 0.001765, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial_v16" cost <call = 42.45, plane = 3.783, vector = 0.03169, cell = 0.04558, input = 0.5388, far = 0.001805, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial_v16" cost <plane = 67.81, row = 0.6132, vector = 0.4854, tail = 0.008562, input = 0.5572, far = 0.004396, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial_v16" cost <plane = 68.4, row = 0.5403, vector = 0.5152, tail = 0.08589, input = 0.605, far = 0.004138, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial_v16" cost <plane = 68.95, row = 0.7017, vector = 0.5037, tail = 1.792, input = 0.6261, far = 0.004192, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial_v16" cost <call = 41.06, plane = 3.845, tail = 0.005665, cell = 0.05543, input = 0.4433, thin = 0.0002373, far = 0.001215, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial_v16" cost <call = 43.51, plane = 3.86, tail = 0.006343, cell = 0.05486, input = 0.5093, far = 0.001314, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial_v16" cost <plane = 69.56, row = 0.6063, vector = 0.4693, input = 0.5322, far = 0.005154, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial_v16" cost <plane = 69.62, row = 0.5663, vector = 0.48, tail = 0.1078, input = 0.5852, far = 0.005205, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial_v16" cost <plane = 71.48, row = 0.6323, vector = 0.4689, tail = 1.451, input = 0.6739, thin = 0.02936, far = 0.005377, cache = 838861>
}
