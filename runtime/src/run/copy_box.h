// Copying boxes of elements between memory of any strides.
// SPDX-License-Identifier: MIT
#pragma once

#include <stdint.h>

namespace argpool {

constexpr int kBoxAxes = 4;

// One dimension of a box: its extent, and how many elements a step of it is on either side.
struct Axis {
  int64_t extent, to, from;
};

// Copies the box that starts at `to` and `from`, of elements of 1, 2, 4 or 8 bytes, aligned to
// their size. Nothing between its cells is read or written. `inverted`: bits that are inverted in
// each element, on the way in as on the way out.
void copy_box(uint8_t* to, const uint8_t* from, const Axis (&axes)[kBoxAxes], int bytes,
              uint64_t inverted);

}  // namespace argpool
