/* A spec's library as a shared object, for argpool_spec_rows: spec.h is the header that
 * argpool-compile --name=spec wrote.
 * SPDX-License-Identifier: MIT */
#include <spec.h>

const argpool_table* argpool_kernels(void) { return &spec_table; }
