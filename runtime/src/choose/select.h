// Which rows of a table run a problem: guards say which may, cost models which should.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/faulty_rows.h"
#include "parts.h"
#include "problem/problem.h"

namespace argpool {

// A row and the nanoseconds its model expects, of a gather with its check, of a scatter with its
// search; `known` is false where it has no model.
struct Choice {
  const argpool_row* row;
  float ns;
  bool known;
};

// The kernel that a row of the table computes.
inline const argpool_kernel* kernel_of(const argpool_table& t, const argpool_row* row) {
  const uint32_t number = (uint32_t)(row - t.rows);
  for (uint32_t i = 0; i < t.kernel_count; ++i) {
    if (number - t.kernels[i].first_row < t.kernels[i].row_count) return &t.kernels[i];
  }
  return nullptr;
}

// All rows a call may need. `main` produces the result. Where that is a plane, it is a gather or
// the scatter; gathers that do not check by themselves need `check`, and all `scatter` for planes
// with indices outside their windows; `locate` finds indices outside their plane, unless they are
// trusted. Few calls need it, and it may be chosen when one does: by locate_of.
struct Selection {
  Choice main, check, locate, scatter;
  Choice report;  // devices: tells what `locate` found
  bool main_scatters;
  bool in_pieces;  // `main` is a channels-last row for pieces of windows, see pieces.h
  const argpool_device* device;  // NULL: the CPU
  const argpool_table* table;    // what locate_of chooses from, as Menu has it
  uint64_t targets;
  bool by_wisdom;  // not by estimate
  uint32_t cpu;
  const argpool_row* faulty;  // a row that was found to be so while this was chosen; NULL: none
};

// The rows to choose from, and the limits of the choice.
struct Menu {
  const argpool_table* table;
  uint64_t targets;        // a bit for each that this CPU has and that max_target allows; of a
                           // device's, all
  const char* forced;      // a row's name, or NULL
  const char* max_target;  // a target's name, or NULL
  int32_t device;          // whose rows: a DLDeviceType
  uint32_t cpu;            // whose costs, of the table's CPUs
  int threads;             // of the call
};

// Are they one table? Those at one address may follow each other.
inline bool same_content(const argpool_table& a, const argpool_table& b) {
  return a.rows == b.rows && a.kernels == b.kernels && a.costs == b.costs &&
         a.row_count == b.row_count;
}

// Fills in `targets`. Fails where the table has no target of max_target's name.
argpool_status allow_targets(uint64_t cpu_features, Menu* menu);

// Fills in `cpu`: the one of its name, or else the nearest. Fails where the table has CPUs and none
// of the name.
argpool_status choose_costs(const argpool_cpu& cpu, Menu* menu);

argpool_status select(const Problem& problem, const Menu& menu, Selection* selection);

// The row that finds indices outside their plane, where a problem's indices are not trusted.
const argpool_row* locate_of(const Problem& problem, const Selection& selection);

// Is one of its rows faulty?
bool find_faulty(const Selection& selection);
inline bool has_faulty(const Selection& s) { return faulty_rows() && find_faulty(s); }

// Would every row of the selection be eligible where the data lies now, as far as is known of it?
bool still_eligible(const Problem& problem, const Selection& selection);

// Why a row may not run; `none` if it may. Selection looks for faulty rows in what it chose.
enum class Refusal {
  none, target, min_w, max_w, min_c, max_c, min_cells, max_cells, multiple_w, align,
  whole, consecutive, same, faulty
};

// The kinds of lines: of most kernels, of those with ARGPOOL_ROW_FLAT, with ARGPOOL_ROW_PLANES.
enum { kRowLines, kFlatLines, kPlaneLines };
inline int line_kind(uint32_t flags) {
  if (flags & ARGPOOL_ROW_FLAT) return kFlatLines;
  return flags & ARGPOOL_ROW_PLANES ? kPlaneLines : kRowLines;
}

// The input of guards and costs: one kernel operation's output, and the call's bytes. Terms of few
// rows are computed when needed.
struct Work {
  const Problem* problem;
  const Tensor* output;
  int kernel_op;
  int64_t plane_cells;
  bool together;  // flat rows take planes smaller than a vector together
  float once;     // how often they work out where a line's cells lie
  float cells, input, planes, bytes;
  // Where several threads share the way to memory: the least that rows which stream take, and what
  // others take more, in nanoseconds of all threads together.
  float least_streaming, more_unless_streaming;

  // The width of a tile, where rows are cut: no guard may count on more.
  int64_t w() const { return problem->cuts_rows() ? 1 : output->extent[0]; }
  int64_t c() const { return output->c; }
  uint64_t align() const;  // the base and all strides but the innermost, or-ed: bytes
  // Taps whose cells exist, those of the window; see argpool_cost.
  float taps() const { return problem->taps(); }
  float all_taps() const { return problem->all_taps(); }
  float visited_taps() const { return problem->visited_taps(); }
  float steps() const { return problem->steps(); }
  // The rows that argpool_cost speaks of.
  struct Lines {
    uint32_t line;  // cells of one
    float rows;
  };
  Lines row_lines;  // of most rows
  // The extra cost of a window, in nanoseconds, where windows beyond the plane leave no vector of a
  // line whole; else 0.
  float alone;
  Lines lines(int kind) const { return kind == kRowLines ? row_lines : other_lines(kind); }
  // Channels-first, is each line one window? No vector has several; taps wait for each other.
  bool lone_windows() const { return row_lines.line == 1 && !problem->channels_last(); }
  Lines other_lines(int kind) const;
};
Work work_of(const Problem& problem, int kernel_op, const Menu& menu);

// Rows with a window of many taps compiled in visit all of them, so where few taps are cells, rows
// that are given their window at run time come first. Where an index names a cell, its window is no
// matter.
inline bool compiled_visits_too_many(const Work& work) {
  const Problem& p = *work.problem;
  return p.clips && (p.kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL_BACKWARD || work.all_taps() > 16);
}

// The model of a row, or NULL.
inline const argpool_cost* model_of(const Menu& menu, const argpool_row& row) {
  if (row.cost == 0) return nullptr;
  const argpool_table& t = *menu.table;
  return t.costs + (size_t)t.cost_count * menu.cpu + (row.cost - 1);
}

// The work in vectors of a width, of a kernel with certain flags.
struct Spread {
  float rows, vectors, tails;  // vectors: of a row
  float thin;                  // 1: cells are those of lines narrower than a vector; 0
  float taps;
};
inline uint32_t width_of(const argpool_cost& c, const argpool_row& row) {
  return c.width > 0 ? (uint32_t)c.width : row.lanes ? row.lanes : 1;
}
// `any`: it takes the window at run time.
inline Spread spread_of(uint32_t width, uint32_t flags, bool any, const Work& w) {
  const uint32_t l = width;
  const Work::Lines own = w.lines(line_kind(flags));
  const bool flat = flags & ARGPOOL_ROW_FLAT, together = flat && w.together && own.line < l;
  const uint32_t line =
      together ? own.line * (uint32_t)argpool_planes_together(own.line, l) : own.line;
  const float rows = together ? w.cells / (float)line : own.rows;
  const bool lone = line_kind(flags) == kRowLines && w.lone_windows();
  const bool shifts = (l & (l - 1)) == 0;  // nearly always, and divisions are slow
  const uint32_t whole = shifts ? line >> __builtin_ctz(l) : line / l, rest = line - whole * l;
  const float vectors = (float)(int32_t)(whole + (rest != 0));
  const bool thin = whole == 0 || (flat && w.cells < (float)line);
  return {rows, vectors, flat ? vectors * w.once : rest ? rows : 0, thin ? 1.0f : 0.0f,
          any ? flat ? w.visited_taps() : lone ? w.taps() * (float)l : w.taps() : 1.0f};
}

// Nanoseconds that a row's model expects, of all threads together.
inline float cost_of(const argpool_cost& c, const argpool_row& row, bool any, const Work& w) {
  const Spread s = spread_of(width_of(c, row), row.flags, any, w);
  const float thin = line_kind(row.flags) == kRowLines ? c.thin + w.alone : c.thin;
  const float cell = c.cell + (c.tap * s.taps + c.step * (any ? w.steps() : 0)) + thin * s.thin;
  const float ns = c.call + c.plane * w.planes + (c.row + c.vector * s.vectors) * s.rows +
                   c.tail * s.tails + cell * w.cells + c.input * w.input +
                   c.far * argpool_missing(w.bytes, c.cache) +
                   c.deep * argpool_missing(w.bytes, c.last);
  if (!(row.flags & ARGPOOL_ROW_STREAMS)) return ns + w.more_unless_streaming;
  return ns > w.least_streaming ? ns : w.least_streaming;
}

// Cost of packed copies: nanoseconds a byte.
constexpr double kCopiedByte = 0.15;

// Does the row invert the bits that the problem has inverted, so that nothing is copied for that?
inline bool inverts(const argpool_row& row, const Problem& p) {
  return p.plane.inverted && !p.has_indices && (row.flags & ARGPOOL_ROW_INVERTS);
}

// No most is 0.
inline bool exceeds(int64_t number, uint32_t most) { return most && number > most; }

// By width and channels alone: the part of a guard that costs nothing to test.
inline Refusal line_refusal(const argpool_guard& g, int64_t width, int64_t channels) {
  if (width < g.min_w) return Refusal::min_w;
  if (exceeds(width, g.max_w)) return Refusal::max_w;
  if (channels < g.min_c) return Refusal::min_c;
  if (exceeds(channels, g.max_c)) return Refusal::max_c;
  return Refusal::none;
}

inline Refusal guard_refusal(const Menu& menu, const argpool_row& row, const Work& work) {
  const argpool_guard& g = row.guard;
  if (!(menu.targets >> row.target & 1)) return Refusal::target;
  const Refusal of_line = line_refusal(g, work.w(), work.c());
  if (of_line != Refusal::none) return of_line;
  if (work.plane_cells < g.min_cells) return Refusal::min_cells;
  if (exceeds(work.plane_cells, g.max_cells)) return Refusal::max_cells;
  const uint32_t m = g.multiple_w;
  if (m > 1 && (m & (m - 1) ? work.w() % m : work.w() & (m - 1))) return Refusal::multiple_w;
  if (g.align > 1 && (work.align() & (g.align - 1))) return Refusal::align;
  if (row.flags & ARGPOOL_ROW_WHOLE && work.taps() != work.all_taps()) return Refusal::whole;
  if (row.flags & ARGPOOL_ROW_CONSECUTIVE && work.problem->indexing.by[0] != 1) {
    return Refusal::consecutive;
  }
  if (row.flags & ARGPOOL_ROW_SAME && !work.problem->same_extents()) return Refusal::same;
  return Refusal::none;
}
inline Refusal refusal(const Menu& menu, const argpool_row& row, const Work& work) {
  const Refusal of_guard = guard_refusal(menu, row, work);
  return of_guard == Refusal::none && is_faulty(row) ? Refusal::faulty : of_guard;
}

// The kernels with a problem's key for a kernel operation; those of its window and `any` apply.
struct Kernels {
  const argpool_kernel *begin, *end;
};
Kernels kernels_for(const argpool_table& table, const Problem& problem, int kernel_op);
inline bool applies(const argpool_kernel& kernel, const Problem& problem) {
  return kernel.window.kernel[0] == 0 ||
         __builtin_memcmp(&kernel.window, &problem.window_key, sizeof kernel.window) == 0;
}

// The key that sorts an operation's kernels, and the first kernel of a table that is not below it.
inline bool sees_no_elements(int kernel_op) {
  return kernel_op == ARGPOOL_KERNEL_CHECK_INDICES || kernel_op == ARGPOOL_KERNEL_LOCATE_INDEX ||
         kernel_op == ARGPOOL_KERNEL_REPORT_INDEX;
}
inline uint32_t key_of(const Problem& p, int kernel_op) {
  const uint32_t elem = sees_no_elements(kernel_op) ? (uint32_t)ARGPOOL_ELEM_NONE : p.elem;
  return ARGPOOL_KEY(kernel_op, elem, p.index, p.layout);
}
const argpool_kernel* first_kernel(const argpool_table& table, uint32_t key);

}  // namespace argpool
