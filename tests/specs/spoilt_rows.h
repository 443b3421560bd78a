// Off-by-one schedules, planted: rows of a table that call the true kernel with a tile slightly
// other than it is. They prove that the fuzzer finds such schedules.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool_registry.h>

#include <string>
#include <vector>

namespace argpool::test {

/// The table with each main row spoilt in a way that shows in some shapes only. The table of one
/// way at a time; throws std::invalid_argument that lists the ways.
class SpoiltRows {
 public:
  SpoiltRows(const argpool_table& table, const std::string& way);
  SpoiltRows(const SpoiltRows&) = delete;
  SpoiltRows& operator=(const SpoiltRows&) = delete;
  const argpool_table& table() const { return table_; }

 private:
  std::vector<argpool_row> rows_;
  argpool_table table_;
};

}  // namespace argpool::test
