// A call from checks to results.
// SPDX-License-Identifier: MIT
#pragma once

#include "choose/explain.h"
#include "parts.h"
#include "platform/environment.h"
#include "remember/recent.h"
#include "run/run.h"
#include "support/errors.h"

namespace argpool {

// A call of argpool.h, from its checks to its result or its sentence. Without a table, that of the
// options or else the default one.
argpool_status call(Call& call, Runner runner);

// Passes a status on; with ARGPOOL_VERBOSE=dispatch, a failure is written too.
inline argpool_status finish(argpool_op op, argpool_status status) {
  if (kExplains && status && environment().verbose_dispatch) explain_failure(op, status);
  return status;
}

}  // namespace argpool
