// The thread pool: a list of jobs, each on its caller's stack, and workers that take from it.
// Each begins with a share of its own: called again, it finds its data in its own caches.
// SPDX-License-Identifier: MIT
#include "platform/threads.h"

#include <algorithm>

#include "platform/environment.h"
#include "platform/system.h"
#include "platform/thread_state.h"

namespace argpool {
namespace {

constexpr int kMostThreads = 256;

// A waiting thread spins for as long before it sleeps: to wake one takes 30 microseconds where CPUs
// are virtual, and the next call, or the last task of the other threads, may well come sooner.
constexpr int64_t kLookOn = 50 * 1000;  // nanoseconds
// Two calls within so many nanoseconds are consecutive: the first one's own time, and as long.
constexpr int64_t kLately = 2 * kLookOn;

struct Job {
  argpool_task task;
  void* data;
  int32_t tasks, shares;
  int32_t* next;    // atomic, of each share: the first task nobody took
  int helpers;      // workers that may still join; guarded by the pool's mutex
  int active;       // atomic: workers at it; written with the pool's mutex held
  Job* later;
  Condition left;  // the last active worker left
};

struct Pool {
  Mutex mutex;
  Condition work;      // a job came, or the pool stops
  Condition stopped;   // join_pool is done
  Job* jobs;           // those that helpers may join, oldest first
  int posted;          // atomic: how often there was something new
  int looking;         // atomic: workers that look on; the others sleep or work
  int threads;         // atomic: running; written with the mutex held
  bool stopping;
};

constexpr Pool kFreshPool = {{}, {}, {}, nullptr, 0, 0, 0, false};
Pool pool = kFreshPool;
Thread workers[kMostThreads];  // the first pool.threads of them run; as pool.threads is guarded

int32_t first_of(const Job& job, int64_t share) {
  return (int32_t)(job.tasks * share / job.shares);
}

// Takes the tasks of a share, then what the others left of theirs.
void take_tasks(Job& job, int32_t share) {
  for (int32_t left = job.shares; left > 0; --left) {
    const int32_t past = first_of(job, share + 1);
    for (;;) {
      const int32_t i = __atomic_fetch_add(&job.next[share], 1, __ATOMIC_RELAXED);
      if (i >= past) break;
      job.task(job.data, i);
    }
    if (++share == job.shares) share = 0;
  }
}

void pause() {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#endif
}

// Waits until a number is, or is no longer, `value`; gives up when it has taken too long, and at
// once where there are fewer CPUs than threads to look on.
void look_on(const int* number, int value, bool until) {
  if (environment().cpus <= __atomic_load_n(&pool.threads, __ATOMIC_RELAXED)) return;
  const int64_t end = monotonic_ns() + kLookOn;
  do {
    for (int i = 0; i < 16; ++i) {
      if ((__atomic_load_n(number, __ATOMIC_ACQUIRE) == value) == until) return;
      pause();
    }
  } while (monotonic_ns() < end);
}

void post() { __atomic_fetch_add(&pool.posted, 1, __ATOMIC_RELEASE); }

void remove_job(Job* job) {
  for (Job** at = &pool.jobs; *at; at = &(*at)->later) {
    if (*at == job) {
      *at = job->later;
      return;
    }
  }
}

void* work(void* number) {
  const int32_t own = (int32_t)(intptr_t)number;
  pool.mutex.lock();
  while (!pool.stopping) {
    if (!pool.jobs) {
      const int posted = __atomic_load_n(&pool.posted, __ATOMIC_RELAXED);
      __atomic_fetch_add(&pool.looking, 1, __ATOMIC_RELAXED);
      pool.mutex.unlock();
      look_on(&pool.posted, posted, false);
      pool.mutex.lock();
      __atomic_fetch_sub(&pool.looking, 1, __ATOMIC_RELAXED);
      while (!pool.jobs && !pool.stopping) pool.work.wait(pool.mutex);
      continue;
    }
    Job* job = pool.jobs;
    __atomic_fetch_add(&job->active, 1, __ATOMIC_RELAXED);
    if (--job->helpers == 0) remove_job(job);
    pool.mutex.unlock();
    take_tasks(*job, 1 + own % (job->shares - 1));  // the first is its caller's
    pool.mutex.lock();
    remove_job(job);  // it has no tasks left
    if (__atomic_sub_fetch(&job->active, 1, __ATOMIC_RELEASE) == 0) {
      job->left.wake_one();
    }
  }
  pool.mutex.unlock();
  return nullptr;
}

// With the mutex held: starts workers until there are `wanted`, or the system gives no more.
void start_threads(int wanted) {
  if (wanted > kMostThreads) wanted = kMostThreads;
  if (pool.threads >= wanted) return;
  while (pool.threads < wanted &&
         start_thread(&workers[pool.threads], work, (void*)(intptr_t)pool.threads)) {
    __atomic_fetch_add(&pool.threads, 1, __ATOMIC_RELAXED);
  }
}

// A forked child has none of the threads, and a mutex that one of them may have held.
void start_afresh() { pool = kFreshPool; }
void mind_forks() { after_fork(start_afresh); }
Once forks_minded;

}  // namespace

void run_on_pool(int threads, int32_t tasks, argpool_task task, void* data) {
  if (threads > kMostThreads + 1) threads = kMostThreads + 1;
  const int32_t shares = (int32_t)std::max(1, std::min(threads, tasks));
  int32_t next[kMostThreads + 1];
  Job job = {task, data, tasks, shares, next, shares - 1, 0, nullptr, {}};
  for (int32_t i = 0; i < shares; ++i) next[i] = first_of(job, i);
  if (shares == 1) return take_tasks(job, 0);
  run_once(forks_minded, mind_forks);
  pool.mutex.lock();
  if (!pool.stopping) {
    start_threads(job.helpers);
    Job** end = &pool.jobs;
    while (*end) end = &(*end)->later;
    *end = &job;
    post();
    // Sleepers are woken only where those that look on are too few.
    const int awake = __atomic_load_n(&pool.looking, __ATOMIC_RELAXED);
    for (int i = awake; i < job.helpers; ++i) pool.work.wake_one();
  }
  pool.mutex.unlock();
  take_tasks(job, 0);
  pool.mutex.lock();
  remove_job(&job);
  if (job.active > 0) {
    pool.mutex.unlock();
    look_on(&job.active, 0, true);
    pool.mutex.lock();
  }
  while (job.active > 0) job.left.wait(pool.mutex);
  pool.mutex.unlock();
  job.left.end();
}

bool pool_is_awake() {
  const int64_t time = monotonic_ns();
  bool lately = false;
  if (ThreadState* state = this_thread()) {
    lately = time - state->last_asked < kLately;
    state->last_asked = time;
  }
  return __atomic_load_n(&pool.looking, __ATOMIC_RELAXED) > 0 || lately;
}

void join_pool() {
  pool.mutex.lock();
  if (pool.stopping) {  // another thread joins them already
    while (pool.stopping) pool.stopped.wait(pool.mutex);
    pool.mutex.unlock();
    return;
  }
  pool.stopping = true;
  post();
  const int threads = pool.threads;
  pool.work.wake_all();
  pool.mutex.unlock();
  for (int i = 0; i < threads; ++i) join_thread(workers[i]);
  pool.mutex.lock();
  __atomic_store_n(&pool.threads, 0, __ATOMIC_RELAXED);
  pool.stopping = false;
  pool.stopped.wake_all();
  pool.mutex.unlock();
}

}  // namespace argpool
