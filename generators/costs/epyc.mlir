// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-22 by argpool-tune 0.1.0 --seconds=500 --seed=1, again at night
// --seconds=400 --seed=5, and by 23 runs of single kinds of 14 to 30 s (--only), fitted together
// (--with): of rows that changed between, what is as they are now. `stream` is one run's; ten runs
// said 0.022 to 0.063. On AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on, by
// the run at night alone:
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

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17 shared threads 2 stream 0.03727 memory 26843546 {
  argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 15.97, plane = 33.46, row = 1.948, width = 16, input = 0.06228, thin = 0.4654, tap = 0.2321, far = 0.00154, cache = 1363149>
  argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 157.6, row = 11.46, vector = 2.01, tail = 41.39, cell = 0.9114, tap = 0.5668, step = 0.06718, far = 0.02121, cache = 419430>
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <plane = 17.91, row = 8.739, cell = 1.041, thin = 17.05, tap = 0.3918, far = 0.001719, cache = 838861>
  argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 59.65, row = 4.827, vector = 0.9254, tail = 2.462, tap = 0.1016, step = 0.007383>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 65.06, row = 4.875, tail = 0.8899, cell = 0.2847, thin = 2.07, tap = 0.1239, step = 0.003358, far = 0.0003644, cache = 419430>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 63.68, row = 4.669, vector = 1.409, tail = 0.1222, thin = 0.4354, tap = 0.2529, step = 0.004642>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 23.28, plane = 2.142, row = 1.643, vector = 3.609, tail = 0.4885, cell = 0.03703, far = 0.001454, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 45.65, plane = 0.0621, vector = 10.3, tail = 20.19, cell = 0.4245, far = 0.01234, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 24.22, plane = 2.807, row = 1.198, vector = 2.746, tail = 0.2199, far = 0.0009863, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 149.6, plane = 2.426, row = 1.308, vector = 3.798, far = 0.0008305, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 24.16, plane = 2.928, row = 1.847, vector = 2.883, tail = 0.2405, far = 0.0002317, cache = 629146>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 145.3, plane = 3.578, row = 0.9733, vector = 0.6266, width = 8, cell = 0.5817, far = 0.0002913, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 28.86, plane = 2.775, row = 1.88, vector = 3.044, cell = 0.1742, thin = 6.604, far = 0.0005961, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 270, plane = 5.039, row = 8.165, vector = 7.937, tail = 1.979, cell = 0.2195, far = 0.00004743, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 38.3, plane = 0.0005777, vector = 14.45, tail = 22.4, cell = 1.767, far = 0.01557, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 261, plane = 4.231, row = 7.067, vector = 5.665, tail = 1.159, cell = 0.3341>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 397.1, plane = 7.688, row = 11.53, vector = 10.79, far = 0.0002062, cache = 838861>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 230.8, plane = 4.712, row = 11.03, vector = 6.308, tail = 0.9604, cell = 0.3647>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 348.6, plane = 8.71, row = 14.34, vector = 7.072>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 60.06, plane = 5.624, row = 14.03, vector = 5.839, cell = 0.1196>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <call = 60.82, plane = 23.26, row = 7.686, vector = 0.294, tail = 7.589, tap = 0.3209, far = 0.0005105, cache = 419430>
  argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 44.82, vector = 10.64, tail = 42.21, tap = 0.6993, step = 0.08863, far = 0.03161, cache = 1363149>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 76.2, plane = 13.21, row = 9.826, tail = 4.597, cell = 0.984, thin = 7.049, tap = 0.6247, far = 0.0022, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 46.29, row = 1.883, vector = 3.056, tail = 0.7862, cell = 0.09542, far = 0.002935, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 58.35, vector = 1.594, tail = 2.911, cell = 0.374, far = 0.003141, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 122.2, plane = 52.76, row = 0.6612, width = 16, cell = 0.4647, thin = 0.04188, far = 0.002184, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <call = 27.33, plane = 68.07, row = 20.9, vector = 6.607, tail = 0.1298, thin = 11.38, far = 0.002126, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 49.72, row = 2.305, vector = 1.907, tail = 0.09388, cell = 0.08781, far = 0.002344, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 50.72, row = 2.289, vector = 0.9291, tail = 0.5378, cell = 0.3324, thin = 5.515, far = 0.002316, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 114.1, plane = 53.45, row = 1.271, vector = 0.2107, width = 16, cell = 0.4918, thin = 0.0123, far = 0.002285, cache = 1048576>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 1.626, plane = 52.17, row = 2.555, cell = 1.206, thin = 3.176, far = 0.001771, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 63.46, plane = 85.61, row = 1.301, vector = 7.562, tail = 0.5323, cell = 0.01094>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <call = 88.92, plane = 87.18, vector = 8.657, cell = 0.1478, far = 0.0007774, cache = 629146>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 309.3, plane = 98.34, row = 0.7605, tail = 1095, cell = 0.9497>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <call = 11.15, plane = 77.06, row = 68.04, vector = 14.11, thin = 21.52, far = 0.0007382, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 88.4, plane = 86.33, row = 0.968, vector = 4.728, tail = 0.07253, cell = 0.3097>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 88.54, plane = 86.52, row = 0.9083, vector = 2.892, tail = 0.9887, cell = 0.7694, thin = 11.69>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 296.3, plane = 263.1, vector = 0.2139, width = 16, cell = 1.64, thin = 0.1534>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 142.3, plane = 86.96, row = 1.246, vector = 1.795, cell = 1.999, thin = 8.951>
  argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <call = 18.77, plane = 67.9, row = 8.857, vector = 3.034, tail = 4.131, tap = 0.1235, far = 0.002887, cache = 838861>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <call = 18.44, plane = 76.05, row = 8.328, tail = 1.499, cell = 0.7207, thin = 4.836, tap = 0.1916, far = 0.003545, cache = 419430>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <call = 24.53, plane = 75.7, row = 7.207, vector = 1.198, cell = 0.9273, tap = 0.4488, far = 0.004888, cache = 419430>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <call = 65.74, vector = 4.648, width = 32, tail = 33.37, cell = 0.3954, tap = 0.241>
  argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 49.52, row = 7.086, tail = 43.16, cell = 1.26, tap = 0.7138, step = 0.06857, far = 0.07023, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 55.02, plane = 15.26, row = 10.88, width = 8, cell = 1.813, thin = 5.365, tap = 0.6099, far = 0.002609, cache = 1363149>
  argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 81.18, row = 6.738, tail = 7.04, cell = 0.1813, tap = 0.1614, far = 0.001977, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 82.94, row = 7.732, tail = 5.336, cell = 0.4319, thin = 14.16, tap = 0.2728, far = 0.004048, cache = 419430>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 79.63, row = 8.828, tail = 5.875, cell = 1.235, thin = 6.729, tap = 0.5315, far = 0.003489, cache = 419430>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 4.718, plane = 16.5, row = 33.05, width = 16, cell = 0.2528, thin = 0.9304, tap = 0.2388, far = 0.002395, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 15.33, vector = 10.76, tail = 27.17, input = 0.1234, tap = 0.8225, step = 0.02944, far = 0.04718, cache = 1363149>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 11.33, plane = 14.05, row = 10.21, tail = 10.2, cell = 1.439, thin = 6.398, tap = 0.5228, far = 0.0003535, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 58.85, row = 2.384, width = 16, cell = 0.3011, thin = 0.7518, tap = 0.1388, far = 0.003352, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 67.96, row = 6.362, vector = 1.703, tail = 0.8029, thin = 8.464, tap = 0.1948, far = 0.004252, cache = 419430>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 73.46, row = 6.976, tail = 2.418, cell = 0.8079, thin = 5.156, tap = 0.4349, far = 0.006156, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 41.2, plane = 12.26, row = 28.94, width = 16, cell = 0.09475, thin = 1.215, tap = 0.2855, far = 0.0005239, cache = 419430>
  argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 119.8, plane = 0.3745, vector = 9.224, tail = 27.49, tap = 0.8361, step = 0.05126, far = 0.0307, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 23.8, plane = 24.56, row = 7.433, width = 4, tail = 2.505, cell = 1.05, thin = 8.702, tap = 0.5836, far = 0.005868, cache = 419430>
  argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 90.41, row = 4.272, vector = 1.194, tail = 5.515, tap = 0.1603, step = 0.001535, far = 0.001847, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 98.62, row = 4.365, vector = 1.337, tail = 5.212, thin = 6.136, tap = 0.2317, step = 0.001243, far = 0.0039, cache = 1048576>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 91.07, row = 4.536, vector = 1.609, tail = 3.811, thin = 6.73, tap = 0.4686, step = 0.009784, far = 0.00175, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 12.75, plane = 3.308, row = 0.2347, vector = 2.35, tail = 0.2, cell = 0.02892, far = 0.002909, cache = 629146, deep = 0.02582, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 6.972, plane = 6.249, row = 0.131, vector = 0.9615, tail = 0.416, cell = 0.08928, far = 0.00172, cache = 629146, deep = 0.03584, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 12.3, plane = 2.253, row = 0.7594, vector = 0.9784, tail = 0.01628, cell = 0.07495, thin = 5.47, far = 0.001215, cache = 419430, deep = 0.02231, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 15.52, plane = 0.1223, vector = 7.591, tail = 37.46, far = 0.0004125, cache = 419430, deep = 0.2981, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 113.6, plane = 5.484, vector = 2.976, far = 0.002605, cache = 838861, deep = 0.01311, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 14.63, plane = 6.379, row = 0.5416, vector = 1.603, cell = 0.03353, far = 0.0005646, cache = 838861, deep = 0.02442, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 128.8, plane = 6.15, vector = 0.8378, width = 32, cell = 0.1996, far = 0.002274, cache = 1363149, deep = 0.01158, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 16.8, plane = 1.84, row = 1.163, vector = 1.089, cell = 0.1211, thin = 4.588, far = 0.0006016, cache = 419430, deep = 0.01887, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 334.9, plane = 0.03785, row = 2.649, vector = 5.084, tail = 5.386, cell = 0.2115, far = 0.008302, cache = 419430, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 295.4, row = 4.135, vector = 5.163, cell = 0.1164, far = 0.01042, cache = 419430, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 280.7, row = 5.833, vector = 0.8653, cell = 1.121, thin = 11.01, far = 0.01603, cache = 1048576, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <plane = 0.3829, row = 0.734, vector = 14.32, tail = 56.21, far = 0.1061, cache = 1363149, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_shared" cost <call = 150.2, plane = 3.839, row = 0.87, tail = 5.155, cell = 0.2853, far = 0.005979, cache = 419430, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 458.6, plane = 2.801, row = 2.523, width = 64, cell = 0.4532, thin = 0.05474, far = 0.002915, cache = 419430>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 290.3, row = 4.77, vector = 4.436, tail = 0.003653, far = 0.01207, cache = 419430, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 440.6, row = 3.218, width = 32, cell = 0.4538, thin = 0.2036>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 5.925, row = 20.81, vector = 3.748, width = 16, cell = 0.804, far = 0.0234, cache = 838861, deep = 0.001757, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 0.6173, plane = 8.847, tail = 6.762, cell = 0.1671, input = 0.06221, far = 0.005051, cache = 419430, deep = 0.01109, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 8.605, row = 0.4274, vector = 3.784, cell = 0.1053, far = 0.003299, cache = 419430, deep = 0.01045, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 9.869, plane = 0.8156, row = 0.8495, vector = 3.035, cell = 0.03727, thin = 13.04, far = 0.0006066, cache = 1363149, deep = 0.01049, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 20.79, vector = 17.4, tail = 43.89, cell = 0.1982, input = 0.04759, far = 0.001203, cache = 629146, deep = 0.2722, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_shared" cost <call = 9.187, tail = 7.084, cell = 0.1984, input = 0.07279, far = 0.01037, cache = 419430, deep = 0.01207, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 105.4, width = 64, cell = 0.107, input = 0.07671, thin = 0.08717, far = 0.004801, cache = 419430, deep = 0.0009863, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 3.079, plane = 0.4849, row = 0.6229, vector = 2.061, tail = 1.274, cell = 0.1891, input = 0.03056, far = 0.001548, cache = 1363149, deep = 0.00885, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 111.5, plane = 2.323, row = 0.7993, vector = 2.659, input = 0.05392, far = 0.003826, cache = 419430, deep = 0.00095, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 11.17, plane = 0.5965, row = 1.441, vector = 3.456, tail = 0.05762, thin = 10.17, far = 0.00119, cache = 419430, deep = 0.004675, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 247, plane = 11.2, row = 4.505, tail = 8.07, cell = 0.5618, far = 0.005105, cache = 838861, deep = 0.001212, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 265.8, plane = 22.09, width = 16, tail = 3.431, cell = 0.8499, far = 0.006228, cache = 629146, deep = 0.001382, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 272.6, plane = 9.803, row = 3.413, vector = 1.832, cell = 0.7957, thin = 6.643, far = 0.003692, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <vector = 17.09, tail = 52.53, cell = 0.2179, far = 0.02474, cache = 838861, deep = 0.2407, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_shared" cost <call = 147.9, plane = 16.28, vector = 7.989, tail = 5.655, far = 0.005546, cache = 838861>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 299.9, plane = 14.68, row = 3.33, vector = 0.3384, width = 32, cell = 0.5582, far = 0.005406, cache = 1363149, deep = 0.0002326, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 240.6, plane = 20.09, row = 1.722, width = 16, tail = 3.625, cell = 0.7687, far = 0.005038, cache = 629146>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 296.5, plane = 17.72, row = 2.816, vector = 4.247, width = 16, cell = 0.4725, far = 0.002677, cache = 838861, deep = 0.0002326, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 55.67, plane = 1.519, row = 7.866, vector = 11.4, width = 16, cell = 0.6206>
  argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 44.19, plane = 47.78, row = 1.207, vector = 2.834, width = 32, tail = 3.235, thin = 0.2493, tap = 0.09857, step = 0.01081, far = 0.009866, cache = 419430, deep = 0.03134, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 10.43, plane = 0.1349, row = 1.465, vector = 6.482, tail = 52.84, tap = 0.5629, step = 0.01316, far = 0.02999, cache = 1363149, deep = 0.5646, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 109.5, plane = 63.35, row = 1.113, vector = 5.617, tail = 11.07, input = 0.1623, thin = 0.4148, step = 0.0484, far = 0.009548, cache = 838861, deep = 0.05296, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx512_planes" cost <call = 620.2, plane = 9.915, vector = 5.004, width = 32, cell = 0.518, input = 0.8616, thin = 0.7336, tap = 0.01023, step = 0.01096, far = 0.01779, cache = 1048576, deep = 0.08817, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 77.16, plane = 63.03, row = 0.5164, vector = 13.23, tail = 28.19, input = 0.4117, step = 0.3605, far = 0.03291, cache = 629146, deep = 0.1953, last = 11184811>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 30.44, plane = 13.31, row = 9.417, vector = 2.223, tail = 0.1509, thin = 7.276, tap = 0.1996, step = 0.006075, far = 0.008752, cache = 419430, deep = 0.01795, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 40.03, row = 0.2792, vector = 3.027, tail = 0.4326, far = 0.002765, cache = 629146, deep = 0.04973, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <call = 1.89, plane = 49.98, vector = 0.9645, tail = 0.7943, cell = 0.1796, far = 0.004007, cache = 629146, deep = 0.05954, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 110.9, plane = 49.52, vector = 0.1486, width = 64, cell = 0.187, thin = 0.006768, far = 0.002373, cache = 838861, deep = 0.04537, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <call = 11.32, plane = 90.06, row = 7.339, vector = 5.75, thin = 7.038, far = 0.0001711, cache = 838861, deep = 0.04834, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 42.82, row = 0.9513, vector = 1.542, tail = 0.2591, far = 0.002492, cache = 419430, deep = 0.05074, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 133.1, plane = 46.33, row = 0.4524, width = 16, tail = 0.01495, cell = 0.1813, thin = 0.06797, far = 0.002552, cache = 629146, deep = 0.04747, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <call = 5.328, plane = 44.96, row = 1.652, vector = 0.9185, cell = 0.1197, thin = 6.211, far = 0.001658, cache = 629146, deep = 0.05376, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <call = 10.59, plane = 78.16, row = 0.03944, vector = 3.203, tail = 1.16, far = 0.009201, cache = 1363149, deep = 0.05908, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <call = 53.51, plane = 82.09, vector = 1.999, tail = 0.8447, cell = 0.04794, far = 0.007432, cache = 838861, deep = 0.06247, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 276.4, plane = 91.08, width = 64, tail = 0.3576, cell = 0.1697, far = 0.01119, cache = 1048576, deep = 0.0407, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <call = 37.31, plane = 2.192, row = 99.78, cell = 0.5058, thin = 6.797, far = 0.01273, cache = 629146, deep = 0.06047, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 29.41, plane = 75.94, vector = 1.723, tail = 1.186, cell = 0.03423, far = 0.00473, cache = 629146, deep = 0.06902, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 204.2, plane = 87.68, row = 0.4269, width = 16, cell = 0.2067, thin = 0.2962, far = 0.01498, cache = 1048576, deep = 0.04147, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 136.1, plane = 69.45, row = 0.5396, vector = 1.897, cell = 0.1149, thin = 9.157, far = 0.002615, cache = 419430, deep = 0.0604, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <call = 1.022, plane = 61.48, row = 1.74, vector = 0.4261, tail = 2.986, input = 0.05788, far = 0.00269, cache = 838861, deep = 0.04934, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 50.52, tail = 2.514, input = 0.1036, far = 0.00778, cache = 629146, deep = 0.06716, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 557.2, plane = 63.97, tail = 1225, cell = 0.1036, input = 0.03607, far = 0.004983, cache = 838861, deep = 0.05817, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 77.07, row = 12.52, vector = 11.24, thin = 8.878, far = 0.004648, cache = 1048576, deep = 0.05077, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 55.49, row = 2.305, tail = 2.335, input = 0.07822, far = 0.004595, cache = 838861, deep = 0.05255, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 266, plane = 59.87, width = 32, tail = 1.101, input = 0.07511, far = 0.005986, cache = 838861, deep = 0.07368, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <call = 35.28, plane = 54.68, row = 2.301, tail = 0.4467, input = 0.1608, thin = 8.844, far = 0.0069, cache = 838861, deep = 0.04776, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <call = 35.07, plane = 68.7, row = 0.06282, vector = 4.331, cell = 0.0332, far = 0.005956, cache = 1048576, deep = 0.0505, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <call = 86.59, plane = 74.09, vector = 1.156, width = 16, cell = 0.4014, thin = 0.1954, far = 0.01203, cache = 838861, deep = 0.05709, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 369.5, plane = 75.89, vector = 4.338, tail = 668.6, far = 0.006253, cache = 629146, deep = 0.07024, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <call = 94.11, plane = 53.75, row = 76.39, vector = 9.501, thin = 8.69, far = 0.02278, cache = 1048576, deep = 0.0505, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <call = 51.44, plane = 72.05, vector = 1.265, width = 16, cell = 0.3168, thin = 0.2726, far = 0.00559, cache = 838861, deep = 0.05078, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 317.3, plane = 83.93, width = 16, tail = 5.854, cell = 0.3548, far = 0.007145, cache = 629146, deep = 0.08747, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 132.7, plane = 69, row = 0.2728, vector = 0.6618, cell = 0.6544, thin = 10.05, far = 0.004742, cache = 419430, deep = 0.04244, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 66.62, row = 4.64, vector = 0.5155, tail = 2.924, tap = 0.05276, step = 0.001922, far = 0.001884, cache = 1363149, deep = 0.05556, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 242, plane = 508.1, row = 3.013, vector = 1.647, tail = 11.43, input = 0.5311, tap = 0.009709, far = 0.009386, cache = 1363149, deep = 0.1008, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 68.8, row = 5.799, vector = 0.9525, tail = 1.362, thin = 3.01, tap = 0.0578, step = 0.000871, far = 0.001917, cache = 419430, deep = 0.05946, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 380.8, plane = 525.3, row = 1.158, vector = 3.573, tail = 17.68, input = 1.031, tap = 0.005331, far = 0.006596, cache = 419430, deep = 0.1676, last = 11184811>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 3.729, plane = 69.73, row = 5.746, vector = 1.23, tail = 0.1677, thin = 3.614, tap = 0.1187, step = 0.003166, far = 0.002811, cache = 419430, deep = 0.05577, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 15.15, plane = 3.575, tail = 2.075, cell = 0.3411, far = 0.005128, cache = 1048576, deep = 0.01951, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 22.19, plane = 3.715, vector = 0.4972, tail = 2.107, cell = 0.1888, far = 0.001374, cache = 1048576, deep = 0.02799, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 19.73, plane = 4.024, vector = 0.2725, tail = 1.009, cell = 0.3298, thin = 5.219, far = 0.001718, cache = 1048576, deep = 0.02952, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 23.72, plane = 0.02049, vector = 3.109, tail = 21.74, cell = 0.6281, far = 0.009057, cache = 838861, deep = 0.1841, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 136, plane = 0.2743, width = 64, tail = 0.9873, cell = 0.3066, thin = 0.007752, deep = 0.005801, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 19.53, plane = 3.172, tail = 2.839, cell = 0.3615, far = 0.00498, cache = 1363149, deep = 0.0187, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 134.9, plane = 0.2918, vector = 3.016, width = 32, cell = 0.2105, thin = 0.03031, far = 0.0003447, cache = 1363149, deep = 0.004807, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 25.75, plane = 3.746, vector = 0.8367, tail = 1.352, cell = 0.4135, thin = 3.847, far = 0.001111, cache = 838861, deep = 0.01237, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 25.25, plane = 3.866, row = 1.613, vector = 4.417, tail = 0.2212, cell = 0.01869, far = 0.001053, cache = 629146, deep = 0.02138, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 16.63, plane = 4.43, row = 0.9003, vector = 2.399, tail = 0.4589, cell = 0.1004, far = 0.0006399, cache = 419430, deep = 0.02829, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 18.31, plane = 3.437, row = 1.532, vector = 1.558, cell = 0.2204, thin = 16.88, far = 0.000808, cache = 838861, deep = 0.02531, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 14.48, plane = 0.08463, vector = 10.34, tail = 38.95, far = 0.002479, cache = 838861, deep = 0.3404, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_quads" cost <call = 58.82, cell = 0.5827, deep = 0.02488, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_blocks" cost <call = 452.1, vector = 0.7693, cell = 0.5629, deep = 0.03575, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 165.1, plane = 0.8511, vector = 0.9955, width = 64, cell = 0.3844, deep = 0.009297, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 25.14, plane = 3.276, row = 1.868, vector = 2.837, tail = 0.1359, cell = 0.05933, deep = 0.01596, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 153.6, plane = 4.232, row = 0.7616, width = 16, tail = 0.3839, cell = 0.4394, deep = 0.006155, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 21.01, plane = 3.045, row = 2.413, vector = 1.908, cell = 0.3245, thin = 9.644, far = 0.0008006, cache = 419430, deep = 0.009818, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 30.72, row = 2.07, vector = 6.622, tail = 1.16, cell = 0.09576, far = 0.003808, cache = 838861, deep = 0.0543, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 32.83, row = 0.5761, vector = 4.973, tail = 1.825, cell = 0.1145, far = 0.002132, cache = 838861, deep = 0.06354, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 37.39, plane = 2.234, row = 1.687, vector = 3.55, tail = 1.312, cell = 0.1878, thin = 29.17, far = 0.001709, cache = 1048576, deep = 0.07068, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 44.89, vector = 29.59, tail = 40.99, cell = 0.008527, far = 0.03262, cache = 1363149, deep = 0.2826, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_blocks" cost <call = 369.7, plane = 18.6, vector = 0.8607, cell = 0.9323, thin = 0.06181, deep = 0.06967, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 147, row = 1.551, vector = 8.225, far = 0.002681, cache = 1048576, deep = 0.0417, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 35.58, row = 1.987, vector = 4.251, tail = 1.342, cell = 0.1942, far = 0.003894, cache = 1048576, deep = 0.05072, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 153.7, vector = 6.106, far = 0.002815, cache = 1363149, deep = 0.03141, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 32.04, plane = 2.911, row = 3.309, vector = 5.402, tail = 0.8149, thin = 16.87, far = 0.003798, cache = 1363149, deep = 0.04647, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 346, row = 4.241, vector = 9.801, tail = 2.422, far = 0.001618, cache = 1048576, deep = 0.007745, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 314.2, plane = 0.191, row = 4.927, vector = 5.773, tail = 1.572, cell = 0.09812, far = 0.001212, cache = 838861, deep = 0.01289, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 304.4, plane = 4.226, row = 3.778, vector = 3.2, tail = 1.864, cell = 0.6341, thin = 16.08, far = 0.004082, cache = 419430, deep = 0.01424, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <plane = 0.02486, row = 0.548, vector = 6.303, tail = 49.12, cell = 0.8427, far = 0.003185, cache = 419430, deep = 0.1629, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_shared" cost <call = 130.7, plane = 5.979, vector = 6.096, tail = 0.3898, cell = 0.04501, far = 0.00364, cache = 1363149, deep = 0.03481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 595.1, row = 6.25, width = 64, cell = 0.6667, thin = 0.05317, deep = 0.006218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 283.8, row = 8.601, vector = 6.391, tail = 1.957, far = 0.003311, cache = 629146, deep = 0.009512, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 535.7, row = 8.334, width = 32, cell = 0.7533, thin = 0.1526, deep = 0.007287, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 20.94, row = 17.27, vector = 3.488, tail = 3.154, cell = 0.6129, thin = 8.694, far = 0.005547, cache = 629146, deep = 0.00703, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 30.86, row = 2.752, vector = 8.27, tail = 0.2992, input = 0.02507, deep = 0.02126, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 31.99, plane = 0.4646, row = 2.305, vector = 5.235, cell = 0.2713, deep = 0.02171, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 34.36, plane = 1.597, row = 3.318, vector = 2.484, cell = 0.7656, thin = 32.86, deep = 0.01852, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 57.07, plane = 0.4489, vector = 0.7623, tail = 37.4, cell = 2.161, far = 0.002556, cache = 1048576, deep = 0.1656, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_shared" cost <call = 25.75, plane = 2.889, vector = 5.97, tail = 2.117, input = 0.06966, far = 0.0007239, cache = 419430, deep = 0.02141, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 167.8, plane = 6.05, row = 1.454, vector = 9.963, far = 0.00463, cache = 1363149, deep = 0.00852, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 32.97, row = 4.264, vector = 4.768, cell = 0.07005, input = 0.04335, far = 0.0005155, cache = 629146, deep = 0.01809, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 150.1, plane = 4.701, row = 2.078, width = 16, tail = 1.371, cell = 0.8515, thin = 0.1877, far = 0.005323, cache = 1363149, deep = 0.006619, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 12.37, row = 5.474, vector = 1.682, tail = 0.9866, cell = 0.5904, input = 0.147, thin = 13.85, far = 0.002632, cache = 419430, deep = 0.01626, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 263.8, row = 8.758, vector = 1.636, tail = 5.628, cell = 0.6843, far = 0.003073, cache = 1363149, deep = 0.004802, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 226.4, plane = 3.053, row = 4.414, vector = 6.624, tail = 0.1566, cell = 0.3449, far = 0.002257, cache = 1363149, deep = 0.004812, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 251.6, plane = 7.211, row = 3.834, vector = 3.363, cell = 0.8523, thin = 34.19, far = 0.003985, cache = 1363149, deep = 0.003729, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 24, vector = 23.68, tail = 61.8, far = 0.009018, cache = 1048576, deep = 0.2814, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_groups" cost <call = 144.9, plane = 7.619, vector = 7.293, tail = 1.772, cell = 0.278, far = 0.008232, cache = 629146, deep = 0.02368, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 383.4, row = 8.592, vector = 15.8, far = 0.006783, cache = 1363149, deep = 0.0003782, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 217.6, plane = 0.05407, row = 7.504, vector = 6.142, tail = 1.473, cell = 0.3893, far = 0.002665, cache = 1363149, deep = 0.002545, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 297.4, plane = 15.68, vector = 10.57, width = 32, cell = 1.046, thin = 0.04234, far = 0.006178, cache = 1363149, deep = 0.0002161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 21.7, plane = 6.547, row = 10.08, vector = 5.396, cell = 0.6179, thin = 13.54, far = 0.002962, cache = 1363149, deep = 0.001481, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <call = 25.37, row = 2.773, vector = 23.3, tail = 3.688, cell = 0.3102, input = 0.01826, far = 0.001143, cache = 1363149, deep = 0.03672, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 17.68, row = 3.895, vector = 18.62, tail = 4.052, cell = 0.05527, input = 0.04709, far = 0.003636, cache = 838861, deep = 0.03978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <call = 10.62, plane = 7.339, row = 4.69, vector = 14.01, tail = 4.102, cell = 0.1425, input = 0.08146, thin = 85.32, far = 0.005396, cache = 838861, deep = 0.03963, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 92.57, vector = 37.3, tail = 28.4, cell = 7.694, far = 0.02112, cache = 1363149, deep = 0.319, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <call = 134.4, width = 64, cell = 2.061, thin = 0.06054, far = 0.0003144, cache = 1363149, deep = 0.03002, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <call = 14.48, plane = 11.78, row = 3.144, vector = 15.5, tail = 4.081, cell = 0.4558, input = 0.0272, far = 0.003063, cache = 1048576, deep = 0.03239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 103.2, plane = 41.42, width = 16, tail = 2.73, cell = 2.631, input = 0.004111, far = 0.0001878, cache = 838861, deep = 0.0308, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 4.111, plane = 9.31, row = 4.148, vector = 6.063, tail = 7.069, cell = 1.847, input = 0.08874, thin = 38.12, far = 0.001983, cache = 419430, deep = 0.03552, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 31.36, plane = 2.957, vector = 5.343, tail = 0.8004, cell = 0.04508, far = 0.0005576, cache = 838861, deep = 0.02233, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 24.23, plane = 3.058, vector = 0.5265, tail = 2.554, cell = 0.3208, deep = 0.02782, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 38.94, plane = 5.091, vector = 1.923, tail = 1.156, cell = 0.3373, thin = 11.55, deep = 0.02164, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 74.32, vector = 9.4, tail = 18.74, cell = 0.9531, far = 0.003261, cache = 419430, deep = 0.2787, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 123.4, vector = 6.33, far = 0.005885, cache = 629146, deep = 0.004792, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 37.62, plane = 2.56, vector = 1.981, tail = 3.028, cell = 0.405, far = 0.0002697, cache = 419430, deep = 0.0157, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 131.8, width = 16, tail = 1.804, cell = 0.6496, far = 0.004408, cache = 629146, deep = 0.004067, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 40.58, plane = 4.213, vector = 1.963, tail = 0.2432, cell = 0.5833, thin = 6.65, far = 0.0006291, cache = 419430, deep = 0.01278, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_rows" cost <call = 21.36, plane = 9.472, row = 1.003, vector = 8.879, far = 0.0009998, cache = 838861, deep = 0.02286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_half" cost <call = 22.82, plane = 1.101, row = 1.926, vector = 3.437, tail = 1.659, cell = 0.129, far = 0.001166, cache = 1048576, deep = 0.03008, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_narrow" cost <call = 18.83, plane = 2.26, row = 2.014, vector = 3.035, tail = 0.2627, thin = 6.653, far = 0.001329, cache = 419430, deep = 0.03105, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_flat" cost <call = 12.66, plane = 0.5058, vector = 8.231, tail = 31.36, input = 0.08648, deep = 0.1636, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx512_stream" cost <call = 144.6, row = 4.199, vector = 7.187, far = 0.001621, cache = 419430, deep = 0.0121, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 29.05, plane = 1.171, row = 2.063, vector = 2.669, tail = 2.317, input = 0.03264, far = 0.0003038, cache = 1363149, deep = 0.02128, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_stream" cost <call = 140.1, plane = 0.5095, row = 2.873, vector = 4.519, far = 0.0007321, cache = 1363149, deep = 0.01245, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 24.41, plane = 2.385, row = 2.45, vector = 3.914, tail = 0.08902, thin = 2.866, far = 0.001055, cache = 419430, deep = 0.01662, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_rows" cost <call = 15.98, plane = 4.314, vector = 3.896, tail = 1.173, cell = 0.1161, far = 0.0003486, cache = 838861, deep = 0.01873, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_half" cost <call = 5.142, plane = 4.308, vector = 0.9916, tail = 1.087, cell = 0.2566, deep = 0.01869, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_narrow" cost <call = 5.259, plane = 4.033, tail = 1.535, cell = 0.5456, thin = 10.07, deep = 0.01506, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_flat" cost <call = 14.76, plane = 0.00473, vector = 3.683, tail = 20.27, input = 0.493, far = 0.004016, cache = 419430, deep = 0.2247, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx512_stream" cost <call = 193.1, plane = 2.259, width = 32, cell = 0.2767, thin = 0.1161, far = 0.001442, cache = 419430, deep = 0.008218, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 12.39, plane = 3.84, vector = 0.01278, tail = 2.274, cell = 0.455, deep = 0.01464, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_stream" cost <call = 151.3, plane = 3.496, width = 32, cell = 0.3171, thin = 0.02631, far = 0.00001646, cache = 419430, deep = 0.00804, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 10.7, plane = 4.331, vector = 2.161, tail = 0.4906, cell = 0.202, thin = 7.503, far = 0.0006323, cache = 1363149, deep = 0.00986, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_rows" cost <call = 54.93, plane = 7.069, row = 5.075, vector = 11.12, tail = 0.7483, deep = 0.002161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_half" cost <call = 55.81, plane = 2.09, row = 3.794, vector = 5.696, tail = 2.346, cell = 0.1696, deep = 0.001266, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_narrow" cost <call = 52.21, row = 4.921, vector = 5.717, cell = 0.01542, input = 0.01067, thin = 17.93, deep = 0.003534, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_flat" cost <plane = 1.56, tail = 63.85, cell = 1.313, far = 0.002134, cache = 419430, deep = 0.1563, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx512_stream" cost <call = 271.7, row = 11.79, width = 32, tail = 1.271, cell = 0.6926, far = 0.0003774, cache = 419430, deep = 0.005547, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 42.71, row = 7.094, vector = 7.242, tail = 2.495, deep = 0.0006417, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_stream" cost <call = 291.1, row = 6.63, width = 32, cell = 0.8111, thin = 0.2711, far = 0.01154, cache = 838861, deep = 0.001707, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <row = 13.63, vector = 2.538, tail = 4.246, cell = 0.8188, input = 0.05824, thin = 10.26, far = 0.01191, cache = 419430, deep = 0.01085, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_rows" cost <call = 41.9, plane = 11.46, row = 10.56, vector = 11.07, tail = 1.712, input = 0.02955, far = 0.002563, cache = 629146, deep = 0.01243, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_half" cost <call = 33.3, plane = 11.96, row = 6.878, vector = 7.302, tail = 1.617, input = 0.04403, far = 0.001072, cache = 629146, deep = 0.01814, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_narrow" cost <call = 37.49, row = 10.83, vector = 1.164, tail = 2.664, cell = 0.949, input = 0.08098, thin = 12.7, far = 0.00161, cache = 629146, deep = 0.01257, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_flat" cost <call = 31.22, plane = 0.5518, vector = 5.484, tail = 64.65, cell = 1.748, deep = 0.236, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_shared" cost <call = 39.3, plane = 10.3, row = 1.45, vector = 7.506, tail = 0.4802, input = 0.01439, far = 0.001495, cache = 419430, deep = 0.03094, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx512_stream" cost <call = 175.6, plane = 2.354, row = 12.94, vector = 2.893, width = 64, tail = 3.842, cell = 0.4491, input = 0.08866, thin = 0.06999, far = 0.004267, cache = 1363149, deep = 0.001505, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 9.597, plane = 27.63, row = 14.93, vector = 7.473, tail = 2.28, cell = 0.03691, input = 0.03521, far = 0.003184, cache = 838861, deep = 0.01317, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_stream" cost <call = 183.3, plane = 3.879, row = 17.13, width = 32, cell = 1.073, thin = 0.2704, far = 0.003999, cache = 1363149, deep = 0.003981, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <call = 68.09, row = 24.29, tail = 2.836, cell = 1.77, thin = 3.514, far = 0.003887, cache = 629146, deep = 0.01051, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_rows" cost <call = 1307, plane = 42.47, row = 6.842, tail = 12.41, cell = 1.608, far = 0.008562, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_half" cost <call = 1227, row = 8.554, tail = 4.941, cell = 2.238, far = 0.01441, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_narrow" cost <call = 1161, plane = 7.871, row = 6.376, vector = 4.448, tail = 5.856, cell = 2.744, thin = 53.12, far = 0.01808, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_flat" cost <plane = 0.7451, vector = 55.74, tail = 90.54, far = 0.0404, cache = 419430, deep = 0.2978, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_padded" cost <call = 252.6, plane = 19.65, vector = 8.194, tail = 0.4208, far = 0.008085, cache = 838861>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx512_stream" cost <call = 1581, plane = 141.7, row = 6.223, vector = 4.096, width = 64, cell = 1.642, thin = 0.03794, far = 0.01208, cache = 1048576>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 982.8, row = 26.04, tail = 10.38, cell = 1.999, far = 0.0132, cache = 419430, deep = 0.005407, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_stream" cost <call = 1507, row = 21.5, vector = 14.69, far = 0.007414, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <plane = 16.39, row = 25.6, tail = 16.41, cell = 3.758, thin = 21.97, far = 0.03474, cache = 629146>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_rows" cost <call = 3576, plane = 61.48, row = 24.95, vector = 74.17, cell = 2.553, deep = 0.01035, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_half" cost <call = 2718, row = 41.88, vector = 54.57, cell = 1.954, deep = 0.05318, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_narrow" cost <call = 2639, plane = 30.44, row = 2.547, tail = 46.94, cell = 14.54, thin = 157.9, far = 0.08861, cache = 1363149, deep = 0.1177, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_flat" cost <plane = 2.707, row = 3.884, vector = 44.34, tail = 343.5, cell = 6.381, far = 0.2601, cache = 419430, deep = 0.7575, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_padded" cost <call = 397.9, plane = 13.9, vector = 12.54, cell = 0.1718, thin = 0.3138, far = 0.07202, cache = 838861, deep = 0.009569, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx512_stream" cost <call = 3704, plane = 144.2, row = 6.349, vector = 109.8>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_rows" cost <call = 2549, row = 47.87, vector = 58.75, tail = 3.08, deep = 0.005915, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_stream" cost <call = 2779, plane = 157, row = 30.17, width = 32, cell = 7.006, thin = 1.889, far = 0.00195, cache = 419430>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__base_rows" cost <call = 211, plane = 8.399, row = 50.03, tail = 116.2, cell = 11.67, thin = 101.5, far = 0.2019, cache = 419430, deep = 0.2122, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_rows" cost <call = 6798, row = 169.7, vector = 193.4, deep = 0.04737, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_half" cost <call = 2695, row = 232.5, cell = 16.73, deep = 0.029, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_narrow" cost <call = 1710, plane = 13.28, row = 40.74, tail = 142.1, cell = 30.28, thin = 215.6, far = 0.03878, cache = 1363149, deep = 0.06579, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_flat" cost <plane = 4.726, tail = 333.2, cell = 19.42, far = 2.357, cache = 1363149, deep = 0.6338, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_padded" cost <call = 406.3, plane = 56.72, vector = 5.961, tail = 7.816, cell = 0.5565, thin = 0.1457, far = 0.01045, cache = 419430, deep = 0.04737, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx512_stream" cost <call = 6439, row = 213.9, width = 32, cell = 12.24, thin = 133.1, deep = 0.01023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_rows" cost <call = 3962, row = 193.4, cell = 14.34, deep = 0.02722, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_stream" cost <call = 3080, row = 334.8, width = 32, tail = 12.1, cell = 14.39, thin = 98.97, deep = 0.01023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__base_rows" cost <plane = 15.75, row = 110.6, tail = 235.8, cell = 23.68, thin = 66.97, far = 0.5793, cache = 1048576, deep = 0.2193, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 45.77, plane = 17.08, row = 4.492, vector = 4.606, tail = 6.097, tap = 0.1319, far = 0.0006717, cache = 419430, deep = 0.03343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 51.21, vector = 7.211, tail = 56.61, tap = 0.5844, step = 0.01847, far = 0.02601, cache = 1048576, deep = 0.4474, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 672.2, plane = 75.07, vector = 29.8, width = 32, tail = 0.7025, input = 0.354, thin = 0.1435, step = 0.11, deep = 0.07383, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx512_planes" cost <call = 1029, plane = 15.12, width = 64, cell = 1.203, input = 0.8167, thin = 0.2948, tap = 0.004706, step = 0.05152, far = 0.0248, cache = 1363149, deep = 0.1192, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 449, plane = 84.97, row = 4.796, vector = 19.29, tail = 19.54, input = 0.6473, thin = 0.1647, tap = 0.008912, step = 0.3721, far = 0.01071, cache = 419430, deep = 0.1704, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 47.81, plane = 12.58, row = 8.689, vector = 3.206, tail = 2.335, input = 0.001002, thin = 9.582, tap = 0.2923, far = 0.002453, cache = 419430, deep = 0.03221, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 45.46, row = 1.98, vector = 3.204, tail = 0.002269, cell = 0.0003315, far = 0.001767, cache = 629146, deep = 0.05427, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 50.99, vector = 1.383, tail = 0.436, cell = 0.1656, far = 0.004918, cache = 629146, deep = 0.05905, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 139.3, plane = 42.5, width = 64, tail = 0.7742, cell = 0.2322, far = 0.001509, cache = 1363149, deep = 0.02462, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <call = 3.046, plane = 130.1, vector = 5.78, thin = 4.56, far = 0.004495, cache = 419430, deep = 0.05023, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 45.99, row = 1.918, vector = 1.84, tail = 0.02492, far = 0.002697, cache = 629146, deep = 0.05634, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 138.7, plane = 45.08, row = 0.5179, vector = 0.8143, width = 32, cell = 0.2084, far = 0.0015, cache = 1363149, deep = 0.0282, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 50.69, row = 1.419, vector = 0.4934, cell = 0.2988, thin = 2.326, far = 0.004637, cache = 419430, deep = 0.08031, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 52.53, row = 1.734, vector = 3.823, tail = 0.5843, cell = 0.04508, far = 0.002022, cache = 419430, deep = 0.03011, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <call = 8.62, plane = 61.71, vector = 2.196, tail = 0.2159, cell = 0.1796, far = 0.003474, cache = 629146, deep = 0.05364, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 152.7, plane = 47.79, width = 64, tail = 0.8389, cell = 0.3857, far = 0.0007271, cache = 1363149, deep = 0.02238, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <call = 17.41, plane = 105, row = 9.968, vector = 8.339, tail = 0.2127, thin = 16.5, far = 0.001349, cache = 629146, deep = 0.02915, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 52.73, row = 1.856, vector = 2.446, tail = 0.1317, cell = 0.04802, far = 0.001805, cache = 629146, deep = 0.03118, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 139.8, plane = 50.73, row = 0.8713, width = 16, cell = 0.3925, thin = 0.03195, far = 0.0007373, cache = 1363149, deep = 0.02547, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 10.12, plane = 53.3, row = 2.291, vector = 1.05, cell = 0.4129, thin = 9.346, far = 0.001181, cache = 629146, deep = 0.02797, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 35.91, row = 3.553, vector = 6.135, tail = 0.6759, cell = 0.2487, far = 0.0008296, cache = 419430, deep = 0.0352, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <call = 0.6105, plane = 55.07, vector = 5.498, tail = 0.001364, cell = 0.2708, far = 0.003845, cache = 1363149, deep = 0.0426, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 121.4, plane = 55.37, row = 4.322, tail = 24.24, cell = 0.5728, far = 0.001896, cache = 1363149, deep = 0.03062, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 73.83, row = 20.07, vector = 11.58, cell = 0.1878, thin = 27.02, far = 0.0004489, cache = 419430, deep = 0.03228, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 38.12, row = 2.767, vector = 3.829, tail = 0.9487, cell = 0.2669, far = 0.001278, cache = 838861, deep = 0.0344, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 114.3, plane = 57.83, row = 2.759, tail = 24.35, cell = 0.6865, far = 0.001434, cache = 1363149, deep = 0.03104, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 41.68, row = 3.021, tail = 0.6545, cell = 1.417, thin = 16.64, far = 0.0006845, cache = 838861, deep = 0.02943, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <call = 20.09, plane = 94.62, row = 0.2431, vector = 5.156, tail = 0.7324, cell = 0.07314, far = 0.002424, cache = 629146, deep = 0.02565, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 34.65, plane = 100.2, vector = 2.361, cell = 0.2734, far = 0.006329, cache = 1048576, deep = 0.03469, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 339.8, plane = 118.8, row = 1.535, tail = 912.7, cell = 0.3826, far = 0.003199, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 10.45, plane = 45.73, row = 130.5, vector = 13.86, thin = 14.75, far = 0.01298, cache = 629146, deep = 0.0231, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 7.667, plane = 104.5, vector = 3.956, cell = 0.1369, far = 0.004866, cache = 629146, deep = 0.02872, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 304, plane = 161.8, row = 0.6351, tail = 1047, cell = 0.4927, far = 0.003477, cache = 419430>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 72.81, plane = 103.9, row = 1.529, vector = 0.797, tail = 0.1246, cell = 0.8219, thin = 20.44, far = 0.008044, cache = 419430, deep = 0.02075, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 69.5, row = 2.081, vector = 0.4686, tail = 5.924, input = 0.09943, far = 0.002161, cache = 419430, deep = 0.02973, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <call = 41.9, plane = 58.73, tail = 2.816, input = 0.181, far = 0.00395, cache = 1363149, deep = 0.05182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 262.1, plane = 85.55, row = 0.6868, tail = 684.1, input = 0.1107, far = 0.001959, cache = 1048576, deep = 0.03053, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 92.14, row = 12.55, vector = 14.43, tail = 3.78, thin = 29.11, far = 0.002751, cache = 419430, deep = 0.02891, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 64.54, row = 2.78, vector = 1.006, tail = 2.91, input = 0.1243, far = 0.002951, cache = 629146, deep = 0.02772, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 67.23, plane = 218.5, row = 0.4114, width = 16, input = 0.1854, thin = 0.4987, far = 0.00128, cache = 1048576, deep = 0.02647, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 0.02891, plane = 59.34, row = 3.418, tail = 1.222, cell = 0.1561, input = 0.2468, thin = 13.89, far = 0.002141, cache = 629146, deep = 0.02562, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 130.1, plane = 88.57, row = 1.256, vector = 3.931, tail = 1.406, cell = 0.307, far = 0.00181, cache = 1363149, deep = 0.03079, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <call = 167, plane = 93.93, vector = 7.329, tail = 0.5432, cell = 0.02362, deep = 0.04144, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 413.1, plane = 102.9, width = 64, cell = 0.4747, thin = 0.06423, far = 0.007561, cache = 629146, deep = 0.02486, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 37.93, row = 130.8, vector = 13.22, tail = 4.88, thin = 14.32, deep = 0.04372, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 64.65, plane = 94, row = 0.4516, width = 16, cell = 0.8107, thin = 0.2275, far = 0.0009633, cache = 1048576, deep = 0.02553, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 494.4, plane = 216.6, width = 16, cell = 0.7643, thin = 0.3182, far = 0.008278, cache = 838861, deep = 0.01824, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 206.3, plane = 81.34, row = 1.516, vector = 2.592, tail = 0.629, cell = 0.8641, thin = 12.62, deep = 0.0239, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 60.52, row = 3.92, vector = 51.91, cell = 0.02278, input = 0.002394, far = 0.003295, cache = 838861, deep = 0.0286, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 3.191, plane = 61.81, vector = 40.61, input = 0.0003627, far = 0.00586, cache = 629146, deep = 0.1482, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 142.8, plane = 56.37, row = 4.463, vector = 54.54, tail = 1452, far = 0.004054, cache = 838861, deep = 0.02806, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <call = 190.6, plane = 108.6, row = 49.1, cell = 3.374, thin = 46, far = 0.008613, cache = 838861, deep = 0.03558, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 2.723, plane = 63.01, row = 3.123, vector = 37.78, cell = 0.2506, input = 0.00882, far = 0.003698, cache = 838861, deep = 0.03229, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 163.6, plane = 56.87, vector = 41.11, tail = 199.3, input = 0.007116, far = 0.006536, cache = 629146, deep = 0.03403, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 18.44, plane = 59.05, vector = 18.41, cell = 5.262, input = 0.0007313, thin = 21.5, far = 0.002728, cache = 419430, deep = 0.03736, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 54.44, row = 2.211, vector = 3.546, tail = 0.8883, cell = 0.08738, far = 0.002446, cache = 838861, deep = 0.03184, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <call = 17.41, plane = 55.92, vector = 0.01382, tail = 2.779, cell = 0.5612, far = 0.00517, cache = 629146, deep = 0.04207, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 123.8, plane = 55.02, row = 2.537, width = 32, tail = 0.2701, cell = 0.3104, thin = 0.002142, far = 0.00212, cache = 1048576, deep = 0.03044, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <call = 24.07, plane = 132.6, vector = 8.601, thin = 9.748, far = 0.002711, cache = 838861, deep = 0.03293, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 52.64, row = 2.609, vector = 0.3568, tail = 1.14, cell = 0.309, far = 0.002827, cache = 629146, deep = 0.03172, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 114.7, plane = 53.4, row = 2.168, width = 16, tail = 0.2735, cell = 0.3583, thin = 0.09736, far = 0.002496, cache = 1048576, deep = 0.03343, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <call = 0.253, plane = 57.99, row = 3.322, vector = 0.2781, tail = 0.1488, cell = 0.5959, thin = 2.697, far = 0.001701, cache = 419430, deep = 0.02922, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <plane = 67.51, row = 6.286, vector = 9.716, tail = 0.8655, cell = 0.1661, far = 0.002414, cache = 1363149, deep = 0.08182, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 1.034, plane = 66.81, row = 3.55, vector = 6.559, tail = 0.495, cell = 0.2783, far = 0.002771, cache = 629146, deep = 0.1331, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 161.2, plane = 74.17, row = 1.318, vector = 7.437, width = 64, cell = 0.6332, thin = 0.02559, deep = 0.03513, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_scans" cost <call = 227.2, plane = 188.9, vector = 7.591, tail = 0.1039, cell = 0.08425, far = 0.00832, cache = 838861, deep = 0.08639, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <call = 108.9, row = 227.4, vector = 62.49, thin = 35.56, deep = 0.06016, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 6.362, plane = 66.16, row = 3.396, vector = 6.532, tail = 0.8902, cell = 0.346, far = 0.004077, cache = 629146, deep = 0.1334, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 175.5, plane = 69.03, vector = 6.586, width = 32, cell = 0.9086, deep = 0.0862, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 32.6, plane = 64.31, row = 7.405, vector = 2.916, cell = 1.48, thin = 54.55, far = 0.006925, cache = 629146, deep = 0.2147, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_rows" cost <call = 31.55, plane = 84.44, row = 2.161, vector = 6.486, tail = 1.768, input = 0.09443, far = 0.0004849, cache = 1363149, deep = 0.01721, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_half" cost <call = 136.4, plane = 79.07, vector = 4.836, tail = 0.5656, input = 0.1615, far = 0.002756, cache = 419430, deep = 0.0496, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_stream" cost <call = 425.7, plane = 87.51, row = 2.748, cell = 0.3041, input = 0.09907, far = 0.002815, cache = 1363149, deep = 0.006161, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx512_flat" cost <call = 97.52, plane = 46.95, row = 128.5, vector = 0.524, cell = 0.9935, thin = 8.311, far = 0.002358, cache = 419430, deep = 0.01576, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 38.73, plane = 91.79, row = 1.907, vector = 1.79, tail = 3.293, cell = 0.3817, input = 0.0969, far = 0.00007466, cache = 419430, deep = 0.0132, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_stream" cost <call = 458.8, plane = 89.76, row = 3.107, cell = 0.2977, input = 0.1842, far = 0.001171, cache = 1363149, deep = 0.006262, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 62.14, plane = 75.93, row = 2.756, tail = 3.203, cell = 0.9942, input = 0.2919, thin = 16.98, deep = 0.009484, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_rows" cost <call = 7.023, plane = 103, row = 7.709, vector = 7.524, tail = 14.09, cell = 0.9173, far = 0.09229, cache = 1363149, deep = 0.07317, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_half" cost <plane = 83.88, row = 5.932, vector = 15.84, tail = 6.238, far = 0.0439, cache = 1363149, deep = 0.1376, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_stream" cost <plane = 94.32, row = 10.49, vector = 23.79, tail = 1362, far = 0.04485, cache = 1363149, deep = 0.008401, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_scans" cost <call = 241.7, tail = 11, cell = 1.027, far = 0.02696, cache = 419430, deep = 0.1012, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx512_flat" cost <call = 744, row = 193, vector = 199.2, thin = 154.9, far = 0.09537, cache = 1363149, deep = 0.1133, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_rows" cost <plane = 83.93, row = 8.53, tail = 18.08, cell = 1.924, far = 0.04869, cache = 1363149, deep = 0.1823, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_stream" cost <plane = 95.7, row = 3.899, vector = 16.75, tail = 1176, far = 0.09503, cache = 1363149, deep = 0.0504, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__base_rows" cost <call = 96.37, plane = 81.08, row = 5.772, vector = 3.287, tail = 7.242, cell = 3.009, thin = 179.4, far = 0.09034, cache = 1363149, deep = 0.2636, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_rows" cost <call = 278.9, plane = 101.1, vector = 16.01, width = 64, tail = 17.84, cell = 1.551, thin = 0.06243, far = 0.01257, cache = 419430, deep = 0.1333, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_half" cost <call = 310.1, plane = 67.89, row = 20.61, vector = 1.2, tail = 7.648, cell = 2.309, far = 0.01593, cache = 419430, deep = 0.1788, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_stream" cost <call = 391.2, plane = 114.4, vector = 16.02, width = 64, tail = 12.5, cell = 1.547, thin = 0.07276, deep = 0.1073, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_scans" cost <plane = 38.86, vector = 4.53, cell = 1.177, far = 0.0008034, cache = 419430, deep = 0.1431, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx512_flat" cost <call = 44.04, plane = 223.5, row = 884.5, vector = 345.5, tail = 67.15, cell = 0.5573, thin = 42.43, deep = 0.5205, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_rows" cost <call = 310, plane = 72.26, row = 16.86, width = 16, cell = 2.428, thin = 1.029, far = 0.01275, cache = 419430, deep = 0.1764, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_stream" cost <call = 465, plane = 74, row = 24.89, tail = 956.7, cell = 2.38, deep = 0.1595, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__base_rows" cost <call = 505.3, plane = 85.7, row = 17.66, vector = 0.3664, tail = 3.765, cell = 4.726, thin = 283.9, far = 0.07818, cache = 419430, deep = 0.2984, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <call = 7.022, plane = 72.34, row = 6.116, vector = 3.005, tail = 4.133, tap = 0.0704, step = 0.005047, far = 0.001087, cache = 419430, deep = 0.0321, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 216.1, plane = 707.9, row = 7.731, vector = 10.66, tail = 7.403, input = 0.6332, tap = 0.0121, step = 0.003202, far = 0.004057, cache = 419430, deep = 0.1283, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <call = 14.25, plane = 74.33, row = 6.207, vector = 2.434, tail = 2.418, thin = 4.807, tap = 0.09601, step = 0.007032, far = 0.001611, cache = 419430, deep = 0.03474, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 327.9, plane = 711.3, vector = 11.39, tail = 27.42, input = 1.065, tap = 0.01656, step = 0.02387, far = 0.01466, cache = 838861, deep = 0.1932, last = 11184811>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 27.1, plane = 76.01, row = 5.705, vector = 2.435, tail = 1.203, thin = 5.2, tap = 0.2098, step = 0.01441, far = 0.001761, cache = 419430, deep = 0.03743, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 31.82, vector = 6.025, width = 64, cell = 0.1307, far = 0.002226, cache = 629146, deep = 0.02824, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 24.16, plane = 0.3594, vector = 2.47, tail = 2.278, far = 0.00461, cache = 419430, deep = 0.02881, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 30.67, plane = 2.878, row = 1.697, vector = 1.944, tail = 1.415, thin = 14.29, far = 0.005118, cache = 419430, deep = 0.02833, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 14.48, plane = 0.08367, vector = 7.385, tail = 47.05, cell = 0.1264, deep = 0.1341, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 103.8, plane = 65.73, vector = 7.256, width = 32, tail = 0.4278, far = 0.00302, cache = 629146>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 22.56, plane = 9.248, row = 1.146, vector = 2.532, tail = 1.388, far = 0.002211, cache = 419430, deep = 0.0267, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 147.9, plane = 11.7, row = 0.3573, vector = 2.519, far = 0.001897, cache = 419430>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 23.79, plane = 4.277, row = 1.659, vector = 2.718, tail = 1.565, thin = 7.115, far = 0.005275, cache = 419430, deep = 0.01932, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 347, row = 7.808, vector = 9.684, tail = 2.114, far = 0.003538, cache = 1048576, deep = 0.01146, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 269.6, row = 5.725, vector = 6.454, tail = 0.505, cell = 0.1066, far = 0.009657, cache = 1363149, deep = 0.00849, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 285.1, plane = 4.879, row = 4.257, vector = 2.4, tail = 2.293, cell = 0.8099, thin = 35.61, far = 0.008474, cache = 1048576, deep = 0.00929, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <vector = 20.82, tail = 59.45, cell = 0.07047, far = 0.01534, cache = 1363149, deep = 0.2339, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_groups" cost <call = 170.4, row = 1.491, vector = 8.426, cell = 0.1069, far = 0.01079, cache = 419430, deep = 0.01146, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 396.4, row = 9.209, vector = 3.338, width = 64, tail = 0.3583, cell = 0.6647, far = 0.000692, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 249.4, plane = 17.24, row = 4.708, vector = 2.615, width = 16, tail = 3.159, cell = 0.7688, thin = 0.1116, far = 0.004042, cache = 838861, deep = 0.008402, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 380.3, row = 12.45, vector = 7.153, far = 0.002157, cache = 838861>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 85.71, plane = 1.971, row = 11.39, vector = 0.2354, tail = 4.57, cell = 1.503, thin = 11.17, far = 0.006651, cache = 838861, deep = 0.01047, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <call = 97, plane = 58.97, row = 1.428, vector = 0.1696, width = 64, tail = 11.06, input = 0.001617, tap = 0.1684, far = 0.003386, cache = 419430, deep = 0.09752, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 73.55, row = 2.407, vector = 10.76, tail = 50.16, tap = 0.5694, step = 0.007466, far = 0.04935, cache = 1048576, deep = 0.4454, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 714.3, plane = 80.37, row = 6.068, vector = 8.906, tail = 7.363, cell = 0.1338, input = 0.2759, thin = 0.4022, step = 0.1768, far = 0.0006725, cache = 419430, deep = 0.07356, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx512_planes" cost <call = 1750, plane = 14.03, cell = 1.793, input = 0.6025, step = 0.0488, far = 0.0584, cache = 1363149, deep = 0.1303, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 640.7, plane = 74.61, row = 6.185, vector = 25.34, tail = 15.59, input = 0.2642, step = 0.462, far = 0.007764, cache = 419430, deep = 0.1971, last = 11184811>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 76.71, plane = 20.62, row = 10.69, vector = 1.304, tail = 1.347, thin = 20.46, tap = 0.3762, far = 0.01095, cache = 419430, deep = 0.0628, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 46.59, row = 1.562, vector = 2.949, tail = 1.105, cell = 0.06018, far = 0.002218, cache = 419430, deep = 0.04654, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <call = 4.647, plane = 61.96, vector = 0.6611, tail = 1.099, cell = 0.3283, far = 0.005577, cache = 1048576, deep = 0.05889, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 92.51, plane = 54.59, vector = 1.74, width = 32, cell = 0.1859, thin = 0.08465, far = 0.001854, cache = 419430>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <call = 41.94, plane = 86.65, row = 9.768, vector = 6.571, tail = 1.213, thin = 18.77, far = 0.002552, cache = 629146, deep = 0.0488, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 48.53, row = 1.976, vector = 1.923, tail = 0.56, cell = 0.04674, far = 0.001402, cache = 419430, deep = 0.05082, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 96.85, plane = 54.47, row = 0.932, width = 16, cell = 0.262, thin = 0.05885, far = 0.00064, cache = 419430>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <call = 4.239, plane = 49.96, row = 2.113, vector = 0.4221, cell = 0.4869, thin = 10.01, far = 0.00176, cache = 1048576, deep = 0.04787, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <call = 64.47, plane = 70.76, row = 1.259, vector = 1.106, tail = 5.729, cell = 0.4489, deep = 0.0469, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <call = 88.47, plane = 64.93, vector = 0.76, tail = 0.3835, cell = 0.9529, far = 0.0019, cache = 629146, deep = 0.05997, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 244.9, plane = 97.18, row = 2.405, tail = 996.7, cell = 0.4715, far = 0.004521, cache = 629146, deep = 0.05007, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <call = 42.24, plane = 30.98, row = 100.9, vector = 9.294, tail = 4.355, cell = 0.1842, thin = 25.82, far = 0.01923, cache = 1363149, deep = 0.0365, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 44.74, plane = 84.1, vector = 5.93, cell = 0.1577, far = 0.012, cache = 1363149, deep = 0.04095, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <plane = 272.2, tail = 85.61, cell = 1.878, far = 0.04759, cache = 629146, deep = 0.09182, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 131, plane = 66.09, row = 0.8363, vector = 2.996, cell = 0.8452, thin = 16.54, deep = 0.03255, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 69.63, row = 6.628, vector = 1.962, tail = 4.661, tap = 0.07983, step = 0.00002783, far = 0.0004291, cache = 419430, deep = 0.05051, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 381.3, plane = 662.4, row = 5.038, vector = 9.121, tail = 15.65, input = 0.663, step = 0.005164, far = 0.0182, cache = 1363149, deep = 0.13, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 73.47, row = 6.606, vector = 1.945, tail = 3.518, thin = 7.694, tap = 0.1058, far = 0.001578, cache = 838861, deep = 0.0491, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 475, plane = 659.8, row = 4.369, vector = 8.598, tail = 30.85, input = 1.249, deep = 0.1509, last = 11184811>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 76.25, row = 5.888, vector = 2.252, tail = 2.038, thin = 9.177, tap = 0.2195, step = 0.0003796, far = 0.002951, cache = 838861, deep = 0.04918, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.79, plane = 2.817, row = 0.6738, vector = 3.082, tail = 0.4724, cell = 0.02654, far = 0.001044, cache = 629146, deep = 0.01753, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 13.69, plane = 2.112, row = 0.4501, vector = 1.883, tail = 0.4033, cell = 0.0501, far = 0.0009767, cache = 419430, deep = 0.01846, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 14.59, plane = 2.451, row = 1.028, vector = 1.441, cell = 0.05684, thin = 18.73, far = 0.0005953, cache = 838861, deep = 0.01577, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <plane = 0.1258, row = 0.1779, vector = 7.904, tail = 38.42, far = 0.007683, cache = 1363149, deep = 0.3405, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 152.1, plane = 2.197, row = 0.7222, vector = 3.516, far = 0.0005321, cache = 419430, deep = 0.01367, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 20.18, plane = 1.903, row = 0.724, vector = 2.737, tail = 0.04953, deep = 0.01422, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 158.6, plane = 2.039, row = 0.1859, vector = 0.2811, width = 32, tail = 0.1365, cell = 0.329, thin = 0.00734, far = 0.0003783, cache = 1363149, deep = 0.009565, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 18.05, plane = 2.239, row = 1.568, vector = 1.943, cell = 0.08036, thin = 8.85, far = 0.0005753, cache = 838861, deep = 0.007586, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 246.4, plane = 1.96, row = 8.46, vector = 9.297, tail = 0.3112, cell = 0.02162, far = 0.0005659, cache = 419430, deep = 0.01157, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 238.7, plane = 3.719, row = 3.885, vector = 6.407, tail = 1.106, cell = 0.1653, far = 0.00003462, cache = 419430, deep = 0.03133, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 231.4, plane = 7.975, row = 3.276, vector = 5.846, tail = 0.2918, cell = 0.026, thin = 38.22, far = 0.001455, cache = 1048576, deep = 0.04331, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 0.4766, vector = 15.4, tail = 54.49, cell = 0.3382, far = 0.02085, cache = 1363149, deep = 0.4629, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_groups" cost <call = 94.18, plane = 22.53, vector = 9.965, cell = 0.006453, far = 0.001303, cache = 1363149, deep = 0.02454, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 390.3, plane = 7.013, row = 10.15, vector = 1.749, width = 64, cell = 0.6071, far = 0.0003169, cache = 419430, deep = 0.008272, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 222.1, plane = 1.137, row = 9.914, vector = 4.967, tail = 1.194, cell = 0.233, deep = 0.01063, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 358.1, plane = 0.7002, row = 11.83, width = 32, cell = 0.8663, thin = 0.1143, deep = 0.008823, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 25.4, plane = 4.059, row = 12.41, vector = 5.619, tail = 0.2054, thin = 13.81, far = 0.0001154, cache = 419430, deep = 0.01495, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 18.87, plane = 36.91, row = 9.919, tail = 7.044, tap = 0.1419, step = 0.006383, deep = 0.05221, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 53.46, plane = 0.1565, row = 1.24, vector = 3.789, tail = 57.23, cell = 0.07097, input = 0.01357, tap = 0.5837, step = 0.005052, far = 0.04989, cache = 838861, deep = 0.59, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 644.5, plane = 66.91, vector = 23.92, tail = 19.82, input = 0.2659, step = 0.1022, deep = 0.09738, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx512_planes" cost <call = 635.4, plane = 15.3, vector = 5.642, cell = 1.425, input = 0.5782, tap = 0.08656, step = 0.04592, far = 0.02265, cache = 419430, deep = 0.09053, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 414.7, plane = 84.01, row = 4.787, vector = 32.43, tail = 17.86, input = 0.05511, step = 0.3984, far = 0.002129, cache = 419430, deep = 0.2271, last = 11184811>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 24.08, plane = 15.35, row = 8.423, vector = 1.618, tail = 3.045, input = 0.02689, thin = 10.11, tap = 0.3046, far = 0.002223, cache = 838861, deep = 0.04558, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 37.98, row = 1.287, vector = 1.016, width = 32, tail = 0.8627, cell = 0.2004, thin = 0.0406, far = 0.002554, cache = 629146, deep = 0.03679, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <call = 6.979, plane = 57.66, vector = 0.4607, tail = 0.4763, cell = 0.3279, far = 0.005536, cache = 629146, deep = 0.04432, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 113.8, plane = 51.6, row = 0.3438, width = 32, cell = 0.2379, thin = 0.2005, far = 0.00221, cache = 838861, deep = 0.0327, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <call = 31.2, plane = 82.06, row = 6.224, vector = 6.378, thin = 17.51, far = 0.001779, cache = 838861, deep = 0.03937, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 47.92, row = 1.274, vector = 0.313, width = 32, tail = 0.1341, cell = 0.2539, thin = 0.05596, far = 0.003039, cache = 629146, deep = 0.03806, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 111, plane = 53.7, row = 0.1271, width = 32, cell = 0.2801, thin = 0.1744, far = 0.002693, cache = 838861, deep = 0.03608, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <call = 0.6794, plane = 51.72, row = 2.334, vector = 0.1183, cell = 0.4226, thin = 8.541, far = 0.003145, cache = 1363149, deep = 0.04009, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 108.6, plane = 95.79, vector = 5.131, cell = 0.06235, far = 0.0127, cache = 629146, deep = 0.03468, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <call = 289.9, plane = 94.87, vector = 4.914, tail = 1.459, far = 0.01208, cache = 629146, deep = 0.08147, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <plane = 564, vector = 4.156, far = 0.02568, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <call = 125.9, plane = 66.78, row = 82.34, vector = 8.685, tail = 6.052, thin = 24.69, far = 0.01735, cache = 1363149, deep = 0.03563, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 149.1, plane = 99.93, cell = 0.7, far = 0.046, cache = 419430, deep = 0.01907, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 426.8, plane = 96.8, vector = 3.768, far = 0.01123, cache = 419430>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 358.1, plane = 89.76, row = 0.7497, vector = 3.92, tail = 2.073, cell = 0.1607, thin = 13.89, far = 0.008408, cache = 419430, deep = 0.03584, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <call = 1.387, plane = 70.86, row = 5.416, vector = 2.449, tail = 4.442, tap = 0.05119, step = 0.005036, far = 0.001102, cache = 629146, deep = 0.05502, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 338.8, plane = 638.4, row = 5.497, vector = 4.719, tail = 18.04, input = 0.668, tap = 0.006669, step = 0.003163, far = 0.007675, cache = 419430, deep = 0.1455, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <call = 2.382, plane = 73.92, row = 5.288, tail = 2.64, cell = 0.2592, thin = 7.388, tap = 0.08595, step = 0.005251, far = 0.0009474, cache = 419430, deep = 0.0524, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 493.4, plane = 677, row = 8.733, tail = 22.81, cell = 0.738, input = 1.175, thin = 3.388, tap = 0.007837, far = 0.0216, cache = 629146, deep = 0.1638, last = 11184811>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <call = 13.62, plane = 73.75, row = 5.305, vector = 1.944, tail = 0.8156, thin = 7.355, tap = 0.1893, step = 0.01063, far = 0.004861, cache = 1048576, deep = 0.04538, last = 11184811>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <plane = 37.34, width = 64, input = 0.0636, thin = 0.945, tap = 0.1559, step = 0.00879, far = 0.008623, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <plane = 0.1271, vector = 9.438, tail = 47.95, input = 0.01002, tap = 0.5679, step = 0.01708, far = 0.02705, cache = 1363149>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 926.3, plane = 64.69, row = 2.959, vector = 3.463, tail = 15.98, cell = 0.07573, input = 0.5848, step = 0.1096>
  argpool.measured "max_pool_f32_u16_cf_any__avx512_planes" cost <call = 1147, plane = 13.14, width = 32, cell = 1.646, input = 0.6173, thin = 0.4805, step = 0.08986, far = 0.0234, cache = 838861>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 666.4, plane = 77.82, vector = 2.242, tail = 24.18, cell = 1.952, input = 0.8144, step = 0.3691>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 33.49, plane = 12.11, row = 15.22, vector = 1.753, tail = 2.596, thin = 11.43, tap = 0.3289, far = 0.007474, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 71.26, row = 5.601, tail = 7.395, cell = 0.1151, tap = 0.06799, step = 0.001792, far = 0.000788, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 304.4, plane = 681.1, row = 9.851, vector = 2.275, tail = 13.84, input = 0.7534, tap = 0.01624, far = 0.02631, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 75.81, row = 6.589, vector = 0.8168, tail = 3.271, cell = 0.1336, thin = 8.836, tap = 0.08915, step = 0.002614, far = 0.001249, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <call = 459.1, plane = 684.8, row = 7.518, vector = 3.721, tail = 26.17, input = 1.456, thin = 0.4764, tap = 0.01236, far = 0.04664, cache = 1048576>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 81.31, row = 4.846, vector = 2.086, tail = 2.596, thin = 9.089, tap = 0.2019, step = 0.004634, far = 0.001528, cache = 419430>
  argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <call = 32.71, plane = 26.05, row = 25.34, tail = 9.418, input = 0.00929, tap = 0.1348, step = 0.009856>
  argpool.measured "max_pool_f16_none_cf_any__avx512_planes" cost <call = 717.2, plane = 6.387, cell = 1.086, input = 0.7423, tap = 0.004973, step = 0.01358>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 50.21, plane = 22.73, row = 13.28, vector = 2.482, tail = 3.023, input = 0.0003664, thin = 11.78, tap = 0.186, step = 0.003497>
  argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 77.52, row = 4.445, vector = 2.197, tail = 4.435, tap = 0.0454, step = 0.0008931, far = 0.01336, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <plane = 554.2, row = 12.14, tail = 10.39, input = 0.3493, tap = 0.003172, far = 0.04597, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <call = 2.882, plane = 78.9, row = 3.043, vector = 2.85, tail = 6.611, tap = 0.03877, step = 0.000004658, far = 0.01429, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 81.78, row = 4.408, vector = 2.893, tail = 1.421, thin = 7.574, tap = 0.0791, step = 0.001499, far = 0.01947, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 23.32, plane = 1.423, row = 1.182, vector = 10.89, tail = 0.7164, cell = 0.02978, far = 0.001025, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 14.98, row = 0.9987, vector = 6.356, tail = 0.07785, cell = 0.04567, far = 0.002168, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 11.9, plane = 1.431, row = 1.439, vector = 4.263, tail = 0.673, cell = 0.1741, far = 0.002357, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 18.9, row = 1.195, vector = 8.675, tail = 0.6802, cell = 0.07257, far = 0.0008793, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 28.65, plane = 1.415, row = 2.09, vector = 6.008, cell = 0.1364, far = 0.00093, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 8.499, plane = 2.88, row = 1.799, vector = 2.687, tail = 1.293, cell = 0.8027, thin = 10.88, far = 0.004939, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 253.4, plane = 2.347, row = 27.69, vector = 25.66, tail = 1.436, far = 0.002329, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 228.1, plane = 7.419, row = 15.89, vector = 10.96, tail = 2.737, cell = 0.3423, far = 0.003799, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 213.4, plane = 2.741, row = 13.22, vector = 9.571, tail = 1.718, cell = 0.439, far = 0.004047, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 10.74, plane = 19.43, row = 46.96, vector = 17.99, tail = 1.98, cell = 0.2044, far = 0.0004998, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 29.68, plane = 5.92, row = 29.97, vector = 16.49, tail = 0.0567, far = 0.002313, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 26.94, row = 23.66, tail = 1.836, cell = 3.527, thin = 6.822, far = 0.01466, cache = 419430>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 30.86, plane = 35.59, row = 5.349, tail = 6.699, tap = 0.1796, step = 0.002262, far = 0.0009247, cache = 629146>
  argpool.measured "max_pool_f16_i64_cf_any__avx512_planes" cost <call = 742.6, plane = 17.47, width = 32, cell = 1.734, input = 0.761, thin = 1.031, tap = 0.004516, step = 0.04696, far = 0.01457, cache = 838861>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 43.64, plane = 11.81, row = 7.949, vector = 0.5439, tail = 6.957, thin = 25.08, tap = 0.3713, step = 0.002561, far = 0.004947, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 51.56, row = 1.923, vector = 8.872, cell = 0.05361, far = 0.002085, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 58.43, vector = 6.224, cell = 0.008391, far = 0.003037, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.19, row = 1.893, vector = 1.786, tail = 1.495, cell = 0.3169, thin = 12.96, far = 0.001715, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 142.6, plane = 53.45, row = 0.1238, tail = 225.1, cell = 0.3434, far = 0.0014, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 51.89, row = 2.318, vector = 5.159, tail = 1.769, cell = 0.1346, far = 0.001995, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.19, row = 1.976, vector = 1.314, tail = 2.179, cell = 0.4487, thin = 12.68, far = 0.001955, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 150.2, plane = 52.96, row = 1.289, tail = 151, cell = 0.4282, far = 0.00116, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.772, plane = 52.7, row = 2.033, vector = 1.447, tail = 2.361, cell = 0.5902, thin = 12.36, far = 0.003223, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 15.1, plane = 101.2, vector = 17.32, cell = 0.1677>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <call = 37.97, plane = 91.84, vector = 9.11, tail = 0.5752, cell = 0.3297, far = 0.001717, cache = 1048576>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 80.98, plane = 87.07, row = 1.289, vector = 5.871, tail = 1.601, cell = 0.4982, thin = 25.18>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 45.54, plane = 130.4, tail = 1090, cell = 0.9236, far = 0.02753, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 18.67, plane = 96.16, row = 3.117, vector = 4.844, tail = 6.013, cell = 0.6576, far = 0.002345, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 59.78, plane = 96.7, vector = 2.611, tail = 5.549, cell = 1.194, thin = 24.48>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 69.58, plane = 250.4, row = 15.59, vector = 14.99, tail = 1219, far = 0.0008601, cache = 419430>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 105, plane = 90.34, row = 1.127, vector = 7.042, tail = 1.525, cell = 0.8561, thin = 24.29>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <call = 1.616, plane = 72.55, row = 7.812, vector = 6.15, tail = 5.902, tap = 0.09789, far = 0.004177, cache = 838861>
  argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <call = 337, plane = 722.6, row = 19.13, vector = 52.5, tail = 20.25, input = 0.2269, step = 0.01525, far = 0.00953, cache = 1363149>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <call = 21.31, plane = 70.94, row = 8.151, vector = 4.117, tail = 6.954, tap = 0.1207, step = 0.001121, far = 0.004446, cache = 629146>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <call = 48.91, plane = 76.45, row = 7.679, vector = 3.61, tail = 5.814, thin = 12.81, tap = 0.2474, step = 0.00003568, far = 0.008059, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <call = 3.019, row = 0.1271, width = 32, tail = 48.85, tap = 0.198, step = 0.01552, far = 0.01368, cache = 629146>
  argpool.measured "max_pool_f16_i32_cf_any__avx512_planes" cost <call = 491, plane = 15.46, vector = 3.932, width = 32, cell = 1.189, input = 0.8448, thin = 0.2793, step = 0.03594, far = 0.006834, cache = 419430>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <row = 9.649, tail = 43.53, cell = 0.3435, thin = 12.3, tap = 0.2949, step = 0.03197>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 81.36, row = 5.525, vector = 3.657, tail = 5.907, tap = 0.1059, step = 0.0003682, far = 0.0005564, cache = 419430>
  argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 5.307, plane = 631.8, row = 7.406, vector = 12.93, tail = 33.83, input = 0.4144, tap = 0.00112, step = 0.004197, far = 0.01879, cache = 629146>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 85.86, row = 7.884, vector = 2.893, tail = 4.126, tap = 0.1277, far = 0.006926, cache = 838861>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 3.503, plane = 83.14, row = 9.298, vector = 2.142, tail = 3.238, cell = 0.1976, thin = 12.39, tap = 0.2393>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 2.569, plane = 49.36, row = 5.461, width = 32, tail = 12.94, input = 0.05146, thin = 2.497, tap = 0.1405, step = 0.007077, far = 0.03152, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cf_any__avx512_planes" cost <call = 1450, plane = 10.44, vector = 3.72, width = 32, cell = 0.4852, input = 0.9101, thin = 0.3948, tap = 0.03172, step = 0.03272, far = 0.01275, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <call = 135.9, plane = 53.67, row = 1.023, width = 32, cell = 0.01997, input = 0.01748, thin = 1.996, tap = 0.2615, far = 0.04598, cache = 1363149>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <plane = 59.11, row = 0.6946, vector = 1.125, width = 64, tail = 8.774, tap = 0.07425, step = 0.0007935, far = 0.001947, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <call = 206.1, plane = 711.6, row = 2.224, vector = 13.95, width = 64, tail = 13.75, input = 0.3496, tap = 0.009233, far = 0.004715, cache = 419430>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 61.25, row = 6.271, tail = 5.379, cell = 0.06092, input = 0.0002979, tap = 0.07867, far = 0.002638, cache = 1048576>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 2.152, plane = 58.8, row = 7.399, vector = 1.081, tail = 4.782, thin = 13.07, tap = 0.1724, far = 0.01734, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 88.36, width = 32, input = 0.009692, thin = 29.61, tap = 0.1861, far = 0.005291, cache = 1363149>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <row = 9.651, tail = 33.84, cell = 0.2084, thin = 14.47, tap = 0.2933, step = 0.007222, far = 0.0000528, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 80.3, row = 2.82, vector = 2.614, tail = 9.108, tap = 0.06195, step = 0.002342>
  argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 451.6, plane = 693.5, vector = 20.35, width = 64, tail = 23.22, input = 0.3788, tap = 0.004832, far = 0.03577, cache = 1048576>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <call = 6.5, plane = 83.74, row = 3.315, vector = 2.819, tail = 4.033, input = 0.00515, tap = 0.0618, step = 0.001312>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 22.99, plane = 95.78, row = 2.254, vector = 2.612, tail = 6.244, cell = 0.0364, thin = 10.69, tap = 0.1408, step = 0.002447>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <row = 35.51, tail = 41.83, tap = 0.1467>
  argpool.measured "max_pool_bf16_none_cf_any__avx512_planes" cost <plane = 11.04, row = 7.146, width = 32, tail = 16.99, cell = 0.1281, input = 0.9569, thin = 0.6912, tap = 0.05888, far = 0.06116, cache = 1048576>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 56.99, row = 25.8, tail = 11.12, cell = 0.01848, thin = 5.602, tap = 0.2465, far = 0.01891, cache = 838861>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 58.64, row = 6.004, vector = 2.496, tail = 5.053, tap = 0.03395, step = 0.003675, far = 0.001981, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 221.2, plane = 504, row = 3.413, vector = 5.351, tail = 11.52, input = 0.3104, far = 0.02361, cache = 1363149>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <call = 1.626, plane = 59.4, row = 6.915, vector = 2.153, tail = 1.892, tap = 0.03383, step = 0.002572, far = 0.001261, cache = 419430>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <call = 18.09, plane = 61.95, row = 5.239, vector = 2.393, tail = 5.638, thin = 8.936, tap = 0.08361, step = 0.001079, far = 0.006128, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 22.95, row = 0.78, vector = 11.32, tail = 0.6761, cell = 0.02274, far = 0.001362, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 8.973, plane = 4.898, row = 0.4428, vector = 7.329, far = 0.001662, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.263, plane = 3.604, row = 0.8108, vector = 4.544, tail = 1.144, cell = 0.159, far = 0.001845, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 15.54, plane = 4.539, row = 0.6535, vector = 9.035, tail = 0.7193, cell = 0.0629, far = 0.0002993, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 19.5, plane = 5.376, row = 0.9435, vector = 6.943, tail = 0.6323, cell = 0.05793>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 0.8065, plane = 2.498, row = 0.9601, vector = 4.213, tail = 1.012, cell = 0.4908, thin = 10.68, far = 0.002108, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 217.5, plane = 24.19, row = 26.65, vector = 25.43, cell = 0.01897, far = 0.002223, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 231.2, plane = 5.974, row = 15.3, vector = 10.57, tail = 2.422, cell = 0.3494, far = 0.004957, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 204.7, plane = 13.78, row = 11.48, vector = 3.612, tail = 4.556, cell = 1.178, far = 0.007649, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <plane = 28.39, row = 47.14, vector = 17.19, tail = 3.979, cell = 0.2223, far = 0.006368, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 21.78, plane = 11.19, row = 29.16, vector = 6.494, tail = 6.892, cell = 1.252, far = 0.007036, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 31.47, plane = 1.25, row = 23.72, tail = 6.514, cell = 3.456, thin = 5.551, far = 0.01062, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <call = 27.35, plane = 24.64, row = 5.753, tail = 8.697, tap = 0.1982>
  argpool.measured "max_pool_bf16_i64_cf_any__avx512_planes" cost <call = 521.7, plane = 17.73, vector = 20.82, tail = 8.999, input = 0.9496, step = 0.01788, far = 0.02248, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 10.67, plane = 11.79, row = 11.12, vector = 1.698, tail = 3.773, thin = 22.04, tap = 0.3538, step = 0.003639>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 50.21, row = 1.155, vector = 10.02, tail = 0.9345, cell = 0.01383, far = 0.002506, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 59.8, vector = 5.429, tail = 1.649, cell = 0.04969, far = 0.003915, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 52.86, row = 1.998, vector = 1.983, tail = 1.933, cell = 0.2927, thin = 12.58, far = 0.002835, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 148.9, plane = 51.2, row = 0.674, tail = 77.63, cell = 0.3442, far = 0.001019, cache = 1048576>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 50.71, row = 1.877, vector = 7.37, tail = 0.8724, far = 0.002861, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 51.54, row = 2.25, vector = 1.404, tail = 2.616, cell = 0.444, thin = 12.33, far = 0.002516, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 149.1, plane = 52.04, row = 1.028, vector = 6.871, tail = 97.52, far = 0.001103, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 0.2399, plane = 52.6, row = 1.173, vector = 1.628, tail = 3.856, cell = 0.5849, thin = 12.06, far = 0.003583, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.086, plane = 117.4, row = 3.116, vector = 15.1, cell = 0.1495>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <call = 48.8, plane = 94.47, vector = 8.346, cell = 0.3166, far = 0.002323, cache = 838861>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 82.95, plane = 88.92, row = 2.525, tail = 2.34, cell = 1.14, thin = 26.34>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <plane = 365.9, row = 14.03, tail = 1146, cell = 0.4721, far = 0.04235, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 35.25, plane = 93.72, row = 5.607, vector = 7.862, cell = 0.387>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 61.31, plane = 91.36, row = 2.926, tail = 3.079, cell = 1.424, thin = 25.2>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 181.7, plane = 215.5, row = 13.83, vector = 13.19, tail = 1799, far = 0.006165, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 140.5, plane = 92.14, row = 3.123, tail = 2.379, cell = 1.59, thin = 25.33>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <call = 3.945, plane = 71.58, row = 3.739, vector = 6.172, tail = 11.87, tap = 0.1014, far = 0.004338, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <call = 183.8, plane = 746.3, row = 6.029, vector = 30.24, tail = 45.4, input = 0.4451, tap = 0.004773, far = 0.0169, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <call = 18.79, plane = 69.11, row = 6.533, vector = 4.455, tail = 8.181, tap = 0.126, far = 0.005529, cache = 629146>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <call = 24.92, plane = 76.28, row = 6.983, vector = 4.577, tail = 4.771, thin = 12.27, tap = 0.2252, far = 0.008516, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <call = 143.9, width = 32, tail = 81.24, tap = 0.1707, step = 0.0001853, far = 0.01054, cache = 1363149>
  argpool.measured "max_pool_bf16_i32_cf_any__avx512_planes" cost <call = 515.6, plane = 23.75, width = 64, cell = 1.076, input = 0.9666, thin = 0.5078, tap = 0.009251, step = 0.01026, far = 0.03282, cache = 629146>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 167.8, row = 71.4, vector = 5.541, width = 16, tail = 13.73, thin = 3.125, tap = 0.2654, far = 0.008274, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <call = 9.323, plane = 81.29, row = 3.314, vector = 2.806, tail = 6.993, tap = 0.1196, step = 0.001081, far = 0.0007612, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 372.9, plane = 647.9, row = 19.58, vector = 20.8, width = 64, input = 0.4361, tap = 0.00117, step = 0.01223, far = 0.01625, cache = 419430>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <call = 37.88, plane = 77.66, row = 8.279, vector = 1.448, tail = 7.119, tap = 0.1469, step = 0.002426, far = 0.00285, cache = 838861>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 76.13, plane = 82.66, row = 3.534, vector = 2.601, tail = 8.242, thin = 14.33, tap = 0.2693, step = 0.006535, far = 0.0007563, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 879.2, plane = 14.74, row = 12.18, vector = 0.5057, width = 32, tail = 20.95, thin = 2.077, tap = 0.1554>
  argpool.measured "max_pool_bf16_u8_cf_any__avx512_planes" cost <call = 1165, plane = 11.42, width = 32, cell = 1.158, input = 0.705, thin = 0.39, step = 0.03577, far = 0.05806, cache = 1048576>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 845.6, row = 27.02, width = 16, tail = 10.09, cell = 0.3275, thin = 17.36, tap = 0.2351>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 69.01, row = 2.791, width = 64, cell = 0.1083, thin = 0.13, tap = 0.06122, step = 0.002969>
  argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <plane = 707.2, row = 11.98, tail = 19.04, input = 0.459, tap = 0.003511, step = 0.001689, far = 0.03523, cache = 419430>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 67.96, row = 5.628, vector = 2.903, tap = 0.06245, step = 0.001825, far = 0.002704, cache = 838861>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 72.97, row = 4.48, vector = 2.584, tail = 2.891, thin = 9.955, tap = 0.1545, step = 0.0008106, far = 0.009066, cache = 629146>
  argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <plane = 19.87, row = 9.963, tail = 54.18, input = 0.02815, tap = 0.1515, step = 0.009156>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <row = 19.29, width = 16, tail = 33.42, cell = 0.2698, input = 0.01593, thin = 4.238, tap = 0.2546>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 76.04, vector = 3.383, width = 64, tail = 6.386, thin = 0.02565, tap = 0.06074, step = 0.001141, far = 0.008236, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 525.9, plane = 670.8, row = 5.993, vector = 3.662, tail = 24.06, input = 0.3483, tap = 0.005649, far = 0.04219, cache = 1363149>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <call = 6.421, plane = 70.28, row = 5.208, vector = 1.985, tail = 4.864, tap = 0.05905, step = 0.001476, far = 0.006776, cache = 419430>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 72.75, row = 4.785, vector = 2.377, tail = 4.036, thin = 10.22, tap = 0.1338, step = 0.00245, far = 0.01025, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 5.737, plane = 38.83, row = 11.24, vector = 3.841, width = 16, tail = 10.15, tap = 0.1192, step = 0.02825, far = 0.003193, cache = 838861>
  argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 32.68, row = 5.593, vector = 6.813, tail = 33.23, tap = 0.259, step = 0.0601, far = 0.01649, cache = 419430>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 13.57, plane = 13.33, row = 9.997, tail = 12.36, cell = 0.8643, tap = 0.4838, step = 0.02578, far = 0.01694, cache = 1363149>
  argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 47.69, row = 4.194, vector = 1.473, tail = 5.268, tap = 0.06907, step = 0.001221, far = 0.0008474, cache = 419430>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 55.46, row = 4.897, vector = 0.7594, tail = 2.1, thin = 4.75, tap = 0.4628, step = 0.01189>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 110.8, plane = 19, row = 7.159, tail = 12.46, cell = 0.3305, input = 0.05397, tap = 0.2577, step = 0.008725>
  argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 61.25, vector = 8.657, tail = 44.3, tap = 0.3486, step = 0.03243, far = 0.01335, cache = 629146>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 87.49, plane = 30.32, row = 12.05, cell = 0.6793, tap = 1.091, step = 0.001589, far = 0.005222, cache = 419430>
  argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <call = 0.2792, plane = 75.68, row = 6.195, vector = 3.985, tail = 7.585, tap = 0.1203, step = 0.0001695, far = 0.0003031, cache = 629146>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 72.11, row = 6.004, vector = 2.842, tail = 3.611, thin = 1.872, tap = 0.7805, step = 0.02434>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 76.05, plane = 17.11, row = 11.36, vector = 0.000001269, width = 16, tail = 13.37, input = 0.08032, thin = 3.761, tap = 0.2932, step = 0.01297, far = 0.00267, cache = 629146>
  argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 30.03, row = 3.123, vector = 3.062, tail = 38.41, tap = 0.4925, step = 0.02526, far = 0.0187, cache = 838861>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 57.53, row = 31, tail = 6.173, cell = 0.8128, input = 0.0218, tap = 1.106, step = 0.01412, far = 0.01211, cache = 419430>
  argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 74.67, row = 6.976, vector = 3.456, tail = 9.33, tap = 0.1151, step = 0.001579, far = 0.002106, cache = 629146>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <call = 0.7512, plane = 83.22, row = 7.364, tail = 3.604, cell = 1.308, thin = 1.21, tap = 0.8885, step = 0.01816>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <call = 134.8, plane = 13.24, width = 32, tail = 40.89, cell = 0.2575, thin = 1.325, tap = 0.2619>
  argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <plane = 16.67, vector = 8.519, tail = 47.45, tap = 0.2744, step = 0.1254>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 274.6, plane = 7.059, row = 18.03, width = 4, cell = 1.04, thin = 7.957, tap = 0.837>
  argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 64.35, row = 6.387, vector = 2.161, tail = 1.871, tap = 0.1096, step = 0.001709, far = 0.002013, cache = 838861>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 68.31, row = 4.461, tail = 1.979, cell = 0.8589, thin = 9.286, tap = 0.6218, step = 0.024>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 61.53, plane = 14.04, row = 12.41, width = 16, cell = 0.3573, thin = 1.803, tap = 0.2366, far = 0.001321, cache = 629146>
  argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 54.45, row = 0.07319, vector = 7.816, tail = 34.03, tap = 0.3893, step = 0.0403, far = 0.004472, cache = 1363149>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 87.46, plane = 14.04, row = 7.49, vector = 2.251, tail = 5.833, thin = 9.655, tap = 0.7539>
  argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 69.12, row = 2.367, vector = 2.104, tail = 8.019, tap = 0.1118, step = 0.001894, far = 0.001914, cache = 629146>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 72.22, row = 4.264, vector = 1.981, tail = 2.7, thin = 1.624, tap = 0.5769, step = 0.01209>
  argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <call = 67.63, plane = 24.62, row = 17.98, tap = 0.1224, step = 0.01103, far = 0.003874, cache = 419430>
  argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 86.33, row = 4.248, vector = 4.737, tail = 58.66, tap = 0.3156, step = 0.03131, far = 0.01295, cache = 1363149>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 39.44, plane = 7.301, row = 17.61, tail = 3.558, cell = 0.4456, thin = 13.51, tap = 0.178, step = 0.000769>
  argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 56.49, row = 6.284, vector = 1.211, tail = 2.22, tap = 0.03905, far = 0.003064, cache = 419430>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 58.72, row = 6.432, vector = 1.259, tail = 2.007, thin = 2.553, tap = 0.07434, far = 0.002979, cache = 419430>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 36.41, plane = 45.95, row = 4.158, vector = 0.9915, width = 32, tail = 5.271, input = 0.01386, thin = 0.05764, tap = 0.2015>
  argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 72.54, plane = 0.2052, row = 3.705, vector = 6.756, tail = 44.81, tap = 0.3893, far = 0.00924, cache = 1363149>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 82.05, row = 24.29, vector = 3.461, tail = 8.054, thin = 17.8, tap = 0.2575, step = 0.00303, far = 0.0007693, cache = 419430>
  argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 74.1, row = 8.84, vector = 3.717, tail = 2.96, tap = 0.06132, step = 0.003638, far = 0.003749, cache = 1048576>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <call = 1.169, plane = 74.36, row = 7.291, vector = 3.775, tail = 2.831, thin = 7.219, tap = 0.167, step = 0.005751, far = 0.002903, cache = 419430>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <call = 106.6, plane = 7.63, row = 5.043, tail = 30.32, input = 0.01635, tap = 0.1718, step = 0.03426>
  argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 40.63, row = 0.6465, vector = 7.384, tail = 62.27, tap = 0.3874, step = 0.003062, far = 0.0224, cache = 629146>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 137.3, plane = 21.14, row = 9.926, vector = 5.047, width = 8, tail = 11.33, input = 0.03433, tap = 0.2555, step = 0.01903, far = 0.01088, cache = 838861>
  argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <call = 1.123, plane = 69.03, row = 10.05, vector = 3.615, tail = 2.885, tap = 0.0633, step = 0.003516>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <call = 0.7826, plane = 78.11, row = 8.612, tail = 3.248, cell = 0.8642, thin = 5.76, tap = 0.1592, step = 0.007104>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 77.02, plane = 5.762, row = 30.24, tail = 37.08, tap = 0.1538, step = 0.0023>
  argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 96.23, plane = 0.2935, row = 3.279, vector = 6.386, tail = 50.95, tap = 0.3598, step = 0.005665, far = 0.02247, cache = 1048576>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 103.8, row = 25.3, tail = 10.05, cell = 0.5929, thin = 20.45, tap = 0.2358>
  argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 66.84, row = 5.811, vector = 2.492, tail = 1.624, tap = 0.06401, far = 0.0009206, cache = 419430>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 73.25, row = 5.001, vector = 2.125, tail = 0.6958, cell = 0.0486, thin = 5.442, tap = 0.1646, step = 0.0005141, far = 0.001759, cache = 419430>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 18.7, plane = 37.6, row = 1.949, width = 64, tail = 28.93, input = 0.02977, thin = 0.03353, tap = 0.1438, step = 0.0005603, far = 0.003478, cache = 629146>
  argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 90.06, row = 6.152, vector = 2.115, tail = 48.4, input = 0.04539, tap = 0.3822, far = 0.02207, cache = 838861>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 79.86, plane = 12.76, row = 19.69, cell = 0.6173, thin = 14.73, tap = 0.2267, far = 0.006773, cache = 1048576>
  argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <call = 6.123, plane = 72.43, row = 5.889, vector = 2.228, tail = 1.01, tap = 0.06821, far = 0.0005774, cache = 629146>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <call = 6.181, plane = 74.38, row = 5.775, vector = 2.143, tail = 1.134, thin = 5.162, tap = 0.1626, step = 0.001518, far = 0.001262, cache = 419430>
  argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <call = 36.19, row = 55.04, tap = 0.08725, far = 0.03373, cache = 1363149>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 1.914, plane = 8.245, row = 16.4, cell = 0.1646, input = 0.03302, thin = 9.471, tap = 0.1345, far = 0.0175, cache = 1363149>
  argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 63.31, row = 5.88, vector = 1.143, tail = 0.9079, tap = 0.03118, step = 0.002794, far = 0.0064, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 66.59, row = 5.763, vector = 1.175, tail = 2.15, tap = 0.01543, step = 0.001691, far = 0.004483, cache = 838861>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 65.59, row = 5.735, vector = 0.4195, tail = 0.8843, cell = 0.1025, thin = 8.013, tap = 0.03231, step = 0.002888, far = 0.005809, cache = 838861>
  argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 91.08, plane = 28.63, row = 13.31, width = 64, input = 0.000374, thin = 0.3743, tap = 0.115, step = 0.02591, far = 0.01511, cache = 629146>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 87.53, plane = 0.852, row = 24.79, cell = 0.2527, thin = 26.71, tap = 0.2202, step = 0.02105, far = 0.01362, cache = 419430>
  argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <call = 4.92, plane = 76.65, row = 7.621, vector = 3.164, tail = 4.399, cell = 0.04321, tap = 0.06661, step = 0.001394, far = 0.005106, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 77.62, row = 5.929, vector = 3.636, tail = 8.189, tap = 0.0638, step = 0.0002331, far = 0.005344, cache = 1363149>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <call = 6.5, plane = 79.51, row = 5.2, tail = 5.124, cell = 0.5081, thin = 7.775, tap = 0.1249, step = 0.001993, far = 0.005957, cache = 1363149>
  argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <plane = 28.04, vector = 3.017, width = 32, tail = 7.495, thin = 0.8002, tap = 0.1732>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 20.63, row = 17.35, width = 16, tail = 12.04, cell = 0.3508, thin = 10.81, tap = 0.2341, step = 0.007008, far = 0.004977, cache = 838861>
  argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <call = 34.02, plane = 84.31, row = 8.154, width = 16, tail = 3.627, cell = 0.3989, thin = 0.07659, tap = 0.06663, far = 0.002337, cache = 629146>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <call = 0.672, plane = 80.63, row = 7.048, vector = 0.2361, tail = 6.393, cell = 0.1962, tap = 0.06011, step = 0.0002031>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 13.46, plane = 86.22, row = 8.856, tail = 1.431, cell = 0.431, thin = 8.877, tap = 0.1184, step = 0.0008432, far = 0.003057, cache = 419430>
  argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <call = 1097, plane = 25.63, row = 20.42, input = 0.0009066, tap = 0.1163, step = 0.0003335>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 515.8, plane = 9.902, row = 21.4, cell = 0.1178, thin = 12.03, tap = 0.2103>
  argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 72.17, row = 5.961, tail = 3.787, cell = 0.2662, input = 0.002104, tap = 0.06097, step = 0.0007581, far = 0.001778, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 59.65, row = 6.317, tail = 4.814, cell = 0.1515, tap = 0.03238, step = 0.0008164, far = 0.001643, cache = 419430>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 81.26, row = 4.167, tail = 2.684, cell = 0.2931, thin = 8.12, tap = 0.08982, step = 0.0008738, far = 0.002041, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 11.25, plane = 43.69, row = 18.42, tail = 13.99, input = 0.006721, tap = 0.08802, step = 0.0004662, far = 0.04605, cache = 419430>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 24.23, plane = 13.12, row = 8.948, vector = 2.766, tail = 6.771, input = 0.02045, thin = 14.18, tap = 0.1694, far = 0.02542, cache = 419430>
  argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <call = 3.637, plane = 70.58, row = 5.137, vector = 3.391, width = 16, tail = 1.86, cell = 0.05473, tap = 0.05634, step = 0.002243, far = 0.002258, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 71.9, row = 5.644, vector = 2.129, tail = 3.767, tap = 0.03, step = 0.001225, far = 0.001912, cache = 838861>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 68.71, row = 5.644, tail = 2.018, cell = 0.2904, thin = 9.282, tap = 0.07813, step = 0.003316, far = 0.0003726, cache = 419430>
  argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 51.61, vector = 0.00594, tail = 11.53, tap = 0.05387, step = 0.01608, far = 0.02726, cache = 838861>
  argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <call = 66.78, plane = 21.33, row = 10.89, cell = 0.1408, input = 0.01116, thin = 8.049, tap = 0.1229, far = 0.03889, cache = 419430>
  argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 64.04, row = 5.92, vector = 0.5067, tail = 1.758, tap = 0.07083>
  argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <plane = 64.02, row = 6.82, vector = 0.8697, tail = 1.193, thin = 14.21, tap = 0.04985>
  argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 159.2, plane = 59.49, row = 9.659, tap = 0.175, far = 0.0008188, cache = 1363149>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 273.2, plane = 19.9, row = 26.11, cell = 0.2752, thin = 25.86, tap = 0.2538, far = 0.009184, cache = 419430>
  argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 0.1593, plane = 84.02, row = 6.775, vector = 3.994, tail = 2.437, input = 0.001249, tap = 0.06882, far = 0.005352, cache = 838861>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 4.93, plane = 87.79, row = 3.608, tail = 2.647, cell = 0.5961, input = 0.004247, thin = 14.63, tap = 0.1248, far = 0.008939, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <plane = 48.96, row = 19.65, tail = 60.09, tap = 0.1146, step = 0.002405, far = 0.006952, cache = 419430>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 141.8, row = 48.17, tail = 3.528, cell = 0.3867, thin = 10.51, tap = 0.1769, step = 0.01445, far = 0.01152, cache = 419430>
  argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <call = 22.51, plane = 63.95, row = 9.162, tail = 3.924, cell = 0.3688, tap = 0.07569, far = 0.0201, cache = 838861>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <call = 19.07, plane = 63.38, row = 7.28, tail = 3.772, cell = 0.468, thin = 17.53, tap = 0.1209, far = 0.03071, cache = 838861>
  argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <plane = 51.37, vector = 0.6797, width = 64, cell = 0.01896, thin = 0.201, tap = 0.1378, step = 0.009557>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 390.3, row = 8.106, tail = 14.79, input = 0.01902, thin = 29.82, tap = 0.2282, far = 0.007195, cache = 419430>
  argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 31.08, row = 8.095, vector = 2.17, cell = 0.02713, tap = 0.05673, step = 0.002221>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 19.07, row = 7.859, vector = 2.651, tail = 0.6713, thin = 19.38, tap = 0.08921, step = 0.00276>
  argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 465.9, plane = 64.82, row = 0.5846, tail = 47.45, cell = 0.008598, tap = 0.1184, step = 0.01413>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <call = 338, plane = 10.27, row = 5.673, tail = 4.992, cell = 0.3479, thin = 30.48, tap = 0.1429, step = 0.02205, far = 0.008831, cache = 419430>
  argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <plane = 61.83, row = 6.397, vector = 2.07, tail = 5.893, tap = 0.06136>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <plane = 65.48, row = 5.765, vector = 0.2053, tail = 5.67, cell = 0.246, thin = 14.25, tap = 0.09447, far = 0.000118, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 125.3, plane = 40.3, row = 2.519, width = 64, thin = 0.2462, tap = 0.08826, far = 0.085, cache = 629146>
  argpool.measured "max_pool_u8_none_cf_any__avx512_planes" cost <call = 435.4, plane = 12.76, vector = 11.57, tail = 0.8316, input = 0.3368, tap = 0.004044, far = 0.2301, cache = 419430>
  argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 111.3, plane = 28.26, row = 7.301, tail = 1.844, cell = 0.1131, input = 0.005364, thin = 9.537, tap = 0.1142, step = 0.002786, far = 0.1607, cache = 629146>
  argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 47.82, row = 4.392, vector = 2.868, tail = 7.161, tap = 0.008331, step = 0.0003702>
  argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 116.6, plane = 537.6, row = 1.916, vector = 1.083, tail = 11.71, input = 0.06038, step = 0.004763>
  argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <call = 0.2015, plane = 53.92, row = 7.962, vector = 1.281, tail = 4.044, thin = 9.284, tap = 0.0403>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <call = 32.06, row = 1.59, vector = 5.144, tail = 0.4532, cell = 0.005921, far = 0.0002658, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 17.59, plane = 1.708, row = 1.106, vector = 2.461, tail = 0.6946, cell = 0.03139>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 20.68, plane = 2.968, row = 1.496, vector = 1.536, tail = 0.5723, cell = 0.064>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 25.88, plane = 2.076, row = 1.14, vector = 4.324, tail = 0.9751, cell = 0.05336, far = 0.0003412, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 30.04, plane = 3.113, row = 1.624, vector = 4.504, tail = 0.1019, far = 0.000604, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 13.46, plane = 2.958, row = 1.417, vector = 0.8236, tail = 1.256, cell = 0.5782, thin = 11.11>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 246.1, row = 26.42, vector = 8.38, tail = 2.414, cell = 0.07102, far = 0.00141, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 253.6, row = 17.93, vector = 3.328, tail = 2.079, cell = 0.1807>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 260.6, row = 20.17, vector = 1.812, tail = 0.741, cell = 0.2891>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_packed" cost <call = 34.05, plane = 4.202, row = 16.47, vector = 7.636, cell = 0.0198, far = 0.0004567, cache = 1048576>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 1.68, row = 50.21, vector = 12.83, cell = 0.02396, far = 0.0006748, cache = 419430>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 19.36, row = 70.36, vector = 5.972, tail = 2.033, cell = 0.6259>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 36.69, row = 31.19, width = 16, cell = 1.774, thin = 0.4089>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 8.66, plane = 53.8, row = 5.82, tail = 5.825, tap = 0.1168, step = 0.00532>
  argpool.measured "max_pool_u8_i64_cf_any__avx512_planes" cost <call = 753.7, plane = 17.61, tail = 6.694, cell = 0.6604, input = 0.9281, tap = 0.01507, step = 0.03105, far = 0.02342, cache = 838861>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 67.63, plane = 18.32, row = 7.898, tail = 4.705, cell = 0.2169, thin = 15.94, tap = 0.2387, step = 0.009009, far = 0.0003136, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 41.06, row = 0.915, vector = 10.65, tail = 0.1974, far = 0.0003132, cache = 629146>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 59.53, vector = 2.99, cell = 0.04563, far = 0.001471, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 46.74, row = 3.672, vector = 0.6557, cell = 0.1412, thin = 12.75>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 157.8, plane = 21, row = 5.746, tail = 433.6, cell = 0.2086>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 45.42, row = 3.075, vector = 3.878, cell = 0.02598>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 49.11, row = 3.379, vector = 0.7219, cell = 0.2285, thin = 12.59>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 7.401, plane = 48.67, row = 3.784, vector = 0.3717, tail = 0.2167, cell = 0.4704, thin = 12.96>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 89.08, vector = 2.571, tail = 9.759, cell = 0.2526, far = 0.001209, cache = 838861>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <call = 62.58, plane = 79.58, vector = 5.986, cell = 0.05519, far = 0.003132, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 55.88, plane = 77.97, row = 1.608, vector = 2.383, cell = 0.1729, thin = 28.43, far = 0.0005347, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 206.6, plane = 172.6, tail = 919, cell = 0.354>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 18.74, plane = 93.5, vector = 6.394, cell = 0.3033>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 14.69, plane = 89.05, row = 0.7057, vector = 0.4822, tail = 4.666, cell = 0.7302, thin = 28.76, far = 0.0004401, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <call = 92.02, plane = 90.8, row = 0.1763, vector = 5.735, tail = 0.6944, cell = 0.517, thin = 31.16, far = 0.0007622, cache = 419430>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 56.02, row = 6.967, vector = 5.561, tail = 7.231, tap = 0.03341, far = 0.001761, cache = 1363149>
  argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 129.8, plane = 671.5, row = 30.34, vector = 44.73, tail = 39.47, input = 0.2584>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 4.379, plane = 82.32, row = 7.493, tail = 0.5912, cell = 0.4794, input = 0.001027, thin = 16.22, tap = 0.1357, far = 0.007248, cache = 838861>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 489.1, plane = 23.68, width = 64, input = 0.007862, thin = 0.4287, tap = 0.09924, step = 0.03116, far = 0.004837, cache = 1048576>
  argpool.measured "max_pool_u8_i32_cf_any__avx512_planes" cost <plane = 16.74, cell = 1.244, input = 0.701, step = 0.04784>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <call = 475, plane = 12.48, row = 12.86, vector = 2.343, tail = 3.979, input = 0.007765, thin = 19.83, tap = 0.1666, step = 0.0427, far = 0.01052, cache = 419430>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 64.51, vector = 1.475, width = 256, cell = 0.04607, input = 0.0002773, thin = 0.07203, tap = 0.04703>
  argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 140.4, plane = 444.2, row = 41.64, tail = 16.04, input = 0.425, step = 0.004008>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <call = 25.62, plane = 65.21, row = 6.285, vector = 3.191, tail = 2.005, input = 0.007146, thin = 15.53, tap = 0.1264, step = 0.01268, far = 0.07943, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 15.52, row = 0.6193, vector = 2.584, tail = 0.1906, cell = 0.001608, far = 0.0004976, cache = 629146>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 14.53, plane = 1.634, row = 0.8192, vector = 1.119, tail = 0.3543, cell = 0.02661, far = 0.0001148, cache = 838861>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 16.43, plane = 2.337, row = 0.8838, vector = 1.309, tail = 0.1532, far = 0.0004515, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 22.05, plane = 2.141, row = 0.9946, vector = 1.714, tail = 0.5196, cell = 0.03342>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 14.97, plane = 2.86, row = 0.9144, vector = 2.023, tail = 0.1399, cell = 0.01604, far = 0.0003491, cache = 419430>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 16.62, plane = 1.465, row = 1.163, vector = 1.104, tail = 0.3311, cell = 0.1581, thin = 13.63, far = 0.003927, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <call = 66.56, plane = 56.57, row = 6.486, tail = 7.77, tap = 0.09199, step = 0.02114>
  argpool.measured "max_pool_u8_u8_cf_any__avx512_planes" cost <plane = 12.4, tail = 20, cell = 0.5977, input = 0.6949, step = 0.0352, far = 0.06132, cache = 1048576>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 146.4, plane = 14.87, row = 7.693, tail = 5.768, cell = 0.2423, thin = 13.1, tap = 0.1688, step = 0.01169, far = 0.007899, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 44.42, row = 0.7611, vector = 2.078, tail = 0.5471, cell = 0.01936, far = 0.00238, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <call = 0.9644, plane = 59.87, vector = 1.989, cell = 0.02074, far = 0.002353, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <call = 2.9, plane = 51.32, row = 1.962, vector = 0.4464, tail = 0.4198, cell = 0.07656, thin = 13.8, far = 0.0006905, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 167.1, plane = 42.57, width = 256, tail = 0.06539, cell = 0.06837, thin = 0.0001013, far = 0.0004196, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_flat" cost <call = 20.68, plane = 93.09, row = 12.36, vector = 6.555, thin = 13.42, far = 0.0007799, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 50.58, row = 1.9, vector = 1.206, tail = 0.1786, cell = 0.003339, far = 0.001442, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <call = 5.908, plane = 51.43, row = 1.935, vector = 0.571, tail = 0.383, cell = 0.07909, thin = 13.99, far = 0.0007389, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <call = 6.762, plane = 51.28, row = 2.31, vector = 0.6652, tail = 0.3646, cell = 0.0925, thin = 15.22, far = 0.001654, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <call = 7.554, plane = 63.08, row = 6.543, vector = 2.674, tail = 2.742, tap = 0.01067, far = 0.0009375, cache = 419430>
  argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 106.1, plane = 626.9, row = 0.6145, vector = 23.31, tail = 22.49, input = 0.07356, far = 0.008992, cache = 629146>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <call = 69.95, plane = 72.2, row = 5.388, tail = 1.426, cell = 0.248, thin = 16.51, tap = 0.101, step = 0.00135, far = 0.007375, cache = 419430>
  argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 137.8, plane = 14.17, row = 50.84, width = 32, tail = 3.969, cell = 0.007826, input = 0.04291, thin = 3.919, tap = 0.1017>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 364.6, row = 25.5, cell = 0.2136, input = 0.008412, thin = 27, tap = 0.2275>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 30.84, width = 256, tail = 4.409, cell = 0.08542, thin = 0.1572, tap = 0.00775, step = 0.002071>
  argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <plane = 651.8, row = 11.66, vector = 1.853, tail = 21.51, input = 0.2121, step = 0.003881, far = 0.0436, cache = 838861>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <plane = 55.73, row = 7.354, tail = 5.636, cell = 0.2797, thin = 16.01, tap = 0.08417, step = 0.006637, far = 0.05187, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 10.26, plane = 10.45, row = 0.7657, vector = 1.195, width = 16, cell = 0.008619>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 20.86, plane = 24.71, row = 1.143, vector = 1.822, cell = 0.008839, far = 0.0003766, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 136.8, plane = 15.48, row = 0.7738, vector = 1.017>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 8.146, plane = 14.6, row = 0.153, vector = 2.296, width = 16, cell = 0.008263, thin = 0.3832>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 121.6, plane = 32.96, row = 0.5248, vector = 1.988, far = 0.0006018, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 11.44, plane = 10.38, row = 0.6763, vector = 1.95, width = 8, tail = 0.01182, thin = 0.5542>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 29.14, plane = 7.342, row = 3.431, vector = 1.795, width = 32, tail = 1.118, cell = 0.03928, thin = 0.1424, far = 0.0008973, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 151.7, row = 2.913, vector = 1.588, far = 0.001844, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 33.19, plane = 7.03, row = 3.12, vector = 0.4411, width = 32, tail = 6.834, cell = 0.1353, thin = 0.1753, far = 0.001322, cache = 838861>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 139, plane = 19.78, row = 2.415, vector = 0.2788, width = 64, cell = 0.1481, thin = 0.005096, far = 0.0005425, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 25.04, plane = 11.96, row = 3.465, width = 8, tail = 2.243, cell = 0.3774, far = 0.001286, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.33, row = 0.9204, vector = 0.9913, cell = 0.001782, far = 0.001653, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <call = 16.89, plane = 27.99, row = 0.8124, vector = 0.495, tail = 0.08501, cell = 0.006456, thin = 0.005511, far = 0.000993, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 117.7, plane = 108.3, row = 0.4275, vector = 1.063, far = 0.0009219, cache = 629146>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <call = 28.74, plane = 26.56, row = 0.5712, vector = 1.014, tail = 0.1266, thin = 0.4684, far = 0.001374, cache = 1048576>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 148.7, plane = 100.1, row = 0.3429, width = 64, tail = 0.2807, cell = 0.1148, far = 0.002503, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <call = 40.75, plane = 23.61, row = 0.7223, vector = 0.8996, thin = 0.4649, far = 0.0009836, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <call = 58.9, plane = 39.84, row = 2.743, vector = 1.331, tail = 0.1156, thin = 0.06317, far = 0.005797, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 64.83, plane = 53.75, row = 2.319, vector = 2.124, far = 0.001965, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <call = 84.3, plane = 33.25, row = 2.334, vector = 2.473, thin = 0.7539, far = 0.003877, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 209.5, plane = 39.01, row = 1.907, width = 64, cell = 0.2061, thin = 0.0191, far = 0.004533, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <call = 128.6, plane = 33.04, row = 2.234, vector = 1.441, cell = 0.1753, thin = 1.154, far = 0.008127, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 10.66, plane = 10.94, row = 0.7449, vector = 1.439, width = 16, far = 0.0005483, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.45, plane = 24.3, row = 1.006, vector = 0.7801, tail = 0.01477, cell = 0.02579, far = 0.001879, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 149.9, plane = 21.88, row = 0.724, vector = 0.08698, width = 64, cell = 0.06683, thin = 0.01756, far = 0.0007439, cache = 1048576>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 9.714, plane = 15.23, row = 0.3418, vector = 2.351, width = 16, thin = 0.2705, far = 0.0005711, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 147.7, plane = 23.98, row = 0.5649, width = 64, tail = 0.4749, cell = 0.1626, thin = 0.008737, far = 0.001697, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 16.84, plane = 9.28, row = 1.053, vector = 1.684, width = 8, tail = 0.08776, cell = 0.0157, thin = 0.6749, far = 0.0005698, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 34.08, plane = 8.662, row = 3.855, vector = 2.859, width = 32, tail = 0.502, cell = 0.01834, thin = 0.1532, far = 0.001133, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 140.8, plane = 16.44, row = 3.201, width = 64, cell = 0.1108, thin = 0.01023, far = 0.0005509, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 46.84, plane = 4.902, row = 3.396, vector = 1.804, width = 32, tail = 5.254, cell = 0.07132, thin = 0.2534, far = 0.003531, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 138.9, plane = 16.46, row = 2.862, vector = 0.6562, width = 64, cell = 0.1187, far = 0.0004414, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 57.6, plane = 6.625, row = 4.112, vector = 0.9569, width = 8, tail = 2.647, cell = 0.1959, thin = 0.02704, far = 0.003859, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 92.98, row = 0.8919, vector = 0.8687, tail = 0.3186, cell = 0.01352, far = 0.001943, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <call = 15.95, plane = 27.37, row = 0.658, vector = 0.5183, tail = 0.2601, cell = 0.01272, far = 0.002068, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 106.7, plane = 104, row = 0.5808, vector = 0.9634, far = 0.001317, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <call = 18.69, plane = 26.65, row = 0.4269, vector = 0.9665, tail = 0.2878, thin = 0.3726, far = 0.002177, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 121.8, plane = 104.7, row = 0.5317, width = 32, tail = 0.1571, cell = 0.1177, far = 0.001796, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <call = 33.92, plane = 25.22, row = 0.5843, vector = 0.8721, tail = 0.1408, thin = 0.3748, far = 0.002256, cache = 1363149>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 43.18, plane = 39.59, row = 2.467, vector = 1.537, tail = 0.4377, far = 0.005451, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 79.86, plane = 99.09, row = 1.607, vector = 2.17>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 74.03, plane = 32.79, row = 2.365, vector = 2.263, tail = 0.08543, thin = 0.5025, far = 0.006384, cache = 838861>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 184.9, plane = 33.68, row = 2.272, width = 32, cell = 0.2351, thin = 0.04806, far = 0.002858, cache = 629146>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <call = 129.4, plane = 32.89, row = 2.007, vector = 2.206, thin = 1.009, far = 0.006743, cache = 629146>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.986, plane = 4.576, vector = 1.685, width = 16, tail = 0.4748, far = 0.001547, cache = 629146, deep = 0.02184, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_flat" cost <call = 36.72, plane = 2.779, vector = 1.41, tail = 8.681, far = 0.001293, cache = 419430, deep = 0.02081, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 24.07, plane = 10.61, tail = 3.461, cell = 0.1108, far = 0.00201, cache = 629146, deep = 0.02046, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 159.5, plane = 10.06, vector = 1.437, far = 0.002595, cache = 629146, deep = 0.006418, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 155.2, plane = 10.06, vector = 1.071, far = 0.00296, cache = 419430, deep = 0.005512, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 150.3, plane = 9.665, vector = 0.6967, far = 0.002602, cache = 629146, deep = 0.005006, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <call = 6.594, plane = 4.722, vector = 1.724, width = 16, thin = 0.6324, far = 0.001586, cache = 629146, deep = 0.02172, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 148.7, plane = 8.889, vector = 2.661, far = 0.001727, cache = 629146, deep = 0.004922, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 7.343, plane = 4.742, vector = 1.533, width = 8, cell = 0.01168, thin = 0.4736, far = 0.0007521, cache = 838861, deep = 0.01794, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 15.67, plane = 8.429, row = 0.7157, vector = 1.68, width = 16, deep = 0.0191, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_parts" cost <call = 69.17, plane = 3.188, cell = 0.1211, far = 0.0001561, cache = 419430, deep = 0.01512, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_flat" cost <call = 71.69, plane = 1.735, vector = 1.439, cell = 0.04313, far = 0.0001357, cache = 419430, deep = 0.01536, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 30.48, plane = 13.63, row = 0.3136, vector = 0.9937, tail = 0.4077, cell = 0.04563, far = 0.001249, cache = 838861, deep = 0.02928, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 26.81, plane = 14.8, row = 0.8096, vector = 0.4218, tail = 0.6018, cell = 0.03794, deep = 0.01755, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 146.6, plane = 19.68, row = 0.4659, vector = 1.757, far = 0.00174, cache = 1363149, deep = 0.005414, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 134.6, plane = 23.36, row = 0.08945, vector = 0.006384, width = 32, cell = 0.1429, thin = 0.03905, far = 0.00002759, cache = 419430, deep = 0.004491, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 138.7, plane = 27.26, row = 0.8266, vector = 1.242, width = 16, cell = 0.07296, deep = 0.004097, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 1.769, plane = 17.21, vector = 3.079, width = 16, tail = 0.04982, thin = 0.4049, deep = 0.009521, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 131, plane = 24.28, row = 0.04693, vector = 0.06811, width = 32, cell = 0.2505, thin = 0.01662, far = 0.0008411, cache = 419430, deep = 0.002348, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 12.47, plane = 9.516, row = 0.5449, vector = 1.989, width = 8, tail = 0.05808, thin = 0.4288, deep = 0.008966, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 34.75, plane = 12.67, row = 1.332, vector = 1.231, width = 16, tail = 0.3285, cell = 0.02632, deep = 0.01292, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_flat" cost <call = 20.19, plane = 5.391, tail = 8.204, cell = 0.09187, deep = 0.009785, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <call = 70.67, vector = 0.5919, width = 128, tail = 0.823, cell = 0.05235, far = 0.003043, cache = 419430, deep = 0.01758, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide_half" cost <plane = 65.22, row = 0.3354, vector = 0.1743, tail = 0.4986, cell = 0.07304, deep = 0.009785, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 75.53, plane = 98.95, row = 0.4611, width = 64, cell = 0.07209, thin = 0.01192, deep = 0.001749, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 17.59, plane = 33.02, row = 1.054, vector = 2.423, width = 16, tail = 0.4461, cell = 0.03425, thin = 0.5799, deep = 0.00967, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <call = 108.2, plane = 39.93, row = 0.5623, vector = 1.295, deep = 0.001692, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 32.77, plane = 18.34, row = 1.289, vector = 1.751, width = 8, cell = 0.02422, thin = 0.6586, deep = 0.00707, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_wide" cost <call = 127.6, plane = 22.52, row = 4.867, vector = 1.365, width = 64, cell = 0.1998, deep = 0.03522, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 118.8, plane = 9.409, row = 10.38, vector = 1.695, width = 32, cell = 0.1494, thin = 0.9706, far = 0.00105, cache = 629146, deep = 0.0431, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 119.5, plane = 12.16, row = 12.61, vector = 3.576, width = 16, cell = 0.03805, thin = 1.148, far = 0.0003983, cache = 419430, deep = 0.04122, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 50.84, plane = 5.745, row = 2.235, vector = 4.294, width = 16, cell = 0.02749, thin = 0.3805, far = 0.001597, cache = 1363149, deep = 0.03671, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 111.2, plane = 13.1, vector = 3.646, tail = 0.1389, far = 0.001723, cache = 419430, deep = 0.02581, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 126, plane = 14.67, row = 6.199, vector = 5.896, width = 32, tail = 0.8733, thin = 1.227, far = 0.002992, cache = 419430, deep = 0.02964, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 186, plane = 48.08, row = 5.227, width = 64, cell = 0.1871, thin = 0.04738, far = 0.001973, cache = 419430, deep = 0.01603, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 116.4, plane = 18.32, row = 6.277, vector = 1.836, width = 16, tail = 8.471, cell = 0.1132, thin = 1.171, far = 0.004983, cache = 419430, deep = 0.02978, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 206, plane = 16.89, row = 7.186, vector = 1.89, far = 0.001434, cache = 419430, deep = 0.01771, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 37.09, plane = 7.096, row = 4.177, vector = 2.084, width = 8, tail = 1.111, cell = 0.04082, thin = 0.0228, far = 0.00424, cache = 419430, deep = 0.01934, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 11.8, plane = 4.01, vector = 3.238, width = 32, cell = 0.03871, deep = 0.01691, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_flat" cost <plane = 3.889, vector = 0.9909, tail = 27.11, deep = 0.01511, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 31.28, plane = 9.868, vector = 2.56, tail = 0.683, cell = 0.001997, far = 0.0005904, cache = 419430, deep = 0.01858, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 150.1, plane = 7.806, vector = 4.673, width = 64, tail = 173.7, thin = 0.4072, far = 0.001384, cache = 419430, deep = 0.006994, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 140.2, plane = 7.579, vector = 4.01, width = 32, tail = 89.48, thin = 0.3295, far = 0.001886, cache = 1048576, deep = 0.01025, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 139.5, plane = 8.192, vector = 2.23, width = 16, tail = 72.26, far = 0.0009146, cache = 1048576, deep = 0.006964, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 9.458, plane = 4.726, vector = 6.23, width = 32, tail = 0.6006, thin = 0.7382, deep = 0.01301, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 146.2, plane = 8.271, vector = 6.104, width = 32, tail = 78.37, thin = 1.041, far = 0.001201, cache = 419430, deep = 0.01018, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 12.83, plane = 5.285, width = 16, tail = 1.869, cell = 0.2018, thin = 0.3307, far = 0.00066, cache = 419430, deep = 0.01226, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 83.95, vector = 3.345, width = 64, cell = 0.04339, thin = 0.003434, far = 0.003145, cache = 419430, deep = 0.01928, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 74.13, vector = 0.3753, tail = 1.102, cell = 0.08555, far = 0.006927, cache = 1363149, deep = 0.02185, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <call = 3.685, plane = 18.01, row = 0.8382, vector = 0.3047, tail = 0.2003, cell = 0.05251, far = 0.002142, cache = 629146, deep = 0.02181, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 113.9, plane = 95.63, row = 0.2143, vector = 1.723, width = 64, cell = 0.06402, far = 0.001606, cache = 838861, deep = 0.009178, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <call = 5.483, plane = 18.13, row = 0.6728, vector = 1.174, tail = 0.3262, thin = 0.621, far = 0.001182, cache = 1048576, deep = 0.0207, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 120.3, plane = 93.92, row = 1.24, vector = 0.1471, width = 16, cell = 0.1883, far = 0.0009398, cache = 1363149, deep = 0.007369, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 9.37, plane = 18.68, row = 0.8529, vector = 0.8876, tail = 0.02123, thin = 0.4314, far = 0.003226, cache = 1363149, deep = 0.02247, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 91.04, row = 0.7185, vector = 1.311, tail = 0.08487, cell = 0.0002098, far = 0.001681, cache = 419430, deep = 0.02378, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 69.7, vector = 0.2923, tail = 1.406, cell = 0.0829, far = 0.001757, cache = 419430, deep = 0.02853, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat" cost <plane = 116.2, vector = 2.685, tail = 10.57, thin = 2.124, far = 0.00268, cache = 1048576, deep = 0.03329, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_flat_pairs" cost <cell = 0.2263, far = 0.006004, cache = 419430, deep = 0.03436, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <call = 15.42, plane = 28.58, row = 0.7223, vector = 0.5756, tail = 0.1071, cell = 0.00845, far = 0.001567, cache = 629146, deep = 0.02799, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 135.8, plane = 89.52, row = 0.2299, width = 32, tail = 0.2384, cell = 0.1075, thin = 0.001598, far = 0.000268, cache = 419430, deep = 0.006205, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <call = 19.97, plane = 28.77, row = 0.5513, vector = 1.12, tail = 0.2322, thin = 0.5891, far = 0.0006541, cache = 419430, deep = 0.02399, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 129.2, plane = 100.3, row = 0.5939, width = 16, tail = 0.1785, cell = 0.1597, far = 0.0003362, cache = 419430, deep = 0.00394, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 32.7, plane = 25.3, row = 0.6615, vector = 0.7837, thin = 0.3455, far = 0.002308, cache = 419430, deep = 0.02074, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 77.46, row = 0.5737, vector = 1.391, tail = 0.4154, far = 0.001259, cache = 419430, deep = 0.02089, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 40.81, vector = 1.576, tail = 0.4595, cell = 0.01584, deep = 0.02417, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_flat" cost <plane = 108.6, row = 1.619, vector = 1.902, tail = 13.71, thin = 2.5, far = 0.003615, cache = 1363149, deep = 0.0293, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <call = 5.371, plane = 40.24, row = 0.5944, vector = 0.554, tail = 0.1711, far = 0.001637, cache = 419430, deep = 0.02244, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 95.76, plane = 114.1, row = 0.2225, vector = 0.496, width = 64, tail = 0.1404, cell = 0.0719, far = 0.0006167, cache = 1363149, deep = 0.001769, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <call = 10.16, plane = 39.11, row = 0.4613, vector = 1.046, tail = 0.223, thin = 0.6981, far = 0.0007463, cache = 419430, deep = 0.02417, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 100, plane = 133.6, row = 0.1716, width = 32, cell = 0.1178, thin = 0.02578, far = 0.003141, cache = 419430, deep = 0.01061, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 18.64, plane = 36.96, row = 0.5269, vector = 0.6562, cell = 0.02732, thin = 0.3619, far = 0.003513, cache = 629146, deep = 0.01843, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 22.47, plane = 126.2, row = 7.626, vector = 9.675, tail = 4.674, cell = 0.1648, far = 0.001194, cache = 419430, deep = 0.04579, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 132, plane = 137.5, row = 5.424, vector = 0.2913, width = 32, cell = 0.7523, thin = 0.08442, far = 0.001152, cache = 419430, deep = 0.03944, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 66.28, plane = 25.81, row = 7.504, vector = 8.19, cell = 0.3786, far = 0.002754, cache = 419430, deep = 0.02296, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 226.2, plane = 15.84, row = 7.311, vector = 11.43, tail = 64.68, far = 0.001001, cache = 419430, deep = 0.01803, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 84.81, plane = 28.02, row = 6.083, vector = 6.993, cell = 0.3889, thin = 2.876, far = 0.004897, cache = 419430, deep = 0.02552, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_wide" cost <call = 26.22, plane = 156.2, row = 0.7813, vector = 2.261, tail = 0.4591, cell = 0.03061, far = 0.0006827, cache = 838861, deep = 0.03161, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 102.9, plane = 164.4, row = 0.7822, vector = 0.09481, width = 64, cell = 0.1613, deep = 0.01661, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 68.15, plane = 54.47, row = 1.789, vector = 2.733, tail = 0.7402, thin = 0.4525, far = 0.000003285, cache = 419430, deep = 0.01711, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 203.1, plane = 56.62, row = 0.7612, vector = 1.87, width = 16, cell = 0.2486, thin = 0.06056, far = 0.000488, cache = 419430, deep = 0.007877, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 118.8, plane = 60.11, row = 1.791, vector = 2.091, thin = 0.9902, far = 0.0009606, cache = 419430, deep = 0.01589, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 120.4, row = 1.375, vector = 1.464, tail = 0.7279, cell = 0.05114, far = 0.002234, cache = 419430, deep = 0.03271, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 79.46, plane = 132.1, row = 1.302, vector = 2.161, far = 0.001306, cache = 629146, deep = 0.01901, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 55.33, plane = 33.59, row = 2.063, vector = 2.419, tail = 0.5355, thin = 0.6068, far = 0.003576, cache = 419430, deep = 0.0252, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 176.3, plane = 33.5, row = 2.025, vector = 1.167, width = 16, cell = 0.2505, far = 0.00246, cache = 419430, deep = 0.01458, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 71, plane = 30.52, row = 2.115, vector = 1.92, thin = 1.184, far = 0.004736, cache = 419430, deep = 0.02138, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 91.34, row = 0.7093, vector = 1.306, tail = 0.1401, cell = 0.001028, far = 0.002723, cache = 838861, deep = 0.02284, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_pixels" cost <plane = 79.84, vector = 1.814, tail = 0.3256, cell = 0.009621, far = 0.004521, cache = 1048576, deep = 0.02414, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <call = 3.034, plane = 31.44, row = 0.6575, vector = 0.4743, tail = 0.01282, cell = 0.02337, far = 0.002363, cache = 1048576, deep = 0.02591, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 117.6, plane = 98.28, vector = 0.5999, width = 64, tail = 0.252, cell = 0.06429, far = 0.002235, cache = 1363149, deep = 0.006272, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 17.13, plane = 21.08, row = 0.7213, vector = 1.074, tail = 0.1142, thin = 0.7756, far = 0.002178, cache = 838861, deep = 0.02488, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 120.8, plane = 96.07, row = 0.6325, width = 16, cell = 0.1481, thin = 0.1012, far = 0.002823, cache = 1363149, deep = 0.005123, last = 11184811>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 26.88, plane = 21.33, row = 0.7134, vector = 0.8329, tail = 0.06993, thin = 0.2503, far = 0.003058, cache = 629146, deep = 0.02121, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <call = 20.08, plane = 8.184, row = 1.018, vector = 1.033, width = 16, cell = 0.02923, deep = 0.02336, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_flat" cost <call = 80.68, plane = 1.914, vector = 1.651, cell = 0.02271, far = 0.0005574, cache = 419430, deep = 0.02218, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 43.25, plane = 10.55, row = 0.5944, vector = 0.195, tail = 0.3049, cell = 0.06254, far = 0.00166, cache = 629146, deep = 0.03693, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide_half" cost <call = 43.2, plane = 13.48, row = 1.467, vector = 0.5028, tail = 0.2817, cell = 0.0113, deep = 0.0228, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 146.2, plane = 24.83, row = 0.2661, vector = 1.569, deep = 0.01486, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 147.8, plane = 19.52, row = 0.5077, vector = 1.243, width = 32, cell = 0.08964, deep = 0.01219, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 9.097, plane = 17.19, row = 0.172, vector = 2.681, width = 16, thin = 0.5475, deep = 0.0136, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 152.2, plane = 19.85, row = 1.03, vector = 1.125, width = 32, cell = 0.1562, deep = 0.01236, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 20.67, plane = 10.06, row = 0.9321, vector = 1.561, width = 8, cell = 0.03843, thin = 0.1975, far = 0.00035, cache = 419430, deep = 0.009942, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_wide" cost <call = 117.3, cell = 0.1892, far = 0.0009884, cache = 419430, deep = 0.03903, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 99.86, plane = 21.61, row = 4.395, vector = 2.484, width = 32, tail = 2.72, cell = 0.09126, thin = 1.04, far = 0.002658, cache = 419430, deep = 0.05143, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 172.7, plane = 71.19, row = 3.847, vector = 3.311, width = 64, cell = 0.1131, far = 0.002019, cache = 1363149, deep = 0.02039, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 109.1, plane = 22.23, row = 2.998, vector = 3.486, width = 16, tail = 6.205, thin = 1.449, far = 0.006832, cache = 419430, deep = 0.05033, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 150.2, plane = 112.9, row = 3.987, vector = 1.755, far = 0.0009715, cache = 1363149, deep = 0.0207, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 38.38, plane = 11.07, row = 0.7288, vector = 4.29, width = 16, tail = 0.2103, cell = 0.029, thin = 0.2851, far = 0.008116, cache = 419430, deep = 0.03813, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 87.49, row = 0.8761, vector = 1.13, tail = 0.0008033, far = 0.002928, cache = 629146, deep = 0.0376, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_pixels" cost <plane = 82.32, tail = 1.52, cell = 0.0605, far = 0.006656, cache = 629146, deep = 0.02991, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_flat" cost <plane = 122.8, row = 1.06, vector = 1.795, tail = 10.12, cell = 0.01806, thin = 1.56, far = 0.00683, cache = 1363149, deep = 0.03483, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <call = 19.48, plane = 28.03, row = 0.8471, vector = 0.1604, tail = 0.1985, cell = 0.05105, far = 0.002594, cache = 629146, deep = 0.02618, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 114.6, plane = 102.2, row = 0.6861, width = 32, cell = 0.06912, thin = 0.03457, far = 0.00202, cache = 1363149, deep = 0.009047, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <call = 20.91, plane = 29.64, row = 0.7089, vector = 0.9719, tail = 0.2492, thin = 0.7218, far = 0.002237, cache = 629146, deep = 0.02991, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 109.7, plane = 102.9, row = 0.8038, width = 32, cell = 0.1191, thin = 0.03145, far = 0.001292, cache = 1048576, deep = 0.008493, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 30.62, plane = 26.91, row = 0.7079, vector = 0.5534, tail = 0.1862, cell = 0.0579, thin = 0.2339, far = 0.003652, cache = 838861, deep = 0.02355, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_wide" cost <plane = 107.6, row = 0.8947, width = 64, tail = 1.386, cell = 0.1143, thin = 0.03668, far = 0.004218, cache = 838861, deep = 0.02595, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 113, plane = 130, row = 1.451, vector = 1.633, width = 64, cell = 0.06919, thin = 0.006752, far = 0.001554, cache = 838861>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 52.32, plane = 39.28, row = 2.124, vector = 2.031, tail = 1.008, thin = 0.4337, far = 0.004581, cache = 1363149, deep = 0.02547, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 232.5, plane = 46.38, row = 1.751, width = 16, cell = 0.252, thin = 0.09815, far = 0.009477, cache = 419430>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 78.7, plane = 33.74, row = 2.007, vector = 1.785, tail = 0.001887, thin = 0.9973, far = 0.003384, cache = 1363149, deep = 0.02595, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 19.19, plane = 7.246, row = 0.4609, vector = 1.219, width = 16, tail = 0.04579, cell = 0.003961, deep = 0.01417, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 42.23, plane = 7.877, row = 0.3585, vector = 0.7575, cell = 0.03021, far = 0.001685, cache = 419430, deep = 0.02371, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide_half" cost <call = 44.41, plane = 10.84, row = 1.424, vector = 0.02044, tail = 0.5842, cell = 0.01898, far = 0.006046, cache = 1363149, deep = 0.008593, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 159, plane = 14.69, row = 0.3877, vector = 1.952, far = 0.001048, cache = 1048576, deep = 0.002464, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 7.253, plane = 14.14, vector = 1.793, width = 16, tail = 0.2251, thin = 0.8636, deep = 0.008922, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 143, plane = 20.1, row = 0.03956, width = 32, cell = 0.1362, thin = 0.02362, deep = 0.002748, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 12.47, plane = 7.622, row = 0.6419, vector = 1.302, width = 8, tail = 0.04042, thin = 0.4542, deep = 0.005071, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 101.6, plane = 12.18, row = 8.455, vector = 3.235, width = 32, tail = 0.0196, cell = 0.02105, thin = 0.7378, far = 0.002922, cache = 1048576, deep = 0.006576, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 73.83, plane = 154, row = 7.371, vector = 1.958, far = 0.00116, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 124.1, plane = 16.69, row = 10.15, vector = 0.4293, width = 16, tail = 6.025, cell = 0.1664, thin = 0.5645, far = 0.003926, cache = 1048576, deep = 0.006576, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 202.2, plane = 49, row = 7.607, vector = 1.598, far = 0.002252, cache = 419430>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 29.13, plane = 8.341, row = 5.482, width = 8, tail = 1.558, cell = 0.269, far = 0.002063, cache = 1363149, deep = 0.006576, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 103.2, row = 0.671, vector = 0.3778, tail = 0.544, cell = 0.03494, far = 0.002523, cache = 629146, deep = 0.02697, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_flat" cost <plane = 111.6, vector = 1.438, tail = 5.839, thin = 1.846, far = 0.005066, cache = 629146, deep = 0.02605, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <call = 35.46, plane = 20.37, row = 0.2141, vector = 0.4368, tail = 0.2359, cell = 0.02002, far = 0.003209, cache = 1048576, deep = 0.0252, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 168.8, plane = 100.2, row = 0.124, width = 32, cell = 0.06766, thin = 0.01827, far = 0.002003, cache = 1363149, deep = 0.0002239, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <call = 27.27, plane = 20.76, row = 0.2493, vector = 0.6597, tail = 0.1627, thin = 0.9517, far = 0.002897, cache = 1363149, deep = 0.02284, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 146.5, plane = 100.6, row = 0.4735, vector = 0.877, far = 0.00107, cache = 838861, deep = 0.0002239, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 38.53, plane = 19.19, row = 0.4024, vector = 0.5377, tail = 0.02578, thin = 0.3234, far = 0.003588, cache = 1363149, deep = 0.02385, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <call = 44.93, plane = 13.79, row = 0.07374, vector = 3.237, width = 16, tail = 0.07812, thin = 0.008004, deep = 0.03573, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 176.2, width = 64, cell = 0.118, thin = 0.0618, deep = 0.006321, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 42.31, plane = 17.27, vector = 1.738, tail = 0.6822, thin = 3.532, far = 0.00215, cache = 629146, deep = 0.03753, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 184, plane = 13.49, row = 0.2189, vector = 1.804, far = 0.007238, cache = 419430, deep = 0.006321, last = 11184811>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 67.29, plane = 8.619, row = 0.5791, vector = 2.702, width = 8, tail = 0.5239, thin = 1.14, deep = 0.02754, last = 11184811>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 13.91, plane = 9.47, row = 0.2351, vector = 2.375, width = 16, far = 0.001071, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 38.82, plane = 17.5, row = 0.9667, vector = 3.643, tail = 0.1508, cell = 0.01463, far = 0.001889, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 145.7, plane = 20.22, row = 0.4112, vector = 0.0573, width = 32, cell = 0.1272, thin = 0.03939, far = 0.0009731, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 146.8, plane = 21.3, row = 0.4451, vector = 0.8005, width = 32, cell = 0.1803, far = 0.000887, cache = 838861>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 2.415, plane = 18.49, vector = 5.619, width = 16, tail = 0.1731, thin = 0.3666>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 148.7, plane = 14.43, row = 1.019, vector = 0.9792, width = 16, cell = 0.2053>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 13.73, plane = 8.736, row = 0.6928, vector = 2.997, width = 8, tail = 0.1359, thin = 0.3546>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 96.05, plane = 23.37, row = 5.997, vector = 2.748, width = 16, tail = 2.664, cell = 0.1176, thin = 1.04, far = 0.002109, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 197.9, plane = 20.96, row = 5.622, vector = 1.129, width = 32, cell = 0.257, thin = 0.1249, far = 0.001139, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 110.7, plane = 26.57, row = 6.113, vector = 2.613, width = 8, tail = 4.08, cell = 0.1573, thin = 0.5747, far = 0.004282, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 208.3, plane = 28.27, row = 5.983, vector = 0.6254, width = 16, cell = 0.4494, thin = 0.04987>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 58.04, plane = 13.3, row = 3.181, vector = 2.769, width = 8, tail = 1.56, cell = 0.1156, far = 0.00394, cache = 1363149>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 99.76, row = 0.7658, vector = 1.892, cell = 0.004363, far = 0.002598, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <call = 14.54, plane = 28.35, row = 0.5997, vector = 0.547, tail = 0.2078, cell = 0.04942, far = 0.002647, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 113.2, plane = 101, row = 0.6149, vector = 0.0064, width = 32, cell = 0.1371, thin = 0.01139, far = 0.00002015, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <call = 19.78, plane = 24.58, row = 0.3915, vector = 1.854, tail = 0.1683, thin = 0.5679, far = 0.0009824, cache = 629146>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 115.4, plane = 101.7, row = 0.722, vector = 0.3249, width = 8, cell = 0.1788, thin = 0.03135, far = 0.00008549, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <call = 25.16, plane = 24.66, row = 0.6295, vector = 1.173, thin = 0.2368, far = 0.002232, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <call = 31.19, plane = 35.5, row = 1.646, vector = 2.034, tail = 0.9935, thin = 0.02752, far = 0.003987, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 150.3, plane = 27.39, row = 1.562, width = 32, cell = 0.2388, thin = 0.03359, far = 0.002279, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 55.79, plane = 30.46, row = 1.054, vector = 4.131, tail = 0.409, thin = 0.7565, far = 0.003361, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 205.5, plane = 28.35, row = 1.097, vector = 0.5017, width = 8, cell = 0.4302, thin = 0.2498, far = 0.003662, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <call = 74.24, plane = 26.34, row = 1.919, vector = 2.658, thin = 1.056, far = 0.004299, cache = 419430>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 5.528, plane = 4.662, vector = 1.355, width = 16, tail = 0.5865, cell = 0.02237, far = 0.001522, cache = 838861, deep = 0.02234, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 16.48, plane = 1.9, vector = 1.168, cell = 0.09601, deep = 0.02073, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 26.58, plane = 10.87, vector = 3.801, width = 64, tail = 0.3638, cell = 0.06033, far = 0.001112, cache = 838861, deep = 0.01893, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 165.6, plane = 9.802, width = 64, cell = 0.1044, thin = 0.06675, far = 0.001511, cache = 629146, deep = 0.01058, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 161.5, plane = 9.336, vector = 1.203, far = 0.001685, cache = 1363149, deep = 0.009673, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 4.838, plane = 4.619, vector = 1.549, width = 16, tail = 0.5761, cell = 0.01843, thin = 0.6627, far = 0.001016, cache = 838861, deep = 0.02186, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 155.6, plane = 9.218, vector = 2.795, deep = 0.008592, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 5.918, plane = 4.48, vector = 1.515, width = 8, tail = 0.2285, cell = 0.0296, thin = 0.4982, deep = 0.01787, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 25.71, plane = 9.761, row = 0.7872, vector = 0.8709, tail = 0.2454, far = 0.0006374, cache = 1048576, deep = 0.02094, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_parts" cost <call = 68.29, plane = 2.049, row = 0.003215, cell = 0.1505, far = 0.001025, cache = 419430, deep = 0.01763, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 73.67, plane = 1.328, vector = 2.336, cell = 0.01052, deep = 0.01734, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 49.89, plane = 21.27, row = 0.843, vector = 1.917, tail = 0.3828, cell = 0.03371, far = 0.001428, cache = 1048576, deep = 0.02798, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide_half" cost <call = 39.83, plane = 19.85, row = 2.444, tail = 1.188, cell = 0.06715, far = 0.000466, cache = 419430, deep = 0.01976, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 161.8, plane = 22.67, width = 64, tail = 0.2825, cell = 0.1026, far = 0.002527, cache = 838861, deep = 0.008367, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 146.8, plane = 18.43, row = 0.6753, vector = 1.087, width = 32, cell = 0.1051, far = 0.001549, cache = 1363149, deep = 0.005309, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 17.25, plane = 16.53, vector = 3.263, width = 16, tail = 0.05064, thin = 0.4904, far = 0.001524, cache = 1363149, deep = 0.009905, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 138.1, plane = 21.49, row = 0.4306, width = 32, tail = 0.04473, cell = 0.2817, thin = 0.02399, far = 0.002465, cache = 1048576, deep = 0.001707, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 28.58, plane = 11.36, row = 0.3872, vector = 1.972, width = 8, tail = 0.4462, cell = 0.03211, thin = 0.2369, far = 0.00348, cache = 1363149, deep = 0.00712, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 37.9, plane = 13.28, row = 1.174, vector = 1.571, width = 16, tail = 0.1507, far = 0.0009082, cache = 1363149, deep = 0.02345, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 75.7, plane = 5.786, tail = 6.666, cell = 0.07121, far = 0.002882, cache = 419430, deep = 0.02124, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <plane = 56, row = 0.8432, vector = 1.904, tail = 1.421, cell = 0.01724, far = 0.000213, cache = 1363149, deep = 0.02576, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide_half" cost <call = 6.115, plane = 53.13, row = 1.135, vector = 1.295, tail = 0.2004, far = 0.004391, cache = 1363149, deep = 0.02998, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 54.52, plane = 117.8, row = 1.071, vector = 1.157, far = 0.000851, cache = 419430, deep = 0.0009376, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 21.8, plane = 35.62, row = 0.8013, vector = 3.027, width = 16, tail = 0.195, thin = 0.5566, far = 0.001819, cache = 1363149, deep = 0.01414, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 132.8, plane = 56.69, row = 0.4695, vector = 1.308, far = 0.003086, cache = 419430, deep = 0.0008389, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 36.19, plane = 21.57, row = 1.117, vector = 2.003, width = 8, tail = 0.2444, thin = 0.4346, far = 0.004497, cache = 1363149, deep = 0.01242, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_same" cost <call = 53.07, plane = 26.65, vector = 0.2861, cell = 0.6349, deep = 0.02979, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 312.3, plane = 42.61, row = 5.525, vector = 15.01, tail = 1.923, thin = 5.894, far = 0.004996, cache = 419430, deep = 0.04877, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 631.1, plane = 183.3, vector = 15.03, far = 0.01418, cache = 1363149, deep = 0.03096, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 289.8, plane = 38.22, row = 13.09, vector = 7.672, tail = 5.07, thin = 4.848, far = 0.004684, cache = 419430, deep = 0.05365, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 255.4, plane = 118.9, row = 10.43, vector = 0.3817, width = 32, cell = 1.007, thin = 0.6175, far = 0.001915, cache = 629146, deep = 0.03968, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 107.2, plane = 17.31, row = 6.489, tail = 14.83, cell = 1.371, deep = 0.04685, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_wide" cost <call = 125, plane = 31.12, row = 4.747, vector = 2.768, width = 64, cell = 0.2103, far = 0.001245, cache = 1363149, deep = 0.02523, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 125.6, plane = 15.23, row = 10.81, width = 32, cell = 0.2122, thin = 1.024, far = 0.002371, cache = 419430, deep = 0.0455, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 132.5, plane = 16.1, row = 15.09, width = 16, cell = 0.2788, thin = 0.9464, far = 0.004167, cache = 1363149, deep = 0.04485, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 50.41, plane = 7.062, row = 5.977, vector = 1.29, width = 8, cell = 0.1669, far = 0.002682, cache = 419430, deep = 0.03121, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_wide" cost <call = 90.2, plane = 28.6, vector = 3.8, width = 32, cell = 0.1136, far = 0.002814, cache = 419430, deep = 0.02664, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 116.9, plane = 18.57, row = 6.356, vector = 3.587, width = 32, tail = 2.562, cell = 0.08213, thin = 1.205, far = 0.002993, cache = 419430, deep = 0.04034, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 176, plane = 43.95, row = 4.519, vector = 0.8873, width = 64, cell = 0.1956, thin = 0.05408, far = 0.0006737, cache = 419430, deep = 0.0152, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 111.9, plane = 22.9, row = 6.247, vector = 2.064, width = 16, tail = 6.777, cell = 0.1273, thin = 1.341, far = 0.004835, cache = 419430, deep = 0.04435, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 168.9, plane = 45.27, row = 6.387, vector = 0.3108, width = 32, cell = 0.264, thin = 0.05608, far = 0.0000276, cache = 419430, deep = 0.01225, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 30.44, plane = 8.149, row = 4.099, vector = 0.1235, width = 8, tail = 1.954, cell = 0.2965, far = 0.00488, cache = 419430, deep = 0.0299, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 90.55, row = 1.302, vector = 0.9015, width = 32, cell = 0.06992, thin = 0.02953, far = 0.002001, cache = 419430, deep = 0.03549, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_pixels" cost <plane = 73.56, vector = 1.296, tail = 1.053, cell = 0.02785, far = 0.00498, cache = 419430, deep = 0.03608, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <call = 12.83, plane = 18.84, row = 0.9203, vector = 0.1967, tail = 0.1668, cell = 0.06419, far = 0.001353, cache = 838861, deep = 0.02919, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 157, plane = 98.13, vector = 2.005, width = 64, cell = 0.05452, far = 0.003236, cache = 1363149, deep = 0.01292, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <call = 15.78, plane = 24.99, row = 0.7257, vector = 1.129, thin = 0.7647, far = 0.002145, cache = 1363149, deep = 0.03817, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 160.6, plane = 90.84, row = 0.9808, width = 32, cell = 0.2011, thin = 0.09488, far = 0.001132, cache = 419430, deep = 0.01325, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 24.55, plane = 19.9, row = 0.8954, vector = 0.6274, cell = 0.0683, thin = 0.4629, far = 0.003599, cache = 1363149, deep = 0.02587, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 96.89, row = 0.8743, vector = 1.257, tail = 0.00853, cell = 0.003071, far = 0.00166, cache = 419430, deep = 0.02417, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_pixels" cost <plane = 88.4, tail = 1.759, cell = 0.0988, far = 0.004438, cache = 1363149, deep = 0.02358, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 122.2, row = 0.2618, vector = 1.971, tail = 12.94, cell = 0.02749, thin = 2.649, far = 0.008034, cache = 1048576, deep = 0.02518, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <call = 14.26, plane = 32.28, row = 0.7011, vector = 0.3126, tail = 0.1933, cell = 0.04787, far = 0.001782, cache = 419430, deep = 0.01798, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 95.99, plane = 116.4, row = 0.5547, width = 64, tail = 0.05755, cell = 0.07681, thin = 0.008562, far = 0.0009193, cache = 629146, deep = 0.005468, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <call = 16.18, plane = 32.5, row = 0.6383, vector = 1.122, tail = 0.01017, thin = 0.8221, far = 0.0002356, cache = 419430, deep = 0.02438, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 85.77, plane = 123.4, row = 0.471, width = 16, cell = 0.1609, thin = 0.06199, far = 0.0009104, cache = 419430, deep = 0.005117, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 35.2, plane = 29.37, row = 0.6283, vector = 0.8214, tail = 0.003616, thin = 0.3296, far = 0.001545, cache = 419430, deep = 0.02024, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 81.69, row = 0.7017, vector = 1.396, tail = 0.1621, cell = 0.0004284, far = 0.001298, cache = 838861, deep = 0.0268, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_pixels" cost <plane = 61.24, row = 0.2012, vector = 0.9173, tail = 0.3975, cell = 0.03935, far = 0.009725, cache = 1363149, deep = 0.02246, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_flat" cost <plane = 115.3, row = 0.8258, vector = 1.842, tail = 11.23, thin = 3.423, far = 0.004759, cache = 419430, deep = 0.0285, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <call = 5.724, plane = 40.34, row = 0.5817, vector = 0.5452, tail = 0.1238, far = 0.002416, cache = 838861, deep = 0.03276, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 92.56, plane = 120.1, row = 0.6806, width = 32, cell = 0.07627, thin = 0.002853, far = 0.0005043, cache = 419430, deep = 0.001593, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <call = 5.875, plane = 41.77, row = 0.5237, vector = 1.039, tail = 0.1141, thin = 0.6855, far = 0.001174, cache = 419430, deep = 0.0228, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 125, plane = 127.3, row = 0.3471, width = 32, cell = 0.1313, thin = 0.01901, far = 0.001855, cache = 419430, deep = 0.0005792, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 18.52, plane = 36.76, row = 0.4417, vector = 0.6297, cell = 0.03754, thin = 0.2583, far = 0.00324, cache = 419430, deep = 0.01628, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_wide" cost <call = 11.98, plane = 130, row = 9.282, tail = 3.846, cell = 0.9162, far = 0.001872, cache = 1363149, deep = 0.03947, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 131.1, plane = 144.7, row = 12.82, vector = 10.43, cell = 0.1361, far = 0.007141, cache = 1363149, deep = 0.01128, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <call = 82.83, plane = 27.48, row = 4.739, vector = 12.64, far = 0.006036, cache = 419430, deep = 0.04048, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 236.4, plane = 18.49, row = 5.853, tail = 147.8, cell = 1.693, far = 0.01131, cache = 1363149, deep = 0.009899, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 103.9, plane = 30.45, row = 4.605, vector = 10.33, thin = 2.693, far = 0.008983, cache = 419430, deep = 0.03947, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_wide" cost <plane = 176.7, row = 1.763, vector = 0.9827, tail = 1.402, cell = 0.1073, far = 0.007668, cache = 1363149, deep = 0.02917, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 28.96, plane = 185.1, row = 2.104, vector = 2.465, far = 0.005004, cache = 1363149, deep = 0.0093, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 96.34, plane = 73.15, row = 1.096, vector = 6.159, width = 16, thin = 0.03101, far = 0.002348, cache = 419430, deep = 0.02073, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 194.9, plane = 112.2, row = 0.1673, width = 16, cell = 0.4049, thin = 0.2295, far = 0.004301, cache = 419430, deep = 0.0093, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 186.9, plane = 73.88, row = 1.856, vector = 2.277, thin = 1.235, far = 0.004313, cache = 419430, deep = 0.02764, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_wide" cost <plane = 121.6, row = 2.476, vector = 1.594, tail = 0.07861, cell = 0.05168, far = 0.002949, cache = 419430, deep = 0.03901, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 64.25, plane = 149.5, row = 2.1, vector = 2.312, far = 0.002351, cache = 419430, deep = 0.02163, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 51.94, plane = 30.96, row = 1.991, vector = 2.821, tail = 0.526, thin = 0.6187, far = 0.002047, cache = 419430, deep = 0.03475, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 171.6, plane = 34.48, row = 2.206, vector = 2.954, far = 0.00508, cache = 1048576, deep = 0.01974, last = 11184811>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 76.61, plane = 27.05, row = 1.995, vector = 2.237, thin = 0.5829, far = 0.002454, cache = 419430, deep = 0.03805, last = 11184811>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 23.49, plane = 10.29, row = 0.3199, vector = 1.836, width = 16, tail = 0.007098, far = 0.0004119, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 36.23, plane = 26.43, row = 0.6298, vector = 2.195, tail = 0.7529, cell = 0.02081, far = 0.0008852, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 21.53, plane = 14.37, vector = 2.48, width = 16, tail = 0.4003, thin = 0.2894, far = 0.0006231, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <call = 30.02, plane = 10.08, row = 0.4116, vector = 2.18, width = 8, tail = 0.5978, thin = 0.4484>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 22.44, plane = 10.38, row = 3.654, vector = 3.256, width = 32, tail = 1.071, cell = 0.03839, thin = 0.1121, far = 0.002809, cache = 629146>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 31, plane = 6.341, row = 3.223, width = 32, tail = 7.758, cell = 0.1941, thin = 0.1492, far = 0.003932, cache = 838861>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 218.5, plane = 14.01, row = 4.335, vector = 4.985, width = 8, tail = 2.919, cell = 0.3963, thin = 0.05375, far = 0.009353, cache = 419430>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.05, row = 0.6968, vector = 0.4722, tail = 0.3569, cell = 0.04324, far = 0.002502, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <call = 0.299, plane = 30.5, row = 0.6231, vector = 1.02, tail = 0.4443, thin = 0.3717, far = 0.002052, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <call = 9.077, plane = 29.21, row = 0.5556, vector = 1.034, tail = 0.3784, thin = 0.3504>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 18.66, plane = 39.71, row = 1.818, vector = 1.801, tail = 0.9213, thin = 0.1, far = 0.02201, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 96.77, plane = 70.95, row = 0.2214, width = 128, cell = 0.1941, thin = 0.02165>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 10.33, plane = 34.85, row = 1.54, vector = 3.433, tail = 0.6538, thin = 0.5384, far = 0.006792, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 131.2, plane = 32.39, row = 2.315, width = 32, tail = 0.1707, cell = 0.4289, far = 0.006571, cache = 1363149>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 46.41, plane = 34.91, row = 1.665, vector = 5.477, tail = 0.7554, thin = 1.457, far = 0.01144, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 18.59, plane = 10.36, row = 0.3986, vector = 1.734, width = 16, cell = 0.005528>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 29.79, plane = 24.84, row = 0.5596, vector = 2.836, tail = 0.1394, cell = 0.001633, far = 0.0004053, cache = 838861>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 15.5, plane = 14.16, vector = 2.468, width = 16, tail = 0.3394, thin = 0.3052, far = 0.0005014, cache = 629146>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <call = 22.19, plane = 12.9, row = 0.2535, vector = 2.163, width = 8, tail = 0.4275, thin = 0.3364>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 28.41, plane = 11.2, row = 3.653, vector = 3.772, width = 32, tail = 2.149, cell = 0.06521, thin = 0.08188, far = 0.002736, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 46.91, plane = 5.197, row = 3.241, width = 32, tail = 8.665, cell = 0.188, thin = 0.07212, far = 0.00372, cache = 1363149>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 51.98, plane = 9.57, row = 4.395, vector = 1.015, width = 8, tail = 1.548, cell = 0.2833, far = 0.0007963, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.3, row = 0.5955, vector = 0.8054, tail = 0.2008, cell = 0.002165, far = 0.001478, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 26.25, row = 0.4934, vector = 1.023, tail = 0.4737, thin = 0.3409, far = 0.001494, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.019, plane = 26.44, row = 0.5366, vector = 1.022, tail = 0.2236, thin = 0.4358, far = 0.0009969, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 8.805, plane = 32.36, row = 2.156, vector = 1.925, tail = 0.4132, thin = 0.08031, far = 0.005446, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 116.3, plane = 59.5, width = 128, tail = 1.523, cell = 0.215, thin = 0.007681, far = 0.006875, cache = 1048576>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 17.47, plane = 34.22, row = 1.903, vector = 4.023, tail = 0.7671, thin = 0.3612, far = 0.007019, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 161.9, plane = 37.88, row = 1.132, vector = 0.8855, width = 64, cell = 0.4514, thin = 0.03252, far = 0.006159, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 28.11, plane = 35.02, row = 1.361, vector = 3.066, tail = 0.5696, thin = 1.382, far = 0.0107, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 29.01, plane = 9.997, cell = 0.5506, input = 0.003062>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 19.93, plane = 11.27, cell = 0.7715, input = 0.007356>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 19.35, plane = 12.77, cell = 0.903, input = 0.00782, far = 0.0004516, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 66.27, row = 0.7969, vector = 4.815, tail = 0.3978, input = 0.006119, thin = 1.845, far = 0.001222, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 65.97, row = 0.6769, vector = 6.655, tail = 0.7659, input = 0.01021, thin = 1.819>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 66.54, row = 0.9819, vector = 8.234, tail = 0.8982, input = 0.01114, thin = 1.987, far = 0.0002538, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 9.303, plane = 9.131, cell = 0.4867, input = 0.006483, far = 0.001213, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 3.214, plane = 9.91, cell = 0.4952, input = 0.007463, far = 0.001108, cache = 1363149>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <plane = 11.8, cell = 0.6445, input = 0.01389>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 65.97, row = 0.5323, vector = 4.67, tail = 0.5696, input = 0.0001721, thin = 1.219, far = 0.001372, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 65.58, row = 0.386, vector = 4.912, tail = 0.6485, input = 0.0003561, thin = 1.657, far = 0.001827, cache = 419430>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <call = 3.027, plane = 67.56, row = 0.3613, vector = 6.973, tail = 1.7, cell = 0.3521, thin = 1.092, far = 0.001078, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 14.38, vector = 37.43, tail = 1.178, far = 0.007748, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 14, plane = 1.72, vector = 31.81, tail = 2.855, far = 0.009759, cache = 629146>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 25.38, plane = 2.859, vector = 17.1, tail = 0.3159, thin = 10.27, far = 0.007321, cache = 838861>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 71.46, tail = 29.52, cell = 8.173, thin = 4.563, far = 0.03747, cache = 1048576>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 64.59, row = 4.675, tail = 24.76, cell = 7.316, thin = 5.456, far = 0.007531, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 265.5, plane = 4.486, row = 0.3867, vector = 35.82, tail = 2.462, cell = 0.09042, far = 0.02623, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 458.6, plane = 19.44, vector = 27.77, tail = 4.71, cell = 0.1985, input = 0.01291, far = 0.04043, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 324, vector = 16.91, tail = 2.221, thin = 8.839, far = 0.03495, cache = 419430>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 30.16, plane = 69.21, row = 0.2068, vector = 10.12, tail = 21.31, cell = 6.92, thin = 2.266>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 31.56, plane = 61.21, vector = 17.96, tail = 14.63, cell = 5.307, thin = 3.303>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 20.97, plane = 8.246, cell = 0.5414, input = 0.006067>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 17.27, plane = 9.349, cell = 0.7683, input = 0.008519>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 14.08, plane = 10.5, cell = 1.007, input = 0.008412>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 62.79, vector = 0.7404, tail = 2.378, cell = 0.5304, input = 0.008041, thin = 1.317, far = 0.0005455, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 62.68, vector = 2.38, tail = 2.299, cell = 0.5107, input = 0.01118, thin = 1.412>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 63.86, vector = 4.46, tail = 2.896, cell = 0.6319, input = 0.01174, thin = 0.9734>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 26.95, plane = 7.701, cell = 0.4932, input = 0.001481, far = 0.0006965, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 21.93, plane = 8.646, cell = 0.6452>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 26.85, plane = 9.455, cell = 0.692, input = 0.000008789>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 60.86, row = 0.5104, vector = 2.81, tail = 0.6275, cell = 0.2622, input = 0.001141, thin = 0.8556, far = 0.002376, cache = 838861>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 61.8, row = 0.3953, vector = 4.082, tail = 0.5619, cell = 0.2832, input = 0.0009482, thin = 0.8518, far = 0.00304, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 62.39, row = 0.4457, vector = 5.136, tail = 0.1219, cell = 0.2146, input = 0.001718, thin = 0.9494, far = 0.002957, cache = 1048576>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 13.32, plane = 10.5, row = 0.5517, vector = 33.15, tail = 0.5842, cell = 0.3265, input = 0.0002631, far = 0.003187, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 1.186, plane = 15.21, vector = 27.63, tail = 1.038, cell = 0.5687>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 12.58, plane = 12.51, vector = 14.55, cell = 0.6473, input = 0.002932, thin = 10.01>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <plane = 78.79, vector = 27.44, tail = 6.664, cell = 5.177, thin = 5.79>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 72.09, vector = 32.23, cell = 4.215, thin = 6.946>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 14.84, row = 0.7894, vector = 32.15, tail = 5.529, cell = 0.4467, input = 0.02067, far = 0.02356, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <row = 1.464, vector = 20.32, tail = 13.48, cell = 1.345, input = 0.006839, far = 0.03644, cache = 1363149>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <vector = 12.25, tail = 3.546, cell = 1.211, input = 0.0635, thin = 11.13, far = 0.0262, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 59.33, vector = 7.058, tail = 22.16, cell = 7.254, thin = 2.707, far = 0.006925, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 58.1, vector = 1.966, tail = 24.67, cell = 7.158, thin = 2.456, far = 0.005939, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near" cost <call = 26.18, plane = 2.571, row = 1.408, vector = 2.929, tail = 2.115, cell = 0.08048, far = 0.001781, cache = 838861, deep = 0.0371, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_ahead" cost <call = 32.01, plane = 4.112, row = 1.812, vector = 4.288, tail = 1.87, cell = 0.01903, far = 0.0008533, cache = 629146, deep = 0.02537, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_2dk2s2__avx512_near_stream" cost <call = 161.4, plane = 4.878, row = 0.8328, vector = 0.3858, width = 64, cell = 0.2625, thin = 0.02453, far = 0.001176, cache = 629146, deep = 0.02176, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 24.56, plane = 8.124, vector = 0.1682, tail = 0.01611, cell = 0.591, input = 0.008829, thin = 0.02623, far = 0.0007892, cache = 1048576, deep = 0.08988, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_flat" cost <plane = 3.448, vector = 0.9356, tail = 9.972, input = 0.09055, far = 0.0003982, cache = 419430, deep = 0.06914, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 186.9, plane = 6.907, row = 0.07689, vector = 8.279, input = 0.009716, deep = 0.01165, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 30.65, plane = 11.21, vector = 0.1455, cell = 0.3676, input = 0.008668, far = 0.001409, cache = 629146, deep = 0.04392, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 173.6, plane = 5.93, row = 0.002906, vector = 4.481, input = 0.01148, deep = 0.01009, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 23.34, plane = 9.954, cell = 0.9761, input = 0.006828, deep = 0.05994, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx512_near" cost <plane = 64.61, row = 2.106, vector = 4.503, tail = 0.9987, far = 0.002639, cache = 629146, deep = 0.03604, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 67.27, row = 0.1493, vector = 2.396, tail = 1.806, cell = 0.4178, input = 0.01067, thin = 1.258, far = 0.002324, cache = 629146, deep = 0.07921, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 73.51, row = 2.222, vector = 4.738, tail = 2.204, cell = 0.009941, input = 0.00666, thin = 1.576, far = 0.0009457, cache = 629146, deep = 0.03463, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <call = 2.962, plane = 67.5, row = 0.2473, vector = 7.977, tail = 0.03409, input = 0.01051, thin = 1.624, far = 0.0008447, cache = 629146, deep = 0.03442, last = 11184811>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 24.8, plane = 7.604, vector = 0.1231, cell = 0.5227, input = 0.004138, far = 0.00198, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_flat" cost <call = 14.76, plane = 3.79, vector = 1.363, tail = 5.093, cell = 0.0003483, input = 0.05632, far = 0.001097, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 165.2, plane = 5.541, row = 0.5713, vector = 7.912, input = 0.00009096>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 30.63, plane = 10.26, vector = 0.08008, cell = 0.3462, input = 0.007794, far = 0.001682, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 161.8, plane = 3.684, row = 0.08287, vector = 3.942, input = 0.004869, far = 0.0006906, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 24.96, plane = 8.754, cell = 0.5034, input = 0.006077, far = 0.001772, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 63.72, row = 0.3926, vector = 1.953, tail = 1.715, cell = 0.4205, thin = 0.7731, far = 0.003345, cache = 838861>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 72.58, row = 1.284, vector = 4.758, tail = 0.7893, input = 0.0003105, thin = 1.359, far = 0.0006587, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 63.59, row = 0.5166, vector = 5.583, tail = 0.3211, cell = 0.0009281, thin = 1.133, far = 0.00187, cache = 838861>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 38.19, plane = 1.51, row = 0.6491, vector = 34.06, tail = 0.2883, cell = 0.1355, input = 0.0006852, far = 0.003371, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 20.5, plane = 0.2762, vector = 30.79, cell = 0.2496, input = 0.002821>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 24.59, plane = 0.9006, vector = 11.89, tail = 1.905, cell = 1.164, input = 0.005385, thin = 11.64>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 66.78, row = 2.135, tail = 26.24, cell = 7.843, thin = 3.83, far = 0.002526, cache = 1048576>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 64.19, row = 2.27, tail = 21.39, cell = 7.327, thin = 4.538, far = 0.001971, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 43.46, plane = 1.733, row = 0.9743, vector = 33.42, cell = 0.1852, far = 0.002351, cache = 419430>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 35.55, row = 2.632, vector = 28.23, tail = 1.765, cell = 0.3312, input = 0.007714, far = 0.001726, cache = 1363149>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 39.1, plane = 1.436, row = 0.7261, vector = 15.69, cell = 0.06006, input = 0.009376, thin = 10.29>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 95.77, plane = 71.73, vector = 8.604, width = 16, tail = 25.07, cell = 7.655, thin = 1.348>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 84.34, plane = 68.16, width = 16, tail = 29.17, cell = 7.666, thin = 1.407>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 23.39, plane = 9.946, cell = 0.7012, input = 0.007258, far = 0.002191, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 20.84, plane = 10.44, cell = 0.9499, input = 0.01257, far = 0.0006102, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 21.14, plane = 9.65, row = 0.01552, vector = 0.1779, cell = 1.157, input = 0.01264, far = 0.000614, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 61.52, row = 0.2807, vector = 1.734, tail = 1.891, cell = 0.5933, thin = 1.305, far = 0.00377, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 61.99, vector = 6.813, tail = 0.6139, cell = 0.2242, thin = 1.702, far = 0.003729, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 62.37, vector = 7.707, tail = 0.3168, cell = 0.1952, thin = 1.405, far = 0.004785, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 19.41, plane = 9.268, cell = 0.5926, input = 0.00868, thin = 0.006659, far = 0.001537, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 19.47, plane = 9.302, cell = 0.5825, input = 0.01356, far = 0.001269, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 19.36, plane = 8.65, cell = 0.6447, input = 0.01586, far = 0.001168, cache = 838861>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 57.83, row = 1.544, vector = 0.1859, tail = 2.617, cell = 0.7139, thin = 0.516, far = 0.00245, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 56.79, row = 0.9502, vector = 5.85, tail = 0.3803, cell = 0.01001, thin = 1.194, far = 0.0022, cache = 629146>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 57.26, row = 1.054, vector = 4.992, tail = 0.5059, cell = 0.2222, thin = 1.019, far = 0.001981, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 41.66, plane = 1.299, row = 0.7553, vector = 37.02, input = 0.005783, far = 0.004082, cache = 1363149>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 40.01, plane = 0.7939, row = 0.4721, vector = 33.71, tail = 0.3257, cell = 0.05277, input = 0.0006167, far = 0.003726, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 42.48, plane = 0.6497, row = 0.9769, vector = 16.56, tail = 0.4132, input = 0.004162, thin = 11.29, far = 0.003583, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <plane = 83.75, row = 0.5177, vector = 17.44, tail = 19.9, cell = 6.311, thin = 2.066, far = 0.002717, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <plane = 84.09, row = 1.44, vector = 17.66, tail = 14.89, cell = 5.404, thin = 3.48, far = 0.005138, cache = 1048576>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 37.61, plane = 2.293, row = 1.242, vector = 36.12, tail = 0.2088, cell = 0.1426, input = 0.001144, far = 0.002156, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 30.36, plane = 1.781, row = 2.299, vector = 33.14, input = 0.002497, far = 0.002834, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 32.6, plane = 3.406, row = 1.365, vector = 9.572, tail = 3.176, cell = 1.787, input = 0.003412, thin = 8.789, far = 0.003674, cache = 629146>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 71.93, row = 4.119, vector = 9.307, tail = 18.3, cell = 7.203, thin = 2.391, far = 0.005201, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <call = 18.76, plane = 70.53, row = 6.84, tail = 20.93, cell = 7.419, thin = 1.706, far = 0.009092, cache = 419430>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 25.56, plane = 5.604, vector = 0.3893, tail = 0.8144, cell = 0.117, thin = 1.87, far = 0.00003031, cache = 419430, deep = 0.0007099, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 22.15, plane = 5.595, vector = 0.7795, tail = 0.03459, cell = 0.05536, thin = 1.97, far = 0.0001542, cache = 419430, deep = 0.0005954, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 20.7, plane = 5.538, vector = 0.6453, cell = 0.08233, thin = 1.977, far = 0.0000006907, cache = 419430, deep = 0.0003046, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 20.11, plane = 5.54, vector = 0.8569, cell = 0.09251, thin = 1.979, far = 0.00006838, cache = 419430, deep = 0.00007002, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 29.22, plane = 3.832, row = 1.1, vector = 1.743, tail = 0.02799, cell = 0.05541, thin = 2.278, far = 0.00002314, cache = 419430, deep = 0.0007266, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 24.06, plane = 4.975, row = 1.57, vector = 1.227, cell = 0.0155, thin = 2.331, far = 0.00009722, cache = 419430, deep = 0.0004028, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 23.15, plane = 4.112, row = 1.664, vector = 1.048, cell = 0.01273, thin = 2.677, far = 0.00007067, cache = 419430, deep = 0.0005865, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 22.74, plane = 4.208, row = 1.624, vector = 1.436, cell = 0.002038, thin = 2.516, far = 0.00005238, cache = 419430, deep = 0.0006333, last = 11184811>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 27.63, plane = 4.768, row = 1.614, vector = 2.196, tail = 0.5807, cell = 0.0707, thin = 3.09>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 25.14, plane = 4.896, row = 2.521, vector = 1.474, cell = 0.02149, thin = 3.134>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 24.42, plane = 4.442, row = 2.471, vector = 1.293, thin = 3.552>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 23.62, plane = 4.534, row = 2.689, vector = 1.727, thin = 3.186>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 24.26, plane = 5.193, row = 0.9894, vector = 3.108, tail = 1.119, cell = 0.1139, thin = 1.778, far = 0.0003076, cache = 419430, deep = 0.001917, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 22.67, plane = 6.508, row = 2.372, vector = 1.833, cell = 0.09269, thin = 1.845, far = 0.00003032, cache = 419430, deep = 0.002411, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 23.18, plane = 7.071, row = 1.905, vector = 1.444, tail = 0.1031, cell = 0.2111, thin = 1.641, far = 0.0001885, cache = 419430, deep = 0.003433, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 22.85, plane = 7.162, row = 2.629, vector = 1.355, tail = 0.6033, cell = 0.3726, thin = 1.112, far = 0.00005952, cache = 419430, deep = 0.003862, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 26.14, plane = 4.706, row = 0.8364, vector = 0.034, tail = 2.431, cell = 0.3277, thin = 2.171, deep = 0.0002997, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 21.64, plane = 4.459, row = 1.75, vector = 1.198, tail = 0.6499, cell = 0.1363, input = 0.01569, thin = 2.116, deep = 0.0009503, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 21.95, plane = 4.569, row = 1.727, vector = 1.919, tail = 0.1263, cell = 0.0799, input = 0.01074, thin = 1.877, deep = 0.0004425, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 22.39, plane = 4.526, row = 2.063, vector = 1.945, tail = 0.4532, cell = 0.1761, input = 0.01848, thin = 1.451, deep = 0.0007437, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 26.15, plane = 6.523, row = 0.8177, vector = 2.706, tail = 0.767, cell = 0.1463, thin = 2.156, far = 0.0001223, cache = 419430, deep = 0.001181, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 24.63, plane = 6.685, row = 2.259, vector = 1.875, tail = 0.1126, cell = 0.0999, thin = 2.052, far = 0.0003495, cache = 419430, deep = 0.0009073, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 24.2, plane = 7.197, row = 1.828, vector = 1.643, tail = 0.1445, cell = 0.1789, thin = 1.955, far = 0.0002609, cache = 419430, deep = 0.0007988, last = 11184811>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 25.15, plane = 6.863, row = 2.554, vector = 1.778, tail = 0.3994, cell = 0.2761, thin = 1.468, far = 0.0002137, cache = 419430, deep = 0.0008641, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 25.82, plane = 5.368, vector = 0.8343, tail = 0.1926, cell = 0.08777, thin = 2.101, far = 0.00009498, cache = 419430, deep = 0.000008412, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 23.17, plane = 5.731, vector = 0.62, tail = 0.07088, cell = 0.07494, thin = 1.95, far = 0.0000807, cache = 419430, deep = 0.000008412, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 21.56, plane = 5.618, tail = 0.3011, cell = 0.2449, thin = 1.799, deep = 0.000008412, last = 11184811>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 20.88, plane = 5.395, tail = 0.4376, cell = 0.3064, thin = 1.672, deep = 0.00001507, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 69.48, row = 0.808, tail = 0.5172, cell = 0.1401, thin = 0.6347, far = 0.0009783, cache = 838861, deep = 0.0002269, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 69.67, row = 1.319, tail = 0.1792, cell = 0.1422, thin = 0.5642, far = 0.000938, cache = 838861, deep = 0.001548, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 70.33, row = 1.625, tail = 0.4408, cell = 0.2861, thin = 0.08527, far = 0.001086, cache = 1048576, deep = 0.00006493, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 66.01, row = 1.018, tail = 0.7962, cell = 0.1586, thin = 0.9056, far = 0.0007286, cache = 419430, deep = 0.0005299, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 66.53, row = 1.411, vector = 0.1493, tail = 0.3312, cell = 0.1409, thin = 0.9226, far = 0.0007706, cache = 419430, deep = 0.0003772, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 66.89, row = 1.713, vector = 0.07616, tail = 0.4588, cell = 0.306, thin = 0.5393, far = 0.0007717, cache = 419430, deep = 0.0001453, last = 11184811>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 58.32, row = 1.33, tail = 1.065, cell = 0.2036, thin = 1.609, far = 0.0005795, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 54.64, row = 2.149, vector = 1.527, tail = 0.367, thin = 1.493, far = 0.0007108, cache = 419430>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 54.74, row = 2.428, vector = 1.498, tail = 0.1649, cell = 0.03479, thin = 1.7, far = 0.0005749, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 78.18, row = 1.088, tail = 0.8825, cell = 0.1727, thin = 1.333, far = 0.001803, cache = 419430, deep = 0.0004497, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 79.06, row = 1.91, tail = 0.2976, cell = 0.1785, thin = 1.207, far = 0.0022, cache = 419430, deep = 0.0007186, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 78.9, row = 2.377, tail = 0.4237, cell = 0.377, thin = 0.6582, far = 0.001895, cache = 419430, deep = 0.0006325, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 72.45, row = 1.169, tail = 0.8619, cell = 0.167, thin = 1.158, far = 0.00105, cache = 419430, deep = 0.0001242, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 72.77, row = 1.981, vector = 0.003319, tail = 0.262, cell = 0.1653, thin = 1.128, far = 0.001206, cache = 419430, deep = 0.00002687, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 71.96, row = 2.037, tail = 0.445, cell = 0.3595, thin = 0.7768, far = 0.001137, cache = 419430, deep = 0.0008194, last = 11184811>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 74.22, row = 1.375, tail = 0.7024, cell = 0.1611, thin = 1.318, far = 0.001459, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 74.58, row = 2.039, tail = 0.159, cell = 0.1676, thin = 1.26, far = 0.001436, cache = 419430>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 74.74, row = 2.168, tail = 0.597, cell = 0.3669, thin = 0.7025, far = 0.001361, cache = 419430>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 68.19, row = 0.8032, vector = 0.3979, cell = 0.1089, thin = 0.7188, far = 0.0008026, cache = 419430, deep = 0.0006062, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 68.03, row = 1.575, cell = 0.1402, thin = 0.5762, far = 0.0006078, cache = 838861, deep = 0.00114, last = 11184811>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 67.98, row = 1.837, tail = 0.1585, cell = 0.2903, thin = 0.1551, far = 0.0005725, cache = 838861, deep = 0.0007951, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 27.71, plane = 5.087, row = 1.544, vector = 0.3343, tail = 0.1855, cell = 0.05616, thin = 2.085, far = 0.0001562, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 21.7, plane = 6.296, row = 1.631, vector = 0.4698, tail = 0.1719, cell = 0.05735, thin = 2.108, far = 0.000175, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 22.49, plane = 5.241, row = 1.493, vector = 0.8869, tail = 0.06682, thin = 2.232, far = 0.0001314, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 22.64, plane = 5.249, row = 1.641, vector = 0.9766, tail = 0.04128, thin = 2.227, far = 0.00009211, cache = 419430>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 21.41, plane = 7.373, row = 1.197, vector = 0.8881, tail = 0.7991, cell = 0.1759, thin = 1.831, deep = 0.0001744, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 21.47, plane = 7.295, row = 2.164, vector = 0.227, tail = 0.6252, cell = 0.2368, thin = 1.649>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 20.83, plane = 7.208, row = 1.739, vector = 1.512, cell = 0.1652, thin = 1.503, far = 0.0002965, cache = 1048576, deep = 0.001238, last = 11184811>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 20.3, plane = 7.084, row = 1.824, vector = 1.788, cell = 0.1623, thin = 1.357, deep = 0.0003705, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 67.93, row = 0.9025, vector = 0.4903, cell = 0.04281, thin = 0.8276, far = 0.00136, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 67.79, row = 1.575, tail = 0.09058, cell = 0.1024, thin = 0.6686, far = 0.001244, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 68.28, row = 1.783, tail = 0.366, cell = 0.2413, thin = 0.2769, far = 0.00131, cache = 419430>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 70.02, row = 1.711, cell = 0.08393, thin = 1, far = 0.001542, cache = 419430, deep = 0.0002153, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 69.36, row = 2.016, cell = 0.1179, thin = 0.8857, far = 0.001823, cache = 419430, deep = 0.0002153, last = 11184811>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 68.26, row = 2.339, tail = 0.1896, cell = 0.2851, thin = 0.4173, far = 0.002215, cache = 419430, deep = 0.001618, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 20.84, plane = 3.529, row = 1.308, vector = 0.3319, cell = 0.01893, thin = 2.275>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 20.14, plane = 3.483, row = 1.311, vector = 0.3464, cell = 0.01949, thin = 2.226>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 18.92, plane = 3.788, row = 1.085, vector = 0.2944, tail = 0.1233, cell = 0.06693, thin = 2.15>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 21.21, plane = 3.422, row = 1.492, vector = 0.2916, tail = 0.002332, cell = 0.02272, thin = 2.251>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 18.99, plane = 5.562, row = 1.032, vector = 1.913, tail = 0.1912, cell = 0.07073, thin = 2.036, deep = 0.001495, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 23.19, plane = 5.069, row = 1.908, vector = 1.501, cell = 0.1143, thin = 1.928, deep = 0.001495, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 21.16, plane = 4.59, row = 2.273, tail = 0.4689, cell = 0.4889, thin = 2.266, deep = 0.001495, last = 11184811>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 24.65, plane = 4.007, row = 2.332, vector = 2.256, tail = 0.3834, cell = 0.1317, thin = 1.687, deep = 0.001495, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 68.14, row = 1.335, cell = 0.03411, thin = 0.8617, far = 0.0006226, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 67.55, row = 1.308, cell = 0.0348, thin = 0.8679, far = 0.0005365, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 69.11, row = 1.377, cell = 0.03751, thin = 0.8539, far = 0.0005635, cache = 419430, deep = 0.000357, last = 11184811>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 67.08, row = 1.316, vector = 0.05106, tail = 0.02315, cell = 0.04505, thin = 1.163, far = 0.002505, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 67.07, row = 0.9429, vector = 0.01898, tail = 0.4264, cell = 0.04735, thin = 1.165, far = 0.002713, cache = 419430>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 68.08, row = 1.422, cell = 0.05474, thin = 1.146, far = 0.002178, cache = 419430>
  argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 18.23, plane = 6.563, cell = 0.08355, input = 0.001489, far = 0.0001783, cache = 838861, deep = 0.0009578, last = 11184811>
  argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 19.63, plane = 6.807, tail = 0.02801, cell = 0.1849, input = 0.00172, thin = 0.00554, deep = 0.0000593, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 89.22, row = 0.2682, tail = 0.2189, cell = 0.0907, thin = 0.4173, far = 0.001025, cache = 419430, deep = 0.0001556, last = 11184811>
  argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 91.28, row = 0.3679, tail = 0.2997, cell = 0.2221, thin = 0.2619, far = 0.0009856, cache = 419430, deep = 0.0000009449, last = 11184811>
  argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 18.35, plane = 6.63, cell = 0.08647, input = 0.001958>
  argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 19.87, plane = 6.777, tail = 0.003318, cell = 0.2242, input = 0.001691>
  argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 92.68, row = 0.1754, tail = 0.4151, cell = 0.1026, thin = 0.4526, far = 0.001406, cache = 419430, deep = 0.00007351, last = 11184811>
  argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 95.46, row = 0.3048, tail = 0.5689, cell = 0.2628, thin = 0.1945, far = 0.001233, cache = 419430, deep = 0.00007351, last = 11184811>
  argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 8.926, plane = 2.44, row = 0.3138, cell = 4.248, far = 0.0007226, cache = 419430>
  argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 7.304, plane = 2.499, row = 0.2839, cell = 4.257, far = 0.0004419, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 89.67, vector = 0.4629, cell = 4.089, far = 0.002603, cache = 419430>
  argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 89.6, vector = 0.4585, cell = 4.103, far = 0.002075, cache = 419430>
  argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 4.757, plane = 2.899, vector = 0.8655, cell = 4.123, input = 0.01352>
  argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 3.336, plane = 2.909, vector = 0.9918, cell = 4.12, input = 0.01335>
  argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 92.22, width = 32, tail = 0.6514, cell = 4.008, thin = 0.1978, far = 0.003761, cache = 419430>
  argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 92.72, width = 32, tail = 0.621, cell = 4.008, thin = 0.202, far = 0.003345, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 56.65, plane = 6.989, cell = 0.01836, input = 0.4652, far = 0.002026, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 56.4, plane = 7.224, cell = 0.0182, input = 0.5541, far = 0.0008278, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 104.1, row = 0.7526, vector = 0.8942, input = 0.6192, far = 0.004019, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 106.3, row = 2.947, width = 32, tail = 0.4006, cell = 0.0054, input = 0.888, thin = 0.04466, far = 0.0004794, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 53.85, plane = 6.625, cell = 0.01563, input = 0.4807, far = 0.001897, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 55.95, plane = 6.704, cell = 0.01565, input = 0.5867, far = 0.003057, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 110.7, row = 0.5227, vector = 1.073, input = 0.7941>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 112.5, row = 0.8984, vector = 0.4944, width = 64, tail = 1.926, input = 0.9549, thin = 0.01099, far = 0.006389, cache = 629146>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 1233, row = 7.397, width = 128, cell = 0.0287, input = 8.855, thin = 0.08655>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 924.8, row = 6.021, vector = 2.408, tail = 0.5087, cell = 0.02778, input = 8.423, thin = 0.6417>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 3.019, vector = 2.082, cell = 0.2621, input = 8.806, far = 0.05419, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 2.638, vector = 4.053, tail = 0.8345, cell = 0.1399, input = 8.659, far = 0.1171, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <call = 663.8, width = 256, input = 9.983, thin = 0.03733>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 421.4, vector = 1.436, width = 32, input = 10, thin = 0.2475>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 141.4, plane = 2.089, row = 1.516, input = 9.918, far = 0.14, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <plane = 12.57, row = 1.701, tail = 1.921, input = 9.904, far = 0.1135, cache = 1048576>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 61.59, plane = 7.278, cell = 0.03868, input = 0.4824, far = 0.001276, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 60.21, plane = 7.083, cell = 0.0385, input = 0.5745, far = 0.0006315, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 101.6, row = 0.9832, vector = 0.6451, input = 0.6508, far = 0.004331, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 102.7, row = 1.922, vector = 0.1041, width = 32, cell = 0.008511, input = 0.985, thin = 0.0996, far = 0.002682, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 73.85, plane = 6.99, vector = 0.03301, cell = 0.02503, input = 0.4922, far = 0.001446, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 71.8, plane = 7.116, cell = 0.02701, input = 0.6084, far = 0.001362, cache = 629146>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 112, row = 0.9666, vector = 0.6162, input = 0.8563, far = 0.001637, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <plane = 111.3, row = 1.282, width = 32, tail = 0.5542, cell = 0.01264, input = 1.024, thin = 0.09485, far = 0.002727, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <call = 706.6, plane = 42.15, width = 64, cell = 0.0526, input = 9.219, thin = 0.1963>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 1003, row = 6.65, cell = 0.02094, input = 9.38, thin = 4.27>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 3.357, vector = 0.1133, tail = 1.129, input = 9.985, far = 0.06601, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 8.342, row = 1.799, width = 16, cell = 0.04309, input = 9.833, thin = 0.05334, far = 0.05813, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <vector = 5.202, cell = 0.05696, input = 9.081, far = 0.02533, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <row = 0.7246, vector = 6.138, width = 32, cell = 0.08203, input = 9.063, far = 0.006516, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <row = 0.8144, cell = 0.02716, input = 9.951, thin = 0.04099, far = 0.04587, cache = 419430>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <plane = 0.26, row = 1.075, width = 32, cell = 0.03127, input = 9.832, thin = 0.1896, far = 0.03278, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 66.4, plane = 5.857, cell = 0.05667, input = 0.4899, far = 0.001158, cache = 838861, deep = 0.03573, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 67.55, plane = 5.94, cell = 0.05695, input = 0.5081, thin = 0.001668, far = 0.0004841, cache = 629146, deep = 0.03666, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 64.98, plane = 5.925, vector = 0.04884, cell = 0.04489, input = 0.5966, thin = 0.01618, deep = 0.03476, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 101.2, row = 1.051, vector = 0.4656, input = 0.7228, far = 0.00227, cache = 419430, deep = 0.02779, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 100.9, row = 1.378, width = 16, tail = 0.1428, cell = 0.03399, input = 1.059, thin = 0.2167, deep = 0.02349, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 75.12, plane = 5.997, row = 0.05689, cell = 0.05011, input = 0.5072, far = 0.001206, cache = 419430, deep = 0.04375, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 75.93, plane = 6.321, row = 0.02106, cell = 0.05114, input = 0.5251, far = 0.0009535, cache = 419430, deep = 0.04379, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 74.41, plane = 6.135, vector = 0.02517, cell = 0.04514, input = 0.6437, far = 0.000914, cache = 419430, deep = 0.04199, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 105.9, row = 1.129, vector = 0.5232, input = 0.8776, far = 0.002511, cache = 419430, deep = 0.02832, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 105.8, row = 1.274, width = 16, tail = 0.1905, cell = 0.02861, input = 1.061, thin = 0.2182, far = 0.002556, cache = 419430, deep = 0.02517, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <row = 1.135, width = 64, input = 9.883, thin = 0.08017, far = 0.1115, cache = 419430, deep = 0.005009, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 1.749, width = 16, cell = 0.05671, input = 9.743, thin = 0.3584, far = 0.1036, cache = 419430, deep = 0.01154, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 5.081, vector = 0.8886, cell = 0.1079, input = 9.185, far = 0.0504, cache = 419430, deep = 0.06986, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 3.367, row = 0.3949, vector = 0.6011, width = 16, cell = 0.1427, input = 9.148, thin = 0.1777, far = 0.04279, cache = 419430, deep = 0.08596, last = 11184811>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <row = 1.188, width = 64, cell = 0.09385, input = 9.317, thin = 0.1124, far = 0.03056, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 38.56, row = 3.294, vector = 0.2354, input = 9.577, far = 0.03122, cache = 419430>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 9.971, width = 32, tail = 1.015, cell = 0.08729, input = 9.341, thin = 0.003043, far = 0.07778, cache = 1048576>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 7, row = 1.004, width = 16, cell = 0.09786, input = 9.311, thin = 0.2924, far = 0.06886, cache = 1048576>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 68.87, plane = 5.862, cell = 0.1, input = 0.5659, thin = 0.0667, far = 0.002458, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 68.07, plane = 5.977, width = 4, cell = 0.1011, input = 0.6491, thin = 0.05057, far = 0.002005, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 93.69, row = 1.293, width = 16, cell = 0.05984, input = 0.753, thin = 0.06668, far = 0.003129, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 94.22, row = 1.23, width = 8, cell = 0.06636, input = 1.122, thin = 0.5011, far = 0.001351, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 70.67, plane = 6.196, row = 0.02574, cell = 0.1033, input = 0.5663, far = 0.0007896, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 69.21, plane = 5.929, row = 0.03889, cell = 0.1033, input = 0.6839, thin = 0.2777, far = 0.0007, cache = 838861>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 94.54, row = 1.018, vector = 0.1856, width = 16, tail = 0.1316, cell = 0.0605, input = 0.9356, thin = 0.05506, far = 0.001525, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 90.31, row = 1.777, width = 8, tail = 0.1228, cell = 0.06474, input = 1.059, thin = 0.4127, far = 0.002059, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <width = 16, input = 9.527, thin = 0.2827, far = 0.03731, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 26.66, width = 8, tail = 1.777, cell = 0.07543, input = 9.585, thin = 0.1713, far = 0.0247, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 26.53, row = 0.1541, vector = 0.7488, width = 32, cell = 0.1451, input = 8.804, thin = 0.0853, far = 0.03251, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 16.44, row = 1.877, width = 8, cell = 0.2124, input = 8.611, thin = 0.2918, far = 0.03364, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <row = 0.7999, width = 16, cell = 0.1586, input = 9.841, thin = 0.129, far = 0.01539, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 1.255, vector = 0.9798, width = 8, tail = 0.8418, input = 9.972, thin = 0.3075, far = 0.01643, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 10.06, plane = 4.961, row = 0.8643, width = 32, cell = 0.1361, input = 8.707, thin = 0.118, far = 0.02291, cache = 629146>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 4.56, width = 8, cell = 0.2104, input = 8.813, thin = 0.8218, far = 0.02341, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 67.2, plane = 5.553, cell = 0.08437, input = 0.8017, far = 0.002383, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 67.89, plane = 5.62, cell = 0.08307, input = 0.8901, far = 0.002049, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 99, row = 1.269, vector = 0.7184, tail = 0.4493, input = 0.9293, far = 0.003709, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 99.02, row = 1.535, vector = 0.2136, tail = 5.617, cell = 0.03591, input = 0.8867, thin = 0.08935, far = 0.004058, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 96.48, row = 1.71, vector = 0.7172, tail = 3.203, input = 1.044, far = 0.003305, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 77.4, plane = 5.548, cell = 0.08739, input = 0.7756, far = 0.001762, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 76.02, plane = 5.418, cell = 0.08659, input = 0.8917, far = 0.001859, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 96.1, row = 0.317, vector = 1.042, width = 32, tail = 0.8094, cell = 0.02609, input = 0.8865, far = 0.003685, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 97.17, row = 1.658, vector = 0.8668, tail = 4.32, cell = 0.01041, input = 0.8487, thin = 0.1615, far = 0.003256, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 96.45, row = 1.904, vector = 0.8756, tail = 2.381, input = 1.004, thin = 0.04869, far = 0.00341, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 78.1, plane = 5.77, vector = 0.004634, cell = 0.0477, input = 0.6874, far = 0.001076, cache = 1048576, deep = 0.04108, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 79.96, plane = 6.094, cell = 0.04796, input = 0.7043, far = 0.0005491, cache = 1048576, deep = 0.04102, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 76.75, plane = 5.881, cell = 0.04746, input = 0.7935, deep = 0.03991, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 108.3, row = 1.266, vector = 0.4684, input = 0.7897, far = 0.002523, cache = 419430, deep = 0.03209, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 109.5, row = 1.806, vector = 0.4596, tail = 4.92, input = 0.7766, thin = 0.07084, far = 0.002278, cache = 419430, deep = 0.0364, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 112, row = 1.807, tail = 1.581, cell = 0.02496, input = 0.9287, thin = 0.06485, far = 0.002178, cache = 419430, deep = 0.027, last = 11184811>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 69.9, plane = 5.456, cell = 0.04584, input = 0.722, thin = 0.001894, far = 0.0006467, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 68.62, plane = 5.791, cell = 0.04489, input = 0.7467, thin = 0.001254, far = 0.0006403, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 66.64, plane = 5.678, cell = 0.04506, input = 0.862, thin = 0.0001705, far = 0.0004128, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 111.1, row = 1.447, vector = 0.2263, cell = 0.00856, input = 0.8671, far = 0.0004049, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 115.9, row = 2.387, tail = 4.598, cell = 0.01965, input = 0.8445, thin = 0.1019>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 116.5, row = 2.361, tail = 0.7474, cell = 0.01743, input = 1.007, thin = 0.1127>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 53.61, plane = 30.05, vector = 0.1313, cell = 0.4011, input = 0.8205, thin = 0.02304, far = 0.005654, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 49.81, plane = 38.23, cell = 0.4815, input = 2.101, far = 0.004014, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 71.63, plane = 35.03, vector = 0.2223, cell = 1.037, input = 1.519, thin = 0.04966, far = 0.01484, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <plane = 116, vector = 1.414, cell = 0.154, input = 2.085, far = 0.001236, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 1.037, plane = 114.5, vector = 2.286, tail = 3.134, cell = 0.1268, input = 2.108, thin = 0.0512, far = 0.004814, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 59.53, plane = 123.4, vector = 4.245, tail = 6.598, cell = 0.4405, input = 1.856, thin = 0.02376, far = 0.006989, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 56.44, plane = 26.67, cell = 0.4278, input = 2.03, far = 0.009274, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 49.06, plane = 34.85, cell = 0.5047, input = 2.085, far = 0.004462, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 34.99, plane = 34.99, vector = 0.7013, cell = 1.066, input = 1.386, far = 0.007851, cache = 838861>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <plane = 109.7, vector = 1.494, cell = 0.1237, input = 2.213, far = 0.003854, cache = 629146>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 105.9, row = 0.5201, vector = 2.252, tail = 2.296, cell = 0.06546, input = 2.252, thin = 0.09695, far = 0.004648, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 53.37, plane = 118.1, vector = 4.504, tail = 6.638, cell = 0.3307, input = 2.083, far = 0.00656, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 43.8, plane = 37.68, vector = 0.09709, cell = 0.4143, input = 0.9077, far = 0.0008197, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 32.33, plane = 45.69, cell = 0.5242, input = 0.7118, far = 0.001756, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 41.42, plane = 38.38, vector = 0.2354, cell = 0.6402, input = 0.822, thin = 0.02339, far = 0.000269, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 121, vector = 1.878, cell = 0.143, input = 1.117, far = 0.009998, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <plane = 121.1, vector = 2.211, tail = 3.289, cell = 0.1629, input = 1.129, thin = 0.009754, far = 0.01006, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <plane = 125.4, vector = 2.674, tail = 7.163, cell = 0.1902, input = 1.213, far = 0.009153, cache = 629146>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 72.2, plane = 40.48, cell = 0.4458, input = 0.6653, far = 0.0004995, cache = 419430>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 66.21, plane = 50.69, cell = 0.5322, input = 0.6884>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 93.33, plane = 40.02, cell = 0.6572, input = 0.8445, thin = 0.001796>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <plane = 124.8, vector = 1.953, cell = 0.1495, input = 1.179, far = 0.01142, cache = 838861>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <plane = 123.2, vector = 3.066, tail = 2.56, cell = 0.1125, input = 1.194, thin = 0.1034, far = 0.006456, cache = 1363149>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 41.48, plane = 124.5, row = 0.01324, vector = 3.705, tail = 5.656, cell = 0.1383, input = 1.179, thin = 0.2071, far = 0.003972, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 83.89, plane = 5.529, vector = 0.01834, cell = 0.01179, input = 0.6164>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 80.55, plane = 5.565, vector = 0.01404, cell = 0.01212, input = 0.7021>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <plane = 119, row = 1.058, width = 64, cell = 0.008279, input = 0.8144, thin = 0.04868, far = 0.0009517, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <plane = 115.2, row = 2.749, tail = 3.051, cell = 0.003713, input = 0.8028, thin = 0.1169>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 117.9, row = 2.973, tail = 0.3302, cell = 0.0008753, input = 0.9085, thin = 0.1074, far = 0.0006765, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 89.31, plane = 6.215, cell = 0.006365, input = 0.632>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 84.73, plane = 6.394, cell = 0.006467, input = 0.748>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 117, row = 1.125, width = 64, cell = 0.007435, input = 0.9106, thin = 0.01812, far = 0.006559, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 115.3, row = 2.199, vector = 0.03717, tail = 3.307, input = 0.9075, thin = 0.05594, far = 0.006368, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 117, row = 2.319, vector = 0.05033, tail = 0.861, input = 1.011, thin = 0.07666, far = 0.002663, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 66.39, plane = 5.772, cell = 0.0237, input = 0.6366, far = 0.001024, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 61.57, plane = 5.953, cell = 0.02423, input = 0.7274, far = 0.0004084, cache = 1048576>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 115.3, row = 0.6056, width = 64, tail = 0.5177, cell = 0.01961, input = 0.895, thin = 0.008824, far = 0.001903, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 110.3, row = 1.95, tail = 3.828, cell = 0.01535, input = 0.8366, thin = 0.1038, far = 0.0005939, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <plane = 115.6, row = 1.825, tail = 1.253, cell = 0.0177, input = 0.9459, thin = 0.08323, far = 0.001462, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 76.02, plane = 5.841, cell = 0.02456, input = 0.6591>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 78.25, plane = 5.867, cell = 0.0247, input = 0.7787>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <plane = 117.1, row = 0.7466, vector = 0.4051, tail = 0.04196, input = 0.9311, far = 0.002635, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 15.61, plane = 113.3, row = 1.206, tail = 4.204, cell = 0.02574, input = 0.9079, thin = 0.1011, far = 0.001767, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 9.453, plane = 117.1, row = 0.7636, tail = 2.127, cell = 0.02991, input = 1.057, thin = 0.08253, far = 0.0002825, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 72.89, plane = 6.116, cell = 0.05064, input = 0.6737>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 70.57, plane = 5.887, cell = 0.05112, input = 0.7548>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 104.7, row = 1.263, vector = 0.4491, tail = 0.001599, input = 0.9104, far = 0.002828, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <plane = 103, row = 1.479, vector = 0.4728, tail = 5.16, input = 0.8993, thin = 0.09921, far = 0.002975, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <plane = 105.7, row = 1.328, tail = 1.738, cell = 0.03077, input = 1.038, thin = 0.07859, far = 0.00241, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 71.54, plane = 6.571, cell = 0.03809, input = 0.6959, far = 0.002213, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 69.34, plane = 6.396, cell = 0.0381, input = 0.807, far = 0.002243, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 110.2, row = 0.6581, vector = 0.4794, width = 64, tail = 0.4605, cell = 0.02172, input = 0.929, thin = 0.003844, far = 0.003858, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 110, row = 2.168, vector = 0.0926, tail = 4.999, cell = 0.01601, input = 0.914, thin = 0.1123, far = 0.003063, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 111.2, row = 2.112, tail = 1.084, cell = 0.02104, input = 1.058, thin = 0.1257, far = 0.004348, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 70.51, plane = 5.654, cell = 0.08702, input = 0.7764, far = 0.001626, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 68.46, plane = 5.629, cell = 0.08746, input = 0.8654, far = 0.001356, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 94.88, row = 1.36, vector = 0.901, input = 1.049, far = 0.001619, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 96.1, row = 1.513, vector = 0.9349, tail = 4.687, cell = 0.001093, input = 1.033, thin = 0.09241, far = 0.001771, cache = 629146>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 95.85, row = 1.708, vector = 0.9556, tail = 2.406, input = 1.157, far = 0.001535, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 70.42, plane = 5.897, cell = 0.09285, input = 0.7194, far = 0.00103, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 74.49, plane = 5.794, cell = 0.09203, input = 0.8362, far = 0.000982, cache = 838861>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 98.02, row = 1.419, vector = 0.8575, input = 0.9206, far = 0.002143, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 103, row = 1.468, vector = 0.5399, tail = 5.048, cell = 0.02147, input = 0.9025, thin = 0.119, far = 0.002484, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 101.3, row = 1.465, vector = 0.7959, tail = 2.932, input = 1.135, far = 0.002604, cache = 419430>
}
