/* argpool on bare metal: no operating system, threads, heap, environment or files.
 * SPDX-License-Identifier: MIT */
#ifndef ARGPOOL_BARE_H
#define ARGPOOL_BARE_H

#include "argpool.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Gives argpool memory to work in: the scratch memory of kernels, plans, and what is kept between
 * calls (argpool_shutdown frees that). Comes before the first call, and again with more memory.
 * Without enough, calls that need scratch memory return out_of_memory, and the others work.
 * Defined only where the runtime is compiled for no operating system. */
ARGPOOL_API void argpool_give_memory(void* memory, size_t bytes);

#ifdef __cplusplus
}
#endif

#endif
