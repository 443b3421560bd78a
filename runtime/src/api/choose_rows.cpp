// Choosing the rows of a call: by wisdom or estimate, in the layout that pays, compared where
// ARGPOOL_VERIFY says so, timed where options say so.
// SPDX-License-Identifier: MIT
#include "api/choose_rows.h"

#include <string.h>

#include "check/rules.h"
#include "choose/explain.h"
#include "problem/clip.h"
#include "remember/explain_plan.h"
#include "remember/verify.h"
#include "remember/wisdom.h"

namespace argpool {

Workers workers_of(const argpool_options& o) {
  return {o.num_threads ? o.num_threads : environment().num_threads, o.parallel,
          o.parallel_context};
}

argpool_status menu_of(const argpool_table* table, const argpool_options& o, int32_t device,
                       Menu* menu) {
  const Environment& e = environment();
  if (*e.wrong) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", e.wrong);
  if (kWisdom && table->wisdom) read_table_wisdom(*table);
  *menu = {table, 0, o.forced_variant, o.max_target, device, 0, workers_of(o).threads};
  if (!menu->forced && e.forced_variant[0]) menu->forced = e.forced_variant;
  if (!menu->max_target && e.max_target[0]) menu->max_target = e.max_target;
  if (argpool_status bad = choose_costs(e.cpu, menu)) return bad;
  return allow_targets(e.cpu.features, menu);
}

// Channels-last rows lay vectors along channels, but for flat ones: of few, most lanes are idle.
// Packed as planes, images of so many channels are pooled 1.1 to 11 times as fast on a Zen 4; with
// one channel more, or of less than 4 KB, as fast or slower.
static bool pays_as_planes(const Problem& p, const Selection& s) {
  static constexpr struct {
    int bytes, channels;
  } most[] = {{1, 7}, {2, 7}, {4, 4}, {8, 3}};
  constexpr double kLeastBytes = 4096;
  if (p.op != ARGPOOL_MAX_POOL || p.on_device() || s.in_pieces || p.bytes() < kLeastBytes ||
      (s.main.row->flags & ARGPOOL_ROW_FLAT)) {
    return false;
  }
  for (const auto& few : most) {
    if (p.plane.bytes == few.bytes) return p.plane.c <= few.channels;
  }
  return false;
}

// Makes a row of pixels a row of cells: of values alone, and windows of stride 1 along it, whose
// taps are a pixel apart. False: they do not lie so.
static bool join_pixels(Problem* p) {
  const int64_t c = p->plane.c;
  const auto dense = [c](const Tensor& t) {
    return t.stride_c == 1 && (t.extent[0] == 1 || t.stride[0] == c);
  };
  Window& w = p->window;
  if (p->kernel_op != ARGPOOL_KERNEL_MAX_POOL || p->has_indices || p->on_device() || c == 1 ||
      w.stride[0] != 1 || !dense(p->plane) || !dense(p->values)) {
    return false;
  }
  Tensor* const tensors[] = {&p->plane, &p->values};
  for (Tensor* t : tensors) {
    t->extent[0] *= c;
    t->stride[0] = t->c = 1;
    t->stride_c = 0;
  }
  w.pad[0] *= c;
  w.pad_end[0] *= c;
  w.dilation[0] *= c;
  p->indexing.valid[0] *= c;
  p->indexing.box[0] *= c;
  p->near = lies_near(p->plane) && lies_near(p->values);
  return !narrow_window(w, &p->window_key);
}

// A channels-last problem in another view. False: it has none.
static bool see_as(View view, const Problem& p, Problem* seen) {
  *seen = p;
  seen->view = view;
  seen->layout = ARGPOOL_CHANNELS_FIRST;
  seen->either_layout = view == View::planes;
  if (view == View::rows && !join_pixels(seen)) return false;
  set_clipping(seen);
  return true;
}

static bool select_as(View view, Problem& p, const Menu& menu, Selection* selection) {
  Problem seen;
  const bool found = see_as(view, p, &seen) && !select(seen, menu, selection);
  clear_error();
  if (found) p = seen;
  return found;
}

// Pixels as cells, where that is expected to be faster than `selection`.
static bool select_faster_rows(Problem& p, const Menu& menu, Selection* selection) {
  Problem seen = p;
  Selection found;
  if (!select_as(View::rows, seen, menu, &found) || !found.main.known || !selection->main.known ||
      found.main.ns >= selection->main.ns) {
    return false;
  }
  p = seen;
  *selection = found;
  return true;
}

// Rows of one channel are lines to channels-first kernels; a forced row, or a table without them,
// may want channels-last.
static argpool_status select_layout(Problem& p, const Menu& menu, Selection* selection) {
  if (p.either_layout && select_as(View::planes, p, menu, selection)) return ARGPOOL_OK;
  if (argpool_status bad = select(p, menu, selection)) return bad;
  if (!p.channels_last() || menu.forced || select_faster_rows(p, menu, selection)) {
    return ARGPOOL_OK;
  }
  const Selection had = *selection;
  if (pays_as_planes(p, *selection) && !select_as(View::planes, p, menu, selection)) {
    *selection = had;
  }
  return ARGPOOL_OK;
}

// A selection that was made of the same problem before, on data that may be less aligned.
static bool take_resolved(const Resolved& r, Problem& p, const Menu& menu, Selection* selection) {
  const Selection& s = r.selection;
  if (s.table != menu.table || s.cpu != menu.cpu ||
      !same_content(r.content, *menu.table) || s.main.row->run != r.run) {
    return false;
  }
  Problem seen = p;
  if (r.view != View::asked && !see_as(r.view, p, &seen)) return false;
  if (!still_eligible(seen, s)) return false;
  p = seen;
  *selection = s;
  return true;
}

// The row of a lesson, where one fits; of channels-last calls it may be for planes.
static bool select_by_wisdom(Problem& p, const Menu& menu, Selection* selection) {
  if (p.on_device() || menu.forced) return false;
  Recalled recalled(problem_number(p, menu));
  const char* const row = recalled.row();
  if (!row) return false;
  const Resolved* const known = recalled.resolved();
  if (known && take_resolved(*known, p, menu, selection)) return true;
  const bool estimated = strcmp(row, kEstimate) == 0;
  Menu forced = menu;
  forced.forced = estimated ? nullptr : row;
  bool found = !(estimated ? select_layout(p, menu, selection) : select(p, forced, selection));
  clear_error();
  if (!found && p.channels_last()) {
    found = select_as(View::rows, p, forced, selection) ||
            select_as(View::planes, p, forced, selection);
  }
  selection->by_wisdom = found;
  if (found) {
    recalled.resolve({*selection, p.view, *menu.table, selection->main.row->run});
  }
  return found;
}

static argpool_status select_wisely(Problem& p, const Menu& menu, Selection* selection) {
  const bool wise = kWisdom && is_wise() && select_by_wisdom(p, menu, selection);
  return wise ? ARGPOOL_OK : select_layout(p, menu, selection);
}

// Rows are compared until one passes: those that do not are refused from then on.
[[gnu::noinline]] static argpool_status select_verified(Problem& p, const Menu& menu,
                                                        Selection* selection) {
  const Problem original = p;
  const argpool_row *faulty = nullptr, *found;
  do {
    p = original;
    if (argpool_status bad = select_wisely(p, menu, selection)) return bad;
    found = verify(original, menu, p, *selection);
    if (found) faulty = found;
  } while (found);
  selection->faulty = faulty;
  return ARGPOOL_OK;
}

argpool_status select_rows(Problem& p, const Menu& menu, Selection* selection) {
  *selection = Selection{};
  if (!kDevices && p.on_device()) {
    return fail(ARGPOOL_UNSUPPORTED_DEVICE,
                "libargpool_small.a serves tensors on the CPU alone; accepted: those, or link "
                "libargpool.a");
  }
  if (!p.empty()) {
    const bool verifies = kMeasures && environment().verify;
    if (argpool_status bad = verifies ? select_verified(p, menu, selection)
                                      : select_wisely(p, menu, selection)) {
      return bad;
    }
  }
  if (kExplains && environment().verbose_dispatch) explain_dispatch(p, menu, *selection);
  return ARGPOOL_OK;
}

void measure_rows(const Problem& original, const Menu& menu, const Workers& workers,
                  const argpool_options& o, Problem* problem, Selection* selection, Measured* m) {
  const argpool_measure wanted = o.measure ? o.measure : environment().measure;
  const argpool_measure how = selection->by_wisdom ? ARGPOOL_ESTIMATE : wanted;
  measure(original, menu, workers, how, o.measure_seconds, problem, selection, m);
  if (kWisdom && m->how && m->ns > 0) learn(original, menu, *selection, m->ns);
}

// A call that is measured is so once: what was found is kept, and not measured where it could not
// be.
argpool_status select_measured(Problem& p, const Menu& menu, const argpool_options& o,
                               Selection* s) {
  const Problem original = p;
  if (argpool_status bad = select_rows(p, menu, s)) return bad;
  if (p.empty() || s->by_wisdom || is_full()) return ARGPOOL_OK;
  Measured measured;
  measure_rows(original, menu, workers_of(o), o, &p, s, &measured);
  if (kExplains && environment().verbose_dispatch) {
    char sentence[512];
    explain_plan(p, menu, *s, measured, sentence, sizeof sentence);
    explain_measured("call", p, sentence);
  }
  return ARGPOOL_OK;
}

}  // namespace argpool
