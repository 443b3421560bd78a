// A library that was just compiled, loaded into this process.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include "argpool.h"

namespace argpool::report {

/// Links lib<library>.a of `folder` into a shared library beside it by the machine's C compiler and
/// loads it: its table of kernels. It stays loaded. An error says what is missing: a compiler,
/// or a library of this machine's architecture.
llvm::Expected<const argpool_table *> loadKernels(const std::string &folder,
                                                  llvm::StringRef library);

}  // namespace argpool::report
