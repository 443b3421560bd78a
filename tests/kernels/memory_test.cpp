// Strides that kernels see as they are (C15): negative ones, and inputs whose cells share memory.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>

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

}  // namespace
}  // namespace argpool::test
