// Index space tensor_default_shape: ONNX's other reading of MaxUnpool's output_shape.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

class Default_shape : public testing::Test {
 protected:
  // dst of `shape` from 2x2 positions, whose default shape is 4x4.
  static Case of(std::vector<int64_t> shape, Order order = Order::cf) {
    return {ARGPOOL_WINDOW_2D(2, 2, 0), std::move(shape), true, order, 0,
            ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE, {2, 2}};
  }
};

// maxunpool_export_with_output_shape, a node test of ONNX. ONNX Runtime reads the same indices in
// the 5x5 tensor.
TEST_F(Default_shape, AsOnnxsNodeTest) {
  Case c = of({1, 1, 5, 5});
  Tensors<int64_t> t(c);
  const float values[] = {5, 6, 7, 8};
  const int64_t indices[] = {5, 7, 13, 15};
  memcpy(t.values.data(), values, sizeof values);
  memcpy(t.indices.data(), indices, sizeof indices);
  argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(t.dst.cells(), (std::vector<float>{0, 0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0,
                                               0, 0, 0, 7, 0, 8, 0, 0, 0, 0, 0, 0}));
  EXPECT_FALSE(t.expect_unpooled());
  o.index_space = t.c.space = ARGPOOL_INDEX_TENSOR;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_EQ(t.dst.cells(), (std::vector<float>{0, 0, 0, 0, 0, 5, 0, 6, 0, 0, 0, 0, 0,
                                               7, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0}));
  EXPECT_FALSE(t.expect_unpooled());
}

// Cells beyond the default shape are zero; its cells beyond dst can be named by none.
TEST_F(Default_shape, OfDstsWithinOneStride) {
  const argpool_window windows[] = {ARGPOOL_WINDOW_2D(2, 2, 0), ARGPOOL_WINDOW_2D(3, 2, 1),
                                    ARGPOOL_WINDOW_2D(5, 3, 0)};
  for (const argpool_window& w : windows) {
    const int64_t pooled[] = {3, 2};
    int64_t normal[2];
    ASSERT_EQ(argpool_unpooled_shape(&w, pooled, nullptr, normal), ARGPOOL_OK);
    for (int64_t dh = 1 - w.stride[0]; dh < w.stride[0]; ++dh) {
      for (int64_t dw = 1 - w.stride[1]; dw < w.stride[1]; ++dw) {
        for (Order order : {Order::cf, Order::cl}) {
          Case c = of({2, 3, normal[0] + dh, normal[1] + dw}, order);
          c.window = w;
          c.positions = {3, 2};
          SCOPED_TRACE(testing::Message() << c.shape[2] << "x" << c.shape[3]);
          Tensors<int64_t> t(c);
          fill_rough(t.values, 3);
          fill_rough(t.src, 4);
          const int64_t plane = normal[0] * normal[1], h = std::min(normal[0], c.shape[2]),
                        x = std::min(normal[1], c.shape[3]);
          int64_t next = 0;
          const auto fill_indices = [&](int64_t step) {
            t.indices.for_each([&](const auto& at, int64_t& v) {
              next += step;
              v = (at[0] * 3 + at[1]) * plane + next % h * normal[1] + next / h % x;
            });
          };
          argpool_options o = options_for(scalar_table(), c);
          for (int64_t step : {0, 1, 5}) {
            fill_indices(step);
            for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_SUM}) {
              o.duplicates = d;
              ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
              EXPECT_FALSE(d ? t.expect_summed() : t.expect_unpooled());
            }
          }
          Tensors<int64_t> back(c);
          t.indices.for_each([&](const auto& at, int64_t& v) { back.indices.at(at) = v; });
          back.run_gathers(o);
          if (HasFailure()) return;
        }
      }
    }
  }
}

// Honest indices of the default shape, pooled from a tensor that has it: dst may be smaller, which
// a gather serves, or larger, where the numbers of its cells run into the next row.
TEST_F(Default_shape, PooledIndices) {
  for (int64_t more : {-1, 0, 1}) {
    Case source = {ARGPOOL_WINDOW_2D(3, 2, 0), {2, 3, 7, 9}, true, Order::cf, 0,
                   ARGPOOL_INDEX_TENSOR};
    Tensors<int64_t> pooled(source);
    ASSERT_EQ(pooled.pool(options_for(scalar_table(), source)), ARGPOOL_OK);
    Case c = source;
    c.shape[3] += more;
    c.positions = {3, 4};
    c.space = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
    Tensors<int64_t> t(c);
    bool inside = true;
    t.indices.for_each([&](const auto& at, int64_t& v) {
      v = pooled.indices.at(at);
      inside &= v % 9 < c.shape[3];
    });
    const argpool_status status = t.unpool(options_for(scalar_table(), c));
    EXPECT_EQ(status, inside ? ARGPOOL_OK : ARGPOOL_INDEX_OUT_OF_RANGE);
    const auto offender = t.expect_unpooled();
    EXPECT_EQ(!offender, inside);
    if (!inside) continue;
    EXPECT_STREQ(argpool_last_variant(),
                 more > 0 ? "max_unpool_scatter_x32_i64_cf_any__base_scalar"
                          : "max_unpool_x32_i64_cf_any__base_scalar");
  }
}

TEST_F(Default_shape, IsRefusedWhereItMeansNothing) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 1, 4, 4}};
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  o.index_space = ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE;
  expect_refused(t.pool(o), ARGPOOL_INVALID_ARGUMENT, {"tensor_default_shape (6) in max_pool"});
  expect_refused(t.pool_backward(o), ARGPOOL_INVALID_ARGUMENT, {"in max_pool_backward"});
  Tensors<int32_t> narrow(c);
  expect_refused(narrow.unpool(o), ARGPOOL_UNSUPPORTED_TYPE, {"tensor_default_shape: i64"});
}

TEST_F(Default_shape, OffendersAndForcedGathers) {
  Case c = of({1, 2, 5, 3});
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  t.indices.for_each([](const auto& at, int64_t& v) { v = at[1] * 16; });
  t.indices.at({0, 1, 1, 0}) = 16 + 7;  // cell (1, 3) of 4x4
  const std::vector<std::string> words = {"indices[n 0, c 1, h 1, w 0] is 23", "16 to 31",
                                          "default shape (h 4, w 4)", "h 4, w 3"};
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, words);
  expect_refused(t.unpool_backward(o), ARGPOOL_INDEX_OUT_OF_RANGE, words);
  o.forced_variant = "max_unpool_x32_i64_cf_any__base_scalar";
  expect_refused(t.unpool(o), ARGPOOL_FORCED_VARIANT, {"exceeds the default shape"});
}

}  // namespace
