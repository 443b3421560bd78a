// Tasks for threads: a few for each, so that a slow one does not hold up the rest.
// SPDX-License-Identifier: MIT
#include "run/split.h"

#include "platform/threads.h"
#include "support/errors.h"

namespace argpool {
namespace {

constexpr int kTasksPerThread = 4;

struct Split {
  Range_work work;
  void* data;
  int64_t items;
  int32_t tasks;
  int32_t done;    // atomic
  int32_t status;  // atomic: what work returned, if not 0
};

void run_task(void* data, int32_t i) {
  Split& s = *static_cast<Split*>(data);
  if (i < 0 || i >= s.tasks) return;  // a caller's callback may err
  // Ranges that differ by one item at most, without multiplying items.
  const int64_t each = s.items / s.tasks, more = s.items % s.tasks;
  const int64_t first = each * i + (i < more ? i : more), past = first + each + (i < more);
  if (int bad = s.work(s.data, first, past)) __atomic_store_n(&s.status, bad, __ATOMIC_RELAXED);
  __atomic_fetch_add(&s.done, 1, __ATOMIC_RELEASE);
}

argpool_status out_of_memory() {
  return fail(ARGPOOL_OUT_OF_MEMORY,
              "a kernel's scratch memory could not be allocated; accepted: more free memory");
}

}  // namespace

argpool_status split(const Workers& workers, int64_t items, Range_work work, void* data) {
  if (workers.threads <= 1 || items <= 1) {
    return work(data, 0, items) ? out_of_memory() : ARGPOOL_OK;
  }
  const int64_t most = (int64_t)workers.threads * kTasksPerThread;
  Split s = {work, data, items, (int32_t)(items < most ? items : most), 0, 0};
  if (workers.parallel) {
    workers.parallel(workers.context, s.tasks, run_task, &s);
    const int32_t done = __atomic_load_n(&s.done, __ATOMIC_ACQUIRE);
    if (done < s.tasks) {
      return fail(ARGPOOL_INVALID_ARGUMENT,
                  "options.parallel returned after %d of %d tasks; accepted: a callback that runs "
                  "each once",
                  done, s.tasks);
    }
  } else {
    run_on_pool(workers.threads, s.tasks, run_task, &s);
  }
  return __atomic_load_n(&s.status, __ATOMIC_RELAXED) ? out_of_memory() : ARGPOOL_OK;
}

}  // namespace argpool
