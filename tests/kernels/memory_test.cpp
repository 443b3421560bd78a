// Memory that callers may bring (C14, C15) and calls that come from many threads at once.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <thread>

#include "array.h"
#include "reference.h"

namespace argpool::test {
namespace {

using reference::Extents;
using reference::View;

const argpool_window kHalve = ARGPOOL_WINDOW_2D(2, 2, 0);

// A pooling of a 1×2×4×6 view over numbers, against the reference over the same view.
struct ViewCall {
  std::vector<float> numbers = std::vector<float>(400);
  int64_t shape[4] = {1, 2, 4, 6}, strides[4] = {48, 24, 6, 1}, first = 0;
  DLTensor src{};
  Array<float> values{{1, 2, 2, 3}};
  Array<int64_t> indices{{1, 2, 2, 3}};

  ViewCall() {
    for (size_t i = 0; i < numbers.size(); ++i) numbers[i] = float(i * 2654435761u % 97);
    src = *values.dl();
    src.shape = shape;
    src.strides = strides;
  }
  argpool_status run() {
    src.data = numbers.data() + first;
    return argpool_max_pool(&kHalve, &src, values.dl(), indices.dl(), nullptr);
  }
  void expect_reference() {
    const View<const float> view{numbers.data() + first, {1, 2, 1, 4, 6},
                                 {strides[0], strides[1], 0, strides[2], strides[3]}};
    std::vector<float> want(12);
    std::vector<int64_t> want_indices(12);
    const Extents pooled{1, 2, 1, 2, 3}, packed{12, 6, 6, 3, 1};
    reference::Window window;
    ASSERT_EQ(reference::normalise(kHalve, &window), ARGPOOL_OK);
    reference::max_pool<float, int64_t>(window, ARGPOOL_INDEX_PLANE, view,
                                        {want.data(), pooled, packed},
                                        {want_indices.data(), pooled, packed});
    EXPECT_EQ(values.data, want);
    EXPECT_EQ(indices.data, want_indices);
  }
};

TEST(Strides, MayBeNegativeOrOverlapInInputs) {  // C15: any batch, channel and row strides
  struct Case {
    int64_t channel, row, first;
  };
  for (const Case& c : {Case{24, -6, 18}, Case{-24, 6, 24}, Case{-24, -6, 42}, Case{3, 2, 0},
                        Case{1, 1, 0}, Case{0, -1, 30}, Case{7, 0, 0}}) {
    SCOPED_TRACE("channel " + std::to_string(c.channel) + " row " + std::to_string(c.row));
    ViewCall call;
    call.strides[1] = c.channel;
    call.strides[2] = c.row;
    call.first = c.first;
    ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
    call.expect_reference();
  }
}

TEST(Strides, ByteOffsetsAndAbsentStrides) {
  ViewCall call;
  call.src.byte_offset = 7 * sizeof(float);
  call.src.strides = nullptr;
  ASSERT_EQ(call.run(), ARGPOOL_OK) << argpool_last_error();
  call.first = 7;
  call.expect_reference();
}

TEST(Strides, NegativeOnesInOutputs) {
  ViewCall call;
  ASSERT_EQ(call.run(), ARGPOOL_OK);
  Array<float> flipped({1, 2, 2, 3});
  flipped.stride(2) = -3;
  flipped.dl()->data = flipped.data.data() + 3;
  ASSERT_EQ(argpool_max_pool(&kHalve, &call.src, flipped.dl(), call.indices.dl(), nullptr),
            ARGPOOL_OK) << argpool_last_error();
  for (size_t c = 0; c < 2; ++c)
    for (size_t h = 0; h < 2; ++h)
      for (size_t w = 0; w < 3; ++w) {
        EXPECT_EQ(flipped.data[c * 6 + (1 - h) * 3 + w], call.values.data[c * 6 + h * 3 + w]);
      }
}

TEST(Overlap, SlicesThatShareNoElementAreFine) {  // C14
  // Values and dst interleave: even rows of the memory hold one, odd rows the other.
  std::vector<float> memory(2 * 4 * 8, -1.f);
  Array<float> values({1, 1, 4, 8}), dst({1, 1, 4, 8});
  Array<int64_t> indices({1, 1, 4, 8});
  values.stride(2) = dst.stride(2) = 16;
  values.dl()->data = memory.data();
  dst.dl()->data = memory.data() + 8;
  for (size_t i = 0; i < 32; ++i) {
    memory[i / 8 * 16 + i % 8] = float(i);
    indices.data[i] = int64_t(i);
  }
  const argpool_window one = ARGPOOL_WINDOW_2D(1, 1, 0);
  ASSERT_EQ(argpool_max_unpool(&one, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  for (size_t i = 0; i < 32; ++i) {
    EXPECT_EQ(memory[i / 8 * 16 + i % 8], float(i)) << "values changed";
    EXPECT_EQ(memory[i / 8 * 16 + 8 + i % 8], float(i)) << "dst";
  }
  dst.dl()->data = memory.data() + 7;
  EXPECT_EQ(argpool_max_unpool(&one, values.dl(), indices.dl(), dst.dl(), nullptr),
            ARGPOOL_OVERLAP);
}

TEST(Overlap, AnOutputThatOverlapsItselfIsRefused) {
  ViewCall call;
  call.values.stride(1) = 0;
  EXPECT_NE(call.run(), ARGPOOL_OK) << "two channels would be written to one place";
}

TEST(Batched, AllTensorsOrNone) {
  Array<float> src({1, 2, 4, 6}), values({2, 2, 3});
  EXPECT_NE(argpool_max_pool(&kHalve, src.dl(), values.dl(), nullptr, nullptr), ARGPOOL_OK);
  EXPECT_STRNE(argpool_last_error(), "");
}

TEST(Threads, CallsFromManyAtOnceDoNotMeet) {  // they share argpool's own pool
  constexpr int kThreads = 6;
  std::vector<std::string> wrong(kThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([t, &wrong] {
      argpool_options options = ARGPOOL_OPTIONS_INIT;
      options.num_threads = 1 + t % 3;
      Array<float> src({1, 4, 128, 128}), values({1, 4, 64, 64}), dst({1, 4, 128, 128});
      Array<int64_t> indices({1, 4, 64, 64});
      for (size_t i = 0; i < src.data.size(); ++i) {
        src.data[i] = float((i + size_t(t)) * 2654435761u % 1009 + 1);
      }
      for (int repeat = 0; repeat < 20 && wrong[size_t(t)].empty(); ++repeat) {
        const bool bad = t == 5;  // one thread's calls fail, and say so to it alone
        const auto pooled =
            argpool_max_pool(&kHalve, src.dl(), values.dl(), indices.dl(), &options);
        if (bad) indices.data[9] = -77;
        const auto unpooled =
            argpool_max_unpool(&kHalve, values.dl(), indices.dl(), dst.dl(), &options);
        if (pooled != ARGPOOL_OK) wrong[size_t(t)] = argpool_last_error();
        const std::string said = argpool_last_error();
        if (bad && (unpooled != ARGPOOL_INDEX_OUT_OF_RANGE || said.find("-77") == said.npos)) {
          wrong[size_t(t)] = "the error got lost: " + said;
        }
        if (bad) continue;
        if (unpooled != ARGPOOL_OK) wrong[size_t(t)] = said;
        float sum = 0, want = 0;
        for (float v : dst.data) sum = std::max(sum, v);
        for (float v : src.data) want = std::max(want, v);
        for (size_t i = 0; i < values.data.size(); ++i) {
          const size_t plane = i / 4096 * 128 * 128;
          if (dst.data[plane + size_t(indices.data[i])] != values.data[i] || sum != want) {
            wrong[size_t(t)] = "a value is not where its index says";
          }
        }
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  argpool_shutdown();
  for (const std::string& what : wrong) EXPECT_EQ(what, "");
}

}  // namespace
}  // namespace argpool::test
