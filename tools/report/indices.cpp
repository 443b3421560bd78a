// Indices that name cells of their own windows, as a pool's do (C7).
// SPDX-License-Identifier: MIT
#include "indices.h"

namespace argpool::report {
namespace {

// A window's dimensions in D, H, W, those that it lacks of one cell.
struct Window3 {
  int64_t kernel[3] = {1, 1, 1}, stride[3] = {1, 1, 1}, pad[3] = {}, dilation[3] = {1, 1, 1};

  explicit Window3(const argpool_window &w) {
    for (int i = 0; i < w.rank; ++i) {
      const int to = 3 - w.rank + i;
      kernel[to] = w.kernel[i];
      stride[to] = w.stride[i];
      pad[to] = w.pad_begin[i];
      dilation[to] = w.dilation[i];
    }
  }
};

// Along one dimension, the first tap from `tap` on, cyclically, whose cell exists; -1: none does.
int64_t tapAlong(const Window3 &w, int d, int64_t position, int64_t tap, int64_t cells) {
  for (int64_t i = 0; i < w.kernel[d]; ++i) {
    const int64_t t = (tap + i) % w.kernel[d];
    const int64_t cell = position * w.stride[d] - w.pad[d] + t * w.dilation[d];
    if (cell >= 0 && cell < cells) return t;
  }
  return -1;
}

int64_t indexOf(argpool_index_space space, const Planes &p, int64_t n, int64_t c,
                const int64_t (&cell)[3]) {
  const int64_t plane = p.cells[0] * p.cells[1] * p.cells[2];
  const int64_t offset = (cell[0] * p.cells[1] + cell[1]) * p.cells[2] + cell[2];
  const int64_t first = (n * p.c + c) * plane;
  switch (space) {
    case ARGPOOL_INDEX_TENSOR:
    case ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE: return first + offset;
    case ARGPOOL_INDEX_TENSOR_COLMAJOR:
      return first + cell[0] + p.cells[0] * (cell[1] + p.cells[1] * cell[2]);
    case ARGPOOL_INDEX_IMAGE: return offset * p.c + c;
    case ARGPOOL_INDEX_BATCH_IMAGE: return (n * plane + offset) * p.c + c;
    default: return offset;
  }
}

}  // namespace

std::vector<int64_t> ownIndices(const argpool_window &window, argpool_index_space space,
                                const Planes &p) {
  const Window3 w(window);
  std::vector<int64_t> indices;
  int64_t o[3], turn = 0;
  for (int64_t plane = 0; plane < p.n * p.c; ++plane)
    for (o[0] = 0; o[0] < p.pooled[0]; ++o[0])
      for (o[1] = 0; o[1] < p.pooled[1]; ++o[1])
        for (o[2] = 0; o[2] < p.pooled[2]; ++o[2]) {
          int64_t cell[3], number = 0, tap = turn++;
          bool exists = true;
          for (int d = 2; d >= 0; --d) {
            const int64_t along = tapAlong(w, d, o[d], tap % w.kernel[d], p.cells[d]);
            tap /= w.kernel[d];
            exists = exists && along >= 0;
            cell[d] = o[d] * w.stride[d] - w.pad[d] + along * w.dilation[d];
          }
          for (int d = 0; d < 3; ++d)
            number = number * w.kernel[d] +
                     (cell[d] + w.pad[d] - o[d] * w.stride[d]) / w.dilation[d];
          if (space != ARGPOOL_INDEX_WINDOW && exists)
            number = indexOf(space, p, plane / p.c, plane % p.c, cell);
          indices.push_back(exists ? number : 0);
        }
  return indices;
}

}  // namespace argpool::report
