// Selection: guards, costs, targets, forced variants.
// SPDX-License-Identifier: MIT
#include "choose/select.h"

#include "harness.h"

namespace {

constexpr uint64_t kAbsent = uint64_t{1} << 60;  // a feature no CPU has

class Select : public testing::Test {
 protected:
  void SetUp() override {
    b.add_target("base", 0);
    b.add_target("mid", 0);
    b.add_target("far", 0);
    b.add_target("other", kAbsent);
  }
  static argpool_cost cost(float call, float cell = 0) { return costs(call, 0, cell); }

  void add(const char* name, const argpool_window_key& window, uint32_t target,
           argpool_guard guard = {}, std::vector<argpool_cost> cost = {}, uint32_t flags = 0) {
    b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), window,
          {name, scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), target,
           guard, cost, flags});
  }
  void add_unpool(int op, const char* name, std::vector<argpool_cost> cost) {
    b.add(scalar_key(op, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
          {name, scalar_kernel(op, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), 0, {}, cost});
  }
  // The row that pools a case, with options.
  std::string chosen(const char* forced = nullptr, const char* max_target = nullptr) {
    Tensors<int64_t> t(c);
    argpool_options o = options_for(b.table(), c);
    o.forced_variant = forced;
    o.max_target = max_target;
    if (argpool_status bad = t.pool(o)) return argpool_status_name(bad);
    t.expect_pooled();
    return argpool_last_variant();
  }

  TableBuilder b{"select"};
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 2, 8, 24}};
};

TEST_F(Select, TheCheapestWins) {
  add("dear", any_window(), 0, {}, {cost(100)});
  add("cheap", any_window(), 0, {}, {cost(10)});
  add("by_the_cell", any_window(), 0, {}, {cost(1, 1)});
  EXPECT_EQ(chosen(), "cheap");
  c.shape = {1, 1, 2, 2};
  EXPECT_EQ(chosen(), "by_the_cell");
}

TEST_F(Select, TheOtherTensorCostsAsWell) {
  argpool_cost read = {};
  read.input = 1;
  add("by_the_input", any_window(), 0, {}, {read});  // 384 cells; 96 positions
  add("by_the_cell", any_window(), 0, {}, {cost(0, 3.9f)});
  EXPECT_EQ(chosen(), "by_the_cell");
  b = TableBuilder("select");
  SetUp();
  add("by_the_input", any_window(), 0, {}, {read});
  add("by_the_cell", any_window(), 0, {}, {cost(0, 4.1f)});
  EXPECT_EQ(chosen(), "by_the_input");
}

TEST_F(Select, UnknownCostsRankLast) {
  add("unknown", window_2d(2, 2, 0), 2);
  add("known", any_window(), 0, {}, {cost(1e9f)});
  EXPECT_EQ(chosen(), "known");
}

TEST_F(Select, OfUnknownsTheCompiledWindowThenTheLaterTarget) {
  add("any_far", any_window(), 2);
  add("base", window_2d(2, 2, 0), 0);
  add("mid", window_2d(2, 2, 0), 1);
  add("k3", window_2d(3, 2, 1), 2);
  EXPECT_EQ(chosen(), "mid");
  c.window = ARGPOOL_WINDOW_2D(5, 1, 2);
  EXPECT_EQ(chosen(), "any_far");
  c.window = ARGPOOL_WINDOW_2D(3, 2, 1);
  EXPECT_EQ(chosen(), "k3");
  c.window.dilation[1] = 2;
  EXPECT_EQ(chosen(), "any_far");
}

TEST_F(Select, TapsCostOnlyWhereTheWindowIsAny) {
  add("any", any_window(), 0, {}, {costs(0, 0, 0, 1)});
  add("compiled", window_2d(2, 2, 0), 0, {}, {costs(0, 0, 0, 3)});
  EXPECT_EQ(chosen(), "compiled");
}

TEST_F(Select, FarBytesAndRowsCost) {
  add("far", any_window(), 0, {}, {costs(0, 0, 0, 0, 1)});  // 2688 bytes
  add("rows", any_window(), 0, {}, {costs(0, 330)});  // 8 rows
  EXPECT_EQ(chosen(), "rows");
  c.shape = {1, 1, 2, 4};  // 56 bytes, fewer than the cache's 100
  EXPECT_EQ(chosen(), "far");
}

TEST_F(Select, AVectorOfARowCountsWhole) {
  c.window = ARGPOOL_WINDOW_2D(1, 1, 0);
  argpool_cost by_vectors = {}, by_planes = {}, beyond = {};
  by_vectors.vector = 16;
  by_planes.plane = 50;
  beyond.deep = 1;
  beyond.last = 300;
  b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
        {"vectors", scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), 0,
         {}, {by_vectors}, 0, 16});
  add("cells", any_window(), 0, {}, {cost(0, 1)});
  add("planes", any_window(), 1, {}, {by_planes});
  add("beyond", any_window(), 2, {}, {beyond});
  const auto row = [&](int64_t planes, int64_t h, int64_t w) {
    c.shape = {1, planes, h, w};
    return chosen();
  };
  EXPECT_EQ(row(2, 8, 64), "planes");  // 64 vectors of 16 ns, 1024 cells, 16 KB
  EXPECT_EQ(row(16, 1, 2), "cells");   // nearly empty: 16 vectors cost 256, 32 cells 32
  EXPECT_EQ(row(1, 1, 16), "beyond");  // 256 bytes
}

TEST_F(Select, ARowForAnyWindowMayBeTheCheaper) {
  add("any", any_window(), 2, {}, {cost(40)});
  add("k2", window_2d(2, 2, 0), 0, {}, {cost(30)});
  add("k5", window_2d(5, 1, 2), 0, {}, {cost(50)});
  EXPECT_EQ(chosen(), "k2");
  EXPECT_EQ(chosen("any"), "any");
  c.window = ARGPOOL_WINDOW_2D(5, 1, 2);
  EXPECT_EQ(chosen(), "any");
}

// A plane of 2x2 cells has four of 81 taps: a kernel that looks at these alone may be the quicker.
TEST_F(Select, WhereAWindowOfManyTapsIsCompiledInTheOthersTakePart) {
  add("compiled", window_2d(9, 1, 4), 0, {}, {cost(50)});
  add("any", any_window(), 0, {}, {costs(0, 0, 0, 1)});  // by a tap of each of 8 positions
  c.window = ARGPOOL_WINDOW_2D(9, 1, 4);
  c.shape = {1, 2, 2, 2};
  EXPECT_EQ(chosen(), "any");
  c.shape = {1, 2, 12, 12};
  EXPECT_EQ(chosen(), "compiled");
}

TEST_F(Select, FlatRowsAndRowsAcrossPlanesCountTheirOwnLines) {
  c.window = ARGPOOL_WINDOW_2D(1, 1, 0);
  argpool_cost by_vectors = {}, flat = {};
  by_vectors.vector = 10;
  flat.vector = 10;
  flat.tail = 20;  // for each vector of a plane, once
  const uint32_t key = scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  const auto run = scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  b.add(key, any_window(), {"rows", run, 0, {}, {by_vectors}, 0, 16});
  b.add(key, any_window(), {"flat", run, 0, {}, {flat}, ARGPOOL_ROW_FLAT, 16});
  b.add(key, any_window(), {"planes", run, 0, {}, {by_vectors}, ARGPOOL_ROW_PLANES, 16});
  const auto row = [&](int64_t planes, int64_t h, int64_t w) {
    c.shape = {1, planes, h, w};
    return chosen();
  };
  EXPECT_EQ(row(1, 4, 16), "rows");     // 40 ns; flat 120, across planes 640
  EXPECT_EQ(row(5, 16, 4), "flat");     // 4 vectors in each of 5 planes, once 80: 280; 800, 640
  EXPECT_EQ(row(63, 11, 3), "planes");  // 4 vectors for each of 33 cells: 1320; 6930, 1950
  EXPECT_EQ(row(17, 1, 8), "flat");     // two planes in a vector: 105; 170, 160
}

TEST_F(Select, PartsOfVectorsAndThinRows) {
  c.window = ARGPOOL_WINDOW_2D(1, 1, 0);
  argpool_cost ends = {}, thin = {};
  ends.tail = 30;
  ends.call = 0.5;
  thin.thin = 4;
  thin.call = 1;
  const auto add_lanes = [&](const char* name, argpool_cost cost) {
    b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
          {name, scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), 0,
           {}, {cost}, 0, 8});
  };
  add_lanes("ends", ends);
  add_lanes("thin", thin);
  const auto row = [&](int64_t w) {
    c.shape = {1, 1, 3, w};
    return chosen();
  };
  EXPECT_EQ(row(16), "ends");  // whole vectors only
  EXPECT_EQ(row(17), "thin");  // three ends of rows cost 90; no row is thin
  EXPECT_EQ(row(7), "thin");   // 3 ends cost 90, 21 cells 84
  b = TableBuilder("select");
  SetUp();
  thin.thin = 5;
  add_lanes("ends", ends);
  add_lanes("thin", thin);
  EXPECT_EQ(row(7), "ends");  // 105
  b = TableBuilder("select");
  SetUp();
  ends.width = 16;
  add_lanes("ends", ends);
  add_lanes("thin", thin);
  EXPECT_EQ(row(16), "ends");
  EXPECT_EQ(row(24), "thin");
}

TEST_F(Select, WindowsThatReachBeyondThePlaneFillNoVectors) {
  c.window = ARGPOOL_WINDOW_2D(2, 2, 0);
  c.window.ceil_mode = 1;
  b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), any_window(),
        {"vectors", scalar_kernel(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF), 0,
         {}, {cost(1)}, 0, 8});
  add("cells", any_window(), 0, {}, {cost(0, 2)});
  c.shape = {1, 1, 6, 16};
  EXPECT_EQ(chosen(), "vectors");
  c.shape = {1, 1, 6, 15};  // 7 of a row's 8 windows lie in the plane: one by one
  EXPECT_EQ(chosen(), "cells");
  c.window = ARGPOOL_WINDOW_2D(3, 2, 1);  // padding before a row: vectors take its ends, too
  EXPECT_EQ(chosen(), "vectors");
}

TEST_F(Select, Guards) {
  add("last_resort", any_window(), 0, {}, {cost(1000)});
  add("wide", any_window(), 0, guarding(&argpool_guard::min_w, 13), {cost(1)});
  add("many", any_window(), 0, guarding(&argpool_guard::min_c, 3), {cost(2)});
  add("eights", any_window(), 0, guarding(&argpool_guard::multiple_w, 8), {cost(3)});
  EXPECT_EQ(chosen(), "last_resort");  // width 12, 2 channels
  c.shape[3] = 32;
  EXPECT_EQ(chosen(), "wide");
  c.shape = {1, 3, 4, 4};
  EXPECT_EQ(chosen(), "many");
  c.shape = {1, 1, 4, 16};
  EXPECT_EQ(chosen(), "eights");
}

TEST_F(Select, RowsThatNeedEveryCell) {
  add("last_resort", any_window(), 0, {}, {cost(1000)});
  add("whole", any_window(), 0, {}, {cost(1)}, ARGPOOL_ROW_WHOLE);
  c.shape = {1, 2, 9, 24};  // the last row of cells is under no window
  EXPECT_EQ(chosen(), "whole");
  c.window.ceil_mode = 1;
  EXPECT_EQ(chosen(), "last_resort");
  EXPECT_EQ(chosen("whole"), "forced_variant");
  EXPECT_NE(strstr(argpool_last_error(), "some windows lack cells"), nullptr);
}

TEST_F(Select, GuardsThatSayAtMost) {
  add("last_resort", any_window(), 0, {}, {cost(1000)});
  add("narrow", any_window(), 0, guarding(&argpool_guard::max_w, 2), {cost(1)});
  add("few", any_window(), 0, guarding(&argpool_guard::max_c, 3), {cost(2)});
  add("small", any_window(), 0, guarding(&argpool_guard::max_cells, 16), {cost(3)});
  c.shape = {1, 4, 8, 10};  // 4 x 5 positions
  EXPECT_EQ(chosen(), "last_resort");
  c.shape = {1, 4, 8, 8};
  EXPECT_EQ(chosen(), "small");
  c.shape = {1, 3, 8, 10};
  EXPECT_EQ(chosen(), "few");
  c.shape = {1, 4, 18, 4};
  EXPECT_EQ(chosen(), "narrow");
  add("large", any_window(), 0, guarding(&argpool_guard::min_cells, 100), {cost(4)});
  c.shape = {1, 4, 18, 20};
  EXPECT_EQ(chosen(), "last_resort");
  c.shape = {1, 4, 20, 20};
  EXPECT_EQ(chosen(), "large");
}

TEST_F(Select, AlignmentOfBaseAndStrides) {
  add("loose", any_window(), 0, {}, {cost(10)});
  add("aligned", any_window(), 0, guarding(&argpool_guard::align, 16), {cost(1)});
  c.shape = {1, 2, 4, 16};
  Tensors<int64_t> t(c);
  alignas(64) float values[64];
  alignas(64) int64_t indices[64];
  argpool_options o = options_for(b.table(), c);
  const auto row = [&](float* v, int64_t* i) {
    t.values.tensor().data = v;
    t.indices.tensor().data = i;
    EXPECT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    return std::string(argpool_last_variant());
  };
  EXPECT_EQ(row(values, indices), "aligned");
  EXPECT_EQ(row(values + 4, indices), "aligned");
  EXPECT_EQ(row(values + 1, indices), "loose");
  EXPECT_EQ(row(values, indices + 1), "loose");
  t.values.strides()[2] = 9;
  t.values.strides()[1] = 18;
  EXPECT_EQ(row(values, indices), "loose");
}

TEST_F(Select, TargetsOfThisCpuUpToTheGreatestAllowed) {
  add("on_base", any_window(), 0, {}, {cost(4)});
  add("on_mid", any_window(), 1, {}, {cost(3)});
  add("on_far", any_window(), 2, {}, {cost(2)});
  add("on_other", any_window(), 3, {}, {cost(1)});
  EXPECT_EQ(chosen(), "on_far");
  EXPECT_EQ(chosen(nullptr, "mid"), "on_mid");
  EXPECT_EQ(chosen(nullptr, "base"), "on_base");
  EXPECT_EQ(chosen("on_base"), "on_base");
  EXPECT_EQ(chosen("on_other"), "forced_variant");
  EXPECT_NE(strstr(argpool_last_error(), "this CPU lacks other"), nullptr) << argpool_last_error();
  EXPECT_EQ(chosen("on_far", "mid"), "forced_variant");
  EXPECT_NE(strstr(argpool_last_error(), "target far is above max_target mid"), nullptr);
}

TEST_F(Select, ForcedVariantsAreProvenOrRefusedWithTheReason) {
  add("on_base", any_window(), 0);
  add("wide", any_window(), 0, guarding(&argpool_guard::min_w, 100));
  add("aligned", any_window(), 0, guarding(&argpool_guard::align, 4096));
  add("narrow", any_window(), 0, guarding(&argpool_guard::max_w, 3));
  add("few", any_window(), 0, guarding(&argpool_guard::max_c, 1));
  add("small", any_window(), 0, guarding(&argpool_guard::max_cells, 7));
  add("large", any_window(), 0, guarding(&argpool_guard::min_cells, 100));
  add("k3", window_2d(3, 2, 1), 0);
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, "scatter", {});
  const auto refused = [&](const char* name, const char* why) {
    EXPECT_EQ(chosen(name), "forced_variant");
    EXPECT_NE(strstr(argpool_last_error(), why), nullptr) << argpool_last_error();
  };
  refused("nonsense", "nonsense is unknown; accepted: a row of table select");
  refused("wide", "width 12 is below 100");
  refused("aligned", "it needs 4096");
  refused("narrow", "width 12 is above 3");
  refused("few", "2 channels are above 1");
  refused("small", "48 cells of a plane are above 7");
  refused("large", "48 cells of a plane are below 100");
  refused("k3", "compiled for (w, h, d) k3x3x1 s2x2x1 p1x1x0");
  refused("scatter",
          "it computes max_unpool_scatter x32 i64 channels_first; this call is max_pool");
}

TEST_F(Select, GatherOrScatterByTheirWholeCost) {
  c.shape = {1, 1, 4, 4};
  add("pool", any_window(), 0);
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL, "gather", {cost(10)});
  add_unpool(ARGPOOL_KERNEL_CHECK_INDICES, "check", {cost(5)});
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, "scatter", {cost(11)});
  add_unpool(ARGPOOL_KERNEL_LOCATE_INDEX, "locate", {cost(8)});
  Tensors<int64_t> t(c);
  argpool_options o = options_for(b.table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_last_variant(), "gather");
  EXPECT_FALSE(t.expect_unpooled());
  o.trusted_indices = 1;  // locate does not run
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "scatter");
  o.trusted_indices = 0;
  o.forced_variant = "gather";
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK);
  EXPECT_STREQ(argpool_last_variant(), "gather");
}

TEST_F(Select, HelpersThatAreMissingAreNamed) {
  add("pool", any_window(), 0);
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL, "gather", {});
  Tensors<int64_t> t(c);
  argpool_options o = options_for(b.table(), c);
  expect_refused(t.unpool(o), ARGPOOL_NO_KERNEL, {"which needs locate_index"});
  o.trusted_indices = 1;
  expect_refused(t.unpool(o), ARGPOOL_NO_KERNEL, {"which needs max_unpool_scatter"});
}

// Generated tables have sums as gathers for compiled windows only.
TEST_F(Select, SumsWithoutAGatherAreScattered) {
  add("pool", any_window(), 0);
  add_unpool(ARGPOOL_KERNEL_LOCATE_INDEX, "locate", {});
  Tensors<int64_t> t(c);
  argpool_options o = options_for(b.table(), c);
  ASSERT_EQ(t.pool(o), ARGPOOL_OK);
  expect_refused(t.pool_backward(o), ARGPOOL_NO_KERNEL, {"no kernel for max_pool_backward f32"});
  add_unpool(ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER, "scatter", {costs(5)});
  o.table = b.table();
  ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_summed());
  o.duplicates = ARGPOOL_DUPLICATES_SUM;
  ASSERT_EQ(t.unpool(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_summed());
  EXPECT_STREQ(argpool_last_variant(), "scatter");
  const argpool_kernel_fn run =
      scalar_kernel(ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF);
  b.add(scalar_key(ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_IDX_I64, ARGPOOL_LAYOUT_CF),
        window_2d(2, 2, 0), {"gather", run, 0, {}, {costs(1)}});
  o.table = b.table();
  expect_refused(t.pool_backward(o), ARGPOOL_NO_KERNEL, {"which needs check_indices"});
  add_unpool(ARGPOOL_KERNEL_CHECK_INDICES, "check", {costs(1)});
  o.table = b.table();
  ASSERT_EQ(t.pool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_summed());
  EXPECT_STREQ(argpool_last_variant(), "gather");
}

TEST_F(Select, TheBackwardOfUnpoolingNeedsOneRow) {
  Tensors<int64_t> t(c);
  t.indices.for_each([](const auto&, int64_t& v) { v = 7; });
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD, "backward", {});
  argpool_options o = options_for(b.table(), c);
  ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_STREQ(argpool_last_variant(), "backward");
  EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_LAST));
  o.duplicates = ARGPOOL_DUPLICATES_EXACT;
  expect_refused(t.unpool_backward(o), ARGPOOL_NO_KERNEL,
                 {"no kernel for max_unpool_backward exact x32"});
  add_unpool(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT, "exact", {});
  o.table = b.table();
  ASSERT_EQ(t.unpool_backward(o), ARGPOOL_OK) << argpool_last_error();
  EXPECT_FALSE(t.expect_gathered(ARGPOOL_DUPLICATES_EXACT));
  o.forced_variant = "backward";
  expect_refused(t.unpool_backward(o), ARGPOOL_FORCED_VARIANT, {"it computes max_unpool_backward"});
}

TEST_F(Select, NoEligibleRowSaysWhy) {
  add("on_other", any_window(), 3);
  EXPECT_EQ(chosen(), "no_kernel");
  EXPECT_NE(strstr(argpool_last_error(), "on_other: this CPU lacks other"), nullptr)
      << argpool_last_error();
}

}  // namespace
