// What rows cost on every kind of CPU, in nanoseconds on one thread (argpool_registry.h,
// argpool_cost): a line a schedule and target, and factors of elements, indices and windows.
// tools/argpool-tune/share_costs.py fitted them (README.md of tools, "Costs that CPUs share"); rows
// that are newer have numbers of a few calls.
// SPDX-License-Identifier: MIT

argpool.row_cost for max_pool on "avx512" schedule "any_window" when <layout = channels_first, window = any> cost <plane = 46.1, row = 8.1, tap = 0.231, deep = 0.0368>
argpool.row_cost for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any> cost <call = 76.3, vector = 5.68, tail = 29.8, tap = 0.25, step = 0.0541, deep = 0.0794>
argpool.row_cost for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any> cost <plane = 24.8, row = 10.3, vector = 1.44, tail = 8.5, thin = 19.5, tap = 0.312, deep = 0.0398>
argpool.row_cost for max_pool on "avx512" schedule "any_channels" when <layout = channels_last, window = any> cost <call = 31.9, plane = 20.4, row = 7.14, vector = 2.96, tail = 7.97, tap = 0.111, far = 0.00339, deep = 0.0361>
argpool.row_cost for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any> cost <call = 41.3, plane = 21.5, row = 5.4, vector = 1.43, tail = 2.68, cell = 0.132, thin = 7.74, tap = 0.11, deep = 0.0336>
argpool.row_cost for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any> cost <call = 70.4, plane = 19.7, row = 5.25, vector = 2.05, thin = 10.1, tap = 0.175, deep = 0.0242>
argpool.row_cost for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 43.1, vector = 4.62, cell = 0.0515, far = 0.00584, deep = 0.0301>
argpool.row_cost for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = compiled> cost <call = 106, vector = 7.1, tail = 18.2, cell = 0.313, input = 0.0966, deep = 0.092>
argpool.row_cost for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 29.8, plane = 21.7, row = 2.01, vector = 3.06, cell = 0.13, input = 0.013, far = 0.00181>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 314, row = 2.07, vector = 0.672, cell = 0.221, input = 0.0374, deep = 0.0193>
argpool.row_cost for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 57.1, vector = 3.97, cell = 0.0678, input = 0.008, far = 0.00435, deep = 0.0252>
argpool.row_cost for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled> cost <call = 338, plane = 6.26, vector = 1.66, cell = 0.196, input = 0.0174, far = 0.00914, deep = 0.0129>
argpool.row_cost for max_pool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 54.2, plane = 4.73, row = 0.862, vector = 2.69, tail = 3.55, cell = 0.112, input = 0.0163, thin = 8.09, deep = 0.0242>
argpool.row_cost for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = compiled> cost <call = 50.2, plane = 11.8, vector = 3.17, cell = 0.0242, input = 0.031, far = 0.00534, deep = 0.0338>
argpool.row_cost for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled> cost <call = 283, plane = 37.1, vector = 0.726, cell = 0.101, input = 0.0804, far = 0.0055, deep = 0.0144>
argpool.row_cost for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <call = 199, plane = 13, row = 27.3, vector = 5.53, cell = 0.11, input = 0.0145, thin = 21.6, far = 0.00836, deep = 0.0262>
argpool.row_cost for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = compiled> cost <call = 73.2, plane = 16.7, row = 2.09, vector = 2.89, cell = 0.0467, input = 0.0426, far = 0.00279, deep = 0.0313>
argpool.row_cost for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = compiled> cost <call = 289, row = 1.12, vector = 0.82, cell = 0.13, input = 0.0263, far = 0.00623, deep = 0.0243>
argpool.row_cost for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <call = 235, plane = 9.41, row = 47.1, vector = 2.79, tail = 3.65, cell = 0.551, thin = 20.7, far = 0.0204, deep = 0.0247>
argpool.row_cost for max_pool on "base" schedule "channels" when <layout = channels_last, window = compiled> cost <call = 99.4, plane = 18.6, row = 2.42, vector = 1.64, cell = 0.0265, input = 0.178, thin = 13, deep = 0.0311>
argpool.row_cost for max_pool on "avx2" schedule "channels_v8_stream64" when <layout = channels_last, window = compiled> cost <call = 144, plane = 149, vector = 6.63, tail = 382, cell = 0.331, input = 0.0331>
argpool.row_cost for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 35.2, plane = 3.81, vector = 3.58, cell = 0.0554, deep = 0.0417>
argpool.row_cost for max_pool on "avx2" schedule "row_packing_x2" when <layout = channels_first, window = compiled> cost <call = 478, plane = 1.4, vector = 0.26, cell = 0.403, far = 0.00589, deep = 0.0382>
argpool.row_cost for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = compiled> cost <vector = 0.296, cell = 0.168, far = 0.00494, deep = 0.0292>
argpool.row_cost for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = compiled> cost <call = 75, plane = 16.6, vector = 0.763, cell = 0.341, deep = 0.0291>
argpool.row_cost for max_pool on "avx2" schedule "van_herk_planes" when <layout = channels_first, window = compiled> cost <vector = 2.06, cell = 0.512, input = 0.051, deep = 0.0115>
argpool.row_cost for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = compiled> cost <call = 35.8, plane = 8.47, vector = 3.5, cell = 0.071, input = 0.00777, far = 0.00785, deep = 0.046>
argpool.row_cost for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 193, plane = 5.51, row = 1.36, vector = 2.21, tail = 2.27, cell = 0.777>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 557, plane = 92.8, tail = 18.6, input = 0.868, tap = 0.00635, step = 0.111, deep = 0.0534>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any> cost <plane = 13.7, vector = 8.23, cell = 0.287, input = 0.574, tap = 0.00628, step = 0.0485, deep = 0.134>
argpool.row_cost for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any> cost <plane = 47, vector = 2.58, cell = 0.0733, tap = 0.16, step = 0.0169, deep = 0.0288>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any> cost <call = 243, plane = 78, row = 2.7, vector = 8.1, tail = 6, input = 0.495, thin = 2.8, tap = 0.0015, step = 0.0724, deep = 0.054>
argpool.row_cost for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 346, plane = 39.4, row = 2.04, vector = 2.51, cell = 0.126, input = 0.132, far = 0.00412, deep = 0.0401>
argpool.row_cost for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 463, plane = 126, row = 6.42, vector = 14.7, tail = 48.5, input = 1.15, deep = 0.0879>
argpool.row_cost for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any> cost <call = 1060, plane = 65.9, row = 12.5, vector = 6.36, tail = 20.4, input = 0.304, step = 0.0972, deep = 0.145>
argpool.row_cost for max_pool on "avx512" schedule "row_packing_x4" when <layout = channels_first, window = compiled> cost <call = 273, thin = 0.162, far = 0.0112, deep = 0.0389>
argpool.row_cost for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = compiled> cost <call = 534, vector = 2.68, tail = 7.87, cell = 0.115, input = 0.0121, far = 0.00756, deep = 0.0227>
argpool.row_cost for max_pool on "avx512" schedule "van_herk_channels" when <layout = channels_last, window = compiled> cost <call = 595, vector = 3.49, cell = 0.264, deep = 0.048>
argpool.row_cost for max_pool on "avx2" schedule "van_herk_channels" when <layout = channels_last, window = compiled> cost <call = 647, vector = 3.35, cell = 0.288, far = 0.0123, deep = 0.0672>
argpool.row_cost for max_pool on "avx512" schedule "any_window_v16" when <layout = channels_first, window = any> cost <plane = 41.1, row = 13.1, tap = 0.159, step = 0.00933>
argpool.row_cost for max_pool on "avx512" schedule "plane_lanes_v16" when <layout = channels_first, window = any> cost <call = 1030, plane = 13.4, tail = 15.4, input = 1.04, tap = 0.0257, far = 0.1>
argpool.row_cost for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 35.4, row = 2.27, vector = 2.36, cell = 0.0828, input = 0.00828, far = 0.00421>
argpool.row_cost for max_pool on "avx2" schedule "row_packing_x2_v8" when <layout = channels_first, window = compiled> cost <call = 119, plane = 4.62, vector = 0.781, cell = 0.21, input = 0.021>
argpool.row_cost for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <plane = 12.5, row = 2.72, vector = 2.17, cell = 0.0791, thin = 2.75>
argpool.row_cost for max_pool on "avx512" schedule "row_block_v16" when <layout = channels_first, window = compiled> cost <call = 37.6, row = 0.675, vector = 1.81, tail = 1.31, cell = 0.0788, input = 0.00788>
argpool.row_cost for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 7.65, row = 1.23, vector = 1.9, tail = 2.21, cell = 0.0698, input = 0.00698, far = 0.00258>
argpool.row_cost for max_pool on "avx512" schedule "channels_v8" when <layout = channels_last, window = compiled> cost <call = 78.4, plane = 10.3, row = 2.07, vector = 2.17, cell = 0.0569, input = 0.00569, thin = 14.3, far = 0.00606>
argpool.row_cost for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = compiled> cost <call = 55.7, plane = 12.2, row = 1.13, vector = 1.66, cell = 0.0901, input = 0.00901, thin = 11>
argpool.row_cost for max_pool on "avx2" schedule "pixel_line_v8" when <layout = channels_last, window = compiled> cost <call = 148, row = 18.3, vector = 3.79, cell = 0.0619, thin = 11.8, far = 0.0107>
argpool.row_cost for max_pool on "avx512" schedule "any_channels_v8" when <layout = channels_last, window = any> cost <call = 39.9, plane = 17.1, row = 7.54, vector = 2.39, cell = 0.0419, tap = 0.0754>
argpool.row_cost for max_pool on "avx512" schedule "plane_line_v16" when <layout = channels_first, window = any> cost <vector = 9.34, tail = 59.5, cell = 0.547, tap = 0.32>
argpool.row_cost for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any> cost <call = 313, plane = 77.7, input = 0.944, thin = 0.976, step = 0.0714>
argpool.row_cost for max_pool on "base" schedule "any_window_v8" when <layout = channels_first, window = any> cost <plane = 20.7, row = 12.8, thin = 17.1, tap = 0.245, step = 0.0489>
argpool.row_cost for max_pool on "base" schedule "any_channels_v8" when <layout = channels_last, window = any> cost <call = 102, plane = 20.9, row = 5.28, vector = 2.05, tail = 2.04, thin = 10.7, tap = 0.0913>
argpool.row_cost for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = compiled> cost <call = 37.6, row = 4.78, vector = 3.31, cell = 0.0482, input = 0.00482, far = 0.0116>
argpool.row_cost for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 35.1, row = 6.73, vector = 3.38, cell = 0.118, input = 0.0118>
argpool.row_cost for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 53.9, row = 3.76, vector = 1.9, tail = 1.38, cell = 0.0998, input = 0.00999>
argpool.row_cost for max_pool on "avx2" schedule "channels_v16" when <layout = channels_last, window = compiled> cost <call = 66.4, plane = 6.75, row = 2.66, vector = 2.02, tail = 1.84, cell = 0.0966, input = 0.00966>
argpool.row_cost for max_pool on "base" schedule "channels_v8" when <layout = channels_last, window = compiled> cost <call = 90.7, plane = 16.9, row = 2.2, vector = 1.88, cell = 0.0644, thin = 9.44>
argpool.row_cost for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 24.1, plane = 8.94, row = 1.28, vector = 1.05, cell = 0.0543, far = 0.00742, deep = 0.0265>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 44.3, plane = 9.87, vector = 2.29, cell = 0.0552, far = 0.00383, deep = 0.035>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 163, vector = 1.96, cell = 0.098>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 27.7, plane = 51, vector = 1.51, cell = 0.0565, far = 0.00174, deep = 0.0308>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 47.8, vector = 1.01, cell = 0.109, deep = 0.0114>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_stream" when <layout = channels_first, window = compiled> cost <call = 127, row = 4.49, vector = 1.78, cell = 0.0889, far = 0.00767>
argpool.row_cost for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 31, plane = 14, row = 1.98, vector = 1.15, tail = 1.86, cell = 0.0553, far = 0.00594>
argpool.row_cost for max_unpool on "base" schedule "overlapping_rows_v4" when <layout = channels_first, window = compiled> cost <call = 31, plane = 14, row = 1.98, vector = 1.15, tail = 1.86, cell = 0.0553, far = 0.00594>
argpool.row_cost for max_unpool on "avx512" schedule "overlapping_rows_v16" when <layout = channels_first, window = compiled> cost <call = 34.5, plane = 8.89, row = 6.83, vector = 2.15, tail = 6.05, cell = 0.121>
argpool.row_cost for max_unpool on "avx512" schedule "overlapping_rows_v16_stream" when <layout = channels_first, window = compiled> cost <call = 138, plane = 42.7, row = 4.02, vector = 2.31, cell = 0.116>
argpool.row_cost for max_unpool on "avx2" schedule "overlapping_rows_v16" when <layout = channels_first, window = compiled> cost <call = 49.6, row = 7.41, vector = 2.26, tail = 12, cell = 0.107>
argpool.row_cost for max_unpool on "avx2" schedule "overlapping_rows_v16_stream" when <layout = channels_first, window = compiled> cost <row = 6.42, vector = 2.05, cell = 0.103, far = 0.00368>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_channels_v16" when <layout = channels_last, window = compiled> cost <call = 36.6, plane = 11, row = 0.559, vector = 1.31, tail = 1.35, cell = 0.0585, far = 0.00381>
argpool.row_cost for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = compiled> cost <call = 24.6, plane = 23.1, row = 1.81, vector = 1.32, cell = 0.0211, far = 0.0114, deep = 0.0263>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_channels_v16_stream" when <layout = channels_last, window = compiled> cost <call = 211, plane = 9.4, vector = 2.03, cell = 0.101, far = 0.00455>
argpool.row_cost for max_unpool on "avx512" schedule "channels_v16_stream" when <layout = channels_last, window = compiled> cost <call = 211, plane = 9.4, vector = 2.03, cell = 0.101, far = 0.00455>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = compiled> cost <call = 47.3, plane = 13.8, row = 0.799, vector = 1.84, cell = 0.0317, far = 0.00386>
argpool.row_cost for max_unpool on "avx2" schedule "overlap_channels_v8" when <layout = channels_last, window = compiled> cost <call = 47.3, plane = 13.8, row = 0.799, vector = 1.84, cell = 0.0317, far = 0.00386>
argpool.row_cost for max_unpool on "base" schedule "channels_v4" when <layout = channels_last, window = compiled> cost <call = 17.6, plane = 20.8, row = 0.887, vector = 1.47, tail = 0.755, cell = 0.0143, thin = 1.22>
argpool.row_cost for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 51.2, plane = 10.5, row = 3.21, vector = 2.35, cell = 0.0567, far = 0.00552, deep = 0.0155>
argpool.row_cost for max_unpool on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = compiled> cost <call = 51.2, plane = 10.5, row = 3.21, vector = 2.35, cell = 0.0567, far = 0.00552, deep = 0.0155>
argpool.row_cost for max_unpool on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 35.9, plane = 42.8, vector = 2.04, cell = 0.0723, far = 0.00356>
argpool.row_cost for max_unpool on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 56.5, vector = 4.26, tail = 8.43, cell = 0.0642>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 96, plane = 71.2, vector = 2.11, cell = 0.105>
argpool.row_cost for max_unpool on "avx2" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 93.5, plane = 35, row = 6.62, vector = 1.75, tail = 4.94, cell = 0.216, deep = 0.0323>
argpool.row_cost for max_unpool on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled> cost <call = 151, plane = 77.6, row = 3.32, vector = 1.58, cell = 0.213, deep = 0.0188>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 272, vector = 1.41, cell = 0.114, far = 0.00374, deep = 0.00769>
argpool.row_cost for max_unpool on "avx512" schedule "overlap_k3s2_stream" when <layout = channels_first, window = compiled> cost <call = 272, vector = 1.41, cell = 0.114, far = 0.00374, deep = 0.00769>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 193, plane = 7.32, vector = 1.49, cell = 0.0743, far = 0.00155, deep = 0.0121>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = compiled> cost <call = 181, plane = 8.7, vector = 1.05, cell = 0.0526, far = 0.00362, deep = 0.0104>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 160, plane = 34.9, vector = 0.651, cell = 0.177, deep = 0.0132>
argpool.row_cost for max_unpool on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 23, plane = 4.26, row = 3.44, vector = 0.886, cell = 0.045, thin = 1.63, far = 0.00716, deep = 0.0207>
argpool.row_cost for max_unpool on "base" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 23, plane = 4.26, row = 3.44, vector = 0.886, cell = 0.045, thin = 1.63, far = 0.00716, deep = 0.0207>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <call = 45.1, plane = 40.9, vector = 1.47, cell = 0.0676, deep = 0.0346>
argpool.row_cost for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 74.2, plane = 9.16, row = 7.53, vector = 1.01, cell = 0.297, thin = 2.58, far = 0.00427, deep = 0.0316>
argpool.row_cost for max_unpool on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 74.2, plane = 9.16, row = 7.53, vector = 1.01, cell = 0.297, thin = 2.58, far = 0.00427, deep = 0.0316>
argpool.row_cost for max_unpool on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled> cost <call = 181, plane = 87.3, vector = 0.611, cell = 0.333, deep = 0.015>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = compiled> cost <call = 114, plane = 6.05, row = 0.525, vector = 1.53, tail = 2.31, cell = 0.0606, far = 0.00975, deep = 0.0275>
argpool.row_cost for max_unpool on "avx512" schedule "overlap_channels" when <layout = channels_last, window = compiled> cost <call = 114, plane = 6.05, row = 0.525, vector = 1.53, tail = 2.31, cell = 0.0606, far = 0.00975, deep = 0.0275>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = compiled> cost <call = 290, vector = 1.35, cell = 0.13, far = 0.00555, deep = 0.00666>
argpool.row_cost for max_unpool on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = compiled> cost <call = 290, vector = 1.35, cell = 0.13, far = 0.00555, deep = 0.00666>
argpool.row_cost for max_unpool on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled> cost <call = 290, vector = 1.35, cell = 0.13, far = 0.00555, deep = 0.00666>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = compiled> cost <call = 56.5, plane = 9.95, vector = 1.7, cell = 0.0499, far = 0.0108, deep = 0.0214>
argpool.row_cost for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = compiled> cost <call = 56.5, plane = 9.95, vector = 1.7, cell = 0.0499, far = 0.0108, deep = 0.0214>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 249, vector = 1.75, cell = 0.0873, far = 0.00205, deep = 0.0144>
argpool.row_cost for max_unpool on "avx2" schedule "overlap_channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 249, vector = 1.75, cell = 0.0873, far = 0.00205, deep = 0.0144>
argpool.row_cost for max_unpool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 249, vector = 1.75, cell = 0.0873, far = 0.00205, deep = 0.0144>
argpool.row_cost for max_unpool on "base" schedule "channels" when <layout = channels_last, window = compiled> cost <plane = 23.7, row = 0.916, vector = 1.39, cell = 0.0286, thin = 0.818, far = 0.00702, deep = 0.0188>
argpool.row_cost for max_unpool on "avx512" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <call = 138, plane = 38.3, row = 12.8, vector = 0.393, tail = 11.2, cell = 0.0116, input = 0.27, far = 0.00959, deep = 0.0305>
argpool.row_cost for max_unpool on "avx2" schedule "replicate_channels_ahead" when <layout = channels_last, window = compiled> cost <call = 102, vector = 0.672, cell = 0.0325, far = 0.00827, deep = 0.0262>
argpool.row_cost for max_unpool on "avx2" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <plane = 75.2, row = 4.71, vector = 0.184, input = 1.12, thin = 12.1, deep = 0.0267>
argpool.row_cost for max_unpool on "avx2" schedule "channels" when <layout = channels_last, window = compiled> cost <plane = 32.8, row = 2.81, vector = 1.6, cell = 0.137, thin = 2.67, deep = 0.0304>
argpool.row_cost for max_unpool on "avx512" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 166, plane = 18.9, vector = 1.46, cell = 0.0732>
argpool.row_cost for max_unpool on "avx512" schedule "channels" when <layout = channels_last, window = compiled> cost <plane = 29.4, row = 0.3, vector = 0.741, cell = 0.0212, far = 0.00791>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 47.2, plane = 7.67, row = 1.63, vector = 0.777, cell = 0.0644, far = 0.00673, deep = 0.0227>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled> cost <call = 42.3, plane = 12.9, vector = 2.8, cell = 0.0326, far = 0.00269, deep = 0.0328>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled> cost <call = 200, plane = 10.7, vector = 1.85, cell = 0.0925, far = 0.00552, deep = 0.00325>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlap_k3s2_stream" when <layout = channels_first, window = compiled> cost <call = 200, plane = 10.7, vector = 1.85, cell = 0.0925, far = 0.00552, deep = 0.00325>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled> cost <call = 196, plane = 15, vector = 1.48, cell = 0.0741, deep = 0.00807>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled> cost <call = 41.4, plane = 44.2, vector = 1.44, cell = 0.0459, far = 0.00361, deep = 0.0266>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled> cost <call = 172, plane = 29.6, vector = 1.16, cell = 0.0981, deep = 0.0116>
argpool.row_cost for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 30.9, plane = 11.6, row = 3.13, vector = 1.47, cell = 0.0534, deep = 0.0205>
argpool.row_cost for max_pool_backward on "base" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 30.9, plane = 11.6, row = 3.13, vector = 1.47, cell = 0.0534, deep = 0.0205>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 72.6, plane = 6.43, row = 4.19, vector = 1.05, cell = 0.0893, far = 0.00221, deep = 0.0259>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = compiled> cost <call = 72.6, plane = 6.43, row = 4.19, vector = 1.05, cell = 0.0893, far = 0.00221, deep = 0.0259>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = compiled> cost <call = 39.3, plane = 41.5, vector = 1.49, cell = 0.0612, deep = 0.0246>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop" when <layout = channels_first, window = compiled> cost <call = 69.3, row = 0.948, vector = 0.634, tail = 0.36, cell = 0.0199, deep = 0.0224>
argpool.row_cost for max_pool_backward on "avx512" schedule "same_padding" when <layout = channels_first, window = compiled> cost <call = 135, plane = 23.2, vector = 0.736, cell = 0.68, input = 0.0679, deep = 0.00573>
argpool.row_cost for max_pool_backward on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 71.4, plane = 24.3, row = 17.4, vector = 1.13, tail = 8.75, cell = 0.0361, input = 0.628, far = 0.0172, deep = 0.0316>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 71.4, plane = 24.3, row = 17.4, vector = 1.13, tail = 8.75, cell = 0.0361, input = 0.628, far = 0.0172, deep = 0.0316>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled> cost <call = 325, plane = 42.7, row = 6, vector = 2.49, cell = 0.124, input = 0.102, deep = 0.0136>
argpool.row_cost for max_pool_backward on "avx2" schedule "overlapping_rows" when <layout = channels_first, window = compiled> cost <call = 78.5, plane = 23.4, row = 15.7, vector = 0.613, tail = 7.92, cell = 0.0627, input = 1.07, deep = 0.0293>
argpool.row_cost for max_pool_backward on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled> cost <call = 222, plane = 31.5, row = 7.57, vector = 2.23, cell = 0.112, input = 0.316, deep = 0.0134>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_channels" when <layout = channels_last, window = compiled> cost <call = 49.1, plane = 6.69, vector = 1.97, tail = 2.52, cell = 0.0592, far = 0.00386, deep = 0.0279>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlap_channels" when <layout = channels_last, window = compiled> cost <call = 49.1, plane = 6.69, vector = 1.97, tail = 2.52, cell = 0.0592, far = 0.00386, deep = 0.0279>
argpool.row_cost for max_pool_backward on "avx512" schedule "channels_v8" when <layout = channels_last, window = compiled> cost <call = 18.7, plane = 20.9, row = 0.66, vector = 1.18, tail = 1.94, cell = 0.0828, far = 0.0113, deep = 0.0278>
argpool.row_cost for max_pool_backward on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = compiled> cost <call = 219, plane = 6.9, vector = 0.515, cell = 0.189, input = 0.0749, deep = 0.0071>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = compiled> cost <call = 219, plane = 6.9, vector = 0.515, cell = 0.189, input = 0.0749, deep = 0.0071>
argpool.row_cost for max_pool_backward on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled> cost <call = 219, plane = 6.9, vector = 0.515, cell = 0.189, input = 0.0749, deep = 0.0071>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_channels" when <layout = channels_last, window = compiled> cost <call = 53.8, plane = 8.47, row = 0.514, vector = 1.2, tail = 1.4, cell = 0.119, far = 0.00779, deep = 0.0233>
argpool.row_cost for max_pool_backward on "avx2" schedule "overlap_channels" when <layout = channels_last, window = compiled> cost <call = 53.8, plane = 8.47, row = 0.514, vector = 1.2, tail = 1.4, cell = 0.119, far = 0.00779, deep = 0.0233>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 184, plane = 16.9, row = 1.15, vector = 2.63, cell = 0.132, input = 0.0592, deep = 0.0113>
argpool.row_cost for max_pool_backward on "avx2" schedule "overlap_channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 184, plane = 16.9, row = 1.15, vector = 2.63, cell = 0.132, input = 0.0592, deep = 0.0113>
argpool.row_cost for max_pool_backward on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = compiled> cost <call = 184, plane = 16.9, row = 1.15, vector = 2.63, cell = 0.132, input = 0.0592, deep = 0.0113>
argpool.row_cost for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = compiled> cost <plane = 23.1, row = 1.13, vector = 1.53, tail = 1.39, cell = 0.0506, input = 0.161, thin = 0.886, far = 0.0112, deep = 0.0186>
argpool.row_cost for max_pool_backward on "avx512" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <call = 51.1, plane = 8.72, row = 8.86, vector = 0.386, tail = 8.94, cell = 0.0225, input = 0.379, thin = 1.81, far = 0.0127, deep = 0.0309>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_channels_ahead" when <layout = channels_last, window = compiled> cost <vector = 0.86, cell = 0.0423, far = 0.000943, deep = 0.0282>
argpool.row_cost for max_pool_backward on "avx2" schedule "pixel_line" when <layout = channels_last, window = compiled> cost <call = 432, plane = 9.09, row = 1.81, vector = 1.05, cell = 0.0541, deep = 0.0406>
argpool.row_cost for max_pool_backward on "avx2" schedule "channels" when <layout = channels_last, window = compiled> cost <call = 35.1, plane = 24.6, row = 1.1, vector = 2.58, tail = 3.46, cell = 0.0859, thin = 2.57, far = 0.0194, deep = 0.0164>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_first, window = compiled> cost <call = 58.7, plane = 38.9, row = 1.86, vector = 2.56, cell = 0.0798>
argpool.row_cost for max_pool_backward on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled> cost <call = 94.3, vector = 2.3, tail = 4.55, cell = 0.114>
argpool.row_cost for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 26.7, plane = 15.4, row = 2.2, vector = 1.52, cell = 0.0765>
argpool.row_cost for max_pool_backward on "base" schedule "overlapping_rows_v4" when <layout = channels_first, window = compiled> cost <call = 26.7, plane = 15.4, row = 2.2, vector = 1.52, cell = 0.0765>
argpool.row_cost for max_pool_backward on "avx512" schedule "overlapping_rows_v16" when <layout = channels_first, window = compiled> cost <call = 23.6, plane = 13.8, row = 8.57, vector = 1.37, cell = 0.0621>
argpool.row_cost for max_pool_backward on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = compiled> cost <call = 56.1, plane = 10.7, row = 1.08, vector = 1.25, tail = 1.6, cell = 0.0605>
argpool.row_cost for max_pool_backward on "avx2" schedule "overlap_channels_v8" when <layout = channels_last, window = compiled> cost <call = 56.1, plane = 10.7, row = 1.08, vector = 1.25, tail = 1.6, cell = 0.0605>
argpool.row_cost for max_pool_backward on "base" schedule "channels_v4" when <layout = channels_last, window = compiled> cost <plane = 37, row = 0.691, vector = 1.83, tail = 0.541, cell = 0.069, thin = 0.292>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 21.3, plane = 5.28, vector = 1.06, cell = 0.789, deep = 0.0425>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 34.1, plane = 8.78, vector = 2.38, cell = 0.993, far = 0.00714>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 37.7, plane = 4.02, vector = 3.2, cell = 0.741, far = 0.00441, deep = 0.0237>
argpool.row_cost for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_first, window = any> cost <call = 37.7, plane = 4.02, vector = 3.2, cell = 0.741, far = 0.00441, deep = 0.0237>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 73.7, row = 0.805, vector = 1.32, cell = 0.923, deep = 0.0316>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 79.2, vector = 6.88, cell = 0.685, far = 0.0101>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 89.5, vector = 2.86, cell = 1.15, deep = 0.0285>
argpool.row_cost for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_last, window = any> cost <plane = 89.5, vector = 2.86, cell = 1.15, deep = 0.0285>
argpool.row_cost for max_unpool_backward on "base" schedule "tap_table_v4" when <layout = channels_first, window = any> cost <call = 28.1, plane = 6.6, vector = 3.84, cell = 0.407, thin = 1.3, far = 0.0166>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = any> cost <plane = 10.2, vector = 3.22, cell = 0.704, far = 0.00441, deep = 0.0237>
argpool.row_cost for max_unpool_backward on "base" schedule "tap_table" when <layout = channels_first, window = any> cost <plane = 10.2, vector = 3.22, cell = 0.704, far = 0.00441, deep = 0.0237>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 75.4, vector = 14.6, cell = 0.267>
argpool.row_cost for max_unpool_backward on "base" schedule "tap_table" when <layout = channels_last, window = any> cost <plane = 75.4, vector = 14.6, cell = 0.267>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = any> cost <call = 192, plane = 3.74, vector = 4.55, cell = 0.227, far = 0.00778, deep = 0.00477>
argpool.row_cost for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_first, window = any> cost <call = 37.9, plane = 9.71, vector = 2.87, cell = 0.39, far = 0.00405, deep = 0.0232>
argpool.row_cost for max_unpool_backward on "avx2" schedule "plane_blocks" when <layout = channels_first, window = any> cost <call = 80.9, plane = 5.99, cell = 1.96, deep = 0.0145>
argpool.row_cost for max_unpool_backward on "avx2" schedule "scalar_loads_stream" when <layout = channels_first, window = any> cost <call = 173, plane = 10.7, vector = 4.14, cell = 0.207, input = 0.0118, far = 0.00159, deep = 0.0139>
argpool.row_cost for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_last, window = any> cost <plane = 84.3, vector = 2.58, cell = 0.98, deep = 0.0319>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe" when <layout = channels_last, window = compiled> cost <plane = 68, vector = 1.21, tail = 8, cell = 0.153, input = 0.0153, far = 0.00365, deep = 0.0314>
argpool.row_cost for max_unpool_backward on "avx512" schedule "window_probe_stream" when <layout = channels_last, window = compiled> cost <call = 143, plane = 77.6, row = 1.65, vector = 2.48, cell = 0.123, input = 0.0123, deep = 0.0225>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 24.4, row = 7, vector = 2.21, cell = 0.101, input = 0.0101, deep = 0.0186>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 25.1, row = 4.65, vector = 2.44, cell = 0.176, input = 0.0176, deep = 0.0076>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 25.8, row = 3.41, vector = 2.2, cell = 0.335, input = 0.0335, deep = 0.0224>
argpool.row_cost for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <plane = 2.76, row = 7.1, vector = 0.933, cell = 0.799, input = 0.0799, thin = 2.85, deep = 0.0166>
argpool.row_cost for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 53.9, vector = 3.66, cell = 0.0603, input = 0.00603, thin = 3.43, deep = 0.0291>
argpool.row_cost for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 66.1, vector = 3.89, cell = 0.0841, input = 0.00841, thin = 2.04, deep = 0.0309>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 23.5, plane = 7.18, vector = 0.974, cell = 0.543, far = 0.00576>
argpool.row_cost for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 62.7, vector = 2.51, cell = 0.528, far = 0.00413>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 24.5, plane = 4.46, row = 1.14, vector = 1.99, cell = 0.0799, thin = 2.05>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled> cost <call = 22.3, plane = 4.69, row = 2.33, vector = 1.69, cell = 0.0816, thin = 2.73>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 21.1, plane = 4.97, row = 1.94, vector = 1.54, cell = 0.0652, thin = 2.41>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 21.3, plane = 4.65, row = 2.01, vector = 1.41, cell = 0.146, thin = 2.11>
argpool.row_cost for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 63.2, row = 1.22, vector = 0.893, cell = 0.137, thin = 1.16>
argpool.row_cost for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled> cost <plane = 65.6, row = 2.33, vector = 0.85, cell = 0.172, thin = 1.43>
argpool.row_cost for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = compiled> cost <plane = 66, row = 2.44, vector = 1.05, cell = 0.238, thin = 0.913>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 23.7, plane = 5.09, row = 0.877, vector = 0.659, tail = 1.26, cell = 0.071, input = 0.0071, thin = 1.64>
argpool.row_cost for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = compiled> cost <call = 16.6, plane = 7.72, row = 1.32, vector = 1.97, cell = 0.0714, thin = 1.91>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_first, window = compiled> cost <call = 17, plane = 6.76, row = 1.23, vector = 1.5, cell = 0.0586, input = 0.00586, thin = 1.95>
argpool.row_cost for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 65.2, row = 1.43, vector = 0.52, cell = 0.0536, input = 0.00536, thin = 0.829>
argpool.row_cost for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 65.6, row = 2.19, vector = 0.574, cell = 0.0716, input = 0.00716, thin = 0.826>
argpool.row_cost for check_indices on "base" schedule "rows" when <layout = channels_last, window = compiled> cost <plane = 62.4, row = 1.45, vector = 1.5, thin = 1.3>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled> cost <call = 20.4, plane = 4.31, row = 1.83, vector = 0.132, cell = 0.151, input = 0.0151, thin = 5.1>
argpool.row_cost for check_indices on "avx2" schedule "rows_v16" when <layout = channels_last, window = compiled> cost <plane = 61.3, row = 1.33, cell = 0.0385, input = 0.00385, thin = 1.37>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any> cost <call = 19.5, plane = 6.46, vector = 0.965, cell = 0.257, deep = 0.00149>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 21.2, plane = 6.93, vector = 0.726, cell = 0.748>
argpool.row_cost for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any> cost <plane = 91.7, vector = 0.523, cell = 0.371, thin = 0.801>
argpool.row_cost for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 93.8, vector = 0.954, cell = 0.736, thin = 1.09>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any> cost <call = 19.6, plane = 6.55, vector = 0.226, cell = 1.18, input = 0.0237>
argpool.row_cost for locate_index on "avx512" schedule "rows_v8" when <layout = channels_last, window = any> cost <plane = 94, vector = 1.4, cell = 1.74, thin = 0.712>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_first, window = any> cost <vector = 3.23, cell = 6.87>
argpool.row_cost for locate_index on "base" schedule "rows" when <layout = channels_last, window = any> cost <plane = 87.5, vector = 1.06, cell = 5.35>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 72.3, plane = 10.9, vector = 1.25, input = 1.58, deep = 0.0291>
argpool.row_cost for max_unpool_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 77, plane = 9.85, row = 2.29, vector = 0.557, input = 2.01, thin = 0.637, deep = 0.0308>
argpool.row_cost for max_unpool_scatter on "base" schedule "taps" when <layout = channels_first, window = any> cost <call = 77, plane = 9.85, row = 2.29, vector = 0.557, input = 2.01, thin = 0.637, deep = 0.0308>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "pixels" when <layout = channels_last, window = any> cost <plane = 124, input = 8.2, far = 0.0135, deep = 0.029>
argpool.row_cost for max_unpool_scatter on "base" schedule "pixels" when <layout = channels_last, window = any> cost <plane = 144, row = 0.595, input = 6.56, far = 0.0114, deep = 0.0261>
argpool.row_cost for max_unpool_scatter on "base" schedule "taps" when <layout = channels_last, window = any> cost <plane = 144, row = 0.595, input = 6.56, far = 0.0114, deep = 0.0261>
argpool.row_cost for max_unpool_scatter on "avx512" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 48.4, plane = 14.5, vector = 3.34, input = 1.88, far = 0.0046, deep = 0.0291>
argpool.row_cost for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any> cost <call = 86.6, plane = 4.8, cell = 0.182, input = 1.53, deep = 0.0385>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "clear_ahead_v16" when <layout = channels_first, window = any> cost <call = 75.7, plane = 12, input = 3.2, deep = 0.0254>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "clear_ahead_v16" when <layout = channels_first, window = any> cost <call = 75.1, plane = 17.8, vector = 1.26, input = 2.91, deep = 0.0236>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "rounded_v16" when <layout = channels_first, window = any> cost <call = 75.1, plane = 17.8, vector = 1.26, input = 2.91, deep = 0.0236>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "taps_v16" when <layout = channels_first, window = any> cost <call = 75.1, plane = 17.8, vector = 1.26, input = 2.91, deep = 0.0236>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "pixels_v16" when <layout = channels_last, window = any> cost <plane = 141, cell = 0.0682, input = 3.16, thin = 0.487, far = 0.00772>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "rounded_v16" when <layout = channels_last, window = any> cost <plane = 141, cell = 0.0682, input = 3.16, thin = 0.487, far = 0.00772>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "pixels_v16" when <layout = channels_last, window = any> cost <plane = 157, input = 3.17, thin = 0.642, far = 0.00912, deep = 0.0318>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "pixels_v16" when <layout = channels_last, window = any> cost <plane = 158, input = 4.32, thin = 0.672, far = 0.00756, deep = 0.0343>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "rounded_v16" when <layout = channels_last, window = any> cost <plane = 158, input = 4.32, thin = 0.672, far = 0.00756, deep = 0.0343>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "taps_v16" when <layout = channels_last, window = any> cost <plane = 158, input = 4.32, thin = 0.672, far = 0.00756, deep = 0.0343>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 57.8, plane = 13.8, input = 2.28, deep = 0.0283>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any> cost <call = 100, plane = 4.19, input = 5.14>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "pixels" when <layout = channels_last, window = any> cost <plane = 143, cell = 0.162, input = 6.29, thin = 0.451, far = 0.00698, deep = 0.038>
argpool.row_cost for max_pool_backward_scatter on "avx512" schedule "rounded_v16" when <layout = channels_first, window = any> cost <call = 57.3, plane = 22.1, vector = 0.469, cell = 0.0694, input = 1.18>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 64.3, plane = 25.5, vector = 2.81, input = 2.53>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "rounded" when <layout = channels_first, window = any> cost <call = 64.3, plane = 25.5, vector = 2.81, input = 2.53>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "pixels" when <layout = channels_last, window = any> cost <plane = 179, cell = 0.157, input = 2.84, thin = 0.764, far = 0.0238>
argpool.row_cost for max_pool_backward_scatter on "avx2" schedule "rounded" when <layout = channels_last, window = any> cost <plane = 179, cell = 0.157, input = 2.84, thin = 0.764, far = 0.0238>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any> cost <call = 90.4, plane = 12.4, input = 1.64>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "taps" when <layout = channels_first, window = any> cost <call = 90.4, plane = 12.4, input = 1.64>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "pixels" when <layout = channels_last, window = any> cost <plane = 170, input = 2.23, thin = 0.46>
argpool.row_cost for max_pool_backward_scatter on "base" schedule "taps" when <layout = channels_last, window = any> cost <plane = 170, input = 2.23, thin = 0.46>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows_v8" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_first, window = any> cost <>
argpool.row_cost for max_unpool_backward_exact on "base" schedule "rows" when <layout = channels_last, window = any> cost <>
argpool.row_cost for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 240, plane = 14, vector = 8.02, far = 0.0106, deep = 0.0543>
argpool.row_cost for max_pool on "avx512" schedule "van_herk_planes" when <layout = channels_first, window = compiled> cost <call = 1810, cell = 0.487, input = 0.0486, thin = 0.0617, deep = 0.0471>
argpool.row_cost for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = compiled> cost <call = 127, vector = 6.34, tail = 6.93, cell = 0.151, far = 0.0339, deep = 0.0453>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, elem = [f64, i64], window = any> cost <call = 200, plane = 71.4, row = 4.12, input = 1.32, step = 0.0274, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, elem = [f32, i32], window = any> cost <call = 200, plane = 71.4, row = 2.06, input = 0.658, step = 0.0137, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, elem = [f16, bf16], window = any> cost <call = 200, plane = 87.3, row = 3.13, input = 0.417, step = 0.0073, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, elem = [i16], window = any> cost <call = 200, plane = 79.4, row = 2.08, input = 0.167, step = 0.00521, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, elem = [i8, u8], window = any> cost <call = 200, plane = 79.4, row = 2.53, input = 0.0949, step = 0.00304, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table_v8" when <layout = channels_first, elem = [f32], window = any> cost <call = 200, plane = 63.5, row = 1.37, input = 0.754, step = 0.0165, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table_v8" when <layout = channels_first, elem = [f16, bf16], window = any> cost <call = 200, plane = 79.4, row = 2.08, input = 1.04, step = 0.0208, deep = 0.035>
argpool.row_cost for max_pool on "avx512" schedule "sparse_table_v8" when <layout = channels_first, elem = [i16, i8, u8], window = any> cost <call = 200, plane = 79.4, row = 2.08, input = 0.521, step = 0.0125, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table" when <layout = channels_first, elem = [f64, i64], window = any> cost <call = 200, plane = 79.4, row = 3.28, input = 1.42, step = 0.0284, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table" when <layout = channels_first, elem = [f32, i32], window = any> cost <call = 200, plane = 79.4, row = 1.64, input = 0.709, step = 0.0142, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table" when <layout = channels_first, elem = [f16, bf16], window = any> cost <call = 200, plane = 87.3, row = 3.27, input = 0.764, step = 0.0131, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table" when <layout = channels_first, elem = [i16], window = any> cost <call = 200, plane = 79.4, row = 2.18, input = 0.306, step = 0.00655, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table" when <layout = channels_first, elem = [i8, u8], window = any> cost <call = 200, plane = 79.4, row = 2.18, input = 0.142, step = 0.00306, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table_v8" when <layout = channels_first, elem = [f16, bf16], window = any> cost <call = 200, plane = 79.4, row = 2.18, input = 1.31, step = 0.0262, deep = 0.035>
argpool.row_cost for max_pool on "avx2" schedule "sparse_table_v8" when <layout = channels_first, elem = [i16, i8, u8], window = any> cost <call = 200, plane = 79.4, row = 2.18, input = 0.655, step = 0.0153, deep = 0.035>
argpool.factor 1.41 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.65 for max_pool on "base" when <layout = channels_first, window = any, elem = [f64]>
argpool.factor 1.5 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 1.4 for max_pool on "base" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 0.9 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [f64]>
argpool.factor 0.926 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f64]>
argpool.factor 0.885 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.814 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.76 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.866 for max_pool on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.876 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.915 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.828 for max_pool on "base" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.676 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.927 for max_pool on "base" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.797 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.18 for max_pool on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.74 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.88 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.62 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.13 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 1.2 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.764 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.24 for max_pool on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 1.82 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.73 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.62 for max_pool on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 1.13 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.19 for max_pool on "avx2" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 1.08 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [i64]>
argpool.factor 2.3 for max_pool on "base" when <layout = channels_first, window = any, elem = [i64]>
argpool.factor 1.77 for max_pool on "base" when <layout = channels_last, window = any, elem = [i64]>
argpool.factor 0.899 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [i32]>
argpool.factor 0.871 for max_pool on "base" when <layout = channels_last, window = any, elem = [i32]>
argpool.factor 0.902 for max_pool on "base" when <layout = channels_first, window = any, elem = [i16]>
argpool.factor 0.525 for max_pool on "avx2" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 0.715 for max_pool on "base" when <layout = channels_last, window = any, elem = [i16]>
argpool.factor 1.18 for max_pool on "base" when <layout = channels_first, window = any, elem = [i8]>
argpool.factor 0.824 for max_pool on "avx512" when <layout = channels_first, window = any, elem = [u8]>
argpool.factor 0.893 for max_pool on "base" when <layout = channels_first, window = any, elem = [u8]>
argpool.factor 0.659 for max_pool on "avx512" when <layout = channels_last, window = any, elem = [u8]>
argpool.factor 0.699 for max_pool on "avx512" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.775 for max_pool on "avx2" when <layout = channels_first, window = compiled, elem = [u8]>
argpool.factor 0.628 for max_pool on "avx512" when <layout = channels_last, window = compiled, elem = [u8]>
argpool.factor 0.566 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.717 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x8]>
argpool.factor 0.55 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.67 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.908 for max_unpool on "base" when <layout = channels_last, window = compiled, elem = [x8]>
argpool.factor 0.553 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.541 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.907 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x16]>
argpool.factor 0.567 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.551 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x16]>
argpool.factor 0.722 for max_unpool on "avx512" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.802 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.846 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 0.748 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 0.894 for max_unpool on "avx2" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 1.11 for max_unpool on "avx2" when <layout = channels_first, window = compiled, elem = [x64]>
argpool.factor 1.42 for max_unpool on "base" when <layout = channels_first, window = compiled, elem = [x64]>
argpool.factor 1.24 for max_unpool on "avx512" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 1.19 for max_unpool on "base" when <layout = channels_last, window = compiled, elem = [x64]>
argpool.factor 0.728 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, elem = [f32]>
argpool.factor 0.79 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.827 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, elem = [f32]>
argpool.factor 0.852 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 0.611 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 1.08 for max_pool_backward on "base" when <layout = channels_first, window = compiled, elem = [f16]>
argpool.factor 0.778 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.882 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, elem = [f16]>
argpool.factor 0.621 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 0.856 for max_pool_backward on "base" when <layout = channels_first, window = compiled, elem = [bf16]>
argpool.factor 0.839 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 0.906 for max_pool_backward on "base" when <layout = channels_last, window = compiled, elem = [bf16]>
argpool.factor 0.797 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 1.39 for max_unpool_backward on "base" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 1.48 for max_unpool_backward on "base" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.801 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 1.63 for max_unpool_backward on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 1.09 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 1.11 for max_unpool_backward on "avx2" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 0.88 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 1.09 for max_unpool_backward on "avx2" when <layout = channels_first, window = compiled, elem = [x32]>
argpool.factor 1.19 for max_unpool_backward on "base" when <layout = channels_last, window = compiled, elem = [x32]>
argpool.factor 1.48 for max_unpool_backward on "base" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 1.48 for max_unpool_backward on "base" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.877 for check_indices on "avx2" when <layout = channels_first, window = compiled, elem = [none]>
argpool.factor 0.87 for check_indices on "avx2" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.874 for check_indices on "base" when <layout = channels_last, window = compiled, elem = [none]>
argpool.factor 0.605 for locate_index on "avx512" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.698 for locate_index on "base" when <layout = channels_first, window = any, elem = [none]>
argpool.factor 0.641 for locate_index on "avx512" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.828 for locate_index on "base" when <layout = channels_last, window = any, elem = [none]>
argpool.factor 0.793 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.911 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.748 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.823 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.743 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 1.07 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.927 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.752 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 1.16 for max_unpool_scatter on "base" when <layout = channels_first, window = any, elem = [x64]>
argpool.factor 0.869 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 1.14 for max_unpool_scatter on "base" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.914 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 0.866 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f64]>
argpool.factor 0.676 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.815 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f32]>
argpool.factor 0.769 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.847 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 0.73 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f32]>
argpool.factor 2.78 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f16]>
argpool.factor 1.61 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.1 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 2.92 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f16]>
argpool.factor 1.49 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [bf16]>
argpool.factor 1.57 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 2.37 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [bf16]>
argpool.factor 0.63 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x8]>
argpool.factor 0.879 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x8]>
argpool.factor 0.405 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.735 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x16]>
argpool.factor 0.852 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.476 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.815 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x16]>
argpool.factor 0.792 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.805 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [x32]>
argpool.factor 0.779 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.923 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 0.762 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x32]>
argpool.factor 1.08 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.907 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [x64]>
argpool.factor 0.793 for max_pool on "avx512" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.674 for max_pool on "base" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.545 for max_pool on "avx512" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.669 for max_pool on "avx2" when <layout = channels_last, window = any, index = [none]>
argpool.factor 0.736 for max_pool on "base" when <layout = channels_last, window = any, index = [none]>
argpool.factor 1.34 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.47 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.84 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 1.08 for max_pool on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 1.26 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.37 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.58 for max_pool on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 1.11 for max_pool on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.31 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.22 for max_pool on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 1.17 for max_pool on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.34 for max_pool on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.24 for max_pool on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1.12 for max_pool on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 0.753 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 0.803 for max_pool on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.871 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.76 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [none]>
argpool.factor 0.739 for max_pool on "avx2" when <layout = channels_first, window = any, index = [none]>
argpool.factor 0.694 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.675 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.758 for max_pool on "base" when <layout = channels_last, window = compiled, index = [none]>
argpool.factor 0.671 for max_pool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.679 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.75 for max_pool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.922 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.91 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.901 for max_pool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 1.14 for max_pool on "avx2" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 0.697 for max_pool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.821 for max_pool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.815 for max_pool on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.773 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.889 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.839 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.88 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.584 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.705 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.656 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.566 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.665 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.674 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.532 for max_unpool on "avx512" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.561 for max_unpool on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.659 for max_unpool on "base" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.657 for max_unpool on "avx512" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.691 for max_unpool on "avx2" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.904 for max_unpool on "base" when <layout = channels_last, window = compiled, index = [i32]>
argpool.factor 0.892 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.836 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.92 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.664 for max_pool_backward on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.66 for max_pool_backward on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.771 for max_pool_backward on "base" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.646 for max_pool_backward on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.748 for max_pool_backward on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.737 for max_pool_backward on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.913 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.615 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.636 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.828 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.723 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.76 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.831 for max_unpool_backward on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.494 for max_unpool_backward on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.446 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.801 for max_unpool_backward on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.592 for max_unpool_backward on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.548 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 1 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 0.66 for max_unpool_backward on "base" when <layout = channels_last, window = any, index = [u8, u16]>
argpool.factor 0.75 for max_unpool_backward on "base" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 1.09 for max_unpool_backward on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 1.09 for max_unpool_backward on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 1.1 for max_unpool_backward on "avx2" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 1.19 for max_unpool_backward on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 1.14 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [i64]>
argpool.factor 0.927 for check_indices on "avx2" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.93 for check_indices on "base" when <layout = channels_last, window = compiled, index = [i64]>
argpool.factor 0.848 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [i32]>
argpool.factor 0.755 for check_indices on "avx512" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.692 for check_indices on "avx2" when <layout = channels_first, window = compiled, index = [u8]>
argpool.factor 0.7 for check_indices on "avx512" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.854 for check_indices on "base" when <layout = channels_last, window = compiled, index = [u8]>
argpool.factor 0.63 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.509 for locate_index on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.66 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.456 for locate_index on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.122 for locate_index on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.606 for locate_index on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.122 for locate_index on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.513 for locate_index on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 5.41 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 10.7 for locate_index on "base" when <layout = channels_first, window = any, index = [u8]>
argpool.factor 2.89 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 6.1 for locate_index on "base" when <layout = channels_last, window = any, index = [u8]>
argpool.factor 5.4 for locate_index on "avx512" when <layout = channels_first, window = any, index = [u16]>
argpool.factor 2.97 for locate_index on "avx512" when <layout = channels_last, window = any, index = [u16]>
argpool.factor 0.614 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.44 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.453 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.485 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.553 for max_unpool_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.426 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.508 for max_unpool_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.492 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.38 for max_unpool_scatter on "base" when <layout = channels_last, window = any, index = [u8, u16]>
argpool.factor 0.66 for max_unpool_scatter on "base" when <layout = channels_first, window = any, index = [u8, u16]>
argpool.factor 0.375 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.293 for max_unpool_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.566 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.56 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.443 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.746 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.584 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i64]>
argpool.factor 0.546 for max_pool_backward_scatter on "avx2" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.565 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 0.466 for max_pool_backward_scatter on "avx512" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.829 for max_pool_backward_scatter on "avx2" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 0.621 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, index = [i32]>
argpool.factor 2.05 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f16, bf16], index = [u8]>
argpool.factor 0.8 for max_pool_backward_scatter on "base" when <layout = channels_first, window = any, elem = [f64, f32, x64, x32, x16, x8], index = [u8, u16]>
argpool.factor 0.6 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f64, f32, x64, x32, x16, x8], index = [u8, u16]>
argpool.factor 1.23 for max_pool_backward_scatter on "base" when <layout = channels_last, window = any, elem = [f16, bf16], index = [u8]>
argpool.factor 0.824 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i64]>
argpool.factor 0.735 for max_pool_backward_scatter on "avx512" when <layout = channels_first, window = any, index = [i32]>
argpool.factor 1.2 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any>
argpool.factor 1.6 for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any>
argpool.factor 1.1 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any>
argpool.factor 1.14 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any>
argpool.factor 1.5 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [f32, i32]>
argpool.factor 2.2 for max_pool on "avx512" schedule "any_window_v16" when <layout = channels_first, window = any>
argpool.factor 1.2 for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any>
argpool.factor 0.619 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.771 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.659 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.867 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.711 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.714 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.637 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.71 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.22 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.93 for max_pool on "avx512" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.68 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.86 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.04 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.68 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.749 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.554 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.516 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.694 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.891 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.397 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.542 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.46 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.03 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.33 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.2 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.1 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.685 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.32 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.37 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.867 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.22 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.75 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.64 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.56 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.1 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.16 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.4 for max_pool on "avx512" schedule "row_block" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.766 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.838 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 2.07 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.19 for max_pool on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.46 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 2.1 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.915 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.44 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.12 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 0.894 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.13 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.685 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.874 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 0.851 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.821 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any>
argpool.factor 0.5 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.404 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.896 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.52 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.398 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.263 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.466 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.605 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.583 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.601 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.694 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.618 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.747 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.922 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.9 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.764 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.18 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.557 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.19 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.889 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 3.25 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.97 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.64 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.68 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.81 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.18 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.24 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 0.359 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.34 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.424 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.363 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.308 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.413 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.625 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.737 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.542 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.586 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.519 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.482 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 2.49 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.53 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.767 for max_pool on "avx512" schedule "van_herk_channels" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 6.44 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.77 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.88 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.737 for max_pool on "avx2" schedule "van_herk_channels" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 5.2 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.87 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.651 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.14 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.852 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.736 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.823 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.773 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.464 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 5.04 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 3.86 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.36 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 4.9 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.78 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 2.68 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3, 3] stride [2, 2, 2])>
argpool.factor 1.81 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.615 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.681 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.86 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.66 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.07 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.874 for max_pool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.92 for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.667 for max_pool on "avx2" schedule "pixel_line_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.03 for max_pool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.69 for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.47 for max_pool on "avx2" schedule "pixel_line_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.462 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.23 for max_pool on "base" schedule "any_channels_v8" when <layout = channels_last, window = any>
argpool.factor 0.52 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.666 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.622 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.64 for max_pool on "avx512" schedule "rows_v32" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.55 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 3.04 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.738 for max_pool on "avx2" schedule "channels_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.79 for max_pool on "avx2" schedule "channels_v16" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.2 for max_pool on "base" schedule "channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.1 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.26 for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.665 for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.652 for max_unpool on "avx512" schedule "replicate_channels_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.85 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.778 for max_unpool on "avx512" schedule "replicate_channels_v16_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.677 for max_unpool on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.631 for max_unpool on "base" schedule "channels_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.06 for max_unpool on "avx512" schedule "channels_v16_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.62 for max_unpool on "base" schedule "channels_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.603 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.01 for max_unpool on "avx2" schedule "overlap_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.886 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.47 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.29 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.886 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.855 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.658 for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.618 for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.814 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.786 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.922 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.911 for max_unpool on "avx512" schedule "replicate_v4_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for max_unpool on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.9 for max_unpool on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.1 for max_unpool on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.4 for max_unpool on "base" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.24 for max_unpool on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.49 for max_unpool on "base" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.816 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.73 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.865 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.862 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.718 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.685 for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.761 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.481 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.484 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.814 for max_unpool on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.397 for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.893 for max_unpool on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.544 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.529 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.1 for max_unpool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.778 for max_unpool on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.471 for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.677 for max_unpool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.673 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 9.98 for max_unpool on "avx512" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.86 for max_unpool on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.86 for max_unpool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 7.31 for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 6.39 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.33 for max_unpool on "avx512" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.24 for max_unpool on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.24 for max_unpool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.43 for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.53 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.11 for max_unpool on "avx512" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.11 for max_unpool on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.11 for max_unpool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.24 for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.49 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.429 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.09 for max_unpool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.524 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.63 for max_unpool on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.429 for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.38 for max_unpool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.713 for max_unpool on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.53 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.4 for max_unpool on "avx2" schedule "overlap_channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.4 for max_unpool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.56 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.339 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.854 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 1.29 for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.914 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.491 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.886 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.7 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.88 for max_pool_backward on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.11 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.08 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.878 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.56 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.7 for max_pool_backward on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 3.26 for max_pool_backward on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.2 for max_pool_backward on "avx2" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 2.32 for max_pool_backward on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 3.62 for max_pool_backward on "base" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.51 for max_pool_backward on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.2 for max_pool_backward on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.22 for max_pool_backward on "avx512" schedule "overlap_k3s2_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.923 for max_pool_backward on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.881 for max_pool_backward on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.789 for max_pool_backward on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.09 for max_pool_backward on "base" schedule "overlapping_rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.819 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.795 for max_pool_backward on "avx512" schedule "replicate_v32" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.633 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.69 for max_pool_backward on "avx512" schedule "replicate_stream" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.748 for max_pool_backward on "avx2" schedule "replicate_v16_ahead" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.748 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.57 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.781 for max_pool_backward on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.547 for max_pool_backward on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.763 for max_pool_backward on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.598 for max_pool_backward on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.643 for max_pool_backward on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.501 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.552 for max_pool_backward on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.571 for max_pool_backward on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.865 for max_pool_backward on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.466 for max_pool_backward on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.723 for max_pool_backward on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.484 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 7.87 for max_pool_backward on "avx512" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.57 for max_pool_backward on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.57 for max_pool_backward on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 7.29 for max_pool_backward on "avx2" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.91 for max_pool_backward on "avx2" schedule "overlap_channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.91 for max_pool_backward on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 4.5 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.23 for max_pool_backward on "avx512" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.46 for max_pool_backward on "avx2" schedule "overlap_channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx2" schedule "overlap_channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.09 for max_pool_backward on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.24 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.18 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.455 for max_pool_backward on "avx512" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.874 for max_pool_backward on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.434 for max_pool_backward on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.552 for max_pool_backward on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.426 for max_pool_backward on "avx2" schedule "replicate_channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.448 for max_pool_backward on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.437 for max_pool_backward on "base" schedule "channels" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.25 for max_pool_backward on "avx512" schedule "channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.672 for max_pool_backward on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.3 for max_pool_backward on "base" schedule "overlapping_rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.472 for max_pool_backward on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.498 for max_pool_backward on "base" schedule "channels_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.52 for max_pool_backward on "avx2" schedule "overlap_channels_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.91 for max_pool_backward on "base" schedule "channels_v4" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.726 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 1.2 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 1.2 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_first, window = any>
argpool.factor 0.6 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = any, index = [u8, u16]>
argpool.factor 0.6 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_first, window = any, index = [u8, u16]>
argpool.factor 0.757 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.387 for max_unpool_backward on "avx2" schedule "plane_blocks" when <layout = channels_first, window = any>
argpool.factor 1.24 for max_unpool_backward on "avx2" schedule "scalar_loads_stream" when <layout = channels_first, window = any>
argpool.factor 0.642 for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.762 for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.635 for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 2.06 for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.26 for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 2.24 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.59 for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.845 for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.59 for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.77 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.607 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.654 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.659 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.644 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2] stride [2])>
argpool.factor 0.59 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.64 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.663 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.638 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [4] stride [4])>
argpool.factor 0.726 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.765 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.787 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.778 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.24 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.43 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.43 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
argpool.factor 1.1 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.26 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.42 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.38 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2])>
argpool.factor 1.13 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.31 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.5 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.48 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.693 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.705 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.76 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2] stride [2])>
argpool.factor 0.674 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.668 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.733 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [4] stride [4])>
argpool.factor 0.848 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.836 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.86 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.21 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.16 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 1.16 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = (kernel [2, 2, 2] stride [2, 2, 2])>
argpool.factor 0.811 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.592 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.615 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.22 for check_indices on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.41 for check_indices on "avx2" schedule "rows_v4" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 1.35 for check_indices on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.885 for check_indices on "avx512" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.906 for check_indices on "avx2" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.861 for check_indices on "base" schedule "rows" when <layout = channels_last, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 0.629 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [2, 2] stride [2, 2])>
argpool.factor 1.44 for check_indices on "avx2" schedule "rows_v16" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
argpool.factor 0.614 for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any>
argpool.factor 0.684 for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any>
argpool.factor 0.644 for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any>
argpool.factor 0.87 for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any>
argpool.factor 0.639 for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any>
argpool.factor 0.756 for max_unpool_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any>
argpool.factor 0.756 for max_unpool_scatter on "base" schedule "taps" when <layout = channels_first, window = any>
argpool.factor 0.305 for max_unpool_scatter on "avx512" schedule "pixels" when <layout = channels_last, window = any>
argpool.factor 0.458 for max_unpool_scatter on "base" schedule "pixels" when <layout = channels_last, window = any>
argpool.factor 0.458 for max_unpool_scatter on "base" schedule "taps" when <layout = channels_last, window = any>
argpool.factor 0.631 for max_unpool_scatter on "avx512" schedule "clear_ahead" when <layout = channels_first, window = any>
argpool.factor 0.555 for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any>
argpool.factor 0.632 for max_pool_backward_scatter on "avx2" schedule "clear_ahead_v16" when <layout = channels_first, window = any>
argpool.factor 0.787 for max_pool_backward_scatter on "base" schedule "clear_ahead_v16" when <layout = channels_first, window = any>
argpool.factor 0.787 for max_pool_backward_scatter on "base" schedule "rounded_v16" when <layout = channels_first, window = any>
argpool.factor 0.787 for max_pool_backward_scatter on "base" schedule "taps_v16" when <layout = channels_first, window = any>
argpool.factor 0.654 for max_pool_backward_scatter on "avx512" schedule "pixels_v16" when <layout = channels_last, window = any>
argpool.factor 0.654 for max_pool_backward_scatter on "avx512" schedule "rounded_v16" when <layout = channels_last, window = any>
argpool.factor 0.557 for max_pool_backward_scatter on "avx2" schedule "pixels_v16" when <layout = channels_last, window = any>
argpool.factor 0.653 for max_pool_backward_scatter on "base" schedule "pixels_v16" when <layout = channels_last, window = any>
argpool.factor 0.653 for max_pool_backward_scatter on "base" schedule "rounded_v16" when <layout = channels_last, window = any>
argpool.factor 0.653 for max_pool_backward_scatter on "base" schedule "taps_v16" when <layout = channels_last, window = any>
argpool.factor 0.655 for max_pool_backward_scatter on "avx512" schedule "clear_ahead" when <layout = channels_first, window = any>
argpool.factor 0.389 for max_pool_backward_scatter on "avx2" schedule "small_planes_v16" when <layout = channels_first, window = any>
argpool.factor 0.364 for max_pool_backward_scatter on "avx512" schedule "pixels" when <layout = channels_last, window = any>
argpool.factor 0.421 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.514 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.721 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.441 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 0.529 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [1, 3] stride [1, 2])>
argpool.factor 1.17 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.803 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.489 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.823 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 1.09 for max_pool on "avx512" schedule "rows_stream16" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.905 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.793 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 0.724 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [2, 2] stride [3, 3])>
argpool.factor 1.18 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.16 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.33 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 0.861 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.36 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.18 for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.8 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.19 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.17 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.38 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 0.273 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.52 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.45 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 2.55 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 1.6 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
argpool.factor 2.7 for max_pool on "avx512" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.06 for max_pool on "avx512" schedule "rows_v8" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.09 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.571 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.93 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 2.95 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.647 for max_pool on "avx2" schedule "separable" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 0.91 for max_pool on "avx2" schedule "van_herk_planes" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.62 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 3.25 for max_pool on "base" schedule "rows" when <layout = channels_first, window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
argpool.factor 1.15 for max_pool on "avx512" schedule "separable" when <layout = channels_first, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 1.74 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.35 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 2.72 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.28 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.31 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.41 for max_pool on "base" schedule "channels" when <layout = channels_last, window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
argpool.factor 1.71 for max_pool on "avx512" schedule "van_herk_channels" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
argpool.factor 1.59 for max_pool on "avx2" schedule "van_herk_channels" when <layout = channels_last, window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
