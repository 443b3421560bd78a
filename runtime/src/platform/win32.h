// Locks and thread-local storage of Windows. windows.h stays in win32.cpp: it defines macros named
// as other code's functions are.
// SPDX-License-Identifier: MIT
#pragma once

#define ARGPOOL_TLS_MODEL
#define ARGPOOL_THREAD_LOCAL __thread

namespace argpool {

// A library is unloaded under the loader's lock, which threads take as they end: to join them there
// waits for ever. argpool_shutdown joins them.
constexpr bool kUnloads = false;

struct Mutex {
  void* handle = nullptr;  // SRWLOCK
  void lock();
  void unlock();
};

struct Condition {
  void* handle = nullptr;  // CONDITION_VARIABLE
  void wait(Mutex& mutex);
  void wake_one();
  void wake_all();
  void end() {}
};

struct Once {
  void* handle = nullptr;  // INIT_ONCE
};

using Thread = void*;
using Key = unsigned long;

}  // namespace argpool
