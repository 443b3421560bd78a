// Streaming stores: an output larger than the cache is written without being read into it first.
// SPDX-License-Identifier: MIT
#include "passes.h"

#include "llvm/IR/Instructions.h"

#include "emit/buffers.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// The smallest alignment with which every x86-64 and ARM vector store has a non-temporal form;
// where a vector is wider, the back end splits it.
constexpr uint64_t kMinAlign = 16;

constexpr uint64_t kPage = 4096;

}  // namespace

int markStreamingStores(Function &kernel, uint8_t op) {
  const DataLayout &layout = kernel.getDataLayout();
  const auto [first, last] = outputBuffers(op);
  MDNode *mark = MDNode::get(kernel.getContext(), ConstantAsMetadata::get(ConstantInt::get(
                                                      Type::getInt32Ty(kernel.getContext()), 1)));
  const auto writes = [&, first = first, last = last](const Value *pointer) {
    return liesInBuffers(pointer, ARGPOOL_ARG_BUFFERS + first, ARGPOOL_ARG_BUFFERS + last, layout);
  };
  int marked = 0;
  for (BasicBlock &block : kernel) {
    for (Instruction &instruction : block) {
      auto *store = dyn_cast<StoreInst>(&instruction);
      if (!store || !store->getValueOperand()->getType()->isVectorTy()) continue;
      if (store->getAlign().value() < kMinAlign || !writes(store->getPointerOperand()))
        continue;
      store->setMetadata(LLVMContext::MD_nontemporal, mark);
      ++marked;
    }
  }
  return marked;
}

void beginWithPages(Function &kernel) {
  const DataLayout &layout = kernel.getDataLayout();
  for (BasicBlock &block : kernel) {
    for (Instruction &instruction : block) {
      auto *variable = dyn_cast<AllocaInst>(&instruction);
      if (variable && variable->getAllocationSize(layout).value_or(TypeSize::getZero()) >= kPage)
        variable->setAlignment(Align(kPage));
    }
  }
}

}  // namespace argpool::emit
