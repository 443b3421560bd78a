// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=90 --seed=12, with what earlier runs timed,
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 9.7 %, worst 653.8 % of 187 calls
//   max_pool cf: mean 10.6 %, worst 402.2 % of 77 calls
//   max_pool cl: mean 12.6 %, worst 653.8 % of 73 calls
//   max_pool_backward cf: mean 8.1 %, worst 32.5 % of 4 calls
//   max_unpool cf: mean 2.0 %, worst 30.4 % of 16 calls
//   max_unpool cl: mean 0.6 %, worst 9.6 % of 17 calls
// `window_probe` are guesses: they, faster flat rows and prefetches, came after this machine. Nine
// flat rows of pooling channels-first (k2s2, k3s2, in 2-D and 3-D) have what an earlier run measured.
// `replicate` of disjoint unpooling and its like became faster since, too: their terms by row,
// vector and cell are what was measured here, times what the change gained on an EPYC (0.68 to 0.95).
// So are those of 110 rows of pooling (channels-first without padding; channels-last k3 that overlap)
// and of scatters, which became faster later that day (0.6 to 0.96).
// And of 18 rows of unpooling and pooling's gradient, by what they gained in the evening (0.82, 0.88).
// Rows for AVX-512 that came later (`row_block`, `row_packing`, `doubling`, `rows_stream16` of pooling, channels-last
// `replicate` of windows that overlap, …) are not here: they cost what they do on the EPYC. The last 146 rows,
// for AVX2, have what costs/milan.mlir says, times what other rows of the same kernels take here
// beside there (0.73 to 2.5; of 36, of the evening and the night, 0.7 to 2.14).
// Of these `staged` has 1.5 times that: it shall not stand before AVX-512's streams unmeasured.
// 8 rows for AVX-512, and 2 for AVX2, became faster on 25 November: their terms by row, vector
// and cell are times what that gained on a Zen 5 (0.66 to 0.87). `van_herk` of AVX-512 has what it
// takes there, times what other rows of the same windows take here beside there (1.25 to 1.5).
// SPDX-License-Identifier: MIT

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207 has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd, popcnt) {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 41.52, plane = 34.13, row = 1.454, vector = 0.1433, tail = 32.09, input = 0.1428, tap = 0.1471, far = 0.01814, cache = 2726298>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 56.01, vector = 3.971, tail = 57.41, tap = 0.2984, step = 0.009892, far = 0.01871, cache = 2726298>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 40.9, plane = 7.478, row = 7.298, width = 4, tail = 12.9, cell = 1.305, input = 0.01822, thin = 2.439, tap = 0.5044, far = 0.01244, cache = 2726298>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 58.48, row = 7.444, vector = 1.787, tail = 2.5, tap = 0.07423, step = 0.002357, far = 0.01525, cache = 1677722>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 70.33, row = 10.08, cell = 0.3483, thin = 5.702, tap = 0.2127, step = 0.008404, far = 0.006375, cache = 1258291>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 66.94, row = 7.78, vector = 1.722, tail = 0.2869, tap = 0.3226, step = 0.008483, far = 0.005164, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 24.96, plane = 3.315, row = 1.767, vector = 0.07607, tail = 2.584, cell = 0.4469, far = 0.02223, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 20.17, plane = 0.05011, vector = 8.389, tail = 27.11, cell = 0.1204, far = 0.01713, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_v4" cost <call = 19.15, plane = 3.067, row = 0.5725, vector = 3.923, cell = 0.1402, far = 0.005251, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 175.2, plane = 3.106, row = 0.2301, width = 32, cell = 0.8387, thin = 0.1206, far = 0.01093, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 17.34, plane = 3.191, row = 1.49, vector = 4.561, tail = 1.148, cell = 0.1894, far = 0.006816, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 203.4, plane = 5.307, row = 2.861, vector = 5.02, far = 0.006536, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 23.71, plane = 3.422, row = 2.487, vector = 3.36, cell = 0.2795, thin = 7.839, far = 0.003501, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 281.1, plane = 3.226, row = 10.71, vector = 10.3, tail = 0.4934, cell = 0.01563, far = 0.007715, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 22.57, vector = 11.13, tail = 44.85, cell = 0.893, far = 0.01708, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_v4" cost <call = 283.9, plane = 1.443, row = 10.53, vector = 11.31, tail = 0.8376>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 467.9, plane = 8.78, row = 11.29, vector = 1.012, width = 32, cell = 1.245, far = 0.003955, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 283.8, plane = 1.264, row = 20.44, vector = 15.04, tail = 2.314, far = 0.0001514, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 516.7, plane = 1.024, row = 23.39, vector = 13.91, far = 0.001948, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 40.09, plane = 1.035, row = 18.25, vector = 6.757, cell = 0.5257, thin = 2.387>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 35.17, plane = 19.57, row = 11.62, vector = 1.031, tail = 9.372, tap = 0.2269, step = 0.02733, far = 0.009201, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 83.02, plane = 0.07403, vector = 5.921, tail = 68.5, tap = 0.3136, step = 0.00485, far = 0.01676, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 40.72, plane = 12.04, row = 10.5, tail = 4.906, cell = 1.554, thin = 14.62, tap = 0.7576, far = 0.0002333, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 41.13, row = 2.303, vector = 3.404, tail = 0.02647, cell = 0.09741, far = 0.0241, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_few_channels" cost <plane = 57.12, vector = 4.764, cell = 0.06373, far = 0.02769, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 148.9, plane = 44.86, row = 0.4401, width = 16, cell = 0.8697, thin = 0.0797, far = 0.01081, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <plane = 71.33, row = 22.66, vector = 7.739, thin = 18.57, far = 0.0206, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 56.15, row = 2.077, vector = 4.647, tail = 1.429, far = 0.01091, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 158.5, plane = 58.49, row = 2.017, vector = 4.437, tail = 53.05, far = 0.007753, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 61.03, row = 2.852, vector = 2.9, cell = 0.04547, thin = 8.278, far = 0.007066, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 68.92, row = 1.721, vector = 5.836, tail = 2.17, cell = 0.07406, far = 0.01654, cache = 2097152>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_few_channels" cost <plane = 76.82, vector = 8.817, tail = 0.5004, far = 0.01995, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 150.6, plane = 76.49, row = 1.404, tail = 18.32, cell = 0.7626, far = 0.008472, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 103.9, plane = 8.211, row = 99.8, vector = 14.07, tail = 1.095, thin = 132, far = 0.01314, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 1.69, plane = 77.55, row = 3.163, vector = 10.94, tail = 1.361>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows_v8_stream64" cost <call = 168.8, plane = 78.14, row = 3.441, vector = 10.79, tail = 44.08, far = 0.002556, cache = 2726298>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 13.15, plane = 77.43, row = 4.163, vector = 4.447, cell = 1.061, thin = 18.71>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 75.85, row = 9.724, vector = 3.733, tail = 4.375, input = 0.02095, tap = 0.1289, far = 0.008695, cache = 1258291>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 78.46, row = 11.48, vector = 0.915, tail = 6.528, cell = 0.4847, thin = 7.564, tap = 0.4169, step = 0.01172, far = 0.005857, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 6.854, plane = 79.4, row = 10.34, vector = 3.597, tail = 2.609, input = 0.03164, thin = 5.864, tap = 0.5719, step = 0.003005, far = 0.006249, cache = 838861>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 17.57, plane = 10.04, row = 6.174, vector = 12.18, width = 32, tail = 16.93, cell = 0.06077, tap = 0.187, step = 0.02358, far = 0.009812, cache = 838861>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 45.46, row = 1.66, vector = 4.096, tail = 61.36, input = 0.03731, tap = 0.3217, far = 0.02351, cache = 1677722>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 64.48, plane = 15.14, row = 12.57, width = 8, cell = 1.24, thin = 5.331, tap = 0.8664, far = 0.006296, cache = 2097152>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 65.84, row = 7.954, tail = 15.15, cell = 0.4081, tap = 0.149, far = 0.008318, cache = 1677722>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 80.85, row = 4.437, tail = 6.902, cell = 0.9336, thin = 4.973, tap = 0.5458, step = 0.004056, far = 0.004565, cache = 838861>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 70.87, row = 8.824, vector = 4.111, tail = 0.3147, thin = 1.933, tap = 0.6296>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 24.65, plane = 22.01, row = 30.7, cell = 0.2956, input = 0.1484, tap = 0.1964, far = 0.008422, cache = 838861>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 46.62, vector = 3.869, tail = 57.15, input = 0.002477, tap = 0.3645, far = 0.01157, cache = 838861>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 14.24, plane = 28.92, row = 5.801, tail = 16.72, cell = 1.577, thin = 18.63, tap = 0.7791>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 52.62, row = 3.849, vector = 9.855, width = 32, tap = 0.1308, far = 0.00693, cache = 1258291>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 55, row = 11.15, tail = 4.301, thin = 6.263, tap = 0.5391, far = 0.003387, cache = 838861>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 94.12, row = 9.162, vector = 2.842, width = 4, tail = 2.232, thin = 0.264, tap = 0.5709, far = 0.00718, cache = 838861>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 44.81, plane = 23.08, row = 12.57, vector = 1.594, tail = 14.71, tap = 0.2044, step = 0.02866, far = 0.008632, cache = 838861>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 28.96, plane = 0.3672, vector = 3.258, tail = 58.44, tap = 0.3427, step = 0.01177, far = 0.01389, cache = 1258291>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 52.08, plane = 5.838, row = 23.44, cell = 0.8886, thin = 6.125, tap = 0.8275>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 57.72, row = 7.721, vector = 3.753, width = 16, cell = 0.07838, thin = 1.015, tap = 0.1088, step = 0.00609, far = 0.005297, cache = 1258291>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 85.87, row = 17.06, vector = 1.319, width = 8, thin = 2.703, tap = 0.4329, step = 0.007461, far = 0.02732, cache = 2726298>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 98.47, row = 7.807, tail = 3.059, cell = 0.8702, thin = 8.571, tap = 0.5466, step = 0.00262, far = 0.009832, cache = 1258291>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 17.16, row = 0.4321, vector = 1.11, tail = 1.793, cell = 0.1308, far = 0.02279, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_v8" cost <call = 11.97, plane = 3.207, row = 0.5326, vector = 2.398, cell = 0.06929, far = 0.01604, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 60.24, plane = 0.0823, vector = 7.644, tail = 22.01, cell = 0.1701, far = 0.02999, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows_stream" cost <call = 167.7, vector = 4.28, far = 0.02686, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 10.39, plane = 2.413, row = 0.8914, vector = 3.066, tail = 1.438, cell = 0.09143, far = 0.0129, cache = 2097152>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows_stream" cost <call = 132.7, plane = 3.484, width = 16, tail = 0.398, cell = 0.4667, far = 0.01733, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 19.6, plane = 2.447, row = 1.96, vector = 2.013, tail = 0.1461, cell = 0.1644, thin = 9.323, far = 0.01089, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 397.5, row = 5.088, vector = 6.159, tail = 1.631, far = 0.006824, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_v8" cost <call = 385.5, row = 2.843, vector = 5.482, tail = 3.28, cell = 0.06256, far = 0.006745, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 10.94, plane = 0.04051, vector = 21.48, tail = 40.02, cell = 0.0004028, far = 0.147, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_sliding" cost <call = 28.19, row = 0.8792, vector = 2.838, tail = 0.8792>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows_stream" cost <call = 588.1, row = 5.917, vector = 5.908, far = 0.005119, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 359.6, row = 7.371, vector = 8.017, tail = 6.086, far = 0.01078, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows_stream" cost <call = 462.8, row = 7.337, vector = 7.404, far = 0.0107, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 16.5, row = 12.82, tail = 12.58, cell = 1.282, thin = 1.322, far = 0.01591, cache = 1258291>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 10.74, vector = 1.808, tail = 4.091, cell = 0.4184, far = 0.01056, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_v8" cost <row = 0.1882, tail = 3.03, cell = 0.6987, input = 0.05343, far = 0.01114, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 10.63, plane = 0.1172, vector = 21.5, tail = 38.5, far = 0.02261, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows_stream" cost <call = 139, vector = 9.271, far = 0.01206, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <plane = 0.03936, row = 1.373, tail = 4.923, cell = 1.193, far = 0.0197, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_stream" cost <call = 86.49, width = 16, tail = 2.601, cell = 1.132, input = 0.03476, far = 0.01993, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 0.6081, plane = 5.021, row = 1.194, vector = 6.148, thin = 11.34, far = 0.009223, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 263.7, row = 5.647, vector = 6.722, cell = 0.1764, far = 0.005245, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_v8" cost <call = 239.6, plane = 0.8179, row = 5.522, vector = 7.154, tail = 0.9793, cell = 0.279, far = 0.0002245, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 16.51, plane = 0.05101, vector = 19.69, tail = 39.16, cell = 0.198, far = 0.02235, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows_stream" cost <call = 449.2, row = 6.122, width = 32, cell = 0.5826, thin = 0.008765, far = 0.002273, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 244.2, plane = 2.92, row = 8.681, vector = 7.004, tail = 2.372, cell = 0.408, far = 0.004928, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_stream" cost <call = 408.3, plane = 0.03938, row = 9.11, width = 16, cell = 1.219, thin = 0.1231, far = 0.003296, cache = 2097152>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 19.77, row = 14.07, tail = 3.435, cell = 1.341, thin = 5.658, far = 0.002463, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 35.73, plane = 14.55, row = 22.49, vector = 3.086, width = 32, tail = 1.134, tap = 0.1062, step = 0.004595, far = 0.0125, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <plane = 0.07827, vector = 9.074, tail = 71.42, tap = 0.1864, step = 0.008815, far = 0.03101, cache = 1677722>
  argpool.measured "max_pool_f32_none_cf_any__avx512_many_taps" cost <call = 189.1, plane = 62.15, vector = 17.23, width = 64, input = 0.2861, step = 0.03953, far = 0.03685, cache = 2726298>
  argpool.measured "max_pool_f32_none_cf_any__avx512_plane_lanes" cost <call = 1109, plane = 7.223, row = 0.6188, width = 32, cell = 0.3251, input = 0.3649, thin = 0.1507, tap = 0.01638, step = 0.002608, far = 0.03044, cache = 2097152>
  argpool.measured "max_pool_f32_none_cf_any__avx2_many_taps" cost <call = 224.5, plane = 76.25, row = 2.021, vector = 4.964, tail = 7.561, input = 0.3176, step = 0.09336, far = 0.02405, cache = 1258291>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 27.58, plane = 13.36, row = 10.85, tail = 3.428, cell = 0.57, input = 0.04371, thin = 11.12, tap = 0.2809, step = 0.001713, far = 0.008509, cache = 838861>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 39.69, row = 1.725, vector = 2.478, tail = 0.3124, far = 0.02729, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 59.06, vector = 2.277, cell = 0.03566, far = 0.02357, cache = 1258291>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows_stream" cost <call = 128.8, plane = 44.89, row = 0.2117, width = 32, cell = 0.2446, thin = 0.09276, far = 0.01924, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <plane = 110.3, row = 4.438, vector = 6.089, thin = 8.22, far = 0.01719, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 47.73, row = 1.895, vector = 2.8, tail = 0.6964, far = 0.01907, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows_stream" cost <call = 114, plane = 52.44, row = 2.497, vector = 2.663, tail = 426.3, far = 0.01453, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 55.27, row = 1.735, vector = 1.44, cell = 0.08014, thin = 7.913, far = 0.01605, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 85.57, plane = 61.47, width = 64, tail = 1.897, cell = 0.1384, far = 0.01251, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 242.2, plane = 72.33, tail = 0.486, cell = 0.3072, far = 0.01521, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows_stream" cost <call = 243.8, plane = 70.35, width = 64, cell = 0.1365, thin = 0.05428, far = 0.00732, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <row = 88.6, vector = 5.173, thin = 33.05>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 175.5, plane = 77.63, vector = 0.4369, tail = 2.971, cell = 0.5507>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 298.3, plane = 79.6, row = 0.5416, vector = 4.404, far = 0.001171, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 294.3, plane = 52.93, row = 0.3164, vector = 0.58, tail = 1.181, cell = 0.6565, thin = 17.15>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 58.36, vector = 3.258, tail = 3.455, input = 0.02171, far = 0.02121, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_few_channels_v8" cost <plane = 55.67, vector = 3.098, tail = 0.8148, input = 0.06343, far = 0.03073, cache = 2726298>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows_stream" cost <call = 236.8, plane = 34.35, vector = 0.9649, width = 64, cell = 0.01894, input = 0.0502, thin = 0.01633, far = 0.01878, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <call = 73.31, row = 6.682, vector = 16.52, thin = 49.44>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <call = 4.251, plane = 50.54, row = 2.606, vector = 3.38, tail = 2.659, input = 0.07393, far = 0.01239, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 198.8, plane = 48.79, row = 3.708, vector = 0.7682, width = 32, cell = 0.318, input = 0.0796, far = 0.007685, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 12.17, plane = 47.92, row = 2.943, vector = 1.997, tail = 1.659, input = 0.1076, thin = 15.37, far = 0.01011, cache = 1258291>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 54.02, row = 1.39, vector = 4.828, tail = 0.008944, far = 0.0191, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 28.65, plane = 58.22, vector = 3.583, width = 16, cell = 0.4711, thin = 0.1014, far = 0.03335, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows_stream" cost <call = 148.2, plane = 56.6, row = 0.4532, tail = 48.85, cell = 0.2777, far = 0.01421, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <row = 102.9, vector = 23.58, cell = 0.01398>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 1.067, plane = 56.14, row = 3.003, vector = 6.455, far = 0.01548, cache = 2726298>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 147.4, plane = 57.63, row = 3.205, width = 16, tail = 4.905, cell = 0.7511, thin = 0.2624, far = 0.007778, cache = 838861>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 8.571, plane = 53.5, row = 5.114, cell = 1.034, thin = 10.61, far = 0.008798, cache = 2726298>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 64.67, row = 8.236, vector = 1.493, tail = 3.56, input = 0.003457, tap = 0.03646, far = 0.01578, cache = 1677722>
  argpool.measured "max_pool_f32_none_cl_any__avx512_many_taps" cost <call = 116.8, plane = 712.9, row = 2.25, vector = 2.708, tail = 8.696, input = 0.3106, tap = 0.005733, step = 0.0008955, far = 0.03392, cache = 2726298>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 71.56, row = 10.4, vector = 0.9398, tail = 3.126, thin = 8.174, tap = 0.1315, far = 0.01332, cache = 2097152>
  argpool.measured "max_pool_f32_none_cl_any__avx2_many_taps" cost <call = 151.4, plane = 684, row = 5.109, vector = 2.076, tail = 6.033, input = 0.5132, thin = 0.2696, tap = 0.009313, step = 0.01753, far = 0.03317, cache = 2726298>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 70.96, row = 9.42, vector = 1.468, tail = 1.018, thin = 5.46, tap = 0.1847, step = 0.0002447, far = 0.0126, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 8.961, vector = 4.979, width = 64, cell = 0.17, far = 0.02943, cache = 1258291, deep = 0.05551, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 4.664, plane = 2.201, vector = 2.23, tail = 0.1244, cell = 0.0916, far = 0.02047, cache = 1677722, deep = 0.05551, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 28.88, vector = 7.328, tail = 22.38, cell = 0.07734, far = 0.02638, cache = 2097152, deep = 0.05551, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows_stream" cost <call = 203.2, width = 32, cell = 0.5683, thin = 0.1609, far = 0.005084, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 14.96, plane = 3.468, vector = 2.501, tail = 0.5823, cell = 0.1254, far = 0.0152, cache = 1677722, deep = 0.05551, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows_stream" cost <call = 232.8, plane = 3.581, width = 16, cell = 0.5318, thin = 0.2884, far = 0.005697, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 25.19, plane = 3.966, tail = 1.811, cell = 0.7016, thin = 4.096, far = 0.008, cache = 2097152, deep = 0.05551, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 17.55, plane = 8.795, row = 1.999, tail = 3.1, cell = 0.2913, far = 0.02353, cache = 1677722, deep = 0.06791, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 22.64, plane = 5.44, row = 1.121, vector = 2.867, tail = 1.008, cell = 0.09464, far = 0.01624, cache = 1677722, deep = 0.06791, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 51.92, plane = 0.01953, vector = 8.948, tail = 26.46, cell = 0.2747, far = 0.02428, cache = 1677722, deep = 0.05284, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows_stream" cost <call = 172.5, plane = 13.33, width = 64, cell = 0.5787, thin = 0.03682, far = 0.008151, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 22.8, row = 1.393, vector = 6.127, tail = 0.7402, cell = 0.003267, far = 0.01107, cache = 2726298, deep = 0.06791, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 237.2, plane = 1.387, row = 1.777, width = 32, tail = 0.6085, cell = 0.7123, thin = 0.06776, far = 0.01079, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 23.62, plane = 2.564, row = 3.006, vector = 4.113, tail = 0.1241, cell = 0.0312, thin = 9.719, far = 0.01054, cache = 2726298, deep = 0.06791, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 27.47, row = 1.09, vector = 1.974, tail = 4.22, cell = 0.4004, far = 0.02257, cache = 2097152, deep = 0.06601, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <plane = 29.28, row = 1.456, vector = 5.445, tail = 1.889, cell = 0.2014, far = 0.01255, cache = 2097152, deep = 0.06601, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 32.77, plane = 0.07368, vector = 14.03, tail = 43.28, cell = 0.7164, far = 0.01885, cache = 2097152, deep = 0.1417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows_stream" cost <call = 6.906, plane = 185.6, row = 0.6138, width = 32, tail = 0.8595, cell = 0.7352, far = 0.01395, cache = 2726298, deep = 0.0631, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 18.09, plane = 3.15, row = 3.899, vector = 11.43, tail = 2.26, far = 0.008974, cache = 2097152, deep = 0.06601, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows_stream" cost <call = 181.3, plane = 30.02, row = 3.052, width = 32, cell = 1.389, thin = 0.2162, far = 0.007959, cache = 2097152, deep = 0.0631, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 24.95, plane = 0.5596, row = 4.429, vector = 7.714, tail = 0.8064, thin = 23.64, far = 0.008295, cache = 2726298, deep = 0.06601, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 451.7, row = 10.06, vector = 8.995, tail = 2.185, far = 0.005395, cache = 2726298, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_v8" cost <call = 409.4, row = 6.688, vector = 8.142, tail = 3.463, far = 0.0009503, cache = 2726298, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 22.1, plane = 0.003774, vector = 17.81, tail = 51.22, cell = 0.4572, far = 0.02327, cache = 2097152, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_sliding" cost <call = 152.1, plane = 4.5, vector = 2.38, tail = 2.943, cell = 0.2151, far = 0.02211, cache = 838861, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 661, row = 6.736, width = 64, cell = 0.5785, thin = 0.06735, far = 0.002035, cache = 838861, deep = 0.01918, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 472.5, row = 13.75, vector = 13.78, tail = 3.981, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 632.2, row = 11.46, width = 32, cell = 1.54, thin = 0.6546, deep = 0.01918, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 186.4, row = 25.71, vector = 0.8052, tail = 1.267, cell = 1.752, thin = 8.211, far = 0.004608, cache = 1677722, deep = 0.01675, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 26.45, row = 1.426, vector = 7.656, tail = 1.035, input = 0.02912, far = 0.01476, cache = 2097152, deep = 0.05313, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_v8" cost <call = 21.23, plane = 3.294, row = 1.691, vector = 7.281, input = 0.02361, far = 0.007926, cache = 2726298, deep = 0.05313, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 27.5, vector = 16.99, tail = 45.27, cell = 0.6215, far = 0.01104, cache = 1258291, deep = 0.05213, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows_stream" cost <call = 207.6, row = 4.997, vector = 10.61, far = 0.009505, cache = 2726298, deep = 0.04834, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 17.21, row = 3.273, vector = 10.85, tail = 0.156, cell = 0.2807, input = 0.02542, far = 0.005437, cache = 2726298, deep = 0.05313, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_stream" cost <call = 229.2, row = 3.309, width = 32, cell = 1.685, thin = 0.2258, far = 0.006301, cache = 2726298, deep = 0.04834, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 16.89, plane = 2.364, row = 3.025, vector = 8.697, thin = 20.45, far = 0.004288, cache = 2726298, deep = 0.05313, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 260.5, row = 12.72, tail = 13.83, cell = 0.7094, far = 0.01182, cache = 2097152, deep = 0.03836, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 258.9, row = 10.87, vector = 10.16, tail = 0.417, far = 0.009255, cache = 2726298, deep = 0.03836, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 85.51, plane = 0.07839, vector = 21.09, tail = 42.63, cell = 0.2689, far = 0.02523, cache = 2726298, deep = 0.03836, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 467.5, row = 17.47, vector = 11.16, far = 0.008164, cache = 2097152, deep = 0.03899, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 267, row = 14.22, vector = 15.36, cell = 0.06685, far = 0.01379, cache = 2726298, deep = 0.03836, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 475.9, row = 8.822, width = 32, cell = 1.96, thin = 1.13, far = 0.009869, cache = 2097152, deep = 0.03899, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 30.88, plane = 3.647, row = 15.16, vector = 8.8, thin = 21.69, far = 0.01246, cache = 2726298, deep = 0.03836, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 29.65, row = 9.225, vector = 22.94, input = 0.01709, far = 0.02093, cache = 2726298, deep = 0.02519, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_v8" cost <plane = 57.41, row = 5.274, vector = 21.56, cell = 0.1815, input = 0.008576, far = 0.02076, cache = 2726298, deep = 0.02519, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <vector = 79.67, tail = 37.23, cell = 0.8321, input = 0.02992, far = 0.02336, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows_stream" cost <call = 174.4, row = 17.94, vector = 22.15, input = 0.03997, far = 0.02483, cache = 2726298, deep = 0.03416, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 29.53, row = 12.37, vector = 36.65, input = 0.02272, far = 0.01819, cache = 2726298, deep = 0.02519, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows_stream" cost <plane = 248.1, row = 11.78, vector = 41.8, far = 0.01543, cache = 2726298, deep = 0.03416, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 32.6, row = 19.35, vector = 15.49, tail = 0.6513, input = 0.1344, thin = 50.8, far = 0.03427, cache = 2097152, deep = 0.02519, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 34.81, plane = 1.843, vector = 2.164, tail = 0.4833, cell = 0.3424, far = 0.01817, cache = 2097152, deep = 0.05708, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 22.24, plane = 3.566, vector = 0.5305, cell = 0.403, far = 0.01681, cache = 2097152, deep = 0.05708, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 25.47, vector = 9.694, tail = 32.41, cell = 0.2974, far = 0.0246, cache = 2726298, deep = 0.05708, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows_stream" cost <call = 190.9, plane = 0.2466, width = 64, tail = 1.117, cell = 0.7029, thin = 0.05406, far = 0.006553, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 43.95, plane = 8.396, tail = 4.095, cell = 1.048, far = 0.007626, cache = 2726298, deep = 0.05708, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows_stream" cost <call = 203.8, plane = 1.12, width = 16, cell = 1.212, thin = 0.8865, far = 0.00242, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 44.84, plane = 6.358, vector = 2.716, cell = 0.7181, thin = 8.285, far = 0.005619, cache = 2726298, deep = 0.05708, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 13.75, plane = 8.592, row = 1.65, vector = 6.675, tail = 2.056, cell = 0.01203, far = 0.01971, cache = 1677722, deep = 0.05766, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_v8" cost <call = 19.17, plane = 3.104, row = 2.235, tail = 3.875, input = 0.06425, far = 0.01748, cache = 2097152, deep = 0.05766, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 48.24, vector = 14.4, tail = 23.58, input = 0.01766, far = 0.01941, cache = 2097152, deep = 0.05766, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows_stream" cost <call = 177.7, plane = 7.852, row = 0.666, width = 64, cell = 0.6724, thin = 0.03919, far = 0.0126, cache = 2726298, deep = 0.04871, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 26.77, row = 3.15, vector = 5.042, tail = 1.881, input = 0.03324, far = 0.01532, cache = 2097152, deep = 0.05766, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows_stream" cost <call = 212.8, plane = 4.267, row = 5.258, input = 0.09485, far = 0.01409, cache = 2726298, deep = 0.04871, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 20.65, plane = 2.213, row = 2.667, vector = 2.702, tail = 2.394, input = 0.08222, thin = 10.44, far = 0.01321, cache = 2097152, deep = 0.05766, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <plane = 1.065, tail = 5.068, cell = 0.3037, far = 0.02801, cache = 1677722, deep = 0.05244, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_v8" cost <call = 12.06, plane = 0.872, tail = 3.287, cell = 0.3754, far = 0.01678, cache = 1677722, deep = 0.05244, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 24.91, vector = 6.062, tail = 29.84, cell = 0.2679, far = 0.02407, cache = 1677722, deep = 0.05244, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows_stream" cost <call = 210.5, plane = 0.6517, width = 32, input = 0.261, thin = 0.02681, far = 0.006542, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 8.365, plane = 5.092, vector = 4.104, width = 16, tail = 0.8273, cell = 0.3455, far = 0.009745, cache = 2726298, deep = 0.05244, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows_stream" cost <call = 209.2, plane = 2.741, width = 16, tail = 2.645, input = 0.2877, far = 0.01084, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 28.33, plane = 5.163, vector = 1.792, cell = 0.4101, thin = 6.05, far = 0.007593, cache = 2726298, deep = 0.05244, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 41.85, row = 10.51, vector = 7.864, tail = 1.946, cell = 0.08449, input = 0.02194, far = 0.01145, cache = 2726298, deep = 0.01878, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_v8" cost <call = 40.76, row = 7.781, vector = 8.315, tail = 5.643, far = 0.008355, cache = 2726298, deep = 0.01878, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <call = 12.42, plane = 0.1582, vector = 22.79, tail = 57.93, cell = 0.2087, far = 0.01662, cache = 2097152, deep = 0.01878, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows_stream" cost <call = 346.3, width = 64, tail = 4.588, cell = 0.604, thin = 0.1421, far = 0.01506, cache = 838861, deep = 0.008352, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 43.32, row = 16.08, vector = 13.97, tail = 7.517, far = 0.004273, cache = 2726298, deep = 0.01878, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows_stream" cost <call = 335.8, row = 10.77, width = 32, cell = 1.617, thin = 0.5183, far = 0.009821, cache = 838861, deep = 0.008352, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 34.29, row = 18.15, vector = 4.051, tail = 10.11, cell = 1.01, thin = 13.68, far = 0.01343, cache = 838861, deep = 0.01878, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 29.54, row = 18.89, vector = 11.05, far = 0.008269, cache = 2726298, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_v8" cost <call = 25.39, plane = 0.0757, row = 18.81, vector = 9.733, tail = 1.763, input = 0.002758, far = 0.006408, cache = 2097152, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 17.11, plane = 0.06568, vector = 24.95, tail = 57.21, cell = 0.1317, far = 0.02299, cache = 2726298, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_sliding" cost <call = 27.26, plane = 15.72, vector = 6.579, cell = 0.0424, far = 0.01943, cache = 2726298, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows_stream" cost <call = 221.2, row = 19.12, width = 64, cell = 0.6123, input = 0.01541, thin = 0.08916, far = 0.00638, cache = 2726298, deep = 0.04164, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 32.15, plane = 2.822, row = 26.21, vector = 15.81, tail = 1.609, far = 0.01433, cache = 2726298, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows_stream" cost <call = 219.5, row = 30.43, width = 32, cell = 1.848, thin = 0.2015, far = 0.017, cache = 2726298, deep = 0.04164, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 57.34, row = 29.68, tail = 3.806, cell = 2.1, input = 0.02532, thin = 12.27, far = 0.0116, cache = 2726298, deep = 0.03976, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1575, row = 13.56, vector = 20.6, tail = 6.311, cell = 0.1127, far = 0.01443, cache = 2726298, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_v8" cost <call = 1481, plane = 13.48, row = 10.15, vector = 21.36, tail = 6.567, far = 0.006073, cache = 2726298, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <call = 42.39, plane = 0.1191, vector = 70.74, tail = 35.94, cell = 0.3352, far = 0.03797, cache = 2726298, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_separable" cost <call = 300, plane = 22.93, vector = 6.045, cell = 0.1749, far = 0.008004, cache = 838861, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows_stream" cost <call = 1783, row = 5.988, width = 64, cell = 1.449, thin = 0.2714, far = 0.01299, cache = 2726298, deep = 0.02554, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1591, plane = 36.09, row = 20.8, vector = 34.23, tail = 11.73, cell = 0.5554, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows_stream" cost <call = 1703, plane = 46.35, row = 28, vector = 36.54, deep = 0.02554, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 283.3, row = 28.98, vector = 20.56, tail = 15.85, thin = 42.4, far = 0.02056, cache = 2097152, deep = 0.0162, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_separable" cost <call = 471.7, plane = 41.69, vector = 12.17, tail = 1.986, far = 0.01097, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 55.59, plane = 9.939, row = 10.66, vector = 4.46, tail = 15.6, input = 0.04325, tap = 0.1026, far = 0.01297, cache = 1677722, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 42.04, vector = 8.811, tail = 70.66, tap = 0.2455, step = 0.01663, far = 0.01856, cache = 2726298, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_many_taps" cost <call = 996.5, plane = 82.34, vector = 24.3, width = 32, tail = 3.055, input = 0.6442, step = 0.09781, far = 0.01585, cache = 1677722, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_plane_lanes" cost <call = 873.6, plane = 10.41, vector = 16.13, width = 64, cell = 0.5994, input = 0.4352, thin = 0.1932, tap = 0.005151, step = 0.02611, far = 0.01929, cache = 2097152, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_many_taps" cost <call = 900.6, plane = 88.32, vector = 12.87, tail = 7.274, input = 0.6515, thin = 1.969, step = 0.1504, far = 0.02106, cache = 2726298, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 69.42, plane = 11.8, row = 11.42, vector = 3.676, tail = 5.899, input = 0.03076, thin = 22.26, tap = 0.4095, far = 0.009687, cache = 2726298, deep = 0.07235, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 31.73, width = 32, tail = 0.7729, cell = 0.2544, thin = 0.1054, far = 0.02874, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_few_channels_v8" cost <plane = 55.67, width = 16, cell = 0.3631, thin = 0.1776, far = 0.04163, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows_stream" cost <call = 178.8, plane = 35.78, vector = 0.393, width = 32, cell = 0.5401, far = 0.006571, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 127.2, vector = 6.751, thin = 3.665, far = 0.03587, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 46.72, row = 0.5256, vector = 2.834, tail = 0.5072, cell = 0.04867, far = 0.01859, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows_stream" cost <call = 216.4, plane = 46.14, tail = 170.6, cell = 0.5862, far = 0.006498, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 55.29, row = 1.69, vector = 1.702, cell = 0.1084, thin = 5.033, far = 0.01547, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.36, row = 2.601, vector = 4.312, cell = 0.05349, far = 0.02506, cache = 1677722, deep = 0.05113, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 63.37, vector = 3.805, tail = 0.5806, cell = 0.1589, far = 0.02156, cache = 1677722, deep = 0.05113, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 170.4, plane = 47.29, row = 0.7887, tail = 75.58, cell = 0.5722, far = 0.008716, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 108.9, row = 7.389, vector = 7.764, thin = 11.11, far = 0.02197, cache = 2097152, deep = 0.05113, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.48, row = 1.157, vector = 5.885, tail = 0.4348, cell = 0.04817, far = 0.01268, cache = 2097152, deep = 0.05113, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 175.3, plane = 60.72, row = 2.256, tail = 340, cell = 0.6904, far = 0.01119, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 55.32, row = 3.109, vector = 1.977, cell = 0.3769, thin = 10.78, far = 0.01566, cache = 2726298, deep = 0.05113, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 44.44, row = 3.628, vector = 8.822, tail = 1.223, far = 0.02419, cache = 1677722, deep = 0.04919, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_few_channels_v8" cost <plane = 60.47, row = 0.8531, vector = 6.996, cell = 0.2758, far = 0.02561, cache = 1677722, deep = 0.04919, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows_stream" cost <call = 136.2, plane = 64.13, row = 2.531, tail = 65.24, cell = 0.7153, far = 0.01427, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 102.9, row = 12.99, vector = 13.46, thin = 26.54, far = 0.01894, cache = 2097152, deep = 0.04919, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 52.33, row = 7.481, vector = 13.09, cell = 0.1118, far = 0.004797, cache = 2726298, deep = 0.04919, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_stream" cost <call = 181.8, plane = 74.22, row = 1.739, vector = 11.57, width = 32, cell = 1.237, far = 0.003848, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 64.56, row = 3.775, vector = 7.415, tail = 0.1477, thin = 26.62, far = 0.008374, cache = 2726298, deep = 0.04919, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 54.45, plane = 98.44, row = 0.5129, vector = 2.627, tail = 3.173, cell = 0.1796, far = 0.01294, cache = 2726298, deep = 0.07276, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_few_channels_v8" cost <call = 216.7, plane = 123.3, vector = 3.66, tail = 1.387, cell = 0.2355, far = 0.01822, cache = 2097152, deep = 0.07276, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows_stream" cost <call = 244.7, plane = 101.2, row = 0.6222, cell = 0.3835, far = 0.004337, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 927.9, row = 86.53, vector = 12.44, cell = 0.002154, thin = 33.01, far = 0.03318, cache = 1677722, deep = 0.07276, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 175.8, plane = 118.1, vector = 10.8, tail = 2.449, cell = 0.0211, far = 0.004383, cache = 2097152, deep = 0.07276, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 281.3, plane = 115, cell = 1.598, far = 0.02168, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 255.3, plane = 109.8, row = 1.388, vector = 7.02, tail = 1.953, thin = 22.46, far = 0.007833, cache = 2726298, deep = 0.07276, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 61.72, row = 0.9116, vector = 7.1, tail = 1.784, input = 0.005805, far = 0.01965, cache = 1677722, deep = 0.04491, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_few_channels_v8" cost <plane = 68.72, row = 0.1331, vector = 4.423, tail = 2.108, input = 0.08646, far = 0.0214, cache = 1677722, deep = 0.04491, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows_stream" cost <call = 116.7, plane = 72.05, row = 0.2836, tail = 81.43, cell = 0.4444, input = 0.01579, far = 0.0082, cache = 2726298, deep = 0.02511, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 101, row = 28.86, cell = 1.422, thin = 34.15, far = 0.05076, cache = 2726298, deep = 0.04491, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 59.71, row = 3.697, vector = 8.923, tail = 2.399, input = 0.0594, far = 0.007325, cache = 2726298, deep = 0.04491, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 152.2, plane = 77.88, row = 5.122, vector = 10.32, tail = 5.544, input = 0.024, far = 0.006754, cache = 2726298, deep = 0.02511, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <plane = 69.14, row = 3.886, vector = 4.508, tail = 0.8297, cell = 0.3891, input = 0.04624, thin = 20.62, far = 0.008692, cache = 2726298, deep = 0.04491, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 62.6, row = 1.173, vector = 4.106, tail = 7.584, cell = 0.2117, far = 0.01888, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_few_channels_v8" cost <plane = 84.73, vector = 7.25, tail = 0.6369, cell = 0.1482, far = 0.02111, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 150.9, plane = 71.69, row = 2.215, tail = 24.57, cell = 0.4858, far = 0.007779, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 119.8, row = 76.78, cell = 1.379, thin = 49.34, far = 0.003669, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 84.46, row = 2.81, vector = 4.343, tail = 9.228, cell = 0.9814, far = 0.00332, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 163.6, plane = 87.11, row = 3.614, width = 16, cell = 1.484, thin = 0.2502, far = 0.005605, cache = 1258291>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 69.05, row = 4.736, vector = 2.059, tail = 1.463, cell = 1.316, thin = 25.66, far = 0.006189, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <call = 149.3, plane = 50.1, tail = 57.18, cell = 3.178, input = 0.001525, far = 0.009165, cache = 2726298, deep = 0.05417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_few_channels_v8" cost <plane = 39.93, vector = 43.59, tail = 10.8, cell = 2.088, far = 0.005933, cache = 1258291, deep = 0.05417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows_stream" cost <call = 228.4, plane = 53.04, width = 32, tail = 0.9814, cell = 3.056, input = 0.008722, far = 0.006442, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <plane = 90.75, row = 23.33, cell = 5.694, thin = 108.9, deep = 0.05417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <plane = 29.86, row = 11.73, vector = 75.72, tail = 20.05, cell = 4.32, far = 0.004027, cache = 838861, deep = 0.05417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows_v16_stream64" cost <call = 189.1, plane = 50.66, width = 32, cell = 13.57, thin = 0.4517>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 287, plane = 3.466, row = 12.91, tail = 16.29, cell = 18.73, thin = 68.33, far = 0.007781, cache = 838861, deep = 0.05417, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 46.99, row = 2.146, width = 32, cell = 0.3301, thin = 0.1334, far = 0.02584, cache = 1677722, deep = 0.04695, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_few_channels_v8" cost <plane = 60.24, tail = 3.63, cell = 0.7249, far = 0.03072, cache = 1677722, deep = 0.04695, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows_stream" cost <call = 155.4, plane = 46.46, row = 0.3169, cell = 0.6103, far = 0.008997, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 132.2, vector = 8.859, thin = 9.848, far = 0.02834, cache = 2097152, deep = 0.04695, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 56.08, row = 3.775, tail = 3.389, cell = 0.7162, far = 0.01352, cache = 2726298, deep = 0.04695, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows_stream" cost <call = 181.7, plane = 53.79, row = 2.114, width = 16, tail = 1.975, cell = 0.7256, thin = 0.07273, far = 0.01026, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 55.22, row = 4.072, vector = 2.613, cell = 0.2351, thin = 7.162, far = 0.01165, cache = 2726298, deep = 0.04695, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 26.8, plane = 70.18, row = 3.78, vector = 13.51, tail = 2.285, far = 0.02803, cache = 2726298, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_few_channels_v8" cost <call = 13.12, plane = 73.12, vector = 11.91, width = 32, tail = 1.372, cell = 1.187, far = 0.02339, cache = 2726298, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows_stream" cost <call = 252, plane = 76.07, row = 1.836, vector = 6.745, width = 32, cell = 0.6034, thin = 0.1506, far = 0.01117, cache = 2726298>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_van_herk" cost <plane = 204.2, cell = 0.5938, far = 0.0805, cache = 2097152, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 730.1, row = 369.9, vector = 52.76, thin = 49.32, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 43.45, plane = 73.94, row = 8.038, vector = 18.29, far = 0.00469, cache = 838861, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows_v16_stream64" cost <call = 248.6, plane = 82.48, vector = 9.326, width = 32, tail = 2.314, cell = 1.936, far = 0.002158, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 57.5, plane = 74.37, row = 7.332, vector = 2.029, tail = 1.123, cell = 2.126, thin = 72.73, far = 0.01993, cache = 1258291, deep = 0.1617, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 22.52, plane = 144.5, row = 0.5405, tail = 7.518, cell = 0.05614, input = 0.2951, far = 0.02449, cache = 1677722, deep = 0.02194, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_few_channels_v8" cost <call = 168.8, plane = 151.4, tail = 4.363, input = 0.9506, far = 0.03394, cache = 1677722, deep = 0.02194, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows_stream" cost <plane = 102.3, tail = 369.2, cell = 0.1562, input = 0.2717, far = 0.009441, cache = 1677722>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <plane = 132.2, row = 59.39, vector = 14.98, thin = 32.85, far = 0.02264, cache = 2726298, deep = 0.02194, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 196.8, plane = 190.4, vector = 2.975, tail = 5.922, input = 1.327, far = 0.02757, cache = 1677722, deep = 0.02194, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows_v16_stream64" cost <plane = 185.2, tail = 118.9, cell = 0.7224, input = 1.302, far = 0.03274, cache = 2097152>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 255.4, plane = 85.21, row = 3.079, tail = 4.105, input = 2.06, thin = 23.61, far = 0.03812, cache = 1677722, deep = 0.02194, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_van_herk" cost <call = 89.08, plane = 278.4, vector = 13.51, cell = 0.1898, far = 0.0657, cache = 2726298, deep = 0.09803, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_van_herk" cost <call = 1434, plane = 637.2, vector = 12.77, cell = 0.2405, far = 0.02397, cache = 838861>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 80.79, row = 8.665, vector = 3.742, tail = 4.707, tap = 0.05571, step = 0.004841, far = 0.01471, cache = 2097152, deep = 0.07058, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_many_taps" cost <call = 123.8, plane = 858.7, row = 6.379, vector = 9.004, tail = 13.15, input = 0.4364, tap = 0.005094, step = 0.01508, far = 0.03941, cache = 1677722, deep = 0.07058, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 85.92, row = 10.07, vector = 2.001, tail = 5.535, thin = 6.783, tap = 0.2093, step = 0.02116, far = 0.004656, cache = 1677722, deep = 0.07058, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_many_taps" cost <call = 178.1, plane = 877.7, row = 5.513, vector = 7.427, tail = 11.21, input = 0.7811, tap = 0.008237, step = 0.03587, far = 0.04838, cache = 2726298, deep = 0.07058, last = 90876584>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <plane = 87.63, row = 9.914, vector = 2.816, tail = 2.907, thin = 7.384, tap = 0.2405, step = 0.02614, far = 0.005511, cache = 1677722, deep = 0.07058, last = 90876584>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <plane = 25.49, row = 1.389, vector = 3.394, tail = 0.8102, far = 0.02369, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 19.03, plane = 4.293, row = 1.014, vector = 3.268, tail = 0.7558, far = 0.0148, cache = 2097152>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 130.2, plane = 0.2554, vector = 12.66, tail = 29.05, far = 0.01866, cache = 2097152>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows_stream" cost <call = 169.2, plane = 29.46, width = 64, cell = 0.3849, thin = 0.05418, far = 0.0101, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 15.34, plane = 4.82, row = 1.799, vector = 5.067, tail = 0.785, far = 0.01145, cache = 1258291>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows_stream" cost <call = 165.9, plane = 48.18, vector = 1.004, width = 32, cell = 0.5627, far = 0.01024, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 22.5, row = 2.779, vector = 3.672, tail = 0.2822, thin = 11.04, far = 0.008134, cache = 2097152>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 224.4, plane = 45.04, row = 6.192, vector = 16.51, width = 32, tail = 0.8951, cell = 0.1746, far = 0.009931, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_v8" cost <call = 255.8, row = 10.19, vector = 10.13, tail = 0.3658>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 26.47, vector = 22.72, tail = 51.42, cell = 0.166, far = 0.03661, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 454.1, row = 10.56, vector = 21.01, width = 32, tail = 6.378, far = 0.01307, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 260.4, row = 14.4, vector = 14.73, tail = 3.976, far = 0.02042, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 429.6, plane = 13.25, row = 15.63, width = 32, tail = 0.2458, cell = 1.725, thin = 0.1005, far = 0.01876, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 29.31, row = 18.38, vector = 0.7317, tail = 2.001, cell = 1.741, thin = 15.87, far = 0.01211, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 16.21, plane = 48.78, row = 2.534, tail = 19.76, input = 0.1173, tap = 0.1058, step = 0.004023, far = 0.008451, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 54.08, vector = 9.267, tail = 72.63, input = 0.001824, tap = 0.232, step = 0.02166, far = 0.02064, cache = 1258291>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_many_taps" cost <call = 1105, plane = 93.51, width = 32, tail = 23.71, input = 0.7485, step = 0.1407, far = 0.02375, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_plane_lanes" cost <call = 1667, plane = 9.749, vector = 18.93, width = 32, cell = 0.07548, input = 0.4532, thin = 1.011, step = 0.02887, far = 0.03842, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_many_taps" cost <call = 1105, plane = 72.66, vector = 30.19, width = 32, cell = 0.005944, input = 0.8213, step = 0.1737>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 71.84, plane = 19.84, row = 9.471, vector = 1.99, tail = 9.421, thin = 18.48, tap = 0.4307, step = 0.009276, far = 0.009348, cache = 838861>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 34.72, width = 64, cell = 0.2889, thin = 0.1656, far = 0.02212, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 68.85, width = 16, tail = 2.115, cell = 0.5174, thin = 0.001022, far = 0.01953, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows_stream" cost <call = 112.6, plane = 101.1, cell = 0.422, far = 0.002463, cache = 838861>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 15.04, plane = 121.8, row = 2.996, vector = 6.338, tail = 0.7396, thin = 12.01, far = 0.01829, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 52.99, row = 3.645, vector = 1.339, width = 16, tail = 1.05, cell = 0.5111, thin = 0.1995, far = 0.008455, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows_stream" cost <call = 158.1, plane = 73.56, row = 2.439, width = 16, tail = 0.7277, cell = 0.583, thin = 0.2858, far = 0.0006584, cache = 838861>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 54.38, row = 4.104, vector = 0.1575, cell = 0.7036, thin = 13.49, far = 0.005802, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 55.29, row = 4.108, tail = 8.18, cell = 0.3987, far = 0.02948, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_few_channels_v8" cost <plane = 73.17, vector = 2.141, tail = 0.01723, cell = 0.7811, far = 0.03169, cache = 2097152>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows_stream" cost <call = 166.4, plane = 71.08, row = 3.245, tail = 80.96, cell = 0.3623, far = 0.01562, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <plane = 70.16, row = 101.9, cell = 0.6959, thin = 29.82>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 69.04, row = 6.08, vector = 6.794, cell = 0.4859, far = 0.006399, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 180.3, plane = 66.07, row = 4.595, width = 32, cell = 1.284, thin = 0.4358, far = 0.01389, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 73.44, row = 3.66, vector = 1.938, tail = 1.797, cell = 1.147, thin = 23.94, far = 0.006538, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 67.7, row = 9.628, vector = 2.649, tail = 5.239, input = 0.002527, tap = 0.0619, step = 0.001789, far = 0.01264, cache = 1677722>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_many_taps" cost <call = 203.1, plane = 866.4, row = 4.257, vector = 9.357, tail = 10.26, input = 0.4539, tap = 0.01079, step = 0.0008623, far = 0.03562, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 77.19, row = 10.94, vector = 0.7315, tail = 5.968, thin = 7.939, tap = 0.2394, far = 0.01031, cache = 1258291>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_many_taps" cost <call = 198.7, plane = 903.1, row = 3.247, vector = 9.081, tail = 6.308, input = 0.7627, tap = 0.007958, step = 0.01374, far = 0.03239, cache = 2726298>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 78.6, row = 8.563, vector = 2.299, tail = 3.319, cell = 0.02517, thin = 10.15, tap = 0.2815, step = 0.0004202, far = 0.009521, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 7.714, plane = 4.651, row = 0.4253, vector = 2.641, cell = 0.121, far = 0.01954, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 17.01, plane = 2.72, row = 0.3077, vector = 2.822, tail = 0.4364, cell = 0.1206, far = 0.01404, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 28.29, plane = 0.02254, vector = 9.751, tail = 22.23, cell = 0.1981, far = 0.02413, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows_stream" cost <call = 171.8, row = 9.413, vector = 4.475>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 6.492, plane = 4.036, row = 0.6972, vector = 5.21, tail = 0.9768, far = 0.01174, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows_stream" cost <call = 174.2, row = 13.35, vector = 4.268, far = 0.01036, cache = 1258291>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.6, plane = 2.422, row = 2.369, vector = 1.388, tail = 0.1973, cell = 0.4652, thin = 9.865, far = 0.0127, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 294.4, row = 8.114, vector = 10.47, tail = 0.7001, far = 0.008399, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_v8" cost <call = 255.9, plane = 0.5922, row = 7.058, vector = 18.73, width = 16, cell = 0.1457, thin = 0.05794, far = 0.003311, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 21.03, plane = 0.116, vector = 23.32, tail = 48.41, far = 0.03337, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <plane = 654.4, row = 12.93, far = 0.03168, cache = 838861>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 265.6, plane = 4.813, row = 10.64, vector = 23.96, width = 16, tail = 1.344, cell = 0.3905, thin = 0.005343, far = 0.004616, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 474.2, row = 17.39, vector = 14.47>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 32.84, row = 17.48, vector = 2.643, tail = 0.6247, cell = 1.136, thin = 14.08>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 41.44, plane = 38.2, row = 13.13, tail = 10.08, tap = 0.1033, step = 0.02584, far = 0.01963, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 0.1916, vector = 6.237, tail = 76.26, input = 0.0793, tap = 0.2317, step = 0.003064, far = 0.02196, cache = 1258291>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_many_taps" cost <call = 1483, plane = 86.87, vector = 27.23, width = 64, input = 0.7323, step = 0.09023, far = 0.009997, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_plane_lanes" cost <call = 1409, plane = 11.21, width = 64, cell = 0.8564, input = 0.3439, thin = 0.3892, tap = 0.0001531, step = 0.03583, far = 0.02966, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_many_taps" cost <call = 1228, plane = 84.2, vector = 33.53, width = 32, cell = 0.05019, input = 0.6852, step = 0.1685>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 53.66, plane = 19.61, row = 7.733, vector = 1.204, tail = 10, thin = 14.7, tap = 0.427, step = 0.02501, far = 0.009703, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 33.94, row = 1.453, vector = 0.361, tail = 1.569, cell = 0.2387, far = 0.01904, cache = 1258291>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_few_channels_v8" cost <plane = 61.54, tail = 1.238, cell = 0.4804, far = 0.01849, cache = 1258291>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 144.6, plane = 32.09, row = 8.238, vector = 4.189, tail = 71.41>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <plane = 95.43, row = 8.116, vector = 4.262, cell = 0.1334, thin = 11.66, far = 0.01294, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 51.5, row = 2.607, vector = 0.8563, tail = 2.153, cell = 0.4674, far = 0.008144, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows_stream" cost <call = 124.7, plane = 69.44, row = 3.816, vector = 4.203, tail = 328.6, far = 0.004866, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 53.37, row = 2.244, vector = 1.203, cell = 0.3018, thin = 11.71, far = 0.008126, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 70.99, row = 2.461, vector = 2.29, tail = 3.099, cell = 0.2151, far = 0.01606, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_few_channels_v8" cost <call = 1.121, plane = 78.66, vector = 4.583, cell = 0.3759, far = 0.01408, cache = 2726298>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows_stream" cost <call = 96.35, plane = 121.1, row = 10.05, vector = 5.023, tail = 233.9>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <row = 75.61, vector = 20.61, thin = 51.66>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 81.6, row = 2.757, vector = 9.682, cell = 0.1703, far = 0.0008352, cache = 838861>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows_stream" cost <call = 79.19, plane = 154.7, row = 6.114, vector = 10.06, tail = 306>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 5.528, plane = 68.44, row = 2.749, tail = 4.032, cell = 1.514, thin = 20.08>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 73.75, row = 7.615, vector = 1.725, tail = 4.894, input = 0.01361, tap = 0.05932, step = 0.0002101, far = 0.01239, cache = 1677722>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_many_taps" cost <call = 187.5, plane = 854, row = 6.507, vector = 10.99, tail = 10.88, input = 0.356, step = 0.01478, far = 0.02869, cache = 2097152>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 82.06, row = 9.15, tail = 3.949, cell = 0.1129, thin = 7.839, tap = 0.2215, step = 0.008705, far = 0.005886, cache = 838861>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_many_taps" cost <call = 332.3, plane = 872.3, row = 2.671, vector = 11.4, tail = 8.112, input = 0.7201, thin = 1.151, step = 0.006265, far = 0.0089, cache = 838861>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 81.04, row = 8.147, vector = 1.889, tail = 3.384, thin = 7.419, tap = 0.265, step = 0.002263, far = 0.006814, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 29.59, row = 14.18, width = 32, tail = 2.824, input = 0.08151, thin = 0.4035, tap = 0.1131, step = 0.01308, far = 0.01569, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <vector = 5.668, tail = 81.73, tap = 0.2384, step = 0.01301, far = 0.02359, cache = 1258291>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_many_taps" cost <call = 1451, plane = 56.33, vector = 4.378, tail = 10.39, cell = 0.486, input = 0.7486, thin = 2.565, step = 0.06408>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_plane_lanes" cost <call = 473.4, plane = 10.66, vector = 34.6, width = 64, cell = 0.1501, input = 0.4149, thin = 0.2461, tap = 0.03552, step = 0.02318, far = 0.01467, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_many_taps" cost <call = 1134, plane = 81.12, vector = 7.312, width = 16, cell = 0.7958, input = 0.8135, thin = 3.11, step = 0.1384>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <row = 11.77, width = 16, tail = 22.54, cell = 0.007892, thin = 0.236, tap = 0.5487, far = 0.02543, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 65.02, row = 7.54, vector = 2.893, tail = 5.918, input = 0.003, tap = 0.05437, step = 0.00164, far = 0.01124, cache = 1677722>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_many_taps" cost <call = 67.25, plane = 871.3, row = 0.9098, vector = 23.31, width = 32, tail = 4.874, input = 0.4483, step = 0.002104, far = 0.01584, cache = 2726298>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 73.3, row = 11.26, vector = 1.945, tail = 4.468, thin = 8.838, tap = 0.1775, step = 0.009535, far = 0.006284, cache = 838861>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_many_taps" cost <call = 164.7, plane = 872.8, row = 3.506, vector = 6.761, tail = 18.83, input = 0.8252, tap = 0.007016, step = 0.02325>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 76.83, row = 7.82, vector = 0.7597, tail = 2.884, cell = 0.4662, thin = 13.31, tap = 0.2328, step = 0.009125, far = 0.002988, cache = 838861>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows_v16" cost <plane = 29.59, row = 3.465, input = 0.1075, tap = 0.1126, step = 0.02012>
  argpool.measured "max_pool_f16_none_cf_any__avx512_plane_lanes_v16" cost <call = 1211, plane = 11.29, vector = 15.28, width = 64, cell = 0.6885, input = 1.116, step = 0.06915>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <plane = 27.97, row = 13.32, tail = 8.113, input = 0.03652, thin = 16.75, tap = 0.299>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <call = 42.16, plane = 69.98, row = 2.566, tail = 12.19, tap = 0.0811, far = 0.009408, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__avx512_many_taps" cost <plane = 957, row = 5.763, tail = 10.69, cell = 0.1364, input = 0.1907, tap = 0.001747, far = 0.01927, cache = 838861>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 59.2, plane = 60.87, row = 11.01, tail = 19.9, cell = 0.1084, tap = 0.08667, step = 0.0009727>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 42.39, plane = 103.5, row = 13.18, tail = 3.158, cell = 0.2044, thin = 5.21, tap = 0.1381, step = 0.002822, far = 0.01642, cache = 1677722>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 24.85, plane = 9.274, row = 1.098, vector = 13.38, tail = 3.024, cell = 0.05081, far = 0.009435, cache = 2097152>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 29.16, row = 0.9161, vector = 11.4, tail = 1.888, far = 0.003532, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 23.76, plane = 2.134, row = 0.7328, vector = 10.29, tail = 0.7527, cell = 0.05394, far = 0.0003101, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 30.27, plane = 0.6851, row = 1.322, vector = 14.75, tail = 1.982, cell = 0.02574, far = 0.003376, cache = 1258291>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 27.01, plane = 5.824, row = 1.797, vector = 10.17, tail = 1.495, cell = 0.09506, far = 0.002156, cache = 2726298>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 26.31, plane = 0.1457, row = 4.244, vector = 2.002, tail = 2.705, cell = 1.45, thin = 11.06, far = 0.002262, cache = 2726298>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 381.6, row = 30.91, vector = 26.82, cell = 0.1529>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 337.7, row = 20.63, vector = 20.34, tail = 1.529, cell = 0.2132, far = 0.001905, cache = 2726298>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 320.6, plane = 0.3843, row = 15.87, vector = 22.4, cell = 0.09507>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 68.81, row = 71.89, vector = 32.33, tail = 2.739>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 95.68, row = 39.19, vector = 21.66, tail = 2.237>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 62.98, row = 29.11, width = 8, tail = 4.695, cell = 4.344, thin = 1.332, far = 0.004824, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows_v16" cost <call = 19.78, plane = 74.97, row = 3.176, tail = 10.57, tap = 0.2659, far = 0.00008026, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 1559, plane = 18, vector = 40.62, width = 32, cell = 0.4833, input = 1.308, thin = 1.016, tap = 0.007671, step = 0.02331, far = 0.00364, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 57.14, plane = 10.72, row = 12.04, tail = 9.058, thin = 28.45, tap = 0.4439, step = 0.03391>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 45.46, row = 1.944, vector = 12.99, tail = 1.377, far = 0.009158, cache = 1677722>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 53.4, vector = 10.22, tail = 1.016, far = 0.01073, cache = 2097152>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 53.17, row = 0.2334, vector = 4.775, tail = 1.774, cell = 0.5583, thin = 13.57, far = 0.002722, cache = 2097152>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 161.6, plane = 55.12, tail = 34.82, cell = 0.5243>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.33, row = 1.814, vector = 12.87, tail = 2.651>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 52.79, row = 2.86, vector = 1.209, tail = 3.756, cell = 0.8744, thin = 12.32>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 196, plane = 59.35, row = 0.2199, width = 64, cell = 0.7695, thin = 0.07774>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 53.99, row = 2.637, vector = 1.116, tail = 3.161, cell = 1.009, thin = 12.59, far = 0.005403, cache = 2726298>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 79.72, row = 1.1, vector = 16.83, cell = 0.2832, far = 0.001496, cache = 1677722>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <plane = 90.3, vector = 17.32, tail = 1.029, cell = 0.1653, far = 0.002189, cache = 1677722>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 85.52, tail = 7.67, cell = 2.316, thin = 27.1>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 306.7, plane = 90.22, width = 64, cell = 0.7647, thin = 0.03968>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 101.8, row = 0.755, vector = 24.88, tail = 1.736, cell = 0.0936>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 0.7168, plane = 95.24, tail = 9.309, cell = 2.216, thin = 25.9>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 200, plane = 128.5, vector = 25.81, tail = 110.9>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 13.48, plane = 94.31, tail = 7.905, cell = 2.128, thin = 26.24, far = 0.007182, cache = 2097152>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 83.93, row = 6.72, vector = 6.962, tail = 14.74, input = 0.009296, tap = 0.1145, far = 0.004795, cache = 1258291>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_many_taps" cost <call = 225.6, plane = 813.8, row = 11.08, vector = 40.92, tail = 21.24, input = 0.2442, step = 0.008456, far = 0.01904, cache = 1677722>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 85.16, row = 11.3, vector = 7.082, tail = 14.18, input = 0.0109, tap = 0.2071, far = 0.003797, cache = 1258291>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 95.42, row = 11.35, vector = 0.5651, tail = 8.898, cell = 0.6224, thin = 14.5, tap = 0.2946, step = 0.005376, far = 0.006118, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows_v16" cost <call = 125.8, width = 32, tail = 38.68, tap = 0.3118, far = 0.1924, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 2163, plane = 17.65, row = 4.558, input = 1.538, tap = 0.003694, step = 0.02599, far = 0.07537, cache = 838861>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 66.33, row = 10.46, vector = 0.7558, tail = 27.93, input = 0.06844, thin = 25.58, tap = 0.4344, step = 0.05199, far = 0.08908, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 84.14, row = 5.893, vector = 4.552, tail = 5.413, tap = 0.1217>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_many_taps" cost <call = 1.418, plane = 778.1, row = 7.136, vector = 12.39, tail = 33.45, input = 0.2398, step = 0.01743, far = 0.04975, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 85.95, row = 16.16, vector = 2.261, tail = 6.98, tap = 0.2342>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 81.99, row = 16.36, vector = 2.139, tail = 4.737, input = 0.0009561, thin = 10.82, tap = 0.3271, far = 0.01605, cache = 2097152>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows_v16" cost <call = 250.7, row = 58.45, vector = 4.478, width = 32, tail = 43.89, thin = 0.5253, tap = 0.1582>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 2049, plane = 32.51, input = 1.261, tap = 0.2714, step = 0.02702>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <row = 75.78, vector = 4.985, width = 16, tail = 25.05, thin = 18.28, tap = 0.2669, step = 0.001298>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 66.21, row = 3.484, vector = 2.44, tail = 9.498, tap = 0.07641, far = 0.005692, cache = 838861>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_many_taps" cost <call = 82.05, plane = 885.9, vector = 24.14, width = 64, tail = 2.945, input = 0.2559, tap = 0.01001, far = 0.00243, cache = 1258291>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 65.26, row = 12.53, vector = 2.146, tail = 6.794, tap = 0.1288, step = 0.0001864, far = 0.004458, cache = 1258291>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 79.63, row = 12.69, vector = 2.137, tail = 6.152, thin = 9.386, tap = 0.1806, far = 0.01001, cache = 838861>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows_v16" cost <plane = 3.027, width = 64, tail = 38.09, cell = 0.341, thin = 9.97, tap = 0.1826>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 674, row = 11.89, vector = 5.217, tail = 12.62, input = 0.008531, thin = 44.6, tap = 0.2357>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 112.3, row = 4.4, tail = 9.465, cell = 0.04173, tap = 0.07595, far = 0.01653, cache = 1258291>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_many_taps" cost <call = 341.4, plane = 744.4, row = 5.904, vector = 4.123, tail = 22.64, input = 0.3938, thin = 0.4846, step = 0.009893, far = 0.01197, cache = 838861>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 1.656, plane = 94.86, row = 10.39, tail = 4.233, cell = 0.1878, tap = 0.1186, far = 0.02791, cache = 1258291>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 10.08, plane = 78.03, row = 8.988, tail = 4.049, cell = 0.4922, thin = 11.16, tap = 0.1707, far = 0.04799, cache = 1677722>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows_v16" cost <call = 101.4, plane = 23.38, tail = 17.57, cell = 0.4524, tap = 0.004238, step = 0.03309, far = 0.07684, cache = 838861>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_plane_lanes_v16" cost <call = 1006, plane = 11.79, cell = 0.6966, input = 1.534, tap = 0.05952>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 17.69, plane = 13.32, row = 5.301, vector = 5.63, tail = 6.202, thin = 17.45, tap = 0.06879, step = 0.08027, far = 0.02759, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 65.46, row = 8.35, vector = 1.923, tail = 7.89, tap = 0.0541, step = 0.002316>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_many_taps" cost <call = 89.4, plane = 744.8, row = 1.702, vector = 7.316, width = 64, tail = 6.927, input = 0.2259, far = 0.02265, cache = 2097152>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 70.6, row = 13.69, vector = 2.133, tail = 8.963, tap = 0.07177, step = 0.001467, far = 0.004517, cache = 1677722>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 58.29, row = 10.82, tail = 6.578, cell = 0.3179, thin = 10.96, tap = 0.1194, step = 0.003251, far = 0.002314, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 24.44, plane = 13.74, row = 1.21, vector = 14.85, tail = 1.757, far = 0.008152, cache = 2097152>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 24.94, plane = 2.864, row = 2.185, vector = 11.31, tail = 1.554, far = 0.002796, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 25.13, row = 1.547, vector = 10.1, tail = 0.9242, cell = 0.066>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 22.86, plane = 3.447, row = 3.358, vector = 15.01, tail = 0.5232, far = 0.002676, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 31.47, row = 4.087, vector = 10.18, tail = 0.5864, cell = 0.06129, far = 0.001706, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 20.01, plane = 0.1801, row = 3.774, vector = 0.6971, tail = 4.054, cell = 1.81, thin = 10.09>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 342.2, row = 36.62, vector = 29.5, cell = 0.01923>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 162.7, plane = 154.9, row = 16.31, vector = 21.65, cell = 0.163, far = 0.00211, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 314.7, plane = 5.598, row = 16.48, vector = 19.43, cell = 0.4542, far = 0.003683, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 5.984, plane = 35.38, row = 77.93, vector = 31.48, tail = 0.5611>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 55.07, plane = 1.248, row = 40.95, vector = 18.28, tail = 1.362, cell = 0.4142, far = 0.002432, cache = 2097152>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 47.24, row = 32.8, tail = 4.665, cell = 4.207, thin = 4.21, far = 0.01381, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows_v16" cost <call = 41.12, plane = 23.11, row = 5.198, tail = 9.566, tap = 0.2758>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_plane_lanes_v16" cost <call = 733.7, plane = 16.78, row = 16.44, vector = 15.89, tail = 1.393, input = 1.655>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 24.93, plane = 9.944, row = 20.31, tail = 2.446, thin = 25.56, tap = 0.5198>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 53.15, row = 1.484, vector = 10.76, tail = 3.079, cell = 0.04904, far = 0.01206, cache = 1677722>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 60.17, tail = 8.642, cell = 0.6222, far = 0.01061, cache = 1677722>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 53.49, tail = 4.18, cell = 1.149, thin = 13.83, far = 0.001537, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 160.3, plane = 60.61, row = 0.364, tail = 101.1, cell = 0.4712, far = 0.001804, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 58.05, row = 2.556, tail = 10.81, cell = 0.7747, far = 0.0006934, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 55.75, row = 0.08187, tail = 5.671, cell = 1.036, thin = 13.29, far = 0.00194, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 167.9, plane = 65.19, row = 0.8495, vector = 11.97, tail = 262.2, far = 0.002401, cache = 2097152>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 56.03, row = 0.269, tail = 4.9, cell = 1.176, thin = 13.51, far = 0.00371, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 80.63, row = 2.31, vector = 24.34, tail = 2.426, far = 0.001365, cache = 1677722>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <plane = 91.2, vector = 16.48, tail = 1.266, cell = 0.2127, far = 0.006991, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 1.088, plane = 71.65, row = 1.065, tail = 7.27, cell = 2.382, thin = 27.56>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 153.6, plane = 102.3, width = 64, tail = 5.08, cell = 0.7664, thin = 0.04735>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.4, plane = 98.45, row = 6.393, vector = 19.52, tail = 2.261, cell = 0.3981>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 16.83, plane = 78.01, row = 2.306, tail = 6.052, cell = 2.298, thin = 26.88>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 183.1, plane = 106, vector = 7.485, width = 64, tail = 2.788, cell = 1.473>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 22.14, plane = 78.66, row = 1.71, tail = 7.164, cell = 2.174, thin = 25.84>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 79.4, row = 4.845, vector = 6.64, tail = 18.69, tap = 0.1295, far = 0.006723, cache = 2726298>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_many_taps" cost <call = 67.33, plane = 826.4, row = 16.75, vector = 30.56, tail = 23.24, input = 0.3402, tap = 0.005797, far = 0.0103, cache = 1677722>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 85.43, row = 14.86, vector = 5.475, tail = 10.99, tap = 0.2273, far = 0.006052, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 84.82, row = 14.62, vector = 3.034, tail = 5.668, cell = 0.2297, thin = 15.02, tap = 0.3153, far = 0.01034, cache = 2097152>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows_v16" cost <call = 208.8, width = 32, tail = 35.44, thin = 0.7329, tap = 0.2767, far = 0.01945, cache = 2097152>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_plane_lanes_v16" cost <call = 601.4, plane = 34.03, row = 21.59, tail = 6.348, input = 1.633, tap = 0.01228, far = 0.09342, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 289.1, row = 54.66, width = 16, thin = 8.818, tap = 0.4593, step = 0.001284, far = 0.04544, cache = 1258291>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 77.14, vector = 8.878, tail = 6.187, tap = 0.1084, step = 0.00261>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_many_taps" cost <call = 556.7, plane = 786.2, vector = 37.24, width = 64, tail = 0.4417, input = 0.2789, tap = 0.00666>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 57.52, row = 16.17, vector = 2.359, tail = 25.57, tap = 0.2501, step = 0.002179>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 69.06, row = 18.75, vector = 3.003, tail = 8.807, input = 0.01893, thin = 11.24, tap = 0.3123, step = 0.002669>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows_v16" cost <call = 79.48, plane = 12.31, row = 3.295, width = 64, input = 0.03756, thin = 5.551, tap = 0.1738, step = 0.007003, far = 0.01009, cache = 2097152>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_plane_lanes_v16" cost <call = 1038, plane = 19.74, width = 32, tail = 21.71, cell = 1.08, input = 1.658, thin = 1.19, tap = 0.01426>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <row = 56.1, width = 16, cell = 0.0418, input = 0.1182, thin = 19.74, tap = 0.2944>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 89.26, row = 7.353, vector = 2.215, tail = 7.158, input = 0.008974, tap = 0.06765>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_many_taps" cost <call = 664.2, plane = 767.3, row = 27.74, width = 128, cell = 0.07861, input = 0.3116, thin = 0.1442, tap = 0.003567, far = 0.06183, cache = 1677722>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <call = 12.6, plane = 76.64, row = 6.765, width = 64, cell = 0.2177, input = 0.002831, thin = 0.1788, tap = 0.1046, step = 0.005142>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 35.43, plane = 73.26, row = 10.65, tail = 4.833, cell = 0.3941, thin = 9.294, tap = 0.1615, step = 0.006294, far = 0.002405, cache = 838861>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows_v16" cost <call = 100.1, row = 22.94, tail = 65.95, tap = 0.2369, step = 0.002802, far = 0.03078, cache = 2097152>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <row = 39.17, tail = 10.85, cell = 0.1228, thin = 30.18, tap = 0.3777, far = 0.01487, cache = 2097152>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 83.49, row = 8.691, tail = 3.361, cell = 0.0761, tap = 0.06411, step = 0.001132, far = 0.01613, cache = 2097152>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_many_taps" cost <call = 364.7, plane = 850, vector = 8.843, tail = 22.79, input = 0.2514, tap = 0.001973, step = 0.007977, far = 0.03492, cache = 1258291>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 73.72, row = 10.62, tail = 7.905, cell = 0.154, tap = 0.1057, step = 0.003589, far = 0.02015, cache = 2097152>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 75.47, row = 11.1, tail = 6.287, cell = 0.3578, thin = 9.812, tap = 0.1576, step = 0.005571, far = 0.03882, cache = 2726298>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <plane = 66.78, row = 0.8285, vector = 2.943, width = 16, tail = 14.79, input = 0.04875, tap = 0.1336, step = 0.01253, far = 0.01105, cache = 2097152>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 68.85, vector = 4.087, tail = 53.41, tap = 0.2348, step = 0.02426, far = 0.01545, cache = 2726298>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 20.31, row = 13.98, tail = 24.46, cell = 0.5937, tap = 0.8537, far = 0.01741, cache = 2097152>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 45.98, row = 5.729, tail = 6.349, cell = 0.1832, tap = 0.07025, step = 0.0003596, far = 0.008595, cache = 1258291>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 70.18, row = 8.49, vector = 1.066, tail = 1.189, tap = 0.5711, far = 0.009881, cache = 838861>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 59.93, row = 8.65, width = 16, tail = 15.19, cell = 0.1946, input = 0.1985, thin = 0.3028, tap = 0.2131, step = 0.0004533, far = 0.007381, cache = 1677722>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 33.34, vector = 5.266, tail = 62.3, tap = 0.3087, step = 0.0189, far = 0.0155, cache = 2097152>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 31.25, plane = 31.93, width = 8, tail = 2.532, cell = 0.994, thin = 5.517, tap = 1.5, step = 0.01285>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 75.78, row = 9.681, vector = 3.689, tail = 5.366, tap = 0.1187, step = 0.003107, far = 0.005996, cache = 1258291>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 84.14, row = 10.17, vector = 2.119, tail = 3.193, tap = 1.198, far = 0.001366, cache = 838861>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 73.04, plane = 4.787, row = 10.32, width = 16, tail = 35.81, cell = 0.3574, input = 0.02874, thin = 1.423, tap = 0.1968, step = 0.01129, far = 0.007428, cache = 1258291>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <row = 7.621, vector = 4.103, tail = 57.22, tap = 0.292, step = 0.02834, far = 0.01543, cache = 838861>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 32.02, row = 4.776, width = 8, tail = 59.55, cell = 0.9777, thin = 0.3105, tap = 1.568>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 86.48, row = 9.11, vector = 3.373, tail = 7.217, tap = 0.1221, far = 0.01408, cache = 1677722>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 1.878, plane = 90.79, row = 9.379, tail = 2.222, cell = 1.383, tap = 1.244, step = 0.02319, far = 0.009497, cache = 2097152>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 3.305, plane = 28.8, row = 16.98, vector = 2.748, tail = 6.697, tap = 0.2209, far = 0.01568, cache = 2097152>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <plane = 1.28, tail = 60.23, cell = 0.6249, tap = 0.2883, step = 0.001318, far = 0.017, cache = 838861>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 20.83, plane = 29.4, row = 8.766, tail = 14.01, cell = 0.5612, tap = 1.096, far = 0.01092, cache = 2726298>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 79.33, row = 7.33, vector = 1.817, tail = 3.577, tap = 0.118, far = 0.01536, cache = 2726298>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <call = 41, plane = 77.91, row = 8.01, vector = 0.8548, tail = 2.484, thin = 5.267, tap = 0.9018, step = 0.0001263, far = 0.008081, cache = 1258291>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <plane = 29.04, row = 2.967, vector = 0.7356, tail = 15.78, input = 0.1569, tap = 0.2168, far = 0.009865, cache = 838861>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 5.385, row = 0.4244, vector = 4.122, tail = 58.94, tap = 0.3151, step = 0.008976, far = 0.01765, cache = 2097152>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 12.6, plane = 10.62, row = 14.32, vector = 4.363, width = 4, tail = 0.3353, thin = 10.33, tap = 1.02>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 67.88, row = 3.592, vector = 2.117, tail = 6.618, tap = 0.1339, far = 0.01743, cache = 2726298>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 86.31, row = 8.29, vector = 0.9826, tail = 2.247, tap = 0.884, far = 0.01134, cache = 2726298>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <plane = 16.14, row = 7.248, width = 32, tail = 13.21, input = 0.04803, thin = 0.3207, tap = 0.1086, step = 0.01602, far = 0.008739, cache = 2726298>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 56.52, plane = 0.05309, row = 0.1437, vector = 4.8, tail = 72.13, tap = 0.2085, step = 0.01082, far = 0.02795, cache = 1258291>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 40.31, plane = 16.17, row = 10.3, vector = 1.559, cell = 0.05684, input = 0.04521, thin = 20.26, tap = 0.2244, step = 0.004059, far = 0.009995, cache = 1677722>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows_v8" cost <plane = 60.91, row = 6.558, vector = 1.307, tail = 2.18, tap = 0.05867, step = 0.0009711, far = 0.009874, cache = 1677722>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 63.16, row = 6.663, vector = 1.27, tail = 0.3324, thin = 3.934, tap = 0.147, step = 0.006292, far = 0.008437, cache = 1677722>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 71.86, plane = 23.6, row = 23.2, vector = 9.002, width = 64, tap = 0.1385, far = 0.008565, cache = 1677722>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 18.08, plane = 0.3455, vector = 7.835, tail = 82.64, tap = 0.2269, step = 0.007198, far = 0.0171, cache = 1677722>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 105.7, plane = 18.11, row = 24.76, vector = 2.904, tail = 1.663, input = 0.155, thin = 14.99, tap = 0.3534>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows_v8" cost <plane = 81.37, row = 7.598, vector = 8.271, width = 16, tail = 1.385, thin = 0.1327, tap = 0.1066, far = 0.00717, cache = 1677722>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 86.76, row = 9.504, vector = 4.534, tail = 2.578, thin = 7.036, tap = 0.2005, step = 0.003204, far = 0.001659, cache = 838861>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 58.53, plane = 2.103, row = 9.931, vector = 1.616, tail = 20.21, input = 0.04699, tap = 0.1076, step = 0.03042, far = 0.003843, cache = 1677722>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 27, vector = 6.592, tail = 79.3, input = 0.01966, tap = 0.2327, step = 0.004159, far = 0.0216, cache = 1258291>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 76.59, plane = 30.14, row = 11.54, vector = 3.213, tail = 6.273, input = 0.01637, thin = 16.07, tap = 0.3193, step = 0.0291>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows_v8" cost <plane = 75.37, row = 7.809, vector = 3.701, tail = 6.495, input = 0.006868, tap = 0.101, step = 0.00181, far = 0.002925, cache = 838861>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 82.64, row = 8.277, vector = 3.835, tail = 2.576, thin = 6.161, tap = 0.1953, step = 0.01187, far = 0.002428, cache = 838861>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 24.75, plane = 54.94, row = 12.5, width = 32, tail = 21.84, input = 0.02408, tap = 0.1299, step = 0.003623, far = 0.008221, cache = 1677722>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 15.49, plane = 0.07048, vector = 6.918, tail = 70.64, input = 0.02759, tap = 0.2247, step = 0.008752, far = 0.02121, cache = 2726298>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 31.63, plane = 10.77, row = 16.52, tail = 6.588, cell = 0.9643, input = 0.009609, thin = 16.64, tap = 0.2994>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows_v8" cost <plane = 75.55, row = 7.461, vector = 2.041, tail = 1.773, tap = 0.0901, step = 0.0002909, far = 0.00965, cache = 1677722>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 80.18, row = 6.857, vector = 0.2208, tail = 1.39, cell = 0.6286, thin = 5.435, tap = 0.1973, step = 0.000981, far = 0.007362, cache = 1258291>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 6.626, plane = 27.28, row = 30.85, input = 0.05137, tap = 0.1328, step = 0.0007151, far = 0.00366, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 33.12, plane = 0.2106, vector = 5.212, tail = 74.8, input = 0.001036, tap = 0.2308, step = 0.01008, far = 0.02986, cache = 1677722>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 43.03, plane = 20.13, row = 12.36, cell = 0.849, thin = 20.52, tap = 0.3295, far = 0.01392, cache = 1677722>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows_v8" cost <plane = 83.49, row = 7.894, vector = 1.836, tail = 1.311, tap = 0.09244, far = 0.008725, cache = 2726298>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 84.85, row = 8.403, vector = 2.324, tail = 1.271, thin = 3.836, tap = 0.2012, step = 0.0003393, far = 0.008272, cache = 838861>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows_v16" cost <plane = 32.21, row = 9.431, vector = 1.145, tail = 2.874, tap = 0.09738, step = 0.01048>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <plane = 13.19, row = 12.72, cell = 0.2576, thin = 16.53, tap = 0.1692, step = 0.0089>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows_v8" cost <plane = 71.22, row = 5.824, vector = 0.9066, tail = 2.047, tap = 0.06538, step = 0.0002541, far = 0.007885, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 67.69, row = 6.824, vector = 0.829, tail = 4.507, input = 0.002033, tap = 0.03024, step = 0.0006702, far = 0.009204, cache = 1258291>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 76.11, row = 5.425, vector = 0.7467, tail = 1.161, input = 0.002864, thin = 8.516, tap = 0.07749, far = 0.01622, cache = 2097152>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows_v16" cost <call = 82.99, plane = 25.97, width = 32, thin = 0.3674, tap = 0.2917>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 69.71, plane = 18.46, row = 11.89, cell = 0.273, input = 0.05018, thin = 27.85, tap = 0.3897>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows_v8" cost <plane = 91.8, row = 9.15, vector = 2.162, tail = 2.615, cell = 0.1908, tap = 0.1012, step = 0.001563, far = 0.005548, cache = 1677722>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 97.18, row = 11.19, vector = 3.868, tail = 3.069, input = 0.006334, tap = 0.1154, step = 0.002849, far = 0.008161, cache = 2726298>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 7.689, plane = 92.3, row = 9.508, tail = 3.111, cell = 0.6447, thin = 7.851, tap = 0.141, step = 0.002908, far = 0.004537, cache = 1677722>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows_v16" cost <call = 2547, tail = 38.29, tap = 0.2469>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 1909, plane = 14.4, row = 4.858, tail = 42.42, thin = 13.5, tap = 0.3555, step = 0.02978, far = 0.03628, cache = 1677722>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows_v8" cost <plane = 85.24, row = 6.698, vector = 1.711, width = 16, tail = 4.697, cell = 0.3293, tap = 0.1006, step = 0.0005765, far = 0.01488, cache = 1258291>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 84.18, row = 9.439, vector = 3.033, tail = 9.075, tap = 0.1106, step = 0.004625, far = 0.01822, cache = 838861>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 1.778, plane = 84.57, row = 9.466, tail = 4.67, cell = 0.4988, thin = 7.122, tap = 0.136, step = 0.003821, far = 0.0203, cache = 1258291>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows_v16" cost <call = 188.5, plane = 6.123, width = 64, tail = 21.03, cell = 0.09609, thin = 0.7734, tap = 0.1298, far = 0.0248, cache = 1258291>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 138, plane = 8.686, row = 14.64, cell = 0.03987, input = 0.04347, thin = 17.1, tap = 0.2914>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows_v8" cost <plane = 103, row = 7.432, vector = 3.779, width = 16, tail = 2.126, thin = 0.02399, tap = 0.07965, far = 0.002925, cache = 838861>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 77.34, row = 4.886, width = 64, cell = 0.172, thin = 0.4947, tap = 0.04952, step = 0.000581, far = 0.002698, cache = 838861>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 125.7, row = 9.226, tail = 0.06445, cell = 0.1865, thin = 7.515, tap = 0.1285, step = 0.0001824, far = 0.02951, cache = 1677722>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows_v16" cost <call = 125.8, row = 4.585, tail = 76.94, tap = 0.1545, step = 0.01185, far = 0.03316, cache = 838861>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 94.81, row = 3.391, width = 16, tail = 51.18, cell = 0.1655, thin = 1.801, tap = 0.2802, step = 0.003571, far = 0.01559, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows_v8" cost <plane = 83.75, row = 4.193, vector = 3.902, width = 16, thin = 0.4646, tap = 0.1022, far = 0.006842, cache = 1258291>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <call = 1.139, plane = 80.62, row = 9.944, vector = 4.603, width = 32, tap = 0.05836, far = 0.002967, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 24.04, plane = 76.23, row = 9.314, tail = 1.804, cell = 0.3212, thin = 7.349, tap = 0.1027, step = 0.0006269, far = 0.007475, cache = 838861>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows_v16" cost <plane = 22.76, row = 56.67, width = 32, tail = 3.157, cell = 0.05202, thin = 2.056, tap = 0.09726, step = 0.000869, far = 0.03939, cache = 1677722>
  argpool.measured "max_pool_i8_none_cf_any__base_rows_v8" cost <plane = 27.96, width = 32, cell = 0.2033, thin = 2.585, tap = 0.1376, step = 0.01573, far = 0.07808, cache = 1677722>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows_v8" cost <plane = 70.9, row = 3.19, width = 32, thin = 0.8494, tap = 0.1044>
  argpool.measured "max_pool_i8_none_cl_any__base_rows_v8" cost <plane = 107.3, row = 8.372, tail = 3.953, thin = 8.698, tap = 0.1142>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows_v16" cost <plane = 47.01, row = 46.69, tap = 0.1805, step = 0.01786, far = 0.03704, cache = 838861>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows_v8" cost <call = 62.6, row = 71.56, width = 16, input = 0.1458, thin = 9.702, tap = 0.2858, step = 0.02503, far = 0.04061, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows_v8" cost <plane = 102.5, row = 1.671, width = 32, tail = 2.073, cell = 0.5008, thin = 0.5652, tap = 0.1048>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows_v8" cost <plane = 136.1, row = 5.631, cell = 0.6131, input = 0.003667, thin = 17.21, tap = 0.1658, far = 0.01376, cache = 838861>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows_v16" cost <plane = 22.8, row = 70.75, width = 32, tail = 23.46, thin = 3.632, tap = 0.1472, far = 0.02825, cache = 2726298>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows_v8" cost <row = 64.28, width = 16, cell = 0.08981, thin = 8.143, tap = 0.319, step = 0.01191, far = 0.04766, cache = 2726298>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows_v8" cost <plane = 115.5, row = 5.888, vector = 3.406, tail = 5.305, tap = 0.1101, step = 0.002913>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows_v8" cost <plane = 98.06, row = 8.034, tail = 1.284, cell = 0.5187, thin = 16.25, tap = 0.1591, step = 0.01003>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows_v16" cost <call = 2994, plane = 143, row = 11.33, width = 32, cell = 0.4634, input = 0.1792, thin = 34.11, step = 0.03429>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows_v8" cost <call = 10884, plane = 54.07, tail = 50.72, thin = 28.68, tap = 0.1154, far = 0.2914, cache = 1258291>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows_v8" cost <plane = 91.4, vector = 5.094, width = 32, tail = 7.14, tap = 0.1424, step = 0.00706>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows_v8" cost <plane = 64.02, row = 15.59, thin = 15.57, tap = 0.1768, step = 0.009038>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows_v16" cost <call = 346.8, plane = 111.5, width = 32, tail = 40.73, tap = 0.1321, step = 0.01345>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows_v8" cost <call = 242.6, row = 11.8, tail = 12.57, cell = 0.5902, input = 0.03199, thin = 27.96, tap = 0.1724, step = 0.001342>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows_v8" cost <call = 1.974, plane = 105.5, row = 8.418, vector = 1.783, tail = 0.6895, tap = 0.08513, far = 0.03146, cache = 1677722>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows_v8" cost <call = 153.2, plane = 89.59, row = 9.051, vector = 2.292, tail = 3.571, thin = 15.46, tap = 0.09898, step = 0.004395, far = 0.01592, cache = 1677722>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows_v16" cost <plane = 95.26, row = 29.17, tap = 0.1107, step = 0.02317>
  argpool.measured "max_pool_u8_none_cf_any__avx512_plane_lanes_v16" cost <call = 2633, plane = 12.05, cell = 1.427, input = 0.815, step = 0.02512>
  argpool.measured "max_pool_u8_none_cf_any__base_rows_v8" cost <call = 152.9, plane = 58.55, row = 7.429, vector = 2.774, tail = 11.23, thin = 9.73, tap = 0.1673, step = 0.01159>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 42.44, row = 3.36, vector = 14.95, width = 128, tap = 0.01146>
  argpool.measured "max_pool_u8_none_cl_any__avx512_many_taps" cost <call = 36.14, plane = 640.2, row = 10.14, tail = 3.703, input = 0.09692, tap = 0.002776>
  argpool.measured "max_pool_u8_none_cl_any__base_rows_v8" cost <call = 78.38, plane = 56.73, row = 5.795, vector = 1.319, tail = 5.127, thin = 8.534, tap = 0.07839>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v32" cost <call = 10.91, plane = 17.87, row = 0.9748, vector = 7.339, cell = 0.04366, far = 0.01448, cache = 1677722>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 15.46, plane = 9.106, row = 2.157, vector = 1.643, tail = 2.094, cell = 0.2253, far = 0.01206, cache = 2097152>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 27.09, plane = 2.271, row = 2.897, vector = 3.111, cell = 0.07857, far = 0.002565, cache = 2726298>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows_v16" cost <call = 18.02, plane = 12.29, row = 2.309, vector = 8.672, tail = 0.6062, cell = 0.04489, far = 0.0009518, cache = 2726298>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v8" cost <call = 32.17, plane = 0.06251, row = 4.037, vector = 7.295, tail = 0.4489, far = 0.001994, cache = 2726298>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v4" cost <call = 30, row = 4.156, tail = 1.894, cell = 1.142, thin = 10.35, far = 0.002218, cache = 2726298>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v32" cost <call = 317, row = 29.22, vector = 10.62, tail = 5.536, cell = 0.1747, far = 0.005203, cache = 2097152>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 295.8, plane = 4.366, row = 20.51, tail = 8.825, cell = 0.6893>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows_v8" cost <call = 286.4, plane = 14.99, row = 19.32, vector = 4.362, tail = 2.786, cell = 0.4513>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 76.74, plane = 0.7448, row = 56.85, tail = 19.96, cell = 1.25>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v8" cost <call = 97.76, plane = 11.65, row = 71.35, vector = 6.533, tail = 7.456, cell = 1.067, far = 0.006551, cache = 2726298>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 119.2, row = 41.79, tail = 0.7589, cell = 2.328, far = 0.005795, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows_v16" cost <call = 13.86, plane = 61.08, row = 2.523, width = 32, tail = 3.832, thin = 0.4509, tap = 0.1407, step = 0.02845>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_plane_lanes_v16" cost <call = 1208, plane = 16.44, tail = 3.22, cell = 0.8645, input = 1.161, tap = 0.0165, far = 0.01357, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows_v8" cost <call = 83.7, plane = 4.997, row = 15.69, tail = 6.303, thin = 23.21, tap = 0.2953, step = 0.0481>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 64.37, row = 6.294, vector = 11.31, tail = 4.871>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_few_channels_v16" cost <plane = 68.95, vector = 5.064, far = 0.0241, cache = 1258291>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 74.68, row = 1.143, tail = 2.564, cell = 0.3312, thin = 13.04, far = 0.01407, cache = 2097152>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows_stream" cost <call = 97.29, plane = 106.5, tail = 384.6, cell = 0.4072>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v16" cost <plane = 65.12, row = 1.4, vector = 7.966, tail = 1.645, far = 0.001288, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 74.15, row = 1.457, tail = 2.993, cell = 0.5775, thin = 12.3>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows_v8" cost <plane = 76.43, row = 1.153, tail = 3.211, cell = 0.8082, thin = 12.3>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 61.1, row = 2.538, vector = 18.88, tail = 8.453, cell = 0.03229, far = 0.007278, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_few_channels_v16" cost <plane = 78.5, vector = 6.506, tail = 2.895, cell = 0.06365, far = 0.01549, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 64.56, row = 4.429, vector = 2.507, tail = 1.422, cell = 0.3098, thin = 33.29, far = 0.003888, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows_stream" cost <call = 125.1, plane = 77.05, row = 6.03, tail = 763.2, cell = 0.4414>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v16" cost <plane = 78.93, row = 1.821, vector = 17.73>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v8" cost <plane = 66.33, row = 4.87, vector = 3.136, tail = 2.483, cell = 0.8398, thin = 31.66, far = 0.002869, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows_v8" cost <call = 20.29, plane = 71.38, row = 3.767, vector = 3.863, tail = 2.577, cell = 1.047, thin = 30.91, far = 0.001461, cache = 2097152>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 86.22, row = 2.41, vector = 11.1, tail = 9.808, tap = 0.03167, far = 0.007044, cache = 1258291>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_many_taps" cost <plane = 770.7, row = 3.4, vector = 38.83, tail = 50.59, input = 0.2963, step = 0.0023, far = 0.006398, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows_v8" cost <plane = 97.24, row = 10.6, vector = 1.941, tail = 1.743, cell = 0.2994, thin = 14.44, tap = 0.1992, far = 0.003402, cache = 838861>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows_v16" cost <call = 113.3, plane = 19.44, width = 32, thin = 14.97, tap = 0.1689, step = 0.03865, far = 0.03587, cache = 1258291>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_plane_lanes_v16" cost <call = 1563, plane = 18.05, width = 32, cell = 0.2485, input = 1.333, thin = 0.4751, step = 0.02035>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows_v8" cost <call = 31.42, plane = 14.2, row = 17.29, tail = 4.407, thin = 36.17, tap = 0.3812, step = 0.04226, far = 0.03464, cache = 1258291>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 98.26, row = 10.72, vector = 0.2945, tail = 7.881, tap = 0.04543>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_many_taps" cost <call = 148, plane = 840.7, row = 34.07, vector = 21.92, input = 0.2371, tap = 0.0009477, step = 0.01187>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows_v8" cost <plane = 92.96, row = 7.573, tail = 5.129, cell = 0.3303, input = 0.07475, thin = 14.62, tap = 0.1816, step = 0.004776, far = 0.005194, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v32" cost <call = 21.05, plane = 15.16, row = 0.7778, vector = 1.094, tail = 2.093, cell = 0.09292, far = 0.01266, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v16" cost <call = 11, plane = 2.179, row = 2.5, vector = 2.635, tail = 0.8766, cell = 0.02764, far = 0.006214, cache = 2726298>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 33.56, plane = 8.731, row = 1.818, vector = 1.924, tail = 0.09881, cell = 0.08849, far = 0.004205, cache = 2726298>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 13.45, plane = 3.513, row = 2.513, vector = 3.843, tail = 0.4688, far = 0.007519, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v8" cost <call = 27.95, plane = 10.07, row = 2.29, vector = 1.877, tail = 0.3572, cell = 0.1219, far = 0.006704, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v4" cost <call = 14.06, plane = 1.173, row = 3.04, tail = 2.805, cell = 0.6826, thin = 8.136, far = 0.007125, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows_v16" cost <plane = 53.1, row = 6.641, tail = 4.359, tap = 0.128, step = 0.0118, far = 0.0001762, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_plane_lanes_v16" cost <call = 496, plane = 19.89, cell = 1.203, input = 0.9378, step = 0.08716, far = 0.108, cache = 1677722>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows_v8" cost <call = 207.5, plane = 28.57, row = 10.41, vector = 3.303, thin = 15.96, tap = 0.1633, step = 0.03067, far = 0.0001923, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 69.88, row = 2.111, vector = 0.9841, tail = 4.309, far = 0.01949, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_few_channels_v16" cost <call = 18.66, plane = 64.69, width = 32, cell = 0.1755, thin = 0.1027, far = 0.01976, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_v8" cost <call = 31.13, plane = 53.72, row = 2.366, vector = 0.7148, cell = 0.07637, thin = 14.44, far = 0.008007, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows_stream" cost <call = 152.8, width = 256, cell = 0.1281, thin = 0.01193>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 0.06809, plane = 136.2, vector = 6.797, thin = 19.94, far = 0.01727, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v16" cost <call = 24.71, plane = 53.5, row = 2.203, vector = 2.198, width = 64, cell = 0.1135, far = 0.004665, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v8" cost <call = 71.84, plane = 52.81, row = 1.959, vector = 1.91, cell = 0.1324, thin = 13.86, far = 0.007861, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows_v8" cost <call = 48.99, plane = 54.28, row = 2.761, vector = 0.9941, cell = 0.09518, thin = 13.96, far = 0.005912, cache = 1258291>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 64.56, row = 9.409, vector = 2.352, tail = 3.536, tap = 0.01195, far = 0.005646, cache = 838861>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_many_taps" cost <call = 29.58, plane = 751, row = 2.289, vector = 15.26, tail = 24.08, input = 0.1121, tap = 0.0004229, step = 0.0007385>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows_v8" cost <call = 16.54, plane = 69.99, row = 9.119, vector = 1.966, tail = 3.059, cell = 0.0705, input = 0.001556, thin = 13.24, tap = 0.1249>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows_v16" cost <plane = 60.46, tail = 43.69, tap = 0.1744, step = 0.01646, far = 0.03403, cache = 838861>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows_v8" cost <row = 11.58, tail = 11.47, cell = 0.285, thin = 38.83, tap = 0.3749, far = 0.02034, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 129.8, width = 128, cell = 0.09225, thin = 0.4168, tap = 0.01991, step = 0.0001467>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_many_taps" cost <call = 178.2, plane = 798, row = 28.2, vector = 2.238, input = 0.2121, tap = 0.0009381, step = 0.01681, far = 0.1426, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows_v8" cost <plane = 53.72, tail = 6.293, cell = 0.3695, thin = 14.33, tap = 0.1539, step = 0.01714, far = 0.02094, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 13.17, plane = 12.32, vector = 2.136, width = 16, cell = 0.002165, far = 0.002862, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 87.25, plane = 12.74, row = 0.8775, vector = 2.747, width = 32, tail = 0.3786, cell = 0.01735, far = 0.003048, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 206.3, plane = 31.79, row = 0.1427, vector = 1.884, far = 0.003577, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16_stream" cost <call = 222.6, plane = 29.31, width = 64, cell = 0.243, thin = 0.04135, far = 0.001962, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows_v4" cost <call = 23.66, plane = 7.832, row = 0.4967, vector = 2.679, width = 8, tail = 0.583, thin = 0.8911, far = 0.0004141, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 43.76, plane = 9.461, row = 4.914, vector = 1.114, width = 32, tail = 2.145, cell = 0.08376, thin = 0.1548, far = 0.004158, cache = 2726298>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 202.6, plane = 53.72, row = 2.13, vector = 2.071, far = 0.005198, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 49.69, plane = 6.141, row = 4.086, width = 32, tail = 9.315, cell = 0.2303, thin = 0.1594, far = 0.01456, cache = 1677722>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16_stream" cost <call = 216.9, plane = 2.478, row = 3.608, vector = 0.2337, width = 64, cell = 0.2216, thin = 0.02536, far = 0.005463, cache = 2097152>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 52.52, plane = 12.79, row = 2.393, width = 8, tail = 4.493, cell = 0.5698, far = 0.01758, cache = 1677722>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 94.31, row = 0.777, vector = 1.365, tail = 0.02804, far = 0.003052, cache = 1677722>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 23.64, row = 0.7615, vector = 0.7214, tail = 0.04128, thin = 0.02778, far = 0.003477, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 198.5, plane = 98.91, row = 0.08304, vector = 1.819>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows_v4" cost <plane = 20.3, row = 0.687, vector = 1.183, tail = 0.1212, thin = 0.6236, far = 0.006719, cache = 1677722>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 29.26, row = 1.649, vector = 2.073, tail = 0.7597, thin = 0.1335, far = 0.006074, cache = 2097152>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 165.9, plane = 31.88, row = 0.909, vector = 2.922, far = 0.001179, cache = 1258291>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 23.7, row = 2.114, vector = 2.563, tail = 0.2306, thin = 1.595, far = 0.004019, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows_v8" cost <plane = 11.37, vector = 2.121, width = 16, cell = 0.02459, far = 0.002527, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate" cost <call = 61.13, plane = 12.2, row = 0.893, vector = 2.763, width = 32, tail = 0.1492, cell = 0.01313, far = 0.004385, cache = 2097152>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_replicate_v16_stream" cost <call = 233.2, row = 0.2925, width = 64, tail = 0.2159, cell = 0.1164, thin = 0.04422, far = 0.006621, cache = 2097152>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate_stream" cost <call = 208.5, plane = 11.4, row = 0.6265, width = 64, tail = 0.01149, cell = 0.2825, thin = 0.05199>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows_v4" cost <plane = 8.947, row = 0.4872, vector = 2.475, width = 8, tail = 0.3304, thin = 0.7253, far = 0.002907, cache = 2097152>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 41.33, plane = 10.58, row = 4.23, vector = 3.002, width = 32, tail = 0.7652, cell = 0.05892, thin = 0.2028, far = 0.003463, cache = 1677722>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows_v16_stream" cost <call = 226.7, row = 3.183, vector = 2.732, width = 64, cell = 0.1103, far = 0.00265, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 46.54, plane = 5.041, row = 4.41, width = 32, tail = 8.792, cell = 0.1996, thin = 0.127, far = 0.01494, cache = 1677722>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 237.4, plane = 2.848, row = 4.682, vector = 3.016, far = 0.002752, cache = 1258291>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 39.03, plane = 10.06, row = 4.747, vector = 0.4704, width = 8, tail = 2.789, cell = 0.3302, far = 0.009535, cache = 1258291>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 97.82, row = 0.714, vector = 0.6864, tail = 0.5001, cell = 0.04124, far = 0.006148, cache = 1677722>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 22.44, row = 0.5914, vector = 0.7982, tail = 0.2059, thin = 0.009886, far = 0.01073, cache = 1258291>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_replicate_v16_stream" cost <call = 131.3, plane = 111.1, row = 0.138, vector = 1.811, far = 0.009214, cache = 1677722>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 22.36, row = 0.5646, vector = 1.171, tail = 0.4015, thin = 0.5201, far = 0.006688, cache = 1258291>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <call = 5.169, plane = 33.8, row = 1.875, vector = 2.106, tail = 0.2988, thin = 0.1839, far = 0.002106, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_replicate_v16_stream" cost <call = 244.4, plane = 29.82, row = 1.034, vector = 2.751, far = 0.004953, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 31.26, row = 2.133, vector = 2.767, tail = 0.0565, thin = 1.464, far = 0.003672, cache = 838861>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows_v8" cost <plane = 2.699, vector = 2.856, width = 16, tail = 0.4182, thin = 0.147, far = 0.01051, cache = 1677722, deep = 0.02828, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 47.7, plane = 8.556, deep = 0.02828, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 37.81, plane = 7.536, vector = 4.629, width = 32, tail = 1.055, cell = 0.04328, far = 0.01585, cache = 2097152, deep = 0.02828, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 180.7, plane = 4.673, vector = 3.266, far = 0.00693, cache = 2097152>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 192.9, plane = 3.647, width = 32, cell = 0.179, thin = 0.2361, far = 0.003684, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_replicate_v4_stream16" cost <call = 192.2, plane = 6.73, vector = 1.009, far = 0.001594, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 187.9, plane = 4.699, width = 32, cell = 0.3497, thin = 0.3191, far = 0.0005802, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <plane = 5.337, vector = 1.88, width = 8, cell = 0.01889, thin = 0.5054, far = 0.007142, cache = 1677722, deep = 0.02828, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 5.023, plane = 10.31, vector = 2.451, width = 16, cell = 0.01936, far = 0.007936, cache = 1258291, deep = 0.03967, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 92.91, plane = 1.439, vector = 2.368, tail = 9.748, cell = 0.06358, far = 0.01452, cache = 1677722, deep = 0.03967, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 70.29, plane = 1.739, row = 1.073, vector = 1.131, width = 32, tail = 1.888, cell = 0.08161, far = 0.01685, cache = 2097152, deep = 0.03967, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 192.1, plane = 6.359, row = 0.6874, vector = 2.757, far = 0.006495, cache = 2726298, deep = 0.02093, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 223, plane = 1.363, row = 0.7786, width = 32, tail = 0.1144, cell = 0.1567, far = 0.004692, cache = 2726298, deep = 0.02093, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_replicate_v4_stream16" cost <call = 218.9, plane = 10.17, row = 0.1746, vector = 1.035, far = 0.004949, cache = 838861, deep = 0.02093, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 222.5, row = 2.375, vector = 2.498, far = 0.005638, cache = 838861, deep = 0.02093, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <plane = 13.52, row = 0.4682, vector = 2.601, width = 8, thin = 0.3204, far = 0.01982, cache = 2726298, deep = 0.03967, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 12.89, plane = 21.44, row = 0.2662, vector = 2.611, width = 16, cell = 0.01564, thin = 0.006844, far = 0.0069, cache = 2726298, deep = 0.05044, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 241.9, plane = 3.894, vector = 0.8349, cell = 0.06467, far = 0.01379, cache = 1258291, deep = 0.05044, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_v32" cost <call = 61.97, plane = 55.59, row = 0.3874, vector = 3.408, width = 32, cell = 0.01337, far = 0.01019, cache = 2726298, deep = 0.05044, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 255.4, width = 64, tail = 0.2678, cell = 0.1655, far = 0.004653, cache = 1258291>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 13.46, plane = 29.42, row = 0.796, vector = 2.024, width = 8, cell = 0.07585, thin = 0.7005, far = 0.01499, cache = 2726298, deep = 0.05044, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 125.3, plane = 16.59, row = 4.952, vector = 6.544, width = 32, cell = 0.08629, thin = 1.194, far = 0.02073, cache = 2726298, deep = 0.02522, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 192.7, plane = 10.4, row = 13.99, vector = 0.924, width = 16, cell = 0.3143, thin = 0.6763, far = 0.01465, cache = 2726298, deep = 0.02522, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 50.4, plane = 4.528, row = 8.161, width = 16, cell = 0.3658, thin = 0.09434, far = 0.01113, cache = 2726298, deep = 0.02522, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 154.8, plane = 25.92, row = 3.997, vector = 6.456, width = 32, tail = 1.33, cell = 0.02144, thin = 1.334, far = 0.01927, cache = 1677722, deep = 0.08267, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 216.7, plane = 81.09, row = 3.628, vector = 1.03, width = 64, cell = 0.2447, thin = 0.00212, far = 0.01014, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 167.3, plane = 21.51, row = 8.992, vector = 3.873, width = 16, tail = 1.525, cell = 0.1229, thin = 1.025, far = 0.01459, cache = 2097152, deep = 0.08267, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 316.7, plane = 17.17, row = 8.074, width = 32, cell = 0.368, thin = 0.1407, far = 0.007735, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 38.12, plane = 10.15, row = 5.377, vector = 2.36, width = 8, tail = 0.6025, cell = 0.07953, far = 0.01727, cache = 2097152, deep = 0.08267, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows_v8" cost <call = 8.271, vector = 7.661, width = 32, cell = 0.05308, far = 0.004027, cache = 1677722, deep = 0.04276, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <call = 54.19, plane = 5.808, deep = 0.04276, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v32" cost <call = 54.04, plane = 4.58, vector = 17.15, width = 64, cell = 0.02011, thin = 1.022, far = 0.001535, cache = 2726298, deep = 0.04276, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_stream" cost <call = 210.6, plane = 3.147, vector = 11.33, width = 64, tail = 55.56, far = 0.004675, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v8_stream16" cost <call = 203.7, plane = 4.542, vector = 4.443, width = 32, tail = 16.54, thin = 0.1076, far = 0.004224, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_replicate_v4_stream16" cost <call = 215.7, plane = 5.374, vector = 3.276, width = 16, tail = 43.44, far = 0.001966, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_stream16" cost <call = 211.4, plane = 6.131, vector = 10.29, width = 32, tail = 29.19, far = 0.00205, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <plane = 6.589, vector = 1.777, width = 16, tail = 0.9591, cell = 0.1828, thin = 0.3119, far = 0.006484, cache = 2097152, deep = 0.04276, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate" cost <plane = 88.61, row = 1.094, vector = 1.35, tail = 0.6068, cell = 0.03803, far = 0.01898, cache = 2097152, deep = 0.03726, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 13.17, row = 0.5913, vector = 1.189, thin = 0.009288, far = 0.01501, cache = 1677722, deep = 0.03726, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 155.2, plane = 88.11, row = 0.5638, width = 32, cell = 0.1707, thin = 0.01742, far = 0.00868, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 159.3, plane = 91.9, row = 2.461, vector = 4.006>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 15.58, row = 0.9206, vector = 1.139, tail = 0.1433, thin = 0.6167, far = 0.01217, cache = 2097152, deep = 0.03726, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate" cost <plane = 84.91, row = 0.9212, vector = 1.065, tail = 0.1315, cell = 0.02437, far = 0.01903, cache = 1677722, deep = 0.03412, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 118.6, vector = 3.245, tail = 10.38, thin = 2.851, far = 0.03885, cache = 2097152, deep = 0.03412, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 19.83, row = 0.5259, vector = 1.076, tail = 0.03779, far = 0.01965, cache = 1677722, deep = 0.03412, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 136.3, plane = 99.53, row = 0.6762, width = 32, tail = 0.2823, cell = 0.1478, far = 0.004243, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 124.6, plane = 107.4, row = 0.8933, width = 32, cell = 0.4132, thin = 0.0313, far = 0.001414, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 20.95, row = 0.6504, vector = 1.046, thin = 0.6617, far = 0.01593, cache = 2097152, deep = 0.03412, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 75.74, row = 0.05967, vector = 1.417, tail = 0.2524, far = 0.01875, cache = 1677722, deep = 0.04204, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 118.1, vector = 3.106, tail = 6.925, thin = 2.921, far = 0.03003, cache = 2726298, deep = 0.04204, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows_v8" cost <plane = 21.17, row = 0.38, vector = 0.401, tail = 0.5166, cell = 0.07138, far = 0.01707, cache = 1258291, deep = 0.04204, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_replicate_stream" cost <call = 159.6, plane = 104.5, row = 0.09512, vector = 2.38, far = 0.002108, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 33.25, row = 0.4887, vector = 1.002, tail = 0.01486, thin = 0.4511, far = 0.008463, cache = 2726298, deep = 0.04204, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 145.2, plane = 28.57, row = 2.936, vector = 5.952, width = 32, cell = 0.7498, thin = 0.02208, far = 0.005436, cache = 838861>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 26.4, row = 11.57, vector = 9.182, tail = 1.35, thin = 6.788, far = 0.005374, cache = 838861, deep = 0.005727, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 244.5, plane = 52.64, row = 0.01265, vector = 3.265, far = 0.007509, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 25.24, plane = 56.47, row = 1.656, vector = 2.667, tail = 0.424, thin = 1.547, deep = 0.05151, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 152.8, plane = 45.07, row = 0.6878, width = 32, tail = 0.4063, cell = 0.1837, far = 0.004303, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 30.32, row = 2.103, vector = 2.298, tail = 0.4402, thin = 1.265, far = 0.01002, cache = 2097152, deep = 0.002064, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate" cost <plane = 84.39, row = 0.917, vector = 1.26, cell = 0.004544, far = 0.02124, cache = 1677722, deep = 0.0494, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows_v8" cost <plane = 18.31, row = 0.4046, vector = 0.8799, cell = 0.00406, far = 0.02226, cache = 1677722, deep = 0.0494, last = 90876584>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_replicate_stream" cost <call = 164.5, plane = 89.7, row = 0.6223, vector = 2.309, far = 0.004611, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate_v16_stream64" cost <call = 165.1, plane = 100.5, row = 1.752, vector = 3.095, far = 0.003213, cache = 2726298>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 17.55, row = 0.5342, vector = 1.043, tail = 0.1981, thin = 0.4066, far = 0.01539, cache = 2097152, deep = 0.0494, last = 90876584>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows_v8" cost <call = 1.327, plane = 11.12, vector = 1.871, width = 16, cell = 0.04038, far = 0.01017, cache = 2097152>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 49.94, plane = 4.752, tail = 11.94, cell = 0.121, far = 0.02058, cache = 838861>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v32" cost <call = 44.29, plane = 15.27, row = 1.025, vector = 0.1578, width = 32, tail = 1.898, cell = 0.08307, far = 0.01863, cache = 1677722>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_stream" cost <call = 201.2, plane = 0.6273, row = 0.3087, width = 64, tail = 0.4641, cell = 0.1719, far = 0.003479, cache = 2097152>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 202, plane = 1.088, row = 0.8085, width = 32, tail = 0.4303, cell = 0.1231, thin = 0.012, far = 0.004855, cache = 2097152>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_stream16" cost <call = 208.6, plane = 6.288, row = 2.188, width = 32, tail = 0.3249, cell = 0.2432, far = 0.003355, cache = 1677722>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 0.4703, plane = 12.93, row = 0.4724, vector = 2.113, width = 8, cell = 0.04686, thin = 0.3196, far = 0.01345, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 147.6, plane = 19.58, row = 5.467, vector = 4.873, width = 32, tail = 1.542, cell = 0.02889, thin = 1.252, far = 0.01687, cache = 2097152>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows_stream" cost <call = 245.3, plane = 89.45, row = 2.622, vector = 0.4035, width = 64, cell = 0.2211, thin = 0.02314, far = 0.006863, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 170.3, plane = 18.81, row = 8.288, vector = 2.371, width = 16, tail = 1.793, cell = 0.1709, thin = 0.9841, far = 0.02135, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 330.6, plane = 10.05, row = 7.684, width = 32, cell = 0.3314, thin = 0.1033, far = 0.005231, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 37.26, plane = 11.51, row = 4.832, vector = 1.039, width = 8, tail = 0.8515, cell = 0.2374, far = 0.02162, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate" cost <plane = 71.61, row = 0.6472, width = 32, tail = 0.4481, cell = 0.07511, far = 0.02145, cache = 1677722>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 130.1, tail = 8.74, cell = 0.19, thin = 3.081, far = 0.04361, cache = 1677722>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows_v8" cost <plane = 24.11, row = 0.3926, vector = 0.9921, far = 0.01966, cache = 1258291>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_replicate_stream" cost <call = 151.8, plane = 81.18, row = 0.1938, width = 32, cell = 0.1491, thin = 0.005592, far = 0.0007524, cache = 1258291>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 140.5, plane = 107.3, row = 0.352, vector = 0.5578, width = 32, cell = 0.2989, far = 0.003077, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 24.55, row = 0.6062, vector = 1.018, cell = 0.003219, thin = 0.5845, far = 0.01633, cache = 2726298>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 181.9, plane = 28.89, width = 32, tail = 0.4854, cell = 0.161, thin = 0.01645, far = 0.004872, cache = 838861>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 171, plane = 21.93, row = 1.116, vector = 4.23>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 30.93, row = 2.019, vector = 2.187, tail = 0.2348, thin = 1.172, far = 0.008684, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows_v8" cost <call = 2.871, plane = 9.428, vector = 1.733, width = 16, far = 0.01624, cache = 1677722>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_v32" cost <plane = 40.76, width = 64, tail = 1.194, cell = 0.07213, thin = 0.01928, far = 0.02484, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_replicate_stream" cost <call = 179.5, plane = 32.37, row = 1.396, width = 64, cell = 0.1563, thin = 0.1273>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_stream16" cost <call = 212.9, row = 2.563, vector = 1.389, far = 0.003262, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 12.71, plane = 10.74, row = 0.323, vector = 0.8319, width = 8, tail = 0.3794, cell = 0.1129, thin = 0.3894, far = 0.01921, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 110, plane = 19.84, row = 7.97, vector = 0.7933, width = 32, tail = 0.4549, cell = 0.1302, thin = 0.7625, far = 0.01804, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows_stream" cost <call = 342.9, row = 3.357, vector = 2.182, width = 64, cell = 0.1747, thin = 0.09737, far = 0.007794, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 178.7, plane = 20.27, row = 9.32, vector = 0.5716, width = 16, tail = 0.1133, cell = 0.2576, thin = 0.5736, far = 0.01502, cache = 2097152>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 388.4, plane = 2.912, row = 9.175, width = 32, cell = 0.2738, thin = 0.0815, far = 0.006038, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 34.71, plane = 9.822, row = 5.287, vector = 1.211, width = 8, tail = 1.986, cell = 0.1542, thin = 0.001055, far = 0.01937, cache = 1677722>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate" cost <plane = 79.7, vector = 0.4556, width = 64, tail = 0.05431, cell = 0.05345, thin = 0.01272, far = 0.03687, cache = 1677722>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 105.2, vector = 2.481, tail = 6.233, thin = 2.698, far = 0.04102, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows_v8" cost <plane = 15.01, row = 0.6557, vector = 0.1995, tail = 0.07993, cell = 0.04852, far = 0.0303, cache = 838861>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_replicate_stream" cost <call = 198.4, plane = 76.55, vector = 2.315, far = 0.005676, cache = 1258291>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 199.1, plane = 87.37, vector = 1.616, width = 16, cell = 0.1247, far = 0.01767, cache = 1258291>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 16.02, row = 0.6376, vector = 0.7311, tail = 0.2473, thin = 0.4345, far = 0.01688, cache = 1258291>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 18.75, row = 1.456, vector = 0.9848, tail = 0.5924, thin = 0.06777, far = 0.02119, cache = 1677722>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 174.6, plane = 15.85, vector = 0.2691, width = 64, cell = 0.1567, far = 0.00467, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 2.674, plane = 28.23, row = 1.222, vector = 1.998, tail = 0.3655, thin = 1.083, far = 0.0145, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 163.7, plane = 23.83, row = 0.8044, width = 16, tail = 0.1515, cell = 0.282, far = 0.01678, cache = 2726298>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <plane = 28.51, row = 1.526, vector = 1.413, tail = 0.3501, thin = 1.295, far = 0.02514, cache = 2726298>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <plane = 13.07, row = 0.1566, vector = 1.233, cell = 0.05774, thin = 0.1873, far = 0.01672, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 70.1, plane = 2.145, row = 1.817, vector = 5.115, width = 32, cell = 0.03731, far = 0.01772, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 221.1, plane = 8.371, row = 0.811, vector = 2.702, far = 0.002023, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_replicate_stream16" cost <call = 226.9, plane = 4.527, row = 0.918, vector = 1.944, far = 0.001956, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 214.5, plane = 5.903, row = 2.271, vector = 2.174>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows_v4" cost <call = 4.85, plane = 7.779, row = 0.6912, vector = 4.417, width = 8, tail = 0.5076, thin = 0.6862, far = 0.01525, cache = 2726298>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 139.9, plane = 26.82, row = 4.868, vector = 1.861, width = 16, tail = 3.183, cell = 0.2546, thin = 1.366, far = 0.01414, cache = 2097152>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 265, plane = 60.33, width = 32, cell = 0.499, thin = 0.1947, far = 0.002603, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 169.8, plane = 26.54, row = 7.021, width = 8, tail = 2.198, cell = 0.7782, thin = 0.7633, far = 0.0202, cache = 2097152>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 274.5, plane = 33.25, row = 6.311, vector = 0.6603, width = 16, cell = 0.7191, far = 0.003732, cache = 2726298>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 59.78, plane = 15.77, row = 3.403, vector = 1.62, width = 8, tail = 1.878, cell = 0.4147, thin = 0.09008, far = 0.03805, cache = 2726298>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_v16" cost <plane = 71.27, row = 0.4388, vector = 1.976, tail = 0.6195, cell = 0.02025, far = 0.02393, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 12.32, row = 0.4329, vector = 0.09297, tail = 0.7628, cell = 0.1519, far = 0.02042, cache = 1258291>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 149, plane = 103.7, width = 16, cell = 0.2983, thin = 0.005305, far = 0.001942, cache = 1258291>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows_v4" cost <plane = 16.82, row = 0.8504, vector = 1.714, thin = 0.4798, far = 0.00952, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 33.6, row = 1.419, vector = 2.326, tail = 1.017, cell = 0.005647, thin = 0.02402, far = 0.01686, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 183.1, plane = 24.92, row = 0.2178, width = 16, tail = 0.8488, cell = 0.3286, far = 0.003473, cache = 1677722>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 26.19, row = 2.104, vector = 3.734, tail = 0.1982, thin = 1.108, far = 0.007075, cache = 1677722>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows_v8" cost <call = 3.856, plane = 3.645, vector = 1.218, width = 32, tail = 1.338, cell = 0.1145, thin = 0.06027, far = 0.01286, cache = 1677722, deep = 0.0327, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 170.1, plane = 7.718, deep = 0.0327, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v32" cost <call = 63.75, plane = 8.652, vector = 2.206, width = 32, tail = 2.143, cell = 0.1044, far = 0.01703, cache = 2097152, deep = 0.0327, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_stream" cost <call = 212.7, plane = 4.915, width = 64, cell = 0.1948, thin = 0.1434, far = 0.009387, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_replicate_v8_stream16" cost <call = 218.8, plane = 6.879, vector = 1.146, far = 0.008513, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 223.8, plane = 6.406, vector = 2.601, far = 0.004236, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 6.049, vector = 0.3751, width = 8, tail = 1.332, cell = 0.2048, thin = 0.3139, far = 0.009568, cache = 1258291, deep = 0.0327, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows_v8" cost <call = 0.5545, plane = 10.27, vector = 2.572, width = 16, far = 0.009265, cache = 2097152>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 113.7, plane = 2.316, vector = 2.577, tail = 8.814, cell = 0.03596, far = 0.008283, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v32" cost <call = 59.04, plane = 17.29, row = 1.294, vector = 1.843, width = 32, tail = 0.977, cell = 0.07499, far = 0.01537, cache = 2097152>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_stream" cost <call = 179.2, plane = 23.33, row = 0.2252, vector = 2.822, far = 0.005029, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_replicate_v8_stream16" cost <call = 214.5, plane = 7.863, row = 0.6854, vector = 1.206, far = 0.003705, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 212.3, plane = 6.126, row = 2.241, vector = 2.574, far = 0.00229, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <plane = 10.22, row = 0.6766, vector = 2.788, width = 8, tail = 0.02874, thin = 0.6874, far = 0.01084, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows_v8" cost <call = 18.4, plane = 17.36, row = 0.3257, vector = 2.002, width = 16, tail = 0.3937, cell = 0.0303, far = 0.00833, cache = 2726298, deep = 0.05443, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 73.81, plane = 5.309, tail = 14.08, cell = 0.1346, deep = 0.05443, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_v32" cost <call = 63.13, plane = 58.52, row = 0.4697, vector = 3.378, width = 32, tail = 1.089, cell = 0.02546, far = 0.01255, cache = 2097152, deep = 0.05443, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_replicate_stream" cost <call = 247.5, vector = 2.647, far = 0.004689, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 23.35, plane = 25.25, row = 1.09, vector = 2.621, width = 8, thin = 0.9133, far = 0.01536, cache = 2726298, deep = 0.05443, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same_padding" cost <call = 58.82, plane = 28.02, cell = 0.7004, far = 0.02324, cache = 1677722, deep = 0.03937, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 342.4, plane = 39.64, row = 11.36, vector = 14.57, thin = 5.272, far = 0.03063, cache = 2726298, deep = 0.03937, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows_stream" cost <call = 482.9, width = 64, tail = 0.6158, cell = 0.9898, thin = 0.2905, far = 0.03389, cache = 1258291, deep = 0.03183, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 414.6, plane = 36.5, row = 15.24, vector = 4.705, tail = 6.375, cell = 0.8131, thin = 3.66, far = 0.02973, cache = 2726298, deep = 0.03937, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 488.8, plane = 86.86, row = 3.322, width = 32, cell = 1.464, thin = 0.5491, far = 0.03056, cache = 1258291, deep = 0.03183, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 85.47, plane = 17.28, row = 6.195, tail = 20.11, cell = 1.493, far = 0.0183, cache = 838861, deep = 0.03937, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 149, plane = 27.52, row = 6.788, vector = 1.112, width = 32, cell = 0.2227, thin = 1.183, far = 0.02211, cache = 1677722, deep = 0.04162, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 184.5, plane = 13.41, row = 12.48, vector = 0.7482, width = 16, cell = 0.3185, thin = 0.8393, far = 0.01588, cache = 2726298, deep = 0.04162, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 58.78, plane = 3.373, row = 8.28, width = 16, cell = 0.4116, thin = 0.1679, far = 0.009064, cache = 2726298, deep = 0.04162, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 148.6, plane = 23.29, row = 4.024, vector = 7.562, width = 32, tail = 0.502, thin = 1.369, far = 0.01481, cache = 838861, deep = 0.03581, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows_stream" cost <call = 219.8, plane = 51.73, row = 2.636, width = 64, cell = 0.2884, thin = 0.05399, far = 0.005495, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 168.2, plane = 23.33, row = 7.446, vector = 1.487, width = 16, tail = 3.356, cell = 0.2723, thin = 0.9225, far = 0.0268, cache = 2726298, deep = 0.03581, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 292.5, plane = 36.32, row = 6.245, width = 32, cell = 0.3838, thin = 0.1004, far = 0.004812, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 33.04, plane = 10.46, row = 4.232, vector = 0.8637, width = 8, tail = 1.578, cell = 0.3095, thin = 0.02176, far = 0.0237, cache = 2726298, deep = 0.03581, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate" cost <plane = 84.53, row = 1.013, vector = 2.073, tail = 0.4958, far = 0.01981, cache = 2097152>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows_v8" cost <plane = 13.23, row = 0.5809, vector = 1.205, tail = 0.05146, far = 0.01624, cache = 1677722>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_replicate_stream" cost <call = 133.2, plane = 87.45, row = 0.1261, width = 64, tail = 0.1162, cell = 0.1655, thin = 0.05472, far = 0.006071, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 139.1, plane = 95.66, row = 1.208, width = 32, tail = 0.06593, cell = 0.4963, thin = 0.101, far = 0.001593, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 14.96, row = 0.9759, vector = 1.155, tail = 0.00009968, thin = 0.798, far = 0.01024, cache = 1677722>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate" cost <plane = 102.6, row = 0.1109, vector = 0.4451, tail = 1.266, cell = 0.07245, far = 0.02056, cache = 1677722, deep = 0.04941, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 158.7, row = 0.1003, tail = 7.698, cell = 0.2162, thin = 2.729, far = 0.03379, cache = 2097152, deep = 0.04941, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 21.91, row = 0.3587, vector = 0.9074, tail = 0.3352, cell = 0.02745, far = 0.01865, cache = 1258291, deep = 0.04941, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_replicate_stream" cost <call = 135.3, plane = 99.75, row = 0.1838, width = 32, cell = 0.1573, thin = 0.02548, far = 0.004885, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 196.2, plane = 111.1, row = 0.7683, vector = 1.197, width = 16, cell = 0.3289, far = 0.004311, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 3.809, plane = 22.4, row = 0.8463, vector = 1.081, tail = 0.001131, thin = 0.4986, far = 0.01604, cache = 2097152, deep = 0.04941, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate" cost <plane = 87.05, row = 0.3151, vector = 1.319, cell = 0.0003695, far = 0.01951, cache = 1258291, deep = 0.04173, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 149, vector = 2.777, cell = 0.002157, thin = 2.314, far = 0.03409, cache = 2097152, deep = 0.04173, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows_v8" cost <plane = 28.89, row = 0.4141, vector = 0.6368, tail = 0.2046, cell = 0.037, far = 0.0198, cache = 1258291, deep = 0.04173, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_replicate_stream" cost <call = 144.6, plane = 106.2, width = 64, tail = 0.173, cell = 0.149, far = 0.004163, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 32.58, row = 0.546, vector = 0.9917, tail = 0.02857, thin = 0.2827, far = 0.009052, cache = 2726298, deep = 0.04173, last = 90876584>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_replicate_stream" cost <call = 170.1, plane = 12.2, row = 2.957, vector = 2.496, width = 32, cell = 0.8636, thin = 0.231, far = 0.004357, cache = 2097152>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate_v16_stream64" cost <call = 164.8, plane = 15.33, row = 6.349, tail = 216.4, cell = 2.396, far = 0.004116, cache = 2097152>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 16.42, row = 10.11, vector = 11.41, tail = 2.746, thin = 6.245, far = 0.0007148, cache = 838861>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_replicate_stream" cost <call = 145.8, plane = 118.5, row = 0.06575, width = 32, tail = 0.02895, cell = 0.2003, thin = 0.0279, far = 0.0078, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate_v16_stream64" cost <call = 58.1, plane = 170.8, row = 0.6542, width = 16, tail = 0.09164, cell = 0.6188, thin = 0.009919>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 39.78, plane = 81.92, row = 1.543, vector = 3.051, tail = 0.1872, thin = 1.489, far = 0.003703, cache = 2726298>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 168.6, plane = 36.22, row = 0.8082, width = 32, cell = 0.1772, thin = 0.0348, far = 0.006025, cache = 1258291>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 173.4, plane = 26.87, row = 1.745, vector = 4.616>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 25.92, row = 2.295, vector = 2.679, tail = 0.01161, thin = 1.084, far = 0.003838, cache = 2097152>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows_v8" cost <plane = 10.4, row = 0.02198, vector = 2.553, width = 16, cell = 0.02361, far = 0.003751, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_replicate" cost <call = 53.31, plane = 12.55, row = 0.8892, vector = 4.347, width = 32, tail = 0.2753, far = 0.003142, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows_v4" cost <plane = 12.37, row = 0.6874, vector = 2.898, width = 8, tail = 0.1561, thin = 0.3397, far = 0.0006023, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 32.01, plane = 12.88, row = 4.646, vector = 3.465, width = 32, tail = 1.262, cell = 0.06079, thin = 0.1473, far = 0.002409, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 41.79, plane = 4.726, row = 6.247, width = 32, tail = 9.81, cell = 0.2446, thin = 0.06354, far = 0.00859, cache = 2726298>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 353.5, plane = 13.93, row = 6.063, vector = 1.784, width = 8, tail = 6.461, cell = 1.311, far = 0.0157, cache = 2726298>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 25.38, row = 0.7533, vector = 0.6885, tail = 0.2262, cell = 0.02266, thin = 0.01247, far = 0.007009, cache = 1258291>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 22.82, row = 0.8022, vector = 1.305, tail = 0.4521, thin = 0.5557, far = 0.00353, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 35.45, row = 1.665, vector = 1.96, tail = 0.3603, thin = 0.3651, far = 0.008544, cache = 1677722>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 159.3, plane = 35.79, row = 1.184, vector = 7.124>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 34.46, row = 1.024, vector = 6.624, tail = 1.273, thin = 1.744, far = 0.00287, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows_v8" cost <plane = 9.936, vector = 2.857, width = 16, cell = 0.0006055, far = 0.00704, cache = 1258291>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_replicate" cost <call = 62.46, plane = 8.68, row = 1.076, vector = 4.181, width = 32, tail = 0.524, far = 0.007116, cache = 2097152>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows_v4" cost <plane = 8.891, row = 0.6199, vector = 2.836, width = 8, tail = 0.9785, thin = 0.4532, far = 0.008165, cache = 2097152>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 40.66, plane = 16.16, row = 4.308, vector = 0.1916, width = 32, tail = 5.158, cell = 0.2158, far = 0.008447, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 45.24, plane = 5.494, row = 5.222, width = 32, tail = 10.31, cell = 0.2626, far = 0.006935, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 44.96, plane = 9.766, row = 4.813, vector = 1.171, width = 8, tail = 2.479, cell = 0.4208, far = 0.014, cache = 2097152>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows_v8" cost <plane = 24.93, row = 0.634, vector = 0.8935, tail = 0.1171, thin = 0.03294, far = 0.007353, cache = 1677722>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows_v4" cost <plane = 21.14, row = 0.7273, vector = 1.323, tail = 0.2346, thin = 0.6161, far = 0.005627, cache = 1677722>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows_v8" cost <plane = 30.09, row = 0.7713, vector = 3.477, tail = 0.6841, thin = 0.2174, far = 0.001426, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_replicate_stream" cost <call = 150.4, plane = 28.14, row = 0.1235, vector = 3.543, width = 64, cell = 0.2069>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 31.26, row = 1.566, vector = 3.792, tail = 0.01924, thin = 2.172, far = 0.005361, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows_v8" cost <call = 22.14, plane = 8.524, cell = 0.8779, input = 0.004612, tap = 0.0001738, step = 0.0004452, far = 0.001593, cache = 2726298>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows_v8" cost <call = 21.58, plane = 13.05, cell = 1.133, input = 0.003438, tap = 0.0001725, step = 0.0005266, far = 0.001466, cache = 2097152>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows_v8" cost <call = 21.41, plane = 14.07, cell = 1.198, input = 0.004159, tap = 0.000188, step = 0.0005407, far = 0.00159, cache = 2097152>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows_v8" cost <plane = 66.89, row = 0.3198, vector = 7.707, tail = 1.826, cell = 0.1091, thin = 1.897, tap = 0.00228, far = 0.01225, cache = 1677722>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows_v8" cost <plane = 70.01, row = 0.5836, vector = 7.02, tail = 2.942, cell = 0.5456, thin = 1.17, tap = 0.001588, far = 0.009619, cache = 2726298>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows_v8" cost <plane = 70.48, row = 1.419, vector = 9.745, tail = 1.058, cell = 0.2379, input = 0.0005406, thin = 1.575, far = 0.01154, cache = 1677722>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows_v8" cost <call = 22.92, plane = 10.75, cell = 0.5909, input = 0.001659, thin = 0.002347, tap = 0.00006649, step = 0.0001889, far = 0.002246, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows_v8" cost <call = 26.19, plane = 12.28, cell = 0.6994, input = 0.0008704, tap = 0.00009641, step = 0.0002491, far = 0.001954, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows_v8" cost <call = 31.28, plane = 13.26, cell = 0.869, input = 0.002466, thin = 0.02379, tap = 0.0001587, step = 0.0001698, far = 0.003415, cache = 1677722>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows_v8" cost <plane = 62.86, row = 0.4187, vector = 6.407, tail = 1.228, cell = 0.2859, thin = 0.9736, tap = 0.001768, step = 0.0002296, far = 0.007411, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows_v8" cost <plane = 65.09, row = 0.5873, vector = 8.393, cell = 0.03877, thin = 1.543, tap = 0.0008271, step = 0.0004301, far = 0.002163, cache = 838861>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows_v8" cost <plane = 65.78, row = 0.5579, vector = 8.158, tail = 1.278, cell = 0.6445, thin = 1.082, tap = 0.001985, step = 0.0006783, far = 0.0004582, cache = 838861>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows_v8" cost <call = 3.142, plane = 11.09, vector = 46.19, tail = 8.867, tap = 0.002186, step = 0.003012>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v8" cost <call = 9.661, plane = 6.672, vector = 46.49, tail = 4.406, tap = 0.002099, step = 0.00149>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v4" cost <plane = 6.796, row = 1.621, vector = 18.38, tail = 6.379, cell = 1.68, thin = 9.479, step = 0.0004217>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows_v8" cost <call = 147.4, plane = 51.84, row = 3.179, vector = 7.108, width = 16, tail = 41.16, cell = 9.892, thin = 2.594>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows_v8" cost <call = 199.4, plane = 58.2, width = 16, tail = 46.57, cell = 9.873, thin = 2.282>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows_v8" cost <call = 52.4, plane = 50.06, vector = 46.05, tail = 3.81, cell = 0.04543, tap = 0.00445, step = 0.01264>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v8" cost <call = 100.8, plane = 53.47, vector = 45.82, tail = 4.559, tap = 0.003419, step = 0.01135>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v4" cost <call = 80.42, plane = 5.634, vector = 24.06, tail = 3.335, cell = 0.3462, thin = 10.69, tap = 0.006397, step = 0.006139>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows_v8" cost <call = 29.49, plane = 84.18, vector = 40.59, tail = 15.44, cell = 5.516, thin = 3.354>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows_v8" cost <call = 36.51, plane = 72.28, vector = 29.88, tail = 18.51, cell = 6.21, thin = 3.528>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows_v8" cost <call = 25.64, plane = 8.726, cell = 0.8649, input = 0.006316, tap = 0.0004658, step = 0.0005094, far = 0.004877, cache = 1677722>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows_v8" cost <call = 19.59, plane = 9.983, vector = 0.4407, cell = 1.111, input = 0.005721, thin = 0.05296, tap = 0.0003719, far = 0.007792, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 28.71, plane = 11.51, vector = 0.1691, cell = 1.312, input = 0.008153, tap = 0.0005912, step = 0.000676, far = 0.004383, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows_v8" cost <plane = 69.63, vector = 0.07859, tail = 4.555, cell = 1.032, input = 0.00553, thin = 0.794, tap = 0.0003856, step = 0.0006583, far = 0.001388, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows_v8" cost <plane = 72.25, vector = 2.144, tail = 4.233, cell = 1.175, input = 0.001493, thin = 0.6967, tap = 0.0001465, step = 0.0009224, far = 0.00102, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 73.39, row = 0.787, vector = 3.344, tail = 4.039, cell = 1.22, input = 0.002135, thin = 0.4728, tap = 0.0002882, step = 0.001131, far = 0.002117, cache = 1258291>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows_v8" cost <call = 23.89, plane = 8.132, vector = 0.3226, cell = 0.5551, input = 0.006016, thin = 0.03109, tap = 0.00008577, far = 0.0086, cache = 2726298>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows_v8" cost <call = 2.364, plane = 9.491, tail = 0.2247, cell = 0.8593, input = 0.009518, thin = 0.03987, tap = 0.000124, far = 0.008015, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 20.8, plane = 10.31, vector = 0.05171, cell = 0.8006, input = 0.009501, tap = 0.0005998, far = 0.008469, cache = 2726298>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows_v8" cost <plane = 68.35, row = 0.1296, tail = 3.512, cell = 1.115, input = 0.002034, thin = 0.3609, tap = 0.001007, far = 0.005061, cache = 1258291>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows_v8" cost <plane = 69.37, row = 0.001205, tail = 4.73, cell = 1.263, input = 0.001755, thin = 0.3517, tap = 0.0006684, far = 0.004038, cache = 1677722>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 70.63, row = 0.1164, vector = 1.717, tail = 4.151, cell = 1.017, input = 0.001829, thin = 0.4413, tap = 0.0005871, far = 0.003007, cache = 1677722>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows_v8" cost <call = 89.28, plane = 7.722, row = 0.6346, vector = 46.29, tail = 2.366, tap = 0.003985, far = 0.02542, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 85.9, plane = 6.933, vector = 45.12, tail = 1.456, tap = 0.003435, far = 0.01332, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows_v4" cost <call = 83.86, plane = 8.756, row = 0.3819, vector = 21.01, tail = 1.972, cell = 0.8552, thin = 10.48, tap = 0.00571, far = 0.01375, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows_v8" cost <plane = 70.01, row = 9.562, vector = 10.08, width = 16, tail = 27.47, cell = 10.18, thin = 1.016, tap = 0.001269>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 52.89, row = 20.83, width = 16, tail = 22.54, cell = 10.08, thin = 0.7412, tap = 0.005983>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows_v8" cost <call = 251.4, row = 6.033, vector = 20.92, tail = 21.28, cell = 2.8, input = 0.05167, tap = 0.0007037, far = 0.02256, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 263.7, row = 4.715, vector = 15.73, tail = 23.39, cell = 3.298, input = 0.03998, tap = 0.00287, far = 0.03864, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows_v4" cost <call = 166.4, row = 3.445, vector = 22.74, tail = 5.513, thin = 8.627, tap = 0.04355, far = 0.04569, cache = 838861>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows_v8" cost <plane = 62.29, vector = 29.56, tail = 21.73, cell = 7.117, thin = 2.88, far = 0.04462, cache = 1677722>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 60.28, vector = 18.09, tail = 26.5, cell = 7.846, thin = 2.523, far = 0.06179, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_window_probe" cost <call = 30, plane = 2, row = 1, cell = 0.38, far = 0.02, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_v8" cost <call = 23.37, plane = 7.025, cell = 0.3806, input = 0.007419, tap = 0.000308, far = 0.01628, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_small_planes" cost <plane = 13.73, tail = 11.33, input = 0.02038, far = 0.01184, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows_stream" cost <call = 171.1, plane = 1.171, vector = 4.653, input = 0.01729, tap = 0.0001886, far = 0.01695, cache = 2726298>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 17.14, plane = 10.31, cell = 1.167, input = 0.005489, tap = 0.001073, far = 0.005919, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows_stream" cost <call = 192.8, plane = 4.011, row = 0.1094, vector = 6.017, input = 0.01199, tap = 0.001038, far = 0.007142, cache = 2726298>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows_v8" cost <call = 19.59, plane = 12.38, cell = 1.386, input = 0.01223, tap = 0.001145, far = 0.004603, cache = 2726298>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_window_probe" cost <plane = 66, row = 2, tail = 4, cell = 0.28, far = 0.008, cache = 1258291>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows_v8" cost <plane = 68.07, row = 0.1667, vector = 3.306, tail = 1.004, cell = 0.08847, input = 0.002765, thin = 1.994, tap = 0.0006522, far = 0.006032, cache = 1258291>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 70.49, vector = 1.14, tail = 5.259, cell = 1.213, input = 0.003442, thin = 0.6943, tap = 0.0009744, far = 0.004602, cache = 1258291>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows_v8" cost <call = 1.773, plane = 71.22, row = 0.3442, vector = 5.879, tail = 2.68, cell = 0.7137, input = 0.004583, thin = 1.215, tap = 0.0003332, far = 0.005121, cache = 1258291>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_v8" cost <call = 21.73, plane = 7.845, cell = 0.2941, input = 0.01072, far = 0.01845, cache = 2097152>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_small_planes" cost <plane = 15.5, tail = 8.174, step = 0.003699, far = 0.01779, cache = 2097152>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows_stream" cost <call = 137.7, plane = 2.418, vector = 3.632, input = 0.02271, tap = 0.00003385, far = 0.01446, cache = 2726298>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 17.51, plane = 9.15, vector = 0.3433, cell = 0.6487, input = 0.007415, far = 0.01008, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows_stream" cost <call = 205.9, plane = 3.507, vector = 3.574, input = 0.008848, tap = 0.0002433, far = 0.007488, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows_v8" cost <call = 23.8, plane = 10.1, vector = 0.1376, cell = 0.675, input = 0.008336, tap = 0.0001832, far = 0.008721, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows_v8" cost <plane = 67.05, row = 0.1494, vector = 3.051, tail = 0.6549, cell = 0.03748, input = 0.004545, thin = 1.583, tap = 0.0002206, far = 0.01066, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 67.34, row = 0.1281, vector = 1.738, tail = 2.798, cell = 0.7812, input = 0.003437, thin = 0.6342, tap = 0.0002508, far = 0.007213, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows_v8" cost <plane = 66.84, vector = 5.425, tail = 1.654, cell = 0.4096, input = 0.003286, thin = 0.8925, far = 0.006165, cache = 1677722>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 77, plane = 24.06, row = 0.7458, vector = 39.51, cell = 0.5429, input = 0.002463, tap = 0.0006472, far = 0.003951, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows_v8" cost <call = 72.01, plane = 22.98, vector = 40.75, cell = 0.5358, input = 0.009761, tap = 0.00148, far = 0.003265, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 105, plane = 9.074, row = 0.4979, vector = 23.05, tail = 0.2812, cell = 0.1504, input = 0.005259, thin = 11.47, tap = 0.0005373, far = 0.003805, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 61.39, row = 1.755, vector = 8.021, tail = 34.89, cell = 9.043, thin = 3.091, tap = 0.01165, step = 0.003638>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows_v8" cost <plane = 60.96, tail = 38.2, cell = 9.854, thin = 2.92, tap = 0.008276, step = 0.004036>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 34.82, plane = 5.457, row = 3, vector = 43.63, tail = 4.604, tap = 0.0002594, step = 0.005873>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows_v8" cost <call = 24.15, plane = 4.571, row = 1.794, vector = 45.61, tail = 4.036, input = 0.001294, tap = 0.0003087, step = 0.005074>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 21.61, plane = 4.1, row = 1.977, vector = 23.52, tail = 4.371, input = 0.01944, thin = 10.16, tap = 0.00006278, step = 0.006902>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 421.1, plane = 82.83, vector = 29.46, tail = 25.08, cell = 6.275, input = 0.01753, thin = 0.5844, tap = 0.002995, far = 0.0322, cache = 2097152>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows_v8" cost <call = 523.4, plane = 69.96, vector = 8.87, tail = 35.11, cell = 8.528, input = 0.04401, tap = 0.004366, far = 0.03134, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 21.63, plane = 9.3, cell = 0.4087, input = 0.01199, tap = 0.0001777, far = 0.01947, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows_v8" cost <call = 17.71, plane = 10.49, tail = 0.4121, cell = 1.35, input = 0.01545, thin = 0.01686, tap = 0.0004494, far = 0.00779, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows_v8" cost <call = 19.24, plane = 12.44, vector = 0.4862, tail = 0.02797, cell = 1.479, input = 0.0181, tap = 0.000462, step = 0.0007281, far = 0.006244, cache = 2726298>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 58, row = 1.099, vector = 3.366, tail = 0.1608, cell = 0.1076, input = 0.00124, thin = 2.084, tap = 0.0007969, far = 0.009944, cache = 1677722>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows_v8" cost <plane = 65.59, row = 0.5664, vector = 2.631, tail = 4.333, cell = 1.167, input = 0.001791, thin = 0.6745, tap = 0.0008324, far = 0.005541, cache = 1677722>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows_v8" cost <plane = 65.7, row = 1.049, vector = 6.543, tail = 2.189, cell = 0.696, input = 0.001954, thin = 0.9958, tap = 0.001032, far = 0.007067, cache = 1677722>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 23.55, plane = 8.888, cell = 0.3362, input = 0.0114, far = 0.02006, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows_v8" cost <call = 26.69, plane = 9.984, cell = 0.71, input = 0.009475, tap = 0.0004864, far = 0.01308, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows_v8" cost <call = 24.78, plane = 11.04, cell = 0.7666, input = 0.0125, tap = 0.0008457, far = 0.01197, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 63.98, row = 1.82, vector = 2.036, cell = 0.1897, input = 0.006412, thin = 1.51, tap = 0.0001973, step = 0.000274, far = 0.008202, cache = 1677722>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows_v8" cost <plane = 64.47, row = 2.072, vector = 0.9096, tail = 2.212, cell = 1.015, input = 0.006856, thin = 0.5073, tap = 0.0005255, step = 0.0001381, far = 0.007501, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows_v8" cost <plane = 64.28, row = 2.154, vector = 5.274, tail = 0.3687, cell = 0.4915, input = 0.01005, thin = 0.7894, tap = 0.0005778, step = 0.0004648, far = 0.007761, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows_v8" cost <call = 76.06, plane = 4.883, row = 3.699, vector = 45.68, tail = 4.243, cell = 0.08656, tap = 0.0006363, far = 0.005126, cache = 1258291>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v8" cost <call = 67.9, plane = 2.305, row = 3.68, vector = 46.3, tail = 3.028, cell = 0.1341, tap = 0.00003544, far = 0.003724, cache = 1258291>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v4" cost <call = 73.3, plane = 2.342, row = 6.895, vector = 20.85, cell = 0.8055, input = 0.005096, thin = 12.1, tap = 0.0007958, far = 0.01301, cache = 2097152>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows_v8" cost <plane = 113.9, vector = 24.3, tail = 27.22, cell = 7.556, input = 0.004406, thin = 3.468>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows_v8" cost <call = 15.32, plane = 105.3, vector = 12.33, tail = 33.32, cell = 8.858, input = 0.004773, thin = 3.055>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows_v8" cost <call = 46.23, plane = 0.2377, row = 5.059, vector = 45.49, tail = 2.426, cell = 0.189, input = 0.01295, far = 0.002637, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v8" cost <call = 32.78, row = 4.443, vector = 47.74, tail = 3.782, cell = 0.03453, input = 0.01015>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v4" cost <call = 33.69, row = 9.743, vector = 20.09, tail = 1.834, cell = 1.186, input = 0.01917, thin = 9.02, far = 0.0001802, cache = 1677722>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows_v8" cost <plane = 92.14, vector = 40.94, tail = 5.463, cell = 5.55, thin = 5.539, far = 0.007036, cache = 838861>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows_v8" cost <plane = 89.9, vector = 35.79, tail = 4.351, cell = 5.911, thin = 5.751, tap = 0.0005998, far = 0.006492, cache = 1677722>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_rows_v16" cost <call = 41.62, plane = 5.834, vector = 1.036, tail = 0.9282, cell = 0.1054, thin = 2.065, far = 0.007073, cache = 2726298, deep = 0.02988, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows_v8" cost <call = 34.02, plane = 6.322, vector = 1.873, tail = 0.2091, cell = 0.04187, thin = 1.886, far = 0.004128, cache = 2726298, deep = 0.02988, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows" cost <call = 31.38, plane = 5.531, vector = 1.702, tail = 0.03994, thin = 2.389, far = 0.001841, cache = 2726298, deep = 0.02988, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_rows_v4" cost <call = 29.36, plane = 5.621, vector = 1.913, tail = 0.1352, thin = 2.177, far = 0.001271, cache = 2726298, deep = 0.02988, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_rows_v16" cost <call = 42.75, plane = 5.919, row = 1.266, vector = 0.3112, tail = 1.028, cell = 0.1742, thin = 2.394, far = 0.003192, cache = 2726298, deep = 0.02235, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 31.2, plane = 9.417, row = 1.506, vector = 2.551, thin = 2.485, far = 0.001225, cache = 2726298, deep = 0.02235, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows" cost <call = 33.02, plane = 6.188, row = 1.465, vector = 1.986, tail = 0.05925, thin = 4.266, deep = 0.02235, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_rows_v4" cost <call = 32.08, plane = 5.475, row = 1.766, vector = 2.082, tail = 0.06923, thin = 4.339, far = 0.000158, cache = 838861, deep = 0.02235, last = 90876584>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_rows_v16" cost <call = 33.97, plane = 13, row = 1.305, vector = 1.341, tail = 1.06, cell = 0.1564, thin = 3.307, far = 0.001673, cache = 2726298, deep = 0.001883, last = 90876584>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows_v8" cost <call = 32.37, plane = 11.87, row = 2.695, vector = 1.561, tail = 0.495, cell = 0.1479, thin = 2.852, far = 0.0009949, cache = 838861, deep = 0.001883, last = 90876584>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows" cost <call = 28.7, plane = 10.82, row = 2.795, vector = 1.463, tail = 0.3456, cell = 0.1857, thin = 2.699, far = 0.00006912, cache = 838861, deep = 0.001883, last = 90876584>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_rows_v4" cost <call = 29.05, plane = 9.665, row = 2.911, vector = 1.616, tail = 0.3839, cell = 0.1979, thin = 2.66, far = 0.0003587, cache = 838861, deep = 0.001883, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_rows_v16" cost <call = 42.56, plane = 7.818, row = 1.514, vector = 3.034, tail = 0.2113, cell = 0.152, thin = 1.866, far = 0.006534, cache = 2726298, deep = 0.04435, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows_v8" cost <call = 32.7, plane = 7.61, row = 2.584, vector = 1.918, tail = 0.6352, cell = 0.2899, thin = 1.644, far = 0.0002231, cache = 838861, deep = 0.04435, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows" cost <call = 28.58, plane = 8.222, row = 2.238, vector = 1.978, tail = 0.6478, cell = 0.4046, thin = 1.065, deep = 0.04435, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_rows_v4" cost <call = 27.88, plane = 8.435, row = 2.604, vector = 1.8, tail = 0.846, cell = 0.5116, thin = 0.8409, far = 0.001378, cache = 2726298, deep = 0.04435, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_rows_v16" cost <call = 41.57, plane = 6.085, row = 1.411, vector = 0.2521, tail = 2.179, cell = 0.3399, thin = 2.092, far = 0.002353, cache = 2726298, deep = 0.009132, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows_v8" cost <call = 35.84, plane = 5.25, row = 2.405, vector = 2.362, tail = 0.2841, cell = 0.2557, thin = 1.916, far = 0.001181, cache = 2726298, deep = 0.009132, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows" cost <call = 32.61, plane = 5.19, row = 2.218, vector = 2.647, tail = 0.3492, cell = 0.2842, thin = 1.558, deep = 0.009132, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_rows_v4" cost <call = 30.9, plane = 5.363, row = 2.261, vector = 2.919, tail = 0.2774, cell = 0.2618, thin = 1.515, deep = 0.009132, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_rows_v16" cost <call = 37.97, plane = 8.919, row = 1.372, vector = 2.585, tail = 0.7037, cell = 0.1898, thin = 2.318, far = 0.001415, cache = 2726298, deep = 0.01542, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 34.12, plane = 7.897, row = 2.884, vector = 3.253, tail = 0.06367, cell = 0.1369, thin = 1.86, far = 0.00004627, cache = 838861, deep = 0.01542, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows" cost <call = 29.51, plane = 8.194, row = 2.637, vector = 3.509, cell = 0.04983, thin = 1.685, deep = 0.01542, last = 90876584>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 30.44, plane = 8.288, row = 2.666, vector = 3.138, tail = 0.1342, cell = 0.2057, thin = 1.462, deep = 0.01542, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_rows_v16" cost <call = 41.47, plane = 6.244, tail = 1.579, cell = 0.1673, thin = 2.08, far = 0.003364, cache = 2726298, deep = 0.001335, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows_v8" cost <call = 37.8, plane = 6.207, tail = 1.037, cell = 0.2707, thin = 2.127, far = 0.002062, cache = 2726298, deep = 0.001335, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows" cost <call = 33.77, plane = 5.548, tail = 1.145, cell = 0.4296, thin = 1.934, far = 0.0006514, cache = 838861, deep = 0.001335, last = 90876584>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_rows_v4" cost <call = 34, plane = 5.352, tail = 1.36, cell = 0.4759, thin = 1.652, far = 0.0006312, cache = 838861, deep = 0.001335, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_rows_v16" cost <plane = 79.56, row = 0.8927, tail = 0.6632, cell = 0.1811, thin = 0.7538, far = 0.004068, cache = 2726298, deep = 0.03257, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_rows_v8" cost <plane = 78.8, row = 1.475, tail = 0.5079, cell = 0.2686, thin = 0.4124, far = 0.003011, cache = 2726298, deep = 0.03257, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_rows_v4" cost <plane = 78.4, row = 1.856, tail = 0.4479, cell = 0.4681, thin = 0.1048, far = 0.00209, cache = 838861, deep = 0.03257, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_rows_v16" cost <plane = 79.07, row = 1.006, vector = 0.4628, tail = 0.8928, cell = 0.1736, thin = 0.9358, far = 0.003039, cache = 2726298, deep = 0.0269, last = 181753168>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 77.11, row = 1.527, vector = 0.5231, tail = 0.7831, cell = 0.2425, thin = 0.7191, far = 0.001571, cache = 838861, deep = 0.0269, last = 181753168>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_rows_v4" cost <plane = 77.26, row = 1.663, vector = 0.8587, tail = 0.3596, cell = 0.3143, thin = 0.584, far = 0.0004502, cache = 838861, deep = 0.0269, last = 181753168>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_rows_v16" cost <plane = 76.82, row = 0.8618, vector = 2.129, cell = 0.121, thin = 1.739, far = 0.001361, cache = 1258291, deep = 0.01362, last = 90876584>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_rows_v8" cost <plane = 72.03, row = 2.239, vector = 2.102, tail = 0.4493, cell = 0.1001, thin = 1.638, far = 0.001373, cache = 838861, deep = 0.01362, last = 90876584>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_rows_v4" cost <plane = 71, row = 2.139, vector = 2.395, cell = 0.06646, thin = 1.702, far = 0.0004834, cache = 838861, deep = 0.01362, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_rows_v16" cost <plane = 91.79, row = 0.8897, tail = 1.696, cell = 0.2194, thin = 1.286, far = 0.006937, cache = 2097152, deep = 0.04702, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_rows_v8" cost <plane = 90.8, row = 2.026, tail = 0.8128, cell = 0.3301, thin = 1.077, far = 0.004604, cache = 1677722, deep = 0.04702, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_rows_v4" cost <plane = 90.14, row = 2.005, vector = 0.3809, tail = 0.6841, cell = 0.5154, thin = 0.765, far = 0.002563, cache = 838861, deep = 0.04702, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_rows_v16" cost <plane = 84.51, row = 1.018, tail = 1.367, cell = 0.2021, thin = 1.214, far = 0.004749, cache = 2726298, deep = 0.0005018, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_rows_v8" cost <plane = 82.8, row = 1.321, tail = 1.636, cell = 0.3142, thin = 0.9543, far = 0.00467, cache = 2726298, deep = 0.0005018, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_rows_v4" cost <plane = 81.87, row = 1.836, tail = 0.9633, cell = 0.5646, thin = 0.7064, far = 0.002344, cache = 838861, deep = 0.0005018, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 87.2, row = 1.482, vector = 0.5419, tail = 0.6947, cell = 0.175, thin = 1.403, far = 0.003096, cache = 2726298, deep = 0.01747, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_rows_v8" cost <plane = 84.96, row = 2.349, tail = 0.5803, cell = 0.3133, thin = 1.109, far = 0.002173, cache = 838861, deep = 0.01747, last = 90876584>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 83.3, row = 2.127, vector = 0.7022, tail = 0.3752, cell = 0.4296, thin = 0.8486, far = 0.002115, cache = 838861, deep = 0.01747, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_rows_v16" cost <plane = 79.77, row = 1.585, cell = 0.1558, thin = 0.6746, far = 0.00319, cache = 2726298, deep = 0.02322, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_rows_v8" cost <plane = 78.79, row = 1.955, tail = 0.1774, cell = 0.2411, thin = 0.3805, far = 0.002686, cache = 1677722, deep = 0.02322, last = 90876584>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_rows_v4" cost <plane = 77.78, row = 1.774, tail = 0.6563, cell = 0.4435, thin = 0.03343, far = 0.001169, cache = 2097152, deep = 0.02322, last = 90876584>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_rows" cost <call = 37.75, plane = 6.327, row = 1.592, vector = 0.05476, tail = 0.9376, cell = 0.09576, thin = 2.101, far = 0.001048, cache = 2726298>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows" cost <call = 28.95, plane = 11.83, row = 0.9175, vector = 1.609, tail = 0.02993, thin = 1.889, far = 0.0004261, cache = 838861>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows_v4" cost <call = 27.92, plane = 8.152, row = 1.223, vector = 1.501, tail = 0.154, thin = 3.22>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_rows" cost <call = 27.35, plane = 8.127, row = 1.125, vector = 1.546, tail = 0.2801, thin = 3.58>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_rows" cost <call = 34.21, plane = 9.239, row = 1.706, vector = 0.3848, tail = 1.604, cell = 0.2348, thin = 1.816>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows" cost <call = 30.67, plane = 8.897, row = 2.265, vector = 1.382, tail = 0.6752, cell = 0.264, thin = 1.563>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 26.38, plane = 8.391, row = 2.276, vector = 2.755, tail = 0.0731, cell = 0.1245, thin = 1.174>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_rows" cost <call = 25.66, plane = 8.449, row = 2.407, vector = 2.568, tail = 0.1451, cell = 0.1582, thin = 1.184>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_rows" cost <plane = 76.93, row = 0.7266, vector = 0.7984, tail = 0.3245, cell = 0.05268, thin = 0.7818, far = 0.001607, cache = 838861>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_rows" cost <plane = 76.12, row = 1.507, vector = 0.06639, tail = 0.5984, cell = 0.1768, thin = 0.6042, far = 0.001672, cache = 838861>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_rows" cost <plane = 76.68, row = 1.899, tail = 0.6977, cell = 0.3688, thin = 0.1588, far = 0.0008552, cache = 838861>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 78.85, row = 2.083, tail = 0.0124, cell = 0.1051, thin = 0.9973, far = 0.001577, cache = 838861>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 78.38, row = 1.943, tail = 0.5154, cell = 0.2054, thin = 0.767, far = 0.001852, cache = 838861>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_rows" cost <plane = 78.38, row = 1.943, tail = 0.8202, cell = 0.4219, thin = 0.3444, far = 0.001362, cache = 838861>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_rows_v16" cost <call = 30.86, plane = 5.403, row = 1.689, cell = 0.05376, thin = 2.36>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 32.52, plane = 4.339, row = 1.738, cell = 0.05395, thin = 2.317>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v4" cost <call = 33.16, plane = 4.549, row = 1.674, vector = 0.2805, cell = 0.1064, thin = 1.974>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_rows" cost <call = 32.08, plane = 4.338, row = 1.903, cell = 0.05375, thin = 2.339>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_rows_v16" cost <call = 36.43, plane = 9.175, row = 0.9677, vector = 1.111, tail = 0.3385, cell = 0.1974, thin = 1.841>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v16" cost <call = 37.76, plane = 8.517, row = 2.221, tail = 0.8812, cell = 0.3073, thin = 1.605>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v4" cost <call = 32.43, plane = 8.313, row = 1.548, vector = 2.822, tail = 0.3669, thin = 1.238>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_rows" cost <call = 38.06, plane = 8.197, row = 2.124, tail = 1.425, cell = 0.395, thin = 1.491>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_rows_v16" cost <plane = 74.54, row = 1.421, cell = 0.03802, thin = 0.9265, far = 0.001684, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_rows_v16" cost <plane = 74.75, row = 1.462, cell = 0.03977, thin = 0.8824, far = 0.001543, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_rows" cost <plane = 76.15, row = 1.569, cell = 0.04144, thin = 0.8601, far = 0.001571, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_rows_v16" cost <plane = 72.99, row = 1.647, vector = 0.1548, tail = 0.001902, cell = 0.02015, thin = 1.164, far = 0.001736, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_rows_v16" cost <plane = 73.21, row = 1.907, cell = 0.02756, thin = 1.078, far = 0.001745, cache = 838861>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_rows" cost <plane = 73.4, row = 2.01, cell = 0.03461, thin = 1.124, far = 0.001678, cache = 838861>
  argpool.measured "locate_index_i64_cf_any__avx512_rows" cost <call = 26.64, plane = 9.199, row = 0.0009569, vector = 0.03318, tail = 0.05119, cell = 0.1321, far = 0.005326, cache = 2726298, deep = 0.02829, last = 181753168>
  argpool.measured "locate_index_i64_cf_any__base_rows_v8" cost <call = 24.76, plane = 9.838, row = 0.07811, width = 32, cell = 0.2851, thin = 0.01494, far = 0.003409, cache = 2726298, deep = 0.02829, last = 181753168>
  argpool.measured "locate_index_i64_cl_any__avx512_rows" cost <plane = 96.2, row = 0.3448, tail = 0.2326, cell = 0.1497, thin = 0.531, tap = 0.0002493, far = 0.003482, cache = 2726298, deep = 0.02341, last = 90876584>
  argpool.measured "locate_index_i64_cl_any__base_rows_v8" cost <plane = 98.43, row = 0.4018, tail = 0.3778, cell = 0.3831, thin = 0.2888, tap = 0.0004828, far = 0.001595, cache = 838861, deep = 0.02341, last = 90876584>
  argpool.measured "locate_index_i32_cf_any__avx512_rows_v8" cost <call = 28.33, plane = 9.218, width = 32, cell = 0.1224, input = 0.001202, thin = 0.01378, far = 0.0008919, cache = 838861>
  argpool.measured "locate_index_i32_cf_any__base_rows_v8" cost <call = 26.61, plane = 9.466, row = 0.1181, tail = 0.1197, cell = 0.3602, input = 0.00182, far = 0.0004635, cache = 838861>
  argpool.measured "locate_index_i32_cl_any__avx512_rows_v8" cost <plane = 96.99, row = 0.1502, tail = 0.4601, cell = 0.1487, thin = 0.5128, tap = 0.0003542, far = 0.001153, cache = 838861>
  argpool.measured "locate_index_i32_cl_any__base_rows_v8" cost <plane = 101.4, row = 0.07965, tail = 0.8128, cell = 0.459, thin = 0.1304, tap = 0.0005838, far = 0.0008796, cache = 838861>
  argpool.measured "locate_index_u8_cf_any__avx512_rows_v8" cost <call = 62.23, plane = 3.14, vector = 1.136, cell = 5.173, step = 0.001735, far = 0.002667, cache = 2726298>
  argpool.measured "locate_index_u8_cf_any__base_rows_v8" cost <call = 61.3, plane = 3.402, vector = 0.8216, cell = 5.226, step = 0.001527>
  argpool.measured "locate_index_u8_cl_any__avx512_rows_v8" cost <plane = 93.64, row = 0.4813, cell = 5.227, thin = 0.0177, tap = 0.0004795, step = 0.0004304, far = 0.001257, cache = 838861>
  argpool.measured "locate_index_u8_cl_any__base_rows_v8" cost <plane = 94.06, row = 0.3517, vector = 0.128, cell = 5.213, thin = 0.03125, tap = 0.0004017, step = 0.0006349, far = 0.001455, cache = 838861>
  argpool.measured "locate_index_u16_cf_any__avx512_rows_v8" cost <call = 26.83, plane = 3.334, vector = 0.3323, cell = 5.327, thin = 0.09948, far = 0.001779, cache = 838861>
  argpool.measured "locate_index_u16_cf_any__base_rows" cost <call = 26.71, plane = 3.33, vector = 0.2889, cell = 5.344, thin = 0.09583, far = 0.001554, cache = 838861>
  argpool.measured "locate_index_u16_cl_any__avx512_rows_v8" cost <plane = 89.48, tail = 0.9673, cell = 5.364, thin = 0.1319>
  argpool.measured "locate_index_u16_cl_any__base_rows" cost <plane = 89.57, tail = 0.8934, cell = 5.373, thin = 0.1303>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 21.83, plane = 31.49, width = 128, cell = 0.01006, input = 0.5531, thin = 0.00334, tap = 0.0005391, far = 0.01603, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 21.65, plane = 32.78, width = 64, tail = 0.03816, cell = 0.01098, input = 0.657, thin = 0.005375, tap = 0.0006547, far = 0.01352, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 106.4, vector = 1.549, input = 1.168, tap = 0.001162, far = 0.01583, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 108.6, row = 2.432, tail = 1.708, input = 1.05, tap = 0.002034, far = 0.0108, cache = 1677722>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 35.43, plane = 29.59, cell = 0.00986, input = 0.5478, tap = 0.0001859, step = 0.0001495, far = 0.008709, cache = 2097152>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 29.45, plane = 31.4, cell = 0.007663, input = 0.7205, tap = 0.0001148, step = 0.0002402, far = 0.005146, cache = 2097152>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 110.9, row = 0.6324, vector = 0.17, tail = 0.7523, input = 0.8691, far = 0.03187, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 118, row = 1.834, tail = 2.48, input = 1.188, tap = 0.000233, far = 0.03268, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 151.8, plane = 1.254, tail = 2.285, input = 8.196>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 422.8, plane = 7.82, input = 8.278, thin = 0.5315>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <call = 430.9, plane = 23.95, vector = 0.5627, cell = 0.02053, input = 7.899, step = 0.00007059>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <call = 338.3, plane = 24.81, vector = 1.086, tail = 1.931, input = 7.827>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <input = 5.926, tap = 0.03447, far = 0.3375, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <width = 64, input = 5.827, thin = 0.1336, tap = 0.04001, far = 0.3266, cache = 1258291>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 335.8, plane = 58.99, vector = 1.202, input = 7.476, far = 0.05114, cache = 838861>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 156.8, plane = 282.6, vector = 0.8255, width = 32, tail = 1.217, input = 7.246, far = 0.2063, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 20.57, plane = 31.03, tail = 0.1732, cell = 0.02728, input = 0.5443, step = 0.0002108, far = 0.01779, cache = 1677722>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 21.9, plane = 31.37, tail = 0.2877, cell = 0.02718, input = 0.6543, thin = 0.06159, step = 0.0002, far = 0.0158, cache = 1677722>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 103.6, row = 0.9415, vector = 0.1925, input = 1.249, tap = 0.0004319, far = 0.01741, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 109.2, row = 1.823, width = 32, tail = 0.5048, input = 1.071, thin = 0.08088, tap = 0.001507, far = 0.01528, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 28.87, plane = 30.88, row = 0.1124, vector = 0.05379, tail = 0.2536, cell = 0.01696, input = 0.5682, thin = 0.00009826, tap = 0.00007123, far = 0.01812, cache = 1677722>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 22.75, plane = 31.61, row = 0.1845, vector = 0.01474, width = 16, tail = 0.2389, cell = 0.01854, input = 0.7562, far = 0.01565, cache = 2097152>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 114.6, vector = 0.4956, width = 64, tail = 0.6498, input = 0.8855, tap = 0.00157, far = 0.02861, cache = 1258291>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 116.1, row = 1.575, width = 16, tail = 0.4259, input = 1.198, thin = 0.08175, tap = 0.002253, far = 0.02876, cache = 1258291>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 62.59, tail = 12.85, input = 8.195>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 81.56, tail = 14.29, input = 8.546, thin = 7.501>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 58.08, vector = 0.1923, tail = 0.3143, input = 7.692, thin = 0.1488>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 26.05, row = 0.8582, width = 16, cell = 0.1966, input = 7.376, thin = 0.549>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <plane = 5.956, input = 7.696, far = 0.07306, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <plane = 8.183, width = 32, input = 7.84, thin = 0.1787, far = 0.02461, cache = 838861>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <plane = 3.243, row = 0.6224, width = 128, cell = 0.1827, input = 6.945, thin = 0.3685, tap = 0.001154>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 21.31, row = 2.565, width = 32, cell = 0.3119, input = 6.348, thin = 0.4369, tap = 0.005436>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 18.86, plane = 29.48, vector = 0.03559, cell = 0.04664, input = 0.4804, thin = 0.00667, tap = 0.0006916, far = 0.02406, cache = 1677722, deep = 0.07269, last = 90876584>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 18.1, plane = 31.77, row = 0.0008426, tail = 0.01441, cell = 0.04659, input = 0.4979, thin = 0.01805, tap = 0.0007506, far = 0.02279, cache = 1677722, deep = 0.07269, last = 90876584>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 18.95, plane = 32.36, row = 0.02355, vector = 0.2272, tail = 0.003588, input = 0.6645, tap = 0.0008628, far = 0.02113, cache = 1677722, deep = 0.07269, last = 90876584>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 101.3, row = 0.9188, vector = 0.162, input = 1.316, tap = 0.002256, far = 0.02419, cache = 1258291, deep = 0.127, last = 90876584>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 104.4, row = 1.721, width = 16, input = 1.128, thin = 0.1971, tap = 0.003923, far = 0.02547, cache = 1258291, deep = 0.127, last = 90876584>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 18.02, plane = 28.22, tail = 0.1304, cell = 0.05248, input = 0.4264, thin = 0.001706, tap = 0.000396, far = 0.02304, cache = 1677722>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 19.4, plane = 30.86, vector = 0.4106, cell = 0.002086, input = 0.4756, tap = 0.0003836, far = 0.02245, cache = 1677722>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 17.13, plane = 31.13, row = 0.1301, vector = 0.2258, cell = 0.009265, input = 0.6957, tap = 0.0005993, far = 0.02094, cache = 1677722>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 103.8, row = 1.176, vector = 0.3214, input = 0.7707, tap = 0.003141, far = 0.02473, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 107.7, row = 1.387, width = 16, tail = 0.35, cell = 0.008945, input = 1.099, thin = 0.1623, tap = 0.004721, far = 0.02185, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <plane = 2.947, row = 3.061, input = 7.563, far = 0.03435, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <plane = 5.199, row = 4.661, width = 8, tail = 0.1002, input = 7.498, thin = 0.2032, far = 0.03341, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 29.29, row = 0.7791, input = 7.413, tap = 0.001546, step = 0.001424, far = 0.02548, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 28.68, row = 1.43, width = 16, input = 7.399, thin = 0.1502, tap = 0.003687, step = 0.001372, far = 0.01846, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <row = 1.565, width = 32, tail = 1.341, input = 7.402, thin = 0.02405, tap = 0.002888, far = 0.02234, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <plane = 1.956, row = 4.583, input = 7.423, tap = 0.001232, far = 0.01724, cache = 838861>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 19.07, vector = 0.7943, input = 7.707, far = 0.02925, cache = 1258291>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 20.82, width = 16, tail = 1.393, cell = 0.06536, input = 7.64, thin = 0.0507, tap = 0.005462, far = 0.02466, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 27.4, plane = 29.64, vector = 0.2474, width = 8, cell = 0.07827, input = 0.6085, thin = 0.1553, tap = 0.001296, far = 0.02106, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 27.1, plane = 30.79, vector = 0.1784, width = 8, cell = 0.09699, input = 0.7129, thin = 0.1639, tap = 0.001321, far = 0.01967, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 90.7, row = 0.9335, width = 32, cell = 0.02142, input = 1.434, thin = 0.07573, tap = 0.003483, far = 0.02316, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 93.17, row = 1.401, width = 8, input = 1.286, thin = 0.5286, tap = 0.005643, far = 0.02359, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 8.873, plane = 29.8, width = 8, tail = 0.2907, cell = 0.1478, input = 0.5761, far = 0.02365, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 8.365, plane = 30.55, width = 8, tail = 0.3455, cell = 0.154, input = 0.748, tap = 0.00005181, far = 0.02263, cache = 1258291>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.2, row = 0.831, width = 16, cell = 0.04257, input = 0.9232, thin = 0.1067, tap = 0.005783, far = 0.02438, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 107.3, row = 1.129, width = 8, cell = 0.04575, input = 1.231, thin = 0.5117, tap = 0.007334, far = 0.02305, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 22.15, plane = 1.402, vector = 2.604, input = 6.607, tap = 0.003598, far = 0.02875, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 12.97, plane = 1.833, row = 0.3796, vector = 2.397, width = 8, tail = 1.066, input = 6.748, tap = 0.002658, far = 0.02193, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <width = 16, cell = 0.08352, input = 6.926, thin = 0.297, tap = 0.01239, far = 0.05308, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <row = 3.091, tail = 6.933, cell = 0.1326, input = 6.714, tap = 0.002772, far = 0.05032, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <plane = 3.914, row = 3.507, vector = 0.3754, width = 16, tail = 1.699, input = 7.616, thin = 0.1627, far = 0.0246, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <plane = 3.674, row = 3.367, vector = 0.2261, width = 8, tail = 5.524, input = 7.519, far = 0.02327, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <plane = 21.07, width = 32, tail = 0.3735, cell = 0.1176, input = 7.742, thin = 0.1854, far = 0.01985, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 25.86, row = 0.9933, cell = 0.1067, input = 7.981, far = 0.0285, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial_v16" cost <call = 23.02, plane = 29.37, width = 32, tail = 0.0496, cell = 0.09615, input = 0.8209, thin = 0.03143, tap = 0.001574, step = 0.0002881, far = 0.02025, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial_v16" cost <call = 20.75, plane = 31.7, width = 32, cell = 0.09118, input = 0.9258, thin = 0.03625, tap = 0.001556, step = 0.0003714, far = 0.01968, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial_v16" cost <plane = 96.25, row = 0.8206, vector = 1.019, input = 1.083, thin = 0.02913, tap = 0.002611, far = 0.02231, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial_v16" cost <plane = 99.94, row = 1.194, vector = 1.075, input = 1.156, thin = 0.01925, tap = 0.002749, far = 0.01972, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial_v16" cost <plane = 90.08, row = 3.166, vector = 1.016, tail = 3.184, input = 1.053, tap = 0.004212, far = 0.02075, cache = 2097152>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial_v16" cost <call = 9.014, plane = 27.97, vector = 0.4522, width = 64, cell = 0.06226, input = 0.8181, thin = 0.03504, tap = 0.0001382, step = 0.0008791, far = 0.0196, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial_v16" cost <call = 4.09, plane = 29.85, vector = 0.4966, width = 64, cell = 0.05968, input = 0.9794, thin = 0.03577, tap = 0.000298, step = 0.0008487, far = 0.02032, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial_v16" cost <plane = 90.41, row = 0.2137, vector = 1.845, tail = 0.02493, input = 1.113, far = 0.02542, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial_v16" cost <plane = 97.65, row = 0.5964, vector = 2.026, tail = 0.008524, input = 1.155, tap = 0.00004832, far = 0.02188, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial_v16" cost <plane = 80.79, row = 0.9601, vector = 1.868, tail = 5.34, input = 1.128, tap = 0.0009875, far = 0.0172, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 24.74, plane = 28.77, vector = 0.04598, tail = 0.01877, cell = 0.04284, input = 0.6491, tap = 0.0003994, step = 0.0001917, far = 0.02165, cache = 1677722, deep = 0.07245, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial_v16" cost <call = 25.98, plane = 31.05, vector = 0.03351, tail = 0.0195, cell = 0.04299, input = 0.6884, tap = 0.000441, step = 0.0001655, far = 0.02026, cache = 1677722, deep = 0.07245, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial_v16" cost <call = 22.22, plane = 32.57, tail = 0.06954, cell = 0.04941, input = 0.826, tap = 0.0005222, step = 0.0001813, far = 0.0191, cache = 1677722, deep = 0.07245, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 106.9, row = 1.196, vector = 0.3472, input = 1.096, tap = 0.00173, far = 0.02801, cache = 1677722, deep = 0.1562, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial_v16" cost <plane = 110.4, row = 1.195, vector = 0.2509, cell = 0.001735, input = 1.174, tap = 0.002237, far = 0.02475, cache = 1677722, deep = 0.1562, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial_v16" cost <plane = 108.3, row = 2.304, vector = 0.06331, tail = 2.427, cell = 0.00004229, input = 1.14, tap = 0.00297, far = 0.02406, cache = 1677722, deep = 0.1562, last = 90876584>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 28.87, plane = 28.44, vector = 0.0697, width = 32, cell = 0.03252, input = 0.5954, thin = 0.02397, step = 0.0003832, far = 0.01638, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial_v16" cost <call = 27.89, plane = 30.53, vector = 0.09083, width = 32, cell = 0.0318, input = 0.658, thin = 0.02411, step = 0.0004001, far = 0.01522, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial_v16" cost <call = 24.1, plane = 31.85, vector = 0.1127, width = 32, cell = 0.03465, input = 0.8587, thin = 0.02309, step = 0.000398, far = 0.01527, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 102.2, row = 0.7245, vector = 0.6618, cell = 0.007159, input = 1.056, tap = 0.001387, step = 0.0001211, far = 0.02103, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial_v16" cost <plane = 107, row = 0.8007, vector = 0.4881, cell = 0.01387, input = 1.133, tap = 0.001347, step = 0.0001804, far = 0.01889, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial_v16" cost <plane = 103, row = 2.112, vector = 0.5177, tail = 2.171, input = 1.114, thin = 0.003469, tap = 0.001903, step = 0.0002122, far = 0.02014, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial_v16" cost <call = 37.26, plane = 37.35, cell = 0.2517, input = 0.9216, tap = 0.001543, step = 0.0005181, far = 0.01658, cache = 2097152>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 50.48, plane = 29.68, cell = 0.7261, input = 3.394, tap = 0.004534, far = 0.01797, cache = 2726298>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial_v16" cost <call = 26.55, plane = 39.86, cell = 1.516, input = 1.512, tap = 0.002914, far = 0.006494, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial_v16" cost <call = 60.29, plane = 116.1, vector = 1.861, cell = 0.09395, input = 4.073, step = 0.001304, far = 0.03184, cache = 2726298>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 48.61, plane = 112.1, row = 1.263, vector = 3.425, tail = 2.879, input = 3.986, step = 0.00178, far = 0.0124, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial_v16" cost <call = 87.71, plane = 124.1, row = 1.009, vector = 6.704, tail = 9.561, cell = 0.4318, input = 2.297, thin = 0.126, tap = 0.004116, step = 0.00402, far = 0.003012, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial_v16" cost <call = 66.56, plane = 29.27, cell = 0.2089, input = 3.781, tap = 0.001872>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 36.48, plane = 25.96, cell = 0.6722, input = 3.857>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial_v16" cost <call = 286.7, plane = 38.91, cell = 1.392, input = 1.819, tap = 0.0058>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial_v16" cost <call = 162.1, plane = 106.4, vector = 0.02884, tail = 1.162, cell = 0.2483, input = 3.992>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 240.2, plane = 93.56, row = 0.2668, tail = 4.306, cell = 0.2341, input = 4.023, thin = 0.1304>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial_v16" cost <call = 290.6, plane = 96.9, vector = 2.332, tail = 14.75, cell = 0.7275, input = 2.636>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial_v16" cost <call = 33.86, plane = 38.77, cell = 0.2534, input = 0.8891, step = 0.0003521, far = 0.01458, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 21.61, plane = 42.16, cell = 0.7644, input = 0.9776, step = 0.0004461, far = 0.006333, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial_v16" cost <call = 20.03, plane = 40.14, cell = 0.943, input = 0.915, far = 0.001575, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial_v16" cost <plane = 120.5, vector = 2.747, cell = 0.09388, input = 1.372, tap = 0.0002084, step = 0.0005441, far = 0.02649, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 124.8, vector = 2.994, tail = 3.692, cell = 0.1362, input = 1.422, tap = 0.0004548, step = 0.0005025, far = 0.02275, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial_v16" cost <call = 7.909, plane = 131.4, vector = 6.78, tail = 8.02, input = 1.448, tap = 0.0008632, step = 0.0001975, far = 0.02871, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial_v16" cost <plane = 44.1, cell = 0.2642, input = 0.8544, step = 0.0004469, far = 0.01388, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <plane = 47.12, cell = 0.7899, input = 0.8971, step = 0.0005851>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial_v16" cost <plane = 43.31, cell = 0.9624, input = 0.8837, step = 0.0003462>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial_v16" cost <call = 122.1, plane = 125.8, vector = 2.671, cell = 0.06227, input = 1.333, thin = 0.1362, tap = 0.000003446, step = 0.001252, far = 0.05309, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 151.2, plane = 121.5, vector = 5.25, tail = 2.22, input = 1.307, thin = 0.2585, tap = 0.0005786, step = 0.0006655, far = 0.03268, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial_v16" cost <call = 166.5, plane = 117.7, vector = 6.457, tail = 9.95, input = 1.417, thin = 0.1234, tap = 0.001005, step = 0.0007994, far = 0.03122, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial_v16" cost <call = 32.6, plane = 30.64, tail = 0.3823, cell = 0.02441, input = 0.7234, thin = 0.00846, far = 0.01347, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 33.72, plane = 32.51, tail = 0.3676, cell = 0.02449, input = 0.827, thin = 0.04199, far = 0.009652, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial_v16" cost <plane = 117.6, row = 0.6545, width = 32, input = 1.076, thin = 0.08361, tap = 0.0003029, step = 0.0001966, far = 0.01325, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial_v16" cost <plane = 107.9, row = 2.721, tail = 5.644, input = 1.125, thin = 0.02809, tap = 0.0001339, far = 0.006785, cache = 2097152>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 113.8, row = 2.632, tail = 1.837, input = 1.263, step = 0.00002645, far = 0.00949, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial_v16" cost <call = 31.86, plane = 32.72, width = 64, cell = 0.00836, input = 0.7433, thin = 0.01036, tap = 0.0001461, step = 0.0000109, far = 0.008293, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 29.41, plane = 34.46, width = 64, cell = 0.007573, input = 0.9139, thin = 0.01189, tap = 0.0001951, step = 0.00001549, far = 0.006803, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial_v16" cost <plane = 133.3, row = 0.5727, width = 32, cell = 0.008966, input = 1.059, thin = 0.09532, tap = 0.0006098, step = 0.000002468, far = 0.02498, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial_v16" cost <plane = 113.9, row = 2.433, tail = 6.47, input = 1.069, step = 0.0001554, far = 0.03287, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 119.2, row = 2.412, tail = 2.236, input = 1.305, thin = 0.0409, step = 0.00008861, far = 0.03388, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 9.184, plane = 30.01, width = 32, cell = 0.02961, input = 0.7319, thin = 0.01009, tap = 0.0005323, far = 0.01403, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial_v16" cost <call = 12.73, plane = 31, width = 32, cell = 0.03027, input = 0.8458, thin = 0.02032, tap = 0.0004834, far = 0.01195, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial_v16" cost <plane = 119.7, width = 64, tail = 0.9404, input = 1.108, thin = 0.008278, tap = 0.002177, far = 0.02489, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 109.1, row = 2.099, tail = 6.144, input = 1.121, thin = 0.03322, tap = 0.0008161, step = 0.0001383, far = 0.02724, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial_v16" cost <plane = 117.5, row = 1.673, tail = 2.693, input = 1.285, thin = 0.002074, tap = 0.001348, step = 0.00007858, far = 0.02673, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 36.16, plane = 33.57, tail = 0.09148, cell = 0.01092, input = 0.7186, step = 0.0006053, far = 0.01145, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial_v16" cost <call = 34.04, plane = 33.36, row = 0.3868, tail = 0.1244, cell = 0.006835, input = 0.8771, step = 0.0006906, far = 0.01011, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial_v16" cost <plane = 116.8, width = 64, tail = 1.221, input = 1.134, tap = 0.0017, far = 0.02969, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 112, row = 1.973, tail = 4.812, input = 1.122, tap = 0.00212, far = 0.028, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial_v16" cost <plane = 116, row = 1.699, tail = 2.596, input = 1.353, thin = 0.004503, tap = 0.002488, far = 0.02304, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial_v16" cost <call = 17.59, plane = 30.56, width = 32, tail = 0.0852, cell = 0.05261, input = 0.6911, thin = 0.02097, step = 0.00009377, far = 0.01388, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial_v16" cost <call = 18.77, plane = 32.65, width = 32, tail = 0.01866, cell = 0.05978, input = 0.8424, thin = 0.02664, step = 0.00008478, far = 0.01172, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 106.7, row = 0.9001, vector = 0.6556, input = 1.088, tap = 0.001119, far = 0.02091, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial_v16" cost <plane = 111.9, row = 0.748, vector = 0.6046, input = 1.159, tap = 0.001158, far = 0.01413, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial_v16" cost <plane = 108.8, row = 1.172, vector = 0.7374, tail = 2.808, input = 1.243, tap = 0.001233, far = 0.01017, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial_v16" cost <call = 27.6, plane = 30.71, width = 64, cell = 0.02802, input = 0.7178, thin = 0.03491, step = 0.0003001, far = 0.01729, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial_v16" cost <call = 24.4, plane = 32.9, width = 64, cell = 0.03552, input = 0.9298, thin = 0.03218, tap = 0.0001573, step = 0.0002478, far = 0.01569, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 111.3, row = 0.7753, vector = 0.725, cell = 0.000292, input = 1.049, tap = 0.001218, far = 0.02353, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial_v16" cost <plane = 113.7, width = 64, tail = 1.2, cell = 0.04122, input = 1.137, thin = 0.01037, tap = 0.0009877, far = 0.02263, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial_v16" cost <plane = 115.4, row = 1.804, vector = 0.2786, tail = 2.409, cell = 0.01853, input = 1.33, tap = 0.001037, far = 0.02308, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial_v16" cost <call = 9.871, plane = 31.41, cell = 0.1362, input = 0.7336, thin = 0.02624, tap = 0.0006804, step = 0.00007026, far = 0.01854, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial_v16" cost <call = 10.52, plane = 33.11, cell = 0.1451, input = 0.8287, thin = 0.02742, tap = 0.0006031, step = 0.00009443, far = 0.0168, cache = 1677722>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial_v16" cost <plane = 100.2, row = 0.9065, vector = 0.5124, width = 32, cell = 0.03044, input = 1.053, thin = 0.06159, tap = 0.003858, far = 0.01791, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial_v16" cost <plane = 102.4, row = 0.4265, vector = 1.402, width = 32, cell = 0.01048, input = 1.132, thin = 0.0724, tap = 0.003283, far = 0.01556, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial_v16" cost <plane = 102, row = 2.265, vector = 1.032, tail = 3.532, input = 1.196, tap = 0.003713, far = 0.01417, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial_v16" cost <call = 22.32, plane = 30, cell = 0.113, input = 0.792, thin = 0.09723, step = 0.000177, far = 0.01955, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial_v16" cost <call = 19.85, plane = 32.19, cell = 0.1029, input = 0.9763, thin = 0.07588, step = 0.0003537, far = 0.01882, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial_v16" cost <plane = 103.6, row = 0.9584, vector = 0.8723, input = 1.158, tap = 0.00216, step = 0.0004884, far = 0.01432, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial_v16" cost <plane = 104.6, row = 0.7037, vector = 1.264, tail = 0.4176, input = 1.218, tap = 0.001523, step = 0.0002264, far = 0.01712, cache = 1258291>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial_v16" cost <plane = 110.4, row = 0.4766, vector = 1.676, tail = 4.338, input = 1.36, tap = 0.001775, step = 0.00004987, far = 0.01752, cache = 1677722>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 176.1, row = 22.67, vector = 8.093, thin = 10.76, far = 0.003149, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 51.48, plane = 173.1, row = 88.47, vector = 8.262, tail = 6.236, thin = 11.92, far = 0.02265, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_row_packing" cost <call = 110.2, plane = 9.799, cell = 0.5882, far = 0.007385, cache = 524288, deep = 0.05146, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_sliding" cost <call = 355.7, plane = 14.55, vector = 3.874, tail = 0.4442, cell = 0.2586, far = 0.01132, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_v4" cost <call = 98.71, plane = 6.404, row = 2.283, vector = 7.708, deep = 0.1063, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_v4" cost <call = 38045, deep = 0.007429, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 4.225, plane = 26.52, row = 7.41, vector = 5.173, width = 32, tail = 0.496, cell = 0.06548, input = 0.00253, tap = 0.1048, far = 0.0007223, cache = 209715, deep = 0.02179, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 250.3, row = 29.8, vector = 3.638, tail = 1.518, thin = 8.833, far = 0.08541, cache = 681574>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 795, plane = 99.15, row = 132.6, vector = 13.62, thin = 22.11, deep = 0.08595, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <plane = 183.9, row = 53.99, vector = 10.98, far = 0.1053, cache = 209715, deep = 0.08578, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <plane = 150.1, cell = 5.378, thin = 26.72>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_row_packing" cost <call = 257.5, plane = 7.765, vector = 1.309, cell = 0.6821, far = 0.0001983, cache = 209715, deep = 0.0307, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_row_packing" cost <call = 174.6, plane = 54.06, vector = 0.5708, tail = 0.4365, cell = 1.449, far = 0.005921, cache = 419430, deep = 0.07539, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_sliding" cost <call = 271.8, plane = 20.7, vector = 4.295, tail = 0.09923, cell = 0.4134, far = 0.0152, cache = 419430, deep = 0.02618, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_v4" cost <call = 173.7, plane = 1.391, tail = 1.401, cell = 4.114, deep = 0.01939, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_v4" cost <call = 373.6, row = 11.8, cell = 3.154, deep = 0.01126, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_separable" cost <call = 369.4, tail = 29.23, cell = 1.616, far = 0.1066, cache = 681574, deep = 0.008158, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_separable" cost <call = 612.8, plane = 106.8, width = 16, tail = 29.95, cell = 2.315, far = 0.02568, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_separable" cost <call = 442.5, plane = 336.6, width = 32, cell = 2.456, thin = 1.008>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 30.47, plane = 8.709, row = 8.718, vector = 3.449, tail = 5.397, input = 0.04862, tap = 0.1392, far = 0.001465, cache = 419430, deep = 0.02302, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 27.81, plane = 266.2, vector = 10.86, far = 0.0223, cache = 681574, deep = 0.1238, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 6.229, plane = 253.1, row = 41.64, vector = 9.529, tail = 3.432, cell = 0.2464, thin = 10.53, far = 0.01719, cache = 209715, deep = 0.08051, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <row = 97.46, vector = 31.03, tail = 95.95, cell = 0.1571, thin = 36.26, far = 0.003236, cache = 209715, deep = 0.08306, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <plane = 246, row = 321.6, vector = 23.11, thin = 30.5, far = 0.09733, cache = 209715, deep = 0.1509, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <plane = 236.7, row = 200.5, vector = 15.49, tail = 10.29, thin = 19.08, far = 0.1154, cache = 681574, deep = 0.08682, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 902.2, plane = 297.9, row = 72.84, vector = 4.56, tail = 9.24, cell = 2.478, deep = 0.04221, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 1978, row = 255.6, vector = 45.66, tail = 51.86, cell = 9.414, deep = 0.09529, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 686.3, plane = 279.6, vector = 8.027, thin = 4.946, far = 0.04407, cache = 524288, deep = 0.04815, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_van_herk" cost <vector = 6.12, tail = 4.337, far = 0.03077, cache = 681574, deep = 0.1426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <call = 72.17, plane = 56.39, row = 153.5, vector = 71.25, tail = 17, cell = 1.089, thin = 28.73, far = 0.02, cache = 209715, deep = 0.1426, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 257, plane = 513.5, row = 211.3, tail = 23.15, cell = 5.28, thin = 12.85>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_van_herk" cost <call = 31649, far = 0.1083, cache = 209715, deep = 0.3655, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_van_herk" cost <tail = 3.094, cell = 1.883, far = 0.0004986, cache = 209715, deep = 0.0456, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_row_packing" cost <call = 267.5, plane = 10.21, vector = 1.881, cell = 0.5328, far = 0.001337, cache = 209715, deep = 0.03694, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 281, row = 21.57, tail = 6.607, cell = 1.009, deep = 0.01964, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 13.51, plane = 17.93, row = 11.79, tail = 7.214, cell = 0.01404, input = 0.05259, tap = 0.2044, deep = 0.02851, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 270.9, plane = 40.25, row = 147.3, vector = 1.99, tail = 4.374, thin = 29.79, far = 0.02972, cache = 681574, deep = 0.06737, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <plane = 181.9, row = 172.3, tail = 15.76, far = 0.1087, cache = 209715>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_row_packing" cost <call = 112.6, plane = 16.67, cell = 0.5197, far = 0.01824, cache = 314573>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_v4" cost <tail = 2.942, cell = 5.832, deep = 0.002035, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <call = 51.03, plane = 255.3, row = 49.77, tail = 8.699, cell = 0.4107, thin = 7.112, far = 0.06443, cache = 419430, deep = 0.07534, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 1742, plane = 33.89, row = 234.9, vector = 6.4, thin = 62.92, far = 0.08271, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 262.3, plane = 8.662, vector = 2.1, tail = 0.4838, cell = 1.116, far = 0.00006473, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat_v8" cost <call = 31.07, plane = 187.1, row = 56.49, vector = 9.219, thin = 9.919, far = 0.01286, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 232.5, plane = 424.6, row = 122.6, vector = 46.44, tail = 26.76, cell = 4.862, thin = 26.89, far = 0.07808, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 248.1, plane = 15.65, vector = 0.5763, cell = 1.247>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat_v8" cost <plane = 206.1, row = 43.13, vector = 8.643, thin = 11.79, far = 0.01464, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <plane = 362.8, row = 103.3, vector = 41.68, tail = 4.505, thin = 46.16>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 236.8, plane = 16.12, cell = 0.8104>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 37.09, plane = 54.24, row = 0.682, vector = 2.412, tail = 0.2517, cell = 0.004348, far = 0.00107, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 224.2, row = 0.823, vector = 2.455, tail = 0.5527, far = 0.01513, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 135.3, row = 2.025, vector = 2.386, tail = 0.5648, far = 0.005627, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate" cost <call = 30.28, plane = 59.96, vector = 2.019, tail = 0.4692, far = 0.002807, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 141.2, row = 0.3442, vector = 1.541, tail = 0.3426, cell = 0.002912, far = 0.004914, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 149.8, row = 2.619, vector = 1.954, tail = 0.3565, cell = 0.03112, far = 0.007579, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 90.13, plane = 3.583, vector = 1.7, cell = 0.0002876, far = 0.01147, cache = 209715, deep = 0.03222, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 30.77, plane = 56.93, vector = 3.015, width = 64, cell = 0.1382, thin = 0.004224, far = 0.005476, cache = 524288, deep = 0.03237, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 2.708, vector = 4.45, deep = 0.02082, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 41.57, plane = 48.46, vector = 2.48, width = 32, tail = 0.06376, cell = 0.06044, far = 0.007141, cache = 419430, deep = 0.02706, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16" cost <plane = 101.9, row = 1.289, vector = 1.589, cell = 0.01563, far = 0.002738, cache = 681574, deep = 0.03986, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 72.89, plane = 6.854, vector = 0.9772, deep = 0.02926, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_v16" cost <call = 36.32, plane = 62.93, vector = 1.418, width = 64, cell = 0.1822, thin = 0.1074, far = 0.00122, cache = 524288, deep = 0.0294, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 117.1, row = 0.7596, tail = 0.06326, cell = 0.1745, far = 0.01335, cache = 419430, deep = 0.04705, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 113.4, row = 0.2865, vector = 0.5095, tail = 0.5385, cell = 0.08411, far = 0.01025, cache = 419430, deep = 0.04457, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 239.8, row = 2.834, vector = 2.31, tail = 6.228, thin = 15.93, far = 0.008216, cache = 524288, deep = 0.03952, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 120.3, vector = 1.861, width = 16, tail = 0.05708, cell = 0.04045, thin = 0.06893, far = 0.008934, cache = 209715, deep = 0.04472, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 283.3, row = 5.924, tail = 2.377, cell = 0.2155, thin = 7.559, far = 0.01081, cache = 314573, deep = 0.04637, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_replicate" cost <plane = 148.1, row = 11.51, tail = 5.447, cell = 1.111, far = 0.008992, cache = 681574, deep = 0.05686, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_replicate" cost <call = 61.09, plane = 293, row = 1.654, vector = 0.847, tail = 2.6, cell = 0.3202, far = 0.008001, cache = 314573, deep = 0.04903, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 183.6, row = 3.494, tail = 3.426, cell = 0.332, far = 0.01006, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate" cost <plane = 111.5, row = 0.4242, vector = 1.627, width = 16, cell = 0.02711, far = 0.01181, cache = 419430, deep = 0.0301, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_v16" cost <call = 112.4, width = 32, tail = 0.4301, cell = 0.1155, thin = 0.08544, far = 0.009384, cache = 524288, deep = 0.0416, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate" cost <plane = 119.2, row = 0.4375, vector = 0.728, tail = 0.2142, cell = 0.01993, far = 0.01194, cache = 419430, deep = 0.01766, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 236.1, row = 1.902, vector = 1.684, tail = 3.602, cell = 0.01424, thin = 12.66, far = 0.01184, cache = 419430, deep = 0.01766, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate" cost <plane = 200, row = 2.582, vector = 0.6259, tail = 3.155, cell = 0.236, far = 0.01888, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_v16" cost <call = 33.55, plane = 115.8, cell = 0.0612, far = 0.009762, cache = 419430, deep = 0.01401, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate" cost <plane = 146.7, row = 0.2874, vector = 1.092, cell = 0.004727, far = 0.01287, cache = 524288>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 3.108, plane = 267.6, row = 6.489, vector = 1.973, thin = 6.667, far = 0.0067, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 41.79, plane = 58.05, row = 0.35, vector = 2.154, tail = 1.069, cell = 0.1279, far = 0.004071, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 129.7, row = 0.2266, vector = 2.605, tail = 0.4364, cell = 0.0675, far = 0.006855, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_replicate" cost <call = 4.607, plane = 150.6, row = 2.301, vector = 2.066, tail = 0.3924, cell = 0.09253, far = 0.004795, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 12.94, plane = 3.311, vector = 0.8102, cell = 0.1146, deep = 0.02123, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 26.91, plane = 44.65, vector = 1.534, width = 32, tail = 3.568, cell = 0.1024, thin = 0.02462, far = 0.004306, cache = 524288, deep = 0.02062, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 1.437, vector = 5.282, deep = 0.01558, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 31.88, plane = 56.73, row = 0.5455, tail = 1.318, cell = 0.1338, far = 0.004553, cache = 419430, deep = 0.02445, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16" cost <call = 87.84, plane = 38.78, row = 0.8036, tail = 1.735, cell = 0.1364, far = 0.009284, cache = 524288, deep = 0.03987, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 130.4, row = 0.3578, vector = 2.138, tail = 0.872, far = 0.01397, cache = 419430, deep = 0.0351, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 200.4, row = 0.1837, tail = 1.572, cell = 0.2125, far = 0.01247, cache = 419430, deep = 0.04013, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 78.87, plane = 385.3, vector = 1.415, cell = 0.3243, thin = 14.97, far = 0.007284, cache = 209715, deep = 0.04013, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 192, row = 0.7244, vector = 0.06177, tail = 1.62, cell = 0.1994, far = 0.01407, cache = 419430, deep = 0.06752, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 424.4, row = 5.905, vector = 2.694, tail = 7.055, thin = 36.92, far = 0.01883, cache = 681574, deep = 0.06752, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 42.99, plane = 192.2, row = 16.01, vector = 11.53, cell = 0.4062, far = 0.01576, cache = 209715, deep = 0.01988, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate" cost <plane = 374.1, row = 3.041, vector = 3.966, tail = 0.711, far = 0.004443, cache = 681574, deep = 0.01618, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 155.5, row = 2.391, vector = 2.191, tail = 0.8851, far = 0.00616, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_replicate" cost <call = 30.79, plane = 62.65, row = 0.5843, vector = 1.508, tail = 0.6343, cell = 0.0448, far = 0.003942, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 108.9, row = 0.4284, vector = 1.194, tail = 0.387, far = 0.003849, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 166.3, row = 2.621, vector = 2.567, tail = 0.5856, cell = 0.006168, far = 0.005353, cache = 524288>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_replicate" cost <call = 26.38, plane = 66.19, row = 0.4584, vector = 1.886, tail = 0.2403, cell = 0.02209, far = 0.003508, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 80.56, row = 0.3453, vector = 1.253, tail = 0.1087, far = 0.003933, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 152.1, row = 2.936, vector = 3.264, tail = 0.3155, far = 0.006183, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_window_probe" cost <plane = 100.6, row = 4.183, vector = 0.1107, tail = 3.468, cell = 0.4994, far = 0.007073, cache = 419430, deep = 0.01416, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_van_herk" cost <call = 761.4, plane = 6.266, cell = 0.3897, thin = 0.04721, far = 0.02681, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_van_herk" cost <call = 3665, vector = 4.864, cell = 0.02391, far = 0.02322, cache = 419430, deep = 0.002243, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_sliding" cost <call = 263.1, plane = 48.17, vector = 10.79, width = 16, tail = 2.455, input = 0.486, deep = 0.001694, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_sliding" cost <cell = 1.658, far = 0.07421, cache = 314573>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_van_herk" cost <call = 7014998, deep = 0.001286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_van_herk" cost <call = 5929905, deep = 0.00000000021, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_van_herk" cost <call = 22602137>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 55.13, plane = 3.279, row = 21.62, vector = 19.55, tail = 6.059, cell = 0.1948, far = 0.007612, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 26.52, plane = 2.43, row = 2.34, vector = 1.417, tail = 5.589, cell = 0.4686, far = 0.004624, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <plane = 3.917, row = 28.13, vector = 3.556, tail = 9.03, cell = 0.8032, far = 0.001471, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 74.34, vector = 3.815, tail = 0.7232>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 75.86, vector = 3.38, tail = 2.37, far = 0.003843, cache = 314573>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 85.9, plane = 2.733, vector = 0.8892, tail = 0.1287, cell = 0.04668, far = 0.00526, cache = 681574, deep = 0.02659, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 73.67, vector = 0.8727, width = 16, tail = 0.2208, cell = 0.1208, far = 0.001047, cache = 209715, deep = 0.02363, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 63.3, plane = 27.37, width = 64, tail = 1.856, cell = 0.1192, far = 0.002945, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 74.86, row = 0.005624, tail = 2.316, cell = 0.1183, far = 0.003808, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small_planes" cost <call = 35.46, plane = 3.923, cell = 0.05395, input = 0.6482, thin = 0.002477, far = 0.009107, cache = 681574, deep = 0.04229, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small_planes_v16" cost <call = 31.79, plane = 2.47, row = 0.04175, tail = 0.0864, input = 0.852, thin = 0.004531, far = 0.00318, cache = 681574, deep = 0.03162, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 273.6, plane = 31.44, row = 0.3597, tail = 22.83, cell = 0.6475, far = 0.01069, cache = 209715, deep = 0.006109, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 468.4, plane = 7.053, row = 12.37, tail = 1, far = 0.04071, cache = 681574, deep = 0.01582, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 80.74, plane = 86.61, vector = 18.99, width = 16, deep = 0.001032, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 455.5, plane = 29.25, row = 0.8599, vector = 13.01, far = 0.04271, cache = 681574, deep = 0.003484, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 45.66, plane = 54.23, row = 0.5916, width = 32, cell = 0.1164, thin = 0.02348, far = 0.007607, cache = 524288, deep = 0.03136, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 111.7, row = 0.3889, vector = 1.353, width = 32, tail = 0.5146, cell = 0.06129, far = 0.004986, cache = 419430, deep = 0.02469, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 76.32, row = 4.782, vector = 2.143, width = 16, tail = 12.61, far = 0.005141, cache = 524288, deep = 0.02498, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 131.3, vector = 1.316, tail = 6.266, far = 0.007551, cache = 209715, deep = 0.04505, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 144.8, plane = 220.4, row = 0.973, vector = 2.963, width = 32, cell = 0.04046, far = 0.001038, cache = 681574, deep = 0.01252, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 63.01, plane = 52.55, row = 0.6986, vector = 1.037, tail = 0.5609, cell = 0.07079, far = 0.005389, cache = 419430, deep = 0.03573, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 94.27, row = 0.8877, vector = 0.7278, tail = 0.6554, cell = 0.04433, far = 0.0033, cache = 419430, deep = 0.01882, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 166.8, row = 5.263, vector = 1.662, far = 0.01192, cache = 524288, deep = 0.02653, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <call = 3.387, plane = 195.2, vector = 3.44, width = 32, tail = 3.818, cell = 0.1134, far = 0.005274, cache = 524288, deep = 0.03676, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 109.2, plane = 335.6, row = 1.16, vector = 0.8178, width = 64, cell = 0.1583, far = 0.005473, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_planes" cost <call = 115.5, plane = 17.14, cell = 0.6114, input = 0.04946, far = 0.002058, cache = 314573, deep = 0.0447, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 200.7, row = 8.394, vector = 1.841, far = 0.001958, cache = 681574, deep = 0.01343, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_staged_stream" cost <call = 173.4, row = 12.48, vector = 1.176, far = 0.0003967, cache = 681574, deep = 0.01323, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 187.9, vector = 1.998, deep = 0.01059, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_van_herk" cost <cell = 0.7438, thin = 0.03165, far = 0.01855, cache = 1048576, deep = 0.01198, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_van_herk" cost <cell = 0.7887, deep = 0.05188, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_van_herk" cost <call = 1994, vector = 1.189, cell = 0.8039, far = 0.05762, cache = 1048576, deep = 0.3701, last = 22369622>
}
