// Scalar kernels by the letter of argpool_registry.h.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

#include <cmath>
#include <map>
#include <optional>
#include <vector>

#include "scalar_arguments.h"
#include "small_floats.h"

namespace {

using argpool::reference::BFloat16;
using argpool::reference::Float16;
using argpool::reference::Sum;

template <typename F>
void for_box(int x0, int x1, int y0, int y1, int z0, int z1, F f) {
  for (int z = z0; z < z1; ++z) {
    for (int y = y0; y < y1; ++y) {
      for (int x = x0; x < x1; ++x) f(x, y, z);
    }
  }
}
template <typename F>
void for_cells(const Buffer& v, F f) {
  for_box(v.min(0), v.min(0) + v.extent(0), v.min(1), v.min(1) + v.extent(1), v.min(2),
          v.min(2) + v.extent(2), f);
}
template <typename F>
void for_taps(const Args& a, F f) {
  for_box(0, a.kernel[0], 0, a.kernel[1], 0, a.kernel[2], f);
}

template <typename T>
void max_pool(const Args& a, bool first, int kind) {
  const View<const T> src(a, 0, first);
  const View<T> values(a, 1, first);
  std::optional<Indices> indices;
  if (kind != ARGPOOL_IDX_NONE) indices.emplace(a, 2, first, kind);
  for (int c = 0; c < values.extent(3); ++c) {
    for_cells(values, [&](int ox, int oy, int oz) {
      T best{};
      int64_t best_index = -1;
      int tap = -1;
      bool found = false;
      for_taps(a, [&](int kx, int ky, int kz) {
        ++tap;
        const int x = a.tap_cell(0, ox, kx), y = a.tap_cell(1, oy, ky), z = a.tap_cell(2, oz, kz);
        if (!a.valid(0, x) || !a.valid(1, y) || !a.valid(2, z)) return;
        const T v = src(x, y, z, c);
        if (found && !(v > best) && v == v) return;
        found = true;
        best = v;
        best_index = indices && indices->taps() ? tap : a.index(x, y, z, c);
      });
      EXPECT_TRUE(found);
      values(ox, oy, oz, c) = best;
      if (!indices) return;
      EXPECT_GE(best_index, 0);
      indices->set(ox, oy, oz, c, best_index);
    });
  }
}

// Does the index at pooled position o name the cell of its window's tap k?
bool names(const Args& a, const Indices& indices, int64_t index, int kx, int ky, int kz,
           int64_t cell_index) {
  if (indices.taps()) return index == (kz * a.kernel[1] + ky) * a.kernel[0] + kx;
  return index == cell_index;
}

// Visits the pooled positions whose windows hold a cell and whose indices name it, in row-major
// order: later taps belong to earlier positions.
template <typename F>
void for_naming(const Args& a, const Indices& indices, int x, int y, int z, int c, F f) {
  const int at[] = {x, y, z};
  for (int tap = a.taps() - 1; tap >= 0; --tap) {
    const int k[] = {tap % a.kernel[0], tap / a.kernel[0] % a.kernel[1],
                     tap / a.kernel[0] / a.kernel[1]};
    int o[3];
    bool whole = true;
    for (int i = 0; i < 3; ++i) {
      const int rest = at[i] + a.pad[i] - k[i] * a.dilation[i];
      o[i] = (int)std::floor((double)rest / a.stride[i]);
      whole = whole && o[i] * a.stride[i] == rest;
    }
    if (!whole || !indices.holds(o[0], o[1], o[2])) continue;
    if (names(a, indices, indices(o[0], o[1], o[2], c), k[0], k[1], k[2], a.index(x, y, z, c))) {
      f(o[0], o[1], o[2]);
    }
  }
}

template <typename T>
void gather(const Args& a, bool first, int kind) {
  const View<const T> values(a, 0, first);
  const Indices indices(a, 1, first, kind);
  const View<T> dst(a, 2, first);
  for (int c = 0; c < dst.extent(3); ++c) {
    for_cells(dst, [&](int x, int y, int z) {
      T out{};
      for_naming(a, indices, x, y, z, c,
                 [&](int ox, int oy, int oz) { out = values(ox, oy, oz, c); });
      dst(x, y, z, c) = out;
    });
  }
}

template <typename T>
void gather_sum(const Args& a, bool first, int kind) {
  const View<const T> values(a, 0, first);
  const Indices indices(a, 1, first, kind);
  const View<T> dst(a, 2, first);
  for (int c = 0; c < dst.extent(3); ++c) {
    for_cells(dst, [&](int x, int y, int z) {
      Sum<T> sum{};
      for_naming(a, indices, x, y, z, c, [&](int ox, int oy, int oz) {
        sum = Sum<T>(sum + Sum<T>(values(ox, oy, oz, c)));
      });
      dst(x, y, z, c) = T(sum);
    });
  }
}

void check(const Args& a, bool first, int kind) {
  const Indices indices(a, 0, first, kind);
  const PerPlane<uint8_t> foreign(a, 1, first, indices.extent(3), 0);
  EXPECT_EQ(indices.min(0) | indices.min(1) | indices.min(2), 0);
  for (int c = 0; c < indices.extent(3); ++c) {
    for_cells(indices, [&](int ox, int oy, int oz) {
      bool own = false;
      for_taps(a, [&](int kx, int ky, int kz) {
        const int x = a.tap_cell(0, ox, kx), y = a.tap_cell(1, oy, ky), z = a.tap_cell(2, oz, kz);
        own = own || (a.valid(0, x) && a.valid(1, y) && a.valid(2, z) &&
                      names(a, indices, indices(ox, oy, oz, c), kx, ky, kz, a.index(x, y, z, c)));
      });
      if (!own) foreign(c) = 1;
    });
  }
}

// The cell an index names, by division, longest stride first.
bool named_cell(const Args& a, const Indices& indices, int ox, int oy, int oz, int c, int* cell) {
  const int o[] = {ox, oy, oz};
  const int64_t index = indices(ox, oy, oz, c);
  if (indices.taps()) {
    int64_t rest = index;
    for (int i = 0; i < 3; ++i) {
      cell[i] = a.tap_cell(i, o[i], (int)(rest % a.kernel[i]));
      rest /= a.kernel[i];
      if (!a.valid(i, cell[i])) return false;
    }
    return rest == 0;
  }
  const bool x_last = a.step[0] <= a.step[2];  // spaces are row-major or column-major
  const int order[] = {x_last ? 2 : 0, 1, x_last ? 0 : 2};
  int64_t rest = index - a.index(a.cell_min[0], a.cell_min[1], a.cell_min[2], c);
  for (int i : order) {
    cell[i] = a.cell_min[i];
    if (a.cell_extent[i] == 1) continue;
    if (rest < 0 || rest / a.step[i] >= a.cell_extent[i]) return false;
    cell[i] += (int)(rest / a.step[i]);
    rest %= a.step[i];
  }
  return rest == 0;
}

void locate(const Args& a, bool first, int kind) {
  const Indices indices(a, 0, first, kind);
  const PerPlane<int64_t> first_bad(a, 1, first, indices.extent(3), INT64_MAX);
  int64_t offset = 0;
  for (int c = 0; c < indices.extent(3); ++c) {
    if (first) offset = 0;
    for_cells(indices, [&](int ox, int oy, int oz) {
      int cell[3];
      if (!named_cell(a, indices, ox, oy, oz, c, cell)) {
        first_bad(c) = std::min(first_bad(c), offset);
      }
      ++offset;
    });
  }
}

// Whole planes: dst starts at cell 0 and holds them all.
void expect_whole(const Args& a, const Buffer& plane) {
  for (int i = 0; i < 3; ++i) EXPECT_EQ(a.cell_min[i] | plane.min(i), 0);
}

template <typename T>
void scatter(const Args& a, bool first, int kind) {
  const View<const T> values(a, 0, first);
  const Indices indices(a, 1, first, kind);
  const View<T> dst(a, 2, first);
  expect_whole(a, dst);
  for (int c = 0; c < dst.extent(3); ++c) {
    for_cells(dst, [&](int x, int y, int z) { dst(x, y, z, c) = T{}; });
    for_cells(values, [&](int ox, int oy, int oz) {
      int cell[3];
      if (named_cell(a, indices, ox, oy, oz, c, cell)) {
        dst(cell[0], cell[1], cell[2], c) = values(ox, oy, oz, c);
      }
    });
  }
}

template <typename T>
void scatter_sum(const Args& a, bool first, int kind) {
  const View<const T> values(a, 0, first);
  const Indices indices(a, 1, first, kind);
  const View<T> dst(a, 2, first);
  expect_whole(a, dst);
  const int w = dst.extent(0), h = dst.extent(1);
  for (int c = 0; c < dst.extent(3); ++c) {
    std::vector<Sum<T>> sums((size_t)(w * h * dst.extent(2)));
    for_cells(values, [&](int ox, int oy, int oz) {
      int cell[3];
      if (!named_cell(a, indices, ox, oy, oz, c, cell)) return;
      Sum<T>& sum = sums[(size_t)((cell[2] * h + cell[1]) * w + cell[0])];
      sum = Sum<T>(sum + Sum<T>(values(ox, oy, oz, c)));
    });
    for_cells(dst, [&](int x, int y, int z) {
      dst(x, y, z, c) = T(sums[(size_t)((z * h + y) * w + x)]);
    });
  }
}

template <typename T>
void backward(const Args& a, bool first, int kind, bool exact) {
  const View<const T> grad_dst(a, 0, first);
  const Indices indices(a, 1, first, kind);
  const View<T> grad_values(a, 2, first);
  const PerPlane<uint8_t> wrong(a, 3, first, indices.extent(3), 0);
  if (exact) expect_whole(a, grad_dst);
  for (int i = 0; i < 3; ++i) EXPECT_GE(grad_dst.extent(i), a.cell_extent[i]);
  for (int c = 0; c < grad_values.extent(3); ++c) {
    std::map<std::vector<int>, T*> holders;
    for_cells(grad_values, [&](int ox, int oy, int oz) {
      int cell[3];
      T& to = grad_values(ox, oy, oz, c);
      to = T{};
      if (!named_cell(a, indices, ox, oy, oz, c, cell)) {
        wrong(c) = 1;
        return;
      }
      to = grad_dst(cell[0], cell[1], cell[2], c);
      if (!exact) return;
      T*& holder = holders[{cell[0], cell[1], cell[2]}];
      if (holder) *holder = T{};
      holder = &to;
    });
  }
}

template <int op, typename T>
void run(const Args& a, bool first, int kind) {
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL) max_pool<T>(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL) gather<T>(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD) gather_sum<T>(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD) backward<T>(a, first, kind, false);
  if constexpr (op == ARGPOOL_KERNEL_CHECK_INDICES) check(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_LOCATE_INDEX) locate(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER) scatter<T>(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER) scatter_sum<T>(a, first, kind);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT) backward<T>(a, first, kind, true);
}

template <int op, typename T, int kind, int layout>
int entry(void** args) {
  run<op, T>(Args(args), layout == ARGPOOL_LAYOUT_CF, kind);
  return 0;
}

template <int op, typename T, int kind>
argpool_kernel_fn of_layout(int layout) {
  return layout == ARGPOOL_LAYOUT_CF ? entry<op, T, kind, ARGPOOL_LAYOUT_CF>
                                     : entry<op, T, kind, ARGPOOL_LAYOUT_CL>;
}

template <int op, typename T>
argpool_kernel_fn of_kind(int kind, int layout) {
  switch (kind) {
    case ARGPOOL_IDX_I64: return of_layout<op, T, ARGPOOL_IDX_I64>(layout);
    case ARGPOOL_IDX_I32: return of_layout<op, T, ARGPOOL_IDX_I32>(layout);
    case ARGPOOL_IDX_U8: return of_layout<op, T, ARGPOOL_IDX_U8>(layout);
    case ARGPOOL_IDX_U16: return of_layout<op, T, ARGPOOL_IDX_U16>(layout);
    default:
      if constexpr (op == ARGPOOL_KERNEL_MAX_POOL) {
        return of_layout<op, T, ARGPOOL_IDX_NONE>(layout);
      }
      return nullptr;
  }
}

template <int op>
argpool_kernel_fn of_elem(int elem, int kind, int layout) {
  constexpr bool pools = op == ARGPOOL_KERNEL_MAX_POOL;
  constexpr bool adds = op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD ||
                        op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER;
  constexpr bool sees_none =
      op == ARGPOOL_KERNEL_CHECK_INDICES || op == ARGPOOL_KERNEL_LOCATE_INDEX;
  if constexpr (sees_none) return of_kind<op, void>(kind, layout);
  if constexpr (pools || adds) {
    switch (elem) {
      case ARGPOOL_ELEM_F64: return of_kind<op, double>(kind, layout);
      case ARGPOOL_ELEM_F32: return of_kind<op, float>(kind, layout);
      case ARGPOOL_ELEM_F16: return of_kind<op, Float16>(kind, layout);
      case ARGPOOL_ELEM_BF16: return of_kind<op, BFloat16>(kind, layout);
    }
  }
  if constexpr (pools) {
    switch (elem) {
      case ARGPOOL_ELEM_I64: return of_kind<op, int64_t>(kind, layout);
      case ARGPOOL_ELEM_I32: return of_kind<op, int32_t>(kind, layout);
      case ARGPOOL_ELEM_I16: return of_kind<op, int16_t>(kind, layout);
      case ARGPOOL_ELEM_I8: return of_kind<op, int8_t>(kind, layout);
      case ARGPOOL_ELEM_U8: return of_kind<op, uint8_t>(kind, layout);
    }
  }
  if constexpr (!pools && !sees_none) {
    switch (elem) {
      case ARGPOOL_ELEM_X8: return of_kind<op, uint8_t>(kind, layout);
      case ARGPOOL_ELEM_X16: return of_kind<op, uint16_t>(kind, layout);
      case ARGPOOL_ELEM_X32: return of_kind<op, uint32_t>(kind, layout);
      case ARGPOOL_ELEM_X64: return of_kind<op, uint64_t>(kind, layout);
    }
  }
  return nullptr;
}

}  // namespace

argpool_kernel_fn scalar_kernel(int op, int elem, int kind, int layout) {
  switch (op) {
    case ARGPOOL_KERNEL_MAX_POOL: return of_elem<1>(elem, kind, layout);
    case ARGPOOL_KERNEL_MAX_UNPOOL: return of_elem<2>(elem, kind, layout);
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD: return of_elem<3>(elem, kind, layout);
    case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD: return of_elem<4>(elem, kind, layout);
    case ARGPOOL_KERNEL_CHECK_INDICES: return of_elem<5>(elem, kind, layout);
    case ARGPOOL_KERNEL_LOCATE_INDEX: return of_elem<6>(elem, kind, layout);
    case ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER: return of_elem<7>(elem, kind, layout);
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER: return of_elem<8>(elem, kind, layout);
    default: return of_elem<9>(elem, kind, layout);
  }
}
