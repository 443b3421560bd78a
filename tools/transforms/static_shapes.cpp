// argpool-static-shapes: rows that no call of the spec's shapes may run are taken out of the plan.
// SPDX-License-Identifier: MIT
#include "transforms/needed_kernels.h"
#include "transforms/passes.h"
#include "transforms/row_name.h"

#include "llvm/ADT/StringMap.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_STATICSHAPES
#include "transforms/passes.h.inc"

namespace {

/// The numbers of a kernel's output that guards bound: width, channels, cells of a plane.
struct Extents {
  int64_t w, c, cells;
};

/// The extents of all calls of a kernel; `open` where one is known at the call only.
struct Calls {
  llvm::SmallVector<Extents> all;
  bool open = false;
};

/// None where the tensor does not say them all. N may be any.
std::optional<Extents> extentsOf(RankedTensorType tensor, unsigned spatial) {
  const llvm::ArrayRef<int64_t> shape = tensor.getShape().take_back(spatial + 1);
  if (ShapedType::isDynamicShape(shape)) return std::nullopt;
  Extents extents = {shape.back(), shape.front(), 1};
  for (int64_t extent : shape.drop_front()) extents.cells *= extent;
  return extents;
}

/// Whether a call of these extents may run a row; where data lies is not known here.
bool admits(GuardAttr guard, const Extents &call) {
  const auto within = [&](int64_t number, GuardAttr::Field least, GuardAttr::Field most) {
    return number >= guard.get(least) && (guard.get(most) == 0 || number <= guard.get(most));
  };
  const int64_t multiple = guard.get(GuardAttr::MultipleW);
  return within(call.w, GuardAttr::MinW, GuardAttr::MaxW) &&
         within(call.c, GuardAttr::MinC, GuardAttr::MaxC) &&
         within(call.cells, GuardAttr::MinCells, GuardAttr::MaxCells) &&
         (multiple == 0 || call.w % multiple == 0);
}

struct StaticShapes : impl::StaticShapesBase<StaticShapes> {
  using StaticShapesBase::StaticShapesBase;

  void runOnOperation() override {
    llvm::StringMap<Calls> calls;  // by kernel
    getOperation().walk([&](Operation *op) {
      kernelsOf(op, [&](const NeededKernel &k) {
        auto window = op->getAttrOfType<WindowAttr>("window");
        Calls &of = calls[kernelName(k.kind, k.elem, k.index, k.layout, k.window)];
        const std::optional<Extents> extents = extentsOf(k.output, window.getRank());
        if (extents) of.all.push_back(*extents);
        else of.open = true;
      });
    });
    unsigned rows = 0, dropped = 0;
    for (KernelOp row : llvm::make_early_inc_range(getOperation().getOps<KernelOp>())) {
      if (!row.isRow()) continue;
      ++rows;
      auto found = calls.find(kernelName(row.getKind(), row.getElem(), row.getIndex(),
                                         row.getLayout(), row.getWindow()));
      if (found == calls.end() || found->second.open || !row.getGuardAttr()) continue;
      if (llvm::any_of(found->second.all, [&](const Extents &call) {
            return admits(row.getGuardAttr(), call);
          })) {
        continue;
      }
      ++dropped;
      row.erase();
    }
    if (report)
      getOperation().emitRemark() << dropped << " of " << rows
                                  << " rows are left out: no call of the shapes given may run them";
  }
};

}  // namespace
}  // namespace argpool
