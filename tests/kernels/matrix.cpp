// The loops of the matrix. Work is done in children (contain.h); what they find is shared.
// SPDX-License-Identifier: MIT
#include "matrix.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <exception>
#include <set>

#include "contain.h"

namespace argpool::test {
namespace {

constexpr size_t kKept = 200;     // failures that are kept in full
constexpr uint32_t kCrashes = 2;  // after which a row is left out

struct SharedFailure {
  char row[160], problem[320], placement[16], what[480];
  int32_t threads;
};

struct Counts {
  int64_t problems, comparisons, refusals, failures;
  size_t running;  // the row that is being called, plus 1
  SharedFailure failed[kKept];
};

void copy_text(char* to, size_t size, const std::string& text) {
  snprintf(to, size, "%s", text.c_str());
}

class Matrix {
 public:
  Matrix(const argpool_table& table, const std::vector<std::string>& lines,
         const MatrixOptions& options)
      : table_(table), lines_(lines), options_(options), rows_(rows_of(table)),
        ran_(table.row_count), crashes_(table.row_count), failures_(table.row_count) {}

  MatrixResult run() {
    // Helper objects are made before the fork, so that children share the guarded memory's maps.
    contained(
        lines_.size(), options_.seconds, options_.patience, [&](size_t i) { problem(lines_[i]); },
        [&](const Death& death) {
          if (counts_->running) ++crashes_[counts_->running - 1];
          fail("?", lines_[death.item], "?", 0, death.what);
          counts_->running = 0;
        });
    return result();
  }

 private:
  void problem(const std::string& line) {
    doing("preparing | " + line);
    counts_->running = 0;
    try {
      const Case c = make_case(line);
      for (const Row& row : rows_) {
        const bool wanted = options_.only_row.empty() || options_.only_row == row.row->name;
        if (!wanted || !computes(row, c.problem)) continue;
        // A row that keeps crashing must not keep the others from being tried.
        if (crashes_[row.number] >= kCrashes) continue;
        counts_->running = row.number + 1;
        if (missing_features(*row.target).empty()) {
          row_on(row, c, line);
        } else {
          refused_on(row, c, line);
        }
        counts_->running = 0;
      }
      if (options_.only_row.empty()) unforced(c, line);
    } catch (const std::exception& e) {
      fail("?", line, "?", 0, e.what());
    }
    ++counts_->problems;
  }

  void row_on(const Row& row, const Case& c, const std::string& line) {
    for (Placement placement : kPlacements) {
      if (!Call::fits(c, memory_, placement)) continue;
      Call call(c, memory_, placement, row.row->guard.align);
      const Guard guard = judge_guard(row.row->guard, call);
      // More threads change nothing about where a tensor lies, so one placement tries them.
      const int32_t more = placement == Placement::Front ? 2 : 1;
      const int32_t most = std::max(c.problem.threads, more);
      for (int32_t threads = c.problem.threads; threads <= most; ++threads) {
        const std::string wrong = once(row.row->name, guard, call, line, placement, threads);
        if (!wrong.empty()) fail(row.row->name, line, name_of(placement), threads, wrong);
      }
    }
  }

  // A row for another CPU must be refused, not run.
  void refused_on(const Row& row, const Case& c, const std::string& line) {
    if (!Call::fits(c, memory_, Placement::Front)) return;
    Call call(c, memory_, Placement::Front, row.row->guard.align);
    const std::string wrong = once(row.row->name, Guard::Refuses, call, line, Placement::Front, 1);
    if (!wrong.empty()) fail(row.row->name, line, name_of(Placement::Front), 1, wrong);
  }

  // One forced call. "" where all was as it must be.
  std::string once(const std::string& name, Guard guard, Call& call, const std::string& line,
                   Placement placement, int32_t threads) {
    announce(name, call, line, placement, threads);
    const argpool_status status = call.run(&table_, name, threads);
    if (guard != Guard::Allows && status == ARGPOOL_FORCED_VARIANT) {
      ++counts_->refusals;
      return "";
    }
    if (guard == Guard::Refuses) {
      return std::string("ran (") + argpool_status_name(status) + ") although its guard refuses";
    }
    ++counts_->comparisons;
    const std::string last = argpool_last_variant();
    const std::string wrong = call.judge(status);
    if (!wrong.empty()) return wrong;
    if (status == ARGPOOL_OK && last != name) return "argpool_last_variant() says " + last;
    ran_[counts_->running - 1] = 1;
    return "";
  }

  // The library's own choice must be right too, and be one of the rows that may run.
  void unforced(const Case& c, const std::string& line) {
    if (!Call::fits(c, memory_, Placement::Back)) return;
    Call call(c, memory_, Placement::Back, 0);
    announce("(chosen)", call, line, Placement::Back, c.problem.threads);
    const argpool_status status = call.run(&table_, "", c.problem.threads);
    std::string wrong = call.judge(status);
    const std::string last = argpool_last_variant();
    ++counts_->comparisons;
    bool eligible = status != ARGPOOL_OK;
    for (const Row& row : rows_) {
      eligible |= last == row.row->name && computes(row, c.problem) &&
                  judge_guard(row.row->guard, call) != Guard::Refuses;
    }
    if (wrong.empty() && !eligible) wrong = "chose a row that may not run: " + last;
    if (!wrong.empty()) fail("(chosen) " + last, line, "back", c.problem.threads, wrong);
  }

  void announce(const std::string& row, Call& call, const std::string& line, Placement placement,
                int32_t threads) {
    doing(row + " | " + line + " | " + name_of(placement) + " threads=" +
          std::to_string(threads));
    landmarks({call.landmark(0), call.landmark(1), call.landmark(2)});
  }

  void fail(const std::string& row, const std::string& problem, const std::string& placement,
            int32_t threads, const std::string& what) {
    const int64_t at = counts_->failures++;
    const uint32_t of_row = counts_->running ? failures_[counts_->running - 1]++ : 0;
    if (options_.print && of_row < 3 && at < 1000) {
      printf("FAIL %s\n", to_string(Failure{row, problem, placement, what, threads}).c_str());
      fflush(stdout);  // the next call may be the child's last
    }
    if (at >= int64_t(kKept)) return;
    SharedFailure& kept = counts_->failed[at];
    copy_text(kept.row, sizeof kept.row, row);
    copy_text(kept.problem, sizeof kept.problem, problem);
    copy_text(kept.placement, sizeof kept.placement, placement);
    copy_text(kept.what, sizeof kept.what, what);
    kept.threads = threads;
  }

  MatrixResult result() {
    MatrixResult r;
    r.problems = counts_->problems;
    r.comparisons = counts_->comparisons;
    r.refusals = counts_->refusals;
    r.failures = counts_->failures;
    for (size_t i = 0; i < std::min(size_t(r.failures), kKept); ++i) {
      const SharedFailure& f = counts_->failed[i];
      r.failed.push_back({f.row, f.problem, f.placement, f.what, f.threads});
    }
    std::set<uint32_t> ops;
    for (const std::string& line : lines_) {
      const bool pools = parse(line).op == ARGPOOL_MAX_POOL;
      ops.insert(pools ? ARGPOOL_KERNEL_MAX_POOL : ARGPOOL_KERNEL_MAX_UNPOOL);
      if (!pools) ops.insert(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER);
    }
    for (const Row& row : rows_) {
      if (failures_[row.number]) r.failed_rows[row.row->name] = failures_[row.number];
      if (!ops.count(row.op())) continue;
      const std::string missing = missing_features(*row.target);
      if (!missing.empty()) {
        ++r.skipped["the CPU lacks " + missing];
      } else if (ran_[row.number]) {
        r.proven.push_back(row.row->name);
      } else if (options_.only_row.empty()) {
        r.idle.push_back(row.row->name);
      }
    }
    return r;
  }

  const argpool_table& table_;
  const std::vector<std::string>& lines_;
  const MatrixOptions& options_;
  const std::vector<Row> rows_;
  Memory memory_;
  Shared<Counts> counts_;
  Shared<uint8_t> ran_;
  Shared<uint32_t> crashes_, failures_;
};

}  // namespace

std::string to_string(const Failure& f) {
  return f.row + " | " + f.problem + " | " + f.placement + " threads=" +
         std::to_string(f.threads) + ": " + f.what;
}

MatrixResult run_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                        const MatrixOptions& options) {
  return Matrix(table, lines, options).run();
}

}  // namespace argpool::test
