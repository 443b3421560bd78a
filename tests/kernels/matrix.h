// The matrix: every row of a table × every problem it computes × every placement, forced one by
// one, proven to have run, and compared with the reference.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "table.h"

namespace argpool::test {

struct MatrixOptions {
  std::string only_row;     // "" for all
  bool print = true;        // failures, as they are found
  unsigned seconds = 60;    // one problem, over all its rows
  size_t patience = 100;    // crashes before the rest is given up
};

struct Failure {
  std::string row, problem, placement, what;
  int32_t threads;
};
std::string to_string(const Failure& failure);

struct MatrixResult {
  int64_t problems = 0;
  int64_t comparisons = 0;     // calls judged against the reference
  int64_t refusals = 0;        // calls that a guard had to refuse, and did
  int64_t failures = 0;        // more than failed.size() where there were many
  std::vector<Failure> failed;           // the first ones
  std::map<std::string, int64_t> failed_rows;  // every row that failed, and how often
  std::vector<std::string> proven;       // rows that ran
  std::vector<std::string> idle;         // rows of these operations that no problem let run
  std::map<std::string, int64_t> skipped;  // rows this CPU cannot run, by what it lacks

  bool passed() const { return failures == 0 && idle.empty(); }
};

MatrixResult run_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                        const MatrixOptions& options = {});

}  // namespace argpool::test
