/* Calls the row of scratch.ll with an arena that fails at the n-th allocation, and counts.
 * SPDX-License-Identifier: MIT */
#include <stdint.h>
#include <stdio.h>

#include "argpool.h"
#include "argpool_registry.h"

extern const struct argpool_table pool_table;

typedef struct {
  argpool_scratch interface;
  int allocations, fail_at, live;
} arena;

static char memory[4][256];

static void* alloc(argpool_scratch* self, size_t bytes) {
  arena* it = (arena*)self;
  if (++it->allocations == it->fail_at || bytes > sizeof(memory[0])) return NULL;
  if (bytes == 0) return NULL; /* no failure: nothing is needed */
  return memory[it->live++];
}

static void release(argpool_scratch* self, void* block) {
  ((arena*)self)->live -= block != NULL;
}

int main(void) {
  for (int fail_at = 0; fail_at < 11; ++fail_at) {
    arena it = {{alloc, release}, 0, fail_at, 0};
    argpool_scratch* context = &it.interface;
    int64_t size = 100;
    void* args[] = {&context, &size};
    const int status = pool_table.rows[0].run(args);
    printf("fails at %d: %s, %d tried, %d held\n", fail_at,
           status == ARGPOOL_OUT_OF_MEMORY ? "out of memory" : status ? "?" : "ok",
           it.allocations, it.live);
  }
  return 0;
}
