// Selection by index space: what an index that is no offset in memory costs and excludes; by
// extents: rows that need a window for each cell.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

class SelectSpaces : public testing::Test {
 protected:
  void SetUp() override { b.add_target("base", 0); }

  void add(int op, const char* name, float call, uint32_t flags = 0) {
    b.add(scalar_key(op, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
          {name, scalar_kernel(op, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), 0, {}, {costs(call)},
           flags});
  }
  // The row that pools, or the refusal's name.
  std::string pools(argpool_index_space space, const char* forced = nullptr) {
    c.space = space;
    Tensors<int64_t> t(c);
    argpool_options o = options_for(b.table(), c);
    o.forced_variant = forced;
    if (argpool_status bad = t.pool(o)) return argpool_status_name(bad);
    t.expect_pooled();
    return argpool_last_variant();
  }
  // The row that unpools what was pooled, in a space.
  std::string unpools(argpool_index_space space) {
    c.space = space;
    Tensors<int64_t> t(c);
    const argpool_options o = options_for(b.table(), c);
    EXPECT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_FALSE(t.expect_unpooled());
    return argpool_last_variant();
  }

  TableBuilder b{"spaces"};
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 4, 4}};
};

TEST_F(SelectSpaces, ConsecutiveRowsNeedNeighboursOneApart) {
  add(ARGPOOL_KERNEL_MAX_POOL, "rows", 10);
  add(ARGPOOL_KERNEL_MAX_POOL, "consecutive", 1, ARGPOOL_ROW_CONSECUTIVE);
  EXPECT_EQ(pools(ARGPOOL_INDEX_PLANE), "consecutive");
  EXPECT_EQ(pools(ARGPOOL_INDEX_TENSOR), "consecutive");
  EXPECT_EQ(pools(ARGPOOL_INDEX_TENSOR_COLMAJOR), "rows");
  EXPECT_EQ(pools(ARGPOOL_INDEX_IMAGE), "rows");
  EXPECT_EQ(pools(ARGPOOL_INDEX_IMAGE, "consecutive"), "forced_variant");
  EXPECT_NE(strstr(argpool_last_error(), "neighbours in a row are 2 apart, it needs 1"), nullptr)
      << argpool_last_error();
  c.shape[1] = 1;
  EXPECT_EQ(pools(ARGPOOL_INDEX_IMAGE), "consecutive");
}

TEST_F(SelectSpaces, RowsThatNeedAWindowForEachCell) {
  add(ARGPOOL_KERNEL_MAX_POOL, "rows", 10);
  add(ARGPOOL_KERNEL_MAX_POOL, "same", 1, ARGPOOL_ROW_SAME);
  c.window = ARGPOOL_WINDOW_2D(3, 1, 1);
  EXPECT_EQ(pools(ARGPOOL_INDEX_PLANE), "same");
  c.window.pad_end[0] = 2;
  EXPECT_EQ(pools(ARGPOOL_INDEX_PLANE), "rows");
  EXPECT_EQ(pools(ARGPOOL_INDEX_PLANE, "same"), "forced_variant");
  EXPECT_NE(strstr(argpool_last_error(), "planes have other extents pooled than unpooled"), nullptr)
      << argpool_last_error();
}

// 8 values; a scatter takes 4 ns more for each that is counted column by column.
TEST_F(SelectSpaces, ScattersDivideColumnMajorIndices) {
  add(ARGPOOL_KERNEL_MAX_POOL, "pool", 1);
  add(ARGPOOL_KERNEL_CHECK_INDICES, "check", 5);
  add(ARGPOOL_KERNEL_LOCATE_INDEX, "locate", 5);
  add(ARGPOOL_KERNEL_MAX_UNPOOL, "gather", 40);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, "scatter", 20);
  EXPECT_EQ(unpools(ARGPOOL_INDEX_PLANE), "scatter");
  EXPECT_EQ(unpools(ARGPOOL_INDEX_IMAGE), "scatter");
  EXPECT_EQ(unpools(ARGPOOL_INDEX_TENSOR_COLMAJOR), "gather");
}

}  // namespace
