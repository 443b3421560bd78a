// Unpooling one plane whose memory spans more than kernels' 32-bit offsets reach (C13).
// SPDX-License-Identifier: MIT
#pragma once

#include "problem.h"

namespace argpool {

// The cell that an index names, stored at a pooled position of plane (n, c). False: none of its
// plane.
struct Cell {
  int64_t x, y, z;
};
bool named_cell(const Problem& p, int64_t n, int64_t c, const Cell& position, int64_t index,
                Cell* cell);

// The index stored at a pooled position.
int64_t index_at(const Problem& p, int64_t n, int64_t c, const Cell& position);

// The row-major pooled offset of the first index of plane (n, c) that names no cell of it;
// INT64_MAX if there is none. What locate_index computes.
int64_t locate_far(const Problem& p, int64_t n, int64_t c);

// What max_unpool_scatter computes, for one plane.
void scatter_far(const Problem& p, int64_t n, int64_t c);

}  // namespace argpool
