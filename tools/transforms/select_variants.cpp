// argpool-select-variants: from kernels to rows.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"
#include "transforms/row_name.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_SELECTVARIANTS
#include "transforms/passes.h.inc"

namespace {

bool fits(VariantOp variant, KernelOp kernel) {
  if (variant.getKind() != kernel.getKind()) return false;
  WhenAttr when = variant.getWhenAttr();
  if (!when) return true;
  auto allows = [](auto list, auto value) { return list.empty() || llvm::is_contained(list, value); };
  if (when.getLayout() && when.getLayout().getValue() != kernel.getLayout()) return false;
  if (!allows(when.getElems(), kernel.getElem())) return false;
  if (!allows(when.getIndices(), kernel.getIndex())) return false;
  if (when.getCompiled() && kernel.getWindow().isAny()) return false;
  return !when.getWindow() || when.getWindow() == kernel.getWindow();
}

int64_t bytesOf(ElemKind elem) {
  switch (elem) {
    case ElemKind::F64: case ElemKind::I64: case ElemKind::X64: return 8;
    case ElemKind::F32: case ElemKind::I32: case ElemKind::X32: return 4;
    case ElemKind::F16: case ElemKind::BF16: case ElemKind::I16: case ElemKind::X16: return 2;
    default: return 1;
  }
}

int64_t bytesOf(IndexKind index) {
  switch (index) {
    case IndexKind::I64: return 8;
    case IndexKind::I32: return 4;
    case IndexKind::U16: return 2;
    default: return 1;
  }
}

/// The variant's lanes on `target`: natural ones are of the element, or of the index where a kernel
/// sees no elements.
int64_t resolveLanes(VariantOp variant, KernelOp kernel, TargetOp target) {
  const int64_t bytes = kernel.getElem() == ElemKind::None ? bytesOf(kernel.getIndex())
                                                           : bytesOf(kernel.getElem());
  const int64_t natural = std::max<int64_t>(target.getVectorBytes() / bytes, 1);
  LanesAttr lanes = variant.getLanesAttr();
  if (!lanes) return natural;
  return lanes.getNumber() * (lanes.getNatural() ? natural : 1);
}

struct SelectVariants : impl::SelectVariantsBase<SelectVariants> {
  using SelectVariantsBase::SelectVariantsBase;

  void runOnOperation() override {
    llvm::SmallVector<KernelOp> kernels;
    for (KernelOp kernel : getOperation().getOps<KernelOp>()) {
      if (!kernel.isRow()) kernels.push_back(kernel);
    }
    if (failed(chooseTargets()) || failed(expand(kernels))) return signalPassFailure();
    for (KernelOp kernel : kernels) kernel.erase();
    for (VariantOp variant : llvm::make_early_inc_range(getOperation().getOps<VariantOp>())) {
      variant.erase();
    }
    for (TargetOp target : llvm::make_early_inc_range(getOperation().getOps<TargetOp>())) {
      if (!llvm::is_contained(chosen, target)) target.erase();
    }
  }

private:
  /// Fills `chosen`: what is asked for, later targets of the module first.
  LogicalResult chooseTargets() {
    chosen.clear();
    llvm::StringSet<> known;
    for (TargetOp target : getOperation().getOps<TargetOp>()) {
      known.insert(target.getSymName());
      if (targets.empty() || llvm::is_contained(targets, target.getSymName())) {
        chosen.insert(chosen.begin(), target);
      }
    }
    for (const std::string &name : targets) {
      if (known.contains(name)) continue;
      InFlightDiagnostic error = getOperation().emitError("unknown target '") << name << "'; known are ";
      llvm::interleaveComma(getOperation().getOps<TargetOp>(), error,
                            [&](TargetOp target) { error << target.getSymName(); });
      return error;
    }
    return success();
  }

  LogicalResult expand(llvm::ArrayRef<KernelOp> kernels) {
    llvm::SmallVector<KernelOp> unmatched;
    for (KernelOp kernel : kernels) {
      FailureOr<int> rows = expand(kernel);
      if (failed(rows)) return failure();
      if (*rows == 0) unmatched.push_back(kernel);
    }
    bool ok = true;
    for (KernelOp kernel : unmatched) {
      if (isServedByScatter(kernel, unmatched, kernels)) continue;
      ok = false;
      InFlightDiagnostic error = kernel.emitError("no variant computes ") << kernel.getSymName()
                                                                          << " on ";
      llvm::interleaveComma(llvm::reverse(chosen), error,
                            [&](TargetOp target) { error << target.getSymName(); });
    }
    return success(ok);
  }

  FailureOr<int> expand(KernelOp kernel) {
    OpBuilder builder(kernel);
    llvm::StringSet<> names;
    for (TargetOp target : chosen) {
      auto reference = FlatSymbolRefAttr::get(target.getSymNameAttr());
      for (VariantOp variant : getOperation().getOps<VariantOp>()) {
        if (!fits(variant, kernel) || !llvm::is_contained(variant.getTargets(), reference)) continue;
        const std::string name = rowName(kernel, target.getSymName(), variant.getSchedule());
        if (!names.insert(name).second) {
          return variant.emitError("a second variant makes ")
                 << name << "; narrow the conditions of one, or name it otherwise";
        }
        const int64_t lanes = resolveLanes(variant, kernel, target);
        GuardAttr guard = variant.getGuardAttr();
        if (guard) guard = guard.resolve(lanes, target.getVectorBytes());
        KernelOp::create(builder, variant.getLoc(), builder.getStringAttr(name),
                         kernel.getKindAttr(), kernel.getElemAttr(), kernel.getIndexAttr(),
                         kernel.getLayoutAttr(), kernel.getWindowAttr(), reference,
                         variant.getScheduleAttr(), builder.getI64IntegerAttr(lanes), guard,
                         variant.getCostAttr(), variant.getStreamsAttr());
      }
    }
    return int(names.size());
  }

  /// Whether `kernel`, which has no row, is one that unpooling can do without: the gather for any
  /// window, or the check that only serves it, where the scatter has rows.
  static bool isServedByScatter(KernelOp kernel, llvm::ArrayRef<KernelOp> unmatched,
                                llvm::ArrayRef<KernelOp> kernels) {
    if (!kernel.getWindow().isAny()) return false;
    auto sameIndices = [&](KernelOp other) {
      return other.getIndex() == kernel.getIndex() && other.getLayout() == kernel.getLayout();
    };
    if (kernel.getKind() == KernelKind::CheckIndices) {
      return llvm::none_of(kernels, [&](KernelOp other) {
        return other.getKind() == KernelKind::MaxUnpool && other.getWindow().isAny() &&
               sameIndices(other) && !llvm::is_contained(unmatched, other);
      });
    }
    return kernel.getKind() == KernelKind::MaxUnpool && llvm::any_of(kernels, [&](KernelOp other) {
      return other.getKind() == KernelKind::MaxUnpoolScatter && sameIndices(other) &&
             other.getElem() == kernel.getElem() && !llvm::is_contained(unmatched, other);
    });
  }

  llvm::SmallVector<TargetOp> chosen;
};

}  // namespace
}  // namespace argpool
