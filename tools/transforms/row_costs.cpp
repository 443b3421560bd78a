// Costs of rows: measured one by one, or a schedule's, by its factors and the CPU's numbers.
// SPDX-License-Identifier: MIT
#include "transforms/row_costs.h"

#include "argpool_registry.h"
#include "llvm/ADT/DenseSet.h"
#include "transforms/unrolled.h"

using namespace mlir;

namespace argpool {
namespace {

argpool_cpu cpuOf(CostsOp kind) {
  argpool_cpu cpu = {};
  llvm::copy(kind.getCpu(), cpu.vendor);
  cpu.family = uint32_t(kind.getFamily());
  cpu.model = uint32_t(kind.getModel());
  if (kind.getHas()) cpu.features = uint64_t(*kind.getHas());
  return cpu;
}

/// As the runtime sees it.
uint64_t distance(CostsOp a, CostsOp b) {
  const argpool_cpu one = cpuOf(a), other = cpuOf(b);
  return argpool_cpu_distance(&one, &other);
}

/// Whether a row_cost or a factor is for kernels like this on the target.
template <typename Op> bool matches(Op op, KernelOp kernel, llvm::StringRef target) {
  return op.getKind() == kernel.getKind() && op.getTarget() == target &&
         op.getWhen().allows(kernel.getElem(), kernel.getIndex(), kernel.getLayout(),
                             kernel.getWindow());
}

/// The part of a row's name behind the target: "rows_v8_stream".
llvm::StringRef scheduleOf(llvm::StringRef row, llvm::StringRef target) {
  return row.substr(row.find("__")).substr(2 + target.size() + 1);
}

/// A cost where computing takes `compute` times as long, on a machine.
CostAttr scaled(CostAttr cost, float compute, MachineAttr machine, bool streams) {
  llvm::SmallVector<float> terms(cost.getTerms().asArrayRef());
  const auto times = [&](std::initializer_list<CostAttr::Term> which, float by) {
    for (CostAttr::Term term : which) terms[term] *= by;
  };
  const auto factor = [&](MachineAttr::Number all, MachineAttr::Number streaming) {
    return machine.get(all) * (streams ? machine.get(streaming) : 1);
  };
  times({CostAttr::Call}, factor(MachineAttr::Call, MachineAttr::StreamCall));
  times({CostAttr::Plane}, machine.get(MachineAttr::Call));
  times({CostAttr::Row, CostAttr::Vector, CostAttr::Tail, CostAttr::Cell, CostAttr::Input,
         CostAttr::Thin, CostAttr::Tap, CostAttr::Step},
        compute);
  times({CostAttr::Far}, factor(MachineAttr::Far, MachineAttr::StreamFar));
  times({CostAttr::Deep}, factor(MachineAttr::Deep, MachineAttr::StreamDeep));
  if (terms[CostAttr::Far] > 0) terms[CostAttr::Cache] = machine.get(MachineAttr::Cache);
  if (terms[CostAttr::Deep] > 0) terms[CostAttr::Last] = machine.get(MachineAttr::Last);
  return CostAttr::get(cost.getContext(), DenseF32ArrayAttr::get(cost.getContext(), terms));
}

/// By how much more a pool of many taps takes that visits each of them. Factors are fitted to
/// windows of few: of 9 and 25 taps those of `rows` are 1.1 to 1.9 and 2.5 to 3.3, so that 1 is
/// that of 6.
float forManyTaps(KernelOp kernel, VariantOp variant) {
  constexpr float kTaps = 6;
  WhenAttr when = variant.getWhenAttr();
  const bool named = when && when.getWindow();  // a schedule for this window
  if (named || !visitsOften(kernel.getKind(), kernel.getWindow())) return 1;
  return (float)kernel.getWindow().getTaps() / kTaps;
}

/// What the factors among these that match make of a row's cost.
template <typename Factors>
float factorOf(const Factors &among, KernelOp kernel, llvm::StringRef target,
               llvm::StringRef schedule) {
  float factor = 1;
  for (FactorOp each : among) {
    const bool meant = !each.getSchedule() || *each.getSchedule() == schedule;
    if (meant && matches(each, kernel, target)) factor *= each.getBy().convertToFloat();
  }
  return factor;
}

}  // namespace

LogicalResult RowCosts::read(ModuleOp module) {
  measured.clear();
  kinds.clear();
  for (CostsOp kind : module.getOps<CostsOp>()) {
    if (kind.getMachineAttr()) kinds.push_back(kind);
    for (MeasuredOp op : kind.getBody().getOps<MeasuredOp>()) {
      if (!measured[op.getRow()].set(kind.getSymNameAttr(), op.getCostAttr())) continue;
      return op.emitError("the cost of ") << op.getRow() << " is given twice";
    }
  }
  shared = llvm::to_vector(module.getOps<RowCostOp>());
  factors = llvm::to_vector(module.getOps<FactorOp>());
  return success();
}

FailureOr<RowCostOp> RowCosts::costOf(KernelOp kernel, llvm::StringRef target,
                                      llvm::StringRef row) const {
  RowCostOp found;
  for (RowCostOp each : shared) {
    if (each.getSchedule() != scheduleOf(row, target) || !matches(each, kernel, target)) continue;
    if (found) return each.emitError("a second cost of ") << row << "; narrow `when` of one";
    found = each;
  }
  return found;
}

FailureOr<DictionaryAttr> RowCosts::of(KernelOp kernel, llvm::StringRef target, VariantOp variant,
                                       llvm::StringRef row) const {
  NamedAttrList costs;
  FailureOr<RowCostOp> cost = costOf(kernel, target, row);
  if (failed(cost)) return failure();
  if (*cost) {
    const llvm::StringRef schedule = scheduleOf(row, target);
    const float factor =
        factorOf(factors, kernel, target, schedule) * forManyTaps(kernel, variant);
    for (CostsOp kind : kinds) {
      MachineAttr machine = kind.getMachineAttr();
      const float own = factorOf(kind.getBody().getOps<FactorOp>(), kernel, target, schedule);
      costs.set(kind.getSymNameAttr(),
                scaled(cost->getCostAttr(), factor * own * machine.ofTarget(target), machine,
                       variant.getStreams()));
    }
  }
  if (auto found = measured.find(row); found != measured.end()) {
    for (NamedAttribute each : found->second) costs.set(each.getName(), each.getValue());
  }
  if (costs.empty()) return DictionaryAttr();
  return costs.getDictionary(kernel.getContext());
}

void RowCosts::leaveKinds(ModuleOp module) const {
  for (RowCostOp each : llvm::make_early_inc_range(module.getOps<RowCostOp>())) each.erase();
  for (FactorOp each : llvm::make_early_inc_range(module.getOps<FactorOp>())) each.erase();
  llvm::DenseSet<Attribute> names;
  llvm::SmallVector<CostsOp> staying;
  for (KernelOp row : module.getOps<KernelOp>()) {
    if (!row.getMeasured()) continue;
    for (NamedAttribute cost : row.getMeasuredAttr()) names.insert(cost.getName());
  }
  for (CostsOp kind : llvm::make_early_inc_range(module.getOps<CostsOp>())) {
    if (!names.contains(kind.getSymNameAttr())) {
      kind.erase();
      continue;
    }
    kind.getBody().getBlocks().clear();
    kind.removeMachineAttr();
    staying.push_back(kind);
  }
  for (KernelOp row : module.getOps<KernelOp>()) {
    if (!row.getMeasured() || row.getMeasured()->size() == staying.size()) continue;
    const DictionaryAttr given = *row.getMeasured();
    NamedAttrList all(given);
    for (CostsOp kind : staying) {
      if (given.contains(kind.getSymName())) continue;
      CostsOp nearest;
      for (CostsOp other : staying) {
        if (!given.contains(other.getSymName())) continue;
        if (!nearest || distance(kind, other) < distance(kind, nearest)) nearest = other;
      }
      all.set(kind.getSymNameAttr(), given.get(nearest.getSymName()));
    }
    row.setMeasuredAttr(all.getDictionary(module.getContext()));
  }
}

}  // namespace argpool
