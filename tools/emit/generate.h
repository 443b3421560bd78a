// The plan's rows → bitcode: one generator process a row, unless the cache has it.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"

#include "cache.h"
#include "plan.h"
#include "progress.h"

namespace argpool::emit {

struct Bitcode {
  std::vector<std::unique_ptr<llvm::MemoryBuffer>> rows;  ///< in the plan's order
  std::vector<std::string> keys;  ///< of the rows: what they were made from
  int generated = 0, cached = 0;
};

/// Runs a generator for every row the cache lacks, `jobs` processes at a time (0: one a CPU):
/// `generator`, or, where that is a folder, the program in it named after the row's kernel
/// operation. A process that fails or crashes costs its own row only: the others finish, and the
/// error names the failed rows and shows what their generators wrote.
llvm::Expected<Bitcode> generate(const Plan &plan, const std::string &generator,
                                 const Cache &cache, unsigned jobs, Progress &progress);

}  // namespace argpool::emit
