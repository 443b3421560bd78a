// Bitcode as Halide emitted it → the module that is compiled: one hidden function, named after
// library and row. Each step is a function in a file of its own.
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "llvm/Analysis/TargetTransformInfo.h"
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

/// Marks the stores that pass by the cache: unmasked vector stores to an output buffer, aligned to
/// 16 bytes or more. `kernel` is Halide's typed function of the row. Returns how many it marked.
int markStreamingStores(llvm::Function &kernel, uint8_t op);

/// Has what a streaming schedule holds on the stack, a page and more, begin with a page, as it
/// reckons (window_spread_channels.h). Variables' names tell nothing: Halide reuses their memory.
void beginWithPages(llvm::Function &kernel);

/// Has a row of an x86 target prefetch what its CPUs would not ask for early enough by themselves.
/// `kernel` as above.
void addPrefetches(llvm::Function &kernel, const Row &row);

/// Loads by one instruction what Halide loads lane by lane, where the target can. Returns how many
/// such vectors there were. `kernel` as above.
int formGathers(llvm::Function &kernel, const llvm::TargetTransformInfo &target);

/// Has AVX2 put every other element of two vectors in order last, when all is worked out of them.
/// Returns how many instructions it changed. `kernel` as above. `carries`: what loops hand on to
/// their next round, too.
int orderLanesLast(llvm::Function &kernel, bool carries);

/// Narrows what is loaded of 64-bit indices, sixteen at a time, by one permutation of two vectors.
/// Returns how often. `kernel` as above.
int pickLowHalves(llvm::Function &kernel);

/// Loads f16 numbers that are converted one by one as integers, on x86 CPUs with F16C: a load into
/// a vector register would wait for what that held. Returns how many. `kernel` as above.
int loadHalvesAsIntegers(llvm::Function &kernel);

/// Transposes four vectors of AVX2 of which every fourth lane is wanted, from each of four on, or
/// eight of which every eighth is, and sixteen of AVX-512. Returns how often. `kernel` as above.
int pickFourths(llvm::Function &kernel);

/// Puts what argpool_by_itself is called with in the place of the call. Where a schedule loads lane
/// by lane, it keeps LLVM from computing lanes' addresses as a vector, and taking that apart.
void passByItself(llvm::Module &module);

/// Turns masked stores into the kernel's own variables into blends, so that these can be registers.
/// Returns how many there were.
int blendMaskedStores(llvm::Function &kernel);

/// Has LLVM expect that what a branch asks of all lanes of a vector is so. Returns of how many.
int expectAllLanes(llvm::Module &module);

/// For 32-bit ARM: what is computed with vectors of f32 is computed lane by lane.
llvm::Error computeFloatsOneByOne(llvm::Module &module);

/// Turns Halide's allocations into calls of the caller's argpool_scratch (the user context). Where
/// one fails, the function releases what it holds and returns ARGPOOL_OUT_OF_MEMORY.
llvm::Error useCallersScratch(llvm::Module &module);

/// Gives what a device row calls (halide_opencl_run, say) the names under which argpool's library
/// for that device defines it: argpool_<device>_<name>.
void renameDeviceCalls(llvm::Module &module, const Target &target);

/// Leaves one function with a symbol, `entry` (of type argpool_kernel_fn), hidden, under `symbol`;
/// the rest becomes internal, and what Halide keeps for its own runtime goes.
void hideSymbols(llvm::Module &module, llvm::Function &entry, const std::string &symbol);

}  // namespace argpool::emit
