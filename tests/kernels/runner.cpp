// The loop over problems and rows, and what is kept of it.
// SPDX-License-Identifier: MIT
#include "runner.h"

#include <algorithm>
#include <cstdio>
#include <exception>

namespace argpool::test {
namespace {

constexpr uint32_t kCrashes = 2;  // after which a row is left out

template <size_t size>
void copy_text(char (&to)[size], const std::string& text) {
  snprintf(to, size, "%s", text.c_str());
}

}  // namespace

std::string to_string(const Failure& f) {
  return f.row + " | " + f.problem + " | " + f.where + ": " + f.what;
}

// Helper objects are made before the fork, so that children share the guarded memory's maps.
Runner::Runner(const argpool_table& table, const std::vector<std::string>& lines,
               const RunOptions& options)
    : table_(table), lines_(lines), options_(options), rows_(rows_of(table)),
      ran_(table.row_count), touched_(table.row_count), compared_(lines.size()),
      crashes_(table.row_count),
      failures_(table.row_count) {}

RunResult Runner::run() {
  contained(
      lines_.size(), options_.seconds, options_.patience, [&](size_t i) { problem(i); },
      [&](const Death& death) {
        if (counts_->running) ++crashes_[counts_->running - 1];
        fail({"?", lines_[death.item], "?", death.what});
        counts_->running = 0;
      });
  return result();
}

void Runner::problem(size_t item) {
  if (counts_->failures >= options_.enough) return;
  const std::string& line = lines_[item];
  if (item % options_.every && !awaited(line)) return;
  if (options_.part && !served(line)) return;
  doing("preparing | " + line);
  counts_->running = 0;
  counts_->item = item;
  try {
    const Case c = make_case(line);
    for (const Row& row : rows_) {
      const bool wanted = options_.only_row.empty() || options_.only_row == row.row->name;
      if (!options_.concerns(item, row.number)) continue;
      if (!wanted || c.empty() || !concerns(row, c)) continue;
      // A row that keeps crashing must not keep the others from being tried.
      if (crashes_[row.number] >= kCrashes) continue;
      counts_->running = row.number + 1;
      row_on(row, c, line);
      counts_->running = 0;
    }
    if (options_.only_row.empty()) finish(c, line);
  } catch (const std::exception& e) {
    fail({"?", line, "?", e.what()});
  }
  ++counts_->problems;
}

// Is there a row that no problem has reached yet, and this one may?
bool Runner::awaited(const std::string& line) const {
  const Problem p = parse(line);
  return std::any_of(rows_.begin(), rows_.end(),
                     [&](const Row& row) { return !ran_[row.number] && concerns(row, p); });
}

// Is there a row for it, whatever its indices?
bool Runner::served(const std::string& line) const {
  const Problem p = parse(line);
  return std::any_of(rows_.begin(), rows_.end(), [&](const Row& row) {
    return concerns(row, p) && !assumes_own_indices(row);
  });
}

void Runner::judged(const std::string& row, const std::string& line, const std::string& where,
                    const std::string& what) {
  ++counts_->comparisons;
  compared_[counts_->item] = 1;
  if (!what.empty()) fail({row, line, where, what});
}

void Runner::fail(const Failure& failure) {
  const int64_t at = counts_->failures++;
  const uint32_t of_row = counts_->running ? failures_[counts_->running - 1]++ : 0;
  if (options_.print && of_row < 3 && at < 1000) {
    printf("FAIL %s\n", to_string(failure).c_str());
    fflush(stdout);  // the next call may be the child's last
  }
  if (at >= int64_t(kKept)) return;
  SharedFailure& kept = counts_->failed[at];
  copy_text(kept.row, failure.row);
  copy_text(kept.problem, failure.problem);
  copy_text(kept.where, failure.where);
  copy_text(kept.what, failure.what);
}

RunResult Runner::result() const {
  RunResult r;
  r.problems = counts_->problems;
  r.comparisons = counts_->comparisons;
  r.refusals = counts_->refusals;
  r.failures = counts_->failures;
  for (size_t i = 0; i < std::min(size_t(r.failures), kKept); ++i) {
    const SharedFailure& f = counts_->failed[i];
    r.failed.push_back({f.row, f.problem, f.where, f.what});
  }
  for (size_t i = 0; i < lines_.size(); ++i)
    if (compared_[i]) ++r.coverage[coverage_key(parse(lines_[i]))];
  for (const Row& row : rows_) {
    if (failures_[row.number]) r.failed_rows[row.row->name] = failures_[row.number];
    if (options_.only_row.empty()) tell(row, &r);
  }
  return r;
}

}  // namespace argpool::test
