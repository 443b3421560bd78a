// Object files → lib<name>.a, the same bytes for the same objects.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/TargetParser/Triple.h"

namespace argpool::emit {

struct Member {
  std::string name;  ///< "max_pool_f32_i64_cf_2dk2s2__avx2_rows.o"
  std::unique_ptr<llvm::MemoryBuffer> object;
};

/// Members in the given order, in the format that linkers of the triple's system take, with a
/// symbol table, without times, users or permissions of their own.
llvm::Error writeArchive(const std::string &path, const std::vector<Member> &members,
                         const llvm::Triple &triple);

/// A file written whole or not at all.
llvm::Error writeFile(const std::string &path, llvm::StringRef contents);

}  // namespace argpool::emit
