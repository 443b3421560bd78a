// Times of calls, row by row, and the CPU that they were taken on.
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace argpool::tune {

/// A row's work in one call, in the words of argpool_cost.
struct Work {
  double planes = 0, rows = 0, cells = 0;
  double input = 0;   ///< cells of the other tensor
  int64_t line = 1;   ///< cells of a row
  int64_t lanes = 1;  ///< of the row's vectors
  double taps = 1;    ///< a cell's; 1 where the window is compiled in
  double steps = 0;   ///< likewise; 0 there
  double bytes = 0;   ///< of all the call's tensors
  double once = 0;    ///< ARGPOOL_ROW_FLAT: how often a line's vectors are worked out; 0: others
};

struct Sample {
  Work work;
  double ns = 0;     ///< its own
  double total = 0;  ///< of the call that it was part of: errors are relative to that
  double weight = 1;
  uint64_t contest = 0;  ///< those of one number were timed by turns, on the same call; 0: alone
};

/// By row.
using Samples = std::map<std::string, std::vector<Sample>>;

/// The costs of what threads share (argpool_registry.h, argpool_cpu).
struct Shared {
  uint32_t threads = 0;  ///< as many as there are CPUs; 0: not known
  double stream = 0;     ///< nanoseconds a byte that all of them stream takes
  double missed = 0;     ///< nanoseconds more a byte that misses the last cache takes otherwise
  double memory = 0;     ///< bytes of calls that the last cache holds
};

/// The samples, by row, as comma-separated values.
std::string samplesFile(const Samples &samples);

/// `cpu "AuthenticAMD" family 25 model 17 has(sse41, …) shared threads 2 …`: this CPU, as a file of
/// generators/costs has a kind.
std::string kindText(const Shared &shared);

/// "Intel(R) Xeon(R) Processor (model 207), 2 CPUs, L2 2048 KB, L3 266240 KB"
std::string machine();

}  // namespace argpool::tune
