// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-23 by argpool-tune 0.1.0 --seconds=300 --seed=2, with what one of 480 s timed (30559
// calls, of libargpool's kernels alone: mean 2.1 %, worst 914.7 % of 5414 calls),
// on AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 2.3 %, worst 452.1 % of 2338 calls
//   max_pool cf: mean 1.8 %, worst 287.3 % of 453 calls
//   max_pool cl: mean 3.5 %, worst 452.1 % of 781 calls
//   max_pool_backward cf: mean 0.2 %, worst 13.3 % of 127 calls
//   max_pool_backward cl: mean 1.4 %, worst 53.7 % of 141 calls
//   max_unpool cf: mean 0.8 %, worst 87.6 % of 198 calls
//   max_unpool cl: mean 4.3 %, worst 323.6 % of 295 calls
//   max_unpool_backward cf: mean 0.5 %, worst 19.3 % of 114 calls
//   max_unpool_backward cl: mean 0.4 %, worst 8.9 % of 99 calls
//   max_unpool_sum cf: mean 0.1 %, worst 3.5 % of 63 calls
//   max_unpool_sum cl: mean 0.4 %, worst 10.2 % of 67 calls
// Five rows that are no longer there, streams of unpooling channels-last, took part (max_unpool cl).
// Pooling channels-first, k5, k9 and k13 of stride 1 and dilated k3, has what runs of their own measured
// (--only, 25 s each; libraries of apps have them): k13 mean 64.5 %, worst 600.0 % of 28 calls, k9 11.7 and
// 55.5 of 7, k5 15.1 and 130.0 of 31, dilated 0.8 and 17.4 of 62, 0.2 and 6.4 of 61;
// so has k3s1p1 dilated by 2 channels-last: 37.5 and 228.0 of 70.
// By hand, times what was measured: `stream` of pooling's gradient, channels-last k2s2 (1.5) and k3s2p1
// (1.3), and channels-first in 3-D (2). Where tensors lie as the benchmark's do, in rows of whole pages,
// they took 1.7, 1.6 and 1.8 to 4.5 times as long as `wide`.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2, popcnt) shared threads 2 stream 0.04869 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 67.22, plane = 7.125, row = 10.48, vector = 2.75, tail = 19.07, tap = 0.5201, far = 0.003138, cache = 209715>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 76.87, row = 6.118, tail = 1.756, cell = 0.5082, thin = 3.847, tap = 0.1611, step = 0.003347>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 78.19, row = 6.277, width = 4, tail = 0.9368, cell = 1.097, thin = 0.6485, tap = 0.3103, step = 0.00459>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 39.74, plane = 2.28, row = 1.734, width = 8, tail = 0.15, cell = 1.325, thin = 0.3824, far = 0.003847, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 144.4, plane = 4.917, row = 2.001, vector = 4.563, far = 0.002365, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 31.97, plane = 4.318, row = 1.805, vector = 5.605, tail = 0.8829, thin = 6.178, far = 0.00364, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 239.8, plane = 0.4281, row = 6.801, vector = 10.46, tail = 3.414, far = 0.003799, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 347.9, plane = 5.409, row = 30.3, vector = 8.976, far = 0.003123, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 96.21, plane = 3.52, row = 15.75, vector = 8.914, tail = 1.208, thin = 2.113, far = 0.008312, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 62.42, plane = 21.81, row = 8.602, tail = 2.095, cell = 0.9366, thin = 14.55, tap = 0.8493, far = 0.001933, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 73.01, row = 2.292, vector = 0.052, width = 8, tail = 4.231, cell = 0.8468, far = 0.00709, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 74.8, row = 3.528, tail = 3.175, cell = 0.8335, thin = 6.078, far = 0.007736, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 60.72, plane = 81.6, row = 2.703, width = 8, tail = 4.437, cell = 0.7419, far = 0.003979, cache = 524288>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 162.9, row = 12.66, vector = 7.464, tail = 0.5089, thin = 6.444, far = 0.02573, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 12.97, plane = 73.92, row = 3.865, vector = 3.275, tail = 0.6965, thin = 4.045, far = 0.004716, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.649, plane = 105.4, row = 1.933, vector = 5.927, tail = 1.681, cell = 0.8463>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 7.7, plane = 107.4, row = 1.926, vector = 2.07, tail = 3.173, cell = 1.815, thin = 14.68>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 227.4, plane = 219.2, tail = 829.6, cell = 2.413, far = 0.002944, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 166.6, row = 62.43, vector = 10.65, tail = 0.7233, far = 0.01283, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 82.33, plane = 117.8, row = 1.061, vector = 5.412, cell = 1.74, thin = 13.82>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 106.5, row = 5.477, vector = 3.095, tail = 0.4765, thin = 10.54, tap = 0.29, far = 0.00196, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 10.61, plane = 108.4, row = 6.323, vector = 3.366, tail = 1.776, thin = 6.266, tap = 0.5859>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 60.71, plane = 24.64, row = 12.48, vector = 6.918, width = 8, tail = 5.919, cell = 0.6108, tap = 0.7696>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 36.15, row = 13.12, cell = 1.864, thin = 365.3, tap = 0.3442>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 8.872, row = 7.627, cell = 3.693, thin = 330, tap = 0.628, far = 0.01417, cache = 681574>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 56.26, plane = 7.287, row = 14.35, vector = 3.921, tail = 6.94, thin = 27.57, tap = 0.5966, far = 0.004304, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 68.3, row = 8.914, vector = 2.112, tail = 5.85, thin = 5.704, tap = 0.2456, far = 0.001717, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 77.13, row = 8.535, tail = 8.382, cell = 1.066, thin = 1.405, tap = 0.4979, far = 0.003285, cache = 209715>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 44.29, row = 26.95, tail = 2.368, cell = 1.408, thin = 1.482, tap = 0.6733>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 92.45, row = 6.824, tail = 6.514, cell = 0.4734, thin = 6.412, tap = 0.245, far = 0.006018, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 85.74, row = 6.574, tail = 6.598, cell = 0.9364, thin = 3.291, tap = 0.5259, far = 0.006735, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 7.535, plane = 16.4, row = 0.5251, width = 32, cell = 0.3016, thin = 0.0517, far = 0.006379, cache = 524288, deep = 0.03939, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_halves" cost <call = 71.76, plane = 7.088, width = 32, cell = 0.3664, thin = 0.02369, far = 0.009172, cache = 419430, deep = 0.04394, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 167.5, plane = 2.014, vector = 0.5477, width = 32, cell = 0.2502, thin = 0.09953, far = 0.004887, cache = 524288, deep = 0.04124, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 22.59, plane = 5.756, row = 1.673, vector = 0.5754, cell = 0.3417, thin = 3.926, far = 0.001798, cache = 314573, deep = 0.03802, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 286.8, row = 1.332, vector = 1.514, tail = 9.782, cell = 0.5434, far = 0.04684, cache = 419430, deep = 0.001992, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared" cost <call = 253.8, plane = 3.421, tail = 5.35, cell = 0.4963, far = 0.009349, cache = 681574>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_shared_narrow" cost <plane = 24.97, row = 0.5408, tail = 5.844>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_transposed" cost <call = 508.6, plane = 4.186, cell = 0.2603, thin = 0.03154, far = 0.01791, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 422.8, row = 0.7444, width = 32, cell = 0.5456, thin = 0.2832, far = 0.01595, cache = 314573>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <plane = 15.13, row = 10.24, vector = 0.9688, tail = 9.72, cell = 1.314, thin = 6.184, far = 0.0653, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 15.16, plane = 4.052, width = 32, cell = 0.6116, thin = 0.09085, far = 0.005941, cache = 524288, deep = 0.04757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_narrow" cost <cell = 1.708, deep = 0.04675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 148.5, plane = 4.532, width = 32, cell = 0.5488, input = 0.00323, thin = 0.1188, far = 0.008345, cache = 419430, deep = 0.04883, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 6.484, plane = 3.518, row = 1.202, tail = 2.07, cell = 1.033, input = 0.005914, thin = 12.58, deep = 0.04347, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 208.8, plane = 1.662, row = 3.069, vector = 6.381, far = 0.004029, cache = 209715, deep = 0.01192, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_narrow" cost <call = 259.6, plane = 1.497, row = 9.068, tail = 6.016, deep = 0.01192, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 335.8, row = 5.979, width = 32, tail = 2.838, cell = 0.649, far = 0.01021, cache = 681574, deep = 0.008825, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 27.09, row = 16.27, tail = 2.203, cell = 1.425, thin = 6.363, far = 0.003342, cache = 209715, deep = 0.007588, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 29.08, plane = 36.04, row = 12.05, vector = 2.54, tail = 4.192, tap = 0.1486, far = 0.003574, cache = 209715, deep = 0.06094, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 115.1, plane = 90.13, vector = 11.18, tail = 36.68, input = 0.9914, tap = 0.01916, step = 0.2342, far = 0.06382, cache = 209715, deep = 0.3458, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 6.863, plane = 12.04, row = 15.44, tail = 3.492, cell = 0.7823, thin = 11.8, tap = 0.2528, deep = 0.05758, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 54.51, row = 0.72, vector = 2.957, width = 16, far = 0.01165, cache = 209715, deep = 0.05098, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 167.4, plane = 54.93, vector = 5.07, width = 32, cell = 0.01159, far = 0.01071, cache = 209715, deep = 0.04377, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 112.2, row = 9.976, tail = 18.65, cell = 0.2307, thin = 8.007, far = 0.03173, cache = 209715, deep = 0.05101, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 4.309, plane = 57.57, row = 2.557, vector = 0.8664, cell = 0.07607, thin = 6.987, far = 0.009193, cache = 314573, deep = 0.05101, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 0.6104, plane = 97.06, tail = 2.908, cell = 0.3301, far = 0.009292, cache = 314573, deep = 0.06295, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <plane = 352.2, row = 0.2375, vector = 3.84, tail = 2117, far = 0.01119, cache = 681574, deep = 0.03812, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <plane = 49.06, row = 90.34, vector = 7.315, tail = 1.398, deep = 0.05529, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 99.02, plane = 85.03, row = 0.6479, tail = 4.112, cell = 0.7611, thin = 11.34, far = 0.02003, cache = 524288, deep = 0.04935, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 64.41, row = 0.02505, vector = 3.535, width = 16, tail = 1.426, input = 0.08348, thin = 0.2159, far = 0.004473, cache = 681574, deep = 0.05501, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 96.67, plane = 153.8, row = 0.3922, tail = 353.3, input = 0.1281, far = 0.001385, cache = 681574, deep = 0.05877, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <plane = 135.5, row = 33.21, cell = 1.119, thin = 1.783, far = 0.0002212, cache = 209715, deep = 0.05352, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 64.1, row = 2.641, tail = 2.111, input = 0.2362, thin = 9.458, deep = 0.05296, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 33.7, plane = 70.43, vector = 4.347, tail = 1.612, far = 0.002428, cache = 681574, deep = 0.04497, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 133.6, plane = 124.5, row = 0.4643, vector = 8.146, tail = 1171, far = 0.001162, cache = 209715, deep = 0.08195, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <plane = 40.38, row = 63.75, vector = 9.811, tail = 7.252, cell = 0.5144, far = 0.04309, cache = 209715, deep = 0.03705, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 22.26, plane = 76.3, cell = 1.152, thin = 14.3, deep = 0.03678, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 82.36, row = 4.362, vector = 2.278, tail = 3.646, thin = 4.918, tap = 0.07797, step = 0.001579, far = 0.000357, cache = 209715, deep = 0.05271, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 466.9, plane = 634.3, row = 3.128, vector = 4.259, tail = 22.62, input = 1.234, tap = 0.02268, far = 0.01818, cache = 524288, deep = 0.1796, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 41.97, plane = 79.18, row = 7.195, vector = 1.648, tail = 2.961, cell = 0.1123, thin = 4.041, tap = 0.1618, step = 0.003885, deep = 0.06368, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 37.58, plane = 3.939, vector = 2.714, tail = 0.5061, cell = 0.07955, far = 0.005117, cache = 419430, deep = 0.02724, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 156.7, plane = 1.879, vector = 2.757, width = 16, cell = 0.2312, thin = 0.09428, far = 0.0001067, cache = 209715, deep = 0.01532, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 37.97, plane = 4.957, vector = 3.21, tail = 0.09112, thin = 5.039, far = 0.001968, cache = 209715, deep = 0.03483, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 40.57, plane = 7.392, row = 0.6911, vector = 3.584, tail = 0.6421, cell = 0.03424, far = 0.003775, cache = 314573, deep = 0.03494, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_halves" cost <call = 152.1, plane = 8.372, vector = 1.854, cell = 0.3755, deep = 0.04021, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 191.5, plane = 6.876, row = 0.2274, vector = 3.663, far = 0.002744, cache = 209715, deep = 0.02869, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 41.71, plane = 5.411, row = 2.848, tail = 1.034, cell = 0.9204, thin = 4.163, far = 0.00129, cache = 209715, deep = 0.02374, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 31.32, vector = 2.756, tail = 2.923, cell = 0.548, far = 0.006049, cache = 314573, deep = 0.03326, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_halves" cost <call = 130.1, plane = 18.42, width = 16, cell = 0.981, thin = 0.06512, far = 0.004269, cache = 681574, deep = 0.04663, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 183.5, vector = 3.958, width = 32, cell = 0.7171, far = 0.003826, cache = 681574, deep = 0.03132, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 15.54, plane = 9.69, row = 3.134, vector = 3.846, tail = 0.8966, cell = 0.8526, thin = 8.407, far = 0.000121, cache = 209715, deep = 0.02436, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 309.8, row = 9.93, vector = 8.824, tail = 1.998, deep = 0.000788, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared" cost <call = 238.5, plane = 21.67, tail = 3.847, cell = 0.7719, far = 0.009164, cache = 314573, deep = 0.04511, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_shared_narrow" cost <call = 268.4, plane = 25.31, tail = 7.42, cell = 0.2824, far = 0.03654, cache = 209715, deep = 0.001826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_transposed" cost <call = 2984, vector = 3.961, cell = 0.01947, far = 0.01891, cache = 419430, deep = 0.001826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 573.6, row = 13.13, vector = 8.364, far = 0.01103, cache = 419430, deep = 0.02603, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 43.46, row = 20.47, tail = 6.401, cell = 2.01, thin = 13.49, deep = 0.000487, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 27.73, row = 2.188, vector = 8.343, tail = 3.617, far = 0.002333, cache = 209715, deep = 0.03276, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_narrow" cost <call = 244.3, tail = 3.751, cell = 1.163, input = 0.2631, deep = 0.02665, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 175.4, row = 2.816, width = 16, cell = 0.9682, thin = 0.9069, far = 0.003785, cache = 681574, deep = 0.02905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 15.73, plane = 4.159, row = 2.308, tail = 5.592, cell = 1.913, input = 0.03495, thin = 19.44, far = 0.004651, cache = 209715, deep = 0.02108, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 204.1, plane = 15.6, row = 3.89, vector = 14.44, width = 16, cell = 0.4071, thin = 0.09266, deep = 0.008197, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 9030, plane = 3.745, row = 10.82, tail = 8.406, far = 0.03175, cache = 524288, deep = 0.008197, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 303.9, plane = 28.49, row = 21.56, vector = 18.38, width = 16, tail = 5.947, far = 0.0035, cache = 419430, deep = 0.1375, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 73.59, plane = 1.549, row = 17.16, vector = 3.929, tail = 0.713, cell = 1.14, thin = 15.87, far = 0.001422, cache = 209715, deep = 0.01116, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 55.19, row = 0.4417, vector = 13.52, cell = 0.8208, input = 0.00131, far = 0.006351, cache = 209715, deep = 0.01462, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 74.18, plane = 106.2, width = 32, tail = 1.18, cell = 2.453, thin = 0.006345, far = 0.003807, cache = 314573, deep = 0.01908, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 66.25, row = 5.204, tail = 5.216, cell = 4.715, input = 0.01267, thin = 67.53, far = 0.006445, cache = 681574, deep = 0.008322, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 28.65, plane = 5.143, vector = 0.8255, tail = 3.367, cell = 0.5476, far = 0.004205, cache = 209715, deep = 0.02036, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 173.6, plane = 1.892, width = 16, cell = 0.5985, thin = 0.2262, far = 0.007784, cache = 209715, deep = 0.01418, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 32.69, plane = 6.77, vector = 5.046, tail = 0.248, thin = 9.485, far = 0.003151, cache = 209715, deep = 0.009178, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 38.49, row = 8.129, vector = 4.126, width = 16, input = 0.07064, far = 0.005225, cache = 209715, deep = 0.03346, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <row = 19.65, vector = 4.54, width = 16, tail = 41.38, far = 0.01242, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 35.32, row = 10.88, input = 0.1294, thin = 9.123, far = 0.007566, cache = 209715, deep = 0.02558, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 41.75, plane = 8.708, vector = 0.5951, cell = 0.4202, far = 0.002734, cache = 209715, deep = 0.02411, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 132.8, plane = 6.828, width = 32, cell = 0.3897, thin = 0.2458, far = 0.002872, cache = 681574>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 46.39, plane = 5.559, vector = 1.335, cell = 0.6696, thin = 8.043, deep = 0.01685, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 182.8, row = 13.92, vector = 5.602, tail = 6.5, cell = 0.5273, deep = 0.01471, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_shared" cost <call = 252.1, plane = 36.83, vector = 8.411, tail = 4.445, input = 0.1839, far = 0.01843, cache = 681574, deep = 0.03498, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 414.8, row = 22.8, vector = 8.586, far = 0.004279, cache = 209715, deep = 0.02135, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 182, row = 30.25, tail = 11.03, cell = 2.438, input = 0.01133, thin = 21.06, deep = 0.03424, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 35.13, plane = 16.23, row = 29.66, vector = 0.3606, tail = 6.316, cell = 1.076, input = 0.0131, far = 0.0005941, cache = 209715, deep = 0.03077, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_shared" cost <call = 59.26, plane = 37.03, vector = 4.532, tail = 1.587, input = 0.1627, far = 0.01116, cache = 209715, deep = 0.126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 216.1, plane = 17.56, row = 35.94, vector = 7.694, width = 32, cell = 0.728, input = 0.02663, thin = 0.06371, far = 0.00214, cache = 524288, deep = 0.03217, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 68.73, row = 31.81, tail = 2.554, cell = 1.884, input = 0.08112, thin = 13.83, far = 0.0008016, cache = 209715, deep = 0.02452, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 950.8, row = 19.97, vector = 18.4, tail = 11.14, far = 0.01622, cache = 524288, deep = 0.03473, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_padded" cost <call = 281.1, plane = 31.08, vector = 7.365, tail = 6.947, thin = 0.7298, far = 0.005999, cache = 524288, deep = 0.06187, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_transposed" cost <call = 1122, plane = 21.79, tail = 0.8264, cell = 0.1923, thin = 0.6905, far = 0.0508, cache = 209715, deep = 0.04901, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1426, plane = 15.21, row = 16.11, width = 32, cell = 2.14, thin = 0.512, far = 0.01824, cache = 524288, deep = 0.0442, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 163, row = 32.26, tail = 12.47, cell = 4.556, thin = 60.85, far = 0.02964, cache = 524288, deep = 0.03929, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 2808, row = 37.19, vector = 9.75, tail = 115.7, cell = 6.542, far = 0.09759, cache = 419430, deep = 0.5333, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_padded" cost <call = 491.9, row = 2.77, vector = 11.78, tail = 10.85, cell = 0.1993, thin = 1.368, far = 0.04192, cache = 681574, deep = 0.5316, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_transposed" cost <plane = 9.746, vector = 7.653, width = 16, cell = 0.7151, far = 0.04112, cache = 209715, deep = 0.5316, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 2182, row = 49.42, vector = 57.46, far = 0.08268, cache = 681574, deep = 0.05093, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 623.4, plane = 3.422, row = 69.91, tail = 215.7, cell = 14.96, thin = 144.2, far = 0.3247, cache = 209715, deep = 0.8354, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 6526, row = 17.08, width = 32, cell = 16, thin = 6.119, far = 0.04427, cache = 209715, deep = 3.064, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_padded" cost <call = 579.3, row = 10.93, vector = 10.9, tail = 1.28, thin = 0.1216, far = 0.06534, cache = 419430, deep = 1.431, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_transposed" cost <call = 1460, cell = 1.359, far = 0.1091, cache = 419430, deep = 2.264, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 6096, row = 59.29, vector = 126.5, far = 0.03235, cache = 209715>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <call = 3549, row = 272.8, cell = 29.17, thin = 348.8, far = 0.2805, cache = 209715, deep = 8.277, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 57.56, plane = 11.49, row = 7.829, tail = 14.08, cell = 0.7896, tap = 0.1695, step = 0.003539, far = 0.001471, cache = 209715, deep = 0.0343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 636.1, plane = 105.1, vector = 45.9, width = 16, tail = 10.38, input = 0.9665, tap = 0.004341, step = 0.4058, far = 0.0275, cache = 419430, deep = 0.1579, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 59.18, plane = 5.648, row = 18.52, tail = 4.834, cell = 1.313, thin = 18.22, tap = 0.3126, deep = 0.02854, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 73.96, row = 0.4672, tail = 4.691, cell = 0.3206, far = 0.007779, cache = 209715, deep = 0.04986, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 171.3, plane = 76.49, row = 0.7762, vector = 2.594, tail = 432.4, far = 0.004682, cache = 314573, deep = 0.03866, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 99.26, plane = 212.4, vector = 6.561, thin = 1.529, far = 0.03069, cache = 681574, deep = 0.04449, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <call = 1.353, plane = 77.58, row = 2.135, tail = 2.611, cell = 0.6126, thin = 0.854, far = 0.007622, cache = 209715, deep = 0.04396, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 56.48, row = 1.307, vector = 8.074, width = 16, tail = 1.876, thin = 0.3203, far = 0.00665, cache = 681574, deep = 0.04429, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 115.8, plane = 70.9, row = 2.771, vector = 3.387, tail = 410.3, far = 0.006505, cache = 681574, deep = 0.04135, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 17.11, plane = 214.4, cell = 1.408, thin = 17.08, far = 0.005442, cache = 209715, deep = 0.0385, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 7.869, plane = 63.21, row = 3.296, vector = 1.24, tail = 2.485, cell = 0.5185, thin = 9.352, far = 0.007265, cache = 681574, deep = 0.0377, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 63.42, row = 1.785, vector = 5.257, tail = 5.013, cell = 0.1259, far = 0.007028, cache = 209715, deep = 0.03588, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 133.7, plane = 78.95, row = 3.397, vector = 5.55, tail = 367.6, far = 0.005903, cache = 209715, deep = 0.03406, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <call = 61.86, plane = 108.4, row = 44.68, vector = 6.896, tail = 1.157, thin = 12.97, far = 0.01702, cache = 419430, deep = 0.03267, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 10.2, plane = 69.8, row = 2.803, vector = 0.3543, tail = 4.569, cell = 1.406, thin = 20.22, far = 0.007319, cache = 209715, deep = 0.03184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 141.4, tail = 3.15, cell = 0.8473, deep = 0.0379, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 52.5, plane = 303.2, vector = 23.43, width = 32, cell = 0.03645, far = 0.003206, cache = 209715, deep = 0.1247, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <call = 93.42, plane = 119.2, row = 75.07, vector = 15.09, thin = 18.24, deep = 0.03902, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 29.03, plane = 148.5, vector = 3.751, cell = 0.5177, thin = 26.34, deep = 0.0386, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 87.66, row = 3.646, vector = 0.6827, tail = 4.521, cell = 0.00302, input = 0.1636, far = 0.003976, cache = 681574, deep = 0.03257, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 290.2, plane = 337, tail = 1076, input = 0.2068, far = 0.006559, cache = 419430, deep = 0.03382, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <call = 78.12, plane = 150.2, row = 31.41, vector = 8.729, thin = 11.34, far = 0.003985, cache = 681574, deep = 0.02885, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 2.745, plane = 94.54, row = 4.729, tail = 2.041, input = 0.3302, thin = 11.9, far = 0.002802, cache = 681574, deep = 0.02519, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 56.35, plane = 104.8, vector = 5.959, cell = 0.3209, far = 0.001165, cache = 681574, deep = 0.04067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 212.3, plane = 301, vector = 17.12, tail = 2477, far = 0.004742, cache = 681574, deep = 0.03392, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <call = 87.68, plane = 206.6, row = 68.94, tail = 14.01, cell = 2.073, thin = 7.62, deep = 0.02888, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 120.6, plane = 97.93, row = 0.4729, vector = 4.566, tail = 0.2873, cell = 0.811, thin = 21.81, deep = 0.02335, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 134.2, plane = 66.54, row = 8.995, vector = 42.53, far = 0.003462, cache = 209715, deep = 0.08173, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 147.5, plane = 68.71, width = 32, tail = 12.56, cell = 11.06, deep = 0.0805, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <row = 201, thin = 46.36, far = 0.177, cache = 209715, deep = 0.08173, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 504, plane = 77.07, row = 2.718, tail = 28.73, cell = 8.746, thin = 29.76, far = 0.009037, cache = 209715, deep = 0.08334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 71.5, row = 3.121, vector = 0.2967, tail = 2.254, cell = 0.3866, far = 0.007609, cache = 314573, deep = 0.04145, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 136.6, plane = 78.22, row = 1.481, width = 32, tail = 2.256, cell = 0.4195, thin = 0.01302, far = 0.005931, cache = 419430, deep = 0.05707, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 593.8, plane = 205, vector = 4.147, thin = 4.8, far = 0.03854, cache = 524288, deep = 0.04145, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 3.422, plane = 79.48, row = 3.824, tail = 0.8082, cell = 0.7624, thin = 4.045, far = 0.00684, cache = 314573, deep = 0.04001, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 87.76, vector = 15.57, width = 16, cell = 0.5032, thin = 0.5711, far = 0.01521, cache = 681574, deep = 0.1627, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 96.59, plane = 100.9, row = 5.384, width = 64, tail = 15.3, cell = 1.97, thin = 0.09887, far = 0.009864, cache = 419430, deep = 0.06349, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_scans" cost <call = 1862, plane = 718.1, vector = 4.204, width = 32, cell = 0.6084, far = 0.02411, cache = 681574, deep = 0.1247, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <plane = 201.1, row = 31.72, vector = 78, thin = 34.73, deep = 0.1264, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <plane = 106.7, vector = 5.41, tail = 6.781, cell = 1.392, thin = 59.71, far = 0.04855, cache = 524288, deep = 0.1686, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 51.2, plane = 127.4, row = 1.99, vector = 4.943, tail = 4.389, input = 0.2664, deep = 0.03192, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 85.45, plane = 64.44, width = 32, cell = 0.5448, input = 0.3922, thin = 0.1312, deep = 0.02659, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 181.8, plane = 100.8, row = 124.3, cell = 1.345, input = 0.04078, thin = 5.444, far = 0.01548, cache = 209715, deep = 0.02107, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 122.4, plane = 87.92, row = 2.732, vector = 3.44, tail = 3.37, input = 0.6125, thin = 22.85, deep = 0.02669, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <call = 20.31, plane = 85.23, vector = 33.88, width = 16, cell = 0.3865, far = 0.05613, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 914, vector = 84.59, tail = 1855>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_scans" cost <call = 917.7, plane = 300, row = 9.527, vector = 3.781, tail = 10.56, far = 0.03444, cache = 209715>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_flat" cost <row = 364.9, vector = 196>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 60.71, plane = 91.69, row = 16.04, cell = 4.067, thin = 257.5, far = 0.1164, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 680.5, row = 9.616, width = 32, cell = 3.209, thin = 1.205, far = 0.1043, cache = 681574, deep = 0.09298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <plane = 35121, row = 83.12, width = 64, thin = 3.123, far = 0.4033, cache = 209715>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_scans" cost <call = 1285, plane = 241.7, vector = 34.24, width = 16, tail = 3.737, deep = 0.09298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_flat" cost <plane = 2019, vector = 386.4, deep = 0.09298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <row = 8.657, vector = 24.39, cell = 0.5183, thin = 558.4, far = 0.1813, cache = 681574, deep = 0.09298, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 104.3, row = 7.213, vector = 1.732, tail = 4.151, cell = 0.2482, thin = 5.702, tap = 0.119, step = 0.00161, far = 0.005404, cache = 314573, deep = 0.03547, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 320.1, plane = 903.4, row = 12.65, vector = 10.67, tail = 24.06, cell = 0.06595, input = 1.294, tap = 0.003527, step = 0.03087, far = 0.01828, cache = 209715, deep = 0.1776, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 20.12, plane = 102.4, row = 8.089, vector = 1.705, tail = 4.784, cell = 0.3474, thin = 3.32, tap = 0.2448, step = 0.00642, far = 0.006919, cache = 314573, deep = 0.03641, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 32.35, plane = 10.12, row = 1.555, tail = 5.909, cell = 0.5261, far = 0.004801, cache = 524288, deep = 0.03914, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_halves" cost <call = 143.4, row = 0.01501, tail = 4.748, cell = 0.6883, thin = 2.457, far = 0.007198, cache = 681574, deep = 0.03499, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 154.4, plane = 7.209, row = 1.232, width = 32, cell = 0.4635, thin = 0.1562, far = 0.006926, cache = 419430, deep = 0.04122, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 39.64, row = 4.038, width = 8, tail = 4.99, cell = 0.9728, thin = 1.709, far = 0.004079, cache = 209715, deep = 0.02779, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 251.7, row = 8.56, vector = 12.85, width = 16, tail = 4.247, cell = 0.3981, far = 0.01102, cache = 314573, deep = 0.01055, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_narrow" cost <row = 19.76, tail = 11.68, far = 0.03693, cache = 209715, deep = 0.009759, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 352.6, row = 27.64, vector = 8.58, far = 0.005953, cache = 524288>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 62.13, row = 26.52, cell = 2.124, thin = 15.34, far = 0.01564, cache = 209715, deep = 0.01066, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 106.2, plane = 56.17, tail = 8.23, cell = 0.04681, tap = 0.2453, step = 0.006119, deep = 0.09865, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 1224, plane = 188.6, tail = 13.01, input = 0.05465, thin = 5.549, step = 0.6519, far = 0.02727, cache = 419430, deep = 0.3392, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 133.6, plane = 32.72, row = 9.193, tail = 7.809, cell = 0.2049, thin = 19.7, tap = 0.427, deep = 0.09789, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 48.53, row = 2.362, vector = 5.424, width = 16, tail = 1.803, cell = 0.1348, far = 0.004652, cache = 314573, deep = 0.0566, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 44.41, plane = 89.33, row = 0.9097, vector = 6.403, width = 16, tail = 19.2, far = 0.002674, cache = 681574, deep = 0.05081, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <plane = 124.6, row = 11.37, vector = 11.1, tail = 3.951, thin = 14.12, far = 0.04709, cache = 524288, deep = 0.05668, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 57.89, row = 4.334, vector = 3.495, tail = 2.731, thin = 7.852, far = 0.000712, cache = 209715, deep = 0.08811, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 158.9, plane = 133.7, row = 10.89, vector = 7.433, tail = 3.964, far = 0.01081, cache = 209715, deep = 0.0458, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <plane = 575.4, width = 64, cell = 0.8164, thin = 0.46, far = 0.01067, cache = 209715>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <plane = 228.2, row = 61.6, vector = 15.59, tail = 7.67, thin = 22.86, deep = 0.04797, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 234.3, plane = 62.55, row = 13.84, vector = 12.22, width = 8, cell = 0.4262, far = 0.0116, cache = 209715, deep = 0.04797, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 100.2, row = 8.419, vector = 3.713, thin = 9.858, tap = 0.1354, step = 0.001939, far = 0.002605, cache = 419430, deep = 0.0611, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 278.2, plane = 844.9, row = 17.48, vector = 3.355, tail = 26.94, input = 0.977, tap = 0.003094, step = 0.07843, far = 0.06421, cache = 209715, deep = 0.1976, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 105.7, row = 7.277, vector = 3.496, tail = 0.7108, thin = 10.06, tap = 0.2918, step = 0.0006165, deep = 0.08234, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 23.49, plane = 6.584, row = 0.379, vector = 3.299, tail = 0.6115, far = 0.004542, cache = 681574, deep = 0.02906, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_halves" cost <call = 102.5, plane = 7.991, width = 16, cell = 0.4833, thin = 0.01998, far = 0.002609, cache = 419430, deep = 0.03524, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 180.1, plane = 6.98, row = 0.006677, vector = 3, far = 0.003974, cache = 681574, deep = 0.03293, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 26.05, plane = 5.08, row = 2.552, cell = 0.7125, thin = 5.953, deep = 0.0228, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 175.6, row = 5.45, width = 16, tail = 0.4649, cell = 1.372, thin = 1.421, deep = 0.002217, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 4734, tail = 4.106, cell = 3.488, deep = 0.001302, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 310.3, row = 23.44, width = 32, cell = 1.071, thin = 0.02119, far = 0.001754, cache = 314573>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 49.75, row = 15.45, vector = 8.572, thin = 19.89, deep = 0.0005786, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 1149, row = 26.36, vector = 39.15, tail = 72.43, input = 0.07401, step = 0.4869, deep = 0.2723, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 48.77, plane = 8.745, row = 17.09, tail = 0.4963, cell = 0.5752, thin = 23.04, tap = 0.453, step = 0.003161, far = 0.0002581, cache = 209715, deep = 0.004956, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 65.13, row = 1.318, vector = 2.768, tail = 0.2242, far = 0.006335, cache = 419430, deep = 0.061, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 132.3, plane = 67.62, row = 0.8124, width = 16, cell = 0.3139, thin = 0.1088, far = 0.006003, cache = 524288, deep = 0.06023, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <plane = 149.3, row = 24.34, vector = 2.331, cell = 0.0977, thin = 10.47, far = 0.01015, cache = 419430, deep = 0.061, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 74.26, row = 1.68, vector = 0.7071, tail = 0.9906, cell = 0.405, thin = 10.33, far = 0.00408, cache = 524288, deep = 0.05961, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 37.46, plane = 128.1, vector = 9.494, width = 32, cell = 0.5468, far = 0.0009146, cache = 681574, deep = 0.006375, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 76.55, plane = 95.19, row = 9.476, vector = 3.981, tail = 320.1, far = 0.007235, cache = 314573, deep = 0.008304, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <call = 3.309, plane = 182.5, row = 77.03, tail = 2.981, cell = 1.294, thin = 2.76, far = 0.02703, cache = 419430, deep = 0.00582, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 89.47, plane = 114.9, row = 0.7643, vector = 4.095, tail = 1.754, cell = 0.7248, thin = 18.29, deep = 0.002116, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 4.854, plane = 99.84, row = 7.818, vector = 0.4232, tail = 4.421, cell = 0.2414, thin = 8.802, tap = 0.1213, step = 0.0003726, far = 0.006143, cache = 209715, deep = 0.03604, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 632.3, plane = 908.8, row = 8.876, vector = 7.296, tail = 33.61, input = 1.492, thin = 0.4919, far = 0.02522, cache = 209715, deep = 0.165, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 49.61, plane = 98.9, row = 8.126, vector = 0.9709, tail = 3.194, cell = 0.3202, thin = 8.301, tap = 0.2529, step = 0.0002075, far = 0.008352, cache = 314573, deep = 0.02689, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 200.7, plane = 134.6, row = 1.476, vector = 26.26, tail = 20.78, input = 1.173, thin = 2.558, step = 0.4373, far = 0.007488, cache = 209715>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <row = 28.42, width = 8, tail = 16.34, cell = 0.6043, thin = 6.261, tap = 0.4058, far = 0.009779, cache = 524288>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 99.35, row = 4.946, vector = 3.258, tail = 4.629, thin = 9.886, tap = 0.1207, step = 0.0001278, far = 0.008152, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 514.9, plane = 880.8, row = 3.506, vector = 6.605, tail = 36.07, input = 1.723, tap = 0.01313>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 100.3, row = 6.727, vector = 2.098, tail = 3.876, cell = 0.2012, thin = 10.69, tap = 0.2391, step = 0.003933, far = 0.004549, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 10.19, plane = 9.363, row = 30.7, vector = 2.446, input = 0.0124, thin = 15.46, tap = 0.2388>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 92.28, row = 5.243, vector = 1.455, tail = 7.418, cell = 0.04083, tap = 0.06029, far = 0.004076, cache = 314573>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 107.3, row = 7.341, vector = 1.841, tail = 1.782, input = 0.01474, thin = 8.914, tap = 0.1171, far = 0.01881, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_halves" cost <call = 196.4, plane = 9.432, vector = 2.372, cell = 0.8975, far = 0.002175, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 30.39, plane = 0.3311, row = 1.276, vector = 11.24, tail = 2.564, cell = 0.1972, far = 0.0005193, cache = 681574>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 30.54, plane = 3.941, row = 2.854, vector = 6.631, tail = 2.608, cell = 0.3428>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 25.17, plane = 6.836, row = 3.911, vector = 0.8884, tail = 0.297, cell = 1.544, thin = 4.131>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 55.34, row = 43.65, vector = 31.08, tail = 2.207, far = 0.01114, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_half" cost <call = 46.59, plane = 2.771, row = 18.27, vector = 16.52, tail = 5.121, cell = 0.1646, far = 0.006433, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 36.45, plane = 6.949, row = 38.75, vector = 10.61, tail = 10.84, cell = 1.123, far = 0.01521, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 66.85, plane = 6.186, row = 36.22, vector = 1.553, tail = 1.871, cell = 3.38, thin = 12.71, far = 0.01835, cache = 314573>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 71.77, row = 15.33, tail = 8.726, cell = 0.3244, thin = 25.78, tap = 0.4071, step = 0.01311>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 72.51, row = 1.857, vector = 8.611, tail = 2.554, far = 0.003877, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 72.49, row = 1.786, vector = 4.318, tail = 1.483, cell = 0.1061, thin = 17.81, far = 0.004023, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 143.2, plane = 76.52, row = 2.121, vector = 7.715, tail = 149.9, far = 0.003724, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat" cost <plane = 171.3, row = 13.18, vector = 8.899, thin = 14.82, far = 0.01115, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 3.421, plane = 74.69, row = 1.875, vector = 4.964, tail = 2.101, cell = 0.2759, thin = 14.44, far = 0.004302, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 58.33, plane = 124.7, row = 2.332, vector = 15.31, tail = 0.3682, cell = 0.1078>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 72.64, plane = 108, row = 1.387, vector = 7.611, tail = 2.105, thin = 21.82>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 117, plane = 134.3, row = 1.923, tail = 1012, cell = 0.9586, far = 0.01484, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat" cost <call = 62.69, plane = 190, row = 90.71, tail = 4.961, cell = 2.971, thin = 12.11>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 186.9, plane = 121.1, row = 0.2884, vector = 15.97, tail = 1.982, thin = 25.65>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 95.49, row = 9.353, vector = 6.718, tail = 9.144, tap = 0.1523, far = 0.006363, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 14.49, plane = 112.1, row = 7.047, vector = 1.274, tail = 8.951, cell = 0.5191, thin = 17.21, tap = 0.2525, far = 0.01345, cache = 209715>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 351.1, row = 22.13, tail = 31.77, cell = 0.1147, thin = 20.36, tap = 0.4793, step = 0.02255, far = 0.0376, cache = 524288>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 139.9, row = 12.32, vector = 3.919, tail = 4.289, tap = 0.1678, far = 0.00371, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 121.5, row = 8.472, vector = 4.869, tail = 2.001, thin = 19.43, tap = 0.2838, step = 0.00238, far = 0.004456, cache = 419430>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <row = 92.04, width = 16, tail = 37.22, input = 0.00452, thin = 7.459, tap = 0.2253, step = 0.01073, far = 0.06498, cache = 209715>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <call = 15.57, plane = 76.27, row = 13.26, vector = 2.424, tail = 6.659, tap = 0.0927, far = 0.004279, cache = 681574>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 42.08, plane = 81.05, row = 6.366, vector = 2.303, tail = 7.987, thin = 14.05, tap = 0.226, step = 0.00003483, far = 0.009927, cache = 681574>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <row = 7.576, vector = 2.547, tail = 8.806, thin = 28.06, tap = 0.3788>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 0.5418, plane = 74.97, row = 1.051, tail = 21.85, cell = 0.5028, tap = 0.07666, far = 0.001961, cache = 681574>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 166.2, plane = 90.29, tail = 3.58, cell = 0.9352, thin = 18.6, tap = 0.1761>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <plane = 9.848, row = 14.1, vector = 8.938, width = 16, tail = 32.66, tap = 0.1465, step = 0.02019, far = 0.01706, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 84.64, row = 0.9932, vector = 4.744, tail = 8.062, tap = 0.05516, far = 0.01147, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 3.123, plane = 92.39, row = 6.099, vector = 3.453, tail = 3.208, thin = 14.11, tap = 0.1096, far = 0.02639, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_halves" cost <call = 152.9, plane = 13.91, vector = 1.604, cell = 0.9793, far = 0.000444, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 24.93, plane = 4.576, row = 1.24, vector = 10.74, tail = 2.607, cell = 0.1397, far = 0.002501, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_half" cost <call = 21.63, plane = 1.982, row = 1.909, vector = 1.156, tail = 4.559, cell = 0.3822, far = 0.003772, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 26.37, row = 2.77, vector = 5.195, tail = 4.777, cell = 0.476, far = 0.001915, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 19.63, plane = 9.917, row = 2.656, vector = 0.4579, tail = 2.043, cell = 1.597, thin = 5.87, far = 0.003693, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 5.886, row = 47.69, vector = 28.72, tail = 2.07, cell = 0.1419, far = 0.0007067, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_half" cost <plane = 3.722, row = 26.73, vector = 3.379, tail = 8.58, cell = 0.7632, far = 0.001398, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <plane = 12.25, row = 41.52, vector = 17.38, tail = 4.838, cell = 0.2844, far = 0.004506, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <row = 37.85, tail = 3.559, cell = 3.9, thin = 6.316, far = 0.004803, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 52.84, plane = 4.307, row = 13.58, vector = 1.135, tail = 11.5, thin = 24.39, tap = 0.4707, step = 0.0001077, far = 0.005327, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 70.07, row = 2.051, vector = 7.676, tail = 2.26, cell = 0.02701, far = 0.002074, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 71.84, row = 2.793, vector = 2.263, tail = 3.137, cell = 0.2453, thin = 14.22, far = 0.001909, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 141.2, plane = 72.58, row = 2.028, vector = 7.532, tail = 91.02, far = 0.002481, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat" cost <plane = 174.3, row = 21.75, vector = 7.542, tail = 2.2, thin = 14.81, far = 0.004141, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 5.512, plane = 73.19, row = 2.832, vector = 3.684, tail = 3.626, cell = 0.438, thin = 12.9, far = 0.002027, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 3.068, plane = 152.5, vector = 15.08, tail = 1.452, cell = 0.2858>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 55.09, plane = 124.3, row = 0.5278, tail = 6.017, cell = 1.11, thin = 22.96>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 143.6, plane = 126.5, row = 3.75, tail = 767.4, cell = 0.9959, far = 0.01122, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 164.4, row = 104.9, vector = 8.561, tail = 19.86, thin = 24.78>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 122, plane = 152.9, tail = 9.15, cell = 2.098, thin = 27.26>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 6.328, plane = 100.4, row = 9.308, vector = 4.778, tail = 8.531, tap = 0.1813, far = 0.006465, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 39.39, plane = 102, row = 9.439, vector = 4.224, tail = 7.383, thin = 15.14, tap = 0.2931, far = 0.01214, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 97.5, row = 49.76, tail = 21.67, cell = 0.06646, thin = 20.28, tap = 0.3949, far = 0.04852, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 107.4, row = 11.92, vector = 4.533, tail = 14.3, tap = 0.2121>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 44.04, plane = 104.9, row = 10.97, tail = 4.063, cell = 0.4998, thin = 21.05, tap = 0.3891>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 1120, plane = 20.81, row = 6.531, vector = 1.7, width = 16, tail = 12.75, cell = 0.3917, input = 0.009261, thin = 23.62, tap = 0.2354, step = 0.0009808, far = 0.01039, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 83.75, row = 6.099, vector = 3.951, tail = 0.3795, tap = 0.08388, step = 0.0004447>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <call = 3.099, plane = 79.95, row = 5.795, vector = 3.829, tail = 2.634, thin = 12.97, tap = 0.1881, step = 0.0004325>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 321, plane = 9.296, row = 31.79, cell = 0.3623, input = 0.04803, thin = 36.39, tap = 0.3013>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 101.3, row = 3.664, vector = 4.344, tail = 15.28, tap = 0.07695, far = 0.01032, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 95.6, row = 3.827, tail = 15.22, cell = 0.6445, thin = 13.93, tap = 0.1671, far = 0.005373, cache = 209715>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <plane = 26.18, row = 4.864, tail = 14.88, tap = 1.177, far = 0.02022, cache = 314573>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 79.53, row = 7.018, tail = 7.626, cell = 0.5223, tap = 0.5638, step = 0.01968, far = 0.01726, cache = 419430>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 11.26, plane = 24.21, row = 8.106, tail = 19.86, cell = 0.7191, thin = 1.395, tap = 1.651, far = 0.005022, cache = 209715>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 94.55, row = 6.833, vector = 3.651, tail = 4.785, tap = 1.152, far = 0.005534, cache = 209715>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 93.94, plane = 12.28, row = 12.17, tail = 16.61, cell = 0.6799, thin = 239, tap = 1.685>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 105, row = 7.467, tail = 3.821, cell = 1.444, thin = 1.6, tap = 1.248, far = 0.02096, cache = 419430>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <plane = 27.58, row = 5.046, vector = 1.065, width = 8, tail = 8.422, thin = 3.797, tap = 1.363>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 105.8, row = 6.645, tail = 3.733, thin = 12.58, tap = 1.053, far = 0.0008238, cache = 209715>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <row = 24.5, tail = 9.086, cell = 0.4373, thin = 17.63, tap = 1.36>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 60.43, plane = 110.7, row = 6.155, tail = 6.714, cell = 0.9908, thin = 1.296, tap = 0.84, step = 0.02173>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 38.31, plane = 9.53, row = 19.53, cell = 0.6686, input = 0.01064, thin = 17.99, tap = 0.2358, step = 0.00002532, far = 0.0005476, cache = 209715>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 79.47, row = 6.567, vector = 0.3544, tail = 3.947, cell = 0.3419, thin = 3.049, tap = 0.09656, far = 0.003395, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 149.9, plane = 8.638, row = 30.2, tail = 3.727, cell = 1.038, input = 0.1518, thin = 19.4, tap = 0.3391, step = 0.001008>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 101.3, row = 8.375, vector = 4.793, tail = 5.544, thin = 7.108, tap = 0.1908, step = 0.002506, far = 0.002637, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 8.538, plane = 25.82, row = 12.7, vector = 9.493, width = 8, tail = 21.58, input = 0.1419, tap = 0.3014, far = 0.005028, cache = 524288>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 93.7, row = 6.793, tail = 5.309, cell = 1.399, thin = 11.55, tap = 0.2048, step = 0.002121>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 94.97, plane = 2.705, row = 21.83, tail = 5.151, cell = 0.7662, thin = 27.81, tap = 0.3038, far = 0.02226, cache = 524288>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 104.1, row = 6.803, vector = 0.729, tail = 2.568, cell = 0.5559, thin = 7.679, tap = 0.1912, far = 0.003065, cache = 209715>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 31.58, plane = 8.565, row = 22.4, cell = 1.03, thin = 17.85, tap = 0.2961, far = 0.000533, cache = 209715>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 94.18, row = 6.219, vector = 1.077, tail = 2.361, cell = 0.4517, thin = 8.326, tap = 0.1938, far = 0.0004917, cache = 209715>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 135.9, row = 32.83, vector = 1.509, cell = 0.1177, input = 0.01356, thin = 9.175, tap = 0.1415, far = 0.01253, cache = 209715>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 84.65, row = 1.755, vector = 4.626, width = 64, cell = 0.08983, thin = 0.1057, tap = 0.0196, step = 0.001995>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <call = 8.632, plane = 75.33, row = 7.374, vector = 2.055, tail = 0.4665, cell = 0.00986, thin = 9.676, tap = 0.04027, step = 0.002289>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 88.5, plane = 27.14, row = 20.52, input = 0.1498, thin = 23.98, tap = 0.3182, step = 0.005486>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 95.05, row = 10.88, vector = 5.133, tail = 11.04, tap = 0.09884, far = 0.00268, cache = 209715>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 8.407, plane = 102.2, row = 9.33, vector = 0.2485, tail = 3.947, cell = 0.6408, thin = 10.04, tap = 0.142, step = 0.0005339, far = 0.001274, cache = 209715>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 138.4, plane = 2.641, row = 19.32, tail = 3.392, cell = 0.115, thin = 25.48, tap = 0.4312>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 111.1, row = 7.444, vector = 3.382, tail = 6.663, tap = 0.09364, step = 0.004197, far = 0.005817, cache = 681574>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 123.5, row = 9.957, tail = 2.715, cell = 0.4741, thin = 10.08, tap = 0.136, step = 0.006657, far = 0.005117, cache = 314573>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 198.7, row = 22.2, width = 16, tail = 10.46, cell = 0.1953, thin = 14.84, tap = 0.2222, far = 0.02446, cache = 314573>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 77.15, row = 5.545, vector = 3.248, tail = 11.89, cell = 0.08303, tap = 0.03485, step = 0.0008287>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 135.4, row = 2.969, tail = 4.319, cell = 0.3933, input = 0.003881, thin = 10.4, tap = 0.103, far = 0.003362, cache = 209715>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 95.28, row = 11.94, tail = 32.94, cell = 0.5175, input = 0.0252, thin = 13.82, tap = 0.2047, far = 0.008142, cache = 209715>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 90.23, row = 6.417, vector = 1.641, tail = 8.217, cell = 0.109, input = 0.003733, tap = 0.04774>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 16.01, plane = 83.79, row = 6.199, tail = 8.975, cell = 0.3983, input = 0.01033, thin = 9.611, tap = 0.1072, step = 0.002871>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 25.75, plane = 6.397, row = 19.12, tail = 6.825, cell = 0.2639, input = 0.0298, thin = 9.02, tap = 0.1232, far = 0.023, cache = 209715>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 102.6, row = 4.862, tail = 1.81, cell = 0.3183, thin = 16.05, tap = 0.05006, step = 0.01373, far = 0.01893, cache = 681574>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 120.7, row = 41.33, vector = 1.584, tail = 20.13, thin = 13.15, tap = 0.2377, step = 0.03118, far = 0.06193, cache = 209715>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <plane = 110.3, row = 6.183, tail = 2.797, cell = 0.5757, thin = 17.15, tap = 0.1688, step = 0.001705, far = 0.02109, cache = 524288>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <row = 33.55, cell = 0.1419, input = 0.09535, thin = 26.69, tap = 0.2773, step = 0.01369>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 90.46, row = 8.353, tail = 2.811, cell = 0.5187, thin = 12.11, tap = 0.1727>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 41.02, plane = 13.06, row = 12.85, tail = 12.74, cell = 0.7172, thin = 21.61, tap = 0.2273, far = 0.1042, cache = 314573>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <call = 716.4, plane = 93.32, row = 10.34, vector = 5.337, tail = 2.974, thin = 17.6, tap = 0.1156, step = 0.007368>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <row = 15.2, tail = 7.248, cell = 0.5208, input = 0.04593, thin = 36.59, tap = 0.151, step = 0.02291>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 117.8, plane = 87.94, row = 7.102, tail = 2.488, cell = 0.3528, thin = 15.48, tap = 0.1057, far = 0.04836, cache = 681574>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 230.3, plane = 17.6, row = 9.388, tail = 28.14, input = 0.1459, thin = 7.92, tap = 0.1367, step = 0.001009, far = 0.03115, cache = 209715>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 80.16, row = 6.317, vector = 1.856, tail = 3.788, thin = 12.77, tap = 0.04668, far = 0.003299, cache = 314573>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_halves" cost <call = 185.8, plane = 6.408, vector = 1.116, cell = 0.5003>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 33.38, plane = 3.176, row = 1.695, vector = 6.473, tail = 1.194, cell = 0.102>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 32.06, plane = 5.221, row = 1.91, vector = 5.525, cell = 0.01831>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 35.92, plane = 3.607, row = 2.757, vector = 0.5869, cell = 0.7908, thin = 4.576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 73.24, row = 43.09, vector = 18.12, tail = 0.963, far = 0.002652, cache = 314573>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed" cost <call = 44.73, plane = 26.4, row = 18.45, vector = 8.139, cell = 0.06489, far = 0.001882, cache = 681574>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_packed_narrow" cost <call = 18.72, plane = 6.065, row = 17.15, vector = 7.43, cell = 0.074>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 65.41, row = 80.64, vector = 8.029, tail = 5.058, cell = 0.5649, far = 0.004097, cache = 681574>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 65.51, row = 38.02, cell = 2.118, thin = 8.051, far = 0.004609, cache = 681574>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 49.97, row = 12.43, tail = 5.75, thin = 23.24, tap = 0.3952, far = 0.00151, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 66.46, row = 2.197, vector = 6.374, tail = 0.4826, cell = 0.0417, far = 0.0003648, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 70.46, row = 2.037, vector = 2.734, tail = 1.21, cell = 0.1865, thin = 13.3>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 0.7391, plane = 70.29, row = 2.284, vector = 2.71, tail = 1.707, cell = 0.3175, thin = 13.11>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 120.7, plane = 129.2, row = 0.3279, vector = 16.07, tail = 0.613, far = 0.003804, cache = 681574>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 218.4, plane = 115.1, row = 2.049, vector = 6.378, cell = 0.2892, thin = 32.96>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 327.9, plane = 126.5, row = 1.11, vector = 7.915, cell = 0.4846, thin = 32.27>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 25.35, plane = 101.3, row = 8.733, vector = 2.658, tail = 5.04, cell = 0.2605, input = 0.009823, thin = 12.85, tap = 0.1673, far = 0.00665, cache = 209715>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 220.5, row = 46.53, tail = 0.9504, cell = 0.2334, thin = 22.3, tap = 0.248, step = 0.05549, far = 0.01349, cache = 524288>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 106.6, row = 7.19, vector = 4.094, tail = 3.79, thin = 13.25, tap = 0.176, step = 0.0001109>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 76.35, plane = 2.888, vector = 1.474, width = 64, cell = 0.2101, thin = 0.1261, far = 0.01085, cache = 681574>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 126.2, plane = 19.87, row = 0.154, vector = 1.928, width = 16, cell = 0.366, far = 0.01388, cache = 681574>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 255.9, plane = 4.264, row = 1.037, tail = 1.214, cell = 0.7239, thin = 14.31, far = 0.005451, cache = 209715>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 87.96, plane = 35.54, row = 6.193, thin = 17.79, tap = 0.2036>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <call = 28.14, plane = 94.48, width = 64, tail = 3.044, cell = 0.1495, far = 0.01384, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 49.97, plane = 77.38, row = 3.705, tail = 1.795, cell = 0.2398, thin = 14.18, far = 0.01075, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 56.8, plane = 75.77, row = 3.912, tail = 1.833, cell = 0.3007, thin = 14.34, far = 0.01451, cache = 314573>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 124.6, row = 4.961, vector = 1.424, tail = 0.9719, thin = 17.08, tap = 0.1274, step = 0.004626, far = 0.005933, cache = 681574>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 335.7, row = 32.81, cell = 0.6065, input = 0.01133, thin = 32.66, tap = 0.2059, far = 0.004443, cache = 209715>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 133.2, plane = 86.85, row = 4.735, tail = 4.381, cell = 0.2718, thin = 16.12, tap = 0.1374, step = 0.001788, far = 0.06031, cache = 681574>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide" cost <call = 30.76, plane = 55.2, row = 0.7417, vector = 2.298, tail = 0.09858>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_wide_half" cost <call = 72.23, vector = 3.707, tail = 0.7026>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 142.4, plane = 27.96, row = 1.97, vector = 3.19, far = 0.0003045, cache = 681574>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 22.46, plane = 10.27, row = 0.9145, vector = 2.392, width = 8, tail = 0.9328, thin = 0.997>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 63.89, plane = 4.109, row = 5.012, width = 32, tail = 9.978, cell = 0.1801, thin = 0.3644, far = 0.002595, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 171.7, plane = 24.7, row = 3.717, width = 64, cell = 0.1824, thin = 0.02697, far = 0.003917, cache = 681574>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 47.1, plane = 9.823, row = 5.395, vector = 0.6957, width = 8, tail = 3.906, cell = 0.3304, far = 0.0038, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_wide" cost <plane = 119.4, row = 0.3272, vector = 1.104, tail = 0.1303, far = 0.001897, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 55.34, plane = 43.95, row = 0.5624, vector = 1.071, tail = 0.7712, thin = 0.3408, far = 0.001515, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 159.6, row = 2.012, vector = 2.651, tail = 0.7252, cell = 0.002338, far = 0.002851, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 55.1, plane = 61.9, row = 2.161, vector = 2.722, tail = 1.456, thin = 1.317, far = 0.0001395, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide" cost <call = 55.95, plane = 41.79, row = 1.139, vector = 1.986, tail = 0.701, far = 0.008664, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 86.06, vector = 3.834, tail = 2.688, far = 0.00436, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 90.21, plane = 103.7, vector = 2.99, far = 0.005404, cache = 681574>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 30.29, plane = 8.106, row = 1.358, vector = 2.31, width = 8, tail = 1.058, thin = 1.116, far = 0.01075, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 65.92, plane = 14.38, row = 2.717, width = 32, tail = 7.986, cell = 0.1941, thin = 0.24, far = 0.005201, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 171.4, plane = 53.52, width = 64, cell = 0.2043, thin = 0.03731, far = 0.007234, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 88.45, plane = 16.94, row = 3.171, vector = 2.214, width = 8, tail = 2.06, cell = 0.09426, thin = 0.00242, far = 0.008436, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_wide" cost <plane = 102.4, row = 0.4123, vector = 1.005, tail = 0.5512, far = 0.002269, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 53.93, plane = 39.29, row = 0.7096, vector = 1.046, tail = 0.5244, thin = 0.7517, far = 0.004768, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 159.1, row = 2.708, vector = 2.143, tail = 0.258, cell = 0.02044, far = 0.003319, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 51.82, plane = 68.31, row = 3.058, vector = 2.74, tail = 0.0481, thin = 1.563, far = 0.003871, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 113.2, plane = 3.471, vector = 1.974, far = 0.01541, cache = 419430, deep = 0.03634, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_wide" cost <call = 38.25, plane = 45.36, vector = 5.953, width = 32, tail = 0.2252, thin = 0.145, far = 0.005084, cache = 524288, deep = 0.03687, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 133, plane = 47.2, vector = 2.381, width = 32, cell = 0.1648, thin = 0.3242, far = 0.002492, cache = 524288, deep = 0.02093, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 18.51, plane = 6.006, vector = 0.9669, tail = 1.182, thin = 6.736, far = 0.002953, cache = 681574, deep = 0.03486, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <call = 113.5, plane = 7.312, deep = 0.02482, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide" cost <call = 46.87, plane = 52.55, vector = 0.5809, width = 32, tail = 0.09606, cell = 0.1092, thin = 0.03937, far = 0.006032, cache = 314573, deep = 0.03879, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 80.17, plane = 2.551, vector = 0.8299, tail = 0.1201, cell = 0.04357, far = 0.004909, cache = 681574, deep = 0.02482, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 179, plane = 61.87, row = 0.1868, vector = 2.709, width = 16, tail = 2.797, thin = 3.806, far = 0.003402, cache = 314573, deep = 0.02035, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 21.49, plane = 9.29, row = 0.4976, vector = 2.36, width = 8, cell = 0.02188, thin = 0.7199, far = 0.003435, cache = 314573, deep = 0.02429, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_wide" cost <call = 40.55, plane = 66.12, row = 1.562, vector = 0.8474, width = 32, cell = 0.0722, far = 0.004257, cache = 524288, deep = 0.03217, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 66.76, plane = 17.4, row = 1.425, vector = 1.726, width = 8, tail = 0.1319, cell = 0.06749, thin = 0.9758, deep = 0.02935, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 139.4, plane = 41.66, row = 11.76, vector = 6.521, width = 32, cell = 0.1699, thin = 0.4094, far = 0.005406, cache = 419430, deep = 0.04626, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 53.72, plane = 11.09, row = 6.162, vector = 2.82, width = 16, cell = 0.1498, input = 0.2185, thin = 0.1007, far = 0.003694, cache = 419430, deep = 0.04864, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 173.4, plane = 29.67, row = 6.575, vector = 0.3517, width = 16, tail = 12.23, cell = 0.3089, thin = 1.424, far = 0.01239, cache = 419430, deep = 0.02826, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 202, plane = 91.52, row = 0.7013, vector = 3.247, far = 0.003919, cache = 524288, deep = 0.03943, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 37.21, plane = 11.08, row = 4.525, width = 8, tail = 2.794, cell = 0.4015, thin = 0.2768, far = 0.01103, cache = 419430, deep = 0.01859, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 2.125, plane = 5.63, vector = 2.833, deep = 0.0275, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_wide" cost <call = 27.49, plane = 51.82, vector = 2.709, tail = 0.5296, far = 0.0004605, cache = 209715, deep = 0.03056, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 158.1, plane = 45.3, width = 16, tail = 12.63, cell = 0.232, thin = 8.283, far = 0.001124, cache = 209715, deep = 0.01718, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 12.66, plane = 7.292, vector = 3.512, width = 16, tail = 1.053, cell = 0.03269, thin = 0.8466, far = 0.0006546, cache = 209715, deep = 0.02722, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_wide" cost <plane = 93.29, row = 0.5529, vector = 1.272, tail = 1.364, far = 0.006971, cache = 209715, deep = 0.02998, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 182.6, plane = 123.1, row = 0.4994, width = 32, cell = 0.2046, thin = 0.06688, far = 0.003443, cache = 681574, deep = 0.01256, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 35.02, plane = 27.62, row = 1.312, vector = 1.004, tail = 0.9848, thin = 0.1618, far = 0.009166, cache = 209715, deep = 0.0265, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_wide" cost <plane = 99.31, row = 0.3404, vector = 0.8487, tail = 0.01243, far = 0.006325, cache = 419430, deep = 0.02959, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 186.1, row = 2.944, vector = 1.719, tail = 2.569, thin = 6.561, far = 0.008447, cache = 419430, deep = 0.0299, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 129.6, plane = 117.6, width = 64, cell = 0.152, thin = 0.06715, far = 0.005023, cache = 681574, deep = 0.01466, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 48.87, plane = 36.16, row = 0.755, vector = 0.7298, tail = 0.02842, cell = 0.05385, thin = 0.5618, far = 0.002354, cache = 314573, deep = 0.02971, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_wide" cost <plane = 112.9, row = 0.4915, vector = 0.7959, tail = 0.5548, far = 0.00743, cache = 419430, deep = 0.02514, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 267.1, row = 2.915, vector = 0.07203, tail = 5.259, cell = 0.1309, thin = 11.92, far = 0.01543, cache = 419430, deep = 0.0236, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 47.04, plane = 40.83, row = 0.8162, vector = 0.9185, tail = 0.2674, thin = 0.3229, far = 0.009497, cache = 524288, deep = 0.01322, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_wide" cost <plane = 148.1, row = 9.613, tail = 10.47, cell = 1.201, far = 0.0002045, cache = 209715, deep = 0.06691, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 75.31, plane = 191.1, row = 11.85, vector = 32.35, far = 0.009218, cache = 209715, deep = 0.04339, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 25.15, plane = 54.24, row = 6.962, vector = 11.44, tail = 1.247, thin = 5.24, deep = 0.08587, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_wide" cost <call = 47.88, plane = 194.3, row = 1.739, vector = 0.7402, width = 16, tail = 2.256, cell = 0.2835, deep = 0.03127, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 42.49, plane = 261.3, row = 1.695, vector = 6.44, deep = 0.04172, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 222.8, plane = 94.58, row = 1.369, vector = 5.45, width = 8, far = 0.003199, cache = 209715, deep = 0.02808, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 142.2, row = 2.333, vector = 0.3612, tail = 1.63, cell = 0.2165, far = 0.003513, cache = 209715, deep = 0.02997, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 96.69, plane = 222, row = 3.108, vector = 4.311, far = 0.01536, cache = 524288, deep = 0.05093, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 77.82, plane = 43.9, row = 2.075, vector = 1.966, tail = 1.181, cell = 0.1199, thin = 1.669, far = 0.002527, cache = 209715, deep = 0.02048, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_wide" cost <plane = 88.84, row = 0.2913, vector = 0.6192, tail = 0.1926, cell = 0.03785, far = 0.006, cache = 524288, deep = 0.03643, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 170.1, plane = 104.2, row = 0.1518, vector = 0.2851, width = 64, cell = 0.1295, thin = 0.01302, far = 0.002877, cache = 681574, deep = 0.01617, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 31.27, plane = 27.97, row = 0.7418, vector = 1.027, tail = 0.1919, thin = 0.4256, far = 0.0077, cache = 524288, deep = 0.02755, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_wide" cost <call = 38.64, plane = 41.49, row = 0.4228, vector = 1.849, tail = 2.61, far = 0.006879, cache = 419430, deep = 0.04932, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 128.3, plane = 91.59, vector = 2.539, width = 16, tail = 7.551, thin = 4.913, far = 0.004226, cache = 209715, deep = 0.02412, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 18.55, plane = 8.476, row = 1.037, vector = 2.306, width = 8, tail = 1.196, thin = 0.1695, far = 0.005738, cache = 314573, deep = 0.03593, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 136.2, plane = 21.48, row = 7.794, vector = 5.311, width = 16, tail = 7.733, thin = 1.257, deep = 0.04795, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 296.7, row = 4.91, vector = 8.199, width = 32, cell = 0.1215, thin = 0.1273, deep = 0.07579, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 58.78, plane = 11.88, row = 4.818, vector = 3.35, width = 8, thin = 0.1952, far = 0.006166, cache = 681574, deep = 0.03672, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_wide" cost <plane = 93.27, row = 0.3126, vector = 0.1866, tail = 0.692, cell = 0.07278, far = 0.006736, cache = 314573, deep = 0.05217, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <plane = 196.3, row = 8.269, vector = 1.062, tail = 4.323, thin = 5.78, far = 0.02347, cache = 681574, deep = 0.04983, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 145.2, plane = 122.4, width = 32, cell = 0.1328, thin = 0.07437, far = 0.005753, cache = 209715, deep = 0.04879, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 60.56, plane = 24.93, row = 0.7366, vector = 0.1523, width = 8, tail = 0.5464, cell = 0.221, thin = 0.0173, far = 0.004704, cache = 209715, deep = 0.06627, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_wide" cost <plane = 150.2, row = 1.702, vector = 1.94, tail = 1.106, far = 0.007828, cache = 419430, deep = 0.04678, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 185.8, plane = 133.8, row = 3.414, vector = 3, far = 0.01239, cache = 209715, deep = 0.03027, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 31.69, plane = 45.45, row = 2.076, vector = 1.944, tail = 2.154, cell = 0.1192, thin = 1.392, far = 0.009717, cache = 419430, deep = 0.05176, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_wide" cost <call = 79.34, row = 2.599, width = 32, tail = 0.03621, cell = 0.1009, thin = 0.2525, far = 0.01119, cache = 681574, deep = 0.01506, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 553.9, plane = 94.84, width = 16, cell = 0.04053, thin = 3.926, far = 0.02792, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 157.3, row = 3.335, width = 8, cell = 0.1331, thin = 0.7899, far = 0.02222, cache = 524288, deep = 0.005082, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 279.4, plane = 13.05, row = 15.06, vector = 1.44, width = 16, tail = 5.495, cell = 0.1847, thin = 0.834, deep = 0.08983, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 1124, plane = 12.52, row = 17.22, vector = 2.019>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 100.8, plane = 2.536, row = 10.36, cell = 0.2725, thin = 2.094, far = 0.01164, cache = 209715, deep = 0.08983, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_wide" cost <plane = 57.44, row = 0.09766, vector = 0.7407, tail = 0.5488, far = 0.009059, cache = 419430, deep = 0.04289, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <call = 63.98, plane = 177.2, row = 0.9835, vector = 1.262, cell = 0.01072, deep = 0.04289, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 145.5, plane = 110.3, width = 32, cell = 0.09835, thin = 0.09041, far = 0.01053, cache = 209715>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 20.94, plane = 16.54, row = 0.7367, vector = 0.6321, tail = 0.2313, thin = 0.4677, far = 0.001962, cache = 209715, deep = 0.0521, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 18.38, plane = 56.89, row = 0.6131, vector = 3.73, width = 16, tail = 2.061, far = 0.008686, cache = 524288, deep = 0.02896, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 177.3, plane = 46.96, row = 0.945, vector = 3.307, far = 0.009115, cache = 681574>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 124.9, plane = 40.89, row = 1.032, vector = 5.1, width = 16, tail = 0.1511, thin = 0.07156, far = 0.01194, cache = 419430, deep = 0.03255, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_wide" cost <call = 39.91, plane = 55.1, row = 0.2503, vector = 1.295, tail = 2.979, cell = 0.1816, far = 0.002348, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 204.4, plane = 31.8, vector = 3.16, width = 8, tail = 4.064, thin = 4.153, far = 0.001622, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 14.77, plane = 11.78, row = 1.113, vector = 3.461, width = 8, tail = 0.7225, cell = 0.09637, thin = 0.4025, far = 0.0004539, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 198.5, plane = 31.57, row = 10.59, vector = 1.241, width = 8, tail = 6.699, cell = 0.6237, thin = 0.01722, far = 0.002636, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 289.7, plane = 34.82, row = 3.532, width = 16, cell = 0.8626, thin = 0.6282, far = 0.006899, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 95.35, plane = 13.75, row = 5.456, vector = 2.45, width = 8, tail = 2.606, cell = 0.2832, far = 0.00462, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_wide" cost <plane = 88.26, row = 0.4947, vector = 1.901, tail = 0.2652, far = 0.004086, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 31.91, plane = 29.88, row = 0.8136, vector = 1.594, tail = 0.4021, thin = 0.1598, far = 0.003132, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 140.9, row = 2.111, vector = 2.617, tail = 0.8638, far = 0.00269, cache = 681574>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 36.65, plane = 67.03, row = 1.65, vector = 3.946, tail = 0.6779, thin = 0.8146, far = 0.0007083, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 153.4, plane = 3.359, vector = 2.931, cell = 0.01543, deep = 0.03309, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_wide" cost <call = 38.42, plane = 52.19, vector = 0.7434, width = 64, tail = 2.091, cell = 0.185, far = 0.003386, cache = 524288, deep = 0.03208, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 152.5, plane = 52.94, width = 16, cell = 0.2572, thin = 5.768, deep = 0.01621, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 24.23, plane = 6.016, width = 8, tail = 3.596, cell = 0.2713, thin = 0.1112, deep = 0.03309, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <call = 94.73, plane = 5.675, vector = 1.334, deep = 0.01429, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide" cost <call = 56.32, plane = 46.59, vector = 0.2277, width = 64, tail = 1.631, cell = 0.1277, thin = 0.001446, far = 0.007579, cache = 419430, deep = 0.02458, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_wide_half" cost <call = 71.03, vector = 0.8414, width = 16, tail = 0.2129, cell = 0.1165, far = 0.001009, cache = 209715, deep = 0.02278, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 116.1, plane = 71.71, row = 0.4043, vector = 2.979, width = 16, tail = 4.348, thin = 4.398, far = 0.002074, cache = 314573, deep = 0.01511, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 41.35, plane = 10.72, row = 1.896, vector = 1.583, width = 8, cell = 0.1125, thin = 0.7487, far = 0.003382, cache = 419430, deep = 0.01253, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_wide" cost <call = 72.63, plane = 38.18, row = 1.188, vector = 1.013, tail = 0.3022, cell = 0.03738, far = 0.006915, cache = 524288, deep = 0.04569, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 45.97, plane = 44.49, row = 1.369, width = 8, tail = 0.7021, cell = 0.3091, thin = 0.6652, far = 0.004283, cache = 681574, deep = 0.02737, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 424.2, plane = 61.61, row = 0.0009459, cell = 1.441, thin = 2.566, deep = 0.08063, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 335.2, plane = 132.6, vector = 12.25, far = 0.003333, cache = 681574, deep = 0.04154, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 97.92, plane = 17.89, vector = 6.487, tail = 4.002, thin = 8.783, deep = 0.06569, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 200.3, plane = 31.96, row = 16.15, width = 32, cell = 0.3804, thin = 0.478, deep = 0.05407, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 108.2, plane = 7.698, row = 4.641, vector = 2.578, width = 8, input = 0.3543, thin = 0.5418, far = 0.002827, cache = 524288, deep = 0.04278, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 180.2, plane = 27.92, row = 6.505, vector = 5.562, width = 16, tail = 10.16, thin = 1.568, far = 0.001638, cache = 524288, deep = 0.05684, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 313.3, plane = 20.85, row = 5.697, vector = 11.43, width = 32, tail = 0.4638, far = 0.005693, cache = 314573, deep = 0.0386, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 63.64, plane = 15.79, row = 2.846, width = 16, tail = 1.096, cell = 0.3926, thin = 0.2705, far = 0.006666, cache = 681574, deep = 0.03753, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_wide" cost <plane = 98.31, row = 0.6559, vector = 1.231, tail = 0.1216, far = 0.007637, cache = 314573, deep = 0.03892, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 136.5, plane = 116.4, vector = 0.5277, width = 64, tail = 0.4742, cell = 0.2128, thin = 0.0356, far = 0.002032, cache = 524288, deep = 0.01891, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 54.75, plane = 32.15, row = 1.546, vector = 0.8251, tail = 0.9148, cell = 0.03955, thin = 0.2422, far = 0.009465, cache = 209715, deep = 0.02618, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_wide" cost <plane = 99.43, row = 0.3706, vector = 0.9008, tail = 0.01172, far = 0.005839, cache = 419430, deep = 0.03993, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <plane = 182.9, row = 4.364, vector = 1.652, tail = 5.014, thin = 13.82, far = 0.009816, cache = 419430, deep = 0.03897, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 270.6, plane = 198, width = 32, cell = 0.2366, thin = 0.06078, far = 0.007451, cache = 419430, deep = 0.02864, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 61.36, plane = 31.72, row = 0.8003, vector = 0.9373, cell = 0.008903, thin = 0.487, far = 0.004006, cache = 314573, deep = 0.03978, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_wide" cost <plane = 85.34, row = 0.3096, vector = 0.8894, tail = 0.1204, far = 0.002847, cache = 209715, deep = 0.02977, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 233.8, row = 4.136, vector = 0.745, tail = 5.753, cell = 0.04403, thin = 6.41, far = 0.01002, cache = 314573, deep = 0.02959, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 26.01, plane = 42.62, row = 0.5314, vector = 0.95, tail = 0.06554, thin = 0.4354, far = 0.001834, cache = 681574, deep = 0.02885, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_wide" cost <call = 45.12, plane = 157.9, row = 13.4, vector = 5.597, tail = 2.931, cell = 0.7908, far = 0.01354, cache = 314573, deep = 0.03678, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 153.9, plane = 170.9, row = 19.72, vector = 19.86, far = 0.005028, cache = 209715, deep = 0.0231, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 99.62, plane = 57.98, row = 7.474, vector = 12.64, thin = 2.938, far = 0.02109, cache = 314573, deep = 0.02556, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_wide" cost <call = 48.19, plane = 210.8, row = 2.348, vector = 1.254, tail = 2.42, cell = 0.2037, far = 0.001363, cache = 524288, deep = 0.02068, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 172.1, plane = 223, row = 1.992, width = 64, cell = 0.3786, thin = 0.08027, deep = 0.03254, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 76.2, plane = 108.5, row = 2.047, vector = 3, tail = 1.769, thin = 1.2, deep = 0.0182, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 168.1, row = 2.742, vector = 0.9034, tail = 2.809, cell = 0.1763, far = 0.003889, cache = 419430, deep = 0.02599, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 8.887, plane = 316, row = 5.233, vector = 6.087, far = 0.02412, cache = 681574, deep = 0.02514, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 117.8, plane = 36.62, row = 2.621, vector = 1.381, tail = 2.937, cell = 0.3359, thin = 0.3156, far = 0.004281, cache = 314573, deep = 0.01421, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide" cost <call = 63.91, plane = 54.79, row = 0.3901, vector = 2.435, tail = 0.8455, far = 0.001802, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 70.21, plane = 30.36, width = 64, tail = 2.059, cell = 0.1322, far = 0.003267, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 50.37, plane = 16.42, row = 1.261, vector = 2.837, width = 8, tail = 0.2228, thin = 0.3427>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 50.98, plane = 8.948, row = 3.515, width = 32, tail = 10.11, cell = 0.2564, thin = 0.3783, far = 0.006197, cache = 524288>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 186.4, plane = 19.01, row = 6.754, vector = 9.311, width = 8, cell = 0.1416>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_wide" cost <plane = 115.7, row = 0.561, vector = 0.6963, tail = 0.4338, cell = 0.03684, far = 0.002967, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 59.96, plane = 37.66, row = 0.668, vector = 1.161, tail = 0.2873, thin = 0.7656, far = 0.002226, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 157.9, row = 2.999, vector = 2.306, width = 16, tail = 0.2686, cell = 0.1871, thin = 0.001225>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 100.3, plane = 91.76, row = 2.314, vector = 6.288, tail = 0.1669, thin = 2.059, far = 0.01666, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide" cost <call = 39.73, plane = 57.92, row = 0.8951, tail = 2.8, cell = 0.1337, far = 0.001528, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_wide_half" cost <call = 78.48, row = 0.005896, tail = 2.428, cell = 0.124, far = 0.003992, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 23.32, plane = 13.81, row = 1.687, vector = 2.626, width = 8, tail = 1.204, thin = 0.2032>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 70.04, plane = 6.684, row = 7.057, width = 32, tail = 8.136, cell = 0.2278, thin = 0.3005, far = 0.00686, cache = 524288>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 65.24, plane = 4.487, row = 7.258, vector = 2.363, width = 8, tail = 1.314, cell = 0.1926, far = 0.005908, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_wide" cost <plane = 111.2, row = 0.2897, vector = 0.4869, tail = 0.8034, cell = 0.07191, far = 0.002889, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 56.53, plane = 38.26, row = 0.5587, vector = 1.191, tail = 0.8124, thin = 0.682>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_wide" cost <plane = 163.1, row = 3.679, vector = 3.172, tail = 0.03524, far = 0.009284, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 91, plane = 55.93, row = 2.902, vector = 3.649, tail = 0.0946, thin = 1.183, far = 0.01047, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 66.61, plane = 13.93, tail = 0.1356, cell = 0.9587, input = 0.006633>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 63.71, plane = 13.4, cell = 1.034, input = 0.007104, thin = 0.02937>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 95.13, row = 1.3, vector = 8.293, tail = 1.381, thin = 2.815, far = 0.0106, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <call = 5.959, plane = 82.23, row = 1.429, vector = 9.618, tail = 2.022, thin = 3.031, far = 0.007698, cache = 681574>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 49.27, plane = 14.72, cell = 0.6963, far = 0.0001536, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 65.71, plane = 17.42, cell = 0.8843>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 87.96, row = 1.926, vector = 6.265, tail = 0.7795, input = 0.0005991, thin = 1.748, far = 0.003629, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 92.17, row = 1.858, vector = 9.498, tail = 0.5369, cell = 0.2602, thin = 1.51, far = 0.003822, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <vector = 46.42, tail = 2.203>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <vector = 42.32, far = 0.01391, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <plane = 0.7195, row = 2.931, vector = 9.076, cell = 3.31, thin = 14.95>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 102.9, row = 1.004, tail = 39.62, cell = 9.544, thin = 1.711>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 96.26, tail = 42.74, cell = 8.783, thin = 2.135>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <plane = 1.441, row = 1.19, vector = 30.31, tail = 13.21, cell = 1.311, far = 0.003194, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <plane = 11.34, vector = 36.15, tail = 6.517, cell = 0.3865, input = 0.0006871, far = 0.005008, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 24.11, plane = 14.25, tail = 19.32, cell = 4.851, thin = 5.52, far = 0.01659, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <plane = 90.84, vector = 0.8406, tail = 37.93, cell = 8.869, thin = 3.874, far = 0.03658, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <plane = 83.17, vector = 29.15, tail = 14.17, cell = 4.579, thin = 6.266, far = 0.05541, cache = 314573>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 35.77, plane = 12.29, cell = 1.039, input = 0.01173>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 35.55, plane = 13.37, width = 16, cell = 1.276, input = 0.007197, thin = 0.01383>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <call = 4.955, plane = 88.1, row = 1.832, vector = 5.737, cell = 0.3496, input = 0.009122, thin = 1.921, far = 0.002375, cache = 314573>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 92.42, row = 1.622, vector = 9.693, cell = 0.2767, input = 0.00466, thin = 1.422, far = 0.001308, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 49.36, plane = 10.2, row = 0.186, cell = 0.8054, far = 0.008485, cache = 524288>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 57.05, plane = 11.45, width = 32, cell = 0.852, thin = 0.03028, far = 0.008226, cache = 524288>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <call = 50.04, plane = 134.7, row = 0.6071, vector = 1.467, tail = 4.809, cell = 0.7829, thin = 0.498, far = 0.003123, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <call = 50.07, plane = 128.5, row = 0.3647, vector = 3.32, tail = 3.599, cell = 0.5864, thin = 0.8103, far = 0.003664, cache = 524288>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <plane = 56.81, vector = 40.94, input = 0.0009642, far = 0.03282, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <plane = 63.53, row = 1.394, vector = 37.2, tail = 1.971, far = 0.0191, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 22.17, plane = 21.56, tail = 18.79, cell = 5.071, thin = 4.977>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 104.6, row = 42.17, width = 32, cell = 9.271, input = 0.01181, thin = 1.49>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 101.7, row = 41.94, width = 32, cell = 8.869, input = 0.01514, thin = 1.174>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <row = 11.95, vector = 35.47, tail = 13.35, cell = 0.2607, input = 0.02587, far = 0.03186, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <row = 13.89, vector = 22.77, tail = 24.78, cell = 1.285, input = 0.02489, far = 0.03115, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <row = 12.29, vector = 31, width = 8, cell = 0.8953, input = 0.005463, far = 0.02252, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <call = 100.3, plane = 83.06, row = 1.348, vector = 9.173, tail = 43.88, cell = 8.13, far = 0.01153, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <call = 130.5, plane = 93.25, vector = 3.772, tail = 48.97, cell = 8.061, far = 0.01384, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 56.41, plane = 15.47, vector = 0.03879, cell = 0.4601, input = 0.01523, far = 0.006849, cache = 419430, deep = 0.04, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small" cost <call = 97.21, plane = 11.24, cell = 0.4206, input = 0.01422, far = 0.005401, cache = 314573, deep = 0.0366, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 217.9, plane = 10.16, vector = 5.31, input = 0.0223, far = 0.002796, cache = 419430, deep = 0.02962, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 59.43, plane = 14.46, cell = 1.154, input = 0.004141, far = 0.002805, cache = 419430, deep = 0.03192, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_near" cost <plane = 105.9, row = 5.096, vector = 4.04, far = 0.005208, cache = 314573, deep = 0.03513, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 107.3, row = 3.584, vector = 4.748, tail = 3.995, cell = 0.06721, input = 0.01312, thin = 1.613, far = 0.003999, cache = 209715, deep = 0.03312, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <call = 12.24, plane = 101.4, row = 0.7249, vector = 9.365, tail = 0.959, input = 0.007852, thin = 1.67, far = 0.003514, cache = 209715, deep = 0.03006, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 44.5, plane = 13.76, vector = 1.825, cell = 0.2828, input = 0.003815, far = 0.007607, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 177.4, plane = 5.536, width = 16, cell = 0.6011, input = 0.0074, thin = 0.04072, far = 0.004198, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 34.71, plane = 12, vector = 0.6603, cell = 0.7487, input = 0.0001765, far = 0.006678, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 89.28, row = 3.045, vector = 5.574, tail = 3.863, cell = 0.02886, input = 0.0008833, thin = 1.294, far = 0.0024, cache = 314573>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 79.31, row = 1.619, vector = 6.215, tail = 2.496, cell = 0.08398, thin = 1.214, far = 0.002522, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 124.9, plane = 25.81, row = 2.808, vector = 37.77, tail = 3.158, far = 0.02319, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 113, plane = 32.09, row = 1.741, vector = 34.3, tail = 2.573, input = 0.002565, far = 0.02591, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 119.7, plane = 6.865, row = 0.6422, vector = 13.98, tail = 4.958, cell = 1.171, thin = 11.02, far = 0.02327, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 79.87, vector = 33.87, width = 16, tail = 17.54, cell = 6.894, thin = 2.947, far = 0.007093, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 82.15, vector = 9.793, width = 16, tail = 34.34, cell = 7.889, thin = 2.43, far = 0.007352, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 43.13, row = 2.077, vector = 33.64, cell = 0.7966, far = 0.008681, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 56.82, row = 3.778, vector = 31.8, cell = 0.6216, far = 0.01119, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 68.52, plane = 9.148, vector = 18.93, thin = 11.99, far = 0.0132, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 166, row = 6.187, vector = 13.23, tail = 26.86, cell = 7.17, thin = 3.719, far = 0.02095, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <plane = 174.5, row = 10.92, vector = 0.08299, tail = 31.72, cell = 8.232, thin = 1.888, far = 0.02772, cache = 209715>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 41.79, plane = 15.88, cell = 1.376, input = 0.0002132, far = 0.006261, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 41.07, plane = 14.93, cell = 1.56, far = 0.005075, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 79.55, row = 0.1406, vector = 5.023, tail = 7.196, cell = 0.7096, thin = 1.603, far = 0.007049, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 87.26, vector = 4.682, tail = 7.145, cell = 0.7691, thin = 1.378, far = 0.007649, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 31.01, plane = 12.86, cell = 0.7648, input = 0.0111, far = 0.008172, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 31.7, plane = 12.03, cell = 0.7783, input = 0.01188, far = 0.007758, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 81.79, row = 0.7652, vector = 5.236, tail = 1.784, cell = 0.2807, input = 0.01953, thin = 1.938, far = 0.00763, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 80.01, row = 0.5713, vector = 4.591, tail = 2.142, cell = 0.4141, input = 0.01919, thin = 1.645, far = 0.007032, cache = 524288>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 33.64, plane = 6.397, row = 2.337, vector = 39.44, tail = 5.337, cell = 0.5796, input = 0.04889, far = 0.003464, cache = 314573>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 15.04, plane = 11, row = 0.008513, vector = 33.6, tail = 8.431, cell = 0.7397, input = 0.07721, far = 0.002113, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 14.72, plane = 4.771, row = 0.0175, vector = 19.82, tail = 3.238, input = 0.09181, thin = 10.53, far = 0.001707, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 130.4, row = 1.179, vector = 32.21, tail = 21.46, cell = 6.174, thin = 3.429, far = 0.00614, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 142.7, row = 0.4908, vector = 28.64, tail = 22.42, cell = 5.896, thin = 3.233, far = 0.007152, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 66.33, plane = 2.27, row = 0.284, vector = 43.41, tail = 5.623, input = 0.04148>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 66.95, plane = 2.672, row = 1.929, vector = 38.34, tail = 6.713, input = 0.06154>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 58.06, plane = 5.837, row = 0.01902, vector = 19.3, tail = 6.863, input = 0.07259, thin = 7.282, far = 0.001161, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 133, row = 9.519, vector = 32.13, tail = 3.712, cell = 5.983, thin = 5.103, far = 0.001042, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 135.9, row = 13.16, vector = 29.02, cell = 5.693, input = 0.01471, thin = 5.066>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 33.05, plane = 7.899, vector = 0.3484, cell = 0.1683, thin = 2.082, far = 0.0004722, cache = 524288, deep = 0.009023, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 32.68, plane = 7.146, vector = 0.8082, cell = 0.1288, thin = 2.373, deep = 0.01077, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 29.6, plane = 6.624, tail = 0.6768, cell = 0.3544, thin = 2.437, deep = 0.01008, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 34.11, plane = 8.314, row = 1.835, vector = 1.413, tail = 0.1853, cell = 0.05883, thin = 2.58, far = 0.000601, cache = 209715, deep = 0.003805, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 33.35, plane = 6.735, row = 1.795, vector = 1.492, tail = 0.1494, thin = 3.345, far = 0.0003653, cache = 209715, deep = 0.002129, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 29.68, plane = 6.225, row = 1.469, vector = 1.709, tail = 0.1396, cell = 0.007521, thin = 3.54, far = 0.0003703, cache = 209715, deep = 0.001654, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 32.97, plane = 10.47, row = 3.301, vector = 1.29, cell = 0.1226, thin = 3.404, far = 0.0004236, cache = 524288, deep = 0.002041, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 33.84, plane = 9.158, row = 3.129, vector = 1.005, tail = 0.2955, cell = 0.2088, thin = 3.315, far = 0.0006806, cache = 419430, deep = 0.0005005, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 30.98, plane = 8.335, row = 3.333, vector = 1.26, tail = 0.3762, cell = 0.1768, thin = 3.131, far = 0.0001064, cache = 209715, deep = 0.00149, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 34.43, plane = 5.868, row = 2.934, vector = 3.376, tail = 1.915, thin = 1.862, far = 0.001578, cache = 209715, deep = 0.002199, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 31.65, plane = 8.82, row = 2.006, tail = 3.54, cell = 0.7592, thin = 0.8208, far = 0.002852, cache = 419430, deep = 0.0001357, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 35.04, plane = 9.481, row = 2.35, tail = 3.15, cell = 0.8068, thin = 0.7006, far = 0.002796, cache = 209715, deep = 0.0004749, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 30.24, plane = 3.183, row = 3.876, tail = 3.356, cell = 0.4498, input = 0.002629, thin = 1.675, deep = 0.004484, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 31.65, plane = 5.127, row = 2.504, vector = 2.226, cell = 0.2375, thin = 2.106, far = 0.0002912, cache = 209715, deep = 0.002544, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 29.95, plane = 5.008, row = 2.484, vector = 2.49, cell = 0.1834, input = 0.009702, thin = 2.018, far = 0.0008158, cache = 209715, deep = 0.001558, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 33.22, plane = 7.823, row = 2.519, vector = 2.32, tail = 0.6401, cell = 0.1693, thin = 2.335, far = 0.00004788, cache = 209715, deep = 0.004091, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 35.23, plane = 7.622, row = 2.516, vector = 2.764, cell = 0.08164, thin = 2.227, far = 0.000311, cache = 209715, deep = 0.001712, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 32.22, plane = 8.269, row = 2.543, vector = 2.919, cell = 0.1147, thin = 2.048, far = 0.0002048, cache = 209715, deep = 0.001153, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 32.4, plane = 7.127, vector = 0.2779, tail = 1.342, cell = 0.1804, thin = 2.306, far = 0.0007428, cache = 209715, deep = 0.007867, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 29.67, plane = 7.434, vector = 1.347, tail = 0.01689, thin = 1.814, far = 0.0004507, cache = 209715, deep = 0.006646, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 27.74, plane = 7.017, vector = 1.416, thin = 1.983, far = 0.001148, cache = 681574, deep = 0.005449, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 90.38, row = 1.482, tail = 0.5886, cell = 0.2029, thin = 0.6059, far = 0.001149, cache = 419430, deep = 0.01388, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 90.06, row = 1.737, vector = 0.06327, width = 8, tail = 0.7188, cell = 0.3259, thin = 0.0465, far = 0.0007644, cache = 681574, deep = 0.0114, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 88.35, row = 1.605, vector = 0.7849, tail = 0.1295, cell = 0.1257, thin = 1.094, far = 0.001342, cache = 209715, deep = 0.008247, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 85.66, row = 2.112, vector = 0.2967, tail = 0.4115, cell = 0.3109, thin = 0.6184, far = 0.001075, cache = 209715, deep = 0.00663, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 80.51, row = 3.022, vector = 2.27, tail = 0.4509, thin = 1.531, far = 0.001009, cache = 419430, deep = 0.0005827, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 76.8, row = 3.317, vector = 2.008, tail = 0.7245, thin = 1.267, far = 0.0006033, cache = 209715, deep = 0.00007343, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 98.73, row = 2.451, tail = 0.3747, cell = 0.2443, thin = 1.42, far = 0.003403, cache = 209715, deep = 0.01623, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 102.5, row = 2.787, tail = 0.7302, cell = 0.4708, thin = 0.7281, far = 0.002607, cache = 209715, deep = 0.009839, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 88.06, row = 2.959, tail = 0.2619, cell = 0.2206, thin = 1.172, far = 0.00238, cache = 209715, deep = 0.0007622, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 92.05, row = 3.074, tail = 0.02306, cell = 0.4018, thin = 1.038, far = 0.002426, cache = 209715, deep = 0.001991, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 93.7, row = 2.812, tail = 0.1984, cell = 0.2387, thin = 1.497, far = 0.001821, cache = 209715, deep = 0.0000135, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 91.78, row = 2.936, tail = 0.2019, cell = 0.4422, thin = 1.057, far = 0.001549, cache = 209715, deep = 0.0001893, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 87.77, row = 1.685, vector = 0.07523, tail = 0.2748, cell = 0.1882, thin = 0.5679, far = 0.001485, cache = 681574, deep = 0.008607, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 88.34, row = 1.937, tail = 0.1892, cell = 0.3375, thin = 0.3983, far = 0.001106, cache = 524288, deep = 0.00868, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 31.31, plane = 5.095, row = 2.137, vector = 1.038, cell = 0.01277, thin = 2.306, far = 0.0000771, cache = 209715>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 31.02, plane = 4.581, row = 2.056, vector = 0.8204, cell = 0.05285, thin = 2.348, far = 0.0003114, cache = 209715>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 30.74, plane = 5.495, row = 2.006, vector = 0.95, cell = 0.03716, thin = 2.372, far = 0.000595, cache = 209715>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 32.67, plane = 8.726, row = 2.018, vector = 2.367, cell = 0.04047, thin = 2.016>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 31.16, plane = 7.751, row = 2.333, vector = 1.601, tail = 0.008599, cell = 0.2732, thin = 2.006>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 29.77, plane = 7.411, row = 2.481, vector = 0.4484, tail = 0.9118, cell = 0.5696, thin = 1.892>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 83.17, row = 1.775, tail = 0.1238, cell = 0.1276, thin = 0.8548, far = 0.001871, cache = 209715, deep = 0.003135, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 85.91, row = 1.766, vector = 0.8453, width = 8, tail = 0.219, cell = 0.2268, thin = 0.1055, far = 0.0005961, cache = 681574, deep = 0.003955, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 91.36, row = 2.416, vector = 0.6913, cell = 0.05619, thin = 1.133, far = 0.001186, cache = 209715, deep = 0.005398, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 89.98, row = 2.524, vector = 1.839, width = 8, cell = 0.08995, thin = 0.2232, far = 0.001665, cache = 209715, deep = 0.003409, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 24.38, plane = 4.281, row = 1.721, tail = 0.3126, cell = 0.03873, thin = 2.572, far = 0.0009974, cache = 681574>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 109.5, plane = 3.874, row = 2.252, tail = 0.07721, thin = 3.376, far = 0.007725, cache = 314573, deep = 0.00001173, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 19.99, plane = 9.324, row = 1.247, vector = 0.1127, tail = 0.9713, cell = 0.03707, thin = 2.389, far = 0.000436, cache = 681574, deep = 0.001738, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 30.97, plane = 7.177, row = 1.852, cell = 0.2528, thin = 2.614, deep = 0.00543, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 29.57, plane = 6.718, row = 3.52, cell = 0.5839, thin = 1.87, deep = 0.00543, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 27.03, plane = 8.205, row = 1.65, cell = 0.3137, thin = 2.657, deep = 0.00543, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 52.18, row = 1.698, cell = 0.03415, thin = 1.164, far = 0.001042, cache = 209715, deep = 0.003481, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 53.48, row = 1.743, cell = 0.03864, thin = 1.155, far = 0.001016, cache = 209715, deep = 0.003642, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 91.93, row = 1.673, thin = 1.525, far = 0.002716, cache = 209715, deep = 0.00008787, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 93.2, row = 1.84, cell = 0.005964, thin = 1.506, far = 0.003058, cache = 209715>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 24.19, plane = 8.73, row = 0.009808, tail = 0.07919, cell = 0.2377, input = 0.0002292, thin = 0.01819, far = 0.0001098, cache = 209715, deep = 0.005709, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 106.7, row = 0.5002, tail = 0.4516, cell = 0.253, thin = 0.3631, far = 0.001535, cache = 209715, deep = 0.005192, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 27.53, plane = 8.369, vector = 0.07902, tail = 0.0915, cell = 0.2613, input = 0.001347, thin = 0.008935, far = 0.0001048, cache = 209715>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 112.7, row = 0.2683, tail = 0.6894, cell = 0.3366, thin = 0.2629, far = 0.00107, cache = 314573, deep = 0.001356, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 43.69, plane = 2.976, vector = 0.5399, width = 32, cell = 5.06, input = 0.014, thin = 0.3284, deep = 0.01189, last = 11184811>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 100.1, row = 0.5953, cell = 5.153, thin = 0.1545, far = 0.005412, cache = 419430, deep = 0.01237, last = 11184811>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 27.04, plane = 1.87, row = 0.9668, vector = 0.8526, cell = 5.109, input = 0.005041>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 106.7, row = 0.3146, width = 32, cell = 5.14, thin = 0.2481, far = 0.009612, cache = 524288>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 85.05, plane = 6.97, width = 128, cell = 0.02472, input = 0.7927, thin = 0.004923, far = 0.003392, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 88.31, plane = 6.908, width = 64, cell = 0.0239, input = 0.8988, thin = 0.005062, far = 0.001946, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <call = 0.6955, plane = 139.2, row = 3.401, tail = 1.685, input = 1.264, thin = 0.1054>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 144.5, plane = 5.722, width = 64, tail = 0.03818, cell = 0.01156, input = 0.8568, thin = 0.005509, far = 0.007185, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 152.4, plane = 5.628, width = 64, tail = 0.06032, cell = 0.01094, input = 0.9913, thin = 0.006587, far = 0.005012, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 160.7, row = 2.949, tail = 2.473, input = 1.488, thin = 0.04082>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <plane = 9.988, row = 3.531, width = 32, input = 11.34, thin = 0.1567, far = 0.1887, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 28.29, vector = 4.149, cell = 0.05695, input = 10.59, thin = 0.001454, far = 0.0969, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <row = 7.412, vector = 1.235, input = 11.16, far = 0.1252, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 1347, row = 0.9479, vector = 3.189, width = 32, input = 10.8, far = 0.1337, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 102.9, plane = 7.605, row = 0.1613, width = 32, cell = 0.05045, input = 0.815, thin = 0.0174, far = 0.00853, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 103.5, plane = 7.169, row = 0.1994, width = 32, cell = 0.04948, input = 0.9098, thin = 0.01401, far = 0.00806, cache = 314573>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 144.7, row = 3.289, width = 16, tail = 0.2789, input = 1.377, thin = 0.2099, far = 0.002263, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 159.1, plane = 7.275, width = 64, cell = 0.01588, input = 0.8617, thin = 0.009673, far = 0.004315, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 170.1, plane = 7.351, tail = 0.1212, cell = 0.01565, input = 1.013, thin = 0.00447, far = 0.003945, cache = 524288>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 170.1, row = 2.439, width = 16, input = 1.37, thin = 0.1977, far = 0.009298, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 146.1, plane = 9.084, row = 11.6, width = 32, cell = 0.3493, input = 8.102, thin = 0.7023, far = 0.104, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 27.18, row = 1.336, width = 16, cell = 0.1264, input = 11.09, thin = 0.2993, far = 0.09488, cache = 524288>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 20.27, width = 32, tail = 3.498, cell = 0.009257, input = 11.85, thin = 0.2349, far = 0.09673, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 32.15, vector = 1.092, cell = 0.002085, input = 11.65, thin = 0.2763>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 89.73, plane = 8.016, row = 0.02783, vector = 0.0431, cell = 0.05919, input = 0.6912, far = 0.007218, cache = 419430, deep = 0.04922, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small" cost <call = 40.22, plane = 4.45, cell = 0.0612, input = 0.7353, thin = 0.00281, far = 0.01033, cache = 681574, deep = 0.04797, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 91.26, plane = 7.504, row = 0.01372, tail = 0.05086, cell = 0.06578, input = 0.7795, thin = 0.005296, far = 0.006618, cache = 419430, deep = 0.04886, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 134.6, row = 2.6, width = 16, tail = 0.07925, cell = 0.02566, input = 1.343, thin = 0.3025, far = 0.005069, cache = 419430, deep = 0.0632, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 81.43, plane = 7.821, cell = 0.06299, input = 0.8984, far = 0.008957, cache = 524288, deep = 0.05911, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 85.83, plane = 7.122, vector = 0.2276, cell = 0.001109, input = 1.082, far = 0.007762, cache = 524288, deep = 0.05784, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 138.5, row = 2.067, width = 16, tail = 0.2762, cell = 0.004996, input = 1.671, thin = 0.3121, far = 0.005741, cache = 209715, deep = 0.09678, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 2.397, width = 8, cell = 0.1782, input = 11.39, thin = 0.9389, far = 0.0613, cache = 419430, deep = 0.09768, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 15.3, vector = 1.176, width = 16, cell = 0.1326, input = 10.12, thin = 0.3323, far = 0.03533, cache = 209715, deep = 0.08217, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <row = 2.901, width = 8, cell = 0.1766, input = 10.67, thin = 0.3487, far = 0.04176, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 32.74, row = 0.7669, width = 16, cell = 0.2068, input = 10.43, thin = 0.5057, far = 0.09053, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 95.73, plane = 7.28, vector = 0.3802, cell = 0.05246, input = 0.8732, far = 0.007613, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 95.22, plane = 7.219, row = 0.008941, vector = 0.4097, width = 4, cell = 0.04857, input = 0.9703, far = 0.006968, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 126.4, row = 2.341, width = 8, cell = 0.05741, input = 1.533, thin = 0.6715, far = 0.007982, cache = 524288>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 120.2, plane = 6.863, row = 0.009537, width = 16, tail = 0.05754, cell = 0.1468, input = 0.6288, thin = 0.06244, far = 0.009253, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 125.8, plane = 6.466, row = 0.3419, cell = 0.1448, input = 0.7752, far = 0.0089, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 130.1, row = 1.389, width = 8, cell = 0.08509, input = 1.295, thin = 0.6934, far = 0.01289, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 33.31, row = 1.643, width = 4, tail = 3.316, input = 11.5, thin = 0.07815, far = 0.03688, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 17.73, row = 1.972, width = 4, cell = 0.4108, input = 9.479, thin = 0.9923, far = 0.04305, cache = 524288>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 4.139, tail = 4.573, cell = 0.1875, input = 10.66, far = 0.02478, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 16.52, row = 1.037, width = 8, cell = 0.327, input = 9.88, thin = 0.8594, far = 0.03683, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 84.68, plane = 6.696, cell = 0.07505, input = 1.412, thin = 0.001859, far = 0.01175, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 84.47, plane = 6.623, cell = 0.07276, input = 1.556, thin = 0.004865, far = 0.01131, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 121.4, row = 3.431, vector = 1.458, tail = 5.438, input = 1.429, thin = 0.129, far = 0.00854, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 121, row = 3.607, vector = 1.222, tail = 2.94, input = 1.552, thin = 0.009062, far = 0.009036, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 108.1, plane = 5.375, vector = 0.2603, cell = 0.06215, input = 1.263, far = 0.01083, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 118.5, plane = 5.481, vector = 0.1924, cell = 0.06417, input = 1.429, far = 0.011, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 109.3, row = 2.629, vector = 1.077, tail = 6.04, cell = 0.05619, input = 0.9168, thin = 0.1667, far = 0.01324, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 114.2, row = 2.812, vector = 0.002803, tail = 4.809, cell = 0.1075, input = 1.123, thin = 0.0252, far = 0.01193, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 102.2, plane = 6.924, row = 0.1792, width = 32, cell = 0.01778, input = 1.127, thin = 0.006647, far = 0.004948, cache = 419430, deep = 0.04175, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small" cost <call = 45.22, plane = 3.513, row = 0.05939, tail = 0.1229, input = 1.212, thin = 0.006445, far = 0.004523, cache = 681574, deep = 0.04498, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 108.4, plane = 6.696, row = 0.2045, cell = 0.01804, input = 1.26, far = 0.003875, cache = 419430, deep = 0.04068, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 132.5, row = 3.196, vector = 0.3412, tail = 6.499, input = 1.071, thin = 0.1179, far = 0.007709, cache = 419430, deep = 0.06948, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 136, row = 3.275, tail = 2.389, cell = 0.01865, input = 1.241, thin = 0.09353, far = 0.006263, cache = 419430, deep = 0.06142, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 120.8, plane = 6.654, row = 0.025, width = 32, cell = 0.003705, input = 1.317, thin = 0.03644, far = 0.008764, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 128.6, plane = 6.857, width = 32, input = 1.494, thin = 0.03402, far = 0.008377, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 142, row = 2.567, vector = 0.316, tail = 6.458, input = 1.321, thin = 0.3368, far = 0.007009, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <call = 11.87, plane = 139, row = 3.209, vector = 0.1118, tail = 1.11, input = 1.547, thin = 0.2852, far = 0.008134, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 86.42, plane = 53.08, cell = 0.5379, input = 3.431, far = 0.009816, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 91.52, plane = 48.78, cell = 1.197, input = 2.098, thin = 0.09501, far = 0.01317, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 102.7, plane = 162.2, vector = 2.617, tail = 4.035, cell = 0.1418, input = 2.94, far = 0.01628, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 145.8, plane = 175.4, vector = 11.39, tail = 3.789, cell = 0.05679, input = 2.553>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 225.6, plane = 47.15, cell = 0.5451, input = 3.645, far = 0.02115, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 311.3, plane = 47.04, width = 64, cell = 1.226, input = 2.116, thin = 0.05582>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 133.8, vector = 5.019, tail = 3.419, input = 3.415, far = 0.01585, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 15.29, plane = 140, vector = 11.34, tail = 5.616, cell = 0.07135, input = 2.5>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 72.01, plane = 66.02, cell = 0.6613, input = 1.01, far = 0.02321, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 88.81, plane = 55.31, cell = 0.76, input = 1.094, far = 0.02198, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 49.1, plane = 171.2, vector = 6.435, tail = 1.875, input = 1.553, far = 0.029, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 56.99, plane = 179.5, vector = 6.983, tail = 5.748, input = 1.555, far = 0.02376, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <plane = 85.99, vector = 0.1759, cell = 0.6882, input = 1.061, far = 0.01992, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <plane = 69.04, vector = 0.3665, cell = 0.75, input = 1.238, far = 0.02611, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 224, plane = 169.2, vector = 6.856, cell = 0.04418, input = 1.327, thin = 0.4348, far = 0.03537, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 252.3, plane = 166.3, vector = 6.231, tail = 4.654, cell = 0.1093, input = 1.396, thin = 0.755, far = 0.04342, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 64.15, plane = 7.074, input = 1.08, thin = 0.004043, far = 0.003117, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 56.71, plane = 7.127, input = 1.219, thin = 0.0008183, far = 0.001526, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 157.9, row = 2.531, tail = 4.034, input = 1.212, thin = 0.2281, far = 0.01046, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 163.9, row = 2.289, tail = 2.06, input = 1.301, thin = 0.1754, far = 0.01059, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 205.4, plane = 6.282, vector = 0.2117, width = 32, cell = 0.0004437, input = 0.9858>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 206.9, plane = 6.408, vector = 0.1081, input = 1.145>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 123.3, row = 4, tail = 4.681, input = 1.33, thin = 0.2084, far = 0.008172, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 134, row = 3.907, tail = 1.202, input = 1.254, thin = 0.2254, far = 0.01047, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 70.3, plane = 7.16, width = 64, cell = 0.008025, input = 1.162, thin = 0.0274, far = 0.001893, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 66.01, plane = 7.346, width = 64, cell = 0.007183, input = 1.28, thin = 0.02128, far = 0.0007592, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 163.6, row = 1.771, tail = 5.96, cell = 0.02222, input = 1.057, thin = 0.13, far = 0.01926, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <call = 8.306, plane = 164, row = 1.978, vector = 0.02665, tail = 2.691, cell = 0.01531, input = 1.202, thin = 0.07597, far = 0.01656, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 121.2, plane = 8.491, vector = 0.1823, cell = 0.02491, input = 0.9916>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 122.8, plane = 8.719, vector = 0.01548, width = 32, cell = 0.03351, input = 1.144, far = 0.0001384, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 135.1, row = 3.809, vector = 0.06035, tail = 4.157, input = 1.493, far = 0.007292, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <plane = 134.6, row = 3.925, tail = 1.308, input = 1.661, far = 0.005566, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 95.57, plane = 7.045, cell = 0.03508, input = 1.084, far = 0.005269, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 95.9, plane = 7.026, cell = 0.03516, input = 1.187, far = 0.004671, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 140.2, row = 2.439, vector = 0.4822, tail = 7.37, input = 1.271, thin = 0.002229, far = 0.006821, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 145, row = 2.18, tail = 2.995, cell = 0.03058, input = 1.437, thin = 0.03534, far = 0.005849, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 88.55, plane = 7.04, vector = 0.103, cell = 0.05416, input = 1.148, far = 0.003149, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 86.15, plane = 6.897, vector = 0.08554, cell = 0.05566, input = 1.32, far = 0.003872, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <call = 0.9334, plane = 145.8, row = 4.823, vector = 0.1965, tail = 5.557, input = 1.596, thin = 0.003086>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 142.5, row = 5.433, width = 64, cell = 0.0007326, input = 1.828, thin = 0.01711, far = 0.002148, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 76.74, plane = 7.538, row = 0.009567, cell = 0.1131, input = 1.175, thin = 0.03575, far = 0.007867, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 82.12, plane = 7.857, cell = 0.1102, input = 1.294, thin = 0.04206, far = 0.007559, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 116.4, row = 2.772, vector = 0.8998, tail = 7.343, input = 1.533, thin = 0.04175, far = 0.01285, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 114.6, row = 3.13, vector = 0.8251, tail = 4.164, input = 1.645, far = 0.01241, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 93.93, plane = 7.615, cell = 0.125, input = 1.017, far = 0.007546, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 102, plane = 7.783, cell = 0.1265, input = 1.163, far = 0.006571, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 129.7, row = 2.462, vector = 1.262, tail = 6.672, input = 1.064, thin = 0.06413, far = 0.008852, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 129.8, row = 2.411, vector = 0.8835, tail = 4.382, cell = 0.007143, input = 1.436, far = 0.01181, cache = 419430>
}
