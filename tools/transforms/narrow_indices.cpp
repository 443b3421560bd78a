// argpool-narrow-indices: offsets that only operations of the same window read become tap numbers.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/FormatVariadic.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_NARROWINDICES
#include "transforms/passes.h.inc"

namespace {

/// What a reader of indices is, or nothing: its window, space, layout, and the tensor whose cells
/// its indices name.
struct Reader {
  WindowAttr window;
  IndexSpace space;
  Layout layout;
  RankedTensorType cells;
};

std::optional<Reader> readerOf(OpOperand &use) {
  const auto made = [&](auto op, Value indices, Value cells) -> std::optional<Reader> {
    if (use.get() != indices || use.getOperandNumber() != 1) return std::nullopt;
    return Reader{op.getWindow(), op.getIndexSpace(), op.getLayout(),
                  llvm::cast<RankedTensorType>(cells.getType())};
  };
  return llvm::TypeSwitch<Operation *, std::optional<Reader>>(use.getOwner())
      .Case([&](MaxUnpoolOp op) { return made(op, op.getIndices(), op.getDst()); })
      .Case([&](MaxPoolBackwardOp op) { return made(op, op.getIndices(), op.getGradSrc()); })
      .Case([&](MaxUnpoolBackwardOp op) { return made(op, op.getIndices(), op.getGradDst()); })
      .Default([](Operation *) { return std::nullopt; });
}

/// Whether tap numbers name the same cells: ends of pads and ceil_mode only count windows.
bool sameTaps(WindowAttr a, WindowAttr b) {
  return a.getKernel() == b.getKernel() && a.getStride() == b.getStride() &&
         a.getPad() == b.getPad() && a.getDilation() == b.getDilation();
}

/// Why the indices of `pool` stay offsets, or "".
std::string whyNot(MaxPoolOp pool) {
  const int64_t taps = pool.getWindow().getTaps();
  if (pool.getWindow().isAny()) return "its window is told at run time";
  if (taps > 65535) return "its window has more than 65535 taps";
  const auto src = llvm::cast<RankedTensorType>(pool.getSrc().getType());
  for (OpOperand &use : pool.getIndices().getUses()) {
    const std::optional<Reader> reader = readerOf(use);
    const std::string who = use.getOwner()->getName().getStringRef().str();
    if (!reader) return who + " reads them";
    if (!sameTaps(reader->window, pool.getWindow())) return who + " reads them by another window";
    if (reader->space != pool.getIndexSpace()) return who + " reads them in another index space";
    if (reader->layout != pool.getLayout()) return who + " reads them in another layout";
    // An offset is one in the tensor that is written; only where that has the shape of src do both
    // name one cell.
    if (!src.hasStaticShape() || reader->cells.getShape() != src.getShape())
      return who + " writes a tensor that is not known to have the shape of src";
  }
  return "";
}

struct NarrowIndices : impl::NarrowIndicesBase<NarrowIndices> {
  using NarrowIndicesBase::NarrowIndicesBase;

  void runOnOperation() override {
    getOperation().walk([&](MaxPoolOp pool) {
      if (pool.getIndices().use_empty() || pool.getIndexSpace() == IndexSpace::Window) return;
      const std::string why = whyNot(pool);
      if (why.empty()) return narrow(pool);
      if (report) pool.emitRemark(place(pool)) << "indices stay offsets: " << why;
    });
  }

private:
  static std::string place(MaxPoolOp pool) {
    std::string name = "max_pool";
    if (auto function = pool->getParentOfType<func::FuncOp>())
      name = "@" + function.getSymName().str();
    if (auto entry = pool->getAttrOfType<StringAttr>(kEntryAttr)) name = "@" + entry.str();
    return name + ": ";
  }

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
    pool.emitRemark(place(pool)) << llvm::formatv(
        "indices became tap numbers, {0:f2} -> {1:f2} MB a call",
        cells * old.getElementTypeBitWidth() / 8e6, cells * bits / 8e6).str();
  }
};

}  // namespace
}  // namespace argpool
