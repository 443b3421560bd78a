// What rows cost on every kind of CPU, in nanoseconds on one thread (argpool_registry.h,
// argpool_cost): a line a schedule and target, and factors of elements, indices and windows.
// tools/argpool-tune/share_costs.py fitted them (README.md of tools, "Costs that CPUs share").
// SPDX-License-Identifier: MIT

argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <plane = 40.3, row = 9.65, tail = 9.14, tap = 0.24, deep = 0.0327>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = any> cost <vector = 4.55, tail = 31.6, cell = 0.183, tap = 0.212, step = 0.0465, deep = 0.0766>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_first, window = any> cost <plane = 20.7, row = 10.8, vector = 1.34, tail = 12.6, thin = 33, tap = 0.31, deep = 0.0359>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <call = 29.7, plane = 16.7, row = 8.73, vector = 2.83, tail = 9.43, tap = 0.13, far = 0.00428, deep = 0.0338>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = any> cost <call = 42.6, plane = 16.2, row = 5.32, vector = 1.02, tail = 3.55, cell = 0.151, thin = 10.4, tap = 0.106, far = 0.00495, deep = 0.0284>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_last, window = any> cost <call = 62, plane = 15.5, row = 3.9, vector = 1.91, tail = 2.71, thin = 9.17, tap = 0.163, deep = 0.02>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 43.2, plane = 3.4, row = 2.22, vector = 4.51, cell = 0.0475, far = 0.00605, deep = 0.0271>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 73.6, vector = 7.42, tail = 16.2, cell = 0.362, input = 0.0699, deep = 0.106>
argpool.row_cost for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 63.7, row = 4.88, vector = 2.87, tail = 4.3, cell = 0.119, input = 0.0119, far = 0.00204>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 200, row = 2.11, vector = 0.388, cell = 0.232, input = 0.0345, far = 0.00305, deep = 0.0161>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 55.8, row = 3.53, vector = 2.83, cell = 0.0841, input = 0.0186, far = 0.00561, deep = 0.0226>
argpool.row_cost for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 268, row = 2.56, vector = 1.07, cell = 0.222, input = 0.0256, far = 0.0091, deep = 0.00983>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 44.3, row = 2.88, vector = 2.47, tail = 2.98, cell = 0.0817, input = 0.0311, thin = 8.18, deep = 0.0206>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 42.6, plane = 10.5, vector = 3.6, cell = 0.0339, input = 0.0287, far = 0.00511, deep = 0.0317>
argpool.row_cost for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = compiled> cost <call = 46.4, plane = 22.6, vector = 3.12, tail = 5.14, cell = 0.214, input = 0.0214, far = 0.0052>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = compiled> cost <call = 311, plane = 38.2, vector = 0.766, cell = 0.118, input = 0.0714, far = 0.00621, deep = 0.012>
argpool.row_cost for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 190, row = 34.1, vector = 5.35, cell = 0.0866, input = 0.0159, thin = 14.9, far = 0.00785, deep = 0.0244>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 68.6, plane = 7.96, row = 2.04, vector = 3.22, cell = 0.0536, input = 0.0358, far = 0.00281, deep = 0.0277>
argpool.row_cost for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = compiled> cost <call = 261, row = 1.42, vector = 0.854, cell = 0.137, input = 0.0248, far = 0.00676, deep = 0.0205>
argpool.row_cost for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 209, row = 45.6, vector = 2.5, cell = 0.678, thin = 13.7, far = 0.0195, deep = 0.0329>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 91.3, plane = 9.63, row = 2.23, vector = 2.47, cell = 0.0279, input = 0.0944, thin = 11.9, deep = 0.0276>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8_stream64" when <layout = channels_last, window = compiled> cost <call = 248, plane = 156, vector = 5.75, tail = 485, cell = 0.287, input = 0.0287, far = 0.00431>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 45.9, plane = 1.92, row = 1.83, vector = 3.06, cell = 0.0602, input = 0.00694, far = 0.00303, deep = 0.0364>
argpool.row_cost for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = compiled> cost <call = 86.6, vector = 2.6, cell = 0.407, input = 0.0113, deep = 0.0328>
argpool.row_cost for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = compiled> cost <call = 183, vector = 0.55, cell = 0.117, far = 0.013, deep = 0.0301>
argpool.row_cost for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = compiled> cost <call = 102, plane = 31.3, vector = 1.01, cell = 0.323, far = 0.00719, deep = 0.0306>
argpool.row_cost for max_pool on "avx2" schedule "van_herk" when <layout = channels_first, window = compiled> cost <vector = 0.789, cell = 0.747, input = 0.0745, deep = 0.0338>
argpool.row_cost for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = compiled> cost <call = 49.6, plane = 9.47, vector = 3.52, cell = 0.0882, input = 0.00949, far = 0.00765, deep = 0.0409>
argpool.row_cost for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 149, plane = 3.4, row = 2.41, vector = 2.77, tail = 1.53, cell = 0.611>
argpool.row_cost for max_pool on "avx2" schedule "sliding_chunks" when <layout = channels_first, window = compiled> cost <call = 345, plane = 13.3, vector = 4.26, cell = 0.215, input = 0.0234, far = 0.0126, deep = 0.0488>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 190, plane = 85.3, vector = 5.76, tail = 8.21, input = 0.956, tap = 0.00187, step = 0.177, deep = 0.0537>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any> cost <plane = 15.6, vector = 11.2, cell = 0.565, input = 0.658, tap = 0.00802, step = 0.047, deep = 0.13>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = any> cost <plane = 29.5, row = 11.3, vector = 2.38, cell = 0.0893, input = 0.0369, tap = 0.153, step = 0.00393, deep = 0.0246>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 1420, plane = 211, row = 11.9, vector = 6.06, tail = 18.2, tap = 0.0415, step = 0.221, deep = 0.153>
argpool.row_cost for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = compiled> cost <call = 86, plane = 15.8, vector = 2.34, cell = 0.0837, input = 0.102, far = 0.00922, deep = 0.0598>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 406, plane = 39.7, vector = 3.04, cell = 0.152, input = 0.116, far = 0.00553, deep = 0.0193>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 552, plane = 97.7, row = 11.6, vector = 14.2, tail = 53.7, input = 1.59, deep = 0.0771>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 993, plane = 47.2, row = 10.5, vector = 6.28, tail = 33.8, input = 0.358, step = 0.117, deep = 0.131>
argpool.row_cost for max_pool on "avx512" schedule "row_packing" when <layout = channels_first, window = compiled> cost <call = 469, row = 0.035, vector = 0.035, cell = 0.0237, thin = 0.119, far = 0.0109, deep = 0.0399>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = compiled> cost <call = 536, vector = 2.8, tail = 7.29, cell = 0.119, input = 0.013, far = 0.00972, deep = 0.0188>
argpool.row_cost for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = compiled> cost <row = 0.428, vector = 1.98, tail = 2.79, cell = 0.0683, input = 0.0502, far = 0.00327, deep = 0.041>
argpool.row_cost for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = compiled> cost <call = 430, vector = 3.01, cell = 0.323, input = 0.0323, deep = 0.0372>
argpool.row_cost for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = compiled> cost <call = 566, vector = 3.88, cell = 0.287, far = 0.0129, deep = 0.0595>
argpool.row_cost for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = any> cost <plane = 14.1, row = 24.6, tail = 22.6, tap = 0.178, step = 0.0131>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes_v16" when <layout = channels_first, window = any> cost <call = 1320, plane = 14.7, vector = 3.67, cell = 0.389, input = 1.1, tap = 0.0218, far = 0.105>
argpool.row_cost for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 34.1, row = 2.54, vector = 2.43, cell = 0.0713, input = 0.00713, far = 0.00445>
argpool.row_cost for max_pool on "avx2" schedule "row_packing_v8" when <layout = channels_first, window = compiled> cost <call = 92.1, plane = 3.67, vector = 1.49, cell = 0.359, input = 0.0359>
argpool.row_cost for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <plane = 8.2, row = 3.35, vector = 2.66, cell = 0.0698, input = 0.00698, thin = 5.33>
argpool.row_cost for max_pool on "avx512" schedule "row_block_v16" when <layout = channels_first, window = compiled> cost <call = 55.3, plane = 21.8, row = 0.379, vector = 1.88, tail = 1.88, cell = 0.0862, input = 0.00862>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <row = 2.43, vector = 2.02, tail = 1.78, cell = 0.0623, input = 0.00623>
argpool.row_cost for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = compiled> cost <call = 43.7, plane = 19, vector = 4.4, cell = 0.066, input = 0.0066, far = 0.00947>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 65.7, plane = 9.41, row = 1.66, vector = 2.11, cell = 0.0537, input = 0.00537, thin = 17.5, far = 0.00514>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 45.2, plane = 10.8, row = 0.861, vector = 1.62, cell = 0.0959, input = 0.00959, thin = 10.3>
argpool.row_cost for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = compiled> cost <call = 105, row = 14.3, vector = 3.1, tail = 1.8, cell = 0.0679, input = 0.00679, thin = 9.39, far = 0.00954>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <call = 37.1, plane = 15.1, row = 6.86, vector = 2.27, tail = 3.13, cell = 0.0649, tap = 0.0771>
argpool.row_cost for max_pool on "avx512" schedule "flat_v16" when <layout = channels_first, window = any> cost <vector = 10, tail = 75.4, cell = 0.113, tap = 0.276>
argpool.row_cost for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any> cost <call = 749, plane = 17.4, row = 14.9, vector = 15.9, tail = 20.6, input = 0.779, step = 0.046, far = 0.0498>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <row = 13.8, vector = 2.53, tail = 18.8, thin = 20.4, tap = 0.231>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <call = 81.8, plane = 20.1, row = 4.31, vector = 1.58, tail = 2.12, thin = 8.3, tap = 0.0735>
argpool.row_cost for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = compiled> cost <call = 30.6, row = 5.83, vector = 4.11, tail = 4.7, cell = 0.0496, input = 0.00496, far = 0.00935>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 32.1, row = 7.87, vector = 4.54, cell = 0.111, input = 0.0111>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 39, plane = 4.42, row = 3.22, vector = 2.27, tail = 2.47, cell = 0.102, input = 0.0102>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <call = 65.9, plane = 5.66, row = 2.78, vector = 2.29, tail = 1.7, cell = 0.0817, input = 0.00817>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 105, plane = 14.7, row = 1.67, vector = 1.05, cell = 0.128, input = 0.0128, thin = 10.6>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 16.6, plane = 4.95, row = 1.6, vector = 0.902, cell = 0.0648, thin = 0.972, far = 0.00823, deep = 0.024>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 42, plane = 10.2, vector = 1.98, cell = 0.0694, far = 0.00523, deep = 0.0319>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 190, plane = 25.1, vector = 1.1, cell = 0.0552, far = 0.00593>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 26.6, plane = 48.1, vector = 1.49, cell = 0.0638, far = 0.00219, deep = 0.0289>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 83.7, vector = 0.707, cell = 0.123, far = 0.00292, deep = 0.0103>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 140, plane = 10, row = 3.43, vector = 1.95, cell = 0.0976, far = 0.0076>
argpool.row_cost for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 34, plane = 12.7, row = 2.1, vector = 1.11, cell = 0.0508, far = 0.00597>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 31.4, plane = 8.14, row = 6, vector = 1.73, tail = 6.02, cell = 0.0932, far = 0.00286>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v16_stream" when <layout = channels_first, window = compiled> cost <call = 128, plane = 32.2, row = 3.99, vector = 1.83, cell = 0.0915, far = 0.00213>
argpool.row_cost for max_unpool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 48.1, row = 9.1, vector = 2.31, tail = 12.9, cell = 0.107, far = 0.00307>
argpool.row_cost for max_unpool on "avx2" schedule "rows_v16_stream" when <layout = channels_first, window = compiled> cost <call = 162, row = 6.34, vector = 2.3, cell = 0.115, far = 0.00278>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16" when <layout = channels_last, window = compiled> cost <call = 38.1, plane = 12.6, row = 0.529, vector = 1.56, cell = 0.0419, far = 0.00505>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <call = 40.3, plane = 26.4, row = 1.76, vector = 1.12, cell = 0.0302, far = 0.0136, deep = 0.0229>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = compiled> cost <call = 196, plane = 13.1, vector = 1.99, cell = 0.0993, far = 0.00847>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = compiled> cost <call = 43.7, plane = 15.7, row = 0.915, vector = 1.72, cell = 0.117, far = 0.00285>
argpool.row_cost for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 29.5, row = 0.449, vector = 1.53, tail = 0.523, cell = 0.0366, thin = 0.763, far = 0.00426>
argpool.row_cost for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 103, row = 3.56, vector = 2.44, cell = 0.0445, far = 0.0102, deep = 0.0129>
argpool.row_cost for max_unpool on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <plane = 61.8, vector = 2.58, cell = 0.094>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 39.5, vector = 5.47, tail = 4.74, cell = 0.0826>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 90.5, plane = 60.4, row = 3.15, vector = 2.89, cell = 0.144, far = 0.00295>
argpool.row_cost for max_unpool on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 64.2, plane = 21.4, row = 9.08, vector = 1.6, tail = 9.67, cell = 0.234, deep = 0.0274>
argpool.row_cost for max_unpool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 129, plane = 73.8, row = 4.05, vector = 1.61, cell = 0.238, deep = 0.00878>
argpool.row_cost for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 158, plane = 0.508, row = 4.4, vector = 0.217, tail = 148, far = 0.013, deep = 0.028>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 245, vector = 1.35, cell = 0.136, far = 0.00404, deep = 0.00507>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 206, plane = 7.67, vector = 1.66, cell = 0.083, far = 0.00244, deep = 0.00851>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = compiled> cost <call = 213, plane = 7.35, vector = 1.1, cell = 0.055, far = 0.00458, deep = 0.00712>
argpool.row_cost for max_unpool on "avx2" schedule "flat" when <layout = channels_first, window = compiled> cost <plane = 0.537, row = 4.26, vector = 1.12, tail = 57.5, cell = 0.0301>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 181, plane = 33.3, vector = 0.644, cell = 0.173, far = 0.00176, deep = 0.011>
argpool.row_cost for max_unpool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 5.12, row = 3.24, vector = 0.939, cell = 0.0461, thin = 1.82, far = 0.00676, deep = 0.0177>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <call = 86.7, vector = 1.73, cell = 0.0697, deep = 0.0314>
argpool.row_cost for max_unpool on "avx2" schedule "staged_stream" when <layout = channels_first, window = compiled> cost <call = 295, vector = 1.16, cell = 0.0579, far = 0.00968, deep = 0.0016>
argpool.row_cost for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 69.6, row = 8.25, vector = 1.37, tail = 6.32, cell = 0.18, thin = 1.67, far = 0.00546, deep = 0.026>
argpool.row_cost for max_unpool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 254, plane = 61.1, vector = 1.03, cell = 0.288, far = 0.00208, deep = 0.00538>
argpool.row_cost for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 165, plane = 3.7, row = 1.73, vector = 1.44, cell = 0.0205, far = 0.0122, deep = 0.0238>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = compiled> cost <call = 302, row = 1.12, vector = 1.21, cell = 0.135, far = 0.00772, deep = 0.00451>
argpool.row_cost for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 69, plane = 15.8, row = 0.871, vector = 1.13, cell = 0.0764, far = 0.0135, deep = 0.0194>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 211, row = 1.71, vector = 1.78, cell = 0.0889, far = 0.00114, deep = 0.0104>
argpool.row_cost for max_unpool on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <call = 51.8, plane = 23.8, row = 1.15, vector = 1.08, cell = 0.036, thin = 0.666, far = 0.00912, deep = 0.0178>
argpool.row_cost for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 490, plane = 15.5, row = 9.56, vector = 1.05, cell = 0.0322, thin = 2.49, far = 0.016, deep = 0.0259>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = compiled> cost <plane = 68.7, vector = 0.754, cell = 0.0373, far = 0.00436, deep = 0.026>
argpool.row_cost for max_unpool on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <call = 99.7, plane = 9.27, row = 4.18, vector = 1.24, cell = 0.0767, thin = 12.6, far = 0.00478, deep = 0.0229>
argpool.row_cost for max_unpool on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 36.6, vector = 2.14, cell = 0.0566, thin = 2.6, far = 0.00397, deep = 0.0147>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 167, plane = 16.2, row = 0.759, vector = 1.54, cell = 0.0768>
argpool.row_cost for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 34, row = 0.846, vector = 1.82, tail = 0.626, cell = 0.0429, far = 0.00689>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 26.4, plane = 3.2, row = 1.7, vector = 0.789, cell = 0.0533, thin = 0.315, far = 0.00702, deep = 0.0241>
argpool.row_cost for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = compiled> cost <call = 306, row = 4.48, vector = 0.429, tail = 70.2, cell = 0.0107, far = 0.0102, deep = 0.0312>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 40.4, plane = 12, vector = 2.03, cell = 0.054, input = 0.0338, far = 0.00622, deep = 0.0264>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 184, vector = 1.94, cell = 0.0972, far = 0.00642, deep = 0.00328>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 121, plane = 7.32, vector = 1.37, cell = 0.0685, far = 0.00131, deep = 0.00753>
argpool.row_cost for max_pool_backward on "avx2" schedule "flat" when <layout = channels_first, window = compiled> cost <plane = 0.983, row = 1.47, vector = 3.38, cell = 0.0403, far = 0.00429>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 25, plane = 54.4, vector = 1.84, cell = 0.0415, far = 0.00402, deep = 0.0245>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 107, plane = 37.9, vector = 1.62, cell = 0.0811, deep = 0.0109>
argpool.row_cost for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 6.4, row = 1.42, vector = 0.762, tail = 3.86, cell = 0.043, input = 0.275, deep = 0.0192>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 68.9, row = 3.56, vector = 1.83, tail = 2.02, cell = 0.0659, far = 0.00428, deep = 0.0199>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <plane = 66.3, vector = 1.88, cell = 0.0694, deep = 0.0243>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 63, row = 0.412, vector = 0.809, tail = 0.764, cell = 0.0444, far = 0.00561, deep = 0.0197>
argpool.row_cost for max_pool_backward on "avx2" schedule "staged_stream" when <layout = channels_first, window = compiled> cost <call = 221, vector = 1.25, cell = 0.0623, far = 0.00757, deep = 0.00187>
argpool.row_cost for max_pool_backward on "avx512" schedule "same_padding" when <layout = channels_first, window = compiled> cost <call = 39.7, vector = 6.54, cell = 0.312, thin = 1.35, deep = 0.0352>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 107, vector = 0.677, tail = 27.9, cell = 0.0345, input = 1.22, deep = 0.0259>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 292, plane = 68.8, row = 6.66, vector = 1.53, cell = 0.0764, input = 0.92, deep = 0.0114>
argpool.row_cost for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 82.6, row = 10.5, vector = 1.6, tail = 11.3, cell = 0.0466, input = 0.679, deep = 0.0228>
argpool.row_cost for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <plane = 105, vector = 2.28, cell = 0.114, input = 1.09, deep = 0.00863>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 48.7, plane = 6.33, row = 1.04, vector = 2.47, tail = 3.26, cell = 0.047, far = 0.00753, deep = 0.0222>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 28.7, row = 0.74, vector = 1.22, tail = 0.967, cell = 0.0388, far = 0.00326, deep = 0.0541>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = compiled> cost <call = 216, plane = 4.56, row = 2.46, vector = 0.232, cell = 0.263, input = 0.0383, deep = 0.00956>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = compiled> cost <call = 43.5, plane = 10.4, row = 0.747, vector = 1.48, tail = 1.38, cell = 0.0481, deep = 0.0357>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 284, plane = 14.2, row = 1.43, vector = 1.55, cell = 0.0776, input = 0.102, deep = 0.0259>
argpool.row_cost for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 21.7, row = 2.16, vector = 1.33, cell = 0.0188, input = 0.324, thin = 0.946, deep = 0.0328>
argpool.row_cost for max_pool_backward on "avx512" schedule "flat" when <layout = channels_last, window = compiled> cost <plane = 86.3, row = 4.37, vector = 1.37, tail = 9.07, cell = 0.0545, input = 0.354, thin = 5.28, deep = 0.0294>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = compiled> cost <call = 36.5, vector = 0.791, cell = 0.0392, far = 0.00141, deep = 0.0346>
argpool.row_cost for max_pool_backward on "avx2" schedule "flat" when <layout = channels_last, window = compiled> cost <plane = 186, row = 4.58, vector = 0.847, tail = 4.03, cell = 0.0244, input = 0.36, thin = 7.39>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 37.6, plane = 42.4, row = 1.09, vector = 1.82, cell = 0.0626>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 74.5, vector = 1.61, tail = 2.75, cell = 0.087>
argpool.row_cost for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 30.2, plane = 14.4, row = 3.05, vector = 1.48, cell = 0.0627, far = 0.0103>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <plane = 13.8, row = 9.01, vector = 1.79, tail = 2.27, cell = 0.0785>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = compiled> cost <call = 46.4, plane = 11, row = 1.53, vector = 1.4, tail = 1.51, cell = 0.0713>
argpool.row_cost for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 32.6, row = 0.758, vector = 1.84, tail = 1.17, cell = 0.0577, thin = 0.46>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 26.9, plane = 7.26, vector = 1.17, cell = 0.606, deep = 0.043>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 31.6, plane = 9.05, vector = 2.11, cell = 0.73, far = 0.00594>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 30.1, plane = 8.8, vector = 3.12, cell = 0.908, far = 0.00478, deep = 0.0331>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 60.7, vector = 3.82, cell = 0.254, deep = 0.0529>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 74.7, row = 0.414, vector = 5.97, cell = 0.4, far = 0.00597>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 75.7, vector = 7.37, cell = 0.239, deep = 0.0446>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = any> cost <call = 33.1, plane = 9.64, vector = 4.07, cell = 0.414, thin = 0.426, far = 0.0192>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = any> cost <plane = 10.1, vector = 1.7, cell = 1.05, far = 0.00863>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 74, row = 1.07, vector = 8.24, cell = 0.324>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe" when <layout = channels_first, window = compiled> cost <call = 33.3, vector = 2.15, cell = 0.0731, input = 0.00731, far = 0.00989, deep = 0.0388>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe_stream" when <layout = channels_first, window = compiled> cost <call = 218, vector = 1.83, cell = 0.0917, input = 0.00917, far = 0.00702, deep = 0.0298>
argpool.row_cost for max_unpool_backward on "avx512" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 44.4, plane = 2.32, vector = 2.67, input = 0.0908>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = any> cost <call = 222, plane = 6.56, vector = 3.84, cell = 0.192, far = 0.0106, deep = 0.0104>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = any> cost <call = 24.7, plane = 10.1, vector = 3.27, cell = 0.259, far = 0.00227, deep = 0.0372>
argpool.row_cost for max_unpool_backward on "avx2" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 150, plane = 8.82, vector = 0.401, cell = 0.422, input = 0.0138, deep = 0.00582>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = any> cost <call = 181, plane = 8.2, vector = 4.07, cell = 0.203, input = 0.0111, deep = 0.0199>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe" when <layout = channels_last, window = compiled> cost <plane = 63.9, row = 3.4, vector = 1.73, tail = 8.63, cell = 0.0741, input = 0.00741, deep = 0.0406>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe_stream" when <layout = channels_last, window = compiled> cost <call = 209, plane = 77.1, vector = 2.18, cell = 0.109, input = 0.0109, deep = 0.0409>
argpool.row_cost for max_unpool_backward on "avx2" schedule "window_probe" when <layout = channels_last, window = compiled> cost <plane = 85.7, row = 4.5, vector = 2.02, tail = 3.41, cell = 0.0904, input = 0.00904, deep = 0.0475>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_last, window = any> cost <plane = 79.2, row = 1.89, vector = 5.19, tail = 1.05, cell = 0.19, deep = 0.04>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 25.2, plane = 7.14, vector = 1.55, cell = 0.488, far = 0.00515>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 58.9, vector = 3.22, cell = 0.3, far = 0.00237>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 24.2, plane = 4.44, row = 1.13, vector = 1.84, cell = 0.0858, thin = 2.03>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 21.4, plane = 4.58, row = 2.35, vector = 1.68, cell = 0.0827, thin = 2.77>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 20.5, plane = 4.61, row = 2.13, vector = 1.65, cell = 0.0706, thin = 2.8>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 20.5, plane = 4.35, row = 2.17, vector = 1.62, cell = 0.124, thin = 2.32>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 62.8, row = 1.31, vector = 0.997, cell = 0.142, thin = 1.22>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 64.7, row = 2.49, vector = 1, cell = 0.17, thin = 1.57>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 65.4, row = 2.58, vector = 1.28, cell = 0.205, thin = 0.947>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 21.4, plane = 6.32, row = 0.923, vector = 0.937, tail = 0.694, cell = 0.0641, input = 0.00641, thin = 1.6>
argpool.row_cost for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 17.3, plane = 6.72, row = 1.93, vector = 1.89, cell = 0.0922, input = 0.00922, thin = 2.31>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 17.6, plane = 5.96, row = 1.55, vector = 1.69, cell = 0.0404, input = 0.00404, thin = 1.95>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 60.8, row = 1.66, vector = 0.499, cell = 0.0584, input = 0.00584, thin = 0.906>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 61.3, row = 2.43, vector = 0.648, cell = 0.0666, input = 0.00666, thin = 0.954>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 61.3, row = 2.11, vector = 1.47, thin = 1.21>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 19.3, plane = 4.05, row = 2.37, vector = 0.385, cell = 0.123, input = 0.0123, thin = 4.83>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 59.1, row = 1.93, vector = 0.114, cell = 0.0338, input = 0.00338, thin = 1.35>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 19.3, plane = 6.43, vector = 1.08, cell = 0.26>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 21.4, plane = 6.92, vector = 0.738, cell = 0.744>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 93.1, vector = 0.516, cell = 0.487, thin = 0.922>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 95.6, vector = 0.829, cell = 0.866, thin = 1.28>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 20.1, plane = 6.54, vector = 0.226, cell = 1.13, input = 0.0198>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 93.6, vector = 0.77, cell = 1.55, thin = 1.15>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_first, window = any> cost <vector = 3.44, cell = 7.13>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 86.8, vector = 0.951, cell = 5.71>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any> cost <call = 71.5, plane = 11.1, vector = 1.22, cell = 0.0366, input = 2.01, deep = 0.0251>
argpool.row_cost for max_unpool_scatter on "base" schedule "serial" when <layout = channels_first, window = any> cost <call = 76.3, plane = 12.4, vector = 0.959, input = 2.96, deep = 0.0244>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any> cost <plane = 151, row = 1.57, input = 4.34, thin = 0.199, far = 0.0138, deep = 0.0254>
argpool.row_cost for max_unpool_scatter on "base" schedule "serial" when <layout = channels_last, window = any> cost <plane = 169, row = 2.1, input = 3.49, far = 0.0122, deep = 0.0203>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any> cost <call = 45.6, plane = 14.3, vector = 1.06, cell = 0.0504, input = 1.55, far = 0.0054, deep = 0.0254>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 79.1, plane = 4.07, vector = 0.107, cell = 0.153, input = 1.73, thin = 0.165>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 72.4, plane = 11.6, vector = 0.526, cell = 0.0434, input = 2.17, deep = 0.0232>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 82.7, plane = 14.4, vector = 1.3, input = 1.95, deep = 0.0233>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 158, cell = 0.0806, input = 3.35, thin = 0.498, far = 0.00878>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 170, row = 0.409, vector = 0.324, input = 2.32, thin = 0.428, far = 0.00915, deep = 0.03>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_last, window = any> cost <plane = 180, input = 2.35, thin = 0.488, far = 0.00911, deep = 0.0329>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any> cost <call = 57.1, plane = 13.4, vector = 0.39, cell = 0.0388, input = 1.21, deep = 0.0277>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any> cost <call = 87.4, plane = 4.75, input = 2.63>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any> cost <plane = 149, cell = 0.0315, input = 2.59, thin = 0.379, far = 0.00886, deep = 0.0371>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_first, window = any> cost <call = 37.8, plane = 29.9, vector = 0.479, cell = 0.0832, input = 1.62>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any> cost <call = 63.4, plane = 21.6, vector = 1.36, cell = 0.0398, input = 2.09>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "serial" when <layout = channels_last, window = any> cost <plane = 194, vector = 0.188, cell = 0.139, input = 2.76, thin = 0.567, far = 0.0168>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial" when <layout = channels_first, window = any> cost <call = 86.6, plane = 12.2, input = 1.12>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "serial" when <layout = channels_last, window = any> cost <plane = 179, input = 1.41, thin = 0.356>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 300, plane = 21.1, vector = 7.06, cell = 0.146, far = 0.00892, deep = 0.0207>
argpool.row_cost for max_pool on "avx512" schedule "van_herk" when <layout = channels_first, window = compiled> cost <call = 1930, cell = 0.568, input = 0.0567, deep = 0.0389>
argpool.row_cost for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 161, vector = 6.56, tail = 7.76, cell = 0.197, far = 0.0335, deep = 0.0372>
argpool.row_cost for max_pool on "avx512" schedule "doubling" when <layout = channels_first, window = compiled> cost <call = 231, vector = 6.26, cell = 0.0275, far = 0.0341>
argpool.factor 1.46 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.58 for max_pool on "base" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.65 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 1.35 for max_pool on "base" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 1.12 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f64]>
argpool.factor 1.21 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f64]>
argpool.factor 0.867 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.846 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.819 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.816 for max_pool on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.882 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.887 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.866 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.624 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.714 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.14 for max_pool on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.65 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.77 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.56 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.28 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 1.25 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 1.28 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.748 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.21 for max_pool on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.74 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.57 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.54 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.22 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.25 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.24 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 2.22 for max_pool on "base" when <layout = channels_first, window = any, elem = [i64]>
argpool.factor 1.73 for max_pool on "base" when <layout = channels_last, window = any, elem = [i64]>
argpool.factor 0.829 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [i32]>
argpool.factor 1.08 for max_pool on "base" when <layout = channels_first, window = any, elem = [i32]>
argpool.factor 0.877 for max_pool on "base" when <layout = channels_last, window = any, elem = [i32]>
argpool.factor 0.553 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 0.726 for max_pool on "base" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 1.17 for max_pool on "base" when <layout = channels_first, window = any, elem = [i8]>
argpool.factor 0.874 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [u8]>
argpool.factor 0.64 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [u8]>
argpool.factor 0.671 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.695 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.66 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [u8]>
argpool.factor 1.09 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [u8]>
argpool.factor 0.576 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.676 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.483 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.642 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.7 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.502 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.524 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.614 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.73 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.793 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.854 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.743 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 0.86 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 1.43 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x64]>
argpool.factor 1.1 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 1.29 for max_unpool on "base" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 0.914 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.708 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 1.09 for max_pool_backward on "base" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 0.869 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.812 for max_pool_backward on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 0.908 for max_pool_backward on "base" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 0.853 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.867 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.832 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.911 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 1.17 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.842 for max_unpool_backward on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 1.09 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 0.856 for check_indices on "avx2" when <layout = channels_first, window = compiled, elem = [none]>
argpool.factor 0.872 for check_indices on "avx512" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.831 for check_indices on "avx2" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.844 for check_indices on "base" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.592 for locate_index on "avx512" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.682 for locate_index on "base" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.601 for locate_index on "avx512" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.778 for locate_index on "base" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.682 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.823 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.791 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.887 for max_unpool_scatter on "base" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.725 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.86 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.913 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.884 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.869 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.908 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 1.12 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 0.788 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 0.836 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.886 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.741 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.919 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.882 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 2.61 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f16]>
argpool.factor 1.27 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 3.05 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 0.917 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, elem = [bf16]>
argpool.factor 1.27 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [bf16]>
argpool.factor 1.32 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 2.45 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 0.58 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.695 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.915 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.458 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.706 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.701 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.464 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.868 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.819 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.779 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.916 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.881 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.833 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 1.1 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.755 for max_pool on "avx512" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.725 for max_pool on "base" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.544 for max_pool on "avx512" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.628 for max_pool on "avx2" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.747 for max_pool on "base" when <layout = channels_last, window = any, index = [none]>
argpool.factor 1.29 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.39 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.75 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.13 for max_pool on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 1.15 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.27 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.54 for max_pool on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.1 for max_pool on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.29 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.25 for max_pool on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.11 for max_pool on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.28 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.34 for max_pool on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.714 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 0.917 for max_pool on "avx2" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 0.787 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.807 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.696 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.766 for max_pool on "avx2" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.652 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.654 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.808 for max_pool on "base" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.444 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.905 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.888 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.919 for max_pool on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.19 for max_pool on "base" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.904 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.737 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.875 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 1.12 for max_pool on "avx2" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 0.751 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.86 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.11 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.812 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.896 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.11 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.559 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.567 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.709 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.609 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.702 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.888 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.666 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.733 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.68 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.503 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.796 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.572 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.65 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.717 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.693 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.825 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.803 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.854 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.886 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.916 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.855 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.627 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.548 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.922 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.771 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.733 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.77 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.04 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.01 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 2.72 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.83 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.05 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.01 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 2.65 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 1.11 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.894 for check_indices on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.906 for check_indices on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.822 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.675 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.654 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.456 for check_indices on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.811 for check_indices on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.609 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.526 for locate_index on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.595 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.463 for locate_index on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.16 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.632 for locate_index on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.15 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.52 for locate_index on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 7.06 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 11.1 for locate_index on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 3.5 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 6.39 for locate_index on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 7.13 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 3.57 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.593 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.465 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.495 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.554 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.554 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.461 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.529 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.544 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.26 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 1.99 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 1.46 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 1.32 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.04 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 1.4 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.456 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.41 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.643 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.801 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.568 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.789 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.826 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.66 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.858 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.578 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.839 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.846 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.798 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.744 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.68 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = any>
argpool.factor 1.18 for max_pool on "base" schedule "rows" when <layout = channels_first, window = any>
argpool.factor 0.88 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 1.26 for max_pool on "base" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 0.656 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.76 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.687 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.799 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.763 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.78 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.687 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.77 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.43 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.86 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.79 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.9 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.15 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.66 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.719 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.831 for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.552 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.572 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.725 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.901 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.439 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.583 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.49 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.46 for max_pool on "avx512" schedule "few_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.28 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.42 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.29 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.2 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.664 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.811 for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.69 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.51 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.08 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.87 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.849 for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.87 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.67 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.12 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.1 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.13 for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.614 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.837 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.1 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 2.03 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.3 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.745 for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any>
argpool.factor 0.846 for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any>
argpool.factor 0.569 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.41 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 2.29 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.08 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.901 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.3 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.1 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.822 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.791 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.21 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.906 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.741 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any>
argpool.factor 0.387 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.461 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.668 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.503 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.511 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.465 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.571 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.61 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.556 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.807 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.917 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.78 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.674 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.775 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.889 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.73 for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.828 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.704 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.12 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.674 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.22 for max_pool on "avx2" schedule "row_packing" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.16 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 2.91 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.48 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.1 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.34 for max_pool on "avx512" schedule "sliding_3d" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.84 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.47 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.79 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.96 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 0.431 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.41 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.513 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.643 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.512 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.669 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.609 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.479 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.602 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.56 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.722 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.698 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.634 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.747 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.482 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 2.56 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.4 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.64 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.736 for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 7.45 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.8 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.14 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.757 for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 4.93 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.67 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.706 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.6 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.3 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.88 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.91 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.82 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.633 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 5.4 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.13 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 4.24 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.01 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 5.78 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 4.17 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.25 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.96 for max_pool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.83 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.757 for max_pool on "avx512" schedule "plane_lanes_v16" when <layout = channels_first, window = any>
argpool.factor 0.683 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.696 for max_pool on "avx2" schedule "row_packing_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.633 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.11 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.63 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.683 for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.72 for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.43 for max_pool on "avx512" schedule "few_channels_v16" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.97 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.76 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.7 for max_pool on "avx2" schedule "flat_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.563 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.22 for max_pool on "avx512" schedule "flat_v16" when <layout = channels_first, window = any>
argpool.factor 0.624 for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any>
argpool.factor 1.46 for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.504 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.679 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.661 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.38 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.59 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 3.4 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.756 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.76 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.08 for max_pool on "base" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.17 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.34 for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.685 for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.771 for max_unpool on "avx512" schedule "replicate_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.659 for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.576 for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.53 for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.52 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.94 for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.45 for max_unpool on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.41 for max_unpool on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.58 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.737 for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.38 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.35 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.92 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.34 for max_unpool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.727 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.461 for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.578 for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.705 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.669 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 1.15 for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.857 for max_unpool on "avx2" schedule "staged_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.34 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.4 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.22 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.2 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.42 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.702 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.673 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.829 for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.801 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.911 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 1.08 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.668 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 1.2 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.813 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.55 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.42 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.815 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.394 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.88 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.499 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.699 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.14 for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.791 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.481 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for max_unpool on "avx2" schedule "replicate_ahead" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.782 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 9.81 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 5.47 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.96 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.56 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.62 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.5 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.66 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.43 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.14 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.34 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.7 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.412 for max_unpool on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.802 for max_unpool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.552 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.525 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.422 for max_unpool on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.789 for max_unpool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.671 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.527 for max_unpool on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.34 for max_unpool on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.399 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.47 for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.28 for max_unpool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.761 for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.11 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.874 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.568 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.18 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.86 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.24 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.27 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.877 for max_pool_backward on "avx2" schedule "staged_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.13 for max_pool_backward on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.51 for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.8 for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.36 for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 2.95 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.29 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.794 for max_pool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.901 for max_pool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.706 for max_pool_backward on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.2 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.906 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.51 for max_pool_backward on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.744 for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.65 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.621 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.739 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.879 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.821 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.761 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.792 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.898 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.504 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.52 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.769 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.82 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.728 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.652 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.734 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 8.07 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.66 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 8 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 5.47 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 3.97 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.85 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.81 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.65 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.32 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.08 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.428 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.734 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.601 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.535 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.686 for max_pool_backward on "avx2" schedule "replicate_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.488 for max_pool_backward on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.648 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.38 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.495 for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.532 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.62 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.56 for max_pool_backward on "avx2" schedule "replicate_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.88 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.754 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 1.16 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.612 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.661 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.63 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.654 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.599 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.651 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.63 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.647 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.747 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.789 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.757 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.792 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.27 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.38 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.45 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.13 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.28 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.37 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.41 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.15 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.34 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.44 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.5 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.696 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.704 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.761 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.691 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.693 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.746 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.852 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.838 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.864 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.2 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.14 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.15 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.681 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.574 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.584 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.24 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.36 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.35 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.863 for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.878 for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.832 for check_indices on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.661 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.6 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.878 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.6 for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any>
argpool.factor 0.671 for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 0.586 for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 0.8 for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.766 for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 0.579 for max_unpool_scatter on "avx2" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.587 for max_unpool_scatter on "base" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.363 for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.7 for max_unpool_scatter on "base" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.681 for max_unpool_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.611 for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any>
argpool.factor 0.713 for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.801 for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.543 for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.644 for max_pool_backward_scatter on "avx2" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.722 for max_pool_backward_scatter on "base" schedule "serial_v16" when <layout = channels_last, window = any>
argpool.factor 0.807 for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_first, window = any>
argpool.factor 0.595 for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any>
argpool.factor 0.583 for max_pool_backward_scatter on "avx512" schedule "serial" when <layout = channels_last, window = any>
argpool.factor 0.735 for max_pool_backward_scatter on "avx512" schedule "serial_v16" when <layout = channels_first, window = any>
argpool.factor 0.449 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.54 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.832 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.555 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.649 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.604 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.687 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.854 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.739 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.825 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.817 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.616 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.828 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.19 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.31 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.36 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.54 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.09 for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 2 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.43 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.29 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.47 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 0.309 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.58 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.67 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 2.41 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.58 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 2.89 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.34 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.43 for max_pool on "avx512" schedule "flat" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.502 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.81 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.75 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.651 for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.867 for max_pool on "avx2" schedule "van_herk" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 4.13 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.74 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 1.13 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 0.919 for max_pool on "avx512" schedule "doubling" when <layout = channels_first, window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
argpool.factor 1.68 for max_pool on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.34 for max_pool on "avx512" schedule "few_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.35 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 2.94 for max_pool on "avx512" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.31 for max_pool on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.09 for max_pool on "avx2" schedule "rows_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.39 for max_pool on "avx2" schedule "flat" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.73 for max_pool on "avx512" schedule "van_herk" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 1.69 for max_pool on "avx2" schedule "van_herk" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
