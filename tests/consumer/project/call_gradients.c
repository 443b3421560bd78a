/* Gradients from C. The cell in the middle of 3x3 is the largest, so that all four windows of 2x2
 * name it: what reaches it is the sum, and what it gives goes to all of them, or to the last.
 * SPDX-License-Identifier: MIT */
#include <gradients.h>
#include <stdio.h>

#include "tensor.h"

/* Whether a call succeeded and left the `count` numbers it should. */
static int made(argpool_status status, const char* what, const float* data, const float* wanted,
                int count) {
  int i;
  if (status != ARGPOOL_OK) {
    fprintf(stderr, "%s: %s\n", what, argpool_last_error());
    return 0;
  }
  for (i = 0; i < count; ++i) {
    if (data[i] == wanted[i]) continue;
    fprintf(stderr, "%s: number %d is %g, not %g\n", what, i, data[i], wanted[i]);
    return 0;
  }
  return 1;
}

int main(void) {
  float cells[9] = {1, 2, 3, 4, 9, 5, 6, 7, 8}, grad_cells[9], values[4];
  float grads[4] = {1, 2, 3, 4}, fetched[4];
  int64_t indices[4], full[4] = {1, 1, 3, 3}, half[4] = {1, 1, 2, 2};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor grad_src = tensor_of(grad_cells, 4, full, kDLFloat, 32);
  DLTensor pooled = tensor_of(values, 4, half, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, half, kDLInt, 64);
  DLTensor grad = tensor_of(grads, 4, half, kDLFloat, 32);
  DLTensor grad_values = tensor_of(fetched, 4, half, kDLFloat, 32);
  const float nines[4] = {9, 9, 9, 9}, last[4] = {0, 0, 0, 9};
  const float ten[9] = {0, 0, 0, 0, 10, 0, 0, 0, 0}, sum[9] = {0, 0, 0, 0, 36, 0, 0, 0, 0};
  if (!made(gradients_pool(&src, &pooled, &places, NULL), "pool", values, nines, 4) ||
      !made(gradients_pool_backward(&grad, &places, &grad_src, NULL), "pool backward",
            grad_cells, ten, 9) ||
      !made(gradients_unpool(&pooled, &places, &grad_src, NULL), "unpool", grad_cells, sum, 9) ||
      !made(gradients_unpool_backward_1(&src, &places, &grad_values, NULL), "unpool backward, sum",
            fetched, nines, 4) ||
      !made(gradients_unpool_backward_2(&src, &places, &grad_values, NULL),
            "unpool backward, exact", fetched, last, 4))
    return 1;
  printf("1 + 2 + 3 + 4 in the middle, 9 to the last, by %s\n", argpool_last_variant());
  return 0;
}
