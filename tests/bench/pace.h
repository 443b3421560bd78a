/// How fast a core computes at the moment: slower than at its best where others have a share of it.
/// SPDX-License-Identifier: MIT
#pragma once

namespace argpool::bench {

/// Nanoseconds that a loop in registers takes, of some 10 us; of so many threads at a time, each at
/// the best of three, that of the slowest one.
double pace(int threads);

}  // namespace argpool::bench
