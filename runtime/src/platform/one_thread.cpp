// WASI, and bare metal: no threads.
// SPDX-License-Identifier: MIT
#include "platform/system.h"

#if !defined(_WIN32) && !defined(__APPLE__) && (!defined(__unix__) || defined(__wasm__))

#include <time.h>

namespace argpool {

void run_once(Once& once, void (*f)()) {
  if (!once.ran) f();
  once.ran = true;
}

bool start_thread(Thread*, void* (*)(void*), void*) { return false; }
void join_thread(Thread) {}
void yield_thread() {}
void after_fork(void (*)()) {}

// The thread never ends.
bool make_key(Key*, void (*)(void*)) { return true; }
bool set_key(Key, void*) { return true; }
void delete_key(Key) {}

int usable_cpus() { return 1; }
int process_number() { return 0; }

#ifndef ARGPOOL_BARE

int64_t monotonic_ns() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * int64_t{1000000000} + t.tv_nsec;
}
int64_t thread_ns() { return monotonic_ns(); }
int64_t seconds_since_1970() { return time(nullptr); }

void* allocate_aligned(size_t alignment, size_t bytes) {
  return aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}
void free_aligned(void* memory) { free(memory); }

#endif

}  // namespace argpool

#endif
