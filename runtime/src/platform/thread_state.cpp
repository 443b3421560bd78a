// Two pointers a thread; the key's destructor frees what they point at when the thread ends.
// SPDX-License-Identifier: MIT
#include "platform/thread_state.h"

namespace argpool {

ARGPOOL_THREAD_LOCAL ThreadPointers thread_pointers ARGPOOL_TLS_MODEL;

namespace {

Once once;
Key key;
bool has_key;  // atomic

void free_state(void* state) {
  ThreadState* s = static_cast<ThreadState*>(state);
  free_recent(thread_pointers.recent);
  free_zeros(s);
  thread_pointers = {};
}

void make_own_key() {
  __atomic_store_n(&has_key, make_key(&key, free_state), __ATOMIC_RELEASE);
}

}  // namespace

ThreadState* make_thread_state() {
  run_once(once, make_own_key);
  if (!__atomic_load_n(&has_key, __ATOMIC_ACQUIRE)) return nullptr;
  void* memory = allocate_zeros(sizeof(ThreadState));
  if (!memory) return nullptr;
  if (!set_key(key, memory)) {
    free_zeros(memory);
    return nullptr;
  }
  return thread_pointers.state = static_cast<ThreadState*>(memory);
}

void release_thread_state() {
  if (!thread_pointers.state || !__atomic_load_n(&has_key, __ATOMIC_ACQUIRE)) return;
  set_key(key, nullptr);
  free_state(thread_pointers.state);
}

void abandon_thread_states() {
  release_thread_state();
  if (__atomic_exchange_n(&has_key, false, __ATOMIC_ACQ_REL)) delete_key(key);
}

}  // namespace argpool
