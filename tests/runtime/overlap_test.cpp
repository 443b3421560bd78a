// C14: which tensors share memory. Random strided boxes against a count of bytes.
// SPDX-License-Identifier: MIT
#include "problem/overlap.h"

#include <set>

#include "harness.h"

namespace {

using argpool::Tensor;

std::multiset<intptr_t> bytes_of(const Tensor& t) {
  std::multiset<intptr_t> out;
  for (int64_t n = 0; n < t.n; ++n) {
    for (int64_t c = 0; c < t.c; ++c) {
      for (int64_t z = 0; z < t.extent[2]; ++z) {
        for (int64_t y = 0; y < t.extent[1]; ++y) {
          for (int64_t x = 0; x < t.extent[0]; ++x) {
            for (int b = 0; b < t.bytes; ++b) out.insert((intptr_t)t.at(n, c, x, y, z) + b);
          }
        }
      }
    }
  }
  return out;
}

Tensor random_tensor(std::mt19937& random) {
  const auto below = [&](int n) { return (int64_t)(random() % (uint32_t)n); };
  Tensor t = {};
  t.bytes = 1 << below(4);
  t.data = reinterpret_cast<uint8_t*>(4096 + below(200) / t.bytes * t.bytes);
  t.n = 1 + below(3);
  t.c = 1 + below(3);
  for (int64_t& e : t.extent) e = 1 + below(3);
  const auto stride = [&](int64_t extent) { return extent > 1 ? below(80) - 25 : 0; };
  t.stride_n = stride(t.n);
  t.stride_c = stride(t.c);
  for (int i = 0; i < 3; ++i) t.stride[i] = stride(t.extent[i]);
  t.set_box();
  return t;
}

TEST(Overlap, AsCountedByteByByte) {
  std::mt19937 random(3);
  int apart = 0;
  for (int i = 0; i < 20000; ++i) {
    const Tensor a = random_tensor(random), b = random_tensor(random);
    const auto in_a = bytes_of(a), in_b = bytes_of(b);
    bool shared = false;
    for (intptr_t byte : in_a) shared = shared || in_b.count(byte);
    apart += !shared;
    ASSERT_EQ(argpool::overlap(a, b), shared) << "case " << i;
    ASSERT_EQ(argpool::overlap(b, a), shared) << "case " << i;
  }
  EXPECT_GT(apart, 1000);
}

TEST(Overlap, OfATensorWithItself) {
  std::mt19937 random(4);
  int simple = 0;
  for (int i = 0; i < 20000; ++i) {
    const Tensor t = random_tensor(random);
    const auto bytes = bytes_of(t);
    const bool twice = std::set<intptr_t>(bytes.begin(), bytes.end()).size() != bytes.size();
    simple += !twice;
    ASSERT_EQ(argpool::overlaps_itself(t, false), twice) << "case " << i;
    ASSERT_EQ(argpool::overlaps_itself(t, true), twice) << "case " << i;
  }
  EXPECT_GT(simple, 1000);
}

class Overlaps : public testing::Test {
 protected:
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 4, 6}};
  Tensors<int64_t> t{c};
  argpool_options o = options_for(scalar_table(), c);
};

TEST_F(Overlaps, InputsMayShareMemory) {
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.values.tensor().data = t.indices.data();
  EXPECT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
}

TEST_F(Overlaps, OutputsMayNot) {
  t.values.tensor().data = t.indices.data();
  expect_refused(t.pool(o), ARGPOOL_OVERLAP, {"values shares memory with indices"});
}

TEST_F(Overlaps, SlicesThatInterleaveDoNotOverlap) {
  // src and values as channels of one tensor, and values in the gaps of src's rows.
  std::vector<float> memory(4 * 16);
  int64_t strides[] = {0, 8, 16, 1};
  for (int i = 0; i < 64; ++i) memory[(size_t)i] = (float)i;
  t.src.tensor().data = memory.data();
  t.src.tensor().strides = strides;
  t.src.shape()[3] = 5;
  c.window.stride[1] = 1;
  c.window.kernel[1] = 3;
  t.values.tensor().data = memory.data() + 5;
  t.values.tensor().strides = strides;
  const argpool_window w = c.window;
  EXPECT_EQ(argpool_max_pool(&w, &t.src, &t.values, &t.indices, &o), ARGPOOL_OK)
      << argpool_last_error();
  EXPECT_EQ(memory[5], 18);
  t.values.tensor().data = memory.data() + 4;
  expect_refused(argpool_max_pool(&w, &t.src, &t.values, &t.indices, &o), ARGPOOL_OVERLAP, {});
}

}  // namespace
