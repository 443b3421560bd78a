/* The kernels of kernels.mlir as a shared object, for argpool-tune.
 * SPDX-License-Identifier: MIT */
#include <argpool_bench_kernels.h>

const argpool_table* argpool_kernels(void) { return &argpool_bench_kernels_table; }
