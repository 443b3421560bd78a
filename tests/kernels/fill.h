// Inputs of problems: element patterns and indices, the same for the same line on every machine.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "problem.h"

namespace argpool::test {

/// splitmix64: small, and the same everywhere, which <random>'s distributions are not.
class Random {
 public:
  explicit Random(uint64_t seed) : state_(seed) {}
  uint64_t next();
  int64_t below(int64_t n) { return int64_t(next() % uint64_t(n)); }
  bool chance(int64_t in) { return below(in) == 0; }

 private:
  uint64_t state_;
};

/// The seed of a problem: its line's hash and its own seed.
uint64_t seed_of(const Problem& problem);

/// Elements of a type, one after the other.
std::vector<uint8_t> fill_elements(DLDataType type, Fill fill, size_t count, Random& random);

/// Indices to consume, in row-major order of the pooled position, before they are narrowed to
/// their type.
std::vector<int64_t> fill_indices(const Problem& problem, Random& random);

/// Whether the index at a pooled position names a cell of its own window, inside the tensor.
bool names_own_window(const reference::Indexing& indexing, const Position& pooled, int64_t index);

}  // namespace argpool::test
