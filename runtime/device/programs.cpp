// Sentences, drivers and programs of devices.
// SPDX-License-Identifier: MIT
#include "programs.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "argpool.h"
#include "platform/drivers.h"

namespace argpool {

void say(argpool_device_call* call, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(call->message, call->message_size, format, arguments);
  va_end(arguments);
}

int note(argpool_device_call* call, int status) {
  if (!call->failure) call->failure = status;
  return status;
}

static Mutex loading;

static bool load(argpool_device_call* call, const char* library, const char* what,
                 const Function* functions, int count) {
  const char* why;
  void* driver = open_library(library, &why);
  if (!driver) {
    say(call, "%s was not found (%s); accepted: machines with %s", library, why, what);
    return false;
  }
  for (int i = 0; i < count; ++i) {
    void* const found = find_function(driver, functions[i].name);
    if (!found && !functions[i].optional) {
      say(call, "%s has no %s; accepted: %s", library, functions[i].name, what);
      close_library(driver);
      return false;
    }
    *functions[i].at = found;
  }
  return true;  // and it stays loaded
}

bool load_driver(argpool_device_call* call, const char* library, const char* what,
                 const Function* functions, int count, bool* loaded) {
  if (__atomic_load_n(loaded, __ATOMIC_ACQUIRE)) return true;
  loading.lock();
  const bool fine = *loaded || load(call, library, what, functions, count);
  __atomic_store_n(loaded, fine, __ATOMIC_RELEASE);
  loading.unlock();
  return fine;
}

static Program* find_program(const void* state, const void* context, uint64_t id) {
  const Source* source = static_cast<const Source*>(state);
  Program* program = source ? source->programs : nullptr;
  while (program && (program->context != context || program->context_id != id)) {
    program = program->next;
  }
  return program;
}

// False: no memory.
static bool remember(Sources& sources, void** state, const Program& built) {
  Source* source = static_cast<Source*>(*state);
  Program* program = static_cast<Program*>(malloc(sizeof *program));
  if (program && !source) source = static_cast<Source*>(malloc(sizeof *source));
  if (!program || !source) {
    free(program);
    return false;
  }
  if (!*state) {
    *source = {sources.first, state, nullptr};
    sources.first = source;
    *state = source;
  }
  *program = built;
  program->next = source->programs;
  source->programs = program;
  return true;
}

int keep_program(argpool_device_call* call, Sources& sources, void** state, uint64_t id,
                 const char* source, size_t size) {
  Locked lock(sources);
  if (find_program(*state, call->context, id)) return ARGPOOL_OK;
  int status = ARGPOOL_OK;
  void* const built = sources.build(call, source, size, &status);
  if (!built) return status;
  if (remember(sources, state, {nullptr, call->context, id, built, nullptr})) return ARGPOOL_OK;
  sources.release_program(built);
  say(call, "no memory to remember a program");
  return ARGPOOL_OUT_OF_MEMORY;
}

void* entry_of(argpool_device_call* call, Sources& sources, const void* state, uint64_t id,
               const char* name, int* status) {
  Program* const program = find_program(state, call->context, id);
  if (!program) {
    say(call, "a kernel's program is gone; accepted: argpool_shutdown when nobody calls");
    *status = ARGPOOL_DEVICE_ERROR;
    return nullptr;
  }
  const Entry* found = program->entries;
  while (found && found->name != name && strcmp(found->name, name)) found = found->next;
  if (found) return found->handle;
  void* const handle = sources.entry(call, program->handle, name, status);
  if (!handle) return nullptr;
  Entry* const entry = static_cast<Entry*>(malloc(sizeof *entry));
  if (entry) {
    *entry = {program->entries, name, handle};
    program->entries = entry;
    return handle;
  }
  if (sources.release_entry) sources.release_entry(handle);
  say(call, "no memory to remember a kernel");
  *status = ARGPOOL_OUT_OF_MEMORY;
  return nullptr;
}

void drop_programs(Sources& sources) {
  Locked lock(sources);
  while (Source* source = sources.first) {
    sources.first = source->next;
    *source->state = nullptr;
    while (Program* program = source->programs) {
      source->programs = program->next;
      while (Entry* entry = program->entries) {
        program->entries = entry->next;
        if (sources.release_entry) sources.release_entry(entry->handle);
        free(entry);
      }
      sources.release_program(program->handle);
      free(program);
    }
    free(source);
  }
}

}  // namespace argpool
