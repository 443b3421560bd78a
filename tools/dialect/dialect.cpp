// The dialect's registration.
// SPDX-License-Identifier: MIT
#include "dialect/dialect.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/DialectImplementation.h"

#include "dialect/dialect.cpp.inc"
#include "dialect/enums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/attributes.cpp.inc"

void argpool::ArgpoolDialect::initialize() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialect/attributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialect/operations.cpp.inc"
      >();
}
