// Tensors that kernels see as packed copies (C15): views of every kind, of every tensor.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

// plain: as its order has it. swapped: columns where rows are; every2: each second element; flip:
// lines from their end on; other: as the other order has it.
enum View { plain, swapped, every2, flip, other };

// An array lies in memory with as many cells between its lines as it has in one.
template <typename T>
void see_as(Array<T>& a, View view, Order order) {
  const size_t n = a.shape().size(), w = n - 1, h = n - 2, c = 1;
  const size_t line = order == Order::cf ? w : c;
  std::vector<int64_t>& strides = a.strides();
  switch (view) {
    case plain: return;
    case swapped: {
      const int64_t pixel = order == Order::cf ? 1 : strides[w];
      strides[h] = pixel;
      strides[w] = pixel * a.shape()[h];
      return;
    }
    case every2: strides[line] = 2; return;
    case flip:
      for (size_t i : {line, h}) a.reverse(i);
      return;
    case other: {
      int64_t next = 1;
      std::vector<size_t> outwards;  // dimensions as the other order has them
      if (order == Order::cf) outwards.push_back(c);
      for (size_t i = w; i > c; --i) outwards.push_back(i);
      if (order == Order::cl) outwards.push_back(c);
      outwards.push_back(0);
      for (size_t i : outwards) {
        strides[i] = next;
        next *= a.shape()[i];
      }
    }
  }
}

void see_all_as(Tensors<int64_t>& t, View view, Order order) {
  see_as(t.src, view, order);
  see_as(t.values, view, order);
  see_as(t.indices, view, order);
  see_as(t.dst, view, order);
}

Case case_of(const argpool_window& window, const std::vector<int64_t>& shape, Order order) {
  const int64_t line = order == Order::cf ? shape.back() : shape[1];
  return {window, shape, true, order, line};
}

TEST(Views, OfEachTensorAndOfAll) {
  const argpool_window windows[] = {ARGPOOL_WINDOW_2D(2, 2, 0), ARGPOOL_WINDOW_2D(3, 2, 1)};
  for (Order order : {Order::cf, Order::cl}) {
    for (View view : {swapped, every2, flip, other}) {
      for (int which = 0; which < 5; ++which) {
        for (const argpool_window& w : windows) {
          SCOPED_TRACE(testing::Message() << "order " << (int)order << " view " << view
                                          << " of tensor " << which);
          Case c = case_of(w, {2, 3, 8, 11}, order);
          Tensors<int64_t> t(c);
          if (which == 0 || which == 4) see_as(t.src, view, order);
          if (which == 1 || which == 4) see_as(t.values, view, order);
          if (which == 2 || which == 4) see_as(t.indices, view, order);
          if (which == 3 || which == 4) see_as(t.dst, view, order);
          fill(t.src, 1);
          run_all_operations(t, 1 + which % 2);
          if (HasFailure()) return;
        }
      }
    }
  }
}

TEST(Views, OfSignalsAndVolumes) {
  for (Order order : {Order::cf, Order::cl}) {
    for (View view : {swapped, every2, flip, other}) {
      const std::vector<Case> cases = {
          case_of(ARGPOOL_WINDOW_3D(3, 2, 1), {2, 3, 5, 6, 7}, order),
          case_of(ARGPOOL_WINDOW_1D(3, 2, 1), {2, 3, 40}, order)};
      for (const Case& c : cases) {
        if (c.rank() == 1 && (view == swapped || view == flip)) continue;
        SCOPED_TRACE(testing::Message() << "order " << (int)order << " view " << view);
        Tensors<int64_t> t(c);
        see_all_as(t, view, order);
        fill(t.src, 1);
        run_all_operations(t, 1);
        if (HasFailure()) return;
      }
    }
  }
}

// Planes that are cut into rows, images into rows, signals into pieces; by one thread and three.
TEST(Views, OfTensorsLargerThanATile) {
  for (Order order : {Order::cf, Order::cl}) {
    for (View view : {swapped, every2, other}) {
      for (int threads : {1, 3}) {
        SCOPED_TRACE(testing::Message() << "order " << (int)order << " view " << view);
        Case c = case_of(ARGPOOL_WINDOW_2D(3, 2, 1), {1, 5, 330, 270}, order);
        Tensors<int64_t> t(c);
        see_all_as(t, view, order);
        fill(t.src, 1);
        run_all_operations(t, threads);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(Views, OfLongSignals) {
  Case c = case_of(ARGPOOL_WINDOW_1D(2, 2, 0), {1, 1, 200000}, Order::cf);
  for (int threads : {1, 2}) {
    Tensors<int64_t> t(c);
    for (auto* strides : {&t.src.strides(), &t.values.strides(), &t.dst.strides()}) {
      (*strides)[2] = 2;
    }
    fill(t.src, 1);
    run_all_operations(t, threads);
  }
}

TEST(Views, OfManySmallImages) {
  for (View view : {every2, other}) {
    Case c = case_of(ARGPOOL_WINDOW_2D(2, 2, 0), {300, 3, 4, 4}, Order::cl);
    Tensors<int64_t> t(c);
    see_as(t.src, view, Order::cl);
    see_as(t.indices, view, Order::cl);
    fill(t.src, 1);
    run_all_operations(t, 1);
  }
}

// sum().backward() makes gradients of one number.
TEST(Views, GradientsOfOneNumber) {
  for (Order order : {Order::cf, Order::cl}) {
    Case c = {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 40, 50}, true, order};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.values.data()[0] = t.src.data()[0] = 1.5f;
    for (auto* strides : {&t.values.strides(), &t.src.strides()}) {
      for (int64_t& stride : *strides) stride = 0;
    }
    ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_summed());
    Tensors<int64_t> back(c);
    back.src.data()[0] = 2.5f;
    for (int64_t& stride : back.src.strides()) stride = 0;
    ASSERT_EQ(back.pool(o), ARGPOOL_OK) << argpool_last_error();
    back.expect_pooled();
    back.run_gathers(o);
  }
}

// Channels-last indices beside channels-first gradients, and the other way: what is copied is what
// has fewer bytes.
TEST(Views, LayoutsThatDiffer) {
  const auto layout = [] {
    return std::string(argpool_last_variant()).find("_cl_") != std::string::npos ? "cl" : "cf";
  };
  for (Order order : {Order::cf, Order::cl}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 5, 8, 10}, true, order};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    see_as(t.indices, other, order);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_STREQ(layout(), order == Order::cl ? "cl" : "cf");
    t.expect_pooled();
    ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_summed());
    see_as(t.dst, other, order);  // most bytes are now of the other layout
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_STREQ(layout(), order == Order::cl ? "cf" : "cl");
    EXPECT_FALSE(t.expect_unpooled());
  }
}

TEST(Views, PlansAndCallsThatAreRepeated) {
  Case c = case_of(ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 8, 10}, Order::cf);
  Tensors<int64_t> t(c), next(c, 2);
  for (Tensors<int64_t>* each : {&t, &next}) {
    see_as(each->src, swapped, Order::cf);
    see_as(each->values, every2, Order::cf);
    fill(each->src, each == &t ? 1 : 2);
  }
  const argpool_options o = options_for(scalar_table(), c);
  for (int round = 0; round < 3; ++round) {
    ASSERT_EQ((round == 1 ? next : t).pool(o), ARGPOOL_OK) << argpool_last_error();
  }
  t.expect_pooled();
  next.expect_pooled();
  argpool_plan* plan;
  const DLTensor* const tensors[] = {&t.src, &t.values, &t.indices};
  ASSERT_EQ(argpool_plan_create(&plan, ARGPOOL_MAX_POOL, &c.window, tensors, &o), ARGPOOL_OK);
  Tensors<int64_t> planned(c, 3);
  see_as(planned.src, swapped, Order::cf);
  see_as(planned.values, every2, Order::cf);
  fill(planned.src, 3);
  void* const data[] = {planned.src.data(), planned.values.data(), planned.indices.data()};
  for (int round = 0; round < 2; ++round) {
    ASSERT_EQ(argpool_plan_run(plan, data), ARGPOOL_OK) << argpool_last_error();
  }
  planned.expect_pooled();
  argpool_plan_destroy(plan);
}

TEST(Views, WrongIndicesAreNamedByTheirPosition) {
  Case c = case_of(ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 8, 10}, Order::cf);
  Tensors<int64_t> t(c);
  see_as(t.indices, swapped, Order::cf);
  see_as(t.values, every2, Order::cf);
  const argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.indices.at({1, 0, 3, 1}) = 80;
  t.indices.at({1, 0, 2, 4}) = -1;
  for (argpool_status status : {t.unpool(o), t.pool_backward(o), t.unpool_backward(o)}) {
    EXPECT_EQ(status, ARGPOOL_INDEX_OUT_OF_RANGE);
  }
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, {"n 1, c 0, h 2, w 4] is -1"});
}

TEST(Views, OutputsOverlapOnlyWhereTheyShareCells) {
  Case c = case_of(ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 4, 6}, Order::cf);
  Tensors<int64_t> t(c);
  see_as(t.dst, every2, Order::cf);
  const argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  // Values between dst's elements: columns 1, 3, 5 of its rows' memory.
  t.values.tensor().data = t.dst.data() + 1;
  t.values.strides() = {0, t.dst.strides()[1], 2 * t.dst.strides()[2], 2};
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  t.values.tensor().data = t.dst.data();
  EXPECT_EQ(t.unpool(o), ARGPOOL_OVERLAP);
}

}  // namespace
