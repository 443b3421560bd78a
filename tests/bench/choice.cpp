// Measures choices of rows on a CPU that nothing was tuned on: rows that plans choose by estimate,
// measuring and the wisdom that this leaves, where a table has another CPU's costs alone, are timed
// beside all that may run. One line of JSON a problem; choice.py adds up.
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <limits>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

#include "calls.h"
#include "table.h"
#include "workload.h"

namespace argpool::bench {
namespace {

using Json = nlohmann::ordered_json;

constexpr double kBatch = 50e3;   // nanoseconds of a timing, where a call takes less
constexpr double kWarming = 1e5;  // of untimed calls before it, which are as many at least
constexpr long kUntimed = 3;
constexpr double kLong = 5e6;  // none before a call that takes so long
constexpr double kRounds = 0.3e9, kAgain = 0.5e9;  // for finding the best row; for the verdict
constexpr int kMostRounds = 9, kLeastRounds = 3, kLeastAgain = 9, kMostAgain = 31;
constexpr double kFarBehind = 1.5;  // rows that take so many times the best one's leave
// Between calls that are not steady somebody else reads and writes so much, as a network's other
// operations do.
constexpr size_t kElsewhere = 4 << 20;

struct DestroyPlan {
  void operator()(argpool_plan* plan) const { argpool_plan_destroy(plan); }
};
using Plan = std::unique_ptr<argpool_plan, DestroyPlan>;

// A table that has the costs of one CPU alone.
struct OneCpu {
  std::string name;
  argpool_table table;
};

std::vector<OneCpu> one_by_one(const argpool_table& table) {
  std::vector<OneCpu> all;
  for (uint32_t i = 0; i < table.cpu_count; ++i) {
    argpool_table one = table;
    one.cpu_count = 1;
    one.cpus = table.cpus + i;
    one.costs = table.costs + size_t(table.cost_count) * i;
    all.push_back({table.cpus[i].name, one});
  }
  return all;
}

struct Settings {
  bool between = false;  // other writes lie between calls
  argpool_measure measure = ARGPOOL_MEASURE;
  float seconds = 0;
  int threads = 1;

  // A call of several threads takes what the clock on the wall says.
  double now() const {
    using namespace std::chrono;
    if (threads == 1) return thread_ns();
    return duration<double, std::nano>(steady_clock::now().time_since_epoch()).count();
  }
};

// Tensors that a cache may hold lie in several places: which pages they got decides what conflicts
// in it.
constexpr size_t kMostPlaces = 3;
constexpr int64_t kPlacedBytes = 64 << 20;

// Plans are measured on finite numbers, and judged so: some rows look at blocks that hold a NaN a
// second time, and of `mix` every eighth element is one.
std::string without_nans(std::string line) {
  const std::string mix = "fill=mix";
  const size_t at = line.find(mix);
  return at == std::string::npos ? line : line.replace(at, mix.size(), "fill=random");
}
constexpr double kNever = std::numeric_limits<double>::infinity();

struct Timed {
  Plan plan;
  bool left = false;
  std::vector<double> least = {};  // by place, of a call

  double ns() const {
    if (least.empty()) return kNever;
    return std::accumulate(least.begin(), least.end(), 0.) / double(least.size());
  }
  void note(size_t place, double ns) {
    if (place == least.size()) least.push_back(ns);
    least[place] = std::min(least[place], ns);
  }
};

// One problem: plans of every row, and of every choice.
class Trial {
 public:
  Trial(const std::string& line, const argpool_table& table, const Settings& settings)
      : file_(without_nans(line)),
        request_(read_request(file_.request() + " threads=" + std::to_string(settings.threads))),
        settings_(settings), elsewhere_(kElsewhere) {
    const bool small = bytes_of(file_.problem()) <= kPlacedBytes;
    for (size_t i = 0; i < (small ? kMostPlaces : 1); ++i)
      works_.push_back(std::make_unique<Workload>(file_.problem(), request_, /*copies=*/true));
    for (const auto& work : works_) data_.push_back(work->data());
    argpool_options options = works_[0]->options();
    options.table = &table;
    for (const test::Row& row : test::rows_of(table)) {
      if (!test::runs(row, file_.problem())) continue;
      options.forced_variant = row.row->name;
      Plan plan = make(options);
      if (plan) rows_.push_back({std::move(plan)});
    }
    if (rows_.empty()) throw std::runtime_error("no row runs it");
  }

  std::string json(const std::string& line, const std::vector<OneCpu>& cpus) {
    std::vector<Timed> chosen;  // for each CPU: by estimate, by measuring, by wisdom
    std::vector<double> took;
    for (const OneCpu& cpu : cpus) {
      argpool_options options = works_[0]->options();
      options.table = &cpu.table;
      argpool_shutdown();  // forgets what was measured with another CPU's costs
      chosen.push_back({make(options)});
      options.measure = settings_.measure;
      options.measure_seconds = settings_.seconds;
      const auto start = std::chrono::steady_clock::now();
      chosen.push_back({make(options)});
      took.push_back(
          std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
      options.measure = ARGPOOL_ESTIMATE;
      chosen.push_back({make(options)});
    }
    argpool_shutdown();
    find_best(cpus);
    const Timed again = time_again(chosen);
    Json by_cpu = Json::object();
    for (size_t i = 0; i < cpus.size(); ++i) {
      const Timed &estimate = chosen[3 * i], &measured = chosen[3 * i + 1],
                  &wisdom = chosen[3 * i + 2];
      by_cpu[cpus[i].name] = {{"estimate", name(estimate)},
                              {"estimate_ns", estimate.ns()},
                              {"measured", name(measured)},
                              {"measured_ns", measured.ns()},
                              {"wisdom", name(wisdom)},
                              {"wisdom_ns", wisdom.ns()},
                              {"took_s", took[i]},
                              {"explain", argpool_plan_explain(measured.plan.get())}};
    }
    return Json{{"line", line}, {"bytes", bytes_of(file_.problem())}, {"rows", rows_.size()},
                {"best", name(*best_)}, {"best_ns", best_->ns()}, {"again_ns", again.ns()},
                {"cpus", by_cpu}}.dump();
  }

 private:
  static std::string name(const Timed& one) { return argpool_plan_variant(one.plan.get()); }

  // NULL: the row may not run it.
  Plan make(const argpool_options& options) const {
    argpool_plan* plan = nullptr;
    const argpool_status status = argpool_plan_create(&plan, works_[0]->op(), &works_[0]->window(),
                                                      works_[0]->tensors().data(), &options);
    if (status == ARGPOOL_FORCED_VARIANT) return nullptr;
    if (status != ARGPOOL_OK) throw std::runtime_error(argpool_last_error());
    return Plan(plan);
  }

  void run(const Timed& one, size_t place) {
    if (argpool_plan_run(one.plan.get(), data_[place].data()) != ARGPOOL_OK)
      throw std::runtime_error(argpool_last_error());
  }

  void write_elsewhere(size_t place) {
    works_[place]->poison();
    memset(elsewhere_.data(), int(++writes_ & 127), elsewhere_.bytes());
  }

  // A call's time, of a few.
  double steady_ns(const Timed& one, size_t place) {
    double start = settings_.now(), spent = 0;
    long calls = 0;
    do {
      run(one, place);
      ++calls;
      spent = settings_.now() - start;
      if (calls == 1 && spent > kLong) return spent;
    } while (spent < kWarming || calls < kUntimed);
    const long batch = std::max(1L, long(kBatch / (spent / double(calls))));
    start = settings_.now();
    for (long i = 0; i < batch; ++i) run(one, place);
    return (settings_.now() - start) / double(batch);
  }
  double between_ns(const Timed& one, size_t place) {
    double sum = 0;
    int calls = 0;
    do {
      write_elsewhere(place);
      const double start = settings_.now();
      run(one, place);
      sum += settings_.now() - start;
    } while (++calls < 4 && sum < kBatch);
    return sum / calls;
  }
  void time(Timed& one) {
    for (size_t i = 0; i < works_.size(); ++i)
      one.note(i, settings_.between ? between_ns(one, i) : steady_ns(one, i));
  }

  // Finds the best of all rows, and of what the estimates make of them: large windows may go by
  // pieces, and images of few channels as planes, which no row's name says.
  void find_best(const std::vector<OneCpu>& cpus) {
    for (const OneCpu& cpu : cpus) {
      argpool_options options = works_[0]->options();
      options.table = &cpu.table;
      Timed one = {make(options)};
      const bool known = std::any_of(rows_.begin(), rows_.end(), [&](const Timed& row) {
        return name(row) == name(one);
      });
      if (!known) rows_.push_back(std::move(one));
    }
    const double end = thread_ns() + kRounds;
    double least = kNever;
    for (int round = 0; round < kLeastRounds || (round < kMostRounds && thread_ns() < end);
         ++round) {
      for (Timed& row : rows_) {
        if (row.left) continue;
        time(row);
        least = std::min(least, row.ns());
      }
      for (Timed& row : rows_) row.left = row.ns() > kFarBehind * least;
    }
    best_ = &*std::min_element(rows_.begin(), rows_.end(), [](const Timed& a, const Timed& b) {
      return a.ns() < b.ns();
    });
  }

  // The best row twice, and all that were chosen, in new rounds: luck in the first ones does not
  // count. Gives the best one's second time. Plans that have one row share their times.
  Timed time_again(std::vector<Timed>& chosen) {
    Timed again;
    std::map<std::string, std::vector<Timed*>> by_row;
    for (Timed& one : chosen) by_row[name(one)].push_back(&one);
    best_->least.clear();
    const double end = thread_ns() + kAgain;
    for (int round = 0; round < kLeastAgain || (round < kMostAgain && thread_ns() < end);
         ++round) {
      time(*best_);
      for (auto& [row, plans] : by_row)
        if (row != name(*best_)) time(*plans[0]);
      std::swap(best_->least, again.least);
      time(*best_);
      std::swap(best_->least, again.least);
    }
    for (auto& [row, plans] : by_row)
      for (Timed* one : plans) {
        one->least = row == name(*best_) ? best_->least : plans[0]->least;
      }
    return again;
  }

  const ProblemFile file_;
  const Request request_;
  std::vector<std::unique_ptr<Workload>> works_;
  std::vector<std::vector<void*>> data_;
  const Settings settings_;
  Buffer elsewhere_;
  std::vector<Timed> rows_;
  Timed* best_ = nullptr;
  unsigned writes_ = 0;
};

// The rows that estimates choose, and nothing timed: replay.py has times of other machines.
std::string names_json(const std::string& line, const std::vector<OneCpu>& cpus, int threads) {
  const test::Problem problem = test::parse(line);
  const Workload work(problem, geometry_of(problem, threads));
  Json by_cpu = Json::object();
  for (const OneCpu& cpu : cpus) {
    argpool_options options = work.options();
    options.table = &cpu.table;
    argpool_plan* plan = nullptr;
    if (argpool_plan_create(&plan, work.op(), &work.window(), work.tensors().data(), &options))
      throw std::runtime_error(argpool_last_error());
    by_cpu[cpu.name] = argpool_plan_variant(Plan(plan).get());
  }
  return Json{{"line", line}, {"cpus", by_cpu}}.dump();
}

int run(int argc, char** argv) {
  Calls calls;
  Settings settings;
  std::vector<std::string> listed;
  bool names = false;
  for (int i = 1; i < argc; ++i) {
    const std::string option = argv[i];
    const bool more = i + 1 < argc;
    if (calls.take(argc, argv, &i)) continue;
    if (option == "--list" && more) {
      for (const auto& problem : test::read_list(argv[++i])) listed.push_back(problem);
    } else if (option == "--names") {
      names = true;
    } else if (option == "--between") {
      settings.between = true;
      settings.measure = ARGPOOL_BETWEEN;
    } else if (option == "--patient") {
      settings.measure = ARGPOOL_PATIENT;
    } else if (option == "--threads" && more) {
      settings.threads = std::stoi(argv[++i]);
    } else if (option == "--limit" && more) {
      settings.seconds = std::stof(argv[++i]);
    } else {
      throw std::invalid_argument("not understood: " + option);
    }
  }
  if (!listed.empty()) {  // a sample of them
    std::mt19937_64 random(calls.seed);
    std::shuffle(listed.begin(), listed.end(), random);
    calls.lines.insert(calls.lines.end(), listed.begin(),
                       listed.begin() + int64_t(std::min<uint64_t>(calls.count, listed.size())));
  }
  const std::vector<OneCpu> cpus = one_by_one(calls.rows());
  calls.run([&](const std::string& line) {
    if (names) return names_json(line, cpus, settings.threads);
    Trial trial(line, calls.rows(), settings);
    return trial.json(line, cpus);
  });
  return 0;
}

}  // namespace
}  // namespace argpool::bench

// argpool_choice [--seed S] [--count N] [--seconds T] [--problem LINE]… [--list FILE]…
//                [--default-kernels] [--between] [--patient] [--threads N] [--limit SECONDS]
//                [--names]
int main(int argc, char** argv) {
  try {
    return argpool::bench::run(argc, argv);
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_choice: %s\n", e.what());
    return 1;
  }
}
