// The steps of finish, in order.
// SPDX-License-Identifier: MIT
#include "finish.h"

#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/AlwaysInliner.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/StripDeadPrototypes.h"
#include "llvm/Transforms/Scalar/ADCE.h"
#include "llvm/Transforms/Scalar/SROA.h"
#include "llvm/Transforms/Scalar/SimplifyCFG.h"

#include "errors.h"
#include "passes/passes.h"

using namespace llvm;

namespace argpool::emit {
namespace {

// Halide's wrapper calls the typed function, and forbids itself to inline it.
void foldIntoEntry(Function &kernel) {
  kernel.removeFnAttr(Attribute::NoInline);
  kernel.addFnAttr(Attribute::AlwaysInline);
  for (User *user : kernel.users())
    if (auto *call = dyn_cast<CallInst>(user)) call->removeFnAttr(Attribute::NoInline);
}

// Runs passes with LLVM's analyses of the module as it is. machine: whose costs they go by; without
// one, LLVM's general ones.
void run(ModulePassManager passes, Module &module, TargetMachine *machine) {
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  PassBuilder builder(machine);
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  passes.run(module, modules);
}

template <typename... Passes> auto onFunctions(Passes... passes) {
  FunctionPassManager all;
  (all.addPass(std::move(passes)), ...);
  return createModuleToFunctionPassAdaptor(std::move(all));
}

// Passes on what Halide's code lacks on a CPU.
ModulePassManager cpuPasses() {
  ModulePassManager passes;
  passes.addPass(OpaqueValue());
  passes.addPass(onFunctions(BlendMaskedStores(), FormGathers(), ExtractLowWords(), HalfLoads(),
                             TransposeStride4(), OrderLanesLast()));
  return passes;
}

// Inlines what is marked and sweeps up, as Halide has optimised the body already; then marks what
// LLVM's code generator has to know of the row's one function.
ModulePassManager lastPasses(const TargetMachine &machine, bool pools) {
  ModulePassManager passes;
  passes.addPass(AlwaysInlinerPass());
  passes.addPass(GlobalDCEPass());
  passes.addPass(onFunctions(ADCEPass(),  // lanes' loads that a gather has taken the place of
                             SROAPass(SROAOptions::ModifyCFG), SimplifyCFGPass()));
  passes.addPass(StripDeadPrototypesPass());
  const bool masks = machine.getTargetFeatureString().contains("+avx512f");
  if (machine.getTargetTriple().isX86() && !masks) passes.addPass(onFunctions(WholeStores()));
  passes.addPass(onFunctions(BranchWeights()));
  if (pools) passes.addPass(onFunctions(DataSelects()));
  return passes;
}

// Halide names a CPU for each cluster of features (haswell for AVX2), which has more than the
// target `needs`, and so than the runtime requires (BMI, say). What it tunes for may stay.
void restrictToTarget(Module &module, const TargetMachine &machine) {
  for (Function &function : module) {
    if (function.isDeclaration()) continue;
    function.removeFnAttr("target-cpu");
    function.removeFnAttr("target-features");
    if (!machine.getTargetCPU().empty()) function.addFnAttr("target-cpu", machine.getTargetCPU());
    function.addFnAttr("target-features", machine.getTargetFeatureString());
    // Windows finds callers by tables where memory cannot be read, say.
    if (machine.getTargetTriple().isOSWindows()) function.setUWTableKind(UWTableKind::Default);
  }
}

Error finishModule(Module &module, const Plan &plan, const Row &row, TargetMachine &machine) {
  Function *kernel = module.getFunction(row.name);
  Function *entry = module.getFunction(row.name + "_argv");
  if (!kernel || !entry || kernel->isDeclaration() || entry->isDeclaration())
    return error("the bitcode holds no function of that name");
  if (row.streams && markStreamingStores(*kernel, row.kernel.op) == 0)
    return error("its variant says `streams`, but no store to an output could be marked: the "
                 "schedule must write whole vectors, aligned to 16 bytes or more");
  if (row.streams && row.kernel.op != ARGPOOL_KERNEL_MAX_POOL) beginWithPages(*kernel);
  if (plan.targets[row.target].onDevice()) {
    widenDeviceStores(module, plan, row);
    renameDeviceCalls(module, plan.targets[row.target]);
  } else {
    if (machine.getTargetTriple().isX86()) addPrefetches(*kernel, row);
    run(cpuPasses(), module, &machine);
    if (Error failed = useCallersScratch(module)) return failed;
    if (machine.getTargetTriple().isARM()) {
      ModulePassManager wide;
      wide.addPass(onFunctions(WideInterleaves()));
      run(std::move(wide), module, &machine);
      if (Error failed = computeFloatsOneByOne(module)) return failed;
    }
  }
  hideSymbols(module, *entry, symbolName(plan, row));
  foldIntoEntry(*kernel);
  run(lastPasses(machine, row.kernel.op == ARGPOOL_KERNEL_MAX_POOL), module, nullptr);
  std::string broken;
  raw_string_ostream out(broken);
  if (verifyModule(module, &out)) return error("finish broke the module: " + broken);
  return Error::success();
}

}  // namespace

Expected<std::unique_ptr<Module>> finish(LLVMContext &context, MemoryBufferRef bitcode,
                                         const Plan &plan, const Row &row, TargetMachine &machine) {
  auto module = parseBitcodeFile(bitcode, context);
  if (!module)
    return error(row.name + ": the generator's bitcode is unreadable (" +
                 toString(module.takeError()) + "); if it came from the cache, delete the cache");
  (*module)->setModuleIdentifier(row.name);
  (*module)->setSourceFileName(row.name);
  (*module)->setTargetTriple(machine.getTargetTriple());
  (*module)->setDataLayout(machine.createDataLayout());
  restrictToTarget(**module, machine);
  if (Error failed = finishModule(**module, plan, row, machine))
    return error(row.name + ": " + toString(std::move(failed)));
  return module;
}

}  // namespace argpool::emit
