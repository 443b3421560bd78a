/* Libraries for which the small runtime is enough, and others, in one program.
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "smallest.h"
#include "whole.h"

#define TENSOR(data, shape) {data, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, NULL, 0}

int main(void) {
  float src[16] = {0}, pooled[4];
  int64_t large[] = {1, 1, 4, 4}, small[] = {1, 1, 2, 2};
  DLTensor x = TENSOR(src, large), values = TENSOR(pooled, small);
  if (smallest_down(&x, &values, NULL) || whole_down(&x, &values, NULL)) {
    puts(argpool_last_error());
    return 1;
  }
  return 0;
}
