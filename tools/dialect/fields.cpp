// Parsing and printing of `<key = value, …>`, for structured attributes.
// SPDX-License-Identifier: MIT
#include "dialect/fields.h"

#include <cmath>
#include <cstdlib>

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace argpool {

static std::string known(llvm::ArrayRef<Field> fields) {
  std::string text;
  llvm::raw_string_ostream out(text);
  llvm::interleaveComma(fields, out, [&](const Field &field) { out << field.key; });
  return text;
}

ParseResult parseFields(AsmParser &parser, llvm::ArrayRef<Field> fields) {
  llvm::SmallPtrSet<const Field *, 8> seen;
  return parser.parseCommaSeparatedList(AsmParser::Delimiter::LessGreater, [&]() -> ParseResult {
    llvm::SMLoc at = parser.getCurrentLocation();
    llvm::StringRef key;
    if (parser.parseOptionalKeyword(&key)) {
      return parser.emitError(at, "expected one of ") << known(fields);
    }
    const Field *field = llvm::find_if(fields, [&](const Field &f) { return f.key == key; });
    if (field == fields.end()) {
      return parser.emitError(at, "unknown key '") << key << "'; known are " << known(fields);
    }
    if (!seen.insert(field).second) return parser.emitError(at, "'") << key << "' is given twice";
    return failure(parser.parseEqual() || field->parseValue());
  });
}

ParseResult parseNumber(AsmParser &parser, float &number) {
  llvm::SMLoc at = parser.getCurrentLocation();
  int64_t integer = 0;
  double value;
  OptionalParseResult parsed = parser.parseOptionalInteger(integer);
  if (parsed.has_value()) {
    if (failed(*parsed)) return failure();
    value = static_cast<double>(integer);
  } else if (parser.parseFloat(value)) {
    return failure();
  }
  number = static_cast<float>(value);
  if (!(number >= 0) || std::isinf(number)) {
    return parser.emitError(at, "expected a finite number, not negative");
  }
  return success();
}

void printNumber(llvm::raw_ostream &out, float number) {
  char text[32];
  const bool whole = number < 1e9f && std::floor(number) == number;
  if (whole) {
    out << static_cast<int64_t>(number);
    return;
  }
  for (int digits = 1; digits <= 9; ++digits) {
    snprintf(text, sizeof text, "%.*g", digits, number);
    if (std::strtof(text, nullptr) == number) break;
  }
  llvm::StringRef shortest(text), exponent;
  // MLIR's lexer wants a fraction before an exponent.
  std::tie(shortest, exponent) = shortest.split('e');
  out << shortest;
  if (exponent.empty()) return;
  out << (shortest.contains('.') ? "e" : ".0e") << exponent;
}

}  // namespace argpool
