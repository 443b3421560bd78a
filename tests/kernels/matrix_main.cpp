// argpool_matrix: every row of the default table, forced through the C API. Arguments: program.h.
// SPDX-License-Identifier: MIT
#include "argpool_default.h"
#include "program.h"

int main(int argc, char** argv) {
  using namespace argpool::test;
  return run_program("argpool_matrix", run_matrix, argpool_default_table, argc, argv);
}
