// Whole stores: where a vector is stored that has some lanes of what lies there already, LLVM's
// code generator for AVX2 makes a masked store of the others. It takes AMD's CPUs some 20 cycles,
// and a load of the whole vector behind it waits. AVX-512 has masks that cost nothing.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Is it what lies at the address that is stored to?
bool loadsFrom(const Value *value, const StoreInst &store) {
  auto *load = dyn_cast<LoadInst>(value);
  return load && load->getPointerOperand() == store.getPointerOperand();
}

}  // namespace

PreservedAnalyses WholeStores::run(Function &function, FunctionAnalysisManager &) {
  int kept = 0;
  for (BasicBlock &block : function)
    for (Instruction &instruction : block) {
      auto *store = dyn_cast<StoreInst>(&instruction);
      auto *select = store ? dyn_cast<SelectInst>(store->getValueOperand()) : nullptr;
      if (!select || !select->getCondition()->getType()->isVectorTy()) continue;
      if (!loadsFrom(select->getTrueValue(), *store) &&
          !loadsFrom(select->getFalseValue(), *store))
        continue;
      store->setVolatile(true);  // the code generator makes masked stores of simple ones alone
      kept++;
    }
  return preserved(kept == 0);
}

}  // namespace argpool::emit
