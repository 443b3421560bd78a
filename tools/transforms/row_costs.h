// Costs of rows on the kinds of CPU that a module knows.
// SPDX-License-Identifier: MIT
#pragma once

#include "dialect/dialect.h"
#include "llvm/ADT/StringMap.h"

namespace argpool {

/// Reads a module's argpool.costs, argpool.row_cost and argpool.factor, and answers for rows.
class RowCosts {
public:
  mlir::LogicalResult read(mlir::ModuleOp module);

  /// By kind of CPU: what was measured of the row, or else what its schedule costs on every kind
  /// with a `machine`. Null: nothing is known. Failure: two costs match.
  mlir::FailureOr<mlir::DictionaryAttr> of(KernelOp kernel, llvm::StringRef target,
                                           VariantOp variant, llvm::StringRef row) const;

  /// Erases what was read. Of the kinds of CPU, those that any row has costs of stay, bare; and the
  /// rows that have any have one of each kind that stays: the nearest's.
  void leaveKinds(mlir::ModuleOp module) const;

private:
  mlir::FailureOr<RowCostOp> costOf(KernelOp kernel, llvm::StringRef target,
                                    llvm::StringRef row) const;

  llvm::StringMap<mlir::NamedAttrList> measured;  // by row: costs by kind of CPU
  llvm::SmallVector<CostsOp> kinds;               // those with a machine
  llvm::SmallVector<RowCostOp> shared;
  llvm::SmallVector<FactorOp> factors;
};

}  // namespace argpool
