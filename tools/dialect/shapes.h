// The arithmetic of windows: C1, C2, C3 and C7. A function that fails leaves a sentence in `why`.
// Extents are cells, ShapedType::kDynamic where unknown.
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "dialect/dialect.h"

namespace argpool {

/// C1, C3: the pooled extents of `cells`, one a spatial dimension.
mlir::FailureOr<llvm::SmallVector<int64_t>> pooledExtents(WindowAttr window,
                                                          llvm::ArrayRef<int64_t> cells,
                                                          std::string &why);

/// C1: fails unless `cells`, called `given`, pool to `pooled` where both are known.
mlir::LogicalResult checkPooled(WindowAttr window, llvm::ArrayRef<int64_t> cells,
                                llvm::StringRef given, llvm::ArrayRef<int64_t> pooled,
                                llvm::StringRef wanted, std::string &why);

/// C2: the unpooled extents of `pooled`. `outputSize` is empty for the default; `given` is what a
/// sentence calls an extent of it.
mlir::FailureOr<llvm::SmallVector<int64_t>> unpooledExtents(
    WindowAttr window, llvm::ArrayRef<int64_t> pooled, llvm::ArrayRef<int64_t> outputSize,
    std::string &why, llvm::StringRef given = "output_size");

/// C3: fails if one of `pooled` windows holds no cell; where an extent is unknown, if one holds
/// none whatever the extent is.
mlir::LogicalResult checkNoEmptyWindow(WindowAttr window, llvm::ArrayRef<int64_t> cells,
                                       llvm::ArrayRef<int64_t> pooled, std::string &why);

/// C7: fails if `type` is no index type of `space`, or cannot hold the largest index of a tensor of
/// `shape` ([N,] C, spatial): the one whose cells are counted, whatever the space.
mlir::LogicalResult checkIndexType(IndexSpace space, mlir::Type type, WindowAttr window,
                                   llvm::ArrayRef<int64_t> shape, std::string &why);

/// "D", "H" or "W": the name of spatial dimension `i`.
llvm::StringRef dimensionName(unsigned rank, unsigned i);

}  // namespace argpool
