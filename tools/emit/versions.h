// The versions that a library was made with: part of its table.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace argpool::emit {

/// "argpool 0.2.0, Halide 21.0.0, LLVM 22.1.8"
std::string madeBy();

}  // namespace argpool::emit
