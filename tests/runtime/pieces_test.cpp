// Large windows pooled by pieces, against the reference: a table's channels-last rows are so cheap
// that they are chosen wherever pieces.h allows it.
// SPDX-License-Identifier: MIT
#include "choose/pieces.h"

#include "problems.h"

namespace {

using namespace argpool;

template <typename T, typename I>
struct Rows {
  TableBuilder builder{"pieces"};

  explicit Rows(int elem, int index, float channels_last = 1) {
    builder.add_target("base", 0);
    for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
      if (index != ARGPOOL_IDX_I32) add(elem, index, layout, channels_last);
      add(elem, ARGPOOL_IDX_I32, layout, channels_last);  // pieces where there are no indices
      add(elem, ARGPOOL_IDX_NONE, layout, channels_last);
    }
  }
  void add(int elem, int index, int layout, float channels_last) {
    const bool last = layout == ARGPOOL_LAYOUT_CL;
    argpool_guard lanes = guarding(&argpool_guard::min_c, 8);
    builder.add(ARGPOOL_KEY(ARGPOOL_KERNEL_MAX_POOL, elem, index, layout), any_window(),
                {last ? "lanes" : "direct",
                 scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, elem, index, layout), 0,
                 last ? lanes : argpool_guard{}, {costs(last ? channels_last : 1e9f)}});
    if (last) {  // for few channels
      builder.add(ARGPOOL_KEY(ARGPOOL_KERNEL_MAX_POOL, elem, index, layout), any_window(),
                  {"direct", scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, elem, index, layout), 0, {},
                   {costs(1e9f)}});
    }
  }
};

// Pools with indices and without; by which row?
template <typename T, typename I>
void expect_pooled_by(const char* row, const Case& c, int elem, int index) {
  static Rows<T, I>* const rows = new Rows<T, I>(elem, index);
  SCOPED_TRACE(::testing::Message() << "rank " << c.rank() << ", kernel " << c.window.kernel[0]
                                    << ", " << (c.order == Order::cl ? "channels-last" : "")
                                    << ", elem " << elem << ", space " << c.space);
  argpool_options o = options_for(rows->builder.table(), c);
  for (uint32_t seed = 1; seed <= 3; ++seed) {
    Tensors<I, T> t(c, seed), same(c, seed);
    if (seed == 3) t.src.for_each([](const auto&, T& v) { v = T(0.f); });  // ties everywhere
    if (seed == 3) same.src.for_each([](const auto&, T& v) { v = T(0.f); });
    for (int threads : {1, 3}) {
      o.num_threads = threads;
      ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_STREQ(argpool_last_variant(), row);
      t.expect_pooled();
    }
    ASSERT_EQ(argpool_max_pool(&c.window, &same.src, &same.values, nullptr, &o), ARGPOOL_OK)
        << argpool_last_error();
    EXPECT_TRUE(same_bits(plain_nans(same.values.cells()), plain_nans(t.values.cells())));
  }
}

std::vector<Case> all_cases(argpool_index_space space) {
  argpool_window apart = ARGPOOL_WINDOW_2D(70, 70, 0), rows = ARGPOOL_WINDOW_2D(3, 2, 0);
  apart.dilation[0] = 2;
  rows.kernel[1] = 150;
  rows.stride[1] = 9;
  const argpool_window slabs = {sizeof slabs, 3, 0, {2, 3, 130}, {1, 3, 130}, {}, {},
                               {2, 1, 1}};
  std::vector<Case> cases;
  for (Order order : {Order::cf, Order::cl}) {
    for (int64_t channels : {1, 2, 4}) {
      const auto add = [&](const argpool_window& w, std::vector<int64_t> spatial) {
        std::vector<int64_t> shape = {2, channels};
        shape.insert(shape.end(), spatial.begin(), spatial.end());
        cases.push_back({w, shape, true, order, 0, space});
      };
      add(ARGPOOL_WINDOW_1D(301, 301, 0), {301});        // the whole signal, with a rest
      add(ARGPOOL_WINDOW_1D(300, 150, 0), {1000});       // overlapping
      add(ARGPOOL_WINDOW_2D(23, 23, 0), {23, 23});       // a plane as one run
      add(ARGPOOL_WINDOW_3D(9, 9, 0), {9, 9, 9});
      add(apart, {140, 141});                            // rows of a dilated window
      add(rows, {7, 300});
    }
  }
  cases.push_back({slabs, {1, 2, 4, 3, 130}, true, Order::cf, 0, space});  // rows joined, then runs
  return cases;
}

TEST(Pieces, FloatsAsTheReference) {
  for (argpool_index_space space :
       {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE, ARGPOOL_INDEX_TENSOR_COLMAJOR}) {
    for (const Case& c : all_cases(space)) {
      expect_pooled_by<float, int64_t>("lanes", c, ARGPOOL_ELEM_F32, ARGPOOL_IDX_I64);
    }
  }
}

TEST(Pieces, EveryTypeAsTheReference) {
  const auto all = [](argpool_index_space space) {
    std::vector<Case> cases = all_cases(space);
    return std::vector<Case>{cases[0], cases[2], cases[6], cases.back()};
  };
  for (const Case& c : all(ARGPOOL_INDEX_WINDOW)) {
    expect_pooled_by<float, uint16_t>("lanes", c, ARGPOOL_ELEM_F32, ARGPOOL_IDX_U16);
    expect_pooled_by<uint8_t, uint16_t>("lanes", c, ARGPOOL_ELEM_U8, ARGPOOL_IDX_U16);
  }
  for (const Case& c : all(ARGPOOL_INDEX_PLANE)) {
    expect_pooled_by<double, int32_t>("lanes", c, ARGPOOL_ELEM_F64, ARGPOOL_IDX_I32);
    expect_pooled_by<ref::Float16, int64_t>("lanes", c, ARGPOOL_ELEM_F16, ARGPOOL_IDX_I64);
    expect_pooled_by<ref::BFloat16, int64_t>("lanes", c, ARGPOOL_ELEM_BF16, ARGPOOL_IDX_I64);
    expect_pooled_by<int64_t, int64_t>("lanes", c, ARGPOOL_ELEM_I64, ARGPOOL_IDX_I64);
    expect_pooled_by<int32_t, int64_t>("lanes", c, ARGPOOL_ELEM_I32, ARGPOOL_IDX_I64);
    expect_pooled_by<int16_t, int64_t>("lanes", c, ARGPOOL_ELEM_I16, ARGPOOL_IDX_I64);
    expect_pooled_by<int8_t, int64_t>("lanes", c, ARGPOOL_ELEM_I8, ARGPOOL_IDX_I64);
  }
}

TEST(Pieces, OnlyWhereWindowsAllow) {
  argpool_window padded = ARGPOOL_WINDOW_1D(300, 300, 1), dilated = ARGPOOL_WINDOW_1D(300, 300, 0);
  padded.pad_end[0] = 0;
  dilated.dilation[0] = 2;
  const Case refused[] = {{padded, {1, 2, 599}},
                          {dilated, {1, 2, 700}},
                          {ARGPOOL_WINDOW_1D(20, 20, 0), {1, 2, 700}},
                          {ARGPOOL_WINDOW_1D(300, 300, 0), {1, 5, 700}, true, Order::cl}};
  for (const Case& c : refused) {
    expect_pooled_by<float, int64_t>("direct", c, ARGPOOL_ELEM_F32, ARGPOOL_IDX_I64);
  }
}

}  // namespace
