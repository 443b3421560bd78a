// argpool-opt: reads argpool IR, runs the passes the command line names, and prints the result.
// SPDX-License-Identifier: MIT
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "dialect/dialect.h"
#include "transforms/passes.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry dialects;
  dialects.insert<argpool::ArgpoolDialect, mlir::func::FuncDialect>();
  argpool::registerArgpoolPasses();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "argpool's passes, one by one\n", dialects));
}
