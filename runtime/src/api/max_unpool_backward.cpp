// argpool_max_unpool_backward.
// SPDX-License-Identifier: MIT
#include "api/call.h"

using namespace argpool;

argpool_status argpool_max_unpool_backward(const argpool_window* window, const DLTensor* grad_dst,
                                           const DLTensor* indices, DLTensor* grad_values,
                                           const argpool_options* options) {
  const DLTensor* const tensors[] = {grad_dst, indices, grad_values};
  Call c = {nullptr, window, tensors, options, ARGPOOL_MAX_UNPOOL_BACKWARD};
  return call(c, run_max_unpool_backward);
}
