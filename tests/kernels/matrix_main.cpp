// argpool_matrix NAME LIST... : the matrix of the default table over problem lists.
// argpool_matrix --problem LINE [--row ROW] : one problem, to reproduce a failure.
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <cstring>
#include <exception>
#include <vector>

#include "argpool_default.h"
#include "matrix.h"
#include "report.h"

using namespace argpool::test;

namespace {

int run(int argc, char** argv) {
  Report report;
  MatrixOptions options;
  std::vector<std::string> lines;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--row" && i + 1 < argc) {
      options.only_row = argv[++i];
    } else if (word == "--problem" && i + 1 < argc) {
      lines.push_back(argv[++i]);
    } else if (i == 1) {
      report.program = word;
    } else {
      for (std::string& line : read_list(word)) lines.push_back(std::move(line));
    }
  }
  if (lines.empty()) {
    fprintf(stderr, "usage: argpool_matrix NAME LIST... | --problem LINE [--row ROW]\n");
    return 2;
  }

  const MatrixResult result = run_matrix(argpool_default_table, lines, options);
  const bool whole = !report.program.empty();
  for (const auto& [row, count] : result.failed_rows) {
    printf("FAIL %s: %ld failures\n", row.c_str(), long(count));
  }
  for (const std::string& row : result.idle) {
    if (whole) printf("FAIL no problem lets %s run\n", row.c_str());
  }
  printf("%ld rows, %ld problems, %ld calls compared, %ld refused by a guard, %ld failures\n",
         long(result.proven.size()), long(result.problems), long(result.comparisons),
         long(result.refusals), long(result.failures));
  if (!whole) return result.failures ? 1 : 0;
  report.variants = int64_t(result.proven.size());
  report.problems = result.problems;
  report.comparisons["reference"] = result.comparisons;
  report.skipped = result.skipped;
  return write(report) && result.passed() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_matrix: %s\n", e.what());
    return 2;
  }
}
