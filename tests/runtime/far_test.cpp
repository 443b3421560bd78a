// Tensors and planes beyond the reach of kernels' 32-bit offsets (C13).
// SPDX-License-Identifier: MIT
#include "run/far_planes.h"

#include <sys/mman.h>

#include "problem/tiles.h"
#include "problems.h"
#include "support/half.h"

namespace {

using namespace argpool;

// Memory of many gigabytes of which few pages are touched: rows 512 MB apart.
class FarRows : public testing::Test {
 protected:
  static constexpr int64_t kRow = int64_t{1} << 27;  // floats
  void SetUp() override {
    if (sizeof(void*) < 8) GTEST_SKIP() << "no 7 GB of address space";
    size = (size_t)(kRow * 4 * 14);
    memory = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                  MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) GTEST_SKIP() << "no 7 GB of address space";
  }
  void TearDown() override {
    if (memory != MAP_FAILED) munmap(memory, size);
  }
  void spread(DLTensor& t) {
    t.data = memory;
    t.strides[2] = kRow;
    t.strides[1] = 16;  // channels lie within the gaps of rows
  }
  size_t size = 0;
  void* memory = MAP_FAILED;
};

TEST_F(FarRows, AreTiledWithinReachOfKernels) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 14, 6}};
  Tensors<int64_t> t(c);
  const argpool_options o = options_for(scalar_table(), c);
  spread(t.src.tensor());
  fill(t.src, 3);
  Tiling tiling;
  ASSERT_TRUE(make_tiling(problem_of(t, ARGPOOL_MAX_POOL), INT32_MAX, 1, &tiling));
  EXPECT_GE(tiling.tiles, 7);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();

  spread(t.dst.tensor());
  const auto run_unpool = [&] {
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    const int r = c.rank();
    ref::max_unpool<float, int64_t>(c.reference(), c.space, as_const_view(t.values, r),
                                    as_const_view(t.indices, r), as_view(t.expected_dst, r));
    EXPECT_TRUE(same_bits(t.dst.cells(), t.expected_dst.cells()));
  };
  run_unpool();
  // A foreign index: the plane is redone whole, beyond the reach of the scatter kernel.
  t.indices.at({0, 1, 6, 2}) = 1;
  run_unpool();
  t.indices.at({0, 1, 3, 0}) = 84;
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, {"n 0, c 1, h 3, w 0] is 84"});
}

// Copies are within reach, whatever the tensor spans.
TEST_F(FarRows, OfViewsAreCopied) {
  Case c = {ARGPOOL_WINDOW_2D(7, 7, 0), {1, 2, 14, 7}};
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  spread(t.src.tensor());
  t.src.strides()[3] = 2;
  fill(t.src, 3);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
  t.expect_pooled();
  t.run_gathers(o);
}

TEST_F(FarRows, OfOneWindowThatSpanTooMuchAreRefused) {
  Case c = {ARGPOOL_WINDOW_2D(7, 7, 0), {1, 2, 14, 7}};
  Tensors<int64_t> t(c);
  spread(t.src.tensor());
  expect_refused(t.pool(options_for(scalar_table(), c)), ARGPOOL_UNSUPPORTED_STRIDES,
                 {"span 2^31 bytes"});
}

// Every way that indices are used, on far rows: tiled or walked in 64 bits.
TEST_F(FarRows, GradientsAsTheReference) {
  for (bool foreign : {false, true}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 14, 6}};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    if (foreign) t.indices.at({0, 1, 6, 2}) = t.indices.at({0, 1, 0, 0});
    spread(t.src.tensor());
    fill_rough(t.src, 3);
    t.run_gathers(o);
    fill_rough(t.values, 4);
    o.duplicates = ARGPOOL_DUPLICATES_SUM;
    spread(t.dst.tensor());
    const auto expect_sums = [&] {
      const int r = c.rank();
      ref::max_pool_backward<float, int64_t>(c.reference(), c.space, as_const_view(t.values, r),
                                             as_const_view(t.indices, r),
                                             as_view(t.expected_dst, r));
      EXPECT_TRUE(same_bits(t.dst.cells(), t.expected_dst.cells()));
    };
    ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    expect_sums();
    ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
    expect_sums();

    t.indices.at({0, 1, 3, 0}) = 84;
    for (argpool_duplicates d : {ARGPOOL_DUPLICATES_LAST, ARGPOOL_DUPLICATES_EXACT}) {
      o.duplicates = d;
      o.trusted_indices = 0;
      expect_refused(t.unpool_backward(o), ARGPOOL_INDEX_OUT_OF_RANGE,
                     {"n 0, c 1, h 3, w 0] is 84", "grad_dst"});
      o.trusted_indices = 1;
      ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
      EXPECT_TRUE(t.expect_gathered(d));
    }
  }
}

template <typename T>
class FarPlanes : public testing::Test {};
using Types = testing::Types<double, float, ref::Float16, ref::BFloat16, int64_t, uint32_t, int16_t,
                             uint8_t>;
TYPED_TEST_SUITE(FarPlanes, Types);

TYPED_TEST(FarPlanes, AsTheReference) {
  Scratch scratch;
  for (int space = ARGPOOL_INDEX_PLANE; space <= ARGPOOL_INDEX_BATCH_IMAGE; ++space) {
    for (Order order : {Order::cf, Order::cl}) {
      Case c = {ARGPOOL_WINDOW_3D(3, 1, 1), {2, 3, 4, 4, 6}, true, order, 1,
                (argpool_index_space)space};
      Tensors<int64_t> pooled(c);
      Tensors<int64_t, TypeParam> t(c);
      ASSERT_EQ(pooled.pool(options_for(scalar_table(), c)), ARGPOOL_OK);
      t.indices.for_each([&](const auto& at, int64_t& v) { v = pooled.indices.at(at); });
      t.indices.at({1, 2, 3, 3, 5}) = t.indices.at({1, 2, 0, 0, 0});
      fill_rough(t.values, 5);
      const auto for_planes = [](auto f) {
        for (int64_t n = 0; n < 2; ++n) {
          for (int64_t k = 0; k < 3; ++k) f(n, k);
        }
      };
      const auto scatter = [&](const Problem& p) {
        for_planes([&](int64_t n, int64_t k) {
          EXPECT_EQ(locate_far(p, n, k), INT64_MAX);
          EXPECT_EQ(scatter_far(p, n, k, scratch), 0);
        });
      };
      scatter(problem_of(t, ARGPOOL_MAX_UNPOOL));
      EXPECT_FALSE(t.expect_unpooled());
      scatter(problem_of(t, ARGPOOL_MAX_UNPOOL, ARGPOOL_DUPLICATES_SUM));
      EXPECT_FALSE(t.expect_summed());

      const Problem back = problem_of(t, ARGPOOL_MAX_UNPOOL_BACKWARD);
      for_planes([&](int64_t n, int64_t k) {
        for (int64_t row = 0; row < 16; ++row) EXPECT_TRUE(gather_far_row(back, n, k, row));
      });
      EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_LAST));
      bool wrong = false;
      for_planes([&](int64_t n, int64_t k) {
        EXPECT_EQ(exact_far(back, n, k, scratch, &wrong), 0);
      });
      EXPECT_FALSE(wrong);
      EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_EXACT));

      t.indices.at({1, 1, 1, 0, 2}) = 2000;
      EXPECT_EQ(locate_far(back, 1, 1), 26);
      EXPECT_FALSE(gather_far_row(back, 1, 1, 4));
      EXPECT_EQ(exact_far(back, 1, 1, scratch, &wrong), 0);
      EXPECT_TRUE(wrong);
    }
  }
}

// Where pointers have 32 bits, so have the sizes of scratch memory: 2^34 bytes for the marks of a
// broadcast plane are not 0.
#if UINTPTR_MAX < UINT64_MAX
TEST(FarPlane, OfMoreCellsThanAddressesAreRefused) {
  Case c = {ARGPOOL_WINDOW_2D(1 << 18, 1 << 18, 0), {1, 1, 1 << 19, 1 << 18}};
  int64_t shape[] = {1, 1, 1 << 19, 1 << 18}, pooled[] = {1, 1, 2, 1}, none[] = {0, 0, 0, 0};
  float cell = 1, out[2];
  int64_t indices[2] = {};
  DLTensor grad_dst = {&cell, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, shape, none, 0};
  DLTensor values = {out, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, pooled, nullptr, 0};
  DLTensor named = {indices, {kDLCPU, 0}, 4, {kDLInt, 64, 1}, pooled, nullptr, 0};
  argpool_options o = options_for(scalar_table(), c);
  ASSERT_EQ(argpool_max_unpool_backward(&c.window, &grad_dst, &named, &values, &o), ARGPOOL_OK)
      << argpool_last_error();
  EXPECT_EQ(out[1], 1);
  o.duplicates = ARGPOOL_DUPLICATES_EXACT;
  expect_refused(argpool_max_unpool_backward(&c.window, &grad_dst, &named, &values, &o),
                 ARGPOOL_OUT_OF_MEMORY, {"memory"});
}
#endif

// More cells than one block of sums.
TEST(FarSums, OfHalvesInBlocks) {
  Case c = {ARGPOOL_WINDOW_1D(2, 1000, 0), {1, 1, 1199002}};
  Tensors<int64_t, ref::Float16> t(c);
  std::mt19937 random(8);
  t.indices.for_each([&](const auto&, int64_t& v) {
    const int64_t cells[] = {0, 1, (1 << 20) - 1, 1 << 20, 1199001};
    v = cells[random() % 5];
  });
  fill_rough(t.values, 9);
  Scratch scratch;
  const Problem p = problem_of(t, ARGPOOL_MAX_UNPOOL, ARGPOOL_DUPLICATES_SUM);
  EXPECT_EQ(scatter_far(p, 0, 0, scratch), 0);
  EXPECT_FALSE(t.expect_summed());
}

// All 16-bit numbers there and back, and every rounding of f32 in between.
TEST(Half, AsTheReference) {
  for (uint32_t i = 0; i < 65536; ++i) {
    ref::Float16 f;
    ref::BFloat16 b;
    f.bits = b.bits = (uint16_t)i;
    const float wide[] = {f32_of_f16((uint16_t)i), f32_of_bf16((uint16_t)i)};
    ASSERT_EQ(std::isnan(wide[0]), std::isnan((float)f));
    if (!std::isnan(wide[0])) {
      ASSERT_EQ(bits_of_f32(wide[0]), bits_of_f32((float)f)) << i;
      ASSERT_EQ(f16_of_f32(wide[0]), i);
    }
    if (!std::isnan(wide[1])) {
      ASSERT_EQ(bits_of_f32(wide[1]), bits_of_f32((float)b)) << i;
      ASSERT_EQ(bf16_of_f32(wide[1]), i);
    }
    for (uint32_t low : {0u, 1u, 0x0fffu, 0x1000u, 0x1001u, 0x2fffu, 0x3000u, 0x7fffu, 0x8000u,
                         0x8001u, 0xffffu}) {
      const float between = f32_of_bits(i << 16 | low);
      if (std::isnan(between)) {
        ASSERT_TRUE(std::isnan(f32_of_f16(f16_of_f32(between))));
        ASSERT_TRUE(std::isnan(f32_of_bf16(bf16_of_f32(between))));
      } else {
        ASSERT_EQ(f16_of_f32(between), ref::Float16(between).bits) << between;
        ASSERT_EQ(bf16_of_f32(between), ref::BFloat16(between).bits) << between;
      }
    }
  }
}

}  // namespace
