// How long windows are made of shorter ones.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <vector>

namespace argpool::region {

/// Lengths of the windows that stages make one after the other, the last of `length` cells. A stage
/// joins two to five windows of the stage before, side by side or overlapping. The stages chosen
/// cost least; a load of a vector is 0.5.
inline std::vector<int> lengths(int length, double join, double store) {
    constexpr double load = 0.5;
    constexpr int most_taps = 5;
    std::vector<double> cost(length + 1, 0);
    std::vector<int> before(length + 1, 1);
    for (int longer = 2; longer <= length; longer++) {
        cost[longer] = 1e30;
        for (int shorter = (longer + most_taps - 1) / most_taps; shorter < longer; shorter++) {
            const int taps = (longer + shorter - 1) / shorter;
            const double all = cost[shorter] + taps * load + (taps - 1) * join + store;
            if (all < cost[longer]) {
                cost[longer] = all;
                before[longer] = shorter;
            }
        }
    }
    std::vector<int> all;
    for (; length > 1; length = before[length]) {
        all.push_back(length);
    }
    std::reverse(all.begin(), all.end());
    return all;
}

}  // namespace argpool::region
