// The scatter in 64 bits: kernels see at most 2^31 bytes, and a scatter may name any cell of a
// plane, so a plane that is larger cannot be tiled. It is rare, and walked here cell by cell.
// SPDX-License-Identifier: MIT
#include "far_planes.h"

#include <string.h>

namespace argpool {

int64_t index_at(const Problem& p, int64_t n, int64_t c, const Cell& at) {
  const uint8_t* from = p.indices.at(n, c, at.x, at.y, at.z);
  if (p.index == ARGPOOL_IDX_U8) return *from;
  if (p.index == ARGPOOL_IDX_I32) {
    int32_t narrow;
    memcpy(&narrow, from, sizeof narrow);
    return narrow;
  }
  int64_t index;
  memcpy(&index, from, sizeof index);
  return index;
}

bool named_cell(const Problem& p, int64_t n, int64_t c, const Cell& at, int64_t index, Cell* cell) {
  const Window& w = p.window;
  const int64_t* extent = p.plane.extent;
  if (p.space == ARGPOOL_INDEX_WINDOW) {
    const int64_t row = index / w.kernel[0], slice = row / w.kernel[1];
    if (slice >= w.kernel[2]) return false;
    cell->x = at.x * w.stride[0] - w.pad[0] + index % w.kernel[0] * w.dilation[0];
    cell->y = at.y * w.stride[1] - w.pad[1] + row % w.kernel[1] * w.dilation[1];
    cell->z = at.z * w.stride[2] - w.pad[2] + slice * w.dilation[2];
    return cell->x >= 0 && cell->x < extent[0] && cell->y >= 0 && cell->y < extent[1] &&
           cell->z >= 0 && cell->z < extent[2];
  }
  const bool image =
      p.space == ARGPOOL_INDEX_IMAGE || p.space == ARGPOOL_INDEX_BATCH_IMAGE;
  const int64_t step = image ? p.plane.c : 1;
  int64_t offset;
  if (__builtin_sub_overflow(index, p.index_base(n, c), &offset) || offset < 0 || offset % step) {
    return false;
  }
  offset /= step;
  if (offset >= p.plane.cells()) return false;
  if (p.space == ARGPOOL_INDEX_TENSOR_COLMAJOR) {
    cell->z = offset % extent[2];
    cell->y = offset / extent[2] % extent[1];
    cell->x = offset / extent[2] / extent[1];
  } else {
    cell->x = offset % extent[0];
    cell->y = offset / extent[0] % extent[1];
    cell->z = offset / extent[0] / extent[1];
  }
  return true;
}

int64_t locate_far(const Problem& p, int64_t n, int64_t c) {
  const int64_t* extent = p.indices.extent;
  Cell at, cell;
  for (at.z = 0; at.z < extent[2]; ++at.z) {
    for (at.y = 0; at.y < extent[1]; ++at.y) {
      for (at.x = 0; at.x < extent[0]; ++at.x) {
        if (!named_cell(p, n, c, at, index_at(p, n, c, at), &cell)) {
          return p.indices.row_major(at.x, at.y, at.z);
        }
      }
    }
  }
  return INT64_MAX;
}

void scatter_far(const Problem& p, int64_t n, int64_t c) {
  const Tensor& dst = p.plane;
  for (int64_t z = 0; z < dst.extent[2]; ++z) {
    for (int64_t y = 0; y < dst.extent[1]; ++y) {
      if (!p.channels_last()) {
        memset(dst.at(n, c, 0, y, z), 0, (size_t)(dst.extent[0] * dst.bytes));
        continue;
      }
      for (int64_t x = 0; x < dst.extent[0]; ++x) {
        memset(dst.at(n, c, x, y, z), 0, (size_t)dst.bytes);
      }
    }
  }
  const int64_t* extent = p.values.extent;
  Cell at, cell;
  for (at.z = 0; at.z < extent[2]; ++at.z) {
    for (at.y = 0; at.y < extent[1]; ++at.y) {
      for (at.x = 0; at.x < extent[0]; ++at.x) {
        if (named_cell(p, n, c, at, index_at(p, n, c, at), &cell)) {
          memcpy(dst.at(n, c, cell.x, cell.y, cell.z), p.values.at(n, c, at.x, at.y, at.z),
                 (size_t)dst.bytes);
        }
      }
    }
  }
}

}  // namespace argpool
