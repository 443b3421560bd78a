// max_unpool and its gradient: type inference and verifiers.
// SPDX-License-Identifier: MIT
#include "dialect/operation_checks.h"
#include "dialect/shapes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace argpool {

/// C7, and C3: an offset may name a cell even where its window holds none; a tap cannot. `cells` is
/// dst's shape, `pooled` that of values.
static LogicalResult checkIndices(WindowAttr window, IndexSpace space, RankedTensorType pooled,
                                  Type indexType, RankedTensorType cells, std::string &why) {
  const llvm::ArrayRef<int64_t> windows = pooled.getShape().take_back(window.getRank());
  llvm::SmallVector<int64_t> counted(cells.getShape());
  if (space == IndexSpace::TensorDefaultShape) {
    FailureOr<llvm::SmallVector<int64_t>> spatial = unpooledExtents(window, windows, {}, why);
    if (failed(spatial)) return failure();
    llvm::copy(*spatial, counted.end() - spatial->size());
  }
  if (failed(checkIndexType(space, indexType, window, counted, why))) return failure();
  if (space != IndexSpace::Window) return success();
  return checkNoEmptyWindow(window, cells.getShape().take_back(window.getRank()), windows, why);
}

// ---- max_unpool ---------------------------------------------------------------------------------

LogicalResult MaxUnpoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                            MaxUnpoolOp::Adaptor op,
                                            llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr()) return emitOptionalError(loc, "max_unpool needs a window");
  auto values = llvm::dyn_cast<RankedTensorType>(op.getValues().getType());
  if (!values) return emitOptionalError(loc, "values is no ranked tensor");
  FailureOr<unsigned> rank = spatialRank(loc, op.getWindow(), values, "values");
  if (failed(rank)) return failure();
  FailureOr<llvm::ArrayRef<int64_t>> size =
      spatialSize(loc, {"C2: output_size", op.getOutputSize()}, values, "values", *rank);
  if (failed(size)) return failure();
  std::string why;
  FailureOr<llvm::SmallVector<int64_t>> cells =
      unpooledExtents(op.getWindow(), values.getShape().take_back(*rank), *size, why);
  if (failed(cells)) return emitOptionalError(loc, why);
  types.push_back(withSpatial(values, *cells, values.getElementType()));
  return success();
}

LogicalResult MaxUnpoolOp::verify() {
  auto values = llvm::cast<RankedTensorType>(getValues().getType());
  auto indices = llvm::cast<RankedTensorType>(getIndices().getType());
  auto dst = llvm::cast<RankedTensorType>(getDst().getType());
  const Type element = values.getElementType();
  if (!isMoved(element)) {
    return emitOpError("C16: unpools element types of 1, 2, 4 or 8 bytes, given ") << element;
  }
  if (getDuplicates() == Duplicates::Exact) {
    return emitOpError("C10: duplicates(exact) is for max_unpool_backward; accepted are last and "
                       "sum");
  }
  if (getDuplicates() == Duplicates::Sum && !isSummed(element)) {
    return emitOpError("C8: duplicates(sum) adds f64, f32, f16, bf16 and integers of 8 to 64 bits, "
                       "given ")
           << element;
  }
  std::string why;
  if (succeeded(checkSameShape(values, "values", indices, "indices", why)) &&
      succeeded(checkIndices(getWindow(), getIndexSpace(), values, indices.getElementType(), dst,
                             why))) {
    return success();
  }
  return emitOpError(why);
}

// ---- max_unpool_backward ------------------------------------------------------------------------

LogicalResult MaxUnpoolBackwardOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                                    MaxUnpoolBackwardOp::Adaptor op,
                                                    llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr()) return emitOptionalError(loc, "max_unpool_backward needs a window");
  auto grad = llvm::dyn_cast<RankedTensorType>(op.getGradDst().getType());
  auto indices = llvm::dyn_cast<RankedTensorType>(op.getIndices().getType());
  if (!grad || !indices) return emitOptionalError(loc, "an operand is no ranked tensor");
  FailureOr<unsigned> rank = spatialRank(loc, op.getWindow(), grad, "grad_dst");
  if (failed(rank)) return failure();
  auto outer = [&](RankedTensorType tensor) { return tensor.getShape().drop_back(*rank); };
  if (indices.getRank() != grad.getRank() ||
      failed(verifyCompatibleShape(outer(grad), outer(indices)))) {
    return emitOptionalError(loc, "C2: grad_dst and indices share N and C, given ", grad, " and ",
                             indices);
  }
  std::string why;
  const llvm::ArrayRef<int64_t> pooled = indices.getShape().take_back(*rank);
  if (failed(unpooledExtents(op.getWindow(), pooled, grad.getShape().take_back(*rank), why,
                             "grad_dst"))) {
    return emitOptionalError(loc, why);
  }
  // Where one of them does not know N or C, the other may.
  llvm::SmallVector<int64_t> shape(indices.getShape());
  for (unsigned i = 0; i + *rank < shape.size(); ++i) {
    if (ShapedType::isDynamic(shape[i])) shape[i] = grad.getDimSize(i);
  }
  types.push_back(RankedTensorType::get(shape, grad.getElementType()));
  return success();
}

LogicalResult MaxUnpoolBackwardOp::verify() {
  auto gradDst = llvm::cast<RankedTensorType>(getGradDst().getType());
  auto indices = llvm::cast<RankedTensorType>(getIndices().getType());
  auto gradValues = llvm::cast<RankedTensorType>(getGradValues().getType());
  if (!isMoved(gradDst.getElementType())) {
    return emitOpError("C16: moves element types of 1, 2, 4 or 8 bytes, given ")
           << gradDst.getElementType();
  }
  std::string why;
  if (succeeded(checkIndices(getWindow(), getIndexSpace(), gradValues, indices.getElementType(),
                             gradDst, why))) {
    return success();
  }
  return emitOpError(why);
}

}  // namespace argpool
