// A table of all scalar kernels.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

argpool_kernel_fn scalar_kernel(int op, int index, int layout) {
  return scalar_kernel(op, usual_elem(op), index, layout);
}

void add_scalar_kernels(TableBuilder& builder) {
  const char* const ops[] = {"",
                             "max_pool",
                             "max_unpool",
                             "max_pool_backward",
                             "max_unpool_backward",
                             "check_indices",
                             "locate_index",
                             "max_unpool_scatter",
                             "max_pool_backward_scatter",
                             "max_unpool_backward_exact"};
  const char* const elems[] = {"",     "_f64", "_f32", "_f16", "_bf16", "_i64", "_i32",
                               "_i16", "_i8",  "_u8",  "_x8",  "_x16",  "_x32", "_x64"};
  const char* const indices[] = {"_none", "_i64", "_i32", "_u8", "_u16"};
  const char* const layouts[] = {"", "_cf", "_cl"};
  for (int op = ARGPOOL_KERNEL_MAX_POOL; op <= ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT; ++op) {
    for (int elem = ARGPOOL_ELEM_NONE; elem <= ARGPOOL_ELEM_X64; ++elem) {
      if ((elem == ARGPOOL_ELEM_NONE) != (usual_elem(op) == ARGPOOL_ELEM_NONE)) continue;
      for (int index = ARGPOOL_IDX_NONE; index <= ARGPOOL_IDX_U16; ++index) {
        for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
          const argpool_kernel_fn run = scalar_kernel(op, elem, index, layout);
          if (!run) continue;
          builder.add(ARGPOOL_KEY(op, elem, index, layout), any_window(),
                      {std::string(ops[op]) + elems[elem] + indices[index] + layouts[layout] +
                           "_any__base_scalar",
                       run});
        }
      }
    }
  }
}

const argpool_table* scalar_table() {
  static TableBuilder* const builder = [] {
    auto* b = new TableBuilder("scalar");
    b->add_target("base", 0);
    add_scalar_kernels(*b);
    return b;
  }();
  static const argpool_table* const table = builder->table();
  return table;
}
