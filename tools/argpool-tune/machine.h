// Fits `machine` (tools/dialect/plan.td): the factors from another kind's costs to this CPU's.
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string>

#include "models.h"

namespace argpool::tune {

/// The factors of a `machine`, in its order. Behind them stand the sizes `cache` and `last`.
enum Factor { kCall, kBase, kAvx2, kAvx512, kFar, kDeep, kStreamCall, kStreamFar, kStreamDeep,
              kFactors };

/// What a CPU has beside another kind.
struct Machine {
  std::array<double, kFactors> by = {1, 1, 1, 1, 1, 1, 1, 1, 1};
  double cache = 0;  ///< bytes of calls that the second-level cache holds; 0: as the other's
  double last = 0;   ///< likewise the last cache, which other programs use as well, at most
};

/// A row's cost, where a CPU's is that of another kind's, times the machine's numbers.
argpool_cost scaled(const argpool_cost &cost, const argpool_table &table, const argpool_row &row,
                    const Machine &machine);

/// Of all rows of a table whose cost the kind `cpu` has.
Costs scaledCosts(const argpool_table &table, uint32_t cpu, const Machine &machine);

/// The factors by which the costs of the kind `cpu` come closest to the samples of contests, by
/// relative error, each drawn towards 1; the sizes are those of this machine's caches. What the
/// samples say nothing of, such as bytes beyond the last cache where no call was so large, stays 1.
Machine fitMachine(const argpool_table &table, uint32_t cpu, const Samples &samples);

/// `machine <call = 1.1, …>`: the numbers of the kind's file of costs, times those of `machine`. ""
/// where the file has none, or cannot be read.
std::string machineText(const std::string &path, const Machine &machine);

}  // namespace argpool::tune
