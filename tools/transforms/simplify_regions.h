// MLIR's canonicaliser and CSE on regions: what is computed twice is computed once.
// SPDX-License-Identifier: MIT
#pragma once

#include "mlir/Rewrite/FrozenRewritePatternSet.h"

#include "dialect/dialect.h"

namespace argpool {

/// Regions of one meaning get one text, and share their rows. Limits are not looked at.
class RegionSimplifier {
public:
  explicit RegionSimplifier(mlir::MLIRContext *context);
  void simplify(RegionOp region) const;

private:
  mlir::FrozenRewritePatternSet patterns;
};

}  // namespace argpool
