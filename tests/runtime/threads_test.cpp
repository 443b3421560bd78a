// Threads: the pool, its shutdown and restart, the caller's callback, many callers, forks.
// SPDX-License-Identifier: MIT
#include "platform/threads.h"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <thread>

#include "harness.h"
#include "platform/scratch.h"

namespace {

Case large() { return {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 5, 120, 150}}; }  // over 256 KB

// ThreadSanitizer starts a thread of its own with the first: before any are counted.
const bool first_thread = (std::thread([] {}).join(), true);

// Without those that are leaving: the system lists a joined thread until it has run to its end.
int os_threads() {
  constexpr unsigned kExiting = 4;  // PF_EXITING of Linux's sched.h
  int n = 0;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::stringstream text;
    text << std::ifstream(task.path() / "stat").rdbuf();
    const std::string stat = text.str();
    const size_t name_end = stat.rfind(") ");
    unsigned flags = kExiting;  // of one that has left meanwhile
    if (name_end != std::string::npos)
      sscanf(&stat[name_end], ") %*c %*d %*d %*d %*d %*d %u", &flags);
    n += !(flags & kExiting);
  }
  return n;
}

TEST(Threads, OneToEightGiveTheSameBits) {
  for (Order order : {Order::cf, Order::cl}) {
    Case c = large();
    c.order = order;
    for (int threads = 1; threads <= 8; ++threads) {
      Tensors<int64_t> t(c);
      argpool_options o = options_for(scalar_table(), c);
      o.num_threads = threads;
      ASSERT_EQ(t.pool(o), ARGPOOL_OK);
      t.expect_pooled();
      ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
      EXPECT_FALSE(t.expect_unpooled());
      t.run_gathers(o);
      fill_rough(t.values, 4);
      ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(t.expect_summed());
      t.indices.at({1, 4, 59, 74}) = t.indices.at({1, 4, 0, 0});
      ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(t.expect_summed());
    }
  }
  argpool_shutdown();
}

TEST(Threads, StartWithTheFirstLargeCallAndJoinAtShutdown) {
  argpool_shutdown();
  const int before = os_threads();
  Case small = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 8, 8}};
  Tensors<int64_t> s(small);
  argpool_options o = options_for(scalar_table(), small);
  o.num_threads = 4;
  ASSERT_EQ(s.pool(o), ARGPOOL_OK);
  EXPECT_EQ(os_threads(), before);
  Tensors<int64_t> t(large());
  for (int round = 0; round < 3; ++round) {
    ASSERT_EQ(t.pool(o), ARGPOOL_OK);
    EXPECT_EQ(os_threads(), before + 3);
    argpool_shutdown();
    EXPECT_EQ(os_threads(), before);
  }
  argpool_shutdown();  // twice is fine
}

TEST(Threads, EveryTaskRunsOnce) {
  for (int threads : {1, 2, 7}) {
    for (int32_t tasks : {0, 1, 2, 100}) {
      std::vector<std::atomic<int>> ran((size_t)tasks);
      argpool::run_on_pool(
          threads, tasks,
          [](void* data, int32_t i) { ++(*static_cast<std::vector<std::atomic<int>>*>(data))[i]; },
          &ran);
      for (const auto& n : ran) EXPECT_EQ(n, 1);
    }
  }
  argpool_shutdown();
}

// A call's tasks go to the threads that had them the last time, whose caches hold their data.
TEST(Threads, BeginWithSharesOfTheirOwn) {
  struct Firsts {
    std::thread::id caller = std::this_thread::get_id();
    std::atomic<int> begun{0}, of_caller{-1}, of_worker{-1};
    static void task(void* data, int32_t i) {
      Firsts& self = *static_cast<Firsts*>(data);
      std::atomic<int>& first =
          std::this_thread::get_id() == self.caller ? self.of_caller : self.of_worker;
      if (first >= 0) return;
      first = i;
      for (++self.begun; self.begun < 2;) std::this_thread::yield();
    }
  };
  for (int round = 0; round < 20; ++round) {
    Firsts firsts;
    argpool::run_on_pool(2, 9, Firsts::task, &firsts);
    EXPECT_EQ(firsts.of_caller, 0);
    EXPECT_EQ(firsts.of_worker, 4);
  }
  argpool_shutdown();
}

TEST(Threads, LookOnForAMomentThenSleep) {
  Tensors<int64_t> t(large());
  argpool_options o = options_for(scalar_table(), t.c);
  o.num_threads = 2;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  // How soon they sleep is up to whatever else runs.
  do {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  } while (argpool::pool_is_awake());
  // Whoever asks again so soon may wake them.
  bool soon = false;
  for (int i = 0; i < 1000 && !soon; ++i) soon = argpool::pool_is_awake();
  EXPECT_TRUE(soon);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  t.expect_pooled();
  argpool_shutdown();
}

struct Callback {
  int calls = 0, tasks = 0;
  int skip = 0;
  static void run(void* context, int32_t tasks, argpool_task task, void* data) {
    Callback& self = *static_cast<Callback*>(context);
    ++self.calls;
    self.tasks += tasks;
    std::vector<std::thread> threads;
    for (int32_t i = tasks - 1; i >= self.skip; --i) threads.emplace_back(task, data, i);
    for (std::thread& t : threads) t.join();
  }
};

TEST(Threads, TheCallersCallbackDoesTheWork) {
  argpool_shutdown();
  Tensors<int64_t> t(large());
  Callback callback;
  argpool_options o = options_for(scalar_table(), t.c);
  o.num_threads = 3;
  o.parallel = Callback::run;
  o.parallel_context = &callback;
  const int before = os_threads();
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_EQ(callback.calls, 1);
  EXPECT_GE(callback.tasks, 3);
  t.expect_pooled();
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  EXPECT_FALSE(t.expect_unpooled());
  EXPECT_EQ(os_threads(), before);
  callback.skip = 1;
  expect_refused(t.pool(o), ARGPOOL_INVALID_ARGUMENT, {"options.parallel returned after"});
}

// One plane's tiles, with an index that crosses them from the first to the last.
TEST(Threads, TheCallersCallbackDividesAPlane) {
  Tensors<int64_t> t({ARGPOOL_WINDOW_2D(2, 2, 0), {1, 1, 512, 600}});
  Callback callback;
  argpool_options o = options_for(scalar_table(), t.c);
  o.num_threads = 3;
  o.parallel = Callback::run;
  o.parallel_context = &callback;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_GE(callback.tasks, 3);
  for (bool foreign : {false, true}) {
    if (foreign) t.indices.at({0, 0, 0, 0}) = 512 * 600 - 1;
    callback = {};
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_unpooled());
    EXPECT_GE(callback.tasks, 3) << "the plane was not divided: nothing crossed a tile";
  }
}

TEST(Threads, ManyCallersAtOnceWithShutdownsBetween) {
  std::vector<std::thread> callers;
  std::atomic<bool> stop{false};
  for (int i = 0; i < 4; ++i) {
    callers.emplace_back([i] {
      Case c = large();
      c.shape[1] = 2 + i;
      Tensors<int64_t> t(c, (uint32_t)i);
      argpool_options o = options_for(scalar_table(), c);
      o.num_threads = 2 + i;
      for (int round = 0; round < 5; ++round) {
        ASSERT_EQ(t.pool(o), ARGPOOL_OK);
        t.expect_pooled();
        t.indices.at({1, 1, 3, 3}) = round % 2 ? -1 : 0;
        const argpool_status status = t.unpool(o);
        if (round % 2) {
          expect_refused(status, ARGPOOL_INDEX_OUT_OF_RANGE, {"n 1, c 1, h 3, w 3] is -1"});
        } else {
          ASSERT_EQ(status, ARGPOOL_OK);
          EXPECT_FALSE(t.expect_unpooled());
        }
      }
    });
  }
  std::thread closer([&] {
    while (!stop) {
      argpool_shutdown();
      std::this_thread::yield();
    }
  });
  for (std::thread& t : callers) t.join();
  stop = true;
  closer.join();
  argpool_shutdown();
}

TEST(Threads, AForkedChildStartsItsOwn) {
#if defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "ThreadSanitizer does not follow forks of threaded processes";
#endif
  Tensors<int64_t> t(large());
  argpool_options o = options_for(scalar_table(), t.c);
  o.num_threads = 3;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  const pid_t pid = fork();
  if (pid == 0) {
    const bool fine = t.pool(o) == ARGPOOL_OK && t.unpool(o) == ARGPOOL_OK;
    argpool_shutdown();
    _exit(fine ? 0 : 1);
  }
  int status = -1;
  waitpid(pid, &status, 0);
  EXPECT_EQ(status, 0);
  argpool_shutdown();
}

TEST(Scratch, BlocksAreAlignedKeptAndReleased) {
  void* first;
  {
    argpool::Scratch s;
    auto* api = const_cast<argpool_scratch*>(s.api());
    first = api->alloc(api, 1000);
    ASSERT_NE(first, nullptr);
    EXPECT_EQ((uintptr_t)first % 64, 0u);
    memset(first, 1, 1000);
    void* second = api->alloc(api, 10);
    EXPECT_NE(second, first);
    std::vector<void*> more;
    for (int i = 0; i < 10; ++i) more.push_back(api->alloc(api, 100));
    api->release(api, first);
    EXPECT_EQ(api->alloc(api, 900), first);  // the block that fits
    api->release(api, first);
    api->release(api, second);
    for (void* m : more) api->release(api, m);
    api->release(api, nullptr);
  }
  {
    argpool::Scratch s;
    auto* api = const_cast<argpool_scratch*>(s.api());
    EXPECT_EQ(api->alloc(api, 1000), first);
    argpool::release_arenas();  // a held arena stays
    memset(first, 2, 1000);
    api->release(api, first);
  }
  argpool::release_arenas();
}

}  // namespace
