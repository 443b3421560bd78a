// Locks and thread-local storage of Linux, Android, macOS and iOS.
// SPDX-License-Identifier: MIT
#pragma once

#include <pthread.h>

// glibc has room for thread-local storage at a fixed distance from the thread pointer in libraries
// that are loaded late; musl and Android refuse such libraries.
#ifdef __GLIBC__
#define ARGPOOL_TLS_MODEL [[gnu::tls_model("initial-exec")]]
#else
#define ARGPOOL_TLS_MODEL
#endif
#define ARGPOOL_THREAD_LOCAL __thread

namespace argpool {

constexpr bool kUnloads = true;  // an unloaded library may join threads

// Held for moments only: better to look on than to sleep.
#ifdef PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP
#define ARGPOOL_MUTEX_INITIALIZER PTHREAD_ADAPTIVE_MUTEX_INITIALIZER_NP
#else
#define ARGPOOL_MUTEX_INITIALIZER PTHREAD_MUTEX_INITIALIZER
#endif

struct Mutex {
  pthread_mutex_t handle = ARGPOOL_MUTEX_INITIALIZER;
  void lock() { pthread_mutex_lock(&handle); }
  void unlock() { pthread_mutex_unlock(&handle); }
};

struct Condition {
  pthread_cond_t handle = PTHREAD_COND_INITIALIZER;
  void wait(Mutex& mutex) { pthread_cond_wait(&handle, &mutex.handle); }
  void wake_one() { pthread_cond_signal(&handle); }
  void wake_all() { pthread_cond_broadcast(&handle); }
  void end() { pthread_cond_destroy(&handle); }
};

struct Once {
  pthread_once_t handle = PTHREAD_ONCE_INIT;
};

using Thread = pthread_t;
using Key = pthread_key_t;

}  // namespace argpool
