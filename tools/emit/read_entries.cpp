// The spec's operations → entries of the library's header.
// SPDX-License-Identifier: MIT
#include "read_plan.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "dialect/dialect.h"
#include "dialect/own_names.h"
#include "dialect/region_text.h"
#include "errors.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// "?x64x360x480 f32"
std::string typeText(mlir::Type type) {
  auto tensor = cast<mlir::RankedTensorType>(type);
  std::string text;
  raw_string_ostream out(text);
  interleave(
      tensor.getShape(), out,
      [&](int64_t extent) {
        if (mlir::ShapedType::isDynamic(extent))
          out << '?';
        else
          out << extent;
      },
      "x");
  out << ' ' << tensor.getElementType();
  return text;
}

Entry::Tensor tensor(const std::string &name, mlir::Value value, bool output) {
  std::vector<int64_t> extents;
  const auto type = cast<mlir::RankedTensorType>(value.getType());
  for (int64_t extent : type.getShape())
    extents.push_back(mlir::ShapedType::isDynamic(extent) ? -1 : extent);
  return {name, typeText(value.getType()), output, std::move(extents)};
}

Entry::Tensor input(const char *name, mlir::Value value) { return tensor(name, value, false); }
Entry::Tensor output(const char *name, mlir::Value value) { return tensor(name, value, true); }

Entry entryOf(mlir::Operation *op, WindowAttr window, Layout layout,
              std::vector<Entry::Tensor> tensors) {
  Entry entry;
  entry.op = op->getName().stripDialect().str();
  entry.tensors = std::move(tensors);
  entry.ceilMode = window.getCeilMode();
  entry.kernel = window.getKernel().vec();
  entry.stride = window.getStride().vec();
  entry.padBegin = window.getPad().vec();
  entry.padEnd = window.getPadEnd().vec();
  entry.dilation = window.getDilation().vec();
  entry.indexSpace = stringifyIndexSpace(IndexSpace::Plane).str();
  entry.duplicates = stringifyDuplicates(Duplicates::Last).str();
  entry.channelsLast = layout == Layout::ChannelsLast;
  return entry;
}

template <typename Op>
Entry entryOf(Op op, std::vector<Entry::Tensor> tensors, Duplicates duplicates = Duplicates::Last) {
  Entry entry = entryOf(op, op.getWindow(), op.getLayout(), std::move(tensors));
  entry.indexSpace = stringifyIndexSpace(op.getIndexSpace()).str();
  entry.duplicates = stringifyDuplicates(duplicates).str();
  return entry;
}

Entry entryOf(MaxMaskOp op) {
  return entryOf(op, op.getWindow(), op.getLayout(),
                 {input("src", op.getSrc()), output("dst", op.getDst())});
}

template <typename Op>
Entry entryOfPool(Op op) {
  std::vector<Entry::Tensor> tensors = {input("src", op.getSrc()),
                                        output("values", op.getValues())};
  if (!op.getIndices().use_empty()) tensors.push_back(output("indices", op.getIndices()));
  return entryOf(op, std::move(tensors));
}
Entry entryOf(MaxPoolOp op) { return entryOfPool(op); }
Entry entryOf(MinPoolOp op) { return entryOfPool(op); }

Entry entryOf(MaxUnpoolOp op) {
  return entryOf(op,
                 {input("values", op.getValues()), input("indices", op.getIndices()),
                  output("dst", op.getDst())},
                 op.getDuplicates());
}

Entry entryOf(MaxPoolBackwardOp op) {
  return entryOf(op, {input("grad_values", op.getGradValues()),
                      input("indices", op.getIndices()), output("grad_src", op.getGradSrc())});
}

Entry entryOf(MaxUnpoolBackwardOp op) {
  return entryOf(op,
                 {input("grad_dst", op.getGradDst()), input("indices", op.getIndices()),
                  output("grad_values", op.getGradValues())},
                 op.getDuplicates());
}

// "src", or "src1", "src2", …
Entry entryOf(RegionOp op) {
  Entry entry;
  entry.op = "region";
  entry.region = regionName(regionText(op));
  const auto function = op->getParentOfType<mlir::func::FuncOp>();
  if (auto chain = function->getAttrOfType<mlir::StringAttr>(kChainAttr)) entry.chain = chain.str();
  const auto add = [&](mlir::ValueRange values, const std::string &name, bool output) {
    for (auto [i, value] : enumerate(values))
      entry.tensors.push_back(
          tensor(values.size() == 1 ? name : name + std::to_string(i + 1), value, output));
  };
  add(op.getInputs(), "src", false);
  add(op.getOutputs(), "dst", true);
  // All have one shape, of which each may say a part; an image has no N.
  std::vector<int64_t> extents(size_t(op.rank()) + 2, -1);
  for (const Entry::Tensor &own : entry.tensors)
    for (size_t i = 0; i < own.extents.size(); i++)
      if (own.extents[i] >= 0) extents[i + extents.size() - own.extents.size()] = own.extents[i];
  for (Entry::Tensor &own : entry.tensors) own.extents = extents;
  return entry;
}

// Operations that have no name of their own get one in readEntries.
std::vector<Entry> entriesOf(mlir::func::FuncOp function) {
  std::vector<Entry> entries;
  function.walk([&](mlir::Operation *op) {
    TypeSwitch<mlir::Operation *>(op)
        .Case<RegionOp>([&](RegionOp region) { entries.push_back(entryOf(region)); })
        .Case<MaxPoolOp, MinPoolOp, MaxUnpoolOp, MaxMaskOp, MaxPoolBackwardOp,
              MaxUnpoolBackwardOp>([&](auto typed) {
          if (typed.getWindow().isAny()) return;
          entries.push_back(entryOf(typed));
          if (auto name = op->getAttrOfType<mlir::StringAttr>(kEntryAttr))
            entries.back().name = name.str();
        });
  });
  return entries;
}

}  // namespace

bool isIdentifier(StringRef name) {
  return !name.empty() && !isDigit(name.front()) &&
         all_of(name, [](char c) { return isAlnum(c) || c == '_'; });
}

Expected<std::vector<Entry>> readEntries(mlir::ModuleOp spec) {
  std::vector<Entry> all;
  StringMap<std::string> makers;  // of each C name
  for (const char *own : kOwnNames) makers[own] = "the header itself";
  spec.walk([&](RegionOp) { makers[kOwnNameOfRegions] = "the header itself"; });
  std::string failed;
  spec.walk([&](mlir::func::FuncOp function) {
    std::vector<Entry> entries = entriesOf(function);
    const std::string name = function.getSymName().str();
    if (!entries.empty() && !isIdentifier(name))
      failed = "function @" + name +
               " becomes part of a C name: use letters, digits and underscores only";
    for (auto [i, entry] : enumerate(entries)) {
      if (entry.name.empty())
        entry.name = entries.size() == 1 ? name : name + "_" + std::to_string(i + 1);
      else if (!isIdentifier(entry.name))
        failed = "argpool.entry \"" + entry.name + "\" becomes part of a C name: use letters, "
                 "digits and underscores only";
      const auto [maker, isNew] = makers.try_emplace(entry.name, "function @" + name);
      if (!isNew)
        failed = "function @" + name + " and " + maker->second + " would both make <library>_" +
                 entry.name + ": rename the function";
    }
    llvm::append_range(all, std::move(entries));
  });
  if (!failed.empty()) return error(failed);
  return all;
}

}  // namespace argpool::emit
