// What the costs of shared.mlir are on a kind of CPU.
// Intel servers: fitted to the record of tests/bench/records without its frozen problems (an Intel
// server CPU with 480 MB of L3, 25 November 2026), and to the costs row by row that argpool-tune had
// measured on a Xeon of model 207 on 22 November (this file at 239b4c8), which count less.
// Of the last cache, which the host's other machines use as well, calls are taken to have 16 MB.
// SPDX-License-Identifier: MIT

argpool.costs @xeon cpu "GenuineIntel" family 6 model 207
    has(sse41, avx, f16c, fma, avx2, avx512f, avx512bw, avx512dq, avx512vl, avx512cd,
        popcnt)
    machine <call = 1.26, base = 1.16, avx2 = 1.24, avx512 = 1.21, far = 2.02, deep = 0.755,
        stream_call = 1.02, stream_far = 1.12, stream_deep = 0.955, cache = 1468006, last = 16777216> {
  argpool.factor 1.18 for max_pool on "avx2" schedule "channels_v8" when <layout = channels_last, window = compiled, elem = [f16, bf16]>
  argpool.factor 1.08 for max_unpool on "avx512" schedule "replicate" when <layout = channels_first, window = compiled>
  argpool.factor 1.12 for max_pool_backward on "avx2" schedule "replicate_stream16" when <layout = channels_first, window = compiled>
  argpool.factor 0.88 for max_unpool_backward on "avx2" schedule "scalar_loads" when <layout = channels_last, window = any>
}
