// Checks that inference and verifiers of the operations share. A function that fails says why: at
// `loc` (inference), or in `why`.
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// A clause `output_size [361, ?]` or `src_size [..]`, if it is there.
struct SizeClause {
  llvm::StringRef name;  ///< with the rule it obeys: "C2: output_size"
  std::optional<llvm::ArrayRef<int64_t>> extents;
};

/// How many spatial dimensions `tensor` has in an operation with `window`.
mlir::FailureOr<unsigned> spatialRank(std::optional<mlir::Location> loc, WindowAttr window,
                                      mlir::RankedTensorType tensor, llvm::StringRef name);

/// The clause without N and C, which must be `tensor`'s where it has them; empty without a clause.
mlir::FailureOr<llvm::ArrayRef<int64_t>> spatialSize(std::optional<mlir::Location> loc,
                                                     SizeClause clause,
                                                     mlir::RankedTensorType tensor,
                                                     llvm::StringRef name, unsigned rank);

/// `like` with other spatial extents and another element type.
mlir::Type withSpatial(mlir::RankedTensorType like, llvm::ArrayRef<int64_t> spatial,
                       mlir::Type element);

/// C16: an element type that max_pool compares.
bool isCompared(mlir::Type type);

/// C9, C16: an element type that max_pool_backward adds.
bool isFloat(mlir::Type type);

/// C8: an element type that unpooling adds: a float of isFloat, or an integer, which wraps.
bool isSummed(mlir::Type type);

/// C16: an element type that unpooling moves, of 1, 2, 4 or 8 bytes; i1 takes a byte.
bool isMoved(mlir::Type type);

/// C1: values, indices and their gradients share one shape. `a` and `b` are the operands' names.
mlir::LogicalResult checkSameShape(mlir::RankedTensorType first, llvm::StringRef a,
                                   mlir::RankedTensorType second, llvm::StringRef b,
                                   std::string &why);

}  // namespace argpool
