// A pooling problem with its tensors, and the reference's answers to it.
// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <cmath>
#include <random>

#include "argpool.h"
#include "arrays.h"
#include "reference.h"
#include "scalar_kernels.h"

namespace ref = argpool::reference;

// The shape of an array in the reference's order n, c, d, h, w.
template <typename T>
ref::View<T> as_view(Array<T>& a, int rank) {
  ref::View<T> v;
  v.data = a.data();
  const int size = (int)a.shape().size(), batched = size - rank - 1;
  const auto put = [&](int to, int from) {
    v.extent[to] = a.shape()[from];
    v.stride[to] = a.strides()[from];
  };
  if (batched) put(0, 0);
  put(1, batched);
  for (int i = 0; i < rank; ++i) put(5 - rank + i, batched + 1 + i);
  return v;
}
template <typename T>
ref::View<const T> as_const_view(Array<T>& a, int rank) {
  const ref::View<T> v = as_view(a, rank);
  return {v.data, v.extent, v.stride};
}

struct Case {
  argpool_window window;
  std::vector<int64_t> shape;  // of src and dst
  bool batched = true;
  Order order = Order::cf;
  int64_t gap = 0;
  argpool_index_space space = ARGPOOL_INDEX_PLANE;

  int rank() const { return window.rank; }
  std::vector<int64_t> pooled() const {
    std::vector<int64_t> out = shape;
    const size_t first = shape.size() - (size_t)rank();
    EXPECT_EQ(argpool_pooled_shape(&window, &shape[first], &out[first]), ARGPOOL_OK)
        << argpool_last_error();
    return out;
  }
  ref::Window reference() const {
    ref::Window w;
    EXPECT_EQ(ref::normalise(window, &w), ARGPOOL_OK);
    return w;
  }
};

inline argpool_options options_for(const argpool_table* table, const Case& c) {
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  o.table = table;
  o.index_space = c.space;
  o.num_threads = 1;
  return o;
}

// Values with ties, infinities, NaN and zeros of both signs.
inline void fill(Array<float>& a, uint32_t seed) {
  std::mt19937 random(seed);
  const float special[] = {0.f, -0.f, INFINITY, -INFINITY, NAN, 1e-42f};
  a.for_each([&](const auto&, float& v) {
    const uint32_t r = random();
    v = r % 16 == 0 ? special[r / 16 % 6] : (float)((int)(r / 16 % 13) - 6);
  });
}

template <typename T>
bool same_bits(std::vector<T> a, std::vector<T> b) {
  return a.size() == b.size() && (a.empty() || !memcmp(a.data(), b.data(), a.size() * sizeof(T)));
}

// NaN payloads are free (C5).
inline std::vector<float> plain_nans(std::vector<float> v) {
  for (float& x : v) {
    if (std::isnan(x)) x = NAN;
  }
  return v;
}

// All tensors of one case with index type I, and what the reference makes of them.
template <typename I>
struct Tensors {
  Case c;
  Array<float> src, values, dst, expected_values, expected_dst;
  Array<I> indices, expected_indices;

  explicit Tensors(const Case& c, uint32_t seed = 1)
      : c(c),
        src(c.shape, c.batched, c.order, c.gap),
        values(c.pooled(), c.batched, c.order, c.gap),
        dst(c.shape, c.batched, c.order, c.gap),
        expected_values(c.pooled(), c.batched),
        expected_dst(c.shape, c.batched),
        indices(c.pooled(), c.batched, c.order, c.gap),
        expected_indices(c.pooled(), c.batched) {
    fill(src, seed);
  }

  argpool_status pool(const argpool_options& o) {
    return argpool_max_pool(&c.window, &src, &values, &indices, &o);
  }
  argpool_status unpool(const argpool_options& o) {
    return argpool_max_unpool(&c.window, &values, &indices, &dst, &o);
  }
  void expect_pooled() {
    const int r = c.rank();
    ref::max_pool<float, I>(c.reference(), c.space, as_const_view(src, r),
                            as_view(expected_values, r), as_view(expected_indices, r));
    EXPECT_TRUE(same_bits(plain_nans(values.cells()), plain_nans(expected_values.cells())));
    EXPECT_TRUE(same_bits(indices.cells(), expected_indices.cells()));
    EXPECT_TRUE(values.gaps_intact());
    EXPECT_TRUE(indices.gaps_intact());
  }
  std::optional<ref::Offender> expect_unpooled() {
    const int r = c.rank();
    const auto offender = ref::max_unpool<float, I>(
        c.reference(), c.space, as_const_view(values, r), as_const_view(indices, r),
        as_view(expected_dst, r));
    EXPECT_TRUE(same_bits(dst.cells(), expected_dst.cells()));
    EXPECT_TRUE(dst.gaps_intact());
    return offender;
  }
};

// ASSERT that a call is refused with a status, and that its sentence holds each of some words.
inline void expect_refused(argpool_status status, argpool_status expected,
                           const std::vector<std::string>& words) {
  EXPECT_EQ(status, expected) << argpool_status_name(status) << ": " << argpool_last_error();
  const std::string sentence = argpool_last_error();
  for (const std::string& word : words) {
    EXPECT_NE(sentence.find(word), std::string::npos) << "\"" << word << "\" in: " << sentence;
  }
}
