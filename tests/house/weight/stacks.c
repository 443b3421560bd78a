/* Threads that never call argpool, on stacks of PTHREAD_STACK_MIN, in a process that has it.
 * SPDX-License-Identifier: MIT */
#include <argpool.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static void* nothing(void* p) { return p; }

int main(void) {
  int failed = argpool_version()[0] == 0;
  for (size_t size = 16384; size <= 262144; size *= 2) {
    pthread_attr_t attributes;
    pthread_t thread;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, size);
    const int bad = pthread_create(&thread, &attributes, nothing, NULL);
    printf("a stack of %zu bytes: %s\n", size, bad ? strerror(bad) : "ok");
    if (bad) failed = 1;
    else pthread_join(thread, NULL);
  }
  return failed;
}
