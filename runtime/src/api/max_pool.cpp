// argpool_max_pool and argpool_min_pool, apart from others, so that a program links what it calls.
// SPDX-License-Identifier: MIT
#include "api/call.h"

using namespace argpool;

argpool_status argpool_max_pool(const argpool_window* window, const DLTensor* src, DLTensor* values,
                                DLTensor* indices, const argpool_options* options) {
  const DLTensor* const tensors[] = {src, values, indices};
  Call c = {nullptr, window, tensors, options, ARGPOOL_MAX_POOL};
  return call(c, run_max_pool);
}

argpool_status argpool_min_pool(const argpool_window* window, const DLTensor* src, DLTensor* values,
                                DLTensor* indices, const argpool_options* options) {
  const DLTensor* const tensors[] = {src, values, indices};
  Call c = {nullptr, window, tensors, options, ARGPOOL_MIN_POOL};
  return call(c, run_max_pool);
}
