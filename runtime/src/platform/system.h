// What an operating system decides: threads, locks, clocks, CPUs of the process, memory, variables
// and files. No source outside this folder asks which system it is compiled for
// (tests/house/arrows.py).
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

// Bare metal: no heap, environment, clock or files; memory is the program's (argpool_bare.h).
#if !defined(_WIN32) && !defined(__APPLE__) && !defined(__unix__) && !defined(__wasi__)
#define ARGPOOL_BARE
#else
#include <stdlib.h>
#endif

// Each defines Mutex (lock, unlock), Condition (wait, wake_one, wake_all, end), Once, Thread, Key,
// kUnloads, ARGPOOL_THREAD_LOCAL and ARGPOOL_TLS_MODEL.
#if defined(_WIN32)
#include "platform/win32.h"
#elif defined(__APPLE__) || (defined(__unix__) && !defined(__wasm__))
#include "platform/posix.h"
#else
#include "platform/one_thread.h"
#endif

namespace argpool {

// Runs f, unless it ran with this `once` already; returns when it is done.
void run_once(Once& once, void (*f)());

// False: the system gives no more threads. The app's signals do not reach the thread.
bool start_thread(Thread* thread, void* (*run)(void*), void* data);
void join_thread(Thread thread);
void yield_thread();
// Runs f in each forked child.
void after_fork(void (*f)());

// A pointer of each thread, which `release` is given when the thread ends.
bool make_key(Key* key, void (*release)(void*));
bool set_key(Key key, void* value);
void delete_key(Key key);

int64_t monotonic_ns();  // 0 always: there is no clock
int64_t seconds_since_1970();
int64_t thread_ns();  // CPU time of this thread; where that is not known, monotonic_ns

// CPUs that the process may use.
int usable_cpus();

void* allocate_aligned(size_t alignment, size_t bytes);  // NULL: no memory
void free_aligned(void* memory);

// Zeroed memory of a thread or a plan, and a variable of the environment; NULL: there is none.
#ifdef ARGPOOL_BARE
void* allocate_zeros(size_t bytes);
void free_zeros(void* memory);
inline const char* read_variable(const char*) { return nullptr; }
#else
inline void* allocate_zeros(size_t bytes) { return calloc(1, bytes); }
inline void free_zeros(void* memory) { free(memory); }
inline const char* read_variable(const char* name) { return getenv(name); }
#endif

// Files by numbers; one below 0: errno says why. Programs that the process starts get none.
constexpr int kStderr = 2;
int open_to_read(const char* path);
int open_to_write(const char* path);  // what the file had is dropped
ptrdiff_t read_bytes(int file, void* to, size_t bytes);  // as read does; not interrupted by signals
bool write_bytes(int file, const char* from, size_t bytes);  // all of them, or false
bool sync_file(int file);                                    // what was written is on the disk
bool close_file(int file);
bool delete_file(const char* path);
// Gives a file another's name; who opens the name meanwhile finds the old file, or the new one.
bool replace_file(const char* from, const char* to);
int process_number();

}  // namespace argpool
