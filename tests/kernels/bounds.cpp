// A table of bounds: each says on which side of it an output lies, and beside which edge.
// SPDX-License-Identifier: MIT
#include "bounds.h"

#include <algorithm>

namespace argpool::test {
namespace {

struct Extent {
  int64_t w, c, cells, rows;  // rows: how many elements a plane grows by at the least
};

int64_t step_of(const argpool_guard& g) { return std::max<int64_t>(g.multiple_w, 1); }
int64_t first_width(const argpool_guard& g) {
  const int64_t least = std::max<int64_t>(g.min_w, 1);
  return (least + step_of(g) - 1) / step_of(g) * step_of(g);
}
int64_t last_width(const argpool_guard& g) { return g.max_w / step_of(g) * step_of(g); }

// Does an output lie at the bound, on the side that the guard admits, or beside it, on the other?
// `given`: does a guard have the bound, with something on its other side?
struct Bound {
  const char* name;
  bool (*given)(const argpool_guard& g);
  bool (*at)(const argpool_guard& g, const Extent& e);
  bool (*beyond)(const argpool_guard& g, const Extent& e);
};
constexpr Bound kBounds[] = {
    {"min_w", [](const argpool_guard& g) { return g.min_w > 1; },
     [](const argpool_guard& g, const Extent& e) { return e.w == first_width(g); },
     [](const argpool_guard& g, const Extent& e) { return e.w < g.min_w; }},
    {"max_w", [](const argpool_guard& g) { return g.max_w > 0; },
     [](const argpool_guard& g, const Extent& e) { return e.w == last_width(g); },
     [](const argpool_guard& g, const Extent& e) { return e.w > g.max_w && e.w <= g.max_w + 1; }},
    {"multiple_w", [](const argpool_guard& g) { return g.multiple_w > 1; },
     [](const argpool_guard& g, const Extent& e) { return e.w % g.multiple_w == 0; },
     [](const argpool_guard& g, const Extent& e) {
       const int64_t rest = e.w % g.multiple_w;
       return rest == 1 || rest == g.multiple_w - 1;
     }},
    {"min_c", [](const argpool_guard& g) { return g.min_c > 1; },
     [](const argpool_guard& g, const Extent& e) { return e.c == g.min_c; },
     [](const argpool_guard& g, const Extent& e) { return e.c == g.min_c - 1; }},
    {"max_c", [](const argpool_guard& g) { return g.max_c > 0; },
     [](const argpool_guard& g, const Extent& e) { return e.c == g.max_c; },
     [](const argpool_guard& g, const Extent& e) { return e.c == g.max_c + 1; }},
    {"min_cells", [](const argpool_guard& g) { return g.min_cells > 1; },
     [](const argpool_guard& g, const Extent& e) {
       return e.cells >= g.min_cells && e.cells < g.min_cells + e.rows;
     },
     [](const argpool_guard& g, const Extent& e) {
       return e.cells < g.min_cells && e.cells + e.rows >= g.min_cells;
     }},
    {"max_cells", [](const argpool_guard& g) { return g.max_cells > 0; },
     [](const argpool_guard& g, const Extent& e) {
       return e.cells <= g.max_cells && e.cells + e.rows > g.max_cells;
     },
     [](const argpool_guard& g, const Extent& e) {
       return e.cells > g.max_cells && e.cells - e.rows <= g.max_cells;
     }},
};
constexpr size_t kCount = std::size(kBounds);
constexpr int kRanks = 3, kAlign = kRanks + 2 * int(kCount);

Touched bit(int number) { return Touched{1} << number; }

}  // namespace

Touched touched_by(const Row& row, Call& call, Placement placement, bool ran) {
  const Form& output = call.output();
  const Extent e{output.extent[4], output.extent[1],
                 output.extent[2] * output.extent[3] * output.extent[4],
                 output.extent[4] * output.extent[2]};
  const argpool_guard& guard = row.row->guard;
  Touched touched = 0;
  if (ran) {
    touched |= bit(0);
    if (output.extent[3] > 1) touched |= bit(1);
    if (output.extent[2] > 1) touched |= bit(2);
  }
  for (size_t i = 0; i < kCount; ++i) {
    const Bound& bound = kBounds[i];
    if (!bound.given(guard)) continue;
    if (ran && bound.at(guard, e)) touched |= bit(kRanks + 2 * int(i));
    if (!ran && bound.beyond(guard, e)) touched |= bit(kRanks + 2 * int(i) + 1);
  }
  if (guard.align > 1 && ran && placement == Placement::Odd) touched |= bit(kAlign);
  if (guard.align > 1 && !ran && placement == Placement::Short) touched |= bit(kAlign + 1);
  return touched;
}

Touchable touchable(const Row& row) {
  const argpool_guard& guard = row.row->guard;
  Touchable t;
  const int64_t widest_row = std::max<int64_t>(first_width(guard), 1);
  for (int rank = 1; rank <= kRanks; ++rank) {
    const bool wide = rank > 1 && guard.max_cells && 2 * widest_row > guard.max_cells;
    if (wide) t.exempt = "two rows of its least width are more cells than it takes";
    else t.ranks |= bit(rank - 1);
  }
  // A window about more dimensions leaves the lower ranks out; their bits are met by extents of 1.
  for (size_t i = 0; i < kCount; ++i) {
    const int at = kRanks + 2 * int(i);
    if (kBounds[i].given(guard)) t.bounds |= bit(at) | bit(at + 1);
  }
  if (guard.align > 1) t.bounds |= bit(kAlign) | bit(kAlign + 1);
  return t;
}

std::vector<std::string> words_of(Touched touched) {
  std::vector<std::string> words;
  for (int rank = 0; rank < kRanks; ++rank) {
    if (touched & bit(rank)) words.push_back("rank " + std::to_string(rank + 1));
  }
  for (size_t i = 0; i < kCount; ++i) {
    if (touched & bit(kRanks + 2 * int(i))) words.push_back(std::string("at ") + kBounds[i].name);
    if (touched & bit(kRanks + 2 * int(i) + 1)) {
      words.push_back(std::string("beyond ") + kBounds[i].name);
    }
  }
  if (touched & bit(kAlign)) words.push_back("at align");
  if (touched & bit(kAlign + 1)) words.push_back("beyond align");
  return words;
}

}  // namespace argpool::test
