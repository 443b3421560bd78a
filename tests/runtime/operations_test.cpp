// Calls through argpool.h on scalar kernels against the reference: layouts, spaces, ranks, threads.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

argpool_window window(std::vector<int64_t> k, std::vector<int64_t> s, std::vector<int64_t> p,
                      std::vector<int64_t> pe, std::vector<int64_t> d, int ceil = 0) {
  argpool_window w = {};
  w.struct_size = sizeof w;
  w.rank = (int)k.size();
  w.ceil_mode = ceil;
  for (size_t i = 0; i < k.size(); ++i) {
    w.kernel[i] = k[i];
    w.stride[i] = s[i];
    w.pad_begin[i] = p[i];
    w.pad_end[i] = pe[i];
    w.dilation[i] = d[i];
  }
  return w;
}

std::vector<Case> cases() {
  std::vector<Case> out;
  add_layouts(out, ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 8, 10}, true);
  add_layouts(out, ARGPOOL_WINDOW_2D(2, 2, 0), {3, 7, 9}, false);
  add_layouts(out, ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 9, 12}, true);
  add_layouts(out, ARGPOOL_WINDOW_2D(3, 1, 1), {1, 2, 5, 4}, true);
  add_layouts(out, ARGPOOL_WINDOW_2D(1, 3, 0), {2, 2, 7, 8}, true);
  add_layouts(out, ARGPOOL_WINDOW_1D(3, 2, 1), {2, 4, 17}, true);
  add_layouts(out, ARGPOOL_WINDOW_3D(2, 2, 0), {2, 2, 4, 6, 5}, true);
  add_layouts(out, ARGPOOL_WINDOW_3D(3, 2, 1), {2, 5, 7, 6}, false);
  add_layouts(out, window({2, 3}, {2, 1}, {0, 1}, {1, 0}, {1, 2}), {2, 2, 6, 9}, true);
  add_layouts(out, window({3, 3}, {2, 2}, {0, 0}, {0, 0}, {1, 1}, 1), {1, 3, 8, 7}, true);
  return out;
}

template <typename I>
void pool_and_unpool(const Case& c) {
  SCOPED_TRACE(testing::Message() << "rank " << c.rank() << " space " << c.space << " order "
                                  << (int)c.order << " gap " << c.gap << " k " << c.window.kernel[0]
                                  << " s " << c.window.stride[0] << " p " << c.window.pad_begin[0]);
  Tensors<I> t(c);
  const argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  // dst need not have src's shape: where it does not, as with ceil_mode, the rest is C2's business.
  const argpool_status status = t.unpool(o);
  if (status == ARGPOOL_SHAPE_MISMATCH) return;
  ASSERT_EQ(status, ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
}

TEST(Operations, PoolAndUnpoolInEverySpace) {
  for (Case c : cases()) {
    for (int space = ARGPOOL_INDEX_PLANE; space <= ARGPOOL_INDEX_BATCH_IMAGE; ++space) {
      c.space = (argpool_index_space)space;
      pool_and_unpool<int64_t>(c);
      if (space != ARGPOOL_INDEX_TENSOR && space != ARGPOOL_INDEX_TENSOR_COLMAJOR) {
        pool_and_unpool<int32_t>(c);
      }
    }
    c.space = ARGPOOL_INDEX_WINDOW;
    pool_and_unpool<uint8_t>(c);
  }
}

// The last in row-major order wins, whatever the number of threads (C8).
TEST(Operations, DuplicatesAcrossTiles) {
  for (int threads = 1; threads <= 8; ++threads) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 512, 300}};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    o.num_threads = threads;
    ASSERT_EQ(t.pool(o), ARGPOOL_OK);
    t.expect_pooled();
    t.indices.at({0, 1, 255, 149}) = 3;  // from the last tile into the first
    t.indices.at({0, 1, 100, 0}) = 3;
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_unpooled());
  }
}

TEST(Operations, FirstOffenderIsNamedWhateverTheThreads) {
  for (Order order : {Order::cf, Order::cl}) {
    for (int threads : {1, 2, 4, 8}) {
      Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 128, 200}, true, order};
      Tensors<int64_t> t(c);
      argpool_options o = options_for(scalar_table(), c);
      o.num_threads = threads;
      ASSERT_EQ(t.pool(o), ARGPOOL_OK);
      t.indices.at({1, 2, 0, 0}) = -1;
      t.indices.at({1, 0, 40, 7}) += int64_t{1} << 32;  // all 64 bits count
      t.indices.at({1, 0, 41, 0}) = 25600;
      t.indices.at({1, 1, 0, 0}) = 25600;
      t.indices.at({0, 2, 63, 99}) = 0;  // foreign, no offender
      expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE,
                     {"indices[n 1, c 0, h 40, w 7] is 4294", "0 to 25599"});
      EXPECT_TRUE(t.dst.gaps_intact());
    }
  }
}

TEST(Operations, OffendersInEverySpace) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  const auto refuse = [&](argpool_index_space space, int64_t index,
                          const std::vector<std::string>& words) {
    c.space = space;
    Tensors<int64_t> t(c);
    const argpool_options o = options_for(scalar_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK);
    t.indices.at({1, 2, 1, 0}) = index;
    expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, words);
  };
  const std::string where = "indices[n 1, c 2, h 1, w 0] is ";
  refuse(ARGPOOL_INDEX_PLANE, 24, {where + "24;", "0 to 23 in steps of 1"});
  refuse(ARGPOOL_INDEX_TENSOR, 119, {where + "119;", "120 to 143"});
  refuse(ARGPOOL_INDEX_TENSOR_COLMAJOR, 144, {where + "144;", "120 to 143"});
  refuse(ARGPOOL_INDEX_IMAGE, 3, {where + "3;", "2 to 71 in steps of 3"});
  refuse(ARGPOOL_INDEX_BATCH_IMAGE, 2, {where + "2;", "74 to 143 in steps of 3"});

  c.space = ARGPOOL_INDEX_WINDOW;
  Tensors<uint8_t> t(c);
  const argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  t.indices.at({0, 1, 1, 2}) = 4;
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE,
                 {"indices[n 0, c 1, h 1, w 2] is 4", "tap numbers 0 to 3"});
}

TEST(Operations, TrustedIndicesRaiseNoError) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 4, 6}};
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  o.trusted_indices = 1;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  t.indices.at({0, 1, 1, 2}) = 1000;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_TRUE(t.expect_unpooled());  // the wrong index loses its value, no more
  const std::string scatter = "max_unpool_scatter_x32_i64_cf_any__base_scalar";
  o.forced_variant = scatter.c_str();
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_TRUE(t.expect_unpooled());
  EXPECT_EQ(scatter, argpool_last_variant());
}

TEST(Operations, ForcedScatterFindsOffendersToo) {
  Case c = {ARGPOOL_WINDOW_2D(3, 1, 1), {2, 2, 6, 5}};
  Tensors<int32_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  o.forced_variant = "max_unpool_scatter_x32_i32_cf_any__base_scalar";
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
  t.indices.at({1, 0, 2, 2}) = 30;
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, {"n 1, c 0, h 2, w 2] is 30"});
}

TEST(Operations, EmptyBatchesAndChannelsSucceed) {
  for (std::vector<int64_t> shape : {std::vector<int64_t>{0, 3, 4, 4}, {2, 0, 4, 4}}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), shape};
    Tensors<int64_t> t(c);
    const argpool_options o = options_for(scalar_table(), c);
    EXPECT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_STREQ(argpool_last_variant(), "");
    EXPECT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
    for (auto* strides : {&t.src.strides(), &t.values.strides(), &t.indices.strides()}) {
      *strides = {0, 0, 0, 0};  // NumPy's, of arrays without elements
    }
    EXPECT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.values.shape()[2] = 3;  // after all checks
    expect_refused(t.pool(o), ARGPOOL_SHAPE_MISMATCH, {});
  }
}

TEST(Operations, WithoutKernelSetThereIsNoKernel) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 1, 4, 4}};
  Tensors<int64_t> t(c);
  expect_refused(t.pool(options_for(nullptr, c)), ARGPOOL_NO_KERNEL,
                 {"no kernels are linked into this program", "libargpool.so"});
}

}  // namespace
