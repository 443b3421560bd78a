// Indices that callers get wrong, or that are right in unusual ways (C8): errors name the first
// offender, foreign and duplicate indices give what the contract says, on any number of threads.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <thread>

#include "argpool_default.h"
#include "array.h"
#include "table.h"

namespace argpool::test {
namespace {

// Unpooling of two 4×4 planes of values 1, 2, … into 8×8.
struct Unpool {
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  Array<float> values{{1, 2, 4, 4}}, dst{{1, 2, 8, 8}};
  Array<int64_t> indices{{1, 2, 4, 4}};

  Unpool() {
    for (size_t i = 0; i < values.data.size(); ++i) {
      values.data[i] = float(i + 1);
      const int64_t o = int64_t(i % 16);
      indices.data[i] = o / 4 * 16 + o % 4 * 2;
    }
  }
  argpool_status run() {
    std::fill(dst.data.begin(), dst.data.end(), -1.f);
    return argpool_max_unpool(&window, values.dl(), indices.dl(), dst.dl(), &options);
  }
};

bool says(int64_t index) {
  const std::string sentence = argpool_last_error();
  return sentence.find(std::to_string(index)) != std::string::npos;
}

TEST(Indices, OutOfRangeIsRefusedAndNamed) {
  for (int64_t bad : {int64_t(64), int64_t(-1), int64_t(-64), int64_t(1000), (int64_t(1) << 32) + 5,
                      (int64_t(1) << 32) * 7, INT64_MAX, INT64_MIN, int64_t(INT32_MIN)}) {
    Unpool call;
    call.indices.data[21] = bad;
    EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE) << bad;
    EXPECT_TRUE(says(bad)) << argpool_last_error();
  }
}

TEST(Indices, TheFirstOffenderIsNamed) {
  Unpool call;
  call.indices.data[30] = 7001;
  EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_TRUE(says(7001)) << argpool_last_error();
  call.indices.data[13] = 7002;
  EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_TRUE(says(7002)) << argpool_last_error();
  call.indices.data[2] = 63;  // foreign, but a cell of the plane: no offender
  EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_TRUE(says(7002)) << argpool_last_error();
}

TEST(Indices, AHighBitDoesNotAlias) {
  Unpool call;
  call.indices.data[0] += int64_t(1) << 32;  // its low half names a cell of its own window
  EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_TRUE(says(int64_t(1) << 32)) << argpool_last_error();
}

TEST(Indices, TheLastOfDuplicatesWins) {
  Unpool call;
  std::fill(call.indices.data.begin(), call.indices.data.end(), 9);
  ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
  for (size_t i = 0; i < 128; ++i) {
    EXPECT_EQ(call.dst.data[i], i == 9 ? 16.f : i == 64 + 9 ? 32.f : 0.f) << i;
  }
}

TEST(Indices, ForeignIndicesOfTheOwnPlaneAreFollowed) {
  Unpool call;
  std::reverse(call.indices.data.begin(), call.indices.data.begin() + 16);
  ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(call.dst.data[0], 16.f);
  EXPECT_EQ(call.dst.data[54], 1.f);
  EXPECT_EQ(call.dst.data[64], 17.f);
}

TEST(Indices, AnotherPlanesCellIsRefused) {
  Unpool call;
  call.options.index_space = ARGPOOL_INDEX_TENSOR;
  for (size_t i = 16; i < 32; ++i) call.indices.data[i] += 64;
  ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
  call.indices.data[17] = 2;  // a cell of channel 0
  EXPECT_EQ(call.run(), ARGPOOL_INDEX_OUT_OF_RANGE);
}

TEST(Indices, TrustedOnesLoseTheirValueAndNoMore) {
  Unpool call;
  call.options.trusted_indices = 1;
  call.indices.data[3] = 1000;
  ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(call.dst.data[2], 2.f);
  EXPECT_EQ(call.dst.data[6], 0.f) << "the lost value's window";
}

TEST(Indices, ATapOutsideAWindowIsRefused) {
  Unpool call;
  call.options.index_space = ARGPOOL_INDEX_WINDOW;
  Array<uint8_t> taps({1, 2, 4, 4});
  const auto run = [&] {
    return argpool_max_unpool(&call.window, call.values.dl(), taps.dl(), call.dst.dl(),
                              &call.options);
  };
  EXPECT_EQ(run(), ARGPOOL_OK) << argpool_last_error();
  taps.data[5] = 4;
  EXPECT_EQ(run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  taps.data[5] = 255;
  EXPECT_EQ(run(), ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_TRUE(says(255)) << argpool_last_error();
}

struct Tasks {
  int32_t most = 0;
  bool backwards = false;
};

// The caller's threads, one per task, in either order.
void run_tasks(void* context, int32_t count, argpool_task task, void* data) {
  Tasks& tasks = *static_cast<Tasks*>(context);
  tasks.most = std::max(tasks.most, count);
  std::vector<std::thread> threads;
  for (int32_t n = 0; n < count; ++n) {
    const int32_t i = tasks.backwards ? count - 1 - n : n;
    threads.emplace_back([=] { task(data, i); });
    if (tasks.backwards) threads.back().join();
  }
  for (std::thread& thread : threads)
    if (thread.joinable()) thread.join();
}

// One plane of 512×512 pooled values; big enough to be split into tiles of rows.
struct BigPlane {
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  Array<float> values{{1, 1, 512, 512}}, dst{{1, 1, 1024, 1024}};
  Array<int64_t> indices{{1, 1, 512, 512}};
  std::vector<float> want = std::vector<float>(1024 * 1024);

  BigPlane() {
    for (size_t i = 0; i < values.data.size(); ++i) {
      values.data[i] = float(i + 1);
      indices.data[i] = int64_t(i / 512 * 2048 + i % 512 * 2);
    }
  }
  // Two indices that point out of their tiles: down to the first row and up to the last.
  void cross() {
    indices.data.front() = 1023 * 1024 + 1023;
    indices.data.back() = 1;
  }
  void settle() {
    for (size_t i = 0; i < values.data.size(); ++i) want[size_t(indices.data[i])] = values.data[i];
  }
  argpool_status run(argpool_options options) {
    std::fill(dst.data.begin(), dst.data.end(), -1.f);
    return argpool_max_unpool(&window, values.dl(), indices.dl(), dst.dl(), &options);
  }
};

// A row that gathers any BigPlane: a scatter, where that is the cheaper row, takes planes whole.
const char* gather() {
  const Problem p = parse("max_unpool f32 i64 plane cf n1c1h512w512 k2s2");
  const char* name = nullptr;  // the last is of the target that asks least, without a guard
  for (const Row& row : rows_of(argpool_default_table)) {
    const bool here = computes(row, p) && missing_features(*row.target).empty();
    if (here && row.op() == ARGPOOL_KERNEL_MAX_UNPOOL && !row.any_window()) name = row.row->name;
  }
  return name;
}

TEST(Indices, AForeignIndexCrossesRowTilesOfTwoThreads) {
  BigPlane big;
  big.cross();
  big.settle();
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.num_threads = 2;
  for (int repeat = 0; repeat < 20; ++repeat) {
    ASSERT_EQ(big.run(options), ARGPOOL_OK) << argpool_last_error();
    ASSERT_EQ(big.dst.data, big.want);
  }
  Tasks tasks;
  options.parallel = run_tasks;
  options.parallel_context = &tasks;
  options.forced_variant = gather();
  for (bool backwards : {false, true}) {
    tasks.backwards = backwards;
    ASSERT_EQ(big.run(options), ARGPOOL_OK) << argpool_last_error();
    ASSERT_EQ(big.dst.data, big.want);
  }
  EXPECT_GT(tasks.most, 1) << "the plane was not split: nothing crossed a tile";
}

TEST(Indices, TheFirstOffenderIsNamedWhoeverFindsIt) {
  BigPlane big;
  big.indices.data[65000] = 9000001;
  big.indices.data[40000] = 9000002;
  big.indices.data[700] = 9000003;
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  Tasks tasks;
  options.parallel = run_tasks;
  options.parallel_context = &tasks;
  options.num_threads = 4;
  for (bool backwards : {false, true}) {
    tasks.backwards = backwards;
    EXPECT_EQ(big.run(options), ARGPOOL_INDEX_OUT_OF_RANGE);
    EXPECT_TRUE(says(9000003)) << argpool_last_error();
  }
}

TEST(Indices, EveryRowAndThreadCountGivesTheSameBits) {  // C11
  for (const bool foreign : {false, true}) {
    BigPlane big;
    if (foreign) big.cross();
    big.settle();
    int rows = 0;
    for (const Row& row : rows_of(argpool_default_table)) {
      const Problem p = parse("max_unpool f32 i64 plane cf n1c1h256w256 k2s2 fill=bits");
      if (!computes(row, p) || !missing_features(*row.target).empty()) continue;
      for (int32_t threads : {1, 2, 3, 5}) {
        argpool_options options = ARGPOOL_OPTIONS_INIT;
        options.forced_variant = row.row->name;
        options.num_threads = threads;
        const argpool_status status = big.run(options);
        if (status == ARGPOOL_FORCED_VARIANT) continue;  // std::vector promises no alignment
        ASSERT_EQ(status, ARGPOOL_OK) << row.row->name << ": " << argpool_last_error();
        EXPECT_STREQ(argpool_last_variant(), row.row->name);
        ASSERT_EQ(big.dst.data, big.want) << row.row->name << " threads " << threads;
        ++rows;
      }
    }
    EXPECT_GT(rows, 0);
  }
}

}  // namespace
}  // namespace argpool::test
