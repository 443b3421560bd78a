// The table of argpool_registry.h as LLVM constants.
// SPDX-License-Identifier: MIT
#include "table.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/GlobalVariable.h"

#include "table_types.h"
#include "emit/versions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Sorted as the registry says: by key, then compiled-in windows, `any` last.
auto order(const Kernel &kernel) {
  const argpool_window_key &w = kernel.window;
  auto list = [](const int32_t (&n)[3]) { return std::array<int32_t, 3>{n[0], n[1], n[2]}; };
  return std::tuple(kernel.key(), kernel.anyWindow(), list(w.kernel), list(w.stride), list(w.pad),
                    list(w.dilation));
}

class Builder {
public:
  Builder(Module &module, const Plan &plan)
      : module(module), plan(plan), types(module.getContext()) {}

  void build() {
    // A kernel's rows stand together, in the plan's order.
    std::vector<const Row *> rows;
    for (const Row &row : plan.rows)
      if (row.region.empty()) rows.push_back(&row);
    std::stable_sort(rows.begin(), rows.end(), [](const Row *a, const Row *b) {
      return order(a->kernel) < order(b->kernel);
    });

    std::vector<Constant *> rowConstants, kernels, targets, cpus;
    for (size_t first = 0, i = 0; i < rows.size(); ++i) {
      rowConstants.push_back(row(*rows[i]));
      const bool last =
          i + 1 == rows.size() || order(rows[i]->kernel) != order(rows[i + 1]->kernel);
      if (!last) continue;
      kernels.push_back(kernel(rows[i]->kernel, first, i + 1 - first));
      first = i + 1;
    }
    for (const Target &target : plan.targets)
      targets.push_back(ConstantStruct::get(
          types.target, {text(target.name), i64(target.cpuFeatures), i32(target.device), i32(0),
                         deviceApi(target)}));
    for (const Cpu &cpu : plan.cpus) {
      std::string vendor = cpu.vendor;
      vendor.resize(sizeof argpool_cpu::vendor);
      cpus.push_back(ConstantStruct::get(
          types.cpu,
          {text(cpu.name), ConstantDataArray::getString(module.getContext(), vendor, false),
           i32(cpu.family), i32(cpu.model), i32(cpu.threads), f32(cpu.stream), f32(cpu.missed),
           f32(cpu.memory), i32(0), i64(cpu.features)}));
    }

    const DataLayout &layout = module.getDataLayout();
    auto *table = ConstantStruct::get(
        types.table,
        {i32(ARGPOOL_TABLE_VERSION), i32(layout.getTypeAllocSize(types.table)), text(plan.library),
         text(madeBy()), i32(targets.size()), i32(kernels.size()), i32(rows.size()),
         i32(cpus.size()), i32(costs.size()), i32(0), array(types.target, targets, "targets"),
         array(types.kernel, kernels, "kernels"), array(types.row, rowConstants, "rows"),
         array(types.cpu, cpus, "cpus"), costList(), wisdom()});
    auto *global = new GlobalVariable(module, types.table, /*isConstant=*/true,
                                      GlobalValue::ExternalLinkage, table, plan.library + "_table");
    global->setVisibility(GlobalValue::HiddenVisibility);
    global->setDSOLocal(true);
  }

private:
  Constant *i32(uint32_t n) { return ConstantInt::get(Type::getInt32Ty(module.getContext()), n); }
  Constant *i64(uint64_t n) { return ConstantInt::get(Type::getInt64Ty(module.getContext()), n); }
  Constant *f32(float n) { return ConstantFP::get(Type::getFloatTy(module.getContext()), n); }

  Constant *global(Constant *value, const Twine &name) {
    auto *it = new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                                  GlobalValue::PrivateLinkage, value, name);
    it->setUnnamedAddr(GlobalValue::UnnamedAddr::Global);
    return it;
  }

  Constant *text(const std::string &text) {
    Constant *&known = texts[text];
    if (!known) known = global(ConstantDataArray::getString(module.getContext(), text), "text");
    return known;
  }

  Constant *wisdom() {
    auto *pointer = PointerType::get(module.getContext(), 0);
    return plan.wisdom.empty() ? ConstantPointerNull::get(pointer) : text(plan.wisdom);
  }

  // A symbol of libargpool_cuda.a or libargpool_opencl.a: a program with such rows links them.
  Constant *deviceApi(const Target &target) {
    auto *pointer = PointerType::get(module.getContext(), 0);
    if (!target.onDevice()) return ConstantPointerNull::get(pointer);
    return module.getOrInsertGlobal("argpool_" + target.deviceName() + "_device",
                                    Type::getInt8Ty(module.getContext()));
  }

  // An array has one element at least, so that its address is one; the counts say what is in it.
  Constant *array(StructType *type, std::vector<Constant *> elements, const Twine &name) {
    if (elements.empty()) elements.push_back(Constant::getNullValue(type));
    return global(ConstantArray::get(ArrayType::get(type, elements.size()), elements), name);
  }

  // The number of a row's costs. Rows that cost the same share them.
  uint32_t costOf(const Row &row) {
    if (row.costs.empty()) return 0;
    std::vector<float> terms;
    for (const argpool_cost &cost : row.costs)
      terms.insert(terms.end(), &cost.call, &cost.last + 1);
    auto [place, isNew] = known.try_emplace(std::move(terms), costs.size() + 1);
    if (isNew) costs.push_back(&row);
    return place->second;
  }

  Constant *costList() {
    std::vector<Constant *> all;
    for (size_t cpu = 0; cpu < std::max<size_t>(plan.cpus.size(), 1); ++cpu)
      for (const Row *row : costs) {
        std::vector<Constant *> terms;
        const argpool_cost &cost = row->costs[cpu];
        for (const float *term = &cost.call; term <= &cost.last; ++term)
          terms.push_back(f32(*term));
        all.push_back(ConstantStruct::get(types.cost, terms));
      }
    return array(types.cost, all, "costs");
  }

  static bool needsWholeWindows(const Row &row) {
    const int32_t (&pad)[3] = row.kernel.window.pad;
    const bool padded = pad[0] || pad[1] || pad[2];
    return row.hints.wholeWindows || (row.hints.wholeIfUnpadded && !padded);
  }

  Constant *row(const Row &row) {
    auto *type = FunctionType::get(Type::getInt32Ty(module.getContext()),
                                   {PointerType::get(module.getContext(), 0)}, false);
    auto *run = cast<Function>(module.getOrInsertFunction(symbolName(plan, row), type).getCallee());
    run->setVisibility(GlobalValue::HiddenVisibility);
    run->setDSOLocal(true);
    const argpool_guard &g = row.guard;
    auto *guard = ConstantStruct::get(
        types.guard, {i32(g.min_w), i32(g.max_w), i32(g.min_c), i32(g.max_c), i32(g.min_cells),
                      i32(g.max_cells), i32(g.multiple_w), i32(g.align)});
    const uint32_t flags = (row.streams ? ARGPOOL_ROW_STREAMS : 0) |
                           (row.checks ? ARGPOOL_ROW_CHECKS : 0) |
                           (row.consecutive ? ARGPOOL_ROW_CONSECUTIVE : 0) |
                           (row.hints.joinedLines ? ARGPOOL_ROW_FLAT : 0) |
                           (row.hints.channelLines ? ARGPOOL_ROW_PLANES : 0) |
                           (needsWholeWindows(row) ? ARGPOOL_ROW_WHOLE : 0) |
                           (row.hints.sameExtents ? ARGPOOL_ROW_SAME : 0) |
                           (row.hints.invertsBits ? ARGPOOL_ROW_INVERTS : 0);
    return ConstantStruct::get(
        types.row, {text(row.name), run, guard, i32(row.target), i32(flags),
                    i32(uint32_t(row.lanes)), i32(costOf(row))});
  }

  Constant *kernel(const Kernel &kernel, uint32_t firstRow, uint32_t rowCount) {
    auto list = [&](const int32_t (&n)[3]) {
      return ConstantArray::get(types.xyz, {i32(n[0]), i32(n[1]), i32(n[2])});
    };
    const argpool_window_key &w = kernel.window;
    auto *window = ConstantStruct::get(
        types.window, {list(w.kernel), list(w.stride), list(w.pad), list(w.dilation)});
    return ConstantStruct::get(types.kernel,
                               {i32(kernel.key()), i32(firstRow), i32(rowCount), window});
  }

  Module &module;
  const Plan &plan;
  TableTypes types;
  std::map<std::string, Constant *> texts;
  std::vector<const Row *> costs;                // the first row that has each
  std::map<std::vector<float>, uint32_t> known;  // their numbers
};

}  // namespace

std::unique_ptr<Module> tableModule(LLVMContext &context, const Plan &plan,
                                    const DataLayout &layout) {
  auto module = std::make_unique<Module>(plan.library + "_table", context);
  module->setDataLayout(layout);
  Builder(*module, plan).build();
  return module;
}

}  // namespace argpool::emit
