// Selection by itself, which has no public entry: the runtime's own.
// SPDX-License-Identifier: MIT
#include "selection.h"

#include <stdexcept>

#include "api/choose_rows.h"
#include "check/checks.h"
#include "choose/select.h"

namespace argpool::bench {

std::function<void()> selection_of(argpool_op op, const argpool_window* window,
                                   const DLTensor* const* tensors, const argpool_options& options) {
  Problem problem;
  Menu menu;
  if (check_call(op, window, tensors, options, Data::given, &problem) != ARGPOOL_OK ||
      menu_of(options.table, options, problem.plane.device, &menu) != ARGPOOL_OK)
    throw std::runtime_error(std::string("selection: ") + argpool_last_error());
  return [problem, menu] {
    Selection selection;
    if (select(problem, menu, &selection) != ARGPOOL_OK)
      throw std::runtime_error(std::string("selection: ") + argpool_last_error());
    asm volatile("" : : "r"(&selection) : "memory");  // it is wanted
  };
}

}  // namespace argpool::bench
