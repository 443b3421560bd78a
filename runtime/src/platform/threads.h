// argpool's own thread pool: started by the first call big enough to split, joined by
// argpool_shutdown, started again when needed.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"

namespace argpool {

// Runs task(data, i) for every i in [0, tasks) on the calling thread and up to threads - 1 of the
// pool's. Calls from several threads share the pool's threads.
void run_on_pool(int threads, int32_t tasks, argpool_task task, void* data);

// Does a thread of the pool look on for work, so that it need not be woken? Or did this thread hand
// out work so recently that a thread that is woken would still look on?
bool pool_is_awake();

// Joins the pool's threads; calls under way finish on their own threads.
void join_pool();

}  // namespace argpool
