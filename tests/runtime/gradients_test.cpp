// The backward operations and sums through argpool.h on scalar kernels, against the reference.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

std::vector<Case> cases() {
  std::vector<Case> out;
  add_layouts(out, ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 8, 10}, true);
  add_layouts(out, ARGPOOL_WINDOW_2D(3, 1, 1), {2, 3, 6, 7}, true);
  add_layouts(out, ARGPOOL_WINDOW_2D(3, 2, 1), {3, 7, 9}, false);
  add_layouts(out, ARGPOOL_WINDOW_1D(3, 2, 1), {2, 4, 17}, true);
  add_layouts(out, ARGPOOL_WINDOW_3D(3, 2, 1), {2, 2, 5, 7, 6}, true);
  return out;
}

std::string say(const Case& c) {
  return "rank " + std::to_string(c.rank()) + " space " + std::to_string(c.space) + " order " +
         std::to_string((int)c.order) + " gap " + std::to_string(c.gap);
}

// Pools for honest indices, then moves some of them to other cells of their planes, and checks the
// three operations that sum or gather.
template <typename I, typename T>
void there_and_back(const Case& c, bool foreign) {
  SCOPED_TRACE(say(c) + (foreign ? " foreign" : ""));
  Tensors<I, T> t(c);
  argpool_options o = options_for(scalar_table(), c);
  Tensors<I> pooled(c);
  ASSERT_EQ(pooled.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.indices.for_each([&](const auto& at, I& v) { v = pooled.indices.at(at); });
  if (foreign) {
    std::vector<int64_t> last = t.indices.shape();
    for (int64_t& e : last) --e;
    std::vector<int64_t> first = last;
    for (size_t i = first.size() - (size_t)c.rank(); i < first.size(); ++i) first[i] = 0;
    t.indices.at(last) = t.indices.at(first);  // in another window's cell, and twice
  }
  fill_rough(t.values, 5);
  if (is_float<T> || std::is_integral_v<T>) {
    o.duplicates = ARGPOOL_DUPLICATES_SUM;
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_summed());
  }
  if constexpr (is_float<T>) {
    o.duplicates = ARGPOOL_DUPLICATES_LAST;
    t.dst.for_each([](const auto&, T& v) { v = T(9); });
    ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_summed());
  }
  fill_rough(t.src, 6);
  for (argpool_duplicates d :
       {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_SUM, ARGPOOL_DUPLICATES_EXACT}) {
    o.duplicates = d;
    ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_gathered(d));
  }
}

TEST(Gradients, OfEverySpace) {
  for (Case c : cases()) {
    for (bool foreign : {false, true}) {
      for (int space = ARGPOOL_INDEX_PLANE; space <= ARGPOOL_INDEX_BATCH_IMAGE; ++space) {
        c.space = (argpool_index_space)space;
        there_and_back<int64_t, float>(c, foreign);
        if (space != ARGPOOL_INDEX_TENSOR && space != ARGPOOL_INDEX_TENSOR_COLMAJOR) {
          there_and_back<int32_t, float>(c, foreign);
        }
      }
    }
    c.space = ARGPOOL_INDEX_WINDOW;
    there_and_back<uint8_t, float>(c, false);
    there_and_back<uint16_t, float>(c, false);
    if (HasFailure()) return;
  }
}

template <typename T>
class Elements : public testing::Test {};
using Types = testing::Types<double, float, ref::Float16, ref::BFloat16, int64_t, int32_t, int16_t,
                             int8_t, uint64_t, uint32_t, uint16_t, uint8_t>;
TYPED_TEST_SUITE(Elements, Types);

TYPED_TEST(Elements, SumAndGather) {
  for (bool foreign : {false, true}) {
    for (Order order : {Order::cf, Order::cl}) {
      Case c = {ARGPOOL_WINDOW_2D(3, 1, 1), {2, 3, 6, 7}, true, order, 1};
      there_and_back<int64_t, TypeParam>(c, foreign);
    }
  }
}

}  // namespace
