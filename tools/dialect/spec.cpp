// Verifies the functions of a spec.
// SPDX-License-Identifier: MIT
#include "dialect/spec.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace argpool {

// An argument that nothing reads would be none of the entry's.
static LogicalResult checkArguments(func::FuncOp function) {
  for (BlockArgument argument : function.getArguments()) {
    if (!argument.use_empty()) continue;
    return function.emitError("function @")
           << function.getSymName() << ": no operation reads argument "
           << argument.getArgNumber() + 1 << ", which the library's function would not have; "
           << "take it out";
  }
  return success();
}

// The library's function takes outputs in the order of the operation's results, whatever order the
// spec returns them in: another order would be read wrongly.
static LogicalResult checkReturn(func::ReturnOp returned) {
  std::pair<Operation *, unsigned> last = {nullptr, 0};
  for (Value value : returned.getOperands()) {
    auto result = dyn_cast<OpResult>(value);
    if (!result) {
      return returned.emitError("an argument is returned; a function returns what its operations "
                                "make");
    }
    const std::pair<Operation *, unsigned> here = {result.getOwner(), result.getResultNumber()};
    const bool later = !last.first || (here.first == last.first ? here.second > last.second
                                                                : last.first->isBeforeInBlock(
                                                                      here.first));
    if (!later) {
      return returned.emitError("results are returned in another order than operations make them; "
                                "the library's functions take them in the operations' order: "
                                "values before indices, and each once");
    }
    last = here;
  }
  return success();
}

// Slips in a region as it is written, which simplifying one may leave: no pool where both sides of
// a choice are one, a signed pool where both were one value.
static LogicalResult checkRegion(RegionOp region) {
  if (region.getBody().getOps<PoolInRegionOp>().empty() &&
      region.getBody().getOps<TapInRegionOp>().empty() &&
      region.getBody().getOps<PoolGradientInRegionOp>().empty()) {
    return region.emitError("the region has no argpool.pool; at least one is needed: without, a "
                            "loop of your own does as well");
  }
  for (auto [argument, input] : llvm::zip(region.getBody().getArguments(), region.getInputs())) {
    if (!getElementTypeOrSelf(input.getType()).isUnsignedInteger()) continue;
    for (Operation *user : argument.getUsers()) {
      auto pool = dyn_cast<PoolInRegionOp>(user);
      if (!pool || (pool.getExtreme() != Extreme::Max && pool.getExtreme() != Extreme::Min)) {
        continue;
      }
      return pool.emitError("compares as signed the elements of an unsigned tensor; write u")
             << stringifyExtreme(pool.getExtreme());
    }
  }
  return success();
}

static LogicalResult checkFunction(func::FuncOp function) {
  bool computes = false, fine = true;
  if (function.isPrivate() && !function.isExternal()) {
    return function.emitError("function @")
           << function.getSymName() << " is private, and the library has no use for functions that "
           << "nobody calls; take `private` out, or the function";
  }
  function.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto region = dyn_cast<RegionOp>(op)) {
      computes = true;
      fine &= succeeded(checkRegion(region));
      return WalkResult::skip();  // its verifier says what else it holds
    }
    if (isa<MaxPoolOp, MinPoolOp, MaxUnpoolOp, MaxMaskOp, MaxPoolBackwardOp,
            MaxUnpoolBackwardOp>(op)) {
      computes = true;
    } else if (!isa<func::ReturnOp>(op)) {
      fine = false;
      op->emitError("function @") << function.getSymName() << " has " << op->getName()
                                  << ", which no library is made of; accepted are the operations "
                                     "of argpool, and func.return";
    }
    return WalkResult::advance();
  });
  if (!fine) return failure();
  if (computes) {
    if (failed(checkArguments(function))) return failure();
    for (Block &block : function.getBody()) {
      auto returned = dyn_cast<func::ReturnOp>(block.getTerminator());
      if (returned && failed(checkReturn(returned))) return failure();
    }
    return success();
  }
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
