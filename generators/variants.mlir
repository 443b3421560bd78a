// THE list: the targets kernels are compiled for, and the schedules ("variants") each kernel has.
// Syntax and meaning: tools/dialect/plan.td; adding one: README.md. The compiler reads this file.
// SPDX-License-Identifier: MIT

// ---- Targets: clusters of CPU features, each asking more than the one before of its architecture

argpool.target @base halide "x86-64-linux-sse41" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1" vector_bytes 16 needs(sse41)

argpool.target @avx2 halide "x86-64-linux-sse41-avx-f16c-fma-avx2" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+avx,+f16c,+fma,+avx2" vector_bytes 32 needs(sse41, avx, f16c, fma, avx2)

argpool.target @avx512 halide "x86-64-linux-sse41-avx-f16c-fma-avx2-avx512-avx512_skylake" triple "x86_64-unknown-linux-gnu"
    features "+sse4.1,+popcnt,+avx,+f16c,+fma,+avx2,+avx512f,+avx512bw,+avx512dq,+avx512vl,+avx512cd"
    vector_bytes 64 needs(sse41, popcnt, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd)

// Every AArch64 CPU that runs Linux, and ARMv7 with NEON and hard float. Vectors are as wide as
// base's: so are variants' lanes. On neon32 f32 is compared as integers, and added one by one.
argpool.target @neon halide "arm-64-linux" triple "aarch64-unknown-linux-gnu" features "+neon" vector_bytes 16 needs(neon)
argpool.target @neon32 halide "arm-32-linux" triple "armv7-unknown-linux-gnueabihf" features "+neon" vector_bytes 16 needs(neon)

// ---- Pooling -----------------------------------------------------------------------------------
// No row touches a cell outside: a guard here is for whole vectors, or for aligned stores. Costs are
// guesses; measured ones stand in costs/. Rows as wide as a vector, or wider: their last vector is
// shifted inwards. The narrowest vectors of a target take any row, window by window where it is
// narrower still. Elements of 32 and 64 bits.
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 25, row = 12, vector = 8, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_w = lanes> cost <call = 25, row = 12, vector = 13, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_w = lanes> cost <call = 25, row = 10, vector = 8, far = 0.014, cache = 2000000>
argpool.variant @half for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32, i32], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 9, vector = 6.5, far = 0.014, cache = 2000000>
argpool.variant @narrow for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32, i32], window = compiled>
    lanes <4> cost <call = 25, row = 6, vector = 4.5, far = 0.014, cache = 2000000>
argpool.variant @flat for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 60, plane = 5, cell = 1.3, far = 0.014, cache = 2000000>
argpool.variant @half for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, i64], window = compiled>
    lanes <4> guard <min_w = lanes>
    cost <call = 25, row = 9, vector = 6.5, far = 0.014, cache = 2000000>
// Windows of stride 1 look once at the rows of cells that they share, and go down the plane: where
// it is wide, caches like that less than they do whole rows.
argpool.variant @shared for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32],
          window = (kernel [3, 3] stride [1, 1] pad [1, 1])>
    guard <min_w = lanes, max_w = 48>
    cost <call = 400, row = 3, vector = 7, far = 0.004, cache = 840000>
argpool.variant @stream for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <multiple_w = lanes, align = vector>
    cost <call = 25, row = 12, vector = 14, far = 0.008, cache = 2000000> streams
argpool.variant @stream for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = compiled>
    guard <multiple_w = lanes, align = vector>
    cost <call = 25, row = 10, vector = 9, far = 0.008, cache = 2000000> streams

// Elements of 8 and 16 bits: eight bytes of index come with each element, and rows are no wider than
// those of others: vectors are narrower than the CPU's.
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 16, vector = 14, far = 0.014, cache = 2000000>
argpool.variant @narrow for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <4> cost <call = 25, row = 12, vector = 10, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <16> guard <min_w = lanes>
    cost <call = 25, row = 16, vector = 16, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <32> guard <min_w = lanes>
    cost <call = 25, row = 14, vector = 16, far = 0.014, cache = 2000000>
argpool.variant @half for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <16> guard <min_w = lanes>
    cost <call = 25, row = 10, vector = 10, far = 0.014, cache = 2000000>
argpool.variant @narrow for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 8, vector = 7, far = 0.014, cache = 2000000>
argpool.variant @stream for max_pool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = compiled>
    lanes <16> guard <multiple_w = lanes, align = vector>
    cost <call = 25, row = 16, vector = 17, far = 0.008, cache = 2000000> streams

argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = compiled>
    cost <call = 25, row = 4, vector = 3, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 10, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = compiled>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 5, far = 0.2, cache = 2000000>
argpool.variant @narrow for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, i64], window = compiled> lanes <4>
    cost <call = 25, row = 4, vector = 4, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <16>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 10, far = 0.2, cache = 2000000>
argpool.variant @narrow for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 8, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_last, window = compiled>
    guard <min_c = lanes> cost <call = 25, row = 4, vector = 7, far = 0.2, cache = 2000000>
argpool.variant @half for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = compiled> lanes <8>
    guard <min_c = lanes> cost <call = 25, row = 0.5, vector = 6.5, far = 0.2, cache = 2000000>
argpool.variant @half for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <16>
    guard <min_c = lanes> cost <call = 25, row = 0.5, vector = 8, far = 0.2, cache = 2000000>
argpool.variant @narrow for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = compiled> lanes <8>
    cost <call = 25, row = 4, vector = 8, far = 0.2, cache = 2000000>
argpool.variant @stream for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32, f16, bf16, i64, i32, i16], window = compiled>
    guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 6, far = 0.08, cache = 2000000> streams
argpool.variant @stream for max_pool targets [@avx512]
    when <layout = channels_last, window = compiled> guard <min_c = lanes, align = vector>
    cost <call = 25, row = 4, vector = 8, far = 0.08, cache = 2000000> streams
// Channels that are no whole vectors: a row of the output as one line.
argpool.variant @flat for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = disjoint>
    cost <call = 120, row = 5, vector = 9, far = 0.12, cache = 2000000>
argpool.variant @flat for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = overlapping>
    cost <call = 120, row = 5, vector = 40, far = 0.12, cache = 2000000>
argpool.variant @flat for max_pool targets [@avx512]
    when <layout = channels_last, elem = [u8], index = [u8], window = disjoint> guard <min_c = 24>
    cost <call = 120, row = 5, vector = 8, far = 0.12, cache = 2000000>

// Windows told at run time: avx2 gains nothing over base along x.
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any>
    cost <call = 25, row = 60, tap = 1.03, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any> guard <min_w = lanes>
    cost <call = 25, row = 35, vector = 5, tap = 0.12, far = 0.014, cache = 2000000>
argpool.variant @flat for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32, i64, i32], window = any>
    cost <call = 60, plane = 5, cell = 0.3, tap = 0.33, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = any> lanes <8>
    cost <call = 25, row = 130, tap = 0.75, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, i16, i8, u8], window = any> lanes <16>
    guard <min_w = lanes>
    cost <call = 25, row = 50, vector = 6, tap = 0.12, far = 0.014, cache = 2000000>
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f64, f32, i64, i32], window = any>
    cost <call = 25, row = 10, vector = 5, tap = 0.3, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@base, @neon, @neon32]
    when <layout = channels_last, elem = [f16, bf16, i16, i8, u8], window = any> lanes <8>
    cost <call = 25, row = 10, vector = 10, tap = 0.4, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f64, f32], window = any>
    cost <call = 25, row = 10, vector = 5, tap = 0.22, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f16, bf16, i16], window = any> lanes <16>
    guard <min_c = lanes>
    cost <call = 25, row = 10, vector = 10, tap = 0.2, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, f16, bf16, u8], window = any>
    guard <min_c = lanes>
    cost <call = 25, row = 8, vector = 7, tap = 0.055, far = 0.2, cache = 2000000>
argpool.variant @rows for max_pool targets [@avx512]
    when <layout = channels_last, elem = [i64, i32, i16, i8], window = any> lanes <8>
    guard <min_c = lanes>
    cost <call = 25, row = 8, vector = 7, tap = 0.11, far = 0.2, cache = 2000000>

// Windows of many taps: each tap costs little, but lines and grids of cells are stored and read.
argpool.variant @running for max_pool targets [@avx2]
    when <layout = channels_first, elem = [f32], window = any>
    cost <call = 200, row = 20, cell = 4, tap = 0.02, far = 0.014, cache = 2000000>
argpool.variant @running for max_pool targets [@avx2]
    when <layout = channels_last, elem = [f32], window = any>
    cost <call = 200, row = 10, vector = 16, tap = 0.006, far = 0.2, cache = 2000000>
argpool.variant @running for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f32], window = any>
    cost <call = 200, row = 20, cell = 1, tap = 0.02, far = 0.014, cache = 2000000>
argpool.variant @running for max_pool targets [@avx512]
    when <layout = channels_last, elem = [f64, f32, f16, bf16, u8], window = any>
    cost <call = 200, row = 7, vector = 28, tap = 0.006, far = 0.2, cache = 2000000>
// The same with a plane a lane: cells and results are gathered, and planes may be narrow.
argpool.variant @planes for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f64, f32], window = any> guard <min_c = lanes>
    cost <call = 300, row = 5, cell = 0.6, step = 0.08, far = 0.014, cache = 2000000>
argpool.variant @planes for max_pool targets [@avx512]
    when <layout = channels_first, elem = [f16, bf16, u8], window = any>
    lanes <16> guard <min_c = lanes>
    cost <call = 300, row = 5, cell = 0.6, step = 0.08, far = 0.014, cache = 2000000>

// ---- Unpooling: the gather and its check; the scatter and the search, for foreign indices ------

// Eight cells of 32 bits are the best vector for ordinary stores on wider CPUs too. Planes narrower
// than two such vectors are lines, or scattered: vectors of four won nowhere by more than 3 %.
// Of windows that overlap, 32-bit ARM gets x64 wrong, for reasons unknown: scatters serve them.
argpool.variant @rows for max_unpool targets [@base, @neon, @neon32]
    when <layout = channels_first, window = disjoint> lanes <4>
    cost <row = 7, cell = 0.2, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_unpool targets [@base, @neon]
    when <layout = channels_first, window = overlapping> lanes <4>
    cost <row = 7, cell = 0.2, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_unpool targets [@base, @neon, @neon32]
    when <layout = channels_last, window = compiled> lanes <4>
    cost <row = 1, cell = 0.2, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, window = disjoint> lanes <8>
    cost <row = 6, cell = 0.1, far = 0.09, cache = 3.0e6>
argpool.variant @wide for max_unpool targets [@avx512]
    when <layout = channels_last, window = disjoint> lanes <16>
    guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
// Rows of pixels of few channels are one line, where there are many rows; channels-first, planes are,
// where the windows that a vector of cells lies under fit one.
argpool.variant @flat for max_unpool targets [@avx512]
    when <layout = channels_last, elem = [x32], rank = [2, 3], window = disjoint>
    lanes <16> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6> checks
argpool.variant @flat for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32], rank = [1, 2], window = disjoint>
    lanes <16> guard <max_w = lanes, min_cells = lanes>
    cost <call = 350, plane = 2, vector = 8, far = 0.09, cache = 3.0e6> checks
argpool.variant @flat for max_unpool targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32], rank = [3], window = disjoint>
    lanes <16> guard <min_cells = lanes, max_cells = 8 * lanes>
    cost <call = 350, plane = 2, vector = 8, far = 0.09, cache = 3.0e6> checks
argpool.variant @wide for max_unpool targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <16> guard <min_w = 2 * lanes>
    cost <row = 6, cell = 0.09, far = 0.09, cache = 3.0e6> checks
argpool.variant @rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x64, x32], window = overlapping>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6> checks
argpool.variant @rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x16, x8], window = overlapping> lanes <16>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6>
argpool.variant @rows for max_unpool targets [@avx2, @avx512]
    when <layout = channels_last, window = compiled> lanes <8>
    cost <row = 1, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x64, x32], window = compiled> lanes <natural>
    guard <multiple_w = 2 * lanes, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @stream16 for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x64, x32], window = disjoint> lanes <8>
    guard <multiple_w = 2 * lanes, align = 16> cost <row = 3, cell = 0.21> streams checks
argpool.variant @stream16_narrow for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x64, x32], window = disjoint> lanes <4>
    guard <min_w = 8 * lanes, multiple_w = 2 * lanes, align = 16>
    cost <row = 3, cell = 0.23> streams checks
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x16, x8], window = overlapping> lanes <16>
    guard <multiple_w = 2 * lanes, align = vector> cost <row = 2, cell = 0.25> streams
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_first, elem = [x16, x8], window = disjoint> lanes <16>
    guard <multiple_w = 2 * lanes, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [x64, x32], window = overlapping> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [x64, x32], window = disjoint> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [x16, x8], window = overlapping> lanes <16>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
argpool.variant @stream for max_unpool targets [@avx2, @avx512]
    when <layout = channels_last, elem = [x16, x8], window = disjoint> lanes <16>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks

argpool.variant @taps for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [i64], window = compiled> lanes <2 * natural> cost <row = 3, cell = 0.2>
argpool.variant @taps for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [i32], window = compiled> lanes <natural> cost <row = 3, cell = 0.1>
argpool.variant @taps for check_indices targets [@base, @avx2, @avx512, @neon, @neon32]
    when <index = [u8, u16], window = compiled> lanes <16> cost <row = 3, cell = 0.05>
argpool.variant @narrow for check_indices targets [@avx2, @avx512]
    when <window = compiled> lanes <4> cost <row = 2, cell = 0.3>

argpool.variant @scan for locate_index targets [@base, @avx512, @neon, @neon32]
    when <index = [i64, i32]> lanes <8> cost <row = 2, cell = 0.12>
argpool.variant @scan for locate_index targets [@base, @avx512, @neon, @neon32]
    when <index = [u8, u16]> lanes <8> cost <cell = 5>
argpool.variant @serial for max_unpool_scatter targets [@base, @avx2, @avx512, @neon, @neon32]
    when <layout = channels_first, index = [i64, i32]> lanes <natural>
    cost <row = 2, cell = 0.2, far = 0.09, cache = 2.0e6> checks
argpool.variant @serial for max_unpool_scatter targets [@base, @avx512, @neon, @neon32]
    when <layout = channels_last, index = [i64, i32]> lanes <natural>
    cost <row = 0.6, cell = 0.3, far = 0.09, cache = 2.0e6> checks
argpool.variant @serial for max_unpool_scatter targets [@base, @avx512, @neon, @neon32]
    when <index = [u8, u16]> lanes <natural> cost <cell = 1.4>

// ---- Gradients ---------------------------------------------------------------------------------

// A row that checks does without a row of check_indices, which others have added to their costs.
argpool.variant @rows for max_unpool_backward targets [@base, @neon, @neon32]
    when <index = [i64, i32]> lanes <8>
    cost <call = 25, row = 1, cell = 1.25, far = 0.006, cache = 3.0e6>
argpool.variant @rows for max_unpool_backward targets [@avx2]
    when <index = [i64, i32]> lanes <8>
    cost <call = 25, row = 1, cell = 1.1, far = 0.006, cache = 3.0e6>
argpool.variant @rows for max_unpool_backward targets [@avx512]
    when <index = [i64, i32]> lanes <8>
    cost <call = 25, row = 1, cell = 0.75, far = 0.006, cache = 3.0e6>
// Planes of up to four vectors of cells are permuted; others go as in `rows`.
argpool.variant @flat for max_unpool_backward targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32]> lanes <16>
    guard <max_cells = 64> cost <call = 60, plane = 4, cell = 0.4, far = 0.006, cache = 3.0e6>
argpool.variant @stream for max_unpool_backward targets [@avx2]
    when <layout = channels_first, elem = [x32], index = [i64, i32]>
    guard <multiple_w = lanes, align = vector> cost <call = 25, row = 1, cell = 1.25> streams
argpool.variant @stream for max_unpool_backward targets [@avx512]
    when <layout = channels_first, elem = [x32], index = [i64, i32]>
    guard <multiple_w = lanes, align = vector> cost <call = 25, row = 1, cell = 0.9> streams
argpool.variant @rows for max_unpool_backward targets [@base, @avx2, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16]> lanes <8> guard <min_w = lanes>
    cost <call = 25, row = 5, cell = 0.78>
argpool.variant @narrow for max_unpool_backward targets [@base, @avx2, @neon, @neon32]
    when <layout = channels_first, index = [u8, u16]> lanes <4>
    cost <call = 25, row = 2, cell = 1.1>
argpool.variant @rows for max_unpool_backward targets [@base, @avx2, @neon, @neon32]
    when <layout = channels_last, index = [u8, u16]> lanes <8>
    cost <call = 25, row = 2, cell = 0.82>

argpool.variant @serial for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <index = [i64, i32]> lanes <16> cost <row = 2, cell = 0.5> checks
argpool.variant @serial for max_pool_backward_scatter targets [@avx2, @avx512]
    when <index = [i64, i32]> lanes <16> cost <row = 2, cell = 0.4> checks
argpool.variant @serial for max_pool_backward_scatter targets [@base, @neon, @neon32]
    when <index = [u8, u16]> lanes <16> cost <row = 2, cell = 1.4>

argpool.variant @rows for max_pool_backward targets [@base, @neon, @neon32]
    when <layout = channels_first, window = disjoint> lanes <4>
    cost <row = 7, cell = 0.25, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_pool_backward targets [@base, @neon]
    when <layout = channels_first, window = overlapping> lanes <4>
    cost <row = 7, cell = 0.25, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_pool_backward targets [@base, @neon, @neon32]
    when <layout = channels_last, window = compiled> lanes <4>
    cost <row = 1, cell = 0.25, far = 0.09, cache = 3.0e6>
argpool.variant @rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, window = disjoint> lanes <8>
    cost <row = 6, cell = 0.12, far = 0.09, cache = 3.0e6>
argpool.variant @wide for max_pool_backward targets [@avx512]
    when <layout = channels_last, window = disjoint>
    lanes <16> guard <min_c = lanes> cost <row = 1, cell = 0.11, far = 0.09, cache = 3.0e6> checks
argpool.variant @flat for max_pool_backward targets [@avx512]
    when <layout = channels_last, elem = [f32, x32], rank = [2, 3], window = disjoint>
    lanes <16> guard <max_c = lanes>
    cost <plane = 150, row = 5, vector = 1.7, tail = 6, thin = 0.3, far = 0.02, cache = 3.0e6> checks
argpool.variant @flat for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32], rank = [1, 2], window = disjoint>
    lanes <16> guard <max_w = lanes, min_cells = lanes>
    cost <call = 350, plane = 2, vector = 8, far = 0.09, cache = 3.0e6> checks
argpool.variant @flat for max_pool_backward targets [@avx512]
    when <layout = channels_first, elem = [f32], index = [i64, i32], rank = [3], window = disjoint>
    lanes <16> guard <min_cells = lanes, max_cells = 8 * lanes>
    cost <call = 350, plane = 2, vector = 8, far = 0.09, cache = 3.0e6> checks
argpool.variant @wide for max_pool_backward targets [@avx512]
    when <layout = channels_first, window = disjoint> lanes <16> guard <min_w = 2 * lanes>
    cost <row = 6, cell = 0.11, far = 0.09, cache = 3.0e6> checks
argpool.variant @rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = overlapping>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6> checks
argpool.variant @rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f16, bf16, x16, x8], window = overlapping> lanes <16>
    cost <row = 4, cell = 0.17, far = 0.02, cache = 6.0e6>
argpool.variant @rows for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_last, window = compiled> lanes <8>
    cost <row = 1, cell = 0.14, far = 0.09, cache = 3.0e6>
argpool.variant @stream for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, window = compiled> lanes <natural>
    guard <multiple_w = 2 * lanes, align = vector> cost <row = 2, cell = 0.2> streams checks
argpool.variant @stream16 for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = disjoint> lanes <8>
    guard <multiple_w = 2 * lanes, align = 16> cost <row = 3, cell = 0.21> streams checks
argpool.variant @stream16_narrow for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_first, elem = [f64, f32, x64, x32], window = disjoint> lanes <4>
    guard <min_w = 8 * lanes, multiple_w = 2 * lanes, align = 16>
    cost <row = 3, cell = 0.23> streams checks
argpool.variant @stream for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_last, window = overlapping> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.25> streams
argpool.variant @stream for max_pool_backward targets [@avx2, @avx512]
    when <layout = channels_last, window = disjoint> lanes <natural>
    guard <min_c = lanes, align = vector> cost <row = 1, cell = 0.2> streams checks

argpool.variant @rows for max_unpool_backward_exact targets [@base, @neon, @neon32]
    when <index = [i64, i32]> lanes <8> cost <call = 25, row = 2, cell = 5.4>
argpool.variant @rows for max_unpool_backward_exact targets [@base, @neon, @neon32]
    when <index = [u8, u16]> lanes <8> cost <call = 25, row = 8, cell = 8>
