// The scalar kernels as a list.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <vector>

namespace argpool::test {

struct ScalarLoop {
  uint32_t op, elem, index, layout;
  const char* name;  // of operation and element
  argpool_kernel_fn run;
  uint32_t flags;  // ARGPOOL_ROW_*
};

std::vector<ScalarLoop> scalar_loops();

}  // namespace argpool::test
