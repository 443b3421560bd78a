// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0, --seconds=420 --seed=1 and 68 runs of single kinds of 6
// to 80 s (--only): 20 of these, of kinds whose rows had changed, last. What was timed before (--with) of
// rows that are as they were counts as well; 129 rows, most of them scatters, have the costs of earlier
// runs. `stream` is the median of the last 20, which said 0.022 to 0.042. On AMD EPYC (model
// 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by the run of
// each kind (the worst are large windows on planes of a few cells):
//   max_pool f32 i64 cf: mean 6.9 %, worst 184.8 % of 123 calls
//   max_pool f32 none cf: mean 4.6 %, worst 113.5 % of 51 calls
//   max_pool f32 i32 cf: mean 4.2 %, worst 101.5 % of 49 calls
//   max_pool f32 u8 cf: mean 14.5 %, worst 86.7 % of 6 calls
//   max_pool f16 i64 cf: mean 16.6 %, worst 342.0 % of 52 calls
//   max_pool bf16 i64 cf: mean 14.1 %, worst 391.8 % of 61 calls
//   max_pool f32 i64 cl: mean 19.9 %, worst 588.0 % of 212 calls
//   max_pool f32 i32 cl: mean 1.4 %, worst 23.1 % of 74 calls
//   max_pool f32 u8 cl: mean 100.4 %, worst 2877.3 % of 56 calls
//   max_pool f32 none cl: mean 2.8 %, worst 40.0 % of 55 calls
//   max_pool f64 i64 cl: mean 4.2 %, worst 191.9 % of 265 calls
//   max_unpool x32 i64 cf: mean 1.0 %, worst 27.1 % of 169 calls
//   max_unpool x32 i32 cf: mean 0.5 %, worst 12.0 % of 47 calls
//   max_unpool x32 u8 cf: mean 1.2 %, worst 140.7 % of 220 calls (26 November, --seconds=70 --seed=5)
//   max_unpool x16 i64 cf: mean 0.0 %, worst 0.4 % of 70 calls
//   max_pool_backward f32 i64 cf: mean 1.2 %, worst 44.7 % of 148 calls
//   max_unpool_backward x32 i64 cf: mean 2.8 %, worst 72.7 % of 221 calls
//   max_unpool_backward x32 i32 cf: mean 3.8 %, worst 211.9 % of 337 calls
//   max_unpool x16 i64 cl: mean 0.6 %, worst 30.4 % of 275 calls
//   max_pool_backward f32 i64 cl: mean 4.9 %, worst 102.9 % of 62 calls
// The last 146 rows came later, for AVX2, and were not measured here: they have what costs/milan.mlir
// says, times what other rows of the same kernels for AVX2 and SSE take here beside there (0.53 to 1.4; of 36
// rows, of the evening and the night, 0.55 to 0.98).
// Of these `staged` has 1.5 times that: it shall not stand before AVX-512's streams unmeasured.
// 17 rows for AVX-512, and 2 for AVX2, became faster on 25 November: their terms by row, vector
// and cell are times what that gained on a Zen 5 (0.66 to 0.87). `van_herk` of AVX-512 has what it
// takes there, times what other rows of the same windows take here beside there (1.25 to 1.5).
// Rows that stream were timed on zeros in part, as values were pooled from unpooled planes: AMD's CPUs
// stream those at least twice as fast as numbers. From 3 MB to the last cache's size these rows may be
// chosen too often; the tuner fills tensors anew since 25 November 2026.
// Windows told at run time, channels-first, of i16, i8 and u8, and of f16 and bf16 with u16: measured
// on 26 November 2026 by argpool-tune 0.2.0, --seconds=7 or 16 a kind. Their `flat` rows have terms by
// vector and tap alone (a term by step, which the fit found, multiplies with the stride of windows of
// thousands of taps), and base's rows the larger of the taps measured before and then. Of 70 drawn
// calls, not tuned on, the worst choice goes from 7.35 to 2.61 times the best row's time.
// Unpooling's gradient of 64-bit elements, windows told at run time: `deep` and `last` are those of 32
// bits, as the tuner's tensors of 64 bits did not exceed the last cache. Of 60 drawn calls the worst
// choice goes from 1.89 to 1.59, and those below the plain loop from 5 to 1 (26 November 2026).
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) shared threads 2 stream 0.0384 missed 0.0192 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 6.44, plane = 35.54, row = 3.456, tail = 2.881, input = 0.0567, tap = 0.2256, far = 0.002122, cache = 1048576>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 90.57, plane = 0.4739, row = 10.57, vector = 6.551, tail = 41, cell = 0.4267, tap = 0.5396, step = 0.07011, far = 0.02435, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <plane = 19.55, row = 6.809, vector = 1.975, tail = 0.9681, thin = 15.4, tap = 0.3907, far = 0.004447, cache = 629146>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 61.33, row = 4.648, vector = 0.9986, tail = 2.453, tap = 0.103, step = 0.007108, far = 0.0005275, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 65.97, row = 4.683, tail = 1.038, cell = 0.3006, thin = 2.138, tap = 0.1224, step = 0.003902, far = 0.001127, cache = 1363149>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 64.06, row = 4.4, vector = 1.272, cell = 0.1123, thin = 0.982, tap = 0.2509, step = 0.005838>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 23.49, plane = 2.113, row = 1.729, vector = 3.553, tail = 0.4583, cell = 0.04398, far = 0.001368, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 41.96, plane = 0.05063, vector = 9.821, tail = 20.09, cell = 0.4929, far = 0.0124, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_v4" cost <call = 22.92, plane = 2.682, row = 1.338, vector = 2.746, tail = 0.1341, far = 0.0008915, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 147.1, plane = 2.266, row = 1.394, vector = 3.803, far = 0.0007142, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 24.93, plane = 2.86, row = 1.915, vector = 2.884, tail = 0.172, far = 0.0001214, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 146.8, plane = 3.477, row = 1.057, vector = 0.6798, width = 8, cell = 0.5787, far = 0.00009893, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 28.34, plane = 2.774, row = 1.88, vector = 3.003, cell = 0.203, thin = 6.62, far = 0.0003927, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 263.5, plane = 3.832, row = 8.497, vector = 8.432, tail = 1.528, cell = 0.1494, far = 0.0002595, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 36.26, plane = 0.005506, vector = 17.11, tail = 22.45, cell = 1.41, far = 0.01632, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_v4" cost <call = 255.2, plane = 3.89, row = 7.158, vector = 5.218, tail = 1.265, cell = 0.4397>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 386.2, plane = 7.284, row = 11.66, vector = 10.82, far = 0.0002752, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 229.5, plane = 4.185, row = 11.32, vector = 5.637, tail = 1.113, cell = 0.5117>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 348.2, plane = 7.342, row = 14.89, vector = 7.019>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 45.45, plane = 5.102, row = 14.42, vector = 4.695, cell = 0.6811, thin = 0.3493>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 47.62, plane = 22.57, row = 8.415, vector = 0.3271, tail = 7.162, tap = 0.3177, far = 0.0006685, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 39.7, vector = 10.59, tail = 42.45, tap = 0.7109, step = 0.08538, far = 0.03108, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 55.07, plane = 12.46, row = 10.37, tail = 4.502, cell = 1.05, thin = 7.149, tap = 0.6152, far = 0.001804, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 45.25, row = 2.382, vector = 1.977, tail = 0.5788, cell = 0.202, far = 0.003664, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_few_channels" cost <plane = 56.44, tail = 2.968, cell = 0.5838, far = 0.004499, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 105, plane = 47.23, row = 1.086, width = 16, cell = 0.5269, thin = 0.04494, far = 0.001253, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 21.01, plane = 87.36, row = 22.69, vector = 4.646, tail = 0.1403, thin = 14.39, far = 0.003459, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 49.01, row = 2.067, vector = 2.023, tail = 0.2593, cell = 0.04549, far = 0.002581, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 110.8, plane = 53.32, row = 1.565, cell = 0.5701, far = 0.002144, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 0.434, plane = 52.33, row = 2.916, cell = 1.217, thin = 7.473, far = 0.003875, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.316, plane = 86.25, row = 0.6936, vector = 7.257, tail = 0.5947, cell = 0.06881>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_few_channels" cost <call = 27.37, plane = 86.75, vector = 7.561, cell = 0.2828, far = 0.00143, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 280.3, plane = 97.55, row = 0.3961, tail = 813.2, cell = 0.9467>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 73.09, row = 82.53, vector = 12.5, thin = 23.9, far = 0.006217, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 25.63, plane = 85.82, row = 0.6798, vector = 5.434, tail = 0.2113, cell = 0.1237>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows_v8_stream64" cost <call = 385.3, plane = 122, width = 8, tail = 0.845, cell = 1.478>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 79.43, plane = 88.97, row = 1.404, vector = 1.76, cell = 1.963, thin = 14.73>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 66.85, row = 8.875, vector = 3.263, tail = 3.146, tap = 0.1175, far = 0.002823, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 71.1, row = 8.323, vector = 3.08, tail = 1.929, thin = 7.188, tap = 0.176, far = 0.004171, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 9.956, plane = 72.09, row = 7.922, vector = 3.26, tail = 1.425, thin = 4.366, tap = 0.4054, far = 0.007352, cache = 419430>
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
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 14.96, plane = 0.2818, row = 0.5297, vector = 2.597, cell = 0.01685, far = 0.002568, cache = 629146, deep = 0.02922, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_v8" cost <call = 8.468, plane = 3.438, row = 0.1032, vector = 1.33, tail = 0.3447, cell = 0.05389, far = 0.002008, cache = 629146, deep = 0.02567, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 4.834, plane = 0.08986, vector = 7.999, tail = 36.96, deep = 0.3889, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_stream" cost <call = 119.9, plane = 1.665, row = 0.2007, vector = 0.1681, width = 64, cell = 0.187, thin = 0.008668, far = 0.001557, cache = 838861, deep = 0.01831, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 16.91, plane = 3.15, row = 0.7022, vector = 1.629, tail = 0.132, cell = 0.03263, far = 0.0004239, cache = 629146, deep = 0.02446, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows_stream" cost <call = 134.9, plane = 3.727, row = 0.6754, vector = 1.84, far = 0.00033, cache = 629146, deep = 0.01588, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 13.82, plane = 1.6, row = 1.104, vector = 1.343, cell = 0.0823, thin = 4.76, far = 0.0004442, cache = 419430, deep = 0.01613, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 317.6, plane = 3.198, row = 2.004, vector = 5.795, tail = 3.943, cell = 0.1497, far = 0.004642, cache = 1363149, deep = 0.01219, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_v8" cost <call = 293.8, row = 3.554, vector = 3.827, tail = 2.704, cell = 0.2551, far = 0.003326, cache = 629146, deep = 0.02482, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.1695, vector = 3.288, tail = 53.89, cell = 0.7164, far = 0.0377, cache = 838861, deep = 0.2712, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_sliding" cost <call = 167.1, plane = 5.888, vector = 3.141, tail = 0.4821, far = 0.001136, cache = 838861, deep = 0.04412, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_stream" cost <call = 551, plane = 0.9261, row = 1.717, width = 64, cell = 0.419, thin = 0.07736, far = 0.001589, cache = 419430, deep = 0.007489, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 281.6, row = 3.687, vector = 3.385, tail = 2.712, cell = 0.1287, far = 0.003699, cache = 629146, deep = 0.01285, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows_stream" cost <call = 520.2, row = 2.834, width = 32, cell = 0.4012, thin = 0.1576, far = 0.001471, cache = 419430, deep = 0.006663, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 3.628, row = 14.41, tail = 5.936, cell = 1.069, thin = 1.307, far = 0.01683, cache = 838861, deep = 0.01306, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 25.91, plane = 1.77, row = 1.095, vector = 5.579, tail = 0.3905, cell = 0.017, input = 0.01326, deep = 0.02645, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_v8" cost <call = 19.86, plane = 4.123, vector = 3.344, tail = 0.3197, cell = 0.1389, deep = 0.02465, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 27.12, plane = 0.67, vector = 3.87, tail = 47.06, cell = 1.299, far = 0.003186, cache = 1363149, deep = 0.5036, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_row_block" cost <call = 200.4, plane = 96.98, cell = 0.3287, far = 0.006006, cache = 838861, deep = 0.04012, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_stream" cost <call = 128.4, plane = 6.576, row = 0.7787, vector = 6.444, far = 0.0004154, cache = 419430, deep = 0.01815, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 27.7, plane = 2.85, row = 0.1854, vector = 3.216, tail = 0.5895, cell = 0.1516, deep = 0.01962, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_stream" cost <call = 130.1, plane = 3.139, row = 0.7616, vector = 4.388, deep = 0.01071, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 32.76, plane = 0.9181, row = 1.313, vector = 2.778, tail = 0.3924, input = 0.02917, thin = 6.575, far = 0.0006414, cache = 419430, deep = 0.01325, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 244.8, plane = 6.751, row = 5.981, vector = 7.22, tail = 2.26, cell = 0.08513, far = 0.002577, cache = 838861, deep = 0.01119, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_v8" cost <call = 249.8, plane = 3.095, row = 3.839, vector = 2.334, tail = 4.492, cell = 0.5248, far = 0.003814, cache = 629146, deep = 0.0222, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 0.1708, vector = 15.84, tail = 56.05, cell = 0.1986, far = 0.02604, cache = 1363149, deep = 0.5564, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_row_block" cost <plane = 51.88, vector = 9.93, width = 32, tail = 22.67, deep = 0.01213, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_stream" cost <call = 306.2, row = 6.489, vector = 1.771, width = 32, cell = 0.4701, far = 0.003017, cache = 1363149, deep = 0.00423, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 226.5, plane = 0.8199, row = 6.114, vector = 1.006, tail = 4.842, cell = 0.5901, far = 0.003807, cache = 629146, deep = 0.00519, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_stream" cost <call = 315.6, plane = 3.602, row = 5.369, width = 32, tail = 0.7841, cell = 0.694, far = 0.003487, cache = 838861, deep = 0.0006256, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 31.08, row = 12.13, width = 8, tail = 4.67, cell = 1.228, thin = 0.1884, far = 0.005249, cache = 629146, deep = 0.005569, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 27.7, plane = 45.93, row = 5.561, vector = 1.153, tail = 3.879, tap = 0.09748, step = 0.01654, far = 0.002381, cache = 419430, deep = 0.04198, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 52.47, plane = 0.01869, row = 2.781, vector = 7.151, tail = 53.41, tap = 0.5274, step = 0.006758, far = 0.03859, cache = 629146, deep = 0.7485, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_many_taps" cost <call = 117.5, plane = 69.59, vector = 16.87, width = 64, cell = 0.06555, input = 0.1592, step = 0.05334, far = 0.01265, cache = 1363149, deep = 0.06091, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_plane_lanes" cost <call = 511.7, plane = 9.261, vector = 12.15, width = 32, cell = 0.3546, input = 0.7971, thin = 0.3433, tap = 0.002821, step = 0.03158, far = 0.0239, cache = 1363149, deep = 0.1172, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_many_taps" cost <call = 119.8, plane = 76.84, vector = 35.68, width = 32, cell = 0.5022, input = 0.5418, tap = 0.009711, step = 0.2966, far = 0.02049, cache = 419430, deep = 0.2852, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 31.46, plane = 13.86, row = 7.989, vector = 0.9049, tail = 3.78, cell = 0.3065, input = 0.008183, thin = 5.905, tap = 0.1915, step = 0.006906, far = 0.00351, cache = 419430, deep = 0.04148, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 44.96, vector = 2.456, tail = 1.355, far = 0.005295, cache = 419430, deep = 0.04772, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 55.57, tail = 0.1558, cell = 0.2302, far = 0.007266, cache = 419430, deep = 0.05743, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows_stream" cost <call = 116.9, plane = 45.35, width = 32, cell = 0.1697, thin = 0.0606, far = 0.003464, cache = 629146>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 11.26, plane = 106.3, row = 18.23, vector = 2.083, tail = 0.4156, thin = 6.182, far = 0.005733, cache = 419430, deep = 0.04637, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 46.58, row = 1.092, vector = 1.174, width = 16, cell = 0.08002, thin = 0.03338, far = 0.004471, cache = 419430, deep = 0.04947, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows_stream" cost <call = 122.6, plane = 43.49, vector = 0.6554, width = 32, tail = 1.497, cell = 0.1578, far = 0.003783, cache = 629146>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 5.563, plane = 50.34, row = 1.901, vector = 0.1239, cell = 0.218, thin = 5.163, far = 0.005013, cache = 419430, deep = 0.05233, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <plane = 79.43, row = 0.412, vector = 3.5, tail = 0.4193, deep = 0.06895, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 13.96, plane = 93.29, vector = 2.389, cell = 0.04908, far = 0.001435, cache = 629146, deep = 0.07052, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows_stream" cost <call = 271.3, plane = 87.08, row = 0.6957, vector = 2.99, tail = 652.5, deep = 0.05343, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <row = 109.5, vector = 0.4976, tail = 23.88, thin = 9.736, far = 0.09622, cache = 419430, deep = 0.07052, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 12.99, plane = 76.36, row = 0.2119, vector = 2.1, tail = 0.3506, cell = 0.0195, deep = 0.0747, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 228.3, plane = 87.55, row = 1.124, width = 16, tail = 0.3856, cell = 0.2239, thin = 0.04865, deep = 0.05529, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 113.9, plane = 67.02, row = 0.397, vector = 1.851, cell = 0.1767, thin = 9.717, deep = 0.07261, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 55.28, row = 1.694, vector = 0.961, tail = 2.788, input = 0.05299, far = 0.002939, cache = 838861, deep = 0.04779, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_few_channels_v8" cost <plane = 50.6, vector = 0.5281, tail = 2.064, input = 0.09316, far = 0.005234, cache = 629146, deep = 0.06684, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows_stream" cost <call = 360.2, plane = 52.37, row = 0.5078, tail = 585.2, input = 0.06422, far = 0.003762, cache = 838861, deep = 0.05054, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 62.34, plane = 98.41, row = 20.6, vector = 4.506, cell = 0.1776, thin = 8.862, far = 0.02957, cache = 629146, deep = 0.05005, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 53.37, row = 2.209, vector = 0.3184, tail = 1.667, input = 0.0719, far = 0.003929, cache = 629146, deep = 0.05103, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 258.1, plane = 60.26, width = 32, tail = 0.639, input = 0.08246, far = 0.005259, cache = 838861, deep = 0.05478, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 18.49, plane = 52.07, row = 2.82, vector = 0.3363, tail = 1.225, input = 0.141, thin = 7.09, far = 0.00321, cache = 838861, deep = 0.04517, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 26.8, plane = 64.82, row = 0.02029, vector = 5.065, tail = 0.4269, far = 0.005296, cache = 838861, deep = 0.05144, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 64.51, plane = 68, vector = 1.42, width = 16, cell = 0.4048, far = 0.01056, cache = 629146, deep = 0.06862, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows_stream" cost <call = 252.2, plane = 71.12, tail = 736.1, cell = 0.3064, far = 0.005776, cache = 838861, deep = 0.06052, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 176.6, row = 84, tail = 2.584, cell = 0.4729, thin = 2.937, far = 0.03233, cache = 419430, deep = 0.05228, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 42, plane = 66.25, vector = 2.108, width = 16, cell = 0.2786, thin = 0.07587, far = 0.006498, cache = 838861, deep = 0.05542, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 298.9, plane = 77.08, width = 16, tail = 1.186, cell = 0.3823, thin = 0.3336, far = 0.00737, cache = 629146, deep = 0.0771, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 97.63, plane = 62.83, row = 0.1532, vector = 1.865, cell = 0.3566, thin = 8.379, far = 0.006547, cache = 838861, deep = 0.04219, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 66.62, row = 4.871, vector = 0.7786, tail = 3.702, tap = 0.05163, step = 0.0006994, far = 0.002614, cache = 629146, deep = 0.05361, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_many_taps" cost <call = 224.4, plane = 501.7, row = 5.128, vector = 0.5493, tail = 11.22, input = 0.535, tap = 0.01132, far = 0.01173, cache = 419430, deep = 0.1428, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 66.98, row = 5.698, vector = 1.199, tail = 1.256, thin = 3.3, tap = 0.05563, step = 0.0002957, far = 0.003074, cache = 629146, deep = 0.05259, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_many_taps" cost <call = 345.3, plane = 498.5, row = 1.427, vector = 3.762, tail = 19.38, input = 1.176, tap = 0.008018, far = 0.0005142, cache = 419430, deep = 0.2548, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 3.161, plane = 66.83, row = 5.453, vector = 1.275, tail = 1.213, cell = 0.03118, thin = 3.224, tap = 0.1181, step = 0.001852, far = 0.004421, cache = 629146, deep = 0.0531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 11.28, plane = 3.247, vector = 0.2043, tail = 3.704, cell = 0.3312, far = 0.004215, cache = 419430, deep = 0.02081, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 14.24, plane = 3.503, vector = 1.512, tail = 1.476, cell = 0.07858, far = 0.0005109, cache = 629146, deep = 0.03189, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 17.37, vector = 3.376, tail = 20.47, cell = 0.6505, far = 0.008677, cache = 1363149, deep = 0.2339, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_stream" cost <call = 130.8, plane = 0.5043, width = 64, cell = 0.3452, thin = 0.0393, far = 0.0007845, cache = 1363149, deep = 0.007577, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 13.71, plane = 3.185, vector = 1.208, tail = 2.025, cell = 0.2252, far = 0.003867, cache = 419430, deep = 0.02007, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows_stream" cost <call = 128.9, plane = 2.091, width = 16, cell = 0.3417, thin = 0.07146, deep = 0.008794, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 21.04, plane = 3.545, vector = 2.572, tail = 0.2026, cell = 0.009325, thin = 4.416, deep = 0.01241, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 24.41, plane = 4.16, row = 1.584, vector = 4.538, tail = 0.06575, cell = 0.01511, far = 0.0009612, cache = 629146, deep = 0.02206, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 16.57, plane = 3.985, row = 0.9156, vector = 2.51, tail = 0.3862, cell = 0.09026, far = 0.0006559, cache = 419430, deep = 0.03, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 16.96, plane = 0.08064, vector = 10.25, tail = 39.42, far = 0.001126, cache = 419430, deep = 0.347, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_row_packing" cost <call = 81.55, plane = 0.1392, cell = 0.3702, far = 0.001146, cache = 419430, deep = 0.02804, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 168.1, plane = 2.245, row = 0.1047, width = 32, cell = 0.3922, thin = 0.03951, deep = 0.0105, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream16" cost <call = 170.2, plane = 0.3714, row = 0.9446, vector = 7.344, tail = 2.218, far = 0.00065, cache = 1048576, deep = 0.008619, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 25.07, plane = 3.386, row = 1.803, vector = 2.987, tail = 0.09694, cell = 0.04399, deep = 0.01645, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 152.7, plane = 4.176, row = 0.7877, width = 16, tail = 0.4417, cell = 0.4376, deep = 0.006425, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 21.68, plane = 2.73, row = 2.483, vector = 2.069, cell = 0.2826, thin = 9.601, far = 0.0007926, cache = 419430, deep = 0.01004, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 21.71, row = 0.6963, vector = 7.058, tail = 1.287, cell = 0.1606, far = 0.002458, cache = 629146, deep = 0.04844, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 11.44, plane = 9.829, row = 0.949, vector = 4.215, tail = 2.067, cell = 0.2671, far = 0.001101, cache = 1048576, deep = 0.06679, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 28.36, vector = 28.4, tail = 45.81, far = 0.02333, cache = 1363149, deep = 0.3198, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_stream" cost <call = 150.9, vector = 1.638, width = 64, tail = 0.09709, cell = 0.5509, thin = 0.01586, far = 0.002273, cache = 838861, deep = 0.03721, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_stream16" cost <call = 96.89, plane = 61.92, row = 1.372, vector = 2.162, tail = 10.12, cell = 0.5627, far = 0.002056, cache = 629146, deep = 0.02885, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 11.33, plane = 13.58, row = 1.996, vector = 4.257, tail = 1.66, cell = 0.2835, far = 0.001576, cache = 1048576, deep = 0.04122, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows_stream" cost <call = 115, plane = 48.26, row = 2.008, vector = 6.081, far = 0.001941, cache = 629146, deep = 0.03495, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 23.99, plane = 0.4083, row = 5.618, vector = 2.809, tail = 0.05256, cell = 0.7684, thin = 20.09, far = 0.00006014, cache = 419430, deep = 0.03278, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 335.3, plane = 4.097, row = 4.685, vector = 9.705, tail = 2.258, cell = 0.01252, far = 0.0005664, cache = 419430, deep = 0.007311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_v8" cost <call = 307.7, plane = 1.796, row = 4.659, vector = 4.947, tail = 2.25, cell = 0.2277, deep = 0.01599, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.0631, vector = 6.962, tail = 50.19, cell = 0.8079, far = 0.01017, cache = 1363149, deep = 0.1726, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_sliding" cost <call = 154, plane = 11.39, vector = 4.724, tail = 0.3136, cell = 0.02048, far = 0.0008648, cache = 838861, deep = 0.02194, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 572.5, plane = 6.295, row = 6.553, width = 64, cell = 0.6738, thin = 0.04175, deep = 0.00595, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 283.6, row = 8.662, vector = 6.552, tail = 1.357, far = 0.001038, cache = 629146, deep = 0.0085, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 544, row = 10.2, width = 32, cell = 0.7388, thin = 0.113, deep = 0.005836, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 7.164, row = 18, vector = 1.38, tail = 4.052, cell = 1.17, thin = 9.059, far = 0.003242, cache = 419430, deep = 0.006314, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 33.05, plane = 0.6623, row = 2.712, vector = 8.952, tail = 0.07814, cell = 0.05916, deep = 0.02188, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_v8" cost <call = 32.71, plane = 0.6067, row = 2.024, vector = 6.37, tail = 0.1905, cell = 0.1377, deep = 0.02401, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 34.86, plane = 0.5974, vector = 2.068, tail = 47, cell = 1.81, far = 0.00651, cache = 1363149, deep = 0.314, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_sliding_3d" cost <row = 21.44, deep = 0.02227, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_stream" cost <call = 160.4, plane = 3.501, row = 2.331, width = 64, cell = 0.624, thin = 0.0147, far = 0.0011, cache = 1048576, deep = 0.008847, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 32.21, row = 4.124, vector = 5.293, tail = 0.6741, cell = 0.02804, input = 0.0372, far = 0.0002206, cache = 419430, deep = 0.0149, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_stream" cost <call = 138.7, plane = 7.884, row = 3.271, vector = 6.749, far = 0.0006014, cache = 419430, deep = 0.007445, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 15.92, plane = 0.6413, row = 5.242, vector = 0.8701, tail = 2.845, cell = 0.9678, input = 0.107, thin = 14.39, far = 0.002041, cache = 419430, deep = 0.01331, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 258.1, plane = 0.1589, row = 10.24, vector = 9.847, tail = 0.4883, cell = 0.09953, far = 0.0005012, cache = 419430, deep = 0.008763, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 235.6, plane = 1.548, row = 6.359, vector = 7.12, cell = 0.1521, far = 0.0003234, cache = 419430, deep = 0.01308, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 5.279, vector = 19.88, tail = 60, cell = 0.1985, far = 0.009763, cache = 1048576, deep = 0.3482, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_row_block" cost <call = 111.8, plane = 62.3, row = 1.123, vector = 7.104, tail = 0.1879, far = 0.004856, cache = 838861, deep = 0.03152, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 386.1, row = 14.3, vector = 13.67, far = 0.001841, cache = 1048576, deep = 0.003719, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 225.1, row = 9.989, vector = 5.879, tail = 1.3, cell = 0.2861, far = 0.000924, cache = 629146, deep = 0.005053, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 350.2, row = 14.45, vector = 8.276, far = 0.006314, cache = 1048576, deep = 0.001064, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 25.05, plane = 1.874, row = 13.48, vector = 5.693, cell = 0.3383, thin = 15.67, deep = 0.00492, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 51.8, row = 1.909, vector = 26.07, tail = 2.133, input = 0.02655, far = 0.005848, cache = 838861, deep = 0.03716, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_v8" cost <plane = 34.33, row = 13.15, vector = 8.875, width = 16, tail = 6.488, cell = 1.048, input = 0.09326, far = 0.009663, cache = 629146, deep = 0.03659, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 79.85, row = 10.9, vector = 122.7, tail = 25.96, input = 0.1886, far = 0.04368, cache = 1048576, deep = 0.3028, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_sliding_3d" cost <call = 129.3, input = 0.1677, deep = 0.0366, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_stream" cost <call = 72.62, plane = 117, row = 2.825, width = 32, cell = 1.649, input = 0.0314, thin = 0.05137, far = 0.005291, cache = 838861, deep = 0.03069, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 6.019, plane = 47.08, row = 6.642, width = 16, tail = 10.57, cell = 2.21, input = 0.04323, thin = 0.3314, far = 0.01673, cache = 1363149, deep = 0.02924, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows_stream" cost <plane = 178.8, row = 6.752, vector = 19.01, width = 16, cell = 0.5391, input = 0.07231, far = 0.007874, cache = 838861, deep = 0.03173, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 25.73, plane = 29.7, row = 14.05, cell = 2.721, input = 0.1226, thin = 94.73, far = 0.0159, cache = 1048576, deep = 0.03375, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 24.33, plane = 3.025, vector = 6.077, tail = 0.1697, far = 0.0003632, cache = 629146, deep = 0.02336, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 19.69, plane = 3.207, vector = 2.582, tail = 0.7206, cell = 0.0679, deep = 0.02811, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 38.96, plane = 0.02791, vector = 11.54, tail = 18.98, cell = 0.8241, far = 0.007839, cache = 1048576, deep = 0.3253, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_stream" cost <call = 139.1, plane = 0.2337, width = 32, tail = 1.554, cell = 0.4107, far = 0.001571, cache = 838861, deep = 0.009828, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 30.97, plane = 3.06, vector = 5.162, tail = 0.1466, cell = 0.008706, deep = 0.01478, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows_stream" cost <call = 133.9, plane = 2.093, vector = 0.533, width = 16, cell = 0.6019, far = 0.0001211, cache = 419430, deep = 0.008521, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 29.56, plane = 4.082, vector = 3.577, cell = 0.1678, thin = 7.646, far = 0.0006895, cache = 419430, deep = 0.008688, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 22.41, plane = 5.897, row = 1.432, vector = 6.832, tail = 0.9712, cell = 0.134, far = 0.0005312, cache = 629146, deep = 0.02617, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_v8" cost <call = 18.01, plane = 1.527, row = 1.635, vector = 3.257, tail = 0.8408, input = 0.02001, far = 0.0005772, cache = 419430, deep = 0.0377, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 34.16, plane = 0.1784, vector = 5.123, tail = 25.82, input = 0.1348, far = 0.00457, cache = 629146, deep = 0.2014, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_stream" cost <call = 143.9, plane = 5.261, row = 2.946, input = 0.05434, far = 0.0003635, cache = 1048576, deep = 0.01599, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_stream16" cost <call = 127, plane = 27.38, row = 1.23, vector = 10.44, tail = 4.217, far = 0.00006478, cache = 838861, deep = 0.01464, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 26.96, plane = 1.613, row = 1.687, vector = 3.67, tail = 1.242, input = 0.02148, deep = 0.02458, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows_stream" cost <call = 146.1, plane = 1.08, row = 2.497, vector = 4.758, deep = 0.01446, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 23.53, plane = 2.484, row = 2.186, vector = 3.762, tail = 0.1643, input = 0.01031, thin = 5.147, far = 0.00007544, cache = 419430, deep = 0.0191, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 14.65, plane = 4.017, vector = 4.47, cell = 0.1021, deep = 0.01973, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_v8" cost <call = 8.336, plane = 3.919, vector = 2.154, cell = 0.1248, deep = 0.01891, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 22.12, plane = 0.1308, vector = 3.01, tail = 21.12, cell = 1.052, far = 0.006454, cache = 419430, deep = 0.2827, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_stream" cost <call = 163.7, width = 32, cell = 0.1269, input = 0.1351, thin = 0.1522, far = 0.000255, cache = 419430, deep = 0.003316, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 12.66, plane = 3.578, vector = 2.338, tail = 0.1872, cell = 0.1879, deep = 0.01411, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows_stream" cost <call = 146.2, plane = 3.127, width = 16, cell = 0.3837, thin = 0.03877, far = 0.0003241, cache = 629146, deep = 0.003581, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 19.16, plane = 3.768, vector = 1.234, tail = 0.8798, cell = 0.4619, thin = 6.875, deep = 0.009538, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 54.38, plane = 8.008, row = 4.543, vector = 8.767, tail = 2.859, cell = 0.1375, deep = 0.003032, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_v8" cost <call = 54.59, plane = 1.932, row = 4.698, vector = 6.134, tail = 1.677, cell = 0.09798, deep = 0.0004764, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.426, tail = 63.32, cell = 1.286, far = 0.005901, cache = 419430, deep = 0.1865, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_sliding" cost <call = 134.4, vector = 5.537, tail = 0.3706, input = 0.00792, far = 0.0005245, cache = 419430, deep = 0.01944, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_stream" cost <call = 274.7, row = 8.7, vector = 11.38, far = 0.001088, cache = 629146, deep = 0.004014, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 52.38, row = 7.541, vector = 6.511, tail = 2.986, cell = 0.07015, far = 0.00109, cache = 838861, deep = 0.0004546, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows_stream" cost <call = 292.6, row = 10.11, width = 32, cell = 0.7692, thin = 0.08844, far = 0.005621, cache = 629146, deep = 0.003437, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 13.97, tail = 6.784, cell = 1.379, input = 0.111, thin = 7.903, far = 0.01164, cache = 419430, deep = 0.002098, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 30.56, plane = 2.757, row = 10.2, vector = 9.492, tail = 4.571, input = 0.05976, far = 0.0009838, cache = 629146, deep = 0.01676, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_v8" cost <call = 26.28, plane = 0.2079, row = 8.123, vector = 6.34, tail = 1.725, input = 0.07565, far = 0.0004847, cache = 419430, deep = 0.03189, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <plane = 0.5581, vector = 1.597, tail = 63.21, cell = 2.041, deep = 0.3009, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_sliding" cost <call = 42.1, plane = 7.456, vector = 0.315, tail = 2.865, input = 0.0969, far = 0.002422, cache = 838861, deep = 0.06064, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_stream" cost <call = 163.4, row = 17.23, vector = 1.131, width = 64, cell = 0.5209, input = 0.0826, far = 0.001409, cache = 1048576, deep = 0.007112, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 13.83, plane = 11.89, row = 13.67, vector = 6.927, tail = 4.033, cell = 0.09901, input = 0.04392, far = 0.001011, cache = 629146, deep = 0.016, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows_stream" cost <call = 165.5, plane = 1.513, row = 16.82, width = 32, tail = 0.0204, cell = 1.106, input = 0.0006372, thin = 0.2541, far = 0.0009562, cache = 838861, deep = 0.00853, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 39.78, row = 20.29, width = 16, tail = 3.014, cell = 1.829, input = 0.007402, thin = 0.2385, far = 0.001072, cache = 419430, deep = 0.01803, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1208, plane = 37.77, row = 6.918, vector = 13.27, tail = 9.297, cell = 0.8248, deep = 0.004251, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_v8" cost <call = 1087, row = 9.624, vector = 16.58, tail = 1.562, cell = 0.2108, deep = 0.007734, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.06603, vector = 8.62, tail = 96.74, cell = 3.512, far = 0.01783, cache = 1048576, deep = 0.4012, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_separable" cost <call = 260.8, plane = 27.02, vector = 7.489, cell = 0.03319, far = 0.00986, cache = 838861, deep = 0.003761, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_stream" cost <call = 1600, plane = 33.58, row = 8.49, width = 64, cell = 1.794, thin = 0.05955, far = 0.001299, cache = 1363149, deep = 0.0003311, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 881.8, row = 20.76, vector = 12.51, tail = 4.91, cell = 0.5127, deep = 0.003544, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows_stream" cost <call = 1414, row = 22.71, vector = 14.86, deep = 0.0009031, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 12.71, row = 34.94, vector = 2.882, tail = 7.834, cell = 2.89, thin = 24.42, far = 0.01613, cache = 419430, deep = 0.0009403, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_separable" cost <call = 422.4, plane = 21.18, row = 2.297, vector = 12.2, cell = 0.001311, thin = 0.2658, far = 0.03911, cache = 629146, deep = 0.02168, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_doubling" cost <call = 44.5, plane = 16.62, vector = 5.384, tail = 4.96, cell = 0.3577, deep = 0.013, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_doubling" cost <call = 157.3, vector = 3.368, tail = 11.59, cell = 0.305, thin = 0.25, far = 0.02949, cache = 629146, deep = 0.124, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 37.13, plane = 17.11, row = 3.933, vector = 4.664, tail = 6.638, tap = 0.1353, step = 0.002424, far = 0.001101, cache = 419430, deep = 0.03548, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 45.96, vector = 7.29, tail = 56.6, tap = 0.5873, step = 0.01511, far = 0.02449, cache = 1048576, deep = 0.439, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_many_taps" cost <call = 716.7, plane = 77.16, row = 4.038, vector = 13.94, tail = 13.28, input = 0.34, step = 0.1191, far = 0.004692, cache = 1048576, deep = 0.06617, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_plane_lanes" cost <call = 954, plane = 15.28, row = 2.246, vector = 14.09, tail = 1.698, cell = 0.3928, input = 0.7635, tap = 0.006993, step = 0.05204, far = 0.02674, cache = 1363149, deep = 0.1126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_many_taps" cost <call = 493.4, plane = 76.47, vector = 48.02, width = 32, cell = 0.772, input = 0.7693, tap = 0.0155, step = 0.3603, far = 0.0178, cache = 838861, deep = 0.1418, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 35.31, plane = 10.3, row = 10.07, vector = 3.222, tail = 2.129, input = 0.008267, thin = 11.81, tap = 0.2918, far = 0.003401, cache = 419430, deep = 0.0344, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 51.48, row = 1.214, vector = 2.152, tail = 1.88, cell = 0.05908, far = 0.002885, cache = 629146, deep = 0.05362, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_few_channels_v8" cost <call = 1.31, plane = 58.57, tail = 2.105, cell = 0.2997, far = 0.002888, cache = 629146, deep = 0.1021, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows_stream" cost <call = 160.2, plane = 44.44, vector = 4.874, tail = 14.69, far = 0.008924, cache = 838861, deep = 0.02292, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 28.29, plane = 173.6, vector = 4.713, thin = 4.757, far = 0.003615, cache = 629146, deep = 0.05651, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 53.15, row = 2.063, vector = 1.414, tail = 1.917, cell = 0.05545, far = 0.002207, cache = 629146, deep = 0.05329, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows_stream" cost <call = 167.4, plane = 48.34, width = 16, tail = 0.04872, cell = 0.3019, thin = 0.1064, far = 0.008209, cache = 838861, deep = 0.02431, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 8.59, plane = 57.32, row = 1.551, tail = 1.003, cell = 0.5387, thin = 2.75, far = 0.002378, cache = 629146, deep = 0.08635, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.07, row = 1.566, vector = 2.641, width = 32, cell = 0.1793, thin = 0.05592, far = 0.002733, cache = 419430, deep = 0.03429, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 60.72, vector = 1.597, cell = 0.2614, far = 0.004197, cache = 419430, deep = 0.05923, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 139.3, plane = 39.9, row = 2.7, cell = 0.3744, far = 0.0009834, cache = 1363149, deep = 0.02255, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 40.62, plane = 117.6, row = 19.09, vector = 4.731, thin = 14.76, far = 0.00235, cache = 419430, deep = 0.03382, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.6, row = 0.7671, vector = 2.219, width = 32, tail = 0.8084, cell = 0.2723, thin = 0.03975, far = 0.002122, cache = 419430, deep = 0.03497, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 142.3, plane = 46.03, row = 2.649, cell = 0.4051, deep = 0.02449, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 14.98, plane = 53.24, row = 1.774, cell = 0.6721, thin = 12.26, far = 0.004559, cache = 419430, deep = 0.03394, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 31.61, row = 1.198, vector = 6.272, tail = 2.577, cell = 0.1302, far = 0.002348, cache = 419430, deep = 0.04034, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_few_channels_v8" cost <plane = 54.12, vector = 0.9277, tail = 3.536, cell = 0.6657, far = 0.002266, cache = 419430, deep = 0.07979, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_stream" cost <call = 125.7, plane = 48.67, row = 2.306, cell = 0.4598, far = 0.003206, cache = 419430, deep = 0.03584, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 38.21, plane = 99.35, row = 18.27, vector = 8.378, thin = 22.81, far = 0.00481, cache = 629146, deep = 0.03829, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 41.28, row = 2.986, vector = 1.686, tail = 2.256, cell = 0.375, far = 0.002261, cache = 419430, deep = 0.03896, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_stream" cost <call = 123.1, plane = 50.21, row = 1.625, width = 16, cell = 0.5809, thin = 0.1562, far = 0.003978, cache = 1363149, deep = 0.03687, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 45.69, row = 4.383, tail = 1.011, cell = 1.201, thin = 18.22, far = 0.0003692, cache = 419430, deep = 0.03984, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 19.56, plane = 91.35, vector = 4.053, tail = 1.626, cell = 0.1865, deep = 0.04414, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 71.3, plane = 91.37, vector = 1.6, tail = 2.68, cell = 0.4173, far = 0.009048, cache = 1363149, deep = 0.06724, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows_stream" cost <call = 344.2, plane = 104.6, row = 0.5633, vector = 7.357, tail = 1031, deep = 0.01559, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 199.7, plane = 56.34, row = 151.3, vector = 15.2, thin = 8.543, far = 0.03896, cache = 1363149, deep = 0.03456, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 31.11, plane = 93.68, vector = 4.343, tail = 0.2334, cell = 0.1313, deep = 0.05253, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 367.1, plane = 119, row = 0.262, vector = 4.484, tail = 1212, deep = 0.01622, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 71.4, plane = 98.85, row = 0.4907, vector = 2.792, tail = 0.4529, cell = 0.5074, thin = 21.44, deep = 0.04607, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 72.18, row = 2.194, vector = 2, tail = 3.883, input = 0.08519, far = 0.0009157, cache = 419430, deep = 0.03257, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_few_channels_v8" cost <call = 5.692, plane = 63.63, tail = 3.597, input = 0.1823, far = 0.003634, cache = 1048576, deep = 0.06028, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows_stream" cost <call = 185.7, plane = 85.72, row = 0.9029, tail = 762.7, input = 0.1141, far = 0.0006226, cache = 1048576, deep = 0.03397, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <call = 27.25, plane = 88.21, row = 29.57, vector = 11.63, tail = 17.62, thin = 26.07, far = 0.01176, cache = 419430, deep = 0.03938, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 68.12, row = 2.5, vector = 1.131, tail = 3.309, input = 0.1225, far = 0.002114, cache = 629146, deep = 0.03249, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 147.6, plane = 120.4, row = 1.695, tail = 812.7, input = 0.1657, far = 0.001247, cache = 1363149, deep = 0.02792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 0.8564, plane = 60.49, row = 3.76, tail = 1.863, cell = 0.1093, input = 0.2598, thin = 15.18, far = 0.0007174, cache = 629146, deep = 0.02886, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 14.17, plane = 91.13, vector = 7.722, tail = 0.417, cell = 0.1254, deep = 0.03381, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 29.51, plane = 86.21, vector = 4.564, cell = 0.4112, deep = 0.05769, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 324.9, plane = 102.7, vector = 8.842, tail = 957, far = 0.0004102, cache = 838861, deep = 0.03586, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <call = 88.05, plane = 45.67, row = 123.4, vector = 14.82, tail = 0.5778, thin = 19.3, far = 0.005448, cache = 419430, deep = 0.03428, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 29.8, plane = 85.62, row = 0.5559, vector = 4.538, tail = 1.234, cell = 0.2237, deep = 0.03354, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 357.9, plane = 110.6, vector = 0.02212, width = 16, cell = 0.7371, thin = 0.143, far = 0.00241, cache = 838861, deep = 0.03967, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 89.83, plane = 84.28, row = 1.482, vector = 4.126, cell = 0.4717, thin = 17.42, deep = 0.02148, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 59.1, row = 5.484, vector = 37.18, cell = 0.7536, input = 0.0126, far = 0.001589, cache = 838861, deep = 0.03716, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_few_channels_v8" cost <call = 1.057, plane = 49.73, row = 1.372, vector = 26.23, cell = 1.109, input = 0.0403, far = 0.002665, cache = 419430, deep = 0.1434, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows_stream" cost <call = 135.1, plane = 57.12, row = 3.661, tail = 210.1, cell = 3.218, input = 0.00614, far = 0.001161, cache = 1048576, deep = 0.03608, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <row = 88.38, tail = 5.133, cell = 3.447, thin = 43.75, far = 0.007112, cache = 1048576, deep = 0.05078, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 57.19, row = 6.114, vector = 21.11, cell = 1.915, input = 0.02829, far = 0.002828, cache = 838861, deep = 0.04108, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows_v16_stream64" cost <call = 127.4, plane = 62.79, row = 1.529, tail = 136.8, cell = 4.856, input = 0.01798, far = 0.005119, cache = 1363149, deep = 0.04222, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <plane = 57.06, row = 0.01956, vector = 6.648, tail = 4.042, cell = 6.768, input = 0.06326, thin = 27.37, far = 0.001968, cache = 419430, deep = 0.05577, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 59.75, row = 1.975, vector = 1.132, tail = 3.084, cell = 0.2078, far = 0.002123, cache = 629146, deep = 0.04071, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_few_channels_v8" cost <call = 8.698, plane = 63.74, vector = 2.499, cell = 0.2709, far = 0.003869, cache = 838861, deep = 0.1132, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows_stream" cost <call = 152.4, plane = 52.9, width = 64, tail = 0.6819, cell = 0.3797, thin = 0.03842, far = 0.000832, cache = 1363149, deep = 0.03198, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 11.91, plane = 153.8, vector = 5.207, thin = 11.42, far = 0.003493, cache = 419430, deep = 0.04822, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 61.11, row = 2.545, vector = 2.583, cell = 0.02388, far = 0.00229, cache = 629146, deep = 0.04047, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows_stream" cost <call = 153, plane = 59.38, row = 2.382, width = 16, tail = 0.3962, cell = 0.375, far = 0.002186, cache = 419430, deep = 0.02771, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 12.37, plane = 59.76, row = 3.257, vector = 0.4607, cell = 0.5496, thin = 3.678, far = 0.002617, cache = 629146, deep = 0.04044, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 67.12, row = 6.372, vector = 9.545, tail = 1.477, cell = 0.1628, far = 0.004231, cache = 629146, deep = 0.09417, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_few_channels_v8" cost <plane = 68.04, row = 4.17, vector = 7.123, cell = 0.1993, far = 0.004922, cache = 629146, deep = 0.1562, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows_stream" cost <call = 157.5, plane = 74.97, row = 2.199, vector = 5.877, width = 64, cell = 0.6632, thin = 0.000597, far = 0.0006375, cache = 419430, deep = 0.03919, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_van_herk" cost <plane = 1076, vector = 4.629, tail = 0.02131, cell = 0.1102, far = 0.008519, cache = 838861, deep = 0.1181, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 75.15, row = 300.1, cell = 5.48, thin = 33.89, deep = 0.1135, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 3.85, plane = 67.74, row = 4.208, vector = 7.34, tail = 0.1718, cell = 0.2334, far = 0.00598, cache = 629146, deep = 0.1498, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows_v16_stream64" cost <call = 166.8, plane = 70.67, vector = 7.01, width = 32, cell = 0.9, deep = 0.1028, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 34.38, plane = 67.73, row = 7.042, vector = 4.247, cell = 1.142, thin = 57.43, far = 0.0118, cache = 838861, deep = 0.2418, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 62.49, plane = 100.5, row = 1.792, vector = 3.318, tail = 6.933, input = 0.1797, far = 0.001301, cache = 419430, deep = 0.05447, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_few_channels_v8" cost <call = 22.56, plane = 62.68, vector = 2.364, tail = 2.794, input = 0.399, far = 0.0003076, cache = 1363149, deep = 0.08298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows_stream" cost <call = 293.8, plane = 75.84, row = 1.301, vector = 5.431, tail = 6.192, input = 0.1153, far = 0.000992, cache = 1363149, deep = 0.009471, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 8.638, plane = 34.82, row = 176.7, tail = 17.62, cell = 1.148, thin = 7.405, far = 0.0007284, cache = 419430, deep = 0.04372, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 98.5, plane = 69.99, row = 1.265, vector = 2.305, tail = 5.345, input = 0.3078, deep = 0.05828, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows_v16_stream64" cost <call = 317.4, plane = 68.77, row = 2.033, cell = 0.2778, input = 0.2125, far = 0.001001, cache = 1363149, deep = 0.01033, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 124.9, plane = 86.61, row = 1.759, vector = 1.042, tail = 3.265, cell = 0.3202, input = 0.5016, thin = 17.67, far = 0.003911, cache = 629146, deep = 0.04954, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_van_herk" cost <call = 256, plane = 320.5, tail = 6.636, cell = 0.7905, far = 0.005799, cache = 1363149, deep = 0.1042, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_van_herk" cost <call = 456, vector = 13.56, tail = 41.32, far = 0.09384, cache = 1363149, deep = 0.1346, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 74.55, row = 5.774, vector = 3.472, tail = 5.374, tap = 0.06935, step = 0.003291, far = 0.001082, cache = 419430, deep = 0.0373, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_many_taps" cost <call = 188.9, plane = 724.8, row = 5.729, vector = 10.25, tail = 11.12, input = 0.6328, tap = 0.009754, step = 0.01079, far = 0.005756, cache = 419430, deep = 0.1464, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 0.5741, plane = 76.24, row = 5.784, vector = 2.876, tail = 3.792, thin = 6.326, tap = 0.09305, step = 0.004296, far = 0.001154, cache = 419430, deep = 0.04049, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_many_taps" cost <call = 295, plane = 733.5, row = 1.57, vector = 9.367, tail = 29.66, input = 1.208, tap = 0.01292, step = 0.04585, far = 0.007914, cache = 419430, deep = 0.2139, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 13.77, plane = 76.77, row = 6.169, vector = 2.819, tail = 2.884, thin = 6.449, tap = 0.1971, step = 0.008564, far = 0.002282, cache = 419430, deep = 0.04031, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 21, plane = 3.177, row = 1.549, vector = 3.147, tail = 0.5714, cell = 0.04858, far = 0.00131, cache = 629146, deep = 0.02939, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 16.11, plane = 3.124, row = 0.891, vector = 1.748, tail = 0.9257, cell = 0.1311, far = 0.00085, cache = 419430, deep = 0.05399, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 26.73, plane = 0.07776, vector = 9.357, tail = 39.93, far = 0.004438, cache = 838861, deep = 0.3631, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_stream" cost <call = 157.8, plane = 4.383, row = 0.8324, vector = 4.365, far = 0.0003536, cache = 419430, deep = 0.01911, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_stream16" cost <call = 150.7, plane = 2.57, row = 1.702, vector = 4.995, tail = 3.25, deep = 0.01656, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 24.68, plane = 2.34, row = 1.953, vector = 1.995, tail = 0.744, cell = 0.09462, far = 0.0002584, cache = 419430, deep = 0.02616, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows_stream" cost <call = 154.5, plane = 3.522, row = 1.147, width = 32, tail = 0.2629, cell = 0.3409, deep = 0.01494, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 18.51, plane = 2.481, row = 2.524, vector = 2.364, tail = 0.107, cell = 0.1244, thin = 9.004, far = 0.0006401, cache = 419430, deep = 0.01871, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 284.8, plane = 5.318, row = 7.787, vector = 7.768, tail = 1.779, cell = 0.1534, far = 0.002072, cache = 838861, deep = 0.01281, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_v8" cost <call = 281.1, row = 6.111, vector = 6.766, cell = 0.09231, far = 0.004926, cache = 1363149, deep = 0.0132, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 14.57, tail = 59.73, cell = 0.5227, far = 0.01562, cache = 1363149, deep = 0.3872, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_row_block" cost <call = 123.6, row = 1.81, vector = 6.372, tail = 1.438, cell = 0.04573, far = 0.007178, cache = 838861, deep = 0.02704, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 396.7, row = 11.76, width = 64, cell = 0.7227, thin = 0.04705, far = 0.001427, cache = 838861, deep = 0.0009314, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 264, plane = 1.262, row = 8.988, vector = 6.363, tail = 0.06258, cell = 0.1314, far = 0.002598, cache = 838861, deep = 0.007952, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 379.2, row = 13.96, width = 16, cell = 0.8906, thin = 0.162, far = 0.003033, cache = 838861, deep = 0.000167, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 103.9, plane = 1.925, row = 13.11, vector = 3.861, cell = 0.5994, thin = 16.01, far = 0.008344, cache = 838861, deep = 0.006805, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 13.11, plane = 46.72, row = 3.877, tail = 9.382, tap = 0.1717, step = 0.005842, far = 0.001533, cache = 629146, deep = 0.06823, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 104.1, row = 4.334, vector = 7.501, tail = 48.64, tap = 0.5811, step = 0.003408, far = 0.05366, cache = 1363149, deep = 0.6434, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_many_taps" cost <call = 673.8, plane = 86.86, row = 5.467, vector = 14.14, tail = 11.7, input = 0.2463, thin = 0.09063, step = 0.1345, deep = 0.1015, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_plane_lanes" cost <call = 1032, plane = 15.22, vector = 15.06, cell = 0.8679, input = 0.4968, step = 0.0659, far = 0.05482, cache = 1363149, deep = 0.1265, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_many_taps" cost <call = 347.4, plane = 82.59, row = 8.793, vector = 25.03, tail = 19.25, input = 0.455, tap = 0.005935, step = 0.3807, deep = 0.2531, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 17.25, plane = 20.88, row = 11.39, vector = 1.866, tail = 2.82, thin = 12.9, tap = 0.3418, deep = 0.06172, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 49.7, row = 1.454, vector = 1.881, tail = 1.288, cell = 0.1425, far = 0.002123, cache = 629146, deep = 0.05444, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_few_channels_v8" cost <call = 8.693, plane = 66.18, width = 16, cell = 0.4699, thin = 0.1597, far = 0.004038, cache = 419430, deep = 0.06977, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_stream" cost <call = 142.1, plane = 55.19, row = 0.5535, vector = 4.382, tail = 48.51, far = 0.001846, cache = 1048576, deep = 0.0508, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 71.52, plane = 96.99, row = 19.71, vector = 4.28, tail = 0.9792, thin = 18.74, far = 0.003959, cache = 1363149, deep = 0.05294, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <call = 1.314, plane = 57.26, row = 1.687, width = 16, cell = 0.35, thin = 0.2806, far = 0.002411, cache = 1048576, deep = 0.05631, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows_stream" cost <call = 159.5, plane = 60.01, row = 1.351, vector = 2.181, width = 16, cell = 0.1656, thin = 0.411, far = 0.00152, cache = 1048576, deep = 0.05146, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 10.49, plane = 59.5, row = 2.834, cell = 0.6631, thin = 10.9, deep = 0.06066, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 25.16, plane = 83.51, row = 0.4325, vector = 6.751, tail = 3.285, cell = 0.09047, deep = 0.05215, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 53.19, plane = 85.33, vector = 7.097, tail = 0.08263, cell = 0.07564, far = 0.001732, cache = 838861, deep = 0.06337, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows_stream" cost <call = 271.2, plane = 109.1, row = 0.1967, tail = 838.9, cell = 0.4778, deep = 0.05603, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 45.91, plane = 122.1, row = 118.8, tail = 0.06383, cell = 1.036, thin = 20.43, far = 0.003015, cache = 419430, deep = 0.05179, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 30.74, plane = 85.73, row = 1.366, vector = 5.463, tail = 2.163, cell = 0.1113, deep = 0.05678, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 390, plane = 134.2, width = 32, cell = 0.7598, thin = 0.2771, deep = 0.08996, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 101.7, plane = 79.5, row = 1.381, vector = 2.141, tail = 1.757, cell = 1.035, thin = 17.01, deep = 0.03864, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 74.02, row = 6.224, vector = 2.574, tail = 3.986, tap = 0.07504, far = 0.002735, cache = 1363149, deep = 0.05818, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_many_taps" cost <call = 239.8, plane = 713, row = 4.383, vector = 8.765, tail = 18.24, input = 0.5943, tap = 0.002315, step = 0.01989, far = 0.02119, cache = 1048576, deep = 0.1581, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 76.85, row = 7.361, vector = 2.264, tail = 3.047, thin = 9.107, tap = 0.1003, far = 0.003699, cache = 1363149, deep = 0.05853, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_many_taps" cost <call = 369.4, plane = 694.3, row = 2.84, vector = 9.251, tail = 38.29, input = 1.249, tap = 0.004397, step = 0.02921, far = 0.009566, cache = 419430, deep = 0.2414, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 77.49, row = 7.243, vector = 2.308, tail = 2.674, thin = 9.455, tap = 0.2173, step = 0.0004293, far = 0.007253, cache = 1363149, deep = 0.05952, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 18.11, plane = 3.115, row = 0.6894, vector = 3.114, tail = 0.5157, cell = 0.02957, far = 0.0008854, cache = 629146, deep = 0.02024, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 13.74, plane = 2.264, row = 0.4611, vector = 1.769, tail = 0.4639, cell = 0.06637, far = 0.001031, cache = 419430, deep = 0.02579, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1303, row = 0.1447, vector = 8.063, tail = 38.18, far = 0.00631, cache = 1363149, deep = 0.3806, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_stream" cost <call = 146.4, plane = 3.184, row = 0.5821, width = 64, tail = 0.04881, cell = 0.2263, thin = 0.000955, far = 0.0003517, cache = 629146, deep = 0.01606, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 19.75, plane = 2.081, row = 0.7309, vector = 2.677, tail = 0.1615, cell = 0.01255, far = 0.000007844, cache = 419430, deep = 0.01653, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows_stream" cost <call = 153, plane = 2.257, row = 0.3025, vector = 0.12, width = 32, tail = 0.2079, cell = 0.3395, thin = 0.0009008, far = 0.0002764, cache = 1363149, deep = 0.01151, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 17.74, plane = 2.571, row = 1.515, vector = 1.993, cell = 0.07678, thin = 9.074, far = 0.000691, cache = 838861, deep = 0.01021, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 252.7, plane = 1.7, row = 7.602, vector = 9.375, tail = 0.6003, cell = 0.04538, far = 0.0005544, cache = 419430, deep = 0.006484, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_v8" cost <call = 249.2, plane = 3.559, row = 3.975, vector = 5.524, tail = 1.218, cell = 0.3137, far = 0.0008864, cache = 419430, deep = 0.01461, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 2.065, vector = 17.09, tail = 57.38, cell = 0.2127, far = 0.02044, cache = 1363149, deep = 0.4755, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_row_block" cost <call = 156, row = 0.585, vector = 7.568, width = 32, cell = 0.2913, far = 0.001916, cache = 419430, deep = 0.007894, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <call = 384.7, plane = 8.744, row = 9.45, width = 64, tail = 0.931, cell = 0.6646, thin = 0.01183, far = 0.0004722, cache = 419430, deep = 0.003882, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 227.8, plane = 2.776, row = 9.007, vector = 5.073, tail = 1.441, cell = 0.2684, far = 0.000255, cache = 419430, deep = 0.00378, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 357.4, plane = 3.496, row = 12.38, width = 32, cell = 0.9066, thin = 0.02793, far = 0.0004393, cache = 419430, deep = 0.002625, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 26.74, plane = 4.715, row = 13.41, vector = 4.185, tail = 0.05478, cell = 0.4199, thin = 14.95, far = 0.0006337, cache = 419430, deep = 0.003911, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 0.8939, plane = 50.32, row = 8.454, tail = 7.144, tap = 0.1404, step = 0.01361, deep = 0.04973, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 61.26, plane = 0.009643, row = 3.229, vector = 5.972, tail = 46.86, tap = 0.5884, step = 0.007778, far = 0.03957, cache = 1048576, deep = 0.628, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_many_taps" cost <call = 735.2, plane = 85.56, row = 2.558, vector = 14.44, tail = 10.86, input = 0.3148, thin = 0.4012, step = 0.1181, deep = 0.1144, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_plane_lanes" cost <call = 649.8, plane = 14.65, vector = 7.183, cell = 1.197, input = 0.7041, step = 0.05739, far = 0.01796, cache = 1363149, deep = 0.0958, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_many_taps" cost <call = 503.7, plane = 101.2, row = 0.7686, vector = 25.3, tail = 15.88, input = 0.252, step = 0.4006, far = 0.005584, cache = 419430, deep = 0.2577, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 14.04, plane = 17.56, row = 8.791, vector = 1.462, tail = 5.328, thin = 10.1, tap = 0.3274, far = 0.0004107, cache = 419430, deep = 0.04602, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 60.17, row = 0.005925, width = 32, tail = 2.709, cell = 0.2021, far = 0.004333, cache = 629146, deep = 0.05613, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_few_channels_v8" cost <call = 30.35, plane = 71.15, vector = 1.772, cell = 0.148, far = 0.008255, cache = 838861, deep = 0.1078, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 172.2, plane = 58.39, row = 0.4665, vector = 2.544, width = 32, cell = 0.1105, thin = 0.02254, far = 0.004024, cache = 838861, deep = 0.04521, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 85.84, plane = 113.4, row = 15.71, vector = 1.54, tail = 0.7429, cell = 0.108, thin = 15.97, far = 0.003654, cache = 838861, deep = 0.05157, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <call = 16.56, plane = 62.53, row = 1.966, vector = 1.583, cell = 0.05701, far = 0.006297, cache = 838861, deep = 0.05142, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows_stream" cost <call = 140.2, plane = 63.41, row = 1.742, vector = 1.913, tail = 241.9, far = 0.005185, cache = 838861, deep = 0.04521, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 43.63, plane = 63.22, row = 1.788, cell = 0.4551, thin = 9.336, far = 0.006349, cache = 629146, deep = 0.04879, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 25.79, plane = 93.34, row = 0.3642, vector = 6.303, tail = 1.061, cell = 0.0513, far = 0.0005695, cache = 419430, deep = 0.04874, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 91.05, plane = 94.9, vector = 4.24, cell = 0.2607, far = 0.002361, cache = 419430, deep = 0.1045, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows_stream" cost <plane = 357.2, row = 1.065, tail = 1794, cell = 0.4202, far = 0.001768, cache = 419430, deep = 0.04319, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 46.99, plane = 56.49, row = 118.4, vector = 13.28, tail = 2.697, deep = 0.06349, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 68.49, plane = 94.24, row = 0.3302, vector = 4.098, tail = 1.041, cell = 0.177, far = 0.001116, cache = 419430, deep = 0.04814, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows_stream" cost <call = 335.8, plane = 106.2, row = 0.8984, vector = 0.093, width = 16, cell = 0.5192, thin = 0.02079, far = 0.002863, cache = 419430, deep = 0.04549, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 143.4, plane = 83.21, row = 1.334, vector = 5.222, tail = 0.3285, thin = 14.03, deep = 0.03765, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 74.63, row = 5.537, vector = 2.246, tail = 4.576, tap = 0.06534, step = 0.001172, far = 0.002167, cache = 629146, deep = 0.05476, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_many_taps" cost <call = 178.9, plane = 699, row = 1.25, vector = 7.516, tail = 21.49, input = 0.6305, tap = 0.005669, step = 0.003398, far = 0.01775, cache = 419430, deep = 0.1591, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 78.2, row = 5.45, vector = 2.053, tail = 2.228, thin = 9.107, tap = 0.0977, step = 0.0007704, far = 0.002201, cache = 419430, deep = 0.06251, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_many_taps" cost <call = 347.5, plane = 727.5, row = 7.358, vector = 4.19, tail = 30.73, cell = 0.4698, input = 1.262, thin = 1.754, tap = 0.009194, far = 0.01071, cache = 419430, deep = 0.254, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 10.45, plane = 78.31, row = 6.089, vector = 1.975, tail = 1.573, thin = 9.111, tap = 0.2089, step = 0.001676, far = 0.003737, cache = 419430, deep = 0.06106, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 41.32, width = 64, input = 0.07071, thin = 0.861, tap = 0.1538, step = 0.005327, far = 0.007835, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <plane = 0.07621, vector = 9.411, tail = 49.46, tap = 0.5673, step = 0.01705, far = 0.02398, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_many_taps" cost <call = 986, plane = 54.17, row = 3.066, vector = 8.211, tail = 17.38, cell = 0.006358, input = 0.522, step = 0.1037>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_plane_lanes" cost <call = 1272, plane = 12.52, width = 32, cell = 1.722, input = 0.5313, thin = 0.308, step = 0.109, far = 0.01885, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_many_taps" cost <call = 689.1, plane = 81.66, vector = 5.576, tail = 21.69, cell = 1.51, input = 0.7911, tap = 0.002672, step = 0.3695>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 51.99, plane = 10.97, row = 16.02, vector = 1.807, tail = 2.329, thin = 9.601, tap = 0.3275, far = 0.003496, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.59, row = 4.921, tail = 7.214, cell = 0.1133, tap = 0.07183, step = 0.001538, far = 0.002162, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_many_taps" cost <call = 296.4, plane = 690.2, row = 5.896, vector = 3.585, tail = 15.07, input = 0.7431, tap = 0.01478, far = 0.0382, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 74.97, row = 5.827, vector = 1.954, tail = 2.604, thin = 9.717, tap = 0.09405, step = 0.002295, far = 0.002219, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_many_taps" cost <call = 458.2, plane = 697.7, row = 5.295, vector = 5.385, tail = 26.74, input = 1.331, thin = 0.2115, tap = 0.01093, step = 0.006834, far = 0.09127, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <call = 3.847, plane = 79.24, row = 4.414, vector = 2.144, tail = 2.869, thin = 10.09, tap = 0.2036, step = 0.004546, far = 0.001993, cache = 838861>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows_v16" cost <call = 29.02, plane = 25.53, row = 9.984, width = 32, tail = 18.66, input = 0.03233, tap = 0.1266, step = 0.009154>
  argpool.measured "max_pool_f16_none_cf_any__avx512_plane_lanes_v16" cost <call = 1119, plane = 6.553, cell = 1.125, input = 0.7165, tap = 0.00637, step = 0.009367>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 30.04, plane = 21.96, row = 12.66, vector = 1.884, tail = 4.276, input = 0.009297, thin = 12.88, tap = 0.1987, step = 0.00123>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 77.76, row = 5.11, vector = 2.004, tail = 5.255, tap = 0.04859, step = 0.0005401, far = 0.008135, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_many_taps" cost <plane = 557.8, row = 12.96, tail = 8.184, input = 0.3595, tap = 0.003059, far = 0.0402, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 0.7682, plane = 78.96, row = 3.315, vector = 2.81, tail = 6.328, tap = 0.04212, far = 0.008298, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 83.96, row = 3.425, vector = 2.907, tail = 1.637, thin = 6.387, tap = 0.08803, step = 0.0006416, far = 0.01291, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 26.69, plane = 1.213, row = 1.132, vector = 10.77, tail = 0.97, cell = 0.04297, far = 0.0008534, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 14, plane = 4.973, row = 0.3733, vector = 7.051, cell = 0.02679, far = 0.001506, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 16.47, plane = 2.507, row = 1.077, vector = 4.814, tail = 0.7328, cell = 0.1319, far = 0.00182, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 23.53, plane = 3.262, row = 0.7097, vector = 9.593, tail = 0.4116, cell = 0.0274, far = 0.0004949, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 37.6, plane = 2.235, row = 1.662, vector = 6.698, tail = 0.0729, cell = 0.09073>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 18.04, plane = 2.811, row = 1.207, vector = 4.149, tail = 1.1, cell = 0.5031, thin = 12.3, far = 0.003467, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_row_block_v16" cost <call = 172.2, plane = 78.79, row = 4.248, vector = 0.3236, tail = 4.474, cell = 0.6357, far = 0.004214, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 239.1, plane = 6.642, row = 28.12, vector = 24.36, tail = 2.38, cell = 0.07509, far = 0.0008805, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 218.6, plane = 13.28, row = 15.07, vector = 10.6, tail = 3.736, cell = 0.425, far = 0.003561, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 204.5, plane = 14.89, row = 11.25, vector = 6.853, tail = 3.688, cell = 0.8849, far = 0.004215, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 21.13, plane = 19.2, row = 48.37, vector = 17.11, tail = 3.165, cell = 0.313>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 18.92, plane = 20.92, row = 28.73, vector = 10.22, tail = 4.922, cell = 0.933>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 22.02, row = 25.4, tail = 4.233, cell = 3.69, thin = 6.823, far = 0.00975, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows_v16" cost <plane = 53.1, row = 3.622, tail = 7.734, tap = 0.1824, step = 0.008528>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 722.9, plane = 18.17, vector = 22.53, cell = 0.1187, input = 0.9259, tap = 0.01377, step = 0.03547, far = 0.005867, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 37.77, plane = 15.8, row = 7.511, vector = 1.036, tail = 6.802, thin = 26.68, tap = 0.3717, step = 0.008418, far = 0.001264, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.52, row = 1.815, vector = 9, tail = 0.1347, cell = 0.0518, far = 0.002051, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 57.26, vector = 6.327, tail = 0.07467, far = 0.003169, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 51.63, row = 1.849, vector = 3.016, tail = 0.8021, cell = 0.1633, thin = 12.81, far = 0.002146, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 150.1, plane = 51.62, row = 0.3339, tail = 180.3, cell = 0.3437, far = 0.0009925, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.63, row = 2.257, vector = 5.36, tail = 1.658, cell = 0.124, far = 0.002273, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 51.55, row = 1.947, vector = 2.505, tail = 1.557, cell = 0.2986, thin = 12.52, far = 0.002467, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 157.2, plane = 51.25, row = 1.338, tail = 154.1, cell = 0.429, far = 0.001287, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 8.759, plane = 51.52, row = 1.968, vector = 2.984, tail = 1.461, cell = 0.4001, thin = 12.27, far = 0.003426, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 26.54, plane = 102.3, vector = 15.59, cell = 0.2045>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 27.62, plane = 92.5, vector = 8.859, cell = 0.3199, far = 0.003424, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 57.64, plane = 90.06, row = 1.124, vector = 4.009, tail = 2.876, cell = 0.7145, thin = 24.79>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 194.8, plane = 177.6, row = 2.048, tail = 1006, cell = 0.6709, far = 0.01145, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 18.92, plane = 97.29, row = 0.6866, vector = 6.729, tail = 4.861, cell = 0.5146, far = 0.001806, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 44.26, plane = 95.94, row = 0.038, vector = 3.028, tail = 4.407, cell = 1.047, thin = 24.45>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 347.6, plane = 169.2, row = 3.557, vector = 14.15, tail = 1213, far = 0.005831, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 85.58, plane = 91.13, row = 0.7833, vector = 5.151, tail = 3.01, cell = 1.07, thin = 23.95>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 4.903, plane = 71.11, row = 8.101, vector = 6.23, tail = 5.289, tap = 0.09793, far = 0.004179, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_many_taps" cost <call = 397, plane = 725.8, row = 21.27, vector = 51.78, tail = 17.37, input = 0.2254, step = 0.01264, far = 0.01101, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 14.28, plane = 70.48, row = 7.965, vector = 4.063, tail = 7.366, tap = 0.1215, step = 0.001773, far = 0.00404, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 33.73, plane = 75.5, row = 7.34, vector = 3.76, tail = 5.791, thin = 12.9, tap = 0.2391, step = 0.003155, far = 0.006904, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows_v16" cost <call = 16.07, row = 4.692, width = 32, tail = 45.47, tap = 0.1939, step = 0.01023, far = 0.02412, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 530.6, plane = 15.89, vector = 33.8, width = 32, cell = 0.1246, input = 0.8416, thin = 0.12, step = 0.02931, far = 0.01415, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 9.34, tail = 45.73, cell = 0.3697, thin = 13.44, tap = 0.3086, step = 0.01966, far = 0.005525, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 82.03, row = 5.898, vector = 2.502, tail = 6.569, tap = 0.1084, far = 0.002709, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_many_taps" cost <plane = 626.2, row = 7.299, vector = 11.91, tail = 37.28, input = 0.4127, tap = 0.001389, step = 0.004189, far = 0.03311, cache = 629146>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 84.8, row = 8.103, vector = 2.451, tail = 4.656, tap = 0.1288, far = 0.01015, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 81.44, row = 10.62, vector = 2.08, tail = 5.115, cell = 0.1333, thin = 11.59, tap = 0.2421, far = 0.003737, cache = 629146>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows_v16" cost <call = 4.459, plane = 40.29, row = 6.497, width = 32, tail = 27.72, input = 0.0556, thin = 1.739, tap = 0.1425, step = 0.001446, far = 0.02861, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 1518, plane = 10.6, vector = 10.92, width = 32, cell = 0.09666, input = 0.9155, thin = 0.3458, tap = 0.04856, step = 0.03723, far = 0.004715, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 122.1, plane = 44.79, row = 0.02001, vector = 4.057, width = 32, tail = 5.662, thin = 1.669, tap = 0.2497, step = 0.001916, far = 0.04327, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 59.37, row = 0.4409, vector = 1.977, width = 64, tail = 8.279, tap = 0.07559, step = 0.0001179, far = 0.001782, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_many_taps" cost <call = 224.4, plane = 685.3, row = 2.81, vector = 17.96, width = 64, tail = 10.26, input = 0.3489, tap = 0.006744, far = 0.004265, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 58.56, row = 6.084, tail = 6.712, cell = 0.08251, input = 0.0001694, tap = 0.07848, far = 0.001577, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 56.85, row = 7.444, vector = 1.28, tail = 7.528, thin = 10.68, tap = 0.1691, far = 0.01076, cache = 838861>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows_v16" cost <plane = 45.11, row = 6.383, tail = 4.265, input = 0.02927, tap = 0.1923, step = 0.005709>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 18.48, plane = 17.82, row = 10.83, vector = 2.233, tail = 6.664, cell = 0.2092, thin = 35.17, tap = 0.2735, step = 0.006438>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_plane_lanes_v16" cost <call = 1031, plane = 15.71, vector = 2.912, cell = 0.7218, input = 0.7725, step = 0.03544, far = 0.02665, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 79.48, row = 2.933, vector = 1.873, tail = 8.875, cell = 0.01823, tap = 0.06277, step = 0.002535>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_many_taps" cost <call = 516.2, plane = 635.6, vector = 13.5, width = 64, tail = 27.74, input = 0.4255, tap = 0.008068>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 15.79, plane = 78.26, row = 4.116, vector = 2.484, tail = 3.265, input = 0.001813, tap = 0.064, step = 0.001973>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 22.14, plane = 91.15, row = 2.923, vector = 2.626, tail = 4.181, thin = 12, tap = 0.1485, step = 0.001918>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows_v16" cost <row = 36.31, tail = 48.66, cell = 0.005666, tap = 0.1338, far = 0.001469, cache = 419430>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_plane_lanes_v16" cost <plane = 10.31, width = 32, tail = 12.37, cell = 0.3787, input = 0.9988, thin = 1.696, tap = 0.05082, far = 0.007757, cache = 1048576>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 49.58, plane = 1.237, row = 28.91, width = 16, tail = 11.14, cell = 0.008285, thin = 0.883, tap = 0.2297, far = 0.02384, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 62.45, row = 4.843, vector = 2.624, tail = 6.047, tap = 0.03355, step = 0.003575, far = 0.002827, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_many_taps" cost <call = 257.5, plane = 512.3, row = 3.464, vector = 4.272, tail = 11.27, input = 0.3222, far = 0.02288, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 65.01, row = 6.02, vector = 2.035, tail = 3.868, tap = 0.03412, step = 0.002932, far = 0.0004098, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 2.145, plane = 62.78, row = 4.954, vector = 2.481, tail = 4.935, thin = 9.021, tap = 0.07943, step = 0.003379, far = 0.002294, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 21.17, row = 1.067, vector = 11.27, tail = 0.733, cell = 0.01832, far = 0.001231, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 9.855, plane = 2.118, row = 0.5619, vector = 7.228, tail = 0.1047, far = 0.002438, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 7.503, plane = 3.65, row = 0.7272, vector = 5.075, tail = 0.6259, cell = 0.08893, far = 0.003081, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 16.11, plane = 1.471, row = 0.8543, vector = 8.873, tail = 0.9779, cell = 0.06649, far = 0.0005074, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 19.85, plane = 4.232, row = 1.207, vector = 6.663, tail = 0.3494, cell = 0.07818, far = 0.0005146, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 1.157, plane = 2.744, row = 0.7553, vector = 3.67, tail = 1.418, cell = 0.6086, thin = 11.34, far = 0.00356, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_row_block_v16" cost <call = 76.1, plane = 35.56, row = 0.3657, vector = 9.875, tail = 0.4635, far = 0.003308, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 224.9, plane = 14.87, row = 26.6, vector = 23.72, tail = 2.183, cell = 0.06401, far = 0.001167, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 223.5, plane = 11.38, row = 15.13, vector = 12.63, tail = 1.433, cell = 0.2271, far = 0.003392, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 213.8, plane = 8.441, row = 11.63, vector = 8.973, tail = 1.236, cell = 0.5217, far = 0.00435, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 21.75, plane = 18.99, row = 48.14, vector = 18.28, tail = 3.129, cell = 0.1455, far = 0.0006887, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.31, plane = 7.408, row = 29.65, vector = 12.95, tail = 2.434, cell = 0.47, far = 0.0003555, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 23.63, row = 23.56, tail = 5.791, cell = 3.524, thin = 7.681, far = 0.009905, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows_v16" cost <call = 8.421, plane = 29, row = 5.443, tail = 8.508, tap = 0.1895, step = 0.001239, far = 0.002181, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 637.4, plane = 16.97, vector = 19.02, cell = 0.378, input = 0.9259, step = 0.02337, far = 0.01119, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 18.57, plane = 14.04, row = 8.952, vector = 1.823, tail = 5.419, thin = 23.71, tap = 0.3393, step = 0.005163, far = 0.002238, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.42, row = 1.438, vector = 9.232, tail = 1.363, cell = 0.03636, far = 0.002608, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 60.31, vector = 5.515, tail = 1.076, cell = 0.04717, far = 0.003835, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 53.53, row = 2.123, vector = 1.73, tail = 1.701, cell = 0.3242, thin = 12.85, far = 0.002625, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 148.1, plane = 51.51, row = 0.835, tail = 94.81, cell = 0.3425, far = 0.0009676, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.1, row = 1.975, vector = 7.423, tail = 0.441, far = 0.002966, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 52.36, row = 2.369, vector = 1.177, tail = 2.393, cell = 0.4728, thin = 12.53, far = 0.002691, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 149.3, plane = 51.79, row = 0.9408, vector = 6.949, tail = 114.7, far = 0.0009391, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.571, plane = 53.17, row = 1.44, vector = 1.582, tail = 3.299, cell = 0.5898, thin = 12.3, far = 0.003667, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 7.928, plane = 111.8, row = 1.308, vector = 17.98, cell = 0.07155, far = 0.0003749, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 34.79, plane = 91.65, vector = 9.635, cell = 0.2299, far = 0.002968, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 66.41, plane = 86.51, row = 2.201, vector = 0.5041, tail = 3.111, cell = 1.08, thin = 25.77>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 76.11, plane = 227.4, row = 6.166, tail = 1285, cell = 0.6105, far = 0.004793, cache = 1363149>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 30.87, plane = 89.67, row = 3.893, vector = 10.92, cell = 0.1804>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 60.51, plane = 88.15, row = 2.109, tail = 3.817, cell = 1.336, thin = 25.12>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 271.9, plane = 111.7, row = 4.801, vector = 14.01, tail = 1873, far = 0.0007563, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 116.9, plane = 89.21, row = 2.634, tail = 3.763, cell = 1.589, thin = 24.72>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 1.68, plane = 68.85, row = 3.577, vector = 6.349, tail = 12.27, tap = 0.1012, far = 0.004313, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_many_taps" cost <call = 186.5, plane = 730.6, row = 9.183, vector = 33.14, tail = 40.9, input = 0.4279, tap = 0.001608, far = 0.01416, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 7.166, plane = 68.54, row = 5.92, vector = 4.748, tail = 8.168, tap = 0.1243, far = 0.005085, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 13.03, plane = 75.57, row = 7.079, vector = 4.61, tail = 5.251, thin = 12.43, tap = 0.2224, far = 0.008259, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows_v16" cost <call = 159.5, width = 32, tail = 74.59, thin = 0.5175, tap = 0.1662, far = 0.0101, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 128.3, plane = 25.77, width = 64, cell = 1.092, input = 1.089, thin = 0.4626, tap = 0.01777, step = 0.006362, far = 0.002685, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 140.2, row = 31.97, vector = 8.623, width = 32, tail = 67.37, input = 0.005319, tap = 0.2669, far = 0.0093, cache = 1048576>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 2.412, plane = 82.19, row = 3.182, vector = 3.286, tail = 7.666, tap = 0.1142, step = 0.0005957, far = 0.0009898, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_many_taps" cost <call = 192.4, plane = 660.7, row = 17, vector = 21.18, width = 64, input = 0.4338, tap = 0.00204, step = 0.01043, far = 0.01674, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 26.69, plane = 77.07, row = 9.569, vector = 1.902, tail = 5.459, tap = 0.1387, step = 0.001392, far = 0.003549, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 64.43, plane = 77.5, row = 5.926, vector = 2.847, tail = 7.088, thin = 12.99, tap = 0.2619, step = 0.002589, far = 0.001204, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows_v16" cost <call = 754.3, plane = 5.336, row = 20.56, vector = 0.01338, width = 64, tail = 50.37, tap = 0.1494, far = 0.00001649, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 1181, plane = 11.64, width = 32, cell = 1.283, input = 0.712, thin = 0.5041, step = 0.02729, far = 0.03018, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 657.1, row = 30.45, width = 16, tail = 10.73, cell = 0.3471, thin = 13.67, tap = 0.2302>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 69.42, row = 4.712, vector = 2.581, tail = 5.163, tap = 0.06062, step = 0.002119, far = 0.0004266, cache = 629146>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_many_taps" cost <plane = 721.2, row = 9.056, vector = 0.3586, tail = 18.93, input = 0.4305, tap = 0.005854, step = 0.006593, far = 0.03, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 72.26, row = 4.298, vector = 2.64, tail = 1.415, tap = 0.06287, step = 0.001696, far = 0.002206, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 74.46, row = 4.361, vector = 2.408, tail = 3.564, thin = 9.695, tap = 0.1529, step = 0.0007191, far = 0.006601, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows_v16" cost <call = 57.15, plane = 25.21, row = 15.46, tail = 18.64, input = 0.01349, tap = 0.1873, far = 0.007369, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 45.81, plane = 7.201, row = 16.14, vector = 3.667, tail = 9.596, thin = 20.64, tap = 0.2764>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_plane_lanes_v16" cost <call = 1011, plane = 14.33, row = 0.3892, tail = 0.275, cell = 0.9629, input = 0.7406, step = 0.034, far = 0.03458, cache = 838861>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 76.41, vector = 4.08, width = 64, tail = 2.283, cell = 0.01431, thin = 0.07192, tap = 0.05877, step = 0.0018, far = 0.00683, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_many_taps" cost <call = 527.9, plane = 682.8, row = 3.597, vector = 3.806, tail = 28.7, input = 0.3514, tap = 0.005814, far = 0.04512, cache = 1363149>
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
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows_v8" cost <plane = 58.73, row = 6.465, vector = 1.245, tail = 1.877, tap = 0.03798, far = 0.003103, cache = 629146>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 60.4, row = 6.528, vector = 1.249, tail = 1.618, cell = 0.01039, thin = 2.772, tap = 0.07277, far = 0.0032, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 14.6, plane = 43.61, row = 8.984, cell = 0.04883, input = 0.02542, tap = 0.1982>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 66.16, plane = 0.2633, row = 4.981, vector = 6.613, tail = 47.6, cell = 0.04814, tap = 0.383, far = 0.01213, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 61.94, plane = 1.621, row = 26.14, vector = 3.512, tail = 4.586, thin = 16.6, tap = 0.2637, far = 0.001784, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows_v8" cost <plane = 73.3, row = 8.871, vector = 3.76, tail = 2.678, tap = 0.0627, step = 0.002615, far = 0.004494, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 73.73, row = 7.189, vector = 3.791, tail = 2.669, thin = 7.482, tap = 0.1716, step = 0.003964, far = 0.002565, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 101.3, row = 4.675, tail = 29.14, input = 0.01667, tap = 0.1649, step = 0.03794>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 27.52, plane = 0.02034, row = 2.67, vector = 6.528, tail = 63.03, tap = 0.389, step = 0.006409, far = 0.02731, cache = 838861>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 119.8, plane = 27.41, row = 9.391, vector = 2.191, tail = 7.628, thin = 12.03, tap = 0.263, step = 0.03182, far = 0.009338, cache = 629146>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows_v8" cost <plane = 70.08, row = 9.084, vector = 3.731, tail = 3.512, tap = 0.06317, step = 0.002961>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 80.01, row = 7.839, vector = 0.3812, tail = 3.655, cell = 0.7743, thin = 5.587, tap = 0.1603, step = 0.00627>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 75.1, plane = 13.18, row = 33.39, tail = 31.09, input = 0.001329, tap = 0.1519, step = 0.00139>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 76.61, plane = 0.08043, row = 7.447, vector = 4.683, tail = 52.68, tap = 0.3695, step = 0.009775, far = 0.01773, cache = 1048576>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 97.22, row = 26.82, tail = 3.65, cell = 0.6389, thin = 22.51, tap = 0.2277>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows_v8" cost <plane = 67.16, row = 6.216, vector = 2.401, tail = 1.181, tap = 0.06272, far = 0.001782, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 72.17, row = 5.669, vector = 1.926, tail = 0.269, cell = 0.09609, thin = 5.306, tap = 0.1589, step = 0.001116, far = 0.002679, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <plane = 40.62, width = 64, tail = 33.33, input = 0.03529, thin = 0.006439, tap = 0.1515>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 92.63, row = 5.453, vector = 3.383, tail = 52.22, input = 0.01118, tap = 0.3886, far = 0.02355, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 68.21, plane = 13.48, row = 19.13, cell = 0.666, thin = 14.73, tap = 0.2306, far = 0.003219, cache = 419430>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows_v8" cost <plane = 74.32, row = 6.055, vector = 2.142, tail = 0.7456, tap = 0.06954, far = 0.0009077, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 75.92, row = 5.866, vector = 2.063, tail = 0.8054, thin = 5.607, tap = 0.1706, step = 0.0004554, far = 0.001734, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows_v16" cost <call = 52.15, plane = 35.44, row = 14.37, tail = 6.739, input = 0.01359, tap = 0.067, step = 0.01943, far = 0.01293, cache = 1363149>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 50.09, plane = 20.59, row = 12.65, tail = 3.41, cell = 0.1324, input = 0.07835, thin = 8.376, tap = 0.1182, step = 0.003327, far = 0.01233, cache = 838861>
  argpool.measured "max_pool_i16_none_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.4, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i16_none_cf_any__avx512_many_taps_v16" cost <call = 151, plane = 45.11, vector = 18.46, width = 64, cell = 0.03837, input = 0.2146, step = 0.02343, far = 0.01665, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows_v8" cost <plane = 59.12, row = 6.092, vector = 1.255, tail = 1.082, tap = 0.032, step = 0.002149, far = 0.002881, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 62.41, row = 5.979, vector = 1.336, tail = 1.936, tap = 0.01569, step = 0.001374, far = 0.002072, cache = 629146>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 62.05, row = 5.968, vector = 1.053, tail = 0.6613, cell = 0.03664, thin = 7.812, tap = 0.03387, step = 0.002111, far = 0.001701, cache = 419430>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows_v16" cost <call = 9.82, plane = 34.39, row = 11.96, tail = 11.68, cell = 0.1136, input = 0.002582, tap = 0.08719, step = 0.03025, far = 0.004671, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <plane = 17.1, row = 16.17, tail = 6.322, cell = 0.4346, thin = 18.17, tap = 0.25, step = 0.03441, far = 0.007012, cache = 838861>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_many_taps_v16" cost <call = 592.7, plane = 55.43, row = 5.045, vector = 13.98, tail = 5.764, cell = 0.03848, input = 0.293, step = 0.05527, far = 0.009598, cache = 1048576>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows_v8" cost <call = 4.623, plane = 78.83, row = 7.92, vector = 2.619, tail = 4.689, cell = 0.09155, tap = 0.06678, step = 0.002221, far = 0.003442, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 81.1, row = 6.323, vector = 3.351, tail = 7.584, tap = 0.06517, step = 0.0005762, far = 0.004123, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 15.67, plane = 79.2, row = 5.644, tail = 5.036, cell = 0.4797, thin = 8.376, tap = 0.1268, step = 0.00295, far = 0.004242, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows_v16" cost <call = 3.545, plane = 40.72, row = 5.017, tail = 20.51, cell = 0.0363, tap = 0.0946, step = 0.0297>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 30.94, row = 9.789, vector = 1.563, tail = 7.729, input = 0.06099, thin = 14.09, tap = 0.2536, step = 0.02033, far = 0.007495, cache = 419430>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_many_taps_v16" cost <call = 561.2, plane = 48.95, vector = 22.54, width = 64, cell = 0.4307, input = 0.2692, tap = 0.0002254, step = 0.06315>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows_v8" cost <call = 20.35, plane = 77.33, row = 8.43, width = 16, tail = 4.201, cell = 0.4125, thin = 0.04957, tap = 0.06368, step = 0.0004904, far = 0.000438, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 76.01, row = 6.884, vector = 3.268, tail = 4.895, cell = 0.01291, tap = 0.05802, step = 0.000489, far = 0.00004125, cache = 419430>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 9.151, plane = 79.11, row = 8.844, tail = 2.293, cell = 0.4454, thin = 8.939, tap = 0.1146, step = 0.001649, far = 0.001651, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows_v16" cost <plane = 47.79, row = 10.91, tail = 13.02, input = 0.002398, tap = 0.1023, step = 0.01942>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 14.88, plane = 30.82, row = 8.425, vector = 2.238, tail = 5.476, thin = 16.19, tap = 0.222, step = 0.01435, far = 0.003565, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_many_taps_v16" cost <call = 616.6, plane = 68.82, vector = 18.15, width = 64, cell = 0.1967, input = 0.3536, step = 0.05543, far = 0.002743, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows_v8" cost <plane = 74.14, row = 6.714, vector = 1.751, tail = 1.122, cell = 0.08105, tap = 0.05932, step = 0.001039, far = 0.004134, cache = 1363149>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 64.22, row = 7.272, tail = 4.577, cell = 0.1614, tap = 0.03111, step = 0.0005504, far = 0.002219, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 86.27, row = 4.846, tail = 1.254, cell = 0.3192, thin = 8.319, tap = 0.08994, step = 0.0003818, far = 0.003788, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows_v16" cost <call = 15.93, plane = 48.91, row = 7.091, tail = 22.94, cell = 0.02314, input = 0.06719, tap = 0.09849, step = 0.01114, far = 0.007402, cache = 1363149>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 34.59, plane = 19.1, row = 9.674, vector = 0.8151, tail = 11.53, cell = 0.3962, input = 0.01903, thin = 15.74, tap = 0.1654, step = 0.007364, far = 0.001607, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_many_taps_v16" cost <call = 1036, plane = 59.49, row = 2.611, vector = 10.51, tail = 12.5, input = 0.3914, step = 0.04976>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows_v8" cost <call = 5.041, plane = 70.85, row = 4.919, vector = 1.153, width = 16, tail = 3.084, cell = 0.2026, tap = 0.05876, step = 0.00141, far = 0.005243, cache = 1048576>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 72.32, row = 5.44, vector = 2.27, tail = 3.453, tap = 0.03237, step = 0.0005009, far = 0.00312, cache = 1048576>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 69.55, row = 5.769, tail = 2.235, cell = 0.292, thin = 8.891, tap = 0.08128, step = 0.002114, far = 0.004595, cache = 629146>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows_v16" cost <plane = 37.66, row = 9.301, width = 32, tail = 7.446, thin = 0.2213, tap = 0.07529, step = 0.018>
  argpool.measured "max_pool_i8_none_cf_any__base_rows_v8" cost <call = 18.29, plane = 22.55, row = 13.2, tail = 0.1185, cell = 0.1251, input = 0.03878, thin = 12.43, tap = 0.1277, step = 0.004513, far = 0.0002848, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.4, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows_v8" cost <plane = 64.12, row = 6.034, vector = 0.4745, tail = 1.985, tap = 0.07032, far = 0.002711, cache = 1048576>
  argpool.measured "max_pool_i8_none_cl_any__base_rows_v8" cost <plane = 63.89, row = 6.856, vector = 0.8387, tail = 1.414, thin = 14.37, tap = 0.05025>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows_v16" cost <call = 5.11, plane = 39.4, row = 7.463, width = 32, input = 0.02858, thin = 0.3533, tap = 0.123, step = 0.02116>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows_v8" cost <call = 28.37, plane = 7.377, row = 21.99, vector = 1.571, tail = 15.02, input = 0.02279, thin = 19.9, tap = 0.2389, step = 0.01334, far = 0.005357, cache = 419430>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows_v8" cost <call = 3.686, plane = 81.2, row = 7.194, vector = 3.819, tail = 2.571, input = 0.0001668, tap = 0.0697, far = 0.003217, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows_v8" cost <call = 12.16, plane = 85.36, row = 3.77, tail = 1.994, cell = 0.5842, thin = 14.81, tap = 0.1249, far = 0.01221, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows_v16" cost <call = 39.25, plane = 23.87, row = 12.35, tail = 3.743, tap = 0.103, step = 0.02982, far = 0.0007185, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows_v8" cost <call = 28.01, plane = 14, row = 16.45, vector = 2.182, tail = 9.454, input = 0.05686, thin = 19.14, tap = 0.1777, step = 0.02483, far = 0.002501, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows_v8" cost <call = 21.41, plane = 62.65, row = 8.963, vector = 3.053, tail = 1.589, tap = 0.07578, far = 0.01244, cache = 838861>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows_v8" cost <call = 18.91, plane = 61.65, row = 7.075, tail = 2.527, cell = 0.4734, thin = 18.29, tap = 0.1224, far = 0.02407, cache = 838861>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows_v16" cost <plane = 42.34, row = 11.72, tail = 7.168, input = 0.03707, tap = 0.1353, step = 0.005407, far = 0.02772, cache = 1363149>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows_v8" cost <plane = 16.76, row = 11.16, vector = 0.2, tail = 7.691, cell = 0.3055, input = 0.00954, thin = 24.9, tap = 0.2313, far = 0.03103, cache = 1363149>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows_v8" cost <plane = 30.21, row = 9.457, width = 16, cell = 0.2939, thin = 0.005021, tap = 0.05595, step = 0.002011>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows_v8" cost <plane = 23.67, row = 6.214, vector = 2.588, tail = 1.068, thin = 21.43, tap = 0.09285, step = 0.00262>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows_v16" cost <call = 27.31, plane = 34.62, row = 5.049, tail = 31.78, input = 0.05413, tap = 0.09182, step = 0.01813>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows_v8" cost <call = 62.56, plane = 9.339, row = 11.9, vector = 1.922, tail = 14.74, input = 0.03747, thin = 15.1, tap = 0.1635, step = 0.002236, far = 0.01224, cache = 419430>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows_v8" cost <plane = 61.33, row = 6.121, vector = 2.211, tail = 5.047, tap = 0.05824>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows_v8" cost <plane = 64.74, row = 5.558, vector = 2.274, tail = 3.835, thin = 15.99, tap = 0.09246, far = 0.0008746, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows_v16" cost <plane = 46.92, row = 15.36, input = 0.01809, tap = 0.04382, step = 0.02823, far = 0.01361, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_plane_lanes_v16" cost <call = 827.2, plane = 7.722, vector = 5.566, cell = 0.2915, input = 0.4878, tap = 0.0005897, step = 0.006252, far = 0.005406, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows_v8" cost <call = 24.26, plane = 27.63, row = 11.21, cell = 0.2252, input = 0.02335, thin = 9.281, tap = 0.1298, step = 0.01779, far = 0.007465, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.4, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_u8_none_cf_any__avx512_many_taps_v16" cost <call = 165.7, plane = 56.99, vector = 14.65, width = 64, cell = 0.03736, input = 0.1919, step = 0.02837>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 51.85, row = 4.417, vector = 2.553, tail = 7.783, tap = 0.007781, step = 0.0005355>
  argpool.measured "max_pool_u8_none_cl_any__avx512_many_taps" cost <call = 49.59, plane = 538.3, row = 3.531, vector = 0.4278, tail = 11.92, input = 0.06402, step = 0.003719>
  argpool.measured "max_pool_u8_none_cl_any__base_rows_v8" cost <plane = 55.94, row = 8.772, vector = 1.361, tail = 4.254, thin = 9.309, tap = 0.03768, step = 0.0003149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v32" cost <call = 38.01, row = 1.973, vector = 5.379, tail = 1.285>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 27.47, plane = 3.485, row = 0.9824, vector = 2.965, tail = 1.2>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 25.85, plane = 2.155, row = 1.328, vector = 2.018, tail = 1.569>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows_v16" cost <call = 49.26, row = 1.509, vector = 3.478, tail = 3.051, cell = 0.1023>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v8" cost <call = 72.38, row = 1.787, vector = 4.223, tail = 1.709, cell = 0.03898>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v4" cost <call = 69.22, plane = 2.466, row = 2.092, tail = 0.4677, cell = 0.7528, thin = 11.09, far = 0.0004491, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v32" cost <call = 235.3, plane = 2.097, row = 24.03, vector = 11.23, tail = 1.235, cell = 0.0009168>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 240.7, plane = 1.779, row = 16.82, vector = 5.884, tail = 0.01311, far = 0.00008423, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 226.9, plane = 2.795, row = 19.96, tail = 2.907, cell = 0.4613, far = 0.0003939, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 55.36, plane = 15.1, row = 28.97, vector = 10.9, tail = 0.2844, cell = 0.09334, far = 0.001503, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v8" cost <call = 65.44, row = 70.93, tail = 7.227, cell = 1.255, far = 0.006276, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 89.89, row = 15.78, width = 16, tail = 1.726, cell = 1.981, thin = 1.789, far = 0.006029, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows_v16" cost <call = 30.11, plane = 41.89, row = 4.777, tail = 22.25, input = 0.01382, tap = 0.1062, step = 0.01863, far = 0.007985, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_plane_lanes_v16" cost <call = 1095, plane = 8.68, vector = 18.29, tail = 1.433, cell = 0.1076, input = 0.6336, tap = 0.005288, step = 0.02814, far = 0.02533, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows_v8" cost <call = 31.06, plane = 15.4, row = 15.7, tail = 10.53, cell = 0.2063, input = 0.04326, thin = 18.89, tap = 0.2368, step = 0.007292, far = 0.008571, cache = 629146>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_many_taps_v16" cost <call = 556.7, plane = 56.72, vector = 24.86, width = 64, cell = 0.4942, input = 0.1402, step = 0.07339>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 39.25, row = 1.044, vector = 10.36, tail = 0.3881, far = 0.0006434, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 58.24, vector = 2.878, tail = 0.08583, cell = 0.04701, far = 0.001761, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 46.14, row = 3.328, vector = 0.553, tail = 0.3274, cell = 0.1515, thin = 12.74, far = 0.0003019, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 164.7, plane = 18.54, row = 4.514, tail = 449.8, cell = 0.2113>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v16" cost <plane = 44.77, row = 2.867, vector = 3.939, cell = 0.01989>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 48.06, row = 2.969, vector = 0.8289, tail = 0.2457, cell = 0.2157, thin = 12.59>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows_v8" cost <call = 6.293, plane = 48.48, row = 3.086, tail = 1.075, cell = 0.5162, thin = 12.96>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 86.37, vector = 5.86, tail = 7.1, cell = 0.2086, far = 0.001097, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <call = 40.68, plane = 78.55, vector = 3.135, tail = 1.228, cell = 0.2319, far = 0.003575, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 30.35, plane = 76.69, row = 1.569, vector = 1.896, tail = 0.5565, cell = 0.2365, thin = 28.23, far = 0.001056, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 238.1, plane = 142.7, tail = 993.2, cell = 0.3536>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v16" cost <call = 25.19, plane = 87.6, vector = 7.625, cell = 0.2044, far = 0.005129, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 29.4, plane = 83.95, row = 0.6408, vector = 2.52, tail = 2.44, cell = 0.4521, thin = 29.04, far = 0.00128, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows_v8" cost <call = 104.5, plane = 86.57, row = 0.3295, vector = 4.18, tail = 2.027, cell = 0.6986, thin = 30.91, far = 0.003207, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 53.13, row = 6.799, vector = 5.297, tail = 7.701, tap = 0.0327, far = 0.002852, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_many_taps" cost <call = 150.8, plane = 679.9, row = 24.7, vector = 40.41, tail = 43.94, input = 0.2684, far = 0.0124, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows_v8" cost <plane = 81.63, row = 7.108, tail = 1.258, cell = 0.4242, thin = 16.57, tap = 0.1452, far = 0.006807, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows_v16" cost <call = 40, plane = 32.53, row = 3.078, vector = 0.08778, tail = 10.31, input = 0.01988, tap = 0.09763, step = 0.02455, far = 0.00001937, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_plane_lanes_v16" cost <call = 855.3, plane = 9.709, vector = 6.181, cell = 1.058, input = 0.5771, tap = 0.001987, step = 0.04265>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows_v8" cost <call = 52.52, plane = 24.62, row = 6.894, vector = 1.986, tail = 6.841, input = 0.008857, thin = 18.31, tap = 0.2126, step = 0.02555, far = 0.006179, cache = 419430>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_many_taps_v16" cost <call = 633.4, plane = 61.56, vector = 21.92, width = 64, tail = 0.0393, cell = 0.4892, input = 0.2111, step = 0.06538>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 73.9, row = 5.201, vector = 3.111, tail = 1.266, tap = 0.04736>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_many_taps" cost <call = 170.6, plane = 518.2, row = 47.34, vector = 2.054, width = 128, input = 0.4094, tap = 0.002372, step = 0.004109>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows_v8" cost <call = 55.29, plane = 64.96, row = 6.279, vector = 3.225, tail = 3.275, thin = 14.96, tap = 0.1262, step = 0.01192, far = 0.05731, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v32" cost <plane = 212.2, width = 64, thin = 0.01742>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v16" cost <plane = 247.5, width = 64, thin = 0.01864>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 114.8, row = 2.118, cell = 0.1254>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows_v16" cost <plane = 371, width = 64, thin = 0.02451>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v8" cost <call = 97.67, row = 2.352, cell = 0.232>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v4" cost <call = 79.41, row = 2.047, vector = 0.6749, cell = 0.247, thin = 13.31>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows_v16" cost <call = 96.86, plane = 38.38, row = 24.6, vector = 0.272, tail = 5.57, input = 0.04578, tap = 0.1081, far = 0.02632, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_plane_lanes_v16" cost <call = 1764, plane = 11.65, vector = 12.69, width = 64, cell = 0.6838, input = 0.5838, thin = 0.004474, tap = 0.004526, step = 0.02876, far = 0.03927, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows_v8" cost <call = 130.7, plane = 13.61, row = 18.88, vector = 3.034, tail = 4.478, thin = 14.9, tap = 0.1823, far = 0.02451, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_many_taps_v16" cost <call = 729.5, plane = 50.21, vector = 28.04, width = 32, cell = 0.002144, input = 0.2738, thin = 0.2124, step = 0.03831>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 43.95, row = 0.6588, vector = 1.793, tail = 0.627, cell = 0.02389, far = 0.002371, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_few_channels_v16" cost <call = 4.388, plane = 60.05, vector = 1.858, cell = 0.02634, far = 0.002757, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_v8" cost <call = 3.195, plane = 51.25, row = 2.004, vector = 0.6095, tail = 0.353, cell = 0.05234, thin = 13.72, far = 0.0007236, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 164.6, plane = 42.04, width = 256, cell = 0.0671, thin = 0.001916, far = 0.0006421, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <plane = 104.2, row = 16.68, vector = 4.03, thin = 13.81, far = 0.001644, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v16" cost <plane = 50.65, row = 1.949, vector = 1.044, tail = 0.2518, cell = 0.01078, far = 0.001446, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v8" cost <call = 6.058, plane = 51.23, row = 1.977, vector = 0.72, tail = 0.3242, cell = 0.05656, thin = 13.92, far = 0.0008005, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows_v8" cost <call = 6.996, plane = 51.02, row = 2.352, vector = 0.8064, tail = 0.3388, cell = 0.07088, thin = 15.18, far = 0.001489, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 3.322, plane = 63.82, row = 6.268, vector = 2.522, tail = 2.973, tap = 0.01084, far = 0.0009455, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_many_taps" cost <call = 98.7, plane = 622.6, row = 5.284, vector = 11.43, tail = 27.14, input = 0.1183, far = 0.002529, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows_v8" cost <call = 21.74, plane = 70.36, row = 5.602, vector = 0.1185, tail = 1.84, cell = 0.2178, thin = 16.31, tap = 0.1068, far = 0.004768, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows_v16" cost <call = 23.1, plane = 33.93, row = 19.84, vector = 1.09, tail = 11.77, tap = 0.08902, step = 0.01523, far = 0.04661, cache = 629146>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows_v8" cost <call = 97.18, plane = 12.16, row = 11.96, vector = 0.3661, tail = 15.81, cell = 0.2648, input = 0.001238, thin = 15.96, tap = 0.2687, step = 0.01009, far = 0.0386, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_flat_v16" cost <call = 55, vector = 11, tail = 50, tap = 0.5, far = 0.025, cache = 1048576>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_many_taps_v16" cost <call = 1378, plane = 66.62, vector = 10.19, tail = 8.564, input = 0.381, thin = 0.8047, step = 0.03494>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_plane_lanes_v16" cost <call = 1102, plane = 9.145, vector = 1.109, width = 32, cell = 0.8795, input = 0.5162, thin = 0.6433, tap = 0.001262, step = 0.04287, far = 0.06099, cache = 1363149>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 28.26, width = 256, tail = 2.077, cell = 0.09061, thin = 0.1861, tap = 0.006626, step = 0.002111>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_many_taps" cost <plane = 661.6, row = 11.28, vector = 2.431, tail = 20.24, input = 0.2084, step = 0.008197, far = 0.03386, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows_v8" cost <call = 0.2309, plane = 56.89, row = 7.498, tail = 4.987, cell = 0.2352, thin = 17.74, tap = 0.09598, step = 0.006979, far = 0.04032, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 12.85, plane = 10.58, row = 0.8313, vector = 1.314, width = 16, far = 0.0006078, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 26.49, plane = 22.8, row = 1.231, vector = 1.98, cell = 0.002548, far = 0.00112, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 147, plane = 12.63, row = 0.7948, vector = 1.01, far = 0.0006534, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16_stream" cost <call = 135.3, plane = 26.7, row = 0.6728, vector = 1.962, far = 0.001372, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows_v4" cost <call = 14.07, plane = 9.789, row = 0.7228, vector = 1.945, width = 8, tail = 0.2596, thin = 0.6375>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 35.26, plane = 8.075, row = 3.669, vector = 1.039, width = 32, tail = 1.413, cell = 0.06168, thin = 0.1207, far = 0.003079, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 165, row = 3.305, vector = 1.56, far = 0.003524, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 43.63, plane = 6.649, row = 3.409, width = 32, tail = 7.006, cell = 0.1469, thin = 0.1507, far = 0.004533, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16_stream" cost <call = 168.8, plane = 2.174, row = 2.967, width = 64, cell = 0.1497, thin = 0.01738, far = 0.003205, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 46.78, plane = 10.66, row = 3.35, vector = 0.5547, width = 8, tail = 2.651, cell = 0.3047, far = 0.006433, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 95.21, row = 0.9729, vector = 1.003, tail = 0.02548, far = 0.001801, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 29.59, row = 0.7768, vector = 0.5105, tail = 0.15, cell = 0.007009, far = 0.0009189, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 167.6, plane = 106.1, row = 0.08564, vector = 1.097, far = 0.002237, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows_v4" cost <call = 2.336, plane = 26.33, row = 0.6493, vector = 0.9355, tail = 0.07015, thin = 0.4745>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 41.86, row = 2.342, vector = 1.489, tail = 0.3265, thin = 0.1329, far = 0.001513, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 156.2, plane = 60.02, row = 2.209, vector = 2.029, far = 0.00562, cache = 1363149>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 15.96, plane = 37.61, row = 2.231, vector = 2.212, tail = 0.2915, thin = 1.143, far = 0.001267, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 11.2, plane = 10.04, row = 0.9838, vector = 1.511, width = 16>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate" cost <call = 49.06, plane = 29.12, row = 0.5331, vector = 1.668, tail = 0.3, cell = 0.001466, far = 0.001863, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 173.3, plane = 13.37, row = 1.002, width = 64, cell = 0.06947, thin = 0.02155, far = 0.0003454, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate_stream" cost <call = 168.4, plane = 13.94, row = 1.096, width = 64, tail = 0.1925, cell = 0.1654, thin = 0.01469, far = 0.0007856, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows_v4" cost <call = 19.58, plane = 8.311, row = 1.174, vector = 1.883, width = 8, tail = 0.2409, thin = 0.6421>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 41.78, plane = 9.785, row = 3.791, vector = 2.829, width = 32, tail = 1.304, cell = 0.03095, thin = 0.1032, far = 0.002407, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 173.5, plane = 2.148, row = 3.543, width = 64, cell = 0.1208, thin = 0.008159, far = 0.001155, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 56.18, plane = 5.544, row = 3.166, vector = 1.444, width = 32, tail = 6.635, cell = 0.09751, thin = 0.1863, far = 0.007968, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 175.5, row = 3.314, vector = 0.4739, width = 64, cell = 0.1325, far = 0.001259, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 71.57, plane = 10.52, row = 3.512, vector = 0.4756, width = 8, tail = 2.743, cell = 0.2881, far = 0.007639, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 71.92, row = 0.1509, vector = 0.8118, tail = 0.423, far = 0.002176, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows_v8" cost <call = 6.359, plane = 28.77, row = 0.6961, vector = 0.4663, tail = 0.272, cell = 0.02146, far = 0.001834, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 126.3, plane = 82.09, vector = 1.07, far = 0.001638, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows_v4" cost <call = 15.21, plane = 26.72, row = 0.5818, vector = 0.8907, tail = 0.123, thin = 0.4202, far = 0.002224, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 15.79, plane = 39.05, row = 2.178, vector = 1.338, tail = 0.7558, cell = 0.02275, thin = 0.02188, far = 0.002126, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 178.6, plane = 42.14, row = 1.763, vector = 0.3559, width = 64, cell = 0.1286, thin = 0.005418, far = 0.001382, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 48.59, plane = 36.25, row = 1.984, vector = 2.269, tail = 0.3031, thin = 0.9058, far = 0.003852, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 8.409, plane = 4.986, vector = 1.813, width = 16, tail = 0.4963, far = 0.0008791, cache = 838861, deep = 0.02504, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 136.1, plane = 3.485, vector = 1.517, deep = 0.02412, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 42.7, plane = 0.2149, vector = 11.03, width = 128, cell = 0.04481, thin = 0.06416, far = 0.002387, cache = 419430, deep = 0.02885, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 148.1, plane = 7.85, vector = 1.164, width = 64, cell = 0.1031, thin = 0.01367, far = 0.0006683, cache = 629146, deep = 0.009924, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 138.3, plane = 8.888, width = 32, cell = 0.1584, thin = 0.03659, far = 0.0005945, cache = 1048576, deep = 0.00766, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v4_stream16" cost <call = 144.2, plane = 10.03, vector = 1.91, width = 16, cell = 0.08051, deep = 0.006483, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 142.4, plane = 9.008, vector = 0.1489, width = 32, cell = 0.342, thin = 0.0356, deep = 0.004144, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 10.77, plane = 5.316, vector = 1.363, width = 8, cell = 0.04332, thin = 0.4879, deep = 0.01973, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 18.12, plane = 8.346, row = 0.9552, vector = 1.722, width = 16, deep = 0.01873, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 114.5, plane = 1.51, vector = 1.957, cell = 0.01977, far = 0.001585, cache = 838861, deep = 0.01433, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 40.86, plane = 14.27, row = 0.2743, vector = 0.8225, cell = 0.05352, far = 0.0011, cache = 838861, deep = 0.02502, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate" cost <call = 49.79, plane = 15.89, row = 1.02, tail = 0.716, cell = 0.05564, far = 0.004636, cache = 1363149, deep = 0.01271, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 141.2, plane = 18.21, row = 0.253, vector = 2.141, deep = 0.004368, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 140.9, plane = 21.48, row = 0.3385, vector = 1.412, width = 32, cell = 0.1053, deep = 0.002914, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v4_stream16" cost <call = 144.5, plane = 26.21, row = 0.6626, vector = 0.6368, deep = 0.00285, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 139.6, plane = 20.09, row = 0.3774, vector = 2.086, far = 0.0005698, cache = 419430, deep = 0.002021, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 17.38, plane = 8.964, row = 0.8846, vector = 2.02, width = 8, tail = 0.1377, thin = 0.4553, deep = 0.007134, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 40.72, plane = 12.92, row = 1.543, vector = 1.759, width = 16, tail = 0.05624, deep = 0.02431, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <plane = 6.316, vector = 1.247, tail = 14.23, deep = 0.02161, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_v32" cost <call = 73.37, vector = 1.837, width = 64, cell = 0.0446, thin = 0.005473, far = 0.0002626, cache = 629146, deep = 0.03794, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate" cost <call = 52.06, plane = 40.85, row = 0.69, width = 32, cell = 0.07396, thin = 0.01879, far = 0.002042, cache = 1363149, deep = 0.03617, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 167.6, width = 64, tail = 0.6138, cell = 0.1037, deep = 0.004779, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 36.78, plane = 19.65, row = 1.726, vector = 1.965, width = 8, tail = 0.008636, thin = 0.6077, far = 0.001403, cache = 1048576, deep = 0.01682, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_replicate" cost <call = 167.3, plane = 17.72, row = 3.482, vector = 3.374, width = 64, cell = 0.1048, deep = 0.03658, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 139.2, plane = 18.62, row = 9.42, vector = 1.968, width = 32, cell = 0.1642, thin = 1.021, deep = 0.04941, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 138.8, plane = 23.05, row = 13.56, vector = 2.604, width = 16, cell = 0.1183, thin = 0.987, deep = 0.04929, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 56.43, plane = 11.95, row = 4.372, vector = 1.514, width = 16, cell = 0.2084, input = 0.069, thin = 0.1573, deep = 0.03485, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_replicate" cost <call = 111.3, plane = 26.93, row = 0.9325, vector = 2.879, width = 32, cell = 0.06838, far = 0.0007661, cache = 629146, deep = 0.02443, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 185.8, plane = 24.05, row = 1.152, vector = 0.959, width = 32, cell = 0.1276, far = 0.001189, cache = 838861, deep = 0.006818, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 123.7, plane = 19.25, row = 6.671, vector = 4.201, width = 32, tail = 2.829, cell = 0.07061, thin = 1.064, far = 0.004983, cache = 1363149, deep = 0.03613, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 222.1, plane = 27.53, row = 5.816, width = 64, cell = 0.2043, thin = 0.02837, far = 0.002163, cache = 1363149, deep = 0.0152, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 124, plane = 23.26, row = 6.734, vector = 2.736, width = 16, tail = 7.012, cell = 0.08118, thin = 1.256, far = 0.006915, cache = 1363149, deep = 0.03956, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 231.6, plane = 24.77, row = 7.187, vector = 0.4041, width = 32, cell = 0.2427, far = 0.002448, cache = 1363149, deep = 0.01183, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 39.2, plane = 11.99, row = 3.462, vector = 0.5421, width = 8, tail = 1.883, cell = 0.2631, thin = 0.001176, far = 0.005063, cache = 1363149, deep = 0.02064, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 13.83, plane = 4.441, vector = 4.688, width = 32, deep = 0.01838, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 161.1, plane = 2.995, vector = 1.895, deep = 0.01698, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v32" cost <call = 34.29, plane = 10.3, vector = 2.895, tail = 0.8861, deep = 0.0228, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_stream" cost <call = 146.1, plane = 7.993, vector = 6.295, width = 64, tail = 169.4, thin = 0.7514, deep = 0.0101, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v8_stream16" cost <call = 134.2, plane = 8.5, vector = 4.27, width = 32, tail = 89.82, thin = 0.4689, far = 0.001924, cache = 1048576, deep = 0.004069, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v4_stream16" cost <call = 136.8, plane = 8.621, vector = 2.506, width = 16, tail = 69.32, far = 0.0005852, cache = 1363149, deep = 0.002824, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_stream16" cost <call = 136.7, plane = 9.027, vector = 6.567, width = 32, tail = 88.35, thin = 0.529, far = 0.0004787, cache = 1363149, deep = 0.004857, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 13.98, plane = 5.468, vector = 3.081, width = 16, tail = 0.1636, cell = 0.02465, thin = 0.4915, deep = 0.01249, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate" cost <plane = 80.19, row = 0.3858, vector = 1.206, tail = 0.5807, cell = 0.01958, far = 0.002107, cache = 629146, deep = 0.03902, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 20.22, row = 0.7826, vector = 0.5676, tail = 0.1842, cell = 0.02687, far = 0.001944, cache = 629146, deep = 0.02325, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 161.9, plane = 84.1, vector = 1.916, far = 0.00151, cache = 629146, deep = 0.02349, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 163, plane = 91.38, width = 32, tail = 0.06121, cell = 0.1438, thin = 0.01008, far = 0.0006068, cache = 419430, deep = 0.02393, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 20.07, row = 0.8929, vector = 0.9591, tail = 0.1858, thin = 0.4011, far = 0.00174, cache = 838861, deep = 0.02441, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate" cost <plane = 79.59, row = 0.3984, vector = 0.7062, tail = 0.5403, cell = 0.02055, far = 0.003052, cache = 419430, deep = 0.0391, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 150, row = 1.371, vector = 2.009, tail = 3.633, thin = 2.194, far = 0.002061, cache = 419430, deep = 0.0371, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 30.29, row = 0.6928, vector = 0.4602, tail = 0.2754, cell = 0.02785, far = 0.001301, cache = 629146, deep = 0.02649, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 154.4, plane = 69.02, vector = 0.1852, width = 64, cell = 0.1183, far = 0.0005003, cache = 1048576, deep = 0.01447, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 136.1, plane = 86.24, row = 0.1875, width = 32, cell = 0.1255, thin = 0.007389, deep = 0.01446, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 4.268, plane = 27.34, row = 0.7072, vector = 0.8326, tail = 0.01343, thin = 0.3581, far = 0.001361, cache = 419430, deep = 0.02026, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 86.21, row = 0.226, vector = 0.4779, tail = 0.5311, cell = 0.03666, far = 0.001149, cache = 419430, deep = 0.02932, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 119, row = 2.75, vector = 1.386, tail = 4.45, thin = 2.13, far = 0.002348, cache = 419430, deep = 0.0387, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows_v8" cost <call = 0.04618, plane = 42.18, row = 0.4901, vector = 0.5209, tail = 0.29, cell = 0.004378, far = 0.001507, cache = 419430, deep = 0.03161, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate_stream" cost <call = 17.08, plane = 151.6, vector = 1.6, far = 0.005952, cache = 419430, deep = 0.006848, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 5.935, plane = 36.72, row = 0.5019, vector = 0.7802, tail = 0.01187, thin = 0.3029, far = 0.001928, cache = 419430, deep = 0.02147, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_replicate" cost <plane = 136.5, row = 11.68, tail = 6.318, cell = 0.7321, far = 0.003813, cache = 1363149, deep = 0.03718, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 113.1, plane = 142, row = 10.56, vector = 11.63, tail = 60.69, far = 0.009552, cache = 1363149, deep = 0.01511, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 24.59, row = 10.89, vector = 8.294, tail = 1.208, thin = 4.159, far = 0.0063, cache = 419430, deep = 0.03028, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_replicate" cost <call = 22.45, plane = 181.2, row = 1.173, vector = 2.654, tail = 0.8618, far = 0.001921, cache = 629146, deep = 0.03715, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 89.65, plane = 203.9, row = 0.7751, width = 32, cell = 0.1451, thin = 0.0272, far = 0.0006637, cache = 629146, deep = 0.01754, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 62.75, plane = 66.12, row = 1.777, vector = 2.185, tail = 0.3645, thin = 0.9197, deep = 0.01107, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_replicate" cost <plane = 126.7, row = 1.252, vector = 2.388, tail = 0.9817, far = 0.003286, cache = 838861, deep = 0.03898, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 83.44, plane = 143.6, row = 0.7333, width = 32, tail = 0.03353, cell = 0.141, thin = 0.02693, far = 0.001005, cache = 1048576, deep = 0.0249, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 9.389, plane = 36.7, row = 1.93, vector = 2.059, tail = 0.6089, thin = 1.035, far = 0.0007144, cache = 419430, deep = 0.01858, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate" cost <plane = 80.53, vector = 1.202, tail = 0.1351, far = 0.002078, cache = 838861, deep = 0.03734, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows_v8" cost <plane = 29.05, row = 0.5973, vector = 0.5329, tail = 0.04894, cell = 0.01596, far = 0.001498, cache = 419430, deep = 0.03, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate_stream" cost <call = 160.6, plane = 74.72, row = 0.07529, width = 32, cell = 0.1147, thin = 0.01184, far = 0.0001619, cache = 419430, deep = 0.01201, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate_v16_stream64" cost <call = 101.6, plane = 84.32, row = 0.1193, width = 32, cell = 0.1261, thin = 0.01189, deep = 0.01145, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 4.976, plane = 23.82, row = 0.673, vector = 0.8696, tail = 0.01801, thin = 0.2857, far = 0.001536, cache = 419430, deep = 0.02228, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 21.62, plane = 7.77, row = 1.103, vector = 1.449, width = 16, far = 0.0002084, cache = 419430, deep = 0.02194, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 65.96, plane = 1.096, vector = 1.393, tail = 1.03, cell = 0.03853, far = 0.0003685, cache = 1048576, deep = 0.0162, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v32" cost <call = 53.89, plane = 9.669, vector = 0.5697, tail = 0.1505, cell = 0.045, far = 0.002317, cache = 838861, deep = 0.03087, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate" cost <call = 42.88, plane = 13.78, width = 32, cell = 0.06682, thin = 0.01735, far = 0.009176, cache = 1048576, deep = 0.01488, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_stream" cost <call = 128.9, plane = 20.62, row = 0.1564, vector = 1.957, deep = 0.01068, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 126.6, plane = 26.52, row = 0.03837, vector = 0.1429, width = 32, cell = 0.1392, thin = 0.02335, deep = 0.006147, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_stream16" cost <call = 140, plane = 23.32, row = 0.9511, vector = 1.534, deep = 0.01069, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 18.52, plane = 9.972, row = 1.063, vector = 1.703, width = 8, cell = 0.01668, thin = 0.2641, far = 0.0003806, cache = 419430, deep = 0.00758, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_replicate" cost <call = 122, plane = 17.61, row = 0.4436, vector = 2.912, width = 32, cell = 0.04642, deep = 0.03825, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 204.3, plane = 13.97, row = 1.573, vector = 0.4473, width = 32, cell = 0.1181, thin = 0.04225, far = 0.0009206, cache = 1363149, deep = 0.02071, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 111.3, plane = 14.26, row = 6.533, vector = 4.852, width = 32, tail = 1.968, cell = 0.01309, thin = 1.065, far = 0.003933, cache = 629146, deep = 0.06179, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 246.8, plane = 14.99, row = 6.562, width = 64, cell = 0.1611, thin = 0.02119, far = 0.00114, cache = 1048576, deep = 0.02212, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 117.9, plane = 18.51, row = 6.274, vector = 2.007, width = 16, tail = 7.907, cell = 0.07722, thin = 1.065, far = 0.006092, cache = 419430, deep = 0.05225, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 245.4, plane = 11.42, row = 7.43, vector = 1.142, width = 32, cell = 0.1729, thin = 0.05843, far = 0.0004882, cache = 838861, deep = 0.02062, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 40.65, plane = 9.46, row = 3.766, vector = 2.271, width = 8, tail = 1.464, cell = 0.01281, far = 0.005708, cache = 419430, deep = 0.04071, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate" cost <plane = 69.22, row = 0.5299, vector = 0.5638, tail = 0.5453, cell = 0.02553, far = 0.003506, cache = 419430, deep = 0.04982, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 146.4, vector = 1.803, tail = 3.525, thin = 2.284, far = 0.004785, cache = 838861, deep = 0.03373, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows_v8" cost <call = 0.2943, plane = 30.12, row = 0.8473, vector = 0.256, tail = 0.2158, cell = 0.04317, far = 0.002013, cache = 629146, deep = 0.0334, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate_stream" cost <call = 150.3, plane = 69.26, width = 64, cell = 0.1209, thin = 0.006911, far = 0.005946, cache = 1048576, deep = 0.005342, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 128.2, plane = 77.94, width = 16, tail = 0.0393, cell = 0.1314, far = 0.00561, cache = 1048576, deep = 0.004887, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 5.865, plane = 27.55, row = 0.7772, vector = 0.8093, tail = 0.04537, thin = 0.325, far = 0.003558, cache = 1363149, deep = 0.02292, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_replicate" cost <plane = 128, row = 1.531, vector = 0.3786, tail = 1.515, cell = 0.1132, far = 0.002307, cache = 419430, deep = 0.04106, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 82.86, plane = 147.7, row = 1.168, vector = 0.4196, width = 64, cell = 0.1229, thin = 0.008602, far = 0.0006962, cache = 1363149, deep = 0.01398, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 194.8, plane = 47.4, row = 2.449, width = 16, cell = 0.3708, thin = 0.1475, far = 0.001309, cache = 419430, deep = 0.01188, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 40.55, row = 2.169, vector = 1.851, tail = 0.32, thin = 0.9743, far = 0.005748, cache = 419430, deep = 0.02878, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 19.26, plane = 7.115, row = 0.5068, vector = 1.291, width = 16, tail = 0.2262, deep = 0.04362, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_v32" cost <call = 34.32, plane = 13.51, row = 0.2985, vector = 0.5635, tail = 0.249, cell = 0.03652, far = 0.002225, cache = 1048576, deep = 0.05783, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate" cost <call = 41.03, plane = 9.816, row = 0.524, vector = 0.03903, tail = 0.802, cell = 0.04729, far = 0.003049, cache = 1363149, deep = 0.04494, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_stream" cost <call = 178.8, row = 0.3984, vector = 2.069, far = 0.0006515, cache = 419430, deep = 0.01533, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_stream16" cost <call = 151.6, plane = 22.24, row = 0.3736, vector = 2.128, width = 16, tail = 2.311, far = 0.0001938, cache = 419430, deep = 0.01697, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 20.5, plane = 6.443, row = 0.8986, vector = 1.26, width = 8, tail = 0.01087, thin = 0.5769, far = 0.0003599, cache = 419430, deep = 0.02904, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 126.4, plane = 15.87, row = 6.928, vector = 0.2075, width = 32, tail = 3.308, cell = 0.1201, thin = 0.672, far = 0.001402, cache = 629146, deep = 0.06529, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <call = 246.6, plane = 26.67, row = 4.342, width = 64, cell = 0.1399, thin = 0.06481, deep = 0.03348, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 157.8, plane = 15.51, row = 7.527, vector = 2.296, width = 16, tail = 7.144, cell = 0.05302, thin = 0.6451, far = 0.007452, cache = 1363149, deep = 0.05173, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 290.2, plane = 11.3, row = 6.537, vector = 0.3654, width = 32, cell = 0.1923, thin = 0.06859, deep = 0.0287, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 50.41, plane = 10.68, row = 4.298, vector = 0.4274, width = 8, tail = 1.783, cell = 0.2103, far = 0.01179, cache = 1363149, deep = 0.04056, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate" cost <plane = 70.73, row = 0.1071, tail = 0.8835, cell = 0.07401, far = 0.007542, cache = 838861, deep = 0.03418, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <call = 5.358, plane = 141.9, row = 5.162, tail = 1.974, cell = 0.1194, far = 0.00861, cache = 1363149, deep = 0.03418, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows_v8" cost <call = 22.37, plane = 21.15, row = 0.5483, vector = 0.2098, tail = 0.2857, cell = 0.04717, far = 0.004263, cache = 838861, deep = 0.03832, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate_stream" cost <call = 576.2, plane = 62.8, width = 32, tail = 0.4449, cell = 0.1178>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 62.14, plane = 95.45, row = 0.1644, width = 32, tail = 0.0985, cell = 0.1202, thin = 0.01184>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 18.23, plane = 18.35, row = 0.7299, vector = 0.5526, tail = 0.172, thin = 0.3126, far = 0.004387, cache = 1363149, deep = 0.03108, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows_v8" cost <call = 21.16, plane = 24.91, row = 0.9065, vector = 1.217, tail = 0.5853, thin = 0.1372, far = 0.009378, cache = 1363149, deep = 0.0359, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 208.4, row = 2.489, vector = 1.475>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 15.66, plane = 22.7, row = 0.9241, vector = 1.379, tail = 0.4898, thin = 2.199, far = 0.009042, cache = 1363149, deep = 0.03146, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 320.2, row = 0.5126, vector = 3.154, width = 16, tail = 1.284>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 28.67, plane = 20.82, row = 1.721, vector = 1.104, tail = 0.132, thin = 1.241, far = 0.01767, cache = 1363149, deep = 0.01939, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 14.09, plane = 10.03, row = 0.164, vector = 2.307, width = 16, cell = 0.006174, far = 0.001041, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 43.59, plane = 14.07, row = 1.044, vector = 3.355, tail = 0.2557, cell = 0.02629, far = 0.001737, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 153.9, plane = 19.78, row = 0.3045, width = 32, cell = 0.1328, thin = 0.03646, far = 0.0008849, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream16" cost <call = 158.3, plane = 23.62, row = 0.6149, vector = 0.5871, width = 32, cell = 0.1881, far = 0.0004093, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 154.6, plane = 16.57, row = 0.6362, vector = 0.9392, width = 16, cell = 0.2131, thin = 0.01897>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows_v4" cost <call = 14.25, plane = 10.05, row = 0.445, vector = 2.87, width = 8, cell = 0.01796, thin = 0.3689, far = 0.0001727, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 101.7, plane = 22.59, row = 6.276, vector = 3.285, width = 16, tail = 2.555, cell = 0.08499, thin = 0.9176, far = 0.002561, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 211.3, plane = 23.31, row = 5.758, vector = 0.4413, width = 32, cell = 0.2809, thin = 0.05403, far = 0.001957, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 126.5, plane = 23.33, row = 6.171, vector = 2.895, width = 8, tail = 4.164, cell = 0.1231, thin = 0.9612, far = 0.006043, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 230.6, plane = 25.67, row = 5.332, vector = 1.63, width = 16, cell = 0.3927, far = 0.001701, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 64.82, plane = 13.05, row = 2.949, vector = 2.908, width = 8, tail = 1.883, cell = 0.1023, far = 0.005626, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 83.23, row = 0.635, vector = 1.749, tail = 0.07191, cell = 0.01839, far = 0.002278, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.47, row = 0.6998, vector = 0.6202, tail = 0.2327, cell = 0.05427, far = 0.00256, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 92.74, plane = 101.4, width = 16, tail = 0.08954, cell = 0.2237, far = 0.00007743, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows_v4" cost <call = 1.225, plane = 28.89, row = 0.7682, vector = 1.315, thin = 0.2624, far = 0.002909, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.876, plane = 39.71, row = 1.947, vector = 2.06, tail = 1.208, cell = 0.03675, far = 0.00375, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 153.4, plane = 39.91, row = 2.568, vector = 2.756, far = 0.003509, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 17.51, plane = 37.32, row = 1.611, vector = 3.02, tail = 0.4159, thin = 1.29, far = 0.003635, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 6.928, plane = 4.777, vector = 1.362, width = 16, tail = 0.6685, cell = 0.02542, far = 0.001581, cache = 629146, deep = 0.02468, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 62.01, plane = 4.08, vector = 0.8524, cell = 0.02156, deep = 0.02298, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 28.63, plane = 10.07, vector = 2.356, tail = 1.275, cell = 0.05161, far = 0.001012, cache = 629146, deep = 0.02211, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 146.5, plane = 8.509, width = 64, cell = 0.12, thin = 0.01796, far = 0.0004743, cache = 838861, deep = 0.01191, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 139.8, plane = 8.426, vector = 3.063, width = 32, cell = 0.06547, thin = 0.01706, far = 0.001322, cache = 629146, deep = 0.009438, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 143.7, plane = 8.251, vector = 2.106, width = 32, cell = 0.2904, far = 0.001183, cache = 629146, deep = 0.005417, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 8.316, plane = 5.054, vector = 1.013, width = 8, cell = 0.0962, thin = 0.657, far = 0.0006437, cache = 419430, deep = 0.01894, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 23.73, plane = 8.369, row = 1.166, vector = 1.723, width = 16, tail = 0.05815, deep = 0.02187, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 109, plane = 2.265, vector = 2.38, far = 0.00154, cache = 419430, deep = 0.02442, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 51.88, plane = 15.24, row = 1.498, vector = 2.728, tail = 0.0532, cell = 0.007029, far = 0.0005265, cache = 419430, deep = 0.03023, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate" cost <call = 44.16, plane = 18.33, row = 2.225, vector = 1.065, tail = 0.641, cell = 0.02038, deep = 0.02056, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 159, plane = 19.19, row = 0.5774, width = 64, cell = 0.1074, thin = 0.008081, far = 0.001376, cache = 419430, deep = 0.00827, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 155.6, plane = 23.81, row = 0.9099, vector = 0.7953, width = 32, cell = 0.1202, deep = 0.005245, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 147.1, plane = 19.11, row = 0.9694, width = 32, tail = 0.1367, cell = 0.2873, deep = 0.004335, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 26.77, plane = 8.94, row = 1.117, vector = 2.268, width = 8, tail = 0.3352, thin = 0.4386, deep = 0.008526, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 39.51, plane = 15.33, row = 1.052, width = 16, tail = 1.53, cell = 0.1082, deep = 0.02897, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 80.86, plane = 6.13, vector = 1.582, tail = 6.105, deep = 0.02756, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_v32" cost <call = 64.12, plane = 1.513, row = 1.082, vector = 2.678, tail = 0.09872, deep = 0.03871, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate" cost <call = 31.13, plane = 33.87, row = 0.6667, vector = 0.0513, tail = 1.262, cell = 0.1028, far = 0.003895, cache = 1363149, deep = 0.03429, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 199.8, width = 64, tail = 0.5975, cell = 0.106, deep = 0.005243, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 39.81, plane = 21.45, row = 1.428, vector = 1.489, width = 8, tail = 0.5012, cell = 0.09022, thin = 0.431, deep = 0.01805, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same_padding" cost <call = 120.9, plane = 48.92, vector = 0.4091, width = 64, cell = 0.6258, thin = 0.04256, far = 0.004099, cache = 419430, deep = 0.04544, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 307.8, plane = 45.51, row = 10.02, vector = 15.71, tail = 1.837, cell = 0.05343, thin = 4.957, far = 0.005999, cache = 629146, deep = 0.04254, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 350.2, plane = 130, row = 7.037, vector = 16.81, far = 0.009543, cache = 1363149, deep = 0.03171, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 302.8, plane = 49.1, row = 12.94, vector = 4.198, tail = 6.214, cell = 0.6164, thin = 4.203, far = 0.006262, cache = 629146, deep = 0.03959, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 427.5, plane = 105.3, row = 10.64, vector = 9.237, far = 0.006252, cache = 1363149, deep = 0.03604, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 86.06, plane = 20.1, row = 5.958, tail = 14.54, cell = 1.532, far = 0.006358, cache = 1363149, deep = 0.03093, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_replicate" cost <call = 173.4, plane = 12.34, row = 3.855, vector = 3.275, width = 64, cell = 0.1211, deep = 0.03163, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 144.8, plane = 19.39, row = 10.65, vector = 0.262, width = 32, cell = 0.2053, thin = 0.9996, far = 0.002758, cache = 1363149, deep = 0.04496, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 162.8, plane = 20.59, row = 15.17, vector = 0.6302, width = 16, cell = 0.2344, thin = 0.8886, far = 0.003968, cache = 1363149, deep = 0.04616, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 74.98, plane = 9.7, row = 5.767, vector = 1.329, width = 8, cell = 0.1636, far = 0.002893, cache = 1363149, deep = 0.02988, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_replicate" cost <call = 99.68, plane = 43.4, row = 0.4566, vector = 3.066, width = 32, cell = 0.06296, far = 0.002324, cache = 419430, deep = 0.03236, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_replicate_stream" cost <call = 173.9, plane = 31.67, row = 1.342, vector = 1.137, width = 32, cell = 0.1293, thin = 0.008903, far = 0.001975, cache = 419430, deep = 0.01745, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 129.1, plane = 21.6, row = 6.813, vector = 3.693, width = 32, tail = 2.785, cell = 0.09448, thin = 1.145, far = 0.004467, cache = 419430, deep = 0.04839, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 226.4, plane = 34.77, row = 5.348, width = 64, cell = 0.2205, thin = 0.05169, far = 0.001272, cache = 419430, deep = 0.02063, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 135.9, plane = 26.57, row = 6.889, vector = 1.443, width = 16, tail = 7.992, cell = 0.184, thin = 1.185, far = 0.006022, cache = 419430, deep = 0.04846, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 225.5, plane = 45.03, row = 6.425, vector = 1.314, width = 32, cell = 0.2519, thin = 0.01972, far = 0.001063, cache = 419430, deep = 0.02028, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 43.41, plane = 9.974, row = 4.232, width = 8, tail = 2.109, cell = 0.3346, far = 0.00585, cache = 419430, deep = 0.02875, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate" cost <plane = 80.36, row = 0.8795, vector = 0.6619, cell = 0.05733, far = 0.002006, cache = 629146, deep = 0.03192, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 19.97, row = 0.8415, vector = 0.6186, tail = 0.09821, cell = 0.02419, far = 0.001493, cache = 419430, deep = 0.02434, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 142, plane = 89.58, row = 0.3438, vector = 1.936, far = 0.0008044, cache = 1363149, deep = 0.02194, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 129.5, plane = 97.19, row = 0.226, width = 16, cell = 0.159, thin = 0.1178, far = 0.0003117, cache = 1048576, deep = 0.01908, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 19.92, row = 0.9286, vector = 0.9881, tail = 0.06077, thin = 0.433, far = 0.002147, cache = 419430, deep = 0.02304, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate" cost <plane = 87.9, row = 0.005847, vector = 1.325, tail = 0.3374, far = 0.001971, cache = 419430, deep = 0.04027, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 161.1, row = 0.9409, vector = 1.851, tail = 4.225, thin = 1.942, far = 0.001363, cache = 419430, deep = 0.03367, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows_v8" cost <call = 0.4463, plane = 31.89, row = 0.7484, vector = 0.6074, tail = 0.05633, cell = 0.02233, far = 0.0006438, cache = 419430, deep = 0.02887, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 81.66, plane = 85.86, row = 0.114, vector = 2.04, far = 0.0006616, cache = 629146, deep = 0.009976, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 88.54, plane = 95.7, row = 0.06096, vector = 0.9896, width = 16, cell = 0.07272, far = 0.0004012, cache = 419430, deep = 0.009115, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 5.027, plane = 30.13, row = 0.5699, vector = 0.901, thin = 0.4257, far = 0.001241, cache = 419430, deep = 0.02503, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 101.5, row = 0.3683, vector = 0.3798, tail = 0.6385, cell = 0.04913, far = 0.00247, cache = 419430, deep = 0.03667, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 149.2, row = 3.323, vector = 1.363, tail = 4.206, thin = 1.862, far = 0.00477, cache = 629146, deep = 0.03429, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows_v8" cost <call = 2.215, plane = 44.3, row = 0.5052, vector = 0.591, tail = 0.298, cell = 0.001792, far = 0.001544, cache = 629146, deep = 0.03527, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate_stream" cost <call = 79.36, plane = 99.42, vector = 0.1256, width = 64, tail = 0.1526, cell = 0.103, far = 0.00006493, cache = 419430, deep = 0.007736, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 7.003, plane = 40.8, row = 0.4388, vector = 0.829, tail = 0.04683, thin = 0.2901, far = 0.002538, cache = 419430, deep = 0.02586, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_replicate" cost <plane = 144, row = 14.02, vector = 12.51, tail = 5.544, cell = 0.04454, far = 0.005267, cache = 1363149, deep = 0.05311, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 92.05, plane = 166.7, row = 17.52, vector = 11.98, tail = 3.899, far = 0.0154, cache = 1363149, deep = 0.01884, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate_v16_stream64" cost <call = 269.7, plane = 10.94, row = 2.477, cell = 2.054, far = 0.02836, cache = 419430, deep = 0.01884, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 6.511, plane = 22.78, row = 10, vector = 10.47, tail = 1.316, thin = 3.433, far = 0.003676, cache = 1048576, deep = 0.03824, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_replicate" cost <call = 17.89, plane = 207.5, row = 1.313, vector = 1.788, tail = 1.258, cell = 0.09298, far = 0.001234, cache = 838861, deep = 0.03311, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 73.87, plane = 248.1, row = 1.327, vector = 2.144, input = 0.229, far = 0.003671, cache = 1363149, deep = 0.009483, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate_v16_stream64" cost <call = 266.9, plane = 129.4, row = 0.2352, width = 16, tail = 0.6657, cell = 0.5113, input = 0.05403, thin = 0.1002, deep = 0.005419, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 92.87, plane = 83.71, row = 1.834, vector = 2.556, thin = 1.21, deep = 0.008749, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_replicate" cost <plane = 149.4, row = 1.327, vector = 2.086, tail = 1.47, cell = 0.04296, far = 0.002406, cache = 1048576, deep = 0.04165, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 75.69, plane = 167.9, row = 0.7884, width = 64, cell = 0.1574, thin = 0.0404, far = 0.001602, cache = 838861, deep = 0.02127, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 216.3, plane = 26.15, row = 1.565, vector = 2.088, width = 16, cell = 0.3008, far = 0.006794, cache = 419430, deep = 0.01852, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 22.01, plane = 35.7, row = 1.814, vector = 2.351, tail = 0.6028, thin = 0.8187, far = 0.00007498, cache = 419430, deep = 0.02308, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 20.55, plane = 9.951, row = 0.432, vector = 1.82, width = 16, tail = 0.08699>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_replicate" cost <call = 36.6, plane = 23.08, row = 0.7144, vector = 2.313, tail = 0.5343, cell = 0.0182, far = 0.0006965, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 30.29, plane = 8.554, row = 0.5079, vector = 2.151, width = 8, tail = 0.5916, thin = 0.5784>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 23.79, plane = 11.35, row = 3.506, vector = 3.862, width = 32, tail = 0.62, cell = 0.01806, thin = 0.1317, far = 0.00497, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 35.44, plane = 6.857, row = 3.296, width = 32, tail = 7.434, cell = 0.188, thin = 0.1712, far = 0.005236, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 131.9, plane = 13.86, row = 4.649, vector = 6.377, width = 8, tail = 2.309, cell = 0.2113, far = 0.005395, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 29.13, row = 0.6724, vector = 0.4995, tail = 0.4048, cell = 0.04066, far = 0.001221, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows_v4" cost <call = 7.001, plane = 28.56, row = 0.5876, vector = 1.039, tail = 0.4078, thin = 0.3593>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 39.99, row = 1.833, vector = 1.667, tail = 0.7712, thin = 0.1509, far = 0.008595, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 141.6, plane = 43.74, row = 0.6753, width = 128, cell = 0.1975, thin = 0.007874, far = 0.002619, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 5.075, plane = 42.31, row = 1.82, vector = 5.427, tail = 0.5599, thin = 1.072, far = 0.006995, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 15.77, plane = 9.757, row = 0.3899, vector = 1.865, width = 16, tail = 0.01949>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_replicate" cost <call = 29.78, plane = 22.21, row = 0.7087, vector = 2.694, tail = 0.3933, cell = 0.007259, far = 0.0004933, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 14.91, plane = 11.11, row = 0.2491, vector = 2.203, width = 8, tail = 0.6495, thin = 0.3974>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 28.31, plane = 13.02, row = 3.447, vector = 2.974, width = 32, tail = 2.642, cell = 0.09546, thin = 0.06113, far = 0.004209, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 48.98, plane = 6.139, row = 3.129, width = 32, tail = 9.331, cell = 0.1891, thin = 0.0396, far = 0.005559, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 57.95, plane = 9.948, row = 3.731, vector = 1.022, width = 8, tail = 2.195, cell = 0.2854, far = 0.003917, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 24.21, row = 0.5498, vector = 0.8535, tail = 0.2599, far = 0.001805, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 24.2, row = 0.5641, vector = 1.042, tail = 0.2324, thin = 0.4215, far = 0.0005168, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 36.34, row = 1.793, vector = 1.969, tail = 0.3545, thin = 0.1472, far = 0.009907, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 136.5, plane = 36.53, vector = 1.093, width = 128, tail = 0.4411, cell = 0.2293, far = 0.001702, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 38.5, row = 1.295, vector = 3.125, tail = 0.6254, thin = 1.263, far = 0.007947, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows_v8" cost <call = 28.69, plane = 9.212, vector = 0.1255, cell = 0.5334, input = 0.00395>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows_v8" cost <call = 20.26, plane = 10.41, vector = 0.1324, cell = 0.753, input = 0.008435>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows_v8" cost <call = 19.05, plane = 11.74, vector = 0.2401, cell = 0.8722, input = 0.009199, far = 0.0001578, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows_v8" cost <plane = 66.87, row = 0.4915, vector = 4.946, tail = 0.477, input = 0.004977, thin = 1.965, far = 0.001447, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows_v8" cost <plane = 66.6, row = 0.3648, vector = 6.78, tail = 0.8275, input = 0.009749, thin = 2.006>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows_v8" cost <plane = 67.01, row = 0.6432, vector = 8.398, tail = 0.9419, input = 0.01029, thin = 2.183, far = 0.0001625, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows_v8" cost <call = 10.36, plane = 9.177, cell = 0.4875, input = 0.00533, far = 0.001625, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows_v8" cost <call = 7.001, plane = 10.18, cell = 0.4798, input = 0.006295, far = 0.002223, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows_v8" cost <plane = 11.86, cell = 0.6466, input = 0.01269>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows_v8" cost <plane = 66.88, row = 0.5124, vector = 4.688, tail = 0.8267, input = 0.0004816, thin = 1.138, far = 0.002336, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows_v8" cost <plane = 66.65, row = 0.3545, vector = 4.925, tail = 0.8738, input = 0.0005817, thin = 1.588, far = 0.002931, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows_v8" cost <call = 1.989, plane = 68.13, row = 0.3164, vector = 7.298, tail = 1.69, cell = 0.3221, thin = 1.051, far = 0.0009995, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows_v8" cost <call = 6.092, vector = 37.68, tail = 1.469, far = 0.00421, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v8" cost <plane = 3.598, vector = 32.33, tail = 3.064>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v4" cost <call = 6.89, plane = 2.225, vector = 17.38, tail = 0.4816, thin = 10.38>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows_v8" cost <plane = 71.44, row = 0.3753, tail = 28.89, cell = 8.157, input = 0.002398, thin = 3.661, far = 0.0664, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows_v8" cost <plane = 67.91, vector = 5.23, tail = 24.79, cell = 6.749, thin = 5.002, far = 0.01577, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows_v8" cost <call = 164, row = 0.9809, vector = 28.91, tail = 7.612, cell = 0.978, input = 0.00123, far = 0.0225, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v8" cost <call = 377.6, plane = 5.381, row = 2.595, vector = 27.21, tail = 3.423, cell = 0.29, input = 0.005472, far = 0.03829, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v4" cost <call = 284, plane = 0.2334, row = 0.7748, vector = 16.77, tail = 0.6847, thin = 9.863, far = 0.03632, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows_v8" cost <call = 9.14, plane = 90.39, row = 2.482, vector = 12.76, tail = 18.57, cell = 6.494, thin = 2.133, far = 0.05278, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows_v8" cost <plane = 80.63, row = 3.375, vector = 21.13, tail = 9.747, cell = 4.792, thin = 3.477>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows_v8" cost <call = 20.49, plane = 8.201, vector = 0.02662, cell = 0.5348, input = 0.00617>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows_v8" cost <call = 16.82, plane = 9.328, cell = 0.7651, input = 0.00903>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 14.26, plane = 10.54, cell = 1.003, input = 0.008966>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows_v8" cost <plane = 63.08, vector = 1.464, tail = 1.825, cell = 0.4431, input = 0.005487, thin = 1.347, far = 0.001242, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows_v8" cost <plane = 62.98, vector = 3.277, tail = 1.649, cell = 0.4013, input = 0.008588, thin = 1.443, far = 0.0005841, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 64.33, vector = 5.582, tail = 2.012, cell = 0.4922, input = 0.009029, thin = 1.037, far = 0.0007194, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows_v8" cost <call = 27.85, plane = 7.751, cell = 0.4945, input = 0.001706, far = 0.0008262, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows_v8" cost <call = 22.93, plane = 8.718, cell = 0.6516>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 27.86, plane = 9.464, cell = 0.6968, input = 0.0005571>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows_v8" cost <plane = 60.86, row = 0.2204, vector = 2.834, tail = 0.8953, cell = 0.2728, thin = 0.8584, far = 0.002873, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows_v8" cost <plane = 61.68, row = 0.0862, vector = 4.187, tail = 0.7912, cell = 0.2839, thin = 0.8605, far = 0.004129, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.38, row = 0.1192, vector = 5.294, tail = 0.3034, cell = 0.213, thin = 0.9681, far = 0.004029, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows_v8" cost <call = 31.99, plane = 9.367, row = 0.6925, vector = 35.9, tail = 1.039, input = 0.003979, far = 0.003255, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 31.19, plane = 13.04, row = 0.1466, vector = 32.33, tail = 1.333, input = 0.007071>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows_v4" cost <call = 38.12, plane = 14.21, vector = 17.28, tail = 0.1967, input = 0.0002855, thin = 7.616, far = 0.0002077, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows_v8" cost <plane = 76.91, vector = 19.44, tail = 10.78, cell = 6.097, thin = 6.536, far = 0.0344, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 70.06, vector = 24.75, tail = 1.902, cell = 5.062, thin = 8.214, far = 0.04172, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows_v8" cost <call = 79.18, plane = 0.8496, row = 0.9197, vector = 35.39, tail = 2.948, input = 0.009931, far = 0.03248, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 72.74, row = 1.24, vector = 30.51, tail = 7.343, cell = 0.02503, input = 0.001769, far = 0.04521, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows_v4" cost <call = 71.26, vector = 16.99, tail = 0.988, input = 0.03467, thin = 10.1, far = 0.03746, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows_v8" cost <plane = 63.81, vector = 9.144, tail = 20.52, cell = 7.028, thin = 2.537, far = 0.006192, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 63.69, vector = 6.242, tail = 20.98, cell = 6.673, thin = 2.363, far = 0.007875, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_window_probe" cost <call = 31.37, plane = 3.756, row = 1.41, vector = 3.809, tail = 1.964, cell = 0.06314, far = 0.001824, cache = 1048576, deep = 0.04265, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_window_probe_stream" cost <call = 164.8, plane = 5.152, row = 1.335, width = 64, cell = 0.3031, thin = 0.01678, far = 0.001153, cache = 1048576, deep = 0.02113, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_v8" cost <call = 24.23, plane = 9.027, tail = 0.09313, cell = 0.6935, input = 0.01045, thin = 0.00475, deep = 0.1118, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_small_planes" cost <call = 2, plane = 4.589, vector = 0.944, tail = 15.42, cell = 0.08761, input = 0.06598, far = 0.0002762, cache = 419430, deep = 0.07367, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_stream" cost <call = 204.5, plane = 7.044, width = 64, cell = 0.5888, input = 0.009645, thin = 0.01908, deep = 0.01169, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 35.39, plane = 12.21, vector = 0.08376, cell = 0.4123, input = 0.00891, far = 0.001424, cache = 838861, deep = 0.04314, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows_stream" cost <call = 185.5, plane = 6.754, row = 0.01329, vector = 4.272, input = 0.009413, deep = 0.01021, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows_v8" cost <call = 27.16, plane = 10.61, cell = 1.085, input = 0.005558, deep = 0.05774, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_window_probe" cost <plane = 65.28, row = 2.118, vector = 4.411, tail = 1.147, far = 0.002758, cache = 629146, deep = 0.03572, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows_v8" cost <plane = 67.29, row = 0.1052, vector = 2.454, tail = 1.727, cell = 0.4101, input = 0.009704, thin = 1.267, far = 0.002471, cache = 629146, deep = 0.08092, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 73.51, row = 2.176, vector = 4.624, tail = 2.25, cell = 0.02601, input = 0.005773, thin = 1.589, far = 0.00101, cache = 629146, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows_v8" cost <call = 3.224, plane = 67.4, row = 0.1652, vector = 7.969, cell = 0.006234, input = 0.00908, thin = 1.639, far = 0.0009649, cache = 629146, deep = 0.0354, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_v8" cost <call = 24.15, plane = 8.57, cell = 0.5866, input = 0.006982, far = 0.001837, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_small_planes" cost <call = 5.888, plane = 4.176, tail = 8.342, cell = 0.119, input = 0.06811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_stream" cost <call = 183.6, plane = 6.962, row = 0.2544, vector = 8.476, input = 0.003249, far = 0.000554, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 32.77, plane = 11.19, vector = 0.07103, cell = 0.37, input = 0.009129, far = 0.001384, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows_stream" cost <call = 173.5, plane = 5.217, vector = 3.574, input = 0.006476, far = 0.0002592, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows_v8" cost <call = 26.04, plane = 9.904, cell = 0.5462, input = 0.008162, far = 0.001311, cache = 629146>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows_v8" cost <plane = 62.14, row = 0.4291, vector = 2.136, tail = 1.637, cell = 0.393, thin = 0.7504, far = 0.003409, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 70.87, row = 1.523, vector = 4.751, tail = 0.5982, input = 0.0008772, thin = 1.334, far = 0.000007286, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows_v8" cost <plane = 62.19, row = 0.5389, vector = 5.572, tail = 0.2934, thin = 1.116, far = 0.001781, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 35.18, plane = 0.9004, row = 0.6555, vector = 34.15, tail = 0.4865, cell = 0.1345, input = 0.002727, far = 0.004792, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows_v8" cost <call = 19.81, plane = 0.04238, vector = 30.63, cell = 0.24, input = 0.006996, far = 0.002885, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 22.86, plane = 0.6909, vector = 13.26, tail = 1.506, cell = 0.8029, input = 0.007209, thin = 12.2, far = 0.002126, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 67.03, row = 2.567, vector = 0.5673, tail = 24.57, cell = 7.77, input = 0.0001109, thin = 3.947, far = 0.006787, cache = 629146>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows_v8" cost <plane = 64.69, row = 2.603, tail = 20.55, cell = 7.346, input = 0.0002522, thin = 4.588, far = 0.008469, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 41.84, plane = 1.864, row = 0.613, vector = 34.48, tail = 0.1178, cell = 0.07403, input = 0.0004223, far = 0.001355, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows_v8" cost <call = 26.82, plane = 1.884, row = 1.179, vector = 31.38, input = 0.01432>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 34.11, plane = 2.007, row = 0.137, vector = 15.84, cell = 0.06458, input = 0.01266, thin = 10.03, far = 0.000345, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 24.44, plane = 73.24, vector = 8.683, tail = 28.62, cell = 7.217, thin = 1.313, far = 0.00123, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows_v8" cost <plane = 68.68, tail = 33.69, cell = 7.803, thin = 0.6203>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 22.98, plane = 10.02, cell = 0.7062, input = 0.008581, far = 0.001924, cache = 1048576, deep = 0.08092, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows_v8" cost <call = 20.42, plane = 10.53, cell = 0.9594, input = 0.01473, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows_v8" cost <call = 20.99, plane = 9.694, vector = 0.1899, cell = 1.162, input = 0.01445, far = 0.0001799, cache = 419430, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 62.32, row = 0.2664, vector = 2.178, tail = 1.686, cell = 0.544, thin = 1.263, far = 0.003429, cache = 838861, deep = 0.08092, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows_v8" cost <plane = 62.69, vector = 7.555, tail = 0.2921, cell = 0.1314, thin = 1.624, far = 0.003021, cache = 838861, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows_v8" cost <plane = 63.04, vector = 8.147, tail = 0.1572, cell = 0.1398, thin = 1.342, far = 0.004137, cache = 838861, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 20.02, plane = 9.407, tail = 0.007977, cell = 0.5904, input = 0.008996, far = 0.001542, cache = 1048576, deep = 0.08092, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows_v8" cost <call = 20.15, plane = 9.538, cell = 0.5795, input = 0.01294, far = 0.001285, cache = 629146, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows_v8" cost <call = 20.11, plane = 8.807, cell = 0.6435, input = 0.01542, far = 0.001163, cache = 629146, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 91.5, row = 0.3075, width = 16, tail = 0.8891, cell = 0.8046, thin = 0.1519, far = 0.002964, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows_v8" cost <plane = 89.8, row = 0.2747, width = 16, tail = 0.9089, cell = 0.7923, input = 0.002647, thin = 0.2882, far = 0.002811, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows_v8" cost <plane = 92.03, row = 0.7941, vector = 0.09685, width = 16, tail = 0.4343, cell = 0.9133, input = 0.002274, thin = 0.2286, far = 0.003092, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows_v8" cost <call = 44.91, plane = 1.765, row = 0.8754, vector = 36.67, cell = 0.0608, input = 0.000006076, far = 0.003048, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v8" cost <call = 42.59, plane = 2.202, row = 0.9446, vector = 32.23, cell = 0.2267, far = 0.003966, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v4" cost <call = 46.43, plane = 1.288, row = 0.8715, vector = 15.95, cell = 0.1683, thin = 11.16, far = 0.004227, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows_v8" cost <plane = 75.21, vector = 18.44, tail = 20.3, cell = 6.274, thin = 2.338, far = 0.0005912, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows_v8" cost <call = 6.549, plane = 73.93, vector = 21.02, tail = 14.43, cell = 5.119, thin = 3.8, far = 0.001881, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows_v8" cost <call = 35.13, plane = 2.12, row = 1.236, vector = 34.33, tail = 0.6021, cell = 0.3631, input = 0.007531, far = 0.001739, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v8" cost <call = 29.44, plane = 0.9692, row = 2.652, vector = 31.31, cell = 0.2425, input = 0.009445, far = 0.002866, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v4" cost <call = 30.99, plane = 2.456, row = 1.724, vector = 10.01, tail = 2.132, cell = 1.679, input = 0.01145, thin = 9.834, far = 0.003874, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows_v8" cost <plane = 77.66, row = 1.775, vector = 11.45, tail = 19.23, cell = 6.974, thin = 2.47, far = 0.004416, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows_v8" cost <call = 15.95, plane = 76.62, row = 3.263, tail = 24.92, cell = 7.456, thin = 1.556, far = 0.006749, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_rows_v16" cost <call = 26, plane = 5.738, vector = 0.03875, tail = 1.157, cell = 0.1404, thin = 1.841, far = 0.000005453, cache = 419430, deep = 0.001625, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows_v8" cost <call = 22.51, plane = 5.573, vector = 0.9656, cell = 0.03726, thin = 1.986, far = 0.00008687, cache = 419430, deep = 0.002755, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows" cost <call = 21.36, plane = 5.531, vector = 0.6001, cell = 0.09862, thin = 1.982, deep = 0.001576, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_rows_v4" cost <call = 20.54, plane = 5.59, vector = 0.8202, cell = 0.1069, thin = 1.959, deep = 0.001684, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 29.2, plane = 3.865, row = 1.121, vector = 1.663, tail = 0.1125, cell = 0.06174, thin = 2.28, far = 0.000001521, cache = 419430, deep = 0.0008825, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 24.13, plane = 4.986, row = 1.6, vector = 1.282, cell = 0.01104, thin = 2.351, far = 0.00005978, cache = 419430, deep = 0.001122, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows" cost <call = 23.25, plane = 4.204, row = 1.661, vector = 1.057, cell = 0.01407, thin = 2.695, far = 0.00003208, cache = 419430, deep = 0.000781, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_rows_v4" cost <call = 22.71, plane = 4.311, row = 1.626, vector = 1.399, tail = 0.02082, cell = 0.01411, thin = 2.531, far = 0.0000194, cache = 419430, deep = 0.0008406, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_rows_v16" cost <call = 27.97, plane = 4.725, row = 1.667, vector = 2.756, cell = 0.03994, thin = 3.254, deep = 0.0006661, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows_v8" cost <call = 24.98, plane = 4.808, row = 2.263, vector = 1.668, tail = 0.01601, cell = 0.005314, thin = 3.346, deep = 0.0003195, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows" cost <call = 23.93, plane = 5.099, row = 2.416, vector = 1.289, cell = 0.00818, thin = 3.417, deep = 0.000002028, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_rows_v4" cost <call = 22.98, plane = 5.091, row = 2.601, vector = 1.72, cell = 0.01089, thin = 3.096, deep = 0.000002028, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_rows_v16" cost <call = 25.84, plane = 5.489, row = 1.102, vector = 2.942, tail = 1.094, cell = 0.1281, thin = 1.818, far = 0.0003132, cache = 419430, deep = 0.001662, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows_v8" cost <call = 23.54, plane = 6.849, row = 2.262, vector = 1.664, cell = 0.131, thin = 1.921, far = 0.0003477, cache = 419430, deep = 0.00167, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows" cost <call = 24.23, plane = 7.258, row = 1.904, vector = 1.509, cell = 0.2132, thin = 1.7, far = 0.0003519, cache = 419430, deep = 0.002231, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_rows_v4" cost <call = 25.14, plane = 7.427, row = 2.667, vector = 1.905, tail = 0.1655, cell = 0.2501, thin = 1.197, far = 0.0001829, cache = 419430, deep = 0.002077, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_rows_v16" cost <call = 27.63, plane = 3.981, row = 1.081, vector = 1.974, tail = 1.258, cell = 0.1887, input = 0.003767, thin = 2.213, deep = 0.0006773, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows_v8" cost <call = 22.79, plane = 4.352, row = 1.949, vector = 1.57, tail = 0.4133, cell = 0.08431, input = 0.01828, thin = 2.147, deep = 0.0009699, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows" cost <call = 22.22, plane = 4.595, row = 1.816, vector = 2.08, cell = 0.02151, input = 0.01711, thin = 1.91, deep = 0.0006222, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_rows_v4" cost <call = 22.47, plane = 4.401, row = 2.202, vector = 2.55, tail = 0.02536, input = 0.02674, thin = 1.55, deep = 0.000779, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 26.45, plane = 6.404, row = 0.9316, vector = 2.79, tail = 0.7649, cell = 0.1425, thin = 2.177, far = 0.00006933, cache = 419430, deep = 0.001365, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 25.03, plane = 6.641, row = 2.298, vector = 2.022, tail = 0.05032, cell = 0.08884, thin = 2.094, far = 0.0003902, cache = 419430, deep = 0.001028, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows" cost <call = 24.51, plane = 7.246, row = 1.858, vector = 1.774, tail = 0.09867, cell = 0.1563, thin = 1.969, far = 0.0002742, cache = 419430, deep = 0.0008507, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 25.13, plane = 6.972, row = 2.599, vector = 1.76, tail = 0.412, cell = 0.2919, thin = 1.471, far = 0.0001992, cache = 419430, deep = 0.0009311, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_rows_v16" cost <call = 26.66, plane = 5.605, vector = 1.261, tail = 0.04372, cell = 0.0656, thin = 2.073, deep = 0.0001895, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows_v8" cost <call = 24.41, plane = 5.638, vector = 0.8777, cell = 0.0526, thin = 1.992, deep = 0.0004509, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows" cost <call = 23.34, plane = 5.481, vector = 0.6066, tail = 0.02431, cell = 0.103, thin = 1.995, deep = 0.00004118, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_rows_v4" cost <call = 22.59, plane = 5.279, vector = 0.8001, tail = 0.08034, cell = 0.1162, thin = 1.887, deep = 0.00006842, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_rows_v16" cost <plane = 71.72, row = 0.7074, tail = 0.6866, cell = 0.1446, thin = 0.6357, far = 0.0006853, cache = 419430, deep = 0.0009036, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_rows_v8" cost <plane = 71.92, row = 1.333, tail = 0.2144, cell = 0.1511, thin = 0.5724, far = 0.0005177, cache = 1363149, deep = 0.001269, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_rows_v4" cost <plane = 72.47, row = 1.643, tail = 0.4353, cell = 0.2944, thin = 0.1142, far = 0.0006539, cache = 838861, deep = 0.0003031, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_rows_v16" cost <plane = 66.9, row = 0.9794, tail = 0.9462, cell = 0.158, thin = 0.9006, far = 0.0008473, cache = 419430, deep = 0.0003162, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 67.74, row = 1.418, vector = 0.09616, tail = 0.4706, cell = 0.1461, thin = 0.9097, far = 0.0009577, cache = 419430, deep = 0.0002043, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_rows_v4" cost <plane = 68.86, row = 1.723, vector = 0.1971, tail = 0.4653, cell = 0.2754, thin = 0.5224, far = 0.0009512, cache = 419430, deep = 0.00003304, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_rows_v16" cost <plane = 61.77, row = 1.46, tail = 1.036, cell = 0.2017, thin = 1.626, far = 0.0006839, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_rows_v8" cost <plane = 58.37, row = 2.168, vector = 1.167, tail = 0.2508, cell = 0.05149, thin = 1.581, far = 0.0007798, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_rows_v4" cost <plane = 59.03, row = 2.441, vector = 1.321, tail = 0.2407, cell = 0.08217, thin = 1.244, far = 0.0006993, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_rows_v16" cost <plane = 78.28, row = 1.206, tail = 0.78, cell = 0.1681, thin = 1.343, far = 0.002041, cache = 419430, deep = 0.002045, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_rows_v8" cost <plane = 78.79, row = 2.061, tail = 0.1612, cell = 0.1767, thin = 1.228, far = 0.002095, cache = 419430, deep = 0.002277, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_rows_v4" cost <plane = 78.82, row = 2.461, tail = 0.3815, cell = 0.3764, thin = 0.6516, far = 0.00196, cache = 419430, deep = 0.001129, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_rows_v16" cost <plane = 72.91, row = 1.478, tail = 0.7258, cell = 0.161, thin = 1.159, far = 0.001238, cache = 419430, deep = 0.0003207, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_rows_v8" cost <plane = 73.21, row = 2.007, vector = 0.07667, tail = 0.2231, cell = 0.1552, thin = 1.178, far = 0.001468, cache = 419430, deep = 0.0001715, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_rows_v4" cost <plane = 72.58, row = 2.138, tail = 0.4312, cell = 0.3607, thin = 0.8113, far = 0.001354, cache = 419430, deep = 0.0001764, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 74.58, row = 1.455, tail = 0.7225, cell = 0.1626, thin = 1.32, far = 0.001435, cache = 419430, deep = 0.000006738, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_rows_v8" cost <plane = 74.78, row = 2.119, tail = 0.1876, cell = 0.1694, thin = 1.25, far = 0.00146, cache = 419430, deep = 0.000006738, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 75.02, row = 2.179, tail = 0.6277, cell = 0.3698, thin = 0.7562, far = 0.001494, cache = 419430, deep = 0.000006738, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_rows_v16" cost <plane = 69.62, row = 0.5559, vector = 0.08823, tail = 0.6067, cell = 0.1383, thin = 0.6814, far = 0.0005274, cache = 629146, deep = 0.00003368, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_rows_v8" cost <plane = 70.09, row = 1.52, tail = 0.1035, cell = 0.1416, thin = 0.5423, far = 0.0005895, cache = 838861, deep = 0.0006289, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_rows_v4" cost <plane = 70.19, row = 1.644, tail = 0.3961, cell = 0.2918, thin = 0.1102, far = 0.0004699, cache = 629146, deep = 0.00002373, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_rows" cost <call = 27.65, plane = 4.833, row = 1.418, vector = 0.7897, tail = 0.06115, cell = 0.02979, thin = 2.068, far = 0.0000326, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows" cost <call = 21.87, plane = 5.593, row = 1.552, vector = 0.6496, tail = 0.1832, cell = 0.03619, thin = 2.066, far = 0.00007627, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows_v4" cost <call = 22.41, plane = 4.582, row = 1.57, vector = 0.8849, tail = 0.03785, thin = 2.248, far = 0.00001576, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_rows" cost <call = 22.59, plane = 4.594, row = 1.697, vector = 0.9745, tail = 0.04672, thin = 2.168, far = 0.000004201, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_rows" cost <call = 22.39, plane = 6.93, row = 1.097, vector = 1.48, tail = 0.6417, cell = 0.1404, thin = 1.824>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows" cost <call = 22.41, plane = 6.776, row = 1.932, vector = 1.381, tail = 0.02365, cell = 0.09812, thin = 1.772>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 21.92, plane = 7.077, row = 1.534, vector = 1.747, cell = 0.1107, thin = 1.568, far = 0.0001764, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_rows" cost <call = 21.81, plane = 6.902, row = 1.643, vector = 2.011, cell = 0.1081, thin = 1.428, far = 0.0001016, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_rows" cost <plane = 63.29, row = 1.257, vector = 0.1078, tail = 0.2151, cell = 0.07314, thin = 0.7936, far = 0.0009373, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_rows" cost <plane = 63.1, row = 1.699, tail = 0.2118, cell = 0.1075, thin = 0.6316, far = 0.0009487, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_rows" cost <plane = 63.76, row = 1.744, vector = 0.07617, tail = 0.5815, cell = 0.2514, thin = 0.2465, far = 0.0005578, cache = 1048576, deep = 0.00007959, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 72.47, row = 1.888, cell = 0.08155, thin = 1.013, far = 0.001505, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 71.86, row = 2.201, cell = 0.1171, thin = 0.8867, far = 0.001548, cache = 419430, deep = 0.0000319, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_rows" cost <plane = 70.33, row = 2.265, tail = 0.4911, cell = 0.306, thin = 0.4444, far = 0.0008437, cache = 1048576>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_rows_v16" cost <call = 21.08, plane = 3.543, row = 1.36, vector = 0.03579, tail = 0.1763, cell = 0.04109, thin = 2.27>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 20.69, plane = 3.544, row = 1.376, vector = 0.1247, tail = 0.1009, cell = 0.0368, thin = 2.221>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v4" cost <call = 19.11, plane = 3.469, row = 1.096, vector = 0.05257, tail = 0.2952, cell = 0.1324, thin = 2.197>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_rows" cost <call = 21.37, plane = 3.498, row = 1.534, vector = 0.04344, tail = 0.2178, cell = 0.04181, thin = 2.241>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_rows_v16" cost <call = 19.89, plane = 6.581, row = 1.303, vector = 1.627, cell = 0.09214, thin = 2.046>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v16" cost <call = 23.26, plane = 5.805, row = 1.603, vector = 1.356, tail = 0.2686, cell = 0.1264, thin = 1.964>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v4" cost <call = 24.8, plane = 5.988, row = 2.049, vector = 0.9224, cell = 0.2594, thin = 1.767>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_rows" cost <call = 23.92, plane = 5.74, row = 2.981, vector = 0.2482, tail = 0.5925, cell = 0.2593, thin = 1.7>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_rows_v16" cost <plane = 69.73, row = 1.474, cell = 0.02812, thin = 0.8895, far = 0.0009994, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_rows_v16" cost <plane = 69.44, row = 1.437, cell = 0.02874, thin = 0.8899, far = 0.0009729, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_rows" cost <plane = 70.73, row = 1.541, cell = 0.03233, thin = 0.8659, far = 0.0009283, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 68.21, row = 1.306, vector = 0.1037, cell = 0.03623, thin = 1.237, far = 0.001104, cache = 629146>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_rows_v16" cost <plane = 68.21, row = 1.117, vector = 0.2479, cell = 0.03194, thin = 1.27, far = 0.0007883, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_rows" cost <plane = 68.75, row = 1.375, vector = 0.0003222, cell = 0.05384, thin = 1.239, far = 0.0006243, cache = 838861>
  argpool.measured "locate_index_i64_cf_any__avx512_rows" cost <call = 18.44, plane = 6.7, cell = 0.08581, input = 0.001137, thin = 0.002199, far = 0.000186, cache = 1048576, deep = 0.001748, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_rows_v8" cost <call = 19.93, plane = 6.905, tail = 0.03127, cell = 0.1896, input = 0.001544, thin = 0.007693, deep = 0.00111, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_rows" cost <plane = 89.28, row = 0.2932, tail = 0.2093, cell = 0.09961, thin = 0.4238, far = 0.0007829, cache = 1048576, deep = 0.0003522, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_rows_v8" cost <plane = 91.47, row = 0.3887, tail = 0.3054, cell = 0.2317, thin = 0.265, far = 0.0007325, cache = 1363149, deep = 0.000001717, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_rows_v8" cost <call = 17.88, plane = 6.656, cell = 0.08348, input = 0.002046, deep = 0.00005414, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_rows_v8" cost <call = 19.3, plane = 6.791, tail = 0.02377, cell = 0.2235, input = 0.001707>
  argpool.measured "locate_index_i32_cl_any__avx512_rows_v8" cost <plane = 91.8, row = 0.1773, vector = 0.01061, tail = 0.4154, cell = 0.1037, thin = 0.4586, far = 0.001387, cache = 419430>
  argpool.measured "locate_index_i32_cl_any__base_rows_v8" cost <plane = 94.7, row = 0.2852, tail = 0.5933, cell = 0.2671, thin = 0.2007, far = 0.001226, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__avx512_rows_v8" cost <call = 19.74, plane = 3.083, tail = 0.3899, cell = 4.46, input = 0.003824, thin = 0.02256>
  argpool.measured "locate_index_u8_cf_any__base_rows_v8" cost <call = 26.32, plane = 3.224, row = 0.3871, tail = 0.127, cell = 4.306, input = 0.003069, thin = 0.1254>
  argpool.measured "locate_index_u8_cl_any__avx512_rows_v8" cost <plane = 88.9, row = 0.4033, cell = 4.165, thin = 0.0063, far = 0.002591, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__base_rows_v8" cost <plane = 88.81, row = 0.3678, cell = 4.181, thin = 0.02092, far = 0.001971, cache = 419430>
  argpool.measured "locate_index_u16_cf_any__avx512_rows_v8" cost <call = 2.958, plane = 2.923, vector = 0.7436, cell = 4.242, input = 0.003196>
  argpool.measured "locate_index_u16_cf_any__base_rows" cost <call = 1.915, plane = 2.977, vector = 0.7472, cell = 4.248, input = 0.003367>
  argpool.measured "locate_index_u16_cl_any__avx512_rows_v8" cost <plane = 92.9, width = 32, tail = 0.6726, cell = 4.053, thin = 0.2594, far = 0.001119, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_rows" cost <plane = 93.51, width = 32, tail = 0.6977, cell = 4.053, thin = 0.228, far = 0.0008411, cache = 419430>
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
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 85.85, plane = 7.096, vector = 0.0007181, cell = 0.02515, input = 0.6312, far = 0.005191, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 88.2, plane = 7.263, cell = 0.02428, input = 0.7425, thin = 0.008589, far = 0.002916, cache = 1363149>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 103.3, row = 0.7291, vector = 0.8232, input = 0.6679, far = 0.002396, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 104.7, row = 1.791, vector = 0.1733, width = 32, cell = 0.01674, input = 0.9624, thin = 0.1023, far = 0.00174, cache = 838861>
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
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 67.41, plane = 6.335, width = 32, tail = 0.06594, cell = 0.05118, input = 0.5349, thin = 0.0007747, far = 0.001114, cache = 629146, deep = 0.04136, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 68.07, plane = 6.35, row = 0.04694, vector = 0.04578, cell = 0.04653, input = 0.5467, far = 0.0006827, cache = 629146, deep = 0.04275, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 68.15, plane = 6.081, row = 0.07745, vector = 0.002133, tail = 0.01047, cell = 0.05183, input = 0.6488, thin = 0.01501, far = 0.00007867, cache = 419430, deep = 0.04134, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 111.3, row = 1.192, vector = 0.4357, input = 0.7812, far = 0.004428, cache = 419430, deep = 0.04244, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 111.6, row = 1.513, width = 16, tail = 0.3007, cell = 0.03277, input = 1.139, thin = 0.1848, far = 0.001159, cache = 419430, deep = 0.03746, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 60.17, plane = 6.087, vector = 0.003228, cell = 0.04609, input = 0.5033, far = 0.00209, cache = 838861, deep = 0.03757, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 59.55, plane = 6.037, vector = 0.0475, cell = 0.0401, input = 0.5286, far = 0.001936, cache = 838861, deep = 0.03416, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 64.03, plane = 5.734, cell = 0.04682, input = 0.6499, thin = 0.03526, far = 0.001703, cache = 838861, deep = 0.03545, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 118.7, row = 1.404, vector = 0.3108, input = 1.095, far = 0.0048, cache = 419430, deep = 0.04377, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 120, row = 1.693, width = 16, tail = 0.4784, cell = 0.01411, input = 1.304, thin = 0.1981, far = 0.00451, cache = 419430, deep = 0.04133, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 18.46, plane = 25.77, width = 32, tail = 0.1116, cell = 0.03389, input = 1.715, thin = 0.03436, far = 0.01334, cache = 629146, deep = 0.04231, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 28.96, plane = 22.21, row = 1.51, width = 8, tail = 0.385, cell = 0.01674, input = 2.876, thin = 0.2712, far = 0.01458, cache = 629146, deep = 0.04429, last = 11184811>
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
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial_v16" cost <call = 59.49, plane = 5.119, vector = 0.1431, cell = 0.0673, input = 0.7892, far = 0.00311, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial_v16" cost <call = 61.97, plane = 5.022, vector = 0.1338, cell = 0.06726, input = 0.8813, far = 0.003087, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial_v16" cost <plane = 100.6, row = 1.231, vector = 0.7372, tail = 0.5911, input = 0.932, far = 0.003668, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial_v16" cost <plane = 101.4, row = 1.51, vector = 0.274, tail = 5.735, cell = 0.03153, input = 0.8969, thin = 0.08115, far = 0.00391, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial_v16" cost <plane = 99.16, row = 1.674, vector = 0.7246, tail = 3.226, input = 1.049, far = 0.003108, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial_v16" cost <call = 60.94, plane = 5.403, cell = 0.07825, input = 0.7816, far = 0.002196, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial_v16" cost <call = 64.92, plane = 5.357, vector = 0.004839, cell = 0.07804, input = 0.9048, far = 0.00212, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial_v16" cost <plane = 92.4, row = 0.4202, vector = 1.062, width = 32, tail = 0.8014, cell = 0.02873, input = 0.8789, far = 0.004424, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial_v16" cost <plane = 92.98, row = 1.851, vector = 1.03, tail = 4.17, input = 0.8442, thin = 0.1492, far = 0.004445, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial_v16" cost <plane = 92.39, row = 2.054, vector = 0.8954, tail = 2.455, input = 0.9976, thin = 0.01302, far = 0.004822, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 76.82, plane = 6.437, width = 64, tail = 0.1415, cell = 0.03236, input = 0.8188, thin = 0.01332, far = 0.001319, cache = 419430, deep = 0.04351, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial_v16" cost <call = 80, plane = 6.153, width = 64, tail = 0.1317, cell = 0.02847, input = 0.8573, thin = 0.0159, far = 0.0009876, cache = 629146, deep = 0.04289, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial_v16" cost <call = 81.6, plane = 6.272, width = 64, tail = 0.1233, cell = 0.03039, input = 0.9692, thin = 0.01613, far = 0.0007071, cache = 419430, deep = 0.04125, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 124.5, row = 1.155, vector = 0.6352, input = 1.003, far = 0.004177, cache = 629146, deep = 0.04885, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial_v16" cost <plane = 126, row = 1.633, vector = 0.3523, tail = 5.945, cell = 0.01969, input = 1.003, thin = 0.1004, far = 0.004108, cache = 1363149, deep = 0.05416, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial_v16" cost <plane = 127.7, row = 1.533, tail = 2.46, cell = 0.03928, input = 1.163, thin = 0.06868, far = 0.004268, cache = 1363149, deep = 0.04144, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 68.66, plane = 4.916, row = 0.03108, vector = 0.2736, cell = 0.01369, input = 0.8352, far = 0.001196, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial_v16" cost <call = 68.77, plane = 4.782, vector = 0.2975, cell = 0.01055, input = 0.8795, far = 0.001296, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial_v16" cost <call = 72.19, plane = 4.561, vector = 0.3121, cell = 0.00824, input = 1.026, far = 0.001399, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 140.6, row = 1.447, vector = 0.3623, input = 1.078, far = 0.006336, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial_v16" cost <plane = 143.9, row = 1.883, tail = 6.301, cell = 0.02059, input = 1.076, thin = 0.1233, far = 0.007342, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial_v16" cost <plane = 145.9, row = 1.866, tail = 2.447, cell = 0.01904, input = 1.283, thin = 0.1417, far = 0.00696, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial_v16" cost <call = 37.72, plane = 31.01, cell = 0.4171, input = 0.7583, thin = 0.03062, far = 0.006429, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 30.95, plane = 35.52, cell = 0.4619, input = 2.104, far = 0.003567, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial_v16" cost <call = 40.89, plane = 35.28, tail = 0.06261, cell = 1.07, input = 1.396, thin = 0.09269, far = 0.005942, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial_v16" cost <plane = 115.5, vector = 1.414, cell = 0.1575, input = 2.078>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 6.674, plane = 114.1, vector = 2.856, tail = 2.543, cell = 0.09766, input = 2.08, thin = 0.08404, far = 0.00443, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial_v16" cost <call = 63.17, plane = 123.4, vector = 4.386, tail = 6.444, cell = 0.4323, input = 1.836, thin = 0.04312, far = 0.004601, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial_v16" cost <call = 89.26, plane = 26.12, cell = 0.4213, input = 2.103, thin = 0.05523, far = 0.044, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 55.2, plane = 31.02, cell = 0.5038, input = 2.19, thin = 0.08782, far = 0.03252, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial_v16" cost <call = 45.28, plane = 34.82, cell = 1.138, input = 1.431, thin = 0.02245, far = 0.06165, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial_v16" cost <plane = 109.6, vector = 1.502, cell = 0.1323, input = 2.211, far = 0.002229, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 107.4, row = 0.2926, vector = 2.148, tail = 2.745, cell = 0.07993, input = 2.231, thin = 0.07188, far = 0.003767, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial_v16" cost <call = 27.29, plane = 120, row = 0.1913, vector = 6.374, tail = 4.702, cell = 0.2282, input = 2.066, thin = 0.09532, far = 0.003774, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial_v16" cost <call = 43.18, plane = 37.88, cell = 0.4142, input = 0.8713, far = 0.007876, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 42.67, plane = 45.89, cell = 0.5206, input = 0.6471, far = 0.007672, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial_v16" cost <call = 45.57, plane = 38.6, cell = 0.6576, input = 0.7376, thin = 0.01828, far = 0.005526, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial_v16" cost <plane = 120.6, vector = 1.911, cell = 0.1379, input = 1.118, far = 0.01014, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 121.4, vector = 2.333, tail = 3.218, cell = 0.1477, input = 1.147, thin = 0.009079, far = 0.01149, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial_v16" cost <plane = 126.1, vector = 2.631, tail = 7.324, cell = 0.1879, input = 1.213, far = 0.01006, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial_v16" cost <call = 124.6, plane = 35.43, vector = 2.129, cell = 0.3219, input = 0.6147, far = 0.0004668, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 132.9, plane = 45.71, vector = 2.018, cell = 0.4056, input = 0.6484>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial_v16" cost <call = 166.7, plane = 33.34, vector = 2.946, cell = 0.4855, input = 0.7851>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial_v16" cost <call = 5.928, plane = 129.8, vector = 2.037, cell = 0.154, input = 1.169, far = 0.01385, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 35.16, plane = 128.4, vector = 3.045, tail = 2.68, cell = 0.1232, input = 1.169, thin = 0.09887, far = 0.00917, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial_v16" cost <call = 80.75, plane = 132, row = 0.1406, vector = 3.47, tail = 5.972, cell = 0.1628, input = 1.147, thin = 0.1771, far = 0.00634, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial_v16" cost <call = 45.51, plane = 5, row = 0.006755, cell = 0.006801, input = 0.6268, thin = 0.008686, far = 0.001714, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 47.98, plane = 5.04, cell = 0.006623, input = 0.7238, thin = 0.008368, far = 0.001243, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial_v16" cost <plane = 117.4, row = 0.9596, width = 64, cell = 0.009992, input = 0.8218, thin = 0.05118, far = 0.001085, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial_v16" cost <plane = 113.6, row = 2.667, tail = 3.004, cell = 0.004926, input = 0.8155, thin = 0.1331>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 117.1, row = 2.814, tail = 0.3159, cell = 0.002802, input = 0.9167, thin = 0.116, far = 0.001333, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial_v16" cost <call = 80.04, plane = 6.272, cell = 0.00479, input = 0.6155>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 78.13, plane = 5.958, cell = 0.003808, input = 0.7403, far = 0.0002949, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial_v16" cost <plane = 120, row = 0.9414, width = 32, cell = 0.01164, input = 0.9015, thin = 0.05481, far = 0.006803, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial_v16" cost <plane = 116.8, row = 1.947, tail = 3.312, cell = 0.003352, input = 0.9122, thin = 0.1087, far = 0.005947, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 118.4, row = 2.056, tail = 1.052, cell = 0.002757, input = 1.016, thin = 0.1075, far = 0.00249, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 71.62, plane = 5.494, vector = 0.02623, cell = 0.01121, input = 0.6604, far = 0.002295, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial_v16" cost <call = 75.23, plane = 5.465, vector = 0.0003346, cell = 0.01224, input = 0.7517, far = 0.001937, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial_v16" cost <plane = 115.2, row = 0.5732, width = 64, tail = 0.5262, cell = 0.01956, input = 0.8902, thin = 0.006, far = 0.003195, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 109.7, row = 1.878, vector = 0.2535, tail = 3.702, input = 0.828, thin = 0.08928, far = 0.00183, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial_v16" cost <plane = 114.8, row = 1.704, tail = 1.285, cell = 0.01803, input = 0.9373, thin = 0.08373, far = 0.00287, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 67.81, plane = 5.571, width = 32, cell = 0.01723, input = 0.6769, thin = 0.005081>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial_v16" cost <call = 70.69, plane = 5.224, row = 0.01018, vector = 0.008042, width = 32, cell = 0.01553, input = 0.8045, thin = 0.005394>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial_v16" cost <plane = 117.7, row = 0.7996, vector = 0.3583, tail = 0.07754, input = 0.9245, far = 0.003235, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 114.2, row = 1.233, tail = 4.082, cell = 0.02387, input = 0.9051, thin = 0.1069, far = 0.0008954, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial_v16" cost <plane = 117.4, row = 0.8499, tail = 2.111, cell = 0.02675, input = 1.051, thin = 0.0809, far = 0.0001327, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial_v16" cost <call = 58.81, plane = 5.496, cell = 0.03882, input = 0.6734, far = 0.001767, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial_v16" cost <call = 60.02, plane = 5.412, cell = 0.03912, input = 0.7575, far = 0.001566, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 104, row = 1.25, vector = 0.5067, input = 0.9123, far = 0.002419, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial_v16" cost <plane = 101.8, row = 1.548, vector = 0.3534, tail = 5.333, cell = 0.01068, input = 0.9014, thin = 0.08677, far = 0.002382, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial_v16" cost <plane = 105.1, row = 1.379, tail = 1.79, cell = 0.03426, input = 1.038, thin = 0.06246, far = 0.002013, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial_v16" cost <call = 56.46, plane = 5.417, cell = 0.03652, input = 0.6924, far = 0.00218, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial_v16" cost <call = 59.67, plane = 5.351, cell = 0.03829, input = 0.805, far = 0.00207, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 108.6, row = 0.8486, width = 64, tail = 0.7136, cell = 0.02766, input = 0.9447, thin = 0.00006501, far = 0.003117, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial_v16" cost <plane = 109, row = 2.176, vector = 0.0139, tail = 4.914, cell = 0.01967, input = 0.9347, thin = 0.1161, far = 0.00284, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial_v16" cost <plane = 109.3, row = 2.028, tail = 1.108, cell = 0.02264, input = 1.079, thin = 0.1247, far = 0.003545, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial_v16" cost <call = 55.63, plane = 5.302, cell = 0.09057, input = 0.7467, thin = 0.01989, far = 0.001603, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial_v16" cost <call = 56.38, plane = 5.194, vector = 0.007449, cell = 0.09092, input = 0.8331, thin = 0.0193, far = 0.001516, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial_v16" cost <plane = 95.66, row = 1.423, vector = 0.8817, cell = 0.0007738, input = 1.041, far = 0.001952, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial_v16" cost <plane = 97.89, row = 1.627, vector = 0.9261, tail = 4.529, input = 1.032, thin = 0.1125, far = 0.00205, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial_v16" cost <plane = 97.29, row = 1.772, vector = 0.9167, tail = 2.379, input = 1.16, far = 0.001652, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial_v16" cost <call = 66.37, plane = 5.411, cell = 0.08732, input = 0.7003, far = 0.001712, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial_v16" cost <call = 69.83, plane = 5.351, cell = 0.08742, input = 0.8188, far = 0.001861, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial_v16" cost <plane = 100.5, row = 1.446, vector = 0.8709, input = 0.9254, far = 0.00237, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial_v16" cost <plane = 105.6, row = 1.524, vector = 0.649, tail = 4.813, cell = 0.01574, input = 0.9128, thin = 0.1345, far = 0.002519, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial_v16" cost <plane = 104.9, row = 1.445, vector = 0.8451, tail = 2.827, input = 1.14, far = 0.002604, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 124.1, row = 15.98, vector = 5.704, thin = 7.585, far = 0.002219, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 35.73, plane = 120.1, row = 61.4, vector = 5.735, tail = 4.328, thin = 8.273, far = 0.01572, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_row_packing" cost <call = 55.59, plane = 4.943, cell = 0.2968, far = 0.003726, cache = 524288, deep = 0.02596, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_sliding" cost <call = 184.1, plane = 7.53, vector = 2.005, tail = 0.2299, cell = 0.1339, far = 0.005857, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_v4" cost <call = 45.59, plane = 2.958, row = 1.054, vector = 3.56, deep = 0.04908, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_v4" cost <call = 26161, deep = 0.005108, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 4.768, plane = 29.93, row = 8.363, vector = 5.838, width = 32, tail = 0.5598, cell = 0.07391, input = 0.002855, tap = 0.1183, far = 0.0008152, cache = 209715, deep = 0.02459, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 116, row = 13.81, vector = 1.687, tail = 0.7037, thin = 4.095, far = 0.03959, cache = 681574>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 401.5, plane = 50.07, row = 66.96, vector = 6.88, thin = 11.17, deep = 0.04341, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <plane = 57.52, row = 16.89, vector = 3.434, far = 0.03294, cache = 209715, deep = 0.02683, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <plane = 101.8, cell = 3.648, thin = 18.12>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_row_packing" cost <call = 158.8, plane = 4.79, vector = 0.8075, cell = 0.4207, far = 0.0001223, cache = 209715, deep = 0.01894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_row_packing" cost <call = 103.3, plane = 31.98, vector = 0.3376, tail = 0.2582, cell = 0.8569, far = 0.003502, cache = 419430, deep = 0.0446, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_sliding" cost <call = 176.3, plane = 13.43, vector = 2.786, tail = 0.06438, cell = 0.2682, far = 0.009858, cache = 419430, deep = 0.01699, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_v4" cost <call = 105.1, plane = 0.8414, tail = 0.8476, cell = 2.489, deep = 0.01173, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_v4" cost <call = 243.5, row = 7.692, cell = 2.056, deep = 0.007341, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_separable" cost <call = 174.5, tail = 13.81, cell = 0.7633, far = 0.05036, cache = 681574, deep = 0.003854, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_separable" cost <call = 303, plane = 52.82, width = 16, tail = 14.81, cell = 1.145, far = 0.01269, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_separable" cost <call = 246.5, plane = 187.5, width = 32, cell = 1.368, thin = 0.5614>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 30.74, plane = 8.789, row = 8.797, vector = 3.48, tail = 5.446, input = 0.04906, tap = 0.1405, far = 0.001479, cache = 419430, deep = 0.02323, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 18.3, plane = 175.1, vector = 7.148, far = 0.01468, cache = 681574, deep = 0.08144, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 3.43, plane = 139.4, row = 22.93, vector = 5.247, tail = 1.89, cell = 0.1357, thin = 5.797, far = 0.009467, cache = 209715, deep = 0.04433, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <row = 37.2, vector = 11.85, tail = 36.63, cell = 0.05998, thin = 13.84, far = 0.001235, cache = 209715, deep = 0.0317, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <plane = 120.9, row = 158, vector = 11.36, thin = 14.99, far = 0.04783, cache = 209715, deep = 0.07416, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <plane = 75.84, row = 64.24, vector = 4.964, tail = 3.298, thin = 6.115, far = 0.03698, cache = 681574, deep = 0.02782, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 534.3, plane = 176.4, row = 43.14, vector = 2.7, tail = 5.472, cell = 1.468, deep = 0.02499, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 801.7, row = 103.6, vector = 18.51, tail = 21.02, cell = 3.817, deep = 0.03863, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 384.6, plane = 156.7, vector = 4.498, thin = 2.771, far = 0.0247, cache = 524288, deep = 0.02698, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_van_herk" cost <vector = 4.982, tail = 3.531, far = 0.02505, cache = 681574, deep = 0.1161, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 58.74, plane = 45.9, row = 125, vector = 58, tail = 13.84, cell = 0.8863, thin = 23.38, far = 0.01628, cache = 209715, deep = 0.1161, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 109.8, plane = 219.4, row = 90.29, tail = 9.891, cell = 2.256, thin = 5.489>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_van_herk" cost <call = 25252, far = 0.08643, cache = 209715, deep = 0.2916, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_van_herk" cost <tail = 2.288, cell = 1.393, far = 0.0003688, cache = 209715, deep = 0.03372, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_row_packing" cost <call = 163.3, plane = 6.231, vector = 1.148, cell = 0.3253, far = 0.0008165, cache = 209715, deep = 0.02255, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 170.1, row = 13.06, tail = 3.999, cell = 0.6107, deep = 0.01189, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 16.87, plane = 22.39, row = 14.73, tail = 9.012, cell = 0.01754, input = 0.06569, tap = 0.2553, deep = 0.03562, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 157.6, plane = 23.41, row = 85.68, vector = 1.157, tail = 2.544, thin = 17.33, far = 0.01729, cache = 681574, deep = 0.03919, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <plane = 121, row = 114.7, tail = 10.49, far = 0.07231, cache = 209715>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_row_packing" cost <call = 59.79, plane = 8.856, cell = 0.2761, far = 0.009687, cache = 314573>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_v4" cost <tail = 1.899, cell = 3.765, deep = 0.001314, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 23.78, plane = 119, row = 23.2, tail = 4.054, cell = 0.1914, thin = 3.314, far = 0.03003, cache = 419430, deep = 0.03511, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 827.8, plane = 16.1, row = 111.6, vector = 3.041, thin = 29.9, far = 0.0393, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 181.8, plane = 6.004, vector = 1.455, tail = 0.3354, cell = 0.7738, far = 0.00004487, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat_v8" cost <call = 20.57, plane = 123.9, row = 37.4, vector = 6.103, thin = 6.567, far = 0.008515, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 128.9, plane = 235.5, row = 68.01, vector = 25.75, tail = 14.84, cell = 2.697, thin = 14.91, far = 0.04331, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 170.3, plane = 10.75, vector = 0.3956, cell = 0.8562>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat_v8" cost <plane = 155.9, row = 32.62, vector = 6.537, thin = 8.921, far = 0.01107, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <plane = 247, row = 70.32, vector = 28.38, tail = 3.067, thin = 31.43>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 146, plane = 1.675, vector = 1.009, cell = 0.3203>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 28.5, plane = 41.69, row = 0.5242, vector = 1.854, tail = 0.1935, cell = 0.003341, far = 0.0008221, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 114.4, row = 0.4198, vector = 1.253, tail = 0.282, far = 0.007719, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 118.2, row = 1.769, vector = 2.084, tail = 0.4933, far = 0.004915, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate" cost <call = 22.29, plane = 44.13, vector = 1.486, tail = 0.3454, far = 0.002066, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 99.76, row = 0.2432, vector = 1.089, tail = 0.2421, cell = 0.002058, far = 0.003472, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 123.8, row = 2.165, vector = 1.616, tail = 0.2947, cell = 0.02573, far = 0.006265, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 71.92, plane = 2.86, vector = 1.357, cell = 0.0002295, far = 0.009155, cache = 209715, deep = 0.02571, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 24.55, plane = 45.43, vector = 2.406, width = 64, cell = 0.1103, thin = 0.00337, far = 0.00437, cache = 524288, deep = 0.02583, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.329, vector = 3.827, deep = 0.0179, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 35.75, plane = 41.68, vector = 2.133, width = 32, tail = 0.05484, cell = 0.05199, far = 0.006142, cache = 419430, deep = 0.02327, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16" cost <plane = 81.85, row = 1.036, vector = 1.277, cell = 0.01256, far = 0.002201, cache = 681574, deep = 0.03203, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 53.33, plane = 5.014, vector = 0.7149, deep = 0.02141, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_v16" cost <call = 26.58, plane = 46.04, vector = 1.038, width = 64, cell = 0.1333, thin = 0.07855, far = 0.0008928, cache = 524288, deep = 0.02151, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 62.4, row = 0.4047, tail = 0.0337, cell = 0.09294, far = 0.00711, cache = 419430, deep = 0.02506, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 59.33, row = 0.1499, vector = 0.2665, tail = 0.2816, cell = 0.04399, far = 0.005361, cache = 419430, deep = 0.02331, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 125.4, row = 1.482, vector = 1.208, tail = 3.257, thin = 8.335, far = 0.004297, cache = 524288, deep = 0.02067, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 56.26, vector = 0.8708, width = 16, tail = 0.0267, cell = 0.01893, thin = 0.03225, far = 0.00418, cache = 209715, deep = 0.02092, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 132.5, row = 2.771, tail = 1.112, cell = 0.1008, thin = 3.536, far = 0.005055, cache = 314573, deep = 0.0217, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_replicate" cost <plane = 117.5, row = 9.126, tail = 4.32, cell = 0.8809, far = 0.007131, cache = 681574, deep = 0.04509, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_replicate" cost <call = 45.09, plane = 216.2, row = 1.22, vector = 0.6251, tail = 1.919, cell = 0.2363, far = 0.005905, cache = 314573, deep = 0.03618, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 135.7, row = 2.583, tail = 2.533, cell = 0.2455, far = 0.00744, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate" cost <plane = 60.75, row = 0.2311, vector = 0.8864, width = 16, cell = 0.01477, far = 0.006435, cache = 419430, deep = 0.0164, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_v16" cost <call = 91.76, width = 32, tail = 0.3512, cell = 0.09432, thin = 0.06978, far = 0.007664, cache = 524288, deep = 0.03397, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate" cost <plane = 70.67, row = 0.2593, vector = 0.4315, tail = 0.1269, cell = 0.01181, far = 0.007076, cache = 419430, deep = 0.01047, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 140, row = 1.127, vector = 0.9981, tail = 2.135, cell = 0.008437, thin = 7.501, far = 0.007015, cache = 419430, deep = 0.01047, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate" cost <plane = 163.3, row = 2.108, vector = 0.5111, tail = 2.576, cell = 0.1927, far = 0.01542, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_v16" cost <call = 28.41, plane = 38.12, row = 0.4087, vector = 0.6814, tail = 0.4582, cell = 0.027, far = 0.002941, cache = 1363149, deep = 0.0532, last = 16777216>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate" cost <plane = 92.39, row = 0.1811, vector = 0.6881, cell = 0.002978, far = 0.008108, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 1.958, plane = 168.6, row = 4.088, vector = 1.243, thin = 4.2, far = 0.004221, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 29.72, plane = 41.28, row = 0.2489, vector = 1.532, tail = 0.7603, cell = 0.09098, far = 0.002895, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 71.24, row = 0.1244, vector = 1.43, tail = 0.2396, cell = 0.03706, far = 0.003764, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_replicate" cost <call = 3.723, plane = 121.7, row = 1.859, vector = 1.669, tail = 0.3171, cell = 0.07476, far = 0.003875, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 9.702, plane = 2.482, vector = 0.6074, cell = 0.08594, deep = 0.01591, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 20.17, plane = 33.47, vector = 1.15, width = 32, tail = 2.675, cell = 0.07677, thin = 0.01845, far = 0.003228, cache = 524288, deep = 0.01546, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 1.239, vector = 4.553, deep = 0.01343, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 27.48, plane = 48.9, row = 0.4702, tail = 1.136, cell = 0.1153, far = 0.003924, cache = 419430, deep = 0.02107, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16" cost <call = 78.77, plane = 34.78, row = 0.7206, tail = 1.556, cell = 0.1223, far = 0.008326, cache = 524288, deep = 0.03576, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 65.38, row = 0.1794, vector = 1.072, tail = 0.4373, far = 0.007003, cache = 419430, deep = 0.0176, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 96.94, row = 0.08885, tail = 0.7603, cell = 0.1028, far = 0.006028, cache = 419430, deep = 0.01941, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 38.14, plane = 186.3, vector = 0.6844, cell = 0.1568, thin = 7.24, far = 0.003523, cache = 209715, deep = 0.01941, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 86.54, row = 0.3265, vector = 0.02784, tail = 0.7299, cell = 0.08988, far = 0.00634, cache = 419430, deep = 0.03043, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 191.3, row = 2.661, vector = 1.214, tail = 3.18, thin = 16.64, far = 0.008488, cache = 681574, deep = 0.03043, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 37.05, plane = 165.6, row = 13.79, vector = 9.934, cell = 0.3501, far = 0.01358, cache = 209715, deep = 0.01713, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate" cost <plane = 328.9, row = 2.673, vector = 3.487, tail = 0.6251, far = 0.003906, cache = 681574, deep = 0.01423, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 127.6, row = 1.962, vector = 1.798, tail = 0.7263, far = 0.005055, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_replicate" cost <call = 22.32, plane = 45.41, row = 0.4236, vector = 1.093, tail = 0.4598, cell = 0.03247, far = 0.002858, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 86.58, row = 0.3405, vector = 0.9488, tail = 0.3076, far = 0.003059, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 137.9, row = 2.172, vector = 2.127, tail = 0.4853, cell = 0.005111, far = 0.004436, cache = 524288>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_replicate" cost <call = 19.67, plane = 49.34, row = 0.3418, vector = 1.406, tail = 0.1792, cell = 0.01646, far = 0.002615, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 63.5, row = 0.2722, vector = 0.9875, tail = 0.08572, far = 0.0031, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 125.4, row = 2.421, vector = 2.691, tail = 0.2601, far = 0.005097, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_window_probe" cost <plane = 77.13, row = 3.205, vector = 0.08481, tail = 2.658, cell = 0.3827, far = 0.005421, cache = 419430, deep = 0.01086, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_van_herk" cost <call = 414.7, plane = 3.413, cell = 0.2122, thin = 0.02572, far = 0.0146, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_van_herk" cost <call = 2306, vector = 3.061, cell = 0.01505, far = 0.01461, cache = 419430, deep = 0.001411, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_sliding" cost <call = 166.5, plane = 30.48, vector = 6.827, width = 16, tail = 1.553, input = 0.3075, deep = 0.001071, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_sliding" cost <cell = 1.142, far = 0.05111, cache = 314573>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_van_herk" cost <call = 3739207, deep = 0.0006857, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_van_herk" cost <call = 3333585, deep = 0.000000000118, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_van_herk" cost <call = 12700627>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 40.93, plane = 2.434, row = 16.05, vector = 14.51, tail = 4.499, cell = 0.1446, far = 0.005652, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 17.71, plane = 1.622, row = 1.563, vector = 0.9463, tail = 3.732, cell = 0.3129, far = 0.003088, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <plane = 2.936, row = 21.09, vector = 2.666, tail = 6.768, cell = 0.6021, far = 0.001103, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 51.83, vector = 2.66, tail = 0.5042>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 58.55, vector = 2.608, tail = 1.829, far = 0.002966, cache = 314573>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 73.27, plane = 2.331, vector = 0.7584, tail = 0.1098, cell = 0.03982, far = 0.004486, cache = 681574, deep = 0.02268, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 63.56, vector = 0.7529, width = 16, tail = 0.1905, cell = 0.1042, far = 0.0009028, cache = 209715, deep = 0.02038, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 43.35, plane = 18.75, width = 64, tail = 1.271, cell = 0.08162, far = 0.002017, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 57.11, row = 0.00429, tail = 1.767, cell = 0.09023, far = 0.002905, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small_planes" cost <call = 32.69, plane = 3.617, cell = 0.04974, input = 0.5976, thin = 0.002284, far = 0.008396, cache = 681574, deep = 0.03899, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small_planes_v16" cost <call = 35.24, plane = 2.738, row = 0.04628, tail = 0.09577, input = 0.9445, thin = 0.005022, far = 0.003525, cache = 681574, deep = 0.03505, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 228.1, plane = 26.22, row = 0.3, tail = 19.04, cell = 0.5399, far = 0.008911, cache = 209715, deep = 0.005094, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 339.1, plane = 5.107, row = 8.956, tail = 0.7243, far = 0.02948, cache = 681574, deep = 0.01145, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 52.94, plane = 56.78, vector = 12.45, width = 16, deep = 0.0006764, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 270.1, plane = 17.35, row = 0.5099, vector = 7.714, far = 0.02533, cache = 681574, deep = 0.002066, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 39.21, plane = 46.57, row = 0.508, width = 32, cell = 0.09996, thin = 0.02016, far = 0.006532, cache = 524288, deep = 0.02693, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 95.44, row = 0.3324, vector = 1.157, width = 32, tail = 0.4397, cell = 0.05237, far = 0.004261, cache = 419430, deep = 0.0211, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 44.59, row = 2.794, vector = 1.252, width = 16, tail = 7.371, far = 0.003004, cache = 524288, deep = 0.01459, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 64.29, vector = 0.6443, tail = 3.067, far = 0.003697, cache = 209715, deep = 0.02206, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 70.87, plane = 107.9, row = 0.4763, vector = 1.451, width = 32, cell = 0.01981, far = 0.0005084, cache = 681574, deep = 0.006127, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 55.02, plane = 45.88, row = 0.61, vector = 0.9052, tail = 0.4897, cell = 0.06181, far = 0.004706, cache = 419430, deep = 0.03119, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 87.25, row = 0.8216, vector = 0.6736, tail = 0.6066, cell = 0.04102, far = 0.003054, cache = 419430, deep = 0.01742, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 80.32, row = 2.534, vector = 0.8001, far = 0.005739, cache = 524288, deep = 0.01277, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <call = 1.654, plane = 95.34, vector = 1.68, width = 32, tail = 1.865, cell = 0.05539, far = 0.002576, cache = 524288, deep = 0.01796, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 53.36, plane = 164, row = 0.5668, vector = 0.3995, width = 64, cell = 0.07734, far = 0.002674, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_planes" cost <call = 76.43, plane = 11.35, cell = 0.4047, input = 0.03274, far = 0.001362, cache = 314573, deep = 0.02959, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 169.8, row = 7.103, vector = 1.557, far = 0.001656, cache = 681574, deep = 0.01137, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_staged_stream" cost <call = 143.5, row = 10.33, vector = 0.9731, far = 0.0003285, cache = 681574, deep = 0.01095, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 161.4, vector = 1.716, deep = 0.009096, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_van_herk" cost <cell = 0.7438, thin = 0.03165, far = 0.01855, cache = 1048576, deep = 0.01198, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_van_herk" cost <cell = 0.9101, deep = 0.05987, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_van_herk" cost <call = 1918, vector = 1.143, cell = 0.773, far = 0.0554, cache = 1048576, deep = 0.3559, last = 22369622>
}
