// Parsing and printing of `<key = value, …>`, for structured attributes.
// SPDX-License-Identifier: MIT
#pragma once

#include "dialect/dialect.h"

namespace argpool {

struct Field {
  llvm::StringRef key;
  llvm::function_ref<mlir::ParseResult()> parseValue;
};

/// `<key = value, …>`: keys in any order, each at most once. An error names the keys there are.
mlir::ParseResult parseFields(mlir::AsmParser &parser, llvm::ArrayRef<Field> fields);

/// An integer or a decimal fraction, not negative.
mlir::ParseResult parseNumber(mlir::AsmParser &parser, float &number);

/// The shortest text that parseNumber reads as the same number.
void printNumber(llvm::raw_ostream &out, float number);

/// All of an enumeration; of flags, all single ones.
template <typename Enum> llvm::SmallVector<Enum> enumerators() {
  llvm::SmallVector<Enum> all;
  for (uint32_t i = 0; i < 32; ++i) {
    if constexpr (std::is_same_v<Enum, CpuFeatures>) {
      if (auto flag = symbolizeCpuFeatures(1u << i)) all.push_back(*flag);
    } else if (!stringifyEnum(Enum(i)).empty()) {
      all.push_back(Enum(i));
    }
  }
  return all;
}

/// Prints `, ` but the first time.
class Commas {
public:
  explicit Commas(mlir::AsmPrinter &printer) : printer(printer) {}
  mlir::AsmPrinter &next() {
    if (!first) printer << ", ";
    first = false;
    return printer;
  }

private:
  mlir::AsmPrinter &printer;
  bool first = true;
};

/// A word of an enumeration. An error names the words there are.
template <typename Enum> mlir::ParseResult parseWord(mlir::AsmParser &parser, Enum &value) {
  llvm::SMLoc at = parser.getCurrentLocation();
  llvm::StringRef word;
  std::optional<Enum> known;
  if (mlir::succeeded(parser.parseOptionalKeyword(&word))) known = symbolizeEnum<Enum>(word);
  if (known) {
    value = *known;
    return mlir::success();
  }
  mlir::InFlightDiagnostic error = parser.emitError(at, "expected one of ");
  llvm::interleaveComma(enumerators<Enum>(), error,
                        [&](Enum each) { error << stringifyEnum(each); });
  return error;
}

/// `[word, …]`
template <typename Enum>
mlir::ParseResult parseWords(mlir::AsmParser &parser, llvm::SmallVectorImpl<Enum> &words) {
  return parser.parseCommaSeparatedList(mlir::AsmParser::Delimiter::Square,
                                        [&] { return parseWord(parser, words.emplace_back()); });
}

template <typename Enum>
void printWords(mlir::AsmPrinter &printer, llvm::ArrayRef<Enum> words) {
  printer << '[';
  llvm::interleaveComma(words, printer, [&](Enum word) { printer << stringifyEnum(word); });
  printer << ']';
}

}  // namespace argpool
