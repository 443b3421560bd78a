// Which of two cells wins depends on the data. LLVM's x86 back end may turn a conditional move in a
// loop into a branch, which the CPU then mispredicts at every other tap; metadata forbids that.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Is the value computed from a loaded one in at most `steps` instructions?
bool isOfLoaded(const Value *value, int steps) {
  if (isa<LoadInst>(value)) return true;
  const auto *made = dyn_cast<Instruction>(value);
  return made && steps > 0 && (isa<CastInst>(made) || isa<BinaryOperator>(made)) &&
         any_of(made->operands(), [&](const Use &of) { return isOfLoaded(of, steps - 1); });
}

// Does a condition compare cells? Numbers of a floating type are nothing else.
bool comparesCells(const Value *condition, int steps) {
  if (isa<FCmpInst>(condition)) return true;
  if (const auto *compare = dyn_cast<ICmpInst>(condition))
    return isOfLoaded(compare->getOperand(0), steps) || isOfLoaded(compare->getOperand(1), steps);
  const auto *made = dyn_cast<Instruction>(condition);
  return made && steps > 0 && (isa<BinaryOperator>(made) || isa<SelectInst>(made)) &&
         any_of(made->operands(), [&](const Use &of) { return comparesCells(of, steps - 1); });
}

}  // namespace

PreservedAnalyses DataSelects::run(Function &kernel, FunctionAnalysisManager &) {
  constexpr int steps = 4;
  MDNode *const nothing = MDNode::get(kernel.getContext(), {});
  int marked = 0;
  for (Instruction &instruction : instructions(kernel)) {
    auto *select = dyn_cast<SelectInst>(&instruction);
    if (!select || select->getType()->isVectorTy() ||
        !comparesCells(select->getCondition(), steps))
      continue;
    select->setMetadata(LLVMContext::MD_unpredictable, nothing);
    marked++;
  }
  return preserved(marked == 0);
}

}  // namespace argpool::emit
