// The tensors that calls are timed on.
// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cstring>

#include "call.h"

namespace {

using argpool::tune::Kind;
using argpool::tune::Shape;
using argpool::tune::Tensors;

Kind poolingOfTwo(argpool_op op) {
  Kind kind;
  kind.op = op;
  kind.elem = op == ARGPOOL_MAX_POOL ? ARGPOOL_ELEM_F32 : ARGPOOL_ELEM_X32;
  kind.index = ARGPOOL_IDX_I64;
  kind.layout = ARGPOOL_LAYOUT_CF;
  for (int d = 0; d < 3; ++d) {
    const int32_t n = d < 2 ? 2 : 1;
    kind.window.kernel[d] = kind.window.stride[d] = n;
    kind.window.dilation[d] = 1;
  }
  return kind;
}

int zeros(const void *words, size_t count) {
  int found = 0;
  for (size_t i = 0; i < count; ++i) {
    uint32_t word;
    std::memcpy(&word, static_cast<const char *>(words) + i * sizeof word, sizeof word);
    found += word == 0;
  }
  return found;
}

// An earlier call's zeros are not what is pooled next: they are quicker to stream than numbers.
TEST(Tensors, WhatACallHasWrittenIsFilledAnew) {
  Shape shape;
  shape.c = 3;
  for (int d = 0; d < 2; ++d) shape.pooled[d] = 8, shape.plane[d] = 16;
  const size_t pooled = 3 * 8 * 8, cells = 4 * pooled;
  Tensors tensors;
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(tensors.prepare(poolingOfTwo(ARGPOOL_MAX_UNPOOL), shape));
    EXPECT_EQ(zeros(tensors.data()[0], pooled), 0) << "values, round " << round;
    std::memset(tensors.data()[2], 0, cells * 4);  // the plane
    ASSERT_TRUE(tensors.prepare(poolingOfTwo(ARGPOOL_MAX_POOL), shape));
    EXPECT_EQ(zeros(tensors.data()[0], cells), 0) << "cells, round " << round;
    std::memset(tensors.data()[1], 0, pooled * 4);  // values
  }
}

}  // namespace
