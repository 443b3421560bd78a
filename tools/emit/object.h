// LLVM modules → machine code.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "llvm/IR/Module.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"

#include "plan.h"

namespace argpool::emit {

/// The code generator of a target: position-independent (but for WebAssembly), every function in a
/// section of its own.
llvm::Expected<std::unique_ptr<llvm::TargetMachine>> targetMachine(const Target &target);

/// An object file or assembly. `module` is used up.
llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>> compile(llvm::Module &module,
                                                            llvm::TargetMachine &machine,
                                                            llvm::CodeGenFileType type);

/// How many bytes of an object are code.
llvm::Expected<uint64_t> codeBytes(llvm::MemoryBufferRef object);

/// An error that names what a row's object links to beyond memcpy and memset, and on devices what
/// argpool's library for the device defines. The object is read and not the module, because code
/// generation adds calls of its own (fmodf, __popcountdi2, …).
llvm::Error checkUndefined(llvm::MemoryBufferRef object, const Row &row, const Target &target);

}  // namespace argpool::emit
