// Contests: every row that may run a call, in turns.
// SPDX-License-Identifier: MIT
#include "tuner.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <queue>
#include <utility>

#include "race.h"

namespace argpool::tune {
namespace {

constexpr double kHopeless = 3, kHopelessBeyond = 1.6;
constexpr double kBand = 0.03;  // differences that the same code's times have
constexpr double kTogether = 0.05, kBeyond = 0.2;  // shares of the time
constexpr double kLeastMost = 1e6;  // bytes of the largest call, when the time is up

}  // namespace

// The rows of a contest. A gather runs with one check, a scatter with one search; helpers are timed
// beside kernels that do nothing, and what a row adds to that is its own.
struct Tuner::Field {
  Field(const argpool_table &table, const Contest &contest, Tensors &tensors, double until)
      : table(table), contest(contest), tensors(tensors), until(until) {
    const Kind &kind = contest.kind;
    mains = entriesOf(table, kind, kind.mainKernel());
    if (!kind.scatterKernel()) return;
    scatters = entriesOf(table, kind, kind.scatterKernel());
    checks = entriesOf(table, kind, ARGPOOL_KERNEL_CHECK_INDICES);
    locates = entriesOf(table, kind, ARGPOOL_KERNEL_LOCATE_INDEX);
    idleMain = idle(kind.mainKernel(), kind, kernels[0]);
    idleScatter = idle(kind.scatterKernel(), kind, kernels[1]);
    idleCheck = idle(ARGPOOL_KERNEL_CHECK_INDICES, kind, kernels[2]);
    idleLocate = idle(ARGPOOL_KERNEL_LOCATE_INDEX, kind, kernels[3]);
  }
  ~Field() {
    for (argpool_plan *plan : plans) argpool_plan_destroy(plan);
  }

  // A plan whose call the first of these computes; NULL where that may not run.
  argpool_plan *plan(std::vector<Entry> entries) {
    const std::string first = entries[0].row.name;
    for (Entry &entry : entries) entry.costs.clear();  // one row of each: nothing to choose
    choices.push_back(std::make_unique<Choice>(table, std::move(entries)));
    argpool_plan *made = tensors.plan(choices.back()->table());
    plans.push_back(made);
    return made && argpool_plan_variant(made) == first ? made : nullptr;
  }
  argpool_plan *gather(const Entry &row, const Entry &check) {
    return plan({row, check, idleScatter, idleLocate});
  }
  argpool_plan *scatter(const Entry &row, const Entry &locate) { return plan({row, locate}); }

  struct Runner {
    const Entry *row;
    argpool_plan *plan;
    double total, own;  // nanoseconds: of the call, of the row
    bool plane;         // the row's output is the plane
  };

  // Times helpers, then all rows that compute; those far behind once only.
  void run(int rounds, double hopeless = kHopeless) {
    size_t bestCheck = 0, bestLocate = 0;
    double checkNs = 0, locateNs = 0;
    if (contest.kind.scatterKernel()) {
      std::vector<Runner> helpers;
      for (const Entry &check : checks)
        helpers.push_back({&check, gather(idleMain, check), 0, 0, false});
      for (const Entry &locate : locates)
        helpers.push_back({&locate, scatter(idleScatter, locate), 0, 0, false});
      time(helpers, rounds, 1e9);
      auto best = [&](size_t first, size_t past) {
        size_t at = first;
        for (size_t i = first; i < past; ++i)
          if (helpers[i].total < helpers[at].total || std::isnan(helpers[at].total)) at = i;
        return at;
      };
      if (!checks.empty()) {
        bestCheck = best(0, checks.size());
        checkNs = helpers[bestCheck].total;
      }
      if (!locates.empty()) {
        bestLocate = best(checks.size(), helpers.size());
        locateNs = helpers[bestLocate].total;
        bestLocate -= checks.size();
      }
      for (Runner &helper : helpers) helper.own = helper.total;
      helpersTimed = helpers;
    }
    const bool plane = !contest.kind.readsPlane();
    for (const Entry &row : mains) {
      if (!contest.kind.scatterKernel()) {
        runners.push_back({&row, plan({row}), 0, 0, plane});
      } else if (row.row.flags & ARGPOOL_ROW_CHECKS) {
        runners.push_back({&row, plan({row, idleScatter, idleLocate}), 0, 0, plane});
      } else if (!checks.empty()) {
        runners.push_back({&row, gather(row, checks[bestCheck]), 0, checkNs, plane});
      }
    }
    if (!locates.empty())
      for (const Entry &row : scatters) {
        const bool checks = row.row.flags & ARGPOOL_ROW_CHECKS;  // then nothing is searched before
        runners.push_back({&row, scatter(row, locates[bestLocate]), 0, checks ? 0 : locateNs,
                           plane});
      }
    time(runners, rounds, hopeless);
    for (Runner &runner : runners) {
      runner.own = std::max(runner.total - runner.own, 0.01 * runner.total);
      best = std::min(best, runner.total);
    }
  }

  void time(std::vector<Runner> &list, int rounds, double hopeless) {
    std::vector<argpool_plan *> racing;
    for (const Runner &runner : list) racing.push_back(runner.plan);
    const bool large = bytesOf(contest.kind, contest.shape) > 4e6;  // more calls say more
    const std::vector<double> ns =
        race(racing, tensors.data(), large ? std::min(rounds, 2) : rounds, hopeless, until);
    for (size_t i = 0; i < list.size(); ++i) list[i].total = ns[i];
  }

  const argpool_table &table;
  const Contest &contest;
  Tensors &tensors;
  const double until;  // no round begins later
  std::vector<Entry> mains, scatters, checks, locates;
  argpool_kernel kernels[4];
  Entry idleMain, idleScatter, idleCheck, idleLocate;
  std::vector<std::unique_ptr<Choice>> choices;
  std::vector<argpool_plan *> plans;
  std::vector<Runner> runners, helpersTimed;
  double best = INFINITY;
};

Tuner::Tuner(const argpool_table &table, const Request &request)
    : table(table), request(request) {
  for (const Family &family : familiesOf(table))
    if (family.name().find(request.only) != std::string::npos) all.push_back(family);
}

void Tuner::spend(double seconds, Stream stream, const char *what,
                  const std::function<void(const Family &, const Contest &)> &use) {
  // The family that has had the least of its share is next.
  struct Turn {
    double had;
    size_t family;
    uint64_t number;
    bool operator<(const Turn &other) const {
      return had > other.had || (had == other.had && family > other.family);
    }
  };
  std::priority_queue<Turn> turns;
  for (size_t i = 0; i < all.size(); ++i)
    if (stream != beyondCaches || all[i].timedBeyondCaches()) turns.push({0, i, 0});
  const double start = now();
  end = start + seconds * 1e9;
  double reported = start;
  size_t calls = 0;
  // One call of each kind is timed, however little time there is.
  while (!turns.empty() && (now() < end || turns.top().number == 0)) {
    const double most = std::max(kLeastMost, kBytesASecond * (end - now()) / 1e9);
    if (stream == beyondCaches && most < kLeastBeyond) break;
    Turn turn = turns.top();
    turns.pop();
    const Family &family = all[turn.family];
    Contest contest;
    const double began = now();
    if (draw(family, request.seed * 3 + stream, turn.number, stream == beyondCaches, most,
             &contest) &&
        tensors.prepare(contest.kind, contest.shape)) {
      use(family, contest);
      ++calls;
    }
    turn.had += (now() - began + 1e5) / family.weight;
    ++turn.number;
    turns.push(turn);
    if (now() - reported > 5e9 && request.progress) {
      reported = now();
      request.progress(std::string(what) + ": " + std::to_string(calls) + " calls of " +
                       std::to_string(all.size()) + " kinds, " +
                       std::to_string(int((reported - start) / 1e9)) + " of " +
                       std::to_string(int(seconds)) + " s");
    }
  }
  timed += calls;
}

void Tuner::sample(const Contest &contest, int rounds, double hopeless) {
  Field field(table, contest, tensors, end);
  field.run(rounds, hopeless);
  auto keep = [&](const Field::Runner &runner, double total, uint64_t number) {
    if (std::isnan(runner.total)) return;
    const Entry &entry = *runner.row;
    const Work work = workOf(contest.kind, contest.shape, runner.plane, entry.row,
                             entry.goesByTaps());
    // Costs have to be right where rows are close.
    samples[entry.row.name].push_back(
        {work, runner.own, total, std::min(1.0, field.best / total), number});
  };
  for (const Field::Runner &helper : field.helpersTimed)
    keep(helper, std::max(helper.total, field.best), 0);
  ++sampled;
  for (const Field::Runner &runner : field.runners) keep(runner, runner.total, sampled);
  // On a CPU that lacks the later targets, a row is the best of fewer.
  for (uint32_t most = 0; most < table.target_count; ++most) {
    const Field::Runner *first = nullptr, *second = nullptr;
    for (const Field::Runner &runner : field.runners) {
      if (std::isnan(runner.total) || runner.row->row.target > most) continue;
      double &needed = need[runner.row->row.name];
      needed = std::max(needed, 0.0);
      if (!first || runner.total < first->total) second = std::exchange(first, &runner);
      else if (!second || runner.total < second->total) second = &runner;
    }
    if (!second) continue;
    double &needed = need[first->row->row.name];
    needed = std::max(needed, second->total / first->total - 1);
  }
}

// Rows that no call sampled needs.
void Tuner::tellNeedless() const {
  for (const auto &[name, needed] : need)
    if (needed < kBand)
      fprintf(stderr, "%-60s %4zu samples, never the best by more than %.1f%%\n", name.c_str(),
              samples.at(name).size(), 100 * needed);
}

void Tuner::run() {
  together = measureShared(table, tensors, now() + kTogether * request.seconds * 1e9);
  spend((1 - kTogether - kBeyond) * request.seconds, sampling, "timing",
        [&](const Family &, const Contest &contest) { sample(contest, 5, kHopeless); });
  spend(kBeyond * request.seconds, beyondCaches, "beyond the caches",
        [&](const Family &, const Contest &contest) { sample(contest, 1, kHopelessBeyond); });
  if (request.details) tellNeedless();
}

}  // namespace argpool::tune
