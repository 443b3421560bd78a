// argpool-llvm-opt: one pass of emit/passes on LLVM IR, for tests and for looking.
// SPDX-License-Identifier: MIT
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include "emit/passes/passes.h"

using namespace llvm;
using namespace argpool::emit;

namespace {

// A pass of functions, on all that the module defines.
template <typename Pass> auto onFunctions(Pass pass) {
  return [pass](Module &module) {
    for (Function &function : module)
      if (!function.isDeclaration()) pass(function);
  };
}

struct NamedPass {
  const char *name, *what;
  std::function<void(Module &)> run;
};

const NamedPass kPasses[] = {
    {"extract-low-words", "narrow sixteen loaded 64-bit numbers by one permutation (AVX-512)",
     onFunctions(extractLowWords)},
    {"transpose-stride4", "transpose vectors of which every fourth lane is wanted",
     onFunctions(transposeStride4)},
    {"order-lanes-last", "order lanes after all that is computed of them (AVX2)",
     onFunctions(orderLanesLast)},
    {"half-loads", "f16 numbers that are converted one by one are loaded as integers",
     onFunctions(loadHalvesAsIntegers)},
    {"blend-masked-stores", "masked stores to the kernel's own variables become blends",
     onFunctions(blendMaskedStores)},
    {"wide-interleaves", "interleaving stores and loads of 64-bit numbers become shuffles (ARMv7)",
     onFunctions(shuffleWideInterleaves)},
    {"opaque-value", "calls of argpool_by_itself become their argument", replaceOpaqueValues},
    {"whole-stores", "stores that keep some lanes of what lies there are of all lanes (AVX2)",
     onFunctions(keepWholeStores)},
    {"branch-weights", "branches that test all lanes of a vector are likely to pass",
     addBranchWeights},
    {"data-selects", "which of two cells wins is no branch", onFunctions(markDataSelects)},
};

std::string passNames() {
  std::string names = "PASSES:\n";
  for (const NamedPass &pass : kPasses)
    names += std::string("  ") + pass.name + std::string(22 - StringRef(pass.name).size(), ' ') +
             pass.what + "\n";
  return names;
}

}  // namespace

int main(int argc, char **argv) {
  static cl::opt<std::string> name("pass", cl::Required, cl::value_desc("name"),
                                   cl::desc("The pass to run, of those below"));
  static cl::opt<std::string> input(cl::Positional, cl::init("-"), cl::desc("<file.ll>"));
  cl::extrahelp help(passNames());
  cl::ParseCommandLineOptions(argc, argv, "runs one pass of argpool-compile on LLVM IR\n");

  const NamedPass *wanted = nullptr;
  for (const NamedPass &pass : kPasses)
    if (name == pass.name) wanted = &pass;
  if (!wanted) {
    errs() << "argpool-llvm-opt: there is no pass \"" << name << "\"\n" << passNames();
    return 1;
  }
  LLVMContext context;
  SMDiagnostic problem;
  const std::unique_ptr<Module> module = parseIRFile(input, problem, context);
  if (!module) {
    problem.print(argv[0], errs());
    return 1;
  }
  wanted->run(*module);
  if (verifyModule(*module, &errs())) return 1;
  module->print(outs(), nullptr);
  return 0;
}
