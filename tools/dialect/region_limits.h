// What one argpool.region may have: the verifier refuses more, and the importer's chains end there.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace argpool {

/// A row of 15 pools of 5x5 compiles in 20 seconds.
constexpr int64_t kMostRegionOperations = 64, kMostRegionPools = 16;
/// Cells of an axis that a pool reaches: it reads at most as many rows of its input.
constexpr int64_t kMostRegionReach = 1024;
/// Taps of a window that are numbered: 255 is none.
constexpr int64_t kMostRegionTaps = 255;
/// ARGPOOL_REGION_TENSORS: inputs and outputs.
constexpr size_t kMostRegionTensors = 16;

}  // namespace argpool
