// argpool_tiles: every row of the default table, called tile by tile. Arguments: program.h.
// SPDX-License-Identifier: MIT
#include "argpool_default.h"
#include "program.h"

int main(int argc, char** argv) {
  using namespace argpool::test;
  return run_program("argpool_tiles", run_tiles, argpool_default_table, argc, argv);
}
