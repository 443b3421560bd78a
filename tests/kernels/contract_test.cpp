// The contract's refusals and sizes, through the public API and the default kernels.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "array.h"
#include "problem.h"

namespace argpool::test {
namespace {

using Floats = Array<float>;

const argpool_window kHalve = ARGPOOL_WINDOW_2D(2, 2, 0);

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
  EXPECT_EQ(status([](PoolCall& c) { c.values.stride(1) = 0; }), ARGPOOL_UNSUPPORTED_STRIDES);
  EXPECT_EQ(status([](PoolCall& c) { c.src.dl()->data = nullptr; }), ARGPOOL_INVALID_ARGUMENT);
  PoolCall call;
  EXPECT_EQ(argpool_max_pool(&call.window, nullptr, call.values.dl(), nullptr, nullptr),
            ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(argpool_max_pool(nullptr, call.src.dl(), call.values.dl(), nullptr, nullptr),
            ARGPOOL_INVALID_ARGUMENT);
}

// The three operations that consume indices, on a 1×2×3×3 pooled shape and 6×6 cells.
struct Consumers {
  argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  Floats values{{1, 2, 3, 3}}, cells{{1, 2, 6, 6}};
  Array<int64_t> indices{{1, 2, 3, 3}};
  // In the order of argpool_op from max_unpool on.
  std::array<argpool_status, 3> run() {
    return {argpool_max_unpool(&window, values.dl(), indices.dl(), cells.dl(), &options),
            argpool_max_pool_backward(&window, values.dl(), indices.dl(), cells.dl(), &options),
            argpool_max_unpool_backward(&window, cells.dl(), indices.dl(), values.dl(), &options)};
  }
};

TEST(Refusal, OfConsumersOfIndices) {
  const auto statuses = [](auto spoil) {
    Consumers call;
    spoil(call);
    return call.run();
  };
  using Statuses = std::array<argpool_status, 3>;
  const auto all = [](argpool_status s) { return Statuses{s, s, s}; };
  const argpool_status ok = ARGPOOL_OK;
  EXPECT_EQ(statuses([](Consumers&) {}), all(ok)) << argpool_last_error();
  EXPECT_EQ(statuses([](Consumers& c) { c.window.stride[0] = -1; }), all(ARGPOOL_INVALID_WINDOW));
  EXPECT_EQ(statuses([](Consumers& c) { c.indices = Array<int64_t>({1, 2, 3, 2}); }),
            all(ARGPOOL_SHAPE_MISMATCH));
  EXPECT_EQ(statuses([](Consumers& c) { c.cells = Floats({1, 2, 6, 8}); }),  // C1, C2
            all(ARGPOOL_SHAPE_MISMATCH));
  EXPECT_EQ(statuses([](Consumers& c) { c.cells = Floats({1, 2, 7, 7}); }), all(ok));
  EXPECT_EQ(statuses([](Consumers& c) { c.cells = Floats({1, 2, 5, 6}); }),
            (Statuses{ok, ARGPOOL_SHAPE_MISMATCH, ok})) << "5 cells pool to 2, not to 3 (C1)";
  EXPECT_EQ(statuses([](Consumers& c) { c.indices.data[7] = 36; }),  // C8
            all(ARGPOOL_INDEX_OUT_OF_RANGE));
  EXPECT_EQ(statuses([](Consumers& c) {
              c.indices.data[7] = -1;
              c.options.trusted_indices = 1;
            }), all(ok));
  EXPECT_EQ(statuses([](Consumers& c) { c.values.dl()->dtype.code = kDLInt; }),
            all(ARGPOOL_UNSUPPORTED_TYPE)) << "values and cells of two types";
  EXPECT_EQ(statuses([](Consumers& c) {
              c.values.dl()->dtype.code = c.cells.dl()->dtype.code = kDLInt;
            }), (Statuses{ok, ARGPOOL_UNSUPPORTED_TYPE, ok})) << "no gradient of integers (C16)";
  EXPECT_EQ(statuses([](Consumers& c) {
              for (DLTensor* t : {c.values.dl(), c.cells.dl()}) t->dtype = {kDLComplex, 128, 1};
            }), all(ARGPOOL_UNSUPPORTED_TYPE)) << "16 bytes";
  EXPECT_EQ(statuses([](Consumers& c) { c.options.duplicates = argpool_duplicates(3); })[0],
            ARGPOOL_INVALID_ARGUMENT);
  EXPECT_EQ(statuses([](Consumers& c) { c.options.duplicates = ARGPOOL_DUPLICATES_EXACT; })[0],
            ARGPOOL_INVALID_ARGUMENT) << "a gradient's word";
  EXPECT_EQ(statuses([](Consumers& c) { c.options.duplicates = ARGPOOL_DUPLICATES_EXACT; })[2], ok);
  EXPECT_EQ(statuses([](Consumers& c) {
              c.options.duplicates = ARGPOOL_DUPLICATES_SUM;
              for (DLTensor* t : {c.values.dl(), c.cells.dl()}) t->dtype = {kDLOpaqueHandle, 32, 1};
            })[0], ARGPOOL_UNSUPPORTED_TYPE) << "what has no sum";
  EXPECT_EQ(statuses([](Consumers& c) {
              c.options.index_space = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
            })[1], ARGPOOL_INVALID_ARGUMENT) << "a word of the unpooling operations";
  // C14: inputs may share memory, an output may not.
  EXPECT_EQ(statuses([](Consumers& c) { c.indices.dl()->data = c.cells.data.data(); }),
            (Statuses{ARGPOOL_OVERLAP, ARGPOOL_OVERLAP, ok}));
  EXPECT_EQ(statuses([](Consumers& c) { c.values.dl()->data = c.indices.data.data(); }),
            (Statuses{ok, ok, ARGPOOL_OVERLAP}));
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
