// Regions: spelling and verifiers.
// SPDX-License-Identifier: MIT
#include <numeric>

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

#include "dialect/operation_checks.h"
#include "dialect/region_limits.h"
#include "dialect/region_text.h"

using namespace mlir;

namespace argpool {
namespace {

bool isCell(Type type) {
  return isFloat(type) || type.isInteger(64) || type.isInteger(32) || type.isInteger(16) ||
         type.isInteger(8) || type.isInteger(1);
}

constexpr const char *kElements =
    "f64, f32, f16, bf16, i64, i32, i16, i8, ui64, ui32, ui16, ui8 and i1";
constexpr const char *kOperations =
    "argpool.pool, argpool.tap, argpool.pool_gradient, arith.constant, cmpf, cmpi, select, andi, "
    "ori, xori, addf, subf, mulf, negf, addi, subi, muli, extui, extsi, uitofp, sitofp, extf and "
    "truncf";

bool isAccepted(Operation &op) {
  return isa<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp, YieldOp, arith::ConstantOp,
             arith::CmpFOp, arith::CmpIOp, arith::SelectOp, arith::AndIOp, arith::OrIOp,
             arith::XOrIOp, arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp,
             arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ExtUIOp, arith::ExtSIOp,
             arith::UIToFPOp, arith::SIToFPOp, arith::ExtFOp, arith::TruncFOp>(op);
}

// Flags that permit other bits than those of the operation alone (C18).
bool hasFlags(Operation &op) {
  if (op.hasAttr("roundingmode")) return true;
  if (auto fast = dyn_cast<arith::ArithFastMathInterface>(op)) {
    const arith::FastMathFlagsAttr flags = fast.getFastMathFlagsAttr();
    return flags && flags.getValue() != arith::FastMathFlags::none;
  }
  if (auto wraps = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op))
    return wraps.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none;
  return op.hasAttr("nonNeg");
}

LogicalResult checkOperation(Operation &op) {
  if (!isAccepted(op)) {
    return op.emitOpError("is no operation of a region; accepted are ") << kOperations;
  }
  if (hasFlags(op)) {
    return op.emitOpError("has flags that permit other results than its own; take them out: a "
                          "region has the bits of its operations one by one (C18)");
  }
  for (Type type : op.getResultTypes()) {
    if (isCell(type) && type.isSignlessIntOrFloat()) continue;
    return op.emitOpError("makes a ") << type << "; cells of a region are f64, f32, f16, bf16, "
                                         "i64, i32, i16, i8 and i1";
  }
  return success();
}

// The extents of a window, 0 of what looks at none.
int64_t extentsOf(Operation &op) {
  return llvm::TypeSwitch<Operation *, int64_t>(&op)
      .Case<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp>(
          [](auto window) { return window.getKernel().size(); })
      .Default(int64_t{0});
}

// All windows of a region have as many extents as its tensors.
LogicalResult checkRank(Operation &op, int64_t rank, int64_t dimensions) {
  const int64_t extents = extentsOf(op);
  if (!extents || (extents == rank && (dimensions == rank + 1 || dimensions == rank + 2))) {
    return success();
  }
  if (extents != rank) {
    return op.emitOpError("C20: kernel has ")
           << extents << " extents, and another window of the region " << rank
           << "; accepted are as many in all";
  }
  return op.emitOpError("C20: kernel has ")
         << extents << " extents, and the region's tensors " << dimensions
         << " dimensions; accepted are [N,] C, then as many extents";
}

}  // namespace

// ---- argpool.region -----------------------------------------------------------------------------

Type RegionOp::cellType(Type element) {
  auto integer = dyn_cast<IntegerType>(element);
  return integer ? IntegerType::get(element.getContext(), integer.getWidth()) : element;
}

int64_t RegionOp::rank() {
  for (Operation &op : getBody().front()) {
    if (const int64_t extents = extentsOf(op)) return extents;
  }
  if (auto own = (*this)->getAttrOfType<IntegerAttr>(kRankAttr)) return own.getInt();
  const int64_t dimensions = cast<RankedTensorType>(getInputs().front().getType()).getRank();
  return dimensions == 5 ? 3 : dimensions == 2 ? 1 : 2;
}

ParseResult RegionOp::parse(OpAsmParser &parser, OperationState &state) {
  SmallVector<OpAsmParser::Argument> arguments;
  SmallVector<OpAsmParser::UnresolvedOperand> operands;
  FunctionType type;
  const SMLoc at = parser.getCurrentLocation();
  if (parser.parseAssignmentList(arguments, operands) || parser.parseColonType(type) ||
      parser.resolveOperands(operands, type.getInputs(), at, state.operands)) {
    return failure();
  }
  for (auto [argument, input] : llvm::zip(arguments, type.getInputs())) {
    auto tensor = dyn_cast<RankedTensorType>(input);
    if (!tensor) return parser.emitError(at, "inputs of a region are tensors, given ") << input;
    argument.type = cellType(tensor.getElementType());
  }
  state.addTypes(type.getResults());
  Region &body = *state.addRegion();
  return failure(parser.parseRegion(body, arguments) ||
                 parser.parseOptionalAttrDict(state.attributes));
}

void RegionOp::print(OpAsmPrinter &printer) {
  printer << '(';
  llvm::interleaveComma(llvm::zip(getBody().getArguments(), getInputs()), printer, [&](auto pair) {
    printer << std::get<0>(pair) << " = " << std::get<1>(pair);
  });
  printer << ") : ";
  printer.printFunctionalType(getOperation());
  printer << ' ';
  printer.printRegion(getBody(), /*printEntryBlockArgs=*/false);
  printer.printOptionalAttrDict((*this)->getAttrs());
}

LogicalResult RegionOp::verify() {
  if (getInputs().empty() || getOutputs().empty()) {
    return emitOpError("has ") << getInputs().size() << " inputs and " << getOutputs().size()
                               << " results; at least one of each is needed";
  }
  if (getInputs().size() + getOutputs().size() > kMostRegionTensors) {
    return emitOpError("has ") << getInputs().size() + getOutputs().size()
                               << " inputs and results; accepted are " << kMostRegionTensors;
  }
  auto first = cast<RankedTensorType>(getInputs().front().getType());
  for (Type type : llvm::concat<const Type>(getOperandTypes(), getResultTypes())) {
    auto tensor = cast<RankedTensorType>(type);
    if (tensor.getRank() < 2 || tensor.getRank() > 5) {
      return emitOpError("has a tensor of ")
             << tensor.getRank() << " dimensions; accepted are 3 (C, H, W) and 4 (N, C, H, W), "
                                    "with D behind C for windows of 3 extents, without H for those "
                                    "of 1";
    }
    if (!isCell(cellType(tensor.getElementType())) ||
        !isCompared(tensor.getElementType())) {
      return emitOpError("C16: takes ") << kElements << ", given " << tensor.getElementType();
    }
    if (failed(verifyCompatibleShape(first.getShape(), tensor.getShape()))) {
      return emitOpError("C18: all tensors of a region share one shape, given ")
             << first << " and " << tensor;
    }
  }
  return success();
}

LogicalResult RegionOp::verifyRegions() {
  Block &block = getBody().front();
  if (block.getNumArguments() != getInputs().size()) {
    return emitOpError("has ") << getInputs().size() << " inputs, and its body "
                               << block.getNumArguments() << " arguments; one each is needed";
  }
  for (auto [argument, input] : llvm::zip(block.getArguments(), getInputs())) {
    Type cell = cellType(getElementTypeOrSelf(input.getType()));
    if (argument.getType() == cell) continue;
    return emitOpError("body's argument ") << argument.getArgNumber() + 1 << " is "
                                           << argument.getType() << "; its input's cells are "
                                           << cell;
  }
  const int64_t rank = this->rank();
  const int64_t dimensions = cast<RankedTensorType>(getInputs().front().getType()).getRank();
  int64_t operations = 0, pools = 0;
  for (Operation &op : block) {
    if (failed(checkOperation(op)) || failed(checkRank(op, rank, dimensions))) return failure();
    operations += !isa<arith::ConstantOp, YieldOp>(op);
    pools += isa<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp>(op);
  }
  if (operations > kMostRegionOperations || pools > kMostRegionPools) {
    return emitOpError("has ") << operations << " operations, " << pools << " of them pools; "
                               << "accepted are " << kMostRegionOperations << " and "
                               << kMostRegionPools
                               << ": make two regions of it, with tensors between";
  }
  auto yield = dyn_cast<YieldOp>(block.getTerminator());
  if (!yield) return emitOpError("ends in no argpool.yield");
  if (yield.getValues().size() != getOutputs().size()) {
    return yield.emitOpError("yields ") << yield.getValues().size() << " values; the region has "
                                        << getOutputs().size() << " results";
  }
  for (auto [value, output] : llvm::zip(yield.getValues(), getOutputs())) {
    Type cell = cellType(getElementTypeOrSelf(output.getType()));
    if (value.getType() == cell) continue;
    return yield.emitOpError("yields a ") << value.getType() << " for a result of " << cell;
  }
  return success();
}

// ---- argpool.pool, argpool.tap, argpool.pool_gradient -------------------------------------------

template <typename Op>
static SmallVector<int64_t, 3> stepsOf(Op op) {
  if (op.getDilation()) return SmallVector<int64_t, 3>(*op.getDilation());
  return SmallVector<int64_t, 3>(op.getKernel().size(), 1);
}

template <typename Op>
static SmallVector<int64_t, 3> beginsOf(Op op) {
  if (op.getPad()) return SmallVector<int64_t, 3>(*op.getPad());
  SmallVector<int64_t, 3> begins;
  for (auto [k, step] : llvm::zip(op.getKernel(), op.steps())) {
    begins.push_back(step * ((k - 1) / 2));
  }
  return begins;
}

static int64_t productOf(ArrayRef<int64_t> numbers) {
  return std::accumulate(numbers.begin(), numbers.end(), int64_t(1), std::multiplies<int64_t>());
}

SmallVector<int64_t, 3> PoolInRegionOp::steps() { return stepsOf(*this); }
SmallVector<int64_t, 3> PoolInRegionOp::begins() { return beginsOf(*this); }
int64_t PoolInRegionOp::taps() { return productOf(getKernel()); }
SmallVector<int64_t, 3> TapInRegionOp::steps() { return stepsOf(*this); }
SmallVector<int64_t, 3> TapInRegionOp::begins() { return beginsOf(*this); }
int64_t TapInRegionOp::taps() { return productOf(getKernel()); }
SmallVector<int64_t, 3> PoolGradientInRegionOp::steps() { return stepsOf(*this); }
SmallVector<int64_t, 3> PoolGradientInRegionOp::begins() { return beginsOf(*this); }
int64_t PoolGradientInRegionOp::taps() { return productOf(getKernel()); }

template <typename Op>
static LogicalResult checkWindow(Op op) {
  struct {
    const char *name;
    std::optional<ArrayRef<int64_t>> numbers;
    int64_t least;
  } const clauses[] = {{"kernel", op.getKernel(), 1}, {"dilation", op.getDilation(), 1},
                       {"pad", op.getPad(), 0}};
  for (const auto &[name, numbers, least] : clauses) {
    if (!numbers) continue;
    const size_t rank = op.getKernel().size();
    if (rank < 1 || rank > 3) {
      return op.emitOpError("kernel has ")
             << rank << " entries; accepted are 1 (W), 2 (H, W) and 3 (D, H, W)";
    }
    if (numbers->size() != rank) {
      return op.emitOpError() << name << " has " << numbers->size()
                              << " entries; accepted are as many as kernel has, " << rank;
    }
    for (int64_t number : *numbers) {
      if (number >= least && number <= kMostRegionReach) continue;
      return op.emitOpError() << name << " has a " << number << "; accepted are " << least
                              << " to " << kMostRegionReach;
    }
  }
  for (size_t i = 0; i < op.getKernel().size(); ++i) {
    const int64_t reach = op.steps()[i] * (op.getKernel()[i] - 1), begin = op.begins()[i];
    if (reach > kMostRegionReach) {
      return op.emitOpError("C20: dilation*(kernel - 1) is ") << reach << "; accepted are "
                                                              << kMostRegionReach << " at most";
    }
    if (begin <= reach && begin % op.steps()[i] == 0) continue;
    return op.emitOpError("C20: pad is ")
           << begin << ", and no tap would be the window's own cell: accepted are multiples "
           << "of dilation, 0 to " << reach;
  }
  return success();
}

LogicalResult PoolInRegionOp::verify() {
  if (failed(checkWindow(*this))) return failure();
  Type type = getValue().getType();
  const bool fits = getExtreme() == Extreme::Any ? type.isInteger(1)
                    : isa<FloatType>(type)
                        ? getExtreme() == Extreme::Max || getExtreme() == Extreme::Min
                        : type.isIntOrIndex() && !type.isInteger(1);
  if (fits) return success();
  return emitOpError() << stringifyExtreme(getExtreme()) << " of " << type
                       << "; accepted are max and min of floats and integers, umax and umin of "
                          "integers, any of i1";
}

template <typename Op>
static LogicalResult checkTaps(Op op) {
  if (failed(checkWindow(op))) return failure();
  if (op.taps() <= kMostRegionTaps) return success();
  return op.emitOpError("C23: a window of ")
         << op.taps() << " taps; accepted are " << kMostRegionTaps
         << " at most, which an i8 numbers";
}

LogicalResult TapInRegionOp::verify() {
  if (getExtreme() == Extreme::Max || getExtreme() == Extreme::Min) return checkTaps(*this);
  return emitOpError() << stringifyExtreme(getExtreme()) << " of " << getSrc().getType()
                       << "; accepted are max and min of floats";
}

LogicalResult PoolGradientInRegionOp::verify() { return checkTaps(*this); }

// ---- argpool.pipeline ---------------------------------------------------------------------------

LogicalResult PipelineOp::verifySymbolUses(SymbolTableCollection &symbols) {
  if (symbols.lookupNearestSymbolFrom<TargetOp>(*this, getTargetAttr())) return success();
  return emitOpError() << "target " << getTargetAttr()
                       << " is not an argpool.target of this module";
}

// ---- argpool.split ------------------------------------------------------------------------------

namespace {

// Checks what a split says of its parts against their texts.
class SplitChecks {
public:
  explicit SplitChecks(SplitOp split)
      : split(split), whole(tensorsOfText(split.getRegion())) {
    for (size_t i = 0; i < whole.inputs.size(); ++i) made.insert(i);
    for (PipelineOp row : split->getParentOfType<ModuleOp>().getOps<PipelineOp>()) {
      if (!row.getPixels()) texts[row.getOf()] = row.getRegion();
    }
  }

  LogicalResult run() {
    const size_t parts = split.getParts().size();
    if (parts < 2 || split.getValues().size() != parts) {
      return split.emitOpError("has ") << parts << " parts and values of "
                                       << split.getValues().size()
                                       << "; needed are two parts or more, and values of each";
    }
    for (auto [number, name, values] :
         llvm::enumerate(split.getParts().getAsValueRange<StringAttr>(), split.getValues())) {
      auto places = dyn_cast<DenseI64ArrayAttr>(values);
      if (!places) return wrong(number) << "has values " << values << "; needed is an array<i64>";
      if (!texts.count(name)) return wrong(number) << "is " << name << ", which has no rows";
      if (failed(check(number, tensorsOfText(texts.lookup(name)), places))) return failure();
    }
    for (size_t i = 0; i < whole.size(); ++i) {
      if (made.contains(i)) continue;
      return split.emitOpError("has no part that makes result ") << i - whole.inputs.size() + 1;
    }
    return success();
  }

private:
  InFlightDiagnostic wrong(size_t part) {
    return split.emitOpError("part ") << part + 1 << ' ';
  }

  LogicalResult check(size_t part, const TextTensors &own, ArrayRef<int64_t> places) {
    if (places.size() != own.size()) {
      return wrong(part) << "has " << own.size() << " tensors, and " << places.size() << " values";
    }
    const int64_t tensors = whole.size();
    for (auto [i, place] : llvm::enumerate(places)) {
      const int64_t most = int64_t(split.getBetween()) - bytesOf(own.type(i));
      if (place < 0 || (place >= tensors && place - tensors > most)) {
        return wrong(part) << "has a tensor at " << place << "; the region has " << tensors
                           << " tensors, and " << split.getBetween()
                           << " bytes lie between its parts";
      }
      const bool reads = i < own.inputs.size();
      if (reads && !made.contains(place)) {
        return wrong(part) << "reads at " << place << " what no part before it makes";
      }
      if (!reads && place < int64_t(whole.inputs.size())) {
        return wrong(part) << "writes at " << place << " an input of the region";
      }
      if (place < tensors && bytesOf(own.type(i)) != bytesOf(whole.type(place))) {
        return wrong(part) << "has a tensor of " << own.type(i) << " at " << place
                           << ", which is of " << whole.type(place);
      }
      if (!reads) made.insert(place);
    }
    return success();
  }

  static int64_t bytesOf(StringRef type) {
    int64_t bits = 0;
    type.drop_while([](char c) { return !llvm::isDigit(c); }).getAsInteger(10, bits);
    return std::max<int64_t>(bits / 8, 1);
  }

  SplitOp split;
  const TextTensors whole;
  llvm::DenseSet<int64_t> made;  // places that hold a tensor
  llvm::StringMap<StringRef> texts;
};

}  // namespace

LogicalResult SplitOp::verifySymbolUses(SymbolTableCollection &) {
  return SplitChecks(*this).run();
}

}  // namespace argpool
