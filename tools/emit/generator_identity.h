// The identity of a generator's build: a hash of the program and of Halide.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"

namespace argpool::emit {

/// A hash of the generator and of every library it finds by its own run path (Halide among them),
/// in hexadecimal. System libraries are not in it: they do not decide what Halide emits. `known`
/// holds the hashes of files, which generators share, from call to call.
llvm::Expected<std::string> generatorIdentity(const std::string &generator,
                                              llvm::StringMap<std::string> &known);

}  // namespace argpool::emit
