// argpool_concurrent LIST...: callers on many threads at once, for the sanitizers. Each has tensors
// of its own and judges its own results; they share argpool's pool, its scratch memory, the tables,
// one plan, and somebody who keeps calling argpool_shutdown.
// SPDX-License-Identifier: MIT
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <thread>
#include <vector>

#include "call.h"
#include "argpool_default.h"
#include "array.h"

namespace argpool::test {
namespace {

constexpr int kCallers = 6;

std::atomic<int64_t> calls{0}, failures{0};

void failed(const std::string& what) {
  if (++failures < 20) printf("FAIL %s\n", what.c_str());
}

// A plan, and what it must give: large enough to be split over threads.
struct SharedPlan {
  argpool_window window = ARGPOOL_WINDOW_2D(3, 2, 1);
  Array<float> src{{2, 8, 96, 96}}, want{{2, 8, 48, 48}};
  Array<int64_t> want_indices{{2, 8, 48, 48}};
  argpool_plan* plan = nullptr;

  SharedPlan() {
    for (size_t i = 0; i < src.data.size(); ++i) src.data[i] = float(i * 2654435761u % 1009);
    argpool_options options = ARGPOOL_OPTIONS_INIT;
    options.table = &argpool_default_table;
    options.num_threads = 1;
    if (argpool_max_pool(&window, src.dl(), want.dl(), want_indices.dl(), &options)) {
      failed(argpool_last_error());
    }
    options.num_threads = 3;
    const DLTensor* const tensors[] = {src.dl(), want.dl(), want_indices.dl()};
    if (argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &window, tensors, &options)) {
      failed(argpool_last_error());
    }
  }
  ~SharedPlan() { argpool_plan_destroy(plan); }

  void run() {
    std::vector<float> values(want.data.size());
    std::vector<int64_t> indices(want.data.size());
    void* const data[] = {src.data.data(), values.data(), indices.data()};
    if (argpool_plan_run(plan, data)) return failed(argpool_last_error());
    if (values != want.data || indices != want_indices.data) failed("the plan gave other results");
  }
};

void call_all(int caller, int rounds, const std::vector<std::string>& lines, SharedPlan& shared) {
  const Memory memory;
  for (int round = 0; round < rounds; ++round) {
    for (size_t i = size_t(caller); i < lines.size(); i += kCallers) {
      const Case c = make_case(lines[(i + size_t(round * 7)) % lines.size()]);
      if (!Call::fits(c, memory, Placement::Back)) continue;
      Call call(c, memory, Placement::Back, 64);
      const std::string wrong =
          call.judge(call.run(&argpool_default_table, "", 1 + (caller + round) % 4));
      if (!wrong.empty()) failed(print(c.problem) + ": " + wrong);
      ++calls;
      if (i % 4 == 0) shared.run();
    }
  }
}

}  // namespace
}  // namespace argpool::test

using namespace argpool::test;

int main(int argc, char** argv) {
  std::vector<std::string> lines;
  for (int i = 1; i < argc; ++i) {
    for (const std::string& line : read_list(argv[i])) lines.push_back(line);
  }
  if (lines.empty()) {
    fprintf(stderr, "usage: argpool_concurrent LIST...\n");
    return 2;
  }
  const int rounds = getenv("ARGPOOL_TEST_FULL") ? 8 : 1;
  {
    SharedPlan shared;
    std::atomic<bool> stop{false};
    std::thread closer([&] {
      for (; !stop; std::this_thread::yield()) argpool_shutdown();
    });
    std::vector<std::thread> callers;
    for (int i = 0; i < kCallers; ++i) {
      callers.emplace_back([&, i] { call_all(i, rounds, lines, shared); });
    }
    for (std::thread& caller : callers) caller.join();
    stop = true;
    closer.join();
  }
  argpool_shutdown();
  printf("%ld calls on %d threads, %ld failures\n", long(calls), kCallers, long(failures));
  return failures || !calls ? 1 : 0;
}
