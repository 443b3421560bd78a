// The list of variants: max pooling, channels-last, windows that are compiled.
// SPDX-License-Identifier: MIT

argpool.variant @channels for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 25, row = 4, vector = 3, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 10, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 5, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <16>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 10, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 8, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx512]
    when <layout = channels_last, window = compiled>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 7, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 8, far = 0.2, cache = 2000000>
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = disjoint>
    guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 6, far = 0.08, cache = 2000000> streams
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16], window = compiled>
    guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 6, far = 0.08, cache = 2000000> streams
// Where windows overlap, rows are written to by turns: whole lines; taps' numbers do not stream.
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, i64], index = [i64, i32, none], window = overlapping>
    lanes <8> guard <min_c = lanes, align = 64>
    cost <call = 25, row = 4, vector = 11, far = 0.08, cache = 2000000> streams
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f32, i32], index = [i64, i32, none], window = overlapping>
    lanes <16> guard <min_c = lanes, align = 64>
    cost <call = 25, row = 4, vector = 11, far = 0.08, cache = 2000000> streams
argpool.variant @channels for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, i64, i32], index = [u8, u16],
          window = overlapping>
    guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 6, far = 0.08, cache = 2000000> streams
argpool.variant @channels for max_pool targets [@avx512]
    when <layout = channels_last, window = compiled> guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 8, far = 0.08, cache = 2000000> streams
// Large windows of stride 1: rows and columns of cells are scanned.
argpool.variant @van_herk_channels for max_pool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [f32], window = (kernel [5, 5] stride [1, 1] pad [2, 2])>
    guard <min_cells = 32, min_c = lanes>
    cost <call = 25, row = 4, vector = 5, far = 0.2, cache = 2000000>
argpool.variant @van_herk_channels for max_pool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [f32], window = (kernel [9, 9] stride [1, 1] pad [4, 4])>
    guard <min_cells = 32, min_c = lanes>
    cost <call = 25, row = 4, vector = 5, far = 0.2, cache = 2000000>
argpool.variant @van_herk_channels for max_pool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [f32], window = (kernel [13, 13] stride [1, 1] pad [6, 6])>
    guard <min_cells = 32, min_c = lanes>
    cost <call = 25, row = 4, vector = 5, far = 0.2, cache = 2000000>
// Channels that are no whole vectors: a row of the output as one line.
argpool.variant @pixel_line for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = disjoint>
    cost <call = 120, row = 5, vector = 9, far = 0.12, cache = 2000000> hints(joined_lines)
// Of windows that overlap along y, rows of a vector and more of channels do two together.
argpool.variant @pixel_line for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], rank = [1, 3], window = overlapping>
    guard <max_c = 3 * lanes>
    cost <call = 120, row = 5, vector = 40, far = 0.12, cache = 2000000> hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], rank = [2], window = overlapping>
    guard <max_c = lanes> cost <call = 120, row = 5, vector = 40, far = 0.12, cache = 2000000>
    hints(joined_lines)
// Of avx2, fewer channels than a vector's; than three have, where rows share tables.
argpool.variant @pixel_line for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, i64], window = disjoint>
    guard <max_c = lanes> cost <call = 120, row = 5, vector = 9, far = 0.12, cache = 2000000>
    hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f32, i32], rank = [1], window = disjoint>
    guard <max_c = lanes> cost <call = 120, row = 5, vector = 9, far = 0.12, cache = 2000000>
    hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f32, i32], rank = [2, 3], window = disjoint>
    guard <max_c = 3 * lanes> cost <call = 120, row = 5, vector = 6, far = 0.12, cache = 2000000>
    hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16], window = compiled> lanes <8>
    guard <max_c = lanes> cost <call = 120, row = 5, vector = 20, far = 0.12, cache = 2000000>
    hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = overlapping>
    guard <max_c = lanes> cost <call = 120, row = 5, vector = 40, far = 0.12, cache = 2000000>
    hints(joined_lines)
argpool.variant @pixel_line for max_pool targets [@avx512]
    when <layout = channels_last, elem = [u8], index = [u8], window = disjoint> guard <min_c = 24>
    cost <call = 120, row = 5, vector = 8, far = 0.12, cache = 2000000> hints(joined_lines)
