// What argpool keeps for each thread that calls it. Thread-local storage holds two pointers: it is
// taken from the stack of every thread of the process, of those that never call argpool too.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool_registry.h"
#include "platform/system.h"

namespace argpool {

struct Recent;

// Allocated, all zero, by a thread's first call; freed when the thread ends. argpool_shutdown frees
// that of the calling thread.
struct ThreadState {
  const char* variant;                // the row of the last successful call; NULL: none yet
  char sentence[512];                 // of the last call, if it failed
  int64_t last_asked;                 // when this thread last looked for idle workers (threads.cpp)
  const argpool_device* last_device;  // that a call was made on
};

struct ThreadPointers {
  ThreadState* state;  // NULL: the thread made no call yet
  Recent* recent;      // its remembered calls; NULL: none yet. Here, as every call reads it
};
// With glibc at a fixed distance from the thread pointer, in libargpool.so, too: no call finds them
// first. 16 bytes of what glibc reserves for libraries that are loaded late.
extern ARGPOOL_THREAD_LOCAL ThreadPointers thread_pointers ARGPOOL_TLS_MODEL;

// Allocates this thread's state. NULL: there is no memory, or no thread-specific key left.
[[gnu::cold]] ThreadState* make_thread_state();

// This thread's, or NULL. Calls work without; what fails then has a sentence that says so.
inline ThreadState* this_thread() {
  ThreadState* state = thread_pointers.state;
  return __builtin_expect(state != nullptr, 1) ? state : make_thread_state();
}

// Frees remembered calls, or nothing (NULL).
void free_recent(Recent* recent);

// Frees this thread's state; its next call makes another.
void release_thread_state();

// The library is unloaded, or the process ends: no thread that ends later runs code of ours.
void abandon_thread_states();

}  // namespace argpool
