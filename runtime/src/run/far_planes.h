// One plane whose memory spans more than kernels' 32-bit offsets reach (C13): what the kernels for
// indices of any kind compute, in 64 bits.
// SPDX-License-Identifier: MIT
#pragma once

#include "platform/scratch.h"
#include "problem/problem.h"

namespace argpool {

// The row-major pooled offset of the first index of plane (n, c) that names no cell of it;
// INT64_MAX if there is none. What locate_index computes.
int64_t locate_far(const Problem& p, int64_t n, int64_t c);

// Computes max_unpool_scatter and max_pool_backward_scatter. ARGPOOL_OUT_OF_MEMORY where sums of
// halves find no scratch, else 0.
int scatter_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch);

// Computes max_unpool_backward for one row of pooled positions (z*H + y). False: one of its indices
// names no cell.
bool gather_far_row(const Problem& p, int64_t n, int64_t c, int64_t row);

// Computes max_unpool_backward_exact. ARGPOOL_OUT_OF_MEMORY, else 0.
int exact_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch, bool* wrong);

// The part of scatter_far that adds (C9), for planes that are cleared.
int add_far(const Problem& p, int64_t n, int64_t c, Scratch& scratch);

// Visits the pooled positions of a plane in row-major order.
template <typename Visit>
void for_each_position(const Tensor& pooled, Visit visit) {
  Cell at;
  for (at.z = 0; at.z < pooled.extent[2]; ++at.z) {
    for (at.y = 0; at.y < pooled.extent[1]; ++at.y) {
      for (at.x = 0; at.x < pooled.extent[0]; ++at.x) visit(at);
    }
  }
}

}  // namespace argpool
