// Calls whose windows are far larger than their planes (C13): how many taps a kernel is given and
// how far apart, and that results are those of the whole window.
// SPDX-License-Identifier: MIT
#include "harness.h"
#include "problem/clip.h"
#include "scalar_tile.h"

namespace {

using argpool::kSpareTaps;

// The tiles that this file's rows were given, as a kernel that looks at all of it would count: taps
// at all positions, and the most cells from a tile's first tap to its last.
struct Given {
  double taps, longest[3];
} given;

template <int index, int layout>
int count_and_pool(void** args) {
  const argpool::test::scalar::Given g{args, index, layout};
  const argpool::test::scalar::Tile values(g, 1, 32);
  double taps = values.dim(3).extent;
  for (size_t i = 0; i < 3; ++i) {
    const int32_t extent = values.dim((int)i).extent;
    taps *= (double)extent * g.s.kernel[i];
    const double span = (double)(extent - 1) * g.s.stride[i] +
                        (double)(g.s.kernel[i] - 1) * g.s.dilation[i] + 1;
    given.longest[i] = std::max(given.longest[i], span);
    EXPECT_LE(g.s.stride[i], extent == 1 ? 1 : g.s.cell_extent[i] + kSpareTaps);
  }
  given.taps += taps;
  if (given.taps > 1e8) {
    ADD_FAILURE() << "more than 10^8 taps";
    return 0;
  }
  return scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, index, layout)(args);
}

const argpool_table* counting_table() {
  static TableBuilder* const builder = [] {
    auto* b = new TableBuilder("counting");
    b->add_target("base", 0);
    const auto add = [b](int index, int layout, argpool_kernel_fn run) {
      b->add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, index, layout), any_window(),
             {"counting", run, 0, {}, {costs(1)}});
    };
    add(ARGPOOL_IDX_I64, 1, count_and_pool<ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF>);
    add(ARGPOOL_IDX_I64, 2, count_and_pool<ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CL>);
    add(ARGPOOL_IDX_U16, 1, count_and_pool<ARGPOOL_IDX_U16, ARGPOOL_LAYOUT_CF>);
    add(ARGPOOL_IDX_U16, 2, count_and_pool<ARGPOOL_IDX_U16, ARGPOOL_LAYOUT_CL>);
    return b;
  }();
  return builder->table();
}

// Pools by a row that counts; the counts keep clip.h's promise.
template <typename I>
void expect_bounded(const Case& c) {
  Tensors<I> t(c);
  given = {};
  argpool_options o = options_for(counting_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  const std::vector<int64_t> pooled = c.pooled();
  double most = 1;
  for (int64_t extent : pooled) most *= (double)extent;
  for (int i = 0; i < c.rank(); ++i) {
    const double cells = (double)c.shape[c.shape.size() - 1 - (size_t)i];
    most *= 2 * cells + 2 * kSpareTaps;
    EXPECT_LE(given.longest[i], 3 * cells + 3 * kSpareTaps) << "dimension " << i;
  }
  EXPECT_GT(given.taps, 0);
  EXPECT_LE(given.taps, most);
}

struct Huge {
  argpool_window window;
  std::vector<int64_t> shape;
};

argpool_window line(int64_t kernel, int64_t stride, int64_t before, int64_t after,
                    int64_t dilation = 1, int ceil_mode = 0) {
  return {sizeof(argpool_window), 1, ceil_mode, {kernel}, {stride}, {before}, {after}, {dilation}};
}

argpool_window in_ceil_mode(argpool_window w) {
  w.ceil_mode = 1;
  return w;
}

template <typename I>
void expect_all_bounded(const std::vector<Huge>& calls, argpool_index_space space) {
  for (const Huge& huge : calls) {
    for (Order order : {Order::cf, Order::cl}) {
      SCOPED_TRACE(::testing::Message() << "kernel " << huge.window.kernel[0] << ", stride "
                                        << huge.window.stride[0] << ", "
                                        << (order == Order::cl ? "channels-last" : ""));
      expect_bounded<I>({huge.window, huge.shape, true, order, 0, space});
    }
  }
}

constexpr int64_t kLargest = (1 << 28) - 1;  // what kernels are told of a window

TEST(Clip, TapsInPaddingAreNotVisited) {
  const argpool_window deep = {sizeof deep, 3, 0, {70, 70, 70}, {5, 7, 9},
                               {66, 66, 66}, {66, 66, 66}, {1, 1, 1}};
  const argpool_window mixed = {sizeof mixed, 3, 1, {1, 10000000, 3}, {1, 10000000, 2},
                                {0, 5000, 1}, {0, 0, 1}, {1, 1, 1}};
  expect_all_bounded<int64_t>(
      {{in_ceil_mode(ARGPOOL_WINDOW_2D(100000000, 100000000, 0)), {1, 1, 4, 4}},
       {in_ceil_mode(ARGPOOL_WINDOW_2D(30000, 30000, 0)), {3, 2, 4, 5}},
       {in_ceil_mode(ARGPOOL_WINDOW_3D(kLargest, kLargest, 0)), {2, 3, 3, 4, 5}},
       {line(1000000, 1, 500000, 500000), {1, 1, 100}},       // positions share most cells
       {line(1000000, 1, 999999, 0), {1, 2, 100}},            // one more cell each
       {line(kLargest, 100000, kLargest - 1, kLargest - 1), {1, 2, 100}},  // tiles of one position
       {line(2, 1, 99999950, 0, 100000000), {2, 1, 100}},     // the second tap alone has cells
       {line(1000, 100, 1000, 99900, 100), {1, 3, 50}},       // taps further apart than cells
       {line(300, 1, 299, 299), {1, 2, 7}},
       {deep, {1, 2, 4, 4, 4}},
       {mixed, {2, 2, 3, 9, 8}}},
      ARGPOOL_INDEX_PLANE);
}

TEST(Clip, TapNumbersAreThoseOfTheWholeWindow) {
  const argpool_window plane = {sizeof plane, 2, 0, {250, 200}, {3, 5}, {249, 180}, {249, 199},
                                {1, 1}};
  expect_all_bounded<uint16_t>({{line(60000, 60000, 0, 0, 1, 1), {2, 3, 4}},
                                {line(65000, 300, 64999, 64999), {1, 2, 9}},
                                {line(3000, 40, 10000, 111970, 40), {1, 2, 33}},
                                {plane, {2, 3, 5, 6}}},
                               ARGPOOL_INDEX_WINDOW);
}

TEST(Clip, UsualWindowsStayWhole) {
  const Huge usual[] = {{ARGPOOL_WINDOW_2D(3, 2, 1), {1, 2, 4, 4}},
                        {ARGPOOL_WINDOW_2D(15, 1, 7), {1, 2, 8, 8}},
                        {ARGPOOL_WINDOW_1D(97, 97, 0), {1, 2, 97}},
                        {ARGPOOL_WINDOW_2D(9, 1, 4), {1, 1, 1, 1}}};
  for (const Huge& u : usual) {
    const Case c = {u.window, u.shape};
    Tensors<int64_t> t(c);
    given = {};
    argpool_options o = options_for(counting_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
    double taps = 1;
    for (int64_t extent : c.pooled()) taps *= (double)extent;
    for (int i = 0; i < c.rank(); ++i) taps *= (double)u.window.kernel[i];
    EXPECT_EQ(given.taps, taps) << "kernel " << u.window.kernel[0];
  }
}

// A row with a compiled window visits all of its taps: it runs where nothing else may.
TEST(Clip, RowsForAnyWindowComeFirst) {
  const argpool_window_key compiled = {{200, 200, 1}, {200, 200, 1}, {0, 0, 0}, {1, 1, 1}};
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  const argpool_kernel_fn run =
      scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  for (bool costed : {true, false}) {
    for (bool has_any : {true, false}) {
      TableBuilder b("both");
      b.add_target("base", 0);
      const auto cost = [&](float ns) {
        return costed ? std::vector<argpool_cost>{costs(ns)} : std::vector<argpool_cost>{};
      };
      b.add(key, compiled, {"compiled", run, 0, {}, cost(1)});
      if (has_any) b.add(key, any_window(), {"any", run, 0, {}, cost(1000)});
      const Case small = {in_ceil_mode(ARGPOOL_WINDOW_2D(200, 200, 0)), {1, 1, 4, 4}};
      const Case whole = {ARGPOOL_WINDOW_2D(200, 200, 0), {1, 1, 200, 200}};
      for (const Case& c : {small, whole}) {
        Tensors<int64_t> t(c);
        const argpool_options o = options_for(b.table(), c);
        ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
        t.expect_pooled();
        const bool any = has_any && c.shape == small.shape;
        EXPECT_STREQ(argpool_last_variant(), any ? "any" : "compiled");
      }
    }
  }
}

// Where rows are cut, no guard may count on their width.
TEST(Clip, CutRowsHaveNoWidth) {
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  const argpool_kernel_fn run =
      scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  TableBuilder b("guards");
  b.add_target("base", 0);
  b.add(key, any_window(), {"wide", run, 0, guarding(&argpool_guard::min_w, 16), {costs(1)}});
  b.add(key, any_window(),
        {"multiple", run, 0, guarding(&argpool_guard::multiple_w, 2), {costs(2)}});
  b.add(key, any_window(), {"free", run, 0, {}, {costs(3)}});
  for (bool cut : {true, false}) {
    const Case c = {cut ? line(300, 1, 299, 294) : line(300, 1, 0, 0), {1, 2, cut ? 7 : 500}};
    Tensors<int64_t> t(c);
    const argpool_options o = options_for(b.table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
    EXPECT_STREQ(argpool_last_variant(), cut ? "free" : "wide");
  }
}

}  // namespace
