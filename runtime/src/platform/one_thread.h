// One thread: WASI, and bare metal.
// SPDX-License-Identifier: MIT
#pragma once

#define ARGPOOL_TLS_MODEL
#define ARGPOOL_THREAD_LOCAL

namespace argpool {

constexpr bool kUnloads = true;

struct Mutex {
  void lock() {}
  void unlock() {}
};

struct Condition {
  void wait(Mutex&) { __builtin_trap(); }  // nobody could wake it
  void wake_one() {}
  void wake_all() {}
  void end() {}
};

struct Once {
  bool ran = false;
};

using Thread = int;
using Key = int;

}  // namespace argpool
