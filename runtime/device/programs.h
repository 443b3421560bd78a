// What device rows and the two device libraries share: sentences, drivers found at run time, and
// programs that were built from rows' sources, kept by context until argpool_shutdown.
// SPDX-License-Identifier: MIT
#pragma once

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

#include "argpool_registry.h"

extern "C" const argpool_device argpool_cuda_device, argpool_opencl_device;

namespace argpool {

// Writes a call's message; what does not fit is left out.
[[gnu::format(printf, 2, 3)]] void say(argpool_device_call* call, const char* format, ...);

// A driver, loaded when first asked for: functions by name. A failure is a message; the next call
// tries again.
struct Function {
  const char* name;
  void** at;      // where the function's address goes
  bool optional;  // NULL if the driver lacks it
};
bool load_driver(argpool_device_call* call, const char* library, const char* what,
                 const Function* functions, int count, bool* loaded);

// A compiled entry of a program.
struct Entry {
  Entry* next;
  const char* name;  // the row's own text
  void* handle;
};

// A row's source, built for one context.
struct Program {
  Program* next;
  const void* context;
  uint64_t context_id;  // tells contexts of one address apart
  void* handle;
  Entry* entries;
};

// All that was built of one row. Its address is the row's state.
struct Source {
  Source* next;
  void** state;
  Program* programs;
};

// Sources of a device; one thread at a time works on them.
struct Sources {
  pthread_mutex_t mutex;
  Source* first;
};

class Locked {
 public:
  explicit Locked(Sources& sources) : mutex_(&sources.mutex) { pthread_mutex_lock(mutex_); }
  ~Locked() { pthread_mutex_unlock(mutex_); }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;

 private:
  pthread_mutex_t* mutex_;
};

// The program of a row in a context, or NULL.
Program* find_program(const void* state, const void* context, uint64_t context_id);

// Remembers one. False: no memory, or a message.
bool keep_program(Sources& sources, void** state, const Program& program);

// An entry that was looked up before, or NULL; and remembering one. False: no memory.
Entry* find_entry(const Program& program, const char* name);
bool keep_entry(Program& program, const char* name, void* handle);

// Forgets all: release_entry may be NULL.
void drop_programs(Sources& sources, void (*release_entry)(void*), void (*release_program)(void*));

}  // namespace argpool
