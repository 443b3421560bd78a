/* argpool.h, argpool_bare.h and argpool_registry.h are C99: this compiles with -std=c99 -pedantic
 * -Werror, and once more as C++. A caller's first lines, so that the macros are compiled too.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <argpool_bare.h>
#include <argpool_registry.h>

argpool_status argpool_header_test(const DLTensor* src, DLTensor* values);

argpool_status argpool_header_test(const DLTensor* src, DLTensor* values) {
  const argpool_window one = ARGPOOL_WINDOW_1D(2, 2, 0);
  const argpool_window two = ARGPOOL_WINDOW_2D(3, 2, 1);
  const argpool_window three = ARGPOOL_WINDOW_3D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.index_space = ARGPOOL_INDEX_PLANE;
  if (one.rank + two.rank + three.rank != 6) return ARGPOOL_INVALID_ARGUMENT;
  return argpool_max_pool(&two, src, values, NULL, &options);
}
