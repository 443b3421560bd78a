// argpool-opt: reads argpool IR, runs the passes the command line names, and prints the result.
// SPDX-License-Identifier: MIT
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "dialect/dialect.h"
#include "transforms/passes.h"

// LLVM's own --help lists hundreds of options, and argpool's passes somewhere among them.
static void printHelp() {
  llvm::outs() << R"(argpool-opt: runs argpool's passes on its IR, one by one, and prints the result

USAGE: argpool-opt [passes] [<file.mlir>]        standard input where no file is named

PASSES:
)";
  const std::unique_ptr<mlir::Pass> passes[] = {argpool::createCollectKernels(),
                                                argpool::createSelectVariants()};
  for (const auto &pass : passes)
    llvm::outs() << "  --" << llvm::left_justify(pass->getArgument(), 28) << pass->getDescription()
                 << '\n';
  llvm::outs() << "  --" << llvm::left_justify("canonicalize, --cse", 28)
               << "MLIR's, for what passes leave behind\n"
               << R"(
EXAMPLES:
  argpool-opt spec.mlir                              the spec as understood, or what is wrong in it
  argpool-opt spec.mlir --argpool-collect-kernels    the unique kernels that it needs
  cat generators/variants.mlir generators/variants/*.mlir spec.mlir |
    argpool-opt --argpool-collect-kernels --argpool-select-variants

What follows are MLIR's own options.

)";
}

static bool asksForHelp(llvm::StringRef argument) {
  return argument == "--help" || argument == "-help" || argument == "-h";
}

int main(int argc, char **argv) {
  if (llvm::any_of(llvm::ArrayRef(argv, argc), asksForHelp)) printHelp();
  mlir::DialectRegistry dialects;
  dialects.insert<argpool::ArgpoolDialect, mlir::arith::ArithDialect, mlir::func::FuncDialect>();
  argpool::registerArgpoolPasses();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "argpool's passes, one by one\n", dialects));
}
