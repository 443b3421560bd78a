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

Row readRow(KernelOp op, uint32_t target) {
  Row row;
  row.name = op.getSymName().str();
  row.kernel = {uint8_t(op.getKind()), uint8_t(op.getElem()), uint8_t(op.getIndex()),
                uint8_t(op.getLayout()), windowKey(op.getWindow())};
  row.target = target;
  row.schedule = op.getSchedule()->str();
  row.lanes = *op.getLanes();
  if (auto guard = op.getGuardAttr())
    row.guard = readGuard(guard);
  if (auto cost = op.getCostAttr())
    row.cost = {cost.get(CostAttr::Call),   cost.get(CostAttr::Plane), cost.get(CostAttr::Row),
                cost.get(CostAttr::Vector), cost.get(CostAttr::Width), cost.get(CostAttr::Tail),
                cost.get(CostAttr::Cell),   cost.get(CostAttr::Input), cost.get(CostAttr::Thin),
                cost.get(CostAttr::Tap),    cost.get(CostAttr::Step),  cost.get(CostAttr::Far),
                cost.get(CostAttr::Cache),  cost.get(CostAttr::Deep),  cost.get(CostAttr::Last)};
  row.streams = op.getStreams();
  row.checks = op.getChecks();
  return row;
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
  for (auto op : module.getOps<KernelOp>())
    if (op.isRow()) plan.rows.push_back(readRow(op, places.lookup(*op.getTarget())));
  return plan;
}

}  // namespace argpool::emit
