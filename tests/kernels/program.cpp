// Arguments in, lines and a report out.
// SPDX-License-Identifier: MIT
#include "program.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "random_problem.h"

namespace argpool::test {
namespace {

constexpr uint64_t kFull = 10;  // times as many random problems with ARGPOOL_TEST_FULL=1

bool full() {
  const char* set = getenv("ARGPOOL_TEST_FULL");
  return set && *set && *set != '0';
}

struct Arguments {
  std::string name;  // of the report
  RunOptions options;
  std::vector<std::string> lines;
  uint64_t seed = 1;  // of the random problems; stands before --random
  bool reaches_all = true;

  Arguments(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
      const std::string word = argv[i];
      if (word == "--row" && i + 1 < argc) {
        options.only_row = argv[++i];
      } else if (word == "--problem" && i + 1 < argc) {
        lines.push_back(argv[++i]);
      } else if (word == "--every" && i + 1 < argc) {
        options.every = full() ? 1 : uint32_t(std::max(1, std::stoi(argv[++i])));
      } else if (word == "--part") {
        options.part = true;
      } else if (word == "--seed" && i + 1 < argc) {
        seed = std::stoull(argv[++i]);
      } else if (word == "--random" && i + 1 < argc) {
        reaches_all = false;
        add(random_problems(std::stoull(argv[++i]) * (full() ? kFull : 1), seed));
      } else if (i == 1) {
        name = word;
      } else {
        add(read_list(word));
      }
    }
  }
  void add(std::vector<std::string> more) {
    for (std::string& line : more) lines.push_back(std::move(line));
  }
};

bool report(const Arguments& arguments, const RunResult& result) {
  Report report;
  report.program = arguments.name;
  report.problems = result.problems;
  // On an emulated CPU the oracle is the same, but what is proven is another thing: tests name it.
  const char* elsewhere = getenv("ARGPOOL_TEST_COUNT_AS");
  report.comparisons[elsewhere ? elsewhere : "reference"] = result.comparisons;
  if (!elsewhere) report.coverage = result.coverage;
  if (arguments.reaches_all) {
    for (const std::string& what : result.idle) printf("FAIL %s\n", what.c_str());
    report.variants = int64_t(result.proven.size());
    report.skipped = result.skipped;
  }
  return write(report) && (result.passed() || (result.failures == 0 && !arguments.reaches_all));
}

int checked_run(const char* program,
                RunResult (*run)(const argpool_table&, const std::vector<std::string>&,
                                 const RunOptions&),
                const argpool_table& table, const Arguments& arguments) {
  if (arguments.lines.empty()) {
    fprintf(stderr, "usage: %s NAME [--every N] [--part] LIST... | NAME [--part] [--seed SEED] "
            "--random COUNT | --problem LINE [--row ROW]\n", program);
    return 2;
  }
  const RunResult result = run(table, arguments.lines, arguments.options);
  for (const auto& [row, count] : result.failed_rows) {
    printf("FAIL %s: %ld failures\n", row.c_str(), long(count));
  }
  printf("%ld rows, %ld problems, %ld calls compared, %ld refused by a guard, %ld failures\n",
         long(result.proven.size()), long(result.problems), long(result.comparisons),
         long(result.refusals), long(result.failures));
  if (arguments.name.empty()) return result.failures ? 1 : 0;
  return report(arguments, result) ? 0 : 1;
}

}  // namespace

int run_program(const char* program,
                RunResult (*run)(const argpool_table&, const std::vector<std::string>&,
                                 const RunOptions&),
                const argpool_table& table, int argc, char** argv) {
  try {
    return checked_run(program, run, table, Arguments(argc, argv));
  } catch (const std::exception& e) {
    fprintf(stderr, "%s: %s\n", program, e.what());
    return 2;
  }
}

}  // namespace argpool::test
