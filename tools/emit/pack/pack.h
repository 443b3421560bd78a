// Objects, table and header → the library on disk.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "archive.h"
#include "emit/plan.h"

namespace argpool::emit {

/// Makes the folder of a library, if need be, and finds out whether files can be written there.
llvm::Error prepareFolder(const std::string &folder);

/// Writes lib<library>.a and <library>.h into `folder`, which is made if need be. A header that
/// would not change is left alone, so that what includes it is not compiled again.
llvm::Error pack(const Plan &plan, const std::vector<Entry> &entries, const std::string &spec,
                 std::vector<Member> objects, const std::string &folder);

}  // namespace argpool::emit
