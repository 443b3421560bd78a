// Compiled into the libraries of devices, which need nothing of the runtime.
// SPDX-License-Identifier: MIT
#include "platform/drivers.h"

#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
#else
#include <dlfcn.h>
#endif

namespace argpool {

#if defined(_WIN32)

void* open_library(const char* name, const char** why) {
  *why = "LoadLibrary refused it";
  return reinterpret_cast<void*>(LoadLibraryA(name));
}
void* find_function(void* library, const char* name) {
  return reinterpret_cast<void*>(GetProcAddress(static_cast<HMODULE>(library), name));
}
void close_library(void* library) { FreeLibrary(static_cast<HMODULE>(library)); }

#else

void* open_library(const char* name, const char** why) {
  void* const library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) *why = dlerror();
  return library;
}
void* find_function(void* library, const char* name) { return dlsym(library, name); }
void close_library(void* library) { dlclose(library); }

#endif

}  // namespace argpool
