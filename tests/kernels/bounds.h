// Which bounds of its guard a row was tried at, and in which ranks it ran.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "table.h"

namespace argpool::test {

/// A set of these, of one row, as bits: ranks that it ran in, sides of bounds that it was tried at.
using Touched = uint64_t;

/// The bounds that a forced call of the row touched: it ran, or its guard refused it. A call counts
/// for rank 2 where the output has several rows, for rank 3 where it has several slabs.
Touched touched_by(const Row& row, Call& call, Placement placement, bool ran);

/// The parts of a row that problems can touch: the ranks it serves, and both sides of each bound
/// that its guard has, but where one side is empty (no width is below 1).
struct Touchable {
  Touched ranks = 0, bounds = 0;
  std::string exempt;  // a rank that the guard leaves no room for, in words
};
Touchable touchable(const Row& row);

/// The names of bits.
std::vector<std::string> words_of(Touched touched);

}  // namespace argpool::test
