// Failures: a status plus a sentence that says what was wrong, what was given, what is accepted
// (C17). And what else a thread's last call leaves behind.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// Makes this thread's sentence (printf's format) and returns `status`.
[[gnu::cold, gnu::noinline, gnu::format(printf, 2, 3)]]
argpool_status fail(argpool_status status, const char* format, ...);

// What the last call of each thread has left. All in one place: where libraries are shared, a
// thread's own memory is asked for by a call.
struct LastCall {
  const char* variant;  // NULL: no row ran yet
  char sentence[512];
};
extern __thread LastCall last_call;

// Every call that can fail starts without a sentence.
inline void clear_error() { last_call.sentence[0] = 0; }

}  // namespace argpool
