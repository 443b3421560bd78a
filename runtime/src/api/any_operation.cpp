// argpool_call: an operation by its number.
// SPDX-License-Identifier: MIT
#include "api/call.h"
#include "check/checks.h"

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
