// argpool_matrix NAME LIST... : the matrix of the default table; instead of lists --random COUNT.
// argpool_matrix --problem LINE [--row ROW] : one problem, to reproduce a failure.
// SPDX-License-Identifier: MIT
#include "matrix.h"

#include <cstdio>
#include <exception>

#include "argpool_default.h"
#include "arguments.h"
#include "report.h"

using namespace argpool::test;

namespace {

int run(const Arguments& arguments) {
  if (arguments.lines.empty()) {
    fprintf(stderr, "usage: argpool_matrix NAME LIST... | NAME [--seed SEED] --random COUNT | "
            "--problem LINE [--row ROW]\n");
    return 2;
  }
  MatrixOptions options;
  options.only_row = arguments.only_row;
  const MatrixResult result = run_matrix(argpool_default_table, arguments.lines, options);
  for (const auto& [row, count] : result.failed_rows) {
    printf("FAIL %s: %ld failures\n", row.c_str(), long(count));
  }
  printf("%ld rows, %ld problems, %ld calls compared, %ld refused by a guard, %ld failures\n",
         long(result.proven.size()), long(result.problems), long(result.comparisons),
         long(result.refusals), long(result.failures));
  if (!arguments.reported()) return result.failures ? 1 : 0;
  for (const std::string& row : result.idle) {
    if (arguments.reaches_all) printf("FAIL no problem lets %s run\n", row.c_str());
  }
  Report report;
  report.program = arguments.program;
  if (arguments.reaches_all) report.variants = int64_t(result.proven.size());
  report.problems = result.problems;
  report.comparisons["reference"] = result.comparisons;
  if (arguments.reaches_all) report.skipped = result.skipped;
  const bool passed = result.failures == 0 && (result.idle.empty() || !arguments.reaches_all);
  return write(report) && passed ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(Arguments(argc, argv));
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_matrix: %s\n", e.what());
    return 2;
  }
}
