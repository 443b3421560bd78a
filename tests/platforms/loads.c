/* Loads libargpool.so while the program runs, as Python and Java do, and calls it: musl refuses
 * libraries whose thread-local storage is initial-exec.
 * SPDX-License-Identifier: MIT */
#include <dlfcn.h>
#include <stdio.h>

int main(int argc, char** argv) {
  void* const library = argc > 1 ? dlopen(argv[1], RTLD_NOW) : NULL;
  if (!library) return puts(argc > 1 ? dlerror() : "loads LIBRARY"), 1;
  /* A call without arguments fails, and the sentence is in thread-local storage's keeping. */
  int (*const pool)(void*, void*, void*, void*, void*) =
      (int (*)(void*, void*, void*, void*, void*))dlsym(library, "argpool_max_pool");
  const char* (*const last_error)(void) =
      (const char* (*)(void))dlsym(library, "argpool_last_error");
  if (!pool || !last_error) return puts(dlerror()), 1;
  if (pool(NULL, NULL, NULL, NULL, NULL) == 0 || !last_error()[0]) return puts("no sentence"), 1;
  puts(last_error());
  return 0;
}
