// Problems nobody thought of: random lines that the contract accepts.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace argpool::test {

/// Small problems of all operations, the same for the same seed.
std::vector<std::string> random_problems(uint64_t wanted, uint64_t seed);

/// Packed problems of one thread for measuring: as varied, with 1 to 512 channels and 1 to 32 MB of
/// tensors, evenly by their logarithms, indices that pooling would give, and 2^28 comparisons at
/// most.
std::vector<std::string> random_calls(uint64_t wanted, uint64_t seed);

}  // namespace argpool::test
