// Rows of a table × problems, in children (contain.h): what the matrix and the tiles share. What
// children find lies in shared memory, and becomes the run's result.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "contain.h"
#include "report.h"
#include "table.h"

namespace argpool::test {

struct RunOptions {
  std::string only_row;     // "" for all
  bool print = true;        // failures, as they are found
  unsigned seconds = 60;    // one problem, over all its rows
  size_t patience = 100;    // crashes before the rest is given up
  int64_t enough = INT64_MAX;  // failures, likewise
  uint32_t every = 1;          // of so many problems one is run, or one that a row waits for
  bool part = false;           // of a part of the default kernels: problems without a row are none
  bool alignments = false;     // placements Odd and Short, too
  // For each line: the one row that runs it, or kAllRows; none: all that compute it.
  static constexpr size_t kAllRows = SIZE_MAX;
  std::vector<size_t> rows = {};
  bool concerns(size_t line, size_t row) const {
    return rows.empty() || rows[line] == kAllRows || rows[line] == row;
  }
};

/// The parts of guards (bounds.h) that problems touched, of rows that this CPU can run.
struct Reach {
  int64_t rows = 0, ranks = 0, ranks_run = 0, bounds = 0, bounds_touched = 0;
  std::vector<std::string> missed;   // ranks that a row never ran in, as sentences
  std::vector<std::string> untouched;  // bounds, likewise
  std::map<std::string, int64_t> exempt;  // ranks that guards leave no room for, by reason
};

struct Failure {
  std::string row, problem, where, what;  // where: the placement, and threads or tile
};
std::string to_string(const Failure& failure);

struct RunResult {
  int64_t problems = 0;
  int64_t comparisons = 0;     // calls judged against the reference
  int64_t refusals = 0;        // calls that a guard had to refuse, and did
  int64_t failures = 0;        // more than failed.size() where there were many
  std::vector<Failure> failed;           // the first ones
  std::map<std::string, int64_t> failed_rows;  // every row that failed, and how often
  std::vector<std::string> proven;       // rows that ran and that this program counts
  std::vector<std::string> idle;         // what no problem reached, as sentences
  std::map<std::string, int64_t> skipped;  // rows this CPU cannot run, by what it lacks
  Coverage coverage;
  Reach reach;

  bool passed() const { return failures == 0 && idle.empty(); }
};

class Runner {
 public:
  Runner(const argpool_table& table, const std::vector<std::string>& lines,
         const RunOptions& options);
  virtual ~Runner() = default;
  RunResult run();

 protected:
  /// Whether a row has something to do on such a problem; and on this one.
  virtual bool concerns(const Row& row, const Problem& p) const = 0;
  virtual bool concerns(const Row& row, const Case& c) const { return concerns(row, c.problem); }
  virtual void row_on(const Row& row, const Case& c, const std::string& line) = 0;
  /// After all rows of a problem.
  virtual void finish(const Case&, const std::string&) {}
  /// Adds what is to be said of a row that ran, or did not, to the result.
  virtual void tell(const Row& row, RunResult* result) const = 0;

  /// A call was judged: `what` is wrong with it, or nothing.
  void judged(const std::string& row, const std::string& line, const std::string& where,
              const std::string& what);
  void fail(const Failure& failure);

  const argpool_table& table_;
  const std::vector<std::string>& lines_;
  const RunOptions& options_;
  const std::vector<Row> rows_;
  Memory memory_;
  Shared<uint8_t> ran_;  // by row
  Shared<uint64_t> touched_;  // by row: bounds.h

  struct SharedFailure {
    char row[160], problem[320], where[160], what[480];
  };
  static constexpr size_t kKept = 200;  // failures that are kept in full
  struct Counts {
    int64_t problems, comparisons, refusals, failures;
    size_t running;  // the row that is being called, plus 1
    size_t item;     // the problem
    SharedFailure failed[kKept];
  };
  Shared<Counts> counts_;

 private:
  void problem(size_t item);
  bool awaited(const std::string& line) const;
  bool served(const std::string& line) const;
  RunResult result() const;

  Shared<uint8_t> compared_;  // by problem
  Shared<uint32_t> crashes_, failures_;  // by row
};

/// The matrix: every row × every problem it computes × every placement, forced one by one through
/// the C API, proven to have run.
RunResult run_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                     const RunOptions& options = {});

/// Every row called directly, tile by tile, on every problem it computes or helps with.
RunResult run_tiles(const argpool_table& table, const std::vector<std::string>& lines,
                    const RunOptions& options = {});

}  // namespace argpool::test
