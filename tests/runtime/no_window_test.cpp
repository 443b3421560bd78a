// Unpooling without a window: dst of any extents, indices as offsets in it (C2).
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

using Extents = std::vector<int64_t>;

class No_window : public testing::Test {
 protected:
  std::mt19937 random{7};

  // Values of `pooled` positions into a dst of `cells`. The reference has indices that are offsets
  // in a plane, for which any window will do.
  static Case of(const Extents& pooled, const Extents& cells, Order order,
                 argpool_index_space space) {
    Extents shape = {2, 3};
    shape.insert(shape.end(), cells.begin(), cells.end());
    const argpool_window windows[] = {ARGPOOL_WINDOW_1D(1, 1, 0), ARGPOOL_WINDOW_2D(1, 1, 0),
                                      ARGPOOL_WINDOW_3D(1, 1, 1)};
    argpool_window w = windows[cells.size() - 1];
    for (int64_t& pad : w.pad_begin) pad = 0;
    for (int64_t& pad : w.pad_end) pad = 0;
    return {w, shape, true, order, 0, space, pooled};
  }

  // Indices drawn from a plane, or from one cell of it: then duplicates.
  void draw(Tensors<int64_t>& t, int64_t most) {
    int64_t plane = 1;
    for (size_t i = 2; i < t.c.shape.size(); ++i) plane *= t.c.shape[i];
    t.indices.for_each([&](const auto& at, int64_t& v) {
      const int64_t first =
          t.c.space == ARGPOOL_INDEX_TENSOR ? (at[0] * 3 + at[1]) * plane : 0;
      v = first + (int64_t)(random() % (uint64_t)std::min(plane, most));
    });
    fill_rough(t.values, random());
  }

  void expect_all(Tensors<int64_t>& t, argpool_options o) {
    for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_SUM}) {
      o.duplicates = d;
      ASSERT_EQ(argpool_max_unpool(nullptr, &t.values, &t.indices, &t.dst, &o), ARGPOOL_OK)
          << argpool_last_error();
      EXPECT_FALSE(d ? t.expect_summed() : t.expect_unpooled());
    }
    for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_EXACT}) {
      o.duplicates = d;
      ASSERT_EQ(argpool_max_unpool_backward(nullptr, &t.src, &t.indices, &t.values, &o),
                ARGPOOL_OK)
          << argpool_last_error();
      EXPECT_FALSE(t.expect_gathered(d));
    }
  }
};

TEST_F(No_window, AnyExtents) {
  for (int round = 0; round < 400 && !HasFailure(); ++round) {
    const size_t rank = 1 + random() % 3;
    Extents pooled, cells;
    for (size_t i = 0; i < rank; ++i) {
      pooled.push_back(1 + (int64_t)(random() % 6));
      cells.push_back(1 + (int64_t)(random() % (round % 2 ? 16 : 5)));
    }
    const auto space = round % 3 ? ARGPOOL_INDEX_PLANE : ARGPOOL_INDEX_TENSOR;
    Tensors<int64_t> t(of(pooled, cells, round % 5 ? Order::cf : Order::cl, space));
    draw(t, round % 4 ? 1 << 20 : 3);
    SCOPED_TRACE(testing::Message() << "round " << round);
    expect_all(t, options_for(scalar_table(), t.c));
  }
}

// Indices of a pooling come back to their places, whatever its window was.
TEST_F(No_window, UndoesPooling) {
  for (const argpool_window& w :
       {argpool_window ARGPOOL_WINDOW_2D(2, 2, 0), argpool_window ARGPOOL_WINDOW_2D(3, 2, 1),
        argpool_window ARGPOOL_WINDOW_2D(3, 1, 1), argpool_window ARGPOOL_WINDOW_2D(5, 4, 2)}) {
    for (int64_t size : {12, 13}) {
      Tensors<int64_t> t(Case{w, {1, 3, size, size + 2}});
      argpool_options o = options_for(scalar_table(), t.c);
      ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
      expect_all(t, o);
    }
  }
}

TEST_F(No_window, Plans) {
  Tensors<int64_t> t(of({3, 2}, {9, 5}, Order::cf, ARGPOOL_INDEX_PLANE));
  draw(t, 1 << 20);
  argpool_options o = options_for(scalar_table(), t.c);
  const DLTensor* tensors[] = {&t.values, &t.indices, &t.dst};
  argpool_plan* plan = nullptr;
  ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_UNPOOL, nullptr, tensors, &o), ARGPOOL_OK)
      << argpool_last_error();
  void* data[] = {t.values.data(), t.indices.data(), t.dst.data()};
  EXPECT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
  argpool_plan_destroy(plan);
}

TEST_F(No_window, NamesTheFirstOffender) {
  Tensors<int64_t> t(of({3, 2}, {9, 5}, Order::cf, ARGPOOL_INDEX_PLANE));
  draw(t, 1 << 20);
  t.indices.at({1, 2, 0, 1}) = 45;
  t.indices.at({1, 2, 2, 1}) = -1;
  const argpool_options o = options_for(scalar_table(), t.c);
  expect_refused(argpool_max_unpool(nullptr, &t.values, &t.indices, &t.dst, &o),
                 ARGPOOL_INDEX_OUT_OF_RANGE, {"n 1, c 2, h 0, w 1", "is 45"});
}

TEST_F(No_window, Refusals) {
  Tensors<int64_t> t(Case{ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}});
  argpool_options o = options_for(scalar_table(), t.c);
  const auto unpool = [&] {
    return argpool_max_unpool(nullptr, &t.values, &t.indices, &t.dst, &o);
  };
  draw(t, 24);
  EXPECT_EQ(unpool(), ARGPOOL_OK) << argpool_last_error();
  expect_refused(argpool_max_pool(nullptr, &t.src, &t.values, &t.indices, &o),
                 ARGPOOL_INVALID_ARGUMENT, {"window is NULL", "max_unpool_backward"});
  expect_refused(argpool_max_pool_backward(nullptr, &t.values, &t.indices, &t.dst, &o),
                 ARGPOOL_INVALID_ARGUMENT, {"window is NULL"});
  for (auto space : {ARGPOOL_INDEX_WINDOW, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}) {
    o.index_space = space;
    expect_refused(unpool(), ARGPOOL_INVALID_ARGUMENT, {"window is NULL", "offsets in dst"});
  }
  o.index_space = ARGPOOL_INDEX_PLANE;
  expect_refused(argpool_max_unpool(nullptr, nullptr, &t.indices, &t.dst, &o),
                 ARGPOOL_INVALID_ARGUMENT, {"values is NULL"});
  expect_refused(argpool_max_unpool(nullptr, &t.values, &t.indices, nullptr, &o),
                 ARGPOOL_INVALID_ARGUMENT, {"dst is NULL"});
  t.dst.shape()[1] = 2;
  expect_refused(unpool(), ARGPOOL_SHAPE_MISMATCH, {"c is"});
  t.dst.shape()[1] = 3;
  t.dst.shape()[3] = 0;
  expect_refused(unpool(), ARGPOOL_SHAPE_MISMATCH, {"w is 0"});
  t.dst.shape()[3] = 6;
  t.values.tensor().ndim = 2;
  expect_refused(unpool(), ARGPOOL_SHAPE_MISMATCH, {"values has 2 dimensions", "3 to 5"});
  t.values.tensor().ndim = 4;
  t.dst.tensor().ndim = 3;
  expect_refused(unpool(), ARGPOOL_SHAPE_MISMATCH, {"dst has 3 dimensions"});
}

}  // namespace
