// Interleaved timing: every contestant has its turn in every round, so that what the machine does
// meanwhile hits all alike, and medians are compared.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <functional>
#include <string>
#include <vector>

namespace argpool::demo {

/// Milliseconds that a call takes.
template <typename Call>
double milliseconds(Call&& call) {
  const auto start = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start)
      .count();
}

/// Calls before the one that is timed. A large cache keeps a working set only once it has come by a
/// few times: on a Xeon with 260 MB of it, pooling 103 MB took 5.8, 5.7, 4.1, 2.9, 2.7, 2.8 … ms.
constexpr int untimed_calls = 4;

/// The milliseconds of a call in its steady state, whoever had the turn before.
template <typename Call>
double warm_milliseconds(Call&& call) {
  for (int i = 0; i < untimed_calls; ++i) call();
  return milliseconds(call);
}

/// The value below which a share (0 … 1) of the samples lies.
inline double quantile(std::vector<double> samples, double share) {
  if (samples.empty()) return NAN;
  const size_t at = std::min(samples.size() - 1, size_t(share * samples.size()));
  std::nth_element(samples.begin(), samples.begin() + at, samples.end());
  return samples[at];
}

inline double median(const std::vector<double>& samples) { return quantile(samples, 0.5); }

struct Contestant {
  std::string name;
  std::function<double()> turn;  // one turn, in milliseconds
  std::vector<double> ms{};

  double median_ms() const { return median(ms); }
};

/// Gives every contestant a turn, `rounds` times over, each round starting one further down the
/// list.
inline void run_rounds(std::vector<Contestant>& contestants, int rounds) {
  for (int round = 0; round < rounds; ++round) {
    for (size_t i = 0; i < contestants.size(); ++i) {
      Contestant& next = contestants[(i + round) % contestants.size()];
      next.ms.push_back(next.turn());
    }
  }
}

}  // namespace argpool::demo
