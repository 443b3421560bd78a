// The kernels that an operation of a spec needs.
// SPDX-License-Identifier: MIT
#include "transforms/needed_kernels.h"

#include "dialect/operation_checks.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace argpool {
namespace {

/// The window as a kernel sees it: begin pads only (ends are in the extents), without outermost
/// dimensions that do nothing, so that windows with equal keys in a table share a kernel.
WindowAttr kernelWindow(WindowAttr window) {
  MLIRContext *context = window.getContext();
  if (window.isAny()) return WindowAttr::getAny(context);
  unsigned skip = 0;
  while (skip + 1 < window.getRank() && window.getKernel()[skip] == 1 &&
         window.getStride()[skip] == 1 && window.getPad()[skip] == 0 &&
         window.getDilation()[skip] == 1) {
    ++skip;
  }
  const llvm::ArrayRef<int64_t> pad = window.getPad().drop_front(skip);
  return WindowAttr::get(context, window.getKernel().drop_front(skip),
                         window.getStride().drop_front(skip), pad, pad,
                         window.getDilation().drop_front(skip));
}

Type elementType(Value tensor) { return getElementTypeOrSelf(tensor.getType()); }

/// The kind of a type that is computed with (C16). Pooling compares ui64, ui32 and ui16 by kernels
/// of signed numbers, which see them with the top bit inverted, and i1 as bytes.
ElemKind elemKind(Type type) {
  if (type.isF64()) return ElemKind::F64;
  if (type.isF32()) return ElemKind::F32;
  if (type.isF16()) return ElemKind::F16;
  if (type.isBF16()) return ElemKind::BF16;
  switch (type.getIntOrFloatBitWidth()) {
    case 64: return ElemKind::I64;
    case 32: return ElemKind::I32;
    case 16: return ElemKind::I16;
    default: return type.isSignlessInteger(8) ? ElemKind::I8 : ElemKind::U8;
  }
}

/// The kind of a type that is moved, or added as an integer that wraps.
ElemKind movedKind(Type type) {
  auto complex = llvm::dyn_cast<ComplexType>(type);
  const unsigned bits = complex ? 2 * complex.getElementType().getIntOrFloatBitWidth()
                                : type.getIntOrFloatBitWidth();
  switch (bits) {
    case 64: return ElemKind::X64;
    case 32: return ElemKind::X32;
    case 16: return ElemKind::X16;
    default: return ElemKind::X8;
  }
}

IndexKind indexKind(Type type) {
  const bool taps = type.isUnsignedInteger();
  switch (type.getIntOrFloatBitWidth()) {
    case 64: return IndexKind::I64;
    case 32: return IndexKind::I32;
    case 16: return IndexKind::U16;
    default: return taps ? IndexKind::U8 : IndexKind::None;
  }
}

/// Reports the kernels of one operation.
struct Needs {
  llvm::function_ref<void(const NeededKernel &)> report;

  void add(MaxPoolOp op) { addPool(op); }
  void add(MinPoolOp op) { addPool(op); }

  template <typename Op>
  void addPool(Op op) {
    const bool captured = !op.getIndices().use_empty();
    need(op, KernelKind::MaxPool, elemKind(elementType(op.getSrc())),
         captured ? indexKind(op.getIndexType()) : IndexKind::None, kernelWindow(op.getWindow()),
         op.getValues());
  }

  void add(MaxMaskOp op) {
    need(op, KernelKind::MaxMask, elemKind(elementType(op.getSrc())), IndexKind::None,
         kernelWindow(op.getWindow()), op.getDst());
  }

  void add(MaxUnpoolOp op) {
    const Type element = elementType(op.getValues());
    if (op.getDuplicates() == Duplicates::Sum) {
      needGather(op, KernelKind::MaxPoolBackward, KernelKind::MaxPoolBackwardScatter,
                 isFloat(element) ? elemKind(element) : movedKind(element), op.getDst());
    } else {
      needGather(op, KernelKind::MaxUnpool, KernelKind::MaxUnpoolScatter, movedKind(element),
                 op.getDst());
    }
  }

  void add(MaxPoolBackwardOp op) {
    needGather(op, KernelKind::MaxPoolBackward, KernelKind::MaxPoolBackwardScatter,
               elemKind(elementType(op.getGradValues())), op.getGradSrc());
  }

  void add(MaxUnpoolBackwardOp op) {
    const ElemKind elem = movedKind(elementType(op.getGradDst()));
    const Type type = elementType(op.getIndices());
    const WindowAttr any = WindowAttr::getAny(op.getContext());
    const Value out = op.getGradValues();
    if (op.getDuplicates() == Duplicates::Exact) {
      return need(op, KernelKind::MaxUnpoolBackwardExact, elem, indexKind(type), any, out);
    }
    // An offset names its cell whatever the window; a tap number does not.
    const bool taps = type.isUnsignedInteger();
    need(op, KernelKind::MaxUnpoolBackward, elem, indexKind(type), kernelWindow(op.getWindow()),
         out);
    if (!taps) need(op, KernelKind::MaxUnpoolBackward, elem, indexKind(type), any, out);
    // Devices have the check.
    need(op, KernelKind::CheckIndices, ElemKind::None, indexKind(type), any, op.getIndices());
    needSearch(op, indexKind(type));
  }

  /// The gather for indices that stay in their windows, and the check that they do; the scatter and
  /// the search for the first wrong index, for when they do not.
  template <typename Op>
  void needGather(Op op, KernelKind gather, KernelKind scatter, ElemKind elem, Value cells) {
    const IndexKind index = indexKind(elementType(op.getIndices()));
    const WindowAttr window = kernelWindow(op.getWindow());
    need(op, gather, elem, index, window, cells);
    need(op, KernelKind::CheckIndices, ElemKind::None, index, window, op.getIndices());
    need(op, scatter, elem, index, WindowAttr::getAny(op.getContext()), cells);
    needSearch(op, index);
  }

  /// Adds the kernels that find the first wrong index, and on devices report it.
  template <typename Op>
  void needSearch(Op op, IndexKind index) {
    const WindowAttr any = WindowAttr::getAny(op.getContext());
    need(op, KernelKind::LocateIndex, ElemKind::None, index, any, op.getIndices());
    need(op, KernelKind::ReportIndex, ElemKind::None, index, any, op.getIndices());
  }

  template <typename Op>
  void need(Op op, KernelKind kind, ElemKind elem, IndexKind index, WindowAttr window,
            Value output) {
    report({kind, elem, index, op.getLayout(), window,
          llvm::cast<RankedTensorType>(output.getType())});
  }
};

}  // namespace

void kernelsOf(Operation *op, llvm::function_ref<void(const NeededKernel &)> need) {
  llvm::TypeSwitch<Operation *>(op)
      .Case<MaxPoolOp, MinPoolOp, MaxUnpoolOp, MaxMaskOp, MaxPoolBackwardOp,
            MaxUnpoolBackwardOp>(
          [&](auto typed) { Needs{need}.add(typed); });
}

}  // namespace argpool
