// Windows: defaults, C3, and their spelling.
// SPDX-License-Identifier: MIT
#include <limits>

#include "argpool_registry.h"
#include "dialect/dialect.h"
#include "dialect/shapes.h"

using namespace mlir;

namespace argpool {
namespace {

using Extents = llvm::SmallVector<int64_t, 3>;

/// `given`, with the default where it is missing or, where `zeroIsDefault`, 0.
Extents withDefault(llvm::ArrayRef<int64_t> given, llvm::ArrayRef<int64_t> fallback,
                    bool zeroIsDefault) {
  Extents extents(given.empty() ? fallback : given);
  for (size_t i = 0; zeroIsDefault && i < std::min(extents.size(), fallback.size()); ++i) {
    if (extents[i] == 0) extents[i] = fallback[i];
  }
  return extents;
}

/// The six parts of a window, as given.
struct Parts {
  Extents kernel, stride, pad, padEnd, dilation;
  bool ceilMode = false;

  void fillIn() {
    const Extents zeros(kernel.size(), 0), ones(kernel.size(), 1);
    stride = withDefault(stride, kernel, true);
    pad = withDefault(pad, zeros, false);
    padEnd = withDefault(padEnd, pad, false);
    dilation = withDefault(dilation, ones, true);
  }
};

ParseResult parseExtents(AsmParser &parser, Extents &extents) {
  llvm::SMLoc at = parser.getCurrentLocation();
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
        return parser.parseInteger(extents.emplace_back());
      })) {
    return failure();
  }
  if (extents.empty()) return parser.emitError(at, "expected an extent for each dimension");
  return success();
}

/// The clauses of a window, in their order; ceil_mode has no extents.
constexpr llvm::StringLiteral kClauses[] = {"kernel",  "stride",   "pad",
                                            "pad_end", "dilation", "ceil_mode"};
constexpr llvm::StringLiteral kClauseOrder =
    "kernel [..] stride [..] pad [..] pad_end [..] dilation [..] ceil_mode, in this order, all but "
    "the kernel where they are needed; or any rank <n>";

/// The clause that a word may have been meant for, or "".
llvm::StringRef nearestClause(llvm::StringRef word) {
  llvm::StringRef nearest;
  unsigned least = 4;  // what differs more is another word
  for (llvm::StringRef clause : kClauses) {
    const unsigned distance = word.edit_distance(clause);
    if (distance >= least) continue;
    least = distance;
    nearest = clause;
  }
  return nearest;
}

/// Says what is wrong with a clause that does not come next.
ParseResult refuseClause(AsmParser &parser, llvm::SMLoc at, llvm::StringRef word) {
  const bool known = llvm::is_contained(kClauses, word);
  const llvm::StringRef nearest = known ? "" : nearestClause(word);
  InFlightDiagnostic error = parser.emitError(at)
                             << "a window has no clause '" << word << "' "
                             << (known ? "here" : "at all");
  if (!nearest.empty()) error << " (is '" << nearest << "' meant?)";
  return error << "; accepted are " << kClauseOrder;
}

void printExtents(AsmPrinter &printer, llvm::StringRef key, llvm::ArrayRef<int64_t> extents) {
  printer << key << " [";
  llvm::interleaveComma(extents, printer);
  printer << ']';
}

LogicalResult checkExtents(llvm::function_ref<InFlightDiagnostic()> emitError, llvm::StringRef key,
                           llvm::ArrayRef<int64_t> extents, unsigned rank, int64_t least) {
  if (extents.size() != rank) {
    return emitError() << "window has " << rank << " dimensions, and " << extents.size()
                       << " entries in " << key;
  }
  const int64_t most = ARGPOOL_WINDOW_LIMIT - 1;
  for (unsigned i = 0; i < rank; ++i) {
    if (extents[i] >= least && extents[i] <= most) continue;
    return emitError() << (extents[i] < least ? "C3: " : "R19: ") << key << " of "
                       << dimensionName(rank, i) << " is " << extents[i] << "; accepted are "
                       << least << " to " << most;
  }
  return success();
}

/// R19: a kernel computes coordinates of a window's last tap in 32 bits.
LogicalResult checkReach(llvm::function_ref<InFlightDiagnostic()> emitError,
                         llvm::ArrayRef<int64_t> kernel, llvm::ArrayRef<int64_t> dilation) {
  for (unsigned i = 0; i < kernel.size(); ++i) {
    const int64_t reach = dilation[i] * (kernel[i] - 1);  // both are below 2^28
    if (reach < ARGPOOL_WINDOW_LIMIT) continue;
    return emitError() << "R19: dilation * (kernel - 1) of " << dimensionName(kernel.size(), i)
                       << " is " << reach << "; accepted are 0 to " << ARGPOOL_WINDOW_LIMIT - 1;
  }
  return success();
}

ParseResult parseClauses(AsmParser &parser, Parts &parts) {
  Extents *const extents[] = {&parts.kernel, &parts.stride, &parts.pad, &parts.padEnd,
                              &parts.dilation};
  unsigned next = 0;  // of kClauses
  for (;;) {
    const llvm::SMLoc at = parser.getCurrentLocation();
    llvm::StringRef word;
    if (parser.parseOptionalKeyword(&word)) break;
    unsigned clause = next;
    while (clause < std::size(kClauses) && kClauses[clause] != word) ++clause;
    if (clause == std::size(kClauses) || (next == 0 && clause != 0)) {
      return refuseClause(parser, at, word);
    }
    if (clause == std::size(extents)) {
      parts.ceilMode = true;
    } else if (parseExtents(parser, *extents[clause])) {
      return failure();
    }
    next = clause + 1;
  }
  if (next != 0) return success();
  return parser.emitError(parser.getCurrentLocation())
         << "a window has a kernel; accepted are " << kClauseOrder;
}

}  // namespace

WindowAttr WindowAttr::get(MLIRContext *context, llvm::ArrayRef<int64_t> kernel,
                           llvm::ArrayRef<int64_t> stride, llvm::ArrayRef<int64_t> pad,
                           llvm::ArrayRef<int64_t> padEnd, llvm::ArrayRef<int64_t> dilation,
                           bool ceilMode) {
  Parts parts{Extents(kernel), Extents(stride),   Extents(pad),
              Extents(padEnd), Extents(dilation), ceilMode};
  parts.fillIn();
  return get(context, unsigned(kernel.size()), parts.kernel, parts.stride, parts.pad, parts.padEnd,
             parts.dilation, ceilMode);
}

WindowAttr WindowAttr::getAny(MLIRContext *context, unsigned rank) {
  const llvm::ArrayRef<int64_t> none;
  return get(context, rank, none, none, none, none, none, false);
}

LogicalResult WindowAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, unsigned rank,
                                 llvm::ArrayRef<int64_t> kernel, llvm::ArrayRef<int64_t> stride,
                                 llvm::ArrayRef<int64_t> pad, llvm::ArrayRef<int64_t> padEnd,
                                 llvm::ArrayRef<int64_t> dilation, bool ceilMode) {
  if (rank > 3 || (rank == 0 && !kernel.empty())) {
    return emitError() << "window has " << rank << " dimensions; accepted are 1, 2 and 3";
  }
  if (kernel.empty()) return success();  // any
  return failure(failed(checkExtents(emitError, "kernel", kernel, rank, 1)) ||
                 failed(checkExtents(emitError, "stride", stride, rank, 1)) ||
                 failed(checkExtents(emitError, "pad", pad, rank, 0)) ||
                 failed(checkExtents(emitError, "pad_end", padEnd, rank, 0)) ||
                 failed(checkExtents(emitError, "dilation", dilation, rank, 1)) ||
                 failed(checkReach(emitError, kernel, dilation)));
}

bool WindowAttr::overlaps() const {
  for (auto [kernel, stride, dilation] :
       llvm::zip_equal(getKernel(), getStride(), getDilation())) {
    if (dilation * (kernel - 1) >= stride) return true;
  }
  return false;
}

bool WindowAttr::isDisjoint() const {
  return !isAny() && !overlaps() && getPadEnd() == getPad() &&
         llvm::all_of(getPad(), [](int64_t pad) { return pad == 0; });
}

int64_t WindowAttr::getTaps() const {
  if (isAny()) return 0;
  int64_t taps = 1;
  for (int64_t extent : getKernel()) {
    if (taps > std::numeric_limits<int64_t>::max() / extent) {
      return std::numeric_limits<int64_t>::max();
    }
    taps *= extent;
  }
  return taps;
}

double WindowAttr::getMostOverACell() const {
  if (isAny()) return 0;
  double over = 1;
  for (auto [kernel, stride] : llvm::zip_equal(getKernel(), getStride())) {
    over *= (double)((kernel - 1) / stride + 1);  // dilation spreads taps, and adds none
  }
  return over;
}

FailureOr<WindowAttr> WindowAttr::parseBody(AsmParser &parser) {
  auto emitError = [&, at = parser.getCurrentLocation()] { return parser.emitError(at); };
  MLIRContext *context = parser.getContext();
  Parts parts;
  unsigned rank = 0;
  if (succeeded(parser.parseOptionalKeyword("any"))) {
    if (succeeded(parser.parseOptionalKeyword("rank")) && parser.parseInteger(rank)) {
      return failure();
    }
  } else {
    if (parseClauses(parser, parts)) return failure();
    rank = parts.kernel.size();
    parts.fillIn();
  }
  using Array = llvm::ArrayRef<int64_t>;
  WindowAttr window =
      getChecked(emitError, context, rank, Array(parts.kernel), Array(parts.stride),
                 Array(parts.pad), Array(parts.padEnd), Array(parts.dilation), parts.ceilMode);
  if (!window) return failure();
  return window;
}

void WindowAttr::printBody(AsmPrinter &printer) const {
  if (isAny()) {
    printer << "any";
    if (getRank() != 0) printer << " rank " << getRank();
    return;
  }
  auto all = [](llvm::ArrayRef<int64_t> extents, int64_t value) {
    return llvm::all_of(extents, [=](int64_t extent) { return extent == value; });
  };
  printExtents(printer, "kernel", getKernel());
  printExtents(printer, " stride", getStride());
  if (!all(getPad(), 0)) printExtents(printer, " pad", getPad());
  if (getPadEnd() != getPad()) printExtents(printer, " pad_end", getPadEnd());
  if (!all(getDilation(), 1)) printExtents(printer, " dilation", getDilation());
  if (getCeilMode()) printer << " ceil_mode";
}

Attribute WindowAttr::parse(AsmParser &parser, Type) {
  if (parser.parseLess()) return {};
  FailureOr<WindowAttr> window = parseBody(parser);
  if (failed(window) || parser.parseGreater()) return {};
  return *window;
}

void WindowAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printBody(printer);
  printer << '>';
}

}  // namespace argpool
