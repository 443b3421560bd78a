// argpool_tiles: every row of a table, called tile by tile. Arguments: program.h.
// SPDX-License-Identifier: MIT
#include ARGPOOL_TEST_HEADER
#include "program.h"

int main(int argc, char** argv) {
  using namespace argpool::test;
  return run_program("argpool_tiles", run_tiles, ARGPOOL_TEST_TABLE, argc, argv);
}
