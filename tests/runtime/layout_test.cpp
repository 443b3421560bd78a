// C15: the layout that strides tell, and who breaks ties.
// SPDX-License-Identifier: MIT
#include "harness.h"

namespace {

std::string layout_of_variant() {
  const std::string name = argpool_last_variant();
  return name.find("_cl_") != std::string::npos ? "cl" : "cf";
}

TEST(Layout, FollowsFromStrides) {
  for (Order order : {Order::cf, Order::cl}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}, true, order};
    Tensors<int64_t> t(c);
    ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK);
    EXPECT_EQ(layout_of_variant(), order == Order::cl ? "cl" : "cf");
  }
}

TEST(Layout, PackedWithoutStrides) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t(c);
  t.src.tensor().strides = t.values.tensor().strides = t.indices.tensor().strides = nullptr;
  ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK);
  t.expect_pooled();
}

TEST(Layout, TiesAreBrokenByAnotherTensorThenChannelsFirst) {
  // Width 2 pools to 1: values and indices could be either, src decides.
  for (Order order : {Order::cf, Order::cl}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {1, 3, 4, 2}, true, order};
    Tensors<int64_t> t(c);
    ASSERT_EQ(t.pool(options_for(scalar_table(), c)), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(layout_of_variant(), order == Order::cl ? "cl" : "cf");
    t.expect_pooled();
  }
}

// One channel: all could be either, and channels-first kernels take rows as lines.
TEST(Layout, OneChannelIsChannelsFirst) {
  for (argpool_index_space space : {ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_BATCH_IMAGE}) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 1, 4, 4}, true, Order::cl, 0, space};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    for (argpool_layout asked : {ARGPOOL_LAYOUT_FROM_STRIDES, ARGPOOL_CHANNELS_LAST}) {
      o.layout = asked;
      ASSERT_EQ(t.pool(o), ARGPOOL_OK);
      EXPECT_EQ(layout_of_variant(), "cf");
      t.expect_pooled();
    }
    std::string last = argpool_last_variant();
    last.replace(last.find("_cf_"), 4, "_cl_");
    o.forced_variant = last.c_str();
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(argpool_last_variant(), last);
    t.expect_pooled();
    o.forced_variant = "nonesuch";
    expect_refused(t.pool(o), ARGPOOL_FORCED_VARIANT, {"nonesuch is unknown"});
  }
}

// Few channels fill few lanes: pooling packs such images as planes, if they are worth copying.
TEST(Layout, FewChannelsArePooledAsPlanes) {
  const struct {
    int64_t channels, width;
    const char* layout;
  } images[] = {{4, 64, "cf"}, {5, 64, "cl"}, {4, 8, "cl"}};
  for (const auto& image : images) {
    Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, image.channels, 8, image.width}, true, Order::cl};
    Tensors<int64_t> t(c);
    argpool_options o = options_for(scalar_table(), c);
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(layout_of_variant(), image.layout);
    t.expect_pooled();
    o.forced_variant = "max_pool_f32_i64_cl_any__base_scalar";
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
  }
}

TEST(Layout, OneChannelWithPixelsApartIsCopiedToChannelsFirst) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 1, 4, 4}, true, Order::cl};
  c.gap = 1;
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  o.layout = ARGPOOL_CHANNELS_LAST;
  for (argpool_layout asked : {ARGPOOL_LAYOUT_FROM_STRIDES, ARGPOOL_CHANNELS_LAST}) {
    o.layout = asked;
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(layout_of_variant(), "cf");
    t.expect_pooled();
    o.forced_variant = "max_pool_f32_i64_cl_any__base_scalar";
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    t.expect_pooled();
    o.forced_variant = nullptr;
  }
}

TEST(Layout, AsWantedWhateverTheStrides) {
  Case c = {ARGPOOL_WINDOW_2D(2, 2, 0), {2, 3, 4, 6}};
  Tensors<int64_t> t(c);
  argpool_options o = options_for(scalar_table(), c);
  for (argpool_layout asked : {ARGPOOL_CHANNELS_LAST, ARGPOOL_CHANNELS_FIRST}) {
    o.layout = asked;
    ASSERT_EQ(t.pool(o), ARGPOOL_OK) << argpool_last_error();
    EXPECT_EQ(layout_of_variant(), asked == ARGPOOL_CHANNELS_LAST ? "cl" : "cf");
    t.expect_pooled();
  }
}

}  // namespace
