// argpool_passes.so: the passes on LLVM IR as a plugin of opt, for tests and for looking.
// SPDX-License-Identifier: MIT
#include "llvm/Plugins/PassPlugin.h"

#include "llvm/Passes/PassBuilder.h"

#include "passes.h"

using namespace llvm;
using namespace argpool::emit;

namespace {

template <typename Manager, typename Pass> void add(Manager &passes) { passes.addPass(Pass()); }

template <typename Manager> struct NamedPass {
  const char *name;
  void (*add)(Manager &);
};

const NamedPass<ModulePassManager> kOfModules[] = {
    {"argpool-opaque-value", add<ModulePassManager, OpaqueValue>},
};

const NamedPass<FunctionPassManager> kOfFunctions[] = {
    {"argpool-blend-masked-stores", add<FunctionPassManager, BlendMaskedStores>},
    {"argpool-branch-weights", add<FunctionPassManager, BranchWeights>},
    {"argpool-data-selects", add<FunctionPassManager, DataSelects>},
    {"argpool-extract-low-words", add<FunctionPassManager, ExtractLowWords>},
    {"argpool-form-gathers", add<FunctionPassManager, FormGathers>},
    {"argpool-half-loads", add<FunctionPassManager, HalfLoads>},
    {"argpool-order-lanes-last", add<FunctionPassManager, OrderLanesLast>},
    {"argpool-transpose-stride4", add<FunctionPassManager, TransposeStride4>},
    {"argpool-whole-stores", add<FunctionPassManager, WholeStores>},
    {"argpool-wide-interleaves", add<FunctionPassManager, WideInterleaves>},
};

// Gives opt's parser a table's passes.
template <typename Manager, size_t count>
void offer(PassBuilder &builder, const NamedPass<Manager> (&table)[count]) {
  builder.registerPipelineParsingCallback(
      [&table](StringRef name, Manager &passes, ArrayRef<PassBuilder::PipelineElement>) {
        for (const NamedPass<Manager> &pass : table)
          if (name == pass.name) return pass.add(passes), true;
        return false;
      });
}

}  // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "argpool", "1", [](PassBuilder &builder) {
            offer(builder, kOfModules);
            offer(builder, kOfFunctions);
          }};
}
