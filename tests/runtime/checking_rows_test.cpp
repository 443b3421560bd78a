// Gathers that check as they go (ARGPOOL_ROW_CHECKS), against the reference.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

void add(TableBuilder& b, int op, int layout, const char* name) {
  b.add(scalar_key(op, ARGPOOL_IDX_I64, layout), any_window(),
        {name, scalar_kernel(op, usual_elem(op), ARGPOOL_IDX_I64, layout, true), 0, {}, {costs(1)},
         ARGPOOL_ROW_CHECKS});
}

TEST(CheckingRows, AsTheReference) {
  TableBuilder b("checking");
  b.add_target("base", 0);
  add_scalar_kernels(b);
  add(b, ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_LAYOUT_CF, "unpool_cf");
  add(b, ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_LAYOUT_CL, "unpool_cl");
  add(b, ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_LAYOUT_CF, "backward_cf");
  add(b, ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_LAYOUT_CL, "backward_cl");
  argpool_window gaps = ARGPOOL_WINDOW_2D(1, 3, 0), padded = ARGPOOL_WINDOW_2D(2, 2, 0);
  padded.pad_begin[0] = 1;
  padded.pad_end[1] = 1;
  for (argpool_window w : {ARGPOOL_WINDOW_2D(2, 2, 0), ARGPOOL_WINDOW_2D(3, 2, 1),
                           ARGPOOL_WINDOW_2D(3, 1, 1), gaps, padded}) {
    for (Order order : {Order::cf, Order::cl}) {
      for (int moved = 0; moved < 3; ++moved) {  // none, a foreign index, one outside its plane
        for (int threads : {1, 4}) {
          Case c = {w, {2, 2, 150, 92}, true, order};
          Tensors<int64_t> t(c);
          argpool_options o = options_for(b.table(), c);
          o.num_threads = threads;
          ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
          std::vector<int64_t> last = t.indices.shape();
          for (int64_t& e : last) --e;
          if (moved == 1) t.indices.at(last) = 3;
          if (moved == 2) t.indices.at(last) = -7;
          for (bool sums : {false, true}) {
            const argpool_status status = sums ? t.pool_backward(o) : t.unpool(o);
            if (status == ARGPOOL_SHAPE_MISMATCH) continue;
            EXPECT_EQ(status, moved == 2 ? ARGPOOL_INDEX_OUT_OF_RANGE : ARGPOOL_OK)
                << argpool_last_error();
            EXPECT_EQ(moved == 2, (sums ? t.expect_summed() : t.expect_unpooled()).has_value());
            if (status) continue;
            EXPECT_STREQ(argpool_last_variant(), sums ? order == Order::cf ? "backward_cf"
                                                                           : "backward_cl"
                                                 : order == Order::cf ? "unpool_cf"
                                                                      : "unpool_cl");
          }
          if (HasFailure()) return;
        }
      }
    }
  }
}

}  // namespace
