// Timing by turns.
// SPDX-License-Identifier: MIT
#include "race.h"

#include <time.h>

#include <algorithm>
#include <cmath>

namespace argpool::tune {
namespace {

constexpr double kLong = 1e7;  // nanoseconds of calls that no cache holds the data of
constexpr double kClock = 2e4;  // nanoseconds that a reading of the clock does not disturb

double runs(const argpool_plan *plan, void *const *data, int times) {
  const double start = now();
  for (int i = 0; i < times; ++i) argpool_plan_run(plan, data);
  return (now() - start) / times;
}

}  // namespace

double now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) * 1e9 + double(t.tv_nsec);
}

std::vector<double> race(const std::vector<argpool_plan *> &plans, void *const *data, int rounds,
                         double hopeless, double until) {
  std::vector<double> result(plans.size(), NAN);
  double best = INFINITY;
  for (size_t i = 0; i < plans.size(); ++i) {
    if (!plans[i] || argpool_plan_run(plans[i], data) != ARGPOOL_OK) continue;
    result[i] = runs(plans[i], data, 1);
    if (result[i] < 1e5) result[i] = std::min(result[i], runs(plans[i], data, 3));
    best = std::min(best, result[i]);
  }
  for (size_t i = 0; i < plans.size(); ++i)  // once may be an accident
    if (result[i] > hopeless * best) result[i] = std::min(result[i], runs(plans[i], data, 1));
  std::vector<std::vector<double>> times(plans.size());
  for (int round = 0; round < rounds && now() < until; ++round) {
    for (size_t i = 0; i < plans.size(); ++i) {
      if (!(result[i] <= hopeless * best)) continue;
      const int batch = int(std::min(1000.0, std::max(1.0, kClock / result[i])));
      if (result[i] < kLong) argpool_plan_run(plans[i], data);  // what others left in the caches
      times[i].push_back(runs(plans[i], data, batch));
    }
  }
  for (size_t i = 0; i < plans.size(); ++i) {
    if (times[i].empty()) continue;
    std::sort(times[i].begin(), times[i].end());
    result[i] = times[i][times[i].size() / 4];  // what disturbs a run only adds
  }
  return result;
}

}  // namespace argpool::tune
