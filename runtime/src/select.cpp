// Selection: key -> kernels by binary search -> eligible rows -> the cheapest.
// SPDX-License-Identifier: MIT
#include "select.h"

#include <string.h>

#include "errors.h"
#include "explain.h"

namespace argpool {
namespace {

uint64_t alignment_of(const Problem& p, const Tensor& t) {
  int64_t strides = t.stride_n | t.stride[1] | t.stride[2];
  strides |= p.channels_last() ? t.stride[0] : t.stride_c;
  return (uintptr_t)t.data | (uint64_t)(strides * t.bytes);
}

double cost_of(const argpool_cost& c, const Work& w, bool any) {
  const double cells = (double)w.cells;
  const double far = w.bytes > c.cache ? w.bytes - c.cache : 0;
  return c.call + c.row * (double)w.rows + c.cell * cells + c.tap * cells * (any ? w.taps : 1) +
         c.far * far;
}

// Is a better than b? Known costs first, then the lower one, then the target that asks for more.
bool better(const Choice& a, const Choice& b) {
  if (!b.row) return true;
  if (a.known != b.known) return a.known;
  if (a.known && a.ns != b.ns) return a.ns < b.ns;
  return a.row->target > b.row->target;
}

// Chooses among the rows of one kernel operation; with a name, only the row of that name.
struct Chooser {
  const Problem& p;
  const Menu& menu;
  uint32_t last;

  Choice choose(int kernel_op, const char* name) const {
    Choice best;
    const Kernels kernels = kernels_for(*menu.table, p, kernel_op);
    if (kernels.begin == kernels.end) return best;
    const Work work = work_of(p, kernel_op);
    for (const argpool_kernel* k = kernels.begin; k != kernels.end; ++k) {
      if (!applies(*k, p.window)) continue;
      const bool any = k->window.kernel[0] == 0;
      for (uint32_t i = 0; i < k->row_count; ++i) {
        const argpool_row& row = menu.table->rows[k->first_row + i];
        if (name && strcmp(name, row.name)) continue;
        if (any && !row.cost && best.row) continue;  // of unknowns, a window compiled in
        if (refusal(menu, last, row, work) != Refusal::none) continue;
        Choice choice = {&row, 0, row.cost != nullptr};
        if (row.cost) choice.ns = cost_of(*row.cost, work, any);
        if (better(choice, best)) best = choice;
      }
    }
    return best;
  }
};

double total(const Choice& main, const Choice& helper) { return main.ns + helper.ns; }

}  // namespace

Work work_of(const Problem& p, int kernel_op) {
  const Tensor& t = kernel_op == ARGPOOL_KERNEL_MAX_POOL                 ? p.values
                    : kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL ||
                              kernel_op == ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER ? p.plane
                                                                             : p.indices;
  Work w;
  const int64_t planes = t.n * t.c, cells = t.cells();
  w.w = t.extent[0];
  w.c = t.c;
  w.cells = cells * planes;
  w.rows = p.channels_last() ? cells * t.n : t.extent[1] * t.extent[2] * planes;
  w.taps = p.taps();
  w.bytes = (double)w.cells * t.bytes;
  w.align = alignment_of(p, t);
  if (kernel_op == ARGPOOL_KERNEL_MAX_POOL && p.has_indices) {
    w.bytes += (double)w.cells * p.indices.bytes;
    w.align |= alignment_of(p, p.indices);
  }
  return w;
}

Refusal refusal(const Menu& menu, uint32_t last, const argpool_row& row, const Work& work) {
  const argpool_target& target = menu.table->targets[row.target];
  const argpool_guard& g = row.guard;
  if (target.device != kDLCPU) return Refusal::device;
  if (target.cpu_features & ~menu.cpu_features) return Refusal::cpu;
  if (row.target > last) return Refusal::max_target;
  if (work.w < g.min_w) return Refusal::min_w;
  if (work.c < g.min_c) return Refusal::min_c;
  if (g.multiple_w > 1 && work.w % g.multiple_w) return Refusal::multiple_w;
  if (g.align > 1 && (work.align & (g.align - 1))) return Refusal::align;
  return Refusal::none;
}

int64_t last_target(const Menu& menu) {
  const argpool_table& t = *menu.table;
  if (!menu.max_target) return (int64_t)t.target_count - 1;
  for (uint32_t i = 0; i < t.target_count; ++i) {
    if (!strcmp(menu.max_target, t.targets[i].name)) return i;
  }
  return -1;
}

Kernels kernels_for(const argpool_table& table, const Problem& p, int kernel_op) {
  const bool moves = kernel_op == ARGPOOL_KERNEL_CHECK_INDICES ||
                     kernel_op == ARGPOOL_KERNEL_LOCATE_INDEX;  // they see no elements
  const uint32_t key =
      ARGPOOL_KEY(kernel_op, moves ? (uint32_t)ARGPOOL_ELEM_NONE : p.elem, p.index, p.layout);
  uint32_t low = 0, count = table.kernel_count;
  while (count > 0) {
    const uint32_t half = count / 2;
    if (table.kernels[low + half].key < key) {
      low += half + 1;
      count -= half + 1;
    } else {
      count = half;
    }
  }
  Kernels found = {table.kernels + low, table.kernels + low};
  const argpool_kernel* end = table.kernels + table.kernel_count;
  while (found.end != end && found.end->key == key) ++found.end;
  return found;
}

bool applies(const argpool_kernel& kernel, const Window& w) {
  const argpool_window_key& k = kernel.window;
  if (k.kernel[0] == 0) return true;
  for (int i = 0; i < 3; ++i) {
    if (k.kernel[i] != w.kernel[i] || k.stride[i] != w.stride[i] || k.pad[i] != w.pad[i] ||
        k.dilation[i] != w.dilation[i]) {
      return false;
    }
  }
  return true;
}

bool still_eligible(const Problem& p, const Selection& s) {
  const auto aligned = [&p](const Choice& choice, int kernel_op) {
    const uint32_t align = choice.row ? choice.row->guard.align : 0;
    return align <= 1 || !(work_of(p, kernel_op).align & (align - 1));
  };
  if (p.pools()) return aligned(s.main, ARGPOOL_KERNEL_MAX_POOL);
  return aligned(s.main, ARGPOOL_KERNEL_MAX_UNPOOL) &&
         aligned(s.scatter, ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER) &&
         aligned(s.check, ARGPOOL_KERNEL_CHECK_INDICES) &&
         aligned(s.locate, ARGPOOL_KERNEL_LOCATE_INDEX);
}

argpool_status select(const Problem& p, const Menu& menu, Selection* s) {
  const int64_t last = last_target(menu);
  if (last < 0 && (menu.max_target && menu.table->target_count)) {
    return fail_max_target(menu);
  }
  const Chooser chooser = {p, menu, (uint32_t)last};
  *s = Selection{};
  if (p.pools()) {
    s->main = chooser.choose(ARGPOOL_KERNEL_MAX_POOL, menu.forced);
    if (s->main.row) return ARGPOOL_OK;
    return menu.forced ? fail_forced(p, menu) : fail_no_kernel(p, menu, ARGPOOL_KERNEL_MAX_POOL);
  }
  s->main = chooser.choose(ARGPOOL_KERNEL_MAX_UNPOOL, menu.forced);
  Choice scatter = chooser.choose(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, menu.forced);
  if (menu.forced) {
    if (!s->main.row && !scatter.row) return fail_forced(p, menu);
    s->main_scatters = scatter.row != nullptr;
    s->scatter =
        scatter.row ? scatter : chooser.choose(ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER, nullptr);
  } else {
    if (!s->main.row && !scatter.row) {
      return fail_no_kernel(p, menu, ARGPOOL_KERNEL_MAX_UNPOOL);
    }
    s->scatter = scatter;
  }
  if (!p.trusted) {
    // Whichever row computes, offenders must be found, and foreign indices served.
    s->locate = chooser.choose(ARGPOOL_KERNEL_LOCATE_INDEX, nullptr);
    if (!s->locate.row) return fail_no_kernel(p, menu, ARGPOOL_KERNEL_LOCATE_INDEX);
    if (!s->scatter.row) return fail_no_kernel(p, menu, ARGPOOL_KERNEL_MAX_UNPOOL_SCATTER);
    if (s->main.row) {
      s->check = chooser.choose(ARGPOOL_KERNEL_CHECK_INDICES, nullptr);
      if (!s->check.row) return fail_no_kernel(p, menu, ARGPOOL_KERNEL_CHECK_INDICES);
    }
  }
  if (!menu.forced) {
    const bool gathers = s->main.row && (!scatter.row || s->main.known >= scatter.known);
    s->main_scatters =
        !gathers || (scatter.row && s->main.known && scatter.known &&
                     total(scatter, s->locate) < total(s->main, s->check));
  }
  if (s->main_scatters) s->main = s->scatter;
  return ARGPOOL_OK;
}

}  // namespace argpool
