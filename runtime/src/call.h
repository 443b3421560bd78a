// A call from checks to results, and what plans share with it.
// SPDX-License-Identifier: MIT
#pragma once

#include "environment.h"
#include "errors.h"
#include "explain.h"
#include "measure.h"
#include "parts.h"
#include "recent.h"
#include "run.h"

namespace argpool {

// Options and environment, resolved: what rows may be chosen from, and who works.
argpool_status menu_of(const argpool_table* table, const argpool_options& options, int32_t device,
                       Menu* menu);
Workers workers_of(const argpool_options& options);

// Selects rows, and settles the layout where a problem may have either; with
// ARGPOOL_VERBOSE=dispatch, says which and why.
argpool_status select_rows(Problem& problem, const Menu& menu, Selection* selection);

// Lets rows compete (measure.h) where options or the environment want it and wisdom has no row;
// what is found becomes wisdom. `asked` is the problem before select_rows.
void measure_rows(const Problem& asked, const Menu& menu, const Workers& workers,
                  const argpool_options& options, Problem* problem, Selection* selection,
                  Measured* measured);
inline bool wants_measuring(const argpool_options& o) {
  return kMeasures && (o.measure || environment().measure);
}

// Gives a problem its data, in the order of the operation's tensors.
void set_data(Problem& problem, void* const* data);

// Runs, and remembers the row as this thread's last variant.
argpool_status run_rows(Runner runner, const Problem& problem, const Selection& selection,
                        const Workers& workers);

// A call of argpool.h, from its checks to its result or its sentence. Without a table, that of the
// options or else the default one.
argpool_status call(Call& call, Runner runner);

// Remembers the row as this thread's last variant.
inline void note_variant(const Selection& s) {
  if (ThreadState* state = this_thread()) {
    state->variant = s.main.row ? s.main.row->name : nullptr;
  }
}

// Passes a status on; with ARGPOOL_VERBOSE=dispatch, a failure is written too.
inline argpool_status finish(argpool_op op, argpool_status status) {
  if (kExplains && status && environment().verbose_dispatch) explain_failure(op, status);
  return status;
}

}  // namespace argpool
