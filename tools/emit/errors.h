// One sentence that says what went wrong and what to do, as an llvm::Error.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"

namespace argpool::emit {

inline llvm::Error error(const llvm::Twine &sentence) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), sentence);
}

}  // namespace argpool::emit
