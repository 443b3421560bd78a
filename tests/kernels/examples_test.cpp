// The contract's examples, through the public API and the default kernels.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "array.h"

namespace argpool::test {
namespace {

using Floats = Array<float>;

std::vector<float> count_up(int64_t n) {
  std::vector<float> v(static_cast<size_t>(n));
  std::iota(v.begin(), v.end(), 1.f);
  return v;
}

const argpool_window kHalve = ARGPOOL_WINDOW_2D(2, 2, 0);

TEST(Example, One) {
  Floats src({1, 1, 4, 4}, count_up(16)), values({1, 1, 2, 2}), dst({1, 1, 4, 4});
  Array<int64_t> indices({1, 1, 2, 2});
  ASSERT_EQ(argpool_max_pool(&kHalve, src.dl(), values.dl(), indices.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  EXPECT_EQ(values.data, (std::vector<float>{6, 8, 14, 16}));
  EXPECT_EQ(indices.data, (std::vector<int64_t>{5, 7, 13, 15}));
  ASSERT_EQ(argpool_max_unpool(&kHalve, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK);
  EXPECT_EQ(dst.data, (std::vector<float>{0, 0, 0, 0, 0, 6, 0, 8, 0, 0, 0, 0, 0, 14, 0, 16}));
}

TEST(Example, Two) {
  Floats src({1, 1, 4, 5}, count_up(20)), values({1, 1, 2, 2}), dst({1, 1, 4, 5});
  Array<int64_t> indices({1, 1, 2, 2});
  ASSERT_EQ(argpool_max_pool(&kHalve, src.dl(), values.dl(), indices.dl(), nullptr), ARGPOOL_OK);
  ASSERT_EQ(argpool_max_unpool(&kHalve, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK);
  EXPECT_EQ(dst.data, (std::vector<float>{0, 0, 0, 0, 0, 0, 7, 0, 9, 0,
                                          0, 0, 0, 0, 0, 0, 17, 0, 19, 0}));
  int64_t pooled[2] = {2, 2}, unpooled[2] = {};
  ASSERT_EQ(argpool_unpooled_shape(&kHalve, pooled, nullptr, unpooled), ARGPOOL_OK);
  EXPECT_EQ(unpooled[0], 4);
  EXPECT_EQ(unpooled[1], 4);
  Floats square({1, 1, 4, 4});
  EXPECT_EQ(argpool_max_unpool(&kHalve, values.dl(), indices.dl(), square.dl(), nullptr),
            ARGPOOL_INDEX_OUT_OF_RANGE);
  EXPECT_NE(std::string(argpool_last_error()).find("16"), std::string::npos);
}

TEST(Example, FourToEight) {
  const argpool_window flat = kHalve, cube = ARGPOOL_WINDOW_3D(2, 2, 0);
  struct Ones {
    argpool_window window;
    Shape pooled, dst;
  };
  for (const Ones& o :
       {Ones{flat, {1, 64, 14, 14}, {1, 64, 28, 28}}, Ones{flat, {1, 16, 7, 7}, {1, 16, 15, 15}},
        Ones{cube, {1, 32, 4, 4, 4}, {1, 32, 8, 8, 8}},
        Ones{cube, {1, 8, 3, 3, 3}, {1, 8, 7, 7, 7}},
        Ones{flat, {64, 14, 14}, {64, 28, 28}}, Ones{flat, {16, 7, 7}, {16, 15, 15}},
        Ones{cube, {32, 4, 4, 4}, {32, 8, 8, 8}}, Ones{cube, {8, 3, 3, 3}, {8, 7, 7, 7}}}) {
    Floats values(o.pooled), dst(o.dst);
    Array<int32_t> indices(o.pooled);
    std::fill(values.data.begin(), values.data.end(), 1.f);
    std::fill(dst.data.begin(), dst.data.end(), 9.f);
    ASSERT_EQ(argpool_max_unpool(&o.window, values.dl(), indices.dl(), dst.dl(), nullptr),
              ARGPOOL_OK) << argpool_last_error();
    size_t plane = 1;
    for (int i = 0; i < o.window.rank; ++i) plane *= size_t(o.dst.back());
    for (size_t i = 0; i < dst.data.size(); ++i) {
      ASSERT_EQ(dst.data[i], i % plane == 0 ? 1.f : 0.f) << i;
    }
  }
}

TEST(Example, EightUnbatchedGivesTheSamePlanes) {
  const argpool_window w = ARGPOOL_WINDOW_2D(3, 2, 1);
  Floats batched({1, 3, 9, 7}), unbatched({3, 9, 7}), v4({1, 3, 5, 4}), v3({3, 5, 4});
  Array<int64_t> i4({1, 3, 5, 4}), i3({3, 5, 4});
  for (size_t i = 0; i < batched.data.size(); ++i) {
    batched.data[i] = unbatched.data[i] = float(i * 37 % 23);
  }
  ASSERT_EQ(argpool_max_pool(&w, batched.dl(), v4.dl(), i4.dl(), nullptr), ARGPOOL_OK);
  ASSERT_EQ(argpool_max_pool(&w, unbatched.dl(), v3.dl(), i3.dl(), nullptr), ARGPOOL_OK);
  EXPECT_EQ(v4.data, v3.data);
  EXPECT_EQ(i4.data, i3.data);
}

TEST(Example, Three) {
  const argpool_window w = ARGPOOL_WINDOW_3D(3, 2, 0);
  const Shape cells{20, 16, 51, 33, 15}, pooled{20, 16, 25, 16, 7};
  int64_t out[3];
  ASSERT_EQ(argpool_pooled_shape(&w, &cells[2], out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, &pooled[2]));
  ASSERT_EQ(argpool_unpooled_shape(&w, &pooled[2], &cells[2], out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, &cells[2]));

  Floats src(cells), values(pooled), dst(cells);
  Array<int64_t> indices(pooled);
  for (size_t i = 0; i < src.data.size(); ++i) src.data[i] = float(i * 2654435761u % 1000003 + 1);
  ASSERT_EQ(argpool_max_pool(&w, src.dl(), values.dl(), indices.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  ASSERT_EQ(argpool_max_unpool(&w, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  const size_t plane = 51 * 33 * 15, positions = 25 * 16 * 7;
  std::vector<float> want(src.data.size());
  for (size_t o = 0; o < values.data.size(); ++o) {
    const size_t cell = o / positions * plane + size_t(indices.data[o]);
    EXPECT_EQ(values.data[o], src.data[cell]);
    want[cell] = src.data[cell];
  }
  EXPECT_TRUE(dst.data == want);
}

TEST(Example, SumsOfSmallFloatsAreRoundedOnce) {  // C9: 256 + 1 + 1 is 258, not 256, in bf16
  Array<uint16_t> values({1, 1, 3}, {0x4380, 0x3f80, 0x3f80}), dst({1, 1, 3});
  Array<int64_t> indices({1, 1, 3}, {1, 1, 1});
  for (DLTensor* t : {values.dl(), dst.dl()}) t->dtype.code = kDLBfloat;
  const argpool_window w = ARGPOOL_WINDOW_1D(1, 1, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  ASSERT_EQ(argpool_max_pool_backward(&w, values.dl(), indices.dl(), dst.dl(), &options),
            ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(dst.data, (std::vector<uint16_t>{0, 0x4381, 0}));
  options.duplicates = ARGPOOL_DUPLICATES_SUM;
  ASSERT_EQ(argpool_max_unpool(&w, values.dl(), indices.dl(), dst.dl(), &options), ARGPOOL_OK)
      << argpool_last_error();
  EXPECT_EQ(dst.data, (std::vector<uint16_t>{0, 0x4381, 0}));
}

}  // namespace
}  // namespace argpool::test
