// The table of scalar kernels, and the names of what can be wrong with them.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

#include <algorithm>

#include "scalar_loops.h"
#include "scalar_tile.h"

namespace argpool::test {

const char* name_of(Spoil spoil) {
  static const char* const names[] = {
      "nothing",    "last-tie",     "first-nan", "zero-padding", "signed-zero",  "no-index-base",
      "skip-last",  "write-past",   "write-before", "read-past", "read-before",  "write-input",
      "first-wins", "not-cleared",  "low-half",  "never-foreign", "hang",
      "sums-backwards", "sums-from-first", "keeps-last", "rounds-each-add", "keeps-losers",
      "never-wrong", "reads-outside", "wrong-is-first"};
  return names[int(spoil)];
}

ScalarTable::ScalarTable(Spoil how, uint64_t cpu_features) {
  spoil = how;
  std::vector<ScalarLoop> all = scalar_loops();
  const auto key = [](const ScalarLoop& e) { return ARGPOOL_KEY(e.op, e.elem, e.index, e.layout); };
  std::stable_sort(all.begin(), all.end(),
            [&](const ScalarLoop& a, const ScalarLoop& b) { return key(a) < key(b); });
  static const char* const indices[] = {"none", "i64", "i32", "u8", "u16"};
  for (const ScalarLoop& e : all) {
    argpool_row row{};
    const char* layout = e.layout == ARGPOOL_LAYOUT_CL ? "_cl" : "_cf";
    const std::string name = std::string(e.name) + "_" + indices[e.index] + layout;
    const char* how = e.flags & ARGPOOL_ROW_CHECKS ? "_any__base_checking" : "_any__base_scalar";
    row.name = names_.emplace_back(name + how).c_str();
    row.run = e.run;
    row.flags = e.flags;
    if (kernels_.empty() || kernels_.back().key != key(e)) {
      kernels_.push_back({key(e), uint32_t(rows_.size()), 0, {}});
    }
    ++kernels_.back().row_count;
    rows_.push_back(row);
  }
  target_.cpu_features = cpu_features;
  table_.version = ARGPOOL_TABLE_VERSION;
  table_.struct_size = sizeof(argpool_table);
  table_.name = "scalar";
  table_.made_by = "tests/kernels/scalar_kernels.cpp";
  table_.target_count = 1;
  table_.kernel_count = uint32_t(kernels_.size());
  table_.row_count = uint32_t(rows_.size());
  table_.targets = &target_;
  table_.kernels = kernels_.data();
  table_.rows = rows_.data();
}

}  // namespace argpool::test
