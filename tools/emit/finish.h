// Bitcode as Halide emitted it → the module that is compiled: one hidden function, named after
// library and row. Its steps are passes/.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

#include "plan.h"

namespace argpool::emit {

/// All steps on one row.
llvm::Expected<std::unique_ptr<llvm::Module>> finish(llvm::LLVMContext &context,
                                                     llvm::MemoryBufferRef bitcode,
                                                     const Plan &plan, const Row &row,
                                                     llvm::TargetMachine &machine);

/// The text that a device row of this bitcode gives to the device's driver: PTX, or OpenCL C.
llvm::Expected<std::string> deviceCode(llvm::LLVMContext &context, llvm::MemoryBufferRef bitcode,
                                       const Plan &plan, const Row &row);

/// Has a CUDA row whose guard aligns lines to 16 bytes store 64-bit elements two at a time.
void widenDeviceStores(llvm::Module &module, const Plan &plan, const Row &row);

}  // namespace argpool::emit
