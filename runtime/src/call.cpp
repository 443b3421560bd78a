// The entry points of argpool.h: check, select, run.
// SPDX-License-Identifier: MIT
#include "call.h"

#include "checks.h"
#include "device.h"
#include "recent.h"
#include "scratch.h"
#include "structs.h"
#include "threads.h"
#include "tuning.h"

extern "C" const argpool_table argpool_default_table;

namespace argpool {

Workers workers_of(const argpool_options& o) {
  return {o.num_threads ? o.num_threads : environment().num_threads, o.parallel,
          o.parallel_context};
}

argpool_status menu_of(const argpool_table* table, const argpool_options& o, int32_t device,
                       Menu* menu) {
  const Environment& e = environment();
  if (e.tuned && *tuning_error()) return fail(ARGPOOL_INVALID_ARGUMENT, "%s", tuning_error());
  *menu = {table, 0, o.forced_variant, o.max_target, e.tuned, device, 0, workers_of(o).threads};
  if (!menu->forced && e.forced_variant[0]) menu->forced = e.forced_variant;
  if (!menu->max_target && e.max_target[0]) menu->max_target = e.max_target;
  if (argpool_status bad = choose_costs(e.cpu, menu)) return bad;
  return allow_targets(e.cpu.features, menu);
}

// Rows of one channel are lines to channels-first kernels; a forced row, or a table without them,
// may want channels-last.
static argpool_status select_layout(Problem& p, const Menu& menu, Selection* selection) {
  if (p.either_layout) {
    p.layout = ARGPOOL_CHANNELS_FIRST;
    if (!select(p, menu, selection)) return ARGPOOL_OK;
    p.layout = ARGPOOL_CHANNELS_LAST;
    clear_error();
  }
  return select(p, menu, selection);
}

argpool_status select_rows(Problem& p, const Menu& menu, Selection* selection) {
  *selection = Selection{};
  if (!p.empty()) {
    if (argpool_status bad = select_layout(p, menu, selection)) return bad;
  }
  if (environment().verbose_dispatch) explain_dispatch(p, menu, *selection);
  return ARGPOOL_OK;
}

void set_data(Problem& p, void* const* data) {
  const Signature& s = signature(p.op);
  for (int i = 0; i < 3; ++i) {
    if (i == s.indices && !p.has_indices) continue;
    tensor_at(p, s, i)->place(data[i]);
  }
}

argpool_status run_rows(const Problem& p, const Selection& s, const Workers& workers) {
  if (!p.empty()) {
    const argpool_status bad = p.on_device() ? run_on_device(p, s) : run(p, s, workers);
    if (bad) return bad;
  }
  note_variant(s);
  return ARGPOOL_OK;
}

// A call like one that was made before.
static argpool_status call_again(Answer& answer, const Call& c, void* const* data) {
  if (answer.ready.run(answer.problem, answer.selection, data)) {
    note_variant(answer.selection);
    return ARGPOOL_OK;
  }
  argpool_options o;
  if (argpool_status bad = read_options(c.options, &o)) return bad;
  Problem problem = answer.problem;
  set_data(problem, data);
  if (argpool_status bad = check_data(problem, Data::given)) return bad;
  return run_rows(problem, answer.selection, workers_of(o));
}

static bool has_table(const argpool_options* o) {
  return o && plausible_size(o->struct_size, offsetof(argpool_options, index_space)) && o->table;
}

static argpool_status call(const argpool_table* table, argpool_op op, const argpool_window* window,
                           const DLTensor* const* tensors, const argpool_options* options) {
  argpool_options o;
  Problem problem;
  Menu menu;
  Selection selection;
  Call c = {op, table, window, tensors, options};
  if (!table) c.table = has_table(options) ? options->table : &argpool_default_table;
  void* data[3];
  if (Answer* answer = recall(c, data)) return call_again(*answer, c, data);
  if (argpool_status bad = read_options(options, &o)) return bad;
  table = c.table;
  if (argpool_status bad = check_table(table)) return bad;
  if (argpool_status bad = check_call(op, window, tensors, o, Data::given, &problem)) return bad;
  if (argpool_status bad = menu_of(table, o, problem.plane.device, &menu)) return bad;
  if (argpool_status bad = select_rows(problem, menu, &selection)) return bad;
  if (!problem.on_device()) remember(c, problem, selection);
  return run_rows(problem, selection, workers_of(o));
}

}  // namespace argpool

using namespace argpool;

argpool_status argpool_call(const argpool_table* table, argpool_op op, const argpool_window* window,
                            const DLTensor* const* tensors, const argpool_options* options) {
  clear_error();
  if (!table) return finish(op, check_table(table));
  return finish(op, call(table, op, window, tensors, options));
}

argpool_status argpool_max_pool(const argpool_window* window, const DLTensor* src, DLTensor* values,
                                DLTensor* indices, const argpool_options* options) {
  clear_error();
  const DLTensor* const tensors[] = {src, values, indices};
  return finish(ARGPOOL_MAX_POOL, call(nullptr, ARGPOOL_MAX_POOL, window, tensors, options));
}

argpool_status argpool_max_unpool(const argpool_window* window, const DLTensor* values,
                                  const DLTensor* indices, DLTensor* dst,
                                  const argpool_options* options) {
  clear_error();
  const DLTensor* const tensors[] = {values, indices, dst};
  return finish(ARGPOOL_MAX_UNPOOL, call(nullptr, ARGPOOL_MAX_UNPOOL, window, tensors, options));
}

argpool_status argpool_max_pool_backward(const argpool_window* window, const DLTensor* grad_values,
                                         const DLTensor* indices, DLTensor* grad_src,
                                         const argpool_options* options) {
  clear_error();
  const DLTensor* const tensors[] = {grad_values, indices, grad_src};
  return finish(ARGPOOL_MAX_POOL_BACKWARD,
                call(nullptr, ARGPOOL_MAX_POOL_BACKWARD, window, tensors, options));
}

argpool_status argpool_max_unpool_backward(const argpool_window* window, const DLTensor* grad_dst,
                                           const DLTensor* indices, DLTensor* grad_values,
                                           const argpool_options* options) {
  clear_error();
  const DLTensor* const tensors[] = {grad_dst, indices, grad_values};
  return finish(ARGPOOL_MAX_UNPOOL_BACKWARD,
                call(nullptr, ARGPOOL_MAX_UNPOOL_BACKWARD, window, tensors, options));
}

const char* argpool_last_variant(void) { return last_call.variant ? last_call.variant : ""; }

argpool_status argpool_query_error(const argpool_options* options) {
  clear_error();
  argpool_options o;
  if (argpool_status bad = read_options(options, &o)) return bad;
  const argpool_table* table = o.table ? o.table : &argpool_default_table;
  if (!o.error_word) return ARGPOOL_OK;  // on CPU, calls have reported by themselves
  if (argpool_status bad = check_table(table)) return bad;
  return query_device(*table, o);
}

void argpool_shutdown(void) {
  join_pool();
  release_arenas();
  release_devices();
}

#define ARGPOOL_TEXT(x) #x
#define ARGPOOL_VERSION_TEXT(major, minor, patch) \
  ARGPOOL_TEXT(major) "." ARGPOOL_TEXT(minor) "." ARGPOOL_TEXT(patch)

const char* argpool_version(void) {
  return ARGPOOL_VERSION_TEXT(ARGPOOL_VERSION_MAJOR, ARGPOOL_VERSION_MINOR, ARGPOOL_VERSION_PATCH);
}
