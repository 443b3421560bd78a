// Rows that give other bits: planted ones, which do half of the work, are never served.
// SPDX-License-Identifier: MIT
#include "remember/verify.h"

#include <fstream>
#include <thread>

#include "choose/faulty_rows.h"
#include "harness.h"
#include "platform/environment.h"
#include "remember/wisdom.h"

namespace {

argpool_kernel_fn right_kernel() {
  return scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
}

int wrong_calls;  // of half_kernel; atomic

// Computes the first half of the rows of windows, in half of the time; the others stay as they are.
int half_kernel(void** arguments) {
  __atomic_add_fetch(&wrong_calls, 1, __ATOMIC_RELAXED);
  void* changed[ARGPOOL_ARG_BUFFERS + 3];
  memcpy(changed, arguments, sizeof changed);
  argpool_buffer outputs[2];
  argpool_dim dims[2][4];
  for (int i = 0; i < 2; ++i) {
    outputs[i] = *static_cast<argpool_buffer*>(arguments[ARGPOOL_ARG_BUFFERS + 1 + i]);
    memcpy(dims[i], outputs[i].dim, sizeof dims[i]);
    dims[i][1].extent = (dims[i][1].extent + 1) / 2;
    outputs[i].dim = dims[i];
    changed[ARGPOOL_ARG_BUFFERS + 1 + i] = &outputs[i];
  }
  return right_kernel()(changed);
}

// The right results, later: the wrong row is the faster one.
int right_but_slow(void** arguments) {
  right_kernel()(arguments);
  return right_kernel()(arguments);
}

class FaultyRows : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 32, 32}};
  Tensors<int64_t> t{c};
  TableBuilder b;
  argpool_options o = options_for(nullptr, c);
  argpool_plan* plan = nullptr;
  const DLTensor* tensors[3] = {&t.src, &t.values, &t.indices};
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);

  FaultyRows() {
    wrong_calls = 0;
    b.add_target("base", 0);
    b.add(key, any_window(), {"right", right_but_slow, 0, {}, {costs(200)}});
    b.add(key, any_window(),
          {"half", half_kernel, 0, guarding(&argpool_guard::min_w, 2), {costs(1)}});
    o.table = b.table();
  }
  ~FaultyRows() override {
    argpool_plan_destroy(plan);
    argpool::environment();
    argpool::detail::environment.verify = false;
    argpool::forget_lessons();
    argpool::forget_verified();
    argpool::forget_faulty_rows();
    argpool_shutdown();
  }

  static void verify() {
    argpool::environment();
    argpool::detail::environment.verify = true;
  }
  void make_plan() {
    ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK)
        << argpool_last_error();
  }
  void expect_right(const char* row) {
    t.values.for_each([](const auto&, float& v) { v = -7; });
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_STREQ(argpool_last_variant(), row);
    t.expect_pooled();
  }
  std::string explained() const { return argpool_plan_explain(plan); }
};

TEST_F(FaultyRows, AreServedWhereNobodyLooks) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "half");
  make_plan();
  EXPECT_EQ(argpool_plan_report(plan), ARGPOOL_OK);
}

TEST_F(FaultyRows, AreNoMeasuredPlans) {
  for (argpool_measure how : {ARGPOOL_MEASURE, ARGPOOL_PATIENT, ARGPOOL_BETWEEN}) {
    for (int32_t threads : {1, 2}) {
      argpool::forget_lessons();
      argpool::forget_faulty_rows();
      wrong_calls = 0;
      o.measure = how;
      o.num_threads = threads;
      o.measure_seconds = 10;  // more than it takes, beside whatever else runs
      make_plan();
      EXPECT_STREQ(argpool_plan_variant(plan), "right");
      EXPECT_EQ(argpool_plan_report(plan), ARGPOOL_FAULTY_ROW);
      EXPECT_NE(explained().find("; half gave other bits and is not run again"), std::string::npos)
          << explained();
      const int calls = wrong_calls;
      argpool_plan_destroy(plan);
      plan = nullptr;
      o.measure = ARGPOOL_ESTIMATE;
      o.measure_seconds = 0;
      expect_right("right");
      EXPECT_EQ(wrong_calls, calls) << "it ran again";
    }
  }
}

// The limit is one that a busy machine keeps: what was never timed is not kept.
TEST_F(FaultyRows, AreNotInWisdom) {
  o.measure = ARGPOOL_MEASURE;
  o.measure_seconds = 60;
  make_plan();
  const std::string file = testing::TempDir() + "faulty_rows_wisdom";
  ASSERT_EQ(argpool_wisdom_export(file.c_str()), ARGPOOL_OK);
  std::ifstream in(file);
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  EXPECT_NE(text.find("right"), std::string::npos);
  EXPECT_EQ(text.find("half"), std::string::npos) << text;
}

// Wisdom of another process may name it.
TEST_F(FaultyRows, OfWisdomAreRefused) {
  argpool::Lesson lesson = {};
  snprintf(lesson.row, sizeof lesson.row, "half");
  o.measure = ARGPOOL_MEASURE;
  o.measure_seconds = 60;
  make_plan();
  argpool::for_lessons(
      [](void* to, const argpool::Lesson& l) {
        static_cast<argpool::Lesson*>(to)->problem = l.problem;
      },
      &lesson);
  ASSERT_TRUE(argpool::keep_lesson(lesson));
  o.measure = ARGPOOL_ESTIMATE;
  o.measure_seconds = 0;
  expect_right("right");
}

TEST_F(FaultyRows, AreNoVerifiedCalls) {
  verify();
  expect_right("right");
  EXPECT_GT(wrong_calls, 0);
  const int calls = wrong_calls;
  expect_right("right");
  Case other = c;
  other.shape = {1, 1, 20, 20};
  Tensors<int64_t> more{other};
  ASSERT_EQ(more.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "right");
  EXPECT_EQ(wrong_calls, calls) << "it ran again";
}

TEST_F(FaultyRows, AreNoVerifiedPlans) {
  verify();
  make_plan();
  EXPECT_STREQ(argpool_plan_variant(plan), "right");
  EXPECT_EQ(argpool_plan_report(plan), ARGPOOL_FAULTY_ROW);
  EXPECT_NE(explained().find("half gave other bits"), std::string::npos) << explained();
}

// Remembered calls and plans that were chosen before a row was known to be faulty are chosen anew.
TEST_F(FaultyRows, LeaveWhatChoseThem) {
  for (int i = 0; i < 3; ++i) ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "half");
  make_plan();
  void* data[] = {t.src.data(), t.values.data(), t.indices.data()};
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "half");
  ASSERT_TRUE(argpool::add_faulty(b.table()->rows[1]));
  ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "right");
  expect_right("right");
}

// Neither a plan that was destroyed nor a call that is too large to be made ready is in the way.
TEST_F(FaultyRows, LeaveLargeCallsAndDestroyedPlans) {
  make_plan();
  argpool_plan_destroy(plan);
  plan = nullptr;
  Case large = c;
  large.shape = {2, 64, 200, 200};
  Tensors<int64_t> more{large};
  for (int i = 0; i < 2; ++i) ASSERT_EQ(more.pool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "half");
  ASSERT_TRUE(argpool::add_faulty(b.table()->rows[1]));
  for (int i = 0; i < 2; ++i) {
    ASSERT_EQ(more.pool(o), ARGPOOL_OK);
    EXPECT_STREQ(argpool_last_variant(), "right");
  }
}

TEST_F(FaultyRows, AreRefusedWhereForced) {
  verify();
  o.forced_variant = "half";
  ASSERT_EQ(t.pool(o), ARGPOOL_FORCED_VARIANT);
  EXPECT_NE(std::string(argpool_last_error()).find("it gave other bits than another row"),
            std::string::npos)
      << argpool_last_error();
}

// The row without guards is compared with as well: a third decides.
TEST_F(FaultyRows, MayBeTheOneWithoutGuards) {
  TableBuilder other;
  other.add_target("base", 0);
  other.add(key, any_window(), {"half", half_kernel, 0, {}, {costs(200)}});
  for (const char* name : {"one", "two"}) {
    other.add(key, any_window(),
              {name, right_kernel(), 0, guarding(&argpool_guard::min_w, 2), {costs(1)}});
  }
  o.table = other.table();
  verify();
  expect_right("one");
  make_plan();
  EXPECT_TRUE(argpool::is_faulty(other.table()->rows[0]));
  EXPECT_FALSE(argpool::is_faulty(other.table()->rows[1]));
}

// Eight threads call and make plans while rows are found to be faulty.
TEST_F(FaultyRows, AreFoundByManyThreads) {
  verify();
  std::vector<std::thread> threads;
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([this, i] {
      Case mine = c;
      mine.shape = {1, 2, 20 + i % 4, 20};
      Tensors<int64_t> own{mine};
      for (int n = 0; n < 50; ++n) {
        EXPECT_EQ(own.pool(o), ARGPOOL_OK);
        EXPECT_STREQ(argpool_last_variant(), "right");
      }
      own.expect_pooled();
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(argpool::faulty_rows(), 1u);
}

TEST(NoFaultyRows, NoRightRowIsTakenForOne) {
  argpool::environment();
  argpool::detail::environment.verify = true;
  for (argpool_index_space space : {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR}) {
    Case c = {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 13, 17}};
    c.space = space;
    Tensors<int64_t> t{c};
    argpool_options o = options_for(scalar_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
  }
  EXPECT_EQ(argpool::faulty_rows(), 0u);
  argpool::detail::environment.verify = false;
  argpool::forget_verified();
}

}  // namespace
