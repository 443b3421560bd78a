// All rows' bitcode → what a compile shall emit, several rows at a time.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "llvm/Support/Error.h"

#include "pack/archive.h"
#include "generate.h"
#include "plan.h"

namespace argpool::emit {

enum class Form { LLVM, Assembly, Device, Object };

/// Finishes and compiles the rows with `jobs` threads (0: one a CPU); the results stand in the
/// plan's order, whatever the number of threads. Objects are kept in the cache: `compiler`
/// identifies the build of finish. The error names every row that failed.
llvm::Expected<std::vector<Member>> finishRows(const Plan &plan, const Bitcode &bitcode, Form form,
                                               const Cache &cache, const std::string &compiler,
                                               unsigned jobs, Progress &progress);

}  // namespace argpool::emit
