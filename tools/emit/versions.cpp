// The versions that a library was made with.
// SPDX-License-Identifier: MIT
#include "versions.h"

#include "llvm/Config/llvm-config.h"

namespace argpool::emit {

std::string madeBy() {
  return "argpool " ARGPOOL_VERSION ", Halide " ARGPOOL_HALIDE_VERSION
         ", LLVM " LLVM_VERSION_STRING;
}

}  // namespace argpool::emit
