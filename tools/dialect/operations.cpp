// How operations are spelled.
// SPDX-License-Identifier: MIT
#include "dialect/dialect.h"
#include "dialect/fields.h"

using namespace mlir;

namespace argpool {

/// A word of an enumeration. An EnumAttr's own format starts with a space, even after a bracket.
template <typename Attr> static ParseResult parseWord(OpAsmParser &parser, Attr &attr) {
  decltype(attr.getValue()) word;
  if (parseWord(static_cast<AsmParser &>(parser), word)) return failure();
  attr = Attr::get(parser.getContext(), word);
  return success();
}

/// Bits: `sse41, avx`
template <typename Attr> static ParseResult parseBits(OpAsmParser &parser, Attr &attr) {
  decltype(attr.getValue()) all{};
  if (parser.parseCommaSeparatedList([&]() -> ParseResult {
        decltype(all) one;
        if (parseWord(static_cast<AsmParser &>(parser), one)) return failure();
        all = all | one;
        return success();
      })) {
    return failure();
  }
  attr = Attr::get(parser.getContext(), all);
  return success();
}
static ParseResult parseWord(OpAsmParser &parser, CpuFeaturesAttr &attr) {
  return parseBits(parser, attr);
}
static ParseResult parseWord(OpAsmParser &parser, HintsAttr &attr) {
  return parseBits(parser, attr);
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
static ParseResult parseSize(OpAsmParser &parser, DenseI64ArrayAttr &size) {
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

static void printSize(OpAsmPrinter &printer, Operation *, DenseI64ArrayAttr size) {
  printer << '[';
  llvm::interleaveComma(size.asArrayRef(), printer, [&](int64_t extent) {
    if (ShapedType::isDynamic(extent)) printer << '?';
    else printer << extent;
  });
  printer << ']';
}

/// `1.31`
static ParseResult parseFactor(OpAsmParser &parser, FloatAttr &by) {
  float number;
  if (parseNumber(parser, number)) return failure();
  by = parser.getBuilder().getF32FloatAttr(number);
  return success();
}

static void printFactor(OpAsmPrinter &printer, Operation *, FloatAttr by) {
  printNumber(printer.getStream(), by.getValue().convertToFloat());
}

/// `{epyc = <call = 21>, xeon = <call = 24>}`
static ParseResult parseMeasured(OpAsmParser &parser, DictionaryAttr &measured) {
  NamedAttrList costs;
  if (parser.parseCommaSeparatedList(AsmParser::Delimiter::Braces, [&]() -> ParseResult {
        llvm::SMLoc at = parser.getCurrentLocation();
        std::string cpu;
        if (parser.parseKeywordOrString(&cpu) || parser.parseEqual()) return failure();
        Attribute cost = CostAttr::parse(parser, {});
        if (!cost) return failure();
        if (!costs.set(cpu, cost)) return success();
        return parser.emitError(at, "'") << cpu << "' is given twice";
      })) {
    return failure();
  }
  measured = costs.getDictionary(parser.getContext());
  return success();
}

static void printMeasured(OpAsmPrinter &printer, Operation *, DictionaryAttr measured) {
  printer << '{';
  llvm::interleaveComma(measured, printer, [&](NamedAttribute cost) {
    printer.printKeywordOrString(cost.getName());
    printer << " = ";
    cast<CostAttr>(cost.getValue()).print(printer);
  });
  printer << '}';
}

}  // namespace argpool

#define GET_OP_CLASSES
#include "dialect/operations.cpp.inc"
