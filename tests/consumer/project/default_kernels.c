/* Plain calls, without a spec: the default kernels serve them, whatever the window.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <stdio.h>

#include "tensor.h"

int main(void) {
  float cells[25], values[9];
  int64_t indices[9];
  int64_t full[4] = {1, 1, 5, 5}, pooled[4] = {1, 1, 3, 3};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor best = tensor_of(values, 4, pooled, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, pooled, kDLInt, 64);
  const argpool_window window = ARGPOOL_WINDOW_2D(3, 1, 0);
  int i;
  for (i = 0; i < 25; ++i) cells[i] = (float)(24 - i);
  if (argpool_max_pool(&window, &src, &best, &places, NULL) != ARGPOOL_OK) {
    fprintf(stderr, "%s\n", argpool_last_error());
    return 1;
  }
  for (i = 0; i < 9; ++i) {
    const int first = i / 3 * 5 + i % 3;
    if (indices[i] != first || values[i] != cells[first]) return 1;
  }
  printf("the first tap of each window, by %s\n", argpool_last_variant());
  return 0;
}
