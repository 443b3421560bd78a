// Streaming stores: an output larger than the cache is written without being read into it first.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// The smallest alignment with which every x86-64 and ARM vector store has a non-temporal form;
// where a vector is wider, the back end splits it.
constexpr uint64_t kMinAlign = 16;

// Which buffers of an operation are outputs: argpool_registry.h lists them in this order.
std::pair<unsigned, unsigned> outputBuffers(uint8_t op) {
  switch (op) {
  case ARGPOOL_KERNEL_MAX_POOL: return {1, 3};  // values [, indices]
  case ARGPOOL_KERNEL_CHECK_INDICES:
  case ARGPOOL_KERNEL_LOCATE_INDEX: return {1, 2};
  default: return {2, 3};  // dst, grad_src or grad_values
  }
}

// The buffer argument whose `host` pointer `value` is, or null.
const Argument *bufferOfHost(const Value *value, const DataLayout &layout) {
  auto *load = dyn_cast<LoadInst>(value);
  if (!load) return nullptr;
  APInt offset(layout.getIndexTypeSizeInBits(load->getPointerOperandType()), 0);
  const Value *base = load->getPointerOperand()->stripAndAccumulateConstantOffsets(
      layout, offset, /*AllowNonInbounds=*/true);
  const uint64_t host = offsetof(argpool_buffer, host);
  // On a 32-bit target the pointer before `host` is half as long.
  const uint64_t target = host - 8 + layout.getPointerSize();
  return offset == target ? dyn_cast<Argument>(base) : nullptr;
}

}  // namespace

int markStreamingStores(Function &kernel, uint8_t op) {
  const DataLayout &layout = kernel.getDataLayout();
  const auto [first, last] = outputBuffers(op);
  MDNode *mark = MDNode::get(kernel.getContext(), ConstantAsMetadata::get(ConstantInt::get(
                                                      Type::getInt32Ty(kernel.getContext()), 1)));
  auto writesOutput = [&, first = first, last = last](const Value *pointer) {
    SmallVector<const Value *> objects;
    getUnderlyingObjects(pointer, objects, /*LI=*/nullptr, /*MaxLookup=*/0);
    return !objects.empty() && all_of(objects, [&](const Value *object) {
      const Argument *buffer = bufferOfHost(object, layout);
      return buffer && buffer->getArgNo() >= ARGPOOL_ARG_BUFFERS + first &&
             buffer->getArgNo() < ARGPOOL_ARG_BUFFERS + last;
    });
  };
  int marked = 0;
  for (BasicBlock &block : kernel) {
    for (Instruction &instruction : block) {
      auto *store = dyn_cast<StoreInst>(&instruction);
      if (!store || !store->getValueOperand()->getType()->isVectorTy()) continue;
      if (store->getAlign().value() < kMinAlign || !writesOutput(store->getPointerOperand()))
        continue;
      store->setMetadata(LLVMContext::MD_nontemporal, mark);
      ++marked;
    }
  }
  return marked;
}

}  // namespace argpool::emit
