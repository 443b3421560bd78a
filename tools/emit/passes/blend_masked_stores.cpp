// Blends: a masked store into memory that is the kernel's own is a blend with what stands there.
// Memory that is only ever read and written whole can then stay in registers.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Does all of this vector, masked out or not, lie in a variable of the function?
bool liesInVariable(const Value *pointer, Type *type, const DataLayout &layout) {
  APInt offset(layout.getIndexTypeSizeInBits(pointer->getType()), 0);
  auto *variable = dyn_cast<AllocaInst>(
      pointer->stripAndAccumulateConstantOffsets(layout, offset, /*AllowNonInbounds=*/true));
  if (!variable || !variable->isStaticAlloca() || offset.isNegative()) return false;
  const std::optional<TypeSize> size = variable->getAllocationSize(layout);
  return size && offset.getZExtValue() + layout.getTypeStoreSize(type) <= size->getFixedValue();
}

// The load under the same mask whose value this is, if nothing is written between the two.
IntrinsicInst *loadedUnder(Value *mask, Value *value, const IntrinsicInst *store) {
  auto *load = dyn_cast<IntrinsicInst>(value);
  if (!load || load->getIntrinsicID() != Intrinsic::masked_load || !load->hasOneUse() ||
      load->getArgOperand(load->arg_size() - 2) != mask || load->getParent() != store->getParent())
    return nullptr;
  for (const Instruction *at = store->getPrevNode(); at != load; at = at->getPrevNode())
    if (at->mayWriteToMemory()) return nullptr;
  return load;
}

}  // namespace

PreservedAnalyses BlendMaskedStores::run(Function &kernel, FunctionAnalysisManager &) {
  const DataLayout &layout = kernel.getDataLayout();
  SmallVector<IntrinsicInst *> blended;
  for (BasicBlock &block : kernel)
    for (Instruction &instruction : block) {
      auto *store = dyn_cast<IntrinsicInst>(&instruction);
      if (store && store->getIntrinsicID() == Intrinsic::masked_store &&
          liesInVariable(store->getArgOperand(1), store->getArgOperand(0)->getType(), layout))
        blended.push_back(store);
    }
  for (IntrinsicInst *store : blended) {
    IRBuilder<> here(store);
    Value *value = store->getArgOperand(0), *pointer = store->getArgOperand(1);
    // Masked stores have said how far they are aligned in two ways: LLVM's releases differ.
    const Align align = store->getParamAlign(1).valueOrOne();
    Value *old = here.CreateAlignedLoad(value->getType(), pointer, align);
    Value *mask = store->getArgOperand(store->arg_size() - 1);
    if (IntrinsicInst *load = loadedUnder(mask, value, store)) {  // it does the blend as well
      load->moveBefore(store->getIterator());
      load->setArgOperand(load->arg_size() - 1, old);
      here.CreateAlignedStore(load, pointer, align);
    } else {
      here.CreateAlignedStore(here.CreateSelect(mask, value, old), pointer, align);
    }
    store->eraseFromParent();
  }
  return preserved(blended.empty());
}

}  // namespace argpool::emit
