// IR → the plain rows and entries of plan.h.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "llvm/Support/Error.h"
#include "mlir/IR/BuiltinOps.h"

#include "plan.h"

namespace argpool::emit {

/// The operations of a spec, as functions of the library's header. Those whose window is given at
/// run time have none: they are called through argpool.h.
llvm::Expected<std::vector<Entry>> readEntries(mlir::ModuleOp spec);

/// The targets and rows of a module that went through argpool-select-variants.
Plan readPlan(mlir::ModuleOp plan, const std::string &library);

/// Whether a name can be part of a C identifier; libraries and functions of a spec must be.
bool isIdentifier(llvm::StringRef name);

}  // namespace argpool::emit
