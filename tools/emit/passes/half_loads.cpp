// f16 numbers that are loaded one by one. x86 loads 16 bits into a vector register and keeps its
// other lanes, so each load would wait for what the register held before: a chain of 9 cycles a
// number. Loaded as an integer and moved over, it waits for nothing.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

bool widensOneHalf(const FPExtInst &widened) {
  return widened.getSrcTy()->isHalfTy() && widened.getDestTy()->isFloatTy() &&
         isa<LoadInst>(widened.getOperand(0)) && widened.getOperand(0)->hasOneUse();
}

}  // namespace

PreservedAnalyses HalfLoads::run(Function &kernel, FunctionAnalysisManager &) {
  if (!hasFeature(kernel, "+f16c")) return PreservedAnalyses::all();
  SmallVector<FPExtInst *> found;
  for (Instruction &instruction : instructions(kernel))
    if (auto *widened = dyn_cast<FPExtInst>(&instruction))
      if (widensOneHalf(*widened)) found.push_back(widened);
  for (FPExtInst *widened : found) {
    auto *load = cast<LoadInst>(widened->getOperand(0));
    IRBuilder<> here(load);
    LoadInst *bits = here.CreateAlignedLoad(here.getInt16Ty(), load->getPointerOperand(),
                                            load->getAlign(), load->isVolatile());
    bits->copyMetadata(*load);
    Value *none = Constant::getNullValue(FixedVectorType::get(here.getInt32Ty(), 4));
    Value *word = here.CreateInsertElement(none, here.CreateZExt(bits, here.getInt32Ty()),
                                           uint64_t(0));
    Value *lanes = here.CreateBitCast(word, FixedVectorType::get(here.getHalfTy(), 8));
    Value *four = here.CreateShuffleVector(lanes, ArrayRef<int>{0, 1, 2, 3});
    Value *wide = here.CreateFPExt(four, FixedVectorType::get(here.getFloatTy(), 4));
    widened->replaceAllUsesWith(here.CreateExtractElement(wide, uint64_t(0)));
    widened->eraseFromParent();
    load->eraseFromParent();
  }
  return preserved(found.empty());
}

}  // namespace argpool::emit
