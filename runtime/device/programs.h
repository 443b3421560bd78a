// Shared by device rows and the two device libraries: sentences, drivers found at run time, and
// programs that were built from rows' sources, kept by context until argpool_shutdown.
// SPDX-License-Identifier: MIT
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "argpool_registry.h"
#include "platform/system.h"

extern "C" const argpool_device argpool_cuda_device, argpool_opencl_device;

namespace argpool {

// Writes a call's message; what does not fit is left out.
[[gnu::format(printf, 2, 3)]] void say(argpool_device_call* call, const char* format, ...);

// Keeps the status of a failed call in a row, which rows ignore, for the call.
int note(argpool_device_call* call, int status);

// A driver, loaded at the first use: functions by name. A failure is a message; the next call
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
  uint64_t context_id;  // distinguishes contexts of one address
  void* handle;
  Entry* entries;
};

// All that was built of one row. Its address is the row's state.
struct Source {
  Source* next;
  void** state;
  Program* programs;
};

// The steps in which devices differ: how programs and entries are made of sources, and released.
// Its sources are worked on by one thread at a time.
struct Sources {
  // NULL: a message, and a status.
  void* (*build)(argpool_device_call* call, const char* source, size_t size, int* status);
  void* (*entry)(argpool_device_call* call, void* program, const char* name, int* status);
  void (*release_program)(void* program);
  void (*release_entry)(void* entry);  // NULL: a program's entries go with it
  Mutex mutex;
  Source* first;
};

class Locked {
 public:
  explicit Locked(Sources& sources) : mutex_(sources.mutex) { mutex_.lock(); }
  ~Locked() { mutex_.unlock(); }
  Locked(const Locked&) = delete;
  Locked& operator=(const Locked&) = delete;

 private:
  Mutex& mutex_;
};

// Builds a row's program for the call's context, unless it is there. `id` distinguishes contexts of
// one address. A status.
int keep_program(argpool_device_call* call, Sources& sources, void** state, uint64_t id,
                 const char* source, size_t size);

// An entry of a row's program, looked up once; the caller has the sources locked. NULL: a status,
// and a message.
void* entry_of(argpool_device_call* call, Sources& sources, const void* state, uint64_t id,
               const char* name, int* status);

// Forgets all.
void drop_programs(Sources& sources);

}  // namespace argpool
