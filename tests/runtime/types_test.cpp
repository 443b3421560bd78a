// Element types of every operation (C16), and index types (C7).
// SPDX-License-Identifier: MIT
#include "problem/types.h"

#include "harness.h"

namespace {

template <typename I, typename T>
void pool_and_unpool(const Case& c) {
  Tensors<I, T> t(c);
  const argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  ASSERT_EQ(argpool_max_pool(&c.window, &t.src, &t.values, nullptr, &o), ARGPOOL_OK);
  t.expect_pooled();
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
}

template <typename T>
class Pooled : public testing::Test {};
using Types = testing::Types<double, float, ref::Float16, ref::BFloat16, int64_t, int32_t, int16_t,
                             int8_t, uint64_t, uint32_t, uint16_t, uint8_t>;
TYPED_TEST_SUITE(Pooled, Types);

TYPED_TEST(Pooled, WithEveryIndexType) {
  for (Order order : {Order::cf, Order::cl}) {
    Case c = {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 7, 10}, true, order, 1};
    pool_and_unpool<int64_t, TypeParam>(c);
    pool_and_unpool<int32_t, TypeParam>(c);
    c.space = ARGPOOL_INDEX_WINDOW;
    pool_and_unpool<uint8_t, TypeParam>(c);
    pool_and_unpool<uint16_t, TypeParam>(c);
  }
}

TEST(Types, WindowsOfMoreThan255Taps) {
  Case c = {{sizeof(argpool_window), 2, 0, {17, 18}, {3, 2}, {}, {}, {}}, {1, 2, 26, 30}};
  c.space = ARGPOOL_INDEX_WINDOW;
  pool_and_unpool<uint16_t, float>(c);
  Tensors<uint8_t> t(c);
  expect_refused(t.pool(options_for(scalar_table(), c)), ARGPOOL_INDEX_OVERFLOW,
                 {"indices: type u8", "1 x 17 x 18 taps", "up to 255", "u16"});
  c = {ARGPOOL_WINDOW_2D(256, 256, 0), {1, 1, 256, 256}};
  c.space = ARGPOOL_INDEX_WINDOW;
  Tensors<uint16_t> u(c);
  expect_refused(u.pool(options_for(scalar_table(), c)), ARGPOOL_INDEX_OVERFLOW,
                 {"indices: type u16", "up to 65535"});
  c = {{sizeof(argpool_window), 2, 0, {257, 255}, {257, 255}, {}, {}, {}}, {1, 1, 257, 255}};
  c.space = ARGPOOL_INDEX_WINDOW;
  Tensors<uint16_t> most(c);  // 65535 taps
  ASSERT_EQ(most.pool(options_for(scalar_table(), c)), ARGPOOL_OK) << argpool_last_error();
  most.expect_pooled();
}

// The top bit is no sign; numbers on both sides of it are told apart.
template <typename T>
void pools_the_largest() {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 6, 8}};
  Tensors<int64_t, T> t(c);
  const T middle = T(T(1) << (8 * sizeof(T) - 1));
  int i = 0;
  t.src.for_each([&](const auto&, T& v) { v = T(middle + T(i++ * 7 % 5) - 2); });
  t.src.at({0, 0, 0, 0}) = T(-1);
  for (int round = 0; round < 2; ++round) {  // the second call is remembered
    ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
    EXPECT_EQ(t.values.at({0, 0, 0, 0}), T(-1));
  }
}

TEST(Types, UnsignedOnesCompareAsSuch) {
  pools_the_largest<uint64_t>();
  pools_the_largest<uint32_t>();
  pools_the_largest<uint16_t>();
  pools_the_largest<uint8_t>();
}

TEST(Types, BoolIsPooledAsBytes) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 3, 4, 6}};
  Tensors<int64_t, uint8_t> t(c);
  t.src.for_each([](const auto& at, uint8_t& v) { v = at[2] * at[3] % 4 == 3; });
  for (DLTensor* tensor : {&t.src, &t.values}) tensor->dtype = {6 /* kDLBool */, 8, 1};
  ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
}

// The unpooling operations move the bits of any type of their sizes.
template <typename T>
void moves(DLDataType type) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 3, 4, 6}};
  Tensors<int64_t, T> t(c);
  argpool_options o = options_for(scalar_table(), c);
  t.indices.for_each([](const auto& at, int64_t& v) { v = at[2] * 12 + at[3] * 2; });
  fill_rough(t.values, 1);
  for (DLTensor* tensor : {&t.src, &t.values, &t.dst}) tensor->dtype = type;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_unpooled());
  for (argpool_duplicates d :
       {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_SUM, ARGPOOL_DUPLICATES_EXACT}) {
    o.duplicates = d;
    ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_gathered(d));
  }
}

// Codes that this dlpack.h may not have yet.
constexpr uint8_t kBool = 6, kFloat8E4M3 = 8, kFloat6 = 15, kFloat4 = 17;

TEST(Types, OfWholeBytesAreMoved) {
  moves<uint8_t>({kBool, 8, 1});
  moves<uint8_t>({kFloat8E4M3, 8, 1});
  moves<uint8_t>({kDLInt, 8, 1});
  moves<uint16_t>({kDLUInt, 16, 1});
  moves<uint32_t>({kDLFloat, 32, 1});
  moves<uint64_t>({kDLComplex, 64, 1});
  moves<uint64_t>({kDLOpaqueHandle, 64, 1});
}

TEST(Types, OthersAreNot) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 3, 4, 6}};
  Tensors<int64_t, double> t(c);
  argpool_options o = options_for(scalar_table(), c);
  const struct {
    DLDataType type;
    const char* name;
    const char* accepted;
  } rows[] = {{{kDLComplex, 128, 1}, "complex128", "1, 2, 4 or 8 bytes"},
              {{kDLFloat, 128, 1}, "f128", "1, 2, 4 or 8 bytes"},
              {{kDLInt, 24, 1}, "i24", "1, 2, 4 or 8 bytes"},
              {{kFloat6, 6, 1}, "float6_e2m3fn", "whole bytes in 1 lane"},
              {{kFloat4, 4, 1}, "float4_e2m1fn", "whole bytes in 1 lane"},
              {{kFloat4, 4, 2}, "float4_e2m1fnx2", "whole bytes in 1 lane"},
              {{kBool, 1, 1}, "bool1", "whole bytes in 1 lane"},
              {{kDLFloat, 32, 4}, "f32x4", "whole bytes in 1 lane"},
              {{99, 0, 1}, "code 99, 0 bits", "whole bytes in 1 lane"}};
  for (const auto& row : rows) {
    t.values.tensor().dtype = t.dst.tensor().dtype = t.src.tensor().dtype = row.type;
    expect_refused(t.unpool(o), ARGPOOL_UNSUPPORTED_TYPE, {row.name, row.accepted});
    expect_refused(t.unpool_backward(o), ARGPOOL_UNSUPPORTED_TYPE, {row.name, row.accepted});
  }
  o.duplicates = ARGPOOL_DUPLICATES_SUM;
  for (DLDataType type : {DLDataType{kDLComplex, 64, 1}, {kBool, 8, 1}, {kFloat8E4M3, 8, 1},
                          {kDLBfloat, 32, 1}, {kDLFloat, 8, 1}, {kDLOpaqueHandle, 64, 1}}) {
    t.values.tensor().dtype = t.dst.tensor().dtype = type;
    expect_refused(t.unpool(o), ARGPOOL_UNSUPPORTED_TYPE,
                   {argpool::name_of(type).text, "duplicates = sum", "f64, f32, f16, bf16"});
  }
  o.duplicates = ARGPOOL_DUPLICATES_LAST;
  for (DLDataType type : {DLDataType{kDLInt, 32, 1}, {kDLComplex, 64, 1}, {kDLUInt, 8, 1}}) {
    t.values.tensor().dtype = t.dst.tensor().dtype = type;
    expect_refused(t.pool_backward(o), ARGPOOL_UNSUPPORTED_TYPE,
                   {argpool::name_of(type).text, "max_pool_backward: f64, f32, f16 and bf16"});
  }
  for (DLDataType type : {DLDataType{kFloat8E4M3, 8, 1}, {kDLBfloat, 32, 1},
                          {kDLComplex, 64, 1}, {kDLOpaqueHandle, 64, 1}}) {
    t.values.tensor().dtype = t.src.tensor().dtype = type;
    expect_refused(t.pool(o), ARGPOOL_UNSUPPORTED_TYPE,
                   {argpool::name_of(type).text, "max_pool: f64, f32"});
  }
}

TEST(Types, HaveNames) {
  const auto name = [](int code, int bits, int lanes = 1) {
    return std::string(
        argpool::name_of({(uint8_t)code, (uint8_t)bits, (uint16_t)lanes}).text);
  };
  EXPECT_EQ(name(kDLInt, 64), "i64");
  EXPECT_EQ(name(kDLUInt, 8), "u8");
  EXPECT_EQ(name(kDLFloat, 16), "f16");
  EXPECT_EQ(name(kDLBfloat, 16), "bf16");
  EXPECT_EQ(name(kDLComplex, 64), "complex64");
  EXPECT_EQ(name(kBool, 8), "bool");
  EXPECT_EQ(name(14, 8), "float8_e8m0fnu");
  EXPECT_EQ(name(255, 255, 65535), "code 255, 255 bitsx65535");
}

}  // namespace
