// Where regions are cut: parts that compile in time, with as few bytes in memory between as can be.
// SPDX-License-Identifier: MIT
#include "transforms/region_parts.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"

#include "dialect/region_limits.h"
#include "dialect/region_text.h"

using namespace mlir;

namespace argpool {
namespace {

bool isWindowed(Operation *op) {
  return isa<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp>(op);
}

int64_t bytesOf(Type cell) { return std::max<int64_t>(cell.getIntOrFloatBitWidth() / 8, 1); }

// Cells of 16-bit floats are computed as f32.
int64_t widestCell(RegionOp region) {
  int64_t bytes = 1;
  const auto see = [&](Type type) {
    const Type element = getElementTypeOrSelf(type);
    const unsigned bits = element.getIntOrFloatBitWidth();
    bytes = std::max<int64_t>(bytes, isa<FloatType>(element) && bits == 16 ? 4 : bits / 8);
  };
  llvm::for_each(region.getOperandTypes(), see);
  llvm::for_each(region.getResultTypes(), see);
  for (Operation &op : region.getBody().front()) llvm::for_each(op.getResultTypes(), see);
  return bytes;
}

// How many stages of its kernel an operation makes, about (generators/pipeline/lengths.h): windows
// of k cells are made in log2(k) of them, and read one with a border; a sum has a term a tap.
int64_t stagesOf(Operation *op) {
  const auto windows = [](auto pool) {
    int64_t stages = 1;
    for (int64_t k : pool.getKernel()) stages += llvm::Log2_64(k);
    return stages;
  };
  if (auto pool = dyn_cast<PoolInRegionOp>(op)) return windows(pool);
  if (auto tap = dyn_cast<TapInRegionOp>(op)) return windows(tap);
  if (auto sum = dyn_cast<PoolGradientInRegionOp>(op)) {
    return 2 + sum.taps() / 16;
  }
  // One reader computes it where it reads it; windows count what they read.
  return op->hasOneUse() || llvm::any_of(op->getUsers(), isWindowed) ? 0 : 1;
}

// Operations of a region in their order, and ranges of them.
class Cuts {
public:
  explicit Cuts(RegionOp region)
      : region(region), block(region.getBody().front()),
        yields(block.getTerminator()->getOperands()) {
    for (Operation &op : block.without_terminator()) {
      if (isa<arith::ConstantOp>(op)) continue;
      places[op.getResult(0)] = operations.size();
      operations.push_back(&op);
    }
    for (Value yielded : yields) last[yielded] = operations.size();
    for (auto [place, op] : llvm::enumerate(operations)) {
      for (Value operand : op->getOperands()) {
        int64_t &own = last[operand];
        own = std::max<int64_t>(own, place);
      }
    }
  }

  RegionParts find() {
    const int64_t count = operations.size();
    int64_t all = 0;
    for (Operation *op : operations) all += stagesOf(op);
    if (all <= kMostKernelStages && count <= kMostKernelOperations) {
      return {"", {RegionPart{regionText(region), widestCell(region), {}}}, 0};
    }
    std::vector<int64_t> cost(count + 1, INT64_MAX), from(count + 1, 0);
    cost[0] = 0;
    for (int64_t end = 1; end <= count; ++end) {
      int64_t stages = 0;
      for (int64_t begin = end - 1; begin >= 0; --begin) {
        stages += stagesOf(operations[begin]);
        if (stages > kMostKernelStages || end - begin > kMostKernelOperations) break;
        if (cost[begin] == INT64_MAX) continue;
        const std::optional<int64_t> own = costOf(begin, end, stages);
        if (!own || cost[begin] + *own >= cost[end]) continue;
        cost[end] = cost[begin] + *own;
        from[end] = begin;
      }
    }
    RegionParts made;
    if (cost[count] == INT64_MAX) {
      made.wrong = "is too deep for one kernel, and cannot be cut into parts of " +
                   std::to_string(kMostRegionTensors) +
                   " inputs and results or fewer: make several regions of it, with tensors between";
      return made;
    }
    llvm::SmallVector<int64_t> ends;
    for (int64_t end = count; end > 0; end = from[end]) ends.push_back(end);
    for (int64_t end : llvm::reverse(ends)) add(made, from[end], end);
    return made;
  }

private:
  struct Tensors {
    llvm::SetVector<Value> inputs;
    llvm::SmallVector<Value> outputs;
  };

  bool isMadeBefore(Value value, int64_t begin) const {
    const auto place = places.find(value);
    return place == places.end() || place->second < begin;
  }
  static bool isConstant(Value value) { return bool(value.getDefiningOp<arith::ConstantOp>()); }

  // Tensors that operations begin to end read and others make, and the reverse. The last ones yield
  // what no operation makes.
  Tensors tensorsOf(int64_t begin, int64_t end) const {
    Tensors all;
    const auto read = [&](Value value) {
      if (isMadeBefore(value, begin) && !isConstant(value)) all.inputs.insert(value);
    };
    for (int64_t i = begin; i < end; ++i) {
      for (Value operand : operations[i]->getOperands()) read(operand);
      const Value result = operations[i]->getResult(0);
      if (last.lookup(result) >= end && !llvm::is_contained(yields, result)) {
        all.outputs.push_back(result);
      }
    }
    for (Value value : yields) {
      if (!isYieldedBy(value, begin, end)) continue;
      all.outputs.push_back(value);
      read(value);
    }
    return all;
  }
  bool isYieldedBy(Value value, int64_t begin, int64_t end) const {
    const auto place = places.find(value);
    if (place == places.end()) return end == int64_t(operations.size());
    return place->second >= begin && place->second < end;
  }

  // Bytes a cell that a part moves; of equals, parts of equal depth.
  std::optional<int64_t> costOf(int64_t begin, int64_t end, int64_t stages) const {
    const Tensors all = tensorsOf(begin, end);
    if (all.inputs.empty() || all.outputs.empty() ||
        all.inputs.size() + all.outputs.size() > kMostRegionTensors) {
      return std::nullopt;
    }
    int64_t bytes = 0;
    for (Value value : all.inputs) bytes += bytesOf(value.getType());
    for (Value value : all.outputs) bytes += bytesOf(value.getType());
    return (bytes << 20) + stages * stages;
  }

  void add(RegionParts &made, int64_t begin, int64_t end) {
    const Tensors all = tensorsOf(begin, end);
    // Values nobody reads any more leave their places to others.
    for (auto &[value, place] : between) {
      if (place.live && last.lookup(value) < begin) place.live = false;
    }
    RegionPart part;
    OpBuilder builder(region.getContext());
    auto function = func::FuncOp::create(region.getLoc(), "part", builder.getFunctionType({}, {}));
    Block *entry = function.addEntryBlock();
    llvm::SmallVector<Type> results;
    llvm::SmallVector<Value> operands;
    for (Value value : all.inputs) {
      part.values.push_back(placeRead(value, made));
      operands.push_back(entry->addArgument(tensorTypeOf(value), region.getLoc()));
    }
    llvm::DenseMap<Value, int64_t> times;  // that a value was yielded
    for (Value value : all.outputs) {
      const std::optional<int64_t> result = resultOf(value, times[value]++);
      part.values.push_back(result ? numInputs() + *result : placeBetween(value, made));
      results.push_back(result ? region.getResultTypes()[*result] : tensorTypeOf(value));
    }
    builder.setInsertionPointToStart(entry);
    auto own = RegionOp::create(builder, region.getLoc(), results, operands);
    own->setAttr(RegionOp::kRankAttr, builder.getI64IntegerAttr(region.rank()));
    fill(own, all, begin, end);
    part.text = regionText(own);
    part.widest = widestCell(own);
    made.parts.push_back(std::move(part));
    function.erase();
  }

  void fill(RegionOp own, const Tensors &all, int64_t begin, int64_t end) const {
    Block &body = own.getBody().emplaceBlock();
    OpBuilder builder = OpBuilder::atBlockEnd(&body);
    IRMapping seen;
    for (Value value : all.inputs) {
      seen.map(value, body.addArgument(value.getType(), region.getLoc()));
    }
    const auto known = [&](Value value) {
      if (isConstant(value) && !seen.contains(value)) builder.clone(*value.getDefiningOp(), seen);
    };
    for (int64_t i = begin; i < end; ++i) {
      for (Value operand : operations[i]->getOperands()) known(operand);
      builder.clone(*operations[i], seen);
    }
    llvm::SmallVector<Value> results;
    for (Value value : all.outputs) {
      known(value);
      results.push_back(seen.lookup(value));
    }
    YieldOp::create(builder, region.getLoc(), results);
  }

  int64_t numInputs() const { return region.getInputs().size(); }
  int64_t numResults() const { return region.getOutputs().size(); }

  // The number of the result that yields a value for the n-th time.
  std::optional<int64_t> resultOf(Value value, int64_t n = 0) const {
    for (auto [i, yielded] : llvm::enumerate(yields)) {
      if (yielded == value && n-- == 0) return i;
    }
    return std::nullopt;
  }

  // Where a value is read: an input, a result, or a place between parts.
  int64_t placeRead(Value value, RegionParts &made) {
    if (auto argument = dyn_cast<BlockArgument>(value)) return argument.getArgNumber();
    if (const std::optional<int64_t> result = resultOf(value)) return numInputs() + *result;
    return placeBetween(value, made);
  }

  // The first bytes that no value has which is still read.
  int64_t placeBetween(Value value, RegionParts &made) {
    const auto found = between.find(value);
    const int64_t tensors = numInputs() + numResults();
    if (found != between.end()) return tensors + found->second.first;
    const int64_t bytes = bytesOf(value.getType());
    int64_t first = 0;
    for (bool moved = true; moved;) {
      moved = false;
      for (const auto &[other, place] : between) {
        if (!place.live || place.past <= first || place.first >= first + bytes) continue;
        first = place.past;
        moved = true;
      }
    }
    between[value] = {first, first + bytes, true};
    made.between = std::max(made.between, first + bytes);
    return tensors + first;
  }

  RankedTensorType tensorTypeOf(Value value) const {
    const auto first = cast<RankedTensorType>(region.getInputs().front().getType());
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      return cast<RankedTensorType>(region.getInputs()[argument.getArgNumber()].getType());
    }
    if (const std::optional<int64_t> result = resultOf(value)) {
      return cast<RankedTensorType>(region.getResultTypes()[*result]);
    }
    return RankedTensorType::get(first.getShape(), value.getType());
  }

  struct Place {
    int64_t first, past;  // bytes a cell
    bool live;
  };

  mutable RegionOp region;  // MLIR's accessors are not const
  Block &block;
  OperandRange yields;
  llvm::SmallVector<Operation *> operations;
  llvm::DenseMap<Value, int64_t> places;  // numbers of operations
  llvm::DenseMap<Value, int64_t> last;    // the last operation that reads a value
  llvm::MapVector<Value, Place> between;
};

}  // namespace

RegionParts partsOf(RegionOp region) { return Cuts(region).find(); }

}  // namespace argpool
