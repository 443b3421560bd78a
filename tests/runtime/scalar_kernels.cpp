// Scalar kernels by the letter of argpool_registry.h.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>

namespace {

constexpr bool kFirst = true, kLast = false;

// A kernel's scalar arguments.
struct Args {
  int kernel[3], stride[3], pad[3], dilation[3], cell_min[3], cell_extent[3];
  int64_t base, step[3], step_c;
  argpool_buffer* buffer[3];

  explicit Args(void** args, int buffers) {
    int* const groups[] = {kernel, stride, pad, dilation, cell_min, cell_extent};
    for (int i = 0; i < 18; ++i) groups[i / 3][i % 3] = *static_cast<int32_t*>(args[1 + i]);
    base = *static_cast<int64_t*>(args[19]);
    for (int i = 0; i < 3; ++i) step[i] = *static_cast<int64_t*>(args[20 + i]);
    step_c = *static_cast<int64_t*>(args[23]);
    for (int i = 0; i < buffers; ++i) buffer[i] = static_cast<argpool_buffer*>(args[24 + i]);
  }

  int tap_cell(int i, int o, int k) const { return o * stride[i] - pad[i] + k * dilation[i]; }
  bool valid(int i, int cell) const {
    return cell >= cell_min[i] && cell < cell_min[i] + cell_extent[i];
  }
  int64_t index(int x, int y, int z, int c) const {
    return base + x * step[0] + y * step[1] + z * step[2] + c * step_c;
  }
  int taps() const { return kernel[0] * kernel[1] * kernel[2]; }
};

// A four-dimensional buffer by x, y, z and plane (channel).
template <typename T, bool first>
struct View {
  argpool_buffer& b;
  const argpool_dim& dim(int i) const { return b.dim[first ? i : (i + 1) % 4]; }
  int min(int i) const { return dim(i).min; }
  int extent(int i) const { return dim(i).extent; }
  bool holds(int x, int y, int z) const {
    const int at[] = {x, y, z};
    for (int i = 0; i < 3; ++i) {
      if (at[i] < min(i) || at[i] >= min(i) + extent(i)) return false;
    }
    return true;
  }
  T& operator()(int x, int y, int z, int c) const {
    if (!holds(x, y, z) || c < 0 || c >= extent(3)) {
      ADD_FAILURE() << "cell " << x << " " << y << " " << z << " plane " << c
                    << " is outside its buffer";
      static T nothing{};
      return nothing;
    }
    const int at[] = {x, y, z, c};
    int32_t offset = 0;
    for (int i = 0; i < 4; ++i) {
      int32_t part, distance = at[i] - min(i);
      if (__builtin_mul_overflow(distance, dim(i).stride, &part) ||
          __builtin_add_overflow(offset, part, &offset)) {
        ADD_FAILURE() << "an offset leaves 32 bits";
      }
    }
    return reinterpret_cast<T*>(b.host)[offset];
  }
};

template <bool first, typename T>
View<T, first> view(argpool_buffer* b, int bits) {
  EXPECT_EQ(b->dimensions, 4);
  EXPECT_EQ(b->type_bits, bits);
  EXPECT_EQ(b->dim[0].stride, 1);
  return {*b};
}

template <typename I>
constexpr bool is_tap = sizeof(I) == 1;

template <typename F>
void for_box(int x0, int x1, int y0, int y1, int z0, int z1, F f) {
  for (int z = z0; z < z1; ++z) {
    for (int y = y0; y < y1; ++y) {
      for (int x = x0; x < x1; ++x) f(x, y, z);
    }
  }
}
template <typename V, typename F>
void for_cells(const V& v, F f) {
  for_box(v.min(0), v.min(0) + v.extent(0), v.min(1), v.min(1) + v.extent(1), v.min(2),
          v.min(2) + v.extent(2), f);
}

template <typename I, bool first, bool indexed>
int max_pool(void** args) {
  const Args a(args, indexed ? 3 : 2);
  const auto src = view<first, const float>(a.buffer[0], 32);
  const auto values = view<first, float>(a.buffer[1], 32);
  for (int c = 0; c < values.extent(3); ++c) {
    for_cells(values, [&](int ox, int oy, int oz) {
      float best = 0;
      int64_t best_index = -1;
      int tap = -1;
      for_box(0, a.kernel[0], 0, a.kernel[1], 0, a.kernel[2], [&](int kx, int ky, int kz) {
        ++tap;
        const int x = a.tap_cell(0, ox, kx), y = a.tap_cell(1, oy, ky), z = a.tap_cell(2, oz, kz);
        if (!a.valid(0, x) || !a.valid(1, y) || !a.valid(2, z)) return;
        const float v = src(x, y, z, c);
        if (best_index >= 0 && !(v > best) && !std::isnan(v)) return;
        best = v;
        best_index = is_tap<I> ? tap : a.index(x, y, z, c);
      });
      EXPECT_GE(best_index, 0);
      values(ox, oy, oz, c) = best;
      if constexpr (indexed) {
        view<first, I>(a.buffer[2], sizeof(I) * 8)(ox, oy, oz, c) = (I)best_index;
      }
    });
  }
  return 0;
}

// Does the index at pooled position o name the cell of its window's tap k?
template <typename I>
bool names(const Args& a, I index, int kx, int ky, int kz, int64_t cell_index) {
  if (is_tap<I>) return index == (kz * a.kernel[1] + ky) * a.kernel[0] + kx;
  return (int64_t)index == cell_index;
}

template <typename I, bool first>
int gather(void** args) {
  const Args a(args, 3);
  const auto values = view<first, const uint32_t>(a.buffer[0], 32);
  const auto indices = view<first, const I>(a.buffer[1], sizeof(I) * 8);
  const auto dst = view<first, uint32_t>(a.buffer[2], 32);
  for (int c = 0; c < dst.extent(3); ++c) {
    for_cells(dst, [&](int x, int y, int z) {
      uint32_t out = 0;
      const int at[] = {x, y, z};
      // Later taps belong to earlier pooled positions.
      for (int kz = a.kernel[2] - 1; kz >= 0; --kz) {
        for (int ky = a.kernel[1] - 1; ky >= 0; --ky) {
          for (int kx = a.kernel[0] - 1; kx >= 0; --kx) {
            const int k[] = {kx, ky, kz};
            int o[3];
            bool whole = true;
            for (int i = 0; i < 3; ++i) {
              const int rest = at[i] + a.pad[i] - k[i] * a.dilation[i];
              o[i] = (int)std::floor((double)rest / a.stride[i]);
              whole = whole && o[i] * a.stride[i] == rest;
            }
            if (!whole || !indices.holds(o[0], o[1], o[2])) continue;
            if (names<I>(a, indices(o[0], o[1], o[2], c), kx, ky, kz, a.index(x, y, z, c))) {
              out = values(o[0], o[1], o[2], c);
            }
          }
        }
      }
      dst(x, y, z, c) = out;
    });
  }
  return 0;
}

template <typename I, bool first>
int check(void** args) {
  const Args a(args, 2);
  const auto indices = view<first, const I>(a.buffer[0], sizeof(I) * 8);
  argpool_buffer& foreign = *a.buffer[1];
  EXPECT_EQ(foreign.dimensions, 1);
  EXPECT_EQ(foreign.dim[0].extent, first ? indices.extent(3) : 1);
  EXPECT_EQ(indices.min(0) | indices.min(1) | indices.min(2), 0);
  memset(foreign.host, 0, (size_t)foreign.dim[0].extent);
  for (int c = 0; c < indices.extent(3); ++c) {
    for_cells(indices, [&](int ox, int oy, int oz) {
      bool own = false;
      for_box(0, a.kernel[0], 0, a.kernel[1], 0, a.kernel[2], [&](int kx, int ky, int kz) {
        const int x = a.tap_cell(0, ox, kx), y = a.tap_cell(1, oy, ky), z = a.tap_cell(2, oz, kz);
        own = own || (a.valid(0, x) && a.valid(1, y) && a.valid(2, z) &&
                      names<I>(a, indices(ox, oy, oz, c), kx, ky, kz, a.index(x, y, z, c)));
      });
      if (!own) foreign.host[first ? c : 0] = 1;
    });
  }
  return 0;
}

// The cell an index names, by division, longest stride first.
template <typename I>
bool named_cell(const Args& a, I index, int ox, int oy, int oz, int c, int* cell) {
  const int o[] = {ox, oy, oz};
  if (is_tap<I>) {
    int64_t rest = (int64_t)index;
    for (int i = 0; i < 3; ++i) {
      cell[i] = a.tap_cell(i, o[i], (int)(rest % a.kernel[i]));
      rest /= a.kernel[i];
      if (!a.valid(i, cell[i])) return false;
    }
    return rest == 0;
  }
  int64_t rest = (int64_t)index - a.index(0, 0, 0, c);
  int order[] = {0, 1, 2};
  std::sort(order, order + 3, [&](int i, int j) { return a.step[i] > a.step[j]; });
  for (int i : order) {
    EXPECT_EQ(a.cell_min[i], 0);  // whole planes
    cell[i] = 0;
    if (a.cell_extent[i] == 1) continue;
    if (rest < 0 || rest / a.step[i] >= a.cell_extent[i]) return false;
    cell[i] = (int)(rest / a.step[i]);
    rest %= a.step[i];
  }
  return rest == 0;
}

template <typename I, bool first>
int locate(void** args) {
  const Args a(args, 2);
  const auto indices = view<first, const I>(a.buffer[0], sizeof(I) * 8);
  argpool_buffer& first_bad = *a.buffer[1];
  int64_t* out = reinterpret_cast<int64_t*>(first_bad.host);
  EXPECT_EQ(first_bad.dim[0].extent, first ? indices.extent(3) : 1);
  for (int i = 0; i < first_bad.dim[0].extent; ++i) out[i] = INT64_MAX;
  int64_t offset = 0;
  for (int c = 0; c < indices.extent(3); ++c) {
    if (first) offset = 0;
    for_cells(indices, [&](int ox, int oy, int oz) {
      int cell[3];
      int64_t& least = out[first ? c : 0];
      if (!named_cell<I>(a, indices(ox, oy, oz, c), ox, oy, oz, c, cell)) {
        least = std::min(least, offset);
      }
      ++offset;
    });
  }
  return 0;
}

template <typename I, bool first>
int scatter(void** args) {
  const Args a(args, 3);
  const auto values = view<first, const uint32_t>(a.buffer[0], 32);
  const auto indices = view<first, const I>(a.buffer[1], sizeof(I) * 8);
  const auto dst = view<first, uint32_t>(a.buffer[2], 32);
  for (int c = 0; c < dst.extent(3); ++c) {
    for_cells(dst, [&](int x, int y, int z) { dst(x, y, z, c) = 0; });
    for_cells(values, [&](int ox, int oy, int oz) {
      int cell[3];
      if (named_cell<I>(a, indices(ox, oy, oz, c), ox, oy, oz, c, cell)) {
        dst(cell[0], cell[1], cell[2], c) = values(ox, oy, oz, c);
      }
    });
  }
  return 0;
}

template <typename I, bool first>
argpool_kernel_fn kernel(int op) {
  switch (op) {
    case ARGPOOL_KERNEL_MAX_POOL: return max_pool<I, first, true>;
    case ARGPOOL_KERNEL_MAX_UNPOOL: return gather<I, first>;
    case ARGPOOL_KERNEL_CHECK_INDICES: return check<I, first>;
    case ARGPOOL_KERNEL_LOCATE_INDEX: return locate<I, first>;
    default: return scatter<I, first>;
  }
}

template <bool first>
argpool_kernel_fn kernel(int op, int index) {
  switch (index) {
    case ARGPOOL_IDX_I64: return kernel<int64_t, first>(op);
    case ARGPOOL_IDX_I32: return kernel<int32_t, first>(op);
    case ARGPOOL_IDX_U8: return kernel<uint8_t, first>(op);
    default: return max_pool<int64_t, first, false>;
  }
}

}  // namespace

argpool_kernel_fn scalar_kernel(int op, int index, int layout) {
  return layout == ARGPOOL_LAYOUT_CF ? kernel<kFirst>(op, index) : kernel<kLast>(op, index);
}

uint32_t scalar_key(int op, int index, int layout) {
  const bool helper = op == ARGPOOL_KERNEL_CHECK_INDICES || op == ARGPOOL_KERNEL_LOCATE_INDEX;
  const int elem = helper                          ? ARGPOOL_ELEM_NONE
                   : op == ARGPOOL_KERNEL_MAX_POOL ? ARGPOOL_ELEM_F32
                                                   : ARGPOOL_ELEM_X32;
  return ARGPOOL_KEY(op, elem, index, layout);
}

void add_scalar_kernels(TableBuilder& builder) {
  const std::map<int, std::string> ops = {
      {ARGPOOL_KERNEL_MAX_POOL, "max_pool"},
      {ARGPOOL_KERNEL_MAX_UNPOOL, "max_unpool"},
      {ARGPOOL_KERNEL_CHECK_INDICES, "check_indices"},
      {ARGPOOL_KERNEL_LOCATE_INDEX, "locate_index"},
      {ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, "max_unpool_scatter"}};
  const char* const indices[] = {"none", "i64", "i32", "u8"};
  for (const auto& [op, name] : ops) {
    for (int index = ARGPOOL_IDX_NONE; index <= ARGPOOL_IDX_U8; ++index) {
      if (index == ARGPOOL_IDX_NONE && op != ARGPOOL_KERNEL_MAX_POOL) continue;
      for (int layout : {ARGPOOL_LAYOUT_CF, ARGPOOL_LAYOUT_CL}) {
        const std::string row = name + "_" + indices[index] +
                                (layout == ARGPOOL_LAYOUT_CF ? "_cf" : "_cl") + "_any__base_scalar";
        builder.add(scalar_key(op, index, layout), any_window(),
                    {row, scalar_kernel(op, index, layout)});
      }
    }
  }
}

const argpool_table* scalar_table() {
  static TableBuilder* const builder = [] {
    auto* b = new TableBuilder("scalar");
    b->add_target("base", 0);
    add_scalar_kernels(*b);
    b->table();
    return b;
  }();
  static const argpool_table* const table = builder->table();
  return table;
}
