/* Loads libargpool while the program runs, as Python and Java do, and calls it: musl refuses
 * libraries whose thread-local storage is initial-exec.
 *     loads LIBRARY [pools]     pools: it has kernels, and is to pool with them
 * SPDX-License-Identifier: MIT */
#include <stdio.h>

#include "argpool.h"
#ifdef _WIN32
#include <windows.h>
static void* open_library(const char* name) { return (void*)LoadLibraryA(name); }
static void* find(void* library, const char* name) {
  return (void*)GetProcAddress((HMODULE)library, name);
}
static const char* reason(void) { return "LoadLibrary or GetProcAddress refused it"; }
#else
#include <dlfcn.h>
static void* open_library(const char* name) { return dlopen(name, RTLD_NOW); }
static void* find(void* library, const char* name) { return dlsym(library, name); }
static const char* reason(void) { return dlerror(); }
#endif

typedef argpool_status pool_function(const argpool_window*, const DLTensor*, DLTensor*, DLTensor*,
                                     const argpool_options*);

/* The contract's first example. */
static int pools(pool_function* pool) {
  float src[16], values[4];
  int64_t indices[4], large[] = {1, 1, 4, 4}, small[] = {1, 1, 2, 2};
  const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  const DLDataType f32 = {kDLFloat, 32, 1}, i64 = {kDLInt, 64, 1};
  const DLDevice cpu = {kDLCPU, 0};
  DLTensor x = {src, cpu, 4, f32, large, NULL, 0}, v = {values, cpu, 4, f32, small, NULL, 0},
           i = {indices, cpu, 4, i64, small, NULL, 0};
  for (int k = 0; k < 16; ++k) src[k] = (float)(k + 1);
  if (pool(&window, &x, &v, &i, NULL)) return 0;
  return values[0] == 6 && values[1] == 8 && values[2] == 14 && values[3] == 16 &&
         indices[0] == 5 && indices[1] == 7 && indices[2] == 13 && indices[3] == 15;
}

int main(int argc, char** argv) {
  void* const library = argc > 1 ? open_library(argv[1]) : NULL;
  if (!library) return puts(argc > 1 ? reason() : "loads LIBRARY [pools]"), 1;
  pool_function* const pool = (pool_function*)find(library, "argpool_max_pool");
  const char* (*const last_error)(void) =
      (const char* (*)(void))find(library, "argpool_last_error");
  if (!pool || !last_error) return puts(reason()), 1;
  /* A call without arguments fails, and the sentence is in thread-local storage's keeping. */
  if (pool(NULL, NULL, NULL, NULL, NULL) == 0 || !last_error()[0]) return puts("no sentence"), 1;
  puts(last_error());
  if (argc > 2 && !pools(pool)) return puts(last_error()), 1;
  return puts(argc > 2 ? "pools" : "loads"), 0;
}
