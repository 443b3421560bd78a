// Conversion of indices line by line, many at a time: what argpool_convert_indices does once its
// arguments are judged.
// SPDX-License-Identifier: MIT
#pragma once

#include "problem/index_space.h"
#include "run/units.h"

namespace argpool {

// One side of a conversion.
struct Side {
  const char* name;
  Tensor tensor;
  uint32_t kind;
  Indexing indexing;
};

struct Conversion {
  Window window;
  Side from, to;
  Offender offender;  // the least position, n, c and pooled cells counted in row-major order

  const Tensor& shape() const { return from.tensor; }
  bool convert(int64_t n, int64_t c, const Cell& at, int64_t* index) const {
    Cell cell;
    return named_cell(from.indexing, window, n, c, shape().c, at, *index, &cell) &&
           index_of(to.indexing, window, n, c, at, cell, index);
  }
};

// Lines of pooled positions are along x, or along the channels where these are closest in memory.
bool lines_are_channels(const Conversion& job);
int64_t lines_of(const Conversion& job);

// Converts lines [first, past), and reports the least position whose index names no cell, or a cell
// that the other space cannot name.
void convert_lines(Conversion& job, int64_t first, int64_t past);

}  // namespace argpool
