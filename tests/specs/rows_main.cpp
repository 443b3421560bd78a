// argpool_spec_rows: every row of a spec's library, forced, at the edges of its guard. With
// ARGPOOL_DEVICE those of a device.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <optional>
#include <stdexcept>

#ifdef ARGPOOL_DEVICE
#include "device_matrix.h"
#endif
#include "edges.h"
#include "load_table.h"
#include "runner.h"
#include "spoilt_rows.h"

namespace argpool::test {
namespace {

constexpr const char* kUsage =
    "usage: argpool_spec_rows TABLE.so [--seed SEED] [--each COUNT] [--enough FAILURES]\n"
    "                         [--window K2S2]... [--problem LINE]... [--row ROW] [--spoil WAY]\n"
    "                         [--constructed ONE_IN] [--list]\n"
    "COUNT problems for each row are drawn, unless lines are given; of `any` rows half of the\n"
    "windows are those of --window, in a problem's words behind its dimensions: hw:k2x3s2. Of\n"
    "those that are constructed from each row's guard, one in ONE_IN is run as well; none by "
    "default.\n--list prints lines, no more.\n";

// "hw:k2x3s2"
argpool_window read_window(const std::string& words) {
  const size_t colon = words.find(':');
  std::string shape = "c1";
  for (char letter : words.substr(0, colon)) shape += std::string(1, letter) + "1";
  return parse("max_pool f32 i64 plane cf " + shape + " " + words.substr(colon + 1)).window;
}

struct Arguments {
  std::string table, spoil;
  RunOptions options;
  std::vector<std::string> lines;
  std::vector<argpool_window> windows;
  uint64_t seed = 1, each = 40, constructed = 0;
  bool list = false;

  Arguments(int argc, char** argv) {
    options.alignments = true;
    options.enough = 20;
    for (int i = 1; i < argc; ++i) {
      const std::string word = argv[i];
      const auto next = [&]() -> std::string {
        if (i + 1 >= argc) throw std::invalid_argument(word + " needs a value\n" + kUsage);
        return argv[++i];
      };
      if (word == "--seed") seed = std::stoull(next());
      else if (word == "--each") each = std::stoull(next());
      else if (word == "--constructed") constructed = std::stoull(next());
      else if (word == "--enough") options.enough = std::stoll(next());
      else if (word == "--window") windows.push_back(read_window(next()));
      else if (word == "--problem") lines.push_back(next());
      else if (word == "--row") options.only_row = next();
      else if (word == "--spoil") spoil = next();
      else if (word == "--list") list = true;
      else if (table.empty() && word[0] != '-') table = word;
      else throw std::invalid_argument("what is \"" + word + "\"?\n" + kUsage);
    }
    if (table.empty()) throw std::invalid_argument(kUsage);
  }
};

// Lines that tests/specs/run.py reads.
int tell(const RunResult& result) {
  for (const std::string& idle : result.idle) printf("IDLE %s\n", idle.c_str());
  for (const std::string& rank : result.reach.missed) printf("MISSED %s\n", rank.c_str());
  for (const auto& [reason, rows] : result.skipped) {
    printf("SKIPPED %ld %s\n", long(rows), reason.c_str());
  }
  printf("TALLY rows=%ld problems=%ld comparisons=%ld refusals=%ld failures=%ld\n",
         long(result.proven.size()), long(result.problems), long(result.comparisons),
         long(result.refusals), long(result.failures));
  return result.failures ? 1 : 0;
}

void add_constructed(const argpool_table& table, Arguments* arguments) {
  std::vector<size_t>& rows = arguments->options.rows;
  rows.assign(arguments->lines.size(), RunOptions::kAllRows);
  for (Constructed& one : constructed_problems(table, arguments->constructed, arguments->seed,
                                               arguments->windows)) {
    arguments->lines.push_back(std::move(one.line));
    rows.push_back(one.row);
  }
}

int run(Arguments arguments) {
  const argpool_table* table = &load_table(arguments.table);
  std::optional<SpoiltRows> spoilt;
  if (!arguments.spoil.empty()) table = &spoilt.emplace(*table, arguments.spoil).table();
  if (arguments.lines.empty()) {
    arguments.lines = edge_problems(*table, arguments.each, arguments.seed,
                                    arguments.windows);
    if (arguments.constructed) add_constructed(*table, &arguments);
  }
  if (arguments.list) {
    for (const std::string& line : arguments.lines) printf("%s\n", line.c_str());
    return 0;
  }
#ifdef ARGPOOL_DEVICE
  return tell(run_device_matrix(*table, arguments.lines, arguments.options));
#else
  return tell(run_matrix(*table, arguments.lines, arguments.options));
#endif
}

}  // namespace
}  // namespace argpool::test

int main(int argc, char** argv) {
  try {
    return argpool::test::run(argpool::test::Arguments(argc, argv));
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_spec_rows: %s\n", e.what());
    return 2;
  }
}
