// Which of a kernel's buffers a pointer goes into.
// SPDX-License-Identifier: MIT
#include "buffers.h"

#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Argument.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

#include "argpool_registry.h"

using namespace llvm;

namespace argpool::emit {

// The buffer argument whose `host` pointer `value` is, or null.
static const Argument *bufferOfHost(const Value *value, const DataLayout &layout) {
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

std::pair<unsigned, unsigned> outputBuffers(uint8_t op) {
  switch (op) {
  case ARGPOOL_KERNEL_MAX_POOL: return {1, 3};  // values [, indices]
  case ARGPOOL_KERNEL_MAX_MASK:  // dst
  case ARGPOOL_KERNEL_CHECK_INDICES:
  case ARGPOOL_KERNEL_LOCATE_INDEX: return {1, 2};
  default: return {2, 3};  // dst, grad_src or grad_values
  }
}

bool liesInBuffers(const Value *pointer, unsigned first, unsigned last, const DataLayout &layout) {
  SmallVector<const Value *> objects;
  getUnderlyingObjects(pointer, objects, /*LI=*/nullptr, /*MaxLookup=*/0);
  return !objects.empty() && all_of(objects, [&](const Value *object) {
    const Argument *buffer = bufferOfHost(object, layout);
    return buffer && buffer->getArgNo() >= first && buffer->getArgNo() < last;
  });
}

}  // namespace argpool::emit
