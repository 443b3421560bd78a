// Windows 7 and later.
// SPDX-License-Identifier: MIT
#include "platform/system.h"

#ifdef _WIN32

#define WIN32_LEAN_AND_MEAN
#define NOMINMAX
#include <windows.h>
#include <malloc.h>
#include <process.h>
#include <stdlib.h>
#include <time.h>

namespace argpool {

static_assert(sizeof(SRWLOCK) == sizeof(void*) && sizeof(CONDITION_VARIABLE) == sizeof(void*) &&
              sizeof(INIT_ONCE) == sizeof(void*));

static PSRWLOCK lock_of(Mutex& m) { return reinterpret_cast<PSRWLOCK>(&m.handle); }
static PCONDITION_VARIABLE variable_of(Condition& c) {
  return reinterpret_cast<PCONDITION_VARIABLE>(&c.handle);
}

void Mutex::lock() { AcquireSRWLockExclusive(lock_of(*this)); }
void Mutex::unlock() { ReleaseSRWLockExclusive(lock_of(*this)); }
void Condition::wait(Mutex& m) {
  SleepConditionVariableSRW(variable_of(*this), lock_of(m), INFINITE, 0);
}
void Condition::wake_one() { WakeConditionVariable(variable_of(*this)); }
void Condition::wake_all() { WakeAllConditionVariable(variable_of(*this)); }

static BOOL CALLBACK call_once(PINIT_ONCE, void* f, void**) {
  reinterpret_cast<void (*)()>(f)();
  return TRUE;
}
void run_once(Once& once, void (*f)()) {
  InitOnceExecuteOnce(reinterpret_cast<PINIT_ONCE>(&once.handle), call_once,
                      reinterpret_cast<void*>(f), nullptr);
}

// A thread runs this: allocated by its starter, freed by itself.
struct Start {
  void* (*run)(void*);
  void* data;
};
static unsigned __stdcall begin(void* memory) {
  const Start start = *static_cast<Start*>(memory);
  free(memory);
  start.run(start.data);
  return 0;
}

bool start_thread(Thread* thread, void* (*run)(void*), void* data) {
  Start* const start = static_cast<Start*>(malloc(sizeof(Start)));
  if (!start) return false;
  *start = {run, data};
  *thread = reinterpret_cast<void*>(_beginthreadex(nullptr, 0, begin, start, 0, nullptr));
  if (!*thread) free(start);
  return *thread != nullptr;
}

void join_thread(Thread thread) {
  WaitForSingleObject(thread, INFINITE);
  CloseHandle(thread);
}
void yield_thread() { SwitchToThread(); }
void after_fork(void (*)()) {}

// FLS calls back on x86-32 by another convention: there a thread's state is not freed.
bool make_key(Key* key, void (*release)(void*)) {
#ifdef _WIN64
  *key = FlsAlloc(release);
#else
  (void)release;
  *key = FlsAlloc(nullptr);
#endif
  return *key != FLS_OUT_OF_INDEXES;
}
bool set_key(Key key, void* value) { return FlsSetValue(key, value); }
void delete_key(Key key) { FlsFree(key); }

int64_t monotonic_ns() {
  LARGE_INTEGER count, rate;
  QueryPerformanceCounter(&count);
  QueryPerformanceFrequency(&rate);
  return count.QuadPart / rate.QuadPart * 1000000000 +
         count.QuadPart % rate.QuadPart * 1000000000 / rate.QuadPart;
}

// GetThreadTimes counts ticks of 15 ms: too coarse to compare rows.
int64_t thread_ns() { return monotonic_ns(); }
int64_t seconds_since_1970() { return _time64(nullptr); }

int usable_cpus() {
  DWORD_PTR process, system;
  if (!GetProcessAffinityMask(GetCurrentProcess(), &process, &system) || !process) return 1;
  return __builtin_popcountll(process);
}

void* allocate_aligned(size_t alignment, size_t bytes) { return _aligned_malloc(bytes, alignment); }
void free_aligned(void* memory) { _aligned_free(memory); }

int process_number() { return (int)GetCurrentProcessId(); }

}  // namespace argpool

#endif
