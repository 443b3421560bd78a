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

// A shape, or strides, in the reference's order n, c, d, h, w.
inline ref::Extents in_order(const std::vector<int64_t>& v, int rank, int64_t missing) {
  ref::Extents out;
  out.fill(missing);
  const size_t r = (size_t)rank, batched = v.size() - r - 1;
  if (batched) out[0] = v[0];
  out[1] = v[batched];
  for (size_t i = 0; i < r; ++i) out[5 - r + i] = v[batched + 1 + i];
  return out;
}

// An array as the reference sees it; its cells seen as T.
template <typename T, typename U>
ref::View<T> view_as(Array<U>& a, int rank) {
  static_assert(sizeof(T) == sizeof(U));
  return {reinterpret_cast<T*>(a.data()), in_order(a.shape(), rank, 1),
          in_order(a.strides(), rank, 0)};
}
template <typename T>
ref::View<T> as_view(Array<T>& a, int rank) {
  return view_as<T>(a, rank);
}
template <typename T, typename U>
ref::View<const T> const_view_as(Array<U>& a, int rank) {
  const ref::View<T> v = view_as<T>(a, rank);
  return {v.data, v.extent, v.stride};
}
template <typename T>
ref::View<const T> as_const_view(Array<T>& a, int rank) {
  return const_view_as<T>(a, rank);
}

struct Case {
  argpool_window window;
  std::vector<int64_t> shape;  // of src and dst
  bool batched = true;
  Order order = Order::cf;
  int64_t gap = 0;
  argpool_index_space space = ARGPOOL_INDEX_PLANE;
  std::vector<int64_t> positions = {};  // spatial extents of the pooled; none: C1's

  int rank() const { return window.rank; }
  std::vector<int64_t> pooled() const {
    std::vector<int64_t> out = shape;
    const size_t first = shape.size() - (size_t)rank();
    for (size_t i = 0; i < positions.size(); ++i) out[first + i] = positions[i];
    if (!positions.empty()) return out;
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

// A case in both layouts, packed and with gaps.
inline void add_layouts(std::vector<Case>& to, const argpool_window& window,
                        const std::vector<int64_t>& shape, bool batched) {
  for (Order order : {Order::cf, Order::cl}) {
    for (int64_t gap : {0, 3}) to.push_back({window, shape, batched, order, gap});
  }
}

inline argpool_options options_for(const argpool_table* table, const Case& c) {
  argpool_options o = ARGPOOL_OPTIONS_INIT;
  o.table = table;
  o.index_space = c.space;
  o.num_threads = 1;
  return o;
}

template <typename T>
constexpr bool is_float = std::is_floating_point_v<T> || std::is_same_v<T, ref::Float16> ||
                          std::is_same_v<T, ref::BFloat16>;

// Values with ties; of floats, with infinities, NaN and zeros of both signs as well.
template <typename T>
void fill(Array<T>& a, uint32_t seed) {
  std::mt19937 random(seed);
  const float special[] = {0.f, -0.f, INFINITY, -INFINITY, NAN, 1e-7f};
  a.for_each([&](const auto&, T& v) {
    const uint32_t r = random();
    const int small = (int)(r / 16 % 13) - 6;
    if constexpr (is_float<T>) {
      v = T(r % 16 == 0 ? special[r / 16 % 6] : (float)small);
    } else {
      v = T(small);
    }
  });
}

// Numbers of many magnitudes, whose sums depend on their order.
template <typename T>
void fill_rough(Array<T>& a, uint32_t seed) {
  std::mt19937 random(seed);
  a.for_each([&](const auto&, T& v) {
    const uint32_t r = random();
    if constexpr (is_float<T>) {
      v = T(std::ldexp((float)(int)(r % 2001) - 1000.f, (int)(r >> 16) % 12 - 6));
    } else {
      v = T(r);
    }
  });
}

template <typename T>
bool same_bits(std::vector<T> a, std::vector<T> b) {
  return a.size() == b.size() && (a.empty() || !memcmp(a.data(), b.data(), a.size() * sizeof(T)));
}

// NaN payloads are free (C5).
template <typename T>
std::vector<T> plain_nans(std::vector<T> v) {
  for (T& x : v) {
    if (x != x) x = T(NAN);
  }
  return v;
}

template <size_t bytes>
struct Bits_of;
template <>
struct Bits_of<1> {
  using type = uint8_t;
};
template <>
struct Bits_of<2> {
  using type = uint16_t;
};
template <>
struct Bits_of<4> {
  using type = uint32_t;
};
template <>
struct Bits_of<8> {
  using type = uint64_t;
};

// All tensors of one case with index type I and elements T, and what the reference makes of them.
// Gradients live in the tensors of their shapes: grad_dst in src, grad_src in dst, grad_values in
// values.
template <typename I, typename T = float>
struct Tensors {
  using Bits = typename Bits_of<sizeof(T)>::type;  // what is moved
  using Sum = std::conditional_t<is_float<T>, T, Bits>;

  Case c;
  Array<T> src, values, dst, expected_values, expected_dst;
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
  argpool_status pool_backward(const argpool_options& o) {
    return argpool_max_pool_backward(&c.window, &values, &indices, &dst, &o);
  }
  argpool_status unpool_backward(const argpool_options& o) {
    return argpool_max_unpool_backward(&c.window, &src, &indices, &values, &o);
  }

  void expect_pooled() {
    const int r = c.rank();
    ref::max_pool<T, I>(c.reference(), c.space, as_const_view(src, r), as_view(expected_values, r),
                        as_view(expected_indices, r));
    EXPECT_TRUE(same_bits(plain_nans(values.cells()), plain_nans(expected_values.cells())));
    EXPECT_TRUE(same_bits(indices.cells(), expected_indices.cells()));
    EXPECT_TRUE(values.gaps_intact());
    EXPECT_TRUE(indices.gaps_intact());
  }
  std::optional<ref::Offender> expect_unpooled() {
    const int r = c.rank();
    const auto offender = ref::max_unpool<Bits, I>(
        c.reference(), c.space, const_view_as<Bits>(values, r), as_const_view(indices, r),
        view_as<Bits>(expected_dst, r));
    EXPECT_TRUE(same_bits(dst.cells(), expected_dst.cells()));
    EXPECT_TRUE(dst.gaps_intact());
    return offender;
  }
  // Expects sums: max_pool_backward's, and max_unpool's with duplicates = sum.
  std::optional<ref::Offender> expect_summed() {
    const int r = c.rank();
    const auto offender = ref::max_pool_backward<Sum, I>(
        c.reference(), c.space, const_view_as<Sum>(values, r), as_const_view(indices, r),
        view_as<Sum>(expected_dst, r));
    EXPECT_TRUE(same_bits(plain_nans(dst.cells()), plain_nans(expected_dst.cells())));
    EXPECT_TRUE(dst.gaps_intact());
    return offender;
  }
  std::optional<ref::Offender> expect_gathered(argpool_duplicates duplicates) {
    const int r = c.rank();
    const auto offender = ref::max_unpool_backward<Bits, I>(
        c.reference(), c.space, duplicates, const_view_as<Bits>(src, r), as_const_view(indices, r),
        view_as<Bits>(expected_values, r));
    EXPECT_TRUE(same_bits(values.cells(), expected_values.cells()));
    EXPECT_TRUE(values.gaps_intact());
    return offender;
  }
  // Gathers by both policies, and compares.
  void run_gathers(argpool_options o) {
    for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_EXACT}) {
      o.duplicates = d;
      ASSERT_EQ(unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_FALSE(expect_gathered(d));
    }
  }
};

// Runs all operations and policies on tensors as they lie, and compares.
inline void run_all_operations(Tensors<int64_t>& t, int threads) {
  argpool_options o = options_for(scalar_table(), t.c);
  o.num_threads = threads;
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  if (t.unpool(o) != ARGPOOL_SHAPE_MISMATCH) {  // C2 need not accept what C1 came from
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_unpooled());
    t.run_gathers(o);
    o.duplicates = ARGPOOL_DUPLICATES_SUM;
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_summed());
  }
  ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_summed());
}

// ASSERT that a call is refused with a status, and that its sentence holds each of some words.
inline void expect_refused(argpool_status status, argpool_status expected,
                           const std::vector<std::string>& words) {
  EXPECT_EQ(status, expected) << argpool_status_name(status) << ": " << argpool_last_error();
  const std::string sentence = argpool_last_error();
  for (const std::string& word : words) {
    EXPECT_NE(sentence.find(word), std::string::npos) << "\"" << word << "\" in: " << sentence;
  }
}
