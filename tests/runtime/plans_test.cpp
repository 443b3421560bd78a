// Plans: what is checked once, what with each run.
// SPDX-License-Identifier: MIT
#include <thread>

#include "harness.h"

namespace {

class Plans : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 16}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);
  argpool_plan* plan = nullptr;

  const DLTensor* pool[3] = {&t.src, &t.values, &t.indices};
  const DLTensor* unpool[3] = {&t.values, &t.indices, &t.dst};

  ~Plans() override { argpool_plan_destroy(plan); }
  const DLTensor* backward[3] = {&t.src, &t.indices, &t.values};

  argpool_status create(argpool_op op) {
    argpool_plan_destroy(plan);
    return argpool_plan_create(&plan, op, &c.window,
                               op == ARGPOOL_MAX_POOL              ? pool
                               : op == ARGPOOL_MAX_UNPOOL_BACKWARD ? backward
                                                                   : unpool,
                               &o);
  }
};

TEST_F(Plans, RunOnOtherData) {
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_plan_variant(plan), "max_pool_f32_i64_cf_any__base_scalar");
  Tensors<int64_t> u(c, 2);
  void* data[] = {u.src.data(), u.values.data(), u.indices.data()};
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
  u.expect_pooled();
  EXPECT_STREQ(argpool_last_variant(), argpool_plan_variant(plan));
  ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL), ARGPOOL_OK);
  void* back[] = {u.values.data(), u.indices.data(), u.dst.data()};
  ASSERT_EQ(argpool_plan_run(plan, back), ARGPOOL_OK);
  EXPECT_FALSE(u.expect_unpooled());
  u.indices.at({1, 0, 0, 0}) = 64;
  expect_refused(argpool_plan_run(plan, back), ARGPOOL_INDEX_OUT_OF_RANGE, {"is 64"});
}

TEST_F(Plans, OfTheBackwardOperations) {
  Tensors<int64_t> u(c, 2);
  ASSERT_EQ(u.pool(o), ARGPOOL_OK);
  fill_rough(u.values, 3);
  ASSERT_EQ(create(ARGPOOL_MAX_POOL_BACKWARD), ARGPOOL_OK) << argpool_last_error();
  void* into[] = {u.values.data(), u.indices.data(), u.dst.data()};
  ASSERT_EQ(argpool_plan_run(plan, into), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(u.expect_summed());
  for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_EXACT}) {
    o.duplicates = d;
    ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL_BACKWARD), ARGPOOL_OK) << argpool_last_error();
    void* from[] = {u.src.data(), u.indices.data(), u.values.data()};
    ASSERT_EQ(argpool_plan_run(plan, from), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(u.expect_gathered(d));
  }
}

TEST_F(Plans, NeedNoDataToBeMade) {
  for (DLTensor* tensor : {&t.src, &t.values, &t.indices}) tensor->data = nullptr;
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK) << argpool_last_error();
  void* none[] = {nullptr, nullptr, nullptr};
  expect_refused(argpool_plan_run(plan, none), ARGPOOL_INVALID_ARGUMENT, {"src.data is NULL"});
}

TEST_F(Plans, CheckWhatDataCanBreak) {
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK);
  void* data[] = {t.src.data(), t.src.data(), t.indices.data()};
  expect_refused(argpool_plan_run(plan, data), ARGPOOL_OVERLAP, {"values shares memory with src"});
  data[1] = (char*)t.values.data() + 1;
  expect_refused(argpool_plan_run(plan, data), ARGPOOL_INVALID_ARGUMENT, {"values.data"});
  expect_refused(argpool_plan_run(plan, nullptr), ARGPOOL_INVALID_ARGUMENT, {"data is NULL"});
  expect_refused(argpool_plan_run(nullptr, data), ARGPOOL_INVALID_ARGUMENT, {"plan is NULL"});
  expect_refused(argpool_plan_create(nullptr, ARGPOOL_MAX_POOL, &c.window, pool, &o),
                 ARGPOOL_INVALID_ARGUMENT, {"plan is NULL"});
  t.src.shape()[2] = 9;
  expect_refused(create(ARGPOOL_MAX_POOL), ARGPOOL_SHAPE_MISMATCH, {});
  EXPECT_EQ(plan, nullptr);
  EXPECT_STREQ(argpool_plan_variant(nullptr), "");
}

// libargpool_small.a takes the estimate's row, and says so.
TEST_F(Plans, AreMeasuredOrSayWhyNot) {
  ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL), ARGPOOL_OK);
  const std::string estimated = argpool_plan_variant(plan);
  o.measure = ARGPOOL_MEASURE;
  ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL), ARGPOOL_OK);
  const std::string sentence = argpool_plan_explain(plan);
  if (sentence == "libargpool_small.a neither explains nor measures plans; link libargpool.a "
                  "(CMake: RUNTIME argpool::runtime)") {
    EXPECT_EQ(estimated, argpool_plan_variant(plan));
  } else {
    EXPECT_NE(sentence.find(", measured: "), std::string::npos) << sentence;
  }
  argpool_shutdown();  // which forgets what was learnt
}

TEST_F(Plans, SelectAgainForDataThatIsLessAligned) {
  TableBuilder b;
  b.add_target("base", 0);
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  const argpool_kernel_fn run =
      scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  b.add(key, any_window(), {"aligned", run, 0, guarding(&argpool_guard::align, 32), {costs(1)}});
  b.add(key, any_window(), {"loose", run, 0, {}, {costs(2)}});
  o.table = b.table();
  alignas(64) float values[200];
  alignas(64) int64_t indices[200];
  t.values.tensor().data = values;
  t.indices.tensor().data = indices;
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK);
  EXPECT_STREQ(argpool_plan_variant(plan), "aligned");
  void* data[] = {t.src.data(), values, indices};
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "aligned");
  data[1] = values + 1;
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_last_variant(), "loose");

  std::string name = "aligned";  // the plan keeps its own copy
  o.forced_variant = name.c_str();
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK);
  name.assign(name.size(), 'x');
  expect_refused(argpool_plan_run(plan, data), ARGPOOL_FORCED_VARIANT,
                 {"aligned may not run", "aligned to 4 bytes, it needs 32"});
}

TEST_F(Plans, RunOnManyThreadsAtOnce) {
  c.shape = {2, 3, 150, 200};
  Tensors<int64_t> big(c);
  pool[0] = &big.src;
  pool[1] = &big.values;
  pool[2] = &big.indices;
  o.num_threads = 3;
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK);
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Tensors<int64_t> u(c, i);
      void* data[] = {u.src.data(), u.values.data(), u.indices.data()};
      for (int round = 0; round < 3; ++round) ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
      u.expect_pooled();
    });
  }
  for (std::thread& thread : threads) thread.join();
  argpool_shutdown();
}

TEST_F(Plans, OfSmallTensorsRunOnManyThreadsAtOnce) {
  Tensors<int64_t> first(c);
  ASSERT_EQ(first.pool(o), ARGPOOL_OK);
  ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL), ARGPOOL_OK);
  std::vector<std::thread> threads;
  for (uint32_t i = 0; i < 4; ++i) {
    threads.emplace_back([&, i] {
      Tensors<int64_t> u(c, i);
      ASSERT_EQ(u.pool(o), ARGPOOL_OK);
      void* data[] = {u.values.data(), u.indices.data(), u.dst.data()};
      for (int round = 0; round < 100; ++round) ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
      EXPECT_FALSE(u.expect_unpooled());
    });
  }
  for (std::thread& thread : threads) thread.join();
}

TEST_F(Plans, LookAtTheIndicesOfEachRun) {
  Tensors<int64_t> u(c, 3);
  ASSERT_EQ(u.pool(o), ARGPOOL_OK);
  ASSERT_EQ(create(ARGPOOL_MAX_UNPOOL), ARGPOOL_OK);
  void* data[] = {u.values.data(), u.indices.data(), u.dst.data()};
  const int64_t own = u.indices.at({1, 2, 1, 3});
  for (int64_t index : {own, int64_t{0}, own, int64_t{-1}, own}) {
    u.indices.at({1, 2, 1, 3}) = index;
    const argpool_status status = argpool_plan_run(plan, data);
    if (index < 0) {
      expect_refused(status, ARGPOOL_INDEX_OUT_OF_RANGE, {"is -1"});
      continue;
    }
    ASSERT_EQ(status, ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(u.expect_unpooled());
  }
}

TEST_F(Plans, OfEmptyTensorsDoNothing) {
  t.src.shape()[0] = t.values.shape()[0] = t.indices.shape()[0] = 0;
  ASSERT_EQ(create(ARGPOOL_MAX_POOL), ARGPOOL_OK);
  EXPECT_STREQ(argpool_plan_variant(plan), "");
  void* none[] = {nullptr, nullptr, nullptr};
  EXPECT_EQ(argpool_plan_run(plan, none), ARGPOOL_OK);
}

}  // namespace
