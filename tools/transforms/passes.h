// The passes: createCollectKernels(), createSelectVariants(), registerArgpoolPasses().
// SPDX-License-Identifier: MIT
#pragma once

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

#include "dialect/dialect.h"

namespace argpool {

#define GEN_PASS_DECL
#include "transforms/passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "transforms/passes.h.inc"

}  // namespace argpool
