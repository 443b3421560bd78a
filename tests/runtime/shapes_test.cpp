// argpool_pooled_shape and argpool_unpooled_shape: C1, C2, C3 as tables, and against the reference.
// SPDX-License-Identifier: MIT
#include "harness.h"
#include "problem/shapes.h"

namespace {

struct Pooled {
  int64_t n, k, s, pb, pe, d;
  int ceil;
  int64_t expected;  // 0: invalid_window
};

argpool_window one_d(int64_t k, int64_t s, int64_t pb, int64_t pe, int64_t d, int ceil) {
  return {sizeof(argpool_window), 1, ceil, {k}, {s}, {pb}, {pe}, {d}};
}

TEST(Shapes, PooledTable) {
  const Pooled table[] = {
      {4, 2, 2, 0, 0, 1, 0, 2},      {5, 2, 2, 0, 0, 1, 0, 2},
      {5, 2, 2, 0, 0, 1, 1, 3},      {6, 7, 0, 0, 0, 0, 1, 1},  // as PyTorch
      {6, 7, 0, 0, 0, 0, 0, 0},      {360, 3, 2, 1, 1, 1, 0, 180},
      {7, 3, 2, 1, 1, 1, 1, 4},      {3, 2, 2, 0, 1, 1, 1, 2},
      {4, 1, 3, 0, 0, 1, 0, 2},      {5, 2, 1, 0, 0, 4, 0, 1},
      {4, 2, 1, 0, 0, 4, 0, 0},      {2, 1, 3, 1, 1, 1, 1, 1},  // none starts in the end pad
      {INT64_MAX, 2, 1, 0, 0, 1, 0, INT64_MAX - 1},
  };
  for (const Pooled& row : table) {
    const argpool_window w = one_d(row.k, row.s, row.pb, row.pe, row.d, row.ceil);
    int64_t out = -1;
    const argpool_status status = argpool_pooled_shape(&w, &row.n, &out);
    if (row.expected) {
      EXPECT_EQ(status, ARGPOOL_OK) << argpool_last_error();
      EXPECT_EQ(out, row.expected) << "n " << row.n << " k " << row.k;
    } else {
      EXPECT_EQ(status, ARGPOOL_INVALID_WINDOW);
      EXPECT_EQ(out, -1);  // untouched
    }
  }
}

TEST(Shapes, OverflowIsAnError) {
  const int64_t big = INT64_MAX / 2 + 1;
  const struct {
    int64_t n, k, s, p, d;
  } rows[] = {{4, big, 1, 0, 3}, {big, 2, 1, big, 1}, {INT64_MAX, 1, 1, 1, 1}};
  for (const auto& row : rows) {
    const argpool_window w = one_d(row.k, row.s, row.p, row.p, row.d, 1);
    int64_t out;
    expect_refused(argpool_pooled_shape(&w, &row.n, &out), ARGPOOL_INVALID_WINDOW,
                   {"overflows 64 bits"});
    if (row.n == INT64_MAX) continue;  // its pads make it smaller again
    expect_refused(argpool_unpooled_shape(&w, &row.n, nullptr, &out), ARGPOOL_INVALID_WINDOW,
                   {"overflows 64 bits"});
  }
  argpool_window w = one_d(2, big, 0, 0, 1, 1);  // ceil's (out - 1) * stride leaves 64 bits
  const int64_t n = INT64_MAX;
  int64_t out;
  EXPECT_EQ(argpool_pooled_shape(&w, &n, &out), ARGPOOL_OK);
  EXPECT_EQ(out, 2);
}

TEST(Shapes, UnpooledTable) {
  argpool_window w = ARGPOOL_WINDOW_2D(2, 2, 0);
  const int64_t pooled[] = {180, 240};
  int64_t out[2];
  ASSERT_EQ(argpool_unpooled_shape(&w, pooled, nullptr, out), ARGPOOL_OK);
  EXPECT_EQ(out[0], 360);
  EXPECT_EQ(out[1], 480);
  const int64_t odd[] = {361, 479};
  ASSERT_EQ(argpool_unpooled_shape(&w, pooled, odd, out), ARGPOOL_OK);
  EXPECT_EQ(out[0], 361);
  const int64_t wide[] = {360, 482};
  expect_refused(argpool_unpooled_shape(&w, pooled, wide, out), ARGPOOL_SHAPE_MISMATCH,
                 {"w is 482", "479 to 481", "by default 480", "C2"});
  const argpool_window dilated = one_d(3, 2, 0, 0, 3, 0);  // the default counts dilation
  const int64_t five = 5;
  ASSERT_EQ(argpool_unpooled_shape(&dilated, &five, nullptr, out), ARGPOOL_OK);
  EXPECT_EQ(out[0], 15);
  const argpool_window padded = one_d(3, 2, 2, 2, 1, 0);
  const int64_t one = 1;
  expect_refused(argpool_unpooled_shape(&padded, &one, nullptr, out), ARGPOOL_SHAPE_MISMATCH,
                 {"default unpooled w", "-1", "1 or more"});
}

TEST(Shapes, AsTheReference) {
  std::mt19937 random(7);
  const auto below = [&](int n) { return (int64_t)(random() % (uint32_t)n); };
  for (int i = 0; i < 20000; ++i) {
    const argpool_window w = one_d(1 + below(6), below(5), below(4), below(4), below(4),
                                   (int)below(2));
    const int64_t n = 1 + below(20), wanted = 1 + below(40);
    int64_t ours = 0, theirs = 0;
    ASSERT_EQ(argpool_pooled_shape(&w, &n, &ours), ref::pooled_shape(w, &n, &theirs));
    ASSERT_EQ(ours, theirs);
    const int64_t* size = below(2) ? &wanted : nullptr;
    ASSERT_EQ(argpool_unpooled_shape(&w, &n, size, &ours),
              ref::unpooled_shape(w, &n, size, &theirs));
    ASSERT_EQ(ours, theirs);
  }
}

TEST(Shapes, EmptyWindowsAsTheReference) {
  std::mt19937 random(8);
  const auto below = [&](int n) { return (int64_t)(random() % (uint32_t)n); };
  int empty = 0;
  for (int i = 0; i < 50000; ++i) {
    const argpool_window w = one_d(1 + below(4), 1 + below(5), below(9), below(9), 1 + below(9), 0);
    const int64_t n = 1 + below(12);
    int64_t pooled = 0;
    if (argpool_pooled_shape(&w, &n, &pooled)) continue;
    argpool::Window ours;
    ref::Window theirs;
    ASSERT_EQ(argpool::read_window(&w, &ours), ARGPOOL_OK);
    ASSERT_EQ(ref::normalise(w, &theirs), ARGPOOL_OK);
    const bool expected = ref::has_empty_window(theirs, {1, 1, n}, {1, 1, pooled});
    empty += expected;
    ASSERT_EQ(argpool::has_empty_window(ours, 0, n, pooled), expected)
        << "n " << n << " k " << w.kernel[0] << " s " << w.stride[0] << " p " << w.pad_begin[0]
        << " " << w.pad_end[0] << " d " << w.dilation[0];
  }
  EXPECT_GT(empty, 100);
}

// Only the last of 2^27 - 1 positions has no cell: found without a look at all of them.
TEST(Shapes, TheFirstEmptyWindowMayBeFar) {
  const int64_t d = 1 << 27;
  argpool::Window w = {1, false, {2, 1, 1}, {1, 1, 1}, {d - 1}, {}, {d, 1, 1}};
  EXPECT_FALSE(argpool::has_empty_window(w, 0, d - 1, d - 2));
  EXPECT_TRUE(argpool::has_empty_window(w, 0, d - 1, d - 1));
}

TEST(Shapes, WindowsOfOtherVersions) {
  struct Later {
    argpool_window window;
    int64_t unknown;
  } later = {ARGPOOL_WINDOW_2D(2, 2, 0), 0};
  later.window.struct_size = sizeof later;
  const int64_t spatial[] = {4, 6};
  int64_t out[2];
  EXPECT_EQ(argpool_pooled_shape(&later.window, spatial, out), ARGPOOL_OK);
  later.unknown = 1;  // a field that means something we do not know
  expect_refused(argpool_pooled_shape(&later.window, spatial, out), ARGPOOL_INVALID_ARGUMENT,
                 {"window.struct_size is " + std::to_string(sizeof later)});
  argpool_window earlier = ARGPOOL_WINDOW_2D(2, 2, 0);
  earlier.struct_size = offsetof(argpool_window, dilation);
  earlier.dilation[0] = 99;  // beyond the caller's struct
  EXPECT_EQ(argpool_pooled_shape(&earlier, spatial, out), ARGPOOL_OK);
  EXPECT_EQ(out[1], 3);
  earlier.struct_size = 8;
  expect_refused(argpool_pooled_shape(&earlier, spatial, out), ARGPOOL_INVALID_ARGUMENT,
                 {"struct_size is 8"});
}

}  // namespace
