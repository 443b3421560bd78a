// The operations of a spec: spelling, type inference and verifiers.
// SPDX-License-Identifier: MIT
#include "dialect/dialect.h"
#include "dialect/fields.h"
#include "dialect/shapes.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace argpool {

/// A word of an enumeration. An EnumAttr's own format starts with a space, even after a bracket.
template <typename Attr> static ParseResult parseWord(OpAsmParser &parser, Attr &attr) {
  decltype(attr.getValue()) word;
  if (parseWord(static_cast<AsmParser &>(parser), word)) return failure();
  attr = Attr::get(parser.getContext(), word);
  return success();
}

/// `sse41, avx`
static ParseResult parseWord(OpAsmParser &parser, CpuFeaturesAttr &attr) {
  CpuFeatures all{};
  if (parser.parseCommaSeparatedList([&]() -> ParseResult {
        CpuFeatures one;
        if (parseWord(static_cast<AsmParser &>(parser), one)) return failure();
        all = all | one;
        return success();
      })) {
    return failure();
  }
  attr = CpuFeaturesAttr::get(parser.getContext(), all);
  return success();
}

template <typename Attr> static void printWord(OpAsmPrinter &printer, Operation *, Attr attr) {
  printer << stringifyEnum(attr.getValue());
}

static ParseResult parseWindowBody(OpAsmParser &parser, WindowAttr &window) {
  if (parser.parseLParen()) return failure();
  FailureOr<WindowAttr> parsed = WindowAttr::parseBody(parser);
  if (failed(parsed)) return failure();
  window = *parsed;
  return parser.parseRParen();
}

static void printWindowBody(OpAsmPrinter &printer, Operation *, WindowAttr window) {
  printer << '(';
  window.printBody(printer);
  printer << ')';
}

/// `[360, ?]`
static ParseResult parseOutputSize(OpAsmParser &parser, DenseI64ArrayAttr &size) {
  llvm::SmallVector<int64_t> extents;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
        int64_t &extent = extents.emplace_back(ShapedType::kDynamic);
        if (succeeded(parser.parseOptionalQuestion())) return success();
        return parser.parseInteger(extent);
      })) {
    return failure();
  }
  size = DenseI64ArrayAttr::get(parser.getContext(), extents);
  return success();
}

static void printOutputSize(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr size) {
  printer << '[';
  llvm::interleaveComma(size.asArrayRef(), printer, [&](int64_t extent) {
    if (ShapedType::isDynamic(extent)) printer << '?';
    else printer << extent;
  });
  printer << ']';
}

/// How many spatial dimensions `tensor` has in an operation with `window`; says so if it has none.
static FailureOr<unsigned> spatialRank(std::optional<Location> loc, WindowAttr window,
                                       RankedTensorType tensor, llvm::StringRef name) {
  const unsigned rank = window.getRank();
  if (rank == 0) {
    return emitOptionalError(loc, "the rank of window(any) is not known here; accepted is "
                                  "window(any rank 1), 2 or 3");
  }
  if (tensor.getRank() == rank + 1 || tensor.getRank() == rank + 2) return rank;
  return emitOptionalError(loc, name, " has ", tensor.getRank(), " dimensions; a window of rank ",
                           rank, " takes ", rank + 1, " (C, spatial) or ", rank + 2,
                           " (N, C, spatial)");
}

/// `like` with other spatial extents and another element type.
static Type withSpatial(RankedTensorType like, llvm::ArrayRef<int64_t> spatial, Type element) {
  llvm::SmallVector<int64_t> shape(like.getShape().drop_back(spatial.size()));
  shape.append(spatial.begin(), spatial.end());
  return RankedTensorType::get(shape, element);
}

// ---- max_pool -----------------------------------------------------------------------------------

LogicalResult MaxPoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                          MaxPoolOp::Adaptor op,
                                          llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr() || !op.getIndexTypeAttr()) {
    return emitOptionalError(loc, "max_pool needs a window and an index type");
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

/// C16.
static bool isPoolElement(Type type) {
  if (type.isF64() || type.isF32() || type.isF16() || type.isBF16()) return true;
  return type.isSignlessInteger(64) || type.isSignlessInteger(32) || type.isSignlessInteger(16) ||
         type.isSignlessInteger(8) || type.isUnsignedInteger(8);
}

LogicalResult MaxPoolOp::verify() {
  auto src = llvm::cast<RankedTensorType>(getSrc().getType());
  auto values = llvm::cast<RankedTensorType>(getValues().getType());
  if (!isPoolElement(src.getElementType())) {
    return emitOpError("C16: pools f64, f32, f16, bf16, i64, i32, i16, i8 or ui8, given ")
           << src.getElementType();
  }
  std::string why;
  const unsigned rank = getWindow().getRank();
  if (failed(checkIndexType(getIndexSpace(), getIndexType(), getWindow(), src.getShape(), why)) ||
      failed(checkNoEmptyWindow(getWindow(), src.getShape().take_back(rank),
                                values.getShape().take_back(rank), why))) {
    return emitOpError(why);
  }
  return success();
}

// ---- max_unpool ---------------------------------------------------------------------------------

/// C2: output_size without N and C, which must match where it has them. Empty for the default.
static FailureOr<llvm::ArrayRef<int64_t>> spatialSize(std::optional<Location> loc,
                                                      std::optional<llvm::ArrayRef<int64_t>> size,
                                                      RankedTensorType values, unsigned rank) {
  if (!size) return llvm::ArrayRef<int64_t>();
  if (size->size() == rank) return *size;
  if (int64_t(size->size()) != values.getRank()) {
    return emitOptionalError(loc, "C2: output_size has ", size->size(),
                             " entries; accepted are ", rank, " (spatial) or ", values.getRank(),
                             " (as values has)");
  }
  for (size_t i = 0; i + rank < size->size(); ++i) {
    const int64_t given = (*size)[i], wanted = values.getDimSize(i);
    if (given == wanted || ShapedType::isDynamic(given)) continue;
    const char *name = i + rank + 1 == size->size() ? "C" : "N";
    if (ShapedType::isDynamic(wanted)) {
      if (given >= 0) continue;
      return emitOptionalError(loc, "C2: output_size of ", name, " is ", given,
                               "; accepted are 0 and more, or ? as values has");
    }
    return emitOptionalError(loc, "C2: output_size of ", name, " is ", given, "; accepted is ",
                             wanted, ", as values has");
  }
  return size->take_back(rank);
}

LogicalResult MaxUnpoolOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc,
                                            MaxUnpoolOp::Adaptor op,
                                            llvm::SmallVectorImpl<Type> &types) {
  if (!op.getWindowAttr()) return emitOptionalError(loc, "max_unpool needs a window");
  auto values = llvm::dyn_cast<RankedTensorType>(op.getValues().getType());
  if (!values) return emitOptionalError(loc, "values is no ranked tensor");
  FailureOr<unsigned> rank = spatialRank(loc, op.getWindow(), values, "values");
  if (failed(rank)) return failure();
  FailureOr<llvm::ArrayRef<int64_t>> size = spatialSize(loc, op.getOutputSize(), values, *rank);
  if (failed(size)) return failure();
  std::string why;
  FailureOr<llvm::SmallVector<int64_t>> cells =
      unpooledExtents(op.getWindow(), values.getShape().take_back(*rank), *size, why);
  if (failed(cells)) return emitOptionalError(loc, why);
  types.push_back(withSpatial(values, *cells, values.getElementType()));
  return success();
}

/// C16: unpooling moves bits, so that any type of 1, 2, 4 or 8 bytes will do; i1 takes a byte.
static bool isMovable(Type type) {
  auto bits = [](Type scalar) {
    return scalar.isIntOrFloat() ? scalar.getIntOrFloatBitWidth() : 0;
  };
  unsigned width = bits(type);
  if (auto complex = llvm::dyn_cast<ComplexType>(type)) width = 2 * bits(complex.getElementType());
  return type.isInteger(1) || width == 8 || width == 16 || width == 32 || width == 64;
}

LogicalResult MaxUnpoolOp::verify() {
  auto values = llvm::cast<RankedTensorType>(getValues().getType());
  auto indices = llvm::cast<RankedTensorType>(getIndices().getType());
  auto dst = llvm::cast<RankedTensorType>(getDst().getType());
  if (!isMovable(values.getElementType())) {
    return emitOpError("C16: unpools element types of 1, 2, 4 or 8 bytes, given ")
           << values.getElementType();
  }
  if (failed(verifyCompatibleShape(values.getShape(), indices.getShape()))) {
    return emitOpError("C1: values and indices share one shape, given ") << values << " and "
                                                                         << indices;
  }
  std::string why;
  if (failed(checkIndexType(getIndexSpace(), indices.getElementType(), getWindow(), dst.getShape(),
                            why))) {
    return emitOpError(why);
  }
  // C3: an offset may name a cell even where its window holds none; a tap cannot.
  const unsigned rank = getWindow().getRank();
  if (getIndexSpace() == IndexSpace::Window &&
      failed(checkNoEmptyWindow(getWindow(), dst.getShape().take_back(rank),
                                values.getShape().take_back(rank), why))) {
    return emitOpError(why);
  }
  return success();
}

}  // namespace argpool

#define GET_OP_CLASSES
#include "dialect/operations.cpp.inc"
