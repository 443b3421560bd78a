// Selection: key -> kernels by binary search -> eligible rows -> the cheapest.
// SPDX-License-Identifier: MIT
#include "choose/select.h"

#include <string.h>

#include <algorithm>

#include "choose/explain.h"
#include "choose/pieces.h"
#include "parts.h"
#include "support/errors.h"

namespace argpool {
namespace {

const Tensor& output_of(const Problem& p, int kernel_op) {
  return sees_no_elements(kernel_op) ? p.indices : p.reads_plane() ? p.values : p.plane;
}

uint64_t alignment_of(const Problem& p, const Tensor& t) {
  if (p.packs(t)) {  // copies start at cache lines, and so do pieces of them
    const int64_t line = p.channels_last() ? t.c : t.extent[0];
    return 64 | (uint64_t)(t.n * t.c * t.cells() > line ? line * t.bytes : 0);
  }
  int64_t strides = t.stride_n | t.stride[1] | t.stride[2];
  strides |= p.channels_last() ? t.stride[0] : t.stride_c;
  return (uintptr_t)t.data | (uint64_t)(strides * t.bytes);
}
uint64_t output_alignment(const Problem& p, int kernel_op) {
  if (p.on_device()) {
    // Alignment of all tensors and of their lines' lengths: whole vectors are read and written.
    const auto of = [&p](const Tensor& t) {
      const int64_t line = p.channels_last() ? t.c : t.extent[0];
      return alignment_of(p, t) | (uint64_t)(line * t.bytes);
    };
    return of(p.plane) | of(p.values) | (p.has_indices ? of(p.indices) : 0);
  }
  const uint64_t of_output = alignment_of(p, output_of(p, kernel_op));
  if (kernel_op != ARGPOOL_KERNEL_MAX_POOL || !p.has_indices) return of_output;
  // Indices narrower than elements are as well aligned in number.
  const uint64_t narrower = (uint64_t)std::max(p.values.bytes / p.indices.bytes, 1);
  return of_output | alignment_of(p, p.indices) * narrower;
}

// Extra cost of a scatter for an index counted column by column, in nanoseconds: f32 4.0 to 4.3
// channels-first, 4 to 5 channels-last, x64 10 (Zen 4, AVX-512 rows, 26 November 2026).
constexpr float kDividedNs = 4;

uint32_t cells_of_line(int64_t cells) { return (uint32_t)(cells < INT32_MAX ? cells : INT32_MAX); }

// A window that is computed one by one takes 3 ns (k2s2 without indices) to 16 (k3s2, int64; Xeon
// model 207, AVX-512, 28 November 2026).
constexpr float kAloneNs = 8;

// Pooling channels-first, rows without padding before them are vectors of windows whose cells all
// exist; windows that reach beyond the plane are computed one by one.
int64_t windows_of_line(const Problem& p, int kernel_op, const Tensor& output) {
  const int64_t all = output.extent[0], cells = p.plane.extent[0];
  const Window& w = p.window;
  const int64_t reach = w.dilation[0] * (w.kernel[0] - 1) + 1;
  const bool outside = kernel_op == ARGPOOL_KERNEL_MAX_POOL && w.pad[0] == 0 &&
                       (all - 1) * w.stride[0] + reach > cells;
  return outside && cells >= reach ? (cells - reach) / w.stride[0] + 1 : all;
}

// The part of Work that differs from one kernel operation of a call to another.
void set_output(const Problem& p, int kernel_op, Work* w) {
  const Tensor& t = output_of(p, kernel_op);
  const int64_t planes = t.n * t.c, cells = t.cells();
  const bool last = p.channels_last();
  w->output = &t;
  w->kernel_op = kernel_op;
  w->plane_cells = cells;
  w->cells = (float)(cells * planes);
  w->input = (float)((&t == &p.plane ? p.values : p.plane).cells() * planes);
  w->together = !last;
  w->once = last ? (float)t.n : 1;
  w->planes = (float)(last ? t.n : planes);
  const int64_t lines = cells * t.n, rows = t.extent[1] * t.extent[2] * planes;
  const int64_t line = last ? t.c : windows_of_line(p, kernel_op, t);
  w->alone = last || line == t.extent[0] ? 0 : kAloneNs;
  w->row_lines = {cells_of_line(line), (float)(last ? lines : rows)};
  w->least_streaming = w->more_unless_streaming = 0;
}

// argpool_cpu's `threads`, `stream`, `missed` and `memory`; of what computes, on several threads.
void set_shared(const Problem& p, const Menu& menu, Work* w) {
  const argpool_table& t = *menu.table;
  const argpool_cpu* cpu = t.cpu_count ? &t.cpus[menu.cpu] : nullptr;
  if (!cpu || !cpu->threads) return;
  const float threads = (float)std::min((uint32_t)menu.threads, cpu->threads);
  const bool indices = w->kernel_op == ARGPOOL_KERNEL_MAX_POOL && p.has_indices;
  const int bytes = w->output->bytes + (indices ? p.indices.bytes : 0);
  w->least_streaming = threads * cpu->stream * (float)bytes * w->cells;
  w->more_unless_streaming = threads * cpu->missed * argpool_missing(w->bytes, cpu->memory);
}

bool asks_for_more(const argpool_row* row, const argpool_row* than) {
  return row->target > than->target;
}

// Known costs first, then the lower one, then the target that asks for more.
const Choice& better(const Choice& a, const Choice& b) {
  if (!a.row || !b.row) return a.row ? a : b;
  if (a.known != b.known) return a.known ? a : b;
  if (a.known && a.ns != b.ns) return a.ns < b.ns ? a : b;
  return asks_for_more(b.row, a.row) ? b : a;
}

// The best rows of a kernel operation: of those that look at indices by themselves, and of the
// others, which need another kernel beside them.
struct Choices {
  Choice checking, others;
};

// Chooses among the rows of one kernel operation; with a name, only the row of that name.
struct Chooser {
  const Problem& p;
  const Menu& menu;
  bool avoids_faulty;

  Choice choose(int kernel_op, const Work& work, const char* name) const {
    const Choices all = choose_both(kernel_op, work, name);
    return better(all.checking, all.others);
  }

  // Chooses a row that reads indices, beside others of the same call.
  Choice choose_reading(int kernel_op, const Work& work) const {
    Work reading = work;
    set_output(p, kernel_op, &reading);
    return choose(kernel_op, reading, nullptr);
  }

  // Values alone, of which only some rows invert the bits by themselves.
  bool inverts_values() const { return p.plane.inverted && !p.has_indices; }

  __attribute__((noinline)) Choices choose_both(int kernel_op, const Work& work,
                                                const char* name) const {
    const argpool_table& t = *menu.table;
    const argpool_kernel* const end = t.kernels + t.kernel_count;
    const uint32_t key = key_of(p, kernel_op);
    Choices best = {}, compiled = {};
    for (const argpool_kernel* k = first_kernel(t, key); k != end && k->key == key; ++k) {
      if (!applies(*k, p)) continue;
      const bool any = k->window.kernel[0] == 0;
      if (any && !name && compiled_visits_too_many(work)) {
        compiled = best;
        best = {};
      }
      choose_row(*k, any, work, name, &best);
    }
    return best.checking.row || best.others.row ? best : compiled;
  }

  // Without costs, rows with the window compiled in come before those for any window.
  void choose_row(const argpool_kernel& k, bool any, const Work& work, const char* name,
                  Choices* all) const {
    const argpool_row* row = menu.table->rows + k.first_row;
    for (const argpool_row* past = row + k.row_count; row != past; ++row) {
      if (guard_refusal(menu, *row, work) != Refusal::none) continue;
      if (avoids_faulty && is_faulty(*row)) continue;
      if (name && strcmp(name, row->name)) continue;
      Choice* const best = row->flags & ARGPOOL_ROW_CHECKS ? &all->checking : &all->others;
      if (const argpool_cost* cost = model_of(menu, *row)) {
        const bool copies = inverts_values() && !inverts(*row, p);
        const float ns =
            cost_of(*cost, *row, any, work) + (copies ? (float)kCopiedByte * work.bytes : 0);
        if (best->known && (ns > best->ns || (ns == best->ns && !asks_for_more(row, best->row)))) {
          continue;
        }
        *best = {row, ns, true};
      } else if (!best->row || (!best->known && !any && asks_for_more(row, best->row))) {
        *best = {row, 0, false};
      }
    }
  }
};

}  // namespace

Work work_of(const Problem& p, int kernel_op, const Menu& menu) {
  Work w;
  set_output(p, kernel_op, &w);
  w.problem = &p;
  w.bytes = (float)p.bytes();
  if (!sees_no_elements(kernel_op) && menu.threads > 1) set_shared(p, menu, &w);
  return w;
}

uint64_t Work::align() const { return output_alignment(*problem, kernel_op); }

Work::Lines Work::other_lines(int kind) const {
  const Tensor& t = *output;
  const bool last = problem->channels_last();
  if (kind == kPlaneLines) return {cells_of_line(t.c), (float)(plane_cells * t.n)};
  if (!last) return {cells_of_line(plane_cells), (float)(t.n * t.c)};
  return {cells_of_line(t.extent[0] * t.c), (float)(t.extent[1] * t.extent[2] * t.n)};
}

argpool_status allow_targets(uint64_t cpu_features, Menu* menu) {
  const argpool_table& t = *menu->table;
  menu->targets = 0;
  for (uint32_t i = 0; i < t.target_count && menu->device != kDLCPU; ++i) {
    const bool there = t.targets[i].device == (uint32_t)menu->device && t.targets[i].device_api;
    menu->targets |= (uint64_t)there << i;
  }
  if (menu->device != kDLCPU) return ARGPOOL_OK;  // max_target is about CPUs
  for (uint32_t i = 0; i < t.target_count; ++i) {
    const argpool_target& target = t.targets[i];
    const bool there = target.device == kDLCPU && !(target.cpu_features & ~cpu_features);
    menu->targets |= (uint64_t)there << i;
    if (menu->max_target && !strcmp(menu->max_target, target.name)) return ARGPOOL_OK;
  }
  return menu->max_target && t.target_count ? fail_max_target(*menu) : ARGPOOL_OK;
}

argpool_status choose_costs(const argpool_cpu& cpu, Menu* menu) {
  const argpool_table& t = *menu->table;
  menu->cpu = cpu.name ? 0 : argpool_nearest_cpu(&t, &cpu);
  if (!cpu.name || !t.cpu_count) return ARGPOOL_OK;
  for (; menu->cpu < t.cpu_count; ++menu->cpu) {
    if (!strcmp(cpu.name, t.cpus[menu->cpu].name)) return ARGPOOL_OK;
  }
  return fail_cpu(*menu, cpu.name);
}

const argpool_kernel* first_kernel(const argpool_table& table, uint32_t key) {
  const argpool_kernel* low = table.kernels;
  for (uint32_t count = table.kernel_count; count > 0;) {
    const uint32_t half = count / 2;
    const bool right = low[half].key < key;
    low += right ? half + 1 : 0;
    count = right ? count - half - 1 : half;
  }
  return low;
}

Kernels kernels_for(const argpool_table& table, const Problem& p, int kernel_op) {
  const uint32_t key = key_of(p, kernel_op);
  Kernels found;
  found.begin = found.end = first_kernel(table, key);
  const argpool_kernel* end = table.kernels + table.kernel_count;
  while (found.end != end && found.end->key == key) ++found.end;
  return found;
}

bool find_faulty(const Selection& s) {
  for (const Choice* choice : {&s.main, &s.check, &s.locate, &s.scatter}) {
    if (choice->row && is_faulty(*choice->row)) return true;
  }
  return false;
}

bool still_eligible(const Problem& p, const Selection& s) {
  const auto aligned = [&p](const Choice& choice, int kernel_op) {
    const uint32_t align = choice.row ? choice.row->guard.align : 0;
    return align <= 1 || !(output_alignment(p, kernel_op) & (align - 1));
  };
  return aligned(s.main, p.kernel_op) && aligned(s.scatter, p.scatter_op) &&
         aligned(s.check, ARGPOOL_KERNEL_CHECK_INDICES) &&
         aligned(s.locate, ARGPOOL_KERNEL_LOCATE_INDEX) && !has_faulty(s);
}

// Selects the row that reports wrong indices on a device, beside the one that computes.
static argpool_status select_report(const Chooser& chooser, Selection* s) {
  const Problem& p = chooser.p;
  const argpool_table& t = *chooser.menu.table;
  s->device = t.targets[s->main.row->target].device_api;
  if (p.op == ARGPOOL_MAX_POOL || p.trusted) return ARGPOOL_OK;
  const Work reading = work_of(p, ARGPOOL_KERNEL_LOCATE_INDEX, chooser.menu);
  s->locate = chooser.choose(ARGPOOL_KERNEL_LOCATE_INDEX, reading, nullptr);
  s->report = chooser.choose(ARGPOOL_KERNEL_REPORT_INDEX, reading, nullptr);
  if (!s->locate.row) return fail_no_kernel(p, chooser.menu, ARGPOOL_KERNEL_LOCATE_INDEX);
  if (!s->report.row) return fail_no_kernel(p, chooser.menu, ARGPOOL_KERNEL_REPORT_INDEX);
  return ARGPOOL_OK;
}

static argpool_status select_computing(const Chooser& chooser, Selection* s) {
  const Problem& p = chooser.p;
  const Menu& menu = chooser.menu;
  const Work work = work_of(p, p.kernel_op ? p.kernel_op : p.scatter_op, menu);
  *s = Selection{};
  s->table = menu.table;
  s->targets = menu.targets;
  s->cpu = menu.cpu;
  if (!p.scatter_op) {
    s->main = chooser.choose(p.kernel_op, work, menu.forced);
    if (s->main.row) return ARGPOOL_OK;
    return menu.forced ? fail_forced(p, menu) : fail_no_kernel(p, menu, p.kernel_op);
  }
  // A gather costs what its check does as well, a scatter what the search for wrong indices does;
  // but for rows that look at indices themselves: those leave to the search only what needs it.
  // Where the caller vouches that no index lies outside its plane, nothing is searched for.
  const auto best_with = [&](Choices of, int helper_op, Choice* helper) {
    // With a helper beside them, the others are no better than what loses to a row without.
    if (&better(of.checking, of.others) == &of.others && of.others.row) {
      *helper = chooser.choose_reading(helper_op, work);
      of.others.ns += helper->ns;
    }
    return better(of.checking, of.others);
  };
  if (p.kernel_op) {
    s->main = best_with(chooser.choose_both(p.kernel_op, work, menu.forced),
                        ARGPOOL_KERNEL_CHECK_INDICES, &s->check);
  }
  const Choices scatters = chooser.choose_both(p.scatter_op, work, menu.forced);
  Choice scatter = p.trusted ? better(scatters.checking, scatters.others)
                             : best_with(scatters, ARGPOOL_KERNEL_LOCATE_INDEX, &s->locate);
  // A scatter divides offsets that are not in memory's order; a gather compares them as they are.
  if (p.indexing.space == ARGPOOL_INDEX_TENSOR_COLMAJOR) scatter.ns += kDividedNs * work.input;
  if (!s->main.row && !scatter.row) {
    if (menu.forced) return fail_forced(p, menu);
    return fail_no_kernel(p, menu, p.kernel_op ? p.kernel_op : p.scatter_op);
  }
  if (menu.forced) s->main_scatters = scatter.row != nullptr;
  s->scatter = !scatter.row && menu.forced ? chooser.choose(p.scatter_op, work, nullptr) : scatter;
  // Whichever row computes, indices foreign to their window must be served.
  if (!p.trusted && !s->locate.row) {
    s->locate = chooser.choose_reading(ARGPOOL_KERNEL_LOCATE_INDEX, work);
    if (!s->locate.row) return fail_no_kernel(p, menu, ARGPOOL_KERNEL_LOCATE_INDEX);
  }
  if (!s->scatter.row) return fail_no_kernel(p, menu, p.scatter_op);
  const bool checks = s->main.row && (s->main.row->flags & ARGPOOL_ROW_CHECKS);
  if (s->main.row && !checks && !s->check.row) {
    return fail_no_kernel(p, menu, ARGPOOL_KERNEL_CHECK_INDICES);
  }
  if (!menu.forced) {
    const bool gathers = s->main.row && (!scatter.row || s->main.known >= scatter.known);
    s->main_scatters = !gathers || (scatter.row && s->main.known && scatter.known &&
                                    s->scatter.ns < s->main.ns);
  }
  if (s->main_scatters) s->main = s->scatter;
  if (checks) s->check = Choice{};
  return ARGPOOL_OK;
}

// Large windows may be pooled by pieces instead.
static void consider_pieces(const Chooser& chooser, Selection* s) {
  const Problem& p = chooser.p;
  const Menu& menu = chooser.menu;
  Pieces pieces;
  if (!kPieces || menu.forced || !s->main.known || !cut_into_pieces(p, &pieces)) return;
  const Problem lanes = problem_of_pieces(p, pieces, pieces.together);
  const Work work = work_of(lanes, p.kernel_op, menu);
  const Choice row = Chooser{lanes, menu, chooser.avoids_faulty}.choose(p.kernel_op, work, nullptr);
  if (!row.row || !row.known) return;
  float calls = (float)pieces.chunks();
  for (int i = 1; i < 5; ++i) calls *= (float)pieces.axes[i].extent;
  const argpool_cost& cost = *model_of(menu, *row.row);
  const float bytes = (float)p.bytes();
  const float ns = calls * row.ns + walks_ns(p, pieces) +
                   cost.far * argpool_missing(bytes, cost.cache) +
                   cost.deep * argpool_missing(bytes, cost.last);
  if (ns >= s->main.ns) return;
  s->main = {row.row, ns, true};
  s->in_pieces = true;
}

static argpool_status select_all(const Chooser& chooser, Selection* s) {
  if (argpool_status bad = select_computing(chooser, s)) return bad;
  consider_pieces(chooser, s);
  return chooser.p.on_device() ? select_report(chooser, s) : ARGPOOL_OK;
}

argpool_status select(const Problem& p, const Menu& menu, Selection* s) {
  if (p.on_device() && !menu.targets) return fail_no_device(p, menu);
  const argpool_status bad = select_all({p, menu, false}, s);
  return bad || !has_faulty(*s) ? bad : select_all({p, menu, true}, s);
}

const argpool_row* locate_of(const Problem& p, const Selection& s) {
  if (s.locate.row) return s.locate.row;
  const Menu menu = {s.table, s.targets, nullptr, nullptr, p.plane.device, s.cpu, 1};
  const Work work = work_of(p, ARGPOOL_KERNEL_LOCATE_INDEX, menu);
  const Chooser chooser = {p, menu, faulty_rows() != 0};
  return chooser.choose(ARGPOOL_KERNEL_LOCATE_INDEX, work, nullptr).row;
}

}  // namespace argpool
