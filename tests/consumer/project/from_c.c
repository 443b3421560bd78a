/* The contract's first example through generated functions: 1..16 pooled by 2x2 and unpooled.
 * SPDX-License-Identifier: MIT */
#include <pairs.h>
#include <stdio.h>

#include "tensor.h"

static int failed(const char* what) {
  fprintf(stderr, "%s: %s\n", what, argpool_last_error());
  return 1;
}

int main(void) {
  float cells[16], back[16], values[4];
  int64_t indices[4];
  int64_t full[4] = {1, 1, 4, 4}, half[4] = {1, 1, 2, 2};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor dst = tensor_of(back, 4, full, kDLFloat, 32);
  DLTensor pooled = tensor_of(values, 4, half, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, half, kDLInt, 64);
  int i;
  for (i = 0; i < 16; ++i) cells[i] = (float)(i + 1);
  if (pairs_down(&src, &pooled, &places, NULL) != ARGPOOL_OK) return failed("down");
  if (pairs_up(&pooled, &places, &dst, NULL) != ARGPOOL_OK) return failed("up");
  for (i = 0; i < 16; ++i) {
    const int odd_row_and_column = i / 4 % 2 == 1 && i % 2 == 1;
    if (back[i] != (odd_row_and_column ? cells[i] : 0.0f)) {
      fprintf(stderr, "cell %d is %g\n", i, back[i]);
      return 1;
    }
  }
  printf("6 8 14 16 are back in place, by %s\n", argpool_last_variant());
  return 0;
}
