// Parsing and printing of `<key = value, …>`, for structured attributes.
// SPDX-License-Identifier: MIT
#pragma once

#include "mlir/IR/DialectImplementation.h"

namespace argpool {

struct Field {
  llvm::StringRef key;
  llvm::function_ref<mlir::ParseResult()> parseValue;
};

/// `<key = value, …>`: keys in any order, each at most once. An unknown key's error names the known.
mlir::ParseResult parseFields(mlir::AsmParser &parser, llvm::ArrayRef<Field> fields);

/// An integer or a decimal fraction, not negative.
mlir::ParseResult parseNumber(mlir::AsmParser &parser, float &number);

/// The shortest text that parseNumber reads as the same number.
void printNumber(llvm::raw_ostream &out, float number);

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

/// `[word, …]` of an enumeration.
template <typename Enum>
mlir::ParseResult parseWords(mlir::AsmParser &parser, llvm::SmallVectorImpl<Enum> &words) {
  return parser.parseCommaSeparatedList(mlir::AsmParser::Delimiter::Square, [&] {
    mlir::FailureOr<Enum> word = mlir::FieldParser<Enum>::parse(parser);
    if (mlir::failed(word)) return mlir::failure();
    words.push_back(*word);
    return mlir::success();
  });
}

template <typename Enum>
void printWords(mlir::AsmPrinter &printer, llvm::ArrayRef<Enum> words) {
  printer << '[';
  llvm::interleaveComma(words, printer, [&](Enum word) { printer << stringifyEnum(word); });
  printer << ']';
}

}  // namespace argpool
