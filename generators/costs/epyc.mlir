// What the costs of shared.mlir are on a kind of CPU.
// AMD EPYC of Zen 4: its rows were timed, two runs of 172 s of argpool-tune --samples (seeds 101 and
// 202, 26 November 2026), and the record of tests/bench/records without its frozen problems; and, of
// the same calls, what the costs row by row say that many earlier runs had left (this file at 239b4c8).
// `stream` is the median of 20 runs of single kinds, which said 0.022 to 0.042.
// Its factors of pools by windows given at run time are of 60 drawn calls of f32 (29 November 2026):
// how much longer rows took than the numbers above say, which were fitted on a Xeon. Those of
// any_window and many_taps follow what was shared later, and by the record lose less than before.
// AMD EPYC (model 17), 2 CPUs, L2 1024 KB, L3 32768 KB.
// SPDX-License-Identifier: MIT

argpool.costs @epyc cpu "AuthenticAMD" family 25 model 17
    has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd,
        popcnt)
    shared threads 2 stream 0.0384 missed 0.0192 memory 26843546
    machine <call = 1.08, base = 0.957, avx2 = 0.92, avx512 = 1.07, far = 0.558, deep = 1.44,
        stream_call = 0.991, stream_far = 0.903, stream_deep = 1, cache = 734003, last = 16777216> {
  argpool.factor 0.84 for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any>
  argpool.factor 1.27 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any>
  argpool.factor 0.73 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [f32, i32]>
  argpool.factor 0.72 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any>
  argpool.factor 0.86 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any>
  argpool.factor 2 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any>
  argpool.factor 1.5 for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any>
  argpool.factor 1.4 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any>
}
