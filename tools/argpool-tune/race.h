// Plans that are timed in turns, so that none has the machine in another state than the others.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "argpool.h"

namespace argpool::tune {

double now();  ///< nanoseconds

/// Nanoseconds of a run of each plan: the lower quartile of `rounds`. NAN for NULL plans. Those
/// that take `hopeless` times as long as the best are not run again: their first runs count.
std::vector<double> race(const std::vector<argpool_plan *> &plans, void *const *data, int rounds,
                         double hopeless);

}  // namespace argpool::tune
