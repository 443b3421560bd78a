// The matrix (runner.h).
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <set>

#include "bounds.h"
#include "call.h"
#include "runner.h"

namespace argpool::test {
namespace {

std::string where(Placement placement, int32_t threads) {
  return std::string(name_of(placement)) + " threads=" + std::to_string(threads);
}

// Must a row that gathers by tiles divide it among the caller's threads? One plane, as several may
// be tasks by themselves.
bool must_be_divided(const Row& row, const Problem& p, int32_t threads) {
  const Extents cells = p.cells();
  const int64_t bytes = cells[2] * cells[3] * cells[4] * element_type(p.elem).dtype.bits / 8;
  return p.callback && threads > 1 && row.op() == ARGPOOL_KERNEL_MAX_UNPOOL && p.is_plain() &&
         cells[0] * cells[1] == 1 && bytes >= 2 << 20;
}

class Matrix : public Runner {
 public:
  using Runner::Runner;

 private:
  using Runner::concerns;
  bool concerns(const Row& row, const Problem& p) const override { return runs(row, p); }

  void row_on(const Row& row, const Case& c, const std::string& line) override {
    if (!missing_features(*row.target).empty()) return refused_on(row, c, line);
    for (Placement placement : kPlacements) placed(row, c, line, placement);
    if (!options_.alignments) return;
    for (Placement placement : kAlignments) placed(row, c, line, placement);
  }

  void placed(const Row& row, const Case& c, const std::string& line, Placement placement) {
    if (!Call::fits(c, memory_, placement)) return;
    const bool in_lines = placement == Placement::LinesFront || placement == Placement::LinesBack;
    if (in_lines && !computes(row, c.problem)) return;  // pixels do not adjoin there
    Call call(c, memory_, placement, row.row->guard.align);
    const Guard guard = judge_guard(row, call);
    // More threads change nothing about where a tensor lies, so one placement tries them.
    const int32_t more = placement == Placement::Front ? 2 : 1;
    const int32_t most = std::max(c.problem.threads, more);
    for (int32_t threads = c.problem.threads; threads <= most; ++threads) {
      once(row, guard, call, line, placement, threads);
    }
  }

  // A row for another CPU must be refused, not run.
  void refused_on(const Row& row, const Case& c, const std::string& line) {
    if (!Call::fits(c, memory_, Placement::Front)) return;
    Call call(c, memory_, Placement::Front, row.row->guard.align);
    once(row, Guard::Refuses, call, line, Placement::Front, 1);
  }

  // One forced call.
  void once(const Row& row, Guard guard, Call& call, const std::string& line,
            Placement placement, int32_t threads) {
    const std::string name = row.row->name;
    announce(name, call, line, placement, threads);
    const argpool_status status = call.run(&table_, name, threads);
    if (guard != Guard::Allows && status == ARGPOOL_FORCED_VARIANT) {
      ++counts_->refusals;
      touched_[row.number] |= touched_by(row, call, placement, false);
      return;
    }
    if (guard == Guard::Refuses) {
      return fail({name, line, where(placement, threads),
                   std::string("ran (") + argpool_status_name(status) +
                       ") although its guard refuses"});
    }
    const std::string last = argpool_last_variant();
    std::string wrong = call.judge(status);
    if (wrong.empty() && status == ARGPOOL_OK && last != name) {
      wrong = "argpool_last_variant() says " + last;
    }
    if (wrong.empty() && call.tasks() < 2 && must_be_divided(row, call.problem(), threads)) {
      wrong = "one plane was not divided among the caller's threads";
    }
    if (wrong.empty()) {
      ran_[row.number] = 1;
      touched_[row.number] |= touched_by(row, call, placement, true);
    }
    judged(name, line, where(placement, threads), wrong);
  }

  // The library's own choice must be right too, and be one of the rows that may run; and the same
  // call again, which its thread remembers.
  void finish(const Case& c, const std::string& line) override {
    if (!Call::fits(c, memory_, Placement::Back)) return;
    Call call(c, memory_, Placement::Back, 0);
    const int32_t threads = c.problem.threads;
    announce("(chosen)", call, line, Placement::Back, threads);
    const argpool_status status = call.run(&table_, "", threads);
    std::string wrong = call.judge(status);
    const std::string last = argpool_last_variant();
    if (wrong.empty()) wrong = call.judge(call.run(&table_, "", threads));
    bool eligible = status != ARGPOOL_OK || (c.empty() && last.empty());
    for (const Row& row : rows_) {
      if (last != row.row->name) continue;
      eligible |= pools_pieces(row, c.problem) || pools_planes(row, c.problem) ||
                  pools_pixels(row, c.problem) ||
                  (runs(row, c.problem) && judge_guard(row, call) != Guard::Refuses);
    }
    if (wrong.empty() && !eligible) wrong = "chose a row that may not run: " + last;
    judged("(chosen) " + last, line, where(Placement::Back, threads), wrong);
  }

  void announce(const std::string& row, Call& call, const std::string& line, Placement placement,
                int32_t threads) {
    doing(row + " | " + line + " | " + where(placement, threads));
    landmarks({call.landmark(0), call.landmark(1), call.landmark(2)});
  }

  // Rows of the operations that the lists hold must all have run.
  void tell(const Row& row, RunResult* r) const override {
    if (is_helper(row) || !ops().count(row.op())) return;
    const std::string missing = missing_features(*row.target), name = row.row->name;
    if (!missing.empty()) {
      ++r->skipped[unable(row, missing)];
    } else if (ran_[row.number]) {
      r->proven.push_back(name);
      tell_reach(row, &r->reach);
    } else {
      r->idle.push_back("no problem lets " + name + " run");
    }
  }

  void tell_reach(const Row& row, Reach* reach) const {
    const Touchable able = touchable(row);
    const Touched touched = touched_[row.number];
    const std::string name = row.row->name;
    ++reach->rows;
    reach->ranks += __builtin_popcountll(able.ranks);
    reach->ranks_run += __builtin_popcountll(able.ranks & touched);
    reach->bounds += __builtin_popcountll(able.bounds);
    reach->bounds_touched += __builtin_popcountll(able.bounds & touched);
    if (!able.exempt.empty()) ++reach->exempt[able.exempt];
    for (const std::string& word : words_of(able.ranks & ~touched)) {
      reach->missed.push_back(name + " never ran in " + word);
    }
    for (const std::string& word : words_of(able.bounds & ~touched)) {
      reach->untouched.push_back(name + " was never tried " + word);
    }
  }

  // The kernel operations that the problems' calls may use.
  const std::set<uint32_t>& ops() const {
    if (ops_.empty()) {
      for (const std::string& line : lines_) {
        const Problem p = parse(line);
        for (const Row& row : rows_)
          if (!ops_.count(row.op()) && computes_op(row.op(), p)) ops_.insert(row.op());
      }
    }
    return ops_;
  }

  mutable std::set<uint32_t> ops_;
};

}  // namespace

RunResult run_matrix(const argpool_table& table, const std::vector<std::string>& lines,
                     const RunOptions& options) {
  return Matrix(table, lines, options).run();
}

}  // namespace argpool::test
