// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-24 by argpool-tune 0.1.0 --seconds=430 --seed=5, with what runs of the day before had
// timed of rows that are as they were (--with),
// on AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 1.7 %, worst 432.7 % of 5441 calls
//   max_pool cf: mean 1.4 %, worst 432.7 % of 1030 calls
//   max_pool cl: mean 2.7 %, worst 308.5 % of 1719 calls
//   max_pool_backward cf: mean 2.5 %, worst 233.3 % of 263 calls
//   max_pool_backward cl: mean 1.4 %, worst 117.5 % of 283 calls
//   max_unpool cf: mean 1.4 %, worst 258.2 % of 559 calls
//   max_unpool cl: mean 1.0 %, worst 143.6 % of 743 calls
//   max_unpool_backward cf: mean 0.8 %, worst 57.8 % of 230 calls
//   max_unpool_backward cl: mean 0.4 %, worst 32.1 % of 278 calls
//   max_unpool_sum cf: mean 0.2 %, worst 13.0 % of 198 calls
//   max_unpool_sum cl: mean 0.3 %, worst 11.1 % of 138 calls
// By hand, times what was measured: `replicate_stream` of pooling's gradient, channels-last k3s2p1 (1.5). In rows of
// whole pages, where tensors lie as the benchmark's do, it took 1.7 to 2.3 times as long as `replicate`.
// `staged` (0.8): it serves rows of whole pages alone, where `replicate_stream`, whose model is of all rows, takes 1.1 to
// 2.8 times as long.
// Rows that stream were timed on zeros in part, as values were pooled from unpooled planes: AMD's CPUs
// stream those at least twice as fast as numbers. From 3 MB to the last cache's size these rows may be
// chosen too often; the tuner fills tensors anew since 25 November 2026.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1 has(sse41, avx, f16c, fma, avx2, popcnt) shared threads 2 stream 0.03923 missed 0.007723 memory 33554432 {
  argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 20.18, plane = 5.808, row = 14.2, vector = 9.097, width = 8, cell = 0.5354, tap = 0.4341>
  argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 74.72, row = 5.97, tail = 2.526, cell = 0.3777, thin = 2.472, tap = 0.1587, step = 0.002721, far = 0.002007, cache = 209715>
  argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 76.37, row = 5.661, vector = 1.797, tail = 1.676, tap = 0.3169, step = 0.005453, far = 0.000834, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 34.04, plane = 2.301, row = 3.128, vector = 3.271, cell = 0.2624, far = 0.003185, cache = 524288>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 150.3, plane = 3.377, row = 2.475, vector = 3.831, far = 0.001869, cache = 681574>
  argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 26.83, plane = 2.566, row = 2.731, vector = 4.708, tail = 1.008, thin = 5.565>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 226.9, plane = 2.565, row = 6.087, vector = 9.796, tail = 0.3602, far = 0.002109, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 331.3, plane = 7.482, row = 28.54, vector = 8.403, far = 0.003863, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 57.76, plane = 2.889, row = 15.63, vector = 7.035, cell = 0.4927, thin = 3.809, far = 0.006037, cache = 209715>
  argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 61.84, plane = 18.25, row = 7.605, tail = 5.63, cell = 1.442, thin = 7.171, tap = 0.6704>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 67.97, row = 2.827, width = 8, tail = 2.472, cell = 0.7452, far = 0.00744, cache = 314573>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 90.49, plane = 72.57, row = 3.552, tail = 3.741, cell = 0.6415, far = 0.004898, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_flat" cost <plane = 99.71, row = 20.06, vector = 5.542, tail = 9.984, thin = 11.55, far = 0.01899, cache = 681574>
  argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <call = 2.31, plane = 70.41, row = 4.037, vector = 2.898, tail = 0.5612, thin = 4.139, far = 0.003333, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <call = 7.621, plane = 109.5, row = 0.08425, vector = 9.266, tail = 0.6736, far = 0.0004629, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows_v8_stream64" cost <call = 195, plane = 226.7, tail = 554.4, cell = 2.298, far = 0.001417, cache = 524288>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_flat" cost <call = 78.76, plane = 173.4, row = 36.87, vector = 8.536, thin = 10.63, far = 0.03006, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <call = 73.49, plane = 115.3, vector = 6.821, cell = 0.9985, thin = 14.27>
  argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 98.82, row = 4.012, vector = 3.599, tail = 1.94, thin = 8.406, tap = 0.2595, far = 0.003447, cache = 209715>
  argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 108.1, row = 4.893, vector = 3.732, tail = 1.828, thin = 5.524, tap = 0.5359, far = 0.002625, cache = 209715>
  argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 13.16, plane = 6.367, row = 25.09, vector = 3.584, tail = 7.723, thin = 6.669, tap = 0.6733>
  argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 84, row = 6.787, vector = 3.056, tail = 2.589, cell = 0.1006, thin = 10.41, tap = 0.2902, far = 0.0001145, cache = 209715>
  argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 86.51, row = 7.339, tail = 4.065, cell = 1.931, thin = 5.84, tap = 0.5222>
  argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 37.66, plane = 12.65, row = 8.388, vector = 2.674, width = 4, tail = 10.53, cell = 1.044, tap = 0.5826, far = 0.005565, cache = 524288>
  argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 81.28, row = 7.811, vector = 2.269, tail = 2.79, thin = 6.262, tap = 0.2222, far = 0.002126, cache = 209715>
  argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 86.42, row = 6.663, tail = 4.807, cell = 1.126, thin = 4.551, tap = 0.4843, far = 0.001045, cache = 209715>
  argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 17.22, plane = 9.66, row = 17.36, vector = 2.785, tail = 0.9296, thin = 1.947, tap = 0.6038, far = 0.0003482, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 75.41, row = 7.072, vector = 2.142, tail = 3.465, cell = 0.07607, thin = 7.2, tap = 0.2103, far = 0.004093, cache = 209715>
  argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 77.05, row = 6.914, vector = 2.256, tail = 2.784, thin = 5.541, tap = 0.444, step = 0.001663, far = 0.003682, cache = 209715>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 18.27, plane = 1.201, row = 1.005, vector = 1.947, cell = 0.03779, far = 0.006553, cache = 524288, deep = 0.0302, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_row_packing" cost <call = 67.25, plane = 1.803, cell = 0.3073, far = 0.005721, cache = 419430, deep = 0.03014, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows_stream" cost <call = 147.8, plane = 2.128, vector = 0.4138, width = 32, cell = 0.2388, thin = 0.05759, far = 0.005175, cache = 681574, deep = 0.03153, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 19.54, plane = 1.757, row = 1.142, vector = 0.9263, tail = 0.4017, cell = 0.2507, thin = 1.873, far = 0.00002452, cache = 209715, deep = 0.02646, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 272, plane = 7.299, row = 1.739, vector = 5.498, tail = 5.144, far = 0.02483, cache = 419430, deep = 0.02408, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_sliding" cost <call = 306.9, plane = 11.34, row = 0.05363, vector = 1.725, tail = 2.604, far = 0.03406, cache = 524288, deep = 0.0246, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_van_herk" cost <plane = 22.89, deep = 0.0246, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows_stream" cost <call = 387.1, row = 4.459, vector = 1.58, width = 32, cell = 0.4249, far = 0.01254, cache = 209715, deep = 0.009386, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <plane = 7.147, row = 5.869, tail = 8.792, cell = 1.469, thin = 7.285, far = 0.04289, cache = 209715, deep = 0.028, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 24.82, plane = 3.397, row = 0.6152, vector = 3.763, cell = 0.06238, far = 0.004127, cache = 681574, deep = 0.03068, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_v4" cost <plane = 2.624, row = 1.185, vector = 3.537, cell = 0.1036, far = 0.003946, cache = 419430, deep = 0.03068, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows_stream" cost <call = 140.4, plane = 3.053, row = 0.9948, width = 16, tail = 0.6033, cell = 0.5056, far = 0.002208, cache = 419430, deep = 0.03384, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 20.58, plane = 1.624, row = 1.835, vector = 1.876, tail = 1.076, cell = 0.4085, input = 0.01189, thin = 11.06, deep = 0.02644, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 189.4, plane = 3.773, row = 3.119, vector = 6.187, tail = 0.1872, far = 0.0006154, cache = 419430, deep = 0.01861, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_v4" cost <call = 230.3, plane = 0.5928, row = 7.359, tail = 5.876, cell = 0.3391, deep = 0.02162, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 251.7, plane = 6.086, tail = 7.139, cell = 0.6089, far = 0.006994, cache = 209715, deep = 0.03139, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows_stream" cost <call = 304.4, plane = 7.984, row = 6.986, width = 32, cell = 0.633, thin = 0.03251, far = 0.0006212, cache = 524288, deep = 0.02593, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 30.24, row = 14.85, tail = 0.9991, cell = 1.359, thin = 5.31, deep = 0.02003, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_rows" cost <call = 17.45, plane = 32.36, row = 9.609, vector = 2.564, tail = 4.229, tap = 0.1387, step = 0.00006796, deep = 0.0332, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__avx2_many_taps" cost <call = 218.3, plane = 87.61, vector = 9.252, tail = 33.72, input = 0.5255, step = 0.3605, far = 0.04112, cache = 209715, deep = 0.2825, last = 22369622>
  argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 20.73, plane = 3.886, row = 14.78, tail = 2.124, cell = 0.8078, thin = 9.248, tap = 0.2205, deep = 0.03391, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 44.53, row = 0.9571, vector = 1.206, tail = 0.3894, cell = 0.04166, far = 0.01001, cache = 419430, deep = 0.03838, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows_stream" cost <call = 111.9, plane = 51.18, row = 0.08329, vector = 1.221, width = 32, cell = 0.1478, far = 0.008878, cache = 524288, deep = 0.03564, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_flat" cost <plane = 89.63, row = 5.68, vector = 2.181, tail = 6.695, thin = 7.659, far = 0.01165, cache = 681574, deep = 0.03946, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 50.37, row = 1.414, vector = 0.5971, tail = 0.1632, cell = 0.1684, thin = 6.796, far = 0.006384, cache = 419430, deep = 0.04559, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <call = 37.69, plane = 88.92, vector = 2.689, tail = 1.49, far = 0.0008758, cache = 209715, deep = 0.06251, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 302.6, plane = 229.2, row = 0.647, vector = 3.752, tail = 1727, far = 0.009538, cache = 419430, deep = 0.04078, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_flat" cost <call = 255, row = 91.34, cell = 0.6187, deep = 0.06007, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <call = 140.2, plane = 86.97, row = 0.0796, vector = 0.9399, tail = 2.145, cell = 0.5299, thin = 10.67, deep = 0.0596, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 69.66, row = 0.6416, vector = 1.786, tail = 2.705, input = 0.06724, far = 0.003494, cache = 681574, deep = 0.05399, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 154.2, plane = 104.1, tail = 322.6, input = 0.1102, far = 0.003951, cache = 681574, deep = 0.06187, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_flat" cost <call = 21.03, plane = 83.22, row = 31.6, vector = 5.075, tail = 3.888, thin = 10.84, deep = 0.05152, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 66.05, row = 2.795, tail = 0.5202, cell = 0.02461, input = 0.2092, thin = 8.442, deep = 0.04393, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 71.68, vector = 3.567, cell = 0.05955, far = 0.002722, cache = 681574, deep = 0.04464, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 117.7, plane = 161, row = 0.5899, tail = 1119, cell = 0.4181, far = 0.005621, cache = 524288, deep = 0.07194, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_flat" cost <call = 21.9, plane = 106.6, row = 47.78, vector = 4.584, thin = 6.094, deep = 0.04153, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <call = 34.56, plane = 77.86, row = 0.1666, tail = 0.7198, cell = 0.9387, thin = 9.38, deep = 0.03533, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 78.17, row = 4.948, vector = 1.985, tail = 2.979, thin = 4.39, tap = 0.06747, far = 0.002867, cache = 209715, deep = 0.04752, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__avx2_many_taps" cost <call = 263.7, plane = 621.8, row = 3.677, vector = 4.38, tail = 18.4, input = 1.069, tap = 0.01995, far = 0.02697, cache = 524288, deep = 0.1557, last = 22369622>
  argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <call = 17.2, plane = 76.37, row = 6.043, vector = 1.478, tail = 2.129, cell = 0.1092, thin = 4.329, tap = 0.1478, step = 0.001351, far = 0.002279, cache = 419430, deep = 0.05057, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 33, plane = 4.048, vector = 3.013, tail = 2.261, far = 0.005777, cache = 524288, deep = 0.02063, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows_stream" cost <call = 166.2, plane = 0.5422, vector = 2.946, width = 32, tail = 0.3756, cell = 0.2779, far = 0.000174, cache = 209715, deep = 0.008988, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 32.22, plane = 4.084, vector = 1.311, tail = 2.746, cell = 0.4229, thin = 4.801, far = 0.003368, cache = 681574, deep = 0.02416, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 38.62, plane = 1.462, row = 1.871, vector = 2.963, tail = 0.3635, cell = 0.08489, far = 0.003135, cache = 419430, deep = 0.02711, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_row_packing" cost <call = 111, plane = 3.183, vector = 1.936, cell = 0.335, far = 0.00435, cache = 209715, deep = 0.02515, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows_stream" cost <call = 193.1, plane = 2.808, row = 1.292, vector = 3.381, far = 0.003118, cache = 681574, deep = 0.02243, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 37.44, row = 2.751, tail = 2.422, cell = 0.8858, thin = 6.01, deep = 0.01684, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 21.87, plane = 12.16, row = 1.132, vector = 4.627, cell = 0.2442, far = 0.005785, cache = 314573, deep = 0.03152, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_row_packing" cost <call = 72.17, plane = 10.18, tail = 2.242, cell = 0.9029, thin = 0.006216, far = 0.005128, cache = 524288, deep = 0.03768, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows_stream" cost <call = 179.4, plane = 9.019, row = 0.514, vector = 1.93, width = 32, tail = 0.02087, cell = 0.7414, far = 0.004369, cache = 681574, deep = 0.0294, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 29.76, plane = 2.851, row = 4.201, vector = 3.54, tail = 0.502, cell = 0.7925, thin = 14.14, deep = 0.02509, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 293, row = 8.808, tail = 7.101, cell = 0.9994, far = 0.0008337, cache = 209715, deep = 0.01437, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_sliding" cost <call = 308.2, plane = 34.03, vector = 4.116, tail = 0.6715, far = 0.004323, cache = 314573, deep = 0.03406, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_van_herk" cost <call = 643.8, vector = 2.609, cell = 0.3451, far = 0.01089, cache = 524288, deep = 0.01783, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 547.2, row = 9.248, width = 32, tail = 0.08511, cell = 0.9468, thin = 0.3166, far = 0.005158, cache = 209715, deep = 0.01507, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 33.82, row = 18.6, tail = 5.789, cell = 1.859, thin = 15.1, deep = 0.01601, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 50.15, row = 2.881, vector = 7.643, tail = 1.843, far = 0.001485, cache = 314573, deep = 0.01994, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_v4" cost <call = 90.21, plane = 5.224, cell = 2.373, far = 0.001716, cache = 209715, deep = 0.01764, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows_stream" cost <call = 206.4, row = 4.129, vector = 6.942, far = 0.003253, cache = 524288, deep = 0.01884, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 44.92, plane = 4.929, row = 3.759, vector = 1.828, tail = 2.779, cell = 1.413, input = 0.006413, thin = 16.15, far = 0.001306, cache = 209715, deep = 0.01406, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 200.3, plane = 3.005, row = 6.34, vector = 6.422, tail = 0.656, cell = 0.3756, deep = 0.0121, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_v4" cost <call = 329.5, plane = 6.046, row = 11.9, tail = 4.727, deep = 0.01123, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 313.6, plane = 32.17, row = 0.1132, vector = 5.639, tail = 0.3497, cell = 0.3117, deep = 0.0431, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 281.9, plane = 7.551, row = 20.14, width = 32, cell = 1.098, thin = 0.2644, far = 0.003132, cache = 681574, deep = 0.02545, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 49.24, plane = 2.345, row = 16.33, cell = 1.951, thin = 14.69, deep = 0.008151, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 42.86, row = 2.597, vector = 12.37, tail = 2.401, cell = 0.9231, far = 0.002824, cache = 314573, deep = 0.012, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows_stream" cost <call = 91.38, plane = 84.21, row = 3.87, vector = 18.84, far = 0.002643, cache = 681574, deep = 0.01604, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <call = 50.11, row = 5.956, tail = 3.481, cell = 4.776, thin = 60.6, far = 0.002059, cache = 419430, deep = 0.007635, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 30.11, plane = 5.004, vector = 4.76, far = 0.00182, cache = 524288, deep = 0.02071, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows_stream" cost <call = 169.1, plane = 3.838, vector = 4.329, far = 0.001432, cache = 314573, deep = 0.01583, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 29.95, plane = 5.496, vector = 4.121, cell = 0.1393, thin = 8.181, deep = 0.01111, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_rows" cost <call = 43.36, plane = 12.26, row = 8.792, vector = 5.974, tail = 9.202, tap = 0.1415, step = 0.009487, far = 0.0006251, cache = 209715, deep = 0.02864, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__avx2_many_taps" cost <call = 476, plane = 101, vector = 40.96, width = 16, tail = 17.48, input = 0.9408, tap = 0.003885, step = 0.4043, deep = 0.149, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 49.12, plane = 6.343, row = 15.85, vector = 2.154, tail = 3.719, cell = 0.6295, thin = 17.93, tap = 0.2921, far = 0.001645, cache = 209715, deep = 0.02417, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 68.98, row = 0.8528, vector = 1.851, tail = 2.879, cell = 0.1431, far = 0.003497, cache = 209715, deep = 0.04167, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows_stream" cost <call = 166.5, plane = 66.86, row = 0.3447, tail = 98.32, cell = 0.3458, far = 0.002128, cache = 209715, deep = 0.02955, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_flat" cost <call = 220.2, plane = 194.4, vector = 6.515, far = 0.06668, cache = 209715, deep = 0.03806, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 72.14, row = 1.861, tail = 2.129, cell = 0.6654, thin = 2.699, far = 0.002014, cache = 209715, deep = 0.0351, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 65.13, row = 1.1, vector = 2.159, tail = 2.594, cell = 0.1829, far = 0.005119, cache = 419430, deep = 0.03644, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 136.2, plane = 70.7, row = 1.776, tail = 101.4, cell = 0.3949, far = 0.004944, cache = 681574, deep = 0.03362, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 38.93, plane = 118.9, row = 5.667, vector = 3.36, tail = 6.08, thin = 13.01, far = 0.009164, cache = 314573, deep = 0.03524, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <call = 10.34, plane = 66.24, row = 2.672, vector = 3.144, tail = 0.173, thin = 9.393, far = 0.001798, cache = 419430, deep = 0.03401, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 66.18, row = 1.36, vector = 5.542, tail = 2.145, cell = 0.07608, far = 0.005722, cache = 419430, deep = 0.02924, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows_stream" cost <call = 120.4, plane = 84.32, row = 2.185, tail = 33.98, cell = 0.7093, far = 0.004435, cache = 524288, deep = 0.02689, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 127.7, row = 8.549, vector = 6.953, tail = 5.029, thin = 17.05, far = 0.008815, cache = 209715, deep = 0.02649, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <call = 2.699, plane = 73, row = 2.784, vector = 5.513, tail = 1.285, thin = 18.25, far = 0.003641, cache = 209715, deep = 0.02786, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 125.1, row = 0.3393, vector = 2.782, tail = 2.607, cell = 0.3971, deep = 0.0385, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows_v16_stream64" cost <call = 43.76, plane = 196.2, vector = 1.713, width = 32, cell = 0.6526, thin = 0.1352, deep = 0.1129, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_flat" cost <plane = 95.08, row = 66.26, vector = 6.981, tail = 2.584, cell = 0.8203, far = 0.02639, cache = 681574, deep = 0.03759, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 38.06, plane = 110.2, row = 0.3905, vector = 5.288, tail = 0.03583, thin = 22.89, deep = 0.03228, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <plane = 86.46, row = 2.243, vector = 0.4466, tail = 6.274, cell = 0.2396, input = 0.1343, far = 0.002872, cache = 209715, deep = 0.02997, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows_v16_stream64" cost <call = 247.1, plane = 250.6, tail = 872.3, input = 0.2222, far = 0.004907, cache = 681574, deep = 0.03689, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_flat" cost <plane = 139.1, row = 34.86, vector = 7.589, cell = 0.01292, thin = 14.69, deep = 0.02731, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 19.83, plane = 82.12, row = 2.86, tail = 2.476, input = 0.3155, thin = 15.93, far = 0.002886, cache = 419430, deep = 0.0226, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 26.44, plane = 114.1, vector = 5.928, tail = 1.988, cell = 0.2508, far = 0.0002969, cache = 209715, deep = 0.0328, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 270.7, plane = 312, vector = 16.09, tail = 2279, far = 0.006216, cache = 681574, deep = 0.02894, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_flat" cost <plane = 81.54, row = 137.7, cell = 1.176, thin = 28.95, far = 0.02936, cache = 209715, deep = 0.02532, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 99.64, plane = 110.4, row = 1.208, vector = 6.77, tail = 0.3917, thin = 17.03, deep = 0.02255, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 9.282, plane = 70.47, row = 1.906, vector = 37.47, cell = 0.5587, far = 0.002087, cache = 209715, deep = 0.05533, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows_v16_stream64" cost <plane = 83.43, row = 0.3526, tail = 426.2, cell = 10.56, deep = 0.06048, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_flat" cost <call = 1181, row = 24.75, tail = 30.09, cell = 7.769, thin = 56.92, deep = 0.06239, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 89.48, plane = 65.76, row = 3.395, tail = 16.79, cell = 8.814, thin = 32.35, far = 0.005357, cache = 209715, deep = 0.06225, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 66.95, row = 2.461, vector = 2.657, tail = 1.141, cell = 0.1204, far = 0.006969, cache = 681574, deep = 0.03291, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows_stream" cost <call = 148.9, plane = 72.02, row = 1.976, width = 32, tail = 0.7772, cell = 0.4132, thin = 0.03089, far = 0.005899, cache = 681574, deep = 0.03276, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_flat" cost <call = 186.6, plane = 167.6, vector = 3.429, cell = 0.7592, thin = 5.31, deep = 0.03132, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 72.65, row = 2.826, vector = 1.586, tail = 0.6131, cell = 0.393, thin = 4.975, far = 0.003791, cache = 524288, deep = 0.02923, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <plane = 89.77, vector = 12.85, width = 16, cell = 0.5452, thin = 0.2433, far = 0.01586, cache = 524288, deep = 0.1242, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows_v16_stream64" cost <call = 154.8, plane = 96.58, row = 0.8373, vector = 14.35, width = 64, cell = 2.038, deep = 0.0356, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_van_herk" cost <plane = 532.1, vector = 5.36, tail = 0.8921, cell = 0.084, far = 0.01174, cache = 681574, deep = 0.107, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_flat" cost <row = 197.4, cell = 7.825, thin = 5.252, deep = 0.1086, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <plane = 99.43, row = 2.891, vector = 4.895, tail = 4.778, cell = 1.25, thin = 64.94, far = 0.03225, cache = 419430, deep = 0.1359, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 99.47, row = 5.927, vector = 1.879, tail = 4.951, cell = 0.2136, thin = 5.198, tap = 0.106, step = 0.004427, far = 0.004067, cache = 209715, deep = 0.0281, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__avx2_many_taps" cost <call = 184.6, plane = 898.7, row = 8.483, vector = 9.683, tail = 26.03, input = 1.241, tap = 0.002442, step = 0.02836, far = 0.02379, cache = 419430, deep = 0.142, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 12.56, plane = 95.98, row = 6.991, vector = 2.531, tail = 3.962, cell = 0.1553, thin = 3.616, tap = 0.2154, step = 0.01202, far = 0.003313, cache = 209715, deep = 0.0294, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 13.13, plane = 17.44, row = 0.9172, vector = 0.6321, tail = 4.139, cell = 0.4011, far = 0.005778, cache = 681574, deep = 0.03724, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_row_packing" cost <call = 53.75, plane = 3.666, vector = 4.407, far = 0.001365, cache = 209715, deep = 0.03654, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows_stream" cost <call = 144.7, plane = 16.7, vector = 3.6, far = 0.005011, cache = 681574, deep = 0.03295, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 14, plane = 5.769, row = 4.051, vector = 3.074, cell = 0.1406, thin = 7.461, far = 0.00149, cache = 209715, deep = 0.02944, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 224.9, plane = 0.1615, row = 4.398, vector = 7.678, tail = 4.882, cell = 0.2809, far = 0.006343, cache = 209715, deep = 0.01618, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 1.716, plane = 2.171, vector = 9.204, tail = 1.234, cell = 1.131, far = 0.02843, cache = 314573, deep = 0.01418, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 207.8, plane = 21.93, vector = 6.898, width = 32, cell = 0.8818, far = 0.0146, cache = 681574, deep = 0.01418, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 334.1, row = 20.13, vector = 8.94, far = 0.003358, cache = 209715, deep = 0.01903, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 43.99, row = 18.8, tail = 0.9516, cell = 2.104, thin = 13.69, far = 0.008704, cache = 209715, deep = 0.005158, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_rows" cost <call = 22.74, plane = 39.25, vector = 6.535, width = 16, tail = 6.812, tap = 0.2273, step = 0.001679, deep = 0.03752, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__avx2_many_taps" cost <call = 555.2, plane = 126.4, vector = 18.18, tail = 31.98, input = 0.0001426, thin = 1.05, step = 0.5745, deep = 0.2064, last = 22369622>
  argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 26.22, plane = 25.16, row = 8.497, vector = 4.403, tail = 0.4129, thin = 19.21, tap = 0.3387, deep = 0.05316, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 69.09, row = 2.023, vector = 1.214, width = 16, tail = 3.848, cell = 0.3167, far = 0.009027, cache = 419430, deep = 0.05149, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows_stream" cost <call = 78.84, plane = 80.19, row = 1.379, width = 16, tail = 8.495, cell = 0.3368, far = 0.005582, cache = 681574, deep = 0.04328, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_flat" cost <call = 58.31, plane = 57.82, row = 26.11, vector = 2.305, tail = 10.91, thin = 15.77, far = 0.02684, cache = 209715, deep = 0.05316, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 70.2, row = 6.063, vector = 2.876, tail = 0.7492, thin = 7.453, far = 0.003627, cache = 681574, deep = 0.08556, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 119, row = 1.525, vector = 8.255, tail = 2.418, cell = 0.1372, deep = 0.03223, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows_v16_stream64" cost <call = 102.5, plane = 265.1, width = 32, cell = 1.036, thin = 0.04367, deep = 0.03741, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_flat" cost <call = 780.9, plane = 140, row = 86.23, cell = 1.021, thin = 0.4641, deep = 0.03146, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <call = 116.8, plane = 97.17, row = 2.938, vector = 8.337, tail = 0.2894, thin = 11.99, deep = 0.0339, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 93.32, row = 5.616, vector = 4.02, tail = 3.828, thin = 9.72, tap = 0.1137, step = 0.0009301, far = 0.00311, cache = 209715, deep = 0.04805, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__avx2_many_taps" cost <call = 398.9, plane = 832.7, row = 13.51, vector = 4.269, tail = 29.32, input = 0.8548, step = 0.07, far = 0.06225, cache = 209715, deep = 0.1645, last = 22369622>
  argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 97.17, row = 6.369, vector = 2.117, tail = 3.532, cell = 0.4345, thin = 9.787, tap = 0.239, step = 0.00006781, far = 0.002555, cache = 209715, deep = 0.06696, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 36.49, plane = 2.223, row = 0.9553, vector = 1.775, tail = 0.9153, cell = 0.1431, far = 0.004749, cache = 524288, deep = 0.02744, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_row_packing" cost <call = 125.4, plane = 2.402, vector = 0.7675, cell = 0.3929, far = 0.004093, cache = 209715, deep = 0.02459, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows_stream" cost <call = 179.2, plane = 2.518, row = 0.7441, vector = 2.736, far = 0.003522, cache = 524288, deep = 0.0262, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 38.78, plane = 1.96, row = 1.684, vector = 2.709, tail = 0.1364, cell = 0.001409, thin = 4.707, far = 0.001689, cache = 209715, deep = 0.02031, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 194.8, row = 7.168, tail = 5.115, cell = 1.113, far = 0.003973, cache = 681574, deep = 0.006338, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_sliding_chunks" cost <call = 332.6, plane = 14.29, vector = 0.8457, width = 32, cell = 1.004, deep = 0.01472, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 355.3, row = 18.17, width = 32, cell = 0.951, thin = 0.1756, deep = 0.01037, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 34.45, row = 14.63, vector = 7.437, tail = 0.1472, thin = 19.74, deep = 0.001799, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__avx2_many_taps" cost <call = 593.6, plane = 74.31, vector = 26.56, tail = 25.98, input = 0.5653, step = 0.4447, deep = 0.2502, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 51.07, plane = 8.935, row = 13.65, vector = 2.674, tail = 7.075, thin = 10.53, tap = 0.3625, far = 0.004479, cache = 209715, deep = 0.02293, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 55.9, row = 1.652, vector = 2.242, cell = 0.001369, far = 0.00836, cache = 419430, deep = 0.02805, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows_stream" cost <call = 112, plane = 66.94, row = 0.8304, vector = 1.532, width = 16, cell = 0.1822, thin = 0.02158, far = 0.005949, cache = 524288, deep = 0.02726, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_flat" cost <plane = 131.5, vector = 3.393, tail = 3.876, thin = 12, far = 0.00608, cache = 209715, deep = 0.02658, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 64.09, row = 2.114, vector = 1.884, tail = 0.1857, cell = 0.04144, thin = 9.561, far = 0.004751, cache = 419430, deep = 0.02663, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 115.3, row = 1.214, vector = 6.34, far = 0.001184, cache = 209715, deep = 0.0237, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows_stream" cost <call = 75.06, plane = 79.27, row = 5.973, vector = 4.336, tail = 245.4, far = 0.005945, cache = 314573, deep = 0.0489, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_flat" cost <plane = 43.58, row = 93.11, vector = 3.703, thin = 33.47, far = 0.02404, cache = 209715, deep = 0.01212, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <call = 12.03, plane = 107.7, row = 0.973, vector = 6.394, tail = 0.4829, thin = 16.29, far = 0.0006062, cache = 209715, deep = 0.008446, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 91.15, row = 6.986, vector = 1.575, tail = 3.207, cell = 0.05245, thin = 8.054, tap = 0.1086, far = 0.007785, cache = 314573, deep = 0.02219, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__avx2_many_taps" cost <call = 248.8, plane = 858, row = 3.847, vector = 7.648, tail = 31.32, input = 1.365, thin = 0.497, tap = 0.01144, step = 0.007233, far = 0.0179, cache = 209715, deep = 0.105, last = 22369622>
  argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 91.16, row = 6.763, vector = 1.956, tail = 2.821, thin = 7.876, tap = 0.2303, far = 0.008366, cache = 314573, deep = 0.0241, last = 22369622>
  argpool.measured "max_pool_f32_u16_cf_any__avx2_many_taps" cost <call = 959.1, plane = 110.5, vector = 46.51, width = 16, tail = 6.305, input = 0.4397, tap = 0.0009031, step = 0.4184, far = 0.03053, cache = 419430>
  argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 39.69, plane = 2.683, row = 25.39, tail = 8.251, cell = 0.7982, thin = 12.95, tap = 0.3253, far = 0.003694, cache = 314573>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 85.39, row = 6.399, vector = 2.918, tail = 4.915, thin = 8.267, tap = 0.09724, step = 0.001267, far = 0.003768, cache = 419430>
  argpool.measured "max_pool_f32_u16_cl_any__avx2_many_taps" cost <call = 205, plane = 876.8, row = 5.708, vector = 7.95, tail = 27.82, input = 1.416, tap = 0.009454, step = 0.01578, far = 0.002377, cache = 209715>
  argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 93.02, row = 6.895, vector = 2.801, tail = 0.8426, thin = 11.21, tap = 0.2109, step = 0.002855, far = 0.003475, cache = 524288>
  argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 65.52, plane = 13.55, row = 20.1, vector = 1.869, tail = 1.714, input = 0.003616, thin = 15.4, tap = 0.2336, far = 0.009667, cache = 209715>
  argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 77.3, row = 6.403, vector = 1.569, tail = 6.949, tap = 0.05699, far = 0.007209, cache = 419430>
  argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <plane = 82.82, row = 6.994, vector = 1.943, tail = 1.077, thin = 9.076, tap = 0.1154, far = 0.01134, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 109.1, plane = 5.636, cell = 1.126, far = 0.001022, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 29.4, row = 0.7298, vector = 13.5, tail = 1.911, cell = 0.01017>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 29.66, plane = 0.9965, row = 1.85, vector = 5.229, tail = 3.1, cell = 0.4345>
  argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 30.28, plane = 2.593, row = 2.265, vector = 3.318, tail = 0.5783, cell = 0.8082, thin = 7.695>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 51.59, row = 38.85, vector = 29.43, tail = 3.438, cell = 0.05989, far = 0.005738, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 37.39, plane = 1.19, row = 18.3, vector = 13.13, tail = 4.078, cell = 0.521, far = 0.003563, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 31.24, plane = 2.778, row = 37.19, vector = 10, tail = 6.592, cell = 1.115, far = 0.007498, cache = 314573>
  argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 45.97, row = 31.09, tail = 2.139, cell = 3.727, thin = 7.449, far = 0.008326, cache = 209715>
  argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 59.03, row = 12.13, vector = 1.26, tail = 9.234, thin = 26.72, tap = 0.4335, far = 0.00104, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 71.36, row = 1.766, vector = 8.272, tail = 2.553, cell = 0.01177, far = 0.00228, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 71.24, row = 1.879, vector = 2.875, tail = 2.081, cell = 0.2734, thin = 18.44, far = 0.002009, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 138.9, plane = 72.98, row = 2.083, tail = 85.84, cell = 0.4907, far = 0.002062, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_flat_v8" cost <plane = 123.1, row = 12.06, vector = 6.77, tail = 5.131, thin = 11.28, far = 0.005261, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 74.35, row = 1.963, vector = 3.521, tail = 2.689, cell = 0.4363, thin = 13.89, far = 0.001889, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 64.19, plane = 108.5, row = 2.082, vector = 12.88, tail = 1.199, cell = 0.1429>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 74.68, plane = 104.1, row = 1.583, vector = 6.598, tail = 1.528, cell = 0.05086, thin = 20.98>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 109.9, plane = 152.6, row = 1.009, tail = 1159, cell = 0.9459, far = 0.004766, cache = 524288>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 36.1, plane = 179.9, row = 86.45, tail = 14.59, cell = 2.918, thin = 9.073, far = 0.04389, cache = 681574>
  argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 181, plane = 112.2, row = 0.8612, vector = 11.41, tail = 1.87, cell = 0.3997, thin = 23.77>
  argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 92.15, row = 8.509, vector = 6.261, tail = 8.453, tap = 0.1558, far = 0.003189, cache = 209715>
  argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 101.7, row = 8.652, vector = 4.868, tail = 4.556, thin = 15.87, tap = 0.2595, far = 0.007237, cache = 209715>
  argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 101, plane = 3.886, row = 19.83, vector = 2.192, tail = 26.79, thin = 23.67, tap = 0.4163, step = 0.02935, far = 0.005646, cache = 681574>
  argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 96.85, row = 11.09, vector = 3.811, tail = 8.028, tap = 0.1642, far = 0.0008551, cache = 209715>
  argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <plane = 102, row = 7.83, tail = 4.957, cell = 0.563, thin = 16.8, tap = 0.2852, far = 0.00117, cache = 209715>
  argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <plane = 24.64, row = 22.31, cell = 0.4531, thin = 20.63, tap = 0.2931, step = 0.007463, far = 0.0021, cache = 209715>
  argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 81.84, row = 10.36, vector = 0.9161, tail = 1.638, cell = 0.1037, tap = 0.06843, far = 0.005263, cache = 314573>
  argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <plane = 80.39, row = 6.447, vector = 3.004, tail = 3.844, thin = 12.02, tap = 0.1595, step = 0.004145, far = 0.0007975, cache = 209715>
  argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <plane = 11.76, row = 6.19, vector = 4.081, tail = 8.006, input = 0.0127, thin = 26.59, tap = 0.3218>
  argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 86.22, row = 5.535, vector = 4.313, tail = 10.11, tap = 0.07639, far = 0.001029, cache = 419430>
  argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <plane = 90.63, row = 4.775, tail = 7.437, cell = 0.5904, thin = 10.15, tap = 0.1685>
  argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 101, plane = 5.435, row = 21.72, vector = 0.2581, thin = 14.75, tap = 0.2249, far = 0.02598, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 69.45, row = 5.096, vector = 3.387, tail = 3.057, tap = 0.04955, far = 0.001252, cache = 209715>
  argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 73.02, row = 2.795, vector = 3.378, tail = 4.13, thin = 11.31, tap = 0.1103, step = 0.00003402, far = 0.0009396, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 97.14, plane = 3.358, vector = 2.998, cell = 0.763>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 34.31, row = 0.8236, vector = 10.06, tail = 3.245, cell = 0.176, far = 0.001546, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 25.65, plane = 1.71, row = 1.865, vector = 0.2144, tail = 4.339, cell = 0.4686, far = 0.001918, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 30.77, row = 2.476, vector = 3.636, tail = 4.587, cell = 0.5895, far = 0.001183, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 32.76, plane = 1.979, row = 0.9205, vector = 1.012, tail = 3.824, cell = 1.347, thin = 8.022, far = 0.002543, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 21.47, plane = 4.545, row = 41.66, vector = 23.73, tail = 5.21, cell = 0.3651, far = 0.001883, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 20.71, plane = 7.698, row = 22.44, vector = 5.005, tail = 5.277, cell = 0.4697, far = 0.001631, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <plane = 12.42, row = 38.65, vector = 14.9, tail = 2.196, cell = 0.4484, far = 0.002847, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 34.02, row = 30.98, tail = 3.013, cell = 3.659, thin = 7.31, far = 0.006284, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 44.19, plane = 0.9653, row = 14.43, tail = 8.374, cell = 0.1588, thin = 25.57, tap = 0.4109, step = 0.01048, far = 0.001597, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 69.15, row = 1.798, vector = 7.966, tail = 1.22, far = 0.001725, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 72.13, row = 2.183, vector = 2.607, tail = 2.143, cell = 0.1933, thin = 14.9, far = 0.001596, cache = 314573>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows_stream" cost <call = 154.6, plane = 70.24, row = 1.594, tail = 77.72, cell = 0.4735, far = 0.001735, cache = 524288>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_flat_v8" cost <plane = 130.7, row = 5.517, vector = 5.889, tail = 4.37, thin = 15.76, far = 0.02214, cache = 681574>
  argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <call = 2.93, plane = 72.61, row = 2.19, vector = 4.731, tail = 2.162, cell = 0.2868, thin = 13.52, far = 0.00188, cache = 419430>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 44.68, plane = 121, row = 0.1291, vector = 14.02, tail = 0.9157, cell = 0.173>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 36.08, plane = 113, row = 0.3987, vector = 3.033, tail = 3.864, cell = 0.6386, thin = 21>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows_stream" cost <call = 98.34, plane = 147.5, row = 1.917, tail = 1017, cell = 0.9968, far = 0.01111, cache = 524288>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_flat_v8" cost <call = 19.25, plane = 202, row = 85.21, vector = 8.838, thin = 20.08, far = 0.04034, cache = 524288>
  argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <call = 70.88, plane = 129.5, vector = 4.072, tail = 5.845, cell = 1.383, thin = 24.1>
  argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 93.37, row = 8.889, vector = 6.259, tail = 6.889, tap = 0.1567, step = 0.0003534, far = 0.003901, cache = 209715>
  argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 100.8, row = 8.123, vector = 5.188, tail = 5.497, thin = 15.17, tap = 0.2564, far = 0.007962, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <call = 114, plane = 5.718, row = 40.44, cell = 0.2241, thin = 26.76, tap = 0.364, step = 0.02118, far = 0.01699, cache = 209715>
  argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 92.17, row = 11.1, tail = 8.944, cell = 0.2829, tap = 0.1648, step = 0.004178>
  argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <call = 24.98, plane = 92.23, row = 8.293, vector = 5.045, tail = 3.267, thin = 18.02, tap = 0.2767, step = 0.004662>
  argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 359.1, row = 12.46, tail = 13.67, cell = 0.4095, input = 0.026, thin = 25.2, tap = 0.2523, step = 0.007055>
  argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 79.38, row = 5.314, vector = 3.461, tail = 4.838, tap = 0.06912, step = 0.000303, far = 0.001338, cache = 209715>
  argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 84.02, row = 6.436, vector = 2.57, tail = 3.892, cell = 0.08452, thin = 10.15, tap = 0.1612, step = 0.001265, far = 0.0009279, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <call = 29.37, plane = 1.385, row = 21.76, tail = 7.368, cell = 0.5182, input = 0.04571, thin = 42.04, tap = 0.2926>
  argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 98.45, row = 7.004, vector = 1.971, tail = 10.4, tap = 0.07514, far = 0.00875, cache = 209715>
  argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <call = 12.21, plane = 90.67, row = 7.233, vector = 3.142, tail = 7.063, thin = 12.83, tap = 0.1621, far = 0.009463, cache = 209715>
  argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 0.4454, plane = 23.48, row = 8.646, width = 8, cell = 0.05222, thin = 2.397, tap = 1.079>
  argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 74.94, row = 6.971, vector = 0.6379, tail = 1.9, thin = 4.583, tap = 0.6488, far = 0.005283, cache = 314573>
  argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 38.98, plane = 15.5, row = 10.1, tail = 10.99, cell = 1.013, thin = 17.18, tap = 1.532, far = 0.00197, cache = 209715>
  argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <plane = 99.95, row = 7.155, vector = 3.926, tail = 3.636, tap = 0.9645, step = 0.01522, far = 0.009491, cache = 681574>
  argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 63.37, plane = 14.13, row = 13.74, tail = 14.09, cell = 0.6955, thin = 7.557, tap = 1.568, far = 0.002536, cache = 209715>
  argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 102, row = 5.307, tail = 3.287, cell = 1.395, tap = 1.161, step = 0.007032, far = 0.01614, cache = 681574>
  argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 14.45, plane = 9.444, row = 23.94, width = 4, tail = 5.994, cell = 0.1613, thin = 2.937, tap = 1.223>
  argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 84.95, row = 6.855, vector = 1.459, tail = 3.532, thin = 6.451, tap = 0.7987, step = 0.03112>
  argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <plane = 13.83, row = 14.21, tail = 12.95, cell = 0.1805, thin = 2.579, tap = 1.224>
  argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <plane = 93.78, row = 7.163, tail = 2.93, cell = 0.9955, thin = 4.579, tap = 0.7532, step = 0.02372>
  argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 12.69, plane = 9.129, row = 19.12, tail = 0.1487, cell = 0.8244, thin = 17.61, tap = 0.1619, step = 0.009247>
  argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 76.23, row = 6.115, vector = 1.617, tail = 2.001, thin = 3.237, tap = 0.09949, far = 0.004049, cache = 314573>
  argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 79.54, plane = 15.06, row = 22.21, vector = 4.606, tail = 1.953, input = 0.07936, thin = 19, tap = 0.3003, step = 0.00688, far = 0.007451, cache = 681574>
  argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 97.98, row = 7.18, vector = 1.222, tail = 6.607, cell = 0.8276, thin = 7.461, tap = 0.1815, step = 0.007323, far = 0.002585, cache = 209715>
  argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <call = 14.62, plane = 18.64, row = 23.19, vector = 4.393, tail = 7.849, input = 0.1437, thin = 9.609, tap = 0.2738, step = 0.006471, far = 0.0001995, cache = 209715>
  argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 95.68, row = 7.11, tail = 4.01, cell = 1.279, thin = 10.23, tap = 0.1983, step = 0.0004232, far = 0.003084, cache = 209715>
  argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 31.51, plane = 2.562, row = 16.49, tail = 11.46, cell = 0.9181, thin = 14.08, tap = 0.2737>
  argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 91.12, row = 5.877, vector = 1.16, tail = 2.131, cell = 0.4225, thin = 7.015, tap = 0.1741, step = 0.001639, far = 0.001362, cache = 209715>
  argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 26.54, plane = 16.25, row = 11.1, tail = 6.502, cell = 0.9265, thin = 17.68, tap = 0.2759, far = 0.002181, cache = 209715>
  argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 87.3, row = 6.508, vector = 0.66, tail = 2.781, cell = 0.5123, thin = 7.336, tap = 0.1761, far = 0.0006845, cache = 209715>
  argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 86.41, plane = 2.308, row = 24.57, tail = 7.312, cell = 0.3623, input = 0.0114, thin = 8.182, tap = 0.1006, far = 0.002875, cache = 209715>
  argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 74.54, row = 6.445, vector = 2.052, tail = 1.057, tap = 0.02129, step = 0.0009436, far = 0.001046, cache = 419430>
  argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 79.32, row = 6.744, vector = 0.383, tail = 0.8166, cell = 0.1952, thin = 9.193, tap = 0.04399, step = 0.001235>
  argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 79.85, plane = 11.03, row = 13.46, vector = 0.1867, tail = 8.199, cell = 0.1832, input = 0.1336, thin = 20.72, tap = 0.2686, step = 0.007393>
  argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 90.27, row = 9.564, vector = 4.609, tail = 5.708, tap = 0.09806, step = 0.0001579, far = 0.001793, cache = 209715>
  argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 97.62, row = 8.695, tail = 1.819, cell = 0.6028, thin = 10.43, tap = 0.1351, step = 0.001053, far = 0.0009677, cache = 209715>
  argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <plane = 1.345, row = 24.18, tail = 9.98, cell = 0.3168, input = 0.1428, thin = 19.4, tap = 0.251>
  argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 104.2, row = 6.641, vector = 3.627, tail = 6.381, tap = 0.0915, step = 0.0022, far = 0.004856, cache = 524288>
  argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <plane = 105, row = 6.974, vector = 4.157, tail = 4.005, cell = 0.03657, thin = 9.001, tap = 0.1237, step = 0.004267, far = 0.002548, cache = 209715>
  argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 164.1, plane = 9.808, row = 17.54, cell = 0.1649, input = 0.04315, thin = 19.07, tap = 0.2244>
  argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 80.87, row = 7.425, vector = 2.229, tail = 2.518, tap = 0.04247, far = 0.00392, cache = 209715>
  argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <plane = 91.91, row = 5.588, tail = 2.148, cell = 0.3387, thin = 10.02, tap = 0.0948, step = 0.00006526, far = 0.00354, cache = 209715>
  argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 106.1, plane = 10.45, row = 10.62, tail = 18.14, cell = 0.3001, input = 0.04521, thin = 16.22, tap = 0.2109, far = 0.003352, cache = 209715>
  argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 93.06, row = 4.472, vector = 4.362, tail = 2.662, tap = 0.0436, step = 0.0005215>
  argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <call = 30.97, plane = 87, row = 4.025, vector = 3.94, tail = 3.149, thin = 12.55, tap = 0.1033, step = 0.001069>
  argpool.measured "max_pool_i8_none_cf_any__base_rows_v8" cost <row = 32.4, cell = 0.3541, thin = 6.332, tap = 0.09916, step = 0.006785>
  argpool.measured "max_pool_i8_none_cl_any__base_rows_v8" cost <plane = 72.19, row = 7.775, vector = 1.546, tail = 0.03599, thin = 12.75, tap = 0.05166, far = 0.008944, cache = 524288>
  argpool.measured "max_pool_i8_i64_cf_any__base_rows_v8" cost <call = 172.2, row = 29.98, vector = 0.8045, tail = 14.29, input = 0.01999, thin = 21.46, tap = 0.2426, step = 0.002757, far = 0.02338, cache = 209715>
  argpool.measured "max_pool_i8_i64_cl_any__base_rows_v8" cost <call = 20.03, plane = 94.82, row = 8.454, tail = 3.52, cell = 0.5336, thin = 14.22, tap = 0.1418, far = 0.0105, cache = 209715>
  argpool.measured "max_pool_i8_i32_cf_any__base_rows_v8" cost <call = 2.245, plane = 6.054, row = 33.14, cell = 0.4074, thin = 27.61, tap = 0.2112, step = 0.03938>
  argpool.measured "max_pool_i8_i32_cl_any__base_rows_v8" cost <plane = 94.54, row = 7.83, vector = 2.91, tail = 2.576, cell = 0.2163, thin = 12.38, tap = 0.1422, far = 0.00244, cache = 209715>
  argpool.measured "max_pool_i8_u8_cf_any__base_rows_v8" cost <call = 133.6, plane = 7.382, row = 17.65, tail = 7.983, cell = 0.475, thin = 18.38, tap = 0.2084, far = 0.03322, cache = 314573>
  argpool.measured "max_pool_i8_u8_cl_any__base_rows_v8" cost <call = 13, plane = 74.06, row = 6.562, vector = 3.405, tail = 1.24, cell = 0.04476, input = 0.02183, thin = 18.92, tap = 0.09794>
  argpool.measured "max_pool_i8_u16_cf_any__base_rows_v8" cost <call = 183, plane = 12.48, row = 11.45, vector = 1.884, tail = 10.79, cell = 0.2657, input = 0.01702, thin = 19.91, tap = 0.1497, step = 0.006326, far = 0.005847, cache = 209715>
  argpool.measured "max_pool_i8_u16_cl_any__base_rows_v8" cost <plane = 75.84, row = 7.372, tail = 2.675, cell = 0.3789, thin = 13.3, tap = 0.09897, step = 0.00149, far = 0.005575, cache = 209715>
  argpool.measured "max_pool_u8_none_cf_any__base_rows_v8" cost <call = 178.5, plane = 31.3, row = 14.61, vector = 1.49, tail = 2.97, input = 0.04146, thin = 10.76, tap = 0.1285, far = 0.05438, cache = 419430>
  argpool.measured "max_pool_u8_none_cl_any__base_rows_v8" cost <call = 8.428, plane = 72.23, row = 5.581, vector = 1.181, tail = 5.438, thin = 13.6, tap = 0.05942, step = 0.0008008>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_row_packing_v8" cost <call = 126.2, plane = 5.258, cell = 0.6188>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows_v16" cost <call = 36.68, plane = 0.6802, row = 1.728, vector = 6.541, tail = 0.774, cell = 0.07261>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v8" cost <call = 36.48, plane = 1.44, row = 1.697, vector = 4.019, tail = 0.5973, cell = 0.1698>
  argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows_v4" cost <call = 36.2, plane = 2.812, row = 1.478, vector = 2.105, tail = 0.3414, cell = 0.3734, thin = 4.398>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 24.15, plane = 40.42, row = 33, vector = 11.6, cell = 0.4276>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v8" cost <call = 40.93, plane = 21.91, row = 69.86, vector = 2.255, tail = 2.967, cell = 1.266>
  argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 61.03, row = 33.49, cell = 1.968, thin = 6.36, far = 0.0002518, cache = 209715>
  argpool.measured "max_pool_u8_i64_cf_any__base_rows_v8" cost <call = 52.2, plane = 0.3613, row = 10.36, vector = 1.275, tail = 4.914, thin = 20.96, tap = 0.2931, step = 0.01644, far = 0.0003821, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v16" cost <plane = 65.12, row = 2.123, vector = 5.976, tail = 0.3616, cell = 0.05225, far = 0.0004786, cache = 209715>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 68.55, row = 1.986, vector = 2.572, tail = 0.8657, cell = 0.1882, thin = 13.31>
  argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows_v8" cost <call = 1.091, plane = 68.3, row = 2.309, vector = 2.473, tail = 1.189, cell = 0.3199, thin = 13.15>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v16" cost <call = 52.49, plane = 122.6, row = 0.4212, vector = 14.56, cell = 0.04121>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows_v8" cost <call = 90.03, plane = 119, row = 1.428, vector = 6.691, tail = 0.02783, cell = 0.2864, thin = 30.33>
  argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows_v8" cost <call = 161.2, plane = 129.8, row = 0.6374, vector = 7.251, cell = 0.5534, thin = 30.04>
  argpool.measured "max_pool_u8_i64_cl_any__base_rows_v8" cost <call = 4.745, plane = 100.5, row = 8.268, vector = 1.324, tail = 5.66, cell = 0.4672, input = 0.000296, thin = 12.8, tap = 0.1473, far = 0.008309, cache = 209715>
  argpool.measured "max_pool_u8_i32_cf_any__base_rows_v8" cost <call = 144.4, row = 21.82, vector = 1.579, tail = 21.08, cell = 0.14, thin = 15.05, tap = 0.2358, step = 0.043, far = 0.008553, cache = 209715>
  argpool.measured "max_pool_u8_i32_cl_any__base_rows_v8" cost <plane = 91.03, row = 9.31, vector = 3.691, tail = 3.203, thin = 12.86, tap = 0.1776, step = 0.0002875>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 58.32, row = 2.897, vector = 2.773, tail = 0.1732, cell = 0.01811>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v8" cost <call = 58.8, plane = 5.347, row = 2.464, vector = 1.962, width = 16, cell = 0.2318>
  argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows_v4" cost <call = 83.87, plane = 0.9311, row = 1.263, tail = 2.058, cell = 0.6523, thin = 13.72>
  argpool.measured "max_pool_u8_u8_cf_any__base_rows_v8" cost <call = 86.57, plane = 22.8, row = 2.685, tail = 0.6587, thin = 19.17, tap = 0.2242, step = 0.004764, far = 0.002788, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v16" cost <call = 31.35, plane = 84.5, row = 2.775, tail = 2.292, cell = 0.09031, far = 0.01036, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows_v8" cost <call = 81.06, plane = 74.27, row = 3.667, tail = 0.7826, cell = 0.17, thin = 14.32, far = 0.008662, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows_v8" cost <call = 94.37, plane = 74.02, row = 3.968, tail = 0.8137, cell = 0.2054, thin = 14.22, far = 0.01162, cache = 209715>
  argpool.measured "max_pool_u8_u8_cl_any__base_rows_v8" cost <plane = 106.4, row = 3.904, vector = 2.177, tail = 1.173, thin = 17.12, tap = 0.1229, step = 0.003622>
  argpool.measured "max_pool_u8_u16_cf_any__base_rows_v8" cost <call = 82.7, row = 20.57, tail = 20.84, cell = 0.6492, thin = 22.84, tap = 0.1541, step = 0.01841>
  argpool.measured "max_pool_u8_u16_cl_any__base_rows_v8" cost <call = 0.7566, plane = 82.69, row = 8.115, vector = 2.818, tail = 0.5095, thin = 13.09, tap = 0.1237, far = 0.007144, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 38.11, plane = 53.41, row = 0.4479, vector = 2.156, tail = 0.06817, far = 0.0005632, cache = 419430>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 73.66, vector = 3.062, tail = 0.7166, cell = 0.01247>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_replicate_v16_stream" cost <call = 137.6, plane = 31.23, row = 1.216, vector = 3.055, far = 0.0009738, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows_v4" cost <call = 30.31, plane = 10.91, row = 0.6249, vector = 2.243, width = 8, tail = 0.3478, thin = 0.847, far = 0.0002175, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16" cost <call = 63.38, plane = 3.878, row = 4.628, width = 32, tail = 9.421, cell = 0.1715, thin = 0.3662, far = 0.002593, cache = 314573>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows_v16_stream" cost <call = 179.2, plane = 13.4, row = 3.99, vector = 0.8978, width = 64, cell = 0.1553, thin = 0.009068, far = 0.003537, cache = 524288>
  argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 55.08, plane = 9.508, row = 4.725, vector = 1.305, width = 8, tail = 3.509, cell = 0.2316, far = 0.003304, cache = 524288>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 89.49, row = 0.2814, vector = 0.9501, tail = 0.2351, cell = 0.01276, far = 0.001087, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows_v4" cost <call = 30.85, plane = 35.95, row = 0.6555, vector = 0.9895, tail = 0.3524, thin = 0.4771, far = 0.0001411, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 172.4, row = 2.211, vector = 1.504, tail = 0.676, cell = 0.09302, far = 0.003418, cache = 209715>
  argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 87.94, plane = 60.67, row = 2.148, vector = 2.468, tail = 0.4554, thin = 1.439, far = 0.002785, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate" cost <call = 54.02, plane = 42.89, row = 1.026, vector = 1.866, tail = 0.4218, far = 0.004267, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 82.51, row = 0.07423, vector = 3.708, tail = 1.296, far = 0.00214, cache = 314573>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_replicate_stream" cost <call = 89.17, plane = 94.9, row = 0.1022, vector = 2.859, far = 0.002841, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows_v4" cost <call = 35.43, plane = 8.031, row = 1.141, vector = 0.5944, width = 8, tail = 1.473, cell = 0.1988, thin = 0.4349, far = 0.004064, cache = 419430>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 55.9, plane = 12.84, row = 2.51, width = 32, tail = 6.433, cell = 0.1797, thin = 0.2591, far = 0.003259, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 124.8, plane = 47.89, width = 64, cell = 0.1977, thin = 0.06197, far = 0.002084, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 67.92, plane = 15.59, row = 2.918, vector = 2.764, width = 8, tail = 0.3338, thin = 0.0519, far = 0.003643, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 94.23, row = 0.3431, vector = 0.9039, tail = 0.279, far = 0.002189, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows_v4" cost <call = 28.46, plane = 36.73, row = 0.565, vector = 0.9583, tail = 0.5582, thin = 0.5641, far = 0.001441, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 162.1, row = 2.395, vector = 1.995, tail = 0.4141, far = 0.002881, cache = 209715>
  argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 45.57, plane = 59.73, row = 2.586, vector = 2.524, tail = 0.5642, thin = 1.149, far = 0.00357, cache = 209715>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_flat" cost <call = 90.18, plane = 4.491, vector = 1.693, far = 0.005986, cache = 419430, deep = 0.02482, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 37.3, plane = 49.37, vector = 2.494, tail = 0.5001, far = 0.006806, cache = 524288, deep = 0.02545, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 146.3, plane = 50.34, width = 16, tail = 3.131, cell = 0.1961, thin = 6.625, far = 0.002305, cache = 681574, deep = 0.009693, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <call = 24.7, plane = 5.753, vector = 1.671, width = 8, tail = 1.196, thin = 0.4039, far = 0.002937, cache = 419430, deep = 0.0235, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 46.8, plane = 51.25, row = 0.5172, vector = 0.7601, tail = 0.4864, cell = 0.06225, far = 0.006239, cache = 419430, deep = 0.02666, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_flat" cost <plane = 5.81, vector = 0.3058, tail = 72.8, far = 0.007433, cache = 524288, deep = 0.02682, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 45.41, plane = 51.05, row = 0.593, vector = 0.6054, tail = 0.6038, cell = 0.07163, far = 0.00615, cache = 419430, deep = 0.0376, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 82.01, plane = 2.385, vector = 0.8871, tail = 0.1381, cell = 0.03386, far = 0.001606, cache = 524288, deep = 0.02859, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 163, plane = 56.27, row = 0.1427, vector = 2.547, width = 16, tail = 2.016, thin = 4.277, far = 0.0008994, cache = 314573, deep = 0.01202, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 130.6, row = 5.464, vector = 1.198, far = 0.001274, cache = 681574, deep = 0.008744, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 22.08, plane = 10.23, row = 0.6899, vector = 2.29, width = 8, thin = 0.4367, far = 0.0005964, cache = 209715, deep = 0.0216, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 21.77, plane = 78.45, row = 0.8692, vector = 0.2388, tail = 0.7179, cell = 0.07291, far = 0.004331, cache = 419430, deep = 0.02484, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_replicate_v16" cost <call = 20.24, plane = 77.2, row = 0.8899, vector = 0.165, tail = 0.8727, cell = 0.08895, far = 0.003644, cache = 419430, deep = 0.03089, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 62.14, plane = 23.23, row = 1.462, vector = 1.232, width = 8, tail = 0.1251, cell = 0.1099, thin = 0.8135, deep = 0.02192, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 152.4, plane = 27.54, row = 15.37, width = 16, cell = 0.3415, thin = 1.073, far = 0.005583, cache = 419430, deep = 0.02811, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 77.37, plane = 14.06, row = 5.992, width = 16, cell = 0.2107, input = 0.5603, thin = 0.1808, far = 0.002808, cache = 314573, deep = 0.02994, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 168.1, plane = 27.54, row = 5.111, vector = 1.162, width = 16, tail = 10.91, cell = 0.2436, thin = 1.348, far = 0.006999, cache = 314573, deep = 0.04249, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 220.1, plane = 66.39, row = 4.084, vector = 1.156, width = 32, cell = 0.3063, thin = 0.08954, far = 0.003144, cache = 314573, deep = 0.01738, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 40.24, plane = 12.86, row = 3.531, vector = 2.801, width = 8, tail = 1.248, cell = 0.02352, far = 0.004682, cache = 314573, deep = 0.02384, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_flat" cost <call = 68.16, plane = 5.771, vector = 1.026, deep = 0.02059, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_v16" cost <call = 33.12, plane = 49.41, vector = 2.271, tail = 1.727, cell = 0.02138, far = 0.0002456, cache = 209715, deep = 0.02204, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_replicate_stream16" cost <call = 153.1, plane = 46.58, vector = 3.457, width = 16, tail = 6.806, thin = 6.581, deep = 0.007222, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 19.43, plane = 5.226, vector = 3.76, width = 16, tail = 0.2692, cell = 0.009325, thin = 0.5101, deep = 0.01767, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 99.77, row = 0.5517, vector = 1.061, tail = 0.798, far = 0.007922, cache = 314573, deep = 0.0248, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 114.9, plane = 109, row = 2.012, vector = 0.718, width = 64, cell = 0.1379, far = 0.00227, cache = 681574, deep = 0.01671, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <call = 10.81, plane = 26.4, row = 1.14, vector = 0.8864, tail = 0.609, cell = 0.03483, thin = 0.3429, far = 0.004044, cache = 209715, deep = 0.02288, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 103.2, row = 0.1278, vector = 0.09276, width = 16, tail = 0.2207, cell = 0.08882, thin = 0.01936, far = 0.007539, cache = 419430, deep = 0.02762, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 102.2, row = 0.4775, vector = 1.466, width = 16, tail = 1.976, far = 0.007004, cache = 314573, deep = 0.02563, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_flat" cost <plane = 185.4, row = 2.019, vector = 1.704, tail = 2.961, thin = 9.405, far = 0.001493, cache = 209715, deep = 0.03499, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 108.6, plane = 135.9, width = 64, tail = 1.694, cell = 0.09705, thin = 0.004453, far = 0.003906, cache = 681574, deep = 0.009855, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <call = 23.01, plane = 37.88, row = 0.7428, vector = 0.8666, thin = 0.5094, far = 0.002491, cache = 314573, deep = 0.02315, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 98.05, row = 0.196, vector = 0.7962, tail = 0.5472, far = 0.00487, cache = 419430, deep = 0.02583, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 96.93, vector = 1.777, width = 16, tail = 2.657, far = 0.002845, cache = 314573, deep = 0.02426, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_flat" cost <plane = 188.7, row = 3.969, vector = 1.123, tail = 5.218, thin = 7.587, far = 0.004269, cache = 314573, deep = 0.02253, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 0.5903, plane = 152, row = 0.9622, vector = 1.398, deep = 0.006616, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <call = 12.15, plane = 48.67, row = 0.7243, vector = 0.8004, tail = 0.2396, thin = 0.3576, far = 0.003778, cache = 209715, deep = 0.01932, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 40.91, plane = 146.9, row = 10.55, vector = 8.368, tail = 2.753, far = 0.006045, cache = 419430, deep = 0.03314, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <call = 14.12, plane = 50.23, row = 6.437, vector = 9.657, cell = 0.2181, thin = 5.639, far = 0.001233, cache = 209715, deep = 0.02356, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_replicate" cost <call = 24.36, plane = 239.5, row = 1.74, vector = 1.991, tail = 0.4364, cell = 0.003193, far = 0.0000784, cache = 209715, deep = 0.006742, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 153.9, plane = 96.73, row = 1.776, vector = 2.212, cell = 0.07227, thin = 2.382, far = 0.0007048, cache = 209715, deep = 0.006819, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 158.4, row = 2.898, vector = 1.756, width = 16, tail = 0.653, cell = 0.08076, thin = 0.005003, far = 0.004493, cache = 419430, deep = 0.01924, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <call = 86.86, plane = 43.87, row = 2.059, vector = 2.255, tail = 0.8164, thin = 1.219, far = 0.004994, cache = 314573, deep = 0.01618, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate" cost <plane = 98.11, row = 0.1359, vector = 0.2475, tail = 0.3305, cell = 0.06252, far = 0.007213, cache = 419430, deep = 0.02322, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_replicate_v16_stream64" cost <call = 100.2, plane = 126.3, row = 0.8434, vector = 1.65, far = 0.002445, cache = 681574, deep = 0.007048, last = 22369622>
  argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <call = 30.42, plane = 28.46, row = 0.7711, vector = 0.9369, tail = 0.05499, thin = 0.3073, far = 0.003063, cache = 314573, deep = 0.02359, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_v16" cost <call = 49.11, plane = 47.54, row = 0.565, vector = 1.729, tail = 1.23, far = 0.005489, cache = 524288, deep = 0.03203, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_replicate_stream16" cost <call = 149.7, plane = 59.38, vector = 2.507, width = 16, tail = 4.964, thin = 3.254, far = 0.001552, cache = 314573, deep = 0.0139, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_staged_stream" cost <call = 145.7, row = 10.49, vector = 0.988, far = 0.0003335, cache = 681574, deep = 0.01112, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 32.06, plane = 8.148, row = 1.114, vector = 2.201, width = 8, tail = 0.7836, thin = 0.4442, far = 0.002279, cache = 524288, deep = 0.02175, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 122.7, plane = 18.69, row = 7.52, vector = 4.468, width = 16, tail = 8.054, thin = 0.9238, far = 0.002289, cache = 681574, deep = 0.04287, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows_stream" cost <call = 191.2, plane = 39.72, row = 5.891, vector = 2.426, deep = 0.01849, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 21.89, plane = 10.24, row = 4.253, vector = 0.9506, width = 8, tail = 2.521, cell = 0.2553, far = 0.002034, cache = 209715, deep = 0.03857, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate" cost <plane = 106.4, row = 0.1662, vector = 0.9655, width = 16, tail = 0.03041, cell = 0.009478, far = 0.009366, cache = 419430, deep = 0.02467, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_flat" cost <call = 12.79, plane = 97.59, row = 16.11, vector = 1.09, tail = 5.512, thin = 6.813, far = 0.0165, cache = 681574, deep = 0.02992, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 117.1, plane = 120.4, row = 0.6846, vector = 1.795, width = 64, tail = 0.179, cell = 0.04421, far = 0.00688, cache = 419430, deep = 0.006362, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <call = 33.68, plane = 30.65, row = 0.903, vector = 0.7957, tail = 0.2855, thin = 0.1437, far = 0.007153, cache = 419430, deep = 0.0258, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate" cost <plane = 130.2, row = 2.255, vector = 1.441, tail = 1.895, far = 0.007753, cache = 681574, deep = 0.03388, last = 22369622>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <plane = 158.1, row = 1.818, width = 32, cell = 0.2203, thin = 0.1198, far = 0.001726, cache = 524288, deep = 0.01463, last = 11184811>
  argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <call = 69.81, plane = 54.43, row = 1.692, vector = 1.673, tail = 1.98, cell = 0.1374, thin = 0.7654, far = 0.008639, cache = 314573, deep = 0.04069, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_v16" cost <call = 22.93, plane = 55.22, vector = 0.3716, width = 32, cell = 0.0966, thin = 0.0117, far = 0.003978, cache = 681574, deep = 0.03918, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_replicate_stream16" cost <call = 139.8, plane = 64.6, vector = 2.271, width = 16, tail = 0.848, thin = 4.131, far = 0.002004, cache = 681574, deep = 0.01955, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 12.21, plane = 4.543, row = 1.771, width = 8, cell = 0.1844, thin = 1.072, far = 0.003117, cache = 681574, deep = 0.02976, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 201.3, plane = 16.04, row = 9.952, vector = 0.3031, width = 16, tail = 7.881, cell = 0.2631, thin = 0.6243, far = 0.00213, cache = 524288, deep = 0.06083, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows_stream" cost <call = 246.4, plane = 39.34, row = 3.539, width = 32, cell = 0.3258, thin = 0.2683, far = 0.006798, cache = 209715, deep = 0.06434, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 55.49, plane = 8.527, row = 6.795, vector = 1.2, tail = 0.6258, far = 0.003377, cache = 524288, deep = 0.06387, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate" cost <plane = 76.76, row = 0.6904, vector = 0.3689, cell = 0.02662, far = 0.008241, cache = 419430, deep = 0.04258, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_flat" cost <plane = 168.6, row = 0.9973, vector = 1.215, tail = 1.872, thin = 1.174, far = 0.003152, cache = 314573, deep = 0.04258, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 44.51, plane = 65.96, width = 64, cell = 0.1166, thin = 0.02066, far = 0.007378, cache = 419430, deep = 0.004035, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <call = 3.092, plane = 23.65, row = 0.2731, vector = 0.5003, tail = 0.7651, thin = 0.3897, far = 0.007581, cache = 419430, deep = 0.04101, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 9.758, plane = 36.35, row = 1.167, vector = 1.775, tail = 3.03, thin = 1.157, far = 0.006719, cache = 419430, deep = 0.03376, last = 22369622>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 111.5, plane = 34.38, row = 0.5099, width = 64, cell = 0.2123, thin = 0.03186, far = 0.009628, cache = 681574>
  argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 46.93, plane = 33.84, row = 1.221, vector = 1.291, tail = 1.1, thin = 1.516, far = 0.01076, cache = 524288, deep = 0.04678, last = 22369622>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 41.35, plane = 51.03, row = 0.4421, vector = 2.435, tail = 1.788, cell = 0.09244, far = 0.002655, cache = 524288>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 180.7, plane = 30.46, row = 0.1302, vector = 2.99, width = 8, tail = 3.407, thin = 4.188, far = 0.000877, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows_v4" cost <call = 21.15, plane = 10.71, row = 0.7203, vector = 3.927, width = 8, tail = 0.5867, thin = 0.2625, far = 0.000151, cache = 209715>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 186.6, plane = 28.44, row = 8.462, vector = 0.4407, width = 8, tail = 7.752, cell = 0.6747, thin = 0.06743, far = 0.003761, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 265.5, plane = 34.6, row = 2.652, vector = 0.5787, width = 16, cell = 0.7869, thin = 0.3846, far = 0.00588, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 92.13, plane = 12.41, row = 4.204, vector = 2, width = 8, tail = 3.184, cell = 0.3053, far = 0.003352, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 76.74, row = 0.1883, vector = 1.687, tail = 0.6202, cell = 0.01617, far = 0.004419, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows_v4" cost <call = 12.27, plane = 34.35, row = 0.662, vector = 1.495, tail = 0.4595, thin = 0.1368, far = 0.001264, cache = 314573>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 152.1, row = 2.271, vector = 2.175, tail = 0.6438, far = 0.003429, cache = 419430>
  argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 25.47, plane = 55.3, row = 1.63, vector = 3.529, tail = 0.8892, thin = 0.6529, far = 0.002771, cache = 209715>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_flat" cost <call = 74.37, plane = 3.667, vector = 2.498, cell = 0.002693, deep = 0.02673, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_v16" cost <call = 40.21, plane = 50.24, vector = 0.7721, tail = 6.602, cell = 0.1176, far = 0.004977, cache = 524288, deep = 0.02678, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_replicate_stream16" cost <call = 148.6, plane = 51.15, width = 16, tail = 4.363, cell = 0.2168, thin = 5.817, far = 0.001324, cache = 681574, deep = 0.009821, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <call = 28.07, plane = 5.885, width = 8, tail = 4.028, cell = 0.2375, far = 0.000004414, cache = 209715, deep = 0.02777, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16_ahead" cost <call = 44.6, plane = 53.11, row = 0.4155, vector = 1.212, tail = 0.4576, cell = 0.05019, far = 0.004977, cache = 419430, deep = 0.02514, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_flat" cost <plane = 5.097, vector = 0.562, tail = 65.36, far = 0.01532, cache = 209715, deep = 0.02236, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_v16" cost <call = 42.69, plane = 55.94, row = 0.3947, vector = 2.021, tail = 0.1805, far = 0.005565, cache = 419430, deep = 0.02504, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_plane_loop" cost <call = 92.84, plane = 0.4146, vector = 1.187, tail = 0.1665, far = 0.002607, cache = 681574, deep = 0.02541, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_replicate_stream16" cost <call = 120.6, plane = 70.82, row = 0.06815, vector = 2.794, width = 16, tail = 3.621, thin = 3.726, far = 0.00008627, cache = 209715, deep = 0.008674, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_staged_stream" cost <plane = 119.4, vector = 1.269, deep = 0.006727, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 43.34, plane = 8.551, row = 1.024, vector = 2.385, width = 8, tail = 0.1821, thin = 0.6794, far = 0.0003193, cache = 209715, deep = 0.0129, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16_ahead" cost <call = 55.08, plane = 51.2, row = 0.8709, vector = 1.378, tail = 0.4782, cell = 0.01475, far = 0.004051, cache = 419430, deep = 0.02454, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_replicate_v16" cost <plane = 107.5, row = 0.9171, vector = 1.393, tail = 0.3014, cell = 0.01149, far = 0.004636, cache = 524288, deep = 0.03673, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 65.83, plane = 26.98, row = 1.268, vector = 2.063, width = 8, tail = 0.1861, cell = 0.02116, thin = 0.6009, deep = 0.02244, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 301.1, plane = 50.96, row = 2.685, vector = 2.773, cell = 0.9571, thin = 1.185, far = 0.005694, cache = 209715, deep = 0.05084, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows_stream" cost <call = 175.6, plane = 154.4, vector = 11.78, far = 0.002642, cache = 314573, deep = 0.05881, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 70.66, plane = 10.12, vector = 6.134, tail = 1.658, thin = 4.129, far = 0.002413, cache = 209715, deep = 0.0379, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 144.6, plane = 33.45, row = 13.86, vector = 4.416, width = 16, cell = 0.06625, thin = 0.8938, far = 0.005763, cache = 681574, deep = 0.03504, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 57.39, plane = 9.136, row = 3.933, vector = 4.609, width = 16, cell = 0.06824, input = 0.04756, thin = 0.2654, far = 0.005739, cache = 681574, deep = 0.02939, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 176.3, plane = 32.4, row = 5.485, vector = 5.089, width = 16, tail = 6.69, cell = 0.01718, thin = 1.499, far = 0.002231, cache = 209715, deep = 0.03796, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows_stream" cost <call = 238.4, plane = 56.71, row = 5.157, vector = 2.83, far = 0.00182, cache = 209715, deep = 0.02232, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 61.39, plane = 13.35, row = 3.286, vector = 0.2353, width = 8, tail = 2.322, cell = 0.3354, far = 0.005742, cache = 681574, deep = 0.02475, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate" cost <plane = 96.47, row = 0.5295, vector = 1.261, tail = 1.25, far = 0.005827, cache = 314573, deep = 0.02655, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_replicate_v16_stream64" cost <call = 69.96, plane = 104.3, row = 1.794, vector = 4.98, width = 32, cell = 0.01555, far = 0.0001223, cache = 209715, deep = 0.007324, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <call = 30.22, plane = 30.45, row = 1.209, vector = 0.7885, tail = 1.008, cell = 0.05541, far = 0.00571, cache = 209715, deep = 0.02388, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate" cost <plane = 100, row = 0.2787, vector = 0.6903, cell = 0.01333, far = 0.006547, cache = 419430, deep = 0.01306, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_ahead" cost <plane = 83.61, vector = 0.8834, tail = 2.071, far = 0.006328, cache = 524288, deep = 0.01477, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_flat" cost <call = 31.92, plane = 172.6, vector = 1.651, tail = 3.55, cell = 0.01355, far = 0.00272, cache = 524288, deep = 0.01477, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_replicate_v16_stream64" cost <call = 91.29, plane = 115.5, row = 0.8308, width = 64, tail = 0.01232, cell = 0.1033, thin = 0.02366, far = 0.002898, cache = 681574, deep = 0.008244, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <call = 40.41, plane = 31.67, row = 0.6852, vector = 0.9214, cell = 0.002435, thin = 0.3917, far = 0.0009636, cache = 209715, deep = 0.01663, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate" cost <plane = 116.3, row = 0.3035, vector = 0.7331, tail = 0.369, far = 0.006488, cache = 419430, deep = 0.0235, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_ahead" cost <plane = 56.68, row = 0.2998, vector = 1.669, width = 16, tail = 2.824, far = 0.004863, cache = 209715, deep = 0.02591, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_flat" cost <plane = 202.5, row = 3.542, vector = 1.115, thin = 6.39, far = 0.004991, cache = 209715, deep = 0.02624, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_replicate_v16_stream64" cost <call = 47.03, plane = 180.7, row = 0.3476, vector = 0.7699, width = 64, cell = 0.0764, far = 0.0007547, cache = 419430, deep = 0.00902, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <call = 20.31, plane = 57.59, row = 0.4105, vector = 0.8563, tail = 0.007082, thin = 0.4094, far = 0.002635, cache = 209715, deep = 0.0278, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate" cost <call = 15.16, plane = 161.3, row = 13.15, vector = 3.183, tail = 3.389, cell = 1.028, far = 0.008107, cache = 524288, deep = 0.04061, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_replicate_v16_stream64" cost <call = 103.5, plane = 186.9, row = 12.82, width = 32, tail = 0.4544, cell = 1.221, far = 0.008122, cache = 681574, deep = 0.0363, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <call = 117.3, plane = 54.65, row = 5.556, vector = 12.15, tail = 1.293, thin = 2.804, far = 0.01316, cache = 314573, deep = 0.02937, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate" cost <call = 30.16, plane = 256.5, row = 2.245, vector = 2.573, tail = 0.2356, deep = 0.02697, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_replicate_v16_stream64" cost <plane = 240.7, row = 2.828, width = 64, cell = 0.3104, thin = 0.02904, far = 0.01096, cache = 681574>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 80.1, plane = 132.2, row = 1.979, vector = 2.75, tail = 0.1788, thin = 1.669, deep = 0.01448, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate" cost <plane = 162.4, row = 2.534, vector = 0.8366, tail = 1.188, cell = 0.1345, far = 0.004053, cache = 681574, deep = 0.01706, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_replicate_v16_stream64" cost <call = 65.16, plane = 279.9, row = 4.133, vector = 7.327, deep = 0.01975, last = 22369622>
  argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 107.7, plane = 49.48, row = 2.157, vector = 2.577, tail = 1.039, thin = 0.8393, far = 0.005041, cache = 314573, deep = 0.01002, last = 22369622>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_replicate" cost <call = 42.48, plane = 50.15, row = 0.592, vector = 2.134, tail = 1.069, far = 0.001966, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 74.39, row = 0.1081, vector = 0.291, tail = 5.666, cell = 0.1114, far = 0.0005413, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows_v4" cost <call = 25.93, plane = 14.8, row = 0.7227, vector = 2.604, width = 8, tail = 1.052, thin = 0.2135>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 69.15, plane = 8.104, row = 3.792, vector = 1.058, width = 32, tail = 8.129, cell = 0.2008, thin = 0.3922, far = 0.004741, cache = 681574>
  argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 205.5, plane = 16.78, row = 6.54, vector = 7.646, width = 8, tail = 1.534, cell = 0.2184>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 94.46, row = 0.3987, vector = 0.9617, tail = 0.4106, far = 0.002074, cache = 314573>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows_v4" cost <call = 17.08, plane = 42.6, row = 0.7327, vector = 1.063, tail = 0.1167, thin = 0.7215, far = 0.00272, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 164.7, row = 3.289, vector = 1.579, tail = 0.9934, cell = 0.07691, far = 0.0008517, cache = 209715>
  argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 46.41, plane = 86.28, row = 2.145, vector = 6.101, tail = 0.2876, thin = 1.749>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_replicate" cost <call = 47.84, plane = 48.46, row = 1.229, tail = 2.062, cell = 0.1222, far = 0.001204, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_plane_loop_v32" cost <call = 74.75, row = 0.3952, vector = 1.308, width = 64, tail = 1.295, cell = 0.09732, far = 0.0005712, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows_v4" cost <call = 29.05, plane = 12.16, row = 1.315, vector = 2.461, width = 8, tail = 1.453, thin = 0.07851>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 54.92, plane = 5.852, row = 4.517, vector = 0.1075, width = 32, tail = 9.009, cell = 0.2288, thin = 0.2602, far = 0.002799, cache = 419430>
  argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 53.47, plane = 8.857, row = 5.077, vector = 0.9085, width = 8, tail = 2.767, cell = 0.3683, far = 0.00229, cache = 681574>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_replicate_v8" cost <plane = 93.29, row = 0.3551, vector = 0.9662, tail = 0.6678, far = 0.001504, cache = 314573>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows_v4" cost <call = 17.23, plane = 44.14, row = 0.687, vector = 1.062, tail = 0.5986, thin = 0.5284>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_replicate_v8" cost <plane = 164.4, row = 3.723, vector = 2.407, tail = 0.6571, cell = 0.06947, far = 0.002684, cache = 209715>
  argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows_v4" cost <call = 21.7, plane = 61.18, row = 2.277, vector = 3.411, tail = 1.429, thin = 0.7868>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows_v8" cost <call = 38.7, plane = 14.47, cell = 0.9227, input = 0.007047>
  argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows_v8" cost <call = 35.29, plane = 14.52, cell = 0.9934, input = 0.007511>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows_v8" cost <plane = 87.6, row = 0.1592, vector = 7.762, tail = 2.157, thin = 2.445, far = 0.00563, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows_v8" cost <plane = 84.01, row = 0.2538, vector = 9.06, tail = 2.659, thin = 2.474, far = 0.004578, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows_v8" cost <call = 25.77, plane = 13.48, cell = 0.6411, far = 0.0001442, cache = 209715>
  argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows_v8" cost <call = 47.71, plane = 15.72, cell = 0.8203>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows_v8" cost <plane = 83.23, row = 2.192, vector = 5.879, tail = 0.2249, thin = 1.849, far = 0.002821, cache = 314573>
  argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows_v8" cost <plane = 87.1, row = 2.11, vector = 8.941, cell = 0.2582, thin = 1.522, far = 0.002788, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows_v8" cost <call = 14.47, row = 1.244, vector = 34.34, tail = 2.872, cell = 1.246, far = 0.005616, cache = 681574>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v8" cost <plane = 2.129, row = 2.015, vector = 37.55, cell = 0.3642, far = 0.006256, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows_v4" cost <plane = 2.454, row = 2.995, vector = 9.287, cell = 2.963, thin = 14.59>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows_v8" cost <plane = 99.65, vector = 10.67, tail = 28.37, cell = 7.874, thin = 3.562>
  argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows_v8" cost <plane = 94.02, vector = 26.8, tail = 14.51, cell = 5.066, thin = 5.806>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows_v8" cost <plane = 3.001, row = 0.6739, vector = 8.277, tail = 14.73, cell = 4.056, far = 0.008762, cache = 314573>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v8" cost <call = 29.07, plane = 6.313, vector = 10.83, tail = 11.89, cell = 3.536, far = 0.005103, cache = 681574>
  argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows_v4" cost <call = 15.25, plane = 5.422, vector = 8.716, tail = 11.03, cell = 2.672, thin = 8.59, far = 0.01159, cache = 209715>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows_v8" cost <call = 17.71, plane = 98.09, vector = 16.27, tail = 27.61, cell = 6.746, thin = 2.508, far = 0.05377, cache = 524288>
  argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows_v8" cost <call = 17.57, plane = 88.74, vector = 33.21, tail = 14.28, cell = 3.887, thin = 3.969, far = 0.0964, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows_v8" cost <call = 39.12, plane = 11.46, cell = 0.98, input = 0.004507>
  argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 39.4, plane = 12.74, cell = 1.212, input = 0.001188>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows_v8" cost <plane = 85.21, row = 0.9977, vector = 5.157, tail = 0.5614, cell = 0.3681, thin = 1.782, far = 0.001153, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 86.95, row = 0.6604, vector = 10.16, cell = 0.1214, thin = 1.389, far = 0.001015, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows_v8" cost <call = 47.14, plane = 10, vector = 0.1074, cell = 0.7273, input = 0.001369, far = 0.0008331, cache = 419430>
  argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 46.93, plane = 11.18, cell = 0.7958, input = 0.000228, far = 0.001084, cache = 681574>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows_v8" cost <plane = 89.33, row = 0.7218, vector = 3.966, tail = 2.081, cell = 0.4666, thin = 0.8141, far = 0.001144, cache = 209715>
  argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 84.96, row = 0.7419, vector = 5.109, tail = 1.261, cell = 0.3562, thin = 1.058, far = 0.0007311, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows_v8" cost <call = 16.89, plane = 2.233, row = 1.894, vector = 38.98, cell = 0.2307, far = 0.008425, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 21.64, row = 4.838, vector = 34.93, cell = 0.2132, far = 0.005468, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows_v4" cost <call = 20, plane = 8.679, row = 0.1938, vector = 19.99, tail = 0.06717, thin = 11.16, far = 0.009732, cache = 681574>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows_v8" cost <plane = 116.1, vector = 12.45, tail = 26.54, cell = 7.697, thin = 2.985, far = 0.01285, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <plane = 108.1, vector = 17.31, tail = 22.61, cell = 6.603, thin = 3.077, far = 0.01169, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows_v8" cost <call = 24.47, row = 7.536, vector = 36.75, cell = 0.2445, input = 0.006488, far = 0.01193, cache = 419430>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 34.37, plane = 0.7697, row = 8.743, vector = 33.37, cell = 0.1567, input = 0.005447, far = 0.007655, cache = 314573>
  argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows_v4" cost <call = 61.79, plane = 7.575, row = 0.09138, vector = 19.64, tail = 2.1, thin = 9.318, far = 0.001368, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows_v8" cost <call = 67.57, plane = 83.7, row = 1.235, vector = 32.09, tail = 15.94, cell = 4.881, input = 0.01688, thin = 3.541, far = 0.005894, cache = 209715>
  argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <call = 98.34, plane = 89.18, row = 0.9866, vector = 32.57, tail = 16.13, cell = 4.048, input = 0.007238, thin = 3.619, far = 0.01655, cache = 209715>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 41.35, plane = 13.16, cell = 0.4584, input = 0.00941, thin = 0.04882, far = 0.005127, cache = 419430, deep = 0.0332, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_small_planes" cost <call = 89.22, plane = 9.635, cell = 0.4641, input = 0.01264, far = 0.001872, cache = 314573, deep = 0.03151, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows_stream" cost <call = 168.9, plane = 9.452, vector = 5.265, input = 0.01223, far = 0.001736, cache = 314573, deep = 0.02039, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows_v8" cost <call = 40.7, plane = 11.6, cell = 1.106, far = 0.001249, cache = 314573, deep = 0.02807, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_2dk2s2__avx2_window_probe" cost <plane = 85.31, row = 3.682, vector = 3.665, tail = 1.224, far = 0.005737, cache = 419430, deep = 0.02602, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 93.26, row = 3.4, vector = 4.126, tail = 3.825, cell = 0.1163, input = 0.006329, thin = 1.553, far = 0.003958, cache = 419430, deep = 0.02455, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows_v8" cost <plane = 94.17, row = 0.9105, vector = 8.75, tail = 0.6772, input = 0.002769, thin = 1.695, far = 0.00291, cache = 209715, deep = 0.02182, last = 22369622>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 43.84, plane = 13.47, width = 16, tail = 0.4874, cell = 0.4682, input = 0.002933, far = 0.007395, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows_stream" cost <call = 156.9, plane = 5.948, vector = 4.48, input = 0.006163, far = 0.004481, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows_v8" cost <call = 32.34, plane = 11.76, cell = 0.7609, input = 0.001291, thin = 0.02281, far = 0.007289, cache = 681574>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 87.84, row = 2.098, vector = 4.069, tail = 4.108, cell = 0.1629, input = 0.001091, thin = 1.261, far = 0.005207, cache = 419430>
  argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows_v8" cost <plane = 77.56, row = 1.51, vector = 5.22, tail = 2.166, cell = 0.1392, thin = 1.235, far = 0.005169, cache = 314573>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 93.1, plane = 5.071, row = 2.184, vector = 38.03, tail = 0.1084, input = 0.0004025, far = 0.009855, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows_v8" cost <call = 75.03, plane = 8.055, row = 1.546, vector = 34.54, tail = 0.1257, input = 0.002179, far = 0.01107, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 76.01, plane = 6.076, row = 0.5321, vector = 18.31, thin = 11.38, far = 0.01121, cache = 681574>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 85.29, row = 2.906, vector = 14.37, tail = 26.98, cell = 6.815, thin = 4.286, far = 0.0124, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows_v8" cost <plane = 83.8, row = 2.511, vector = 1.744, tail = 33.3, cell = 7.893, thin = 3.449, far = 0.01325, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 55.69, plane = 2.21, row = 2.218, vector = 38.21, cell = 0.02509, far = 0.002476, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows_v8" cost <call = 52.83, plane = 3.761, row = 3.009, vector = 35.41, far = 0.003394, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 53.44, plane = 5.831, row = 1.889, vector = 17.63, cell = 0.2538, thin = 11.05, far = 0.001983, cache = 209715>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <plane = 96.32, vector = 21.45, tail = 23.9, cell = 6.161, thin = 3.522, far = 0.00472, cache = 524288>
  argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows_v8" cost <plane = 92.83, vector = 15.24, tail = 25.9, cell = 6.459, thin = 2.813, far = 0.004458, cache = 209715>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows_v8" cost <call = 34.07, plane = 14.36, cell = 1.245, input = 0.007652, far = 0.006279, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows_v8" cost <call = 32.38, plane = 13.27, vector = 0.009768, cell = 1.417, input = 0.008669, far = 0.005366, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows_v8" cost <plane = 73.79, row = 0.4763, vector = 7.498, tail = 3.037, cell = 0.3277, thin = 2.026, far = 0.006602, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows_v8" cost <plane = 76.74, row = 0.3162, vector = 7.6, tail = 2.535, cell = 0.3451, thin = 1.905, far = 0.007131, cache = 314573>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows_v8" cost <call = 29.66, plane = 11.66, cell = 0.7121, input = 0.01382, far = 0.006327, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows_v8" cost <call = 29.63, plane = 11.05, cell = 0.7375, input = 0.01325, far = 0.005782, cache = 524288>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows_v8" cost <plane = 75.37, row = 0.3494, vector = 7.383, tail = 0.5767, input = 0.0004844, thin = 1.518, far = 0.006888, cache = 419430>
  argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows_v8" cost <plane = 76.65, row = 0.397, vector = 6.83, tail = 0.5997, cell = 0.1059, input = 0.0003768, thin = 1.309, far = 0.006693, cache = 419430>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows_v8" cost <call = 50.89, plane = 4.703, row = 0.2494, vector = 33.52, tail = 5.288, cell = 1.337, far = 0.003348, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v8" cost <call = 39.64, plane = 8.417, row = 0.1461, vector = 28.77, tail = 5.825, cell = 1.236, input = 0.009626, far = 0.004393, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows_v4" cost <call = 47.96, plane = 7.461, vector = 17.22, tail = 1.201, cell = 0.5176, input = 0.008543, thin = 11.03, far = 0.004048, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows_v8" cost <plane = 124.3, vector = 25.08, tail = 24.89, cell = 6.639, thin = 2.728, far = 0.006773, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows_v8" cost <call = 5.095, plane = 114.3, vector = 20.25, tail = 25.64, cell = 6.471, thin = 3.231, far = 0.006735, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows_v8" cost <call = 48.59, plane = 3.092, row = 0.06938, vector = 37.93, tail = 4.235, cell = 0.6788, input = 0.02637, far = 0.001343, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v8" cost <call = 43.77, plane = 5.097, row = 0.75, vector = 31.2, tail = 5.79, cell = 0.8364, input = 0.04762>
  argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows_v4" cost <call = 42.33, plane = 7.31, vector = 19.07, input = 0.04468, thin = 10.25, far = 0.002112, cache = 209715>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows_v8" cost <plane = 111.5, row = 0.9523, vector = 39.64, tail = 8.338, cell = 4.785, input = 0.005071, thin = 4.13, far = 0.002569, cache = 681574>
  argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows_v8" cost <plane = 107.4, row = 2.453, vector = 40.21, tail = 4.257, cell = 4.042, input = 0.008445, thin = 4.196, far = 0.001238, cache = 209715>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows_v8" cost <call = 32.26, plane = 7.377, vector = 0.9305, cell = 0.08143, thin = 2.073, far = 0.0003536, cache = 419430, deep = 0.01005, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__avx2_rows" cost <call = 30.8, plane = 7.063, vector = 0.8549, cell = 0.09964, thin = 1.997, deep = 0.008257, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk2s2__base_rows_v4" cost <call = 27.61, plane = 6.572, vector = 0.6263, tail = 0.2398, cell = 0.1782, thin = 2.2, deep = 0.007697, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows_v8" cost <call = 33.38, plane = 6.48, row = 1.891, vector = 1.377, tail = 0.1311, cell = 0.04965, thin = 2.521, far = 0.0003717, cache = 209715, deep = 0.006151, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__avx2_rows" cost <call = 31.42, plane = 5.954, row = 1.9, vector = 1.41, tail = 0.01105, thin = 2.715, far = 0.0002952, cache = 209715, deep = 0.004011, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk2s2__base_rows_v4" cost <call = 28.74, plane = 5.425, row = 1.612, vector = 1.535, tail = 0.01158, cell = 0.02177, thin = 3.029, far = 0.0002331, cache = 209715, deep = 0.004513, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows_v8" cost <call = 32.2, plane = 7.166, row = 2.707, vector = 1.992, cell = 0.0235, thin = 3.465, deep = 0.0008044, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__avx2_rows" cost <call = 31.68, plane = 7.161, row = 2.784, vector = 1.741, tail = 0.01497, cell = 0.007143, thin = 3.763, far = 0.00003751, cache = 209715, deep = 0.0004294, last = 22369622>
  argpool.measured "check_indices_i64_cf_3dk2s2__base_rows_v4" cost <call = 29.08, plane = 6.23, row = 3.068, vector = 1.884, tail = 0.01934, thin = 3.607, deep = 0.0008143, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows_v8" cost <call = 29.83, plane = 7.568, row = 2.605, vector = 1.869, tail = 0.5293, cell = 0.1921, thin = 2.026, far = 0.0004386, cache = 209715, deep = 0.006744, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_rows" cost <call = 28.53, plane = 8.556, row = 2.071, vector = 1.96, tail = 0.3315, cell = 0.2636, thin = 1.726, far = 0.0008164, cache = 209715, deep = 0.002332, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s1p1__base_rows_v4" cost <call = 29.37, plane = 9.031, row = 2.387, vector = 1.534, tail = 0.675, cell = 0.4237, thin = 1.476, far = 0.0008356, cache = 209715, deep = 0.002237, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows_v8" cost <call = 31.19, plane = 4.731, row = 3.028, tail = 2.164, cell = 0.4333, input = 0.002261, thin = 1.986, deep = 0.003151, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__avx2_rows" cost <call = 30.7, plane = 5.398, row = 2.418, vector = 2.189, tail = 0.001643, cell = 0.231, thin = 2.017, deep = 0.001198, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2__base_rows_v4" cost <call = 28.66, plane = 5.352, row = 2.365, vector = 2.402, tail = 0.0597, cell = 0.2294, input = 0.001704, thin = 1.902, far = 0.000005232, cache = 209715, deep = 0.001189, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows_v8" cost <call = 31.3, plane = 7.665, row = 2.535, vector = 1.904, tail = 0.6413, cell = 0.1991, thin = 2.252, far = 0.0001205, cache = 209715, deep = 0.002731, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_rows" cost <call = 31.47, plane = 7.894, row = 2.426, vector = 2.577, cell = 0.1069, thin = 2.052, far = 0.0002416, cache = 209715, deep = 0.001391, last = 22369622>
  argpool.measured "check_indices_i64_cf_2dk3s2p1__base_rows_v4" cost <call = 30.36, plane = 8.387, row = 2.464, vector = 2.511, tail = 0.1367, cell = 0.1918, thin = 1.89, far = 0.0001487, cache = 209715, deep = 0.00141, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows_v8" cost <call = 31.5, plane = 7.014, vector = 1.04, tail = 0.241, cell = 0.07492, thin = 2.331, far = 0.0002981, cache = 209715, deep = 0.00653, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__avx2_rows" cost <call = 29.34, plane = 6.799, vector = 1.291, thin = 2.001, far = 0.000002526, cache = 209715, deep = 0.004262, last = 22369622>
  argpool.measured "check_indices_i64_cf_1dk4s4__base_rows_v4" cost <call = 27.19, plane = 6.524, vector = 1.159, cell = 0.04946, thin = 2.098, far = 0.00009152, cache = 209715, deep = 0.005063, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__avx2_rows_v8" cost <plane = 88.86, row = 1.513, tail = 0.4369, cell = 0.1929, thin = 0.5584, far = 0.001199, cache = 681574, deep = 0.01179, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk2s2__base_rows_v4" cost <plane = 87.9, row = 1.896, tail = 0.5027, cell = 0.3208, thin = 0.09471, far = 0.0009409, cache = 681574, deep = 0.008758, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__avx2_rows_v8" cost <plane = 82.21, row = 1.62, vector = 0.4256, tail = 0.3733, cell = 0.162, thin = 1.028, far = 0.001196, cache = 209715, deep = 0.004169, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk2s2__base_rows_v4" cost <plane = 80.73, row = 1.877, vector = 0.2395, tail = 0.4745, cell = 0.3138, thin = 0.6403, far = 0.001083, cache = 209715, deep = 0.003009, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__avx2_rows_v8" cost <plane = 77.92, row = 2.432, vector = 2.055, tail = 0.1371, thin = 1.626, far = 0.001066, cache = 209715, deep = 0.00197, last = 22369622>
  argpool.measured "check_indices_i64_cl_3dk2s2__base_rows_v4" cost <plane = 76.84, row = 2.721, vector = 1.859, tail = 0.05075, thin = 1.498, far = 0.0009532, cache = 209715, deep = 0.0007366, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_rows_v8" cost <plane = 97.51, row = 2.359, tail = 0.2986, cell = 0.2338, thin = 1.353, far = 0.00276, cache = 209715, deep = 0.0131, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s1p1__base_rows_v4" cost <plane = 99.43, row = 2.621, tail = 0.5228, cell = 0.4448, thin = 0.8086, far = 0.002312, cache = 209715, deep = 0.008243, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__avx2_rows_v8" cost <plane = 88.33, row = 2.516, tail = 0.4755, cell = 0.2162, thin = 1.21, far = 0.001916, cache = 209715, deep = 0.004863, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2__base_rows_v4" cost <plane = 89.23, row = 2.466, tail = 0.3124, cell = 0.4002, thin = 1.182, far = 0.0018, cache = 209715, deep = 0.003257, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_rows_v8" cost <plane = 91.1, row = 2.543, tail = 0.2419, cell = 0.225, thin = 1.406, far = 0.001747, cache = 209715, deep = 0.005944, last = 22369622>
  argpool.measured "check_indices_i64_cl_2dk3s2p1__base_rows_v4" cost <plane = 89.32, row = 2.618, tail = 0.3463, cell = 0.4259, thin = 0.9708, far = 0.001699, cache = 209715, deep = 0.003227, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__avx2_rows_v8" cost <plane = 86.35, row = 1.573, tail = 0.5, cell = 0.1923, thin = 0.5205, far = 0.001003, cache = 681574, deep = 0.005409, last = 22369622>
  argpool.measured "check_indices_i64_cl_1dk4s4__base_rows_v4" cost <plane = 86.09, row = 1.758, tail = 0.4718, cell = 0.3279, thin = 0.2183, far = 0.0007738, cache = 524288, deep = 0.00507, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows" cost <call = 28.75, plane = 6.918, row = 1.764, vector = 0.8812, cell = 0.0272, thin = 2.26, deep = 0.00003303, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__avx2_rows_v4" cost <call = 27.9, plane = 5.759, row = 1.728, vector = 0.9428, cell = 0.0203, thin = 2.415, deep = 0.0001226, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk2s2__base_rows" cost <call = 27.31, plane = 6.332, row = 1.817, vector = 1.06, cell = 0.007074, thin = 2.252, deep = 0.00004385, last = 22369622>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows" cost <call = 29.4, plane = 8.461, row = 2.158, vector = 1.309, tail = 0.1131, cell = 0.155, thin = 1.994>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_rows_v4" cost <call = 30.28, plane = 8.104, row = 1.85, vector = 2.095, cell = 0.137, thin = 1.795>
  argpool.measured "check_indices_i32_cf_2dk3s2p1__base_rows" cost <call = 28.07, plane = 7.698, row = 2.103, vector = 2.09, cell = 0.1404, thin = 1.823>
  argpool.measured "check_indices_i32_cl_2dk2s2__avx2_rows" cost <plane = 80.5, row = 1.783, cell = 0.1096, thin = 0.8429, far = 0.001881, cache = 209715>
  argpool.measured "check_indices_i32_cl_2dk2s2__base_rows" cost <plane = 81.12, row = 2.073, tail = 0.2603, cell = 0.2782, thin = 0.3251, far = 0.002045, cache = 209715, deep = 0.000009906, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 87.57, row = 2.447, tail = 0.001463, cell = 0.1116, thin = 1.029, far = 0.002264, cache = 209715, deep = 0.005151, last = 22369622>
  argpool.measured "check_indices_i32_cl_2dk3s2p1__base_rows" cost <plane = 86.96, row = 2.687, tail = 0.2728, cell = 0.2919, thin = 0.5539, far = 0.002189, cache = 209715, deep = 0.003428, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v16" cost <call = 19.79, plane = 4.123, row = 1.631, vector = 0.2671, tail = 0.1879, cell = 0.0328, thin = 2.537>
  argpool.measured "check_indices_u8_cf_2dk2s2__avx2_rows_v4" cost <call = 21.08, plane = 3.863, row = 1.814, tail = 0.1051, cell = 0.1671, thin = 2.969>
  argpool.measured "check_indices_u8_cf_2dk2s2__base_rows" cost <call = 16.23, plane = 4.361, row = 1.66, vector = 0.3253, tail = 0.3396, cell = 0.03021, thin = 2.559>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v16" cost <call = 26.17, plane = 6.817, row = 2.551, tail = 0.2899, cell = 0.2403, thin = 2.206>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_rows_v4" cost <call = 21.83, plane = 7.691, row = 2.332, cell = 0.5932, thin = 1.951, deep = 0.001391, last = 22369622>
  argpool.measured "check_indices_u8_cf_2dk3s2p1__base_rows" cost <call = 24.67, plane = 7.403, row = 2.902, tail = 0.2335, cell = 0.2926, thin = 2.057, deep = 0.00008165, last = 22369622>
  argpool.measured "check_indices_u8_cl_2dk2s2__avx2_rows_v16" cost <plane = 63.06, row = 1.516, cell = 0.02791, thin = 1.076, far = 0.001231, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk2s2__base_rows" cost <plane = 64.54, row = 1.59, cell = 0.03208, thin = 1.084, far = 0.001162, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_rows_v16" cost <plane = 80.95, row = 1.661, cell = 0.006253, thin = 1.397, far = 0.002824, cache = 209715>
  argpool.measured "check_indices_u8_cl_2dk3s2p1__base_rows" cost <plane = 82.81, row = 1.699, cell = 0.01897, thin = 1.39, far = 0.002746, cache = 209715>
  argpool.measured "locate_index_i64_cf_any__base_rows_v8" cost <call = 22.76, plane = 8.421, tail = 0.05753, cell = 0.2216, input = 0.0005115, thin = 0.01815, deep = 0.00723, last = 22369622>
  argpool.measured "locate_index_i64_cl_any__base_rows_v8" cost <plane = 103.4, row = 0.467, tail = 0.432, cell = 0.2468, thin = 0.3019, far = 0.001407, cache = 209715, deep = 0.006005, last = 22369622>
  argpool.measured "locate_index_i32_cf_any__base_rows_v8" cost <call = 24.71, plane = 8.081, tail = 0.08588, cell = 0.2562, input = 0.001615, thin = 0.01106>
  argpool.measured "locate_index_i32_cl_any__base_rows_v8" cost <plane = 108.5, row = 0.2644, tail = 0.5918, cell = 0.3019, thin = 0.2678, far = 0.001787, cache = 209715, deep = 0.00007936, last = 22369622>
  argpool.measured "locate_index_u8_cf_any__base_rows_v8" cost <call = 14.14, plane = 2.273, row = 1.193, cell = 4.981, input = 0.00216>
  argpool.measured "locate_index_u8_cl_any__base_rows_v8" cost <plane = 99.36, row = 0.01141, width = 16, tail = 0.5977, cell = 4.953, thin = 0.05543, far = 0.004851, cache = 524288>
  argpool.measured "locate_index_u16_cf_any__base_rows" cost <call = 35.3, plane = 1.644, row = 1.818, cell = 5.009, input = 0.0009736>
  argpool.measured "locate_index_u16_cl_any__base_rows" cost <plane = 101.6, row = 0.4267, width = 32, cell = 4.874, thin = 0.2244, far = 0.004387, cache = 314573>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 83.29, plane = 6.487, width = 128, cell = 0.02212, input = 0.7581, thin = 0.002102, far = 0.003353, cache = 419430>
  argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 85.05, plane = 6.46, vector = 0.005942, cell = 0.02272, input = 0.8527, far = 0.002178, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <plane = 127.6, row = 2.92, tail = 1.84, input = 1.181, thin = 0.04593>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 111.8, plane = 6.004, width = 64, cell = 0.0167, input = 0.7378, thin = 0.009794, far = 0.006886, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 113.3, plane = 6.033, width = 64, cell = 0.0152, input = 0.8789, thin = 0.01113, far = 0.006407, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <plane = 143.6, row = 2.537, tail = 2.056, cell = 0.0004419, input = 1.335, thin = 0.04314, far = 0.007551, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 562, row = 1.163, width = 64, cell = 0.01488, input = 11.17, thin = 0.254>
  argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 23.68, vector = 4.348, tail = 0.3939, cell = 0.05773, input = 9.678, far = 0.02073, cache = 209715>
  argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <call = 218.5, plane = 4.89, row = 5.612, width = 64, cell = 0.0531, input = 10.75, thin = 0.1775, far = 0.1419, cache = 681574>
  argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 2076, vector = 2.814, tail = 0.8186, input = 9.831, thin = 0.00056, far = 0.2424, cache = 524288>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 98.24, plane = 6.633, row = 0.0901, vector = 0.107, cell = 0.04174, input = 0.7424, far = 0.005921, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 96.6, plane = 6.38, row = 0.07109, vector = 0.1241, tail = 0.06165, cell = 0.03295, input = 0.8354, far = 0.005098, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 132.7, row = 2.797, width = 16, cell = 0.002113, input = 1.263, thin = 0.246, far = 0.002885, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 119.3, plane = 6.69, width = 32, tail = 0.03667, cell = 0.02937, input = 0.7514, far = 0.005718, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 128.9, plane = 6.73, vector = 0.01814, cell = 0.02417, input = 0.9127, far = 0.005134, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 12.5, plane = 141.3, row = 2.188, width = 16, cell = 0.002075, input = 1.358, thin = 0.2201, far = 0.005793, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <call = 85.04, row = 2.692, width = 32, cell = 0.1911, input = 10.04, thin = 0.4451, far = 0.05136, cache = 209715>
  argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 24.36, row = 0.8997, vector = 1.181, input = 10.54, far = 0.1392, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 46.3, row = 3.25, width = 32, cell = 0.1724, input = 10.35, thin = 0.1227, far = 0.0518, cache = 681574>
  argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <width = 16, tail = 1.587, cell = 0.2618, input = 10.8, thin = 0.05443>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 88.02, plane = 7.15, row = 0.001801, width = 32, cell = 0.0643, input = 0.6337, thin = 0.01223, far = 0.006018, cache = 419430, deep = 0.03782, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_small_planes" cost <call = 42.19, plane = 3.831, cell = 0.0727, input = 0.6636, far = 0.008136, cache = 524288, deep = 0.03723, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 89.46, plane = 6.672, row = 0.09332, tail = 0.01773, cell = 0.06576, input = 0.719, far = 0.005244, cache = 419430, deep = 0.0379, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 126.8, row = 2.167, width = 16, cell = 0.01538, input = 1.247, thin = 0.3209, far = 0.005451, cache = 419430, deep = 0.04949, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 91.36, plane = 7.245, row = 0.02692, vector = 0.1147, cell = 0.05005, input = 0.7898, thin = 0.002106, far = 0.007454, cache = 524288, deep = 0.04154, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 95.54, plane = 6.827, row = 0.04411, vector = 0.2204, cell = 0.006068, input = 0.9433, far = 0.006949, cache = 524288, deep = 0.03957, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 134.2, row = 2, width = 16, input = 1.402, thin = 0.2844, far = 0.01067, cache = 314573, deep = 0.05768, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <row = 2.553, width = 8, cell = 0.2247, input = 10.02, thin = 0.6321, far = 0.0164, cache = 419430, deep = 0.2084, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 17.81, row = 1.099, width = 16, tail = 0.1878, cell = 0.1929, input = 9.686, thin = 0.31, far = 0.03514, cache = 209715, deep = 0.1186, last = 22369622>
  argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <call = 13.12, row = 1.681, vector = 0.364, width = 16, cell = 0.1631, input = 9.534, thin = 0.5607, far = 0.07045, cache = 209715>
  argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 18.14, width = 16, tail = 1.026, cell = 0.1294, input = 9.924, thin = 0.3776, far = 0.05287, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 90.47, plane = 6.861, vector = 0.1391, cell = 0.1195, input = 0.7767, thin = 0.03058, far = 0.006873, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 90.73, plane = 6.97, vector = 0.172, width = 4, cell = 0.1114, input = 0.8695, thin = 0.02529, far = 0.006388, cache = 314573>
  argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 111.3, row = 1.715, width = 8, cell = 0.05452, input = 1.396, thin = 0.7933, far = 0.008025, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 94.67, plane = 7.048, row = 0.0507, cell = 0.1462, input = 0.6108, far = 0.006104, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 96.39, plane = 7.009, row = 0.01066, cell = 0.1454, input = 0.7497, far = 0.006185, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 109.9, row = 1.61, width = 8, tail = 0.02908, cell = 0.08556, input = 1.241, thin = 0.7829, far = 0.008355, cache = 419430>
  argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <row = 2.491, width = 4, tail = 2.206, cell = 0.1537, input = 10.11, thin = 0.3136, far = 0.02876, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 20.7, row = 1.59, width = 4, cell = 0.3773, input = 9.248, thin = 0.4802, far = 0.04881, cache = 681574>
  argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <row = 4.553, vector = 0.4953, tail = 4.505, input = 9.799, far = 0.01314, cache = 209715>
  argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <plane = 10.99, row = 0.5382, width = 8, cell = 0.3386, input = 9.391, thin = 0.9559, far = 0.04212, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial_v16" cost <call = 93.44, plane = 6.086, vector = 0.1537, cell = 0.071, input = 1.283, far = 0.008347, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial_v16" cost <call = 97.52, plane = 5.987, vector = 0.1992, cell = 0.06771, input = 1.4, far = 0.008326, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial_v16" cost <plane = 114, row = 1.669, vector = 0.8064, tail = 7.12, input = 1.334, thin = 0.02994, far = 0.008625, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial_v16" cost <plane = 113.1, row = 1.937, vector = 0.6894, tail = 4.136, input = 1.454, far = 0.007851, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial_v16" cost <call = 98.39, plane = 5.682, row = 0.1399, vector = 0.06145, cell = 0.07345, input = 1.089, far = 0.008086, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial_v16" cost <call = 105.5, plane = 5.625, row = 0.09285, vector = 0.1221, cell = 0.06817, input = 1.237, far = 0.008232, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial_v16" cost <plane = 111.7, row = 2.328, vector = 1.339, tail = 5.419, input = 0.9582, thin = 0.1233, far = 0.009818, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial_v16" cost <plane = 116.6, row = 2.453, vector = 1.132, tail = 3.594, input = 1.136, far = 0.009645, cache = 524288>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial_v16" cost <call = 100.2, plane = 6.48, row = 0.05601, width = 64, cell = 0.01991, input = 1.031, thin = 0.0101, far = 0.00577, cache = 419430, deep = 0.03527, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_small_planes_v16" cost <call = 57.98, plane = 3.209, width = 32, tail = 0.133, input = 1.112, thin = 0.004606, far = 0.005735, cache = 681574, deep = 0.05976, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial_v16" cost <call = 106.6, plane = 6.362, row = 0.06566, width = 64, cell = 0.02152, input = 1.139, thin = 0.006143, far = 0.004909, cache = 419430, deep = 0.03409, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial_v16" cost <plane = 132.8, row = 2.915, vector = 0.3665, tail = 6.265, input = 0.9885, thin = 0.01761, far = 0.006892, cache = 419430, deep = 0.05316, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial_v16" cost <plane = 134, row = 2.991, tail = 2.281, cell = 0.01953, input = 1.147, thin = 0.004459, far = 0.005885, cache = 419430, deep = 0.05046, last = 22369622>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial_v16" cost <call = 95.39, plane = 5.937, row = 0.2339, vector = 0.1796, cell = 0.02475, input = 1.111, far = 0.006243, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial_v16" cost <call = 102.7, plane = 5.925, row = 0.1713, vector = 0.2324, cell = 0.01832, input = 1.278, far = 0.006233, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial_v16" cost <plane = 130.7, row = 2.795, vector = 0.2185, tail = 6.955, input = 1.147, far = 0.008158, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial_v16" cost <plane = 132.9, row = 3.042, vector = 0.1001, tail = 2.058, input = 1.364, thin = 0.02405, far = 0.007659, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 57.13, plane = 47.88, cell = 0.5525, input = 3.254, far = 0.008544, cache = 209715>
  argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial_v16" cost <call = 97.11, plane = 45.02, vector = 0.405, cell = 1.146, input = 1.876, thin = 0.02825, far = 0.008288, cache = 681574>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 21.53, plane = 143.9, vector = 4.743, tail = 1.626, cell = 0.01072, input = 2.978, far = 0.0141, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial_v16" cost <call = 80.31, plane = 155.5, vector = 10.73, tail = 3.142, cell = 0.08287, input = 2.157, far = 0.008942, cache = 419430>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 141.7, plane = 41.66, cell = 0.5506, input = 3.564>
  argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial_v16" cost <call = 228.4, plane = 44.2, cell = 1.216, input = 1.888, thin = 0.02256>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <plane = 144.6, vector = 4.798, tail = 2.278, cell = 0.009677, input = 3.26, far = 0.01223, cache = 314573>
  argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial_v16" cost <call = 15.78, plane = 162.6, vector = 10.82, tail = 4.229, cell = 0.07922, input = 2.327>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 51.24, plane = 57.84, cell = 0.6342, input = 1.005, far = 0.01066, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial_v16" cost <call = 60.99, plane = 48.91, cell = 0.7229, input = 1.083, far = 0.007697, cache = 524288>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 1.348, plane = 155.9, vector = 4.812, tail = 2.601, cell = 0.01073, input = 1.595, far = 0.01582, cache = 314573>
  argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial_v16" cost <call = 7.607, plane = 164, vector = 5.616, tail = 6.119, input = 1.597, far = 0.01263, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 75.42, plane = 65.44, vector = 0.7493, cell = 0.5963, input = 0.8979, far = 0.01051, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial_v16" cost <call = 100.5, plane = 49.78, vector = 0.9905, cell = 0.6544, input = 1.045, far = 0.01169, cache = 209715>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 51.76, plane = 147.6, vector = 5.728, tail = 1.881, cell = 0.02832, input = 1.374, thin = 0.01286, far = 0.0209, cache = 681574>
  argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial_v16" cost <call = 50.95, plane = 150.3, vector = 6.167, tail = 6.133, cell = 0.03319, input = 1.453, thin = 0.009964, far = 0.01789, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial_v16" cost <call = 80.39, plane = 6.199, row = 0.01712, input = 0.9974>
  argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 78.63, plane = 6.098, input = 1.109, thin = 0.0005476>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial_v16" cost <plane = 130.8, row = 2.831, tail = 3.704, input = 1.148, thin = 0.1384, far = 0.003141, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <plane = 130.2, row = 2.728, tail = 1.234, input = 1.267, thin = 0.1408, far = 0.001724, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial_v16" cost <call = 106.4, plane = 5.954, row = 0.1273, vector = 0.01038, input = 1.012, far = 0.001658, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 112.5, plane = 6.179, row = 0.05039, vector = 0.01025, input = 1.145, far = 0.002446, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial_v16" cost <plane = 125, row = 3.714, tail = 4.346, input = 1.324, far = 0.0003182, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 130.1, row = 3.73, tail = 1.274, input = 1.248, far = 0.0009662, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 86.21, plane = 6.563, width = 64, cell = 0.002127, input = 1.055, thin = 0.01937, far = 0.005511, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial_v16" cost <call = 85.61, plane = 6.74, width = 64, cell = 0.002172, input = 1.158, thin = 0.01522, far = 0.004896, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <plane = 132.5, row = 2.674, tail = 4.721, cell = 0.009211, input = 1.048, thin = 0.06102, far = 0.008575, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial_v16" cost <plane = 136.9, row = 2.889, vector = 0.1232, tail = 1.45, input = 1.18, thin = 0.06347, far = 0.008636, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 105.8, plane = 6.807, vector = 0.04247, tail = 0.1668, input = 1.048, far = 0.004892, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial_v16" cost <call = 108.1, plane = 6.819, tail = 0.1509, input = 1.197, far = 0.004684, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <plane = 136.9, row = 3.03, tail = 4.556, input = 1.467, far = 0.002619, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial_v16" cost <plane = 139.7, row = 2.954, width = 32, tail = 1.509, input = 1.621, thin = 0.05012, far = 0.001295, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial_v16" cost <call = 89.26, plane = 6.922, cell = 0.04023, input = 0.9622, far = 0.004761, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial_v16" cost <call = 95.11, plane = 6.886, cell = 0.04205, input = 1.042, far = 0.003942, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial_v16" cost <plane = 127.8, row = 2.491, vector = 0.3691, tail = 6.772, input = 1.261, far = 0.006519, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial_v16" cost <plane = 132, row = 2.284, tail = 2.412, cell = 0.01889, input = 1.428, thin = 0.0137, far = 0.005365, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial_v16" cost <call = 91.29, plane = 6.822, vector = 0.1016, tail = 0.07733, cell = 0.04319, input = 1.022, far = 0.006194, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial_v16" cost <call = 92.03, plane = 6.627, vector = 0.1982, cell = 0.03762, input = 1.172, far = 0.006055, cache = 681574>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial_v16" cost <plane = 129.5, row = 3.006, vector = 0.02676, tail = 6.589, input = 1.53, far = 0.004625, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial_v16" cost <plane = 127.3, row = 2.772, tail = 2.088, input = 1.746, far = 0.004546, cache = 209715>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial_v16" cost <call = 82.34, plane = 6.864, vector = 0.1384, cell = 0.09606, input = 1.144, thin = 0.004809, far = 0.006061, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial_v16" cost <call = 83.64, plane = 6.872, vector = 0.2005, cell = 0.09123, input = 1.262, thin = 0.00348, far = 0.005707, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial_v16" cost <plane = 96.28, row = 2.803, vector = 0.7496, tail = 6.732, input = 1.51, far = 0.01012, cache = 524288>
  argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial_v16" cost <plane = 97.05, row = 3.007, vector = 0.5771, tail = 3.44, input = 1.632, far = 0.01027, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial_v16" cost <call = 91.72, plane = 6.827, tail = 0.08333, cell = 0.1125, input = 0.9199, far = 0.005439, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial_v16" cost <call = 96, plane = 7.112, tail = 0.01798, cell = 0.1136, input = 1.064, far = 0.004938, cache = 419430>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial_v16" cost <plane = 123.8, row = 1.665, vector = 1.03, tail = 6.127, input = 1.085, thin = 0.05134, far = 0.008255, cache = 314573>
  argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial_v16" cost <plane = 122.3, row = 1.547, vector = 1.029, tail = 3.867, input = 1.417, far = 0.009134, cache = 314573>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows" cost <call = 28.27, plane = 6.362, row = 4.055, vector = 4.726, width = 16, cell = 0.571, far = 0.00385, cache = 419430, deep = 0.02732, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__avx2_rows_stream" cost <call = 199.6, plane = 4.754, row = 2.937, vector = 6.269, width = 16, cell = 0.4318, far = 0.002031, cache = 419430, deep = 0.02542, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk2s3__base_rows" cost <call = 31.8, plane = 5.066, row = 1.858, tail = 1.949, cell = 1.151, thin = 9.247, far = 0.001901, cache = 209715, deep = 0.02659, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows" cost <call = 22.72, plane = 4.29, vector = 3.908, tail = 0.5286, deep = 0.02011, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__avx2_rows_stream" cost <call = 145, plane = 3.114, vector = 1.125, width = 32, cell = 0.3269, thin = 0.1123, far = 0.002633, cache = 681574, deep = 0.007294, last = 11184811>
  argpool.measured "max_pool_f32_i64_cf_2dk1x3s1x2__base_rows" cost <call = 19.98, plane = 4.306, vector = 3.393, thin = 5.557, deep = 0.01403, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows" cost <call = 133.6, plane = 13.94, row = 9.071, vector = 3.447, tail = 5.668, cell = 0.4541, deep = 0.006702, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_sliding" cost <call = 210.4, plane = 24.81, vector = 1.313, tail = 0.8561, input = 0.3801, far = 0.01069, cache = 524288, deep = 0.009029, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__avx2_rows_stream" cost <call = 377.8, plane = 18.97, row = 14.08, vector = 6.989, far = 0.002527, cache = 524288, deep = 0.04843, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s1p1d2__base_rows" cost <call = 82.2, row = 14.8, tail = 13.15, cell = 1.448, input = 0.1177, thin = 15.82, deep = 0.009394, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows" cost <call = 0.9657, row = 19.49, vector = 3.606, width = 16, cell = 0.07582, input = 0.2307, far = 0.007488, cache = 681574, deep = 0.01326, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_sliding" cost <plane = 55.98, input = 0.2022, deep = 0.01737, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__avx2_rows_stream" cost <call = 169.9, row = 26.85, vector = 4.753, width = 32, cell = 0.1696, input = 0.1866, far = 0.00776, cache = 681574, deep = 0.02122, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk3s2p1d2__base_rows" cost <row = 20.08, cell = 0.2045, input = 0.4454, thin = 17.98, far = 0.01476, cache = 681574, deep = 0.006577, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows" cost <call = 1002, row = 17.54, cell = 2.191, deep = 0.03967, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_separable" cost <call = 138.6, plane = 43.44, tail = 3.652, cell = 1.044, thin = 0.3127, far = 0.03468, cache = 419430, deep = 0.04206, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_van_herk" cost <call = 885.4, cell = 0.7737, far = 0.0242, cache = 209715, deep = 0.04206, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__avx2_rows_stream" cost <call = 917, row = 31.26, vector = 32.54, width = 16, tail = 5.468, deep = 0.01621, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk5s1p2__base_rows" cost <call = 56.28, plane = 1.162, row = 29.82, cell = 4.294, thin = 57.9, deep = 0.04862, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_separable" cost <call = 355.1, plane = 132.2, row = 2.614, vector = 6.696, tail = 3.48, far = 0.03225, cache = 209715, deep = 0.03876, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk9s1p4__avx2_van_herk" cost <cell = 1.375, deep = 0.03876, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_separable" cost <call = 324.7, vector = 25.51, width = 16, tail = 1.228, far = 0.04026, cache = 209715, deep = 0.1807, last = 22369622>
  argpool.measured "max_pool_f32_i64_cf_2dk13s1p6__avx2_van_herk" cost <plane = 51.1, cell = 1.24, deep = 0.1807, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows" cost <call = 4.064, plane = 137.2, row = 0.6526, width = 16, tail = 2.083, cell = 0.3236, input = 0.3111, thin = 0.4145, far = 0.01183, cache = 419430, deep = 0.03723, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_rows_v16_stream64" cost <call = 24.77, plane = 38.15, width = 32, input = 0.6291, thin = 0.2349, far = 0.007465, cache = 209715, deep = 0.03168, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__avx2_flat" cost <call = 37.39, plane = 102, row = 15.68, vector = 13.74, thin = 30.82, far = 0.006204, cache = 209715, deep = 0.03485, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk3s1p1d2__base_rows" cost <call = 46.64, plane = 97.85, row = 2.928, vector = 0.7092, tail = 4.785, input = 0.6587, thin = 15.73, far = 0.02387, cache = 419430, deep = 0.02877, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk9s1p4__avx2_van_herk" cost <plane = 112.4, row = 1.483, vector = 3.128, cell = 0.5655, far = 0.01441, cache = 681574, deep = 0.1697, last = 22369622>
  argpool.measured "max_pool_f32_i64_cl_2dk13s1p6__avx2_van_herk" cost <plane = 5809, cell = 1.255, far = 0.002287, cache = 681574, deep = 0.07045, last = 22369622>
  argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows_v4" cost <row = 19.87, tail = 0.5867, deep = 0.01297, last = 22369622>
}
