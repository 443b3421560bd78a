/* The functions of a library that argpool_add_library made of a model for avx2 and avx512, without
 * base: pooled, then unpooled; then by indices that its gathers refuse, which rows of base serve.
 * SPDX-License-Identifier: MIT */
#include <model_functions.h>
#include <stdio.h>
#define TENSOR(data, shape, code, bits) {data, {kDLCPU, 0}, 4, {code, bits, 1}, shape, NULL, 0}

enum { PLANES = 8, H = 8, W = 12, CELLS = PLANES * H * W };

int main(void) {
  if (!__builtin_cpu_supports("avx2")) return puts("skipped: the CPU lacks AVX2"), 77;
  static float src[CELLS], pooled[CELLS / 4], dst[CELLS];
  static int64_t taken[CELLS / 4];
  int64_t large[] = {2, 4, H, W}, small[] = {2, 4, H / 2, W / 2};
  for (int i = 0; i < CELLS; i++) src[i] = (float)(i * 37 % 101 - 50);
  DLTensor x = TENSOR(src, large, kDLFloat, 32), values = TENSOR(pooled, small, kDLFloat, 32);
  DLTensor y = TENSOR(dst, large, kDLFloat, 32), indices = TENSOR(taken, small, kDLInt, 64);
  if (model_functions_node_max_pool2d_with_indices_0(&x, &values, &indices, NULL) != ARGPOOL_OK ||
      model_functions_node_ScatterND_50(&values, &indices, &y, NULL) != ARGPOOL_OK)
    return puts(argpool_last_error()), 1;
  int kept = 0, wrong = 0;
  for (int i = 0; i < CELLS; i++) {
    kept += dst[i] != 0;
    wrong += dst[i] != 0 && dst[i] != src[i];
  }
  /* All of a plane's values to its last cell but one: other windows' cells, so the scatter's. */
  for (int i = 0; i < CELLS / 4; i++) taken[i] = H * W - 2;
  if (model_functions_node_ScatterND_50(&values, &indices, &y, NULL) != ARGPOOL_OK)
    return puts(argpool_last_error()), 1;
  for (int i = 0; i < CELLS; i++) {
    const int plane = i / (H * W), last = (plane + 1) * H * W / 4 - 1;
    wrong += dst[i] != (i % (H * W) == H * W - 2 ? pooled[last] : 0);
  }
  taken[7] = H * W;
  if (model_functions_node_ScatterND_50(&values, &indices, &y, NULL) !=
      ARGPOOL_INDEX_OUT_OF_RANGE)
    return puts("an index outside its plane was not refused"), 1;
  printf("%d cells of %d kept, %d wrong; refused: %s\n", kept, CELLS, wrong, argpool_last_error());
  return kept < CELLS / 5 || wrong != 0;
}
