// argpool-select-variants: from kernels to rows.
// SPDX-License-Identifier: MIT
#include "transforms/passes.h"
#include "transforms/row_costs.h"
#include "transforms/row_name.h"
#include "transforms/unrolled.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_SELECTVARIANTS
#include "transforms/passes.h.inc"

namespace {

bool fits(VariantOp variant, KernelOp kernel) {
  if (variant.getKind() != kernel.getKind()) return false;
  WhenAttr when = variant.getWhenAttr();
  return !when || when.allows(kernel.getElem(), kernel.getIndex(), kernel.getLayout(),
                              kernel.getWindow());
}

bool names(VariantOp variant, TargetOp target) {
  return llvm::is_contained(variant.getTargets(), FlatSymbolRefAttr::get(target.getSymNameAttr()));
}

bool serves(VariantOp variant, TargetOp target) {
  return names(variant, target) ||
         (target.getLikeAttr() && llvm::is_contained(variant.getTargets(), target.getLikeAttr()));
}

/// The width of the cells under a vector of windows (GuardAttr).
int64_t tileOf(WindowAttr window, int64_t lanes) {
  return window.isAny() ? lanes : lanes * window.getStride().back();
}

/// The kernel that does what the gather `kind` does, for any indices.
std::optional<KernelKind> scatterOf(KernelKind kind) {
  switch (kind) {
    case KernelKind::MaxUnpool: return KernelKind::MaxUnpoolScatter;
    case KernelKind::MaxPoolBackward: return KernelKind::MaxPoolBackwardScatter;
    default: return std::nullopt;
  }
}

/// Whether calls on the target's device ever need kernels of `kind`: who wrote an index that names
/// no cell is looked up on the CPU, and there is no exact gradient on devices.
bool isAskedOf(KernelKind kind, TargetOp target) {
  const bool onCpu = target.getDevice() == Device::CPU;
  if (kind == KernelKind::ReportIndex) return !onCpu;
  return onCpu || kind != KernelKind::MaxUnpoolBackwardExact;
}

struct SelectVariants : impl::SelectVariantsBase<SelectVariants> {
  using SelectVariantsBase::SelectVariantsBase;

  void runOnOperation() override {
    llvm::SmallVector<KernelOp> kernels;
    for (KernelOp kernel : getOperation().getOps<KernelOp>()) {
      if (!kernel.isRow()) kernels.push_back(kernel);
    }
    if (failed(chooseTargets()) || failed(known.read(getOperation())) ||
        failed(limits.read(getOperation()))) {
      return signalPassFailure();
    }
    limits.addForAnyWindow(getOperation(), kernels);
    if (!kernels.empty() && chosen.empty()) {
      getOperation().emitError("there is no argpool.target to choose rows for");
      return signalPassFailure();
    }
    if (failed(expand(kernels))) return signalPassFailure();
    for (KernelOp kernel : kernels) {
      if (limits.exceededBy(kernel)) limits.explain(kernel, !rowless.contains(kernel));
      kernel.erase();
    }
    for (UnrollLimitOp limit : llvm::make_early_inc_range(getOperation().getOps<UnrollLimitOp>())) {
      limit.erase();
    }
    for (VariantOp variant : llvm::make_early_inc_range(getOperation().getOps<VariantOp>())) {
      variant.erase();
    }
    known.leaveKinds(getOperation());
    for (TargetOp target : llvm::make_early_inc_range(getOperation().getOps<TargetOp>())) {
      if (!llvm::is_contained(chosen, target)) target.erase();
    }
  }

private:
  /// Fills `chosen`: the targets requested, later targets of the module first.
  LogicalResult chooseTargets() {
    chosen.clear();
    llvm::StringSet<> known;
    llvm::StringRef first;  // the architecture that is meant where no target is named
    for (TargetOp target : getOperation().getOps<TargetOp>()) {
      if (known.empty()) first = target.getArchitecture();
      known.insert(target.getSymName());
      const bool meant = target.getDevice() == Device::CPU && target.getArchitecture() == first;
      if (targets.empty() ? meant : llvm::is_contained(targets, target.getSymName())) {
        chosen.insert(chosen.begin(), target);
      }
    }
    for (const std::string &name : targets) {
      if (known.contains(name)) continue;
      InFlightDiagnostic error = getOperation().emitError("unknown target '") << name
                                                                              << "'; known are ";
      llvm::interleaveComma(getOperation().getOps<TargetOp>(), error,
                            [&](TargetOp target) { error << target.getSymName(); });
      return error;
    }
    return checkArchitectures();
  }

  /// A table serves one kind of CPU.
  LogicalResult checkArchitectures() {
    for (TargetOp target : chosen) {
      TargetOp first = chosen.back();
      if (target.getArchitecture() == first.getArchitecture()) continue;
      return target.emitError("target ")
             << target.getSymName() << " is for " << target.getArchitecture() << ", target "
             << first.getSymName() << " for " << first.getArchitecture()
             << "; a library is for one architecture: compile one for each";
    }
    return success();
  }

  LogicalResult expand(llvm::ArrayRef<KernelOp> kernels) {
    rowless.clear();
    uncovered.clear();
    guarded.clear();
    const llvm::SmallVector<TargetOp> first = firsts();
    for (KernelOp kernel : kernels) {
      if (failed(expand(kernel))) return failure();
    }
    // From the last kernel on: what may serve others (scatters, any window) stands behind them.
    for (KernelOp kernel : llvm::reverse(kernels)) {
      for (TargetOp target : first) {
        const bool lacks =
            uncovered.contains({kernel, target}) || guarded.contains({kernel, target});
        const bool does = lacks ? isServedByOther(kernel, kernels, target)
                                : !kernel.getWindow().isAny();
        if (does) continue;
        if (failed(lend(kernel, target))) return failure();
      }
    }
    bool ok = true;
    for (KernelOp kernel : kernels) {
      for (TargetOp target : first) {
        if (!isMissing(kernel, kernels, target)) continue;
        ok = false;
        kernel.emitError("no variant computes ") << kernel.getSymName() << " on "
                                                 << target.getSymName();
      }
    }
    return success(ok);
  }

  /// Whether calls on `first` need a row of `kernel` that is not there.
  bool isMissing(KernelOp kernel, llvm::ArrayRef<KernelOp> kernels, TargetOp first) const {
    return uncovered.contains({kernel, first}) && !isServedByOther(kernel, kernels, first);
  }

  /// Gives `kernel`, which has no row for `first` that every call may run, those of the nearest
  /// target that needs less of the same architecture: any CPU that runs rows of `first` runs them.
  /// Most kernels beside the gathers (locate_index, scatters) gain nothing from wider vectors and
  /// have rows of base alone; and only base's rows pool rows of cells that are shorter than any
  /// guard admits. For any window it gets all schedules, as other libraries of the list have them.
  LogicalResult lend(KernelOp kernel, TargetOp first) {
    llvm::SmallVector<TargetOp> before;
    for (TargetOp target : getOperation().getOps<TargetOp>()) {
      if (target == first) break;
      if (target.getDevice() == first.getDevice() &&
          target.getArchitecture() == first.getArchitecture()) {
        before.push_back(target);
      }
    }
    llvm::SmallVector<TargetOp> after{first};
    for (TargetOp target : llvm::reverse(before)) {
      llvm::StringSet<> names;
      bool open = false;
      if (failed(addRows(kernel, target, names, open, after))) return failure();
      after.push_back(target);
      if (names.empty()) continue;
      uncovered.erase({kernel, first});
      rowless.erase(kernel);
      if (!llvm::is_contained(chosen, target)) chosen.push_back(target);
      if (open && !kernel.getWindow().isAny()) break;
    }
    return success();
  }

  /// Whether calls on one of `targets` may run a row of the schedule of `variant` in any case.
  bool isOpen(VariantOp variant, KernelOp kernel, llvm::ArrayRef<TargetOp> targets) {
    return llvm::any_of(getOperation().getOps<VariantOp>(), [&](VariantOp other) {
      return other.getScheduleAttr() == variant.getScheduleAttr() && !other.getGuardAttr() &&
             fits(other, kernel) && llvm::any_of(targets, [&](TargetOp target) {
               return serves(other, target) && limits.allow(other, kernel, target);
             });
    });
  }

  /// The chosen target of each device that needs least of it: calls on any such device find it.
  llvm::SmallVector<TargetOp> firsts() const {
    llvm::SmallVector<TargetOp> first;
    for (TargetOp target : llvm::reverse(chosen)) {
      if (llvm::none_of(first, [&](TargetOp other) {
            return other.getDevice() == target.getDevice();
          })) {
        first.push_back(target);
      }
    }
    return first;
  }

  /// What a row of `kernel` is guessed to cost. A gather looks at every window over a cell, and the
  /// variants' guesses are those of k3s2 in two dimensions, 4 windows: without this, a gather of 27
  /// taps in three dimensions seemed cheaper than the scatter, and took 3.7 times as long.
  static CostAttr guessOf(VariantOp variant, KernelOp kernel) {
    constexpr double kGuessed = 4;
    CostAttr cost = variant.getCostAttr();
    const double over = kernel.getWindow().getMostOverACell() / kGuessed;
    if (!cost || over <= 1 || !scatterOf(kernel.getKind())) return cost;
    llvm::SmallVector<float> terms(cost.getTerms().asArrayRef());
    terms[CostAttr::Cell] *= (float)over;
    return CostAttr::get(cost.getContext(), DenseF32ArrayAttr::get(cost.getContext(), terms));
  }

  /// Adds the rows of `kernel` for all targets that are chosen.
  LogicalResult expand(KernelOp kernel) {
    llvm::StringSet<> names;
    for (TargetOp target : chosen) {
      const size_t before = names.size();
      bool open = false;
      if (failed(addRows(kernel, target, names, open))) return failure();
      if (open || !isAskedOf(kernel.getKind(), target)) continue;
      (names.size() == before ? uncovered : guarded).insert({kernel, target});
    }
    if (names.empty()) rowless.insert(kernel);
    return success();
  }

  /// Adds the rows of `kernel` for `target`, and their names to those of the kernel. `open` becomes
  /// true where one has no guard. Schedules that are open on one of `after` are left out.
  LogicalResult addRows(KernelOp kernel, TargetOp target, llvm::StringSet<> &names, bool &open,
                        llvm::ArrayRef<TargetOp> after = {}) {
    // Variants that name the target come before those of the target that it is like.
    for (const bool own : {true, false}) {
      if (failed(addRows(kernel, target, own, names, open, after))) return failure();
    }
    return success();
  }

  LogicalResult addRows(KernelOp kernel, TargetOp target, bool own, llvm::StringSet<> &rows,
                        bool &open, llvm::ArrayRef<TargetOp> after) {
    OpBuilder builder(kernel);
    for (VariantOp variant : getOperation().getOps<VariantOp>()) {
      if (!fits(variant, kernel) || !serves(variant, target)) continue;
      if (names(variant, target) != own) continue;
      if (!limits.allow(variant, kernel, target) || isOpen(variant, kernel, after)) continue;
      const RowWidth width = widthOf(variant, kernel, target);
      const std::string name = rowName(kernel, target, variant, width);
      if (!rows.insert(name).second) {
        if (!own) continue;
        return variant.emitError("a second variant makes ")
               << name << "; narrow the conditions of one, or give it other lanes";
      }
      open |= !variant.getGuardAttr();
      if (failed(addRow(builder, kernel, target, variant, width.lanes, name))) return failure();
    }
    return success();
  }

  LogicalResult addRow(OpBuilder &builder, KernelOp kernel, TargetOp target, VariantOp variant,
                       int64_t lanes, llvm::StringRef name) {
    GuardAttr guard = variant.getGuardAttr();
    if (guard) {
      if (guard.countsTiles() && kernel.getWindow().isAny()) {
        return variant.emitError("the guard of ")
               << name << " counts in tiles, and its window is known at run time only; count "
               << "in lanes, or add window = compiled to the condition";
      }
      guard = guard.resolve(lanes, tileOf(kernel.getWindow(), lanes), target.getVectorBytes());
    }
    FailureOr<DictionaryAttr> costs = known.of(kernel, target.getSymName(), variant, name);
    if (failed(costs)) return failure();
    KernelOp::create(builder, variant.getLoc(), builder.getStringAttr(name), kernel.getKindAttr(),
                     kernel.getElemAttr(), kernel.getIndexAttr(), kernel.getLayoutAttr(),
                     kernel.getWindowAttr(), FlatSymbolRefAttr::get(target.getSymNameAttr()),
                     variant.getScheduleAttr(), builder.getI64IntegerAttr(lanes), guard,
                     *costs ? CostAttr() : guessOf(variant, kernel), *costs,
                     variant.getStreamsAttr(), variant.getChecksAttr(),
                     variant.getConsecutiveAttr(), variant.getHintsAttr());
    return success();
  }

  /// Whether calls can do without `kernel` on the target `first`: it is a gather and its scatter is
  /// there, or the gradient of unpooling that is there for any window, or it is the check of
  /// gathers for any window that have no rows at all.
  bool isServedByOther(KernelOp kernel, llvm::ArrayRef<KernelOp> kernels, TargetOp first) const {
    if (limits.isBesideAnyWindow(kernel)) return true;  // the one for any window was added
    auto serves = [&](KernelOp other, KernelKind kind) {
      return other.getKind() == kind && other.getWindow().isAny() &&
             other.getIndex() == kernel.getIndex() && other.getLayout() == kernel.getLayout();
    };
    std::optional<KernelKind> instead = scatterOf(kernel.getKind());
    // An offset names its cell whatever the window; a tap number does not.
    const bool taps = llvm::is_contained({IndexKind::U8, IndexKind::U16}, kernel.getIndex());
    if (kernel.getKind() == KernelKind::MaxUnpoolBackward && !taps) instead = kernel.getKind();
    if (instead) {
      return llvm::any_of(kernels, [&](KernelOp other) {
        return serves(other, *instead) && other.getElem() == kernel.getElem() &&
               !uncovered.contains({other, first});
      });
    }
    return kernel.getKind() == KernelKind::CheckIndices && kernel.getWindow().isAny() &&
           llvm::none_of(kernels, [&](KernelOp other) {
             return scatterOf(other.getKind()) && serves(other, other.getKind()) &&
                    !rowless.contains(other);
           });
  }

  UnrollLimits limits;
  llvm::SmallVector<TargetOp> chosen;
  RowCosts known;
  llvm::SmallPtrSet<Operation *, 8> rowless;  // kernels without a row
  using OnTarget = llvm::DenseSet<std::pair<Operation *, Operation *>>;
  OnTarget uncovered, guarded;  // those without a row on a target; with guarded ones alone
};

}  // namespace
}  // namespace argpool
