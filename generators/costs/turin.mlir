// What the costs of shared.mlir are on a kind of CPU.
// AMD EPYC of Zen 5: fitted to the costs row by row that argpool-tune had measured on 25 November
// 2026 (this file at 239b4c8), of the calls sampled on the EPYC of Zen 4.
// The factors of pools by windows given at run time are Zen 4's.
// AMD EPYC (model 2), 2 CPUs, L2 1024 KB, L3 32768 KB.
// SPDX-License-Identifier: MIT

argpool.costs @turin cpu "AuthenticAMD" family 26 model 2
    has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd,
        popcnt)
    shared threads 2 stream 0.02282 missed 0.005372 memory 33554432
    machine <call = 0.674, base = 0.771, avx2 = 0.706, avx512 = 0.726, far = 0.871, deep = 0.866,
        stream_call = 0.984, stream_far = 0.975, stream_deep = 0.958, cache = 734003, last = 16777216> {
  argpool.factor 0.84 for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any>
  argpool.factor 1.27 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any>
  argpool.factor 0.73 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [f32, i32]>
  argpool.factor 0.72 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any>
  argpool.factor 0.86 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any>
  argpool.factor 2 for max_pool on "avx512" schedule "plane_line" when <layout = channels_first, window = any>
  argpool.factor 1.5 for max_pool on "avx512" schedule "plane_lanes" when <layout = channels_first, window = any>
  argpool.factor 1.4 for max_pool on "avx512" schedule "many_taps" when <layout = channels_last, window = any>
}
