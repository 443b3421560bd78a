// Planes in 64 bits: kernels see at most 2^31 bytes, and an index may name any cell of its plane,
// so a plane that is larger cannot be tiled. It is rare, and walked here cell by cell.
// SPDX-License-Identifier: MIT
#include "run/far_planes.h"

#include <string.h>

namespace argpool {
namespace {

uint8_t* cell_of(const Tensor& t, int64_t n, int64_t c, const Cell& at) {
  return t.at(n, c, at.x, at.y, at.z);
}

// The cell of grad_dst that the index at a position names, or zero. False: none.
bool gather_cell(const Problem& p, int64_t n, int64_t c, const Cell& at) {
  uint8_t* const to = cell_of(p.values, n, c, at);
  Cell cell;
  const bool named = p.find_cell(n, c, at, p.index_at(n, c, at), &cell);
  if (named) {
    memcpy(to, cell_of(p.plane, n, c, cell), (size_t)p.plane.bytes);
  } else {
    memset(to, 0, (size_t)p.plane.bytes);
  }
  return named;
}

}  // namespace

int64_t locate_far(const Problem& p, int64_t n, int64_t c) {
  int64_t first = INT64_MAX;
  for_each_position(p.indices, [&](const Cell& at) {
    Cell cell;
    if (first == INT64_MAX && !p.find_cell(n, c, at, p.index_at(n, c, at), &cell)) {
      first = p.indices.row_major(at.x, at.y, at.z);
    }
  });
  return first;
}

int scatter_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch) {
  const Tensor& to = p.plane;
  for (int64_t z = 0; z < to.extent[2]; ++z) {
    for (int64_t y = 0; y < to.extent[1]; ++y) {
      if (to.stride[0] == 1) {
        memset(to.at(n, c, 0, y, z), 0, (size_t)(to.extent[0] * to.bytes));
        continue;
      }
      for (int64_t x = 0; x < to.extent[0]; ++x) {
        memset(to.at(n, c, x, y, z), 0, (size_t)to.bytes);
      }
    }
  }
  if (p.adds()) return add_far(p, n, c, scratch);
  for_each_position(p.values, [&](const Cell& at) {
    Cell cell;
    if (p.find_cell(n, c, at, p.index_at(n, c, at), &cell)) {
      memcpy(cell_of(to, n, c, cell), cell_of(p.values, n, c, at), (size_t)to.bytes);
    }
  });
  return 0;
}

bool gather_far_row(const Problem& p, int64_t n, int64_t c, int64_t row) {
  const int64_t height = p.values.extent[1];
  bool fine = true;
  for (int64_t x = 0; x < p.values.extent[0]; ++x) {
    fine &= gather_cell(p, n, c, {x, row % height, row / height});
  }
  return fine;
}

// Backwards, the first position that names a cell is the one that has it: a bit a cell says so.
int exact_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch, bool* wrong) {
  const int64_t bytes = p.plane.cells() / 8 + 1;
  uint8_t* const taken = static_cast<uint8_t*>(scratch.alloc(bytes));
  if (!taken) return ARGPOOL_OUT_OF_MEMORY;
  memset(taken, 0, (size_t)bytes);
  const int64_t* extent = p.values.extent;
  for (int64_t i = p.values.cells() - 1; i >= 0; --i) {
    const Cell at = {i % extent[0], i / extent[0] % extent[1], i / extent[0] / extent[1]};
    Cell cell;
    if (!gather_cell(p, n, c, at)) {
      *wrong = true;
      continue;
    }
    p.find_cell(n, c, at, p.index_at(n, c, at), &cell);
    const int64_t offset = p.plane.row_major(cell.x, cell.y, cell.z);
    const uint8_t bit = (uint8_t)(1u << offset % 8);
    if (taken[offset / 8] & bit) memset(cell_of(p.values, n, c, at), 0, (size_t)p.plane.bytes);
    taken[offset / 8] |= bit;
  }
  scratch.release(taken);
  return 0;
}

}  // namespace argpool
