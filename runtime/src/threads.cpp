// The thread pool: a list of jobs, each on its caller's stack, and workers that take from it.
// SPDX-License-Identifier: MIT
#include "threads.h"

#include <pthread.h>
#include <signal.h>

#include "shapes.h"

namespace argpool {
namespace {

constexpr int kMostThreads = 256;

struct Job {
  argpool_task task;
  void* data;
  int32_t tasks;
  int32_t next;     // atomic: the first task nobody took
  int helpers;      // workers that may still join; guarded by the pool's mutex
  int active;       // workers at it; guarded by the pool's mutex
  Job* later;
  pthread_cond_t left;  // the last active worker left
};

struct Pool {
  pthread_mutex_t mutex;
  pthread_cond_t work;     // a job came, or the pool stops
  pthread_cond_t stopped;  // join_pool is done
  Job* jobs;               // those that helpers may join, oldest first
  int threads;             // running
  bool stopping;
  pthread_t thread[kMostThreads];
};

constexpr Pool kFreshPool = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER,
                             PTHREAD_COND_INITIALIZER,  nullptr, 0, false, {}};
Pool pool = kFreshPool;

void take_tasks(Job& job) {
  for (;;) {
    const int32_t i = __atomic_fetch_add(&job.next, 1, __ATOMIC_RELAXED);
    if (i >= job.tasks) return;
    job.task(job.data, i);
  }
}

void remove_job(Job* job) {
  for (Job** at = &pool.jobs; *at; at = &(*at)->later) {
    if (*at == job) {
      *at = job->later;
      return;
    }
  }
}

void* work(void*) {
  pthread_mutex_lock(&pool.mutex);
  while (!pool.stopping) {
    Job* job = pool.jobs;
    if (!job) {
      pthread_cond_wait(&pool.work, &pool.mutex);
      continue;
    }
    ++job->active;
    if (--job->helpers == 0) remove_job(job);
    pthread_mutex_unlock(&pool.mutex);
    take_tasks(*job);
    pthread_mutex_lock(&pool.mutex);
    remove_job(job);  // it has no tasks left
    if (--job->active == 0) pthread_cond_signal(&job->left);
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
         pthread_create(&pool.thread[pool.threads], nullptr, work, nullptr) == 0) {
    ++pool.threads;
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

// A forked child has none of the threads, and a mutex that one of them may have held.
void start_afresh() { pool = kFreshPool; }
void mind_forks() { pthread_atfork(nullptr, nullptr, start_afresh); }
pthread_once_t forks_minded = PTHREAD_ONCE_INIT;

}  // namespace

void run_on_pool(int threads, int32_t tasks, argpool_task task, void* data) {
  Job job = {task, data, tasks, 0, (int)min(threads - 1, tasks - 1), 0, nullptr,
             PTHREAD_COND_INITIALIZER};
  if (job.helpers <= 0) return take_tasks(job);
  pthread_once(&forks_minded, mind_forks);
  pthread_mutex_lock(&pool.mutex);
  if (!pool.stopping) {
    start_threads(job.helpers);
    Job** end = &pool.jobs;
    while (*end) end = &(*end)->later;
    *end = &job;
    pthread_cond_broadcast(&pool.work);
  }
  pthread_mutex_unlock(&pool.mutex);
  take_tasks(job);
  pthread_mutex_lock(&pool.mutex);
  remove_job(&job);
  while (job.active > 0) pthread_cond_wait(&job.left, &pool.mutex);
  pthread_mutex_unlock(&pool.mutex);
  pthread_cond_destroy(&job.left);
}

void join_pool() {
  pthread_mutex_lock(&pool.mutex);
  if (pool.stopping) {  // another thread joins them already
    while (pool.stopping) pthread_cond_wait(&pool.stopped, &pool.mutex);
    pthread_mutex_unlock(&pool.mutex);
    return;
  }
  pool.stopping = true;
  const int threads = pool.threads;
  pthread_cond_broadcast(&pool.work);
  pthread_mutex_unlock(&pool.mutex);
  for (int i = 0; i < threads; ++i) pthread_join(pool.thread[i], nullptr);
  pthread_mutex_lock(&pool.mutex);
  pool.threads = 0;
  pool.stopping = false;
  pthread_cond_broadcast(&pool.stopped);
  pthread_mutex_unlock(&pool.mutex);
}

}  // namespace argpool
