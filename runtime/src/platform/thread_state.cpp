// Two pointers a thread; the key's destructor frees what they point at when the thread ends.
// SPDX-License-Identifier: MIT
#include "platform/thread_state.h"

#include <pthread.h>
#include <stdlib.h>

namespace argpool {

__thread ThreadPointers thread_pointers [[gnu::tls_model("initial-exec")]];

namespace {

pthread_once_t once = PTHREAD_ONCE_INIT;
pthread_key_t key;
bool has_key;  // atomic

void free_state(void* state) {
  ThreadState* s = static_cast<ThreadState*>(state);
  free_recent(thread_pointers.recent);
  free(s->models);
  free(s);
  thread_pointers = {};
}

void make_key() {
  __atomic_store_n(&has_key, pthread_key_create(&key, free_state) == 0, __ATOMIC_RELEASE);
}

}  // namespace

ThreadState* make_thread_state() {
  pthread_once(&once, make_key);
  if (!__atomic_load_n(&has_key, __ATOMIC_ACQUIRE)) return nullptr;
  void* memory = calloc(1, sizeof(ThreadState));
  if (!memory) return nullptr;
  if (pthread_setspecific(key, memory)) {
    free(memory);
    return nullptr;
  }
  return thread_pointers.state = static_cast<ThreadState*>(memory);
}

void release_thread_state() {
  if (!thread_pointers.state || !__atomic_load_n(&has_key, __ATOMIC_ACQUIRE)) return;
  pthread_setspecific(key, nullptr);
  free_state(thread_pointers.state);
}

void abandon_thread_states() {
  release_thread_state();
  if (__atomic_exchange_n(&has_key, false, __ATOMIC_ACQ_REL)) pthread_key_delete(key);
}

}  // namespace argpool
