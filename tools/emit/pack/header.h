// <name>.h: the table, and one function for each operation of the spec.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "emit/plan.h"

namespace argpool::emit {

/// The header's text, C99 and C++. `spec` is the spec's file name, for the comment on top.
std::string headerText(const Plan &plan, const std::vector<Entry> &entries,
                       const std::string &spec);

}  // namespace argpool::emit
