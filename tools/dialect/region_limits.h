// The limits of one argpool.region: the verifier refuses more.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>

namespace argpool {

constexpr int64_t kMostRegionOperations = 256, kMostRegionPools = 64;
/// Of a kernel: a region with more of either is split into several. Stages are what a kernel keeps
/// rows of; its compile time grows with their third power: 48 of them take 5 to 8 seconds.
constexpr int64_t kMostKernelStages = 48, kMostKernelOperations = 64;
/// Of a chain in a model: such regions can be cut, whatever lies between their pools.
constexpr int64_t kMostChainOperations = 64, kMostChainPools = 16;
/// Cells of an axis that a pool reaches: it reads at most as many rows of its input.
constexpr int64_t kMostRegionReach = 1024;
/// Channels of a spec's channels-last tensors that are computed as they lie beside each other.
constexpr int64_t kLeastPixel = 2, kMostPixel = 4;
/// Taps of a window that are numbered: 255 is none.
constexpr int64_t kMostRegionTaps = 255;
/// ARGPOOL_REGION_TENSORS: inputs and outputs.
constexpr size_t kMostRegionTensors = 16;

}  // namespace argpool
