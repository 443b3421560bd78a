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

TEST(Reference, SmallFloatsAreExactAndRoundToEven) {  // C9
  for (uint32_t bits = 0; bits < 0x10000; ++bits) {
    reference::Float16 half;
    reference::BFloat16 brain;
    half.bits = brain.bits = uint16_t(bits);
    if (std::isnan(float(half))) {
      EXPECT_TRUE((bits & 0x7fff) > 0x7c00 && std::isnan(float(reference::Float16(float(half)))));
    } else {
      EXPECT_EQ(reference::Float16(float(half)).bits, bits);
    }
    if (std::isnan(float(brain))) {
      EXPECT_TRUE((bits & 0x7fff) > 0x7f80 && std::isnan(float(reference::BFloat16(float(brain)))));
    } else {
      EXPECT_EQ(reference::BFloat16(float(brain)).bits, bits);
    }
  }
  const auto half = [](float v) { return reference::Float16(v).bits; };
  EXPECT_EQ(half(1.f), 0x3c00);
  EXPECT_EQ(half(-2.f), 0xc000);
  EXPECT_EQ(half(2049.f), 0x6800) << "2048 is even, 2050 is not";
  EXPECT_EQ(half(2051.f), 0x6802);
  EXPECT_EQ(half(65504.f), 0x7bff);
  EXPECT_EQ(half(65519.99f), 0x7bff);
  EXPECT_EQ(half(65520.f), 0x7c00) << "a tie, to infinity";
  EXPECT_EQ(half(0x1p-24f), 1) << "the least subnormal";
  EXPECT_EQ(half(0x1p-25f), 0) << "a tie, to zero";
  EXPECT_EQ(half(0x1.8p-24f), 2);
  EXPECT_EQ(half(0x1.ff8p-15f), 0x3ff) << "the largest subnormal";
  EXPECT_EQ(half(0x1.ffcp-15f), 0x400) << "a tie, up to the least normal number";
  EXPECT_EQ(half(-0.f), 0x8000);
  const auto brain = [](float v) { return reference::BFloat16(v).bits; };
  EXPECT_EQ(brain(257.f), 0x4380) << "256 is even, 258 is not";
  EXPECT_EQ(brain(259.f), 0x4382);
  EXPECT_EQ(brain(std::numeric_limits<float>::max()), 0x7f80);
}

// Four positions of a k2s2 pooling of a 4×4 plane, of which two name cell 5 and one names none.
template <typename T>
struct Gradients {
  std::vector<T> values, cells = std::vector<T>(16, T(9.f));
  std::vector<int64_t> indices{5, 16, 5, 0};
  View<T> values_view = packed<T>(values, {1, 1, 1, 2, 2});
  View<T> cells_view = packed<T>(cells, {1, 1, 1, 4, 4});

  explicit Gradients(std::vector<float> numbers) {
    for (float v : numbers) values.push_back(T(v));
    values_view.data = values.data();
  }
  View<const int64_t> index_view() { return packed<const int64_t>(indices, {1, 1, 1, 2, 2}); }
  template <typename U>
  static View<const U> input(const View<U>& v) {
    return {v.data, v.extent, v.stride};
  }
  std::optional<reference::Offender> add() {
    return reference::max_pool_backward<T, int64_t>(window("k2s2"), ARGPOOL_INDEX_PLANE,
                                                    input(values_view), index_view(), cells_view);
  }
};

TEST(Reference, SumsFromPlusZeroInOrderAndRoundsOnce) {  // C9
  Gradients<float> zeros({-0.f, 1, -0.f, 2});
  const auto offender = zeros.add();
  ASSERT_TRUE(offender);
  EXPECT_EQ(offender->index, 16);
  EXPECT_EQ(zeros.cells[5], 0.f);
  EXPECT_FALSE(std::signbit(zeros.cells[5]));
  EXPECT_EQ(zeros.cells[0], 2.f);
  EXPECT_EQ(zeros.cells[1], 0.f);

  Gradients<float> order({0x1p24f, 0, 1, 1});
  order.indices = {5, 4, 5, 5};
  order.add();
  EXPECT_EQ(order.cells[5], 0x1p24f) << "each 1 is lost; added to one another first they were not";

  Gradients<reference::BFloat16> once({256, 0, 1, 1});
  once.indices = {5, 4, 5, 5};
  once.add();
  EXPECT_EQ(float(once.cells[5]), 258.f);

  Gradients<float> nan({kNan, 0, 1, 1});
  nan.add();
  EXPECT_TRUE(std::isnan(nan.cells[5]));
}

TEST(Reference, UnpoolingsGradientGathersAndExactTakesFromLosers) {  // C10
  Gradients<float> g({7, 7, 7, 7});
  for (size_t i = 0; i < 16; ++i) g.cells[i] = float(100 + i);
  const auto backward = [&](argpool_duplicates duplicates) {
    const auto offender = reference::max_unpool_backward<float, int64_t>(
        window("k2s2"), ARGPOOL_INDEX_PLANE, duplicates, g.input(g.cells_view), g.index_view(),
        g.values_view);
    EXPECT_EQ(offender.value().index, 16);
    return g.values;
  };
  EXPECT_EQ(backward(ARGPOOL_DUPLICATES_LAST), (std::vector<float>{105, 0, 105, 100}));
  EXPECT_EQ(backward(ARGPOOL_DUPLICATES_SUM), (std::vector<float>{105, 0, 105, 100}));
  EXPECT_EQ(backward(ARGPOOL_DUPLICATES_EXACT), (std::vector<float>{0, 0, 105, 100}));
}

TEST(Reference, TheDefaultShapeCountsOtherCellsThanDsts) {  // C7
  const reference::Window w = window("k2s2");
  const Extents dst{1, 2, 1, 5, 3}, pooled{1, 2, 1, 2, 2};  // the default is 4×4
  const reference::Indexing indexing(ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE, w, dst, pooled);
  EXPECT_EQ(indexing.counted, (Extents{1, 2, 1, 4, 4}));
  const Position o{0, 1, 0, 0, 0};
  EXPECT_EQ(reference::named_cell(indexing, o, 16 + 5), (Position{0, 1, 0, 1, 1}));
  EXPECT_FALSE(reference::named_cell(indexing, o, 16 + 3)) << "w 3 lies past dst";
  EXPECT_FALSE(reference::named_cell(indexing, o, 5)) << "another plane's";
  EXPECT_EQ(reference::index_naming(indexing, o, {0, 1, 0, 3, 2}), 16 + 14);
  EXPECT_FALSE(reference::index_naming(indexing, o, {0, 1, 0, 4, 0})) << "h 4 has no index";
  const reference::Indexing taps(ARGPOOL_INDEX_WINDOW, w, dst, pooled);
  EXPECT_EQ(reference::index_naming(taps, {0, 1, 0, 1, 0}, {0, 1, 0, 3, 1}), 3);
  EXPECT_FALSE(reference::index_naming(taps, o, {0, 1, 0, 3, 1})) << "another window's";
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
