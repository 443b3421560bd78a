// Checks that inference and verifiers of the operations share.
// SPDX-License-Identifier: MIT
#include "dialect/operation_checks.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace argpool {

FailureOr<unsigned> spatialRank(std::optional<Location> loc, WindowAttr window,
                                RankedTensorType tensor, llvm::StringRef name) {
  const unsigned rank = window.getRank();
  if (rank == 0) {
    return emitOptionalError(loc, "the rank of window(any) is not known here; accepted is "
                                  "window(any rank 1), 2 or 3");
  }
  if (tensor.getRank() == rank + 1 || tensor.getRank() == rank + 2) return rank;
  return emitOptionalError(loc, name, " has ", tensor.getRank(), " dimensions; a window of rank ",
                           rank, " takes ", rank + 1, " (C, spatial) or ", rank + 2,
                           " (N, C, spatial); give the window's kernel an entry for each spatial "
                           "dimension");
}

FailureOr<llvm::ArrayRef<int64_t>> spatialSize(std::optional<Location> loc, SizeClause clause,
                                               RankedTensorType tensor, llvm::StringRef name,
                                               unsigned rank) {
  if (!clause.extents) return llvm::ArrayRef<int64_t>();
  const llvm::ArrayRef<int64_t> size = *clause.extents;
  if (size.size() == rank) return size;
  if (int64_t(size.size()) != tensor.getRank()) {
    return emitOptionalError(loc, clause.name, " has ", size.size(),
                             " entries; accepted are ", rank, " (spatial) or ", tensor.getRank(),
                             " (as ", name, " has)");
  }
  for (size_t i = 0; i + rank < size.size(); ++i) {
    const int64_t given = size[i], wanted = tensor.getDimSize(i);
    if (given == wanted || ShapedType::isDynamic(given)) continue;
    if (ShapedType::isDynamic(wanted) && given >= 0) continue;
    const char *dimension = i + rank + 1 == size.size() ? "C" : "N";
    std::string accepted = "are 0 and more, or ?";
    if (!ShapedType::isDynamic(wanted)) accepted = "is " + std::to_string(wanted) + ",";
    return emitOptionalError(loc, clause.name, " of ", dimension, " is ", given,
                             "; accepted ", accepted, " as ", name, " has");
  }
  return size.take_back(rank);
}

Type withSpatial(RankedTensorType like, llvm::ArrayRef<int64_t> spatial, Type element) {
  llvm::SmallVector<int64_t> shape(like.getShape().drop_back(spatial.size()));
  shape.append(spatial.begin(), spatial.end());
  return RankedTensorType::get(shape, element);
}

bool isFloat(Type type) {
  return type.isF64() || type.isF32() || type.isF16() || type.isBF16();
}

bool isCompared(Type type) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  if (!integer || integer.isSigned()) return isFloat(type);
  const unsigned bits = integer.getWidth();
  const bool isBool = bits == 1 && integer.isSignless();
  return isBool || bits == 8 || bits == 16 || bits == 32 || bits == 64;
}

bool isSummed(Type type) {
  return isFloat(type) || type.isInteger(64) || type.isInteger(32) || type.isInteger(16) ||
         type.isInteger(8);
}

bool isMoved(Type type) {
  auto bits = [](Type scalar) {
    return scalar.isIntOrFloat() ? scalar.getIntOrFloatBitWidth() : 0;
  };
  unsigned width = bits(type);
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) width = 2 * bits(complex.getElementType());
  return type.isInteger(1) || width == 8 || width == 16 || width == 32 || width == 64;
}

LogicalResult checkSameShape(RankedTensorType first, llvm::StringRef a, RankedTensorType second,
                             llvm::StringRef b, std::string &why) {
  if (succeeded(verifyCompatibleShape(first.getShape(), second.getShape()))) return success();
  llvm::raw_string_ostream(why) << "C1: " << a << " and " << b << " share one shape, given '"
                                << first << "' and '" << second << "'";
  return failure();
}

}  // namespace argpool
