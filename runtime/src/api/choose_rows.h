// Choosing the rows of a call or a plan.
// SPDX-License-Identifier: MIT
#pragma once

#include "parts.h"
#include "platform/environment.h"
#include "remember/measure.h"
#include "run/run.h"
#include "support/errors.h"

namespace argpool {

// Options and environment, resolved: what rows may be chosen from, and who works.
argpool_status menu_of(const argpool_table* table, const argpool_options& options, int32_t device,
                       Menu* menu);
Workers workers_of(const argpool_options& options);

// Selects rows, and settles the layout where a problem may have either; with
// ARGPOOL_VERBOSE=dispatch, says which and why.
argpool_status select_rows(Problem& problem, const Menu& menu, Selection* selection);

// Lets rows compete (measure.h) where options or the environment want it and wisdom has no row;
// what is found becomes wisdom. `original` is the problem before select_rows.
void measure_rows(const Problem& original, const Menu& menu, const Workers& workers,
                  const argpool_options& options, Problem* problem, Selection* selection,
                  Measured* measured);
inline bool wants_measuring(const argpool_options& o) {
  return kMeasures && (o.measure || environment().measure);
}

// Both, for a call.
[[gnu::noinline]] argpool_status select_measured(Problem& problem, const Menu& menu,
                                                 const argpool_options& options,
                                                 Selection* selection);

}  // namespace argpool
