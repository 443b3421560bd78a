// Problems for a row: the extents of its output first, drawn or constructed, then the inputs that
// give these.
// SPDX-License-Identifier: MIT
#include "edges.h"

#include <algorithm>
#include <set>

#include "case.h"
#include "fill.h"
#include "table.h"
#include "types.h"

namespace argpool::test {
namespace {

constexpr int64_t kMostCells = 24000;  // of a plane set, so that a problem takes milliseconds
constexpr int64_t kPage = 4096;        // bytes
constexpr int kTries = 40;             // for a problem that the contract accepts

template <typename T, size_t n>
T any_of(const T (&choices)[n], Random& random) {
  return choices[random.below(n)];
}

int64_t around(int64_t edge, Random& random) { return edge - 1 + random.below(3); }

int64_t up_to_multiple(int64_t number, int64_t of) { return (number + of - 1) / of * of; }

// A width that a guard may let pass, or just not.
int64_t draw_width(const argpool_row& row, Random& random) {
  const argpool_guard& guard = row.guard;
  const int64_t lanes = std::max(1u, row.lanes);
  const int64_t step = std::max<int64_t>(guard.multiple_w, 1), least = std::max(1u, guard.min_w);
  const int64_t first = up_to_multiple(least, step);
  const int64_t multiple = first + step * random.below(step > 256 ? 2 : 8);
  switch (random.below(guard.multiple_w ? 6 : 4)) {
    case 0: return around(least, random);
    case 1: return guard.max_w ? around(guard.max_w, random) : least + random.below(150);
    case 2: return least + random.below(70);
    case 3: return around(lanes * (1 + random.below(6)), random);
    case 4: return around(multiple, random);
    default: return multiple;
  }
}

int64_t draw_channels(const argpool_row& row, bool last, Random& random) {
  const argpool_guard& guard = row.guard;
  const int64_t lanes = std::max(1u, row.lanes), least = std::max(1u, guard.min_c);
  switch (random.below(4)) {
    case 0: return guard.min_c ? around(least, random) : 1 + random.below(4);
    case 1: return guard.max_c ? around(guard.max_c, random) : least + random.below(3);
    case 2: return last ? around(lanes * (1 + random.below(5)), random) : least + random.below(6);
    default: return last ? least + random.below(40) : least;
  }
}

// Extents of an output, n c d h w.
Extents draw_output(const argpool_row& row, argpool_layout layout, int rank, Random& random) {
  const argpool_guard& guard = row.guard;
  const bool last = layout == ARGPOOL_CHANNELS_LAST;
  Extents e{1 + random.below(random.chance(3) ? 3 : 1), draw_channels(row, last, random), 1, 1,
            draw_width(row, random)};
  if (rank > 1) e[3] = 1 + random.below(random.chance(3) ? 24 : 7);
  if (rank > 1 && random.chance(10)) {  // tall: tables of rows have an end, too
    e[0] = e[1] = 1;
    e[3] = 100 + random.below(kMostCells / std::max<int64_t>(e[4], 24));
  }
  if (rank > 2) e[2] = 1 + random.below(5);
  for (int64_t& extent : e) extent = std::max<int64_t>(extent, 1);
  const int64_t edge = random.chance(2) ? guard.min_cells : guard.max_cells;
  if (edge && random.chance(2)) {  // planes of about so many cells
    const int64_t cells = std::max<int64_t>(1, around(edge, random));
    if (rank == 1) e[4] = cells;
    else if (random.chance(2)) e[3] = std::max<int64_t>(1, cells / (e[2] * e[4]));
    else e[3] = 1, e[2] = 1, e[4] = cells;
  }
  const auto cells = [&] { return e[0] * e[1] * e[2] * e[3] * e[4]; };
  for (size_t i : {0, 2, 3}) {
    while (cells() > kMostCells && e[i] > 1) e[i] = (e[i] + 1) / 2;
  }
  return e;
}

// How many dimensions a row's window is about. It serves this rank and all above.
int least_rank(const Row& row) {
  const argpool_window_key& key = row.kernel->window;
  int least = 1;
  for (int i = 1; i < 3 && !row.any_window(); ++i) {
    const bool plain = key.kernel[i] == 1 && key.stride[i] == 1 && key.dilation[i] == 1;
    if (!plain || key.pad[i]) least = i + 1;
  }
  return least;
}

// A rank that the row serves, mostly its least.
int draw_rank(const Row& row, Random& random) {
  const int least = least_rank(row);
  const int rank = least + int(random.below(random.chance(3) ? 4 - least : 1));
  return least == 1 && rank == 1 && random.chance(2) ? 2 : rank;
}

// The window of a row, or for an `any` row one that is drawn or the spec's; outermost dimension
// first.
argpool_window draw_window(const Row& row, int rank, const std::vector<argpool_window>& windows,
                           Random& random) {
  if (row.any_window() && !windows.empty() && random.chance(2)) {
    const argpool_window& given = windows[size_t(random.below(int64_t(windows.size())))];
    if (given.rank == rank) return given;
  }
  const argpool_window_key& key = row.kernel->window;
  argpool_window w{};
  w.rank = rank;
  for (int i = 0; i < w.rank; ++i) {
    const int x = w.rank - 1 - i;  // the key's order
    w.kernel[i] = row.any_window() ? 1 + random.below(random.chance(8) ? 40 : 5) : key.kernel[x];
    w.stride[i] = row.any_window() ? 1 + random.below(4) : key.stride[x];
    w.pad_begin[i] = row.any_window() ? random.below(w.kernel[i]) : key.pad[x];
    w.dilation[i] = row.any_window() ? 1 + random.below(random.chance(3) ? 3 : 1) : key.dilation[x];
    w.pad_end[i] = random.chance(2) ? w.pad_begin[i] : random.below(w.kernel[i] + 1);
  }
  w.ceil_mode = random.chance(4);
  return w;
}

// Words of element types that the row's kernel serves, in an operation.
void draw_element(const Row& row, Problem* p, Random& random) {
  std::vector<std::string> words;
  for (const char* word : {"f64", "f32", "f16", "bf16", "i64", "i32", "i16", "i8", "u8", "u16",
                           "u32", "u64", "bool", "c64"}) {
    const ElementType& type = element_type(word);
    const uint32_t as = p->pools() ? type.pools_as : p->sums() ? type.adds_as : type.moves_as;
    const bool taken = p->op != ARGPOOL_MAX_POOL_BACKWARD || type.differentiates;
    if (as == row.elem() && taken) words.push_back(word);
  }
  p->elem = words.empty() ? "f32" : words[size_t(random.below(int64_t(words.size())))];
}

void draw_indices(const Row& row, Problem* p, Random& random) {
  static constexpr const char* kWords[] = {"none", "i64", "i32", "u8", "u16"};  // by IDX_*
  p->index = kWords[row.index()];
  if (p->index[0] == 'u') {
    p->space = ARGPOOL_INDEX_WINDOW;
  } else if (p->index == "i64") {
    p->space = any_of({ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_TENSOR,
                       ARGPOOL_INDEX_TENSOR_COLMAJOR, ARGPOOL_INDEX_IMAGE,
                       ARGPOOL_INDEX_BATCH_IMAGE, ARGPOOL_INDEX_TENSOR_DEFAULT_SHAPE}, random);
  } else if (p->index == "i32") {
    p->space = any_of({ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_PLANE, ARGPOOL_INDEX_IMAGE,
                       ARGPOOL_INDEX_BATCH_IMAGE}, random);
  }
  if (p->pools()) return;
  p->indices = random.chance(3) ? Indices(random.below(kIndicesCount)) : Indices::Own;
  p->trusted = random.chance(8);
}

// A public operation that the row's kernel computes; false for helpers.
bool draw_operation(const Row& row, Problem* p, Random& random) {
  switch (row.op()) {
    case ARGPOOL_KERNEL_MAX_POOL:
      p->op = random.chance(3) ? ARGPOOL_MIN_POOL : ARGPOOL_MAX_POOL;
      return true;
    case ARGPOOL_KERNEL_MAX_UNPOOL:
    case ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER: p->op = ARGPOOL_MAX_UNPOOL; return true;
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD:
    case ARGPOOL_KERNEL_MAX_POOL_BACKWARD_SCATTER: {
      const bool adds_only = row.elem() >= ARGPOOL_ELEM_X8;
      p->op = adds_only || random.chance(3) ? ARGPOOL_MAX_UNPOOL : ARGPOOL_MAX_POOL_BACKWARD;
      if (p->op == ARGPOOL_MAX_UNPOOL) p->duplicates = ARGPOOL_DUPLICATES_SUM;
      return true;
    }
    case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD: p->op = ARGPOOL_MAX_UNPOOL_BACKWARD; return true;
    case ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD_EXACT:
      p->op = ARGPOOL_MAX_UNPOOL_BACKWARD;
      p->duplicates = ARGPOOL_DUPLICATES_EXACT;
      return true;
    default: return false;
  }
}

// No gaps but those that keep lines as well aligned as the row's guard asks.
void align_lines(const Row& row, const Extents& output, Problem* p) {
  const int64_t bytes = int64_t(element_type(p->elem).dtype.bits / 8);
  const int64_t align = std::max<int64_t>(row.row->guard.align / bytes, 1);
  const int64_t line = output[p->layout == ARGPOOL_CHANNELS_LAST ? 1 : 4];
  p->gap = {up_to_multiple(line, align) - line, 0, 0, 0};
  p->broadcast.clear();
}

// Makes the output what was drawn: the pooled extents of pooling and of unpooling's gradient, the
// cells of the other two.
void shape_for(const Extents& output, Problem* p, Random& random) {
  p->shape = output;
  const reference::Window w = p->normal_window();
  for (int i = 3 - w.rank; i < 3; ++i) {
    const size_t d = size_t(i), at = d + 2;
    const int64_t least = w.dilation[d] * (w.kernel[d] - 1) + 1 - w.pad_begin[d] - w.pad_end[d];
    if (p->reads_cells()) {
      const int64_t cells = (output[at] - 1) * w.stride[d] + least;
      const int64_t more = random.chance(2) ? 0 : random.below(w.stride[d]);
      (p->pools() ? p->shape[at] : p->output_size[d]) = cells + more;
    } else {
      p->output_size[d] = output[at];
      const int64_t rest = output[at] - least;
      p->shape[at] = rest < 0 ? 1 : rest / w.stride[d] + 1;
      const bool up = rest >= 0 && rest % w.stride[d];
      if (up && (p->op == ARGPOOL_MAX_UNPOOL ? random.chance(2) : w.ceil_mode)) ++p->shape[at];
    }
  }
}

// Gaps, of which one in three keeps lines as well aligned as the row's guard asks, and no better.
void draw_memory(const Row& row, const Extents& output, Problem* p, Random& random) {
  const int64_t bytes = int64_t(element_type(p->elem).dtype.bits / 8);
  const int64_t align = std::max<int64_t>(row.row->guard.align / bytes, 1);
  const int64_t line = output[p->layout == ARGPOOL_CHANNELS_LAST ? 1 : 4];
  switch (random.below(6)) {
    case 0:
      for (int64_t& gap : p->gap) gap = random.below(8);
      break;
    case 1:
    case 2:
      p->gap[0] = up_to_multiple(line, align) - line + align * random.below(2);
      p->gap[1] = random.chance(2) ? align : 0;
      break;
    default: break;
  }
  const bool last = p->layout == ARGPOOL_CHANNELS_LAST;
  if (random.chance(12)) p->broadcast = last ? any_of({"n", "h", "nh"}, random)
                                             : any_of({"n", "c", "nc", "h"}, random);
  if (random.chance(8)) p->threads = 2 + int32_t(random.below(3));
  p->callback = random.chance(16);
}

argpool_layout layout_of(const Row& row) {
  return row.layout() == ARGPOOL_LAYOUT_CL ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
}

// Everything but the output's extents is drawn.
bool draw_around(const Row& row, int rank, Extents output,
                 const std::vector<argpool_window>& windows, Problem* p, Random& random) {
  *p = Problem();
  if (!draw_operation(row, p, random)) return false;
  p->layout = layout_of(row);
  draw_element(row, p, random);
  draw_indices(row, p, random);
  p->window = draw_window(row, rank, windows, random);
  // Rows that refuse windows which lack cells, or other extents than their own, mostly get theirs.
  if (row.row->flags & (ARGPOOL_ROW_WHOLE | ARGPOOL_ROW_SAME) && !random.chance(6)) {
    std::copy_n(p->window.pad_begin, 3, p->window.pad_end);
    p->window.ceil_mode = 0;
  }
  p->batched = output[0] > 1 || !random.chance(6);
  shape_for(output, p, random);
  draw_memory(row, output, p, random);
  p->fill = Fill(random.below(int64_t(Fill::Bits) + 1));
  p->seed = uint64_t(random.below(1000));
  return true;
}

bool draw(const Row& row, const std::vector<argpool_window>& windows, Problem* p,
          Random& random) {
  const int rank = draw_rank(row, random);
  const Extents output = draw_output(*row.row, layout_of(row), rank, random);
  return draw_around(row, rank, output, windows, p, random);
}

bool small(const Extents& extents) {
  int64_t cells = 1;
  for (int64_t extent : extents) cells *= extent;
  return cells <= 8 * kMostCells;
}

bool usable(const Problem& p) {
  for (int64_t extent : p.shape) if (extent < 1) return false;
  for (int i = 0; i < 3; ++i) if (p.output_size[size_t(i)] < 0) return false;
  return small(p.pooled()) && small(p.cells()) && accepted(p);
}

// ---- Constructed outputs --------------------------------------------------------------------

// Extents that a guard or a schedule may treat in another way than their neighbours.
struct Edges {
  std::set<int64_t> w, h, d, c;
};

void add_around(std::set<int64_t>* to, int64_t edge) {
  for (int64_t beside = -1; beside <= 1; ++beside) {
    if (edge + beside >= 1) to->insert(edge + beside);
  }
}

// Bytes of an element that the row writes.
int64_t element_bytes(const Row& row) {
  static constexpr int64_t kBytes[] = {1, 8, 4, 2, 2, 8, 4, 2, 1, 1, 1, 2, 4, 8};  // by ELEM_*
  return kBytes[row.elem()];
}

// Rows or slabs of one window, of two, and one more; along dimension i of the key.
std::set<int64_t> edges_along(const Row& row, int i) {
  const argpool_window_key& key = row.kernel->window;
  std::set<int64_t> found{1, 2, 3};
  if (row.any_window()) return found.insert({5, 8}), found;
  add_around(&found, key.kernel[i]);
  add_around(&found, 2 * key.stride[i]);
  return found;
}

Edges edges_of(const Row& row) {
  const argpool_guard& guard = row.row->guard;
  const bool last = layout_of(row) == ARGPOOL_CHANNELS_LAST;
  const int64_t lanes = std::max(1u, row.row->lanes), step = std::max(guard.multiple_w, 1u);
  const int64_t stride = row.any_window() ? 2 : row.kernel->window.stride[0];
  const int64_t first = up_to_multiple(std::max(guard.min_w, 1u), step);
  Edges e;
  e.h = edges_along(row, 1);
  e.d = edges_along(row, 2);
  // A few pixels along x; along the vectors' dimension, every remainder.
  std::set<int64_t>& along = last ? e.c : e.w;
  (last ? e.w : e.c) = {1, 2, 3};
  for (int64_t vectors = 1; vectors <= 3; ++vectors) {
    add_around(&along, vectors * lanes);
    if (!last) add_around(&along, vectors * lanes * stride);
  }
  along.insert({lanes / 2 + 1, lanes * stride / 2 + 1});
  for (int64_t part : {1, 2}) add_around(&along, kPage / element_bytes(row) / part);
  add_around(&e.w, first);
  add_around(&e.w, first + step);
  e.w.insert(first + 2 * step);
  if (guard.max_w) add_around(&e.w, guard.max_w);
  if (guard.min_c) add_around(&e.c, guard.min_c);
  if (guard.max_c) add_around(&e.c, guard.max_c);
  return e;
}

// Sets rows so that a plane has as many cells as it can have up to `edge`, or one row more.
Extents with_cells(Extents e, int64_t edge, bool more, int rank) {
  if (rank < 3) e[2] = 1;
  e[3] = rank > 1 ? std::max<int64_t>(edge / (e[2] * e[4]), 1) : 1;
  if (rank == 1) e[4] = edge;
  if (more) ++e[rank > 1 ? 3 : 4];
  return e;
}

// So many problems that its guard admits come first for each row and rank: however few are taken,
// it runs.
constexpr size_t kAlways = 3;

// So many problems have a wrong last index for each row and rank that consumes indices: of one
// plane, of two, and so on.
constexpr size_t kEnds = 4;

// Does the pooled tensor end less than half a vector behind whole vectors? A check of the indices
// that takes one vector too few misses its last position then.
bool ends_behind_vectors(const Row& row, const Problem& p) {
  const int64_t lanes = std::max<int64_t>(8, row.row->lanes);
  int64_t positions = 1;
  for (int64_t extent : p.pooled()) positions *= extent;
  return positions % lanes > 0 && positions % lanes < lanes / 2;
}

// The row's outputs of one rank: each edge once, with others that the guard admits.
std::vector<Extents> outputs_at_edges(const Row& row, int rank, bool all, Random& random) {
  const argpool_guard& guard = row.row->guard;
  const Edges edges = edges_of(row);
  std::vector<int64_t> admitted;
  for (int64_t w : edges.w) {
    const bool fits = w >= guard.min_w && (!guard.max_w || w <= guard.max_w);
    if (fits && (!guard.multiple_w || w % guard.multiple_w == 0)) admitted.push_back(w);
  }
  if (admitted.empty()) return {};
  const auto pick = [&](const auto& list) {
    auto at = list.begin();
    std::advance(at, random.below(int64_t(list.size())));
    return *at;
  };
  const auto channels = [&] {
    int64_t c = random.chance(2) ? pick(edges.c) : std::max(1u, guard.min_c);
    if (c < guard.min_c) c = guard.min_c;
    return guard.max_c && c > guard.max_c ? int64_t(guard.max_c) : c;
  };
  // A volume has several slabs, an image several rows.
  const auto others = [&] {
    return Extents{1 + random.below(random.chance(3) ? 2 : 1), channels(),
                   rank > 2 ? std::max<int64_t>(2, pick(edges.d)) : 1,
                   rank > 1 ? std::max<int64_t>(2, pick(edges.h)) : 1, pick(admitted)};
  };
  std::vector<Extents> outputs;
  const auto add = [&](size_t dimension, int64_t extent) {
    Extents e = others();
    e[dimension] = extent;
    outputs.push_back(e);
  };
  for (size_t i = 0; i < kAlways; ++i) {
    Extents e = others();
    const auto cells = [&] { return e[2] * e[3] * e[4]; };
    if (guard.max_cells && cells() > guard.max_cells) {
      e[4] = admitted.front();
      e[3] = rank > 1 ? 2 : 1;
      e[2] = rank > 2 ? 2 : 1;
    }
    while (rank > 1 && cells() < guard.min_cells) ++e[3];
    outputs.push_back(e);
  }
  // Twice: what else is drawn may make an output one column wider, or another bound refuse it.
  for (int64_t w : edges.w) add(4, w), add(4, w);
  for (int64_t c : edges.c) add(1, c);
  for (int64_t h : edges.h) if (rank > 1) add(3, h);
  for (int64_t d : edges.d) if (rank > 2) add(2, d);
  for (uint32_t edge : {guard.min_cells, guard.max_cells}) {
    for (int i = 0; edge && i < 12; ++i) {
      outputs.push_back(with_cells(others(), int64_t(edge) - i % 2, i % 3 == 0, rank));
    }
  }
  const int64_t most = 3 * std::max<int64_t>(1, row.row->lanes);
  const size_t along = layout_of(row) == ARGPOOL_CHANNELS_LAST ? 1 : 4;
  for (int64_t w = 1; all && w <= most; ++w) add(along, w);
  return outputs;
}

// Makes a problem small by what is not its point: images, planes, slabs and rows. A plane at the
// guard's bound of cells stays as it is.
Extents shortened(const Row& row, Extents e, int rank) {
  const argpool_guard& guard = row.row->guard;
  const int64_t in_row = e[2] * e[4], in_plane = in_row * e[3];
  for (int64_t edge : {guard.min_cells, guard.max_cells}) {
    if (edge > kMostCells && std::abs(in_plane - edge) <= in_row) {
      e[0] = 1;
      e[1] = std::max<int64_t>(1, guard.min_c);
      return e;
    }
  }
  const auto cells = [&] { return e[0] * e[1] * e[2] * e[3] * e[4]; };
  const int64_t least[] = {1, std::max<int64_t>(1, row.row->guard.min_c), rank > 2 ? 2 : 1,
                           rank > 1 ? 2 : 1};
  for (size_t i : {0, 2, 3, 1}) {
    while (cells() > kMostCells && e[i] > least[i]) e[i] = std::max(least[i], e[i] / 2);
  }
  return e;
}

// A problem of dense tensors, of so many small planes, whose last index alone is wrong.
bool draw_wrong_end(const Row& row, int rank, const std::vector<argpool_window>& windows,
                    int64_t planes, Problem* p, Random& random) {
  for (int tries = 0; tries < kTries; ++tries) {
    Extents output = draw_output(*row.row, layout_of(row), rank, random);
    output[0] = 1;
    if (layout_of(row) == ARGPOOL_CHANNELS_FIRST) output[1] = planes;
    for (size_t i : {2, 3}) output[i] = std::min<int64_t>(output[i], 4);
    if (!draw_around(row, rank, output, windows, p, random) || p->pools()) return false;
    align_lines(row, output, p);
    p->indices = Indices::End;
    p->trusted = false;
    if (p->space != ARGPOOL_INDEX_WINDOW) p->space = ARGPOOL_INDEX_PLANE;
    if (usable(*p) && ends_behind_vectors(row, *p)) return true;
  }
  return false;
}

}  // namespace

std::vector<Constructed> constructed_problems(const argpool_table& table, uint64_t every,
                                              uint64_t seed,
                                              const std::vector<argpool_window>& windows) {
  std::vector<Constructed> made;
  for (const Row& row : rows_of(table)) {
    if (is_helper(row)) continue;
    for (int rank = least_rank(row); rank <= 3; ++rank) {
      Random random(seed * 1000003 + row.number * 4 + uint64_t(rank));
      const std::vector<Extents> outputs = outputs_at_edges(row, rank, every == 1, random);
      const uint64_t from = uint64_t(random.below(int64_t(every)));
      for (size_t i = 0; i < outputs.size(); ++i) {
        if (i >= kAlways && i % every != from) continue;
        const Extents output = shortened(row, outputs[i], rank);
        Problem p;
        bool found = false;
        for (int tries = 0; tries < kTries && !found; ++tries) {
          if (!draw_around(row, rank, output, windows, &p, random)) break;
          if (i < kAlways) align_lines(row, output, &p);
          if (i >= kAlways && i % 2 && !p.pools()) p.indices = Indices::One, p.trusted = false;
          found = usable(p);
        }
        if (found) made.push_back({print(p), row.number});
      }
      for (size_t i = from % kEnds; i < kEnds; i += every) {
        Problem p;
        if (draw_wrong_end(row, rank, windows, 1 + int64_t(i), &p, random)) {
          made.push_back({print(p), row.number});
        }
      }
    }
  }
  return made;
}

std::vector<std::string> edge_problems(const argpool_table& table, uint64_t wanted, uint64_t seed,
                                       const std::vector<argpool_window>& windows) {
  std::vector<std::string> lines;
  std::set<std::string> known;
  for (const Row& row : rows_of(table)) {
    Random random(seed * 1000003 + row.number);
    // `any` rows are the same in all specs.
    const uint64_t of_row = is_helper(row) ? 0 : row.any_window() ? (wanted + 5) / 6 : wanted;
    for (uint64_t i = 0; i < of_row; ++i) {
      Problem p;
      bool found = false;
      for (int tries = 0; tries < kTries && !found; ++tries) {
        if (!draw(row, windows, &p, random)) break;
        found = usable(p);
      }
      if (!found) continue;
      std::string line = print(p);
      if (known.insert(line).second) lines.push_back(std::move(line));
    }
  }
  return lines;
}

}  // namespace argpool::test
