// The contract as plain loops: slow, and meant to be obviously right. Every rule it follows is
// cited. Tensors are logical views (n, c, d, h, w) with any strides; a missing dimension has extent
// 1.
// SPDX-License-Identifier: MIT
#pragma once

#include <argpool.h>

#include <array>
#include <cstdint>
#include <optional>

#include "small_floats.h"

namespace argpool::reference {

using Extents = std::array<int64_t, 5>;   // n, c, d, h, w
using Position = std::array<int64_t, 5>;  // n, c, d, h, w
using Spatial = std::array<int64_t, 3>;   // d, h, w

/// Calls visit(position) for every position of a tensor, in row-major order.
template <typename Visit>
void for_each_position(const Extents& extent, Visit visit) {
  Position p;
  for (p[0] = 0; p[0] < extent[0]; ++p[0])
    for (p[1] = 0; p[1] < extent[1]; ++p[1])
      for (p[2] = 0; p[2] < extent[2]; ++p[2])
        for (p[3] = 0; p[3] < extent[3]; ++p[3])
          for (p[4] = 0; p[4] < extent[4]; ++p[4]) visit(p);
}

/// A strided tensor over memory it does not own. Strides count elements.
template <typename T>
struct View {
  T* data = nullptr;
  Extents extent{1, 1, 1, 1, 1};
  Extents stride{};

  T& at(const Position& p) const {
    int64_t offset = 0;
    for (int i = 0; i < 5; ++i) offset += p[i] * stride[i];
    return data[offset];
  }
};

/// A window over d, h, w with its defaults filled in; a missing dimension has kernel and stride 1.
struct Window {
  Spatial kernel{1, 1, 1}, stride{1, 1, 1}, pad_begin{}, pad_end{}, dilation{1, 1, 1};
  bool ceil_mode = false;
  int rank = 0;

  int64_t taps() const { return kernel[0] * kernel[1] * kernel[2]; }
  /// The cell that a tap of the window at a pooled position lies on; it may lie in the padding.
  Spatial cell(const Spatial& pooled, const Spatial& tap) const {
    Spatial at;
    for (size_t i = 0; i < 3; ++i)
      at[i] = pooled[i] * stride[i] - pad_begin[i] + tap[i] * dilation[i];
    return at;
  }
  /// C13: the taps [first, past) in a dimension whose cells exist; past <= first where none does.
  struct Taps {
    int64_t first, past;
  };
  Taps inside(int dimension, int64_t pooled, int64_t cells) const;
};

/// C3: the window with defaults filled in, or ARGPOOL_INVALID_WINDOW.
argpool_status normalise(const argpool_window& window, Window* normal);

/// C1: spatial[rank] -> pooled[rank], outermost first.
argpool_status pooled_shape(const argpool_window& window, const int64_t* spatial, int64_t* pooled);

/// C2: pooled[rank] -> unpooled[rank]; output_size may be null.
argpool_status unpooled_shape(const argpool_window& window, const int64_t* pooled,
                              const int64_t* output_size, int64_t* unpooled);

/// C3: whether some window over a plane of these cells covers none of them. pooled: C1's extents.
bool has_empty_window(const Window& window, const Spatial& cells, const Spatial& pooled);

/// C7: what gives the indices of a call their meaning.
struct Indexing {
  argpool_index_space space;
  Window window;
  Extents cells;    // of the tensor whose cells are named: src, or dst
  Extents counted;  // of the tensor in which offsets count: the same, or C2's default extents for
                    // tensor_default_shape

  /// pooled: the extents of the indices.
  Indexing(argpool_index_space space, const Window& window, const Extents& cells,
           const Extents& pooled);
};

/// C7: the largest index of a space in a tensor of these extents; for tap numbers, taps - 1.
int64_t largest_index(argpool_index_space space, const Window& window, const Extents& counted);

/// C7: the index of a cell (n, c, d, h, w) in a tensor of these extents; not for tap numbers.
int64_t index_of(argpool_index_space space, const Extents& counted, const Position& cell);

/// C8: the cell (n, c, d, h, w) that the index at a pooled position names, if it names one of its
/// own plane.
std::optional<Position> named_cell(const Indexing& indexing, const Position& pooled,
                                   int64_t index);

/// The index by which a pooled position names a cell of its own plane, if there is one: windows
/// have tap numbers for their own cells only, and the default shape may be below the tensor's.
std::optional<int64_t> index_naming(const Indexing& indexing, const Position& pooled,
                                    const Position& cell);

/// C4, C5, C6, C7, and of minima C19: fills values, and indices unless their data is null. The
/// window and the extents are taken as checked.
template <typename T, typename I>
void max_pool(const Window& window, argpool_index_space space, const View<const T>& src,
              const View<T>& values, const View<I>& indices, bool minimum = false);

/// An index that names no cell of its plane, and where it stands (C8).
struct Offender {
  Position pooled;
  int64_t index;
};

/// C8: clears dst, then writes each value to the cell that its index names; returns the first index
/// in row-major order that names none. Such an index loses its value, as with trusted_indices.
template <typename T, typename I>
std::optional<Offender> max_unpool(const Window& window, argpool_index_space space,
                                   const View<const T>& values, const View<const I>& indices,
                                   const View<T>& dst);

/// C9: writes to each cell the sum of the values whose indices name it. It is max_unpool with
/// duplicates = sum, too (C8). Integers are unsigned here; signed ones wrap to the same bits.
template <typename T, typename I>
std::optional<Offender> max_pool_backward(const Window& window, argpool_index_space space,
                                          const View<const T>& grad_values,
                                          const View<const I>& indices, const View<T>& grad_src);

/// C10: writes to each position the cell that its index names, or 0 where it names none; with
/// ARGPOOL_DUPLICATES_EXACT, of the positions that name one cell only the last has it.
template <typename T, typename I>
std::optional<Offender> max_unpool_backward(const Window& window, argpool_index_space space,
                                            argpool_duplicates duplicates,
                                            const View<const T>& grad_dst,
                                            const View<const I>& indices,
                                            const View<T>& grad_values);

}  // namespace argpool::reference
