// Files of wisdom become one text; the runtime's reader is runtime/src/remember/wisdom_file.cpp.
// SPDX-License-Identifier: MIT
#include "wisdom.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"

#include "errors.h"
#include "versions.h"

using namespace llvm;

namespace argpool::emit {
namespace {

constexpr StringRef form = "argpool wisdom 1";

// "argpool 0.2.0, Halide …" -> "0.2."
StringRef minorVersion(StringRef version) {
  version.consume_front("argpool ");
  return version.take_front(version.find('.', version.find('.') + 1) + 1);
}

class Reader {
public:
  explicit Reader(const Plan &plan) {
    for (const Row &row : plan.rows) rows.insert(row.name);
    rows.insert("estimate");  // the estimate's, which in pieces of windows has no name of its own
  }

  Error read(const std::string &file) {
    auto buffer = MemoryBuffer::getFile(file, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    if (!buffer)
      return error("cannot read the wisdom in " + file + ": " + buffer.getError().message() +
                   "; argpool_wisdom_export and argpool-tune --problems write such files");
    hasCpu = false;
    unknown = stale = 0;
    StringRef rest = (*buffer)->getBuffer(), line;
    for (int number = 1; number == 1 || !rest.empty(); ++number) {
      std::tie(line, rest) = rest.split('\n');
      const StringRef accepted = take(line, number);
      if (accepted.empty()) continue;
      return error(formatv("the wisdom in {0} cannot be understood, line {1}: accepted: {2}", file,
                           number, accepted));
    }
    if (unknown || stale)
      wisdom.remarks.push_back(
          formatv("the wisdom in {0}: {1} problems of rows that this library has not, and {2} of "
                  "another version of argpool, are left out", file, unknown, stale));
    return Error::success();
  }

  Wisdom take() {
    if (kept) wisdom.text = (form + "\n" + text).str();
    return std::move(wisdom);
  }

private:
  // "", or what is accepted in the place of this line.
  StringRef take(StringRef line, int number) {
    if (number == 1) return line == form ? "" : "\"argpool wisdom 1\" as the first line";
    if (line.empty() || line.front() == '#') return "";
    SmallVector<StringRef> parts;
    if (line.starts_with("cpu ")) {
      static const Regex cpu("^cpu [^ ]+ [0-9]+ [0-9]+ [0-9a-f]+ version ([0-9.]+)$");
      hasCpu = cpu.match(line, &parts);
      if (!hasCpu) return "cpu <vendor> <family> <model> <features> version <x.y.z>";
      isStale = !parts[1].starts_with(minorVersion(madeBy()));
      if (!isStale) text += (line + "\n").str();
      return "";
    }
    static const Regex lesson("^([0-9a-fA-F]{16} [0-9-]{1,11} [0-9]+(\\.[0-9]+)? ([A-Za-z0-9_]+))");
    if (!hasCpu || !lesson.match(line, &parts))
      return "<16 hexadecimal digits> <date> <nanoseconds> <row>, below a line of cpu";
    const bool isUnknown = !rows.contains(parts[3]);
    stale += isStale;
    unknown += isUnknown && !isStale;
    if (isStale || isUnknown) return "";
    text += (parts[1] + "\n").str();  // without the problem in words
    ++kept;
    return "";
  }

  StringSet<> rows;
  Wisdom wisdom;
  std::string text;
  bool hasCpu = false, isStale = false;
  int unknown = 0, stale = 0, kept = 0;
};

}  // namespace

Expected<Wisdom> readWisdom(const std::vector<std::string> &files, const Plan &plan) {
  Reader reader(plan);
  for (const std::string &file : files)
    if (Error failed = reader.read(file)) return failed;
  return reader.take();
}

}  // namespace argpool::emit
