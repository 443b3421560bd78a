// The list of variants: max pooling, channels-first, windows that are compiled.
// SPDX-License-Identifier: MIT

// No row touches a cell outside: a guard here is for whole vectors, or for aligned stores. Costs are
// guesses; measured ones stand in costs/. Rows as wide as a vector, or wider: their last vector is
// shifted inwards. The narrowest vectors of a target take any row, window by window where it is
// narrower still. Elements of 32 and 64 bits.
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 25, row = 12, vector = 8, far = 0.014, cache = 2000000> hints(prefetch_cells)
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_w = lanes> cost <call = 25, row = 12, vector = 13, far = 0.014, cache = 2000000>
    hints(prefetch_cells)
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_w = lanes> cost <call = 25, row = 10, vector = 8, far = 0.014, cache = 2000000>
    hints(prefetch_cells)
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32, i32], index = [i64, u8, u16, none],
          window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 9, vector = 6.5, far = 0.014, cache = 2000000>
// Rows of four to seven windows.
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <4> guard <min_w = lanes, max_w = 7>
    cost <call = 25, row = 10, vector = 10, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], window = (kernel [3, 3] stride [2, 2])>
    lanes <4> guard <min_w = lanes, max_w = 7>
    cost <call = 25, row = 8, vector = 7, far = 0.014, cache = 2000000>
argpool.variant @plane_line for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 60, plane = 5, cell = 1.3, far = 0.014, cache = 2000000> hints(joined_lines)
// A vector's windows are whole rows of them, or small planes.
argpool.variant @row_packing_x4 for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64], window = (kernel [2, 2])>
    guard <max_w = 15> cost <call = 10, row = 0.5, cell = 0.38, far = 0.005, cache = 1363149>
// A vector's halves are parts of rows, wherever these lie; nothing is asked for ahead.
argpool.variant @row_packing_x2 for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, u8, none],
          window = (kernel [2, 2])>
    guard <max_w = 36> cost <call = 100, cell = 0.85, far = 0.016, cache = 2000000>
argpool.variant @row_packing_x2 for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64], window = (kernel [2, 2, 2])>
    guard <max_w = 36> cost <call = 100, cell = 1.2, far = 0.016, cache = 2000000>
argpool.variant @row_packing_x2 for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f16, bf16, u8], index = [i64], window = (kernel [2, 2])>
    lanes <8> guard <max_w = 36> cost <call = 100, cell = 0.85, far = 0.016, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, i64], window = compiled>
    lanes <4> guard <min_w = lanes>
    cost <call = 25, row = 9, vector = 6.5, far = 0.014, cache = 2000000>
// Windows of stride 1 look once at the rows of cells that they share, and go down the plane: where
// it is wide, caches like that less than they do whole rows. Values alone are little enough.
argpool.variant @sliding for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], index = [i64, i32, u8, u16],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 400, row = 3, vector = 7, far = 0.004, cache = 840000>
argpool.variant @sliding for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], index = [none],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_w = lanes, max_w = 512>
    cost <call = 400, row = 3, vector = 3.5, far = 0.008, cache = 840000> hints(prefetch_cells)
argpool.variant @sliding for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], index = [i64, i32, u8, u16],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_w = lanes, max_w = 112>
    cost <call = 200, row = 3, vector = 10, far = 0.01, cache = 2000000>
argpool.variant @sliding for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], index = [none],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 200, row = 3, vector = 5, far = 0.008, cache = 2000000> hints(prefetch_cells)
argpool.variant @sliding for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f32], index = [i64],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1] dilation [2, 2])>
    guard <min_w = lanes, max_w = 64> cost <call = 150, vector = 10, far = 0.022, cache = 2000000>
argpool.variant @sliding for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 150, row = 3, vector = 7.5, far = 0.016, cache = 2000000>
argpool.variant @sliding for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [none],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 150, row = 3, vector = 7.5, far = 0.016, cache = 2000000> hints(prefetch_cells)
argpool.variant @sliding for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
    guard <min_w = lanes, max_w = 112>
    cost <call = 150, row = 3, vector = 7.5, far = 0.016, cache = 2000000>
argpool.variant @sliding for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [none],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1] dilation [2, 2])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 150, row = 3, vector = 5, far = 0.008, cache = 2000000> hints(prefetch_cells)
// Windows of stride 2 have three or four rows of the output done together.
argpool.variant @row_block for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, u8],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    guard <min_w = lanes, max_w = 256>
    cost <call = 150, vector = 8, far = 0.009, cache = 900000, deep = 0.024, last = 11184811>
    hints(prefetch_cells_by_row)
argpool.variant @row_block for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [none],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    guard <min_w = lanes, max_w = 256> cost <call = 150, vector = 5, far = 0.01, cache = 900000>
    hints(prefetch_cells_by_row)
argpool.variant @row_block for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [none],
          window = (kernel [3, 3] stride [2, 2])>
    guard <min_w = lanes, max_w = 256> cost <call = 150, vector = 5, far = 0.01, cache = 900000>
    hints(prefetch_cells_by_row)
// Of f16 and bf16 as f32.
argpool.variant @row_block for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16], index = [i64, i32, u8],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <16> guard <min_w = lanes, max_w = 256>
    cost <call = 150, vector = 9, far = 0.009, cache = 900000, deep = 0.024, last = 11184811>
    hints(prefetch_cells_by_row)
// Pyramids' windows: small planes are laid down between padding, in the first-level cache.
argpool.variant @separable for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
    guard <min_cells = 32, max_w = 48, max_cells = 1600>
    cost <call = 400, plane = 50, row = 4, vector = 8.5, far = 0.004, cache = 2000000>
argpool.variant @separable for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
    guard <min_cells = 32, max_w = 48, max_cells = 1600>
    cost <call = 400, plane = 50, row = 4, vector = 10.5, far = 0.004, cache = 2000000>
// `many_taps` takes ten times as long on AVX2.
argpool.variant @separable for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
    guard <min_cells = 32, max_w = 96, max_cells = 6400>
    cost <call = 400, plane = 50, row = 4, vector = 10, far = 0.004, cache = 2000000>
argpool.variant @separable for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
    guard <min_cells = 32, max_w = 96, max_cells = 6400>
    cost <call = 400, plane = 50, row = 4, vector = 13, far = 0.004, cache = 2000000>
argpool.variant @separable for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
    guard <min_cells = 32, max_w = 96, max_cells = 6400>
    cost <call = 400, plane = 50, row = 4, vector = 16, far = 0.004, cache = 2000000>
// Where there are enough planes, each is a lane, and they are transposed: rows have no ends then.
argpool.variant @van_herk_planes for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_cells = 32, max_cells = 400, min_c = lanes>
    cost <call = 400, plane = 5, cell = 0.9, cache = 2000000>
argpool.variant @van_herk_planes for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
    guard <min_cells = 32, max_cells = 1600, min_c = lanes>
    cost <call = 400, plane = 5, cell = 1, cache = 2000000>
argpool.variant @van_herk_planes for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
    guard <min_cells = 32, max_cells = 1600, min_c = lanes>
    cost <call = 400, plane = 5, cell = 1.1, cache = 2000000>
argpool.variant @van_herk_planes for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32, none],
          window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
    guard <min_cells = 32, max_cells = 1600, min_c = lanes>
    cost <call = 400, plane = 5, cell = 1.2, cache = 2000000>
// Without padding, vectors end where a window lacks cells, and up to a vector of windows is left over.
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <multiple_w = lanes, align = vector>
    cost <call = 25, row = 12, vector = 14, far = 0.008, cache = 2000000> streams
    hints(prefetch_cells, whole_if_unpadded)
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <multiple_w = lanes, align = vector>
    cost <call = 25, row = 10, vector = 9, far = 0.008, cache = 2000000> streams
    hints(prefetch_cells, whole_if_unpadded)
// By stores of 16 bytes lines of the cache are whole in the end, too: 5 to 10 % slower than by whole lines.
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32], rank = [2, 3],
          window = disjoint>
    guard <min_w = lanes, multiple_w = 4, align = 16>
    cost <call = 25, row = 10, vector = 10, far = 0.009, cache = 2000000> streams
    hints(prefetch_cells)

// Elements of 8 and 16 bits: eight bytes of index come with each element, and rows are no wider than
// those of others: vectors are narrower than the CPU's.
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 16, vector = 14, far = 0.014, cache = 2000000> hints(prefetch_cells)
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <4> cost <call = 25, row = 12, vector = 10, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <16> guard <min_w = lanes>
    cost <call = 25, row = 16, vector = 16, far = 0.014, cache = 2000000> hints(prefetch_cells)
// As f32; f16 of disjoint windows is quicker as keys.
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [bf16], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 12, vector = 6, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f16], window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 12, vector = 7, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <32> guard <min_w = lanes>
    cost <call = 25, row = 14, vector = 16, far = 0.014, cache = 2000000> hints(prefetch_cells)
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <16> guard <min_w = lanes>
    cost <call = 25, row = 10, vector = 10, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 8, vector = 7, far = 0.014, cache = 2000000>
