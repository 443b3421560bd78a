// All operations, by their numbers.
// SPDX-License-Identifier: MIT
#include "run/run.h"

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
