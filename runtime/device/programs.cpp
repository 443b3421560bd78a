// Sentences, drivers and programs of devices.
// SPDX-License-Identifier: MIT
#include "programs.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

namespace argpool {

void say(argpool_device_call* call, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vsnprintf(call->message, call->message_size, format, arguments);
  va_end(arguments);
}

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;

static bool load(argpool_device_call* call, const char* library, const char* what,
                 const Function* functions, int count) {
  void* driver = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!driver) {
    say(call, "%s was not found (%s); accepted: machines with %s", library, dlerror(), what);
    return false;
  }
  for (int i = 0; i < count; ++i) {
    void* const found = dlsym(driver, functions[i].name);
    if (!found && !functions[i].optional) {
      say(call, "%s has no %s; accepted: %s", library, functions[i].name, what);
      dlclose(driver);
      return false;
    }
    *functions[i].at = found;
  }
  return true;  // and it stays loaded
}

bool load_driver(argpool_device_call* call, const char* library, const char* what,
                 const Function* functions, int count, bool* loaded) {
  if (__atomic_load_n(loaded, __ATOMIC_ACQUIRE)) return true;
  pthread_mutex_lock(&loading);
  const bool fine = *loaded || load(call, library, what, functions, count);
  __atomic_store_n(loaded, fine, __ATOMIC_RELEASE);
  pthread_mutex_unlock(&loading);
  return fine;
}

Program* find_program(const void* state, const void* context, uint64_t context_id) {
  const Source* source = static_cast<const Source*>(state);
  Program* program = source ? source->programs : nullptr;
  while (program && (program->context != context || program->context_id != context_id)) {
    program = program->next;
  }
  return program;
}

bool keep_program(Sources& sources, void** state, const Program& built) {
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

Entry* find_entry(const Program& program, const char* name) {
  Entry* entry = program.entries;
  while (entry && entry->name != name && strcmp(entry->name, name)) entry = entry->next;
  return entry;
}

bool keep_entry(Program& program, const char* name, void* handle) {
  Entry* entry = static_cast<Entry*>(malloc(sizeof *entry));
  if (!entry) return false;
  *entry = {program.entries, name, handle};
  program.entries = entry;
  return true;
}

void drop_programs(Sources& sources, void (*release_entry)(void*), void (*release_program)(void*)) {
  Locked lock(sources);
  while (Source* source = sources.first) {
    sources.first = source->next;
    *source->state = nullptr;
    while (Program* program = source->programs) {
      source->programs = program->next;
      while (Entry* entry = program->entries) {
        program->entries = entry->next;
        if (release_entry) release_entry(entry->handle);
        free(entry);
      }
      release_program(program->handle);
      free(program);
    }
    free(source);
  }
}

}  // namespace argpool
