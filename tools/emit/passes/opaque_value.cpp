// Numbers that a schedule wants by themselves, one by one. When Halide's optimiser has done its
// work, the calls that kept it from making vectors of them go.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {

PreservedAnalyses OpaqueValue::run(Module &module, ModuleAnalysisManager &) {
  Function *byItself = module.getFunction("argpool_by_itself");
  if (!byItself) return PreservedAnalyses::all();
  for (User *user : make_early_inc_range(byItself->users())) {
    auto *call = cast<CallInst>(user);
    call->replaceAllUsesWith(call->getArgOperand(0));
    call->eraseFromParent();
  }
  return PreservedAnalyses::none();
}

}  // namespace argpool::emit
