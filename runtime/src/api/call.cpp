// The way of all entry points of argpool.h: check, choose, run; and the library's end.
// SPDX-License-Identifier: MIT
#include "api/call.h"

#include "api/choose_rows.h"
#include "check/checks.h"
#include "check/no_window.h"
#include "platform/scratch.h"
#include "platform/threads.h"
#include "remember/recent.h"
#include "remember/verify.h"
#include "remember/wisdom.h"
#include "run/device.h"
#include "support/structs.h"

extern "C" const argpool_table argpool_default_table;

namespace argpool {

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
  if (!kUnloads) return abandon_thread_states();
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
