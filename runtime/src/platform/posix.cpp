// Linux, Android, macOS, iOS.
// SPDX-License-Identifier: MIT
#include "platform/system.h"

#if defined(__APPLE__) || (defined(__unix__) && !defined(__wasm__))

#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "platform/quota.h"

namespace argpool {

void run_once(Once& once, void (*f)()) { pthread_once(&once.handle, f); }

bool start_thread(Thread* thread, void* (*run)(void*), void* data) {
  sigset_t all, before;  // signals are the app's own threads' business
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  const bool started = pthread_create(thread, nullptr, run, data) == 0;
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return started;
}

void join_thread(Thread thread) { pthread_join(thread, nullptr); }
void yield_thread() { sched_yield(); }
void after_fork(void (*f)()) { pthread_atfork(nullptr, nullptr, f); }

bool make_key(Key* key, void (*release)(void*)) { return pthread_key_create(key, release) == 0; }
bool set_key(Key key, void* value) { return pthread_setspecific(key, value) == 0; }
void delete_key(Key key) { pthread_key_delete(key); }

static timespec read_clock(clockid_t clock) {
  timespec t;
  clock_gettime(clock, &t);
  return t;
}
static int64_t in_ns(timespec t) { return t.tv_sec * int64_t{1000000000} + t.tv_nsec; }
int64_t monotonic_ns() { return in_ns(read_clock(CLOCK_MONOTONIC)); }
int64_t thread_ns() { return in_ns(read_clock(CLOCK_THREAD_CPUTIME_ID)); }
int64_t seconds_since_1970() { return read_clock(CLOCK_REALTIME).tv_sec; }

int usable_cpus() {
#ifdef __linux__
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set)) return 1;
  const int n = CPU_COUNT(&set), quota = quota_cpus("/sys/fs/cgroup", "/proc/self/cgroup");
#else
  const int n = (int)sysconf(_SC_NPROCESSORS_ONLN), quota = 0;
#endif
  return n < 1 ? 1 : quota && quota < n ? quota : n;
}

void* allocate_aligned(size_t alignment, size_t bytes) {
  void* memory = nullptr;
  return posix_memalign(&memory, alignment, bytes) ? nullptr : memory;
}
void free_aligned(void* memory) { free(memory); }

int process_number() { return (int)getpid(); }

}  // namespace argpool

#endif
