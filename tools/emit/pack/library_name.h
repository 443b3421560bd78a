// Checks a library's name.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "llvm/Support/Error.h"

namespace argpool::emit {

/// A name becomes part of C names (<name>_table), a header (<name>.h) and an archive (lib<name>.a):
/// an error where it cannot, or where it would take the place of another one.
/// `own`: it is one of argpool's own libraries.
llvm::Error checkLibraryName(const std::string &name, bool own);

}  // namespace argpool::emit
