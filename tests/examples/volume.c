/* A volume of 20x24x28 voxels with a bright cell: pooled by 3x3x3, unpooled to the same extents.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <stdio.h>
#include <stdlib.h>

int main(void) {
  int64_t full[] = {1, 2, 20, 24, 28}, pooled[] = {1, 2, 0, 0, 0};
  const argpool_window window = ARGPOOL_WINDOW_3D(3, 2, 1);
  if (argpool_pooled_shape(&window, full + 2, pooled + 2)) return puts(argpool_last_error()), 1;
  const size_t cells = 2 * 20 * 24 * 28,
               positions = (size_t)(2 * pooled[2] * pooled[3] * pooled[4]);
  float *src = calloc(cells, sizeof *src), *values = calloc(positions, sizeof *values),
        *dst = calloc(cells, sizeof *dst);
  int64_t* where = calloc(positions, sizeof *where);
  if (!src || !values || !dst || !where) return 1;
  src[(7 * 24 + 11) * 28 + 13] = 5; /* channel 0, depth 7, row 11, column 13 */
  DLTensor x = {src, {kDLCPU, 0}, 5, {kDLFloat, 32, 1}, full, NULL, 0};
  DLTensor v = {values, {kDLCPU, 0}, 5, {kDLFloat, 32, 1}, pooled, NULL, 0};
  DLTensor i = {where, {kDLCPU, 0}, 5, {kDLInt, 64, 1}, pooled, NULL, 0};
  DLTensor y = {dst, {kDLCPU, 0}, 5, {kDLFloat, 32, 1}, full, NULL, 0};
  if (argpool_max_pool(&window, &x, &v, &i, NULL)) return puts(argpool_last_error()), 1;
  if (argpool_max_unpool(&window, &v, &i, &y, NULL)) return puts(argpool_last_error()), 1;
  printf("pooled to %lldx%lldx%lld\n", (long long)pooled[2], (long long)pooled[3],
         (long long)pooled[4]);
  for (size_t n = 0; n < cells; n++) {
    if (dst[n] != 0) printf("cell %zu is %g\n", n, dst[n]);
  }
  const int right = dst[(7 * 24 + 11) * 28 + 13] == 5;
  free(src), free(values), free(dst), free(where);
  return !right;
}
