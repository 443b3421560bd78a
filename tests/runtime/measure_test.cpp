// Plans whose rows are chosen by timing them.
// SPDX-License-Identifier: MIT
#include "remember/measure.h"

#include <sys/resource.h>
#include <time.h>

#include <thread>

#include "harness.h"
#include "remember/wisdom.h"

namespace {

argpool_kernel_fn quick_kernel() {
  return scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
}

int64_t thread_ns() {
  timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * int64_t{1000000000} + t.tv_nsec;
}

// As good a kernel that takes half a millisecond more.
int slow_kernel(void** arguments) {
  const int64_t end = thread_ns() + 500000;
  while (thread_ns() < end) continue;
  return quick_kernel()(arguments);
}

class MeasuredPlans : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 16}};
  Tensors<int64_t> t{c};
  TableBuilder b;
  argpool_options o = options_for(nullptr, c);
  argpool_plan* plan = nullptr;
  const DLTensor* tensors[3] = {&t.src, &t.values, &t.indices};

  // By estimate the slow one is the quicker.
  MeasuredPlans() {
    b.add_target("base", 0);
    const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
    b.add(key, any_window(), {"slow", slow_kernel, 0, {}, {costs(1)}});
    b.add(key, any_window(), {"quick", quick_kernel(), 0, {}, {costs(200)}});
    b.add(key, any_window(), {"picky", quick_kernel(), 0, guarding(&argpool_guard::min_w, 64)});
    o.table = b.table();
    o.measure = ARGPOOL_MEASURE;
    o.measure_seconds = 10;  // more than it takes, beside whatever else runs
  }
  ~MeasuredPlans() override {
    argpool_plan_destroy(plan);
    argpool::forget_lessons();
  }

  // Tensors of another shape that no memory belongs to: a plan takes the shapes alone.
  void without_data(const std::vector<int64_t>& shape) {
    c.shape = shape;
    const std::vector<int64_t> pooled = c.pooled();  // copied: tensors point to their shapes
    t.src.shape() = c.shape;
    t.values.shape() = t.indices.shape() = pooled;
    for (DLTensor* tensor : {&t.src, &t.values, &t.indices}) {
      tensor->strides = nullptr;
      tensor->data = nullptr;
    }
  }
  std::string explained() {
    argpool_plan_destroy(plan);
    argpool::forget_lessons();
    const argpool_status status =
        argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o);
    EXPECT_EQ(status, ARGPOOL_OK) << argpool_last_error();
    EXPECT_STREQ(argpool_last_error(), "");
    return argpool_plan_explain(plan);
  }
  void expect_estimate(const std::string& why) {
    EXPECT_EQ(explained(), "slow, by estimate: 1 ns expected; next quick, 200 ns" + why);
    EXPECT_STREQ(argpool_plan_variant(plan), "slow");
  }
};

TEST_F(MeasuredPlans, KeepTheFastestRow) {
  const std::string sentence = explained();
  EXPECT_STREQ(argpool_plan_variant(plan), "quick");
  int ns, slow_ns;
  double ms;
  ASSERT_EQ(sscanf(sentence.c_str(),
                   "quick, measured: %d ns; next slow, %d ns; the estimate was the next; 2 of 2 "
                   "rows timed in %lf ms",
                   &ns, &slow_ns, &ms),
            3)
      << sentence;
  EXPECT_GE(slow_ns, 500000);
  EXPECT_LT(ns, slow_ns);
  EXPECT_GT(ms, 1);
  void* data[] = {t.src.data(), t.values.data(), t.indices.data()};
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "quick");
  t.expect_pooled();
}

TEST_F(MeasuredPlans, BetweenOtherWrites) {
  o.measure = ARGPOOL_BETWEEN;
  const std::string sentence = explained();
  EXPECT_EQ(sentence.find("quick, measured between other writes: "), 0u) << sentence;
  EXPECT_STREQ(argpool_plan_variant(plan), "quick");
}

// The first of a problem is measured; those that follow take its row, whatever their options say.
TEST_F(MeasuredPlans, CallsKeepTheFastestRowToo) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_last_variant(), "quick");
  t.expect_pooled();
  o.measure = ARGPOOL_ESTIMATE;
  o.measure_seconds = 0;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "quick");
  argpool_shutdown();
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "slow");
}

TEST_F(MeasuredPlans, LeaveTheLastVariantAlone) {
  o.forced_variant = "slow";
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  o.forced_variant = nullptr;
  explained();
  EXPECT_STREQ(argpool_last_variant(), "slow");
}

TEST_F(MeasuredPlans, SayWhyTheyAreNot) {
  o.measure = ARGPOOL_ESTIMATE;
  expect_estimate("");
  o.measure = ARGPOOL_MEASURE;
  o.forced_variant = "slow";
  EXPECT_EQ(explained(),
            "slow, by estimate (forced): 1 ns expected; not measured: its row is forced");
  o.forced_variant = nullptr;
  t.src.shape()[0] = t.values.shape()[0] = t.indices.shape()[0] = 0;
  EXPECT_EQ(explained(), "nothing to do; not measured: it has nothing to do");
  EXPECT_STREQ(argpool_plan_explain(nullptr), "");
}

TEST_F(MeasuredPlans, OfVastTensorsAreNot) {
  without_data({1, 1, 20000, 20000});
  o.table = scalar_table();
  EXPECT_NE(explained().find("; not measured: scratch tensors would take over 1 GB"),
            std::string::npos);
}

TEST_F(MeasuredPlans, WithoutMemoryAreNot) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  GTEST_SKIP() << "sanitizers need more address space than the limit leaves";
#endif
  without_data({1, 1, 8000, 8000});
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  long pages = 0;
  FILE* file = fopen("/proc/self/statm", "r");
  ASSERT_EQ(fscanf(file, "%ld", &pages), 1);
  fclose(file);
  const rlimit tight = {(rlim_t)pages * 4096 + (rlim_t{100} << 20), before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_AS, &tight), 0);
  const std::string sentence = explained();
  ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
  EXPECT_NE(sentence.find("; not measured: there is no memory for scratch tensors"),
            std::string::npos)
      << sentence;
}

TEST_F(MeasuredPlans, RunLessAlignedDataByOtherRows) {
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  TableBuilder aligned;
  aligned.add_target("base", 0);
  aligned.add(key, any_window(), {"loose", slow_kernel, 0, {}, {costs(1)}});
  aligned.add(key, any_window(),
              {"aligned", quick_kernel(), 0, guarding(&argpool_guard::align, 32), {costs(2)}});
  o.table = aligned.table();
  alignas(64) float values[200];
  alignas(64) int64_t indices[200];
  t.values.tensor().data = values;
  t.indices.tensor().data = indices;
  explained();
  EXPECT_STREQ(argpool_plan_variant(plan), "aligned");
  void* data[] = {t.src.data(), values + 1, indices};
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_last_variant(), "loose");
  t.values.tensor().data = values + 1;  // then the row is no contestant
  EXPECT_NE(explained().find("loose, measured"), std::string::npos);
}

TEST_F(MeasuredPlans, MayBeMadeByManyThreadsAtOnce) {
  o.num_threads = 2;
  o.measure_seconds = 0.02f;
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      Tensors<int64_t> u(c, i);
      const DLTensor* own[] = {&u.src, &u.values, &u.indices};
      void* data[] = {u.src.data(), u.values.data(), u.indices.data()};
      argpool_plan* made = nullptr;
      ASSERT_EQ(argpool_plan_create(&made, ARGPOOL_MAX_POOL, &c.window, own, &o), ARGPOOL_OK);
      ASSERT_EQ(argpool_plan_run(made, data), ARGPOOL_OK);
      u.expect_pooled();
      const std::string sentence = argpool_plan_explain(made);
      EXPECT_TRUE(sentence.find("measured") != std::string::npos ||
                  sentence.find("by wisdom") != std::string::npos) << sentence;
      argpool_plan_destroy(made);
    });
  }
  for (std::thread& thread : threads) thread.join();
}

// A plan for which all rows were timed, if the call is none of a shape_mismatch: gather and scatter
// both ran, none failed for want of an index that names a cell.
argpool_plan* measured_plan(argpool_op op, const Case& c, const DLTensor* const* tensors,
                            argpool_options o) {
  o.measure = ARGPOOL_MEASURE;
  int tried = 0, rows = -1;
  argpool_plan* plan = nullptr;
  for (float seconds : {0.01f, 0.1f, 10.f}) {  // the more, the busier the machine is
    o.measure_seconds = seconds;
    argpool::forget_lessons();
    const argpool_status status = argpool_plan_create(&plan, op, &c.window, tensors, &o);
    if (status == ARGPOOL_SHAPE_MISMATCH) return nullptr;
    EXPECT_EQ(status, ARGPOOL_OK) << argpool_last_error();
    const std::string sentence = argpool_plan_explain(plan);
    EXPECT_NE(sentence.find(", measured: "), std::string::npos) << sentence;
    const size_t counts = sentence.rfind("; ");
    EXPECT_EQ(sscanf(&sentence[counts], "; %d of %d rows timed", &tried, &rows), 2) << sentence;
    if (tried == rows) break;
    argpool_plan_destroy(plan);
    plan = nullptr;
  }
  EXPECT_EQ(tried, rows);
  EXPECT_GE(rows, op == ARGPOOL_MAX_UNPOOL || op == ARGPOOL_MAX_POOL_BACKWARD ? 2 : 1);
  return plan;
}

// Scratch tensors lie as the plan's, and their indices name cells of their own windows.
template <typename I>
void expect_trial_indices(const Case& c) {
  Tensors<I> t(c);
  argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  const struct {
    argpool_op op;
    DLTensor* tensors[3];
  } calls[] = {{ARGPOOL_MAX_POOL, {&t.src, &t.values, &t.indices}},
               {ARGPOOL_MAX_UNPOOL, {&t.values, &t.indices, &t.dst}},
               {ARGPOOL_MAX_POOL_BACKWARD, {&t.values, &t.indices, &t.dst}},
               {ARGPOOL_MAX_UNPOOL_BACKWARD, {&t.src, &t.indices, &t.values}}};
  for (const auto& call : calls) {
    for (int threads : {1, 2}) {
      o.num_threads = threads;
      const DLTensor* tensors[] = {call.tensors[0], call.tensors[1], call.tensors[2]};
      argpool_plan* const plan = measured_plan(call.op, c, tensors, o);
      if (!plan) continue;  // C2 need not accept what C1 came from
      void* data[] = {call.tensors[0]->data, call.tensors[1]->data, call.tensors[2]->data};
      ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
      switch (call.op) {
        case ARGPOOL_MAX_POOL: t.expect_pooled(); break;
        case ARGPOOL_MAX_UNPOOL: EXPECT_FALSE(t.expect_unpooled()); break;
        case ARGPOOL_MAX_POOL_BACKWARD: EXPECT_FALSE(t.expect_summed()); break;
        default: EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_LAST));
      }
      argpool_plan_destroy(plan);
    }
  }
}

TEST(Measured, OperationsHaveTheSameBits) {
  std::vector<Case> cases;
  add_layouts(cases, ARGPOOL_WINDOW_1D(2, 2, 0), {2, 3, 20}, true);
  add_layouts(cases, ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 8, 16}, true);
  add_layouts(cases, ARGPOOL_WINDOW_2D(3, 2, 1), {3, 9, 11}, false);
  add_layouts(cases, ARGPOOL_WINDOW_3D(3, 2, 1), {2, 2, 5, 7, 9}, true);
  for (Case& c : cases) {
    SCOPED_TRACE(testing::Message() << c.rank() << "-D, gap " << c.gap << ", layout "
                                    << (int)c.order);
    for (argpool_index_space space :
         {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_TENSOR_COLMAJOR,
          ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_BATCH_IMAGE}) {
      c.space = space;
      expect_trial_indices<int64_t>(c);
    }
    c.space = ARGPOOL_INDEX_WINDOW;
    expect_trial_indices<uint8_t>(c);
    expect_trial_indices<uint16_t>(c);
  }
}

// Negative strides: what lies before a tensor's data is allocated, too.
TEST(Measured, ViewsAreTimedAsTheyLie) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 40, 60}};
  Tensors<int64_t> t(c);
  t.src.reverse(2);
  t.src.reverse(3);
  t.values.reverse(1);
  argpool_options o = options_for(scalar_table(), c);
  o.measure = ARGPOOL_MEASURE;
  o.measure_seconds = 0.002f;
  argpool::forget_lessons();
  const DLTensor* tensors[] = {&t.src, &t.values, &t.indices};
  argpool_plan* plan = nullptr;
  ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK);
  EXPECT_NE(strstr(argpool_plan_explain(plan), ", measured: "), nullptr);
  void* data[] = {t.src.data(), t.values.data(), t.indices.data()};
  EXPECT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  argpool_plan_destroy(plan);
  t.expect_pooled();
}

}  // namespace
