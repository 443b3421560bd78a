// argpool as a contestant: the selected variant, every variant that may run, a plan, and the
// traffic twin. It also reads problem lists and makes the files that all contestants map.
// SPDX-License-Identifier: MIT
#include <argpool_default.h>
#include <cstdio>
#include <cstring>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "app_table.h"
#include "pace.h"
#include "selection.h"
#include "table.h"
#include "workload.h"

namespace argpool::bench {
namespace {

[[noreturn]] void refuse(const std::string& what) {
  throw std::runtime_error(what + ": " + argpool_last_error());
}

/// Everything that argpool can do about one request.
class Field {
 public:
  Field(const test::Problem& problem, const Request& request, const argpool_table& table)
      : problem_(problem),
        table_(table),
        work_(std::make_shared<Workload>(problem, request)) {
    options_ = work_->options();
    options_.table = &table;
  }

  std::vector<Contestant> contestants() {
    add_selected();
    if (!is_shipped(selected_)) add_shipped();
    add_plans();
    for (const test::Row& row : test::rows_of(table_))
      if (test::runs(row, problem_)) add_row(row.row->name);
    add_twins(options_.num_threads);
    return std::move(contestants_);
  }

 private:
  void add_call(const std::string& name, const argpool_options& options) {
    contestants_.push_back({name, [work = work_, options, name] {
                              if (work->run(options) != ARGPOOL_OK) refuse(name);
                            }});
  }

  void add_selected() {
    work_->poison();
    if (work_->run(options_) != ARGPOOL_OK) refuse("the selected variant");
    selected_ = argpool_last_variant();
    work_->judge();
    add_call("selected " + selected_, options_);
    add_call("again", options_);
  }

  static bool is_shipped(const std::string& row) {
    const argpool_table& t = argpool_default_table;
    for (uint32_t i = 0; i < t.row_count; ++i)
      if (row == t.rows[i].name) return true;
    return false;
  }

  // Adds what the library by itself does with the problem.
  void add_shipped() {
    argpool_options shipped = options_;
    shipped.table = &argpool_default_table;
    work_->poison();
    if (work_->run(shipped) != ARGPOOL_OK) refuse("libargpool's own variant");
    const std::string row = argpool_last_variant();
    work_->judge();
    add_call("shipped " + row, shipped);
  }

  void add_plans() {
    const auto make = [work = work_, options = options_] {
      argpool_plan* plan = nullptr;
      if (argpool_plan_create(&plan, work->op(), &work->window(), work->tensors().data(),
                              &options) != ARGPOOL_OK)
        refuse("a plan");
      return plan;
    };
    const std::shared_ptr<argpool_plan> plan(make(), argpool_plan_destroy);
    work_->poison();
    const auto run = [work = work_, plan, data = work_->data()] {
      if (argpool_plan_run(plan.get(), data.data()) != ARGPOOL_OK) refuse("the plan");
    };
    run();
    work_->judge();
    contestants_.push_back({"plan", run});
    contestants_.push_back({"create", [make] { argpool_plan_destroy(make()); }});
    contestants_.push_back({"select", selection_of(work_->op(), &work_->window(),
                                                   work_->tensors().data(), options_)});
  }

  void add_row(const char* row) {
    argpool_options forced = options_;
    forced.forced_variant = row;
    work_->poison();
    const argpool_status status = work_->run(forced);
    if (status == ARGPOOL_FORCED_VARIANT) return;  // its guard, or this CPU
    if (status != ARGPOOL_OK) refuse(row);
    work_->judge();
    add_call(std::string("row ") + row, forced);
  }

  // For small calls with one thread too: waking others costs more than they bring.
  void add_twins(int threads) {
    constexpr size_t small = size_t(1) << 20;
    for (const int count : std::set{work_->traffic().bytes() < small ? 1 : threads, threads}) {
      const auto team = std::make_shared<Team>(count);
      for (const Stores stores : {Stores::Ordinary, Stores::Streaming}) {
        const char* const kind = stores == Stores::Ordinary ? "ordinary" : "streaming";
        contestants_.push_back({"twin " + std::string(kind) + " " + std::to_string(count),
                                [team, traffic = work_->traffic(), stores] {
                                  run_twin(traffic, stores, *team);
                                }});
      }
    }
  }

  const test::Problem problem_;
  const argpool_table& table_;
  std::shared_ptr<Workload> work_;
  argpool_options options_;
  std::string selected_;
  std::vector<Contestant> contestants_;
};

// Describes problems before they are opened.
std::string describe(const std::vector<std::string>& lines) {
  nlohmann::json all = nlohmann::json::array();
  for (const std::string& line : lines) {
    const test::Problem problem = test::parse(line);
    all.push_back({{"line", test::print(problem)}, {"bytes", bytes_of(problem)}});
  }
  return nlohmann::json{{"problems", all}}.dump();
}

int run(const argpool_table& table) {
  std::optional<ProblemFile> open;
  const auto prepare = [&](const Request& request) {
    return Field(open.value().problem(), request, table).contestants();
  };
  const auto open_problem = [&](const std::string& line) {
    open.reset();
    open.emplace(line);
    return nlohmann::json{{"request", open->request()}}.dump();
  };
  const std::string name = std::string("argpool ") + argpool_version();
  return serve(name, prepare,
               {{"list", [](const std::string& file) { return describe(test::read_list(file)); }},
                {"describe", [](const std::string& line) { return describe({line}); }},
                {"open", open_problem},
                {"pace", [](const std::string& threads) {
                   return std::to_string(pace(std::stoi(threads)));
                 }}});
}

}  // namespace
}  // namespace argpool::bench

// argpool_bench [--default-kernels]
int main(int argc, char** argv) {
  const bool shipped = argc > 1 && !strcmp(argv[1], "--default-kernels");
  try {
    return argpool::bench::run(shipped ? argpool_default_table : argpool::bench::app_table());
  } catch (const std::exception& e) {
    fprintf(stderr, "argpool_bench: %s\n", e.what());
    return 1;
  }
}
