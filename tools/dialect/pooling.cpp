// Pools and the gradient of max_pool: type inference and verifiers.
// SPDX-License-Identifier: MIT
#include "dialect/operation_checks.h"
#include "dialect/shapes.h"

using namespace mlir;

namespace argpool {

/// C7, and C3: both operations refuse a window without a cell. `cells` is src's shape.
static LogicalResult checkIndices(WindowAttr window, IndexSpace space, Type indexType,
                                  RankedTensorType cells, RankedTensorType pooled,
                                  std::string &why) {
  if (space == IndexSpace::TensorDefaultShape) {
    why = "C7: index space 'tensor_default_shape' is for unpooling; accepted are plane, tensor, "
          "tensor_colmajor, image, batch_image and window";
    return failure();
  }
  const unsigned rank = window.getRank();
  if (failed(checkIndexType(space, indexType, window, cells.getShape(), why))) return failure();
  return checkNoEmptyWindow(window, cells.getShape().take_back(rank),
                            pooled.getShape().take_back(rank), why);
}

// ---- max_pool, min_pool -------------------------------------------------------------------------

template <typename Adaptor>
static LogicalResult inferPooled(std::optional<Location> loc, Adaptor op,
                                 llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr() || !op.getIndexTypeAttr()) {
    return emitOptionalError(loc, "a pool needs a window and an index type");
  }
  auto src = llvm::dyn_cast<RankedTensorType>(op.getSrc().getType());
  if (!src) return emitOptionalError(loc, "src is no ranked tensor");
  FailureOr<unsigned> rank = spatialRank(loc, op.getWindow(), src, "src");
  if (failed(rank)) return failure();
  std::string why;
  FailureOr<llvm::SmallVector<int64_t>> pooled =
      pooledExtents(op.getWindow(), src.getShape().take_back(*rank), why);
  if (failed(pooled)) return emitOptionalError(loc, why);
  types.push_back(withSpatial(src, *pooled, src.getElementType()));
  types.push_back(withSpatial(src, *pooled, op.getIndexType()));
  return success();
}

template <typename Op>
static LogicalResult verifyPool(Op op) {
  auto src = llvm::cast<RankedTensorType>(op.getSrc().getType());
  auto values = llvm::cast<RankedTensorType>(op.getValues().getType());
  if (!isCompared(src.getElementType())) {
    return op.emitOpError("C16: pools f64, f32, f16, bf16, i64, i32, i16, i8, ui64, ui32, ui16, "
                          "ui8 or i1, given ")
           << src.getElementType();
  }
  std::string why;
  if (succeeded(checkIndices(op.getWindow(), op.getIndexSpace(), op.getIndexType(), src, values,
                             why))) {
    return success();
  }
  return op.emitOpError(why);
}

LogicalResult MaxPoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor op,
                                          llvm::SmallVectorImpl<Type> &types) {
  return inferPooled(loc, op, types);
}
LogicalResult MinPoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor op,
                                          llvm::SmallVectorImpl<Type> &types) {
  return inferPooled(loc, op, types);
}
LogicalResult MaxPoolOp::verify() { return verifyPool(*this); }
LogicalResult MinPoolOp::verify() { return verifyPool(*this); }

// ---- max_mask -----------------------------------------------------------------------------------

std::string MaxMaskOp::whyNot(WindowAttr window, Type element) {
  constexpr int64_t kMostTaps = 16;  // a kernel is written out for each
  if (window.isAny()) return "its window is told at run time";
  for (unsigned i = 0; i < window.getRank(); ++i) {
    if (window.getStride()[i] != window.getKernel()[i])
      return "its windows do not lie side by side";
    if (window.getPad()[i] != 0) return "its window is padded before the first cell";
    if (window.getDilation()[i] != 1) return "its window is dilated";
  }
  if (window.getTaps() > kMostTaps) return "its window has more than 16 taps";
  auto integer = llvm::dyn_cast<IntegerType>(element);
  const bool flips = integer && integer.isUnsigned() && integer.getWidth() > 8;
  if (!isCompared(element) || flips) {
    return "its elements are none of f64, f32, f16, bf16, i64, i32, i16, i8, ui8 and i1";
  }
  return "";
}

LogicalResult MaxMaskOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                          MaxMaskOp::Adaptor op,
                                          llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr()) return emitOptionalError(loc, "max_mask needs a window");
  auto src = llvm::dyn_cast<RankedTensorType>(op.getSrc().getType());
  if (!src) return emitOptionalError(loc, "src is no ranked tensor");
  if (failed(spatialRank(loc, op.getWindow(), src, "src"))) return failure();
  types.push_back(src);
  return success();
}

LogicalResult MaxMaskOp::verify() {
  auto src = llvm::cast<RankedTensorType>(getSrc().getType());
  std::string why = whyNot(getWindow(), src.getElementType());
  if (!why.empty()) {
    return emitOpError(why) << "; accepted are stride = kernel of 16 taps at most, pad 0 and "
                               "dilation 1: write max_pool and max_unpool instead";
  }
  const llvm::ArrayRef<int64_t> cells = src.getShape().take_back(getWindow().getRank());
  FailureOr<llvm::SmallVector<int64_t>> pooled = pooledExtents(getWindow(), cells, why);
  if (failed(pooled) || failed(checkNoEmptyWindow(getWindow(), cells, *pooled, why))) {
    return emitOpError(why);
  }
  return success();
}

// ---- max_pool_backward --------------------------------------------------------------------------

LogicalResult MaxPoolBackwardOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                                  MaxPoolBackwardOp::Adaptor op,
                                                  llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr()) return emitOptionalError(loc, "max_pool_backward needs a window");
  auto grad = llvm::dyn_cast<RankedTensorType>(op.getGradValues().getType());
  if (!grad) return emitOptionalError(loc, "grad_values is no ranked tensor");
  FailureOr<unsigned> rank = spatialRank(loc, op.getWindow(), grad, "grad_values");
  if (failed(rank)) return failure();
  FailureOr<llvm::ArrayRef<int64_t>> size =
      spatialSize(loc, {"C1: src_size", op.getSrcSize()}, grad, "grad_values", *rank);
  if (failed(size)) return failure();
  llvm::SmallVector<int64_t> cells(*size);
  if (cells.empty()) cells.assign(*rank, ShapedType::kDynamic);
  for (unsigned i = 0; i < cells.size(); ++i) {
    if (ShapedType::isDynamic(cells[i]) || cells[i] >= 1) continue;
    return emitOptionalError(loc, "C3: src_size of ", dimensionName(*rank, i), " is ", cells[i],
                             "; accepted are 1 and more, or ?");
  }
  std::string why;
  if (failed(checkPooled(op.getWindow(), cells, "src_size", grad.getShape().take_back(*rank),
                         "grad_values", why))) {
    return emitOptionalError(loc, why);
  }
  types.push_back(withSpatial(grad, cells, grad.getElementType()));
  return success();
}

LogicalResult MaxPoolBackwardOp::verify() {
  auto gradValues = llvm::cast<RankedTensorType>(getGradValues().getType());
  auto indices = llvm::cast<RankedTensorType>(getIndices().getType());
  auto gradSrc = llvm::cast<RankedTensorType>(getGradSrc().getType());
  if (!isFloat(gradValues.getElementType())) {
    return emitOpError("C16: adds f64, f32, f16 or bf16, given ") << gradValues.getElementType();
  }
  std::string why;
  if (succeeded(checkSameShape(gradValues, "grad_values", indices, "indices", why)) &&
      succeeded(checkIndices(getWindow(), getIndexSpace(), indices.getElementType(), gradSrc,
                             gradValues, why))) {
    return success();
  }
  return emitOpError(why);
}

}  // namespace argpool
