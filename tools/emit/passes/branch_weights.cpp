// Which way a branch goes: a test of whole vectors ("are these all numbers?") is so, but for
// those that are seen again. LLVM then keeps their part out of the way, and of registers.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/IR/Instructions.h"
#include "llvm/IR/MDBuilder.h"
#include "llvm/IR/PatternMatch.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace argpool::emit {

PreservedAnalyses BranchWeights::run(Function &function, FunctionAnalysisManager &) {
  MDBuilder weights(function.getContext());
  int expected = 0;
  for (BasicBlock &block : function) {
    auto *branch = dyn_cast<BranchInst>(block.getTerminator());
    Value *lanes;
    CmpPredicate is;
    if (!branch || !branch->isConditional() ||
        !match(branch->getCondition(), m_ICmp(is, m_BitCast(m_Value(lanes)), m_AllOnes())) ||
        !ICmpInst::isEquality(is) || !lanes->getType()->isVectorTy() ||
        !lanes->getType()->getScalarType()->isIntegerTy(1))
      continue;
    const bool all = is == ICmpInst::ICMP_EQ;
    branch->setMetadata(LLVMContext::MD_prof, all ? weights.createLikelyBranchWeights()
                                                  : weights.createUnlikelyBranchWeights());
    expected++;
  }
  return preserved(expected == 0);
}

}  // namespace argpool::emit
