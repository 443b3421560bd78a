// What rows cost on every kind of CPU, in nanoseconds on one thread (argpool_registry.h,
// argpool_cost): a line a schedule and target, and factors of elements, indices and windows.
// tools/argpool-tune/share_costs.py fitted them (README.md of tools, "Costs that CPUs share").
// SPDX-License-Identifier: MIT

argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <plane = 41.1, row = 9.24, tail = 8.68, tap = 0.227, deep = 0.0328>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = any> cost <vector = 4.07, tail = 27.9, cell = 0.208, tap = 0.204, step = 0.045, deep = 0.0746>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_first, window = any> cost <plane = 16.1, row = 10, vector = 1.57, tail = 14.2, thin = 31.8, tap = 0.294, deep = 0.0344>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <call = 27.8, plane = 19.1, row = 8.65, vector = 2.92, tail = 9.31, tap = 0.127, far = 0.00402, deep = 0.0337>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = any> cost <call = 37.5, plane = 17.9, row = 5.31, vector = 1.08, tail = 3.22, cell = 0.181, thin = 10, tap = 0.106, deep = 0.031>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_last, window = any> cost <call = 59.7, plane = 18.6, row = 3.88, vector = 1.92, tail = 2.55, thin = 8.7, tap = 0.157, deep = 0.0212>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 42, plane = 3.68, row = 2.31, vector = 4.36, cell = 0.0393, input = 0.00478, far = 0.00606, deep = 0.0269>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 67.8, vector = 7.88, tail = 16.9, cell = 0.336, input = 0.0705, deep = 0.106>
argpool.row_cost for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 60.6, row = 4.7, vector = 2.77, tail = 3.27, cell = 0.12, input = 0.012, far = 0.00208>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 227, row = 2.14, vector = 0.405, cell = 0.235, input = 0.0325, far = 0.00305, deep = 0.016>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 55.8, row = 3.6, vector = 2.9, cell = 0.0773, input = 0.0213, far = 0.00556, deep = 0.0223>
argpool.row_cost for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 263, row = 2.48, vector = 0.974, cell = 0.236, input = 0.026, far = 0.00893, deep = 0.00964>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 44.7, row = 3.02, vector = 2.45, tail = 2.85, cell = 0.0859, input = 0.0323, thin = 8.17, deep = 0.0204>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 40.9, plane = 13.4, vector = 3.63, cell = 0.0347, input = 0.0298, far = 0.00507, deep = 0.0318>
argpool.row_cost for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = compiled> cost <call = 39.9, plane = 31.9, vector = 2.97, tail = 4.43, cell = 0.213, input = 0.0213, far = 0.00556>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = compiled> cost <call = 299, plane = 40, vector = 0.794, cell = 0.112, input = 0.0762, far = 0.00603, deep = 0.0124>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 170, plane = 10.6, row = 30.2, vector = 5.16, cell = 0.0914, input = 0.0162, thin = 15.4, far = 0.00772, deep = 0.0249>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 64.8, plane = 11.1, row = 1.99, vector = 3.15, cell = 0.0548, input = 0.0344, far = 0.00261, deep = 0.0282>
argpool.row_cost for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = compiled> cost <call = 263, row = 1.36, vector = 0.921, cell = 0.134, input = 0.0235, far = 0.00641, deep = 0.0209>
argpool.row_cost for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 180, row = 46.9, vector = 2.69, tail = 4.25, cell = 0.623, thin = 19.6, far = 0.0203, deep = 0.0296>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 82.7, plane = 13.9, row = 2.15, vector = 2.37, cell = 0.0364, input = 0.102, thin = 11.6, deep = 0.0283>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8_stream64" when <layout = channels_last, window = compiled> cost <call = 267, plane = 140, vector = 5.94, tail = 324, cell = 0.297, input = 0.0297, far = 0.00409>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 44.7, plane = 1.81, row = 1.95, vector = 3.13, cell = 0.059, input = 0.007, far = 0.00308, deep = 0.0358>
argpool.row_cost for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = compiled> cost <call = 82.9, vector = 2.71, cell = 0.412, input = 0.0133, deep = 0.0299>
argpool.row_cost for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = compiled> cost <call = 183, vector = 0.436, cell = 0.12, far = 0.0133, deep = 0.03>
argpool.row_cost for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = compiled> cost <call = 101, plane = 31.1, vector = 1, cell = 0.354, far = 0.00674, deep = 0.0302>
argpool.row_cost for max_pool on "avx2" schedule "van_herk" when <layout = channels_first, window = compiled> cost <vector = 0.933, cell = 0.727, input = 0.0724, deep = 0.0279>
argpool.row_cost for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = compiled> cost <call = 33.9, plane = 9.29, vector = 3.59, cell = 0.0873, input = 0.00942, far = 0.00757, deep = 0.0402>
argpool.row_cost for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 150, plane = 3.64, row = 1.68, vector = 2.18, tail = 1.44, cell = 1.14>
argpool.row_cost for max_pool on "avx2" schedule "sliding_chunks" when <layout = channels_first, window = compiled> cost <call = 205, plane = 20, vector = 3.56, cell = 0.244, input = 0.0257, far = 0.0138, deep = 0.0492>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 556, plane = 85.7, vector = 6.72, tail = 21.9, input = 0.849, tap = 0.00212, step = 0.163, deep = 0.0576>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any> cost <plane = 16, vector = 11.4, cell = 0.508, input = 0.679, tap = 0.00944, step = 0.0425, deep = 0.131>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = any> cost <plane = 27.1, row = 8.49, vector = 2.74, cell = 0.0821, input = 0.0409, tap = 0.158, step = 0.00403, deep = 0.0234>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 1360, plane = 199, row = 14.9, vector = 5.87, tail = 19.6, tap = 0.0421, step = 0.238, deep = 0.154>
argpool.row_cost for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = compiled> cost <call = 76.4, plane = 20.2, vector = 2.29, cell = 0.0871, input = 0.111, far = 0.00906, deep = 0.0596>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 364, plane = 49.8, vector = 2.85, cell = 0.142, input = 0.127, far = 0.00541, deep = 0.0193>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 549, plane = 133, row = 11.1, vector = 14.8, tail = 48.6, input = 1.42, deep = 0.0815>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 983, plane = 52, row = 10.7, vector = 6.36, tail = 31.8, input = 0.387, step = 0.109, deep = 0.131>
argpool.row_cost for max_pool on "avx512" schedule "row_packing" when <layout = channels_first, window = compiled> cost <call = 463, cell = 0.0277, thin = 0.138, far = 0.0109, deep = 0.0376>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = compiled> cost <call = 513, vector = 2.86, tail = 6.86, cell = 0.12, input = 0.0135, far = 0.0096, deep = 0.0186>
argpool.row_cost for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = compiled> cost <row = 0.425, vector = 1.99, tail = 2.65, cell = 0.0685, input = 0.0512, far = 0.00333, deep = 0.0413>
argpool.row_cost for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = compiled> cost <call = 462, vector = 3.1, cell = 0.312, input = 0.0311, deep = 0.0377>
argpool.row_cost for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = compiled> cost <call = 542, row = 0.661, vector = 3.75, cell = 0.294, far = 0.0115, deep = 0.0575>
argpool.row_cost for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = any> cost <plane = 20.1, row = 21.3, tail = 20.8, tap = 0.175, step = 0.0139>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes_v16" when <layout = channels_first, window = any> cost <call = 1370, plane = 15, vector = 3.92, cell = 0.384, input = 1.07, tap = 0.0223, far = 0.103>
argpool.row_cost for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 35, row = 2.52, vector = 2.53, cell = 0.0688, input = 0.00688, far = 0.00434>
argpool.row_cost for max_pool on "avx2" schedule "row_packing_v8" when <layout = channels_first, window = compiled> cost <call = 96.1, plane = 3.93, vector = 1.41, cell = 0.364, input = 0.0363>
argpool.row_cost for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <plane = 6.45, row = 2.91, vector = 2.44, tail = 0.751, cell = 0.0953, input = 0.00953, thin = 4.96>
argpool.row_cost for max_pool on "avx512" schedule "row_block_v16" when <layout = channels_first, window = compiled> cost <call = 73.6, row = 1.19, vector = 2.08, tail = 1.4, cell = 0.0837, input = 0.00837>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <row = 2.39, vector = 1.98, tail = 1.83, cell = 0.0656, input = 0.00656>
argpool.row_cost for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = compiled> cost <call = 39.9, plane = 24.4, vector = 4.21, cell = 0.0743, input = 0.00743, far = 0.00949>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 59.8, plane = 14.5, row = 1.73, vector = 2.07, cell = 0.0559, input = 0.00559, thin = 17.5, far = 0.00507>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 44.6, plane = 15, row = 0.941, vector = 1.59, cell = 0.0937, input = 0.00937, thin = 10.1>
argpool.row_cost for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = compiled> cost <call = 86.1, row = 17.5, vector = 2.97, tail = 2.5, cell = 0.0699, input = 0.00699, thin = 9.19, far = 0.0108>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <call = 35.9, plane = 17.5, row = 6.96, vector = 2.28, tail = 3.03, cell = 0.0676, tap = 0.0771>
argpool.row_cost for max_pool on "avx512" schedule "flat_v16" when <layout = channels_first, window = any> cost <vector = 12.5, tail = 65, cell = 0.122, tap = 0.24>
argpool.row_cost for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any> cost <call = 715, plane = 49, row = 7.21, vector = 14.9, tail = 27, input = 0.719, step = 0.0535, far = 0.0515>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <plane = 18.5, row = 5, vector = 1.52, tail = 10.9, thin = 23.4, tap = 0.292>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <call = 80, plane = 24.4, row = 4.27, vector = 1.6, tail = 1.83, thin = 8.31, tap = 0.0711>
argpool.row_cost for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = compiled> cost <call = 33.2, row = 6.05, vector = 4.05, tail = 4.69, cell = 0.0469, input = 0.00469, far = 0.00942>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 36.5, row = 8.02, vector = 4.57, cell = 0.107, input = 0.0107>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 49.4, row = 3.82, vector = 2.32, tail = 2.25, cell = 0.0909, input = 0.00909>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <call = 60.7, plane = 9.59, row = 3.07, vector = 2.42, cell = 0.0717, input = 0.00718>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 86, plane = 22.9, row = 1.73, vector = 1.13, cell = 0.123, input = 0.0123, thin = 10.6>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 17.4, plane = 5.04, row = 1.53, vector = 0.876, cell = 0.0632, thin = 0.94, far = 0.00825, deep = 0.0241>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 41.5, plane = 10.1, vector = 2.17, cell = 0.0619, far = 0.00503, deep = 0.032>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 189, plane = 21.3, row = 1.02, vector = 1.06, cell = 0.0529, far = 0.00584>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 26.3, plane = 48.1, vector = 1.51, cell = 0.0649, far = 0.00203, deep = 0.0288>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 79.5, vector = 0.79, cell = 0.124, far = 0.00225, deep = 0.0115>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 139, plane = 9.95, row = 3.47, vector = 1.96, cell = 0.0979, far = 0.00733>
argpool.row_cost for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 33, plane = 12.7, row = 2.14, vector = 1.12, cell = 0.0518, far = 0.00598>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 31.1, plane = 8.23, row = 6.04, vector = 1.71, tail = 5.76, cell = 0.0927, far = 0.00284>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v16_stream" when <layout = channels_first, window = compiled> cost <call = 132, plane = 29.6, row = 4.1, vector = 1.82, cell = 0.0908, far = 0.00209>
argpool.row_cost for max_unpool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 47.2, row = 9.09, vector = 2.34, tail = 13, cell = 0.108, far = 0.00331>
argpool.row_cost for max_unpool on "avx2" schedule "rows_v16_stream" when <layout = channels_first, window = compiled> cost <call = 162, row = 6.45, vector = 2.33, cell = 0.116, far = 0.00286>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16" when <layout = channels_last, window = compiled> cost <call = 37.7, plane = 14.3, row = 0.543, vector = 1.59, cell = 0.0445, far = 0.00445>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 37.2, plane = 25.6, row = 1.93, vector = 1.24, cell = 0.0268, far = 0.0134, deep = 0.0231>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = compiled> cost <call = 193, plane = 15.6, vector = 2.02, cell = 0.101, far = 0.00809>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = compiled> cost <call = 41.9, plane = 16.5, row = 0.813, vector = 1.82, cell = 0.119>
argpool.row_cost for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 28.3, row = 0.602, vector = 1.51, tail = 0.37, cell = 0.0402, thin = 0.728>
argpool.row_cost for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 93.8, plane = 10.4, row = 2.96, vector = 2.3, cell = 0.0591, far = 0.00989, deep = 0.0132>
argpool.row_cost for max_unpool on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 15.3, plane = 53, vector = 2.57, cell = 0.0965>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 42.1, vector = 5.15, tail = 5.07, cell = 0.0936>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 93.9, plane = 42.6, row = 4.27, vector = 3.06, cell = 0.153>
argpool.row_cost for max_unpool on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 66, plane = 21.5, row = 9.16, vector = 1.5, tail = 10.3, cell = 0.249, deep = 0.0291>
argpool.row_cost for max_unpool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 130, plane = 74.4, row = 4.21, vector = 1.53, cell = 0.252, deep = 0.0097>
argpool.row_cost for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 173, plane = 0.8, row = 3.08, vector = 0.469, tail = 127, cell = 0.00461, far = 0.0124, deep = 0.0238>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 246, vector = 1.21, cell = 0.141, far = 0.00408, deep = 0.00531>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 199, plane = 7.55, vector = 1.64, cell = 0.0822, far = 0.00238, deep = 0.00841>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = compiled> cost <call = 204, plane = 7.33, vector = 1.1, cell = 0.0548, far = 0.00443, deep = 0.00709>
argpool.row_cost for max_unpool on "avx2" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 61, plane = 0.705, row = 3.89, vector = 1.26, cell = 0.0308>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 174, plane = 33, vector = 0.637, cell = 0.179, far = 0.00155, deep = 0.0111>
argpool.row_cost for max_unpool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 5.28, row = 3.18, vector = 0.944, cell = 0.0466, thin = 1.77, far = 0.00675, deep = 0.0177>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <call = 48.7, plane = 32.8, vector = 1.49, cell = 0.0814, deep = 0.0326>
argpool.row_cost for max_unpool on "avx2" schedule "staged_stream" when <layout = channels_first, window = compiled> cost <call = 291, vector = 1.17, cell = 0.0587, far = 0.00948, deep = 0.00157>
argpool.row_cost for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 67.1, row = 7.97, vector = 1.35, tail = 6.27, cell = 0.173, thin = 1.69, far = 0.00547, deep = 0.0279>
argpool.row_cost for max_unpool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 241, plane = 61.1, vector = 1.03, cell = 0.286, far = 0.00203, deep = 0.00614>
argpool.row_cost for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 142, plane = 12.9, row = 1.37, vector = 1.38, tail = 1.45, cell = 0.0331, far = 0.0123, deep = 0.0245>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = compiled> cost <call = 264, plane = 15.3, row = 1.05, vector = 1.22, cell = 0.137, far = 0.00808, deep = 0.00475>
argpool.row_cost for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 64.8, plane = 18.7, row = 0.902, vector = 1.15, cell = 0.0701, far = 0.0134, deep = 0.0191>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 184, plane = 7.52, row = 1.8, vector = 1.83, cell = 0.0913, deep = 0.00974>
argpool.row_cost for max_unpool on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 47.2, plane = 22.9, row = 1.21, vector = 1.11, cell = 0.0355, thin = 0.701, far = 0.00925, deep = 0.0178>
argpool.row_cost for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 478, plane = 18.1, row = 10.4, vector = 1.03, cell = 0.0367, thin = 2.44, far = 0.0155, deep = 0.0298>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = compiled> cost <plane = 63.8, vector = 0.724, cell = 0.0357, far = 0.00418, deep = 0.0234>
argpool.row_cost for max_unpool on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 117, plane = 9.97, row = 4.62, vector = 1.19, cell = 0.0699, thin = 12.1, far = 0.006, deep = 0.0118>
argpool.row_cost for max_unpool on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 35, vector = 2.12, cell = 0.0467, thin = 2.58, far = 0.00373, deep = 0.0151>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 161, plane = 21, vector = 1.54, cell = 0.0769>
argpool.row_cost for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 33.2, row = 1.3, vector = 1.85, cell = 0.0314, far = 0.00616>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 23.6, plane = 3.44, row = 1.56, vector = 0.803, cell = 0.0535, thin = 0.286, far = 0.00691, deep = 0.0236>
argpool.row_cost for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 278, row = 4.74, vector = 0.461, tail = 78.1, cell = 0.0104, far = 0.011, deep = 0.0331>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 38.5, plane = 10.5, vector = 1.79, tail = 3.26, cell = 0.0587, input = 0.0497, far = 0.006, deep = 0.0264>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 190, plane = 3.71, vector = 1.87, cell = 0.0937, far = 0.00636, deep = 0.00346>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 130, plane = 8.62, vector = 1.33, cell = 0.0666, far = 0.00133, deep = 0.00816>
argpool.row_cost for max_pool_backward on "avx2" schedule "flat" when <layout = channels_first, window = compiled> cost <plane = 1, row = 1.34, vector = 3.55, cell = 0.0472>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 24.2, plane = 52.4, vector = 1.82, cell = 0.0424, far = 0.00353, deep = 0.0246>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 118, plane = 36.1, vector = 1.56, cell = 0.0781, deep = 0.0111>
argpool.row_cost for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 6.38, row = 1.44, vector = 0.777, tail = 3.91, cell = 0.0435, input = 0.265, deep = 0.0189>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 98.9, row = 3.53, vector = 1.85, tail = 2.07, cell = 0.0645, far = 0.0043, deep = 0.0204>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <plane = 65.4, vector = 1.83, cell = 0.0755, deep = 0.0223>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 69.2, row = 0.324, vector = 0.881, tail = 0.623, cell = 0.0458, far = 0.00526, deep = 0.0206>
argpool.row_cost for max_pool_backward on "avx2" schedule "staged_stream" when <layout = channels_first, window = compiled> cost <vector = 1.32, cell = 0.066, far = 0.0076>
argpool.row_cost for max_pool_backward on "avx512" schedule "same_padding" when <layout = channels_first, window = compiled> cost <call = 43.2, vector = 6.41, cell = 0.328, thin = 1.36, deep = 0.0338>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 108, vector = 0.765, tail = 27.6, cell = 0.0392, input = 1.16, deep = 0.0264>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 294, plane = 60.6, row = 7.25, vector = 1.72, cell = 0.0862, input = 0.824, deep = 0.0119>
argpool.row_cost for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 85.2, row = 10.8, vector = 1.58, tail = 11, cell = 0.0475, input = 0.667, deep = 0.0227>
argpool.row_cost for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <plane = 104, vector = 2.67, cell = 0.134, input = 0.871, deep = 0.0092>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 50.7, plane = 8.47, row = 1.06, vector = 2.45, tail = 3.37, cell = 0.0485, far = 0.00746, deep = 0.0224>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 26.9, row = 0.872, vector = 1.26, tail = 0.985, cell = 0.0427, far = 0.00341, deep = 0.0532>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = compiled> cost <call = 223, plane = 7.22, row = 2.39, vector = 0.312, cell = 0.262, input = 0.0361, deep = 0.0101>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 37.4, plane = 13.8, row = 0.753, vector = 1.56, tail = 1.33, cell = 0.0489, deep = 0.0344>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 270, plane = 21.7, row = 1.44, vector = 1.56, cell = 0.0781, input = 0.108, deep = 0.0259>
argpool.row_cost for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 21, row = 2.23, vector = 1.36, cell = 0.0227, input = 0.305, thin = 0.939, deep = 0.0313>
argpool.row_cost for max_pool_backward on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <plane = 94.8, row = 4.29, vector = 1.41, tail = 6.86, cell = 0.0524, input = 0.368, thin = 4.69, deep = 0.0283>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = compiled> cost <plane = 32.5, vector = 0.789, cell = 0.0394, far = 0.00332, deep = 0.0299>
argpool.row_cost for max_pool_backward on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <plane = 201, row = 4.06, vector = 0.906, cell = 0.0278, input = 0.46>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 24, plane = 42.8, row = 0.957, vector = 1.68, cell = 0.0672>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 52.9, vector = 1.54, tail = 1.79, cell = 0.0876>
argpool.row_cost for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 18.7, plane = 14.7, row = 2.73, vector = 1.56, cell = 0.0674>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <plane = 13.7, row = 9.44, vector = 1.87, tail = 2.12, cell = 0.0824>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = compiled> cost <call = 44.6, plane = 12.4, row = 1.46, vector = 1.45, tail = 1.38, cell = 0.0732>
argpool.row_cost for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 34.6, row = 0.694, vector = 1.9, tail = 0.979, cell = 0.0724, thin = 0.404>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 27, plane = 7.21, vector = 1.16, cell = 0.646, deep = 0.0436>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 31.7, plane = 9, vector = 1.98, cell = 0.774, far = 0.00561>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 28.6, plane = 8.9, vector = 2.69, cell = 0.974, far = 0.00424, deep = 0.0337>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 59.7, vector = 4.23, cell = 0.136, deep = 0.0537>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 73.9, row = 0.469, vector = 5.15, tail = 1.08, cell = 0.296, far = 0.00602>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 72.4, row = 0.288, vector = 6.49, tail = 1.62, cell = 0.235, deep = 0.0461>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = any> cost <call = 34.3, vector = 4.73, cell = 0.301, thin = 3.45, far = 0.0206>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = any> cost <plane = 10.1, vector = 1.58, cell = 1.09, far = 0.00929>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 70.7, row = 1.63, vector = 6.51, tail = 2.87, cell = 0.541>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe" when <layout = channels_first, window = compiled> cost <call = 18.1, plane = 14.8, vector = 2.32, cell = 0.068, input = 0.0068, far = 0.00977, deep = 0.038>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe_stream" when <layout = channels_first, window = compiled> cost <call = 196, vector = 1.92, cell = 0.0962, input = 0.00962, far = 0.00552, deep = 0.0302>
argpool.row_cost for max_unpool_backward on "avx512" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 43, plane = 2.51, vector = 2.86, input = 0.0967>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = any> cost <call = 218, plane = 6.74, vector = 4.03, cell = 0.202, far = 0.01, deep = 0.0103>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = any> cost <call = 23.3, plane = 9.93, vector = 3.16, cell = 0.289, deep = 0.0389>
argpool.row_cost for max_unpool_backward on "avx2" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 151, plane = 8.87, vector = 0.292, cell = 0.415, input = 0.0105, deep = 0.00512>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = any> cost <call = 182, plane = 8.3, vector = 4.07, cell = 0.204, input = 0.0103, deep = 0.02>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe" when <layout = channels_last, window = compiled> cost <plane = 63.4, row = 3.37, vector = 1.69, tail = 8.69, cell = 0.0759, input = 0.00759, deep = 0.041>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe_stream" when <layout = channels_last, window = compiled> cost <call = 208, plane = 77.7, vector = 2.17, cell = 0.108, input = 0.0108, deep = 0.0412>
argpool.row_cost for max_unpool_backward on "avx2" schedule "window_probe" when <layout = channels_last, window = compiled> cost <plane = 84, row = 4.91, vector = 1.98, tail = 3.24, cell = 0.0921, input = 0.00921, deep = 0.0463>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_last, window = any> cost <plane = 77.1, row = 2.06, vector = 4.99, tail = 2.32, cell = 0.121, deep = 0.0415>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 24.6, plane = 7.2, vector = 1.48, cell = 0.524, far = 0.00485>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 58.5, row = 0.428, vector = 3.25, cell = 0.271, far = 0.00242>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 24.4, plane = 4.5, row = 1.14, vector = 1.88, cell = 0.0863, thin = 2.06>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 21.5, plane = 4.63, row = 2.37, vector = 1.69, cell = 0.0837, thin = 2.8>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 20.6, plane = 4.69, row = 2.16, vector = 1.66, cell = 0.0738, thin = 2.82>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 20.7, plane = 4.41, row = 2.2, vector = 1.65, cell = 0.125, thin = 2.35>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 63.2, row = 1.32, vector = 1, cell = 0.143, thin = 1.24>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 64.8, row = 2.54, vector = 1, cell = 0.173, thin = 1.59>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 65.5, row = 2.65, vector = 1.29, cell = 0.21, thin = 0.957>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 21.6, plane = 6.34, row = 0.938, vector = 0.885, tail = 0.732, cell = 0.0664, input = 0.00664, thin = 1.61>
argpool.row_cost for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 17.4, plane = 6.85, row = 1.94, vector = 1.91, cell = 0.0926, input = 0.00926, thin = 2.26>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 17.8, plane = 6.06, row = 1.55, vector = 1.67, cell = 0.0438, input = 0.00438, thin = 1.95>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 60.7, row = 1.69, vector = 0.482, cell = 0.0598, input = 0.00598, thin = 0.921>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 61.2, row = 2.47, vector = 0.622, cell = 0.0698, input = 0.00698, thin = 0.956>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 61.4, row = 2.09, vector = 1.49, thin = 1.25>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 19.5, plane = 4.05, row = 2.37, vector = 0.406, cell = 0.121, input = 0.0121, thin = 4.92>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 59.6, row = 1.93, vector = 0.122, cell = 0.0348, input = 0.00348, thin = 1.39>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 19.1, plane = 6.41, vector = 1.06, cell = 0.271>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 21.1, plane = 6.86, vector = 0.745, cell = 0.749>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 91.6, vector = 0.577, cell = 0.399, thin = 0.863>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 94.2, vector = 0.982, cell = 0.792, thin = 1.19>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 19.7, plane = 6.51, vector = 0.228, cell = 1.11, input = 0.0198>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 93, vector = 0.866, cell = 1.42, thin = 1.06>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_first, window = any> cost <vector = 3.62, cell = 7.01>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 87.1, vector = 1, cell = 5.54>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any> cost <call = 69.6, plane = 10.5, vector = 1.26, cell = 0.037, input = 2.07, deep = 0.0253>
argpool.row_cost for max_unpool_scatter on "base" schedule "serial" when <layout = channels_first, window = any> cost <call = 74.5, plane = 12, vector = 0.98, input = 2.94, deep = 0.0248>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any> cost <plane = 143, row = 2.59, input = 3.65, far = 0.0131, deep = 0.0269>
argpool.row_cost for max_unpool_scatter on "base" schedule "serial" when <layout = channels_last, window = any> cost <plane = 160, row = 2.53, input = 3.08, far = 0.0112, deep = 0.0212>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any> cost <call = 45, plane = 13.7, vector = 1.32, cell = 0.0405, input = 1.56, far = 0.00534, deep = 0.0257>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 73.3, plane = 4, vector = 0.106, cell = 0.151, input = 1.88, thin = 0.166>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 70, plane = 11, vector = 0.556, cell = 0.0463, input = 2.09, deep = 0.0236>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 79, plane = 14.2, vector = 1.41, input = 1.88, deep = 0.0237>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 149, vector = 0.498, cell = 0.0668, input = 2.95, thin = 0.389, far = 0.00772>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 168, row = 0.603, vector = 0.46, input = 2.05, thin = 0.419, far = 0.00893, deep = 0.0301>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 171, vector = 0.585, cell = 0.0205, input = 2.1, thin = 0.44, far = 0.00642, deep = 0.0332>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any> cost <call = 56.3, plane = 12.9, vector = 0.422, cell = 0.0429, input = 1.3, deep = 0.0278>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any> cost <call = 84.1, plane = 4.55, input = 2.75>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any> cost <plane = 144, cell = 0.0471, input = 2.44, thin = 0.388, far = 0.0085, deep = 0.038>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 36.5, plane = 29.1, vector = 0.573, cell = 0.0946, input = 1.54>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any> cost <call = 60.2, plane = 21.7, vector = 1.73, cell = 0.0305, input = 2.12>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial" when <layout = channels_last, window = any> cost <plane = 182, vector = 0.978, cell = 0.111, input = 2.57, thin = 0.542, far = 0.02>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial" when <layout = channels_first, window = any> cost <call = 82.4, plane = 11.7, input = 1.16>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial" when <layout = channels_last, window = any> cost <plane = 177, row = 0.134, input = 1.35, thin = 0.358>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 294, plane = 19.9, vector = 7.88, cell = 0.103, far = 0.00916, deep = 0.0194>
argpool.row_cost for max_pool on "avx512" schedule "van_herk" when <layout = channels_first, window = compiled> cost <call = 1730, cell = 0.533, input = 0.0532, thin = 0.0589, deep = 0.0426>
argpool.row_cost for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 161, row = 1.03, vector = 6.42, tail = 7.06, cell = 0.179, far = 0.0345, deep = 0.0368>
argpool.row_cost for max_pool on "avx512" schedule "doubling" when <layout = channels_first, window = compiled> cost <call = 244, vector = 6.3, cell = 0.0318, far = 0.0311>
argpool.factor 1.46 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.62 for max_pool on "base" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.64 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 1.35 for max_pool on "base" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 1.17 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f64]>
argpool.factor 0.863 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.856 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.837 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.848 for max_pool on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.895 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.904 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.85 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.635 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.727 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.15 for max_pool on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.64 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.78 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.56 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.27 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 1.3 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 1.26 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.752 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.2 for max_pool on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.72 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.57 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.54 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.23 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.3 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.2 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 2.27 for max_pool on "base" when <layout = channels_first, window = any, elem = [i64]>
argpool.factor 1.74 for max_pool on "base" when <layout = channels_last, window = any, elem = [i64]>
argpool.factor 0.833 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [i32]>
argpool.factor 1.1 for max_pool on "base" when <layout = channels_first, window = any, elem = [i32]>
argpool.factor 0.879 for max_pool on "base" when <layout = channels_last, window = any, elem = [i32]>
argpool.factor 0.552 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 0.733 for max_pool on "base" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 0.871 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [u8]>
argpool.factor 0.658 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [u8]>
argpool.factor 0.67 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.685 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.656 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [u8]>
argpool.factor 1.1 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [u8]>
argpool.factor 0.584 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.677 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.491 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.638 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.708 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.495 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.52 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.614 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.737 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.794 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.849 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.741 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 0.863 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 1.42 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x64]>
argpool.factor 1.11 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 1.29 for max_unpool on "base" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 0.915 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.717 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.91 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 0.88 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.825 for max_pool_backward on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 0.89 for max_pool_backward on "base" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 0.846 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.9 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 1.11 for max_unpool_backward on "base" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.825 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.921 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 1.15 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.854 for max_unpool_backward on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 1.1 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 0.856 for check_indices on "avx2" when <layout = channels_first, window = compiled, elem = [none]>
argpool.factor 0.863 for check_indices on "avx512" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.827 for check_indices on "avx2" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.841 for check_indices on "base" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.588 for locate_index on "avx512" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.678 for locate_index on "base" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.629 for locate_index on "avx512" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.793 for locate_index on "base" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.658 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.818 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.832 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.868 for max_unpool_scatter on "base" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.714 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.874 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.856 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.87 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.874 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 1.09 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 1.09 for max_unpool_scatter on "base" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 1.11 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 0.776 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 0.802 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.909 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.761 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.866 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.865 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 1.09 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [f16]>
argpool.factor 2.74 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f16]>
argpool.factor 1.31 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.08 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 2.79 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.39 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [bf16]>
argpool.factor 1.31 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 2.25 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 0.576 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.666 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.916 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.425 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.706 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.682 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.467 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.831 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.813 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.777 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.846 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.865 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.821 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 1.12 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.789 for max_pool on "avx512" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.692 for max_pool on "base" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.544 for max_pool on "avx512" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.637 for max_pool on "avx2" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.756 for max_pool on "base" when <layout = channels_last, window = any, index = [none]>
argpool.factor 1.28 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.41 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.71 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.14 for max_pool on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 1.15 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.26 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.52 for max_pool on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.1 for max_pool on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.3 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.27 for max_pool on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.16 for max_pool on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.29 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.36 for max_pool on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.718 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.08 for max_pool on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 0.786 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 1.08 for max_pool on "base" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.808 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.704 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.921 for max_pool on "base" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.732 for max_pool on "avx2" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.643 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.673 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.763 for max_pool on "base" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.464 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.877 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 1.18 for max_pool on "base" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.92 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.918 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.727 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.877 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 1.1 for max_pool on "avx2" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 0.754 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.855 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.1 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.804 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.924 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.1 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.563 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.57 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.713 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.608 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.735 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.89 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.667 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.728 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.681 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.493 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.826 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.577 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.649 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.73 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.687 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.827 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.796 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.828 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.896 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.863 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.829 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.612 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.529 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.925 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.775 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.685 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.86 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.21 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.35 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 3.1 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.91 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.2 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.29 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 2.93 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 1.1 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.887 for check_indices on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.901 for check_indices on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.812 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.676 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.649 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.472 for check_indices on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.811 for check_indices on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.604 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.527 for locate_index on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.625 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.468 for locate_index on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.167 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.63 for locate_index on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.154 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.528 for locate_index on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 7.47 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 11.1 for locate_index on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 3.58 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 6.46 for locate_index on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 7.5 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 3.64 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.593 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.455 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.552 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.552 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.554 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.451 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.601 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.545 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.28 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.03 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 1.31 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.63 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.41 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.23 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 1.27 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 1.53 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.453 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.408 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.656 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.799 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.605 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.809 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.854 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.675 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.852 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.616 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.859 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.878 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.802 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.766 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.7 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = any>
argpool.factor 1.16 for max_pool on "base" schedule "rows" when <layout = channels_first, window = any>
argpool.factor 0.887 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 1.25 for max_pool on "base" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 0.649 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.753 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.692 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.801 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.73 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.772 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.682 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.78 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.42 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.92 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.66 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.84 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.21 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.67 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.7 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.801 for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.537 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.58 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.725 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.905 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.444 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.589 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.45 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.51 for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.39 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.43 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.34 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.22 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.655 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.778 for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.75 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.48 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.08 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.81 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.791 for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.84 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.67 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.1 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.11 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.39 for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.611 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.796 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.13 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 2 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.21 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.741 for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any>
argpool.factor 0.826 for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any>
argpool.factor 0.542 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.41 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 2.52 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.1 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.888 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.32 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.907 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.1 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.12 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.798 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.879 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.17 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.872 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.772 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any>
argpool.factor 0.408 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.439 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.666 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.507 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.518 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.471 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.571 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.614 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.548 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.836 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.771 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.671 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.775 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.886 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.735 for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.812 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.745 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.14 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.702 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.921 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.23 for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.17 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 2.77 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.42 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.18 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.33 for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.87 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.37 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.93 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.97 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 0.422 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.395 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.513 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.642 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.517 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.685 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.433 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.497 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.581 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.536 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.698 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.669 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.637 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.443 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.514 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 2.52 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.4 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.62 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.738 for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 8.92 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.82 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.11 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.755 for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 5.12 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.5 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.697 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.578 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.21 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.891 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.805 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.631 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 5.15 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 4.07 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.13 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 5.8 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.71 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.99 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.85 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.86 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.743 for max_pool on "avx512" schedule "plane_lanes_v16" when <layout = channels_first, window = any>
argpool.factor 0.689 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.688 for max_pool on "avx2" schedule "row_packing_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.661 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.12 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.63 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.08 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.682 for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.74 for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.44 for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.99 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.82 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.57 for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.56 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.27 for max_pool on "avx512" schedule "flat_v16" when <layout = channels_first, window = any>
argpool.factor 0.605 for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any>
argpool.factor 1.45 for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.512 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.677 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.673 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.46 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.58 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 3.42 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.761 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.88 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.1 for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.17 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.34 for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.677 for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.773 for max_unpool on "avx512" schedule "replicate_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.918 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.668 for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.58 for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.554 for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.38 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.94 for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.4 for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.43 for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.539 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.757 for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.38 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.33 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.913 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.26 for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.731 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.461 for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.575 for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.702 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.661 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.922 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.08 for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.863 for max_unpool on "avx2" schedule "staged_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.28 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.41 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.23 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.23 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.46 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.702 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.67 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.838 for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.804 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.906 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.802 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.629 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 1.22 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.797 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.496 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.426 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.774 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.387 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.836 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.514 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.64 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.12 for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.766 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.472 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.1 for max_unpool on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.771 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 9.87 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 5.63 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.79 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.56 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.58 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.53 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.67 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.33 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.14 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.32 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.69 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.418 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.821 for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.527 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.528 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.396 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.75 for max_unpool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.639 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.53 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.31 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.404 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.49 for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.28 for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.92 for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.91 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.568 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.19 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.921 for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.886 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.25 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.28 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.1 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.19 for max_pool_backward on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.62 for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.81 for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.52 for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 3.01 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.26 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.799 for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.897 for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.672 for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.21 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.43 for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.766 for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.647 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.644 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.718 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.805 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.912 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.751 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.808 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.902 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.506 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.5 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.734 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.73 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.731 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.643 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.727 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 8.06 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.62 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 7.84 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 5.41 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 3.98 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.9 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.85 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.71 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.31 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.09 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.441 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.703 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.578 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.535 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.683 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.481 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.674 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.35 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.495 for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.514 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.55 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.59 for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.89 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.744 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 1.15 for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 1.28 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.61 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.658 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.624 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.651 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.597 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.651 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.626 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.645 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.744 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.785 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.751 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.79 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.28 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.38 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.46 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.13 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.28 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.37 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.41 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.15 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.34 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.44 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.5 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.696 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.707 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.758 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.689 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.692 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.742 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.851 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.837 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.86 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.2 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.15 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.14 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.679 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.571 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.586 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.24 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.37 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.37 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.864 for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.877 for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.833 for check_indices on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.664 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.65 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.867 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.596 for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any>
argpool.factor 0.668 for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 0.618 for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 0.816 for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.737 for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 0.582 for max_unpool_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.594 for max_unpool_scatter on "base" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.38 for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.778 for max_unpool_scatter on "base" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.688 for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.597 for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any>
argpool.factor 0.706 for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.805 for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.581 for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.684 for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.74 for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.776 for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.552 for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any>
argpool.factor 0.616 for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.762 for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.463 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.531 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.831 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.543 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.646 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.604 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.67 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.854 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.722 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.778 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.785 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.603 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.848 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.16 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.3 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.38 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.49 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.97 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.43 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.27 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.45 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 0.366 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.57 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.63 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 2.42 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.61 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 3.02 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.35 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.42 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.487 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.922 for max_pool on "avx512" schedule "van_herk" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.89 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.71 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.653 for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 4.1 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.73 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 1.14 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 1.08 for max_pool on "avx2" schedule "van_herk" when <layout = channels_first, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 0.918 for max_pool on "avx512" schedule "doubling" when <layout = channels_first, window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
argpool.factor 1.68 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.32 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.35 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 3.11 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.38 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.09 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.46 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.15 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.76 for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 1.84 for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
