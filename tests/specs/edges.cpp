// Drawing a row's problems: the extents of its output first, then the inputs that give these.
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

// The window of a row, or for an `any` row one that is drawn or the spec's; outermost dimension
// first.
argpool_window draw_window(const Row& row, const std::vector<argpool_window>& windows,
                           Random& random) {
  if (row.any_window() && !windows.empty() && random.chance(2)) {
    return windows[size_t(random.below(int64_t(windows.size())))];
  }
  const argpool_window_key& key = row.kernel->window;
  argpool_window w{};
  int least = 1;  // how many dimensions the window is about
  for (int i = 1; i < 3; ++i) {
    const bool plain = key.kernel[i] == 1 && key.stride[i] == 1 && key.dilation[i] == 1;
    if (!plain || key.pad[i]) least = i + 1;
  }
  if (row.any_window()) least = 1;
  w.rank = least + int32_t(random.below(random.chance(3) ? 4 - least : 1));
  if (least == 1 && w.rank == 1 && random.chance(2)) w.rank = 2;
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
  p->indices = random.chance(3) ? Indices(random.below(int64_t(Indices::Alias) + 1)) : Indices::Own;
  p->trusted = random.chance(8);
}

// A public operation that the row's kernel computes; false for helpers.
bool draw_operation(const Row& row, Problem* p, Random& random) {
  switch (row.op()) {
    case ARGPOOL_KERNEL_MAX_POOL: p->op = ARGPOOL_MAX_POOL; return true;
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

bool draw(const Row& row, const std::vector<argpool_window>& windows, Problem* p,
          Random& random) {
  *p = Problem();
  if (!draw_operation(row, p, random)) return false;
  p->layout = row.layout() == ARGPOOL_LAYOUT_CL ? ARGPOOL_CHANNELS_LAST : ARGPOOL_CHANNELS_FIRST;
  draw_element(row, p, random);
  draw_indices(row, p, random);
  p->window = draw_window(row, windows, random);
  p->batched = !random.chance(6);
  Extents output = draw_output(*row.row, p->layout, p->window.rank, random);
  if (!p->batched) output[0] = 1;
  shape_for(output, p, random);
  draw_memory(row, output, p, random);
  p->fill = Fill(random.below(int64_t(Fill::Bits) + 1));
  p->seed = uint64_t(random.below(1000));
  return true;
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

}  // namespace

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
