// Tiles of every size against whole problems: halos, ownership, coordinates, 32-bit reach.
// SPDX-License-Identifier: MIT
#include "tiles.h"

#include <sys/mman.h>

#include "checks.h"
#include "far_planes.h"
#include "frame.h"
#include "harness.h"

namespace {

using namespace argpool;

template <typename I>
Problem problem_of(Tensors<I>& t, argpool_op op) {
  const DLTensor* pool[] = {&t.src, &t.values, &t.indices};
  const DLTensor* unpool[] = {&t.values, &t.indices, &t.dst};
  Problem p;
  EXPECT_EQ(check_call(op, &t.c.window, op == ARGPOOL_MAX_POOL ? pool : unpool,
                       options_for(scalar_table(), t.c), Data::given, &p),
            ARGPOOL_OK)
      << argpool_last_error();
  return p;
}

argpool_kernel_fn kernel_for(const Problem& p, int op) {
  const bool helper = op == ARGPOOL_KERNEL_CHECK_INDICES || op == ARGPOOL_KERNEL_LOCATE_INDEX;
  return scalar_kernel(op, helper ? (int)ARGPOOL_ELEM_NONE : (int)p.elem, (int)p.index, p.layout);
}

// Pools, then unpools, tile by tile; every pooled position must be owned by one tile.
template <typename I>
int64_t run_tiled(const Case& c, int64_t tile_bytes, int64_t least_tiles) {
  Tensors<I> t(c);
  Scratch scratch;
  Tiling tiling;
  const Problem pool = problem_of(t, ARGPOOL_MAX_POOL);
  EXPECT_TRUE(make_tiling(pool, tile_bytes, least_tiles, &tiling));
  Frame pool_frame(pool, scratch);
  for (int64_t i = 0; i < tiling.tiles; ++i) {
    pool_frame.set_tile(tile_at(pool, tiling, i));
    pool_frame.run(kernel_for(pool, ARGPOOL_KERNEL_MAX_POOL), kPlane, kValues, kIndices);
  }
  t.expect_pooled();

  const Problem unpool = problem_of(t, ARGPOOL_MAX_UNPOOL);
  EXPECT_TRUE(make_tiling(unpool, tile_bytes, least_tiles, &tiling));
  Frame frame(unpool, scratch);
  int64_t owned = 0;
  for (int64_t i = 0; i < tiling.tiles; ++i) {
    const Tile tile = tile_at(unpool, tiling, i);
    frame.set_tile(tile);
    int64_t own = c.order == Order::cl ? unpool.values.c : tile.planes;
    for (const Range& r : tile.range) own *= r.own_extent;
    owned += own;
    if (own > 0) {
      std::vector<uint8_t> foreign((size_t)tile.planes, 9);
      frame.set_per_plane(foreign.data(), 8, tile.planes);
      frame.run(kernel_for(unpool, ARGPOOL_KERNEL_CHECK_INDICES), kOwnIndices, kPerPlane);
      EXPECT_EQ(foreign, std::vector<uint8_t>((size_t)tile.planes, 0));
    }
    frame.run(kernel_for(unpool, ARGPOOL_KERNEL_MAX_UNPOOL), kValues, kIndices, kPlane);
  }
  EXPECT_EQ(owned, unpool.values.n * unpool.values.c * unpool.values.cells());
  EXPECT_FALSE(t.expect_unpooled());
  return tiling.tiles;
}

TEST(Tiles, OfEverySizeGiveTheSame) {
  argpool_window uneven = {sizeof uneven, 2, 0, {3, 2}, {1, 3}, {1, 0}, {1, 1}, {2, 1}};
  argpool_window far_apart = {sizeof uneven, 2, 0, {1, 2}, {4, 4}, {0, 1}, {0, 0}, {1, 1}};
  const struct {
    argpool_window window;
    std::vector<int64_t> shape;
  } rows[] = {
      {ARGPOOL_WINDOW_2D(2, 2, 0), {3, 5, 8, 6}},    {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 9, 7}},
      {ARGPOOL_WINDOW_2D(3, 2, 1), {2, 3, 13, 8}},   {ARGPOOL_WINDOW_2D(5, 1, 2), {1, 2, 11, 9}},
      {uneven, {2, 2, 12, 10}},                      {far_apart, {1, 2, 19, 21}},
      {ARGPOOL_WINDOW_1D(3, 2, 1), {2, 3, 21}},      {ARGPOOL_WINDOW_3D(3, 2, 1), {2, 2, 9, 7, 8}},
      {ARGPOOL_WINDOW_3D(2, 2, 0), {1, 1, 2, 12, 6}},
  };
  int64_t most = 0;
  for (const auto& row : rows) {
    for (Order order : {Order::cf, Order::cl}) {
      for (int space : {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_TENSOR_COLMAJOR,
                        ARGPOOL_INDEX_BATCH_IMAGE, ARGPOOL_INDEX_WINDOW}) {
        for (int64_t bytes : {1, 40, 100, 250, 1000, 1 << 20}) {
          Case c = {row.window, row.shape, true, order, 2, (argpool_index_space)space};
          SCOPED_TRACE(testing::Message() << "k " << c.window.kernel[0] << " order " << (int)order
                                          << " space " << space << " bytes " << bytes);
          const int64_t tiles = space == ARGPOOL_INDEX_WINDOW ? run_tiled<uint8_t>(c, bytes, 1)
                                                              : run_tiled<int64_t>(c, bytes, 1);
          most = std::max(most, tiles);
          if (HasFailure()) return;
        }
      }
    }
  }
  EXPECT_GT(most, 20);
}

TEST(Tiles, PlanesOfAllImagesMergeWhereStridesAllow) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {3, 4, 6, 6}};
  const auto merges = [&](argpool_index_space space, int64_t extra) {
    c.space = space;
    Tensors<int64_t> t(c);
    std::vector<float> room(4096);
    t.src.tensor().data = room.data();
    t.src.strides()[0] += extra;
    return planes_merge(problem_of(t, ARGPOOL_MAX_POOL));
  };
  EXPECT_TRUE(merges(ARGPOOL_INDEX_PLANE, 0));
  EXPECT_TRUE(merges(ARGPOOL_INDEX_TENSOR, 0));
  EXPECT_FALSE(merges(ARGPOOL_INDEX_IMAGE, 0));
  EXPECT_FALSE(merges(ARGPOOL_INDEX_PLANE, 8));
  c.shape[1] = 1;
  EXPECT_TRUE(merges(ARGPOOL_INDEX_IMAGE, 8));
  Tensors<int64_t> t(c);
  Tiling tiling;
  ASSERT_TRUE(make_tiling(problem_of(t, ARGPOOL_MAX_POOL), 1 << 20, 1, &tiling));
  EXPECT_EQ(tiling.tiles, 1);
}

// Memory of many gigabytes of which few pages are touched: rows 512 MB apart.
class FarRows : public testing::Test {
 protected:
  static constexpr int64_t kRow = int64_t{1} << 27;  // floats
  void SetUp() override {
    size = (size_t)kRow * 4 * 14;
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
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  const int r = c.rank();
  ref::max_unpool<float, int64_t>(c.reference(), c.space, as_const_view(t.values, r),
                                  as_const_view(t.indices, r), as_view(t.expected_dst, r));
  EXPECT_TRUE(same_bits(t.dst.cells(), t.expected_dst.cells()));

  // A foreign index: the plane is redone whole, beyond the reach of the scatter kernel.
  t.indices.at({0, 1, 6, 2}) = 1;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  ref::max_unpool<float, int64_t>(c.reference(), c.space, as_const_view(t.values, r),
                                  as_const_view(t.indices, r), as_view(t.expected_dst, r));
  EXPECT_TRUE(same_bits(t.dst.cells(), t.expected_dst.cells()));
  t.indices.at({0, 1, 3, 0}) = 84;
  expect_refused(t.unpool(o), ARGPOOL_INDEX_OUT_OF_RANGE, {"n 0, c 1, h 3, w 0] is 84"});
}

TEST_F(FarRows, OfOneWindowThatSpanTooMuchAreRefused) {
  Case c = {ARGPOOL_WINDOW_2D(7, 7, 0), {1, 2, 14, 7}};
  Tensors<int64_t> t(c);
  spread(t.src.tensor());
  expect_refused(t.pool(options_for(scalar_table(), c)), ARGPOOL_UNSUPPORTED_STRIDES,
                 {"span 2^31 bytes"});
}

TEST(FarPlanes, ScatterAndLocateAsTheReference) {
  std::mt19937 random(5);
  for (int space = ARGPOOL_INDEX_PLANE; space <= ARGPOOL_INDEX_BATCH_IMAGE; ++space) {
    for (Order order : {Order::cf, Order::cl}) {
      Case c = {ARGPOOL_WINDOW_3D(2, 2, 0), {2, 3, 4, 4, 6}, true, order, 1,
                (argpool_index_space)space};
      Tensors<int64_t> t(c);
      ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK);
      if (random() % 2) t.indices.at({1, 2, 1, 1, 1}) = t.indices.at({1, 2, 0, 0, 0});
      const Problem p = problem_of(t, ARGPOOL_MAX_UNPOOL);
      Scratch scratch;
      for (int64_t n = 0; n < 2; ++n) {
        for (int64_t k = 0; k < 3; ++k) {
          EXPECT_EQ(locate_far(p, n, k), INT64_MAX);
          EXPECT_EQ(scatter_far(p, n, k, scratch), 0);
        }
      }
      EXPECT_FALSE(t.expect_unpooled());
      t.indices.at({1, 1, 1, 0, 2}) = 500;
      EXPECT_EQ(locate_far(p, 1, 1), 8);
    }
  }
}

}  // namespace
