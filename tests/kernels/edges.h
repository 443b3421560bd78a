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

/// A problem that was made for one row of a table.
struct Constructed {
  std::string line;
  size_t row;  // its number
};

/// For each row that computes something, and each rank that it serves, problems on both sides of
/// every bound of its guard, beside whole vectors, tiles, pages and halves of these, of one slab,
/// row and plane and of several; volumes have two slabs at least, but where slabs are the point.
/// Rows that consume indices get dense tensors whose last index is wrong, too.
/// With `every` 1, all of them, and all widths up to three vectors; else one in `every`, by the
/// seed.
std::vector<Constructed> constructed_problems(const argpool_table& table, uint64_t every,
                                              uint64_t seed,
                                              const std::vector<argpool_window>& windows = {});

}  // namespace argpool::test
