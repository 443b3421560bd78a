// argpool_tiles NAME LIST... : every row called tile by tile; instead of lists --random COUNT.
// argpool_tiles --problem LINE [--row ROW] : one problem, to reproduce a failure.
// SPDX-License-Identifier: MIT
#include "tiles.h"

#include <cstdio>
#include <exception>

#include "argpool_default.h"
#include "arguments.h"
#include "report.h"

using namespace argpool::test;

namespace {

int run(const Arguments& arguments) {
  if (arguments.lines.empty()) {
    fprintf(stderr, "usage: argpool_tiles NAME LIST... | NAME [--seed SEED] --random COUNT | "
            "--problem LINE [--row ROW]\n");
    return 2;
  }
  TilesOptions options;
  options.only_row = arguments.only_row;
  const TilesResult result = run_tiles(argpool_default_table, arguments.lines, options);
  for (const auto& [row, count] : result.failed_rows) {
    printf("FAIL %s: %ld failures\n", row.c_str(), long(count));
  }
  printf("%ld tiles of %ld problems, %ld failures\n", long(result.tiles), long(result.problems),
         long(result.failures));
  if (!arguments.reported()) return result.failures ? 1 : 0;
  for (const std::string& what : result.idle) {
    if (arguments.reaches_all) printf("FAIL %s\n", what.c_str());
  }
  Report report;
  report.program = arguments.program;
  if (arguments.reaches_all) report.variants = result.helpers;
  report.problems = result.problems;
  report.comparisons["reference"] = result.tiles;
  if (arguments.reaches_all) report.skipped = result.skipped;
  const bool passed = result.failures == 0 && (result.idle.empty() || !arguments.reaches_all);
  return write(report) && passed ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(Arguments(argc, argv));
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_tiles: %s\n", e.what());
    return 2;
  }
}
