// Scalar kernels by the letter of argpool_registry.h, a loop each, and what may be wrong with them.
// SPDX-License-Identifier: MIT
#include "scalar_kernels.h"

#include <cmath>
#include <map>
#include <optional>

#include "scalar_tile.h"
#include "small_floats.h"

argpool::test::Spoil argpool::test::spoil = Spoil::Nothing;

namespace argpool::test::scalar {
namespace {

using reference::BFloat16;
using reference::Float16;
using reference::Sum;

template <typename T>
void pool(const Given& g) {
  const View<const T> src(g, 0);
  const View<T> values(g, 1);
  std::optional<IndexTile> indices;
  if (g.kind != ARGPOOL_IDX_NONE) indices.emplace(g, 2);
  stray(src, values);
  values.each([&](const At& o) {
    bool found = false;
    T best{};
    int64_t index = 0;
    each_tap(g.s, o, [&](int64_t tap, const At& cell) {
      if (!valid(g.s, cell) && spoil != Spoil::ZeroPadding) return;
      T v{};
      if (valid(g.s, cell)) {
        const T* from = src.at(cell);
        v = *from;
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
      index = indices && indices->taps() ? tap : index_of(g.s, cell);
    });
    expect(found, "each window to have a cell");
    if (spoil == Spoil::SkipLast && values.ends_line(o)) return;
    *values.at(o) = best;
    if (spoil == Spoil::WritePast && values.ends_line(o)) values.at(o)[1] = best;
    if (!indices) return;
    expect(index >= 0 || spoil == Spoil::ZeroPadding, "indices that are not negative");
    if (spoil == Spoil::NoIndexBase && !indices->taps()) index -= g.s.index_base;
    indices->set(o, index);
  });
}

// Consumers of indices and values share this: the cells they write, and which value goes where.
template <typename T>
struct Consumer {
  const Scalars& s;
  const View<const T> values;
  const IndexTile indices;
  const View<T> cells;

  explicit Consumer(const Given& g) : s(g.s), values(g, 0), indices(g, 1), cells(g, 2) {
    stray(values, cells);
  }
  // A gather is right for indices of the own window; written as a scatter that drops the others.
  template <typename Visit>
  void each_own(Visit visit) const {
    values.each([&](const At& o) {
      const int64_t index = indices(o);
      if (spoil == Spoil::ReadPast) {
        (void)*static_cast<const volatile uint8_t*>(indices.at(o) + 3 * indices.b.type_bits / 8);
      }
      each_tap(s, o, [&](int64_t tap, const At& cell) {
        if (names(s, indices.taps(), index, tap, cell) && cells.holds(cell)) visit(o, cell);
      });
    });
  }
  // A scatter: for whole planes.
  template <typename Visit>
  void each_named(Visit visit) const {
    const bool whole = (s.cell_min[0] | s.cell_min[1] | s.cell_min[2]) == 0;
    expect(whole && cells.starts_at_0(), "whole planes");
    values.each([&](const At& o) {
      At cell;
      if (find_cell(s, indices, o, &cell)) visit(o, cell);
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
void check(const Given& g, const IndexTile& indices, int marks) {
  const PerPlane<uint8_t> foreign(g, marks, indices, 0);
  if (spoil == Spoil::NeverForeign) return;
  indices.each([&](const At& o) {
    bool own = o.x < 0 || o.y < 0 || o.z < 0;
    const int64_t index = indices(o);
    each_tap(g.s, o, [&](int64_t tap, const At& cell) {
      own |= valid(g.s, cell) && names(g.s, indices.taps(), index, tap, cell);
    });
    if (!own) foreign(o) = 1;
  });
}

template <typename T>
void gather(const Given& g) {
  const Consumer<T> c(g);
  c.clear();
  std::vector<bool> taken(size_t(c.cells.count()));
  c.each_own([&](const At& o, const At& cell) {
    if (spoil == Spoil::FirstWins && taken[c.cells.number(cell)]) return;
    taken[c.cells.number(cell)] = true;
    c.put(cell, *c.values.at(o));
  });
}

template <typename T>
void scatter(const Given& g) {
  const Consumer<T> c(g);
  c.clear();
  c.each_named([&](const At& o, const At& cell) { c.put(cell, *c.values.at(o)); });
}

// C9. own: of indices that name cells of their own windows; else of any, for whole planes.
template <typename T>
void sum(const Given& g, bool own) {
  const Consumer<T> c(g);
  std::vector<Sum<T>> sums(size_t(c.cells.count()));
  std::vector<std::pair<At, At>> found;  // values and the cells they go to
  const auto keep = [&](const At& o, const At& cell) { found.push_back({o, cell}); };
  own ? c.each_own(keep) : c.each_named(keep);
  if (spoil == Spoil::SumsBackwards) std::reverse(found.begin(), found.end());
  std::vector<bool> taken(sums.size());
  for (const auto& [o, cell] : found) {
    const size_t at = c.cells.number(cell);
    const bool first = spoil == Spoil::SumsFromFirst && !taken[at];
    const Sum<T> value(*c.values.at(o));
    taken[at] = true;
    sums[at] = first || spoil == Spoil::KeepsLast ? value : Sum<T>(sums[at] + value);
    if (spoil == Spoil::RoundsEachAdd) sums[at] = Sum<T>(T(sums[at]));
  }
  c.cells.each([&](const At& p) { c.put(p, T(sums[c.cells.number(p)])); });
}

// C10, plain and exact.
template <typename T>
void unpool_backward(const Given& g, bool exact) {
  const View<const T> cells(g, 0);
  const IndexTile indices(g, 1);
  const View<T> values(g, 2);
  const PerPlane<uint8_t> wrong(g, 3, indices, 0);
  stray(cells, values);
  const At first{g.s.cell_min[0], g.s.cell_min[1], g.s.cell_min[2], 0};
  const bool whole = (first.x | first.y | first.z) == 0 && cells.starts_at_0();
  expect(!exact || whole, "whole planes");
  for (int i = 0; i < 3; ++i) {
    expect(cells.dim(i).extent >= g.s.cell_extent[size_t(i)], "all valid cells");
  }
  std::map<std::array<int32_t, 4>, At> winners;
  values.each([&](const At& o) {
    At cell;
    *values.at(o) = T{};
    if (!find_cell(g.s, indices, o, &cell)) {
      if (spoil != Spoil::NeverWrong) wrong(o) = 1;
      if (spoil == Spoil::ReadsOutside) {
        *values.at(o) = *(cells.at({first.x, first.y, first.z, o.c}) + indices(o));
      }
      if (spoil == Spoil::WrongIsFirst) *values.at(o) = *cells.at({first.x, first.y, first.z, o.c});
      return;
    }
    *values.at(o) = *cells.at(cell);
    if (!exact || spoil == Spoil::KeepsLosers) return;
    const auto [other, fresh] = winners.try_emplace({cell.x, cell.y, cell.z, cell.c}, o);
    if (fresh) return;
    *values.at(spoil == Spoil::FirstWins ? o : other->second) = T{};
    if (spoil != Spoil::FirstWins) other->second = o;
  });
}

void locate(const Given& g) {
  const IndexTile indices(g, 0);
  const PerPlane<int64_t> first_bad(g, 1, indices, INT64_MAX);
  int64_t offset = 0;
  indices.each([&](const At& o) {
    if (!indices.last && o.x == 0 && o.y == 0 && o.z == 0) offset = 0;
    At cell;
    if (!find_cell(g.s, indices, o, &cell)) first_bad(o) = std::min(first_bad(o), offset);
    ++offset;
  });
}

template <int op>
constexpr bool gathers = op == ARGPOOL_KERNEL_MAX_UNPOOL || op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD;

template <int op, typename T, int kind, int layout, bool checks>
int entry(void** args) {
  const Given g{args, kind, layout};
  if constexpr (checks) check(g, IndexTile(g, 1), 3);
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL) pool<T>(g);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL) gather<T>(g);
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD) sum<T>(g, true);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD) unpool_backward<T>(g, false);
  if constexpr (op == ARGPOOL_KERNEL_CHECK_INDICES) {
    const IndexTile indices(g, 0);
    expect((indices.dim(0).min | indices.dim(1).min | indices.dim(2).min) == 0,
           "the positions that a tile owns");
    check(g, indices, 1);
  }
  if constexpr (op == ARGPOOL_KERNEL_LOCATE_INDEX) locate(g);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER) scatter<T>(g);
  if constexpr (op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER) sum<T>(g, false);
  if constexpr (op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT) unpool_backward<T>(g, true);
  return 0;
}

template <int op, typename T, int kind>
argpool_kernel_fn of_layout(int layout, bool checks) {
  if constexpr (kind == ARGPOOL_IDX_NONE && op != ARGPOOL_KERNEL_MAX_POOL) return nullptr;
  else if (checks) {
    if constexpr (!gathers<op>) return nullptr;
    else return layout == ARGPOOL_LAYOUT_CF ? entry<op, T, kind, ARGPOOL_LAYOUT_CF, true>
                                            : entry<op, T, kind, ARGPOOL_LAYOUT_CL, true>;
  } else {
    return layout == ARGPOOL_LAYOUT_CF ? entry<op, T, kind, ARGPOOL_LAYOUT_CF, false>
                                       : entry<op, T, kind, ARGPOOL_LAYOUT_CL, false>;
  }
}

template <int op, typename T>
argpool_kernel_fn of_kind(int kind, int layout, bool checks) {
  switch (kind) {
    case ARGPOOL_IDX_I64: return of_layout<op, T, ARGPOOL_IDX_I64>(layout, checks);
    case ARGPOOL_IDX_I32: return of_layout<op, T, ARGPOOL_IDX_I32>(layout, checks);
    case ARGPOOL_IDX_U8: return of_layout<op, T, ARGPOOL_IDX_U8>(layout, checks);
    case ARGPOOL_IDX_U16: return of_layout<op, T, ARGPOOL_IDX_U16>(layout, checks);
    default: return of_layout<op, T, ARGPOOL_IDX_NONE>(layout, checks);
  }
}

template <int op>
argpool_kernel_fn of_elem(int elem, int kind, int layout, bool checks) {
  constexpr bool pools = op == ARGPOOL_KERNEL_MAX_POOL;
  constexpr bool adds = op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD ||
                        op == ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER;
  constexpr bool sees_none =
      op == ARGPOOL_KERNEL_CHECK_INDICES || op == ARGPOOL_KERNEL_LOCATE_INDEX;
  if constexpr (sees_none) return of_kind<op, void>(kind, layout, checks);
  if constexpr (pools || adds) {
    switch (elem) {
      case ARGPOOL_ELEM_F64: return of_kind<op, double>(kind, layout, checks);
      case ARGPOOL_ELEM_F32: return of_kind<op, float>(kind, layout, checks);
      case ARGPOOL_ELEM_F16: return of_kind<op, Float16>(kind, layout, checks);
      case ARGPOOL_ELEM_BF16: return of_kind<op, BFloat16>(kind, layout, checks);
    }
  }
  if constexpr (pools) {
    switch (elem) {
      case ARGPOOL_ELEM_I64: return of_kind<op, int64_t>(kind, layout, checks);
      case ARGPOOL_ELEM_I32: return of_kind<op, int32_t>(kind, layout, checks);
      case ARGPOOL_ELEM_I16: return of_kind<op, int16_t>(kind, layout, checks);
      case ARGPOOL_ELEM_I8: return of_kind<op, int8_t>(kind, layout, checks);
      case ARGPOOL_ELEM_U8: return of_kind<op, uint8_t>(kind, layout, checks);
    }
  }
  if constexpr (!pools && !sees_none) {
    switch (elem) {
      case ARGPOOL_ELEM_X8: return of_kind<op, uint8_t>(kind, layout, checks);
      case ARGPOOL_ELEM_X16: return of_kind<op, uint16_t>(kind, layout, checks);
      case ARGPOOL_ELEM_X32: return of_kind<op, uint32_t>(kind, layout, checks);
      case ARGPOOL_ELEM_X64: return of_kind<op, uint64_t>(kind, layout, checks);
    }
  }
  return nullptr;
}

}  // namespace
}  // namespace argpool::test::scalar

argpool_kernel_fn scalar_kernel(int op, int elem, int kind, int layout, bool checks) {
  using argpool::test::scalar::of_elem;
  switch (op) {
    case ARGPOOL_KERNEL_MAX_POOL: return of_elem<1>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_MAX_UNPOOL: return of_elem<2>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD: return of_elem<3>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD: return of_elem<4>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_CHECK_INDICES: return of_elem<5>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_LOCATE_INDEX: return of_elem<6>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER: return of_elem<7>(elem, kind, layout, checks);
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER: return of_elem<8>(elem, kind, layout, checks);
    default: return of_elem<9>(elem, kind, layout, checks);
  }
}
