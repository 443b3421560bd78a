// What a spec's functions may hold.
// SPDX-License-Identifier: MIT
#include "dialect/spec.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace argpool {

static LogicalResult checkFunction(func::FuncOp function) {
  bool computes = false, fine = true;
  function.getBody().walk([&](Operation *op) {
    if (isa<MaxPoolOp, MaxUnpoolOp, MaxPoolBackwardOp, MaxUnpoolBackwardOp>(op)) {
      computes = true;
    } else if (!isa<func::ReturnOp>(op)) {
      fine = false;
      op->emitError("function @") << function.getSymName() << " has " << op->getName()
                                  << ", which no library is made of; accepted are the operations "
                                     "of argpool, and func.return";
    }
  });
  if (!fine) return failure();
  if (computes) return success();
  return function.emitError("function @")
         << function.getSymName() << " has no operation of argpool, so that the library would lack "
         << "it; accepted are functions with at least one, say argpool.max_pool";
}

LogicalResult checkSpec(ModuleOp spec) {
  bool fine = true;
  spec.walk([&](func::FuncOp function) { fine &= succeeded(checkFunction(function)); });
  return success(fine);
}

}  // namespace argpool
