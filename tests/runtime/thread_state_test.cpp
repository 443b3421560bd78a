// Memory of a thread's first call: kept by the thread, freed with it or by argpool_shutdown.
// SPDX-License-Identifier: MIT
#include "platform/thread_state.h"

#include <thread>

#include "harness.h"

namespace {

const argpool_window kBad = {sizeof(argpool_window), 9, 0, {}, {}, {}, {}, {}};

void fail_once() { EXPECT_EQ(argpool_pooled_shape(&kBad, nullptr, nullptr) != ARGPOOL_OK, true); }

TEST(ThreadState, SentencesAreTheThreadsOwn) {
  fail_once();
  EXPECT_STRNE(argpool_last_error(), "");
  std::thread([] {
    EXPECT_EQ(argpool::thread_pointers.state, nullptr);  // nothing before its first call
    EXPECT_STREQ(argpool_last_error(), "");
    fail_once();
    EXPECT_STRNE(argpool_last_error(), "");
  }).join();
  EXPECT_STRNE(argpool_last_error(), "");
}

TEST(ThreadState, ShutdownFreesItAndTheNextCallMakesAnother) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);
  for (int i = 0; i < 3; ++i) {
    ASSERT_EQ(argpool_max_pool(&c.window, &t.src, &t.values, &t.indices, &o), ARGPOOL_OK);
    EXPECT_NE(argpool::thread_pointers.state, nullptr);
    EXPECT_NE(argpool::thread_pointers.recent, nullptr);
    argpool_shutdown();
    EXPECT_EQ(argpool::thread_pointers.state, nullptr);
    EXPECT_EQ(argpool::thread_pointers.recent, nullptr);
    EXPECT_STREQ(argpool_last_variant(), "");
  }
}

// A plan belongs to no thread: it runs on after the threads that ran it first have ended.
TEST(ThreadState, PlansOutliveThreads) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);
  argpool_plan* plan = nullptr;
  const DLTensor* const tensors[] = {&t.src, &t.values, &t.indices};
  ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK);
  void* const data[] = {t.src.data(), t.values.data(), t.indices.data()};
  for (int i = 0; i < 4; ++i) {
    std::thread([&] { EXPECT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK); }).join();
    EXPECT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
    argpool_shutdown();
  }
  argpool_plan_destroy(plan);
}

}  // namespace
