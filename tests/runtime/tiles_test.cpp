// Tiles of every size against whole problems: halos, ownership, coordinates, 32-bit reach.
// SPDX-License-Identifier: MIT
#include "problem/tiles.h"

#include "problems.h"
#include "run/frame.h"
#include "scalar_tile.h"

namespace {

using namespace argpool;

argpool_kernel_fn kernel_for(const Problem& p, int op) {
  const bool helper = op == ARGPOOL_KERNEL_CHECK_INDICES || op == ARGPOOL_KERNEL_LOCATE_INDEX;
  return scalar_kernel(op, helper ? (int)ARGPOOL_ELEM_NONE : (int)p.elem, (int)p.index, p.layout);
}

// A kernel that looks at the strides of its first buffer, channels-last, along x and y.
int32_t seen_strides[2];
int see_strides(void** args) {
  const test::scalar::Tile plane({args, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CL}, 0, 32);
  for (int i = 0; i < 2; ++i) seen_strides[i] = plane.dim(i).stride;
  return 0;
}

// Runs an operation tile by tile. Where it writes the plane, every pooled position must be owned by
// one tile, and no index be foreign.
int64_t run_tiles(const Problem& p, int64_t tile_bytes, int64_t least_tiles) {
  Scratch scratch;
  Tiling tiling;
  EXPECT_TRUE(make_tiling(p, tile_bytes, least_tiles, &tiling));
  Frame frame(p, scratch);
  int64_t owned = 0;
  for (int64_t i = 0; i < tiling.tiles; ++i) {
    const Tile tile = tile_at(p, tiling, i);
    std::vector<uint8_t> marks((size_t)tile.planes, 9);
    const std::vector<uint8_t> none((size_t)tile.planes, 0);
    frame.set_tile(tile);
    frame.set_per_plane(marks.data(), 8, tile.planes);
    int64_t own = !p.channels_last() ? tile.planes : tile.channels ? tile.channels : p.values.c;
    for (const Range& r : tile.range) own *= r.own_extent;
    owned += own;
    if (p.op == ARGPOOL_MAX_POOL) {
      frame.run(kernel_for(p, p.kernel_op), kPlane, kValues, kIndices);
    } else if (p.op == ARGPOOL_MAX_UNPOOL_BACKWARD) {
      frame.run(kernel_for(p, p.kernel_op), kPlane, kIndices, kValues, kPerPlane);
      EXPECT_EQ(marks, none);
    } else {
      if (own > 0) {
        frame.run(kernel_for(p, ARGPOOL_KERNEL_CHECK_INDICES), kOwnIndices, kPerPlane);
        EXPECT_EQ(marks, none);
      }
      frame.run(kernel_for(p, p.kernel_op), kValues, kIndices, kPlane);
    }
  }
  EXPECT_EQ(owned, p.values.n * p.values.c * p.values.cells());
  return tiling.tiles;
}

// All operations, tile by tile.
template <typename I>
int64_t run_tiled(const Case& c, int64_t tile_bytes, int64_t least_tiles) {
  Tensors<I> t(c);
  run_tiles(problem_of(t, ARGPOOL_MAX_POOL), tile_bytes, least_tiles);
  t.expect_pooled();
  const int64_t tiles =
      run_tiles(problem_of(t, ARGPOOL_MAX_UNPOOL), tile_bytes, least_tiles);
  EXPECT_FALSE(t.expect_unpooled());
  fill_rough(t.values, 2);
  run_tiles(problem_of(t, ARGPOOL_MAX_POOL_BACKWARD), tile_bytes, least_tiles);
  EXPECT_FALSE(t.expect_summed());
  run_tiles(problem_of(t, ARGPOOL_MAX_UNPOOL_BACKWARD), tile_bytes, least_tiles);
  EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_LAST));
  return tiles;
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

TEST(Tiles, OfChannelsWhereWindowsOverlapMuch) {
  for (int space : {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR, ARGPOOL_INDEX_IMAGE}) {
    for (int64_t channels : {128, 200, 333}) {
      Case c = {ARGPOOL_WINDOW_2D(5, 1, 2), {1, channels, 9, 7}, true, Order::cl, 2,
                (argpool_index_space)space};
      Tensors<int64_t> t(c);
      const int64_t tiles = run_tiles(problem_of(t, ARGPOOL_MAX_POOL), 1 << 20, 8);
      EXPECT_EQ(tiles, channels == 333 ? 3 : 2) << channels;
      t.expect_pooled();
    }
  }
}

TEST(Tiles, OfOneLongRow) {
  for (Order order : {Order::cf, Order::cl}) {
    for (const argpool_window& window :
         {argpool_window ARGPOOL_WINDOW_1D(4, 4, 0), argpool_window ARGPOOL_WINDOW_1D(3, 2, 1)}) {
      Case c = {window, {1, 1, 40003}, true, order};
      EXPECT_EQ(run_tiled<int64_t>(c, 1 << 20, 4), window.stride[0] == 4 ? 3 : 4);
      if (HasFailure()) return;
    }
  }
}

// Kernels see by the strides that such a plane is one row of cells.
TEST(Tiles, OfRowsOfOneCellStepFromRowToRow) {
  Tensors<int64_t> t({ARGPOOL_WINDOW_2D(2, 1, 0), {1, 3, 9, 2}, true, Order::cl});
  const Problem p = problem_of(t, ARGPOOL_MAX_UNPOOL_BACKWARD);
  ASSERT_EQ(p.values.extent[0], 1);
  Scratch scratch;
  Tiling tiling;
  ASSERT_TRUE(make_tiling(p, 1 << 20, 1, &tiling));
  Frame frame(p, scratch);
  frame.set_tile(tile_at(p, tiling, 0));
  frame.run(see_strides, kValues, kIndices);
  EXPECT_EQ(seen_strides[0], seen_strides[1]);
  EXPECT_EQ(seen_strides[1], 3);
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

}  // namespace
