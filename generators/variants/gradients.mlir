// The list of variants: the gradients of pooling and of unpooling.
// SPDX-License-Identifier: MIT

// A row that checks does without a row of check_indices, which others have added to their costs.
argpool.variant @rows for max_unpool_backward targets [@base, @neon, @neon32]
    when <index = [i64, i32], window = any> lanes <8>
    cost <call = 25, row = 1, cell = 1.25, far = 0.006, cache = 3.0e6>
argpool.variant @scalar_loads for max_unpool_backward targets [@avx2]
    when <elem = [x32], index = [i64, i32], window = any> lanes <8>
    cost <call = 25, row = 1, cell = 1.1, far = 0.006, cache = 3.0e6>
argpool.variant @rows for max_unpool_backward targets [@avx2]
    when <elem = [x64, x16, x8], index = [i64, i32], window = any> lanes <8>
    cost <call = 25, row = 1, cell = 1.1, far = 0.006, cache = 3.0e6>
argpool.variant @rows for max_unpool_backward targets [@avx512]
    when <index = [i64, i32], window = any> lanes <8>
    cost <call = 25, row = 1, cell = 0.75, far = 0.006, cache = 3.0e6>
// (On avx2 it takes 0.93 to 1.0 of the time of `scalar_loads`, and has no row.)
argpool.variant @window_probe for max_unpool_backward targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [i64, i32],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <16> guard <min_c = lanes>
    cost <call = 25, row = 1, cell = 0.35, far = 0.006, cache = 3.0e6>
argpool.variant @window_probe for max_unpool_backward targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <16> guard <min_c = lanes, align = vector>
    cost <call = 200, row = 1, cell = 0.5> streams hints(prefetch_inputs)
// Small planes: all indices of a call are tested first, by blocks of planes.
argpool.variant @plane_blocks for max_unpool_backward targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64], window = any> lanes <8>
    guard <max_cells = 512> cost <call = 100, plane = 3, cell = 0.5, far = 0.006, cache = 3.0e6>
argpool.variant @scalar_loads for max_unpool_backward targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64, i32], window = any>
    guard <multiple_w = lanes, align = vector> cost <call = 25, row = 1, cell = 1.25> streams
    hints(prefetch_cells)
argpool.variant @rows for max_unpool_backward targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32], window = any>
    guard <multiple_w = lanes, align = vector> cost <call = 25, row = 1, cell = 0.9> streams
    hints(prefetch_cells)
argpool.variant @rows for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 5, cell = 0.78>
argpool.variant @tap_table for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16], window = any> lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 5, cell = 0.78>
argpool.variant @rows for max_unpool_backward targets [@avx2]
    when <layout = channels_first, index = [u8, u16], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 5, cell = 0.78> hints(prefetch_cells)
argpool.variant @rows for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16], window = compiled> lanes <4>
    cost <call = 25, row = 2, cell = 1.1>
argpool.variant @tap_table for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16], window = any> lanes <4>
    cost <call = 25, row = 2, cell = 1.1>
// (Of windows that overlap, cells are loaded one by one, which 8 lanes do as well.)
argpool.variant @rows for max_unpool_backward targets [@avx512]
    when <layout = channels_first, index = [u8], window = disjoint> lanes <16>
    guard <min_w = lanes> cost <call = 25, row = 5, cell = 0.4> hints(prefetch_cells)
argpool.variant @rows for max_unpool_backward targets [@avx512]
    when <layout = channels_first, index = [u16], window = compiled> lanes <16>
    guard <min_w = lanes> cost <call = 25, row = 5, cell = 0.4> hints(prefetch_cells)
argpool.variant @rows for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_last, index = [u8, u16], window = compiled> lanes <8>
    cost <call = 25, row = 2, cell = 0.82>
argpool.variant @tap_table for max_unpool_backward targets [@base, @neon, @neon32]
    when <layout = channels_last, index = [u8, u16], window = any> lanes <8>
    cost <call = 25, row = 2, cell = 0.82>
argpool.variant @rows for max_unpool_backward targets [@avx2]
    when <layout = channels_last, index = [u8, u16], window = compiled> lanes <8>
    cost <call = 25, row = 2, cell = 0.56>

argpool.variant @clear_ahead for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f64, f32, x64, x32, x16, x8], index = [i64, i32]>
    lanes <16> cost <row = 2, cell = 0.5> checks
argpool.variant @pixels for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f64, f32, x64, x32, x16, x8], index = [i64, i32]>
    lanes <16> cost <row = 2, cell = 0.5> checks
argpool.variant @rounded for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <elem = [f16, bf16], index = [i64, i32]> lanes <16> cost <row = 2, cell = 0.5> checks
argpool.variant @clear_ahead for max_pool_backward_scatter targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, x64, x32, x16, x8], index = [i64, i32]>
    lanes <16> cost <row = 2, cell = 0.4> checks
argpool.variant @pixels for max_pool_backward_scatter targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, x64, x32, x16, x8], index = [i64, i32]>
    lanes <16> cost <row = 2, cell = 0.4> checks
argpool.variant @rounded for max_pool_backward_scatter targets [@avx2, @avx512]
    when <elem = [f16, bf16], index = [i64, i32]> lanes <16> cost <row = 2, cell = 0.4> checks
argpool.variant @small_planes for max_pool_backward_scatter targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64]> lanes <16>
    guard <max_cells = 224> cost <call = 60, plane = 3, cell = 0.2> checks
argpool.variant @pixels for max_pool_backward_scatter targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, x64, x32, x16, x8], index = [i64, i32]>
    lanes <16> cost <row = 2, cell = 0.4> checks
argpool.variant @clear_ahead for max_pool_backward_scatter targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32]> lanes <16>
    cost <row = 2, cell = 0.4> checks
argpool.variant @taps for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <elem = [f64, f32, x64, x32, x16, x8], index = [u8, u16]> lanes <16>
    cost <row = 2, cell = 0.5> checks
argpool.variant @rounded for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <elem = [f16, bf16], index = [u8, u16]> lanes <16> cost <row = 2, cell = 1.4>

argpool.variant @rows for max_pool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, window = disjoint> lanes <4>
    cost <row = 7, cell = 0.25, far = 0.09, cache = 3.0e6>
argpool.variant @overlapping_rows for max_pool_backward targets [@base, @neon]
    when <layout = channels_first, window = overlapping> lanes <4>
    cost <row = 7, cell = 0.25, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_pool_backward targets [@base, @neon, @neon32]
    when <layout = channels_last, window = compiled> lanes <4>
    cost <row = 1, cell = 0.25, far = 0.09, cache = 3.0e6>
// (On avx2, `replicate` and the scatters beat these on every shape that was timed.)
argpool.variant @rows for max_pool_backward targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <8>
    cost <row = 6, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @replicate_channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, x64, x32], window = disjoint>
    lanes <16> guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
argpool.variant @replicate_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, window = disjoint>
    lanes <8> guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
// Many channels, in the last cache: cells are prefetched.
argpool.variant @replicate_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32], index = [i64], rank = [2, 3], window = disjoint>
    lanes <8> guard <min_c = 16 * lanes> cost <row = 2, cell = 0.11, far = 0.05, cache = 3.0e6>
    checks hints(prefetch_output)
argpool.variant @replicate for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64], rank = [2, 3], window = disjoint>
    lanes <16> guard <min_w = lanes> cost <row = 4, cell = 0.12, far = 0.05, cache = 3.0e6> checks
    hints(prefetch_output)
argpool.variant @pixel_line for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32, x32], rank = [2, 3], window = disjoint>
    lanes <16> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6>
    checks hints(joined_lines)
argpool.variant @pixel_line for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32, x32], rank = [2, 3], window = disjoint>
    lanes <8> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6>
    checks hints(joined_lines)
argpool.variant @replicate for max_pool_backward targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <32> guard <min_w = lanes>
    cost <row = 6, cell = 0.10, far = 0.09, cache = 3.0e6> checks
argpool.variant @replicate for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, f16, bf16], window = disjoint> lanes <16>
    guard <min_w = lanes>
    cost <row = 3, cell = 0.12, far = 0.09, cache = 3.0e6> checks
// Planes of up to 1024 turns of two rows of cells: one loop.
argpool.variant @plane_loop for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f32], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <8> guard <min_w = lanes, max_w = 8 * lanes, max_cells = 4096>
    cost <call = 250, plane = 8, cell = 0.12, far = 0.09, cache = 3.0e6> checks
argpool.variant @plane_loop for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f16, bf16], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <32> guard <min_w = 2 * lanes, max_cells = 16384>
    cost <call = 250, plane = 8, cell = 0.08, far = 0.05, cache = 3.0e6> checks consecutive
argpool.variant @replicate for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], rank = [2, 3], window = disjoint> lanes <16>
    guard <min_w = lanes, max_w = 2 * lanes>
    cost <row = 6, cell = 0.11, far = 0.09, cache = 3.0e6> checks
// Windows of stride 1 that leave the plane its size: a plane as one line, without edges.
argpool.variant @same_padding for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    lanes <16> guard <min_cells = lanes, max_cells = 8192>
    cost <call = 60, plane = 40, cell = 0.15, far = 0.02, cache = 6.0e6> checks consecutive
    hints(same_extents)
// Windows of three cells that step by two.
argpool.variant @overlap_k3s2 for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <16> guard <min_w = 2 * lanes>
    cost <row = 7, cell = 0.18, far = 0.12, cache = 3.0e6> checks consecutive
argpool.variant @overlap_k3s2 for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <16> guard <min_w = 2 * lanes, multiple_w = lanes, align = 64>
    cost <row = 2, cell = 0.17> streams checks consecutive
argpool.variant @overlap_k3s2 for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2])>
    lanes <16> guard <min_w = 2 * lanes>
    cost <row = 7, cell = 0.18, far = 0.12, cache = 3.0e6> checks consecutive
argpool.variant @overlapping_rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = overlapping>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6> checks
argpool.variant @overlapping_rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f16, bf16, x16, x8], window = overlapping> lanes <16>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6>
// Of windows that overlap, elements of 32 bits have `overlap_channels` with offsets, and f16 and bf16 of avx2:
// fewer channels than a vector are quicker there by rows of base.
argpool.variant @channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, window = disjoint> lanes <8>
    cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f64, x64, x32, x16, x8], index = [i64, i32],
          window = overlapping>
    lanes <8> cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, index = [u8, u16], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f64, f16, bf16, x64, x32, x16, x8], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32], index = [u8, u16], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @replicate for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = disjoint> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @overlapping_rows for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = overlapping> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @overlapping_rows for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = overlapping>
    lanes <natural> guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2>
    streams checks
    hints(prefetch_inputs)
argpool.variant @replicate for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f64, x64], rank = [1, 2], window = disjoint>
    lanes <natural> guard <min_w = 2 * tile, multiple_w = 2, align = 16>
    cost <row = 2, cell = 0.2> streams checks hints(prefetch_inputs)
argpool.variant @replicate for max_pool_backward targets [@avx2]
    when <layout = channels_first, elem = [f32, x32], rank = [1, 2], window = disjoint>
    lanes <natural> guard <min_w = 2 * tile, multiple_w = 4, align = 16>
    cost <row = 2, cell = 0.2> streams checks hints(prefetch_inputs)
argpool.variant @replicate for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32, x32], rank = [1, 2], window = disjoint> lanes <8>
    guard <multiple_w = tile, align = 16> cost <row = 3, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @overlap_channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32], index = [i64, i32], window = overlapping>
    lanes <16> guard <min_c = lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
// Pixels of fewer than 16 channels are one line to the scatter, which takes 0.33 to 0.91 of the time.
// (Not of f16 and bf16, whose sums are made elsewhere and rounded.)
argpool.variant @overlap_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32], index = [i64, i32], window = overlapping>
    lanes <8> guard <min_c = 2 * lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
argpool.variant @overlap_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16], index = [i64, i32], window = overlapping>
    lanes <8> guard <min_c = lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
argpool.variant @overlap_channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32], index = [i64, i32], window = overlapping>
    lanes <natural> guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32], index = [u8, u16], window = overlapping>
    lanes <natural> guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
    hints(prefetch_inputs)
argpool.variant @channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f64, f16, bf16, x64, x32, x16, x8], window = overlapping>
    lanes <natural> guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
    hints(prefetch_inputs)
argpool.variant @replicate_channels for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, x64, x32], window = disjoint> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
// Avx2: two vectors, which are a whole line.
argpool.variant @overlap_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32], index = [i64, i32], window = overlapping> lanes <16>
    guard <min_c = lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32], index = [u8, u16], window = overlapping> lanes <16>
    guard <min_c = lanes, align = 64> cost <row = 1, cell = 0.25> streams hints(prefetch_inputs)
argpool.variant @replicate_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32, x32], rank = [1, 2], window = disjoint> lanes <16>
    guard <min_c = 2 * lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @replicate_channels for max_pool_backward targets [@avx2]
    when <layout = channels_last, elem = [f32, x32], rank = [3], window = disjoint> lanes <16>
    guard <min_c = 4 * lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)

argpool.variant @rows for max_unpool_backward_exact targets [@base, @neon, @neon32]
    when <index = [i64, i32]> lanes <8> cost <call = 25, row = 2, cell = 5.4>
argpool.variant @rows for max_unpool_backward_exact targets [@base, @neon, @neon32]
    when <index = [u8, u16]> lanes <8> cost <call = 25, row = 8, cell = 8>
