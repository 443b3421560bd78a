// The list of variants: unpooling, the gather and its check; the scatter and the search, for foreign
// indices.
// SPDX-License-Identifier: MIT

// Eight cells of 32 bits are the best vector for ordinary stores on wider CPUs too. Planes narrower
// than two such vectors are lines, or scattered: vectors of four won nowhere by more than 3 %.
argpool.variant @rows for max_unpool targets [@base, @neon, @neon32]
    when <layout = channels_first, window = disjoint> lanes <4>
    cost <row = 7, cell = 0.2, far = 0.09, cache = 3.0e6>
argpool.variant @overlapping_rows for max_unpool targets [@base, @neon, @neon32]
    when <layout = channels_first, window = overlapping> lanes <4>
    cost <row = 7, cell = 0.2, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_unpool targets [@base, @neon, @neon32]
    when <layout = channels_last, window = compiled> lanes <4>
    cost <row = 1, cell = 0.2, far = 0.09, cache = 3.0e6>
// (On avx2, `replicate` and the scatters beat these on every shape that was timed.)
argpool.variant @rows for max_unpool targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <8>
    cost <row = 6, cell = 0.1, far = 0.09, cache = 3.0e6>
argpool.variant @replicate_channels for max_unpool targets [@avx512]
    when <layout = channels_last, window = disjoint> lanes <16>
    guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
argpool.variant @replicate_channels for max_unpool targets [@avx2]
    when <layout = channels_last, window = disjoint> lanes <8>
    guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
// Many channels, in the last cache: cells are prefetched.
argpool.variant @replicate_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], index = [i64], rank = [2, 3], window = disjoint>
    lanes <8> guard <min_c = 16 * lanes> cost <row = 2, cell = 0.11, far = 0.05, cache = 3.0e6>
    checks hints(prefetch_output)
argpool.variant @replicate for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64], rank = [2, 3], window = disjoint>
    lanes <16> guard <min_w = lanes> cost <row = 4, cell = 0.12, far = 0.05, cache = 3.0e6> checks
    hints(prefetch_output)
// Rows of pixels of few channels are one line, where there are many rows; channels-first, planes are,
// where two vectors hold rows of windows.
argpool.variant @pixel_line for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], rank = [2, 3], window = disjoint>
    lanes <16> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6>
    checks hints(joined_lines)
argpool.variant @pixel_line for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], rank = [2, 3], window = disjoint>
    lanes <8> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6>
    checks hints(joined_lines)
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <32> guard <min_w = lanes>
    cost <row = 6, cell = 0.08, far = 0.09, cache = 3.0e6> checks
argpool.variant @replicate for max_unpool targets [@avx2]
    when <layout = channels_first, window = disjoint> lanes <16> guard <min_w = lanes>
    cost <row = 3, cell = 0.12, far = 0.09, cache = 3.0e6> checks
// In WebAssembly, 64 planes of 28x28 to 112x112, 0.4 to 0.8 of the scatter's time; of 20x20 0.5 (V8)
// and 1.1 (Wasmtime); with indices of 64 bits, 112x112, 0.9.
argpool.variant @replicate for max_unpool targets [@simd128]
    when <layout = channels_first, elem = [x32], index = [i64, i32], window = (kernel [2, 2])>
    lanes <16> guard <min_w = lanes> cost <row = 3, cell = 0.1> checks
// Planes of up to 1024 turns of two rows of cells: one loop.
argpool.variant @plane_loop for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <8> guard <min_w = lanes, max_w = 8 * lanes, max_cells = 4096>
    cost <call = 250, plane = 8, cell = 0.12, far = 0.09, cache = 3.0e6> checks
argpool.variant @plane_loop for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x16], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <32> guard <min_w = 2 * lanes, max_cells = 16384>
    cost <call = 250, plane = 8, cell = 0.08, far = 0.05, cache = 3.0e6> checks consecutive
argpool.variant @plane_loop for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x8], index = [i64],
          window = (kernel [2, 2] stride [2, 2])>
    lanes <32> guard <min_w = 2 * lanes, max_cells = 45056>
    cost <call = 250, plane = 8, cell = 0.08, far = 0.05, cache = 3.0e6> checks
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], rank = [2, 3], window = disjoint> lanes <16>
    guard <min_w = lanes, max_w = 2 * lanes>
    cost <row = 6, cell = 0.09, far = 0.09, cache = 3.0e6> checks
// Windows of three cells that step by two.
argpool.variant @overlap_k3s2 for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <16> guard <min_w = 2 * lanes>
    cost <row = 7, cell = 0.18, far = 0.12, cache = 3.0e6> checks consecutive
argpool.variant @overlap_k3s2 for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2] pad [1, 1])>
    lanes <16> guard <min_w = 2 * lanes, multiple_w = lanes, align = 64>
    cost <row = 2, cell = 0.17> streams checks consecutive
argpool.variant @overlap_k3s2 for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32],
          window = (kernel [3, 3] stride [2, 2])>
    lanes <16> guard <min_w = 2 * lanes>
    cost <row = 7, cell = 0.18, far = 0.12, cache = 3.0e6> checks consecutive
argpool.variant @overlapping_rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x64, x32], window = overlapping>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6> checks
argpool.variant @overlapping_rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x16, x8], window = overlapping> lanes <16>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6>
// Of windows that overlap, elements of 32 bits have `overlap_channels` with offsets, and all of avx2's: fewer
// channels than a vector are quicker there by rows of base. Other elements have the scatter, and
// beyond the caches streams. (Rank 1 and tap numbers were not timed.)
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, window = disjoint> lanes <8>
    cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x64, x16, x8], index = [u8, u16], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x64, x16, x8], index = [i64, i32], rank = [1],
          window = overlapping>
    lanes <8> cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_unpool targets [@avx2]
    when <layout = channels_last, index = [u8, u16], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [u8, u16], window = overlapping>
    lanes <8> cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x64, x32], window = disjoint> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @overlapping_rows for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x64, x32], window = overlapping> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @overlapping_rows for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x64, x32], window = overlapping> lanes <natural>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
    hints(prefetch_inputs)
// Lines, wherever 16 bytes of one begin: in rows of whole lines that costs 1 to 3 %.
argpool.variant @replicate for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x64], rank = [1, 2], window = disjoint> lanes <natural>
    guard <min_w = 2 * tile, multiple_w = 2, align = 16> cost <row = 2, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @replicate for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x32], rank = [1, 2], window = disjoint> lanes <natural>
    guard <min_w = 2 * tile, multiple_w = 4, align = 16> cost <row = 2, cell = 0.2> streams checks
    hints(prefetch_inputs)
// (Stores of 32 bytes, for rows of whole lines, took 1.4 times as long as of 16 where rows were of
// 1024 cells, and the model chose them.)
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x64, x32], index = [i64, i32], rank = [1, 2],
          window = disjoint>
    lanes <8> guard <multiple_w = tile, align = 16> cost <row = 3, cell = 0.21> streams checks
    hints(prefetch_inputs)
// Beyond the cache, rows of half as many cells: 95 % of the twin, and 47 by ordinary stores.
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64], rank = [1, 2], window = disjoint>
    lanes <4> guard <min_w = 4 * tile, multiple_w = tile, align = 16>
    cost <row = 3, cell = 0.23> streams checks hints(prefetch_inputs)
argpool.variant @overlapping_rows for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x16, x8], window = overlapping> lanes <16>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.25> streams
argpool.variant @overlapping_rows for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x16, x8], window = overlapping> lanes <16>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.25> streams
    hints(prefetch_inputs)
argpool.variant @replicate for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x16, x8], window = disjoint> lanes <16>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @replicate for max_unpool targets [@avx2]
    when <layout = channels_first, elem = [x16, x8], window = disjoint> lanes <16>
    guard <multiple_w = tile, align = vector> cost <row = 2, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @overlap_channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [i64, i32], window = overlapping>
    lanes <16> guard <min_c = lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
argpool.variant @overlap_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x64], index = [i64, i32], window = overlapping>
    lanes <4> guard <min_c = lanes>
    cost <row = 1, cell = 0.2, far = 0.09, cache = 3.0e6> checks
// Pixels of fewer than 16 channels are one line to the scatter, which takes 0.33 to 0.83 of the time.
argpool.variant @overlap_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], index = [i64, i32], window = overlapping>
    lanes <8> guard <min_c = 2 * lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
argpool.variant @overlap_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x16, x8], index = [i64, i32], rank = [1],
          window = overlapping>
    lanes <8> guard <min_c = 2 * lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
// (Of 16 bits the scatter is quicker up to 128 channels, of 8 bits nearly always: four windows over a
// cell read 32 bytes of indices for its one or two.)
argpool.variant @overlap_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x16], index = [i64, i32], rank = [2, 3],
          window = overlapping>
    lanes <8> guard <min_c = 16 * lanes>
    cost <row = 1, cell = 0.17, far = 0.09, cache = 3.0e6> checks
argpool.variant @overlap_channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [i64, i32], window = overlapping>
    lanes <natural> guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], index = [u8, u16], window = overlapping>
    lanes <natural> guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
    hints(prefetch_inputs)
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x64], window = overlapping> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams hints(prefetch_inputs)
argpool.variant @replicate_channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x64, x32], window = disjoint> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
// Avx2: two vectors, which are a whole line. (With indices of 64 bits, ordinary stores are as quick
// at worst.)
argpool.variant @overlap_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], index = [i32], window = overlapping> lanes <16>
    guard <min_c = lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], index = [u8, u16], window = overlapping> lanes <16>
    guard <min_c = lanes, align = 64> cost <row = 1, cell = 0.25> streams hints(prefetch_inputs)
// (Ordinary stores are quicker of fewer channels, and of other elements: these would wait for their
// own stores in rows of whole pages, and took up to nine times as long.)
argpool.variant @replicate_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], rank = [1, 2], window = disjoint> lanes <16>
    guard <min_c = 2 * lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @replicate_channels for max_unpool targets [@avx2]
    when <layout = channels_last, elem = [x32], rank = [3], window = disjoint> lanes <16>
    guard <min_c = 4 * lanes, align = 64> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x16, x8], index = [u8, u16], window = overlapping>
    lanes <16> guard <min_c = lanes, align = vector>
    cost <row = 1, cell = 0.25> streams hints(prefetch_inputs)
argpool.variant @channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x16, x8], index = [i64, i32], window = overlapping>
    lanes <16> guard <min_c = 8 * lanes, align = vector>
    cost <row = 1, cell = 0.25> streams hints(prefetch_inputs)
argpool.variant @replicate_channels for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x16, x8], window = disjoint> lanes <16>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
    hints(prefetch_inputs)

argpool.variant @rows for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [i64], window = compiled> lanes <2 * natural> cost <row = 3, cell = 0.2>
argpool.variant @rows for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [i32], window = compiled> lanes <natural> cost <row = 3, cell = 0.1>
argpool.variant @rows for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [u8, u16], window = compiled> lanes <16> cost <row = 3, cell = 0.05>
argpool.variant @rows for check_indices targets [@avx2]
    when <layout = channels_first, window = compiled> lanes <4> cost <row = 2, cell = 0.3>

argpool.variant @rows for locate_index targets [@base, @avx512, @neon, @neon32]
    when <index = [i64, i32]> lanes <8> cost <row = 2, cell = 0.12>
argpool.variant @rows for locate_index targets [@base, @avx512, @neon, @neon32]
    when <index = [u8, u16]> lanes <8> cost <cell = 5>
argpool.variant @clear_ahead for max_unpool_scatter targets [@base, @avx2, @neon, @neon32]
    when <layout = channels_first, index = [i64, i32]> lanes <natural>
    cost <row = 2, cell = 0.2, far = 0.09, cache = 2.0e6> checks
// In WebAssembly single cells are stored faster than `rows` gathers four, at all sizes.
argpool.variant @clear_ahead for max_unpool_scatter targets [@simd128]
    when <layout = channels_first, index = [i64, i32]> lanes <natural> cost <row = 2, cell = 0.2>
    checks
// Planes that are looked through together; others go one by one.
argpool.variant @small_planes for max_unpool_scatter targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64]>
    lanes <natural> guard <max_cells = 224>
    cost <call = 60, plane = 3, cell = 0.17, far = 0.09, cache = 2.0e6> checks
// Two vectors for one make 3 % of a scatter, so only the most used elements have rows for avx512.
argpool.variant @clear_ahead for max_unpool_scatter targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32]> lanes <natural>
    cost <row = 2, cell = 0.2, far = 0.09, cache = 2.0e6> checks
argpool.variant @pixels for max_unpool_scatter targets [@base, @avx512, @neon, @neon32]
    when <layout = channels_last, index = [i64, i32]> lanes <natural>
    cost <row = 0.6, cell = 0.3, far = 0.09, cache = 2.0e6> checks
// (A tap's cell is looked up by scalars: wider vectors gain nothing.)
argpool.variant @taps for max_unpool_scatter targets [@base, @neon, @neon32]
    when <index = [u8, u16]> lanes <natural> cost <row = 2, cell = 0.5> checks
