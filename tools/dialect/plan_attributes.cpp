// The structured attributes of variants and rows.
// SPDX-License-Identifier: MIT
#include <limits>

#include "dialect/dialect.h"
#include "dialect/fields.h"

using namespace mlir;

namespace argpool {

/// `number`, `unit` or `number * unit`. `unit` becomes 1 + the place of the unit in `units`, or 0.
static ParseResult parseMultiple(AsmParser &parser, llvm::ArrayRef<llvm::StringLiteral> units,
                                 int64_t &number, unsigned &unit) {
  number = 1;
  unit = 0;
  OptionalParseResult parsed = parser.parseOptionalInteger(number);
  if (parsed.has_value()) {
    if (failed(*parsed) || failed(parser.parseOptionalStar())) return *parsed;
  }
  llvm::SMLoc at = parser.getCurrentLocation();
  for (unsigned i = 0; i < units.size(); ++i) {
    if (failed(parser.parseOptionalKeyword(units[i]))) continue;
    unit = i + 1;
    return success();
  }
  InFlightDiagnostic error = parser.emitError(at, "expected ");
  for (llvm::StringRef each : units) error << (each == units[0] ? "'" : " or '") << each << "'";
  if (!parsed.has_value()) error << " or a number";
  return error;
}

static void printMultiple(AsmPrinter &printer, llvm::ArrayRef<llvm::StringLiteral> units,
                          int64_t number, unsigned unit) {
  if (unit == 0 || number != 1) printer << number;
  if (unit != 0 && number != 1) printer << " * ";
  if (unit != 0) printer << units[unit - 1];
}

// ---- Lanes --------------------------------------------------------------------------------------

LogicalResult LanesAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError, int64_t number,
                                bool natural) {
  if (number >= 1 && number <= 1024) return success();
  return emitError() << "lanes is " << number << "; accepted are 1 to 1024";
}

static constexpr llvm::StringLiteral kLanesUnits[] = {"natural"};

Attribute LanesAttr::parse(AsmParser &parser, Type) {
  auto emitError = [&, at = parser.getCurrentLocation()] { return parser.emitError(at); };
  int64_t number;
  unsigned unit;
  if (parser.parseLess() || parseMultiple(parser, kLanesUnits, number, unit) ||
      parser.parseGreater()) {
    return {};
  }
  return getChecked(emitError, parser.getContext(), number, /*natural=*/unit != 0);
}

void LanesAttr::print(AsmPrinter &printer) const {
  printer << '<';
  printMultiple(printer, kLanesUnits, getNumber(), getNatural());
  printer << '>';
}

// ---- Guards -------------------------------------------------------------------------------------

static constexpr llvm::StringLiteral kGuardFields[] = {
    "min_w", "max_w", "min_c", "max_c", "min_cells", "max_cells", "multiple_w", "align"};

static constexpr llvm::StringLiteral kExtentUnits[] = {"lanes", "tile"};
static constexpr llvm::StringLiteral kAlignUnits[] = {"vector"};

static llvm::ArrayRef<llvm::StringLiteral> unitsOf(size_t field) {
  if (field == GuardAttr::Align) return kAlignUnits;
  return kExtentUnits;
}

llvm::ArrayRef<llvm::StringLiteral> GuardAttr::getFieldNames() { return kGuardFields; }

LogicalResult GuardAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                                llvm::ArrayRef<int64_t> numbers, llvm::ArrayRef<unsigned> units) {
  if (numbers.size() != std::size(kGuardFields) || units.size() != numbers.size()) {
    return emitError() << "a guard has " << std::size(kGuardFields) << " fields, given "
                       << numbers.size();
  }
  for (size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] >= 0 && numbers[i] <= std::numeric_limits<int32_t>::max()) continue;
    return emitError() << kGuardFields[i] << " is " << numbers[i] << "; accepted are 0 to "
                       << std::numeric_limits<int32_t>::max();
  }
  return success();
}

bool GuardAttr::countsTiles() const {
  for (auto [field, unit] : llvm::enumerate(getUnits())) {
    if (field != Align && unit != 0 && kExtentUnits[unit - 1] == "tile") return true;
  }
  return false;
}

bool GuardAttr::isResolved() const {
  return llvm::all_of(getUnits(), [](unsigned unit) { return unit == 0; });
}

GuardAttr GuardAttr::resolve(int64_t lanes, int64_t tile, int64_t vectorBytes) const {
  const int64_t extents[] = {1, lanes, tile}, aligns[] = {1, vectorBytes};  // by unit
  llvm::SmallVector<int64_t> numbers(getNumbers());
  for (size_t i = 0; i < numbers.size(); ++i) {
    const int64_t *sizes = i == Align ? aligns : extents;
    numbers[i] *= sizes[getUnits()[i]];
  }
  return get(getContext(), numbers, llvm::SmallVector<unsigned>(numbers.size(), 0));
}

Attribute GuardAttr::parse(AsmParser &parser, Type) {
  auto emitError = [&, at = parser.getCurrentLocation()] { return parser.emitError(at); };
  int64_t numbers[std::size(kGuardFields)] = {};
  unsigned units[std::size(kGuardFields)] = {};
  llvm::SmallVector<std::function<ParseResult()>> values;
  for (size_t i = 0; i < std::size(kGuardFields); ++i) {
    values.push_back([&, i] { return parseMultiple(parser, unitsOf(i), numbers[i], units[i]); });
  }
  llvm::SmallVector<argpool::Field> fields;
  for (auto [name, value] : llvm::zip(kGuardFields, values)) fields.push_back({name, value});
  if (parseFields(parser, fields)) return {};
  return getChecked(emitError, parser.getContext(), llvm::ArrayRef<int64_t>(numbers),
                    llvm::ArrayRef<unsigned>(units));
}

void GuardAttr::print(AsmPrinter &printer) const {
  printer << '<';
  Commas commas(printer);
  for (size_t i = 0; i < getNumbers().size(); ++i) {
    if (getNumbers()[i] == 0) continue;
    commas.next() << kGuardFields[i] << " = ";
    printMultiple(printer, unitsOf(i), getNumbers()[i], getUnits()[i]);
  }
  printer << '>';
}

// ---- Costs --------------------------------------------------------------------------------------

static constexpr llvm::StringLiteral kCostTerms[] = {"call", "plane", "row", "vector", "width",
                                                   "tail", "cell",  "input", "thin", "tap",
                                                   "step", "far",   "cache", "deep", "last"};

llvm::ArrayRef<llvm::StringLiteral> CostAttr::getTermNames() { return kCostTerms; }

/// `<name = number, …>` of `names`; none: what is wrong was said.
static DenseF32ArrayAttr parseNumbers(AsmParser &parser,
                                      llvm::ArrayRef<llvm::StringLiteral> names) {
  llvm::SmallVector<float> numbers(names.size());
  llvm::SmallVector<std::function<ParseResult()>> values;
  for (float &number : numbers) {
    values.push_back([&] { return parseNumber(parser, number); });
  }
  llvm::SmallVector<Field> fields;
  for (auto [name, value] : llvm::zip(names, values)) fields.push_back({name, value});
  if (parseFields(parser, fields)) return {};
  return DenseF32ArrayAttr::get(parser.getContext(), numbers);
}

static void printNumbers(AsmPrinter &printer, llvm::ArrayRef<llvm::StringLiteral> names,
                         llvm::ArrayRef<float> numbers) {
  printer << '<';
  Commas commas(printer);
  for (auto [name, number] : llvm::zip(names, numbers)) {
    if (number == 0) continue;
    commas.next() << name << " = ";
    printNumber(printer.getStream(), number);
  }
  printer << '>';
}

LogicalResult CostAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                               DenseF32ArrayAttr terms) {
  if (terms && size_t(terms.size()) == std::size(kCostTerms)) return success();
  return emitError() << "a cost has " << std::size(kCostTerms) << " terms";
}

Attribute CostAttr::parse(AsmParser &parser, Type) {
  DenseF32ArrayAttr terms = parseNumbers(parser, kCostTerms);
  return terms ? get(parser.getContext(), terms) : CostAttr();
}

void CostAttr::print(AsmPrinter &printer) const {
  printNumbers(printer, kCostTerms, getTerms());
}

static constexpr llvm::StringLiteral kMachineNumbers[] = {
    "call", "base", "avx2", "avx512", "far", "deep", "stream_call", "stream_far", "stream_deep",
    "cache", "last"};

llvm::ArrayRef<llvm::StringLiteral> MachineAttr::getNames() { return kMachineNumbers; }

LogicalResult MachineAttr::verify(llvm::function_ref<InFlightDiagnostic()> emitError,
                                  DenseF32ArrayAttr numbers) {
  if (numbers && size_t(numbers.size()) == std::size(kMachineNumbers)) return success();
  return emitError() << "a machine has " << std::size(kMachineNumbers) << " numbers";
}

Attribute MachineAttr::parse(AsmParser &parser, Type) {
  DenseF32ArrayAttr numbers = parseNumbers(parser, kMachineNumbers);
  return numbers ? get(parser.getContext(), numbers) : MachineAttr();
}

void MachineAttr::print(AsmPrinter &printer) const {
  printNumbers(printer, kMachineNumbers, getNumbers());
}

float MachineAttr::get(Number number) const {
  const float given = getNumbers()[number];
  return given == 0 && number < Cache ? 1 : given;
}

float MachineAttr::ofTarget(llvm::StringRef target) const {
  for (Number each : {Base, Avx2, Avx512}) {
    if (kMachineNumbers[each] == target) return get(each);
  }
  return 1;
}

// ---- When ---------------------------------------------------------------------------------------

Attribute WhenAttr::parse(AsmParser &parser, Type) {
  LayoutAttr layout;
  llvm::SmallVector<ElemKind> elems;
  llvm::SmallVector<IndexKind> indices;
  llvm::SmallVector<int64_t> ranks;
  std::optional<WindowClass> windows;
  WindowAttr window;
  auto parseLayout = [&]() -> ParseResult {
    Layout word;
    if (parseWord(parser, word)) return failure();
    layout = LayoutAttr::get(parser.getContext(), word);
    return success();
  };
  auto parseElems = [&] { return parseWords(parser, elems); };
  auto parseIndices = [&] { return parseWords(parser, indices); };
  auto parseRanks = [&] {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&]() -> ParseResult {
      llvm::SMLoc at = parser.getCurrentLocation();
      int64_t &rank = ranks.emplace_back();
      if (parser.parseInteger(rank)) return failure();
      if (rank >= 1 && rank <= 3) return success();
      return parser.emitError(at) << "rank is " << rank << "; accepted are 1 to 3";
    });
  };
  auto parseWindow = [&]() -> ParseResult {
    for (WindowClass each : enumerators<WindowClass>()) {
      if (failed(parser.parseOptionalKeyword(stringifyEnum(each)))) continue;
      windows = each;
      return success();
    }
    const bool given = succeeded(parser.parseOptionalLParen());
    FailureOr<WindowAttr> parsed = WindowAttr::parseBody(parser);
    if (failed(parsed)) return failure();
    window = *parsed;
    return given ? parser.parseRParen() : ParseResult(success());
  };
  if (parseFields(parser, {{"layout", parseLayout},
                           {"elem", parseElems},
                           {"index", parseIndices},
                           {"rank", parseRanks},
                           {"window", parseWindow}})) {
    return {};
  }
  return get(parser.getContext(), layout, elems, indices, ranks, windows, window);
}

static bool isOf(WindowAttr window, WindowClass windows) {
  if (window.isAny()) return false;
  return windows == WindowClass::Compiled ||
         (windows == WindowClass::Disjoint) == window.isDisjoint();
}

bool WhenAttr::allows(ElemKind elem, IndexKind index, Layout layout, WindowAttr window) const {
  auto has = [](auto list, auto value) { return list.empty() || llvm::is_contained(list, value); };
  if (getLayout() && getLayout().getValue() != layout) return false;
  if (!has(getElems(), elem) || !has(getIndices(), index)) return false;
  if (!has(getRanks(), int64_t(window.getRank()))) return false;
  if (getWindows() && !isOf(window, *getWindows())) return false;
  return !getWindow() || getWindow() == window;
}

void WhenAttr::print(AsmPrinter &printer) const {
  printer << '<';
  Commas commas(printer);
  if (getLayout()) commas.next() << "layout = " << stringifyEnum(getLayout().getValue());
  if (!getElems().empty()) printWords(commas.next() << "elem = ", getElems());
  if (!getIndices().empty()) printWords(commas.next() << "index = ", getIndices());
  if (!getRanks().empty()) {
    commas.next() << "rank = [";
    llvm::interleaveComma(getRanks(), printer);
    printer << ']';
  }
  if (getWindows()) commas.next() << "window = " << stringifyEnum(*getWindows());
  if (WindowAttr window = getWindow()) {
    commas.next() << "window = " << (window.isAny() ? "" : "(");
    window.printBody(printer);
    if (!window.isAny()) printer << ')';
  }
  printer << '>';
}

}  // namespace argpool
