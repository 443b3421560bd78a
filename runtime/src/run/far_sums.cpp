// Sums in 64 bits, in the order and the accumulator of C9.
// SPDX-License-Identifier: MIT
#include <string.h>

#include "run/far_planes.h"
#include "support/half.h"

namespace argpool {
namespace {

// Visits each value of a plane whose index names a cell, with that cell.
template <typename Visit>
void for_each_named(const Problem& p, int64_t n, int64_t c, Visit visit) {
  for_each_position(p.values, [&](const Cell& at) {
    Cell cell;
    if (p.find_cell(n, c, at, p.index_at(n, c, at), &cell)) {
      visit(p.values.at(n, c, at.x, at.y, at.z), cell);
    }
  });
}

// In place; T is unsigned for integers of either sign, which wrap.
template <typename T>
int add(const Problem& p, int64_t n, int64_t c) {
  for_each_named(p, n, c, [&](const uint8_t* from, const Cell& cell) {
    uint8_t* const to = p.plane.at(n, c, cell.x, cell.y, cell.z);
    T sum, value;
    memcpy(&sum, to, sizeof sum);
    memcpy(&value, from, sizeof value);
    sum = (T)(sum + value);
    memcpy(to, &sum, sizeof sum);
  });
  return 0;
}

// Halves add in f32 and are rounded once: f32 sums of a block of cells, then of the next one. The
// blocks of a vast plane, and the walks over its values, are sixteen at most.
template <typename Widen, typename Narrow>
int add_halves(const Problem& p, int64_t n, int64_t c, Scratch& scratch, Widen widen,
               Narrow narrow) {
  const Tensor& to = p.plane;
  const int64_t cells = to.cells();
  const int64_t block = min(cells, max(1 << 20, ceil_div(cells, 16)));
  float* const sums = static_cast<float*>(scratch.alloc(block * (int64_t)sizeof(float)));
  if (!sums) return ARGPOOL_OUT_OF_MEMORY;
  for (int64_t first = 0; first < cells; first += block) {
    memset(sums, 0, (size_t)block * sizeof(float));
    for_each_named(p, n, c, [&](const uint8_t* from, const Cell& cell) {
      const int64_t at = to.row_major(cell.x, cell.y, cell.z) - first;
      uint16_t value;
      if (at < 0 || at >= block) return;
      memcpy(&value, from, sizeof value);
      sums[at] += widen(value);
    });
    for (int64_t i = first; i < min(first + block, cells); ++i) {
      const uint16_t sum = narrow(sums[i - first]);
      memcpy(to.at(n, c, i % to.extent[0], i / to.extent[0] % to.extent[1],
                   i / to.extent[0] / to.extent[1]),
             &sum, sizeof sum);
    }
  }
  scratch.release(sums);
  return 0;
}

}  // namespace

int add_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch) {
  switch (p.elem) {
    case ARGPOOL_ELEM_F64: return add<double>(p, n, c);
    case ARGPOOL_ELEM_F32: return add<float>(p, n, c);
    case ARGPOOL_ELEM_F16: return add_halves(p, n, c, scratch, f32_of_f16, f16_of_f32);
    case ARGPOOL_ELEM_BF16: return add_halves(p, n, c, scratch, f32_of_bf16, bf16_of_f32);
    case ARGPOOL_ELEM_X8: return add<uint8_t>(p, n, c);
    case ARGPOOL_ELEM_X16: return add<uint16_t>(p, n, c);
    case ARGPOOL_ELEM_X32: return add<uint32_t>(p, n, c);
    default: return add<uint64_t>(p, n, c);
  }
}

}  // namespace argpool
