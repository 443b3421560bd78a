// Parts of scalar kernels: tiles, taps, and the cells that indices name.
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <type_traits>

#include "abi.h"
#include "scalar_kernels.h"

namespace argpool::test {

/// How all scalar kernels are spoilt: a kernel's arguments have no room for it. Set by the table's
/// constructor.
extern Spoil spoil;

/// Unsigned indices number the taps of their window.
template <typename I>
constexpr bool kNumbersTaps = std::is_unsigned_v<I>;

/// A position in a tile: x, y, z, and the plane (channels-first) or channel (channels-last).
struct At {
  int32_t x, y, z, c;
  int32_t operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

/// A buffer read in the one order x, y, z, c whatever the layout.
template <typename T, bool last>
struct Tile {
  const argpool_buffer& b;

  const argpool_dim& dim(int i) const { return b.dim[last ? (i == 3 ? 0 : i + 1) : i]; }
  T* at(const At& p) const {
    const int32_t where[4] = {p.x, p.y, p.z, p.c};
    int64_t offset = 0;
    for (int i = 0; i < 4; ++i) offset += int64_t(where[i] - dim(i).min) * dim(i).stride;
    return reinterpret_cast<T*>(b.host) + offset;
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

inline At cell_of(const Scalars& s, const At& o, int32_t kx, int32_t ky, int32_t kz) {
  return {o.x * s.stride[0] - s.pad[0] + kx * s.dilation[0],
          o.y * s.stride[1] - s.pad[1] + ky * s.dilation[1],
          o.z * s.stride[2] - s.pad[2] + kz * s.dilation[2], o.c};
}

/// Calls visit(tap number, cell) in tap order.
template <typename Visit>
void each_tap(const Scalars& s, const At& o, Visit visit) {
  int64_t tap = 0;
  for (int32_t kz = 0; kz < s.kernel[2]; ++kz)
    for (int32_t ky = 0; ky < s.kernel[1]; ++ky)
      for (int32_t kx = 0; kx < s.kernel[0]; ++kx) visit(tap++, cell_of(s, o, kx, ky, kz));
}

/// Whether an index is the name of a tap's cell.
template <typename I>
bool names(const Scalars& s, I index, int64_t tap, const At& cell) {
  const int64_t name = kNumbersTaps<I> ? tap : index_of(s, cell);
  const int64_t given = int64_t(index);
  return spoil == Spoil::LowHalf ? int32_t(name) == int32_t(given) : name == given;
}

/// Whether an index names a valid cell of its plane, and which. Strides of an affine space nest.
template <typename I>
bool find_cell(const Scalars& s, const At& o, int64_t index, At* found) {
  if (kNumbersTaps<I>) {
    bool is_tap = false;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      if (tap != index || !valid(s, cell)) return;
      is_tap = true;
      *found = cell;
    });
    return is_tap;
  }
  if (index < 0) return false;
  int64_t rest = index - s.index_base - o.c * s.index_stride[3];  // from the first valid cell
  for (size_t i = 0; i < 3; ++i) rest -= s.cell_min[i] * s.index_stride[i];
  if (rest < 0) return false;
  int order[3] = {0, 1, 2};
  std::sort(order, order + 3, [&](int a, int b) {
    return s.index_stride[size_t(a)] > s.index_stride[size_t(b)];
  });
  int32_t at[3] = {};
  for (int i : order) {
    if (s.cell_extent[size_t(i)] == 1) continue;
    const int64_t n = rest / s.index_stride[size_t(i)];
    if (n >= s.cell_extent[size_t(i)]) return false;
    at[i] = int32_t(n);
    rest -= n * s.index_stride[size_t(i)];
  }
  *found = {s.cell_min[0] + at[0], s.cell_min[1] + at[1], s.cell_min[2] + at[2], o.c};
  return rest == 0;
}

/// What every spoilt kernel may do to its buffers.
inline void stray(argpool_buffer& input, argpool_buffer& output, int output_bytes) {
  volatile uint8_t sink = 0;
  if (spoil == Spoil::ReadBefore) sink = input.host[-4];
  if (spoil == Spoil::WriteInput) input.host[0] = 0;
  if (spoil == Spoil::WriteBefore) output.host[-output_bytes] = 1;
  (void)sink;
  for (volatile int forever = 1; spoil == Spoil::Hang && forever;) {
  }
}

}  // namespace argpool::test
