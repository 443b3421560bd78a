/* A row of a generated library called by itself, as on a device without an operating system: no
 * runtime, no threads, no malloc, no libc but memcpy and memset. The whole problem is one tile;
 * argpool_registry.h says what a kernel is called with.
 * SPDX-License-Identifier: MIT */
#include <argpool_registry.h>

enum { kPlanes = 8, kSide = 32, kHalf = kSide / 2 };
extern const struct argpool_table bare_table;

static float src[kPlanes * kSide * kSide], values[kPlanes * kHalf * kHalf];
static uint8_t taps[kPlanes * kHalf * kHalf];

/* No row of base for this window takes scratch memory: a request would fail the call. */
static void* none(argpool_scratch* self, size_t bytes) { return (void)self, (void)bytes, (void*)0; }
static void nothing(argpool_scratch* self, void* memory) { (void)self, (void)memory; }

/* Packed planes of side x side cells: x, y, z, plane. */
static argpool_buffer planes(void* data, uint8_t code, uint8_t bits, int32_t side,
                             argpool_dim* dim) {
  const argpool_dim dims[4] = {{0, side, 1, 0},
                               {0, side, side, 0},
                               {0, 1, side * side, 0},
                               {0, kPlanes, side * side, 0}};
  for (int d = 0; d < 4; d++) dim[d] = dims[d];
  const argpool_buffer buffer = {0, 0, (uint8_t*)data, 0, code, bits, 1, 4, dim, 0};
  return buffer;
}

/* Pools src; 0 if the kernel says so. */
static int pool(void) {
  argpool_scratch scratch = {none, nothing}, *api = &scratch;
  /* kernel, stride, pad, dilation, cell_min, cell_extent: x, y, z each */
  int32_t scalars[18] = {2, 2, 1, 2, 2, 1, 0, 0, 0, 1, 1, 1, 0, 0, 0, kSide, kSide, 1};
  int64_t index[5] = {0, 1, 2, 4, 0}; /* of tap numbers kernels take none of it */
  argpool_dim dims[3][4];
  argpool_buffer buffers[3] = {planes(src, 2, 32, kSide, dims[0]),
                               planes(values, 2, 32, kHalf, dims[1]),
                               planes(taps, 1, 8, kHalf, dims[2])};
  void* args[ARGPOOL_ARG_BUFFERS + 3];
  args[0] = &api;
  for (int i = 0; i < 18; i++) args[1 + i] = &scalars[i];
  for (int i = 0; i < 5; i++) args[19 + i] = &index[i];
  for (int i = 0; i < 3; i++) args[ARGPOOL_ARG_BUFFERS + i] = &buffers[i];
  return bare_table.rows[0].run(args);
}

int main(void) {
  for (int n = 0; n < kPlanes * kSide * kSide; n++) src[n] = (float)(n * 7919 % 1009);
  if (pool()) return 1;
  for (int p = 0; p < kPlanes; p++) {
    for (int y = 0; y < kHalf; y++) {
      for (int x = 0; x < kHalf; x++) {
        float best = -1;
        uint8_t tap = 0;
        for (uint8_t t = 0; t < 4; t++) {
          const float cell = src[(p * kSide + 2 * y + t / 2) * kSide + 2 * x + t % 2];
          if (cell > best) best = cell, tap = t;
        }
        const int o = (p * kHalf + y) * kHalf + x;
        if (values[o] != best || taps[o] != tap) return 2;
      }
    }
  }
  return 0;
}
