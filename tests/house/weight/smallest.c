/* A program that only pools, by the one kernel of target base: what it weighs is what argpool adds
 * to a process at least.
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "smallest.h"

#define TENSOR(data, shape) {data, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, NULL, 0}

int main(void) {
  float src[16], pooled[4];
  int64_t large[] = {1, 1, 4, 4}, small[] = {1, 1, 2, 2};
  for (int n = 0; n < 16; n++) src[n] = (float)n + 1;
  DLTensor x = TENSOR(src, large), values = TENSOR(pooled, small);
  if (smallest_down(&x, &values, NULL)) {
    puts(argpool_last_error());
    return 1;
  }
  printf("%g %g %g %g\n", pooled[0], pooled[1], pooled[2], pooled[3]);
  return pooled[0] == 6 && pooled[3] == 16 ? 0 : 1;
}
