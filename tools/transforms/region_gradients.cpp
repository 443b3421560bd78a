// argpool-region-gradients: beside a region, the region that is its gradient (C23).
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/TypeUtilities.h"

#include "dialect/region_limits.h"
#include "transforms/passes.h"
#include "transforms/region_parts.h"
#include "transforms/simplify_regions.h"

using namespace mlir;

namespace argpool {

#define GEN_PASS_DEF_REGIONGRADIENTS
#include "transforms/passes.h.inc"

namespace {

bool hasFloats(Type tensor) { return isa<FloatType>(getElementTypeOrSelf(tensor)); }

// The operands that an operation's derivative is about.
OperandRange differentiated(Operation &op) {
  if (isa<arith::SelectOp, PoolGradientInRegionOp>(op)) return op.getOperands().drop_front();
  if (isa<PoolInRegionOp, arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::NegFOp,
          arith::ExtFOp, arith::TruncFOp>(op)) {
    return op.getOperands();
  }
  return op.getOperands().take_front(0);
}

// Fills the body of a gradient: what it needs of the region's own operations, then C23's, from the
// last operation to the first.
class Backward {
public:
  Backward(RegionOp region, RegionOp gradient)
      : forward(region.getBody().front()), block(gradient.getBody().emplaceBlock()),
        builder(OpBuilder::atBlockEnd(&block)), loc(region.getLoc()) {}

  // Returns why there is none, or "".
  std::string fill() {
    for (BlockArgument argument : forward.getArguments()) {
      seen.map(argument, block.addArgument(argument.getType(), loc));
      if (isa<FloatType>(argument.getType())) active.insert(argument);
    }
    for (Operation &op : forward.without_terminator()) {
      builder.clone(op, seen);
      if (isa<FloatType>(op.getResult(0).getType()) &&
          llvm::any_of(differentiated(op), [&](Value v) { return active.contains(v); })) {
        active.insert(op.getResult(0));
      }
    }
    for (Value value : forward.getTerminator()->getOperands()) {
      if (!isa<FloatType>(value.getType())) continue;
      add(value, block.addArgument(value.getType(), loc));
    }
    for (Operation &op : llvm::reverse(forward.without_terminator())) {
      const Value grad = grads.lookup(op.getResult(0));
      if (!grad) continue;
      if (std::string wrong = pass(op, grad); !wrong.empty()) return wrong;
    }
    return finish();
  }

private:
  template <typename Op, typename... Args>
  Value make(Args &&...args) {
    return Op::create(builder, loc, std::forward<Args>(args)...);
  }
  Value zero(Type type) {
    return make<arith::ConstantOp>(builder.getFloatAttr(type, 0));
  }

  // A use of a value gives it a gradient; several are added as they come.
  void add(Value value, Value grad) {
    if (!active.contains(value)) return;
    Value &all = grads[value];
    all = all ? make<arith::AddFOp>(all, grad) : grad;
  }

  std::string pass(Operation &op, Value grad) {
    std::string wrong;
    llvm::TypeSwitch<Operation *>(&op)
        .Case<PoolInRegionOp>([&](PoolInRegionOp pool) { wrong = pass(pool, grad); })
        .Case<PoolGradientInRegionOp>([&](PoolGradientInRegionOp) {
          wrong = "argpool.pool_gradient has none of its own";
        })
        .Case<arith::SelectOp>([&](arith::SelectOp select) {
          const Value none = zero(grad.getType()), flag = seen.lookup(select.getCondition());
          addIfActive(select.getTrueValue(),
                      [&] { return make<arith::SelectOp>(flag, grad, none); });
          addIfActive(select.getFalseValue(),
                      [&] { return make<arith::SelectOp>(flag, none, grad); });
        })
        .Case<arith::AddFOp>([&](arith::AddFOp sum) {
          add(sum.getLhs(), grad);
          add(sum.getRhs(), grad);
        })
        .Case<arith::SubFOp>([&](arith::SubFOp difference) {
          add(difference.getLhs(), grad);
          addIfActive(difference.getRhs(), [&] { return make<arith::NegFOp>(grad); });
        })
        .Case<arith::MulFOp>([&](arith::MulFOp product) {
          const Value left = product.getLhs(), right = product.getRhs();
          addIfActive(left, [&] { return make<arith::MulFOp>(grad, seen.lookup(right)); });
          addIfActive(right, [&] { return make<arith::MulFOp>(grad, seen.lookup(left)); });
        })
        .Case<arith::NegFOp>([&](arith::NegFOp negative) {
          addIfActive(negative.getOperand(), [&] { return make<arith::NegFOp>(grad); });
        })
        .Case<arith::ExtFOp>([&](arith::ExtFOp wide) {
          const Value from = wide.getIn();
          addIfActive(from, [&] { return make<arith::TruncFOp>(from.getType(), grad); });
        })
        .Case<arith::TruncFOp>([&](arith::TruncFOp narrow) {
          const Value from = narrow.getIn();
          addIfActive(from, [&] { return make<arith::ExtFOp>(from.getType(), grad); });
        });
    return wrong;
  }

  void addIfActive(Value value, llvm::function_ref<Value()> grad) {
    if (active.contains(value)) add(value, grad());
  }

  std::string pass(PoolInRegionOp pool, Value grad) {
    if (pool.taps() > kMostRegionTaps) {
      return "a pool has " + std::to_string(pool.taps()) + " taps; accepted in gradients are " +
             std::to_string(kMostRegionTaps) + " at most";
    }
    const Value tap = make<TapInRegionOp>(builder.getI8Type(), pool.getExtremeAttr(),
                                          seen.lookup(pool.getSrc()), pool.getKernelAttr(),
                                          pool.getDilationAttr(), pool.getPadAttr());
    add(pool.getSrc(), make<PoolGradientInRegionOp>(grad.getType(), tap, grad,
                                                    pool.getKernelAttr(), pool.getDilationAttr(),
                                                    pool.getPadAttr()));
    return "";
  }

  std::string finish() {
    SmallVector<Value> results;
    bool depends = false;
    for (BlockArgument argument : forward.getArguments()) {
      if (!isa<FloatType>(argument.getType())) continue;
      const Value grad = grads.lookup(argument);
      depends |= bool(grad);
      results.push_back(grad ? grad : zero(argument.getType()));
    }
    if (!depends) {
      return "no result depends on an input of floats but by comparisons and integers, which have "
             "no gradient";
    }
    YieldOp::create(builder, loc, results);
    return "";
  }

  Block &forward, &block;
  OpBuilder builder;
  Location loc;
  IRMapping seen;                     // the region's values in the gradient
  llvm::DenseSet<Value> active;       // have a derivative by an input
  llvm::DenseMap<Value, Value> grads;
};

// Why a simplified gradient cannot be compiled, or "".
std::string judge(RegionOp gradient) {
  int64_t operations = 0, pools = 0;
  for (Operation &op : gradient.getBody().front()) {
    operations += !isa<arith::ConstantOp, YieldOp>(op);
    pools += isa<PoolInRegionOp, TapInRegionOp, PoolGradientInRegionOp>(op);
  }
  if (pools == 0) return "its gradient has no pool; a loop of your own does as well";
  if (operations > kMostRegionOperations || pools > kMostRegionPools) {
    return "its gradient has " + std::to_string(operations) + " operations, " +
           std::to_string(pools) + " of them pools and their gradients; accepted are " +
           std::to_string(kMostRegionOperations) + " and " + std::to_string(kMostRegionPools) +
           ": make two functions of it, with tensors between";
  }
  const RegionParts parts = partsOf(gradient);
  return parts.wrong.empty() ? "" : "its gradient " + parts.wrong;
}

struct RegionGradients : impl::RegionGradientsBase<RegionGradients> {
  using RegionGradientsBase::RegionGradientsBase;

  LogicalResult initialize(MLIRContext *context) override {
    simplifier = std::make_shared<RegionSimplifier>(context);
    return success();
  }

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    if (functions.empty()) {
      for (auto function : llvm::to_vector(getOperation().getOps<func::FuncOp>())) {
        if (function.getOps<RegionOp>().empty()) continue;
        const std::string wrong = differentiate(function, symbols);
        if (!wrong.empty()) function.emitRemark(sentence(function.getSymName(), wrong));
      }
      return;
    }
    for (const std::string &name : functions) {
      auto function = symbols.lookup<func::FuncOp>(name);
      const std::string wrong = function ? differentiate(function, symbols)
                                         : "the spec has no such function";
      if (wrong.empty()) continue;
      emitError(function ? function.getLoc() : getOperation().getLoc(), sentence(name, wrong));
      return signalPassFailure();
    }
  }

private:
  static std::string sentence(StringRef name, const std::string &wrong) {
    return "function @" + name.str() + " has no gradient: " + wrong;
  }

  // Adds <function>_backward behind the function. Returns why there is none, or "".
  std::string differentiate(func::FuncOp function, SymbolTable &symbols) {
    if (function.isExternal() || !llvm::hasSingleElement(function.getBody())) {
      return "it has no body of one block";
    }
    Block &body = function.getBody().front();
    auto region = dyn_cast<RegionOp>(body.front());
    if (!region || body.getOperations().size() != 2) {
      return "it is more than one argpool.region and its return";
    }
    if (llvm::none_of(region.getOperandTypes(), hasFloats) ||
        llvm::none_of(region.getResultTypes(), hasFloats)) {
      return "none of its inputs, or of its results, has floats";
    }
    const std::string name = (function.getSymName() + "_backward").str();
    if (symbols.lookup(name)) return "the spec has a function @" + name + " already";
    SmallVector<Type> inputs(region.getOperandTypes()), results;
    llvm::copy_if(region.getResultTypes(), std::back_inserter(inputs), hasFloats);
    llvm::copy_if(region.getOperandTypes(), std::back_inserter(results), hasFloats);
    if (inputs.size() + results.size() > kMostRegionTensors) {
      return "its gradient has " + std::to_string(inputs.size() + results.size()) +
             " inputs and results; accepted are " + std::to_string(kMostRegionTensors);
    }
    OpBuilder builder(&getContext());
    auto backward = func::FuncOp::create(function.getLoc(), name,
                                         builder.getFunctionType(inputs, results));
    builder.setInsertionPointToStart(backward.addEntryBlock());
    auto gradient =
        RegionOp::create(builder, region.getLoc(), results, backward.getArguments());
    func::ReturnOp::create(builder, region.getLoc(), gradient.getOutputs());
    std::string wrong = Backward(region, gradient).fill();
    if (wrong.empty()) {
      simplifier->simplify(gradient);
      wrong = judge(gradient);
    }
    if (wrong.empty()) symbols.insert(backward, std::next(Block::iterator(function)));
    else backward.erase();
    return wrong;
  }

  std::shared_ptr<RegionSimplifier> simplifier;  // of all copies of the pass
};

}  // namespace
}  // namespace argpool
