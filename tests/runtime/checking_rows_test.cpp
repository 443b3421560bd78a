// Gathers that check as they go (ARGPOOL_ROW_CHECKS), against the reference.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

// A scalar gather, then the scalar check on the positions of its indices buffer from 0 on.
template <int op, int layout>
int gather_and_check(void** args) {
  constexpr bool first = layout == ARGPOOL_LAYOUT_CF;
  scalar_kernel(op, ARGPOOL_IDX_I64, layout)(args);
  argpool_buffer seen = *static_cast<argpool_buffer*>(args[ARGPOOL_ARG_BUFFERS + 1]);
  argpool_dim dims[4];
  for (int i = 0; i < 4; ++i) {
    dims[i] = seen.dim[i];
    if (dims[i].min >= 0) continue;
    dims[i].extent += dims[i].min;
    seen.host -= (int64_t)dims[i].min * dims[i].stride * (int64_t)sizeof(int64_t);
    dims[i].min = 0;
  }
  seen.dim = dims;
  for (int i = 0; i < 3; ++i) {
    // The scalar check starts at 0; where there is nothing at 0, the runtime marks by itself.
    const argpool_dim& d = dims[first ? i : i + 1];
    if (d.extent <= 0 || d.min > 0) return 0;
  }
  void* check[ARGPOOL_ARG_BUFFERS + 2];
  std::copy(args, args + ARGPOOL_ARG_BUFFERS, check);
  check[ARGPOOL_ARG_BUFFERS] = &seen;
  check[ARGPOOL_ARG_BUFFERS + 1] = args[ARGPOOL_ARG_BUFFERS + 3];
  return scalar_kernel(ARGPOOL_KERNEL_CHECK_INDICES, ARGPOOL_IDX_I64, layout)(check);
}

template <int op, int layout>
void add(TableBuilder& b, const std::string& name) {
  b.add(scalar_key(op, ARGPOOL_IDX_I64, layout), any_window(),
        {name, gather_and_check<op, layout>, 0, {}, {costs(1)}, ARGPOOL_ROW_CHECKS});
}

TEST(CheckingRows, AsTheReference) {
  TableBuilder b("checking");
  b.add_target("base", 0);
  add_scalar_kernels(b);
  add<ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_LAYOUT_CF>(b, "unpool_cf");
  add<ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_LAYOUT_CL>(b, "unpool_cl");
  add<ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_LAYOUT_CF>(b, "backward_cf");
  add<ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_LAYOUT_CL>(b, "backward_cl");
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
