// A region as the text that its generator reads (generators/pipeline/text.h).
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// Values are named a, b, …, in their order.
std::string regionText(RegionOp region);

/// "region_" and 16 hexadecimal digits of the text.
std::string regionName(llvm::StringRef text);

}  // namespace argpool
