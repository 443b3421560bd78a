// Counts what a test program did and writes it as JSON for tools/test (tests/README.md has the
// form).
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <tuple>

#include "problem.h"

namespace argpool::test {

/// Problems compared, by operation, rank, element, index and layout, in the words of problem lines.
using CoverageKey = std::tuple<std::string, int, std::string, std::string, std::string>;
using Coverage = std::map<CoverageKey, int64_t>;
CoverageKey coverage_key(const Problem& problem);

struct Report {
  std::string program;
  int64_t variants = 0;                          // rows of tables proven to have run
  int64_t problems = 0;                          // lines of problem lists that were run
  std::map<std::string, int64_t> comparisons;    // results compared, by oracle
  std::map<std::string, int64_t> skipped;        // rows or cases not run, by reason
  Coverage coverage;
  std::map<std::string, int64_t> reach = {};     // ranks and bounds (bounds.h), by name
};

std::string to_json(const Report& report);

/// Writes $ARGPOOL_TEST_REPORT/<program>.json, if the variable is set, and prints a line. False
/// where the file could not be written.
bool write(const Report& report);

}  // namespace argpool::test
