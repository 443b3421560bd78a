// Sizes, and cells of other planes, through the public API and the default kernels.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <vector>

#include "array.h"
#include "problem.h"

namespace argpool::test {
namespace {

using Floats = Array<float>;

TEST(Size, PlanesOver32Bits) {  // C13: 2^32 cells, which one row of memory stands for (C15)
  const int64_t n = 1 << 16;
  argpool_window w = ARGPOOL_WINDOW_2D(2, n / 2 + 5, 0);
  Floats src({1, 1, 1, n}), values({1, 2, 2, 2});
  Array<int64_t> indices({1, 2, 2, 2});
  for (size_t i = 0; i < src.data.size(); ++i) src.data[i] = float(i * 2654435761u % 1000);
  int64_t shape[4] = {1, 2, n, n}, strides[4] = {0, 0, 0, 1};
  src.dl()->shape = shape;
  src.dl()->strides = strides;
  ASSERT_EQ(argpool_max_pool(&w, src.dl(), values.dl(), indices.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  const reference::View<const float> cells{src.data.data(), {1, 2, 1, n, n}, {0, 0, 0, 0, 1}};
  std::vector<float> want(8);
  std::vector<int64_t> want_indices(8);
  const Extents pooled{1, 2, 1, 2, 2}, packed{8, 4, 4, 2, 1};
  reference::Window window;
  ASSERT_EQ(reference::normalise(w, &window), ARGPOOL_OK);
  reference::max_pool<float, int64_t>(window, ARGPOOL_INDEX_PLANE, cells,
                                      {want.data(), pooled, packed},
                                      {want_indices.data(), pooled, packed});
  EXPECT_EQ(values.data, want);
  EXPECT_EQ(indices.data, want_indices);
  EXPECT_GT(indices.data[3], INT32_MAX);
  Array<int32_t> narrow({1, 2, 2, 2});
  EXPECT_EQ(argpool_max_pool(&w, src.dl(), values.dl(), narrow.dl(), nullptr),
            ARGPOOL_INDEX_OVERFLOW);  // C7
}

TEST(Indices, AnotherPlanesCellIsRefused) {  // C8
  const argpool_window w = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = ARGPOOL_INDEX_TENSOR;
  Floats values({1, 2, 4, 4}), dst({1, 2, 8, 8});
  Array<int64_t> indices({1, 2, 4, 4});
  for (size_t i = 0; i < 32; ++i) {
    indices.data[i] = int64_t(i / 16 * 64 + i % 16 / 4 * 16 + i % 4 * 2);
  }
  ASSERT_EQ(argpool_max_unpool(&w, values.dl(), indices.dl(), dst.dl(), &options), ARGPOOL_OK)
      << argpool_last_error();
  indices.data[17] = 2;  // a cell of channel 0
  EXPECT_EQ(argpool_max_unpool(&w, values.dl(), indices.dl(), dst.dl(), &options),
            ARGPOOL_INDEX_OUT_OF_RANGE);
}

}  // namespace
}  // namespace argpool::test
