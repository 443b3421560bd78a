// Shared by programs that measure one call after the other: the options that say which calls, and
// the loop over them.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace argpool::bench {

/// CPU time of this thread, in nanoseconds.
double thread_ns();

struct Calls {
  uint64_t seed = 1, count = 50;        ///< --seed, --count: of calls that are drawn
  double seconds = 1e9;                 ///< --seconds: no call begins later
  const argpool_table* table = nullptr;  ///< --default-kernels; null: app_table()
  std::vector<std::string> lines;       ///< --problem

  /// Reads the option at argv[*i], and moves *i to its value. False: it is none of these.
  bool take(int argc, char** argv, int* i);
  const argpool_table& rows() const;
  /// Prints what `measure` makes of each line, or of `count` calls drawn where there is none: one
  /// line of JSON each, {"line": …, "failed": …} where it throws.
  void run(const std::function<std::string(const std::string& line)>& measure);
};

}  // namespace argpool::bench
