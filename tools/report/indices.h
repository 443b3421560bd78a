// Indices of a call to time, where no pool of the same function makes them.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "argpool.h"

namespace argpool::report {

/// The extents that indices are made for: N, C, D, H, W, those that a tensor lacks 1.
struct Planes {
  int64_t n, c;
  int64_t pooled[3], cells[3];
};

/// For each pooled position in the memory order of (N, C, D, H, W), an index of `space` that names
/// a cell of its window, another tap each time. Positions without a cell get index 0.
std::vector<int64_t> ownIndices(const argpool_window &window, argpool_index_space space,
                                const Planes &planes);

}  // namespace argpool::report
