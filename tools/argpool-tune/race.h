// Plans that are timed in turns, so that none has the machine in another state than the others.
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "argpool.h"

namespace argpool::tune {

double now();  ///< nanoseconds

/// How many bytes of calls are timed in a second, about: all rows of a call, some rounds of each. A
/// call of more than that for each second left would not end in time.
constexpr double kBytesASecond = 1e8;

/// Nanoseconds of a run of each plan: the lower quartile of `rounds`. NAN for NULL plans. Those
/// that take `hopeless` times as long as the best are not run again: their first runs count. No
/// round begins after `until`, which is counted as now() does.
std::vector<double> race(const std::vector<argpool_plan *> &plans, void *const *data, int rounds,
                         double hopeless, double until);

}  // namespace argpool::tune
