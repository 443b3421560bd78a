// The kernels that an app would have which compiles the problems' windows in.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

namespace argpool::bench {

/// libargpool's kernels and those of kernels.mlir, in one table.
const argpool_table& app_table();

}  // namespace argpool::bench
