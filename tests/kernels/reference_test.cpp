// The reference against numbers worked out by hand: an oracle needs one too.
// SPDX-License-Identifier: MIT
#include "reference.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "problem.h"

namespace argpool::test {
namespace {

using reference::View;

constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
constexpr float kInf = std::numeric_limits<float>::infinity();

template <typename T>
View<T> packed(std::vector<std::remove_const_t<T>>& data, const Extents& extent) {
  View<T> v{data.data(), extent, {}};
  int64_t stride = 1;
  for (size_t i = 5; i-- > 0; stride *= extent[i]) v.stride[i] = stride;
  return v;
}

reference::Window window(const char* words) {
  return parse(std::string("max_pool f32 i64 plane cf n1c1h1w1 ") + words).normal_window();
}

struct Pooled {
  float value;
  int64_t index;
};

// Pools one row of numbers with one window that covers it.
Pooled pool_row(std::vector<float> row) {
  reference::Window w;
  w.kernel[2] = w.stride[2] = int64_t(row.size());
  std::vector<float> value(1);
  std::vector<int64_t> index(1);
  reference::max_pool<float, int64_t>(w, ARGPOOL_INDEX_PLANE,
                                      packed<const float>(row, {1, 1, 1, 1, w.kernel[2]}),
                                      packed<float>(value, {1, 1, 1, 1, 1}),
                                      packed<int64_t>(index, {1, 1, 1, 1, 1}));
  return {value[0], index[0]};
}

TEST(Reference, TakesTheFirstMaximum) {  // C4
  EXPECT_EQ(pool_row({1, 3, 3, 2}).index, 1);
  EXPECT_EQ(pool_row({0.f, -0.f}).index, 0);
  EXPECT_EQ(pool_row({-0.f, 0.f}).index, 0);
  EXPECT_TRUE(std::signbit(pool_row({-0.f, 0.f}).value));
}

TEST(Reference, TakesTheLastNan) {  // C5
  EXPECT_EQ(pool_row({1, kNan, 3, kNan, 9}).index, 3);
  EXPECT_TRUE(std::isnan(pool_row({1, kNan, 3, kNan, 9}).value));
  EXPECT_EQ(pool_row({kNan, kInf}).index, 0);
}

TEST(Reference, PaddingNeverWins) {  // C6
  EXPECT_EQ(pool_row({-kInf, -kInf}).index, 0);
  std::vector<float> src{-5, -6, -7, -8}, values(4);
  std::vector<int64_t> indices(4);
  reference::max_pool<float, int64_t>(
      window("k3s2p1"), ARGPOOL_INDEX_PLANE, packed<const float>(src, {1, 1, 1, 2, 2}),
      packed<float>(values, {1, 1, 1, 1, 1}), packed<int64_t>(indices, {1, 1, 1, 1, 1}));
  EXPECT_EQ(values[0], -5);
  EXPECT_EQ(indices[0], 0);
}

TEST(Reference, IndexSpaces) {  // C7: one cell of a 2×3×2×4×5 tensor in each space
  const Extents cells{2, 3, 2, 4, 5};
  const Position cell{1, 2, 1, 3, 4};  // the last one
  const int64_t plane = 2 * 4 * 5;
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_PLANE, cells, cell), plane - 1);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_TENSOR, cells, cell), 6 * plane - 1);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_TENSOR_COLMAJOR, cells, cell), 6 * plane - 1);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_IMAGE, cells, cell), 3 * plane - 1);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_BATCH_IMAGE, cells, cell), 6 * plane - 1);
  const Position inner{1, 2, 1, 2, 3};  // d 1, h 2, w 3: offset 33; column-major 1 + 2*2 + 3*8 = 29
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_PLANE, cells, inner), 33);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_TENSOR, cells, inner), 5 * plane + 33);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_TENSOR_COLMAJOR, cells, inner), 5 * plane + 29);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_IMAGE, cells, inner), 33 * 3 + 2);
  EXPECT_EQ(reference::index_of(ARGPOOL_INDEX_BATCH_IMAGE, cells, inner), plane * 3 + 33 * 3 + 2);
}

TEST(Reference, NamedCellUndoesIndexOf) {
  const Extents cells{2, 3, 2, 4, 5};
  const reference::Window w = window("k2s2");
  for (int space = ARGPOOL_INDEX_PLANE; space < ARGPOOL_INDEX_WINDOW; ++space) {
    const auto s = argpool_index_space(space);
    const reference::Indexing indexing(s, w, cells, {2, 3, 1, 2, 2});
    int64_t named = 0;
    const Position pooled{1, 2, 0, 0, 0};
    for (int64_t index = -2; index < 300; ++index) {
      const auto cell = reference::named_cell(indexing, pooled, index);
      if (!cell) continue;
      ++named;
      EXPECT_EQ(reference::index_of(s, cells, *cell), index);
      EXPECT_EQ((*cell)[0], 1);
      EXPECT_EQ((*cell)[1], 2);
    }
    EXPECT_EQ(named, 40) << "exactly the cells of the own plane, space " << space;
  }
}

TEST(Reference, UnpoolKeepsTheLastAndNamesTheFirstOffender) {  // C8
  std::vector<float> values{1, 2, 3, 4}, dst(16, 9.f);
  std::vector<int64_t> indices{5, 16, 5, -1};
  const auto offender = reference::max_unpool<float, int64_t>(
      window("k2s2"), ARGPOOL_INDEX_PLANE, packed<const float>(values, {1, 1, 1, 2, 2}),
      packed<const int64_t>(indices, {1, 1, 1, 2, 2}), packed<float>(dst, {1, 1, 1, 4, 4}));
  ASSERT_TRUE(offender);
  EXPECT_EQ(offender->index, 16);
  EXPECT_EQ(offender->pooled, (Position{0, 0, 0, 0, 1}));
  std::vector<float> want(16);
  want[5] = 3;
  EXPECT_EQ(dst, want);
}

argpool_window words(const char* text) {
  return parse(std::string("max_pool f32 i64 plane cf n1c1w1 ") + text).window;
}

int64_t pooled(const char* text, int64_t n) {
  const argpool_window w = words(text);
  int64_t out = -1;
  return reference::pooled_shape(w, &n, &out) ? -1 : out;
}

int64_t unpooled(const char* text, int64_t n, int64_t wanted = 0) {
  const argpool_window w = words(text);
  int64_t out = -1;
  return reference::unpooled_shape(w, &n, wanted ? &wanted : nullptr, &out) ? -1 : out;
}

TEST(Reference, Extents) {  // C1, C2, C3
  EXPECT_EQ(pooled("k2s2", 5), 2);
  EXPECT_EQ(pooled("k2s2 ceil", 5), 3);
  EXPECT_EQ(pooled("k2s2", 1), -1);
  EXPECT_EQ(pooled("k7s7 ceil", 6), 1);
  EXPECT_EQ(pooled("k7s7", 6), -1);
  EXPECT_EQ(pooled("k3s2p1", 7), 4);
  EXPECT_EQ(pooled("k2s3 ceil", 4), 2);
  EXPECT_EQ(pooled("k1s3 ceil", 3), 1) << "the second window would start past the plane";
  EXPECT_EQ(pooled("k3s1d2", 5), 1);
  EXPECT_EQ(pooled("k2", 6), 3) << "stride 0 is the kernel's size";
  EXPECT_EQ(pooled("k0", 6), -1);
  EXPECT_EQ(pooled("k2s-1", 6), -1);
  EXPECT_EQ(unpooled("k2s2", 2), 4);
  EXPECT_EQ(unpooled("k2s2", 2, 3), 3);
  EXPECT_EQ(unpooled("k2s2", 2, 5), 5);
  EXPECT_EQ(unpooled("k2s2", 2, 2), -1);
  EXPECT_EQ(unpooled("k2s2", 2, 6), -1);
  EXPECT_EQ(unpooled("k3s2p1", 4), 7);
  EXPECT_EQ(unpooled("k3s1d2", 1), 5) << "the default counts dilation";
  EXPECT_EQ(unpooled("k2s2p2", 1), -1) << "a default below 1";
  EXPECT_EQ(pooled("k9223372036854775807d9223372036854775807", 6), -1);
}

TEST(Reference, EmptyWindows) {  // C3
  const auto empty = [](const char* text, int64_t n) {
    const int64_t out = pooled(text, n);
    const std::string line = std::string("max_pool f32 i64 plane cf n1c1w1 ") + text;
    return reference::has_empty_window(parse(line).normal_window(), {1, 1, n}, {1, 1, out});
  };
  EXPECT_FALSE(empty("k3s2p2", 5));
  EXPECT_TRUE(empty("k2s1p2", 5)) << "the first window lies in the padding";
  EXPECT_TRUE(empty("k2s1p1d3", 2)) << "the taps fall before and behind the two cells";
}

}  // namespace
}  // namespace argpool::test
