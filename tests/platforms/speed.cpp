// Pooling and unpooling by 2x2 windows, 1x64x112x112 of f32 with 32-bit indices: argpool, loops by
// the same compiler, and loops that only read and write as many bytes. Least time of many runs in
// turns; a line an operation.
// SPDX-License-Identifier: MIT
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <algorithm>

#include "argpool.h"
#include "argpool_registry.h"
#include "platform/system.h"

extern "C" const argpool_table slice_table;

namespace {

constexpr int kPlanes = 64, kSide = 112, kPooled = kSide / 2;
float src[kPlanes][kSide][kSide], dst[kPlanes][kSide][kSide], loop_dst[kPlanes][kSide][kSide];
float values[kPlanes][kPooled][kPooled], loop_values[kPlanes][kPooled][kPooled];
int32_t indices[kPlanes][kPooled][kPooled], loop_indices[kPlanes][kPooled][kPooled];

// The first largest cell of each window; NaN is not looked for, which spares the loop work.
// (Not inlined into main, which engines run once, before they optimise it.)
[[gnu::noinline]] void pool_by_loop() {
  for (int p = 0; p < kPlanes; ++p) {
    for (int y = 0; y < kPooled; ++y) {
      for (int x = 0; x < kPooled; ++x) {
        float best = src[p][2 * y][2 * x];
        int32_t at = 2 * y * kSide + 2 * x;
        for (int i = 1; i < 4; ++i) {
          const float v = src[p][2 * y + i / 2][2 * x + i % 2];
          at = v > best ? (2 * y + i / 2) * kSide + 2 * x + i % 2 : at;
          best = v > best ? v : best;
        }
        loop_values[p][y][x] = best;
        loop_indices[p][y][x] = at;
      }
    }
  }
}

[[gnu::noinline]] void unpool_by_loop() {
  memset(loop_dst, 0, sizeof loop_dst);
  for (int p = 0; p < kPlanes; ++p) {
    float* const plane = &loop_dst[p][0][0];
    for (int i = 0; i < kPooled * kPooled; ++i) {
      plane[(&loop_indices[p][0][0])[i]] = (&loop_values[p][0][0])[i];
    }
  }
}

[[gnu::noinline]] void move_pools_bytes() {
  for (int p = 0; p < kPlanes; ++p) {
    for (int y = 0; y < kPooled; ++y) {
      const float *const one = src[p][2 * y], *const other = src[p][2 * y + 1];
      for (int x = 0; x < kPooled; ++x) {
        loop_dst[p][y][x] = one[x] + one[x + kPooled];
        loop_dst[p][kPooled + y][x] = other[x] + other[x + kPooled];
      }
    }
  }
}

[[gnu::noinline]] void move_unpools_bytes() {
  typedef int32_t Word __attribute__((may_alias));
  const Word* const words = reinterpret_cast<const Word*>(values);
  Word* const to = reinterpret_cast<Word*>(loop_dst);
  for (int p = 0; p < kPlanes; ++p) {
    for (int y = 0; y < kPooled; ++y) {
      const Word* const one = words + (p * kPooled + y) * kPooled;
      const int32_t* const other = indices[p][y];
      Word* const row = to + (p * kPooled + y) * 2 * kSide;
      for (int x = 0; x < kPooled; ++x) {
        row[x] = row[kSide + x] = one[x];
        row[kPooled + x] = row[kSide + kPooled + x] = other[x];
      }
    }
  }
}

int64_t shape[] = {1, kPlanes, kSide, kSide}, pooled[] = {1, kPlanes, kPooled, kPooled};
DLTensor tensor(void* data, int64_t* extents, DLDataType type) {
  return {data, {kDLCPU, 0}, 4, type, extents, nullptr, 0};
}
DLTensor t_src = tensor(src, shape, {kDLFloat, 32, 1}),
         t_values = tensor(values, pooled, {kDLFloat, 32, 1}),
         t_indices = tensor(indices, pooled, {kDLInt, 32, 1}),
         t_dst = tensor(dst, shape, {kDLFloat, 32, 1});
const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
argpool_options options = ARGPOOL_OPTIONS_INIT;

void pool() { argpool_max_pool(&window, &t_src, &t_values, &t_indices, &options); }
void unpool() { argpool_max_unpool(&window, &t_values, &t_indices, &t_dst, &options); }

int64_t time_of(void (*f)()) {
  const int64_t begin = argpool::thread_ns();
  f();
  return argpool::thread_ns() - begin;
}

void compare(const char* name, void (*ours)(), void (*loop)(), void (*moves)()) {
  int64_t least[3] = {INT64_MAX, INT64_MAX, INT64_MAX};
  for (int i = 0; i < 301; ++i) {
    least[0] = std::min(least[0], time_of(ours));
    least[2] = std::min(least[2], time_of(moves));
    least[1] = std::min(least[1], time_of(loop));
  }
  printf("%s: argpool %.0f us by %s, loop %.0f us, bytes alone %.0f us, %.2f times as fast\n", name,
         (double)least[0] / 1e3, argpool_last_variant(), (double)least[1] / 1e3,
         (double)least[2] / 1e3, (double)least[1] / (double)least[0]);
}

}  // namespace

int main() {
  uint32_t state = 1;
  for (auto& plane : src) {
    for (auto& row : plane) {
      for (float& cell : row) cell = (float)(int32_t)(state = state * 1664525 + 1013904223);
    }
  }
  options.table = &slice_table;
  options.num_threads = 1;
  compare("pool", pool, pool_by_loop, move_pools_bytes);
  compare("unpool", unpool, unpool_by_loop, move_unpools_bytes);
  const bool equal = !memcmp(values, loop_values, sizeof values) &&
                     !memcmp(indices, loop_indices, sizeof indices) &&
                     !memcmp(dst, loop_dst, sizeof dst);
  puts(equal ? "equal" : "not equal");
  return !equal;
}
