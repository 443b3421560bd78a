/* Other types and ranks: halves in a row, where a NaN wins; bytes in space, channels innermost.
 * SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <types.h>

#include "tensor.h"

static int failed(const char* what) {
  fprintf(stderr, "%s: %s\n", what, argpool_last_error());
  return 1;
}

/* 1, 2, … and a NaN, as the bits of halves. */
static int halves(void) {
  uint16_t cells[16] = {0x3c00, 0x4000, 0x4200, 0x3c00, 0x7e00, 0x4000, 0xc000, 0xbc00,
                        0x0000, 0x0000, 0x0001, 0x0000, 0xfc00, 0xfc00, 0x7c00, 0x7bff};
  const uint16_t wanted[8] = {0x4000, 0x4200, 0x7e00, 0xbc00, 0x0000, 0x0001, 0xfc00, 0x7c00};
  const int32_t taken[8] = {1, 2, 4, 7, 0, 2, 4, 6};
  uint16_t values[8];
  int32_t indices[8];
  int64_t full[2] = {2, 8}, half[2] = {2, 4};
  DLTensor src = tensor_of(cells, 2, full, kDLFloat, 16);
  DLTensor pooled = tensor_of(values, 2, half, kDLFloat, 16);
  DLTensor places = tensor_of(indices, 2, half, kDLInt, 32);
  if (types_halves(&src, &pooled, &places, NULL) != ARGPOOL_OK) return failed("halves");
  values[2] &= 0x7e00; /* a NaN's payload is free (C5) */
  if (memcmp(values, wanted, sizeof values) == 0 && memcmp(indices, taken, sizeof taken) == 0)
    return 0;
  fprintf(stderr, "halves: wrong values or indices\n");
  return 1;
}

/* Cell n of 2x4x4 cells, two channels, is n and -n: the last tap wins in one, the first in the
 * other. The cells beyond the windows of 3x4x5 stay zero. */
static int bytes(void) {
  int8_t cells[64], values[8], back[120];
  uint8_t taps[8];
  int64_t full[5] = {1, 2, 2, 4, 4}, half[5] = {1, 2, 1, 2, 2}, large[5] = {1, 2, 3, 4, 5};
  int64_t full_strides[5] = {64, 1, 32, 8, 2}, half_strides[5] = {8, 1, 8, 4, 2};
  int64_t large_strides[5] = {120, 1, 40, 10, 2};
  DLTensor src = tensor_of(cells, 5, full, kDLInt, 8), dst = tensor_of(back, 5, large, kDLInt, 8);
  DLTensor pooled = tensor_of(values, 5, half, kDLInt, 8);
  DLTensor places = tensor_of(taps, 5, half, kDLUInt, 8);
  int n, d, h, w;
  src.strides = full_strides, dst.strides = large_strides;
  pooled.strides = places.strides = half_strides;
  for (n = 0; n < 32; ++n) cells[2 * n] = (int8_t)n, cells[2 * n + 1] = (int8_t)-n;
  if (types_bytes_1(&src, &pooled, &places, NULL) != ARGPOOL_OK) return failed("bytes, pool");
  if (types_bytes_2(&pooled, &places, &dst, NULL) != ARGPOOL_OK) return failed("bytes, unpool");
  for (d = 0; d < 3; ++d)
    for (h = 0; h < 4; ++h)
      for (w = 0; w < 5; ++w) {
        const int8_t* cell = back + 2 * (d * 20 + h * 5 + w);
        const int number = d * 16 + h * 4 + w, inside = d < 2 && w < 4;
        const int last = inside && d == 1 && h % 2 == 1 && w % 2 == 1;
        const int first = inside && d == 0 && h % 2 == 0 && w % 2 == 0;
        if (cell[0] == (last ? number : 0) && cell[1] == (first ? -number : 0)) continue;
        fprintf(stderr, "bytes: cell %d %d %d is %d and %d\n", d, h, w, cell[0], cell[1]);
        return 1;
      }
  return 0;
}

int main(void) {
  if (halves() || bytes()) return 1;
  printf("halves in a row, bytes in space, by %s\n", argpool_last_variant());
  return 0;
}
