// The request of one call, after all checks: the input of selection, tiling and the run.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"
#include "problem/index_space.h"

namespace argpool {

// The view that selection and later steps have of a channels-last call: itself; packed planes;
// or rows of pixels as channels-first rows of cells.
enum class View : unsigned char { asked, planes, rows };

struct Problem {
  argpool_op op;
  argpool_layout layout;
  bool either_layout;  // channels-last is requested; of one channel, or few, channels-first serves
  argpool_duplicates duplicates;
  bool trusted;
  bool has_indices;
  bool minimum;      // `op` is max_pool, of elements whose order is reversed: a min_pool
  View view;
  bool row_inverts;  // the row inverts bits (ARGPOOL_ROW_INVERTS): no copy is needed for that
  uint32_t elem, index;  // ARGPOOL_ELEM_*, ARGPOOL_IDX_*
  // ARGPOOL_KERNEL_*: what serves the call, and what serves planes with indices outside their
  // windows. 0: none does.
  int kernel_op, scatter_op;
  Window window;
  argpool_window_key window_key;  // the window as kernels see it
  bool near;                      // every tensor lies within the reach of 32-bit offsets
  // Results of clip.h on a pooling window: do tiles get a shorter one, how many positions may tiles
  // have along a dimension, how many taps does a kernel visit there.
  bool clips, shortens;  // shortens: their window differs at all, be it in an unused stride
  int64_t piece[3], visited[3];
  void* stream;                   // the caller's, and its word for wrong indices: on devices
  int64_t* error_word;
  Tensor plane;    // src, dst and their gradients: the tensor whose cells indices name
  Tensor values;   // pooled, or its gradient
  Tensor indices;  // pooled; all 0 where there are none
  Indexing indexing;

  bool on_device() const { return plane.device != kDLCPU; }
  bool channels_last() const { return layout == ARGPOOL_CHANNELS_LAST; }
  bool unpools() const { return op == ARGPOOL_MAX_UNPOOL || op == ARGPOOL_MAX_UNPOOL_BACKWARD; }
  // From cells to pooled positions: the plane is an input. The other way: it is the output.
  bool reads_plane() const { return op == ARGPOOL_MAX_POOL || op == ARGPOOL_MAX_UNPOOL_BACKWARD; }
  // A pooled position may need any cell of its plane.
  bool reads_whole_plane() const { return op == ARGPOOL_MAX_UNPOOL_BACKWARD; }
  // Values that name one cell are added (C9).
  bool adds() const {
    return op == ARGPOOL_MAX_POOL_BACKWARD ||
           (op == ARGPOOL_MAX_UNPOOL && duplicates == ARGPOOL_DUPLICATES_SUM);
  }
  bool empty() const { return values.empty(); }
  // Does a kernel see copies of its boxes (pack.h) instead of the tensor itself?
  bool packs(const Tensor& t) const {
    return (t.inverted && !row_inverts) || !t.steps_by_one(channels_last());
  }
  bool packs_any() const {
    return packs(plane) || packs(values) || (has_indices && packs(indices));
  }
  // Bytes of all tensors together.
  double bytes() const {
    return (double)plane.n * (double)plane.c *
           ((double)plane.cells() * plane.bytes +
            (double)values.cells() * (values.bytes + indices.bytes));
  }
  // As argpool_cost counts them.
  float taps() const {
    float taps = 1;
    for (int i = 0; i < window.rank; ++i) {
      const int64_t past = (values.extent[i] - 1) * window.stride[i] - window.pad[i] +
                           (window.kernel[i] - 1) * window.dilation[i] - plane.extent[i] + 1;
      const bool whole = window.pad[i] <= 0 && past <= 0;  // most often, and divisions are slow
      taps *= whole ? (float)window.kernel[i]
                    : argpool_taps_along(window.kernel[i], window.stride[i], window.pad[i],
                                         window.dilation[i], values.extent[i], plane.extent[i]);
    }
    return taps;
  }
  float all_taps() const { return product(window.kernel); }
  float visited_taps() const { return product(visited); }
  float steps() const {
    float steps = 0, cells = 1;
    for (int i = 0; i < window.rank; ++i) {
      steps += argpool_steps_along(visited[i], window.stride[i], window.dilation[i], &cells);
    }
    return steps * cells;
  }
  bool same_extents() const {
    return __builtin_memcmp(plane.extent, values.extent, sizeof plane.extent) == 0;
  }
  // Are rows of positions cut into pieces, of any width?
  bool cuts_rows() const { return clips && piece[0] < values.extent[0]; }
  // Do kernels number the taps of clipped windows?
  bool clips_numbers() const {
    return clips && has_indices && indexing.space == ARGPOOL_INDEX_WINDOW;
  }
  bool find_cell(int64_t n, int64_t c, const Cell& position, int64_t stored, Cell* cell) const {
    return named_cell(indexing, window, n, c, plane.c, position, stored, cell);
  }
  int64_t index_at(int64_t n, int64_t c, const Cell& at) const {
    return read_index(indices.at(n, c, at.x, at.y, at.z), index);
  }

 private:
  static float product(const int64_t* taps) {
    return (float)taps[0] * (float)taps[1] * (float)taps[2];
  }
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
template <typename P>
inline auto* tensor_at(P& p, const Signature& s, int position) {
  return position == s.plane ? &p.plane : position == s.values ? &p.values : &p.indices;
}

}  // namespace argpool
