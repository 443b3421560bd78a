// The regions of a library as LLVM constants: what the runtime reads of each.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/IR/Module.h"

#include "emit/plan.h"

namespace argpool::emit {

/// Adds an `argpool_region` of argpool_region.h, `<library>_<region>`, hidden, for each region of
/// the plan. It refers to the rows' functions by symbolName().
void addRegions(llvm::Module &module, const Plan &plan, const std::vector<Entry> &entries);

}  // namespace argpool::emit
