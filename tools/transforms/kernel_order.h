// The order of a table's kernels.
// SPDX-License-Identifier: MIT
#pragma once

#include "dialect/dialect.h"

namespace argpool {

/// Sorts `kernels` as argpool_table has them, keys ascending and compiled-in windows before `any`,
/// and moves them to the module's end in that order.
void putInOrder(mlir::ModuleOp module, llvm::MutableArrayRef<KernelOp> kernels);

}  // namespace argpool
