// Plans: a checked problem and its selected rows, kept for many runs.
// SPDX-License-Identifier: MIT
#include <stdio.h>
#include <string.h>

#include "api/call.h"
#include "api/choose_rows.h"
#include "check/checks.h"
#include "check/no_window.h"
#include "platform/system.h"
#include "remember/explain_plan.h"
#include "run/ready.h"

extern "C" const argpool_table argpool_default_table;

using namespace argpool;

// `problem` holds the creator's data pointers until a run replaces them in a copy of its own.
struct argpool_plan {
  Problem problem;
  Selection selection;
  Menu menu;
  Workers workers;
  Ready ready;
  Keeper keeper;
  char names[320];  // what the menu's two names point at: the caller's strings may go away
  Measured measured;
  char explained[512];  // "": nobody asked yet
};

namespace {

// Copies a name into the plan. False: it does not fit, hence is no row's or target's name.
bool keep_name(const char** name, char* to, size_t size) {
  if (!*name) return true;
  const int length = snprintf(to, size, "%s", *name);
  *name = to;
  return length >= 0 && (size_t)length < size;
}

// Plans are explained where somebody asks, by one thread at a time.
Mutex explaining;

const char* explain(argpool_plan* plan) {
  explaining.lock();
  if (!plan->explained[0]) {
    explain_plan(plan->problem, plan->menu, plan->selection, plan->measured, plan->explained,
                 sizeof plan->explained);
  }
  explaining.unlock();
  return plan->explained;
}

// Measures rows where options or the environment want it.
void choose_measured(const Problem& original, const argpool_options& o, argpool_plan* plan) {
  measure_rows(original, plan->menu, plan->workers, o, &plan->problem, &plan->selection,
               &plan->measured);
  plan->explained[0] = 0;
  if (kExplains && wants_measuring(o) && environment().verbose_dispatch) {
    explain_measured("plan", plan->problem, explain(plan));
  }
}

// Each run selects anew, where one of its rows is faulty.
void leave_faulty(void* plan) {
  argpool_plan* const p = static_cast<argpool_plan*>(plan);
  if (has_faulty(p->selection)) p->ready.revoke();
}

argpool_status create(argpool_plan** plan, argpool_op op, const argpool_window* window,
                      const DLTensor* const* tensors, const argpool_options* options) {
  if (!plan) return fail(ARGPOOL_INVALID_ARGUMENT, "plan is NULL; accepted: where to put the plan");
  *plan = nullptr;
  argpool_options o;
  if (argpool_status bad = read_options(options, &o)) return bad;
  const argpool_table* table = o.table ? o.table : &argpool_default_table;
  if (argpool_status bad = check_table(table)) return bad;
  argpool_window fitted;
  if (!window) {
    if (argpool_status bad = fit_window(op, tensors, o, &fitted)) return bad;
    window = &fitted;
  }
  argpool_plan* kept = static_cast<argpool_plan*>(allocate_zeros(sizeof *kept));
  if (!kept) {
    return fail(ARGPOOL_OUT_OF_MEMORY,
                "a plan of %zu bytes could not be allocated; accepted: more free memory",
                sizeof *kept);
  }
  argpool_status bad = check_call(op, window, tensors, o, Data::planned, &kept->problem);
  if (!bad) bad = menu_of(table, o, kept->problem.plane.device, &kept->menu);
  const Problem original = kept->problem;
  if (!bad) bad = select_rows(kept->problem, kept->menu, &kept->selection);
  if (bad) {
    free_zeros(kept);
    return bad;
  }
  kept->workers = workers_of(o);
  choose_measured(original, o, kept);
  kept->ready.renew();
  kept->keeper.enter(leave_faulty, kept);
  keep_name(&kept->menu.forced, kept->names, 256);
  keep_name(&kept->menu.max_target, kept->names + 256, 64);
  *plan = kept;
  return ARGPOOL_OK;
}

[[gnu::noinline]] argpool_status run_plan(const argpool_plan* plan, void* const* data) {
  if (!plan || !data) {
    return fail(ARGPOOL_INVALID_ARGUMENT, "%s is NULL; accepted: %s", plan ? "data" : "plan",
                plan ? "the pointers of the operation's tensors" : "a plan");
  }
  Problem problem = plan->problem;
  set_data(problem, data);
  if (argpool_status bad = check_data(problem, Data::given)) return bad;
  const Runner runner = runner_of(problem.op);
  if (still_eligible(problem, plan->selection)) {
    return run_rows(runner, problem, plan->selection, plan->workers);
  }
  Selection selection;  // this data is less aligned than the plan's row needs, or that is faulty
  if (argpool_status bad = select_rows(problem, plan->menu, &selection)) return bad;
  return run_rows(runner, problem, selection, plan->workers);
}

}  // namespace

argpool_status argpool_plan_create(argpool_plan** plan, argpool_op op, const argpool_window* window,
                                   const DLTensor* const* tensors, const argpool_options* options) {
  clear_error();
  return finish(op, create(plan, op, window, tensors, options));
}

argpool_status argpool_plan_run(const argpool_plan* plan, void* const* data) {
  clear_error();
  // A plan's ready state is no part of what it says.
  argpool_plan* const p = const_cast<argpool_plan*>(plan);
  if (p && data && p->ready.run(p->problem, p->selection, data)) {
    note_variant(p->selection);
    return ARGPOOL_OK;
  }
  return finish(p ? p->problem.op : ARGPOOL_MAX_POOL, run_plan(p, data));
}

argpool_status argpool_plan_report(const argpool_plan* plan) {
  return plan && plan->selection.faulty ? ARGPOOL_FAULTY_ROW : ARGPOOL_OK;
}

const char* argpool_plan_variant(const argpool_plan* plan) {
  return plan && plan->selection.main.row ? plan->selection.main.row->name : "";
}

const char* argpool_plan_explain(const argpool_plan* plan) {
  if (!plan) return "";
  if (!kExplains) {
    return "libargpool_small.a neither explains nor measures plans; link libargpool.a (CMake: "
           "RUNTIME argpool::runtime)";
  }
  return explain(const_cast<argpool_plan*>(plan));  // what it says was settled when it was made
}

void argpool_plan_destroy(argpool_plan* plan) {
  if (plan) plan->keeper.leave();
  free_zeros(plan);
}
