// argpool_max_unpool and argpool_max_pool_backward, which run alike.
// SPDX-License-Identifier: MIT
#include "api/call.h"

using namespace argpool;

argpool_status argpool_max_unpool(const argpool_window* window, const DLTensor* values,
                                  const DLTensor* indices, DLTensor* dst,
                                  const argpool_options* options) {
  const DLTensor* const tensors[] = {values, indices, dst};
  Call c = {nullptr, window, tensors, options, ARGPOOL_MAX_UNPOOL};
  return call(c, run_unpooling);
}

argpool_status argpool_max_pool_backward(const argpool_window* window, const DLTensor* grad_values,
                                         const DLTensor* indices, DLTensor* grad_src,
                                         const argpool_options* options) {
  const DLTensor* const tensors[] = {grad_values, indices, grad_src};
  Call c = {nullptr, window, tensors, options, ARGPOOL_MAX_POOL_BACKWARD};
  return call(c, run_unpooling);
}
