/* Peaks of a signal: samples that are the maximum of the 15 around them. Pooling with stride 1
 * tells where the maximum of each window sits; a sample that is its own window's is a peak.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <math.h>
#include <stdio.h>

enum { kSamples = 400, kWindow = 15 };

int main(void) {
  float signal[kSamples], greatest[kSamples];
  int32_t where[kSamples];
  int64_t shape[] = {1, kSamples}; /* C, W: unbatched */
  for (int n = 0; n < kSamples; n++) {
    signal[n] = sinf((float)n * 0.1f) * expf(-(float)n / 200) + 0.05f * sinf((float)n);
  }
  DLTensor x = {signal, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, shape, NULL, 0};
  DLTensor values = {greatest, {kDLCPU, 0}, 2, {kDLFloat, 32, 1}, shape, NULL, 0};
  DLTensor indices = {where, {kDLCPU, 0}, 2, {kDLInt, 32, 1}, shape, NULL, 0};
  const argpool_window window = ARGPOOL_WINDOW_1D(kWindow, 1, kWindow / 2);
  if (argpool_max_pool(&window, &x, &values, &indices, NULL)) return puts(argpool_last_error()), 1;
  int peaks = 0;
  for (int n = 0; n < kSamples; n++) {
    if (where[n] != n || signal[n] < 0.1f) continue;
    printf("peak at %3d: %.3f\n", n, signal[n]);
    peaks++;
  }
  return peaks == 0;
}
