// The thread pool: a list of jobs, each on its caller's stack, and workers that take from it.
// Each begins with a share of its own: called again, it finds its data in its own caches.
// SPDX-License-Identifier: MIT
#include "platform/threads.h"

#include <pthread.h>
#include <signal.h>
#include <time.h>

#include <algorithm>

#include "platform/environment.h"
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
  pthread_cond_t left;  // the last active worker left
};

struct Pool {
  pthread_mutex_t mutex;
  pthread_cond_t work;     // a job came, or the pool stops
  pthread_cond_t stopped;  // join_pool is done
  Job* jobs;               // those that helpers may join, oldest first
  int posted;              // atomic: how often there was something new
  int looking;             // atomic: workers that look on; the others sleep or work
  int threads;             // atomic: running; written with the mutex held
  bool stopping;
};

// Held for moments only, by threads that finish together: better to look on than to sleep.
#ifdef PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP
#define ARGPOOL_MUTEX_INITIALIZER PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP
#else
#define ARGPOOL_MUTEX_INITIALIZER PTHREAD_MUTEX_INITIALIZER
#endif

constexpr Pool kFreshPool = {ARGPOOL_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                             PTHREAD_COND_INITIALIZER,  nullptr, 0, 0, 0, false};
Pool pool = kFreshPool;
pthread_t workers[kMostThreads];  // the first pool.threads of them run; as pool.threads is guarded

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

int64_t now() {
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * int64_t{1000000000} + t.tv_nsec;
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
  const int64_t end = now() + kLookOn;
  do {
    for (int i = 0; i < 16; ++i) {
      if ((__atomic_load_n(number, __ATOMIC_ACQUIRE) == value) == until) return;
      pause();
    }
  } while (now() < end);
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
  pthread_mutex_lock(&pool.mutex);
  while (!pool.stopping) {
    if (!pool.jobs) {
      const int posted = __atomic_load_n(&pool.posted, __ATOMIC_RELAXED);
      __atomic_fetch_add(&pool.looking, 1, __ATOMIC_RELAXED);
      pthread_mutex_unlock(&pool.mutex);
      look_on(&pool.posted, posted, false);
      pthread_mutex_lock(&pool.mutex);
      __atomic_fetch_sub(&pool.looking, 1, __ATOMIC_RELAXED);
      while (!pool.jobs && !pool.stopping) pthread_cond_wait(&pool.work, &pool.mutex);
      continue;
    }
    Job* job = pool.jobs;
    __atomic_fetch_add(&job->active, 1, __ATOMIC_RELAXED);
    if (--job->helpers == 0) remove_job(job);
    pthread_mutex_unlock(&pool.mutex);
    take_tasks(*job, 1 + own % (job->shares - 1));  // the first is its caller's
    pthread_mutex_lock(&pool.mutex);
    remove_job(job);  // it has no tasks left
    if (__atomic_sub_fetch(&job->active, 1, __ATOMIC_RELEASE) == 0) {
      pthread_cond_signal(&job->left);
    }
  }
  pthread_mutex_unlock(&pool.mutex);
  return nullptr;
}

// With the mutex held: starts workers until there are `wanted`, or the system gives no more.
void start_threads(int wanted) {
  if (wanted > kMostThreads) wanted = kMostThreads;
  if (pool.threads >= wanted) return;
  sigset_t all, before;  // signals are the app's own threads' business
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  while (pool.threads < wanted &&
         pthread_create(&workers[pool.threads], nullptr, work,
                        (void*)(intptr_t)pool.threads) == 0) {
    __atomic_fetch_add(&pool.threads, 1, __ATOMIC_RELAXED);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

// A forked child has none of the threads, and a mutex that one of them may have held.
void start_afresh() { pool = kFreshPool; }
void mind_forks() { pthread_atfork(nullptr, nullptr, start_afresh); }
pthread_once_t forks_minded = PTHREAD_ONCE_INIT;

}  // namespace

void run_on_pool(int threads, int32_t tasks, argpool_task task, void* data) {
  if (threads > kMostThreads + 1) threads = kMostThreads + 1;
  const int32_t shares = (int32_t)std::max(1, std::min(threads, tasks));
  int32_t next[kMostThreads + 1];
  Job job = {task, data, tasks, shares, next, shares - 1, 0, nullptr, PTHREAD_COND_INITIALIZER};
  for (int32_t i = 0; i < shares; ++i) next[i] = first_of(job, i);
  if (shares == 1) return take_tasks(job, 0);
  pthread_once(&forks_minded, mind_forks);
  pthread_mutex_lock(&pool.mutex);
  if (!pool.stopping) {
    start_threads(job.helpers);
    Job** end = &pool.jobs;
    while (*end) end = &(*end)->later;
    *end = &job;
    post();
    // Sleepers are woken only where those that look on are too few.
    const int awake = __atomic_load_n(&pool.looking, __ATOMIC_RELAXED);
    for (int i = awake; i < job.helpers; ++i) pthread_cond_signal(&pool.work);
  }
  pthread_mutex_unlock(&pool.mutex);
  take_tasks(job, 0);
  pthread_mutex_lock(&pool.mutex);
  remove_job(&job);
  if (job.active > 0) {
    pthread_mutex_unlock(&pool.mutex);
    look_on(&job.active, 0, true);
    pthread_mutex_lock(&pool.mutex);
  }
  while (job.active > 0) pthread_cond_wait(&job.left, &pool.mutex);
  pthread_mutex_unlock(&pool.mutex);
  pthread_cond_destroy(&job.left);
}

bool pool_is_awake() {
  const int64_t time = now();
  bool lately = false;
  if (ThreadState* state = this_thread()) {
    lately = time - state->last_asked < kLately;
    state->last_asked = time;
  }
  return __atomic_load_n(&pool.looking, __ATOMIC_RELAXED) > 0 || lately;
}

void join_pool() {
  pthread_mutex_lock(&pool.mutex);
  if (pool.stopping) {  // another thread joins them already
    while (pool.stopping) pthread_cond_wait(&pool.stopped, &pool.mutex);
    pthread_mutex_unlock(&pool.mutex);
    return;
  }
  pool.stopping = true;
  post();
  const int threads = pool.threads;
  pthread_cond_broadcast(&pool.work);
  pthread_mutex_unlock(&pool.mutex);
  for (int i = 0; i < threads; ++i) pthread_join(workers[i], nullptr);
  pthread_mutex_lock(&pool.mutex);
  __atomic_store_n(&pool.threads, 0, __ATOMIC_RELAXED);
  pool.stopping = false;
  pthread_cond_broadcast(&pool.stopped);
  pthread_mutex_unlock(&pool.mutex);
}

}  // namespace argpool
