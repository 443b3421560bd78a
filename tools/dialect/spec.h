// Verifies the functions of a spec.
// SPDX-License-Identifier: MIT
#pragma once

#include "dialect/dialect.h"

namespace argpool {

/// Fails unless every function of `spec` has an operation of argpool, and nothing but these and
/// func.return: a library could not do anything else, and must not leave it out silently.
mlir::LogicalResult checkSpec(mlir::ModuleOp spec);

}  // namespace argpool
