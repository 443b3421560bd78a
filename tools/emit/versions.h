// What a library was made with: part of its table and of every cache key.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace argpool::emit {

/// Bump when finish, or what the cache holds, changes meaning.
constexpr int kFinishVersion = 1;

/// "argpool 0.1.0, Halide 21.0.0, LLVM 22.1.8"
std::string madeBy();

}  // namespace argpool::emit
