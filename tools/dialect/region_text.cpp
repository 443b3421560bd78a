// Regions as text.
// SPDX-License-Identifier: MIT
#include "dialect/region_text.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/xxhash.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/TypeUtilities.h"

#include "dialect/region_limits.h"

using namespace mlir;

namespace argpool {
namespace {

// f32, i8; of tensors' elements also u8.
std::string typeWord(Type type) {
  std::string word;
  llvm::raw_string_ostream out(word);
  out << type;
  return StringRef(word).starts_with("ui") ? "u" + word.substr(2) : word;
}

// The operation's word: that of arith without the kind of its cells, which their types say.
std::string operationWord(Operation *op) {
  if (auto pool = dyn_cast<PoolInRegionOp>(op)) return stringifyExtreme(pool.getExtreme()).str();
  if (auto tap = dyn_cast<TapInRegionOp>(op)) {
    return (stringifyExtreme(tap.getExtreme()) + "_tap").str();
  }
  if (auto compare = dyn_cast<arith::CmpFOp>(op)) {
    return arith::stringifyCmpFPredicate(compare.getPredicate()).str();
  }
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    return arith::stringifyCmpIPredicate(compare.getPredicate()).str();
  }
  StringRef word = op->getName().stripDialect();
  const bool ofOneKind = isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp,
                             arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::AndIOp,
                             arith::OrIOp, arith::XOrIOp>(op);
  return (ofOneKind ? word.drop_back() : word).str();
}

class Writer {
public:
  std::string write(RegionOp region) {
    Block &block = region.getBody().front();
    if (region.rank() != 2) out << "rank " << region.rank() << "; ";
    for (auto [argument, input] : llvm::zip(block.getArguments(), region.getInputs())) {
      out << name(argument) << ": in " << typeWord(getElementTypeOrSelf(input.getType())) << "; ";
    }
    for (Operation &op : block.without_terminator()) write(&op);
    auto yield = cast<YieldOp>(block.getTerminator());
    llvm::interleave(
        llvm::zip(yield.getValues(), region.getOutputs()), out,
        [&](auto pair) {
          out << "out " << typeWord(getElementTypeOrSelf(std::get<1>(pair).getType())) << ' '
              << names.lookup(std::get<0>(pair));
        },
        "; ");
    return text;
  }

private:
  void write(Operation *op) {
    Value result = op->getResult(0);
    const std::string type = typeWord(result.getType());
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      auto number = dyn_cast<FloatAttr>(constant.getValue());
      const llvm::APInt bits = number ? number.getValue().bitcastToAPInt()
                                      : cast<IntegerAttr>(constant.getValue()).getValue();
      out << name(result) << ": const " << type << " 0x"
          << llvm::utohexstr(bits.getZExtValue(), true) << "; ";
      return;
    }
    // In two steps, as a name is given when it is first asked for.
    std::string arguments;
    for (Value operand : op->getOperands()) arguments += " " + names.lookup(operand);
    out << name(result) << ": " << operationWord(op) << ' ' << type << arguments;
    llvm::TypeSwitch<Operation *>(op).Case<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp>(
        [&](auto window) {
          const auto all = [&](ArrayRef<int64_t> extents) {
            out << ' ';
            llvm::interleave(extents, out, "x");
          };
          all(window.getKernel());
          all(window.steps());
          all(window.begins());
        });
    out << "; ";
  }

  // a … z, a1 … z1, …
  const std::string &name(Value value) {
    const unsigned number = names.size();
    std::string &own = names[value];
    own = std::string(1, char('a' + number % 26));
    if (number >= 26) own += std::to_string(number / 26);
    return own;
  }

  std::string text;
  llvm::raw_string_ostream out{text};
  llvm::DenseMap<Value, std::string> names;
};

}  // namespace

std::string regionText(RegionOp region) { return Writer().write(region); }

TextTensors tensorsOfText(StringRef text) {
  TextTensors all;
  for (StringRef statement : llvm::split(text, "; ")) {
    const SmallVector<StringRef> words(llvm::split(statement, ' '));
    if (words.size() != 3) continue;
    if (words[0] == "out") all.outputs.push_back(words[1]);
    else if (words[1] == "in") all.inputs.push_back(words[2]);
  }
  return all;
}

std::string textOfPixels(StringRef text, int64_t cells) {
  std::string made;
  for (StringRef statement : llvm::split(text, "; ")) {
    SmallVector<StringRef> words(llvm::split(statement, ' '));
    made += made.empty() ? "" : "; ";
    if (words.size() < 7) {  // it looks at no window
      made += statement;
      continue;
    }
    const auto columns = [](StringRef pair) {
      int64_t number = 0;
      pair.split('x').second.getAsInteger(10, number);
      return number;
    };
    const StringRef pad = words.pop_back_val(), step = words.pop_back_val();
    if ((columns(words.back()) - 1) * columns(step) * cells > kMostRegionReach) return "";
    made += llvm::join(words, " ");
    for (StringRef pair : {step, pad}) {
      made += ' ' + pair.split('x').first.str() + 'x' + std::to_string(columns(pair) * cells);
    }
  }
  return made;
}

std::string regionName(StringRef text) {
  return "region_" +
         llvm::utohexstr(llvm::xxh3_64bits(llvm::arrayRefFromStringRef(text)), true, 16);
}

}  // namespace argpool
