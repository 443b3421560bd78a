// Tables of scalar kernels, honest and spoilt.
// SPDX-License-Identifier: MIT
#include "problem/words.h"
#include "scalar_kernels.h"
#include "spoil.h"

argpool_kernel_fn scalar_kernel(int op, int index, int layout) {
  return scalar_kernel(op, usual_elem(op), index, layout);
}

void add_scalar_kernels(TableBuilder& builder, int op, int elem, bool checks) {
  static const char* const layouts[] = {"", "_cf", "_cl"};
  for (int index = ARGPOOL_IDX_NONE; index <= ARGPOOL_IDX_U16; ++index) {
    for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
      const argpool_kernel_fn run = scalar_kernel(op, elem, index, layout, checks);
      if (!run) continue;
      std::string name = argpool::kOpWords[op];
      if (elem != ARGPOOL_ELEM_NONE) name = name + '_' + argpool::kElemWords[elem];
      name = name + '_' + argpool::kIndexWords[index] + layouts[layout];
      TableBuilder::Row row{name + (checks ? "_any__base_checking" : "_any__base_scalar"), run};
      if (checks) row.flags = ARGPOOL_ROW_CHECKS;
      builder.add(ARGPOOL_KEY(op, elem, index, layout), any_window(), row);
    }
  }
}

void add_scalar_kernels(TableBuilder& builder) {
  for (int op = ARGPOOL_KERNEL_MAX_POOL; op <= ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT; ++op) {
    for (int elem = ARGPOOL_ELEM_NONE; elem <= ARGPOOL_ELEM_X64; ++elem) {
      if ((elem == ARGPOOL_ELEM_NONE) != (usual_elem(op) == ARGPOOL_ELEM_NONE)) continue;
      add_scalar_kernels(builder, op, elem);
    }
  }
}

const argpool_table* scalar_table() {
  static const argpool_table* const table = [] {
    auto* b = new TableBuilder("scalar");
    b->add_target("base", 0);
    add_scalar_kernels(*b);
    return b->table();
  }();
  return table;
}

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

ScalarTable::ScalarTable(Spoil how, uint64_t cpu_features) : builder_("scalar") {
  spoil = how;
  builder_.add_target("base", cpu_features);
  const auto add = [&](int op, int elem, bool checks = false) {
    add_scalar_kernels(builder_, op, elem, checks);
  };
  add(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32);
  add(ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F16);
  add(ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32);
  add(ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32, true);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, ARGPOOL_ELEM_X32);
  add(ARGPOOL_KERNEL_CHECK_INDICES, ARGPOOL_ELEM_NONE);
  add(ARGPOOL_KERNEL_LOCATE_INDEX, ARGPOOL_ELEM_NONE);
  for (int elem : {ARGPOOL_ELEM_F32, ARGPOOL_ELEM_BF16}) {
    add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD, elem);
    add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER, elem);
  }
  add(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD, ARGPOOL_ELEM_X32);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT, ARGPOOL_ELEM_X32);
  table_ = builder_.table();
}

}  // namespace argpool::test
