/* A function of a user's own library, which has generated kernels inside: 0 if 1..16 pool rightly.
 * SPDX-License-Identifier: MIT */
#include <installed_kernels.h>

#include "tensor.h"

int pooled(void) {
  float cells[16], values[4];
  int64_t indices[4], full[4] = {1, 1, 4, 4}, half[4] = {1, 1, 2, 2};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor to = tensor_of(values, 4, half, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, half, kDLInt, 64);
  int i;
  for (i = 0; i < 16; ++i) cells[i] = (float)(i + 1);
  if (installed_kernels_down(&src, &to, &places, NULL) != ARGPOOL_OK) return 1;
  return values[0] == 6 && values[3] == 16 ? 0 : 2;
}
