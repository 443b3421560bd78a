// argpool_region.h's structs as LLVM constants.
// SPDX-License-Identifier: MIT
#include "regions.h"

#include <array>

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DerivedTypes.h"
#include "llvm/IR/GlobalVariable.h"

#include "dialect/region_text.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr uint32_t kVersion = 4;  // ARGPOOL_REGION_VERSION: the runtime refuses another
constexpr size_t kExtents = 5;    // of argpool_region_function: N, C, D, H, W

// src, or src1, src2, … of several; likewise dst.
std::string nameOf(size_t i, const TextTensors &all) {
  const size_t inputs = all.inputs.size();
  const std::string stem = i < inputs ? "src" : "dst";
  if ((i < inputs ? inputs : all.outputs.size()) == 1) return stem;
  return stem + std::to_string(i < inputs ? i + 1 : i + 1 - inputs);
}

// 1, 2 or 3: of lines (W), planes (H, W) or volumes (D, H, W).
uint32_t rankOf(StringRef text) {
  return text.consume_front("rank ") ? uint32_t(text[0] - '0') : 2;
}

// The runtime divides planes by these: argpool_region's halo and column_bytes.
struct Reach {
  std::array<uint32_t, 3> halo = {};  // W, H, D: of the longest way through pools
  uint32_t columnBytes = 0;
};

// Each pool reads (kernel - 1) * dilation cells beside its own along an axis. It keeps about twice
// as many rows: what it reads, and windows of parts of its columns. Of volumes it keeps slices of
// what it reads, and of windows of parts of their rows.
Reach reachOf(StringRef text) {
  StringMap<std::array<uint32_t, 3>> halos;
  Reach reach;
  const int rank = int(rankOf(text));
  for (StringRef statement : split(text, "; ")) {
    SmallVector<StringRef> words(split(statement, ' '));
    if (words[0] == "out" || words[0] == "rank") continue;
    std::array<uint32_t, 3> halo = {};
    for (int axis : {0, 1, 2})
      for (StringRef word : drop_begin(words, 3))
        halo[axis] = std::max(halo[axis], halos.lookup(word)[axis]);
    // An operation on windows ends in their kernel, dilation and pad.
    const size_t kernel = words.size() - 3;
    if (words.size() >= 7) {
      const auto number = [&](StringRef list, int axis) {
        unsigned n = 1;
        SmallVector<StringRef> numbers(split(list, 'x'));
        if (axis < rank) numbers[size_t(rank - 1 - axis)].getAsInteger(10, n);
        return n;
      };
      const auto beside = [&](int axis) {
        return (number(words[kernel], axis) - 1) * number(words[kernel + 1], axis);
      };
      for (int axis : {0, 1, 2}) halo[axis] += beside(axis);
      unsigned bits = 8;
      words[2].drop_front().getAsInteger(10, bits);
      if (words[2] == "f16" || words[2] == "bf16") bits = 32;  // as they are computed
      // A tap goes with the value it is of; a gradient reads taps as wide as itself.
      const unsigned bytes = words[1].ends_with("_tap") ? 8 : std::max(bits / 8, 1u);
      const unsigned lines = rank == 3 ? 2 * beside(2) + 2 : 2 * beside(1) + 8;
      reach.columnBytes += bytes * (words.size() - 6) * lines;
    }
    halos[words[0].drop_back()] = halo;
    for (int axis : {0, 1, 2}) reach.halo[axis] = std::max(reach.halo[axis], halo[axis]);
  }
  return reach;
}

// DLPack's numbers: kDLInt, kDLUInt, kDLFloat, kDLBfloat, kDLBool.
std::pair<uint8_t, uint8_t> dataType(StringRef type) {
  if (type == "i1") return {6, 8};
  if (type == "bf16") return {4, 16};
  unsigned bits = 0;
  type.drop_front().getAsInteger(10, bits);
  return {uint8_t(type[0] == 'i' ? 0 : type[0] == 'u' ? 1 : 2), uint8_t(bits)};
}

class RegionBuilder {
public:
  RegionBuilder(Module &module, const Plan &plan) : module(module), plan(plan) {
    tensor = StructType::get(context(), {pointer, i8, i8, i16});
    row = StructType::get(context(), {pointer, pointer, pointer, i64, i32, i32, i32, i32});
    part = StructType::get(context(), {pointer, pointer});
    function = StructType::get(context(), {pointer, pointer, ArrayType::get(i64, kExtents)});
    region = StructType::get(context(), {i32, i32, pointer, pointer, i32, i32, i32, i32, i32, i32,
                                         i32, i32, pointer, pointer, pointer, i32, i32});
  }

  // The first row is one of the text itself.
  void add(const std::string &name, ArrayRef<const Row *> rows) {
    std::vector<Constant *> all;
    for (const Row *it : rows) all.push_back(rowOf(*it));
    add(name, rows.front()->regionText, all, {}, 0);
  }

  // Its parts were added before.
  void add(const Split &split) {
    std::vector<Constant *> all;
    for (const Split::Part &it : split.parts) {
      std::vector<Constant *> values;
      for (uint32_t value : it.values) values.push_back(number(value));
      all.push_back(ConstantStruct::get(
          part, {all_regions.lookup(it.region), array(i32, values)}));
    }
    add(split.region, split.text, {}, all, split.between);
  }

  // The functions by name, for who finds them at run time.
  void list(const std::vector<Entry> &entries) {
    std::vector<Constant *> all;
    for (const Entry &entry : entries)
      for (const std::string &name : {entry.name, entry.chain}) {
        if (entry.region.empty() || name.empty()) continue;
        std::vector<uint64_t> extents(entry.tensors.front().extents.begin(),
                                      entry.tensors.front().extents.end());
        extents.resize(kExtents, uint64_t(-1));
        all.push_back(
            ConstantStruct::get(function, {string(name), all_regions.lookup(entry.region),
                                           ConstantDataArray::get(context(), extents)}));
      }
    all.push_back(Constant::getNullValue(function));
    visible(ConstantArray::get(ArrayType::get(function, all.size()), all), "regions");
  }

private:
  void add(const std::string &name, const std::string &text, ArrayRef<Constant *> rows,
           ArrayRef<Constant *> parts, uint32_t between) {
    std::vector<Constant *> tensors;
    const TextTensors types = tensorsOfText(text);
    for (size_t i = 0; i < types.size(); ++i) {
      const bool output = i >= types.inputs.size();
      const auto [code, bits] = dataType(types.type(i));
      tensors.push_back(ConstantStruct::get(
          tensor, {string(nameOf(i, types)), ConstantInt::get(i8, code),
                   ConstantInt::get(i8, bits), ConstantInt::get(i16, output)}));
    }
    const Reach reach = reachOf(text);
    auto *value = ConstantStruct::get(
        region,
        {number(kVersion), number(module.getDataLayout().getTypeAllocSize(region)), string(name),
         string(text), number(tensors.size()), number(rows.size()), number(reach.halo[0]),
         number(reach.halo[1]), number(reach.halo[2]), number(reach.columnBytes),
         number(parts.size()), number(rankOf(text)), array(tensor, tensors), array(row, rows),
         array(part, parts),
         number(between), number(0)});
    all_regions[name] = visible(value, name);
  }

  LLVMContext &context() { return module.getContext(); }
  Constant *number(uint32_t n) { return ConstantInt::get(i32, n); }

  // The header declares these.
  GlobalVariable *visible(Constant *value, const std::string &name) {
    auto *global = new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                                      GlobalValue::ExternalLinkage, value,
                                      plan.library + "_" + name);
    global->setVisibility(GlobalValue::HiddenVisibility);
    global->setDSOLocal(true);
    return global;
  }

  Constant *constant(Constant *value) {
    return new GlobalVariable(module, value->getType(), /*isConstant=*/true,
                              GlobalValue::PrivateLinkage, value, "region");
  }
  Constant *string(const std::string &text) {
    return constant(ConstantDataArray::getString(context(), text));
  }
  Constant *array(Type *type, ArrayRef<Constant *> elements) {
    return constant(ConstantArray::get(ArrayType::get(type, elements.size()), elements));
  }

  Constant *rowOf(const Row &it) {
    auto *type = FunctionType::get(i32, {pointer}, false);
    auto *run = cast<Function>(module.getOrInsertFunction(symbolName(plan, it), type).getCallee());
    run->setVisibility(GlobalValue::HiddenVisibility);
    run->setDSOLocal(true);
    const Target &target = plan.targets[it.target];
    return ConstantStruct::get(row, {string(it.name), string(target.name), run,
                                     ConstantInt::get(i64, target.cpuFeatures), number(it.lanes),
                                     number(it.mostCells), number(it.channelsLast),
                                     number(it.pixels)});
  }

  Module &module;
  const Plan &plan;
  PointerType *pointer = PointerType::get(module.getContext(), 0);
  Type *i8 = Type::getInt8Ty(module.getContext()), *i16 = Type::getInt16Ty(module.getContext()),
       *i32 = Type::getInt32Ty(module.getContext()), *i64 = Type::getInt64Ty(module.getContext());
  StructType *tensor, *row, *region, *function, *part;
  StringMap<Constant *> all_regions;  // by name
};

}  // namespace

void addRegions(Module &module, const Plan &plan, const std::vector<Entry> &entries) {
  MapVector<StringRef, std::vector<const Row *>> regions;
  for (const Row &row : plan.rows)
    if (!row.region.empty()) regions[row.region].push_back(&row);
  RegionBuilder builder(module, plan);
  for (const auto &[name, rows] : regions) builder.add(name.str(), rows);
  for (const Split &split : plan.splits) builder.add(split);
  builder.list(entries);
}

}  // namespace argpool::emit
