// Calls drawn at random against plain loops: for each, one line of JSON with the times of the loop,
// of the row that argpool selects and of the best row that may run. What they add up to,
// against_loops.py says.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>
#include <memory>

#include "calls.h"
#include "json.h"
#include "plain_loops.h"
#include "table.h"
#include "workload.h"

namespace argpool::bench {
namespace {

constexpr double kEnough = 0.25e9;  // nanoseconds for the rounds of a call, where they fit
constexpr int kMostRounds = 15, kLeastRounds = 3;
constexpr double kFarBehind = 3;  // rows that take so many times the best one's leave
// Calls that look bad are measured again: they may have been disturbed.
constexpr double kLooksSlow = 1.1, kLooksBadlyChosen = 1.5;

struct Runner {
  std::string name;
  std::function<void()> run;
  double least = std::numeric_limits<double>::infinity();
  bool left = false;

  void turn() {
    const double start = thread_ns();
    run();
    least = std::min(least, thread_ns() - start);
  }
};

// Everything that is timed of one call: the loop, the selected row, and all rows by name.
class Race {
 public:
  Race(const std::string& line, const argpool_table& table)
      : file_(line), request_(read_request(file_.request() + " threads=1")),
        work_(file_.problem(), request_), table_(table) {
    add_loop();
    add_argpool();
  }

  void run() {
    go_on(kEnough);
    const double selected = this->selected();
    if (runners_[0].least < kLooksSlow * selected || selected > kLooksBadlyChosen * best().least) {
      go_on(4 * kEnough);
    }
  }

  std::string json(const std::string& line) const {
    return Json().object().add("line", line).add("bytes", bytes_of(file_.problem()))
        .add("loop_ns", runners_[0].least).add("selected", runners_[1].name)
        .add("selected_ns", selected()).add("best", best().name).add("best_ns", best().least)
        .add("rows", int64_t(runners_.size() - 2)).end().text();
  }

 private:
  void add_loop() {
    const PlainLoop loop = plain_loop(file_.problem(), request_);
    if (!loop.run()) throw Differs("the loop finds an index that names no cell");
    expect_same(request_, request_.output(), loop.values);
    if (loop.indices) expect_same(request_, request_.indices, loop.indices);
    runners_.push_back({"loop", [run = loop.run] { run(); }});
  }

  void add_argpool() {
    argpool_options options = work_.options();
    options.table = &table_;
    add(options);
    runners_.back().name = argpool_last_variant();
    for (const test::Row& row : test::rows_of(table_)) {
      if (!test::runs(row, file_.problem())) continue;
      options.forced_variant = row.row->name;
      add(options);
    }
  }

  // A row that its guard or this CPU refuses takes no part.
  void add(const argpool_options& options) {
    work_.poison();
    const argpool_status status = work_.run(options);
    if (status == ARGPOOL_FORCED_VARIANT) return;
    if (status != ARGPOOL_OK) throw std::runtime_error(argpool_last_error());
    work_.judge();
    const char* const name = options.forced_variant;
    runners_.push_back({name ? name : "", [this, options] { work_.run(options); }});
  }

  void go_on(double enough) {
    const double end = thread_ns() + enough;
    for (int round = 0; round < kLeastRounds || (round < kMostRounds && thread_ns() < end);
         ++round) {
      for (size_t i = 0; i < runners_.size(); ++i) {
        Runner& one = runners_[i];
        if (one.left) continue;
        one.turn();
        one.left = i > 1 && one.least > kFarBehind * best().least;
      }
    }
  }

  const Runner& best() const {
    return *std::min_element(runners_.begin() + 1, runners_.end(),
                             [](const Runner& a, const Runner& b) { return a.least < b.least; });
  }
  // The selected row is timed twice, if it can be forced: by itself, and among all rows.
  double selected() const {
    double least = runners_[1].least;
    for (size_t i = 2; i < runners_.size(); ++i)
      if (runners_[i].name == runners_[1].name) least = std::min(least, runners_[i].least);
    return least;
  }

  const ProblemFile file_;
  const Request request_;
  Workload work_;
  const argpool_table& table_;
  std::vector<Runner> runners_;  // the loop, the selected row, all rows
};

const char kUsage[] =
    "argpool_against_loops [--seed S] [--count N] [--seconds T] [--problem LINE]...\n"
    "                      [--default-kernels]\n"
    "Times calls against plain loops, and every row of the table that may serve them: a line of\n"
    "JSON each. --problem: this call, not drawn ones. tools/bench --loops sums them up.";

int run(int argc, char** argv) {
  Calls calls;
  calls.count = 2000;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    if (option == "--help") return puts(kUsage), 0;
    if (!calls.take(argc, argv, &i))
      throw std::invalid_argument("not understood: " + option + " (try --help)");
  }
  calls.run([&](const std::string& line) {
    Race race(line, calls.rows());
    race.run();
    return race.json(line);
  });
  return 0;
}

}  // namespace
}  // namespace argpool::bench

int main(int argc, char** argv) {
  try {
    return argpool::bench::run(argc, argv);
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_against_loops: %s\n", e.what());
    return 1;
  }
}
