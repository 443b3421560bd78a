// The passes that finish runs on a row's module, a file each. Those that need nothing but the
// module are LLVM's own kind: opt runs one (-load-pass-plugin=<build>/lib/argpool_passes.so
// -passes=argpool-<name>). The others take a row's plan, or can refuse a row; `kernel` is Halide's
// typed function of the row.
// SPDX-License-Identifier: MIT
#pragma once

#include "llvm/IR/Module.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Support/Error.h"

#include "emit/plan.h"

namespace argpool::emit {

/// The result of a pass that changed instructions, or nothing at all.
inline llvm::PreservedAnalyses preserved(bool unchanged) {
  return unchanged ? llvm::PreservedAnalyses::all() : llvm::PreservedAnalyses::none();
}

inline bool hasFeature(const llvm::Function &function, llvm::StringRef feature) {
  return function.getFnAttribute("target-features").getValueAsString().contains(feature);
}

/// Replaces calls of argpool_by_itself by their argument. A schedule that loads lane by lane calls
/// it so that Halide's optimiser does not compute addresses as a vector, and take that apart.
struct OpaqueValue : llvm::PassInfoMixin<OpaqueValue> {
  llvm::PreservedAnalyses run(llvm::Module &, llvm::ModuleAnalysisManager &);
};

/// Turns masked stores into the function's own variables into blends, so that these can be
/// registers.
struct BlendMaskedStores : llvm::PassInfoMixin<BlendMaskedStores> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Loads by one instruction what Halide loads lane by lane, where the target can.
struct FormGathers : llvm::PassInfoMixin<FormGathers> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Narrows what is loaded of 64-bit indices, sixteen at a time, by one permutation of two vectors
/// (AVX-512).
struct ExtractLowWords : llvm::PassInfoMixin<ExtractLowWords> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Loads f16 numbers that are converted one by one as integers, on x86 CPUs with F16C: a load into
/// a vector register would wait for what that held.
struct HalfLoads : llvm::PassInfoMixin<HalfLoads> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Transposes four vectors of AVX2 of which every fourth lane is wanted, from each of four on, or
/// eight of which every eighth is, and sixteen of AVX-512.
struct TransposeStride4 : llvm::PassInfoMixin<TransposeStride4> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// AVX2 takes every other element of two vectors by a shuffle that leaves lanes out of order, and
/// orders them by another; this does all that is computed of them between the two.
struct OrderLanesLast : llvm::PassInfoMixin<OrderLanesLast> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// For 32-bit ARM: interleaving stores and loads of vectors of 64-bit numbers, which it lacks,
/// become shuffles beside ordinary ones.
struct WideInterleaves : llvm::PassInfoMixin<WideInterleaves> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Keeps a store of a vector, some lanes of which are what lies there already, from becoming a
/// masked store.
struct WholeStores : llvm::PassInfoMixin<WholeStores> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Gives a branch that tests all lanes of a vector weights: that they pass is likely.
struct BranchWeights : llvm::PassInfoMixin<BranchWeights> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Marks selects of scalars by a comparison of cells as unpredictable.
struct DataSelects : llvm::PassInfoMixin<DataSelects> {
  llvm::PreservedAnalyses run(llvm::Function &, llvm::FunctionAnalysisManager &);
};

/// Marks the stores that pass by the cache: unmasked vector stores to an output buffer, aligned to
/// 16 bytes or more. Returns how many it marked.
int markStreamingStores(llvm::Function &kernel, uint8_t op);

/// Aligns to a page what a streaming schedule holds on the stack, a page and more, as the schedule
/// expects (`replicate_channels`). Variables' names say nothing: Halide reuses their memory.
void beginWithPages(llvm::Function &kernel);

/// Prefetches, on x86, what the row's hints name: its CPUs would fetch that too late.
void addPrefetches(llvm::Function &kernel, const Row &row);

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
