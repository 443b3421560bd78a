// 32-bit ARM: interleaving stores and loads of 64-bit numbers become shuffles beside ordinary ones.
// SPDX-License-Identifier: MIT

// Halide 21 stores interleaved vectors of any elements by llvm.arm.neon.vst2 to vst4. NEON
// interleaves 8, 16 and 32 bits alone; of vectors of 64-bit numbers LLVM (14 and 22 alike) takes
// another opcode. vst2 becomes `vst3.8`, which stores 24 bytes of 32 in another order, or crashes
// when it is expanded; vst3 and vst4 crash. (tests/lit/emit/llvm_wide_interleaves.ll notices when
// LLVM is mended.)
#include "passes.h"

#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsARM.h"

using namespace llvm;

namespace argpool::emit {
namespace {

bool storesInterleaved(const IntrinsicInst &call) {
  const Intrinsic::ID id = call.getIntrinsicID();
  return id == Intrinsic::arm_neon_vst2 || id == Intrinsic::arm_neon_vst3 ||
         id == Intrinsic::arm_neon_vst4;
}
bool loadsInterleaved(const IntrinsicInst &call) {
  const Intrinsic::ID id = call.getIntrinsicID();
  return id == Intrinsic::arm_neon_vld2 || id == Intrinsic::arm_neon_vld3 ||
         id == Intrinsic::arm_neon_vld4;
}

// Interleaves of one number a vector are vst1 and vld1 of several registers, which NEON has.
bool isWide(Type *type) {
  const auto *vector = cast<FixedVectorType>(type);
  return vector->getNumElements() > 1 && vector->getScalarSizeInBits() == 64;
}

// The last argument: how the address is aligned, in bytes.
Align alignmentOf(const IntrinsicInst &call) {
  const auto *bytes = cast<ConstantInt>(call.getArgOperand(call.arg_size() - 1));
  return MaybeAlign(bytes->getZExtValue()).valueOrOne();
}

// vstN(address, N vectors, alignment)
void storeShuffled(IntrinsicInst &call) {
  IRBuilder<> at(&call);
  const SmallVector<Value *> vectors(call.arg_begin() + 1, call.arg_end() - 1);
  const unsigned lanes = cast<FixedVectorType>(vectors[0]->getType())->getNumElements();
  Value *all = at.CreateShuffleVector(concatenateVectors(at, vectors),
                                      createInterleaveMask(lanes, vectors.size()));
  at.CreateAlignedStore(all, call.getArgOperand(0), alignmentOf(call))
      ->setAAMetadata(call.getAAMetadata());
}

// {N vectors} = vldN(address, alignment)
void loadShuffled(IntrinsicInst &call) {
  IRBuilder<> at(&call);
  auto *several = cast<StructType>(call.getType());
  auto *one = cast<FixedVectorType>(several->getElementType(0));
  const unsigned lanes = one->getNumElements(), vectors = several->getNumElements();
  LoadInst *all = at.CreateAlignedLoad(FixedVectorType::get(one->getElementType(), lanes * vectors),
                                       call.getArgOperand(0), alignmentOf(call));
  all->setAAMetadata(call.getAAMetadata());
  Value *result = PoisonValue::get(several);
  for (unsigned i = 0; i < vectors; ++i)
    result = at.CreateInsertValue(
        result, at.CreateShuffleVector(all, createStrideMask(i, vectors, lanes)), i);
  call.replaceAllUsesWith(result);
}

}  // namespace

PreservedAnalyses WideInterleaves::run(Function &kernel, FunctionAnalysisManager &) {
  SmallVector<IntrinsicInst *> stores, loads;
  for (Instruction &it : instructions(kernel)) {
    auto *call = dyn_cast<IntrinsicInst>(&it);
    if (!call) continue;
    if (storesInterleaved(*call) && isWide(call->getArgOperand(1)->getType()))
      stores.push_back(call);
    if (loadsInterleaved(*call) && isWide(call->getType()->getStructElementType(0)))
      loads.push_back(call);
  }
  for (IntrinsicInst *store : stores) storeShuffled(*store);
  for (IntrinsicInst *load : loads) loadShuffled(*load);
  for (IntrinsicInst *call : concat<IntrinsicInst *>(stores, loads)) call->eraseFromParent();
  return preserved(stores.empty() && loads.empty());
}

}  // namespace argpool::emit
