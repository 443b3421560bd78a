// What one call asks for, after all checks: the input of selection, tiling and the run.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"
#include "shapes.h"
#include "tensors.h"

namespace argpool {

struct Problem {
  argpool_op op;
  argpool_layout layout;
  argpool_index_space space;
  bool trusted;
  bool has_indices;
  uint32_t elem, index;  // ARGPOOL_ELEM_*, ARGPOOL_IDX_*
  Window window;
  argpool_window_key window_key;  // the window as kernels see it
  bool near;                      // every tensor lies within the reach of 32-bit offsets
  Tensor plane;    // src, dst and their gradients: the tensor whose cells indices name
  Tensor values;   // pooled, or its gradient
  Tensor indices;  // pooled; all 0 where there are none
  // C7 as an affine form: the index of a cell is n*index_n + c*index_c + sum of xyz*index_stride.
  int64_t index_n, index_c, index_stride[3];

  bool channels_last() const { return layout == ARGPOOL_CHANNELS_LAST; }
  bool pools() const { return op == ARGPOOL_MAX_POOL; }
  bool empty() const { return values.empty(); }
  float taps() const {
    return (float)window.kernel[0] * (float)window.kernel[1] * (float)window.kernel[2];
  }
  // The index of cell (0, 0, 0) of a plane.
  int64_t index_base(int64_t n, int64_t c) const { return n * index_n + c * index_c; }
};

// The tensors of an operation in argpool_call's order: which is what, what it is called, who writes
// it.
struct Signature {
  const char* op;
  const char* names[3];
  int plane, values, indices;  // positions
  bool output[3];
};
const Signature& signature(argpool_op op);

// The tensor at a position.
inline Tensor* tensor_at(Problem& p, const Signature& s, int position) {
  return position == s.plane ? &p.plane : position == s.values ? &p.values : &p.indices;
}

}  // namespace argpool
