// One loop a kernel.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "abi.h"

namespace argpool::test {
namespace {

// Of all scalar kernels: a kernel's arguments have no room for it. Set by the table's constructor.
Spoil spoil = Spoil::Nothing;

// A position in a tile: x, y, z, and the plane (channels-first) or channel (channels-last).
struct At {
  int32_t x, y, z, c;
  int32_t operator[](int i) const { return i == 0 ? x : i == 1 ? y : z; }
};

// A buffer read in the one order x, y, z, c whatever the layout.
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

int64_t index_of(const Scalars& s, const At& p) {
  return s.index_base + p.x * s.index_stride[0] + p.y * s.index_stride[1] +
         p.z * s.index_stride[2] + p.c * s.index_stride[3];
}

bool valid(const Scalars& s, const At& p) {
  for (int i = 0; i < 3; ++i)
    if (p[i] < s.cell_min[size_t(i)] || p[i] >= s.cell_min[size_t(i)] + s.cell_extent[size_t(i)]) {
      return false;
    }
  return true;
}

At cell_of(const Scalars& s, const At& o, int32_t kx, int32_t ky, int32_t kz) {
  return {o.x * s.stride[0] - s.pad[0] + kx * s.dilation[0],
          o.y * s.stride[1] - s.pad[1] + ky * s.dilation[1],
          o.z * s.stride[2] - s.pad[2] + kz * s.dilation[2], o.c};
}

// Calls visit(tap number, cell) in tap order.
template <typename Visit>
void each_tap(const Scalars& s, const At& o, Visit visit) {
  int64_t tap = 0;
  for (int32_t kz = 0; kz < s.kernel[2]; ++kz)
    for (int32_t ky = 0; ky < s.kernel[1]; ++ky)
      for (int32_t kx = 0; kx < s.kernel[0]; ++kx) visit(tap++, cell_of(s, o, kx, ky, kz));
}

// What every spoilt kernel may do to its buffers.
void stray(argpool_buffer& input, argpool_buffer& output, int output_bytes) {
  volatile uint8_t sink = 0;
  if (spoil == Spoil::ReadBefore) sink = input.host[-4];
  if (spoil == Spoil::WriteInput) input.host[0] = 0;
  if (spoil == Spoil::WriteBefore) output.host[-output_bytes] = 1;
  (void)sink;
  for (volatile int forever = 1; spoil == Spoil::Hang && forever;) {
  }
}

template <typename I, bool last>
int pool(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const float, last> src{buffer_of(args, 0)};
  const Tile<float, last> values{buffer_of(args, 1)};
  constexpr bool captures = !std::is_same_v<I, void>;
  using Stored = std::conditional_t<captures, I, uint8_t>;
  const Tile<Stored, last> indices{buffer_of(args, captures ? 2 : 1)};
  stray(buffer_of(args, 0), buffer_of(args, 1), 4);
  values.each([&](const At& o) {
    bool found = false;
    float best = 0;
    int64_t index = 0;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      if (!valid(s, cell) && spoil != Spoil::ZeroPadding) return;
      float v = 0;
      if (valid(s, cell)) {
        const float* from = src.at(cell);
        memcpy(&v, from, 4);
        if (spoil == Spoil::ReadPast) (void)*reinterpret_cast<const volatile float*>(from + 3);
      }
      bool wins = v > best || std::isnan(v);
      if (spoil == Spoil::LastTie) wins = v >= best || std::isnan(v);
      if (spoil == Spoil::FirstNaN) wins = !std::isnan(best) && wins;
      if (spoil == Spoil::SignedZero) wins |= v == best && std::signbit(best) > std::signbit(v);
      if (found && !wins) return;
      found = true;
      best = v;
      index = sizeof(Stored) == 1 ? tap : index_of(s, cell);
      if (spoil == Spoil::NoIndexBase && sizeof(Stored) > 1) index -= s.index_base;
    });
    if (spoil == Spoil::SkipLast && values.ends_line(o)) return;
    *values.at(o) = best;
    if (captures) *indices.at(o) = static_cast<Stored>(index);
    if (spoil == Spoil::WritePast && values.ends_line(o)) values.at(o)[1] = best;
  });
  return 0;
}

// A gather is right for indices of the own window; written as a scatter that drops the others.
template <typename I, bool last>
int unpool(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const uint32_t, last> values{buffer_of(args, 0)};
  const Tile<const I, last> indices{buffer_of(args, 1)};
  const Tile<uint32_t, last> dst{buffer_of(args, 2)};
  stray(buffer_of(args, 0), buffer_of(args, 2), 4);
  if (spoil != Spoil::NotCleared) dst.each([&](const At& p) { *dst.at(p) = 0; });
  const auto inside = [&](const At& p) {
    return p.x >= 0 && p.x < dst.dim(0).extent && p.y >= 0 && p.y < dst.dim(1).extent &&
           p.z >= 0 && p.z < dst.dim(2).extent;
  };
  std::vector<uint8_t> taken(size_t(dst.dim(0).extent) * dst.dim(1).extent * dst.dim(2).extent *
                             dst.dim(3).extent);
  values.each([&](const At& o) {
    const int64_t index = int64_t(*indices.at(o));
    if (spoil == Spoil::ReadPast) (void)*reinterpret_cast<const volatile I*>(indices.at(o) + 3);
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      const int64_t name = sizeof(I) == 1 ? tap : index_of(s, cell);
      const bool same = spoil == Spoil::LowHalf ? int32_t(name) == int32_t(index) : name == index;
      if (!same || !inside(cell)) return;
      uint8_t& is_taken =
          taken[size_t(((cell.c * dst.dim(2).extent + cell.z) * dst.dim(1).extent + cell.y) *
                           dst.dim(0).extent + cell.x)];
      if (spoil == Spoil::FirstWins && is_taken) return;
      is_taken = 1;
      if (spoil == Spoil::SkipLast && dst.ends_line(cell)) return;
      *dst.at(cell) = *values.at(o);
      if (spoil == Spoil::WritePast && dst.ends_line(cell)) dst.at(cell)[1] = 1;
    });
  });
  return 0;
}

// Whether an index names a valid cell of its plane, and which: the strides of an affine space nest.
template <typename I>
bool find_cell(const Scalars& s, const At& o, int64_t index, At* found) {
  if (sizeof(I) == 1) {
    bool is_tap = false;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      if (tap != index || !valid(s, cell)) return;
      is_tap = true;
      *found = cell;
    });
    return is_tap;
  }
  if (index < 0) return false;
  int64_t rest = index - s.index_base - o.c * s.index_stride[3];
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
  *found = {at[0], at[1], at[2], o.c};
  return rest == 0;
}

template <typename I, bool last>
int check(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const I, last> indices{buffer_of(args, 0)};
  argpool_buffer& foreign = buffer_of(args, 1);
  for (int32_t i = 0; i < foreign.dim[0].extent; ++i) foreign.host[i * foreign.dim[0].stride] = 0;
  if (spoil == Spoil::NeverForeign) return 0;
  indices.each([&](const At& o) {
    const int64_t index = int64_t(*indices.at(o));
    bool own = false;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      const int64_t name = sizeof(I) == 1 ? tap : index_of(s, cell);
      const bool same = spoil == Spoil::LowHalf ? int32_t(name) == int32_t(index) : name == index;
      own |= valid(s, cell) && same;
    });
    if (!own) foreign.host[last ? 0 : o.c * foreign.dim[0].stride] = 1;
  });
  return 0;
}

template <typename I, bool last>
int locate(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const I, last> indices{buffer_of(args, 0)};
  argpool_buffer& first_bad = buffer_of(args, 1);
  int64_t* to = reinterpret_cast<int64_t*>(first_bad.host);
  for (int32_t i = 0; i < first_bad.dim[0].extent; ++i) to[i * first_bad.dim[0].stride] = INT64_MAX;
  int64_t offset = 0;
  indices.each([&](const At& o) {
    if (!last && o.x == 0 && o.y == 0 && o.z == 0) offset = 0;
    At cell;
    int64_t& slot = to[last ? 0 : o.c * first_bad.dim[0].stride];
    if (!find_cell<I>(s, o, int64_t(*indices.at(o)), &cell)) slot = std::min(slot, offset);
    ++offset;
  });
  return 0;
}

template <typename I, bool last>
int scatter(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const uint32_t, last> values{buffer_of(args, 0)};
  const Tile<const I, last> indices{buffer_of(args, 1)};
  const Tile<uint32_t, last> dst{buffer_of(args, 2)};
  if (spoil != Spoil::NotCleared) dst.each([&](const At& p) { *dst.at(p) = 0; });
  values.each([&](const At& o) {
    At cell;
    if (find_cell<I>(s, o, int64_t(*indices.at(o)), &cell)) *dst.at(cell) = *values.at(o);
  });
  return 0;
}

struct Entry {
  uint32_t op, elem, index, layout;
  argpool_kernel_fn run;
  std::string name;
};

template <typename I, bool last>
void add_consumers(std::vector<Entry>* to, uint32_t index, const std::string& tail) {
  const uint32_t layout = last ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF;
  to->push_back({ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32, index, layout,
                 unpool<I, last>, "max_unpool_x32_" + tail});
  to->push_back({ARGPOOL_KERNEL_CHECK_INDICES, ARGPOOL_ELEM_NONE, index, layout,
                 check<I, last>, "check_indices_" + tail});
  to->push_back({ARGPOOL_KERNEL_LOCATE_INDEX, ARGPOOL_ELEM_NONE, index, layout,
                 locate<I, last>, "locate_index_" + tail});
  to->push_back({ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, ARGPOOL_ELEM_X32, index, layout,
                 scatter<I, last>, "max_unpool_scatter_x32_" + tail});
}

template <typename I, bool last>
void add(std::vector<Entry>* to, uint32_t index, const std::string& index_name) {
  const std::string tail = index_name + (last ? "_cl" : "_cf") + "_any__base_scalar";
  to->push_back({ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32, index,
                 uint32_t(last ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF), pool<I, last>,
                 "max_pool_f32_" + tail});
  if constexpr (!std::is_same_v<I, void>) add_consumers<I, last>(to, index, tail);
}

std::vector<Entry> entries() {
  std::vector<Entry> all;
  add<void, false>(&all, ARGPOOL_IDX_NONE, "none");
  add<void, true>(&all, ARGPOOL_IDX_NONE, "none");
  add<int64_t, false>(&all, ARGPOOL_IDX_I64, "i64");
  add<int64_t, true>(&all, ARGPOOL_IDX_I64, "i64");
  add<int32_t, false>(&all, ARGPOOL_IDX_I32, "i32");
  add<int32_t, true>(&all, ARGPOOL_IDX_I32, "i32");
  add<uint8_t, false>(&all, ARGPOOL_IDX_U8, "u8");
  add<uint8_t, true>(&all, ARGPOOL_IDX_U8, "u8");
  return all;
}

}  // namespace

const char* name_of(Spoil spoil) {
  static const char* const names[] = {
      "nothing",    "last-tie",     "first-nan", "zero-padding", "signed-zero",  "no-index-base",
      "skip-last",  "write-past",   "write-before", "read-past", "read-before",  "write-input",
      "first-wins", "not-cleared",  "low-half",  "never-foreign", "hang"};
  return names[int(spoil)];
}

ScalarTable::ScalarTable(Spoil how, uint64_t cpu_features) {
  spoil = how;
  std::vector<Entry> all = entries();
  const auto key = [](const Entry& e) { return ARGPOOL_KEY(e.op, e.elem, e.index, e.layout); };
  std::sort(all.begin(), all.end(),
            [&](const Entry& a, const Entry& b) { return key(a) < key(b); });
  for (const Entry& e : all) {
    argpool_row row{};
    row.name = names_.emplace_back(e.name).c_str();
    row.run = e.run;
    kernels_.push_back({key(e), uint32_t(rows_.size()), 1, {}});
    rows_.push_back(row);
  }
  target_.cpu_features = cpu_features;
  table_.version = ARGPOOL_TABLE_VERSION;
  table_.struct_size = sizeof(argpool_table);
  table_.name = "scalar";
  table_.made_by = "tests/kernels/scalar_kernels.cpp";
  table_.target_count = 1;
  table_.kernel_count = uint32_t(kernels_.size());
  table_.row_count = uint32_t(rows_.size());
  table_.targets = &target_;
  table_.kernels = kernels_.data();
  table_.rows = rows_.data();
}

}  // namespace argpool::test
