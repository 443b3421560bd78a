// argpool_convert_indices: every pair of spaces against the reference, and what it refuses.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

constexpr int kSpaces = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE + 1;

std::vector<int64_t> spatial(const Case& c) { return {c.shape.end() - c.rank(), c.shape.end()}; }

// A conversion, with a random cell of each position's own window named in both spaces.
template <typename From, typename To>
struct Conversion {
  Case c;
  argpool_index_space from_space, to_space;
  Array<From> from;
  Array<To> to, expected;

  Conversion(const Case& c, int from_space, int to_space, Order order, int64_t gap)
      : c(c),
        from_space((argpool_index_space)from_space),
        to_space((argpool_index_space)to_space),
        from(c.pooled(), c.batched, c.order, gap),
        to(c.pooled(), c.batched, order, gap),
        expected(c.pooled(), c.batched) {
    std::mt19937 random(7);
    const int r = c.rank();
    const auto names = as_view(from, r);
    const auto wanted = as_view(expected, r);
    const auto in = indexing(this->from_space), out = indexing(this->to_space),
               taps = indexing(ARGPOOL_INDEX_WINDOW);
    ref::for_each_position(names.extent, [&](const ref::Position& o) {
      for (;;) {
        const auto cell = ref::named_cell(taps, o, (int64_t)random() % c.reference().taps());
        if (!cell) continue;
        const auto a = ref::index_naming(in, o, *cell), b = ref::index_naming(out, o, *cell);
        if (!a || !b) continue;
        names.at(o) = (From)*a;
        wanted.at(o) = (To)*b;
        return;
      }
    });
  }
  ref::Indexing indexing(argpool_index_space space) {
    return {space, c.reference(), in_order(c.shape, c.rank(), 1),
            in_order(from.shape(), c.rank(), 1)};
  }
  argpool_status run(int threads = 1) {
    argpool_options o = ARGPOOL_OPTIONS_INIT;
    o.num_threads = threads;
    return argpool_convert_indices(&c.window, spatial(c).data(), &from, from_space, &to, to_space,
                                   &o);
  }
};

// Calls f with a value of each type of a space.
template <typename F>
void with_types(int space, F f) {
  if (space == ARGPOOL_INDEX_WINDOW) {
    f(uint8_t{});
    f(uint16_t{});
    return;
  }
  f(int64_t{});
  if (space == ARGPOOL_INDEX_PLANE || space == ARGPOOL_INDEX_IMAGE ||
      space == ARGPOOL_INDEX_BATCH_IMAGE) {
    f(int32_t{});
  }
}

std::vector<Case> cases() {
  argpool_window uneven = {sizeof uneven, 2, 0, {3, 2}, {1, 3}, {2, 0}, {0, 1}, {2, 1}};
  argpool_window rounded = ARGPOOL_WINDOW_2D(3, 2, 0);
  rounded.ceil_mode = 1;
  argpool_window dilated = ARGPOOL_WINDOW_2D(2, 1, 1);
  dilated.dilation[0] = dilated.dilation[1] = 3;
  return {{ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 6, 9}, true, Order::cf},
          {ARGPOOL_WINDOW_2D(3, 2, 1), {3, 7, 10}, false, Order::cl},
          {uneven, {2, 2, 7, 10}, true, Order::cf},
          {rounded, {2, 2, 8, 7}, true, Order::cf},
          {ARGPOOL_WINDOW_1D(3, 2, 1), {2, 4, 18}, true, Order::cl},
          {ARGPOOL_WINDOW_3D(3, 2, 1), {2, 2, 5, 7, 8}, true, Order::cf},
          // Lines of more and of less than a block, along x and along the channels.
          {ARGPOOL_WINDOW_2D(2, 1, 0), {1, 2, 4, 301}, true, Order::cf},
          {ARGPOOL_WINDOW_3D(3, 2, 1), {1, 18, 3, 5, 37}, true, Order::cl},
          {dilated, {1, 259, 4, 5}, true, Order::cl}};
}

TEST(Convert, EveryPairOfSpaces) {
  for (const Case& c : cases()) {
    for (int from = 0; from < kSpaces; ++from) {
      for (int to = 0; to < kSpaces; ++to) {
        SCOPED_TRACE(testing::Message() << "rank " << c.rank() << ", " << from << " to " << to);
        with_types(from, [&](auto f) {
          with_types(to, [&](auto t) {
            for (Order order : {Order::cf, Order::cl}) {
              Conversion<decltype(f), decltype(t)> job(c, from, to, order, order == Order::cl);
              ASSERT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
              EXPECT_EQ(job.to.cells(), job.expected.cells());
              EXPECT_TRUE(job.to.gaps_intact());
            }
          });
        });
        if (HasFailure()) return;
      }
    }
  }
}

// Cells that 32 bits do not count, of which few are pooled.
TEST(Convert, PlanesBeyond32Bits) {
  constexpr int64_t stride = int64_t{1} << 20;
  argpool_window w = {sizeof w, 2, 0, {3, 2}, {stride, stride}, {1, 0}, {1, 0}, {1, 1}};
  const Case c = {w, {2, 3, 3 * stride, 3 * stride}, true, Order::cl};
  for (int from = 0; from < kSpaces; ++from) {
    for (int to = 0; to < kSpaces; ++to) {
      SCOPED_TRACE(testing::Message() << from << " to " << to);
      const auto convert = [&](auto f, auto t) {
        Conversion<decltype(f), decltype(t)> job(c, from, to, Order::cf, 1);
        ASSERT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
        EXPECT_EQ(job.to.cells(), job.expected.cells());
      };
      const bool taps_from = from == ARGPOOL_INDEX_WINDOW, taps_to = to == ARGPOOL_INDEX_WINDOW;
      if (taps_from && taps_to) convert(uint8_t{}, uint8_t{});
      if (taps_from && !taps_to) convert(uint8_t{}, int64_t{});
      if (!taps_from && taps_to) convert(int64_t{}, uint8_t{});
      if (!taps_from && !taps_to) convert(int64_t{}, int64_t{});
      if (HasFailure()) return;
    }
  }
}

TEST(Convert, WindowsOfManyTaps) {
  const Case c = {ARGPOOL_WINDOW_2D(255, 8, 0), {1, 2, 271, 263}};
  for (int to : {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_WINDOW}) {
    with_types(to, [&](auto t) {
      Conversion<uint16_t, decltype(t)> job(c, ARGPOOL_INDEX_WINDOW, to, Order::cf, 0);
      if (sizeof t == 1) {
        expect_refused(job.run(), ARGPOOL_INDEX_OVERFLOW, {"to: type u8", "1 x 255 x 255 taps"});
      } else {
        ASSERT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
        EXPECT_EQ(job.to.cells(), job.expected.cells());
      }
    });
  }
}

TEST(Convert, ThreadsShareTheRowsAndTheFirstOffenderIsNamed) {
  const Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 128, 200}};
  for (int threads : {1, 2, 5}) {
    Conversion<int64_t, int32_t> job(c, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_IMAGE, Order::cl, 0);
    ASSERT_EQ(job.run(threads), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(job.to.cells(), job.expected.cells());
    job.from.at({1, 2, 0, 0}) = -1;
    job.from.at({1, 0, 40, 7}) += int64_t{1} << 40;
    job.from.at({1, 0, 40, 8}) = -2;
    expect_refused(job.run(threads), ARGPOOL_INDEX_OUT_OF_RANGE,
                   {"from[n 1, c 0, h 40, w 7] is 1099", "76800 to 102399", "(C8)"});
  }
  argpool_shutdown();
}

TEST(Convert, ForeignCellsHaveNoTap) {
  const Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 1, 4, 4}};
  Conversion<int64_t, uint8_t> job(c, ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_WINDOW, Order::cf, 0);
  job.from.at({0, 0, 1, 0}) = 3;
  expect_refused(job.run(), ARGPOOL_INDEX_OUT_OF_RANGE,
                 {"from[n 0, c 0, h 1, w 0] is 3, cell (h 0, w 3)", "the position's own window"});
  Conversion<uint8_t, int64_t> back(c, ARGPOOL_INDEX_WINDOW, ARGPOOL_INDEX_PLANE, Order::cf, 0);
  back.from.at({0, 0, 0, 1}) = 4;
  expect_refused(back.run(), ARGPOOL_INDEX_OUT_OF_RANGE,
                 {"from[n 0, c 0, h 0, w 1] is 4", "tap numbers 0 to 3"});
}

// The contract's ONNX example: index 5 in the default 4x4 shape is cell (1, 1); as index of a 5x5
// tensor it would be (1, 0).
TEST(Convert, TheTwoReadingsOfOutputShape) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 1, 5, 5}};
  Conversion<int64_t, int64_t> job(c, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE, ARGPOOL_INDEX_TENSOR,
                                   Order::cf, 0);
  job.from.for_each([](const auto&, int64_t& v) { v = 5; });
  ASSERT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(job.to.cells(), std::vector<int64_t>(4, 6));
  job.from_space = ARGPOOL_INDEX_TENSOR;
  job.to_space = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
  job.from.for_each([](const auto&, int64_t& v) { v = 4; });
  expect_refused(job.run(), ARGPOOL_INDEX_OUT_OF_RANGE,
                 {"is 4, cell (h 0, w 4)", "cells of the default shape"});
}

TEST(Convert, ShapesOfPoolingAndOfUnpooling) {
  argpool_window w = ARGPOOL_WINDOW_1D(2, 3, 0);
  Array<int64_t> from({1, 4}, false), to({1, 4}, false);
  from.for_each([](const auto&, int64_t& v) { v = 0; });
  for (int64_t n = 1; n < 20; ++n) {
    const argpool_status status = argpool_convert_indices(
        &w, &n, &from, ARGPOOL_INDEX_PLANE, &to, ARGPOOL_INDEX_PLANE, nullptr);
    // C1: 11 to 13 give 4. C2: 11 by default, 9 to 13.
    EXPECT_EQ(status, n >= 9 && n <= 13 ? ARGPOOL_OK : ARGPOOL_SHAPE_MISMATCH) << n;
    EXPECT_EQ(status == ARGPOOL_OK, !*argpool_last_error());
  }
  EXPECT_EQ(to.cells(), std::vector<int64_t>(4, 0));
}

TEST(Convert, WithoutElementsThereIsNothingToDo) {
  const Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {0, 3, 4, 4}};
  Conversion<int64_t, int32_t> job(c, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_PLANE, Order::cf, 0);
  EXPECT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
}

TEST(Convert, BroadcastAndReversedInputs) {
  const Case c = {ARGPOOL_WINDOW_1D(2, 2, 0), {3, 2, 8}};
  Conversion<int64_t, int32_t> job(c, ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_PLANE, Order::cf, 0);
  job.from.strides()[0] = 0;
  job.from.tensor().data = job.from.data() + 3;
  job.from.strides()[2] = -1;
  ASSERT_EQ(job.run(), ARGPOOL_OK) << argpool_last_error();
  job.to.for_each([&](const auto& at, int32_t& v) { EXPECT_EQ(v, job.from.at(at)); });
}

}  // namespace
