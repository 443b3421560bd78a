// The arithmetic of windows: C1, C2, C3 and C7.
// SPDX-License-Identifier: MIT
#include "dialect/shapes.h"

#include <limits>

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using llvm::formatv;

namespace argpool {

// Wide enough that no sum or product of two 64-bit extents overflows.
using Wide = __int128;

static bool fits(Wide n) {
  return n <= std::numeric_limits<int64_t>::max() && n >= std::numeric_limits<int64_t>::min();
}

static Wide floorDiv(Wide a, Wide b) { return a / b - (a % b != 0 && a < 0 ? 1 : 0); }

static bool isKnown(int64_t extent) { return !ShapedType::isDynamic(extent); }

llvm::StringRef dimensionName(unsigned rank, unsigned i) {
  return llvm::StringRef("DHW").substr(3 - rank + i, 1);
}

FailureOr<llvm::SmallVector<int64_t>> pooledExtents(WindowAttr window,
                                                    llvm::ArrayRef<int64_t> cells,
                                                    std::string &why) {
  llvm::SmallVector<int64_t> pooled;
  for (unsigned i = 0; i < cells.size(); ++i) {
    const llvm::StringRef name = dimensionName(cells.size(), i);
    if (cells[i] == 0) {
      why = formatv("C3: {0} has no cells; spatial extents are at least 1", name);
      return failure();
    }
    if (window.isAny() || !isKnown(cells[i])) {
      pooled.push_back(ShapedType::kDynamic);
      continue;
    }
    const int64_t k = window.getKernel()[i], stride = window.getStride()[i],
                  pad = window.getPad()[i], dilation = window.getDilation()[i];
    const Wide padded = Wide(cells[i]) + pad + window.getPadEnd()[i];
    const Wide span = Wide(dilation) * (k - 1) + 1;
    Wide extent = floorDiv(padded - span, stride) + 1;  // C1
    if (window.getCeilMode()) {
      extent = -floorDiv(span - padded, stride) + 1;
      if ((extent - 1) * stride >= Wide(cells[i]) + pad) --extent;
    }
    if (!fits(padded) || !fits(span)) {
      why = formatv("C1: the pooled extent of {0} overflows 64 bits", name);
      return failure();
    }
    if (extent < 1) {
      why = formatv("C1: no window fits {0}: it spans {1} cells, and {2} cells with pads {3} and "
                    "{4} are there; accepted is a span of at most {5}",
                    name, int64_t(span), cells[i], pad, window.getPadEnd()[i], int64_t(padded));
      return failure();
    }
    pooled.push_back(int64_t(extent));
  }
  return pooled;
}

LogicalResult checkPooled(WindowAttr window, llvm::ArrayRef<int64_t> cells, llvm::StringRef given,
                          llvm::ArrayRef<int64_t> pooled, llvm::StringRef wanted,
                          std::string &why) {
  FailureOr<llvm::SmallVector<int64_t>> made = pooledExtents(window, cells, why);
  if (failed(made)) return failure();
  for (unsigned i = 0; i < cells.size(); ++i) {
    if (!isKnown((*made)[i]) || !isKnown(pooled[i]) || (*made)[i] == pooled[i]) continue;
    why = formatv("C1: {0} of {1} is {2}, which pools to {3}; accepted are sizes that pool to {4}, "
                  "as {5} has",
                  given, dimensionName(cells.size(), i), cells[i], (*made)[i], pooled[i], wanted);
    return failure();
  }
  return success();
}

FailureOr<llvm::SmallVector<int64_t>> unpooledExtents(WindowAttr window,
                                                      llvm::ArrayRef<int64_t> pooled,
                                                      llvm::ArrayRef<int64_t> outputSize,
                                                      std::string &why, llvm::StringRef given) {
  llvm::SmallVector<int64_t> cells;
  for (unsigned i = 0; i < pooled.size(); ++i) {
    const llvm::StringRef name = dimensionName(pooled.size(), i);
    if (pooled[i] == 0) {
      why = formatv("C3: {0} has no pooled cells; spatial extents are at least 1", name);
      return failure();
    }
    if (!outputSize.empty() && isKnown(outputSize[i]) && outputSize[i] < 1) {
      why = formatv("C2: {0} of {1} is {2}; accepted are sizes of at least 1", given, name,
                    outputSize[i]);
      return failure();
    }
    if (window.isAny() || !isKnown(pooled[i])) {
      cells.push_back(outputSize.empty() ? ShapedType::kDynamic : outputSize[i]);
      continue;
    }
    const int64_t stride = window.getStride()[i];
    const Wide extent = Wide(pooled[i] - 1) * stride - window.getPad()[i] -
                        window.getPadEnd()[i] +
                        Wide(window.getDilation()[i]) * (window.getKernel()[i] - 1) + 1;  // C2
    if (!fits(extent) || !fits(extent + stride)) {
      why = formatv("C2: the unpooled extent of {0} overflows 64 bits", name);
      return failure();
    }
    const int64_t fallback = int64_t(extent);
    if (fallback < 1) {
      why = formatv("C2: the default extent of {0} is {1}; accepted are windows whose default is "
                    "at least 1",
                    name, fallback);
      return failure();
    }
    if (outputSize.empty()) {
      cells.push_back(fallback);
      continue;
    }
    const int64_t least = std::max<int64_t>(fallback - stride + 1, 1), most = fallback + stride - 1;
    if (isKnown(outputSize[i]) && (outputSize[i] < least || outputSize[i] > most)) {
      why = formatv("C2: {0} of {1} is {2}; accepted are {3} to {4}, strictly within one stride of "
                    "the default {5}",
                    given, name, outputSize[i], least, most, fallback);
      return failure();
    }
    cells.push_back(outputSize[i]);
  }
  return cells;
}

/// The first window without a cell in one dimension, or -1.
static int64_t emptyWindow(int64_t kernel, int64_t stride, int64_t pad, int64_t dilation,
                           int64_t cells, int64_t pooled) {
  // A window that starts before the cells reaches [0, dilation) after ceil(gap / dilation) taps.
  // The first one needs most, and nothing else is to be tested unless dilation exceeds cells.
  const int64_t before = std::min(pooled, llvm::divideCeilSigned(pad, stride));
  for (int64_t o = 0; o < before; ++o) {
    const int64_t gap = pad - o * stride, taps = llvm::divideCeilSigned(gap, dilation);
    if (taps >= kernel || taps * dilation - gap >= cells) return o;
    if (dilation <= cells) break;
  }
  // One that starts inside holds its first tap; one that starts past the cells holds none.
  const Wide past = (Wide(cells) + pad + stride - 1) / stride;
  return past < pooled ? int64_t(past) : -1;
}

/// Why a window has no cell in dimension `i` whatever the extent: the first window ends before the
/// first cell, or the last one starts past the last cell. Empty: for some extents all have one.
static std::string whyAlwaysEmpty(WindowAttr window, unsigned i) {
  const Wide span = Wide(window.getDilation()[i]) * (window.getKernel()[i] - 1) + 1;
  const Wide pad = window.getPad()[i], padEnd = window.getPadEnd()[i];
  // The last window starts less than a stride before n + padEnd - span, with ceil_mode up to one.
  const Wide least = span + window.getStride()[i] - (window.getCeilMode() ? 0 : 1);
  const llvm::StringRef name = dimensionName(window.getRank(), i);
  if (pad >= span) {
    return formatv("C3: the first window of {0} lies in the padding, whatever the extent: it "
                   "spans {1} cells, and pad is {2}; accepted are 0 to {3}",
                   name, int64_t(span), int64_t(pad), int64_t(span - 1));
  }
  if (padEnd < least) return "";
  return formatv("C3: the last window of {0} lies in the padding, whatever the extent: it spans "
                 "{1} cells with stride {2}, and pad_end is {3}; accepted are 0 to {4}",
                 name, int64_t(span), window.getStride()[i], int64_t(padEnd), int64_t(least - 1));
}

LogicalResult checkNoEmptyWindow(WindowAttr window, llvm::ArrayRef<int64_t> cells,
                                 llvm::ArrayRef<int64_t> pooled, std::string &why) {
  if (window.isAny()) return success();
  for (unsigned i = 0; i < cells.size(); ++i) {
    if (!isKnown(cells[i]) || !isKnown(pooled[i])) {
      why = whyAlwaysEmpty(window, i);
      if (why.empty()) continue;
      return failure();
    }
    const int64_t o = emptyWindow(window.getKernel()[i], window.getStride()[i], window.getPad()[i],
                                  window.getDilation()[i], cells[i], pooled[i]);
    if (o < 0) continue;
    why = formatv("C3: window {0} of {1} holds no cell; accepted are windows with at least one "
                  "cell inside the tensor",
                  o, dimensionName(cells.size(), i));
    return failure();
  }
  return success();
}

static llvm::StringRef acceptedTypes(IndexSpace space) {
  switch (space) {
    case IndexSpace::Tensor:
    case IndexSpace::TensorColmajor:
    case IndexSpace::TensorDefaultShape: return "i64";
    case IndexSpace::Window: return "ui8 or ui16";
    default: return "i64 or i32";
  }
}

static bool accepts(IndexSpace space, IntegerType type) {
  const unsigned bits = type.getWidth();
  switch (space) {
    case IndexSpace::Tensor:
    case IndexSpace::TensorColmajor:
    case IndexSpace::TensorDefaultShape: return type.isSignless() && bits == 64;
    case IndexSpace::Window: return type.isUnsigned() && (bits == 8 || bits == 16);
    default: return type.isSignless() && (bits == 64 || bits == 32);
  }
}

/// The largest index of `space`, saturated; nullopt where an extent it depends on is unknown.
static std::optional<Wide> largestIndex(IndexSpace space, WindowAttr window,
                                        llvm::ArrayRef<int64_t> shape, unsigned spatial) {
  if (space == IndexSpace::Window) {
    if (window.isAny()) return std::nullopt;
    return Wide(window.getTaps()) - 1;
  }
  llvm::ArrayRef<int64_t> counted = shape;
  if (space == IndexSpace::Plane) counted = shape.take_back(spatial);
  if (space == IndexSpace::Image) counted = shape.take_back(spatial + 1);
  if (llvm::any_of(counted, ShapedType::isDynamic)) return std::nullopt;
  if (llvm::is_contained(counted, 0)) return Wide(-1);
  Wide cells = 1;
  for (int64_t extent : counted) {
    cells *= extent;
    if (!fits(cells)) break;
  }
  return cells - 1;
}

LogicalResult checkIndexType(IndexSpace space, Type type, WindowAttr window,
                             llvm::ArrayRef<int64_t> shape, std::string &why) {
  auto integer = llvm::dyn_cast<IntegerType>(type);
  if (!integer || !accepts(space, integer)) {
    llvm::raw_string_ostream(why) << "C7: index space '" << stringifyIndexSpace(space)
                                  << "' takes " << acceptedTypes(space) << " indices, given "
                                  << type << "; give them such a type";
    return failure();
  }
  const unsigned bits = integer.getWidth() - (integer.isUnsigned() ? 0 : 1);
  Wide most = (Wide(1) << bits) - 1;
  if (bits == 8) --most;  // 255 is never valid
  std::optional<Wide> largest = largestIndex(space, window, shape, window.getRank());
  if (!largest || *largest <= most) return success();
  llvm::raw_string_ostream out(why);
  out << "C7: " << type << " cannot hold the largest index of space '" << stringifyIndexSpace(space)
      << "' here, ";
  if (fits(*largest)) out << int64_t(*largest);
  else out << "more than 64 bits";
  out << "; accepted is at most " << int64_t(most);
  return failure();
}

}  // namespace argpool
