// Parts of scalar kernels: tiles, taps, and the cells that indices name. Arguments that break
// argpool_registry.h's rules, and access outside of a buffer, end the process.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "scalar_arguments.h"
#include "spoil.h"

namespace argpool::test::scalar {

inline void expect(bool holds, const char* what) {
  if (holds) return;
  fprintf(stderr, "a scalar kernel expects %s\n", what);
  abort();
}

/// A scalar kernel's arguments, and which kernel it is.
struct Given {
  void** args;
  int kind, layout;  // ARGPOOL_IDX_*, ARGPOOL_LAYOUT_*
  Scalars s = scalars_of(args);
};

/// A position in a tile: x, y, z, and the plane (channels-first) or channel (channels-last).
struct At {
  int32_t x, y, z, c;
  int32_t operator[](int i) const { return i == 0 ? x : i == 1 ? y : i == 2 ? z : c; }
};

/// A buffer of four dimensions, read in the one order x, y, z, c whatever the layout.
struct Tile {
  const argpool_buffer& b;
  const bool last;

  Tile(const Given& g, int i, int bits)
      : b(buffer_of(g.args, i)), last(g.layout == ARGPOOL_LAYOUT_CL) {
    expect(b.dimensions == 4 && b.type_bits == bits && b.dim[0].stride == 1,
           "four dimensions of its element type, the first of stride 1");
  }
  const argpool_dim& dim(int i) const { return b.dim[last ? (i == 3 ? 0 : i + 1) : i]; }
  int64_t count() const {
    return int64_t(dim(0).extent) * dim(1).extent * dim(2).extent * dim(3).extent;
  }
  bool holds(const At& p) const {
    for (int i = 0; i < 4; ++i) {
      if (p[i] < dim(i).min || p[i] >= dim(i).min + dim(i).extent) return false;
    }
    return true;
  }
  /// The cell's number in an output tile, which starts at 0.
  size_t number(const At& p) const {
    expect(starts_at_0(), "tiles of its output to start at 0");
    return ((size_t(p.c) * size_t(dim(2).extent) + size_t(p.z)) * size_t(dim(1).extent) +
            size_t(p.y)) * size_t(dim(0).extent) + size_t(p.x);
  }
  bool starts_at_0() const { return (dim(0).min | dim(1).min | dim(2).min | dim(3).min) == 0; }
  uint8_t* at(const At& p) const {
    expect(holds(p), "each cell that it touches to be in its buffer");
    int32_t offset = 0;
    for (int i = 0; i < 4; ++i) {
      int32_t part, distance = p[i] - dim(i).min;
      expect(!__builtin_mul_overflow(distance, dim(i).stride, &part) &&
                 !__builtin_add_overflow(offset, part, &offset),
             "offsets of 32 bits");
    }
    return b.host + int64_t(offset) * (b.type_bits / 8);
  }
  // Visits in row-major order of the logical position: c, z, y, x.
  template <typename Visit>
  void each(Visit visit) const {
    const auto end = [&](int i) { return dim(i).min + dim(i).extent; };
    At p;
    for (p.c = dim(3).min; p.c < end(3); ++p.c)
      for (p.z = dim(2).min; p.z < end(2); ++p.z)
        for (p.y = dim(1).min; p.y < end(1); ++p.y)
          for (p.x = dim(0).min; p.x < end(0); ++p.x) visit(p);
  }
  bool ends_line(const At& p) const {
    return last ? p.c == b.dim[0].extent - 1 : p.x == b.dim[0].extent - 1;
  }
};

template <typename T>
struct View : Tile {
  View(const Given& g, int i) : Tile(g, i, 8 * int(sizeof(T))) {}
  T* at(const At& p) const { return reinterpret_cast<T*>(Tile::at(p)); }
};

/// Indices of a kind.
struct IndexTile : Tile {
  const int kind;

  IndexTile(const Given& g, int i)
      : Tile(g, i, g.kind == ARGPOOL_IDX_I64 ? 64 : g.kind == ARGPOOL_IDX_I32 ? 32
                   : g.kind == ARGPOOL_IDX_U8 ? 8 : 16),
        kind(g.kind) {
    expect(b.type_code == (taps() ? 1 : 0), "unsigned tap numbers, signed offsets");
  }
  /// Whether they number the taps of their window.
  bool taps() const { return kind == ARGPOOL_IDX_U8 || kind == ARGPOOL_IDX_U16; }
  int64_t operator()(const At& p) const {
    const uint8_t* from = at(p);
    switch (kind) {
      case ARGPOOL_IDX_U8: return *from;
      case ARGPOOL_IDX_U16: return *reinterpret_cast<const uint16_t*>(from);
      case ARGPOOL_IDX_I32: return *reinterpret_cast<const int32_t*>(from);
      default: return *reinterpret_cast<const int64_t*>(from);
    }
  }
  void set(const At& p, int64_t index) const {
    memcpy(at(p), &index, b.type_bits / 8u);  // little endian
  }
};

/// A one-dimensional result, an element a plane (channels-last: one for the image).
template <typename T>
struct PerPlane {
  T* data;
  bool last;
  PerPlane(const Given& g, int i, const Tile& planes, T start)
      : last(g.layout == ARGPOOL_LAYOUT_CL) {
    const argpool_buffer& b = buffer_of(g.args, i);
    const int32_t extent = b.dim[0].extent;
    expect(b.dimensions == 1 && b.type_bits == 8 * sizeof(T) && b.dim[0].stride == 1 &&
               extent == (last ? 1 : planes.dim(3).extent),
           "an element a plane, or for the image");
    data = reinterpret_cast<T*>(b.host);
    std::fill(data, data + extent, start);
  }
  T& operator()(const At& o) const { return data[last ? 0 : o.c]; }
};

inline int64_t index_of(const Scalars& s, const At& p) {
  return s.index_base + p.x * s.index_stride[0] + p.y * s.index_stride[1] +
         p.z * s.index_stride[2] + p.c * s.index_stride[3];
}

inline bool valid(const Scalars& s, const At& p) {
  for (int i = 0; i < 3; ++i)
    if (p[i] < s.cell_min[size_t(i)] || p[i] >= s.cell_min[size_t(i)] + s.cell_extent[size_t(i)]) {
      return false;
    }
  return true;
}

/// Calls visit(tap number, cell) in tap order.
template <typename Visit>
void each_tap(const Scalars& s, const At& o, Visit visit) {
  const auto cell = [&](size_t i, int32_t k) {
    return o[int(i)] * s.stride[i] - s.pad[i] + k * s.dilation[i];
  };
  int64_t tap = 0;
  for (int32_t kz = 0; kz < s.kernel[2]; ++kz)
    for (int32_t ky = 0; ky < s.kernel[1]; ++ky)
      for (int32_t kx = 0; kx < s.kernel[0]; ++kx)
        visit(tap++, At{cell(0, kx), cell(1, ky), cell(2, kz), o.c});
}

/// Whether an index is the name of a tap's cell.
inline bool names(const Scalars& s, bool taps, int64_t index, int64_t tap, const At& cell) {
  const int64_t name = taps ? tap : index_of(s, cell);
  return spoil == Spoil::LowHalf ? int32_t(name) == int32_t(index) : name == index;
}

/// Whether the index at a position names a valid cell of its plane, and which. Strides of an affine
/// space nest.
inline bool find_cell(const Scalars& s, const IndexTile& indices, const At& o, At* found) {
  const int64_t index = indices(o);
  if (indices.taps()) {
    bool is_tap = false;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      if (tap != index || !valid(s, cell)) return;
      is_tap = true;
      *found = cell;
    });
    return is_tap;
  }
  if (index < 0) return false;
  // From the first valid cell.
  int64_t rest = index - index_of(s, {s.cell_min[0], s.cell_min[1], s.cell_min[2], o.c});
  size_t order[3] = {0, 1, 2};
  std::sort(order, order + 3,
            [&](size_t a, size_t b) { return s.index_stride[a] > s.index_stride[b]; });
  int32_t at[3];
  for (size_t i : order) {
    at[i] = s.cell_min[i];
    if (s.cell_extent[i] == 1) continue;
    if (rest < 0 || rest / s.index_stride[i] >= s.cell_extent[i]) return false;
    at[i] += int32_t(rest / s.index_stride[i]);
    rest %= s.index_stride[i];
  }
  *found = {at[0], at[1], at[2], o.c};
  return rest == 0;
}

/// The faults that any spoilt kernel may commit in its buffers.
inline void stray(const Tile& input, const Tile& output) {
  volatile uint8_t sink = 0;
  if (spoil == Spoil::ReadBefore) sink = input.b.host[-4];
  if (spoil == Spoil::WriteInput) input.b.host[0] = 0;
  if (spoil == Spoil::WriteBefore) output.b.host[-(output.b.type_bits / 8)] = 1;
  (void)sink;
  for (volatile int forever = 1; spoil == Spoil::Hang && forever;) {
  }
}

}  // namespace argpool::test::scalar
