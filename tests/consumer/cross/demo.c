/* Pools what is hard to compare (ties, both zeros, subnormals, infinities), sends gradients back,
 * and prints a hash of every bit that came out.
 * SPDX-License-Identifier: MIT */
#include <demo.h>
#include <stdio.h>

#include "tensor.h"

enum { N = 2, C = 5, H = 37, W = 61, PH = 19, PW = 31 };
static float cells[N * C * H * W], sums[N * C * H * W], values[N * C * PH * PW];
static int64_t indices[N * C * PH * PW];

static uint64_t hash(uint64_t so_far, const void* data, size_t bytes) { /* FNV-1a */
  const unsigned char* at = (const unsigned char*)data;
  while (bytes--) so_far = (so_far ^ *at++) * 1099511628211u;
  return so_far;
}

static int failed(const char* what) {
  fprintf(stderr, "%s: %s\n", what, argpool_last_error());
  return 1;
}

int main(void) {
  int64_t full[4] = {N, C, H, W}, half[4] = {N, C, PH, PW};
  DLTensor src = tensor_of(cells, 4, full, kDLFloat, 32);
  DLTensor grad = tensor_of(sums, 4, full, kDLFloat, 32);
  DLTensor pooled = tensor_of(values, 4, half, kDLFloat, 32);
  DLTensor places = tensor_of(indices, 4, half, kDLInt, 64);
  uint32_t random = 1;
  uint64_t bits = 14695981039346656037u;
  for (size_t i = 0; i < sizeof cells / sizeof *cells; ++i) {
    uint32_t word;
    random = random * 1664525u + 1013904223u;
    /* Eight exponents in turn; 0 makes zeros and subnormals of either sign, 255 infinities. */
    static const uint32_t exponents[8] = {0, 0, 0, 1, 126, 127, 254, 255};
    word = (random >> 31) << 31 | exponents[random >> 28 & 7] << 23;
    if (exponents[random >> 28 & 7] != 255) word |= random >> 13 & 3;
    memcpy(&cells[i], &word, sizeof word);
  }
  if (demo_down(&src, &pooled, &places, NULL) != ARGPOOL_OK) return failed("down");
  bits = hash(hash(bits, values, sizeof values), indices, sizeof indices);
  printf("by %s", argpool_last_variant());
  for (size_t i = 0; i < sizeof values / sizeof *values; ++i)
    values[i] = 1.0f / (float)(i % 97 + 3);
  if (demo_up(&pooled, &places, &grad, NULL) != ARGPOOL_OK) return failed("up");
  printf(" and %s: %016llx\n", argpool_last_variant(),
         (unsigned long long)hash(bits, sums, sizeof sums));
  return 0;
}
