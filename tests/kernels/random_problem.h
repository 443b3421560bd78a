// Problems nobody thought of: random lines that the contract accepts.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace argpool::test {

/// Small problems of all operations, the same for the same seed.
std::vector<std::string> random_problems(uint64_t wanted, uint64_t seed);

}  // namespace argpool::test
