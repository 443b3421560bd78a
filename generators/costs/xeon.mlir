// What the costs of shared.mlir are on a kind of CPU.
// Intel servers: fitted to the record of tests/bench/records without its frozen problems (an Intel
// server CPU with 480 MB of L3, 25 November 2026), and to the costs row by row that argpool-tune had
// measured on a Xeon of model 207 on 22 November (this file at 239b4c8), which count less.
// Its factors: share_costs.py --own xeon, of 75,000 samples (argpool-tune --seconds=240 --seed=7611
// --last-cache=16), of a record of the benchmark and of 300 drawn cases without AVX-512, each of
// these with and without its rows of AVX-512 (30 November 2026); but for two of 1.27 and 0.88 of
// rows_v8 on AVX-512, which are left out: k2s2 of 5 to 20 MB would take 1.3 times as long.
// The last cache is shared with the host's other machines; calls are taken to have 16 MB of it.
// SPDX-License-Identifier: MIT

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207
    has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd,
        popcnt)
    machine <call = 1.26, base = 1.16, avx2 = 1.24, avx512 = 1.21, far = 2.02, deep = 0.755,
        stream_call = 1.02, stream_far = 1.12, stream_deep = 0.955, cache = 1468006, last = 16777216> {
  argpool.factor 1.18 for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = compiled, elem = [f16, bf16]>
  argpool.factor 1.08 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled>
  argpool.factor 1.12 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled>
  argpool.factor 0.88 for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_last, window = any>
  argpool.factor 0.825 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any>
  argpool.factor 0.713 for max_pool on "avx512" schedule "sparse_table" when <layout = channels_first, window = any>
  argpool.factor 0.867 for max_pool on "avx512" schedule "any_channels" when <layout = channels_last, window = any>
  argpool.factor 1.31 for max_pool on "base" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.15 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.2 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.24 for max_pool on "avx2" schedule "pixel_line" when <layout = channels_last, window = compiled>
  argpool.factor 1.25 for max_pool on "base" schedule "channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.34 for max_pool on "avx2" schedule "channels_v8_stream64" when <layout = channels_last, window = compiled>
  argpool.factor 1.17 for max_pool on "avx512" schedule "sliding" when <layout = channels_first, window = compiled>
  argpool.factor 1.08 for max_pool on "avx2" schedule "sliding" when <layout = channels_first, window = compiled>
  argpool.factor 1.17 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any>
  argpool.factor 1.11 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = compiled>
  argpool.factor 0.791 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any>
  argpool.factor 1.19 for max_pool on "avx512" schedule "van_herk_channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.75 for max_pool on "avx2" schedule "van_herk_channels" when <layout = channels_last, window = compiled>
  argpool.factor 0.727 for max_pool on "avx512" schedule "any_window_v16" when <layout = channels_first, window = any>
  argpool.factor 1.37 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled>
  argpool.factor 1.17 for max_pool on "avx2" schedule "row_packing_x2_v8" when <layout = channels_first, window = compiled>
  argpool.factor 1.26 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled>
  argpool.factor 1.24 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled>
  argpool.factor 1.3 for max_pool on "avx512" schedule "channels_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.34 for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.39 for max_pool on "avx512" schedule "plane_line_v16" when <layout = channels_first, window = any>
  argpool.factor 1.12 for max_pool on "base" schedule "any_window_v8" when <layout = channels_first, window = any>
  argpool.factor 0.75 for max_pool on "base" schedule "any_channels_v8" when <layout = channels_last, window = any>
  argpool.factor 1.29 for max_pool on "avx2" schedule "rows_v16" when <layout = channels_first, window = compiled>
  argpool.factor 1.3 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = compiled>
  argpool.factor 1.31 for max_pool on "base" schedule "channels_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.21 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled>
  argpool.factor 1.08 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled>
  argpool.factor 1.13 for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled>
  argpool.factor 1.29 for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled>
  argpool.factor 1.38 for max_unpool on "avx512" schedule "replicate_channels_v16" when <layout = channels_last, window = compiled>
  argpool.factor 1.1 for max_unpool on "avx512" schedule "replicate_channels_v16_stream" when <layout = channels_last, window = compiled>
  argpool.factor 1.08 for max_unpool on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.12 for max_unpool on "base" schedule "channels_v4" when <layout = channels_last, window = compiled>
  argpool.factor 0.838 for max_unpool on "avx512" schedule "channels_v16_stream" when <layout = channels_last, window = compiled>
  argpool.factor 1.14 for max_unpool on "avx2" schedule "replicate" when <layout = channels_first, window = compiled>
  argpool.factor 1.14 for max_unpool on "avx2" schedule "plane_loop_v32" when <layout = channels_first, window = compiled>
  argpool.factor 1.22 for max_unpool on "avx2" schedule "overlapping_rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.08 for max_unpool on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled>
  argpool.factor 1.37 for max_unpool on "base" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.24 for max_unpool on "avx512" schedule "overlapping_rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.15 for max_unpool on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled>
  argpool.factor 1.38 for max_unpool on "base" schedule "overlapping_rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.19 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.08 for max_unpool on "avx512" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.12 for max_unpool on "avx512" schedule "channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.18 for max_pool_backward on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled>
  argpool.factor 1.12 for max_pool_backward on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled>
  argpool.factor 1.08 for max_pool_backward on "base" schedule "overlapping_rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.09 for max_pool_backward on "avx512" schedule "overlap_k3s2" when <layout = channels_first, window = compiled>
  argpool.factor 0.731 for max_pool_backward on "avx512" schedule "overlap_k3s2_stream" when <layout = channels_first, window = compiled>
  argpool.factor 1.24 for max_pool_backward on "avx512" schedule "replicate_channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.25 for max_pool_backward on "avx2" schedule "replicate_channels" when <layout = channels_last, window = compiled>
  argpool.factor 0.817 for max_pool_backward on "avx512" schedule "overlap_channels" when <layout = channels_last, window = compiled>
  argpool.factor 0.582 for max_pool_backward on "avx2" schedule "overlap_channels" when <layout = channels_last, window = compiled>
  argpool.factor 1.12 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_first, window = compiled>
  argpool.factor 1.1 for max_pool_backward on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.34 for max_pool_backward on "base" schedule "channels_v4" when <layout = channels_last, window = compiled>
  argpool.factor 0.754 for max_unpool_backward on "avx2" schedule "rows_v8" when <layout = channels_last, window = any>
  argpool.factor 0.734 for max_unpool_backward on "base" schedule "tap_table_v4" when <layout = channels_first, window = any>
  argpool.factor 1.16 for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_first, window = any>
  argpool.factor 1.21 for max_unpool_backward on "avx2" schedule "plane_blocks" when <layout = channels_first, window = any>
  argpool.factor 0.715 for max_unpool_backward on "avx2" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 0.803 for max_unpool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 0.757 for max_unpool_backward on "avx512" schedule "rows" when <layout = channels_first, window = any>
  argpool.factor 1.43 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled>
  argpool.factor 1.39 for check_indices on "avx2" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.32 for check_indices on "base" schedule "rows_v4" when <layout = channels_first, window = compiled>
  argpool.factor 1.34 for check_indices on "avx2" schedule "rows_v8" when <layout = channels_last, window = compiled>
  argpool.factor 1.39 for check_indices on "base" schedule "rows_v4" when <layout = channels_last, window = compiled>
  argpool.factor 1.09 for check_indices on "base" schedule "rows" when <layout = channels_first, window = compiled>
  argpool.factor 1.55 for locate_index on "avx512" schedule "rows" when <layout = channels_first, window = any>
  argpool.factor 1.45 for locate_index on "base" schedule "rows_v8" when <layout = channels_first, window = any>
  argpool.factor 1.38 for locate_index on "avx512" schedule "rows" when <layout = channels_last, window = any>
  argpool.factor 1.49 for locate_index on "base" schedule "rows_v8" when <layout = channels_last, window = any>
  argpool.factor 1.19 for locate_index on "avx512" schedule "rows_v8" when <layout = channels_first, window = any>
  argpool.factor 1.2 for locate_index on "avx512" schedule "rows_v8" when <layout = channels_last, window = any>
  argpool.factor 1.14 for max_unpool_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any>
  argpool.factor 1.24 for max_unpool_scatter on "avx2" schedule "small_planes" when <layout = channels_first, window = any>
  argpool.factor 0.918 for max_pool_backward_scatter on "avx2" schedule "pixels_v16" when <layout = channels_last, window = any>
  argpool.factor 1.22 for max_pool_backward_scatter on "base" schedule "pixels_v16" when <layout = channels_last, window = any>
  argpool.factor 0.827 for max_pool_backward_scatter on "avx2" schedule "rounded" when <layout = channels_first, window = any>
  argpool.factor 1.24 for max_pool_backward_scatter on "base" schedule "rounded_v16" when <layout = channels_last, window = any>
  argpool.factor 0.882 for max_pool_backward_scatter on "avx2" schedule "pixels" when <layout = channels_last, window = any>
  argpool.factor 0.814 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any, elem = [f64]>
  argpool.factor 1.16 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [f64]>
  argpool.factor 0.88 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, elem = [f64]>
  argpool.factor 1.21 for max_pool on "avx512" schedule "rows_stream" when <layout = channels_first, window = compiled, elem = [f64]>
  argpool.factor 0.925 for max_pool on "avx512" schedule "channels" when <layout = channels_last, window = compiled, elem = [f64]>
  argpool.factor 1.82 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled, elem = [f64]>
  argpool.factor 1.11 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = compiled, elem = [f64]>
  argpool.factor 1.31 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = compiled, elem = [f64]>
  argpool.factor 0.811 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled, elem = [f32]>
  argpool.factor 1.35 for max_pool on "avx512" schedule "any_window" when <layout = channels_first, window = any, elem = [f32]>
  argpool.factor 1.17 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any, elem = [f32]>
  argpool.factor 0.917 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled, elem = [f32]>
  argpool.factor 0.792 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = compiled, elem = [f32]>
  argpool.factor 0.894 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any, elem = [f32]>
  argpool.factor 0.896 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, elem = [f32]>
  argpool.factor 1.11 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any, elem = [f16]>
  argpool.factor 1.15 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, elem = [f16]>
  argpool.factor 0.89 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled, elem = [f16]>
  argpool.factor 1.13 for max_pool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled, elem = [f16]>
  argpool.factor 1.18 for max_pool on "avx2" schedule "rows_v8" when <layout = channels_first, window = compiled, elem = [f16]>
  argpool.factor 0.893 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, elem = [bf16]>
  argpool.factor 0.78 for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any, elem = [bf16]>
  argpool.factor 1.21 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled, elem = [bf16]>
  argpool.factor 1.1 for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any, elem = [i64]>
  argpool.factor 0.822 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [i32]>
  argpool.factor 0.9 for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any, elem = [i32]>
  argpool.factor 1.09 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [i16]>
  argpool.factor 1.24 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, elem = [i16]>
  argpool.factor 0.865 for max_pool on "avx512" schedule "any_channels_v8" when <layout = channels_last, window = any, elem = [i8]>
  argpool.factor 1.13 for max_pool on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled, elem = [u8]>
  argpool.factor 1.12 for max_unpool on "avx2" schedule "replicate_v16" when <layout = channels_first, window = compiled, elem = [x8]>
  argpool.factor 1.48 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled, elem = [x16]>
  argpool.factor 1.19 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled, elem = [x32]>
  argpool.factor 0.868 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled, elem = [x32]>
  argpool.factor 0.884 for max_unpool on "avx512" schedule "replicate_channels_stream" when <layout = channels_last, window = compiled, elem = [x32]>
  argpool.factor 0.738 for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = compiled, elem = [x32]>
  argpool.factor 1.1 for max_unpool on "avx2" schedule "overlap_channels" when <layout = channels_last, window = compiled, elem = [x64]>
  argpool.factor 1.12 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled, elem = [f32]>
  argpool.factor 0.798 for max_pool_backward on "avx2" schedule "overlapping_rows" when <layout = channels_first, window = compiled, elem = [f32]>
  argpool.factor 1.07 for max_pool_backward on "avx2" schedule "replicate" when <layout = channels_first, window = compiled, elem = [bf16]>
  argpool.factor 0.889 for max_unpool_backward on "base" schedule "tap_table_v4" when <layout = channels_first, window = any, elem = [x16]>
  argpool.factor 0.634 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any, elem = [x32]>
  argpool.factor 0.852 for max_unpool_backward on "base" schedule "tap_table" when <layout = channels_first, window = any, elem = [x32]>
  argpool.factor 0.901 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_last, window = any, elem = [x32]>
  argpool.factor 0.875 for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any, elem = [x8]>
  argpool.factor 0.821 for max_unpool_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any, elem = [x8]>
  argpool.factor 1.28 for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any, elem = [x32]>
  argpool.factor 1.1 for max_unpool_scatter on "base" schedule "taps" when <layout = channels_first, window = any, elem = [x32]>
  argpool.factor 0.841 for max_pool_backward_scatter on "avx2" schedule "clear_ahead_v16" when <layout = channels_first, window = any, elem = [f32]>
  argpool.factor 0.847 for max_pool_backward_scatter on "avx2" schedule "pixels_v16" when <layout = channels_last, window = any, elem = [x8]>
  argpool.factor 1.33 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, index = [none]>
  argpool.factor 0.788 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any, index = [none]>
  argpool.factor 0.744 for max_pool on "base" schedule "any_channels" when <layout = channels_last, window = any, index = [none]>
  argpool.factor 1.19 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.08 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 0.824 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, index = [u8]>
  argpool.factor 1.29 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled, index = [none]>
  argpool.factor 0.928 for max_pool on "avx512" schedule "pixel_line" when <layout = channels_last, window = compiled, index = [none]>
  argpool.factor 1.1 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = compiled, index = [none]>
  argpool.factor 1.1 for max_pool on "avx2" schedule "channels_v16_stream64" when <layout = channels_last, window = compiled, index = [none]>
  argpool.factor 0.677 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any, index = [none]>
  argpool.factor 0.857 for max_pool on "avx2" schedule "row_packing_x2" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.12 for max_pool on "avx512" schedule "many_taps" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 1.13 for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 1.24 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 1.34 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any, index = [i64]>
  argpool.factor 1.17 for max_pool on "avx2" schedule "rows" when <layout = channels_first, window = compiled, index = [i32]>
  argpool.factor 0.756 for max_pool on "avx2" schedule "rows_stream" when <layout = channels_first, window = compiled, index = [i32]>
  argpool.factor 1.39 for max_pool on "base" schedule "rows" when <layout = channels_first, window = compiled, index = [i32]>
  argpool.factor 0.841 for max_pool on "avx512" schedule "channels_stream" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.809 for max_pool on "avx2" schedule "channels" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.577 for max_pool on "avx2" schedule "channels_stream" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.915 for max_pool on "base" schedule "channels" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.601 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any, index = [i32]>
  argpool.factor 1.13 for max_pool on "avx2" schedule "row_packing_x2" when <layout = channels_first, window = compiled, index = [u8]>
  argpool.factor 1.14 for max_pool on "base" schedule "channels" when <layout = channels_last, window = compiled, index = [u8]>
  argpool.factor 1.16 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any, index = [u8]>
  argpool.factor 0.581 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any, index = [u16]>
  argpool.factor 0.777 for max_pool on "avx512" schedule "any_window_v16" when <layout = channels_first, window = any, index = [u8]>
  argpool.factor 0.823 for max_pool on "avx512" schedule "any_channels_v8" when <layout = channels_last, window = any, index = [i64]>
  argpool.factor 1.2 for max_pool on "avx512" schedule "many_taps_v16" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 0.899 for max_pool on "base" schedule "any_channels_v8" when <layout = channels_last, window = any, index = [none]>
  argpool.factor 0.832 for max_pool on "base" schedule "any_channels_v8" when <layout = channels_last, window = any, index = [u8]>
  argpool.factor 1.12 for max_pool on "base" schedule "rows_v8" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.32 for max_pool on "avx2" schedule "channels_v16" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.35 for max_unpool on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.51 for max_unpool on "avx512" schedule "replicate_v32" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.17 for max_unpool on "base" schedule "rows_v4" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.37 for max_unpool on "avx512" schedule "channels_v8" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.29 for max_unpool on "avx2" schedule "replicate_channels_v8" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.09 for max_unpool on "base" schedule "channels_v4" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.09 for max_unpool on "avx2" schedule "replicate" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.33 for max_unpool on "avx2" schedule "replicate_stream" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.32 for max_unpool on "avx512" schedule "replicate_stream" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 0.687 for max_unpool on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.34 for max_unpool on "avx512" schedule "replicate_channels" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.13 for max_unpool on "avx2" schedule "replicate_channels" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.16 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 0.86 for max_unpool on "avx512" schedule "overlap_channels_stream" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.1 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled, index = [i32]>
  argpool.factor 0.829 for max_unpool on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.756 for max_unpool on "base" schedule "channels" when <layout = channels_last, window = compiled, index = [i32]>
  argpool.factor 0.877 for max_unpool on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled, index = [u8]>
  argpool.factor 1.12 for max_unpool on "avx2" schedule "replicate_channels_v16_stream64" when <layout = channels_last, window = compiled, index = [u8]>
  argpool.factor 1.25 for max_pool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 0.913 for max_pool_backward on "avx512" schedule "replicate_v8_stream16" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 0.736 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.65 for max_pool_backward on "base" schedule "rows" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.09 for max_pool_backward on "avx512" schedule "replicate" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.14 for max_pool_backward on "avx512" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 0.834 for max_pool_backward on "avx2" schedule "overlapping_rows_stream" when <layout = channels_first, window = compiled, index = [u8]>
  argpool.factor 1.16 for max_pool_backward on "base" schedule "overlapping_rows" when <layout = channels_first, window = compiled, index = [u8]>
  argpool.factor 1.16 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 0.882 for max_unpool_backward on "avx512" schedule "rows_v8" when <layout = channels_last, window = any, index = [i64]>
  argpool.factor 1.12 for max_unpool_backward on "base" schedule "rows_v8" when <layout = channels_last, window = any, index = [i32]>
  argpool.factor 0.915 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_first, window = any, index = [u8]>
  argpool.factor 0.899 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_last, window = any, index = [u8]>
  argpool.factor 1.11 for max_unpool_backward on "base" schedule "tap_table_v8" when <layout = channels_first, window = any, index = [u16]>
  argpool.factor 0.512 for max_unpool_backward on "base" schedule "tap_table" when <layout = channels_first, window = any, index = [u8]>
  argpool.factor 1.88 for max_unpool_backward on "avx512" schedule "rows_stream" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 0.779 for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_last, window = any, index = [i64]>
  argpool.factor 1.2 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_first, window = compiled, index = [i64]>
  argpool.factor 1.15 for check_indices on "avx512" schedule "rows_v16" when <layout = channels_last, window = compiled, index = [i64]>
  argpool.factor 1.11 for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 1.13 for max_unpool_scatter on "base" schedule "clear_ahead" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 1.26 for max_unpool_scatter on "avx512" schedule "pixels" when <layout = channels_last, window = any, index = [i64]>
  argpool.factor 0.858 for max_unpool_scatter on "avx2" schedule "clear_ahead" when <layout = channels_first, window = any, index = [i32]>
  argpool.factor 1.18 for max_unpool_scatter on "avx512" schedule "clear_ahead" when <layout = channels_first, window = any, index = [i64]>
  argpool.factor 0.878 for max_pool_backward_scatter on "avx2" schedule "pixels_v16" when <layout = channels_last, window = any, index = [i32]>
  argpool.factor 1.17 for max_pool_backward_scatter on "avx512" schedule "rounded_v16" when <layout = channels_last, window = any, index = [i64]>
}
