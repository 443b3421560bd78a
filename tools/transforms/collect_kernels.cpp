// argpool-collect-kernels: from operations to the unique kernels they need.
// SPDX-License-Identifier: MIT
#include "transforms/kernel_order.h"
#include "transforms/needed_kernels.h"
#include "transforms/passes.h"
#include "transforms/row_name.h"

#include "llvm/ADT/StringSet.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_COLLECTKERNELS
#include "transforms/passes.h.inc"

namespace {

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
    for (KernelsOp set : llvm::make_early_inc_range(module.getOps<KernelsOp>())) {
      needAll(set);
      set.erase();
    }
    module.walk([&](Operation *op) {
      kernelsOf(op, [&](const NeededKernel &k) {
        need(op, k.kind, k.elem, k.index, k.layout, k.window);
      });
    });
    putInOrder(module, kernels);
  }

private:
  void needAll(KernelsOp set) {
    for (uint32_t elem = 0; elem <= getMaxEnumValForElemKind(); ++elem) {
      for (uint32_t index = 0; index <= getMaxEnumValForIndexKind(); ++index) {
        for (Layout layout : {Layout::ChannelsFirst, Layout::ChannelsLast}) {
          if (!set.holds(ElemKind(elem), IndexKind(index), layout)) continue;
          need(set, set.getKind(), ElemKind(elem), IndexKind(index), layout, set.getWindow());
        }
      }
    }
  }

  void need(Operation *user, KernelKind kind, ElemKind elem, IndexKind index, Layout layout,
            WindowAttr window) {
    const std::string name = kernelName(kind, elem, index, layout, window);
    if (!names.insert(name).second) return;
    auto builder = OpBuilder::atBlockEnd(getOperation().getBody());
    Location loc = user->getLoc();
    if (auto function = user->getParentOfType<func::FuncOp>()) {
      loc = NameLoc::get(function.getSymNameAttr(), loc);
    }
    kernels.push_back(KernelOp::create(builder, loc, name, kind, elem, index, layout, window));
  }

  llvm::SmallVector<KernelOp> kernels;
  llvm::StringSet<> names;
};

}  // namespace
}  // namespace argpool
