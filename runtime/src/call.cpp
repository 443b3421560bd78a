// What all entry points of argpool.h share: check, select, run; and the library's end.
// SPDX-License-Identifier: MIT
#include "call.h"

#include "checks.h"
#include "clip.h"
#include "device.h"
#include "explain_plan.h"
#include "no_window.h"
#include "rules.h"
#include "scratch.h"
#include "structs.h"
#include "threads.h"
#include "tuning.h"
#include "verify.h"
#include "wisdom.h"

extern "C" const argpool_table argpool_default_table;

namespace argpool {

Workers workers_of(const argpool_options& o) {
  return {o.num_threads ? o.num_threads : environment().num_threads, o.parallel,
          o.parallel_context};
}

argpool_status menu_of(const argpool_table* table, const argpool_options& o, int32_t device,
                       Menu* menu) {
  const Environment& e = environment();
  if (*e.wrong) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", e.wrong);
  if (kTunes && *tuning_error()) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", tuning_error());
  if (kWisdom && table->wisdom) read_table_wisdom(*table);
  *menu = {table, 0, o.forced_variant, o.max_target, e.tuned, device, 0, workers_of(o).threads};
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
  if (s.table != menu.table || s.cpu != menu.cpu || s.tuned != menu.tuned ||
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
  const Problem asked = p;
  const argpool_row *faulty = nullptr, *found;
  do {
    p = asked;
    if (argpool_status bad = select_wisely(p, menu, selection)) return bad;
    found = verify(asked, menu, p, *selection);
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

void measure_rows(const Problem& asked, const Menu& menu, const Workers& workers,
                  const argpool_options& o, Problem* problem, Selection* selection, Measured* m) {
  const argpool_measure wanted = o.measure ? o.measure : environment().measure;
  const argpool_measure how = selection->by_wisdom ? ARGPOOL_ESTIMATE : wanted;
  measure(asked, menu, workers, how, o.measure_seconds, problem, selection, m);
  if (kWisdom && m->how && m->ns > 0) learn(asked, menu, *selection, m->ns);
}

// A call that is measured is so once: what was found is kept, and not measured where it could not
// be.
[[gnu::noinline]] static argpool_status select_measured(Problem& p, const Menu& menu,
                                                        const argpool_options& o, Selection* s) {
  const Problem asked = p;
  if (argpool_status bad = select_rows(p, menu, s)) return bad;
  if (p.empty() || s->by_wisdom || is_full()) return ARGPOOL_OK;
  Measured measured;
  measure_rows(asked, menu, workers_of(o), o, &p, s, &measured);
  if (kExplains && environment().verbose_dispatch) {
    char sentence[512];
    explain_plan(p, menu, *s, measured, sentence, sizeof sentence);
    explain_measured("call", p, sentence);
  }
  return ARGPOOL_OK;
}

void set_data(Problem& p, void* const* data) {
  const Signature& s = signature(p.op);
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p.has_indices) continue;
    tensor_at(p, s, i)->place(data[i]);
  }
}

argpool_status run_rows(Runner runner, const Problem& p, const Selection& s,
                        const Workers& workers) {
  if (!p.empty()) {
    const bool device = kDevices && p.on_device();
    const argpool_status bad = device ? run_on_device(p, s) : run(runner, p, s, workers);
    if (bad) return bad;
  }
  note_variant(s);
  return ARGPOOL_OK;
}

static argpool_status call_or_fail(Call& c, Runner runner);

// A call like one that was made before.
static argpool_status call_again(Answer& answer, Call& c, Runner runner, void* const* data) {
  if (answer.ready.run(answer.problem, answer.selection, data)) {
    note_variant(answer.selection);
    return ARGPOOL_OK;
  }
  if (answer.ready.revoked()) {
    forget(answer);
    return call_or_fail(c, runner);
  }
  argpool_options o;
  if (argpool_status bad = read_options(c.options, &o)) return bad;
  Problem problem = answer.problem;
  set_data(problem, data);
  if (argpool_status bad = check_data(problem, Data::given)) return bad;
  return run_rows(runner, problem, answer.selection, workers_of(o));
}

static bool has_table(const argpool_options* o) {
  return o && plausible_size(o->struct_size, offsetof(argpool_options, index_space)) && o->table;
}

// An unpooling without a window goes on with one that fits.
[[gnu::noinline]] static argpool_status call_fitted(Call* c, argpool_window* fitted) {
  argpool_options o;
  if (argpool_status bad = read_options(c->options, &o)) return bad;
  if (argpool_status bad = fit_window(c->op, c->tensors, o, fitted)) return bad;
  c->window = fitted;
  return ARGPOOL_OK;
}

static argpool_status call_or_fail(Call& c, Runner runner) {
  argpool_window fitted;
  argpool_options o;
  Problem problem;
  Menu menu;
  Selection selection;
  if (!c.table) c.table = has_table(c.options) ? c.options->table : &argpool_default_table;
  if (__builtin_expect(!c.window, 0)) {
    if (argpool_status bad = call_fitted(&c, &fitted)) return bad;
  }
  void* data[3];
  Answer* const answer = recall(c, data);
  if (answer) return call_again(*answer, c, runner, data);
  if (argpool_status bad = read_options(c.options, &o)) return bad;
  if (argpool_status bad = check_table(c.table)) return bad;
  if (argpool_status bad = check_call(c.op, c.window, c.tensors, o, Data::given, &problem)) {
    return bad;
  }
  if (argpool_status bad = menu_of(c.table, o, problem.plane.device, &menu)) return bad;
  const argpool_status bad = wants_measuring(o) ? select_measured(problem, menu, o, &selection)
                                                : select_rows(problem, menu, &selection);
  if (bad) return bad;
  if (!problem.on_device()) remember(c, problem, selection);
  return run_rows(runner, problem, selection, workers_of(o));
}

argpool_status call(Call& c, Runner runner) {
  clear_error();
  return finish(c.op, call_or_fail(c, runner));
}

}  // namespace argpool

using namespace argpool;

const char* argpool_last_variant(void) {
  const ThreadState* state = this_thread();
  return state && state->variant ? state->variant : "";
}

void argpool_shutdown(void) {
  join_pool();
  release_arenas();
  if (kWisdom) forget_lessons();
  if (kMeasures) forget_verified();
  if (kDevices) release_devices();
  release_thread_state();
}

// Who unloads the library, or ends the process, need not have called argpool_shutdown; no thread
// that runs our code may be left. Devices are left alone: their drivers may have ended already.
[[gnu::destructor]] static void unload() {
  join_pool();
  release_arenas();
  if (kWisdom) forget_lessons();
  if (kMeasures) forget_verified();
  abandon_thread_states();
}

#define ARGPOOL_TEXT(x) #x
#define ARGPOOL_VERSION_TEXT(major, minor, patch) \
  ARGPOOL_TEXT(major) "." ARGPOOL_TEXT(minor) "." ARGPOOL_TEXT(patch)

const char* argpool_version(void) {
  return ARGPOOL_VERSION_TEXT(ARGPOOL_VERSION_MAJOR, ARGPOOL_VERSION_MINOR, ARGPOOL_VERSION_PATCH);
}
