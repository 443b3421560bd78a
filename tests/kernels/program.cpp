// Arguments in, lines and a report out.
// SPDX-License-Identifier: MIT
#include "program.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>

#include "edges.h"
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
  uint64_t constructed = 0;  // one in so many; 0: none

  Arguments(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) {
      const std::string word = argv[i];
      if (word == "--row" && i + 1 < argc) {
        options.only_row = argv[++i];
      } else if (word == "--problem" && i + 1 < argc) {
        lines.push_back(argv[++i]);
      } else if (word == "--every" && i + 1 < argc) {
        options.every = full() ? 1 : uint32_t(std::max(1, std::stoi(argv[++i])));
      } else if (word == "--constructed" && i + 1 < argc) {
        constructed = full() ? 1 : std::max<uint64_t>(1, std::stoull(argv[++i]));
        options.alignments = true;
        reaches_all = false;  // the lists' programs count the rows
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
  if (arguments.constructed) {
    const Reach& reach = result.reach;
    report.reach = {{"rows", reach.rows}, {"ranks", reach.ranks_run}, {"ranks to run", reach.ranks},
                    {"sides of bounds", reach.bounds_touched},
                    {"sides to touch", reach.bounds}};
  }
  if (arguments.reaches_all) {
    for (const std::string& what : result.idle) printf("FAIL %s\n", what.c_str());
    report.variants = int64_t(result.proven.size());
    report.skipped = result.skipped;
  }
  return write(report) && (result.passed() || (result.failures == 0 && !arguments.reaches_all));
}

// A row has to run in each rank that it serves; with all problems, each bound has to be touched.
bool tell_reach(const RunResult& result, bool all) {
  const Reach& reach = result.reach;
  for (const std::string& what : result.idle) printf("FAIL %s\n", what.c_str());
  for (const std::string& what : reach.missed) printf("FAIL %s\n", what.c_str());
  for (const std::string& what : reach.untouched) {
    printf("%s%s\n", all ? "FAIL " : "", what.c_str());
  }
  int64_t exempt = 0;
  for (const auto& [reason, rows] : reach.exempt) {
    exempt += rows;
    printf("%ld rows do not run in rank 2 and 3: %s\n", long(rows), reason.c_str());
  }
  printf("%ld rows ran in %ld of %ld ranks, %ld rows exempt; %ld of %ld sides of bounds touched\n",
         long(reach.rows), long(reach.ranks_run), long(reach.ranks), long(exempt),
         long(reach.bounds_touched), long(reach.bounds));
  return result.idle.empty() && reach.missed.empty() && (!all || reach.untouched.empty());
}

int checked_run(const char* program,
                RunResult (*run)(const argpool_table&, const std::vector<std::string>&,
                                 const RunOptions&),
                const argpool_table& table, Arguments arguments) {
  if (arguments.constructed) {
    for (Constructed& one : constructed_problems(table, arguments.constructed, arguments.seed)) {
      arguments.lines.push_back(std::move(one.line));
      arguments.options.rows.push_back(one.row);
    }
  }
  if (arguments.lines.empty()) {
    fprintf(stderr, "usage: %s NAME [--every N] [--part] LIST... | NAME [--part] [--seed SEED] "
            "--random COUNT | NAME [--part] [--seed SEED] --constructed ONE_IN | --problem LINE "
            "[--row ROW]\n", program);
    return 2;
  }
  const RunResult result = run(table, arguments.lines, arguments.options);
  for (const auto& [row, count] : result.failed_rows) {
    printf("FAIL %s: %ld failures\n", row.c_str(), long(count));
  }
  printf("%ld rows, %ld problems, %ld calls compared, %ld refused by a guard, %ld failures\n",
         long(result.proven.size()), long(result.problems), long(result.comparisons),
         long(result.refusals), long(result.failures));
  const bool reached =
      !arguments.constructed || tell_reach(result, arguments.constructed == 1);
  if (arguments.name.empty()) return result.failures || !reached ? 1 : 0;
  return report(arguments, result) && reached ? 0 : 1;
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
