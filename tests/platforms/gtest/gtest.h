// The macros of GoogleTest that tests/runtime's scalar kernels use, for platforms that have none.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdio.h>
#include <stdlib.h>

struct Failure {
  ~Failure() {
    puts(" failed in a scalar kernel");
    exit(2);
  }
  template <typename T>
  const Failure& operator<<(const T&) const {
    return *this;
  }
};
#define ADD_FAILURE() Failure()
#define EXPECT_TRUE(a) \
  if (!(a)) Failure()
#define EXPECT_EQ(a, b) EXPECT_TRUE((a) == (b))
#define EXPECT_NE(a, b) EXPECT_TRUE((a) != (b))
#define EXPECT_GE(a, b) EXPECT_TRUE((a) >= (b))
#define EXPECT_LE(a, b) EXPECT_TRUE((a) <= (b))
#define EXPECT_LT(a, b) EXPECT_TRUE((a) < (b))
