// The list of variants: max pooling, windows that are told at run time.
// SPDX-License-Identifier: MIT

// Windows told at run time: along x, avx2 gains over base with f32.
argpool.variant @any_window for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any>
    cost <call = 25, row = 60, tap = 1.03, far = 0.014, cache = 2000000>
argpool.variant @any_window for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none], window = any>
    guard <min_w = lanes>
    cost <call = 25, row = 50, vector = 3, tap = 0.9, far = 0.014, cache = 2000000>
argpool.variant @any_window for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any> guard <min_w = lanes>
    cost <call = 25, row = 35, vector = 5, tap = 0.12, far = 0.014, cache = 2000000>
argpool.variant @plane_line for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any>
    cost <call = 60, plane = 5, cell = 0.3, tap = 0.33, far = 0.014, cache = 2000000>
    hints(joined_lines)
argpool.variant @plane_line for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], window = any>
    cost <call = 60, plane = 5, cell = 1, tap = 1.05, far = 0.014, cache = 2000000>
    hints(joined_lines)
argpool.variant @plane_line for max_pool targets [@avx512]
    when <layout = channels_first, elem = [i16, i8, u8], window = any> lanes <16>
    cost <call = 60, plane = 5, cell = 0.4, tap = 0.35, far = 0.014, cache = 2000000>
    hints(joined_lines)
argpool.variant @any_window for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = any> lanes <8>
    cost <call = 25, row = 130, tap = 0.75, far = 0.014, cache = 2000000>
argpool.variant @any_window for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = any> lanes <16>
    guard <min_w = lanes>
    cost <call = 25, row = 50, vector = 6, tap = 0.12, far = 0.014, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = any>
    cost <call = 25, row = 10, vector = 5, tap = 0.3, far = 0.2, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = any> lanes <8>
    cost <call = 25, row = 10, vector = 10, tap = 0.4, far = 0.2, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32], window = any>
    cost <call = 25, row = 10, vector = 5, tap = 0.22, far = 0.2, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16], window = any> lanes <16>
    guard <min_c = lanes>
    cost <call = 25, row = 10, vector = 10, tap = 0.2, far = 0.2, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, f16, bf16, u8], window = any>
    guard <min_c = lanes>
    cost <call = 25, row = 8, vector = 7, tap = 0.055, far = 0.2, cache = 2000000>
argpool.variant @any_channels for max_pool targets [@avx512]
    when <layout = channels_last, elem = [i64, i32, i16, i8], window = any> lanes <8>
    guard <min_c = lanes>
    cost <call = 25, row = 8, vector = 7, tap = 0.11, far = 0.2, cache = 2000000>

// Windows of many taps: each tap costs little, but lines and grids of cells are stored and read.
// (Of values alone, channels-first, `sparse_table` below takes 0.2 to 0.8 of the time, but has no
// rows for outputs narrower than a vector.)
argpool.variant @many_taps for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], window = any>
    cost <call = 200, row = 20, cell = 4, tap = 0.02, far = 0.014, cache = 2000000>
argpool.variant @many_taps for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f32], window = any>
    cost <call = 200, row = 10, vector = 16, tap = 0.006, far = 0.2, cache = 2000000>
argpool.variant @many_taps for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], window = any>
    cost <call = 200, row = 20, cell = 1, tap = 0.02, far = 0.014, cache = 2000000>
argpool.variant @many_taps for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f32, f16, bf16, u8], window = any>
    cost <call = 200, row = 7, vector = 28, tap = 0.006, far = 0.2, cache = 2000000>
// A window as wide as the plane has few outputs, whose lanes gather narrow cells one by one (flat):
// rows of cells are loaded as they lie.
argpool.variant @many_taps for max_pool targets [@avx512]
    when <layout = channels_first, elem = [i16, u8], window = any> lanes <16>
    cost <call = 600, row = 5, vector = 14, cell = 0.3, input = 0.4, step = 0.12, far = 0.014,
          cache = 2000000>
// The same with a plane a lane: cells and results are gathered, and planes may be narrow.
argpool.variant @plane_lanes for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], window = any> guard <min_c = lanes>
    cost <call = 300, row = 5, cell = 0.6, step = 0.08, far = 0.014, cache = 2000000>
    hints(channel_lines)
argpool.variant @plane_lanes for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, u8], window = any>
    lanes <16> guard <min_c = lanes>
    cost <call = 300, row = 5, cell = 0.6, step = 0.08, far = 0.014, cache = 2000000>
    hints(channel_lines)

// Values alone: cells of a block of the output are a line in the first-level cache, and windows of any
// size are put together of maxima of 3, 9, 27, ... cells. Rows are no narrower than a vector; narrow
// vectors serve small planes. Minima, and unsigned numbers, are maxima of inverted bits.
argpool.variant @sparse_table for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f32, i32], index = [none], window = any>
    guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.5, step = 0.008, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, i64], index = [none], window = any>
    guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 1, step = 0.016, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [none], window = any>
    lanes <8> guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 8, input = 0.6, step = 0.008, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f16, bf16, i16], index = [none], window = any>
    lanes <16> guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.3, step = 0.004, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16], index = [none], window = any>
    lanes <32> guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.2, step = 0.003, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx2]
    when <layout = channels_first, elem = [i8, u8], index = [none], window = any>
    lanes <32> guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.1, step = 0.002, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@avx512]
    when <layout = channels_first, elem = [i8, u8], index = [none], window = any>
    lanes <64> guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.08, step = 0.001, far = 0.02, cache = 2000000>
    hints(inverts_bits)
// CPUs without AVX2: elements that masks and images have; on ARM, those of networks, too.
argpool.variant @sparse_table for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f32], index = [none], window = any>
    guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 1.2, step = 0.02, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [u8], index = [none], window = any>
    guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.2, step = 0.004, far = 0.02, cache = 2000000>
    hints(inverts_bits)
argpool.variant @sparse_table for max_pool targets [@neon, @neon32]
    when <layout = channels_first, elem = [i32, f16, bf16, i16, i8], index = [none], window = any>
    guard <min_w = lanes>
    cost <call = 300, plane = 100, row = 10, input = 0.6, step = 0.01, far = 0.02, cache = 2000000>
    hints(inverts_bits)
// Images narrower than these, of masks and planes.
argpool.variant @sparse_table for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], index = [none], window = any>
    lanes <8> guard <min_w = lanes, max_w = 63>
    cost <call = 300, plane = 100, row = 10, input = 0.4, step = 0.006, far = 0.02, cache = 2000000>
    hints(inverts_bits)
