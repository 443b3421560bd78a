// Problems for the rows of a table, at and around the edges of their guards.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>
#include <argpool_registry.h>

#include <cstdint>
#include <string>
#include <vector>

namespace argpool::test {

/// For each row that computes something, `wanted` lines that the contract takes; the same for the
/// same seed. Extents are drawn from what the row's guard says: its multiples, least and most
/// extents, one less and one more of each; strides from its alignment. `windows` are the spec's:
/// `any` rows serve those that are too large to compile in.
std::vector<std::string> edge_problems(const argpool_table& table, uint64_t wanted, uint64_t seed,
                                       const std::vector<argpool_window>& windows);

}  // namespace argpool::test
