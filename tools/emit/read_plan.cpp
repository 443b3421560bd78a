// The plan's IR → rows.
// SPDX-License-Identifier: MIT
#include "read_plan.h"

#include "llvm/ADT/StringMap.h"

#include "dialect/dialect.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// A window attribute goes outermost first, a key goes x, y, z.
argpool_window_key windowKey(WindowAttr window) {
  argpool_window_key key = {};
  if (window.isAny()) return key;
  for (int i = 0; i < 3; ++i) key.kernel[i] = key.stride[i] = key.dilation[i] = 1;
  const unsigned rank = window.getRank();
  for (unsigned i = 0; i < rank; ++i) {
    const unsigned xyz = rank - 1 - i;
    key.kernel[xyz] = window.getKernel()[i];
    key.stride[xyz] = window.getStride()[i];
    key.pad[xyz] = window.getPad()[i];
    key.dilation[xyz] = window.getDilation()[i];
  }
  return key;
}

argpool_guard readGuard(GuardAttr guard) {
  auto number = [&](GuardAttr::Field field) { return uint32_t(guard.get(field)); };
  return {number(GuardAttr::MinW),     number(GuardAttr::MaxW),      number(GuardAttr::MinC),
          number(GuardAttr::MaxC),     number(GuardAttr::MinCells),  number(GuardAttr::MaxCells),
          number(GuardAttr::MultipleW), number(GuardAttr::Align)};
}

argpool_cost readCost(CostAttr cost) {
  auto term = [&](CostAttr::Term term) { return cost.get(term); };
  return {term(CostAttr::Call),  term(CostAttr::Plane), term(CostAttr::Row),
          term(CostAttr::Vector), term(CostAttr::Width), term(CostAttr::Tail),
          term(CostAttr::Cell),  term(CostAttr::Input), term(CostAttr::Thin),
          term(CostAttr::Tap),   term(CostAttr::Step),  term(CostAttr::Far),
          term(CostAttr::Cache), term(CostAttr::Deep),  term(CostAttr::Last)};
}

Hints readHints(argpool::Hints given) {
  using Given = argpool::Hints;
  auto has = [&](Given hint) { return bitEnumContainsAll(given, hint); };
  return {has(Given::PrefetchCells),  has(Given::PrefetchCellsByRow), has(Given::PrefetchInputs),
          has(Given::PrefetchOutput), has(Given::JoinedLines),        has(Given::ChannelLines),
          has(Given::WholeWindows),   has(Given::WholeIfUnpadded),    has(Given::SameExtents),
          has(Given::InvertsBits),    stringifyEnum(given)};
}

Row readRow(KernelOp op, uint32_t target, const std::vector<Cpu> &cpus) {
  Row row;
  row.name = op.getSymName().str();
  row.kernel = {uint8_t(op.getKind()), uint8_t(op.getElem()), uint8_t(op.getIndex()),
                uint8_t(op.getLayout()), windowKey(op.getWindow())};
  row.target = target;
  row.schedule = op.getSchedule()->str();
  row.lanes = *op.getLanes();
  if (auto guard = op.getGuardAttr())
    row.guard = readGuard(guard);
  if (auto measured = op.getMeasuredAttr())
    for (const Cpu &cpu : cpus)
      row.costs.push_back(readCost(cast<CostAttr>(measured.get(cpu.name))));
  else if (auto cost = op.getCostAttr())
    row.costs.assign(std::max<size_t>(cpus.size(), 1), readCost(cost));
  row.streams = op.getStreams();
  row.checks = op.getChecks();
  row.consecutive = op.getConsecutive();
  if (op.getHints()) row.hints = readHints(*op.getHints());
  return row;
}

Row readRow(PipelineOp op, uint32_t target) {
  Row row;
  row.name = op.getSymName().str();
  row.target = target;
  row.lanes = int(op.getLanes());
  row.region = op.getOf().str();
  row.regionText = op.getRegion().str();
  row.mostCells = uint32_t(op.getMostCells().value_or(0));
  row.channelsLast = op.getChannelsLast();
  row.pixels = uint32_t(op.getPixels().value_or(0));
  return row;
}

Split readSplit(SplitOp op) {
  Split split = {op.getSymName().str(), op.getRegion().str(), {}, uint32_t(op.getBetween())};
  for (auto [name, values] : zip(op.getParts().getAsValueRange<mlir::StringAttr>(),
                                 op.getValues().getAsRange<mlir::DenseI64ArrayAttr>())) {
    split.parts.push_back({name.str(), {}});
    append_range(split.parts.back().values, values.asArrayRef());
  }
  return split;
}

}  // namespace

Plan readPlan(mlir::ModuleOp module, const std::string &library) {
  Plan plan;
  plan.library = library;
  StringMap<uint32_t> places;
  for (auto op : module.getOps<TargetOp>()) {
    places[op.getSymName()] = plan.targets.size();
    plan.targets.push_back({op.getSymName().str(), op.getHalide().str(), op.getTriple().str(),
                            op.getCpu().str(), op.getFeatures().str(), uint64_t(op.getNeeds()),
                            uint32_t(op.getDevice())});
  }
  for (auto op : module.getOps<CostsOp>()) {
    Cpu cpu = {op.getSymName().str(), op.getCpu().str(), uint32_t(op.getFamily()),
               uint32_t(op.getModel())};
    if (op.getHas()) cpu.features = uint64_t(*op.getHas());
    if (op.getThreads()) {
      cpu.threads = uint32_t(*op.getThreads());
      cpu.stream = op.getStream()->convertToFloat();
      cpu.missed = op.getMissed()->convertToFloat();
      cpu.memory = float(*op.getMemory());
    }
    plan.cpus.push_back(cpu);
  }
  for (auto op : module.getOps<KernelOp>())
    if (op.isRow()) plan.rows.push_back(readRow(op, places.lookup(*op.getTarget()), plan.cpus));
  for (auto op : module.getOps<PipelineOp>())
    plan.rows.push_back(readRow(op, places.lookup(op.getTarget())));
  for (auto op : module.getOps<SplitOp>()) plan.splits.push_back(readSplit(op));
  return plan;
}

}  // namespace argpool::emit
