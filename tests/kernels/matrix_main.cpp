// argpool_matrix: every row of a table, forced through the C API. Arguments: program.h.
// SPDX-License-Identifier: MIT
#include ARGPOOL_TEST_HEADER
#include "program.h"

int main(int argc, char** argv) {
  using namespace argpool::test;
  return run_program("argpool_matrix", run_matrix, ARGPOOL_TEST_TABLE, argc, argv);
}
