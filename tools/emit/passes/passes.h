// The passes that finish runs on a row's module: each is a file of its own, and argpool-llvm-opt
// runs those alone that need nothing but a module. `kernel` is Halide's typed function of the row.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/Analysis/TargetTransformInfo.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include "emit/plan.h"

namespace argpool::emit {

/// Marks the stores that pass by the cache: unmasked vector stores to an output buffer, aligned to
/// 16 bytes or more. Returns how many it marked.
int markStreamingStores(llvm::Function &kernel, uint8_t op);

/// Aligns to a page what a streaming schedule holds on the stack, a page and more, as the schedule
/// expects (ReplicateChannels, Staged). Variables' names say nothing: Halide reuses their memory.
void beginWithPages(llvm::Function &kernel);

/// Prefetches, on x86, what the row's hints name: its CPUs would fetch that too late.
void addPrefetches(llvm::Function &kernel, const Row &row);

/// Loads by one instruction what Halide loads lane by lane, where the target can. Returns how many
/// such vectors there were.
int formGathers(llvm::Function &kernel, const llvm::TargetTransformInfo &target);

/// AVX2 takes every other element of two vectors by a shuffle that leaves lanes out of order, and
/// orders them by another; this does all that is computed of them between the two. Returns how many
/// instructions it changed.
int orderLanesLast(llvm::Function &kernel);

/// Narrows what is loaded of 64-bit indices, sixteen at a time, by one permutation of two vectors.
/// Returns how often.
int extractLowWords(llvm::Function &kernel);

/// Loads f16 numbers that are converted one by one as integers, on x86 CPUs with F16C: a load into
/// a vector register would wait for what that held. Returns how many.
int loadHalvesAsIntegers(llvm::Function &kernel);

/// Transposes four vectors of AVX2 of which every fourth lane is wanted, from each of four on, or
/// eight of which every eighth is, and sixteen of AVX-512. Returns how often.
int transposeStride4(llvm::Function &kernel);

/// Replaces calls of argpool_by_itself by their argument. A schedule that loads lane by lane calls
/// it so that Halide's optimiser does not compute addresses as a vector, and take that apart.
void replaceOpaqueValues(llvm::Module &module);

/// Turns masked stores into the kernel's own variables into blends, so that these can be registers.
/// Returns how many there were.
int blendMaskedStores(llvm::Function &kernel);

/// Keeps a store of a vector, some lanes of which are what lies there already, from becoming a
/// masked store. Returns how many such stores there were.
int keepWholeStores(llvm::Function &function);

/// Gives a branch that tests all lanes of a vector weights: that they pass is likely. Returns how
/// many such branches there were.
int addBranchWeights(llvm::Module &module);

/// Marks selects of scalars by a comparison of cells as unpredictable. Returns how many.
int markDataSelects(llvm::Function &kernel);

/// For 32-bit ARM: what is computed with vectors of f32 is computed lane by lane.
llvm::Error computeFloatsOneByOne(llvm::Module &module);

/// For 32-bit ARM: interleaving stores and loads of vectors of 64-bit numbers, which it lacks,
/// become
/// shuffles beside ordinary ones. Returns how many there were.
int shuffleWideInterleaves(llvm::Function &kernel);

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
