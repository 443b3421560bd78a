/* unload FILE FUNCTION: loads a library, has it pool on two threads, and unloads it, many times,
 * without argpool_shutdown. A thread that called it ends after it is gone.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

enum { kChannels = 32, kSide = 128, kRounds = 20 };
typedef argpool_status (*pooling)(const argpool_window*, const DLTensor*, DLTensor*, DLTensor*,
                                  const argpool_options*);

static float src[kChannels * kSide * kSide], pooled[kChannels * kSide * kSide / 4];
static pooling pool;
static int failed;
static pthread_barrier_t barrier;

static void call(void) {
  int64_t large[] = {1, kChannels, kSide, kSide}, small[] = {1, kChannels, kSide / 2, kSide / 2};
  const argpool_window window = ARGPOOL_WINDOW_2D(2, 2, 0);
  argpool_options options = ARGPOOL_OPTIONS_INIT;
  options.num_threads = 2;
  DLTensor x = {src, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, large, NULL, 0};
  DLTensor values = {pooled, {kDLCPU, 0}, 4, {kDLFloat, 32, 1}, small, NULL, 0};
  if (pool(&window, &x, &values, NULL, &options)) failed = 1;
}

static void* live_longer(void* unused) {
  call();
  pthread_barrier_wait(&barrier); /* it has called */
  pthread_barrier_wait(&barrier); /* the library is gone */
  return unused;
}

int main(int argc, char** argv) {
  if (argc != 3) return puts("usage: unload FILE FUNCTION"), 2;
  pthread_barrier_init(&barrier, NULL, 2);
  for (int round = 0; round < kRounds; round++) {
    void* library = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    if (!library) return puts(dlerror()), 2;
    *(void**)&pool = dlsym(library, argv[2]);
    if (!pool) return puts(dlerror()), 2;
    pthread_t other;
    pthread_create(&other, NULL, live_longer, NULL);
    pthread_barrier_wait(&barrier);
    call();
    dlclose(library);
    if (dlopen(argv[1], RTLD_NOW | RTLD_NOLOAD)) return puts("it is still loaded"), 1;
    pthread_barrier_wait(&barrier);
    pthread_join(other, NULL);
  }
  printf("%d rounds, %s\n", kRounds, failed ? "a call failed" : "every call succeeded");
  return failed;
}
