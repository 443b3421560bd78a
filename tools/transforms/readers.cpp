// Who reads the indices of a max_pool.
// SPDX-License-Identifier: MIT
#include "transforms/readers.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace argpool {
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

}  // namespace

bool sameTaps(WindowAttr a, WindowAttr b) {
  return a.getKernel() == b.getKernel() && a.getStride() == b.getStride() &&
         a.getPad() == b.getPad() && a.getDilation() == b.getDilation();
}

std::string whyOtherCells(MaxPoolOp pool, OpOperand &use) {
  const auto src = llvm::cast<RankedTensorType>(pool.getSrc().getType());
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
  return "";
}

std::string placeOf(Operation *op) {
  std::string name = op->getName().stripDialect().str();
  if (auto function = op->getParentOfType<func::FuncOp>())
    name = "@" + function.getSymName().str();
  if (auto entry = op->getAttrOfType<StringAttr>(kEntryAttr)) name = "@" + entry.str();
  return name + ": ";
}

}  // namespace argpool
