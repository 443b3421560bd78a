// The list of variants: pooling and unpooling in one.
// SPDX-License-Identifier: MIT

// Vectors of windows along a row, channels-last of channels; rows of less than one go window by
// window, so that each target has narrower ones, and those below it serve the rest.
argpool.variant @rows for max_mask targets [@base, @neon] lanes <natural>
    cost <row = 6, cell = 0.14, thin = 1.5, deep = 0.06, last = 2.4e7>
argpool.variant @rows for max_mask targets [@neon32]
    when <elem = [f32, f16, bf16, i32, i16, i8, u8]> lanes <natural>
    cost <row = 6, cell = 0.14, thin = 1.5, deep = 0.06, last = 2.4e7>
// Halide stores interleaved vectors by vst2 and vst4, which 32-bit ARM has not for 64 bits.
argpool.variant @rows for max_mask targets [@neon32] when <elem = [f64, i64]> lanes <1>
    cost <row = 6, cell = 0.5, thin = 1.5, deep = 0.06, last = 2.4e7>
argpool.variant @rows for max_mask targets [@avx2, @avx512] when <layout = channels_first>
    lanes <natural> guard <min_w = tile>
    cost <row = 5, cell = 0.11, deep = 0.06, last = 2.4e7>
argpool.variant @rows for max_mask targets [@avx2, @avx512] when <layout = channels_last>
    lanes <natural> guard <min_c = lanes>
    cost <row = 2, cell = 0.11, deep = 0.06, last = 2.4e7>
// Past the last cache, rows of whole tiles are written without being read first.
argpool.variant @rows for max_mask targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32]> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.35> streams
    hints(prefetch_cells_by_row)
// (Channels-last, vectors of a pixel's last channels are shifted inwards, and so are not aligned.)
