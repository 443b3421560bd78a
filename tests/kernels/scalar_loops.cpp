// One loop a kernel.
// SPDX-License-Identifier: MIT
#include "scalar_loops.h"

#include <cmath>
#include <cstring>
#include <vector>

#include "scalar_tile.h"
#include "small_floats.h"

namespace argpool::test {

Spoil spoil = Spoil::Nothing;

namespace {

using reference::BFloat16;
using reference::Float16;

template <typename T, typename I, bool last>
int pool(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const T, last> src{buffer_of(args, 0)};
  const Tile<T, last> values{buffer_of(args, 1)};
  constexpr bool captures = !std::is_same_v<I, void>;
  using Stored = std::conditional_t<captures, I, uint8_t>;
  const Tile<Stored, last> indices{buffer_of(args, captures ? 2 : 1)};
  stray(buffer_of(args, 0), buffer_of(args, 1), sizeof(T));
  values.each([&](const At& o) {
    bool found = false;
    T best{};
    int64_t index = 0;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      if (!valid(s, cell) && spoil != Spoil::ZeroPadding) return;
      T v{};
      if (valid(s, cell)) {
        const T* from = src.at(cell);
        memcpy(&v, from, sizeof v);
        if (spoil == Spoil::ReadPast) {
          (void)*(reinterpret_cast<const volatile uint8_t*>(from) + 4 * sizeof(T) - 1);
        }
      }
      bool wins = v > best || v != v;
      if (spoil == Spoil::LastTie) wins = v >= best || v != v;
      if (spoil == Spoil::FirstNaN) wins = best == best && wins;
      if (spoil == Spoil::SignedZero) {
        wins |= v == best && std::signbit(float(best)) > std::signbit(float(v));
      }
      if (found && !wins) return;
      found = true;
      best = v;
      index = kNumbersTaps<Stored> ? tap : index_of(s, cell);
      if (spoil == Spoil::NoIndexBase && !kNumbersTaps<Stored>) index -= s.index_base;
    });
    if (spoil == Spoil::SkipLast && values.ends_line(o)) return;
    *values.at(o) = best;
    if (captures) *indices.at(o) = static_cast<Stored>(index);
    if (spoil == Spoil::WritePast && values.ends_line(o)) values.at(o)[1] = best;
  });
  return 0;
}

// Consumers of indices and values share this: the cells they write, and which value goes where.
template <typename T, typename I, bool last>
struct Consumer {
  const Scalars s;
  const Tile<const T, last> values;
  const Tile<const I, last> indices;
  const Tile<T, last> cells;

  explicit Consumer(void** args)
      : s(scalars_of(args)), values{buffer_of(args, 0)}, indices{buffer_of(args, 1)},
        cells{buffer_of(args, 2)} {
    stray(buffer_of(args, 0), buffer_of(args, 2), sizeof(T));
  }
  // The cell's number in the tile; -1 outside.
  int64_t number(const At& p) const {
    int64_t n = p.c;
    for (int i = 2; i >= 0; --i) {
      if (p[i] < 0 || p[i] >= cells.dim(i).extent) return -1;
      n = n * cells.dim(i).extent + p[i];
    }
    return n;
  }
  int64_t count() const {
    return int64_t(cells.dim(0).extent) * cells.dim(1).extent * cells.dim(2).extent *
           cells.dim(3).extent;
  }
  // A gather is right for indices of the own window; written as a scatter that drops the others.
  template <typename Visit>
  void each_own(Visit visit) const {
    values.each([&](const At& o) {
      const I* index = indices.at(o);
      if (spoil == Spoil::ReadPast) (void)*reinterpret_cast<const volatile I*>(index + 3);
      each_tap(s, o, [&](int64_t tap, const At& cell) {
        if (names(s, *index, tap, cell) && number(cell) >= 0) visit(o, cell);
      });
    });
  }
  template <typename Visit>
  void each_named(Visit visit) const {
    values.each([&](const At& o) {
      At cell;
      if (find_cell<I>(s, o, int64_t(*indices.at(o)), &cell)) visit(o, cell);
    });
  }
  void clear() const {
    if (spoil != Spoil::NotCleared) cells.each([&](const At& p) { *cells.at(p) = T{}; });
  }
  void put(const At& cell, T value) const {
    if (spoil == Spoil::SkipLast && cells.ends_line(cell)) return;
    *cells.at(cell) = value;
    if (spoil == Spoil::WritePast && cells.ends_line(cell)) cells.at(cell)[1] = value;
  }
};

// For the positions from 0 on.
template <typename I, bool last>
void check_own(const Scalars& s, const Tile<const I, last>& indices, argpool_buffer& foreign) {
  for (int32_t i = 0; i < foreign.dim[0].extent; ++i) foreign.host[i * foreign.dim[0].stride] = 0;
  if (spoil == Spoil::NeverForeign) return;
  indices.each([&](const At& o) {
    bool own = o.x < 0 || o.y < 0 || o.z < 0;
    each_tap(s, o, [&](int64_t tap, const At& cell) {
      own |= valid(s, cell) && names(s, *indices.at(o), tap, cell);
    });
    if (!own) foreign.host[last ? 0 : o.c * foreign.dim[0].stride] = 1;
  });
}

template <typename I, bool last>
int check(void** args) {
  check_own<I, last>(scalars_of(args), {buffer_of(args, 0)}, buffer_of(args, 1));
  return 0;
}

template <typename I, bool last>
int unpool(void** args) {
  const Consumer<uint32_t, I, last> c(args);
  c.clear();
  std::vector<uint8_t> taken(size_t(c.count()));
  c.each_own([&](const At& o, const At& cell) {
    uint8_t& is_taken = taken[size_t(c.number(cell))];
    if (spoil == Spoil::FirstWins && is_taken) return;
    is_taken = 1;
    c.put(cell, *c.values.at(o));
  });
  return 0;
}

// A gather that checks as it goes (ARGPOOL_ROW_CHECKS).
template <typename I, bool last>
int checking_unpool(void** args) {
  check_own<I, last>(scalars_of(args), {buffer_of(args, 1)}, buffer_of(args, 3));
  return unpool<I, last>(args);
}

template <typename I, bool last>
int scatter(void** args) {
  const Consumer<uint32_t, I, last> c(args);
  c.clear();
  c.each_named([&](const At& o, const At& cell) { c.put(cell, *c.values.at(o)); });
  return 0;
}

// C9. each: one of Consumer's two ways.
template <typename T, typename I, bool last, typename Each>
void sum(const Consumer<T, I, last>& c, Each each) {
  std::vector<float> sums(size_t(c.count()));
  std::vector<std::pair<At, At>> found;  // values and the cells they go to
  each([&](const At& o, const At& cell) { found.push_back({o, cell}); });
  if (spoil == Spoil::SumsBackwards) std::reverse(found.begin(), found.end());
  std::vector<uint8_t> taken(sums.size());
  for (const auto& [o, cell] : found) {
    const size_t at = size_t(c.number(cell));
    const bool first = spoil == Spoil::SumsFromFirst && !taken[at];
    const bool replaces = first || spoil == Spoil::KeepsLast;
    taken[at] = 1;
    sums[at] = replaces ? float(*c.values.at(o)) : sums[at] + float(*c.values.at(o));
    if (spoil == Spoil::RoundsEachAdd) sums[at] = float(T(sums[at]));
  }
  c.cells.each([&](const At& p) { c.put(p, T(sums[size_t(c.number(p))])); });
}

template <typename T, typename I, bool last>
int sum_own(void** args) {
  const Consumer<T, I, last> c(args);
  sum(c, [&](auto visit) { c.each_own(visit); });
  return 0;
}

template <typename T, typename I, bool last>
int sum_named(void** args) {
  const Consumer<T, I, last> c(args);
  sum(c, [&](auto visit) { c.each_named(visit); });
  return 0;
}

// C10, plain and exact.
template <typename I, bool last, bool exact>
int unpool_backward(void** args) {
  const Scalars s = scalars_of(args);
  const Tile<const uint32_t, last> cells{buffer_of(args, 0)};
  const Tile<const I, last> indices{buffer_of(args, 1)};
  const Tile<uint32_t, last> values{buffer_of(args, 2)};
  argpool_buffer& wrong = buffer_of(args, 3);
  stray(buffer_of(args, 0), buffer_of(args, 2), 4);
  for (int32_t i = 0; i < wrong.dim[0].extent; ++i) wrong.host[i * wrong.dim[0].stride] = 0;
  std::vector<std::pair<const uint32_t*, At>> winners;
  values.each([&](const At& o) {
    const int64_t index = int64_t(*indices.at(o));
    At cell;
    *values.at(o) = 0;
    if (!find_cell<I>(s, o, index, &cell)) {
      if (spoil != Spoil::NeverWrong) wrong.host[last ? 0 : o.c * wrong.dim[0].stride] = 1;
      if (spoil == Spoil::ReadsOutside) *values.at(o) = *(cells.at({0, 0, 0, o.c}) + index);
      if (spoil == Spoil::WrongIsFirst) *values.at(o) = *cells.at({s.cell_min[0], s.cell_min[1],
                                                                   s.cell_min[2], o.c});
      return;
    }
    const uint32_t* from = cells.at(cell);
    *values.at(o) = *from;
    if (!exact || spoil == Spoil::KeepsLosers) return;
    const auto same = [&](const auto& winner) { return winner.first == from; };
    const auto other = std::find_if(winners.begin(), winners.end(), same);
    if (other == winners.end()) {
      winners.push_back({from, o});
    } else if (spoil == Spoil::FirstWins) {
      *values.at(o) = 0;
    } else {
      *values.at(other->second) = 0;
      other->second = o;
    }
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
void add_consumers(std::vector<ScalarLoop>* to, uint32_t index) {
  const uint32_t layout = last ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF;
  const auto add = [&](uint32_t op, uint32_t elem, const char* name, argpool_kernel_fn run,
                       uint32_t flags = 0) {
    to->push_back({op, elem, index, layout, name, run, flags});
  };
  add(ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32, "max_unpool_x32", unpool<I, last>);
  add(ARGPOOL_KERNEL_MAX_UNPOOL, ARGPOOL_ELEM_X32, "max_unpool_x32", checking_unpool<I, last>,
      ARGPOOL_ROW_CHECKS);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, ARGPOOL_ELEM_X32, "max_unpool_scatter_x32",
      scatter<I, last>);
  add(ARGPOOL_KERNEL_CHECK_INDICES, ARGPOOL_ELEM_NONE, "check_indices", check<I, last>);
  add(ARGPOOL_KERNEL_LOCATE_INDEX, ARGPOOL_ELEM_NONE, "locate_index", locate<I, last>);
  add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_ELEM_F32, "max_pool_backward_f32",
      sum_own<float, I, last>);
  add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD, ARGPOOL_ELEM_BF16, "max_pool_backward_bf16",
      sum_own<BFloat16, I, last>);
  add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER, ARGPOOL_ELEM_F32, "max_pool_backward_scatter_f32",
      sum_named<float, I, last>);
  add(ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER, ARGPOOL_ELEM_BF16,
      "max_pool_backward_scatter_bf16", sum_named<BFloat16, I, last>);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD, ARGPOOL_ELEM_X32, "max_unpool_backward_x32",
      unpool_backward<I, last, false>);
  add(ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT, ARGPOOL_ELEM_X32, "max_unpool_backward_exact_x32",
      unpool_backward<I, last, true>);
}

template <typename I, bool last>
void add_loops(std::vector<ScalarLoop>* to, uint32_t index) {
  const uint32_t layout = last ? ARGPOOL_LAYOUT_CL : ARGPOOL_LAYOUT_CF;
  to->push_back({ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F32, index, layout, "max_pool_f32",
                 pool<float, I, last>, 0});
  to->push_back({ARGPOOL_KERNEL_MAX_POOL, ARGPOOL_ELEM_F16, index, layout, "max_pool_f16",
                 pool<Float16, I, last>, 0});
  if constexpr (!std::is_same_v<I, void>) add_consumers<I, last>(to, index);
}

template <typename I>
void add_layouts(std::vector<ScalarLoop>* to, uint32_t index) {
  add_loops<I, false>(to, index);
  add_loops<I, true>(to, index);
}

}  // namespace

std::vector<ScalarLoop> scalar_loops() {
  std::vector<ScalarLoop> all;
  add_layouts<void>(&all, ARGPOOL_IDX_NONE);
  add_layouts<int64_t>(&all, ARGPOOL_IDX_I64);
  add_layouts<int32_t>(&all, ARGPOOL_IDX_I32);
  add_layouts<uint8_t>(&all, ARGPOOL_IDX_U8);
  add_layouts<uint16_t>(&all, ARGPOOL_IDX_U16);
  return all;
}

}  // namespace argpool::test
