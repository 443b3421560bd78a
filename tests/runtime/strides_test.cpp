// Strides of every kind (C15): gaps, permuted and reversed dimensions, broadcast inputs.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

argpool_window uneven() {
  argpool_window w = ARGPOOL_WINDOW_2D(3, 2, 1);
  w.kernel[1] = 2;
  w.pad_begin[0] = 2;  // more than half the kernel
  w.pad_end[1] = 0;
  w.dilation[1] = 2;
  return w;
}

argpool_window rounded_up() {
  argpool_window w = ARGPOOL_WINDOW_2D(2, 3, 0);
  w.ceil_mode = 1;
  return w;
}

TEST(Strides, ReversedBatchesChannelsAndRows) {
  for (const argpool_window& w : {ARGPOOL_WINDOW_2D(2, 2, 0), uneven(), rounded_up()}) {
    for (Order order : {Order::cf, Order::cl}) {
      for (int which = 0; which < 16; ++which) {
        SCOPED_TRACE(testing::Message() << "order " << (int)order << " reversed " << which);
        Case c = {w, {2, 3, 8, 10}, true, order, 1};
        Tensors<int64_t> t(c);
        const auto turn = [&](auto& a) {
          for (size_t i = 0; i < 4; ++i) {
            // The innermost one, w or c, has stride 1.
            if (which >> i & 1 && i != (order == Order::cf ? 3 : 1)) a.reverse(i);
          }
        };
        turn(t.src);
        turn(t.values);
        turn(t.indices);
        turn(t.dst);
        run_all_operations(t, 1 + which % 2);
        if (HasFailure()) return;
      }
    }
  }
}

TEST(Strides, OneTensorReversedTheOthersNot) {
  for (Order order : {Order::cf, Order::cl}) {
    for (int which = 0; which < 4; ++which) {
      Case c = {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 7, 9}, true, order, 0};
      Tensors<int64_t> t(c);
      for (size_t i : {0u, 2u}) {
        if (which == 0) t.src.reverse(i);
        if (which == 1) t.values.reverse(i);
        if (which == 2) t.indices.reverse(i);
        if (which == 3) t.dst.reverse(i);
      }
      run_all_operations(t, 1);
      if (HasFailure()) return;
    }
  }
}

// Memory order c, n, h, w instead of n, c, h, w.
TEST(Strides, BatchesInsideChannels) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {3, 2, 6, 8}};
  Tensors<int64_t> t(c);
  for (auto* strides : {&t.src.strides(), &t.values.strides(), &t.dst.strides()}) {
    (*strides)[0] = (*strides)[1];
    (*strides)[1] *= 3;
  }
  run_all_operations(t, 2);
}

TEST(Strides, BroadcastInputsOfEveryOperation) {
  for (Order order : {Order::cf, Order::cl}) {
    for (size_t dimension : {0u, 1u, 2u}) {
      if (order == Order::cl && dimension == 1) continue;  // c is innermost there
      SCOPED_TRACE(dimension);
      Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 6, 8}, true, order};
      Tensors<int64_t> t(c);
      argpool_options o = options_for(scalar_table(), c);
      t.src.strides()[dimension] = 0;
      ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
      t.expect_pooled();
      // One row of values, all of them for the cells that each index names.
      t.values.strides()[dimension] = 0;
      ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(t.expect_unpooled());
      ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(t.expect_summed());
      // One row of indices: of cells that other rows' windows do not hold.
      t.indices.strides()[dimension] = 0;
      ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(t.expect_unpooled());
      Tensors<int64_t> back(c);
      back.src.strides()[dimension] = back.indices.strides()[dimension] = 0;
      back.indices.for_each([](const auto& at, int64_t& v) { v = at[3] * 2; });
      back.run_gathers(o);
    }
  }
}

TEST(Strides, OutputsWhoseCellsShareMemoryAreRefused) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  const argpool_options o = options_for(scalar_table(), c);
  for (size_t dimension : {0u, 1u, 2u}) {
    Tensors<int64_t> t(c);
    const auto refused = [&](argpool_status status, const char* name) {
      expect_refused(status, ARGPOOL_UNSUPPORTED_STRIDES, {name, "(C15)"});
    };
    t.dst.strides()[dimension] = 0;
    refused(t.unpool(o), "dst");
    refused(t.pool_backward(o), "grad_src");
    t.values.strides()[dimension] = 0;
    refused(t.pool(o), "values");
    refused(t.unpool_backward(o), "grad_values");
  }
}

}  // namespace
