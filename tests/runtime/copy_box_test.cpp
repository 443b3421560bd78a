// Boxes of every shape and stride against copies cell by cell.
// SPDX-License-Identifier: MIT
#include "run/copy_box.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <random>
#include <vector>

namespace {

using namespace argpool;

// One side of a copy: its cells lie apart, and each axis goes up or down.
struct Side {
  int64_t first = 0, stride[kBoxAxes], reach = 0;

  Side(const Axis (&axes)[kBoxAxes], std::mt19937& random, bool dense, bool may_repeat) {
    int order[kBoxAxes] = {0, 1, 2, 3};
    if (!dense) std::shuffle(order, order + kBoxAxes, random);
    int64_t next = dense ? 1 : 1 + (int64_t)(random() % 4 == 0);
    for (int i : order) {
      const bool repeats = may_repeat && random() % 6 == 0, down = !dense && random() % 5 == 0;
      stride[i] = repeats ? 0 : next;
      if (!repeats) next *= axes[i].extent;
      if (!dense) next += random() % 3;
      reach += (axes[i].extent - 1) * stride[i];
      if (down) {
        first += (axes[i].extent - 1) * stride[i];
        stride[i] = -stride[i];
      }
    }
  }
};

template <typename T>
void copy_and_compare(std::mt19937& random, bool in, bool flips) {
  Axis axes[kBoxAxes];
  for (Axis& a : axes) a.extent = 1 + (int64_t)(random() % (random() % 3 ? 5 : 40));
  const Side own(axes, random, false, in), packed(axes, random, true, false);
  const Side &to = in ? packed : own, &from = in ? own : packed;
  for (int i = 0; i < kBoxAxes; ++i) {
    axes[i].to = to.stride[i];
    axes[i].from = from.stride[i];
  }
  std::vector<T> source((size_t)from.reach + 1), target((size_t)to.reach + 1, T(0x5a)), want;
  for (T& v : source) v = (T)(random() * 0x9e3779b97f4a7c15ull);
  want = target;
  const T flip = flips ? (T)(T(1) << (8 * sizeof(T) - 1)) : T(0);
  int64_t at[kBoxAxes];
  for (at[0] = 0; at[0] < axes[0].extent; ++at[0])
    for (at[1] = 0; at[1] < axes[1].extent; ++at[1])
      for (at[2] = 0; at[2] < axes[2].extent; ++at[2])
        for (at[3] = 0; at[3] < axes[3].extent; ++at[3]) {
          int64_t there = to.first, here = from.first;
          for (int i = 0; i < kBoxAxes; ++i) {
            there += at[i] * axes[i].to;
            here += at[i] * axes[i].from;
          }
          want[(size_t)there] = (T)(source[(size_t)here] ^ flip);
        }
  copy_box(reinterpret_cast<uint8_t*>(target.data() + to.first),
           reinterpret_cast<const uint8_t*>(source.data() + from.first), axes, sizeof(T), flip);
  EXPECT_EQ(target, want) << sizeof(T) << " bytes, extents " << axes[0].extent << " "
                          << axes[1].extent << " " << axes[2].extent << " " << axes[3].extent
                          << ", strides " << own.stride[0] << " " << own.stride[1] << " "
                          << own.stride[2] << " " << own.stride[3];
}

TEST(CopyBox, AsCellByCell) {
  std::mt19937 random(7);
  for (int i = 0; i < 2000 && !testing::Test::HasFailure(); ++i) {
    const bool in = i % 2, flips = i / 2 % 3 == 0;
    copy_and_compare<uint8_t>(random, in, flips);
    copy_and_compare<uint16_t>(random, in, flips);
    copy_and_compare<uint32_t>(random, in, flips);
    copy_and_compare<uint64_t>(random, in, flips);
  }
}

}  // namespace
