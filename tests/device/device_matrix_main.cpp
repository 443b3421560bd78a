// argpool_device_matrix_DEVICE: the rows of a device's table. Its arguments are argpool_matrix's.
// SPDX-License-Identifier: MIT
#include "device_matrix.h"
#include "program.h"

extern "C" const argpool_table ARGPOOL_DEVICE_TABLE;

int main(int argc, char** argv) {
  return argpool::test::run_program("argpool_device_matrix", argpool::test::run_device_matrix,
                                    ARGPOOL_DEVICE_TABLE, argc, argv);
}
