// argpool-fuse-mask: a max_pool and the only max_unpool of its results become a max_mask.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"
#include "transforms/readers.h"

#include "llvm/Support/FormatVariadic.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_FUSEMASK
#include "transforms/passes.h.inc"

namespace {

/// The operation that alone reads a pool's values and indices, or null and why there is none.
MaxUnpoolOp readerOf(MaxPoolOp pool, std::string &why) {
  if (!pool.getIndices().hasOneUse()) {
    why = "several operations read its indices";
    return nullptr;
  }
  Operation *reader = *pool.getIndices().getUsers().begin();
  auto unpool = llvm::dyn_cast<MaxUnpoolOp>(reader);
  if (!unpool) why = reader->getName().getStringRef().str() + " reads its indices";
  else if (unpool.getValues() != pool.getValues()) why = "other values are unpooled by its indices";
  else if (!pool.getValues().hasOneUse()) why = "its values are read beside the unpooling";
  return why.empty() ? unpool : nullptr;
}

std::string whyNot(MaxPoolOp pool, MaxUnpoolOp unpool) {
  const auto src = llvm::cast<RankedTensorType>(pool.getSrc().getType());
  std::string why = MaxMaskOp::whyNot(pool.getWindow(), src.getElementType());
  if (!why.empty()) return why;
  return whyOtherCells(pool, unpool->getOpOperand(1));
}

struct FuseMask : impl::FuseMaskBase<FuseMask> {
  using FuseMaskBase::FuseMaskBase;

  void runOnOperation() override {
    llvm::SmallVector<MaxPoolOp> pools;
    getOperation().walk([&](MaxPoolOp pool) {
      if (!pool.getIndices().use_empty()) pools.push_back(pool);
    });
    for (MaxPoolOp pool : pools) {
      std::string why;
      MaxUnpoolOp unpool = readerOf(pool, why);
      if (unpool) why = whyNot(pool, unpool);
      if (why.empty()) fuse(pool, unpool);
      else if (report) pool.emitRemark(placeOf(pool)) << "is not fused: " << why;
    }
  }

private:
  void fuse(MaxPoolOp pool, MaxUnpoolOp unpool) {
    OpBuilder builder(unpool);
    auto mask = MaxMaskOp::create(builder, unpool.getLoc(), pool.getSrc(), pool.getWindow(),
                                  pool.getLayout());
    auto first = pool->getAttrOfType<StringAttr>(kEntryAttr),
         second = unpool->getAttrOfType<StringAttr>(kEntryAttr);
    if (first && second)
      mask->setAttr(kEntryAttr, builder.getStringAttr(first.str() + "_" + second.str()));
    if (report) say(mask, pool);
    unpool.getDst().replaceAllUsesWith(mask.getDst());
    unpool.erase();
    pool.erase();
  }

  static void say(MaxMaskOp mask, MaxPoolOp pool) {
    InFlightDiagnostic remark = mask.emitRemark(placeOf(mask));
    remark << "pools and unpools in one";
    auto values = llvm::cast<RankedTensorType>(pool.getValues().getType());
    if (!values.hasStaticShape()) return;
    const unsigned bits =
        values.getElementTypeBitWidth() + pool.getIndexType().getIntOrFloatBitWidth();
    remark << llvm::formatv(", {0:f2} MB of values and indices a call are not stored",
                            double(values.getNumElements()) * bits / 8e6)
                  .str();
  }
};

}  // namespace
}  // namespace argpool
