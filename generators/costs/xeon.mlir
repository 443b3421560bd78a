// What rows cost, in nanoseconds on one thread (argpool_registry.h, argpool_cost).
// Measured on 2026-11-21 by argpool-tune 0.1.0 --seconds=420 --seed=1
// on Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB.
// Regret, what choosing by them loses against the best variant, in calls not tuned on:
//   all: mean 2.7 %, worst 669.2 % of 4533 calls
//   max_pool cf: mean 6.7 %, worst 375.3 % of 791 calls
//   max_pool cl: mean 2.3 %, worst 669.2 % of 1167 calls
//   max_pool_backward cf: mean 0.8 %, worst 60.6 % of 207 calls
//   max_pool_backward cl: mean 3.5 %, worst 208.4 % of 317 calls
//   max_unpool cf: mean 3.1 %, worst 99.3 % of 445 calls
//   max_unpool cl: mean 2.0 %, worst 61.0 % of 602 calls
//   max_unpool_backward cf: mean 0.2 %, worst 22.2 % of 362 calls
//   max_unpool_backward cl: mean 0.2 %, worst 15.4 % of 332 calls
//   max_unpool_sum cf: mean 0.3 %, worst 24.1 % of 149 calls
//   max_unpool_sum cl: mean 1.0 %, worst 25.3 % of 161 calls
// SPDX-License-Identifier: MIT

argpool.measured "max_pool_f64_none_cf_any__avx512_rows" cost <call = 24.62, plane = 26.24, width = 16, tail = 9.329, cell = 0.35, thin = 0.3292, tap = 0.08277, step = 0.02737, far = 0.01103, cache = 2726298>
argpool.measured "max_pool_f64_none_cf_any__avx512_flat" cost <call = 201.8, plane = 0.1922, vector = 0.5029, width = 32, cell = 0.4031, thin = 0.2495, tap = 0.2793, far = 0.01611, cache = 838861>
argpool.measured "max_pool_f64_none_cf_any__avx512_running" cost <call = 169.2, plane = 38.83, vector = 15.97, width = 16, tail = 4.419, cell = 0.035, thin = 1.685, step = 0.06195, far = 0.0322, cache = 2726298>
argpool.measured "max_pool_f64_none_cf_any__base_rows" cost <call = 18.27, row = 22.05, width = 4, cell = 1.359, thin = 5.455, tap = 0.3214, step = 0.00881, far = 0.001788, cache = 2726298>
argpool.measured "max_pool_f64_none_cl_any__avx512_rows" cost <plane = 60.07, row = 0.1603, vector = 4.129, width = 32, tail = 6.51, tap = 0.05887, step = 0.003819, far = 0.01494, cache = 2726298, deep = 0.03991, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__avx512_running" cost <plane = 172.7, vector = 3.74, tail = 1.348, cell = 0.1305, step = 0.08271, far = 0.02305, cache = 2726298, deep = 0.02412, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__avx2_rows" cost <plane = 61.24, row = 7.034, tail = 3.158, cell = 0.2249, thin = 4.678, tap = 0.1697, step = 0.009136, far = 0.008301, cache = 2097152, deep = 0.0779, last = 8388608>
argpool.measured "max_pool_f64_none_cl_any__base_rows" cost <plane = 60.62, row = 6.703, tail = 1.437, cell = 0.5463, thin = 0.1834, tap = 0.2801, step = 0.007634, far = 0.01192, cache = 2726298, deep = 0.06683, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_rows" cost <call = 11.27, plane = 5.168, row = 1.749, vector = 2.129, tail = 1.796, cell = 0.2228, far = 0.01848, cache = 1677722, deep = 0.01171, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_flat" cost <call = 60.69, cell = 1.013, far = 0.01825, cache = 1677722, deep = 0.005255, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_half" cost <call = 17.2, plane = 2.832, row = 2.034, vector = 4.284, cell = 0.02362, far = 0.007491, cache = 1677722, deep = 0.01651, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx512_stream" cost <call = 166, row = 1.73, width = 16, cell = 0.7989, thin = 0.2546, far = 0.009811, cache = 2726298, deep = 0.007363, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_rows" cost <call = 13.14, plane = 1.677, row = 3.247, vector = 5.137, tail = 1.088, far = 0.007393, cache = 1677722, deep = 0.007192, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__avx2_stream" cost <call = 194.6, plane = 4.176, row = 4.803, vector = 4.541, far = 0.008724, cache = 2097152, deep = 0.007295, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk2s2__base_rows" cost <call = 20.76, plane = 2.207, row = 3.314, vector = 3.209, tail = 0.6603, thin = 7.806, far = 0.004049, cache = 1258291, deep = 0.01938, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 212.9, row = 9.391, vector = 8.221, tail = 0.1801, cell = 0.05324, far = 0.006748, cache = 2097152, deep = 0.01085, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_flat" cost <call = 161.8, cell = 1.857, far = 0.01585, cache = 838861, deep = 0.02385, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_half" cost <call = 209.9, plane = 1.09, row = 9.016, vector = 9.6, tail = 0.2119, far = 0.001576, cache = 1258291, deep = 0.008311, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 410.8, row = 8.125, width = 32, tail = 1.926, cell = 1.071, thin = 0.004808, far = 0.004353, cache = 2726298, deep = 0.0133, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 210.2, plane = 0.9444, row = 15.09, vector = 12.1, tail = 1.43, far = 0.002818, cache = 1258291, deep = 0.008448, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 392.3, plane = 0.3843, row = 17.21, vector = 11.61, far = 0.00135, cache = 2097152, deep = 0.01066, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_2dk3s2p1__base_rows" cost <call = 17.58, plane = 2.251, row = 14.19, vector = 6.371, tail = 0.2672, thin = 1.479, far = 0.00148, cache = 2726298, deep = 0.009723, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_rows" cost <plane = 23.47, row = 12.63, vector = 1.559, tail = 5.411, tap = 0.1467, step = 0.02391, far = 0.00873, cache = 1677722, deep = 0.01069, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_flat" cost <call = 213, cell = 0.3616, tap = 0.3412, step = 0.0228, far = 0.01336, cache = 2097152, deep = 0.01119, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__avx512_running" cost <call = 1105, plane = 80.71, vector = 36.83, width = 32, tail = 10.08, cell = 0.108, step = 0.2621, far = 0.02421, cache = 838861, deep = 0.03125, last = 8388608>
argpool.measured "max_pool_f64_i64_cf_any__base_rows" cost <call = 38.61, plane = 10.32, row = 9.82, vector = 2.661, tail = 2.697, thin = 9.835, tap = 0.5865, step = 0.0007007, far = 0.002484, cache = 1258291, deep = 0.004, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.59, row = 4.074, vector = 1.46, tail = 3.386, cell = 0.2102, far = 0.0212, cache = 1677722, deep = 0.01258, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_half" cost <plane = 38.22, vector = 3.939, tail = 2.433, cell = 0.2056, far = 0.02028, cache = 1677722>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_stream" cost <call = 146.6, plane = 36.88, vector = 1.288, width = 32, tail = 0.6018, cell = 0.7233, thin = 0.02058, far = 0.007709, cache = 2097152, deep = 0.00917, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx512_flat" cost <plane = 71.92, vector = 0.3055, cell = 2.04, thin = 0.007628, far = 0.003061, cache = 1258291, deep = 0.02535, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_rows" cost <plane = 44.65, row = 5.474, vector = 2.587, tail = 1.089, cell = 0.2992, far = 0.009105, cache = 1677722, deep = 0.02134, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_narrow" cost <plane = 45.68, row = 5.077, vector = 1.141, tail = 2.031, cell = 0.6348, thin = 10.07, far = 0.009325, cache = 1258291, deep = 0.0228, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__avx2_stream" cost <call = 149.8, plane = 47.46, row = 4.304, width = 8, tail = 0.6129, cell = 0.9153, far = 0.006254, cache = 1677722, deep = 0.02999, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk2s2__base_rows" cost <plane = 47.22, row = 5.532, vector = 2.208, tail = 0.1196, thin = 8.713, far = 0.007366, cache = 1258291, deep = 0.03251, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 38.51, row = 4.196, vector = 6.976, cell = 0.03288, far = 0.00924, cache = 1677722, deep = 0.01518, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_half" cost <plane = 49.2, vector = 5.335, tail = 2.298, cell = 0.3712, far = 0.01822, cache = 1677722, deep = 0.004409, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 160.8, plane = 50.46, row = 2.679, width = 16, cell = 0.8942, thin = 0.171, far = 0.007589, cache = 2726298, deep = 0.01733, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 89.55, vector = 0.471, cell = 3.864, thin = 0.1108, deep = 0.01097, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 49.5, row = 6.317, vector = 11.38, tail = 0.9673, far = 0.001172, cache = 838861, deep = 0.01649, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 50.01, row = 6.272, vector = 6.474, tail = 2.666, cell = 1.217, thin = 12.78, far = 0.001863, cache = 838861, deep = 0.01268, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 173.4, plane = 52.2, row = 7.232, vector = 6.664, cell = 0.8496, far = 0.0005404, cache = 2726298, deep = 0.01489, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_2dk3s2p1__base_rows" cost <plane = 49.73, row = 6.422, vector = 4.688, cell = 0.4061, thin = 12.56, far = 0.001693, cache = 838861, deep = 0.025, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx512_rows" cost <plane = 64.27, row = 8.228, vector = 3.099, tail = 4.121, tap = 0.1029, far = 0.01108, cache = 1677722, deep = 0.02073, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx512_running" cost <call = 117.3, plane = 586.5, vector = 10.52, tail = 8.397, tap = 0.0004979, step = 0.1354, far = 0.02944, cache = 1677722, deep = 0.03475, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__avx2_rows" cost <plane = 75.32, row = 8.869, vector = 0.7853, tail = 4.346, cell = 0.3981, thin = 4.02, tap = 0.3397, far = 0.007931, cache = 1258291, deep = 0.02562, last = 8388608>
argpool.measured "max_pool_f64_i64_cl_any__base_rows" cost <plane = 75.59, row = 7.833, vector = 3.35, tail = 2.071, thin = 2.729, tap = 0.4637, far = 0.007889, cache = 1258291, deep = 0.02614, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_rows" cost <plane = 19.24, row = 13.63, width = 32, cell = 0.3045, thin = 0.3673, tap = 0.1529, step = 0.01768, far = 0.01853, cache = 2726298, deep = 0.03877, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_flat" cost <call = 220.6, vector = 0.1705, cell = 0.6209, tap = 0.3157, step = 0.0008329, far = 0.01631, cache = 1258291, deep = 0.0521, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__avx512_running" cost <call = 1217, plane = 105, vector = 23.39, width = 32, cell = 0.07165, step = 0.2296, far = 0.04551, cache = 838861, deep = 0.1427, last = 8388608>
argpool.measured "max_pool_f64_i32_cf_any__base_rows" cost <call = 11.43, plane = 13.89, row = 13.16, tail = 17.11, cell = 1.25, tap = 0.6341, deep = 0.1982, last = 8388608>
argpool.measured "max_pool_f64_i32_cl_any__avx512_rows" cost <plane = 72.45, row = 6.833, vector = 1.74, tail = 4.365, tap = 0.09496, step = 0.002251, far = 0.01429, cache = 2097152>
argpool.measured "max_pool_f64_i32_cl_any__avx512_running" cost <call = 4.249, plane = 512.9, tail = 14.89, cell = 0.8611, step = 0.1348, far = 0.0537, cache = 2097152>
argpool.measured "max_pool_f64_i32_cl_any__avx2_rows" cost <plane = 71.9, row = 8.356, vector = 0.0111, tail = 4.08, cell = 0.5323, thin = 2.543, tap = 0.3058, step = 0.02217, far = 0.02541, cache = 1258291>
argpool.measured "max_pool_f64_i32_cl_any__base_rows" cost <plane = 75.46, row = 8.368, vector = 2.682, tail = 0.06935, thin = 1.719, tap = 0.3979, step = 0.01627, far = 0.01282, cache = 838861>
argpool.measured "max_pool_f64_u8_cf_any__avx512_rows" cost <call = 80.48, plane = 9.085, row = 15.23, vector = 1.748, tail = 10.6, tap = 0.115, step = 0.02759, far = 0.01297, cache = 2726298, deep = 0.7617, last = 8388608>
argpool.measured "max_pool_f64_u8_cf_any__avx512_flat" cost <call = 437.5, vector = 1.668, cell = 0.08894, thin = 0.075, tap = 0.3386, step = 0.008668, far = 0.0135, cache = 1258291, deep = 0.01227, last = 8388608>
argpool.measured "max_pool_f64_u8_cf_any__avx512_running" cost <call = 867.6, plane = 84, vector = 23.85, width = 32, cell = 0.1437, step = 0.2126, far = 0.04624, cache = 1677722>
argpool.measured "max_pool_f64_u8_cf_any__base_rows" cost <call = 71.59, row = 21.18, vector = 4.019, width = 4, tail = 0.5432, cell = 0.2985, thin = 12.21, tap = 0.5345, deep = 0.5523, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx512_rows" cost <plane = 68.37, row = 7.194, vector = 1.056, tail = 2.982, tap = 0.1049, step = 0.001131, far = 0.01142, cache = 1258291, deep = 0.02642, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx512_running" cost <call = 364.1, plane = 440.8, vector = 6.65, tail = 7.795, tap = 0.0007325, step = 0.1607, far = 0.01688, cache = 838861, deep = 0.1563, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__avx2_rows" cost <plane = 69.61, row = 6.955, vector = 0.9427, tail = 5.031, thin = 2.55, tap = 0.3418, step = 0.01134, far = 0.006142, cache = 838861, deep = 0.04056, last = 8388608>
argpool.measured "max_pool_f64_u8_cl_any__base_rows" cost <plane = 69.35, row = 6.191, vector = 1.614, tail = 2.7, thin = 4.16, tap = 0.4433, step = 0.005656, far = 0.007362, cache = 2097152, deep = 0.01863, last = 8388608>
argpool.measured "max_pool_f64_u16_cf_any__avx512_rows" cost <call = 18.03, plane = 11.09, row = 11.21, width = 16, tail = 3.481, cell = 0.2947, thin = 0.9099, tap = 0.1209, step = 0.0349, far = 0.005088, cache = 1677722>
argpool.measured "max_pool_f64_u16_cf_any__avx512_flat" cost <call = 320.6, cell = 0.3575, thin = 0.151, tap = 0.3471, far = 0.01102, cache = 838861>
argpool.measured "max_pool_f64_u16_cf_any__avx512_running" cost <call = 996.9, plane = 57.02, vector = 32, width = 32, cell = 0.2071, step = 0.195, far = 0.001517, cache = 838861>
argpool.measured "max_pool_f64_u16_cf_any__base_rows" cost <call = 24.5, plane = 12.71, row = 6.948, vector = 2.326, tail = 5.043, thin = 18.66, tap = 0.6009, step = 0.0004192, far = 0.001581, cache = 838861>
argpool.measured "max_pool_f64_u16_cl_any__avx512_rows" cost <plane = 65.59, row = 5.939, tail = 6.399, cell = 0.1949, tap = 0.092, step = 0.005344, far = 0.01391, cache = 1677722>
argpool.measured "max_pool_f64_u16_cl_any__avx512_running" cost <plane = 549.5, row = 0.2337, vector = 13.42, width = 16, cell = 0.2629, step = 0.1306, far = 0.07005, cache = 2726298>
argpool.measured "max_pool_f64_u16_cl_any__avx2_rows" cost <plane = 59.02, row = 6.631, width = 8, tail = 7.195, cell = 0.3525, tap = 0.2795, step = 0.02985, far = 0.009275, cache = 1258291>
argpool.measured "max_pool_f64_u16_cl_any__base_rows" cost <plane = 64.89, row = 6.643, vector = 1.671, tail = 4.168, tap = 0.4208, step = 0.01836, far = 0.007945, cache = 1258291>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_rows" cost <call = 14.85, plane = 5.302, width = 32, tail = 0.7205, cell = 0.1857, thin = 0.08802, far = 0.02268, cache = 2097152, deep = 0.002862, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_half" cost <call = 11.6, plane = 1.909, row = 1.718, vector = 0.8826, tail = 0.9116, cell = 0.2368, far = 0.01227, cache = 1677722, deep = 0.01034, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_narrow" cost <call = 14.53, plane = 1.372, row = 2.528, vector = 1.791, tail = 0.4698, cell = 0.1088, thin = 5.237, far = 0.008246, cache = 2097152, deep = 0.01088, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_flat" cost <call = 78.2, width = 64, cell = 0.4369, thin = 0.1888, far = 0.03272, cache = 2097152, deep = 0.04461, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx512_stream" cost <call = 158.1, plane = 2.88, width = 32, tail = 0.06675, cell = 0.2462, thin = 0.03106, far = 0.0171, cache = 2726298, deep = 0.002572, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_rows" cost <call = 12.13, plane = 1.751, row = 1.813, vector = 3.04, tail = 0.5007, cell = 0.04792, far = 0.0109, cache = 1677722, deep = 0.01369, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__avx2_stream" cost <call = 150.6, plane = 4.153, row = 0.3575, width = 32, tail = 1.081, cell = 0.3871, thin = 0.01549, far = 0.01339, cache = 2726298, deep = 0.008068, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk2s2__base_rows" cost <call = 13.14, plane = 1.689, row = 2.429, vector = 2.105, tail = 0.1267, thin = 6.891, far = 0.008812, cache = 2097152, deep = 0.01374, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_rows" cost <call = 311.5, row = 9.275, vector = 5.04, tail = 1.716, deep = 0.02741, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_half" cost <call = 300.8, plane = 0.8332, row = 8.057, vector = 4.57, tail = 0.9488, deep = 0.01472, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_narrow" cost <call = 297.8, row = 8.148, vector = 4.037, tail = 0.1838, cell = 0.1181, thin = 6.679, deep = 0.01109, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_flat" cost <call = 253, vector = 0.005249, cell = 1.173, far = 0.02122, cache = 838861, deep = 0.2874, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx512_stream" cost <call = 506.8, row = 6.88, width = 64, cell = 0.312, thin = 0.0388, deep = 0.008131, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_rows" cost <call = 311.3, row = 9.251, vector = 3.983, tail = 3.099, cell = 0.2553, far = 0.003327, cache = 2726298, deep = 0.01202, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__avx2_stream" cost <call = 499.3, row = 9.36, vector = 5.243, deep = 0.01942, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s1p1__base_rows" cost <call = 4.05, row = 14.95, vector = 1.895, tail = 2.526, cell = 0.5059, thin = 3.184, far = 0.003152, cache = 838861, deep = 0.01522, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_rows" cost <call = 6.449, plane = 9.926, row = 0.156, vector = 7.085, tail = 0.2127, cell = 0.01225, far = 0.01113, cache = 1677722, deep = 0.0314, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_half" cost <call = 14.55, row = 0.1147, vector = 7.224, tail = 0.3141, far = 0.005363, cache = 1258291, deep = 0.03801, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_narrow" cost <call = 14.63, plane = 1.224, row = 3.031, vector = 4.532, cell = 0.02167, thin = 9.662, far = 0.003241, cache = 1258291, deep = 0.04592, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_flat" cost <call = 140.7, cell = 1.275, far = 0.02441, cache = 2097152, deep = 0.146, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx512_stream" cost <call = 172.3, width = 64, cell = 0.4397, thin = 0.0621, far = 0.01212, cache = 2097152, deep = 0.006946, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_rows" cost <call = 16, row = 4.22, vector = 7.872, tail = 0.3433, far = 0.007741, cache = 1258291, deep = 0.03845, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2__avx2_stream" cost <call = 157.8, row = 4.056, vector = 7.412, far = 0.01645, cache = 2097152>
argpool.measured "max_pool_f32_none_cf_2dk3s2__base_rows" cost <call = 15.2, plane = 1.331, row = 3.499, vector = 4.337, cell = 0.01124, thin = 9.458, far = 0.003822, cache = 1258291, deep = 0.04839, last = 83886080>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_rows" cost <call = 205.9, plane = 12.77, row = 4.784, vector = 5.493, cell = 0.1164, far = 0.006266, cache = 2726298, deep = 0.01959, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_half" cost <call = 199.7, plane = 0.612, row = 5.452, vector = 6.084, cell = 0.1414, far = 0.001553, cache = 2726298, deep = 0.01613, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_narrow" cost <call = 192.5, row = 6.957, tail = 3.031, cell = 1.149, thin = 7.524, far = 0.001559, cache = 2726298, deep = 0.02069, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_flat" cost <call = 56.23, cell = 1.266, far = 0.02192, cache = 1258291, deep = 0.09314, last = 25165824>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx512_stream" cost <call = 370.1, plane = 23.3, width = 64, tail = 3.872, cell = 0.4609, thin = 0.01527, deep = 0.1354, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_rows" cost <call = 205, row = 8.117, vector = 7.082, tail = 0.3089, cell = 0.1147, far = 0.004135, cache = 2726298, deep = 0.03685, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__avx2_stream" cost <call = 390.9, row = 8.002, vector = 2.398, width = 16, cell = 0.7903, thin = 0.0148, deep = 0.1412, last = 8388608>
argpool.measured "max_pool_f32_none_cf_2dk3s2p1__base_rows" cost <call = 14.61, row = 12.17, tail = 3.108, cell = 1.109, thin = 4.609, far = 0.003348, cache = 2726298, deep = 0.02904, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx512_rows" cost <call = 37.55, plane = 31.35, width = 64, tail = 6.753, cell = 0.09378, thin = 0.2248, tap = 0.06457, step = 0.01419, far = 0.01246, cache = 1258291, deep = 0.01006, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx512_flat" cost <call = 258.6, cell = 0.4509, thin = 0.1013, tap = 0.1963, step = 0.005188, far = 0.02312, cache = 2097152, deep = 0.05482, last = 83886080>
argpool.measured "max_pool_f32_none_cf_any__avx512_running" cost <call = 183, plane = 46.77, vector = 21.89, width = 64, cell = 0.0549, thin = 0.02028, step = 0.0632, far = 0.04141, cache = 2726298, deep = 0.03091, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__avx2_running" cost <call = 141.4, plane = 56.42, row = 0.1766, vector = 16.98, width = 16, cell = 0.2095, thin = 0.4452, step = 0.093, far = 0.02038, cache = 2726298, deep = 0.05055, last = 8388608>
argpool.measured "max_pool_f32_none_cf_any__base_rows" cost <call = 36.91, plane = 9.334, row = 6.694, vector = 2.298, tail = 2.966, thin = 8.986, tap = 0.2042, step = 0.01337, far = 0.002527, cache = 838861, deep = 0.02539, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_rows" cost <plane = 24.34, vector = 5.171, width = 64, cell = 0.06435, far = 0.02117, cache = 1677722, deep = 0.02243, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_half" cost <plane = 38.27, vector = 2.368, tail = 0.4288, far = 0.02156, cache = 1677722, deep = 0.04428, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_stream" cost <call = 155.2, plane = 30.79, row = 0.7771, width = 32, cell = 0.2191, thin = 0.03436, far = 0.01586, cache = 2097152, deep = 0.01867, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx512_flat" cost <plane = 68.12, tail = 0.142, cell = 1.067, thin = 0.03269, far = 0.003782, cache = 1258291, deep = 0.04682, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_rows" cost <plane = 35.51, row = 2.325, vector = 1.755, tail = 1.168, cell = 0.06295, far = 0.01595, cache = 1677722, deep = 0.04389, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_narrow" cost <plane = 35.7, row = 2.531, tail = 1.051, cell = 0.5401, thin = 6.997, far = 0.01253, cache = 1677722, deep = 0.06366, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__avx2_stream" cost <call = 142.6, plane = 36.54, row = 2.34, vector = 2.275, far = 0.01616, cache = 2726298, deep = 0.03111, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk2s2__base_rows" cost <plane = 35.91, row = 2.592, vector = 1.067, tail = 0.1474, cell = 0.1153, thin = 8.569, far = 0.01376, cache = 1677722, deep = 0.04734, last = 83886080>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_rows" cost <plane = 21.42, row = 1.767, vector = 5.059, far = 0.001841, cache = 838861>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_half" cost <plane = 34.45, vector = 4.353, cell = 0.05649, far = 0.003117, cache = 838861, deep = 0.009412, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_stream" cost <call = 121.1, plane = 41.04, width = 32, cell = 0.3287, thin = 0.1384>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx512_flat" cost <plane = 118.1, row = 0.0168, vector = 1.116, cell = 1.795>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_rows" cost <plane = 43.45, row = 3.242, vector = 6.287, cell = 0.0369, far = 0.003241, cache = 838861, deep = 0.005798, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_narrow" cost <plane = 57.14, row = 4.063, vector = 1.915, tail = 1.378, cell = 1.14, thin = 17.16, deep = 0.02826, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__avx2_stream" cost <call = 92.16, plane = 65, row = 2.64, width = 32, cell = 0.7701, thin = 0.1349>
argpool.measured "max_pool_f32_none_cl_2dk3s1p1__base_rows" cost <plane = 36.17, row = 3.088, vector = 3.031, cell = 0.2622, thin = 13.41, far = 0.007669, cache = 1677722, deep = 0.02181, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_rows" cost <plane = 35.96, row = 1.369, vector = 1.044, tail = 5.917, cell = 0.2569, far = 0.01335, cache = 1677722, deep = 0.004816, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_half" cost <plane = 42.27, vector = 2.623, tail = 1.264, cell = 0.2969, far = 0.02076, cache = 1677722, deep = 0.00916, last = 25165824>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_stream" cost <call = 137.4, plane = 44.24, row = 0.4738, width = 32, tail = 0.3664, cell = 0.3418, thin = 0.09385, far = 0.01004, cache = 2097152, deep = 0.01084, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx512_flat" cost <plane = 72, vector = 0.2896, cell = 2.148, thin = 0.1071, far = 0.003408, cache = 1258291, deep = 0.004744, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_rows" cost <plane = 42.83, row = 4.838, vector = 0.6327, tail = 4.732, cell = 0.7218, far = 0.004435, cache = 838861, deep = 0.008608, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_narrow" cost <plane = 43.52, row = 3.845, vector = 4.16, tail = 1.756, cell = 0.6116, thin = 14.67, far = 0.00365, cache = 838861, deep = 0.007603, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__avx2_stream" cost <call = 127.5, plane = 44.39, row = 4.19, width = 16, tail = 0.08203, cell = 0.7912, thin = 0.09865, far = 0.001648, cache = 2726298, deep = 0.01534, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2__base_rows" cost <plane = 42.07, row = 4.112, vector = 2.131, tail = 1.566, cell = 0.4993, thin = 11.23, far = 0.004817, cache = 838861, deep = 0.008898, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_rows" cost <plane = 37.53, row = 1.601, vector = 3.331, tail = 2.609, cell = 0.1039, far = 0.01234, cache = 1677722, deep = 0.00878, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_half" cost <plane = 41.85, vector = 3.989, tail = 0.3956, cell = 0.1321, far = 0.01203, cache = 1258291, deep = 0.01445, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_stream" cost <call = 142.7, plane = 42.01, row = 0.3306, width = 32, cell = 0.33, thin = 0.08745, far = 0.01098, cache = 2097152, deep = 0.006056, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx512_flat" cost <plane = 68.14, vector = 0.4995, cell = 1.944, far = 0.004097, cache = 838861, deep = 0.005083, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_rows" cost <plane = 43.02, row = 2.947, vector = 6.31, tail = 0.9966, cell = 0.04657, far = 0.002047, cache = 1258291, deep = 0.009393, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_narrow" cost <plane = 36.72, row = 2.515, vector = 0.8749, tail = 1.799, cell = 1.486, thin = 15.79, far = 0.00171, cache = 2726298, deep = 0.006283, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__avx2_stream" cost <call = 130.7, plane = 44.91, row = 3.352, width = 16, cell = 0.7905, thin = 0.04832, far = 0.002135, cache = 2097152, deep = 0.008123, last = 8388608>
argpool.measured "max_pool_f32_none_cl_2dk3s2p1__base_rows" cost <plane = 36.62, row = 2.929, vector = 0.3882, tail = 1.244, cell = 0.9499, thin = 11.59, far = 0.002796, cache = 1258291, deep = 0.008305, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_rows" cost <plane = 60.88, row = 7.072, vector = 1.408, tail = 3.079, tap = 0.03381, step = 0.000374, far = 0.01005, cache = 1677722, deep = 0.007734, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx512_running" cost <call = 13.18, plane = 170.2, vector = 4.505, tail = 3.749, step = 0.04521, far = 0.01684, cache = 1258291, deep = 0.01595, last = 25165824>
argpool.measured "max_pool_f32_none_cl_any__avx2_rows" cost <plane = 61.73, row = 7.683, vector = 0.6112, tail = 3.364, thin = 7.238, tap = 0.09588, step = 0.006491, far = 0.003985, cache = 838861, deep = 0.008544, last = 8388608>
argpool.measured "max_pool_f32_none_cl_any__avx2_running" cost <call = 39.78, plane = 167.5, vector = 7.093, tail = 4.267, step = 0.09142, far = 0.00403, cache = 838861, deep = 0.1041, last = 83886080>
argpool.measured "max_pool_f32_none_cl_any__base_rows" cost <plane = 60.85, row = 6.742, vector = 1.04, tail = 2.054, thin = 4.814, tap = 0.1463, step = 0.005747, far = 0.003197, cache = 1677722, deep = 0.007846, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 13.52, plane = 3.924, cell = 0.1818, far = 0.02158, cache = 838861, deep = 0.01249, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_half" cost <call = 6.712, plane = 1.791, cell = 0.3567, far = 0.01642, cache = 1677722, deep = 0.0439, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 14.93, plane = 2.732, vector = 1.565, cell = 0.1322, thin = 4.67, far = 0.006698, cache = 2726298, deep = 0.04387, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_flat" cost <call = 51.75, vector = 0.04178, cell = 0.4405, far = 0.02576, cache = 1258291, deep = 0.09916, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 190.8, vector = 2.025, width = 64, cell = 0.4968, far = 0.003199, cache = 838861>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_rows" cost <call = 11.89, plane = 2.872, vector = 1.898, cell = 0.1591, far = 0.01333, cache = 2726298, deep = 0.03666, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 213.5, plane = 0.5191, vector = 6.437, width = 16, cell = 0.1886, far = 0.004594, cache = 1258291, deep = 0.004877, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk2s2__base_rows" cost <call = 18.83, plane = 3.16, vector = 1.86, cell = 0.1157, thin = 4.591, far = 0.006078, cache = 2726298, deep = 0.0414, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_rows" cost <plane = 23.38, row = 1.619, vector = 4.275, cell = 0.00846, far = 0.02087, cache = 1677722, deep = 0.03274, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_half" cost <call = 18.9, plane = 1.373, row = 3.102, vector = 1.779, tail = 0.7583, cell = 0.2544, far = 0.01222, cache = 1677722, deep = 0.04282, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 20.27, plane = 0.4105, row = 3.501, vector = 2.609, tail = 0.863, cell = 0.1742, thin = 11.4, far = 0.003992, cache = 1258291, deep = 0.04431, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_flat" cost <call = 116.1, cell = 0.7214, far = 0.02768, cache = 2097152, deep = 0.0707, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 164.9, plane = 31.05, width = 32, cell = 0.5496, thin = 0.03199, far = 0.006016, cache = 2726298, deep = 0.3569, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 26.2, row = 3.373, vector = 3.318, tail = 1.046, cell = 0.259, far = 0.00774, cache = 1677722, deep = 0.04472, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 203.4, plane = 2.004, row = 3.866, width = 16, cell = 0.6494, thin = 0.1159, far = 0.008712, cache = 2097152, deep = 0.7765, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk2s2__base_rows" cost <call = 20.26, plane = 1.392, row = 3.473, vector = 2.494, tail = 0.8324, cell = 0.276, thin = 11.17, far = 0.004279, cache = 1677722, deep = 0.04293, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_rows" cost <plane = 27.34, row = 2.683, tail = 4.745, cell = 0.5199, far = 0.01445, cache = 1677722, deep = 0.008362, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_half" cost <plane = 23.88, row = 2.811, vector = 3.416, tail = 4.805, cell = 0.5233, far = 0.006564, cache = 1677722, deep = 0.007113, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 19.35, plane = 6.428, row = 5.707, vector = 5.342, tail = 0.7549, thin = 24.17, far = 0.003614, cache = 1258291, deep = 0.006765, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_flat" cost <call = 58.97, cell = 1.547, far = 0.008246, cache = 1258291, deep = 0.01295, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx512_stream" cost <call = 160.5, row = 1.149, width = 32, tail = 1.801, cell = 0.6793, far = 0.007376, cache = 2097152, deep = 0.0121, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_rows" cost <plane = 30.62, row = 4.627, vector = 5.665, tail = 5.148, cell = 0.5468, far = 0.005107, cache = 838861, deep = 0.006205, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__avx2_stream" cost <plane = 234, row = 6.385, vector = 1.971, width = 16, cell = 1.107, far = 0.005463, cache = 1677722, deep = 0.002591, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk2s2__base_rows" cost <call = 23.07, plane = 6.416, row = 5.635, vector = 6.248, tail = 0.2586, thin = 25.36, far = 0.003349, cache = 1258291, deep = 0.007238, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 325.3, row = 8.319, vector = 7.783, tail = 1.355, far = 0.006579, cache = 2726298, deep = 0.02559, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_half" cost <call = 309.5, row = 9.041, vector = 6.916, tail = 1.017, far = 0.006822, cache = 2726298, deep = 0.01597, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 313.1, row = 9.988, vector = 3.508, tail = 2.22, cell = 0.5324, thin = 14.96, far = 0.006463, cache = 2726298, deep = 0.009149, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_flat" cost <call = 205.5, vector = 0.1992, cell = 1.419, far = 0.01785, cache = 838861, deep = 0.06626, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 508.4, row = 2.276, vector = 9.526, width = 64, cell = 0.3734, thin = 0.009257, deep = 0.007347, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 329.1, row = 12.24, vector = 10.52, tail = 1.191, far = 0.007289, cache = 2726298, deep = 0.009023, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 414.2, row = 14.4, width = 32, cell = 1.15, thin = 0.05258, deep = 0.004371, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 16.22, row = 15.95, vector = 3.899, tail = 2.092, cell = 0.6363, thin = 9.204, far = 0.006981, cache = 2726298, deep = 0.007515, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 7.31, row = 4.921, vector = 9.315, tail = 10.5, far = 0.004996, cache = 838861, deep = 0.04862, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_half" cost <call = 9.578, plane = 5.293, row = 1.907, vector = 3.498, tail = 2.362, cell = 0.6913, far = 0.008143, cache = 2097152, deep = 0.03601, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_narrow" cost <call = 5.828, plane = 2.551, row = 5.193, vector = 3.164, cell = 0.8507, far = 0.003446, cache = 2726298, deep = 0.03524, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_flat" cost <call = 271.9, cell = 1.24, far = 0.03068, cache = 838861, deep = 0.1648, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx512_stream" cost <call = 191, vector = 14.58, width = 64, cell = 0.3837, deep = 0.04044, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 32.9, plane = 1.715, row = 4.433, vector = 11.84, cell = 0.09915, far = 0.007778, cache = 2097152, deep = 0.03699, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__avx2_stream" cost <call = 295.4, width = 32, tail = 6.751, cell = 1.4, far = 0.001242, cache = 838861, deep = 0.0419, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2__base_rows" cost <call = 10.89, plane = 0.6768, row = 4.255, vector = 5.579, cell = 0.433, far = 0.005321, cache = 2726298, deep = 0.03127, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 228.6, row = 7.097, vector = 9.942, tail = 0.308, far = 0.008565, cache = 2097152, deep = 0.009804, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_half" cost <call = 203.4, row = 7.645, vector = 8.33, tail = 0.9186, cell = 0.09169, far = 0.004689, cache = 2097152, deep = 0.005584, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 198.6, plane = 2.151, row = 8.293, vector = 3.317, tail = 1.696, cell = 0.7605, thin = 19.19, far = 0.002631, cache = 2726298, deep = 0.005064, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_flat" cost <call = 159.3, cell = 1.541, far = 0.0207, cache = 2097152, deep = 0.04706, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 421.3, row = 7.259, vector = 3.786, width = 32, cell = 0.5223, far = 0.003204, cache = 2726298, deep = 0.01332, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 220.8, row = 10.49, vector = 11, tail = 2.658, cell = 0.2028, far = 0.006535, cache = 2097152, deep = 0.009465, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 434.8, row = 14.16, vector = 12, far = 0.004306, cache = 2726298, deep = 0.0006771, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 15.22, plane = 0.8601, row = 14.39, vector = 3.171, tail = 2.041, cell = 0.9722, thin = 10.79, deep = 0.003708, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_rows" cost <plane = 29.71, row = 10.22, vector = 21.27, tail = 0.8796, cell = 0.4, far = 0.0002316, cache = 838861, deep = 0.04554, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_half" cost <plane = 29.83, row = 7.807, vector = 25.6, cell = 0.07574, deep = 0.03173, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_narrow" cost <plane = 24.3, row = 11.64, vector = 12.05, cell = 1.416, thin = 59.75, far = 0.002238, cache = 2726298, deep = 0.02045, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_flat" cost <call = 170.5, cell = 5.152, far = 0.005159, cache = 1258291, deep = 0.3807, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx512_stream" cost <plane = 318.4, vector = 48.44, width = 64, cell = 0.5231>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_rows" cost <plane = 19.66, row = 8.984, vector = 36.66, far = 0.0004387, cache = 838861, deep = 0.02788, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__avx2_stream" cost <call = 242.4, plane = 67.32, row = 11.29, vector = 33.15, far = 0.01274, cache = 2726298>
argpool.measured "max_pool_f32_i64_cf_3dk3s2__base_rows" cost <plane = 21.89, row = 12.52, vector = 13.88, cell = 1.262, thin = 51.43, far = 0.001344, cache = 2726298, deep = 0.02116, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_rows" cost <call = 25.18, plane = 0.8855, vector = 5.704, cell = 0.05575, far = 0.01474, cache = 1677722, deep = 0.004413, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_half" cost <call = 18.35, plane = 1.284, vector = 3.878, tail = 0.2831, far = 0.0118, cache = 1677722, deep = 0.00656, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_narrow" cost <call = 23.44, plane = 0.6562, vector = 4.739, cell = 0.2422, thin = 10.04, far = 0.00003275, cache = 838861, deep = 0.004066, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_flat" cost <call = 92.71, cell = 0.7321, thin = 0.01216, far = 0.01848, cache = 1677722, deep = 0.01088, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx512_stream" cost <call = 189.1, plane = 0.27, width = 64, tail = 1.282, cell = 0.561, thin = 0.009602, far = 0.00121, cache = 2097152, deep = 0.01044, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_rows" cost <call = 39.6, plane = 6.189, vector = 7.191, tail = 1.064, cell = 0.03923, far = 0.003781, cache = 1677722, deep = 0.006806, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__avx2_stream" cost <call = 216.1, plane = 2.987, vector = 1.569, width = 32, cell = 0.8706, far = 0.003617, cache = 2726298, deep = 0.004601, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_1dk4s4__base_rows" cost <call = 25.57, plane = 4.143, vector = 3.382, tail = 0.9202, cell = 0.2772, thin = 6.813, far = 0.002648, cache = 1258291, deep = 0.006292, last = 8388608>
argpool.measured "max_pool_f32_i64_cf_any__avx512_rows" cost <call = 23.4, plane = 20.76, row = 5.983, vector = 5.055, tail = 7.11, tap = 0.08639, step = 0.003859, far = 0.009573, cache = 1677722, deep = 0.03244, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx512_flat" cost <call = 200.5, cell = 0.4952, thin = 0.006438, tap = 0.227, step = 0.01968, far = 0.01358, cache = 2097152, deep = 0.07114, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx512_running" cost <call = 1775, plane = 77.39, vector = 28.05, width = 64, cell = 0.0611, step = 0.1551, far = 0.0351, cache = 838861, deep = 0.06726, last = 83886080>
argpool.measured "max_pool_f32_i64_cf_any__avx2_running" cost <call = 1180, plane = 62.8, vector = 27.8, width = 32, cell = 0.6476, step = 0.2105, far = 0.02925, cache = 838861, deep = 0.02569, last = 25165824>
argpool.measured "max_pool_f32_i64_cf_any__base_rows" cost <call = 45.66, plane = 10.06, row = 9.201, vector = 3.595, tail = 4.343, thin = 15.5, tap = 0.3277, step = 0.00557, far = 0.002019, cache = 2726298, deep = 0.02611, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 40.58, row = 5.044, tail = 1.182, cell = 0.1431, far = 0.02541, cache = 1677722, deep = 0.002437, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_half" cost <plane = 50.26, vector = 2.83, tail = 0.4885, cell = 0.1022, far = 0.01974, cache = 1677722, deep = 0.01593, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 182.7, plane = 33.05, width = 32, tail = 0.2004, cell = 0.4924, thin = 0.03058, far = 0.004623, cache = 2726298, deep = 0.003536, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx512_flat" cost <plane = 69.73, cell = 0.7021, far = 0.002242, cache = 838861, deep = 0.006585, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 45.43, row = 4.152, vector = 2.092, tail = 0.3045, cell = 0.04064, far = 0.01712, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_narrow" cost <plane = 46.84, row = 4.568, vector = 0.7849, tail = 0.5014, cell = 0.2329, thin = 2.799, far = 0.01103, cache = 2097152>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 210.2, plane = 38.35, vector = 5.728, width = 16, cell = 0.2342, far = 0.001579, cache = 2726298, deep = 0.008958, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk2s2__base_rows" cost <plane = 47.43, row = 4.295, vector = 0.4847, tail = 0.6241, cell = 0.3081, thin = 2.948, far = 0.01004, cache = 1677722>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.29, row = 2.913, vector = 2.308, width = 32, tail = 2.077, cell = 0.2232, thin = 0.01216, far = 0.01995, cache = 1677722, deep = 0.002244, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_half" cost <plane = 54.51, vector = 4.095, tail = 1.254, cell = 0.2372, far = 0.01715, cache = 1677722, deep = 0.005094, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 154.1, plane = 37.89, vector = 1.745, width = 64, tail = 0.3547, cell = 0.5174, far = 0.005903, cache = 2726298, deep = 0.00241, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx512_flat" cost <plane = 76.37, vector = 0.2529, cell = 1.151, thin = 0.01815, far = 0.003305, cache = 838861, deep = 0.004541, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 49.36, row = 5.177, vector = 4.888, tail = 0.6899, far = 0.006815, cache = 1677722, deep = 0.004328, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_narrow" cost <plane = 50.55, row = 5.511, vector = 3.82, tail = 0.3288, cell = 0.04767, thin = 9.462, far = 0.003601, cache = 2726298, deep = 0.0037, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 157.3, plane = 48.73, row = 3.06, width = 16, tail = 2.113, cell = 0.6448, far = 0.006072, cache = 2726298, deep = 0.004713, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk2s2__base_rows" cost <plane = 50.48, row = 5.751, vector = 2.865, tail = 0.2494, thin = 9.98, far = 0.005638, cache = 1677722, deep = 0.007904, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 28.74, row = 4.111, vector = 0.9619, tail = 7.63, cell = 0.4953, far = 0.01816, cache = 1677722, deep = 0.02634, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_half" cost <plane = 45.66, vector = 9.242, tail = 2.765, far = 0.01741, cache = 1677722, deep = 0.05429, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 68.19, plane = 141.9, row = 1.988, width = 64, cell = 0.7022, thin = 0.02653, far = 0.01025, cache = 2726298, deep = 0.02044, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx512_flat" cost <call = 7.227, plane = 114.7, vector = 1.375, width = 32, cell = 2.214, far = 0.0008724, cache = 838861, deep = 0.02991, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 45.36, row = 8.023, vector = 11.49, tail = 2.382, far = 0.003015, cache = 1677722, deep = 0.0315, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_narrow" cost <plane = 53.63, row = 7.241, vector = 9.971, tail = 0.4156, cell = 0.1079, thin = 23.22, far = 0.002954, cache = 1677722, deep = 0.02125, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__avx2_stream" cost <plane = 225.2, row = 6.83, width = 32, cell = 1.292, thin = 0.1315, far = 0.001944, cache = 2726298, deep = 0.03272, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk2s2__base_rows" cost <plane = 49.99, row = 7.281, vector = 6.306, tail = 0.2486, thin = 26.02, far = 0.004737, cache = 1677722, deep = 0.02703, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 39.5, row = 4.143, vector = 11.06, tail = 18.36>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_half" cost <call = 11.69, plane = 56.95, vector = 12.96, tail = 17.22, deep = 0.02771, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 178.4, plane = 51.47, vector = 11.33, far = 0.02115, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx512_flat" cost <call = 1172, plane = 216.9, width = 64, tail = 0.04686, cell = 1.269, thin = 1.097, far = 0.01372, cache = 838861, deep = 0.005691, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 31.72, row = 5.301, vector = 15.55, tail = 27.89, deep = 0.03312, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 61.51, vector = 10.02, tail = 7.858, cell = 0.9344, thin = 18.62, far = 0.02483, cache = 2097152, deep = 0.04674, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 178.7, plane = 57.98, vector = 14.05, far = 0.02607, cache = 838861, deep = 0.04588, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 59.67, vector = 9.059, tail = 6.487, thin = 18.59, far = 0.03578, cache = 2097152, deep = 0.03697, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_rows" cost <plane = 37.55, row = 6.701, vector = 3.304, tail = 10.06, cell = 0.2973, far = 0.01174, cache = 2726298, deep = 0.02293, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_half" cost <plane = 62.7, vector = 7.785, tail = 3.447, cell = 0.5126, far = 0.02398, cache = 1677722, deep = 0.151, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 149.2, plane = 53.86, row = 2.335, width = 32, cell = 0.6041, thin = 0.2656, far = 0.002999, cache = 1258291, deep = 0.01397, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx512_flat" cost <plane = 84.14, vector = 0.5392, tail = 0.1452, cell = 2.38, far = 0.004791, cache = 1677722, deep = 0.01478, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 6.237, plane = 58.06, row = 9.02, vector = 4.843, width = 16, tail = 8.821, cell = 1.292, far = 0.003307, cache = 1677722, deep = 0.0122, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_narrow" cost <call = 30.64, plane = 56.68, row = 8.351, vector = 4.832, tail = 7.002, cell = 1.698, thin = 15.11, far = 0.003111, cache = 1258291, deep = 0.008789, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 176.4, plane = 64.11, row = 9.142, width = 16, tail = 11.92, cell = 1.423, far = 0.001538, cache = 1258291, deep = 0.01535, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2__base_rows" cost <call = 5.071, plane = 59.01, row = 9.618, vector = 6.233, tail = 1.044, cell = 0.115, thin = 17.79, far = 0.004544, cache = 1258291, deep = 0.01092, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.14, row = 6.579, vector = 6.574, tail = 2.404, cell = 0.05452, far = 0.0119, cache = 1677722, deep = 0.001149, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_half" cost <plane = 58.68, vector = 9.831, tail = 0.9828, cell = 0.1167, far = 0.01223, cache = 1258291, deep = 0.007279, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 148.7, plane = 49.05, row = 2.436, width = 32, tail = 0.2263, cell = 0.5852, thin = 0.2352, far = 0.004885, cache = 2726298, deep = 0.004479, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx512_flat" cost <plane = 77.78, cell = 2.595, thin = 0.09756, far = 0.001382, cache = 838861, deep = 0.003434, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 2.375, plane = 55.32, row = 8.227, vector = 12.44, tail = 1.118, cell = 0.04897, deep = 0.004845, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 53.75, row = 7.729, vector = 2.28, tail = 4.044, cell = 2.39, thin = 12.8, far = 0.0001213, cache = 838861, deep = 0.00405, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 181, plane = 55, row = 8.841, tail = 47.58, cell = 1.423, far = 0.0001685, cache = 1258291, deep = 0.006825, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk3s2p1__base_rows" cost <plane = 53.55, row = 7.579, vector = 4.62, tail = 1.087, cell = 0.55, thin = 15.06, far = 0.002123, cache = 1677722, deep = 0.003312, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_rows" cost <plane = 59.21, row = 0.8394, vector = 47.96, tail = 8.253, far = 0.002864, cache = 1258291, deep = 0.001604, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_half" cost <call = 25.17, plane = 58.61, row = 0.1899, vector = 39.56, tail = 10.38, cell = 1.504, far = 0.007063, cache = 838861, deep = 0.03246, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_stream" cost <call = 169.3, plane = 61.33, row = 0.7524, tail = 227.5, cell = 3, far = 0.001744, cache = 1258291, deep = 0.01496, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx512_flat" cost <plane = 115.3, cell = 5.833, thin = 0.3515, far = 0.001982, cache = 838861, deep = 0.0345, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_rows" cost <call = 66.68, plane = 55.12, row = 2.085, vector = 73.45, tail = 8.946, cell = 1.605, far = 0.0002387, cache = 838861, deep = 0.001595, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_narrow" cost <call = 74.1, plane = 65.49, row = 1.602, vector = 71.72, tail = 1.588, cell = 1.111, thin = 43.86, far = 0.002167, cache = 838861, deep = 0.004741, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__avx2_stream" cost <call = 243.8, plane = 57.43, width = 16, tail = 0.9024, cell = 10.82, far = 0.002679, cache = 838861>
argpool.measured "max_pool_f32_i64_cl_3dk3s2__base_rows" cost <call = 42.35, plane = 67.26, row = 0.6344, vector = 58.65, tail = 0.9628, thin = 53.26, far = 0.003323, cache = 1258291, deep = 0.003087, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_rows" cost <plane = 34.75, row = 5.846, cell = 0.2759, far = 0.01978, cache = 1677722, deep = 0.002904, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_half" cost <plane = 53.09, vector = 4.195, tail = 2.421, cell = 0.3749, far = 0.01594, cache = 2726298, deep = 0.006685, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_stream" cost <call = 155.5, plane = 40.78, row = 1.537, cell = 0.5382, far = 0.007885, cache = 2726298, deep = 0.004312, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx512_flat" cost <plane = 73.18, cell = 1.12, far = 0.00606, cache = 2726298, deep = 0.008035, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_rows" cost <plane = 45.88, row = 6.385, vector = 3.927, cell = 0.1079, far = 0.01044, cache = 2097152, deep = 0.007905, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_narrow" cost <plane = 45.01, row = 6.006, tail = 1.952, cell = 0.9938, thin = 5.418, far = 0.008178, cache = 2097152, deep = 0.006395, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__avx2_stream" cost <call = 152, plane = 50.82, row = 5.869, cell = 0.6207, far = 0.0105, cache = 2726298, deep = 0.007469, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_1dk4s4__base_rows" cost <plane = 45.06, row = 7.064, tail = 0.5618, cell = 0.7227, thin = 5.684, far = 0.007932, cache = 1677722, deep = 0.01284, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_rows" cost <call = 11.66, plane = 62.45, row = 4.674, vector = 10.54, tail = 1.154, far = 0.01345, cache = 1677722, deep = 0.1472, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_half" cost <call = 45.08, plane = 57.27, row = 5.377, vector = 8.459, cell = 0.1665, far = 0.008262, cache = 2726298, deep = 0.2927, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_stream" cost <call = 222.7, plane = 65.28, row = 1.284, width = 32, cell = 0.6809, thin = 0.2471, far = 0.00154, cache = 838861, deep = 0.02323, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx512_flat" cost <plane = 182.4, tail = 0.6664, cell = 6.57, thin = 0.2825, far = 0.0005041, cache = 838861, deep = 0.02244, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_rows" cost <call = 84.29, plane = 60.52, row = 5.555, vector = 12.02, cell = 0.2827, far = 0.01299, cache = 2726298, deep = 0.2316, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_narrow" cost <call = 91.97, plane = 57.84, row = 4.926, vector = 11.13, tail = 0.7337, cell = 0.6761, thin = 52.62, deep = 0.1146, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__avx2_stream" cost <call = 245.1, plane = 69.44, row = 3.22, width = 16, tail = 1.463, cell = 1.721, thin = 0.2608, far = 0.003726, cache = 1677722, deep = 0.0304, last = 25165824>
argpool.measured "max_pool_f32_i64_cl_2dk5s1p2__base_rows" cost <call = 72.31, plane = 59.86, row = 5.428, vector = 7.311, cell = 0.292, thin = 47.73, deep = 0.2144, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx512_rows" cost <plane = 79.98, row = 6.478, vector = 3.166, tail = 3.68, tap = 0.05303, step = 0.001001, far = 0.01327, cache = 1677722, deep = 0.01395, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_any__avx512_running" cost <call = 28.09, plane = 568.8, vector = 9.497, tail = 8.333, step = 0.08728, far = 0.02096, cache = 1258291, deep = 0.01567, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__avx2_rows" cost <plane = 82.73, row = 7.431, vector = 1.741, tail = 3.696, thin = 3.946, tap = 0.1861, step = 0.01163, far = 0.004877, cache = 1677722, deep = 0.03003, last = 83886080>
argpool.measured "max_pool_f32_i64_cl_any__avx2_running" cost <call = 129.2, plane = 584.4, vector = 9.497, tail = 7.792, step = 0.1511, far = 0.008993, cache = 838861, deep = 0.02561, last = 8388608>
argpool.measured "max_pool_f32_i64_cl_any__base_rows" cost <call = 3.784, plane = 82.22, row = 7.36, vector = 2.206, tail = 1.875, thin = 4.266, tap = 0.2507, step = 0.00576, far = 0.003311, cache = 1677722, deep = 0.04095, last = 83886080>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_rows" cost <call = 12.17, plane = 10.34, vector = 1.379, tail = 2.396, cell = 0.1406, far = 0.02131, cache = 1677722, deep = 0.03093, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_half" cost <call = 21.49, row = 0.6109, vector = 2.529, width = 16, tail = 1.211, cell = 0.2922, far = 0.01563, cache = 1677722, deep = 0.03609, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_narrow" cost <call = 27.91, row = 3.332, vector = 2.62, cell = 0.02781, thin = 10.99, far = 0.008442, cache = 1677722, deep = 0.03909, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_flat" cost <call = 48.51, cell = 0.8859, far = 0.01838, cache = 2097152, deep = 0.1466, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx512_stream" cost <call = 120.5, plane = 38.12, vector = 6.409, deep = 0.03466, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_rows" cost <call = 19.53, row = 3.071, vector = 4.489, tail = 0.7167, far = 0.008311, cache = 1258291, deep = 0.04086, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__avx2_stream" cost <call = 190.3, vector = 8.797, width = 16, tail = 0.7569, far = 0.01977, cache = 1258291, deep = 0.02066, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk2s2__base_rows" cost <call = 19.08, plane = 0.166, row = 3.324, vector = 2.468, cell = 0.1217, thin = 11.35, far = 0.01058, cache = 1677722, deep = 0.03427, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 130.9, plane = 91.55, row = 5.921, tail = 3.245, cell = 0.5599, far = 0.01682, cache = 2097152, deep = 0.03275, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_half" cost <call = 213.1, row = 7.513, vector = 8.525, tail = 0.9457, far = 0.006645, cache = 1677722, deep = 0.03223, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 206.4, plane = 2.716, row = 8.057, vector = 5.837, tail = 0.2615, thin = 19.11, far = 0.004774, cache = 2726298, deep = 0.02908, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_flat" cost <call = 129.7, cell = 1.42, far = 0.004102, cache = 2726298, deep = 0.02134, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 312.8, plane = 121.9, vector = 6.616, width = 32, cell = 0.3507, thin = 0.162>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 222.3, row = 10.7, vector = 11.16, tail = 1.996, far = 0.008151, cache = 1677722, deep = 0.03082, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 486.7, vector = 12.46, width = 32, tail = 1.302, cell = 0.9742, thin = 0.3612, far = 0.001436, cache = 838861>
argpool.measured "max_pool_f32_i32_cf_2dk3s2p1__base_rows" cost <call = 21.39, plane = 1.784, row = 13.34, vector = 6.171, tail = 0.06298, thin = 10.79, far = 0.01148, cache = 2726298, deep = 0.02864, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_rows" cost <plane = 27.17, width = 64, tail = 21.72, cell = 0.1161, thin = 0.00846, tap = 0.06725, step = 0.02419, far = 0.005316, cache = 2726298, deep = 0.04007, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_flat" cost <call = 311.5, cell = 0.415, tap = 0.2407, step = 0.01659, far = 0.01767, cache = 2726298, deep = 0.07934, last = 25165824>
argpool.measured "max_pool_f32_i32_cf_any__avx512_running" cost <call = 2143, plane = 71.18, row = 5.816, vector = 10.76, tail = 21.1, step = 0.1218, far = 0.06263, cache = 1258291, deep = 0.05983, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_any__avx2_running" cost <call = 1849, plane = 65.21, vector = 10.45, tail = 13.14, thin = 12.7, step = 0.1841, far = 0.07944, cache = 1677722, deep = 0.006915, last = 8388608>
argpool.measured "max_pool_f32_i32_cf_any__base_rows" cost <call = 22.1, plane = 10.84, row = 8.746, vector = 0.2257, tail = 7.575, cell = 0.4857, thin = 19.72, tap = 0.3534, step = 0.005342, deep = 0.02307, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_rows" cost <plane = 29.58, row = 4.422, tail = 2.932, cell = 0.1986, far = 0.02209, cache = 1677722, deep = 0.0009779, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_half" cost <plane = 47.98, vector = 2.889, tail = 1.959, cell = 0.2409, far = 0.02024, cache = 1258291, deep = 0.01685, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_stream" cost <call = 160.4, plane = 38.7, row = 0.6774, vector = 0.2985, width = 64, tail = 1.004, cell = 0.3532, far = 0.009473, cache = 2097152, deep = 0.002418, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx512_flat" cost <plane = 65.03, tail = 0.2177, cell = 1.122, thin = 0.07297, far = 0.008605, cache = 838861>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_rows" cost <plane = 37.78, row = 4.832, vector = 2.117, tail = 3.044, cell = 0.2178, far = 0.008913, cache = 1677722, deep = 0.003406, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_narrow" cost <plane = 45.79, row = 5.21, vector = 3.54, tail = 0.3713, thin = 10.85, far = 0.004041, cache = 838861, deep = 0.004957, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__avx2_stream" cost <call = 158.4, plane = 51.59, row = 4.46, width = 16, cell = 0.439, thin = 0.03472, far = 0.007478, cache = 2097152, deep = 0.007194, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk2s2__base_rows" cost <plane = 44.71, row = 5.38, vector = 2.223, tail = 0.3971, thin = 11.26, far = 0.007637, cache = 1677722, deep = 0.005216, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 15.55, row = 2.805, vector = 8.033, tail = 1.477, far = 0.01094, cache = 2097152, deep = 0.00158, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_half" cost <plane = 28.72, vector = 8.15, cell = 0.02423, far = 0.0207, cache = 2097152>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 192.2, plane = 19.7, row = 1.983, vector = 0.7126, width = 32, cell = 0.4458, thin = 0.08717, far = 0.00885, cache = 2726298>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx512_flat" cost <plane = 101.2, row = 0.4683, width = 32, cell = 2.571, thin = 0.06097, deep = 0.005506, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_rows" cost <call = 11.3, row = 4.168, vector = 12.05, tail = 1.832, cell = 0.0447, far = 0.008486, cache = 2726298, deep = 0.007182, last = 83886080>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_narrow" cost <plane = 46.97, row = 6.242, tail = 6.663, cell = 2.828, thin = 12.89, far = 0.01043, cache = 1677722>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 182.1, plane = 16.31, row = 6.287, cell = 1.29, far = 0.0008765, cache = 2097152, deep = 0.00233, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_2dk3s2p1__base_rows" cost <plane = 46.82, row = 6.694, tail = 2.67, cell = 1.383, thin = 17.26, far = 0.005535, cache = 1258291, deep = 0.00153, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_rows" cost <plane = 63.36, row = 8.199, vector = 2.022, tail = 5.581, cell = 0.01807, tap = 0.048, step = 0.0004586, far = 0.01194, cache = 2097152, deep = 0.002803, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx512_running" cost <call = 173.7, plane = 482.2, vector = 11.71, tail = 6.921, tap = 0.0008952, step = 0.05965, far = 0.02402, cache = 838861, deep = 0.03366, last = 25165824>
argpool.measured "max_pool_f32_i32_cl_any__avx2_rows" cost <plane = 73.57, row = 8.594, vector = 1.03, tail = 4.74, thin = 3.921, tap = 0.1732, step = 0.007118, far = 0.004977, cache = 838861, deep = 0.004554, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__avx2_running" cost <call = 216.2, plane = 487.3, vector = 12.22, tail = 6.043, step = 0.1138, far = 0.01657, cache = 2097152, deep = 0.007907, last = 8388608>
argpool.measured "max_pool_f32_i32_cl_any__base_rows" cost <plane = 74.71, row = 7.5, vector = 2.178, tail = 3.301, thin = 3.521, tap = 0.2195, step = 0.003545, far = 0.005747, cache = 1677722, deep = 0.002276, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_rows" cost <call = 16.25, plane = 0.0499, row = 1.597, tail = 2.165, cell = 0.2413, far = 0.01727, cache = 1677722, deep = 0.03438, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_half" cost <call = 12.9, plane = 5.677, row = 0.6478, vector = 3.779, tail = 2.822, far = 0.006711, cache = 1258291, deep = 0.0405, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_narrow" cost <call = 15.44, plane = 1.831, row = 3.007, vector = 0.6289, tail = 1.781, cell = 0.5318, thin = 10.5, far = 0.004217, cache = 838861, deep = 0.04023, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_flat" cost <call = 114.3, cell = 0.7639, far = 0.02156, cache = 1258291, deep = 0.04078, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx512_stream" cost <call = 168.4, row = 1.035, vector = 16.88, width = 64, tail = 22.37, far = 0.003203, cache = 1258291>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_rows" cost <call = 15.9, plane = 1.117, row = 2.29, vector = 4.299, tail = 3.364, far = 0.008567, cache = 1258291, deep = 0.03931, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__avx2_stream" cost <call = 179.5, row = 5.742, vector = 7.958, width = 16, tail = 143.1, far = 0.005542, cache = 1258291, deep = 0.009832, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk2s2__base_rows" cost <call = 17.49, plane = 2.247, row = 2.842, tail = 1.866, cell = 0.6081, thin = 11.02, far = 0.00597, cache = 1258291, deep = 0.0403, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_rows" cost <call = 209.4, plane = 17.06, row = 6.681, vector = 7.453, width = 32, cell = 0.3146, far = 0.007024, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_half" cost <call = 201.4, plane = 7.132, row = 8.278, vector = 4.383, cell = 0.548, far = 0.004762, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 204.7, plane = 1.5, row = 7.884, vector = 4.526, cell = 0.3609, thin = 22.2, deep = 0.002567, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_flat" cost <call = 324.6, cell = 1.297, far = 0.01379, cache = 838861, deep = 0.02099, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx512_stream" cost <call = 305.9, row = 56.5, vector = 5.532>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_rows" cost <call = 213.4, row = 12.23, vector = 6.967, cell = 0.552, far = 0.004062, cache = 2097152>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 396.3, row = 13.69, vector = 22.5, width = 16, tail = 146>
argpool.measured "max_pool_f32_u8_cf_2dk3s2p1__base_rows" cost <call = 21.4, plane = 0.3, row = 14.68, vector = 3.504, cell = 0.5412, thin = 13.22, far = 0.000721, cache = 838861, deep = 0.003492, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx512_rows" cost <call = 5.052, plane = 47.78, row = 6.199, tail = 10.53, cell = 0.09161, tap = 0.07821, step = 0.008734, far = 0.006922, cache = 838861, deep = 0.04443, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_any__avx512_flat" cost <call = 403.2, cell = 0.1321, tap = 0.2299, step = 0.04608, far = 0.0181, cache = 2726298, deep = 0.1098, last = 83886080>
argpool.measured "max_pool_f32_u8_cf_any__avx512_running" cost <call = 940.5, plane = 82.24, vector = 15.33, width = 32, tail = 10.16, thin = 0.2123, step = 0.1556, far = 0.007187, cache = 838861, deep = 0.1629, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__avx2_running" cost <call = 787.5, plane = 88.52, vector = 30.18, width = 32, cell = 0.3887, step = 0.2039, deep = 0.117, last = 8388608>
argpool.measured "max_pool_f32_u8_cf_any__base_rows" cost <call = 12.43, plane = 25.26, row = 8.307, vector = 2.527, tail = 4.687, thin = 14.99, tap = 0.2353, step = 0.02197, far = 0.01007, cache = 2726298, deep = 0.02323, last = 25165824>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_rows" cost <plane = 23.09, row = 0.8314, vector = 3.991, far = 0.01762, cache = 1677722, deep = 0.003104, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_half" cost <plane = 49.28, vector = 4.011, cell = 0.06264, far = 0.01412, cache = 1258291, deep = 0.007614, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_stream" cost <call = 108, plane = 35.65, row = 0.4076, width = 32, tail = 55.62, cell = 0.2568, far = 0.01273, cache = 2097152>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx512_flat" cost <plane = 72.55, vector = 0.1638, cell = 1.139, far = 0.005657, cache = 1258291, deep = 0.002984, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_rows" cost <plane = 43.7, row = 2.697, vector = 3.159, tail = 1.353, cell = 0.09638, far = 0.00756, cache = 1677722, deep = 0.009925, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_narrow" cost <plane = 44.84, row = 3.012, vector = 2.682, tail = 0.1927, cell = 0.1351, thin = 10.61, far = 0.004309, cache = 838861, deep = 0.006463, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__avx2_stream" cost <call = 155.5, plane = 44.68, row = 6.082, width = 32, tail = 21.2, cell = 0.4549, far = 0.005433, cache = 2097152, deep = 0.01655, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk2s2__base_rows" cost <plane = 44.52, row = 3.346, vector = 1.47, tail = 0.1897, cell = 0.09438, thin = 11.15, far = 0.007369, cache = 1258291, deep = 0.008609, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 37.35, row = 3.438, vector = 6.498, tail = 2.709, far = 0.008529, cache = 1677722, deep = 0.005685, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_half" cost <plane = 49.12, vector = 4.604, tail = 2.054, cell = 0.3824, far = 0.01497, cache = 1677722, deep = 0.001638, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 149.6, plane = 57.68, tail = 79.68, cell = 0.4181, far = 0.008721, cache = 2097152, deep = 0.004373, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx512_flat" cost <plane = 71.32, vector = 0.6591, cell = 2.324, deep = 0.002992, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_rows" cost <plane = 46.67, row = 5.334, vector = 8.846, tail = 2.817, cell = 0.3209, far = 0.003153, cache = 838861, deep = 0.0009939, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_narrow" cost <plane = 46.58, row = 4.351, vector = 4.522, tail = 2.842, cell = 1.558, thin = 10.95, far = 0.0003517, cache = 838861, deep = 0.003102, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 154.6, plane = 47.29, row = 7.926, vector = 10.4, tail = 0.7631, far = 0.001403, cache = 1677722, deep = 0.006633, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_2dk3s2p1__base_rows" cost <plane = 46.28, row = 4.709, vector = 2.694, tail = 1.134, cell = 0.6323, thin = 14.96, far = 0.001462, cache = 838861, deep = 0.005639, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_rows" cost <plane = 60.96, row = 7.262, vector = 1.834, tail = 3.288, tap = 0.04671, step = 0.001263, far = 0.008406, cache = 1258291, deep = 0.01225, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx512_running" cost <call = 7.433, plane = 572, vector = 9.907, tail = 8.093, step = 0.06825, far = 0.02468, cache = 2726298, deep = 0.01519, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_rows" cost <plane = 68.34, row = 7.431, vector = 1.288, tail = 3.892, thin = 5.268, tap = 0.1636, step = 0.007107, far = 0.003271, cache = 838861, deep = 0.01113, last = 8388608>
argpool.measured "max_pool_f32_u8_cl_any__avx2_running" cost <call = 97.34, plane = 605.3, vector = 11.05, tail = 7.288, step = 0.1162, far = 0.01874, cache = 2726298>
argpool.measured "max_pool_f32_u8_cl_any__base_rows" cost <plane = 68.95, row = 7.253, vector = 1.926, tail = 1.436, thin = 6.392, tap = 0.1953, step = 0.006552, far = 0.001156, cache = 838861, deep = 0.008103, last = 8388608>
argpool.measured "max_pool_f32_u16_cf_any__avx512_rows" cost <call = 238.3, row = 32.51, vector = 6.508, width = 64, tail = 24.79, tap = 0.06225, step = 0.01742, far = 0.004797, cache = 838861>
argpool.measured "max_pool_f32_u16_cf_any__avx512_flat" cost <call = 1002, tail = 0.1021, cell = 0.04345, thin = 0.195, tap = 0.2934, step = 0.002455, far = 0.01853, cache = 2097152>
argpool.measured "max_pool_f32_u16_cf_any__avx512_running" cost <call = 1142, plane = 71.01, vector = 30.28, width = 64, tail = 0.1995, step = 0.1155>
argpool.measured "max_pool_f32_u16_cf_any__avx2_running" cost <call = 1041, plane = 83.89, vector = 32.53, width = 32, cell = 0.2031, step = 0.1797>
argpool.measured "max_pool_f32_u16_cf_any__base_rows" cost <call = 115, plane = 7.853, row = 9.628, tail = 23.19, cell = 0.4876, thin = 16.53, tap = 0.3262, step = 0.0007479, far = 0.006837, cache = 2726298, deep = 5.365, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx512_rows" cost <plane = 70, row = 8.463, vector = 1.532, tail = 2.038, tap = 0.04537, far = 0.01082, cache = 2097152, deep = 0.153, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx512_running" cost <call = 29.97, plane = 547.2, vector = 7.011, tail = 10, step = 0.07291, far = 0.005421, cache = 838861, deep = 0.701, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx2_rows" cost <plane = 69.62, row = 10.11, vector = 1.785, tail = 0.5885, cell = 0.03562, thin = 4.831, tap = 0.1182, step = 0.00148, far = 0.02323, cache = 2097152, deep = 3.512, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__avx2_running" cost <plane = 639.7, row = 2.223, vector = 9.167, tail = 4.277, step = 0.1195, deep = 0.09333, last = 8388608>
argpool.measured "max_pool_f32_u16_cl_any__base_rows" cost <plane = 68.79, row = 7.291, vector = 2.154, tail = 1.298, thin = 5.532, tap = 0.1786, step = 0.005196, deep = 2.301, last = 8388608>
argpool.measured "max_pool_f16_none_cf_any__avx512_rows" cost <plane = 36.36, row = 3.472, width = 64, cell = 0.2116, thin = 0.1405, tap = 0.06816, step = 0.01104, far = 0.03177, cache = 2726298>
argpool.measured "max_pool_f16_none_cf_any__avx512_running" cost <call = 194.1, plane = 62.54, row = 10.6, vector = 8.143, tail = 23.74, step = 0.04586, far = 0.06523, cache = 2097152>
argpool.measured "max_pool_f16_none_cf_any__base_rows" cost <call = 13.72, plane = 20.47, row = 6.35, width = 16, cell = 0.5589, thin = 12.79, tap = 0.1086, step = 0.008064>
argpool.measured "max_pool_f16_none_cl_any__avx512_rows" cost <plane = 77.15, row = 2.801, tail = 7.377, tap = 0.05527, step = 0.0009376, far = 0.01236, cache = 2726298>
argpool.measured "max_pool_f16_none_cl_any__avx512_running" cost <call = 14.07, plane = 138.2, row = 2.021, vector = 2.581, tail = 3.738, step = 0.03672, far = 0.01468, cache = 1258291, deep = 0.1457, last = 8388608>
argpool.measured "max_pool_f16_none_cl_any__avx2_rows" cost <plane = 65.07, row = 8.155, vector = 1.019, tail = 7.046, tap = 0.07037, step = 0.001729, far = 0.01211, cache = 2726298>
argpool.measured "max_pool_f16_none_cl_any__base_rows" cost <call = 3.361, plane = 60.38, row = 8.947, tail = 2.264, cell = 0.2073, thin = 4.75, tap = 0.1095, step = 0.002072, far = 0.01188, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 31.91, plane = 5.836, row = 1.276, vector = 11.31, cell = 0.01006, far = 0.009243, cache = 1677722, deep = 0.0136, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_half" cost <call = 29.77, row = 1.574, vector = 8.878, tail = 1.894, cell = 0.01766, far = 0.004203, cache = 1677722, deep = 0.01692, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 25.5, plane = 2.901, row = 0.9767, vector = 8.274, tail = 0.8881, cell = 0.03835, far = 0.001067, cache = 1258291, deep = 0.009574, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 211.6, plane = 6.943, row = 1.261, width = 64, tail = 0.2307, cell = 0.6088, thin = 0.05214, far = 0.005633, cache = 2726298>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_rows" cost <call = 30.06, row = 3.103, vector = 11.19, tail = 1.78, cell = 0.0436, far = 0.004356, cache = 1677722, deep = 0.01349, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 236.4, row = 3.137, vector = 0.2652, width = 64, cell = 0.7057, thin = 0.05455, far = 0.005232, cache = 2726298, deep = 0.01273, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_rows" cost <call = 23.68, plane = 3.76, row = 2.677, vector = 8.99, tail = 0.6351, cell = 0.002808, far = 0.001857, cache = 2726298, deep = 0.01837, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk2s2__base_narrow" cost <call = 19.75, plane = 1.304, row = 3.366, vector = 2.179, tail = 2.178, cell = 1.116, thin = 11.08, far = 0.001389, cache = 1677722, deep = 0.009518, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 291.2, row = 23.58, tail = 13.95, cell = 0.7693, far = 0.0006057, cache = 1258291, deep = 0.01854, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_half" cost <call = 263.1, row = 16.14, vector = 18.9, cell = 0.02184, far = 0.0009877, cache = 1258291>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 267, plane = 2.313, row = 15.16, vector = 15.6, cell = 0.3566>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 427.6, plane = 8.159, row = 15.78, vector = 38.03, width = 32, tail = 95.69, far = 0.001904, cache = 1258291>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 37.81, row = 60.26, vector = 26.16, tail = 1.869, cell = 0.006619, deep = 0.002631, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 309.1, row = 55.95, vector = 7.907, width = 32, cell = 1.352, far = 0.002239, cache = 1677722, deep = 0.01007, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 38.86, row = 34.97, vector = 15.18, tail = 1.186, cell = 0.2923>
argpool.measured "max_pool_f16_i64_cf_2dk3s2p1__base_narrow" cost <call = 25, row = 27.61, tail = 4.635, cell = 3.447, thin = 5.621, deep = 0.001514, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_any__avx512_rows" cost <call = 15.99, plane = 48.53, row = 4.011, tail = 8.746, tap = 0.2038, far = 0.0005613, cache = 838861, deep = 0.01398, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_any__avx512_running" cost <call = 2315, plane = 124.1, row = 14.8, vector = 38.17, width = 64, tail = 19.53, step = 0.09097, far = 0.08448, cache = 838861, deep = 0.04127, last = 8388608>
argpool.measured "max_pool_f16_i64_cf_any__base_rows" cost <call = 41.42, plane = 1.906, row = 11.89, vector = 0.3142, tail = 5.662, thin = 23.08, tap = 0.3459, step = 0.0184, far = 0.0006282, cache = 838861, deep = 0.017, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 39.9, row = 3.827, vector = 9.305, cell = 0.02645, far = 0.01092, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_half" cost <plane = 55.8, vector = 7.986, tail = 0.5519, cell = 0.01689, far = 0.01317, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 50.87, row = 3.142, vector = 3.154, tail = 1.76, cell = 0.4883, thin = 14.08, far = 0.001354, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 164.7, plane = 58.79, width = 128, cell = 0.4544, thin = 0.04484, far = 0.002743, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 54.05, row = 5.148, vector = 9.774, tail = 1.295, cell = 0.01808, far = 0.002149, cache = 838861, deep = 0.00169, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 53.03, row = 5.006, vector = 1.249, tail = 2.583, cell = 0.6787, thin = 13.31, far = 0.001092, cache = 838861, deep = 0.003682, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 159.3, plane = 74.24, row = 4.431, cell = 0.6188, far = 0.003484, cache = 2726298>
argpool.measured "max_pool_f16_i64_cl_2dk2s2__base_rows" cost <plane = 54.12, row = 5.349, vector = 1.402, tail = 2.275, cell = 0.6937, thin = 13.08, far = 0.001179, cache = 838861, deep = 0.01294, last = 8388608>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 50.53, row = 5.58, vector = 20.62, tail = 1.651, far = 0.00226, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 59.46, vector = 17.42, tail = 1.904, cell = 0.01909, far = 0.004231, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_narrow" cost <call = 1.735, plane = 55.21, row = 6.899, vector = 2.868, tail = 2.889, cell = 1.693, thin = 20.47, far = 0.0005964, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 177.6, plane = 58.09, row = 3.22, vector = 5.884, width = 64, cell = 0.5429, thin = 0.01187, far = 0.001255, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 52.81, row = 7.976, vector = 23.39, tail = 1.161, far = 0.0007675, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 24.98, plane = 53.73, row = 7.478, vector = 1.361, tail = 4.077, cell = 1.732, thin = 20.07>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 176.8, plane = 56.48, row = 7.548, vector = 22.36, tail = 19.43>
argpool.measured "max_pool_f16_i64_cl_2dk3s2p1__base_rows" cost <plane = 55.24, row = 7.587, vector = 2.015, tail = 3.597, cell = 1.552, thin = 20.15, far = 0.001236, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__avx512_rows" cost <plane = 84.81, row = 4.869, vector = 5.022, tail = 11.53, tap = 0.09813, far = 0.002538, cache = 1258291>
argpool.measured "max_pool_f16_i64_cl_any__avx512_running" cost <plane = 645.1, vector = 35.32, tail = 17.15, step = 0.03773, far = 0.01409, cache = 1677722>
argpool.measured "max_pool_f16_i64_cl_any__avx2_rows" cost <plane = 86.98, row = 10.16, vector = 4.546, tail = 11.7, tap = 0.1825, far = 0.00351, cache = 838861>
argpool.measured "max_pool_f16_i64_cl_any__base_rows" cost <plane = 90.07, row = 10.1, vector = 0.7979, tail = 5.273, cell = 0.4142, thin = 9.675, tap = 0.2616, far = 0.002254, cache = 838861, deep = 0.001565, last = 8388608>
argpool.measured "max_pool_f16_i32_cf_any__avx512_rows" cost <plane = 51.86, row = 1.628, tail = 17.63, tap = 0.1584, step = 0.02328, far = 0.02718, cache = 838861>
argpool.measured "max_pool_f16_i32_cf_any__avx512_running" cost <call = 1582, plane = 93, row = 11.45, vector = 0.4551, tail = 31.47, step = 0.1614>
argpool.measured "max_pool_f16_i32_cf_any__base_rows" cost <call = 100.1, plane = 3.376, row = 12.72, tail = 7.311, cell = 0.26, thin = 36.22, tap = 0.3181, step = 0.008724, far = 0.0606, cache = 1258291>
argpool.measured "max_pool_f16_i32_cl_any__avx512_rows" cost <plane = 80.81, row = 5.682, tail = 10.31, cell = 0.09901, tap = 0.09521, far = 0.003179, cache = 838861>
argpool.measured "max_pool_f16_i32_cl_any__avx512_running" cost <call = 651.7, plane = 328.5, row = 10.85, vector = 8.673, tail = 8.052, step = 0.04628, far = 0.03435, cache = 1258291>
argpool.measured "max_pool_f16_i32_cl_any__avx2_rows" cost <plane = 81.63, row = 11.56, vector = 1.995, tail = 6.598, tap = 0.1834, deep = 0.01228, last = 8388608>
argpool.measured "max_pool_f16_i32_cl_any__base_rows" cost <call = 39.86, plane = 73.3, row = 12.84, vector = 1.764, tail = 3.677, thin = 9.211, tap = 0.27, far = 0.00196, cache = 838861, deep = 0.0003013, last = 8388608>
argpool.measured "max_pool_f16_u8_cf_any__avx512_rows" cost <call = 42.48, row = 108.3, width = 32, cell = 0.009741, thin = 12.78, tap = 0.11, step = 0.01501, far = 0.03366, cache = 2726298>
argpool.measured "max_pool_f16_u8_cf_any__avx512_running" cost <call = 435.5, plane = 57.19, vector = 49.08, width = 64, step = 0.09477, far = 0.119, cache = 2726298, deep = 0.5703, last = 8388608>
argpool.measured "max_pool_f16_u8_cf_any__base_rows" cost <plane = 70.56, row = 6.706, vector = 2.945, width = 16, tail = 4.476, tap = 0.196, step = 0.02241, far = 0.03309, cache = 2726298, deep = 0.6965, last = 8388608>
argpool.measured "max_pool_f16_u8_cl_any__avx512_rows" cost <call = 8.842, plane = 65.88, row = 5.908, tail = 8.075, tap = 0.06496, far = 0.004165, cache = 838861>
argpool.measured "max_pool_f16_u8_cl_any__avx512_running" cost <plane = 564.1, row = 3.04, vector = 7.11, tail = 4.383, step = 0.04392, far = 0.04389, cache = 2097152, deep = 0.1337, last = 8388608>
argpool.measured "max_pool_f16_u8_cl_any__avx2_rows" cost <plane = 82.78, row = 10.17, vector = 0.122, tail = 8.655, tap = 0.117, far = 0.001534, cache = 838861, deep = 0.0274, last = 8388608>
argpool.measured "max_pool_f16_u8_cl_any__base_rows" cost <call = 6.443, plane = 73.51, row = 9.352, tail = 3.221, cell = 0.2277, thin = 7.045, tap = 0.1487, step = 0.003524, far = 0.01434, cache = 2097152>
argpool.measured "max_pool_f16_u16_cf_any__avx512_rows" cost <plane = 71.42, row = 5.727, width = 32, tail = 7.176, thin = 1.631, tap = 0.1769, deep = 0.685, last = 8388608>
argpool.measured "max_pool_f16_u16_cf_any__avx512_running" cost <call = 3850, plane = 114.4, vector = 7.123, tail = 16.55, step = 0.09102, far = 0.03712, cache = 1677722>
argpool.measured "max_pool_f16_u16_cf_any__base_rows" cost <call = 11.07, row = 16.07, width = 16, tail = 34.9, cell = 0.2893, thin = 6.583, tap = 0.2327, step = 0.003389, far = 0.005868, cache = 838861, deep = 0.1373, last = 8388608>
argpool.measured "max_pool_f16_u16_cl_any__avx512_rows" cost <plane = 81.12, vector = 0.5146, tail = 9.365, tap = 0.06614, far = 0.02955, cache = 2726298, deep = 0.09209, last = 8388608>
argpool.measured "max_pool_f16_u16_cl_any__avx512_running" cost <call = 607.5, plane = 440.5, width = 128, tail = 17.2, cell = 0.2086, thin = 0.09026, step = 0.03605, far = 0.1215, cache = 2726298>
argpool.measured "max_pool_f16_u16_cl_any__avx2_rows" cost <plane = 74.37, row = 8.641, vector = 1.053, tail = 5.627, tap = 0.1078, step = 0.001449, far = 0.02656, cache = 2726298, deep = 0.274, last = 8388608>
argpool.measured "max_pool_f16_u16_cl_any__base_rows" cost <call = 21.05, plane = 68.54, row = 8.806, vector = 1.873, tail = 3.594, thin = 9.176, tap = 0.1565, step = 0.0002843, deep = 0.5401, last = 8388608>
argpool.measured "max_pool_bf16_none_cf_any__avx512_rows" cost <call = 107.1, plane = 78.52, width = 64, thin = 1.23, tap = 0.1433, step = 0.0107>
argpool.measured "max_pool_bf16_none_cf_any__avx512_running" cost <call = 345.1, plane = 74.07, vector = 23.3, width = 64, tail = 0.9785, step = 0.06196, far = 0.02141, cache = 838861>
argpool.measured "max_pool_bf16_none_cf_any__base_rows" cost <call = 123.2, plane = 39.79, row = 6.034, tail = 9.772, cell = 0.1424, thin = 21.73, tap = 0.1743, step = 0.01809, far = 0.01203, cache = 2726298>
argpool.measured "max_pool_bf16_none_cl_any__avx512_rows" cost <plane = 65.29, row = 5.45, vector = 1.948, tail = 5.032, tap = 0.03704, step = 0.00264, far = 0.006639, cache = 1258291>
argpool.measured "max_pool_bf16_none_cl_any__avx512_running" cost <call = 36.43, plane = 186.7, row = 0.5768, vector = 5.507, tail = 2.374, tap = 0.002733, step = 0.03003, far = 0.01231, cache = 2726298>
argpool.measured "max_pool_bf16_none_cl_any__avx2_rows" cost <plane = 53.64, row = 7.028, vector = 2.41, tail = 8.89, tap = 0.05621, step = 0.003489, far = 0.003599, cache = 838861>
argpool.measured "max_pool_bf16_none_cl_any__base_rows" cost <plane = 57.57, row = 7.31, tail = 3.566, cell = 0.3015, thin = 5.904, tap = 0.1051, step = 0.001853, far = 0.004104, cache = 838861>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 34.47, row = 1.639, vector = 11.33, cell = 0.001472, far = 0.009401, cache = 1677722, deep = 0.0127, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_half" cost <call = 29.37, row = 1.25, vector = 9.073, tail = 1.313, far = 0.003937, cache = 1677722, deep = 0.01087, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 32.51, plane = 0.6901, row = 1.546, vector = 8.323, tail = 0.4122, far = 0.001521, cache = 2726298, deep = 0.006397, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 210.4, width = 64, tail = 3.175, cell = 0.6074, thin = 0.0004301, far = 0.005552, cache = 2726298, deep = 0.006397, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_rows" cost <call = 35.31, row = 3.321, vector = 11.85, tail = 0.7865, far = 0.004004, cache = 2097152, deep = 0.01262, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 224.2, row = 2.049, vector = 1.011, width = 64, tail = 0.6934, cell = 0.7206, thin = 0.03298, far = 0.003805, cache = 2726298, deep = 0.01234, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_rows" cost <call = 26.11, plane = 1.049, row = 3.223, vector = 8.903, tail = 0.3958, far = 0.0017, cache = 1258291, deep = 0.01293, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk2s2__base_narrow" cost <call = 23.41, plane = 0.08189, row = 3.767, vector = 2.547, tail = 2.519, cell = 1.009, thin = 11.16, deep = 0.01813, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 305, row = 24.87, vector = 17.29, tail = 2.5, cell = 0.2016, far = 0.002097, cache = 2097152, deep = 0.009922, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_half" cost <call = 275.9, row = 14.58, vector = 16.66, cell = 0.1723, far = 0.000841, cache = 2097152, deep = 0.008093, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 263, plane = 12.9, row = 13, vector = 15.53, cell = 0.325, deep = 0.002126, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 525.5, row = 16.08, vector = 18.35, far = 0.005088, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 47.23, row = 65.34, vector = 20.1, tail = 0.6342, cell = 0.3844, far = 0.003697, cache = 2726298, deep = 0.01474, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 358.3, row = 61.42, vector = 25.22, far = 0.01019, cache = 2726298>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 41.03, plane = 7.703, row = 32.96, vector = 17.94, tail = 0.4654, deep = 0.004952, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_2dk3s2p1__base_narrow" cost <call = 47.2, row = 27.6, tail = 3.771, cell = 3.502, thin = 4.322, deep = 0.001516, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_rows" cost <plane = 81.17, row = 2.331, tail = 7.963, tap = 0.2018, step = 0.004272, deep = 0.01216, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_any__avx512_running" cost <call = 1414, plane = 83.04, vector = 45.46, width = 64, tail = 52.39, step = 0.1201, far = 0.0808, cache = 2726298, deep = 0.004332, last = 8388608>
argpool.measured "max_pool_bf16_i64_cf_any__base_rows" cost <call = 28.74, row = 10.8, tail = 8.505, thin = 24.23, tap = 0.3451, step = 0.03742>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 44.44, row = 3.775, vector = 7.235, tail = 1.061, cell = 0.07394, far = 0.01056, cache = 1677722, deep = 0.0121, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_half" cost <plane = 51.85, vector = 6.638, tail = 1.76, cell = 0.1018, far = 0.01404, cache = 1677722>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_narrow" cost <plane = 50.58, row = 4.24, vector = 1.596, tail = 0.1534, cell = 0.6081, thin = 15.38, far = 0.001386, cache = 838861, deep = 0.0009088, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 149.3, plane = 45.57, row = 1.09, tail = 24.05, cell = 0.4556, far = 0.002644, cache = 2726298, deep = 0.004198, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 48.53, row = 5.176, vector = 4.981, tail = 3.971, cell = 0.3221, far = 0.001623, cache = 1258291, deep = 0.01358, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_narrow" cost <plane = 52.97, row = 5.333, tail = 0.9704, cell = 0.82, thin = 14.89, far = 0.00126, cache = 838861, deep = 0.007874, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 192, plane = 49.09, row = 1.339, width = 64, tail = 2.182, cell = 0.64, thin = 0.00176, far = 0.002291, cache = 1258291, deep = 0.008588, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 53.79, row = 5.511, tail = 0.7972, cell = 0.8578, thin = 14.71, far = 0.00183, cache = 1258291, deep = 0.01823, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.33, row = 5.104, vector = 20.17, cell = 0.0221, far = 0.00134, cache = 2097152, deep = 0.01705, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_half" cost <plane = 58.66, vector = 14.42, tail = 3.68, cell = 0.1971, far = 0.005591, cache = 1677722, deep = 0.02764, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 55.75, row = 4.722, vector = 3.04, tail = 4.341, cell = 1.515, thin = 21.45, deep = 0.001675, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 163, plane = 52.07, row = 0.2405, width = 64, tail = 4.22, cell = 0.6524, thin = 0.06598>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 49.64, row = 6.199, vector = 22.65, tail = 2.558, cell = 0.08637, deep = 0.01845, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_narrow" cost <call = 12.52, plane = 55.28, row = 5.151, vector = 1.047, tail = 5.382, cell = 1.855, thin = 21.05, deep = 0.009358, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 209.8, plane = 47.88, row = 3.66, width = 64, tail = 1.991, cell = 1.45>
argpool.measured "max_pool_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 56.02, row = 5.424, vector = 1.17, tail = 5.111, cell = 1.736, thin = 20.98, deep = 0.01552, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_rows" cost <plane = 83.92, row = 4.622, vector = 5.611, tail = 9.679, tap = 0.08717, far = 0.003891, cache = 1677722, deep = 0.01666, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx512_running" cost <plane = 614.6, vector = 37.25, tail = 13.18, tap = 0.0009906, step = 0.04518, far = 0.004867, cache = 838861, deep = 0.1516, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__avx2_rows" cost <plane = 82.39, row = 9.485, vector = 4.117, tail = 10.67, tap = 0.1936, far = 0.003354, cache = 1258291, deep = 0.01755, last = 8388608>
argpool.measured "max_pool_bf16_i64_cl_any__base_rows" cost <plane = 85.69, row = 10.34, vector = 1.199, tail = 3.276, cell = 0.2507, thin = 10.35, tap = 0.2875, far = 0.001995, cache = 838861, deep = 0.01619, last = 8388608>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_rows" cost <row = 98.73, tail = 38.1, tap = 0.1728, far = 0.01293, cache = 838861>
argpool.measured "max_pool_bf16_i32_cf_any__avx512_running" cost <call = 3195, plane = 70.37, width = 32, tail = 40.26, cell = 0.6371, step = 0.1196>
argpool.measured "max_pool_bf16_i32_cf_any__base_rows" cost <row = 58.58, tail = 22.71, cell = 0.3614, thin = 5.802, tap = 0.2597, step = 0.02697>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_rows" cost <plane = 80.06, row = 3.038, vector = 4.952, tail = 12.99, tap = 0.08757, far = 0.01521, cache = 2726298>
argpool.measured "max_pool_bf16_i32_cl_any__avx512_running" cost <call = 26.92, plane = 487.4, row = 6.405, vector = 12.72, tail = 8.208, tap = 0.00294, step = 0.05861>
argpool.measured "max_pool_bf16_i32_cl_any__avx2_rows" cost <plane = 81.48, row = 5.51, vector = 8.72, width = 32, tail = 6.797, thin = 0.1299, tap = 0.1769, step = 0.001888, far = 0.03291, cache = 2726298, deep = 0.3533, last = 8388608>
argpool.measured "max_pool_bf16_i32_cl_any__base_rows" cost <plane = 87.92, row = 8.596, vector = 3.217, tail = 2.719, thin = 9.304, tap = 0.2633, step = 0.001333, far = 0.02628, cache = 2726298>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_rows" cost <call = 26.5, vector = 6.332, width = 64, tail = 7.749, thin = 1.024, tap = 0.1942, far = 0.7651, cache = 1677722>
argpool.measured "max_pool_bf16_u8_cf_any__avx512_running" cost <call = 1280, plane = 189.3, cell = 0.5046, thin = 4.424, step = 0.1352>
argpool.measured "max_pool_bf16_u8_cf_any__base_rows" cost <call = 10.67, row = 30.59, vector = 1.554, width = 16, tail = 47.12, cell = 0.2226, thin = 4.233, tap = 0.2646, far = 0.1783, cache = 1677722>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_rows" cost <plane = 68.55, row = 4.046, vector = 1.751, tail = 6.336, tap = 0.05526, step = 0.000611, far = 0.0002415, cache = 838861>
argpool.measured "max_pool_bf16_u8_cl_any__avx512_running" cost <call = 73.42, plane = 673, vector = 7.903, tail = 7.444, tap = 0.0005405, step = 0.04518, deep = 2.218, last = 8388608>
argpool.measured "max_pool_bf16_u8_cl_any__avx2_rows" cost <plane = 65.93, row = 8.253, vector = 2.312, tail = 6.06, tap = 0.09746, step = 0.001528, far = 0.006331, cache = 838861>
argpool.measured "max_pool_bf16_u8_cl_any__base_rows" cost <plane = 74.64, row = 8.381, vector = 2.548, tail = 4.595, thin = 5.04, tap = 0.1415, step = 0.000828, far = 0.002, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_rows" cost <call = 268.1, plane = 76.88, row = 1.818, tail = 9.155, tap = 0.08674, step = 0.03602, far = 0.006078, cache = 838861>
argpool.measured "max_pool_bf16_u16_cf_any__avx512_running" cost <call = 856.5, plane = 91.24, width = 64, tail = 29.31, step = 0.1191, far = 0.1125, cache = 2726298, deep = 2.747, last = 8388608>
argpool.measured "max_pool_bf16_u16_cf_any__base_rows" cost <plane = 43.04, row = 8.956, tail = 5.205, thin = 23.33, tap = 0.2176, step = 0.05331, far = 0.001098, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_rows" cost <plane = 90.08, row = 6.128, tail = 4.399, cell = 0.06108, tap = 0.04456, step = 0.0009244, far = 0.007482, cache = 1258291>
argpool.measured "max_pool_bf16_u16_cl_any__avx512_running" cost <call = 362.1, plane = 500.2, vector = 14.89, width = 64, step = 0.04784, far = 0.01309, cache = 838861>
argpool.measured "max_pool_bf16_u16_cl_any__avx2_rows" cost <plane = 68.62, row = 10.89, vector = 2.165, tail = 8.145, tap = 0.07812, step = 0.005069, far = 0.009361, cache = 1258291>
argpool.measured "max_pool_bf16_u16_cl_any__base_rows" cost <plane = 62.47, row = 10.87, vector = 2.377, tail = 4.57, thin = 6.224, tap = 0.1238, step = 0.007939, far = 0.001525, cache = 838861>
argpool.measured "max_pool_i64_none_cf_any__avx512_rows" cost <call = 3.312, plane = 10.66, row = 26.08, vector = 5.331, width = 16, tap = 0.06827, step = 0.02544, far = 0.007554, cache = 1258291>
argpool.measured "max_pool_i64_none_cf_any__avx512_flat" cost <call = 485.3, plane = 0.005859, cell = 0.3942, tap = 0.2699, step = 0.01951, far = 0.003442, cache = 838861, deep = 0.1102, last = 8388608>
argpool.measured "max_pool_i64_none_cf_any__base_rows" cost <call = 21.87, plane = 14.92, row = 5.448, tail = 9.587, cell = 0.9406, thin = 0.1387, tap = 0.6047, far = 0.004151, cache = 838861, deep = 0.4037, last = 8388608>
argpool.measured "max_pool_i64_none_cl_any__avx512_rows" cost <plane = 54.89, row = 5.477, tail = 3.472, cell = 0.131, tap = 0.05641, step = 0.001785, far = 0.01143, cache = 1677722, deep = 0.01988, last = 8388608>
argpool.measured "max_pool_i64_none_cl_any__base_rows" cost <plane = 61.34, row = 6.512, vector = 0.9364, tail = 1.742, tap = 0.4713, step = 0.008737, far = 0.002241, cache = 838861>
argpool.measured "max_pool_i64_i64_cf_any__avx512_rows" cost <call = 24.38, plane = 19.94, row = 9.878, vector = 1.576, tail = 6.419, tap = 0.1959, step = 0.008468, far = 0.01368, cache = 2097152>
argpool.measured "max_pool_i64_i64_cf_any__avx512_flat" cost <call = 277.7, width = 16, cell = 0.6877, thin = 0.4365, tap = 0.3063, far = 0.01245, cache = 2726298>
argpool.measured "max_pool_i64_i64_cf_any__base_rows" cost <call = 40.83, plane = 14.58, row = 7.629, tail = 9.527, cell = 0.6771, thin = 15.85, tap = 1.246>
argpool.measured "max_pool_i64_i64_cl_any__avx512_rows" cost <plane = 77.99, row = 6.65, vector = 2.652, tail = 5.655, tap = 0.09688, step = 0.002918, far = 0.00815, cache = 1258291, deep = 0.01959, last = 8388608>
argpool.measured "max_pool_i64_i64_cl_any__base_rows" cost <call = 3.905, plane = 69.48, row = 8.899, vector = 2.789, tail = 4.407, thin = 0.6129, tap = 0.768, step = 0.04162, far = 0.002528, cache = 838861, deep = 0.006085, last = 8388608>
argpool.measured "max_pool_i64_i32_cf_any__avx512_rows" cost <call = 45.21, row = 12.01, tail = 30.25, cell = 0.03095, tap = 0.1994, deep = 0.004767, last = 8388608>
argpool.measured "max_pool_i64_i32_cf_any__avx512_flat" cost <call = 260.4, plane = 0.4643, cell = 0.2429, tap = 0.3008, step = 0.02529, far = 0.01133, cache = 1258291, deep = 0.01607, last = 8388608>
argpool.measured "max_pool_i64_i32_cf_any__base_rows" cost <call = 9.87, plane = 6.545, row = 5.858, width = 8, tail = 3.225, cell = 0.3093, thin = 6.658, tap = 1.469>
argpool.measured "max_pool_i64_i32_cl_any__avx512_rows" cost <plane = 75.75, row = 5.895, vector = 2.305, tail = 4.218, tap = 0.1036, far = 0.004695, cache = 838861, deep = 0.05455, last = 8388608>
argpool.measured "max_pool_i64_i32_cl_any__base_rows" cost <plane = 74.51, row = 7.992, tail = 5.299, cell = 0.7716, tap = 1.026, step = 0.02212, deep = 0.1282, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__avx512_rows" cost <plane = 27.73, row = 1.529, vector = 0.6244, tail = 13.26, tap = 0.2064, step = 0.008103, far = 0.01431, cache = 2726298, deep = 0.6785, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__avx512_flat" cost <call = 463.3, vector = 5.11, width = 32, cell = 0.3602, tap = 0.2641, step = 0.002187, far = 0.01852, cache = 1258291, deep = 0.1783, last = 8388608>
argpool.measured "max_pool_i64_u8_cf_any__base_rows" cost <call = 18.68, row = 5.642, vector = 4.958, width = 8, tail = 25.86, thin = 11.37, tap = 0.8997, deep = 1.156, last = 8388608>
argpool.measured "max_pool_i64_u8_cl_any__avx512_rows" cost <plane = 72.61, row = 3.872, vector = 0.8803, tail = 5.163, tap = 0.1035, far = 0.01339, cache = 1258291>
argpool.measured "max_pool_i64_u8_cl_any__base_rows" cost <plane = 73.38, row = 1.372, tail = 8.24, tap = 0.829, far = 0.02346, cache = 2097152>
argpool.measured "max_pool_i64_u16_cf_any__avx512_rows" cost <call = 18.16, plane = 22.49, row = 9.84, vector = 3.339, width = 16, tail = 7.291, tap = 0.1564, step = 0.01237, far = 0.001919, cache = 838861>
argpool.measured "max_pool_i64_u16_cf_any__avx512_flat" cost <call = 194.2, cell = 0.4553, thin = 0.194, tap = 0.3095, step = 0.00713, far = 0.01314, cache = 838861, deep = 0.01567, last = 8388608>
argpool.measured "max_pool_i64_u16_cf_any__base_rows" cost <call = 14.09, plane = 16.36, row = 13.45, width = 4, cell = 0.7305, thin = 1.855, tap = 0.8555>
argpool.measured "max_pool_i64_u16_cl_any__avx512_rows" cost <plane = 74.36, row = 7.936, vector = 0.9209, tail = 1.66, tap = 0.08821, far = 0.01427, cache = 1677722>
argpool.measured "max_pool_i64_u16_cl_any__base_rows" cost <call = 8.731, plane = 69.61, row = 6.957, tail = 3.18, cell = 0.4946, tap = 0.6827, far = 0.007923, cache = 1677722, deep = 0.01255, last = 8388608>
argpool.measured "max_pool_i32_none_cf_any__avx512_rows" cost <plane = 20.83, row = 2.537, width = 32, tail = 8.778, cell = 0.1663, thin = 0.4394, tap = 0.03786, step = 0.02735, far = 0.002637, cache = 838861, deep = 0.06482, last = 8388608>
argpool.measured "max_pool_i32_none_cf_any__avx512_flat" cost <call = 196.8, vector = 0.1285, cell = 0.2637, thin = 0.08176, tap = 0.2118, step = 0.01118, far = 0.0106, cache = 1258291, deep = 0.02359, last = 8388608>
argpool.measured "max_pool_i32_none_cf_any__base_rows" cost <call = 20.34, plane = 17.3, row = 5.004, vector = 2.299, width = 8, tail = 7.996, cell = 0.2797, tap = 0.1536, step = 0.008845, deep = 0.04432, last = 8388608>
argpool.measured "max_pool_i32_none_cl_any__avx512_rows" cost <plane = 61.02, row = 5.153, vector = 1.039, tail = 2.087, tap = 0.04877, step = 0.0001104, far = 0.01004, cache = 2097152, deep = 0.01464, last = 8388608>
argpool.measured "max_pool_i32_none_cl_any__base_rows" cost <plane = 62.95, row = 4.941, vector = 0.9813, tail = 1.913, thin = 1.866, tap = 0.1024, step = 0.001275, far = 0.006475, cache = 1677722>
argpool.measured "max_pool_i32_i64_cf_any__avx512_rows" cost <call = 53.97, plane = 20.13, row = 10.15, vector = 1.988, tail = 5.054, tap = 0.1067, step = 0.003951, far = 0.006758, cache = 838861, deep = 0.4169, last = 8388608>
argpool.measured "max_pool_i32_i64_cf_any__avx512_flat" cost <call = 435.1, cell = 0.3257, thin = 0.2626, tap = 0.2498, far = 0.01018, cache = 1677722, deep = 0.07581, last = 8388608>
argpool.measured "max_pool_i32_i64_cf_any__base_rows" cost <call = 45.8, plane = 16.74, row = 16.81, vector = 3.769, thin = 21.33, tap = 0.229, step = 0.03223, deep = 0.1477, last = 8388608>
argpool.measured "max_pool_i32_i64_cl_any__avx512_rows" cost <plane = 83.17, row = 7.218, vector = 2.986, tail = 3.938, tap = 0.08129, step = 0.0003669, far = 0.007579, cache = 2097152, deep = 0.01192, last = 8388608>
argpool.measured "max_pool_i32_i64_cl_any__base_rows" cost <plane = 84.3, row = 7.13, tail = 2.759, cell = 0.9227, thin = 3.19, tap = 0.1752, step = 0.002347, far = 0.005363, cache = 1677722>
argpool.measured "max_pool_i32_i32_cf_any__avx512_rows" cost <plane = 2.987, row = 15.68, width = 32, tail = 11.59, cell = 0.139, tap = 0.09623, step = 0.01834, far = 0.005761, cache = 838861, deep = 0.04719, last = 8388608>
argpool.measured "max_pool_i32_i32_cf_any__avx512_flat" cost <call = 213.8, plane = 1.527, cell = 0.2561, thin = 0.1176, tap = 0.2646, step = 0.0103, far = 0.006445, cache = 2097152, deep = 0.04174, last = 8388608>
argpool.measured "max_pool_i32_i32_cf_any__base_rows" cost <plane = 1.65, row = 26.27, tail = 3.183, cell = 0.5961, thin = 14.57, tap = 0.3177, step = 0.01211, far = 0.005255, cache = 838861, deep = 0.03649, last = 8388608>
argpool.measured "max_pool_i32_i32_cl_any__avx512_rows" cost <plane = 70.92, row = 6.332, vector = 3.069, tail = 2.379, tap = 0.07284, step = 0.003156, far = 0.006513, cache = 1258291, deep = 0.03661, last = 8388608>
argpool.measured "max_pool_i32_i32_cl_any__base_rows" cost <plane = 76.86, row = 7.694, tail = 1.891, cell = 0.8319, thin = 3.143, tap = 0.1512, step = 0.006417, far = 0.002304, cache = 838861, deep = 0.05209, last = 8388608>
argpool.measured "max_pool_i32_u8_cf_any__avx512_rows" cost <call = 80.89, plane = 16.05, row = 5.19, width = 64, thin = 0.6264, tap = 0.07746, step = 0.02827, far = 0.01119, cache = 1258291>
argpool.measured "max_pool_i32_u8_cf_any__avx512_flat" cost <call = 517.4, plane = 0.4862, cell = 0.003688, tap = 0.2864, step = 0.004704, far = 0.02286, cache = 1677722>
argpool.measured "max_pool_i32_u8_cf_any__base_rows" cost <call = 43.8, plane = 18.97, row = 9.339, tail = 4.835, cell = 0.743, thin = 26.02, tap = 0.2229, step = 0.009957, deep = 0.02562, last = 8388608>
argpool.measured "max_pool_i32_u8_cl_any__avx512_rows" cost <plane = 70.4, row = 6.55, vector = 1.449, tail = 2.025, tap = 0.07313, step = 0.0002715, far = 0.008975, cache = 2097152>
argpool.measured "max_pool_i32_u8_cl_any__base_rows" cost <plane = 69.19, row = 6.628, vector = 1.821, tail = 2.12, thin = 3.223, tap = 0.1586, step = 0.003304, far = 0.006435, cache = 2097152, deep = 0.02149, last = 8388608>
argpool.measured "max_pool_i32_u16_cf_any__avx512_rows" cost <call = 6.421, plane = 33.91, row = 8.802, vector = 0.8736, tail = 2.521, tap = 0.07135, step = 0.03212, far = 0.01166, cache = 2726298>
argpool.measured "max_pool_i32_u16_cf_any__avx512_flat" cost <call = 413.2, tail = 1.457, cell = 0.2057, thin = 0.1371, tap = 0.2513, far = 0.02357, cache = 2726298>
argpool.measured "max_pool_i32_u16_cf_any__base_rows" cost <call = 16.36, plane = 21.25, row = 5.614, vector = 2.71, tail = 5.512, thin = 21.77, tap = 0.2455, step = 0.01509>
argpool.measured "max_pool_i32_u16_cl_any__avx512_rows" cost <plane = 71.74, row = 5.51, vector = 1.789, tail = 2.921, tap = 0.0772, step = 0.0003502, far = 0.007191, cache = 2726298, deep = 0.05754, last = 8388608>
argpool.measured "max_pool_i32_u16_cl_any__base_rows" cost <plane = 68.83, row = 6.723, vector = 2.095, tail = 1.769, thin = 3.608, tap = 0.1462, step = 0.004355, far = 0.004265, cache = 838861>
argpool.measured "max_pool_i16_none_cf_any__avx512_rows" cost <plane = 13.89, row = 40.13, width = 64, tail = 22.93, thin = 1.052, tap = 0.09647, far = 0.2195, cache = 1677722>
argpool.measured "max_pool_i16_none_cf_any__base_rows" cost <call = 21.92, plane = 19.5, row = 12.99, width = 32, tail = 32.82, cell = 0.1526, thin = 0.1333, tap = 0.1182, step = 0.003492, far = 0.1188, cache = 2726298>
argpool.measured "max_pool_i16_none_cl_any__avx512_rows" cost <plane = 60.51, row = 3.413, vector = 1.757, width = 16, tail = 1.929, thin = 0.1425, tap = 0.0586, far = 0.004847, cache = 838861>
argpool.measured "max_pool_i16_none_cl_any__avx2_rows" cost <plane = 62.61, row = 3.052, vector = 1.374, tail = 2.426, tap = 0.02829, step = 0.000355, far = 0.0008048, cache = 1258291>
argpool.measured "max_pool_i16_none_cl_any__base_rows" cost <plane = 49.95, row = 5.273, vector = 0.9471, tail = 2.012, thin = 8.411, tap = 0.05614, step = 0.0002225>
argpool.measured "max_pool_i16_i64_cf_any__avx512_rows" cost <call = 25.91, plane = 63.41, width = 64, cell = 0.02601, thin = 1.429, tap = 0.1498, deep = 0.01406, last = 8388608>
argpool.measured "max_pool_i16_i64_cf_any__base_rows" cost <call = 149.7, plane = 8.674, row = 10.08, tail = 6.664, cell = 0.259, thin = 14.95, tap = 0.2286, step = 0.03539, far = 0.02481, cache = 2726298>
argpool.measured "max_pool_i16_i64_cl_any__avx512_rows" cost <plane = 95.32, row = 7.306, vector = 3.264, tail = 0.6569, tap = 0.08638, far = 0.00003454, cache = 838861, deep = 0.03265, last = 8388608>
argpool.measured "max_pool_i16_i64_cl_any__avx2_rows" cost <plane = 94.33, row = 9.201, vector = 3.16, tail = 4.764, tap = 0.0974, step = 0.001617, far = 0.002322, cache = 838861, deep = 0.01106, last = 8388608>
argpool.measured "max_pool_i16_i64_cl_any__base_rows" cost <plane = 82.89, row = 9.22, vector = 1.072, tail = 0.4513, cell = 0.4111, thin = 7.617, tap = 0.1168, far = 0.0003246, cache = 838861, deep = 0.02937, last = 8388608>
argpool.measured "max_pool_i16_i32_cf_any__avx512_rows" cost <row = 16.35, width = 32, tail = 18.51, thin = 7.031, tap = 0.1374, step = 0.03991, deep = 0.1149, last = 8388608>
argpool.measured "max_pool_i16_i32_cf_any__base_rows" cost <call = 88.09, row = 15.95, tail = 12.2, cell = 0.2247, thin = 16.7, tap = 0.2098, step = 0.04307, far = 0.000588, cache = 838861, deep = 0.06564, last = 8388608>
argpool.measured "max_pool_i16_i32_cl_any__avx512_rows" cost <plane = 75.92, row = 8.321, vector = 4.382, width = 16, cell = 0.07207, thin = 0.06567, tap = 0.07527, step = 0.00003759, far = 0.01838, cache = 2726298>
argpool.measured "max_pool_i16_i32_cl_any__avx2_rows" cost <plane = 75.14, row = 10.87, vector = 2.899, tail = 1.676, tap = 0.0874, step = 0.0001792, far = 0.01634, cache = 2726298>
argpool.measured "max_pool_i16_i32_cl_any__base_rows" cost <call = 8.553, plane = 68.32, row = 10.79, vector = 1.721, cell = 0.1988, thin = 6.344, tap = 0.1107, step = 0.0005204, far = 0.0178, cache = 2726298>
argpool.measured "max_pool_i16_u8_cf_any__avx512_rows" cost <plane = 63.63, width = 32, thin = 0.2818, tap = 0.1248, step = 0.01636, far = 0.03878, cache = 2097152>
argpool.measured "max_pool_i16_u8_cf_any__base_rows" cost <call = 6.766, plane = 10.51, row = 13.14, vector = 2.971, tail = 5.063, thin = 9.237, tap = 0.1647, step = 0.009819, far = 0.02293, cache = 2726298>
argpool.measured "max_pool_i16_u8_cl_any__avx512_rows" cost <plane = 74.32, row = 6.671, vector = 1.528, tail = 1.798, tap = 0.07119, far = 0.002594, cache = 838861, deep = 0.05607, last = 8388608>
argpool.measured "max_pool_i16_u8_cl_any__avx2_rows" cost <plane = 72.05, row = 9.355, vector = 1.444, tail = 3.198, tap = 0.04921, far = 0.003488, cache = 1258291, deep = 0.06538, last = 8388608>
argpool.measured "max_pool_i16_u8_cl_any__base_rows" cost <call = 2.313, plane = 69.1, row = 7.166, tail = 2.344, cell = 0.2577, thin = 5.091, tap = 0.08464, step = 0.001353, far = 0.0004116, cache = 838861, deep = 0.05806, last = 8388608>
argpool.measured "max_pool_i16_u16_cf_any__avx512_rows" cost <call = 108.3, plane = 29.68, tap = 0.1091, step = 0.01487>
argpool.measured "max_pool_i16_u16_cf_any__base_rows" cost <call = 108.9, row = 7.662, vector = 6.515, width = 16, tail = 24.63, thin = 8.932, tap = 0.1371, step = 0.01347>
argpool.measured "max_pool_i16_u16_cl_any__avx512_rows" cost <plane = 72.47, row = 6.391, vector = 1.452, tail = 3.53, tap = 0.06719, step = 0.0006698, far = 0.01635, cache = 2726298>
argpool.measured "max_pool_i16_u16_cl_any__avx2_rows" cost <plane = 69.01, row = 8.251, vector = 1.442, tail = 3.139, tap = 0.0463, step = 0.0004157, far = 0.01644, cache = 2726298>
argpool.measured "max_pool_i16_u16_cl_any__base_rows" cost <plane = 69.37, row = 6.852, vector = 1.654, tail = 4.084, thin = 4.691, tap = 0.08964, step = 0.001721, far = 0.01412, cache = 2726298, deep = 8.519, last = 8388608>
argpool.measured "max_pool_i8_none_cf_any__avx512_rows" cost <row = 2.817, width = 32, tail = 29.77, thin = 66.36, tap = 0.08095, step = 0.002641, far = 0.09161, cache = 1258291>
argpool.measured "max_pool_i8_none_cf_any__base_rows" cost <plane = 13.35, row = 8.02, width = 16, tail = 25.58, cell = 0.17, tap = 0.1182, far = 0.02729, cache = 2097152>
argpool.measured "max_pool_i8_none_cl_any__avx512_rows" cost <plane = 42.32, row = 3.422, width = 16, tail = 2.704, cell = 0.02793, thin = 0.1426, tap = 0.06468, step = 0.0008299, far = 0.002387, cache = 838861>
argpool.measured "max_pool_i8_none_cl_any__base_rows" cost <call = 364.6, plane = 11.99, row = 7.908, vector = 0.6446, thin = 12.88, tap = 0.0528, step = 0.004544>
argpool.measured "max_pool_i8_i64_cf_any__avx512_rows" cost <call = 107.1, plane = 28.09, tail = 0.2218, cell = 0.02427, tap = 0.1679, step = 0.002083, far = 0.2715, cache = 2097152>
argpool.measured "max_pool_i8_i64_cf_any__base_rows" cost <call = 134.5, plane = 10.14, row = 8.148, tail = 2.561, cell = 0.483, thin = 24.78, tap = 0.1592, step = 0.02448, far = 0.181, cache = 2097152>
argpool.measured "max_pool_i8_i64_cl_any__avx512_rows" cost <call = 6.608, plane = 90.85, row = 7.519, vector = 2.264, tail = 1.539, tap = 0.09014>
argpool.measured "max_pool_i8_i64_cl_any__base_rows" cost <call = 24.62, plane = 82.33, row = 10.05, vector = 3.416, cell = 0.0193, thin = 9.655, tap = 0.1325, step = 0.001084, deep = 2.238, last = 8388608>
argpool.measured "max_pool_i8_i32_cf_any__avx512_rows" cost <call = 219.5, width = 64, thin = 2.212, tap = 0.1102, step = 0.005721, far = 0.4804, cache = 2726298>
argpool.measured "max_pool_i8_i32_cf_any__base_rows" cost <call = 184.6, row = 33.73, cell = 0.05506, thin = 14.86, tap = 0.3261>
argpool.measured "max_pool_i8_i32_cl_any__avx512_rows" cost <plane = 78.7, row = 6.408, vector = 2.5, tail = 1.88, tap = 0.08331, far = 0.008002, cache = 1258291, deep = 0.02392, last = 8388608>
argpool.measured "max_pool_i8_i32_cl_any__base_rows" cost <plane = 77.04, row = 8.209, vector = 2.92, tail = 3.102, thin = 8.533, tap = 0.1254, far = 0.009423, cache = 1258291>
argpool.measured "max_pool_i8_u8_cf_any__avx512_rows" cost <call = 275.3, plane = 56.19, tap = 0.1283, far = 0.1501, cache = 838861>
argpool.measured "max_pool_i8_u8_cf_any__base_rows" cost <call = 307, plane = 45.83, row = 3.51, tail = 13.78, cell = 0.1735, thin = 78.7, tap = 0.19, far = 0.07218, cache = 838861>
argpool.measured "max_pool_i8_u8_cl_any__avx512_rows" cost <plane = 67.16, row = 7.047, vector = 1.566, tail = 1.29, tap = 0.05978, step = 0.002456, far = 0.002796, cache = 1677722>
argpool.measured "max_pool_i8_u8_cl_any__base_rows" cost <plane = 52.19, row = 8.67, vector = 1.739, tail = 2.041, thin = 12.82, tap = 0.09114, step = 0.002273>
argpool.measured "max_pool_i8_u16_cf_any__avx512_rows" cost <call = 80.64, row = 41.5, vector = 8.043, width = 32, tail = 45.67, tap = 0.00952, step = 0.03082, far = 0.01791, cache = 2726298>
argpool.measured "max_pool_i8_u16_cf_any__base_rows" cost <row = 35.2, cell = 0.1027, thin = 8.708, tap = 0.2144, step = 0.008186, far = 0.004483, cache = 838861>
argpool.measured "max_pool_i8_u16_cl_any__avx512_rows" cost <call = 6.935, plane = 68.09, row = 6.775, vector = 1.241, tail = 3.331, tap = 0.07006, step = 0.0008254>
argpool.measured "max_pool_i8_u16_cl_any__base_rows" cost <call = 2.836, plane = 66.46, row = 6.768, tail = 3.051, cell = 0.1694, thin = 9.709, tap = 0.1062, step = 0.001322>
argpool.measured "max_pool_u8_none_cf_any__avx512_rows" cost <call = 199.6, plane = 52.5, row = 5.48, vector = 1.486, cell = 0.02072, tap = 0.04907, step = 0.01564>
argpool.measured "max_pool_u8_none_cf_any__avx512_running" cost <call = 1482, plane = 80.03, vector = 4.53, width = 32, tail = 10.11, step = 0.06992, far = 0.1266, cache = 838861>
argpool.measured "max_pool_u8_none_cf_any__base_rows" cost <call = 237.6, plane = 29.66, row = 6.84, vector = 0.9325, tap = 0.08306, step = 0.03823>
argpool.measured "max_pool_u8_none_cl_any__avx512_rows" cost <plane = 62.97, row = 4.034, vector = 0.2005, tail = 3.086, cell = 0.0117, tap = 0.0088, far = 0.001277, cache = 838861, deep = 0.03251, last = 8388608>
argpool.measured "max_pool_u8_none_cl_any__avx512_running" cost <call = 68.15, plane = 143.1, row = 0.02629, tail = 7.814, tap = 0.003099, step = 0.01648, far = 0.01314, cache = 838861>
argpool.measured "max_pool_u8_none_cl_any__base_rows" cost <plane = 58.74, row = 4.615, vector = 0.7703, tail = 1.949, cell = 0.05017, thin = 7.976, tap = 0.03989, step = 0.004909>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_rows" cost <plane = 23.43, row = 0.7615, vector = 3.804, tail = 0.5552, cell = 0.09725, far = 0.01591, cache = 1677722, deep = 0.0002555, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_half" cost <call = 16.85, plane = 4.374, row = 2.32, vector = 3.082, tail = 0.5637, cell = 0.06845, far = 0.01207, cache = 1677722, deep = 0.001295, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_narrow" cost <call = 19.76, plane = 3.513, row = 2.546, vector = 2.691, tail = 0.5048, cell = 0.05308, far = 0.003413, cache = 2097152, deep = 0.009155, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx512_stream" cost <call = 168.5, row = 0.4477, vector = 50.65, width = 64, tail = 72.61, far = 0.0009235, cache = 2726298, deep = 0.003634, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_rows" cost <call = 32.67, plane = 1.634, row = 2.585, vector = 7.148, tail = 1.05, cell = 0.01553, far = 0.002983, cache = 2097152, deep = 0.01143, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__avx2_stream" cost <call = 217, vector = 24.29, width = 32, tail = 62.73, far = 0.004933, cache = 1677722, deep = 0.0005714, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_rows" cost <call = 21.81, plane = 1.132, row = 3.348, vector = 5.671, tail = 1.463, cell = 0.05803, far = 0.001949, cache = 2097152, deep = 0.01251, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk2s2__base_narrow" cost <call = 14.22, plane = 0.7831, row = 3.817, vector = 1.113, tail = 1.194, cell = 0.6686, thin = 10.69, deep = 0.007738, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 249.1, plane = 7.243, row = 24.76, vector = 12.15, far = 0.004629, cache = 1677722, deep = 0.007024, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_half" cost <call = 217.5, plane = 0.0795, row = 18.31, vector = 8.485, cell = 0.002807, deep = 0.01064, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 214.1, row = 16.71, vector = 3.807, width = 16, tail = 0.1579, cell = 0.5459, thin = 0.2358, deep = 0.004319, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 261.2, row = 6.64, vector = 10.95>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 27.98, plane = 5.213, row = 46.86, vector = 15.59, tail = 0.08877, cell = 0.04222, deep = 0.01731, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 257.8, plane = 0.8019, row = 40.66, vector = 15.48, deep = 0.01656, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_rows" cost <call = 34.83, row = 59.5, vector = 10.18, tail = 2.057, cell = 0.2658, far = 0.001116, cache = 838861, deep = 0.008004, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_2dk3s2p1__base_narrow" cost <call = 24.42, row = 28.15, width = 16, cell = 2.004, thin = 0.93, deep = 0.01645, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__avx512_rows" cost <call = 27.99, plane = 24.46, row = 1.504, width = 32, tail = 1.696, thin = 0.2314, tap = 0.1657, deep = 0.008607, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__avx512_running" cost <call = 1350, plane = 111.4, row = 18.56, width = 32, tail = 35.68, step = 0.1718, far = 0.04068, cache = 838861, deep = 0.06906, last = 8388608>
argpool.measured "max_pool_u8_i64_cf_any__base_rows" cost <call = 45.48, plane = 2.316, row = 11.63, tail = 4.688, thin = 18.04, tap = 0.2415, step = 0.04188>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_rows" cost <plane = 39.17, row = 4.453, vector = 6.505, cell = 0.07299, far = 0.01609, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_half" cost <plane = 51.67, vector = 5.268, tail = 0.8274, cell = 0.03982, far = 0.02351, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_narrow" cost <plane = 47.66, row = 6.402, vector = 0.1397, tail = 1.105, cell = 0.2215, thin = 11.73, far = 0.01149, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx512_stream" cost <call = 180.5, plane = 37.75, row = 0.46, cell = 0.377, far = 0.0008644, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_rows" cost <plane = 49.59, row = 5.475, vector = 6.16, tail = 0.9965, far = 0.007676, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__avx2_narrow" cost <plane = 48.95, row = 6.301, tail = 1.511, cell = 0.4369, thin = 11.24, far = 0.002787, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk2s2__base_rows" cost <call = 9.455, plane = 49.67, row = 5.989, tail = 1.63, cell = 0.5886, thin = 11.32, far = 0.001556, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 7.985, row = 17.96, width = 128, cell = 0.2673, thin = 0.1614, far = 0.008058, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_half" cost <plane = 45.05, row = 0.6911, vector = 4.68, tail = 3.712, cell = 0.3291, far = 0.04941, cache = 1677722>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 44.98, row = 7.355, tail = 1.816, cell = 0.4544, thin = 26.49, far = 0.004678, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 207.5, vector = 26.78, tail = 686.4>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 46.43, row = 13.41, vector = 7.845, cell = 0.3272, far = 0.00457, cache = 1258291>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 43.39, row = 6.321, tail = 2.573, cell = 1.064, thin = 26.01, far = 0.000248, cache = 838861>
argpool.measured "max_pool_u8_i64_cl_2dk3s2p1__base_rows" cost <plane = 45.05, row = 5.92, tail = 1.631, cell = 1.382, thin = 26.16>
argpool.measured "max_pool_u8_i64_cl_any__avx512_rows" cost <plane = 84.68, row = 6.856, vector = 7.504, tail = 4.514, tap = 0.02566, far = 0.0106, cache = 2726298>
argpool.measured "max_pool_u8_i64_cl_any__avx512_running" cost <call = 42.08, plane = 599.4, row = 12.26, vector = 35.02, tail = 11.77, step = 0.03996, far = 0.0116, cache = 2097152>
argpool.measured "max_pool_u8_i64_cl_any__base_rows" cost <call = 26.14, plane = 88.44, row = 7.123, tail = 1.27, cell = 0.6413, thin = 10.29, tap = 0.1318, step = 0.002197, far = 0.005495, cache = 2097152>
argpool.measured "max_pool_u8_i32_cf_any__avx512_rows" cost <call = 112.5, plane = 175.1, width = 64, tail = 4.407, tap = 0.1074, step = 0.005044>
argpool.measured "max_pool_u8_i32_cf_any__avx512_running" cost <call = 216.4, plane = 65.14, row = 16.31, vector = 5.251, tail = 30.51, thin = 2.105, step = 0.1205>
argpool.measured "max_pool_u8_i32_cf_any__base_rows" cost <plane = 82.85, row = 16.89, width = 16, cell = 0.5913, thin = 5.592, tap = 0.1758>
argpool.measured "max_pool_u8_i32_cl_any__avx512_rows" cost <plane = 84.62, row = 5.642, vector = 0.3163, tail = 8.73, tap = 0.03371>
argpool.measured "max_pool_u8_i32_cl_any__avx512_running" cost <call = 81.19, plane = 301.3, vector = 28.58, tail = 13.33, step = 0.03225, far = 0.006295, cache = 838861, deep = 0.4662, last = 8388608>
argpool.measured "max_pool_u8_i32_cl_any__base_rows" cost <plane = 87.48, row = 4.682, tail = 4.999, cell = 0.3562, thin = 11.17, tap = 0.1548, step = 0.002895, deep = 0.06001, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_rows" cost <call = 4.848, plane = 13.49, row = 1.694, vector = 2.858, cell = 0.01112, far = 0.01099, cache = 2097152, deep = 0.02844, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_half" cost <call = 7.453, plane = 2.307, row = 2.867, vector = 2.455, tail = 0.7601, far = 0.005846, cache = 1677722, deep = 0.01509, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_narrow" cost <call = 12.76, plane = 2.043, row = 2.77, vector = 2.043, tail = 0.3053, cell = 0.004494, far = 0.001617, cache = 2097152, deep = 0.01631, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx512_stream" cost <call = 123.1, plane = 20.75, row = 6.22, vector = 2.116, far = 0.007669, cache = 1258291>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_rows" cost <call = 7.462, plane = 2.488, row = 2.904, vector = 3.167, tail = 0.4383, far = 0.004442, cache = 1677722, deep = 0.01685, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__avx2_stream" cost <call = 174.8, plane = 15.54, row = 3.062, vector = 1.261, width = 64, cell = 0.1651, far = 0.006196, cache = 2097152>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_rows" cost <call = 16.24, plane = 2.092, row = 3.282, vector = 2.158, tail = 0.5301, cell = 0.02148, far = 0.002349, cache = 2726298, deep = 0.01482, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_2dk2s2__base_narrow" cost <call = 24.21, plane = 1.582, row = 3.369, tail = 0.8069, cell = 0.5998, thin = 10.36, far = 0.00002925, cache = 838861, deep = 0.001424, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_any__avx512_rows" cost <plane = 72.63, row = 5.24, tail = 5.469, tap = 0.04424, step = 0.03017, far = 0.0002174, cache = 838861>
argpool.measured "max_pool_u8_u8_cf_any__avx512_running" cost <call = 1393, plane = 36.57, row = 21.03, vector = 2.447, tail = 40.04, step = 0.0909, far = 0.1559, cache = 2097152, deep = 0.02251, last = 8388608>
argpool.measured "max_pool_u8_u8_cf_any__base_rows" cost <call = 8.609, plane = 11.84, row = 8.079, vector = 3.496, tail = 1.205, cell = 0.04041, thin = 15.42, tap = 0.08638, step = 0.02587>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_rows" cost <plane = 34.49, row = 2.133, width = 256, tail = 0.9307, cell = 0.0131, thin = 0.03191, far = 0.02893, cache = 1677722>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_half" cost <plane = 56.18, vector = 3.622, tail = 0.2101, far = 0.01232, cache = 2726298, deep = 0.04788, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_narrow" cost <plane = 45.81, row = 3.388, tail = 0.997, cell = 0.1333, thin = 12.88, far = 0.004902, cache = 1258291, deep = 0.01514, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx512_stream" cost <call = 124.2, plane = 37.57, row = 0.7023, vector = 5.98, tail = 620.3, far = 0.009064, cache = 1677722>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_rows" cost <plane = 43.64, row = 3.412, vector = 1.9, tail = 0.7159, far = 0.006935, cache = 1258291, deep = 0.003321, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__avx2_narrow" cost <plane = 47.33, row = 3.249, tail = 0.9101, cell = 0.3386, thin = 12.79, far = 0.0005904, cache = 838861, deep = 0.01938, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_2dk2s2__base_rows" cost <plane = 46.65, row = 3.872, tail = 0.9376, cell = 0.1785, thin = 12.54, far = 0.003355, cache = 1258291, deep = 0.01475, last = 8388608>
argpool.measured "max_pool_u8_u8_cl_any__avx512_rows" cost <plane = 67.96, row = 7.12, vector = 1.98, tail = 3.19, tap = 0.005824, step = 0.0002812, far = 0.01334, cache = 1258291>
argpool.measured "max_pool_u8_u8_cl_any__avx512_running" cost <call = 375.8, plane = 470.7, vector = 12.99, tail = 9.091, step = 0.007204, far = 0.03314, cache = 838861>
argpool.measured "max_pool_u8_u8_cl_any__base_rows" cost <plane = 70.09, row = 6.58, tail = 2.201, cell = 0.3078, thin = 11.62, tap = 0.09504, step = 0.001043, far = 0.002174, cache = 838861>
argpool.measured "max_pool_u8_u16_cf_any__avx512_rows" cost <call = 65.84, plane = 46.24, row = 7.536, width = 32, tail = 4.525, cell = 0.01999, thin = 2.326, tap = 0.07813, step = 0.01156, far = 0.004672, cache = 838861, deep = 0.266, last = 8388608>
argpool.measured "max_pool_u8_u16_cf_any__avx512_running" cost <call = 3280, plane = 93.83, vector = 17.27, width = 64, cell = 0.1885, step = 0.104, far = 0.005485, cache = 838861, deep = 0.3945, last = 8388608>
argpool.measured "max_pool_u8_u16_cf_any__base_rows" cost <call = 26.41, plane = 44.76, row = 6.496, vector = 0.9589, tail = 13.28, cell = 0.04475, thin = 23.23, tap = 0.172, step = 0.01252, deep = 0.2311, last = 8388608>
argpool.measured "max_pool_u8_u16_cl_any__avx512_rows" cost <plane = 73.85, width = 128, cell = 0.09971, thin = 0.04627, tap = 0.007534>
argpool.measured "max_pool_u8_u16_cl_any__avx512_running" cost <call = 485.5, plane = 749.4, vector = 21.68, tail = 10.4, step = 0.01318, far = 0.04023, cache = 1258291, deep = 0.2392, last = 8388608>
argpool.measured "max_pool_u8_u16_cl_any__base_rows" cost <call = 396.5, plane = 63.09, row = 7.261, cell = 0.2624, thin = 9.576, tap = 0.1014, far = 0.002839, cache = 838861, deep = 0.04022, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_rows" cost <call = 1.922, plane = 10.68, vector = 1.242, width = 16, cell = 0.02913, far = 0.002359, cache = 1258291, deep = 0.01603, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_wide" cost <call = 70.17, plane = 9.304, row = 1.192, vector = 2.424, width = 32, tail = 0.2441, cell = 0.02918, far = 0.005344, cache = 1677722, deep = 0.02186, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_narrow" cost <call = 4.911, plane = 6.819, row = 0.4403, vector = 1.416, width = 8, tail = 0.1026, thin = 0.2371, far = 0.002465, cache = 1258291, deep = 0.0146, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx512_stream" cost <call = 227.3, plane = 5.024, row = 0.5563, vector = 1.609, far = 0.005188, cache = 1677722, deep = 0.02567, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_rows" cost <call = 1.425, plane = 11.92, row = 0.2385, vector = 2.315, width = 16, tail = 0.6639, cell = 0.03799, thin = 0.249, far = 0.003935, cache = 1677722, deep = 0.009434, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_narrow" cost <call = 4.965, plane = 5.808, row = 0.6418, vector = 2.082, width = 8, tail = 0.2931, thin = 0.6276, far = 0.001117, cache = 1258291, deep = 0.02053, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__avx2_stream" cost <call = 227.1, plane = 6.55, row = 1.289, width = 64, cell = 0.1837, thin = 0.007633, far = 0.007605, cache = 2097152>
argpool.measured "max_unpool_x8_i64_cf_2dk2s2__base_rows" cost <call = 5.008, plane = 6.076, row = 0.655, vector = 2.064, width = 8, tail = 0.2407, thin = 0.7448, deep = 0.02011, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_rows" cost <call = 91.91, plane = 12.57, row = 2.978, vector = 4.571, width = 32, thin = 0.07948, far = 0.0005357, cache = 838861, deep = 0.03587, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx512_stream" cost <call = 245.6, plane = 45.27, vector = 2.411, deep = 0.03883, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_rows" cost <call = 134.4, plane = 4.908, row = 9.445, vector = 9.871, width = 32, tail = 3.935, cell = 0.0585, far = 0.005654, cache = 1677722, deep = 0.04663, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__avx2_stream" cost <call = 193.6, plane = 5.831, row = 8.528, vector = 5.932, far = 0.002905, cache = 838861, deep = 0.0543, last = 8388608>
argpool.measured "max_unpool_x8_i64_cf_2dk3s2p1__base_rows" cost <call = 133.4, plane = 9.688, row = 5.034, vector = 4.891, width = 8, tail = 0.5695, cell = 0.2438, thin = 0.03635, far = 0.006981, cache = 838861, deep = 0.07614, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_wide" cost <plane = 106.4, row = 0.7414, vector = 1.336, tail = 0.1557, cell = 0.01272, far = 0.006666, cache = 2097152, deep = 0.02147, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_rows" cost <plane = 30.8, row = 0.5665, vector = 0.5826, tail = 0.1395, thin = 0.04515, far = 0.004039, cache = 1258291, deep = 0.01424, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx512_stream" cost <call = 104.5, plane = 91.81, row = 0.2723, vector = 1.86, far = 0.006518, cache = 838861>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_rows" cost <plane = 27.79, row = 0.5144, vector = 1.261, tail = 0.3011, thin = 0.5652, far = 0.003034, cache = 1258291, deep = 0.02226, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__avx2_stream" cost <call = 162.5, plane = 101.5, row = 0.4764, vector = 3.933, far = 0.003613, cache = 2726298, deep = 0.006643, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk2s2__base_rows" cost <plane = 29.48, row = 0.6768, vector = 0.9343, tail = 0.09405, thin = 0.504, far = 0.005165, cache = 1677722, deep = 0.03783, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 45.53, row = 1.891, vector = 1.675, tail = 0.1107, thin = 0.0452, deep = 0.01387, last = 8388608>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx512_stream" cost <call = 195.1, vector = 2.713>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 43.26, row = 2.422, vector = 3.199, tail = 0.2857, thin = 0.9798>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__avx2_stream" cost <call = 169.1, plane = 27.83, row = 0.6522, width = 64, tail = 0.5951, cell = 0.268, far = 0.003434, cache = 2726298>
argpool.measured "max_unpool_x8_i64_cl_2dk3s2p1__base_rows" cost <plane = 43.59, row = 2.334, vector = 2.028, tail = 0.2857, thin = 0.9645>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_rows" cost <call = 1.707, plane = 8.652, vector = 1.973, width = 16, cell = 0.001205, far = 0.001946, cache = 1258291, deep = 0.02084, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_wide" cost <call = 71.95, plane = 6.875, row = 1.305, vector = 3.938, width = 32, tail = 0.06798, far = 0.005156, cache = 1677722, deep = 0.01992, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_narrow" cost <call = 5.821, plane = 8.641, row = 0.3362, vector = 1.424, width = 8, tail = 0.01333, thin = 0.05613, far = 0.001497, cache = 1258291, deep = 0.02085, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx512_stream" cost <call = 222.6, plane = 6.661, row = 0.7984, vector = 1.63, far = 0.005194, cache = 2726298, deep = 0.0201, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_rows" cost <call = 2.438, plane = 10.54, row = 0.08366, vector = 2.824, width = 16, tail = 0.6227, thin = 0.2566, far = 0.001972, cache = 1258291, deep = 0.02862, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 8.623, row = 0.3578, vector = 2.056, width = 8, tail = 0.1869, thin = 0.2999, far = 0.0001153, cache = 838861, deep = 0.02654, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__avx2_stream" cost <call = 229.9, plane = 1.081, row = 2.067, vector = 3.433, far = 0.0007495, cache = 1677722, deep = 0.02175, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk2s2__base_rows" cost <call = 1.41, plane = 9.39, row = 0.4256, vector = 1.987, width = 8, tail = 0.1053, thin = 0.3051, deep = 0.03169, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 62.98, plane = 13.47, row = 2.929, vector = 5.19, width = 32, thin = 0.09368, far = 0.003996, cache = 2097152, deep = 0.01779, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 247.3, plane = 1.216, width = 64, cell = 0.1902, thin = 0.1048, deep = 0.01394, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 91.17, plane = 12.07, row = 9.608, vector = 4.575, tail = 6.89, cell = 0.1424, thin = 0.3764, far = 0.009973, cache = 2726298, deep = 0.003988, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 157.4, plane = 4.121, row = 6.784, width = 64, cell = 0.4202, thin = 0.03266, far = 0.003911, cache = 2726298, deep = 0.01278, last = 8388608>
argpool.measured "max_unpool_x16_i64_cf_2dk3s2p1__base_rows" cost <call = 112.1, plane = 8.715, row = 6.094, vector = 4.511, width = 8, tail = 1.04, cell = 0.1191, far = 0.002354, cache = 1258291, deep = 0.01101, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_wide" cost <plane = 101.2, row = 0.6968, vector = 1.357, tail = 0.1123, cell = 0.01527, far = 0.006859, cache = 1677722, deep = 0.01627, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_rows" cost <plane = 29.74, row = 0.5151, vector = 0.6516, tail = 0.09319, thin = 0.06836, far = 0.01006, cache = 1258291, deep = 0.00893, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx512_stream" cost <call = 141.8, plane = 96.85, vector = 1.941, far = 0.008851, cache = 838861>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.25, row = 0.4003, vector = 1.169, tail = 0.2206, thin = 0.5129, far = 0.004534, cache = 1258291, deep = 0.01338, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__avx2_stream" cost <call = 146.3, plane = 103.6, row = 0.7694, vector = 0.03935, width = 32, cell = 0.2515, thin = 0.00418, far = 0.0008722, cache = 1677722, deep = 0.01886, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk2s2__base_rows" cost <plane = 29.57, row = 0.5821, vector = 0.937, tail = 0.05271, thin = 0.5173, far = 0.004639, cache = 1258291, deep = 0.02344, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 44.94, row = 2.049, vector = 1.467, tail = 0.1644, cell = 0.02757, thin = 0.01375, far = 0.001663, cache = 838861, deep = 0.00003339, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 183.2, plane = 27.74, row = 0.2816, width = 64, cell = 0.1648, thin = 0.003543, far = 0.003293, cache = 2097152>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 41.63, row = 2.532, vector = 3.079, tail = 0.622, thin = 0.5094, far = 0.0006086, cache = 838861, deep = 0.01239, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 165.5, plane = 31.71, row = 1.081, width = 64, tail = 0.266, cell = 0.2967, thin = 0.001444, far = 0.0002385, cache = 838861, deep = 0.01719, last = 8388608>
argpool.measured "max_unpool_x16_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.56, row = 2.298, vector = 2.132, tail = 0.2419, thin = 0.9695, far = 0.00272, cache = 838861, deep = 0.01894, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_rows" cost <call = 2.336, plane = 0.624, vector = 3.443, width = 32, cell = 0.03399, thin = 0.08197, far = 0.01025, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_wide" cost <call = 50.69, plane = 4.68, vector = 5.174, width = 32, tail = 0.4556, cell = 0.008625, far = 0.01539, cache = 2097152, deep = 0.001485, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_narrow" cost <call = 0.2003, plane = 3.618, vector = 0.545, width = 16, cell = 0.153, thin = 0.02872, far = 0.006421, cache = 1258291, deep = 0.001809, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream" cost <call = 204.3, plane = 4.937, width = 64, tail = 2.865, cell = 0.1574, far = 0.01166, cache = 838861>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16" cost <call = 196.2, plane = 4.736, vector = 1.571, far = 0.006108, cache = 1677722, deep = 0.003534, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 215.9, plane = 6.001, vector = 4.251, width = 16, tail = 3.056, far = 0.002972, cache = 1258291, deep = 0.005051, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_rows" cost <plane = 3.495, vector = 1.664, width = 16, cell = 0.0261, thin = 0.1152, far = 0.01182, cache = 1677722, deep = 0.0005937, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_narrow" cost <plane = 2.655, width = 8, tail = 0.1452, cell = 0.2772, thin = 0.3251, far = 0.004165, cache = 1677722, deep = 0.00186, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream" cost <call = 198.7, plane = 4.867, vector = 2.066, far = 0.002636, cache = 1258291, deep = 0.004738, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16" cost <call = 197.8, plane = 4.84, vector = 2.104, far = 0.002655, cache = 1258291, deep = 0.004796, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 216.3, plane = 3.738, vector = 7.169, width = 16, tail = 6.136, far = 0.0024, cache = 838861, deep = 0.02513, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk2s2__base_rows" cost <plane = 4.083, vector = 0.7458, width = 8, cell = 0.1075, thin = 0.5397, far = 0.005789, cache = 1258291, deep = 0.005525, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_rows" cost <call = 3.529, plane = 7.544, vector = 1.604, width = 16, cell = 0.04218, far = 0.007616, cache = 2097152, deep = 0.002931, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_wide" cost <call = 70.28, plane = 11.83, row = 0.6592, vector = 3.001, width = 32, tail = 0.8134, cell = 0.04187, far = 0.01335, cache = 1677722, deep = 0.0187, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_narrow" cost <call = 8.295, plane = 6.62, row = 0.6147, vector = 1.425, width = 8, tail = 0.1653, far = 0.004522, cache = 1677722, deep = 0.02475, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream" cost <call = 220.8, row = 0.2055, width = 64, tail = 0.4118, cell = 0.176, far = 0.002705, cache = 2097152, deep = 0.004747, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16" cost <call = 227.8, plane = 6.739, row = 0.7828, width = 32, tail = 0.1102, cell = 0.1911, far = 0.002162, cache = 2726298, deep = 0.005037, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 228.3, row = 0.5446, vector = 4.816, width = 16, tail = 1.513, far = 0.00105, cache = 1677722, deep = 0.005459, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_rows" cost <call = 8.825, plane = 8.011, vector = 2.568, width = 16, cell = 0.07262, far = 0.006353, cache = 2097152, deep = 0.01706, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_narrow" cost <call = 5.041, plane = 5.918, row = 0.4473, vector = 2.138, width = 8, tail = 0.1302, far = 0.00516, cache = 2097152, deep = 0.01512, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream" cost <call = 221.9, plane = 6.608, row = 1.509, width = 32, tail = 0.08527, cell = 0.2608, far = 0.001202, cache = 2726298, deep = 0.004301, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16" cost <call = 218.9, plane = 5.77, row = 1.412, width = 32, tail = 0.221, cell = 0.2601, far = 0.001213, cache = 2726298, deep = 0.004716, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 222.6, plane = 1.309, row = 1.692, vector = 4.902, width = 16, cell = 0.02801, far = 0.001081, cache = 1677722, deep = 0.004957, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk2s2__base_rows" cost <call = 6.179, plane = 6.932, row = 0.469, vector = 2.072, width = 8, tail = 0.1275, thin = 0.5209, far = 0.006738, cache = 1677722, deep = 0.02014, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_rows" cost <call = 16.31, plane = 11.8, row = 0.2062, vector = 1.135, tail = 1.013, far = 0.005063, cache = 2097152, deep = 0.02442, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_wide" cost <plane = 111.3, row = 0.4544, tail = 1.766, cell = 0.1359, far = 0.00947, cache = 838861, deep = 0.0202, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_narrow" cost <call = 19.72, plane = 15.55, row = 0.9526, vector = 1.397, width = 8, tail = 0.001571, far = 0.00484, cache = 1677722, deep = 0.02998, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream" cost <call = 256.6, vector = 2.618, far = 0.003344, cache = 838861, deep = 0.001242, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16" cost <plane = 270.3, row = 0.169, vector = 1.395, far = 0.001771, cache = 838861, deep = 0.004434, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <call = 254.7, row = 0.8431, vector = 0.9119, far = 0.005453, cache = 838861, deep = 0.0154, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_rows" cost <call = 27.07, plane = 13.01, row = 0.5098, vector = 2.908, width = 16, tail = 0.1399, cell = 0.04883, far = 0.004928, cache = 1677722, deep = 0.01965, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_narrow" cost <call = 18.84, plane = 12.23, row = 0.3665, vector = 2.187, width = 8, tail = 0.01624, far = 0.001315, cache = 1677722, deep = 0.009349, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream" cost <plane = 249.8, row = 0.6654, vector = 1.744, far = 0.0003038, cache = 838861, deep = 0.006199, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16" cost <plane = 251.1, row = 0.8245, vector = 1.729, far = 0.0005616, cache = 838861, deep = 0.01029, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <plane = 252.7, row = 0.5715, vector = 4.244, width = 16, cell = 0.00814, far = 0.001441, cache = 838861, deep = 0.01035, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_3dk2s2__base_rows" cost <call = 15.55, plane = 21.33, row = 0.6886, vector = 2.071, width = 8, thin = 0.6466, far = 0.005516, cache = 2097152, deep = 0.02544, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 58.88, plane = 13.71, row = 4.723, vector = 4.913, width = 32, cell = 0.4937, thin = 0.09787, far = 0.004023, cache = 1258291, deep = 0.00384, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 325, width = 64, tail = 3.623, cell = 0.6217, far = 0.004846, cache = 2726298, deep = 0.002886, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 94.69, plane = 9.786, row = 6.061, vector = 4.042, tail = 0.7735, cell = 0.527, far = 0.00657, cache = 2726298, deep = 0.002202, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 181.4, plane = 23.4, row = 3.595, width = 32, tail = 1.685, cell = 1.043, far = 0.003347, cache = 2726298, deep = 0.006252, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s1p1__base_rows" cost <call = 193.6, plane = 0.04966, row = 12.51, tail = 12.17, cell = 2.334, thin = 2.66, far = 0.009416, cache = 838861, deep = 0.004173, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx512_rows" cost <call = 37.86, plane = 13.41, row = 4.177, vector = 2.67, thin = 0.246, far = 0.01225, cache = 1677722, deep = 0.04491, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__avx2_rows" cost <call = 70.1, plane = 9.805, row = 6.763, vector = 4.287, width = 16, cell = 0.005843, far = 0.00849, cache = 2726298, deep = 0.05322, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2__base_rows" cost <call = 125.8, plane = 4.448, row = 7.2, vector = 3.491, width = 8, cell = 0.09396, far = 0.008974, cache = 2726298, deep = 0.05719, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 56.96, plane = 9.872, row = 3.329, vector = 4.711, width = 32, cell = 0.002476, thin = 0.0426, far = 0.01101, cache = 1258291, deep = 0.04717, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 245.9, width = 64, cell = 0.2122, thin = 0.04823, far = 0.005279, cache = 838861, deep = 0.008295, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 75.68, plane = 7.655, row = 5.556, vector = 4.659, width = 16, cell = 0.01018, thin = 0.05352, far = 0.01645, cache = 2726298, deep = 0.03098, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 210.9, plane = 13.13, row = 3.248, width = 32, cell = 0.3397, thin = 0.01517, far = 0.002237, cache = 838861, deep = 0.008047, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_2dk3s2p1__base_rows" cost <call = 102.5, plane = 8.89, row = 5.457, vector = 4.642, width = 8, tail = 1.235, far = 0.0194, cache = 2726298, deep = 0.01705, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_rows" cost <call = 7.237, vector = 5.522, width = 32, cell = 0.06048, far = 0.004442, cache = 2097152, deep = 0.001026, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_wide" cost <call = 56.15, plane = 3.013, vector = 17.31, width = 64, tail = 0.848, thin = 0.9448, far = 0.002174, cache = 2097152, deep = 0.00269, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_narrow" cost <call = 6.858, plane = 1.92, vector = 3.424, width = 16, tail = 0.1685, cell = 0.06914, far = 0.004367, cache = 2097152, deep = 0.002251, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream" cost <call = 192.7, plane = 2.886, vector = 11.46, width = 64, tail = 30.45, thin = 0.2417, deep = 0.004918, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16" cost <call = 178.6, plane = 3.361, vector = 5.899, width = 32, tail = 16.52, thin = 0.3595, far = 0.003588, cache = 2726298, deep = 0.001826, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx512_stream16_narrow" cost <call = 205.7, plane = 3.584, vector = 3.74, width = 16, tail = 50.14, far = 0.004135, cache = 2726298, deep = 0.00113, last = 25165824>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_rows" cost <call = 0.3508, plane = 5.527, vector = 7.205, width = 32, tail = 0.7171, far = 0.006583, cache = 2097152, deep = 0.05126, last = 83886080>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_narrow" cost <call = 1.104, plane = 4.128, vector = 4.772, width = 16, far = 0.003373, cache = 2097152, deep = 0.003873, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream" cost <call = 188.2, plane = 4.093, vector = 8.292, width = 32, tail = 17.76, thin = 0.4803, far = 0.002012, cache = 2726298, deep = 0.002991, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16" cost <call = 182.6, plane = 4.529, vector = 9.64, width = 32, tail = 16.44, thin = 0.1947, deep = 0.004924, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__avx2_stream16_narrow" cost <call = 203.2, plane = 3.334, vector = 4.911, width = 16, tail = 42.88, deep = 0.004572, last = 8388608>
argpool.measured "max_unpool_x32_i64_cf_1dk4s4__base_rows" cost <call = 2.036, plane = 4.295, vector = 3.737, width = 16, tail = 0.2959, thin = 0.3259, far = 0.005866, cache = 2097152, deep = 0.05138, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_wide" cost <plane = 94.01, row = 1.675, vector = 1.483, tail = 0.2938, cell = 0.03174, far = 0.01759, cache = 1677722, deep = 0.003159, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_rows" cost <plane = 14.98, row = 0.44, vector = 0.9596, tail = 0.0519, thin = 0.01133, far = 0.0193, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx512_stream" cost <call = 164.6, plane = 78.4, row = 0.2134, vector = 1.038, width = 64, cell = 0.1688, far = 0.006208, cache = 2726298, deep = 0.002986, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_rows" cost <plane = 19.87, row = 0.5227, vector = 1.503, tail = 0.3743, thin = 0.06173, far = 0.008883, cache = 1677722, deep = 0.01389, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__avx2_stream" cost <call = 169.5, plane = 90.27, row = 1.823, vector = 3.113, far = 0.0008352, cache = 1677722, deep = 0.004285, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk2s2__base_rows" cost <plane = 21.16, row = 0.9334, vector = 0.892, tail = 0.09014, thin = 0.576, far = 0.01002, cache = 1677722, deep = 0.0129, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_wide" cost <plane = 107.8, row = 0.4904, tail = 2.114, cell = 0.1052, far = 0.01947, cache = 2726298, deep = 0.01868, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_rows" cost <plane = 26.38, row = 0.2995, vector = 0.2893, tail = 0.6007, cell = 0.05972, far = 0.01283, cache = 838861, deep = 0.004978, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx512_stream" cost <call = 157.7, plane = 94.92, width = 32, cell = 0.1759, thin = 0.008943, far = 0.005051, cache = 2097152, deep = 0.01198, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_rows" cost <plane = 29.43, row = 0.3023, vector = 1.464, tail = 0.2196, thin = 0.05269, far = 0.008624, cache = 2097152, deep = 0.03636, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__avx2_stream" cost <call = 133.8, plane = 111.2, row = 0.7092, width = 16, tail = 0.08123, cell = 0.3291, far = 0.003193, cache = 1677722, deep = 0.008253, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk2s2__base_rows" cost <plane = 30.03, row = 0.6591, vector = 0.8282, tail = 0.1777, thin = 0.2875, far = 0.01724, cache = 2097152, deep = 0.02526, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_wide" cost <plane = 105.6, row = 0.5704, tail = 0.6767, cell = 0.09123, far = 0.01688, cache = 1677722, deep = 0.002428, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_rows" cost <plane = 40.25, row = 0.4582, vector = 0.3907, tail = 0.1317, cell = 0.03536, far = 0.01685, cache = 1258291>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx512_stream" cost <call = 143, plane = 113.5, row = 0.1054, vector = 2.767, far = 0.0007694, cache = 2726298, deep = 0.002456, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_rows" cost <plane = 47.06, row = 0.2928, vector = 1.42, tail = 0.0458, thin = 0.01617, far = 0.004188, cache = 2726298, deep = 0.005444, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__avx2_stream" cost <call = 86.11, plane = 148.7, vector = 2.936, far = 0.02473, cache = 838861, deep = 0.003844, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_3dk2s2__base_rows" cost <plane = 48.23, row = 0.3935, vector = 0.7924, tail = 0.2001, thin = 0.2065, far = 0.00694, cache = 2726298, deep = 0.1138, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 20.98, row = 6.255, vector = 6.871, tail = 1.737, cell = 0.1563, thin = 0.1076, far = 0.001552, cache = 1677722, deep = 0.007729, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 176.3, plane = 14.59, row = 2.642, vector = 3.959, width = 32, cell = 0.7171, far = 0.00117, cache = 838861>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 22.85, row = 7.625, vector = 15.22, tail = 0.4945, thin = 0.3699, far = 0.0003668, cache = 838861, deep = 0.021, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 186.4, plane = 20.07, row = 6.956, vector = 15.1, tail = 190.3, far = 0.003398, cache = 1677722>
argpool.measured "max_unpool_x32_i64_cl_2dk3s1p1__base_rows" cost <plane = 24.68, row = 9.487, vector = 7.405, tail = 0.602, thin = 4.155, far = 0.0001357, cache = 838861, deep = 0.02291, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_rows" cost <call = 9.694, plane = 71.37, row = 1.647, vector = 1.952, tail = 0.2234, far = 0.002902, cache = 2726298, deep = 0.04241, last = 83886080>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx512_stream" cost <call = 162.3, plane = 47.19, width = 32, cell = 0.2018, thin = 0.02961, far = 0.002356, cache = 2097152, deep = 0.001538, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_rows" cost <call = 47.71, plane = 72.06, row = 1.366, vector = 4.071, tail = 0.3763, thin = 0.01803, deep = 0.003613, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__avx2_stream" cost <call = 201.9, plane = 47.27, row = 0.8377, vector = 3.959, deep = 0.001411, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2__base_rows" cost <call = 59.71, plane = 76.16, row = 1.918, vector = 2.073, thin = 1.265, deep = 0.006786, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 45.93, row = 1.956, vector = 1.705, far = 0.002471, cache = 1258291, deep = 0.00569, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 165.2, plane = 32.68, row = 0.5676, width = 32, cell = 0.1765, thin = 0.01538, far = 0.004177, cache = 2726298, deep = 0.002118, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.25, row = 2.152, vector = 3.599, far = 0.003243, cache = 2097152, deep = 0.002645, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 172.5, plane = 33.86, row = 1.047, vector = 3.66, far = 0.001717, cache = 2726298, deep = 0.002623, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_2dk3s2p1__base_rows" cost <plane = 45.45, row = 2.451, vector = 1.786, tail = 0.01881, thin = 0.7968, far = 0.005582, cache = 2097152, deep = 0.00593, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_wide" cost <plane = 91.98, row = 0.9903, vector = 0.2655, tail = 0.7816, cell = 0.07877, far = 0.01841, cache = 1677722, deep = 0.0002818, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_rows" cost <plane = 29.56, row = 0.4124, vector = 0.5264, cell = 0.03385, far = 0.01631, cache = 1258291, deep = 0.002611, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx512_stream" cost <call = 152.7, plane = 73.95, row = 0.2712, width = 32, cell = 0.1763, thin = 0.008575, far = 0.003194, cache = 2726298, deep = 0.002476, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_rows" cost <call = 0.3152, plane = 26.66, row = 0.3681, vector = 1.45, tail = 0.06041, thin = 0.02703, far = 0.008305, cache = 1677722, deep = 0.01865, last = 25165824>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__avx2_stream" cost <call = 147.9, plane = 92.3, row = 0.9736, vector = 0.269, width = 32, tail = 0.06421, cell = 0.3151, far = 0.0009455, cache = 2726298, deep = 0.004764, last = 8388608>
argpool.measured "max_unpool_x32_i64_cl_1dk4s4__base_rows" cost <plane = 26.6, row = 0.4831, vector = 0.8555, tail = 0.1921, thin = 0.2742, far = 0.008741, cache = 1258291, deep = 0.01506, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_rows" cost <plane = 8.095, row = 0.04847, vector = 1.477, width = 16, cell = 0.03574, far = 0.009611, cache = 2097152, deep = 0.006031, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_wide" cost <call = 70.95, row = 0.1579, tail = 2.982, cell = 0.1068, far = 0.01705, cache = 1677722, deep = 0.006202, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_narrow" cost <call = 5.986, plane = 6.413, row = 0.8399, vector = 1.318, width = 8, far = 0.004196, cache = 2726298, deep = 0.01642, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream" cost <call = 193.3, plane = 3.806, vector = 2.763, far = 0.000593, cache = 1258291, deep = 0.002404, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16" cost <call = 198.8, plane = 2.023, row = 0.1728, width = 32, tail = 0.5886, cell = 0.1761, far = 0.0006351, cache = 1677722, deep = 0.002766, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx512_stream16_narrow" cost <call = 178.2, plane = 38.77, vector = 4.023, width = 16, tail = 2.372, far = 0.000199, cache = 2726298, deep = 0.00944, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_rows" cost <call = 9.375, plane = 7.767, vector = 2.476, width = 16, cell = 0.06354, far = 0.007172, cache = 2726298, deep = 0.0297, last = 25165824>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_narrow" cost <call = 3.969, plane = 6.16, row = 0.4343, vector = 2.05, width = 8, far = 0.002401, cache = 2726298, deep = 0.00871, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream" cost <call = 223.9, plane = 0.767, row = 0.9635, width = 32, tail = 0.7954, cell = 0.2027, far = 0.0001221, cache = 1258291, deep = 0.004235, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16" cost <call = 218.8, plane = 4.684, row = 0.9747, width = 32, tail = 0.616, cell = 0.2031, far = 0.0002205, cache = 1258291, deep = 0.00492, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__avx2_stream16_narrow" cost <call = 146.7, plane = 83.32, row = 0.7638, vector = 2.491, width = 16, cell = 0.1053, far = 0.0002178, cache = 2726298, deep = 0.006977, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk2s2__base_rows" cost <call = 1.327, plane = 7.188, row = 0.4924, vector = 1.983, width = 8, tail = 0.4459, thin = 0.1249, far = 0.01301, cache = 2726298, deep = 0.02712, last = 83886080>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_rows" cost <call = 51.92, plane = 9.537, row = 1.645, vector = 6.224, width = 64, tail = 0.2772, cell = 0.05063, far = 0.01309, cache = 1258291>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx512_stream" cost <call = 243, width = 64, tail = 1.394, cell = 0.2018, thin = 0.04472, far = 0.003393, cache = 838861>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_rows" cost <call = 86.32, plane = 9.012, row = 5.296, vector = 3.682, width = 16, cell = 0.0439, thin = 0.02853, far = 0.008015, cache = 838861, deep = 0.5651, last = 83886080>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__avx2_stream" cost <call = 217.5, plane = 16.86, row = 2.824, width = 32, cell = 0.3088, thin = 0.01604, far = 0.002714, cache = 838861, deep = 0.005335, last = 8388608>
argpool.measured "max_unpool_x32_i32_cf_2dk3s2p1__base_rows" cost <call = 118.2, plane = 8.379, row = 5.81, vector = 4.414, width = 8, tail = 0.2781, far = 0.009262, cache = 838861, deep = 0.3588, last = 83886080>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_wide" cost <plane = 89.23, row = 0.7326, vector = 0.5748, tail = 0.8368, cell = 0.0523, far = 0.02061, cache = 1677722, deep = 0.003122, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_rows" cost <plane = 28.97, row = 0.2924, vector = 0.8232, tail = 0.1018, cell = 0.00601, far = 0.01729, cache = 1677722, deep = 0.001694, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx512_stream" cost <call = 163.5, plane = 77.56, width = 32, cell = 0.1741, thin = 0.01085, far = 0.001331, cache = 2726298, deep = 0.002689, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_rows" cost <plane = 31.32, row = 0.2588, vector = 1.422, tail = 0.08439, thin = 0.02037, far = 0.003908, cache = 1677722, deep = 0.1082, last = 83886080>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__avx2_stream" cost <call = 165.1, plane = 95.08, row = 0.3445, width = 32, tail = 0.1312, cell = 0.2626, thin = 0.01264, far = 0.00199, cache = 2726298, deep = 0.01245, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk2s2__base_rows" cost <plane = 30.13, row = 0.5412, vector = 0.8574, tail = 0.08188, thin = 0.3282, far = 0.005769, cache = 1677722, deep = 0.1275, last = 83886080>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_rows" cost <plane = 44.58, row = 2.157, vector = 1.048, tail = 0.3567, cell = 0.03013, far = 0.007961, cache = 1677722, deep = 0.00542, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx512_stream" cost <call = 181, plane = 23.88, row = 0.2466, width = 32, cell = 0.1683, thin = 0.02197, far = 0.001652, cache = 838861, deep = 0.004426, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_rows" cost <plane = 45.44, row = 1.977, vector = 2.997, tail = 0.18, cell = 0.02694, far = 0.003313, cache = 2726298, deep = 0.006213, last = 25165824>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__avx2_stream" cost <call = 174.4, plane = 25.96, row = 0.9618, vector = 3.246, far = 0.0003796, cache = 838861, deep = 0.004209, last = 8388608>
argpool.measured "max_unpool_x32_i32_cl_2dk3s2p1__base_rows" cost <plane = 45.16, row = 2.392, vector = 1.643, tail = 0.2827, cell = 0.01896, thin = 0.786, far = 0.003962, cache = 2097152, deep = 0.01033, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_rows" cost <call = 4.223, plane = 7.491, vector = 1.311, width = 16, cell = 0.009672, far = 0.01837, cache = 2097152>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_wide" cost <call = 46.19, plane = 10.64, vector = 2.109, width = 32, tail = 0.9759, cell = 0.02478, far = 0.01878, cache = 1677722, deep = 0.01855, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_narrow" cost <call = 6.051, plane = 3.841, row = 0.4734, vector = 0.8549, width = 8, tail = 0.4505, cell = 0.01482, thin = 0.1684, far = 0.01167, cache = 2097152, deep = 0.004189, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream" cost <call = 211.6, plane = 3.362, row = 0.255, width = 64, tail = 0.1053, cell = 0.1662, far = 0.0001716, cache = 838861, deep = 0.004319, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16" cost <call = 219.2, plane = 3.886, row = 0.4834, vector = 1.671, width = 32, cell = 0.1167, far = 0.0002086, cache = 838861, deep = 0.005104, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx512_stream16_narrow" cost <call = 230.1, plane = 5.039, row = 0.07463, vector = 3.964, width = 16, tail = 11, far = 0.007802, cache = 2726298>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_rows" cost <call = 6.813, plane = 9.371, vector = 1.78, width = 16, tail = 0.1604, cell = 0.008111, thin = 0.08246, far = 0.01272, cache = 2097152, deep = 0.09371, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_narrow" cost <call = 8.284, plane = 3.323, row = 0.5627, vector = 0.8352, width = 8, tail = 0.6363, cell = 0.06796, far = 0.004777, cache = 2726298, deep = 0.005671, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream" cost <call = 214.1, plane = 8.306, row = 0.7537, vector = 0.7219, width = 32, cell = 0.1475, far = 0.0006212, cache = 838861, deep = 0.006468, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16" cost <call = 214.3, plane = 8.167, row = 0.7634, vector = 0.836, width = 32, cell = 0.1441, far = 0.0006169, cache = 838861, deep = 0.006508, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__avx2_stream16_narrow" cost <call = 228.9, plane = 3.766, row = 1.589, vector = 3.912, width = 16, tail = 13.2, far = 0.00811, cache = 2726298, deep = 0.00004346, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk2s2__base_rows" cost <call = 9.608, plane = 3.477, row = 0.5442, vector = 0.9363, width = 8, tail = 0.6086, cell = 0.06077, thin = 0.34, far = 0.006604, cache = 1677722, deep = 0.09093, last = 25165824>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_rows" cost <plane = 7.06, row = 6.145, vector = 1.957, tail = 0.3094, far = 0.0103, cache = 1258291, deep = 0.05031, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx512_stream" cost <vector = 3.346, far = 0.01791, cache = 1677722>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_rows" cost <plane = 5.206, row = 5.786, vector = 5.941, width = 16, cell = 0.1197, thin = 0.0314, far = 0.00521, cache = 1258291, deep = 0.04313, last = 8388608>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__avx2_stream" cost <call = 139.7, vector = 11.32, width = 32, cell = 0.1399, far = 0.009686, cache = 838861>
argpool.measured "max_unpool_x32_u8_cf_2dk3s2p1__base_rows" cost <call = 17.92, plane = 8.593, row = 5.284, vector = 0.6588, width = 16, tail = 1.304, cell = 0.658, thin = 0.1271, far = 0.02237, cache = 1258291, deep = 0.01782, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_wide" cost <plane = 77.84, row = 0.6851, tail = 1.655, cell = 0.05343, far = 0.01529, cache = 838861, deep = 0.01529, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_rows" cost <plane = 22.62, row = 0.3493, vector = 0.4013, tail = 0.08672, cell = 0.005549, far = 0.02147, cache = 838861, deep = 0.01103, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx512_stream" cost <call = 187.9, plane = 71.49, vector = 2.68, far = 0.002039, cache = 2726298, deep = 0.001138, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_rows" cost <plane = 22.05, row = 0.3476, vector = 0.782, tail = 0.1133, cell = 0.0004493, thin = 0.1636, far = 0.01175, cache = 1258291, deep = 0.05392, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__avx2_stream" cost <call = 183.6, plane = 81.86, width = 16, tail = 0.1833, cell = 0.2199, far = 0.01332, cache = 2726298, deep = 0.009148, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk2s2__base_rows" cost <plane = 22.06, row = 0.4662, vector = 0.6193, tail = 0.1393, thin = 0.3537, far = 0.007052, cache = 2097152, deep = 0.04446, last = 8388608>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_rows" cost <plane = 32.99, row = 2.071, vector = 0.4994, tail = 0.01599, cell = 0.03449, far = 0.01593, cache = 1258291, deep = 0.01145, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx512_stream" cost <call = 169.7, plane = 3.251, vector = 2.656, far = 0.002133, cache = 2726298, deep = 0.001851, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_rows" cost <call = 2.794, plane = 37.67, row = 2.04, vector = 1.578, tail = 0.09428, thin = 0.75, far = 0.006717, cache = 2726298, deep = 0.01595, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__avx2_stream" cost <call = 191.2, plane = 23.16, row = 0.3543, vector = 1.506, width = 16, cell = 0.1201, far = 0.01071, cache = 2726298, deep = 0.01746, last = 25165824>
argpool.measured "max_unpool_x32_u8_cl_2dk3s2p1__base_rows" cost <call = 10.86, plane = 32.38, row = 2.002, vector = 1.144, tail = 0.1535, cell = 0.001623, thin = 1.257, far = 0.008095, cache = 2726298, deep = 0.01532, last = 25165824>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_rows" cost <call = 0.5616, plane = 7.465, row = 0.342, vector = 1.651, width = 16, cell = 0.06596, far = 0.01659, cache = 1677722, deep = 0.006322, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_wide" cost <call = 77.72, row = 1.262, vector = 4.022, width = 32, cell = 0.06418, far = 0.01858, cache = 1677722, deep = 0.0006528, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_narrow" cost <call = 6.128, plane = 7.716, vector = 1.366, width = 8, cell = 0.08634, thin = 0.008348, far = 0.009378, cache = 2097152, deep = 0.007372, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream" cost <call = 188.6, plane = 24.9, width = 32, cell = 0.3445, thin = 0.04304, far = 0.000287, cache = 2726298, deep = 0.005477, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16" cost <call = 190.3, plane = 30.14, vector = 2.782, far = 0.0002247, cache = 1677722, deep = 0.006704, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 225.2, row = 0.8587, vector = 1.43, far = 0.001085, cache = 2726298, deep = 0.01057, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_rows" cost <call = 3.333, plane = 10.13, vector = 5.277, width = 16, cell = 0.07526, far = 0.004567, cache = 2097152, deep = 0.02255, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_narrow" cost <call = 3.257, plane = 7.564, vector = 2.751, width = 8, cell = 0.05665, far = 0.003334, cache = 2726298, deep = 0.01168, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream" cost <call = 215.5, plane = 7.542, row = 1.411, vector = 1.765, deep = 0.009202, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16" cost <call = 175.5, plane = 46.47, row = 0.2558, width = 32, cell = 0.5075, thin = 0.02306, far = 0.0003731, cache = 1677722, deep = 0.006368, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 224.5, row = 1.587, vector = 1.924, far = 0.0002419, cache = 1677722, deep = 0.007897, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk2s2__base_rows" cost <call = 5.327, plane = 9.243, vector = 3.385, width = 8, cell = 0.03255, thin = 0.2016, far = 0.006407, cache = 2097152, deep = 0.02571, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_rows" cost <call = 45.79, plane = 10.82, row = 0.7827, vector = 4.811, width = 16, tail = 0.3238, thin = 0.2478, far = 0.01086, cache = 1677722, deep = 0.003695, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx512_stream" cost <call = 232.3, width = 32, cell = 0.4059, thin = 0.121, far = 0.002832, cache = 2726298, deep = 0.003928, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_rows" cost <call = 78.69, plane = 9.554, row = 4.186, vector = 3.772, width = 8, tail = 0.6689, cell = 0.177, thin = 0.1427, far = 0.008004, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__avx2_stream" cost <call = 219.7, plane = 25.31, vector = 2.949, far = 0.002608, cache = 2726298, deep = 0.01046, last = 8388608>
argpool.measured "max_unpool_x64_i64_cf_2dk3s2p1__base_rows" cost <call = 106.6, plane = 9.327, row = 5.167, vector = 5.952, width = 8, cell = 0.09347, thin = 0.1263, far = 0.01174, cache = 1677722>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_wide" cost <plane = 79.67, row = 0.7802, vector = 1.183, tail = 1.158, cell = 0.08489, far = 0.01934, cache = 1258291, deep = 0.00781, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_rows" cost <plane = 21.21, row = 0.7555, vector = 0.5331, tail = 0.005562, cell = 0.05299, far = 0.02014, cache = 1258291>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx512_stream" cost <call = 153.6, plane = 80.32, width = 32, tail = 0.1434, cell = 0.3498, far = 0.001292, cache = 2726298, deep = 0.00638, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_rows" cost <plane = 28.91, row = 0.4959, vector = 2.025, tail = 0.4506, far = 0.01153, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__avx2_stream" cost <call = 144.5, plane = 101.1, row = 0.7684, vector = 0.4734, width = 8, cell = 0.3891, far = 0.0009254, cache = 838861, deep = 0.04535, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk2s2__base_rows" cost <plane = 28.96, row = 0.6352, vector = 1.374, tail = 0.0661, thin = 0.3546, far = 0.008745, cache = 2097152>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 42.86, row = 1.702, vector = 1.733, tail = 0.4703, cell = 0.009475, far = 0.01472, cache = 1677722, deep = 0.01383, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx512_stream" cost <call = 178.8, plane = 13.72, row = 0.2173, width = 16, cell = 0.3499, thin = 0.04928, far = 0.001804, cache = 2726298, deep = 0.006148, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 47.53, row = 2.474, vector = 5.021, tail = 0.09874, thin = 0.04783, far = 0.003424, cache = 2097152, deep = 0.00669, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__avx2_stream" cost <call = 183.2, plane = 23.14, row = 1.437, vector = 0.3962, width = 16, cell = 0.618, far = 0.0009091, cache = 2726298, deep = 0.01771, last = 8388608>
argpool.measured "max_unpool_x64_i64_cl_2dk3s2p1__base_rows" cost <plane = 46.18, row = 2.244, vector = 2.884, tail = 0.2039, thin = 0.5981, far = 0.003585, cache = 2097152, deep = 0.005677, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_rows" cost <call = 2.144, plane = 2.286, vector = 2.078, width = 32, tail = 0.06162, cell = 0.05629, thin = 0.05708, far = 0.0117, cache = 1677722, deep = 0.03597, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_wide" cost <call = 54.45, plane = 5.817, vector = 5.165, width = 32, tail = 0.4212, far = 0.01531, cache = 1677722, deep = 0.02604, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_narrow" cost <call = 9.389, plane = 1.983, vector = 1.321, width = 16, cell = 0.1593, thin = 0.1451, far = 0.004394, cache = 1258291, deep = 0.03172, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream" cost <call = 184, plane = 1.275, width = 64, cell = 0.193, thin = 0.05479, far = 0.007021, cache = 2097152, deep = 0.003738, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16" cost <call = 193.2, plane = 3.161, width = 32, cell = 0.2098, thin = 0.1605, far = 0.00679, cache = 2726298, deep = 0.002613, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx512_stream16_narrow" cost <call = 209.9, plane = 4.607, vector = 2.71, width = 16, cell = 0.1202, far = 0.002329, cache = 2726298, deep = 0.004968, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_rows" cost <plane = 3.838, vector = 2.043, width = 16, tail = 0.116, cell = 0.001473, thin = 0.1173, far = 0.01211, cache = 1677722, deep = 0.03182, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_narrow" cost <call = 5.563, plane = 1.57, vector = 2.073, width = 16, cell = 0.1454, thin = 0.1533, far = 0.004231, cache = 1258291, deep = 0.03117, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream" cost <call = 204.4, plane = 3.738, width = 32, cell = 0.2651, thin = 0.08726, far = 0.003719, cache = 2726298, deep = 0.003421, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16" cost <call = 202.4, plane = 3.598, width = 32, cell = 0.2698, thin = 0.09967, far = 0.003373, cache = 2726298, deep = 0.005114, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__avx2_stream16_narrow" cost <call = 211.2, plane = 2.32, width = 16, tail = 1.493, cell = 0.4608, far = 0.001552, cache = 2097152, deep = 0.003015, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_1dk2s2__base_rows" cost <plane = 4.404, vector = 1.483, width = 8, cell = 0.0154, thin = 0.4005, far = 0.007134, cache = 1677722, deep = 0.03666, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_rows" cost <call = 3.005, plane = 8.028, vector = 1.47, width = 16, cell = 0.03655, far = 0.008392, cache = 1258291, deep = 0.002181, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_wide" cost <call = 76.69, plane = 0.4975, row = 0.7472, vector = 0.06234, width = 32, tail = 2.318, cell = 0.1291, far = 0.01447, cache = 1677722, deep = 0.0008262, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_narrow" cost <call = 9.187, plane = 6.9, vector = 1.654, width = 8, cell = 0.03931, thin = 0.08744, far = 0.003524, cache = 2726298, deep = 0.02397, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream" cost <call = 219.7, width = 64, cell = 0.1741, thin = 0.01797, far = 0.003729, cache = 2726298, deep = 0.003167, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16" cost <call = 229.4, plane = 4.977, row = 0.6102, width = 32, tail = 0.39, cell = 0.1946, far = 0.001931, cache = 2726298, deep = 0.005408, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx512_stream16_narrow" cost <call = 235.3, plane = 1.427, width = 16, tail = 1.455, cell = 0.3048, far = 0.001748, cache = 2726298, deep = 0.008676, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_rows" cost <call = 10.68, plane = 9.13, vector = 2.035, width = 16, cell = 0.1093, far = 0.005494, cache = 838861, deep = 0.01811, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_narrow" cost <call = 2.95, plane = 7.056, row = 0.2333, vector = 2.199, width = 8, cell = 0.008848, far = 0.003568, cache = 2726298, deep = 0.01618, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream" cost <call = 222.7, plane = 6.58, row = 1.559, vector = 2.078, far = 0.001524, cache = 838861, deep = 0.004589, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16" cost <call = 222.9, plane = 6.002, row = 1.547, vector = 2.079, far = 0.0009595, cache = 2726298, deep = 0.004543, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__avx2_stream16_narrow" cost <call = 210.3, plane = 19.42, row = 0.2965, width = 16, tail = 1.569, cell = 0.3431, far = 0.0006405, cache = 2726298, deep = 0.008412, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk2s2__base_rows" cost <call = 1.125, plane = 8.288, row = 0.2512, vector = 2.238, width = 8, thin = 0.4472, far = 0.007187, cache = 2726298, deep = 0.01859, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_rows" cost <call = 15.23, plane = 15.01, row = 0.4612, vector = 1.422, width = 16, cell = 0.03537, far = 0.008284, cache = 1677722, deep = 0.03347, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_wide" cost <call = 105.7, row = 0.7544, vector = 1.851, tail = 2.347, cell = 0.009592, far = 0.01152, cache = 1677722, deep = 0.02824, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_narrow" cost <call = 18.41, plane = 17.52, row = 0.4813, vector = 1.488, width = 8, cell = 0.06166, thin = 0.008143, far = 0.003025, cache = 1258291, deep = 0.03324, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream" cost <plane = 251.4, row = 0.2429, vector = 2.688, far = 0.001352, cache = 838861, deep = 0.004189, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16" cost <call = 226.5, plane = 24.64, row = 0.364, vector = 1.463, far = 0.001685, cache = 1258291, deep = 0.003923, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx512_stream16_narrow" cost <call = 264.8, row = 0.9814, vector = 1.033, far = 0.001533, cache = 1258291, deep = 0.009545, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_rows" cost <call = 23.24, plane = 16.57, row = 0.1833, vector = 2.74, width = 16, cell = 0.0647, far = 0.00775, cache = 1677722, deep = 0.03248, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_narrow" cost <call = 17.73, plane = 12.64, row = 0.818, vector = 1.53, width = 8, cell = 0.0871, far = 0.004069, cache = 1258291, deep = 0.0238, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream" cost <call = 225.5, plane = 21.97, row = 1.164, vector = 1.768, far = 0.001427, cache = 1258291, deep = 0.002322, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16" cost <call = 225.4, plane = 22.71, row = 1.182, vector = 1.77, far = 0.0009905, cache = 1258291, deep = 0.003481, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__avx2_stream16_narrow" cost <call = 257, row = 1.496, vector = 1.111, far = 0.001121, cache = 1677722, deep = 0.006176, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_3dk2s2__base_rows" cost <call = 14.38, plane = 21.78, row = 0.9526, vector = 1.744, width = 8, cell = 0.0479, thin = 0.711, far = 0.007447, cache = 1677722, deep = 0.03613, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_rows" cost <call = 80.05, plane = 15.62, row = 5.305, vector = 5.579, cell = 0.2919, far = 0.006224, cache = 1258291, deep = 0.001722, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx512_stream" cost <call = 259.5, width = 64, tail = 2.863, cell = 0.641, thin = 0.03946, far = 0.004039, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_rows" cost <call = 85, plane = 10.21, row = 5.502, vector = 2.229, tail = 2.37, cell = 0.7324, far = 0.006377, cache = 1258291, deep = 0.004594, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__avx2_stream" cost <call = 211.1, plane = 35.25, row = 1.954, width = 32, tail = 1.917, cell = 1.014, far = 0.004443, cache = 1258291>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s1p1__base_rows" cost <call = 115.8, plane = 2.649, row = 11.71, tail = 15.8, cell = 2.339, far = 0.003395, cache = 2726298, deep = 0.0002212, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx512_rows" cost <call = 26.84, plane = 21.59, row = 2.152, vector = 4.552, width = 32, cell = 0.03759, thin = 0.1497, far = 0.01058, cache = 1677722, deep = 0.03254, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__avx2_rows" cost <call = 59.14, plane = 12.21, row = 6.522, vector = 3.737, width = 16, cell = 0.06291, thin = 0.008938, far = 0.006132, cache = 2097152, deep = 0.04774, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2__base_rows" cost <call = 118.7, plane = 6.828, row = 6.947, vector = 2.831, width = 8, cell = 0.2421, thin = 0.03452, far = 0.003276, cache = 1677722, deep = 0.06119, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_rows" cost <call = 47.69, plane = 13.49, row = 3.828, vector = 1.586, tail = 1.763, cell = 0.05186, thin = 0.1156, far = 0.009907, cache = 1677722, deep = 0.004386, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx512_stream" cost <call = 261, width = 64, cell = 0.214, thin = 0.07358, far = 0.0003758, cache = 838861, deep = 0.005123, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_rows" cost <call = 70.68, plane = 7.858, row = 5.238, vector = 4.741, width = 16, tail = 0.05867, thin = 0.04803, far = 0.004111, cache = 1258291, deep = 0.01135, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__avx2_stream" cost <call = 249.1, plane = 10.94, row = 3.454, vector = 0.09456, width = 32, cell = 0.3243, thin = 0.02041, far = 0.001862, cache = 2726298, deep = 0.006624, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cf_2dk3s2p1__base_rows" cost <call = 91.29, plane = 8.043, row = 6.04, vector = 4.857, width = 8, tail = 0.3334, far = 0.002347, cache = 2726298, deep = 0.01568, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_wide" cost <plane = 91.95, row = 1.579, vector = 2.021, far = 0.01542, cache = 1677722, deep = 0.003076, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_rows" cost <plane = 19.8, row = 0.5962, vector = 0.7727, tail = 0.1168, far = 0.01358, cache = 1258291, deep = 0.02533, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx512_stream" cost <call = 142.8, plane = 84.21, row = 0.3045, vector = 0.1044, width = 64, tail = 0.609, cell = 0.1798, thin = 0.0007149, far = 0.007942, cache = 2726298, deep = 0.002308, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_rows" cost <plane = 21.39, row = 0.56, vector = 1.479, tail = 0.285, thin = 0.0875, far = 0.007133, cache = 1677722, deep = 0.01214, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__avx2_stream" cost <call = 156.5, plane = 88.8, row = 1.312, width = 32, tail = 0.152, cell = 0.3967, thin = 0.02873, far = 0.002233, cache = 2097152, deep = 0.002637, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_1dk2s2__base_rows" cost <plane = 22.57, row = 0.8896, vector = 0.9115, tail = 0.3752, thin = 0.4008, far = 0.008819, cache = 1677722, deep = 0.01398, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_wide" cost <plane = 101.9, row = 0.834, vector = 1.629, tail = 0.09519, cell = 0.0005464, far = 0.0173, cache = 1677722, deep = 0.003585, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_rows" cost <plane = 28.77, row = 0.382, vector = 0.6829, tail = 0.1705, cell = 0.01833, far = 0.01837, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx512_stream" cost <call = 160.8, plane = 92.96, row = 0.07637, width = 32, cell = 0.1743, thin = 0.007987, far = 0.00181, cache = 1677722, deep = 0.003995, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_rows" cost <plane = 31.75, row = 0.2971, vector = 1.451, tail = 0.2344, thin = 0.04335, far = 0.005483, cache = 1677722, deep = 0.0476, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__avx2_stream" cost <call = 160.2, plane = 107.6, row = 0.9386, vector = 2.569, far = 0.0006592, cache = 1258291, deep = 0.005742, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_2dk2s2__base_rows" cost <plane = 31.11, row = 0.5546, vector = 0.8512, tail = 0.2267, thin = 0.3403, far = 0.00624, cache = 1677722, deep = 0.01895, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_wide" cost <plane = 100.8, row = 0.4997, tail = 1.27, cell = 0.09601, far = 0.01849, cache = 1677722>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_rows" cost <plane = 40.66, row = 0.3526, vector = 0.1548, tail = 0.4593, cell = 0.07281, far = 0.017, cache = 1258291, deep = 0.003097, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx512_stream" cost <call = 165.2, plane = 89.81, width = 64, cell = 0.1726, thin = 0.004352, far = 0.001504, cache = 838861, deep = 0.001, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_rows" cost <plane = 47.89, row = 0.2433, vector = 1.409, tail = 0.1063, thin = 0.01133, far = 0.005017, cache = 1677722, deep = 0.0105, last = 25165824>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__avx2_stream" cost <call = 188.7, plane = 114.3, vector = 2.911, far = 0.02624, cache = 838861, deep = 0.01792, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_3dk2s2__base_rows" cost <plane = 45.68, row = 0.5541, vector = 0.8031, tail = 0.001339, thin = 0.231, far = 0.006756, cache = 1677722, deep = 0.009661, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_rows" cost <plane = 23.19, row = 6.205, vector = 7.461, tail = 1.653, cell = 0.07264, thin = 0.1762, far = 0.002132, cache = 1258291, deep = 0.004407, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx512_stream" cost <call = 151.1, plane = 16.39, row = 2.728, width = 32, cell = 0.8477, thin = 0.07998, deep = 0.01092, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_rows" cost <plane = 19.68, row = 7.226, vector = 15.07, tail = 1.203, thin = 0.3773, deep = 0.02117, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__avx2_stream" cost <call = 143.8, plane = 16.89, row = 5.034, width = 16, cell = 1.913, thin = 0.07949, deep = 0.01743, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s1p1__base_rows" cost <plane = 19.48, row = 8.423, vector = 9.037, tail = 0.8794, thin = 4.542, deep = 0.02332, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_rows" cost <call = 5.941, plane = 80.94, row = 1.283, vector = 1.763, tail = 0.2559, thin = 0.1132, far = 0.003614, cache = 1258291, deep = 0.026, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx512_stream" cost <call = 196.2, plane = 66.32, width = 32, cell = 0.1851, thin = 0.02913, far = 0.006016, cache = 2726298, deep = 0.01552, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_rows" cost <call = 45.53, plane = 77.76, row = 1.432, vector = 4.005, tail = 0.1838, thin = 0.105, deep = 0.01324, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__avx2_stream" cost <call = 211.9, plane = 89.22, vector = 0.2928, width = 32, cell = 0.4869, thin = 0.01402, far = 0.0007721, cache = 2726298, deep = 0.01212, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2__base_rows" cost <call = 69.68, plane = 78.99, row = 1.766, vector = 2.43, tail = 0.1286, thin = 1.038, deep = 0.006976, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_rows" cost <call = 1.969, plane = 44.88, row = 1.541, vector = 1.536, tail = 0.1885, thin = 0.09778, far = 0.007223, cache = 2097152, deep = 0.03775, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx512_stream" cost <call = 185.9, plane = 24.54, width = 32, tail = 0.1178, cell = 0.1821, thin = 0.04366, far = 0.003237, cache = 2726298, deep = 0.005998, last = 83886080>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_rows" cost <call = 8.742, plane = 43.86, row = 2.142, vector = 3.611, tail = 0.05, thin = 0.002392, far = 0.0007076, cache = 2726298, deep = 0.005635, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__avx2_stream" cost <call = 178.4, plane = 24.55, row = 0.8742, vector = 0.0733, width = 32, tail = 0.2967, cell = 0.4549, deep = 0.002943, last = 8388608>
argpool.measured "max_pool_backward_f32_i64_cl_2dk3s2p1__base_rows" cost <call = 7.181, plane = 42.06, row = 2.535, vector = 2.146, thin = 0.6273, far = 0.001059, cache = 2726298, deep = 0.009792, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_rows" cost <call = 0.06881, plane = 9.203, row = 0.04823, vector = 2.306, width = 16, cell = 0.002131, far = 0.001905, cache = 1677722, deep = 0.01523, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_wide" cost <call = 74.91, plane = 0.4058, row = 1.598, vector = 4.368, width = 32, tail = 0.04007, far = 0.003219, cache = 2097152, deep = 0.01442, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_narrow" cost <call = 3.697, plane = 8.359, row = 0.0432, vector = 2.028, width = 8, thin = 0.03942, deep = 0.01569, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx512_stream" cost <call = 212.5, plane = 3.944, row = 0.3442, width = 128, tail = 0.7606, cell = 0.105, thin = 0.000343, far = 0.00207, cache = 2097152, deep = 0.01359, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_rows" cost <plane = 10.64, vector = 3.215, width = 16, tail = 0.5988, thin = 0.2606, far = 0.00204, cache = 1258291, deep = 0.01516, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 8.209, row = 0.3721, vector = 2.575, width = 8, tail = 0.152, thin = 0.419, far = 0.0008105, cache = 1258291, deep = 0.01959, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__avx2_stream" cost <call = 432.6, plane = 8.654, row = 1.197, vector = 3.848, deep = 0.005155, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk2s2__base_rows" cost <plane = 6.548, row = 0.4457, vector = 7.468, width = 8, tail = 0.4811, thin = 0.4546, deep = 0.01173, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 72.01, plane = 10.89, row = 5.407, vector = 5.252, width = 32, cell = 0.004164, thin = 0.05369, far = 0.003897, cache = 838861, deep = 0.01436, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 334.5, width = 128, cell = 0.1978, thin = 0.03646, far = 0.004673, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 60.38, plane = 17.65, row = 9.254, tail = 8.591, cell = 0.4676, thin = 0.4222, far = 0.004337, cache = 1677722, deep = 0.002225, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 255.9, row = 7.463, width = 64, cell = 0.4557, thin = 0.03079, far = 0.008779, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cf_2dk3s2p1__base_rows" cost <call = 93.59, plane = 16.09, row = 7.642, vector = 4.754, cell = 0.3457, thin = 20.06, deep = 0.1602, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_wide" cost <plane = 108.3, row = 0.7248, vector = 1.474, tail = 0.1913, cell = 0.01626, far = 0.006689, cache = 1677722, deep = 0.009443, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_rows" cost <plane = 32.33, row = 0.596, vector = 0.6474, tail = 0.2384, thin = 0.03051, far = 0.01133, cache = 1677722>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx512_stream" cost <call = 161.4, plane = 104.2, row = 0.4359, width = 64, cell = 0.1144, thin = 0.005254, far = 0.001468, cache = 2097152>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_rows" cost <plane = 30.16, row = 0.4264, vector = 1.22, tail = 0.4504, thin = 0.5249, far = 0.00581, cache = 1677722, deep = 0.005105, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__avx2_stream" cost <call = 143, plane = 104.1, row = 0.9046, vector = 4.344, far = 0.001167, cache = 2726298, deep = 0.004766, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk2s2__base_rows" cost <plane = 28.02, row = 0.7895, vector = 3.155, tail = 0.378, thin = 0.1869, far = 0.006261, cache = 838861, deep = 0.0007585, last = 8388608>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_rows" cost <call = 5.458, plane = 48.81, row = 1.691, vector = 1.622, tail = 0.4795, thin = 0.1716, far = 0.002598, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 198.9, plane = 34.27, row = 0.542, vector = 6.438>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_rows" cost <call = 17.65, plane = 47.72, row = 1.667, vector = 3.636, tail = 1.229, thin = 0.5329, far = 0.002206, cache = 1258291>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 202.1, plane = 31.07, row = 0.5998, width = 64, cell = 0.4274, thin = 0.01204>
argpool.measured "max_pool_backward_f16_i64_cl_2dk3s2p1__base_rows" cost <call = 15.41, plane = 52.15, row = 1.646, vector = 5.422, tail = 0.835, thin = 1.174>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_rows" cost <call = 4.282, plane = 8.751, row = 0.06897, vector = 3.382, width = 16, cell = 0.01588, far = 0.002201, cache = 838861, deep = 0.01999, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_wide" cost <call = 82.15, plane = 0.6138, row = 1.411, vector = 6.438, width = 32, tail = 0.2014, far = 0.003339, cache = 1258291, deep = 0.01325, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_narrow" cost <call = 4.891, plane = 10.58, row = 0.02362, vector = 2.241, width = 8, cell = 0.04388, thin = 0.02071, far = 0.002732, cache = 1258291, deep = 0.01368, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx512_stream" cost <call = 222.3, row = 2.461, vector = 5.453, far = 0.001322, cache = 1677722, deep = 0.009057, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_rows" cost <plane = 11.59, row = 0.8296, vector = 2.313, width = 16, tail = 0.8199, cell = 0.1206, thin = 0.1273, far = 0.002657, cache = 1258291, deep = 0.0167, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_narrow" cost <plane = 10.29, row = 0.327, vector = 2.739, width = 8, tail = 0.6848, cell = 0.05876, thin = 0.08896, far = 0.001695, cache = 838861, deep = 0.02459, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__avx2_stream" cost <call = 206.9, row = 2.293, width = 64, tail = 0.3093, cell = 0.2965, thin = 0.03097, far = 0.001249, cache = 1258291, deep = 0.003982, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk2s2__base_rows" cost <plane = 9.633, row = 0.3406, vector = 3.186, width = 8, tail = 0.4203, thin = 0.2048, far = 0.002061, cache = 2726298, deep = 0.01778, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_rows" cost <call = 76.6, plane = 11.94, row = 3.264, vector = 7.347, width = 32, tail = 0.4843, cell = 0.002245, thin = 0.1198, far = 0.001958, cache = 838861>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx512_stream" cost <call = 208.7, plane = 53.64, width = 128, tail = 0.8721, cell = 0.2646>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_rows" cost <call = 76.4, plane = 14.59, row = 8.924, tail = 10.7, cell = 0.492, thin = 0.3299, far = 0.006588, cache = 2097152>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__avx2_stream" cost <call = 229.2, plane = 37.2, row = 5.253, vector = 7.731, far = 0.002163, cache = 2726298>
argpool.measured "max_pool_backward_bf16_i64_cf_2dk3s2p1__base_rows" cost <call = 80.47, plane = 5.912, row = 6.413, vector = 6.526, width = 8, tail = 1.861, far = 0.008402, cache = 1677722>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_wide" cost <plane = 101.4, row = 0.66, vector = 2.69, tail = 0.2734, far = 0.002801, cache = 1258291, deep = 0.01544, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_rows" cost <plane = 27.69, row = 0.1821, vector = 1.68, tail = 0.2863, thin = 0.04345, far = 0.002415, cache = 1258291, deep = 0.01528, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx512_stream" cost <call = 148.8, plane = 111.1, row = 0.6925, vector = 5.698, far = 0.001069, cache = 2726298, deep = 0.008157, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_rows" cost <plane = 28.6, row = 0.4133, vector = 2.164, tail = 0.538, thin = 0.4644, far = 0.002695, cache = 1258291, deep = 0.0121, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__avx2_stream" cost <call = 169.7, plane = 103.9, row = 0.4218, width = 32, tail = 0.2765, cell = 0.3956, far = 0.0004591, cache = 838861, deep = 0.02538, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk2s2__base_rows" cost <plane = 27.17, row = 0.5167, vector = 1.586, tail = 0.2961, thin = 0.4075, far = 0.002598, cache = 1258291, deep = 0.01528, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_rows" cost <plane = 45.96, row = 1.287, vector = 2.766, tail = 0.2851, thin = 0.2006, far = 0.003743, cache = 1258291, deep = 0.01121, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx512_stream" cost <call = 186.5, plane = 31.15, width = 128, tail = 0.6541, cell = 0.231, thin = 0.0003841, far = 0.001816, cache = 1258291, deep = 0.0142, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_rows" cost <plane = 45.26, row = 2.023, vector = 4.569, tail = 0.6027, thin = 0.588, far = 0.0033, cache = 1258291, deep = 0.02177, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__avx2_stream" cost <call = 162.6, plane = 30.97, row = 1.407, width = 64, cell = 0.5067, thin = 0.001314, far = 0.001965, cache = 1258291, deep = 0.01466, last = 8388608>
argpool.measured "max_pool_backward_bf16_i64_cl_2dk3s2p1__base_rows" cost <plane = 45.1, row = 2.298, vector = 3.016, thin = 0.8382, deep = 0.0317, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx512_rows" cost <call = 17.25, plane = 7.365, cell = 0.7128, tap = 0.0001574, step = 0.0004344, far = 0.00274, cache = 838861, deep = 0.01405, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cf_any__avx2_rows" cost <call = 16.36, plane = 11.09, cell = 0.9219, tap = 0.0002443, step = 0.0003326, far = 0.004258, cache = 2726298, deep = 0.00246, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cf_any__base_rows" cost <call = 16.78, plane = 11.84, cell = 0.9735, tap = 0.0002181, step = 0.0004229, far = 0.002163, cache = 838861, deep = 0.01037, last = 8388608>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx512_rows" cost <plane = 53.31, row = 0.224, vector = 5.911, tail = 2.063, cell = 0.1437, thin = 1.394, tap = 0.0007642, step = 0.0003017, far = 0.006206, cache = 1677722>
argpool.measured "max_unpool_backward_x8_i64_cl_any__avx2_rows" cost <plane = 55.85, vector = 5.708, tail = 2.748, cell = 0.4557, thin = 1.08, step = 0.0004314, far = 0.001018, cache = 838861>
argpool.measured "max_unpool_backward_x8_i64_cl_any__base_rows" cost <plane = 55.39, row = 0.7312, vector = 7.852, tail = 1.185, cell = 0.2107, thin = 1.354, tap = 0.0001328, step = 0.0000576, far = 0.004275, cache = 1258291>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx512_rows" cost <call = 15.57, plane = 7.747, vector = 0.1356, cell = 0.4692, tap = 0.000006587, step = 0.0001738, far = 0.001835, cache = 838861, deep = 0.006301, last = 8388608>
argpool.measured "max_unpool_backward_x8_i32_cf_any__avx2_rows" cost <call = 13.49, plane = 9.261, vector = 0.1913, cell = 0.5493, step = 0.0001511, far = 0.001415, cache = 838861, deep = 0.002714, last = 8388608>
argpool.measured "max_unpool_backward_x8_i32_cf_any__base_rows" cost <call = 12.86, plane = 10.38, cell = 0.7146, tap = 0.00002452, step = 0.0003471, far = 0.0007249, cache = 838861, deep = 0.0009519, last = 8388608>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx512_rows" cost <plane = 51.31, row = 0.1767, vector = 3.205, tail = 2.562, cell = 0.5037, thin = 0.7352, tap = 0.0011, step = 0.000418, far = 0.005956, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__avx2_rows" cost <plane = 52.65, row = 0.165, vector = 4.916, tail = 1.774, cell = 0.2746, thin = 1.155, tap = 0.0008657, step = 0.0001953, far = 0.002942, cache = 838861>
argpool.measured "max_unpool_backward_x8_i32_cl_any__base_rows" cost <plane = 53.75, vector = 3.753, tail = 3.794, cell = 0.8794, thin = 0.7084, tap = 0.002024, step = 0.000561, far = 0.002085, cache = 838861>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_rows" cost <call = 31.17, plane = 4.011, row = 2.017, vector = 34.86, tail = 3.114, cell = 0.4064, tap = 0.0006206, far = 0.007054, cache = 1677722>
argpool.measured "max_unpool_backward_x8_u8_cf_any__avx2_narrow" cost <call = 33.16, plane = 1.968, row = 0.9659, vector = 12.37, tail = 3.57, cell = 2.172, thin = 12.67, tap = 0.001093, far = 0.0004293, cache = 2097152>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_rows" cost <call = 37.94, plane = 5.983, row = 0.6743, vector = 37.73, cell = 0.03262, step = 0.00009971>
argpool.measured "max_unpool_backward_x8_u8_cf_any__base_narrow" cost <call = 34.05, plane = 1.217, row = 1.844, vector = 11.66, tail = 4.531, cell = 2.164, thin = 12.45, tap = 0.0005981, far = 0.002582, cache = 2097152>
argpool.measured "max_unpool_backward_x8_u8_cl_any__avx2_rows" cost <plane = 123.3, vector = 30.6, tail = 11.92, cell = 4.661, thin = 5.045, step = 0.007601>
argpool.measured "max_unpool_backward_x8_u8_cl_any__base_rows" cost <plane = 113.6, vector = 22.43, tail = 13.5, cell = 5.28, thin = 5.554, step = 0.007204>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_rows" cost <call = 35.12, plane = 4.784, row = 1.96, vector = 37.25, tail = 1.635, cell = 0.1136, step = 0.0002122, far = 0.01054, cache = 1258291>
argpool.measured "max_unpool_backward_x8_u16_cf_any__avx2_narrow" cost <call = 43.76, plane = 3.182, row = 0.3647, vector = 18.68, tail = 2.315, cell = 0.5292, thin = 9.564, far = 0.007808, cache = 2726298>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_rows" cost <call = 38.13, plane = 3.459, row = 0.4505, vector = 37.94, tail = 1.843, cell = 0.05938, far = 0.01123, cache = 2726298>
argpool.measured "max_unpool_backward_x8_u16_cf_any__base_narrow" cost <call = 22.21, plane = 2.748, row = 2.623, vector = 18.37, tail = 1.2, cell = 0.4698, thin = 9.39, far = 0.009283, cache = 2726298>
argpool.measured "max_unpool_backward_x8_u16_cl_any__avx2_rows" cost <call = 31.16, plane = 53.61, vector = 42.93, tail = 7.119, cell = 3.308, thin = 2.738, step = 0.000692, far = 0.1588, cache = 1677722>
argpool.measured "max_unpool_backward_x8_u16_cl_any__base_rows" cost <call = 27.72, plane = 58.64, vector = 38.65, tail = 7.87, cell = 3.221, thin = 2.679, step = 0.001144, far = 0.009638, cache = 838861>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx512_rows" cost <call = 16.32, plane = 6.677, cell = 0.7391, step = 0.0006528, far = 0.002424, cache = 1258291, deep = 0.005689, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cf_any__avx2_rows" cost <call = 13.16, plane = 8.696, width = 32, cell = 0.9769, thin = 0.01981, step = 0.0002876, far = 0.005311, cache = 838861, deep = 0.002361, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cf_any__base_rows" cost <call = 16.3, plane = 9.617, cell = 1.139, step = 0.0007959, far = 0.002502, cache = 1677722>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx512_rows" cost <plane = 54.65, row = 0.6497, tail = 2.994, cell = 0.8381, thin = 0.7043, tap = 0.001143, step = 0.0002272, far = 0.004736, cache = 838861, deep = 0.005431, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cl_any__avx2_rows" cost <plane = 57.26, row = 0.6053, vector = 0.5773, tail = 3.728, cell = 1.076, thin = 0.5822, tap = 0.000621, far = 0.004304, cache = 838861, deep = 0.004225, last = 8388608>
argpool.measured "max_unpool_backward_x16_i64_cl_any__base_rows" cost <plane = 57.84, row = 1.586, vector = 1.82, tail = 3.018, cell = 1.063, thin = 0.4779, tap = 0.0007811, far = 0.006676, cache = 838861, deep = 0.0059, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx512_rows" cost <call = 20.68, plane = 6.382, vector = 0.08645, tail = 0.08013, cell = 0.472, step = 0.0005045, far = 0.005788, cache = 1258291, deep = 0.03207, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cf_any__avx2_rows" cost <call = 9.953, plane = 6.944, vector = 0.2459, tail = 0.3307, cell = 0.6554, step = 0.0003553, far = 0.007998, cache = 838861, deep = 0.02208, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cf_any__base_rows" cost <call = 18.18, plane = 8.426, cell = 0.6626, step = 0.0008268, far = 0.005749, cache = 1677722, deep = 0.02801, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx512_rows" cost <plane = 51.9, tail = 2.876, cell = 0.9322, thin = 0.4052, tap = 0.00069, step = 0.0002329, far = 0.003401, cache = 838861, deep = 0.005451, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__avx2_rows" cost <plane = 52.85, row = 0.1394, tail = 3.665, cell = 1.037, thin = 0.371, step = 0.0005758, far = 0.002493, cache = 838861, deep = 0.000477, last = 8388608>
argpool.measured "max_unpool_backward_x16_i32_cl_any__base_rows" cost <plane = 53.19, row = 0.01543, vector = 1.445, tail = 3.127, cell = 0.8388, thin = 0.4515, step = 0.0003245, far = 0.003285, cache = 838861, deep = 0.001388, last = 8388608>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_rows" cost <call = 30.3, plane = 2.285, row = 4.245, vector = 37.73, tail = 0.2681, step = 0.0008453, deep = 0.014, last = 8388608>
argpool.measured "max_unpool_backward_x16_u8_cf_any__avx2_narrow" cost <call = 32.38, plane = 0.4529, row = 4.773, vector = 5.982, tail = 11.67, cell = 3.652, thin = 5.483, step = 0.0001088, deep = 0.02031, last = 8388608>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_rows" cost <call = 34.01, plane = 2.727, row = 2.385, vector = 36.96, tail = 2.152, far = 0.00893, cache = 2097152>
argpool.measured "max_unpool_backward_x16_u8_cf_any__base_narrow" cost <call = 32.14, plane = 0.9897, row = 3.992, vector = 9.542, tail = 8.738, cell = 2.606, thin = 6.64, step = 0.0004141, deep = 0.01721, last = 8388608>
argpool.measured "max_unpool_backward_x16_u8_cl_any__avx2_rows" cost <call = 15.32, plane = 60.6, vector = 20.91, tail = 21.41, cell = 6.086, thin = 2.792, far = 0.03084, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u8_cl_any__base_rows" cost <call = 22.26, plane = 54.33, vector = 16.53, tail = 22.29, cell = 6.1, thin = 2.511, far = 0.04434, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_rows" cost <call = 39.4, plane = 9.137, row = 2.282, vector = 37.2, tail = 2.057, cell = 0.08176, step = 0.0008335, far = 0.1026, cache = 2097152>
argpool.measured "max_unpool_backward_x16_u16_cf_any__avx2_narrow" cost <call = 46.67, plane = 2.398, row = 1.227, vector = 20.63, tail = 0.7387, thin = 8.564, far = 0.03118, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_rows" cost <call = 26.09, plane = 11.31, row = 1.293, vector = 36.95, tail = 1.01, far = 0.01969, cache = 2097152>
argpool.measured "max_unpool_backward_x16_u16_cf_any__base_narrow" cost <call = 43.5, plane = 0.9997, row = 2.638, vector = 19.98, tail = 1.288, thin = 8.623, step = 0.0002209, far = 0.006192, cache = 1677722>
argpool.measured "max_unpool_backward_x16_u16_cl_any__avx2_rows" cost <plane = 68.98, vector = 22.94, width = 16, tail = 11.79, cell = 7.057, thin = 3.235, tap = 0.02231, far = 0.06706, cache = 2726298>
argpool.measured "max_unpool_backward_x16_u16_cl_any__base_rows" cost <plane = 63.97, vector = 11.25, width = 16, tail = 18.81, cell = 7.223, thin = 2.902, tap = 0.01943, far = 0.03676, cache = 2726298>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_rows" cost <call = 17.63, plane = 6.388, cell = 0.292, step = 0.001225, far = 0.01427, cache = 1677722, deep = 0.00754, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx512_stream" cost <call = 168.5, plane = 2.422, vector = 3.72, step = 0.002561, far = 0.0138, cache = 2097152, deep = 0.01021, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_rows" cost <call = 15.93, plane = 8.267, vector = 0.486, cell = 0.8618, step = 0.001369, far = 0.008085, cache = 1258291, deep = 0.004067, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__avx2_stream" cost <call = 190.8, plane = 2.33, vector = 5.63, step = 0.001784, far = 0.008179, cache = 2097152, deep = 0.006776, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cf_any__base_rows" cost <call = 19.44, plane = 9.787, vector = 0.2092, cell = 1.076, step = 0.001794, far = 0.006054, cache = 1258291, deep = 0.002489, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx512_rows" cost <plane = 50.28, row = 0.4691, vector = 1.251, tail = 1.927, cell = 0.2443, thin = 1.499, step = 0.0005186, far = 0.01088, cache = 1677722, deep = 0.007186, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cl_any__avx2_rows" cost <plane = 53.83, row = 0.4613, vector = 0.7702, tail = 4.172, cell = 0.9871, thin = 0.519, tap = 0.0005452, step = 0.0004996, far = 0.006428, cache = 1677722, deep = 0.004289, last = 8388608>
argpool.measured "max_unpool_backward_x32_i64_cl_any__base_rows" cost <plane = 54.77, row = 0.8572, vector = 3.666, tail = 2.351, cell = 0.7038, thin = 0.9152, tap = 0.0005044, step = 0.0003574, far = 0.009036, cache = 1677722, deep = 0.0009095, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_rows" cost <call = 20.71, plane = 6.003, cell = 0.2269, step = 0.000483, far = 0.01455, cache = 1677722, deep = 0.01603, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx512_stream" cost <call = 143.2, plane = 3.002, vector = 3.183, step = 0.002092, far = 0.01296, cache = 2097152, deep = 0.01313, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_rows" cost <call = 16.55, plane = 7.339, cell = 0.5379, step = 0.0006105, far = 0.01099, cache = 1677722, deep = 0.01241, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__avx2_stream" cost <call = 191.8, plane = 2.901, vector = 3.316, step = 0.001572, far = 0.009661, cache = 1677722, deep = 0.01323, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cf_any__base_rows" cost <call = 22.45, plane = 8.179, cell = 0.5515, tap = 0.00002503, step = 0.0009283, far = 0.009067, cache = 1677722, deep = 0.01635, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx512_rows" cost <plane = 54.98, row = 0.1045, vector = 2.771, cell = 0.008819, thin = 1.418, step = 0.0004821, far = 0.01009, cache = 1677722, deep = 0.01405, last = 8388608>
argpool.measured "max_unpool_backward_x32_i32_cl_any__avx2_rows" cost <plane = 53.8, vector = 2.552, tail = 1.146, cell = 0.4948, thin = 0.7167, tap = 0.0004212, step = 0.001106, far = 0.006707, cache = 2097152>
argpool.measured "max_unpool_backward_x32_i32_cl_any__base_rows" cost <plane = 53.33, row = 0.006453, vector = 5.355, cell = 0.2118, thin = 0.9358, tap = 0.000465, step = 0.0006554, far = 0.005977, cache = 1677722, deep = 0.0107, last = 8388608>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_rows" cost <call = 57.23, row = 2.85, vector = 26.17, tail = 9.178, cell = 1.209, tap = 0.0002195, far = 0.001303, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cf_any__avx2_narrow" cost <call = 49.47, plane = 1.851, row = 2.145, vector = 11.29, tail = 7.764, cell = 2.018, thin = 7.077, tap = 0.0004604, step = 0.0007253, far = 0.002177, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_rows" cost <call = 45.07, row = 2.252, vector = 27.41, tail = 9.104, cell = 1.233, tap = 0.0002874, far = 0.00163, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cf_any__base_narrow" cost <call = 47.77, plane = 2.737, row = 1.64, vector = 12.19, tail = 6.712, cell = 1.799, thin = 7.711, tap = 0.00004592, step = 0.0006963, far = 0.003568, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__avx2_rows" cost <plane = 56.28, vector = 21.91, tail = 16.71, cell = 5.705, thin = 3.464, far = 0.009096, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u8_cl_any__base_rows" cost <plane = 52.79, vector = 14.16, tail = 18.67, cell = 6.464, thin = 3.488, far = 0.00981, cache = 1258291>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_rows" cost <call = 35, plane = 8.478, row = 2.209, vector = 36.1>
argpool.measured "max_unpool_backward_x32_u16_cf_any__avx2_narrow" cost <call = 31.09, plane = 5.845, row = 1.076, vector = 16.2, tail = 1.496, cell = 0.8871, thin = 8.261, far = 0.002611, cache = 2726298>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_rows" cost <call = 24.44, plane = 7.072, row = 1.287, vector = 37.25, cell = 0.06916>
argpool.measured "max_unpool_backward_x32_u16_cf_any__base_narrow" cost <call = 31.96, plane = 3.477, row = 1.733, vector = 17.3, tail = 0.7181, cell = 0.6099, thin = 9.265>
argpool.measured "max_unpool_backward_x32_u16_cl_any__avx2_rows" cost <call = 11.19, plane = 78.94, vector = 21.88, tail = 17.97, cell = 5.651, thin = 2.712, step = 0.001976, far = 0.01682, cache = 2097152>
argpool.measured "max_unpool_backward_x32_u16_cl_any__base_rows" cost <call = 34.15, plane = 72.1, vector = 10.23, tail = 23.8, cell = 6.96, thin = 1.65, step = 0.002569, far = 0.004505, cache = 838861>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx512_rows" cost <call = 17.44, plane = 6.568, cell = 0.317, step = 0.001433, far = 0.01573, cache = 2097152, deep = 0.01273, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cf_any__avx2_rows" cost <call = 18.14, plane = 8.388, cell = 1.059, thin = 0.09493, step = 0.001516, far = 0.00799, cache = 1677722, deep = 0.02065, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cf_any__base_rows" cost <call = 18.45, plane = 10.06, tail = 0.134, cell = 1.22, step = 0.002326, far = 0.01034, cache = 2726298, deep = 0.01442, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx512_rows" cost <plane = 46.92, row = 0.7199, vector = 1.041, tail = 1.724, cell = 0.2893, thin = 1.578, tap = 0.0001721, step = 0.0001027, far = 0.01076, cache = 1677722, deep = 0.002574, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__avx2_rows" cost <plane = 54.41, row = 0.7663, vector = 1.055, tail = 3.603, cell = 1.087, thin = 0.4913, tap = 0.0006176, step = 0.0001436, far = 0.007487, cache = 1677722, deep = 0.00706, last = 8388608>
argpool.measured "max_unpool_backward_x64_i64_cl_any__base_rows" cost <plane = 53.32, row = 1.104, vector = 4.89, tail = 1.66, cell = 0.6184, thin = 0.8522, tap = 0.001056, far = 0.009615, cache = 1677722, deep = 0.004722, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx512_rows" cost <call = 18.66, plane = 6.545, cell = 0.2348, step = 0.001462, far = 0.01673, cache = 1677722, deep = 0.01309, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cf_any__avx2_rows" cost <call = 20.78, plane = 7.816, cell = 0.5692, step = 0.001144, far = 0.009941, cache = 1677722, deep = 0.01261, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cf_any__base_rows" cost <call = 19.15, plane = 9.246, cell = 0.6141, step = 0.001459, far = 0.009745, cache = 1677722, deep = 0.01311, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx512_rows" cost <plane = 50.33, row = 0.6182, vector = 2.265, cell = 0.09966, thin = 1.338, tap = 0.00004647, step = 0.000696, far = 0.008837, cache = 1677722, deep = 0.02093, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cl_any__avx2_rows" cost <plane = 53.22, row = 0.725, vector = 1.681, tail = 1.643, cell = 0.7306, thin = 0.5177, tap = 0.0005874, step = 0.0006728, far = 0.008115, cache = 2097152, deep = 0.002834, last = 8388608>
argpool.measured "max_unpool_backward_x64_i32_cl_any__base_rows" cost <plane = 53.12, row = 0.8246, vector = 3.712, tail = 0.64, cell = 0.5031, thin = 0.7201, tap = 0.0007121, step = 0.0006057, far = 0.007592, cache = 1677722, deep = 0.007583, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_rows" cost <call = 31.89, plane = 5.231, row = 1.73, vector = 37.92, tail = 0.3358, step = 0.002362, far = 0.00432, cache = 2726298, deep = 0.008175, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__avx2_narrow" cost <call = 31.25, plane = 3.582, row = 0.9948, vector = 16.56, tail = 1.326, cell = 0.8022, thin = 9.271, step = 0.002846, far = 0.007014, cache = 2726298, deep = 0.006472, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_rows" cost <call = 22.57, plane = 5.059, row = 0.5303, vector = 39.03, step = 0.002458, far = 0.002878, cache = 2726298, deep = 0.01579, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cf_any__base_narrow" cost <call = 31.86, plane = 3.325, row = 0.9495, vector = 16.46, tail = 1.63, cell = 0.9249, thin = 9.154, step = 0.002424, far = 0.004788, cache = 1677722, deep = 0.009108, last = 8388608>
argpool.measured "max_unpool_backward_x64_u8_cl_any__avx2_rows" cost <call = 4.347, plane = 59.77, vector = 26.59, tail = 10.57, cell = 5.346, thin = 4.4>
argpool.measured "max_unpool_backward_x64_u8_cl_any__base_rows" cost <call = 2.099, plane = 58.22, vector = 22.02, tail = 11.3, cell = 5.766, thin = 4.331, tap = 0.0007143, step = 0.001124>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_rows" cost <call = 45.45, plane = 9.952, vector = 34.55, tail = 1.671, cell = 0.4502, tap = 0.0005926, step = 0.001644, far = 0.00433, cache = 1677722, deep = 0.009449, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__avx2_narrow" cost <call = 33.22, plane = 3.786, row = 0.9197, vector = 19.92, tail = 0.1588, thin = 9.389, tap = 0.0005135, step = 0.00003974, far = 0.002983, cache = 1677722, deep = 0.01192, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_rows" cost <call = 20.64, plane = 9.637, vector = 36.42, cell = 0.3452, step = 0.001435, far = 0.002905, cache = 1258291, deep = 0.009205, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cf_any__base_narrow" cost <call = 30.84, plane = 3.401, row = 0.8888, vector = 20.26, tail = 0.1662, cell = 0.04428, thin = 9.226, tap = 0.001924, step = 0.0002782, far = 0.002632, cache = 1258291, deep = 0.01048, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cl_any__avx2_rows" cost <plane = 56.51, vector = 11.35, tail = 28.71, cell = 7.284, thin = 0.8707, deep = 0.01699, last = 8388608>
argpool.measured "max_unpool_backward_x64_u16_cl_any__base_rows" cost <plane = 55.06, vector = 5.579, tail = 29.62, cell = 7.757, thin = 0.9538, far = 0.001288, cache = 838861, deep = 0.04266, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_taps" cost <call = 32.52, plane = 4.486, vector = 1.384, tail = 0.3698, cell = 0.04277, thin = 1.695, far = 0.005348, cache = 2726298, deep = 0.005153, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__avx512_narrow" cost <call = 26.42, plane = 4.207, vector = 0.8886, tail = 0.3671, cell = 0.09843, thin = 1.815, far = 0.002167, cache = 2726298, deep = 0.003079, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_taps" cost <call = 26.17, plane = 4.767, vector = 1.19, tail = 0.5491, cell = 0.06346, thin = 1.555, far = 0.00368, cache = 2726298, deep = 0.003626, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__avx2_narrow" cost <call = 25.98, plane = 4.383, vector = 0.7659, tail = 0.4217, cell = 0.1401, thin = 1.774, far = 0.002006, cache = 2726298, deep = 0.003132, last = 25165824>
argpool.measured "check_indices_i64_cf_1dk2s2__base_taps" cost <call = 25.2, plane = 4.443, vector = 1.5, tail = 0.1347, thin = 1.677, far = 0.001705, cache = 2726298, deep = 0.002653, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_taps" cost <call = 34.46, plane = 4.896, row = 0.8583, vector = 0.7774, tail = 0.4362, cell = 0.09793, thin = 1.976, far = 0.002061, cache = 2726298, deep = 0.004627, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx512_narrow" cost <call = 28.59, plane = 4.382, row = 1.288, vector = 1.434, cell = 0.007985, thin = 1.921, far = 0.00052, cache = 2726298, deep = 0.002077, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_taps" cost <call = 26.89, plane = 6.217, row = 1.253, vector = 1.922, tail = 0.2706, thin = 1.926, far = 0.001206, cache = 2726298, deep = 0.002527, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__avx2_narrow" cost <call = 27.45, plane = 5.271, row = 1.205, vector = 1.54, tail = 0.09547, thin = 3.149, far = 0.00008283, cache = 838861, deep = 0.001916, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk2s2__base_taps" cost <call = 26.81, plane = 4.917, row = 1.435, vector = 1.62, tail = 0.1412, thin = 3.193, far = 0.0003819, cache = 2097152, deep = 0.002559, last = 25165824>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_taps" cost <call = 27.91, plane = 10.4, row = 1.502, vector = 2.008, tail = 0.4406, cell = 0.04341, thin = 2.732, far = 0.0002736, cache = 838861, deep = 0.004092, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__avx512_narrow" cost <call = 23.39, plane = 8.671, row = 2.149, vector = 1.655, tail = 0.2857, thin = 3.006, deep = 0.00139, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_taps" cost <call = 24.91, plane = 9.32, row = 2.512, vector = 1.51, tail = 0.3822, cell = 0.06807, thin = 2.504, far = 0.000497, cache = 838861, deep = 0.00171, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__avx2_narrow" cost <call = 24.15, plane = 8.481, row = 2.664, vector = 1.677, tail = 0.1826, thin = 2.794, deep = 0.001233, last = 8388608>
argpool.measured "check_indices_i64_cf_3dk2s2__base_taps" cost <call = 24.86, plane = 7.112, row = 2.747, vector = 1.616, tail = 0.2455, cell = 0.06103, thin = 2.468, deep = 0.00114, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_taps" cost <call = 29.66, plane = 7.14, row = 0.6746, vector = 1.591, tail = 1.018, cell = 0.1707, thin = 1.536, far = 0.00376, cache = 2726298, deep = 0.003802, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx512_narrow" cost <call = 27.85, plane = 6.766, row = 2.106, vector = 1.477, tail = 0.2997, cell = 0.2429, thin = 1.216, deep = 0.0008363, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_taps" cost <call = 28.27, plane = 6.683, row = 1.792, vector = 1.001, tail = 0.9671, cell = 0.2928, thin = 1.289, far = 0.001591, cache = 2726298, deep = 0.001971, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__avx2_narrow" cost <call = 27.56, plane = 6.465, row = 1.992, vector = 1.68, tail = 0.1694, cell = 0.296, thin = 1.145, deep = 0.001706, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s1p1__base_taps" cost <call = 27.53, plane = 6.679, row = 2.219, vector = 1.518, tail = 0.3813, cell = 0.3918, thin = 1.014, deep = 0.001208, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_taps" cost <call = 32.23, plane = 5.213, row = 0.6469, vector = 1.811, tail = 0.3882, cell = 0.1693, thin = 1.86, far = 0.0005876, cache = 838861, deep = 0.003537, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2__avx512_narrow" cost <call = 27.35, plane = 4.614, row = 2.031, vector = 1.323, tail = 0.6085, cell = 0.3214, thin = 1.331, deep = 0.001031, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_taps" cost <call = 29.36, plane = 4.757, row = 1.863, vector = 1.176, tail = 0.7225, cell = 0.2853, thin = 1.517, far = 0.0003269, cache = 838861, deep = 0.003001, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2__avx2_narrow" cost <call = 27.48, plane = 4.52, row = 1.854, vector = 1.509, tail = 0.5637, cell = 0.3799, thin = 1.291, deep = 0.0007418, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2__base_taps" cost <call = 27.35, plane = 4.519, row = 1.91, vector = 1.808, tail = 0.5071, cell = 0.3414, thin = 1.306, deep = 0.001008, last = 83886080>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_taps" cost <call = 29.64, plane = 7.467, row = 0.9071, vector = 2.623, tail = 0.2682, cell = 0.106, thin = 1.896, far = 0.001336, cache = 2726298, deep = 0.003847, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx512_narrow" cost <call = 26.04, plane = 6.912, row = 2.098, vector = 1.885, tail = 0.5433, cell = 0.1715, thin = 1.492, far = 0.0007444, cache = 2097152, deep = 0.0003017, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_taps" cost <call = 27.27, plane = 6.748, row = 2.266, vector = 1.724, tail = 0.6991, cell = 0.2021, thin = 1.459, far = 0.0002841, cache = 838861, deep = 0.002029, last = 25165824>
argpool.measured "check_indices_i64_cf_2dk3s2p1__avx2_narrow" cost <call = 25.73, plane = 6.967, row = 2.002, vector = 2.085, tail = 0.4495, cell = 0.2081, thin = 1.43, far = 0.0003336, cache = 1677722, deep = 0.0003498, last = 8388608>
argpool.measured "check_indices_i64_cf_2dk3s2p1__base_taps" cost <call = 26.58, plane = 6.919, row = 2.113, vector = 1.928, tail = 0.5712, cell = 0.3011, thin = 1.206>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_taps" cost <call = 33, plane = 4.822, vector = 1.508, tail = 0.0448, cell = 0.03594, thin = 1.787, far = 0.001161, cache = 2726298, deep = 0.005013, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx512_narrow" cost <call = 28.38, plane = 4.635, vector = 0.8414, tail = 0.2102, cell = 0.1103, thin = 1.896, far = 0.0002681, cache = 838861, deep = 0.002529, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_taps" cost <call = 29.82, plane = 4.962, vector = 1.664, tail = 0.01489, thin = 1.706, far = 0.0008659, cache = 2726298, deep = 0.003523, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__avx2_narrow" cost <call = 28.37, plane = 4.533, vector = 0.9998, tail = 0.09895, cell = 0.08505, thin = 1.809, far = 0.0001545, cache = 838861, deep = 0.002239, last = 8388608>
argpool.measured "check_indices_i64_cf_1dk4s4__base_taps" cost <call = 27.47, plane = 4.516, vector = 1.178, tail = 0.02952, cell = 0.07839, thin = 1.637, far = 0.00002087, cache = 838861, deep = 0.002084, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_taps" cost <plane = 65.32, row = 0.7936, tail = 0.4691, cell = 0.1272, thin = 0.657, far = 0.003499, cache = 2726298, deep = 0.006069, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx512_narrow" cost <plane = 64, row = 1.577, tail = 0.3248, cell = 0.297, thin = 0.09044, far = 0.001597, cache = 2726298, deep = 0.003081, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_taps" cost <plane = 64.22, row = 1.516, tail = 0.03069, cell = 0.199, thin = 0.3904, far = 0.002876, cache = 2726298, deep = 0.003994, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__avx2_narrow" cost <plane = 63.53, row = 1.584, tail = 0.3252, cell = 0.3067, thin = 0.05796, far = 0.001196, cache = 1677722, deep = 0.003478, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk2s2__base_taps" cost <plane = 62.7, row = 1.698, tail = 0.2248, cell = 0.3674, thin = 0.08001, far = 0.002417, cache = 2097152, deep = 0.00229, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_taps" cost <plane = 63.59, row = 0.7454, vector = 0.6215, tail = 0.6425, cell = 0.1106, thin = 0.7658, far = 0.003024, cache = 2726298, deep = 0.003402, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx512_narrow" cost <plane = 60.27, row = 1.329, vector = 0.3124, tail = 0.6158, cell = 0.2505, thin = 0.4892, far = 0.001055, cache = 1677722, deep = 0.00241, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_taps" cost <plane = 60.85, row = 1.228, vector = 0.3477, tail = 0.7109, cell = 0.1878, thin = 0.5914, far = 0.001399, cache = 838861, deep = 0.003622, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__avx2_narrow" cost <plane = 60.2, row = 1.436, vector = 0.2766, tail = 0.6025, cell = 0.2763, thin = 0.4255, far = 0.0008619, cache = 838861, deep = 0.002496, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk2s2__base_taps" cost <plane = 60.37, row = 1.347, vector = 0.4036, tail = 0.5989, cell = 0.3073, thin = 0.4218, far = 0.0007973, cache = 838861, deep = 0.001995, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_taps" cost <plane = 63.35, row = 0.753, vector = 1.972, cell = 0.04944, thin = 1.395, far = 0.0007759, cache = 838861, deep = 0.003633, last = 25165824>
argpool.measured "check_indices_i64_cl_3dk2s2__avx512_narrow" cost <plane = 58.91, row = 1.379, vector = 0.9183, tail = 0.549, cell = 0.1867, thin = 1.172, far = 0.000632, cache = 838861, deep = 0.001128, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_taps" cost <plane = 56.83, row = 1.641, vector = 2.085, tail = 0.5025, thin = 1.187, far = 0.001174, cache = 838861, deep = 0.001972, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__avx2_narrow" cost <plane = 56.24, row = 1.729, vector = 1.801, tail = 0.4156, thin = 1.49, far = 0.0008418, cache = 838861, deep = 0.001071, last = 8388608>
argpool.measured "check_indices_i64_cl_3dk2s2__base_taps" cost <plane = 57.32, row = 1.555, vector = 1.983, tail = 0.3584, thin = 1.231, far = 0.0008154, cache = 838861, deep = 0.0009837, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_taps" cost <plane = 73.8, row = 0.7589, tail = 1.416, cell = 0.1628, thin = 1.072, far = 0.004378, cache = 2726298, deep = 0.006657, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx512_narrow" cost <plane = 71.76, row = 1.704, vector = 0.05026, tail = 0.7099, cell = 0.3558, thin = 0.7383, far = 0.001004, cache = 838861, deep = 0.004111, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_taps" cost <plane = 72.29, row = 1.68, tail = 0.5657, cell = 0.2461, thin = 0.9152, far = 0.002559, cache = 838861, deep = 0.005803, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__avx2_narrow" cost <plane = 70.93, row = 1.817, tail = 0.657, cell = 0.3874, thin = 0.6208, far = 0.001338, cache = 838861, deep = 0.003998, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s1p1__base_taps" cost <plane = 72.1, row = 1.639, vector = 0.1641, tail = 0.6014, cell = 0.428, thin = 0.6081, far = 0.002853, cache = 838861, deep = 0.002565, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_taps" cost <plane = 67.71, row = 1.185, vector = 0.9204, cell = 0.08679, thin = 1.017, far = 0.00177, cache = 2726298, deep = 0.004884, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx512_narrow" cost <plane = 63.22, row = 1.557, vector = 0.06206, tail = 0.5583, cell = 0.3409, thin = 0.8433, far = 0.0006885, cache = 838861, deep = 0.002635, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_taps" cost <plane = 65.41, row = 1.718, vector = 0.09861, tail = 0.7021, cell = 0.2168, thin = 0.7796, far = 0.001801, cache = 838861, deep = 0.00295, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__avx2_narrow" cost <plane = 63.95, row = 1.709, vector = 0.1395, tail = 0.4254, cell = 0.3442, thin = 0.8027, far = 0.0009808, cache = 838861, deep = 0.002401, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2__base_taps" cost <plane = 63.83, row = 1.582, vector = 0.08361, tail = 0.5658, cell = 0.4236, thin = 0.6908, far = 0.0008079, cache = 838861, deep = 0.001992, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_taps" cost <plane = 69.49, row = 0.8463, vector = 0.3703, tail = 1.11, cell = 0.1302, thin = 1.13, far = 0.002626, cache = 2726298, deep = 0.001806, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx512_narrow" cost <plane = 66.57, row = 1.454, vector = 0.746, tail = 0.2771, cell = 0.181, thin = 0.9656, far = 0.001423, cache = 2726298, deep = 0.001894, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_taps" cost <plane = 66.97, row = 1.5, vector = 0.2822, tail = 0.7186, cell = 0.2094, thin = 0.9138, far = 0.002573, cache = 2726298, deep = 0.002208, last = 25165824>
argpool.measured "check_indices_i64_cl_2dk3s2p1__avx2_narrow" cost <plane = 66.1, row = 1.696, vector = 0.5282, tail = 0.3364, cell = 0.249, thin = 0.8959, far = 0.001055, cache = 838861, deep = 0.001327, last = 8388608>
argpool.measured "check_indices_i64_cl_2dk3s2p1__base_taps" cost <plane = 65.84, row = 1.575, vector = 0.5944, tail = 0.3599, cell = 0.3153, thin = 0.8118, far = 0.001826, cache = 838861, deep = 0.001678, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_taps" cost <plane = 65.56, row = 1.076, tail = 0.24, cell = 0.1205, thin = 0.5339, far = 0.001482, cache = 2726298, deep = 0.005025, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx512_narrow" cost <plane = 63.11, row = 1.414, tail = 0.2838, cell = 0.2985, thin = 0.1528, far = 0.0006678, cache = 2726298, deep = 0.002715, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_taps" cost <plane = 64.33, row = 1.507, tail = 0.09632, cell = 0.1934, thin = 0.347, far = 0.0009474, cache = 838861, deep = 0.0039, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__avx2_narrow" cost <plane = 62.82, row = 1.502, tail = 0.3063, cell = 0.3053, thin = 0.09727, far = 0.0005828, cache = 838861, deep = 0.002737, last = 8388608>
argpool.measured "check_indices_i64_cl_1dk4s4__base_taps" cost <plane = 63.16, row = 1.529, tail = 0.3173, cell = 0.3519, thin = 0.06532, far = 0.0005441, cache = 838861, deep = 0.002508, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_taps" cost <call = 31.76, plane = 5.259, row = 0.8244, vector = 0.1052, tail = 0.9722, cell = 0.07061, thin = 1.717, far = 0.0001359, cache = 838861, deep = 0.003723, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx512_narrow" cost <call = 27.71, plane = 4.936, row = 1.015, vector = 1.118, tail = 0.009174, thin = 1.634, far = 0.00006249, cache = 838861, deep = 0.0004195, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_taps" cost <call = 26.44, plane = 8.904, row = 0.8941, vector = 0.977, tail = 0.06959, cell = 0.03327, thin = 1.301, far = 0.0002037, cache = 838861, deep = 0.001106, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__avx2_narrow" cost <call = 26.17, plane = 6.782, row = 0.7597, vector = 1.18, tail = 0.3066, thin = 1.382, far = 0.00008799, cache = 838861, deep = 0.0002973, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk2s2__base_taps" cost <call = 25.86, plane = 6.902, row = 0.7289, vector = 1.218, tail = 0.2677, thin = 1.329, far = 0.00006884, cache = 838861, deep = 0.0001989, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_taps" cost <call = 28.52, plane = 7.108, row = 1.541, vector = 1.967, tail = 0.01473, cell = 0.06448, thin = 1.556, far = 0.0003187, cache = 838861, deep = 0.0005274, last = 8388608>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx512_narrow" cost <call = 26.75, plane = 6.655, row = 1.985, vector = 1.869, tail = 0.3107, cell = 0.07744, thin = 1.353>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_taps" cost <call = 27.16, plane = 6.544, row = 1.992, vector = 2.074, tail = 0.1809, cell = 0.07122, thin = 1.336, far = 0.00009515, cache = 838861>
argpool.measured "check_indices_i32_cf_2dk3s2p1__avx2_narrow" cost <call = 25.64, plane = 6.649, row = 1.798, vector = 1.856, tail = 0.2712, cell = 0.1739, thin = 1.256>
argpool.measured "check_indices_i32_cf_2dk3s2p1__base_taps" cost <call = 25.73, plane = 6.685, row = 1.92, vector = 2.02, tail = 0.1764, cell = 0.1226, thin = 1.281, far = 0.00003543, cache = 838861>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_taps" cost <plane = 65.6, row = 0.9306, vector = 0.698, cell = 0.03645, thin = 0.62, far = 0.0005129, cache = 838861, deep = 0.003163, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk2s2__avx512_narrow" cost <plane = 62.94, row = 1.285, tail = 0.5474, cell = 0.2934, thin = 0.2743, far = 0.0002465, cache = 838861, deep = 0.001116, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_taps" cost <plane = 63.62, row = 1.326, tail = 0.4096, cell = 0.1557, thin = 0.4357, far = 0.0004254, cache = 838861, deep = 0.001441, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__avx2_narrow" cost <plane = 62.56, row = 1.387, tail = 0.526, cell = 0.2998, thin = 0.2384, far = 0.0004742, cache = 838861, deep = 0.001122, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk2s2__base_taps" cost <plane = 62.6, row = 1.402, tail = 0.5531, cell = 0.3004, thin = 0.2212, far = 0.000541, cache = 838861, deep = 0.0009292, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_taps" cost <plane = 68.86, row = 1.186, tail = 0.5548, cell = 0.08355, thin = 0.7813, far = 0.0008927, cache = 838861, deep = 0.003051, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx512_narrow" cost <plane = 66.16, row = 1.468, tail = 0.6617, cell = 0.3124, thin = 0.4007, far = 0.0008478, cache = 838861, deep = 0.0001747, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_taps" cost <plane = 66.98, row = 1.587, tail = 0.4471, cell = 0.1589, thin = 0.5967, far = 0.001131, cache = 838861, deep = 0.001832, last = 25165824>
argpool.measured "check_indices_i32_cl_2dk3s2p1__avx2_narrow" cost <plane = 65.95, row = 1.57, tail = 0.6585, cell = 0.3229, thin = 0.3471, far = 0.001251, cache = 838861, deep = 0.00002449, last = 8388608>
argpool.measured "check_indices_i32_cl_2dk3s2p1__base_taps" cost <plane = 65.32, row = 1.524, tail = 0.6557, cell = 0.3352, thin = 0.3653, far = 0.001299, cache = 838861, deep = 0.0001684, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_taps" cost <call = 28.19, plane = 4.005, row = 0.9734, tail = 0.1658, cell = 0.04822, thin = 1.989, deep = 0.0001326, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx512_narrow" cost <call = 27.63, plane = 3.586, row = 1.106, vector = 0.1373, tail = 0.2175, cell = 0.1176, thin = 1.738>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_taps" cost <call = 28.03, plane = 3.609, row = 1.105, tail = 0.1019, cell = 0.04861, thin = 1.936, deep = 0.0002537, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk2s2__avx2_narrow" cost <call = 28.33, plane = 3.643, row = 1.235, vector = 0.05607, tail = 0.253, cell = 0.1392, thin = 1.667>
argpool.measured "check_indices_u8_cf_2dk2s2__base_taps" cost <call = 28.09, plane = 3.723, row = 1.159, tail = 0.1044, cell = 0.04816, thin = 1.947, deep = 0.00022, last = 8388608>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_taps" cost <call = 36.96, plane = 5.61, row = 0.6354, vector = 2.12, cell = 0.08301, thin = 1.54, far = 0.0002558, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx512_narrow" cost <call = 15.83, plane = 5.614, row = 1.712, vector = 2.033, cell = 0.06067, thin = 0.9468, far = 0.0002678, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_taps" cost <call = 49.65, plane = 5.626, row = 2.89, tail = 0.0567, cell = 0.2398, thin = 1.263>
argpool.measured "check_indices_u8_cf_2dk3s2p1__avx2_narrow" cost <call = 17.09, plane = 5.526, row = 1.837, vector = 2.042, cell = 0.06608, thin = 0.8351, far = 0.0003268, cache = 2097152>
argpool.measured "check_indices_u8_cf_2dk3s2p1__base_taps" cost <call = 53.48, plane = 5.428, row = 2.901, tail = 0.5738, cell = 0.3106, thin = 1.162>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_taps" cost <plane = 57.02, row = 1.485, cell = 0.009336, thin = 0.7143, far = 0.001498, cache = 838861, deep = 0.00004544, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk2s2__avx512_narrow" cost <plane = 56.21, row = 1.524, cell = 0.1212, thin = 0.5244, far = 0.001313, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_taps" cost <plane = 56.99, row = 1.427, cell = 0.01327, thin = 0.7467, far = 0.001517, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__avx2_narrow" cost <plane = 56.34, row = 1.669, cell = 0.123, thin = 0.4524, far = 0.001284, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk2s2__base_taps" cost <plane = 57.99, row = 1.513, cell = 0.01366, thin = 0.7513, far = 0.001652, cache = 838861>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_taps" cost <plane = 58.91, row = 1.583, cell = 0.01043, thin = 0.9185, far = 0.001648, cache = 838861, deep = 0.0002181, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx512_narrow" cost <plane = 56.39, row = 1.393, vector = 0.5702, cell = 0.02786, thin = 0.2151, far = 0.0004599, cache = 838861, deep = 0.001427, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_taps" cost <plane = 59.02, row = 1.63, cell = 0.01014, thin = 0.8597, far = 0.001776, cache = 838861, deep = 0.0002052, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__avx2_narrow" cost <plane = 57.5, row = 1.804, tail = 0.3055, cell = 0.1345, far = 0.001874, cache = 838861, deep = 0.000009452, last = 8388608>
argpool.measured "check_indices_u8_cl_2dk3s2p1__base_taps" cost <plane = 59.02, row = 1.54, cell = 0.01699, thin = 0.9352, far = 0.001703, cache = 838861, deep = 0.0000651, last = 8388608>
argpool.measured "locate_index_i64_cf_any__avx512_scan" cost <call = 21.27, plane = 7.425, vector = 0.01414, cell = 0.08661, far = 0.002964, cache = 2726298, deep = 0.004593, last = 8388608>
argpool.measured "locate_index_i64_cf_any__base_scan" cost <call = 21.63, plane = 7.871, row = 0.01856, tail = 0.03533, cell = 0.2063, thin = 0.01682, far = 0.002331, cache = 2726298, deep = 0.003353, last = 8388608>
argpool.measured "locate_index_i64_cl_any__avx512_scan" cost <plane = 78.59, row = 0.2888, tail = 0.1763, cell = 0.1053, thin = 0.5036, tap = 0.0002936, far = 0.00279, cache = 2726298, deep = 0.00399, last = 8388608>
argpool.measured "locate_index_i64_cl_any__base_scan" cost <plane = 80.2, row = 0.381, tail = 0.3743, cell = 0.2919, thin = 0.1776, tap = 0.0004241, far = 0.001366, cache = 838861, deep = 0.002933, last = 8388608>
argpool.measured "locate_index_i32_cf_any__avx512_scan" cost <call = 23.89, plane = 7.582, cell = 0.08351, far = 0.0004077, cache = 2097152, deep = 0.002153, last = 8388608>
argpool.measured "locate_index_i32_cf_any__base_scan" cost <call = 23.73, plane = 7.837, tail = 0.02632, cell = 0.2791, thin = 0.01296, far = 0.00003599, cache = 838861, deep = 0.0002995, last = 8388608>
argpool.measured "locate_index_i32_cl_any__avx512_scan" cost <plane = 79.71, row = 0.06935, tail = 0.4377, cell = 0.1106, thin = 0.3977, tap = 0.0002355, far = 0.0008567, cache = 838861, deep = 0.001675, last = 8388608>
argpool.measured "locate_index_i32_cl_any__base_scan" cost <plane = 81.03, row = 0.03573, tail = 0.7092, cell = 0.3666, thin = 0.06945, tap = 0.0004019, far = 0.0006833, cache = 838861>
argpool.measured "locate_index_u8_cf_any__avx512_scan" cost <call = 7.499, plane = 2.649, row = 0.2455, vector = 0.06019, tail = 0.3623, cell = 4.352, tap = 0.0002514, far = 0.0003291, cache = 838861>
argpool.measured "locate_index_u8_cf_any__base_scan" cost <call = 8.76, plane = 2.585, row = 0.3644, width = 16, tail = 0.1839, cell = 4.348, thin = 0.04501, tap = 0.0003339, far = 0.0005116, cache = 838861, deep = 0.004372, last = 8388608>
argpool.measured "locate_index_u8_cl_any__avx512_scan" cost <plane = 74.73, vector = 0.4687, width = 32, cell = 4.208, thin = 0.09548, far = 0.002899, cache = 838861, deep = 0.001385, last = 8388608>
argpool.measured "locate_index_u8_cl_any__base_scan" cost <plane = 74.96, row = 0.08288, vector = 0.4072, width = 32, cell = 4.207, thin = 0.08784, far = 0.002702, cache = 838861, deep = 0.005296, last = 8388608>
argpool.measured "locate_index_u16_cf_any__avx512_scan" cost <call = 18.08, plane = 2.359, vector = 0.6328, cell = 4.323, thin = 0.1119, tap = 0.001595>
argpool.measured "locate_index_u16_cf_any__base_scan" cost <call = 18.64, plane = 2.525, vector = 0.676, cell = 4.317, thin = 0.07591, tap = 0.001751>
argpool.measured "locate_index_u16_cl_any__avx512_scan" cost <plane = 74.96, row = 0.2322, width = 32, cell = 4.263, thin = 0.11, far = 0.002003, cache = 838861>
argpool.measured "locate_index_u16_cl_any__base_scan" cost <plane = 75.09, row = 0.2302, width = 32, cell = 4.263, thin = 0.1159, far = 0.00129, cache = 838861>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx512_serial" cost <call = 38, plane = 13.45, cell = 0.09006, tap = 0.001696, far = 0.02567, cache = 1258291, deep = 0.002932, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__avx2_serial" cost <call = 39.98, plane = 18.73, cell = 0.08584, tap = 0.001625, far = 0.02373, cache = 838861, deep = 0.008955, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cf_any__base_serial" cost <call = 40.8, plane = 16.7, cell = 0.108, tap = 0.001604, far = 0.02224, cache = 838861, deep = 0.006909, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__avx512_serial" cost <call = 26.98, plane = 99.5, vector = 0.7691, tail = 0.5277, cell = 0.1522, far = 0.03763, cache = 838861, deep = 0.07194, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i64_cl_any__base_serial" cost <call = 41.11, plane = 101.6, row = 0.9273, vector = 0.4482, width = 64, tail = 2.01, cell = 0.1251, thin = 0.03706, far = 0.03325, cache = 838861, deep = 0.05702, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx512_serial" cost <call = 83.28, plane = 14.72, cell = 0.05656, far = 0.04869, cache = 1258291, deep = 0.01466, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__avx2_serial" cost <call = 95.6, plane = 20.66, cell = 0.06012, thin = 0.008404, far = 0.05059, cache = 1258291, deep = 0.01956, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cf_any__base_serial" cost <call = 130.2, plane = 18.46, width = 32, cell = 0.06684, thin = 0.02103, far = 0.04864, cache = 838861, deep = 0.042, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__avx512_serial" cost <call = 14.31, plane = 105.8, row = 1.394, cell = 0.08351, thin = 0.0001812, tap = 0.0007098, far = 0.04684, cache = 838861, deep = 0.02378, last = 8388608>
argpool.measured "max_unpool_scatter_x8_i32_cl_any__base_serial" cost <call = 10.65, plane = 109.8, row = 2.791, width = 32, tail = 0.2766, cell = 0.1138, thin = 0.1565, far = 0.06561, cache = 838861, deep = 0.003109, last = 8388608>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__avx512_serial" cost <call = 74.55, plane = 17.32, width = 256, cell = 0.3019, thin = 0.3796, tap = 0.01703, far = 0.3899, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cf_any__base_serial" cost <call = 684, plane = 25.51, width = 32, cell = 0.5243, thin = 0.4481, tap = 0.01301, far = 0.5628, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__avx512_serial" cost <plane = 641.4, cell = 1.567, far = 1.75, cache = 1258291>
argpool.measured "max_unpool_scatter_x8_u8_cl_any__base_serial" cost <plane = 626.1, cell = 1.521, thin = 0.1059, step = 0.0002922, far = 1.227, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__avx512_serial" cost <plane = 9.545, cell = 2.383>
argpool.measured "max_unpool_scatter_x8_u16_cf_any__base_serial" cost <plane = 25.78, cell = 2.503>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__avx512_serial" cost <call = 9044, plane = 3.66, vector = 0.7925, cell = 0.6461, tap = 0.01634, far = 0.4746, cache = 838861>
argpool.measured "max_unpool_scatter_x8_u16_cl_any__base_serial" cost <call = 9056, plane = 5.245, vector = 4.934, cell = 0.5362, tap = 0.01119, far = 0.4196, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx512_serial" cost <call = 39.35, plane = 14.73, cell = 0.09462, thin = 0.0004996, tap = 0.00149, far = 0.0251, cache = 838861, deep = 0.03068, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__avx2_serial" cost <call = 38.5, plane = 19.42, cell = 0.09086, tap = 0.001525, far = 0.02789, cache = 838861, deep = 0.02243, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cf_any__base_serial" cost <call = 41.03, plane = 16.44, cell = 0.1145, thin = 0.003439, tap = 0.001435, far = 0.02722, cache = 838861, deep = 0.02112, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 93.23, vector = 1.086, cell = 0.1696, far = 0.02914, cache = 838861, deep = 0.02862, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i64_cl_any__base_serial" cost <plane = 97.53, width = 32, tail = 1.745, cell = 0.188, thin = 0.07912, far = 0.02438, cache = 838861, deep = 0.01561, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx512_serial" cost <call = 43.9, plane = 14.09, cell = 0.05046, thin = 0.03629, tap = 0.0006199, far = 0.04038, cache = 838861, deep = 0.03769, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__avx2_serial" cost <call = 43.51, plane = 19.44, width = 32, cell = 0.05723, thin = 0.02433, tap = 0.0005977, far = 0.04034, cache = 838861, deep = 0.04194, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cf_any__base_serial" cost <call = 49.25, plane = 17.6, width = 32, cell = 0.07211, thin = 0.04346, tap = 0.0002356, far = 0.04396, cache = 838861, deep = 0.05636, last = 8388608>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__avx512_serial" cost <call = 34.22, plane = 102.5, vector = 1.833, cell = 0.02205, tap = 0.002982, far = 0.0407, cache = 838861>
argpool.measured "max_unpool_scatter_x16_i32_cl_any__base_serial" cost <call = 92.19, plane = 99.71, row = 1.531, vector = 1.557, width = 16, tail = 0.1938, cell = 0.02272, thin = 0.08343, tap = 0.001067, far = 0.04555, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__avx512_serial" cost <plane = 20.76, cell = 0.6005, far = 1.839, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_u8_cf_any__base_serial" cost <plane = 28.14, cell = 0.7096, tap = 0.00003382, far = 1.77, cache = 1258291>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__avx512_serial" cost <plane = 728.8, cell = 0.367, far = 0.4905, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u8_cl_any__base_serial" cost <plane = 600.2, cell = 1.111, far = 0.2519, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__avx512_serial" cost <call = 2454, plane = 18.94, cell = 0.5767, far = 0.2549, cache = 838861, deep = 0.1333, last = 8388608>
argpool.measured "max_unpool_scatter_x16_u16_cf_any__base_serial" cost <call = 2145, plane = 20, cell = 1.146, deep = 0.2567, last = 8388608>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__avx512_serial" cost <call = 270.7, plane = 123.9, cell = 0.7005, thin = 0.01703, far = 0.5316, cache = 838861>
argpool.measured "max_unpool_scatter_x16_u16_cl_any__base_serial" cost <call = 33.71, plane = 160.2, width = 32, cell = 0.7456, thin = 0.1418, tap = 0.008834, far = 0.4843, cache = 838861>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx512_serial" cost <call = 26.07, plane = 14.35, cell = 0.1378, thin = 0.02308, tap = 0.0005859, far = 0.02603, cache = 838861, deep = 0.01338, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__avx2_serial" cost <call = 30.21, plane = 14.54, cell = 0.1366, thin = 0.01418, tap = 0.0005827, far = 0.02725, cache = 838861, deep = 0.01139, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cf_any__base_serial" cost <call = 28.53, plane = 15.6, tail = 0.08356, cell = 0.1587, tap = 0.0004629, far = 0.02682, cache = 838861, deep = 0.01033, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 93.64, row = 0.4377, vector = 0.4479, cell = 0.166, tap = 0.0001833, far = 0.03109, cache = 838861, deep = 0.01657, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i64_cl_any__base_serial" cost <plane = 97.47, row = 1.171, width = 16, cell = 0.1615, thin = 0.2057, tap = 0.001926, far = 0.03095, cache = 838861, deep = 0.01743, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx512_serial" cost <call = 24.52, plane = 13.38, tail = 0.1413, cell = 0.09696, tap = 0.002816, far = 0.03012, cache = 838861, deep = 0.01114, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__avx2_serial" cost <call = 23.3, plane = 14.39, tail = 0.1929, cell = 0.1145, thin = 0.02466, tap = 0.003007, far = 0.02838, cache = 838861, deep = 0.007945, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cf_any__base_serial" cost <call = 18.04, plane = 15.68, width = 8, tail = 0.201, cell = 0.1395, tap = 0.00333, far = 0.02879, cache = 838861, deep = 0.006951, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 92.09, row = 0.845, vector = 0.2964, cell = 0.1389, tap = 0.001172, far = 0.0229, cache = 838861, deep = 0.02117, last = 8388608>
argpool.measured "max_unpool_scatter_x32_i32_cl_any__base_serial" cost <plane = 94.39, row = 1.208, width = 16, cell = 0.1965, thin = 0.1944, tap = 0.001743, far = 0.02341, cache = 838861, deep = 0.0242, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__avx512_serial" cost <call = 47.33, row = 0.2483, cell = 1.152, thin = 1.303, tap = 0.0257, deep = 0.1039, last = 25165824>
argpool.measured "max_unpool_scatter_x32_u8_cf_any__base_serial" cost <call = 77.92, row = 1.548, width = 16, cell = 1.116, thin = 1.493, tap = 0.02556, far = 0.002062, cache = 2726298, deep = 0.1157, last = 25165824>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__avx512_serial" cost <plane = 29.55, vector = 1.646, cell = 0.7222, far = 0.2665, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u8_cl_any__base_serial" cost <plane = 31.89, vector = 1.537, width = 8, cell = 0.6803, thin = 0.6253, far = 0.2701, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__avx512_serial" cost <plane = 8.988, width = 64, cell = 0.6158, thin = 0.3752, far = 0.06593, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cf_any__base_serial" cost <plane = 4.963, row = 4.607, tail = 1.359, cell = 0.626, thin = 1.696, far = 0.07418, cache = 838861>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__avx512_serial" cost <plane = 48.39, vector = 1.548, cell = 0.7051, far = 0.1847, cache = 1677722, deep = 0.04561, last = 8388608>
argpool.measured "max_unpool_scatter_x32_u16_cl_any__base_serial" cost <plane = 51.72, vector = 0.9652, width = 8, cell = 0.8037, thin = 0.99, far = 0.184, cache = 2097152>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx512_serial" cost <call = 15.41, plane = 13.43, width = 32, cell = 0.1927, thin = 0.03826, tap = 0.0004898, far = 0.028, cache = 1258291, deep = 0.002369, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__avx2_serial" cost <call = 21.78, plane = 13.92, cell = 0.1882, tap = 0.0007689, far = 0.02502, cache = 838861, deep = 0.01369, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cf_any__base_serial" cost <call = 18.76, plane = 14.21, vector = 0.1823, cell = 0.1228, thin = 0.3616, tap = 0.0006308, far = 0.02476, cache = 838861, deep = 0.01192, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 81.79, row = 0.488, vector = 0.1984, width = 32, cell = 0.2489, thin = 0.103, far = 0.0227, cache = 838861, deep = 0.05255, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i64_cl_any__base_serial" cost <plane = 82.15, row = 1.571, width = 8, cell = 0.2204, thin = 0.3565, tap = 0.0004675, far = 0.02671, cache = 838861, deep = 0.05384, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx512_serial" cost <call = 33.99, plane = 14.05, width = 16, tail = 0.4035, cell = 0.13, tap = 0.00223, far = 0.03027, cache = 1258291, deep = 0.01874, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__avx2_serial" cost <call = 34.61, plane = 15.35, vector = 0.5841, tail = 0.3457, tap = 0.002526, far = 0.02916, cache = 1258291, deep = 0.01866, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cf_any__base_serial" cost <call = 29.33, plane = 16.61, vector = 0.3273, tail = 1.497, tap = 0.003117, far = 0.0287, cache = 1258291, deep = 0.02344, last = 8388608>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 100.9, row = 0.8732, vector = 0.04883, tail = 0.1374, cell = 0.193, tap = 0.001134, far = 0.03815, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_i32_cl_any__base_serial" cost <plane = 102.9, row = 0.6124, vector = 0.005889, width = 8, tail = 0.1243, cell = 0.2621, thin = 0.5133, far = 0.03677, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__avx512_serial" cost <call = 102.3, plane = 14.49, tail = 3.672, cell = 1.099, thin = 2.079>
argpool.measured "max_unpool_scatter_x64_u8_cf_any__base_serial" cost <call = 100.8, plane = 11.51, width = 8, tail = 3.76, cell = 1.099, thin = 3.493, far = 0.0004864, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__avx512_serial" cost <plane = 23.43, cell = 0.9162, thin = 2.203, far = 0.1139, cache = 2097152, deep = 4.495, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u8_cl_any__base_serial" cost <plane = 22.71, width = 8, cell = 0.9185, thin = 2.896, far = 0.1044, cache = 2097152, deep = 4.734, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__avx512_serial" cost <call = 1531, plane = 16.55, width = 32, cell = 0.1795, thin = 0.4084, tap = 0.02905, far = 0.2222, cache = 838861>
argpool.measured "max_unpool_scatter_x64_u16_cf_any__base_serial" cost <call = 1614, plane = 4.182, row = 4.819, width = 4, cell = 0.2241, thin = 16.27, tap = 0.02598, far = 0.2294, cache = 1258291>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__avx512_serial" cost <call = 60.47, plane = 21.61, row = 0.5573, vector = 1.068, cell = 0.6626, far = 0.08784, cache = 838861, deep = 0.4008, last = 8388608>
argpool.measured "max_unpool_scatter_x64_u16_cl_any__base_serial" cost <call = 72.08, plane = 37.19, row = 0.855, width = 8, tail = 0.2061, cell = 0.7751, thin = 0.3452, far = 0.09011, cache = 838861, deep = 0.3929, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx512_serial" cost <call = 27.05, plane = 14.3, cell = 0.1859, thin = 0.04791, tap = 0.002394, far = 0.01876, cache = 838861, deep = 0.04124, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__avx2_serial" cost <call = 26.78, plane = 15.18, cell = 0.1927, thin = 0.04413, tap = 0.002417, far = 0.01864, cache = 838861, deep = 0.04181, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cf_any__base_serial" cost <call = 19.9, plane = 20.12, cell = 0.2008, thin = 0.009543, tap = 0.002559, far = 0.01889, cache = 838861, deep = 0.04272, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx512_serial" cost <plane = 91.28, row = 0.005535, vector = 1.64, cell = 0.1041, tap = 0.001641, far = 0.02869, cache = 1258291, deep = 0.03353, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__avx2_serial" cost <plane = 95.07, row = 0.07972, vector = 1.903, cell = 0.1028, tap = 0.001166, far = 0.02908, cache = 1258291, deep = 0.03107, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i64_cl_any__base_serial" cost <plane = 91.05, row = 1.46, vector = 3.296, tail = 1.41, thin = 0.03778, far = 0.02368, cache = 838861, deep = 0.04246, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx512_serial" cost <call = 29.53, plane = 14.82, cell = 0.1917, tap = 0.001624, far = 0.02305, cache = 838861, deep = 0.004567, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__avx2_serial" cost <call = 29.97, plane = 15.53, cell = 0.2043, tap = 0.001697, far = 0.02302, cache = 838861, deep = 0.007433, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cf_any__base_serial" cost <call = 27.61, plane = 18.92, cell = 0.2063, tap = 0.00212, far = 0.02399, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx512_serial" cost <plane = 116.1, row = 0.3924, vector = 1.023, cell = 0.07931, tap = 0.003608, far = 0.02906, cache = 838861, deep = 0.002519, last = 8388608>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__avx2_serial" cost <plane = 119.6, row = 0.3315, vector = 1.339, cell = 0.07512, tap = 0.003915, far = 0.02797, cache = 838861>
argpool.measured "max_pool_backward_scatter_f64_i32_cl_any__base_serial" cost <plane = 112.8, row = 4.155, vector = 2.181, tap = 0.00318, far = 0.02662, cache = 838861>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx512_serial" cost <call = 37.74, plane = 14.42, cell = 0.1587, far = 0.02567, cache = 838861, deep = 0.01366, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__avx2_serial" cost <call = 36.89, plane = 15.39, cell = 0.1643, far = 0.02548, cache = 838861, deep = 0.01116, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cf_any__base_serial" cost <call = 35.89, plane = 18.1, cell = 0.1731, far = 0.0253, cache = 838861, deep = 0.01204, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx512_serial" cost <plane = 104.2, row = 0.7429, width = 32, tail = 0.375, cell = 0.1594, thin = 0.02234, far = 0.03045, cache = 838861, deep = 0.01878, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__avx2_serial" cost <plane = 107.6, row = 0.3982, width = 32, tail = 0.6005, cell = 0.1743, thin = 0.02623, far = 0.02874, cache = 838861, deep = 0.01916, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i64_cl_any__base_serial" cost <plane = 107.6, row = 2.105, tail = 1.567, cell = 0.1671, thin = 0.04843, far = 0.02921, cache = 838861, deep = 0.01772, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx512_serial" cost <call = 51.82, plane = 15.57, cell = 0.1139, thin = 0.02818, tap = 0.001556, far = 0.02365, cache = 838861, deep = 0.04055, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__avx2_serial" cost <call = 45.06, plane = 16.57, width = 32, cell = 0.1366, thin = 0.02315, tap = 0.001118, far = 0.0385, cache = 2097152, deep = 0.002613, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cf_any__base_serial" cost <call = 43.27, plane = 19.79, cell = 0.1522, thin = 0.02288, tap = 0.0007158, far = 0.04195, cache = 2097152, deep = 0.0001758, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx512_serial" cost <plane = 103.8, vector = 1.135, width = 64, cell = 0.1174, thin = 0.002328, tap = 0.00277, far = 0.03123, cache = 838861, deep = 0.04734, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__avx2_serial" cost <plane = 109.5, row = 0.9795, cell = 0.136, tap = 0.003207, far = 0.03018, cache = 838861, deep = 0.04275, last = 8388608>
argpool.measured "max_pool_backward_scatter_f32_i32_cl_any__base_serial" cost <plane = 110.9, vector = 3.979, width = 64, cell = 0.08181, tap = 0.002919, far = 0.03275, cache = 838861, deep = 0.05303, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx512_serial" cost <call = 89.63, plane = 38.72, cell = 0.3252, tap = 0.002582, far = 0.02211, cache = 838861, deep = 0.008582, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__avx2_serial" cost <call = 248.3, plane = 37.12, cell = 1.101, tap = 0.00149, far = 0.03876, cache = 838861, deep = 0.01888, last = 8388608>
argpool.measured "max_pool_backward_scatter_f16_i64_cf_any__base_serial" cost <call = 154.3, plane = 41.74, vector = 1.151, cell = 1.324, tap = 0.006384, far = 0.04085, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx512_serial" cost <call = 86.75, plane = 108.9, vector = 1.81, cell = 0.6847, far = 0.07869, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__avx2_serial" cost <call = 96.52, plane = 106.1, vector = 2.449, tail = 2.979, cell = 0.7394, far = 0.09647, cache = 2726298>
argpool.measured "max_pool_backward_scatter_f16_i64_cl_any__base_serial" cost <call = 152.6, plane = 112.1, vector = 4.041, tail = 9.799, cell = 0.9002, tap = 0.004965, far = 0.07256, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx512_serial" cost <call = 357.6, plane = 40.08, cell = 0.5225, far = 0.05608, cache = 1677722>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__avx2_serial" cost <call = 546.4, plane = 42.9, cell = 0.9665, far = 0.03671, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cf_any__base_serial" cost <call = 247.7, plane = 48.99, vector = 0.1716, cell = 1.516, far = 0.05863, cache = 838861>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx512_serial" cost <call = 523.8, plane = 102.3, row = 0.1142, width = 32, tail = 0.4529, cell = 0.6593, thin = 0.5653, tap = 0.01054>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__avx2_serial" cost <call = 395.5, plane = 100.3, row = 2.225, width = 32, cell = 0.6366, thin = 1.147, tap = 0.009931>
argpool.measured "max_pool_backward_scatter_f16_i32_cl_any__base_serial" cost <call = 239.9, plane = 114.1, tail = 10.44, cell = 1.126, thin = 1.296, tap = 0.01001>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx512_serial" cost <call = 46.95, plane = 45.11, cell = 0.3319, tap = 0.003333, far = 0.0105, cache = 838861, deep = 0.05706, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__avx2_serial" cost <call = 51.58, plane = 48.25, cell = 0.7637, tap = 0.003847, far = 0.01166, cache = 838861, deep = 0.0506, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cf_any__base_serial" cost <call = 52.42, plane = 45.9, cell = 0.8941, tap = 0.004054, far = 0.01369, cache = 838861, deep = 0.04943, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx512_serial" cost <plane = 113, vector = 2.007, cell = 0.3721, far = 0.03753, cache = 1677722, deep = 0.04167, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__avx2_serial" cost <call = 46.09, plane = 112.3, vector = 2.438, tail = 3.519, cell = 0.4141, tap = 0.002112, far = 0.04285, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i64_cl_any__base_serial" cost <call = 71.06, plane = 116.6, vector = 9.435, tail = 5.091, cell = 0.0485, tap = 0.0003347, far = 0.05123, cache = 2726298>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx512_serial" cost <call = 118.1, plane = 49.89, cell = 0.2976, thin = 0.0127, tap = 0.003664, far = 0.03683, cache = 838861, deep = 0.1468, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__avx2_serial" cost <call = 133, plane = 51.1, cell = 0.7606, tap = 0.003706, far = 0.03962, cache = 838861, deep = 0.1168, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cf_any__base_serial" cost <call = 123.1, plane = 48.8, cell = 0.9245, tap = 0.003326, far = 0.0379, cache = 838861, deep = 0.08977, last = 8388608>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx512_serial" cost <call = 89.08, plane = 135.1, vector = 2.362, cell = 0.1931, far = 0.08599, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__avx2_serial" cost <call = 103.2, plane = 155.3, row = 0.2545, vector = 4.296, tail = 1.732, cell = 0.1307, far = 0.08051, cache = 1258291>
argpool.measured "max_pool_backward_scatter_bf16_i32_cl_any__base_serial" cost <call = 129.3, plane = 148.3, row = 0.08251, vector = 7.765, tail = 5.854, far = 0.08449, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx512_serial" cost <call = 135.1, plane = 15.64, cell = 0.03977, tap = 0.00165, far = 0.0496, cache = 838861, deep = 0.01974, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__avx2_serial" cost <call = 139.6, plane = 18.6, cell = 0.03966, tap = 0.001811, far = 0.0502, cache = 838861, deep = 0.02149, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cf_any__base_serial" cost <call = 161.2, plane = 18.67, cell = 0.04492, tap = 0.002044, far = 0.05378, cache = 838861, deep = 0.01426, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx512_serial" cost <call = 49.09, plane = 110.8, row = 0.7137, width = 64, cell = 0.09144, thin = 0.05603, far = 0.05906, cache = 838861, deep = 0.06103, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__avx2_serial" cost <call = 57.35, plane = 104, row = 2.624, tail = 3.62, cell = 0.092, thin = 0.005718, far = 0.06098, cache = 838861, deep = 0.1279, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i64_cl_any__base_serial" cost <call = 77.47, plane = 103.6, row = 2.124, width = 32, tail = 1.291, cell = 0.1026, thin = 0.09081, far = 0.06574, cache = 838861, deep = 0.1338, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx512_serial" cost <call = 123.9, plane = 14.85, cell = 0.05995, thin = 0.007245, tap = 0.002473, far = 0.03147, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__avx2_serial" cost <call = 143.3, plane = 17.54, cell = 0.06318, thin = 0.003536, tap = 0.002677, far = 0.03217, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cf_any__base_serial" cost <call = 159.2, plane = 17.79, cell = 0.08022, thin = 0.008918, tap = 0.002983, far = 0.03581, cache = 838861>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx512_serial" cost <plane = 134.4, row = 1.085, cell = 0.06712, tap = 0.002678, far = 0.07243, cache = 838861, deep = 0.02668, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__avx2_serial" cost <plane = 122.6, row = 3.69, tail = 3.038, cell = 0.08566, thin = 0.1379, far = 0.07255, cache = 838861, deep = 0.01178, last = 8388608>
argpool.measured "max_pool_backward_scatter_x8_i32_cl_any__base_serial" cost <plane = 128.8, row = 3.252, tail = 0.8041, cell = 0.09891, thin = 0.01508, far = 0.07935, cache = 838861, deep = 0.001879, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx512_serial" cost <call = 94.46, plane = 14.84, vector = 0.09263, width = 64, cell = 0.07865, thin = 0.02666, tap = 0.0005466, far = 0.0405, cache = 838861, deep = 0.03136, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__avx2_serial" cost <call = 91.89, plane = 18.46, width = 64, cell = 0.08321, thin = 0.02368, tap = 0.0005933, far = 0.04046, cache = 838861, deep = 0.03145, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cf_any__base_serial" cost <call = 107.3, plane = 18.43, width = 64, cell = 0.09138, thin = 0.02603, tap = 0.0004878, far = 0.04362, cache = 838861, deep = 0.02508, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx512_serial" cost <plane = 137.4, vector = 0.3992, width = 32, tail = 0.1865, cell = 0.1003, thin = 0.09318, tap = 0.001623, far = 0.05492, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__avx2_serial" cost <call = 8.352, plane = 141.4, row = 0.7759, tail = 4.255, cell = 0.1142, thin = 0.2922, tap = 0.001709, far = 0.05735, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i64_cl_any__base_serial" cost <call = 6.449, plane = 146, row = 0.7549, tail = 2.535, cell = 0.1248, thin = 0.1595, tap = 0.0011, far = 0.06237, cache = 838861>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx512_serial" cost <call = 5.931, plane = 16.65, tail = 0.1476, cell = 0.0933, tap = 0.0009492, far = 0.0399, cache = 2726298>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__avx2_serial" cost <call = 33.07, plane = 20.45, width = 64, cell = 0.08155, thin = 0.01812, tap = 0.0007358, far = 0.01884, cache = 838861, deep = 0.05792, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i32_cf_any__base_serial" cost <call = 23.85, plane = 21.35, vector = 0.03128, cell = 0.1117, tap = 0.0004681, far = 0.0213, cache = 1677722, deep = 0.03695, last = 8388608>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx512_serial" cost <call = 18.43, plane = 101.1, width = 64, tail = 0.9912, cell = 0.1239, thin = 0.02894, far = 0.04712, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__avx2_serial" cost <call = 66.65, plane = 100.5, width = 64, tail = 5.105, cell = 0.1251, thin = 0.03499, far = 0.04205, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x16_i32_cl_any__base_serial" cost <call = 65.77, plane = 102, width = 64, tail = 3.815, cell = 0.1467, thin = 0.003572, far = 0.05054, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx512_serial" cost <call = 61.99, plane = 14.51, width = 32, cell = 0.09624, thin = 0.05927, tap = 0.0007641, far = 0.03225, cache = 838861, deep = 0.01701, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__avx2_serial" cost <call = 62.45, plane = 15.24, width = 32, cell = 0.1005, thin = 0.05856, tap = 0.0008228, far = 0.03218, cache = 838861, deep = 0.01677, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cf_any__base_serial" cost <call = 65.21, plane = 18.05, width = 32, cell = 0.1078, thin = 0.04821, tap = 0.0008675, far = 0.03318, cache = 838861, deep = 0.01124, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx512_serial" cost <plane = 108.2, row = 0.9304, width = 32, cell = 0.1446, thin = 0.03318, far = 0.04284, cache = 1258291>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__avx2_serial" cost <call = 8.18, plane = 112.4, row = 0.8379, width = 32, cell = 0.1349, thin = 0.04851, far = 0.0367, cache = 838861, deep = 0.02272, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i64_cl_any__base_serial" cost <call = 22.24, plane = 113.3, row = 1.509, tail = 2.131, cell = 0.1397, thin = 0.0462, far = 0.03574, cache = 838861, deep = 0.0352, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx512_serial" cost <call = 37.17, plane = 15.89, cell = 0.1011, thin = 0.03724, tap = 0.001589, far = 0.02681, cache = 838861, deep = 0.08735, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__avx2_serial" cost <call = 36.21, plane = 16.5, cell = 0.1084, thin = 0.04459, tap = 0.001694, far = 0.0268, cache = 838861, deep = 0.08793, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cf_any__base_serial" cost <call = 28.39, plane = 19.43, cell = 0.123, thin = 0.04136, tap = 0.001607, far = 0.02712, cache = 838861, deep = 0.09892, last = 8388608>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx512_serial" cost <plane = 105.5, row = 0.7766, width = 64, cell = 0.128, thin = 0.01009, tap = 0.003541, far = 0.03384, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__avx2_serial" cost <plane = 110.9, row = 0.768, width = 64, cell = 0.1383, thin = 0.01006, tap = 0.003551, far = 0.03374, cache = 838861>
argpool.measured "max_pool_backward_scatter_x32_i32_cl_any__base_serial" cost <plane = 113.9, row = 1.653, tail = 1.75, cell = 0.1496, thin = 0.04635, tap = 0.004475, far = 0.03067, cache = 838861>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx512_serial" cost <call = 35.98, plane = 15.19, cell = 0.1782, tap = 0.001285, far = 0.02406, cache = 838861, deep = 0.01823, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__avx2_serial" cost <call = 35.83, plane = 15.86, cell = 0.1839, tap = 0.001308, far = 0.02444, cache = 838861, deep = 0.0202, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cf_any__base_serial" cost <call = 35.22, plane = 19.43, cell = 0.193, tap = 0.001453, far = 0.02431, cache = 838861, deep = 0.0164, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx512_serial" cost <plane = 100.3, vector = 1.17, cell = 0.09604, thin = 0.03309, tap = 0.002749, far = 0.03025, cache = 838861, deep = 0.02139, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__avx2_serial" cost <plane = 103, vector = 1.595, width = 32, cell = 0.1322, tap = 0.002354, far = 0.03067, cache = 838861, deep = 0.02259, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i64_cl_any__base_serial" cost <plane = 104.6, vector = 3.418, tail = 1.823, thin = 0.1104, tap = 0.0007005, far = 0.032, cache = 838861, deep = 0.01051, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx512_serial" cost <call = 43.49, plane = 14.76, cell = 0.1517, thin = 0.02144, far = 0.03046, cache = 838861, deep = 0.004229, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__avx2_serial" cost <call = 42.66, plane = 15.59, cell = 0.1648, thin = 0.02368, far = 0.03041, cache = 838861, deep = 0.003279, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cf_any__base_serial" cost <call = 40.67, plane = 19.99, width = 32, cell = 0.1679, thin = 0.0271, far = 0.03184, cache = 838861, deep = 0.00258, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx512_serial" cost <plane = 101.3, width = 32, tail = 1.078, cell = 0.1602, thin = 0.003994, tap = 0.0005891, far = 0.032, cache = 838861, deep = 0.02642, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__avx2_serial" cost <plane = 105.5, width = 32, tail = 1.414, cell = 0.1691, thin = 0.00824, tap = 0.0006904, far = 0.03179, cache = 838861, deep = 0.02544, last = 8388608>
argpool.measured "max_pool_backward_scatter_x64_i32_cl_any__base_serial" cost <plane = 114.3, row = 0.8704, vector = 2.824, tail = 2.85, tap = 0.0003226, far = 0.03352, cache = 838861, deep = 0.04957, last = 8388608>
