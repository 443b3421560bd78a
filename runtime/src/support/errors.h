// Failures: a status plus a sentence that says what was wrong, what was given, what is accepted
// (C17).
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"
#include "platform/thread_state.h"

namespace argpool {

// Makes this thread's sentence (printf's format) and returns `status`.
[[gnu::cold, gnu::noinline, gnu::format(printf, 2, 3)]]
argpool_status fail(argpool_status status, const char* format, ...);

// Every call that can fail starts without a sentence.
inline void clear_error() {
  if (ThreadState* state = this_thread()) state->sentence[0] = 0;
}

}  // namespace argpool
