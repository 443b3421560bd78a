/* The program that README.md quotes from here on. SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <stdio.h>
#define TENSOR(data, shape, code, bits) {data, {kDLCPU, 0}, 4, {code, bits, 1}, shape, NULL, 0}

int main(void) {
  float src[16], pooled[4], dst[16];
  int64_t taken[4], large[] = {1, 1, 4, 4}, small[] = {1, 1, 2, 2};
  for (int n = 0; n < 16; n++) src[n] = n + 1;
  DLTensor x = TENSOR(src, large, kDLFloat, 32), values = TENSOR(pooled, small, kDLFloat, 32);
  DLTensor y = TENSOR(dst, large, kDLFloat, 32), indices = TENSOR(taken, small, kDLInt, 64);
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);  /* kernel 2, stride 2, no padding */
  if (argpool_max_pool(&window, &x, &values, &indices, NULL) != ARGPOOL_OK ||
      argpool_max_unpool(&window, &values, &indices, &y, NULL) != ARGPOOL_OK)
    return puts(argpool_last_error()), 1;
  for (int n = 0; n < 16; n++) printf("%3g%s", dst[n], n % 4 == 3 ? "\n" : "");
}
