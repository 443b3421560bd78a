// Problems for the rows of a table, at and around the edges of their guards.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <cstdint>
#include <string>
#include <vector>

namespace argpool::test {

/// For each row that computes something, `wanted` lines that the contract accepts; the same for the
/// same seed. Extents are drawn from what the row's guard says: its multiples, least and most
/// extents, one less and one more of each; strides from its alignment.
std::vector<std::string> edge_problems(const argpool_table& table, uint64_t wanted, uint64_t seed);

}  // namespace argpool::test
