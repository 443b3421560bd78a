// The argpool dialect in C++: enumerations, attributes and operations.
// SPDX-License-Identifier: MIT
#pragma once

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialect/dialect.h.inc"
#include "dialect/enums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "dialect/attributes.h.inc"

#define GET_OP_CLASSES
#include "dialect/operations.h.inc"

namespace argpool {

/// On an operation: the name of its function in the generated header, where that is not made of its
/// func.func's ("pool0", in a function that holds a pool and its unpools).
inline constexpr llvm::StringLiteral kEntryAttr = "argpool.entry";

/// Of a function that the importer made of a chain of nodes: its key (import/regions.h).
inline constexpr llvm::StringLiteral kChainAttr = "argpool.chain";

}  // namespace argpool
