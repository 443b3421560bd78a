// A region as the kernels that compute it: one, or several with values in memory between.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

struct RegionPart {
  std::string text;
  int64_t widest;  ///< bytes of the widest cell that it computes
  /// Where each of its tensors lies, as argpool.split has it; of one part alone {}.
  llvm::SmallVector<int64_t> values;
};

struct RegionParts {
  std::string wrong;  ///< "", or why there are none
  llvm::SmallVector<RegionPart, 1> parts;
  int64_t between = 0;  ///< bytes a cell of what lies in memory between parts
};

RegionParts partsOf(RegionOp region);

}  // namespace argpool
