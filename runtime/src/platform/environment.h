// The process's surroundings: environment variables and the CPU, read once, at the first call.
// SPDX-License-Identifier: MIT
#pragma once

#include "argpool.h"
#include "argpool_registry.h"

namespace argpool {

struct Environment {
  argpool_cpu cpu;           // what rows may run, at which costs; its name: $ARGPOOL_CPU
  int cpus;                  // that this process may use, by its affinity and its quota
  int num_threads;           // $ARGPOOL_NUM_THREADS, else as many
  bool verbose_dispatch;     // $ARGPOOL_VERBOSE is "dispatch" or 1
  argpool_measure measure;   // $ARGPOOL_MEASURE: where options do not say
  bool verify;               // $ARGPOOL_VERIFY: rows are compared before they serve a problem
  char forced_variant[256];  // $ARGPOOL_FORCE_VARIANT; "": none
  char max_target[64];       // $ARGPOOL_MAX_TARGET; "": none
  char cpu_name[64];         // $ARGPOOL_CPU; "": none
  char wrong[256];           // what is wrong with a variable: the sentence of every call; "": none
};

// Says what is wrong with a variable, as every call will.
void refuse(Environment& e, const char* name, const char* value, const char* accepted);

// Reads the files that variables name; environment_files.cpp.
void read_files(Environment& e);

namespace detail {
extern Environment environment;
extern bool environment_is_read;
const Environment& read_environment();
}  // namespace detail

inline const Environment& environment() {
  if (__atomic_load_n(&detail::environment_is_read, __ATOMIC_ACQUIRE)) return detail::environment;
  return detail::read_environment();
}

}  // namespace argpool
