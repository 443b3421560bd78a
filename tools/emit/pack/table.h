// The table of argpool_registry.h as LLVM constants: what the runtime reads of a library.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include "emit/plan.h"

namespace argpool::emit {

/// A module that defines `<library>_table`, hidden: kernels sorted by key, compiled-in windows
/// before `any`, their rows in the plan's order. It refers to the rows' functions by symbolName().
std::unique_ptr<llvm::Module> tableModule(llvm::LLVMContext &context, const Plan &plan,
                                          const llvm::DataLayout &layout);

/// C++ assertions that the structs of argpool_registry.h have the sizes and offsets
/// that tableModule() writes for `triple`.
llvm::Expected<std::string> tableLayoutAssertions(const std::string &triple);

}  // namespace argpool::emit
