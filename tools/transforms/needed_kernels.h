// The kernels that an operation of a spec needs.
// SPDX-License-Identifier: MIT
#pragma once

#include "dialect/dialect.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace argpool {

/// A kernel, and the tensor whose extents guards of its rows are about (argpool_guard).
struct NeededKernel {
  KernelKind kind;
  ElemKind elem;
  IndexKind index;
  Layout layout;
  WindowAttr window;
  mlir::RankedTensorType output;
};

/// Calls `need` for each kernel of an operation of argpool; others need none.
void kernelsOf(mlir::Operation *op, llvm::function_ref<void(const NeededKernel &)> need);

}  // namespace argpool
