// The contract's examples, and its refusals, through the public API and the default kernels.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "array.h"
#include "problem.h"

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

TEST(Example, FourFiveAndEight) {
  struct Ones {
    Shape pooled, dst;
  };
  for (const Ones& o :
       {Ones{{1, 64, 14, 14}, {1, 64, 28, 28}}, Ones{{1, 16, 7, 7}, {1, 16, 15, 15}},
        Ones{{64, 14, 14}, {64, 28, 28}}, Ones{{16, 7, 7}, {16, 15, 15}}}) {
    Floats values(o.pooled), dst(o.dst);
    Array<int32_t> indices(o.pooled);
    std::fill(values.data.begin(), values.data.end(), 1.f);
    std::fill(dst.data.begin(), dst.data.end(), 9.f);
    ASSERT_EQ(argpool_max_unpool(&kHalve, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK)
        << argpool_last_error();
    const size_t plane = size_t(o.dst.back() * o.dst.back());
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

TEST(Example, ThreeSixAndSevenHaveTheirShapes) {
  const argpool_window k3s2 = ARGPOOL_WINDOW_3D(3, 2, 0), k2s2 = ARGPOOL_WINDOW_3D(2, 2, 0);
  int64_t out[3];
  const int64_t n3[3] = {51, 33, 15}, p3[3] = {25, 16, 7};
  ASSERT_EQ(argpool_pooled_shape(&k3s2, n3, out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, p3));
  ASSERT_EQ(argpool_unpooled_shape(&k3s2, p3, n3, out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, n3));
  const int64_t p6[3] = {4, 4, 4}, n6[3] = {8, 8, 8}, p7[3] = {3, 3, 3}, n7[3] = {7, 7, 7};
  ASSERT_EQ(argpool_unpooled_shape(&k2s2, p6, nullptr, out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, n6));
  ASSERT_EQ(argpool_unpooled_shape(&k2s2, p7, n7, out), ARGPOOL_OK);
  EXPECT_TRUE(std::equal(out, out + 3, n7));
}

// A pooling of an 1×2×6×6 tensor that is right until `spoil` changes it.
struct PoolCall {
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  Floats src{{1, 2, 6, 6}}, values{{1, 2, 3, 3}};
  Array<int64_t> indices{{1, 2, 3, 3}};
  argpool_status run() {
    return argpool_max_pool(&window, src.dl(), values.dl(), indices.dl(), &options);
  }
};

TEST(Refusal, WindowsAndShapes) {  // C1, C3
  const auto status = [](auto spoil) {
    PoolCall call;
    spoil(call);
    const argpool_status got = call.run();
    EXPECT_EQ(got != ARGPOOL_OK, *argpool_last_error() != 0);
    return got;
  };
  EXPECT_EQ(status([](PoolCall&) {}), ARGPOOL_OK);
  EXPECT_EQ(status([](PoolCall& c) { c.window.kernel[0] = 0; }), ARGPOOL_INVALID_WINDOW);
  EXPECT_EQ(status([](PoolCall& c) { c.window.stride[1] = -1; }), ARGPOOL_INVALID_WINDOW);
  EXPECT_EQ(status([](PoolCall& c) { c.window.dilation[1] = -1; }), ARGPOOL_INVALID_WINDOW);
  EXPECT_EQ(status([](PoolCall& c) { c.window.pad_end[1] = -1; }), ARGPOOL_INVALID_WINDOW);
  EXPECT_EQ(status([](PoolCall& c) { c.window.kernel[1] = 7; }), ARGPOOL_INVALID_WINDOW);
  EXPECT_EQ(status([](PoolCall& c) {
              c.window.pad_begin[0] = c.window.pad_begin[1] = 2;
              c.values = Floats({1, 2, 4, 4});
              c.indices = Array<int64_t>({1, 2, 4, 4});
            }), ARGPOOL_INVALID_WINDOW) << "the first window lies in the padding";
  EXPECT_EQ(status([](PoolCall& c) { c.values = Floats({1, 2, 3, 4}); }), ARGPOOL_SHAPE_MISMATCH);
  EXPECT_EQ(status([](PoolCall& c) { c.values = Floats({1, 3, 3, 3}); }), ARGPOOL_SHAPE_MISMATCH);
  EXPECT_EQ(status([](PoolCall& c) { c.indices = Array<int64_t>({1, 2, 2, 3}); }),
            ARGPOOL_SHAPE_MISMATCH);
  EXPECT_NE(status([](PoolCall& c) { c.src = Floats({1, 2, 0, 6}); }), ARGPOOL_OK)
      << "a zero spatial extent is an error";
  EXPECT_NE(status([](PoolCall& c) { c.window.kernel[0] = INT64_MAX; }), ARGPOOL_OK);
  EXPECT_NE(status([](PoolCall& c) { c.window.pad_begin[0] = c.window.pad_end[0] = INT64_MAX; }),
            ARGPOOL_OK);
}

TEST(Refusal, ArgumentsTypesStrides) {  // C15, C16, C7
  const auto status = [](auto spoil) {
    PoolCall call;
    spoil(call);
    return call.run();
  };
  EXPECT_EQ(status([](PoolCall& c) { c.options.struct_size = 3; }), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(status([](PoolCall& c) { c.window.struct_size = 0; }), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(status([](PoolCall& c) { c.window.rank = 4; }), ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(status([](PoolCall& c) { c.options.index_space = argpool_index_space(77); }),
            ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(status([](PoolCall& c) { c.options.forced_variant = "no_such_row"; }),
            ARGPOOL_FORCED_VARIANT);
  EXPECT_EQ(status([](PoolCall& c) { c.src.dl()->dtype.code = kDLInt; }), ARGPOOL_UNSUPPORTED_TYPE);
  EXPECT_EQ(status([](PoolCall& c) { c.indices.dl()->dtype.bits = 16; }), ARGPOOL_UNSUPPORTED_TYPE);
  EXPECT_EQ(status([](PoolCall& c) { c.options.index_space = ARGPOOL_INDEX_WINDOW; }),
            ARGPOOL_UNSUPPORTED_TYPE) << "i64 holds no tap numbers";
  EXPECT_EQ(status([](PoolCall& c) { c.src.dl()->device.device_type = kDLCUDA; }),
            ARGPOOL_UNSUPPORTED_DEVICE);
  EXPECT_EQ(status([](PoolCall& c) { c.src.stride(3) = 2; }), ARGPOOL_UNSUPPORTED_STRIDES);
  EXPECT_EQ(status([](PoolCall& c) { c.src.dl()->data = nullptr; }), ARGPOOL_INVALID_ARGUMENT);
  PoolCall call;
  EXPECT_EQ(argpool_max_pool(&call.window, nullptr, call.values.dl(), nullptr, nullptr),
            ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(argpool_max_pool(nullptr, call.src.dl(), call.values.dl(), nullptr, nullptr),
            ARGPOOL_INVALID_ARGUMENT);
}

TEST(Refusal, IndexTypeTooSmall) {  // C7
  const argpool_window wide = ARGPOOL_WINDOW_1D(256, 256, 0);
  Floats src({1, 1, 256}), values({1, 1, 1});
  Array<uint8_t> taps({1, 1, 1});
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = ARGPOOL_INDEX_WINDOW;
  EXPECT_EQ(argpool_max_pool(&wide, src.dl(), values.dl(), taps.dl(), &options),
            ARGPOOL_INDEX_OVERFLOW) << "256 taps; 255 are the most";
}

TEST(Refusal, Overlap) {  // C14
  PoolCall call;
  call.values.dl()->data = call.src.data.data() + 20;
  EXPECT_EQ(call.run(), ARGPOOL_OVERLAP);
  PoolCall other;
  other.values.dl()->data = other.indices.data.data();
  EXPECT_EQ(other.run(), ARGPOOL_OVERLAP);
}

TEST(Refusal, WindowsWithoutACellAreFineInOffsetSpaces) {  // C3
  const argpool_window w = ARGPOOL_WINDOW_2D(2, 1, 2);  // the default dst of 5×5 is 2×2
  Floats values({1, 1, 5, 5}), dst({1, 1, 2, 2});
  Array<int64_t> indices({1, 1, 5, 5});
  std::fill(values.data.begin(), values.data.end(), 1.f);
  EXPECT_EQ(argpool_max_unpool(&w, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK)
      << argpool_last_error();
  EXPECT_EQ(dst.data, (std::vector<float>{1, 0, 0, 0}));
}

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

TEST(NoOp, ZeroImagesAndChannels) {  // C3: succeeds after all checks
  for (const Shape& shape : {Shape{0, 2, 6, 6}, Shape{3, 0, 6, 6}}) {
    Shape pooled = shape;
    pooled[2] = pooled[3] = 3;
    Floats src(shape), values(pooled), dst(shape);
    Array<int64_t> indices(pooled);
    EXPECT_EQ(argpool_max_pool(&kHalve, src.dl(), values.dl(), indices.dl(), nullptr), ARGPOOL_OK)
        << argpool_last_error();
    EXPECT_EQ(argpool_max_unpool(&kHalve, values.dl(), indices.dl(), dst.dl(), nullptr), ARGPOOL_OK)
        << argpool_last_error();
    argpool_window bad = kHalve;
    bad.stride[0] = -1;
    EXPECT_EQ(argpool_max_pool(&bad, src.dl(), values.dl(), indices.dl(), nullptr),
              ARGPOOL_INVALID_WINDOW);
  }
}

}  // namespace
}  // namespace argpool::test
