// Reading the environment once, whichever thread comes first.
// SPDX-License-Identifier: MIT
#include "environment.h"

#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cpu.h"
#include "tuning.h"

namespace argpool {

Environment detail::environment;
bool detail::environment_is_read;

namespace {

pthread_once_t once = PTHREAD_ONCE_INIT;

int usable_cpus() {
  cpu_set_t set;
  if (sched_getaffinity(0, sizeof set, &set)) return 1;
  const int n = CPU_COUNT(&set);
  return n > 0 ? n : 1;
}

// A name too long for `to` is cut, and then names nothing: that fails, as any unknown name does.
void copy_variable(const char* name, char* to, size_t size) {
  const char* value = getenv(name);
  snprintf(to, size, "%s", value ? value : "");
}

void fill_in() {
  Environment& e = detail::environment;
  e.cpu = detect_cpu();
  copy_variable("ARGPOOL_CPU", e.cpu_name, sizeof e.cpu_name);
  e.cpu.name = e.cpu_name[0] ? e.cpu_name : nullptr;
  const char* threads = getenv("ARGPOOL_NUM_THREADS");
  const long n = threads ? strtol(threads, nullptr, 10) : 0;
  e.cpus = usable_cpus();
  e.num_threads = n > 0 && n <= 1024 ? (int)n : e.cpus;
  const char* verbose = getenv("ARGPOOL_VERBOSE");
  e.verbose_dispatch = verbose && strstr(verbose, "dispatch");
  const char* tuning = getenv("ARGPOOL_TUNING");
  e.tuned = tuning && *tuning;
  read_tuning(tuning);
  copy_variable("ARGPOOL_FORCE_VARIANT", e.forced_variant, sizeof e.forced_variant);
  copy_variable("ARGPOOL_MAX_TARGET", e.max_target, sizeof e.max_target);
  __atomic_store_n(&detail::environment_is_read, true, __ATOMIC_RELEASE);
}

}  // namespace

const Environment& detail::read_environment() {
  pthread_once(&once, fill_in);
  return environment;
}

}  // namespace argpool
