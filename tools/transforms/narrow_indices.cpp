// argpool-narrow-indices: offsets that only operations of the same window read become tap numbers.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"
#include "transforms/readers.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_NARROWINDICES
#include "transforms/passes.h.inc"

namespace {

/// Why the indices of `pool` stay offsets, or "".
std::string whyNot(MaxPoolOp pool) {
  const int64_t taps = pool.getWindow().getTaps();
  if (pool.getWindow().isAny()) return "its window is told at run time";
  if (taps > 65535) return "its window has more than 65535 taps";
  for (OpOperand &use : pool.getIndices().getUses())
    if (std::string why = whyOtherCells(pool, use); !why.empty()) return why;
  return "";
}

struct NarrowIndices : impl::NarrowIndicesBase<NarrowIndices> {
  using NarrowIndicesBase::NarrowIndicesBase;

  void runOnOperation() override {
    getOperation().walk([&](MaxPoolOp pool) {
      if (pool.getIndices().use_empty() || pool.getIndexSpace() == IndexSpace::Window) return;
      const std::string why = whyNot(pool);
      if (why.empty()) return narrow(pool);
      if (report) pool.emitRemark(placeOf(pool)) << "indices stay offsets: " << why;
    });
  }

private:
  void narrow(MaxPoolOp pool) {
    MLIRContext *context = &getContext();
    const unsigned bits = pool.getWindow().getTaps() <= 255 ? 8 : 16;
    auto old = llvm::cast<RankedTensorType>(pool.getIndices().getType());
    const Type type = IntegerType::get(context, bits, IntegerType::Unsigned);
    const auto space = IndexSpaceAttr::get(context, IndexSpace::Window);
    for (Operation *user : pool.getIndices().getUsers())
      llvm::TypeSwitch<Operation *>(user)
          .Case<MaxUnpoolOp, MaxPoolBackwardOp, MaxUnpoolBackwardOp>(
              [&](auto op) { op.setIndexSpaceAttr(space); });
    pool.setIndexSpaceAttr(space);
    pool.setIndexType(type);
    pool.getIndices().setType(RankedTensorType::get(old.getShape(), type));
    if (!report) return;
    const double cells = double(old.getNumElements());
    pool.emitRemark(placeOf(pool)) << llvm::formatv(
        "indices became tap numbers, {0:f2} -> {1:f2} MB a call",
        cells * old.getElementTypeBitWidth() / 8e6, cells * bits / 8e6).str();
  }
};

}  // namespace
}  // namespace argpool
