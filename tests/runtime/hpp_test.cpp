// argpool.hpp on scalar kernels: views, windows, results, plans, and a generated header's form.
// SPDX-License-Identifier: MIT
#include "argpool.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "scalar_kernels.h"

namespace {

argpool_options with_scalar_kernels() {
  argpool_options o = argpool::options();
  o.table = scalar_table();
  o.num_threads = 1;
  return o;
}

struct Hpp : testing::Test {
  std::vector<float> src = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  std::vector<float> values = std::vector<float>(4), dst = std::vector<float>(16, -1);
  std::vector<int64_t> indices = std::vector<int64_t>(4);
  const argpool::extents large = {1, 1, 4, 4}, small = {1, 1, 2, 2};
  const argpool::window window{2, 2};
  const argpool_options o = with_scalar_kernels();

  argpool::result pool() {
    return argpool::pool(window, argpool::input(src, large), argpool::tensor(values, small),
                         argpool::tensor(indices, small), &o);
  }
};

TEST_F(Hpp, RoundTrip) {
  ASSERT_TRUE(pool()) << argpool_last_error();
  EXPECT_EQ(values, (std::vector<float>{6, 8, 14, 16}));
  EXPECT_EQ(indices, (std::vector<int64_t>{5, 7, 13, 15}));
  argpool::unpool(window, argpool::input(values, small), argpool::input(indices, small),
                  argpool::tensor(dst, large), &o)
      .or_throw();
  EXPECT_EQ(dst, (std::vector<float>{0, 0, 0, 0, 0, 6, 0, 8, 0, 0, 0, 0, 0, 14, 0, 16}));
}

TEST_F(Hpp, Gradients) {
  ASSERT_TRUE(pool());
  ASSERT_TRUE(argpool::pool_backward(window, argpool::input(values, small),
                                     argpool::input(indices, small), argpool::tensor(dst, large),
                                     &o));
  EXPECT_EQ(dst[5], 6);
  std::vector<float> back(4);
  ASSERT_TRUE(argpool::unpool_backward(window, argpool::input(src, large),
                                       argpool::input(indices, small),
                                       argpool::tensor(back, small), &o));
  EXPECT_EQ(back, (std::vector<float>{6, 8, 14, 16}));
}

TEST_F(Hpp, Minima) {  // C19
  argpool::min_pool(window, argpool::input(src, large), argpool::tensor(values, small),
                    argpool::tensor(indices, small), &o)
      .or_throw();
  EXPECT_EQ(values, (std::vector<float>{1, 3, 9, 11}));
  EXPECT_EQ(indices, (std::vector<int64_t>{0, 2, 8, 10}));
}

TEST_F(Hpp, RefusalsAreResultsOrExceptions) {
  const auto bad = argpool::pool(window, argpool::input(src, {1, 1, 4, 4}),
                                 argpool::tensor(values, {1, 1, 4, 1}), &o);
  EXPECT_FALSE(bad);
  EXPECT_EQ(bad.status(), ARGPOOL_SHAPE_MISMATCH);
  EXPECT_STREQ(bad.name(), "shape_mismatch");
  EXPECT_NE(std::strstr(bad.message(), "values"), nullptr);
  try {
    bad.or_throw();
    FAIL() << "nothing was thrown";
  } catch (const argpool::error& e) {
    EXPECT_EQ(e.status(), ARGPOOL_SHAPE_MISMATCH);
    EXPECT_NE(std::strstr(e.what(), "values"), nullptr);
  }
  EXPECT_THROW(argpool::input(src, {1, 1, 4, 5}), std::length_error);
  EXPECT_THROW(argpool::input(src.data(), {1, 1, 4, 4}, {4, 1}), std::length_error);
  EXPECT_THROW(argpool::tensor(dst.data(), {4, 4}, {16, 16, 4, 1}), std::length_error);
  EXPECT_THROW(argpool::window({2, 2}).stride({2}), std::length_error);
  EXPECT_THROW(argpool::window(std::initializer_list<int64_t>{}), std::length_error);
  EXPECT_THROW(argpool::extents({1, 1, 1, 1, 1, 1}), std::length_error);
}

TEST_F(Hpp, RefusalsCanBeWalked) {
  for (argpool_status status : argpool::refusals) {
    EXPECT_NE(status, ARGPOOL_OK);
    EXPECT_STRNE(argpool_status_name(status), "unknown");
  }
  EXPECT_EQ(argpool::refusals.size(), (size_t)ARGPOOL_DEVICE_ERROR);
}

TEST_F(Hpp, ViewsOfEveryKind) {
  const std::vector<float> constant = src;
  const argpool::input from_constant(constant, large), from_pointer(constant.data(), large);
  EXPECT_EQ(from_constant.get()->data, from_pointer.get()->data);
  const argpool::input copied = from_constant;  // its shape is its own
  EXPECT_NE(copied.get()->shape, from_constant.get()->shape);
  EXPECT_EQ(copied.get()->shape[3], 4);
  EXPECT_EQ(copied.get()->strides, nullptr);
  const argpool::input last(src.data(), {1, 4, 2, 2}, {16, 1, 8, 4});  // channels-last
  EXPECT_EQ(last.get()->strides[1], 1);
  EXPECT_EQ(argpool::type_of<bool>().code, kDLUInt);
  EXPECT_EQ(argpool::type_of<const uint16_t>().bits, 16);
  EXPECT_EQ(argpool::type_of<int8_t>().code, kDLInt);
  std::vector<uint16_t> half(16);
  EXPECT_EQ(argpool::input(half.data(), argpool::bf16, large).get()->dtype.code, kDLBfloat);
  static_assert(!std::is_constructible_v<argpool::tensor, const std::vector<float>&,
                                         argpool::extents>);
#ifdef __cpp_lib_mdspan
  const std::mdspan view(src.data(), 1, 1, 4, 4);
  EXPECT_EQ(argpool::input(view).get()->strides[2], 4);
#endif
}

TEST_F(Hpp, WindowsArePartByPart) {
  const auto built = argpool::window({3, 2}).stride({2, 1}).pad({1, 0}, {0, 1});
  const argpool_window* w = built.get();
  EXPECT_EQ(w->rank, 2);
  EXPECT_EQ(w->pad_begin[0], 1);
  EXPECT_EQ(w->pad_end[1], 1);
  EXPECT_EQ(argpool::window({3}).dilation({2}).ceil_mode().get()->ceil_mode, 1);
}

TEST_F(Hpp, PlansMove) {
  argpool::plan first;
  const argpool::input from(src, large);
  const argpool::tensor to(values, small), where(indices, small);
  ASSERT_TRUE(first.create(ARGPOOL_MAX_POOL, window, {from.get(), to.get(), where.get()}, &o));
  argpool::plan plan = std::move(first);
  ASSERT_TRUE(plan.run(src.data(), values.data(), indices.data()));
  EXPECT_EQ(values[3], 16);
  EXPECT_STRNE(plan.variant(), "");
  EXPECT_FALSE(first.run(src.data(), values.data(), indices.data()));  // it was moved from
}

}  // namespace
