// Every row of a table called directly, tile by tile, on every problem it computes or helps with.
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <string>
#include <vector>

#include "tile.h"

namespace argpool::test {

struct TilesResult {
  int64_t problems = 0, tiles = 0, failures = 0;
  int64_t helpers = 0;                       // helper rows that ran
  std::map<std::string, int64_t> skipped;    // helper rows this CPU cannot run, by what it lacks
  std::map<std::string, int64_t> failed_rows;
  std::vector<std::string> idle;             // rows without a tile, or without one off the origin

  bool passed() const { return failures == 0 && idle.empty(); }
};

struct TilesOptions {
  std::string only_row;    // "" for all
  bool print = true;       // failures, as they are found
  unsigned seconds = 60;   // one problem, over all its rows
  size_t patience = 100;   // crashes before the rest is given up
};

TilesResult run_tiles(const argpool_table& table, const std::vector<std::string>& lines,
                      const TilesOptions& options = {});

}  // namespace argpool::test
