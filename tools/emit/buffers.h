// Which of a kernel's buffers a pointer goes into.
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Value.h"

namespace argpool::emit {

/// The buffers that a kernel operation (ARGPOOL_KERNEL_*) writes to: from first to before second,
/// as argpool_registry.h numbers them. Flags of planes are not counted.
std::pair<unsigned, unsigned> outputBuffers(uint8_t op);

/// Whether `pointer` goes into the memory of an argument [first, last) that is an argpool_buffer.
bool liesInBuffers(const llvm::Value *pointer, unsigned first, unsigned last,
                   const llvm::DataLayout &layout);

}  // namespace argpool::emit
