// Low halves: AVX-512 narrows the 64-bit numbers of two vectors by one permutation. LLVM narrows
// each of them, and puts the halves together.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// LLVM narrows computed values where that is cheaper, before it computes.
bool isLoaded(const Value *value) {
  if (auto *both = dyn_cast<ShuffleVectorInst>(value))
    return both->isConcat() && isLoaded(both->getOperand(0)) && isLoaded(both->getOperand(1));
  auto *call = dyn_cast<IntrinsicInst>(value);
  return isa<LoadInst>(value) || (call && call->getIntrinsicID() == Intrinsic::masked_load);
}

bool isLowHalves(const TruncInst &narrowed) {
  auto *type = dyn_cast<FixedVectorType>(narrowed.getType());
  return type && type->getNumElements() == 16 && type->getScalarSizeInBits() == 32 &&
         narrowed.getSrcTy()->getScalarSizeInBits() == 64 && isLoaded(narrowed.getOperand(0));
}

}  // namespace

PreservedAnalyses ExtractLowWords::run(Function &kernel, FunctionAnalysisManager &) {
  if (!hasFeature(kernel, "+avx512f")) return PreservedAnalyses::all();
  SmallVector<TruncInst *> found;
  for (BasicBlock &block : kernel)
    for (Instruction &instruction : block)
      if (auto *narrowed = dyn_cast<TruncInst>(&instruction))
        if (isLowHalves(*narrowed)) found.push_back(narrowed);
  SmallVector<int, 16> low;
  for (int lane = 0; lane < 16; ++lane) low.push_back(2 * lane);
  for (TruncInst *narrowed : found) {
    IRBuilder<> here(narrowed);
    auto *halves = FixedVectorType::get(here.getInt32Ty(), 32);
    Value *both = here.CreateBitCast(narrowed->getOperand(0), halves);
    narrowed->replaceAllUsesWith(here.CreateShuffleVector(both, low));
    narrowed->eraseFromParent();
  }
  return preserved(found.empty());
}

}  // namespace argpool::emit
