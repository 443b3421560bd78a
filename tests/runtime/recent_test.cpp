// A thread's recent calls: what makes a call another one, and what is judged anew each time.
// SPDX-License-Identifier: MIT
#include <memory>

#include "harness.h"

namespace {

class Recent : public testing::Test {
 protected:
  static constexpr int kOp = ARGPOOL_KERNEL_MAX_POOL, kCf = ARGPOOL_LAYOUT_CF;
  argpool_kernel_fn run = scalar_kernel(kOp, ARGPOOL_IDX_I64, kCf);
  uint32_t key = scalar_key(kOp, ARGPOOL_IDX_I64, kCf);
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 4, 32}};
  Tensors<int64_t> t{c};

  // Calls twice, so that the second is a recent one.
  std::string row(const argpool_options& o) {
    std::string out[2];
    for (std::string& name : out) {
      const argpool_status bad = t.pool(o);
      name = bad ? argpool_status_name(bad) : argpool_last_variant();
    }
    EXPECT_EQ(out[0], out[1]);
    return out[0];
  }
};

TEST_F(Recent, OtherAlignmentIsAnotherCall) {
  TableBuilder b;
  b.add_target("base", 0);
  b.add(key, any_window(), {"loose", run, 0, {}, {costs(9)}});
  b.add(key, any_window(), {"aligned", run, 0, guarding(&argpool_guard::align, 64), {costs(1)}});
  const argpool_options o = options_for(b.table(), c);
  alignas(64) float values[96];
  alignas(64) int64_t indices[64];
  t.indices.tensor().data = indices;
  for (int offset : {0, 1, 16, 0, 4}) {
    t.values.tensor().data = values;
    t.values.tensor().byte_offset = (uint64_t)offset * 4;
    EXPECT_EQ(row(o), offset % 16 ? "loose" : "aligned");
  }
}

// The memory of an earlier version's options ends where they do: sanitizers watch.
TEST_F(Recent, ShorterOptionsAreReadAsFarAsTheyGo) {
  argpool_options o = options_for(scalar_table(), c);
  o.struct_size = offsetof(argpool_options, forced_variant);
  std::unique_ptr<char[]> memory(new char[o.struct_size]);
  memcpy(memory.get(), &o, o.struct_size);
  const auto* shorter = reinterpret_cast<const argpool_options*>(memory.get());
  for (int call = 0; call < 2; ++call) {
    EXPECT_EQ(argpool_max_pool(&c.window, &t.src.tensor(), &t.values.tensor(),
                               &t.indices.tensor(), shorter),
              ARGPOOL_OK)
        << argpool_last_error();
    t.expect_pooled();
  }
}

TEST_F(Recent, OtherOptionsAreAnotherCall) {
  argpool_options o = options_for(scalar_table(), c);
  EXPECT_EQ(row(o), "max_pool_f32_i64_cf_any__base_scalar");
  o.forced_variant = "nothing";
  EXPECT_EQ(row(o), "forced_variant");
  o.forced_variant = nullptr;
  o.max_target = "nothing";
  EXPECT_EQ(row(o), "invalid_argument");
  o.max_target = nullptr;
  o.index_space = ARGPOOL_INDEX_WINDOW;
  EXPECT_EQ(row(o), "unsupported_type");
  o.index_space = ARGPOOL_INDEX_TENSOR;
  EXPECT_EQ(row(o), "max_pool_f32_i64_cf_any__base_scalar");
  t.c.space = o.index_space;
  t.expect_pooled();
  o.layout = ARGPOOL_CHANNELS_LAST;
  EXPECT_EQ(row(o), "max_pool_f32_i64_cl_any__base_scalar");
  t.expect_pooled();
}

TEST_F(Recent, OtherPoliciesAreAnotherCall) {
  argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(row(o), "max_pool_f32_i64_cf_any__base_scalar");
  const char* const unpool[] = {"max_unpool_x32_i64_cf_any__base_scalar",
                                "max_pool_backward_f32_i64_cf_any__base_scalar"};
  const char* const backward[] = {"max_unpool_backward_x32_i64_cf_any__base_scalar",
                                  "max_unpool_backward_x32_i64_cf_any__base_scalar",
                                  "max_unpool_backward_exact_x32_i64_cf_any__base_scalar"};
  for (int round = 0; round < 2; ++round) {
    for (int d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_SUM, ARGPOOL_DUPLICATES_EXACT}) {
      o.duplicates = (argpool_duplicates)d;
      if (d != ARGPOOL_DUPLICATES_EXACT) {
        ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
        EXPECT_STREQ(argpool_last_variant(), unpool[d]);
      }
      ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_STREQ(argpool_last_variant(), backward[d]);
    }
  }
}

TEST_F(Recent, ShapesStridesAndTypesAreLookedAt) {
  const argpool_options o = options_for(scalar_table(), c);
  EXPECT_EQ(row(o), "max_pool_f32_i64_cf_any__base_scalar");
  t.values.strides()[2] = 17;
  EXPECT_EQ(row(o), "unsupported_strides");  // one channel's last cell is the next one's first
}

TEST_F(Recent, DataIsJudgedEachTime) {
  const argpool_options o = options_for(scalar_table(), c);
  EXPECT_EQ(row(o), "max_pool_f32_i64_cf_any__base_scalar");
  void* const values = t.values.tensor().data;
  t.values.tensor().data = t.src.data();
  EXPECT_EQ(row(o), "overlap");
  t.values.tensor().data = nullptr;
  EXPECT_EQ(row(o), "invalid_argument");
  t.values.tensor().data = values;
  Tensors<int64_t> u(c, 9);
  ASSERT_EQ(u.pool(o), ARGPOOL_OK);
  u.expect_pooled();
}

TEST_F(Recent, AnotherTableAtTheSameAddressIsAnotherTable) {
  TableBuilder first, second;
  for (TableBuilder* b : {&first, &second}) b->add_target("base", 0);
  first.add(key, any_window(), {"first", run});
  second.add(key, any_window(), {"second", run});
  argpool_table table = *first.table();
  const argpool_options o = options_for(&table, c);
  EXPECT_EQ(row(o), "first");
  table = *second.table();
  EXPECT_EQ(row(o), "second");
}

}  // namespace
