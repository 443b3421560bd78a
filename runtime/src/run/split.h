// Splitting work over threads: argpool's pool, or the caller's.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// Who does the work.
struct Workers {
  int threads;                // at most; 1 or more
  argpool_parallel parallel;  // NULL: argpool's own pool
  void* context;
  int tiles = 4;              // for each thread, where there is work for as many
};

// Work on the items [first, past); returns 0, or ARGPOOL_OUT_OF_MEMORY as kernels do.
using Range_work = int (*)(void* data, int64_t first, int64_t past);

// Covers [0, items) with ranges, each worked on once, and returns when all are done.
argpool_status split(const Workers& workers, int64_t items, Range_work work, void* data);

}  // namespace argpool
