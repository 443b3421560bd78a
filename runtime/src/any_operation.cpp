// argpool_call: an operation by its number.
// SPDX-License-Identifier: MIT
#include "call.h"
#include "checks.h"

namespace argpool {

Runner runner_of(argpool_op op) {
  switch (op) {
    case ARGPOOL_MAX_POOL:
    case ARGPOOL_MIN_POOL: return run_max_pool;
    case ARGPOOL_MAX_UNPOOL_BACKWARD: return run_max_unpool_backward;
    default: return run_unpooling;
  }
}

}  // namespace argpool

using namespace argpool;

argpool_status argpool_call(const argpool_table* table, argpool_op op, const argpool_window* window,
                            const DLTensor* const* tensors, const argpool_options* options) {
  if (!table) {
    clear_error();
    return finish(op, check_table(table));
  }
  Call c = {table, window, tensors, options, op};
  return call(c, runner_of(op));
}
