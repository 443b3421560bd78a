// The dialect's arithmetic of windows (C1, C2, C3, C7) is the reference's, for every small window.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "dialect/shapes.h"
#include "reference.h"

namespace argpool {
namespace {

class Shapes : public testing::Test {
protected:
  Shapes() { context.loadDialect<ArgpoolDialect>(); }

  /// Calls `check` with every small window of rank 1, in both spellings.
  template <typename Check> void forEachWindow(Check check) {
    for (int64_t kernel = 1; kernel <= 4; ++kernel)
      for (int64_t stride = 1; stride <= 4; ++stride)
        for (int64_t pad = 0; pad <= 3; ++pad)
          for (int64_t padEnd = 0; padEnd <= 3; ++padEnd)
            for (int64_t dilation = 1; dilation <= 4; ++dilation)
              for (int ceil = 0; ceil <= 1; ++ceil)
                check(WindowAttr::get(&context, {kernel}, {stride}, {pad}, {padEnd}, {dilation},
                                      ceil != 0),
                      argpool_window{sizeof(argpool_window), 1, ceil, {kernel}, {stride}, {pad},
                                     {padEnd}, {dilation}});
  }

  mlir::MLIRContext context;
};

std::string text(WindowAttr window) {
  std::string text;
  llvm::raw_string_ostream(text) << window;
  return text;
}

TEST_F(Shapes, PooledExtentsAndEmptyWindows) {
  forEachWindow([](WindowAttr window, const argpool_window &plain) {
    reference::Window normal;
    ASSERT_EQ(reference::normalise(plain, &normal), ARGPOOL_OK);
    for (int64_t cells = 0; cells <= 9; ++cells) {
      std::string why;
      auto pooled = pooledExtents(window, {cells}, why);
      int64_t expected = 0;
      const bool ok = reference::pooled_shape(plain, &cells, &expected) == ARGPOOL_OK;
      ASSERT_EQ(mlir::succeeded(pooled), ok) << text(window) << " on " << cells << ": " << why;
      EXPECT_EQ(why.empty(), ok);
      if (!ok) continue;
      ASSERT_EQ(pooled->front(), expected) << text(window) << " on " << cells;
      const bool full = mlir::succeeded(checkNoEmptyWindow(window, {cells}, *pooled, why));
      const bool empty =
          reference::has_empty_window(normal, {1, 1, cells}, {1, 1, pooled->front()});
      ASSERT_EQ(full, !empty) << text(window) << " on " << cells << ": " << why;
    }
  });
}

// A gradient's src_size may be the extents whose C1 is that of the pooled ones.
TEST_F(Shapes, SizesThatPoolTo) {
  forEachWindow([](WindowAttr window, const argpool_window &plain) {
    for (int64_t cells = 1; cells <= 9; ++cells) {
      int64_t made = 0;
      const bool ok = reference::pooled_shape(plain, &cells, &made) == ARGPOOL_OK;
      for (int64_t pooled = 1; pooled <= 9; ++pooled) {
        std::string why;
        ASSERT_EQ(mlir::succeeded(checkPooled(window, {cells}, "src_size", {pooled}, "it", why)),
                  ok && made == pooled)
            << text(window) << " from " << cells << " to " << pooled << ": " << why;
      }
    }
  });
}

TEST_F(Shapes, UnpooledExtents) {
  forEachWindow([](WindowAttr window, const argpool_window &plain) {
    for (int64_t pooled = 0; pooled <= 4; ++pooled) {
      for (int64_t size = -1; size <= 24; ++size) {  // -1: none is given
        const llvm::ArrayRef<int64_t> given =
            size < 0 ? llvm::ArrayRef<int64_t>() : llvm::ArrayRef<int64_t>(size);
        std::string why;
        auto cells = unpooledExtents(window, {pooled}, given, why);
        int64_t expected = 0;
        const bool ok = reference::unpooled_shape(plain, &pooled, size < 0 ? nullptr : &size,
                                                  &expected) == ARGPOOL_OK;
        ASSERT_EQ(mlir::succeeded(cells), ok)
            << text(window) << " from " << pooled << " to " << size << ": " << why;
        if (!ok) continue;
        ASSERT_EQ(cells->front(), expected) << text(window) << " from " << pooled;
      }
    }
  });
}

TEST_F(Shapes, IndexCapacity) {
  auto i32 = mlir::IntegerType::get(&context, 32);
  auto window = WindowAttr::get(&context, {2, 2});
  reference::Window normal;
  const argpool_window plain = ARGPOOL_WINDOW_2D(2, 2, 0);
  ASSERT_EQ(reference::normalise(plain, &normal), ARGPOOL_OK);
  const std::pair<IndexSpace, argpool_index_space> spaces[] = {
      {IndexSpace::Plane, ARGPOOL_INDEX_PLANE},
      {IndexSpace::Image, ARGPOOL_INDEX_IMAGE},
      {IndexSpace::BatchImage, ARGPOOL_INDEX_BATCH_IMAGE}};
  // Around 2^31 cells a plane, an image and a batch.
  for (auto [space, plainSpace] : spaces) {
    for (int64_t n : {1, 2})
      for (int64_t c : {1, 2, 3})
        for (int64_t h : {16384, 32768, 65536})
          for (int64_t w : {32767, 32768, 65535, 65536}) {
            std::string why;
            const int64_t largest =
                reference::largest_index(plainSpace, normal, {n, c, 1, h, w});
            EXPECT_EQ(mlir::succeeded(checkIndexType(space, i32, window, {n, c, h, w}, why)),
                      largest <= INT32_MAX)
                << n << "x" << c << "x" << h << "x" << w << ": " << why;
          }
  }
}

}  // namespace
}  // namespace argpool
