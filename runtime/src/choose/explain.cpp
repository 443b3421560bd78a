// Explaining selection in words. Off the fast path: everything here formats text.
// SPDX-License-Identifier: MIT
#include "choose/explain.h"

#include <stdio.h>
#include <string.h>

#include "platform/environment.h"
#include "platform/system.h"
#include "problem/words.h"
#include "support/errors.h"
#include "support/text.h"

namespace argpool {
namespace {

using ll = long long;

const char* op_name(uint32_t op) {
  return kOpWords[op < sizeof kOpWords / sizeof *kOpWords ? op : 0];
}

const char* const kDuplicates[] = {"", " sum", " exact"};

const char* layout_name(argpool_layout layout) {
  return layout == ARGPOOL_CHANNELS_LAST ? "channels_last" : "channels_first";
}

void add_shape(Text& text, const Tensor& t, int rank) {
  text.add("%lldx%lld", (ll)t.n, (ll)t.c);
  for (int i = rank - 1; i >= 0; --i) text.add("x%lld", (ll)t.extent[i]);
}

void add_window(Text& text, const Window& w) {
  const struct {
    const char* name;
    const int64_t* values;
  } parts[] = {{"k", w.kernel}, {" s", w.stride}, {" p", w.pad}, {" d", w.dilation}};
  for (const auto& part : parts) {
    for (int i = w.rank - 1; i >= 0; --i) {
      text.add("%s%lld", i == w.rank - 1 ? part.name : "x", (ll)part.values[i]);
    }
  }
}

// "max_pool f32 i64 plane channels_first 1x64x360x480 -> 1x64x180x240 k2x2 s2x2 p0x0 d1x1"
void add_problem(Text& text, const Problem& p) {
  const bool policy = p.unpools();  // others have none
  text.add("%s%s %s %s", p.minimum ? "min_pool" : op_name(p.op),
           policy ? kDuplicates[p.duplicates] : "", kElemWords[p.elem], kIndexWords[p.index]);
  if (p.has_indices) text.add(" %s", space_name(p.indexing.space));
  const bool other = !p.channels_last() && (p.either_layout || p.view != View::asked);
  const char* const why = p.view == View::rows ? " (pixels as cells of a row)"
                          : p.plane.c == 1     ? " (as one channel may be)"
                                               : " (as few channels are faster)";
  text.add(" %s%s ", layout_name(p.layout), other ? why : "");
  add_shape(text, p.reads_plane() ? p.plane : p.values, p.window.rank);
  text.add(" -> ");
  add_shape(text, p.reads_plane() ? p.values : p.plane, p.window.rank);
  text.add(" ");
  add_window(text, p.window);
  const Signature& s = signature(p.op);
  const char* before = ", packed copies of ";
  for (int i = 0; i < 3 && !p.empty(); ++i) {
    if ((i == s.indices && !p.has_indices) || !p.packs(*tensor_at(p, s, i))) continue;
    text.add("%s%s", before, s.names[i]);
    before = ", ";
  }
}

// Why rows of a target may not run.
void add_other_target(Text& text, const Menu& menu, const argpool_target& target) {
  if (target.device != (uint32_t)menu.device) {
    return text.add("its target %s is another device's", target.name);
  }
  if (target.cpu_features & ~environment().cpu.features) {
    return text.add("this CPU lacks %s", target.name);
  }
  text.add("target %s is above max_target %s", target.name, menu.max_target);
}

// Why a row may not run, with what was given and what it needs.
void add_refusal(Text& text, const Menu& menu, Refusal why, const argpool_row& row,
                 const Work& work) {
  const argpool_guard& g = row.guard;
  switch (why) {
    case Refusal::none: return text.add("eligible");
    case Refusal::target: return add_other_target(text, menu, menu.table->targets[row.target]);
    case Refusal::min_w: return text.add("width %lld is below %u", (ll)work.w(), g.min_w);
    case Refusal::max_w: return text.add("width %lld is above %u", (ll)work.w(), g.max_w);
    case Refusal::min_c: return text.add("%lld channels are below %u", (ll)work.c(), g.min_c);
    case Refusal::max_c: return text.add("%lld channels are above %u", (ll)work.c(), g.max_c);
    case Refusal::min_cells:
      return text.add("%lld cells of a plane are below %u", (ll)work.plane_cells, g.min_cells);
    case Refusal::max_cells:
      return text.add("%lld cells of a plane are above %u", (ll)work.plane_cells, g.max_cells);
    case Refusal::multiple_w:
      return text.add("width %lld is no multiple of %u", (ll)work.w(), g.multiple_w);
    case Refusal::align:
      return text.add("output base and strides are aligned to %llu bytes, it needs %u",
                      (unsigned long long)(work.align() & -work.align()), g.align);
    case Refusal::whole: return text.add("some windows lack cells");
    case Refusal::consecutive:
      return text.add("indices of neighbours in a row are %lld apart, it needs 1",
                      (long long)work.problem->indexing.by[0]);
    case Refusal::same: return text.add("planes have other extents pooled than unpooled");
    case Refusal::faulty: return text.add("it gave other bits than another row");
  }
}

// The rows that a call did not take, by reason: costlier ones in a list, refused ones each with its
// cause, and those of targets that may not run here as a number for each target.
class OtherRows {
 public:
  OtherRows(const Problem& p, const Menu& menu) : p(p), menu(menu) {}

  void add_kernels(int op, const argpool_row* taken) {
    const Kernels kernels = kernels_for(*menu.table, p, op);
    const Work work = work_of(p, op, menu);
    for (const argpool_kernel* k = kernels.begin; k != kernels.end; ++k) {
      for (uint32_t i = 0; applies(*k, p) && i < k->row_count; ++i) {
        const argpool_row& row = menu.table->rows[k->first_row + i];
        if (&row != taken) add(row, work, k->window.kernel[0] == 0);
      }
    }
  }
  void say(Text& line) const {
    line.add("%s%s", costlier.s, refused.s);
    for (uint32_t i = 0; i < 64; ++i) {
      if (!of_target[i]) continue;
      line.add("; not %d row%s of %s: ", of_target[i], of_target[i] > 1 ? "s" : "",
               menu.table->targets[i].name);
      add_other_target(line, menu, menu.table->targets[i]);
    }
  }

 private:
  const Problem& p;
  const Menu& menu;
  int of_target[64] = {};
  char costlier_memory[2048], refused_memory[2048];
  Text costlier{costlier_memory}, refused{refused_memory};

  void add(const argpool_row& row, const Work& work, bool any) {
    const Refusal why = refusal(menu, row, work);
    if (why == Refusal::target && row.target < 64) {
      ++of_target[row.target];
    } else if (why == Refusal::none && !menu.forced && model_of(menu, row)) {
      costlier.add("%s%s (%.0f ns)", costlier.length ? ", " : "; costlier by the model: ", row.name,
                   (double)cost_of(*model_of(menu, row), row, any, work));
    } else {
      refused.add("; not %s: ", row.name);
      if (why != Refusal::none) return add_refusal(refused, menu, why, row, work);
      refused.add(menu.forced ? "another was forced" : "no cost model, ranked behind");
    }
  }
};

void write_line(const char* line, int length) { write_bytes(kStderr, line, (size_t)length); }

}  // namespace

argpool_status fail_forced(const Problem& p, const Menu& menu) {
  const argpool_table& t = *menu.table;
  for (uint32_t i = 0; i < t.row_count; ++i) {
    const argpool_row& row = t.rows[i];
    const argpool_kernel* k = kernel_of(t, t.rows + i);
    if (!k || strcmp(row.name, menu.forced)) continue;
    const int op = (int)(k->key >> 24);
    const bool computes = op == p.kernel_op || op == p.scatter_op;
    const Kernels kernels = kernels_for(t, p, op);
    char memory[320];
    Text why(memory);
    if (!computes || k < kernels.begin || k >= kernels.end) {
      why.add("it computes %s %s %s %s; this call%s is ", op_name((uint32_t)op),
              kElemWords[k->key >> 16 & 15], kIndexWords[k->key >> 8 & 7],
              layout_name((argpool_layout)(k->key & 3)),
              p.kernel_op ? "" : ", whose dst exceeds the default shape, needs a scatter and");
      add_problem(why, p);
    } else if (!applies(*k, p)) {
      const argpool_window_key& w = k->window;
      why.add("it is compiled for (w, h, d) k%dx%dx%d s%dx%dx%d p%dx%dx%d d%dx%dx%d; this call is ",
              w.kernel[0], w.kernel[1], w.kernel[2], w.stride[0], w.stride[1], w.stride[2],
              w.pad[0], w.pad[1], w.pad[2], w.dilation[0], w.dilation[1], w.dilation[2]);
      add_problem(why, p);
    } else {
      const Work work = work_of(p, op, menu);
      add_refusal(why, menu, refusal(menu, row, work), row, work);
    }
    return fail(ARGPOOL_FORCED_VARIANT, "the forced variant %s may not run this call: %s",
                menu.forced, why.s);
  }
  return fail(ARGPOOL_FORCED_VARIANT,
              "the forced variant %s is unknown; accepted: a row of table %s", menu.forced, t.name);
}

// Nothing is linked that could compute.
static argpool_status fail_empty() {
  return fail(ARGPOOL_NO_KERNEL,
              "no kernels are linked into this program: libargpool.a has none of its own; "
              "accepted: libargpool.so (CMake: argpool::argpool) instead; or "
              "-Wl,-u,argpool_default_table and libargpool_default.a before libargpool.a "
              "(argpool::default); or options.table, or the functions, of a library that "
              "argpool_add_library made");
}

// No row may run on this CPU, whatever the call.
static argpool_status fail_old_cpu(const argpool_table& t) {
  const uint64_t has = environment().cpu.features;
  char memory[96];
  Text names(memory);
  const struct {
    uint64_t bit;
    const char* name;
  } features[] = {{ARGPOOL_CPU_SSE41, "SSE4.1"}, {ARGPOOL_CPU_AVX, "AVX"},
                  {ARGPOOL_CPU_AVX2, "AVX2"}, {ARGPOOL_CPU_AVX512F, "AVX-512"},
                  {ARGPOOL_CPU_NEON, "NEON"},
                  {ARGPOOL_CPU_SIMD128, "SIMD128"},
                  {ARGPOOL_CPU_RVV128, "V with vectors of 128 bits"}};
  for (const auto& f : features) {
    if (t.targets[0].cpu_features & ~has & f.bit) names.add(" %s", f.name);
  }
  return fail(ARGPOOL_NO_KERNEL,
              "this CPU lacks %s%s%s, which all rows of table %s need; accepted: CPUs that have it",
              t.targets[0].name, *names.s ? ":" : "", names.s, t.name);
}

argpool_status fail_no_kernel(const Problem& p, const Menu& menu, int kernel_op) {
  const argpool_table& t = *menu.table;
  if (!t.row_count && !strcmp(t.name, "default (empty)")) return fail_empty();
  const bool cpu = !p.on_device() && t.target_count > 0;
  if (cpu && !menu.targets && !menu.max_target) return fail_old_cpu(t);
  char problem_memory[256], why_memory[256];
  Text problem(problem_memory), why(why_memory);
  add_problem(problem, p);
  const Kernels kernels = kernels_for(t, p, kernel_op);
  const Work work = work_of(p, kernel_op, menu);
  int rows = 0;
  for (const argpool_kernel* k = kernels.begin; k != kernels.end; ++k) {
    for (uint32_t i = 0; applies(*k, p) && i < k->row_count; ++i) {
      const argpool_row& row = t.rows[k->first_row + i];
      if (rows++) continue;  // the first row stands for all
      why.add("; %s: ", row.name);
      add_refusal(why, menu, refusal(menu, row, work), row, work);
    }
  }
  const bool helper = kernel_op != p.kernel_op;
  return fail(ARGPOOL_NO_KERNEL,
              "table %s (%u rows) has no %s for %s%s%s%s; accepted: operations that the table's "
              "library was compiled for",
              t.name, t.row_count, rows ? "eligible row" : "kernel", problem.s,
              helper ? ", which needs " : "", helper ? op_name((uint32_t)kernel_op) : "", why.s);
}

argpool_status fail_no_device(const Problem& p, const Menu& menu) {
  const bool cuda = p.plane.device == kDLCUDA;
  const char* device = cuda ? "cuda" : "opencl";
  return fail(ARGPOOL_NO_KERNEL,
              "table %s has no kernels for %s devices; accepted: tables of libraries compiled for "
              "target %s: argpool_add_library(… TARGETS … %s) does so, and links argpool::%s",
              menu.table->name, cuda ? "CUDA" : "OpenCL", device, device, device);
}

argpool_status fail_max_target(const Menu& menu) {
  char memory[128];
  Text names(memory);
  for (uint32_t i = 0; i < menu.table->target_count; ++i) {
    names.add(" %s", menu.table->targets[i].name);
  }
  return fail(ARGPOOL_INVALID_ARGUMENT, "max_target is %s; accepted by table %s:%s",
              menu.max_target, menu.table->name, names.s);
}

argpool_status fail_cpu(const Menu& menu, const char* name) {
  char memory[256];
  Text names(memory);
  for (uint32_t i = 0; i < menu.table->cpu_count; ++i) names.add(" %s", menu.table->cpus[i].name);
  return fail(ARGPOOL_INVALID_ARGUMENT, "ARGPOOL_CPU is %s; accepted by table %s:%s", name,
              menu.table->name, names.s);
}

void explain_dispatch(const Problem& p, const Menu& menu, const Selection& s) {
  char memory[4096];
  Text line(memory);
  line.add("argpool: ");
  Problem seen = p;
  seen.row_inverts = s.main.row && inverts(*s.main.row, p);
  add_problem(line, seen);
  line.add(": %s", s.main.row ? s.main.row->name : "nothing to do");
  if (s.main.known) {
    const char* cpu = menu.table->cpu_count ? menu.table->cpus[menu.cpu].name : nullptr;
    char threads[32] = "on one thread";
    if (menu.threads > 1) snprintf(threads, sizeof threads, "of %d threads together", menu.threads);
    line.add(" (%.0f ns expected %s%s%s)", (double)s.main.ns, threads, cpu ? ", on " : "",
             cpu ? cpu : "");
  }
  if (menu.forced) line.add(" (forced)");
  if (s.by_wisdom) line.add(" (by wisdom)");
  add_faulty(line, s);
  const int ops[] = {p.kernel_op, p.scatter_op};
  OtherRows others(p, menu);
  for (int op : ops) {
    if (op != 0 && s.main.row) others.add_kernels(op, s.main.row);
  }
  others.say(line);
  line.length = line.length > 4094 ? 4094 : line.length;
  line.s[line.length] = '\n';
  write_line(line.s, line.length + 1);
}

void print_problem(const Problem& p, char* to, int size) {
  Text text(to, size);
  add_problem(text, p);
}

void explain_measured(const char* what, const Problem& p, const char* sentence) {
  char memory[1024];
  Text line(memory);
  line.add("argpool: %s of ", what);
  add_problem(line, p);
  line.add(": %s\n", sentence);
  write_line(line.s, line.length);
}

void explain_wisdom(const char* file, int kept, int foreign, int stale) {
  char memory[512];
  Text line(memory);
  line.add("argpool: wisdom in %.300s: %d problems kept, %d of another CPU and %d of another "
           "version ignored\n", file, kept, foreign, stale);
  write_line(line.s, line.length);
}

void explain_spoilt_wisdom(const char* place, int number, const char* wrong) {
  char memory[512];
  Text line(memory);
  line.add("argpool: the wisdom in %.300s cannot be understood, line %d, and is ignored from there "
           "on: %s\n", place, number, wrong);
  write_line(line.s, line.length);
}

void explain_failure(argpool_op op, argpool_status status) {
  char memory[640];
  Text line(memory);
  const bool known = op >= ARGPOOL_MAX_POOL && op <= ARGPOOL_MIN_POOL;
  line.add("argpool: %s: %s: %s\n", known ? signature(op).op : "?", argpool_status_name(status),
           argpool_last_error());
  write_line(line.s, line.length);
}

}  // namespace argpool
