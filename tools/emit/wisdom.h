// Files of wisdom, for a library to hold: which rows were measured to be the fastest.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "llvm/Support/Error.h"

#include "plan.h"

namespace argpool::emit {

struct Wisdom {
  std::string text;                  ///< as the runtime reads files of it; "": there is none
  std::vector<std::string> remarks;  ///< what was left out, a sentence a file
};

/// Joins files that argpool_wisdom_export wrote, each of any CPUs, into one text. Problems are left
/// out whose rows the plan does not have, or which another minor version measured.
llvm::Expected<Wisdom> readWisdom(const std::vector<std::string> &files, const Plan &plan);

}  // namespace argpool::emit
