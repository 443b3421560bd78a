// What the costs of shared.mlir are on a kind of CPU.
// AMD EPYC of Zen 3: fitted to the costs row by row that argpool-tune had measured on 24 November
// 2026 (this file at 239b4c8), of the calls sampled on the EPYC of Zen 4. It has no AVX-512.
// The factors of pools by windows given at run time are Zen 4's.
// AMD EPYC (model 1), 2 CPUs, L2 512 KB, L3 32768 KB.
// SPDX-License-Identifier: MIT

argpool.costs @milan cpu "AuthenticAMD" family 25 model 1
    has(sse41, avx, f16c, fma, avx2, popcnt)
    shared threads 2 stream 0.03923 missed 0.007723 memory 33554432
    machine <call = 1.07, base = 1.17, avx2 = 1.2, avx512 = 1, far = 1, deep = 1, stream_call = 1,
        stream_far = 0.99, stream_deep = 0.996, cache = 367002, last = 16777216> {
  argpool.factor 0.84 for max_pool on "avx2" schedule "any_window" when <layout = channels_first, window = any>
  argpool.factor 1.27 for max_pool on "avx2" schedule "many_taps" when <layout = channels_first, window = any>
  argpool.factor 0.73 for max_pool on "base" schedule "any_window" when <layout = channels_first, window = any, elem = [f32, i32]>
  argpool.factor 0.72 for max_pool on "avx2" schedule "many_taps" when <layout = channels_last, window = any>
  argpool.factor 0.86 for max_pool on "avx2" schedule "any_channels" when <layout = channels_last, window = any>
}
