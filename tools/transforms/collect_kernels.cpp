// argpool-collect-kernels: from operations to the unique kernels they need.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"
#include "transforms/row_name.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_COLLECTKERNELS
#include "transforms/passes.h.inc"

namespace {

/// What a kernel sees of `window`: begin pads only (ends are in the extents), without outermost
/// dimensions that do nothing, so that windows a table cannot tell apart share a kernel.
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

ElemKind elemKind(Type type) {
  if (type.isF64()) return ElemKind::F64;
  if (type.isF32()) return ElemKind::F32;
  if (type.isF16()) return ElemKind::F16;
  if (type.isBF16()) return ElemKind::BF16;
  switch (type.getIntOrFloatBitWidth()) {
    case 64: return ElemKind::I64;
    case 32: return ElemKind::I32;
    case 16: return ElemKind::I16;
    default: return type.isUnsignedInteger() ? ElemKind::U8 : ElemKind::I8;
  }
}

/// The kind of a type that is only moved.
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

/// The order of argpool_table: keys ascending, compiled-in windows before `any`.
bool comesBefore(KernelOp a, KernelOp b) {
  auto key = [](KernelOp kernel) {
    WindowAttr window = kernel.getWindow();
    auto vec = [](llvm::ArrayRef<int64_t> extents) { return extents.vec(); };
    return std::make_tuple(kernel.getKind(), kernel.getElem(), kernel.getIndex(),
                           kernel.getLayout(), window.isAny(), window.getRank(),
                           vec(window.getKernel()), vec(window.getStride()), vec(window.getPad()),
                           vec(window.getDilation()));
  };
  return key(a) < key(b);
}

struct CollectKernels : impl::CollectKernelsBase<CollectKernels> {
  using CollectKernelsBase::CollectKernelsBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    kernels.clear();
    names.clear();
    for (KernelOp kernel : module.getOps<KernelOp>()) {
      if (kernel.isRow()) return;  // the plan is made
      names.insert(kernel.getSymName());
      kernels.push_back(kernel);
    }
    module.walk([&](MaxPoolOp pool) {
      const bool captured = !pool.getIndices().use_empty();
      need(pool, KernelKind::MaxPool,
           elemKind(llvm::cast<ShapedType>(pool.getSrc().getType()).getElementType()),
           captured ? indexKind(pool.getIndexType()) : IndexKind::None, pool.getLayout(),
           kernelWindow(pool.getWindow()));
    });
    module.walk([&](MaxUnpoolOp unpool) {
      const ElemKind elem =
          movedKind(llvm::cast<ShapedType>(unpool.getValues().getType()).getElementType());
      const IndexKind index =
          indexKind(llvm::cast<ShapedType>(unpool.getIndices().getType()).getElementType());
      const Layout layout = unpool.getLayout();
      WindowAttr window = kernelWindow(unpool.getWindow()), any = WindowAttr::getAny(&getContext());
      need(unpool, KernelKind::MaxUnpool, elem, index, layout, window);
      need(unpool, KernelKind::CheckIndices, ElemKind::None, index, layout, window);
      need(unpool, KernelKind::LocateIndex, ElemKind::None, index, layout, any);
      need(unpool, KernelKind::MaxUnpoolScatter, elem, index, layout, any);
    });
    llvm::sort(kernels, comesBefore);
    for (KernelOp kernel : kernels) kernel->moveBefore(module.getBody(), module.getBody()->end());
  }

private:
  void need(Operation *user, KernelKind kind, ElemKind elem, IndexKind index, Layout layout,
            WindowAttr window) {
    const std::string name = kernelName(kind, elem, index, layout, window);
    if (!names.insert(name).second) return;
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    kernels.push_back(KernelOp::create(builder, user->getLoc(), name, kind, elem, index, layout,
                                       window));
  }

  llvm::SmallVector<KernelOp> kernels;
  llvm::StringSet<> names;
};

}  // namespace
}  // namespace argpool
